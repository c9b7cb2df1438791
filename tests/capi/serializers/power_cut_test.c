/* Tests of saves that a power cut ends. The system calls of a save are recorded. After each call, the test
   reconstructs the disk as it may look when the power returns: the directory entries are those of some moment
   since the last sync of the directory, and data that was not synced is present, lost, torn, full of zeros,
   or present without what was written before it. The file is always the whole old one or the whole new one;
   after the save has returned it is the new one; and the next save succeeds. The functions in this file
   override the system calls of the library. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file_formats.h"
#include "link_support.h"

enum { FILES = 8, OPERATIONS = 4096, NAMES = 8, ROOM = 1 << 20 };
enum what { CREATE, WRITE, TRUNCATE, SYNC, SYNC_DIRECTORY, RENAME, UNLINK };

struct operation {
  enum what what;
  int file;       /* CREATE, WRITE, TRUNCATE, SYNC; RENAME and UNLINK: the file of that name */
  char name[300]; /* CREATE, UNLINK; RENAME: the new name */
  char old[300];  /* RENAME */
  size_t offset, size;
  char* data;
};

static char directory[256];
static int recording;
static int ignore_syncs; /* simulates a library that forgets to sync, to check that the test notices */
static struct operation operations[OPERATIONS];
static int operation_count;
static int file_count;    /* 0 is the old file */
static int file_of[1024]; /* by descriptor: 1 + the file, -1 for the directory */

#define PUBLIC __attribute__((visibility("default")))

