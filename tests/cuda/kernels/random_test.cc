// The kernels of random numbers against the CPU's, bit for bit.
#include "impl/backend/cuda/kernels/random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/mersenne.h"
#include "impl/backend/params/random.h"
#include "kernels/launches.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/philox.h"

constexpr uint64_t kSeed = 0x123456789abcdef1u, kOffset = 0xfffffff9u;

/// The CPU's array, from Philox or from `state`.
Bytes expected_of(RandomParams params, DType dtype, int64_t size, Mersenne* state = nullptr,
                  double* each_a = nullptr, int64_t* each_trials = nullptr) {
  params.seed = kSeed;
  params.offset = kOffset;
  params.each = each_a != nullptr;
  Bytes out(size_t(size) * itemsize(dtype));
  Operands operands;
  Launch launch(kernels::random, params);
  if (state) launch.add(operands.add(state, CTN_UINT32, {kMersenneWords}));
  if (each_a) launch.add(operands.add(each_a, CTN_FLOAT64, {size}));
  if (each_trials) launch.add(operands.add(each_trials, CTN_INT64, {size}));
  launch.add(operands.add(out.data(), dtype, {size}));
  cpu::run(launch);
  return out;
}

const char* name_of(RandomOp op) {
  constexpr const char* names[] = {"uniform",   "normal",      "integers", "mask",    "permutation",
                                   "lognormal", "exponential", "gumbel",   "poisson", "binomial"};
  return names[int(op)];
}

struct Words {
  int words, numbers;
};
Words words_of(RandomOp op, bool wide) {
  if (op == RandomOp::mask) return {1, 1};
  if (op == RandomOp::gumbel) return {2, 1};
  if (op == RandomOp::normal || op == RandomOp::lognormal) return {wide ? 4 : 2, 2};
  return {wide ? 2 : 1, 1};
}

struct Continuous {
  RandomOp op;
  double a, b;
};
const Continuous kContinuous[] = {
    {RandomOp::uniform, 0, 1},       {RandomOp::uniform, 3, -5.5},       {RandomOp::normal, 0.25, 1.5},
    {RandomOp::mask, 0.7, 1 / 0.7},  {RandomOp::lognormal, 0.1, 0.3},    {RandomOp::exponential, 0, 2.5},
    {RandomOp::gumbel, -1.25, 0.75}, {RandomOp::uniform, 1, 1.00000012}, {RandomOp::mask, 1, 1},
};

Bytes filled(const Continuous& c, DType dtype, int64_t size, const uint32_t* words) {
  Bytes out(size_t(size) * itemsize(dtype));
  const double last =
      dtype == CTN_FLOAT64 ? std::nextafter(c.b, c.a) : double(std::nextafter(float(c.b), float(c.a)));
  emulated::launch(emulated::kernel(std::string("random_") + name_of(c.op) + "_" + dtype_name(dtype)), {3},
                   {64}, RandomFillParams{out.data(), uint64_t(size), kSeed, kOffset, words, c.a, c.b, last});
  return out;
}

TEST(CudaRandom, FillsAsTheCpu) {
  for (const Continuous& c : kContinuous)
    for (const DType dtype : {CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT16, CTN_BFLOAT16})
      for (const int64_t size : {1, 15, 64, 1000, 20001}) {
        SCOPED_TRACE(std::string(name_of(c.op)) + ", " + dtype_name(dtype) + ", " + std::to_string(size));
        EXPECT_EQ(filled(c, dtype, size, nullptr),
                  expected_of({c.op, 0, 0, c.a, c.b, 0, 0, false}, dtype, size));
      }
}

/// The next words of MT19937, which change the state.
std::vector<uint32_t> mersenne_words(Mersenne& state, uint64_t count) {
  std::vector<uint32_t> words(count);
  emulated::launch(emulated::kernel("mersenne_words"), {1}, {kMersenneThreads},
                   MersenneWordsParams{reinterpret_cast<uint32_t*>(&state), words.data(), count});
  return words;
}

