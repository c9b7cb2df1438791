// Tests of devices that plugins bring, in a program without the shared library.
// tests/capi/devices/plugin_test.c has the others.
#include "impl/backend/plugin.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "impl/base/error.h"

namespace catenary {
namespace {

TEST(PluginTest, StaticLibraryHasNone) {
  setenv("CATENARY_CUDA_PLUGIN", "/none/plugin.so", 1);
  EXPECT_FALSE(backend_available("cuda:0"));
  try {
    find_backend("cuda:0");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), CTN_ERROR_UNAVAILABLE);
    EXPECT_STREQ(
        error.what(),
        "device: \"cuda:0\" cannot be used: libcatenary-cuda.so needs the shared library, and this program "
        "contains the static one");
  }
  unsetenv("CATENARY_CUDA_PLUGIN");
}

TEST(PluginTest, IndexOfADevice) {
  EXPECT_EQ(cuda_index("cuda:0"), 0);
  EXPECT_EQ(cuda_index("cuda:17"), 17);
  EXPECT_EQ(cuda_index("cuda:9999"), 9999);
  for (const char* name :
       {"", "cpu", "cuda", "cuda:", "cuda:10000", "cuda:01", "cuda:+1", "cuda:1 ", "Cuda:1"})
    EXPECT_EQ(cuda_index(name), -1) << name;
}

}  // namespace
}  // namespace catenary
