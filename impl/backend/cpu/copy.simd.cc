// Transposing copies, strided gathers and short rows of elements of 1 to 8 bytes, and indices.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/copy_kernels.h"
#include "impl/backend/cpu/opaque.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/vector.h"

namespace {

constexpr int64_t kLine = 64;
constexpr int64_t kAhead = 4096;  // bytes

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

/// Squares of vectors; those at the ends overlap the ones before. What is narrower than a vector has smaller
/// ones.
template <class T, bool Stream, int Bytes = kBytes<T>>
void block(const T* src, int64_t src_row, T* dst, int64_t dst_row, int64_t m, int64_t n) {
  constexpr int lanes = Bytes / int(sizeof(T));
  if (m < lanes || n < lanes) {
    if constexpr (kForSpeed && Bytes > 16)
      return block<T, false, Bytes / 2>(src, src_row, dst, dst_row, m, n);
    return scalar_block(src, src_row, dst, dst_row, m, n);
  }
  for (int64_t j = 0; j < n; j += lanes) {
    const int64_t column = smaller(j, n - lanes);
    for (int64_t i = 0; i < m; i += lanes) {
      const int64_t row = smaller(i, m - lanes);
      Vector<T, Bytes> x[lanes];
      CTN_UNROLL
      for (int r = 0; r < lanes; ++r) x[r] = load<T, Bytes>(src + (row + r) * src_row + column);
      transpose<T, Bytes>(x);
      if constexpr (Stream) {
        if (row == i) {
          CTN_UNROLL
          for (int r = 0; r < lanes; ++r) store_streaming<T>(dst + (column + r) * dst_row + row, x[r]);
          continue;
        }
      }
      CTN_UNROLL
      for (int r = 0; r < lanes; ++r) store<T, Bytes>(dst + (column + r) * dst_row + row, x[r]);
    }
  }
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

/// Loops of so few instructions take twice as long if they cross a line of code.
template <class One>
CTN_VECTOR void in_fours(int64_t n, One one) {
  int64_t i = 0;
  for (; kForSpeed && i + 4 <= n; i += 4) {
    CTN_UNROLL
    for (int k = 0; k < 4; ++k) one(i + k);
  }
  for (; i < n; ++i) one(i);
}

// If the compiler knows the stride, this is a shuffle of whole vectors.
template <class T, int64_t Stride>
CTN_VECTOR void gather_known(const char* source, char* destination, int64_t n) {
  const auto* src = reinterpret_cast<const typename Unaligned<T>::Type*>(source);
  auto* dst = reinterpret_cast<typename Unaligned<T>::Type*>(destination);
  constexpr bool fetches = kForSpeed && Stride == 2 && sizeof(T) >= 4 && kVectorBytes > 16;
  constexpr int64_t block = 2 * kVectorBytes, together = fetches ? block / int64_t(sizeof(T)) : 0;
  int64_t i = 0;
  // Blocks of several operands take turns, so that processors do not foresee the next one.
  if constexpr (together > 0) {
    for (; i + together <= n; i += together) {
      const char* ahead = reinterpret_cast<const char*>(src + i * Stride) + kAhead;
      for (int64_t line = 0; line < Stride * block; line += kLine) __builtin_prefetch(ahead + line);
      for (int64_t k = 0; k < together; ++k) dst[i + k] = src[(i + k) * Stride];
    }
  }
  for (; i < n; ++i) dst[i] = src[i * Stride];
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
  in_fours(n, [&](int64_t i) {
    dst[i] = *reinterpret_cast<const typename Unaligned<T>::Type*>(source + i * stride);
  });
}

/// Elements pass through general registers: those of a vector are stored by two instructions each, and masked
/// stores take many cycles on some processors.
template <class T>
void scatter(const char* source, char* destination, int64_t stride, int64_t n) {
  constexpr int64_t item = sizeof(T);
  in_fours(n, [&](int64_t i) {
    T value;
    __builtin_memcpy(&value, source + i * item, sizeof(T));
    CTN_OPAQUE(value);
    __builtin_memcpy(destination + i * stride, &value, sizeof(T));
  });
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

#if defined(__AVX512F__)
/// Writes each of a vector's elements `count` times, by as many permutations; returns how many elements.
template <class T>
CTN_VECTOR int64_t repeat_vectors(const T* src, int64_t n, int64_t count, T* dst) {
  constexpr int64_t lanes = 64 / sizeof(T), most = 8;
  if (count > most) return 0;
  __m512i places[most];
  for (int64_t k = 0; k < count; ++k) {
    T place[lanes];
    for (int64_t i = 0; i < lanes; ++i) place[i] = T((k * lanes + i) / count);
    places[k] = _mm512_loadu_si512(place);
  }
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    const __m512i x = _mm512_loadu_si512(src + i);
    for (int64_t k = 0; k < count; ++k, dst += lanes) {
      if constexpr (sizeof(T) == 4)
        _mm512_storeu_si512(dst, _mm512_maskz_permutexvar_epi32(0xffff, places[k], x));
      else
        _mm512_storeu_si512(dst, _mm512_maskz_permutexvar_epi64(0xff, places[k], x));
    }
  }
  return i;
}
#endif

/// Writes each of n contiguous elements `count` times.
template <class T>
__attribute__((noinline)) void repeat_each(const char* source, int64_t n, int64_t count, char* destination) {
  using Element = typename Unaligned<T>::Type;
  auto* const src = reinterpret_cast<const Element*>(source);
  auto* dst = reinterpret_cast<Element*>(destination);
  int64_t i = 0;
#if defined(__AVX512F__)
  if constexpr (sizeof(T) >= 4) {
    i = repeat_vectors(reinterpret_cast<const T*>(source), n, count, reinterpret_cast<T*>(destination));
    dst += i * count;
  }
#endif
  if constexpr (sizeof(T) < 4) {
    if (count == 2)
      for (; i < n; ++i, dst += 2) dst[0] = dst[1] = src[i];
    if (count == 3)
      for (; i < n; ++i, dst += 3) dst[0] = dst[1] = dst[2] = src[i];
  }
  // The next element overwrites what the vectors of one write too much.
  const auto splat = [&]<int Bytes>(std::integral_constant<int, Bytes>) {
    constexpr int64_t lanes = Bytes / int64_t(sizeof(T));
    for (; (n - i) * count >= count + lanes; ++i, dst += count) {
      const Vector<T, Bytes> x = Vector<T, Bytes>{} + T(src[i]);
      for (int64_t k = 0; k < count; k += lanes) __builtin_memcpy(dst + k, &x, sizeof(x));
    }
  };
  if (count * int64_t(sizeof(T)) > 32) splat(std::integral_constant<int, kVectorBytes>());
  splat(std::integral_constant<int, 16>());
  for (; i < n; ++i)
    for (int64_t k = 0; k < count; ++k, ++dst) {
      CTN_OPAQUE(dst);  // the rest is short
      *dst = src[i];
    }
}

template <class T>
void gather_rows(const char* src, int64_t row, int64_t stride, char* dst, int64_t rows, int64_t n) {
  constexpr int64_t item = sizeof(T);
  using Element = typename Unaligned<T>::Type;
  if (kForSpeed && stride == 0 && row == item) return repeat_each<T>(src, rows, n, dst);
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

bool checked_offsets(const int64_t* indices, int64_t n, int64_t length, int64_t stride, int64_t* out) {
  if constexpr (kForSpeed) {
    const auto range = uint64_t(length);
    uint64_t outside = 0;
    for (int64_t i = 0; i < n; ++i) {
      const int64_t index = indices[i];
      outside |= uint64_t(uint64_t(index) + range >= 2 * range);
      out[i] = int64_t(uint64_t(index + (index < 0 ? length : 0)) * uint64_t(stride));
    }
    return outside == 0;
  }
  return false;
}

void confined_offsets(const int64_t* indices, int64_t n, int64_t length, int64_t stride, bool wrap,
                      int64_t* out) {
  if constexpr (kForSpeed) {
    if (!wrap) {
      for (int64_t i = 0; i < n; ++i) {
        const int64_t above = indices[i] > 0 ? indices[i] : 0;
        out[i] = (above < length ? above : length - 1) * stride;
      }
      return;
    }
    // One length up or down is enough for most, and divisions are slow.
    uint64_t outside = 0;
    for (int64_t i = 0; i < n; ++i) {
      const int64_t index = indices[i];
      const int64_t place = index + (index < 0 ? length : 0) - (index >= length ? length : 0);
      outside |= uint64_t(uint64_t(place) >= uint64_t(length));
      out[i] = int64_t(uint64_t(place) * uint64_t(stride));
    }
    for (int64_t i = 0; i < n && outside != 0; ++i) {
      const int64_t rest = indices[i] % length;
      out[i] = (rest + (rest < 0 ? length : 0)) * stride;
    }
  }
}

/// The place of an index in an axis; 0 and `failed` if it has none.
template <OutOfRange outside>
CTN_VECTOR int64_t place_of(int64_t index, int64_t length, uint64_t& failed) {
  if constexpr (outside == OutOfRange::clip) {
    const int64_t above = index > 0 ? index : 0;
    return above < length ? above : length - 1;
  }
  const int64_t place = index + (index < 0 ? length : 0);
  if (__builtin_expect(uint64_t(place) < uint64_t(length), true)) return place;
  if constexpr (outside == OutOfRange::wrap) {
    const int64_t rest = index % length;
    return rest + (rest < 0 ? length : 0);
  }
  failed = 1;
  return 0;
}

#if defined(__AVX512F__)
/// Takes whole vectors of elements, up to the first one with indices that need divisions; returns how many.
template <class T, OutOfRange outside>
int64_t take_vectors(const T* src, const int64_t* indices, int64_t n, int64_t length, T* dst,
                     uint64_t& failed) {
  constexpr int64_t lanes = 8;
  const __m512i zero = _mm512_setzero_si512(), all = _mm512_set1_epi64(length);
  __mmask8 strange = 0;
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    __m512i place = _mm512_loadu_si512(indices + i);
    __mmask8 within = 0xff;
    if constexpr (outside == OutOfRange::clip) {
      place = _mm512_maskz_max_epi64(0xff, place, zero);
      place = _mm512_maskz_min_epi64(0xff, place, _mm512_set1_epi64(length - 1));
    } else {
      place = _mm512_mask_add_epi64(place, _mm512_cmplt_epi64_mask(place, zero), place, all);
      if constexpr (outside == OutOfRange::wrap)
        place = _mm512_mask_sub_epi64(place, _mm512_cmpge_epi64_mask(place, all), place, all);
      within = _mm512_cmplt_epu64_mask(place, all);
      if (outside == OutOfRange::wrap && within != 0xff) break;
      strange |= __mmask8(~within);
    }
    if constexpr (sizeof(T) == 4)
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(dst + i),
                          _mm512_mask_i64gather_epi32(_mm256_setzero_si256(), within, place, src, 4));
    else
      _mm512_storeu_si512(dst + i, _mm512_mask_i64gather_epi64(zero, within, place, src, 8));
  }
  failed |= strange;
  return i;
}
#endif

template <class T, OutOfRange outside>
bool take_some(const char* source, const int64_t* indices, int64_t n, int64_t length, char* destination) {
  using Element = typename Unaligned<T>::Type;
  auto* const src = reinterpret_cast<const Element*>(source);
  auto* const dst = reinterpret_cast<Element*>(destination);
  uint64_t failed = 0;
  for (int64_t i = 0; i < n; ++i) {
#if defined(__AVX512F__)
    if constexpr (sizeof(T) >= 4) {
      i += take_vectors<T, outside>(reinterpret_cast<const T*>(source), indices + i, n - i, length,
                                    reinterpret_cast<T*>(destination) + i, failed);
      if (i == n) break;
    }
#endif
    dst[i] = src[place_of<outside>(indices[i], length, failed)];
  }
  return failed == 0;
}

template <class T>
bool take(const char* src, const int64_t* indices, int64_t n, int64_t length, OutOfRange outside, char* dst) {
  if constexpr (kForSpeed) {
    if (outside == OutOfRange::fail) return take_some<T, OutOfRange::fail>(src, indices, n, length, dst);
    if (outside == OutOfRange::wrap) return take_some<T, OutOfRange::wrap>(src, indices, n, length, dst);
    return take_some<T, OutOfRange::clip>(src, indices, n, length, dst);
  }
  return false;
}

}  // namespace

const CopyKernels copy_kernels = {
    {transpose_copy<uint8_t>, transpose_copy<uint16_t>, transpose_copy<uint32_t>, transpose_copy<uint64_t>},
    {gather<uint8_t>, gather<uint16_t>, gather<uint32_t>, gather<uint64_t>},
    {scatter<uint8_t>, scatter<uint16_t>, scatter<uint32_t>, scatter<uint64_t>},
    {gather_rows<uint8_t>, gather_rows<uint16_t>, gather_rows<uint32_t>, gather_rows<uint64_t>},
    {scatter_rows<uint8_t>, scatter_rows<uint16_t>, scatter_rows<uint32_t>, scatter_rows<uint64_t>},
    are_within,
    offsets,
    checked_offsets,
    confined_offsets,
    {take<uint8_t>, take<uint16_t>, take<uint32_t>, take<uint64_t>}};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
