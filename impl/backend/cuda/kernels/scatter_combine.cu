// Combines elements with values at positions along several axes.
#include "impl/backend/cuda/kernels/indexing.h"
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/bits.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/any_dtype.h"
#include "impl/backend/cuda/kernels/index_groups.h"

/// What functors take for an element.
CTN_DEVICE float operand_of(Half x) { return to_float(x); }
CTN_DEVICE float operand_of(BFloat16 x) { return to_float(x); }
template <class T>
CTN_DEVICE T operand_of(T x) {
  return x;
}

// The kinds of loops.
template <class C>
inline constexpr bool has_all = true;
template <class C>
inline constexpr bool has_numbers = !std::is_same_v<C, Bool>;
template <class C>
inline constexpr bool has_floats = std::is_same_v<C, float> || std::is_same_v<C, double>;
template <class C>
inline constexpr bool has_bits = !has_floats<C>;

template <class T>
CTN_DEVICE T combined(CombineOp op, T x, T y) {
  using C = decltype(operand_of(x));
  const C a = operand_of(x), b = operand_of(y);
  C result = a;
  switch (op) {
#define CTN_CASE(NAME, FUNCTOR, KIND)                      \
  case CombineOp::NAME:                                    \
    if constexpr (has_##KIND<C>) result = FUNCTOR()(a, b); \
    break;
    CTN_COMBINE_OPS(CTN_CASE)
#undef CTN_CASE
  }
  if constexpr (std::is_same_v<C, T>)
    return result;
  else
    return Narrow<T>()(result);
}

/// The result of each step is rounded to the dtype of the loop, and then to that of the array.
template <class T>
CTN_DEVICE void combine(const IndexCombineParams& params, int32_t loop) {
  const IndexCopyParams& p = params.copy;
  const uint32_t slot = (blockIdx.x * kIndexThreads + threadIdx.x) / 32;
  if (slot >= p.groups.count) return;
  for (uint64_t first = blockIdx.y * 32; first < p.rest.size; first += gridDim.y * 32) {
    const uint64_t i = first + threadIdx.x % 32;
    const bool mine = i < p.rest.size;
    int64_t offsets[2] = {};
    if (mine) locate(p.rest, uint32_t(i), offsets);
    char* to = nullptr;
    T x{};
    for_group(p.groups, slot, [&](uint32_t position) {
      if (!mine) return;
      if (!to) {
        to = p.a + offset_of(p.positions, p.first + position) + offsets[0];
        x = load_inline<T>(to, params.a_dtype);
      }
      const char* const from = p.other + int64_t(p.first + position) * p.step + offsets[1];
      x = combined(params.op, x, load_inline<T>(from, params.other_dtype));
      if (params.a_dtype == loop) {
        *reinterpret_cast<T*>(to) = x;
      } else {
        store_inline(x, to, params.a_dtype);
        x = load_inline<T>(to, params.a_dtype);
      }
    });
  }
}

}  // namespace

#define CTN_COMBINE(CODE, TYPE, NAME, ...)                                        \
  CTN_CUDA_KERNEL(scatter_combine_##NAME, IndexCombineParams, kIndexThreads, 4) { \
    combine<Element<TYPE>>(p, dtype_##NAME);                                      \
  }
CTN_DTYPES(CTN_COMBINE)

}  // namespace catenary::cuda
