// Arithmetic sequences.
#include "impl/backend/cuda/kernels/sequence.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/sequence.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"

/// Stores the numbers that element(i) returns as those of T.
template <class T, class F>
CTN_DEVICE void fill(const SequenceKernelParams& p, const F& element) {
  T* const y = reinterpret_cast<T*>(p.y);
  for (int64_t i = int64_t(first_item()); i < p.size; i += int64_t(item_step()))
    y[i] = Narrow<T>()(element(i));
}

template <class T>
CTN_DEVICE void sequence(const SequenceKernelParams& p) {
  const SequenceParams& s = p.numbers;
  switch (s.kind) {
    case SequenceKind::integers:
      return fill<T>(p, [&](int64_t i) { return SequenceInteger()(s, i); });
    case SequenceKind::doubles:
      return fill<T>(p, [&](int64_t i) { return sequence_element(s, i, p.size, SequenceDouble()(s, i)); });
    case SequenceKind::floats:
      return fill<T>(p, [&](int64_t i) { return sequence_element(s, i, p.size, SequenceFloat()(s, i)); });
    case SequenceKind::fractions:
      return fill<T>(p, [&](int64_t i) { return sequence_element(s, i, p.size, SequenceFraction()(s, i)); });
  }
}

}  // namespace

CTN_CUDA_KERNEL(sequence, SequenceKernelParams, kSequenceThreads) {
  switch (p.dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...) \
  case dtype_##NAME:                    \
    sequence<Element<TYPE>>(p);         \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
}

}  // namespace catenary::cuda
