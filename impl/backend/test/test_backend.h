#pragma once
#include "impl/backend/backend.h"

namespace catenary {

/// The device "test:0" or "test:1": computes on the CPU, but as a GPU would. Addresses of its memory cannot
/// be followed by the host, and kernels run late, in one queue, on a thread of its own. A failure of a kernel
/// is reported by the next call that touches the device. After fork the child can only release what it has.
Backend& test_backend(int index);

}  // namespace catenary
