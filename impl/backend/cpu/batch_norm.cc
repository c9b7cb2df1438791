#include <cmath>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/normalization.h"
#include "impl/backend/params/normalization.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kRun = 2048;      // elements of a row that are taken at a time
constexpr int64_t kShortRow = 256;  // several shorter rows are gathered first
constexpr int64_t kPiece = int64_t{1} << 16;
constexpr int64_t kLine = 16;  // neighbouring channels of a row of single elements that one thread takes

int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// The elements of a channel of x (N, C, D) in blocks that fit the first cache, and these in pieces, which
/// are what sums are made of: both are cut by the shape alone, so that results do not depend on the number of
/// threads.
struct Channels {
  int64_t n, c, d;
  int64_t size;       // of a channel
  int64_t run, rows;  // elements of a row, or rows, in a block
  int64_t per_row;    // blocks, of long rows
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
    per_piece = std::max<int64_t>(1, kPiece / (rows * run));
    pieces = divide_up(blocks, per_piece);
  }

  struct Block {
    int64_t offset, rows, run;  // of elements
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
  /// Bytes between rows of a block.
  int64_t stride() const { return c * d * item; }
};

/// Blocks of one operand as contiguous elements to compute with.
template <class T>
class BlockReader {
 public:
  BlockReader(const Channels& channels, const char* data) : channels_(channels), data_(data) {}
  const T* operator()(const Channels::Block& b) {
    const char* from = data_ + b.offset * channels_.item;
    if (b.rows > 1) {
      char* to = channels_.dtype == Elements<T>::compute ? reinterpret_cast<char*>(elements_) : raw_;
      if (b.run == 1) {
        gather(from, channels_.stride(), to, b.rows, size_t(channels_.item));
      } else {
        for (int64_t i = 0; i < b.rows; ++i)
          std::memcpy(to + i * b.run * channels_.item, from + i * channels_.stride(),
                      size_t(b.run * channels_.item));
      }
      from = to;
    }
    return Elements<T>::in(channels_.dtype, from, elements_, b.size());
  }

 private:
  const Channels& channels_;
  const char* data_;
  alignas(64) T elements_[kRun];
  alignas(64) char raw_[2 * kBlock];
};

template <class T>
class BlockWriter {
 public:
  BlockWriter(const Channels& channels, char* data) : channels_(channels), data_(data) {}
  T* target(const Channels::Block& b) {
    return b.rows > 1 ? elements_
                      : Elements<T>::target(channels_.dtype, data_ + b.offset * channels_.item, elements_);
  }
  void write(const Channels::Block& b) {
    char* to = data_ + b.offset * channels_.item;
    if (b.rows == 1) {
      if (channels_.dtype != Elements<T>::compute) Elements<T>::out(channels_.dtype, elements_, to, b.run);
      return;
    }
    const char* from = reinterpret_cast<const char*>(elements_);
    if (channels_.dtype != Elements<T>::compute) {
      Elements<T>::out(channels_.dtype, elements_, raw_, b.size());
      from = raw_;
    }
    if (b.run == 1) return scatter(from, to, channels_.stride(), b.rows, size_t(channels_.item));
    for (int64_t i = 0; i < b.rows; ++i)
      std::memcpy(to + i * channels_.stride(), from + i * b.run * channels_.item,
                  size_t(b.run * channels_.item));
  }

 private:
  const Channels& channels_;
  char* data_;
  alignas(64) T elements_[kRun];
  alignas(64) char raw_[2 * kBlock];
};

/// Runs `sums(channel, piece)` for all pieces of a channel, then `finish(channel)`, then `results(channel,
/// piece)` for all of them: of one channel after the other where there are enough for all threads, while its
/// elements are in the cache, else in three passes.
template <class Sums, class Finish, class Results>
void over_channels(const Channels& p, bool has_sums, Sums sums, Finish finish, Results results) {
  const int64_t pieces = p.pieces;
  const int64_t together = p.d < kLine ? divide_up(kLine, std::max<int64_t>(1, p.d)) : 1;
  const int64_t grain = std::max(together, divide_up(kNormalizationGrain, std::max<int64_t>(1, p.size)));
  if (pieces <= 1 || p.c >= 4 * thread_count()) {
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
double inverse_deviation(const Operand& var, int64_t channel, double eps) {
  return 1 / std::sqrt(double(Elements<T>::one(var, channel)) + eps);
}

template <class T>
void forward(const Launch& launch) {
  const auto& params = launch.params<BatchNormParams>();
  const Operand &x = launch.operands[0], &gamma = launch.operands[1], &beta = launch.operands[2];
  const Operand &y = launch.operands[3], &mean = launch.operands[4], &var = launch.operands[5];
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Channels p(x);
  struct Moments {
    double count, mean, squares;
    void add(const Moments& more) {
      const double total = count + more.count, d = more.mean - mean;
      mean += d * (more.count / total);
      squares += more.squares + d * d * (count * more.count / total);
      count = total;
    }
  };
  std::vector<Moments> moments(params.given ? 0 : size_t(p.c * p.pieces), Moments{0, 0, 0});
  over_channels(
      p, !params.given,
      [&](int64_t c, int64_t piece) {
        BlockReader<T> read(p, x.data);
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
        Elements<T>::set(mean, c, p.size ? total.mean : nan);
        Elements<T>::set(var, c, p.size ? total.squares / total.count : nan);
      },
      [&](int64_t c, int64_t piece) {
        BlockReader<T> read(p, x.data);
        BlockWriter<T> writer(p, y.data);
        const T scale = T(inverse_deviation<T>(var, c, params.eps) * double(Elements<T>::one(gamma, c)));
        const T middle = Elements<T>::one(mean, c), shift = Elements<T>::one(beta, c);
        p.each_block(c, piece, [&](const Channels::Block& b) {
          k.shift(read(b), writer.target(b), b.size(), middle, scale, shift);
          writer.write(b);
        });
      });
}

template <class T>
void backward(const Launch& launch) {
  const auto& params = launch.params<BatchNormParams>();
  const Operand &x = launch.operands[0], &gamma = launch.operands[1];
  const Operand &mean = launch.operands[2], &var = launch.operands[3], &gy = launch.operands[4];
  const Operand &gx = launch.operands[5], &ggamma = launch.operands[6], &gbeta = launch.operands[7];
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Channels p(x);
  struct Sums {
    double gy, product;
  };
  std::vector<Sums> sums(size_t(p.c * p.pieces)), totals(size_t(p.c));
  over_channels(
      p, params.wants_sums || !params.given,
      [&](int64_t c, int64_t piece) {
        BlockReader<T> read_x(p, x.data), read_gy(p, gy.data);
        const T middle = Elements<T>::one(mean, c);
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
        Elements<T>::set(ggamma, c, total.product * inverse_deviation<T>(var, c, params.eps));
        Elements<T>::set(gbeta, c, total.gy);
      },
      [&](int64_t c, int64_t piece) {
        if (!params.wants_x) return;
        BlockReader<T> read_x(p, x.data), read_gy(p, gy.data);
        BlockWriter<T> writer(p, gx.data);
        const double inverse = inverse_deviation<T>(var, c, params.eps);
        const double a = inverse * double(Elements<T>::one(gamma, c));
        const double b = -a * inverse * inverse * (totals[size_t(c)].product / double(p.size));
        const double shift = -a * (totals[size_t(c)].gy / double(p.size));
        const T middle = Elements<T>::one(mean, c);
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

void batch_norm(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return forward<double>(launch);
  forward<float>(launch);
}

void batch_norm_gradient(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return backward<double>(launch);
  backward<float>(launch);
}

}  // namespace catenary::cpu
