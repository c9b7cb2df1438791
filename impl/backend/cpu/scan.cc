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
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/scan.h"
#include "impl/base/parallel.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary::cpu {
namespace {

/// Adds or multiplies elements one by one: 16-bit floats round after every step; bool is logical.
template <class T>
struct Step {
  static T add(T a, T b) { return T(a + b); }
  static T multiply(T a, T b) { return T(a * b); }
};
template <class T>
struct Integer {  // signed ones wrap
  static T add(T a, T b) { return T(uint64_t(a) + uint64_t(b)); }
  static T multiply(T a, T b) { return T(uint64_t(a) * uint64_t(b)); }
};
struct Truth {
  uint8_t byte;  // any nonzero byte is true
};
template <>
struct Step<Truth> {
  static Truth add(Truth a, Truth b) { return {uint8_t((a.byte | b.byte) != 0)}; }
  static Truth multiply(Truth a, Truth b) { return {uint8_t(a.byte != 0 && b.byte != 0)}; }
};
template <class T>
constexpr DType kDTypeOf = DTypeOf<T>::value;
template <>
constexpr DType kDTypeOf<Truth> = CTN_BOOL;
template <>
struct Step<int8_t> : Integer<int8_t> {};
template <>
struct Step<int16_t> : Integer<int16_t> {};
template <>
struct Step<int32_t> : Integer<int32_t> {};
template <>
struct Step<int64_t> : Integer<int64_t> {};
template <>
struct Step<uint16_t> : Integer<uint16_t> {};
template <>
struct Step<Half> {
  static Half add(Half a, Half b) { return to_half(to_float(a) + to_float(b)); }
  static Half multiply(Half a, Half b) { return to_half(to_float(a) * to_float(b)); }
};
template <>
struct Step<BFloat16> {
  static BFloat16 add(BFloat16 a, BFloat16 b) { return to_bfloat16(to_float(a) + to_float(b)); }
  static BFloat16 multiply(BFloat16 a, BFloat16 b) { return to_bfloat16(to_float(a) * to_float(b)); }
};

template <class T, bool product>
T step(T a, T b) {
  if constexpr (product) return Step<T>::multiply(a, b);
  return Step<T>::add(a, b);
}

/// Scans columns [begin, end) of one (length, inner) table.
template <class T, bool product>
void scan_columns(const T* x, T* out, const ScanParams& p, int64_t begin, int64_t end) {
  if (p.inner == 1) {
    T sum = x[0];
    if constexpr (std::is_same_v<T, Truth>) sum = Step<Truth>::add(sum, sum);
    out[0] = sum;
    for (int64_t i = 1; i < p.length; ++i) out[i] = sum = step<T, product>(sum, x[i]);
    return;
  }
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

template <class T>
void scan_table(const Launch& launch, const ScanParams& p) {
  const T* x = data_of<const T>(launch.operands[0]);
  T* out = data_of<T>(launch.operands[1]);
  const int64_t table = p.length * p.inner;
  parallel_for(p.outer * p.inner, std::max<int64_t>(kScanGrain / p.length, p.inner == 1 ? 1 : 16),
               [&](int64_t begin, int64_t end) {
                 while (begin < end) {
                   const int64_t outer = begin / p.inner, column = begin % p.inner;
                   const int64_t n = std::min(end - begin, p.inner - column);
                   const T* from = x + outer * table;
                   T* to = out + outer * table;
                   if (p.product)
                     scan_columns<T, true>(from, to, p, column, column + n);
                   else
                     scan_columns<T, false>(from, to, p, column, column + n);
                   begin += n;
                 }
               });
}

using Function = void (*)(const Launch&, const ScanParams&);
#define CTN_SCAN(CODE, TYPE, ...) scan_table<std::conditional_t<CODE == CTN_BOOL, Truth, TYPE>>,
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
  std::mutex mutex;
  parallel_for(n, std::max<int64_t>(kScanGrain, 4 * bins), [&](int64_t begin, int64_t end) {
    if (begin == 0 && end == n) {
      for (int64_t i = 0; i < n; ++i) ++counts[values[i]];
      return;
    }
    std::vector<int64_t> own(static_cast<size_t>(bins));
    for (int64_t i = begin; i < end; ++i) ++own[size_t(values[i])];
    std::lock_guard<std::mutex> lock(mutex);
    for (int64_t b = 0; b < bins; ++b) counts[b] += own[size_t(b)];
  });
}

}  // namespace catenary::cpu
