// Takes and puts elements at positions.
#include <algorithm>

#include "impl/array/indexing.h"
#include "impl/array/launch.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

/// Returns the positions as contiguous int64 on the device of `a`.
ArrayRef positions_for(const Array& a, const Array& indices) {
  if (!can_cast(indices.dtype(), CTN_INT64, CTN_CASTING_SAFE))
    fail(CTN_ERROR_DTYPE, "indices: expected integers that fit in int64, got %s", describe(indices).c_str());
  if (!indices.is_weak()) require_same_backend(a, indices);
  return contiguous(*to_backend(*asarray(indices, CTN_INT64), a.backend()));
}

constexpr int64_t kWorthChecking = 1024;  // indices

/// Returns positions that are all in range, except in the RAISE mode.
ArrayRef confine(ArrayRef indices, int64_t length, ctn_index_mode mode) {
  if (indices->size() == 0 || mode == CTN_INDEX_MODE_RAISE) return indices;
  if (length == 0)
    fail(CTN_ERROR_INDEX, "indices: expected none for an axis of length 0, got %s",
         describe(*indices).c_str());
  if (kForSpeed && indices->backend().has_fused() && indices->size() >= kWorthChecking) {
    // Two fast passes, after which most indices need no slow one.
    int64_t ends[2];
    to_data(*min(*indices, {nullptr, 0}, false), &ends[0]);
    to_data(*max(*indices, {nullptr, 0}, false), &ends[1]);
    if (ends[0] >= 0 && ends[1] < length) return indices;
  }
  if (mode == CTN_INDEX_MODE_WRAP) return elementwise_scalar(ops::remainder, *indices, length, false);
  ArrayRef low = scalar_i64(0), high = scalar_i64(length - 1);
  return clip(*indices, low.get(), high.get());
}

ArrayRef as_row(const Array& a) {
  const int64_t shape[2] = {1, a.size()};
  return reshape(a, {shape, 2});
}

/// Returns 0, 1, 2... on a device.
ArrayRef counting(int64_t n, Backend& backend) {
  return to_backend(*arange_i64(0, n, 1, CTN_INT64), backend);
}

/// One index per axis for take_along_axis: the positions along `axis`, and counts along the others.
struct AlongAxis {
  SmallVector<ArrayRef, 8> owned;
  SmallVector<const Array*, 8> arrays;
  SmallVector<ctn_index, 8> items;

  AlongAxis(const Array& a, const Array& indices, int axis) {
    if (!is_integer(indices.dtype()))
      fail(CTN_ERROR_DTYPE, "indices: expected integers, got %s", describe(indices).c_str());
    if (indices.ndim() != a.ndim())
      fail(CTN_ERROR_SHAPE, "indices: expected as many axes as %s has, got %s", describe(a).c_str(),
           describe(indices).c_str());
    for (int i = 0; i < a.ndim(); ++i) {
      if (i == axis) {
        owned.push_back(share(indices));
      } else {
        Dims shape(static_cast<size_t>(a.ndim()));
        for (int64_t& d : shape) d = 1;
        shape[size_t(i)] = a.dim(i);
        owned.push_back(reshape(*counting(a.dim(i), a.backend()), {shape.data(), shape.size()}));
      }
      arrays.push_back(owned.back().get());
      items.push_back({CTN_INDEX_ARRAY, i, 0, 0});
    }
  }

  Span<const ctn_index> index() const { return {items.data(), items.size()}; }
  Span<const Array* const> list() const { return {arrays.data(), arrays.size()}; }
};

/// Finds the shape of the elements that the kernels of indices along an axis can select. Returns whether they
/// can: general indexing does the rest, and reports what does not fit.
bool shape_along(const Array& a, const Array& indices, int axis, Dims& shape) {
  if (!kForSpeed || !a.backend().has_along() || &a.backend() != &indices.backend() ||
      !is_integer(indices.dtype()) || indices.ndim() != a.ndim() || a.size() == 0 || indices.size() == 0)
    return false;
  for (int d = 0; d < a.ndim(); ++d) {
    const int64_t own = a.dim(d), given = indices.dim(d);
    if (d != axis && own != given && own != 1 && given != 1) return false;
    shape.push_back(d == axis ? given : std::max(own, given));
  }
  return true;
}

