// NVIDIA's libraries, which are opened at run time if they are installed.
#pragma once
#include "impl/backend/cuda/library_types.h"

namespace catenary::cuda {

#define CTN_ENTRY(result, name, params) result(*name) params;
struct BlasLt {
  CTN_CUBLASLT(CTN_ENTRY)
};
struct Dnn {
  CTN_CUDNN(CTN_ENTRY)
};
struct Nvrtc {
  CTN_NVRTC(CTN_ENTRY)
};
struct SolverLibrary {
  CTN_CUSOLVER(CTN_ENTRY)
  CTN_CUSOLVER_NEWER(CTN_ENTRY)
};
#undef CTN_ENTRY

/// Returns the entry points of a library, or null if it cannot be opened or is older than version 12 or 9.
/// The environment variables CATENARY_CUDA_BLASLT, CATENARY_CUDA_CUDNN and CATENARY_CUDA_NVRTC name the
/// files; an empty one stands for no library. Without them the dynamic linker looks for libcublasLt.so.13 and
/// .12, libcudnn.so.9, and libnvrtc.so.13 and .12, unless CATENARY_CUDA_DRIVER names a driver.
const BlasLt* blas_lt();
const Dnn* dnn();
const Nvrtc* nvrtc();

/// Returns the entry points of cuSOLVER, in which those that only newer versions have may be null. Throws
/// Error(CTN_ERROR_UNAVAILABLE) with the reason if the library cannot be opened. CATENARY_CUDA_CUSOLVER names
/// its file as above; otherwise it is libcusolver.so.12 or .11.
const SolverLibrary& solver_library();

/// Whether products of float32 may be computed from 19-bit floats: the environment variable
/// CATENARY_CUDA_TF32 is 1.
bool tf32();

}  // namespace catenary::cuda
