#include "impl/array/linalg.h"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "impl/array/einsum.h"
#include "impl/backend/cpu/lapack_library.h"

namespace catenary {
namespace {

constexpr DType kAll[] = {CTN_BOOL,     CTN_INT8,    CTN_INT16,  CTN_INT32,  CTN_INT64,
                          CTN_UINT8,    CTN_UINT16,  CTN_UINT32, CTN_UINT64, CTN_FLOAT16,
                          CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

std::vector<double> values_of(const Array& a) {
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

Shape span(const Dims& d) { return {d.data(), d.size()}; }

class LinalgTest : public ::testing::TestWithParam<const char*> {
 protected:
  Backend& backend() { return find_backend(GetParam()); }

  int64_t draw(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine_);
  }

  /// Small whole numbers, exact in every dtype and in products of a few.
  ArrayRef whole(const Dims& shape, DType dtype) {
    std::vector<double> values(size_t(checked_size(span(shape), CTN_FLOAT64)));
    for (double& v : values) v = double(draw(0, 3));
    return astype(*from_data(values.data(), span(shape), CTN_FLOAT64, backend()), dtype);
  }
  ArrayRef uniform(const Dims& shape, DType dtype) {
    std::uniform_real_distribution<double> real(-1, 1);
    std::vector<double> values(size_t(checked_size(span(shape), CTN_FLOAT64)));
    for (double& v : values) v = real(engine_);
    return astype(*from_data(values.data(), span(shape), CTN_FLOAT64, backend()), dtype);
  }
  /// The same values seen through other strides: transposed, reversed, or with gaps.
  ArrayRef restrided(const ArrayRef& a) {
    const int64_t way = draw(0, 3);
    if (a->ndim() == 0 || way == 0) return a;
    if (way == 1) return transpose(*copy(*transpose(*a, {})), {});
    std::vector<ctn_index> items(size_t(a->ndim()));
    for (ctn_index& item : items) item = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, way == 2 ? -1 : 2};
    if (way == 2)
      return get_item(*copy(*get_item(*a, {items.data(), items.size()})), {items.data(), items.size()});
    Dims wide;
    for (int64_t d : a->shape()) wide.push_back(2 * d);
    ArrayRef room = to_backend(*zeros(span(wide), a->dtype()), backend());
    ArrayRef view = get_item(*room, {items.data(), items.size()});
    assign(*view, *a);
    return view;
  }

  std::mt19937 engine_{7};
};

TEST_P(LinalgTest, TensordotAgreesWithALoop) {
  for (int round = 0; round < 150; ++round) {
    const DType dtype = kAll[draw(0, 12)];
    Dims a_shape, b_shape, a_axes, b_axes, sums;
    for (int64_t n = draw(0, 3); n > 0; --n) a_shape.push_back(draw(0, 4));
    for (int64_t n = draw(0, 3); n > 0; --n) b_shape.push_back(draw(1, 4));
    for (size_t i = 0; i < std::min(a_shape.size(), b_shape.size()); ++i) {
      if (draw(0, 1)) continue;
      a_axes.push_back(int64_t(a_shape.size() - 1 - i));
      b_axes.push_back(draw(0, 1) ? int64_t(i) : int64_t(i) - int64_t(b_shape.size()));
      b_shape[i] = a_shape[a_shape.size() - 1 - i];
      sums.push_back(b_shape[i]);
    }
    const ArrayRef a = restrided(whole(a_shape, dtype)), b = restrided(whole(b_shape, dtype));
    const ArrayRef got =
        tensordot_axes(*a, *b, {a_axes.data(), a_axes.size()}, {b_axes.data(), b_axes.size()});
    ASSERT_EQ(got->dtype(), dtype);
    // Broadcast products, summed: the axes of a, then those of b.
    const ArrayRef x = astype(*a, CTN_FLOAT64), y = astype(*b, CTN_FLOAT64);
    const std::vector<double> xs = values_of(*x), ys = values_of(*y);
    Dims shape;
    std::vector<double> want(size_t(std::max<int64_t>(got->size(), 0)));
    std::vector<size_t> xi(a_shape.size()), yi(b_shape.size());
    std::vector<int> x_free, y_free;
    for (size_t i = 0; i < a_shape.size(); ++i)
      if (std::find(a_axes.begin(), a_axes.end(), int64_t(i)) == a_axes.end()) x_free.push_back(int(i));
    for (size_t i = 0; i < b_shape.size(); ++i) {
      bool used = false;
      for (int64_t axis : b_axes)
        used = used || size_t(axis < 0 ? axis + int64_t(b_shape.size()) : axis) == i;
      if (!used) y_free.push_back(int(i));
    }
    for (int i : x_free) shape.push_back(a_shape[size_t(i)]);
    for (int i : y_free) shape.push_back(b_shape[size_t(i)]);
    ASSERT_TRUE(same_shape(got->shape(), span(shape)));
    int64_t k = 1;
    for (int64_t d : sums) k *= d;
    for (int64_t o = 0; o < got->size(); ++o) {
      int64_t rest = o;
      for (size_t i = shape.size(); i-- > 0;) {
        const size_t at = size_t(rest % shape[i]);
        rest /= shape[i];
        (i < x_free.size() ? xi[size_t(x_free[i])] : yi[size_t(y_free[i - x_free.size()])]) = at;
      }
      for (int64_t p = 0; p < k; ++p) {
        int64_t q = p;
        for (size_t i = sums.size(); i-- > 0; q /= sums[i]) {
          const int64_t axis = b_axes[i];
          xi[size_t(a_axes[i])] = yi[size_t(axis < 0 ? axis + int64_t(b_shape.size()) : axis)] =
              size_t(q % sums[i]);
        }
        size_t at = 0, bt = 0;
        for (size_t i = 0; i < xi.size(); ++i) at = at * size_t(a_shape[i]) + xi[i];
        for (size_t i = 0; i < yi.size(); ++i) bt = bt * size_t(b_shape[i]) + yi[i];
        want[size_t(o)] += xs[at] * ys[bt];
      }
      if (dtype == CTN_BOOL) want[size_t(o)] = want[size_t(o)] != 0;
      if (dtype == CTN_INT8) want[size_t(o)] = double(int8_t(int64_t(want[size_t(o)])));
      if (dtype == CTN_UINT8) want[size_t(o)] = double(uint8_t(int64_t(want[size_t(o)])));
    }
    const std::vector<double> is = values_of(*got);
    for (size_t i = 0; i < want.size(); ++i) {
      // bfloat16 holds 8 bits of sums up to 9 * 64.
      ASSERT_NEAR(is[i], want[i], dtype == CTN_BFLOAT16 ? want[i] / 256 : 0) << dtype_name(dtype);
    }
  }
}

/// Sums over all values of all labels, one by one.
std::vector<double> naive_einsum(const EinsumPlan& plan, const std::vector<ArrayRef>& operands) {
  std::vector<int> labels;
  for (const Labels& input : plan.inputs)
    for (int label : input)
      if (std::find(labels.begin(), labels.end(), label) == labels.end()) labels.push_back(label);
  std::vector<std::vector<double>> values;
  for (const ArrayRef& a : operands) values.push_back(values_of(*a));
  int64_t size = 1;
  for (int label : plan.output) size *= plan.lengths[label];
  std::vector<double> result(size_t(size), 0.0);
  int64_t at[kMostLabels] = {};
  std::function<void(size_t)> visit = [&](size_t depth) {
    if (depth < labels.size()) {
      for (at[labels[depth]] = 0; at[labels[depth]] < plan.lengths[labels[depth]]; ++at[labels[depth]])
        visit(depth + 1);
      return;
    }
    double product = 1;
    for (size_t k = 0; k < operands.size(); ++k) {
      int64_t position = 0;
      for (int i = 0; i < operands[k]->ndim(); ++i) {
        const int64_t length = operands[k]->dim(i);
        position = position * length + (length == 1 ? 0 : at[plan.inputs[k][size_t(i)]]);
      }
      product *= values[k][size_t(position)];
    }
    int64_t position = 0;
    for (int label : plan.output) position = position * plan.lengths[label] + at[label];
    result[size_t(position)] += product;
  };
  visit(0);
  return result;
}

TEST_P(LinalgTest, EinsumAgreesWithALoop) {
  const char* cases[] = {
      "ij,jk",       "ij,jk->ki",      "bij,bjk->bik", "ij,ij->",          "ij,ij->i",   "ii->i",
      "ii",          "iji->j",         "i,j,k->kji",   "ij,jk,kl->il",     "ij,jk,ki->", "...ij,...jk",
      "i...,i...",   "a...b->...",     "...,...",      "ab,bc,cd,de",      "ij,j->i",    "ij->ji",
      "bi,bj->bij",  "i,->i",          "ab,cd->",      "ijk,ilm,jn->nlkm", "aab,b->a",   "bca,acb->cb",
      "ijkl,jl->ik", "bhqd,bhkd->bhqk"};
  for (const char* subscripts : cases) {
    for (int round = 0; round < 12; ++round) {
      const DType dtype = kAll[draw(0, 12)];
      int64_t lengths[128];
      for (int64_t& length : lengths) length = draw(round == 0 ? 0 : 1, 3);
      std::vector<ArrayRef> operands;
      std::vector<const Array*> pointers;
      const std::string text = subscripts;
      size_t begin = 0;
      const size_t stop = std::min(text.find("->"), text.size());
      while (begin <= stop) {
        const size_t end = std::min(text.find(',', begin), stop);
        Dims shape;
        for (size_t i = begin; i < end; ++i) {
          if (text[i] == '.') {
            for (int64_t n = draw(0, 2), d = n; d > 0; --d) shape.push_back(draw(0, 3) ? lengths[d] : 1);
            i += 2;
          } else {
            // Now and then an axis that is stretched, where the letter does not repeat in the operand.
            const bool once = std::count(text.begin() + long(begin), text.begin() + long(end), text[i]) == 1;
            shape.push_back(once && draw(0, 9) == 0 ? 1 : lengths[int(text[i])]);
          }
        }
        operands.push_back(restrided(whole(shape, dtype)));
        begin = end + 1;
      }
      for (const ArrayRef& a : operands) pointers.push_back(a.get());
      const EinsumPlan plan = plan_einsum(subscripts, {pointers.data(), pointers.size()});
      std::vector<double> want = naive_einsum(plan, operands);
      const ArrayRef got = einsum(subscripts, {pointers.data(), pointers.size()});
      ASSERT_EQ(got->dtype(), dtype);
      const std::vector<double> is = values_of(*got);
      ASSERT_EQ(is.size(), want.size()) << subscripts;
      for (size_t i = 0; i < want.size(); ++i) {
        if (dtype == CTN_BOOL) want[i] = want[i] != 0;
        if (dtype == CTN_INT8) want[i] = double(int8_t(int64_t(want[i])));
        if (dtype == CTN_UINT8) want[i] = double(uint8_t(int64_t(want[i])));
        // The result is rounded once: half a unit of 8 or 11 bits.
        const double bound = dtype == CTN_BFLOAT16  ? want[i] / 256
                             : dtype == CTN_FLOAT16 ? want[i] / 2048
                                                    : 0;
        ASSERT_NEAR(is[i], want[i], bound) << subscripts << " " << dtype_name(dtype);
      }
    }
  }
}

TEST_P(LinalgTest, EinsumOfOneOperandIsAView) {
  const ArrayRef a = to_backend(*zeros(span(Dims{3, 3}), CTN_FLOAT32), backend());
  const Array* one[] = {a.get()};
  const ArrayRef diagonal_view = einsum("ii->i", {one, 1});
  EXPECT_EQ(&diagonal_view->storage(), &a->storage());
  EXPECT_TRUE(diagonal_view->is_writeable());
  const ArrayRef sums = einsum("ij->j", {one, 1});
  EXPECT_NE(&sums->storage(), &a->storage());
  EXPECT_TRUE(sums->is_c_contiguous());
}

TEST_P(LinalgTest, MatmulIntoWritesViewsAndOverlaps) {
  const ArrayRef a = uniform({3, 4, 5}, CTN_FLOAT32), b = uniform({5, 4}, CTN_FLOAT32);
  const ArrayRef want = matmul(*a, *b);
  const ArrayRef plain = empty_on(backend(), want->shape(), CTN_FLOAT32);
  matmul_into(*a, *b, *plain);
  EXPECT_EQ(values_of(*plain), values_of(*want));
  const ArrayRef wide = empty_on(backend(), want->shape(), CTN_FLOAT64);
  matmul_into(*a, *b, *wide);
  EXPECT_EQ(values_of(*wide), values_of(*want));
  const ArrayRef turned = transpose(*empty_on(backend(), span(Dims{4, 4, 3}), CTN_FLOAT32), {});
  matmul_into(*a, *b, *turned);
  EXPECT_EQ(values_of(*turned), values_of(*want));
  const ArrayRef square = uniform({4, 4}, CTN_FLOAT32), squared = matmul(*square, *square);
  matmul_into(*square, *square, *square);
  EXPECT_EQ(values_of(*square), values_of(*squared));
}

/// |a - b| of all elements, the largest.
double distance(const Array& a, const Array& b) {
  const std::vector<double> x = values_of(a), y = values_of(b);
  EXPECT_TRUE(same_shape(a.shape(), b.shape())) << shape_text(a.shape()) << shape_text(b.shape());
  double most = 0;
  for (size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
    if (std::isnan(x[i]) || std::isnan(y[i])) return INFINITY;
    most = std::max(most, std::fabs(x[i] - y[i]));
  }
  return most;
}

ArrayRef turned(const Array& a) { return swapaxes(a, -1, -2); }

class LapackTest : public LinalgTest {
 protected:
  void SetUp() override {
    try {
      cpu::lapack_functions<double>();
    } catch (const Error& error) {
      GTEST_SKIP() << error.what();
    }
  }
  Dims random_stack() {
    Dims outer;
    for (int64_t n = draw(0, 2); n > 0; --n) outer.push_back(draw(0, 4));
    return outer;
  }
  Dims with(const Dims& outer, std::initializer_list<int64_t> inner) {
    Dims shape(outer);
    for (int64_t d : inner) shape.push_back(d);
    return shape;
  }
  ArrayRef eyes(const Dims& outer, int64_t n) {
    return broadcast_to(*to_backend(*identity(n, CTN_FLOAT64), backend()), span(with(outer, {n, n})));
  }
};

/// Errors of backward stable algorithms: a small multiple of n eps times the norms, which are below 2 n here.
double bound(DType dtype, int64_t n) {
  return 20.0 * double(n + 1) * double(n + 1) * (dtype == CTN_FLOAT32 ? 6e-8 : 1.2e-16);
}

TEST_P(LapackTest, InverseAndSolution) {
  for (int round = 0; round < 80; ++round) {
    const Dims outer = random_stack();
    const int64_t n = draw(0, round < 70 ? 9 : 70), columns = draw(0, 4);
    const DType dtype = draw(0, 1) ? CTN_FLOAT32 : CTN_FLOAT64;
    // Diagonally dominant: the condition number stays below 4.
    ArrayRef a = elementwise(Op::add, *uniform(with(outer, {n, n}), CTN_FLOAT64),
                             *elementwise_scalar(Op::multiply, *eyes(outer, n), 2.0 * double(n + 1), false));
    a = restrided(astype(*a, dtype));
    const ArrayRef inverse = inv(*a);
    ASSERT_EQ(inverse->dtype(), dtype);
    ASSERT_LE(distance(*matmul(*a, *inverse), *eyes(outer, n)), bound(dtype, n));
    const ArrayRef b = restrided(uniform(with(draw(0, 1) ? outer : Dims(), {n, columns}), dtype));
    if (b->ndim() == a->ndim() - 1) continue;
    const ArrayRef x = solve(*a, *b);
    ASSERT_EQ(x->dtype(), dtype);
    ASSERT_LE(distance(*matmul(*a, *x), *broadcast_to(*b, x->shape())), bound(dtype, n));
    const ArrayRef v = restrided(uniform(with(outer, {n}), dtype));
    const ArrayRef y = solve(*a, *v);
    ASSERT_TRUE(same_shape(y->shape(), v->shape()));
    ASSERT_LE(distance(*matmul(*a, *expand_dims(*y, -1)), *expand_dims(*v, -1)), bound(dtype, n));
  }
}

TEST_P(LapackTest, LargeMatrices) {
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    for (int64_t n : {256, 300, 391}) {
      const Dims outer = n == 300 ? Dims{2} : Dims{};
      // Rows in another order, so that every pivot is an exchange.
      const ArrayRef mixed =
          elementwise(Op::add, *uniform(with(outer, {n, n}), CTN_FLOAT64),
                      *elementwise_scalar(Op::multiply, *eyes(outer, n), 2.0 * double(n), false));
      const ctn_index reversed[] = {{CTN_INDEX_ELLIPSIS, 0, 0, 0},
                                    {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1},
                                    {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, CTN_OMITTED}};
      const ArrayRef a = astype(*get_item(*mixed, {reversed, 3}), dtype);
      ASSERT_LE(distance(*matmul(*a, *inv(*a)), *eyes(outer, n)), bound(dtype, n));
      for (int64_t columns : {1, 70, 200}) {
        const ArrayRef b = uniform(with(outer, {n, columns}), dtype);
        ASSERT_LE(distance(*matmul(*a, *solve(*a, *b)), *b), bound(dtype, n));
      }
    }
  }
  // The determinant of a product of triangles is that of their diagonals.
  const int64_t n = 290;
  std::vector<double> lower(size_t(n * n)), upper(size_t(n * n));
  double want = 0, sign = 1;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      const double value = double(draw(-100, 100)) / double(100 * n);
      lower[size_t(i * n + j)] = i == j ? 1 : i > j ? value : 0;
      upper[size_t(i * n + j)] = i == j ? double(draw(1, 3)) * (draw(0, 1) ? 1 : -1) : i < j ? value : 0;
      if (i != j) continue;
      want += std::log(std::fabs(upper[size_t(i * n + j)]));
      if (upper[size_t(i * n + j)] < 0) sign = -sign;
    }
  const ArrayRef product = matmul(*from_data(lower.data(), span(Dims{n, n}), CTN_FLOAT64, backend()),
                                  *from_data(upper.data(), span(Dims{n, n}), CTN_FLOAT64, backend()));
  const auto [got_sign, logarithm] = slogdet(*product);
  EXPECT_EQ(values_of(*got_sign)[0], sign);
  EXPECT_NEAR(values_of(*logarithm)[0], want, 1e-9);
  // A row of zeros, behind the first block.
  const ArrayRef singular = copy(*product);
  const ctn_index row[] = {{CTN_INDEX_INT, 100, 0, 0}};
  set_item(*singular, {row, 1}, *scalar_on(backend(), 0, CTN_FLOAT64));
  EXPECT_EQ(values_of(*det(*singular))[0], 0);
  EXPECT_THROW(inv(*singular), Error);
}

