/* Tables of bad input for the array modules: axes, sizes, shapes, dtypes and memory that may not be written.
   Every call fails with a status and a message that begins with its name, returns no result and changes
   nothing. NULL for every argument of every function is tested in tests/abi/nulls_test.py. */
#include "support.h"

#define GARBAGE ((ctn_array*)(intptr_t)0x5a5a5a50)

static void expect_failure(ctn_status status, ctn_status expected, const char* name) {
  const char* const none[] = {NULL};
  const size_t length = strlen(name);
  check_failure(status, expected, none, name, __FILE__, __LINE__);
  if (strncmp(ctn_error_message(), name, length) != 0 || ctn_error_message()[length] != ':' ||
      strlen(ctn_error_message()) < length + 9) {
    print_error("%s: the message is: %s\n", name, ctn_error_message());
    fail();
  }
}

/* Checks that a failed call has cleared its output. */
static void expect_null(const ctn_array* out, const char* name) {
  if (out) {
    print_error("%s: the output is not NULL\n", name);
    fail();
  }
}

/* Axes just out of range at both ends, for arrays with three axes. */

#define AXIS_CASES(X)                               \
  X(sum, a, &axis, 1, 0, CTN_DTYPE_NONE, out)       \
  X(prod, a, &axis, 1, 0, CTN_DTYPE_NONE, out)      \
  X(mean, a, &axis, 1, 1, CTN_DTYPE_NONE, out)      \
  X(max, a, &axis, 1, 0, out)                       \
  X(min, a, &axis, 1, 0, out)                       \
  X(argmax, a, axis, 0, out)                        \
  X(argmin, a, axis, 1, out)                        \
  X(var, a, &axis, 1, 0.0, 0, CTN_DTYPE_NONE, out)  \
  X(std, a, &axis, 1, 1.0, 0, CTN_DTYPE_NONE, out)  \
  X(count_nonzero, a, &axis, 1, 0, out)             \
  X(all, a, &axis, 1, 0, out)                       \
  X(any, a, &axis, 1, 0, out)                       \
  X(cumsum, a, axis, CTN_DTYPE_NONE, out)           \
  X(cumprod, a, axis, CTN_DTYPE_NONE, out)          \
  X(sort, a, axis, out)                             \
  X(argsort, a, axis, out)                          \
  X(lexsort, &a, 1, axis, out)                      \
  X(partition, a, DIMS(0), axis, out)               \
  X(argpartition, a, DIMS(0), axis, out)            \
  X(transpose, a, DIMS(0, 1, axis), out)            \
  X(swapaxes, a, axis, 0, out)                      \
  X(rollaxis, a, axis, 0, out)                      \
  X(moveaxis, a, axis, 0, out)                      \
  X(squeeze, a, &axis, 1, out)                      \
  X(flip, a, &axis, 1, out)                         \
  X(concatenate, &a, 1, axis, out)                  \
  X(repeat, a, DIMS(2), axis, out)                  \
  X(roll, a, 1, axis, out)                          \
  X(take, a, index, axis, CTN_INDEX_MODE_WRAP, out) \
  X(take_along_axis, a, index, axis, out)           \
  X(compress, index, a, axis, out)                  \
  X(diagonal, a, 0, axis, 0, out)                   \
  X(trace, a, 0, 0, axis, CTN_DTYPE_NONE, out)      \
  X(tensordot_axes, a, a, &axis, 1, DIMS(0), out)   \
  X(norm, a, CTN_NORM_DEFAULT, 0.0, &axis, 1, 0, out)

#define DEFINE_AXIS_CASE(name, ...)                                                          \
  static ctn_status axis_of_##name(const ctn_array* a, const ctn_array* index, int64_t axis, \
                                   ctn_array** out) {                                        \
    (void)index;                                                                             \
    return ctn_array_##name(__VA_ARGS__);                                                    \
  }
AXIS_CASES(DEFINE_AXIS_CASE)

