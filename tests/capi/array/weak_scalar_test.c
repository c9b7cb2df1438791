/* Weak scalars have no device. They follow the other operands of a call, or its output if they are the only
   operand, whatever the current device is. */
#include "support.h"

/* clang-format off */
#define UNARY                                                                                                \
  X(logical_not)                                                                                             \
  X(negative)                                                                                                \
  X(absolute)                                                                                                \
  X(square)                                                                                                  \
  X(sign)                                                                                                    \
  X(sqrt)                                                                                                    \
  X(exp) X(log) X(log1p) X(sin) X(cos) X(tanh) X(sigmoid) X(relu) X(positive) X(reciprocal) X(exp2) X(expm1) \
      X(log2) X(log10) X(cbrt) X(tan) X(arcsin) X(arccos) X(arctan) X(sinh) X(cosh) X(arcsinh) X(arccosh) X(arctanh) \
          X(deg2rad) X(rad2deg) X(floor) X(ceil) X(trunc) X(rint) X(isfinite) X(isinf) X(isnan) X(signbit)   \
              X(invert)
#define BINARY                                                                                              \
  X(dot)                                                                                                    \
  X(add)                                                                                                    \
  X(subtract)                                                                                               \
  X(multiply)                                                                                               \
  X(true_divide)                                                                                            \
  X(floor_divide)                                                                                           \
  X(remainder) X(power) X(maximum) X(minimum) X(greater) X(greater_equal) X(less) X(less_equal) X(equal)    \
      X(not_equal) X(logical_and) X(logical_or) X(logical_xor) X(fmax) X(fmin) X(fmod) X(ldexp) X(copysign) \
          X(nextafter) X(hypot) X(arctan2) X(logaddexp) X(logaddexp2) X(bitwise_and) X(bitwise_or)          \
              X(bitwise_xor) X(left_shift) X(right_shift)
/* clang-format on */

static ctn_array *numbers, *indices; /* on the device under test */

#define X(name)                                                        \
  static ctn_status name##_unary(const ctn_array* s, ctn_array* out) { \
    return ctn_array_##name##_into(s, out);                            \
  }
UNARY
#undef X
#define X(name)                                                         \
  static ctn_status name##_binary(const ctn_array* s, ctn_array* out) { \
    return ctn_array_##name##_into(s, s, out);                          \
  }
BINARY
#undef X

static ctn_status outer(const ctn_array* s, ctn_array* out) {
  ctn_array* square;
  ctn_status status = ctn_array_reshape(out, DIMS(1, 1), &square);
  if (status == CTN_OK) status = ctn_array_outer_into(s, s, square);
  ctn_array_release(square);
  return status;
}
static ctn_status clip(const ctn_array* s, ctn_array* out) { return ctn_array_clip_into(s, s, s, out); }
static ctn_status clip_below(const ctn_array* s, ctn_array* out) {
  return ctn_array_clip_into(s, s, NULL, out);
}
static ctn_status multiply_add(const ctn_array* s, ctn_array* out) {
  return ctn_array_multiply_add_into(s, s, s, out);
}
static ctn_status pair(const ctn_array* s, ctn_array* out) {
  ctn_array* second;
  ctn_status status = ctn_array_copy(out, &second);
  if (status == CTN_OK) status = ctn_array_divmod_into(s, s, second, out);
  ctn_array_release(second);
  return status;
}
static ctn_status modf_pair(const ctn_array* s, ctn_array* out) {
  ctn_array* second;
  ctn_status status = ctn_array_copy(out, &second);
  if (status == CTN_OK) status = ctn_array_modf_into(s, out, second);
  ctn_array_release(second);
  return status;
}
static ctn_status take(const ctn_array* s, ctn_array* out) {
  ctn_array* zero;
  ctn_status status = ctn_array_scalar_i64(0, &zero);
  if (status == CTN_OK) status = ctn_array_take_into(s, zero, CTN_AXIS_NONE, CTN_INDEX_MODE_RAISE, out);
  ctn_array_release(zero);
  return status;
}
static ctn_status sum(const ctn_array* s, ctn_array* out) {
  return ctn_array_sum_into(s, NULL, 0, 0, CTN_DTYPE_NONE, out);
}
static ctn_status prod(const ctn_array* s, ctn_array* out) {
  return ctn_array_prod_into(s, NULL, 0, 0, CTN_DTYPE_NONE, out);
}
static ctn_status mean(const ctn_array* s, ctn_array* out) {
  return ctn_array_mean_into(s, NULL, 0, 0, CTN_DTYPE_NONE, out);
}
static ctn_status largest(const ctn_array* s, ctn_array* out) {
  return ctn_array_max_into(s, NULL, 0, 0, out);
}
static ctn_status argmax(const ctn_array* s, ctn_array* out) {
  return ctn_array_argmax_into(s, CTN_AXIS_NONE, 0, out);
}
static ctn_status variance(const ctn_array* s, ctn_array* out) {
  return ctn_array_var_into(s, NULL, 0, 0, 0, CTN_DTYPE_NONE, out);
}
static ctn_status deviation(const ctn_array* s, ctn_array* out) {
  return ctn_array_std_into(s, NULL, 0, 0, 0, CTN_DTYPE_NONE, out);
}
static ctn_status cumsum(const ctn_array* s, ctn_array* out) {
  ctn_array* row;
  ctn_status status = ctn_array_reshape(out, DIMS(1), &row);
  if (status == CTN_OK) status = ctn_array_cumsum_into(s, 0, CTN_DTYPE_NONE, row);
  ctn_array_release(row);
  return status;
}
static ctn_status by_name(const ctn_array* s, ctn_array* out) {
  const ctn_array* both[2] = {s, s};
  ctn_array* result;
  const ctn_status status =
      ctn_array_ufunc("add", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, out, &result);
  ctn_array_release(result);
  return status;
}

