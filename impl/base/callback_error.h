// Failures of user callbacks.
#pragma once
#include "impl/base/callback.h"
#include "impl/base/error.h"

namespace catenary {

/// The status that a user's callback returned. It reaches the caller of the API unchanged, with the message
/// that the callback left through ctn_error_set or through a failing call of its own.
class CallbackError : public Error {
 public:
  explicit CallbackError(ctn_status status) : Error(status, "a callback failed") {}
};

/// Checks the status of a callback: CTN_OK passes, anything else is thrown.
inline void check_callback(ctn_status status) {
  if (__builtin_expect(status != CTN_OK, 0)) throw CallbackError(status);
}

}  // namespace catenary
