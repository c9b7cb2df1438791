// Views of arrays: reshape, transpose, broadcast, slices.
#include <algorithm>

#include "impl/array/array.h"
#include "impl/array/launch.h"
#include "impl/base/for_speed.h"

namespace catenary {

ArrayRef base_of(const Array* a) { return a && a->base() ? share(*a->base()) : ArrayRef(); }

ArrayRef view_as(const Array& a, char* data, Shape shape, Shape strides, bool writeable) {
  ArrayRef v = make<Array>(a, data, a.dtype(), int(shape.size));
  int64_t* dims = v->mutable_dims();
  for (size_t i = 0; i < shape.size; ++i) {
    dims[i] = shape[i];
    dims[shape.size + i] = strides[i];
  }
  v->finish(writeable ? Array::writeable : 0);
  return v;
}

static ArrayRef same_data(const Array& a, const Dims& shape, const Dims& strides) {
  return view_as(a, a.data(), {shape.data(), shape.size()}, {strides.data(), strides.size()},
                 a.is_writeable());
}

ArrayRef view(const Array& a, DType dtype) {
  if (dtype == CTN_DTYPE_NONE) dtype = a.dtype();
  const int64_t from = int64_t(itemsize(a.dtype())), to = int64_t(itemsize(dtype));
  Dims shape(a.shape().begin(), a.shape().end()), strides(a.strides().begin(), a.strides().end());
  if (from != to) {
    if (a.ndim() == 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "dtype: the item size of a 0-d array cannot change (%s to %s)",
           dtype_name(a.dtype()), dtype_name(dtype));
    const size_t last = shape.size() - 1;
    if (shape[last] != 1 && a.size() != 0 && strides[last] != from)
      fail(CTN_ERROR_INVALID_ARGUMENT, "a: to change the item size the last axis must be contiguous, got %s",
           describe(a).c_str());
    if (shape[last] * from % to)
      fail(CTN_ERROR_INVALID_ARGUMENT, "dtype: the last axis of %s holds no whole number of %s",
           describe(a).c_str(), dtype_name(dtype));
    shape[last] = shape[last] * from / to;
    strides[last] = to;
  }
  ArrayRef v = make<Array>(a, a.data(), dtype, a.ndim());
  std::copy(shape.begin(), shape.end(), v->mutable_dims());
  std::copy(strides.begin(), strides.end(), v->mutable_dims() + a.ndim());
  v->finish(a.is_writeable() ? Array::writeable : 0);
  return v;
}

static Dims resolve_shape(const Array& a, Shape wanted) {
  Dims shape(wanted.begin(), wanted.end());
  int64_t known = 1, unknown = -1;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == -1 && unknown < 0) {
      unknown = int64_t(i);
    } else if (shape[i] < 0) {
      fail(CTN_ERROR_SHAPE, "shape: %s has more than one unknown or a negative length",
           shape_text(wanted).c_str());
    } else if (__builtin_mul_overflow(known, shape[i], &known)) {
      fail(CTN_ERROR_SHAPE, "shape: cannot reshape %s into %s", describe(a).c_str(),
           shape_text(wanted).c_str());
    }
  }
  if (unknown >= 0 && known > 0 && a.size() % known == 0) {
    shape[size_t(unknown)] = a.size() / known;
    known = a.size();
  } else if (unknown >= 0) {
    known = -1;
  }
  if (known != a.size())
    fail(CTN_ERROR_SHAPE, "shape: cannot reshape %s into %s", describe(a).c_str(),
         shape_text(wanted).c_str());
  return shape;
}

/// Finds strides that give the elements of `a` a new shape without a copy, if there are any.
static bool reshaped_strides(const Array& a, const Dims& shape, Dims& strides) {
  Dims old_shape, old_strides;
  for (int i = 0; i < a.ndim(); ++i)
    if (a.dim(i) != 1) {
      old_shape.push_back(a.dim(i));
      old_strides.push_back(a.stride(i));
    }
  strides.resize(shape.size());
  size_t o = 0, n = 0;
  while (o < old_shape.size() && n < shape.size()) {
    int64_t old_product = old_shape[o], new_product = shape[n];
    size_t o_end = o + 1, n_end = n + 1;
    while (old_product != new_product)
      if (new_product < old_product)
        new_product *= shape[n_end++];
      else
        old_product *= old_shape[o_end++];
    for (size_t k = o; k + 1 < o_end; ++k)
      if (old_strides[k] != old_shape[k + 1] * old_strides[k + 1]) return false;
    strides[n_end - 1] = old_strides[o_end - 1];
    for (size_t k = n_end - 1; k > n; --k) strides[k - 1] = strides[k] * shape[k];
    o = o_end;
    n = n_end;
  }
  const int64_t last = n > 0 ? strides[n - 1] : int64_t(itemsize(a.dtype()));
  for (; n < shape.size(); ++n) strides[n] = last;
  return true;
}