/* Calls with arrays of the device; `out` receives one element of the result. */
static ctn_status first_of(ctn_status status, ctn_array* result, ctn_array* out) {
  ctn_array *flat = NULL, *zero = NULL;
  if (status == CTN_OK) status = ctn_array_scalar_i64(0, &zero);
  if (status == CTN_OK) status = ctn_array_take(result, zero, CTN_AXIS_NONE, CTN_INDEX_MODE_RAISE, &flat);
  if (status == CTN_OK) status = ctn_array_copyto(out, flat, CTN_CASTING_UNSAFE, NULL);
  ctn_array_release(zero);
  ctn_array_release(flat);
  ctn_array_release(result);
  return status;
}
static ctn_status add_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_add(s, numbers, &y);
  return first_of(status, y, out);
}
static ctn_status where_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_where(s, numbers, s, &y);
  return first_of(status, y, out);
}
static ctn_status clip_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_clip(numbers, s, NULL, &y);
  return first_of(status, y, out);
}
static ctn_status dot_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_dot(numbers, s, &y);
  return first_of(status, y, out);
}
static ctn_status inner_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_inner(s, numbers, &y);
  return first_of(status, y, out);
}
static ctn_status outer_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_outer(numbers, s, &y);
  return first_of(status, y, out);
}
static ctn_status tensordot_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_tensordot(numbers, s, 0, &y);
  return first_of(status, y, out);
}
#ifdef TEST_ROUTINES
static ctn_status einsum(const ctn_array* s, ctn_array* out) {
  const ctn_array* both[2] = {s, s};
  return ctn_array_einsum_into(",->", both, 2, out);
}
static ctn_status einsum_beside(const ctn_array* s, ctn_array* out) {
  const ctn_array* both[2] = {numbers, s};
  ctn_array* y;
  ctn_status status = ctn_array_einsum("i,->i", both, 2, &y);
  return first_of(status, y, out);
}
#define ROUTINES X(einsum) X(einsum_beside)
#else
#define ROUTINES
#endif
static ctn_status take_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_take(s, indices, CTN_AXIS_NONE, CTN_INDEX_MODE_RAISE, &y);
  return first_of(status, y, out);
}
static ctn_status concatenate_beside(const ctn_array* s, ctn_array* out) {
  const ctn_array* both[2] = {s, numbers};
  ctn_array* y;
  ctn_status status = ctn_array_concatenate(both, 2, CTN_AXIS_NONE, &y);
  return first_of(status, y, out);
}
/* Joins the scalar with a number on the device under test that has as many dimensions as the function
   requires. */
static ctn_status stacked(ctn_status (*join)(const ctn_array* const*, size_t, ctn_array**),
                          const ctn_array* s, ctn_array* out) {
  const ctn_array* both[2] = {s, NULL};
  ctn_array *one, *y = NULL;
  const ctn_index first = {CTN_INDEX_INT, 0, 0, 1};
  ctn_status status = ctn_array_get(numbers, &first, 1, &one);
  both[1] = one;
  if (status == CTN_OK) status = join(both, 2, &y);
  ctn_array_release(one);
  return first_of(status, y, out);
}
static ctn_status first_stack(const ctn_array* const* arrays, size_t count, ctn_array** out) {
  return ctn_array_stack(arrays, count, 0, out);
}
static ctn_status first_broadcast(const ctn_array* const* arrays, size_t count, ctn_array** out) {
  const ctn_array* wide[2];
  ctn_array* outs[2] = {NULL, NULL};
  ctn_status status;
  wide[0] = arrays[0];
  wide[1] = numbers;
  status = ctn_array_broadcast_arrays(wide, count, outs);
  *out = outs[0];
  ctn_array_release(outs[1]);
  return status;
}
/* clang-format off */
#define STACKS        \
  X(ctn_array_hstack) \
  X(ctn_array_vstack) X(ctn_array_dstack) X(ctn_array_column_stack) X(first_stack) X(first_broadcast)
/* clang-format on */
#define X(name) \
  static ctn_status name##_beside(const ctn_array* s, ctn_array* out) { return stacked(name, s, out); }
