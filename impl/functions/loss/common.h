// What losses share.
#pragma once
#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/loss.h"
#include "impl/functions/functions.h"
#include "impl/functions/labels.h"
#include "impl/functions/options.h"

namespace catenary::functions {

/// Inputs 0 and 1 have the same floating dtype and the same shape.
inline void check_pair(const TypeCheck& in) {
  in.floating(0);
  in.same_dtype(0, 1);
  in.same_shape(0, 1);
}

inline ArrayRef empty_scalar_like(const Array& x) { return empty_on(x.backend(), {}, x.dtype()); }

/// What takes part in a rule and is not differentiated.
inline Value constant(ArrayRef a) { return Value(std::move(a)); }

/// The reduction that a loss was given; INVALID_ARGUMENT if it was given something else.
inline ctn_reduction reduction_of(const FunctionOptions* options, const char* loss,
                                  ctn_reduction default_reduction) {
  check_options(options, loss, FunctionOptions::reduction_option);
  return options && options->has(FunctionOptions::reduction_option) ? options->reduction : default_reduction;
}
/// x in the dtype that is computed in.
inline Value widened(const Value& x) { return cast(x, compute_dtype(x->dtype())); }
/// The terms of a loss, or their sum, as a result of the dtype.
inline Value reduced(const Value& terms, ctn_reduction reduction, DType dtype) {
  return cast(reduction == CTN_REDUCTION_NONE ? terms : sum(terms, {}, false), dtype);
}
/// A sum as the mean of n terms, or as it is.
inline Value averaged(const Value& sum, ctn_reduction reduction, int64_t n) {
  return reduction == CTN_REDUCTION_MEAN ? sum / double(n) : sum;
}

}  // namespace catenary::functions
