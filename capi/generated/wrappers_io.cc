// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/io.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/io.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_npz_file *ctn_npz_file_retain(const ctn_npz_file *self) {
  return capi::retain(const_cast<ctn_npz_file *>(self), "npz_file_retain");
}

CTN_API void ctn_npz_file_release(const ctn_npz_file *self) {
  capi::release(self, "npz_file_release");
}

CTN_API ctn_status ctn_array_save(const ctn_array *a, const char *path) {
  return capi::guard("array_save", [&] {
    catenary::save_npy(capi::in(a, "a"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_array_load(const char *path, ctn_mmap_mode mmap_mode, ctn_array **out) {
  return capi::guard("array_load", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::load_npy(capi::text(path, "path"), capi::choice(mmap_mode, 0, 3, "mmap_mode")));
  });
}

CTN_API ctn_status ctn_array_load_from_memory(const void *data, size_t size, ctn_array **out) {
  return capi::guard("array_load_from_memory", [&] {
    capi::open(out, "out");
    capi::check_count<char>(size, "size");
    *out = capi::give(catenary::load_npy_from_memory(data, size));
  });
}

CTN_API ctn_status ctn_array_tofile(const ctn_array *a, const char *path, const char *separator) {
  return capi::guard("array_tofile", [&] {
    catenary::tofile(capi::in(a, "a"), capi::text(path, "path"), separator);
  });
}

CTN_API ctn_status ctn_array_savez(const char *path, const ctn_array *const *arrays, size_t count,
                                   const char *const *names, int32_t level) {
  return capi::guard("array_savez", [&] {
    catenary::savez(capi::text(path, "path"), capi::handles(arrays, count, "arrays"),
        capi::list_or_null(names, count, "names", true), level);
  });
}

CTN_API ctn_status ctn_npz_file_open(const char *path, ctn_npz_file **file) {
  return capi::guard("npz_file_open", [&] {
    capi::open(file, "file");
    *file = capi::give(catenary::open_npz(capi::text(path, "path")));
  });
}

CTN_API size_t ctn_npz_file_count(ctn_npz_file *file) {
  return capi::get<size_t>("npz_file_count", capi::valid(file), CTN_ASK(self.count()));
}

CTN_API ctn_status ctn_npz_file_name(ctn_npz_file *file, size_t index, const char **name) {
  return capi::guard("npz_file_name", [&] {
    capi::reference(name, "name") = nullptr;
    *name = capi::in(file, "file").name(index);
  });
}

CTN_API int32_t ctn_npz_file_contains(ctn_npz_file *file, const char *name) {
  return capi::get<int32_t>("npz_file_contains", capi::valid(file), CTN_ASK(self.contains(name)));
}

CTN_API ctn_status ctn_npz_file_read(ctn_npz_file *file, const char *name, ctn_array **out) {
  return capi::guard("npz_file_read", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(file, "file").read(capi::text(name, "name")));
  });
}

}  // extern "C"
