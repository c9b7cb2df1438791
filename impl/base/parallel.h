#pragma once
#include <cstdint>

namespace catenary {

/// Upper bound of threads that parallel_for uses in this process: the affinity mask and the cgroup quota at
/// first use, or what set_thread_count said.
int thread_count();
void set_thread_count(int count);  // 0: back to the machine's own number

namespace detail {
using Body = void (*)(void* context, int64_t begin, int64_t end);
void parallel_for(int64_t count, int64_t grain, Body body, void* context);
}  // namespace detail

/// Calls body(begin, end) over disjoint ranges that cover [0, count). Ranges are at least `grain` long (save
/// the last) and a multiple of it where several threads share the work; with fewer than 2 * grain items, or
/// while another caller owns the team, or after fork, everything runs on the calling thread. The first
/// exception of a body is rethrown on the calling thread.
template <class F>
void parallel_for(int64_t count, int64_t grain, F&& body) {
  if (count < 2 * grain) {
    if (count > 0) body(int64_t{0}, count);
    return;
  }
  detail::parallel_for(
      count, grain,
      [](void* context, int64_t begin, int64_t end) { (*static_cast<F*>(context))(begin, end); }, &body);
}

/// Whether the other threads have just worked and wait awake: waking them costs as much as 100,000 elements.
/// For the choice of a grain where results do not depend on it.
bool team_is_awake();

/// Runs `body` while the team is this caller's, for libraries with threads of their own (BLAS, oneDNN): they
/// get thread_count() threads, or one where the team is busy or gone. The host's OpenMP setting is put back.
class TeamLease {
 public:
  TeamLease();
  ~TeamLease();
  TeamLease(const TeamLease&) = delete;
  TeamLease& operator=(const TeamLease&) = delete;
  int threads() const { return threads_; }

 private:
  int threads_;
  [[maybe_unused]] int previous_;
  bool owner_;
};

}  // namespace catenary
