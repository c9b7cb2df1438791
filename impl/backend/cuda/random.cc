// Arrays of random numbers from Philox or the Mersenne Twister, with the CPU's bits.
#include "impl/backend/params/random.h"

#include <cmath>

#include "impl/backend/cuda/kernels/random.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/philox.h"

constinit TypedFunctions uniform("random", "random_uniform"), normal("random", "random_normal"),
    mask("random", "random_mask"), lognormal("random", "random_lognormal"),
    exponential("random", "random_exponential"), gumbel("random", "random_gumbel");

constinit SizedFunctions integers("random", "random_integers"), poisson("random", "random_poisson"),
    binomial("random", "random_binomial"), mersenne_integers("shuffle", "mersenne_integers"),
    mersenne_poisson("shuffle", "mersenne_poisson"), mersenne_binomial("shuffle", "mersenne_binomial");

constinit OneFunction random_swaps("shuffle", "random_swaps"), mersenne_swaps("shuffle", "mersenne_swaps"),
    mersenne_words("shuffle", "mersenne_words"), shuffle_begin("shuffle", "shuffle_begin"),
    shuffle_reserve("shuffle", "shuffle_reserve"), shuffle_swap("shuffle", "shuffle_swap"),
    shuffle_finish("shuffle", "shuffle_finish");

/// Permutations up to this size are shuffled by one block.
constexpr int64_t kSmallShuffle = 8192;

template <class Params>
void start_items(Work& work, Function function, uint64_t items, const Params& params) {
  work.start(function, Grid{kRandomThreads, work.blocks(items, kRandomThreads)}, params);
}

TypedFunctions& fill_of(RandomOp op) {
  switch (op) {
    case RandomOp::uniform:
      return uniform;
    case RandomOp::normal:
      return normal;
    case RandomOp::mask:
      return mask;
    case RandomOp::lognormal:
      return lognormal;
    case RandomOp::exponential:
      return exponential;
    case RandomOp::gumbel:
      return gumbel;
    default:
      fail(CTN_ERROR_INTERNAL, "random: expected a continuous distribution, got number %d", int(op));
  }
}

bool is_continuous(RandomOp op) {
  switch (op) {
    case RandomOp::integers:
    case RandomOp::permutation:
    case RandomOp::poisson:
    case RandomOp::binomial:
      return false;
    default:
      return true;
  }
}

/// Words of each draw, and the numbers that it gives.
struct Draw {
  int words, numbers;
};
Draw draw_of(RandomOp op, DType dtype) {
  const int halves = dtype == CTN_FLOAT64 ? 2 : 1;
  switch (op) {
    case RandomOp::normal:
    case RandomOp::lognormal:
      return {2 * halves, 2};
    case RandomOp::gumbel:
      return {2, 1};
    case RandomOp::mask:
      return {1, 1};
    default:
      return {halves, 1};
  }
}

/// `words`: of the Mersenne Twister, or null.
void fill(Work& work, const RandomParams& p, const Operand& out, const uint32_t* words) {
  if (!is_float(out.dtype) || (words && is_half(out.dtype)))
    fail(CTN_ERROR_DTYPE, "random: expected a floating dtype, got %s", dtype_name(out.dtype));
  const uint64_t size = uint64_t(size_of(out));
  const double last =
      out.dtype == CTN_FLOAT64 ? std::nextafter(p.b, p.a) : double(std::nextafter(float(p.b), float(p.a)));
  const uint64_t elements = 4u / unsigned(draw_of(p.op, out.dtype).words);  // of each thread, at least
  start_items(work, fill_of(p.op)[out.dtype], size / elements + 1,
              RandomFillParams{out.data, size, p.seed, p.offset, words, p.a, p.b, last});
}

RandomCountsParams counts_of(const RandomParams& p, const Operand* parameters, const Operand& out) {
  RandomCountsParams counts{out.data, uint64_t(size_of(out)), p.seed, p.offset, p.a, p.low, nullptr, nullptr};
  if (!p.each) return counts;
  counts.each_a = data_of<const double>(parameters[0]);
  if (p.op == RandomOp::binomial) counts.each_trials = data_of<const int64_t>(parameters[1]);
  return counts;
}

