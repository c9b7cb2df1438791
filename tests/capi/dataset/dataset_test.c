/* Tests of catenary/dataset.h: datasets of arrays, and batches. */
#include "dataset_support.h"

static void test_tuple(void** state) {
  ctn_array* x = counting(CTN_FLOAT32, DIMS(3, 2));
  ctn_array* t = counting(CTN_INT32, DIMS(3));
  const ctn_array* arrays[2] = {x, t};
  ctn_array* parts[2];
  ctn_dataset* dataset = NULL;
  (void)state;
  OK(ctn_dataset_tuple_new(arrays, 2, &dataset));
  ctn_array_release(x);
  ctn_array_release(t);
  assert_int_equal(ctn_dataset_size(dataset), 3);
  assert_int_equal(ctn_dataset_part_count(dataset), 2);
  OK(ctn_dataset_example(dataset, 2, 0, parts, 2));
  CHECK_ARRAY(parts[0], CTN_FLOAT32, DIMS(2), VALUES(4, 5));
  assert_true(item(parts[1]) == 2);
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  OK(ctn_dataset_batch(dataset, DIMS(2, 0, 2), 0, parts, 2));
  CHECK_ARRAY(parts[0], CTN_FLOAT32, DIMS(3, 2), VALUES(4, 5, 0, 1, 4, 5));
  CHECK_ARRAY(parts[1], CTN_INT32, DIMS(3), VALUES(2, 0, 2));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  FAILS(ctn_dataset_example(dataset, 3, 0, parts, 2), CTN_ERROR_INDEX,
        "index: expected 0 to 2, the last of 3 examples, got 3");
  FAILS(ctn_dataset_example(dataset, -1, 0, parts, 2), CTN_ERROR_INDEX, "got -1");
  FAILS(ctn_dataset_example(dataset, 0, -1, parts, 2), CTN_ERROR_INVALID_ARGUMENT,
        "epoch: expected at least 0, got -1");
  FAILS(ctn_dataset_example(dataset, 0, 0, parts, 1), CTN_ERROR_INVALID_ARGUMENT,
        "parts: expected room for 2 arrays, got 1");
  FAILS(ctn_dataset_batch(dataset, NO_DIMS, 0, parts, 2), CTN_ERROR_INVALID_ARGUMENT,
        "indices: expected at least one");
  FAILS(ctn_dataset_batch(dataset, DIMS(0, 3), 0, parts, 2), CTN_ERROR_INDEX, "got 3");
  ctn_dataset_release(dataset);
  assert_int_equal(ctn_dataset_size(NULL), 0);
}

static void test_tuple_failures(void** state) {
  ctn_array* x = counting(CTN_FLOAT32, DIMS(3, 2));
  ctn_array* t = counting(CTN_INT32, DIMS(2));
  ctn_array* scalar = counting(CTN_INT32, NO_DIMS);
  ctn_dataset* dataset = NULL;
  (void)state;
  FAILS(ctn_dataset_tuple_new((const ctn_array*[]){x, t}, 2, &dataset), CTN_ERROR_SHAPE,
        "arrays[1]: expected the length 3 as in arrays[0], got int32 (2,)");
  FAILS(ctn_dataset_tuple_new((const ctn_array*[]){scalar}, 1, &dataset), CTN_ERROR_SHAPE,
        "arrays[0]: expected at least one axis");
  FAILS(ctn_dataset_tuple_new(NULL, 0, &dataset), CTN_ERROR_INVALID_ARGUMENT,
        "arrays: expected at least one");
  assert_null(dataset);
  ctn_array_release(x);
  ctn_array_release(t);
  ctn_array_release(scalar);
}

static void test_concat(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2)), *b = counting(CTN_INT32, DIMS(3)),
            *c = counting(CTN_INT64, DIMS(2));
  ctn_array *d = counting(CTN_INT32, DIMS(2, 1)), *out = NULL;
  (void)state;
  OK(ctn_concat_examples((const ctn_array*[]){a, a}, 2, 0, 0, &out));
  CHECK_ARRAY(out, CTN_INT32, DIMS(2, 2), VALUES(0, 1, 0, 1));
  ctn_array_release(out);
  OK(ctn_concat_examples((const ctn_array*[]){a, b}, 2, 1, -1, &out));
  CHECK_ARRAY(out, CTN_INT32, DIMS(2, 3), VALUES(0, 1, -1, 0, 1, 2));
  ctn_array_release(out);
  FAILS(ctn_concat_examples((const ctn_array*[]){a, b}, 2, 0, 0, &out), CTN_ERROR_SHAPE,
        "examples: expected the shape (2,) as in example 0, got (3,) in example 1");
  FAILS(ctn_concat_examples((const ctn_array*[]){a, d}, 2, 1, 0, &out), CTN_ERROR_SHAPE,
        "as many axes as (2,)");
  FAILS(ctn_concat_examples((const ctn_array*[]){a, c}, 2, 1, 0, &out), CTN_ERROR_DTYPE,
        "expected int32 as in example 0, got int64 in example 1");
  FAILS(ctn_concat_examples(NULL, 0, 1, 0, &out), CTN_ERROR_INVALID_ARGUMENT, "expected at least one");
  ctn_array_release(a);
  ctn_array_release(b);
  ctn_array_release(c);
  ctn_array_release(d);
}

static void test_concatenated(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(3, 2)), *y = counting(CTN_FLOAT32, DIMS(2, 2)), *parts[1];
  ctn_dataset *first, *second, *both = NULL, *pairs, *whole = NULL;
  int64_t indices[] = {4, 0, 2, 3};
  (void)state;
  OK(ctn_dataset_tuple_new((const ctn_array*[]){x}, 1, &first));
  OK(ctn_dataset_tuple_new((const ctn_array*[]){y}, 1, &second));
  OK(ctn_dataset_concatenated_new((ctn_dataset*[]){first, second}, 2, &both));
  ctn_dataset_release(second);
  assert_int_equal(ctn_dataset_size(both), 5);
  assert_int_equal(ctn_dataset_part_count(both), 1);
  OK(ctn_dataset_batch(both, indices, 4, 0, parts, 1));
  CHECK_ARRAY(parts[0], CTN_FLOAT32, DIMS(4, 2), VALUES(2, 3, 0, 1, 4, 5, 0, 1));
  ctn_array_release(parts[0]);
  FAILS(ctn_dataset_example(both, 5, 0, parts, 1), CTN_ERROR_INDEX, "expected 0 to 4", "got 5");
  FAILS(ctn_dataset_concatenated_new(NULL, 0, &whole), CTN_ERROR_INVALID_ARGUMENT,
        "datasets: expected at least one");
  OK(ctn_dataset_tuple_new((const ctn_array*[]){x, x}, 2, &pairs));
  FAILS(ctn_dataset_concatenated_new((ctn_dataset*[]){first, pairs}, 2, &whole), CTN_ERROR_INVALID_ARGUMENT,
        "datasets[1]: expected 1 parts as in datasets[0], got 2");
  assert_null(whole);
  ctn_dataset_release(pairs);
  ctn_dataset_release(first);
  ctn_dataset_release(both);
  ctn_array_release(x);
  ctn_array_release(y);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_tuple), TEST(test_tuple_failures), TEST(test_concat),
                                     TEST(test_concatenated)};
  return RUN(tests, argc, argv);
}
