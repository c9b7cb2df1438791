#pragma once
#include <algorithm>
#include <cstring>
#include <vector>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/pooling_kernels.h"
#include "impl/backend/cpu/simd.h"
#include "impl/backend/params/pooling.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

template <class T>
inline const PoolingKernels<T>& pooling_kernels() {
  return table_of<T>(CTN_TABLES(pooling_kernels));
}

/// ConvolutionGeometry over planes: `large` (..., H, W) is pooled to `small` (..., oh, ow).
struct Planes : PoolingParams {
  int64_t count, h, w, oh, ow;
  int64_t padded_width;  // columns that windows cover

  Planes(const PoolingParams& p, const Operand& large, const Operand& small) : PoolingParams(p) {
    h = large.shape[large.ndim - 2];
    w = large.shape[large.ndim - 1];
    oh = small.shape[small.ndim - 2];
    ow = small.shape[small.ndim - 1];
    count = 1;
    for (int i = 0; i < large.ndim - 2; ++i) count *= large.shape[i];
    padded_width = (ow - 1) * sx + kw;
  }
  /// Planes worth a thread.
  int64_t grain() const {
    constexpr int64_t kWork = 16 << 10;
    return std::max<int64_t>(1, kWork / std::max<int64_t>(1, h * w + oh * ow));
  }
  /// Columns of the plane that windows cover.
  int64_t columns() const { return std::max<int64_t>(0, std::min(w, padded_width - pw)); }
  /// Rows [first, last) of the window's that are in the plane, for the outputs of row oy; and columns.
  void rows(int64_t oy, int64_t& first, int64_t& last) const { span(oy * sy - ph, kh, h, first, last); }
  void cols(int64_t ox, int64_t& first, int64_t& last) const { span(ox * sx - pw, kw, w, first, last); }
  bool wide() const { return kh * kw > 256; }

 private:
  static void span(int64_t start, int64_t length, int64_t limit, int64_t& first, int64_t& last) {
    first = std::max<int64_t>(0, -start);
    last = std::min(length, limit - start);
  }
};

/// Rows of one plane in the dtype that is computed in, and results back.
template <class T>
struct PoolingRows {
  static constexpr DType compute = DTypeOf<T>::value;
  DType dtype;
  int64_t item;

  explicit PoolingRows(DType of) : dtype(of), item(int64_t(itemsize(of))) {}
  const T* in(const char* source, T* buffer, int64_t n) const {
    if (dtype == compute) return reinterpret_cast<const T*>(source);
    loops().cast[dtype][compute](source, buffer, n);
    return buffer;
  }
  T* target(char* destination, T* buffer) const {
    return dtype == compute ? reinterpret_cast<T*>(destination) : buffer;
  }
  void out(const T* buffer, char* destination, int64_t n) const {
    if (static_cast<const void*>(buffer) == destination) return;
    if (dtype != compute) loops().cast[compute][dtype](buffer, destination, n);
    if (dtype == compute) std::memcpy(destination, buffer, size_t(n) * sizeof(T));
  }
};

/// The rows that one row of windows covers, as sums that are carried on from row to row of windows; each is
/// written to the plane once no further window can reach it.
template <class T>
class RowRing {
 public:
  RowRing(const Planes& p, DType dtype)
      : p_(p), rows_(dtype), width_(std::max(p.padded_width, p.pw + p.w)), sums_(size_t(p.kh * width_)) {}
  /// Row ky of the windows of row oy, from the first padded column on.
  T* row(int64_t oy, int64_t ky) { return sums_.data() + (oy * p_.sy + ky) % p_.kh * width_; }
  /// After all windows of row oy: writes what is complete.
  void done(int64_t oy, char* plane) {
    const int64_t begin = oy * p_.sy, reached = begin + p_.kh;
    const int64_t end = oy + 1 < p_.oh ? begin + p_.sy : std::max(reached, p_.ph + p_.h);
    for (int64_t r = begin; r < end; ++r) {
      T* sums = r < reached ? sums_.data() + r % p_.kh * width_ : nullptr;
      const int64_t y = r - p_.ph;
      if (y >= 0 && y < p_.h) {
        char* to = plane + y * p_.w * rows_.item;
        if (sums) {
          rows_.out(sums + p_.pw, to, p_.w);
        } else {
          std::memset(to, 0, size_t(p_.w * rows_.item));
        }
      }
      if (sums) std::fill_n(sums, width_, T(0));
    }
  }

 private:
  const Planes& p_;
  PoolingRows<T> rows_;
  int64_t width_;
  std::vector<T> sums_;
};

}  // namespace catenary::cpu
