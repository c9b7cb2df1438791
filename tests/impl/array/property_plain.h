// Arrays as plain lists in C order, and the routines that rearrange them, index by index.
#pragma once
#include "tests/impl/array/property_support.h"

namespace catenary {

struct Plain {
  DType dtype;
  ShapeList shape;
  Bytes data;

  size_t item() const { return itemsize(dtype); }
  size_t ndim() const { return shape.size(); }
  int64_t size() const { return product(shape); }
};

inline Plain plain(const Sample& sample) {
  return {sample.view->dtype(), shape_of(*sample.view), elements_of(sample)};
}

inline ShapeList index_of(int64_t position, const ShapeList& shape) {
  ShapeList index(shape.size());
  for (size_t d = shape.size(); d-- > 0; position /= shape[d]) index[d] = position % shape[d];
  return index;
}

inline int64_t position_of(const ShapeList& index, const ShapeList& shape) {
  int64_t position = 0;
  for (size_t d = 0; d < shape.size(); ++d) position = position * shape[d] + index[d];
  return position;
}

/// An array of the given shape whose element at each index is that of `a` at `source(index)`.
template <class F>
Plain rearranged(const Plain& a, const ShapeList& shape, const F& source) {
  Plain out{a.dtype, shape, Bytes(size_t(product(shape)) * a.item())};
  for (int64_t i = 0; i < out.size(); ++i) {
    const int64_t at = position_of(source(index_of(i, shape)), a.shape);
    std::memcpy(&out.data[size_t(i) * a.item()], &a.data[size_t(at) * a.item()], a.item());
  }
  return out;
}

inline Plain cast_to(const Plain& a, DType dtype) {
  Plain out{dtype, a.shape, Bytes(size_t(a.size()) * itemsize(dtype))};
  for (size_t i = 0; i < size_t(a.size()); ++i)
    convert(a.dtype, dtype, &a.data[i * a.item()], &out.data[i * out.item()]);
  return out;
}

inline Plain with_shape(Plain a, ShapeList shape) {
  a.shape = std::move(shape);
  return a;
}

inline Plain flat(const Plain& a) { return with_shape(a, {a.size()}); }

/// Broadcasts as NumPy does: axes of length one are repeated.
inline Plain stretched(const Plain& a, const ShapeList& shape) {
  const size_t missing = shape.size() - a.ndim();
  return rearranged(a, shape, [&](const ShapeList& index) {
    ShapeList source(a.ndim());
    for (size_t d = 0; d < a.ndim(); ++d) source[d] = a.shape[d] == 1 ? 0 : index[missing + d];
    return source;
  });
}

inline ShapeList broadcast_of(const std::vector<Plain>& arrays) {
  size_t ndim = 0;
  for (const Plain& a : arrays) ndim = std::max(ndim, a.ndim());
  ShapeList shape(ndim, 1);
  for (const Plain& a : arrays)
    for (size_t d = 0; d < a.ndim(); ++d)
      if (a.shape[d] != 1) shape[ndim - a.ndim() + d] = a.shape[d];
  return shape;
}

/// Part from `begin` to `end` along an axis.
inline Plain part(const Plain& a, size_t axis, int64_t begin, int64_t end) {
  ShapeList shape = a.shape;
  shape[axis] = std::max<int64_t>(end - begin, 0);
  return rearranged(a, shape, [&](ShapeList index) {
    index[axis] += begin;
    return index;
  });
}

inline Plain joined(const std::vector<Plain>& arrays, size_t axis) {
  std::vector<DType> dtypes;
  ShapeList shape = arrays[0].shape;
  shape[axis] = 0;
  for (const Plain& a : arrays) {
    dtypes.push_back(a.dtype);
    shape[axis] += a.shape[axis];
  }
  const DType dtype = promote(dtypes.data(), dtypes.size());
  Plain out{dtype, shape, Bytes(size_t(product(shape)) * itemsize(dtype))};
  int64_t begin = 0;
  for (const Plain& each : arrays) {
    const Plain a = cast_to(each, dtype);
    for (int64_t i = 0; i < a.size(); ++i) {
      ShapeList index = index_of(i, a.shape);
      index[axis] += begin;
      std::memcpy(&out.data[size_t(position_of(index, shape)) * a.item()], &a.data[size_t(i) * a.item()],
                  a.item());
    }
    begin += a.shape[axis];
  }
  return out;
}

/// Elements are compared bit by bit (any NaN equals any other).
inline void expect_plain(const Plain& expected, const Array& actual, const std::string& what) {
  ASSERT_EQ(shape_of(actual), expected.shape) << what;
  ASSERT_EQ(actual.dtype(), expected.dtype) << what;
  expect_same(expected.data, actual, what);
}

inline bool shares_memory(const Array& a, const Array& b) { return &a.storage() == &b.storage(); }

/// Expects a view with the expected elements that is as writeable as its base.
inline void expect_view(const Plain& expected, const Array& actual, const Array& of,
                        const std::string& what) {
  expect_plain(expected, actual, what);
  EXPECT_TRUE(shares_memory(actual, of)) << what;
  EXPECT_EQ(actual.is_writeable(), of.is_writeable()) << what;
}

/// An axis number as callers may write it, possibly counted from the end.
inline int64_t named(Draw& draw, size_t axis, size_t ndim) {
  return draw.one_in(2) ? int64_t(axis) : int64_t(axis) - int64_t(ndim);
}

inline size_t draw_axis(Draw& draw, size_t ndim) { return size_t(draw.below(int64_t(ndim))); }

/// Runs `action(draw, sample, plain, what)` for arrays of all dtypes, shapes and layouts, some of them on a
/// device that runs late.
template <class F>
void for_each_array(int seed, int rounds, const F& action) {
  for (DType dtype : kAllDTypes) {
    Draw draw{uint64_t(seed + dtype)};
    for (int round = 0; round < rounds; ++round) {
      Style style;
      style.device = round % 10 == 9;
      const Sample a = draw_array(draw, draw_shape(draw), dtype, style);
      const std::string what = describe(*a.view) + " with strides " + shape_text(a.view->strides());
      SCOPED_TRACE("seed " + std::to_string(seed + dtype) + ", round " + std::to_string(round) + ": " + what);
      action(draw, a, plain(a), what);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

}  // namespace catenary
