// Joins, splits and takes.
#include "impl/array/manipulation.h"

#include <algorithm>
#include <cstdlib>

#include "impl/array/indexing.h"
#include "impl/array/launch.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/for_speed.h"

namespace catenary {

Backend& first_backend(Span<const Array* const> arrays) {
  for (const Array* a : arrays)
    if (!a->is_weak()) return a->backend();
  return current_backend();
}

namespace {

/// The arrays of a join, on one device, and the dtype of its result.
struct JoinedParts {
  Backend& backend;
  SmallVector<ArrayRef, 8> arrays;
  DType dtype;

  explicit JoinedParts(Span<const Array* const> given) : backend(first_backend(given)) {
    SmallVector<DType, 8> dtypes;
    for (size_t i = 0; i < given.size; ++i) {
      const Array& a = *given[i];
      dtypes.push_back(a.dtype());
      if (&a.backend() != &backend && !a.is_weak())
        fail(CTN_ERROR_DEVICE, "arrays[%zu]: expected an array on \"%s\", got one on \"%s\"", i,
             backend.name().c_str(), a.backend().name().c_str());
      arrays.push_back(to_backend(a, backend));
    }
    dtype = promote(dtypes.data(), dtypes.size());
  }
};

void require_arrays(Span<const Array* const> arrays) {
  if (arrays.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "arrays: expected at least one array, got none");
}

/// The order of axes in memory, fastest first, in which the result of NumPy's concatenate is: that of the
/// strides if no array has two axes the other way around. The result may have a new axis, which no array has.
Dims order_of(const SmallVector<ArrayRef, 8>& parts, int fresh = -1) {
  const int ndim = parts[0]->ndim() + (fresh >= 0);
  const auto given = [fresh](int axis) { return fresh >= 0 && axis > fresh ? axis - 1 : axis; };
  Dims slowest;
  for (int axis = 0; axis < ndim; ++axis) {
    size_t place = slowest.size();
    for (size_t k = place; k-- > 0;) {
      const int other = int(slowest[k]);
      if (axis == fresh || other == fresh) continue;
      const int here = given(axis), there = given(other);
      bool is_known = false, is_slower = true;
      for (const ArrayRef& a : parts) {
        if (a->dim(here) == 1 || a->dim(there) == 1) continue;
        is_known = true;
        is_slower = is_slower && std::abs(a->stride(here)) > std::abs(a->stride(there));
      }
      if (is_known && !is_slower) break;
      if (is_known) place = k;
    }
    slowest.insert(place, axis);
  }
  std::reverse(slowest.begin(), slowest.end());
  return slowest;
}

/// The result of a join, with a new axis if `fresh` is one.
ArrayRef room_for(const JoinedParts& parts, Shape shape, int fresh = -1) {
  bool plain = true;
  for (const ArrayRef& a : parts.arrays) plain = plain && a->is_c_contiguous();
  return plain ? empty_on(parts.backend, shape, parts.dtype)
               : empty_in_order(parts.backend, shape, parts.dtype, order_of(parts.arrays, fresh));
}

/// Copies a part of a join to its place in the result, without the array that a view would be.
void place_part(const Array& part, char* data, const int64_t* strides, Array& result) {
  if (part.size() == 0) return;
  launch(kernels::copy, part,
         Operand{data, &result.storage(), part.dims(), strides, part.ndim(), result.dtype()});
  result.storage().mark_written();
}

}  // namespace

ArrayRef concatenate(Span<const Array* const> arrays, int64_t axis) {
  require_arrays(arrays);
  JoinedParts parts(arrays);
  if (axis == CTN_AXIS_NONE)
    for (ArrayRef& a : parts.arrays) a = ravel(*a);
  const Array& first = *parts.arrays[0];
  const int along = axis == CTN_AXIS_NONE ? 0 : first.ndim() == 0 ? -1 : normalize_axis(axis, first.ndim());
  Dims shape(first.shape().begin(), first.shape().end());
  int64_t length = 0;
  for (size_t i = 0; i < arrays.size; ++i) {
    const Array& a = *parts.arrays[i];
    if (a.ndim() == 0)
      fail(CTN_ERROR_SHAPE, "arrays[%zu]: expected at least one dimension, got %s", i, describe(a).c_str());
    bool fits = a.ndim() == first.ndim();
    for (int k = 0; k < a.ndim() && fits; ++k) fits = k == along || a.dim(k) == first.dim(k);
    if (!fits)
      fail(CTN_ERROR_SHAPE, "arrays[%zu]: expected the shape of arrays[0] except on axis %d, got %s and %s",
           i, along, shape_text(a.shape()).c_str(), shape_text(first.shape()).c_str());
    if (__builtin_add_overflow(length, a.dim(along), &length))
      fail(CTN_ERROR_SHAPE, "arrays: axis %d of the result would be longer than 2^63-1", along);
  }
  shape[size_t(along)] = length;
  ArrayRef result = room_for(parts, {shape.data(), shape.size()});
  int64_t position = 0;
  for (const ArrayRef& a : parts.arrays) {
    place_part(*a, result->data() + position * result->stride(along), result->strides().begin(), *result);
    position += a->dim(along);
  }
  return result;
}

ArrayRef stack(Span<const Array* const> arrays, int64_t axis) {
  require_arrays(arrays);
  for (size_t i = 1; i < arrays.size; ++i)
    if (!same_shape(arrays[i]->shape(), arrays[0]->shape()))
      fail(CTN_ERROR_SHAPE, "arrays[%zu]: expected the shape of arrays[0], got %s and %s", i,
           shape_text(arrays[i]->shape()).c_str(), shape_text(arrays[0]->shape()).c_str());
  if (!kForSpeed) {
    SmallVector<ArrayRef, 8> views;
    SmallVector<const Array*, 8> list;
    Backend& backend = first_backend(arrays);
    for (const Array* a : arrays) {
      views.push_back(expand_dims(*beside(*a, backend), axis));
      list.push_back(views.back().get());
    }
    return concatenate({list.data(), list.size()}, axis);
  }
  const JoinedParts parts(arrays);
  const Array& first = *parts.arrays[0];
  const int along = normalize_axis(axis, first.ndim() + 1);
  Dims shape(first.shape().begin(), first.shape().end());
  shape.insert(size_t(along), int64_t(arrays.size));
  ArrayRef result = room_for(parts, {shape.data(), shape.size()}, along);
  Dims strides(result->strides().begin(), result->strides().end());
  strides.erase(size_t(along));
  char* data = result->data();
  for (const ArrayRef& a : parts.arrays) {
    place_part(*a, data, strides.data(), *result);
    data += result->stride(along);
  }
  return result;
}

bool follows(const Array& a, const Array& b, int axis) {
  if (&a.storage() != &b.storage() || a.dtype() != b.dtype() || a.ndim() != b.ndim()) return false;
  for (int i = 0; i < a.ndim(); ++i)
    if (a.stride(i) != b.stride(i) || (i != axis && a.dim(i) != b.dim(i))) return false;
  return b.data() - a.data() == a.dim(axis) * a.stride(axis);
}

ArrayRef rejoined(Span<const Array* const> parts, int axis) {
  const Array& first = *parts[0];
  Dims shape(first.shape().begin(), first.shape().end());
  for (size_t i = 1; i < parts.size; ++i) {
    if (!follows(*parts[i - 1], *parts[i], axis)) return nullptr;
    shape[size_t(axis)] += parts[i]->dim(axis);
  }
  return view_as(first, first.data(), {shape.data(), shape.size()}, first.strides(), first.is_writeable());
}

static std::vector<ArrayRef> split(const Array& a, int64_t axis, size_t parts, bool equal) {
  const int along = normalize_axis(axis, a.ndim());
  const int64_t length = a.dim(along), count = int64_t(parts);
  if (count == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "count: expected at least one part, got 0");
  if (equal && length % count)
    fail(CTN_ERROR_INVALID_ARGUMENT, "count: expected a divisor of %lld, the length of axis %d, got %lld",
         (long long)length, along, (long long)count);
  std::vector<ArrayRef> outs(parts);
  const int64_t part = length / count, longer = length % count;
  int64_t position = 0;
  for (int64_t i = 0; i < count; ++i) {
    const int64_t end = position + part + (i < longer);
    outs[size_t(i)] = slice_axis(a, along, position, end);
    position = end;
  }
  return outs;
}

std::vector<ArrayRef> split(const Array& a, int64_t axis, size_t count) {
  return split(a, axis, count, true);
}

std::vector<ArrayRef> array_split(const Array& a, int64_t axis, size_t count) {
  return split(a, axis, count, false);
}

std::vector<ArrayRef> split_at(const Array& a, Span<const int64_t> positions, int64_t axis, size_t count) {
  const int along = normalize_axis(axis, a.ndim());
  const int64_t length = a.dim(along);
  if (count != positions.size + 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "count: expected %zu parts for %zu positions, got %zu",
         positions.size + 1, positions.size, count);
  std::vector<ArrayRef> outs(count);
  auto bound = [length](int64_t position) {
    return std::min(std::max<int64_t>(position < 0 ? position + length : position, 0), length);
  };
  for (size_t i = 0; i < count; ++i) {
    const int64_t begin = i ? bound(positions[i - 1]) : 0;
    const int64_t end = i < positions.size ? bound(positions[i]) : length;
    outs[i] = slice_axis(a, along, begin, std::max(begin, end));
  }
  return outs;
}

namespace {

/// The operands of a take, prepared for the kernel.
struct Taking {
  ArrayRef a, indices;
  Dims shape;
  TakeParams params;
};

/// Whether a new array is filled by the kernel of general indexing, which reads indices only once, of any
/// dtype, and lines where they are.
bool gathers(const Backend& backend) { return kForSpeed && backend.has_along(); }

Taking prepare_take(const Array& a, const Array& indices, int64_t axis, Backend* otherwise = nullptr) {
  if (!can_cast(indices.dtype(), CTN_INT64, CTN_CASTING_SAFE))
    fail(CTN_ERROR_DTYPE, "indices: expected integers that fit in int64, got %s", describe(indices).c_str());
  const Array* both[2] = {&a, &indices};
  Backend& backend = common_backend({both, 2}, otherwise);
  Taking taking;
  // As in NumPy, a 0-d array has one position on its only axis.
  const bool flat = axis == CTN_AXIS_NONE || (a.ndim() == 0 && (axis == 0 || axis == -1));
  const int along = flat ? 0 : normalize_axis(axis, a.ndim());
  taking.params = {1, flat ? a.size() : a.dim(along), 1};
  for (int i = 0; i < a.ndim() && !flat; ++i) {
    if (i < along) taking.params.outer *= a.dim(i);
    if (i > along) taking.params.inner *= a.dim(i);
    if (i < along) taking.shape.push_back(a.dim(i));
  }
  for (int64_t d : indices.shape()) taking.shape.push_back(d);
  for (int i = along + 1; i < a.ndim() && !flat; ++i) taking.shape.push_back(a.dim(i));
  if (taking.params.axis_length == 0 && indices.size())
    fail(CTN_ERROR_INDEX, "indices: expected none for an axis of length 0, got %s",
         describe(indices).c_str());
  taking.a = beside(a, backend);
  taking.indices = beside(indices, backend);
  return taking;
}

ArrayRef positions(const Taking& taking) { return contiguous(*asarray(*taking.indices, CTN_INT64)); }

/// `out` is contiguous, and stays as it is if an index is out of bounds.
void run_take(const Taking& taking, Array& out) {
  if (out.size() == 0) return;
  launch(kernels::take, taking.params, contiguous(*taking.a), positions(taking), out);
  out.storage().mark_written();
}

void gather(const Taking& taking, OutOfRange outside, Array& out) {
  const auto& [outer, length, inner] = taking.params;
  const ArrayRef a = taking.a->ndim() == 1 ? taking.a : contiguous(*taking.a);
  const ArrayRef indices = contiguous(*taking.indices);
  const int64_t item = int64_t(itemsize(a->dtype())), count = indices->size();
  const int64_t index = int64_t(itemsize(indices->dtype()));
  const int64_t along = a->ndim() == 1 ? a->stride(0) : inner * item;
  const int64_t from[3] = {length, outer, inner}, steps[3] = {along, length * inner * item, item};
  const int64_t to[3] = {count, outer, inner}, places[3] = {inner * item, count * inner * item, item};
  const int64_t list[2] = {1, count}, next[2] = {index * count, index};
  launch(kernels::gather_index, IndexParams{1, false, {}, outside, {}, {-1}},
         Operand{a->data(), &a->storage(), from, steps, 3, a->dtype()},
         Operand{indices->data(), &indices->storage(), list, next, 2, indices->dtype()},
         Operand{out.data(), &out.storage(), to, places, 3, out.dtype()});
  out.storage().mark_written();
}

ArrayRef run_take(const Taking& taking, OutOfRange outside = OutOfRange::fail) {
  ArrayRef out = empty_on(taking.a->backend(), {taking.shape.data(), taking.shape.size()}, taking.a->dtype());
  if (gathers(out->backend()) && out->size())
    gather(taking, outside, *out);
  else
    run_take(taking, *out);
  return out;
}

}  // namespace

ArrayRef take(const Array& a, const Array& indices, int64_t axis) {
  return run_take(prepare_take(a, indices, axis));
}

ArrayRef take_confined(const Array& a, const Array& indices, int64_t axis, ctn_index_mode mode) {
  const Taking taking = prepare_take(a, indices, axis);
  const OutOfRange outside = mode == CTN_INDEX_MODE_WRAP ? OutOfRange::wrap : OutOfRange::clip;
  return gathers(taking.a->backend()) ? run_take(taking, outside) : nullptr;
}

void take_into(const Array& a, const Array& indices, int64_t axis, Array& out) {
  require_writeable(out, "out");
  const Taking taking = prepare_take(a, indices, axis, &out.backend());
  require_same_backend(*taking.a, out);
  const Shape shape{taking.shape.data(), taking.shape.size()};
  if (!same_shape(shape, out.shape()))
    fail(CTN_ERROR_SHAPE, "out: expected the shape %s, got %s", shape_text(shape).c_str(),
         describe(out).c_str());
  if (!can_cast(a.dtype(), out.dtype(), CTN_CASTING_SAME_KIND))
    fail(CTN_ERROR_DTYPE, "out: expected a dtype that %s casts to within its kind, got %s",
         dtype_name(a.dtype()), describe(out).c_str());
  const bool direct = out.is_c_contiguous() && out.dtype() == a.dtype() && !ranges_overlap(out, *taking.a) &&
                      !ranges_overlap(out, *taking.indices);
  if (direct)
    run_take(taking, out);
  else
    assign(out, *run_take(taking));
}

}  // namespace catenary
