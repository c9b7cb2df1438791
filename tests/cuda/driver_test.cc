// The stand-in for the CUDA driver, driven through a table of entry points: devices, memory, streams, events,
// kernels.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <stdexcept>
#include <thread>

#include "tests/cuda/driver/table.h"
#include "tests/cuda/emulation/kernel_entry.h"

using namespace catenary::cuda;  // NOLINT(google-build-using-namespace)

namespace {

void run_add(const unsigned grid[3], const unsigned block[3], size_t, const void* params) {
  const AddParams& p = *static_cast<const AddParams*>(params);
  for (unsigned i = 0; i < grid[0] * block[0]; ++i) {
    if (i < p.count) p.data[i] += p.value;
  }
}

void run_throw(const unsigned[3], const unsigned[3], size_t, const void*) {
  throw std::runtime_error("on purpose");
}

}  // namespace

extern "C" {
#define TEST_KERNEL(name, size, threads)                                                     \
  extern __attribute__((visibility("default"))) const emulation::Kernel ctn_emulated_##name; \
  const emulation::Kernel ctn_emulated_##name = {size, threads, run_##name};
TEST_KERNEL(add, sizeof(AddParams), 256)
TEST_KERNEL(throw, 0, 1024)
}

namespace {

TEST_F(DriverTest, EntryPointsAreFoundByName) {
  int names = 0;
#define CTN_ENTRY(name, params)                                              \
  {                                                                          \
    void* found = nullptr;                                                   \
    CUdriverProcAddressQueryResult status;                                   \
    EXPECT_CUDA(cu().cuGetProcAddress_v2(#name, &found, 12000, 0, &status)); \
    EXPECT_EQ(CU_GET_PROC_ADDRESS_SUCCESS, status);                          \
    EXPECT_EQ(reinterpret_cast<void*>(cu().name), found) << #name;           \
    ++names;                                                                 \
  }
  CTN_CUDA_DRIVER(CTN_ENTRY)
#undef CTN_ENTRY
  EXPECT_LT(60, names);
  void* found;
  CUdriverProcAddressQueryResult status;
  EXPECT_CUDA(cu().cuGetProcAddress_v2("cuMemAlloc", &found, 12000, 0, &status));
  EXPECT_EQ(reinterpret_cast<void*>(cu().cuMemAlloc_v2), found);
  EXPECT_CUDA(cu().cuGetProcAddress_v2("cuMemAlloc", &found, 3000, 0, &status));
  EXPECT_EQ(CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT, status);
  EXPECT_EQ(CUDA_ERROR_NOT_FOUND, cu().cuGetProcAddress_v2("cuNothing", &found, 12000, 0, nullptr));
}

TEST_F(DriverTest, Devices) {
  int count, version, value;
  EXPECT_CUDA(cu().cuDeviceGetCount(&count));
  EXPECT_EQ(2, count);
  EXPECT_CUDA(cu().cuDriverGetVersion(&version));
  EXPECT_EQ(13000, version);
  CUuuid ids[2];
  for (int i = 0; i < 2; ++i) {
    CUdevice device;
    EXPECT_CUDA(cu().cuDeviceGet(&device, i));
    char name[100];
    EXPECT_CUDA(cu().cuDeviceGetName(name, sizeof name, device));
    EXPECT_EQ("Catenary stand-in " + std::to_string(i), name);
    EXPECT_CUDA(cu().cuDeviceGetUuid_v2(&ids[i], device));
  }
  EXPECT_NE(0, std::memcmp(&ids[0], &ids[1], sizeof ids[0]));
  CUdevice device;
  EXPECT_EQ(CUDA_ERROR_INVALID_DEVICE, cu().cuDeviceGet(&device, 2));
  EXPECT_CUDA(cu().cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0));
  EXPECT_EQ(9, value);
  EXPECT_CUDA(cu().cuDeviceCanAccessPeer(&value, 0, 1));
  EXPECT_EQ(1, value);
  const char* text;
  EXPECT_CUDA(cu().cuGetErrorName(CUDA_ERROR_ILLEGAL_ADDRESS, &text));
  EXPECT_STREQ("CUDA_ERROR_ILLEGAL_ADDRESS", text);
  EXPECT_CUDA(cu().cuGetErrorString(CUDA_ERROR_OUT_OF_MEMORY, &text));
  EXPECT_STREQ("out of memory", text);
}

TEST_F(DriverTest, MemoryIsUndefinedUntilWritten) {
  const CUdeviceptr a = allocate(10);
  EXPECT_EQ(std::vector<unsigned char>(10, 0xff), read<unsigned char>(a, 10, nullptr));
  size_t free, total;
  EXPECT_CUDA(cu().cuMemGetInfo_v2(&free, &total));
  EXPECT_EQ(total - 10, free);
  EXPECT_EQ(1u, cu().leaks(nullptr, 0) - 1);  // the other one is the context
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemFree_v2(a));
  expect_misuse("no such memory");
}

TEST_F(DriverTest, CopiesStayInTheirMemory) {
  const CUdeviceptr a = allocate(16);
  char bytes[17] = {};
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemcpyHtoDAsync_v2(a, bytes, 17, nullptr));
  expect_misuse("ends outside of its memory");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemcpyDtoHAsync_v2(bytes, a + 16, 1, nullptr));
  expect_misuse("begins outside of the driver's memory");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemcpyDtoDAsync_v2(a, a + 4, 8, nullptr));
  expect_misuse("overlap");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemcpyHtoDAsync_v2(a, reinterpret_cast<void*>(a), 1, nullptr));
  expect_misuse("not memory of the host");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemsetD32Async(a + 2, 0, 1, nullptr));
  expect_misuse("not aligned");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemsetD16Async(a, 0, 9, nullptr));
  expect_misuse("ends outside of its memory");
  EXPECT_CUDA(cu().cuMemFree_v2(a));
}

