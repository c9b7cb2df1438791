// Convolutions and correlations of vectors.
#pragma once
#include <catenary/routines.h>

#include "impl/array/array.h"

namespace catenary {

ArrayRef convolve(const Array& a, const Array& v, ctn_convolution_mode mode);
ArrayRef correlate(const Array& a, const Array& v, ctn_convolution_mode mode);

}  // namespace catenary
