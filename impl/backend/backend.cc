#include "impl/backend/backend.h"

#include "impl/backend/test/test_backend.h"
#include "impl/base/error.h"

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

namespace {
__thread Backend* current __attribute__((tls_model("initial-exec"))) = nullptr;
}

Backend& current_backend() { return current ? *current : cpu_backend(); }
void set_current_backend(Backend& backend) { current = &backend; }

static Backend* lookup(const char* name) {
  const std::string_view text(name);
  if (text == "cpu") return &cpu_backend();
  if (text == "test:0") return &test_backend(0);
  if (text == "test:1") return &test_backend(1);
  return nullptr;
}

Backend& find_backend(const char* name) {
  if (!name) return current_backend();
  if (Backend* backend = lookup(name)) return *backend;
  if (std::strncmp(name, "cuda:", 5) == 0)
    fail(CTN_ERROR_UNAVAILABLE, "device: \"%s\" cannot be used: this build has no CUDA backend", name);
  fail(CTN_ERROR_DEVICE, "device: expected \"cpu\", \"test:0\" or \"test:1\", got \"%s\"", name);
}

bool backend_available(const char* name) { return name && lookup(name) != nullptr; }

}  // namespace catenary
