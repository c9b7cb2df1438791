// Maximum and average pooling, and their gradients. Each result is computed by one thread, so that the order
// of sums is that of the windows.
#include "impl/backend/cuda/kernels/pooling.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"

/// A position in an array of planes.
struct Place {
  uint64_t plane;
  int64_t row, column;

  CTN_DEVICE Place(const Planes& p, uint64_t i) {
    const uint64_t rows = quotient(i, p.widths);
    column = int64_t(i - rows * p.widths.value);
    plane = quotient(rows, p.heights);
    row = int64_t(rows - plane * p.heights.value);
  }
};

struct Span {
  int64_t first, last;  // excluded
};

/// The part of a window of `length` from `start` on that is inside [0, limit).
CTN_DEVICE Span inside(int64_t start, int64_t length, int64_t limit) {
  return {start < 0 ? -start : 0, length < limit - start ? length : limit - start};
}

/// The windows, among `count`, that reach position x of the padded plane.
CTN_DEVICE Span windows(int64_t x, int64_t length, int64_t stride, int64_t count) {
  const int64_t before = x - length;
  const int64_t first = before < 0 ? 0 : int64_t(uint32_t(before) / uint32_t(stride)) + 1;
  const int64_t last = int64_t(uint32_t(x) / uint32_t(stride)) + 1;
  return {first, last < count ? last : count};
}

CTN_DEVICE int64_t place_of(const PoolingKernelParams& p, uint64_t i) {
  return p.wide ? static_cast<const int32_t*>(p.places)[i] : static_cast<const uint8_t*>(p.places)[i];
}

template <class F>
CTN_DEVICE void each_result(const PoolingKernelParams& p, F&& f) {
  for (uint64_t i = first_item(); i < p.size; i += item_step()) f(i, Place(p.planes, i));
}

template <class S>
CTN_DEVICE void max_pooling(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Planes& s = p.planes;
  each_result(p, [&](uint64_t i, const Place& place) {
    const int64_t top = place.row * s.sy - s.ph, left = place.column * s.sx - s.pw;
    const Span rows = inside(top, s.kh, s.height), columns = inside(left, s.kw, s.width);
    const bool empty = rows.first >= rows.last || (!p.outside && columns.first >= columns.last);
    int64_t code = empty ? 0 : rows.first * s.kw + (p.outside ? 0 : columns.first);
    const S* plane = static_cast<const S*>(p.x) + int64_t(place.plane) * s.height * s.width;
    T best = -MathFormat<T>::infinity;
    for (int64_t ky = rows.first; ky < rows.last; ++ky) {
      const S* row = plane + (top + ky) * s.width + left;
      for (int64_t kx = columns.first; kx < columns.last; ++kx) {
        const T x = number_of(row[kx]);
        if (!(x <= best) & (best == best)) {  // a larger element, or the first NaN
          best = x;
          code = ky * s.kw + kx;
        }
      }
    }
    static_cast<S*>(p.y)[i] = Narrow<S>()(best);
    if (!p.written) return;
    if (p.wide)
      static_cast<int32_t*>(p.written)[i] = int32_t(code);
    else
      static_cast<uint8_t*>(p.written)[i] = uint8_t(code);
  });
}

template <class S>
CTN_DEVICE void gather(const PoolingKernelParams& p) {
  const Planes& s = p.planes;
  each_result(p, [&](uint64_t i, const Place& place) {
    const uint32_t code = uint32_t(place_of(p, i)), ky = code / uint32_t(s.kw);
    const int64_t row = place.row * s.sy - s.ph + ky;
    const int64_t column = place.column * s.sx - s.pw + (code - ky * uint32_t(s.kw));
    const bool is_inside = row >= 0 && row < s.height && column >= 0 && column < s.width;
    const int64_t at = (int64_t(place.plane) * s.height + row) * s.width + column;
    static_cast<S*>(p.y)[i] = is_inside ? static_cast<const S*>(p.x)[at] : S(0);
  });
}

