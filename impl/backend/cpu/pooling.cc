// Maximum and average pooling over planes, and their gradients.
#include "impl/backend/cpu/pooling.h"

#include <limits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/params/pooling.h"
#include "impl/base/numeric.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kTaps = 64;  // larger windows are searched one by one

/// Maxima of small windows: rows are distributed to phases, so that adjacent windows are contiguous, and
/// padding is part of the rows.
template <class T>
class TapPooling {
 public:
  TapPooling(const Planes& p, const Operand& x, const Operand& y)
      : p_(p),
        x_(x),
        y_(y),
        used_(std::min(p.sx, p.kw)),
        pitch_(round_up(p.ow + (p.kw - 1) / p.sx + kPoolingSlack, kPoolingSlack)),
        ring_(size_t(p.kh * used_ * pitch_), -std::numeric_limits<T>::infinity()),
        buffer_(x_.room(std::max(p.w, p.ow))) {}

  /// Pools one plane; `where` is null if positions are not requested.
  void run(int64_t plane, char* where) {
    const PoolingKernels<T>& k = pooling_kernels<T>();
    const int64_t columns = p_.columns(), where_item = p_.wide() ? 4 : 1;
    const int64_t x = plane * p_.h * p_.w, y = plane * p_.oh * p_.ow;
    int64_t loaded = 0;  // number of rows of the plane distributed so far
    for (int64_t oy = 0; oy < p_.oh; ++oy) {
      int64_t first, last;
      p_.rows(oy, first, last);
      const int64_t top = oy * p_.sy - p_.ph;
      for (loaded = std::max(loaded, top + first); loaded < top + last; ++loaded) {
        const T* row = x_.block(x + loaded * p_.w, columns, buffer_.data());
        k.deal(row, columns, p_.sx, p_.pw, slot(loaded), pitch_, used_);
      }
      const T* taps[kTaps];
      int32_t codes[kTaps];
      int64_t count = 0;
      for (int64_t ky = first; ky < last; ++ky) {
        for (int64_t kx = 0; kx < p_.kw; ++kx) {
          taps[count] = slot(top + ky) + kx % p_.sx * pitch_ + kx / p_.sx;
          codes[count++] = int32_t(ky * p_.kw + kx);
        }
      }
      char* index = where ? where + oy * p_.ow * where_item : nullptr;
      T* target = y_.target(y + oy * p_.ow, buffer_.data());
      if (count > 0) {
        k.max(taps, codes, count, p_.ow, target, index, p_.wide());
      } else {
        std::fill_n(target, p_.ow, -std::numeric_limits<T>::infinity());
        if (index) std::memset(index, 0, size_t(p_.ow * where_item));
      }
      y_.write(target, y + oy * p_.ow, p_.ow);
    }
  }

 private:
  T* slot(int64_t row) { return ring_.data() + row % p_.kh * used_ * pitch_; }

  const Planes& p_;
  In<T> x_;
  Out<T> y_;
  int64_t used_, pitch_;
  std::vector<T> ring_, buffer_;
};

/// Maxima of large windows, each computed separately.
template <class T>
class WindowPooling {
 public:
  WindowPooling(const Planes& p, const Operand& x, const Operand& y)
      : p_(p),
        x_(x),
        y_(y),
        buffer_(x_.room(spans_rows(p) ? std::min(p.h, p.kh) * p.w : std::min(p.w, p.kw))) {}

  /// Whether a window has complete rows, so that it is contiguous: global pooling, for example.
  static bool spans_rows(const Planes& p) { return p.ow == 1 && p.pw == 0 && p.kw >= p.w; }

  void run(int64_t plane, char* where) {
    for (int64_t oy = 0; oy < p_.oh; ++oy)
      for (int64_t ox = 0; ox < p_.ow; ++ox) {
        int64_t code;
        const T best = window(plane * p_.h * p_.w, oy, ox, code);
        const int64_t at = oy * p_.ow + ox;
        y_.write(&best, plane * p_.oh * p_.ow + at, 1);
        if (where && p_.wide()) reinterpret_cast<int32_t*>(where)[at] = int32_t(code);
        if (where && !p_.wide()) reinterpret_cast<uint8_t*>(where)[at] = uint8_t(code);
      }
  }

