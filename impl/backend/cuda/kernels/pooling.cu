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

/// Windows over planes with numbers of type I.
template <class I>
struct Shape {
  I height, width, rows, columns, kh, kw, sy, sx, ph, pw;

  explicit CTN_DEVICE Shape(const Planes& p)
      : height(I(p.height)),
        width(I(p.width)),
        rows(I(p.rows)),
        columns(I(p.columns)),
        kh(I(p.kh)),
        kw(I(p.kw)),
        sy(I(p.sy)),
        sx(I(p.sx)),
        ph(I(p.ph)),
        pw(I(p.pw)) {}
};

/// A position in an array of planes.
template <class I>
struct Place {
  uint64_t plane;
  I row, column;

  CTN_DEVICE Place(const Planes& p, uint64_t i) {
    const uint64_t rows = quotient(i, p.widths);
    column = I(i - rows * p.widths.value);
    plane = quotient(rows, p.heights);
    row = I(rows - plane * p.heights.value);
  }
};

template <class I>
struct Span {
  I first, last;  // excluded
};

/// The part of a window of `length` from `start` on that is inside [0, limit).
template <class I>
CTN_DEVICE Span<I> inside(I start, I length, I limit) {
  return {start < 0 ? -start : I(0), length < limit - start ? length : limit - start};
}

/// The windows, among `count`, that reach position x of the padded plane.
template <class I>
CTN_DEVICE Span<I> windows(I x, I length, I stride, I count) {
  const I before = x - length;
  const I first = before < 0 ? I(0) : I(uint32_t(before) / uint32_t(stride)) + 1;
  const I last = I(uint32_t(x) / uint32_t(stride)) + 1;
  return {first, last < count ? last : count};
}

CTN_DEVICE int64_t place_of(const PoolingKernelParams& p, uint64_t i) {
  return p.wide ? static_cast<const int32_t*>(p.places)[i] : static_cast<const uint8_t*>(p.places)[i];
}

template <class I, class F>
CTN_DEVICE void each_result(const PoolingKernelParams& p, F&& f) {
  for (uint64_t i = first_item(); i < p.size; i += item_step()) f(i, Place<I>(p.planes, i));
}

