// Draws random samples from a population.
#pragma once
#include "impl/array/array.h"
#include "impl/backend/params/random.h"

namespace catenary {

/// Runs a kernel that looks up draws. The kernels that take draws expect them as C-contiguous float64; all
/// operands are on one device.
void random_choose(RandomChoice op, const Array& a, const Array& b, Array& out);
void random_choose(RandomChoice op, const Array& a, const Array& b, const Array& draws, Array& out);

}  // namespace catenary
