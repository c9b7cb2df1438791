// Convolutions and their gradients as matrix products, whose operands are gathered while they are read.
#include "impl/backend/cuda/kernels/convolution.h"

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
#include "impl/backend/cuda/kernels/tiles.h"

constexpr int kAxes = ConvolutionGeometry::kAxes;
using Geometry = ConvolutionGeometry;

CTN_DEVICE int32_t divide(int32_t n, const Length& d) { return int32_t(quotient(uint32_t(n), d.divisor)); }
CTN_DEVICE_SHARED int64_t quotient(int64_t n, int64_t d) { return n / d; }
CTN_DEVICE int64_t divide(int64_t n, const Length& d) { return quotient(n, d.value); }

/// Coordinates along the spatial axes; I is int32_t or int64_t.
template <class I>
struct Point {
  I at[kAxes];
};

/// Splits a position in row-major order into coordinates, and returns the rest.
template <class I>
CTN_DEVICE I split(I position, const Length (&axes)[kAxes], Point<I>& point) {
  CTN_UNROLL
  for (int d = kAxes - 1; d >= 0; --d) {
    const I rest = divide(position, axes[d]);
    point.at[d] = position - rest * I(axes[d].value);
    position = rest;
  }
  return position;
}

/// Where elements of an operand are: an offset, and coordinates that decide whether there is an element.
template <class I>
struct Spot {
  int64_t offset;  // negative outside of the matrix
  Point<I> point;
};

/// The offset of coordinates, which may be negative, in x.
template <class I>
CTN_DEVICE int64_t offset_in(const Point<I>& p, const Length (&axes)[kAxes]) {
  return (int64_t(p.at[0]) * axes[1].value + p.at[1]) * axes[2].value + p.at[2];
}

/// What a position in the window, of channel after channel, adds to the coordinates in x.
template <class I>
CTN_DEVICE Spot<I> window_spot(const Geometry& g, I i) {
  Spot<I> spot;
  const I channel = split(i, g.window, spot.point);
  for (int d = 0; d < kAxes; ++d) spot.point.at[d] *= I(g.dilation[d]);
  spot.offset = channel * g.in_size.value + offset_in(spot.point, g.in);
  return spot;
}

/// The first coordinates in x of position i of y, of image after image.
template <class I>
CTN_DEVICE Spot<I> output_spot(const Geometry& g, I i) {
  Spot<I> spot;
  const I image = split(i, g.out, spot.point);
  for (int d = 0; d < kAxes; ++d) spot.point.at[d] = spot.point.at[d] * I(g.stride[d].value) - I(g.pad[d]);
  spot.offset = image * g.groups * g.channels * g.in_size.value + offset_in(spot.point, g.in);
  return spot;
}

/// The element of x at the sum of two spots, or 0 in the padding.
template <class T, class I>
CTN_DEVICE Number<T> load_input(const Geometry& g, const T* x, const Spot<I>& a, const Spot<I>& b) {
  using Unsigned = std::make_unsigned_t<I>;
  bool inside = true;
  CTN_UNROLL
  for (int d = 0; d < kAxes; ++d) inside &= Unsigned(a.point.at[d] + b.point.at[d]) < Unsigned(g.in[d].value);
  return inside ? number_of(x[a.offset + b.offset]) : Number<T>(0);
}

/// The lines of a source begin at `first`, and there are `count` of them.
struct Lines {
  int64_t first, count;
  CTN_DEVICE bool has(int i) const { return first + i < count; }
};

/// Rows of a matrix that is stored in row-major order.
template <class T>
struct Rows : Lines {
  const T* data;
  int64_t row;
  CTN_DEVICE Rows(Lines lines, const T* data, int64_t row) : Lines(lines), data(data), row(row) {}
  CTN_DEVICE bool along_inner() const { return true; }
  CTN_DEVICE const T* line(int i) const { return has(i) ? data + (first + i) * row : nullptr; }
  CTN_DEVICE int64_t place(int64_t i) const { return i; }
  CTN_DEVICE Number<T> load(const T* line, int64_t place) const {
    return line ? number_of(line[place]) : Number<T>(0);
  }
};

