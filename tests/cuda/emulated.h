// How tests call the emulated kernels that are linked into their program.
#pragma once
#include <gtest/gtest.h>

#include "emulation/emulation.h"

/// Declares a kernel of the library, for use in any namespace.
#define CTN_EMULATED(name) extern "C" const ::emulation::Kernel ctn_emulated_##name;

namespace emulated {

template <class Params>
void launch(const emulation::Kernel& kernel, dim3 grid, dim3 block, const Params& params, size_t shared = 0) {
  ASSERT_EQ(kernel.param_size, sizeof(Params));
  const unsigned g[] = {grid.x, grid.y, grid.z}, b[] = {block.x, block.y, block.z};
  kernel.run(g, b, shared, &params);
}

}  // namespace emulated
