// Formats messages and throws errors.
#include "impl/base/error.h"

#include "impl/base/call.h"

#include <cstdarg>
#include <cstdio>

namespace catenary {

__thread const char* current_call __attribute__((tls_model("initial-exec"))) = "nothing";

namespace {

std::string vformat(const char* pattern, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int size = std::vsnprintf(nullptr, 0, pattern, arguments);
  std::string text(size > 0 ? static_cast<size_t>(size) : 0, '\0');
  if (size > 0) std::vsnprintf(text.data(), text.size() + 1, pattern, again);
  va_end(again);
  return text;
}

}  // namespace

std::string format(const char* pattern, ...) {
  va_list arguments;
  va_start(arguments, pattern);
  std::string text = vformat(pattern, arguments);
  va_end(arguments);
  return text;
}

void fail(ctn_status status, const char* pattern, ...) {
  va_list arguments;
  va_start(arguments, pattern);
  std::string text = vformat(pattern, arguments);
  va_end(arguments);
  throw Error(status, std::move(text));
}

}  // namespace catenary
