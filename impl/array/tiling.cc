// Copies that repeat elements.
#include "impl/array/manipulation.h"

#include <algorithm>
#include <vector>

#include "impl/base/for_speed.h"

namespace catenary {
namespace {

/// Number of positions that repeat() expands at a time, to limit memory use.
constexpr int64_t kPositions = int64_t{1} << 16;
constexpr int64_t kAhead = 4;  // copies of a position that are written at once

int64_t product(int64_t a, int64_t b, const char* name) {
  int64_t result;
  if (__builtin_mul_overflow(a, b, &result))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: the result would have more than 2^63-1 elements", name);
  return result;
}

/// Returns a copy of the elements of `view` in another shape.
ArrayRef copied(const Array& view, const Dims& shape) {
  ArrayRef out = copy(view);
  set_shape(*out, {shape.data(), shape.size()});
  return out;
}

ArrayRef repeat_evenly(const Array& a, int64_t count, int axis) {
  Dims wide(a.shape().begin(), a.shape().end()), shape = wide;
  shape[size_t(axis)] = product(shape[size_t(axis)], count, "repeats");
  wide.insert(size_t(axis) + 1, count);
  return copied(*broadcast_to(*expand_dims(a, axis + 1), {wide.data(), wide.size()}), shape);
}

}  // namespace

ArrayRef tile(const Array& a, Span<const int64_t> repetitions) {
  ArrayRef source = share(a);
  while (size_t(source->ndim()) < repetitions.size) source = expand_dims(*source, 0);
  const size_t ndim = size_t(source->ndim()), first = ndim - repetitions.size;
  Dims shape(source->shape().begin(), source->shape().end()), wide;
  for (size_t i = 0, at = 0; i < ndim; ++i, ++at) {
    const int64_t count = i < first ? 1 : repetitions[i - first];
    if (count < 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "repetitions[%zu]: expected at least 0, got %lld", i - first,
           (long long)count);
    if (count != 1) {
      source = expand_dims(*source, int64_t(at++));
      wide.push_back(count);
    }
    wide.push_back(shape[i]);
    shape[i] = product(shape[i], count, "repetitions");
  }
  return copied(*broadcast_to(*source, {wide.data(), wide.size()}), shape);
}

ArrayRef repeat(const Array& a, Span<const int64_t> repeats, int64_t axis) {
  const bool flat = axis == CTN_AXIS_NONE || (a.ndim() == 0 && (axis == 0 || axis == -1));
  ArrayRef source = flat ? ravel(a) : share(a);
  const int along = flat ? 0 : normalize_axis(axis, a.ndim());
  const int64_t length = source->dim(along);
  int64_t total = 0;
  for (size_t i = 0; i < repeats.size; ++i) {
    if (repeats[i] < 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "repeats[%zu]: expected at least 0, got %lld", i,
           (long long)repeats[i]);
    if (__builtin_add_overflow(total, repeats[i], &total)) total = product(INT64_MAX, 2, "repeats");
  }
  if (repeats.size == 1) return repeat_evenly(*source, repeats[0], along);
  if (int64_t(repeats.size) != length)
    fail(CTN_ERROR_SHAPE, "repeats: expected one or %lld entries, the length of axis %d, got %zu",
         (long long)length, along, repeats.size);
  Dims shape(source->shape().begin(), source->shape().end());
  shape[size_t(along)] = total;
  ArrayRef out = empty_on(a.backend(), {shape.data(), shape.size()}, a.dtype());
  std::vector<int64_t> positions(size_t(std::min(total, kPositions) + kAhead));
  int64_t count = 0, done = 0;
  const auto flush = [&] {
    if (count == 0) return;
    const ArrayRef rows = slice_axis(*out, along, done, done + count);
    take_into(*source, *from_data(positions.data(), {&count, 1}, CTN_INT64, a.backend()), along, *rows);
    done += count;
    count = 0;
  };
  for (size_t i = 0; i < repeats.size; ++i) {
    if (kForSpeed && repeats[i] <= kAhead && count + kAhead <= int64_t(positions.size())) {
      // Without branches on the number: the next element overwrites what is not wanted.
      for (int64_t k = 0; k < kAhead; ++k) positions[size_t(count + k)] = int64_t(i);
      count += repeats[i];
      continue;
    }
    for (int64_t left = repeats[i], part; left > 0; left -= part) {
      if (count == int64_t(positions.size())) flush();
      part = std::min(left, int64_t(positions.size()) - count);
      std::fill_n(positions.begin() + count, part, int64_t(i));
      count += part;
    }
  }
  flush();
  return out;
}

ArrayRef roll(const Array& a, int64_t shift, int64_t axis) {
  if (axis == CTN_AXIS_NONE) {
    ArrayRef rolled = roll(*ravel(a), shift, 0);
    set_shape(*rolled, a.shape());
    return rolled;
  }
  const int along = normalize_axis(axis, a.ndim());
  const int64_t length = a.dim(along);
  ArrayRef out = empty_on(a.backend(), a.shape(), a.dtype());
  if (a.size() == 0) return out;
  shift %= length;
  if (shift < 0) shift += length;
  assign(*slice_axis(*out, along, shift, length), *slice_axis(a, along, 0, length - shift));
  if (shift) assign(*slice_axis(*out, along, 0, shift), *slice_axis(a, along, length - shift, length));
  return out;
}

}  // namespace catenary
