// What threads ask of the system: processors and time slices.
#include "impl/base/thread.h"

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>
#include <thread>

namespace catenary {
namespace {

cpu_set_t affinity() {
  cpu_set_t set;
  CPU_ZERO(&set);
  EXPECT_EQ(sched_getaffinity(0, sizeof(set), &set), 0);
  return set;
}

TEST(Thread, LeavesAProcessorAndMayUseItAgain) {
  std::thread([] {
    const cpu_set_t before = affinity();
    for (int i = 0; i < 10; ++i) leave_processor(current_processor());
    cpu_set_t after = affinity();
    EXPECT_TRUE(CPU_EQUAL(&before, &after));
    leave_processor(-1);
    leave_processor(current_processor() + 1);
    after = affinity();
    EXPECT_TRUE(CPU_EQUAL(&before, &after));
  }).join();
}

TEST(Thread, StaysOnTheOnlyProcessor) {
  std::thread([] {
    const int processor = current_processor();
    ASSERT_GE(processor, 0);
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(static_cast<unsigned>(processor), &one);
    ASSERT_EQ(sched_setaffinity(0, sizeof(one), &one), 0);
    leave_processor(processor);
    const cpu_set_t after = affinity();
    EXPECT_TRUE(CPU_EQUAL(&one, &after));
    EXPECT_EQ(current_processor(), processor);
  }).join();
}

struct Attributes {
  uint32_t size, policy;
  uint64_t flags;
  int32_t nice;
  uint32_t priority;
  uint64_t runtime, deadline, period;
};

TEST(Thread, ShortSlicesChangeNothingElse) {
  std::thread([] {
    Attributes before{}, after{};
    if (syscall(SYS_sched_getattr, 0, &before, sizeof(before), 0) != 0)
      GTEST_SKIP() << "this system has no attributes of threads";
    prefer_short_slices();
    ASSERT_EQ(syscall(SYS_sched_getattr, 0, &after, sizeof(after), 0), 0);
    EXPECT_EQ(after.policy, before.policy);
    EXPECT_EQ(after.nice, before.nice);
    EXPECT_EQ(after.priority, before.priority);
    // Linux before 6.12 names no slice.
    if (before.runtime != 0) {
      EXPECT_EQ(after.runtime, 100000u);
    }
  }).join();
}

}  // namespace
}  // namespace catenary
