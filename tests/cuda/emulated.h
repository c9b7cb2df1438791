// How tests call emulated kernels.
#pragma once
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "emulation/emulation.h"

namespace emulated {

/// Runs a kernel that is linked into the program, or one that kernel() found.
template <class Params>
void launch(const emulation::Kernel& kernel, dim3 grid, dim3 block, const Params& params, size_t shared = 0) {
  ASSERT_EQ(kernel.param_size, sizeof(Params));
  const unsigned g[] = {grid.x, grid.y, grid.z}, b[] = {block.x, block.y, block.z};
  kernel.run(g, b, shared, &params);
}

#if defined(CATENARY_EMULATED)
/// Returns the address of a name that the library of emulated kernels exports.
inline void* symbol(const std::string& name) {
  static void* const library = dlopen(CATENARY_EMULATED, RTLD_NOW | RTLD_LOCAL);
  void* address = library ? dlsym(library, name.c_str()) : nullptr;
  if (!address) throw std::runtime_error(dlerror());
  return address;
}

inline const emulation::Kernel& kernel(const std::string& name) {
  return *static_cast<const emulation::Kernel*>(symbol("ctn_emulated_" + name));
}

/// The order of the library's blocks and threads, see emulation::set_order().
inline void set_order(unsigned order) {
  reinterpret_cast<void (*)(unsigned)>(symbol("ctn_emulation_set_order"))(order);
}
#endif

}  // namespace emulated
