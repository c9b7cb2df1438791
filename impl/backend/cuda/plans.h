// What libraries were found to do for a shape, and their handles for each device.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// Everything that a plan depends on except the device.
using PlanKey = std::array<int64_t, 20>;

struct PlanHash {
  size_t operator()(const PlanKey& key) const {
    uint64_t hash = 0x9e3779b97f4a7c15u;
    for (const int64_t number : key) {
      hash = (hash ^ uint64_t(number)) * 0xff51afd7ed558ccdu;
      hash ^= hash >> 32;
    }
    return size_t(hash);
  }
};

/// A library on one device. A call holds the lock from finding its plan until its work is in the stream,
/// because handles and descriptors serve one thread at a time.
template <class Handle, class Plan>
struct LibraryDevice {
  std::mutex mutex;
  bool opened = false;
  Handle handle = nullptr;  // null if the library refuses the device
  std::unordered_map<PlanKey, std::unique_ptr<Plan>, PlanHash> plans;  // null for what it cannot do

  /// Returns the plan for a key, which make() finds, or null. A full table begins from the start.
  template <class Make>
  Plan* find(const PlanKey& key, Make&& make) {
    constexpr size_t kMaxPlans = 512;
    const auto found = plans.find(key);
    if (found != plans.end()) return found->second.get();
    if (plans.size() >= kMaxPlans) plans.clear();
    return plans.emplace(key, make()).first->second.get();
  }
};

/// The alignment of an address in bytes, of which libraries make use up to 256.
inline int64_t alignment_of(const void* data) {
  const uintptr_t address = reinterpret_cast<uintptr_t>(data) | 256;
  return int64_t(address & ~(address - 1));
}

}  // namespace catenary::cuda
