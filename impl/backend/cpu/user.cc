// Users' kernels, compiled at run time: elementwise, reduction and raw kernels.
#include <algorithm>
#include <cstdlib>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/cpu/user_kernel.h"
#include "impl/backend/params/user.h"
#include "impl/base/parallel.h"
#include "impl/base/small_vector.h"

namespace catenary::cpu {
namespace {

// Results depend on these two constants, which must not depend on the machine.
constexpr int64_t kRowBlock = int64_t{1}
                              << 15;  // number of elements of a long row that are reduced to one value
constexpr int64_t kColumnBlock = int64_t{1} << 16;  // the same for a tile of columns
constexpr int64_t kFewRows = 32;
constexpr int kMaxOperands = kMaxUserParameters;

using Lengths = SmallVector<int64_t, 16>;

int64_t product(const int64_t* shape, int32_t ndim) {
  int64_t size = 1;
  for (int32_t d = 0; d < ndim; ++d) size *= shape[d];
  return size;
}

/// Axes, and the strides along them of all movers, merged if all of them allow it.
class Axes {
 public:
  Axes(const int64_t* shape, int32_t ndim) {
    for (int32_t d = 0; d < ndim; ++d) dims_.push_back({shape[d], {}});
  }

  /// Adds the strides of one mover, one for each axis.
  void add(const int64_t* strides) {
    for (size_t d = 0; d < dims_.size(); ++d) dims_[d].strides[movers_] = strides[d];
    ++movers_;
  }
  /// Sorts the axes so that the first mover's largest strides come first.
  void sort() { sort_dims(dims_, 0); }
  /// Merges the axes. To be called last.
  void merge() {
    merge_dims(dims_);
    for (const auto& dim : dims_) lists_.push_back(dim.length);
    for (size_t k = 0; k < movers_; ++k)
      for (const auto& dim : dims_) lists_.push_back(dim.strides[k]);
  }

  int32_t ndim() const { return int32_t(dims_.size()); }
  const int64_t* shape() const { return lists_.data(); }
  const int64_t* strides(size_t mover) const { return lists_.data() + (mover + 1) * dims_.size(); }
  int64_t inner_stride(size_t mover) const {
    return dims_.empty() ? 0 : std::abs(dims_[dims_.size() - 1].strides[mover]);
  }
  /// Whether consecutive positions of a mover are always `step` apart.
  bool dense(size_t mover, int64_t step) const {
    for (size_t d = dims_.size(); d-- > 0; step *= dims_[d].length)
      if (dims_[d].strides[mover] != step) return false;
    return true;
  }

 private:
  Dims<kMaxOperands + 1> dims_;  // of the operands, and of positions
  size_t movers_ = 0;
  SmallVector<int64_t, 64> lists_;  // the shape, then the strides of each mover
};

/// The parameters of a call with their operands.
struct Parameters {
  const UserParams& params;
  const Operand* operands[kMaxOperands];  // null for scalars

