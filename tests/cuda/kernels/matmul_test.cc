// The kernels of matrix products against the CPU's products.
#include "impl/backend/cuda/kernels/matmul.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/host.h"
#include "impl/backend/kernels.h"
#include "impl/backend/params/matmul.h"
#include "impl/base/numeric.h"
#include "kernels/numbers.h"

namespace catenary::cuda {
namespace {

/// Numbers of a dtype: small floats, any bits of integers.
Bytes random_numbers(DType dtype, size_t count, std::mt19937_64& random) {
  const size_t size = itemsize(dtype);
  Bytes bytes(count * size);
  for (size_t i = 0; i < count; ++i) {
    uint64_t bits = random();
    if (dtype == CTN_BOOL) bits = bits % 8 == 0 ? bits : 0;
    std::memcpy(&bytes[i * size], &bits, size);
    if (!is_float(dtype)) continue;
    const double x = double(int(bits % 33) - 16) / 8;
    cpu::cast_loop(CTN_FLOAT64, dtype)(&x, &bytes[i * size], 1);
  }
  return bytes;
}

std::vector<double> as_doubles(const Bytes& bytes, DType dtype) {
  std::vector<double> values(bytes.size() / itemsize(dtype));
  if (dtype == CTN_FLOAT64)
    std::memcpy(values.data(), bytes.data(), bytes.size());
  else
    cpu::cast_loop(dtype, CTN_FLOAT64)(bytes.data(), values.data(), int64_t(values.size()));
  return values;
}

struct Array {
  Bytes bytes;
  std::vector<int64_t> shape, strides;
  int64_t offset = 0;
  DType dtype;
  char* data() { return reinterpret_cast<char*>(bytes.data()) + offset; }
  Operand operand() { return {data(), nullptr, shape.data(), strides.data(), int32_t(shape.size()), dtype}; }
};

/// A stack of matrices with one of several memory orders: C order, transposed, with gaps, reversed, one
/// repeated matrix.
Array matrices(DType dtype, int64_t batch, int64_t rows, int64_t columns, unsigned order,
               std::mt19937_64& random) {
  const int64_t size = int64_t(itemsize(dtype));
  Array x;
  x.dtype = dtype;
  x.shape = {batch, rows, columns};
  const int64_t gap = order % 5 == 2 ? 3 : 0;
  if (order % 2 == 0)
    x.strides = {rows * (columns + gap), columns + gap, 1};
  else
    x.strides = {rows * columns, 1, rows};
  x.bytes = random_numbers(dtype, size_t(batch * rows * (columns + gap) + 1), random);
  for (int64_t& stride : x.strides) stride *= size;
  if (order % 5 == 3 && rows > 0) {
    x.offset = (rows - 1) * x.strides[1];
    x.strides[1] = -x.strides[1];
  }
  if (order % 5 == 4) x.strides[0] = 0;
  return x;
}

struct Case {
  DType dtype;
  int64_t batch, rows, inner, columns;
  unsigned a_order, b_order;
  bool bias, add;
  std::string text() const {
    return std::string(dtype_name(dtype)) + ": " + std::to_string(batch) + " x " + std::to_string(rows) +
           ", " + std::to_string(inner) + ", " + std::to_string(columns) + "; orders " +
           std::to_string(a_order) + ", " + std::to_string(b_order) + (bias ? "; bias" : "") +
           (add ? "; add" : "");
  }
};

std::string name_of(DType dtype) {
  const DType names[] = {CTN_BOOL, CTN_UINT8, CTN_UINT16, CTN_UINT32, CTN_UINT64};
  return dtype_name(dtype <= CTN_INT64 ? names[dtype] : dtype);
}

void check(const Case& c, const TileSize& tile, const char* size_name, int64_t part,
           std::mt19937_64& random) {
  SCOPED_TRACE(c.text() + "; " + size_name + ", parts of " + std::to_string(part));
  const int64_t item = int64_t(itemsize(c.dtype)), results = c.batch * c.rows * c.columns;
  Array a = matrices(c.dtype, c.batch, c.rows, c.inner, c.a_order, random);
  Array b = matrices(c.dtype, c.batch, c.inner, c.columns, c.b_order, random);
  Array y, bias;
  y.dtype = bias.dtype = c.dtype;
  y.shape = {c.batch, c.rows, c.columns};
  y.strides = {c.rows * c.columns * item, c.columns * item, item};
  y.bytes = random_numbers(c.dtype, size_t(results + 1), random);
  bias.shape = {c.columns};
  bias.strides = {2 * item};
  bias.bytes = random_numbers(c.dtype, size_t(2 * c.columns + 1), random);
  Bytes got = y.bytes;

  Launch launch(kernels::matmul, MatmulParams{c.bias, c.add});
  launch.add(a.operand());
  launch.add(b.operand());
  if (c.bias) launch.add(bias.operand());
  launch.add(y.operand());
  if (results > 0) cpu::run(launch);

  const int64_t across = divide_up(c.columns, tile.columns), down = divide_up(c.rows, tile.rows);
  const int64_t parts = std::max<int64_t>(1, divide_up(c.inner, part));
  Bytes sums(size_t(parts * results) * 8);
  ProductParams p{};
  p.a = {a.data(), a.strides[0], a.strides[1], a.strides[2]};
  p.b = {b.data(), b.strides[0], b.strides[1], b.strides[2]};
  p.rows = c.rows;
  p.inner = c.inner;
  p.columns = c.columns;
  p.part = part;
  p.parts_stride = results;
  p.bias = c.bias ? bias.data() : nullptr;
  p.bias_stride = bias.strides[0];
  p.y = parts > 1 ? sums.data() : got.data();
  p.add = c.add;
  p.across = make_divisor(uint32_t(across));
  p.down = make_divisor(uint32_t(down));
  p.parts = make_divisor(uint32_t(parts));
  emulated::launch(emulated::kernel(std::string("matmul_") + size_name + "_" + name_of(c.dtype)),
                   {unsigned(across * down * parts * c.batch)}, {tile.threads}, p);
  if (parts > 1) {
    const PartsParams rest{sums.data(), results, parts, p.bias,   p.bias_stride,
                           got.data(),  c.add,   1,     c.columns};
    emulated::launch(emulated::kernel("matmul_sum_" + name_of(c.dtype)), {3}, {kSumThreads}, rest);
  }
  if (!is_float(c.dtype)) {
    EXPECT_EQ(got, y.bytes);
    return;
  }
  const std::vector<double> expected = as_doubles(y.bytes, c.dtype), values = as_doubles(got, c.dtype);
  const double tolerance = c.dtype == CTN_FLOAT16 ? 2e-3 : c.dtype == CTN_BFLOAT16 ? 1.6e-2 : 1e-5;
  for (size_t i = 0; i < expected.size(); ++i)
    ASSERT_NEAR(values[i], expected[i], tolerance * std::max(1.0, std::abs(expected[i]))) << i;
}

TEST(CudaMatmul, MultipliesAsTheCpu) {
  std::mt19937_64 random(1);
  unsigned order = 0;
  for (int dtype = 0; dtype < kDTypes; ++dtype) {
    const bool floating = is_float(DType(dtype));
    for (const auto& [rows, inner, columns] : {std::array<int64_t, 3>{1, 1, 1},
                                               {5, 0, 3},
                                               {33, 40, 70},
                                               {70, 17, 31},
                                               {1, 300, 65},
                                               {130, 35, 1}}) {
      emulated::set_order(++order % 3);
      const Case c{DType(dtype),
                   1 + order % 3,
                   rows,
                   inner,
                   columns,
                   order,
                   order / 2,
                   floating && order % 2 == 0,
                   floating && order % 3 == 0};
      const int64_t part = order % 2 ? 16 : 512;
      check(c, kMediumTile, "medium", part, random);
      if (floating) check(c, kSmallTile, "small", part, random);
      if (floating && dtype != CTN_FLOAT64) check(c, kLargeTile, "large", part, random);
    }
  }
  emulated::set_order(0);
}

TEST(CudaMatmul, SaysWhetherAnyProductIsTrue) {
  std::mt19937_64 random(2);
  for (unsigned order = 0; order < 5; ++order)
    check({CTN_BOOL, 2, 20, 64, 30, order, order / 2, false, false}, kMediumTile, "medium", 32, random);
}

}  // namespace
}  // namespace catenary::cuda