TEST_F(DriverTest, FillsAndCopies) {
  const CUdeviceptr a = allocate(8), b = allocate(8);
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 0x01020304, 2, nullptr));
  EXPECT_CUDA(cu().cuMemsetD16Async(a, 0x0506, 1, nullptr));
  EXPECT_CUDA(cu().cuMemsetD8Async(a + 7, 9, 1, nullptr));
  EXPECT_CUDA(cu().cuMemcpyDtoDAsync_v2(b, a, 8, nullptr));
  EXPECT_EQ((std::vector<unsigned char>{6, 5, 2, 1, 4, 3, 2, 9}), read<unsigned char>(b, 8, nullptr));
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuMemFree_v2(b));
}

TEST_F(DriverTest, PinnedMemoryIsReadWhenTheCopyRunsOtherMemoryAtOnce) {
  const CUstream stream = new_stream();
  const CUdeviceptr a = allocate(4), b = allocate(4);
  void* pinned = nullptr;
  ASSERT_CUDA(cu().cuMemAllocHost_v2(&pinned, 4));
  int* value = static_cast<int*>(pinned);
  int other = 1;
  *value = 1;
  EXPECT_EQ(0, cu().hold(stream));
  EXPECT_CUDA(cu().cuMemcpyHtoDAsync_v2(a, pinned, 4, stream));
  EXPECT_CUDA(cu().cuMemcpyHtoDAsync_v2(b, &other, 4, stream));
  *value = other = 2;
  EXPECT_EQ(CUDA_ERROR_NOT_READY, cu().cuStreamQuery(stream));
  EXPECT_EQ(0, cu().release(stream));
  EXPECT_EQ(2, read<int>(a, 1, stream)[0]);
  EXPECT_EQ(1, read<int>(b, 1, stream)[0]);
  EXPECT_EQ(3u, cu().count("pageable"));
  EXPECT_EQ(2u, cu().count("wait"));
  CUdeviceptr seen = 0;
  EXPECT_CUDA(cu().cuMemHostGetDevicePointer_v2(&seen, pinned, 0));
  EXPECT_CUDA(cu().cuMemcpyDtoDAsync_v2(seen, b, 4, stream));
  EXPECT_CUDA(cu().cuStreamSynchronize(stream));
  EXPECT_EQ(1, *value);
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuMemFree_v2(b));
  EXPECT_CUDA(cu().cuMemFreeHost(pinned));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(stream));
}

