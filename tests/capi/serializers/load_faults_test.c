/* Tests of loads that are disturbed: the n-th system call fails, is interrupted, or returns less than
   requested, for every n; and of saves to a disk that becomes full after any number of bytes. A load that
   fails leaves no descriptor open, and each parameter has its old value or the value in the file: some may be
   new if the medium fails in the last step, after everything was verified. A save that fails leaves the old
   file. The next attempt succeeds. The functions in this file override the system calls of the library. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file_formats.h"
#include "link_support.h"

enum fault { NONE, FAIL, INTERRUPT, SHORT };

static volatile int armed;
static enum fault fault;
static long countdown; /* calls until the one that is disturbed */
static long calls;

#define PUBLIC __attribute__((visibility("default")))

static int reached(void) {
  if (!armed) return 0;
  ++calls;
  return --countdown == 0;
}

static void* next_function(const char* name) {
  void* function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

/* The error for this call, or 0. A call that cannot be interrupted fails permanently. */
static int error_now(int interruptible) {
  if (!reached() || fault == SHORT) return 0;
  return fault == INTERRUPT ? (interruptible ? EINTR : 0) : EIO;
}

#define DISTURBED(interruptible)                 \
  do {                                           \
    const int error_ = error_now(interruptible); \
    if (error_) {                                \
      errno = error_;                            \
      return -1;                                 \
    }                                            \
  } while (0)

#define PREAD(symbol)                                                           \
  PUBLIC ssize_t symbol(int file, void* data, size_t size, off_t offset) {      \
    static ssize_t (*real)(int, void*, size_t, off_t);                          \
    if (!real) *(void**)&real = next_function(#symbol);                         \
    DISTURBED(1);                                                               \
    if (armed && countdown == 0 && fault == SHORT && size > 1) size = size / 2; \
    return real(file, data, size, offset);                                      \
  }
PREAD(pread)
#ifndef pread64 /* a macro for pread in musl */
PREAD(pread64)
#endif

PUBLIC ssize_t read(int file, void* data, size_t size) {
  static ssize_t (*real)(int, void*, size_t);
  if (!real) *(void**)&real = next_function("read");
  DISTURBED(1);
  if (armed && countdown == 0 && fault == SHORT && size > 1) size = size / 2;
  return real(file, data, size);
}

#define OPEN(symbol)                                    \
  PUBLIC int symbol(const char* path, int flags, ...) { \
    static int (*real)(const char*, int, ...);          \
    mode_t mode = 0;                                    \
    if (flags & (O_CREAT | O_TMPFILE)) {                \
      va_list arguments;                                \
      va_start(arguments, flags);                       \
      mode = va_arg(arguments, mode_t);                 \
      va_end(arguments);                                \
    }                                                   \
    if (!real) *(void**)&real = next_function(#symbol); \
    DISTURBED(0);                                       \
    return real(path, flags, mode);                     \
  }
OPEN(open)
#ifndef open64 /* a macro for open in musl */
OPEN(open64)
#endif

PUBLIC int fstat(int file, struct stat* info) {
  static int (*real)(int, struct stat*);
  if (!real) *(void**)&real = next_function("fstat");
  DISTURBED(0);
  return real(file, info);
}

static void disturb(enum fault kind, long at) {
  fault = kind;
  countdown = at;
  calls = 0;
  armed = 1;
}

/* Files. */

static char directory[256];
typedef char path_text[sizeof(directory) + sizeof(((struct dirent*)NULL)->d_name)];

static const char* path_of(path_text text, const char* name) {
  snprintf(text, sizeof(path_text), "%s/%s", directory, name);
  return text;
}

static int entries_of(const char* path) {
  DIR* list = opendir(path);
  int count = 0;
  assert_non_null(list);
  while (readdir(list) != NULL) ++count;
  closedir(list);
  return count;
}

static ctn_link* model(double value) {
  ctn_link* root = chain();
  adopt(root, "a", linear(1, 2, 0));
  set_param(root, "a/W", DIMS(2, 1), VALUES(value, value + 1));
  set_param(root, "a/b", DIMS(2), VALUES(value + 2, value + 3));
  return root;
}

static void check_model(ctn_link* link, double value) {
  CHECK_DATA(link, "a/W", CTN_FLOAT32, DIMS(2, 1), VALUES(value, value + 1));
  CHECK_DATA(link, "a/b", CTN_FLOAT32, DIMS(2), VALUES(value + 2, value + 3));
}

/* Checks that each parameter has entirely its old value or the value in the file. */
static void check_unmixed(ctn_link* link, double before, double stored) {
  static const char* const paths[] = {"a/W", "a/b"};
  size_t p;
  for (p = 0; p < COUNT(paths); ++p) {
    ctn_array* data = data_of(link, paths[p]);
    float got[2];
    double first;
    OK(ctn_array_to_data(data, got, sizeof got));
    first = got[0] == (float)stored + 2 * (float)p ? stored : before;
    assert_true(got[0] == (float)first + 2 * (float)p && got[1] == got[0] + 1);
    ctn_array_release(data);
  }
}

static void test_links(void** state) {
  ctn_link *saved, *link;
  size_t f;
  (void)state;
  if (runs_late()) return; /* the device uses descriptors and calls of its own */
  saved = model(1);
  for (f = 0; f < COUNT(formats); ++f) {
    const struct format* format = &formats[f];
    path_text text;
    const char* path = path_of(text, format->name);
    enum fault kind;
    OK(format->save(saved, path));
    for (kind = FAIL; kind <= SHORT; ++kind) {
      int failures = 0;
      long n;
      for (n = 1;; ++n) {
        ctn_status status;
        int descriptors;
        link = model(900);
        descriptors = entries_of("/proc/self/fd");
        disturb(kind, n);
        status = ctn_link_load(link, path, NULL, NULL);
        armed = 0;
        assert_int_equal(entries_of("/proc/self/fd"), descriptors);
        if (status == CTN_OK) {
          check_model(link, 1);
        } else {
          ++failures;
          assert_int_equal(kind, FAIL); /* the others are not failures */
          assert_int_equal(status, CTN_ERROR_IO);
          assert_non_null(strstr(ctn_error_message(), format->name));
          check_unmixed(link, 900, 1);
          OK(ctn_link_load(link, path, NULL, NULL));
          check_model(link, 1);
        }
        ctn_link_release(link);
        if (calls < n) break; /* there are no more calls to disturb */
      }
      if (kind == FAIL) assert_true(failures >= 3); /* at least open, fstat and a read */
    }
    unlink(path);
  }
  ctn_link_release(saved);
}

/* Loads arrays from files, by reading and by mapping. */
static void test_arrays(void** state) {
  static const ctn_mmap_mode modes[] = {CTN_MMAP_NONE, CTN_MMAP_READ};
  path_text text;
  const char* path = path_of(text, "array.npy");
  ctn_array* a;
  size_t m;
  (void)state;
  if (runs_late()) return; /* the device uses descriptors and calls of its own */
  a = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  OK(ctn_array_save(a, path));
  for (m = 0; m < COUNT(modes); ++m) {
    int failures = 0;
    long n;
    for (n = 1;; ++n) {
      const int descriptors = entries_of("/proc/self/fd");
      ctn_array* loaded;
      ctn_status status;
      disturb(FAIL, n);
      status = ctn_array_load(path, modes[m], &loaded);
      armed = 0;
      if (status == CTN_OK) {
        CHECK_ARRAY(loaded, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
        ctn_array_release(loaded);
      } else {
        ++failures;
        assert_int_equal(status, CTN_ERROR_IO);
        assert_null(loaded);
      }
      assert_int_equal(entries_of("/proc/self/fd"), descriptors);
      if (calls < n) break;
    }
    assert_true(failures >= 3);
  }
  unlink(path);
  ctn_array_release(a);
}

/* A disk that is full after some bytes; the limit on file sizes has the same effect. */
static void test_full_disk(void** state) {
  ctn_link *old_model, *new_model;
  struct rlimit before;
  size_t f;
  (void)state;
  if (runs_late()) return; /* the device uses descriptors and calls of its own */
  old_model = model(1);
  new_model = model(50);
  assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
  for (f = 0; f < COUNT(formats); ++f) {
    const struct format* format = &formats[f];
    path_text text;
    const char* path = path_of(text, format->name);
    struct stat info;
    struct rlimit limit = before;
    OK(format->save(new_model, path));
    assert_int_equal(stat(path, &info), 0);
    for (limit.rlim_cur = 0; limit.rlim_cur <= (rlim_t)info.st_size;
         limit.rlim_cur += limit.rlim_cur < 64 ? 1 : 61) {
      ctn_link* loaded = model(900);
      ctn_status status;
      int whole;
      OK(format->save(old_model, path));
      assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
      status = format->save(new_model, path);
      assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
      whole = limit.rlim_cur >= (rlim_t)info.st_size;
      assert_int_equal(status, whole ? CTN_OK : CTN_ERROR_IO);
      assert_int_equal(entries_of(directory), 3); /* only the expected files */
      OK(ctn_link_load(loaded, path, NULL, NULL));
      check_model(loaded, whole ? 50 : 1);
      ctn_link_release(loaded);
    }
    unlink(path);
  }
  ctn_link_release(new_model);
  ctn_link_release(old_model);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_links), TEST(test_arrays), TEST(test_full_disk)};
  const char* place = getenv("TMPDIR");
  int failed;
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 1;
  if (!mkdtemp(directory)) return 1;
  failed = RUN(tests, argc, argv);
  if (rmdir(directory) != 0) print_error("%s: something was left behind\n", directory);
  return failed;
}
