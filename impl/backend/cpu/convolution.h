// What a convolution is, and the ways to compute it.
#pragma once
#include <cstdint>

namespace catenary::cpu {

/// A convolution of contiguous arrays, in elements: x (n, c, in...), W (o, c / groups, k...), y (n, o,
/// out...). Axes that are not there have length one, and come first.
struct Convolution {
  static constexpr int kAxes = 3;
  int axes;  // spatial ones that are there
  int64_t n, c, o, groups;
  int64_t in[kAxes], out[kAxes], k[kAxes];
  int64_t stride[kAxes], pad[kAxes], dilation[kAxes];
  bool strict;  // sums in the direct way only

  int64_t in_size() const { return in[0] * in[1] * in[2]; }
  int64_t out_size() const { return out[0] * out[1] * out[2]; }
  int64_t window() const { return k[0] * k[1] * k[2]; }
  /// Elements of W that make one element of y.
  int64_t depth() const { return c / groups * window(); }
  /// Whether an element of y reads one position of x only, the same one.
  bool pointwise() const;
};

// Each computes in float or double. Biases may be null.

/// y = x * W + b.
template <class T>
void convolve(const Convolution& s, const T* x, const T* w, const T* b, T* y);
/// gx, or the result of a deconvolution of gy: there b (c) is added.
template <class T>
void convolve_back(const Convolution& s, const T* gy, const T* w, const T* b, T* gx);
/// gW, and where it is not null gb.
template <class T>
void convolve_weights(const Convolution& s, const T* x, const T* gy, T* gw, T* gb);

// The same by oneDNN, cached by shape; false if it is off, or has nothing fast for the shape or the type.
bool onednn_convolve(const Convolution& s, const float* x, const float* w, const float* b, float* y);
bool onednn_convolve_back(const Convolution& s, const float* gy, const float* w, float* gx);
bool onednn_convolve_weights(const Convolution& s, const float* x, const float* gy, float* gw, float* gb);
inline bool onednn_convolve(const Convolution&, const double*, const double*, const double*, double*) {
  return false;
}
inline bool onednn_convolve_back(const Convolution&, const double*, const double*, double*) { return false; }
inline bool onednn_convolve_weights(const Convolution&, const double*, const double*, double*, double*) {
  return false;
}

/// Adds b[i] to channel i of each of n images of `channels` channels.
template <class T>
void add_channel_bias(T* y, const T* b, int64_t n, int64_t channels, int64_t size);

}  // namespace catenary::cpu
