// Prints elements as Python prints numbers.
#pragma once
#include <string>

#include "impl/dtype/dtype.h"

namespace catenary {

/// Appends an element as Python's repr prints it after conversion to a Python number, which is what NumPy's
/// tofile writes: True, -3, 0.1, 1e-05, nan, -inf. Reading the text gives the same value. 16- and 32-bit
/// floats have the digits of the equal double.
void append_element(std::string& text, DType dtype, const void* element);

}  // namespace catenary