 private:
  T window(int64_t plane, int64_t oy, int64_t ox, int64_t& code) {
    const PoolingKernels<T>& k = pooling_kernels<T>();
    T best = -std::numeric_limits<T>::infinity();
    code = 0;
    int64_t first, last, left, right;
    p_.rows(oy, first, last);
    p_.cols(ox, left, right);
    if (left >= right) return best;
    if (spans_rows(p_) && first < last) {
      const int64_t n = (last - first) * p_.w;
      const T* rows = x_.block(plane + (oy * p_.sy - p_.ph + first) * p_.w, n, buffer_.data());
      const int64_t place = k.max_place(rows, n);
      code = (first + place / p_.w) * p_.kw + place % p_.w;
      return rows[place];
    }
    for (int64_t ky = first; ky < last; ++ky) {
      const int64_t start = (oy * p_.sy - p_.ph + ky) * p_.w + ox * p_.sx - p_.pw + left;
      const T* row = x_.block(plane + start, right - left, buffer_.data());
      const int64_t place = k.max_place(row, right - left);
      const T value = row[place];
      if (ky > first && !(best == best && !(value <= best))) continue;
      best = value;
      code = ky * p_.kw + left + place;
    }
    return best;
  }

  const Planes& p_;
  In<T> x_;
  Out<T> y_;
  std::vector<T> buffer_;
};

template <class Pooling>
void max_planes(const Planes& p, const Operand& x, const Operand& y, const Operand* where) {
  const int64_t where_item = p.wide() ? 4 : 1;
  parallel_for(p.count, divisible(p.grain()), [&](int64_t begin, int64_t end) {
    Pooling pooling(p, x, y);
    for (int64_t i = begin; i < end; ++i)
      pooling.run(i, where ? where->data + i * p.oh * p.ow * where_item : nullptr);
  });
}

/// Adds a row of gradients to the positions given by their codes.
template <class T, class Index>
void scatter_row(const Planes& p, RowRing<T>& ring, int64_t oy, const T* gy, const Index* where) {
  if constexpr (sizeof(Index) == 1) {
    T* places[256];
    for (int64_t ky = 0, code = 0; ky < p.kh; ++ky) {
      T* row = ring.row(oy, ky);
      for (int64_t kx = 0; kx < p.kw; ++kx) places[code++] = row + kx;
    }
    for (int64_t ox = 0; ox < p.ow; ++ox) places[where[ox]][ox * p.sx] += gy[ox];
  } else {
    for (int64_t ox = 0; ox < p.ow; ++ox) {
      const int64_t ky = where[ox] / int32_t(p.kw), kx = where[ox] % int32_t(p.kw);
      ring.row(oy, ky)[ox * p.sx + kx] += gy[ox];
    }
  }
}

template <class T>
void scatter_planes(const Planes& p, const Operand& gy, const Operand& where, const Operand& gx) {
  const In<T> rows(gy);
  parallel_for(p.count, divisible(p.grain()), [&](int64_t begin, int64_t end) {
    RowRing<T> ring(p, gx);
    std::vector<T> buffer(rows.room(p.ow));
    p.small_rows(begin, end, [&](int64_t i, int64_t oy, int64_t at) {
      const T* row = rows.block(at, p.ow, buffer.data());
      if (p.wide()) {
        scatter_row(p, ring, oy, row, data_of<const int32_t>(where) + at);
      } else {
        scatter_row(p, ring, oy, row, data_of<const uint8_t>(where) + at);
      }
      ring.done(oy, i * p.h * p.w);
    });
  });
}

template <class Element, class Index>
void gather_planes(const Planes& p, const char* x, const char* where, char* y) {
  parallel_for(p.count, divisible(p.grain()), [&](int64_t begin, int64_t end) {
    p.small_rows(begin, end, [&](int64_t i, int64_t oy, int64_t at) {
      const Element* plane = reinterpret_cast<const Element*>(x) + i * p.h * p.w;
      const Index* codes = reinterpret_cast<const Index*>(where) + at;
      Element* to = reinterpret_cast<Element*>(y) + at;
      for (int64_t ox = 0; ox < p.ow; ++ox) {
        const int64_t row = oy * p.sy - p.ph + codes[ox] / p.kw, column = ox * p.sx - p.pw + codes[ox] % p.kw;
        const bool inside = row >= 0 && row < p.h && column >= 0 && column < p.w;
        to[ox] = inside ? plane[row * p.w + column] : Element(0);
      }
    });
  });
}

template <class Element>
void gather_planes(const Planes& p, const char* x, const char* where, char* y) {
  if (p.wide()) return gather_planes<Element, int32_t>(p, x, where, y);
  gather_planes<Element, uint8_t>(p, x, where, y);
}

template <class T>
void sum_planes(const Planes& p, const Operand& x, const Operand& y) {
  const PoolingKernels<T>& k = pooling_kernels<T>();
  const In<T> from(x);
  const Out<T> to(y);
  const int64_t columns = p.columns();
  parallel_for(p.count, divisible(p.grain()), [&](int64_t begin, int64_t end) {
    std::vector<T> sums(size_t(p.padded_width)), buffer(size_t(std::max(p.w, p.ow)));
    p.small_rows(begin, end, [&](int64_t i, int64_t oy, int64_t row) {
      int64_t first, last;
      p.rows(oy, first, last);
      if (columns > 0) std::fill_n(sums.data() + p.pw, columns, T(0));
      for (int64_t ky = first; ky < last; ++ky) {
        const int64_t at = (i * p.h + oy * p.sy - p.ph + ky) * p.w;
        k.add(from.block(at, columns, buffer.data()), sums.data() + p.pw, columns);
      }
      T* target = to.target(row, buffer.data());
      k.window_sums(sums.data(), p.kw, p.sx, T(p.scale), target, p.ow);
      to.write(target, row, p.ow);
    });
  });
}

