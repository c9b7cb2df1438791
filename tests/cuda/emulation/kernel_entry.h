// How an emulated kernel is found: the object `ctn_emulated_NAME`, exported by the library of emulated kernels.
#pragma once
#include <cstddef>

namespace emulation {

struct Kernel {
  size_t param_size;
  unsigned threads;  // the most threads of a block
  void (*run)(const unsigned grid[3], const unsigned block[3], size_t shared, const void* params);
};

}  // namespace emulation
