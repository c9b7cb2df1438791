// CUDA devices: opening them, copies between host and device, and failures.
#include "impl/backend/cuda/cuda_backend.h"

#include <pthread.h>

#include <cstring>
#include <new>
#include <optional>
#include <utility>

#include "impl/backend/cuda/cuda_stream.h"
#include "impl/jit/cuda/cuda_target.h"

namespace catenary::cuda {
namespace {

constexpr int kMinCapability = 75;  // ten times the compute capability

std::mutex opening;
std::atomic<CudaBackend*> opened[kMaxDevices];
std::atomic<bool> in_child{false};

int attribute(CUdevice device, CUdevice_attribute which) {
  int value = 0;
  require(driver().cuDeviceGetAttribute(&value, which, device), "cuDeviceGetAttribute");
  return value;
}

int capability_of(CUdevice device) {
  return 10 * attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) +
         attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
}

void require_capability(CUdevice device) {
  const int capability = capability_of(device);
  if (capability < kMinCapability)
    fail(CTN_ERROR_UNAVAILABLE, "expected compute capability %d.%d or higher, got %d.%d", kMinCapability / 10,
         kMinCapability % 10, capability / 10, capability % 10);
}

/// Keeps a device's primary context while it is being opened.
class Retained {
 public:
  explicit Retained(CUdevice device) : device_(device) {
    require(driver().cuDevicePrimaryCtxRetain(&context, device), "cuDevicePrimaryCtxRetain");
  }
  ~Retained() {
    if (context) driver().cuDevicePrimaryCtxRelease_v2(device_);
  }
  Retained(const Retained&) = delete;
  Retained& operator=(const Retained&) = delete;
  CUcontext keep() { return std::exchange(context, nullptr); }

  CUcontext context = nullptr;

 private:
  CUdevice device_;
};

void replace(std::string& text, const char* name, const std::string& value) {
  const size_t at = text.find(name);
  if (at != std::string::npos) text.replace(at, std::strlen(name), value);
}

/// Throws a failure of something that was started by an earlier call.
[[noreturn]] void fail_late(const Backend& device, ctn_status status, const std::string& text) {
  fail(status, "an operation that was started earlier on \"%s\" failed: %s", device.name().c_str(),
       text.c_str());
}

struct ErrorKind {
  ctn_status status;
  const char* text;
};
constexpr ErrorKind kErrors[] = {
#define CTN_KIND(name, status, text) {status, text},
    CTN_CUDA_ERRORS(CTN_KIND)
#undef CTN_KIND
};

ctn_status status_of(const ErrorRecord& record) {
  const ctn_status status = kErrors[int(record.code)].status;
  return status == CTN_OK ? ctn_status(record.operand) : status;
}

[[noreturn]] void fail_record(const Backend& device, const ErrorRecord& record) {
  const ErrorKind& kind = kErrors[int(record.code)];
  std::string text = kind.text;
  replace(text, "{value}", std::to_string(record.value));
  replace(text, "{limit}", std::to_string(record.limit));
  replace(text, "{operand}", std::to_string(record.operand));
  if (record.name) replace(text, "{name}", record.name);
  fail_late(device, status_of(record), text);
}

}  // namespace

Current::Current(CUcontext context, bool passing) {
  const Driver& cu = driver();
  if (cu.cuCtxGetCurrent(&previous_) == CUDA_SUCCESS && previous_ == context) return;
  changed_ = passing || previous_;
  cu.cuCtxSetCurrent(context);
}

Current::~Current() {
  if (changed_) driver().cuCtxSetCurrent(previous_);
}

CudaBackend& CudaBackend::open(int index) {
  if (index < kMaxDevices)
    if (CudaBackend* backend = opened[index].load(std::memory_order_acquire)) return *backend;
  if (forked()) fail(CTN_ERROR_UNAVAILABLE, "CUDA cannot be used in a child of fork");
  std::lock_guard<std::mutex> guard(opening);
  const Driver& cu = driver();
  int count = 0;
  require(cu.cuDeviceGetCount(&count), "cuDeviceGetCount");
  if (count > kMaxDevices) count = kMaxDevices;
  if (index >= count)
    fail(CTN_ERROR_UNAVAILABLE,
         count == 0 ? "the machine has no CUDA device" : "expected an index below %d, got %d", count, index);
  if (CudaBackend* backend = opened[index].load(std::memory_order_relaxed)) return *backend;
  CUdevice device;
  require(cu.cuDeviceGet(&device, index), "cuDeviceGet");
  require_capability(device);
  Retained retained(device);
  const Current current(retained.context, true);
  Parts parts;
  make_parts(device, parts);
  CudaBackend* backend = new CudaBackend(index, device, retained.context, parts);
  retained.keep();
  static const int watching = pthread_atfork(nullptr, nullptr, [] { in_child.store(true); });
  (void)watching;
  opened[index].store(backend, std::memory_order_release);
  return *backend;
}

CudaBackend::Parts::~Parts() {
  if (errors) driver().cuMemFreeHost(errors);
  if (join) driver().cuEventDestroy_v2(join);
  if (marker) driver().cuEventDestroy_v2(marker);
}

