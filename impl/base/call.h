// The name of the running API function, for messages.
#pragma once

namespace catenary {

/// Name of the API function that the thread is in, without ctn_. The text is never freed.
extern __thread const char* current_call __attribute__((tls_model("initial-exec")));

}  // namespace catenary
