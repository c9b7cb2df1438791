// The setting for the algorithm of convolutions.
#include <atomic>
#include <cstdlib>
#include <cstring>

#include "impl/functions/connection/convolution.h"

namespace catenary {
namespace {

std::atomic<int32_t> g_algorithm{-1};  // -1: the environment has not been read yet

}  // namespace

ctn_convolution_method convolution_algorithm() {
  int32_t algorithm = g_algorithm.load(std::memory_order_relaxed);
  if (algorithm < 0) {
    const char* value = std::getenv("CATENARY_CONVOLUTION");
    algorithm = value && std::strcmp(value, "direct") == 0 ? CTN_CONVOLUTION_DIRECT : CTN_CONVOLUTION_AUTO;
    g_algorithm.store(algorithm, std::memory_order_relaxed);
  }
  return algorithm;
}

void set_convolution_algorithm(int32_t algorithm) { g_algorithm.store(algorithm, std::memory_order_relaxed); }

}  // namespace catenary
