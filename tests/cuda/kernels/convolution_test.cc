// The kernels of convolutions against the CPU's.
#include "impl/backend/cuda/kernels/convolution.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/host.h"
#include "impl/backend/kernels.h"
#include "impl/backend/params/convolution.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

using Shape = std::vector<int64_t>;

int64_t product(const Shape& shape) {
  int64_t size = 1;
  for (const int64_t length : shape) size *= length;
  return size;
}

/// A contiguous array of small numbers, of which sums are exact in float32.
struct Array {
  Shape shape, strides;
  std::vector<unsigned char> bytes;
  DType dtype;
  Array(DType dtype, Shape dims, std::mt19937& random) : shape(std::move(dims)), dtype(dtype) {
    const int64_t item = int64_t(itemsize(dtype)), size = product(shape);
    strides.resize(shape.size());
    int64_t stride = item;
    for (size_t d = shape.size(); d-- > 0; stride *= shape[d]) strides[d] = stride;
    bytes.resize(size_t(size * item));
    for (int64_t i = 0; i < size; ++i) {
      const double x = double(int(random() % 9) - 4) / 2;
      if (dtype == CTN_FLOAT64)
        std::memcpy(&bytes[size_t(i * item)], &x, 8);
      else
        cpu::cast_loop(CTN_FLOAT64, dtype)(&x, &bytes[size_t(i * item)], 1);
    }
  }
  Operand operand() {
    return {reinterpret_cast<char*>(bytes.data()),
            nullptr,
            shape.data(),
            strides.data(),
            int32_t(shape.size()),
            dtype};
  }
};

Length length_of(int64_t value) { return {value, make_divisor(uint32_t(value))}; }

struct Problem {
  DType dtype;
  ConvolutionParams params;
  int64_t images, channels, outputs;  // of a group
  Shape in, out, window;
  std::string text() const {
    std::string text = std::string(dtype_name(dtype)) + ": groups " + std::to_string(params.groups) +
                       ", channels " + std::to_string(channels) + " to " + std::to_string(outputs);
    for (const int64_t length : in) text += ", " + std::to_string(length);
    for (const int64_t length : window) text += "; " + std::to_string(length);
    return text;
  }
  Shape with(int64_t first, int64_t second, Shape rest) const {
    rest.insert(rest.begin(), {first, second});
    return rest;
  }
  Shape x() const { return with(images, params.groups * channels, in); }
  Shape w() const { return with(params.groups * outputs, channels, window); }
  Shape y() const { return with(images, params.groups * outputs, out); }
  ConvolutionGeometry geometry() const {
    ConvolutionGeometry g{};
    g.images = images;
    g.groups = params.groups;
    g.channels = channels;
    g.outputs = outputs;
    const int missing = 3 - int(in.size());
    for (int d = 0; d < 3; ++d) {
      const auto length = [&](const Shape& shape) {
        return length_of(d < missing ? 1 : shape[size_t(d - missing)]);
      };
      g.in[d] = length(in);
      g.out[d] = length(out);
      g.window[d] = length(window);
      g.stride[d] = length_of(params.stride[d]);
      g.pad[d] = params.pad[d];
      g.dilation[d] = params.dilation[d];
    }
    g.in_size = length_of(product(in));
    g.out_size = length_of(product(out));
    g.window_size = length_of(product(window));
    return g;
  }
};

/// Any number of axes, padding, gaps, and positions that no window reads.
Problem random_problem(DType dtype, std::mt19937& random) {
  const auto draw = [&](int64_t least, int64_t most) {
    return least + int64_t(random() % uint64_t(most - least + 1));
  };
  Problem p{dtype, {}, draw(1, 3), draw(1, 5), draw(1, 40), {}, {}, {}};
  p.params.groups = draw(1, 3);
  const int axes = int(draw(1, 3));
  for (int d = 3 - axes; d < 3; ++d) {
    const int64_t window = draw(1, 3), dilation = draw(1, 2), pad = draw(0, 2), stride = draw(1, 3);
    const int64_t covered = (window - 1) * dilation + 1;
    const int64_t in = std::max(draw(1, axes == 3 ? 5 : 10), covered - 2 * pad);
    p.params.stride[d] = stride;
    p.params.pad[d] = pad;
    p.params.dilation[d] = dilation;
    p.in.push_back(in);
    p.window.push_back(window);
    p.out.push_back((in + 2 * pad - covered) / stride + 1);
  }
  return p;
}