/// Like reshaped_strides, but returns C-order strides for contiguous arrays and the array's own strides for
/// an unchanged shape.
static bool find_strides(const Array& a, Shape wanted, const Dims& shape, Dims& strides) {
  if (same_shape(wanted, a.shape())) {
    strides = Dims(a.strides().begin(), a.strides().end());
    return true;
  }
  if (!a.is_c_contiguous() && a.size() != 0) return reshaped_strides(a, shape, strides);
  strides.resize(shape.size());
  checked_size({shape.data(), shape.size()}, a.dtype());
  int64_t stride = int64_t(itemsize(a.dtype()));
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= std::max<int64_t>(shape[i], 1);
  }
  return true;
}

ArrayRef reshape(const Array& a, Shape wanted) {
  const Dims shape = resolve_shape(a, wanted);
  Dims strides;
  if (find_strides(a, wanted, shape, strides)) return same_data(a, shape, strides);
  return reshape(*copy(a), {shape.data(), shape.size()});
}

void set_shape(Array& a, Shape wanted) {
  const Dims shape = resolve_shape(a, wanted);
  Dims strides;
  if (!find_strides(a, wanted, shape, strides))
    fail(CTN_ERROR_SHAPE, "shape: %s cannot take the shape %s without a copy", describe(a).c_str(),
         shape_text(wanted).c_str());
  if (same_shape({shape.data(), shape.size()}, a.shape())) return;
  a.set_layout({shape.data(), shape.size()}, {strides.data(), strides.size()});
  a.storage().mark_written();  // a gradient that saved the array must notice the change
}

void set_writeable(Array& a, bool writeable) {
  if (writeable && !a.is_writeable()) {
    bool allowed = a.base() ? a.base()->is_writeable() : !(a.flags() & Array::fixed);
    for (int i = 0; i < a.ndim(); ++i) allowed = allowed && (a.dim(i) <= 1 || a.stride(i) != 0);
    if (!allowed)
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "writeable: expected 0 for %s, which is a view of read-only memory or of overlapping elements, "
           "got 1",
           describe(a).c_str());
  }
  a.set_flag(Array::writeable, writeable);
}

ArrayRef reduced_view(const Array& a) {
  Dims shape, strides;
  for (int i = 0; i < a.ndim(); ++i) {
    if (a.dim(i) == 1) continue;
    if (!shape.empty() && strides.back() == a.stride(i) * a.dim(i)) {
      shape.back() *= a.dim(i);
      strides.back() = a.stride(i);
    } else {
      shape.push_back(a.dim(i));
      strides.push_back(a.stride(i));
    }
  }
  if (a.size() == 0) {
    const int64_t none = 0;
    return reshape(a, {&none, 1});
  }
  return same_data(a, shape, strides);
}

ArrayRef ravel(const Array& a) {
  const int64_t all = -1;
  return reshape(a, {&all, 1});
}

ArrayRef flatten(const Array& a) {
  const int64_t all = a.size();
  return reshape(*copy(a), {&all, 1});
}

ArrayRef transpose(const Array& a, Span<const int64_t> axes) {
  const int ndim = a.ndim();
  Dims shape, strides;
  if (!axes.data) {
    for (int i = ndim; i-- > 0;) {
      shape.push_back(a.dim(i));
      strides.push_back(a.stride(i));
    }
    return same_data(a, shape, strides);
  }
  if (int(axes.size) != ndim)
    fail(CTN_ERROR_INDEX, "axes: expected %d entries for %s, got %zu", ndim, describe(a).c_str(), axes.size);
  SmallVector<char, 16> used(static_cast<size_t>(ndim));
  for (char& u : used) u = 0;
  for (int64_t axis : axes) {
    const int i = normalize_axis(axis, ndim, "axes");
    if (used[size_t(i)]++) fail(CTN_ERROR_INDEX, "axes: axis %d is repeated", i);
    shape.push_back(a.dim(i));
    strides.push_back(a.stride(i));
  }
  return same_data(a, shape, strides);
}