TEST_F(DriverTest, MappedMemory) {
  CUmemAllocationProp prop = {};
  prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  prop.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
  size_t step;
  ASSERT_CUDA(cu().cuMemGetAllocationGranularity(&step, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  CUdeviceptr range;
  ASSERT_CUDA(cu().cuMemAddressReserve(&range, 4 * step, 0, 0, 0));
  CUmemGenericAllocationHandle handles[2];
  const CUmemAccessDesc access = {prop.location, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
  for (int i = 0; i < 2; ++i) {
    ASSERT_CUDA(cu().cuMemCreate(&handles[i], step, &prop, 0));
    ASSERT_CUDA(cu().cuMemMap(range + i * step, step, 0, handles[i], 0));
    EXPECT_CUDA(cu().cuMemRelease(handles[i]));
  }
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemsetD8Async(range, 0, 1, nullptr));
  expect_misuse("may not access");
  ASSERT_CUDA(cu().cuMemSetAccess(range, 2 * step, &access, 1));
  EXPECT_CUDA(cu().cuMemsetD32Async(range + step - 4, 7, 2, nullptr));  // across both
  EXPECT_EQ((std::vector<int>{-1, 7, 7, -1}), read<int>(range + step - 8, 4, nullptr));
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemsetD8Async(range + 2 * step - 1, 0, 2, nullptr));
  expect_misuse("ends outside of its memory");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemUnmap(range, step / 2));
  expect_misuse("whole mappings");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemAddressFree(range, 4 * step));
  expect_misuse("is mapped");
  size_t free, total;
  EXPECT_CUDA(cu().cuMemUnmap(range, 2 * step));
  EXPECT_CUDA(cu().cuMemGetInfo_v2(&free, &total));
  EXPECT_EQ(total, free);
  EXPECT_CUDA(cu().cuMemAddressFree(range, 4 * step));
}

TEST_F(DriverTest, KernelsRunInOrderAndLate) {
  CUmodule module;
  const CUfunction add = kernel("add", &module);
  const CUstream stream = new_stream();
  const CUdeviceptr a = allocate(100 * 4);
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 0, 100, stream));
  for (int i = 0; i < 20; ++i)
    EXPECT_CUDA(launch(add, AddParams{reinterpret_cast<int*>(a), 100, i}, stream, 4));
  EXPECT_EQ(std::vector<int>(100, 190), read<int>(a, 100, stream));
  EXPECT_EQ(20u, cu().count("launch:add"));
  const AddParams params = {reinterpret_cast<int*>(a), 100, 1};
  size_t size = sizeof params;
  void* extra[] = {reinterpret_cast<void*>(kLaunchBufferPointer), const_cast<AddParams*>(&params),
                   reinterpret_cast<void*>(kLaunchBufferSize), &size, reinterpret_cast<void*>(kLaunchEnd)};
  EXPECT_CUDA(cu().cuLaunchKernel(add, 4, 1, 1, 32, 1, 1, 0, stream, nullptr, extra));
  EXPECT_EQ(191, read<int>(a, 1, stream)[0]);
  size = 1;
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuLaunchKernel(add, 4, 1, 1, 32, 1, 1, 0, stream, nullptr, extra));
  expect_misuse("bytes of parameters");
  CUfunction missing;
  EXPECT_EQ(CUDA_ERROR_NOT_FOUND, cu().cuModuleGetFunction(&missing, module, "subtract"));
  EXPECT_CUDA(cu().cuModuleUnload(module));
  EXPECT_EQ(CUDA_ERROR_INVALID_HANDLE, launch(add, params, stream));
  expect_misuse("unloaded");
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(stream));
}

