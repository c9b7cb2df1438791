// Tests of every reduction over random shapes, strides, dtypes and axes against property_reduction_model.h.
#include "impl/array/linalg.h"
#include "impl/array/sorting.h"
#include "impl/array/statistics.h"
#include "tests/impl/array/property_reduction_model.h"

namespace catenary {
namespace {

using Axes = Span<const int64_t>;

/// An empty list of axes also needs an address, because null means all axes.
Axes axes_of(const Reduction& r) {
  static const int64_t none = 0;
  if (r.flat) return {};
  return r.axes.empty() ? Axes(&none, 0) : Axes(r.axes.data(), r.axes.size());
}

ArrayRef call(const Reduction& r, const Array& a) {
  const Axes axes = axes_of(r);
  const int64_t axis = r.flat ? CTN_AXIS_NONE : r.axes.empty() ? 0 : r.axes[0];
  switch (r.reducer) {
    case Reducer::sum:
      return sum(a, axes, r.keepdims, r.dtype);
    case Reducer::prod:
      return prod(a, axes, r.keepdims, r.dtype);
    case Reducer::mean:
      return mean(a, axes, r.keepdims, r.dtype);
    case Reducer::max:
      return max(a, axes, r.keepdims);
    case Reducer::min:
      return min(a, axes, r.keepdims);
    case Reducer::argmax:
      return argmax(a, axis, r.keepdims);
    case Reducer::argmin:
      return argmin(a, axis, r.keepdims);
    case Reducer::var:
      return var(a, axes, r.ddof, r.keepdims, r.dtype);
    case Reducer::std:
      return std(a, axes, r.ddof, r.keepdims, r.dtype);
    case Reducer::count:
      return count_nonzero(a, axes, r.keepdims);
    case Reducer::all:
      return all(a, axes, r.keepdims);
    case Reducer::any:
      return any(a, axes, r.keepdims);
    case Reducer::cumsum:
      return cumsum(a, axis, r.dtype);
    default:
      return cumprod(a, axis, r.dtype);
  }
}

void call_into(const Reduction& r, const Array& a, Array& out) {
  const Axes axes = axes_of(r);
  const int64_t axis = r.flat ? CTN_AXIS_NONE : r.axes.empty() ? 0 : r.axes[0];
  switch (r.reducer) {
    case Reducer::sum:
      return sum_into(a, axes, r.keepdims, r.dtype, out);
    case Reducer::prod:
      return prod_into(a, axes, r.keepdims, r.dtype, out);
    case Reducer::mean:
      return mean_into(a, axes, r.keepdims, r.dtype, out);
    case Reducer::max:
      return max_into(a, axes, r.keepdims, out);
    case Reducer::min:
      return min_into(a, axes, r.keepdims, out);
    case Reducer::argmax:
      return argmax_into(a, axis, r.keepdims, out);
    case Reducer::argmin:
      return argmin_into(a, axis, r.keepdims, out);
    case Reducer::var:
      return var_into(a, axes, r.ddof, r.keepdims, r.dtype, out);
    case Reducer::std:
      return std_into(a, axes, r.ddof, r.keepdims, r.dtype, out);
    case Reducer::cumsum:
      return cumsum_into(a, axis, r.dtype, out);
    default:
      return cumprod_into(a, axis, r.dtype, out);
  }
}

ShapeList draw_reduced_shape(Draw& draw) {
  if (!draw.one_in(10)) return draw_shape(draw);
  static const int64_t lengths[] = {255, 1025, 2048, 3001};
  ShapeList shape{lengths[draw.below(4)]};
  if (draw.one_in(2)) shape.insert(shape.begin() + draw.below(2), draw.between(1, 3));
  return shape;
}

Reduction draw_reduction(Draw& draw, Reducer reducer, size_t ndim) {
  Reduction r{reducer};
  const bool single = is_position(reducer) || is_scan(reducer);
  ShapeList all;
  for (int64_t i = 0; i < int64_t(ndim); ++i) all.push_back(draw.one_in(3) ? i - int64_t(ndim) : i);
  for (size_t i = ndim; i > 1; --i) std::swap(all[i - 1], all[size_t(draw.below(int64_t(i)))]);
  r.flat = draw.one_in(3) || (single && ndim == 0);
  if (!r.flat) r.axes.assign(all.begin(), all.begin() + (single ? 1 : draw.below(int64_t(ndim) + 1)));
  r.keepdims = !is_scan(reducer) && draw.one_in(2);
  if (is_spread(reducer)) r.ddof = double(draw.below(5)) / 2;
  if (takes_dtype(reducer) && draw.one_in(3)) {
    r.dtype = draw.dtype();
    // Converting floats beyond the range of an integer dtype is undefined.
    if (is_spread(reducer) && !is_float(r.dtype)) r.dtype = CTN_FLOAT32;
  }
  return r;
}

std::string describe(const Reduction& r, const Array& a) {
  std::string text = std::string(kReducerNames[int(r.reducer)]) + " of " + catenary::describe(a) +
                     " strides " + shape_text(a.strides()) +
                     (r.flat ? ", all axes" : ", axes " + shape_text(span(r.axes)));
  if (r.keepdims) text += ", keepdims";
  if (r.dtype != CTN_DTYPE_NONE) text += std::string(", dtype ") + dtype_name(r.dtype);
  return text;
}

/// The largest number of a dtype. Half a unit above it, values round to infinity.
double largest_of(DType dtype) {
  return !is_float(dtype)        ? INFINITY
         : dtype == CTN_FLOAT16  ? 65504
         : dtype == CTN_BFLOAT16 ? 0x1.fep127
         : dtype == CTN_FLOAT32  ? 0x1.fffffep127
                                 : 0x1.fffffffffffffp1023;
}

void expect_close(const Expected& e, const Array& actual, const std::string& what) {
  const std::vector<double> got = wide<double>(bytes_of(actual), actual.dtype());
  ASSERT_EQ(got.size(), e.close.size()) << what;
  for (size_t i = 0; i < got.size(); ++i) {
    const long double value = e.close[i], g = got[i];
    if (std::isinf(e.slack[i]) || (std::isnan(value) && std::isnan(got[i]))) continue;
    const long double slack = e.slack[i] + fabsl(value) * epsilon(actual.dtype()) + 0x1p-24L;
    const long double largest = std::min(largest_of(e.dtype), largest_of(actual.dtype()));
    if (std::isinf(got[i]) && std::signbit(got[i]) == std::signbit(value) && fabsl(value) + slack >= largest)
      continue;
    ASSERT_LE(fabsl(g - value), slack) << what << ": result " << i << ": expected " << value << ", got " << g;
  }
}

/// Zeros may have either sign, because it is unspecified which of two equal elements is chosen.
void expect_result(const Expected& e, const Array& actual, const std::string& what) {
  if (e.close.size()) return expect_close(e, actual, what);
  Bytes expected = converted(e.exact, e.dtype, actual.dtype());
  if (!is_float(actual.dtype())) return expect_same(expected, actual, what);
  const std::vector<double> want = wide<double>(expected, actual.dtype());
  const std::vector<double> got = wide<double>(bytes_of(actual), actual.dtype());
  ASSERT_EQ(got.size(), want.size()) << what;
  for (size_t i = 0; i < got.size(); ++i)
    ASSERT_TRUE(got[i] == want[i] || (std::isnan(got[i]) && std::isnan(want[i])))
        << what << ": result " << i << ": expected " << want[i] << ", got " << got[i];
}

/// Compares results that are converted to integers. Floats beyond the range of the dtype are not checked.
void expect_cut(const Expected& e, const Array& actual, const std::string& what) {
  const DType dtype = actual.dtype();
  const std::vector<double> got = wide<double>(bytes_of(actual), dtype);
  const std::vector<double> exact = e.close.size() ? std::vector<double>() : wide<double>(e.exact, e.dtype);
  const bool has_sign = is_signed_integer(dtype);
  const long double high = ldexpl(1, int(itemsize(dtype)) * 8 - has_sign), low = has_sign ? -high : 0;
  for (size_t i = 0; i < got.size(); ++i) {
    const long double value = e.close.size() ? e.close[i] : exact[i];
    const long double slack = e.close.size() ? e.slack[i] + fabsl(value) * epsilon(e.dtype) + 0x1p-24L : 0.0L;
    if (!std::isfinite(value) || !std::isfinite(slack)) continue;
    if (dtype == CTN_BOOL) {
      const bool sure = fabsl(value) > slack || slack == 0;
      ASSERT_TRUE(!sure || got[i] == (value != 0)) << what << ": result " << i;
    } else if (value - slack >= low && value + slack < high) {
      ASSERT_GE(got[i], truncl(value - slack)) << what << ": result " << i;
      ASSERT_LE(got[i], truncl(value + slack)) << what << ": result " << i;
    }
  }
}

class Property {
 public:
  Property(Draw& draw, Reducer reducer, DType dtype, bool device) : draw_(draw), dtype_(dtype) {
    style_.device = device;
    const bool folds = reducer <= Reducer::mean || is_spread(reducer) || is_scan(reducer);
    style_.values = folds ? Values::modest : Values::any;
    shape_ = draw_reduced_shape(draw);
    reduction_ = draw_reduction(draw, reducer, shape_.size());
  }

