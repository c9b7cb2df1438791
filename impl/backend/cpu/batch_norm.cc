// Batch normalization over axes 0 and 2 of (N, C, D), and its gradient.
#include <cmath>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/batch_norm_columns.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/normalization_kernels.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kRun = 2048;      // maximum number of elements of a row processed at a time
constexpr int64_t kShortRow = 256;  // several rows that are shorter are gathered first
constexpr int64_t kChannelPiece = int64_t{1} << 16;
constexpr int64_t kAdjacentChannels = 16;  // number of adjacent channels that one thread processes if D is 1

/// The elements of a channel of x (N, C, D), divided into blocks that fit into the first-level cache and
/// further into pieces, over which sums are formed. The shape alone determines both, so that results do not
/// depend on the number of threads.
struct Channels {
  int64_t n, c, d;
  int64_t size;       // elements of a channel
  int64_t run, rows;  // elements of a row, or rows, in a block
  int64_t per_row;    // blocks per row, if rows are long
  int64_t blocks, per_piece, pieces;
  DType dtype;
  int64_t item;

  explicit Channels(const Operand& x)
      : n(x.shape[0]),
        c(x.shape[1]),
        d(x.shape[2]),
        size(n * d),
        dtype(x.dtype),
        item(int64_t(itemsize(dtype))) {
    const bool gathered = d < kShortRow;
    run = std::max<int64_t>(1, std::min(d, kRun));
    rows = gathered ? std::max<int64_t>(1, kBlock / run) : 1;
    per_row = gathered ? 1 : divide_up(d, run);
    blocks = size == 0 ? 0 : gathered ? divide_up(n, rows) : n * per_row;
    per_piece = std::max<int64_t>(1, kChannelPiece / (rows * run));
    pieces = divide_up(blocks, per_piece);
  }

  struct Block {
    int64_t offset, rows, run;  // in elements
    int64_t size() const { return rows * run; }
  };
  Block block(int64_t channel, int64_t b) const {
    if (d < kShortRow) {
      const int64_t first = b * rows;
      return {(first * c + channel) * d, std::min(rows, n - first), d};
    }
    const int64_t row = b / per_row, start = b % per_row * run;
    return {(row * c + channel) * d + start, 1, std::min(run, d - start)};
  }
  template <class F>
  void each_block(int64_t channel, int64_t piece, F body) const {
    const int64_t end = std::min(blocks, (piece + 1) * per_piece);
    for (int64_t b = piece * per_piece; b < end; ++b) body(block(channel, b));
  }
  /// Collect the separate rows of a block into contiguous memory, and spread them back.
  void collect(const char* x, const Block& b, char* out) const {
    const char* from = x + b.offset * item;
    if (b.run == 1) return gather(from, c * d * item, out, b.rows, size_t(item));
    for (int64_t i = 0; i < b.rows; ++i)
      std::memcpy(out + i * b.run * item, from + i * c * d * item, size_t(b.run * item));
  }
  void spread(const char* rows, const Block& b, char* y) const {
    char* to = y + b.offset * item;
    if (b.run == 1) return scatter(rows, to, c * d * item, b.rows, size_t(item));
    for (int64_t i = 0; i < b.rows; ++i)
      std::memcpy(to + i * c * d * item, rows + i * b.run * item, size_t(b.run * item));
  }
};

/// The blocks of one operand as contiguous elements in the compute dtype.
template <class T>
class BlockReader {
 public:
  BlockReader(const Channels& channels, const Operand& x) : channels_(channels), x_(x) {}
  const T* operator()(const Channels::Block& b) {
    if (b.rows == 1) return x_.block(b.offset, b.run, elements_);
    char* rows = x_.direct() ? reinterpret_cast<char*>(elements_) : raw_;
    channels_.collect(x_.data, b, rows);
    return In<T>(rows, x_.dtype).block(0, b.size(), elements_);
  }

 private:
  const Channels& channels_;
  const In<T> x_;
  alignas(64) T elements_[kRun];
  alignas(64) char raw_[2 * kBlock];
};

template <class T>
class BlockWriter {
 public:
  BlockWriter(const Channels& channels, const Operand& y) : channels_(channels), y_(y) {}
  T* target(const Channels::Block& b) { return b.rows > 1 ? elements_ : y_.target(b.offset, elements_); }
  void write(const Channels::Block& b) {
    if (b.rows == 1) return y_.write(target(b), b.offset, b.run);
    char* rows = y_.direct() ? reinterpret_cast<char*>(elements_) : raw_;
    if (!y_.direct()) Out<T>(rows, y_.dtype).write(elements_, 0, b.size());
    channels_.spread(rows, b, y_.data);
  }

 private:
  const Channels& channels_;
  const Out<T> y_;
  alignas(64) T elements_[kRun];
  alignas(64) char raw_[2 * kBlock];
};

/// Runs sums(channel, piece) for all pieces of a channel, then finish(channel), then results(channel, piece)
/// for all of them. If there are enough channels for all threads, does so channel by channel, while a
/// channel's elements are in the cache; otherwise in three passes.
template <class Sums, class Finish, class Results>
void over_channels(const Channels& p, bool has_sums, Sums sums, Finish finish, Results results) {
  const int64_t pieces = p.pieces;
  const int64_t together = p.d < kAdjacentChannels ? items_of_grain(kAdjacentChannels, p.d) : 1;
  const int64_t grain = std::max(together, items_of_grain(kNormalizationGrain, p.size));
  if (pieces <= 1 || p.c >= int64_t{4} * thread_count()) {
    parallel_for(p.c, grain, [&](int64_t begin, int64_t end) {
      for (int64_t c = begin; c < end; ++c) {
        for (int64_t i = 0; i < pieces && has_sums; ++i) sums(c, i);
        finish(c);
        for (int64_t i = 0; i < pieces; ++i) results(c, i);
      }
    });
    return;
  }
  const auto each = [&](auto& body) {
    parallel_for(p.c * pieces, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) body(i / pieces, i % pieces);
    });
  };
  if (has_sums) each(sums);
  for (int64_t c = 0; c < p.c; ++c) finish(c);
  each(results);
}

