// Reads and writes elements from the host.
#include <cstdint>

#include "impl/array/array.h"
#include "impl/array/borrow.h"
#include "impl/base/for_speed.h"

namespace catenary {

void to_data(const Array& a, void* data) {
  const auto is_aligned = [&] { return reinterpret_cast<uintptr_t>(data) % itemsize(a.dtype()) == 0; };
  if (kForSpeed && !a.is_c_contiguous() && a.backend().is_host() && is_aligned() && a.size() > 0) {
    ArrayRef target = borrow_memory(a.backend(), data, a.shape(), {}, a.dtype(), true, nullptr, nullptr);
    return assign(*target, a);
  }
  ArrayRef source = contiguous(a);
  a.backend().to_host(source->storage(), data, source->data(), size_t(a.nbytes()));
}

void set_data(Array& a, const void* data) {
  require_writeable(a, "a");
  if (a.is_c_contiguous()) {
    a.backend().from_host(a.storage(), a.data(), data, size_t(a.nbytes()));
    a.storage().mark_written();
    return;
  }
  assign(a, *from_data(data, a.shape(), a.dtype(), a.backend()));
}

static ArrayRef element(const Array& a, Span<const int64_t> index, DType dtype) {
  char* at = a.data();
  if (index.size == 0 && a.ndim() > 0 && a.size() != 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "index: expected a list of length %d for %s, got none", a.ndim(),
         describe(a).c_str());
  if (index.size && index.size != size_t(a.ndim()))
    fail(CTN_ERROR_INDEX, "index: expected a list of length %d for %s, got one of length %zu", a.ndim(),
         describe(a).c_str(), index.size);
  for (size_t i = 0; i < index.size; ++i) {
    const int64_t d = a.dim(int(i));
    if (index[i] < -d || index[i] >= d)
      fail(CTN_ERROR_INDEX, "index: %lld is out of bounds for axis %zu of length %lld", (long long)index[i],
           i, (long long)d);
    at += (index[i] < 0 ? index[i] + d : index[i]) * a.stride(int(i));
  }
  ArrayRef one = view_as(a, at, {}, {}, false);
  return dtype == a.dtype() ? one : astype(*one, dtype);
}

double item_f64(const Array& a, Span<const int64_t> index) {
  double value;
  to_data(*element(a, index, CTN_FLOAT64), &value);
  return value;
}

int64_t item_i64(const Array& a, Span<const int64_t> index) {
  if (is_float(a.dtype())) {
    const double value = item_f64(a, index);
    if (!(value >= -0x1p63 && value < 0x1p63))
      fail(CTN_ERROR_INVALID_ARGUMENT, "a: expected a number that fits in int64, got %g", value);
    return int64_t(value);
  }
  if (a.dtype() == CTN_UINT64) {
    uint64_t value;
    to_data(*element(a, index, CTN_UINT64), &value);
    if (value > uint64_t(INT64_MAX))
      fail(CTN_ERROR_INVALID_ARGUMENT, "a: expected a number that fits in int64, got %llu",
           (unsigned long long)value);
    return int64_t(value);
  }
  int64_t value;
  to_data(*element(a, index, CTN_INT64), &value);
  return value;
}

static void check_bytes(const Array& a, const void* data, size_t size) {
  if (size != size_t(a.nbytes()))
    fail(CTN_ERROR_INVALID_ARGUMENT, "size: expected %lld bytes for %s, got %zu", (long long)a.nbytes(),
         describe(a).c_str(), size);
  if (size && !data) fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %zu bytes, got NULL", size);
}

void to_data(const Array& a, void* data, size_t size) {
  check_bytes(a, data, size);
  to_data(a, data);
}

void set_data(Array& a, const void* data, size_t size) {
  check_bytes(a, data, size);
  set_data(a, data);
}

void* host_data(const Array& a) {
  if (!a.backend().is_host())
    fail(CTN_ERROR_DEVICE, "a: expected an array on \"cpu\", got one on \"%s\"", a.device().c_str());
  return a.data();
}

}  // namespace catenary
