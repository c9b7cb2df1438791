// Tests of the range allocator: blocks against a naive model, memory that is committed and trimmed, limits,
// failures.
#include "impl/base/range_allocator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace catenary {
namespace {

constexpr size_t kUnit = 64, kGranule = 1024, kNone = RangeAllocator::kNone;

/// Keeps a flag for each granule, and fails on request.
class FakeMemory : public RangeMemory {
 public:
  explicit FakeMemory(size_t size) : committed(size / kGranule) {}

  bool commit(size_t begin, size_t size) override {
    check(begin, size);
    ++calls;
    if (left == 0 && throws) throw 42;
    if (left == 0) return false;
    if (left > 0) --left;
    set(begin, size, true);
    return true;
  }
  void decommit(size_t begin, size_t size) noexcept override {
    check(begin, size);
    set(begin, size, false);
  }
  size_t bytes() const { return size_t(std::count(committed.begin(), committed.end(), true)) * kGranule; }

  std::vector<bool> committed;
  int calls = 0;
  int left = -1;  // number of calls of commit that succeed; -1: all
  bool throws = false;

 private:
  void check(size_t begin, size_t size) const {
    EXPECT_GT(size, 0u);
    EXPECT_EQ(begin % kGranule + size % kGranule, 0u);
    EXPECT_LE((begin + size) / kGranule, committed.size());
  }
  void set(size_t begin, size_t size, bool value) {
    for (size_t i = begin / kGranule; i < (begin + size) / kGranule; ++i) {
      EXPECT_NE(committed[i], value) << "granule " << i;
      committed[i] = value;
    }
  }
};

struct Fixture {
  explicit Fixture(size_t size) : memory(size), ranges(memory, kGranule, kUnit) { ranges.reserve(size); }
  FakeMemory memory;
  RangeAllocator ranges;
};

/// First fit over a list of units, and the granules that blocks have touched since the last trim.
class Model {
 public:
  explicit Model(size_t size) : used_(size / kUnit), committed_(size / kGranule) {}

  size_t allocate(size_t size) {
    const size_t units = std::max<size_t>(1, (size + kUnit - 1) / kUnit);
    for (size_t begin = 0; begin + units <= used_.size(); ++begin) {
      if (!std::all_of(used_.begin() + begin, used_.begin() + begin + units, [](bool u) { return !u; }))
        continue;
      set(begin, units, true);
      return begin * kUnit;
    }
    return kNone;
  }
  void free(size_t begin, size_t size) { set(begin / kUnit, size / kUnit, false); }
  void trim() {
    for (size_t g = 0; g < committed_.size(); ++g) {
      const auto begin = used_.begin() + g * (kGranule / kUnit);
      if (!std::count(begin, begin + kGranule / kUnit, true)) committed_[g] = false;
    }
  }
  size_t used() const { return size_t(std::count(used_.begin(), used_.end(), true)) * kUnit; }
  size_t largest_free() const {
    size_t largest = 0, run = 0;
    for (bool used : used_) {
      run = used ? 0 : run + kUnit;
      largest = std::max(largest, run);
    }
    return largest;
  }
  const std::vector<bool>& committed() const { return committed_; }

 private:
  void set(size_t begin, size_t units, bool value) {
    for (size_t i = begin; i < begin + units; ++i) {
      used_[i] = value;
      if (value) committed_[i / (kGranule / kUnit)] = true;
    }
  }
  std::vector<bool> used_, committed_;
};

size_t random_size(std::mt19937_64& random) {
  const uint64_t kind = random() % 8;
  return random() % (kind < 4 ? 300 : kind < 7 ? 3000 : 20000);
}

TEST(RangeAllocatorTest, RandomBlocksEqualANaiveModel) {
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937_64 random(seed);
    const size_t size = kGranule * (65 + random() % 100);
    Fixture f(size);
    Model model(size);
    std::vector<size_t> blocks;
    for (int step = 0; step < 1500; ++step) {
      const uint64_t action = random() % 16;
      if (action == 0) {
        model.trim();
        f.ranges.trim();
      } else if (action < 9 || blocks.empty()) {
        const size_t wanted = random_size(random), begin = f.ranges.allocate(wanted);
        ASSERT_EQ(begin, model.allocate(wanted));
        if (begin == kNone) continue;
        ASSERT_EQ(f.ranges.block_size(begin), std::max<size_t>(kUnit, (wanted + kUnit - 1) / kUnit * kUnit));
        blocks.push_back(begin);
      } else {
        std::swap(blocks[random() % blocks.size()], blocks.back());
        model.free(blocks.back(), f.ranges.block_size(blocks.back()));
        f.ranges.free(blocks.back());
        ASSERT_EQ(f.ranges.block_size(blocks.back()), 0u);
        blocks.pop_back();
      }
      const RangeStatistics s = f.ranges.statistics();
      ASSERT_EQ(f.memory.committed, model.committed());
      ASSERT_EQ(s.reserved_bytes, size);
      ASSERT_EQ(s.committed_bytes, f.memory.bytes());
      ASSERT_EQ(s.used_bytes, model.used());
      ASSERT_EQ(s.largest_free_bytes, model.largest_free());
      ASSERT_EQ(s.block_count, blocks.size());
    }
    for (size_t begin : blocks) f.ranges.free(begin);
    EXPECT_EQ(f.ranges.statistics().largest_free_bytes, size);
    const size_t committed = f.memory.bytes();
    EXPECT_EQ(f.ranges.trim(), committed);
    EXPECT_EQ(f.memory.bytes(), 0u);
  }
}

