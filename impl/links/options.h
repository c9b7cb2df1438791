#pragma once
#include <catenary/link_options.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "impl/links/initializer.h"

/// What links may be given besides their sizes; the handle of the C API is the object itself. Fields hold the
/// usual values until they are set.
struct ctn_link_options final : catenary::HandleObject<catenary::Kind::link_options> {
 public:
  using InitializerRef = catenary::InitializerRef;
  /// Every link has a dtype and initializers.
  enum Option : uint32_t {
    wscale_option = 1,
    bias_option = 2,
    nobias_option = 4,
    dilation_option = 8,
    groups_option = 16,
    outsize_option = 32,
    init_option = 64,
    decay_option = 128,
    eps_option = 256,
    power_option = 512,
    ignore_label_option = 1024,
    causal_option = 2048,
    dropout_option = 4096,
  };
  struct Named {
    std::string path;
    InitializerRef initializer;
  };

  uint32_t given = 0;  // the options that were set
  catenary::DType dtype = CTN_FLOAT32;
  double wscale = 1, bias = 0, init = 0.25, decay = 0.9, eps = 1e-5, power = 0.75, dropout = 0;
  bool nobias = false, causal = false;
  int64_t groups = 1, ignore_label = 0;
  catenary::SmallVector<int64_t, 3> dilation, outsize;  // empty: not set
  std::vector<Named> initializers;

  void visit(catenary::Visitor& visitor) const override;
  bool has(Option option) const { return given & option; }
  /// What is given for a parameter, otherwise `standard`.
  InitializerRef initializer(const std::string& path, InitializerRef standard) const;
  /// For the child of a name: the dtype and the initializers below it.
  catenary::Ref<ctn_link_options> of_child(const std::string& name) const;
  /// A length for each axis, 1 where none was set; INVALID_ARGUMENT where another number was.
  catenary::SmallVector<int64_t, 3> dilation_of(size_t axes) const;
  /// Empty where none was set.
  catenary::SmallVector<int64_t, 3> outsize_of(size_t axes) const;
};

namespace catenary {

using LinkOptions = ::ctn_link_options;
using LinkOptionsRef = Ref<LinkOptions>;

namespace links {

/// The options of a new link of a kind, or those of which none is set. INVALID_ARGUMENT where one is set that
/// is not among `allowed`, or an initializer of a path that is not among `paths`.
LinkOptionsRef chosen(const LinkOptions* options, const char* kind, uint32_t allowed,
                      const std::vector<std::string>& paths);

LinkOptionsRef link_options_new();
void link_options_set_dtype(LinkOptions& options, DType dtype);
void link_options_set_wscale(LinkOptions& options, double wscale);
void link_options_set_bias(LinkOptions& options, double bias);
void link_options_set_nobias(LinkOptions& options, bool nobias);
void link_options_set_initializer(LinkOptions& options, const char* path, Initializer& initializer);
void link_options_set_initial_value(LinkOptions& options, const char* path, const Array& value);
void link_options_set_dilation(LinkOptions& options, Span<const int64_t> dilation);
void link_options_set_groups(LinkOptions& options, int64_t groups);
void link_options_set_outsize(LinkOptions& options, Span<const int64_t> outsize);
void link_options_set_init(LinkOptions& options, double init);
void link_options_set_decay(LinkOptions& options, double decay);
void link_options_set_eps(LinkOptions& options, double eps);
void link_options_set_power(LinkOptions& options, double power);
void link_options_set_ignore_label(LinkOptions& options, int64_t ignore_label);
void link_options_set_causal(LinkOptions& options, bool causal);
void link_options_set_dropout(LinkOptions& options, double dropout);

}  // namespace links
}  // namespace catenary
