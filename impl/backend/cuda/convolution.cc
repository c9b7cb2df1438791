// Convolutions and their gradients.
#include <algorithm>

#include "impl/backend/cuda/dnn.h"
#include "impl/backend/cuda/kernels/convolution.h"
#include "impl/backend/cuda/parts.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/convolution.h"
#include "impl/base/error.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constexpr int kAxes = ConvolutionParams::kAxes;
static_assert(kAxes == ConvolutionGeometry::kAxes);
constexpr int64_t kMaxPosition = 1 << 30;  // of kernels with 32-bit positions, so that sums of two fit

/// The kernels of one form of convolutions.
struct Form {
  TypedFunctions narrow, wide, with_long;
  constexpr explicit Form(const char* narrow_name, const char* wide_name, const char* long_name)
      : narrow("convolution", "convolution", narrow_name),
        wide("convolution", "convolution", wide_name),
        with_long("convolution", "convolution", long_name) {}
};
constinit Form forward("forward_narrow", "forward_wide", "forward_long");
constinit Form back("back_narrow", "back_wide", "back_long");
constinit Form weights("weights_narrow", "weights_wide", "weights_long");
constinit TypedFunctions channel_sums("convolution", "convolution_channels");
constinit TypedFunctions biases("convolution", "convolution_bias");

Length length_of(int64_t value) {
  return {value, make_divisor(uint32_t(std::clamp<int64_t>(value, 1, INT32_MAX)))};
}

/// The geometry of a convolution from x with W to y.
ConvolutionGeometry geometry_of(const ConvolutionParams& params, const Operand& x, const Operand& w,
                                const Operand& y) {
  ConvolutionGeometry g{};
  g.images = x.shape[0];
  g.groups = params.groups;
  g.channels = x.shape[1] / g.groups;
  g.outputs = y.shape[1] / g.groups;
  int64_t in = 1, out = 1, window = 1;
  const int missing = kAxes - (x.ndim - 2);
  for (int d = 0; d < kAxes; ++d) {
    const int axis = 2 + d - missing;
    g.in[d] = length_of(d < missing ? 1 : x.shape[axis]);
    g.out[d] = length_of(d < missing ? 1 : y.shape[axis]);
    g.window[d] = length_of(d < missing ? 1 : w.shape[axis]);
    g.stride[d] = length_of(params.stride[d]);
    g.pad[d] = params.pad[d];
    g.dilation[d] = params.dilation[d];
    in *= g.in[d].value;
    out *= g.out[d].value;
    window *= g.window[d].value;
  }
  g.in_size = length_of(in);
  g.out_size = length_of(out);
  g.window_size = length_of(window);
  return g;
}

/// Whether positions, and coordinates with padding, fit into 32 bits.
bool is_long(const ConvolutionGeometry& g) {
  int64_t most = std::max({g.images * g.in_size.value, g.images * g.out_size.value,
                           g.channels * g.window_size.value, g.outputs * g.window_size.value});
  for (int d = 0; d < kAxes; ++d)
    most = std::max({most, g.out[d].value * g.stride[d].value + g.pad[d] + g.in[d].value,
                     g.window[d].value * g.dilation[d] + g.pad[d] + g.in[d].value});
  return most > kMaxPosition;
}

/// Starts the products of p, whose results have `size` elements; channel i of the bias is for `inner`
/// neighboring results.
void multiply(Work& work, DType dtype, Form& form, ConvolutionTileParams& p, int64_t size, int64_t inner) {
  const bool long_positions = is_long(p.geometry);
  const bool narrow = !long_positions && p.rows <= kNarrowTile.rows;
  const TileSize tile = narrow ? kNarrowTile : kWideTile;
  Function function = (long_positions ? form.with_long : narrow ? form.narrow : form.wide)[dtype];
  const int64_t across = divide_up(p.columns, tile.columns), down = divide_up(p.rows, tile.rows);
  const int64_t blocks = across * down * p.geometry.groups;
  const Parts parts = parts_of(blocks, p.inner);
  if (blocks * parts.count > kMaxBlocks)
    fail(CTN_ERROR_UNSUPPORTED, "a convolution has too many elements for a CUDA device");
  p.part = parts.length;
  p.parts_stride = size;
  p.across = make_divisor(uint32_t(across));
  p.down = make_divisor(uint32_t(down));
  p.parts = make_divisor(uint32_t(parts.count));
  PartsParams rest{};
  if (parts.count > 1) {
    char* const sums = work.scratch(size_t(parts.count * size) * size_of_sum(dtype));
    rest = {sums, size,  parts.count, static_cast<const char*>(p.bias), int64_t(itemsize(dtype)),
            p.y,  false, inner,       p.geometry.groups * p.rows};
    p.y = sums;
  }
  work.start(function, {tile.threads, unsigned(blocks * parts.count)}, p);
  if (parts.count > 1) add_parts(work, dtype, rest);
}

