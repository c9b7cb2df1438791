// Copies, casts, transposes and fills.
#include "impl/backend/cuda/kernels/copy.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"

template <class From, class To>
CTN_DEVICE void cast_flat(const CastParams& p) {
  constexpr int kPack = kPackBytes / int(sizeof(From) > sizeof(To) ? sizeof(From) : sizeof(To));
  const From* x = static_cast<const From*>(p.source);
  To* y = static_cast<To*>(p.destination);
  uint64_t done = 0;
  if (is_packed<From, kPack>(x) && is_packed<To, kPack>(y)) {
    const uint64_t packs = p.size / kPack;
    for (uint64_t i = first_item(); i < packs; i += item_step()) {
      const auto from = reinterpret_cast<const Pack<From, kPack>*>(x)[i];
      Pack<To, kPack> to;
      CTN_UNROLL
      for (int k = 0; k < kPack; ++k) to.items[k] = Narrow<To>()(number_of(from.items[k]));
      reinterpret_cast<Pack<To, kPack>*>(y)[i] = to;
    }
    done = packs * kPack;
  }
  for (uint64_t i = done + first_item(); i < p.size; i += item_step()) y[i] = Narrow<To>()(number_of(x[i]));
}

template <class From>
CTN_DEVICE void cast_flat_to(const CastParams& p) {
  switch (p.to) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                                    \
  case dtype_##NAME:                                                                       \
    if constexpr (!std::is_same_v<From, Element<TYPE>>) cast_flat<From, Element<TYPE>>(p); \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
}

template <class Number>
CTN_DEVICE void store(Number x, char* destination, int32_t to) {
  switch (to) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                          \
  case dtype_##NAME:                                                             \
    *reinterpret_cast<Element<TYPE>*>(destination) = Narrow<Element<TYPE>>()(x); \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
}

/// Calls put(x, destination) for each element x of the source.
template <class T, class Put>
CTN_DEVICE void for_each(const StridedCopyParams& p, const Put& put) {
  for (uint64_t i = first_item(); i < p.layout.size; i += item_step()) {
    int64_t offsets[2];
    locate(p.layout, uint32_t(i), offsets);
    const T x = p.source ? *reinterpret_cast<const T*>(p.source + offsets[0]) : immediate<T>(p.value);
    put(x, p.destination + offsets[1]);
  }
}

template <class From>
CTN_DEVICE void cast_strided(const StridedCopyParams& p) {
  for_each<From>(p, [&](From x, char* destination) { store(number_of(x), destination, p.to); });
}

template <class T>
CTN_DEVICE void copy_strided(const StridedCopyParams& p) {
  for_each<T>(p, [](T x, char* destination) { *reinterpret_cast<T*>(destination) = x; });
}

template <class T>
CTN_DEVICE void transpose(const TransposeParams& p) {
  constexpr unsigned kTile = transpose_tile(sizeof(T));
  constexpr unsigned kPad = sizeof(T) < 4 ? 4 / sizeof(T) : 1;  // a column is spread over all banks
  constexpr unsigned kStep = kCopyThreads / kTile;
  CTN_SHARED T tile[kTile][kTile + kPad];
  const uint32_t across = quotient(blockIdx.x, p.across), matrix = quotient(across, p.down);
  const uint32_t column = (blockIdx.x - across * p.across.value) * kTile;
  const uint32_t row = (across - matrix * p.down.value) * kTile;
  int64_t offsets[2];
  locate(p.matrices, matrix, offsets);
  const unsigned x = threadIdx.x % kTile;
  for (unsigned y = threadIdx.x / kTile; y < kTile; y += kStep) {
    if (row + x < p.rows && column + y < p.columns)
      tile[y][x] =
          reinterpret_cast<const T*>(p.source + offsets[0] + (column + y) * p.source_stride)[row + x];
  }
  __syncthreads();
  for (unsigned y = threadIdx.x / kTile; y < kTile; y += kStep) {
    if (column + x < p.columns && row + y < p.rows)
      reinterpret_cast<T*>(p.destination + offsets[1] + (row + y) * p.destination_stride)[column + x] =
          tile[x][y];
  }
}

template <class T>
CTN_DEVICE void fill(const FillParams& p) {
  constexpr int kPack = kPackBytes / int(sizeof(T));
  const T x = immediate<T>(p.value);
  T* y = static_cast<T*>(p.destination);
  const uint64_t skipped =
      (kPackBytes - reinterpret_cast<uintptr_t>(y) % kPackBytes) % kPackBytes / sizeof(T);
  const uint64_t head = skipped < p.size ? skipped : p.size, packs = (p.size - head) / kPack;
  Pack<T, kPack> pack;
  CTN_UNROLL
  for (int k = 0; k < kPack; ++k) pack.items[k] = x;
  for (uint64_t i = first_item(); i < packs; i += item_step())
    reinterpret_cast<Pack<T, kPack>*>(y + head)[i] = pack;
  for (uint64_t i = first_item(); i < head; i += item_step()) y[i] = x;
  for (uint64_t i = head + packs * kPack + first_item(); i < p.size; i += item_step()) y[i] = x;
}

}  // namespace

#define CTN_CASTS(CODE, TYPE, NAME, ...)                                                          \
  CTN_CUDA_KERNEL(copy_cast_##NAME, CastParams, kCopyThreads) { cast_flat_to<Element<TYPE>>(p); } \
  CTN_CUDA_KERNEL(copy_strided_##NAME, StridedCopyParams, kCopyThreads) { cast_strided<Element<TYPE>>(p); }
CTN_DTYPES(CTN_CASTS)

#define CTN_BYTES(SIZE, TYPE)                                                                    \
  CTN_CUDA_KERNEL(copy_bytes_##SIZE, StridedCopyParams, kCopyThreads) { copy_strided<TYPE>(p); } \
  CTN_CUDA_KERNEL(copy_transpose_##SIZE, TransposeParams, kCopyThreads) { transpose<TYPE>(p); }  \
  CTN_CUDA_KERNEL(fill_##SIZE, FillParams, kCopyThreads) { fill<TYPE>(p); }
CTN_BYTES(1, uint8_t)
CTN_BYTES(2, uint16_t)
CTN_BYTES(4, uint32_t)
CTN_BYTES(8, uint64_t)

}  // namespace catenary::cuda
