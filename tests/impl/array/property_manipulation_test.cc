// Tests of joining, repeating, moving, choosing and converting against index arithmetic on plain lists.
#include "impl/array/manipulation.h"

#include "impl/array/indexing.h"
#include "tests/impl/array/property_plain.h"

namespace catenary {
namespace {

using Arrays = Span<const Array* const>;

/// Arrays to be joined with another one.
struct Group {
  std::vector<Sample> samples;
  std::vector<Plain> plains;
  std::vector<const Array*> arrays;

  void add(const Sample& sample) {
    samples.push_back(sample);
    plains.push_back(plain(sample));
    arrays.push_back(sample.view.get());
  }
  Arrays list() const { return {arrays.data(), arrays.size()}; }

  template <class F>
  std::vector<Plain> each(const F& prepare) const {
    std::vector<Plain> prepared;
    for (const Plain& p : plains) prepared.push_back(prepare(p));
    return prepared;
  }
};

Plain at_least_2d(const Plain& p) {
  ShapeList shape = p.shape;
  while (shape.size() < 2) shape.insert(shape.begin(), 1);
  return with_shape(p, shape);
}

Plain at_least_3d(const Plain& p) {
  if (p.ndim() == 0) return with_shape(p, {1, 1, 1});
  if (p.ndim() == 1) return with_shape(p, {1, p.shape[0], 1});
  return p.ndim() == 2 ? with_shape(p, {p.shape[0], p.shape[1], 1}) : p;
}

TEST(PropertyManipulation, Joining) {
  for_each_array(30000, 200, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const size_t n = p.ndim(), axis = n ? draw_axis(draw, n) : 0;
    // Arrays that have the same shape except along one axis, and arrays of the same shape.
    Group alike, same;
    alike.add(a);
    same.add(a);
    for (int64_t k = draw.below(4); k > 0; --k) {
      ShapeList shape = p.shape;
      same.add(draw_array(draw, shape, draw.one_in(2) ? p.dtype : draw.dtype(), style_of(*a.view)));
      if (n) shape[axis] = draw.below(4);
      alike.add(draw_array(draw, shape, draw.one_in(2) ? p.dtype : draw.dtype(), style_of(*a.view)));
    }
    if (n) {
      expect_plain(joined(alike.plains, axis), *concatenate(alike.list(), named(draw, axis, n)),
                   what + ", concatenate");
      if (n == 1 || axis == 1)
        expect_plain(joined(alike.plains, axis), *hstack(alike.list()), what + ", hstack");
      if (n >= 2 && axis == 0)
        expect_plain(joined(alike.plains, 0), *vstack(alike.list()), what + ", vstack");
      if (n >= 2 && axis == 1)
        expect_plain(joined(alike.plains, 1), *column_stack(alike.list()), what + ", column_stack");
    }
    expect_plain(joined(alike.each(flat), 0), *concatenate(alike.list(), CTN_AXIS_NONE),
                 what + ", concatenate flattened");
    const size_t at = draw_axis(draw, n + 1);
    const auto with_axis = [at](const Plain& one) {
      ShapeList shape = one.shape;
      shape.insert(shape.begin() + int64_t(at), 1);
      return with_shape(one, shape);
    };
    expect_plain(joined(same.each(with_axis), at), *stack(same.list(), named(draw, at, n + 1)),
                 what + ", stack");
    expect_plain(joined(same.each(at_least_2d), 0), *vstack(same.list()), what + ", vstack");
    expect_plain(joined(same.each(at_least_3d), 2), *dstack(same.list()), what + ", dstack");
    if (n >= 1) return;
    expect_plain(joined(same.each(flat), 0), *hstack(same.list()), what + ", hstack");
  });
}

TEST(PropertyManipulation, ColumnsOfVectors) {
  Draw draw{31000};
  for (int round = 0; round < 200; ++round) {
    SCOPED_TRACE("seed 31000, round " + std::to_string(round));
    const int64_t length = draw.below(6);
    Group columns;
    for (int64_t k = draw.between(1, 4); k > 0; --k)
      columns.add(draw_array(draw, draw.one_in(2) ? ShapeList{length} : ShapeList{length, draw.below(3)},
                             draw.dtype(), {}));
    const auto column = [](const Plain& p) { return p.ndim() == 1 ? with_shape(p, {p.shape[0], 1}) : p; };
    expect_plain(joined(columns.each(column), 1), *column_stack(columns.list()), "column_stack");
  }
}

TEST(PropertyManipulation, TileAndRepeat) {
  for_each_array(32000, 200, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    ShapeList counts(size_t(draw.below(int64_t(p.ndim()) + 3)));
    int64_t most = 2000 / std::max<int64_t>(p.size(), 1);
    for (int64_t& count : counts) {
      count = draw.below(std::max<int64_t>(std::min<int64_t>(most, 4), 2));
      most /= std::max<int64_t>(count, 1);
    }
    ShapeList one = p.shape, many = counts;
    while (one.size() < many.size()) one.insert(one.begin(), 1);
    while (many.size() < one.size()) many.insert(many.begin(), 1);
    ShapeList shape = one;
    for (size_t d = 0; d < shape.size(); ++d) shape[d] *= many[d];
    const Plain tiled = rearranged(with_shape(p, one), shape, [&](ShapeList index) {
      for (size_t d = 0; d < one.size(); ++d) index[d] %= one[d];
      return index;
    });
    const int64_t none = 0;
    expect_plain(tiled, *tile(*a.view, counts.empty() ? Span<const int64_t>(&none, 0) : span(counts)),
                 what + ", tile " + shape_text(span(counts)));

    const bool all = p.ndim() == 0 || draw.one_in(3);
    const Plain from = all ? flat(p) : p;
    const size_t axis = all ? 0 : draw_axis(draw, p.ndim());
    ShapeList repeats(draw.one_in(2) ? 1 : size_t(from.shape[axis]));
    for (int64_t& count : repeats) count = draw.below(4);
    ShapeList sources;  // along the axis
    for (int64_t i = 0; i < from.shape[axis]; ++i)
      for (int64_t k = repeats[repeats.size() == 1 ? 0 : size_t(i)]; k > 0; --k) sources.push_back(i);
    ShapeList long_shape = from.shape;
    long_shape[axis] = int64_t(sources.size());
    const Plain repeated = rearranged(from, long_shape, [&](ShapeList index) {
      index[axis] = sources[size_t(index[axis])];
      return index;
    });
    expect_plain(repeated, *repeat(*a.view, span(repeats), all ? CTN_AXIS_NONE : named(draw, axis, p.ndim())),
                 what + ", repeat " + shape_text(span(repeats)));
  });
}

