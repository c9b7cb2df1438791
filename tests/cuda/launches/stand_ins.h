// What tests ask the stand-ins for the driver and for libraries.
#pragma once
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>

namespace catenary::cuda {

/// A function of a stand-in, whose file an environment variable names; null without one.
template <class F>
F* stand_in(const char* variable, const char* name) {
  const char* const path = std::getenv(variable);
  void* const library = path && *path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : nullptr;
  return library ? reinterpret_cast<F*>(dlsym(library, name)) : nullptr;
}
inline uint64_t count_of(const char* name) {
  return stand_in<uint64_t(const char*)>("CATENARY_CUDA_DRIVER", "stand_in_count")(name);
}

/// The next call of a function of the driver or of a library fails.
inline void fail_next(const char* name) {
  stand_in<void(const char*, uint64_t, int)>("CATENARY_CUDA_DRIVER", "stand_in_fail")(name, 1, 1);
}
inline void expect_no_misuse() {
  char text[2000] = "";
  EXPECT_EQ(stand_in<size_t(char*, size_t)>("CATENARY_CUDA_DRIVER", "stand_in_misuses")(text, sizeof text),
            0u)
      << text;
}

}  // namespace catenary::cuda
