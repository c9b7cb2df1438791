// The kernels of laws of random numbers against the CPU's, bit for bit.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/cuda/kernels/random.h"
#include "impl/backend/mersenne.h"
#include "impl/backend/params/random.h"
#include "kernels/launches.h"

namespace catenary::cuda {
namespace {

constexpr uint64_t kSeed = 0x123456789abcdef1u, kOffset = 0xfffffff9u;
constexpr int64_t kSize = 1003;

/// Parameters of element i that every law can have.
double parameter_of(RandomLaw law, int which, int64_t i) {
  const double part = double(i % 97 + 1) / 100;
  switch (law) {
    case RandomLaw::triangular:
      return which - part;
    case RandomLaw::geometric:
    case RandomLaw::logseries:
      return part;
    case RandomLaw::zipf:
      return 1 + 3 * part;
    case RandomLaw::negative_binomial:
      return which ? part : double(i % 60) + 0.5;
    case RandomLaw::hypergeometric:
      return which == 2 ? double(i % 60) : double(i % 100 + 30);
    default:
      return 5 * part;
  }
}

Bytes expected_laws(RandomLawParams params, DType dtype, Mersenne* state, std::vector<double>* each) {
  params.seed = kSeed;
  params.offset = kOffset;
  Bytes out(size_t(kSize) * itemsize(dtype));
  Operands operands;
  Launch launch(kernels::random_law, params);
  if (state) launch.add(operands.add(state, CTN_UINT32, {kMersenneWords}));
  for (int k = 0; k < kMostLawParameters; ++k)
    if (params.each[k]) launch.add(operands.add(each[k].data(), CTN_FLOAT64, {kSize}));
  launch.add(operands.add(out.data(), dtype, {kSize}));
  cpu::run(launch);
  return out;
}

TEST(CudaRandomLaws, DrawAsTheCpu) {
  for (int number = 0; number < int(std::size(kRandomLaws)); ++number) {
    const RandomLawInfo& info = kRandomLaws[number];
    const RandomLaw law = RandomLaw(number);
    std::vector<double> each[kMostLawParameters];
    for (int k = 0; k < info.parameters; ++k)
      for (int64_t i = 0; i < kSize; ++i) each[k].push_back(parameter_of(law, k, i));
    for (const bool wide : {false, true})
      for (const bool arrays : {false, true})
        for (const bool mersenne : {false, true}) {
          SCOPED_TRACE(std::string(info.name) + (wide ? ", wide" : "") + (arrays ? ", arrays" : "") +
                       (mersenne ? ", MT19937" : ""));
          const DType dtype = info.counts ? (wide ? CTN_INT64 : CTN_INT32) : wide ? CTN_FLOAT64 : CTN_FLOAT32;
          RandomLawParams params{};
          params.law = law;
          RandomLawKernelParams p{};
          Bytes out(size_t(kSize) * itemsize(dtype));
          p.out = out.data();
          p.size = kSize;
          p.seed = kSeed;
          p.offset = kOffset;
          p.most = dtype == CTN_INT32 || dtype == CTN_FLOAT32 ? 0x1p31 - 1 : 0x1p63 - 1024;
          p.itemsize = uint32_t(itemsize(dtype));
          for (int k = 0; k < info.parameters; ++k) {
            params.each[k] = arrays;
            p.each[k] = arrays ? each[k].data() : nullptr;
            params.numbers[k] = p.numbers[k] = each[k][41];
          }
          Mersenne expected = mersenne_seed(3), state = expected;
          if (mersenne) p.state = reinterpret_cast<uint32_t*>(&state);
          const unsigned blocks = mersenne ? 1 : 3, threads = mersenne ? 1 : 64;
          emulated::launch(emulated::kernel(std::string("random_law_") + info.name), {blocks}, {threads}, p);
          EXPECT_EQ(out, expected_laws(params, dtype, mersenne ? &expected : nullptr, each));
          EXPECT_EQ(std::memcmp(&state, &expected, sizeof(state)), 0);
        }
  }
}

}  // namespace
}  // namespace catenary::cuda
