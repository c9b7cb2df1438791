// Matrix products.
#include <algorithm>

#include "impl/backend/cuda/blas.h"
#include "impl/backend/cuda/kernels/matmul.h"
#include "impl/backend/cuda/parts.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/params/matmul.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constexpr int64_t kWantedBlocks = 264;  // two for each multiprocessor of the largest GPUs
constexpr int64_t kMinPart = 256;
constexpr int64_t kEnoughLarge = 128, kEnoughMedium = 64;  // blocks for which a larger tile is worth it

constinit TypedFunctions small_tiles("matmul", "matmul_small"), medium_tiles("matmul", "matmul_medium"),
    large_tiles("matmul", "matmul_large"), sums("matmul", "matmul_sum");

struct Tiling {
  TypedFunctions& functions;
  TileSize size;
  int64_t across, down;
  Tiling(TypedFunctions& functions, const TileSize& size, int64_t rows, int64_t columns)
      : functions(functions),
        size(size),
        across(divide_up(columns, size.columns)),
        down(divide_up(rows, size.rows)) {}
  int64_t blocks() const { return across * down; }
};

Tiling tiling_of(DType dtype, int64_t rows, int64_t columns, int64_t batch) {
  const Tiling large(large_tiles, kLargeTile, rows, columns);
  if (is_float(dtype) && dtype != CTN_FLOAT64 && large.blocks() * batch >= kEnoughLarge) return large;
  const Tiling medium(medium_tiles, kMediumTile, rows, columns);
  if (!is_float(dtype)) return medium;
  if (std::min(rows, columns) > kSmallTile.rows && medium.blocks() * batch >= kEnoughMedium) return medium;
  return {small_tiles, kSmallTile, rows, columns};
}

Matrices matrices_of(const Operand& x) {
  const int64_t* strides = x.strides + x.ndim - 2;
  return {x.data, x.ndim == 3 ? x.strides[0] : 0, strides[0], strides[1]};
}

}  // namespace

Parts parts_of(int64_t blocks, int64_t inner) {
  const int64_t count = std::max<int64_t>(1, std::min(kWantedBlocks / blocks, inner / kMinPart));
  const int64_t length = std::max(kInnerStep, divide_up(divide_up(inner, count), kInnerStep) * kInnerStep);
  return {length, std::max<int64_t>(1, divide_up(inner, length))};
}

DType product_dtype(DType dtype) {
  switch (dtype) {
    case CTN_INT8:
      return CTN_UINT8;
    case CTN_INT16:
      return CTN_UINT16;
    case CTN_INT32:
      return CTN_UINT32;
    case CTN_INT64:
      return CTN_UINT64;
    default:
      return dtype;
  }
}

size_t size_of_sum(DType dtype) { return std::max<size_t>(4, itemsize(dtype)); }

void add_parts(Work& work, DType dtype, const PartsParams& params) {
  work.start(sums[product_dtype(dtype)], {kSumThreads, work.blocks(uint64_t(params.size), kSumThreads)},
             params);
}

void matmul(Work& work, const Launch& launch, const MatmulParams& params) {
  const Operand &left = launch.operands[0], &right = launch.operands[1];
  const Operand& out = launch.operands[launch.count - 1];
  const DType dtype = out.dtype;
  ProductParams p{};
  p.a = matrices_of(left);
  p.b = matrices_of(right);
  p.rows = out.shape[out.ndim - 2];
  p.columns = out.shape[out.ndim - 1];
  p.inner = left.shape[left.ndim - 1];
  p.y = out.data;
  p.add = params.add;
  if (params.has_bias) {
    p.bias = launch.operands[2].data;
    p.bias_stride = launch.operands[2].strides[0];
  }
  int64_t batch = out.ndim == 3 ? out.shape[0] : 1;
  if (p.rows * p.columns * batch == 0) return;
  if (multiply_by_library(work, dtype, batch, p)) return;
  const Tiling tiling = tiling_of(dtype, p.rows, p.columns, batch);
  const Parts parts = parts_of(tiling.blocks() * batch, p.inner);
  p.part = parts.length;
  p.parts_stride = batch * p.rows * p.columns;
  PartsParams rest{};
  if (parts.count > 1) {
    p.y = work.scratch(size_t(parts.count * p.parts_stride) * size_of_sum(dtype));
    rest = {p.y, p.parts_stride, parts.count, p.bias, p.bias_stride, out.data, p.add, 1, p.columns};
  }
  p.across = make_divisor(uint32_t(tiling.across));
  p.down = make_divisor(uint32_t(tiling.down));
  p.parts = make_divisor(uint32_t(parts.count));
  Function function = tiling.functions[product_dtype(dtype)];
  const int64_t most = std::max<int64_t>(1, kMaxBlocks / (tiling.blocks() * parts.count));
  for (int64_t count; batch > 0; batch -= count) {
    count = std::min(batch, most);
    work.start(function, {tiling.size.threads, unsigned(tiling.blocks() * parts.count * count)}, p);
    p.a.data += count * p.a.batch;
    p.b.data += count * p.b.batch;
    p.y = static_cast<char*>(p.y) + count * p.rows * p.columns * int64_t(itemsize(dtype));
  }
  if (parts.count > 1) add_parts(work, dtype, rest);
}

}  // namespace catenary::cuda
