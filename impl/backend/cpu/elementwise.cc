#include <algorithm>
#include <cstring>

#include "impl/backend/cpu/kernels.h"
#include "impl/backend/cpu/loops.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 1 << 15;                 // elements worth a thread
constexpr int64_t kStreamBytes = int64_t{8} << 20;  // outputs from here on bypass the caches

/// What is the same for all rows of one call.
struct Plan {
  Loop loop;
  CastLoop cast_in[3];
  CastLoop cast_out;
  // Loops of 16-bit floats compute in float32: what has another dtype is rounded through the narrow one.
  CastLoop to_half, from_half;
  bool round_in[3], round_out;
  size_t size_in[3];  // bytes of an element in memory
  size_t size_out;
  int inputs;
  bool stream;
};

constexpr int64_t kSlot = kBlock * 8;

void round_to_half(const Plan& plan, char* values, char* scratch, int64_t n) {
  plan.to_half(values, scratch, n);
  plan.from_half(scratch, values, n);
}

/// One row of n elements. Operands that are contiguous and of the loop's dtype are used in place; others go
/// through blocks on the stack.
void run_row(const Plan& plan, char* const* data, const int64_t* strides, int64_t n) {
  const bool as_computed = !plan.cast_out && !plan.round_out;
  const bool in_place_out = as_computed && strides[plan.inputs] == int64_t(plan.size_out) && !plan.stream;
  bool direct = in_place_out || (n == 1 && as_computed);
  for (int k = 0; k < plan.inputs; ++k)
    direct =
        direct && !plan.cast_in[k] && !plan.round_in[k] && (n == 1 || strides[k] == int64_t(plan.size_in[k]));
  if (direct) {
    plan.loop(data[0], data[1], data[2], data[plan.inputs], n);
    return;
  }
  alignas(64) char buffers[5][kSlot];
  const void* in[3] = {};
  bool constant[3] = {}, in_place[3] = {};
  const int64_t block = std::min(n, kBlock);
  for (int k = 0; k < plan.inputs; ++k) {
    in_place[k] = !plan.cast_in[k] && !plan.round_in[k] && strides[k] == int64_t(plan.size_in[k]);
    constant[k] = strides[k] == 0;
    if (!constant[k]) continue;
    gather(data[k], 0, buffers[plan.cast_in[k] ? 4 : k], block, plan.size_in[k]);
    if (plan.cast_in[k]) plan.cast_in[k](buffers[4], buffers[k], block);
    if (plan.round_in[k]) round_to_half(plan, buffers[k], buffers[4], block);
    in[k] = buffers[k];
  }
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
      const bool contiguous = strides[k] == int64_t(plan.size_in[k]);
      if (!contiguous) {
        char* target = plan.cast_in[k] ? buffers[4] : buffers[k];
        gather(source, strides[k], target, m, plan.size_in[k]);
        source = target;
      }
      if (plan.cast_in[k])
        plan.cast_in[k](source, buffers[k], m);
      else if (source != buffers[k])
        std::memcpy(buffers[k], source, size_t(m) * plan.size_in[k]);
      if (plan.round_in[k]) round_to_half(plan, buffers[k], buffers[4], m);
    }
    char* destination = data[plan.inputs] + i * strides[plan.inputs];
    if (in_place_out) {
      plan.loop(in[0], in[1], in[2], destination, m);
      continue;
    }
    plan.loop(in[0], in[1], in[2], buffers[3], m);
    if (plan.round_out) round_to_half(plan, buffers[3], buffers[4], m);
    const char* result = buffers[3];
    const bool contiguous = strides[plan.inputs] == int64_t(plan.size_out);
    if (plan.cast_out) {
      char* target = contiguous && !plan.stream ? destination : buffers[4];
      plan.cast_out(result, target, m);
      if (target == destination) continue;
      result = target;
    }
    if (!contiguous)
      scatter(result, destination, strides[plan.inputs], m, plan.size_out);
    else if (plan.stream)
      stream_copy(destination, result, size_t(m) * plan.size_out);
    else
      std::memcpy(destination, result, size_t(m) * plan.size_out);
  }
}

void run_rows(const Plan& plan, const Layout& layout, char* const* data, int64_t begin, int64_t end) {
  const int operands = plan.inputs + 1;
  const int inner = layout.ndim - 1;
  int64_t strides[4], index[64];
  char* at[4] = {};
  for (int k = 0; k < operands; ++k) {
    strides[k] = layout.strides[k][size_t(inner)];
    at[k] = data[k];
  }
  int64_t rest = begin;
  for (int d = inner - 1; d >= 0; --d) {
    index[d] = rest % layout.shape[size_t(d)];
    rest /= layout.shape[size_t(d)];
    for (int k = 0; k < operands; ++k) at[k] += index[d] * layout.strides[k][size_t(d)];
  }
  const int64_t n = layout.shape[size_t(inner)];
  for (int64_t row = begin; row < end; ++row) {
    run_row(plan, at, strides, n);
    for (int d = inner - 1; d >= 0; --d) {
      for (int k = 0; k < operands; ++k) at[k] += layout.strides[k][size_t(d)];
      if (++index[d] < layout.shape[size_t(d)]) break;
      for (int k = 0; k < operands; ++k) at[k] -= index[d] * layout.strides[k][size_t(d)];
      index[d] = 0;
    }
  }
}

