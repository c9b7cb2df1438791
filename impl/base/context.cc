// Modes of the calling thread, and contexts that carry them to other threads.
#include "impl/base/context.h"

#include "impl/base/binding.h"

namespace catenary {

__thread ThreadModes thread_modes __attribute__((tls_model("initial-exec")));

}  // namespace catenary

void ctn_context::visit(catenary::Visitor& visitor) const {
  visitor.add(streams_);
  visitor.add(hooks_);
}
