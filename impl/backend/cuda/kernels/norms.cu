// Sums of squares of gradients, and the rate that clips them.
#include "impl/backend/cuda/kernels/norms.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/clipping.h"

namespace functors {
#include "impl/kernels/loss_scale.h"
}

//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"

/// Returns the total of all threads to the first one.
CTN_DEVICE double block_sum(double sum) {
  CTN_SHARED double warps[kNormThreads / 32];
  for (int lanes = 16; lanes > 0; lanes /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, lanes);
  if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0)
    for (unsigned warp = 1; warp < kNormThreads / 32; ++warp) sum += warps[warp];
  return sum;
}

/// As on the CPU, elements that are not float64 are computed in float.
template <class T>
using Real = std::conditional_t<std::is_same_v<T, double>, double, float>;

template <class T>
CTN_DEVICE double square(T x, double sum) {
  const double value = double(Narrow<Real<T>>()(number_of(x)));
  return math_mad(value, value, sum);
}

/// The same thread adds the same elements in the same order, wherever the array begins.
template <class T>
CTN_DEVICE double squares(const void* data, uint64_t size) {
  constexpr int kPack = sizeof(T) < 2 ? 8 : kPackBytes / int(sizeof(T));
  const T* x = static_cast<const T*>(data);
  const bool packed = is_packed<T, kPack>(x);
  double sum = 0;
  const uint64_t packs = size / kPack;
  CTN_UNROLL
  for (uint64_t i = threadIdx.x; i < packs; i += kNormThreads) {
    Pack<T, kPack> pack;
    if (packed) {
      pack = reinterpret_cast<const Pack<T, kPack>*>(x)[i];
    } else {
      CTN_UNROLL
      for (int k = 0; k < kPack; ++k) pack.items[k] = x[i * kPack + k];
    }
    CTN_UNROLL
    for (int k = 0; k < kPack; ++k) sum = square(pack.items[k], sum);
  }
  const uint64_t rest = packs * kPack + threadIdx.x;
  return rest < size ? square(x[rest], sum) : sum;
}

/// Whether what this thread looks at is neither infinite nor NaN.
template <class T>
CTN_DEVICE bool are_finite(const void* data, uint64_t size) {
  using Number = Compute<T>;
  constexpr int kPack = kPackBytes / int(sizeof(T));
  const T* x = static_cast<const T*>(data);
  const uint64_t packs = is_packed<T, kPack>(x) ? size / kPack : 0;
  bool finite = true;
  const auto look = [&](T item) {
    finite = finite && math_abs(number_of(item)) < MathFormat<Number>::infinity;
  };
  for (uint64_t i = threadIdx.x; i < packs; i += kNormThreads) {
    const Pack<T, kPack> pack = reinterpret_cast<const Pack<T, kPack>*>(x)[i];
    CTN_UNROLL
    for (int k = 0; k < kPack; ++k) look(pack.items[k]);
  }
  for (uint64_t i = packs * kPack + threadIdx.x; i < size; i += kNormThreads) look(x[i]);
  return finite;
}

/// The piece of this block.
struct Piece {
  const char* array;
  uint64_t begin, size;
  int dtype;

  CTN_DEVICE explicit Piece(const NormPiecesParams& p) {
    int k = 0;
    for (int end = p.count; end - k > 1;) {  // first[k] <= blockIdx.x < first[end]
      const int middle = (k + end) / 2;
      if (p.first[middle] <= blockIdx.x)
        k = middle;
      else
        end = middle;
    }
    array = static_cast<const char*>(p.arrays[k]);
    dtype = p.dtypes[k];
    begin = uint64_t(blockIdx.x - p.first[k]) * kNormPiece;
    size = p.sizes[k] - begin < kNormPiece ? p.sizes[k] - begin : kNormPiece;
  }
  template <class T>
  CTN_DEVICE const char* data() const {
    return array + begin * sizeof(Element<T>);
  }
};

}  // namespace

CTN_CUDA_KERNEL(squared_norm_pieces, NormPiecesParams, kNormThreads) {
  const Piece piece(p);
  double sum = 0;
  switch (piece.dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                           \
  case dtype_##NAME:                                              \
    sum = squares<Element<TYPE>>(piece.data<TYPE>(), piece.size); \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
  sum = block_sum(sum);
  if (threadIdx.x == 0) p.sums[blockIdx.x] = sum;
}

CTN_CUDA_KERNEL(all_finite, NormPiecesParams, kNormThreads, 4) {
  const Piece piece(p);
  bool finite = true;
  switch (piece.dtype) {
#define CTN_CASE(TYPE, NAME)                                   \
  case dtype_##NAME:                                           \
    finite = are_finite<TYPE>(piece.data<TYPE>(), piece.size); \
    break;
    CTN_FLOATING(CTN_CASE)
#undef CTN_CASE
  }
  if (!finite) *p.finite = false;
}

CTN_CUDA_KERNEL(adapt_scale, AdaptScaleParams, 1) {
  functors::adapt_scale(*p.finite, *p.scale, *p.steps, p.params);
}

CTN_CUDA_KERNEL(squared_norm_totals, NormTotalsParams, kNormThreads) {
  double sum = 0;
  for (uint32_t i = p.first[blockIdx.x] + threadIdx.x; i < p.first[blockIdx.x + 1]; i += kNormThreads)
    sum += p.sums[i];
  sum = block_sum(sum);
  if (threadIdx.x == 0) p.totals[blockIdx.x] = sum;
}

CTN_CUDA_KERNEL(clipping_rate, ClippingRateParams, kNormThreads) {
  CTN_SHARED double sums[kNormThreads];
  double total = 0;
  for (uint64_t begin = 0; begin < p.count; begin += kNormThreads) {
    const uint64_t i = begin + threadIdx.x;
    __syncthreads();
    sums[threadIdx.x] = i < p.count ? p.sums[i] : 0;
    __syncthreads();
    if (threadIdx.x == 0)
      for (uint64_t k = 0; k < kNormThreads && begin + k < p.count; ++k) total += sums[k];
  }
  if (threadIdx.x == 0) *p.rate = ClippingRate()(total, p.threshold);
}

}  // namespace catenary::cuda
