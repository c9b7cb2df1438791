#pragma once
#include <cstddef>
#include <cstdint>

namespace catenary::cpu {

/// Working memory of one product on one thread, kept between calls in a small process-wide store, so that its
/// pages stay mapped. Throws Error(CTN_ERROR_OUT_OF_MEMORY).
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
