// Options of functions.
#pragma once
#include <catenary/function_options.h>

#include "impl/array/array.h"
#include "impl/base/options.h"

/// Options of functions. The C API's handle is the object itself. Fields hold their defaults until they are
/// set.
struct ctn_function_options final : catenary::HandleObject<catenary::Kind::function_options>,
                                    catenary::Options {
  catenary::ArrayRef class_weight, mask, noise, samples;
  double label_smoothing = 0, scale = 0;
  ctn_reduction reduction = CTN_REDUCTION_MEAN;
  bool cover_all = false, count_include_pad = true, approximate = false;
};

namespace catenary {

using FunctionOptions = ::ctn_function_options;

namespace functions {

/// Returns the options that a function was given, or null if there are none. Throws
/// Error(CTN_ERROR_INVALID_ARGUMENT) if an option outside `allowed` is set.
inline const FunctionOptions* check_options(const FunctionOptions* options, const char* function,
                                            uint32_t allowed) {
  if (options) options->check(function, allowed);
  return options;
}

Ref<FunctionOptions> function_options_new();
void function_options_set_class_weight(FunctionOptions& options, const Array& class_weight);
void function_options_set_label_smoothing(FunctionOptions& options, double label_smoothing);
void function_options_set_reduction(FunctionOptions& options, int32_t reduction);
void function_options_set_mask(FunctionOptions& options, const Array& mask);
void function_options_set_noise(FunctionOptions& options, const Array& noise);
void function_options_set_samples(FunctionOptions& options, const Array& samples);
void function_options_set_cover_all(FunctionOptions& options, bool cover_all);
void function_options_set_count_include_pad(FunctionOptions& options, bool count_include_pad);
void function_options_set_scale(FunctionOptions& options, double scale);
void function_options_set_approximate(FunctionOptions& options, bool approximate);

}  // namespace functions
}  // namespace catenary
