// Sources of stored values.
#include "impl/serializers/store.h"

namespace catenary {

size_t Source::find(const std::string& name) const {
  const auto at = index_.find(name);
  return at != index_.end() ? at->second : entries_.size();
}

void Source::add_entry(StoredEntry entry) {
  if (!index_.emplace(entry.name, entries_.size()).second)
    fail(CTN_ERROR_FORMAT, "%s: expected unique names, got \"%s\" twice", label_.c_str(), entry.name.c_str());
  entries_.push_back(std::move(entry));
}

}  // namespace catenary
