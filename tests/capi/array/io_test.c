/* Tests of catenary/io.h and catenary/dlpack.h. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support.h"

static char directory[256];

static const char* path_of(const char* name) {
  static char texts[4][320];
  static size_t next;
  char* text = texts[next++ % COUNT(texts)];
  snprintf(text, sizeof texts[0], "%s/%s", directory, name);
  return text;
}

static ctn_array* load(const char* name, ctn_mmap_mode mode) {
  ctn_array* a;
  OK(ctn_array_load(path_of(name), mode, &a));
  return a;
}

static void take(ctn_array* a, ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* values,
                 size_t count) {
  CHECK_ARRAY(a, dtype, shape, ndim, values, count);
  ctn_array_release(a);
}

static size_t read_file(const char* name, char* bytes, size_t room) {
  FILE* file = fopen(path_of(name), "rb");
  size_t size;
  assert_non_null(file);
  size = fread(bytes, 1, room, file);
  fclose(file);
  return size;
}

static void write_file(const char* name, const char* bytes, size_t size) {
  FILE* file = fopen(path_of(name), "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes, 1, size, file), size);
  fclose(file);
}

static void test_npy(void** state) {
  ctn_dtype dtype;
  ctn_array *a, *turned, *loaded, *cut;
  const ctn_index every_other[] = {{CTN_INDEX_ELLIPSIS, 0, 0, 0},
                                   {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -2}};
  (void)state;
  for (dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
    double values[] = {0, 1, 2, 3, 4, 5}, turned_values[] = {0, 3, 1, 4, 2, 5};
    if (dtype == CTN_BFLOAT16) continue;
    if (dtype == CTN_BOOL)
      values[2] = values[3] = values[4] = values[5] = turned_values[1] = turned_values[3] = turned_values[4] =
          turned_values[5] = 1;
    a = array_of(dtype, DIMS(2, 3), values, 6);
    OK(ctn_array_save(a, path_of("a.npy")));
    take(load("a.npy", CTN_MMAP_NONE), dtype, DIMS(2, 3), values, 6);
    OK(ctn_array_transpose(a, NULL, 0, &turned));
    OK(ctn_array_save(turned, path_of("a.npy")));
    loaded = load("a.npy", CTN_MMAP_NONE);
    assert_true(ctn_array_is_f_contiguous(loaded));
    take(loaded, dtype, DIMS(3, 2), turned_values, 6);
    OK(ctn_array_get(a, every_other, 2, &cut));
    OK(ctn_array_save(cut, path_of("a.npy")));
    take(load("a.npy", CTN_MMAP_NONE), dtype, DIMS(2, 2),
         (const double[]){values[2], values[0], values[5], values[3]}, 4);
    ctn_array_release(cut);
    ctn_array_release(turned);
    ctn_array_release(a);
  }
  a = array_of(CTN_FLOAT32, NO_DIMS, VALUES(7));
  OK(ctn_array_save(a, path_of("a.npy")));
  take(load("a.npy", CTN_MMAP_NONE), CTN_FLOAT32, NO_DIMS, VALUES(7));
  ctn_array_release(a);
  OK(ctn_array_empty(DIMS(0, 3), CTN_INT16, &a));
  OK(ctn_array_save(a, path_of("a.npy")));
  take(load("a.npy", CTN_MMAP_NONE), CTN_INT16, DIMS(0, 3), NULL, 0);
  ctn_array_release(a);
  a = array_of(CTN_BFLOAT16, DIMS(1), VALUES(7));
  FAILS(ctn_array_save(a, path_of("none.npy")), CTN_ERROR_UNSUPPORTED, "bfloat16");
  assert_int_not_equal(access(path_of("none.npy"), F_OK), 0);
  ctn_array_release(a);
}

static void test_memory(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2, 3)), *loaded;
  char bytes[512], file[512];
  size_t length, size;
  (void)state;
  OK(ctn_array_save_to_memory(a, NULL, 0, &length));
  assert_int_equal(length, 128 + 24);
  memset(bytes, 'x', sizeof bytes);
  OK(ctn_array_save_to_memory(a, bytes, sizeof bytes, NULL));
  assert_int_equal(bytes[length], 'x');
  OK(ctn_array_save(a, path_of("a.npy")));
  size = read_file("a.npy", file, sizeof file);
  assert_int_equal(size, length);
  assert_memory_equal(bytes, file, length);
  OK(ctn_array_load_from_memory(bytes, sizeof bytes, &loaded));
  take(loaded, CTN_INT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  for (size = 0; size < length; ++size) {
    FAILS(ctn_array_load_from_memory(bytes, size, &loaded), CTN_ERROR_FORMAT, "npy: ");
    assert_null(loaded);
  }
  length = 0;
  FAILS(ctn_array_save_to_memory(a, bytes, 100, &length), CTN_ERROR_INVALID_ARGUMENT,
        "capacity: expected at least 152 bytes, got 100");
  assert_int_equal(length, 152);
  FAILS(ctn_array_save_to_memory(a, NULL, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "data: expected");
  FAILS(ctn_array_save_to_memory(a, NULL, 9, &length), CTN_ERROR_INVALID_ARGUMENT, "data: expected");
  FAILS(ctn_array_save_to_memory(NULL, bytes, 9, &length), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array");
  FAILS(ctn_array_load_from_memory(NULL, 9, &loaded), CTN_ERROR_INVALID_ARGUMENT, "data: expected 9 bytes");
  FAILS(ctn_array_load_from_memory(NULL, 0, &loaded), CTN_ERROR_FORMAT, "empty");
  FAILS(ctn_array_load_from_memory(bytes, 9, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected");
  ctn_array_release(a);
}

static void test_tofile(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 2)), *turned;
  const int16_t expected[] = {0, 2, 1, 3};
  char bytes[64];
  (void)state;
  OK(ctn_array_transpose(a, NULL, 0, &turned));
  OK(ctn_array_tofile(turned, path_of("raw"), NULL));
  assert_int_equal(read_file("raw", bytes, sizeof bytes), 8);
  assert_memory_equal(bytes, expected, 8);
  OK(ctn_array_tofile(turned, path_of("raw"), " - "));
  assert_int_equal(read_file("raw", bytes, sizeof bytes), 13);
  assert_memory_equal(bytes, "0 - 2 - 1 - 3", 13);
  FAILS(ctn_array_tofile(a, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string, got NULL");
  FAILS(ctn_array_tofile(NULL, path_of("raw"), NULL), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  FAILS(ctn_array_tofile(a, directory, NULL), CTN_ERROR_IO, directory);
  ctn_array_release(turned);
  ctn_array_release(a);
}

static void test_mapping(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(3)), *read, *shared, *copied, *nine = NULL;
  void* data;
  (void)state;
  OK(ctn_array_save(a, path_of("mapped.npy")));
  ctn_array_release(a);
  if (strcmp(device, "cpu") != 0) {
    FAILS(ctn_array_load(path_of("mapped.npy"), CTN_MMAP_READ, &a), CTN_ERROR_DEVICE, "mmap_mode", device);
    assert_null(a);
    return;
  }
  read = load("mapped.npy", CTN_MMAP_READ);
  shared = load("mapped.npy", CTN_MMAP_READ_WRITE);
  copied = load("mapped.npy", CTN_MMAP_COPY);
  assert_false(ctn_array_is_writeable(read));
  assert_true(ctn_array_is_writeable(shared) && ctn_array_is_writeable(copied));
  assert_true(ctn_array_owns_data(read));
  OK(ctn_array_scalar_f64(9, &nine));
  FAILS(ctn_array_fill(read, nine), CTN_ERROR_INVALID_ARGUMENT, "read-only");
  FAILS(ctn_array_add_into(shared, shared, read), CTN_ERROR_INVALID_ARGUMENT, "read-only");
  OK(ctn_array_fill(copied, nine));
  CHECK_ARRAY(read, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 2));
  OK(ctn_array_add_into(shared, shared, shared));
  CHECK_ARRAY(read, CTN_FLOAT32, DIMS(3), VALUES(0, 2, 4));
  OK(ctn_array_data(shared, &data));
  ((float*)data)[2] = 8;
  OK(ctn_array_mark_written(shared));
  ctn_array_release(shared);
  take(load("mapped.npy", CTN_MMAP_NONE), CTN_FLOAT32, DIMS(3), VALUES(0, 2, 8));
  CHECK_ARRAY(copied, CTN_FLOAT32, DIMS(3), VALUES(9, 9, 9));
  ctn_array_release(nine);
  ctn_array_release(copied);
  ctn_array_release(read);
  FAILS(ctn_array_load(path_of("mapped.npy"), 4, &a), CTN_ERROR_INVALID_ARGUMENT, "mmap_mode: ");
  FAILS(ctn_array_load(path_of("absent.npy"), CTN_MMAP_READ, &a), CTN_ERROR_NOT_FOUND, "absent.npy");
}

static void test_npz(void** state) {
  ctn_array *a = counting(CTN_FLOAT64, DIMS(2, 2)), *b = counting(CTN_UINT8, DIMS(3)), *out;
  const ctn_array* const arrays[] = {a, b, a};
  const char* const names[] = {"w", NULL, "layer/0"};
  const char* name;
  ctn_npz_file *file, *again;
  const int32_t levels[] = {0, -1, 1, 9};
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(levels); ++i) {
    OK(ctn_array_savez(path_of("a.npz"), arrays, 3, names, levels[i]));
    OK(ctn_npz_file_open(path_of("a.npz"), &file));
    assert_int_equal(ctn_npz_file_count(file), 3);
    OK(ctn_npz_file_name(file, 0, &name));
    assert_string_equal(name, "w");
    OK(ctn_npz_file_name(file, 1, &name));
    assert_string_equal(name, "arr_0");
    OK(ctn_npz_file_name(file, 2, &name));
    assert_string_equal(name, "layer/0");
    OK(ctn_npz_file_read(file, name, &out));
    take(out, CTN_FLOAT64, DIMS(2, 2), VALUES(0, 1, 2, 3));
    OK(ctn_npz_file_read(file, "arr_0.npy", &out));
    take(out, CTN_UINT8, DIMS(3), VALUES(0, 1, 2));
    assert_true(ctn_npz_file_contains(file, "w") && ctn_npz_file_contains(file, "w.npy"));
    assert_false(ctn_npz_file_contains(file, "x") || ctn_npz_file_contains(file, NULL));
    FAILS(ctn_npz_file_read(file, "x", &out), CTN_ERROR_NOT_FOUND, "a.npz: no entry 'x'");
    assert_null(out);
    FAILS(ctn_npz_file_read(file, NULL, &out), CTN_ERROR_INVALID_ARGUMENT, "name: expected a string");
    FAILS(ctn_npz_file_read(file, "w", NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected");
    FAILS(ctn_npz_file_name(file, 3, &name), CTN_ERROR_INDEX,
          "index: expected less than 3, the number of entries, got 3");
    assert_null(name);
    FAILS(ctn_npz_file_name(file, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "name: expected");
    again = ctn_npz_file_retain(file);
    ctn_npz_file_release(file);
    assert_int_equal(ctn_object_use_count((ctn_object*)again), 1);
    ctn_npz_file_release(again);
  }
  OK(ctn_array_savez(path_of("a.npz"), NULL, 0, NULL, 0));
  OK(ctn_npz_file_open(path_of("a.npz"), &file));
  assert_int_equal(ctn_npz_file_count(file), 0);
  ctn_npz_file_release(file);
  OK(ctn_array_savez(path_of("a.npz"), arrays, 2, NULL, 0));

  /* An array that cannot be saved leaves the old file in place. */
  {
    const char* const twice[] = {"w", "w"};
    const char* const up[] = {"w", "../w"};
    const ctn_array* const none[] = {a, NULL};
    FAILS(ctn_array_savez(path_of("a.npz"), arrays, 2, twice, 0), CTN_ERROR_INVALID_ARGUMENT, "used twice");
    FAILS(ctn_array_savez(path_of("a.npz"), arrays, 2, up, 0), CTN_ERROR_INVALID_ARGUMENT, "'..'");
    FAILS(ctn_array_savez(path_of("a.npz"), none, 2, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "arrays[1]");
    FAILS(ctn_array_savez(path_of("a.npz"), NULL, 2, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "arrays");
    FAILS(ctn_array_savez(path_of("a.npz"), arrays, 2, NULL, -2), CTN_ERROR_INVALID_ARGUMENT,
          "level: expected -1 to 9, got -2");
    FAILS(ctn_array_savez(NULL, arrays, 2, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
    FAILS(ctn_array_savez(directory, arrays, 2, NULL, -1), CTN_ERROR_IO, directory);
  }
  OK(ctn_npz_file_open(path_of("a.npz"), &file));
  assert_int_equal(ctn_npz_file_count(file), 2);
  ctn_npz_file_release(file);

  FAILS(ctn_npz_file_open(path_of("absent.npz"), &file), CTN_ERROR_NOT_FOUND, "absent.npz");
  assert_null(file);
  FAILS(ctn_npz_file_open(directory, &file), CTN_ERROR_IO, directory);
  FAILS(ctn_npz_file_open(NULL, &file), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  FAILS(ctn_npz_file_open(path_of("a.npz"), NULL), CTN_ERROR_INVALID_ARGUMENT, "file: expected");
  FAILS(ctn_npz_file_read(NULL, "w", &out), CTN_ERROR_INVALID_ARGUMENT, "file: expected a npz file");
  assert_int_equal(ctn_npz_file_count(NULL), 0);
  assert_false(ctn_npz_file_contains(NULL, "w"));
  FAILS(ctn_array_load(path_of("a.npz"), CTN_MMAP_NONE, &out), CTN_ERROR_FORMAT,
        "a.npz: npy: ", "npz_file_open");
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_errors(void** state) {
  ctn_array *a = counting(CTN_INT8, DIMS(3)), *out;
  char bytes[256];
  size_t size, cut;
  (void)state;
  FAILS(ctn_array_save(NULL, path_of("x.npy")), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_save(a, NULL), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string, got NULL");
  FAILS(ctn_array_save(a, directory), CTN_ERROR_IO, directory, "not a regular file");
  FAILS(ctn_array_save(a, ""), CTN_ERROR_IO, "cannot write");
  FAILS(ctn_array_save(a, path_of("none/a.npy")), CTN_ERROR_IO, "none/a.npy");
  FAILS(ctn_array_load(NULL, CTN_MMAP_NONE, &out), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  FAILS(ctn_array_load(path_of("a.npy"), CTN_MMAP_NONE, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected");
  FAILS(ctn_array_load(directory, CTN_MMAP_NONE, &out), CTN_ERROR_IO, directory);
  FAILS(ctn_array_load(path_of("absent.npy"), CTN_MMAP_NONE, &out), CTN_ERROR_NOT_FOUND, "absent.npy");
  if (geteuid() != 0) {
    OK(ctn_array_save(a, path_of("secret.npy")));
    chmod(path_of("secret.npy"), 0);
    FAILS(ctn_array_load(path_of("secret.npy"), CTN_MMAP_NONE, &out), CTN_ERROR_IO, "secret.npy");
    unlink(path_of("secret.npy"));
  }
  OK(ctn_array_save(a, path_of("a.npy")));
  size = read_file("a.npy", bytes, sizeof bytes);
  for (cut = 0; cut < size; cut += 5) {
    write_file("cut.npy", bytes, cut);
    FAILS(ctn_array_load(path_of("cut.npy"), CTN_MMAP_NONE, &out), CTN_ERROR_FORMAT, "cut.npy: npy: ");
    assert_null(out);
  }
  ctn_array_release(a);
}

/* Writing beyond 256 bytes fails: the old file stays, and no temporary file is left. */
static void test_full_disk(void** state) {
  ctn_array *small = counting(CTN_INT8, DIMS(3)), *large = counting(CTN_FLOAT64, DIMS(100));
  const ctn_array* const arrays[] = {large};
  struct rlimit before, low;
  void (*handler)(int) = signal(SIGXFSZ, SIG_DFL);
  (void)state;
  OK(ctn_array_save(small, path_of("full.npy")));
  assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
  low = before;
  low.rlim_cur = 256;
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &low), 0);
  FAILS(ctn_array_save(large, path_of("full.npy")), CTN_ERROR_IO, "full.npy: cannot write: ");
  FAILS(ctn_array_tofile(large, path_of("full.npy"), NULL), CTN_ERROR_IO, "full.npy: cannot write: ");
  FAILS(ctn_array_savez(path_of("full.npy"), arrays, 1, NULL, 0), CTN_ERROR_IO, "full.npy: cannot write: ");
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
  signal(SIGXFSZ, handler);
  take(load("full.npy", CTN_MMAP_NONE), CTN_INT8, DIMS(3), VALUES(0, 1, 2));
  ctn_array_release(large);
  ctn_array_release(small);
}

static void limit_memory(uint64_t room) {
  static const char* const names[] = {"cpu", NULL};
  size_t i;
  for (i = 0; i < COUNT(names); ++i) {
    ctn_memory_statistics statistics;
    statistics.struct_size = sizeof statistics;
    OK(ctn_device_synchronize(names[i]));
    OK(ctn_memory_trim(names[i]));
    OK(ctn_memory_get_statistics(names[i], &statistics));
    OK(ctn_memory_set_limit(names[i], room ? statistics.held_bytes + room : 0));
  }
}

static void test_little_memory(void** state) {
  ctn_array *a = counting(CTN_FLOAT64, DIMS(1000)), *out;
  ctn_npz_file* file;
  const ctn_array* const arrays[] = {a};
  (void)state;
  OK(ctn_array_save(a, path_of("a.npy")));
  OK(ctn_array_savez(path_of("a.npz"), arrays, 1, NULL, 0));
  OK(ctn_npz_file_open(path_of("a.npz"), &file));
  limit_memory(1);
  FAILS(ctn_array_load(path_of("a.npy"), CTN_MMAP_NONE, &out), CTN_ERROR_OUT_OF_MEMORY, "");
  assert_null(out);
  FAILS(ctn_npz_file_read(file, "arr_0", &out), CTN_ERROR_OUT_OF_MEMORY, "");
  assert_null(out);
  limit_memory(0);
  OK(ctn_npz_file_read(file, "arr_0", &out));
  assert_int_equal(ctn_array_size(out), 1000);
  ctn_array_release(out);
  ctn_npz_file_release(file);
  ctn_array_release(a);
}

/* The older struct of the DLPack standard, as declared in its header. */
typedef struct tensor {
  void* data;
  int32_t device_type, device_id, ndim;
  uint8_t code, bits;
  uint16_t lanes;
  int64_t *shape, *strides;
  uint64_t byte_offset;
  void* context;
  void (*deleter)(struct tensor* self);
} tensor;

static int deleted;

static void count_deleted(tensor* self) {
  (void)self;
  ++deleted;
}

static void test_dlpack(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *b, *view;
  int64_t shape[] = {2, 2};
  double values[] = {1, 2, 3, 4};
  tensor given;
  void* managed;
  int versioned;
  (void)state;
  for (versioned = 0; versioned < 2; ++versioned) {
    if (strcmp(device, "cpu") != 0) {
      FAILS(ctn_array_to_dlpack(a, versioned, &managed), CTN_ERROR_DEVICE, "a: expected an array on \"cpu\"");
      assert_null(managed);
      continue;
    }
    OK(ctn_array_to_dlpack(a, versioned, &managed));
    OK(ctn_array_from_dlpack(managed, versioned, &b));
    OK(ctn_array_add_into(b, b, b)); /* both share the memory */
    ctn_array_release(b);
  }
  if (strcmp(device, "cpu") == 0) CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 4, 8, 12, 16, 20));

  memset(&given, 0, sizeof given);
  given.data = values;
  given.device_type = 1;
  given.ndim = 2;
  given.code = 2;
  given.bits = 64;
  given.lanes = 1;
  given.shape = shape;
  given.deleter = count_deleted;
  deleted = 0;
  OK(ctn_array_from_dlpack(&given, 0, &b)); /* on the CPU, whatever the current device is */
  CHECK_ARRAY(b, CTN_FLOAT64, DIMS(2, 2), VALUES(1, 2, 3, 4));
  OK(ctn_array_transpose(b, NULL, 0, &view));
  ctn_array_release(b);
  assert_int_equal(deleted, 0);
  ctn_array_release(view);
  assert_int_equal(deleted, 1);
  given.lanes = 4;
  FAILS(ctn_array_from_dlpack(&given, 0, &b), CTN_ERROR_DTYPE, "managed: ", "4 lanes");
  assert_null(b);
  given.lanes = 1;
  given.device_type = 2;
  FAILS(ctn_array_from_dlpack(&given, 0, &b), CTN_ERROR_DEVICE, "device type 2");
  assert_int_equal(deleted, 1);
  FAILS(ctn_array_from_dlpack(NULL, 0, &b), CTN_ERROR_INVALID_ARGUMENT, "managed: ");
  FAILS(ctn_array_from_dlpack(&given, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: ");
  FAILS(ctn_array_to_dlpack(NULL, 1, &managed), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_to_dlpack(a, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: ");
  ctn_array_release(a);
}

static void remove_files(void) {
  static const char* const names[] = {"a.npy", "raw", "mapped.npy", "a.npz", "cut.npy", "full.npy"};
  size_t i;
  for (i = 0; i < COUNT(names); ++i) unlink(path_of(names[i]));
  if (rmdir(directory) != 0) print_error("%s: something was left behind\n", directory);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_npy),       TEST(test_memory), TEST(test_tofile),
                                     TEST(test_mapping),   TEST(test_npz),    TEST(test_errors),
                                     TEST(test_full_disk), TEST(test_dlpack), TEST(test_little_memory)};
  const char* place = getenv("TMPDIR");
  int failed;
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 1;
  if (!mkdtemp(directory)) return 1;
  failed = RUN(tests, argc, argv);
  remove_files();
  return failed;
}
