// Arithmetic sequences.
#include "impl/backend/params/sequence.h"

#include <algorithm>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/host.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/math.h"
#include "impl/kernels/sequence.h"

/// Computes the elements as T, in blocks, and converts them.
template <class T, class F>
void fill(const Operand& y, F element) {
  const int64_t n = y.shape[0], item = int64_t(itemsize(y.dtype));
  const CastLoop cast = cast_loop(DTypeOf<T>::value, y.dtype);
  parallel_for(n, divisible(kSequenceGrain), [&](int64_t begin, int64_t end) {
    T block[256];
    for (int64_t i = begin, count; i < end; i += count) {
      count = std::min(int64_t(std::size(block)), end - i);
      for (int64_t k = 0; k < count; ++k) block[k] = element(i + k);
      cast(block, y.data + i * item, count);
    }
  });
}

template <class Functor>
void fill_numbers(const Operand& y, const SequenceParams& p) {
  const int64_t n = y.shape[0];
  fill<double>(y, [&](int64_t i) { return sequence_element(p, i, n, Functor()(p, i)); });
}

}  // namespace

void sequence(const Launch& launch, const SequenceParams& p) {
  const Operand& y = launch.operands[0];
  switch (p.kind) {
    case SequenceKind::integers:
      return fill<int64_t>(y, [&](int64_t i) { return SequenceInteger()(p, i); });
    case SequenceKind::doubles:
      return fill_numbers<SequenceDouble>(y, p);
    case SequenceKind::floats:
      return fill_numbers<SequenceFloat>(y, p);
    case SequenceKind::fractions:
      return fill_numbers<SequenceFraction>(y, p);
  }
}

}  // namespace catenary::cpu