  void separate() {
    const Sample a = draw_array(draw_, shape_, dtype_, style_);
    const std::string what = describe(reduction_, *a.view);
    if (is_empty_choice()) {
      EXPECT_EQ(status_of([&] { call(reduction_, *a.view); }), CTN_ERROR_INVALID_ARGUMENT) << what;
      return;
    }
    const Expected e = reduce_one_by_one(reduction_, shape_, elements_of(a), dtype_);
    const ArrayRef result = call(reduction_, *a.view);
    EXPECT_EQ(result->dtype(), e.dtype) << what;
    ASSERT_EQ(shape_of(*result), e.shape) << what;
    expect_result(e, *result, what);
  }

  void into(bool overlapping) {
    if (is_count(reduction_.reducer) || is_empty_choice()) return;
    Sample a = draw_array(draw_, shape_, dtype_, style_);
    const ShapeList result = groups_of(reduction_, shape_).shape;
    DType out_dtype = overlapping ? dtype_ : draw_.one_in(2) ? CTN_FLOAT64 : draw_.dtype();
    Style written = style_;
    written.zeros = false;
    written.padding = 4;
    Sample out = draw_array(draw_, result, out_dtype, written);
    if (overlapping) share_memory(a, out);
    const std::string what = describe(reduction_, *a.view) + " into " + catenary::describe(*out.view);
    Reduction r = reduction_;
    const DType loop = r.dtype = into_dtype(out_dtype);
    r.out = out_dtype;
    const bool fits = is_position(r.reducer)      ? can_cast(out_dtype, CTN_INT64, CTN_CASTING_SAFE)
                      : r.reducer == Reducer::std ? can_cast(loop, out_dtype, CTN_CASTING_SAME_KIND)
                                                  : true;
    const Bytes before = bytes_of(*out.base);
    if (!fits) {
      EXPECT_EQ(status_of([&] { call_into(reduction_, *a.view, *out.view); }), CTN_ERROR_DTYPE) << what;
      EXPECT_EQ(before, bytes_of(*out.base)) << what;
      return;
    }
    const Expected e = reduce_one_by_one(r, shape_, elements_of(a), dtype_);
    call_into(reduction_, *a.view, *out.view);
    if (is_float(e.dtype) && !is_float(out_dtype))
      expect_cut(e, *out.view, what);
    else
      expect_result(e, *out.view, what);
    // Memory around the results must not change.
    const Bytes results = bytes_of(*out.view);
    ArrayRef around = from_data(before.data(), out.base->shape(), out_dtype, out.base->backend());
    char* data = around->data() + (out.view->data() - out.base->data());
    set_data(*view_as(*around, data, out.view->shape(), out.view->strides(), true), results.data());
    expect_same(bytes_of(*around), *out.base, what + ", around");
  }

