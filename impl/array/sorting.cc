// Sorting, partitioning and searching.
#include "impl/array/sorting.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "impl/array/indexing.h"
#include "impl/array/launch.h"
#include "impl/backend/params/sorting.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

/// Returns any contiguous array as rows along its last axis.
ArrayRef as_rows(const Array& a) {
  const int64_t n = a.ndim() ? a.dim(a.ndim() - 1) : 1;
  const int64_t shape[2] = {n ? a.size() / n : 0, n};
  return reshape(a, {shape, 2});
}

/// x and out are contiguous and have the same shape: that of rows, or columns as (outer, n, inner). out is x
/// itself or does not overlap it.
void launch_sort(const ArrayRef& from, const Array* kth, bool positions, const ArrayRef& to) {
  const Array& x = *from;
  if (x.size() == 0) return;
  const int64_t n = from->dim(1);
  // Long rows, and a single row, use pool memory; for others the kernel's own buffer is large enough.
  const bool help = n >= kLongRow || (from->dim(0) == 1 && n > 4096);
  const int64_t room = help ? sort_workspace(n, itemsize(x.dtype()), positions) : 0;
  const int64_t none = 0, byte = 1, item = 8;
  ArrayRef workspace = help ? empty_on(x.backend(), {&room, 1}, CTN_UINT8) : nullptr;
  const auto operand_or_empty = [&](const Array* a, const int64_t* item, DType dtype) {
    return a ? a->operand() : Operand{x.data(), &x.storage(), &none, item, 1, dtype};
  };
  launch(kernels::sort, {positions, kth != nullptr}, from,
         operand_or_empty(workspace.get(), &byte, CTN_UINT8), operand_or_empty(kth, &item, CTN_INT64), to);
  to->storage().mark_written();
}

/// Whether the device sorts short columns where they are.
bool sorts_columns(const Array& a, int axis) {
  constexpr int64_t few = 16;
  if (!kForSpeed || !a.backend().has_along() || a.size() == 0 || a.dtype() == CTN_BOOL) return false;
  return a.dim(axis) <= kSideBySide && a.stride(axis) >= few * int64_t(itemsize(a.dtype())) &&
         a.is_c_contiguous();
}

ArrayRef as_columns(const Array& a, int axis) {
  int64_t shape[3] = {1, a.dim(axis), 1};
  for (int i = 0; i < a.ndim(); ++i)
    if (i != axis) shape[i < axis ? 0 : 2] *= a.dim(i);
  return reshape(a, {shape, 3});
}

/// Sorts along an axis: moves it to the end of a contiguous array and back. What an array repeats is sorted
/// once.
ArrayRef sorted(const Array& a, int axis, const Array* kth, bool positions) {
  const DType dtype = positions ? CTN_INT64 : a.dtype();
  const int last = a.ndim() - 1;
  const auto repeated = [&](const Array& once) {
    ArrayRef out = empty_on(a.backend(), a.shape(), dtype);
    assign(*out, *broadcast_to(once, a.shape()));
    return out;
  };
  if (a.stride(axis) == 0 && a.dim(axis) > 1 && !positions && a.size() > 0) return repeated(a);
  Dims shape(a.shape().begin(), a.shape().end());
  int64_t times = 1;
  for (int i = 0; i < a.ndim(); ++i)
    if (i != axis && a.stride(i) == 0 && a.dim(i) > 1) times *= std::exchange(shape[size_t(i)], 1);
  if (times > 1) {
    const Shape once{shape.data(), shape.size()};
    return repeated(*sorted(*view_as(a, a.data(), once, a.strides(), false), axis, kth, positions));
  }
  if (axis != last && sorts_columns(a, axis)) {
    ArrayRef out = empty_on(a.backend(), a.shape(), dtype);
    launch_sort(as_columns(a, axis), kth, positions, as_columns(*out, axis));
    return out;
  }
  ArrayRef moved = axis == last ? share(a) : swapaxes(a, axis, last);
  ArrayRef x = contiguous(*moved);
  ArrayRef out = empty_on(a.backend(), x->shape(), dtype);
  launch_sort(as_rows(*x), kth, positions, as_rows(*out));
  return axis == last ? out : copy(*swapaxes(*out, axis, last));
}

