// Views and joins that add axes: atleast_nd, stack, flip, roll.
#include "impl/array/manipulation.h"

namespace catenary {
namespace {

ArrayRef reshaped(const Array& a, std::initializer_list<int64_t> shape) {
  return reshape(a, {shape.begin(), shape.size()});
}

template <class F>
ArrayRef join(Span<const Array* const> arrays, int64_t axis, F prepare) {
  SmallVector<ArrayRef, 8> parts;
  SmallVector<const Array*, 8> list;
  Backend& backend = first_backend(arrays);
  for (const Array* a : arrays) {
    parts.push_back(prepare(*beside(*a, backend)));
    list.push_back(parts.back().get());
  }
  return concatenate({list.data(), list.size()}, axis);
}

int require_dimensions(const Array& a, int least, int axis) {
  if (a.ndim() < least)
    fail(CTN_ERROR_INVALID_ARGUMENT, "a: expected at least %d dimensions, got %s", least,
         describe(a).c_str());
  return axis;
}

}  // namespace

ArrayRef atleast_1d(const Array& a) { return a.ndim() == 0 ? reshaped(a, {1}) : share(a); }

ArrayRef atleast_2d(const Array& a) {
  if (a.ndim() == 0) return reshaped(a, {1, 1});
  return a.ndim() == 1 ? expand_dims(a, 0) : share(a);
}

ArrayRef atleast_3d(const Array& a) {
  if (a.ndim() == 0) return reshaped(a, {1, 1, 1});
  if (a.ndim() == 1) return expand_dims(*expand_dims(a, 0), 2);
  return a.ndim() == 2 ? expand_dims(a, 2) : share(a);
}

std::vector<ArrayRef> broadcast_arrays(Span<const Array* const> arrays) {
  const Dims shape = broadcast_shapes(arrays);
  Backend& backend = first_backend(arrays);
  std::vector<ArrayRef> outs;
  for (const Array* a : arrays) {
    const ArrayRef local = beside(*a, backend);
    outs.push_back(same_shape(a->shape(), {shape.data(), shape.size()})
                       ? local
                       : broadcast_to(*local, {shape.data(), shape.size()}));
  }
  return outs;
}

ArrayRef moveaxis(const Array& a, int64_t source, int64_t destination) {
  const int from = normalize_axis(source, a.ndim(), "source");
  const int to = normalize_axis(destination, a.ndim(), "destination");
  return rollaxis(a, from, to > from ? to + 1 : to);
}

ArrayRef flip(const Array& a, Span<const int64_t> axes) {
  SmallVector<ctn_index, 8> items;
  const ctn_index whole = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 1};
  const ctn_index backward = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1};
  for (int i = 0; i < a.ndim(); ++i) items.push_back(axes.data ? whole : backward);
  for (int64_t axis : axes) {
    ctn_index& item = items[size_t(normalize_axis(axis, a.ndim(), "axes"))];
    if (item.step == -1) fail(CTN_ERROR_INDEX, "axes: axis %lld is repeated", (long long)axis);
    item = backward;
  }
  return get_item(a, {items.data(), items.size()});
}

ArrayRef hstack(Span<const Array* const> arrays) {
  return join(arrays, arrays.size && arrays[0]->ndim() > 1 ? 1 : 0, atleast_1d);
}

ArrayRef vstack(Span<const Array* const> arrays) { return join(arrays, 0, atleast_2d); }

ArrayRef dstack(Span<const Array* const> arrays) { return join(arrays, 2, atleast_3d); }

ArrayRef column_stack(Span<const Array* const> arrays) {
  return join(arrays, 1, [](const Array& a) {
    if (a.ndim() == 0) return reshaped(a, {1, 1});
    return a.ndim() == 1 ? expand_dims(a, 1) : share(a);
  });
}

static int hsplit_axis(const Array& a) { return require_dimensions(a, 1, a.ndim() == 1 ? 0 : 1); }
static int vsplit_axis(const Array& a) { return require_dimensions(a, 2, 0); }
static int dsplit_axis(const Array& a) { return require_dimensions(a, 3, 2); }

std::vector<ArrayRef> hsplit(const Array& a, size_t count) { return split(a, hsplit_axis(a), count); }

std::vector<ArrayRef> hsplit_at(const Array& a, Span<const int64_t> positions, size_t count) {
  return split_at(a, positions, hsplit_axis(a), count);
}

std::vector<ArrayRef> vsplit(const Array& a, size_t count) { return split(a, vsplit_axis(a), count); }

std::vector<ArrayRef> vsplit_at(const Array& a, Span<const int64_t> positions, size_t count) {
  return split_at(a, positions, vsplit_axis(a), count);
}

std::vector<ArrayRef> dsplit(const Array& a, size_t count) { return split(a, dsplit_axis(a), count); }

std::vector<ArrayRef> dsplit_at(const Array& a, Span<const int64_t> positions, size_t count) {
  return split_at(a, positions, dsplit_axis(a), count);
}

}  // namespace catenary
