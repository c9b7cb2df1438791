// Loops over threads that treat subnormal numbers as zero, and sums whose order depends only on the shape.
#pragma once
#include <algorithm>

#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/parallel.h"
#include "impl/base/small_vector.h"
#include "impl/dtype/dtype.h"

namespace catenary::cpu {

/// parallel_for with subnormal numbers flushed to zero, unless the arrays are float16.
template <class Body>
void parallel_flushed(int64_t count, Grain grain, DType dtype, Body&& body) {
  parallel_for(count, grain, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(dtype != CTN_FLOAT16);
    body(begin, end);
  });
}

/// Returns the sum of piece(begin, end) over pieces of `step` items, added in order. Results depend on the
/// step, which must therefore be determined by the shape alone. The grain is in pieces.
template <class Piece>
double sum_pieces(int64_t count, int64_t step, int64_t grain, DType dtype, Piece&& piece) {
  SmallVector<double, 64> sums(size_t(divide_up(count, step)));
  parallel_flushed(int64_t(sums.size()), grain, dtype, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin)
      sums[size_t(begin)] = piece(begin * step, std::min(count, (begin + 1) * step));
  });
  double total = 0;
  for (const double sum : sums) total += sum;
  return total;
}

}  // namespace catenary::cpu