TEST(RangeAllocatorTest, MergesWithBothNeighbors) {
  Fixture f(4 * kGranule);
  size_t b[4];
  for (size_t& begin : b) begin = f.ranges.allocate(kGranule);
  EXPECT_EQ(b[3], 3 * kGranule);
  EXPECT_EQ(f.ranges.allocate(1), kNone);
  f.ranges.free(b[0]);
  f.ranges.free(b[2]);
  EXPECT_EQ(f.ranges.statistics().largest_free_bytes, kGranule);
  EXPECT_EQ(f.ranges.allocate(2 * kGranule), kNone);
  f.ranges.free(b[1]);
  EXPECT_EQ(f.ranges.statistics().largest_free_bytes, 3 * kGranule);
  EXPECT_EQ(f.ranges.allocate(3 * kGranule), 0u);
}

TEST(RangeAllocatorTest, TrimKeepsGranulesThatBlocksTouch) {
  Fixture f(8 * kGranule);
  const size_t small = f.ranges.allocate(100), large = f.ranges.allocate(4 * kGranule);
  EXPECT_EQ(f.memory.bytes(), 5 * kGranule);
  EXPECT_EQ(f.ranges.trim(), 0u);
  f.ranges.free(large);
  EXPECT_EQ(f.memory.bytes(), 5 * kGranule);
  EXPECT_EQ(f.ranges.trim(), 4 * kGranule);
  EXPECT_EQ(f.memory.bytes(), kGranule);
  EXPECT_EQ(f.ranges.trim(), 0u);
  f.ranges.free(small);
  EXPECT_EQ(f.ranges.trim(), kGranule);
}

TEST(RangeAllocatorTest, CommitsOnlyWhatIsMissing) {
  Fixture f(8 * kGranule);
  const size_t first = f.ranges.allocate(kGranule), second = f.ranges.allocate(kGranule);
  const size_t third = f.ranges.allocate(kGranule);
  f.ranges.free(first);
  f.ranges.trim();
  f.ranges.free(second);
  f.ranges.free(third);
  const int before = f.memory.calls;
  EXPECT_EQ(f.ranges.allocate(5 * kGranule), 0u);  // granules 0, 3 and 4 in two calls
  EXPECT_EQ(f.memory.calls, before + 2);
  EXPECT_EQ(f.memory.bytes(), 5 * kGranule);
}

TEST(RangeAllocatorTest, BlocksOfSizeZeroAreDistinct) {
  Fixture f(kGranule);
  EXPECT_EQ(f.ranges.allocate(0), 0u);
  EXPECT_EQ(f.ranges.allocate(0), kUnit);
}

TEST(RangeAllocatorTest, SizesThatOverflowFail) {
  Fixture f(4 * kGranule);
  for (size_t size : {SIZE_MAX, SIZE_MAX - kUnit + 2, SIZE_MAX / 2, 4 * kGranule + 1})
    EXPECT_EQ(f.ranges.allocate(size), kNone) << size;
  EXPECT_EQ(f.memory.calls, 0);
  EXPECT_EQ(f.ranges.allocate(4 * kGranule), 0u);
}

TEST(RangeAllocatorTest, UsesOnlyWholeGranulesOfTheRange) {
  FakeMemory memory(4 * kGranule);
  RangeAllocator ranges(memory, kGranule, kUnit);
  EXPECT_EQ(ranges.allocate(0), kNone);
  ranges.reserve(kGranule - 1);
  EXPECT_EQ(ranges.allocate(0), kNone);
  ranges.reserve(5 * kGranule);
  ranges.reserve(2 * kGranule + 100);
  EXPECT_EQ(ranges.statistics().reserved_bytes, 2 * kGranule);
  EXPECT_EQ(ranges.allocate(2 * kGranule + 1), kNone);
  EXPECT_EQ(ranges.allocate(2 * kGranule), 0u);
}

