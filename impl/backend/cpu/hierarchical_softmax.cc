#include <algorithm>
#include <cmath>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/loss_blocks.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"
#include "impl/base/small_vector.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 64 << 10;  // multiplications worth a thread

struct Problem {
  int64_t rows, width, words, depth;
  const int32_t *t, *paths, *begins;
  const float* codes;

  explicit Problem(const Launch& launch)
      : rows(launch.operands[0].shape[0]),
        width(launch.operands[0].shape[1]),
        words(launch.operands[5].shape[0] - 1),
        depth(launch.operands[6].shape[1]),
        t(reinterpret_cast<const int32_t*>(launch.operands[1].data)),
        paths(reinterpret_cast<const int32_t*>(launch.operands[3].data)),
        begins(reinterpret_cast<const int32_t*>(launch.operands[5].data)),
        codes(reinterpret_cast<const float*>(launch.operands[4].data)) {}
  int64_t begin(int64_t row) const { return begins[t[row]]; }
  int64_t length(int64_t row) const { return begins[t[row] + 1] - begin(row); }
  int64_t row_grain() const { return std::max(kGrain / std::max(depth * width, int64_t{1}), int64_t{1}); }
  void check() const {
    for (int64_t i = 0; i < rows; ++i)
      if (t[i] < 0 || t[i] >= words)
        fail(CTN_ERROR_INDEX, "t: %d at %lld is no word of the tree, whose words are below %lld", int(t[i]),
             (long long)i, (long long)words);
  }
};

/// Scores are what softplus takes: -code times the product of x and the node's row of W.
template <class T>
void forward(const Launch& launch) {
  const Reader<T> x(launch.operands[0]), W(launch.operands[2]);
  const Problem p(launch);
  p.check();
  T* scores = reinterpret_cast<T*>(launch.operands[6].data);
  const LossKernels<T>& k = loss_kernels<T>();
  const int64_t step = p.row_grain();
  SmallVector<double, 64> sums;
  sums.resize(size_t((p.rows + step - 1) / step));
  parallel_for(int64_t(sums.size()), 1, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(x.dtype != CTN_FLOAT16);
    for (; begin < end; ++begin) {
      double total = 0;
      for (int64_t i = begin * step; i < std::min(p.rows, (begin + 1) * step); ++i) {
        T* row = scores + i * p.depth;
        const int64_t first = p.begin(i), length = p.length(i);
        std::fill(row, row + length, T(0));
        x.blocks(i * p.width, (i + 1) * p.width, [&](const T* a, int64_t n, int64_t at) {
          alignas(64) T buffer[kBlock];
          const int64_t column = at - i * p.width;
          for (int64_t s = 0; s < length; ++s)
            row[s] += k.dot(a, W.in(p.paths[first + s] * p.width + column, n, buffer), n);
        });
        for (int64_t s = 0; s < length; ++s) row[s] *= -T(p.codes[first + s]);
        // In parts, because sums of the kernels are for some thousand elements.
        for (int64_t s = 0; s < length; s += kBlock)
          total += double(k.softplus(row + s, std::min(kBlock, length - s)));
      }
      sums[size_t(begin)] = total;
    }
  });
  double total = 0;
  for (const double sum : sums) total += sum;
  store_number(total, launch.operands[7]);
}

/// What a step of a way passes on.
template <class T>
T weight(T score, float code, T gy) {
  const T e = std::exp(-std::abs(score)), sigmoid = (score < 0 ? e : T(1)) / (T(1) + e);
  return -T(code) * gy * sigmoid;
}

template <class T>
void to_inputs(const Launch& launch) {
  const Reader<T> W(launch.operands[2]);
  const Problem p(launch);
  const T* scores = reinterpret_cast<const T*>(launch.operands[6].data);
  const Writer<T> gx(launch.operands[8]);
  const T gy = static_cast<T>(read_number(launch.operands[7]));
  parallel_for(p.rows, p.row_grain(), [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(W.dtype != CTN_FLOAT16);
    alignas(64) T buffer[kBlock];
    for (; begin < end; ++begin) {
      const int64_t first = p.begin(begin), length = p.length(begin);
      for (int64_t column = 0, n; column < p.width; column += n) {
        n = std::min(kBlock, p.width - column);
        gx.block(begin * p.width + column, n, [&](T* to) {
          std::fill(to, to + n, T(0));
          for (int64_t s = 0; s < length; ++s)
            loss_kernels<T>().add_scaled(W.in(p.paths[first + s] * p.width + column, n, buffer), to, n,
                                         weight(scores[begin * p.depth + s], p.codes[first + s], gy));
        });
      }
    }
  });
}

/// Adds to gW. Every thread owns columns and takes all ways in order: nodes near the root are on most of
/// them.
template <class T>
void to_weights(const Launch& launch) {
  const Reader<T> x(launch.operands[0]);
  const Problem p(launch);
  const T* scores = reinterpret_cast<const T*>(launch.operands[6].data);
  T* gW = reinterpret_cast<T*>(launch.operands[8].data);
  const T gy = static_cast<T>(read_number(launch.operands[7]));
  const int64_t grain = std::max(kGrain / std::max(p.rows * p.depth, int64_t{1}), int64_t{32});
  parallel_for(p.width, grain, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(x.dtype != CTN_FLOAT16);
    alignas(64) T buffer[kBlock];
    for (int64_t column = begin, n; column < end; column += n) {
      n = std::min(kBlock, end - column);
      for (int64_t i = 0; i < p.rows; ++i) {
        const int64_t first = p.begin(i), length = p.length(i);
        const T* row = x.in(i * p.width + column, n, buffer);
        for (int64_t s = 0; s < length; ++s)
          loss_kernels<T>().add_scaled(row, gW + p.paths[first + s] * p.width + column, n,
                                       weight(scores[i * p.depth + s], p.codes[first + s], gy));
      }
    }
  });
}

}  // namespace

void hierarchical_softmax(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return forward<double>(launch);
  forward<float>(launch);
}

void hierarchical_softmax_gradient(const Launch& launch) {
  const bool of_weights = launch.params<HierarchicalSoftmaxParams>().of_weights;
  if (launch.operands[0].dtype == CTN_FLOAT64)
    return of_weights ? to_weights<double>(launch) : to_inputs<double>(launch);
  of_weights ? to_weights<float>(launch) : to_inputs<float>(launch);
}

}  // namespace catenary::cpu