/// Rows whose inner positions are pairs (outer, position): of W for each channel, or of gy for each output.
template <class T, class I>
struct PairedRows : Rows<T> {
  const Length& size;
  int64_t outer;
  CTN_DEVICE PairedRows(Lines lines, const T* data, int64_t row, const Length& size, int64_t outer)
      : Rows<T>(lines, data, row), size(size), outer(outer) {}
  CTN_DEVICE int64_t place(int64_t i) const {
    const I rest = divide(I(i), size);
    return rest * outer + (I(i) - rest * I(size.value));
  }
};

/// Positions of y as lines and positions in windows of x, or the other way round.
template <class T, class I, bool kWindows>
struct InputLines : Lines {
  const Geometry& g;
  const T* x;
  CTN_DEVICE InputLines(Lines lines, const Geometry& g, const T* x) : Lines(lines), g(g), x(x) {}
  CTN_DEVICE bool along_inner() const { return kWindows; }
  CTN_DEVICE Spot<I> spot_of(I i, bool in_window) const {
    return in_window ? window_spot(g, i) : output_spot(g, i);
  }
  struct Line {
    Spot<I> spot;
    bool inside;
  };
  CTN_DEVICE Line line(int i) const { return {spot_of(I(has(i) ? first + i : 0), kWindows), has(i)}; }
  CTN_DEVICE Spot<I> place(int64_t i) const { return spot_of(I(i), !kWindows); }
  CTN_DEVICE Number<T> load(const Line& line, const Spot<I>& place) const {
    return line.inside ? load_input(g, x, line.spot, place) : Number<T>(0);
  }
};
template <class T, class I>
using InputColumns = InputLines<T, I, false>;
template <class T, class I>
using InputWindows = InputLines<T, I, true>;

/// Positions of x as lines, and pairs of outputs and positions in the window, from which gy flows back.
template <class T, class I>
struct OutputColumns : Lines {
  const Geometry& g;
  const T* gy;
  CTN_DEVICE OutputColumns(Lines lines, const Geometry& g, const T* gy) : Lines(lines), g(g), gy(gy) {}
  CTN_DEVICE bool along_inner() const { return false; }
  CTN_DEVICE Spot<I> line(int i) const {
    Spot<I> spot;
    const I image = split(I(has(i) ? first + i : 0), g.in, spot.point);
    for (int d = 0; d < kAxes; ++d) spot.point.at[d] += I(g.pad[d]);
    spot.offset = has(i) ? image * g.groups * g.outputs * g.out_size.value : -1;
    return spot;
  }
  CTN_DEVICE Spot<I> place(int64_t i) const {
    Spot<I> spot;
    const I output = split(I(i), g.window, spot.point);
    for (int d = 0; d < kAxes; ++d) spot.point.at[d] *= I(g.dilation[d]);
    spot.offset = output * g.out_size.value;
    return spot;
  }
  CTN_DEVICE Number<T> load(const Spot<I>& line, const Spot<I>& place) const {
    if (line.offset < 0) return Number<T>(0);
    Point<I> point;
    bool inside = true;
    CTN_UNROLL
    for (int d = 0; d < kAxes; ++d) {
      const I to = line.point.at[d] - place.point.at[d];
      inside &= to >= 0;
      point.at[d] = divide(to >= 0 ? to : I(0), g.stride[d]);
      inside &= point.at[d] * I(g.stride[d].value) == to && point.at[d] < I(g.out[d].value);
    }
    return inside ? number_of(gy[line.offset + place.offset + offset_in(point, g.out)]) : Number<T>(0);
  }
};

/// The part of the products that a block computes.
struct Part {
  int64_t group, part, row, column, begin, end;
};

template <class Shape>
CTN_DEVICE Part part_of(const ConvolutionTileParams& p) {
  const uint32_t left = quotient(blockIdx.x, p.across), outer = quotient(left, p.down);
  const uint32_t group = quotient(outer, p.parts);
  Part part;
  part.group = group;
  part.part = outer - group * p.parts.value;
  part.row = int64_t(left - outer * p.down.value) * Shape::kRows;
  part.column = int64_t(blockIdx.x - left * p.across.value) * Shape::kColumns;
  part.begin = part.part * p.part;
  part.end = part.begin + p.part < p.inner ? part.begin + p.part : p.inner;
  return part;
}

