// Vectors of the instruction set that the including file is compiled for: loads and stores, shuffles, masks,
// and reductions across lanes. Included inside a namespace of each translation unit, after <cstdint>,
// <utility> and, on x86, <immintrin.h>.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CTN_UNROLL  // unrolled loops take minutes to compile with their checks
#endif
#endif
#if defined(CTN_UNROLL)
#elif defined(__OPTIMIZE_SIZE__)
#define CTN_UNROLL
#elif defined(__clang__)
#define CTN_UNROLL _Pragma("clang loop unroll(full)")
#else
#define CTN_UNROLL _Pragma("GCC unroll 64")
#endif
#define CTN_VECTOR static inline __attribute__((always_inline))

#if defined(__AVX512F__)
constexpr int kVectorBytes = 64;
constexpr bool kFreeMasks = true;  // masked loads and stores are as cheap as plain ones
#elif defined(__AVX2__)
constexpr int kVectorBytes = 32;
constexpr bool kFreeMasks = false;
#else
constexpr int kVectorBytes = 16;
constexpr bool kFreeMasks = false;
#endif

template <class T, int Bytes>
struct VectorOf {
  typedef T Type __attribute__((vector_size(Bytes)));
};
template <class T, int Bytes = kVectorBytes>
using Vector = typename VectorOf<T, Bytes>::Type;
template <class T>
constexpr int kLanes = kVectorBytes / static_cast<int>(sizeof(T));
/// The signed integer of the size of a float or a double.
template <class T>
using IntegerOf = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;

template <class T, int Bytes = kVectorBytes>
CTN_VECTOR Vector<T, Bytes> load(const T* p) {
  Vector<T, Bytes> v;
  __builtin_memcpy(&v, p, sizeof(v));
  return v;
}

template <class T, int Bytes = kVectorBytes>
CTN_VECTOR void store(T* p, Vector<T, Bytes> v) {
  __builtin_memcpy(p, &v, sizeof(v));
}

/// The first `count` elements at p (fewer than 64), with `filler` in the remaining lanes.
template <class T>
CTN_VECTOR Vector<T> load_some(const T* p, int64_t count, T filler) {
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

// Lane I of the result is the lane of the pair (x, y) that the expression selects; a vector has L lanes.
template <class V>
using LanesOf = std::make_integer_sequence<int, int(sizeof(V) / sizeof(V{}[0]))>;
#define CTN_SHUFFLE(NAME, LANE)                                           \
  template <class V, int... I>                                            \
  CTN_VECTOR V NAME##_lanes(V x, V y, std::integer_sequence<int, I...>) { \
    [[maybe_unused]] constexpr int L = sizeof...(I);                      \
    return __builtin_shufflevector(x, y, (LANE)...);                      \
  }                                                                       \
  template <class V>                                                      \
  CTN_VECTOR V NAME(V x, V y) {                                           \
    return NAME##_lanes(x, y, LanesOf<V>());                              \
  }
CTN_SHUFFLE(evens, 2 * I)
CTN_SHUFFLE(odds, 2 * I + 1)
CTN_SHUFFLE(zip_low, I % 2 * L + I / 2)           // the lower halves of x and y, interleaved
CTN_SHUFFLE(zip_high, I % 2 * L + L / 2 + I / 2)  // the upper halves
#undef CTN_SHUFFLE

/// Moves the lanes from Count on to the front.
template <int Count, class V, int... I>
CTN_VECTOR V shift_lanes(V x, std::integer_sequence<int, I...>) {
  return __builtin_shufflevector(x, x, (Count + I % Count)...);
}
template <int Count, class V>
CTN_VECTOR V shift_down(V x) {
  if constexpr (Count < sizeof(x) / sizeof(x[0])) return shift_lanes<Count>(x, LanesOf<V>());
  return x;
}

/// Transposes a square of lanes x lanes. Every round interleaves the halves of the square.
template <class T, int Bytes = kVectorBytes>
CTN_VECTOR void transpose(Vector<T, Bytes>* x) {
  constexpr int lanes = Bytes / int(sizeof(T)), half = lanes / 2;
  CTN_UNROLL
  for (int width = 1; width < lanes; width *= 2) {
    Vector<T, Bytes> y[lanes];
    CTN_UNROLL
    for (int i = 0; i < half; ++i) {
      y[2 * i] = zip_low(x[i], x[i + half]);
      y[2 * i + 1] = zip_high(x[i], x[i + half]);
    }
    CTN_UNROLL
    for (int i = 0; i < lanes; ++i) x[i] = y[i];
  }
}

/// Reduces all lanes of a vector of Bytes bytes with f, halving it repeatedly.
template <class F, class T, int Bytes>
struct Lanes {
  typedef T Whole __attribute__((vector_size(Bytes)));
  typedef T Half __attribute__((vector_size(Bytes / 2)));
  CTN_VECTOR T reduce(Whole v) {
    Half low, high;
    __builtin_memcpy(&low, &v, sizeof(low));
    __builtin_memcpy(&high, reinterpret_cast<char*>(&v) + sizeof(low), sizeof(high));
    return Lanes<F, T, Bytes / 2>::reduce(F()(low, high));
  }
};

