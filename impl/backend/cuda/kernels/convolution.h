// Parameters of the kernels of convolutions, which the launcher fills in.
#pragma once
#include <cstdint>

#include "impl/backend/cuda/kernels/matmul.h"

namespace catenary::cuda {

/// A number that kernels divide by; the divisor is not used by kernels with 64-bit positions.
struct Length {
  int64_t value;
  Divisor divisor;
};

/// A convolution of contiguous arrays: x (images, groups * channels, in...), W (groups * outputs, channels,
/// window...), y (images, groups * outputs, out...).
struct ConvolutionGeometry {
  static constexpr int kAxes = 3;
  int64_t images, groups, channels, outputs;
  Length in[kAxes], out[kAxes], window[kAxes], stride[kAxes];
  int64_t pad[kAxes], dilation[kAxes];
  Length in_size, out_size, window_size;  // products of all axes
};

constexpr TileSize kNarrowTile = {32, 128, 256}, kWideTile = {64, 64, 256};

/// convolution_FORM_SIZE_DTYPE, matrix products for each group:
///   forward: y = W x [+ bias for each output], rows are outputs, and columns positions of all images
///   back: gx = W gy [+ bias for each channel], rows are channels, and columns positions of all images
///   weights: gW = gy x, rows are outputs, and columns channels and positions in the window
/// SIZE is narrow or wide, or long with the tile of wide and 64-bit positions. As for matrix products, sums
/// are stored if there is more than one part. The grid has one dimension, of across x down x parts x groups
/// blocks.
struct ConvolutionTileParams {
  ConvolutionGeometry geometry;
  const void *left, *right;
  const void* bias;  // or null
  void* y;
  int64_t rows, inner, columns;
  int64_t part, parts_stride;
  Divisor across, down, parts;
};

constexpr unsigned kChannelThreads = 256;

/// convolution_channels_DTYPE: sums of the elements of each channel of y (images, channels, size) over parts
/// of the images and positions. Stores elements of y's dtype if there is one part, otherwise sums (parts,
/// channels). The grid has one dimension, of channels x parts blocks.
struct ChannelSumParams {
  const void* y;
  void* sums;
  int64_t images, size, part;
  Divisor channels, parts;
};

constexpr unsigned kBiasThreads = 256;

/// convolution_bias_DTYPE: y[i] += bias[i / inner % channels]. Any grid of one dimension does.
struct BiasParams {
  void* y;
  const void* bias;
  int64_t size;
  Length inner, channels;
};

}  // namespace catenary::cuda
