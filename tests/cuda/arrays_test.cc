// Array functions on cuda:0 against the same on the CPU, with random shapes, views and dtypes.
#include <catenary/catenary.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/sanitizers.h"

namespace {

/// Owns a handle of an array.
class Array {
 public:
  Array() = default;
  explicit Array(ctn_array* handle) : handle_(handle) {}
  Array(Array&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Array& operator=(Array&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Array() {
    if (handle_) ctn_array_release(handle_);
  }
  ctn_array* get() const { return handle_; }
  ctn_dtype dtype() const { return ctn_array_dtype(handle_); }
  std::vector<int64_t> shape() const {
    const int64_t* lengths = ctn_array_shape(handle_);
    return {lengths, lengths + ctn_array_ndim(handle_)};
  }
  std::vector<unsigned char> bytes() const {
    std::vector<unsigned char> data(size_t(ctn_array_size(handle_)) * ctn_array_itemsize(handle_));
    EXPECT_EQ(ctn_array_to_data(handle_, data.data(), data.size()), CTN_OK) << ctn_error_message();
    return data;
  }

 private:
  ctn_array* handle_ = nullptr;
};

/// Calls a function of the library that makes an array. Failures are texts, which both devices must give.
struct Result {
  Array array;
  std::string error;
};
template <class... Arguments, class... Given>
Result call(ctn_status function(Arguments...), Given... given) {
  ctn_array* out = nullptr;
  if (function(given..., &out) != CTN_OK) return {Array(), ctn_error_message()};
  return {Array(out), ""};
}

Array made(Result result) {
  EXPECT_EQ(result.error, "");
  return std::move(result.array);
}
Array on_device(const Array& a, const char* device) {
  return made(call(ctn_array_to_device, a.get(), device));
}

/// Random choices.
class Dice {
 public:
  explicit Dice(unsigned seed) : random_(seed) {}
  int64_t below(int64_t n) { return int64_t(random_() % uint64_t(n)); }
  bool one_in(int64_t n) { return below(n) == 0; }
  double real() { return double(random_()) / double(UINT32_MAX) * 2 - 1; }

 private:
  std::mt19937 random_;
};

/// What the elements of arrays are drawn from.
enum class Values { integers, special, reals, powers };

Array random_array(Dice& dice, std::vector<int64_t> shape, ctn_dtype dtype, Values values) {
  int64_t size = 1;
  for (const int64_t length : shape) size *= length;
  std::vector<double> numbers(size_t(size), 0.0);
  for (double& x : numbers) {
    x = double(dice.below(15) - 7);
    if (values == Values::reals) x = dice.real();
    if (values == Values::powers) x = dice.one_in(size / 4 + 2) ? (dice.one_in(2) ? -2 : 0.5) : 1;
    if (values == Values::special && dice.one_in(5)) {
      const double choices[] = {NAN, INFINITY, -INFINITY, -0.0, 0.0, 100.0, -100.0};
      x = choices[dice.below(dtype >= CTN_FLOAT16 ? 7 : 1) + (dtype >= CTN_FLOAT16 ? 0 : 5)];
    }
  }
  const Array wide = made(call(ctn_array_from_data, static_cast<const void*>(numbers.data()), shape.data(),
                               shape.size(), ctn_dtype(CTN_FLOAT64)));
  return made(call(ctn_array_astype, wide.get(), dtype));
}

std::vector<int64_t> random_shape(Dice& dice, int ndim, int64_t most) {
  std::vector<int64_t> shape;
  int64_t left = most;
  for (int d = 0; d < ndim; ++d) {
    int64_t length = 1 + dice.below(dice.one_in(3) ? left : std::min<int64_t>(left, 9));
    if (dice.one_in(40)) length = 0;
    shape.push_back(length);
    left = std::max<int64_t>(left / std::max<int64_t>(length, 1), 1);
  }
  for (size_t d = shape.size(); d > 1; --d) std::swap(shape[d - 1], shape[size_t(dice.below(int64_t(d)))]);
  return shape;
}

/// Makes the same random views of both arrays.
void random_view(Dice& dice, Array& a, Array& b) {
  const auto apply = [&](const auto& view) {
    a = view(a);
    b = view(b);
  };
  for (int step = int(dice.below(4)); step > 0; --step) {
    const std::vector<int64_t> shape = a.shape();
    const size_t ndim = shape.size();
    if (ndim == 0) return;
    switch (dice.below(3)) {
      case 0: {
        std::vector<int64_t> axes(ndim);
        for (size_t d = 0; d < ndim; ++d) axes[d] = int64_t(d);
        for (size_t d = ndim; d > 1; --d) std::swap(axes[d - 1], axes[size_t(dice.below(int64_t(d)))]);
        apply([&](const Array& x) {
          return made(call(ctn_array_transpose, x.get(), axes.data(), axes.size()));
        });
        break;
      }
      case 1: {
        std::vector<ctn_index> items;
        for (const int64_t length : shape) {
          ctn_index item{CTN_INDEX_SLICE, 0, length, 1};
          if (length > 0 && dice.one_in(3)) item.start = dice.below(std::min<int64_t>(length, 3));
          if (dice.one_in(3)) item.step = 1 + dice.below(3);
          if (length > 0 && dice.one_in(4))
            item = {CTN_INDEX_SLICE, length - 1, -length - 1, -1 - dice.below(2)};
          items.push_back(item);
        }
        apply([&](const Array& x) { return made(call(ctn_array_get, x.get(), items.data(), items.size())); });
        break;
      }
      default: {
        std::vector<int64_t> wide = shape;
        wide.insert(wide.begin(), 1 + dice.below(4));
        if (ndim > 4) break;
        apply([&](const Array& x) {
          return made(call(ctn_array_broadcast_to, x.get(), wide.data(), wide.size()));
        });
      }
    }
  }
}

std::vector<double> as_doubles(const Array& a) {
  const Array wide = made(call(ctn_array_astype, a.get(), ctn_dtype(CTN_FLOAT64)));
  const std::vector<unsigned char> bytes = wide.bytes();
  std::vector<double> values(bytes.size() / sizeof(double));
  if (!values.empty()) std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

/// Compares results of both devices, whose elements may differ by `tolerance` relative to the largest one;
/// with `signs`, zeros must have the same sign.
void expect_same(const Result& cpu, const Result& cuda, double tolerance = 0, bool signs = false) {
  ASSERT_EQ(cpu.error, cuda.error);
  if (!cpu.array.get()) return;
  ASSERT_EQ(cpu.array.shape(), cuda.array.shape());
  ASSERT_EQ(cpu.array.dtype(), cuda.array.dtype());
  const Array back = on_device(cuda.array, "cpu");
  if (tolerance == 0 && cpu.array.dtype() < CTN_FLOAT16) {
    ASSERT_EQ(cpu.array.bytes(), back.bytes());
    return;
  }
  std::vector<double> a = as_doubles(cpu.array), b = as_doubles(back);
  if (tolerance > 0 && cpu.array.dtype() == CTN_FLOAT16) {  // the next number after the largest one
    for (std::vector<double>* values : {&a, &b})
      for (double& x : *values)
        if (std::isinf(x)) x = std::copysign(0x1p16, x);
  }
  double largest = 1;
  for (const double x : a)
    if (std::isfinite(x)) largest = std::max(largest, std::abs(x));
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i]))) {
      if (signs && !std::isnan(a[i])) {
        ASSERT_EQ(std::signbit(a[i]), std::signbit(b[i])) << i;
      }
      continue;
    }
    ASSERT_LE(std::abs(a[i] - b[i]), tolerance * largest) << i << ": " << a[i] << ", " << b[i];
  }
}

