// Vectors of the instruction set that the including file is compiled for. Included inside namespace
// catenary::cpu::CTN_SIMD_NAMESPACE, after <cstdint> and, on x86, <immintrin.h>.

#if defined(__clang__)
#define CTN_UNROLL _Pragma("clang loop unroll(full)")
#else
#define CTN_UNROLL _Pragma("GCC unroll 32")
#endif
#if defined(__AVX512F__) && !defined(__clang__)
#define CTN_UNROLL_STEPS _Pragma("GCC unroll 2")
#else
#define CTN_UNROLL_STEPS
#endif
// Keeps addresses from being computed ahead of their use, which costs more registers than there are.
#define CTN_OPAQUE(pointer) __asm__("" : "+r"(pointer))
#define CTN_INLINE static inline __attribute__((always_inline))

#if defined(__AVX512F__)
constexpr int kVectorBytes = 64;
constexpr bool kFreeMasks = true;  // masked loads and stores cost what plain ones do
#elif defined(__AVX2__)
constexpr int kVectorBytes = 32;
constexpr bool kFreeMasks = false;
#else
constexpr int kVectorBytes = 16;
constexpr bool kFreeMasks = false;
#endif

template <class T>
constexpr int kLanes = kVectorBytes / static_cast<int>(sizeof(T));

template <class T>
struct VectorOf;
template <>
struct VectorOf<float> {
  typedef float Type __attribute__((vector_size(kVectorBytes)));
};
template <>
struct VectorOf<double> {
  typedef double Type __attribute__((vector_size(kVectorBytes)));
};
template <class T>
using Vector = typename VectorOf<T>::Type;

using VectorF = Vector<float>;
using VectorD = Vector<double>;

template <class T>
CTN_INLINE Vector<T> load(const T* p) {
  Vector<T> v;
  __builtin_memcpy(&v, p, sizeof(v));
  return v;
}

template <class T>
CTN_INLINE void store(T* p, Vector<T> v) {
  __builtin_memcpy(p, &v, sizeof(v));
}

// Minus zero, so that the sign of a zero x survives.
CTN_INLINE VectorF broadcast(float x) { return x - VectorF{}; }
CTN_INLINE VectorD broadcast(double x) { return x - VectorD{}; }

#if defined(__AVX512F__)
CTN_INLINE VectorF fused(VectorF a, VectorF b, VectorF c) { return _mm512_fmadd_ps(a, b, c); }
CTN_INLINE VectorD fused(VectorD a, VectorD b, VectorD c) { return _mm512_fmadd_pd(a, b, c); }

// The first `count` lanes, 1 <= count <= lanes.
template <class T>
struct Mask {
  uint32_t bits;
  CTN_INLINE Mask of(int count) { return {(uint32_t{1} << count) - 1}; }
};
CTN_INLINE VectorF load(const float* p, Mask<float> mask) {
  return _mm512_maskz_loadu_ps(static_cast<__mmask16>(mask.bits), p);
}
CTN_INLINE VectorD load(const double* p, Mask<double> mask) {
  return _mm512_maskz_loadu_pd(static_cast<__mmask8>(mask.bits), p);
}
CTN_INLINE void store(float* p, VectorF v, Mask<float> mask) {
  _mm512_mask_storeu_ps(p, static_cast<__mmask16>(mask.bits), v);
}
CTN_INLINE void store(double* p, VectorD v, Mask<double> mask) {
  _mm512_mask_storeu_pd(p, static_cast<__mmask8>(mask.bits), v);
}
#elif defined(__AVX2__)
CTN_INLINE VectorF fused(VectorF a, VectorF b, VectorF c) { return _mm256_fmadd_ps(a, b, c); }
CTN_INLINE VectorD fused(VectorD a, VectorD b, VectorD c) { return _mm256_fmadd_pd(a, b, c); }

template <class T>
struct Mask;
template <>
struct Mask<float> {
  __m256i bits;
  CTN_INLINE Mask of(int count) {
    return {_mm256_cmpgt_epi32(_mm256_set1_epi32(count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7))};
  }
};
template <>
struct Mask<double> {
  __m256i bits;
  CTN_INLINE Mask of(int count) {
    return {_mm256_cmpgt_epi64(_mm256_set1_epi64x(count), _mm256_setr_epi64x(0, 1, 2, 3))};
  }
};
CTN_INLINE VectorF load(const float* p, Mask<float> mask) { return _mm256_maskload_ps(p, mask.bits); }
CTN_INLINE VectorD load(const double* p, Mask<double> mask) { return _mm256_maskload_pd(p, mask.bits); }
CTN_INLINE void store(float* p, VectorF v, Mask<float> mask) { _mm256_maskstore_ps(p, mask.bits, v); }
CTN_INLINE void store(double* p, VectorD v, Mask<double> mask) { _mm256_maskstore_pd(p, mask.bits, v); }
#else
CTN_INLINE VectorF fused(VectorF a, VectorF b, VectorF c) { return a * b + c; }
CTN_INLINE VectorD fused(VectorD a, VectorD b, VectorD c) { return a * b + c; }

