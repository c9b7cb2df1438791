// .npy files in the caller's memory.
#include "impl/array/io.h"

#include <cstring>

#include "capi/src/guard.h"

namespace capi = catenary::capi;
using catenary::fail;

extern "C" {

CTN_API ctn_status ctn_array_save_to_memory(const ctn_array* a, void* data, size_t capacity, size_t* length) {
  return capi::guard("array_save_to_memory", [&] {
    const catenary::Array& array = capi::in(a, "a");
    if (!data && !length)
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "data: expected a buffer or a pointer for the length, got NULL for both");
    if (!data && capacity)
      fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected room for %zu bytes, got NULL", capacity);
    const catenary::NpyImage image = catenary::npy_image(array);
    if (length) *length = image.size();
    if (!data) return;
    if (capacity < image.size())
      fail(CTN_ERROR_INVALID_ARGUMENT, "capacity: expected at least %zu bytes, got %zu", image.size(),
           capacity);
    char* bytes = static_cast<char*>(data);
    std::memcpy(bytes, image.head.data(), image.head.size());
    catenary::to_data(*image.elements, bytes + image.head.size());
  });
}

}  // extern "C"
