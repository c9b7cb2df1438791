#pragma once

namespace catenary {

/// How many threads, of `wanted`, a team may have. libgomp and OpenBLAS end the process where the system does not grant
/// them a thread, so that threads of our own are tried first: again where limits are tight, else once in the
/// process for each larger number.
int startable_threads(int wanted);

}  // namespace catenary