/// `state`: of the Mersenne Twister, or null.
void permutation(Work& work, const RandomParams& p, uint32_t* state, const Operand& out) {
  const int64_t n = size_of(out);
  if (out.dtype != CTN_INT64)
    fail(CTN_ERROR_DTYPE, "random: expected int64 for a permutation, got %s", dtype_name(out.dtype));
  auto* const swaps = reinterpret_cast<uint64_t*>(work.scratch(2 * sizeof(uint64_t) * size_t(n)));
  const ShuffleParams shuffle{data_of<int64_t>(out), uint64_t(n), p.seed, p.offset, swaps, swaps + n};
  const uint64_t items = uint64_t(n);
  start_items(work, shuffle_begin, items, shuffle);
  if (state) {
    MersenneCountsParams draws{};
    draws.state = state;
    draws.counts.out = swaps;
    draws.counts.size = items;
    work.start(mersenne_swaps, Grid{1, 1}, draws);
  } else {
    start_items(work, random_swaps, items, shuffle);
  }
  if (n > kSmallShuffle) {
    // About 2.2 rounds for each bit of n are enough for nearly all swaps.
    int rounds = 0;
    for (int64_t rest = n; rest > 0; rest /= 2) rounds += 2;
    for (int i = 0; i < rounds; ++i) {
      start_items(work, shuffle_reserve, items, shuffle);
      start_items(work, shuffle_swap, items, shuffle);
    }
  }
  work.start(shuffle_finish, Grid{kShuffleThreads, 1}, shuffle);
}

void from_mersenne(Work& work, const RandomParams& p, uint32_t* state, const Operand* parameters,
                   const Operand& out) {
  const int64_t size = size_of(out);
  if (is_continuous(p.op)) {
    const Draw draw = draw_of(p.op, out.dtype);
    const uint64_t count = uint64_t((size + draw.numbers - 1) / draw.numbers) * uint64_t(draw.words);
    auto* const words = reinterpret_cast<uint32_t*>(work.scratch(count * sizeof(uint32_t)));
    work.start(mersenne_words, Grid{kMersenneThreads, 1}, MersenneWordsParams{state, words, count});
    return fill(work, p, out, words);
  }
  if (p.op == RandomOp::permutation) return permutation(work, p, state, out);
  if (!is_integer(out.dtype))
    fail(CTN_ERROR_DTYPE, "random: expected float32, float64 or integers, got %s", dtype_name(out.dtype));
  const MersenneCountsParams counts{state, counts_of(p, parameters, out), uint64_t(p.low), p.range};
  SizedFunctions& functions = p.op == RandomOp::integers  ? mersenne_integers
                              : p.op == RandomOp::poisson ? mersenne_poisson
                                                          : mersenne_binomial;
  work.start(functions[itemsize(out.dtype)], Grid{1, 1}, counts);
}

}  // namespace

void random(Work& work, const Launch& launch, const RandomParams& p) {
  const Operand& out = launch.operands[launch.count - 1];
  const int parameters = !p.each ? 0 : p.op == RandomOp::binomial ? 2 : 1;
  const uint64_t size = uint64_t(size_of(out));
  if (size == 0) return;
  if (launch.count > parameters + 1)
    return from_mersenne(work, p, data_of<uint32_t>(launch.operands[0]), launch.operands + 1, out);
  switch (p.op) {
    case RandomOp::permutation:
      return permutation(work, p, nullptr, out);
    case RandomOp::integers: {
      const uint64_t rejected =
          random_narrow(p.range) ? random_rejected32(p.range) : random_rejected64(p.range);
      return start_items(
          work, integers[itemsize(out.dtype)], size / 2 + 1,
          RandomIntegersParams{out.data, size, p.seed, p.offset, uint64_t(p.low), p.range, rejected});
    }
    case RandomOp::poisson:
      return start_items(work, poisson[itemsize(out.dtype)], size, counts_of(p, launch.operands, out));
    case RandomOp::binomial:
      return start_items(work, binomial[itemsize(out.dtype)], size, counts_of(p, launch.operands, out));
    default:
      return fill(work, p, out, nullptr);
  }
}

}  // namespace catenary::cuda
