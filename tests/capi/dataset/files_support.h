/* Files for the tests of dataset_files.h, in a folder of the program's own. */
#ifndef CATENARY_TESTS_CAPI_FILES_SUPPORT_H
#define CATENARY_TESTS_CAPI_FILES_SUPPORT_H

#include <sys/stat.h>
#include <unistd.h>

#include "support.h"

static char folder[256];

/* The path of a file in the folder; valid until the next eight calls. */
static inline const char* in_folder(const char* name) {
  static char paths[8][400];
  static int next;
  char* path = paths[next++ % 8];
  snprintf(path, sizeof paths[0], "%s/%s", folder, name);
  return path;
}

static inline const char* write_bytes(const char* name, const void* data, size_t size) {
  const char* path = in_folder(name);
  FILE* file = fopen(path, "wb");
  assert_non_null(file);
  assert_true(fwrite(data, 1, size, file) == size);
  assert_int_equal(fclose(file), 0);
  return path;
}

static inline const char* write_text(const char* name, const char* text) {
  return write_bytes(name, text, strlen(text));
}

/* Runs the tests with a folder, which is empty again afterward if they remove their files. */
static inline int run_in_folder(const struct CMUnitTest* tests, size_t count, int argc, char** argv) {
  const char* place = getenv("TMPDIR");
  int failed;
  snprintf(folder, sizeof folder, "%s/catenary-files-XXXXXX", place ? place : "/tmp");
  if (!mkdtemp(folder)) return 1;
  failed = run_on_devices(tests, count, argc, argv);
  return rmdir(folder) != 0 || failed;
}
#define RUN_IN_FOLDER(tests, argc, argv) run_in_folder((tests), COUNT(tests), (argc), (argv))

#endif
