#include "impl/backend/cpu/loops.h"

#include <algorithm>
#include <mutex>

#include "impl/backend/cpu/simd.h"

namespace catenary::cpu {
namespace {

template <class F>
void fill(Loops& table, F unary, F binary, F comparison, F ternary, F casts) {
  unary(table);
  binary(table);
  comparison(table);
  ternary(table);
  casts(table);
}

#define CTN_FILL(NAMESPACE, TABLE)                                                              \
  fill(TABLE, NAMESPACE::install_unary, NAMESPACE::install_binary, NAMESPACE::install_comparison, \
       NAMESPACE::install_ternary, NAMESPACE::install_casts)

}  // namespace

const Loops& loops() {
  static Loops tables[3];
  static std::once_flag once;
  std::call_once(once, [] {
    CTN_FILL(simd_baseline, tables[int(SimdLevel::baseline)]);
    CTN_FILL(simd_avx2, tables[int(SimdLevel::avx2)]);
    CTN_FILL(simd_avx512, tables[int(SimdLevel::avx512)]);
  });
  return tables[int(simd_level())];
}

Layout::Layout(const Operand* operands, int count, const int64_t* dims, int dim_count, int by) {
  // Outermost first; a stable insertion sort by the strides of operand `by` keeps C order where it is C order.
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

}  // namespace catenary::cpu
