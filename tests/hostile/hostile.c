/* Calls every exported function with hostile arguments, each in a child process, and reports every
   crash, hang, undocumented status, message that is missing or not UTF-8, output that a failure left set, and
   destroy function that did not run exactly once.

   Usage: hostile [--calls N] [--sequences N] [--seed S] [--function NAME] [--again S] [--seconds T] [--files
   FILE...]
     --calls      calls of each function (default 60)
     --sequences  children that call functions at random, 600 calls each (default 50)
     --function   only this function
     --again      only the child with the seed of a finding; with --function unless it was a sequence
     --seconds    time after which no child is started
     --files      files for the loaders, copied to a directory of the program's own */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "hostile.h"
#include "progress.h"

struct progress* progress;
enum { CALL_SECONDS = 30, CALLS_A_CHILD = 600, MEMORY_LIMIT = 64 << 20 };

/* Restores the limits. Without limits, a result of many gigabytes would be correct but would not be ready
   within CALL_SECONDS. */
static void limits_back(void) {
  ctn_memory_set_limit("cpu", MEMORY_LIMIT);
  ctn_memory_set_limit("test:0", MEMORY_LIMIT);
  ctn_memory_set_limit("test:1", MEMORY_LIMIT);
}

static void settings_back(void) { /* resets what a call may have set for the thread or the process */
  ctn_device_set_current("cpu");
  ctn_set_backprop_enabled(1, NULL);
  ctn_set_debug(0);
  ctn_set_thread_count(2);
}

void begin(struct draw* d, const char* name) {
  (void)d;
  foreign = 0;
  snprintf(progress->name, sizeof progress->name, "%s", name);
}

/* `which` < 0: random functions. */
static void child(long which, uint64_t seed, uint64_t calls) {
  struct draw d = {seed, 0};
  uint64_t i;
  const struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  alarm(CALL_SECONDS);
  caller = pthread_self();
  settings_back();
  make_pools(&d);
  for (i = 0; i < calls; ++i) {
    d.state = seed + (i + 1) * UINT64_C(0x9e3779b97f4a7c15);
    d.friendly = i % 3 == 0;
    progress->call = i;
    if (i % 16 == 0) alarm(CALL_SECONDS), settings_back();
    limits_back();
    ++progress->calls;
    entries[which >= 0 ? (size_t)which : (size_t)(d.state >> 17) % entry_count].call(&d);
  }
  ctn_device_synchronize("test:0");
  ctn_device_synchronize("test:1");
  fflush(NULL);
  _exit(0);
}

static int failures;

static void run(long which, uint64_t seed, uint64_t calls) {
  const char* what = which >= 0 ? entries[which].name : "(sequence)";
  const int before = progress->findings;
  int status;
  pid_t pid;
  progress->seed = seed;
  progress->call = 0;
  fflush(NULL);
  pid = fork();
  if (pid < 0) {
    perror("fork");
    exit(2);
  }
  if (pid == 0) child(which, seed, calls);
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status))) {
    fprintf(stderr, "FINDING %s (seed %llu, call %llu, in %s): %s %d\n", what, (unsigned long long)seed,
            (unsigned long long)progress->call, progress->name,
            WIFSIGNALED(status)
                ? WTERMSIG(status) == SIGALRM ? "it did not return, signal" : "ended by signal"
                : "ended with status",
            WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    ++failures;
  }
  if (progress->findings > before) ++failures;
}

static void copy_file(const char* from, const char* directory) {
  char to[4096], data[65536];
  const char* name = strrchr(from, '/');
  const int in = open(from, O_RDONLY);
  int out;
  ssize_t got;
  snprintf(to, sizeof to, "%s/%s", directory, name ? name + 1 : from);
  out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (in < 0 || out < 0) {
    perror(from);
    exit(2);
  }
  while ((got = read(in, data, sizeof data)) > 0)
    if (write(out, data, (size_t)got) != got) exit(2);
  close(in);
  close(out);
}

static int remove_entry(const char* path, const struct stat* info, int type, struct FTW* walk) {
  (void)info, (void)type, (void)walk;
  return remove(path);
}

int main(int argc, char** argv) {
  uint64_t calls = 60, sequences = 50, seed = 1, left;
  const char *only = NULL, *again = NULL;
  char directory[] = "/tmp/catenary_hostile_XXXXXX";
  double seconds = 1e9;
  struct timespec start, now;
  size_t i;
  int k;
  progress = mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (progress == MAP_FAILED || !mkdtemp(directory)) return 2;
  for (k = 1; k + 1 < argc; k += 2) {
    if (!strcmp(argv[k], "--calls"))
      calls = strtoull(argv[k + 1], NULL, 10);
    else if (!strcmp(argv[k], "--sequences"))
      sequences = strtoull(argv[k + 1], NULL, 10);
    else if (!strcmp(argv[k], "--seed"))
      seed = strtoull(argv[k + 1], NULL, 10);
    else if (!strcmp(argv[k], "--function"))
      only = argv[k + 1];
    else if (!strcmp(argv[k], "--again"))
      again = argv[k + 1];
    else if (!strcmp(argv[k], "--seconds"))
      seconds = strtod(argv[k + 1], NULL);
    else if (!strcmp(argv[k], "--files"))
      break;
    else
      return fprintf(stderr, "unknown option %s\n", argv[k]), 2;
  }
  for (++k; k < argc; ++k) copy_file(argv[k], directory);
  if (chdir(directory) != 0 || mkdir("directory", 0777) != 0) return 2;
  setenv("CATENARY_CXX", "/nonexistent/compiler", 1);
  setenv("CATENARY_CACHE_DIR", directory, 1);
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (i = 0; i < entry_count; ++i) {
    if (only ? strcmp(only, entries[i].name) != 0 : again != NULL) continue;
    if (again) {
      run((long)i, strtoull(again, NULL, 10), CALLS_A_CHILD);
      continue;
    }
    for (left = calls; left > 0;) {
      const uint64_t part = left < CALLS_A_CHILD ? left : CALLS_A_CHILD;
      clock_gettime(CLOCK_MONOTONIC, &now);
      if ((double)(now.tv_sec - start.tv_sec) > seconds) break;
      run((long)i, seed * 1000003 + i * 8191 + left, part);
      left -= part;
    }
  }
  if (again && !only) run(-1, strtoull(again, NULL, 10), CALLS_A_CHILD);
  for (i = 0; !only && !again && i < sequences; ++i) {
    clock_gettime(CLOCK_MONOTONIC, &now);
    if ((double)(now.tv_sec - start.tv_sec) > seconds) break;
    run(-1, seed * 7000003 + i, CALLS_A_CHILD);
  }
  if (chdir("/") == 0) nftw(directory, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
  printf(
      "%llu calls of %zu functions (%llu succeeded, those that made objects included), %d children with "
      "findings\n",
      (unsigned long long)progress->calls, entry_count, (unsigned long long)progress->successes, failures);
  return failures ? 1 : 0;
}
