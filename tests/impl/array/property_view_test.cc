// Tests of views against index arithmetic on plain lists.
#include "impl/array/linalg.h"
#include "impl/array/manipulation.h"
#include "tests/impl/array/property_plain.h"

namespace catenary {
namespace {

/// A random shape with the same number of elements, sometimes with a length of -1.
ShapeList draw_reshape(Draw& draw, int64_t size, ShapeList& asked) {
  ShapeList shape;
  for (int64_t rest = size; rest > 1 && shape.size() < 5;) {
    int64_t factor = 1 + draw.below(std::min<int64_t>(rest, 12));
    while (rest % factor) --factor;
    if (factor == 1 && draw.one_in(2)) factor = rest;
    shape.push_back(factor);
    rest /= factor;
    if (shape.size() == 5) shape.back() *= rest;
  }
  if (size == 0) shape.insert(shape.begin() + draw.below(int64_t(shape.size()) + 1), 0);
  while (draw.one_in(3)) shape.insert(shape.begin() + draw.below(int64_t(shape.size()) + 1), 1);
  asked = shape;
  const size_t k = size_t(draw.below(int64_t(shape.size()) + 1));
  bool known = size > 0;
  if (k < shape.size() && known) asked[k] = -1;
  return shape;
}

TEST(PropertyView, Reshape) {
  for_each_array(20000, 200, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    ShapeList asked;
    const ShapeList shape = draw_reshape(draw, p.size(), asked);
    const std::string how = what + " to " + shape_text(span(asked));
    const ArrayRef r = reshape(*a.view, span(asked));
    expect_plain(with_shape(p, shape), *r, how);
    expect_plain(flat(p), *ravel(*a.view), how);
    const ArrayRef f = flatten(*a.view);
    expect_plain(flat(p), *f, how);
    EXPECT_TRUE(f->owns_data() || !shares_memory(*f, *a.view)) << how;
    if (a.view->is_c_contiguous()) {
      EXPECT_TRUE(shares_memory(*r, *a.view)) << how;
    }
    // set_shape does the same in place, or leaves the array unchanged if a copy would be needed.
    const ArrayRef own = view_as(*a.view, a.view->data(), a.view->shape(), a.view->strides(), true);
    const bool view = shares_memory(*r, *a.view);
    EXPECT_EQ(status_of([&] { set_shape(*own, span(asked)); }), view ? CTN_OK : CTN_ERROR_SHAPE) << how;
    expect_plain(view ? with_shape(p, shape) : p, *own, how + ", in place");
    const ArrayRef reduced = reduced_view(*a.view);
    EXPECT_LE(reduced->ndim(), std::max(a.view->ndim(), 1)) << how;
    expect_view(with_shape(p, shape_of(*reduced)), *reduced, *a.view, how + ", reduced");
  });
}

TEST(PropertyView, PermutedAxes) {
  for_each_array(21000, 200, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const size_t n = p.ndim();
    auto expect_order = [&](const ShapeList& order, const ArrayRef& got, const std::string& how) {
      ShapeList shape;
      for (int64_t axis : order) shape.push_back(p.shape[size_t(axis)]);
      const Plain expected = rearranged(p, shape, [&](const ShapeList& index) {
        ShapeList source(n);
        for (size_t d = 0; d < n; ++d) source[size_t(order[d])] = index[d];
        return source;
      });
      expect_view(expected, *got, *a.view, what + ", " + how);
    };
    ShapeList order(n), names(n);
    for (size_t d = 0; d < n; ++d) order[d] = int64_t(n - 1 - d);
    expect_order(order, transpose(*a.view, {}), "transpose");
    for (size_t i = n; i > 1; --i) std::swap(order[i - 1], order[size_t(draw.below(int64_t(i)))]);
    for (size_t d = 0; d < n; ++d) names[d] = named(draw, size_t(order[d]), n);
    if (n) expect_order(order, transpose(*a.view, span(names)), "transpose " + shape_text(span(names)));
    if (n == 0) return;
    const size_t i = draw_axis(draw, n), j = draw_axis(draw, n);
    for (size_t d = 0; d < n; ++d) order[d] = int64_t(d == i ? j : d == j ? i : d);
    expect_order(order, swapaxes(*a.view, named(draw, i, n), named(draw, j, n)), "swapaxes");
    ShapeList others;
    for (size_t d = 0; d < n; ++d)
      if (d != i) others.push_back(int64_t(d));
    ShapeList moved = others;
    moved.insert(moved.begin() + int64_t(j), int64_t(i));
    expect_order(moved, moveaxis(*a.view, named(draw, i, n), named(draw, j, n)), "moveaxis");
    // Moves the axis in front of the one that is at `start` now.
    const int64_t start = draw.below(int64_t(n) + 1);
    ShapeList rolled;
    for (int64_t d = 0; d <= int64_t(n); ++d) {
      if (d == start) rolled.push_back(int64_t(i));
      if (d < int64_t(n) && d != int64_t(i)) rolled.push_back(d);
    }
    const int64_t name = start < int64_t(n) && draw.one_in(2) ? start - int64_t(n) : start;
    expect_order(rolled, rollaxis(*a.view, named(draw, i, n), name), "rollaxis");
  });
}

