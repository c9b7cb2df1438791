// The threads that share the work of parallel_for.
#pragma once
#include <pthread.h>

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "impl/base/processors.h"

namespace catenary {

/// Threads that claim pieces of one caller's work. The caller claims pieces, too, and waits only for pieces
/// that others have claimed, never for a thread that has not begun. Threads are started when they are first
/// needed and are kept; between two pieces of work they spin for a while, and then sleep. If the system
/// interrupts threads that spin, other programs need the processors: for some time threads that wait for work
/// then sleep sooner. A thread that the system runs on the caller's processor would only take turns with it,
/// so that it moves to another one.
class Team {
 public:
  using Body = void (*)(void* context, int64_t begin, int64_t end);

  /// Calls body for disjoint ranges that cover [0, count), on the calling thread and up to `threads` - 1
  /// others. Every range but the last is a multiple of `unit` and at least as long. One caller at a time;
  /// the body must not throw.
  void run(int64_t count, int64_t unit, int threads, Body body, void* context);

  /// Whether other threads are spinning, so that they need not be woken.
  bool is_awake() const { return spinning_.load(std::memory_order_relaxed) > 0; }

  /// Whether no thread was interrupted lately, and none worked much longer than the caller on what both
  /// began.
  bool is_even() const;

  /// Lets run() try again to start threads that the system has refused.
  void forget_refusal() { refused_.store(0, std::memory_order_relaxed); }

 private:
  /// The pieces that one member claims first: its number of the work, and the next piece and the end.
  struct alignas(64) Segment {
    std::atomic<uint64_t> word{0};
  };
  struct alignas(64) Member {
    std::atomic<uint32_t> asleep{0};
    std::atomic<bool> leaves{false};
    pthread_t thread{};
    Team* team = nullptr;
    int index = 0;
    int64_t moved = 0;  // when it last left the caller's processor, in ns
  };
  struct Work {
    Body body;
    void* context;
    int64_t count, unit, blocks;
    uint32_t pieces;
  };

  int start(int wanted);
  void retire(int count);
  void wake(Member& member);
  void claim_pieces(int index, uint32_t number, int members);
  void finish_piece(uint32_t pieces);
  void wait_for_others(uint32_t pieces);
  void serve(Member& member);
  void leave_caller(Member& member, int members) const;
  uint64_t next_plan(Member& member, uint64_t last);
  template <class Ready>
  bool spin(Ready ready, int64_t limit_when_busy);
  static void* serve_member(void* member);

  Work work_{};
  alignas(64) std::atomic<uint64_t> plan_{0};  // the number of the work, and the members it has
  alignas(64) std::atomic<uint32_t> done_{0};  // pieces of the work
  std::atomic<bool> caller_sleeps_{false};
  // The number of the caller's processor + 1, or 0 if it is not known: a team has only zeros at first, which
  // take no space in the library.
  std::atomic<int> caller_processor_{0};
  alignas(64) std::atomic<int> spinning_{0};
  std::atomic<int64_t> interrupted_{0};  // when a thread that spun was last interrupted, in ns
  std::atomic<int64_t> uneven_{0};       // when the caller last waited long for others, in ns
  std::atomic<int> refused_{0};          // as many members were refused by the system; 0: never
  int started_ = 0;                      // threads; the caller is one more member
  uint32_t number_ = 0;
  Member members_[kMaxProcessors];
  Segment segments_[kMaxProcessors];
};

/// Returns the time of a clock that never goes back, in ns.
int64_t now_ns();

}  // namespace catenary
