// The table of loops of convolutions.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// One axis of the windows: its position in the line of x that it reads.
struct WindowLine {
  int64_t length;  // of the line of x
  int64_t stride;
  int64_t offset;  // of the first element of out
};

/// Inner loops of convolutions for one instruction set.
template <class T>
struct ConvolutionKernels {
  /// out[i] = line[i * stride + offset] for i < n, and zero outside the line.
  void (*read)(const T* line, const WindowLine& window, T* out, int64_t n);
  /// line[i * stride + offset] += in[i] for i < n, if inside the line.
  void (*add)(T* line, const WindowLine& window, const T* in, int64_t n);
  void (*add_constant)(T* y, T value, int64_t n);
  void (*fill)(T* y, T value, int64_t n);
  /// y += x.
  void (*add_to)(T* y, const T* x, int64_t n);
  double (*sum)(const T* x, int64_t n);
};

CTN_DECLARE_TABLES(ConvolutionKernels, convolution_kernels)

}  // namespace catenary::cpu
