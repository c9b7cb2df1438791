/* Draws arguments: plausible ones, and those that no function expects. Lists have ROOM entries, whatever
   count is passed with them, or a count that is rejected before the list is read. */
#include <math.h>

#include "hostile.h"

static uint64_t next(struct draw* d) { /* splitmix64 */
  uint64_t z = (d->state += UINT64_C(0x9e3779b97f4a7c15));
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static size_t below(struct draw* d, size_t count) { return (size_t)(next(d) % count); }
#define PICK(d, list) (list)[below(d, sizeof(list) / sizeof *(list))]

int chance(struct draw* d, int percent) {
  if (d->friendly) percent = percent >= 20 ? percent : 0;
  return percent > 0 && below(d, 100) < (size_t)percent;
}

int64_t draw_int(struct draw* d, int hostile_percent) {
  static const int64_t plain[] = {0, 1, 1, 1, 2, 2, 3, 4, 5, -1};
  static const int64_t odd[] = {-2,
                                -7,
                                64,
                                65,
                                1000,
                                INT32_MAX,
                                INT32_MIN,
                                INT64_C(1) << 32,
                                INT64_C(1) << 62,
                                INT64_MAX,
                                INT64_MIN,
                                INT64_MAX - 1,
                                INT64_MIN + 1,
                                -(INT64_C(1) << 40),
                                255,
                                256};
  if (d->friendly) return PICK(d, plain);
  return chance(d, hostile_percent) ? PICK(d, odd) : PICK(d, plain);
}

int32_t draw_bool(struct draw* d) {
  static const int32_t odd[] = {-7, 2, 256, INT32_MIN, INT32_MAX};
  return chance(d, 5) ? PICK(d, odd) : (int32_t)below(d, 2);
}

int32_t draw_enum(struct draw* d, const int32_t* values, int count) {
  static const int32_t odd[] = {-2, 99, INT32_MIN, INT32_MAX, 13};
  return chance(d, 7) ? PICK(d, odd) : values[below(d, (size_t)count)];
}

double draw_double(struct draw* d) {
  static const double plain[] = {0, 1, 0.5, 0.1, 0.9, 2};
  const double odd[] = {-1, -0.0, 1e30, -1e308, 1e-320, NAN, INFINITY, -INFINITY, 4294967296.0, 1e19, 3.5};
  if (d->friendly) return PICK(d, plain);
  return chance(d, 35) ? PICK(d, odd) : PICK(d, plain);
}

size_t draw_size(struct draw* d) {
  static const size_t odd[] = {7, 64, 65, 1000, SIZE_MAX, SIZE_MAX / 2, (size_t)1 << 32, (size_t)1 << 62};
  return chance(d, 15) ? PICK(d, odd) : below(d, 4);
}

size_t draw_capacity(struct draw* d) {
  static const size_t all[] = {0, 1, 2, 8, 24, 64, 200, 4096, 65536};
  return PICK(d, all);
}

size_t draw_count(struct draw* d, int honest) {
  static const size_t odd[] = {SIZE_MAX,        SIZE_MAX / 2, (size_t)1 << 63,
                               (size_t)1 << 62, SIZE_MAX - 7, SIZE_MAX / 4};
  if (!honest && chance(d, 4)) return PICK(d, odd);
  if (!honest && chance(d, 10)) return below(d, ROOM + 1);
  return below(d, 5);
}

int64_t draw_dimension(struct draw* d, const char* name, int honest) {
  static const int64_t bad[] = {-1, INT64_MIN, -5};
  if (honest && !strcmp(name, "strides")) return (int64_t)below(d, 129) - 64;
  if (honest) return chance(d, 3) ? PICK(d, bad) : (int64_t)below(d, 5);
  return draw_int(d, 8);
}

size_t draw_struct_size(struct draw* d, size_t size, char* tail) {
  if (!chance(d, 10)) return size;
  switch (below(d, 5)) {
    case 0:
      return 0;
    case 1:
      return size - 8;
    case 2:
      return 8;
    case 3:
      tail[below(d, 64)] = 1;
      return size + 64;
    default:
      return size + 64;
  }
}

char* draw_text(struct draw* d, char* buffer, size_t* capacity) {
  static const size_t rooms[] = {4096, 4096, 4096, 256, 17, 3, 2, 1, 0};
  *capacity = PICK(d, rooms);
  memset(buffer, 0x7f, 4096);
  return chance(d, 20) ? NULL : buffer;
}

static const char* long_text(void) {
  static char text[5001];
  if (!text[0]) memset(text, 'x', sizeof text - 1);
  return text;
}

const char* draw_string(struct draw* d, const char* name, int nullable) {
  static const char* const devices[] = {"cpu", "cpu", "test:0", "test:1", "test:9", "cuda:0", "gpu"};
  static const char* const paths[] = {"stored.npz",       "deflated.npz", "file.h5", "file.safetensors",
                                      "model.caffemodel", "broken.npz",   "new.npz", "new.h5",
                                      "new.safetensors",  "new.npy",      "missing", "directory",
                                      "no/where",         "/dev/full",    "/l1/W"};
  static const char* const names[] = {
      "W", "b", "l1", "/l1/W", "l1/W",  "lr",  "alpha", "momentum",  "add", "maximum",    "float32", "relu",
      "x", "y", "m",  "t",     "x * y", "T x", "T y",   "ij,jk->ik", "C",   "WeightDecay"};
  static const char* const odd[] = {"",   "/",    "%s%n%d", "a b",    "\xff\xfe", "\xc3", "caf\xc3\xa9",
                                    "..", "a//b", "\n",     "l1/\x80"};
  if (nullable ? chance(d, 30) : chance(d, 2)) return NULL;
  if (chance(d, 8)) return long_text();
  if (chance(d, 15)) return PICK(d, odd);
  if (strstr(name, "device") || !strcmp(name, "first") || !strcmp(name, "second")) return PICK(d, devices);
  if (strstr(name, "path") || strstr(name, "filename")) return PICK(d, paths);
  if (strstr(name, "folder")) return "directory";
  return PICK(d, names);
}

void* draw_memory(struct draw* d) {
  static char memory[1 << 20];
  static int filled;
  size_t i;
  if (!filled) {
    struct draw bytes = {1, 0};
    for (i = 0; i < sizeof memory; ++i) memory[i] = (char)(next(&bytes) >> (8 * (i % 3)));
    filled = 1;
  }
  return chance(d, 3) ? NULL : memory + sizeof memory / 2 + below(d, 16) * (chance(d, 20) ? 1 : 8);
}

void* draw_right_handle(struct draw* d, int kind, int nullable) {
  return (nullable ? chance(d, 30) : chance(d, 2)) ? NULL : pooled(d, kind);
}

void* draw_handle(struct draw* d, int kind, int nullable) {
  if (chance(d, 2)) return pooled(d, (int)below(d, KINDS));
  return draw_right_handle(d, kind, nullable);
}

void draw_handles(struct draw* d, int kind, int nullable, void** handles) {
  size_t i;
  for (i = 0; i < ROOM; ++i) handles[i] = draw_handle(d, kind, nullable && chance(d, 30));
}

void draw_items(struct draw* d, ctn_index* items) {
  size_t i;
  for (i = 0; i < ROOM; ++i) {
    items[i].kind = chance(d, 5) ? draw_int(d, 50) : (int64_t)below(d, 5);
    items[i].start = chance(d, 20) ? CTN_OMITTED : draw_int(d, 10);
    items[i].stop = chance(d, 30) ? CTN_OMITTED : draw_int(d, 10);
    items[i].step = chance(d, 30) ? CTN_OMITTED : draw_int(d, 10);
  }
}