template <class T>
void repeat(const char* source, char* destination, int64_t n) {
  T value;
  std::memcpy(&value, source, sizeof(value));
  for (int64_t i = 0; i < n; ++i) std::memcpy(destination + i * int64_t(sizeof(T)), &value, sizeof(value));
}

/// The usual small call: one dimension, contiguous operands of the loop's dtype, perhaps one number among
/// them.
bool run_small(const ElementwiseParams& params, const Operand* operands, int inputs) {
  constexpr int64_t kMost = 64;  // repeated numbers
  const Operand& out = operands[inputs];
  const DType compute = params.loop;
  const int64_t n = out.shape[0], item = int64_t(itemsize(compute));
  const DType result = op_result(params.op) == ResultType::boolean ? CTN_BOOL : compute;
  if (out.dtype != result || out.strides[0] != int64_t(itemsize(result)) || is_half(compute)) return false;
  if (params.op == Op::select) return false;
  const void* in[3] = {};
  alignas(64) char number[kMost * 8];
  bool repeated = false;
  for (int k = 0; k < inputs; ++k) {
    if (operands[k].dtype != compute) return false;
    in[k] = operands[k].data;
    if (operands[k].strides[0] == item) continue;
    if (operands[k].strides[0] != 0 || n > kMost || repeated || item < 4) return false;
    repeated = true;
    in[k] = number;
    if (item == 4)
      repeat<uint32_t>(operands[k].data, number, n);
    else
      repeat<uint64_t>(operands[k].data, number, n);
  }
  loops().elementwise[int(params.op)][compute](in[0], in[1], in[2], out.data, n);
  return true;
}

Plan make_plan(const ElementwiseParams& params, const Operand* operands, int inputs) {
  const Loops& table = loops();
  const DType compute = compute_dtype(params.loop);
  Plan plan{};
  plan.loop = table.elementwise[int(params.op)][compute];
  plan.inputs = inputs;
  const bool half = is_half(params.loop);
  if (half) {
    plan.to_half = table.cast[CTN_FLOAT32][params.loop];
    plan.from_half = table.cast[params.loop][CTN_FLOAT32];
  }
  for (int k = 0; k < inputs; ++k) {
    const DType wanted = k == 0 && params.op == Op::select ? CTN_BOOL : compute;
    plan.size_in[k] = itemsize(operands[k].dtype);
    plan.cast_in[k] = operands[k].dtype == wanted ? nullptr : table.cast[operands[k].dtype][wanted];
    const bool exact = operands[k].dtype == params.loop || itemsize(operands[k].dtype) == 1;
    plan.round_in[k] = half && !exact && wanted == CTN_FLOAT32;
  }
  const Operand& out = operands[inputs];
  const DType result = op_result(params.op) == ResultType::boolean ? CTN_BOOL : compute;
  plan.size_out = itemsize(out.dtype);
  plan.cast_out = out.dtype == result ? nullptr : table.cast[result][out.dtype];
  plan.round_out = half && result == CTN_FLOAT32 && out.dtype != params.loop;
  return plan;
}

}  // namespace

void elementwise(const Launch& launch) {
  const Operand* operands = launch.operands;
  const int inputs = launch.count - 1;
  const Operand& out = operands[inputs];
  const bool small = out.ndim == 1 && out.shape[0] < 2 * kGrain;
  if (small && run_small(launch.params<ElementwiseParams>(), operands, inputs)) return;
  Plan plan = make_plan(launch.params<ElementwiseParams>(), operands, inputs);
  char* data[4] = {};
  for (int k = 0; k <= inputs; ++k) data[k] = operands[k].data;

  if (small) {  // needs no layout
    int64_t strides[4];
    for (int k = 0; k <= inputs; ++k) strides[k] = operands[k].strides[0];
    run_row(plan, data, strides, out.shape[0]);
    return;
  }
  Layout layout(operands, inputs + 1, out.shape, out.ndim, inputs);
  if (layout.size == 0) return;
  const size_t inner = size_t(layout.ndim - 1);
  const int64_t n = layout.shape[inner];
  plan.stream = layout.size * int64_t(plan.size_out) >= kStreamBytes && n >= kBlock &&
                layout.strides[inputs][inner] == int64_t(plan.size_out);
  if (layout.ndim == 1) {
    parallel_for(n, kGrain, [&](int64_t begin, int64_t end) {
      char* at[4] = {};
      int64_t strides[4];
      for (int k = 0; k <= inputs; ++k) {
        strides[k] = layout.strides[k][0];
        at[k] = data[k] + begin * strides[k];
      }
      run_row(plan, at, strides, end - begin);
      if (plan.stream) stream_fence();
    });
    return;
  }
  parallel_for(layout.size / n, std::max<int64_t>(1, kGrain / n), [&](int64_t begin, int64_t end) {
    run_rows(plan, layout, data, begin, end);
    if (plan.stream) stream_fence();
  });
}

}  // namespace catenary::cpu
