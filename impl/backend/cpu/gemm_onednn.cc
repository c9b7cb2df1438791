#include "impl/backend/cpu/gemm_onednn.h"

#include <atomic>
#include <cstdlib>
#include <cstring>

#include "impl/backend/cpu/gemm.h"
#include "impl/backend/cpu/simd.h"
#include "impl/base/parallel.h"

#if defined(CATENARY_HAS_ONEDNN)
#include <oneapi/dnnl/dnnl.h>
#endif

namespace catenary::cpu {
namespace {

std::atomic<int> g_enabled{-1};

}  // namespace

bool onednn_enabled() {
#if defined(CATENARY_HAS_ONEDNN)
  int enabled = g_enabled.load(std::memory_order_relaxed);
  if (enabled < 0) {
    const char* value = std::getenv("CATENARY_ONEDNN");
    enabled = value == nullptr || std::strcmp(value, "0") != 0;
    g_enabled.store(enabled, std::memory_order_relaxed);
  }
  return enabled != 0;
#else
  return false;
#endif
}

void set_onednn_enabled(bool enabled) { g_enabled.store(enabled, std::memory_order_relaxed); }

bool onednn_gemm(const GemmArgs<float>& s) {
#if defined(CATENARY_HAS_ONEDNN)
  if (s.bias != nullptr || s.relu || !onednn_enabled()) return false;
  const TeamLease lease;
  return dnnl_sgemm(s.a_col == 1 ? 'N' : 'T', s.b_col == 1 ? 'N' : 'T', s.m, s.n, s.k, s.alpha, s.a,
                    s.a_col == 1 ? s.a_row : s.a_col, s.b, s.b_col == 1 ? s.b_row : s.b_col, s.beta, s.c,
                    s.ldc) == dnnl_success;
#else
  (void)s;
  return false;
#endif
}

}  // namespace catenary::cpu
