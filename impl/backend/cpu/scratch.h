// Working memory of kernels.
#pragma once
#include "impl/backend/backend.h"

namespace catenary::cpu {

/// Working memory from the CPU's pool, returned at the end of the scope.
class Scratch {
 public:
  explicit Scratch(size_t size) : size_(size), data_(size ? cpu_backend().pool().allocate(size) : nullptr) {}
  ~Scratch() {
    if (size_) cpu_backend().pool().free(data_, size_);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  void* data() const { return data_; }

 private:
  size_t size_;
  void* data_;
};

/// Working memory of one product on one thread. It is kept between calls in a small process-wide store, so
/// that its pages stay mapped. Throws Error(CTN_ERROR_OUT_OF_MEMORY).
class GemmScratch {
 public:
  GemmScratch();
  ~GemmScratch();
  GemmScratch(const GemmScratch&) = delete;
  GemmScratch& operator=(const GemmScratch&) = delete;
  void* data() const { return data_; }

 private:
  void* data_;
};

}  // namespace catenary::cpu
