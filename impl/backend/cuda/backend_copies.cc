// Copies between the host and CUDA devices.
#include <algorithm>
#include <cstring>

#include "impl/backend/cuda/cuda_stream.h"

namespace catenary::cuda {
namespace {

constexpr size_t kInline = size_t{64} << 10;  // bytes that the driver stages by itself without waiting

/// The second half of a download, which the driver calls.
struct Delivery {
  CudaBackend* backend;
  char* staged;
  void* destination;
  size_t size;
};

}  // namespace

/// Returns pinned memory, or null if there is none left.
char* CudaBackend::take_staged(size_t size) {
  collect();
  std::lock_guard<std::mutex> guard(mutex_);
  const size_t wanted = blocks_ + Staging::kMaxBlocks;
  if (limbo_.capacity() < wanted) limbo_.reserve(2 * wanted);
  return staging_.take(size);
}

void CudaBackend::give_staged(char* data, size_t size) {
  std::lock_guard<std::mutex> guard(mutex_);
  staging_.put(data, Staging::block_size(size));
}

void CudaBackend::upload(StreamSlot& slot, char* destination, const void* source, size_t size) {
  const Driver& cu = driver();
  const char* from = static_cast<const char*>(source);
  while (size > kInline) {
    const size_t part = std::min(size, Staging::kLargest);
    char* staged = take_staged(part);
    if (!staged) break;
    std::memcpy(staged, from, part);
    const CUresult result =
        cu.cuMemcpyHtoDAsync_v2(reinterpret_cast<CUdeviceptr>(destination), staged, part, slot.handle);
    {
      std::lock_guard<std::mutex> guard(mutex_);
      limbo_.push_back({staged, Staging::block_size(part), slot.bit, ticket_, true});
    }
    check(result, "cuMemcpyHtoDAsync");
    destination += part;
    from += part;
    size -= part;
  }
  if (size == 0) return;
  check(cu.cuMemcpyHtoDAsync_v2(reinterpret_cast<CUdeviceptr>(destination), from, size, slot.handle),
        "cuMemcpyHtoDAsync");
}

void CudaBackend::download(CudaStream& stream, void* destination, const char* source, size_t size) {
  const Driver& cu = driver();
  char* to = static_cast<char*>(destination);
  while (size > 0) {
    const size_t part = std::min(size, Staging::kLargest);
    char* staged = take_staged(part);
    if (!staged) break;
    auto delivery = std::make_unique<Delivery>(Delivery{this, staged, to, part});
    CUresult result =
        cu.cuMemcpyDtoHAsync_v2(staged, reinterpret_cast<CUdeviceptr>(source), part, stream.handle());
    if (result == CUDA_SUCCESS)
      result = cu.cuLaunchHostFunc(
          stream.handle(),
          [](void* data) {
            const std::unique_ptr<Delivery> own(static_cast<Delivery*>(data));
            std::memcpy(own->destination, own->staged, own->size);
            own->backend->give_staged(own->staged, own->size);
          },
          delivery.get());
    if (result != CUDA_SUCCESS) {
      std::lock_guard<std::mutex> guard(mutex_);
      limbo_.push_back({staged, Staging::block_size(part), stream.slot().bit, ticket_, true});
    } else {
      (void)delivery.release();  // the driver passes it to the function
    }
    check(result, "cuMemcpyDtoHAsync");
    to += part;
    source += part;
    size -= part;
  }
  if (size == 0) return;
  check(cu.cuMemcpyDtoHAsync_v2(to, reinterpret_cast<CUdeviceptr>(source), size, stream.handle()),
        "cuMemcpyDtoHAsync");
}

/// Records where a stream is for streams of other devices.
void CudaBackend::record_join(StreamSlot& slot) {
  std::lock_guard<std::mutex> guard(mutex_);
  check(driver().cuEventRecord(slot.join, slot.handle), "cuEventRecord");
}

// The source's stream copies when the destination's is ready, and the destination's goes on after that.
void CudaBackend::from_device(Storage& storage, char* destination, Storage& from, const char* source,
                              size_t size) {
  auto* other = dynamic_cast<CudaBackend*>(&from.backend());
  if (!other) return Backend::from_device(storage, destination, from, source, size);
  require_caller();
  if (size == 0) return;
  const Driver& cu = driver();
  StreamSlot &here = current().slot(), &there = other->current().slot();
  {
    const Current context(context_);
    report();
    use(here, storage);
    record_join(here);
  }
  {
    const Current context(other->context_);
    other->report();
    other->use(there, from);
    other->check(cu.cuStreamWaitEvent(there.handle, here.join, 0), "cuStreamWaitEvent");
    other->check(
        cu.cuMemcpyPeerAsync(reinterpret_cast<CUdeviceptr>(destination), context_,
                             reinterpret_cast<CUdeviceptr>(source), other->context_, size, there.handle),
        "cuMemcpyPeerAsync");
    other->record_join(there);
  }
  const Current context(context_);
  check(cu.cuStreamWaitEvent(here.handle, there.join, 0), "cuStreamWaitEvent");
}

void CudaBackend::to_host(Storage& storage, void* destination, const char* source, size_t size) {
  require_caller();
  if (size == 0) return;
  const Current context(context_);
  report();
  StreamSlot& slot = current().slot();
  use(slot, storage);
  check(driver().cuMemcpyDtoHAsync_v2(destination, reinterpret_cast<CUdeviceptr>(source), size, slot.handle),
        "cuMemcpyDtoHAsync");
  wait(slot);
}

}  // namespace catenary::cuda
