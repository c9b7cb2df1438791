/* Writes a file under a temporary name and renames it; see atomic_file.h. */
#define _POSIX_C_SOURCE 200809L
#include "atomic_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void forget(AtomicFile* file) {
  free(file->path);
  free(file->temporary);
  *file = (AtomicFile){0};
}

bool atomic_file_open(AtomicFile* file, const char* path, Failure* failure) {
  const size_t room = strlen(path) + 32;
  *file = (AtomicFile){.path = strdup(path), .temporary = malloc(room)};
  if (!file->path || !file->temporary) {
    forget(file);
    return fail(failure, "cannot write %s: out of memory", path);
  }
  snprintf(file->temporary, room, "%s.%ld.tmp", path, (long)getpid());

  const int descriptor = open(file->temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor >= 0) file->stream = fdopen(descriptor, "wb");
  if (!file->stream) {
    fail(failure, "cannot write %s: %s", file->temporary, strerror(errno));
    if (descriptor >= 0) {
      close(descriptor);
      unlink(file->temporary);
    }
    forget(file);
    return false;
  }
  return true;
}

bool atomic_file_commit(AtomicFile* file, Failure* failure) {
  errno = 0;
  bool written = fflush(file->stream) == 0 && !ferror(file->stream) && fsync(fileno(file->stream)) == 0;
  int error = errno;
  if (fclose(file->stream) != 0 && written) {
    written = false;
    error = errno;
  }
  if (written && rename(file->temporary, file->path) != 0) {
    written = false;
    error = errno;
  }
  if (!written) {
    fail(failure, "cannot write %s: %s", file->path, error ? strerror(error) : "a write failed");
    unlink(file->temporary);
  }
  forget(file);
  return written;
}

void atomic_file_discard(AtomicFile* file) {
  fclose(file->stream);
  unlink(file->temporary);
  forget(file);
}
