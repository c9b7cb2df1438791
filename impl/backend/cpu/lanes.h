// Vectors of the instruction set that the including file is compiled for, and reductions across their lanes.
// Included inside a namespace of each translation unit, after <cstdint>, on x86 <immintrin.h>, and a
// definition of CTN_FN.

#if defined(__clang__)
#define CTN_UNROLL _Pragma("clang loop unroll(full)")
#else
#define CTN_UNROLL _Pragma("GCC unroll 64")
#endif

#if defined(__AVX512F__)
constexpr int kVectorBytes = 64;
#elif defined(__AVX2__)
constexpr int kVectorBytes = 32;
#else
constexpr int kVectorBytes = 16;
#endif

template <class T>
struct VectorOf {
  typedef T Type __attribute__((vector_size(kVectorBytes)));
};
template <class T>
using Vector = typename VectorOf<T>::Type;

template <class T>
CTN_FN Vector<T> load(const T* p) {
  Vector<T> v;
  __builtin_memcpy(&v, p, sizeof(v));
  return v;
}

/// The first `count` elements at p (fewer than 64), and `filler` for the rest of the lanes.
template <class T>
CTN_FN Vector<T> load_some(const T* p, int64_t count, T filler) {
  Vector<T> v = Vector<T>{} + filler;
#if defined(__AVX512F__)
  const auto mask = (uint64_t{1} << count) - 1;
  const __m512i fill = reinterpret_cast<__m512i>(v);
  if constexpr (sizeof(T) == 1) {
    return reinterpret_cast<Vector<T>>(_mm512_mask_loadu_epi8(fill, mask, p));
  } else if constexpr (sizeof(T) == 2) {
    return reinterpret_cast<Vector<T>>(_mm512_mask_loadu_epi16(fill, static_cast<uint32_t>(mask), p));
  } else if constexpr (sizeof(T) == 4) {
    return reinterpret_cast<Vector<T>>(_mm512_mask_loadu_epi32(fill, static_cast<uint16_t>(mask), p));
  } else {
    return reinterpret_cast<Vector<T>>(_mm512_mask_loadu_epi64(fill, static_cast<uint8_t>(mask), p));
  }
#else
  __builtin_memcpy(&v, p, static_cast<uint64_t>(count) * sizeof(T));
  return v;
#endif
}

/// f over all lanes of a vector of Bytes bytes, halving it.
template <class F, class T, int Bytes>
struct Lanes {
  typedef T Whole __attribute__((vector_size(Bytes)));
  typedef T Half __attribute__((vector_size(Bytes / 2)));
  CTN_FN static T reduce(Whole v) {
    Half low, high;
    __builtin_memcpy(&low, &v, sizeof(low));
    __builtin_memcpy(&high, reinterpret_cast<char*>(&v) + sizeof(low), sizeof(high));
    return Lanes<F, T, Bytes / 2>::reduce(F()(low, high));
  }
};

template <class F, class T>
struct Lanes<F, T, 16> {
  typedef T Whole __attribute__((vector_size(16)));
  CTN_FN static T reduce(Whole v) {
    constexpr int lanes = 16 / int(sizeof(T));
    T last[lanes];
    CTN_UNROLL
    for (int k = 0; k < lanes; ++k) last[k] = v[k];
    CTN_UNROLL
    for (int half = lanes / 2; half > 0; half /= 2) {
      CTN_UNROLL
      for (int k = 0; k < half; ++k) last[k] = F()(last[k], last[k + half]);
    }
    return last[0];
  }
};

/// f over all lanes of Count vectors, a power of two.
template <class F, class T, int Count>
CTN_FN T reduce_vectors(Vector<T>* v) {
  CTN_UNROLL
  for (int half = Count / 2; half > 0; half /= 2) {
    CTN_UNROLL
    for (int k = 0; k < half; ++k) v[k] = F()(v[k], v[k + half]);
  }
  return Lanes<F, T, kVectorBytes>::reduce(v[0]);
}
