// Checks and prepares calls of elementwise and reduction kernels.
#pragma once
#include "impl/array/array.h"
#include "impl/backend/params/user.h"
#include "impl/jit/parameters.h"
#include "impl/jit/target.h"

namespace catenary::jit {

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless a caller has room for all outputs of a kernel.
inline void check_output_count(size_t outputs, size_t room) {
  if (outputs != room)
    fail(CTN_ERROR_INVALID_ARGUMENT, "outs: the kernel has %zu output%s, got room for %zu", outputs,
         outputs == 1 ? "" : "s", room);
}

/// The checks and preparations shared by calls of elementwise and reduction kernels.
class KernelCall {
 public:
  /// Validates argument count, devices, writability and dtypes, without side effects.
  KernelCall(const std::vector<Parameter>& inputs, const std::vector<Parameter>& outputs,
             Span<const Array* const> input_arrays, Span<Array* const> destinations);

  const Signature& signature() const { return signature_; }
  Backend& backend() const { return *backend_; }
  size_t input_count() const { return inputs_.size(); }
  size_t output_count() const { return outputs_.size(); }
  const Array* input(size_t k) const { return input_arrays_[k]; }
  Array* destination(size_t k) const { return destinations_.size ? destinations_[k] : nullptr; }
  bool is_scalar(size_t k) const { return k < inputs_.size() && (signature_.scalars >> k & 1) != 0; }
  bool is_raw(size_t k) const {
    return k < inputs_.size() ? inputs_[k].raw : outputs_[k - inputs_.size()].raw;
  }
  /// Whether an input takes part in broadcasting.
  bool is_broadcast(size_t k) const { return !is_scalar(k) && !is_raw(k); }
  const char* output_name(size_t k) const { return outputs_[k].name.c_str(); }
  DType output_dtype(size_t k) const { return signature_.types[inputs_.size() + k]; }

  /// Copies broadcast inputs that share memory with a destination in a way that would change them during the
  /// loop.
  void keep_overlapping();
  /// Returns the scalars, and the bits of all parameters.
  UserParams parameters(const Program& program) const;

 private:
  void check_devices();

  const std::vector<Parameter>&inputs_, &outputs_;
  SmallVector<const Array*, 8> input_arrays_;
  SmallVector<ArrayRef, 4> kept_;
  Span<Array* const> destinations_;
  Signature signature_;
  Backend* backend_ = nullptr;
};

/// Returns the first bytes of a weak scalar's value as an element of a dtype, by C conversion.
uint64_t scalar_bits(const Array& scalar, DType dtype);

}  // namespace catenary::jit
