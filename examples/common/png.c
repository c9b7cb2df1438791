/* PNG files of 8 bits a channel, without filters; see png.h. The format is that of RFC 2083. */
#include "png.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "atomic_file.h"

static void put_32(uint8_t* at, uint32_t value) {
  for (int i = 0; i < 4; ++i) at[i] = (uint8_t)(value >> (24 - 8 * i));
}

/* A chunk is its length, its type, its data, and a checksum of the last two. */
static void write_chunk(FILE* file, const char* type, const uint8_t* data, uint32_t size) {
  uint8_t head[8], tail[4];
  put_32(head, size);
  memcpy(head + 4, type, 4);
  uLong sum = crc32(0, head + 4, 4);
  if (size) sum = crc32(sum, data, size);
  put_32(tail, (uint32_t)sum);
  fwrite(head, 1, sizeof head, file);
  if (size) fwrite(data, 1, size, file);
  fwrite(tail, 1, sizeof tail, file);
}

static void write_header(FILE* file, size_t height, size_t width, size_t channels) {
  static const uint8_t signature[8] = {137, 'P', 'N', 'G', '\r', '\n', 26, '\n'};
  static const uint8_t kinds[5] = {0, 0, 4, 2, 6}; /* the numbers of the format for 1 to 4 channels */
  uint8_t header[13] = {[8] = 8 /* bits */, [9] = kinds[channels]};
  put_32(header, (uint32_t)width);
  put_32(header + 4, (uint32_t)height);
  fwrite(signature, 1, sizeof signature, file);
  write_chunk(file, "IHDR", header, sizeof header);
}

/* Compresses the rows, each after a byte 0 that stands for "no filter". */
static uint8_t* compress_rows(const uint8_t* pixels, size_t height, size_t row, uLongf* size) {
  const size_t all = height * (row + 1);
  uint8_t* plain = malloc(all);
  *size = compressBound((uLong)all);
  uint8_t* data = malloc(*size);
  bool done = plain && data;
  for (size_t y = 0; done && y < height; ++y) {
    plain[y * (row + 1)] = 0;
    memcpy(plain + y * (row + 1) + 1, pixels + y * row, row);
  }
  done = done && compress2(data, size, plain, (uLong)all, Z_BEST_COMPRESSION) == Z_OK;
  free(plain);
  if (done) return data;
  free(data);
  return NULL;
}

bool png_write(const char* path, const uint8_t* pixels, size_t height, size_t width, size_t channels,
               Failure* failure) {
  if (channels < 1 || channels > 4)
    return fail(failure, "cannot write %s: expected 1 to 4 channels, got %zu", path, channels);
  if (!height || !width || height > 100000 || width > 100000 || height * width > 250000000)
    return fail(failure, "cannot write %s: a picture cannot have %zu x %zu pixels", path, height, width);
  uLongf size;
  uint8_t* data = compress_rows(pixels, height, width * channels, &size);
  if (!data) return fail(failure, "cannot write %s: out of memory", path);
  AtomicFile file;
  const bool opened = atomic_file_open(&file, path, failure);
  if (opened) {
    write_header(file.stream, height, width, channels);
    write_chunk(file.stream, "IDAT", data, (uint32_t)size);
    write_chunk(file.stream, "IEND", NULL, 0);
  }
  free(data);
  return opened && atomic_file_commit(&file, failure);
}
