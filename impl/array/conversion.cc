// Converts and copies arrays: dtypes, layouts, devices.
#include <cmath>

#include "impl/array/array.h"
#include "impl/array/launch.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

void launch_copy(const Array& src, Array& dst) {
  if (src.size() == 0) return;
  launch(kernels::copy, src, dst);
  dst.storage().mark_written();
}

ArrayRef cast_copy(const Array& a, DType dtype) {
  ArrayRef result = empty_on(a.backend(), a.shape(), dtype);
  launch_copy(a, *result);
  return result;
}

}  // namespace

void assign(Array& dst, const Array& src) {
  if (ranges_overlap(dst, src))
    launch_copy(*cast_copy(src, dst.dtype()), dst);
  else
    launch_copy(src, dst);
}

ArrayRef astype(const Array& a, DType dtype) {
  ArrayRef result = empty_like(a, dtype);
  launch_copy(a, *result);
  return result;
}

ArrayRef copy(const Array& a) { return cast_copy(a, a.dtype()); }

ArrayRef asarray(const Array& a, DType dtype) {
  return dtype == CTN_DTYPE_NONE || dtype == a.dtype() ? share(a) : astype(a, dtype);
}

ArrayRef contiguous(const Array& a) { return a.is_c_contiguous() ? share(a) : copy(a); }

ArrayRef ascontiguousarray(const Array& a, DType dtype) {
  if (dtype == CTN_DTYPE_NONE) dtype = a.dtype();
  ArrayRef result = a.is_c_contiguous() && dtype == a.dtype() ? share(a) : cast_copy(a, dtype);
  const int64_t one = 1;
  return a.ndim() == 0 ? reshape(*result, {&one, 1}) : result;
}

ArrayRef asfortranarray(const Array& a, DType dtype) {
  if (dtype == CTN_DTYPE_NONE) dtype = a.dtype();
  if (a.ndim() == 0) return ascontiguousarray(a, dtype);
  if (a.is_f_contiguous() && dtype == a.dtype()) return share(a);
  return transpose(*cast_copy(*transpose(a, {}), dtype), {});
}

ArrayRef to_backend(const Array& a, Backend& backend) {
  if (&a.backend() == &backend) return share(a);
  ArrayRef source = contiguous(a);
  ArrayRef result = empty_on(backend, a.shape(), a.dtype());
  const size_t size = size_t(a.nbytes());
  if (size == 0) return result;
  if (a.backend().is_host()) {
    backend.from_host(result->storage(), result->data(), source->data(), size);
  } else if (backend.is_host()) {
    a.backend().to_host(source->storage(), result->data(), source->data(), size);
  } else {
    backend.from_device(result->storage(), result->data(), source->storage(), source->data(), size);
  }
  return result;
}

void copyto(Array& dst, const Array& src, ctn_casting casting, const Array* where) {
  require_writeable(dst, "dst");
  const bool fits = src.is_weak()
                        ? kind_of(src.dtype()) <= kind_of(dst.dtype()) || casting == CTN_CASTING_UNSAFE
                        : can_cast(src.dtype(), dst.dtype(), casting);
  if (!fits)
    fail(CTN_ERROR_DTYPE, "src: cannot cast %s to %s under this casting rule", dtype_name(src.dtype()),
         dtype_name(dst.dtype()));
  ArrayRef source = to_backend(src, dst.backend());
  while (source->ndim() > dst.ndim() &&
         source->dim(0) == 1) {  // as in NumPy, leading axes of length one do not count
    const int64_t first = 0;
    source = squeeze(*source, {&first, 1});
  }
  if (!same_shape(dst.shape(), source->shape())) source = broadcast_to(*source, dst.shape());
  if (!where) return assign(dst, *source);
  if (where->dtype() != CTN_BOOL)
    fail(CTN_ERROR_DTYPE, "where: expected bool, got %s", describe(*where).c_str());
  ArrayRef mask = to_backend(*where, dst.backend());
  if (!same_shape(dst.shape(), mask->shape())) mask = broadcast_to(*mask, dst.shape());
  // If the dtypes differ, the selection runs in dst's dtype.
  source = asarray(*source, dst.dtype());
  elementwise_into(ops::select, *mask, *source, dst, dst);
}

void store_result(const Array& result, Array& out) {
  require_writeable(out, "out");
  require_same_backend(result, out);
  if (!same_shape(result.shape(), out.shape()))
    fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s", shape_text(result.shape()).c_str(),
         shape_text(out.shape()).c_str());
  if (!can_cast(result.dtype(), out.dtype(), CTN_CASTING_SAME_KIND))
    fail(CTN_ERROR_DTYPE, "out: cannot cast the result from %s to %s", dtype_name(result.dtype()),
         dtype_name(out.dtype()));
  assign(out, result);
}

ArrayRef to_device(const Array& a, const char* name) { return to_backend(a, find_backend(name)); }

}  // namespace catenary
