// Tests of the methods of operations against the operation on one position of the axis after the other: every
// operation and dtype, lengths around the sizes of blocks, strides, devices, and a device without the kernel.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <string>

#include "impl/array/array.h"
#include "impl/array/ufunc.h"
#include "impl/dtype/op.h"
#include "tests/impl/array/plain_backend.h"

namespace catenary {
namespace {

using Lengths = std::vector<int64_t>;

ArrayRef random_array(const Lengths& shape, DType dtype, Backend& backend) {
  std::mt19937 random(uint32_t(shape.size() + size_t(dtype)));
  int64_t size = 1;
  for (int64_t length : shape) size *= length;
  std::vector<double> values(static_cast<size_t>(size));
  for (double& value : values) value = 1 + double(random() % 5) / (is_float(dtype) ? 4 : 1);
  const ArrayRef wide = from_data(values.data(), {shape.data(), shape.size()}, CTN_FLOAT64, cpu_backend());
  return to_backend(*astype(*wide, dtype), backend);
}

std::vector<double> numbers(const Array& a) {
  const ArrayRef wide = contiguous(*astype(a, CTN_FLOAT64));
  std::vector<double> values(static_cast<size_t>(wide->size()));
  to_data(*wide, values.data());
  return values;
}

ArrayRef apply(const char* name, const Array& a, const Array& b, DType loop) {
  const Array* both[] = {&a, &b};
  return ufunc(name, {both, 2}, loop, CTN_CASTING_UNSAFE, nullptr, nullptr);
}

/// The running results, position by position.
std::vector<ArrayRef> one_by_one(const char* name, const Array& a, int axis, DType loop, DType result,
                                 int64_t begin, int64_t end) {
  std::vector<ArrayRef> all = {astype(*slice_axis(a, axis, begin, begin + 1), result)};
  for (int64_t k = begin + 1; k < end; ++k)
    all.push_back(apply(name, *all.back(), *slice_axis(a, axis, k, k + 1), loop));
  return all;
}

void expect_close(const Array& made, const Array& expected, DType dtype, const std::string& what) {
  ASSERT_EQ(made.dtype(), expected.dtype()) << what;
  const std::vector<double> x = numbers(made), y = numbers(expected);
  ASSERT_EQ(x.size(), y.size()) << what;
  const double tolerance = dtype == CTN_FLOAT64 ? 1e-10 : dtype == CTN_FLOAT32 ? 1e-3 : 0.0;
  for (size_t i = 0; i < x.size(); ++i) {
    if (std::isnan(y[i]) && std::isnan(x[i])) continue;
    if (x[i] == y[i]) continue;
    ASSERT_LE(std::abs(x[i] - y[i]), tolerance * std::max(1.0, std::abs(y[i]))) << what << " at " << i;
  }
}

/// 16-bit floats round differently if they are combined in another order.
bool is_comparable(Op op, DType loop) {
  static const std::set<Op> exact = {Op::maximum, Op::minimum, Op::fmax, Op::fmin};
  return !is_half(loop) || exact.count(op);
}

struct Case {
  const char* name;
  Op op;
  DType dtype, loop;
};

/// Calls body for each operation that has results of the dtype of its inputs.
template <class Body>
void for_each_case(Body&& body) {
  const int64_t one = 1;
  for (size_t k = 0; k < ufunc_count(); ++k) {
    const char* name = ufunc_name(k);
    const Op op = find_ufunc(name);
    if (op_inputs(op) != 2 || op_outputs(op) != 1) continue;
    for (int dtype = 0; dtype < kDTypes; ++dtype) {
      const ArrayRef a = random_array({one}, DType(dtype), cpu_backend());
      try {
        const DType result = ufunc_accumulate(name, *a, 0, CTN_DTYPE_NONE, nullptr)->dtype();
        if (is_comparable(op, result)) body(Case{name, op, DType(dtype), result});
      } catch (const Error& error) {
        EXPECT_EQ(error.status(), CTN_ERROR_DTYPE) << name << ' ' << dtype;
      }
    }
  }
}

const std::vector<Lengths> kShapes = {{1},     {2},      {17},     {130},    {2500},     {3, 5},
                                      {70, 3}, {3, 130}, {33, 70}, {70, 33}, {2, 40, 3}, {5, 2, 20}};

TEST(Fold, EveryOperationAndDtype) {
  for (Backend* backend : backends())
    for_each_case([&](const Case& c) {
      for (const Lengths& shape : kShapes) {
        if (backend != backends()[0] && shape.size() == 1 && shape[0] > 200) continue;
        const ArrayRef plain = random_array(shape, c.dtype, *backend);
        for (const bool turned : {false, true}) {
          if (turned && (shape.size() < 2 || backend != backends()[0])) continue;
          const ArrayRef a = turned ? transpose(*plain, {}) : plain;
          for (int axis = 0; axis < a->ndim(); ++axis) {
            const std::string what = std::string(c.name) + " of " + describe(*a) + " axis " +
                                     std::to_string(axis) + " on " + backend->name() +
                                     (turned ? " turned" : "");
            const int64_t n = a->dim(axis), along = axis;
            const auto running = one_by_one(c.name, *a, axis, c.loop, c.loop, 0, n);
            const ArrayRef total =
                ufunc_reduce(c.name, *a, {&along, 1}, true, CTN_DTYPE_NONE, nullptr, nullptr, nullptr);
            expect_close(*total, *running.back(), c.loop, what);
            std::vector<const Array*> parts;
            for (const ArrayRef& part : running) parts.push_back(part.get());
            expect_close(*ufunc_accumulate(c.name, *a, axis, CTN_DTYPE_NONE, nullptr),
                         *concatenate({parts.data(), parts.size()}, axis), c.loop, what + " running");
            const int64_t places[] = {n / 2, 0, n - 1}, count = 3;
            const ArrayRef indices = from_data(places, {&count, 1}, CTN_INT64, *backend);
            const ArrayRef segments = ufunc_reduceat(c.name, *a, *indices, axis, CTN_DTYPE_NONE, nullptr);
            const int64_t ends[] = {n / 2 + 1, std::max(n - 1, int64_t{1}), n};
            for (int i = 0; i < 3; ++i)  // a segment that does not begin at 0 has one position
              expect_close(*slice_axis(*segments, axis, i, i + 1),
                           places[i] == 0 ? *running[size_t(ends[i]) - 1]
                                          : *astype(*slice_axis(*a, axis, places[i], ends[i]), c.loop),
                           c.loop, what + " segment " + std::to_string(i));
            if (testing::Test::HasFatalFailure()) return;
          }
        }
      }
    });
}

// More segments than are combined side by side, of lengths on both sides of those for which ways differ.
TEST(Fold, ManySegmentsOfDifferentLengths) {
  std::vector<int64_t> places;
  int64_t n = 0;
  for (int64_t k = 0; k < 300; ++k) {
    places.push_back(n);
    n += k % 50 == 0 ? 40 + k / 10 : k % 7 == 0 ? 1 + k % 23 : 1 + k % 3;
  }
  places.push_back(n / 2);  // not larger than the one before: one element, and then the rest
  const int64_t count = int64_t(places.size());
  for_each_case([&](const Case& c) {
    const ArrayRef wide = random_array({2 * n}, c.dtype, cpu_backend());
    const int64_t item = int64_t(itemsize(c.dtype)), step = 2 * item;
    const ArrayRef indices = from_data(places.data(), {&count, 1}, CTN_INT64, cpu_backend());
    for (const ArrayRef& a :
         {slice_axis(*wide, 0, 0, n), view_as(*wide, wide->data(), {&n, 1}, {&step, 1}, false)}) {
      const ArrayRef made = ufunc_reduceat(c.name, *a, *indices, 0, CTN_DTYPE_NONE, nullptr);
      for (int64_t i = 0; i < count; i += i % 10 == 0 ? 1 : 3) {
        const int64_t from = places[size_t(i)], next = i + 1 < count ? places[size_t(i + 1)] : n;
        const auto expected =
            one_by_one(c.name, *a, 0, made->dtype(), made->dtype(), from, std::max(next, from + 1));
        expect_close(*slice_axis(*made, 0, i, i + 1), *expected.back(), made->dtype(),
                     std::string(c.name) + " " + dtype_name(c.dtype) + " " + std::to_string(i));
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  });
}

/// Numbers at the borders of a dtype, and usual ones.
ArrayRef special_array(int64_t n, DType dtype, uint32_t seed) {
  std::mt19937 random(seed);
  const ArrayRef small = random_array({n}, dtype, cpu_backend());
  const double infinity = std::numeric_limits<double>::infinity();
  const double floats[] = {0, -0.0, 1, -1, 0.25, 1e-300, 1e300, infinity, -infinity, NAN};
  const double wholes[] = {0, 1, 2, 12, 120, 127, 64, 3, 1, 5};
  std::vector<double> values = numbers(*small);
  for (double& value : values)
    if (random() % 4 == 0) value = is_float(dtype) ? floats[random() % 10] : wholes[random() % 10];
  ArrayRef a = astype(*from_data(values.data(), {&n, 1}, CTN_FLOAT64, cpu_backend()), dtype);
  if (!is_signed_integer(dtype)) return a;
  const int64_t bit = 8 * int64_t(itemsize(dtype)) - 1;
  const ArrayRef least =
      elementwise(Op::left_shift, *scalar_on(cpu_backend(), 1, dtype), *astype(*scalar_i64(bit), dtype));
  for (int64_t k = 3; k < n; k += 29) assign(*slice_axis(*a, 0, k, k + 1), *least);
  return a;
}

TEST(Fold, VectorsOfSpecialNumbers) {
  for (const char* name : {"true_divide", "floor_divide", "remainder", "fmod", "power", "copysign",
                           "nextafter", "heaviside", "gcd", "lcm", "left_shift", "right_shift"})
    for (const DType dtype : {CTN_INT8, CTN_UINT8, CTN_INT16, CTN_UINT16, CTN_INT32, CTN_UINT32, CTN_INT64,
                              CTN_UINT64, CTN_FLOAT32, CTN_FLOAT64}) {
      const bool negative = std::string(name) != "power" || is_float(dtype);
      for (uint32_t seed = 0; seed < 8; ++seed) {
        ArrayRef a = special_array(301, dtype, seed);
        if (!negative) a = elementwise(Op::remainder, *a, *scalar_on(cpu_backend(), 100, dtype));
        const std::string what = std::string(name) + " " + dtype_name(dtype) + " " + std::to_string(seed);
        ArrayRef made;
        try {
          made = ufunc_accumulate(name, *a, 0, CTN_DTYPE_NONE, nullptr);
        } catch (const Error& error) {
          ASSERT_EQ(error.status(), CTN_ERROR_DTYPE) << what << ' ' << error.what();
          break;
        }
        const auto running = one_by_one(name, *a, 0, made->dtype(), made->dtype(), 0, 301);
        std::vector<const Array*> parts;
        for (const ArrayRef& part : running) parts.push_back(part.get());
        const std::vector<double> expected = numbers(*concatenate({parts.data(), parts.size()}, 0)),
                                  got = numbers(*made);
        for (size_t k = 0; k < got.size(); ++k) {
          const bool same = got[k] == expected[k] && std::signbit(got[k]) == std::signbit(expected[k]);
          ASSERT_TRUE(same || (std::isnan(got[k]) && std::isnan(expected[k])))
              << what << " at " << k << ": " << got[k] << ", expected " << expected[k];
        }
        const int64_t axis = 0;
        const ArrayRef total =
            ufunc_reduce(name, *a, {&axis, 1}, true, CTN_DTYPE_NONE, nullptr, nullptr, nullptr);
        expect_close(*total, *running.back(), CTN_INT8, what);
      }
    }
}

TEST(Fold, DivisorsOfOneElementAreNotNegative) {
  const int32_t values[] = {-4, -2147483647 - 1};
  const int64_t two = 2, axis = 0;
  const ArrayRef a = from_data(values, {&two, 1}, CTN_INT32, cpu_backend());
  for (int64_t k = 0; k < 2; ++k) {
    const ArrayRef total = ufunc_reduce("gcd", *slice_axis(*a, 0, k, k + 1), {&axis, 1}, false,
                                        CTN_DTYPE_NONE, nullptr, nullptr, nullptr);
    EXPECT_EQ(item_i64(*total, {}), k == 0 ? 4 : values[1]);
  }
  EXPECT_EQ(item_i64(*ufunc_reduce("gcd", *slice_axis(*a, 0, 0, 0), {&axis, 1}, false, CTN_DTYPE_NONE,
                                   nullptr, nullptr, nullptr),
                     {}),
            0);
  EXPECT_THROW(ufunc_reduce("lcm", *slice_axis(*a, 0, 0, 0), {&axis, 1}, false, CTN_DTYPE_NONE, nullptr,
                            nullptr, nullptr),
               Error);
}

TEST(Fold, MasksAndInitialValues) {
  const ArrayRef initial = from_data("\7\0\0\0", {}, CTN_INT32, cpu_backend());
  for_each_case([&](const Case& c) {
    const ArrayRef a = random_array({4, 6}, c.dtype, cpu_backend());
    const ArrayRef mask = elementwise(Op::greater, *a, *scalar_on(cpu_backend(), 2, c.dtype));
    const int64_t axis = 1;
    ArrayRef expected;
    for (int64_t row = 0; row < 4; ++row) {
      ArrayRef total = astype(*initial, c.loop);
      for (int64_t k = 0; k < 6; ++k) {
        const int64_t place[] = {row, k};
        if (item_i64(*mask, {place, 2}) == 0) continue;
        const ArrayRef x = slice_axis(*slice_axis(*a, 0, row, row + 1), 1, k, k + 1);
        const int64_t none = 0;
        total = apply(c.name, *total, *reshape(*x, {&none, 0}), c.loop);
      }
      const ArrayRef made =
          ufunc_reduce(c.name, *slice_axis(*a, 0, row, row + 1), {&axis, 1}, false, CTN_DTYPE_NONE,
                       slice_axis(*mask, 0, row, row + 1).get(), initial.get(), nullptr);
      const int64_t one = 1;
      expect_close(*made, *reshape(*total, {&one, 1}), c.loop, c.name);
    }
  });
}

TEST(Fold, FailuresLeaveTheDestinationAlone) {
  const ArrayRef a = random_array({3, 4}, CTN_FLOAT32, cpu_backend()),
                 out = random_array({3}, CTN_FLOAT32, cpu_backend());
  const std::vector<double> before = numbers(*out);
  const int64_t axis = 0, both[] = {0, 1};
  EXPECT_THROW(ufunc_reduce("hypot", *a, {&axis, 1}, false, CTN_DTYPE_NONE, nullptr, nullptr, out.get()),
               Error);
  EXPECT_THROW(ufunc_reduce("copysign", *a, {both, 2}, false, CTN_DTYPE_NONE, nullptr, nullptr, nullptr),
               Error);
  EXPECT_THROW(ufunc_accumulate("fmax", *a, 0, CTN_DTYPE_NONE, out.get()), Error);
  EXPECT_THROW(ufunc_reduceat("fmax", *a, *a, 0, CTN_DTYPE_NONE, nullptr), Error);
  EXPECT_EQ(numbers(*out), before);
}

}  // namespace
}  // namespace catenary
