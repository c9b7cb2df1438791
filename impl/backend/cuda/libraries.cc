// Opens NVIDIA's libraries.
#include "impl/backend/cuda/libraries.h"

#include <dlfcn.h>

#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <string>

#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

/// Returns a library, which stays open, or null; then `reason`, if given, is why. A driver that is not the
/// system's needs libraries that are made for it.
void* open_library(const char* variable, std::initializer_list<const char*> names,
                   std::string* reason = nullptr) {
  const auto explain = [&](const std::string& text) {
    if (reason) *reason += (reason->empty() ? "" : "; ") + text;
  };
  const auto open = [&](const char* name) {
    void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library) explain(dlerror());
    return library;
  };
  const char* const wanted = secure_getenv(variable);
  if (wanted && *wanted) return open(wanted);
  const char* const driver = secure_getenv("CATENARY_CUDA_DRIVER");
  if (wanted) {
    explain(std::string(variable) + " is empty");
  } else if (driver && *driver) {
    explain("CATENARY_CUDA_DRIVER is set and " + std::string(variable) + " is not");
  } else {
    for (const char* name : names)
      if (void* const library = open(name)) return library;
  }
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
  return complete && table.cudnnGetVersion() >= 90000 ? &table : nullptr;
}

const Nvrtc* open_nvrtc() {
  static Nvrtc table;
  void* const library = open_library("CATENARY_CUDA_NVRTC", {"libnvrtc.so.13", "libnvrtc.so.12"});
  bool complete = library != nullptr;
  CTN_NVRTC(CTN_FIND)
#undef CTN_FIND
  return complete ? &table : nullptr;
}

struct FoundSolver {
  SolverLibrary table{};
  std::string reason;  // why it cannot be used
};

FoundSolver open_solver() {
  FoundSolver found;
  void* const library =
      open_library("CATENARY_CUDA_CUSOLVER", {"libcusolver.so.12", "libcusolver.so.11"}, &found.reason);
  if (!library) return found;
  found.reason.clear();
#define CTN_FIND(result, name, params) \
  if (!find(library, #name, found.table.name) && found.reason.empty()) found.reason = "it has no " #name;
  CTN_CUSOLVER(CTN_FIND)
#undef CTN_FIND
#define CTN_FIND(result, name, params) find(library, #name, found.table.name);
  CTN_CUSOLVER_NEWER(CTN_FIND)
#undef CTN_FIND
  int version = 0;
  if (found.reason.empty() && found.table.cusolverGetVersion(&version) != CUSOLVER_STATUS_SUCCESS)
    found.reason = "cusolverGetVersion failed";
  return found;
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

const Nvrtc* nvrtc() {
  static const Nvrtc* const table = open_nvrtc();
  return table;
}

const SolverLibrary& solver_library() {
  static const FoundSolver found = open_solver();
  if (!found.reason.empty())
    fail(CTN_ERROR_UNAVAILABLE,
         "this needs cuSOLVER: expected the shared library libcusolver.so.12 or libcusolver.so.11, got: %s",
         found.reason.c_str());
  return found.table;
}

bool tf32() {
  static const bool allowed = [] {
    const char* const value = secure_getenv("CATENARY_CUDA_TF32");
    return value && std::strcmp(value, "1") == 0;
  }();
  return allowed;
}

}  // namespace catenary::cuda