TEST(RangeAllocatorTest, LimitCountsCommittedBytes) {
  Fixture f(8 * kGranule);
  f.ranges.set_limit(3 * kGranule);
  const size_t low = f.ranges.allocate(2 * kGranule), high = f.ranges.allocate(kGranule / 2);
  EXPECT_EQ(f.ranges.allocate(kGranule), kNone);
  EXPECT_EQ(f.ranges.allocate(kGranule / 2), high + kGranule / 2);  // its granule is committed
  EXPECT_EQ(f.ranges.statistics().limit_bytes, 3 * kGranule);
  f.ranges.free(low);
  EXPECT_EQ(f.ranges.allocate(3 * kGranule), kNone);
  f.ranges.trim();
  EXPECT_EQ(f.ranges.allocate(2 * kGranule), 0u);
  f.ranges.set_limit(kGranule);
  EXPECT_EQ(f.memory.bytes(), 3 * kGranule);
  EXPECT_EQ(f.ranges.allocate(1), kNone);
  f.ranges.set_limit(0);
  EXPECT_NE(f.ranges.allocate(1), kNone);
}

TEST(RangeAllocatorTest, LaterRangeThatNeedsLessMemoryIsUsed) {
  Fixture f(8 * kGranule);
  const size_t a = f.ranges.allocate(2 * kGranule), b = f.ranges.allocate(kGranule);
  const size_t c = f.ranges.allocate(2 * kGranule), d = f.ranges.allocate(kGranule);
  f.ranges.free(a);
  f.ranges.trim();
  f.ranges.free(c);
  f.memory.left = 0;
  EXPECT_EQ(f.ranges.allocate(2 * kGranule), c);
  EXPECT_EQ(f.ranges.allocate(kGranule), kNone);
  f.memory.left = -1;
  EXPECT_EQ(f.ranges.allocate(kGranule), a);
  f.ranges.free(b);
  f.ranges.free(d);
}

TEST(RangeAllocatorTest, FailureInTheMiddleChangesNothing) {
  for (bool throws : {false, true}) {
    Fixture f(8 * kGranule);
    const size_t first = f.ranges.allocate(2 * kGranule), middle = f.ranges.allocate(kGranule);
    f.ranges.free(first);
    f.ranges.trim();
    f.ranges.free(middle);
    const std::vector<bool> committed = f.memory.committed;
    f.memory.throws = throws;
    f.memory.left = 1;  // the two granules before the middle one, but not those after it
    if (throws)
      EXPECT_THROW(f.ranges.allocate(5 * kGranule), int);
    else
      EXPECT_EQ(f.ranges.allocate(5 * kGranule), kNone);
    EXPECT_EQ(f.memory.committed, committed);
    const RangeStatistics s = f.ranges.statistics();
    EXPECT_EQ(s.committed_bytes, kGranule);
    EXPECT_EQ(s.used_bytes + s.block_count, 0u);
    EXPECT_EQ(s.largest_free_bytes, 8 * kGranule);
    f.memory.left = -1;
    EXPECT_EQ(f.ranges.allocate(5 * kGranule), 0u);
    f.ranges.free(0);
    EXPECT_EQ(f.ranges.trim(), 5 * kGranule);
  }
}

TEST(RangeAllocatorTest, RandomFailuresKeepTheBookkeeping) {
  std::mt19937_64 random(7);
  const size_t size = 128 * kGranule;
  Fixture f(size);
  std::vector<size_t> blocks;
  for (int step = 0; step < 20000; ++step) {
    f.memory.left = random() % 4 ? -1 : int(random() % 2);
    f.ranges.set_limit(random() % 3 ? 0 : (1 + random() % 128) * kGranule);
    const RangeStatistics before = f.ranges.statistics();
    if (random() % 2 || blocks.empty()) {
      const size_t begin = f.ranges.allocate(random_size(random));
      const RangeStatistics s = f.ranges.statistics();
      if (begin == kNone) {
        ASSERT_EQ(s.committed_bytes, before.committed_bytes);
        ASSERT_EQ(s.used_bytes, before.used_bytes);
        continue;
      }
      blocks.push_back(begin);
      for (size_t g = begin / kGranule; g * kGranule < begin + f.ranges.block_size(begin); ++g)
        ASSERT_TRUE(f.memory.committed[g]);
    } else {
      std::swap(blocks[random() % blocks.size()], blocks.back());
      f.ranges.free(blocks.back());
      blocks.pop_back();
    }
    if (random() % 8 == 0) f.ranges.trim();
    ASSERT_EQ(f.ranges.statistics().committed_bytes, f.memory.bytes());
  }
  for (size_t begin : blocks) f.ranges.free(begin);
  f.ranges.trim();
  EXPECT_EQ(f.memory.bytes(), 0u);
}

}  // namespace
}  // namespace catenary
