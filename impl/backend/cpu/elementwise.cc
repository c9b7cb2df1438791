// Elementwise operations over operands of any strides and dtypes.
#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/elementwise.h"
#include "impl/base/parallel.h"
#include "impl/dtype/op.h"

namespace catenary::cpu {
namespace {

// Number of elements streamed at a time: the processor's fill buffers absorb them while the next ones are
// computed.
constexpr int64_t kStreamBlock = 256;
constexpr int kMaxOperands = 4;
using Layout = Dims<kMaxOperands>;

/// Properties that all rows of one call share. Operands are the inputs, then the outputs.
struct ElementwisePlan {
  Loop loop;
  CastLoop cast[kMaxOperands];  // to the loop's dtype, for outputs from it; null if no cast is needed
  CastLoop then[kMaxOperands];  // a second step for operands that must first be rounded to a 16-bit float
  size_t size[kMaxOperands];    // itemsizes
  int inputs, operands;
  bool stream;

  void convert(int k, const void* source, void* destination, int64_t m) const {
    if (!then[k]) return cast[k](source, destination, m);
    alignas(64) char rounded[kBlock * 2];
    cast[k](source, rounded, m);
    then[k](rounded, destination, m);
  }
};

constexpr int64_t kSlot = kBlock * 8;

/// Where the loop writes an output block, and how the block gets from there to the array.
struct OutputBlock {
  bool in_place;
  char* buffer;

