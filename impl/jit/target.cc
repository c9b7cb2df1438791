// Which target compiles kernels for a device.
#include "impl/jit/target.h"

#include "impl/jit/cpu_target.h"
#include "impl/jit/target_layout.h"

namespace catenary::jit {

Target& target_of(Backend& backend) {
  static const uint64_t layout = target_layout();
  Target* const target = backend.kernel_target(layout);
  return target ? *target : cpu_target();
}

}  // namespace catenary::jit