TEST(CudaRandom, FillsFromMersenneAsTheCpu) {
  for (const unsigned order : {0u, 1u, 2u}) {
    emulated::set_order(order);
    Mersenne expected = mersenne_seed(7), state = expected;
    for (const Continuous& c : kContinuous)
      for (const DType dtype : {CTN_FLOAT32, CTN_FLOAT64})
        for (const int64_t size : {1, 15, 64, 2001}) {
          SCOPED_TRACE(std::string(name_of(c.op)) + ", " + dtype_name(dtype) + ", " + std::to_string(size));
          const Words w = words_of(c.op, dtype == CTN_FLOAT64);
          const uint64_t count = uint64_t((size + w.numbers - 1) / w.numbers * w.words);
          const std::vector<uint32_t> words = mersenne_words(state, count);
          EXPECT_EQ(filled(c, dtype, size, words.data()),
                    expected_of({c.op, 0, 0, c.a, c.b, 0, 0, false}, dtype, size, &expected));
          EXPECT_EQ(std::memcmp(&state, &expected, sizeof(state)), 0);
        }
  }
  emulated::set_order(0);
}

constexpr DType kIntegers[] = {CTN_INT8, CTN_UINT16, CTN_INT32, CTN_UINT64};
/// Ranges for which some, many, and no numbers are redrawn; 0 is 2^64.
constexpr uint64_t kRanges[] = {
    1, 100, (uint64_t{1} << 31) + 1, (uint64_t{1} << 32) - 5, uint64_t{1} << 33, (uint64_t{1} << 63) + 12345,
    0};

TEST(CudaRandom, DrawsIntegersAsTheCpu) {
  constexpr int64_t kSize = 3001;
  for (const DType dtype : kIntegers)
    for (const uint64_t range : kRanges) {
      SCOPED_TRACE(std::string(dtype_name(dtype)) + ", " + std::to_string(range));
      const uint64_t rejected = random_narrow(range) ? random_rejected32(range) : random_rejected64(range);
      const std::string size = std::to_string(itemsize(dtype));
      Bytes out(size_t(kSize) * itemsize(dtype));
      emulated::launch(
          emulated::kernel("random_integers_" + size), {2}, {96},
          RandomIntegersParams{out.data(), kSize, kSeed, kOffset, uint64_t(-17), range, rejected});
      EXPECT_EQ(out, expected_of({RandomOp::integers, 0, 0, 0, 0, -17, range, false}, dtype, kSize));

      Mersenne expected = mersenne_seed(uint64_t{5} << 40), state = expected;
      MersenneCountsParams p{};
      p.state = reinterpret_cast<uint32_t*>(&state);
      p.counts.out = out.data();
      p.counts.size = kSize;
      p.low = uint64_t(-17);
      p.range = range;
      emulated::launch(emulated::kernel("mersenne_integers_" + size), {1}, {1}, p);
      EXPECT_EQ(out,
                expected_of({RandomOp::integers, 0, 0, 0, 0, -17, range, false}, dtype, kSize, &expected));
      EXPECT_EQ(std::memcmp(&state, &expected, sizeof(state)), 0);
    }
}

TEST(CudaRandom, DrawsCountsAsTheCpu) {
  constexpr int64_t kSize = 700;
  std::vector<double> means(kSize), chances(kSize);
  std::vector<int64_t> trials(kSize);
  for (int64_t i = 0; i < kSize; ++i) {
    means[size_t(i)] = double(i / 3 % 40) * double(i / 3 % 40);
    chances[size_t(i)] = double(i % 21) / 20;
    trials[size_t(i)] = i * i;
  }
  for (const RandomOp op : {RandomOp::poisson, RandomOp::binomial})
    for (const DType dtype : {CTN_INT32, CTN_INT64})
      for (const bool each : {false, true})
        for (const bool mersenne : {false, true}) {
          SCOPED_TRACE(std::string(name_of(op)) + ", " + dtype_name(dtype) + (each ? ", each" : "") +
                       (mersenne ? ", MT19937" : ""));
          const bool is_poisson = op == RandomOp::poisson;
          double* const a = each ? (is_poisson ? means : chances).data() : nullptr;
          int64_t* const n = each && !is_poisson ? trials.data() : nullptr;
          Bytes out(size_t(kSize) * itemsize(dtype));
          RandomCountsParams p{out.data(), kSize, kSeed, kOffset, is_poisson ? 33.5 : 0.4, 100, a, n};
          Mersenne expected = mersenne_seed(3), state = expected;
          const std::string name = std::string(name_of(op)) + "_" + std::to_string(itemsize(dtype));
          if (mersenne)
            emulated::launch(emulated::kernel("mersenne_" + name), {1}, {1},
                             MersenneCountsParams{reinterpret_cast<uint32_t*>(&state), p, 0, 0});
          else
            emulated::launch(emulated::kernel("random_" + name), {3}, {64}, p);
          EXPECT_EQ(out, expected_of({op, 0, 0, p.a, 0, p.trials, 0, each}, dtype, kSize,
                                     mersenne ? &expected : nullptr, a, n));
          EXPECT_EQ(std::memcmp(&state, &expected, sizeof(state)), 0);
        }
}

