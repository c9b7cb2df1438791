// Streams and events of CUDA devices.
#pragma once
#include <mutex>

#include "impl/backend/cuda/cuda_backend.h"

namespace catenary::cuda {

class CudaEvent final : public Event {
 public:
  CudaEvent(CudaBackend& backend, bool timed) : ctn_event(backend, timed) {}
  ~CudaEvent() override;
  State state(int64_t* time) override;
  double elapsed_since(Event& start) override;
  void synchronize() override;

 private:
  friend class CudaStream;
  CudaBackend& owner() const { return static_cast<CudaBackend&>(backend()); }
  CUevent recorded();

  std::mutex mutex_;
  CUevent handle_ = nullptr;  // made when it is first recorded
};

class CudaStream final : public Stream {
 public:
  CudaStream(CudaBackend& backend, StreamSlot& slot, int32_t priority = 0)
      : ctn_stream(backend, priority), slot_(slot) {}
  ~CudaStream() override;
  StreamSlot& slot() const { return slot_; }
  CUstream handle() const { return slot_.handle; }

  void synchronize() override;
  bool done() override;
  void record(Event& event) override;
  void wait(Event& event) override;
  void add_callback(Stream& stream, StreamCallback callback) override;
  void read(Storage& storage, void* destination, const char* source, size_t size) override;
  void write(Storage& storage, char* destination, const void* source, size_t size) override;

 private:
  CudaBackend& owner() const { return static_cast<CudaBackend&>(backend()); }
  StreamSlot& slot_;
};

}  // namespace catenary::cuda
