// How a kernel that was compiled for the emulation is called. The library of emulated kernels exports an
// object ctn_emulated_NAME for each kernel. Needs nothing else, so that a stand-in for the driver can include
// it.
#pragma once
#include <cstddef>

namespace emulation {

/// An exported kernel.
struct Kernel {
  size_t param_size;  // in bytes
  unsigned threads;   // maximum number of threads of a block
  /// Runs all blocks on the calling thread. Throws emulation::Error for a launch that CUDA would refuse, and
  /// for a kernel that would hang or whose result would be undefined; other exceptions of the kernel pass
  /// through.
  void (*run)(const unsigned grid[3], const unsigned block[3], size_t shared, const void* params);
};

}  // namespace emulation
