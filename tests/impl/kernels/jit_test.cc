// Tests of user kernels: parameter lists, and the results of compiled kernels against loops over single
// elements.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <functional>
#include <random>

#include "impl/base/parallel.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/jit/compiler.h"
#include "impl/jit/kernels.h"
#include "impl/jit/library_cache.h"
#include "impl/random/random.h"

namespace catenary {
namespace {

using jit::parse_parameters;

TEST(KernelParameters, Lists) {
  EXPECT_TRUE(parse_parameters("", "in_params").empty());
  EXPECT_TRUE(parse_parameters(" \n\t", "in_params").empty());
  const auto list = parse_parameters("T x,raw  float32\ty ,\n\nbool_ z1, int count", "in_params");
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(list[0].placeholder, 'T');
  EXPECT_EQ(list[0].name, "x");
  EXPECT_FALSE(list[0].raw);
  EXPECT_EQ(list[0].dtype, CTN_DTYPE_NONE);
  EXPECT_TRUE(list[1].raw);
  EXPECT_EQ(list[1].dtype, CTN_FLOAT32);
  EXPECT_EQ(list[1].placeholder, 0);
  EXPECT_EQ(list[2].dtype, CTN_BOOL);
  EXPECT_EQ(list[3].dtype, CTN_INT64);  // as in NumPy
  for (int d = 0; d < kDTypes; ++d)
    EXPECT_EQ(parse_parameters(std::string(dtype_name(DType(d))) + " x", "in_params")[0].dtype, DType(d));
}

TEST(KernelParameters, RandomTextsAreListsOrErrors) {
  const std::string pieces[] = {"raw",  "T",  "float32", "x", ",",  " ", "n",  "_",
                                "int8", "\n", "\xff",    "9", ",,", "*", "\0x"};
  std::mt19937 engine(7);
  int lists = 0;
  for (int k = 0; k < 200000; ++k) {
    std::string text;
    for (unsigned length = engine() % 12; length > 0; --length)
      text += engine() % 8 ? pieces[engine() % 15] : std::string(1, char(engine()));
    try {
      const auto list = parse_parameters(text, "in_params");
      for (const jit::Parameter& p : list) {
        ASSERT_TRUE(jit::is_identifier(p.name));
        ASSERT_NE(p.placeholder != 0, p.dtype != CTN_DTYPE_NONE);
      }
      lists += !list.empty();
    } catch (const Error& error) {
      ASSERT_EQ(error.status(), CTN_ERROR_INVALID_ARGUMENT);
    }
  }
  EXPECT_GT(lists, 100);
}

TEST(KernelCompiler, Options) {
  EXPECT_NE(jit::library_key("a", {"b", "c"}), jit::library_key("a", {"bc"}));
  EXPECT_NE(jit::library_key("a", {"x\n1 y"}), jit::library_key("a", {"x", "y"}));
  EXPECT_EQ(jit::processor_identity(), jit::processor_identity());
}

/// Reads and writes arrays on the CPU element by element, at positions in C order.
double get(const Array& a, int64_t position) {
  int64_t at[32];
  for (int d = a.ndim(); d-- > 0;) {
    at[d] = position % a.dim(d);
    position /= a.dim(d);
  }
  return item_f64(a, {at, size_t(a.ndim())});
}

class UserKernels : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    const char* place = getenv("TMPDIR");
    static std::string path;
    path = std::string(place ? place : P_tmpdir) + "/catenary-jit-test-XXXXXX";
    ASSERT_NE(mkdtemp(path.data()), nullptr);
    directory_ = path.c_str();
    setenv("CATENARY_CACHE_DIR", directory_, 1);
  }
  static void TearDownTestSuite() {
    unsetenv("CATENARY_CACHE_DIR");
    ASSERT_EQ(system(("rm -rf '" + std::string(directory_) + "'").c_str()), 0);
  }
  void TearDown() override { set_thread_count(0); }

  int64_t draw(int64_t below) { return int64_t(engine_() % uint64_t(below)); }

  Dims random_shape(int most, int64_t longest) {
    Dims shape(static_cast<size_t>(draw(most + 1)));
    for (int64_t& d : shape) d = draw(longest + 1) + (draw(8) ? 1 : 0);
    return shape;
  }

