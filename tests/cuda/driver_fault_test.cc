// Faults on demand and the rules of captured streams in the stand-in for the CUDA driver.
#include <cstdlib>

#include "tests/cuda/driver/table.h"

using namespace catenary::cuda;  // NOLINT(google-build-using-namespace)

namespace {

TEST_F(DriverTest, MemoryIsLimited) {
  cu().set_memory(0, 100);
  CUdeviceptr a, b;
  EXPECT_CUDA(cu().cuMemAlloc_v2(&a, 60));
  EXPECT_EQ(CUDA_ERROR_OUT_OF_MEMORY, cu().cuMemAlloc_v2(&b, 41));
  EXPECT_CUDA(cu().cuMemAlloc_v2(&b, 40));
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuMemFree_v2(b));
}

TEST_F(DriverTest, TheNthAllocationFails) {
  cu().fail("allocation", 2, CUDA_ERROR_OUT_OF_MEMORY);
  CUdeviceptr a;
  void* pinned;
  EXPECT_CUDA(cu().cuMemAlloc_v2(&a, 4));
  EXPECT_EQ(CUDA_ERROR_OUT_OF_MEMORY, cu().cuMemAllocHost_v2(&pinned, 4));
  EXPECT_CUDA(cu().cuMemAllocHost_v2(&pinned, 4));
  EXPECT_EQ(3u, cu().count("allocation"));
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_CUDA(cu().cuMemFreeHost(pinned));
}

TEST_F(DriverTest, AnyCallFails) {
  cu().fail("cuModuleLoadData", 1, CUDA_ERROR_NO_BINARY_FOR_GPU);
  cu().fail("cuEventCreate", 0, CUDA_ERROR_OUT_OF_MEMORY);
  CUmodule module;
  CUevent event;
  EXPECT_EQ(CUDA_ERROR_NO_BINARY_FOR_GPU, cu().cuModuleLoadData(&module, "image"));
  EXPECT_CUDA(cu().cuModuleLoadData(&module, "image"));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(CUDA_ERROR_OUT_OF_MEMORY, cu().cuEventCreate(&event, 0));
  cu().reset();
  EXPECT_CUDA(cu().cuEventCreate(&event, 0));
  EXPECT_CUDA(cu().cuEventDestroy_v2(event));
  EXPECT_CUDA(cu().cuModuleUnload(module));
}

TEST_F(DriverTest, FaultsFromTheEnvironment) {
  setenv("CATENARY_STAND_IN_FAIL", "cuEventCreate:2,cuStreamCreateWithPriority:1:999", 1);
  cu().reset();
  unsetenv("CATENARY_STAND_IN_FAIL");
  CUevent first, second;
  CUstream stream;
  EXPECT_CUDA(cu().cuEventCreate(&first, 0));
  EXPECT_EQ(CUDA_ERROR_OUT_OF_MEMORY, cu().cuEventCreate(&second, 0));
  EXPECT_EQ(CUDA_ERROR_UNKNOWN, cu().cuStreamCreateWithPriority(&stream, 0, 0));
  EXPECT_CUDA(cu().cuEventDestroy_v2(first));
}

TEST_F(DriverTest, AFailedKernelSpoilsItsContext) {
  CUmodule module;
  const CUfunction add = kernel("add", &module);
  const CUstream stream = new_stream();
  const CUevent event = new_event();
  const CUdeviceptr a = allocate(4);
  int called = 0;
  cu().fail("cuLaunchKernel", 2, CUDA_ERROR_ILLEGAL_ADDRESS);
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 0, 1, stream));
  EXPECT_EQ(0, cu().hold(stream));
  for (int i = 0; i < 3; ++i) EXPECT_CUDA(launch(add, AddParams{reinterpret_cast<int*>(a), 1, 1}, stream));
  EXPECT_CUDA(cu().cuLaunchHostFunc(
      stream, [](void* data) { ++*static_cast<int*>(data); }, &called));
  EXPECT_CUDA(cu().cuEventRecord(event, stream));
  EXPECT_EQ(0, cu().release(stream));
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuStreamSynchronize(stream));
  EXPECT_EQ(0, called);
  CUdeviceptr b;
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuMemAlloc_v2(&b, 4));
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuEventQuery(event));
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuCtxSynchronize());
  // Things are freed although the calls fail.
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuMemFree_v2(a));
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuEventDestroy_v2(event));
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuStreamDestroy_v2(stream));
  EXPECT_EQ(CUDA_ERROR_ILLEGAL_ADDRESS, cu().cuModuleUnload(module));
  // A new context works.
  EXPECT_CUDA(cu().cuDevicePrimaryCtxRelease_v2(0));
  EXPECT_CUDA(cu().cuDevicePrimaryCtxRetain(&context, 0));
  EXPECT_CUDA(cu().cuCtxSetCurrent(context));
  EXPECT_CUDA(cu().cuCtxSynchronize());
}

