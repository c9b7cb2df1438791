// Arrays as texts.
#pragma once
#include <catenary/array.h>

#include <string>

#include "impl/array/array.h"
#include "impl/base/callback.h"

namespace catenary {

// As NumPy prints them, see format.h; -1 leaves an option as it is. INVALID_ARGUMENT for other negative
// numbers.
std::string array_str(const Array& a, int32_t max_line_width, int32_t precision, int32_t suppress_small);
std::string array_repr(const Array& a, int32_t max_line_width, int32_t precision, int32_t suppress_small);
/// Hands the text to a callback.
void print_array(const Array& a, const Callback<ctn_write_fn>& write);

}  // namespace catenary
