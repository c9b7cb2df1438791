// The part of NVIDIA's driver API that Catenary uses: types, constants, and a table of entry points. It
// replaces cuda.h, so that the library builds without CUDA; tests/cuda/driver/header_test.cc compares it with
// cuda.h where that exists.
#pragma once
#include <cstddef>
#include <cstdint>

// As in cuda.h, so that handles can be passed to libraries that were compiled with it.
struct CUctx_st;
struct CUevent_st;
struct CUfunc_st;
struct CUgraph_st;
struct CUgraphExec_st;
struct CUmod_st;
struct CUstream_st;

namespace catenary::cuda {

using CUdevice = int;
using CUdeviceptr = unsigned long long;
using CUmemGenericAllocationHandle = unsigned long long;
using CUcontext = ::CUctx_st*;
using CUevent = ::CUevent_st*;
using CUfunction = ::CUfunc_st*;
using CUgraph = ::CUgraph_st*;
using CUgraphExec = ::CUgraphExec_st*;
using CUmodule = ::CUmod_st*;
using CUstream = ::CUstream_st*;
using CUhostFn = void (*)(void* data);

/// Streams that exist without being created; a null stream is the legacy default stream, too.
constexpr uintptr_t kLegacyStream = 1, kPerThreadStream = 2;
inline CUstream stream_handle(uintptr_t value) { return reinterpret_cast<CUstream>(value); }

/// Keys of the last argument of cuLaunchKernel, which passes all parameters in one buffer.
constexpr uintptr_t kLaunchEnd = 0, kLaunchBufferPointer = 1, kLaunchBufferSize = 2;

/// X(name, value, what cuGetErrorString says in the stand-in for the driver)
#define CTN_CUDA_RESULTS(X)                                                                                  \
  X(CUDA_SUCCESS, 0, "no error")                                                                             \
  X(CUDA_ERROR_INVALID_VALUE, 1, "invalid argument")                                                         \
  X(CUDA_ERROR_OUT_OF_MEMORY, 2, "out of memory")                                                            \
  X(CUDA_ERROR_NOT_INITIALIZED, 3, "initialization error")                                                   \
  X(CUDA_ERROR_DEINITIALIZED, 4, "driver shutting down")                                                     \
  X(CUDA_ERROR_STUB_LIBRARY, 34, "CUDA driver is a stub library")                                            \
  X(CUDA_ERROR_DEVICE_UNAVAILABLE, 46, "CUDA-capable device(s) is/are busy or unavailable")                  \
  X(CUDA_ERROR_NO_DEVICE, 100, "no CUDA-capable device is detected")                                         \
  X(CUDA_ERROR_INVALID_DEVICE, 101, "invalid device ordinal")                                                \
  X(CUDA_ERROR_INVALID_IMAGE, 200, "device kernel image is invalid")                                         \
  X(CUDA_ERROR_INVALID_CONTEXT, 201, "invalid device context")                                               \
  X(CUDA_ERROR_MAP_FAILED, 205, "mapping of buffer object failed")                                           \
  X(CUDA_ERROR_ALREADY_MAPPED, 208, "resource already mapped")                                               \
  X(CUDA_ERROR_NO_BINARY_FOR_GPU, 209, "no kernel image is available for execution on the device")           \
  X(CUDA_ERROR_NOT_MAPPED, 211, "resource not mapped")                                                       \
  X(CUDA_ERROR_ECC_UNCORRECTABLE, 214, "uncorrectable ECC error encountered")                                \
  X(CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, 217, "peer access is not supported between these devices")           \
  X(CUDA_ERROR_INVALID_PTX, 218, "a PTX JIT compilation failed")                                             \
  X(CUDA_ERROR_NVLINK_UNCORRECTABLE, 220, "uncorrectable NVLink error detected")                             \
  X(CUDA_ERROR_JIT_COMPILER_NOT_FOUND, 221, "PTX JIT compiler library not found")                            \
  X(CUDA_ERROR_UNSUPPORTED_PTX_VERSION, 222, "the provided PTX was compiled with an unsupported toolchain")  \
  X(CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, 303, "shared object initialization failed")                        \
  X(CUDA_ERROR_OPERATING_SYSTEM, 304, "OS call failed or operation not supported on this OS")                \
  X(CUDA_ERROR_INVALID_HANDLE, 400, "invalid resource handle")                                               \
  X(CUDA_ERROR_ILLEGAL_STATE, 401, "the operation cannot be performed in the present state")                 \
  X(CUDA_ERROR_NOT_FOUND, 500, "named symbol not found")                                                     \
  X(CUDA_ERROR_NOT_READY, 600, "device not ready")                                                           \
  X(CUDA_ERROR_ILLEGAL_ADDRESS, 700, "an illegal memory access was encountered")                             \
  X(CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, 701, "too many resources requested for launch")                      \
  X(CUDA_ERROR_LAUNCH_TIMEOUT, 702, "the launch timed out and was terminated")                               \
  X(CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, 704, "peer access is already enabled")                           \
  X(CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, 705, "peer access has not been enabled")                             \
  X(CUDA_ERROR_CONTEXT_IS_DESTROYED, 709, "context is destroyed")                                            \
  X(CUDA_ERROR_ASSERT, 710, "device-side assert triggered")                                                  \
  X(CUDA_ERROR_HARDWARE_STACK_ERROR, 714, "hardware stack error")                                            \
  X(CUDA_ERROR_ILLEGAL_INSTRUCTION, 715, "an illegal instruction was encountered")                           \
  X(CUDA_ERROR_MISALIGNED_ADDRESS, 716, "misaligned address")                                                \
  X(CUDA_ERROR_INVALID_ADDRESS_SPACE, 717, "operation not supported on global/shared address space")         \
  X(CUDA_ERROR_INVALID_PC, 718, "invalid program counter")                                                   \
  X(CUDA_ERROR_LAUNCH_FAILED, 719, "unspecified launch failure")                                             \
  X(CUDA_ERROR_NOT_PERMITTED, 800, "operation not permitted")                                                \
  X(CUDA_ERROR_NOT_SUPPORTED, 801, "operation not supported")                                                \
  X(CUDA_ERROR_SYSTEM_NOT_READY, 802, "system not yet initialized")                                          \
  X(CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, 803,                                                                  \
    "system has unsupported display driver / cuda driver combination")                                       \
  X(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, 900, "operation not permitted when stream is capturing")          \
  X(CUDA_ERROR_STREAM_CAPTURE_INVALIDATED, 901, "operation failed due to a previous error during capture")   \
  X(CUDA_ERROR_STREAM_CAPTURE_MERGE, 902, "operation would result in a merge of separate capture sequences") \
  X(CUDA_ERROR_STREAM_CAPTURE_UNMATCHED, 903, "capture was not ended in the same stream as it began")        \
  X(CUDA_ERROR_STREAM_CAPTURE_UNJOINED, 904, "capturing stream has unjoined work")                           \
  X(CUDA_ERROR_STREAM_CAPTURE_ISOLATION, 905, "dependency created on uncaptured work in another stream")     \
  X(CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, 906,                                                                 \
    "operation would make the legacy stream depend on a capturing blocking stream")                          \
  X(CUDA_ERROR_CAPTURED_EVENT, 907,                                                                          \
    "operation not permitted on an event last recorded in a capturing stream")                               \
  X(CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD, 908,                                                             \
    "attempt to terminate a thread-local capture sequence from another thread")                              \
  X(CUDA_ERROR_UNKNOWN, 999, "unknown error")

enum CUresult : int {
#define CTN_CUDA_RESULT(name, value, text) name = value,
  CTN_CUDA_RESULTS(CTN_CUDA_RESULT)
#undef CTN_CUDA_RESULT
};

// X(name, value)
#define CTN_CUDA_DEVICE_ATTRIBUTES(X)                             \
  X(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1)                 \
  X(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 2)                       \
  X(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, 3)                       \
  X(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, 4)                       \
  X(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, 5)                        \
  X(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, 6)                        \
  X(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, 7)                        \
  X(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 8)           \
  X(CU_DEVICE_ATTRIBUTE_WARP_SIZE, 10)                            \
  X(CU_DEVICE_ATTRIBUTE_CLOCK_RATE, 13)                           \
  X(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 16)                 \
  X(CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, 19)                  \
  X(CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, 20)                         \
  X(CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS, 31)                   \
  X(CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, 33)                           \
  X(CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, 34)                        \
  X(CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, 36)                    \
  X(CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, 37)              \
  X(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, 38)                        \
  X(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 39)       \
  X(CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, 41)                   \
  X(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 75)             \
  X(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 76)             \
  X(CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, 78)          \
  X(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, 81) \
  X(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, 82)     \
  X(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 97)    \
  X(CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 102)
#define CTN_CUDA_FUNCTION_ATTRIBUTES(X)         \
  X(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 0) \
  X(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, 1)     \
  X(CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, 2)      \
  X(CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, 3)      \
  X(CU_FUNC_ATTRIBUTE_NUM_REGS, 4)              \
  X(CU_FUNC_ATTRIBUTE_PTX_VERSION, 5)           \
  X(CU_FUNC_ATTRIBUTE_BINARY_VERSION, 6)        \
  X(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 8)
#define CTN_CUDA_STREAM_FLAGS(X) \
  X(CU_STREAM_DEFAULT, 0)        \
  X(CU_STREAM_NON_BLOCKING, 1)
#define CTN_CUDA_EVENT_FLAGS(X) \
  X(CU_EVENT_DEFAULT, 0)        \
  X(CU_EVENT_BLOCKING_SYNC, 1)  \
  X(CU_EVENT_DISABLE_TIMING, 2)
#define CTN_CUDA_CAPTURE_MODES(X)           \
  X(CU_STREAM_CAPTURE_MODE_GLOBAL, 0)       \
  X(CU_STREAM_CAPTURE_MODE_THREAD_LOCAL, 1) \
  X(CU_STREAM_CAPTURE_MODE_RELAXED, 2)
#define CTN_CUDA_CAPTURE_STATUSES(X)    \
  X(CU_STREAM_CAPTURE_STATUS_NONE, 0)   \
  X(CU_STREAM_CAPTURE_STATUS_ACTIVE, 1) \
  X(CU_STREAM_CAPTURE_STATUS_INVALIDATED, 2)
#define CTN_CUDA_PROC_ADDRESS_RESULTS(X)     \
  X(CU_GET_PROC_ADDRESS_SUCCESS, 0)          \
  X(CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND, 1) \
  X(CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT, 2)
#define CTN_CUDA_ALLOCATION_TYPES(X) X(CU_MEM_ALLOCATION_TYPE_PINNED, 1)
#define CTN_CUDA_HANDLE_TYPES(X) X(CU_MEM_HANDLE_TYPE_NONE, 0)
#define CTN_CUDA_LOCATION_TYPES(X)   \
  X(CU_MEM_LOCATION_TYPE_INVALID, 0) \
  X(CU_MEM_LOCATION_TYPE_DEVICE, 1)
#define CTN_CUDA_ACCESS_FLAGS(X)      \
  X(CU_MEM_ACCESS_FLAGS_PROT_NONE, 0) \
  X(CU_MEM_ACCESS_FLAGS_PROT_READ, 1) \
  X(CU_MEM_ACCESS_FLAGS_PROT_READWRITE, 3)
#define CTN_CUDA_GRANULARITIES(X)        \
  X(CU_MEM_ALLOC_GRANULARITY_MINIMUM, 0) \
  X(CU_MEM_ALLOC_GRANULARITY_RECOMMENDED, 1)

/// E(type, underlying type, list): the enumerations in addition to CUresult
#define CTN_CUDA_ENUMS(E)                                               \
  E(CUdevice_attribute, int, CTN_CUDA_DEVICE_ATTRIBUTES)                \
  E(CUfunction_attribute, int, CTN_CUDA_FUNCTION_ATTRIBUTES)            \
  E(CUstream_flags, unsigned, CTN_CUDA_STREAM_FLAGS)                    \
  E(CUevent_flags, unsigned, CTN_CUDA_EVENT_FLAGS)                      \
  E(CUstreamCaptureMode, int, CTN_CUDA_CAPTURE_MODES)                   \
  E(CUstreamCaptureStatus, int, CTN_CUDA_CAPTURE_STATUSES)              \
  E(CUdriverProcAddressQueryResult, int, CTN_CUDA_PROC_ADDRESS_RESULTS) \
  E(CUmemAllocationType, int, CTN_CUDA_ALLOCATION_TYPES)                \
  E(CUmemAllocationHandleType, int, CTN_CUDA_HANDLE_TYPES)              \
  E(CUmemLocationType, int, CTN_CUDA_LOCATION_TYPES)                    \
  E(CUmemAccess_flags, int, CTN_CUDA_ACCESS_FLAGS)                      \
  E(CUmemAllocationGranularity_flags, int, CTN_CUDA_GRANULARITIES)

#define CTN_CUDA_ENUMERATOR(name, value) name = value,
#define CTN_CUDA_ENUM(type, base, LIST) enum type : base { LIST(CTN_CUDA_ENUMERATOR) };
CTN_CUDA_ENUMS(CTN_CUDA_ENUM)
#undef CTN_CUDA_ENUM
#undef CTN_CUDA_ENUMERATOR

struct CUuuid {
  char bytes[16];
};
struct CUmemLocation {
  CUmemLocationType type;
  int id;
};
struct CUmemAllocationProp {
  CUmemAllocationType type;
  CUmemAllocationHandleType requestedHandleTypes;
  CUmemLocation location;
  void* win32HandleMetaData;
  struct {
    unsigned char compressionType;
    unsigned char gpuDirectRDMACapable;
    unsigned short usage;
    unsigned char reserved[4];
  } allocFlags;
};
struct CUmemAccessDesc {
  CUmemLocation location;
  CUmemAccess_flags flags;
};

/// X(name, parameters): the entry points under the names that drivers for CUDA 12 and 13 export; all return a
/// CUresult.
#define CTN_CUDA_DRIVER(X)                                                                              \
  X(cuInit, (unsigned flags))                                                                           \
  X(cuDriverGetVersion, (int* version))                                                                 \
  X(cuGetProcAddress_v2, (const char* name, void** function, int version, uint64_t flags,               \
                          CUdriverProcAddressQueryResult* status))                                      \
  X(cuGetErrorName, (CUresult error, const char** name))                                                \
  X(cuGetErrorString, (CUresult error, const char** text))                                              \
  X(cuDeviceGetCount, (int* count))                                                                     \
  X(cuDeviceGet, (CUdevice * device, int ordinal))                                                      \
  X(cuDeviceGetName, (char* name, int size, CUdevice device))                                           \
  X(cuDeviceGetUuid_v2, (CUuuid * uuid, CUdevice device))                                               \
  X(cuDeviceTotalMem_v2, (size_t * size, CUdevice device))                                              \
  X(cuDeviceGetAttribute, (int* value, CUdevice_attribute attribute, CUdevice device))                  \
  X(cuDeviceCanAccessPeer, (int* possible, CUdevice device, CUdevice peer))                             \
  X(cuDevicePrimaryCtxRetain, (CUcontext * context, CUdevice device))                                   \
  X(cuDevicePrimaryCtxRelease_v2, (CUdevice device))                                                    \
  X(cuCtxSetCurrent, (CUcontext context))                                                               \
  X(cuCtxGetCurrent, (CUcontext * context))                                                             \
  X(cuCtxSynchronize, ())                                                                               \
  X(cuCtxGetStreamPriorityRange, (int* least, int* greatest))                                           \
  X(cuCtxEnablePeerAccess, (CUcontext peer, unsigned flags))                                            \
  X(cuMemGetInfo_v2, (size_t * free, size_t * total))                                                   \
  X(cuMemAlloc_v2, (CUdeviceptr * address, size_t size))                                                \
  X(cuMemFree_v2, (CUdeviceptr address))                                                                \
  X(cuMemAllocHost_v2, (void** address, size_t size))                                                   \
  X(cuMemFreeHost, (void* address))                                                                     \
  X(cuMemHostGetDevicePointer_v2, (CUdeviceptr * address, void* host, unsigned flags))                  \
  X(cuMemAddressReserve,                                                                                \
    (CUdeviceptr * address, size_t size, size_t alignment, CUdeviceptr wish, unsigned long long flags)) \
  X(cuMemAddressFree, (CUdeviceptr address, size_t size))                                               \
  X(cuMemCreate, (CUmemGenericAllocationHandle * handle, size_t size, const CUmemAllocationProp* prop,  \
                  unsigned long long flags))                                                            \
  X(cuMemRelease, (CUmemGenericAllocationHandle handle))                                                \
  X(cuMemMap, (CUdeviceptr address, size_t size, size_t offset, CUmemGenericAllocationHandle handle,    \
               unsigned long long flags))                                                               \
  X(cuMemUnmap, (CUdeviceptr address, size_t size))                                                     \
  X(cuMemSetAccess, (CUdeviceptr address, size_t size, const CUmemAccessDesc* access, size_t count))    \
  X(cuMemGetAllocationGranularity,                                                                      \
    (size_t * granularity, const CUmemAllocationProp* prop, CUmemAllocationGranularity_flags option))   \
  X(cuMemcpyHtoDAsync_v2, (CUdeviceptr to, const void* from, size_t size, CUstream stream))             \
  X(cuMemcpyDtoHAsync_v2, (void* to, CUdeviceptr from, size_t size, CUstream stream))                   \
  X(cuMemcpyDtoDAsync_v2, (CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream))             \
  X(cuMemcpyPeerAsync, (CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context, \
                        size_t size, CUstream stream))                                                  \
  X(cuMemsetD8Async, (CUdeviceptr to, unsigned char value, size_t count, CUstream stream))              \
  X(cuMemsetD16Async, (CUdeviceptr to, unsigned short value, size_t count, CUstream stream))            \
  X(cuMemsetD32Async, (CUdeviceptr to, unsigned value, size_t count, CUstream stream))                  \
  X(cuStreamCreateWithPriority, (CUstream * stream, unsigned flags, int priority))                      \
  X(cuStreamDestroy_v2, (CUstream stream))                                                              \
  X(cuStreamSynchronize, (CUstream stream))                                                             \
  X(cuStreamQuery, (CUstream stream))                                                                   \
  X(cuStreamWaitEvent, (CUstream stream, CUevent event, unsigned flags))                                \
  X(cuStreamBeginCapture_v2, (CUstream stream, CUstreamCaptureMode mode))                               \
  X(cuStreamEndCapture, (CUstream stream, CUgraph * graph))                                             \
  X(cuStreamIsCapturing, (CUstream stream, CUstreamCaptureStatus * status))                             \
  X(cuGraphInstantiateWithFlags, (CUgraphExec * exec, CUgraph graph, unsigned long long flags))         \
  X(cuGraphLaunch, (CUgraphExec exec, CUstream stream))                                                 \
  X(cuGraphExecDestroy, (CUgraphExec exec))                                                             \
  X(cuGraphDestroy, (CUgraph graph))                                                                    \
  X(cuLaunchHostFunc, (CUstream stream, CUhostFn function, void* data))                                 \
  X(cuEventCreate, (CUevent * event, unsigned flags))                                                   \
  X(cuEventDestroy_v2, (CUevent event))                                                                 \
  X(cuEventRecord, (CUevent event, CUstream stream))                                                    \
  X(cuEventSynchronize, (CUevent event))                                                                \
  X(cuEventQuery, (CUevent event))                                                                      \
  X(cuEventElapsedTime, (float* milliseconds, CUevent start, CUevent end))                              \
  X(cuModuleLoadData, (CUmodule * module, const void* image))                                           \
  X(cuModuleUnload, (CUmodule module))                                                                  \
  X(cuModuleGetFunction, (CUfunction * function, CUmodule module, const char* name))                    \
  X(cuFuncGetAttribute, (int* value, CUfunction_attribute attribute, CUfunction function))              \
  X(cuFuncSetAttribute, (CUfunction function, CUfunction_attribute attribute, int value))               \
  X(cuLaunchKernel,                                                                                     \
    (CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,          \
     unsigned block_y, unsigned block_z, unsigned shared, CUstream stream, void** params, void** extra))

}  // namespace catenary::cuda
