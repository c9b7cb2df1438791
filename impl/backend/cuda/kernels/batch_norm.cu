// Batch normalization and its gradient.
#include "impl/backend/cuda/kernels/batch_norm.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/totals.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/normalization.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"
//
#include "impl/backend/cuda/kernels/groups.h"

/// The piece of a line that a group of threads adds up.
struct LinePiece {
  Group group;
  uint64_t line, begin, end;
  uint32_t piece;

  explicit CTN_DEVICE LinePiece(const ChannelLines& lines)
      : group(lines.group, lines.group == kBatchThreads) {
    const uint32_t set = blockIdx.x / lines.pieces.count;
    piece = blockIdx.x - set * lines.pieces.count;
    line = uint64_t(set) * group.at_once + group.row;
    begin = piece * lines.pieces.length;
    end = begin + lines.pieces.length < lines.length ? begin + lines.pieces.length : lines.length;
    if (line >= lines.lines) end = begin;
  }
  /// The address of element i of the line, in elements.
  CTN_DEVICE uint64_t at(const ChannelLines& lines, uint64_t i) const {
    const uint64_t row = quotient(i, lines.run);
    return row * lines.row + line * lines.stride + (i - row * lines.run.value);
  }
  CTN_DEVICE uint64_t step() const { return uint64_t(group.size) * kBatchItems; }
  /// Calls f(k, position) for the elements that this thread reads of those from `first` on.
  template <class F>
  CTN_DEVICE void each(const ChannelLines& lines, uint64_t first, F&& f) const {
    CTN_UNROLL
    for (int k = 0; k < kBatchItems; ++k) {
      const uint64_t i = first + group.part + uint64_t(k) * group.size;
      if (i < end) f(k, at(lines, i));
    }
  }
};

struct Moments {
  double count, mean, squares;

  CTN_DEVICE void add(const Moments& more) {
    if (more.count == 0) return;
    const double total = count + more.count, d = more.mean - mean, part = more.count / total;
    mean += d * part;
    squares += more.squares + d * d * (count * part);
    count = total;
  }
};

template <class S>
CTN_DEVICE void moments(const ChannelSumsParams& p) {
  using T = Compute<S>;
  const LinePiece piece(p.lines);
  Moments total{0, 0, 0};
  // All threads of a block take the same number of steps.
  for (uint64_t offset = 0; offset < p.lines.pieces.length; offset += piece.step()) {
    const uint64_t first = piece.begin + offset, left = first < piece.end ? piece.end - first : 0;
    const double count = double(left < piece.step() ? left : piece.step());
    const double inverse = 1 / (count > 0 ? count : 1);
    T x[kBatchItems], sum = 0;
    piece.each(p.lines, first, [&](int k, uint64_t at) {
      x[k] = number_of(static_cast<const S*>(p.x)[at]);
      sum += x[k];
    });
    const T middle = T(piece.group.sum(double(sum)) * inverse);
    // Correct for the rounding of the mean and its effect on the squares.
    T rest = 0, squares = 0;
    piece.each(p.lines, first, [&](int k, uint64_t) {
      const T d = x[k] - middle;
      rest += d;
      squares += d * d;
    });
    const double all = piece.group.sum(double(rest));
    const double deviation = piece.group.sum(double(squares)) - all * all * inverse;
    total.add({count, double(middle) + all * inverse, deviation < 0 ? 0 : deviation});
  }
  if (piece.group.part == 0 && piece.line < p.lines.lines)
    p.sums[piece.line * p.lines.pieces.count + piece.piece] = {total.mean, total.squares};
}

template <class S>
CTN_DEVICE void gradient_sums(const ChannelSumsParams& p) {
  using T = Compute<S>;
  const LinePiece piece(p.lines);
  const uint64_t line = piece.line < p.lines.lines ? piece.line : 0;
  const T middle = T(load_any<double>(p.mean, p.mean_dtype, int64_t(line / p.lines.per_channel)));
  double sum = 0, product = 0;
  for (uint64_t first = piece.begin; first < piece.end; first += piece.step()) {
    T gys = 0, products = 0;
    piece.each(p.lines, first, [&](int, uint64_t at) {
      const T gy = number_of(static_cast<const S*>(p.gy)[at]);
      gys += gy;
      products += gy * (number_of(static_cast<const S*>(p.x)[at]) - middle);
    });
    sum += double(gys);
    product += double(products);
  }
  sum = piece.group.sum(sum);
  product = piece.group.sum(product);
  if (piece.group.part == 0 && piece.line < p.lines.lines)
    p.sums[piece.line * p.lines.pieces.count + piece.piece] = {sum, product};
}