ArrayRef swapaxes(const Array& a, int64_t axis1, int64_t axis2) {
  const int i = normalize_axis(axis1, a.ndim(), "axis1"), j = normalize_axis(axis2, a.ndim(), "axis2");
  Dims shape(a.shape().begin(), a.shape().end()), strides(a.strides().begin(), a.strides().end());
  std::swap(shape[size_t(i)], shape[size_t(j)]);
  std::swap(strides[size_t(i)], strides[size_t(j)]);
  return same_data(a, shape, strides);
}

ArrayRef rollaxis(const Array& a, int64_t axis, int64_t start) {
  const int from = normalize_axis(axis, a.ndim());
  if (start < -a.ndim() || start > a.ndim())
    fail(CTN_ERROR_INDEX, "start: %lld is out of bounds for %d dimensions", (long long)start, a.ndim());
  int to = int(start < 0 ? start + a.ndim() : start);
  if (from < to) --to;
  Dims axes;
  for (int i = 0; i < a.ndim(); ++i)
    if (i != from) axes.push_back(i);
  axes.insert(size_t(to), from);
  return transpose(a, {axes.data(), axes.size()});
}

ArrayRef expand_dims(const Array& a, int64_t axis) {
  const size_t at = size_t(normalize_axis(axis, a.ndim() + 1));
  Dims shape(a.shape().begin(), a.shape().end()), strides(a.strides().begin(), a.strides().end());
  int64_t stride = int64_t(itemsize(a.dtype()));
  if (at < strides.size()) stride = strides[at] * std::max<int64_t>(shape[at], 1);
  shape.insert(at, 1);
  strides.insert(at, stride);
  return same_data(a, shape, strides);
}

ArrayRef squeeze(const Array& a, Span<const int64_t> axes) {
  SmallVector<char, 16> drop(static_cast<size_t>(a.ndim()));
  for (int i = 0; i < a.ndim(); ++i) drop[size_t(i)] = !axes.data && a.dim(i) == 1;
  for (int64_t axis : axes) {
    const int i = normalize_axis(axis, a.ndim(), "axes");
    if (a.dim(i) != 1 || drop[size_t(i)])
      fail(CTN_ERROR_INDEX, "axes: axis %d of %s is %s", i, describe(a).c_str(),
           drop[size_t(i)] ? "repeated" : "not of length one");
    drop[size_t(i)] = 1;
  }
  Dims shape, strides;
  for (int i = 0; i < a.ndim(); ++i)
    if (!drop[size_t(i)]) {
      shape.push_back(a.dim(i));
      strides.push_back(a.stride(i));
    }
  return same_data(a, shape, strides);
}

ArrayRef broadcast_to(const Array& a, Shape shape) {
  const int missing = int(shape.size) - a.ndim();
  bool fits = missing >= 0;
  Dims strides(shape.size);
  for (int i = 0; i < int(shape.size) && fits; ++i) {
    if (shape[size_t(i)] < 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "shape: negative length in %s", shape_text(shape).c_str());
    if (i < missing || a.dim(i - missing) == 1) {
      strides[size_t(i)] = 0;
      continue;
    }
    fits = a.dim(i - missing) == shape[size_t(i)];
    strides[size_t(i)] = a.stride(i - missing);
  }
  if (!fits)
    fail(CTN_ERROR_SHAPE, "shape: cannot broadcast %s to %s", describe(a).c_str(), shape_text(shape).c_str());
  checked_size(shape, a.dtype());
  return view_as(a, a.data(), shape, {strides.data(), strides.size()}, false);
}

