// Which recorded operations run together.
#pragma once
#include "impl/array/trace.h"

namespace catenary {

/// Nodes that become one launch.
struct FusionGroup {
  std::vector<int32_t> nodes;
  bool fused;
};

/// Divides the nodes that `outputs` need into groups, in an order in which they can run.
std::vector<FusionGroup> fusion_groups(const Trace& trace, Span<const TraceOutput> outputs, bool fuse);

}  // namespace catenary
