/* Reads whole files; see whole_file.h. */
#include "whole_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char* read_stream(FILE* stream, const char* path, size_t most, size_t* size, Failure* failure) {
  size_t room = 1 << 16;
  char* bytes = malloc(room);
  *size = 0;
  while (bytes) {
    *size += fread(bytes + *size, 1, room - 1 - *size, stream);
    if (*size > most || *size < room - 1) break;
    char* more = realloc(bytes, 2 * room);
    if (!more) free(bytes);
    bytes = more;
    room *= 2;
  }
  if (!bytes) {
    fail(failure, "%s: no memory for %zu bytes", path, room);
  } else if (ferror(stream)) {
    fail(failure, "%s: %s", path, strerror(errno));
  } else if (*size > most) {
    fail(failure, "%s: more than %zu bytes", path, most);
  } else {
    bytes[*size] = '\0';
    return bytes;
  }
  free(bytes);
  return NULL;
}

char* whole_file_read(const char* path, size_t most, size_t* size, Failure* failure) {
  FILE* stream = fopen(path, "rb");
  if (!stream) {
    fail(failure, "%s: %s", path, strerror(errno));
    return NULL;
  }
  char* bytes = read_stream(stream, path, most, size, failure);
  fclose(stream);
  return bytes;
}
