// Cumulative sums and products, and counts.
#include "impl/backend/params/scan.h"
#include "impl/array/launch.h"
#include "impl/array/reduced_axes.h"
#include "impl/array/sorting.h"
#include "impl/base/for_speed.h"

namespace catenary {
namespace {

/// Returns the input; a 0-d array gets one axis here.
ArrayRef input(const Array& a, int64_t axis) {
  return axis == CTN_AXIS_NONE || a.ndim() == 0 ? ravel(a) : share(a);
}

/// `out` is contiguous and does not overlap x.
void scan_to(const ArrayRef& x, int along, bool product, const ArrayRef& out) {
  if (out->size() == 0) return;
  const bool direct = x->is_c_contiguous() && x->dtype() == out->dtype();
  if (!direct) assign(*out, *x);
  ScanParams params{1, x->dim(along), 1, product};
  for (int i = 0; i < along; ++i) params.outer *= x->dim(i);
  for (int i = along + 1; i < x->ndim(); ++i) params.inner *= x->dim(i);
  launch(kernels::scan, params, direct ? x : out, out);
  if (kForSpeed) out->storage().mark_written();  // otherwise it is new
}

int along_of(const Array& x, int64_t axis) {
  return axis == CTN_AXIS_NONE ? 0 : normalize_axis(axis, x.ndim());
}

ArrayRef scan(const Array& a, int64_t axis, DType dtype, bool product) {
  ArrayRef x = input(a, axis);
  const int along = along_of(*x, axis);
  ArrayRef out = empty_on(x->backend(), x->shape(), dtype);
  scan_to(x, along, product, out);
  return out;
}

void scan_into(const Array& a, int64_t axis, DType dtype, bool product, Array& out) {
  require_writeable(out, "out");
  const ArrayRef local = beside(a, out.backend()), x = input(*local, axis);
  require_same_backend(*local, out);
  if (!same_shape(x->shape(), out.shape()))
    fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s", shape_text(x->shape()).c_str(),
         shape_text(out.shape()).c_str());
  if (dtype == CTN_DTYPE_NONE) dtype = promote(a.dtype(), out.dtype());
  const int along = along_of(*x, axis);
  if (kForSpeed && out.dtype() == dtype && out.is_c_contiguous() && !ranges_overlap(*x, out))
    return scan_to(x, along, product, share(out));
  assign(out, *scan(*local, axis, dtype, product));
}

int64_t extreme(const Array& x, bool largest) {
  return item_i64(largest ? *max(x, {}, false) : *min(x, {}, false), {});
}

}  // namespace

ArrayRef cumsum(const Array& a, int64_t axis, DType dtype) {
  return scan(a, axis, dtype == CTN_DTYPE_NONE ? sum_dtype(a.dtype()) : dtype, false);
}
void cumsum_into(const Array& a, int64_t axis, DType dtype, Array& out) {
  scan_into(a, axis, dtype, false, out);
}
ArrayRef cumprod(const Array& a, int64_t axis, DType dtype) {
  return scan(a, axis, dtype == CTN_DTYPE_NONE ? sum_dtype(a.dtype()) : dtype, true);
}
void cumprod_into(const Array& a, int64_t axis, DType dtype, Array& out) {
  scan_into(a, axis, dtype, true, out);
}

ArrayRef bincount(const Array& x, const Array* weights, int64_t minlength) {
  if (x.ndim() != 1) fail(CTN_ERROR_SHAPE, "x: expected one axis, got %s", describe(x).c_str());
  if (!can_cast(x.dtype(), CTN_INT64, CTN_CASTING_SAFE))
    fail(CTN_ERROR_DTYPE, "x: expected integers that fit in int64, got %s", describe(x).c_str());
  if (minlength < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "minlength: expected at least 0, got %lld", (long long)minlength);
  Backend& backend = x.backend();
  ArrayRef zero = scalar_on(backend, 0, CTN_INT64);
  if (x.size() == 0) return full({&minlength, 1}, *zero, CTN_INT64);  // with or without weights, as in NumPy
  if (weights) {
    require_same_backend(x, *weights);
    if (!same_shape(x.shape(), weights->shape()))
      fail(CTN_ERROR_SHAPE, "weights: expected the shape of x, %s, got %s", shape_text(x.shape()).c_str(),
           describe(*weights).c_str());
  }
  ArrayRef values = contiguous(*asarray(x, CTN_INT64));
  const int64_t least = extreme(*values, false), most = extreme(*values, true);
  if (least < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "x: expected no negative values, got %lld", (long long)least);
  if (most == INT64_MAX)
    fail(CTN_ERROR_INVALID_ARGUMENT, "x: %lld is too large to be counted", (long long)most);
  const int64_t bins = most + 1 > minlength ? most + 1 : minlength;
  ArrayRef out = empty_on(backend, {&bins, 1}, weights ? CTN_FLOAT64 : CTN_INT64);
  ArrayRef heavy = weights ? contiguous(*asarray(*weights, CTN_FLOAT64)) : nullptr;
  launch(kernels::bincount, values, heavy, out);
  return out;
}

}  // namespace catenary
