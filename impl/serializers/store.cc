#include "impl/serializers/store.h"

#include <algorithm>

namespace catenary {

size_t Source::find(const std::string& name) const {
  const auto less = [&](uint32_t index, const std::string& wanted) { return entries_[index].name < wanted; };
  const auto at = std::lower_bound(sorted_.begin(), sorted_.end(), name, less);
  return at != sorted_.end() && entries_[*at].name == name ? *at : entries_.size();
}

void Source::add_entry(StoredEntry entry) {
  const auto less = [&](uint32_t index, const std::string& wanted) { return entries_[index].name < wanted; };
  const auto at = std::lower_bound(sorted_.begin(), sorted_.end(), entry.name, less);
  if (at != sorted_.end() && entries_[*at].name == entry.name)
    fail(CTN_ERROR_FORMAT, "%s: expected different names, got \"%s\" twice", label_.c_str(),
         entry.name.c_str());
  sorted_.insert(at, uint32_t(entries_.size()));
  entries_.push_back(std::move(entry));
}

}  // namespace catenary
