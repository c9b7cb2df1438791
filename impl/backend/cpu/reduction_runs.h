// Reductions of consecutive elements, whatever provides the elements. The order of additions depends only on
// the numbers of kept and reduced elements.
#pragma once
#include <algorithm>
#include <cstring>

#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/reduction_kernels.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

constexpr int64_t kPart = 64 << 10;  // minimum number of elements for a division into parts; not a tuning
                                     // parameter, because results depend on it
constexpr int64_t kMaxParts =
    64;                           // maximum number of parts of the reduced elements, if few elements are kept
constexpr size_t kTotalSize = 8;  // bytes for one total, or one element
constexpr int64_t kTotals = 256;  // number of kept elements whose totals are computed before they are stored

/// How totals are computed and stored.
struct ReductionRuns {
  char* out;
  Dims<2> kept;  // operand 1 is the output
  int64_t kept_size = 1, reduced_size = 1;
  DType total, result;
  double scale;
  ReductionKernels::Fill fill;
  ReductionKernels::Run run, run_totals;

  /// Selects the loops for elements in the compute dtype.
  void set_loops(ReduceOp op, DType compute);
  /// Converts totals to results, for the kept elements [begin, begin + n).
  void finish(char* totals, int64_t begin, int64_t n) const;
};

/// Reduces runs of elements. source.worker() returns what one thread uses:
/// worker.rows(k, n, totals) reduces the n runs from the k-th on, and worker.part(k, begin, end, total) the
/// elements [begin, end) of one run, where begin is a multiple of kBlock. The grain is in elements.
template <class Source>
void reduce_runs(const ReductionRuns& r, int64_t grain, const Source& source) {
  int64_t parts = 1;
  if (r.kept_size < kMaxParts / 2 && r.reduced_size >= kPart)
    parts = std::min(kMaxParts, divide_up(r.reduced_size, kPart / 2));
  const int64_t size = int64_t(itemsize(r.total));
  if (parts == 1) {
    parallel_for(r.kept_size, divisible(items_of_grain(grain, r.reduced_size)),
                 [&](int64_t begin, int64_t end) {
                   alignas(64) char totals[kTotals * kTotalSize];
                   auto worker = source.worker();
                   for (int64_t n; begin < end; begin += n) {
                     n = std::min(kTotals, end - begin);
                     r.fill(totals, n);
                     worker.rows(begin, n, totals);
                     r.finish(totals, begin, n);
                   }
                 });
    return;
  }
  const int64_t length = divide_up(divide_up(r.reduced_size, parts), kBlock) * kBlock;
  parts = divide_up(r.reduced_size, length);
  alignas(64) char partials[kMaxParts / 2 * kMaxParts * kTotalSize];
  parallel_for(r.kept_size * parts, 1, [&](int64_t begin, int64_t end) {
    auto worker = source.worker();
    for (; begin < end; ++begin) {
      const int64_t first = begin % parts * length;
      alignas(8) char total[kTotalSize];
      r.fill(total, 1);
      worker.part(begin / parts, first, std::min(first + length, r.reduced_size), total);
      std::memcpy(partials + begin * size, total, size_t(size));
    }
  });
  alignas(64) char totals[kMaxParts / 2 * kTotalSize];
  r.fill(totals, r.kept_size);
  for (int64_t k = 0; k < r.kept_size; ++k)
    r.run_totals(partials + k * parts * size, parts, totals + k * size);
  r.finish(totals, 0, r.kept_size);
}

}  // namespace catenary::cpu
