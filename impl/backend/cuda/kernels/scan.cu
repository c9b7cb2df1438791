// Cumulative sums and products.
#include "impl/backend/cuda/kernels/scan.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/blocks.h"
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"

/// The type in which elements of S are added up or multiplied. Booleans are 0 or 1.
template <class S, bool product>
struct SumOf {
  using type = uint64_t;  // integers wrap
};
template <>
struct SumOf<float, false> {
  using type = double;
};
template <>
struct SumOf<float, true> {
  using type = float;
};
template <bool product>
struct SumOf<double, product> {
  using type = double;
};

/// "or" and "and" of numbers that are 0 or 1.
struct Either {
  CTN_DEVICE uint64_t operator()(uint64_t a, uint64_t b) const { return a | b; }
};
struct Both {
  CTN_DEVICE uint64_t operator()(uint64_t a, uint64_t b) const { return a & b; }
};

template <class S, bool product>
struct Scan {
  using Sum = typename SumOf<decltype(number_of(S())), product>::type;
  using Step = std::conditional_t<std::is_same_v<S, Bool>, std::conditional_t<product, Both, Either>,
                                  std::conditional_t<product, Multiply, Add>>;
  static constexpr Sum neutral = product ? Sum(1) : Sum(0);
  static CTN_DEVICE Sum load(const S* x) { return Sum(number_of(*x)); }
  static CTN_DEVICE void store(Sum sum, S* y) { *y = Narrow<S>()(sum); }

  /// The sum of the threads of a group before this one, and of all of them. Every thread of the block calls
  /// it.
  static CTN_DEVICE Before<Sum> in_group(Sum x, unsigned group) {
    if (group > 32) {
      const auto sums = sums_before<kScanThreads, Step>(x, neutral);
      __syncthreads();
      return sums;
    }
    const unsigned lane = threadIdx.x & (group - 1);
    Sum sum = x;
    for (unsigned step = 1; step < group; step *= 2) {
      const Sum other = __shfl_up_sync(0xffffffffu, sum, step, int(group));
      if (lane >= step) sum = Step()(other, sum);
    }
    const Sum before = __shfl_up_sync(0xffffffffu, sum, 1, int(group));
    return {lane == 0 ? neutral : before, __shfl_sync(0xffffffffu, sum, int(group - 1), int(group))};
  }
};

/// The elements of a thread, of which those from `end` on are neutral.
template <class Scan, class S>
CTN_DEVICE void load_items(const S* x, uint64_t first, uint64_t end,
                           typename Scan::Sum (&items)[kScanItems]) {
  constexpr int kPack = sizeof(S) == 8 ? 2 : sizeof(S) == 4 ? 4 : 8;
  if (first + kScanItems <= end && is_packed<S, kPack>(x + first)) {
    CTN_UNROLL
    for (uint32_t k = 0; k < kScanItems; k += kPack) {
      const auto pack = *reinterpret_cast<const Pack<S, kPack>*>(x + first + k);
      CTN_UNROLL
      for (int j = 0; j < kPack; ++j) items[k + uint32_t(j)] = Scan::load(&pack.items[j]);
    }
    return;
  }
  CTN_UNROLL
  for (uint32_t k = 0; k < kScanItems; ++k)
    items[k] = first + k < end ? Scan::load(x + first + k) : Scan::neutral;
}

/// One part of a row, or one part of a column.
struct Place {
  uint64_t outer, begin, end;
  uint32_t part;
  uint64_t column;
  unsigned thread;  // of the group
  bool exists;

  explicit CTN_DEVICE Place(const ScanKernelParams& p) {
    uint64_t i = uint64_t(blockIdx.x) * (kScanThreads / p.group) + threadIdx.x / p.group;
    thread = threadIdx.x & (p.group - 1);
    column = i % p.inner;
    i /= p.inner;
    part = uint32_t(i % p.parts);
    outer = i / p.parts;
    exists = outer < p.outer;
    begin = part * p.part;
    end = p.length - begin < p.part ? p.length : begin + p.part;
    if (!exists) begin = end = 0;
  }
};

