// Finds the best instruction set for kernels.
#include "impl/backend/cpu/simd.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include "impl/backend/cpu/gemm_amx.h"
#include "impl/backend/host.h"

namespace catenary::cpu {
namespace {

std::atomic<int> g_level{-1};

#if !defined(CATENARY_BASELINE_ONLY)
// The tiles of AMX, and their products of bfloat16.
bool has_amx() {
#if defined(__x86_64__)
  constexpr unsigned kProducts = 1U << 22, kTiles = 1U << 24;
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (d & kProducts) != 0 && (d & kTiles) != 0;
#else
  return false;
#endif
}
#endif

SimdLevel supported() {
#if !defined(CATENARY_BASELINE_ONLY)
  __builtin_cpu_init();
  // Every processor with AVX2 has F16C, which Clang 14 cannot query.
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  if (avx512) return has_amx() ? SimdLevel::amx : SimdLevel::avx512;
  if (avx2) return SimdLevel::avx2;
#endif
  return SimdLevel::baseline;
}

SimdLevel wanted() {
  const char* name = std::getenv("CATENARY_SIMD");
  if (name == nullptr) return SimdLevel::amx;
  if (std::strcmp(name, "baseline") == 0) return SimdLevel::baseline;
  if (std::strcmp(name, "avx2") == 0) return SimdLevel::avx2;
  if (std::strcmp(name, "avx512") == 0) return SimdLevel::avx512;
  return SimdLevel::amx;
}

SimdLevel lower(SimdLevel a, SimdLevel b) { return a < b ? a : b; }

}  // namespace

SimdLevel simd_level() {
  int level = g_level.load(std::memory_order_relaxed);
  if (level < 0) {
    level = static_cast<int>(lower(wanted(), supported()));
    g_level.store(level, std::memory_order_relaxed);
  }
  return static_cast<SimdLevel>(level);
}

const char* simd_name() {
  static constexpr const char* kNames[] = {"baseline", "avx2", "avx512", "amx"};
  const SimdLevel level = simd_level();
  return kNames[int(level == SimdLevel::amx && !multiplies_by_tiles() ? SimdLevel::avx512 : level)];
}

void set_simd_level_for_test(SimdLevel level) {
  g_level.store(static_cast<int>(lower(level, supported())), std::memory_order_relaxed);
}

}  // namespace catenary::cpu