  void store(const ElementwisePlan& plan, int k, char* destination, int64_t stride, int64_t m,
             char* spare) const {
    if (in_place) return;
    const bool contiguous = stride == int64_t(plan.size[k]);
    const char* result = buffer;
    if (plan.cast[k]) {
      char* target = contiguous && !plan.stream ? destination : spare;
      plan.convert(k, result, target, m);
      if (target == destination) return;
      result = target;
    }
    if (!contiguous)
      scatter(result, destination, stride, m, plan.size[k]);
    else if (plan.stream)
      stream_copy(destination, result, size_t(m) * plan.size[k]);
    else
      std::memcpy(destination, result, size_t(m) * plan.size[k]);
  }
};

/// Computes one row of n elements. Operands that are contiguous and in the loop's dtype are used in-place;
/// others go through blocks on the stack.
void run_row(const ElementwisePlan& plan, char* const* data, const int64_t* strides, int64_t n) {
  bool direct = !plan.stream || n == 1;
  for (int k = 0; k < plan.operands; ++k)
    direct = direct && !plan.cast[k] && (n == 1 || strides[k] == int64_t(plan.size[k]));
  const int second = plan.operands - plan.inputs == 2 ? plan.operands - 1 : 0;
  if (direct) {
    plan.loop(data[0], data[1], data[2], data[plan.inputs], data[second], n);
    return;
  }
  alignas(64) char buffers[kMaxOperands + 1][kSlot];
  char* const spare = buffers[kMaxOperands];
  const void* in[3] = {};
  bool constant[3] = {}, in_place[3] = {};
  OutputBlock outs[2] = {};
  const int64_t block = std::min(n, plan.stream ? kStreamBlock : kBlock);
  for (int k = 0; k < plan.inputs; ++k) {
    in_place[k] = !plan.cast[k] && strides[k] == int64_t(plan.size[k]);
    constant[k] = strides[k] == 0;
    if (!constant[k]) continue;
    gather(data[k], 0, plan.cast[k] ? spare : buffers[k], block, plan.size[k]);
    if (plan.cast[k]) plan.convert(k, spare, buffers[k], block);
    in[k] = buffers[k];
  }
  for (int k = plan.inputs; k < plan.operands; ++k)
    outs[k - plan.inputs] = {!plan.cast[k] && strides[k] == int64_t(plan.size[k]) && !plan.stream,
                             buffers[k]};
  for (int64_t i = 0; i < n; i += block) {
    const int64_t m = std::min(block, n - i);
    for (int k = 0; k < plan.inputs; ++k) {
      if (constant[k]) continue;
      const char* source = data[k] + i * strides[k];
      if (in_place[k]) {
        in[k] = source;
        continue;
      }
      in[k] = buffers[k];
      const bool contiguous = strides[k] == int64_t(plan.size[k]);
      if (!contiguous) {
        char* target = plan.cast[k] ? spare : buffers[k];
        gather(source, strides[k], target, m, plan.size[k]);
        source = target;
      }
      if (plan.cast[k]) plan.convert(k, source, buffers[k], m);
    }
    void* to[2] = {};
    for (int k = plan.inputs; k < plan.operands; ++k) {
      const OutputBlock& out = outs[k - plan.inputs];
      to[k - plan.inputs] = out.in_place ? data[k] + i * strides[k] : out.buffer;
    }
    plan.loop(in[0], in[1], in[2], to[0], to[1], m);
    for (int k = plan.inputs; k < plan.operands; ++k)
      outs[k - plan.inputs].store(plan, k, data[k] + i * strides[k], strides[k], m, spare);
  }
}

void run_rows(const ElementwisePlan& plan, const Layout& layout, char* const* data, int64_t begin,
              int64_t end) {
  const Dim<kMaxOperands>&inner = layout[layout.size() - 1], &outer = layout[layout.size() - 2];
  char* at[kMaxOperands];
  for (Walk<kMaxOperands> walk(layout, begin, int(layout.size()) - 1); begin < end;) {
    const int64_t rows = std::min(walk.run(), end - begin);
    for (int k = 0; k < kMaxOperands; ++k) at[k] = data[k] + walk.offset(k);
    for (int64_t row = 0; row < rows; ++row) {
      run_row(plan, at, inner.strides, inner.length);
      for (int k = 0; k < plan.operands; ++k) at[k] += outer.strides[k];
    }
    begin += rows;
    walk.advance(rows);
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
bool run_small(const ElementwiseParams& params, const Operand* operands, int inputs) {
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

ElementwisePlan make_plan(const ElementwiseParams& params, const Operand* operands, int count) {
  const ElementwiseLoops& table = elementwise_loops();
  const Loop own = table.elementwise[int(params.op)][params.loop];
  const DType compute = own ? params.loop : compute_dtype(params.loop);
  ElementwisePlan plan{};
  plan.loop = own ? own : table.elementwise[int(params.op)][compute];
  plan.operands = count;
  plan.inputs = count - op_outputs(params.op);
  for (int k = 0; k < count; ++k) {
    const bool input = k < plan.inputs;
    const DType wanted =
        input ? op_input_dtype(params.op, k, compute) : op_output_dtype(params.op, k - plan.inputs, compute);
    const DType dtype = operands[k].dtype;
    plan.size[k] = itemsize(dtype);
    const bool rounded = wanted == compute && compute != params.loop && dtype != params.loop &&
                         !(input && can_cast(dtype, params.loop, CTN_CASTING_SAFE));
    const DType between = rounded ? params.loop : input ? wanted : dtype;
    if (dtype == wanted && !rounded) continue;
    plan.cast[k] = table.cast[input ? dtype : wanted][between];
    if (rounded) plan.then[k] = table.cast[between][input ? wanted : dtype];
  }
  return plan;
}

/// Streaming saves memory traffic, but for computations that take longer than the memory, ordinary stores are
/// hidden better.
bool is_bound_by_memory(Op op) { return op_loops(op) != Loops::float_; }

}  // namespace

void elementwise(const Launch& launch, const ElementwiseParams& params) {
  const Operand* operands = launch.operands;
  const int count = launch.count;
  const Operand& out = operands[count - 1];
  const bool small = out.ndim == 1 && out.shape[0] < 2 * kElementwiseGrain;
  if (small && op_is_plain(params.op) && run_small(params, operands, count - 1)) return;
  ElementwisePlan plan = make_plan(params, operands, count);
  char* data[kMaxOperands] = {};
  for (int k = 0; k < count; ++k) data[k] = operands[k].data;

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
  const int64_t size = size_of(out);
  if (size == 0) return;
  sort_dims(layout, count - 1);
  merge_dims(layout);
  if (layout.empty()) layout.push_back({1, {}});
  const Dim<kMaxOperands>& inner = layout.back();
  const int64_t n = inner.length, result_size = int64_t(plan.size[plan.inputs]);
  plan.stream = plan.operands - plan.inputs == 1 && n >= kBlock && is_bound_by_memory(params.op) &&
                inner.strides[plan.inputs] == result_size &&
                bypasses_caches(size * result_size, bytes_of(operands, plan.inputs));
  const auto share = [&](int64_t items, int64_t grain, auto&& body) {
    parallel_for(items, grain, [&](int64_t begin, int64_t end) {
      body(begin, end);
      if (plan.stream) stream_fence();
    });
  };
  if (layout.size() == 1)
    return share(n, kElementwiseGrain, [&](int64_t begin, int64_t end) {
      char* at[kMaxOperands];
      for (int k = 0; k < kMaxOperands; ++k) at[k] = data[k] + begin * inner.strides[k];
      run_row(plan, at, inner.strides, end - begin);
    });
  if (const Tiling tiling(plan, layout, data); tiling.dim >= 0) {
    const int64_t length = layout[size_t(tiling.dim)].length;
    const int64_t tiles =
        size / n / length * divide_up(length, kTransposeRows) * divide_up(n, kTransposeColumns);
    return share(tiles, kElementwiseGrain / (kTransposeRows * kTransposeColumns),
                 [&](int64_t begin, int64_t end) { run_tiles(plan, layout, tiling, data, begin, end); });
  }
  share(size / n, items_within_grain(kElementwiseGrain, n),
        [&](int64_t begin, int64_t end) { run_rows(plan, layout, data, begin, end); });
}

}  // namespace catenary::cpu
