// Asynchronous copies between arrays and host memory.
#pragma once
#include "impl/array/array.h"
#include "impl/backend/stream.h"

namespace catenary {

// Copies in the order of a stream (null: the thread's current one). `size` must be the array's size in bytes.
// Host memory is used until the stream has passed the copy.
void to_data_async(const Array& a, void* data, size_t size, Stream* stream);
void set_data_async(Array& a, const void* data, size_t size, Stream* stream);

}  // namespace catenary
