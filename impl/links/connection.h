// Links with weights: constructors.
#pragma once
#include <catenary/links_connection.h>

#include "impl/links/link.h"

namespace catenary::links {

LinkRef linear(int64_t in_size, int64_t out_size, const LinkOptions* options = nullptr);
LinkRef convolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                       int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                       const LinkOptions* options = nullptr);

LinkRef parameter(ArrayRef array);
/// Returns the parameter under a volatile flag.
VariableRef parameter_value(Link& link, ctn_volatile flag);
LinkRef bilinear(int64_t left_size, int64_t right_size, int64_t out_size,
                 const LinkOptions* options = nullptr);
LinkRef deconvolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                         int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                         const LinkOptions* options = nullptr);
/// For one to three axes; omitted lists mean 1 and 0.
LinkRef convolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                       Span<const int64_t> stride, Span<const int64_t> pad,
                       const LinkOptions* options = nullptr);
LinkRef deconvolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                         Span<const int64_t> stride, Span<const int64_t> pad,
                         const LinkOptions* options = nullptr);
LinkRef multi_head_attention(int64_t size, int64_t key_size, int64_t value_size, int64_t heads,
                             const LinkOptions* options = nullptr);
LinkRef inception(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj5, int64_t out5,
                  int64_t proj_pool, const LinkOptions* options = nullptr);
LinkRef inception_bn(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj33,
                     int64_t out33, int32_t pooltype, int64_t proj_pool, int64_t stride,
                     const LinkOptions* options = nullptr);
/// Without an activation, relu is used.
LinkRef mlp_convolution_2d(int64_t in_channels, Span<const int64_t> out_channels, int64_t ksize_y,
                           int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                           Callback<ctn_link_activation_fn> activation, const LinkOptions* options = nullptr);

}  // namespace catenary::links
