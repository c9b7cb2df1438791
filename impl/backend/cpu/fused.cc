// Programs of elementwise operations, which are evaluated block by block, so that operands pass through
// memory once.
#include <algorithm>
#include <cstdlib>
#include <memory>

#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/elementwise_plan.h"
#include "impl/backend/cpu/reduction_runs.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/params/fused.h"

namespace catenary::cpu {
namespace {

// Maximum number of elements that all instructions process before the next ones: enough to make the calls of
// loops cheap. There are fewer where the registers would leave the first-level cache.
constexpr int64_t kStep = kBlock, kLeastStep = 128;
// Least number of elements by which inputs are prefetched: at least a step. Only the first instruction waits
// for memory, which would otherwise rest while the others compute.
constexpr int64_t kLeastAhead = 512;
constexpr int64_t kFetch = 64;  // bytes of the cache line that a prefetch brings
// Bytes between buffers, so that they do not compete for the same cache lines.
constexpr int64_t kPadding = 192;

/// An operand that blocks are read from.
struct Input {
  const char* data;
  Dims<2> dims;  // operand 0
  int64_t item;
  bool direct = false, repeated = false;

  explicit Input(const Operand& x) : data(x.data), item(int64_t(itemsize(x.dtype))) {
    for (int i = 0; i < x.ndim; ++i) dims.push_back({x.shape[i], {x.strides[i], 0}});
    merge_dims(dims);
    repeated = dims.empty() || (dims.size() == 1 && dims[0].strides[0] == 0);
    direct = dims.size() == 1 && dims[0].strides[0] == item;
  }

  /// Whether blocks would read one element of each cache line, of more lines than a cache holds.
  bool is_transposed(int64_t size) const {
    constexpr int64_t kCached = 256 << 10;
    if (dims.size() < 2 || size * item < kCached) return false;
    const Dim<2>& inner = dims.data()[dims.size() - 1];
    if (std::abs(inner.strides[0]) < kFetch || inner.length < 16) return false;
    for (size_t d = 0; d + 1 < dims.size(); ++d)
      if (dims[d].strides[0] == item && dims[d].length >= 16) return true;
    return false;
  }

  void read_from(const void* copy) {
    data = static_cast<const char*>(copy);
    direct = true;
  }
};

struct Output {
  char* data;
  int64_t item;
  bool stream;
};

struct Instruction {
  FusedInstruction code;
  ElementwisePlan plan;
  CastLoop cast;  // null for elementwise operations
  bool direct;    // the loop can be called with the slots
};

class Program;

/// The buffers of one thread.
class Worker {
 public:
  explicit Worker(const Program& program);
  ~Worker() { stream_fence(); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  /// Computes the outputs of the elements [begin, begin + n), where n is at most kBlock. Returns those of the
  /// reduced slot.
  const char* compute(int64_t begin, int64_t n);

  // For reduce_runs().
  void rows(int64_t first, int64_t n, char* totals);
  void part(int64_t k, int64_t begin, int64_t end, char* total);

 private:
  void step(int64_t begin, int64_t n, char* reduced);
  void execute(int32_t first, int32_t last, int64_t n);
  void prefetch(int64_t shares);
  const char* converted(const char* values, int64_t n);

  struct Ahead {
    const char* data;
    int64_t bytes;
  };

  const Program& program_;
  Scratch memory_;
  SmallVector<Ahead, 8> ahead_;  // what is to be prefetched
  SmallVector<char*, 32> buffers_, slots_;
  char *values_ = nullptr, *cast_ = nullptr;  // of the reduced slot
};

/// What all threads share.
class Program {
 public:
  Program(const Launch& launch, const FusedParams& params);
  Worker worker() const { return Worker(*this); }
  void run() const;

 private:
  friend class Worker;
  int64_t grain() const;
  int first_constant() const { return params.inputs; }
  int first_output() const { return params.inputs + params.constants; }
  int slot_count() const { return first_output() + params.outputs + params.registers; }
  bool is_in_place(int slot) const;