/// By the definition: the sum over columns of the first row.
double laplace(const std::vector<double>& a, int n) {
  if (n == 0) return 1;
  double sum = 0;
  for (int c = 0; c < n; ++c) {
    std::vector<double> minor;
    for (int i = 1; i < n; ++i)
      for (int j = 0; j < n; ++j)
        if (j != c) minor.push_back(a[size_t(i * n + j)]);
    sum += (c % 2 ? -1 : 1) * a[size_t(c)] * laplace(minor, n - 1);
  }
  return sum;
}

TEST_P(LapackTest, Determinant) {
  for (int round = 0; round < 60; ++round) {
    const int64_t n = draw(0, 6);
    const DType dtype = kAll[round % 9];  // booleans and integers
    const ArrayRef a = restrided(whole({2, n, n}, dtype));
    const std::vector<double> values = values_of(*a), got = values_of(*det(*a));
    const auto [sign, logarithm] = slogdet(*a);
    const std::vector<double> signs = values_of(*sign), logarithms = values_of(*logarithm);
    for (size_t i = 0; i < 2; ++i) {
      const size_t size = size_t(n * n);
      const double want =
          laplace(std::vector<double>(values.begin() + long(i * size), values.begin() + long((i + 1) * size)),
                  int(n));
      // Products of entries up to 3.
      const double tolerance = 1e-15 * std::pow(4.0, double(n)) * double(n + 1);
      ASSERT_NEAR(got[i], want, tolerance);
      ASSERT_NEAR(signs[i] * std::exp(logarithms[i]), want, 10 * tolerance);
    }
  }
  // Each factor and the result fit, the products on the way do not.
  const double huge[] = {1e200, 0, 0, 0, 0, 1e200, 0, 0, 0, 0, 1e-250, 0, 0, 0, 0, -1e-150};
  const ArrayRef d = det(*from_data(huge, span(Dims{4, 4}), CTN_FLOAT64, backend()));
  EXPECT_NEAR(values_of(*d)[0], -1, 1e-14);
}