/// Calls f(i, sums, items) for this thread's share of the pieces of a channel.
template <class F>
CTN_DEVICE void each_piece(const ChannelFactorsParams& p, uint64_t channel, F&& f) {
  const Pieces& pieces = p.lines.pieces;
  const uint32_t count = p.lines.per_channel * pieces.count;
  for (uint32_t i = threadIdx.x % 32; i < count; i += 32) {
    const uint64_t begin = i % pieces.count * pieces.length;
    const uint64_t left = p.lines.length > begin ? p.lines.length - begin : 0;
    f(p.sums[channel * count + i], left < pieces.length ? left : pieces.length);
  }
}

CTN_DEVICE double add_lanes(double x) {
  for (int lanes = 16; lanes > 0; lanes /= 2) x += __shfl_xor_sync(0xffffffffu, x, lanes);
  return x;
}

/// The channel of this thread's warp; the last one for warps without one.
CTN_DEVICE uint64_t channel_of(const ChannelFactorsParams& p, bool& is_own) {
  const uint64_t channel = first_item() / 32;
  is_own = channel < p.channels;
  return is_own ? channel : p.channels - 1;
}

template <class S>
CTN_DEVICE void factors(const ChannelFactorsParams& p) {
  using T = Compute<S>;
  bool is_own;
  const uint64_t channel = channel_of(p, is_own);
  Moments total{0, 0, 0};
  if (!p.given) {
    each_piece(p, channel, [&](const ChannelSums& sums, uint64_t items) {
      total.add({double(items), sums.a, sums.b});
    });
    for (int lanes = 16; lanes > 0; lanes /= 2) {
      Moments other;
      other.count = __shfl_xor_sync(0xffffffffu, total.count, lanes);
      other.mean = __shfl_xor_sync(0xffffffffu, total.mean, lanes);
      other.squares = __shfl_xor_sync(0xffffffffu, total.squares, lanes);
      total.add(other);
    }
  }
  if (threadIdx.x % 32 != 0 || !is_own) return;
  const int64_t c = int64_t(channel);
  if (!p.given) {
    const bool empty = total.count == 0;
    store_number(empty ? MathFormat<double>::nan : total.mean, p.mean, p.mean_dtype, c);
    store_number(empty ? MathFormat<double>::nan : total.squares / total.count, p.var, p.var_dtype, c);
  }
  const double var = load_any<double>(p.var, p.var_dtype, c);
  const double inverse = 1 / math_sqrt(var + p.eps);
  const double gamma = double(number_of(static_cast<const S*>(p.gamma)[c]));
  const T beta = number_of(static_cast<const S*>(p.beta)[c]);
  static_cast<ChannelFactors<T>*>(p.factors)[c] = {T(load_any<double>(p.mean, p.mean_dtype, c)),
                                                   T(inverse * gamma), beta, T(0)};
}

template <class S>
CTN_DEVICE void gradient_factors(const ChannelFactorsParams& p) {
  using T = Compute<S>;
  bool is_own;
  const uint64_t channel = channel_of(p, is_own);
  double sum = 0, product = 0;
  if (p.sums) {
    each_piece(p, channel, [&](const ChannelSums& sums, uint64_t) {
      sum += sums.a;
      product += sums.b;
    });
    sum = add_lanes(sum);
    product = add_lanes(product);
  }
  if (threadIdx.x % 32 != 0 || !is_own) return;
  const int64_t c = int64_t(channel);
  const double inverse = 1 / math_sqrt(load_any<double>(p.var, p.var_dtype, c) + p.eps);
  if (p.ggamma) static_cast<T*>(p.ggamma)[c] = T(product * inverse);
  if (p.gbeta) static_cast<T*>(p.gbeta)[c] = T(sum);
  if (!p.factors) return;
  const double size = double(p.lines.length) * double(p.lines.per_channel);
  const double a = inverse * double(number_of(static_cast<const S*>(p.gamma)[c]));
  const double b = -a * inverse * inverse * (product / size), shift = -a * (sum / size);
  static_cast<ChannelFactors<T>*>(p.factors)[c] = {T(load_any<double>(p.mean, p.mean_dtype, c)), T(a), T(b),
                                                   T(shift)};
}

