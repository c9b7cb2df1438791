// Threads that claim pieces of work.
#include "impl/base/team.h"

#include <sched.h>
#include <time.h>

#include <algorithm>

#include "impl/base/thread.h"

namespace catenary {
namespace {

constexpr int kPiecesPerMember = 4;
constexpr int64_t kSpinNs = 1000000;         // as long as serial code between parallel loops often takes
constexpr int64_t kSpinWhenBusyNs = 200000;  // long enough for most of it, so that the thread keeps its share
constexpr int64_t kInterruptionNs = 100000;  // longer than any interrupt
constexpr int64_t kBusyNs = 50000000;        // how long an interruption counts
constexpr int64_t kUnevenShare = 8;          // of a loop's time, which the caller waits if it is uneven
constexpr int64_t kStayNs = 1000000;         // between two moves of a thread, which take 20 us each
constexpr int kYields = 4;

void pause() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("isb");
#endif
}

constexpr uint64_t pack(uint32_t number, uint32_t end, uint32_t next) {
  return uint64_t(number) << 32 | uint64_t(end) << 16 | next;
}
constexpr uint32_t number_of(uint64_t word) { return uint32_t(word >> 32); }
constexpr uint32_t end_of(uint64_t word) { return uint32_t(word >> 16) & 0xffff; }
constexpr uint32_t next_of(uint64_t word) { return uint32_t(word) & 0xffff; }
constexpr int members_of(uint64_t plan) { return int(plan & 0xffff); }

static_assert(kMaxProcessors * kPiecesPerMember < 0xffff);

}  // namespace

int64_t now_ns() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

/// Returns whether ready() within a limited time, which may be shorter while the processors are busy.
template <class Ready>
bool Team::spin(Ready ready, int64_t limit_when_busy) {
  if (ready()) return true;
  int64_t begin = now_ns(), limit = kSpinNs;
  if (begin - interrupted_.load(std::memory_order_relaxed) < kBusyNs) limit = limit_when_busy;
  for (int64_t last = begin;;) {
    for (int i = 0; i < 8; ++i) {
      if (ready()) return true;
      pause();
    }
    const int64_t now = now_ns();
    if (now - last > kInterruptionNs) {
      interrupted_.store(now, std::memory_order_relaxed);
      begin = now;  // the thread has the processor again
      limit = limit_when_busy;
    }
    if (now - begin > limit) return ready();
    last = now;
  }
}

/// Starts threads until the team has `wanted` members; returns how many of those it has.
int Team::start(int wanted) {
  const int refused = refused_.load(std::memory_order_relaxed);
  if (refused > 0) wanted = std::min(wanted, refused - 1);
  if (wanted <= started_ + 1) return wanted;
  while (started_ + 1 < wanted) {
    Member& member = members_[started_ + 1];
    member.team = this;
    member.index = started_ + 1;
    member.asleep.store(0, std::memory_order_relaxed);
    member.leaves.store(false, std::memory_order_relaxed);
    if (start_thread(member.thread, serve_member, &member) != 0) {
      retire(started_ - started_ / 4);  // the rest is for working memory, and for the host
      refused_.store(started_ + 2, std::memory_order_relaxed);
      break;
    }
    ++started_;
  }
  return started_ + 1;
}

/// Ends the last `count` threads.
void Team::retire(int count) {
  for (int i = 0; i < count; ++i) {
    Member& member = members_[started_ - i];
    member.leaves.store(true, std::memory_order_seq_cst);
    wake(member);
  }
  for (; count > 0; --count) pthread_join(members_[started_--].thread, nullptr);
}

void Team::wake(Member& member) {
  if (member.asleep.load(std::memory_order_seq_cst) != 0 &&
      member.asleep.exchange(0, std::memory_order_seq_cst) != 0)
    member.asleep.notify_one();
}

void Team::run(int64_t count, int64_t unit, int threads, Body body, void* context) {
  const int64_t blocks = (count + unit - 1) / unit;
  const int members = start(int(std::min<int64_t>({blocks, threads, kMaxProcessors})));
  if (members < 2) return body(context, 0, count);
  const auto pieces = uint32_t(std::min<int64_t>(blocks, int64_t(members) * kPiecesPerMember));
  work_ = {body, context, count, unit, blocks, pieces};
  done_.store(0, std::memory_order_relaxed);
  const uint32_t number = ++number_;
  for (int i = 0; i < members; ++i) {
    const auto begin = uint32_t(uint64_t(pieces) * unsigned(i) / unsigned(members));
    const auto end = uint32_t(uint64_t(pieces) * unsigned(i + 1) / unsigned(members));
    segments_[i].word.store(pack(number, end, begin), std::memory_order_release);
  }
  caller_processor_.store(current_processor() + 1, std::memory_order_relaxed);
  const int64_t start = now_ns();
  plan_.store(uint64_t(number) << 32 | unsigned(members), std::memory_order_seq_cst);
  for (int i = 1; i < members; ++i) wake(members_[i]);
  claim_pieces(0, number, members);
  const int64_t idle = now_ns();
  wait_for_others(pieces);
  const int64_t end = now_ns(), waited = end - idle;
  if (waited > kInterruptionNs && waited > (end - start) / kUnevenShare)
    uneven_.store(end, std::memory_order_relaxed);
}

