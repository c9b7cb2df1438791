// Tests of ufunc.at for every operation and dtype against the same operation on one element at a time.
#include "impl/array/ufunc.h"
#include "impl/dtype/op.h"

#include <gtest/gtest.h>

#include "impl/array/indexing.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

using List = std::vector<double>;

ArrayRef array_of(const List& values, DType dtype, Backend& backend, std::vector<int64_t> shape = {}) {
  if (shape.empty()) shape.push_back(int64_t(values.size()));
  ArrayRef wide = from_data(values.data(), {shape.data(), shape.size()}, CTN_FLOAT64, cpu_backend());
  return to_backend(*astype(*wide, dtype), backend);
}

std::vector<char> bytes_of(const Array& a) {
  std::vector<char> bytes(static_cast<size_t>(a.nbytes()));
  to_data(a, bytes.data());
  return bytes;
}

/// Element i of the first axis, as a view.
ArrayRef element(const Array& a, int64_t i) {
  const ctn_index item = {CTN_INDEX_SLICE, i, i + 1, 1};
  return get_item(a, {&item, 1});
}

const ctn_index kArray = {CTN_INDEX_ARRAY, 0, 0, 0};
const Span<const ctn_index> kPicked = {&kArray, 1};
const int64_t kPositions[] = {1, -1, 1, 0, 1, 4, 3, 3, 0, 7, 8, 9, 10, 11, 12, 5, 6, 6};
constexpr int64_t kCount = std::size(kPositions);

/// Applies each operation to one operand after the other; returns the first status that is not CTN_OK.
ctn_status one_by_one(const char* name, Array& a, const Array* value) {
  try {
    for (int64_t i = 0; i < kCount; ++i) {
      ArrayRef x = element(a, kPositions[i] < 0 ? kPositions[i] + a.dim(0) : kPositions[i]);
      ArrayRef y = value ? element(*value, i) : nullptr;
      const Array* inputs[] = {x.get(), y.get()};
      ArrayRef result =
          ufunc(name, {inputs, size_t(value ? 2 : 1)}, CTN_DTYPE_NONE, CTN_CASTING_SAFE, nullptr, nullptr);
      copyto(*x, *result, CTN_CASTING_UNSAFE, nullptr);
    }
  } catch (const Error& error) {
    return error.status();
  }
  return CTN_OK;
}

TEST(UfuncAt, EveryOperationAndDtype) {
  for (const char* device : {"cpu", "test:0"}) {
    Backend& backend = find_backend(device);
    ArrayRef positions = from_data(kPositions, {&kCount, 1}, CTN_INT64, backend);
    const Array* arrays[] = {positions.get()};
    for (size_t k = 0; k < ufunc_count(); ++k) {
      const char* name = ufunc_name(k);
      const Op op = find_ufunc(name);
      if (op_outputs(op) != 1) continue;
      const bool binary = op_inputs(op) == 2;
      for (DType dtype : kAllDTypes)
        for (DType second : kAllDTypes) {
          if (!binary && second != dtype) continue;
          SCOPED_TRACE(std::string(name) + " " + device + " " + dtype_name(dtype) + " " + dtype_name(second));
          const ArrayRef start = array_of({5, 0, 1, 2, 0.5, 4, 3, 1, 2, 3, 0, 6, 5}, dtype, backend);
          const ArrayRef value =
              binary ? array_of({1, 3, 2, 0, 5, 1, 2.5, 7, 1, 2, 1, 0, 3, 1.5, 4, 1, 2, 3}, second, backend)
                     : nullptr;
          ArrayRef expected = copy(*start), got = copy(*start);
          const ctn_status status = one_by_one(name, *expected, value.get());
          try {
            ufunc_at(name, *got, kPicked, {arrays, 1}, value.get());
            ASSERT_EQ(status, CTN_OK);
          } catch (const Error& error) {
            ASSERT_EQ(error.status(), status) << error.what();
            expected = copy(*start);
          }
          ASSERT_EQ(bytes_of(*got), bytes_of(*expected));
        }
    }
  }
}