TEST(PropertyView, AxesOfLengthOne) {
  for_each_array(22000, 150, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const size_t n = p.ndim(), at = draw_axis(draw, n + 1);
    ShapeList shape = p.shape;
    shape.insert(shape.begin() + int64_t(at), 1);
    expect_view(with_shape(p, shape), *expand_dims(*a.view, named(draw, at, n + 1)), *a.view, what);
    ShapeList long_ones, some, kept;
    for (size_t d = 0; d < n; ++d) {
      if (p.shape[d] != 1) long_ones.push_back(p.shape[d]);
      if (p.shape[d] == 1 && draw.one_in(2))
        some.push_back(named(draw, d, n));
      else
        kept.push_back(p.shape[d]);
    }
    expect_view(with_shape(p, long_ones), *squeeze(*a.view, {}), *a.view, what + ", squeeze");
    if (!some.empty())
      expect_view(with_shape(p, kept), *squeeze(*a.view, span(some)), *a.view, what + ", squeeze some");

    auto at_least = [&](size_t least) {
      ShapeList wide = p.shape;
      if (least == 3 && n == 1) return ShapeList{1, wide[0], 1};
      while (wide.size() < least) wide.insert(least == 3 && n > 0 ? wide.end() : wide.begin(), 1);
      return wide;
    };
    expect_view(with_shape(p, at_least(1)), *atleast_1d(*a.view), *a.view, what + ", atleast_1d");
    expect_view(with_shape(p, at_least(2)), *atleast_2d(*a.view), *a.view, what + ", atleast_2d");
    expect_view(with_shape(p, at_least(3)), *atleast_3d(*a.view), *a.view, what + ", atleast_3d");
  });
}

TEST(PropertyView, Broadcast) {
  for_each_array(23000, 150, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    ShapeList shape = p.shape;
    for (int64_t& length : shape)
      if (length == 1 && draw.one_in(2)) length = draw.below(4);
    while (draw.one_in(3)) shape.insert(shape.begin(), draw.below(4));
    const ArrayRef wide = broadcast_to(*a.view, span(shape));
    expect_plain(stretched(p, shape), *wide, what + " to " + shape_text(span(shape)));
    EXPECT_TRUE(shares_memory(*wide, *a.view) && !wide->is_writeable()) << what;

    std::vector<Sample> samples{a};
    std::vector<Plain> plains{p};
    std::vector<const Array*> arrays{a.view.get()};
    Style style;
    style.device = &a.view->backend() != &cpu_backend();
    for (int64_t k = draw.below(3); k > 0; --k) {
      samples.push_back(draw_array(draw, narrower(draw, p.shape), draw.dtype(), style));
      plains.push_back(plain(samples.back()));
      arrays.push_back(samples.back().view.get());
    }
    const ShapeList common = broadcast_of(plains);
    const auto views = broadcast_arrays({arrays.data(), arrays.size()});
    ASSERT_EQ(views.size(), arrays.size());
    for (size_t k = 0; k < views.size(); ++k) {
      expect_plain(stretched(plains[k], common), *views[k], what + ", broadcast_arrays");
      EXPECT_TRUE(shares_memory(*views[k], *arrays[k])) << what;
    }
  });
}