template <class T>
void batch_forward(const Launch& launch, const BatchNormParams& params) {
  const Operand &x = launch.operands[0], &gamma = launch.operands[1], &beta = launch.operands[2];
  const Operand &y = launch.operands[3], &mean = launch.operands[4], &var = launch.operands[5];
  if (ColumnParts::fit(x, y)) return batch_forward_columns<T>(launch, params.given, params.eps);
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Channels p(x);
  std::vector<Moments> moments(params.given ? 0 : size_t(p.c * p.pieces), Moments{0, 0, 0});
  over_channels(
      p, !params.given,
      [&](int64_t c, int64_t piece) {
        BlockReader<T> read(p, x);
        Moments total{0, 0, 0};
        p.each_block(c, piece, [&](const Channels::Block& b) {
          Moments m{double(b.size()), 0, 0};
          k.moments(read(b), b.size(), &m.mean, &m.squares);
          total.add(m);
        });
        moments[size_t(c * p.pieces + piece)] = total;
      },
      [&](int64_t c) {
        if (params.given) return;
        Moments total{0, 0, 0};
        for (int64_t i = 0; i < p.pieces; ++i) total.add(moments[size_t(c * p.pieces + i)]);
        const double nan = std::nan("");
        Out<T>(mean).set(c, p.size ? total.mean : nan);
        Out<T>(var).set(c, p.size ? total.squares / total.count : nan);
      },
      [&](int64_t c, int64_t piece) {
        BlockReader<T> read(p, x);
        BlockWriter<T> writer(p, y);
        const T scale = T(inverse_deviation<T>(var, c, params.eps) * double(In<T>(gamma)[c]));
        const T middle = In<T>(mean)[c], shift = In<T>(beta)[c];
        p.each_block(c, piece, [&](const Channels::Block& b) {
          k.shift(read(b), writer.target(b), b.size(), middle, scale, shift);
          writer.write(b);
        });
      });
}

template <class T>
void batch_backward(const Launch& launch, const BatchNormParams& params) {
  const Operand &x = launch.operands[0], &gamma = launch.operands[1];
  const Operand &mean = launch.operands[2], &var = launch.operands[3], &gy = launch.operands[4];
  const Operand &gx = launch.operands[5], &ggamma = launch.operands[6], &gbeta = launch.operands[7];
  if (ColumnParts::fit(x, gy)) return batch_backward_columns<T>(launch, params);
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Channels p(x);
  struct Sums {
    double gy, product;
  };
  std::vector<Sums> sums(size_t(p.c * p.pieces)), totals(size_t(p.c));
  over_channels(
      p, params.wants_sums || !params.given,
      [&](int64_t c, int64_t piece) {
        BlockReader<T> read_x(p, x), read_gy(p, gy);
        const T middle = In<T>(mean)[c];
        Sums total{0, 0};
        p.each_block(c, piece, [&](const Channels::Block& b) {
          double sum, product;
          k.gradient_sums(read_x(b), read_gy(b), b.size(), middle, &sum, &product);
          total.gy += sum;
          total.product += product;
        });
        sums[size_t(c * p.pieces + piece)] = total;
      },
      [&](int64_t c) {
        if (params.given && !params.wants_sums) return;
        Sums total{0, 0};
        for (int64_t i = 0; i < p.pieces; ++i) {
          total.gy += sums[size_t(c * p.pieces + i)].gy;
          total.product += sums[size_t(c * p.pieces + i)].product;
        }
        totals[size_t(c)] = total;
        if (!params.wants_sums) return;
        Out<T>(ggamma).set(c, total.product * inverse_deviation<T>(var, c, params.eps));
        Out<T>(gbeta).set(c, total.gy);
      },
      [&](int64_t c, int64_t piece) {
        if (!params.wants_x) return;
        BlockReader<T> read_x(p, x), read_gy(p, gy);
        BlockWriter<T> writer(p, gx);
        const double inverse = inverse_deviation<T>(var, c, params.eps);
        const double a = inverse * double(In<T>(gamma)[c]);
        const double b = -a * inverse * inverse * (totals[size_t(c)].product / double(p.size));
        const double shift = -a * (totals[size_t(c)].gy / double(p.size));
        const T middle = In<T>(mean)[c];
        p.each_block(c, piece, [&](const Channels::Block& block) {
          T* to = writer.target(block);
          if (params.given) {
            k.shift(read_gy(block), to, block.size(), T(0), T(a), T(0));
          } else {
            k.gradient(read_x(block), read_gy(block), to, block.size(), middle, T(a), T(b), T(shift));
          }
          writer.write(block);
        });
      });
}

}  // namespace

void batch_norm(const Launch& launch, const BatchNormParams& params) {
  dispatch_floating(launch, [&]<class T>() { batch_forward<T>(launch, params); });
}

void batch_norm_gradient(const Launch& launch, const BatchNormParams& params) {
  dispatch_floating(launch, [&]<class T>() { batch_backward<T>(launch, params); });
}

}  // namespace catenary::cpu
