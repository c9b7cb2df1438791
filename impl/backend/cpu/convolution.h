// The geometry of a convolution, and the ways to compute it.
#pragma once
#include <cstdint>

#include "impl/backend/params/convolution.h"

namespace catenary::cpu {

/// A convolution of contiguous arrays, in elements: x (n, c, in...), W (o, c / groups, k...), y (n, o,
/// out...). Missing axes have length one and come first.
struct Convolution : ConvolutionParams {
  int axes;  // number of spatial axes
  int64_t n, c, o;
  int64_t in[kAxes], out[kAxes], k[kAxes];

  int64_t in_size() const { return in[0] * in[1] * in[2]; }
  int64_t out_size() const { return out[0] * out[1] * out[2]; }
  int64_t window() const { return k[0] * k[1] * k[2]; }
  /// Number of elements of W that contribute to one element of y.
  int64_t depth() const { return c / groups * window(); }
  /// Whether each element of y reads only one position of x, the same one.
  bool pointwise() const;
};

// These compute in float or double. Biases may be null.

/// y = x * W + b.
template <class T>
void convolve(const Convolution& s, const T* x, const T* w, const T* b, T* y);
/// Computes gx, or the result of a deconvolution of gy, to which b (c) is added.
template <class T>
void convolve_back(const Convolution& s, const T* gy, const T* w, const T* b, T* gx);
/// Computes gW, and gb if it is not null.
template <class T>
void convolve_weights(const Convolution& s, const T* x, const T* gy, T* gw, T* gb);

// The same with oneDNN, cached by shape; return false if oneDNN is disabled or has no fast implementation for
// the shape or type. uint16_t is bfloat16, which only processors that multiply it compute in.
bool onednn_convolve(const Convolution& s, const float* x, const float* w, const float* b, float* y);
bool onednn_convolve(const Convolution& s, const uint16_t* x, const uint16_t* w, const float* b, uint16_t* y);
bool onednn_convolve_back(const Convolution& s, const float* gy, const float* w, float* gx);
bool onednn_convolve_back(const Convolution& s, const uint16_t* gy, const uint16_t* w, uint16_t* gx);
bool onednn_convolve_weights(const Convolution& s, const float* x, const float* gy, float* gw, float* gb);
bool onednn_convolve_weights(const Convolution& s, const uint16_t* x, const uint16_t* gy, float* gw,
                             float* gb);
inline bool onednn_convolve(const Convolution&, const double*, const double*, const double*, double*) {
  return false;
}
inline bool onednn_convolve_back(const Convolution&, const double*, const double*, double*) { return false; }
inline bool onednn_convolve_weights(const Convolution&, const double*, const double*, double*, double*) {
  return false;
}

/// Adds b[i] to channel i in each of n images with `channels` channels.
template <class T>
void add_channel_bias(T* y, const T* b, int64_t n, int64_t channels, int64_t size);

}  // namespace catenary::cpu