/// Computes a tile and stores it where at(row, column) says.
template <class T, class Shape, class A, class B, class At>
CTN_DEVICE void compute(const ConvolutionTileParams& p, const Part& part, const A& a, const B& b,
                        const At& at) {
  multiply_tile<T, Shape>(
      a, b, part.begin, part.end, [&](int r, int c, const Number<T>(&sums)[Shape::kQuad]) {
        const int64_t row = part.row + r, column = part.column + c;
        if (row >= p.rows) return;
        const T* const bias = static_cast<const T*>(p.bias);
        CTN_UNROLL
        for (int i = 0; i < Shape::kQuad; ++i) {
          if (column + i >= p.columns) return;
          const int64_t to = at(row, column + i);
          if (p.parts.value > 1)
            static_cast<Number<T>*>(p.y)[part.part * p.parts_stride + to] = sums[i];
          else
            static_cast<T*>(p.y)[to] =
                element_of<T>(bias ? sums[i] + number_of(bias[part.group * p.rows + row]) : sums[i]);
        }
      });
}

template <class T, class I, class Shape>
CTN_DEVICE void forward(const ConvolutionTileParams& p) {
  const Geometry& g = p.geometry;
  const Part part = part_of<Shape>(p);
  const T* w = static_cast<const T*>(p.left) + part.group * p.rows * p.inner;
  const T* x = static_cast<const T*>(p.right) + part.group * g.channels * g.in_size.value;
  compute<T, Shape>(p, part, Rows<T>({part.row, p.rows}, w, p.inner),
                    InputColumns<T, I>({part.column, p.columns}, g, x), [&](int64_t row, int64_t column) {
                      const I image = divide(I(column), g.out_size);
                      return ((image * g.groups + part.group) * p.rows + row) * g.out_size.value +
                             (I(column) - image * I(g.out_size.value));
                    });
}

template <class T, class I, class Shape>
CTN_DEVICE void back(const ConvolutionTileParams& p) {
  const Geometry& g = p.geometry;
  const Part part = part_of<Shape>(p);
  const int64_t depth = g.channels * g.window_size.value;
  const T* w = static_cast<const T*>(p.left) + part.group * g.outputs * depth;
  const T* gy = static_cast<const T*>(p.right) + part.group * g.outputs * g.out_size.value;
  compute<T, Shape>(p, part,
                    PairedRows<T, I>({part.row, p.rows}, w, g.window_size.value, g.window_size, depth),
                    OutputColumns<T, I>({part.column, p.columns}, g, gy), [&](int64_t row, int64_t column) {
                      const I image = divide(I(column), g.in_size);
                      return ((image * g.groups + part.group) * p.rows + row) * g.in_size.value +
                             (I(column) - image * I(g.in_size.value));
                    });
}

template <class T, class I, class Shape>
CTN_DEVICE void weights(const ConvolutionTileParams& p) {
  const Geometry& g = p.geometry;
  const Part part = part_of<Shape>(p);
  const int64_t size = g.out_size.value;
  const T* gy = static_cast<const T*>(p.left) + part.group * g.outputs * size;
  const T* x = static_cast<const T*>(p.right) + part.group * g.channels * g.in_size.value;
  compute<T, Shape>(
      p, part, PairedRows<T, I>({part.row, p.rows}, gy, size, g.out_size, g.groups * g.outputs * size),
      InputWindows<T, I>({part.column, p.columns}, g, x),
      [&](int64_t row, int64_t column) { return (part.group * p.rows + row) * p.columns + column; });
}

