// Where kernels of a device report bad values.
#pragma once
#include <atomic>
#include <new>
#include <optional>

#include "impl/backend/cuda/kernels/error_record.h"

namespace catenary::cuda {

/// Kernels write to the current record. Taking what it contains makes the next one current, so that kernels
/// that were started before, which often meet what the failed one left, do not report it a second time.
class ErrorRecords {
 public:
  static constexpr int kCount = 64;

  /// Uses memory for kCount records, which the device can write to.
  explicit ErrorRecords(ErrorRecord* records) : records_(records) {
    for (int i = 0; i < kCount; ++i) new (records + i) ErrorRecord{};
  }

  ErrorRecord* current() const { return records_ + current_.load(std::memory_order_acquire); }

  bool has_failure() const { return __atomic_load_n(&current()->state, __ATOMIC_ACQUIRE) == 2; }

  /// Returns whether take() makes records current again that kernels may still write to, unless the device
  /// has done all its work.
  bool repeats() const { return current_.load(std::memory_order_relaxed) == kCount - 1; }

  /// Returns what the current record contains, if that is complete. One thread at a time may call it.
  std::optional<ErrorRecord> take() {
    if (!has_failure()) return std::nullopt;
    const ErrorRecord taken = *current();
    const int next = (current_.load(std::memory_order_relaxed) + 1) % kCount;
    __atomic_store_n(&records_[next].state, 0u, __ATOMIC_RELEASE);
    current_.store(next, std::memory_order_release);
    return taken;
  }

 private:
  ErrorRecord* const records_;
  std::atomic<int> current_{0};
};

}  // namespace catenary::cuda
