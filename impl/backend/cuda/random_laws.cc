// Arrays of random numbers of laws with arrays of parameters, with the CPU's bits.
#include "impl/backend/cuda/kernels/random.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/random.h"
#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"

constinit OneFunction laws[] = {
#define CTN_RANDOM_LAW(NAME, FUNCTOR, PARAMETERS, COUNTS) OneFunction("random_laws", "random_law_" #NAME),
#include "impl/kernels/random_laws.def"
#undef CTN_RANDOM_LAW
};
constinit OneFunction dirichlet("random_laws", "random_dirichlet");

void draw(Work& work, const Launch& launch, const RandomLawParams& p, const Operand& out, void* to,
          DType dtype) {
  RandomLawKernelParams params{};
  params.out = to;
  params.size = uint64_t(size_of(out));
  params.seed = p.seed;
  params.offset = p.offset;
  params.most = random_most_counts(itemsize(dtype));
  params.itemsize = uint32_t(itemsize(dtype));
  int arrays = 0;
  for (bool each : p.each) arrays += each ? 1 : 0;
  const Operand* operand = launch.operands;
  if (launch.count > arrays + 1) params.state = data_of<uint32_t>(*operand++);
  for (int i = 0; i < kMostLawParameters; ++i) {
    params.numbers[i] = p.numbers[i];
    if (p.each[i]) params.each[i] = data_of<const double>(*operand++);
  }
  const Grid grid =
      params.state ? Grid{1, 1} : Grid{kRandomThreads, work.blocks(params.size, kRandomThreads)};
  work.start(laws[int(p.law)], grid, params);
}

}  // namespace

void random_law(Work& work, const Launch& launch, const RandomLawParams& p) {
  const Operand& out = launch.operands[launch.count - 1];
  const uint64_t size = uint64_t(size_of(out));
  const bool counts = kRandomLaws[int(p.law)].counts;
  if (counts ? out.dtype != CTN_INT32 && out.dtype != CTN_INT64
             : out.dtype != CTN_FLOAT32 && out.dtype != CTN_FLOAT64)
    fail(CTN_ERROR_DTYPE, "random: expected %s for the law %s, got %s",
         counts ? "int32 or int64" : "float32 or float64", kRandomLaws[int(p.law)].name,
         dtype_name(out.dtype));
  if (size == 0) return;
  if (p.row == 0) return draw(work, launch, p, out, out.data, out.dtype);
  auto* const numbers = reinterpret_cast<double*>(work.scratch(size * sizeof(double)));
  draw(work, launch, p, out, numbers, CTN_FLOAT64);
  const uint64_t rows = size / uint64_t(p.row);
  work.start(dirichlet, Grid{kRandomThreads, work.blocks(rows, kRandomThreads)},
             RandomDirichletParams{numbers, p.law == RandomLaw::log_gamma, out.data, rows, p.row,
                                   uint32_t(itemsize(out.dtype))});
}

}  // namespace catenary::cuda