// More rows than are copied at a time, along an axis that is not the first.
TEST(PropertyManipulation, RepeatManyTimes) {
  const int64_t counts[3] = {70000, 1, 150000}, shape[2] = {2, 3};
  const ArrayRef numbers = arange_i64(0, 6, 1, CTN_INT16);
  const ArrayRef a = reshape(*numbers, {shape, 2});
  const ArrayRef repeated = repeat(*a, {counts, 3}, 1);
  ASSERT_EQ(repeated->dim(1), 220001);
  int64_t at = 0;
  for (int64_t k = 0; k < 3; ++k)
    for (int64_t i = 0; i < counts[k]; ++i, ++at)
      for (int64_t row = 0; row < 2; ++row)
        ASSERT_EQ(reinterpret_cast<const int16_t*>(repeated->data())[row * 220001 + at], row * 3 + k);
}

TEST(PropertyManipulation, RollAndTake) {
  for_each_array(33000, 200, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const bool all = p.ndim() == 0 || draw.one_in(3);
    const Plain from = all ? flat(p) : p;
    const size_t axis = all ? 0 : draw_axis(draw, p.ndim());
    const int64_t name = all ? CTN_AXIS_NONE : named(draw, axis, p.ndim()), length = from.shape[axis];
    const int64_t shift = draw.one_in(20) ? (draw.one_in(2) ? INT64_MIN : INT64_MAX) : draw.between(-20, 20);
    const Plain rolled = rearranged(from, from.shape, [&](ShapeList index) {
      index[axis] = ((index[axis] - shift % length) % length + length) % length;
      return index;
    });
    expect_plain(with_shape(rolled, p.shape), *roll(*a.view, shift, name),
                 what + ", roll by " + std::to_string(shift));

    // Positions of any shape replace the axis.
    static const DType kinds[] = {CTN_INT8, CTN_INT16, CTN_INT32, CTN_INT64, CTN_UINT8, CTN_UINT32};
    ShapeList shape;
    for (int64_t k = draw.below(3); k > 0; --k) shape.push_back(draw.below(length ? 5 : 1));
    if (length == 0 && shape.empty()) shape = {0};
    const Sample sample = draw_array(draw, shape, kinds[draw.below(6)], style_of(*a.view, Values::modest));
    const Plain drawn = cast_to(plain(sample), CTN_INT64);
    std::vector<int64_t> positions(size_t(drawn.size()));
    if (!positions.empty()) std::memcpy(positions.data(), drawn.data.data(), drawn.data.size());
    const auto mode = ctn_index_mode(1 + draw.below(2));  // every position is valid
    ShapeList result(from.shape.begin(), from.shape.begin() + int64_t(axis));
    result.insert(result.end(), shape.begin(), shape.end());
    result.insert(result.end(), from.shape.begin() + int64_t(axis) + 1, from.shape.end());
    const Plain taken = rearranged(from, result, [&](const ShapeList& index) {
      ShapeList source(index.begin(), index.begin() + int64_t(axis)), place;
      for (size_t d = 0; d < shape.size(); ++d) place.push_back(index[axis + d]);
      const int64_t at = positions[size_t(position_of(place, shape))];
      source.push_back(mode == CTN_INDEX_MODE_WRAP ? (at % length + length) % length
                                                   : std::min(std::max<int64_t>(at, 0), length - 1));
      source.insert(source.end(), index.begin() + int64_t(axis + shape.size()), index.end());
      return source;
    });
    expect_plain(taken, *take_mode(*a.view, *sample.view, name, mode), what + ", take");
    // The plain implementation of take accepts only positions in range; negative ones count from the end.
    const ArrayRef wrapped = from_data(positions.data(), span(shape), CTN_INT64, a.view->backend());
    bool inside = true;
    for (int64_t& at : positions) inside = inside && at >= -length && at < length;
    if (!inside || mode != CTN_INDEX_MODE_WRAP) return;
    expect_plain(taken, *take(*a.view, *wrapped, name), what + ", take");
    const ArrayRef out = empty_on(a.view->backend(), span(result), p.dtype);
    take_into(*a.view, *wrapped, name, *out);
    expect_plain(taken, *out, what + ", take into");
  });
}

