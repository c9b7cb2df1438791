#include "impl/base/context.h"

namespace catenary {
namespace {
__thread bool backprop_off __attribute__((tls_model("initial-exec"))) = false;
}

bool backprop_enabled() { return !backprop_off; }
void set_backprop_enabled(bool enabled) { backprop_off = !enabled; }

}  // namespace catenary