TEST_P(LapackTest, Factorizations) {
  for (int round = 0; round < 60; ++round) {
    const Dims outer = random_stack();
    const int64_t m = draw(0, 8), n = draw(0, 8), k = std::min(m, n);
    const DType dtype = draw(0, 1) ? CTN_FLOAT32 : CTN_FLOAT64;
    const double tolerance = bound(dtype, std::max(m, n));
    const ArrayRef a = restrided(uniform(with(outer, {m, n}), dtype));
    for (bool complete : {false, true}) {
      const auto [q, r] = qr(*a, complete);
      const int64_t width = complete ? m : k;
      ASSERT_TRUE(same_shape(q->shape(), span(with(outer, {m, width}))));
      ASSERT_LE(distance(*matmul(*q, *r), *a), tolerance);
      ASSERT_LE(distance(*matmul(*turned(*q), *q), *eyes(outer, width)), tolerance);
      const std::vector<double> triangle = values_of(*r);
      for (size_t i = 0; i < triangle.size(); ++i)
        if (int64_t(i) / n % width > int64_t(i) % n) {
          ASSERT_EQ(triangle[i], 0);
        }
      if (!complete) {
        ASSERT_EQ(triangle, values_of(*qr_r(*a)));
      }

      const auto [u, s, vh] = svd(*a, complete);
      ASSERT_TRUE(same_shape(u->shape(), span(with(outer, {m, complete ? m : k}))));
      ASSERT_TRUE(same_shape(vh->shape(), span(with(outer, {complete ? n : k, n}))));
      ASSERT_LE(distance(*matmul(*turned(*u), *u), *eyes(outer, complete ? m : k)), tolerance);
      ASSERT_LE(distance(*matmul(*vh, *turned(*vh)), *eyes(outer, complete ? n : k)), tolerance);
      const ArrayRef scaled =
          elementwise(Op::multiply, *slice_axis(*u, u->ndim() - 1, 0, k), *expand_dims(*s, -2));
      ASSERT_LE(distance(*matmul(*scaled, *slice_axis(*vh, vh->ndim() - 2, 0, k)), *a), tolerance);
      ASSERT_LE(distance(*svdvals(*a), *s), tolerance);
    }
    const ArrayRef p = pinv(*a, 1e-15);
    if (k > 0) {
      ASSERT_LE(distance(*matmul(*matmul(*a, *p), *a), *a), 1e4 * tolerance);
    }

    // a a' + 1 is symmetric and positive definite; the other triangle is not looked at.
    const ArrayRef full = elementwise(Op::add, *matmul(*a, *turned(*a)), *astype(*eyes(outer, m), dtype));
    const ArrayRef lower = restrided(copy(*full)), upper = copy(*full);
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = i + 1; j < m; ++j) {
        const ctn_index above[] = {
            {CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, i, 0, 0}, {CTN_INDEX_INT, j, 0, 0}};
        const ctn_index below[] = {
            {CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, j, 0, 0}, {CTN_INDEX_INT, i, 0, 0}};
        set_item(*lower, {above, 3}, *scalar_on(backend(), 1000, dtype));
        set_item(*upper, {below, 3}, *scalar_on(backend(), 1000, dtype));
      }
    const ArrayRef l = cholesky(*lower);
    ASSERT_LE(distance(*matmul(*l, *turned(*l)), *full), tolerance);
    for (bool high : {false, true}) {
      const auto [w, v] = eigh(high ? *upper : *lower, high);
      const ArrayRef product = matmul(*elementwise(Op::multiply, *v, *expand_dims(*w, -2)), *turned(*v));
      ASSERT_LE(distance(*product, *full), tolerance * 2);
      ASSERT_LE(distance(*eigvalsh(high ? *upper : *lower, high), *w), tolerance * 2);
      const std::vector<double> values = values_of(*w);
      for (size_t i = 1; i < values.size(); ++i)
        if (int64_t(i) % m) {
          ASSERT_LE(values[i - 1], values[i]);
        }
    }
  }
}

