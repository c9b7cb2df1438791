// Tests of tensordot, einsum and matmul against plain loops, with strided and overlapping operands.
#include "tests/impl/linalg_support.h"

#include <cstdlib>
#include <functional>

#include "impl/array/einsum.h"

namespace catenary {
namespace {

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
    // The sums of broadcast products: the axes of a, then those of b.
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
      // bfloat16 has 8 bits of precision for sums up to 9 * 64.
      ASSERT_NEAR(is[i], want[i], dtype == CTN_BFLOAT16 ? want[i] / 256 : 0) << dtype_name(dtype);
    }
  }
}

/// Sums over all values of all subscripts, one by one.
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
  int64_t at[kMaxLabels] = {};
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
            // Occasionally broadcasts an axis whose letter occurs only once in the operand.
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

// Converted some at a time, each matrix gives the product that it gives alone.
TEST_P(LinalgTest, BatchesOfHalvesAreProductsOfEach) {
  const int64_t batch = 500;
  const Dims shapes[][2] = {{{batch, 3, 40}, {batch, 40, 5}},
                            {{batch, 1, 400}, {batch, 400, 1}},
                            {{batch, 20, 20}, {1, 20, 20}},
                            {{batch, 7, 30}, {30, 2}},
                            {{batch, 1, 1}, {batch, 1, 1}}};
  for (const DType dtype : {CTN_FLOAT16, CTN_BFLOAT16})
    for (const auto& shape : shapes) {
      const ArrayRef a = uniform(shape[0], dtype), b = uniform(shape[1], dtype);
      const ArrayRef all = matmul(*a, *b);
      for (int64_t i : {int64_t{0}, int64_t{1}, int64_t{255}, batch - 1}) {
        const bool same = b->ndim() < 3 || b->dim(0) == 1;
        const ArrayRef one = matmul(*slice_axis(*a, 0, i, i + 1), same ? *b : *slice_axis(*b, 0, i, i + 1));
        EXPECT_EQ(values_of(*slice_axis(*all, 0, i, i + 1)), values_of(*one)) << i;
      }
    }
}

INSTANTIATE_TEST_SUITE_P(Devices, LinalgTest, ::testing::Values("cpu", "test:0"), device_test_name);

}  // namespace
}  // namespace catenary
