// The rows of link kinds, which are in the files of the links.
#pragma once
#include "impl/links/link.h"
#include "impl/links/options.h"

namespace catenary::links {

/// A kind of link that is created with options. The options of a new link are checked against its row, and
/// tests iterate over all rows.
struct LinkKind {
  using Example = LinkRef (*)(const LinkOptions* options);

  const char* name;  // Link::kind()
  uint32_t options;  // the options that may be set in addition to a dtype and initializers
  /// Inputs with which the example may be called: "f2x3" is a floating input of shape (2, 3), "i3<4" one of
  /// three integers below 4.
  const char* inputs;
  Example example;  // creates a small link
};

/// Begins a row in the file of its link: CTN_LINK_KIND kName{name, options, inputs, example}. The linker puts
/// the rows of all objects side by side, so that no code runs at load; alignas keeps the compiler from
/// padding them.
#define CTN_LINK_KIND \
  [[gnu::used, gnu::section("ctn_link_kinds")]] alignas(LinkKind) static constexpr LinkKind

// The linker defines these two for every section whose name is an identifier.
extern const LinkKind kFirstKind[] __asm__("__start_ctn_link_kinds");
extern const LinkKind kKindsEnd[] __asm__("__stop_ctn_link_kinds");

/// The kinds of all linked objects, in no particular order.
inline Span<const LinkKind> link_kinds() { return {kFirstKind, size_t(kKindsEnd - kFirstKind)}; }

/// Returns the options of a new link of a kind; if they are null, all defaults. Throws
/// Error(CTN_ERROR_INVALID_ARGUMENT) if an option is set that the kind does not have, or an initializer for a
/// path outside `paths`.
LinkOptionsRef checked_options(const LinkOptions* options, const LinkKind& kind,
                               const std::vector<std::string>& paths);

}  // namespace catenary::links
