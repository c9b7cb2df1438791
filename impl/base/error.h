// The exception of the library: a status and a message.
#pragma once
#include <catenary/types.h>

#include <exception>
#include <string>
#include <utility>

namespace catenary {

/// The exception for every failure inside the library; the guard of the C API turns it into a status and a
/// message.
class Error : public std::exception {
 public:
  Error(ctn_status status, std::string message) : status_(status), message_(std::move(message)) {}
  ctn_status status() const { return status_; }
  const char* what() const noexcept override { return message_.c_str(); }

 private:
  ctn_status status_;
  std::string message_;
};

/// Returns printf-style text for messages.
std::string format(const char* pattern, ...) __attribute__((format(printf, 1, 2)));

/// Throws Error(status, format(...)); out of line, so that checks stay small at their call sites.
[[noreturn]] void fail(ctn_status status, const char* pattern, ...)
    __attribute__((format(printf, 2, 3), cold));

}  // namespace catenary