/// Returns the positions as a sorted int64 array on the device of `a`.
ArrayRef kth_array(Span<const int64_t> kth, const Array& a, int axis) {
  const int64_t length = a.dim(axis);
  std::vector<int64_t> list(kth.begin(), kth.end());
  for (int64_t& k : list) {
    if (a.size() && (k < -length || k >= length))
      fail(CTN_ERROR_INVALID_ARGUMENT, "kth: %lld is out of bounds for axis %d of length %lld", (long long)k,
           axis, (long long)length);
    if (k < 0) k += length;
  }
  std::sort(list.begin(), list.end());
  const int64_t count = int64_t(list.size());
  return from_data(list.data(), {&count, 1}, CTN_INT64, a.backend());
}

/// As in NumPy, the positions of a 0-d array are those of an array of one element.
ArrayRef at_least_1d(const Array& a, int64_t axis) {
  return axis == CTN_AXIS_NONE || a.ndim() == 0 ? ravel(a) : share(a);
}

int axis_of(const Array& a, int64_t axis) {
  return axis == CTN_AXIS_NONE ? 0 : normalize_axis(axis, a.ndim());
}

}  // namespace

ArrayRef sort(const Array& a, int64_t axis) {
  ArrayRef x = axis == CTN_AXIS_NONE ? ravel(a) : share(a);
  return sorted(*x, axis_of(*x, axis), nullptr, false);
}

void sort_inplace(Array& a, int64_t axis) {
  require_writeable(a, "a");
  const int along = normalize_axis(axis, a.ndim());
  if (along == a.ndim() - 1 && a.is_c_contiguous()) {
    const ArrayRef rows = as_rows(a);
    launch_sort(rows, nullptr, false, rows);
  } else if (sorts_columns(a, along)) {
    const ArrayRef columns = as_columns(a, along);
    launch_sort(columns, nullptr, false, columns);
  } else {
    assign(a, *sorted(a, along, nullptr, false));
  }
}

ArrayRef argsort(const Array& a, int64_t axis) {
  ArrayRef x = at_least_1d(a, axis);
  return sorted(*x, axis_of(*x, axis), nullptr, true);
}

ArrayRef lexsort(Span<const Array* const> keys, int64_t axis) {
  if (keys.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "keys: expected at least one array, got none");
  const Array& first = *keys[0];
  for (size_t i = 1; i < keys.size; ++i) {
    require_same_backend(first, *keys[i]);
    if (!same_shape(first.shape(), keys[i]->shape()))
      fail(CTN_ERROR_SHAPE, "keys[%zu]: expected the shape of keys[0], got %s and %s", i,
           describe(*keys[i]).c_str(), describe(first).c_str());
  }
  if (first.ndim() == 0) return zeros_like(first, CTN_INT64);
  const int along = axis_of(first, axis);
  if (axis == CTN_AXIS_NONE)
    fail(CTN_ERROR_INDEX, "axis: expected an axis of %s, got CTN_AXIS_NONE", describe(first).c_str());
  ArrayRef order = sorted(first, along, nullptr, true);
  for (size_t i = 1; i < keys.size; ++i) {
    ArrayRef key = take_along_axis(*keys[i], *order, along);
    order = take_along_axis(*order, *sorted(*key, along, nullptr, true), along);
  }
  return order;
}

ArrayRef partition(const Array& a, Span<const int64_t> kth, int64_t axis) {
  ArrayRef x = axis == CTN_AXIS_NONE ? ravel(a) : share(a);
  const int along = axis_of(*x, axis);
  return sorted(*x, along, kth_array(kth, *x, along).get(), false);
}

ArrayRef argpartition(const Array& a, Span<const int64_t> kth, int64_t axis) {
  ArrayRef x = at_least_1d(a, axis);
  const int along = axis_of(*x, axis);
  return sorted(*x, along, kth_array(kth, *x, along).get(), true);
}

