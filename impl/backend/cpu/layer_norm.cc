// Layer normalization over the rows of (N, D), and its gradient.
#include <cmath>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/normalization_kernels.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kPieces = 32;           // number of parts of sums over rows; determined by the shape alone
constexpr int64_t kSummed = 64;           // number of rows that are summed in the compute dtype
constexpr int64_t kMostTotals = 1 << 18;  // totals of all parts, which stay in the second-level cache
constexpr int64_t kMoments = 2048;        // number of elements whose moments are computed at a time

/// Number of rows processed together. It determines the order of sums and must not depend on the machine.
int64_t row_grain(int64_t d) { return items_of_grain(int64_t{16} << 10, d); }

/// Returns the mean and the mean square deviation of a row, or zero and the mean square.
template <class T>
void row_moments(const T* x, int64_t d, bool centered, double* mean, double* var) {
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  double middle = 0, squares = 0;
  for (int64_t i = 0; i < d; i += kMoments) {
    const int64_t n = std::min(kMoments, d - i);
    if (!centered) {
      squares += k.squares(x + i, n);
      continue;
    }
    double more_mean, more;
    k.moments(x + i, n, &more_mean, &more);
    const double delta = more_mean - middle, part = double(n) / double(i + n);
    middle += delta * part;
    squares += more + delta * delta * double(i) * part;
  }
  *mean = middle;
  *var = squares / double(d);
}

template <class T>
void forward(const Launch& launch, const LayerNormParams& params) {
  const Operand* operand = launch.operands;
  const int64_t rows = operand->shape[0], d = operand->shape[1];
  const In<T> x(*operand++), gamma(*operand++);
  const Operand* beta = params.centered ? operand++ : nullptr;
  const Out<T> y(*operand++);
  const Operand* mean = params.centered ? operand++ : nullptr;
  const Out<T> inverse(*operand);
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  std::vector<T> gamma_room, beta_room;
  const T* gammas = gamma.all(d, gamma_room);
  const T* betas = beta ? In<T>(*beta).all(d, beta_room) : nullptr;
  parallel_for(rows, divisible(row_grain(d)), [&](int64_t begin, int64_t end) {
    std::vector<T> room(x.room(2 * d));
    T* const y_room = room.empty() ? nullptr : room.data() + d;
    for (int64_t r = begin; r < end; ++r) {
      const T* row = x.block(r * d, d, room.data());
      double middle, var;
      row_moments(row, d, params.centered, &middle, &var);
      const double scale = 1 / std::sqrt(var + params.eps);
      if (mean) Out<T>(*mean).set(r, middle);
      inverse.set(r, scale);
      T* target = y.target(r * d, y_room);
      k.row(row, gammas, betas, target, d, T(middle), T(scale));
      y.write(target, r * d, d);
    }
  });
}

/// Writes the totals of n columns, at most kBlock, of `rows` rows.
template <class T>
void add_up(const double* sums, int64_t rows, int64_t stride, const Out<T>& out, int64_t at, int64_t n) {
  double totals[kBlock] = {};
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < n; ++i) totals[i] += sums[row * stride + i];
  out.block(at, n, [&](T* to) {
    for (int64_t i = 0; i < n; ++i) to[i] = T(totals[i]);
  });
}

template <class T>
void backward(const Launch& launch, const LayerNormParams& params) {
  const Operand* operand = launch.operands;
  const int64_t rows = operand->shape[0], d = operand->shape[1];
  const In<T> x(*operand++), gamma(*operand++);
  const Operand* mean = params.centered ? operand++ : nullptr;
  const In<T> inverse(*operand++), gy(*operand++);
  const Out<T> gx(*operand++), ggamma(*operand++);
  const Operand* gbeta = params.centered ? operand : nullptr;
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  std::vector<T> gamma_room;
  const T* gammas = gamma.all(d, gamma_room);
  const int64_t kinds = gbeta ? 2 : 1;
  const int64_t most = std::clamp<int64_t>(kMostTotals / (kinds * d), 2, kPieces);
  const int64_t per_piece = std::max(divide_up(rows, most), row_grain(d)),
                pieces = divide_up(rows, per_piece);
  const Scratch sums_memory(size_t(pieces * kinds * d) * sizeof(double));
  double* const sums = static_cast<double*>(sums_memory.data());
  parallel_for(pieces, 1, [&](int64_t begin, int64_t end) {
    const Scratch room_memory(x.room(3 * d) * sizeof(T)), partial_memory(size_t(kinds * d) * sizeof(T));
    T* const room = static_cast<T*>(room_memory.data());
    T* const gy_room = room ? room + d : nullptr;
    T* const gx_room = room ? room + 2 * d : nullptr;
    T* const partial = static_cast<T*>(partial_memory.data());
    T* const ggammas = partial;
    T* const gbetas = gbeta ? ggammas + d : nullptr;
    std::fill_n(partial, kinds * d, T(0));
    for (int64_t piece = begin; piece < end; ++piece) {
      double* total = sums + piece * kinds * d;
      std::fill_n(total, kinds * d, 0.0);
      const int64_t last = std::min(rows, (piece + 1) * per_piece);
      int64_t summed = 0;
      for (int64_t r = piece * per_piece; r < last; ++r) {
        const T* row = x.block(r * d, d, room);
        const T* grad = gy.block(r * d, d, gy_room);
        const T middle = mean ? In<T>(*mean)[r] : T(0), scale = inverse[r];
        double a, b;
        k.row_sums(row, grad, gammas, ggammas, gbetas, d, middle, scale, &a, &b);
        T* target = gx.target(r * d, gx_room);
        k.row_gradient(row, grad, gammas, target, d, middle, scale, params.centered ? T(a / double(d)) : T(0),
                       T(b / double(d)));
        gx.write(target, r * d, d);
        if (++summed < kSummed && r + 1 < last) continue;
        for (int64_t i = 0; i < kinds * d; ++i) {
          total[i] += double(partial[i]);
          partial[i] = 0;
        }
        summed = 0;
      }
    }
  });
  parallel_for(d, divisible(items_of_grain(kReductionGrain, pieces)), [&](int64_t begin, int64_t end) {
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kBlock, end - begin);
      add_up(sums + begin, pieces, kinds * d, ggamma, begin, n);
      if (gbeta) add_up(sums + d + begin, pieces, kinds * d, Out<T>(*gbeta), begin, n);
    }
  });
}

}  // namespace

void layer_norm(const Launch& launch, const LayerNormParams& params) {
  dispatch_floating(launch, [&]<class T>() { forward<T>(launch, params); });
}

void layer_norm_gradient(const Launch& launch, const LayerNormParams& params) {
  dispatch_floating(launch, [&]<class T>() { backward<T>(launch, params); });
}

}  // namespace catenary::cpu
