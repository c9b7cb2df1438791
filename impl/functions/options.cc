// Options of functions.
#include "impl/functions/options.h"

#include <cmath>

namespace catenary::functions {
namespace {

ArrayRef shared(const Array& array) { return share(const_cast<Array&>(array)); }

}  // namespace

Ref<FunctionOptions> function_options_new() { return make<FunctionOptions>(); }

void function_options_set_class_weight(FunctionOptions& options, const Array& class_weight) {
  options.class_weight = shared(class_weight);
  options.set(FunctionOptions::class_weight_option);
}

void function_options_set_label_smoothing(FunctionOptions& options, double label_smoothing) {
  if (!(label_smoothing >= 0 && label_smoothing <= 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "label_smoothing: expected 0 to 1, got %g", label_smoothing);
  options.label_smoothing = label_smoothing;
  options.set(FunctionOptions::label_smoothing_option);
}

void function_options_set_reduction(FunctionOptions& options, int32_t reduction) {
  options.reduction = reduction;
  options.set(FunctionOptions::reduction_option);
}

void function_options_set_mask(FunctionOptions& options, const Array& mask) {
  options.mask = shared(mask);
  options.set(FunctionOptions::mask_option);
}

void function_options_set_noise(FunctionOptions& options, const Array& noise) {
  options.noise = shared(noise);
  options.set(FunctionOptions::noise_option);
}

void function_options_set_samples(FunctionOptions& options, const Array& samples) {
  options.samples = shared(samples);
  options.set(FunctionOptions::samples_option);
}

void function_options_set_cover_all(FunctionOptions& options, bool cover_all) {
  options.cover_all = cover_all;
  options.set(FunctionOptions::cover_all_option);
}

void function_options_set_count_include_pad(FunctionOptions& options, bool count_include_pad) {
  options.count_include_pad = count_include_pad;
  options.set(FunctionOptions::count_include_pad_option);
}

void function_options_set_scale(FunctionOptions& options, double scale) {
  if (!std::isfinite(scale) || scale == 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "scale: expected a finite number other than 0, got %g", scale);
  options.scale = scale;
  options.set(FunctionOptions::scale_option);
}

void function_options_set_approximate(FunctionOptions& options, bool approximate) {
  options.approximate = approximate;
  options.set(FunctionOptions::approximate_option);
}

}  // namespace catenary::functions
