#include <algorithm>
#include <atomic>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "impl/backend/backend.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/strided.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrainBytes = int64_t{128} << 10;
constexpr int64_t kStreamBytes = int64_t{8} << 20;
constexpr int64_t kIndexGrain = int64_t{64} << 10;

int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

int64_t wrap(int64_t index, int64_t length) { return index < 0 ? index + length : index; }

// Nothing is written before all indices are known to be good.
void check_indices(const int64_t* indices, int64_t count, int64_t length) {
  std::atomic<bool> failed{false};
  parallel_for(count, kIndexGrain, [&](int64_t begin, int64_t end) {
    bool bad = false;
    for (int64_t i = begin; i < end; ++i)
      bad |= uint64_t(indices[i]) + uint64_t(length) >= 2 * uint64_t(length);
    if (bad) failed.store(true, std::memory_order_relaxed);
  });
  if (!failed.load(std::memory_order_relaxed)) return;
  for (int64_t i = 0; i < count; ++i) {
    if (indices[i] >= -length && indices[i] < length) continue;
    fail(CTN_ERROR_INDEX, "indices: index %lld is out of bounds for an axis of length %lld",
         static_cast<long long>(indices[i]), static_cast<long long>(length));
  }
}

void prefetch(const char* row, int64_t bytes) {
  constexpr int64_t line = 64, most = 16;
  for (int64_t at = 0; at < std::min(bytes, most * line); at += line) __builtin_prefetch(row + at);
}

struct Rows {
  const char* source;
  const int64_t* indices;
  char* out;
  int64_t count, length, bytes;
};

template <class T>
void take_elements(const Rows& r, int64_t begin, int64_t end) {
  const T* source = reinterpret_cast<const T*>(r.source);
  T* out = reinterpret_cast<T*>(r.out);
  for (int64_t i = begin; i < end; ++i) out[i] = source[wrap(r.indices[i], r.length)];
}

void take_rows(const Rows& r, int64_t begin, int64_t end, bool stream) {
  switch (r.bytes) {
    case 1:
      return take_elements<uint8_t>(r, begin, end);
    case 2:
      return take_elements<uint16_t>(r, begin, end);
    case 4:
      return take_elements<uint32_t>(r, begin, end);
    case 8:
      return take_elements<uint64_t>(r, begin, end);
    default:
      break;
  }
  constexpr int64_t ahead = 8;
  char* out = r.out + begin * r.bytes;
  for (int64_t i = begin; i < end; ++i, out += r.bytes) {
    if (i + ahead < end) prefetch(r.source + wrap(r.indices[i + ahead], r.length) * r.bytes, r.bytes);
    const char* row = r.source + wrap(r.indices[i], r.length) * r.bytes;
    if (stream) {
      stream_copy(out, row, size_t(r.bytes));
    } else {
      std::memcpy(out, row, size_t(r.bytes));
    }
  }
}

}  // namespace

void take(const Launch& launch) {
  const auto& params = launch.params<TakeParams>();
  const Operand& a = launch.operands[0];
  const Operand& out = launch.operands[2];
  const int64_t count = size_of(launch.operands[1]);
  const int64_t* indices = reinterpret_cast<const int64_t*>(launch.operands[1].data);
  check_indices(indices, count, params.axis_length);
  const int64_t bytes = params.inner * int64_t(itemsize(a.dtype));
  if (count == 0 || bytes == 0 || params.outer == 0) return;
  const bool stream = bytes >= 128 && params.outer * count * bytes >= kStreamBytes;
  parallel_for(params.outer * count, divide_up(kGrainBytes, bytes), [&](int64_t begin, int64_t end) {
    for (int64_t n; begin < end; begin += n) {
      const int64_t outer = begin / count, first = begin % count;
      n = std::min(end - begin, count - first);
      take_rows({a.data + outer * params.axis_length * bytes, indices, out.data + outer * count * bytes,
                 count, params.axis_length, bytes},
                first, first + n, stream);
    }
#if defined(__SSE2__)
    if (stream) _mm_sfence();
#endif
  });
}

void scatter_add(const Launch& launch) {
  const Operand& source = launch.operands[0];
  const Operand& dst = launch.operands[2];
  const int64_t count = size_of(launch.operands[1]);
  const int64_t length = dst.ndim > 0 ? dst.shape[0] : 1;
  const int64_t* indices = reinterpret_cast<const int64_t*>(launch.operands[1].data);
  check_indices(indices, count, length);
  const int64_t total = size_of(source);
  if (count == 0 || total == 0) return;
  const int64_t inner = total / count;
  const DType dtype = source.dtype, compute = compute_dtype(dtype);
  const Loop add = elementwise_loops().elementwise[int(ops::add)][compute];
  const int64_t item = int64_t(itemsize(dtype));
  // Every thread owns rows of dst and takes their share of all indices, in order.
  const int64_t grain = std::max(divide_up(length * kGrainBytes, total * item), int64_t(1));
  parallel_for(length, grain, [&](int64_t begin, int64_t end) {
    alignas(64) float sum[kBlock], term[kBlock];
    for (int64_t i = 0; i < count; ++i) {
      const int64_t row = wrap(indices[i], length);
      if (row < begin || row >= end) continue;
      const char* from = source.data + i * inner * item;
      char* to = dst.data + row * inner * item;
      if (dtype == compute) {
        add(to, from, nullptr, to, nullptr, inner);
        continue;
      }
      for (int64_t k = 0; k < inner; k += kBlock) {
        const int64_t n = std::min(kBlock, inner - k);
        loops().cast[dtype][compute](to + k * item, sum, n);
        loops().cast[dtype][compute](from + k * item, term, n);
        add(sum, term, nullptr, sum, nullptr, n);
        loops().cast[compute][dtype](sum, to + k * item, n);
      }
    }
  });
}

}  // namespace catenary::cpu
