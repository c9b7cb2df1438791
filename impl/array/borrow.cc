// Arrays over memory that the library does not own.
#include "impl/array/borrow.h"

namespace catenary {
namespace {

/// The number of bytes before and after `data` that the elements span.
struct Extent {
  int64_t before, after;
};

Extent extent_of(const void* data, Shape shape, Shape strides, DType dtype) {
  Extent extent{0, int64_t(itemsize(dtype))};
  bool fits = true;
  for (size_t i = 0; i < shape.size; ++i) {
    int64_t reach;
    if (shape[i] <= 1) continue;
    fits = fits && !__builtin_mul_overflow(shape[i] - 1, strides[i], &reach);
    if (fits && reach < 0) fits = !__builtin_sub_overflow(extent.before, reach, &extent.before);
    if (fits && reach > 0) fits = !__builtin_add_overflow(extent.after, reach, &extent.after);
  }
  const int64_t address = int64_t(reinterpret_cast<uintptr_t>(data));
  int64_t end;
  fits = fits && extent.before <= address && !__builtin_add_overflow(address, extent.after, &end);
  if (!fits)
    fail(CTN_ERROR_INVALID_ARGUMENT, "strides: %s for the shape %s reach beyond the address space",
         shape_text(strides).c_str(), shape_text(shape).c_str());
  return extent;
}

/// Borrowed memory that is given back unless ownership is transferred.
struct Owner {
  void (*deleter)(void*);
  void* user_data;
  ~Owner() {
    if (deleter) deleter(user_data);
  }
};

}  // namespace

ArrayRef borrow_memory(Backend& backend, void* data, Shape shape, Shape strides, DType dtype, bool writeable,
                       void (*deleter)(void*), void* user_data) {
  Owner owner{deleter, user_data};
  const int64_t item = int64_t(itemsize(dtype));
  const int64_t size = checked_size(shape, dtype);
  if (size && !data)
    fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %lld elements of %s, got NULL", (long long)size,
         dtype_name(dtype));
  if (reinterpret_cast<uintptr_t>(data) % size_t(item))
    fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected an address aligned to %lld bytes, got %p",
         (long long)item, data);
  Dims steps(shape.size);
  int64_t step = item;
  for (size_t i = shape.size; i-- > 0;) {
    steps[i] = strides.data ? strides[i] : step;
    step *= shape[i] > 0 ? shape[i] : 1;
    if (steps[i] % item)
      fail(CTN_ERROR_INVALID_ARGUMENT, "strides[%zu]: expected a multiple of %lld bytes, got %lld", i,
           (long long)item, (long long)steps[i]);
  }
  for (size_t i = 0; i < shape.size && size; ++i) writeable = writeable && (shape[i] <= 1 || steps[i] != 0);
  Extent extent{0, 0};
  if (size) extent = extent_of(data, shape, {steps.data(), steps.size()}, dtype);

  char* first = static_cast<char*>(data);
  auto storage =
      make<Storage>(backend, first - extent.before, size_t(extent.before + extent.after), deleter, user_data);
  owner.deleter = nullptr;
  auto array = make<Array>(std::move(storage), first, dtype, int(shape.size));
  for (size_t i = 0; i < shape.size; ++i) {
    array->mutable_dims()[i] = shape[i];
    array->mutable_dims()[shape.size + i] = steps[i];
  }
  array->finish(uint8_t(Array::owns | (writeable ? Array::writeable : Array::fixed)));
  return array;
}

}  // namespace catenary
