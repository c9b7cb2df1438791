#include "impl/backend/cpu/loops.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
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

// Code of a level, these functions included, only runs where the level is chosen.
using Install = void (*)(ElementwiseLoops& table);
constexpr Install kInstall[] = {CTN_INSTALL(simd_baseline), CTN_INSTALL(simd_avx2), CTN_INSTALL(simd_avx512)};

}  // namespace

const LoopTable& loops() { return elementwise_loops(); }

const ElementwiseLoops& elementwise_loops() {
  static ElementwiseLoops tables[3];
  static std::atomic<bool> ready[3];
  static std::mutex mutex;
  const int level = int(simd_level());
  if (__builtin_expect(!ready[level].load(std::memory_order_acquire), 0)) {
    std::lock_guard<std::mutex> lock(mutex);
    kInstall[level](tables[level]);
    ready[level].store(true, std::memory_order_release);
  }
  return tables[level];
}

Layout::Layout(const Operand* operands, int count, const int64_t* dims, int dim_count, int by) {
  // Outermost first; a stable insertion sort by the strides of operand `by` keeps C order where it is C
  // order.
  SmallVector<int, 8> order;
  for (int d = 0; d < dim_count; ++d) {
    size *= dims[d];
    if (dims[d] == 1) continue;
    order.push_back(d);
    for (size_t i = order.size() - 1; i > 0; --i) {
      int64_t left = std::abs(operands[by].strides[order[i - 1]]);
      int64_t right = std::abs(operands[by].strides[order[i]]);
      if (left == 0 || right == 0 || left >= right) break;
      std::swap(order[i - 1], order[i]);
    }
  }
  for (int d : order) {
    bool merge = ndim > 0;
    for (int k = 0; k < count && merge; ++k)
      merge = strides[k][size_t(ndim - 1)] == operands[k].strides[d] * dims[d];
    if (merge) {
      shape[size_t(ndim - 1)] *= dims[d];
      for (int k = 0; k < count; ++k) strides[k][size_t(ndim - 1)] = operands[k].strides[d];
      continue;
    }
    shape.push_back(dims[d]);
    for (int k = 0; k < count; ++k) strides[k].push_back(operands[k].strides[d]);
    ++ndim;
  }
  if (ndim == 0) {
    shape.push_back(1);
    for (int k = 0; k < count; ++k) strides[k].push_back(0);
    ndim = 1;
  }
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
