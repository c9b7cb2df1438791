// What the host's CPU does for every device: casts outside of kernels, and the settings of its kernels.
#pragma once
#include <cstdint>

#include "impl/dtype/dtype.h"

namespace catenary::cpu {

/// Converts n contiguous elements as the copy kernel does.
using CastLoop = void (*)(const void* source, void* destination, int64_t n);
CastLoop cast_loop(DType from, DType to);

/// The instruction set in use: "baseline", "avx2" or "avx512".
const char* simd_name();

/// Whether this build can call oneDNN.
bool has_onednn();
/// Whether oneDNN may be called: the build has it, and the environment variable CATENARY_ONEDNN, read once,
/// is not "0".
bool onednn_enabled();
void set_onednn_enabled(bool enabled);

}  // namespace catenary::cpu