class CudaArrays : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (!ctn_device_is_available("cuda:0")) GTEST_SKIP() << "cuda:0 is not available";
  }
  void repeat(int times, const std::function<void(Dice&)>& body) {
#if ADDRESS_SANITIZER  // which is slow, and sees every kernel in fewer cases
    times = (times + 3) / 4;
#endif
    for (int i = 0; i < times && !HasFatalFailure() && !HasNonfatalFailure(); ++i) {
      SCOPED_TRACE("case " + std::to_string(i));
      Dice dice(unsigned(i) * 7919 + 1);
      body(dice);
    }
  }
};

/// A random array on both devices, with the same views.
struct Both {
  Array cpu, cuda;
  Both(Dice& dice, std::vector<int64_t> shape, ctn_dtype dtype, Values values)
      : cpu(random_array(dice, shape, dtype, values)), cuda(on_device(cpu, "cuda:0")) {}
  std::string text() const {
    std::string text = "dtype " + std::to_string(cpu.dtype()) + ", shape";
    for (const int64_t length : cpu.shape()) text += " " + std::to_string(length);
    return text;
  }
};

ctn_dtype random_dtype(Dice& dice) { return ctn_dtype(dice.below(CTN_FLOAT64 + 1)); }
int64_t random_size(Dice& dice) {
  return dice.one_in(50) ? 300000 : dice.one_in(8) ? 60000 : dice.one_in(2) ? 2000 : 100;
}