TEST_F(DriverTest, LaunchesHaveLimits) {
  CUmodule module;
  const CUfunction add = kernel("add", &module);
  const AddParams p = {nullptr, 0, 0};
  int threads;
  EXPECT_CUDA(cu().cuFuncGetAttribute(&threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, add));
  EXPECT_EQ(256, threads);
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, launch(add, p, nullptr, 1, 257));
  expect_misuse("too many threads in a block");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, launch(add, p, nullptr, 0));
  expect_misuse("an extent of 0");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, launch(add, p, nullptr, 0x80000000u));
  expect_misuse("too many blocks");
  void* args[] = {const_cast<AddParams*>(&p)};
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE,
            cu().cuLaunchKernel(add, 1, 65536, 1, 1, 1, 1, 0, nullptr, args, nullptr));
  expect_misuse("too many blocks");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuLaunchKernel(add, 1, 1, 1, 1, 1, 65, 0, nullptr, args, nullptr));
  expect_misuse("along one axis");
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, launch(add, p, nullptr, 1, 32, 49153));
  expect_misuse("too much shared memory");
  EXPECT_CUDA(cu().cuFuncSetAttribute(add, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 60000));
  EXPECT_CUDA(launch(add, p, nullptr, 1, 32, 60000));
  EXPECT_CUDA(cu().cuCtxSynchronize());
  EXPECT_CUDA(cu().cuModuleUnload(module));
}

TEST_F(DriverTest, MemoryAndModulesInUseAreNotFreed) {
  CUmodule module;
  const CUfunction add = kernel("add", &module);
  const CUstream stream = new_stream();
  const CUdeviceptr a = allocate(4), b = allocate(4);
  EXPECT_EQ(0, cu().hold(stream));
  EXPECT_CUDA(launch(add, AddParams{reinterpret_cast<int*>(a), 1, 1}, stream));
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_STATE, cu().cuMemFree_v2(a));
  expect_misuse("1 pieces of work still use cuMemAlloc: 4 bytes");
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_STATE, cu().cuModuleUnload(module));
  expect_misuse("still use module");
  EXPECT_CUDA(cu().cuMemFree_v2(b));  // nothing uses it
  EXPECT_EQ(0, cu().release(stream));
  EXPECT_CUDA(cu().cuStreamSynchronize(stream));
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuModuleUnload(module));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(stream));
}

TEST_F(DriverTest, TheLegacyStreamAndBlockingStreamsWaitForEachOther) {
  const CUstream blocking = new_stream(CU_STREAM_DEFAULT), other = new_stream(CU_STREAM_DEFAULT),
                 free = new_stream();
  const CUdeviceptr a = allocate(4);
  EXPECT_EQ(0, cu().hold(blocking));
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 1, 1, blocking));
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 2, 1, nullptr));
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 3, 1, other));
  EXPECT_CUDA(cu().cuMemsetD8Async(a, 9, 1, free));
  EXPECT_CUDA(cu().cuStreamSynchronize(free));
  EXPECT_EQ(CUDA_ERROR_NOT_READY, cu().cuStreamQuery(stream_handle(kLegacyStream)));
  EXPECT_EQ(CUDA_ERROR_NOT_READY, cu().cuStreamQuery(other));
  EXPECT_EQ(0, cu().release(blocking));
  EXPECT_EQ(3, read<int>(a, 1, other)[0]);
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 4, 1, stream_handle(kPerThreadStream)));
  EXPECT_EQ(4, read<int>(a, 1, nullptr)[0]);
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  for (const CUstream stream : {blocking, other, free}) EXPECT_CUDA(cu().cuStreamDestroy_v2(stream));
  EXPECT_EQ(CUDA_ERROR_INVALID_HANDLE, cu().cuStreamQuery(blocking));
  expect_misuse("does not exist");
}

TEST_F(DriverTest, EventsOrderStreams) {
  const CUstream first = new_stream(), second = new_stream();
  const CUevent event = new_event();
  const CUdeviceptr a = allocate(4);
  EXPECT_CUDA(cu().cuEventQuery(event));  // never recorded
  EXPECT_EQ(0, cu().hold(first));
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 1, 1, first));
  EXPECT_CUDA(cu().cuEventRecord(event, first));
  EXPECT_CUDA(cu().cuStreamWaitEvent(second, event, 0));
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 2, 1, second));
  EXPECT_EQ(CUDA_ERROR_NOT_READY, cu().cuEventQuery(event));
  EXPECT_EQ(CUDA_ERROR_NOT_READY, cu().cuStreamQuery(second));
  EXPECT_EQ(0, cu().release(first));
  EXPECT_EQ(2, read<int>(a, 1, second)[0]);
  EXPECT_CUDA(cu().cuEventSynchronize(event));
  EXPECT_CUDA(cu().cuEventDestroy_v2(event));
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(first));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(second));
}

