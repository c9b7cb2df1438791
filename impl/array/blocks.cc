// Copies of parts of arrays into new ones: borders, insertions, deletions, and moves along several axes.
#include "impl/array/blocks.h"

#include <algorithm>
#include <numeric>

#include "impl/array/launch.h"
#include "impl/array/manipulation.h"

namespace catenary {
namespace {

/// A part of an array, which needs no array of its own.
class ArrayPart {
 public:
  explicit ArrayPart(const Array& a)
      : array_(&a),
        data_(a.data()),
        shape_(a.shape().begin(), a.shape().end()),
        strides_(a.strides().begin(), a.strides().end()) {}

  ArrayPart(const Array& a, const Dims& shape, const Dims& strides)
      : array_(&a), data_(a.data()), shape_(shape), strides_(strides) {}

  int64_t length(int axis) const { return shape_[size_t(axis)]; }

  [[gnu::noinline]] ArrayPart between(int axis, int64_t begin, int64_t end) const {
    ArrayPart part = *this;
    part.keep(axis, begin, end - begin);
    return part;
  }

  [[gnu::noinline]] ArrayPart backward(int axis) const {
    ArrayPart part = *this;
    part.keep(axis, length(axis) - 1, length(axis));
    part.strides_[size_t(axis)] *= -1;
    return part;
  }

  /// The first position, again and again.
  ArrayPart repeated(int axis, int64_t count) const {
    ArrayPart part = *this;
    part.shape_[size_t(axis)] = count;
    part.strides_[size_t(axis)] = 0;
    return part;
  }

  void keep(int axis, int64_t begin, int64_t length) {
    data_ += begin * strides_[size_t(axis)];
    shape_[size_t(axis)] = length;
  }

  void assign(const ArrayPart& source) const {
    assign_from(source.data_, source.strides_.data(), *source.array_);
  }

  /// Sets all elements to the one of an array.
  void fill(const Array& value) const {
    const Dims none(shape_.size());
    assign_from(value.data(), none.data(), value);
  }

 private:
  [[gnu::noinline]] void assign_from(char* data, const int64_t* strides, const Array& source) const {
    for (const int64_t length : shape_)
      if (length == 0) return;
    const int32_t ndim = int32_t(shape_.size());
    launch(kernels::copy, Operand{data, &source.storage(), shape_.data(), strides, ndim, source.dtype()},
           Operand{data_, &array_->storage(), shape_.data(), strides_.data(), ndim, array_->dtype()});
  }

