// Transposing copies, strided gathers and short rows of elements of 1 to 8 bytes, and indices.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/copy_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/vector.h"

namespace {

constexpr int64_t kLine = 64;

// Small elements always use 16-byte vectors, because squares of these already fill the registers.
template <class T>
constexpr int kBytes = sizeof(T) < 4 ? 16 : kVectorBytes;

// p is aligned to the vector.
template <class T>
CTN_VECTOR void store_streaming(T* p, Vector<T, kBytes<T>> v) {
#if defined(__AVX512F__)
  _mm512_stream_si512(reinterpret_cast<__m512i*>(p), reinterpret_cast<__m512i>(v));
#elif defined(__AVX2__)
  _mm256_stream_si256(reinterpret_cast<__m256i*>(p), reinterpret_cast<__m256i>(v));
#elif defined(__SSE2__)
  _mm_stream_si128(reinterpret_cast<__m128i*>(p), reinterpret_cast<__m128i>(v));
#else
  store<T, kBytes<T>>(p, v);
#endif
}

CTN_VECTOR int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

// Strides in elements.
template <class T>
CTN_VECTOR void scalar_block(const T* src, int64_t src_row, T* dst, int64_t dst_row, int64_t m, int64_t n) {
  for (int64_t j = 0; j < n; ++j)
    for (int64_t i = 0; i < m; ++i) __builtin_memcpy(dst + j * dst_row + i, src + i * src_row + j, sizeof(T));
}

template <class T, bool Stream>
void block(const T* src, int64_t src_row, T* dst, int64_t dst_row, int64_t m, int64_t n) {
  constexpr int bytes = kBytes<T>, lanes = bytes / int(sizeof(T));
  const int64_t whole_m = m - m % lanes;
  const int64_t whole_n = n - n % lanes;
  for (int64_t j = 0; j < whole_n; j += lanes) {
    for (int64_t i = 0; i < whole_m; i += lanes) {
      Vector<T, bytes> x[lanes];
      CTN_UNROLL
      for (int r = 0; r < lanes; ++r) x[r] = load<T, bytes>(src + (i + r) * src_row + j);
      transpose<T, bytes>(x);
      CTN_UNROLL
      for (int r = 0; r < lanes; ++r) {
        if constexpr (Stream) {
          store_streaming<T>(dst + (j + r) * dst_row + i, x[r]);
        } else {
          store<T, bytes>(dst + (j + r) * dst_row + i, x[r]);
        }
      }
    }
    scalar_block(src + whole_m * src_row + j, src_row, dst + j * dst_row + whole_m, dst_row, m - whole_m,
                 int64_t{lanes});
  }
  scalar_block(src + whole_n, src_row, dst + whole_n * dst_row, dst_row, m, n - whole_n);
}

// Writes one row of contiguous memory past the caches, except for the ends that share a cache line with other
// data.
CTN_VECTOR void stream_row(char* dst, const char* src, int64_t size) {
  const int64_t head = smaller(-reinterpret_cast<intptr_t>(dst) & (kLine - 1), size);
  __builtin_memcpy(dst, src, static_cast<uint64_t>(head));
  int64_t at = head;
  for (; at + kLine <= size; at += kLine) {
    CTN_UNROLL
    for (int64_t k = 0; k < kLine; k += kVectorBytes)
      store_streaming<uint32_t>(reinterpret_cast<uint32_t*>(dst + at + k),
                                load(reinterpret_cast<const uint32_t*>(src + at + k)));
  }
  __builtin_memcpy(dst + at, src + at, static_cast<uint64_t>(size - at));
}

// Collects the lines of dst that no vector store covers completely.
template <class T>
void transpose_staged(const T* src, int64_t src_row, T* dst, int64_t dst_row, int64_t m, int64_t n) {
  constexpr int64_t length = 1024 / sizeof(T);
  constexpr int64_t rows = 32;
  alignas(kLine) T stage[length * rows];
  for (int64_t j = 0; j < n; j += rows) {
    const int64_t count = smaller(n - j, rows);
    for (int64_t i = 0; i < m; i += length) {
      const int64_t width = smaller(m - i, length);
      block<T, false>(src + i * src_row + j, src_row, stage, length, width, count);
      for (int64_t r = 0; r < count; ++r)
        stream_row(reinterpret_cast<char*>(dst + (j + r) * dst_row + i),
                   reinterpret_cast<const char*>(stage + r * length), width * int64_t(sizeof(T)));
    }
  }
}

template <class T, bool Stream>
void transpose_blocks(const T* src, int64_t src_row, T* dst, int64_t dst_row, int64_t m, int64_t n) {
  constexpr int64_t rows = 256;  // rows of dst, each in its own memory page
  constexpr int64_t width = 2 * kLine / sizeof(T);
  for (int64_t j = 0; j < n; j += rows)
    for (int64_t i = 0; i < m; i += width)
      block<T, Stream>(src + i * src_row + j, src_row, dst + j * dst_row + i, dst_row, smaller(m - i, width),
                       smaller(n - j, rows));
}

template <class T>
void transpose_copy(const char* source, int64_t src_row, char* destination, int64_t dst_row, int64_t m,
                    int64_t n, bool stream) {
  const T* src = reinterpret_cast<const T*>(source);
  T* dst = reinterpret_cast<T*>(destination);
  src_row /= int64_t(sizeof(T));
  if (!stream) return transpose_blocks<T, false>(src, src_row, dst, dst_row / int64_t(sizeof(T)), m, n);
  const bool lines = dst_row % kLine == 0;
  dst_row /= int64_t(sizeof(T));
  if constexpr (sizeof(T) >= 4) {
    if (lines) {
      const int64_t head = smaller((-reinterpret_cast<intptr_t>(dst) & (kLine - 1)) / int64_t(sizeof(T)), m);
      if (head > 0) block<T, false>(src, src_row, dst, dst_row, head, n);
      return transpose_blocks<T, true>(src + head * src_row, src_row, dst + head, dst_row, m - head, n);
    }
  }
  transpose_staged(src, src_row, dst, dst_row, m, n);
}

// Elements may be at any stride.
template <class T>
struct Unaligned {
  typedef T Type __attribute__((aligned(1), may_alias));
};

// If the compiler knows the stride, this is a shuffle of whole vectors.
template <class T, int64_t Stride>
CTN_VECTOR void gather_known(const char* source, char* destination, int64_t n) {
  const auto* src = reinterpret_cast<const typename Unaligned<T>::Type*>(source);
  auto* dst = reinterpret_cast<typename Unaligned<T>::Type*>(destination);
  for (int64_t i = 0; i < n; ++i) dst[i] = src[i * Stride];
}

template <class T>
void gather(const char* source, int64_t stride, char* destination, int64_t n) {
  constexpr int64_t item = sizeof(T);
  if (stride == 0) return gather_known<T, 0>(source, destination, n);
  if (stride == 2 * item) return gather_known<T, 2>(source, destination, n);
  if (stride == 3 * item) return gather_known<T, 3>(source, destination, n);
  if (stride == 4 * item) return gather_known<T, 4>(source, destination, n);
  if (stride == -item) return gather_known<T, -1>(source, destination, n);
  auto* dst = reinterpret_cast<typename Unaligned<T>::Type*>(destination);
  for (int64_t i = 0; i < n; ++i)
    dst[i] = *reinterpret_cast<const typename Unaligned<T>::Type*>(source + i * stride);
}

// Less than a call of memcpy takes: the last vector overlaps the one before.
[[maybe_unused]] CTN_VECTOR void copy_bytes(const char* src, char* dst, int64_t size) {
  const auto pieces = [&]<class Piece>(Piece) {
    constexpr int64_t width = sizeof(Piece);
    for (int64_t at = 0; at + width < size; at += width) __builtin_memcpy(dst + at, src + at, width);
    __builtin_memcpy(dst + size - width, src + size - width, width);
  };
  if (size >= 16) return pieces(Vector<uint8_t, 16>{});
  if (size >= 8) return pieces(uint64_t{});
  if (size >= 4) return pieces(uint32_t{});
  for (int64_t i = 0; i < size; ++i) dst[i] = src[i];
}

template <class T>
void gather_rows(const char* src, int64_t row, int64_t stride, char* dst, int64_t rows, int64_t n) {
  constexpr int64_t item = sizeof(T);
  using Element = typename Unaligned<T>::Type;
  for (int64_t r = 0; r < rows; ++r, src += row, dst += n * item) {
    if constexpr (kForSpeed) {
      if (stride == item) {
        copy_bytes(src, dst, n * item);
        continue;
      }
    }
    for (int64_t i = 0; i < n; ++i)
      reinterpret_cast<Element*>(dst)[i] = *reinterpret_cast<const Element*>(src + i * stride);
  }
}

template <class T>
void scatter_rows(const char* src, char* dst, int64_t row, int64_t stride, int64_t rows, int64_t n) {
  constexpr int64_t item = sizeof(T);
  using Element = typename Unaligned<T>::Type;
  for (int64_t r = 0; r < rows; ++r, src += n * item, dst += row) {
    if constexpr (kForSpeed) {
      if (stride == item) {
        copy_bytes(src, dst, n * item);
        continue;
      }
    }
    for (int64_t i = 0; i < n; ++i)
      *reinterpret_cast<Element*>(dst + i * stride) = reinterpret_cast<const Element*>(src)[i];
  }
}

bool are_within(const int64_t* indices, int64_t n, int64_t length) {
  const auto range = uint64_t(length);
  uint64_t outside = 0;
  for (int64_t i = 0; i < n; ++i) outside |= uint64_t(uint64_t(indices[i]) + range >= 2 * range);
  return outside == 0;
}

void offsets(const int64_t* indices, int64_t n, int64_t length, int64_t stride, int64_t* out) {
  for (int64_t i = 0; i < n; ++i) out[i] = (indices[i] + (indices[i] < 0 ? length : 0)) * stride;
}

}  // namespace

const CopyKernels copy_kernels = {
    {transpose_copy<uint8_t>, transpose_copy<uint16_t>, transpose_copy<uint32_t>, transpose_copy<uint64_t>},
    {gather<uint8_t>, gather<uint16_t>, gather<uint32_t>, gather<uint64_t>},
    {gather_rows<uint8_t>, gather_rows<uint16_t>, gather_rows<uint32_t>, gather_rows<uint64_t>},
    {scatter_rows<uint8_t>, scatter_rows<uint16_t>, scatter_rows<uint32_t>, scatter_rows<uint64_t>},
    are_within,
    offsets};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
