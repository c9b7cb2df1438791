// Finds how many threads a library may start without hitting limits of the system.
#pragma once

namespace catenary {

/// Returns how many of `wanted` threads, including the calling one, a library may have. OpenBLAS ends the
/// process if the system refuses it a thread, so threads of our own are tried first: each time if limits are
/// tight, otherwise once per process for each larger number.
int startable_threads(int wanted);

}  // namespace catenary