/// Steps through the channels of adjacent elements.
template <class T>
struct Channel {
  const ChannelFactors<T>* all;
  uint64_t depth, channels, column, channel;
  ChannelFactors<T> factors;

  CTN_DEVICE Channel(const ChannelApplyParams& p, uint64_t i)
      : all(static_cast<const ChannelFactors<T>*>(p.factors)),
        depth(p.depth.value),
        channels(p.channels.value) {
    const uint64_t row = quotient(i, p.depth);
    column = i - row * depth;
    channel = row - quotient(row, p.channels) * channels;
    factors = all[channel];
  }
  CTN_DEVICE void next() {
    if (++column < depth) return;
    column = 0;
    if (++channel == channels) channel = 0;
    factors = all[channel];
  }
};

/// Computes f(factors, x, gy) for all elements.
template <class S, bool kGradient, class F>
CTN_DEVICE void apply(const ChannelApplyParams& p, F&& f) {
  using T = Compute<S>;
  constexpr int N = kPackBytes / int(sizeof(S));
  using P = Pack<S, N>;
  const S *x = static_cast<const S*>(p.x), *gy = static_cast<const S*>(p.gy);
  S* y = static_cast<S*>(p.y);
  uint64_t done = 0;
  if (is_packed<S, N>(x) && is_packed<S, N>(y) && (!kGradient || is_packed<S, N>(gy))) {
    const uint64_t packs = p.size / N;
    for (uint64_t i = first_item(); i < packs; i += item_step()) {
      const P xs = reinterpret_cast<const P*>(x)[i];
      P ys = xs;
      if constexpr (kGradient) ys = reinterpret_cast<const P*>(gy)[i];
      Channel<T> channel(p, i * N);
      CTN_UNROLL
      for (int k = 0; k < N; ++k) {
        ys.items[k] = Narrow<S>()(f(channel.factors, number_of(xs.items[k]), number_of(ys.items[k])));
        if (k + 1 < N) channel.next();
      }
      reinterpret_cast<P*>(y)[i] = ys;
    }
    done = packs * N;
  }
  for (uint64_t i = done + first_item(); i < p.size; i += item_step())
    y[i] = Narrow<S>()(
        f(Channel<T>(p, i).factors, number_of(x[i]), kGradient ? number_of(gy[i]) : number_of(x[i])));
}

template <class S>
CTN_DEVICE void normalize(const ChannelApplyParams& p) {
  using T = Compute<S>;
  apply<S, false>(
      p, [](const ChannelFactors<T>& c, T x, T) { return NormalizationShift()(x, c.mean, c.a, c.b); });
}

template <class S>
CTN_DEVICE void gradient(const ChannelApplyParams& p) {
  using T = Compute<S>;
  const bool given = p.given;
  apply<S, true>(p, [given](const ChannelFactors<T>& c, T x, T gy) {
    return given ? NormalizationShift()(gy, T(0), c.a, T(0))
                 : NormalizationGradient()(x, gy, c.mean, c.a, c.b, c.c);
  });
}

}  // namespace

#define CTN_BATCH_NORM(TYPE, NAME)                                                                      \
  CTN_CUDA_KERNEL(batch_norm_sums_##NAME, ChannelSumsParams, kBatchThreads, 2) { moments<TYPE>(p); }    \
  CTN_CUDA_KERNEL(batch_norm_gradient_sums_##NAME, ChannelSumsParams, kBatchThreads, 2) {               \
    gradient_sums<TYPE>(p);                                                                             \
  }                                                                                                     \
  CTN_CUDA_KERNEL(batch_norm_factors_##NAME, ChannelFactorsParams, kBatchThreads) { factors<TYPE>(p); } \
  CTN_CUDA_KERNEL(batch_norm_gradient_factors_##NAME, ChannelFactorsParams, kBatchThreads) {            \
    gradient_factors<TYPE>(p);                                                                          \
  }                                                                                                     \
  CTN_CUDA_KERNEL(batch_norm_##NAME, ChannelApplyParams, kBatchThreads, 4) { normalize<TYPE>(p); }      \
  CTN_CUDA_KERNEL(batch_norm_gradient_##NAME, ChannelApplyParams, kBatchThreads, 4) { gradient<TYPE>(p); }
CTN_FLOATING(CTN_BATCH_NORM)

}  // namespace catenary::cuda
