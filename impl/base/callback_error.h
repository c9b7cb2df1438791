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

/// Returns the message that the last failure with this status left on the calling thread, "" if it left none,
/// and forgets it. The boundary of the C API defines it; programs of parts of the library do without.
std::string take_callback_message(ctn_status status) __attribute__((weak));

/// The failure of a callback on another thread, with the message that it left there ("" for none).
class CarriedCallbackError : public Error {
 public:
  using Error::Error;
};

/// Checks the status of a callback: CTN_OK passes, anything else is thrown.
inline void check_callback(ctn_status status) {
  if (__builtin_expect(status != CTN_OK, 0)) throw CallbackError(status);
}

}  // namespace catenary
