// Convolutions as matrix products: windows of x are gathered into columns, in blocks that fit into the cache.
#include <algorithm>

#include "impl/backend/cpu/convolution.h"
#include "impl/backend/cpu/convolution_kernels.h"
#include "impl/backend/cpu/gemm.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kFewColumns = 96;     // number of columns that products need to be efficient
constexpr int64_t kMaxSums = 32 << 20;  // bytes of partial gradients of W
constexpr int64_t kShares = 8;          // of the work, whatever the number of threads: sums depend on it
constexpr int64_t kRowsAtOnce = 512;    // rows of columns, if they may be divided

/// Positions of y: whole lines, or part of one.
struct Block {
  int64_t line, lines, column, columns;
  int64_t positions() const { return lines * columns; }
};

/// Divides y into blocks of about `most` positions.
class Blocks {
 public:
  Blocks(const Convolution& s, int64_t most) : columns_(s.out[2]), lines_(s.out[0] * s.out[1]) {
    most = std::max<int64_t>(most, 1);
    if (columns_ <= most) {
      const int64_t parts = divide_up(lines_, std::max<int64_t>(1, most / columns_));
      step_ = divide_up(lines_, parts);
      count_ = divide_up(lines_, step_);
    } else {
      const int64_t parts = divide_up(columns_, most);
      step_ = divide_up(columns_, parts);
      parts_ = divide_up(columns_, step_);
      count_ = lines_ * parts_;
    }
  }
  int64_t count() const { return count_; }
  int64_t most_positions() const { return parts_ ? step_ : step_ * columns_; }
  Block at(int64_t i) const {
    if (!parts_) return {i * step_, std::min(step_, lines_ - i * step_), 0, columns_};
    const int64_t column = i % parts_ * step_;
    return {i / parts_, 1, column, std::min(step_, columns_ - column)};
  }

 private:
  int64_t columns_, lines_, step_, parts_ = 0, count_;
};

/// Calls f(offset of a line of x in its channel or -1, window along the last axis, offset in the columns) for
/// each line that row r of a block's columns reads.
template <class F>
void for_lines(const Convolution& s, int64_t r, const Block& block, F&& f) {
  const int64_t kx = r % s.k[2], ky = r / s.k[2] % s.k[1], kz = r / s.k[2] / s.k[1];
  const WindowLine window{s.in[2], s.stride[2], kx * s.dilation[2] - s.pad[2] + block.column * s.stride[2]};
  int64_t z = block.line / s.out[1], y = block.line % s.out[1];
  for (int64_t i = 0; i < block.lines; ++i) {
    const int64_t iz = z * s.stride[0] - s.pad[0] + kz * s.dilation[0];
    const int64_t iy = y * s.stride[1] - s.pad[1] + ky * s.dilation[1];
    const bool inside = iz >= 0 && iz < s.in[0] && iy >= 0 && iy < s.in[1];
    f(inside ? (iz * s.in[1] + iy) * s.in[2] : -1, window, i * block.columns);
    if (++y == s.out[1]) {
      y = 0;
      ++z;
    }
  }
}

/// Gathers rows [begin, end) of a block's columns for one image and group.
template <class T>
void gather_columns(const Convolution& s, const T* x, int64_t begin, int64_t end, const Block& block,
                    T* columns) {
  const ConvolutionKernels<T>& table = convolution_kernels<T>();
  const int64_t window = s.window(), size = s.in_size();
  for (int64_t r = begin; r < end; ++r) {
    const T* channel = x + r / window * size;
    for_lines(s, r % window, block, [&](int64_t line, const WindowLine& w, int64_t at) {
      if (line >= 0)
        table.read(channel + line, w, columns + at, block.columns);
      else
        table.fill(columns + at, T{0}, block.columns);
    });
    columns += block.positions();
  }
}

template <class T>
void scatter_columns(const Convolution& s, T* x, int64_t begin, int64_t end, const Block& block,
                     const T* columns) {
  const ConvolutionKernels<T>& table = convolution_kernels<T>();
  const int64_t window = s.window(), size = s.in_size();
  for (int64_t r = begin; r < end; ++r) {
    T* channel = x + r / window * size;
    for_lines(s, r % window, block, [&](int64_t line, const WindowLine& w, int64_t at) {
      if (line >= 0) table.add(channel + line, w, columns + at, block.columns);
    });
    columns += block.positions();
  }
}

template <class T>
int64_t positions_at_once(int64_t rows) {
  return std::max(kFewColumns, kTileBytes / int64_t(sizeof(T)) / std::max<int64_t>(rows, 1));
}

