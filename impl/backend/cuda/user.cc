// Users' kernels, compiled at run time: elementwise, reduction and raw kernels.
#include <algorithm>
#include <cstring>

#include "impl/backend/cuda/cuda_backend.h"
#include "impl/backend/cuda/cuda_stream.h"
#include "impl/backend/cuda/user_program.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/params/user.h"
#include "impl/backend/user_layout.h"

namespace catenary::cuda {
namespace {

// What layouts fill in.
namespace host {
#define CTN_USER_ABI(...) __VA_ARGS__
#include "impl/backend/user_abi.inc"
#undef CTN_USER_ABI
}  // namespace host

constexpr unsigned kMaxGridY = 65535;
static_assert(UserProgram::kDevices == kMaxDevices);
static_assert(kUserThreads == kUserReductionWidth);

/// The argument of the functions of one call.
class Argument {
 public:
  Argument(const UserProgram& program, const UserOperands& p) : count_(size_t(program.count)) {
    std::memset(bytes_, 0,
                sizeof(ctn_header) + count_ * (sizeof(uint64_t) + sizeof(ctn_argument)) +
                    user_words(count_) * sizeof(int64_t));
    for (int32_t k = 0; k < p.params.count; ++k) {
      scalars()[k] = p.params.scalars[k];
      if (p.operands[k]) arguments()[k].data = p.operands[k]->data;
    }
  }

  ctn_header& header() { return *reinterpret_cast<ctn_header*>(bytes_); }
  ctn_argument* arguments() { return reinterpret_cast<ctn_argument*>(scalars() + count_); }
  /// Adds a list of numbers.
  int32_t add(const int64_t* numbers, int32_t count) {
    const int32_t at = int32_t(lists_.size());
    for (int32_t k = 0; k < count; ++k) lists_.push_back(numbers[k]);
    return at;
  }
  /// Adds the layouts of arguments that are raw.
  void add_raw(const UserOperands& p, const host::ctn_call& call) {
    for (int32_t k = 0; k < p.params.count; ++k) {
      if (!p.operands[k] || !p.is_raw(k)) continue;
      const host::ctn_argument& from = call.arguments[k];
      ctn_argument& to = arguments()[k];
      to.shape = add(from.shape, from.ndim);
      to.strides = add(from.strides, from.ndim);
      to.ndim = from.ndim;
      to.dense = from.dense;
    }
  }
  /// Puts the lists where functions find them; the last step. Lists that are too long are uploaded.
  const void* finish(Work& work) {
    const size_t size = lists_.size() * sizeof(int64_t);
    if (lists_.size() <= user_words(count_)) {
      std::memcpy(arguments() + count_, lists_.data(), size);
    } else {
      char* const far = work.scratch(size);
      work.backend().upload(work.stream().slot(), far, lists_.data(), size);
      header().far = reinterpret_cast<const int64_t*>(far);
    }
    return bytes_;
  }

 private:
  static constexpr size_t kMostBytes = sizeof(ctn_header) +
                                       kMaxUserParameters * (sizeof(uint64_t) + sizeof(ctn_argument)) +
                                       kMaxUserWords * sizeof(int64_t);
  static_assert(kMostBytes <= 4096);

  uint64_t* scalars() { return reinterpret_cast<uint64_t*>(bytes_ + sizeof(ctn_header)); }

