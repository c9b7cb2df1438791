// DLPack's structs.
#pragma once
#include <cstddef>
#include <cstdint>

/// The layout of DLPack's structs as fixed by the standard, under our own names.
namespace catenary::dlpack {

enum Device : int32_t { kCpu = 1, kCudaHost = 3 };
enum Code : uint8_t { kInt = 0, kUint = 1, kFloat = 2, kBfloat = 4, kBool = 6 };
constexpr uint64_t kReadOnly = 1;  // bit in VersionedTensor::flags
constexpr uint32_t kMajor = 1;
constexpr uint32_t kMinor = 0;  // the version that added bool; nothing newer is used

struct Tensor {
  void* data;
  int32_t device_type;
  int32_t device_id;
  int32_t ndim;
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
  int64_t* shape;
  int64_t* strides;  // in elements
  uint64_t byte_offset;
};

struct LegacyTensor {
  Tensor tensor;
  void* context;
  void (*deleter)(LegacyTensor*);
};

struct VersionedTensor {
  uint32_t major;
  uint32_t minor;
  void* context;
  void (*deleter)(VersionedTensor*);
  uint64_t flags;
  Tensor tensor;
};

static_assert(sizeof(void*) != 8 || (sizeof(Tensor) == 48 && offsetof(Tensor, shape) == 24));
static_assert(sizeof(void*) != 8 || (sizeof(LegacyTensor) == 64 && sizeof(VersionedTensor) == 80));

}  // namespace catenary::dlpack
