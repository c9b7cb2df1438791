/* Every function that writes rejects read-only arrays (contiguous ones and views with strides of zero) and
   leaves them unchanged. */
#include "support.h"

static ctn_array *x, *whole, *mask;                /* operands of shape (2, 3) */
static ctn_array *position, *two, *three, *square; /* positions, vectors and a matrix */

/* clang-format off */
#define PAIRS(X) \
  X(add) X(subtract) X(multiply) X(true_divide) X(floor_divide) X(remainder) X(power) X(maximum) \
  X(minimum) X(greater) X(greater_equal) X(less) X(less_equal) X(equal) X(not_equal) X(logical_and) \
  X(logical_or) X(logical_xor) X(fmax) X(fmin) X(fmod) X(copysign) X(nextafter) X(hypot) X(arctan2) \
  X(logaddexp) X(logaddexp2)
#define WHOLE_PAIRS(X) \
  X(bitwise_and) X(bitwise_or) X(bitwise_xor) X(left_shift) X(right_shift)
#define SINGLES(X) \
  X(logical_not) X(negative) X(absolute) X(square) X(sign) X(sqrt) X(exp) X(log) X(log1p) X(sin) \
  X(cos) X(tanh) X(sigmoid) X(relu) X(positive) X(reciprocal) X(exp2) X(expm1) X(log2) X(log10) X(cbrt) X(tan) \
  X(arcsin) X(arccos) X(arctan) X(sinh) X(cosh) X(arcsinh) X(arccosh) X(arctanh) X(deg2rad) X(rad2deg) \
  X(floor) X(ceil) X(trunc) X(rint) X(isfinite) X(isinf) X(isnan) X(signbit)
/* clang-format on */

#define PAIR_CALL(name) CALL(name##_into, x, x, out)
#define WHOLE_PAIR_CALL(name) CALL(name##_into, whole, whole, out)
#define SINGLE_CALL(name) CALL(name##_into, x, out)

static const ctn_index all = {CTN_INDEX_ELLIPSIS, 0, 0, 0}, picked = {CTN_INDEX_ARRAY, 0, 0, 0};

/* `out` is float64 (2, 3), or int64 for integer operations. */
#ifdef TEST_ROUTINES
#define ROUTINE_CALLS CALL(einsum_into, "ij->ij", (const ctn_array* const*)&x, 1, out)
#else
#define ROUTINE_CALLS
#endif

#define FLOAT_CALLS                                                                      \
  PAIRS(PAIR_CALL)                                                                       \
  SINGLES(SINGLE_CALL)                                                                   \
  CALL(multiply_add_into, x, x, x, out)                                                  \
  CALL(ldexp_into, x, whole, out)                                                        \
  CALL(modf_into, x, out, x)                                                             \
  CALL(modf_into, x, x, out)                                                             \
  CALL(divmod_into, x, x, out, x)                                                        \
  CALL(frexp_into, x, x, out)                                                            \
  CALL(clip_into, x, x, x, out)                                                          \
  CALL(sum_into, x, NULL, 0, 0, CTN_DTYPE_NONE, out)                                     \
  CALL(prod_into, x, DIMS(0), 0, CTN_DTYPE_NONE, out)                                    \
  CALL(mean_into, x, DIMS(0), 0, CTN_DTYPE_NONE, out)                                    \
  CALL(max_into, x, DIMS(0), 0, out)                                                     \
  CALL(min_into, x, DIMS(0), 0, out)                                                     \
  CALL(var_into, x, DIMS(0), 0.0, 0, CTN_DTYPE_NONE, out)                                \
  CALL(std_into, x, DIMS(0), 0.0, 0, CTN_DTYPE_NONE, out)                                \
  CALL(cumsum_into, x, 0, CTN_DTYPE_NONE, out)                                           \
  CALL(cumprod_into, x, 1, CTN_DTYPE_NONE, out)                                          \
  CALL(take_into, x, position, 0, CTN_INDEX_MODE_RAISE, out)                             \
  CALL(outer_into, two, three, out)                                                      \
  CALL(dot_into, x, square, out)                                                         \
  CALL(matmul_into, x, square, out)                                                      \
  CALL(trace_into, x, 0, 0, 1, CTN_DTYPE_NONE, out)                                      \
  ROUTINE_CALLS                                                                          \
  CALL(fill, out, x)                                                                     \
  CALL(copyto, out, x, CTN_CASTING_UNSAFE, NULL)                                         \
  CALL(copyto, out, x, CTN_CASTING_UNSAFE, mask)                                         \
  CALL(set, out, &all, 1, x)                                                             \
  CALL(set_data, out, bytes, sizeof bytes)                                               \
  CALL(set_advanced, out, &picked, 1, (const ctn_array* const*)&position, 1, x)          \
  CALL(add_at, out, &picked, 1, (const ctn_array* const*)&position, 1, x)                \
  CALL(set_mask, out, mask, x)                                                           \
  CALL(put, out, position, x, CTN_INDEX_MODE_RAISE)                                      \
  CALL(put_along_axis, out, whole, x, 0)                                                 \
  CALL(sort_inplace, out, 0)                                                             \
  CALL(ufunc, "add", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, out, &result) \
  CALL(ufunc, "add", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, mask, out, &result)
