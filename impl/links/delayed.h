// Parameters and persistent values whose shape is not known yet.
#pragma once
#include "impl/links/link.h"

// Parameters and persistent values whose shape is determined by the first input, or by a load or copy.
namespace catenary::links {

/// Marks a size that the first input determines.
constexpr int64_t kFromInput = CTN_SIZE_FROM_INPUT;

bool fits_delayed(const Link::Delayed& value, Shape shape);
/// Throws Error(CTN_ERROR_SHAPE) if a delayed value cannot have the shape; messages call the value `label`.
void check_delayed(const Link::Delayed& value, Shape shape, const char* label);
/// Returns a new, uninitialized array for the value.
ArrayRef new_delayed(const Link::Delayed& value, Shape shape, Backend& backend);

/// A delayed value below a root, with its path such as "/l1/W".
struct DelayedAt {
  std::string path;
  Link* link;
  const Link::Delayed* value;
};
std::vector<DelayedAt> all_delayed(Link& root);

bool is_initialized(Link* root);
size_t uninitialized_count(Link* root);
/// Throws Error(CTN_ERROR_INDEX) if the index is out of range.
std::string uninitialized_path(Link& root, size_t index);

/// Rolls back values materialized below `root` unless the call succeeds.
class DelayedRollback {
 public:
  explicit DelayedRollback(Link& root);
  DelayedRollback(const DelayedRollback&) = delete;
  DelayedRollback& operator=(const DelayedRollback&) = delete;
  ~DelayedRollback();
  void keep() { before_.clear(); }

 private:
  void remember(Link& link);

  struct Before {
    LinkRef link;
    std::vector<Link::Delayed> values;
  };
  std::vector<Before> before_;
};

/// Materializes and fills all delayed values of a link, with `size` as the unknown length.
void make_delayed(Link& link, int64_t size, Backend& backend);

}  // namespace catenary::links
