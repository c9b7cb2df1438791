// Arrays over memory that the library does not own.
#pragma once
#include "impl/array/array.h"

namespace catenary {

/// Returns an array on `backend` over memory that the library does not own, with strides in bytes (data null:
/// C order). `deleter(user_data)` runs exactly once: when no array refers to the memory any more, or before
/// this throws. The array is read-only if `writeable` is false or an axis longer than one has stride 0.
///
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for negative lengths, a size or extent beyond the address space,
/// elements at NULL, and an address or stride that is not a multiple of the item size.
ArrayRef borrow_memory(Backend& backend, void* data, Shape shape, Shape strides, DType dtype, bool writeable,
                       void (*deleter)(void*), void* user_data);

}  // namespace catenary