TEST_F(DriverTest, EventsMeasureTime) {
  const CUevent start = new_event(CU_EVENT_DEFAULT), end = new_event(CU_EVENT_DEFAULT), untimed = new_event();
  float time = -1;
  EXPECT_EQ(CUDA_ERROR_INVALID_HANDLE, cu().cuEventElapsedTime(&time, start, end));
  expect_misuse("not recorded");
  EXPECT_CUDA(cu().cuEventRecord(start, nullptr));
  EXPECT_EQ(0, cu().hold(nullptr));
  EXPECT_CUDA(cu().cuEventRecord(end, nullptr));
  EXPECT_EQ(CUDA_ERROR_NOT_READY, cu().cuEventElapsedTime(&time, start, end));
  EXPECT_EQ(0, cu().release(nullptr));
  EXPECT_CUDA(cu().cuEventSynchronize(end));
  EXPECT_CUDA(cu().cuEventElapsedTime(&time, start, end));
  EXPECT_LE(0, time);
  EXPECT_CUDA(cu().cuEventRecord(untimed, nullptr));
  EXPECT_EQ(CUDA_ERROR_INVALID_HANDLE, cu().cuEventElapsedTime(&time, start, untimed));
  expect_misuse("not timed");
  for (const CUevent event : {start, end, untimed}) EXPECT_CUDA(cu().cuEventDestroy_v2(event));
}

TEST_F(DriverTest, HostFunctionsMayNotCallTheDriver) {
  std::atomic<int> results[2] = {-1, -1};
  EXPECT_CUDA(cu().cuLaunchHostFunc(
      nullptr,
      [](void* data) {
        auto* out = static_cast<std::atomic<int>*>(data);
        out[0] = cu().cuStreamQuery(nullptr);
        const char* name;
        out[1] = cu().cuGetErrorName(CUDA_SUCCESS, &name);
      },
      results));
  EXPECT_CUDA(cu().cuStreamSynchronize(nullptr));
  EXPECT_EQ(CUDA_ERROR_NOT_PERMITTED, results[0]);
  EXPECT_EQ(CUDA_SUCCESS, results[1]);
  expect_misuse("host function");
}

TEST_F(DriverTest, ADeadlockIsFound) {
  const CUstream stream = new_stream(), waiting = new_stream();
  const CUevent event = new_event();
  cu().set_timeout(20);
  EXPECT_EQ(0, cu().hold(stream));
  EXPECT_CUDA(cu().cuEventRecord(event, stream));
  EXPECT_CUDA(cu().cuStreamWaitEvent(waiting, event, 0));
  EXPECT_EQ(CUDA_ERROR_LAUNCH_TIMEOUT, cu().cuStreamSynchronize(waiting));
  expect_misuse("which a test holds");
  EXPECT_EQ(0, cu().release(stream));
  EXPECT_CUDA(cu().cuStreamSynchronize(waiting));
  EXPECT_CUDA(cu().cuEventDestroy_v2(event));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(stream));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(waiting));
}