template <class S>
CTN_DEVICE void scatter(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Planes& s = p.planes;
  each_result(p, [&](uint64_t i, const Place& place) {
    const int64_t y = place.row + s.ph, x = place.column + s.pw;
    const Span rows = windows(y, s.kh, s.sy, s.rows), columns = windows(x, s.kw, s.sx, s.columns);
    T sum = 0;
    for (int64_t row = rows.first; row < rows.last; ++row) {
      const uint64_t at = (place.plane * uint64_t(s.rows) + uint64_t(row)) * uint64_t(s.columns);
      for (int64_t column = columns.first; column < columns.last; ++column) {
        const int64_t code = (y - row * s.sy) * s.kw + (x - column * s.sx);
        if (place_of(p, at + uint64_t(column)) == code)
          sum += number_of(static_cast<const S*>(p.x)[at + uint64_t(column)]);
      }
    }
    static_cast<S*>(p.y)[i] = Narrow<S>()(sum);
  });
}

template <class S>
CTN_DEVICE void average(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Planes& s = p.planes;
  each_result(p, [&](uint64_t i, const Place& place) {
    const int64_t top = place.row * s.sy - s.ph, left = place.column * s.sx - s.pw;
    const Span rows = inside(top, s.kh, s.height), columns = inside(left, s.kw, s.width);
    const S* window =
        static_cast<const S*>(p.x) + int64_t(place.plane) * s.height * s.width + top * s.width + left;
    T sum = 0;
    for (int64_t kx = columns.first; kx < columns.last; ++kx) {
      T of_column = 0;
      for (int64_t ky = rows.first; ky < rows.last; ++ky) of_column += number_of(window[ky * s.width + kx]);
      sum += of_column;
    }
    static_cast<S*>(p.y)[i] = Narrow<S>()(sum * T(p.scale));
  });
}

template <class S>
CTN_DEVICE void average_gradient(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Planes& s = p.planes;
  const T scale = T(p.scale);
  const bool backwards = s.kw <= s.columns;  // the order in which the CPU adds
  each_result(p, [&](uint64_t i, const Place& place) {
    const Span rows = windows(place.row + s.ph, s.kh, s.sy, s.rows);
    const Span columns = windows(place.column + s.pw, s.kw, s.sx, s.columns);
    T sum = 0;
    for (int64_t row = rows.first; row < rows.last; ++row) {
      const S* gy = static_cast<const S*>(p.x) + (int64_t(place.plane) * s.rows + row) * s.columns;
      T of_row = 0;
      for (int64_t k = 0; k < columns.last - columns.first; ++k)
        of_row += scale * number_of(gy[backwards ? columns.last - 1 - k : columns.first + k]);
      sum += of_row;
    }
    static_cast<S*>(p.y)[i] = Narrow<S>()(sum);
  });
}

}  // namespace

#define CTN_POOLING(TYPE, NAME)                                                                       \
  CTN_CUDA_KERNEL(pooling_max_##NAME, PoolingKernelParams, kPoolingThreads) { max_pooling<TYPE>(p); } \
  CTN_CUDA_KERNEL(pooling_scatter_##NAME, PoolingKernelParams, kPoolingThreads) { scatter<TYPE>(p); } \
  CTN_CUDA_KERNEL(pooling_average_##NAME, PoolingKernelParams, kPoolingThreads) { average<TYPE>(p); } \
  CTN_CUDA_KERNEL(pooling_average_gradient_##NAME, PoolingKernelParams, kPoolingThreads) {            \
    average_gradient<TYPE>(p);                                                                        \
  }
CTN_FLOATING(CTN_POOLING)

CTN_CUDA_KERNEL(pooling_gather_2, PoolingKernelParams, kPoolingThreads) { gather<uint16_t>(p); }
CTN_CUDA_KERNEL(pooling_gather_4, PoolingKernelParams, kPoolingThreads) { gather<uint32_t>(p); }
CTN_CUDA_KERNEL(pooling_gather_8, PoolingKernelParams, kPoolingThreads) { gather<uint64_t>(p); }

}  // namespace catenary::cuda
