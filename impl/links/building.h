#pragma once
#include "impl/links/link.h"

// What links of several kinds share.
namespace catenary::links {

/// INVALID_ARGUMENT naming the argument where a length is not from `least` to 2^31.
inline void check_length(const char* name, int64_t length, int64_t least = 1) {
  constexpr int64_t most = int64_t{1} << 31;
  if (length < least || length > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to 2^31, got %lld", name, (long long)least,
         (long long)length);
}

void check_wscale(double wscale);

/// A float32 array of one value on the current device.
ArrayRef filled(Shape shape, double value);
/// Normal with mean 0, float32 on the current device.
ArrayRef normal(double deviation, Shape shape);

/// What a link makes of one value.
Value called(Link& link, const Value& x);

/// A state for the copy of a link: another variable of the same value and history, so that each moves alone.
/// Null stays null.
VariableRef copied_state(const VariableRef& state);

/// INVALID_ARGUMENT where the link is of another class.
template <class T>
T& of_kind(Link& link, const char* argument, const char* kind) {
  auto* found = dynamic_cast<T*>(&link);
  if (!found)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a link of kind %s, got %s", argument, kind, link.kind());
  return *found;
}

}  // namespace catenary::links
