// Exchanges arrays with other libraries through DLPack.
#include "impl/array/dlpack.h"

#include <memory>

#include "impl/array/borrow.h"
#include "impl/array/dlpack_abi.h"

namespace catenary {
namespace {

using dlpack::LegacyTensor;
using dlpack::Tensor;
using dlpack::VersionedTensor;

struct TypeCode {
  DType dtype;
  uint8_t code, bits;
};

constexpr TypeCode kTypeCodes[] = {
    {CTN_BOOL, dlpack::kBool, 8},      {CTN_INT8, dlpack::kInt, 8},         {CTN_INT16, dlpack::kInt, 16},
    {CTN_INT32, dlpack::kInt, 32},     {CTN_INT64, dlpack::kInt, 64},       {CTN_UINT8, dlpack::kUint, 8},
    {CTN_UINT16, dlpack::kUint, 16},   {CTN_UINT32, dlpack::kUint, 32},     {CTN_UINT64, dlpack::kUint, 64},
    {CTN_FLOAT16, dlpack::kFloat, 16}, {CTN_BFLOAT16, dlpack::kBfloat, 16}, {CTN_FLOAT32, dlpack::kFloat, 32},
    {CTN_FLOAT64, dlpack::kFloat, 64},
};

// Export.

/// A managed tensor in one block with the data it points to and the array it keeps alive.
template <class Managed>
struct Exported {
  Managed managed = {};
  Ref<Storage> storage;
  Dims dims;  // shape, then strides

  static void free(Managed* managed) {
    if (managed) delete static_cast<Exported*>(managed->context);
  }
};

template <class Managed>
std::unique_ptr<Exported<Managed>> make_exported(const Array& a) {
  auto exported = std::make_unique<Exported<Managed>>();
  const size_t ndim = size_t(a.ndim());
  const int64_t item = int64_t(itemsize(a.dtype()));
  exported->storage = Ref<Storage>::share(&a.storage());
  exported->dims.resize(2 * ndim);
  int64_t step = 1;
  for (size_t i = ndim; i-- > 0;) {
    const int64_t length = a.dim(int(i));
    // Strides that are never used may have any value; they are exported in C order.
    const bool used = length > 1 && a.size() > 0;
    if (used && a.stride(int(i)) % item)
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "a: expected strides that are multiples of the %lld bytes of an element, got %s", (long long)item,
           shape_text(a.strides()).c_str());
    exported->dims[i] = length;
    exported->dims[ndim + i] = used ? a.stride(int(i)) / item : step;
    step *= length > 0 ? length : 1;
  }
  if (reinterpret_cast<uintptr_t>(a.data()) % size_t(item) && a.size() > 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "a: expected elements aligned to %lld bytes, got one at %p",
         (long long)item, static_cast<void*>(a.data()));
  Tensor& tensor = exported->managed.tensor;
  tensor.data = a.data();
  tensor.device_type = dlpack::kCpu;
  tensor.ndim = int32_t(ndim);
  for (const TypeCode& type : kTypeCodes)
    if (type.dtype == a.dtype()) {
      tensor.code = type.code;
      tensor.bits = type.bits;
    }
  tensor.lanes = 1;
  tensor.shape = exported->dims.data();
  tensor.strides = exported->dims.data() + ndim;
  exported->managed.context = exported.get();
  exported->managed.deleter = Exported<Managed>::free;
  return exported;
}

// Import.

DType dtype_of(const Tensor& tensor) {
  for (const TypeCode& type : kTypeCodes)
    if (type.code == tensor.code && type.bits == tensor.bits && tensor.lanes == 1) return type.dtype;
  fail(CTN_ERROR_DTYPE, "managed: expected a supported element type, got code %d, %d bits and %d lanes",
       int(tensor.code), int(tensor.bits), int(tensor.lanes));
}

/// The owner of the tensor. Until it is armed, the tensor belongs to the caller.
template <class Managed>
struct Imported {
  Managed* managed;
  bool armed = false;

