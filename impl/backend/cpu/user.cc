// Users' kernels, compiled at run time: elementwise, reduction and raw kernels.
#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/cpu/user_kernel.h"
#include "impl/backend/params/user.h"
#include "impl/backend/user_layout.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

void run_elementwise(const UserProgram& program, const UserOperands& p) {
  ctn_call call;
  int64_t moved = 0;
  for (int32_t k = 0; k < p.params.count; ++k)
    if (p.operands[k]) moved += bytes_of(*p.operands[k]);
  const ElementwiseLayout<ctn_call> layout(p, call, [&](ctn_argument& argument, int32_t k) {
    const int64_t bytes = call.size * int64_t(itemsize(p.operands[k]->dtype));
    argument.streamed = argument.dense && (p.params.fresh >> k & 1) && bypasses_caches(bytes, moved - bytes);
    if (argument.streamed) argument.dense = 0;
  });
  if (call.size == 0) return;
  call.stream = [](char* to, const char* from, size_t size) { stream_copy(to, from, size); };
  call.fence = [] { stream_fence(); };
  parallel_for(call.size, kUserGrain, [&](int64_t begin, int64_t end) { program.run(&call, begin, end); });
}

/// Reduces everything in one pass, or blocks of the reduced elements first. Blocks depend only on the shape.
void run_reduction_loops(const UserProgram& program, const ctn_call& call) {
  const int64_t size = call.size, length = call.reduced_size;
  const int64_t width = call.columns ? std::min(size, kUserReductionWidth) : 1;
  const int64_t block = reduction_block(call);
  const int64_t tiles = divide_up(size, width);
  const int64_t blocks = divide_up(length, block);
  if (blocks <= 1) {
    parallel_for(tiles, divisible(items_within_grain(2 * kUserGrain, length * width)),
                 [&](int64_t begin, int64_t end) {
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
  parallel_for(size, divisible(items_within_grain(kUserGrain, blocks)), [&](int64_t begin, int64_t end) {
    program.finish(&call, begin, end, static_cast<char*>(values.data()) + begin * program.value_size, blocks,
                   size);
  });
}

void run_reduction(const UserProgram& program, const UserOperands& p) {
  ctn_call call;
  const ReductionLayout<ctn_call> layout(p, program.uses_position, call);
  if (call.size == 0) return;
  run_reduction_loops(program, call);
}

void run_raw(const UserProgram& program, const UserOperands& p) {
  ctn_call call;
  int64_t blocks = 1, threads = 1;
  for (int d = 0; d < 3; ++d) {
    blocks *= call.grid[d] = p.params.grid[d];
    threads *= call.block[d] = p.params.block[d];
  }
  set_raw_arguments(p, call);
  parallel_for(blocks, divisible(items_within_grain(kUserThreads, threads)),
               [&](int64_t begin, int64_t end) { program.run(&call, begin, end); });
}

}  // namespace

void user(const Launch& launch, const UserParams& params) {
  const UserOperands parameters(launch, params);
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