TEST_F(DriverTest, TwoDevices) {
  CUcontext other;
  ASSERT_CUDA(cu().cuDevicePrimaryCtxRetain(&other, 1));
  const CUdeviceptr a = allocate(4);
  const CUevent event = new_event();
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 5, 1, nullptr));
  EXPECT_CUDA(cu().cuEventRecord(event, nullptr));
  ASSERT_CUDA(cu().cuCtxSetCurrent(other));
  const CUdeviceptr b = allocate(4);
  EXPECT_CUDA(cu().cuStreamWaitEvent(nullptr, event, 0));
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuMemcpyDtoDAsync_v2(b, a, 4, nullptr));
  expect_misuse("may not access");
  EXPECT_CUDA(cu().cuMemcpyPeerAsync(b, other, a, context, 4, nullptr));
  EXPECT_EQ(5, read<int>(b, 1, nullptr)[0]);
  EXPECT_CUDA(cu().cuCtxEnablePeerAccess(context, 0));
  EXPECT_EQ(CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, cu().cuCtxEnablePeerAccess(context, 0));
  EXPECT_CUDA(cu().cuMemcpyDtoDAsync_v2(b, a, 4, nullptr));
  EXPECT_CUDA(cu().cuCtxSynchronize());
  EXPECT_EQ(CUDA_ERROR_INVALID_HANDLE, cu().cuEventRecord(event, nullptr));
  expect_misuse("another context");
  EXPECT_CUDA(cu().cuMemFree_v2(b));
  ASSERT_CUDA(cu().cuCtxSetCurrent(context));
  EXPECT_CUDA(cu().cuDevicePrimaryCtxRelease_v2(1));
  EXPECT_EQ(CUDA_ERROR_INVALID_CONTEXT, cu().cuCtxSetCurrent(other));
  expect_misuse("does not exist");
  EXPECT_CUDA(cu().cuEventDestroy_v2(event));
  EXPECT_CUDA(cu().cuMemFree_v2(a));
}

TEST_F(DriverTest, ManyThreads) {
  CUmodule module;
  const CUfunction add = kernel("add", &module);
  const CUdeviceptr a = allocate(4);
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 0, 1, nullptr));
  EXPECT_CUDA(cu().cuCtxSynchronize());
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      EXPECT_CUDA(cu().cuCtxSetCurrent(context));
      for (int i = 0; i < 50; ++i)
        EXPECT_CUDA(launch(add, AddParams{reinterpret_cast<int*>(a), 1, 1}, nullptr));
      EXPECT_CUDA(cu().cuStreamSynchronize(nullptr));
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(200, read<int>(a, 1, nullptr)[0]);
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuModuleUnload(module));
}

TEST_F(DriverTest, AForkedProcessIsRefused) {
  const pid_t child = fork();
  if (child == 0) _exit(cu().cuCtxSynchronize() == CUDA_ERROR_NOT_INITIALIZED ? 0 : 1);
  int status = -1;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_EQ(0, status);
}

TEST(Driver, MustBeInitialized) {
  EXPECT_EXIT(
      {
        int count;
        const bool good = cu().cuDeviceGetCount(&count) == CUDA_ERROR_NOT_INITIALIZED;
        cu().clear_misuses();
        std::_Exit(good ? 0 : 1);
      },
      testing::ExitedWithCode(0), "before cuInit");
}

TEST(Driver, WithoutDevices) {
  EXPECT_EXIT(
      {
        setenv("CATENARY_STAND_IN_DEVICES", "0", 1);
        std::_Exit(cu().cuInit(0) == CUDA_ERROR_NO_DEVICE ? 0 : 1);
      },
      testing::ExitedWithCode(0), "");
}

TEST(Driver, WithoutTheLibraryOfKernels) {
  EXPECT_EXIT(
      {
        setenv("CATENARY_STAND_IN_KERNELS", "/nowhere/kernels.so", 1);
        CUcontext context;
        CUmodule module;
        cu().cuInit(0);
        cu().cuDevicePrimaryCtxRetain(&context, 0);
        cu().cuCtxSetCurrent(context);
        const bool good = cu().cuModuleLoadData(&module, "image") == CUDA_ERROR_SHARED_OBJECT_INIT_FAILED;
        std::_Exit(good ? 0 : 1);
      },
      testing::ExitedWithCode(0), "/nowhere/kernels.so");
}

TEST(Driver, AMisuseEndsTheProgramWithAnError) {
  EXPECT_EXIT(
      {
        cu().cuInit(1);
        std::exit(0);
      },
      testing::ExitedWithCode(99), "1 calls of the driver were wrong");
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  testing::GTEST_FLAG(death_test_style) = "threadsafe";
  return RUN_ALL_TESTS();
}
