// Creates arrays.
#include <cmath>
#include <limits>

#include "impl/array/array.h"
#include "impl/array/launch.h"
#include "impl/array/manipulation.h"
#include "impl/array/rounding.h"
#include "impl/backend/params/sequence.h"

namespace catenary {

int64_t checked_size(Shape shape, DType dtype) {
  int64_t bytes = int64_t(itemsize(dtype)), size = 1;
  bool empty = false;
  for (int64_t d : shape) {
    if (d < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "shape: negative length in %s", shape_text(shape).c_str());
    empty = empty || d == 0;
  }
  for (int64_t d : shape) {
    if (d == 0) continue;  // the others must still not overflow, as in NumPy
    if (__builtin_mul_overflow(bytes, d, &bytes))
      fail(CTN_ERROR_INVALID_ARGUMENT, "shape: %s of %s is larger than the address space",
           shape_text(shape).c_str(), dtype_name(dtype));
    size *= d;
  }
  return empty ? 0 : size;
}

ArrayRef empty_on(Backend& backend, Shape shape, DType dtype) {
  const int64_t item = int64_t(itemsize(dtype));
  const int64_t size = checked_size(shape, dtype);
  auto storage = make<Storage>(backend, size_t(size * item));
  char* data = storage->data();
  ArrayRef array = make<Array>(std::move(storage), data, dtype, int(shape.size));
  int64_t* dims = array->mutable_dims();
  int64_t stride = item;
  for (size_t i = shape.size; i-- > 0;) {
    dims[i] = shape[i];
    dims[shape.size + i] = stride;
    stride *= shape[i] > 0 ? shape[i] : 1;
  }
  array->finish_contiguous(size, Array::owns | Array::writeable);
  return array;
}

ArrayRef empty_of_layout(const Array& like, DType dtype) {
  const size_t ndim = size_t(like.ndim());
  const int64_t item = int64_t(itemsize(dtype));
  if (itemsize(like.dtype()) < itemsize(dtype)) return empty_on(like.backend(), like.shape(), dtype);
  auto storage = make<Storage>(like.backend(), size_t(like.size() * item));
  char* data = storage->data();
  ArrayRef array = make<Array>(std::move(storage), data, dtype, like.ndim());
  int64_t* dims = array->mutable_dims();
  int64_t stride = item;
  for (size_t i = ndim; i-- > 0;) {
    dims[i] = like.dim(int(i));
    dims[ndim + i] = stride;
    stride *= dims[i] > 0 ? dims[i] : 1;
  }
  array->finish_contiguous(like.size(), Array::owns | Array::writeable);
  return array;
}

ArrayRef empty(Shape shape, DType dtype) { return empty_on(current_backend(), shape, dtype); }

/// Copies one element in host memory to all of an array.
static void fill_immediate(Array& a, const void* value, DType dtype) {
  require_writeable(a, "a");
  if (a.size()) launch(kernels::copy, immediate_operand(value, dtype, a.ndim(), a.dims()), a.operand());
  a.storage().mark_written();
}

void fill_f64(Array& a, double value) { fill_immediate(a, &value, CTN_FLOAT64); }
void fill_i64(Array& a, int64_t value) { fill_immediate(a, &value, CTN_INT64); }

void fill(Array& a, const Array& value) {
  if (value.size() == 1 && value.ndim() <= a.ndim() && value.backend().is_host()) {
    alignas(8) char element[8];  // which may belong to `a` itself
    std::memcpy(element, value.data(), itemsize(value.dtype()));
    return fill_immediate(a, element, value.dtype());
  }
  require_writeable(a, "a");
  ArrayRef local = to_backend(value, a.backend());
  if (!same_shape(a.shape(), local->shape())) local = broadcast_to(*local, a.shape());
  assign(a, *local);
}

ArrayRef zeros(Shape shape, DType dtype) {
  ArrayRef a = empty(shape, dtype);
  fill_f64(*a, 0);
  return a;
}

ArrayRef ones(Shape shape, DType dtype) {
  ArrayRef a = empty(shape, dtype);
  fill_f64(*a, 1);
  return a;
}

ArrayRef full(Shape shape, const Array& value, DType dtype) {
  ArrayRef a = empty_on(value.is_weak() ? current_backend() : value.backend(), shape,
                        dtype == CTN_DTYPE_NONE ? value.dtype() : dtype);
  fill(*a, value);
  return a;
}

ArrayRef empty_in_order(Backend& backend, Shape shape, DType dtype, const Dims& fastest) {
  ArrayRef result = empty_on(backend, shape, dtype);
  int64_t stride = int64_t(itemsize(dtype));
  int64_t* strides = result->mutable_dims() + result->ndim();
  for (int i = 0; i < result->ndim(); ++i) {
    const int64_t axis = fastest.empty() ? i : fastest[size_t(i)];
    strides[axis] = stride;
    stride *= result->dim(int(axis));
  }
  result->finish(Array::owns | Array::writeable);
  return result;
}

ArrayRef empty_like(const Array& a, DType dtype) {
  if (dtype == CTN_DTYPE_NONE) dtype = a.dtype();
  if (a.is_c_contiguous()) return empty_on(a.backend(), a.shape(), dtype);
  Dims fastest;  // NumPy's order "K": Fortran order, or by strides
  for (int axis = a.is_f_contiguous() ? 0 : a.ndim(); axis-- > 0;) {
    size_t place = fastest.size();
    while (place > 0 && std::abs(a.stride(int(fastest[place - 1]))) > std::abs(a.stride(axis))) --place;
    fastest.insert(place, axis);
  }
  return empty_in_order(a.backend(), a.shape(), dtype, fastest);
}

ArrayRef empty_for_result(const Array& a, DType dtype) {
  if (a.is_c_contiguous()) return empty_on(a.backend(), a.shape(), dtype);
  const auto stride = [&a](int64_t axis) {
    return a.dim(int(axis)) == 1 ? int64_t(0) : std::abs(a.stride(int(axis)));
  };
  Dims fastest;  // as in NumPy's iterator, axes of stride 0 or length one do not affect the order
  for (int axis = a.is_f_contiguous() ? 0 : a.ndim(); axis-- > 0;) {
    size_t place = fastest.size();
    for (size_t k = place; k-- > 0;) {
      const int64_t inner = stride(fastest[k]), outer = stride(axis);
      if (inner == 0 || outer == 0) continue;
      if (inner <= outer) break;
      place = k;
    }
    fastest.insert(place, axis);
  }
  return empty_in_order(a.backend(), a.shape(), dtype, fastest);
}

ArrayRef zeros_like(const Array& a, DType dtype) {
  ArrayRef result = empty_like(a, dtype);
  fill_f64(*result, 0);
  return result;
}

ArrayRef ones_like(const Array& a, DType dtype) {
  ArrayRef result = empty_like(a, dtype);
  fill_f64(*result, 1);
  return result;
}

ArrayRef full_f64(Shape shape, double value, DType dtype) { return full(shape, *scalar_f64(value), dtype); }
ArrayRef full_i64(Shape shape, int64_t value, DType dtype) { return full(shape, *scalar_i64(value), dtype); }

ArrayRef full_like(const Array& a, const Array& value, DType dtype) {
  ArrayRef result = empty_like(a, dtype);
  fill(*result, value);
  return result;
}

static ArrayRef diagonal_view(const Array& square, int64_t k) {
  const int64_t n = square.dim(0), m = square.dim(1);
  const int64_t row = k < 0 ? -k : 0, column = k > 0 ? k : 0;
  int64_t length = std::min(n - row, m - column);
  if (length < 0) length = 0;
  const int64_t stride = square.stride(0) + square.stride(1);
  char* data = square.data() + (length ? row * square.stride(0) + column * square.stride(1) : 0);
  return view_as(square, data, {&length, 1}, {&stride, 1}, square.is_writeable());
}

ArrayRef eye(int64_t n, int64_t m, int64_t k, DType dtype) {
  const int64_t shape[2] = {n, m};
  ArrayRef result = zeros({shape, 2}, dtype);
  if (k > -n && k < m) fill_f64(*diagonal_view(*result, k), 1);
  return result;
}

ArrayRef identity(int64_t n, DType dtype) { return eye(n, n, 0, dtype); }

ArrayRef diag(const Array& v, int64_t k) {
  if (v.ndim() == 2) {
    if (k <= -v.dim(0) || k >= v.dim(1)) {
      const int64_t none = 0;
      return empty_on(v.backend(), {&none, 1}, v.dtype());
    }
    return copy(*diagonal_view(v, k));
  }
  if (v.ndim() != 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "v: expected 1 or 2 dimensions, got %s", describe(v).c_str());
  int64_t n;
  if (k == INT64_MIN || __builtin_add_overflow(v.dim(0), std::abs(k), &n))
    fail(CTN_ERROR_INVALID_ARGUMENT, "k: a diagonal at %lld is beyond the address space", (long long)k);
  const int64_t shape[2] = {n, n};
  ArrayRef result = empty_on(v.backend(), {shape, 2}, v.dtype());
  fill_f64(*result, 0);
  if (v.dim(0)) assign(*diagonal_view(*result, k), v);
  return result;
}

ArrayRef diagflat(const Array& v, int64_t k) { return diag(*ravel(v), k); }

ArrayRef from_data(const void* data, Shape shape, DType dtype, Backend& backend) {
  ArrayRef a = empty_on(backend, shape, dtype);
  if (a->size() && !data)
    fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %lld bytes, got NULL", (long long)a->nbytes());
  backend.from_host(a->storage(), a->data(), data, size_t(a->nbytes()));
  return a;
}

template <class T>
static ArrayRef weak_scalar(T value, DType dtype) {
  ArrayRef a = empty_on(cpu_backend(), {}, dtype);
  std::memcpy(a->data(), &value, sizeof(value));
  a->set_flag(Array::weak, true);
  return a;
}

ArrayRef scalar_f64(double value) { return weak_scalar(value, CTN_FLOAT64); }
ArrayRef scalar_i64(int64_t value) { return weak_scalar(value, CTN_INT64); }
ArrayRef scalar_bool(bool value) { return weak_scalar(uint8_t(value), CTN_BOOL); }

ArrayRef scalar_on(Backend& backend, double value, DType dtype) {
  ArrayRef a = empty_on(backend, {}, dtype);
  fill_f64(*a, value);
  return a;
}

static void reject_bool_range(int64_t length, DType dtype) {
  if (dtype == CTN_BOOL && length > 2)
    fail(CTN_ERROR_DTYPE, "expected at most 2 elements for arange of bool, got %lld", (long long)length);
}

/// Returns a new array of `length` elements on the current device.
static ArrayRef sequence(int64_t length, DType dtype, const SequenceParams& params) {
  ArrayRef result = empty({&length, 1}, dtype);
  if (length) launch(kernels::sequence, params, result);
  result->storage().mark_written();
  return result;
}

ArrayRef arange_i64(int64_t start, int64_t stop, int64_t step, DType dtype) {
  if (step == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "step: expected a nonzero value, got 0");
  if (dtype == CTN_DTYPE_NONE) dtype = CTN_INT64;
  const __int128 distance = step > 0 ? __int128(stop) - start : __int128(start) - stop;
  const __int128 stride = step > 0 ? __int128(step) : -__int128(step);
  const __int128 count = distance <= 0 ? 0 : (distance + stride - 1) / stride;
  if (count > std::numeric_limits<int64_t>::max() / 8)
    fail(CTN_ERROR_INVALID_ARGUMENT, "arange is larger than the address space");
  const int64_t length = int64_t(count);
  reject_bool_range(length, dtype);
  return sequence(length, dtype, {.kind = SequenceKind::integers, .start = start, .step = step});
}

ArrayRef arange_f64(double start, double stop, double step, DType dtype) {
  if (step == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "step: expected a nonzero value, got 0");
  if (dtype == CTN_DTYPE_NONE) dtype = CTN_FLOAT64;
  const double exact = std::ceil((stop - start) / step);
  if (!(exact < 1e18))
    fail(CTN_ERROR_INVALID_ARGUMENT, "arange from %g to %g by %g has no finite length", start, stop, step);
  const int64_t length = exact > 0 ? int64_t(exact) : 0;
  reject_bool_range(length, dtype);
  // As in NumPy, the first two elements are rounded to the requested dtype and the rest continue by their
  // difference; 16-bit floats use float32.
  const double second = start + step;
  SequenceParams params{.kind = SequenceKind::doubles,
                        .heads = 2,
                        .first = start,
                        .delta = second - start,
                        .head = {start, second}};
  if (is_integer(dtype)) {
    params.first = std::trunc(start);
    params.delta = std::trunc(second) - params.first;
    constexpr double exact_below = 0x1p53;
    const double last = params.first + double(length) * params.delta;
    if (dtype == CTN_INT64 && std::fabs(params.first) < exact_below && std::fabs(last) < exact_below)
      params = {
          .kind = SequenceKind::integers, .start = int64_t(params.first), .step = int64_t(params.delta)};
  } else if (dtype != CTN_FLOAT64) {
    const float first = float(round_to(start, dtype));
    params.kind = SequenceKind::floats;
    params.first = double(first);
    params.delta = double(float(round_to(second, dtype)) - first);
  }
  return sequence(length, dtype, params);
}

ArrayRef linspace(double start, double stop, int64_t count, bool endpoint, DType dtype) {
  if (count < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "count: expected at least 0, got %lld", (long long)count);
  if (dtype == CTN_DTYPE_NONE) dtype = CTN_FLOAT64;
  const double intervals = double(endpoint ? count - 1 : count), distance = stop - start;
  const double step = intervals > 0 ? distance / intervals : 0;
  SequenceParams params{.kind = SequenceKind::doubles,
                        .has_last = endpoint && count > 1,
                        .floored = is_integer(dtype),
                        .first = start,
                        .delta = step,
                        .last = stop};
  if (step == 0 && intervals > 0) {
    params.kind = SequenceKind::fractions;
    params.delta = distance;
    params.intervals = intervals;
  }
  return sequence(count, dtype, params);
}

}  // namespace catenary