void CudaBackend::make_parts(CUdevice device, Parts& parts) {
  const Driver& cu = driver();
  parts.multiprocessors = attribute(device, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
  parts.capability = capability_of(device);
  parts.archive = &archive_for(parts.capability);
  parts.max_shared = attribute(device, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
  require(cu.cuCtxGetStreamPriorityRange(&parts.priorities.least, &parts.priorities.greatest),
          "cuCtxGetStreamPriorityRange");
  void* errors = nullptr;
  require(cu.cuMemAllocHost_v2(&errors, ErrorRecords::kCount * sizeof(ErrorRecord)), "cuMemAllocHost");
  parts.errors = static_cast<ErrorRecord*>(errors);
  require(cu.cuEventCreate(&parts.join, CU_EVENT_DISABLE_TIMING), "cuEventCreate");
  require(cu.cuEventCreate(&parts.marker, CU_EVENT_DISABLE_TIMING), "cuEventCreate");
  parts.memory = std::make_unique<CudaMemory>(device);
  parts.pool = std::make_unique<Pool>(parts.memory->source(), false);
}

CudaBackend::CudaBackend(int index, CUdevice device, CUcontext context, Parts& parts)
    : Backend("cuda:" + std::to_string(index), *parts.pool, true),
      index_(index),
      device_(device),
      context_(context),
      modules_(*parts.archive),
      errors_(parts.errors),
      multiprocessors_(parts.multiprocessors),
      max_shared_(parts.max_shared),
      capability_(parts.capability),
      priorities_(parts.priorities) {
  StreamSlot& slot = add_slot();
  slot.handle = stream_handle(kLegacyStream);
  default_ = make<CudaStream>(*this, slot);
  slot.join = std::exchange(parts.join, nullptr);
  slot.marker = std::exchange(parts.marker, nullptr);
  parts.errors = nullptr;
  memory_ = std::move(parts.memory);
  memory_->set_freed([](void* user) { static_cast<CudaBackend*>(user)->freed(); }, this);
  parts.pool.release()->set_reclaim([](void* user) { static_cast<CudaBackend*>(user)->reclaim(); }, this);
}

CudaBackend* CudaBackend::opened_backend(int index) { return opened[index].load(std::memory_order_acquire); }

jit::Target* CudaBackend::kernel_target(uint64_t layout) { return &jit::cuda_target(capability_, layout); }

bool CudaBackend::forked() { return in_child.load(std::memory_order_relaxed); }

void CudaBackend::check(CUresult result, const char* call) {
  if (__builtin_expect(result == CUDA_SUCCESS, 1)) return;
  if (result == CUDA_ERROR_OUT_OF_MEMORY)
    fail(CTN_ERROR_OUT_OF_MEMORY, "device \"%s\": %s failed with %s", name().c_str(), call,
         describe(result).c_str());
  const bool lost = is_sticky(result);
  if (lost) lose();
  fail(CTN_ERROR_DEVICE, "device \"%s\": %s failed with %s%s", name().c_str(), call, describe(result).c_str(),
       lost ? "; the device cannot be used any more in this process" : "");
}

ctn_status CudaBackend::reported() {
  std::lock_guard<std::mutex> guard(mutex_);  // until it is released, no kernel changes a complete record
  return errors_.has_failure() ? status_of(*errors_.current()) : CTN_OK;
}

void CudaBackend::report() {
  if (__builtin_expect(errors_.has_failure(), 0)) {
    if (errors_.repeats()) check(driver().cuCtxSynchronize(), "cuCtxSynchronize");
    std::unique_lock<std::mutex> lock(mutex_);
    const std::optional<ErrorRecord> record = errors_.take();
    lock.unlock();
    if (record) fail_record(*this, *record);
  }
  if (__builtin_expect(has_report_.load(std::memory_order_acquire), 0)) {
    ctn_status status;
    std::string message;
    {
      std::lock_guard<std::mutex> guard(mutex_);
      has_report_.store(false, std::memory_order_relaxed);
      status = std::exchange(callback_status_, CTN_OK);
      message.swap(callback_message_);
    }
    if (status != CTN_OK) fail_late(*this, status, message);
  }
}

CUfunction CudaBackend::find(Function function) {
  std::atomic<CUfunction>& found = function.found(index_);
  if (CUfunction known = found.load(std::memory_order_acquire)) return known;
  const CUfunction handle = modules_.find(function.module(), function.name().c_str());
  found.store(handle, std::memory_order_release);
  return handle;
}

CudaStream& CudaBackend::current() { return static_cast<CudaStream&>(current_stream(*this)); }

void CudaBackend::from_host(Storage& storage, char* destination, const void* source, size_t size) {
  current().write(storage, destination, source, size);
}

void CudaBackend::synchronize() {
  require_caller();
  const Current context(context_);
  const uint64_t ticket = next_ticket();
  check(driver().cuCtxSynchronize(), "cuCtxSynchronize");
  pass(nullptr, ticket);
  tidy();
  if (memory_->dirty()) freed();
  report();
}

Ref<Event> CudaBackend::new_event(bool timed) {
  require_caller();
  return make<CudaEvent>(*this, timed);
}

Stream& CudaBackend::default_stream() { return *default_; }

}  // namespace catenary::cuda
