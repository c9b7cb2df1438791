// The CPU backend, which runs kernels immediately.
#include <cstring>

#include "impl/backend/cpu/stream.h"
#include "impl/backend/kernels.h"

namespace catenary {
namespace cpu {

// Operands are in host memory. Kernels run on the calling thread and the team of parallel_for, and their
// results do not depend on the number of threads. A definition with other parameters than its row has does
// not link.
template <class Params>
struct FunctionOf {
  using type = void(const Launch& launch, const Params& params);
};
template <>
struct FunctionOf<NoParams> {
  using type = void(const Launch& launch);
};
#define CTN_KERNEL(NAME, PARAMS) FunctionOf<PARAMS>::type NAME;
#include "impl/backend/kernels.def"
#undef CTN_KERNEL

namespace {

template <class Params>
void call(void function(const Launch&, const Params&), KernelWith<Params> kernel, const Launch& launch) {
  function(launch, launch.params(kernel));
}
void call(void function(const Launch&), KernelWith<NoParams>, const Launch& launch) { function(launch); }

class CpuBackend final : public Backend {
 public:
  CpuBackend() : Backend("cpu", *new Pool(system_memory())) {}

  void launch(const Launch& launch) override { cpu::run(launch); }
  void from_host(Storage&, char* destination, const void* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
  void to_host(Storage&, void* destination, const char* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
  void synchronize() override {}
  bool is_host() const override { return true; }
  bool has_fused() const override { return true; }
  bool has_along() const override { return true; }
  Stream& default_stream() override { return cpu::default_stream(); }
  Ref<Stream> new_stream(StreamKind, int32_t) override { return cpu::new_stream(); }
  Ref<Event> new_event(bool timed) override { return cpu::new_event(timed); }
};

}  // namespace

void run(const Launch& launch) {
  switch (launch.kernel) {
#define CTN_KERNEL(NAME, PARAMS) \
  case Kernel::NAME:             \
    return call(NAME, kernels::NAME, launch);
#include "impl/backend/kernels.def"
#undef CTN_KERNEL
  }
}

}  // namespace cpu

Backend& cpu_backend() {
  static Backend& backend = *new cpu::CpuBackend();
  return backend;
}

}  // namespace catenary