  const FusedParams& params;
  SmallVector<Instruction, 16> instructions_;
  const FusedConstant* constants_;
  SmallVector<Input, 8> inputs_;
  SmallVector<Output, 4> outputs_;
  SmallVector<int64_t, 32> widths_;  // of the slots' elements, in bytes
  int64_t step_ = kStep;
  SmallVector<std::unique_ptr<Scratch>, 2> copies_;
  ReductionRuns runs_{};
  CastLoop to_compute_ = nullptr;  // for the elements that are reduced
  int64_t reduced_item_ = 0, compute_item_ = 0, total_item_ = 0;
};

/// The bytes of a buffer for n elements.
int64_t buffer_size(int64_t n, int64_t width) { return round_up(n * width, 64) + kPadding; }

int64_t memory_of(const SmallVector<int64_t, 32>& widths, int64_t step) {
  int64_t size = 0;
  for (const int64_t width : widths) size += buffer_size(step, width);
  return size;
}

Program::Program(const Launch& launch, const FusedParams& p) : params(p) {
  const Operand* operand = launch.operands;
  const auto* code = reinterpret_cast<const FusedInstruction*>(operand++->data);
  constants_ = reinterpret_cast<const FusedConstant*>(code + params.instructions);
  widths_.resize(size_t(slot_count()));
  for (int k = 0; k < params.inputs; ++k, ++operand) {
    Input input(*operand);
    if (input.is_transposed(params.size)) {
      copies_.push_back(std::make_unique<Scratch>(size_t(params.size * input.item)));
      SmallVector<int64_t, 8> strides(size_t(operand->ndim));
      int64_t stride = input.item;
      for (int i = operand->ndim; i-- > 0; stride *= operand->shape[i]) strides[size_t(i)] = stride;
      copy(*operand, {static_cast<char*>(copies_.back()->data()), nullptr, operand->shape, strides.data(),
                      operand->ndim, operand->dtype});
      input.read_from(copies_.back()->data());
    }
    widths_[size_t(k)] = input.item;
    inputs_.push_back(input);
  }
  for (int k = 0; k < params.constants; ++k)
    widths_[size_t(first_constant() + k)] = int64_t(itemsize(constants_[k].dtype));
  const int64_t moved = bytes_of(launch.operands + 1, params.inputs + params.outputs);
  for (int k = 0; k < params.outputs; ++k, ++operand) {
    const int64_t item = int64_t(itemsize(operand->dtype)), written = params.size * item;
    outputs_.push_back({operand->data, item, bypasses_caches(written, moved - written)});
  }
  for (int i = 0; i < params.instructions; ++i) {
    Instruction instruction{code[i], {}, nullptr, true};
    const FusedInstruction& c = instruction.code;
    if (c.casts) {
      instruction.cast = loops().cast[c.dtypes[0]][c.dtypes[1]];
    } else {
      instruction.plan = make_plan(c.params, c.dtypes, c.count);
      instruction.direct = !instruction.plan.has_casts();
    }
    for (int k = 0; k < c.count; ++k)
      widths_[c.slots[k]] = std::max(widths_[c.slots[k]], int64_t(itemsize(c.dtypes[k])));
    instructions_.push_back(instruction);
  }
  const int64_t room = caches().first / 16 * 15;
  while (step_ > kLeastStep && memory_of(widths_, step_) > room) step_ /= 2;
  if (!params.reduces) return;
  const DType compute = compute_dtype(params.reduction.accumulator);
  runs_.out = operand->data;
  runs_.result = operand->dtype;
  runs_.scale = params.reduction.scale;
  runs_.reduced_size = params.run;
  runs_.kept_size = params.size / params.run;
  runs_.set_loops(params.reduction.op, compute);
  if (params.reduced_dtype != compute) to_compute_ = loops().cast[params.reduced_dtype][compute];
  reduced_item_ = int64_t(itemsize(params.reduced_dtype));
  compute_item_ = int64_t(itemsize(compute));
  total_item_ = int64_t(itemsize(runs_.total));
}

/// Whether instructions read or write the array itself.
bool Program::is_in_place(int slot) const {
  if (slot < params.inputs) return inputs_[size_t(slot)].direct;
  const int output = slot - first_output();
  return output >= 0 && output < params.outputs && !outputs_[size_t(output)].stream;
}

/// Fewer elements are worth another thread if more is done with each.
int64_t Program::grain() const {
  return round_up(std::max(kElementwiseGrain / (1 + params.instructions / 2), 8 * kBlock), kBlock);
}

void Program::run() const {
  if (params.reduces) return reduce_runs(runs_, grain(), *this);
  parallel_for(params.size, {grain(), kBlock}, [&](int64_t begin, int64_t end) {
    Worker worker(*this);
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kBlock, end - begin);
      worker.compute(begin, n);
    }
  });
}

Worker::Worker(const Program& program)
    : program_(program),
      memory_(size_t(memory_of(program.widths_, program.step_) + 2 * buffer_size(kBlock, 8))),
      buffers_(program.widths_.size()),
      slots_(program.widths_.size()) {
  char* at = static_cast<char*>(memory_.data());
  const auto take = [&at](int64_t n, int64_t width) {
    char* const buffer = at;
    at += buffer_size(n, width);
    return buffer;
  };
  for (size_t slot = 0; slot < buffers_.size(); ++slot) {
    if (!program.is_in_place(int(slot))) buffers_[slot] = take(program.step_, program.widths_[slot]);
    slots_[slot] = buffers_[slot];
  }
  values_ = take(kBlock, 8);
  cast_ = take(kBlock, 8);
  const int64_t n = std::min(program.step_, program.params.size);
  for (int k = 0; k < program.params.constants; ++k) {
    const FusedConstant& constant = program.constants_[k];
    gather(constant.value, 0, slots_[size_t(program.first_constant() + k)], n, itemsize(constant.dtype));
  }
  for (size_t k = 0; k < program.inputs_.size(); ++k) {
    const Input& input = program.inputs_[k];
    if (input.repeated) gather(input.data, 0, slots_[k], n, size_t(input.item));
  }
  execute(0, program.params.uniform, n);
}

/// Runs some instructions on n elements.
void Worker::execute(int32_t first, int32_t last, int64_t n) {
  for (int32_t i = first; i < last; ++i) {
    const Instruction& instruction = program_.instructions_[size_t(i)];
    const FusedInstruction& code = instruction.code;
    char* data[FusedInstruction::kMaxOperands] = {};
    for (int k = 0; k < code.count; ++k) data[k] = slots_[code.slots[k]];
    if (instruction.cast) {
      instruction.cast(data[0], data[1], n);
    } else if (const ElementwisePlan& plan = instruction.plan; instruction.direct) {
      plan.loop(data[0], data[1], data[2], data[plan.inputs], data[code.count - 1], n);
    } else {
      int64_t strides[FusedInstruction::kMaxOperands];
      for (int k = 0; k < code.count; ++k) strides[k] = int64_t(plan.size[k]);
      run_row(plan, data, strides, n);
    }
    prefetch(last - i);
  }
}

/// Prefetches one of the remaining shares of what the next steps read, because the processor has few requests
/// under way.
void Worker::prefetch(int64_t shares) {
  for (Ahead& input : ahead_) {
    const int64_t share = std::min(round_up(input.bytes / shares, kFetch), input.bytes);
    for (int64_t at = 0; at < share; at += kFetch) __builtin_prefetch(input.data + at);
    input.data += share;
    input.bytes -= share;
  }
}

/// Computes the elements of one step. The reduced slot is at `reduced` unless it is an array's.
void Worker::step(int64_t begin, int64_t n, char* reduced) {
  const FusedParams& params = program_.params;
  ahead_.clear();
  for (size_t k = 0; k < program_.inputs_.size(); ++k) {
    const Input& input = program_.inputs_[k];
    if (input.repeated) continue;
    if (!input.direct) {
      gather_range(input.data, input.dims, 0, begin, n, size_t(input.item), slots_[k]);
      continue;
    }
    slots_[k] = const_cast<char*>(input.data) + begin * input.item;
    ahead_.push_back({slots_[k] + std::max(program_.step_, kLeastAhead) * input.item, n * input.item});
  }
  const size_t first = size_t(program_.first_output());
  for (size_t k = 0; k < program_.outputs_.size(); ++k)
    if (const Output& y = program_.outputs_[k]; !y.stream) slots_[first + k] = y.data + begin * y.item;
  if (params.reduces && buffers_[size_t(params.reduced)]) slots_[size_t(params.reduced)] = reduced;
  execute(params.uniform, params.instructions, n);
  for (size_t k = 0; k < program_.outputs_.size(); ++k)
    if (const Output& y = program_.outputs_[k]; y.stream)
      stream_copy(y.data + begin * y.item, slots_[first + k], size_t(n * y.item));
}

const char* Worker::compute(int64_t begin, int64_t n) {
  const FusedParams& params = program_.params;
  for (int64_t at = 0; at < n; at += program_.step_)
    step(begin + at, std::min(program_.step_, n - at), values_ + at * program_.reduced_item_);
  if (!params.reduces || buffers_[size_t(params.reduced)]) return values_;
  const Output& y = program_.outputs_[size_t(params.reduced - program_.first_output())];
  return y.data + begin * y.item;
}

const char* Worker::converted(const char* values, int64_t n) {
  if (!program_.to_compute_) return values;
  program_.to_compute_(values, cast_, n);
  return cast_;
}

void Worker::rows(int64_t first, int64_t n, char* totals) {
  const int64_t run = program_.params.run;
  const int64_t many = std::max(kBlock / run, int64_t(1));  // runs that one block holds
  for (int64_t rows; n > 0; n -= rows, first += rows) {
    rows = std::min(many, n);
    if (run > kBlock) {
      part(first, 0, run, totals);
      totals += program_.total_item_;
      continue;
    }
    const char* values = converted(compute(first * run, rows * run), rows * run);
    for (int64_t i = 0; i < rows; ++i, totals += program_.total_item_)
      program_.runs_.run(values + i * run * program_.compute_item_, run, totals);
  }
}

void Worker::part(int64_t k, int64_t begin, int64_t end, char* total) {
  const int64_t base = k * program_.params.run;
  for (int64_t n; begin < end; begin += n) {
    n = std::min(kBlock, end - begin);
    program_.runs_.run(converted(compute(base + begin, n), n), n, total);
  }
}

}  // namespace

void fused(const Launch& launch, const FusedParams& params) {
  if (params.size > 0) Program(launch, params).run();
}

}  // namespace catenary::cpu