template <class T>
void add_bias(T* y, int64_t ld, const T* b, int64_t channels, int64_t positions) {
  for (int64_t i = 0; i < channels; ++i) convolution_kernels<T>().add_constant(y + i * ld, b[i], positions);
}

int64_t position_of(const Convolution& s, const Block& block) { return block.line * s.out[2] + block.column; }

}  // namespace

bool Convolution::pointwise() const {
  for (int d = 0; d < kAxes; ++d)
    if (k[d] != 1 || stride[d] != 1 || pad[d] != 0 || in[d] != out[d]) return false;
  return true;
}

template <class T>
void add_channel_bias(T* y, const T* b, int64_t n, int64_t channels, int64_t size) {
  parallel_for(n * channels, divisible(items_within_grain(kColumnGrain, size)),
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i)
                   convolution_kernels<T>().add_constant(y + i * size, b[i % channels], size);
               });
}

template <class T>
void convolve(const Convolution& s, const T* x, const T* w, const T* b, T* y) {
  const int64_t depth = s.depth(), out = s.out_size(), filters = s.o / s.groups;
  const bool direct = s.pointwise();
  const Blocks blocks(s, positions_at_once<T>(depth));
  const int64_t units = s.n * s.groups * blocks.count();
  if (units == 0 || filters == 0) return;
  const auto unit = [&](int64_t i, T* columns, bool alone) {
    const Block block = blocks.at(i % blocks.count());
    const int64_t image = i / blocks.count(), group = image % s.groups;
    const T* from = x + image * (s.c / s.groups) * s.in_size();
    T* to = y + image * filters * out + position_of(s, block);
    const int64_t positions = block.positions();
    if (!direct) {
      const int64_t grain = alone ? items_within_grain(kColumnGrain, positions) : depth;
      parallel_for(depth, std::max<int64_t>(grain, 1), [&](int64_t begin, int64_t end) {
        gather_columns(s, from, begin, end, block, columns + begin * positions);
      });
    }
    gemm<T>({.m = filters,
             .n = positions,
             .k = depth,
             .a = w + group * filters * depth,
             .lda = std::max<int64_t>(depth, 1),
             .b = direct ? from + position_of(s, block) : columns,
             .ldb = direct ? out : positions,
             .c = to,
             .ldc = out});
    if (b) add_bias(to, out, b + group * filters, filters, positions);
  };
  const size_t room = direct ? 0 : size_t(depth * blocks.most_positions()) * sizeof(T);
  if (units < thread_count()) {
    const Scratch scratch(room);
    for (int64_t i = 0; i < units; ++i) unit(i, static_cast<T*>(scratch.data()), true);
    return;
  }
  parallel_for(units, 1, [&](int64_t begin, int64_t end) {
    const Scratch scratch(room);
    for (int64_t i = begin; i < end; ++i) unit(i, static_cast<T*>(scratch.data()), false);
  });
}

template <class T>
void convolve_back(const Convolution& s, const T* gy, const T* w, const T* b, T* gx) {
  const int64_t depth = s.depth(), in = s.in_size(), out = s.out_size(), window = s.window();
  const int64_t filters = s.o / s.groups, channels = s.c / s.groups;
  const int64_t images = s.n * s.groups;
  if (images == 0 || channels == 0 || in == 0) return;
  const bool direct = s.pointwise();
  // Divide channels into parts: enough for several threads, and small enough for the cache.
  int64_t parts = std::max(divide_up(depth, kRowsAtOnce), divide_up(kShares, images));
  parts = std::min(parts, channels);
  const int64_t part = divide_up(channels, parts);
  parts = divide_up(channels, part);
  const Blocks blocks(s, positions_at_once<T>(part * window));
  const size_t room = direct ? 0 : size_t(part * window * blocks.most_positions()) * sizeof(T);
  parallel_for(images * parts, 1, [&](int64_t begin, int64_t end) {
    const Scratch scratch(room);
    T* columns = static_cast<T*>(scratch.data());
    for (int64_t i = begin; i < end; ++i) {
      const int64_t image = i / parts, group = image % s.groups, first = i % parts * part;
      const int64_t count = std::min(part, channels - first), rows = count * window;
      T* to = gx + (image * channels + first) * in;
      const T* bias = b ? b + group * channels + first : nullptr;
      if (!direct) {
        for (int64_t c = 0; c < count; ++c)
          convolution_kernels<T>().fill(to + c * in, bias ? bias[c] : T{0}, in);
      }
      for (int64_t j = 0; j < blocks.count(); ++j) {
        const Block block = blocks.at(j);
        const int64_t positions = block.positions(), at = position_of(s, block);
        gemm<T>({.trans_a = true,
                 .m = rows,
                 .n = positions,
                 .k = filters,
                 .a = w + group * filters * depth + first * window,
                 .lda = std::max<int64_t>(depth, 1),
                 .b = gy + image * filters * out + at,
                 .ldb = out,
                 .c = direct ? to + at : columns,
                 .ldc = direct ? in : positions});
        if (!direct)
          scatter_columns(s, to, 0, rows, block, columns);
        else if (bias)
          add_bias(to + at, in, bias, count, positions);
      }
    }
  });
}

