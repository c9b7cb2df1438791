// Convolutions and deconvolutions.
#pragma once
#include <catenary/functions_convolution.h>

#include "impl/autograd/function.h"
#include "impl/functions/connection/convolution_geometry.h"
#include "impl/functions/options.h"

namespace catenary {

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