  /// Small whole numbers in an array of that shape with random strides: permuted, negative, with gaps.
  ArrayRef random_array(Shape shape, DType dtype) {
    const size_t ndim = shape.size;
    Dims order(ndim), wide(ndim), steps(ndim);
    for (size_t i = 0; i < ndim; ++i) order[i] = int64_t(i);
    if (draw(2)) std::shuffle(order.begin(), order.end(), engine_);
    for (size_t i = 0; i < ndim; ++i) {
      steps[i] = draw(3) ? 1 : draw(2) ? -1 : 2;
      wide[i] = shape[size_t(order[i])] * std::abs(steps[i]);
    }
    const int64_t size = checked_size({wide.data(), ndim}, CTN_FLOAT64);
    std::vector<double> values(static_cast<size_t>(size));
    for (double& v : values) v = double(draw(7));
    ArrayRef base = astype(*from_data(values.data(), {wide.data(), ndim}, CTN_FLOAT64, cpu_backend()), dtype);
    Dims strides(ndim);
    char* data = base->data();
    for (size_t i = 0; i < ndim; ++i) {
      if (steps[i] < 0 && wide[i] > 0) data += base->stride(int(i)) * (wide[i] - 1);
      strides[size_t(order[i])] = base->stride(int(i)) * steps[i];
    }
    return view_as(*base, data, shape, {strides.data(), ndim}, true);
  }

  /// A random array that broadcasts to the shape.
  ArrayRef random_part(Shape shape, DType dtype) {
    Dims part(shape.begin(), shape.end());
    for (int64_t& d : part)
      if (!draw(4)) d = 1;
    const size_t left = size_t(draw(int64_t(part.size()) + 1)) / 2;
    return random_array({part.data() + left, part.size() - left}, dtype);
  }

  std::mt19937_64 engine_{11};
  static const char* directory_;
};
const char* UserKernels::directory_ = nullptr;

TEST_F(UserKernels, ElementwiseAgainstALoop) {
  auto kernel = elementwise_kernel_new("T x, S y", "T z, int64 at",
                                       "z = x * 2 + T(y); at = i * 1000 + _ind.get()[_ind.ndim - 1]", "axes",
                                       [] {
                                         auto options = kernel_options_new();
                                         kernel_options_reduce_dims(*options, false);
                                         return options;
                                       }()
                                           .get());
  const DType types[][2] = {{CTN_FLOAT32, CTN_FLOAT32},
                            {CTN_FLOAT64, CTN_INT8},
                            {CTN_INT16, CTN_BOOL},
                            {CTN_BFLOAT16, CTN_FLOAT16}};
  for (const auto& type : types)
    for (int round = 0; round < 60; ++round) {
      Dims shape = random_shape(5, round % 10 ? 6 : 40);
      if (shape.empty()) shape.push_back(1);
      const Shape whole(shape.data(), shape.size());
      ArrayRef x = random_array(whole, type[0]), y = random_part(whole, type[1]), z, at;
      const Array* inputs[] = {x.get(), y.get()};
      if (draw(2)) z = random_array(whole, type[0]);
      if (draw(2)) at = random_array(whole, CTN_INT64);
      if (draw(4) == 0 && z) z = x;
      const ArrayRef before = copy(*x), wide = broadcast_to(*y, whole);
      Array* given[] = {z.get(), at.get()};
      auto outs = kernel->call({inputs, 2}, -1, {given, 2}, 2);
      ASSERT_TRUE(same_shape(outs[0]->shape(), whole));
      for (int64_t k = 0; k < x->size(); ++k) {
        ASSERT_EQ(get(*outs[0], k), get(*before, k) * 2 + get(*wide, k)) << shape_text(whole) << " " << k;
        ASSERT_EQ(get(*outs[1], k), double(k * 1000 + k % shape.back()));
      }
    }
}

TEST_F(UserKernels, ElementwiseInPlaceOverOverlappingMemory) {
  auto kernel = elementwise_kernel_new("T x", "T z", "z = x + 1", "overlap", nullptr);
  ArrayRef base = arange_i64(0, 100, 1, CTN_INT32);
  ArrayRef source = slice_axis(*base, 0, 0, 99), target = slice_axis(*base, 0, 1, 100);
  const Array* inputs[] = {source.get()};
  Array* given[] = {target.get()};
  kernel->call({inputs, 1}, -1, {given, 1}, 1);
  for (int64_t k = 0; k < 100; ++k) ASSERT_EQ(get(*base, k), double(k));
}

TEST_F(UserKernels, LargeOutputsAreStreamed) {
  auto kernel = elementwise_kernel_new("float32 x", "float32 y, int8 z", "y = x + 1; z = int(x) & 7",
                                       "streamed", nullptr);
  const int64_t size = (int64_t{8} << 20) + 77;
  const ArrayRef x = arange_i64(0, size, 1, CTN_FLOAT32);
  const Array* inputs[] = {x.get()};
  const auto outs = kernel->call({inputs, 1}, -1, {}, 2);
  const float* y = reinterpret_cast<const float*>(outs[0]->data());
  const int8_t* z = reinterpret_cast<const int8_t*>(outs[1]->data());
  for (int64_t k = 0; k < size; ++k) {
    ASSERT_EQ(y[k], float(k) + 1);
    ASSERT_EQ(z[k], int8_t(int64_t(float(k)) & 7));
  }
}

