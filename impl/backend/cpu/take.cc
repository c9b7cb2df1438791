// Takes rows along an axis by index, and computes the gradient of that along the first axis.
#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/indices.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/error.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary::cpu {
namespace {

void check(const int64_t* indices, int64_t count, int64_t length) {
  check_indices(indices, count, length, [&](int64_t index) {
    fail(CTN_ERROR_INDEX, "indices: index %lld is out of bounds for an axis of length %lld",
         static_cast<long long>(index), static_cast<long long>(length));
  });
}

}  // namespace

void take(const Launch& launch, const TakeParams& params) {
  const Operand& a = launch.operands[0];
  const Operand& out = launch.operands[2];
  const int64_t count = size_of(launch.operands[1]);
  const int64_t* indices = data_of<const int64_t>(launch.operands[1]);
  check(indices, count, params.axis_length);
  const int64_t bytes = params.inner * int64_t(itemsize(a.dtype));
  if (count == 0 || bytes == 0 || params.outer == 0) return;
  const bool stream =
      bytes >= 128 && bypasses_caches(params.outer * count * bytes, params.outer * count * bytes);
  parallel_for(params.outer * count, divisible(items_of_grain(kGatherGrain, bytes)),
               [&](int64_t begin, int64_t end) {
                 int64_t offsets[kBlock];
                 for (int64_t n; begin < end; begin += n) {
                   const int64_t outer = begin / count, first = begin % count;
                   n = std::min({end - begin, count - first, kBlock});
                   copy_kernels().offsets(indices + first, n, params.axis_length, bytes, offsets);
                   const char* source = a.data + outer * params.axis_length * bytes;
                   gather_rows([&](int64_t i, int64_t) { return source + offsets[i]; },
                               out.data + begin * bytes, bytes, n, bytes, stream);
                 }
                 if (stream) stream_fence();
               });
}

void scatter_add(const Launch& launch) {
  const Operand& source = launch.operands[0];
  const Operand& dst = launch.operands[2];
  const int64_t count = size_of(launch.operands[1]);
  const int64_t length = dst.ndim > 0 ? dst.shape[0] : 1;
  const int64_t* indices = data_of<const int64_t>(launch.operands[1]);
  check(indices, count, length);
  const int64_t total = size_of(source);
  if (count == 0 || total == 0) return;
  const int64_t inner = total / count;
  const DType dtype = source.dtype, compute = compute_dtype(dtype);
  const Loop add = elementwise_loops().elementwise[int(ops::add)][compute];
  const int64_t item = int64_t(itemsize(dtype));
  const In<float> terms(source), sums(dst.data, dtype);
  const Out<float> out(dst);
  // Every thread owns rows of dst and processes all indices that refer to them, in order. All threads read
  // all indices, so there are no more pieces than threads.
  const int64_t grain = std::max(divide_up(length * kGatherGrain, total * item), int64_t(1));
  parallel_for(length, as_many_as_threads(grain, length), [&](int64_t begin, int64_t end) {
    alignas(64) float sum[kBlock];
    for (int64_t i = 0; i < count; ++i) {
      const int64_t row = wrap(indices[i], length);
      if (row < begin || row >= end) continue;
      const char* from = source.data + i * inner * item;
      char* to = dst.data + row * inner * item;
      if (dtype == compute) {
        add(to, from, nullptr, to, nullptr, inner);
        continue;
      }
      // 16-bit floats: sums are rounded after each term.
      terms.blocks(i * inner, (i + 1) * inner, [&](const float* term, int64_t n, int64_t at) {
        const int64_t place = row * inner + at - i * inner;
        add(sums.block(place, n, sum), term, nullptr, sum, nullptr, n);
        out.write(sum, place, n);
      });
    }
  });
}

}  // namespace catenary::cpu