template <class F, class T>
struct Lanes<F, T, 16> {
  typedef T Whole __attribute__((vector_size(16)));
  CTN_VECTOR T reduce(Whole v) {
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

/// Reduces all lanes of Count vectors with f; Count is a power of two.
template <class F, class T, int Count>
CTN_VECTOR T reduce_vectors(Vector<T>* v) {
  CTN_UNROLL
  for (int half = Count / 2; half > 0; half /= 2) {
    CTN_UNROLL
    for (int k = 0; k < half; ++k) v[k] = F()(v[k], v[k + half]);
  }
  return Lanes<F, T, kVectorBytes>::reduce(v[0]);
}

// Minus zero, so that the sign of a zero x is kept.
CTN_VECTOR Vector<float> broadcast(float x) { return x - Vector<float>{}; }
CTN_VECTOR Vector<double> broadcast(double x) { return x - Vector<double>{}; }

#if defined(__AVX512F__)
CTN_VECTOR Vector<float> fused(Vector<float> a, Vector<float> b, Vector<float> c) {
  return _mm512_fmadd_ps(a, b, c);
}
CTN_VECTOR Vector<double> fused(Vector<double> a, Vector<double> b, Vector<double> c) {
  return _mm512_fmadd_pd(a, b, c);
}

// A mask of the first `count` lanes, 1 <= count <= lanes.
template <class T>
struct Mask {
  uint32_t bits;
  CTN_VECTOR Mask of(int count) { return {(uint32_t{1} << count) - 1}; }
};
CTN_VECTOR Vector<float> load(const float* p, Mask<float> mask) {
  return _mm512_maskz_loadu_ps(static_cast<__mmask16>(mask.bits), p);
}
CTN_VECTOR Vector<double> load(const double* p, Mask<double> mask) {
  return _mm512_maskz_loadu_pd(static_cast<__mmask8>(mask.bits), p);
}
CTN_VECTOR void store(float* p, Vector<float> v, Mask<float> mask) {
  _mm512_mask_storeu_ps(p, static_cast<__mmask16>(mask.bits), v);
}
CTN_VECTOR void store(double* p, Vector<double> v, Mask<double> mask) {
  _mm512_mask_storeu_pd(p, static_cast<__mmask8>(mask.bits), v);
}
#elif defined(__AVX2__)
CTN_VECTOR Vector<float> fused(Vector<float> a, Vector<float> b, Vector<float> c) {
  return _mm256_fmadd_ps(a, b, c);
}
CTN_VECTOR Vector<double> fused(Vector<double> a, Vector<double> b, Vector<double> c) {
  return _mm256_fmadd_pd(a, b, c);
}

template <class T>
struct Mask;
template <>
struct Mask<float> {
  __m256i bits;
  CTN_VECTOR Mask of(int count) {
    return {_mm256_cmpgt_epi32(_mm256_set1_epi32(count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7))};
  }
};
template <>
struct Mask<double> {
  __m256i bits;
  CTN_VECTOR Mask of(int count) {
    return {_mm256_cmpgt_epi64(_mm256_set1_epi64x(count), _mm256_setr_epi64x(0, 1, 2, 3))};
  }
};
CTN_VECTOR Vector<float> load(const float* p, Mask<float> mask) { return _mm256_maskload_ps(p, mask.bits); }
CTN_VECTOR Vector<double> load(const double* p, Mask<double> mask) {
  return _mm256_maskload_pd(p, mask.bits);
}
CTN_VECTOR void store(float* p, Vector<float> v, Mask<float> mask) { _mm256_maskstore_ps(p, mask.bits, v); }
CTN_VECTOR void store(double* p, Vector<double> v, Mask<double> mask) {
  _mm256_maskstore_pd(p, mask.bits, v);
}
#else
CTN_VECTOR Vector<float> fused(Vector<float> a, Vector<float> b, Vector<float> c) { return a * b + c; }
CTN_VECTOR Vector<double> fused(Vector<double> a, Vector<double> b, Vector<double> c) { return a * b + c; }

template <class T>
struct Mask {
  int count;
  CTN_VECTOR Mask of(int count) { return {count}; }
};
template <class T>
CTN_VECTOR Vector<T> load(const T* p, Mask<T> mask) {
  if (mask.count == kLanes<T>) return load(p);
  Vector<T> v = {};
  for (int i = 0; i < mask.count; ++i) v[i] = p[i];
  return v;
}
template <class T>
CTN_VECTOR void store(T* p, Vector<T> v, Mask<T> mask) {
  if (mask.count == kLanes<T>) return store(p, v);
  for (int i = 0; i < mask.count; ++i) p[i] = v[i];
}
#endif

// Returns the sums of Count vectors in the first Count lanes; Count is a power of two and at most the number
// of lanes.
template <class T, int Count>
CTN_VECTOR Vector<T> sums(const Vector<T>* x) {
  if constexpr (Count > 1) {
    Vector<T> y[Count / 2];
    CTN_UNROLL
    for (int i = 0; i < Count / 2; ++i) y[i] = evens(x[2 * i], x[2 * i + 1]) + odds(x[2 * i], x[2 * i + 1]);
    return sums<T, Count / 2>(y);
  } else {
    return x[0];
  }
}