/// For every result, adds up an expression of elements and positions.
TEST_F(UserKernels, ReductionsAgainstALoop) {
  auto plain = reduction_kernel_new(
      "T x, S y", "T sum, int64 count", "sums(x * T(y), 1)", "sums(a.sum + b.sum, a.count + b.count)",
      "sum = a.sum; count = a.count + _i", "sums(0, 0)", "plain",
      [] {
        auto options = kernel_options_new();
        kernel_options_preamble(*options,
                                "struct sums { double sum; int64 count; "
                                "sums(double s, int64 c) : sum(s), count(c) {} };");
        kernel_options_reduce_type(*options, "sums");
        return options;
      }()
          .get());
  auto placed =
      reduction_kernel_new("T x, raw S w", "float64 out", "double(x) * w[_j % 3] + (_in_ind.size() - _j) % 5",
                           "a + b", "out = a", "0", "placed", nullptr);
  const DType types[][2] = {{CTN_FLOAT64, CTN_INT32}, {CTN_INT32, CTN_FLOAT16}, {CTN_FLOAT64, CTN_FLOAT64}};
  for (const auto& type : types)
    for (int round = 0; round < 120; ++round) {
      Dims shape = random_shape(4, 5);
      if (round % 6 == 0) shape = {draw(3) + 1, 300 + draw(40), 3};
      if (round % 6 == 1) shape = {draw(70) + 300, draw(60) + 1};
      const Shape whole(shape.data(), shape.size());
      const ArrayRef x = random_array(whole, type[0]), y = random_part(whole, type[1]),
                     w = random_array(Dims{3}, type[1]);
      Dims axes;
      for (size_t i = 0; i < shape.size(); ++i)
        if (draw(2)) axes.push_back(draw(2) ? int64_t(i) : int64_t(i) - int64_t(shape.size()));
      const bool keepdims = draw(2) != 0;
      const ArrayRef wide = broadcast_to(*y, whole);
      const Array *inputs[] = {x.get(), y.get()}, *raw_inputs[] = {x.get(), w.get()};
      const Span<const int64_t> list(axes.data(), axes.size());
      const auto outs = plain->call({inputs, 2}, list, keepdims, {}, 2);
      const auto places = placed->call({raw_inputs, 2}, list, keepdims, {}, 1);
      std::vector<double> sums(size_t(outs[0]->size()) + 1), counts(sums.size()), weighted(sums.size());
      for (int64_t k = 0; k < x->size(); ++k) {
        int64_t result = 0, step = 1, rest = k;
        for (size_t d = shape.size(); d-- > 0;) {
          const int64_t at = rest % shape[d];
          rest /= shape[d];
          bool gone = false;
          for (int64_t axis : axes)
            gone |= (axis + int64_t(shape.size())) % int64_t(shape.size()) == int64_t(d);
          if (gone) continue;
          result += at * step;
          step *= shape[d];
        }
        sums[size_t(result)] += get(*x, k) * get(*wide, k);
        counts[size_t(result)] += 1;
        weighted[size_t(result)] += get(*x, k) * get(*w, k % 3) + double((x->size() - k) % 5);
      }
      for (int64_t o = 0; o < outs[0]->size(); ++o) {
        ASSERT_EQ(get(*outs[0], o), sums[size_t(o)]) << shape_text(whole) << " " << shape_text(list);
        ASSERT_EQ(get(*outs[1], o), counts[size_t(o)] + double(o));
        ASSERT_EQ(get(*places[0], o), weighted[size_t(o)]) << shape_text(whole) << " " << shape_text(list);
      }
    }
}

