// Cumulative sums and products, and counts of integers.
#include <algorithm>
#include <cstring>
#include <mutex>
#include <type_traits>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scalar_step.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/scan.h"
#include "impl/base/parallel.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kFewBins = 2048;

template <class T, bool product>
T step(T a, T b) {
  if constexpr (product) return Step<T>::multiply(a, b);
  return Step<T>::add(a, b);
}

// Without it, GCC keeps the sums in memory.
#if defined(__clang__) || defined(__OPTIMIZE_SIZE__)
#define CTN_EACH_ROW
#else
#define CTN_EACH_ROW _Pragma("GCC unroll 4")
#endif

/// Scans Rows rows together, because each sum waits for the one before.
template <class T, bool product, int Rows>
void scan_rows(const T* x, T* out, int64_t length) {
  T sum[Rows];
  for (int r = 0; r < Rows; ++r) {
    sum[r] = x[r * length];
    if constexpr (std::is_same_v<T, Truth>) sum[r] = Step<Truth>::add(sum[r], sum[r]);
    out[r * length] = sum[r];
  }
  for (int64_t i = 1; i < length; ++i) {
    CTN_EACH_ROW
    for (int r = 0; r < Rows; ++r) {
      sum[r] = step<T, product>(sum[r], x[r * length + i]);
      out[r * length + i] = sum[r];
    }
  }
}

/// Scans one row of integers, whose sums have any order: four wait for the one before them together.
template <class T, bool product>
void scan_integers(const T* x, T* out, int64_t length) {
  T sum = x[0];
  out[0] = sum;
  int64_t i = 1;
  for (; i + 4 <= length; i += 4) {
    const T a = x[i], b = step<T, product>(a, x[i + 1]), c = x[i + 2];
    const T third = step<T, product>(b, c), fourth = step<T, product>(b, step<T, product>(c, x[i + 3]));
    out[i] = step<T, product>(sum, a);
    out[i + 1] = step<T, product>(sum, b);
    out[i + 2] = step<T, product>(sum, third);
    out[i + 3] = sum = step<T, product>(sum, fourth);
  }
  for (; i < length; ++i) out[i] = sum = step<T, product>(sum, x[i]);
}

template <class T, bool product>
void scan_rows(const T* x, T* out, int64_t length, int64_t rows) {
  constexpr int kTogether = 4;
  int64_t r = 0;
  if constexpr (kForSpeed && std::is_integral_v<T>) {
    for (; r < rows; ++r) scan_integers<T, product>(x + r * length, out + r * length, length);
    return;
  }
  if constexpr (kForSpeed)
    for (; r + kTogether <= rows; r += kTogether)
      scan_rows<T, product, kTogether>(x + r * length, out + r * length, length);
  for (; r < rows; ++r) scan_rows<T, product, 1>(x + r * length, out + r * length, length);
}

/// Scans columns [begin, end) of one (length, inner) table.
template <class T, bool product>
void scan_columns(const T* x, T* out, const ScanParams& p, int64_t begin, int64_t end) {
  if constexpr (std::is_same_v<T, Truth>)
    loops().cast[CTN_BOOL][CTN_BOOL](x + begin, out + begin, end - begin);
  else if (x != out)
    std::memcpy(out + begin, x + begin, size_t(end - begin) * sizeof(T));
  const Loop loop =
      elementwise_loops()
          .elementwise[int(product ? ops::multiply : ops::add)][kDTypeOf<T>];  // null for 16-bit floats
  for (int64_t i = 1; i < p.length; ++i) {
    const T* before = out + (i - 1) * p.inner;
    const T* from = x + i * p.inner;
    T* to = out + i * p.inner;
    if (loop) {
      loop(before + begin, from + begin, nullptr, to + begin, nullptr, end - begin);
    } else {
      for (int64_t k = begin; k < end; ++k) to[k] = step<T, product>(before[k], from[k]);
    }
  }
}

/// Sums or products of n lines of 16-bit floats, which have one element in each row. They stay in float32 and
/// are rounded after every term.
class RoundedScan {
 public:
  static constexpr int64_t kMost = 256;  // lines
  static constexpr int64_t kFew = 8;     // fewer lines are faster one by one

  RoundedScan(DType dtype, bool product, int64_t n)
      : widen_(loops().cast[dtype][CTN_FLOAT32]),
        narrow_(loops().cast[CTN_FLOAT32][dtype]),
        step_(elementwise_loops().elementwise[int(product ? ops::multiply : ops::add)][CTN_FLOAT32]),
        n_(n) {}

  void start(const void* x, void* out) {
    std::memmove(out, x, size_t(n_) * 2);
    widen_(x, total_, n_);
  }
  void next(const void* x, void* out) {
    widen_(x, term_, n_);
    step_(total_, term_, nullptr, total_, nullptr, n_);
    narrow_(total_, out, n_);
    widen_(out, total_, n_);
  }

 private:
  CastLoop widen_, narrow_;
  Loop step_;
  int64_t n_;
  alignas(64) float total_[kMost], term_[kMost];
};

