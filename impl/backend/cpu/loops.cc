// Selects the elementwise loops and casts for the current instruction set.
#include "impl/backend/cpu/loops.h"

#include <atomic>
#include <mutex>

#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/simd.h"

namespace catenary::cpu {
namespace {

#define CTN_INSTALL(NAMESPACE)            \
  [](ElementwiseLoops& table) {           \
    NAMESPACE::install_unary(table);      \
    NAMESPACE::install_binary(table);     \
    NAMESPACE::install_comparison(table); \
    NAMESPACE::install_ternary(table);    \
    NAMESPACE::install_casts(table);      \
  }

// Code for a level, including these functions, only runs if the level is selected.
using Install = void (*)(ElementwiseLoops& table);
constexpr Install kInstall[] = {CTN_INSTALL(simd_baseline), CTN_INSTALL(simd_avx2), CTN_INSTALL(simd_avx512),
                                CTN_INSTALL(simd_avx512)};

/// Adds the loops of another level that a table lacks.
void add_missing(ElementwiseLoops& table, const ElementwiseLoops& other) {
  for (int op = 0; op < kOps; ++op)
    for (int d = 0; d < kDTypes; ++d)
      if (!table.elementwise[op][d]) table.elementwise[op][d] = other.elementwise[op][d];
}

ElementwiseLoops tables[4];
std::atomic<bool> ready[4];

__attribute__((noinline)) void install_level(int level) {
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  for (int each : {0, level}) {
    if (ready[each].load(std::memory_order_relaxed)) continue;
    kInstall[each](tables[each]);
    add_missing(tables[each], tables[0]);
    ready[each].store(true, std::memory_order_release);
  }
}

}  // namespace

const LoopTable& loops() { return elementwise_loops(); }

const ElementwiseLoops& elementwise_loops() {
  const int level = int(simd_level());
  if (__builtin_expect(!ready[level].load(std::memory_order_acquire), 0)) install_level(level);
  return tables[level];
}

CastLoop cast_loop(DType from, DType to) { return loops().cast[from][to]; }

double read_number(const Operand& x) {
  double value;
  loops().cast[x.dtype][CTN_FLOAT64](x.data, &value, 1);
  return value;
}

void store_number(double value, const Operand& out) {
  loops().cast[CTN_FLOAT64][out.dtype](&value, out.data, 1);
}

}  // namespace catenary::cpu
