// Plans of recorded operations, found by what they depend on.
#pragma once
#include <cstring>
#include <mutex>
#include <vector>

#include "impl/array/fusion.h"

namespace catenary {

/// What a plan depends on, as numbers.
class PlanSignature {
 public:
  void add(int64_t number) { numbers_.push_back(number); }
  void add(const Backend& backend) { add(int64_t(reinterpret_cast<uintptr_t>(&backend))); }
  /// Where and how an array is stored, and the value of a weak scalar. Null: no array.
  void add(const Array* array);
  bool operator==(const PlanSignature& other) const {
    return numbers_.size() == other.numbers_.size() &&
           std::memcmp(numbers_.data(), other.numbers_.data(), numbers_.size() * sizeof(int64_t)) == 0;
  }

 private:
  SmallVector<int64_t, 32> numbers_;
};

/// A plan, and which of the wanted results it has.
struct KnownPlan {
  Ref<FusionPlan> plan;
  SmallVector<char, 4> present{};
};

/// The plans that were used last. Any thread may use it.
class PlanCache {
 public:
  explicit PlanCache(size_t capacity) : capacity_(capacity) {}
  /// Returns whether there is a plan.
  bool find(const PlanSignature& signature, KnownPlan& plan);
  void keep(PlanSignature signature, const KnownPlan& plan);

 private:
  struct Entry {
    PlanSignature signature;
    KnownPlan plan;
  };
  const size_t capacity_;
  std::mutex mutex_;
  std::vector<Entry> entries_;  // the one that was used last comes first
};

}  // namespace catenary