namespace {

int64_t clamp_bound(int64_t bound, int64_t length, bool backward) {
  if (bound < 0) bound += length;
  const int64_t low = backward ? -1 : 0, high = backward ? length - 1 : length;
  return std::min(std::max(bound, low), high);
}

/// The elements of an array that basic items select.
struct Part {
  char* data;
  Dims shape, strides;
};

#if !defined(__OPTIMIZE_SIZE__)
[[gnu::always_inline]]  // so that no part is copied for a view
#endif
inline Part
select(const Array& a, Span<const ctn_index> items) {
  int used = 0, ellipses = 0;
  for (const ctn_index& item : items) {
    const int64_t kind = item.kind;
    if (kind < CTN_INDEX_INT || kind > CTN_INDEX_ELLIPSIS)
      fail(CTN_ERROR_INVALID_ARGUMENT, "items: unknown kind %lld", (long long)kind);
    used += kind == CTN_INDEX_INT || kind == CTN_INDEX_SLICE;
    ellipses += kind == CTN_INDEX_ELLIPSIS;
  }
  if (used > a.ndim()) fail(CTN_ERROR_INDEX, "items: too many indices for %s: %d", describe(a).c_str(), used);
  if (ellipses > 1) fail(CTN_ERROR_INDEX, "items: more than one ellipsis");
  Part part{};
  Dims &shape = part.shape, &strides = part.strides;
  char* data = a.data();
  int axis = 0;
  bool empty = false;
  for (const ctn_index& item : items) {
    if (item.kind == CTN_INDEX_NEWAXIS) {
      shape.push_back(1);
      strides.push_back(0);
      continue;
    }
    if (item.kind == CTN_INDEX_ELLIPSIS) {
      for (int left = a.ndim() - used; left > 0; --left, ++axis) {
        shape.push_back(a.dim(axis));
        strides.push_back(a.stride(axis));
      }
      continue;
    }
    const int64_t length = a.dim(axis), stride = a.stride(axis);
    if (item.kind == CTN_INDEX_INT) {
      if (item.start < -length || item.start >= length)
        fail(CTN_ERROR_INDEX, "items: index %lld is out of bounds for axis %d of length %lld",
             (long long)item.start, axis, (long long)length);
      data += (item.start < 0 ? item.start + length : item.start) * stride;
      ++axis;
      continue;
    }
    const int64_t step = item.step == CTN_OMITTED ? 1 : item.step;
    if (step == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "items: slice step cannot be zero");
    const bool backward = step < 0;
    const int64_t start =
        item.start == CTN_OMITTED ? (backward ? length - 1 : 0) : clamp_bound(item.start, length, backward);
    const int64_t stop =
        item.stop == CTN_OMITTED ? (backward ? -1 : length) : clamp_bound(item.stop, length, backward);
    const int64_t distance = backward ? start - stop : stop - start;
    const uint64_t pace = backward ? 0 - uint64_t(step) : uint64_t(step);
    const int64_t count = distance <= 0 ? 0 : int64_t((uint64_t(distance) - 1) / pace + 1);
    if (count > 0) data += start * stride;
    empty = empty || count == 0;
    shape.push_back(count);
    int64_t pace_bytes;  // arbitrary for one element; as without a step for none, like NumPy
    strides.push_back(count == 0 || __builtin_mul_overflow(stride, step, &pace_bytes) ? stride : pace_bytes);
    ++axis;
  }
  for (const int ndim = a.ndim(); axis < ndim; ++axis) {
    shape.push_back(a.dim(axis));
    strides.push_back(a.stride(axis));
  }
  part.data = empty ? a.data() : data;
  return part;
}

/// Assigns a number without views and arrays, which take longer than the assignment of few elements.
void set_number(Array& a, Span<const ctn_index> items, const void* value, DType dtype) {
  require_writeable(a, "a");
  const Part part = select(a, items);
  const int ndim = int(part.shape.size());
  if (std::find(part.shape.begin(), part.shape.end(), 0) == part.shape.end())
    launch(kernels::copy, immediate_operand(value, dtype, ndim, part.shape.data()),
           Operand{part.data, &a.storage(), part.shape.data(), part.strides.data(), ndim, a.dtype()});
  a.storage().mark_written();
}

}  // namespace

ArrayRef get_item(const Array& a, Span<const ctn_index> items) {
  const Part part = select(a, items);
  return view_as(a, part.data, {part.shape.data(), part.shape.size()},
                 {part.strides.data(), part.strides.size()}, a.is_writeable());
}

void set_item(Array& a, Span<const ctn_index> items, const Array& value) {
  require_writeable(a, "a");
  ArrayRef target = get_item(a, items);
  // As in NumPy, leading axes of length one of the value do not count.
  ArrayRef source = share(value);
  while (source->ndim() > target->ndim() && source->dim(0) == 1) {
    const int64_t first = 0;
    source = squeeze(*source, {&first, 1});
  }
  fill(*target, *source);
}

void set_item_f64(Array& a, Span<const ctn_index> items, double value) {
  if (!kForSpeed) return set_item(a, items, *scalar_f64(value));
  set_number(a, items, &value, CTN_FLOAT64);
}
void set_item_i64(Array& a, Span<const ctn_index> items, int64_t value) {
  if (!kForSpeed) return set_item(a, items, *scalar_i64(value));
  set_number(a, items, &value, CTN_INT64);
}

ArrayRef slice_axis(const Array& a, int axis, int64_t begin, int64_t end) {
  Dims shape(a.shape().begin(), a.shape().end());
  shape[size_t(axis)] = end - begin;
  char* data = a.data() + (end > begin ? begin * a.stride(axis) : 0);
  return view_as(a, data, {shape.data(), shape.size()}, a.strides(), a.is_writeable());
}

}  // namespace catenary