template <class S, bool product>
CTN_DEVICE void scan_totals(const ScanKernelParams& p) {
  using Scan = Scan<S, product>;
  using Sum = typename Scan::Sum;
  using Step = typename Scan::Step;
  const Place at(p);
  const S* x = static_cast<const S*>(p.x) + (at.exists ? at.outer * p.length * p.inner : 0);
  Sum total = Scan::neutral;
  if (p.inner == 1) {
    for (uint64_t i = at.begin; i < at.end; i += uint64_t(p.group) * kScanItems) {
      Sum items[kScanItems], sum = Scan::neutral;
      load_items<Scan>(x, i + at.thread * kScanItems, at.end, items);
      CTN_UNROLL
      for (uint32_t k = 0; k < kScanItems; ++k) sum = Step()(sum, items[k]);
      total = Step()(total, sum);
    }
    total = Scan::in_group(total, p.group).all;
  } else {
    for (uint64_t i = at.begin; i < at.end; ++i)
      total = Step()(total, Scan::load(x + i * p.inner + at.column));
  }
  if (at.exists && at.thread == 0)
    static_cast<Sum*>(p.totals)[(at.outer * p.parts + at.part) * p.inner + at.column] = total;
}

template <class S, bool product>
CTN_DEVICE void scan(const ScanKernelParams& p) {
  using Scan = Scan<S, product>;
  using Sum = typename Scan::Sum;
  using Step = typename Scan::Step;
  const Place at(p);
  const uint64_t table = at.exists ? at.outer * p.length * p.inner : 0;
  const S* x = static_cast<const S*>(p.x) + table;
  S* y = static_cast<S*>(p.y) + table;
  const Sum* totals = static_cast<const Sum*>(p.totals) +
                      (at.exists && p.parts > 1 ? at.outer * p.parts * p.inner + at.column : 0);
  Sum sum = Scan::neutral;
  if (p.inner > 1) {
    for (uint32_t part = 0; at.exists && part < at.part; ++part) sum = Step()(sum, totals[part * p.inner]);
    for (uint64_t i = at.begin; i < at.end; ++i) {
      sum = Step()(sum, Scan::load(x + i * p.inner + at.column));
      Scan::store(sum, y + i * p.inner + at.column);
    }
    return;
  }
  if (p.parts > 1) {  // each thread adds up consecutive totals, so that they stay in order
    const uint32_t each = (at.part + p.group - 1) / p.group, last = (at.thread + 1) * each;
    for (uint32_t part = at.thread * each; at.exists && part < last && part < at.part; ++part)
      sum = Step()(sum, totals[part]);
    sum = Scan::in_group(sum, p.group).all;
  }
  // Groups of a warp do the same number of steps.
  const uint64_t step = uint64_t(p.group) * kScanItems, steps = (p.part + step - 1) / step;
  for (uint64_t k = 0; k < steps; ++k) {
    const uint64_t first = at.begin + k * step + at.thread * kScanItems;
    Sum items[kScanItems];
    load_items<Scan>(x, first, at.end, items);
    CTN_UNROLL
    for (uint32_t j = 1; j < kScanItems; ++j) items[j] = Step()(items[j - 1], items[j]);
    const Before<Sum> sums = Scan::in_group(items[kScanItems - 1], p.group);
    const Sum before = Step()(sum, sums.before);
    CTN_UNROLL
    for (uint32_t j = 0; j < kScanItems; ++j)
      if (first + j < at.end) Scan::store(Step()(before, items[j]), y + first + j);
    sum = Step()(sum, sums.all);
  }
}

}  // namespace

#define CTN_SCAN(CODE, TYPE, NAME, ...)                                 \
  CTN_CUDA_KERNEL(scan_totals_##NAME, ScanKernelParams, kScanThreads) { \
    if (p.product)                                                      \
      scan_totals<Element<TYPE>, true>(p);                              \
    else                                                                \
      scan_totals<Element<TYPE>, false>(p);                             \
  }                                                                     \
  CTN_CUDA_KERNEL(scan_##NAME, ScanKernelParams, kScanThreads, 3) {     \
    if (p.product)                                                      \
      scan<Element<TYPE>, true>(p);                                     \
    else                                                                \
      scan<Element<TYPE>, false>(p);                                    \
  }
CTN_DTYPES(CTN_SCAN)

}  // namespace catenary::cuda
