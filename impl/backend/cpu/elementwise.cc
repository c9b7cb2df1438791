// Elementwise operations over operands of any strides and dtypes.
#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/elementwise_plan.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/elementwise.h"
#include "impl/base/parallel.h"
#include "impl/dtype/op.h"

namespace catenary::cpu {
namespace {

constexpr int kMaxOperands = ElementwisePlan::kMaxOperands;
using Layout = Dims<kMaxOperands>;

void run_rows(const ElementwisePlan& plan, const Layout& layout, char* const* data, int64_t begin,
              int64_t end) {
  const Dim<kMaxOperands>&inner = layout[layout.size() - 1], &outer = layout[layout.size() - 2];
  const bool direct = is_direct(plan, inner.strides, inner.length);
  const int second = plan.operands - plan.inputs == 2 ? plan.operands - 1 : 0;
  const auto each_row = [&](auto&& run_one) {
    char* at[kMaxOperands];
    for (Walk<kMaxOperands> walk(layout, begin, int(layout.size()) - 1); begin < end;) {
      const int64_t rows = std::min(walk.run(), end - begin);
      for (int k = 0; k < kMaxOperands; ++k) at[k] = data[k] + walk.offset(k);
      for (int64_t row = 0; row < rows; ++row) {
        if (direct)
          plan.loop(at[0], at[1], at[2], at[plan.inputs], at[second], inner.length);
        else
          run_one(at);
        for (int k = 0; k < plan.operands; ++k) at[k] += outer.strides[k];
      }
      begin += rows;
      walk.advance(rows);
    }
  };
  if constexpr (kForSpeed)
    each_row(RowRunner(plan, inner.strides, inner.length));
  else
    each_row([&](char* const* at) { run_row(plan, at, inner.strides, inner.length); });
}

constexpr int64_t kBlockedRow = 128;  // shorter rows are computed many at a time

/// An operand that is read or written in blocks of elements which may comprise many short rows.
struct RowBlocks {
  char* data;
  int64_t item;
  Dims<2> dims;  // operand 0, with as few dimensions as it has by itself

  RowBlocks(const Layout& layout, int operand, char* data, size_t item) : data(data), item(int64_t(item)) {
    int64_t flat = size_of(layout);
    for (const Dim<kMaxOperands>& dim : layout) {
      flat /= dim.length;
      dims.push_back({dim.length, {dim.strides[operand], flat}});
    }
    merge_dims(dims);
  }
  bool has_stride() const { return dims.size() == 1; }
  int64_t stride() const { return has_stride() ? dims.data()[0].strides[0] : item; }
};

void run_blocks(const ElementwisePlan& plan, const SmallVector<RowBlocks, kMaxOperands>& blocks,
                int64_t begin, int64_t end) {
  alignas(64) char buffers[kMaxOperands][kBlock * 8];
  int64_t strides[kMaxOperands] = {};
  for (size_t k = 0; k < blocks.size(); ++k) strides[k] = blocks[k].stride();
  for (int64_t n; begin < end; begin += n) {
    n = std::min(kBlock, end - begin);
    char* at[kMaxOperands] = {};
    for (int k = 0; k < plan.operands; ++k) {
      const RowBlocks& b = blocks[size_t(k)];
      at[k] = b.has_stride() ? b.data + begin * strides[k] : buffers[k];
      if (k < plan.inputs && !b.has_stride())
        gather_range(b.data, b.dims, 0, begin, n, size_t(b.item), buffers[k]);
    }
    run_row(plan, at, strides, n);
    for (int k = plan.inputs; k < plan.operands; ++k)
      if (const RowBlocks& b = blocks[size_t(k)]; !b.has_stride())
        scatter_range(buffers[k], b.data, b.dims, 0, begin, n, size_t(b.item));
  }
}

constexpr int64_t kTransposeRows = 16, kTransposeColumns = 256;

/// Operands that are contiguous along an outer dimension `dim` while the output is contiguous along the inner
/// one. If they were read row by row, each of their cache lines would be fetched once per element.
struct Tiling {
  int dim = -1;
  bool transposed[3] = {};

