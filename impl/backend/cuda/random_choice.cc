// Random choices from drawn numbers: by search, by an alias table, and without replacement.
#include "impl/backend/cuda/kernels/order.h"
#include "impl/backend/cuda/kernels/random.h"
#include "impl/backend/cuda/order.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/random.h"
#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

constinit OneFunction search("random", "choice_search"), alias("random", "choice_alias"),
    race_keys("order", "order_race"), race_first("order", "order_first");

/// Runners in the order of arrival; those whose rate is 0 do not run.
void race(Work& work, const Operand& rates, const Operand& times, const Operand& out) {
  const int64_t n = size_of(rates), count = size_of(out);
  if (count == 0) return;
  if (n > INT32_MAX)
    fail(CTN_ERROR_INVALID_ARGUMENT, "p: expected at most %d probabilities on a CUDA device, got %lld",
         INT32_MAX, (long long)n);
  OrderRaceParams p{data_of<const double>(rates),
                    data_of<const double>(times),
                    nullptr,
                    nullptr,
                    data_of<int64_t>(out),
                    uint32_t(n)};
  p.keys = reinterpret_cast<uint64_t*>(work.scratch(size_t(n) * sizeof(uint64_t)));
  const Order order(work, n);
  work.start(race_keys, Grid{kOrderThreads, work.blocks(uint64_t(n), kOrderThreads)}, p);
  p.order = order.sort(work, p.keys, n, 64);
  p.count = uint32_t(count);
  work.start(race_first, Grid{kOrderThreads, work.blocks(uint64_t(count), kOrderThreads)}, p);
}

}  // namespace

void random_choice(Work& work, const Launch& launch, const RandomChoiceParams& params) {
  const Operand* a = launch.operands;
  if (params.op == RandomChoice::race) return race(work, a[0], a[1], a[2]);
  const bool aliased = params.op == RandomChoice::alias;
  const Operand &draws = a[aliased ? 2 : 1], &out = a[launch.count - 1];
  const uint64_t size = uint64_t(size_of(out));
  if (size == 0) return;
  const ChoiceParams p{a[0].data,
                       aliased ? data_of<const int32_t>(a[1]) : nullptr,
                       data_of<const double>(draws),
                       out.data,
                       uint64_t(size_of(a[0])),
                       size};
  work.start(aliased ? alias : search, Grid{kRandomThreads, work.blocks(size, kRandomThreads)}, p);
}

}  // namespace catenary::cuda