TEST(CudaRandom, ShufflesAsTheCpu) {
  for (const unsigned order : {0u, 1u, 3u})
    for (const int64_t n : {1, 2, 3, 500, 3000})
      for (const bool mersenne : {false, true})
        for (const int rounds : {0, 5}) {
          SCOPED_TRACE(std::to_string(n) + (mersenne ? ", MT19937" : "") + ", order " +
                       std::to_string(order));
          emulated::set_order(order);
          Bytes out(size_t(n) * 8);
          std::vector<uint64_t> swaps(size_t(n), 99), reserved(size_t(n), 99);
          const ShuffleParams p{reinterpret_cast<int64_t*>(out.data()),
                                uint64_t(n),
                                kSeed,
                                kOffset,
                                swaps.data(),
                                reserved.data()};
          Mersenne expected = mersenne_seed(3), state = expected;
          emulated::launch(emulated::kernel("shuffle_begin"), {2}, {64}, p);
          if (mersenne) {
            MersenneCountsParams draws{};
            draws.state = reinterpret_cast<uint32_t*>(&state);
            draws.counts.out = swaps.data();
            draws.counts.size = uint64_t(n);
            emulated::launch(emulated::kernel("mersenne_swaps"), {1}, {1}, draws);
          } else {
            emulated::launch(emulated::kernel("random_swaps"), {2}, {64}, p);
          }
          for (int i = 0; i < rounds; ++i) {
            emulated::launch(emulated::kernel("shuffle_reserve"), {3}, {64}, p);
            emulated::launch(emulated::kernel("shuffle_swap"), {3}, {64}, p);
          }
          emulated::launch(emulated::kernel("shuffle_finish"), {1}, {kShuffleThreads}, p);
          EXPECT_EQ(out, expected_of({RandomOp::permutation, 0, 0, 0, 0, 0, 0, false}, CTN_INT64, n,
                                     mersenne ? &expected : nullptr));
          EXPECT_EQ(std::memcmp(&state, &expected, sizeof(state)), 0);
        }
  emulated::set_order(0);
}

TEST(CudaRandom, ChoosesAsTheCpu) {
  constexpr int64_t kSize = 1000, kCount = 77;
  std::vector<double> limits(kCount), draws(kSize);
  std::vector<float> thresholds(kCount);
  std::vector<int32_t> values(2 * kCount);
  for (size_t i = 0; i < kCount; ++i) {
    limits[i] = double(i / 2) / (kCount / 2);
    thresholds[i] = float(i % 7) / 6;
    values[2 * i] = int32_t(i);
    values[2 * i + 1] = int32_t(i * 5 % kCount);
  }
  for (size_t i = 0; i < kSize; ++i) draws[i] = double(i * 7 % kSize) / kSize;
  draws[3] = NAN;
  draws[4] = 1;
  for (const RandomChoice op : {RandomChoice::search, RandomChoice::alias}) {
    const bool search = op == RandomChoice::search;
    const DType dtype = search ? CTN_INT64 : CTN_INT32;
    Bytes expected(kSize * itemsize(dtype)), out = expected;
    Operands operands;
    Launch launch(kernels::random_choice, {op});
    if (search) {
      launch.add(operands.add(limits.data(), CTN_FLOAT64, {kCount}));
    } else {
      launch.add(operands.add(thresholds.data(), CTN_FLOAT32, {kCount}));
      launch.add(operands.add(values.data(), CTN_INT32, {2 * kCount}));
    }
    launch.add(operands.add(draws.data(), CTN_FLOAT64, {kSize}));
    launch.add(operands.add(expected.data(), dtype, {kSize}));
    cpu::run(launch);
    const void* const table = search ? static_cast<const void*>(limits.data()) : thresholds.data();
    emulated::launch(emulated::kernel(search ? "choice_search" : "choice_alias"), {2}, {64},
                     ChoiceParams{table, values.data(), draws.data(), out.data(), kCount, kSize});
    EXPECT_EQ(out, expected);
  }
}

}  // namespace
}  // namespace catenary::cuda
