// The table of kernels that pack truth values.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Packs whether n bytes are not zero into as many bits, of which the last ones are padded with zeros.
using PackBits = void (*)(const uint8_t* x, int64_t n, uint8_t* y);

struct BitsKernels {
  PackBits pack_big, pack_little;  // by where the first of eight bits is
};

CTN_DECLARE_TABLE(BitsKernels, bits_kernels)

}  // namespace catenary::cpu