template <class T>
struct Mask {
  int count;
  CTN_INLINE Mask of(int count) { return {count}; }
};
template <class T>
CTN_INLINE Vector<T> load(const T* p, Mask<T> mask) {
  if (mask.count == kLanes<T>) return load(p);
  Vector<T> v = {};
  for (int i = 0; i < mask.count; ++i) v[i] = p[i];
  return v;
}
template <class T>
CTN_INLINE void store(T* p, Vector<T> v, Mask<T> mask) {
  if (mask.count == kLanes<T>) return store(p, v);
  for (int i = 0; i < mask.count; ++i) p[i] = v[i];
}
#endif

// Even and odd lanes of the pair (x, y); and the lower and upper halves of x and y interleaved.
#define CTN_SHUFFLE(NAME, V, ...) \
  CTN_INLINE V NAME(V x, V y) { return __builtin_shufflevector(x, y, __VA_ARGS__); }
#if defined(__AVX512F__)
CTN_SHUFFLE(evens, VectorF, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
CTN_SHUFFLE(odds, VectorF, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
CTN_SHUFFLE(zip_low, VectorF, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
CTN_SHUFFLE(zip_high, VectorF, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
CTN_SHUFFLE(evens, VectorD, 0, 2, 4, 6, 8, 10, 12, 14)
CTN_SHUFFLE(odds, VectorD, 1, 3, 5, 7, 9, 11, 13, 15)
CTN_SHUFFLE(zip_low, VectorD, 0, 8, 1, 9, 2, 10, 3, 11)
CTN_SHUFFLE(zip_high, VectorD, 4, 12, 5, 13, 6, 14, 7, 15)
#elif defined(__AVX2__)
CTN_SHUFFLE(evens, VectorF, 0, 2, 4, 6, 8, 10, 12, 14)
CTN_SHUFFLE(odds, VectorF, 1, 3, 5, 7, 9, 11, 13, 15)
CTN_SHUFFLE(zip_low, VectorF, 0, 8, 1, 9, 2, 10, 3, 11)
CTN_SHUFFLE(zip_high, VectorF, 4, 12, 5, 13, 6, 14, 7, 15)
CTN_SHUFFLE(evens, VectorD, 0, 2, 4, 6)
CTN_SHUFFLE(odds, VectorD, 1, 3, 5, 7)
CTN_SHUFFLE(zip_low, VectorD, 0, 4, 1, 5)
CTN_SHUFFLE(zip_high, VectorD, 2, 6, 3, 7)
#else
CTN_SHUFFLE(evens, VectorF, 0, 2, 4, 6)
CTN_SHUFFLE(odds, VectorF, 1, 3, 5, 7)
CTN_SHUFFLE(zip_low, VectorF, 0, 4, 1, 5)
CTN_SHUFFLE(zip_high, VectorF, 2, 6, 3, 7)
CTN_SHUFFLE(evens, VectorD, 0, 2)
CTN_SHUFFLE(odds, VectorD, 1, 3)
CTN_SHUFFLE(zip_low, VectorD, 0, 2)
CTN_SHUFFLE(zip_high, VectorD, 1, 3)
#endif

// Turns a square of lanes x lanes over: rows become columns.
template <class T>
CTN_INLINE void turn(Vector<T>* x) {
  constexpr int half = kLanes<T> / 2;
  CTN_UNROLL
  for (int width = 1; width < kLanes<T>; width *= 2) {
    Vector<T> y[kLanes<T>];
    CTN_UNROLL
    for (int i = 0; i < half; ++i) {
      y[2 * i] = zip_low(x[i], x[i + half]);
      y[2 * i + 1] = zip_high(x[i], x[i + half]);
    }
    CTN_UNROLL
    for (int i = 0; i < kLanes<T>; ++i) x[i] = y[i];
  }
}

// Lanes from Count on, moved to the front.
#if defined(__AVX512F__)
CTN_SHUFFLE(shift4, VectorF, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7)
CTN_SHUFFLE(shift8, VectorF, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15)
CTN_SHUFFLE(shift4, VectorD, 4, 5, 6, 7, 4, 5, 6, 7)
#elif defined(__AVX2__)
CTN_SHUFFLE(shift4, VectorF, 4, 5, 6, 7, 4, 5, 6, 7)
#endif
#undef CTN_SHUFFLE

template <int Count, class V>
CTN_INLINE V shift_down(V x) {
#if defined(__AVX2__)
  if constexpr (Count == 4 && sizeof(x) / sizeof(x[0]) > 4) return shift4(x, x);
#endif
#if defined(__AVX512F__)
  if constexpr (Count == 8 && sizeof(x) / sizeof(x[0]) > 8) return shift8(x, x);
#endif
  return x;
}

// The sums of Count vectors in the first Count lanes; Count is a power of two, at most the lanes.
template <class T, int Count>
CTN_INLINE Vector<T> sums(const Vector<T>* x) {
  if constexpr (Count > 1) {
    Vector<T> y[Count / 2];
    CTN_UNROLL
    for (int i = 0; i < Count / 2; ++i) y[i] = evens(x[2 * i], x[2 * i + 1]) + odds(x[2 * i], x[2 * i + 1]);
    return sums<T, Count / 2>(y);
  } else {
    return x[0];
  }
}
