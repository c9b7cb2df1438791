// Options of links.
#pragma once
#include <catenary/link_options.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "impl/base/options.h"
#include "impl/links/initializer.h"

/// Options of links. The C API's handle is the object itself. Fields hold their defaults until they are set.
struct ctn_link_options final : catenary::HandleObject<catenary::Kind::link_options>, catenary::Options {
 public:
  using InitializerRef = catenary::InitializerRef;
  struct Named {
    std::string path;
    InitializerRef initializer;
  };

  // Every link has a dtype and initializers.
  catenary::DType dtype = CTN_FLOAT32;
#define CTN_NUMBER(NAME, DEFAULT, CHECK) double NAME = DEFAULT;
  CTN_EACH_OPTION(CTN_NUMBERS_ONLY)
#undef CTN_NUMBER
  bool nobias = false;
  std::vector<Named> initializers;

  void visit(catenary::Visitor& visitor) const override;
  /// Returns the initializer given for a parameter, otherwise `default_value`.
  InitializerRef initializer(const std::string& path, InitializerRef default_value) const;
  /// Returns the options for a child: the dtype, and the initializers below its name.
  catenary::Ref<ctn_link_options> of_child(const std::string& name) const;
};

namespace catenary {

using LinkOptions = ::ctn_link_options;
using LinkOptionsRef = Ref<LinkOptions>;

namespace links {

LinkOptionsRef link_options_new();
void link_options_set_dtype(LinkOptions& options, DType dtype);
#define CTN_NUMBER(NAME, DEFAULT, CHECK) void link_options_set_##NAME(LinkOptions& options, double NAME);
CTN_EACH_OPTION(CTN_NUMBERS_ONLY)
#undef CTN_NUMBER
void link_options_set_nobias(LinkOptions& options, bool nobias);
void link_options_set_initializer(LinkOptions& options, const char* path, Initializer& initializer);
void link_options_set_initial_value(LinkOptions& options, const char* path, const Array& value);

}  // namespace links
}  // namespace catenary