 private:
  bool is_empty_choice() const {
    if (!is_extreme(reduction_.reducer) && !is_position(reduction_.reducer)) return false;
    int64_t count = reduction_.flat ? product(shape_) : 1;
    for (int64_t axis : reduction_.axes)
      count *= shape_[size_t(axis < 0 ? axis + int64_t(shape_.size()) : axis)];
    return count == 0;
  }

  /// The dtype of the result before it is written to `out`.
  DType into_dtype(DType out) const {
    if (is_position(reduction_.reducer)) return CTN_INT64;
    if (is_extreme(reduction_.reducer)) return dtype_;
    if (reduction_.dtype != CTN_DTYPE_NONE) return reduction_.dtype;
    if (is_spread(reduction_.reducer)) return is_float(dtype_) ? dtype_ : CTN_FLOAT64;
    if (reduction_.reducer == Reducer::mean && !is_float(dtype_)) return CTN_FLOAT64;
    return promote(dtype_, out);
  }

  /// Places the results in the operand's memory: both become views of one block.
  void share_memory(Sample& a, Sample& out) {
    const int64_t item = int64_t(itemsize(dtype_)), size = std::max(a.base->size(), out.base->size()) + 8;
    const int64_t shift = draw_.below(9) * item;
    Bytes bytes(size_t(size * item));
    for (int64_t i = 0; i < size; ++i) draw_element(draw_, dtype_, style_.values, &bytes[size_t(i * item)]);
    ArrayRef base = from_data(bytes.data(), {&size, 1}, dtype_, a.base->backend());
    a.view = view_as(*base, base->data() + (a.view->data() - a.base->data()), a.view->shape(),
                     a.view->strides(), true);
    out.view = view_as(*base, base->data() + (out.view->data() - out.base->data()) + shift, out.view->shape(),
                       out.view->strides(), true);
    a.base = out.base = base;
  }

