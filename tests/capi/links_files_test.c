/* Every kind of link, of every dtype, comes back from files bit for bit. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */
#include "serializer_support.h"

#include "link_kinds.h"

typedef ctn_status (*save_fn)(ctn_link* link, const char* path);

static ctn_status save_npz(ctn_link* link, const char* path) { return ctn_link_save_npz(link, path, 0); }
static ctn_status save_deflated(ctn_link* link, const char* path) { return ctn_link_save_npz(link, path, 1); }
static ctn_status save_hdf5(ctn_link* link, const char* path) { return ctn_link_save_hdf5(link, path, 4); }

static void check_same_bytes(ctn_array* a, ctn_array* b) {
  static char bytes[2][4096];
  const size_t size = (size_t)ctn_array_nbytes(a);
  assert_true(size <= sizeof bytes[0]);
  assert_int_equal(ctn_array_nbytes(b), size);
  assert_int_equal(ctn_array_dtype(b), ctn_array_dtype(a));
  OK(ctn_array_to_data(a, bytes[0], size));
  OK(ctn_array_to_data(b, bytes[1], size));
  assert_memory_equal(bytes[0], bytes[1], size);
}

static void check_same_parameters(ctn_link* a, ctn_link* b) {
  size_t i;
  assert_true(ctn_link_param_count(a) > 0);
  assert_int_equal(ctn_link_param_count(b), ctn_link_param_count(a));
  for (i = 0; i < ctn_link_param_count(a); ++i) {
    ctn_variable* v[2];
    ctn_array* data[2];
    size_t k;
    OK(ctn_link_param_at(a, i, &v[0]));
    OK(ctn_link_param_at(b, i, &v[1]));
    for (k = 0; k < 2; ++k) OK(ctn_variable_data(v[k], &data[k]));
    check_same_bytes(data[0], data[1]);
    for (k = 0; k < 2; ++k) {
      ctn_array_release(data[k]);
      ctn_variable_release(v[k]);
    }
  }
}

/* Random numbers in every parameter, also in those that begin as zeros or ones. */
static ctn_link* drawn(size_t kind, ctn_dtype dtype) {
  ctn_link_options* options = new_options();
  ctn_initializer* uniform;
  ctn_link* link;
  size_t i;
  OK(ctn_link_options_set_dtype(options, dtype));
  OK(make_link(kind, options, &link));
  OK(ctn_initializer_uniform_new(3, &uniform));
  for (i = 0; i < ctn_link_param_count(link); ++i) {
    ctn_variable* v;
    ctn_array* data;
    OK(ctn_link_param_at(link, i, &v));
    OK(ctn_variable_data(v, &data));
    OK(ctn_initializer_apply(uniform, data));
    ctn_array_release(data);
    ctn_variable_release(v);
  }
  ctn_initializer_release(uniform);
  ctn_link_options_release(options);
  return link;
}

static void test_round_trips(void** state) {
  static const struct Format {
    const char* name;
    save_fn save;
    int has_bfloat16;
  } formats[] = {{"link.npz", save_npz, 0},
                 {"deflated.npz", save_deflated, 0},
                 {"link.h5", save_hdf5, 0},
                 {"link.safetensors", ctn_link_save_safetensors, 1}};
  static const ctn_dtype dtypes[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};
  size_t kind, format, i;
  (void)state;
  for (kind = 0; kind < kLinkKinds; ++kind) {
    for (i = 0; i < COUNT(dtypes); ++i) {
      ctn_link *saved = drawn(kind, dtypes[i]), *loaded = drawn(kind, dtypes[i]);
      for (format = 0; format < COUNT(formats); ++format) {
        const char* path = path_of(formats[format].name);
        const ctn_status status = formats[format].save(saved, path);
        if (dtypes[i] == CTN_BFLOAT16 && !formats[format].has_bfloat16) {
          assert_int_equal(status, CTN_ERROR_UNSUPPORTED);
          continue;
        }
        OK(status);
        OK(ctn_link_load(loaded, path, NULL, NULL));
        check_same_parameters(saved, loaded);
        assert_int_equal(unlink(path), 0);
        ctn_link_release(loaded);
        loaded = drawn(kind, dtypes[i]);
      }
      ctn_link_release(loaded);
      ctn_link_release(saved);
    }
  }
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_round_trips)};
  return run_in_directory(tests, COUNT(tests), argc, argv);
}
