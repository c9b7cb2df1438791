// Tests of basic indexing, for reading and writing, and of everything that writes to memory which its
// operands share.
#include "impl/array/indexing.h"
#include "impl/array/sorting.h"
#include "impl/dtype/generated/core_ops.h"
#include "tests/impl/array/property_plain.h"

namespace catenary {
namespace {

/// The positions of an axis that Python's start:stop:step selects, found by stepping.
ShapeList walk(const ctn_index& item, int64_t length) {
  const int64_t step = item.step == CTN_OMITTED ? 1 : item.step;
  auto bound = [&](int64_t at, int64_t low, int64_t high) {
    if (at < 0) at += length;
    return std::min(std::max(at, low), high);
  };
  ShapeList positions;
  if (step > 0) {
    const int64_t start = item.start == CTN_OMITTED ? 0 : bound(item.start, 0, length);
    const int64_t stop = item.stop == CTN_OMITTED ? length : bound(item.stop, 0, length);
    for (int64_t i = start; i < stop; i += std::min(step, length + 1)) positions.push_back(i);
  } else {
    const int64_t start = item.start == CTN_OMITTED ? length - 1 : bound(item.start, -1, length - 1);
    const int64_t stop = item.stop == CTN_OMITTED ? -1 : bound(item.stop, -1, length - 1);
    for (int64_t i = start; i > stop; i += std::max(step, -length - 1)) positions.push_back(i);
  }
  return positions;
}

/// A random index of an array, with the lengths of the result and, for every axis of the array, the positions
/// that it selects.
struct Index {
  std::vector<ctn_index> items;
  ShapeList shape;
  std::vector<ShapeList> positions;
  std::vector<int> result_axis;  // per axis of the array; negative if the axis disappears

  Index(Draw& draw, const ShapeList& of) {
    const size_t named = size_t(draw.below(int64_t(of.size()) + 1));
    const size_t before = size_t(draw.below(int64_t(named) + 1));  // items before an ellipsis
    const bool ellipsis = draw.one_in(2);
    for (size_t d = 0; d < of.size();) {
      if (draw.one_in(6)) {
        items.push_back({CTN_INDEX_NEWAXIS, 0, 0, 0});
        shape.push_back(1);
      }
      if (ellipsis && d == before) {
        items.push_back({CTN_INDEX_ELLIPSIS, 0, 0, 0});
        for (size_t rest = of.size() - named; rest > 0; --rest) keep_whole(of[d++]);
        if (d == of.size()) break;
      }
      if (!ellipsis && d == named) break;
      if (of[d] > 0 && draw.one_in(3)) {
        const int64_t at = draw.between(-of[d], of[d] - 1);
        items.push_back({CTN_INDEX_INT, at, 0, 0});
        positions.push_back({at < 0 ? at + of[d] : at});
        result_axis.push_back(-1);
      } else {
        const ctn_index item = draw_slice(draw, of[d]);
        items.push_back(item);
        keep(walk(item, of[d]));
      }
      ++d;
    }
    while (positions.size() < of.size()) keep_whole(of[positions.size()]);
  }

  Span<const ctn_index> span() const { return {items.data(), items.size()}; }

  ShapeList source(const ShapeList& index) const {
    ShapeList at;
    for (size_t d = 0; d < positions.size(); ++d)
      at.push_back(positions[d][result_axis[d] < 0 ? 0 : size_t(index[size_t(result_axis[d])])]);
    return at;
  }

