// Services of the host's CPU for every device: casts outside of kernels, and settings of its kernels.
#pragma once
#include <cstdint>

#include "impl/dtype/dtype.h"

namespace catenary::cpu {

/// Converts n contiguous elements like the copy kernel.
using CastLoop = void (*)(const void* source, void* destination, int64_t n);
CastLoop cast_loop(DType from, DType to);

/// Returns the current instruction set: "baseline", "avx2" or "avx512".
const char* simd_name();

/// Whether this build can call oneDNN.
bool has_onednn();
/// Whether oneDNN may be called: the build includes it, and the environment variable CATENARY_ONEDNN, which
/// is read once, is not "0".
bool onednn_enabled();
void set_onednn_enabled(bool enabled);

}  // namespace catenary::cpu
