/* SHA-256; see sha256.h. */
#include "sha256.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const uint32_t kRound[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate(uint32_t word, int bits) { return word >> bits | word << (32 - bits); }

static void compress(uint32_t state[8], const uint8_t block[SHA256_BLOCK]) {
  uint32_t w[64];
  for (int i = 0; i < 16; ++i) {
    const uint8_t* bytes = block + 4 * i;
    w[i] = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
  }
  for (int i = 16; i < 64; ++i) {
    const uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
    const uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }

  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
  for (int i = 0; i < 64; ++i) {
    const uint32_t s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const uint32_t choice = (e & f) ^ (~e & g);
    const uint32_t t1 = h + s1 + choice + kRound[i] + w[i];
    const uint32_t s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
    h = g, g = f, f = e, e = d + t1;
    d = c, c = b, b = a, a = t1 + s0 + majority;
  }
  state[0] += a, state[1] += b, state[2] += c, state[3] += d;
  state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

Sha256 sha256_new(void) {
  return (Sha256){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
                            0x1f83d9ab, 0x5be0cd19}};
}

void sha256_add(Sha256* hash, const void* data, size_t size) {
  const uint8_t* bytes = data;
  while (size > 0) {
    const size_t filled = hash->length % SHA256_BLOCK;
    const size_t step = size < SHA256_BLOCK - filled ? size : SHA256_BLOCK - filled;
    memcpy(hash->block + filled, bytes, step);
    if (filled + step == SHA256_BLOCK) compress(hash->state, hash->block);
    hash->length += step;
    bytes += step;
    size -= step;
  }
}

void sha256_finish(Sha256* hash, char hex[SHA256_HEX]) {
  static const uint8_t kPadding[SHA256_BLOCK] = {0x80};
  const uint64_t bits = 8 * hash->length;
  const size_t filled = hash->length % SHA256_BLOCK;
  sha256_add(hash, kPadding, filled < 56 ? 56 - filled : SHA256_BLOCK + 56 - filled);

  uint8_t length[8];
  for (int i = 0; i < 8; ++i) length[i] = (uint8_t)(bits >> (56 - 8 * i));
  sha256_add(hash, length, sizeof length);
  for (int i = 0; i < 8; ++i) snprintf(hex + 8 * i, 9, "%08lx", (unsigned long)hash->state[i]);
}

bool sha256_of_file(const char* path, char hex[SHA256_HEX], Failure* failure) {
  FILE* file = fopen(path, "rb");
  if (!file) return fail(failure, "%s: %s", path, strerror(errno));
  Sha256 hash = sha256_new();
  uint8_t buffer[1 << 14];
  size_t count;
  while ((count = fread(buffer, 1, sizeof buffer, file)) > 0) sha256_add(&hash, buffer, count);
  const bool read = !ferror(file);
  if (!read) fail(failure, "%s: %s", path, strerror(errno));
  fclose(file);
  if (read) sha256_finish(&hash, hex);
  return read;
}