/// Runs a kernel over parts of the inner positions; stores elements of y's dtype.
void launch_tiles(const char* form, const char* size, ConvolutionTileParams p, DType dtype, int64_t results,
                  int64_t inner, int64_t part) {
  const TileSize tile = std::string(size) == "narrow" ? kNarrowTile : kWideTile;
  const int64_t across = divide_up(p.columns, tile.columns), down = divide_up(p.rows, tile.rows);
  const int64_t parts = divide_up(p.inner, part);
  std::vector<double> sums(size_t(parts * results));
  void* const y = p.y;
  p.part = part;
  p.parts_stride = results;
  p.across = make_divisor(uint32_t(across));
  p.down = make_divisor(uint32_t(down));
  p.parts = make_divisor(uint32_t(parts));
  if (parts > 1) p.y = sums.data();
  emulated::launch(
      emulated::kernel(std::string("convolution_") + form + "_" + size + "_" + dtype_name(dtype)),
      {unsigned(across * down * parts * p.geometry.groups)}, {tile.threads}, p);
  if (parts == 1) return;
  const PartsParams rest{
      sums.data(), results, parts, static_cast<const char*>(p.bias), int64_t(itemsize(dtype)),
      y,           false,   inner, p.geometry.groups * p.rows};
  emulated::launch(emulated::kernel(std::string("matmul_sum_") + dtype_name(dtype)), {2}, {kSumThreads},
                   rest);
}

/// Results whose float32 sums are exact are rounded once, so that they are equal.
void check(const Problem& problem, std::mt19937& random) {
  SCOPED_TRACE(problem.text());
  const DType dtype = problem.dtype;
  Array x(dtype, problem.x(), random), w(dtype, problem.w(), random), y(dtype, problem.y(), random);
  Array b(dtype, {y.shape[1]}, random), bx(dtype, {x.shape[1]}, random);
  const Array gy = y;
  ConvolutionTileParams p{};
  p.geometry = problem.geometry();
  const ConvolutionGeometry& g = p.geometry;
  for (const char* size : {"narrow", "wide", "long"})
    for (const int64_t part : {int64_t{16}, int64_t{1} << 20}) {
      SCOPED_TRACE(std::string(size) + ", parts of " + std::to_string(part));
      const auto run = [&](const char* form, KernelWith<ConvolutionParams> kernel, Array& left, Array& right,
                           Array* bias, Array result, int64_t rows, int64_t inner, int64_t columns,
                           int64_t bias_inner, Operand first, Operand second) {
        SCOPED_TRACE(form);
        Launch launch(kernel, problem.params);
        launch.add(first);
        launch.add(second);
        if (bias) launch.add(bias->operand());
        launch.add(result.operand());
        cpu::run(launch);
        std::vector<unsigned char> got(result.bytes.size(), 0xee);
        p.left = left.bytes.data();
        p.right = right.bytes.data();
        p.bias = bias ? bias->bytes.data() : nullptr;
        p.y = got.data();
        p.rows = rows;
        p.inner = inner;
        p.columns = columns;
        launch_tiles(form, size, p, dtype, product(result.shape), bias_inner, part);
        EXPECT_EQ(got, result.bytes);
      };
      const int64_t images = g.images, out = g.out_size.value, in = g.in_size.value;
      const int64_t window = g.window_size.value;
      run("forward", kernels::convolution, w, x, &b, y, g.outputs, g.channels * window, images * out, out,
          x.operand(), w.operand());
      Array from = gy;
      run("back", kernels::convolution_input_gradient, w, from, &bx, x, g.channels, g.outputs * window,
          images * in, in, from.operand(), w.operand());
      run("weights", kernels::convolution_weight_gradient, from, x, nullptr, w, g.outputs, images * out,
          g.channels * window, 1, x.operand(), from.operand());
    }
}

TEST(CudaConvolution, ConvolvesAsTheCpu) {
  std::mt19937 random(1);
  for (unsigned i = 0; i < 24; ++i) {
    emulated::set_order(i % 3);
    const DType dtypes[] = {CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT16, CTN_BFLOAT16};
    Problem problem = random_problem(dtypes[i % 4], random);
    problem.params.strict = true;
    check(problem, random);
  }
  emulated::set_order(0);
}

TEST(CudaConvolution, SumsChannels) {
  std::mt19937 random(2);
  for (const int64_t part : {16, 64, 1 << 20}) {
    Array y(CTN_FLOAT32, {3, 5, 7, 9}, random);
    const int64_t parts = divide_up(int64_t{3 * 63}, part);
    std::vector<float> sums(size_t(parts * 5)), expected(5), got(5);
    const float* from = reinterpret_cast<const float*>(y.bytes.data());
    for (int64_t i = 0; i < 3 * 5 * 63; ++i) expected[size_t(i / 63 % 5)] += from[i];
    const ChannelSumParams p{
        y.bytes.data(), sums.data(), 3, 63, part, make_divisor(5), make_divisor(uint32_t(parts))};
    emulated::launch(emulated::kernel("convolution_channels_float32"), {unsigned(5 * parts)},
                     {kChannelThreads}, p);
    for (size_t i = 0; i < sums.size(); ++i) got[i % 5] += sums[i];
    EXPECT_EQ(got, expected);
  }
}

}  // namespace
}  // namespace catenary::cuda
