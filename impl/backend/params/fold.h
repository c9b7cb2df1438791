// Parameters of folds: an operation applied to one element of an axis after the other.
#pragma once
#include "impl/dtype/dtype.h"

namespace catenary {

/// Elementwise operations; see impl/dtype/op.h.
enum class Op : uint8_t;

/// Operands are x, of any dtype, [bounds], and y, of the dtype of the operation's result; all but `axis` have
/// the same lengths.
enum class FoldMode : int32_t {
  reduce,    // y has length 1: y = op(y, x[k]) for every k
  running,   // y has the length of x, and y[0] is given: y[k] = op(y[k - 1], x[k]); y may be x
  segments,  // bounds is int64 (2, n), C-contiguous: y[i] = x[bounds[0, i]], combined with the elements after
             // it up to, but without, bounds[1, i]
};
struct FoldParams {
  Op op;
  DType loop;
  int32_t axis;
  FoldMode mode;
  bool any_order;  // whether elements may be combined in another order
};

}  // namespace catenary