std::vector<int64_t> random_axes(Dice& dice, size_t ndim) {
  std::vector<int64_t> axes;
  for (size_t d = 0; d < ndim; ++d)
    if (dice.one_in(2)) axes.push_back(int64_t(d));
  return axes;
}

TEST_F(CudaArrays, SumsProductsAndExtrema) {
  repeat(3000, [](Dice& dice) {
    const ctn_dtype dtype = random_dtype(dice);
    const int op = int(dice.below(5));
    const Values values = op == 1                     ? Values::powers
                          : op >= 3 && dice.one_in(2) ? Values::special
                                                      : Values::integers;
    Both x(dice, random_shape(dice, int(dice.below(5)), random_size(dice)), dtype, values);
    random_view(dice, x.cpu, x.cuda);
    const std::vector<int64_t> axes = random_axes(dice, x.cpu.shape().size());
    const int32_t keepdims = int32_t(dice.below(2));
    ctn_dtype as = dice.one_in(2) ? CTN_DTYPE_NONE : random_dtype(dice);
    SCOPED_TRACE(x.text() + ", operation " + std::to_string(op) + " as " + std::to_string(as) + ", " +
                 std::to_string(axes.size()) + " axes");
    const auto run = [&](const Array& a) {
      switch (op) {
        case 0:
          return call(ctn_array_sum, a.get(), axes.data(), axes.size(), keepdims, as);
        case 1:
          return call(ctn_array_prod, a.get(), axes.data(), axes.size(), keepdims, as);
        case 2:
          return call(ctn_array_mean, a.get(), axes.data(), axes.size(), keepdims, as);
        case 3:
          return call(ctn_array_max, a.get(), axes.data(), axes.size(), keepdims);
        default:
          return call(ctn_array_min, a.get(), axes.data(), axes.size(), keepdims);
      }
    };
    expect_same(run(x.cpu), run(x.cuda));
  });
}

TEST_F(CudaArrays, SumsOfReals) {
  repeat(200, [](Dice& dice) {
    const ctn_dtype dtype = dice.one_in(2) ? CTN_FLOAT32 : CTN_FLOAT64;
    Both x(dice, random_shape(dice, 1 + int(dice.below(3)), 60000), dtype, Values::reals);
    const std::vector<int64_t> axes = random_axes(dice, x.cpu.shape().size());
    SCOPED_TRACE(x.text());
    const auto run = [&](const Array& a) {
      return call(ctn_array_sum, a.get(), axes.data(), axes.size(), 0, ctn_dtype(CTN_DTYPE_NONE));
    };
    expect_same(run(x.cpu), run(x.cuda), dtype == CTN_FLOAT32 ? 1e-6 : 1e-12);
  });
}

