#pragma once
#include "impl/array/array.h"

namespace catenary {

/// Runs a kernel that looks up draws: float64 C-contiguous ones where it takes such. All on one device.
void random_choose(RandomChoice op, const Array& a, const Array& b, Array& out);
void random_choose(RandomChoice op, const Array& a, const Array& b, const Array& draws, Array& out);

}  // namespace catenary