ctn_status status_of(const std::function<void()>& call, const char* text) {
  try {
    call();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find(text), std::string::npos) << error.what();
    return error.status();
  }
  return CTN_OK;
}

TEST_P(LapackTest, OneBadMatrixOfAStack) {
  const ArrayRef a = copy(*eyes({2, 3}, 2));
  const ctn_index bad[] = {{CTN_INDEX_INT, 1, 0, 0}, {CTN_INDEX_INT, 2, 0, 0}};
  set_item(*a, {bad, 2}, *scalar_on(backend(), -1, CTN_FLOAT64));
  EXPECT_EQ(status_of([&] { inv(*a); }, "singular matrix at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] { solve(*a, *a); }, "singular matrix at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] { cholesky(*a); }, "not positive definite at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  set_item(*a, {bad, 2}, *scalar_on(backend(), NAN, CTN_FLOAT64));
  EXPECT_EQ(status_of([&] { svd(*a, true); }, "did not converge at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] { eigh(*a, true); }, "did not converge at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(values_of(*det(*copy(*eyes({2}, 3)))), (std::vector<double>{1, 1}));  // the device still works
}

TEST_P(LapackTest, SeveralThreadsAtOnce) {
  const ArrayRef a = elementwise(Op::add, *uniform({20, 6, 6}, CTN_FLOAT64),
                                 *elementwise_scalar(Op::multiply, *eyes({20}, 6), 14.0, false));
  const std::vector<double> want = values_of(*inv(*a));
  std::vector<std::thread> threads;
  std::vector<int> equal(4);
  for (size_t t = 0; t < equal.size(); ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) equal[t] += values_of(*inv(*a)) == want;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(equal, std::vector<int>(4, 50));
}

TEST(LapackThreads, TheSettingOfTheHostStays) {
  void* library = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) GTEST_SKIP() << dlerror();
  const auto get = reinterpret_cast<int (*)()>(dlsym(library, "openblas_get_num_threads"));
  const auto set = reinterpret_cast<void (*)(int)>(dlsym(library, "openblas_set_num_threads"));
  const auto parallel = reinterpret_cast<int (*)()>(dlsym(library, "openblas_get_parallel"));
  if (parallel() != 1) GTEST_SKIP() << "no threads of its own";
  const int before = get();
  set(3);
  {
    const cpu::SerialLapack outer;
    EXPECT_EQ(get(), 1);
    { const cpu::SerialLapack inner; }
    EXPECT_EQ(get(), 1);
  }
  EXPECT_EQ(get(), 3);
  set(before);
}

INSTANTIATE_TEST_SUITE_P(Devices, LinalgTest, ::testing::Values("cpu", "test:0"), [](const auto& info) {
  return std::string(info.param).substr(0, info.param[0] == 'c' ? 3 : 4);
});
INSTANTIATE_TEST_SUITE_P(Devices, LapackTest, ::testing::Values("cpu", "test:0"), [](const auto& info) {
  return std::string(info.param).substr(0, info.param[0] == 'c' ? 3 : 4);
});

}  // namespace
}  // namespace catenary
