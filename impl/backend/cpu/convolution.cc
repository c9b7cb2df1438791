// Convolutions and their gradients: passes operands of any floating dtype to oneDNN or to our own products.
#include "impl/backend/cpu/convolution.h"

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"

namespace catenary::cpu {
namespace {

Convolution shape_of(const ConvolutionParams& p, const Operand& x, const Operand& w, const Operand& y) {
  Convolution s{p, x.ndim - 2, x.shape[0], x.shape[1], y.shape[1], {}, {}, {}};
  const int missing = Convolution::kAxes - s.axes;
  for (int d = 0; d < Convolution::kAxes; ++d) {
    const bool there = d >= missing;
    const int from = d - missing;
    s.in[d] = there ? x.shape[2 + from] : 1;
    s.out[d] = there ? y.shape[2 + from] : 1;
    s.k[d] = there ? w.shape[2 + from] : 1;
  }
  return s;
}

/// Returns operand `i`, or null if it was omitted.
const Operand* optional(const Launch& launch, int i) {
  return launch.count == 4 ? &launch.operands[i] : nullptr;
}

template <class T>
void convolution_forward(const Launch& launch, const ConvolutionParams& params) {
  const Operand &x = launch.operands[0], &w = launch.operands[1], &y = launch.operands[launch.count - 1];
  const Convolution s = shape_of(params, x, w, y);
  const WholeIn<T> x_in(&x), w_in(&w), b(optional(launch, 2));
  WholeOut<T> out(&y);
  if (!onednn_convolve(s, x_in.data(), w_in.data(), b.data(), out.data()))
    convolve<T>(s, x_in.data(), w_in.data(), b.data(), out.data());
  out.finish();
}

template <class T>
void input_gradient(const Launch& launch, const ConvolutionParams& params) {
  const Operand &gy = launch.operands[0], &w = launch.operands[1], &gx = launch.operands[launch.count - 1];
  const Convolution s = shape_of(params, gx, w, gy);
  const WholeIn<T> gy_in(&gy), w_in(&w), b(optional(launch, 2));
  WholeOut<T> out(&gx);
  if (!onednn_convolve_back(s, gy_in.data(), w_in.data(), out.data()))
    convolve_back<T>(s, gy_in.data(), w_in.data(), b.data(), out.data());
  else if (b.data())
    add_channel_bias<T>(out.data(), b.data(), s.n, s.c, s.in_size());
  out.finish();
}

template <class T>
void weight_gradient(const Launch& launch, const ConvolutionParams& params) {
  const Operand &x = launch.operands[0], &gy = launch.operands[1], &gw = launch.operands[2];
  const Convolution s = shape_of(params, x, gw, gy);
  const WholeIn<T> x_in(&x), gy_in(&gy);
  WholeOut<T> out(&gw), bias(optional(launch, 3));
  if (!onednn_convolve_weights(s, x_in.data(), gy_in.data(), out.data(), bias.data()))
    convolve_weights<T>(s, x_in.data(), gy_in.data(), out.data(), bias.data());
  out.finish();
  bias.finish();
}

/// The bits of a contiguous array of bfloat16, or null for another dtype.
uint16_t* bfloat16(const Operand& x) {
  return x.dtype == CTN_BFLOAT16 ? reinterpret_cast<uint16_t*>(x.data) : nullptr;
}

// Passes whose arrays are bfloat16; false if they must be computed in float32.

bool forward_bfloat16(const Launch& launch, const ConvolutionParams& params) {
  const Operand &x = launch.operands[0], &w = launch.operands[1], &y = launch.operands[launch.count - 1];
  if (!bfloat16(x)) return false;
  const WholeIn<float> b(optional(launch, 2));
  return onednn_convolve(shape_of(params, x, w, y), bfloat16(x), bfloat16(w), b.data(), bfloat16(y));
}

bool input_gradient_bfloat16(const Launch& launch, const ConvolutionParams& params) {
  const Operand &gy = launch.operands[0], &w = launch.operands[1], &gx = launch.operands[launch.count - 1];
  if (!bfloat16(gy) || optional(launch, 2)) return false;
  return onednn_convolve_back(shape_of(params, gx, w, gy), bfloat16(gy), bfloat16(w), bfloat16(gx));
}

bool weight_gradient_bfloat16(const Launch& launch, const ConvolutionParams& params) {
  const Operand &x = launch.operands[0], &gy = launch.operands[1], &gw = launch.operands[2];
  if (!bfloat16(x)) return false;
  WholeOut<float> out(&gw), bias(optional(launch, 3));
  if (!onednn_convolve_weights(shape_of(params, x, gw, gy), bfloat16(x), bfloat16(gy), out.data(),
                               bias.data()))
    return false;
  out.finish();
  bias.finish();
  return true;
}

}  // namespace

void convolution(const Launch& launch, const ConvolutionParams& params) {
  if (forward_bfloat16(launch, params)) return;
  dispatch_floating(launch, [&]<class T>() { convolution_forward<T>(launch, params); });
}

void convolution_input_gradient(const Launch& launch, const ConvolutionParams& params) {
  if (input_gradient_bfloat16(launch, params)) return;
  dispatch_floating(launch, [&]<class T>() { input_gradient<T>(launch, params); });
}

void convolution_weight_gradient(const Launch& launch, const ConvolutionParams& params) {
  if (weight_gradient_bfloat16(launch, params)) return;
  dispatch_floating(launch, [&]<class T>() { weight_gradient<T>(launch, params); });
}

}  // namespace catenary::cpu
