#include "impl/backend/cpu/sort_vectors.h"

#include "impl/backend/cpu/simd.h"

#if defined(CATENARY_HAS_HIGHWAY)
#include <hwy/contrib/sort/vqsort.h>
#endif

namespace catenary::cpu {
namespace {

constexpr int64_t kFewKeys = 40;
constexpr int64_t kManyPairs = 4096;  // these are sorted by their digits

template <class K>
bool sort([[maybe_unused]] K* keys, [[maybe_unused]] int64_t n) {
#if defined(CATENARY_HAS_HIGHWAY)
  if (n < kFewKeys || simd_level() == SimdLevel::baseline) return false;
  hwy::Sorter()(keys, size_t(n), hwy::SortAscending());
  return true;
#else
  return false;
#endif
}

}  // namespace

bool sort_vectors(uint8_t*, int64_t) { return false; }
bool sort_vectors(uint16_t* keys, int64_t n) { return sort(keys, n); }
bool sort_vectors(uint32_t* keys, int64_t n) { return sort(keys, n); }
bool sort_vectors(uint64_t* keys, int64_t n) { return sort(keys, n); }

bool sort_vectors([[maybe_unused]] Pair* keys, [[maybe_unused]] int64_t n) {
#if defined(CATENARY_HAS_HIGHWAY)
  static_assert(sizeof(Pair) == sizeof(hwy::uint128_t) &&
                offsetof(Pair, key) == offsetof(hwy::uint128_t, hi));
  return n < kManyPairs && sort(reinterpret_cast<hwy::uint128_t*>(keys), n);
#else
  return false;
#endif
}

}  // namespace catenary::cpu