// More positions than are looked at together, of which many are repeated and some count from the end.
TEST(UfuncAt, ManyPositionsOfAVector) {
  const int64_t n = 2500, length = 300;
  List places(static_cast<size_t>(n)), start(static_cast<size_t>(2 * length)), values(static_cast<size_t>(n));
  for (size_t i = 0; i < places.size(); ++i) {
    places[i] = double(int64_t(i * i * 7919 % 600) - 300);
    if (i % 5 == 0 && i > 0) places[i] = places[i - 1];
    values[i] = double(1 + i % 3);
  }
  for (size_t i = 0; i < start.size(); ++i) start[i] = double(i % 50);
  ArrayRef positions = array_of(places, CTN_INT64, cpu_backend());
  const Array* arrays[] = {positions.get()};
  for (const char* name : {"add", "subtract", "multiply", "true_divide", "maximum", "fmin", "floor_divide",
                           "remainder", "power", "copysign", "heaviside", "gcd", "lcm", "left_shift"})
    for (DType dtype : kAllDTypes)
      for (const int64_t step : {1, 2, -1})
        for (const bool one : {false, true}) {
          const ArrayRef wide = array_of(start, dtype, cpu_backend());
          const int64_t stride = step * int64_t(itemsize(dtype)), first = step < 0 ? length - 1 : 0;
          char* const data = wide->data() + first * int64_t(itemsize(dtype));
          const ArrayRef a = view_as(*wide, data, {&length, 1}, {&stride, 1}, true);
          const ArrayRef all = array_of(values, dtype, cpu_backend()),
                         value = one ? slice_axis(*all, 0, 1, 2) : all;
          const ArrayRef naive = copy(*a);
          try {
            ufunc_at(name, *a, kPicked, {arrays, 1}, value.get());
          } catch (const Error& error) {
            ASSERT_EQ(error.status(), CTN_ERROR_DTYPE) << name << ' ' << error.what();
            continue;
          }
          for (int64_t i = 0; i < n; ++i) {
            const int64_t at = int64_t(places[size_t(i)]) + (places[size_t(i)] < 0 ? length : 0);
            const ArrayRef x = slice_axis(*naive, 0, at, at + 1),
                           y = one ? value : slice_axis(*all, 0, i, i + 1);
            const Array* inputs[] = {x.get(), y.get()};
            copyto(*x, *ufunc(name, {inputs, 2}, CTN_DTYPE_NONE, CTN_CASTING_SAFE, nullptr, nullptr),
                   CTN_CASTING_UNSAFE, nullptr);
          }
          ASSERT_EQ(bytes_of(*copy(*a)), bytes_of(*naive)) << name << ' ' << dtype_name(dtype) << ' ' << step;
        }
}

TEST(UfuncAt, RowsSlicesAndBroadcastValues) {
  const int64_t shape[] = {5, 3};
  List start(15);
  for (size_t i = 0; i < start.size(); ++i) start[i] = double(i);
  ArrayRef a = array_of(start, CTN_INT16, cpu_backend(), {5, 3});
  ArrayRef rows = array_of({4, 0, 4}, CTN_INT32, cpu_backend());
  const Array* arrays[] = {rows.get()};
  ArrayRef limit = array_of({100, 2, 14}, CTN_INT64, cpu_backend());
  ufunc_at("maximum", *a, kPicked, {arrays, 1}, limit.get());
  List expected = start;
  for (size_t row : {size_t(4), size_t(0)})
    for (size_t c = 0; c < 3; ++c)
      expected[row * 3 + c] = std::max(expected[row * 3 + c], List{100, 2, 14}[c]);
  EXPECT_EQ(bytes_of(*a), bytes_of(*array_of(expected, CTN_INT16, cpu_backend(), {5, 3})));
  const ctn_index items[] = {{CTN_INDEX_ARRAY, 0, 0, 0}, {CTN_INDEX_SLICE, 1, CTN_OMITTED, CTN_OMITTED}};
  ufunc_at("negative", *a, {items, 2}, {arrays, 1}, nullptr);  // row 4 is listed twice
  for (size_t c : {size_t(1), size_t(2)}) expected[c] = -expected[c];
  EXPECT_EQ(bytes_of(*a), bytes_of(*array_of(expected, CTN_INT16, cpu_backend(), {5, 3})));
  ASSERT_EQ(shape[0] * shape[1], a->size());
}

TEST(UfuncAt, WeakValuesAndErrors) {
  ArrayRef a = array_of({1, 2, 3}, CTN_FLOAT16, cpu_backend());
  ArrayRef places = array_of({0, 0, 2}, CTN_INT64, cpu_backend());
  const Array* arrays[] = {places.get()};
  ufunc_at("power", *a, kPicked, {arrays, 1}, scalar_i64(2).get());
  EXPECT_EQ(bytes_of(*a), bytes_of(*array_of({1, 2, 9}, CTN_FLOAT16, cpu_backend())));
  const auto status = [&](const char* name, const Array* value) {
    try {
      ufunc_at(name, *a, kPicked, {arrays, 1}, value);
    } catch (const Error& error) {
      return error.status();
    }
    return ctn_status(CTN_OK);
  };
  EXPECT_EQ(status("divmod", a.get()), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status("multiply_add", nullptr), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status("multiply_add", a.get()), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status("modf", nullptr), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status("add", nullptr), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status("negative", a.get()), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status("plus", a.get()), CTN_ERROR_NOT_FOUND);
  EXPECT_EQ(status("bitwise_or", a.get()), CTN_ERROR_DTYPE);
  EXPECT_EQ(status("add", array_of({1, 2, 3, 4}, CTN_FLOAT16, cpu_backend()).get()), CTN_ERROR_SHAPE);
  EXPECT_EQ(bytes_of(*a), bytes_of(*array_of({1, 2, 9}, CTN_FLOAT16, cpu_backend())));
}

}  // namespace
}  // namespace catenary
