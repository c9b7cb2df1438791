// Convolutions and deconvolutions.
#pragma once
#include <catenary/functions_convolution.h>

#include "impl/autograd/function.h"
#include "impl/functions/options.h"

namespace catenary {

/// Strides, padding and dilation of a window over up to three spatial axes.
struct ConvolutionGeometry {
  static constexpr int kMaxAxes = 3;
  int axes = 2;
  int64_t stride[kMaxAxes] = {1, 1, 1}, pad[kMaxAxes] = {}, dilation[kMaxAxes] = {1, 1, 1};
  int64_t groups = 1;
  bool lists = false;  // the caller passed lists, so messages name stride[1] instead of stride_x
};

/// Returns the geometry of two axes. Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, if
/// one is out of range.
ConvolutionGeometry convolution_geometry_2d(int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                            int64_t dilation_y = 1, int64_t dilation_x = 1,
                                            int64_t groups = 1);
/// Returns the geometry of one to three axes from one number for each axis; omitted lists mean 1, 0 and 1.
ConvolutionGeometry convolution_geometry_nd(int axes, Span<const int64_t> stride, Span<const int64_t> pad,
                                            Span<const int64_t> dilation, int64_t groups);

// The algorithms that float32 convolutions may use in this process. The default is
// CATENARY_CONVOLUTION=direct if that is set in the environment.
ctn_convolution_method convolution_algorithm();
void set_convolution_algorithm(int32_t algorithm);

namespace functions {

Value convolution(const Value& x, const Value& W, const Value* b, const ConvolutionGeometry& geometry);
/// `outsize` has a length for each axis; if it is null, the shortest possible lengths are used.
Value deconvolution(const Value& x, const Value& W, const Value* b, const ConvolutionGeometry& geometry,
                    const int64_t* outsize);

Value convolution_2d(const Value& x, const Value& W, const Value* b, int64_t stride_y, int64_t stride_x,
                     int64_t pad_y, int64_t pad_x, const FunctionOptions* options = nullptr);
Value deconvolution_2d(const Value& x, const Value& W, const Value* b, int64_t stride_y, int64_t stride_x,
                       int64_t pad_y, int64_t pad_x, int64_t outsize_y, int64_t outsize_x,
                       const FunctionOptions* options = nullptr);
// The number of spatial axes is that of x; omitted lists mean 1 and 0.
Value convolution_nd(const Value& x, const Value& W, const Value* b, Span<const int64_t> stride,
                     Span<const int64_t> pad, const FunctionOptions* options = nullptr);
Value deconvolution_nd(const Value& x, const Value& W, const Value* b, Span<const int64_t> stride,
                       Span<const int64_t> pad, const FunctionOptions* options = nullptr);

}  // namespace functions
}  // namespace catenary
