// The targets of this build, by kind of machine.
#include "impl/jit/target.h"

#include "impl/base/error.h"
#include "impl/jit/cpu_target.h"

namespace catenary::jit {

Target& target_of(const Backend& backend) {
  switch (backend.machine()) {
    case Machine::cpu:
      return cpu_target();
  }
  fail(CTN_ERROR_INTERNAL, "device \"%s\": no target for its machine", backend.name().c_str());
}

}  // namespace catenary::jit