  Parameters(const Launch& launch, const UserParams& params) : params(params) {
    int32_t next = 0;
    for (int32_t k = 0; k < params.count; ++k)
      operands[k] = params.scalar >> k & 1 ? nullptr : &launch.operands[next++];
  }
  bool is_raw(int k) const { return params.raw >> k & 1; }
  bool is_output(int k) const { return params.output >> k & 1; }
  bool moves(int k) const { return operands[k] && !is_raw(k); }
};

void set_raw(const Operand& operand, ctn_argument& argument) {
  argument.data = operand.data;
  argument.shape = operand.shape;
  argument.strides = operand.strides;
  argument.ndim = operand.ndim;
  argument.dense = 1;
  int64_t step = int64_t(itemsize(operand.dtype));
  for (int32_t d = operand.ndim; d-- > 0;) {
    if (operand.shape[d] != 1 && operand.strides[d] != step) argument.dense = 0;
    step *= operand.shape[d];
  }
}

void set_raws(const Parameters& p, ctn_call& call) {
  call.scalars = p.params.scalars;
  for (int32_t k = 0; k < p.params.count; ++k)
    if (p.operands[k] && p.is_raw(k)) set_raw(*p.operands[k], call.arguments[k]);
}

void run_elementwise(const UserProgram& program, const Parameters& p) {
  const int64_t* shape = &p.params.size;
  int32_t ndim = 1;
  for (int32_t k = 0; k < p.params.count; ++k)
    if (p.moves(k)) {
      shape = p.operands[k]->shape;
      ndim = p.operands[k]->ndim;
      break;
    }
  ctn_call call;
  call.size = product(shape, ndim);
  if (call.size == 0) return;
  Axes axes(shape, ndim);
  for (int32_t k = 0; k < p.params.count; ++k)
    if (p.moves(k)) axes.add(p.operands[k]->strides);
  axes.merge();
  call.shape = axes.shape();
  call.ndim = axes.ndim();
  call.index_shape = p.params.keep_axes ? shape : axes.shape();
  call.index_ndim = p.params.keep_axes ? ndim : axes.ndim();
  call.stream = [](char* to, const char* from, size_t size) { stream_copy(to, from, size); };
  call.fence = [] { stream_fence(); };
  set_raws(p, call);
  size_t mover = 0;
  for (int32_t k = 0; k < p.params.count; ++k) {
    if (!p.moves(k)) continue;
    ctn_argument& argument = call.arguments[k];
    argument.data = p.operands[k]->data;
    argument.strides = axes.strides(mover);
    argument.dense = axes.dense(mover, int64_t(itemsize(p.operands[k]->dtype)));
    argument.streamed = argument.dense && (p.params.fresh >> k & 1) &&
                        call.size * int64_t(itemsize(p.operands[k]->dtype)) >= kStreamBytes;
    if (argument.streamed) argument.dense = 0;
    ++mover;
  }
  parallel_for(call.size, kUserGrain, [&](int64_t begin, int64_t end) { program.run(&call, begin, end); });
}

/// Reduces everything in one pass, or blocks of the reduced elements first. Blocks depend only on the shape.
void run_reduction_loops(const UserProgram& program, const ctn_call& call) {
  const int64_t size = call.size, length = call.reduced_size;
  const int64_t width = call.columns ? std::min(size, kReductionWidth) : 1;
  const int64_t block = call.columns ? std::max<int64_t>(64, kColumnBlock / width) : kRowBlock;
  const int64_t tiles = divide_up(size, width);
  const int64_t blocks = divide_up(length, block);
  if (blocks <= 1) {
    parallel_for(tiles, items_within_grain(2 * kUserGrain, length * width), [&](int64_t begin, int64_t end) {
      program.whole(&call, begin * width, std::min(end * width, size));
    });
    return;
  }
  const Scratch values(size_t(blocks * size * program.value_size));  // between the two passes
  parallel_for(blocks * tiles, 1, [&](int64_t begin, int64_t end) {
    for (int64_t item = begin; item < end; ++item) {
      const int64_t first = item / tiles * block, at = item % tiles * width;
      program.partial(&call, first, std::min(first + block, length), at, std::min(at + width, size),
                      static_cast<char*>(values.data()) + (item / tiles * size + at) * program.value_size);
    }
  });
  parallel_for(size, items_within_grain(kUserGrain, blocks), [&](int64_t begin, int64_t end) {
    program.finish(&call, begin, end, static_cast<char*>(values.data()) + begin * program.value_size, blocks,
                   size);
  });
}

void run_reduction(const UserProgram& program, const Parameters& p) {
  const Operand* input = nullptr;
  for (int32_t k = p.params.count; k-- > 0;)
    if (p.moves(k) && !p.is_output(k)) input = p.operands[k];
  const int32_t kept_ndim = p.params.kept, reduced_ndim = input->ndim - kept_ndim;
  ctn_call call;
  call.size = product(input->shape, kept_ndim);
  call.reduced_size = product(input->shape + kept_ndim, reduced_ndim);
  if (call.size == 0) return;
  Lengths index_shape(size_t(input->ndim)), positions(size_t(input->ndim));
  for (int32_t d = 0; d < input->ndim; ++d) index_shape[size_t(p.params.axes[d])] = input->shape[d];
  for (int32_t d = 0; d < input->ndim; ++d) {
    const int32_t axis = p.params.axes[d];
    positions[size_t(d)] = product(index_shape.data() + axis + 1, input->ndim - axis - 1);
  }
  Axes kept(input->shape, kept_ndim), reduced(input->shape + kept_ndim, reduced_ndim);
  for (int32_t k = 0; k < p.params.count; ++k) {
    if (!p.moves(k)) continue;
    kept.add(p.operands[k]->strides);
    if (!p.is_output(k)) reduced.add(p.operands[k]->strides + kept_ndim);
  }
  if (program.uses_position) {
    kept.add(positions.data());
    reduced.add(positions.data() + kept_ndim);
  } else {
    reduced.sort();
  }
  kept.merge();
  reduced.merge();
  call.shape = kept.shape();
  call.ndim = kept.ndim();
  call.reduced_shape = reduced.shape();
  call.reduced_ndim = reduced.ndim();
  call.index_shape = index_shape.data();
  call.index_ndim = input->ndim;
  call.output_index_shape = input->shape;
  call.output_index_ndim = kept_ndim;
  set_raws(p, call);
  size_t mover = 0, reduced_mover = 0;
  int votes = 0;
  for (int32_t k = 0; k < p.params.count; ++k) {
    if (!p.moves(k)) continue;
    ctn_argument& argument = call.arguments[k];
    const int64_t step = int64_t(itemsize(p.operands[k]->dtype));
    argument.data = p.operands[k]->data;
    argument.strides = kept.strides(mover);
    argument.dense = kept.dense(mover, step);
    if (!p.is_output(k)) {
      argument.reduced_strides = reduced.strides(reduced_mover);
      argument.reduced_dense = reduced.dense(reduced_mover, step);
      const int64_t across = kept.inner_stride(mover), along = reduced.inner_stride(reduced_mover);
      if (across && along) votes += across < along ? 1 : -1;
      ++reduced_mover;
    }
    ++mover;
  }
  if (program.uses_position) {
    call.position_strides = kept.strides(mover);
    call.reduced_position_strides = reduced.strides(reduced_mover);
  }
  call.columns = call.size >= kFewRows && (votes > 0 || call.reduced_size < kFewRows);
  run_reduction_loops(program, call);
}

void run_raw(const UserProgram& program, const Parameters& p) {
  ctn_call call;
  int64_t blocks = 1, threads = 1;
  for (int d = 0; d < 3; ++d) {
    blocks *= call.grid[d] = p.params.grid[d];
    threads *= call.block[d] = p.params.block[d];
  }
  set_raws(p, call);
  parallel_for(blocks, items_within_grain(kUserThreads, threads),
               [&](int64_t begin, int64_t end) { program.run(&call, begin, end); });
}

}  // namespace

void user(const Launch& launch, const UserParams& params) {
  const Parameters parameters(launch, params);
  const UserProgram& program = *static_cast<const UserProgram*>(parameters.params.program);
  switch (program.kind) {
    case UserProgram::Kind::elementwise:
      return run_elementwise(program, parameters);
    case UserProgram::Kind::reduction:
      return run_reduction(program, parameters);
    case UserProgram::Kind::raw:
      return run_raw(program, parameters);
  }
}

}  // namespace catenary::cpu
