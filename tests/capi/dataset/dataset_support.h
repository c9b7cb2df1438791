/* Helpers of the tests of datasets and iterators. */
#ifndef CATENARY_TESTS_CAPI_DATASET_SUPPORT_H
#define CATENARY_TESTS_CAPI_DATASET_SUPPORT_H

#include "support.h"

/* A dataset of the numbers 0 to count - 1, each with its square. */
static inline ctn_dataset* squares(int64_t count) {
  ctn_dataset* dataset = NULL;
  ctn_array *parts[2], *numbers = NULL;
  OK(ctn_array_arange_i64(0, count, 1, CTN_INT64, &numbers));
  OK(ctn_array_astype(numbers, CTN_FLOAT32, &parts[0]));
  OK(ctn_array_square(parts[0], &parts[1]));
  OK(ctn_dataset_tuple_new((const ctn_array* const*)parts, 2, &dataset));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  ctn_array_release(numbers);
  return dataset;
}

/* The sum of the elements of the first part of the next batch of `squares`, whose second part is checked;
   writes the first part to `numbers`. Returns the length of the batch, or -1 if there is none. */
static inline int64_t next_numbers(ctn_iterator* iterator, float* numbers) {
  ctn_array* parts[2] = {NULL, NULL};
  float second[64];
  int32_t more = -1;
  int64_t count, i;
  OK(ctn_iterator_next(iterator, parts, 2, &more));
  if (!more) {
    assert_null(parts[0]);
    assert_null(parts[1]);
    return -1;
  }
  count = ctn_array_size(parts[0]);
  assert_true(count <= 64);
  OK(ctn_array_to_data(parts[0], numbers, (size_t)count * sizeof(float)));
  OK(ctn_array_to_data(parts[1], second, (size_t)count * sizeof(float)));
  for (i = 0; i < count; ++i) assert_true(second[i] == numbers[i] * numbers[i]);
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  return count;
}

#endif