  Draw& draw_;
  DType dtype_;
  Style style_;
  ShapeList shape_;
  Reduction reduction_;
};

template <class F>
void for_each_case(int seed, int rounds, const F& action) {
  for (int i = 0; i < kReducers; ++i)
    for (DType dtype : kAllDTypes) {
      Draw draw{uint64_t(seed + 100 * i + dtype)};
      for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE("seed " + std::to_string(seed + 100 * i + dtype) + ", round " + std::to_string(round));
        action(draw, Reducer(i), dtype);
        if (::testing::Test::HasFailure()) return;
      }
    }
}

TEST(PropertyReduction, AnyShapeStridesAxesAndDtypes) {
  for_each_case(5000, 60, [](Draw& draw, Reducer reducer, DType dtype) {
    Property(draw, reducer, dtype, false).separate();
  });
}

TEST(PropertyReduction, IntoAnyMemory) {
  for_each_case(7000, 40, [](Draw& draw, Reducer reducer, DType dtype) {
    Property(draw, reducer, dtype, false).into(false);
  });
}

TEST(PropertyReduction, IntoOverlappingMemory) {
  for_each_case(9000, 40, [](Draw& draw, Reducer reducer, DType dtype) {
    Property(draw, reducer, dtype, false).into(true);
  });
}

TEST(PropertyReduction, OnADeviceThatRunsLate) {
  for_each_case(11000, 2, [](Draw& draw, Reducer reducer, DType dtype) {
    Property(draw, reducer, dtype, true).separate();
    Property(draw, reducer, dtype, true).into(false);
    Property(draw, reducer, dtype, true).into(true);
  });
}

// Sums of floats that include infinities and NaN do not depend on the order.
TEST(PropertyReduction, SumsOfInfinitiesAndNan) {
  Draw draw{13000};
  for (DType dtype : kFloatDTypes)
    for (int round = 0; round < 200; ++round) {
      SCOPED_TRACE("seed 13000, round " + std::to_string(round));
      ShapeList shape = draw_reduced_shape(draw);
      Style style;
      style.values = Values::modest;
      Sample a = draw_array(draw, shape, dtype, style);
      const double special[] = {INFINITY, -INFINITY, NAN};
      for (int64_t k = draw.below(4), n = a.base->size(); k > 0; --k) {
        const int64_t at = draw.below(n);
        fill(*slice_axis(*a.base, 0, at, at + 1), *scalar_f64(special[draw.below(3)]));
      }
      for (Reducer reducer : {Reducer::sum, Reducer::mean, Reducer::cumsum, Reducer::var}) {
        const Reduction r = draw_reduction(draw, reducer, shape.size());
        if (!is_float(reduction_dtype(r, dtype))) continue;
        expect_result(reduce_one_by_one(r, shape, elements_of(a), dtype), *call(r, *a.view),
                      describe(r, *a.view));
      }
      if (HasFailure()) return;
    }
}

// Traces are sums along the diagonals of two axes.
TEST(PropertyReduction, Traces) {
  for (DType dtype : kAllDTypes) {
    Draw draw{uint64_t(14000 + dtype)};
    for (int round = 0; round < 60; ++round) {
      SCOPED_TRACE("seed " + std::to_string(14000 + dtype) + ", round " + std::to_string(round));
      ShapeList shape = draw_shape(draw);
      while (shape.size() < 2) shape.push_back(draw.below(6));
      const int64_t ndim = int64_t(shape.size()), axis1 = draw.below(ndim);
      const int64_t axis2 = (axis1 + 1 + draw.below(ndim - 1)) % ndim, offset = draw.between(-4, 4);
      Style style;
      style.values = Values::modest;
      style.device = draw.one_in(10);
      const Sample a = draw_array(draw, shape, dtype, style);
      Reduction r{Reducer::sum};
      if (draw.one_in(3) && dtype != CTN_BOOL) r.dtype = draw.one_in(2) ? CTN_FLOAT32 : CTN_INT16;

      // Lists the elements of each diagonal along a new last axis, which is then summed.
      const int64_t row = std::max<int64_t>(-offset, 0), column = std::max<int64_t>(offset, 0);
      const int64_t length =
          std::max<int64_t>(std::min(shape[size_t(axis1)] - row, shape[size_t(axis2)] - column), 0);
      ShapeList diagonals;
      for (int64_t d = 0; d < ndim; ++d)
        if (d != axis1 && d != axis2) diagonals.push_back(shape[size_t(d)]);
      r.axes = {int64_t(diagonals.size())};
      diagonals.push_back(length);
      const Bytes all = elements_of(a);
      Bytes picked;
      for (int64_t i = 0; i < product(diagonals); ++i) {
        ShapeList index(diagonals.size());
        int64_t rest = i, at = 0;
        for (size_t d = diagonals.size(); d-- > 0; rest /= diagonals[d]) index[d] = rest % diagonals[d];
        for (int64_t d = 0, k = 0; d < ndim; ++d)
          at = at * shape[size_t(d)] + (d == axis1   ? row + index.back()
                                        : d == axis2 ? column + index.back()
                                                     : index[size_t(k++)]);
        const size_t item = itemsize(dtype);
        picked.insert(picked.end(), &all[size_t(at) * item], &all[size_t(at) * item] + item);
      }
      const Expected e = reduce_one_by_one(r, diagonals, picked, dtype);
      const ArrayRef got = trace(*a.view, offset, axis1 - (draw.one_in(2) ? ndim : 0), axis2, r.dtype);
      EXPECT_EQ(got->dtype(), e.dtype);
      ASSERT_EQ(shape_of(*got), e.shape);
      expect_result(e, *got, "trace of " + catenary::describe(*a.view));
      ArrayRef out = empty_on(got->backend(), got->shape(), CTN_FLOAT64);
      r.dtype = r.dtype == CTN_DTYPE_NONE ? CTN_FLOAT64 : r.dtype;
      trace_into(*a.view, offset, axis1, axis2, r.dtype, *out);
      expect_result(reduce_one_by_one(r, diagonals, picked, dtype), *out, "trace into");
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace catenary
