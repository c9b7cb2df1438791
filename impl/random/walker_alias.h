// Draws by Walker's alias method.
#pragma once
#include <catenary/utils.h>

#include "impl/random/random.h"

/// Draws numbers with given probabilities in constant time. Each of n columns holds up to two numbers and the
/// threshold between them.
struct ctn_walker_alias final : catenary::HandleObject<catenary::Kind::walker_alias> {
 public:
  ctn_walker_alias(catenary::ArrayRef threshold, catenary::ArrayRef values)
      : threshold_(std::move(threshold)), values_(std::move(values)) {}

  const catenary::ArrayRef& threshold() const { return threshold_; }  // float32 (n)
  const catenary::ArrayRef& values() const { return values_; }        // int32 (2 n)
  catenary::Backend& backend() const { return threshold_->backend(); }
  void to_backend(catenary::Backend& backend);

 private:
  catenary::ArrayRef threshold_, values_;
};

namespace catenary {

using WalkerAlias = ::ctn_walker_alias;

Ref<WalkerAlias> walker_alias_new(const Array& probs);
/// If `state` is null, uses the global generator of the sampler's device.
ArrayRef walker_alias_sample(const WalkerAlias& alias, RandomState* state, Shape shape);
ArrayRef walker_alias_sample_from(const WalkerAlias& alias, const Array& uniform);
void walker_alias_to_device(WalkerAlias& alias, const char* device);
ArrayRef walker_alias_threshold(const WalkerAlias& alias);
ArrayRef walker_alias_values(const WalkerAlias& alias);

}  // namespace catenary
