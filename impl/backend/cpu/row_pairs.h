// Losses of the products of each row of x with a few rows of W: hierarchical softmax and negative sampling. A
// Pairs class defines these rows:
//   rows, width: of x;
//   most: maximum number of pairs of a row; scores are (rows, most);
//   count(i): number of pairs of row i;
//   word(i, s), sign(i, s): the row of W in pair s, and the factor of its product, 1 or -1;
//   check(): throws if a number is out of range;
//   kScores: index of the operand that holds the scores; the loss or its gradient comes next, then the
//   result;
//   kTerms: number of scores over which the loss is summed at a time.
#pragma once
#include <cmath>

#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/loss_kernels.h"
#include "impl/backend/cpu/pieces.h"
#include "impl/backend/params/loss.h"

namespace catenary::cpu {

/// Number of rows of x that is worth a thread. The loss is summed in these units, so the number must not
/// depend on the machine.
template <class Pairs>
int64_t rows_of_pairs(const Pairs& p) {
  return items_within_grain(int64_t{64} << 10, p.most * p.width);
}

/// The scores are the arguments of softplus: sign times the product of x and the row of W.
template <class T, class Pairs>
void pair_loss(const Launch& launch) {
  const In<T> x(launch.operands[0]), W(launch.operands[2]);
  const Pairs p(launch);
  p.check();
  T* scores = data_of<T>(launch.operands[Pairs::kScores]);
  const LossKernels<T>& k = loss_kernels<T>();
  const double total = sum_pieces(p.rows, rows_of_pairs(p), 1, x.dtype, [&](int64_t begin, int64_t end) {
    double sum = 0;
    for (int64_t i = begin; i < end; ++i) {
      T* row = scores + i * p.most;
      const int64_t count = p.count(i);
      std::fill(row, row + count, T(0));
      x.blocks(i * p.width, (i + 1) * p.width, [&](const T* a, int64_t n, int64_t at) {
        alignas(64) T buffer[kBlock];
        const int64_t column = at - i * p.width;
        for (int64_t s = 0; s < count; ++s)
          row[s] += k.dot(a, W.block(p.word(i, s) * p.width + column, n, buffer), n);
      });
      for (int64_t s = 0; s < count; ++s) row[s] *= T(p.sign(i, s));
      for (int64_t s = 0; s < count; s += Pairs::kTerms)
        sum += double(k.softplus(row + s, std::min(Pairs::kTerms, count - s)));
    }
    return sum;
  });
  store_number(total, launch.operands[Pairs::kScores + 1]);
}

/// The gradient of a pair: the derivative of softplus at its score, times its sign.
template <class T, class Pairs>
class PairWeights {
 public:
  PairWeights(const Launch& launch, const Pairs& p)
      : p_(p),
        scores_(data_of<const T>(launch.operands[Pairs::kScores])),
        gy_(T(read_number(launch.operands[Pairs::kScores + 1]))) {}
  T operator()(int64_t i, int64_t s) const {
    const T score = scores_[i * p_.most + s];
    const T e = std::exp(-std::abs(score)), sigmoid = (score < 0 ? e : T(1)) / (T(1) + e);
    return T(p_.sign(i, s)) * gy_ * sigmoid;
  }

 private:
  const Pairs& p_;
  const T* scores_;
  T gy_;
};

template <class T, class Pairs>
void pair_gradient_of_x(const Launch& launch) {
  const In<T> W(launch.operands[2]);
  const Pairs p(launch);
  const PairWeights<T, Pairs> weight(launch, p);
  const Out<T> gx(launch.operands[Pairs::kScores + 2]);
  parallel_flushed(p.rows, rows_of_pairs(p), W.dtype, [&](int64_t begin, int64_t end) {
    alignas(64) T buffer[kBlock];
    for (int64_t i = begin; i < end; ++i) {
      const int64_t count = p.count(i);
      for (int64_t column = 0, n; column < p.width; column += n) {
        n = std::min(kBlock, p.width - column);
        gx.block(i * p.width + column, n, [&](T* to) {
          std::fill(to, to + n, T(0));
          for (int64_t s = 0; s < count; ++s)
            loss_kernels<T>().add_scaled(W.block(p.word(i, s) * p.width + column, n, buffer), to, n,
                                         weight(i, s));
        });
      }
    }
  });
}

}  // namespace catenary::cpu
