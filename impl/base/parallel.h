// Runs loops on several threads.
#pragma once
#include <cstdint>

namespace catenary {

/// Maximum number of threads that parallel_for uses in this process: by default as many as the affinity mask
/// and the quotas of the control groups allow, or the number given to set_thread_count.
int thread_count();
void set_thread_count(int count);  // 0: back to the default

/// How a loop is divided: into ranges that are multiples of `unit`, among at most one thread for each `size`
/// items.
struct Grain {
  int64_t size, unit;

  Grain(int64_t size) : size(size), unit(size) {}  // NOLINT(google-explicit-constructor)
  Grain(int64_t size, int64_t unit) : size(size), unit(unit) {}
};

namespace detail {
using Body = void (*)(void* context, int64_t begin, int64_t end);
void parallel_for(int64_t count, Grain grain, Body body, void* context);
}  // namespace detail

/// Calls body(begin, end) over disjoint ranges that cover [0, count). If several threads share the work, each
/// range but the last is a multiple of the grain's unit, and threads claim the ranges one by one: a thread
/// that gets no processor delays nobody. With fewer items than two grains, while another caller owns the
/// team, or after fork, everything runs on the calling thread. The first exception of a body is rethrown on
/// the calling thread.
template <class F>
void parallel_for(int64_t count, Grain grain, F&& body) {
  if (count < 2 * grain.size) {
    if (count > 0) body(int64_t{0}, count);
    return;
  }
  detail::parallel_for(
      count, grain,
      [](void* context, int64_t begin, int64_t end) { (*static_cast<F*>(context))(begin, end); }, &body);
}

/// Whether the other threads have just worked and wait for more without having gone to sleep: waking them
/// costs as much as 100,000 elements. Use this to choose a grain only if results do not depend on the grain.
bool team_is_awake();

/// Whether all threads have lately had their processors and done equal work in about equal times, so that
/// equal parts of a loop, one for each thread, end at about the same time. Use this as team_is_awake().
bool team_is_even();

}  // namespace catenary
