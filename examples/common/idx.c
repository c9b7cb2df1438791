/* Reads IDX files; see idx.h. */
#define _POSIX_C_SOURCE 200809L
#include "idx.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

enum {
  PATH_ROOM = 4096,
  TYPE_UNSIGNED_BYTE = 0x08,
  FIRST_CHUNK = 1 << 20,
  LARGEST_FILE = 1 << 30,
};

static bool join(char path[PATH_ROOM], const char* directory, const char* name, const char* suffix) {
  const int length = snprintf(path, PATH_ROOM, "%s/%s%s", directory, name, suffix);
  return length > 0 && length < PATH_ROOM;
}

static bool find(char path[PATH_ROOM], const char* directory, const char* name) {
  return (join(path, directory, name, "") && access(path, F_OK) == 0) ||
         (join(path, directory, name, ".gz") && access(path, F_OK) == 0);
}

/* zlib also reads plain files. The caller decides about a short count; a broken stream is an error here. */
static bool read_some(gzFile file, void* buffer, size_t wanted, size_t* got, const char* path,
                      Failure* failure) {
  errno = 0;
  const int count = gzread(file, buffer, (unsigned)wanted);
  int code = Z_OK;
  const char* reason = gzerror(file, &code);
  if (count < 0 || code == Z_BUF_ERROR || code == Z_DATA_ERROR) {
    if (code == Z_ERRNO && errno) reason = strerror(errno);
    if (code == Z_BUF_ERROR) reason = "the compressed data ends early";
    return fail(failure, "%s: %s", path, reason);
  }
  *got = (size_t)count;
  return true;
}

static bool read_all(gzFile file, void* buffer, size_t wanted, const char* path, Failure* failure) {
  size_t got = 0;
  if (!read_some(file, buffer, wanted, &got, path, failure)) return false;
  return got == wanted || fail(failure, "%s: the file ends inside its header", path);
}

static size_t big_endian(const uint8_t bytes[4]) {
  return (size_t)bytes[0] << 24 | (size_t)bytes[1] << 16 | (size_t)bytes[2] << 8 | bytes[3];
}

static bool read_header(Idx* idx, size_t* size, gzFile file, size_t rank, const char* path,
                        Failure* failure) {
  uint8_t bytes[4];
  if (!read_all(file, bytes, 4, path, failure)) return false;
  if (bytes[0] != 0 || bytes[1] != 0) {
    return fail(failure, "%s: not an IDX file (it starts with %02x %02x, not with 00 00)", path, bytes[0],
                bytes[1]);
  }
  if (bytes[2] != TYPE_UNSIGNED_BYTE) {
    return fail(failure, "%s: expected unsigned bytes (type 0x08), got type 0x%02x", path, bytes[2]);
  }
  if (bytes[3] != rank) {
    return fail(failure, "%s: %u dimensions, expected %zu", path, bytes[3], rank);
  }
  idx->rank = rank;
  *size = 1;
  for (size_t i = 0; i < rank; ++i) {
    if (!read_all(file, bytes, 4, path, failure)) return false;
    idx->shape[i] = big_endian(bytes);
    if (idx->shape[i] == 0) return fail(failure, "%s: dimension %zu is 0", path, i);
    if (idx->shape[i] > LARGEST_FILE / *size) {
      return fail(failure, "%s: the header declares more than %d bytes", path, LARGEST_FILE);
    }
    *size *= idx->shape[i];
  }
  return true;
}

static bool read_body(Idx* idx, size_t size, gzFile file, const char* path, Failure* failure) {
  size_t room = 0, filled = 0;
  while (filled < size) {
    if (filled == room) {
      room = room ? 2 * room : FIRST_CHUNK;
      if (room > size) room = size;
      uint8_t* grown = realloc(idx->data, room);
      if (!grown) return fail(failure, "%s: out of memory", path);
      idx->data = grown;
    }
    size_t got = 0;
    if (!read_some(file, idx->data + filled, room - filled, &got, path, failure)) return false;
    if (got == 0) {
      return fail(failure, "%s: the file ends after %zu of %zu bytes of data", path, filled, size);
    }
    filled += got;
  }
  uint8_t surplus;
  size_t got = 0; /* reading on also makes zlib verify the checksum */
  if (!read_some(file, &surplus, 1, &got, path, failure)) return false;
  return got == 0 || fail(failure, "%s: the file continues after its %zu bytes of data", path, size);
}

bool idx_exists(const char* directory, const char* name) {
  char path[PATH_ROOM];
  return find(path, directory, name);
}

bool idx_read(Idx* idx, const char* directory, const char* name, size_t rank, Failure* failure) {
  *idx = (Idx){0};
  char path[PATH_ROOM];
  if (rank < 1 || rank > IDX_MAX_RANK) {
    return fail(failure, "%s: expected 1 to %d dimensions, got %zu", name, IDX_MAX_RANK, rank);
  }
  if (!find(path, directory, name)) {
    return fail(failure, "%s holds neither %s nor %s.gz", directory, name, name);
  }
  gzFile file = gzopen(path, "rb");
  if (!file) return fail(failure, "%s: %s", path, errno ? strerror(errno) : "out of memory");

  size_t size = 0;
  const bool read =
      read_header(idx, &size, file, rank, path, failure) && read_body(idx, size, file, path, failure);
  gzclose(file);
  if (!read) idx_free(idx);
  return read;
}

void idx_free(Idx* idx) {
  free(idx->data);
  *idx = (Idx){0};
}
