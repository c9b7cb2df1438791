// The driver's entry points, which are opened at run time, and its errors.
#pragma once
#include <string>

#include "impl/backend/cuda/driver_types.h"
#include "impl/base/error.h"

namespace catenary::cuda {

struct Driver {
#define CTN_ENTRY(name, params) CUresult(*name) params;
  CTN_CUDA_DRIVER(CTN_ENTRY)
#undef CTN_ENTRY
};

/// Returns the entry points of the library that the environment variable CATENARY_CUDA_DRIVER names,
/// otherwise of libcuda.so.1; the first call opens and initializes it. Throws Error(CTN_ERROR_UNAVAILABLE)
/// with the reason; the next call tries again.
const Driver& driver();

/// Returns the name and the driver's text of a result.
std::string describe(CUresult result);

/// Whether every later call of the device fails, too.
bool is_sticky(CUresult result);

/// Throws Error(CTN_ERROR_UNAVAILABLE) for a call of the driver that failed while a device was opened.
void require(CUresult result, const char* call);

}  // namespace catenary::cuda