static void test_axes(void** state) {
  static const struct {
    const char* name;
    ctn_status (*call)(const ctn_array*, const ctn_array*, int64_t, ctn_array**);
  } cases[] = {
#define AXIS_ENTRY(name, ...) {"array_" #name, axis_of_##name},
      AXIS_CASES(AXIS_ENTRY)};
  static const int64_t axes[] = {3, -4, 64, INT64_MAX, INT64_MIN + 1};
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3, 1)), *index = counting(CTN_INT64, DIMS(1)), *out;
  size_t i, k;
  (void)state;
  for (i = 0; i < COUNT(cases); ++i)
    for (k = 0; k < COUNT(axes); ++k) {
      out = GARBAGE;
      expect_failure(cases[i].call(a, index, axes[k], &out), CTN_ERROR_INDEX, cases[i].name);
      expect_null(out, cases[i].name);
    }
  /* A new axis may be one beyond the last one, in both directions. */
  FAILS(ctn_array_expand_dims(a, 4, &out), CTN_ERROR_INDEX, "axis: 4 is out of bounds");
  FAILS(ctn_array_expand_dims(a, -5, &out), CTN_ERROR_INDEX, "axis: -5 is out of bounds");
  FAILS(ctn_array_stack((const ctn_array* const*)&a, 1, 4, &out), CTN_ERROR_INDEX, "axis: 4");
  FAILS(ctn_array_sum(a, DIMS(1, -2), 0, CTN_DTYPE_NONE, &out), CTN_ERROR_INDEX, "axes: axis 1 is repeated");
  FAILS(ctn_array_any(a, DIMS(0, 0), 0, &out), CTN_ERROR_INDEX, "repeated");
  FAILS(ctn_array_flip(a, DIMS(2, -1), &out), CTN_ERROR_INDEX, "repeated");
  FAILS(ctn_array_transpose(a, DIMS(0, 1), &out), CTN_ERROR_INDEX, "axes: expected 3 entries");
  FAILS(ctn_array_transpose(a, DIMS(0, 1, 1), &out), CTN_ERROR_INDEX, "axis 1 is repeated");
  FAILS(ctn_array_squeeze(a, DIMS(1), &out), CTN_ERROR_INDEX, "not of length one");
  FAILS(ctn_array_sort_inplace(a, 3), CTN_ERROR_INDEX, "axis: 3 is out of bounds");
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3, 1), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(index);
  ctn_array_release(a);
}

/* Sizes whose product does not fit in an int64, and negative lengths. */

#define SHAPE_CASES(X)                                                       \
  X(array_empty, shape, ndim, CTN_FLOAT32, out)                              \
  X(array_zeros, shape, ndim, CTN_INT8, out)                                 \
  X(array_ones, shape, ndim, CTN_FLOAT64, out)                               \
  X(array_full, shape, ndim, a, CTN_DTYPE_NONE, out)                         \
  X(array_from_data, buffer, shape, ndim, CTN_INT8, out)                     \
  X(array_from_memory, buffer, shape, ndim, NULL, CTN_INT8, NULL, NULL, out) \
  X(random_sample, NULL, shape, ndim, CTN_FLOAT32, out)                      \
  X(random_uniform, NULL, 0.0, 1.0, shape, ndim, CTN_FLOAT64, out)           \
  X(random_standard_normal, NULL, shape, ndim, CTN_FLOAT32, out)             \
  X(random_normal, NULL, 0.0, 1.0, shape, ndim, CTN_FLOAT64, out)            \
  X(random_lognormal, NULL, 0.0, 1.0, shape, ndim, CTN_FLOAT64, out)         \
  X(random_exponential, NULL, 1.0, shape, ndim, CTN_FLOAT32, out)            \
  X(random_gumbel, NULL, 0.0, 1.0, shape, ndim, CTN_FLOAT32, out)            \
  X(random_poisson, NULL, 1.0, shape, ndim, CTN_INT32, out)                  \
  X(random_binomial, NULL, 3, 0.5, shape, ndim, CTN_INT64, out)              \
  X(random_integers, NULL, 0, 9, shape, ndim, CTN_INT8, out)                 \
  X(random_integers_inclusive, NULL, 0, 9, shape, ndim, CTN_UINT8, out)      \
  X(random_interval, NULL, 9, shape, ndim, out)                              \
  X(random_choice, NULL, 9, shape, ndim, 1, NULL, out)