  const size_t count_;
  SmallVector<int64_t, 64> lists_;
  alignas(16) char bytes_[kMostBytes];
};

/// Starts function number `slot` of a program.
void start(Work& work, const UserProgram& program, int slot, const char* suffix, const Grid& grid,
           const void* argument) {
  CudaBackend& backend = work.backend();
  std::atomic<void*>& found = program.functions[backend.index()][slot];
  const std::string name = "ctn_user_" + program.name + suffix;
  void* function = found.load(std::memory_order_acquire);
  if (!function) {
    function = backend.load(program.image.data(), name.c_str());
    found.store(function, std::memory_order_release);
  }
  work.start(static_cast<CUfunction>(function), name.c_str(), grid, argument);
}

void run_elementwise(Work& work, const UserProgram& program, const UserOperands& p) {
  host::ctn_call call{};
  const ElementwiseLayout<host::ctn_call> layout(p, call, [](const host::ctn_argument&, int32_t) {});
  if (call.size == 0) return;
  Argument argument(program, p);
  ctn_header& header = argument.header();
  header.size = call.size;
  header.ndim = call.ndim;
  header.shape = argument.add(call.shape, call.ndim);
  header.index_ndim = call.index_ndim;
  header.index_shape = argument.add(call.index_shape, call.index_ndim);
  for (int32_t k = 0; k < p.params.count; ++k) {
    if (!p.moves(k)) continue;
    argument.arguments()[k].dense = call.arguments[k].dense;
    if (!call.arguments[k].dense)
      argument.arguments()[k].strides = argument.add(call.arguments[k].strides, call.ndim);
  }
  argument.add_raw(p, call);
  const void* const bytes = argument.finish(work);
  start(work, program, 0, "", Grid{kUserThreads, work.blocks(uint64_t(call.size), kUserThreads)}, bytes);
}

/// Reduces everything in one pass, or blocks of the reduced elements first. Blocks depend only on the shape,
/// so that results are those of the CPU.
void run_reduction(Work& work, const UserProgram& program, const UserOperands& p) {
  host::ctn_call call{};
  const ReductionLayout<host::ctn_call> layout(p, program.uses_position, call);
  if (call.size == 0) return;
  Argument argument(program, p);
  ctn_header& header = argument.header();
  header.size = call.size;
  header.reduced_size = call.reduced_size;
  header.block = reduction_block(call);
  header.blocks = call.reduced_size / header.block + (call.reduced_size % header.block != 0);
  header.ndim = call.ndim;
  header.shape = argument.add(call.shape, call.ndim);
  header.reduced_ndim = call.reduced_ndim;
  header.reduced_shape = argument.add(call.reduced_shape, call.reduced_ndim);
  header.index_ndim = call.index_ndim;
  header.index_shape = argument.add(call.index_shape, call.index_ndim);
  header.output_index_ndim = call.output_index_ndim;
  header.output_index_shape = argument.add(call.output_index_shape, call.output_index_ndim);
  if (program.uses_position) {
    header.position_strides = argument.add(call.position_strides, call.ndim);
    header.reduced_position_strides = argument.add(call.reduced_position_strides, call.reduced_ndim);
  }
  for (int32_t k = 0; k < p.params.count; ++k) {
    if (!p.moves(k)) continue;
    const host::ctn_argument& from = call.arguments[k];
    ctn_argument& to = argument.arguments()[k];
    to.dense = from.dense;
    to.strides = argument.add(from.strides, call.ndim);
    if (p.is_output(k)) continue;
    to.reduced_dense = from.reduced_dense;
    to.reduced_strides = argument.add(from.reduced_strides, call.reduced_ndim);
  }
  argument.add_raw(p, call);
  if (header.blocks > 1)
    header.values = work.scratch(size_t(header.blocks) * size_t(call.size) * program.value_size);
  const void* const bytes = argument.finish(work);
  const unsigned across = work.blocks(uint64_t(call.size), kUserThreads);
  const unsigned down = unsigned(std::min<int64_t>(header.blocks, kMaxGridY));
  if (header.blocks && call.columns)
    start(work, program, 1, "_columns", Grid{kUserThreads, across, down}, bytes);
  else if (header.blocks)
    start(work, program, 0, "_rows", Grid{kUserThreads, work.blocks(uint64_t(call.size), 1), down}, bytes);
  if (header.blocks != 1) start(work, program, 2, "_finish", Grid{kUserThreads, across}, bytes);
}

void run_raw(Work& work, const UserProgram& program, const UserOperands& p) {
  Argument argument(program, p);
  const UserParams& params = p.params;
  Grid grid{params.block[0], params.grid[0], params.grid[1], params.grid[2]};
  grid.threads_y = params.block[1];
  grid.threads_z = params.block[2];
  start(work, program, 0, "", grid, argument.finish(work));
}

}  // namespace

void user(Work& work, const Launch& launch, const UserParams& params) {
  const UserOperands operands(launch, params);
  const UserProgram& program = *static_cast<const UserProgram*>(params.program);
  switch (program.kind) {
    case UserProgram::Kind::elementwise:
      return run_elementwise(work, program, operands);
    case UserProgram::Kind::reduction:
      return run_reduction(work, program, operands);
    case UserProgram::Kind::raw:
      return run_raw(work, program, operands);
  }
}

}  // namespace catenary::cuda
