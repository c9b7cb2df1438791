// Layer normalization and its gradient.
#include "impl/backend/cuda/kernels/layer_norm.h"

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

template <class S>
CTN_DEVICE Compute<S> load(const void* p, uint64_t i) {
  return number_of(static_cast<const S*>(p)[i]);
}

template <class S>
CTN_DEVICE void forward(const LayerNormKernelParams& p) {
  using T = Compute<S>;
  const double per = 1 / double(p.rows.length);
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(p.rows, row);
    const RowReader<S> x(p.x, place, group, p.rows);
    T middle = 0;
    if (p.centered) {
      double sum = 0;
      x.each([&](uint64_t, T value) { sum += double(value); });
      middle = T(group.sum(sum) * per);
    }
    // Correct for the rounding of the mean and its effect on the squares.
    double rest = 0, squares = 0;
    x.each([&](uint64_t, T value) {
      const T d = value - middle;
      rest += double(d);
      squares += double(d * d);
    });
    squares = group.sum(squares);
    double mean = 0;
    if (p.centered) {
      rest = group.sum(rest);
      mean = double(middle) + rest * per;
      squares -= rest * rest * per;
    }
    const double scale = 1 / math_sqrt((squares < 0 ? 0 : squares) * per + p.eps);
    x.write(p.y, [&](uint64_t c, T value) {
      const T gamma = load<S>(p.gamma, c);
      return p.beta ? NormalizationRow()(value, T(mean), T(scale), gamma, load<S>(p.beta, c))
                    : NormalizationRow()(value, T(mean), T(scale), gamma);
    });
    if (group.part != 0 || row >= p.rows.count) return;
    if (p.centered) static_cast<T*>(p.mean)[row] = T(mean);
    static_cast<T*>(p.inverse)[row] = T(scale);
  });
}

template <class S>
CTN_DEVICE void backward(const LayerNormKernelParams& p) {
  using T = Compute<S>;
  const double per = 1 / double(p.rows.length);
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(p.rows, row);
    const RowReader<S> x(p.x, place, group, p.rows), gy(p.gy, place, group, p.rows);
    const bool is_row = row < p.rows.count;
    const T mean = is_row && p.centered ? static_cast<const T*>(p.mean)[row] : T(0);
    const T scale = is_row ? static_cast<const T*>(p.inverse)[row] : T(0);
    double sum = 0, product = 0;
    x.each(gy, [&](uint64_t c, T value, T upstream) {
      const T gamma = load<S>(p.gamma, c);
      sum += double(upstream * gamma);
      product += double(upstream * ((value - mean) * scale) * gamma);
    });
    const T a = p.centered ? T(group.sum(sum) * per) : T(0), b = T(group.sum(product) * per);
    x.write(gy, p.y, [&](uint64_t c, T value, T upstream) {
      return NormalizationRowGradient()(value, upstream, load<S>(p.gamma, c), mean, scale, a, b);
    });
  });
}

template <class S>
CTN_DEVICE void columns(const LayerNormColumnsParams& p) {
  using T = Compute<S>;
  const Group group(kRowThreads / 32, false);
  const uint32_t set = blockIdx.x / p.pieces.count, piece = blockIdx.x - set * p.pieces.count;
  const uint64_t column = uint64_t(set) * group.at_once + group.row;
  const uint64_t begin = piece * p.pieces.length, left = p.rows > begin ? p.rows - begin : 0;
  const uint64_t end = begin + (left < p.pieces.length ? left : p.pieces.length);
  double product = 0, sum = 0;
  for (uint64_t row = begin + group.part; row < end && column < p.columns; row += group.size) {
    const T mean = p.mean ? static_cast<const T*>(p.mean)[row] : T(0);
    const T scale = static_cast<const T*>(p.inverse)[row];
    const T gy = load<S>(p.gy, row * p.columns + column), x = load<S>(p.x, row * p.columns + column);
    product += double(gy * ((x - mean) * scale));
    sum += double(gy);
  }
  product = group.sum(product);
  sum = group.sum(sum);
  if (group.part != 0 || column >= p.columns) return;
  p.sums[uint64_t(piece) * 2 * p.columns + column] = product;
  p.sums[(uint64_t(piece) * 2 + 1) * p.columns + column] = sum;
}

template <class S>
CTN_DEVICE void finish(const LayerNormFinishParams& p) {
  using T = Compute<S>;
  const uint64_t column = first_item();
  if (column >= p.columns) return;
  double product = 0, sum = 0;
  for (uint64_t piece = 0; piece < p.pieces; ++piece) {
    product += p.sums[piece * 2 * p.columns + column];
    sum += p.sums[(piece * 2 + 1) * p.columns + column];
  }
  static_cast<T*>(p.ggamma)[column] = T(product);
  if (p.gbeta) static_cast<T*>(p.gbeta)[column] = T(sum);
}

}  // namespace

#define CTN_LAYER_NORM(TYPE, NAME)                                                                          \
  CTN_CUDA_KERNEL(layer_norm_##NAME, LayerNormKernelParams, kRowThreads, 4) { forward<TYPE>(p); }           \
  CTN_CUDA_KERNEL(layer_norm_gradient_##NAME, LayerNormKernelParams, kRowThreads, 4) { backward<TYPE>(p); } \
  CTN_CUDA_KERNEL(layer_norm_columns_##NAME, LayerNormColumnsParams, kRowThreads, 4) { columns<TYPE>(p); }  \
  CTN_CUDA_KERNEL(layer_norm_finish_##NAME, LayerNormFinishParams, kRowThreads) { finish<TYPE>(p); }
CTN_FLOATING(CTN_LAYER_NORM)

}  // namespace catenary::cuda
