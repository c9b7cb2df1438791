/* A cache of compiled kernels for a single test run. Include it first. */
#ifndef CATENARY_TESTS_CAPI_KERNEL_SUPPORT_H
#define CATENARY_TESTS_CAPI_KERNEL_SUPPORT_H

#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */
#include "support.h"

static char cache_root[150];

/* Runs a shell command on the directories of the test. */
static void shell(const char* pattern, const char* path) {
  char command[300];
  snprintf(command, sizeof command, pattern, path, path);
  assert_int_equal(system(command), 0);
}

static void use_own_cache(void) {
  const char* place = getenv("TMPDIR");
  snprintf(cache_root, sizeof cache_root, "%s/catenary-kernel-test-XXXXXX", place ? place : P_tmpdir);
  if (!mkdtemp(cache_root)) exit(1);
  setenv("CATENARY_CACHE_DIR", cache_root, 1);
}

static void remove_own_cache(void) { shell("rm -rf '%s'", cache_root); }

#endif
