// Hierarchical softmax: the pairs of a row are the nodes on the path of its word through a tree.
#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/row_pairs.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"

namespace catenary::cpu {
namespace {

struct Paths {
  static constexpr int kScores = 6;
  static constexpr int64_t kTerms = kBlock;
  int64_t rows, width, words, most;
  const int32_t *t, *paths, *begins;
  const float* codes;

  explicit Paths(const Launch& launch)
      : rows(launch.operands[0].shape[0]),
        width(launch.operands[0].shape[1]),
        words(launch.operands[5].shape[0] - 1),
        most(launch.operands[6].shape[1]),
        t(data_of<const int32_t>(launch.operands[1])),
        paths(data_of<const int32_t>(launch.operands[3])),
        begins(data_of<const int32_t>(launch.operands[5])),
        codes(data_of<const float>(launch.operands[4])) {}
  int64_t count(int64_t i) const { return begins[t[i] + 1] - begins[t[i]]; }
  int64_t word(int64_t i, int64_t s) const { return paths[begins[t[i]] + s]; }
  float sign(int64_t i, int64_t s) const { return -codes[begins[t[i]] + s]; }
  void check() const {
    for (int64_t i = 0; i < rows; ++i)
      if (t[i] < 0 || t[i] >= words)
        fail(CTN_ERROR_INDEX, "t: index %d at position %lld is out of range for a tree of %lld words",
             int(t[i]), (long long)i, (long long)words);
  }
};

/// Adds to gW. Every thread owns columns and processes all paths in order, because nodes near the root are on
/// most paths.
template <class T>
void gradient_of_weights(const Launch& launch) {
  const In<T> x(launch.operands[0]);
  const Paths p(launch);
  const PairWeights<T, Paths> weight(launch, p);
  T* gW = data_of<T>(launch.operands[Paths::kScores + 2]);
  const int64_t grain = std::max(items_within_grain(kDotGrain, p.rows * p.most), int64_t{32});
  parallel_flushed(p.width, grain, x.dtype, [&](int64_t begin, int64_t end) {
    alignas(64) T buffer[kBlock];
    for (int64_t column = begin, n; column < end; column += n) {
      n = std::min(kBlock, end - column);
      for (int64_t i = 0; i < p.rows; ++i) {
        const int64_t count = p.count(i);
        const T* row = x.block(i * p.width + column, n, buffer);
        for (int64_t s = 0; s < count; ++s)
          loss_kernels<T>().add_scaled(row, gW + p.word(i, s) * p.width + column, n, weight(i, s));
      }
    }
  });
}

}  // namespace

void hierarchical_softmax(const Launch& launch) {
  dispatch_floating(launch, [&]<class T>() { pair_loss<T, Paths>(launch); });
}

void hierarchical_softmax_gradient(const Launch& launch, const HierarchicalSoftmaxParams& params) {
  dispatch_floating(launch, [&]<class T>() {
    params.of_weights ? gradient_of_weights<T>(launch) : pair_gradient_of_x<T, Paths>(launch);
  });
}

}  // namespace catenary::cpu