static char buffer[64];

#define DEFINE_SHAPE_CASE(name, ...)                                                       \
  static ctn_status shape_of_##name(const ctn_array* a, const int64_t* shape, size_t ndim, \
                                    ctn_array** out) {                                     \
    (void)a;                                                                               \
    return ctn_##name(__VA_ARGS__);                                                        \
  }
SHAPE_CASES(DEFINE_SHAPE_CASE)

static void test_sizes(void** state) {
  static const struct {
    const char* name;
    ctn_status (*call)(const ctn_array*, const int64_t*, size_t, ctn_array**);
  } cases[] = {
#define SHAPE_ENTRY(name, ...) {#name, shape_of_##name},
      SHAPE_CASES(SHAPE_ENTRY)};
  static const int64_t shapes[][4] = {{INT64_C(1) << 32, INT64_C(1) << 32, 1, 1},
                                      {INT64_MAX, 2, 1, 1},
                                      {INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX},
                                      {INT64_C(1) << 21, INT64_C(1) << 21, INT64_C(1) << 21, 2},
                                      {0, INT64_C(1) << 40, INT64_C(1) << 40, 1}, /* as in NumPy */
                                      {2, -1, 3, 1},
                                      {-1, -1, 1, 1},
                                      {0, INT64_MIN, 1, 1}};
  ctn_array *a = array_of(CTN_FLOAT32, NO_DIMS, VALUES(1)), *out;
  size_t i, k;
  (void)state;
  for (i = 0; i < COUNT(cases); ++i)
    for (k = 0; k < COUNT(shapes); ++k) {
      out = GARBAGE;
      expect_failure(cases[i].call(a, shapes[k], 4, &out), CTN_ERROR_INVALID_ARGUMENT, cases[i].name);
      expect_null(out, cases[i].name);
    }
  ctn_array_release(a);
}