STACKS
#undef X
static ctn_status extract_beside(const ctn_array* s, ctn_array* out) {
  ctn_array *one, *y = NULL;
  ctn_status status = ctn_array_reshape(numbers, DIMS(3), &one);
  if (status == CTN_OK) status = ctn_array_extract(s, one, &y);
  ctn_array_release(one);
  return first_of(status, y, out);
}
static ctn_status full_beside(const ctn_array* s, ctn_array* out) {
  ctn_array* y;
  ctn_status status = ctn_array_full_like(numbers, s, CTN_DTYPE_NONE, &y);
  return first_of(status, y, out);
}

static const struct {
  const char* name;
  ctn_status (*call)(const ctn_array* scalar, ctn_array* out);
} calls[] = {
#define X(name) {#name, name##_unary},
    UNARY
#undef X
#define X(name) {#name, name##_binary},
        BINARY
#undef X
#define X(name) {#name, name},
            X(outer) X(clip) X(clip_below) X(multiply_add) X(pair) X(modf_pair) X(take) ROUTINES X(sum)
                X(prod) X(mean) X(largest) X(argmax) X(variance) X(deviation) X(cumsum) X(by_name)
                    X(add_beside) X(where_beside) X(clip_beside) X(dot_beside) X(inner_beside) X(outer_beside)
                        X(tensordot_beside) X(take_beside) X(concatenate_beside) X(extract_beside)
                            X(full_beside)
#undef X
#define X(name) {#name, name##_beside},
                                STACKS
#undef X
};

/* Runs a call with the current device `current` and returns the element that it wrote on the device under
   test. */
static ctn_status run(size_t i, const ctn_array* scalar, ctn_dtype dtype, const char* current,
                      double* value) {
  ctn_array* out;
  ctn_status status;
  OK(ctn_device_set_current(device));
  OK(ctn_array_zeros(NO_DIMS, dtype, &out));
  OK(ctn_device_set_current(current));
  status = calls[i].call(scalar, out);
  OK(ctn_device_set_current(device));
  *value = item(out);
  ctn_array_release(out);
  return status;
}

static void same_on_every_current_device(void** state) {
  static const char* const currents[] = {"cpu", "test:0", "test:1"};
  static const ctn_dtype dtypes[] = {CTN_FLOAT64, CTN_INT64, CTN_BOOL, CTN_FLOAT32, CTN_INT32};
  ctn_array* scalars[3];
  size_t i, s, d, c;
  (void)state;
  numbers = array_of(CTN_FLOAT32, DIMS(3), VALUES(4, 5, 6));
  indices = array_of(CTN_INT64, DIMS(2), VALUES(0, 0));
  OK(ctn_array_scalar_f64(0.75, &scalars[0]));
  OK(ctn_array_scalar_i64(1, &scalars[1]));
  OK(ctn_array_scalar_bool(1, &scalars[2]));
  for (i = 0; i < COUNT(calls); ++i) {
    int succeeded = 0;
    for (s = 0; s < COUNT(scalars); ++s)
      for (d = 0; d < COUNT(dtypes); ++d) {
        double expected, value;
        const ctn_status status = run(i, scalars[s], dtypes[d], device, &expected);
        succeeded += status == CTN_OK;
        if (status == CTN_ERROR_DEVICE || status == CTN_ERROR_INTERNAL)
          fail_msg("%s: %s", calls[i].name, ctn_error_message());
        for (c = 0; c < COUNT(currents); ++c) {
          const ctn_status other = run(i, scalars[s], dtypes[d], currents[c], &value);
          if (other != status)
            fail_msg("%s, scalar %d into %s: status %d if \"%s\" is current, %d if \"%s\" is (%s)",
                     calls[i].name, (int)s, ctn_dtype_name(dtypes[d]), status, device, other, currents[c],
                     ctn_error_message());
          if (value != expected && !(isnan(value) && isnan(expected)))
            fail_msg("%s, scalar %d: expected %g, got %g", calls[i].name, (int)s, expected, value);
        }
      }
    if (!succeeded) fail_msg("%s never succeeds: %s", calls[i].name, ctn_error_message());
  }
  for (s = 0; s < COUNT(scalars); ++s) ctn_array_release(scalars[s]);
  ctn_array_release(indices);
  ctn_array_release(numbers);
}

/* Two outputs on different devices are rejected. */
static void outputs_are_on_one_device(void** state) {
  ctn_array *s, *here, *elsewhere;
  (void)state;
  OK(ctn_array_scalar_f64(2.5, &s));
  OK(ctn_array_zeros(NO_DIMS, CTN_FLOAT64, &here));
  OK(ctn_device_set_current("test:1"));
  OK(ctn_array_zeros(NO_DIMS, CTN_FLOAT64, &elsewhere));
  FAILS(ctn_array_modf_into(s, here, elsewhere), CTN_ERROR_DEVICE, "one device");
  FAILS(ctn_array_modf_into(s, elsewhere, here), CTN_ERROR_DEVICE, "one device");
  OK(ctn_device_set_current(device));
  ctn_array_release(elsewhere);
  ctn_array_release(here);
  ctn_array_release(s);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(same_on_every_current_device), TEST(outputs_are_on_one_device)};
  return RUN(tests, argc, argv);
}
