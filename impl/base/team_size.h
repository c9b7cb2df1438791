// Finds how many threads a team may have without hitting limits of the system.
#pragma once

namespace catenary {

/// Returns how many of `wanted` threads a team may have. libgomp and OpenBLAS end the process if the system
/// refuses them a thread, so threads of our own are tried first: each time if limits are tight, otherwise
/// once per process for each larger number.
int startable_threads(int wanted);

}  // namespace catenary