/// Computes each plane's part of y, of y_size elements, from that of x. Elements of other dtypes than T are
/// converted in buffers of about kBlock elements.
template <class T>
void run_whole_planes(const Planes& p, const Operand& x, int64_t x_size, const Operand& y, int64_t y_size,
                      void (*loop)(const T*, int64_t, int64_t, T, T*)) {
  const In<T> from(x);
  const Out<T> to(y);
  const int64_t size = p.h * p.w, most = from.direct() ? p.count : items_within_grain(kBlock, size);
  parallel_for(p.count, divisible(p.grain()), [&](int64_t begin, int64_t end) {
    for (int64_t n; begin < end; begin += n) {
      n = std::min(most, end - begin);
      std::vector<T> read(from.room(n * x_size)), made(from.room(n * y_size));
      T* const target = to.target(begin * y_size, made.data());
      loop(from.block(begin * x_size, n * x_size, read.data()), size, n, T(p.scale), target);
      to.write(target, begin * y_size, n * y_size);
    }
  });
}

template <class T>
void spread_planes(const Planes& p, const Operand& gy, const Operand& gx) {
  const PoolingKernels<T>& k = pooling_kernels<T>();
  const In<T> rows(gy);
  parallel_for(p.count, divisible(p.grain()), [&](int64_t begin, int64_t end) {
    RowRing<T> ring(p, gx);
    std::vector<T> buffer(rows.room(p.ow)), spread(size_t(p.padded_width));
    p.small_rows(begin, end, [&](int64_t i, int64_t oy, int64_t at) {
      std::fill_n(spread.data(), p.padded_width, T(0));
      k.spread(rows.block(at, p.ow, buffer.data()), p.kw, p.sx, T(p.scale), spread.data(), p.ow);
      int64_t first, last;
      p.rows(oy, first, last);
      for (int64_t ky = first; ky < last; ++ky) k.add(spread.data(), ring.row(oy, ky), p.padded_width);
      ring.done(oy, i * p.h * p.w);
    });
  });
}

}  // namespace

void max_pooling(const Launch& launch, const PoolingParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  const Operand* where = launch.count > 2 ? &launch.operands[2] : nullptr;
  const Planes p(params, x, y);
  const bool small = p.kh <= kTaps && p.kw <= kTaps && p.kh * p.kw <= kTaps;
  dispatch_floating(x.dtype, [&]<class T>() {
    if (small && !WindowPooling<T>::spans_rows(p)) return max_planes<TapPooling<T>>(p, x, y, where);
    max_planes<WindowPooling<T>>(p, x, y, where);
  });
}

void max_pooling_scatter(const Launch& launch, const PoolingParams& params) {
  const Operand &gy = launch.operands[0], &where = launch.operands[1], &gx = launch.operands[2];
  const Planes p(params, gx, gy);
  dispatch_floating(gy.dtype, [&]<class T>() { scatter_planes<T>(p, gy, where, gx); });
}

void max_pooling_gather(const Launch& launch, const PoolingParams& params) {
  const Operand &x = launch.operands[0], &where = launch.operands[1], &y = launch.operands[2];
  const Planes p(params, x, y);
  dispatch_size(int64_t(itemsize(x.dtype)), [&](auto element) {
    if constexpr (sizeof(element) > 1) gather_planes<decltype(element)>(p, x.data, where.data, y.data);
  });
}

void average_pooling(const Launch& launch, const PoolingParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  const Planes p(params, x, y);
  dispatch_floating(x.dtype, [&]<class T>() {
    if (kForSpeed && p.whole())
      return run_whole_planes<T>(p, x, p.h * p.w, y, 1, pooling_kernels<T>().sum_planes);
    sum_planes<T>(p, x, y);
  });
}

void average_pooling_gradient(const Launch& launch, const PoolingParams& params) {
  const Operand &gy = launch.operands[0], &gx = launch.operands[1];
  const Planes p(params, gx, gy);
  dispatch_floating(gy.dtype, [&]<class T>() {
    if (kForSpeed && p.whole())
      return run_whole_planes<T>(p, gy, 1, gx, p.h * p.w, pooling_kernels<T>().fill_planes);
    spread_planes<T>(p, gy, gx);
  });
}

}  // namespace catenary::cpu
