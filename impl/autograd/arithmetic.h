// Arithmetic on values: the differentiable functions that the backward pass and gradient rules use. Each is
// recorded if an input needs it.
#pragma once
#include "impl/autograd/function.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {

Value apply_op(Op op, const Value& x);
Value apply_op(Op op, const Value& x1, const Value& x2);
Value apply_op(Op op, const Value& x1, const Value& x2, const Value& x3);
Value apply_op_scalar(Op op, const Value& x, double scalar, bool reversed);
Value apply_op_scalar(Op op, const Value& x, int64_t scalar, bool reversed);

inline Value operator+(const Value& a, const Value& b) { return apply_op(ops::add, a, b); }
inline Value operator-(const Value& a, const Value& b) { return apply_op(ops::subtract, a, b); }
inline Value operator*(const Value& a, const Value& b) { return apply_op(ops::multiply, a, b); }
inline Value operator/(const Value& a, const Value& b) { return apply_op(ops::true_divide, a, b); }
inline Value operator-(const Value& a) { return apply_op(ops::negative, a); }
inline Value operator+(const Value& a, double b) { return apply_op_scalar(ops::add, a, b, false); }
inline Value operator-(const Value& a, double b) { return apply_op_scalar(ops::subtract, a, b, false); }
inline Value operator-(double a, const Value& b) { return apply_op_scalar(ops::subtract, b, a, true); }
inline Value operator*(const Value& a, double b) { return apply_op_scalar(ops::multiply, a, b, false); }
inline Value operator/(const Value& a, double b) { return apply_op_scalar(ops::true_divide, a, b, false); }

/// Sums over the axes along which a gradient was broadcast.
Value sum_to(const Value& x, Shape shape);
/// Returns (m, k) times (k, n).
Value product(const Value& a, const Value& b);

namespace functions {

// Views and sums (shape.cc, sum.cc).
Value identity(const Value& x);
Value reshape(const Value& x, Shape shape);
Value transpose(const Value& x, Span<const int64_t> axes);
Value broadcast_to(const Value& x, Shape shape);
Value sum(const Value& x, Span<const int64_t> axes, bool keepdims);  // axes with data null: all

// Selection (masked.cc).
/// Returns x where the bool mask is true (with `inverse`: false) and 0 elsewhere; x is broadcast to the mask.
Value masked(const ArrayRef& mask, const Value& x, bool inverse = false);

// Copies (cast.cc).
Value cast(const Value& x, DType dtype);
Value copy(const Value& x, const char* device);
Value copy_to(const Value& x, Backend& backend);

}  // namespace functions
}  // namespace catenary
