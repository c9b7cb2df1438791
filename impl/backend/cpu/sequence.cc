// Arithmetic sequences.
#include "impl/backend/params/sequence.h"

#include <algorithm>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/host.h"
#include "impl/base/for_speed.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/math.h"
#include "impl/kernels/sequence.h"

/// Computes the elements as T, in blocks, and converts them: compute(block, i, count) makes those from i on.
template <class T, class F>
void fill(const Operand& y, F compute) {
  const int64_t n = y.shape[0], item = int64_t(itemsize(y.dtype));
  const bool same = kForSpeed && y.dtype == DTypeOf<T>::value;
  const CastLoop cast = cast_loop(DTypeOf<T>::value, y.dtype);
  parallel_for(n, divisible(kSequenceGrain), [&](int64_t begin, int64_t end) {
    T block[256];
    for (int64_t i = begin, count; i < end; i += count) {
      count = std::min(int64_t(std::size(block)), end - i);
      char* to = y.data + i * item;
      compute(same ? reinterpret_cast<T*>(to) : block, i, count);
      if (!same) cast(block, to, count);
    }
  });
}

template <class Functor>
void fill_numbers(const Operand& y, const SequenceParams& p) {
  const int64_t n = y.shape[0];
  fill<double>(y, [&](double* to, int64_t i, int64_t count) {
    if constexpr (!kForSpeed) {
      for (int64_t k = 0; k < count; ++k) to[k] = sequence_element(p, i + k, n, Functor()(p, double(i + k)));
      return;
    }
    constexpr int lanes = 8;  // sums of exact positions, which vectors convert from 32 bits only
    double at[lanes];
    for (int j = 0; j < lanes; ++j) at[j] = double(i + j);
    int64_t whole = 0;
    for (; whole + lanes <= count; whole += lanes)
      for (int j = 0; j < lanes; ++j) {
        to[whole + j] = Functor()(p, at[j]);
        at[j] += lanes;
      }
    for (int64_t k = whole; k < count; ++k) to[k] = Functor()(p, double(i + k));
    if (p.floored || i < p.heads || i + count == n)
      for (int64_t k = 0; k < count; ++k) to[k] = sequence_element(p, i + k, n, to[k]);
  });
}

/// The same in float32, of positions that vectors convert from 32 bits.
void fill_floats(const Operand& y, const SequenceParams& p) {
  const int64_t n = y.shape[0];
  fill<float>(y, [&](float* to, int64_t i, int64_t count) {
    const auto first = float(p.first), delta = float(p.delta);
    const auto position = int32_t(i);
    for (int64_t k = 0; k < count; ++k) to[k] = first + float(position + int32_t(k)) * delta;
    if (p.floored || i < p.heads || i + count == n)
      for (int64_t k = 0; k < count; ++k) to[k] = float(sequence_element(p, i + k, n, double(to[k])));
  });
}

}  // namespace

void sequence(const Launch& launch, const SequenceParams& p) {
  const Operand& y = launch.operands[0];
  switch (p.kind) {
    case SequenceKind::integers:
      return fill<int64_t>(y, [&](int64_t* to, int64_t i, int64_t count) {
        int64_t k = 0;
        if constexpr (kForSpeed) {
          constexpr int64_t lanes = 8;  // sums of a first element and offsets: vectors have no products
          uint64_t offsets[lanes], first = uint64_t(SequenceInteger()(p, i));
          for (int64_t j = 0; j < lanes; ++j) offsets[j] = uint64_t(j) * uint64_t(p.step);
          for (; k + lanes <= count; k += lanes, first += lanes * uint64_t(p.step))
            for (int64_t j = 0; j < lanes; ++j) to[k + j] = int64_t(first + offsets[j]);
        }
        for (; k < count; ++k) to[k] = SequenceInteger()(p, i + k);
      });
    case SequenceKind::doubles:
      return fill_numbers<SequenceDouble>(y, p);
    case SequenceKind::floats:
      if (kForSpeed && y.dtype == CTN_FLOAT32 && y.shape[0] <= INT32_MAX) return fill_floats(y, p);
      return fill_numbers<SequenceFloat>(y, p);
    case SequenceKind::fractions:
      return fill_numbers<SequenceFraction>(y, p);
  }
}

}  // namespace catenary::cpu
