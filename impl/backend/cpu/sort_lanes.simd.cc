// Sorts lanes of vectors by networks of comparators, which are the same for all lanes.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/sort_lanes_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/inline.h"
//
#include "impl/backend/cpu/vector.h"

namespace {

constexpr int kParts = int(kLaneBytes) / kVectorBytes;
template <class K>
constexpr int64_t kKeys = kLaneBytes / int64_t(sizeof(K));

/// Calls f(lane) for the first lane of each vector of a row.
template <class K, class F>
CTN_VECTOR void each_part(F f) {
  CTN_UNROLL
  for (int part = 0; part < kParts; ++part) f(part * kLanes<K>);
}

template <class K>
CTN_VECTOR void exchange(K* a, K* b) {
  each_part<K>([&](int lane) {
    const Vector<K> x = load(a + lane), y = load(b + lane);
    store<K>(a + lane, x < y ? x : y);
    store<K>(b + lane, x < y ? y : x);
  });
}

/// Batcher's merge exchange, for any number of keys (Knuth, The Art of Computer Programming, 5.2.2 M).
template <class K>
void sort_lanes(void* keys, int64_t n) {
  K* x = static_cast<K*>(keys);
  int64_t top = 1;
  while (2 * top < n) top *= 2;
  for (int64_t p = top; p > 0; p /= 2) {
    int64_t first = 0, distance = p;
    for (int64_t q = top;; q /= 2) {
      for (int64_t start = first; start + distance < n; start += 2 * p) {
        const int64_t stop = start + p < n - distance ? start + p : n - distance;
        K *a = x + start * kKeys<K>, *b = a + distance * kKeys<K>;
        for (int64_t i = start; i < stop; ++i, a += kKeys<K>, b += kKeys<K>) exchange(a, b);
      }
      if (q == p) break;
      distance = q - p;
      first = p;
    }
  }
}

template <class K>
void select_lanes(void* keys, int64_t n, int64_t count) {
  K* x = static_cast<K*>(keys);
  sort_lanes<K>(x, count);
  for (int64_t i = count; i < n; ++i)
    for (int64_t j = 0; j < count; ++j) exchange(x + j * kKeys<K>, x + i * kKeys<K>);
}

template <class K>
constexpr K kSign = static_cast<K>(K{1} << (8 * sizeof(K) - 1));

/// All bits of a lane are its sign.
template <class K>
CTN_VECTOR Vector<K> spread(Vector<K> x) {
  return reinterpret_cast<Vector<K>>(x >= kSign<K>);
}

template <class K>
CTN_VECTOR bool any(Vector<K> x) {
  K bits = 0;
  K lanes[kLanes<K>];
  __builtin_memcpy(lanes, &x, sizeof(lanes));
  for (K lane : lanes) bits |= lane;
  return bits != 0;
}

template <class K>
int encode_lanes(const char* source, int64_t stride, int64_t n, const LaneKey& key, void* keys) {
  K* out = static_cast<K*>(keys);
  const K flip = K(key.flip), infinity = K(key.infinity);
  if (infinity == 0) {
    for (int64_t i = 0; i < n; ++i, source += stride, out += kKeys<K>)
      each_part<K>(
          [&](int lane) { store<K>(out + lane, load(reinterpret_cast<const K*>(source) + lane) ^ flip); });
    return 0;
  }
  Vector<K> nan = {}, negative_zero = {}, zero = {};
  for (int64_t i = 0; i < n; ++i, source += stride, out += kKeys<K>)
    each_part<K>([&](int lane) {
      const Vector<K> x = load(reinterpret_cast<const K*>(source) + lane);
      nan |= reinterpret_cast<Vector<K>>((x & K(~kSign<K>)) > infinity);
      negative_zero |= reinterpret_cast<Vector<K>>(x == kSign<K>);
      zero |= reinterpret_cast<Vector<K>>(x == K(0));
      store<K>(out + lane, x ^ (spread<K>(x) | flip));
    });
  return (any<K>(nan) ? kLanesHaveNan : 0) | (any<K>(negative_zero) ? kLanesHaveNegativeZero : 0) |
         (any<K>(zero) ? kLanesHaveZero : 0);
}

template <class K>
void decode_lanes(const void* keys, int64_t n, const LaneKey& key, char* out, int64_t stride) {
  const K* x = static_cast<const K*>(keys);
  const K flip = K(key.flip);
  const bool real = K(key.infinity) != 0;
  for (int64_t i = 0; i < n; ++i, out += stride, x += kKeys<K>)
    each_part<K>([&](int lane) {
      const Vector<K> k = load(x + lane);
      store<K>(reinterpret_cast<K*>(out) + lane, real ? k ^ (~spread<K>(k) | flip) : k ^ flip);
    });
}

}  // namespace

#define CTN_OF_EACH_SIZE(LOOP) \
  { LOOP<uint8_t>, LOOP<uint16_t>, LOOP<uint32_t>, LOOP<uint64_t> }
const SortLanesKernels sort_lanes_kernels =
#if defined(__OPTIMIZE_SIZE__)
    {};
#else
    {CTN_OF_EACH_SIZE(encode_lanes), CTN_OF_EACH_SIZE(decode_lanes), CTN_OF_EACH_SIZE(sort_lanes),
     CTN_OF_EACH_SIZE(select_lanes)};
#endif

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
