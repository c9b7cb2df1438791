/* Tests of saves that are disturbed: the n-th system call fails, or the process is killed before, within or
   after it, for every n. Whatever happens, the file is the whole old one or the whole new one, a temporary
   file is never mistaken for it, and the next save succeeds. The functions in this file override the system
   calls of the library. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "file_formats.h"
#include "link_support.h"

enum fault { NONE, FAIL, SHORT_WRITE, KILL_BEFORE, KILL_WITHIN, KILL_AFTER };

static volatile int armed;
static enum fault fault;
static long countdown; /* calls until the one that is disturbed */
static long calls;

#define PUBLIC __attribute__((visibility("default")))

/* Whether this call is the one to disturb. */
static int reached(void) {
  if (!armed) return 0;
  ++calls;
  return --countdown == 0;
}

static void die(void) { kill(getpid(), SIGKILL); }

static void* next_function(const char* name) {
  void* function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

/* A call that cannot be interrupted halfway. `undone` says that a failure leaves nothing done. */
#define DISTURBED(type, call, undone)                                  \
  do {                                                                 \
    const int now = reached();                                         \
    if (now && fault == KILL_BEFORE) die();                            \
    if (now && fault == FAIL) {                                        \
      if (!(undone)) (void)(call);                                     \
      errno = EIO;                                                     \
      return -1;                                                       \
    }                                                                  \
    {                                                                  \
      const type result = (call);                                      \
      if (now && (fault == KILL_WITHIN || fault == KILL_AFTER)) die(); \
      return result;                                                   \
    }                                                                  \
  } while (0)

static ssize_t disturbed_write(ssize_t (*real)(int, const void*, size_t, off_t), int file, const void* data,
                               size_t size, off_t offset) {
  const int now = reached();
  ssize_t result;
  if (now && fault == KILL_BEFORE) die();
  if (now && fault == FAIL) {
    errno = ENOSPC;
    return -1;
  }
  if (now && (fault == SHORT_WRITE || fault == KILL_WITHIN)) size = (size + 1) / 2;
  result = real(file, data, size, offset);
  if (now && (fault == KILL_WITHIN || fault == KILL_AFTER)) die();
  return result;
}

PUBLIC ssize_t pwrite(int file, const void* data, size_t size, off_t offset) {
  static ssize_t (*real)(int, const void*, size_t, off_t);
  if (!real) *(void**)&real = next_function("pwrite");
  return disturbed_write(real, file, data, size, offset);
}

#ifndef pwrite64 /* a macro for pwrite in musl */
PUBLIC ssize_t pwrite64(int file, const void* data, size_t size, off_t offset) {
  static ssize_t (*real)(int, const void*, size_t, off_t);
  if (!real) *(void**)&real = next_function("pwrite64");
  return disturbed_write(real, file, data, size, offset);
}
#endif

static ssize_t plain_write(int file, const void* data, size_t size, off_t offset) {
  static ssize_t (*real)(int, const void*, size_t);
  (void)offset;
  if (!real) *(void**)&real = next_function("write");
  return real(file, data, size);
}

PUBLIC ssize_t write(int file, const void* data, size_t size) {
  return armed ? disturbed_write(plain_write, file, data, size, 0) : plain_write(file, data, size, 0);
}

PUBLIC int fsync(int file) {
  static int (*real)(int);
  if (!real) *(void**)&real = next_function("fsync");
  DISTURBED(int, real(file), 1);
}

PUBLIC int fdatasync(int file) {
  static int (*real)(int);
  if (!real) *(void**)&real = next_function("fdatasync");
  DISTURBED(int, real(file), 1);
}

PUBLIC int ftruncate(int file, off_t size) {
  static int (*real)(int, off_t);
  if (!real) *(void**)&real = next_function("ftruncate");
  DISTURBED(int, real(file, size), 1);
}

PUBLIC int fchmod(int file, mode_t mode) {
  static int (*real)(int, mode_t);
  if (!real) *(void**)&real = next_function("fchmod");
  DISTURBED(int, real(file, mode), 1);
}

PUBLIC int close(int file) {
  static int (*real)(int);
  if (!real) *(void**)&real = next_function("close");
  DISTURBED(int, real(file), 0);
}

PUBLIC int rename(const char* from, const char* to) {
  static int (*real)(const char*, const char*);
  if (!real) *(void**)&real = next_function("rename");
  DISTURBED(int, real(from, to), 1);
}

/* Files. */

static char directory[256];

/* A path in the test's own directory, as the caller's text. */
typedef char path_text[sizeof(directory) + sizeof(((struct dirent*)NULL)->d_name)];
static const char* path_of(path_text text, const char* name) {
  snprintf(text, sizeof(path_text), "%s/%s", directory, name);
  return text;
}

static ctn_link* model(double first) {
  ctn_link* root = chain();
  adopt(root, "a", linear(3, 2, 0));
  adopt(root, "b", linear(1, 1, 1));
  set_param(root, "a/W", DIMS(2, 3), VALUES(first, first + 1, first + 2, first + 3, first + 4, first + 5));
  set_param(root, "a/b", DIMS(2), VALUES(first + 6, first + 7));
  set_param(root, "b/W", DIMS(1, 1), VALUES(first + 8));
  return root;
}

/* The first value of a whole file: 1 in the old one and 50 in the new one. */
static double first_value(const char* path) {
  ctn_link* link = model(900);
  ctn_array* W = data_of(link, "a/W");
  float values[6];
  double first;
  OK(ctn_link_load(link, path, NULL, NULL));
  OK(ctn_array_to_data(W, values, sizeof values));
  first = values[0];
  CHECK_DATA(link, "a/W", CTN_FLOAT32, DIMS(2, 3),
             VALUES(first, first + 1, first + 2, first + 3, first + 4, first + 5));
  CHECK_DATA(link, "a/b", CTN_FLOAT32, DIMS(2), VALUES(first + 6, first + 7));
  CHECK_DATA(link, "b/W", CTN_FLOAT32, DIMS(1, 1), VALUES(first + 8));
  ctn_array_release(W);
  ctn_link_release(link);
  return first;
}

/* Removes the other files in the directory, which must look like temporary files; returns how many there
   were. */
static int remove_temporaries(const char* file) {
  DIR* list = opendir(directory);
  const struct dirent* entry;
  int count = 0;
  assert_non_null(list);
  while ((entry = readdir(list)) != NULL) {
    const size_t length = strlen(entry->d_name);
    path_text text;
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..") || !strcmp(entry->d_name, file)) continue;
    assert_true(entry->d_name[0] == '.' && length > 4);
    assert_string_equal(entry->d_name + length - 4, ".tmp");
    unlink(path_of(text, entry->d_name));
    ++count;
  }
  closedir(list);
  return count;
}

static void disturb(enum fault kind, long at) {
  fault = kind;
  countdown = at;
  calls = 0;
  armed = 1;
}

static void test_failures(void** state) {
  ctn_link *old_model = model(1), *new_model = model(50);
  size_t f;
  (void)state;
  for (f = 0; f < COUNT(formats); ++f) {
    const struct format* format = &formats[f];
    path_text text;
    const char* path = path_of(text, format->name);
    ctn_status status = CTN_ERROR_IO;
    long n;
    int failures = 0;
    for (n = 1;; ++n) {
      double first;
      OK(format->save(old_model, path));
      disturb(FAIL, n);
      status = format->save(new_model, path);
      armed = 0;
      if (calls < n) break; /* there are no more calls to disturb */
      first = first_value(path);
      assert_true(first == 1 || first == 50);
      if (status == CTN_OK) {
        assert_true(first == 50);
      } else {
        ++failures;
        assert_int_equal(status, CTN_ERROR_IO);
        assert_non_null(strstr(ctn_error_message(), format->name));
      }
      assert_int_equal(remove_temporaries(format->name), 0);
    }
    assert_int_equal(status, CTN_OK);
    assert_true(failures >= 5); /* at least a write, fsync, close, rename and the directory's fsync */
    for (n = 1;; ++n) {
      disturb(SHORT_WRITE, n); /* not a failure */
      status = format->save(n % 2 ? old_model : new_model, path);
      armed = 0;
      assert_int_equal(status, CTN_OK);
      assert_true(first_value(path) == (n % 2 ? 1 : 50));
      if (calls < n) break;
    }
    assert_int_equal(remove_temporaries(format->name), 0);
    unlink(path);
  }
  ctn_link_release(new_model);
  ctn_link_release(old_model);
}

static void test_kills(void** state) {
  static const enum fault kinds[] = {KILL_BEFORE, KILL_WITHIN, KILL_AFTER};
  ctn_link *old_model, *new_model;
  size_t f, k;
  (void)state;
  if (runs_late()) return; /* the device's threads do not survive in a child */
  old_model = model(1);
  new_model = model(50);
  for (f = 0; f < COUNT(formats); ++f) {
    for (k = 0; k < COUNT(kinds); ++k) {
      const struct format* format = &formats[f];
      path_text text;
      const char* path = path_of(text, format->name);
      int olds = 0, news = 0;
      long n;
      for (n = 1;; ++n) {
        double first;
        int status;
        pid_t child;
        OK(format->save(old_model, path));
        child = fork();
        assert_true(child >= 0);
        if (child == 0) {
          disturb(kinds[k], n);
          _exit(format->save(new_model, path) == CTN_OK ? 0 : 1);
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        if (WIFEXITED(status)) { /* it ended before the call */
          assert_int_equal(WEXITSTATUS(status), 0);
          break;
        }
        assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        first = first_value(path);
        assert_true(first == 1 || first == 50);
        ++*(first == 1 ? &olds : &news);
        remove_temporaries(format->name);
      }
      assert_true(first_value(path) == 50);
      assert_true(olds >= 3 && news >= 1); /* both sides of the rename occurred */
      unlink(path);
    }
  }
  ctn_link_release(new_model);
  ctn_link_release(old_model);
}

/* A first save that fails leaves no file. */
static void test_new_files(void** state) {
  ctn_link* link = model(1);
  size_t f;
  (void)state;
  for (f = 0; f < COUNT(formats); ++f) {
    path_text text;
    const char* path = path_of(text, formats[f].name);
    long n;
    for (n = 1;; ++n) {
      ctn_status status;
      unlink(path);
      disturb(FAIL, n);
      status = formats[f].save(link, path);
      armed = 0;
      if (calls < n) break;
      assert_int_equal(remove_temporaries(formats[f].name), 0);
      if (status == CTN_OK || access(path, F_OK) == 0) assert_true(first_value(path) == 1);
    }
    unlink(path);
  }
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_failures), TEST(test_kills), TEST(test_new_files)};
  const char* place = getenv("TMPDIR");
  int failed;
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 1;
  if (!mkdtemp(directory)) return 1;
  failed = RUN(tests, argc, argv);
  if (rmdir(directory) != 0) print_error("%s: something was left behind\n", directory);
  return failed;
}
