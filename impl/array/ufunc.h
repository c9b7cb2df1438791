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

// NumPy's methods of operations with two inputs and one output (ufunc_methods.cc).
/// Whether reductions of several axes are possible because the order does not matter, and the identity, which
/// is null if there is none.
std::pair<bool, ArrayRef> ufunc_reduction(const char* name);
ArrayRef ufunc_reduce(const char* name, const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype,
                      const Array* where, const Array* initial, Array* destination);
ArrayRef ufunc_accumulate(const char* name, const Array& a, int64_t axis, DType dtype, Array* destination);
ArrayRef ufunc_reduceat(const char* name, const Array& a, const Array& indices, int64_t axis, DType dtype,
                        Array* destination);
ArrayRef ufunc_outer(const char* name, const Array& a, const Array& b, DType dtype, ctn_casting casting,
                     const Array* where, Array* destination);

size_t ufunc_count();
const char* ufunc_name(size_t index);                     // null if the index is out of range
std::pair<size_t, size_t> ufunc_arity(const char* name);  // inputs and outputs
Op find_ufunc(const char* name);                          // throws Error(CTN_ERROR_NOT_FOUND)
std::string ufunc_types(const char* name);

}  // namespace catenary
