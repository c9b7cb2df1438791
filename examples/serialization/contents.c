/* What is in a file of arrays and texts; see contents.h. */
#include "contents.h"

#include "check.h"

static void print_array(const char* key, const ctn_array* a) {
  char shape[128] = "(";
  for (size_t axis = 0; axis < ctn_array_ndim(a); ++axis) {
    const size_t length = strlen(shape);
    snprintf(shape + length, sizeof shape - length, axis ? ", %lld" : "%lld",
             (long long)ctn_array_shape(a)[axis]);
  }
  printf("  %-8s %14s)  %s\n", ctn_dtype_name(ctn_array_dtype(a)), shape, key);
}

void contents_print(ctn_scope* c, ctn_dictionary* entries, const char* prefix) {
  for (size_t i = 0; i < ctn_dictionary_count(entries) && !c->status; ++i) {
    const size_t mark = cs_mark(c);
    const char* key = cs_dictionary_key(c, entries, i);
    if (!c->status && strncmp(key, prefix, strlen(prefix)) == 0) {
      if (cs_dictionary_is_text(c, entries, key)) {
        printf("  %-8s %15s  %s = %.60s\n", "text", "", key, cs_dictionary_text(c, entries, key));
      } else {
        const ctn_array* a = cs_dictionary_array(c, entries, key);
        if (!c->status) print_array(key, a);
      }
    }
    cs_pop(c, mark);
  }
}

static bool same_bytes(ctn_scope* c, const ctn_array* a, const ctn_array* b) {
  if (c->status || ctn_array_dtype(a) != ctn_array_dtype(b) || ctn_array_ndim(a) != ctn_array_ndim(b))
    return false;
  for (size_t axis = 0; axis < ctn_array_ndim(a); ++axis)
    if (ctn_array_shape(a)[axis] != ctn_array_shape(b)[axis]) return false;
  const size_t size = (size_t)ctn_array_nbytes(a);
  void *first = cs_memory(c, size), *second = cs_memory(c, size);
  cs_array_to_data(c, a, first, size);
  cs_array_to_data(c, b, second, size);
  return !c->status && memcmp(first, second, size) == 0;
}

static bool same_entry(ctn_scope* c, ctn_dictionary* a, ctn_dictionary* b, const char* key) {
  if (!cs_dictionary_contains(c, b, key)) return false;
  const bool text = cs_dictionary_is_text(c, a, key);
  if (text != (bool)cs_dictionary_is_text(c, b, key)) return false;
  if (text) return strcmp(cs_dictionary_text(c, a, key), cs_dictionary_text(c, b, key)) == 0;
  return same_bytes(c, cs_dictionary_array(c, a, key), cs_dictionary_array(c, b, key));
}

bool contents_equal(ctn_scope* c, ctn_dictionary* a, ctn_dictionary* b) {
  bool equal = ctn_dictionary_count(a) == ctn_dictionary_count(b);
  for (size_t i = 0; i < ctn_dictionary_count(a) && equal; ++i) {
    const size_t mark = cs_mark(c);
    equal = same_entry(c, a, b, cs_dictionary_key(c, a, i));
    cs_pop(c, mark);
  }
  return equal;
}

static bool ends_with(const char* text, const char* end) {
  const size_t length = strlen(text), wanted = strlen(end);
  return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

void contents_save(ctn_scope* c, ctn_dictionary* entries, const char* path, int level) {
  if (ends_with(path, ".npz")) {
    cs_dictionary_save_npz(c, entries, path, level);
  } else if (ends_with(path, ".h5") || ends_with(path, ".hdf5")) {
    cs_dictionary_save_hdf5(c, entries, path, NULL, level);
  } else if (ends_with(path, ".safetensors")) {
    cs_dictionary_save_safetensors(c, entries, path); /* which does not compress */
  } else {
    give_up("%s: expected a name that ends with .npz, .h5, .hdf5 or .safetensors", path);
  }
}