TEST_F(CudaArrays, PositionsOfExtrema) {
  repeat(1500, [](Dice& dice) {
    Both x(dice, random_shape(dice, 1 + int(dice.below(4)), random_size(dice)), random_dtype(dice),
           Values::special);
    random_view(dice, x.cpu, x.cuda);
    const int64_t axis = dice.one_in(4) ? int64_t(CTN_AXIS_NONE) : dice.below(int64_t(x.cpu.shape().size()));
    const auto function = dice.one_in(2) ? ctn_array_argmax : ctn_array_argmin;
    SCOPED_TRACE(x.text() + ", axis " + std::to_string(axis));
    expect_same(call(function, x.cpu.get(), axis, 0), call(function, x.cuda.get(), axis, 0));
  });
}

TEST_F(CudaArrays, CumulativeSumsAndProducts) {
  repeat(800, [](Dice& dice) {
    const bool product = dice.one_in(2);
    const int64_t size = dice.one_in(10) ? 40000 : 1000;
    Both x(dice, random_shape(dice, 1 + int(dice.below(3)), size), random_dtype(dice),
           product ? Values::powers : Values::integers);
    random_view(dice, x.cpu, x.cuda);
    const int64_t axis = dice.one_in(4) ? int64_t(CTN_AXIS_NONE) : dice.below(int64_t(x.cpu.shape().size()));
    const ctn_dtype as = dice.one_in(2) ? CTN_DTYPE_NONE : random_dtype(dice);
    const auto function = product ? ctn_array_cumprod : ctn_array_cumsum;
    SCOPED_TRACE(x.text() + ", axis " + std::to_string(axis) + " as " + std::to_string(as));
    const Result cpu = call(function, x.cpu.get(), axis, as), cuda = call(function, x.cuda.get(), axis, as);
    // The CPU rounds 16-bit floats after each step, by at most half a unit of the largest sum each time.
    // Errors of n steps that are independent of each other add up to sqrt(n) of them.
    const ctn_dtype dtype = cpu.array.get() ? cpu.array.dtype() : ctn_dtype(CTN_DTYPE_NONE);
    const double half_unit = dtype == CTN_FLOAT16 ? 0x1p-11 : dtype == CTN_BFLOAT16 ? 0x1p-8 : 0;
    expect_same(cpu, cuda, half_unit * 3 * std::sqrt(double(size)));
  });
}

TEST_F(CudaArrays, Sorts) {
  repeat(150, [](Dice& dice) {
    const int64_t size = dice.one_in(10) ? 12000 : 600;  // several chunks of a row
    Both x(dice, random_shape(dice, 1 + int(dice.below(3)), size), random_dtype(dice),
           dice.one_in(2) ? Values::special : Values::reals);
    random_view(dice, x.cpu, x.cuda);
    const int64_t axis = dice.one_in(4) ? int64_t(CTN_AXIS_NONE) : dice.below(int64_t(x.cpu.shape().size()));
    SCOPED_TRACE(x.text() + ", axis " + std::to_string(axis));
    expect_same(call(ctn_array_sort, x.cpu.get(), axis), call(ctn_array_sort, x.cuda.get(), axis), 0, true);
    expect_same(call(ctn_array_argsort, x.cpu.get(), axis), call(ctn_array_argsort, x.cuda.get(), axis));
  });
}

TEST_F(CudaArrays, SortsIntegersOfAnySize) {
  repeat(5, [](Dice& dice) {
    const int64_t n = 1 + dice.below(9000);
    std::vector<uint64_t> bits(static_cast<size_t>(n));
    for (uint64_t& x : bits)
      x = uint64_t(dice.below(INT32_MAX)) << 33 ^ uint64_t(dice.below(INT32_MAX)) << dice.below(20);
    const ctn_dtype dtypes[] = {CTN_INT64, CTN_UINT64, CTN_FLOAT64};
    const Array cpu = made(call(ctn_array_from_data, static_cast<const void*>(bits.data()), &n, size_t{1},
                                dtypes[dice.below(3)]));
    const Array cuda = on_device(cpu, "cuda:0");
    expect_same(call(ctn_array_sort, cpu.get(), int64_t{0}), call(ctn_array_sort, cuda.get(), int64_t{0}));
    expect_same(call(ctn_array_argsort, cpu.get(), int64_t{0}),
                call(ctn_array_argsort, cuda.get(), int64_t{0}));
  });
}