static void* next_function(const char* name) {
  void* function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

static struct operation* record(enum what what, int file) {
  struct operation* o = &operations[operation_count];
  if (operation_count + 1 == OPERATIONS) abort();
  memset(o, 0, sizeof *o);
  o->what = what;
  o->file = file;
  ++operation_count;
  return o;
}

/* The name within the directory for a path, or NULL. */
static const char* name_in_directory(const char* path) {
  const size_t length = strlen(directory);
  return strncmp(path, directory, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

/* The file that has the name before operation `end`, if the entries are those of that moment, or -1. */
static int file_named(const char* name, int end) {
  int file = -1, i;
  if (strchr(name, '.') != name) file = 0; /* the old file has the final name */
  for (i = 0; i < end; ++i) {
    const struct operation* o = &operations[i];
    if (o->what == CREATE && !strcmp(o->name, name)) file = o->file;
    if (o->what == RENAME && !strcmp(o->name, name)) file = o->file;
    if (o->what == RENAME && !strcmp(o->old, name)) file = -1;
    if (o->what == UNLINK && !strcmp(o->name, name)) file = -1;
  }
  return file;
}

static int opened(int descriptor, const char* path, int flags) {
  const char* name = name_in_directory(path);
  if (!recording || descriptor < 0 || descriptor >= 1024) return descriptor;
  if (name && flags & O_CREAT) {
    snprintf(record(CREATE, ++file_count)->name, sizeof operations->name, "%s", name);
    file_of[descriptor] = 1 + file_count;
  } else if (!strcmp(path, directory)) {
    file_of[descriptor] = -1;
  }
  return descriptor;
}

#define OPEN(symbol)                                     \
  PUBLIC int symbol(const char* path, int flags, ...) {  \
    static int (*real)(const char*, int, ...);           \
    mode_t mode = 0;                                     \
    if (flags & (O_CREAT | O_TMPFILE)) {                 \
      va_list arguments;                                 \
      va_start(arguments, flags);                        \
      mode = va_arg(arguments, mode_t);                  \
      va_end(arguments);                                 \
    }                                                    \
    if (!real) *(void**)&real = next_function(#symbol);  \
    return opened(real(path, flags, mode), path, flags); \
  }
OPEN(open)
#ifndef open64 /* a macro for open in musl */
OPEN(open64)
#endif

static void wrote(int descriptor, const void* data, size_t size, off_t offset) {
  struct operation* o;
  if (!recording || descriptor < 0 || descriptor >= 1024 || file_of[descriptor] <= 0) return;
  o = record(WRITE, file_of[descriptor] - 1);
  o->offset = (size_t)offset;
  o->size = size;
  o->data = malloc(size ? size : 1);
  if (!o->data) abort();
  memcpy(o->data, data, size);
}

#define PWRITE(symbol)                                                                 \
  PUBLIC ssize_t symbol(int descriptor, const void* data, size_t size, off_t offset) { \
    static ssize_t (*real)(int, const void*, size_t, off_t);                           \
    ssize_t result;                                                                    \
    if (!real) *(void**)&real = next_function(#symbol);                                \
    result = real(descriptor, data, size, offset);                                     \
    if (result > 0) wrote(descriptor, data, (size_t)result, offset);                   \
    return result;                                                                     \
  }
PWRITE(pwrite)
#ifndef pwrite64 /* a macro for pwrite in musl */
PWRITE(pwrite64)
#endif

PUBLIC ssize_t write(int descriptor, const void* data, size_t size) {
  static ssize_t (*real)(int, const void*, size_t);
  ssize_t result;
  off_t offset;
  if (!real) *(void**)&real = next_function("write");
  offset = recording ? lseek(descriptor, 0, SEEK_CUR) : 0;
  result = real(descriptor, data, size);
  if (result > 0) wrote(descriptor, data, (size_t)result, offset);
  return result;
}

PUBLIC int ftruncate(int descriptor, off_t size) {
  static int (*real)(int, off_t);
  if (!real) *(void**)&real = next_function("ftruncate");
  if (recording && descriptor >= 0 && descriptor < 1024 && file_of[descriptor] > 0)
    record(TRUNCATE, file_of[descriptor] - 1)->size = (size_t)size;
  return real(descriptor, size);
}

static void synced(int descriptor) {
  if (!recording || ignore_syncs || descriptor < 0 || descriptor >= 1024 || !file_of[descriptor]) return;
  record(file_of[descriptor] < 0 ? SYNC_DIRECTORY : SYNC, file_of[descriptor] - 1);
}

#define SYNC_CALL(symbol)                               \
  PUBLIC int symbol(int descriptor) {                   \
    static int (*real)(int);                            \
    if (!real) *(void**)&real = next_function(#symbol); \
    synced(descriptor);                                 \
    return real(descriptor);                            \
  }
SYNC_CALL(fsync)
SYNC_CALL(fdatasync)

PUBLIC int close(int descriptor) {
  static int (*real)(int);
  if (!real) *(void**)&real = next_function("close");
  if (descriptor >= 0 && descriptor < 1024) file_of[descriptor] = 0;
  return real(descriptor);
}

PUBLIC int rename(const char* from, const char* to) {
  static int (*real)(const char*, const char*);
  if (!real) *(void**)&real = next_function("rename");
  if (recording && name_in_directory(from) && name_in_directory(to)) {
    const int file = file_named(name_in_directory(from), operation_count);
    struct operation* o = record(RENAME, file);
    snprintf(o->old, sizeof o->old, "%s", name_in_directory(from));
    snprintf(o->name, sizeof o->name, "%s", name_in_directory(to));
  }
  return real(from, to);
}

PUBLIC int unlink(const char* path) {
  static int (*real)(const char*);
  if (!real) *(void**)&real = next_function("unlink");
  if (recording && name_in_directory(path))
    snprintf(record(UNLINK, -1)->name, sizeof operations->name, "%s", name_in_directory(path));
  return real(path);
}

/* The disk after a power cut. */

enum fate { KEPT, LOST, TORN, ZEROS, LAST_ALONE, FATES };

static char contents[ROOM];

/* The data of a file after the first `end` operations; `fate` decides what happens to data that was not
   synced. */
static size_t data_of_file(int file, int end, enum fate fate, const char* old, size_t old_size) {
  size_t size = 0;
  int i, synced_until = 0, last = -1;
  for (i = 0; i < end; ++i) {
    if (operations[i].file == file && operations[i].what == SYNC) synced_until = i;
    if (operations[i].file == file && operations[i].what == WRITE) last = i;
  }
  memset(contents, 0, sizeof contents);
  if (file == 0) {
    memcpy(contents, old, old_size);
    size = old_size;
  }
  for (i = 0; i < end; ++i) {
    const struct operation* o = &operations[i];
    const int durable = i < synced_until;
    size_t count = o->size;
    if (o->file != file || (o->what != WRITE && o->what != TRUNCATE)) continue;
    if (!durable && fate == LOST) continue;
    if (!durable && fate == LAST_ALONE && i != last) continue;
    if (o->what == TRUNCATE) {
      size = o->size;
      continue;
    }
    assert_true(o->offset + o->size <= sizeof contents);
    if (!durable && fate == TORN && i == last) count = (count + 1) / 2;
    if (durable || fate != ZEROS) memcpy(contents + o->offset, o->data, count);
    if (o->offset + count > size) size = o->offset + count;
  }
  return size;
}

typedef char path_text[sizeof(directory) + sizeof(((struct dirent*)NULL)->d_name)];

static const char* path_of(path_text text, const char* name) {
  snprintf(text, sizeof(path_text), "%s/%s", directory, name);
  return text;
}

static void write_file(const char* name, const char* data, size_t size) {
  path_text text;
  FILE* file = fopen(path_of(text, name), "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(data, 1, size, file), size);
  assert_int_equal(fclose(file), 0);
}

static size_t read_file(const char* name, char* data, size_t room) {
  path_text text;
  FILE* file = fopen(path_of(text, name), "rb");
  size_t size;
  assert_non_null(file);
  size = fread(data, 1, room, file);
  assert_true(size < room);
  fclose(file);
  return size;
}

static void empty_directory(void) {
  DIR* list = opendir(directory);
  const struct dirent* entry;
  assert_non_null(list);
  while ((entry = readdir(list)) != NULL) {
    path_text text;
    if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..")) unlink(path_of(text, entry->d_name));
  }
  closedir(list);
}

/* Fills the directory with the entries after operation `entries` and the data after operation `end`. */
static void restore(const char* final, int entries, int end, enum fate fate, const char* old,
                    size_t old_size) {
  int i;
  empty_directory();
  if (file_named(final, entries) >= 0)
    write_file(final, contents, data_of_file(file_named(final, entries), end, fate, old, old_size));
  for (i = 0; i < entries; ++i) {
    const struct operation* o = &operations[i];
    if (o->what == CREATE && file_named(o->name, entries) == o->file)
      write_file(o->name, contents, data_of_file(o->file, end, fate, old, old_size));
  }
}

/* The objects that are saved. */

enum { WIDTH = 40 };

static ctn_link* model(double value) {
  static double values[WIDTH * WIDTH];
  ctn_link* root = chain();
  int i;
  for (i = 0; i < WIDTH * WIDTH; ++i) values[i] = value + i % 7;
  adopt(root, "a", linear(WIDTH, WIDTH, 0));
  adopt(root, "b", linear(1, 1, 1));
  set_param(root, "a/W", DIMS(WIDTH, WIDTH), values, WIDTH * WIDTH);
  set_param(root, "b/W", DIMS(1, 1), VALUES(value));
  return root;
}

/* 1 for the whole old file, 50 for the whole new one, 0 if the file cannot be loaded, -1 for anything
   else. */
static int state_of(const char* path) {
  ctn_link* link = model(900);
  ctn_array *W, *last;
  static float values[WIDTH * WIDTH];
  float end;
  int i, state = 0;
  if (ctn_link_load(link, path, NULL, NULL) == CTN_OK) {
    W = data_of(link, "a/W");
    last = data_of(link, "b/W");
    OK(ctn_array_to_data(W, values, sizeof values));
    OK(ctn_array_to_data(last, &end, sizeof end));
    state = (int)values[0];
    if (end != values[0] || (state != 1 && state != 50)) state = -1;
    for (i = 0; i < WIDTH * WIDTH; ++i)
      if (values[i] != values[0] + (float)(i % 7)) state = -1;
    ctn_array_release(W);
    ctn_array_release(last);
  }
  ctn_link_release(link);
  return state;
}

static void forget_operations(void) {
  while (operation_count > 0) free(operations[--operation_count].data);
  file_count = 0;
}

/* Tries every disk that a power cut may leave; returns how many of them hold a broken file or none. */
static int broken_disks(const struct format* format, ctn_link* old_model, ctn_link* new_model, int* disks) {
  static char old[ROOM];
  path_text text;
  const char* path = path_of(text, format->name);
  size_t old_size;
  int broken = 0, end;
  empty_directory();
  OK(format->save(old_model, path));
  old_size = read_file(format->name, old, sizeof old);
  forget_operations();
  recording = 1;
  OK(format->save(new_model, path));
  recording = 0;
  for (end = 0; end <= operation_count; ++end) {
    int durable = 0, entries;
    for (entries = 0; entries < end; ++entries)
      if (operations[entries].what == SYNC_DIRECTORY) durable = entries;
    for (entries = durable; entries <= end; ++entries) {
      int fate;
      if (entries < end && entries > durable && operations[entries - 1].what != CREATE &&
          operations[entries - 1].what != RENAME && operations[entries - 1].what != UNLINK)
        continue; /* the entries equal those of an earlier operation */
      for (fate = KEPT; fate < FATES; ++fate) {
        int state;
        restore(format->name, entries, end, (enum fate)fate, old, old_size);
        state = state_of(path);
        ++*disks;
        if (state != 50 && (state != 1 || end == operation_count)) ++broken;
      }
    }
    if (!ignore_syncs) { /* leftovers of the power cut are not an obstacle */
      OK(format->save(old_model, path));
      assert_int_equal(state_of(path), 1);
    }
  }
  forget_operations();
  empty_directory();
  return broken;
}

static void test_power_cuts(void** state) {
  ctn_link *old_model = model(1), *new_model = model(50);
  size_t f;
  (void)state;
  for (f = 0; f < COUNT(formats); ++f) {
    int disks = 0;
    if (strstr(formats[f].name, ".h5") && !has_component("hdf5")) continue;
    assert_int_equal(broken_disks(&formats[f], old_model, new_model, &disks), 0);
    assert_true(disks > 50);
  }
  ctn_link_release(new_model);
  ctn_link_release(old_model);
}

/* Without the library's syncs there must be broken files; otherwise the test would detect nothing. */
static void test_is_able_to_fail(void** state) {
  ctn_link *old_model = model(1), *new_model = model(50);
  size_t f;
  (void)state;
  ignore_syncs = 1;
  for (f = 0; f < COUNT(formats); ++f) {
    int disks = 0;
    if (strstr(formats[f].name, ".h5") && !has_component("hdf5")) continue;
    assert_true(broken_disks(&formats[f], old_model, new_model, &disks) > 0);
  }
  ignore_syncs = 0;
  ctn_link_release(new_model);
  ctn_link_release(old_model);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_power_cuts), TEST(test_is_able_to_fail)};
  const char* place = getenv("TMPDIR");
  int failed;
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 1;
  if (!mkdtemp(directory)) return 1;
  failed = RUN(tests, argc, argv);
  if (rmdir(directory) != 0) print_error("%s: something was left behind\n", directory);
  return failed;
}