bool Team::is_even() const {
  const int64_t last =
      std::max(interrupted_.load(std::memory_order_relaxed), uneven_.load(std::memory_order_relaxed));
  return now_ns() - last > kBusyNs;
}

/// Claims pieces of the member's own segment, and then of the others', and runs them.
void Team::claim_pieces(int index, uint32_t number, int members) {
  for (int turn = 0; turn < members; ++turn) {
    std::atomic<uint64_t>& word = segments_[(index + turn) % members].word;
    uint64_t seen = word.load(std::memory_order_acquire);
    while (number_of(seen) == number && next_of(seen) < end_of(seen)) {
      // A claim makes the caller wait, so that the work does not change until the piece is done.
      if (!word.compare_exchange_weak(seen, seen + 1, std::memory_order_acq_rel, std::memory_order_acquire))
        continue;
      const int64_t piece = next_of(seen), pieces = work_.pieces;
      const int64_t begin = work_.blocks * piece / pieces * work_.unit;
      const int64_t end = work_.blocks * (piece + 1) / pieces * work_.unit;
      work_.body(work_.context, begin, std::min(end, work_.count));
      finish_piece(work_.pieces);
      seen = word.load(std::memory_order_acquire);
    }
    if (number_of(seen) != number) return;
  }
}

void Team::finish_piece(uint32_t pieces) {
  if (done_.fetch_add(1, std::memory_order_seq_cst) + 1 == pieces &&
      caller_sleeps_.load(std::memory_order_seq_cst))
    done_.notify_one();
}

void Team::wait_for_others(uint32_t pieces) {
  const auto ready = [&] { return done_.load(std::memory_order_acquire) == pieces; };
  if (spin(ready, kSpinNs)) return;
  for (int i = 0; i < kYields; ++i) {
    sched_yield();
    if (ready()) return;
  }
  caller_sleeps_.store(true, std::memory_order_seq_cst);
  for (uint32_t done; (done = done_.load(std::memory_order_seq_cst)) != pieces;)
    done_.wait(done, std::memory_order_acquire);
  caller_sleeps_.store(false, std::memory_order_relaxed);
}

/// Moves a thread off the caller's processor if each may have one.
void Team::leave_caller(Member& member, int members) const {
  const int processor = caller_processor_.load(std::memory_order_relaxed) - 1;
  if (processor < 0 || processor != current_processor() || members > available_processors()) return;
  const int64_t now = now_ns();
  if (now - member.moved < kStayNs) return;
  member.moved = now;
  leave_processor(processor);
}

/// Waits for other work than the last; returns its plan, or `last` if the member leaves.
uint64_t Team::next_plan(Member& member, uint64_t last) {
  const auto changed = [&] {
    const uint64_t plan = plan_.load(std::memory_order_seq_cst);
    return (plan != last && members_of(plan) > member.index) || member.leaves.load(std::memory_order_seq_cst);
  };
  for (;;) {
    spinning_.fetch_add(1, std::memory_order_relaxed);
    const bool found = spin(changed, kSpinWhenBusyNs);
    spinning_.fetch_sub(1, std::memory_order_relaxed);
    if (found) break;
    member.asleep.store(1, std::memory_order_seq_cst);
    if (changed()) {
      member.asleep.store(0, std::memory_order_relaxed);
      break;
    }
    while (member.asleep.load(std::memory_order_acquire) != 0)
      member.asleep.wait(1, std::memory_order_acquire);
  }
  return member.leaves.load(std::memory_order_relaxed) ? last : plan_.load(std::memory_order_acquire);
}

void Team::serve(Member& member) {
  uint64_t plan = 0;
  for (;;) {
    const uint64_t next = next_plan(member, plan);
    if (member.leaves.load(std::memory_order_relaxed)) return;
    plan = next;
    const int members = members_of(plan);
    if (members <= member.index) continue;
    leave_caller(member, members);
    claim_pieces(member.index, number_of(plan), members);
  }
}

void* Team::serve_member(void* data) {
  prefer_short_slices();
  auto* member = static_cast<Member*>(data);
  member->team->serve(*member);
  return nullptr;
}

}  // namespace catenary
