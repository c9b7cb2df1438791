// Plans of recorded operations, found by what they depend on.
#include "impl/autograd/plan_cache.h"

#include <algorithm>

namespace catenary {

void PlanSignature::add(const Array* array) {
  if (!array) return add(-1);
  add(array->dtype() * 2 + array->is_weak());
  if (array->is_weak()) {
    int64_t value = 0;
    std::memcpy(&value, array->data(), array->itemsize());
    return add(value);
  }
  add(array->ndim());
  for (int i = 0; i < 2 * array->ndim(); ++i) add(array->dims()[i]);
}

bool PlanCache::find(const PlanSignature& signature, KnownPlan& plan) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [&](const Entry& entry) { return entry.signature == signature; });
  if (found == entries_.end()) return false;
  std::rotate(entries_.begin(), found, found + 1);
  plan = entries_.front().plan;
  return true;
}

void PlanCache::keep(PlanSignature signature, const KnownPlan& plan) {
  std::vector<Entry> dropped;  // released without the lock
  const std::lock_guard<std::mutex> lock(mutex_);
  entries_.insert(entries_.begin(), {std::move(signature), plan});
  if (entries_.size() <= capacity_) return;
  dropped.push_back(std::move(entries_.back()));
  entries_.pop_back();
}

}  // namespace catenary
