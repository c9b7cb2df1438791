#include <algorithm>
#include <cmath>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/loss_blocks.h"
#include "impl/backend/cpu/strided.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"
#include "impl/base/small_vector.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 64 << 10;  // multiplications worth a thread

struct Problem {
  int64_t rows, width, samples, words;
  const int32_t* chosen;

  Problem(const Operand& x, const Operand& drawn, const Operand& W)
      : rows(x.shape[0]),
        width(x.shape[1]),
        samples(drawn.shape[1]),
        words(W.shape[0]),
        chosen(reinterpret_cast<const int32_t*>(drawn.data)) {}
  int64_t count() const { return rows * samples; }
  int64_t row_grain() const { return std::max(kGrain / std::max(samples * width, int64_t{1}), int64_t{1}); }
  void check() const {
    for (int64_t i = 0; i < count(); ++i)
      if (chosen[i] < 0 || chosen[i] >= words)
        fail(CTN_ERROR_INDEX, "samples: %d at %lld is no row of W, which has %lld", int(chosen[i]),
             (long long)i, (long long)words);
  }
};

template <class T>
void forward(const Launch& launch) {
  const Reader<T> x(launch.operands[0]), W(launch.operands[2]);
  const Problem p(launch.operands[0], launch.operands[1], launch.operands[2]);
  p.check();
  T* scores = reinterpret_cast<T*>(launch.operands[3].data);
  const LossKernels<T>& k = loss_kernels<T>();
  const int64_t step = p.row_grain();
  SmallVector<double, 64> sums;
  sums.resize(size_t((p.rows + step - 1) / step));
  parallel_for(int64_t(sums.size()), 1, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(x.dtype != CTN_FLOAT16);
    for (; begin < end; ++begin) {
      double total = 0;
      for (int64_t i = begin * step; i < std::min(p.rows, (begin + 1) * step); ++i) {
        T* row = scores + i * p.samples;
        for (int64_t s = 0; s < p.samples; ++s) row[s] = 0;
        x.blocks(i * p.width, (i + 1) * p.width, [&](const T* a, int64_t n, int64_t at) {
          alignas(64) T buffer[kBlock];
          const int64_t column = at - i * p.width;
          for (int64_t s = 0; s < p.samples; ++s)
            row[s] += k.dot(a, W.in(p.chosen[i * p.samples + s] * p.width + column, n, buffer), n);
        });
        // The word itself is to be likely, the others are not.
        if (p.samples) row[0] = -row[0];
        total += double(k.softplus(row, p.samples));
      }
      sums[size_t(begin)] = total;
    }
  });
  double total = 0;
  for (const double sum : sums) total += sum;
  store_number(total, launch.operands[4]);
}

/// What a score passes on: the derivative of softplus at it, with the sign of the word itself.
template <class T>
T weight(const T* scores, int64_t row, int64_t sample, int64_t samples, T gy) {
  const T score = scores[row * samples + sample];
  const T e = std::exp(-std::abs(score)), sigmoid = (score < 0 ? e : T(1)) / (T(1) + e);
  return (sample == 0 ? -gy : gy) * sigmoid;
}

template <class T>
void to_inputs(const Launch& launch) {
  const Reader<T> W(launch.operands[2]);
  const Problem p(launch.operands[0], launch.operands[1], launch.operands[2]);
  const T* scores = reinterpret_cast<const T*>(launch.operands[3].data);
  const Writer<T> gx(launch.operands[5]);
  const T gy = static_cast<T>(read_number(launch.operands[4]));
  parallel_for(p.rows, p.row_grain(), [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(W.dtype != CTN_FLOAT16);
    alignas(64) T buffer[kBlock];
    for (; begin < end; ++begin) {
      for (int64_t column = 0, n; column < p.width; column += n) {
        n = std::min(kBlock, p.width - column);
        gx.block(begin * p.width + column, n, [&](T* to) {
          std::fill(to, to + n, T(0));
          for (int64_t s = 0; s < p.samples; ++s)
            loss_kernels<T>().add_scaled(W.in(p.chosen[begin * p.samples + s] * p.width + column, n, buffer),
                                         to, n, weight(scores, begin, s, p.samples, gy));
        });
      }
    }
  });
}

template <class T>
void to_weights(const Launch& launch) {
  const Reader<T> x(launch.operands[0]);
  const Problem p(launch.operands[0], launch.operands[1], launch.operands[2]);
  const T* scores = reinterpret_cast<const T*>(launch.operands[3].data);
  T* gW = reinterpret_cast<T*>(launch.operands[5].data);
  const T gy = static_cast<T>(read_number(launch.operands[4]));
  // Every thread owns rows of W and takes their share of all samples, in order.
  const int64_t work = std::max(p.count() * p.width / std::max(p.words, int64_t{1}) + p.width, int64_t{1});
  parallel_for(p.words, std::max(kGrain / work, int64_t{1}), [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(x.dtype != CTN_FLOAT16);
    alignas(64) T buffer[kBlock];
    std::memset(gW + begin * p.width, 0, size_t((end - begin) * p.width) * sizeof(T));
    for (int64_t i = 0; i < p.count(); ++i) {
      const int64_t word = p.chosen[i], row = i / p.samples;
      if (word < begin || word >= end) continue;
      const T factor = weight(scores, row, i % p.samples, p.samples, gy);
      for (int64_t column = 0, n; column < p.width; column += n) {
        n = std::min(kBlock, p.width - column);
        loss_kernels<T>().add_scaled(x.in(row * p.width + column, n, buffer), gW + word * p.width + column, n,
                                     factor);
      }
    }
  });
}

}  // namespace

void negative_sampling(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return forward<double>(launch);
  forward<float>(launch);
}

void negative_sampling_gradient(const Launch& launch) {
  const bool of_weights = launch.params<NegativeSamplingParams>().of_weights;
  if (launch.operands[0].dtype == CTN_FLOAT64)
    return of_weights ? to_weights<double>(launch) : to_inputs<double>(launch);
  of_weights ? to_weights<float>(launch) : to_inputs<float>(launch);
}

}  // namespace catenary::cpu