TEST_F(UserKernels, ReductionsDoNotDependOnTheNumberOfThreads) {
  auto kernel = reduction_kernel_new("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "norm", nullptr);
  const std::pair<Dims, Dims> cases[] = {
      {{1000003}, {0}}, {{3, 200001}, {1}}, {{100001, 7}, {0}}, {{20001, 40}, {0}}, {{700, 300}, {1}}};
  for (const auto& [shape, axes] : cases) {
    ArrayRef x = random_uniform(nullptr, -1, 1, {shape.data(), shape.size()}, CTN_FLOAT32);
    const Array* inputs[] = {x.get()};
    std::vector<float> expected;
    for (const int threads : {1, 2, 3, 5}) {
      set_thread_count(threads);
      const auto outs = kernel->call({inputs, 1}, {axes.data(), axes.size()}, false, {}, 1);
      std::vector<float> values(static_cast<size_t>(outs[0]->size()));
      to_data(*outs[0], values.data());
      if (expected.empty()) expected = values;
      ASSERT_EQ(0, std::memcmp(expected.data(), values.data(), values.size() * sizeof(float)));
    }
    const ArrayRef squares = elementwise(ops::multiply, *astype(*x, CTN_FLOAT64), *astype(*x, CTN_FLOAT64));
    const ArrayRef sums = sum(*squares, {axes.data(), axes.size()}, false, CTN_FLOAT64);
    for (size_t k = 0; k < expected.size(); ++k)
      ASSERT_NEAR(expected[k], std::sqrt(get(*sums, int64_t(k))), 1e-6 * expected[k]);
  }
}

TEST_F(UserKernels, AllTypes) {
  auto kernel =
      elementwise_kernel_new("T x, T y", "T z", "z = max(x, y) + min(x, y); z += x", "all_types", nullptr);
  for (int d = 0; d < kDTypes; ++d) {
    const ArrayRef x = astype(*arange_i64(0, 2, 1, CTN_INT64), DType(d)), one = scalar_i64(1);
    const Array* inputs[] = {x.get(), one.get()};
    const auto outs = kernel->call({inputs, 2}, -1, {}, 1);
    ASSERT_EQ(outs[0]->dtype(), DType(d));
    EXPECT_EQ(get(*outs[0], 0), 1) << dtype_name(DType(d));
    EXPECT_EQ(get(*outs[0], 1), d == CTN_BOOL ? 1 : 3) << dtype_name(DType(d));
  }
}

TEST_F(UserKernels, HalvesRoundAsTheLibraryDoes) {
  for (const DType half : {CTN_FLOAT16, CTN_BFLOAT16}) {
    auto kernel = elementwise_kernel_new("T x, S y", "S z", "z = x; z = S(z); (void)y", "halves", nullptr);
    std::vector<double> values = {
        0.0,       -0.0, 1e-8,     6e-8,      1.0 / 3, 65504, 65520,
        -65519.99, 1e30, INFINITY, -INFINITY, 2049,    2051,  1 + 0x1p-11 + 0x1p-40};
    for (int k = 0; k < 5000; ++k)
      values.push_back(std::ldexp(double(draw(1 << 30)) - (1 << 29), int(draw(60)) - 50));
    for (const DType wide : {CTN_FLOAT64, CTN_FLOAT32}) {
      const Dims shape = {int64_t(values.size())};
      const ArrayRef x =
          astype(*from_data(values.data(), {shape.data(), 1}, CTN_FLOAT64, cpu_backend()), wide);
      const ArrayRef y = zeros({shape.data(), 1}, half), expected = astype(*x, half);
      const Array* inputs[] = {x.get(), y.get()};
      const auto outs = kernel->call({inputs, 2}, -1, {}, 1);
      ASSERT_EQ(0, std::memcmp(outs[0]->data(), expected->data(), values.size() * 2)) << dtype_name(half);
    }
  }
}

TEST_F(UserKernels, ThirtyTwoAxes) {
  auto kernel = elementwise_kernel_new("T x", "T z", "z = 2 * x", "many_axes", nullptr);
  auto sums = reduction_kernel_new("T x", "T z", "x", "a + b", "z = a", "0", "many_axes", nullptr);
  Dims shape(32), axes;
  for (size_t d = 0; d < 32; ++d) {
    shape[d] = d % 3 ? 1 : 2;
    if (d % 2) axes.push_back(int64_t(d));
  }
  const ArrayRef x = random_array({shape.data(), 32}, CTN_INT32);
  const Array* inputs[] = {x.get()};
  const auto outs = kernel->call({inputs, 1}, -1, {}, 1);
  for (int64_t k = 0; k < x->size(); k += 3) ASSERT_EQ(get(*outs[0], k), 2 * get(*x, k));
  const auto reduced = sums->call({inputs, 1}, {axes.data(), axes.size()}, true, {}, 1);
  const ArrayRef expected = sum(*x, {axes.data(), axes.size()}, true, CTN_INT32);
  ASSERT_TRUE(same_shape(reduced[0]->shape(), expected->shape()));
  for (int64_t k = 0; k < expected->size(); ++k) ASSERT_EQ(get(*reduced[0], k), get(*expected, k));
}

}  // namespace
}  // namespace catenary
