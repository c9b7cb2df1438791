// Convolutions by cuDNN.
#pragma once
#include "impl/backend/cuda/kernels/convolution.h"
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

enum class ConvolutionForm : int32_t { forward, back, weights };

/// Computes y from x and w, x from y and w, or w from x and y, without biases. Returns false, and starts
/// nothing, if the library does not exist or has no suitable algorithm. `strict`: neither Fourier transforms
/// nor Winograd's algorithms.
bool convolve_by_library(Work& work, DType dtype, ConvolutionForm form, bool strict,
                         const ConvolutionGeometry& geometry, const void* x, const void* w, const void* y);

}  // namespace catenary::cuda
