#pragma once
#include "impl/links/link.h"

// Parameters and persistent values whose shape comes with the first input, or with what is loaded or copied.
namespace catenary::links {

/// What stands for a size that comes with the first input.
constexpr int64_t kFromInput = CTN_SIZE_FROM_INPUT;

bool fits_delayed(const Link::Delayed& value, Shape shape);
/// SHAPE error where a delayed value cannot have the shape; messages call the value `label`.
void check_delayed(const Link::Delayed& value, Shape shape, const char* label);
/// A new array for the value, not filled.
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
/// INDEX error beyond the last.
std::string uninitialized_path(Link& root, size_t index);

/// What a call makes of delayed values from `root` on is taken back unless the call succeeds.
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

/// Makes all delayed values of a link, `size` in place of the unknown length, and fills them.
void make_delayed(Link& link, int64_t size, Backend& backend);

}  // namespace catenary::links
