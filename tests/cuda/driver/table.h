// A table of the driver's entry points for tests, opened at run time as users of the driver do.
#pragma once
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "impl/backend/cuda/driver_types.h"
#include "tests/cuda/driver/stand_in.h"

namespace catenary::cuda {

struct Table {
  Table() {
    const char* path = std::getenv("CATENARY_CUDA_DRIVER");
    library = dlopen(path ? path : "libcatenary-stand-in-cuda.so", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
      ADD_FAILURE() << dlerror();
      std::abort();
    }
#define CTN_ENTRY(name, params) name = reinterpret_cast<CUresult(*) params>(dlsym(library, #name));
    CTN_CUDA_DRIVER(CTN_ENTRY)
#undef CTN_ENTRY
#define CTN_EXTRA(name) \
  name = reinterpret_cast<decltype(&::stand_in_##name)>(dlsym(library, "stand_in_" #name));
    CTN_EXTRA(leaks)
    CTN_EXTRA(misuses)
    CTN_EXTRA(clear_misuses)
    CTN_EXTRA(count)
    CTN_EXTRA(fail)
    CTN_EXTRA(lose_device)
    CTN_EXTRA(set_memory)
    CTN_EXTRA(set_timeout)
    CTN_EXTRA(hold)
    CTN_EXTRA(release)
    CTN_EXTRA(reset)
#undef CTN_EXTRA
  }

  void* library;
#define CTN_ENTRY(name, params) CUresult(*name) params;
  CTN_CUDA_DRIVER(CTN_ENTRY)
#undef CTN_ENTRY
  decltype(&::stand_in_leaks) leaks;
  decltype(&::stand_in_misuses) misuses;
  decltype(&::stand_in_clear_misuses) clear_misuses;
  decltype(&::stand_in_count) count;
  decltype(&::stand_in_fail) fail;
  decltype(&::stand_in_lose_device) lose_device;
  decltype(&::stand_in_set_memory) set_memory;
  decltype(&::stand_in_set_timeout) set_timeout;
  decltype(&::stand_in_hold) hold;
  decltype(&::stand_in_release) release;
  decltype(&::stand_in_reset) reset;
};

/// The table, which is opened once.
inline const Table& cu() {
  static const Table table;
  return table;
}

#define EXPECT_CUDA(call) EXPECT_EQ(CUDA_SUCCESS, call)
#define ASSERT_CUDA(call) ASSERT_EQ(CUDA_SUCCESS, call)

/// A test with the context of device 0, which must leave nothing open and no misuse that it did not expect.
class DriverTest : public testing::Test {
 protected:
  void SetUp() override {
    cu().reset();
    ASSERT_CUDA(cu().cuInit(0));
    ASSERT_CUDA(cu().cuDevicePrimaryCtxRetain(&context, 0));
    ASSERT_CUDA(cu().cuCtxSetCurrent(context));
  }

  void TearDown() override {
    EXPECT_CUDA(cu().cuCtxSetCurrent(nullptr));
    EXPECT_CUDA(cu().cuDevicePrimaryCtxRelease_v2(0));
    char text[1000] = "";
    EXPECT_EQ(0u, cu().leaks(text, sizeof text)) << text;
    EXPECT_EQ(0u, cu().misuses(text, sizeof text)) << text;
    cu().reset();
  }

  /// The last misuse contains the text; clears the misuses.
  static void expect_misuse(const std::string& part) {
    char text[4000] = "";
    EXPECT_EQ(1u, cu().misuses(text, sizeof text)) << text;
    EXPECT_NE(std::string::npos, std::string(text).find(part)) << text;
    cu().clear_misuses();
  }

  static CUdeviceptr allocate(size_t size) {
    CUdeviceptr address = 0;
    EXPECT_CUDA(cu().cuMemAlloc_v2(&address, size));
    return address;
  }

  static CUstream new_stream(unsigned flags = CU_STREAM_NON_BLOCKING) {
    CUstream stream = nullptr;
    EXPECT_CUDA(cu().cuStreamCreateWithPriority(&stream, flags, 0));
    return stream;
  }

  static CUevent new_event(unsigned flags = CU_EVENT_DISABLE_TIMING) {
    CUevent event = nullptr;
    EXPECT_CUDA(cu().cuEventCreate(&event, flags));
    return event;
  }

  /// The kernel of driver_test.cc with that name, in a module that the test must unload.
  static CUfunction kernel(const char* name, CUmodule* module) {
    CUfunction function = nullptr;
    EXPECT_CUDA(cu().cuModuleLoadData(module, "image"));
    EXPECT_CUDA(cu().cuModuleGetFunction(&function, *module, name));
    return function;
  }

  template <class T>
  static std::vector<T> read(CUdeviceptr address, size_t count, CUstream stream) {
    std::vector<T> values(count);
    EXPECT_CUDA(cu().cuMemcpyDtoHAsync_v2(values.data(), address, count * sizeof(T), stream));
    return values;
  }

  CUcontext context = nullptr;
};

/// Parameters of the test's kernel "add": adds a number to all elements.
struct AddParams {
  int* data;
  unsigned count;
  int value;
};

template <class Params>
CUresult launch(CUfunction function, Params params, CUstream stream, unsigned blocks = 1,
                unsigned threads = 32, unsigned shared = 0) {
  void* args[] = {&params};
  return cu().cuLaunchKernel(function, blocks, 1, 1, threads, 1, 1, shared, stream, args, nullptr);
}

}  // namespace catenary::cuda