  Tiling(const ElementwisePlan& plan, const Layout& layout, char* const* data) {
    const size_t last = layout.size() - 1;
    const Dim<kMaxOperands>& inner = layout[last];
    if (inner.length < kTransposeRows) return;
    for (int k = 0; k < plan.inputs; ++k) {
      const int64_t item = int64_t(plan.size[k]), across = inner.strides[k];
      if (std::abs(across) < 64 || across % item || reinterpret_cast<uintptr_t>(data[k]) % size_t(item))
        continue;
      for (size_t d = 0; d < last; ++d) {
        if (layout[d].strides[k] != item || layout[d].length < kTransposeRows || (dim >= 0 && dim != int(d)))
          continue;
        dim = int(d);
        transposed[k] = true;
      }
    }
  }
};

/// Computes tiles [begin, end) of an output seen as (outer dimensions, bands of the dimension `dim`,
/// columns).
void run_tiles(const ElementwisePlan& plan, const Layout& layout, const Tiling& tiling, char* const* data,
               int64_t begin, int64_t end) {
  const Dim<kMaxOperands>&inner = layout[layout.size() - 1], &along = layout[size_t(tiling.dim)];
  const int64_t bands = divide_up(along.length, kTransposeRows),
                columns = divide_up(inner.length, kTransposeColumns);
  Layout outer = layout;
  outer.pop_back();
  outer.erase(size_t(tiling.dim));
  alignas(64) char tiles[3][kTransposeRows * kTransposeColumns * 8];
  for (int64_t tile = begin; tile < end; ++tile) {
    const int64_t column = tile % columns * kTransposeColumns,
                  first = tile / columns % bands * kTransposeRows;
    const int64_t count = std::min(kTransposeColumns, inner.length - column);
    const int64_t rows = std::min(kTransposeRows, along.length - first);
    const Walk<kMaxOperands> walk(outer, tile / columns / bands);
    int64_t strides[kMaxOperands], steps[kMaxOperands];
    char* at[kMaxOperands];
    for (int k = 0; k < kMaxOperands; ++k) {
      strides[k] = inner.strides[k];
      steps[k] = along.strides[k];
      at[k] = data[k] + walk.offset(k) + column * strides[k] + first * steps[k];
    }
    for (int k = 0; k < plan.inputs; ++k) {
      if (!tiling.transposed[k]) continue;
      const int64_t item = int64_t(plan.size[k]);
      transpose(at[k], strides[k], tiles[k], count * item, count, rows, plan.size[k]);
      at[k] = tiles[k];
      strides[k] = item;
      steps[k] = count * item;
    }
    for (int64_t row = 0; row < rows; ++row) {
      run_row(plan, at, strides, count);
      for (int k = 0; k < plan.operands; ++k) at[k] += steps[k];
    }
  }
}

template <class T>
void repeat(const char* source, char* destination, int64_t n) {
  T value;
  std::memcpy(&value, source, sizeof(value));
  for (int64_t i = 0; i < n; ++i) std::memcpy(destination + i * int64_t(sizeof(T)), &value, sizeof(value));
}

/// Fast path for the usual small call: one dimension and contiguous operands in the loop's dtype, with at
/// most one number among them.
__attribute__((always_inline)) inline bool run_small(const ElementwiseParams& params, const Operand* operands,
                                                     int inputs) {
  constexpr int64_t kMaxRepeated = 64;  // maximum number of copies of the number
  const Operand& out = operands[inputs];
  const DType compute = params.loop;
  const int64_t n = out.shape[0], item = int64_t(itemsize(compute));
  const DType result = op_output_dtype(params.op, 0, compute);
  if (out.dtype != result || out.strides[0] != int64_t(itemsize(result)) || is_half(compute)) return false;
  const void* in[3] = {};
  alignas(64) char number[kMaxRepeated * 8];
  bool repeated = false;
  for (int k = 0; k < inputs; ++k) {
    if (operands[k].dtype != compute) return false;
    in[k] = operands[k].data;
    if (operands[k].strides[0] == item) continue;
    if (operands[k].strides[0] != 0 || n > kMaxRepeated || repeated || item < 4) return false;
    repeated = true;
    in[k] = number;
    if (item == 4)
      repeat<uint32_t>(operands[k].data, number, n);
    else
      repeat<uint64_t>(operands[k].data, number, n);
  }
  elementwise_loops().elementwise[int(params.op)][compute](in[0], in[1], in[2], out.data, nullptr, n);
  return true;
}

/// Streaming saves memory traffic, but for computations that take longer than the memory, ordinary stores are
/// hidden better.
bool is_bound_by_memory(Op op) { return op_loops(op) != Loops::float_; }

/// Returns the operation that gives the same results as power with a constant exponent, or power itself.
Op constant_power(const ElementwiseParams& params, const Operand& exponent) {
  for (int d = 0; d < exponent.ndim; ++d)
    if (exponent.strides[d] != 0 && exponent.shape[d] > 1) return params.op;
  double value;
  loops().cast[exponent.dtype][CTN_FLOAT64](exponent.data, &value, 1);
  return value == 1 ? Op::positive : value == 2 ? Op::square : params.op;
}

bool is_classification(Op op) { return op == Op::isnan || op == Op::isinf || op == Op::isfinite; }

/// Integers are all finite numbers, and some have no sign. Fills the output and returns true if it depends on
/// nothing else.
__attribute__((noinline)) bool fill_known(const ElementwiseParams& params, const Operand* operands) {
  const Operand& out = operands[1];
  const DType dtype = operands[0].dtype;
  const bool is_unsigned = !is_float(dtype) && !is_signed_integer(dtype);
  if (params.op == Op::signbit ? !is_unsigned : is_float(params.loop)) return false;
  bool value = params.op == Op::isfinite;
  SmallVector<int64_t, 8> strides;
  for (int d = 0; d < out.ndim; ++d) strides.push_back(0);
  copy({reinterpret_cast<char*>(&value), out.storage, out.shape, strides.data(), out.ndim, CTN_BOOL}, out);
  return true;
}

/// Replaces a constant power by another operation on the base alone.
__attribute__((noinline)) int simplify_power(const Operand* operands, Operand* replaced,
                                             ElementwiseParams& params) {
  if (size_of(operands[2]) > 0) params.op = constant_power(params, operands[1]);
  if (params.op == Op::power) return 3;
  replaced[0] = operands[0];
  replaced[1] = operands[2];
  return 2;
}

/// Replaces the signs of integers by a comparison with zero, which needs no conversion.
__attribute__((noinline)) int simplify_signbit(const Operand* operands, Operand* replaced,
                                               ElementwiseParams& params) {
  static constexpr int64_t kZero = 0, kStrides[64] = {};
  const Operand& x = operands[0];
  params.op = Op::less;
  params.loop = x.dtype;
  replaced[0] = x;
  replaced[1] = {
      reinterpret_cast<char*>(const_cast<int64_t*>(&kZero)), nullptr, x.shape, kStrides, x.ndim, x.dtype};
  replaced[2] = operands[1];
  return 3;
}

/// Computes elements that are not few. `read` is how many bytes the inputs have.
void run_layout(ElementwisePlan& plan, const Layout& layout, char* const* data, bool memory_bound,
                int64_t read) {
  const int64_t size = size_of(layout);
  const Dim<kMaxOperands>& inner = layout[layout.size() - 1];
  const int64_t n = inner.length, result_size = int64_t(plan.size[plan.inputs]);
  const bool streams =
      plan.operands - plan.inputs == 1 && memory_bound && bypasses_caches(size * result_size, read);
  plan.stream = streams && n >= kBlock && inner.strides[plan.inputs] == result_size;
  const auto share = [&](int64_t items, Grain grain, auto&& body) {
    parallel_for(items, grain, [&](int64_t begin, int64_t end) {
      body(begin, end);
      if (plan.stream) stream_fence();
    });
  };
  if (layout.size() == 1) {
    // The grain is of four bytes; of narrower elements more are moved in the same time.
    size_t widest = 1;
    for (int k = 0; k < plan.operands; ++k) widest = std::max(widest, plan.size[k]);
    const int64_t grain = kElementwiseGrain * (memory_bound && widest < 4 ? int64_t(4 / widest) : 1);
    return share(n, divisible(grain), [&](int64_t begin, int64_t end) {
      char* at[kMaxOperands];
      for (int k = 0; k < kMaxOperands; ++k) at[k] = data[k] + begin * inner.strides[k];
      run_row(plan, at, inner.strides, end - begin);
    });
  }
  if (const Tiling tiling(plan, layout, data); tiling.dim >= 0) {
    const int64_t length = layout[size_t(tiling.dim)].length;
    const int64_t tiles =
        size / n / length * divide_up(length, kTransposeRows) * divide_up(n, kTransposeColumns);
    return share(tiles, divisible(kElementwiseGrain / (kTransposeRows * kTransposeColumns)),
                 [&](int64_t begin, int64_t end) { run_tiles(plan, layout, tiling, data, begin, end); });
  }
  if constexpr (kForSpeed) {
    if (n <= kBlockedRow) {
      SmallVector<RowBlocks, kMaxOperands> blocks;
      for (int k = 0; k < plan.operands; ++k) blocks.emplace_back(layout, k, data[k], plan.size[k]);
      plan.stream = streams && blocks[size_t(plan.inputs)].has_stride() &&
                    blocks[size_t(plan.inputs)].stride() == result_size;
      return share(size, divisible(kElementwiseGrain),
                   [&](int64_t begin, int64_t end) { run_blocks(plan, blocks, begin, end); });
    }
  }
  share(size / n, divisible(items_within_grain(kElementwiseGrain, n)),
        [&](int64_t begin, int64_t end) { run_rows(plan, layout, data, begin, end); });
}

/// Whether the order of the inputs changes no bit of the results, among operations with loops for a number.
bool commutes(Op op) {
  return op == Op::add || op == Op::multiply || op == Op::bitwise_and || op == Op::bitwise_or ||
         op == Op::bitwise_xor;
}

/// Makes the first input the second if it is one number in each row, for which there are loops.
void put_number_second(const ElementwiseParams& params, Layout& layout, char** data, DType* dtypes, int count,
                       ElementwisePlan& plan) {
  const Dim<kMaxOperands>& inner = layout[layout.size() - 1];
  if (!kForSpeed || !plan.with_number || !commutes(params.op) || params.loop == CTN_BOOL ||
      inner.strides[0] != 0 || inner.strides[1] == 0)
    return;
  for (Dim<kMaxOperands>& dim : layout) std::swap(dim.strides[0], dim.strides[1]);
  std::swap(data[0], data[1]);
  std::swap(dtypes[0], dtypes[1]);
  plan = make_plan(params, dtypes, count);
}

bool is_small(const Operand& out) { return out.ndim == 1 && out.shape[0] < 2 * kElementwiseGrain; }

/// Computes what elementwise() has no fast path for, whose registers small calls need not save.
__attribute__((noinline)) void run_general(const Launch& launch, const ElementwiseParams& given) {
  ElementwiseParams params = given;
  const Operand* operands = launch.operands;
  Operand replaced[3];
  int count = launch.count;
  if (kForSpeed && params.op == Op::power) {
    count = simplify_power(operands, replaced, params);
    if (count == 2) operands = replaced;
  }
  if (kForSpeed && (is_classification(params.op) || params.op == Op::signbit)) {
    if (fill_known(params, operands)) return;
    if (params.op == Op::signbit && !is_float(operands[0].dtype)) {
      count = simplify_signbit(operands, replaced, params);
      operands = replaced;
    }
  }
  const Operand& out = operands[count - 1];
  const bool small = is_small(out);
  if (small && op_is_plain(params.op) && run_small(params, operands, count - 1)) return;
  char* data[kMaxOperands] = {};
  DType dtypes[kMaxOperands] = {};
  for (int k = 0; k < count; ++k) {
    data[k] = operands[k].data;
    dtypes[k] = operands[k].dtype;
  }
  ElementwisePlan plan = make_plan(params, dtypes, count);

  if (small) {  // needs no layout
    int64_t strides[kMaxOperands];
    for (int k = 0; k < count; ++k) strides[k] = operands[k].strides[0];
    run_row(plan, data, strides, out.shape[0]);
    return;
  }
  Layout layout;
  for (int d = 0; d < out.ndim; ++d) {
    layout.push_back({out.shape[d], {}});
    for (int k = 0; k < count; ++k) layout.back().strides[k] = operands[k].strides[d];
  }
  if (size_of(out) == 0) return;
  sort_dims(layout, count - 1);
  merge_dims(layout);
  if (layout.empty()) layout.push_back({1, {}});
  put_number_second(params, layout, data, dtypes, count, plan);
  const bool memory_bound = is_bound_by_memory(params.op);
  const int64_t read = bytes_of(operands, plan.inputs);
  // Long rows of words take no longer to add than to copy.
  const bool is_cheap =
      memory_bound && !plan.has_casts() && plan.size[plan.inputs] >= 4 && layout.back().length > kBlockedRow;
  const int64_t rows = is_cheap ? 0 : rows_to_copy(layout, plan.inputs, plan.operands, plan.size);
  if (rows == 0) return run_layout(plan, layout, data, memory_bound, read);
  const int64_t size = size_of(layout);
  layout[0].length = rows;
  run_layout(plan, layout, data, memory_bound, read);
  for (int k = plan.inputs; k < plan.operands; ++k)
    copy_parts(data[k], size_of(layout) * int64_t(plan.size[k]), size * int64_t(plan.size[k]));
}

}  // namespace

void elementwise(const Launch& launch, const ElementwiseParams& params) {
  const int inputs = launch.count - 1;
  const bool plain = op_is_plain(params.op) && params.op != Op::power && !is_classification(params.op);
  if (!plain || !is_small(launch.operands[inputs]) || !run_small(params, launch.operands, inputs))
    run_general(launch, params);
}

}  // namespace catenary::cpu
