// One elementwise operation on rows of operands.
#include "impl/backend/cpu/elementwise_plan.h"

#include <algorithm>
#include <cstring>

#include "impl/backend/cpu/loops.h"
#include "impl/base/numeric.h"
#include "impl/dtype/op.h"

namespace catenary::cpu {
namespace {

// Number of elements streamed at a time: the processor's fill buffers absorb them while the next ones are
// computed.
constexpr int64_t kStreamBlock = 256;
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

}  // namespace

void ElementwisePlan::convert(int k, const void* source, void* destination, int64_t m) const {
  if (!then[k]) return cast[k](source, destination, m);
  alignas(64) char rounded[kBlock * 2];
  cast[k](source, rounded, m);
  then[k](rounded, destination, m);
}

bool ElementwisePlan::takes_number(const int64_t* strides) const {
  return kForSpeed && with_number && inputs == 2 && strides[1] == 0;
}

bool ElementwisePlan::has_casts() const {
  return std::any_of(cast, cast + operands, [](CastLoop loop) { return loop != nullptr; });
}

bool is_direct(const ElementwisePlan& plan, const int64_t* strides, int64_t n) {
  bool direct = !plan.stream || n == 1;
  for (int k = 0; k < plan.operands; ++k)
    direct = direct && !plan.cast[k] && (n == 1 || strides[k] == int64_t(plan.size[k]));
  return direct;
}

void run_row(const ElementwisePlan& plan, char* const* data, const int64_t* strides, int64_t n) {
  const bool direct = is_direct(plan, strides, n);
  const int second = plan.operands - plan.inputs == 2 ? plan.operands - 1 : 0;
  if (direct) {
    plan.loop(data[0], data[1], data[2], data[plan.inputs], data[second], n);
    return;
  }
  alignas(64) char buffers[ElementwisePlan::kMaxOperands + 1][kSlot];
  char* const spare = buffers[ElementwisePlan::kMaxOperands];
  const void* in[3] = {};
  bool constant[3] = {}, in_place[3] = {};
  OutputBlock outs[2] = {};
  const int64_t block = std::min(n, plan.stream ? kStreamBlock : kBlock);
  const Loop loop = plan.takes_number(strides) ? plan.with_number : plan.loop;
  for (int k = 0; k < plan.inputs; ++k) {
    in_place[k] = !plan.cast[k] && strides[k] == int64_t(plan.size[k]);
    constant[k] = strides[k] == 0;
    if (!constant[k]) continue;
    const bool number = loop != plan.loop && k == 1;
    in[k] = data[k];
    if (number && !plan.cast[k]) continue;
    const int64_t count = number ? 1 : block;
    gather(data[k], 0, plan.cast[k] ? spare : buffers[k], count, plan.size[k]);
    if (plan.cast[k]) plan.convert(k, spare, buffers[k], count);
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
    loop(in[0], in[1], in[2], to[0], to[1], m);
    for (int k = plan.inputs; k < plan.operands; ++k)
      outs[k - plan.inputs].store(plan, k, data[k] + i * strides[k], strides[k], m, spare);
  }
}

RowRunner::RowRunner(const ElementwisePlan& plan, const int64_t* strides, int64_t n)
    : plan_(plan),
      strides_(strides),
      n_(n),
      fits_(n <= kBlock && !plan.stream),
      number_(plan.takes_number(strides)) {
  for (int k = 0; k < plan.operands; ++k) {
    contiguous_[k] = strides[k] == int64_t(plan.size[k]);
    const bool whole = contiguous_[k] || (number_ && k == 1);
    ways_[k] = whole && !plan.cast[k]               ? Way::direct
               : k < plan.inputs && strides[k] == 0 ? Way::repeated
                                                    : Way::moved;
  }
}

const void* RowRunner::prepare(int k, const char* source) {
  const bool repeats = ways_[k] == Way::repeated;
  if (ways_[k] == Way::direct) return source;
  char* const own = buffers_[k];
  if (repeats && repeated_[k] == source) return own;
  int64_t count = n_;
  // Whole cache lines are repeated, without single elements at the end.
  if (repeats) count = number_ && k == 1 ? 1 : std::min(round_up(n_, int64_t{64}), kBlock);
  if (!contiguous_[k]) {
    char* const target = plan_.cast[k] ? buffers_[ElementwisePlan::kMaxOperands] : own;
    gather(source, strides_[k], target, count, plan_.size[k]);
    if (repeats) repeated_[k] = source;
    source = target;
  }
  if (plan_.cast[k]) plan_.convert(k, source, own, count);
  return own;
}

void RowRunner::operator()(char* const* data) {
  if (!fits_) return run_row(plan_, data, strides_, n_);
  const void* in[3] = {};
  void* out[2] = {};
  for (int k = 0; k < plan_.inputs; ++k) in[k] = prepare(k, data[k]);
  for (int k = plan_.inputs; k < plan_.operands; ++k)
    out[k - plan_.inputs] = ways_[k] == Way::direct ? data[k] : buffers_[k];
  (number_ ? plan_.with_number : plan_.loop)(in[0], in[1], in[2], out[0], out[1], n_);
  for (int k = plan_.inputs; k < plan_.operands; ++k) {
    if (ways_[k] == Way::direct) continue;
    const char* result = buffers_[k];
    if (plan_.cast[k]) {
      char* const target = contiguous_[k] ? data[k] : buffers_[ElementwisePlan::kMaxOperands];
      plan_.convert(k, result, target, n_);
      result = target;
    }
    if (!contiguous_[k]) scatter(result, data[k], strides_[k], n_, plan_.size[k]);
  }
}

ElementwisePlan make_plan(const ElementwiseParams& params, const DType* dtypes, int count) {
  const ElementwiseLoops& table = elementwise_loops();
  const Loop own = table.elementwise[int(params.op)][params.loop];
  const DType compute = own ? params.loop : compute_dtype(params.loop);
  ElementwisePlan plan{};
  plan.loop = own ? own : table.elementwise[int(params.op)][compute];
  plan.with_number = table.with_number[int(params.op)][compute];
  plan.operands = count;
  plan.inputs = count - op_outputs(params.op);
  for (int k = 0; k < count; ++k) {
    const bool input = k < plan.inputs;
    const DType wanted =
        input ? op_input_dtype(params.op, k, compute) : op_output_dtype(params.op, k - plan.inputs, compute);
    const DType dtype = dtypes[k];
    plan.size[k] = itemsize(dtype);
    plan.looped[k] = itemsize(wanted);
    const bool rounded = wanted == compute && compute != params.loop && dtype != params.loop &&
                         !(input && can_cast(dtype, params.loop, CTN_CASTING_SAFE));
    const DType between = rounded ? params.loop : input ? wanted : dtype;
    if (dtype == wanted && !rounded) continue;
    plan.cast[k] = table.cast[input ? dtype : wanted][between];
    if (rounded) plan.then[k] = table.cast[between][input ? wanted : dtype];
  }
  return plan;
}

}  // namespace catenary::cpu
