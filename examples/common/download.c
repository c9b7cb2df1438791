/* Downloads files with curl or wget; see download.h. */
#define _POSIX_C_SOURCE 200809L
#include "download.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sha256.h"

enum { PATH_ROOM = 4096, URL_ROOM = 512, WORDS_ROOM = 256, EXIT_NO_PROGRAM = 127 };

static bool make_directories(char* path, Failure* failure) {
  for (char* end = strchr(path + 1, '/');; end = strchr(end + 1, '/')) {
    if (end) *end = '\0';
    const bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
    if (!made) fail(failure, "cannot make the folder %s: %s", path, strerror(errno));
    if (end) *end = '/';
    if (!made || !end) return made;
  }
}

bool cache_directory(char* path, size_t size, const char* name, Failure* failure) {
  const char* cache = getenv("XDG_CACHE_HOME");
  const char* home = getenv("HOME");
  int length;
  if (cache && cache[0] == '/') { /* its specification says to ignore a relative path */
    length = snprintf(path, size, "%s/catenary/%s", cache, name);
  } else if (home && home[0] == '/') {
    length = snprintf(path, size, "%s/.cache/catenary/%s", home, name);
  } else {
    return fail(failure, "no folder for downloads: neither XDG_CACHE_HOME nor HOME is set");
  }
  if (length < 0 || (size_t)length >= size) return fail(failure, "the path of the cache folder is too long");
  return make_directories(path, failure);
}

/* Never returns: executes the command, whose messages go to the pipe. */
static void become(const char* const* command, int pipe_end) {
  const int nothing = open("/dev/null", O_RDWR);
  if (nothing >= 0) {
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
  }
  dup2(pipe_end, STDERR_FILENO);
  execvp(command[0], (char* const*)command);
  _exit(EXIT_NO_PROGRAM);
}

/* Keeps the first words that the child prints and discards the rest, so that it never blocks. */
static void listen_to(int descriptor, char words[WORDS_ROOM]) {
  size_t length = 0;
  char buffer[512];
  for (;;) {
    const ssize_t count = read(descriptor, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    for (ssize_t i = 0; i < count && length + 1 < WORDS_ROOM; ++i) words[length++] = buffer[i];
  }
  while (length > 0 && (words[length - 1] == '\n' || words[length - 1] == ' ')) --length;
  words[length] = '\0';
}

/* The exit status of the command, or -1 if a signal ended it. */
static int run(const char* const* command, char words[WORDS_ROOM]) {
  words[0] = '\0';
  int ends[2];
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  const pid_t child = fork();
  if (child == 0) become(command, ends[1]);
  close(ends[1]);
  if (child > 0) listen_to(ends[0], words);
  close(ends[0]);
  if (child < 0) return -1;

  int status;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool fetch(const char* url, const char* path, Failure* failure) {
  const char* const commands[][16] = {
      {"curl", "--fail", "--silent", "--show-error", "--location", "--connect-timeout", "3", "--max-time",
       "120", "--output", path, "--", url, NULL},
      {"wget", "--no-verbose", "--tries=1", "--dns-timeout=3", "--connect-timeout=3", "--read-timeout=20",
       "-O", path, "--", url, NULL},
  };
  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; ++i) {
    char words[WORDS_ROOM];
    const int status = run(commands[i], words);
    if (status == 0) return true;
    if (status == EXIT_NO_PROGRAM) continue;
    return fail(failure, "%s: %s", url, words[0] ? words : "the download was interrupted");
  }
  return fail(failure, "%s: neither curl nor wget is installed", url);
}

static bool verify(const char* path, const char* sha256, Failure* failure) {
  char sum[SHA256_HEX];
  if (!sha256_of_file(path, sum, failure)) return false;
  return strcmp(sum, sha256) == 0 || fail(failure, "its SHA-256 checksum is %s instead of %s", sum, sha256);
}

bool download(const RemoteFile* file, const char* const* mirrors, const char* directory, Failure* failure) {
  char path[PATH_ROOM], temporary[PATH_ROOM], url[URL_ROOM];
  const int length = snprintf(path, sizeof path, "%s/%s", directory, file->name);
  const int longer =
      snprintf(temporary, sizeof temporary, "%s/%s.%ld.tmp", directory, file->name, (long)getpid());
  if (length < 0 || longer < 0 || (size_t)longer >= sizeof temporary) {
    return fail(failure, "the path of %s is too long", file->name);
  }
  if (verify(path, file->sha256, failure)) return true;

  fail(failure, "%s is not in %s", file->name, directory);
  for (; *mirrors; ++mirrors) {
    snprintf(url, sizeof url, "%s%s", *mirrors, file->name);
    bool done = fetch(url, temporary, failure);
    if (done && !verify(temporary, file->sha256, failure)) {
      Failure reason = *failure;
      done = fail(failure, "%s: %.900s", url, reason.text);
    }
    if (done && rename(temporary, path) != 0) done = fail(failure, "%s: %s", path, strerror(errno));
    if (done) return true;
    unlink(temporary);
  }
  return false;
}
