// Loops over lines of windows, and sums of channels.
#include <cstdint>

#include "impl/backend/cpu/convolution_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

namespace {

struct Range {
  int64_t begin, end;
};

int64_t up(int64_t a, int64_t b) { return a <= 0 ? 0 : (a + b - 1) / b; }

// Returns the elements that are inside the line.
Range inside(const WindowLine& w, int64_t n) {
  int64_t begin = up(-w.offset, w.stride), end = up(w.length - w.offset, w.stride);
  if (end > n) end = n;
  if (begin > end) begin = end;
  return {begin, end};
}

template <class T>
void fill(T* y, T value, int64_t n) {
  for (int64_t i = 0; i < n; ++i) y[i] = value;
}

template <class T>
void read(const T* line, const WindowLine& w, T* out, int64_t n) {
  const Range r = inside(w, n);
  for (int64_t i = 0; i < r.begin; ++i) out[i] = 0;
  const T* from = line + w.offset;
  if (w.stride == 1) {
    for (int64_t i = r.begin; i < r.end; ++i) out[i] = from[i];
  } else if (w.stride == 2) {
    for (int64_t i = r.begin; i < r.end; ++i) out[i] = from[2 * i];
  } else {
    for (int64_t i = r.begin; i < r.end; ++i) out[i] = from[i * w.stride];
  }
  for (int64_t i = r.end; i < n; ++i) out[i] = 0;
}

template <class T>
void add(T* __restrict line, const WindowLine& w, const T* __restrict in, int64_t n) {
  const Range r = inside(w, n);
  const int64_t offset = w.offset, stride = w.stride;
  if (stride == 1) {
    for (int64_t i = r.begin; i < r.end; ++i) line[i + offset] += in[i];
  } else {
    for (int64_t i = r.begin; i < r.end; ++i) line[i * stride + offset] += in[i];
  }
}

template <class T>
void add_constant(T* y, T value, int64_t n) {
  for (int64_t i = 0; i < n; ++i) y[i] += value;
}

template <class T>
void add_to(T* __restrict y, const T* __restrict x, int64_t n) {
  for (int64_t i = 0; i < n; ++i) y[i] += x[i];
}

// Adds up short sums in T to sums in double.
template <class T>
double sum(const T* x, int64_t n) {
  constexpr int64_t group = 64, block = 64 * group;
  double total = 0;
  while (n > 0) {
    alignas(64) T partial[group] = {};
    const int64_t part = n < block ? n : block;
    int64_t i = 0;
    for (; i + group <= part; i += group)
      for (int64_t k = 0; k < group; ++k) partial[k] += x[i + k];
    for (int64_t k = 0; i < part; ++i, ++k) partial[k] += x[i];
    for (int64_t half = group / 2; half > 0; half /= 2)
      for (int64_t k = 0; k < half; ++k) partial[k] += partial[k + half];
    total += static_cast<double>(partial[0]);
    x += part;
    n -= part;
  }
  return total;
}

}  // namespace

CTN_DEFINE_TABLES(ConvolutionKernels, convolution_kernels, read<T>, add<T>, add_constant<T>, fill<T>,
                  add_to<T>, sum<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
