// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/elementwise.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/array.h"

namespace capi = catenary::capi;
using catenary::Op;

extern "C" {

CTN_API ctn_status ctn_array_ufunc(const char *name, const ctn_array *const *inputs, size_t count,
                                   ctn_dtype dtype, ctn_casting casting, const ctn_array *where,
                                   ctn_array *destination, ctn_array **out) {
  return capi::guard("array_ufunc", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::ufunc(capi::text(name, "name"), capi::handles(inputs, count, "inputs"), capi::dtype_or_none(dtype, "dtype"), capi::choice(casting, 0, 4, "casting"), capi::in_or_null(where, "where"), capi::inout_or_null(destination, "destination")));
  });
}

CTN_API ctn_status ctn_array_add(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_add", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::add, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_add_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_add_into", [&] {
    catenary::elementwise_into(Op::add, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_add_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_add_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::add, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_add_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_add_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::add, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_subtract(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_subtract", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::subtract, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_subtract_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_subtract_into", [&] {
    catenary::elementwise_into(Op::subtract, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_subtract_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_subtract_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::subtract, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rsubtract_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rsubtract_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::subtract, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_subtract_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_subtract_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::subtract, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rsubtract_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rsubtract_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::subtract, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_multiply(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_multiply", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::multiply, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_multiply_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_multiply_into", [&] {
    catenary::elementwise_into(Op::multiply, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_multiply_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_multiply_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::multiply, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_multiply_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_multiply_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::multiply, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_true_divide(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_true_divide", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::true_divide, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_true_divide_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_true_divide_into", [&] {
    catenary::elementwise_into(Op::true_divide, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_true_divide_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_true_divide_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::true_divide, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rtrue_divide_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rtrue_divide_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::true_divide, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_true_divide_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_true_divide_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::true_divide, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rtrue_divide_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rtrue_divide_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::true_divide, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_floor_divide(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_floor_divide", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::floor_divide, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_floor_divide_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_floor_divide_into", [&] {
    catenary::elementwise_into(Op::floor_divide, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_floor_divide_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_floor_divide_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::floor_divide, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rfloor_divide_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rfloor_divide_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::floor_divide, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_floor_divide_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_floor_divide_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::floor_divide, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rfloor_divide_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rfloor_divide_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::floor_divide, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_remainder(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_remainder", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::remainder, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_remainder_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_remainder_into", [&] {
    catenary::elementwise_into(Op::remainder, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_remainder_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_remainder_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::remainder, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rremainder_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rremainder_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::remainder, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_remainder_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_remainder_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::remainder, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rremainder_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rremainder_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::remainder, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_power(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_power", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::power, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_power_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_power_into", [&] {
    catenary::elementwise_into(Op::power, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_power_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_power_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::power, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rpower_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rpower_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::power, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_power_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_power_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::power, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rpower_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rpower_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::power, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_maximum(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_maximum", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::maximum, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_maximum_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_maximum_into", [&] {
    catenary::elementwise_into(Op::maximum, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_maximum_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_maximum_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::maximum, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_maximum_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_maximum_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::maximum, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_minimum(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_minimum", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::minimum, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_minimum_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_minimum_into", [&] {
    catenary::elementwise_into(Op::minimum, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_minimum_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_minimum_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::minimum, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_minimum_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_minimum_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::minimum, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_greater(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_greater", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::greater, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_greater_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_greater_into", [&] {
    catenary::elementwise_into(Op::greater, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_greater_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_greater_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rgreater_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rgreater_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_greater_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_greater_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rgreater_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rgreater_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_greater_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_greater_equal", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::greater_equal, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_greater_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_greater_equal_into", [&] {
    catenary::elementwise_into(Op::greater_equal, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_greater_equal_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_greater_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rgreater_equal_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rgreater_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater_equal, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_greater_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_greater_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rgreater_equal_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rgreater_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater_equal, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_less(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_less", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::less, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_less_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_less_into", [&] {
    catenary::elementwise_into(Op::less, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_less_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_less_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rless_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rless_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_less_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_less_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rless_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rless_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_less_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_less_equal", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::less_equal, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_less_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_less_equal_into", [&] {
    catenary::elementwise_into(Op::less_equal, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_less_equal_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_less_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rless_equal_f64(double x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rless_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less_equal, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_less_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_less_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_rless_equal_i64(int64_t x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_rless_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less_equal, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_array_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_equal", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::equal, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_equal_into", [&] {
    catenary::elementwise_into(Op::equal, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_equal_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_not_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_not_equal", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::not_equal, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_not_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_not_equal_into", [&] {
    catenary::elementwise_into(Op::not_equal, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_not_equal_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_not_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::not_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_not_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_not_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::not_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_logical_and(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_logical_and", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::logical_and, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_logical_and_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_logical_and_into", [&] {
    catenary::elementwise_into(Op::logical_and, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_logical_and_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_logical_and_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::logical_and, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_logical_and_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_logical_and_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::logical_and, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_logical_or(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_logical_or", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::logical_or, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_logical_or_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_logical_or_into", [&] {
    catenary::elementwise_into(Op::logical_or, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_logical_or_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_logical_or_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::logical_or, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_logical_or_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_logical_or_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::logical_or, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_logical_xor(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_logical_xor", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::logical_xor, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_logical_xor_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_logical_xor_into", [&] {
    catenary::elementwise_into(Op::logical_xor, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_logical_xor_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_logical_xor_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::logical_xor, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_logical_xor_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_logical_xor_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::logical_xor, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_logical_not(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_logical_not", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::logical_not, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_logical_not_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_logical_not_into", [&] {
    catenary::elementwise_into(Op::logical_not, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_negative(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_negative", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::negative, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_negative_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_negative_into", [&] {
    catenary::elementwise_into(Op::negative, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_absolute(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_absolute", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::absolute, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_absolute_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_absolute_into", [&] {
    catenary::elementwise_into(Op::absolute, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_square(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_square", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::square, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_square_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_square_into", [&] {
    catenary::elementwise_into(Op::square, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_sign(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_sign", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::sign, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_sign_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_sign_into", [&] {
    catenary::elementwise_into(Op::sign, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_sqrt(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_sqrt", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::sqrt, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_sqrt_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_sqrt_into", [&] {
    catenary::elementwise_into(Op::sqrt, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_exp(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_exp", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::exp, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_exp_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_exp_into", [&] {
    catenary::elementwise_into(Op::exp, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_log(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_log", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::log, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_log_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_log_into", [&] {
    catenary::elementwise_into(Op::log, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_log1p(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_log1p", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::log1p, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_log1p_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_log1p_into", [&] {
    catenary::elementwise_into(Op::log1p, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_sin(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_sin", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::sin, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_sin_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_sin_into", [&] {
    catenary::elementwise_into(Op::sin, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_cos(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_cos", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::cos, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_cos_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_cos_into", [&] {
    catenary::elementwise_into(Op::cos, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_tanh(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_tanh", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::tanh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_tanh_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_tanh_into", [&] {
    catenary::elementwise_into(Op::tanh, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_sigmoid(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_sigmoid", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::sigmoid, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_sigmoid_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_sigmoid_into", [&] {
    catenary::elementwise_into(Op::sigmoid, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_relu(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_relu", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::relu, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_relu_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_relu_into", [&] {
    catenary::elementwise_into(Op::relu, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_multiply_add(const ctn_array *x1, const ctn_array *x2, const ctn_array *x3,
                                          ctn_array **out) {
  return capi::guard("array_multiply_add", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::multiply_add, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::in(x3, "x3")));
  });
}

CTN_API ctn_status ctn_array_multiply_add_into(const ctn_array *x1, const ctn_array *x2, const ctn_array *x3,
                                               ctn_array *out) {
  return capi::guard("array_multiply_add_into", [&] {
    catenary::elementwise_into(Op::multiply_add, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::in(x3, "x3"), capi::inout(out, "out"));
  });
}

}  // extern "C"