TEST_F(CudaArrays, Nonzero) {
  repeat(300, [](Dice& dice) {
    const int64_t size = dice.one_in(10) ? 200000 : 3000;
    Both x(dice, random_shape(dice, int(dice.below(4)), size), random_dtype(dice), Values::special);
    SCOPED_TRACE(x.text());
    expect_same(call(ctn_array_nonzero, x.cpu.get()), call(ctn_array_nonzero, x.cuda.get()));
  });
}

TEST_F(CudaArrays, SearchesSorted) {
  repeat(60, [](Dice& dice) {
    const ctn_dtype dtype = random_dtype(dice);
    Both x(dice, {dice.below(400)}, dtype, Values::special),
        values(dice, {1 + dice.below(900)}, dtype, Values::special);
    const ctn_side side = dice.one_in(2) ? CTN_SIDE_LEFT : CTN_SIDE_RIGHT;
    const auto run = [&](const Array& a, const Array& v) {
      const Array sorted = made(call(ctn_array_sort, a.get(), int64_t{0}));
      return call(ctn_array_searchsorted, sorted.get(), v.get(), side, nullptr);
    };
    expect_same(run(x.cpu, values.cpu), run(x.cuda, values.cuda));
  });
}

TEST_F(CudaArrays, CountsIntegers) {
  repeat(30, [](Dice& dice) {
    const int64_t n = 1 + dice.below(dice.one_in(4) ? 50000 : 500),
                  bins = dice.one_in(3) ? 9000 : 1 + dice.below(60);
    std::vector<int64_t> values(static_cast<size_t>(n));
    for (int64_t& x : values) x = dice.below(bins);
    const Array cpu = made(call(ctn_array_from_data, static_cast<const void*>(values.data()), &n, size_t{1},
                                ctn_dtype(CTN_INT64)));
    const Array cuda = on_device(cpu, "cuda:0");
    expect_same(call(ctn_array_bincount, cpu.get(), nullptr, int64_t{0}),
                call(ctn_array_bincount, cuda.get(), nullptr, int64_t{0}));
    Both weights(dice, {n}, CTN_FLOAT64, Values::integers);
    expect_same(call(ctn_array_bincount, cpu.get(), weights.cpu.get(), int64_t{5}),
                call(ctn_array_bincount, cuda.get(), weights.cuda.get(), int64_t{5}));
  });
}

TEST_F(CudaArrays, Sequences) {
  repeat(400, [](Dice& dice) {
    const ctn_dtype dtype = ctn_dtype(1 + dice.below(CTN_FLOAT64));
    const int64_t count = dice.below(2000);
    const double start = dice.real() * 50, step = dice.real() + 1.5;
    const bool is_linspace = dice.one_in(2), integers = dice.one_in(2);
    const int32_t endpoint = int32_t(dice.below(2));
    SCOPED_TRACE("dtype " + std::to_string(dtype));
    const auto run = [&](const char* device) {
      EXPECT_EQ(ctn_device_set_current(device), CTN_OK);
      Result result = is_linspace ? call(ctn_array_linspace, start, start + step, count, endpoint, dtype)
                      : integers  ? call(ctn_array_arange_i64, int64_t(start), int64_t(start) + count,
                                         int64_t(step), dtype)
                                  : call(ctn_array_arange_f64, start, start + double(count), step, dtype);
      EXPECT_EQ(ctn_device_set_current("cpu"), CTN_OK);
      return result;
    };
    expect_same(run("cpu"), run("cuda:0"));
  });
}

}  // namespace