 private:
  void keep(const ShapeList& list) {
    positions.push_back(list);
    result_axis.push_back(int(shape.size()));
    shape.push_back(int64_t(list.size()));
  }
  void keep_whole(int64_t length) {
    ShapeList all(static_cast<size_t>(length));
    for (int64_t i = 0; i < length; ++i) all[size_t(i)] = i;
    keep(all);
  }
  static ctn_index draw_slice(Draw& draw, int64_t length) {
    static const int64_t steps[] = {1, -1, 2, -2, 3, 100, INT64_MAX, INT64_MIN + 1, CTN_OMITTED};
    auto bound = [&] {
      if (draw.one_in(4)) return CTN_OMITTED;
      if (draw.one_in(15)) return draw.one_in(2) ? INT64_MAX : INT64_MIN + 1;
      return draw.between(-length - 2, length + 2);
    };
    return {CTN_INDEX_SLICE, bound(), bound(), steps[draw.below(draw.one_in(3) ? 9 : 4)]};
  }
};

TEST(PropertyItems, Read) {
  for_each_array(40000, 300, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const Index index(draw, p.shape);
    const ArrayRef got = get_item(*a.view, index.span());
    const Plain expected = rearranged(p, index.shape, [&](const ShapeList& at) { return index.source(at); });
    expect_view(expected, *got, *a.view, what);
    if (p.size() == 0) return;
    ShapeList one;
    for (int64_t length : p.shape) one.push_back(draw.between(-length, length - 1));
    ShapeList inside = one;
    for (size_t d = 0; d < one.size(); ++d) inside[d] += one[d] < 0 ? p.shape[d] : 0;
    const char* element = &p.data[size_t(position_of(inside, p.shape)) * p.item()];
    double value = 0;
    int64_t whole = 0;
    convert(p.dtype, CTN_FLOAT64, element, reinterpret_cast<char*>(&value));
    convert(p.dtype, CTN_INT64, element, reinterpret_cast<char*>(&whole));
    if (one.empty()) return;
    const double got_value = item_f64(*a.view, span(one));
    EXPECT_TRUE(value == got_value || (std::isnan(value) && std::isnan(got_value))) << what;
    const bool fits =
        is_float(p.dtype) ? value >= -0x1p63 && value < 0x1p63 : p.dtype != CTN_UINT64 || whole >= 0;
    if (fits) {
      EXPECT_EQ(whole, item_i64(*a.view, span(one))) << what;
    } else {
      EXPECT_THROW(item_i64(*a.view, span(one)), Error) << what;
    }
  });
}

/// A writeable array with the shape and dtype of another.
Sample writeable_like(Draw& draw, const Sample& drawn) {
  Style style = style_of(*drawn.view);
  style.zeros = false;
  style.padding = 3;
  return draw_array(draw, shape_of(*drawn.view), drawn.view->dtype(), style);
}

/// The memory of a sample after its elements have been replaced by those of `p`.
Bytes base_with(const Sample& a, const Bytes& before, const Plain& p) {
  const ArrayRef around = from_data(before.data(), a.base->shape(), p.dtype, a.base->backend());
  char* data = around->data() + (a.view->data() - a.base->data());
  set_data(*view_as(*around, data, a.view->shape(), a.view->strides(), true), p.data.data());
  return bytes_of(*around);
}

void expect_written(const Sample& a, const Bytes& before, const Plain& p, const std::string& what) {
  expect_plain(p, *a.view, what);
  expect_same(base_with(a, before, p), *a.base, what + ", around");
}

TEST(PropertyItems, Write) {
  for_each_array(41000, 300, [](Draw& draw, const Sample& drawn, const Plain&, const std::string& what) {
    const Sample a = writeable_like(draw, drawn);
    Plain p = plain(a);
    const Bytes before = bytes_of(*a.base);
    const Index index(draw, p.shape);
    ShapeList shape = narrower(draw, index.shape);
    while (draw.one_in(8)) shape.insert(shape.begin(), 1);  // extra axes may have length one
    const Sample value = draw_array(draw, shape, draw.dtype(), style_of(*a.view));
    const Plain source = cast_to(plain(value), p.dtype);
    ShapeList inner = shape;
    while (inner.size() > index.shape.size()) inner.erase(inner.begin());
    const Plain wide = stretched(with_shape(source, inner), index.shape);
    for (int64_t i = 0; i < wide.size(); ++i)
      std::memcpy(&p.data[size_t(position_of(index.source(index_of(i, index.shape)), p.shape)) * p.item()],
                  &wide.data[size_t(i) * p.item()], p.item());
    set_item(*a.view, index.span(), *value.view);
    expect_written(a, before, p, what + " = " + describe(*value.view));

    const Sample number = draw_array(draw, narrower(draw, p.shape), draw.dtype(), style_of(*a.view));
    const Bytes now = bytes_of(*a.base);
    fill(*a.view, *number.view);
    expect_written(a, now, stretched(cast_to(plain(number), p.dtype), p.shape), what + ", fill");
  });
}

TEST(PropertyItems, WriteNumbers) {
  for_each_array(46000, 200, [](Draw& draw, const Sample& drawn, const Plain&, const std::string& what) {
    const Sample a = writeable_like(draw, drawn), b = writeable_like(draw, drawn);
    set_data(*a.view, plain(b).data.data());
    const Index index(draw, shape_of(*a.view));
    const int64_t number = int64_t(draw.below(7)), version = a.view->version();
    set_item(*b.view, index.span(), *scalar_i64(number));
    set_item_i64(*a.view, index.span(), number);
    expect_plain(plain(b), *a.view, what);
    EXPECT_LT(version, a.view->version()) << what;
    set_item(*b.view, index.span(), *scalar_f64(double(number) + 0.5));
    set_item_f64(*a.view, index.span(), double(number) + 0.5);
    expect_plain(plain(b), *a.view, what);
    if (a.view->ndim() == 0) return;
    const ctn_index outside = {CTN_INDEX_INT, a.view->dim(0), 0, 0};
    EXPECT_THROW(set_item_i64(*a.view, {&outside, 1}, 1), Error) << what;
  });
}

TEST(PropertyItems, CopyTo) {
  for_each_array(42000, 300, [](Draw& draw, const Sample& drawn, const Plain&, const std::string& what) {
    const Sample a = writeable_like(draw, drawn);
    Plain p = plain(a);
    const Bytes before = bytes_of(*a.base);
    const Sample source = draw_array(draw, narrower(draw, p.shape), draw.dtype(), style_of(*a.view));
    const Sample mask = draw_array(draw, narrower(draw, p.shape), CTN_BOOL, style_of(*a.view));
    const bool masked = draw.one_in(2);
    const auto casting = ctn_casting(draw.below(5));
    const Array* where = masked ? mask.view.get() : nullptr;
    if (!can_cast(source.view->dtype(), p.dtype, casting)) {
      EXPECT_EQ(status_of([&] { copyto(*a.view, *source.view, casting, where); }), CTN_ERROR_DTYPE) << what;
      EXPECT_EQ(before, bytes_of(*a.base)) << what;
      return;
    }
    const Plain wide = stretched(cast_to(plain(source), p.dtype), p.shape);
    const Plain chosen = stretched(plain(mask), p.shape);
    for (size_t i = 0; i < size_t(p.size()); ++i)
      if (!masked || chosen.data[i]) std::memcpy(&p.data[i * p.item()], &wide.data[i * p.item()], p.item());
    copyto(*a.view, *source.view, casting, where);
    expect_written(a, before, p, what + ", copyto");
  });
}

// The following tests write to memory that the operands share. The results must be the same as if the
// operands had been copied first.

/// Views of one block of memory; no two elements of the first one overlap.
std::vector<Sample> shared(Draw& draw, const std::vector<ShapeList>& shapes, DType dtype, bool device,
                           Values values = Values::any) {
  std::vector<ShapeList> strides;
  ShapeList first;
  int64_t size = 1;
  for (const ShapeList& shape : shapes) {
    int64_t before, after;
    strides.push_back(draw_strides(draw, shape, !strides.empty(), before, after));
    first.push_back(before + draw.below(6));
    size = std::max(size, first.back() + after + 1 + draw.below(3));
  }
  Bytes bytes(size_t(size) * itemsize(dtype));
  for (size_t i = 0; i < size_t(size); ++i) draw_element(draw, dtype, values, &bytes[i * itemsize(dtype)]);
  Style style;
  style.device = device;
  const ArrayRef base = from_data(bytes.data(), {&size, 1}, dtype, backend_of(style));
  std::vector<Sample> samples;
  for (size_t k = 0; k < shapes.size(); ++k) {
    for (int64_t& stride : strides[k]) stride *= int64_t(itemsize(dtype));
    char* data = base->data() + first[k] * int64_t(itemsize(dtype));
    samples.push_back({base, view_as(*base, data, span(shapes[k]), span(strides[k]), true)});
  }
  return samples;
}

template <class F>
void for_each_overlap(int seed, int rounds, const F& action) {
  for (DType dtype : kAllDTypes) {
    Draw draw{uint64_t(seed + dtype)};
    for (int round = 0; round < rounds; ++round) {
      SCOPED_TRACE("seed " + std::to_string(seed + dtype) + ", round " + std::to_string(round));
      action(draw, dtype, round % 10 == 9);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(PropertyOverlap, Assignments) {
  for_each_overlap(43000, 300, [](Draw& draw, DType dtype, bool device) {
    const ShapeList shape = draw_shape(draw);
    const auto s = shared(draw, {shape, narrower(draw, shape)}, dtype, device);
    const Plain expected = stretched(plain(s[1]), shape);
    const Bytes before = bytes_of(*s[0].base);
    const ctn_index all = {CTN_INDEX_ELLIPSIS, 0, 0, 0};
    switch (draw.below(3)) {
      case 0:
        copyto(*s[0].view, *s[1].view, CTN_CASTING_NO, nullptr);
        break;
      case 1:
        set_item(*s[0].view, {&all, 1}, *s[1].view);
        break;
      default:
        fill(*s[0].view, *s[1].view);
    }
    expect_written(s[0], before, expected, describe(*s[0].view) + " = " + describe(*s[1].view));
  });
}

TEST(PropertyOverlap, TransposesAndReversalsOfItself) {
  for_each_overlap(44000, 100, [](Draw& draw, DType dtype, bool device) {
    const int64_t n = draw.between(1, 9);
    const auto s = shared(draw, {{n, n, draw.between(1, 3)}}, dtype, device);
    const Array& a = *s[0].view;
    const ArrayRef turned = draw.one_in(2) ? swapaxes(a, 0, 1) : get_item(*swapaxes(a, 0, 1), [&] {
      static const ctn_index backward = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1};
      return Span<const ctn_index>(&backward, 1);
    }());
    const Plain expected = plain({s[0].base, turned});
    const Bytes before = bytes_of(*s[0].base);
    copyto(*s[0].view, *turned, CTN_CASTING_NO, nullptr);
    expect_written(s[0], before, expected, describe(a) + " from its transpose");
  });
}

TEST(PropertyOverlap, RunningDifferences) {
  // a[1:] += a[:-1] and a[:-1] -= a[1:] give the same results as in NumPy.
  for_each_overlap(45000, 40, [](Draw& draw, DType dtype, bool device) {
    if (dtype == CTN_BOOL) return;
    const auto s = shared(draw, {{draw.between(2, 3000)}}, dtype, device, Values::modest);
    const int64_t n = s[0].view->dim(0);
    const ArrayRef head = slice_axis(*s[0].view, 0, 0, n - 1), tail = slice_axis(*s[0].view, 0, 1, n);
    const ArrayRef& out = draw.one_in(2) ? head : tail;
    const Op op = draw.one_in(2) ? ops::add : ops::subtract;
    const ArrayRef expected = elementwise(op, *copy(*out), *copy(out.get() == head.get() ? *tail : *head));
    elementwise_into(op, *out, out.get() == head.get() ? *tail : *head, *out);
    expect_same(bytes_of(*expected), *out, describe(*out));
  });
}

TEST(PropertyOverlap, MasksAndChoices) {
  for_each_overlap(46000, 100, [](Draw& draw, DType dtype, bool device) {
    const ShapeList shape = draw_shape(draw);
    const auto s = shared(draw, {shape, narrower(draw, shape), narrower(draw, shape)}, dtype, device);
    const Bytes before = bytes_of(*s[0].base);
    const std::string what = describe(*s[0].view);
    if (dtype == CTN_BOOL) {  // the mask shares the memory as well
      Plain expected = plain(s[0]);
      const Plain source = stretched(plain(s[1]), shape), mask = stretched(plain(s[2]), shape);
      for (size_t i = 0; i < expected.data.size(); ++i)
        if (mask.data[i]) expected.data[i] = source.data[i];
      copyto(*s[0].view, *s[1].view, CTN_CASTING_NO, s[2].view.get());
      expect_written(s[0], before, expected, what + ", copyto where");
      return;
    }
    const ArrayRef expected = clip(*copy(*s[0].view), copy(*s[1].view).get(), copy(*s[2].view).get());
    const Plain result{dtype, shape, bytes_of(*expected)};
    clip_into(*s[0].view, s[1].view.get(), s[2].view.get(), *s[0].view);
    expect_written(s[0], before, result, what + ", clip");
  });
}

TEST(PropertyOverlap, TakesAndPuts) {
  for_each_overlap(47000, 100, [](Draw& draw, DType dtype, bool device) {
    const int64_t length = draw.between(1, 20), n = draw.below(15);
    auto s = shared(draw, {{n}, {length}}, dtype, device);
    std::vector<int64_t> positions(static_cast<size_t>(n));
    for (int64_t& at : positions) at = draw.between(-length, length - 1);
    Style style;
    style.device = device;
    const ArrayRef indices = from_data(positions.data(), {&n, 1}, CTN_INT64, backend_of(style));
    const Bytes before = bytes_of(*s[0].base);
    Plain source = plain(s[1]);
    Plain taken = rearranged(source, {n}, [&](const ShapeList& index) {
      const int64_t at = positions[size_t(index[0])];
      return ShapeList{at < 0 ? at + length : at};
    });
    take_into(*s[1].view, *indices, 0, *s[0].view);
    expect_written(s[0], before, taken, "take into its own memory");

    // The reverse: put into an array in which no two elements overlap.
    s = shared(draw, {{length}, {n}}, dtype, device);
    const Bytes now = bytes_of(*s[0].base);
    Plain target = plain(s[0]);
    const Plain values = plain(s[1]);
    for (int64_t k = 0; k < n; ++k) {
      const int64_t at = positions[size_t(k)] + (positions[size_t(k)] < 0 ? length : 0);
      std::memcpy(&target.data[size_t(at) * target.item()], &values.data[size_t(k) * target.item()],
                  target.item());
    }
    put(*s[0].view, *indices, *s[1].view, CTN_INDEX_MODE_RAISE);
    expect_written(s[0], now, target, "put from its own memory");
  });
}

TEST(PropertyOverlap, SortsInPlace) {
  for_each_overlap(48000, 40, [](Draw& draw, DType dtype, bool device) {
    ShapeList shape = draw_shape(draw);
    if (shape.empty()) shape = {draw.below(2000)};
    const auto s = shared(draw, {shape}, dtype, device);
    const int64_t axis = draw.between(-int64_t(shape.size()), int64_t(shape.size()) - 1);
    const Bytes before = bytes_of(*s[0].base);
    const Plain expected{dtype, shape, bytes_of(*sort(*s[0].view, axis))};
    sort_inplace(*s[0].view, axis);
    expect_written(s[0], before, expected, "sort of " + describe(*s[0].view));
  });
}

}  // namespace
}  // namespace catenary
