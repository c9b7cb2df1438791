#pragma once

namespace catenary {

/// Name of the API function that the thread is in, without ctn_; for messages. Lives for ever.
extern __thread const char* current_call __attribute__((tls_model("initial-exec")));

}  // namespace catenary
