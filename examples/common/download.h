/* Downloads verified files with the curl or wget of the system, run as a child process without a shell. */
#ifndef EXAMPLES_COMMON_DOWNLOAD_H
#define EXAMPLES_COMMON_DOWNLOAD_H

#include <stddef.h>

#include "failure.h"

typedef struct RemoteFile {
  const char* name;
  const char* sha256; /* lower-case hexadecimal */
} RemoteFile;

/*
 * Writes $XDG_CACHE_HOME/catenary/name, or ~/.cache/catenary/name, to path and creates the folders, readable
 * only by the user.
 */
bool cache_directory(char* path, size_t size, const char* name, Failure* failure);

/*
 * Ensures that directory holds the file with exactly the given contents. An existing file with the right
 * checksum is kept; otherwise the mirrors (prefixes of URLs, terminated by NULL) are tried in order. A file
 * gets its name only after its checksum has been verified. Without a network, this fails within seconds.
 */
bool download(const RemoteFile* file, const char* const* mirrors, const char* directory, Failure* failure);

#endif
