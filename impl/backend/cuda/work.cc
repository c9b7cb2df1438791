// Starts device code.
#include "impl/backend/cuda/work.h"

#include <algorithm>
#include <iterator>

#include "impl/backend/cuda/cuda_stream.h"
#include "impl/backend/kernels.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {

// A row of kernels.def without a definition is null.
template <class Params>
struct FunctionOf {
  using type = void(Work& work, const Launch& launch, const Params& params);
};
template <>
struct FunctionOf<NoParams> {
  using type = void(Work& work, const Launch& launch);
};
#define CTN_KERNEL(NAME, PARAMS) [[gnu::weak]] FunctionOf<PARAMS>::type NAME;
#include "impl/backend/kernels.def"
#undef CTN_KERNEL

namespace {

constexpr unsigned kBlocksPerMultiprocessor = 16;
constexpr size_t kPlainShared = size_t{48} << 10;  // bytes that need no permission

template <class Params>
void call(void function(Work&, const Launch&, const Params&), KernelWith<Params> kernel, const char* name,
          Work& work, const Launch& launch) {
  if (!function) fail(CTN_ERROR_UNSUPPORTED, "the kernel \"%s\" does not exist for CUDA devices yet", name);
  function(work, launch, launch.params(kernel));
}
void call(void function(Work&, const Launch&), KernelWith<NoParams>, const char* name, Work& work,
          const Launch& launch) {
  if (!function) fail(CTN_ERROR_UNSUPPORTED, "the kernel \"%s\" does not exist for CUDA devices yet", name);
  function(work, launch);
}

constexpr const char* kDTypeNames[] = {
#define CTN_NAME(CODE, TYPE, NAME, ...) #NAME,
    CTN_DTYPES(CTN_NAME)
#undef CTN_NAME
};
constexpr const char* kSizeNames[] = {"1", "2", "4", "8", "16"};

}  // namespace

int FunctionFamily::count() const {
  return suffixes_ == none ? 1 : int(suffixes_ == dtypes ? std::size(kDTypeNames) : std::size(kSizeNames));
}

std::string FunctionFamily::name(int suffix) const {
  std::string name;
  for (const char* part :
       {parts_[0], parts_[1],
        suffixes_ == none ? "" : (suffixes_ == dtypes ? kDTypeNames : kSizeNames)[suffix]}) {
    if (!*part) continue;
    if (!name.empty()) name += '_';
    name += part;
  }
  return name;
}

std::atomic<CUfunction>& FunctionFamily::found(int device, int suffix) {
  std::atomic<CUfunction>* found = found_.load(std::memory_order_acquire);
  if (__builtin_expect(!found, 0)) {
    auto* const fresh = new std::atomic<CUfunction>[size_t(kMaxDevices * count())]();
    if (found_.compare_exchange_strong(found, fresh, std::memory_order_acq_rel))
      found = fresh;
    else
      delete[] fresh;
  }
  return found[device * count() + suffix];
}

Work::Work(CudaBackend& backend, CudaStream& stream) : backend_(backend), stream_(stream) {}

Work::~Work() {
  for (int i = 0; i < scratch_count_; ++i)
    backend_.release(scratch_[i].data, scratch_[i].size, scratch_[i].order);
}

char* Work::scratch(size_t size) {
  if (scratch_count_ == kMaxScratch)
    fail(CTN_ERROR_INTERNAL, "expected at most %d blocks of scratch memory", kMaxScratch);
  Scratch& scratch = scratch_[scratch_count_];
  scratch.data = backend_.allocate(size, scratch.order);
  scratch.size = size;
  scratch.order.streams.fetch_or(stream_.slot().bit, std::memory_order_relaxed);
  ++scratch_count_;
  return scratch.data;
}

void Work::start(Function function, const Grid& grid, const void* params) {
  const CUfunction handle = backend_.find(function);
  if (grid.shared > kPlainShared)
    backend_.check(driver().cuFuncSetAttribute(handle, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                               int(grid.shared)),
                   "cuFuncSetAttribute");
  const CUresult result = launch(handle, grid, params);
  if (__builtin_expect(result != CUDA_SUCCESS, 0))
    backend_.check(result, ("cuLaunchKernel of " + function.name()).c_str());
}

void Work::start(CUfunction function, const char* name, const Grid& grid, const void* params) {
  const CUresult result = launch(function, grid, params);
  if (__builtin_expect(result != CUDA_SUCCESS, 0))
    backend_.check(result, (std::string("cuLaunchKernel of ") + name).c_str());
}

CUresult Work::launch(CUfunction function, const Grid& grid, const void* params) {
  void* arguments[] = {const_cast<void*>(params)};
  return driver().cuLaunchKernel(function, grid.x, grid.y, grid.z, grid.threads, grid.threads_y,
                                 grid.threads_z, unsigned(grid.shared), stream_.handle(), arguments, nullptr);
}

void Work::copy(void* to, const void* from, size_t size) {
  if (size == 0) return;
  backend_.check(driver().cuMemcpyDtoDAsync_v2(reinterpret_cast<CUdeviceptr>(to),
                                               reinterpret_cast<CUdeviceptr>(from), size, stream_.handle()),
                 "cuMemcpyDtoDAsync");
}

void Work::fill(void* to, unsigned char byte, size_t size) {
  if (size == 0) return;
  backend_.check(driver().cuMemsetD8Async(reinterpret_cast<CUdeviceptr>(to), byte, size, stream_.handle()),
                 "cuMemsetD8Async");
}

unsigned Work::blocks(uint64_t items, unsigned threads) const {
  const uint64_t all = items / threads + (items % threads != 0);
  const uint64_t most = uint64_t{backend_.multiprocessors()} * kBlocksPerMultiprocessor;
  return unsigned(std::max<uint64_t>(1, std::min(all, most)));
}

ErrorRecord* Work::errors() const { return backend_.errors(); }

size_t Work::max_shared() const { return backend_.max_shared(); }

void run(Work& work, const Launch& launch) {
  switch (launch.kernel) {
#define CTN_KERNEL(NAME, PARAMS) \
  case Kernel::NAME:             \
    return call(NAME, kernels::NAME, #NAME, work, launch);
#include "impl/backend/kernels.def"
#undef CTN_KERNEL
  }
}

void CudaBackend::launch(const Launch& launch) {
  require_caller();
  const Current context(context_);
  report();
  CudaStream& stream = current();
  for (int i = 0; i < launch.count; ++i)
    if (Storage* storage = launch.operands[i].storage) use(stream.slot(), *storage);
  Work work(*this, stream);
  run(work, launch);
}

}  // namespace catenary::cuda
