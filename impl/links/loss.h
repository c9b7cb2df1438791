// Links of loss functions.
#pragma once
#include <catenary/links_loss.h>

#include <tuple>

#include "impl/functions/options.h"
#include "impl/links/link.h"
#include "impl/random/walker_alias.h"

namespace catenary::links {

LinkRef negative_sampling(int64_t in_size, Span<const int64_t> counts, int64_t sample_size,
                          const LinkOptions* options = nullptr);
Ref<WalkerAlias> negative_sampling_sampler(Link& link);
VariableRef negative_sampling_call(Link& link, Variable& x, Variable& t, const FunctionOptions* options);

LinkRef binary_hierarchical_softmax(int64_t in_size, const Array& tree, const LinkOptions* options = nullptr);
/// Returns paths, codes and begins.
std::tuple<ArrayRef, ArrayRef, ArrayRef> hierarchical_softmax_tables(Link& link);

}  // namespace catenary::links
