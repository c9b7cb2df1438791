// Tests of booleans in memory that others filled: every byte except 0 is true, and results are 0 or 1. Each
// routine runs on such bytes and on the same truth values as 0 and 1.
#include <gtest/gtest.h>

#include <functional>

#include "impl/array/array.h"
#include "impl/array/indexing.h"
#include "impl/array/linalg.h"
#include "impl/array/manipulation.h"
#include "impl/array/sorting.h"
#include "impl/array/statistics.h"
#include "impl/array/ufunc.h"
#include "impl/dtype/op.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

/// The same truth values as arbitrary bytes, and as 0 and 1.
struct Booleans {
  ArrayRef raw, clean;
};

Booleans booleans(std::vector<int64_t> shape, Backend& backend, unsigned seed) {
  const uint8_t kinds[] = {0, 1, 2, 255, 0, 128, 1, 0};
  int64_t size = 1;
  for (int64_t length : shape) size *= length;
  std::vector<uint8_t> bytes(static_cast<size_t>(size)), truth;
  std::mt19937 engine(seed);
  for (uint8_t& byte : bytes) byte = kinds[engine() % 8];
  for (uint8_t byte : bytes) truth.push_back(byte != 0);
  const Shape dims{shape.data(), shape.size()};
  return {view(*from_data(bytes.data(), dims, CTN_UINT8, backend), CTN_BOOL),
          from_data(truth.data(), dims, CTN_BOOL, backend)};
}

std::vector<char> bytes_of(const Array& a) {
  std::vector<char> bytes(static_cast<size_t>(a.nbytes()));
  to_data(a, bytes.data());
  return bytes;
}

using Call = std::function<std::vector<ArrayRef>(const Array& a, const Array& b)>;

void expect_same(const char* name, const Booleans& a, const Booleans& b, const Call& call) {
  std::vector<ArrayRef> got, want;
  try {
    want = call(*a.clean, *b.clean);
  } catch (const Error& error) {
    EXPECT_THROW(call(*a.raw, *b.raw), Error) << name << ": " << error.what();
    return;
  }
  got = call(*a.raw, *b.raw);
  ASSERT_EQ(got.size(), want.size());
  for (size_t i = 0; i < got.size(); ++i) {
    ASSERT_EQ(got[i]->dtype(), want[i]->dtype()) << name;
    EXPECT_EQ(bytes_of(*got[i]), bytes_of(*want[i])) << name << " of " << describe(*a.raw);
  }
}

const std::vector<int64_t> kShapes[] = {{},     {0},    {1},      {2},      {7},     {67},
                                        {3000}, {5, 7}, {90, 70}, {3, 300}, {300, 3}};

template <class F>
void each_pair(F&& body) {
  for (const char* device : {"cpu", "test:0"})
    for (const auto& shape : kShapes) {
      SCOPED_TRACE(std::string(device) + " " + shape_text({shape.data(), shape.size()}));
      Backend& backend = find_backend(device);
      const Booleans a = booleans(shape, backend, 1), b = booleans(shape, backend, 2);
      body(a, b);
      if (shape.size() == 2)
        body({transpose(*a.raw, {}), transpose(*a.clean, {})},
             {transpose(*b.raw, {}), transpose(*b.clean, {})});
      if (::testing::Test::HasFailure()) return;
    }
}

TEST(BoolBytes, EveryOperation) {
  each_pair([](const Booleans& a, const Booleans& b) {
    for (size_t k = 0; k < ufunc_count(); ++k)
      expect_same(ufunc_name(k), a, b, [k](const Array& x, const Array& y) {
        const Array* inputs[] = {&x, &y, &x};
        const Op op = find_ufunc(ufunc_name(k));
        return ufunc_outputs(ufunc_name(k), {inputs, size_t(op_inputs(op))}, CTN_DTYPE_NONE, CTN_CASTING_SAFE,
                             nullptr, {nullptr, 0}, size_t(op_outputs(op)));
      });
    for (DType dtype : kAllDTypes) {
      expect_same(dtype_name(dtype), a, b, [dtype](const Array& x, const Array& y) {
        std::vector<ArrayRef> all = {elementwise(Op::add, *astype(x, dtype), y)};
        if (dtype != CTN_BOOL) all.push_back(astype(x, dtype));
        return all;
      });
    }
    expect_same("where", a, b, [](const Array& x, const Array& y) {
      return std::vector<ArrayRef>{where(x, *astype(y, CTN_INT8), *scalar_i64(7)),
                                   elementwise(Op::clip, x, y, *scalar_bool(true))};
    });
  });
}

