// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/dtype/op.h"

namespace capi = catenary::capi;
using catenary::Op;

extern "C" {

CTN_API ctn_status ctn_add(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("add", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::add, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_add_f64(ctn_variable *x1, double x2, ctn_variable **y) {
  return capi::guard("add_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::add, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_add_i64(ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return capi::guard("add_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::add, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_sub(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("sub", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::subtract, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_sub_f64(ctn_variable *x1, double x2, ctn_variable **y) {
  return capi::guard("sub_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::subtract, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_rsub_f64(double x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("rsub_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::subtract, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_sub_i64(ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return capi::guard("sub_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::subtract, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_rsub_i64(int64_t x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("rsub_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::subtract, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_mul(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("mul", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::multiply, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_mul_f64(ctn_variable *x1, double x2, ctn_variable **y) {
  return capi::guard("mul_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::multiply, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_mul_i64(ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return capi::guard("mul_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::multiply, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_div(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("div", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::true_divide, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_div_f64(ctn_variable *x1, double x2, ctn_variable **y) {
  return capi::guard("div_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::true_divide, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_rdiv_f64(double x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("rdiv_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::true_divide, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_div_i64(ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return capi::guard("div_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::true_divide, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_rdiv_i64(int64_t x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("rdiv_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::true_divide, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_pow(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("pow", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::power, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_pow_f64(ctn_variable *x1, double x2, ctn_variable **y) {
  return capi::guard("pow_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::power, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_rpow_f64(double x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("rpow_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::power, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_pow_i64(ctn_variable *x1, int64_t x2, ctn_variable **y) {
  return capi::guard("pow_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::power, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_rpow_i64(int64_t x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("rpow_i64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::power, capi::in(x2, "x2"), x1, true));
  });
}

CTN_API ctn_status ctn_maximum(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("maximum", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::maximum, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_maximum_f64(ctn_variable *x1, double x2, ctn_variable **y) {
  return capi::guard("maximum_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::maximum, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_minimum(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("minimum", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::minimum, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_minimum_f64(ctn_variable *x1, double x2, ctn_variable **y) {
  return capi::guard("minimum_f64", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op_scalar(Op::minimum, capi::in(x1, "x1"), x2, false));
  });
}

CTN_API ctn_status ctn_neg(ctn_variable *x, ctn_variable **y) {
  return capi::guard("neg", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::negative, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_absolute(ctn_variable *x, ctn_variable **y) {
  return capi::guard("absolute", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::absolute, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_square(ctn_variable *x, ctn_variable **y) {
  return capi::guard("square", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::square, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_sqrt(ctn_variable *x, ctn_variable **y) {
  return capi::guard("sqrt", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::sqrt, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_exp(ctn_variable *x, ctn_variable **y) {
  return capi::guard("exp", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::exp, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_log(ctn_variable *x, ctn_variable **y) {
  return capi::guard("log", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::log, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_log1p(ctn_variable *x, ctn_variable **y) {
  return capi::guard("log1p", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::log1p, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_sin(ctn_variable *x, ctn_variable **y) {
  return capi::guard("sin", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::sin, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_cos(ctn_variable *x, ctn_variable **y) {
  return capi::guard("cos", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::cos, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_tanh(ctn_variable *x, ctn_variable **y) {
  return capi::guard("tanh", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::tanh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_sigmoid(ctn_variable *x, ctn_variable **y) {
  return capi::guard("sigmoid", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::sigmoid, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_relu(ctn_variable *x, ctn_variable **y) {
  return capi::guard("relu", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::relu, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_multiply_add(ctn_variable *x1, ctn_variable *x2, ctn_variable *x3, ctn_variable **y) {
  return capi::guard("multiply_add", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::apply_op(Op::multiply_add, capi::in(x1, "x1"), capi::in(x2, "x2"), capi::in(x3, "x3")));
  });
}

CTN_API ctn_status ctn_reciprocal(ctn_variable *x, ctn_variable **y) {
  return capi::guard("reciprocal", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::reciprocal, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_hypot(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("hypot", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::hypot, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_arctan2(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("arctan2", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::arctan2, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_logaddexp(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("logaddexp", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::logaddexp, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_logaddexp2(ctn_variable *x1, ctn_variable *x2, ctn_variable **y) {
  return capi::guard("logaddexp2", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::logaddexp2, capi::in(x1, "x1"), capi::in(x2, "x2")));
  });
}

CTN_API ctn_status ctn_exp2(ctn_variable *x, ctn_variable **y) {
  return capi::guard("exp2", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::exp2, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_expm1(ctn_variable *x, ctn_variable **y) {
  return capi::guard("expm1", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::expm1, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_log2(ctn_variable *x, ctn_variable **y) {
  return capi::guard("log2", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::log2, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_log10(ctn_variable *x, ctn_variable **y) {
  return capi::guard("log10", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::log10, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_tan(ctn_variable *x, ctn_variable **y) {
  return capi::guard("tan", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::tan, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_arcsin(ctn_variable *x, ctn_variable **y) {
  return capi::guard("arcsin", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::arcsin, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_arccos(ctn_variable *x, ctn_variable **y) {
  return capi::guard("arccos", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::arccos, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_arctan(ctn_variable *x, ctn_variable **y) {
  return capi::guard("arctan", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::arctan, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_sinh(ctn_variable *x, ctn_variable **y) {
  return capi::guard("sinh", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::sinh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_cosh(ctn_variable *x, ctn_variable **y) {
  return capi::guard("cosh", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::cosh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_arcsinh(ctn_variable *x, ctn_variable **y) {
  return capi::guard("arcsinh", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::arcsinh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_arccosh(ctn_variable *x, ctn_variable **y) {
  return capi::guard("arccosh", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::arccosh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_arctanh(ctn_variable *x, ctn_variable **y) {
  return capi::guard("arctanh", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::arctanh, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_deg2rad(ctn_variable *x, ctn_variable **y) {
  return capi::guard("deg2rad", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::deg2rad, capi::in(x, "x")));
  });
}

CTN_API ctn_status ctn_rad2deg(ctn_variable *x, ctn_variable **y) {
  return capi::guard("rad2deg", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::apply_op(Op::rad2deg, capi::in(x, "x")));
  });
}

}  // extern "C"
