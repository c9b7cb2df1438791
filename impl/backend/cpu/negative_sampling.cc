// Negative sampling: the pairs of a row are its word, which should be likely, and samples, which should not
// be.
#include <cstring>
#include <limits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/row_pairs.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"

namespace catenary::cpu {
namespace {

struct Samples {
  static constexpr int kScores = 3;
  static constexpr int64_t kTerms = std::numeric_limits<int64_t>::max();
  int64_t rows, width, most, words;
  const int32_t* chosen;

  explicit Samples(const Launch& launch)
      : rows(launch.operands[0].shape[0]),
        width(launch.operands[0].shape[1]),
        most(launch.operands[1].shape[1]),
        words(launch.operands[2].shape[0]),
        chosen(data_of<const int32_t>(launch.operands[1])) {}
  int64_t count(int64_t) const { return most; }
  int64_t word(int64_t i, int64_t s) const { return chosen[i * most + s]; }
  float sign(int64_t, int64_t s) const { return s == 0 ? -1 : 1; }
  void check() const {
    for (int64_t i = 0; i < rows * most; ++i)
      if (chosen[i] < 0 || chosen[i] >= words)
        fail(CTN_ERROR_INDEX, "samples: index %d at position %lld is out of range for the %lld rows of W",
             int(chosen[i]), (long long)i, (long long)words);
  }
};

/// Every thread owns rows of W and processes all samples that refer to them, in order.
template <class T>
void gradient_of_rows(const Launch& launch) {
  const In<T> x(launch.operands[0]);
  const Samples p(launch);
  const PairWeights<T, Samples> weight(launch, p);
  T* gW = data_of<T>(launch.operands[Samples::kScores + 2]);
  const int64_t count = p.rows * p.most, work = count * p.width / std::max(p.words, int64_t{1}) + p.width;
  parallel_flushed(p.words, divisible(items_within_grain(kDotGrain, work)), x.dtype,
                   [&](int64_t begin, int64_t end) {
                     alignas(64) T buffer[kBlock];
                     std::memset(gW + begin * p.width, 0, size_t((end - begin) * p.width) * sizeof(T));
                     for (int64_t i = 0; i < count; ++i) {
                       const int64_t word = p.chosen[i], row = i / p.most;
                       if (word < begin || word >= end) continue;
                       const T factor = weight(row, i % p.most);
                       for (int64_t column = 0, n; column < p.width; column += n) {
                         n = std::min(kBlock, p.width - column);
                         loss_kernels<T>().add_scaled(x.block(row * p.width + column, n, buffer),
                                                      gW + word * p.width + column, n, factor);
                       }
                     }
                   });
}

}  // namespace

void negative_sampling(const Launch& launch) {
  dispatch_floating(launch, [&]<class T>() { pair_loss<T, Samples>(launch); });
}

void negative_sampling_gradient(const Launch& launch, const NegativeSamplingParams& params) {
  dispatch_floating(launch, [&]<class T>() {
    params.of_weights ? gradient_of_rows<T>(launch) : pair_gradient_of_x<T, Samples>(launch);
  });
}

}  // namespace catenary::cpu