TEST(BoolBytes, Reductions) {
  each_pair([](const Booleans& a, const Booleans& b) {
    std::vector<std::vector<int64_t>> axes = {{}};
    for (int axis = 0; axis < a.raw->ndim(); ++axis) axes.push_back({axis});
    for (const auto& list : axes) {
      const Span<const int64_t> over{list.data(), list.size()};
      const auto one = [&](const char* name, const std::function<ArrayRef(const Array&)>& f) {
        expect_same(name, a, b, [&](const Array& x, const Array&) { return std::vector<ArrayRef>{f(x)}; });
      };
      one("sum", [&](const Array& x) { return sum(x, over, false, CTN_DTYPE_NONE); });
      one("sum as bool", [&](const Array& x) { return sum(x, over, false, CTN_BOOL); });
      one("prod", [&](const Array& x) { return prod(x, over, false, CTN_DTYPE_NONE); });
      one("prod as bool", [&](const Array& x) { return prod(x, over, true, CTN_BOOL); });
      one("max", [&](const Array& x) { return max(x, over, false); });
      one("min", [&](const Array& x) { return min(x, over, false); });
      one("mean", [&](const Array& x) { return mean(x, over, false, CTN_DTYPE_NONE); });
      one("all", [&](const Array& x) { return all(x, over, false); });
      one("any", [&](const Array& x) { return any(x, over, false); });
      if (list.empty()) continue;
      one("argmax", [&](const Array& x) { return argmax(x, list[0], false); });
      one("argmin", [&](const Array& x) { return argmin(x, list[0], false); });
      one("cumsum", [&](const Array& x) { return cumsum(x, list[0], CTN_DTYPE_NONE); });
      one("cumsum as bool", [&](const Array& x) { return cumsum(x, list[0], CTN_BOOL); });
      one("cumprod as bool", [&](const Array& x) { return cumprod(x, list[0], CTN_BOOL); });
      one("sort", [&](const Array& x) { return sort(x, list[0]); });
      one("argsort", [&](const Array& x) { return argsort(x, list[0]); });
    }
  });
}

TEST(BoolBytes, Others) {
  each_pair([](const Booleans& a, const Booleans& b) {
    expect_same("unique", a, b, [](const Array& x, const Array&) {
      auto made = unique(x, true, true, true);
      return std::vector<ArrayRef>{made.values, made.index, made.inverse, made.counts};
    });
    expect_same("nonzero", a, b,
                [](const Array& x, const Array&) { return std::vector<ArrayRef>{nonzero(x)}; });
    expect_same("mask", a, b, [](const Array& x, const Array& y) {
      ArrayRef changed = astype(y, CTN_INT16);
      set_mask(*changed, x, *scalar_i64(9));
      return std::vector<ArrayRef>{get_mask(*astype(y, CTN_FLOAT32), x), changed};
    });
    if (a.raw->ndim() == 1)
      expect_same("searchsorted", a, b, [](const Array& x, const Array& y) {
        return std::vector<ArrayRef>{searchsorted(*sort(x, 0), y, CTN_SIDE_RIGHT, nullptr)};
      });
    if (a.raw->ndim() == 2)
      expect_same("matmul", a, b, [](const Array& x, const Array& y) {
        return std::vector<ArrayRef>{matmul(x, *transpose(y, {})),
                                     matmul(*transpose(x, {}), *astype(y, CTN_INT32))};
      });
    if (a.raw->size() == 1) {
      EXPECT_EQ(item_i64(*a.raw, {}), item_i64(*a.clean, {}));
      EXPECT_EQ(item_f64(*a.raw, {}), item_f64(*a.clean, {}));
    }
  });
}

}  // namespace
}  // namespace catenary
