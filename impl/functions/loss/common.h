// Helpers shared by loss functions.
#pragma once
#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/loss.h"
#include "impl/functions/functions.h"
#include "impl/functions/labels.h"
#include "impl/functions/options.h"

namespace catenary::functions {

/// Requires inputs 0 and 1 to have the same floating dtype and shape.
inline void check_pair(const TypeCheck& in) {
  in.floating(0);
  in.same_dtype(0, 1);
  in.same_shape(0, 1);
}

inline ArrayRef empty_scalar_like(const Array& x) { return empty_on(x.backend(), {}, x.dtype()); }

/// Returns a value that takes part in a rule but is not differentiated.
inline Value constant(ArrayRef a) { return Value(std::move(a)); }

/// Returns the reduction option of a loss. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if other options are set.
inline ctn_reduction reduction_of(const FunctionOptions* options, const char* loss,
                                  ctn_reduction default_reduction) {
  check_options(options, loss, FunctionOptions::reduction_option);
  return options && options->has(FunctionOptions::reduction_option) ? options->reduction : default_reduction;
}
/// Casts x to its compute dtype.
inline Value widened(const Value& x) { return cast(x, compute_dtype(x->dtype())); }
/// Returns the terms of a loss, or their sum, in the dtype of the result.
inline Value reduced(const Value& terms, ctn_reduction reduction, DType dtype) {
  return cast(reduction == CTN_REDUCTION_NONE ? terms : sum(terms, {}, false), dtype);
}
/// Returns a sum divided by n if the reduction is the mean, otherwise the sum itself.
inline Value averaged(const Value& sum, ctn_reduction reduction, int64_t n) {
  return reduction == CTN_REDUCTION_MEAN ? sum / double(n) : sum;
}

}  // namespace catenary::functions
