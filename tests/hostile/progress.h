/* What a child process shares with its parent: its position, so that a crash can be repeated, and its
   counts. */
#ifndef CATENARY_TESTS_HOSTILE_PROGRESS_H
#define CATENARY_TESTS_HOSTILE_PROGRESS_H

#include <stdint.h>

struct progress {
  uint64_t seed, call, calls, successes;
  char name[80];
  int findings;
};
extern struct progress* progress;

#endif
