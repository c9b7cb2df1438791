#pragma once
#include "impl/array/array.h"

namespace catenary {

/// An array over memory that is not the library's, on `backend`, with strides in bytes (data null: C order).
/// `deleter(user_data)` runs exactly once: when no array refers to the memory any more, or before this
/// throws. The array is read-only unless `writeable`, and where an axis longer than one has stride 0.
///
/// INVALID_ARGUMENT: negative lengths, a size or reach beyond the address space, elements at NULL, an address
/// or stride that is no multiple of the item size.
ArrayRef borrow_memory(Backend& backend, void* data, Shape shape, Shape strides, DType dtype, bool writeable,
                       void (*deleter)(void*), void* user_data);

}  // namespace catenary
