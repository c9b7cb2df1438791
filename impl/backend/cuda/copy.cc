// Copies between any strides and dtypes, and fills.
#include "impl/backend/cuda/copy.h"

#include <cstring>

#include "impl/backend/cuda/geometry.h"
#include "impl/backend/cuda/kernels/copy.h"
#include "impl/backend/host.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions cast_flat("copy", "copy_cast"), cast_strided("copy", "copy_strided");

constinit SizedFunctions copy_bytes("copy", "copy_bytes"), transposes("copy", "copy_transpose"),
    fills("copy", "fill");

bool is_contiguous(const Dims<2>& dims, int operand, size_t itemsize) {
  return dims.empty() || (dims.size() == 1 && dims[0].strides[operand] == int64_t(itemsize));
}

void fill(Work& work, char* destination, DType dtype, uint64_t value, uint64_t size) {
  const size_t item = itemsize(dtype);
  const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
  bool equal = true;
  for (size_t i = 1; i < item; ++i) equal = equal && bytes[i] == bytes[0];
  if (equal) return work.fill(destination, bytes[0], size * item);
  work.start(fills[item], {kCopyThreads, work.blocks(divide_up(int64_t(size), 4), kCopyThreads)},
             FillParams{destination, size, value});
}

void copy_strided(Work& work, Function function, const Dims<2>& dims, const char* source, char* destination,
                  uint64_t value, DType to) {
  for_parts(dims, [&](const Layout<2>& layout, const int64_t(&offsets)[2]) {
    StridedCopyParams params{};
    params.layout = layout;
    params.source = source ? source + offsets[0] : nullptr;
    params.destination = destination + offsets[1];
    params.value = value;
    params.to = to;
    work.start(function, {kCopyThreads, work.blocks(layout.size, kCopyThreads)}, params);
  });
}

/// Copies with tiles if the source is contiguous along another dimension than the destination. Returns
/// whether it did.
bool copy_transposed(Work& work, const Dims<2>& dims, const char* source, char* destination,
                     size_t itemsize) {
  constexpr int64_t kShortest = 8;
  const size_t last = dims.size() - 1;
  const int64_t item = int64_t(itemsize);
  const Dim<2>& columns = dims[last];
  if (last < 1 || columns.strides[1] != item || columns.strides[0] == item || columns.length < kShortest)
    return false;
  size_t at = last;
  for (size_t d = 0; d < last; ++d)
    if (dims[d].strides[0] == item && dims[d].length >= kShortest) at = d;
  if (at == last) return false;
  const Dim<2> rows = dims[at];
  Dims<2> matrices = dims;
  matrices.pop_back();
  matrices.erase(at);
  const int64_t tile = int64_t(transpose_tile(itemsize));
  const int64_t across = divide_up(columns.length, tile), down = divide_up(rows.length, tile);
  if (matrices.size() > size_t(kMaxDims) || columns.length > kMaxItems || rows.length > kMaxItems ||
      across * down > kMaxItems || across * down * size_of(matrices) > kMaxItems)
    return false;
  TransposeParams params{};
  params.source = source;
  params.destination = destination;
  params.rows = uint32_t(rows.length);
  params.columns = uint32_t(columns.length);
  params.source_stride = columns.strides[0];
  params.destination_stride = rows.strides[1];
  params.across = make_divisor(uint32_t(across));
  params.down = make_divisor(uint32_t(down));
  params.matrices = layout_of(matrices);
  work.start(transposes[itemsize], {kCopyThreads, unsigned(across * down * size_of(matrices))}, params);
  return true;
}

/// The dimensions of a copy, merged.
Dims<2> dims_of(const Operand& x, const Operand& y) {
  Dims<2> dims;
  for (int d = 0; d < y.ndim; ++d) dims.push_back({y.shape[d], {x.strides[d], y.strides[d]}});
  sort_dims(dims, 1);
  merge_dims(dims);
  return dims;
}

void copy_immediate(Work& work, const Operand& x, const Operand& y) {
  const size_t item = itemsize(y.dtype);
  const Dims<2> dims = dims_of(x, y);
  uint64_t value = 0;
  cpu::cast_loop(x.dtype, y.dtype)(x.data, &value, 1);
  if (is_contiguous(dims, 1, item)) return fill(work, y.data, y.dtype, value, uint64_t(size_of(y)));
  copy_strided(work, copy_bytes[item], dims, nullptr, y.data, value, y.dtype);
}

}  // namespace

void copy_elements(Work& work, const Operand& x, const Operand& y) {
  const size_t item = itemsize(y.dtype);
  const int64_t size = size_of(y);
  if (size == 0) return;
  const Dims<2> dims = dims_of(x, y);
  const bool flat = is_contiguous(dims, 0, itemsize(x.dtype)) && is_contiguous(dims, 1, item);
  if (x.dtype != y.dtype) {
    if (!flat) return copy_strided(work, cast_strided[x.dtype], dims, x.data, y.data, 0, y.dtype);
    const unsigned blocks = work.blocks(divide_up(size, 4), kCopyThreads);
    return work.start(cast_flat[x.dtype], {kCopyThreads, blocks},
                      CastParams{x.data, y.data, uint64_t(size), y.dtype});
  }
  if (flat) return work.copy(y.data, x.data, size_t(size) * item);
  if (!dims.empty() && copy_transposed(work, dims, x.data, y.data, item)) return;
  copy_strided(work, copy_bytes[item], dims, x.data, y.data, 0, y.dtype);
}

void copy(Work& work, const Launch& launch) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  if (x.storage) return copy_elements(work, x, y);
  if (size_of(y) != 0) copy_immediate(work, x, y);
}

}  // namespace catenary::cuda
