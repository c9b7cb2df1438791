// Checks and prepares calls of elementwise and reduction kernels.
#include "impl/jit/call.h"

#include "impl/backend/params/user.h"

namespace catenary::jit {

uint64_t scalar_bits(const Array& scalar, DType dtype) {
  uint64_t bits = 0;
  if (scalar.dtype() == dtype)
    std::memcpy(&bits, scalar.data(), itemsize(dtype));
  else
    to_data(*astype(scalar, dtype), &bits);
  return bits;
}

KernelCall::KernelCall(const std::vector<Parameter>& inputs, const std::vector<Parameter>& outputs,
                       Span<const Array* const> input_arrays, Span<Array* const> destinations)
    : inputs_(inputs),
      outputs_(outputs),
      input_arrays_(input_arrays.begin(), input_arrays.end()),
      destinations_(destinations) {
  if (input_arrays.size != inputs.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "inputs: expected %zu for this kernel, got %zu", inputs.size(),
         input_arrays.size);
  if (destinations.size && destinations.size != outputs.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "destinations: expected %zu for this kernel, got %zu", outputs.size(),
         destinations.size);
  for (size_t k = 0; k < inputs.size(); ++k) {
    if (!input_arrays[k]->is_weak()) continue;
    signature_.scalars |= 1u << k;
    if (inputs[k].raw)
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected an array for a raw parameter, got a scalar",
           inputs[k].name.c_str());
  }
  check_devices();
  for (size_t k = 0; k < destinations.size; ++k)
    if (destinations[k]) require_writeable(*destinations[k], outputs[k].name.c_str());
  signature_.types = resolve_types({inputs.data(), inputs.size()}, {outputs.data(), outputs.size()},
                                   {input_arrays_.data(), input_arrays_.size()}, destinations);
}

void KernelCall::check_devices() {
  const Array* first = nullptr;
  const auto check = [&](const Array* a) {
    if (!a || a->is_weak()) return;
    if (!first) first = a;
    require_same_backend(*first, *a);
  };
  for (const Array* a : input_arrays_) check(a);
  for (const Array* a : destinations_) check(a);
  backend_ = first ? &first->backend() : &current_backend();
}

void KernelCall::keep_overlapping() {
  for (size_t k = 0; k < input_arrays_.size(); ++k) {
    if (!is_broadcast(k)) continue;
    const Array& a = *input_arrays_[k];
    for (const Array* d : destinations_) {
      if (!d || !overlaps_partially(a, *d)) continue;
      kept_.push_back(copy(a));
      input_arrays_[k] = kept_.back().get();
      break;
    }
  }
}

UserParams KernelCall::parameters(const Program& program) const {
  UserParams params{};
  params.program = program.code;
  params.count = int32_t(inputs_.size() + outputs_.size());
  params.scalar = signature_.scalars;
  for (size_t k = 0; k < inputs_.size() + outputs_.size(); ++k) {
    if (is_raw(k)) params.raw |= 1u << k;
    if (k >= inputs_.size()) params.output |= 1u << k;
    if (is_scalar(k)) params.scalars[k] = scalar_bits(*input_arrays_[k], signature_.types[k]);
  }
  return params;
}

}  // namespace catenary::jit
