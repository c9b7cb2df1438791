/* Tests of array elements as user kernels see them: booleans in memory that others filled, positions in
   arrays of many dimensions. */
#include "kernel_support.h"
#include "support.h"

enum { LENGTH = 300, DIMENSIONS = 60 };

static void test_boolean_bytes(void** state) {
  static const uint8_t kinds[] = {0, 1, 2, 255, 128};
  const ctn_index every_third = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 3};
  uint8_t bytes[LENGTH];
  double all[LENGTH], third[LENGTH / 3], count = 0, third_count = 0;
  ctn_array *raw, *flags, *strided, *y;
  ctn_elementwise_kernel* kernel;
  ctn_reduction_kernel* total;
  size_t i;
  (void)state;
  for (i = 0; i < LENGTH; ++i) {
    bytes[i] = kinds[i * i % COUNT(kinds)];
    all[i] = bytes[i] != 0;
    count += all[i];
    if (i % 3) continue;
    third[i / 3] = all[i];
    third_count += all[i];
  }
  OK(ctn_array_from_data(bytes, DIMS(LENGTH), CTN_UINT8, &raw));
  OK(ctn_array_view(raw, CTN_BOOL, &flags));
  OK(ctn_array_get(flags, &every_third, 1, &strided));
  OK(ctn_elementwise_kernel_new("bool x", "int32 y", "y = x", "number", NULL, &kernel));
  OK(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){flags}, 1, -1, NULL, &y, 1));
  CHECK_ARRAY(y, CTN_INT32, DIMS(LENGTH), all, LENGTH);
  ctn_array_release(y);
  OK(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){strided}, 1, -1, NULL, &y, 1));
  CHECK_ARRAY(y, CTN_INT32, DIMS(LENGTH / 3), third, LENGTH / 3);
  ctn_array_release(y);
  OK(ctn_reduction_kernel_new("bool x", "int32 y", "x", "a + b", "y = a", "0", "total", NULL, &total));
  OK(ctn_reduction_kernel_call(total, (const ctn_array* const[]){flags}, 1, NULL, 0, 0, NULL, &y, 1));
  CHECK_ARRAY(y, CTN_INT32, NO_DIMS, &count, 1);
  ctn_array_release(y);
  OK(ctn_reduction_kernel_call(total, (const ctn_array* const[]){strided}, 1, NULL, 0, 0, NULL, &y, 1));
  CHECK_ARRAY(y, CTN_INT32, NO_DIMS, &third_count, 1);
  ctn_array_release(y);
  ctn_reduction_kernel_release(total);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(strided);
  ctn_array_release(flags);
  ctn_array_release(raw);
}

/* Three positions at a time, none of which may overwrite another. */
static void test_many_dimensions(void** state) {
  int64_t shape[DIMENSIONS];
  double expected[8];
  ctn_array *x, *y, *flat;
  ctn_elementwise_kernel* kernel;
  ctn_kernel_options* options;
  size_t i;
  (void)state;
  for (i = 0; i < DIMENSIONS; ++i) shape[i] = i % 20 == 19 ? 2 : 1;
  for (i = 0; i < COUNT(expected); ++i) expected[i] = DIMENSIONS + 300; /* a bit and its complement */
  OK(ctn_array_ones(shape, DIMENSIONS, CTN_FLOAT32, &x));
  OK(ctn_kernel_options_new(&options));
  OK(ctn_kernel_options_set_reduce_dims(options, 0));
  OK(ctn_elementwise_kernel_new(
      "T x", "T y",
      "const ctn_index there(_ind.size(), _ind.ndim, _ind.shape(), i);\n"
      "const ctn_index back(_ind.size(), _ind.ndim, _ind.shape(), _ind.size() - 1 - i);\n"
      "const int64_t *p = there.get(), *q = back.get(), *r = _ind.get();\n"
      "y = 0;\n"
      "for (int d = 0; d < _ind.ndim; ++d) y += (p[d] == r[d]) + 100 * (p[d] + q[d]);",
      "positions", options, &kernel));
  ctn_kernel_options_release(options);
  OK(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){x}, 1, -1, NULL, &y, 1));
  OK(ctn_array_ravel(y, &flat));
  CHECK_ARRAY(flat, CTN_FLOAT32, DIMS(8), expected, 8);
  ctn_array_release(flat);
  ctn_array_release(y);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(x);
}

/* Shapes and strides of so many numbers that a CUDA device gets them apart from the other arguments. */
static void test_raw_arrays_of_many_dimensions(void** state) {
  static const double turned[] = {0, 4, 2, 6, 1, 5, 3, 7}; /* three bits in reverse order */
  double expected[8];
  int64_t shape[DIMENSIONS];
  ctn_array *numbers, *x, *turned_x, *y;
  ctn_elementwise_kernel* kernel;
  size_t i;
  (void)state;
  for (i = 0; i < DIMENSIONS; ++i) shape[i] = i % 20 == 19 ? 2 : 1;
  for (i = 0; i < COUNT(expected); ++i) expected[i] = turned[i] + 10 * turned[7 - i] + 100 * DIMENSIONS;
  OK(ctn_array_arange_i64(0, 8, 1, CTN_INT32, &numbers));
  OK(ctn_array_reshape(numbers, shape, DIMENSIONS, &x));
  OK(ctn_array_transpose(x, NULL, 0, &turned_x));
  OK(ctn_elementwise_kernel_new("raw int32 x, raw int32 w", "int32 y",
                                "y = x[i] + 10 * w[w.size() - 1 - i] + 100 * x.ndim;", "many", NULL,
                                &kernel));
  OK(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){turned_x, turned_x}, 2, 8, NULL, &y, 1));
  CHECK_ARRAY(y, CTN_INT32, DIMS(8), expected, 8);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(y);
  ctn_array_release(turned_x);
  ctn_array_release(x);
  ctn_array_release(numbers);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_boolean_bytes), TEST(test_many_dimensions),
                                     TEST(test_raw_arrays_of_many_dimensions)};
  int failed;
  use_own_cache();
  failed = RUN(tests, argc, argv);
  remove_own_cache();
  return failed;
}
