/* SHA-256 (FIPS 180-4), for verifying downloads. */
#ifndef EXAMPLES_COMMON_SHA256_H
#define EXAMPLES_COMMON_SHA256_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

enum { SHA256_BLOCK = 64, SHA256_HEX = 65 };

typedef struct Sha256 {
  uint32_t state[8];
  uint64_t length; /* bytes hashed so far */
  uint8_t block[SHA256_BLOCK];
} Sha256;

Sha256 sha256_new(void);
void sha256_add(Sha256* hash, const void* data, size_t size);

/* Writes the checksum as zero-terminated lower-case hexadecimal digits. hash cannot be used afterward. */
void sha256_finish(Sha256* hash, char hex[SHA256_HEX]);

bool sha256_of_file(const char* path, char hex[SHA256_HEX], Failure* failure);

#endif
