#include "impl/base/context.h"

namespace catenary {

__thread ThreadModes thread_modes __attribute__((tls_model("initial-exec")));

}  // namespace catenary