TEST(PropertyManipulation, Put) {
  for_each_array(34000, 200, [](Draw& draw, const Sample& drawn, const Plain&, const std::string& what) {
    // Arrays that are written to have no strides of zero.
    Style style = style_of(*drawn.view);
    style.zeros = false;
    style.padding = 2;
    const Sample a = draw_array(draw, shape_of(*drawn.view), drawn.view->dtype(), style);
    Plain p = plain(a);
    const Bytes before = bytes_of(*a.base);
    const int64_t size = p.size(), n = draw.below(size ? 7 : 1);
    std::vector<int64_t> positions(static_cast<size_t>(n));
    for (int64_t& at : positions) at = draw.between(-size, size - 1);
    Sample values = draw_array(draw, {draw.below(5)}, draw.dtype(), style_of(*a.view, Values::modest));
    const Plain source = cast_to(plain(values), p.dtype);
    for (int64_t k = 0; k < n && source.size(); ++k) {
      const int64_t at = positions[size_t(k)];
      std::memcpy(&p.data[size_t(at < 0 ? at + size : at) * p.item()],
                  &source.data[size_t(k % source.size()) * p.item()], p.item());
    }
    put(*a.view, *from_data(positions.data(), {&n, 1}, CTN_INT64, a.view->backend()), *values.view,
        CTN_INDEX_MODE_RAISE);
    expect_plain(p, *a.view, what + ", put");
    const ArrayRef around = from_data(before.data(), a.base->shape(), p.dtype, a.base->backend());
    char* data = around->data() + (a.view->data() - a.base->data());
    set_data(*view_as(*around, data, a.view->shape(), a.view->strides(), true), p.data.data());
    expect_same(bytes_of(*around), *a.base, what + ", put, around");
  });
}

