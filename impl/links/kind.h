// The kinds of links as a table, whose rows are in the files of the kinds.
#pragma once
#include "impl/links/link.h"
#include "impl/links/options.h"

namespace catenary::links {

/// A kind of link that is made with options. Its file defines the row as a constant; options of a new link
/// are checked against it, and tests go over all rows.
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
  const uint32_t options;  // the options that may be set, besides a dtype and initializers
  /// What the example may be called with: "f2x3" is an input of floating numbers of shape (2, 3), "i3<4" one
  /// of three integers below 4.
  const char* const inputs;
  const Example example;  // makes a small link

 private:
  const LinkKind* const next_;
  inline static constinit const LinkKind* first_ = nullptr;
};

/// The options of a new link of a kind, or those of which none is set. INVALID_ARGUMENT if one is set that
/// the kind does not have, or an initializer of a path that is not among `paths`.
LinkOptionsRef checked_options(const LinkOptions* options, const LinkKind& kind,
                               const std::vector<std::string>& paths);

}  // namespace catenary::links
