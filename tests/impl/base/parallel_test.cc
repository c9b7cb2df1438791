// Tests of parallel loops: ranges, nesting, exceptions, concurrent callers, thread counts.
#include "impl/base/parallel.h"

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <set>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

namespace catenary {
namespace {

class ParallelTest : public testing::Test {
 protected:
  void SetUp() override { set_thread_count(4); }
  void TearDown() override { set_thread_count(0); }
};

TEST_F(ParallelTest, CoversEveryItemOnceInRangesOfTheGrain) {
  for (int threads : {1, 2, 3, 4, 7}) {
    set_thread_count(threads);
    for (int64_t count : {0, 1, 2, 9, 10, 11, 64, 1000, 1001}) {
      for (int64_t grain : {1, 3, 5, 100, 5000}) {
        std::vector<std::atomic<int>> seen(static_cast<size_t>(count));
        std::atomic<int> ranges{0};
        std::atomic<bool> aligned{true};
        parallel_for(count, grain, [&](int64_t begin, int64_t end) {
          ++ranges;
          if (begin % grain != 0 || (end != count && end % grain != 0) || begin >= end) aligned = false;
          for (int64_t i = begin; i < end; ++i) ++seen[static_cast<size_t>(i)];
        });
        for (const auto& times : seen) ASSERT_EQ(times.load(), 1) << count << " " << grain;
        ASSERT_TRUE(aligned.load()) << count << " " << grain;
        if (threads == 1 || count < 2 * grain) {
          ASSERT_EQ(ranges.load(), count > 0 ? 1 : 0);
        }
      }
    }
  }
}

TEST_F(ParallelTest, RunsOnSeveralThreads) {
  std::atomic<int> ranges{0};
  parallel_for(4, 1, [&](int64_t, int64_t) { ++ranges; });
  EXPECT_EQ(ranges.load(), 4);
}

TEST_F(ParallelTest, NestedCallsRunAlone) {
  std::atomic<int> inner_ranges{0}, outer_ranges{0};
  parallel_for(4, 1, [&](int64_t, int64_t) {
    ++outer_ranges;
    const auto self = std::this_thread::get_id();
    parallel_for(100, 1, [&](int64_t begin, int64_t end) {
      EXPECT_EQ(std::this_thread::get_id(), self);
      EXPECT_EQ(begin, 0);
      EXPECT_EQ(end, 100);
      ++inner_ranges;
    });
  });
  EXPECT_EQ(inner_ranges.load(), outer_ranges.load());
}

TEST_F(ParallelTest, CarriesOneExceptionAndGoesOn) {
  for (int round = 0; round < 3; ++round) {
    EXPECT_THROW(parallel_for(4, 1, [](int64_t, int64_t) { throw std::runtime_error("from a body"); }),
                 std::runtime_error);
    EXPECT_THROW(parallel_for(4, 1,
                              [](int64_t begin, int64_t) {
                                if (begin == 3) throw std::out_of_range("from the last");
                              }),
                 std::out_of_range);
    std::atomic<int64_t> sum{0};
    parallel_for(100, 1, [&](int64_t begin, int64_t end) { sum += end - begin; });
    EXPECT_EQ(sum.load(), 100);
  }
}

TEST_F(ParallelTest, ConcurrentCallersAllFinish) {
  std::vector<std::thread> callers;
  std::atomic<int64_t> sum{0};
  for (int id = 0; id < 4; ++id) {
    callers.emplace_back([&] {
      for (int round = 0; round < 200; ++round) {
        parallel_for(100, 1, [&](int64_t begin, int64_t end) { sum += end - begin; });
      }
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(sum.load(), 4 * 200 * 100);
}

TEST_F(ParallelTest, ThreadCountFollowsTheAffinityMaskAndCanBeSet) {
  set_thread_count(3);
  EXPECT_EQ(thread_count(), 3);
  set_thread_count(0);
  cpu_set_t mask;
  ASSERT_EQ(sched_getaffinity(0, sizeof(mask), &mask), 0);
  EXPECT_GE(thread_count(), 1);
  EXPECT_LE(thread_count(), CPU_COUNT(&mask));
}

TEST_F(ParallelTest, ACallerBesideAnotherOneRunsAlone) {
  std::atomic<int> inside{0}, ranges{0};
  std::atomic<bool> done{false};
  std::thread owner([&] {
    parallel_for(4, 1, [&](int64_t, int64_t) {
      ++inside;
      while (!done) std::this_thread::yield();
    });
  });
  while (inside == 0) std::this_thread::yield();
  parallel_for(100, 1, [&](int64_t, int64_t) { ++ranges; });
  done = true;
  owner.join();
  EXPECT_EQ(ranges.load(), 1);
}

/// With one range for each thread, these would never end.
TEST_F(ParallelTest, OthersTakeWhatASlowThreadHasNotClaimed) {
  constexpr int kItems = 16;
  set_thread_count(2);
  const std::thread::id caller = std::this_thread::get_id();
  for (const bool caller_is_slow : {true, false}) {
    for (int round = 0; round < 20; ++round) {
      std::atomic<int> done{0};
      std::atomic<bool> slow_has_one{false};
      parallel_for(kItems, 1, [&](int64_t begin, int64_t end) {
        const bool slow = (std::this_thread::get_id() == caller) == caller_is_slow;
        if (slow && !slow_has_one.exchange(true)) {
          while (done + int(end - begin) < kItems) std::this_thread::yield();
        } else if (!slow) {
          while (!slow_has_one) std::this_thread::yield();
        }
        done += int(end - begin);
      });
      EXPECT_EQ(done.load(), kItems);
    }
  }
}

TEST_F(ParallelTest, ATeamIsUnevenAfterItsCallerWaitedForOthers) {
  set_thread_count(2);
  const std::thread::id caller = std::this_thread::get_id();
  bool even = true;
  for (int round = 0; round < 100 && even;
       ++round) {  // the machine may stop the caller in between for longer
    std::atomic<int> inside{0};
    parallel_for(2, 1, [&](int64_t, int64_t) {
      ++inside;
      while (inside < 2) std::this_thread::yield();
      if (std::this_thread::get_id() != caller) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    });
    even = team_is_even();
  }
  EXPECT_FALSE(even);
}

TEST_F(ParallelTest, ATeamGrowsAndShrinks) {
  for (const int threads : {2, 9, 3, 17, 1, 5}) {
    set_thread_count(threads);
    for (int round = 0; round < 50; ++round) {
      std::atomic<int64_t> sum{0};
      parallel_for(1000, 1, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) sum += i;
      });
      ASSERT_EQ(sum.load(), 999 * 1000 / 2) << threads;
    }
  }
}

TEST_F(ParallelTest, ThreadsWakeAfterTheyWentToSleep) {
  for (int round = 0; round < 3; ++round) {
    while (team_is_awake()) std::this_thread::yield();
    std::atomic<int> inside{0};
    parallel_for(2, 1, [&](int64_t, int64_t) {
      ++inside;
      while (inside < 2) std::this_thread::yield();
    });
    EXPECT_EQ(inside.load(), 2);
  }
}

int run_in_child(int (*body)()) {
  const pid_t child = fork();
  if (child == 0) _exit(body());
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(ParallelTest, AChildAfterForkRunsAlone) {
  std::atomic<int> ranges{0};
  parallel_for(4, 1, [&](int64_t, int64_t) { ++ranges; });
  ASSERT_EQ(ranges.load(), 4);
  const int in_child = run_in_child([] {
    std::atomic<int> ranges{0};
    std::atomic<int64_t> sum{0};
    for (int round = 0; round < 3; ++round) {
      parallel_for(100, 1, [&](int64_t begin, int64_t end) {
        ++ranges;
        sum += end - begin;
      });
    }
    return ranges == 3 && sum == 300 ? 0 : 1;
  });
  EXPECT_EQ(in_child, 0);
  ranges = 0;
  parallel_for(4, 1, [&](int64_t, int64_t) { ++ranges; });
  EXPECT_EQ(ranges.load(), 4);
}

TEST_F(ParallelTest, AForkWhileAnotherThreadOwnsTheTeamIsSurvived) {
  std::atomic<bool> owned{false}, done{false};
  std::thread owner([&] {
    parallel_for(4, 1, [&](int64_t, int64_t) {
      owned = true;
      while (!done) std::this_thread::yield();
    });
  });
  while (!owned) std::this_thread::yield();
  const int in_child = run_in_child([] {
    std::atomic<int64_t> sum{0};
    parallel_for(100, 1, [&](int64_t begin, int64_t end) { sum += end - begin; });
    return sum == 100 ? 0 : 1;
  });
  done = true;
  owner.join();
  EXPECT_EQ(in_child, 0);
}

}  // namespace
}  // namespace catenary