template <class T>
void scan_rounded_columns(const T* x, T* out, const ScanParams& p, int64_t begin, int64_t end) {
  for (int64_t n; begin < end; begin += n) {
    n = std::min(RoundedScan::kMost, end - begin);
    RoundedScan scan(kDTypeOf<T>, p.product, n);
    scan.start(x + begin, out + begin);
    for (int64_t i = 1; i < p.length; ++i) scan.next(x + i * p.inner + begin, out + i * p.inner + begin);
  }
}

/// Scans rows as the columns of their transpose.
template <class T>
void scan_rounded_rows(const T* x, T* out, int64_t length, int64_t rows, bool product) {
  constexpr int64_t width = 32;
  alignas(64) T tile[width * RoundedScan::kMost];
  for (int64_t n; rows > 0; rows -= n, x += n * length, out += n * length) {
    n = std::min(RoundedScan::kMost, rows);
    RoundedScan scan(kDTypeOf<T>, product, n);
    for (int64_t first = 0, m; first < length; first += m) {
      m = std::min(width, length - first);
      const auto bytes = [](const auto* from) { return reinterpret_cast<const char*>(from); };
      const int64_t row = length * 2;
      transpose(bytes(x + first), row, reinterpret_cast<char*>(tile), n * 2, n, m, 2);
      for (int64_t j = 0; j < m; ++j) {
        T* line = tile + j * n;
        if (first + j == 0)
          scan.start(line, line);
        else
          scan.next(line, line);
      }
      transpose(bytes(tile), n * 2, reinterpret_cast<char*>(out + first), row, m, n, 2);
    }
  }
}

template <class T, bool product>
void scan_table(const T* x, T* out, const ScanParams& p, int64_t begin, int64_t end) {
  constexpr bool rounded = kForSpeed && is_half(kDTypeOf<T>);
  if constexpr (rounded)
    if (p.inner == 1 && end - begin >= RoundedScan::kFew)
      return scan_rounded_rows(x + begin * p.length, out + begin * p.length, p.length, end - begin, product);
  if (p.inner == 1)
    return scan_rows<T, product>(x + begin * p.length, out + begin * p.length, p.length, end - begin);
  const int64_t table = p.length * p.inner;
  for (int64_t n; begin < end; begin += n) {
    const int64_t outer = begin / p.inner, column = begin % p.inner;
    n = std::min(end - begin, p.inner - column);
    if constexpr (rounded)
      scan_rounded_columns(x + outer * table, out + outer * table, p, column, column + n);
    else
      scan_columns<T, product>(x + outer * table, out + outer * table, p, column, column + n);
  }
}

template <class T>
void scan_tables(const Launch& launch, const ScanParams& p) {
  const T* x = data_of<const T>(launch.operands[0]);
  T* out = data_of<T>(launch.operands[1]);
  parallel_for(p.outer * p.inner, std::max<int64_t>(kScanGrain / p.length, p.inner == 1 ? 1 : 16),
               [&](int64_t begin, int64_t end) {
                 if (p.product)
                   scan_table<T, true>(x, out, p, begin, end);
                 else
                   scan_table<T, false>(x, out, p, begin, end);
               });
}

using Function = void (*)(const Launch&, const ScanParams&);
#define CTN_SCAN(CODE, TYPE, ...) scan_tables<Stepped<TYPE>>,
constexpr Function kScans[] = {CTN_DTYPES(CTN_SCAN)};
#undef CTN_SCAN

}  // namespace

void scan(const Launch& launch, const ScanParams& p) {
  if (p.outer * p.length * p.inner > 0) kScans[launch.operands[0].dtype](launch, p);
}

void bincount(const Launch& launch) {
  const Operand &x = launch.operands[0], &out = launch.operands[launch.count - 1];
  const int64_t* values = data_of<const int64_t>(x);
  const int64_t n = size_of(x), bins = size_of(out);
  if (launch.count == 3) {
    // One after another, so that sums do not depend on the number of threads.
    const double* weights = data_of<const double>(launch.operands[1]);
    double* sums = data_of<double>(out);
    std::fill(sums, sums + bins, 0.0);
    for (int64_t i = 0; i < n; ++i) sums[values[i]] += weights[i];
    return;
  }
  int64_t* counts = data_of<int64_t>(out);
  std::fill(counts, counts + bins, 0);
  // Neighbors are counted apart, because a counter cannot be increased again before it is in memory.
  const int64_t apart = kForSpeed && bins <= kFewBins && n >= 16 * bins ? 4 : 1;
  std::mutex mutex;
  parallel_for(n, std::max<int64_t>(kScanGrain, 4 * bins), [&](int64_t begin, int64_t end) {
    if (apart == 1 && begin == 0 && end == n) {
      for (int64_t i = 0; i < n; ++i) ++counts[values[i]];
      return;
    }
    std::vector<int64_t> own(static_cast<size_t>(apart * bins));
    for (int64_t i = begin; i < end; ++i) ++own[size_t(values[i] + (i & (apart - 1)) * bins)];
    std::lock_guard<std::mutex> lock(mutex);
    for (int64_t k = 0; k < apart; ++k)
      for (int64_t b = 0; b < bins; ++b) counts[b] += own[size_t(k * bins + b)];
  });
}

}  // namespace catenary::cpu