TEST_F(DriverTest, AKernelThatThrowsFails) {
  CUmodule module;
  const CUfunction function = kernel("throw", &module);
  EXPECT_CUDA(cu().cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  EXPECT_EQ(CUDA_ERROR_LAUNCH_FAILED, cu().cuCtxSynchronize());
  expect_misuse("throw failed: on purpose");
  EXPECT_EQ(CUDA_ERROR_LAUNCH_FAILED, cu().cuModuleUnload(module));
}

TEST_F(DriverTest, ErrorsThatDoNotStay) {
  CUmodule module;
  const CUfunction function = kernel("add", &module);
  cu().fail("cuLaunchKernel", 1, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
  EXPECT_EQ(CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, launch(function, AddParams{}, nullptr));
  EXPECT_CUDA(launch(function, AddParams{}, nullptr));
  EXPECT_CUDA(cu().cuCtxSynchronize());
  EXPECT_CUDA(cu().cuModuleUnload(module));
}

TEST_F(DriverTest, ALostDevice) {
  CUcontext other, again;
  ASSERT_CUDA(cu().cuDevicePrimaryCtxRetain(&other, 1));
  CUmodule module;
  const CUfunction function = kernel("add", &module);
  cu().fail("device0", 2, CUDA_ERROR_DEVICE_UNAVAILABLE);
  EXPECT_CUDA(launch(function, AddParams{}, nullptr));
  EXPECT_EQ(CUDA_ERROR_DEVICE_UNAVAILABLE, launch(function, AddParams{}, nullptr));
  EXPECT_EQ(CUDA_ERROR_DEVICE_UNAVAILABLE, cu().cuStreamSynchronize(nullptr));
  EXPECT_EQ(CUDA_ERROR_DEVICE_UNAVAILABLE, cu().cuDevicePrimaryCtxRetain(&again, 0));
  EXPECT_EQ(CUDA_ERROR_DEVICE_UNAVAILABLE, cu().cuModuleUnload(module));
  ASSERT_CUDA(cu().cuCtxSetCurrent(other));
  EXPECT_CUDA(cu().cuCtxSynchronize());
  cu().lose_device(1, CUDA_ERROR_ECC_UNCORRECTABLE);
  EXPECT_EQ(CUDA_ERROR_ECC_UNCORRECTABLE, cu().cuCtxSynchronize());
  EXPECT_CUDA(cu().cuDevicePrimaryCtxRelease_v2(1));
}

TEST_F(DriverTest, AGraphIsCapturedAndLaunched) {
  CUmodule module;
  const CUfunction add = kernel("add", &module);
  const CUstream stream = new_stream(), side = new_stream();
  const CUevent fork = new_event(), join = new_event();
  const CUdeviceptr a = allocate(8);
  int* data = reinterpret_cast<int*>(a);
  EXPECT_CUDA(cu().cuMemsetD32Async(a, 0, 2, stream));
  EXPECT_CUDA(cu().cuStreamSynchronize(stream));
  ASSERT_CUDA(cu().cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
  EXPECT_CUDA(launch(add, AddParams{data, 1, 1}, stream));
  EXPECT_CUDA(cu().cuEventRecord(fork, stream));
  EXPECT_CUDA(cu().cuStreamWaitEvent(side, fork, 0));
  EXPECT_CUDA(launch(add, AddParams{data + 1, 1, 2}, side));
  EXPECT_CUDA(cu().cuEventRecord(join, side));
  EXPECT_CUDA(cu().cuStreamWaitEvent(stream, join, 0));
  CUstreamCaptureStatus status;
  EXPECT_CUDA(cu().cuStreamIsCapturing(side, &status));
  EXPECT_EQ(CU_STREAM_CAPTURE_STATUS_ACTIVE, status);
  CUgraph graph;
  ASSERT_CUDA(cu().cuStreamEndCapture(stream, &graph));
  EXPECT_CUDA(cu().cuStreamIsCapturing(side, &status));
  EXPECT_EQ(CU_STREAM_CAPTURE_STATUS_NONE, status);
  EXPECT_EQ((std::vector<int>{0, 0}), read<int>(a, 2, stream));
  CUgraphExec exec;
  ASSERT_CUDA(cu().cuGraphInstantiateWithFlags(&exec, graph, 0));
  for (int i = 0; i < 3; ++i) EXPECT_CUDA(cu().cuGraphLaunch(exec, stream));
  EXPECT_EQ((std::vector<int>{3, 6}), read<int>(a, 2, stream));
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_EQ(CUDA_ERROR_INVALID_VALUE, cu().cuGraphLaunch(exec, stream));
  expect_misuse("uses what was freed");
  EXPECT_CUDA(cu().cuGraphExecDestroy(exec));
  EXPECT_CUDA(cu().cuGraphDestroy(graph));
  EXPECT_CUDA(cu().cuEventDestroy_v2(fork));
  EXPECT_CUDA(cu().cuEventDestroy_v2(join));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(stream));
  EXPECT_CUDA(cu().cuStreamDestroy_v2(side));
  EXPECT_CUDA(cu().cuModuleUnload(module));
}

/// A capture in a stream that a forbidden call makes invalid.
class CaptureTest : public DriverTest {
 protected:
  void SetUp() override {
    DriverTest::SetUp();
    stream = new_stream(CU_STREAM_DEFAULT);
    event = new_event();
    memory = allocate(4);
    EXPECT_CUDA(cu().cuEventRecord(event, nullptr));
    EXPECT_CUDA(cu().cuCtxSynchronize());
    ASSERT_CUDA(cu().cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
  }

  void TearDown() override {
    CUgraph graph;
    EXPECT_EQ(expected, cu().cuStreamEndCapture(stream, &graph));
    EXPECT_EQ(nullptr, graph);
    EXPECT_CUDA(cu().cuEventDestroy_v2(event));
    EXPECT_CUDA(cu().cuStreamDestroy_v2(stream));
    EXPECT_CUDA(cu().cuMemFree_v2(memory));
    DriverTest::TearDown();
  }

  CUstream stream = nullptr;
  CUevent event = nullptr;
  CUdeviceptr memory = 0;
  CUresult expected = CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
};

TEST_F(CaptureTest, NoAllocation) {
  CUdeviceptr a;
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, cu().cuMemAlloc_v2(&a, 4));
  expect_misuse("cuMemAlloc_v2 was called while a stream captures");
}

TEST_F(CaptureTest, NoWait) {
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, cu().cuStreamSynchronize(stream));
  expect_misuse("cuStreamSynchronize was called");
}

TEST_F(CaptureTest, NoPageableCopy) {
  int value = 0;
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, cu().cuMemcpyHtoDAsync_v2(memory, &value, 4, stream));
  expect_misuse("not pinned");
}

