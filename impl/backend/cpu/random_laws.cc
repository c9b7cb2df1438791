// Arrays of random numbers of laws with arrays of parameters.
#include "impl/backend/cpu/random_laws.h"

#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/mersenne.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"
//
#include "impl/kernels/random_trials.h"
//
#include "impl/kernels/random_laws.h"
//
#include "impl/kernels/mersenne.h"
//
#include "impl/backend/cpu/mersenne_source.h"

template <class Law, int kParameters>
void draw_in_order(MersenneSource& words, const LawBlock& block, double* out) {
  RandomElement<MersenneSource> source{words, block.most, block.narrow};
  for (int64_t k = 0; k < block.n; ++k) {
    double p[kParameters + 1];
    for (int i = 0; i < kParameters; ++i) p[i] = block.parameters[i][k];
    out[k] = Law::draw(source, p);
  }
}

constexpr void (*kInOrder[])(MersenneSource&, const LawBlock&, double*) = {
#define CTN_RANDOM_LAW(NAME, FUNCTOR, PARAMETERS, COUNTS) draw_in_order<FUNCTOR, PARAMETERS>,
#include "impl/kernels/random_laws.def"
#undef CTN_RANDOM_LAW
};

/// The parameters of a launch, for kLawBlock elements at a time.
class Parameters {
 public:
  Parameters(const RandomLawParams& p, const Operand* operands, int64_t size)
      : count_(kRandomLaws[int(p.law)].parameters), size_(size) {
    for (int i = 0; i < count_; ++i) {
      each_[i] = p.each[i] ? data_of<const double>(*operands++) : nullptr;
      std::fill_n(block_[i], kLawBlock, p.numbers[i]);
    }
  }

  void read(int64_t at, LawBlock& block) {
    for (int i = 0; i < count_; ++i) {
      block.same[i] = !each_[i];
      block.parameters[i] = block_[i];
      if (!each_[i]) continue;
      const int64_t n = std::min(kLawBlock, size_ - at);
      if (n == kLawBlock) {
        block.parameters[i] = each_[i] + at;
      } else {  // the others repeat the last one
        std::copy_n(each_[i] + at, n, block_[i]);
        std::fill(block_[i] + n, block_[i] + kLawBlock, each_[i][at + n - 1]);
      }
    }
  }

 private:
  int count_;
  int64_t size_;
  const double* each_[kMostLawParameters];
  alignas(64) double block_[kMostLawParameters][kLawBlock];
};

template <class T>
void write_as(const double* values, int64_t n, T* out) {
  for (int64_t k = 0; k < n; ++k) out[k] = static_cast<T>(values[k]);
}

void write(const double* values, int64_t n, DType dtype, char* out) {
  switch (dtype) {
    case CTN_FLOAT32:
      return write_as(values, n, reinterpret_cast<float*>(out));
    case CTN_FLOAT64:
      return write_as(values, n, reinterpret_cast<double*>(out));
    case CTN_INT32:
      return write_as(values, n, reinterpret_cast<int32_t*>(out));
    case CTN_INT64:
      return write_as(values, n, reinterpret_cast<int64_t*>(out));
    default:
      fail(CTN_ERROR_DTYPE, "random: expected float32, float64, int32 or int64, got %s", dtype_name(dtype));
  }
}

/// Calls draw(block, values) for all elements in [begin, end), and stores the values.
template <class Draw>
void draw_blocks(const RandomLawParams& p, const Operand* operands, const Operand& out, int64_t begin,
                 int64_t end, const Draw& draw) {
  const int64_t bytes = int64_t(itemsize(out.dtype));
  Parameters parameters(p, operands, size_of(out));
  LawMemory memory;
  LawBlock block{};
  block.memory = &memory;
  block.seed = p.seed;
  block.narrow = out.dtype == CTN_FLOAT32;
  block.most = random_most_counts(itemsize(out.dtype));
  for (int64_t i = begin; i < end; i += kLawBlock) {
    alignas(64) double values[kLawBlock];
    block.counter = p.offset + uint64_t(i);
    block.n = std::min(kLawBlock, end - i);
    parameters.read(i, block);
    draw(block, values);
    write(values, block.n, out.dtype, out.data + i * bytes);
  }
}

void draw_all(const Launch& launch, const RandomLawParams& p, const Operand& out) {
  const int64_t size = size_of(out);
  const Operand* parameters = launch.operands;
  const auto arrays = std::count(p.each, p.each + kMostLawParameters, true);
  if (launch.count > arrays + 1) {
    MersenneSource source(*data_of<Mersenne>(*parameters++));
    return draw_blocks(p, parameters, out, 0, size, [&](const LawBlock& block, double* values) {
      kInOrder[int(p.law)](source, block, values);
    });
  }
  const auto draw = law_kernels().draw[int(p.law)];
  parallel_for(size, kCountGrain,
               [&](int64_t begin, int64_t end) { draw_blocks(p, parameters, out, begin, end, draw); });
}

template <class T>
void normalize_rows(double* numbers, int64_t row, bool logs, const Operand& out) {
  parallel_for(size_of(out) / row, divisible(1 + kCountGrain / row), [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) {
      T* const to = data_of<T>(out) + r * row;
      random_dirichlet(numbers + r * row, row, logs, [&](int64_t i, double x) { to[i] = static_cast<T>(x); });
    }
  });
}

}  // namespace

void random_law(const Launch& launch, const RandomLawParams& p) {
  const Operand& out = launch.operands[launch.count - 1];
  if (p.row == 0) return draw_all(launch, p, out);
  const Scratch scratch(size_t(size_of(out)) * sizeof(double));
  Operand numbers = out;
  numbers.data = static_cast<char*>(scratch.data());
  numbers.dtype = CTN_FLOAT64;
  draw_all(launch, p, numbers);
  const bool logs = p.law == RandomLaw::log_gamma;
  auto* const values = static_cast<double*>(scratch.data());
  if (out.dtype == CTN_FLOAT32)
    normalize_rows<float>(values, p.row, logs, out);
  else
    normalize_rows<double>(values, p.row, logs, out);
}

}  // namespace catenary::cpu
