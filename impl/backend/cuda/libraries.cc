// Opens NVIDIA's libraries.
#include "impl/backend/cuda/libraries.h"

#include <dlfcn.h>

#include <cstdlib>
#include <cstring>
#include <initializer_list>

namespace catenary::cuda {
namespace {

/// A library stays open. A driver that is not the system's needs libraries that are made for it.
void* open_library(const char* variable, std::initializer_list<const char*> names) {
  const char* const wanted = secure_getenv(variable);
  if (wanted) return *wanted ? dlopen(wanted, RTLD_NOW | RTLD_LOCAL) : nullptr;
  if (const char* const driver = secure_getenv("CATENARY_CUDA_DRIVER"); driver && *driver) return nullptr;
  for (const char* name : names)
    if (void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL)) return library;
  return nullptr;
}

template <class F>
bool find(void* library, const char* name, F*& function) {
  function = reinterpret_cast<F*>(dlsym(library, name));
  return function != nullptr;
}

const BlasLt* open_blas_lt() {
  static BlasLt table;
  void* const library = open_library("CATENARY_CUDA_BLASLT", {"libcublasLt.so.13", "libcublasLt.so.12"});
  bool complete = library != nullptr;
#define CTN_FIND(result, name, params) complete = complete && find(library, #name, table.name);
  CTN_CUBLASLT(CTN_FIND)
  return complete && table.cublasLtGetVersion() >= 120000 ? &table : nullptr;
}

const Dnn* open_dnn() {
  static Dnn table;
  void* const library = open_library("CATENARY_CUDA_CUDNN", {"libcudnn.so.9"});
  bool complete = library != nullptr;
  CTN_CUDNN(CTN_FIND)
#undef CTN_FIND
  return complete && table.cudnnGetVersion() >= 90000 ? &table : nullptr;
}

}  // namespace

const BlasLt* blas_lt() {
  static const BlasLt* const table = open_blas_lt();
  return table;
}

const Dnn* dnn() {
  static const Dnn* const table = open_dnn();
  return table;
}

bool tf32() {
  static const bool allowed = [] {
    const char* const value = secure_getenv("CATENARY_CUDA_TF32");
    return value && std::strcmp(value, "1") == 0;
  }();
  return allowed;
}

}  // namespace catenary::cuda
