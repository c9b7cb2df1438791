// The sizes of the processor's caches.
#include "impl/base/caches.h"

#include <gtest/gtest.h>

namespace catenary {
namespace {

TEST(Caches, AreThoseOfThisMachine) {
  const Caches& found = caches();
  EXPECT_GE(found.first, 4 << 10);
  EXPECT_GE(found.second, found.first);
  EXPECT_GE(found.last, found.second);
  EXPECT_GE(found.sharing, 1);
}

TEST(Caches, FollowTheEnvironment) {
  Caches read{1, 2, 3, 4};
  ASSERT_TRUE(parse_caches("48K,2M,1G", read));
  EXPECT_EQ(read.first, 48 << 10);
  EXPECT_EQ(read.second, 2 << 20);
  EXPECT_EQ(read.last, int64_t{1} << 30);
  EXPECT_EQ(read.sharing, 4);
  ASSERT_TRUE(parse_caches("1000,1000,1000", read));
  EXPECT_EQ(read.last, 1000);
}

TEST(Caches, IgnoreWhatIsNoList) {
  for (const char* text :
       {"", "32K", "32K,1M", "32K,1M,", "32K,1M,8M,", "32K,1M,8M,16M", "-1,1M,8M", "0,1M,8M", "1M,32K,8M",
        "32K,1M,8T", "32K,1M,99999999999999999999", "32K,1M,1099511627776G", "a,b,c", "32K 1M 8M"}) {
    Caches read{1, 2, 3, 4};
    EXPECT_FALSE(parse_caches(text, read)) << text;
    EXPECT_EQ(read.last, 3) << text;
  }
}

}  // namespace
}  // namespace catenary
