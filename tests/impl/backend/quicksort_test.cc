// Tests of the sorts of keys by splits, against std::sort.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

#include "impl/backend/cpu/quicksort_kernels.h"

namespace catenary {
namespace {

template <class K>
class Quicksort : public testing::Test {};
using Keys = testing::Types<uint32_t, uint64_t, float, double>;
TYPED_TEST_SUITE(Quicksort, Keys);

/// Orders that sorts are known to be slow or wrong for.
enum Pattern { random_keys, few_keys, equal_keys, sorted, reversed, organ_pipe, extremes, patterns };

template <class K>
std::vector<K> keys_of(Pattern pattern, int64_t n, std::mt19937_64& random) {
  using Limits = std::numeric_limits<K>;
  const K most = Limits::has_infinity ? Limits::infinity() : Limits::max();
  const K least = Limits::has_infinity ? -Limits::infinity() : Limits::min();
  std::vector<K> keys(static_cast<size_t>(n));
  for (int64_t i = 0; i < n; ++i) {
    const uint64_t any = random();
    K& key = keys[size_t(i)];
    switch (pattern) {
      case random_keys:
        key = Limits::has_infinity ? K(double(any) - 0x1p63) : K(any);
        break;
      case few_keys:
        key = K(any % 5);
        break;
      case equal_keys:
        key = K(7);
        break;
      case sorted:
        key = K(i);
        break;
      case reversed:
        key = K(n - i);
        break;
      case organ_pipe:
        key = K(std::min(i, n - i));
        break;
      default:
        key = any % 3 == 0 ? least : any % 3 == 1 ? most : K(1);
        break;
    }
  }
  return keys;
}

TYPED_TEST(Quicksort, SortsLikeTheStandardLibrary) {
  using K = TypeParam;
  const auto sort = cpu::quicksort_kernels().sort(K{});
  if (!sort) GTEST_SKIP() << "this instruction set has none";
  std::mt19937_64 random(1);
  std::vector<int64_t> lengths;
  for (int64_t n = 1; n < 700; ++n) lengths.push_back(n);
  for (int64_t n : {1000, 2047, 4097, 40000, 100001}) lengths.push_back(n);
  for (int64_t n : lengths)
    for (int pattern = 0; pattern < patterns; ++pattern)
      for (int splits : {64, 1, 0}) {
        const K guard = K(3);
        std::vector<K> keys = keys_of<K>(Pattern(pattern), n, random), expected = keys;
        keys.insert(keys.begin(), guard);
        keys.push_back(guard);
        sort(keys.data() + 1, n, splits);
        std::sort(expected.begin(), expected.end());
        ASSERT_EQ(keys.front(), guard) << n << ", " << pattern << ", " << splits;
        ASSERT_EQ(keys.back(), guard) << n << ", " << pattern << ", " << splits;
        ASSERT_TRUE(std::equal(expected.begin(), expected.end(), keys.begin() + 1))
            << n << ", " << pattern << ", " << splits;
      }
}

}  // namespace
}  // namespace catenary