#define METHOD_CALLS                                                                 \
  CALL(ufunc_reduce, "add", x, NULL, 0, 0, CTN_DTYPE_NONE, NULL, NULL, out, &result) \
  CALL(ufunc_accumulate, "hypot", x, 0, CTN_DTYPE_NONE, out, &result)                \
  CALL(ufunc_reduceat, "add", x, position, 0, CTN_DTYPE_NONE, out, &result)          \
  CALL(ufunc_outer, "add", x, x, CTN_DTYPE_NONE, CTN_CASTING_UNSAFE, NULL, out, &result)
#define WHOLE_CALLS               \
  WHOLE_PAIRS(WHOLE_PAIR_CALL)    \
  CALL(invert_into, whole, out)   \
  CALL(argmax_into, x, 0, 0, out) \
  CALL(argmin_into, x, 1, 0, out) \
  CALL(frexp_into, x, x, out)

static void expect_refusal(ctn_status status, const char* call) {
  const char* const texts[] = {"read-only", NULL};
  check_failure(status, CTN_ERROR_INVALID_ARGUMENT, texts, call, __FILE__, __LINE__);
}

#define CALL(name, ...) \
  expect_refusal(ctn_array_##name(__VA_ARGS__), "ctn_array_" #name "(" #__VA_ARGS__ ")");

/* The read-only views that a test tries: one of the array's own shape, a broadcast one, and a view of such a
   view. */
static ctn_array* read_only(const ctn_array* base, int kind) {
  ctn_array *row, *wide, *out;
  if (kind == 0) {
    OK(ctn_array_broadcast_to(base, DIMS(2, 3), &out));
    return out;
  }
  OK(ctn_array_get(base, &(const ctn_index){CTN_INDEX_INT, 0, 0, 0}, 1, &row));
  OK(ctn_array_broadcast_to(row, DIMS(2, 3), &out));
  ctn_array_release(row);
  if (kind == 2) {
    OK(ctn_array_transpose(out, NULL, 0, &wide));
    ctn_array_release(out);
    OK(ctn_array_transpose(wide, NULL, 0, &out));
    ctn_array_release(wide);
  }
  return out;
}

static void begin(void) {
  static const double zeros[6] = {0, 0, 0, 0, 0, 0};
  x = counting(CTN_FLOAT64, DIMS(2, 3));
  whole = array_of(CTN_INT64, DIMS(2, 3), zeros, 6);
  position = array_of(CTN_INT64, DIMS(2), zeros, 2);
  two = counting(CTN_FLOAT64, DIMS(2));
  three = counting(CTN_FLOAT64, DIMS(3));
  square = counting(CTN_FLOAT64, DIMS(3, 3));
  mask = array_of(CTN_BOOL, DIMS(2, 3), VALUES(1, 0, 1, 0, 1, 0));
}

static void end(void) {
  ctn_array_release(x);
  ctn_array_release(whole);
  ctn_array_release(position);
  ctn_array_release(mask);
  ctn_array_release(two);
  ctn_array_release(three);
  ctn_array_release(square);
}

static void test_array_functions(void** state) {
  const ctn_array* both[2];
  const double bytes[6] = {9, 9, 9, 9, 9, 9};
  ctn_array *base, *out, *result;
  int64_t version;
  int kind;
  (void)state;
  begin();
  both[0] = both[1] = x;
  for (kind = 0; kind < 3; ++kind) {
    base = array_of(CTN_FLOAT64, DIMS(2, 3), VALUES(5, 3, 1, 4, 2, 0));
    out = read_only(base, kind);
    assert_false(ctn_array_is_writeable(out));
    version = ctn_array_version(base);
    result = base;
    FLOAT_CALLS
    if (has_component("ufunc_methods")) {
      METHOD_CALLS
    }
    assert_null(result);
    assert_int_equal(ctn_array_version(base), version);
    CHECK_ARRAY(base, CTN_FLOAT64, DIMS(2, 3), VALUES(5, 3, 1, 4, 2, 0));
    CHECK_ARRAY(x, CTN_FLOAT64, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
    ctn_array_release(out);
    ctn_array_release(base);

    base = array_of(CTN_INT64, DIMS(2, 3), VALUES(5, 3, 1, 4, 2, 0));
    out = read_only(base, kind);
    WHOLE_CALLS
    CHECK_ARRAY(base, CTN_INT64, DIMS(2, 3), VALUES(5, 3, 1, 4, 2, 0));
    CHECK_ARRAY(x, CTN_FLOAT64, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
    ctn_array_release(out);
    ctn_array_release(base);
  }
  end();
}

#undef CALL
#define CALL(name, ...) \
  expect_refusal(ctn_random_##name(__VA_ARGS__), "ctn_random_" #name "(" #__VA_ARGS__ ")");

static void test_random(void** state) {
  ctn_array *base = counting(CTN_FLOAT32, DIMS(2, 3)), *out;
  ctn_random_state* generator;
  uint64_t seed, before, after;
  int kind;
  (void)state;
  OK(ctn_random_state_new(NULL, CTN_RANDOM_DEFAULT, 1, &generator));
  OK(ctn_random_seed(NULL, 1));
  random_position(NULL, &seed, &before);
  for (kind = 0; kind < 3; ++kind) {
    out = read_only(base, kind);
    CALL(uniform_into, NULL, 0.0, 1.0, out)
    CALL(normal_into, NULL, 0.0, 1.0, out)
    CALL(shuffle, NULL, out)
    CALL(uniform_into, generator, 0.0, 1.0, out)
    CALL(normal_into, generator, 0.0, 1.0, out)
    CALL(shuffle, generator, out)
    CHECK_ARRAY(base, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
    ctn_array_release(out);
  }
  random_position(NULL, &seed, &after);
  assert_true(before == after); /* the generator did not advance either */
  ctn_random_state_release(generator);
  ctn_array_release(base);
}

/* Views and slices of read-only arrays are read-only, copies are not. */
static void test_inheritance(void** state) {
  ctn_array *base = counting(CTN_INT32, DIMS(2, 3)), *out = read_only(base, 0), *v;
  (void)state;
#define READ_ONLY(call)                    \
  OK(call);                                \
  assert_false(ctn_array_is_writeable(v)); \
  ctn_array_release(v)
#define WRITEABLE(call)                   \
  OK(call);                               \
  assert_true(ctn_array_is_writeable(v)); \
  ctn_array_release(v)
  READ_ONLY(ctn_array_reshape(out, DIMS(3, 2), &v));
  READ_ONLY(ctn_array_ravel(out, &v));
  READ_ONLY(ctn_array_transpose(out, NULL, 0, &v));
  READ_ONLY(ctn_array_swapaxes(out, 0, 1, &v));
  READ_ONLY(ctn_array_rollaxis(out, 1, 0, &v));
  READ_ONLY(ctn_array_moveaxis(out, 1, 0, &v));
  READ_ONLY(ctn_array_expand_dims(out, 0, &v));
  READ_ONLY(ctn_array_squeeze(out, NULL, 0, &v));
  READ_ONLY(ctn_array_flip(out, NULL, 0, &v));
  READ_ONLY(ctn_array_view(out, CTN_FLOAT32, &v));
  READ_ONLY(ctn_array_reduced_view(out, &v));
  READ_ONLY(ctn_array_get(out, &all, 1, &v));
  READ_ONLY(ctn_array_split(out, 0, &v, 1));
  READ_ONLY(ctn_array_atleast_3d(out, &v));
  READ_ONLY(ctn_array_diagonal(out, 0, 0, 1, &v));
  READ_ONLY(ctn_array_broadcast_to(base, DIMS(4, 2, 3), &v));
  WRITEABLE(ctn_array_copy(out, &v));
  WRITEABLE(ctn_array_astype(out, CTN_INT32, &v));
  WRITEABLE(ctn_array_flatten(out, &v));
  WRITEABLE(ctn_array_transpose(base, NULL, 0, &v));
  WRITEABLE(ctn_array_get(base, &all, 1, &v));
  ctn_array_release(out);
  ctn_array_release(base);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_array_functions), TEST(test_random), TEST(test_inheritance)};
  return RUN(tests, argc, argv);
}
