// Elementwise operations by name, with NumPy's keyword arguments.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "impl/array/array.h"

namespace catenary {

/// Runs an elementwise operation by name, with NumPy's keyword arguments. Destinations are empty or have one
/// entry for each output; entries may be null. Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless the operation
/// has `count` outputs.
std::vector<ArrayRef> ufunc_outputs(const char* name, Span<const Array* const> inputs, DType dtype,
                                    ctn_casting casting, const Array* where, Span<Array* const> destinations,
                                    size_t count);
ArrayRef ufunc(const char* name, Span<const Array* const> inputs, DType dtype, ctn_casting casting,
               const Array* where, Array* destination);

/// NumPy's ufunc.at; see combine_at.
void ufunc_at(const char* name, Array& a, Span<const ctn_index> items, Span<const Array* const> arrays,
              const Array* value);

size_t ufunc_count();
const char* ufunc_name(size_t index);                     // null if the index is out of range
std::pair<size_t, size_t> ufunc_arity(const char* name);  // inputs and outputs
Op find_ufunc(const char* name);                          // throws Error(CTN_ERROR_NOT_FOUND)
std::string ufunc_types(const char* name);

}  // namespace catenary