TEST(PropertyView, FlipAndDiagonal) {
  for_each_array(24000, 150, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const size_t n = p.ndim();
    std::vector<bool> turned(n);
    ShapeList names;
    for (size_t d = 0; d < n; ++d)
      if ((turned[d] = draw.one_in(2))) names.push_back(named(draw, d, n));
    const bool all = names.empty();
    if (all) turned.assign(n, true);
    const Plain flipped = rearranged(p, p.shape, [&](ShapeList index) {
      for (size_t d = 0; d < n; ++d)
        if (turned[d]) index[d] = p.shape[d] - 1 - index[d];
      return index;
    });
    expect_view(flipped, *flip(*a.view, all ? Span<const int64_t>() : span(names)), *a.view, what + ", flip");
    if (n < 2) return;
    const size_t i = draw_axis(draw, n), j = (i + 1 + draw_axis(draw, n - 1)) % n;
    const int64_t offset = draw.between(-4, 4), row = std::max<int64_t>(-offset, 0),
                  column = std::max<int64_t>(offset, 0);
    ShapeList shape;
    for (size_t d = 0; d < n; ++d)
      if (d != i && d != j) shape.push_back(p.shape[d]);
    shape.push_back(std::max<int64_t>(std::min(p.shape[i] - row, p.shape[j] - column), 0));
    const Plain expected = rearranged(p, shape, [&](const ShapeList& index) {
      ShapeList source;
      for (size_t d = 0, k = 0; d < n; ++d)
        source.push_back(d == i ? row + index.back() : d == j ? column + index.back() : index[k++]);
      return source;
    });
    const ArrayRef got = diagonal(*a.view, offset, named(draw, i, n), named(draw, j, n));
    expect_view(expected, *got, *a.view, what + ", diagonal");
  });
}

TEST(PropertyView, Splits) {
  for_each_array(25000, 150, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const size_t n = p.ndim();
    if (n == 0) return;
    const size_t axis = draw_axis(draw, n);
    const int64_t length = p.shape[axis], count = draw.between(1, 6);
    const bool equal = length % count == 0 && draw.one_in(2);
    const int64_t name = named(draw, axis, n);
    std::vector<ArrayRef> outs =
        equal ? split(*a.view, name, size_t(count)) : array_split(*a.view, name, size_t(count));
    for (int64_t k = 0, begin = 0; k < count; ++k) {
      const int64_t end = begin + length / count + (k < length % count);
      expect_view(part(p, axis, begin, end), *outs[size_t(k)], *a.view, what + ", split");
      begin = end;
    }
    ShapeList positions;
    for (int64_t k = draw.below(4); k > 0; --k) positions.push_back(draw.between(-length - 2, length + 2));
    const int64_t none = 0;
    outs = split_at(*a.view, positions.empty() ? Span<const int64_t>(&none, 0) : span(positions),
                    named(draw, axis, n), positions.size() + 1);
    // As in Python slices, negative positions count from the end, and then all are limited to the axis.
    auto bound = [&](int64_t at) {
      return std::min(std::max<int64_t>(at < 0 ? at + length : at, 0), length);
    };
    for (size_t k = 0; k <= positions.size(); ++k) {
      const int64_t begin = k ? bound(positions[k - 1]) : 0;
      const int64_t end = k < positions.size() ? bound(positions[k]) : length;
      expect_view(part(p, axis, begin, end), *outs[k], *a.view, what + ", split_at");
    }
    const size_t second = n == 1 ? 0 : 1;
    const int64_t one = 1;
    const ArrayRef first = hsplit_at(*a.view, {&one, 1}, 2)[0];
    expect_view(part(p, second, 0, std::min<int64_t>(1, p.shape[second])), *first, *a.view,
                what + ", hsplit_at");
    EXPECT_EQ(status_of([&] { vsplit(*a.view, 1); }), n >= 2 ? CTN_OK : CTN_ERROR_INVALID_ARGUMENT);
    EXPECT_EQ(status_of([&] { dsplit(*a.view, 1); }), n >= 3 ? CTN_OK : CTN_ERROR_INVALID_ARGUMENT);
  });
}

/// Viewing as another dtype reinterprets the bytes of the last axis.
TEST(PropertyView, OtherDtypes) {
  for_each_array(26000, 200, [](Draw& draw, const Sample& a, const Plain& p, const std::string& what) {
    const DType dtype = draw.dtype();
    const int64_t from = int64_t(p.item()), to = int64_t(itemsize(dtype));
    const std::string how = what + " as " + dtype_name(dtype);
    ShapeList shape = p.shape;
    bool fits = from == to;
    if (!fits && p.ndim() > 0) {
      const int last = int(p.ndim()) - 1;
      fits = (shape.back() == 1 || p.size() == 0 || a.view->stride(last) == from) &&
             shape.back() * from % to == 0;
      shape.back() = shape.back() * from / to;
    }
    if (!fits) {
      EXPECT_EQ(status_of([&] { view(*a.view, dtype); }), CTN_ERROR_INVALID_ARGUMENT) << how;
      return;
    }
    const ArrayRef got = view(*a.view, dtype);
    EXPECT_EQ(shape_of(*got), shape) << how;
    EXPECT_EQ(got->dtype(), dtype) << how;
    EXPECT_EQ(bytes_of(*got), p.data) << how;
    EXPECT_TRUE(shares_memory(*got, *a.view)) << how;
  });
}

}  // namespace
}  // namespace catenary