TEST_F(CaptureTest, NoWorkOfTheLegacyStream) {
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, cu().cuMemsetD8Async(memory, 0, 1, nullptr));
  expect_misuse("the legacy stream got work");
}

TEST_F(CaptureTest, NoEventFromOutside) {
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_ISOLATION, cu().cuStreamWaitEvent(stream, event, 0));
  expect_misuse("outside of it");
}

TEST_F(CaptureTest, NoQueryOfItsEvents) {
  EXPECT_CUDA(cu().cuEventRecord(event, stream));
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, cu().cuEventQuery(event));
  expect_misuse("cuEventQuery");
}

TEST_F(CaptureTest, StreamsThatJoinedMustBeWaitedFor) {
  const CUstream side = new_stream();
  EXPECT_CUDA(cu().cuEventRecord(event, stream));
  EXPECT_CUDA(cu().cuStreamWaitEvent(side, event, 0));
  CUgraph graph;
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_UNJOINED, cu().cuStreamEndCapture(stream, &graph));
  expect_misuse("nothing waits");
  EXPECT_CUDA(cu().cuStreamDestroy_v2(side));
  ASSERT_CUDA(cu().cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED));
  CUdeviceptr a = 0;
  EXPECT_CUDA(cu().cuMemAlloc_v2(&a, 4));  // as the mode allows
  EXPECT_CUDA(cu().cuMemFree_v2(a));
  EXPECT_EQ(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, cu().cuStreamQuery(stream));
  expect_misuse("cuStreamQuery was called");
}

}  // namespace