void sum_channels(Work& work, const Operand& y, const Operand& sums, int64_t size) {
  ChannelSumParams p{};
  const int64_t channels = y.shape[1];
  const Parts parts = parts_of(channels, y.shape[0] * size);
  p.y = y.data;
  p.sums = sums.data;
  p.images = y.shape[0];
  p.size = size;
  p.part = parts.length;
  p.channels = make_divisor(uint32_t(channels));
  p.parts = make_divisor(uint32_t(parts.count));
  if (parts.count > 1) p.sums = work.scratch(size_t(parts.count * channels) * size_of_sum(y.dtype));
  work.start(channel_sums[y.dtype], {kChannelThreads, unsigned(channels * parts.count)}, p);
  if (parts.count > 1)
    add_parts(work, y.dtype, {p.sums, channels, parts.count, nullptr, 0, sums.data, false, 1, channels});
}

/// Adds bias[channel] to y (images, channels, size).
void add_bias(Work& work, DType dtype, void* y, const void* bias, int64_t channels, int64_t size,
              int64_t all) {
  const BiasParams p{y, bias, all, length_of(size), length_of(channels)};
  work.start(biases[dtype], {kBiasThreads, work.blocks(uint64_t(divide_up(all, 4)), kBiasThreads)}, p);
}

const void* bias_of(const Launch& launch) { return launch.count == 4 ? launch.operands[2].data : nullptr; }

/// Computes y from x and w, or x from y and w.
void convolve(Work& work, const Launch& launch, const ConvolutionParams& params, bool is_forward) {
  const Operand &from = launch.operands[0], &w = launch.operands[1], &to = launch.operands[launch.count - 1];
  if (size_of(to) == 0) return;
  const Operand &x = is_forward ? from : to, &y = is_forward ? to : from;
  ConvolutionTileParams p{};
  p.geometry = geometry_of(params, x, w, y);
  const ConvolutionGeometry& g = p.geometry;
  const int64_t size = is_forward ? g.out_size.value : g.in_size.value;
  p.left = w.data;
  p.right = from.data;
  p.bias = bias_of(launch);
  p.y = to.data;
  p.rows = is_forward ? g.outputs : g.channels;
  p.inner = (is_forward ? g.channels : g.outputs) * g.window_size.value;
  p.columns = g.images * size;
  if (convolve_by_library(work, to.dtype, is_forward ? ConvolutionForm::forward : ConvolutionForm::back,
                          params.strict, g, x.data, w.data, y.data)) {
    if (p.bias) add_bias(work, to.dtype, to.data, p.bias, to.shape[1], size, size_of(to));
    return;
  }
  multiply(work, to.dtype, is_forward ? forward : back, p, size_of(to), size);
}

}  // namespace

void convolution(Work& work, const Launch& launch, const ConvolutionParams& params) {
  convolve(work, launch, params, true);
}

void convolution_input_gradient(Work& work, const Launch& launch, const ConvolutionParams& params) {
  convolve(work, launch, params, false);
}

void convolution_weight_gradient(Work& work, const Launch& launch, const ConvolutionParams& params) {
  const Operand &x = launch.operands[0], &gy = launch.operands[1], &gw = launch.operands[2];
  ConvolutionTileParams p{};
  p.geometry = geometry_of(params, x, gw, gy);
  const ConvolutionGeometry& g = p.geometry;
  p.left = gy.data;
  p.right = x.data;
  p.y = gw.data;
  p.rows = g.outputs;
  p.inner = g.images * g.out_size.value;
  p.columns = g.channels * g.window_size.value;
  if (size_of(gw) > 0 && !convolve_by_library(work, gw.dtype, ConvolutionForm::weights, params.strict, g,
                                              x.data, gw.data, gy.data))
    multiply(work, gw.dtype, weights, p, size_of(gw), 1);
  if (launch.count == 4 && gy.shape[1] > 0) sum_channels(work, gy, launch.operands[3], g.out_size.value);
}

}  // namespace catenary::cuda