ArrayRef gather_along(const Array& a, const Array& indices, int axis, Shape shape) {
  ArrayRef out = empty_on(a.backend(), shape, a.dtype());
  launch(kernels::gather_along, AlongParams{axis}, a, contiguous(*asarray(indices, CTN_INT64)), out);
  out->storage().mark_written();
  return out;
}

/// Returns whether the kernel can do it: every element must have a place of its own along the other axes, and
/// the values no more axes than these.
bool scatter_along(Array& a, const Array& indices, int axis, const Array& values) {
  Dims shape;
  if (!shape_along(a, indices, axis, shape) || values.ndim() > a.ndim()) return false;
  for (int d = 0; d < a.ndim(); ++d)
    if (d != axis && shape[size_t(d)] != a.dim(d)) return false;
  for (int d = 0; d < values.ndim(); ++d) {
    const int64_t wanted = shape[shape.size() - size_t(values.ndim() - d)];
    if (values.dim(d) != 1 && values.dim(d) != wanted) return false;
  }
  if (!values.is_weak()) require_same_backend(a, values);
  ArrayRef source = asarray(*to_backend(values, a.backend()), a.dtype());
  ArrayRef positions = contiguous(*asarray(indices, CTN_INT64));
  if (ranges_overlap(*source, a)) source = copy(*source);
  if (ranges_overlap(*positions, a)) positions = copy(*positions);
  source = broadcast_to(*source, {shape.data(), shape.size()});
  launch(kernels::scatter_along, AlongParams{axis}, source, positions, a);
  a.storage().mark_written();
  return true;
}

/// Maps the positions of any mode but RAISE into the axis.
ArrayRef confined(const Array& a, const Array& indices, int64_t axis, ctn_index_mode mode) {
  const bool flat = axis == CTN_AXIS_NONE || (a.ndim() == 0 && (axis == 0 || axis == -1));
  const int64_t length = flat ? a.size() : a.dim(normalize_axis(axis, a.ndim()));
  return confine(positions_for(a, indices), length, mode);
}

}  // namespace

ArrayRef take_mode(const Array& a, const Array& indices, int64_t axis, ctn_index_mode mode) {
  if (mode == CTN_INDEX_MODE_RAISE) return take(a, indices, axis);
  if constexpr (kForSpeed)
    if (ArrayRef taken = take_confined(a, indices, axis, mode)) return taken;
  return take(a, *confined(a, indices, axis, mode), axis);
}

void take_mode_into(const Array& a, const Array& indices, int64_t axis, ctn_index_mode mode, Array& out) {
  if (mode == CTN_INDEX_MODE_RAISE) return take_into(a, indices, axis, out);
  take_into(a, *confined(a, indices, axis, mode), axis, out);
}

void put(Array& a, const Array& indices, const Array& values, ctn_index_mode mode) {
  require_writeable(a, "a");
  ArrayRef positions = positions_for(a, indices);
  if (!values.is_weak()) require_same_backend(a, values);
  const int64_t n = positions->size(), count = values.size();
  if (n == 0 || count == 0) return;
  if (a.size() == 0)
    fail(CTN_ERROR_INDEX, "indices: expected none for %s, got %s", describe(a).c_str(),
         describe(indices).c_str());
  positions = confine(positions, a.size(), mode);
  ArrayRef source = ravel(*asarray(*to_backend(values, a.backend()), a.dtype()));
  if (count < n) {
    const int64_t repeated[2] = {(n - 1) / count + 1, count};
    source = count == 1 ? broadcast_to(*source, {&n, 1}) : ravel(*broadcast_to(*source, {repeated, 2}));
  }
  if (source->dim(0) != n) source = slice_axis(*source, 0, 0, n);
  if (ranges_overlap(*source, a)) source = copy(*source);
  if (ranges_overlap(*positions, a)) positions = copy(*positions);
  const int8_t axes[1] = {0};
  ArrayRef target = a.is_c_contiguous() ? ravel(a) : flatten(a);
  launch_scatter(*source, *as_row(*positions), axes, nullptr, *target);
  if (!a.is_c_contiguous()) assign(a, *reshape(*target, a.shape()));
}

ArrayRef take_along_axis(const Array& a, const Array& indices, int64_t axis) {
  ArrayRef x = axis == CTN_AXIS_NONE ? ravel(a) : share(a);
  const int number = axis == CTN_AXIS_NONE ? 0 : normalize_axis(axis, a.ndim());
  Dims shape;
  if (shape_along(*x, indices, number, shape))
    return gather_along(*x, indices, number, {shape.data(), shape.size()});
  const AlongAxis along(*x, indices, number);
  return get_advanced(*x, along.index(), along.list());
}

