#pragma once
#include <catenary/link_options.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "impl/base/options.h"
#include "impl/links/initializer.h"

/// What links may be given besides their sizes; the handle of the C API is the object itself. Fields hold the
/// usual values until they are set.
struct ctn_link_options final : catenary::HandleObject<catenary::Kind::link_options>, catenary::Options {
 public:
  using InitializerRef = catenary::InitializerRef;
  struct Named {
    std::string path;
    InitializerRef initializer;
  };

  // Every link has a dtype and initializers.
  catenary::DType dtype = CTN_FLOAT32;
  double wscale = 1, bias = 0, init = 0.25, decay = 0.9, eps = 1e-5, power = 0.75;
  bool nobias = false;
  std::vector<Named> initializers;

  void visit(catenary::Visitor& visitor) const override;
  /// What is given for a parameter, otherwise `default_value`.
  InitializerRef initializer(const std::string& path, InitializerRef default_value) const;
  /// For the child of a name: the dtype and the initializers below it.
  catenary::Ref<ctn_link_options> of_child(const std::string& name) const;
};

namespace catenary {

using LinkOptions = ::ctn_link_options;
using LinkOptionsRef = Ref<LinkOptions>;

namespace links {

/// The options of a new link of a kind, or those of which none is set. INVALID_ARGUMENT where one is set that
/// is not among `allowed`, or an initializer of a path that is not among `paths`.
LinkOptionsRef checked_options(const LinkOptions* options, const char* kind, uint32_t allowed,
                               const std::vector<std::string>& paths);

LinkOptionsRef link_options_new();
void link_options_set_dtype(LinkOptions& options, DType dtype);
void link_options_set_wscale(LinkOptions& options, double wscale);
void link_options_set_bias(LinkOptions& options, double bias);
void link_options_set_nobias(LinkOptions& options, bool nobias);
void link_options_set_initializer(LinkOptions& options, const char* path, Initializer& initializer);
void link_options_set_initial_value(LinkOptions& options, const char* path, const Array& value);
void link_options_set_init(LinkOptions& options, double init);
void link_options_set_decay(LinkOptions& options, double decay);
void link_options_set_eps(LinkOptions& options, double eps);
void link_options_set_power(LinkOptions& options, double power);

}  // namespace links
}  // namespace catenary
