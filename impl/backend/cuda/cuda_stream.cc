// Streams and events of CUDA devices.
#include "impl/backend/cuda/cuda_stream.h"

namespace catenary::cuda {

CudaEvent::~CudaEvent() {
  if (handle_ && !CudaBackend::forked()) owner().destroy(handle_);
}

CUevent CudaEvent::recorded() {
  std::lock_guard<std::mutex> guard(mutex_);
  return handle_;
}

Event::State CudaEvent::state(int64_t* time) {
  owner().require_caller();
  const CUevent handle = recorded();
  if (!handle) return State::never_recorded;
  const Current current(owner().context());
  const CUresult result = driver().cuEventQuery(handle);
  if (result == CUDA_ERROR_NOT_READY) return State::pending;
  owner().check(result, "cuEventQuery");
  owner().report();
  if (time) *time = 0;
  return State::reached;
}

double CudaEvent::elapsed_since(Event& start) {
  const CUevent from = static_cast<CudaEvent&>(start).recorded(), to = recorded();
  const Current current(owner().context());
  float milliseconds = 0;
  owner().check(driver().cuEventElapsedTime(&milliseconds, from, to), "cuEventElapsedTime");
  return double(milliseconds);
}

void CudaEvent::synchronize() {
  owner().require_caller();
  const CUevent handle = recorded();
  const Current current(owner().context());
  if (handle) owner().check(driver().cuEventSynchronize(handle), "cuEventSynchronize");
  owner().report();
}

CudaStream::~CudaStream() {
  if (!CudaBackend::forked()) owner().close(slot_);
}

void CudaStream::synchronize() {
  owner().require_caller();
  const Current current(owner().context());
  owner().wait(slot_);
}

bool CudaStream::done() {
  owner().require_caller();
  const Current current(owner().context());
  const CUresult result = driver().cuStreamQuery(handle());
  if (result == CUDA_ERROR_NOT_READY) return false;
  owner().check(result, "cuStreamQuery");
  owner().report();
  return true;
}

void CudaStream::record(Event& event) {
  owner().require_caller();
  const Current current(owner().context());
  owner().report();
  auto& recorded = static_cast<CudaEvent&>(event);
  std::lock_guard<std::mutex> guard(recorded.mutex_);
  const bool fresh = !recorded.handle_;
  if (fresh) {
    const unsigned flags = event.is_timed() ? CU_EVENT_DEFAULT : CU_EVENT_DISABLE_TIMING;
    owner().check(driver().cuEventCreate(&recorded.handle_, flags), "cuEventCreate");
  }
  const CUresult result = driver().cuEventRecord(recorded.handle_, handle());
  if (result && fresh) {
    driver().cuEventDestroy_v2(recorded.handle_);
    recorded.handle_ = nullptr;
  }
  owner().check(result, "cuEventRecord");
}

void CudaStream::wait(Event& event) {
  owner().require_caller();
  auto* recorded = dynamic_cast<CudaEvent*>(&event);
  if (!recorded) return event.synchronize();
  const Current current(owner().context());
  owner().report();
  if (const CUevent other = recorded->recorded())
    owner().check(driver().cuStreamWaitEvent(handle(), other, 0), "cuStreamWaitEvent");
}

void CudaStream::add_callback(Stream& stream, StreamCallback callback) {
  owner().require_caller();
  const Current current(owner().context());
  owner().report();
  owner().add_callback(handle(), stream, std::move(callback));
}

void CudaStream::read(Storage& storage, void* destination, const char* source, size_t size) {
  owner().require_caller();
  if (size == 0) return;
  const Current current(owner().context());
  owner().report();
  owner().use(slot_, storage);
  owner().download(*this, destination, source, size);
}

void CudaStream::write(Storage& storage, char* destination, const void* source, size_t size) {
  owner().require_caller();
  if (size == 0) return;
  const Current current(owner().context());
  owner().report();
  owner().use(slot_, storage);
  owner().upload(slot_, destination, source, size);
}

}  // namespace catenary::cuda
