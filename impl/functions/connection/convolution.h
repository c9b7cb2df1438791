#pragma once
#include <catenary/functions_convolution.h>

#include "impl/autograd/function.h"
#include "impl/functions/options.h"

namespace catenary {

/// How a window moves over up to three spatial axes.
struct ConvolutionGeometry {
  static constexpr int kMaxAxes = 3;
  int axes = 2;
  int64_t stride[kMaxAxes] = {1, 1, 1}, pad[kMaxAxes] = {}, dilation[kMaxAxes] = {1, 1, 1};
  int64_t groups = 1;
  bool lists = false;  // the caller gave lists, which messages are to name: stride[1], not stride_x
};

/// ConvolutionGeometry of two axes; INVALID_ARGUMENT naming the argument where one is out of range.
ConvolutionGeometry convolution_geometry_2d(int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                            int64_t dilation_y = 1, int64_t dilation_x = 1,
                                            int64_t groups = 1);
/// ConvolutionGeometry of one to three axes, with a number for each; lists that are left out stand for 1, 0
/// and 1.
ConvolutionGeometry convolution_geometry_nd(int axes, Span<const int64_t> stride, Span<const int64_t> pad,
                                            Span<const int64_t> dilation, int64_t groups);

// Which algorithms float32 convolutions may use, for the process; CATENARY_CONVOLUTION=direct in the
// environment is the default where it is set.
ctn_convolution_method convolution_algorithm();
void set_convolution_algorithm(int32_t algorithm);

namespace functions {

Value convolution(const Value& x, const Value& W, const Value* b, const ConvolutionGeometry& geometry);
/// `outsize` has a length for each axis; null: the shortest that fits.
Value deconvolution(const Value& x, const Value& W, const Value* b, const ConvolutionGeometry& geometry,
                    const int64_t* outsize);

Value convolution_2d(const Value& x, const Value& W, const Value* b, int64_t stride_y, int64_t stride_x,
                     int64_t pad_y, int64_t pad_x, const FunctionOptions* options = nullptr);
Value deconvolution_2d(const Value& x, const Value& W, const Value* b, int64_t stride_y, int64_t stride_x,
                       int64_t pad_y, int64_t pad_x, int64_t outsize_y, int64_t outsize_x,
                       const FunctionOptions* options = nullptr);
// The number of axes is that of x; lists that are left out stand for 1 and 0.
Value convolution_nd(const Value& x, const Value& W, const Value* b, Span<const int64_t> stride,
                     Span<const int64_t> pad, const FunctionOptions* options = nullptr);
Value deconvolution_nd(const Value& x, const Value& W, const Value* b, Span<const int64_t> stride,
                       Span<const int64_t> pad, const FunctionOptions* options = nullptr);

}  // namespace functions
}  // namespace catenary
