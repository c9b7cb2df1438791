// Switches oneDNN on and off, and multiplies large matrices with it.
#include "impl/backend/cpu/onednn.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>

#include "impl/base/error.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

#if defined(CATENARY_HAS_ONEDNN)
#include <oneapi/dnnl/dnnl.h>
#endif
#if !defined(CATENARY_NO_OPENMP)
#include <omp.h>
#endif

namespace catenary::cpu {
namespace {

std::atomic<int> enabled_state{-1};  // -1: the environment has not been read yet

}  // namespace

#if defined(CATENARY_NO_OPENMP)
OneThread::OneThread() {}
OneThread::~OneThread() {}
#else
OneThread::OneThread() : previous_(omp_get_max_threads()) {
  if (previous_ != 1) omp_set_num_threads(1);
}
OneThread::~OneThread() {
  if (previous_ != 1) omp_set_num_threads(previous_);
}
#endif

#if defined(CATENARY_HAS_ONEDNN)

bool has_onednn() { return true; }

bool onednn_enabled() {
  int enabled = enabled_state.load(std::memory_order_relaxed);
  if (enabled < 0) {
    const char* value = std::getenv("CATENARY_ONEDNN");
    enabled = value == nullptr || std::strcmp(value, "0") != 0;
    enabled_state.store(enabled, std::memory_order_relaxed);
  }
  return enabled != 0;
}

bool onednn_gemm_f32(const Gemm& g) {
  constexpr int64_t kRows = 250, kUnit = 16;  // of one part, and of the blocks that oneDNN multiplies
  const int64_t least = g.m < 2000 ? 1000 : 500;
  // Our kernels are faster if A is transposed: 280 to 300 GFLOP/s where oneDNN's reach 200 to 240.
  if (g.trans_a || g.m < 1000 || std::min(g.n, g.k) < least || g.bias || g.relu || !onednn_enabled())
    return false;
  // An even number, so that two threads have the same work. If it followed the number of threads, so might
  // the bits of the sums.
  const int64_t parts = g.m / (2 * kRows) * 2, units = divide_up(g.m, kUnit);
  parallel_for(parts, 1, [&](int64_t begin, int64_t end) {
    const OneThread one;
    for (; begin < end; ++begin) {
      const int64_t row = units * begin / parts * kUnit;
      const int64_t rows = std::min(units * (begin + 1) / parts * kUnit, g.m) - row;
      const float* a = static_cast<const float*>(g.a) + row * g.lda;
      const dnnl_status_t status = dnnl_sgemm('N', g.trans_b ? 'T' : 'N', rows, g.n, g.k, float(g.alpha), a,
                                              g.lda, static_cast<const float*>(g.b), g.ldb, float(g.beta),
                                              static_cast<float*>(g.c) + row * g.ldc, g.ldc);
      if (status == dnnl_out_of_memory)
        fail(CTN_ERROR_OUT_OF_MEMORY, "oneDNN ran out of memory in a matrix product");
      if (status != dnnl_success)
        fail(CTN_ERROR_INTERNAL, "oneDNN rejected a matrix product: status %d", int(status));
    }
  });
  return true;
}

#else

bool has_onednn() { return false; }

bool onednn_enabled() { return false; }
bool onednn_gemm_f32(const Gemm&) { return false; }

#endif

void set_onednn_enabled(bool enabled) { enabled_state.store(enabled, std::memory_order_relaxed); }

}  // namespace catenary::cpu
