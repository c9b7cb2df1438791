// Failures whose messages say where they happened.
#pragma once
#include "impl/base/error.h"

namespace catenary {

/// A failure whose message begins with what failed, such as a link, so that nothing around it adds its own
/// name.
class PlacedError : public Error {
 public:
  using Error::Error;
};

}  // namespace catenary
