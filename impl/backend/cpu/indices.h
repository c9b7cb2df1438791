// Rows selected by indices: bounds checks, and copies with prefetching.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstring>

#include "impl/backend/cpu/copy_kernels.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/for_speed.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

/// Negative indices count from the end.
inline int64_t wrap(int64_t index, int64_t length) { return index < 0 ? index + length : index; }

/// The grain of loops whose pieces each read all of the input: there are no more pieces than threads.
inline Grain as_many_as_threads(int64_t grain, int64_t count) {
  return {grain, std::max(grain, divide_up(count, thread_count()))};
}

/// Calls report(index) for the first index that is out of bounds. To be used before anything is written.
template <class Report>
void check_indices(const int64_t* indices, int64_t count, int64_t length, Report&& report) {
  std::atomic<bool> failed{false};
  parallel_for(count, divisible(kIndexGrain), [&](int64_t begin, int64_t end) {
    if (!copy_kernels().are_within(indices + begin, end - begin, length))
      failed.store(true, std::memory_order_relaxed);
  });
  for (int64_t i = 0; failed.load(std::memory_order_relaxed) && i < count; ++i)
    if (indices[i] < -length || indices[i] >= length) report(indices[i]);
}

/// The first and the last bytes of a row, which overlap, and together are all of it.
template <int64_t First, int64_t Last = First>
struct Ends {
  int64_t bytes;
  void operator()(char* to, const char* from) const {
    char first[First], last[Last];
    std::memcpy(first, from, First);
    std::memcpy(last, from + bytes - Last, Last);
    std::memcpy(to, first, First);
    std::memcpy(to + bytes - Last, last, Last);
  }
};

/// Calls f with a copy of rows of `bytes`; returns false if they are longer than 64.
template <class F>
bool dispatch_short_copy(int64_t bytes, F&& f) {
  if (!kForSpeed || bytes < 2 || bytes > 64) return false;
  if (bytes > 48) return f(Ends<32>{bytes}), true;
  if (bytes > 32) return f(Ends<32, 16>{bytes}), true;
  if (bytes > 16) return f(Ends<16>{bytes}), true;
  if (bytes > 8) return f(Ends<8>{bytes}), true;
  if (bytes > 4) return f(Ends<4>{bytes}), true;
  if (bytes > 2) return f(Ends<2>{bytes}), true;
  return f(Ends<1>{bytes}), true;
}

/// Copies n rows of `bytes` from row(i, bytes) to out + i * step. With `stream`, long rows bypass the caches.
template <class Row>
void gather_rows(const Row& row, char* out, int64_t step, int64_t n, int64_t bytes, bool stream = false) {
  const bool element = dispatch_size(bytes, [&](auto e) {
    constexpr int64_t size = sizeof(e);
    if (step == size)
      for (int64_t i = 0; i < n; ++i) std::memcpy(out + i * size, row(i, size), size);
    else
      for (int64_t i = 0; i < n; ++i) std::memcpy(out + i * step, row(i, size), size);
  });
  if (element) return;
  if (dispatch_short_copy(bytes, [&](auto copy) {
        for (int64_t i = 0; i < n; ++i) copy(out + i * step, row(i, bytes));
      }))
    return;
  constexpr int64_t line = 64, most = 16, ahead = 8;
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t at = 0; i + ahead < n && at < std::min(bytes, most * line); at += line)
      __builtin_prefetch(row(i + ahead, bytes) + at);
    if (stream)
      stream_copy(out + i * step, row(i, bytes), size_t(bytes));
    else
      std::memcpy(out + i * step, row(i, bytes), size_t(bytes));
  }
}

}  // namespace catenary::cpu