  static void free(void* user_data) {
    const std::unique_ptr<Imported> self(static_cast<Imported*>(user_data));
    if (self->armed && self->managed->deleter) self->managed->deleter(self->managed);
  }
};

template <class Managed>
ArrayRef import(Managed* managed, bool writeable) {
  const Tensor& tensor = managed->tensor;
  if (tensor.device_type != dlpack::kCpu && tensor.device_type != dlpack::kCudaHost)
    fail(CTN_ERROR_DEVICE,
         "managed: expected a tensor in host memory (device type 1 or 3), got device type %d",
         int(tensor.device_type));
  const DType dtype = dtype_of(tensor);
  if (tensor.ndim < 0 || tensor.ndim > CTN_MAX_NDIM)
    fail(CTN_ERROR_INVALID_ARGUMENT, "managed: expected 0 to %d dimensions, got %d", int(CTN_MAX_NDIM),
         int(tensor.ndim));
  const size_t ndim = size_t(tensor.ndim);
  if (ndim > 0 && !tensor.shape)
    fail(CTN_ERROR_INVALID_ARGUMENT, "managed: expected a shape of %zu lengths, got NULL", ndim);
  const Shape shape(tensor.shape, ndim);
  const int64_t size = checked_size(shape, dtype);
  const int64_t item = int64_t(itemsize(dtype));

  Dims strides(ndim);
  int64_t step = item;
  for (size_t i = ndim; i-- > 0;) {
    const bool used = tensor.strides && shape[i] > 1 && size > 0;
    strides[i] = step;
    if (used && __builtin_mul_overflow(tensor.strides[i], item, &strides[i]))
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "managed: the stride %lld of axis %zu is larger than the address space",
           (long long)tensor.strides[i], i);
    step *= shape[i] > 0 ? shape[i] : 1;
  }
  if (size > 0 && !tensor.data)
    fail(CTN_ERROR_INVALID_ARGUMENT, "managed: expected the address of %lld elements, got NULL",
         (long long)size);
  uintptr_t address = reinterpret_cast<uintptr_t>(tensor.data);
  if (__builtin_add_overflow(address, tensor.byte_offset, &address))
    fail(CTN_ERROR_INVALID_ARGUMENT, "managed: the offset %llu leads beyond the address space",
         (unsigned long long)tensor.byte_offset);
  // Nothing is read at the address of an empty tensor, so any address is accepted.
  if (size == 0) address -= address % uintptr_t(item);

  auto* owner = new Imported<Managed>{managed};
  ArrayRef array = borrow_memory(cpu_backend(), reinterpret_cast<void*>(address), shape, strides, dtype,
                                 writeable, Imported<Managed>::free, owner);
  owner->armed = true;
  return array;
}

}  // namespace

void* to_dlpack(const Array& a, bool versioned) {
  if (!a.backend().is_host())
    fail(CTN_ERROR_DEVICE, "a: expected an array on \"cpu\", got one on \"%s\"", a.backend().name().c_str());
  if (versioned) {
    auto exported = make_exported<VersionedTensor>(a);
    exported->managed.major = dlpack::kMajor;
    exported->managed.minor = dlpack::kMinor;
    exported->managed.flags = a.is_writeable() ? 0 : dlpack::kReadOnly;
    return &exported.release()->managed;
  }
  if (!a.is_writeable())
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "a: expected a writeable array, because only versioned tensors can be read-only, got a read-only %s",
         describe(a).c_str());
  return &make_exported<LegacyTensor>(a).release()->managed;
}

ArrayRef from_dlpack(void* managed, bool versioned) {
  if (!managed) fail(CTN_ERROR_INVALID_ARGUMENT, "managed: expected a managed tensor, got NULL");
  if (!versioned) return import(static_cast<LegacyTensor*>(managed), true);
  auto* tensor = static_cast<VersionedTensor*>(managed);
  if (tensor->major != dlpack::kMajor)
    fail(CTN_ERROR_UNSUPPORTED, "managed: expected a tensor of DLPack 1.x, got one of %u.%u",
         unsigned(tensor->major), unsigned(tensor->minor));
  return import(tensor, (tensor->flags & dlpack::kReadOnly) == 0);
}

}  // namespace catenary
