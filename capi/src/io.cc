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
      fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected room or a place for the length, got NULL for both");
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

CTN_API size_t ctn_npz_file_count(ctn_npz_file* file) { return capi::has(file) ? file->names().size() : 0; }

CTN_API ctn_status ctn_npz_file_name(ctn_npz_file* file, size_t index, const char** name) {
  return capi::guard("npz_file_name", [&] {
    capi::reference(name, "name") = nullptr;
    const std::vector<std::string>& names = capi::in(file, "file").names();
    if (index >= names.size())
      fail(CTN_ERROR_INDEX, "index: expected less than %zu, got %zu", names.size(), index);
    *name = names[index].c_str();
  });
}

CTN_API int32_t ctn_npz_file_contains(ctn_npz_file* file, const char* name) {
  return capi::guard_value<int32_t>("npz_file_contains",
                                    [&] { return capi::has(file) && name && file->contains(name) ? 1 : 0; });
}

CTN_API ctn_status ctn_npz_file_read(ctn_npz_file* file, const char* name, ctn_array** out) {
  return capi::guard("npz_file_read", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(file, "file").read(capi::text(name, "name")));
  });
}

}  // extern "C"
