// Prints what the library knows about this machine, and the constants that follow from it.
#include <cstdio>
#include <cstring>

#include "impl/backend/cpu/tuning.h"
#include "impl/backend/host.h"
#include "impl/base/caches.h"
#include "impl/base/parallel.h"
#include "impl/base/processors.h"

namespace {

void print_processor() {
  std::FILE* file = std::fopen("/proc/cpuinfo", "re");
  if (!file) return;
  for (char line[512]; std::fgets(line, sizeof(line), file);) {
    const char* const colon = std::strchr(line, ':');
    if (!colon || std::strncmp(line, "model name", 10) != 0) continue;
    std::printf("processor: %s", colon + 2);
    break;
  }
  std::fclose(file);
}

}  // namespace

int main() {
  using namespace catenary;
  print_processor();
  std::printf("instruction set: %s (CATENARY_SIMD)\n", cpu::simd_name());
  std::printf("processors that this process may use: %d\n", available_processors());
  std::printf("threads: %d\n", thread_count());
  const Caches& c = caches();
  std::printf("caches: %lld, %lld and %lld KiB, the last one shared by %d processors (CATENARY_CACHES)\n",
              static_cast<long long>(c.first >> 10), static_cast<long long>(c.second >> 10),
              static_cast<long long>(c.last >> 10), c.sharing);
  std::printf("results bypass the caches if they and their operands exceed %lld KiB\n",
              static_cast<long long>(cpu::cached_bytes() >> 10));
  std::printf("a processor's second cache holds tiles of %lld KiB\n",
              static_cast<long long>(cpu::kTileBytes >> 10));
  std::printf("a thread is worth %lld elements of an addition, %.0f multiplications of a product\n",
              static_cast<long long>(cpu::kElementwiseGrain), cpu::kMatmulGrain);
  return 0;
}
