// Folds: an operation applied to one element of an axis after the other, or to many of them at once where the
// order does not matter.
#pragma once
#include "impl/array/array.h"

namespace catenary {

/// An operation whose results can be its first input.
struct Fold {
  Op op;
  DType loop;

  DType result() const;
  DType element() const;  // of the second input
};

/// y = op(y, x), element by element.
void combine(const Fold& f, Array& y, const Array& x);
/// The same where the mask is true; null for all elements.
void combine_where(const Fold& f, Array& y, const Array& x, const Array* mask);

/// Returns the results along an axis, which keeps the length one. `initial` (a 0-d array of the result's
/// dtype, may be null) comes before the elements, and elements where `mask` (of the array's shape, may be
/// null) is false are left out, which needs an initial value.
ArrayRef fold_axis(const Fold& f, const Array& x, int axis, const Array* initial, const Array* mask,
                   bool any_order);
/// y[k] = op(y[k - 1], x[k]) along the axis, after y[0] has been set.
void run_axis(const Fold& f, const Array& x, int axis, bool any_order, Array& y);
/// Results of the segments from bounds[0, i] up to, but without, bounds[1, i], which are int64 in host
/// memory.
void fold_segments(const Fold& f, const Array& x, int axis, const Array& bounds, bool any_order, Array& y);

}  // namespace catenary
