/* The objects used in calls: arrays and variables of many kinds made here, everything else made by the API's
   constructors with plausible arguments. Results of calls replace existing objects, so that the pools
   change. */
#include <math.h>
#include <stdio.h>

#include "hostile.h"

enum { POOL = 48 };
static void* pools[KINDS][POOL];
static int counts[KINDS];
static int filling; /* the pools are being filled: keep everything */

static uint64_t roll(struct draw* d) { return (uint64_t)draw_size(d) * 7919 + (uint64_t)(d->state >> 20); }

void* pooled(struct draw* d, int kind) {
  if (kind == KIND_object) kind = (int)(roll(d) % KINDS);
  return counts[kind] ? pools[kind][roll(d) % (uint64_t)counts[kind]] : NULL;
}

static void put(int kind, void* handle) {
  if (!handle) return;
  if (counts[kind] < POOL) {
    pools[kind][counts[kind]++] = handle;
  } else {
    release_any(handle);
  }
}

static int is_small(int kind, void* handle) {
  if (kind == KIND_array) return ctn_array_size(handle) <= 4096 && ctn_array_nbytes(handle) <= 65536;
  if (kind == KIND_variable) {
    ctn_array* data = NULL;
    int small;
    if (ctn_variable_data(handle, &data) || !data) return 1;
    small = is_small(KIND_array, data);
    ctn_array_release(data);
    return small;
  }
  return 1;
}

void keep_in_pool(struct draw* d, int kind, void* handle) {
  if ((!filling && !chance(d, 20)) || !is_small(kind, handle)) {
    release_any(handle);
  } else if (counts[kind] < POOL / 2) {
    put(kind, handle);
  } else {
    void** place = &pools[kind][roll(d) % (uint64_t)counts[kind]];
    release_any(*place);
    *place = handle;
  }
}

static ctn_array* filled(ctn_dtype dtype, const int64_t* shape, size_t ndim, int way) {
  double values[512];
  int64_t size = 1;
  size_t i;
  ctn_array *wide = NULL, *a = NULL;
  for (i = 0; i < ndim; ++i) size *= shape[i];
  for (i = 0; i < (size_t)size && i < 512; ++i) {
    static const double odd[] = {0, -0.0, 1e300, -1e300, 1, -1, 127, 4294967296.0};
    values[i] = way == 0 ? (double)(i % 5) : way == 1 ? 0.25 * (double)i - 1 : odd[i % 8];
    if (way == 3) values[i] = i % 3 == 0 ? NAN : i % 3 == 1 ? INFINITY : -INFINITY;
  }
  if (ctn_array_from_data(values, shape, ndim, CTN_FLOAT64, &wide)) return NULL;
  if (ctn_array_astype(wide, dtype, &a)) a = NULL;
  ctn_array_release(wide);
  return a;
}

static void make_arrays(struct draw* d) {
  static const struct {
    size_t ndim;
    int64_t shape[4];
  } shapes[] = {{0, {0}},          {1, {0}},          {1, {1}},    {1, {3}},    {1, {4}},
                {2, {2, 3}},       {2, {3, 2}},       {2, {4, 4}}, {2, {0, 3}}, {3, {2, 3, 4}},
                {4, {1, 3, 6, 6}}, {4, {2, 4, 1, 3}}, {2, {4, 1}}};
  static const ctn_dtype dtypes[] = {CTN_FLOAT32, CTN_FLOAT32, CTN_FLOAT32, CTN_FLOAT64,
                                     CTN_INT32,   CTN_INT64,   CTN_FLOAT16, CTN_BOOL,
                                     CTN_INT8,    CTN_UINT64,  CTN_BFLOAT16};
  const size_t shape_count = sizeof shapes / sizeof *shapes, dtype_count = sizeof dtypes / sizeof *dtypes;
  int i;
  for (i = 0; i < 36; ++i) {
    const size_t which = roll(d) % shape_count;
    const ctn_dtype dtype = dtypes[roll(d) % dtype_count];
    ctn_array *a = filled(dtype, shapes[which].shape, shapes[which].ndim, i % 7 < 4 ? i % 2 : i % 4),
              *view = NULL;
    if (a && i % 6 == 1 && ctn_array_transpose(a, NULL, 0, &view) == CTN_OK) ctn_array_release(a), a = view;
    if (a && i % 6 == 2 && shapes[which].ndim) {
      const ctn_index item = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, i % 4 ? -1 : 2};
      if (ctn_array_get(a, &item, 1, &view) == CTN_OK) ctn_array_release(a), a = view;
    }
    if (a && i % 9 == 3 && ctn_array_to_device(a, "test:0", &view) == CTN_OK) ctn_array_release(a), a = view;
    put(KIND_array, a);
    if (a && i % 2 == 0 && counts[KIND_variable] < POOL / 2) {
      ctn_variable* v = NULL;
      if (ctn_variable_new(a, &v) == CTN_OK) put(KIND_variable, v);
    }
  }
  for (i = 0; i < 3; ++i) {
    ctn_array* scalar = NULL;
    if (i == 0   ? ctn_array_scalar_f64(1.5, &scalar)
        : i == 1 ? ctn_array_scalar_i64(3, &scalar)
                 : ctn_array_scalar_bool(1, &scalar))
      continue;
    put(KIND_array, scalar);
  }
}

void make_pools(struct draw* d) {
  const int friendly = d->friendly;
  int round, kind;
  d->friendly = 1;
  filling = 1;
  make_arrays(d);
  for (round = 0; round < 3; ++round) {
    size_t i;
    for (i = 0; i < entry_count; ++i) {
      kind = entries[i].makes;
      if (kind < 0 || kind == KIND_array || counts[kind] >= POOL / 2) continue;
      if (kind == KIND_variable && (counts[kind] >= 20 || roll(d) % 8)) continue;
      entries[i].call(d);
    }
  }
  d->friendly = friendly;
  filling = 0;
}