ArrayRef searchsorted(const Array& a, const Array& values, ctn_side side, const Array* sorter) {
  if (a.ndim() != 1) fail(CTN_ERROR_SHAPE, "a: expected one axis, got %s", describe(a).c_str());
  if (!values.is_weak()) require_same_backend(a, values);
  ArrayRef x = share(a);
  if (sorter) {
    if (!can_cast(sorter->dtype(), CTN_INT64, CTN_CASTING_SAFE) || sorter->dtype() == CTN_BOOL)
      fail(CTN_ERROR_DTYPE, "sorter: expected integers that fit in int64, got %s", describe(*sorter).c_str());
    if (sorter->ndim() != 1 || sorter->dim(0) != a.dim(0))
      fail(CTN_ERROR_SHAPE, "sorter: expected the shape of a, %s, got %s", shape_text(a.shape()).c_str(),
           describe(*sorter).c_str());
  }
  // Few values meet few of the elements.
  const bool few = kForSpeed && sorter && a.backend().is_host() && values.size() < a.size() / 64;
  if (sorter && !few) x = take(a, *sorter, 0);
  DType dtype = promote(a.dtype(), values.dtype());
  if (values.is_weak() && kind_of(values.dtype()) <= kind_of(a.dtype()) && values.dtype() != CTN_INT64)
    dtype = a.dtype();
  ArrayRef table = contiguous(*asarray(*x, dtype));
  ArrayRef wanted = contiguous(*asarray(*to_backend(values, a.backend()), dtype));
  ArrayRef out = empty_on(a.backend(), values.shape(), CTN_INT64);
  if (out->size() == 0) return out;
  if (few)
    launch(kernels::search_sorted, {side == CTN_SIDE_RIGHT}, table, wanted,
           asarray(*to_backend(*sorter, a.backend()), CTN_INT64), out);
  else
    launch(kernels::search_sorted, {side == CTN_SIDE_RIGHT}, table, wanted, out);
  return out;
}

Unique unique(const Array& a, bool index, bool inverse, bool counts) {
  Unique result;
  ArrayRef x = contiguous(*ravel(a));
  if (x->dtype() == CTN_BOOL) x = elementwise(ops::absolute, *x);  // normalizes bools to 0 and 1
  const int64_t n = x->size();
  Backend& backend = a.backend();
  ArrayRef order;
  if (index || inverse) order = argsort(*x, 0);
  ArrayRef all = order ? take(*x, *order, 0) : sort(*x, 0);
  ArrayRef first = empty_on(backend, {&n, 1}, CTN_BOOL);
  if (n) {
    launch(kernels::mark_distinct, all, first);
  }
  if (kForSpeed && backend.is_host() && !order && !counts) {
    result.values = get_mask(*all, *first);
    return result;
  }
  ArrayRef begins = flatnonzero(*first);
  result.values = take(*all, *begins, 0);
  if (index) result.index = take(*order, *begins, 0);
  if (inverse) {
    result.inverse = empty_on(backend, {&n, 1}, CTN_INT64);
    ArrayRef number = cumsum(*first, 0, CTN_INT64);
    const int64_t row[2] = {1, n};
    const int8_t axes[1] = {0};
    launch_scatter(*elementwise_scalar(ops::subtract, *number, int64_t{1}, false), *reshape(*order, {row, 2}),
                   axes, nullptr, *result.inverse);
  }
  if (counts) {
    const int64_t m = begins->size();
    result.counts = empty_on(backend, {&m, 1}, CTN_INT64);
    if (m) {
      ArrayRef head = slice_axis(*result.counts, 0, 0, m - 1), tail = slice_axis(*result.counts, 0, m - 1, m);
      elementwise_into(ops::subtract, *slice_axis(*begins, 0, 1, m), *slice_axis(*begins, 0, 0, m - 1),
                       *head);
      assign(*tail, *elementwise_scalar(ops::subtract, *slice_axis(*begins, 0, m - 1, m), n, true));
    }
  }
  return result;
}

}  // namespace catenary