template <class S, class I>
CTN_DEVICE void max_pooling(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Shape<I> s(p.planes);
  each_result<I>(p, [&](uint64_t i, const Place<I>& place) {
    const I top = place.row * s.sy - s.ph, left = place.column * s.sx - s.pw;
    const Span<I> rows = inside(top, s.kh, s.height), columns = inside(left, s.kw, s.width);
    const bool empty = rows.first >= rows.last || (!p.outside && columns.first >= columns.last);
    I code = empty ? 0 : rows.first * s.kw + (p.outside ? 0 : columns.first);
    const S* plane = static_cast<const S*>(p.x) + int64_t(place.plane) * s.height * s.width;
    T best = -MathFormat<T>::infinity;
    for (I ky = rows.first; ky < rows.last; ++ky) {
      const S* row = plane + (top + ky) * s.width + left;
      for (I kx = columns.first; kx < columns.last; ++kx) {
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

template <class S, class I>
CTN_DEVICE void gather(const PoolingKernelParams& p) {
  const Shape<I> s(p.planes);
  each_result<I>(p, [&](uint64_t i, const Place<I>& place) {
    const uint32_t code = uint32_t(place_of(p, i)), ky = code / uint32_t(s.kw);
    const I row = place.row * s.sy - s.ph + I(ky);
    const I column = place.column * s.sx - s.pw + I(code - ky * uint32_t(s.kw));
    const bool is_inside = row >= 0 && row < s.height && column >= 0 && column < s.width;
    const int64_t at = (int64_t(place.plane) * s.height + row) * s.width + column;
    static_cast<S*>(p.y)[i] = is_inside ? static_cast<const S*>(p.x)[at] : S(0);
  });
}

template <class S, class I>
CTN_DEVICE void scatter(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Shape<I> s(p.planes);
  each_result<I>(p, [&](uint64_t i, const Place<I>& place) {
    const I y = place.row + s.ph, x = place.column + s.pw;
    const Span<I> rows = windows(y, s.kh, s.sy, s.rows), columns = windows(x, s.kw, s.sx, s.columns);
    T sum = 0;
    for (I row = rows.first; row < rows.last; ++row) {
      const uint64_t at = (place.plane * uint64_t(s.rows) + uint64_t(row)) * uint64_t(s.columns);
      for (I column = columns.first; column < columns.last; ++column) {
        const I code = (y - row * s.sy) * s.kw + (x - column * s.sx);
        if (place_of(p, at + uint64_t(column)) == code)
          sum += number_of(static_cast<const S*>(p.x)[at + uint64_t(column)]);
      }
    }
    static_cast<S*>(p.y)[i] = Narrow<S>()(sum);
  });
}

template <class S, class I>
CTN_DEVICE void average(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Shape<I> s(p.planes);
  each_result<I>(p, [&](uint64_t i, const Place<I>& place) {
    const I top = place.row * s.sy - s.ph, left = place.column * s.sx - s.pw;
    const Span<I> rows = inside(top, s.kh, s.height), columns = inside(left, s.kw, s.width);
    const S* window =
        static_cast<const S*>(p.x) + int64_t(place.plane) * s.height * s.width + top * s.width + left;
    T sum = 0;
    for (I kx = columns.first; kx < columns.last; ++kx) {
      T of_column = 0;
      for (I ky = rows.first; ky < rows.last; ++ky) of_column += number_of(window[ky * s.width + kx]);
      sum += of_column;
    }
    static_cast<S*>(p.y)[i] = Narrow<S>()(sum * T(p.scale));
  });
}

template <class S, class I>
CTN_DEVICE void average_gradient(const PoolingKernelParams& p) {
  using T = Compute<S>;
  const Shape<I> s(p.planes);
  const T scale = T(p.scale);
  const bool backwards = s.kw <= s.columns;  // the order in which the CPU adds
  each_result<I>(p, [&](uint64_t i, const Place<I>& place) {
    const Span<I> rows = windows(place.row + s.ph, s.kh, s.sy, s.rows);
    const Span<I> columns = windows(place.column + s.pw, s.kw, s.sx, s.columns);
    T sum = 0;
    for (I row = rows.first; row < rows.last; ++row) {
      const S* gy = static_cast<const S*>(p.x) + (int64_t(place.plane) * s.rows + row) * s.columns;
      T of_row = 0;
      for (I k = 0; k < columns.last - columns.first; ++k)
        of_row += scale * number_of(gy[backwards ? columns.last - 1 - k : columns.first + k]);
      sum += of_row;
    }
    static_cast<S*>(p.y)[i] = Narrow<S>()(sum);
  });
}

}  // namespace

#define CTN_BOTH(FUNCTION, TYPE) \
  if (p.planes.is_narrow)        \
    FUNCTION<TYPE, int32_t>(p);  \
  else                           \
    FUNCTION<TYPE, int64_t>(p)
#define CTN_POOLING(TYPE, NAME)                                                                              \
  CTN_CUDA_KERNEL(pooling_max_##NAME, PoolingKernelParams, kPoolingThreads, 3) {                             \
    CTN_BOTH(max_pooling, TYPE);                                                                             \
  }                                                                                                          \
  CTN_CUDA_KERNEL(pooling_scatter_##NAME, PoolingKernelParams, kPoolingThreads, 3) {                         \
    CTN_BOTH(scatter, TYPE);                                                                                 \
  }                                                                                                          \
  CTN_CUDA_KERNEL(pooling_average_##NAME, PoolingKernelParams, kPoolingThreads) { CTN_BOTH(average, TYPE); } \
  CTN_CUDA_KERNEL(pooling_average_gradient_##NAME, PoolingKernelParams, kPoolingThreads) {                   \
    CTN_BOTH(average_gradient, TYPE);                                                                        \
  }
CTN_FLOATING(CTN_POOLING)

#define CTN_GATHER(SIZE, TYPE) \
  CTN_CUDA_KERNEL(pooling_gather_##SIZE, PoolingKernelParams, kPoolingThreads) { CTN_BOTH(gather, TYPE); }
CTN_GATHER(2, uint16_t)
CTN_GATHER(4, uint32_t)
CTN_GATHER(8, uint64_t)

}  // namespace catenary::cuda
