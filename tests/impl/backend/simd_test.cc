// Tests that the instruction set named by CATENARY_SIMD is the one in use.
#include "impl/backend/cpu/simd.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace catenary::cpu {
namespace {

TEST(SimdTest, TheNamedLevelIsInUse) {
  const SimdLevel level = simd_level();
  set_simd_level_for_test(SimdLevel::amx);
  const SimdLevel best = simd_level();
  set_simd_level_for_test(level);
  const char* named = std::getenv("CATENARY_SIMD");
  const std::string name = named ? named : "";
  const SimdLevel wanted = name == "baseline" ? SimdLevel::baseline
                           : name == "avx2"   ? SimdLevel::avx2
                           : name == "avx512" ? SimdLevel::avx512
                                              : SimdLevel::amx;
  EXPECT_EQ(level, std::min(best, wanted));
}

}  // namespace
}  // namespace catenary::cpu