static void test_sizes_of_results(void** state) {
  const int64_t half = INT64_C(1) << 62, many = INT64_C(1) << 40;
  ctn_array *a = counting(CTN_INT16, DIMS(2, 3)), *wide, *out, *list[2];
  const ctn_array* both[2];
  (void)state;
  FAILS(ctn_array_broadcast_to(a, DIMS(half, 2, 3), &out), CTN_ERROR_INVALID_ARGUMENT, "address space");
  FAILS(ctn_array_broadcast_to(a, DIMS(-1, 2, 3), &out), CTN_ERROR_INVALID_ARGUMENT, "negative length");
  assert_null(out);
  OK(ctn_array_empty(DIMS(0), CTN_FLOAT32, &wide));
  FAILS(ctn_array_reshape(wide, DIMS(0, half, 2), &out), CTN_ERROR_INVALID_ARGUMENT, "address space");
  FAILS(ctn_array_set_shape(wide, DIMS(half, 0, half)), CTN_ERROR_INVALID_ARGUMENT, "address space");
  ctn_array_release(wide);
  FAILS(ctn_array_tile(a, DIMS(half, half), &out), CTN_ERROR_INVALID_ARGUMENT, "2^63-1");
  FAILS(ctn_array_tile(a, DIMS(many, many, 1), &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  FAILS(ctn_array_tile(a, DIMS(2, -1), &out), CTN_ERROR_INVALID_ARGUMENT, "repetitions[1]", "-1");
  FAILS(ctn_array_repeat(a, DIMS(INT64_MAX), 0, &out), CTN_ERROR_INVALID_ARGUMENT, "repeats", "2^63-1");
  FAILS(ctn_array_repeat(a, DIMS(half, half), 0, &out), CTN_ERROR_INVALID_ARGUMENT, "repeats", "2^63-1");
  FAILS(ctn_array_repeat(a, DIMS(half, 1), 0, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  FAILS(ctn_array_repeat(a, DIMS(-1), 0, &out), CTN_ERROR_INVALID_ARGUMENT, "repeats[0]", "-1");
  FAILS(ctn_array_repeat(a, DIMS(1, 2, 3), 0, &out), CTN_ERROR_SHAPE, "repeats: expected one or 2");
  FAILS(ctn_array_repeat(a, DIMS(1, INT64_MAX / 64), 0, &out), CTN_ERROR_OUT_OF_MEMORY, "repeat");
  FAILS(ctn_array_reshape(a, DIMS(half, half, 4), &out), CTN_ERROR_SHAPE, "cannot reshape");
  FAILS(ctn_array_reshape(a, DIMS(-1, -1), &out), CTN_ERROR_SHAPE, "more than one unknown");
  FAILS(ctn_array_reshape(a, DIMS(-2, 3), &out), CTN_ERROR_SHAPE, "negative length");
  FAILS(ctn_array_reshape(a, DIMS(0, -1), &out), CTN_ERROR_SHAPE, "cannot reshape");
  FAILS(ctn_array_set_shape(a, DIMS(half, half, 4)), CTN_ERROR_SHAPE, "cannot reshape");
  FAILS(ctn_array_eye(many, many, 0, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  FAILS(ctn_array_eye(2, -1, 0, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "negative length");
  FAILS(ctn_array_identity(many, CTN_INT8, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  FAILS(ctn_array_arange_i64(0, INT64_MAX, 1, CTN_INT16, &out), CTN_ERROR_INVALID_ARGUMENT, "address space");
  FAILS(ctn_array_arange_i64(INT64_MIN, INT64_MAX, 1, CTN_INT64, &out), CTN_ERROR_INVALID_ARGUMENT, "");
  FAILS(ctn_array_arange_i64(0, 5, 0, CTN_INT64, &out), CTN_ERROR_INVALID_ARGUMENT, "step");
  FAILS(ctn_array_arange_f64(0, INFINITY, 1, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "length");
  FAILS(ctn_array_arange_f64(0, NAN, 1, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "length");
  FAILS(ctn_array_arange_f64(0, 1, 0, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "step");
  FAILS(ctn_array_arange_f64(0, 1, 1e-300, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "length");
  FAILS(ctn_array_linspace(0, 1, -1, 1, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "count", "-1");
  FAILS(ctn_array_linspace(0, 1, INT64_MAX, 1, CTN_INT16, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  FAILS(ctn_random_permutation(NULL, -1, &out), CTN_ERROR_INVALID_ARGUMENT, "n: expected at least 0");
  FAILS(ctn_random_permutation(NULL, INT64_MAX, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  OK(ctn_array_ravel(a, &wide));
  FAILS(ctn_array_diag(wide, INT64_MAX, &out), CTN_ERROR_INVALID_ARGUMENT, "k:", "address space");
  FAILS(ctn_array_diag(wide, INT64_MIN, &out), CTN_ERROR_INVALID_ARGUMENT, "k:", "address space");
  FAILS(ctn_array_diagflat(wide, half, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  FAILS(ctn_array_bincount(wide, NULL, -1, &out), CTN_ERROR_INVALID_ARGUMENT, "minlength");
  FAILS(ctn_array_bincount(wide, NULL, INT64_MAX, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  ctn_array_release(wide);
  /* Views that are too large to be joined, multiplied or copied. */
  OK(ctn_array_broadcast_to(a, DIMS(half / 8, 2, 3), &wide));
  both[0] = both[1] = wide;
  FAILS(ctn_array_concatenate(both, 2, 1, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  FAILS(ctn_array_tile(wide, DIMS(half, 1, 1), &out), CTN_ERROR_INVALID_ARGUMENT, "2^63-1");
  FAILS(ctn_array_outer(wide, wide, &out), CTN_ERROR_OUT_OF_MEMORY, "memory");
  FAILS(ctn_array_astype(wide, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "shape");
  assert_null(out);
  ctn_array_release(wide);
  list[0] = list[1] = GARBAGE;
  FAILS(ctn_array_split(a, 0, list, 0), CTN_ERROR_INVALID_ARGUMENT, "count");
  CHECK_ARRAY(a, CTN_INT16, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(a);
}

/* Operands that do not match. */

/* clang-format off */
#define PAIRS(X) \
  X(add) X(subtract) X(multiply) X(true_divide) X(floor_divide) X(remainder) X(power) X(maximum) \
  X(minimum) X(greater) X(greater_equal) X(less) X(less_equal) X(equal) X(not_equal) X(logical_and) \
  X(logical_or) X(logical_xor) X(fmax) X(fmin) X(fmod) X(copysign) X(nextafter) X(hypot) X(arctan2) \
  X(logaddexp) X(logaddexp2)
#define INTEGER_PAIRS(X) \
  X(bitwise_and) X(bitwise_or) X(bitwise_xor) X(left_shift) X(right_shift)
/* clang-format on */
typedef struct {
  const char* name;
  ctn_status (*call)(const ctn_array*, const ctn_array*, ctn_array**);
  const char* into_name;
  ctn_status (*into)(const ctn_array*, const ctn_array*, ctn_array*);
} pair_case;
#define PAIR_ENTRY(name) {"array_" #name, ctn_array_##name, "array_" #name "_into", ctn_array_##name##_into},
static const pair_case pairs[] = {PAIRS(PAIR_ENTRY)};
static const pair_case integer_pairs[] = {INTEGER_PAIRS(PAIR_ENTRY)};

static void check_pairs(const pair_case* cases, size_t count, ctn_dtype dtype) {
  ctn_array *a = counting(dtype, DIMS(2, 3)), *b = counting(dtype, DIMS(2)), *elsewhere, *out,
            *target = counting(dtype, DIMS(2, 2)),
            *truth = array_of(CTN_BOOL, DIMS(2, 3), VALUES(0, 1, 1, 0, 1, 0));
  size_t i;
  OK(ctn_array_to_device(a, "test:1", &elsewhere));
  for (i = 0; i < count; ++i) {
    out = GARBAGE;
    expect_failure(cases[i].call(a, b, &out), CTN_ERROR_SHAPE, cases[i].name);
    expect_null(out, cases[i].name);
    out = GARBAGE;
    expect_failure(cases[i].call(a, elsewhere, &out), CTN_ERROR_DEVICE, cases[i].name);
    expect_null(out, cases[i].name);
    expect_failure(cases[i].into(a, b, target), CTN_ERROR_SHAPE, cases[i].into_name);
    expect_failure(cases[i].into(a, a, target), CTN_ERROR_SHAPE, cases[i].into_name);
    expect_failure(cases[i].into(a, a, elsewhere), CTN_ERROR_DEVICE, cases[i].into_name);
    if (!strstr(cases[i].name, "equal") && !strstr(cases[i].name, "greater") &&
        !strstr(cases[i].name, "less") && !strstr(cases[i].name, "logical"))
      expect_failure(cases[i].into(a, a, truth), CTN_ERROR_DTYPE, cases[i].into_name);
  }
  CHECK_ARRAY(target, dtype, DIMS(2, 2), VALUES(0, 1, 2, 3));
  ctn_array_release(elsewhere);
  ctn_array_release(truth);
  ctn_array_release(target);
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_shapes_and_devices(void** state) {
  (void)state;
  check_pairs(pairs, COUNT(pairs), CTN_FLOAT32);
  check_pairs(integer_pairs, COUNT(integer_pairs), CTN_INT32);
}

static void test_dtypes(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(2, 2)),
            *truth = array_of(CTN_BOOL, DIMS(2, 2), VALUES(1, 1, 1, 1)),
            *small = counting(CTN_INT8, DIMS(2, 2)), *out, *second;
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(integer_pairs); ++i) {
    out = GARBAGE;
    expect_failure(integer_pairs[i].call(x, x, &out), CTN_ERROR_DTYPE, integer_pairs[i].name);
    expect_null(out, integer_pairs[i].name);
    expect_failure(integer_pairs[i].into(x, x, x), CTN_ERROR_DTYPE, integer_pairs[i].into_name);
  }
  FAILS(ctn_array_invert(x, &out), CTN_ERROR_DTYPE, "invert is not defined for float32");
  FAILS(ctn_array_negative(truth, &out), CTN_ERROR_DTYPE, "negative is not defined for bool");
  FAILS(ctn_array_subtract(truth, truth, &out), CTN_ERROR_DTYPE, "bool");
  FAILS(ctn_array_sign(truth, &out), CTN_ERROR_DTYPE, "bool");
  FAILS(ctn_array_ldexp(x, x, &out), CTN_ERROR_DTYPE, "operand 2", "float32 to int64");
  FAILS(ctn_array_frexp_into(x, small, small), CTN_ERROR_DTYPE, "first output", "int8");
  out = second = GARBAGE;
  FAILS(ctn_array_divmod(x, NULL, &out, &second), CTN_ERROR_INVALID_ARGUMENT, "x2");
  assert_null(out);
  assert_null(second);
  FAILS(ctn_array_exp_into(x, small), CTN_ERROR_DTYPE, "float32 to int8");
  FAILS(ctn_array_sum_into(x, NULL, 0, 1, CTN_DTYPE_NONE, small), CTN_ERROR_SHAPE,
        "out: expected shape (1, 1)");
  FAILS(ctn_array_argmax_into(x, 0, 1, small), CTN_ERROR_SHAPE, "out:");
  FAILS(ctn_array_sum(x, NULL, 0, 0, 99, &out), CTN_ERROR_INVALID_ARGUMENT, "dtype", "99");
  FAILS(ctn_array_var(x, NULL, 0, 0.0, 0, CTN_INT32, &out), CTN_ERROR_DTYPE, "dtype: expected a floating");
  FAILS(ctn_array_take(x, x, 0, CTN_INDEX_MODE_RAISE, &out), CTN_ERROR_DTYPE, "indices: expected integers");
  FAILS(ctn_array_put(x, x, x, CTN_INDEX_MODE_RAISE), CTN_ERROR_DTYPE, "indices: expected integers");
  FAILS(ctn_array_take_along_axis(x, x, 0, &out), CTN_ERROR_DTYPE, "indices: expected integers");
  FAILS(ctn_array_get_mask(x, small, &out), CTN_ERROR_DTYPE, "mask: expected bool");
  FAILS(ctn_array_set_mask(x, small, x), CTN_ERROR_DTYPE, "mask: expected bool");
  FAILS(ctn_array_copyto(small, x, CTN_CASTING_SAME_KIND, NULL), CTN_ERROR_DTYPE, "float32 to int8");
  FAILS(ctn_array_copyto(x, x, CTN_CASTING_SAFE, small), CTN_ERROR_DTYPE, "where: expected bool");
  FAILS(ctn_array_bincount(x, NULL, 0, &out), CTN_ERROR_SHAPE, "x: expected one axis");
  FAILS(ctn_array_view(x, 77, &out), CTN_ERROR_INVALID_ARGUMENT, "dtype", "77");
  FAILS(ctn_array_view(truth, CTN_FLOAT64, &out), CTN_ERROR_INVALID_ARGUMENT, "no whole number");
  FAILS(ctn_random_sample(NULL, DIMS(2), CTN_INT32, &out), CTN_ERROR_DTYPE,
        "dtype: expected float32 or float64");
  FAILS(ctn_random_integers(NULL, 0, 5, DIMS(2), CTN_FLOAT32, &out), CTN_ERROR_DTYPE,
        "dtype: expected an integer");
  FAILS(ctn_array_inv(truth, &out), CTN_ERROR_INVALID_ARGUMENT, "") /* singular */;
  assert_null(out);
  CHECK_ARRAY(x, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 1, 2, 3));
  CHECK_ARRAY(small, CTN_INT8, DIMS(2, 2), VALUES(0, 1, 2, 3));
  ctn_array_release(small);
  ctn_array_release(truth);
  ctn_array_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_axes), TEST(test_sizes), TEST(test_sizes_of_results),
                                     TEST(test_shapes_and_devices), TEST(test_dtypes)};
  return RUN(tests, argc, argv);
}
