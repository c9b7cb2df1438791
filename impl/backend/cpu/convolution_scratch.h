#pragma once
#include "impl/backend/backend.h"

namespace catenary::cpu {

/// Working memory of the CPU's pool, given back at the end of the scope.
class ConvolutionScratch {
 public:
  explicit ConvolutionScratch(size_t size)
      : size_(size), data_(size ? cpu_backend().pool().allocate(size) : nullptr) {}
  ~ConvolutionScratch() {
    if (size_) cpu_backend().pool().free(data_, size_);
  }
  ConvolutionScratch(const ConvolutionScratch&) = delete;
  ConvolutionScratch& operator=(const ConvolutionScratch&) = delete;
  void* data() const { return data_; }

 private:
  size_t size_;
  void* data_;
};

}  // namespace catenary::cpu
