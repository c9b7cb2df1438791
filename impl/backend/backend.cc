// Finds backends by name.
#include "impl/backend/backend.h"

namespace catenary {

Storage::Storage(Backend& backend, size_t size)
    : backend_(backend),
      data_(backend.runs_late() ? backend.allocate(size, order_)
                                : static_cast<char*>(backend.pool().allocate(size))),
      size_(size),
      deleter_(nullptr),
      user_data_(nullptr),
      borrowed_(false) {}

Storage::Storage(Backend& backend, void* data, size_t size, void (*deleter)(void*), void* user_data)
    : backend_(backend),
      data_(static_cast<char*>(data)),
      size_(size),
      deleter_(deleter),
      user_data_(user_data),
      borrowed_(true) {}

Storage::~Storage() {
  if (borrowed_) {
    if (deleter_) deleter_(user_data_);
  } else if (backend_.runs_late()) {
    backend_.release(data_, size_, order_);
  } else {
    backend_.pool().free(data_, size_);
  }
}

char* Backend::allocate(size_t size, MemoryOrder&) { return static_cast<char*>(pool_.allocate(size)); }

void Backend::release(char* data, size_t size, const MemoryOrder&) { pool_.free(data, size); }

void Backend::from_device(Storage& storage, char* destination, Storage& from, const char* source,
                          size_t size) {
  if (size == 0) return;
  const Ref<Storage> host = make<Storage>(cpu_backend(), size);
  from.backend().to_host(from, host->data(), source, size);
  from_host(storage, destination, host->data(), size);
}

namespace {
__thread Backend* current __attribute__((tls_model("initial-exec"))) = nullptr;
}

Backend& current_backend() { return current ? *current : cpu_backend(); }
void set_current_backend(Backend& backend) { current = &backend; }

}  // namespace catenary
