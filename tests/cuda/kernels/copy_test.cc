// The kernels that copy, cast, transpose and fill, against the CPU's casts and simple loops.
#include "impl/backend/cuda/kernels/copy.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/host.h"
#include "kernels/numbers.h"

namespace catenary::cuda {
namespace {

/// The kernel of a family for a dtype of the source, or for a size of elements in bytes.
const emulation::Kernel& kernel_of(const char* family, DType from) {
  return emulated::kernel(std::string(family) + "_" + dtype_name(from));
}
const emulation::Kernel& kernel_of_size(const char* family, size_t size) {
  return emulated::kernel(std::string(family) + "_" + std::to_string(size));
}

std::string pair_name(int from, int to) {
  return std::string(dtype_name(DType(from))) + " to " + dtype_name(DType(to));
}

/// The first element in which two arrays of a dtype differ, or -1.
int64_t difference(const unsigned char* a, const unsigned char* b, size_t n, size_t size) {
  for (size_t i = 0; i < n; ++i)
    if (std::memcmp(a + i * size, b + i * size, size) != 0) return int64_t(i);
  return -1;
}

TEST(CudaCopy, CastsAsTheCpu) {
  for (int from = 0; from < kDTypes; ++from) {
    const Bytes x = numbers(from);
    const size_t n = x.size() / itemsize(DType(from));
    for (int to = 0; to < kDTypes; ++to) {
      if (from == to) continue;
      SCOPED_TRACE(pair_name(from, to));
      const size_t size = itemsize(DType(to));
      Bytes expected(n * size), y(n * size + 1);
      y.back() = 77;
      cpu::cast_loop(DType(from), DType(to))(x.data(), expected.data(), int64_t(n));
      emulated::launch(kernel_of("copy_cast", DType(from)), {7}, {kCopyThreads},
                       CastParams{x.data(), y.data(), n, to});
      EXPECT_EQ(difference(y.data(), expected.data(), n, size), -1);
      EXPECT_EQ(y.back(), 77);
    }
  }
}

TEST(CudaCopy, CastsFromAnyAddressAndSize) {
  std::vector<float> x(40);
  for (size_t i = 0; i < x.size(); ++i) x[i] = float(i) * 1.5f;
  for (size_t offset = 0; offset < 5; ++offset)
    for (size_t n = 0; n < 35; ++n) {
      std::vector<int16_t> y(41, -7);
      int16_t* const begin = y.data() + offset;
      emulated::launch(kernel_of("copy_cast", CTN_FLOAT32), {1}, {32},
                       CastParams{&x[offset / 2], begin, n, CTN_INT16});
      for (size_t i = 0; i < y.size(); ++i) {
        const bool inside = i >= offset && i < offset + n;
        ASSERT_EQ(y[i], inside ? int16_t(x[i - offset + offset / 2]) : -7)
            << offset << ", " << n << ", " << i;
      }
    }
}

/// A layout from lengths and strides, the innermost dimension first.
struct Dim {
  uint32_t length;
  int64_t source, destination;
};
Layout<2> layout_of(const std::vector<Dim>& dims) {
  Layout<2> layout{};
  layout.size = 1;
  layout.ndim = int32_t(dims.size());
  for (size_t d = 0; d < dims.size(); ++d) {
    layout.size *= dims[d].length;
    layout.lengths[d] = make_divisor(dims[d].length);
    layout.strides[0][d] = dims[d].source;
    layout.strides[1][d] = dims[d].destination;
  }
  return layout;
}

TEST(CudaCopy, DividesByMultiplication) {
  std::mt19937 random(2);
  const auto check = [](uint32_t n, uint32_t d) {
    ASSERT_EQ(quotient(n, make_divisor(d)), n / d) << n << " / " << d;
  };
  for (uint32_t d = 1; d < 300; ++d)
    for (uint32_t n = 0; n < 1000; ++n) check(n, d);
  for (int i = 0; i < 200000; ++i) {
    const uint32_t d = 1 + (random() >> 1) % ((1u << (1 + i % 31)) - 1);
    for (const uint32_t n : {uint32_t(random() >> 1), d - 1, d, 0x7fffffffu, 0x7fffffffu / d * d})
      check(n, d);
  }
}

TEST(CudaCopy, CopiesStridedWithCasts) {
  // Eight dimensions: reversed, broadcast, with gaps; 16 elements of the source.
  const std::vector<Dim> shape = {{2, 1, 1},  {3, 0, 2},  {1, 5, 5}, {2, -2, 6},
                                  {2, 4, 12}, {2, 0, 24}, {1, 0, 0}, {2, 8, 49}};
  for (int from = 0; from < kDTypes; ++from) {
    const int64_t size_in = int64_t(itemsize(DType(from)));
    Bytes x = numbers(from);
    for (int to = 0; to < kDTypes; ++to) {
      SCOPED_TRACE(pair_name(from, to));
      const int64_t size_out = int64_t(itemsize(DType(to)));
      std::vector<Dim> dims = shape;
      for (Dim& dim : dims) {
        dim.source *= size_in;
        dim.destination *= size_out;
      }
      const char* source = reinterpret_cast<const char*>(x.data()) + 2 * size_in;
      Bytes expected(size_t(98 * size_out), 0xee), y = expected;
      const Layout<2> layout = layout_of(dims);
      for (uint32_t i = 0; i < layout.size; ++i) {
        int64_t in = 0, out = 0;
        uint32_t rest = i;
        for (const Dim& dim : dims) {
          in += rest % dim.length * dim.source;
          out += rest % dim.length * dim.destination;
          rest /= dim.length;
        }
        if (from == to)
          std::memcpy(&expected[size_t(out)], source + in, size_t(size_out));
        else
          cpu::cast_loop(DType(from), DType(to))(source + in, &expected[size_t(out)], 1);
      }
      StridedCopyParams params{layout, source, reinterpret_cast<char*>(y.data()), 0, to};
      emulated::launch(
          from == to ? kernel_of_size("copy_bytes", size_t(size_in)) : kernel_of("copy_strided", DType(from)),
          {2}, {64}, params);
      EXPECT_EQ(y, expected);
    }
  }
}

TEST(CudaCopy, CopiesAnImmediateValue) {
  float value = -2.75f;
  StridedCopyParams params{layout_of({{5, 4, 16}}), nullptr, nullptr, 0, CTN_INT64};
  std::memcpy(&params.value, &value, sizeof(value));
  std::vector<int64_t> y(10, 9);
  params.destination = reinterpret_cast<char*>(y.data());
  emulated::launch(kernel_of("copy_strided", CTN_FLOAT32), {1}, {kCopyThreads}, params);
  EXPECT_EQ(y, (std::vector<int64_t>{-2, 9, -2, 9, -2, 9, -2, 9, -2, 9}));
}

template <class T>
void check_transposes() {
  const uint32_t tile = transpose_tile(sizeof(T));
  for (const uint32_t rows : {1u, 3u, tile, tile + 1, 2 * tile + 5})
    for (const uint32_t columns : {2u, tile, 3 * tile - 1}) {
      SCOPED_TRACE(std::to_string(rows) + " rows, " + std::to_string(columns) + " columns");
      constexpr uint32_t kMatrices = 3;
      const uint32_t row = columns + 2, column = rows + 3;  // distances, with gaps
      std::vector<T> x(kMatrices * columns * column), y(kMatrices * rows * row, T(77)), expected = y;
      for (size_t i = 0; i < x.size(); ++i) x[i] = T(i * 2654435761u >> 7);
      for (uint32_t m = 0; m < kMatrices; ++m)
        for (uint32_t r = 0; r < rows; ++r)
          for (uint32_t c = 0; c < columns; ++c)
            expected[(m * rows + r) * row + c] = x[(m * columns + c) * column + r];
      TransposeParams params{};
      params.source = reinterpret_cast<const char*>(x.data());
      params.destination = reinterpret_cast<char*>(y.data());
      params.rows = rows;
      params.columns = columns;
      params.source_stride = int64_t(column * sizeof(T));
      params.destination_stride = int64_t(row * sizeof(T));
      params.across = make_divisor((columns + tile - 1) / tile);
      params.down = make_divisor((rows + tile - 1) / tile);
      params.matrices =
          layout_of({{kMatrices, int64_t(columns * column * sizeof(T)), int64_t(rows * row * sizeof(T))}});
      emulated::launch(kernel_of_size("copy_transpose", sizeof(T)),
                       {params.across.value * params.down.value * kMatrices}, {kCopyThreads}, params);
      EXPECT_EQ(y, expected);
    }
}

TEST(CudaCopy, Transposes) {
  for (const unsigned order : {0u, 1u, 2u}) {
    emulated::set_order(order);
    check_transposes<uint8_t>();
    check_transposes<uint16_t>();
    check_transposes<uint32_t>();
    check_transposes<uint64_t>();
  }
  emulated::set_order(0);
}

template <class T>
void check_fills() {
  const T value = T(0x0123456789abcdefu);
  FillParams params{};
  std::memcpy(&params.value, &value, sizeof(T));
  for (size_t offset = 0; offset < 17; ++offset)
    for (const size_t n : {0, 1, 7, 16, 33, 1000}) {
      std::vector<T> y(n + 20, T(5)), expected = y;
      std::fill_n(expected.begin() + int64_t(offset), n, value);
      params.destination = y.data() + offset;
      params.size = n;
      emulated::launch(kernel_of_size("fill", sizeof(T)), {2}, {32}, params);
      ASSERT_EQ(y, expected) << offset << ", " << n;
    }
}

TEST(CudaCopy, Fills) {
  check_fills<uint8_t>();
  check_fills<uint16_t>();
  check_fills<uint32_t>();
  check_fills<uint64_t>();
}

}  // namespace
}  // namespace catenary::cuda