template <class T>
CTN_DEVICE void sum_channels(const ChannelSumParams& p) {
  CTN_SHARED Number<T> sums[kChannelThreads];
  const uint32_t part = quotient(blockIdx.x, p.channels), channel = blockIdx.x - part * p.channels.value;
  const int64_t all = p.images * p.size, begin = part * p.part;
  const int64_t end = begin + p.part < all ? begin + p.part : all;
  const T* y = static_cast<const T*>(p.y);
  Number<T> sum = 0;
  for (int64_t i = begin + threadIdx.x; i < end; i += kChannelThreads) {
    const int64_t image = i / p.size;
    sum += number_of(y[(image * p.channels.value + channel) * p.size + (i - image * p.size)]);
  }
  sums[threadIdx.x] = sum;
  for (unsigned half = kChannelThreads / 2; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half) sums[threadIdx.x] += sums[threadIdx.x + half];
  }
  if (threadIdx.x != 0) return;
  if (p.parts.value > 1)
    static_cast<Number<T>*>(p.sums)[blockIdx.x] = sums[0];
  else
    static_cast<T*>(p.sums)[channel] = element_of<T>(sums[0]);
}

template <class T>
CTN_DEVICE void add_bias(const BiasParams& p) {
  constexpr int kPack = kPackBytes / int(sizeof(T));
  T* const y = static_cast<T*>(p.y);
  const T* const bias = static_cast<const T*>(p.bias);
  const auto bias_at = [&](int64_t i) {
    if (p.size > INT32_MAX) return bias[i / p.inner.value % p.channels.value];
    const int32_t line = divide(int32_t(i), p.inner);
    return bias[line - divide(line, p.channels) * int32_t(p.channels.value)];
  };
  // The elements of a pack belong to one channel.
  const bool packed = p.inner.value % kPack == 0 && is_packed<T, kPack>(y);
  if (packed) {
    using Packed = Pack<T, kPack>;
    for (int64_t i = int64_t(first_item()); i < p.size / kPack; i += int64_t(item_step())) {
      Packed pack = reinterpret_cast<Packed*>(y)[i];
      const Number<T> b = number_of(bias_at(i * kPack));
      CTN_UNROLL
      for (int k = 0; k < kPack; ++k) pack.items[k] = element_of<T>(number_of(pack.items[k]) + b);
      reinterpret_cast<Packed*>(y)[i] = pack;
    }
  } else {
    for (int64_t i = int64_t(first_item()); i < p.size; i += int64_t(item_step()))
      y[i] = element_of<T>(number_of(y[i]) + number_of(bias_at(i)));
  }
}

using NarrowTile = TileShape<32, 8, 1, 1>;
using WideTile = TileShape<16, 16, 1, 1>;

template <class Shape>
constexpr bool is_size(const TileSize& size) {
  return size.rows == Shape::kRows && size.columns == Shape::kColumns && size.threads == Shape::kThreads &&
         kInnerStep == Shape::kInner;
}
static_assert(is_size<NarrowTile>(kNarrowTile) && is_size<WideTile>(kWideTile));

}  // namespace

#define CTN_FORM(FORM, TYPE, NAME)                                                                     \
  CTN_CUDA_KERNEL(convolution_##FORM##_narrow_##NAME, ConvolutionTileParams, kNarrowTile.threads, 1) { \
    FORM<TYPE, int32_t, NarrowTile>(p);                                                                \
  }                                                                                                    \
  CTN_CUDA_KERNEL(convolution_##FORM##_wide_##NAME, ConvolutionTileParams, kWideTile.threads, 1) {     \
    FORM<TYPE, int32_t, WideTile>(p);                                                                  \
  }                                                                                                    \
  CTN_CUDA_KERNEL(convolution_##FORM##_long_##NAME, ConvolutionTileParams, kWideTile.threads, 1) {     \
    FORM<TYPE, int64_t, WideTile>(p);                                                                  \
  }
#define CTN_CONVOLUTION(TYPE, NAME)                                                         \
  CTN_FORM(forward, TYPE, NAME)                                                             \
  CTN_FORM(back, TYPE, NAME)                                                                \
  CTN_FORM(weights, TYPE, NAME)                                                             \
  CTN_CUDA_KERNEL(convolution_bias_##NAME, BiasParams, kBiasThreads) { add_bias<TYPE>(p); } \
  CTN_CUDA_KERNEL(convolution_channels_##NAME, ChannelSumParams, kChannelThreads) { sum_channels<TYPE>(p); }
CTN_CONVOLUTION(Half, float16)
CTN_CONVOLUTION(BFloat16, bfloat16)
CTN_CONVOLUTION(float, float32)
CTN_CONVOLUTION(double, float64)

}  // namespace catenary::cuda