void put_along_axis(Array& a, const Array& indices, const Array& values, int64_t axis) {
  require_writeable(a, "a");
  if (axis != CTN_AXIS_NONE) {
    const int number = normalize_axis(axis, a.ndim());
    if (scatter_along(a, indices, number, values)) return;
    const AlongAxis along(a, indices, number);
    return set_advanced(a, along.index(), along.list(), values);
  }
  ArrayRef target = a.is_c_contiguous() ? ravel(a) : flatten(a);
  if (!scatter_along(*target, indices, 0, values)) {
    const AlongAxis along(*target, indices, 0);
    set_advanced(*target, along.index(), along.list(), values);
  }
  if (!a.is_c_contiguous()) assign(a, *reshape(*target, a.shape()));
}

namespace {

/// Counts the nonzero elements of a contiguous array: those before each block, and all.
ArrayRef count_blocks(ArrayRef& x) {
  const int64_t places = (x->size() + kNonzeroBlock - 1) / kNonzeroBlock + 1;
  ArrayRef counts = empty_on(x->backend(), {&places, 1}, CTN_INT64);
  launch(kernels::count_nonzero_blocks, x, counts);
  return counts;
}

ArrayRef last(const Array& counts) { return slice_axis(counts, 0, counts.dim(0) - 1, counts.dim(0)); }

}  // namespace

ArrayRef count_all_nonzero(const Array& a) {
  ArrayRef x = a.is_c_contiguous() ? share(a) : contiguous(*asarray(a, CTN_BOOL));
  return last(*count_blocks(x));
}

ArrayRef nonzero(const Array& a) {
  ArrayRef x = contiguous(a);
  int64_t shape[2] = {std::max(a.ndim(), 1), 0};
  if (x->size() == 0) return empty_on(a.backend(), {shape, 2}, CTN_INT64);
  ArrayRef counts = count_blocks(x);
  to_data(*last(*counts), &shape[1]);
  ArrayRef out = empty_on(a.backend(), {shape, 2}, CTN_INT64);
  if (shape[1] == 0) return out;
  launch(kernels::nonzero, x, counts, out);
  return out;
}

ArrayRef flatnonzero(const Array& a) { return ravel(*nonzero(*ravel(a))); }

ArrayRef argwhere(const Array& a) {
  ArrayRef rows = nonzero(a);
  if (a.ndim() > 0) return transpose(*rows, {});
  const int64_t shape[2] = {rows->dim(1), 0};
  return empty_on(a.backend(), {shape, 2}, CTN_INT64);
}

ArrayRef choose_elements(const Array& a, const Array& mask) {
  if (!a.backend().is_host() || &a.backend() != &mask.backend() || mask.dtype() != CTN_BOOL ||
      a.ndim() == 0 || !same_shape(a.shape(), mask.shape()) || a.size() == 0 || !a.is_c_contiguous() ||
      !mask.is_c_contiguous())
    return nullptr;
  ArrayRef x = share(mask);
  const ArrayRef counts = count_blocks(x);
  int64_t count;
  to_data(*last(*counts), &count);
  ArrayRef out = empty_on(a.backend(), {&count, 1}, a.dtype());
  if (count > 0) launch(kernels::nonzero, x, counts, a, out);
  return out;
}

ArrayRef compress(const Array& condition, const Array& a, int64_t axis) {
  if (condition.ndim() != 1)
    fail(CTN_ERROR_SHAPE, "condition: expected one axis, got %s", describe(condition).c_str());
  const Together both(a, condition);
  if (kForSpeed && both.a->ndim() == 1 && (axis == 0 || axis == -1 || axis == CTN_AXIS_NONE))
    if (ArrayRef chosen = choose_elements(*both.a, *both.b)) return chosen;
  return take(*both.a, *flatnonzero(*both.b), axis);
}

ArrayRef extract(const Array& condition, const Array& a) {
  const Together both(a, condition);
  if constexpr (kForSpeed)
    if (ArrayRef chosen = choose_elements(*both.a, *both.b)) return chosen;
  return take(*both.a, *flatnonzero(*both.b), CTN_AXIS_NONE);
}

}  // namespace catenary
