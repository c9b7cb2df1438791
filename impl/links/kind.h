// The table of link kinds, whose rows are in the files of the links.
#pragma once
#include "impl/links/link.h"
#include "impl/links/options.h"

namespace catenary::links {

/// A kind of link that is created with options. Its file defines the row as a constant; the options of a new
/// link are checked against it, and tests iterate over all rows.
class LinkKind {
 public:
  using Example = LinkRef (*)(const LinkOptions* options);

  LinkKind(const char* name, uint32_t options, const char* inputs, Example example)
      : name(name), options(options), inputs(inputs), example(example), next_(first_) {
    first_ = this;
  }
  LinkKind(const LinkKind&) = delete;
  LinkKind& operator=(const LinkKind&) = delete;

  /// All kinds, in no particular order.
  static const LinkKind* first() { return first_; }
  const LinkKind* next() const { return next_; }

  const char* const name;  // Link::kind()
  const uint32_t options;  // the options that may be set in addition to a dtype and initializers
  /// Inputs with which the example may be called: "f2x3" is a floating input of shape (2, 3), "i3<4" one of
  /// three integers below 4.
  const char* const inputs;
  const Example example;  // creates a small link

 private:
  const LinkKind* const next_;
  inline static constinit const LinkKind* first_ = nullptr;
};

/// Returns the options of a new link of a kind; if they are null, all defaults. Throws
/// Error(CTN_ERROR_INVALID_ARGUMENT) if an option is set that the kind does not have, or an initializer for a
/// path outside `paths`.
LinkOptionsRef checked_options(const LinkOptions* options, const LinkKind& kind,
                               const std::vector<std::string>& paths);

}  // namespace catenary::links