TEST(PropertyManipulation, WhereAndClip) {
  for_each_array(35000, 150, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const Sample x = draw_array(draw, narrower(draw, p.shape), draw.dtype(), style_of(*a.view));
    const Sample y = draw_array(draw, narrower(draw, p.shape), draw.dtype(), style_of(*a.view));
    const DType dtype = promote(x.view->dtype(), y.view->dtype());
    const Plain mask = cast_to(p, CTN_BOOL);
    Plain chosen = stretched(cast_to(plain(x), dtype), p.shape);
    const Plain other = stretched(cast_to(plain(y), dtype), p.shape);
    for (size_t i = 0; i < size_t(p.size()); ++i)
      if (!mask.data[i])
        std::memcpy(&chosen.data[i * chosen.item()], &other.data[i * chosen.item()], chosen.item());
    expect_plain(chosen, *where(*a.view, *x.view, *y.view), what + ", where");

    // The bounds have the array's own dtype; a NaN in any operand is kept.
    const Sample low = draw_array(draw, narrower(draw, p.shape), p.dtype, style_of(*a.view));
    const Sample high = draw_array(draw, narrower(draw, p.shape), p.dtype, style_of(*a.view));
    const Plain l = stretched(plain(low), p.shape), h = stretched(plain(high), p.shape);
    auto limited = [&](bool from_below, bool from_above) {
      Plain out = p;
      for (size_t i = 0; i < size_t(p.size()); ++i) {
        char* value = &out.data[i * p.item()];
        auto below = [&](const char* one, const char* two) {
          if (is_float(p.dtype)) {
            double u = 0, v = 0;
            convert(p.dtype, CTN_FLOAT64, one, reinterpret_cast<char*>(&u));
            convert(p.dtype, CTN_FLOAT64, two, reinterpret_cast<char*>(&v));
            return u < v;
          }
          uint64_t u = 0, v = 0;
          convert(p.dtype, CTN_INT64, one, reinterpret_cast<char*>(&u));
          convert(p.dtype, CTN_INT64, two, reinterpret_cast<char*>(&v));
          return p.dtype == CTN_UINT64 ? u < v : int64_t(u) < int64_t(v);
        };
        auto limit = [&](const char* bound, bool beyond) {
          if (is_nan(value, p.dtype)) return;
          if (beyond || is_nan(bound, p.dtype)) std::memcpy(value, bound, p.item());
        };
        if (from_below) limit(&l.data[i * p.item()], !below(&l.data[i * p.item()], value));
        if (from_above) limit(&h.data[i * p.item()], !below(value, &h.data[i * p.item()]));
      }
      return out;
    };
    if (p.ndim() == 0) return;
    expect_plain(limited(true, true), *clip(*a.view, low.view.get(), high.view.get()), what + ", clip");
    const ArrayRef into = empty_on(a.view->backend(), span(p.shape), p.dtype);
    clip_into(*a.view, low.view.get(), high.view.get(), *into);
    expect_plain(limited(true, true), *into, what + ", clip into");
  });
}

TEST(PropertyManipulation, CopiesAndConversions) {
  for_each_array(36000, 200, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const DType dtype = draw.dtype();
    const ArrayRef copied = copy(*a.view);
    expect_plain(p, *copied, what + ", copy");
    EXPECT_TRUE(copied->is_c_contiguous() && copied->is_writeable() && !shares_memory(*copied, *a.view));
    expect_plain(cast_to(p, dtype), *astype(*a.view, dtype), what + ", astype " + dtype_name(dtype));
    expect_plain(cast_to(p, dtype), *asarray(*a.view, dtype), what + ", asarray");
    ShapeList shape = p.shape;
    if (shape.empty()) shape = {1};
    const ArrayRef c = ascontiguousarray(*a.view, dtype), f = asfortranarray(*a.view, dtype);
    expect_plain(with_shape(cast_to(p, dtype), shape), *c, what + ", ascontiguousarray");
    expect_plain(with_shape(cast_to(p, dtype), shape), *f, what + ", asfortranarray");
    EXPECT_TRUE(c->is_c_contiguous() && f->is_f_contiguous()) << what;
    Backend& there = find_backend(draw.one_in(2) ? "test:1" : "cpu");
    expect_plain(p, *to_backend(*a.view, there), what + ", to another device");
    const ArrayRef like = zeros_like(*a.view, CTN_DTYPE_NONE);
    EXPECT_EQ(shape_of(*like), p.shape);
    EXPECT_EQ(bytes_of(*like), Bytes(p.data.size())) << what;
  });
}

}  // namespace
}  // namespace catenary