  const Array* array_;
  char* data_;
  Dims shape_, strides_;
};

/// A new array of a shape in the order of another one, as NumPy's routines choose it.
ArrayRef room_like(const Array& a, const Dims& shape) {
  const Shape lengths{shape.data(), shape.size()};
  if (a.is_f_contiguous() && !a.is_c_contiguous()) return empty_in_order(a.backend(), lengths, a.dtype(), {});
  return empty_on(a.backend(), lengths, a.dtype());
}

int64_t sum_of(int64_t a, int64_t b, int axis) {
  int64_t sum;
  if (__builtin_add_overflow(a, b, &sum))
    fail(CTN_ERROR_INVALID_ARGUMENT, "axis %d of the result would be longer than 2^63-1", axis);
  return sum;
}

/// Continues a line, whose elements are `length` from `begin` on, to its end.
void extend(const ArrayPart& line, int axis, int64_t begin, int64_t length, ctn_pad_mode mode) {
  int64_t done = begin + length, period = length;
  const int64_t end = line.length(axis);
  if (done == end) return;
  const ArrayPart last = line.between(axis, done - 1, done);
  if (mode == CTN_PAD_EDGE || length == 1)
    return line.between(axis, done, end).assign(last.repeated(axis, end - done));
  if (mode != CTN_PAD_WRAP) {
    // The mirrored elements, of which `reflect` leaves out both ends.
    const int64_t skipped = mode == CTN_PAD_REFLECT, mirrored = length - 2 * skipped;
    const int64_t count = std::min(mirrored, end - done);
    const int64_t first = done - skipped - count;
    line.between(axis, done, done + count).assign(line.between(axis, first, first + count).backward(axis));
    done += count;
    period += mirrored;
  }
  while (done < end) {  // whole periods stand before
    const int64_t count = std::min((done - begin) / period * period, end - done);
    line.between(axis, done, done + count).assign(line.between(axis, begin, begin + count));
    done += count;
  }
}

void require_widths(const Array& a, Span<const int64_t> widths, ctn_pad_mode mode) {
  if (widths.size != 2 * size_t(a.ndim()))
    fail(CTN_ERROR_SHAPE, "widths: expected %d numbers, two for each axis, got %zu", 2 * a.ndim(),
         widths.size);
  for (size_t i = 0; i < widths.size; ++i) {
    if (widths[i] < 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "widths[%zu]: expected at least 0, got %lld", i, (long long)widths[i]);
    if (widths[i] && a.dim(int(i / 2)) == 0 && mode > CTN_PAD_CONSTANT)
      fail(CTN_ERROR_INVALID_ARGUMENT, "widths[%zu]: expected 0 for the empty axis %zu, got %lld", i, i / 2,
           (long long)widths[i]);
  }
}

/// Values for ranges along an axis, broadcast to the other axes of an array.
ArrayPart broadcast_part(const Array& values, const Array& a, int axis, int64_t count) {
  Dims shape(a.shape().begin(), a.shape().end()), strides(shape.size());
  shape[size_t(axis)] = count;
  const int missing = a.ndim() - values.ndim();
  for (int i = missing; i < a.ndim(); ++i)
    if (values.dim(i - missing) != 1) strides[size_t(i)] = values.stride(i - missing);
  return ArrayPart(values, shape, strides);
}

}  // namespace

ArrayRef pad(const Array& a, Span<const int64_t> widths, ctn_pad_mode mode, const Array* value) {
  require_widths(a, widths, mode);
  if ((mode == CTN_PAD_CONSTANT) != (value != nullptr))
    fail(CTN_ERROR_INVALID_ARGUMENT, "value: expected %s",
         value ? "NULL, which this mode requires" : "a value");
  if (value && value->size() != 1)
    fail(CTN_ERROR_SHAPE, "value: expected one element, got %s", describe(*value).c_str());
  const ArrayRef constant = value ? to_backend(*value, a.backend()) : nullptr;
  Dims shape;
  for (int i = 0; i < a.ndim(); ++i)
    shape.push_back(sum_of(sum_of(widths[size_t(2 * i)], a.dim(i), i), widths[size_t(2 * i + 1)], i));
  ArrayRef out = room_like(a, shape);
  // Everything along the axes up to one, and along those behind it what has elements already.
  const auto filled = [&](int axis) {
    ArrayPart part(*out);
    for (int i = axis + 1; i < a.ndim(); ++i) part.keep(i, widths[size_t(2 * i)], a.dim(i));
    return part;
  };
  filled(-1).assign(ArrayPart(a));
  for (int axis = 0; axis < a.ndim() && mode != CTN_PAD_EMPTY; ++axis) {
    const int64_t low = widths[size_t(2 * axis)], high = widths[size_t(2 * axis + 1)], length = a.dim(axis);
    if (!low && !high) continue;
    const ArrayPart band = filled(axis);
    if (constant) {
      band.between(axis, 0, low).fill(*constant);
      band.between(axis, low + length, low + length + high).fill(*constant);
    } else {
      extend(band, axis, low, length, mode);
      extend(band.backward(axis), axis, high, length, mode);
    }
  }
  return out;
}

ArrayRef splice(const Array& a, Span<const int64_t> begins, Span<const int64_t> ends, const Array* values,
                int64_t axis) {
  if (axis == CTN_AXIS_NONE) return splice(*ravel(a), begins, ends, values, 0);
  const int along = normalize_axis(axis, a.ndim());
  const int64_t length = a.dim(along), count = int64_t(begins.size);
  SmallVector<int64_t, 32> order(begins.size);
  std::iota(order.begin(), order.end(), 0);
  for (size_t i = 0; i < begins.size; ++i)
    if (begins[i] < 0 || ends[i] < begins[i] || ends[i] > length)
      fail(CTN_ERROR_INDEX, "begins[%zu]: expected a range within axis %d of length %lld, got %lld to %lld",
           i, along, (long long)length, (long long)begins[i], (long long)ends[i]);
  std::sort(order.begin(), order.end(), [&](int64_t i, int64_t k) {
    const int64_t first = begins[size_t(i)], second = begins[size_t(k)];
    return first < second || (first == second && i < k);
  });
  int64_t kept = length, done = 0;
  for (const int64_t i : order) {
    kept -= std::max<int64_t>(0, ends[size_t(i)] - std::max(begins[size_t(i)], done));
    done = std::max(done, ends[size_t(i)]);
  }

  int64_t each = 0;
  const ArrayRef local = values ? beside(*values, a.backend()) : nullptr;
  if (local) {
    const int missing = a.ndim() - local->ndim();
    const int64_t given = along >= missing && missing >= 0 ? local->dim(along - missing) : 1;
    bool fits = missing >= 0 && (given == 1 || (count && given % count == 0));
    for (int i = missing; i < a.ndim() && fits; ++i)
      fits = i == along || local->dim(i - missing) == 1 || local->dim(i - missing) == a.dim(i);
    if (!fits)
      fail(CTN_ERROR_SHAPE,
           "values: expected a shape that broadcasts to %s with %lld positions on axis %d, got %s",
           shape_text(a.shape()).c_str(), (long long)count, along, describe(*local).c_str());
    require_same_backend(a, *local);
    each = given == 1 ? 1 : given / count;
  }
  Dims shape(a.shape().begin(), a.shape().end());
  shape[size_t(along)] = sum_of(kept, each * count, along);
  ArrayRef out = room_like(a, shape);
  const ArrayPart to(*out), from(a);
  int64_t at = 0;
  const auto keep = [&](int64_t begin, int64_t end) {
    if (begin >= end) return;
    to.between(along, at, at + end - begin).assign(from.between(along, begin, end));
    at += end - begin;
  };
  done = 0;
  for (const int64_t i : order) {
    keep(done, begins[size_t(i)]);
    done = std::max(done, ends[size_t(i)]);
    if (!each) continue;
    const ArrayPart given = broadcast_part(*local, a, along, each * count);
    to.between(along, at, at + each).assign(given.between(along, i * each, (i + 1) * each));
    at += each;
  }
  keep(done, length);
  return out;
}

namespace {

void place_rolled(const ArrayPart& from, const ArrayPart& to, const Dims& shifts, int axis) {
  while (axis < int(shifts.size()) && shifts[size_t(axis)] == 0) ++axis;
  if (axis == int(shifts.size())) return to.assign(from);
  const int64_t shift = shifts[size_t(axis)], length = from.length(axis);
  place_rolled(from.between(axis, 0, length - shift), to.between(axis, shift, length), shifts, axis + 1);
  place_rolled(from.between(axis, length - shift, length), to.between(axis, 0, shift), shifts, axis + 1);
}

}  // namespace

ArrayRef roll_axes(const Array& a, Span<const int64_t> shifts, Span<const int64_t> axes) {
  Dims moves(static_cast<size_t>(a.ndim()));
  for (size_t i = 0; i < axes.size; ++i) {
    const int axis = normalize_axis(axes[i], a.ndim(), "axes");
    const int64_t length = a.dim(axis);
    if (length == 0) continue;
    int64_t& move = moves[size_t(axis)];
    move = (move + (shifts[i] % length + length) % length) % length;
  }
  ArrayRef out = empty_on(a.backend(), a.shape(), a.dtype());
  place_rolled(ArrayPart(a), ArrayPart(*out), moves, 0);
  return out;
}

}  // namespace catenary
