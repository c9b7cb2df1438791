// A device without the kernels that only devices with has_fused() have, and the list of devices to test.
#pragma once
#include <cstring>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/stream.h"

namespace catenary {

/// The memory and the kernels of the CPU.
class PlainBackend final : public Backend {
 public:
  PlainBackend() : Backend("plain", cpu_backend().pool()) {}
  void launch(const Launch& launch) override { cpu_backend().launch(launch); }
  void from_host(Storage&, char* destination, const void* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
  void to_host(Storage&, void* destination, const char* source, size_t size) override {
    if (size) std::memcpy(destination, source, size);
  }
  void synchronize() override {}
  Stream& default_stream() override { return cpu_backend().default_stream(); }
  Ref<Stream> new_stream(StreamKind kind, int32_t priority) override {
    return cpu_backend().new_stream(kind, priority);
  }
  Ref<Event> new_event(bool timed) override { return cpu_backend().new_event(timed); }
};

/// The CPU, a device with streams, and one without the kernels.
inline std::vector<Backend*> backends() {
  static PlainBackend& plain = *new PlainBackend;
  return {&cpu_backend(), &find_backend("test:0"), &plain};
}

}  // namespace catenary
