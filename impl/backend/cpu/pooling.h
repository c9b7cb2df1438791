// Shared by the pooling kernels: windows over planes, and rows of sums that are carried from window to
// window.
#pragma once
#include <algorithm>
#include <cstring>
#include <vector>

#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/pooling_kernels.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/pooling.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

/// Windows over planes: `large` (..., H, W) is pooled to `small` (..., oh, ow).
struct Planes : PoolingParams {
  int64_t count, h, w, oh, ow;
  int64_t padded_width;  // number of columns that windows cover

  Planes(const PoolingParams& p, const Operand& large, const Operand& small) : PoolingParams(p) {
    h = large.shape[large.ndim - 2];
    w = large.shape[large.ndim - 1];
    oh = small.shape[small.ndim - 2];
    ow = small.shape[small.ndim - 1];
    count = 1;
    for (int i = 0; i < large.ndim - 2; ++i) count *= large.shape[i];
    padded_width = (ow - 1) * sx + kw;
  }
  /// Number of planes that is worth a thread.
  int64_t grain() const { return items_within_grain(kPoolingGrain, h * w + oh * ow); }
  /// Calls body(plane, row oy, the first element of that row) for the rows of `small` in planes [begin, end).
  template <class F>
  void small_rows(int64_t begin, int64_t end, F&& body) const {
    for (int64_t i = begin; i < end; ++i)
      for (int64_t oy = 0; oy < oh; ++oy) body(i, oy, (i * oh + oy) * ow);
  }
  /// Number of the plane's columns that windows cover.
  int64_t columns() const { return std::max<int64_t>(0, std::min(w, padded_width - pw)); }
  /// Returns the window rows [first, last) that are inside the plane, for outputs in row oy. Below, the same
  /// for columns.
  void rows(int64_t oy, int64_t& first, int64_t& last) const { span(oy * sy - ph, kh, h, first, last); }
  void cols(int64_t ox, int64_t& first, int64_t& last) const { span(ox * sx - pw, kw, w, first, last); }
  bool wide() const { return kh * kw > 256; }
  /// Whether one window covers each plane.
  bool whole() const { return oh == 1 && ow == 1 && ph == 0 && pw == 0 && kh >= h && kw >= w && h * w > 0; }

 private:
  static void span(int64_t start, int64_t length, int64_t limit, int64_t& first, int64_t& last) {
    first = std::max<int64_t>(0, -start);
    last = std::min(length, limit - start);
  }
};

/// The rows that one row of windows covers, as sums that are carried from one row of windows to the next.
/// Each is written to the plane when no further window can reach it.
template <class T>
class RowRing {
 public:
  RowRing(const Planes& p, const Operand& gx)
      : p_(p), gx_(gx), width_(std::max(p.padded_width, p.pw + p.w)), sums_(size_t(p.kh * width_)) {}
  /// Row ky of the windows in row oy, from the first padded column on.
  T* row(int64_t oy, int64_t ky) { return sums_.data() + (oy * p_.sy + ky) % p_.kh * width_; }
  /// To be called after all windows of row oy: writes the completed rows of the plane at `first`.
  void done(int64_t oy, int64_t first) {
    const int64_t begin = oy * p_.sy, reached = begin + p_.kh;
    const int64_t end = oy + 1 < p_.oh ? begin + p_.sy : std::max(reached, p_.ph + p_.h);
    for (int64_t r = begin; r < end; ++r) {
      T* sums = r < reached ? sums_.data() + r % p_.kh * width_ : nullptr;
      const int64_t y = r - p_.ph;
      if (y >= 0 && y < p_.h) {
        if (sums)
          gx_.write(sums + p_.pw, first + y * p_.w, p_.w);
        else
          gx_.clear(first + y * p_.w, p_.w);
      }
      if (sums) std::fill_n(sums, width_, T(0));
    }
  }

 private:
  const Planes& p_;
  Out<T> gx_;
  int64_t width_;
  std::vector<T> sums_;
};

}  // namespace catenary::cpu