template <class T>
void convolve_weights(const Convolution& s, const T* x, const T* gy, T* gw, T* gb) {
  const int64_t depth = s.depth(), out = s.out_size();
  const int64_t filters = s.o / s.groups, channels = s.c / s.groups, weights = s.o * depth;
  if (gb) {
    parallel_for(s.o, divisible(items_within_grain(kColumnGrain, s.n * out)),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t i = begin; i < end; ++i) {
                     double sum = 0;
                     for (int64_t n = 0; n < s.n; ++n)
                       sum += convolution_kernels<T>().sum(gy + (n * s.o + i) * out, out);
                     gb[i] = T(sum);
                   }
                 });
  }
  if (weights == 0) return;
  if (s.n == 0 || out == 0) return convolution_kernels<T>().fill(gw, T{0}, weights);
  const bool direct = s.pointwise();
  // Divide images into parts whose sums are added up at the end, then rows of the columns.
  const int64_t images = std::min({s.n, kShares, 1 + kMaxSums / int64_t(sizeof(T)) / weights});
  int64_t parts = std::max(divide_up(depth, kRowsAtOnce), divide_up(kShares, images * s.groups));
  parts = std::min(parts, depth);
  const int64_t part = divide_up(depth, parts);
  parts = divide_up(depth, part);
  const Blocks blocks(s, positions_at_once<T>(direct ? 4 : part));
  const size_t room = direct ? 0 : size_t(part * blocks.most_positions()) * sizeof(T);
  const Scratch sums(size_t((images - 1) * weights) * sizeof(T));
  parallel_for(images * s.groups * parts, 1, [&](int64_t begin, int64_t end) {
    const Scratch scratch(room);
    T* columns = static_cast<T*>(scratch.data());
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i % parts * part, group = i / parts % s.groups, share = i / parts / s.groups;
      const int64_t rows = std::min(part, depth - first);
      T* to = share == 0 ? gw : static_cast<T*>(sums.data()) + (share - 1) * weights;
      to += group * filters * depth + first;
      bool fresh = true;
      for (int64_t n = s.n * share / images; n < s.n * (share + 1) / images; ++n) {
        const T* from = x + (n * s.c + group * channels) * s.in_size();
        for (int64_t j = 0; j < blocks.count(); ++j) {
          const Block block = blocks.at(j);
          const int64_t positions = block.positions(), at = position_of(s, block);
          if (!direct) gather_columns(s, from, first, first + rows, block, columns);
          gemm<T>({.trans_b = true,
                   .m = filters,
                   .n = rows,
                   .k = positions,
                   .a = gy + (n * s.o + group * filters) * out + at,
                   .lda = out,
                   .b = direct ? from + first * s.in_size() + at : columns,
                   .ldb = direct ? out : positions,
                   .c = to,
                   .ldc = depth,
                   .beta = fresh ? 0.0 : 1.0});
          fresh = false;
        }
      }
    }
  });
  if (images < 2) return;
  parallel_for(weights, kColumnGrain / 2, [&](int64_t begin, int64_t end) {
    for (int64_t i = 0; i < images - 1; ++i)
      convolution_kernels<T>().add_to(gw + begin, static_cast<T*>(sums.data()) + i * weights + begin,
                                      end - begin);
  });
}

template void add_channel_bias(float*, const float*, int64_t, int64_t, int64_t);
template void add_channel_bias(double*, const double*, int64_t, int64_t, int64_t);
template void convolve(const Convolution&, const float*, const float*, const float*, float*);
template void convolve(const Convolution&, const double*, const double*, const double*, double*);
template void convolve_back(const Convolution&, const float*, const float*, const float*, float*);
template void convolve_back(const Convolution&, const double*, const double*, const double*, double*);
template void convolve_weights(const Convolution&, const float*, const float*, float*, float*);
template void convolve_weights(const Convolution&, const double*, const double*, double*, double*);

}  // namespace catenary::cpu
