// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/elementwise.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/array.h"
#include "impl/dtype/op.h"

namespace capi = catenary::capi;
using catenary::Op;

extern "C" {

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
    catenary::elementwise_into(Op::true_divide, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
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
    catenary::elementwise_into(Op::floor_divide, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
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
    catenary::elementwise_into(Op::remainder, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
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

CTN_API ctn_status ctn_array_greater_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_greater_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater, capi::in(x1, "x1"), x2, false));
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
    catenary::elementwise_into(Op::greater_equal, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_greater_equal_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_greater_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_greater_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_greater_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::greater_equal, capi::in(x1, "x1"), x2, false));
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

CTN_API ctn_status ctn_array_less_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_less_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less, capi::in(x1, "x1"), x2, false));
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
    catenary::elementwise_into(Op::less_equal, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_less_equal_f64(const ctn_array *x1, double x2, ctn_array **out) {
  return capi::guard("array_less_equal_f64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less_equal, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_less_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_less_equal_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::less_equal, capi::in(x1, "x1"), x2, false));
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
    catenary::elementwise_into(Op::not_equal, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
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
    catenary::elementwise_into(Op::logical_and, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
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
    catenary::elementwise_into(Op::logical_or, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
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
    catenary::elementwise_into(Op::logical_xor, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
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
    *out = capi::give(
        catenary::elementwise(Op::multiply_add, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::in(x3, "x3")));
  });
}

CTN_API ctn_status ctn_array_multiply_add_into(const ctn_array *x1, const ctn_array *x2, const ctn_array *x3,
                                               ctn_array *out) {
  return capi::guard("array_multiply_add_into", [&] {
    catenary::elementwise_into(Op::multiply_add, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::in(x3, "x3"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_positive(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_positive", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::positive, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_positive_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_positive_into", [&] {
    catenary::elementwise_into(Op::positive, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_reciprocal(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_reciprocal", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::reciprocal, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_reciprocal_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_reciprocal_into", [&] {
    catenary::elementwise_into(Op::reciprocal, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_fmax(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_fmax", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::fmax, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_fmax_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_fmax_into", [&] {
    catenary::elementwise_into(Op::fmax, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_fmin(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_fmin", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::fmin, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_fmin_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_fmin_into", [&] {
    catenary::elementwise_into(Op::fmin, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_fmod(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_fmod", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::fmod, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_fmod_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_fmod_into", [&] {
    catenary::elementwise_into(Op::fmod, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_divmod(const ctn_array *x1, const ctn_array *x2, ctn_array **quotient,
                                    ctn_array **remainder) {
  return capi::guard("array_divmod", [&] {
    capi::clear(quotient);
    capi::clear(remainder);
    capi::open(quotient, "quotient");
    capi::open(remainder, "remainder");
    auto results = catenary::elementwise_pair(Op::divmod, capi::in(x1, "x1"), capi::in(x2, "x2"));
    *quotient = capi::give(std::move(results[0]));
    *remainder = capi::give(std::move(results[1]));
  });
}

CTN_API ctn_status ctn_array_divmod_into(const ctn_array *x1, const ctn_array *x2, ctn_array *quotient,
                                         ctn_array *remainder) {
  return capi::guard("array_divmod_into", [&] {
    catenary::elementwise_pair_into(Op::divmod, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(quotient, "quotient"), capi::inout(remainder, "remainder"));
  });
}

CTN_API ctn_status ctn_array_modf(const ctn_array *x, ctn_array **fraction, ctn_array **integer) {
  return capi::guard("array_modf", [&] {
    capi::clear(fraction);
    capi::clear(integer);
    capi::open(fraction, "fraction");
    capi::open(integer, "integer");
    auto results = catenary::elementwise_pair(Op::modf, capi::in(x, "x"));
    *fraction = capi::give(std::move(results[0]));
    *integer = capi::give(std::move(results[1]));
  });
}

CTN_API ctn_status ctn_array_modf_into(const ctn_array *x, ctn_array *fraction, ctn_array *integer) {
  return capi::guard("array_modf_into", [&] {
    catenary::elementwise_pair_into(Op::modf, capi::in(x, "x"), capi::inout(fraction, "fraction"),
        capi::inout(integer, "integer"));
  });
}

CTN_API ctn_status ctn_array_frexp(const ctn_array *x, ctn_array **mantissa, ctn_array **exponent) {
  return capi::guard("array_frexp", [&] {
    capi::clear(mantissa);
    capi::clear(exponent);
    capi::open(mantissa, "mantissa");
    capi::open(exponent, "exponent");
    auto results = catenary::elementwise_pair(Op::frexp, capi::in(x, "x"));
    *mantissa = capi::give(std::move(results[0]));
    *exponent = capi::give(std::move(results[1]));
  });
}

CTN_API ctn_status ctn_array_frexp_into(const ctn_array *x, ctn_array *mantissa, ctn_array *exponent) {
  return capi::guard("array_frexp_into", [&] {
    catenary::elementwise_pair_into(Op::frexp, capi::in(x, "x"), capi::inout(mantissa, "mantissa"),
        capi::inout(exponent, "exponent"));
  });
}

CTN_API ctn_status ctn_array_ldexp(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_ldexp", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::ldexp, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_ldexp_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_ldexp_into", [&] {
    catenary::elementwise_into(Op::ldexp, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_copysign(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_copysign", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::copysign, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_copysign_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_copysign_into", [&] {
    catenary::elementwise_into(Op::copysign, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_nextafter(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_nextafter", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::nextafter, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_nextafter_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_nextafter_into", [&] {
    catenary::elementwise_into(Op::nextafter, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_hypot(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_hypot", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::hypot, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_hypot_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_hypot_into", [&] {
    catenary::elementwise_into(Op::hypot, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_arctan2(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_arctan2", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::arctan2, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_arctan2_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_arctan2_into", [&] {
    catenary::elementwise_into(Op::arctan2, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_logaddexp(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_logaddexp", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::logaddexp, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_logaddexp_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_logaddexp_into", [&] {
    catenary::elementwise_into(Op::logaddexp, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_logaddexp2(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_logaddexp2", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::logaddexp2, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_logaddexp2_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_logaddexp2_into", [&] {
    catenary::elementwise_into(Op::logaddexp2, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_exp2(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_exp2", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::exp2, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_exp2_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_exp2_into", [&] {
    catenary::elementwise_into(Op::exp2, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_expm1(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_expm1", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::expm1, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_expm1_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_expm1_into", [&] {
    catenary::elementwise_into(Op::expm1, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_log2(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_log2", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::log2, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_log2_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_log2_into", [&] {
    catenary::elementwise_into(Op::log2, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_log10(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_log10", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::log10, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_log10_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_log10_into", [&] {
    catenary::elementwise_into(Op::log10, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_tan(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_tan", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::tan, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_tan_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_tan_into", [&] {
    catenary::elementwise_into(Op::tan, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_arcsin(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_arcsin", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::arcsin, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_arcsin_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_arcsin_into", [&] {
    catenary::elementwise_into(Op::arcsin, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_arccos(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_arccos", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::arccos, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_arccos_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_arccos_into", [&] {
    catenary::elementwise_into(Op::arccos, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_arctan(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_arctan", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::arctan, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_arctan_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_arctan_into", [&] {
    catenary::elementwise_into(Op::arctan, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_sinh(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_sinh", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::sinh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_sinh_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_sinh_into", [&] {
    catenary::elementwise_into(Op::sinh, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_cosh(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_cosh", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::cosh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_cosh_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_cosh_into", [&] {
    catenary::elementwise_into(Op::cosh, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_arcsinh(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_arcsinh", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::arcsinh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_arcsinh_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_arcsinh_into", [&] {
    catenary::elementwise_into(Op::arcsinh, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_arccosh(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_arccosh", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::arccosh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_arccosh_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_arccosh_into", [&] {
    catenary::elementwise_into(Op::arccosh, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_arctanh(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_arctanh", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::arctanh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_arctanh_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_arctanh_into", [&] {
    catenary::elementwise_into(Op::arctanh, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_deg2rad(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_deg2rad", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::deg2rad, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_deg2rad_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_deg2rad_into", [&] {
    catenary::elementwise_into(Op::deg2rad, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_rad2deg(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_rad2deg", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::rad2deg, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_rad2deg_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_rad2deg_into", [&] {
    catenary::elementwise_into(Op::rad2deg, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_floor(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_floor", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::floor, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_floor_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_floor_into", [&] {
    catenary::elementwise_into(Op::floor, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_ceil(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_ceil", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::ceil, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_ceil_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_ceil_into", [&] {
    catenary::elementwise_into(Op::ceil, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_trunc(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_trunc", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::trunc, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_trunc_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_trunc_into", [&] {
    catenary::elementwise_into(Op::trunc, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_rint(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_rint", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::rint, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_rint_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_rint_into", [&] {
    catenary::elementwise_into(Op::rint, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_isfinite(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_isfinite", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::isfinite, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_isfinite_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_isfinite_into", [&] {
    catenary::elementwise_into(Op::isfinite, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_isinf(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_isinf", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::isinf, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_isinf_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_isinf_into", [&] {
    catenary::elementwise_into(Op::isinf, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_isnan(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_isnan", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::isnan, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_isnan_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_isnan_into", [&] {
    catenary::elementwise_into(Op::isnan, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_signbit(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_signbit", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::signbit, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_signbit_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_signbit_into", [&] {
    catenary::elementwise_into(Op::signbit, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_bitwise_and(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_bitwise_and", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::bitwise_and, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_bitwise_and_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_bitwise_and_into", [&] {
    catenary::elementwise_into(Op::bitwise_and, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_bitwise_and_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_bitwise_and_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::bitwise_and, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_bitwise_or(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_bitwise_or", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::bitwise_or, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_bitwise_or_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_bitwise_or_into", [&] {
    catenary::elementwise_into(Op::bitwise_or, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_bitwise_or_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_bitwise_or_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::bitwise_or, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_bitwise_xor(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_bitwise_xor", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::bitwise_xor, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_bitwise_xor_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_bitwise_xor_into", [&] {
    catenary::elementwise_into(Op::bitwise_xor, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_bitwise_xor_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_bitwise_xor_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::bitwise_xor, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_invert(const ctn_array *x, ctn_array **out) {
  return capi::guard("array_invert", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::invert, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_array_invert_into(const ctn_array *x, ctn_array *out) {
  return capi::guard("array_invert_into", [&] {
    catenary::elementwise_into(Op::invert, capi::in(x, "x"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_left_shift(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_left_shift", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::left_shift, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_left_shift_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_left_shift_into", [&] {
    catenary::elementwise_into(Op::left_shift, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_left_shift_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_left_shift_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::left_shift, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_array_right_shift(const ctn_array *x1, const ctn_array *x2, ctn_array **out) {
  return capi::guard("array_right_shift", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise(Op::right_shift, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_array_right_shift_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out) {
  return capi::guard("array_right_shift_into", [&] {
    catenary::elementwise_into(Op::right_shift, capi::in(x1, "x1"), capi::in(x2, "x2"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_right_shift_i64(const ctn_array *x1, int64_t x2, ctn_array **out) {
  return capi::guard("array_right_shift_i64", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::elementwise_scalar(Op::right_shift, capi::in(x1, "x1"), x2, false));
  });
}

}  // extern "C"
