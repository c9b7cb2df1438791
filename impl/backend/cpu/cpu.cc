#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/kernels.h"
#include "impl/backend/cpu/stream.h"
#include "impl/base/error.h"

namespace catenary {
namespace cpu {
namespace {

using Function = void (*)(const Launch&);

// In the order of Kernel.
constexpr Function kFunctions[] = {
    elementwise,
    copy,
    reduce,
    arg_reduce,
    matmul,
    take,
    scatter_add,
    random,
    softmax_cross_entropy,
    softmax_cross_entropy_gradient,
    update,
    squared_norm,
    random_choice,
    gather_index,
    scatter_index,
    count_nonzero_blocks,
    nonzero,
    scan,
    sort,
    search_sorted,
    mark_distinct,
    bincount,
    lapack,
    max_pooling,
    max_pooling_gather,
    max_pooling_scatter,
    average_pooling,
    average_pooling_gradient,
    batch_norm,
    batch_norm_gradient,
    layer_norm,
    layer_norm_gradient,
    local_response,
    local_response_gradient,
    attention,
    attention_gradient,
    user,
    convolution,
    convolution_input_gradient,
    convolution_weight_gradient,
    activation,
    prelu,
    prelu,
    softmax,
    softmax_gradient,
    lstm,
    lstm_gradient,
    loss,
    loss_gradient,
    negative_sampling,
    negative_sampling_gradient,
    hierarchical_softmax,
    hierarchical_softmax_gradient,
    ctc,
    ctc_gradient,
    narrow_labels,
};
static_assert(sizeof(kFunctions) / sizeof(kFunctions[0]) == size_t(Kernel::count));

class CpuBackend final : public Backend {
 public:
  CpuBackend() : Backend("cpu", *new Pool(system_memory())) {}

  void launch(const Launch& launch) override { run(launch); }
  void from_host(Storage&, char* destination, const void* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
  void to_host(Storage&, void* destination, const char* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
  void synchronize() override {}
  bool is_host() const override { return true; }
  Stream& default_stream() override { return cpu::default_stream(); }
  Ref<Stream> new_stream(bool) override { return cpu::new_stream(); }
  Ref<Event> new_event(bool timed) override { return cpu::new_event(timed); }
};

}  // namespace

void run(const Launch& launch) { kFunctions[int(launch.kernel)](launch); }

}  // namespace cpu

Backend& cpu_backend() {
  static Backend& backend = *new cpu::CpuBackend();
  return backend;
}

}  // namespace catenary
