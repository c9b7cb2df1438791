// Adds up the sums of all blocks of a kernel.
#include "impl/backend/cuda/totals.h"

namespace catenary::cuda {
namespace {

constinit OneFunction total_function("totals", "total");

}  // namespace

Totals make_totals(Work& work, unsigned blocks, const Operand& result, double divisor) {
  Totals totals{};
  totals.blocks = blocks;
  totals.result = result.data;
  totals.result_dtype = result.dtype;
  totals.divisor = divisor;
  if (blocks <= 1) return totals;
  totals.sums = reinterpret_cast<double*>(work.scratch(blocks * (sizeof(double) + sizeof(uint64_t))));
  totals.counts = reinterpret_cast<uint64_t*>(totals.sums + blocks);
  return totals;
}

void start_total(Work& work, const Totals& totals) {
  if (totals.sums) work.start(total_function, {kRowThreads, 1}, totals);
}

}  // namespace catenary::cuda
