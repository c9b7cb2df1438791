// How many processors this process may use.
#pragma once
#include <cstdint>

namespace catenary {

constexpr int kMaxProcessors = 1024;

/// Returns as many processors as the affinity mask and the quotas of the control groups allow, at most
/// kMaxProcessors. A quota of 1.5 processors allows two. The system is asked once, and by
/// refresh_processors().
int available_processors();

/// Asks the system again if a second has passed since the last time. A container's quota can change while the
/// process runs.
void refresh_processors(int64_t now_ns);

}  // namespace catenary
