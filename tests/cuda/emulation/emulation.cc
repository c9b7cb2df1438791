// Runs the blocks of a launch: which thread is next, who meets whom, and what is wrong if nobody can go on.
#include "emulation.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <limits>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "fiber.h"

namespace emulation {

constinit thread_local const Position* position = nullptr;

namespace {

constexpr unsigned kMaxThreads = 1024;

enum class State { fresh, ready, running, at_block, at_warp, ended };

class Scheduler;

/// A stack on which threads run. A thread that waits keeps its worker; one that ends hands it to the next.
struct Worker {
  Worker() : fiber(work, this) {}
  static void work(void* self);
  Fiber fiber;
  Scheduler* scheduler = nullptr;
  struct Thread* thread = nullptr;
  bool quits = false;
};

struct Thread {
  Position position;
  unsigned rank = 0;
  State state = State::fresh;
  Worker* worker = nullptr;
  Place place{};  // where it waits
  bool predicate = false;
  BlockVote vote{};
  WarpRequest request{};
  WarpReply reply{};
};

/// Unwinds the stack of a thread that waits when the launch fails.
struct Cancelled {};

/// The workers of a thread of the operating system, which later launches use again.
struct Workers {
  FirstStack first_stack;  // destroyed last, because workers quit on their own stacks
  std::vector<std::unique_ptr<Worker>> all;
  std::vector<Worker*> idle;
  ~Workers() {
    for (const auto& worker : all) {
      worker->quits = true;
      worker->fiber.resume();
    }
  }
  Worker* take() {
    if (idle.empty()) {
      all.push_back(std::make_unique<Worker>());
      idle.reserve(all.size());
      return all.back().get();
    }
    Worker* worker = idle.back();
    idle.pop_back();
    return worker;
  }
};
thread_local Workers workers;
thread_local Scheduler* scheduler = nullptr;

unsigned first_order() {
  const char* text = std::getenv("CATENARY_EMULATION_ORDER");
  return text ? unsigned(std::strtoul(text, nullptr, 10)) : 0;
}
std::atomic<unsigned> order{first_order()};

std::string text(unsigned x, unsigned y, unsigned z) {
  return "(" + std::to_string(x) + ", " + std::to_string(y) + ", " + std::to_string(z) + ")";
}
std::string text(const Place& place) { return std::string(place.file) + ":" + std::to_string(place.line); }

bool same(const Place& a, const Place& b) { return a.line == b.line && std::strcmp(a.file, b.file) == 0; }

class Scheduler {
 public:
  Scheduler(const Launch& launch, void (*body)(const void*), const void* params)
      : launch_(launch),
        body_(body),
        params_(params),
        order_(order.load()),
        random_(order_ * 2654435769u | 1) {
    check();
    const dim3& b = launch.block;
    threads_.resize(size_t(b.x) * b.y * b.z);
    // Not a vector, so that AddressSanitizer sees the exact size.
    shared_.reset(new unsigned char[launch.shared]);
  }

  void run() {
    const dim3& g = launch_.grid;
    const uint64_t blocks = uint64_t(g.x) * g.y * g.z;
    uint64_t first = order_ == 1 ? blocks - 1 : 0, step = order_ == 1 ? blocks - 1 : 1;
    if (order_ > 1) {
      first = random() % blocks;
      do step = 1 + random() % blocks;
      while (std::gcd(step, blocks) != 1);
    }
    for (uint64_t i = 0, at = first; i < blocks; ++i, at = (at + step) % blocks)
      run_block({unsigned(at % g.x), unsigned(at / g.x % g.y), unsigned(at / g.x / g.y)});
  }

  void* shared() const { return shared_.get(); }
  Thread& current() { return *current_; }

  /// Lets others run until this thread may go on.
  void wait(State state, Place place) {
    Thread& thread = *current_;
    thread.state = state;
    thread.place = place;
    if (state == State::at_block) ++at_block_;
    stopped(thread);
    thread.worker->fiber.suspend();
    if (failure_) throw Cancelled();
  }

  /// Runs the worker's thread, and then others that have not begun.
  void work(Worker& worker) {
    for (Thread* thread = worker.thread; thread; thread = next_fresh(worker)) {
      try {
        body_(params_);
      } catch (const Cancelled&) {
      } catch (...) {
        if (!failure_) failure_ = std::current_exception();
      }
      thread->state = State::ended;
      ++ended_;
      stopped(*thread);
    }
    workers.idle.push_back(&worker);
  }

  /// The message of a failure in the current block.
  [[nodiscard]] Error error(const std::string& what) const {
    return Error("kernel " + std::string(launch_.name) + ", block " + text(block_.x, block_.y, block_.z) +
                 ": " + what);
  }
  [[nodiscard]] static std::string name(const Thread& thread) {
    const uint3& t = thread.position.thread;
    return "thread " + text(t.x, t.y, t.z);
  }

 private:
  [[nodiscard]] Error refused(const std::string& what) const {
    return Error("kernel " + std::string(launch_.name) + ": " + what);
  }

  void check() const {
    const dim3 &g = launch_.grid, &b = launch_.block;
    if (g.x == 0 || g.y == 0 || g.z == 0 || g.x > unsigned(std::numeric_limits<int>::max()) || g.y > 65535 ||
        g.z > 65535)
      throw refused("the grid " + text(g.x, g.y, g.z) +
                    " is outside (1, 1, 1) to (2147483647, 65535, 65535)");
    if (b.x == 0 || b.y == 0 || b.z == 0 || b.x > 1024 || b.y > 1024 || b.z > 64)
      throw refused("the block " + text(b.x, b.y, b.z) + " is outside (1, 1, 1) to (1024, 1024, 64)");
    const unsigned most = std::min(launch_.max_threads, kMaxThreads);
    if (b.x * b.y * b.z > most)
      throw refused("the block " + text(b.x, b.y, b.z) + " has more than " + std::to_string(most) +
                    " threads");
    if (launch_.shared > kMaxShared)
      throw refused(std::to_string(launch_.shared) + " bytes of dynamic shared memory are more than " +
                    std::to_string(kMaxShared));
  }

  uint32_t random() {  // xorshift
    random_ ^= random_ << 13;
    random_ ^= random_ >> 17;
    return random_ ^= random_ << 5;
  }

  void run_block(const uint3& index) {
    const dim3& b = launch_.block;
    const unsigned n = unsigned(threads_.size());
    block_ = index;
    ended_ = at_block_ = 0;
    if (launch_.shared) std::memset(shared_.get(), 0xff, launch_.shared);
    std::fill(std::begin(ready_), std::end(ready_), 0);
    std::fill(std::begin(running_), std::end(running_), 0);
    for (unsigned i = 0; i < n; ++i) {
      Thread& thread = threads_[i];
      thread = {};
      thread.position = {{i % b.x, i / b.x % b.y, i / b.x / b.y}, index, b, launch_.grid};
      thread.rank = i;
      make_ready(thread, State::fresh);
    }
    while (!failure_) {
      Thread* thread = following_ ? std::exchange(following_, nullptr) : pick();
      if (thread)
        resume_or_fail(*thread);
      else if (ended_ == n)
        return;
      else
        open_block();
    }
    for (Thread& thread : threads_)
      if (thread.state != State::fresh && thread.state != State::ended) resume(thread);
    std::rethrow_exception(failure_);
  }

  void make_ready(Thread& thread, State state) {
    thread.state = state;
    ready_[thread.rank / 64] |= uint64_t(1) << thread.rank % 64;
    ++running_[thread.rank / kWarp];
  }

  /// Takes a thread that can run, or returns null.
  Thread* pick() {
    const unsigned words = unsigned(threads_.size() + 63) / 64;
    unsigned rank = kMaxThreads;
    if (order_ == 1) {
      for (unsigned w = words; w-- > 0 && rank == kMaxThreads;)
        if (ready_[w]) rank = w * 64 + 63 - unsigned(__builtin_clzll(ready_[w]));
    } else {
      const unsigned from = order_ == 0 ? 0 : random() % unsigned(threads_.size());
      for (unsigned i = 0; i <= words && rank == kMaxThreads; ++i) {
        const unsigned w = (from / 64 + i) % words;
        uint64_t word = ready_[w];
        if (i == 0) word &= ~uint64_t(0) << from % 64;
        if (word) rank = w * 64 + unsigned(__builtin_ctzll(word));
      }
    }
    if (rank == kMaxThreads) return nullptr;
    ready_[rank / 64] &= ~(uint64_t(1) << rank % 64);
    return &threads_[rank];
  }

  void begin(Thread& thread) {
    thread.state = State::running;
    current_ = &thread;
    position = &thread.position;
  }

  void resume(Thread& thread) {
    begin(thread);
    thread.worker->fiber.resume();
  }

  void resume_or_fail(Thread& thread) {
    if (thread.state == State::fresh) {
      try {
        thread.worker = workers.take();
      } catch (...) {
        failure_ = std::current_exception();
        return;
      }
      thread.worker->thread = &thread;
      thread.worker->scheduler = this;
    }
    resume(thread);
  }

  Thread* next_fresh(Worker& worker) {
    Thread* thread = failure_ ? nullptr : pick();
    if (thread && thread->state != State::fresh) following_ = std::exchange(thread, nullptr);
    if (!thread) return nullptr;
    thread->worker = &worker;
    begin(*thread);
    return thread;
  }

  /// To be called when a thread waits or has ended: its warp may then be complete.
  void stopped(const Thread& thread) {
    const unsigned warp = thread.rank / kWarp;
    if (--running_[warp] != 0 || failure_) return;
    const unsigned first = warp * kWarp, count = std::min<unsigned>(kWarp, unsigned(threads_.size()) - first);
    for (unsigned i = 0; i < count && !failure_; ++i)
      if (threads_[first + i].state == State::at_warp) meet(&threads_[first], count, threads_[first + i]);
  }

  /// Lets the threads that one of a warp waits for go on with it, if all are there.
  void meet(Thread* warp, unsigned count, const Thread& waiting) {
    const unsigned mask = waiting.request.mask;
    unsigned present = 0, ballot = 0;
    for (unsigned i = 0; i < count; ++i) {
      const Thread& other = warp[i];
      if (!(mask >> i & 1) || other.state == State::ended) continue;
      if (other.state != State::at_warp) return;
      if (other.request.mask != mask || !same(other.place, waiting.place))
        return fail(name(waiting) + " waits in " + text(waiting.place) + " for " + name(other) +
                    " of its warp, which waits in " + text(other.place) +
                    (other.request.mask != mask ? " with another mask" : ""));
      present |= 1u << i;
      ballot |= unsigned(other.request.predicate) << i;
    }
    for (unsigned i = 0; i < count; ++i) {
      if (!(present >> i & 1)) continue;
      const unsigned source = warp[i].request.source % kWarp;
      warp[i].reply = {present >> source & 1 ? warp[source].request.value : ~uint64_t(0), ballot};
      make_ready(warp[i], State::ready);
    }
  }

  void fail(const std::string& what) {
    if (!failure_) failure_ = std::make_exception_ptr(error(what));
  }

  /// Opens the barrier of the block. No thread can run.
  void open_block() {
    if (at_block_ != threads_.size()) return fail(who_is_missing());
    const Thread& first = threads_.front();
    BlockVote vote{0, unsigned(threads_.size())};
    for (const Thread& thread : threads_) {
      if (!same(first.place, thread.place))
        return fail(name(first) + " waits for its block in " + text(first.place) + ", " + name(thread) +
                    " in " + text(thread.place));
      vote.yes += thread.predicate;
    }
    at_block_ = 0;
    for (Thread& thread : threads_) {
      thread.vote = vote;
      make_ready(thread, State::ready);
    }
  }

  std::string who_is_missing() const {
    const Thread *at_block = nullptr, *ended = nullptr;
    for (const Thread& thread : threads_) {
      if (thread.state != State::at_warp) continue;
      const unsigned first = thread.rank / kWarp * kWarp;
      for (unsigned i = first; i < threads_.size() && i < first + kWarp; ++i)
        if (thread.request.mask >> (i - first) & 1 && threads_[i].state == State::at_block)
          return name(thread) + " waits in " + text(thread.place) + " for " + name(threads_[i]) +
                 " of its warp, which waits for its block in " + text(threads_[i].place);
    }
    for (const Thread& thread : threads_) {
      if (thread.state == State::at_block && !at_block) at_block = &thread;
      if (thread.state == State::ended && !ended) ended = &thread;
    }
    if (at_block && ended)
      return name(*at_block) + " waits for its block in " + text(at_block->place) + ", but " + name(*ended) +
             " has ended";
    return "no thread can go on";
  }

  const Launch& launch_;
  void (*const body_)(const void*);
  const void* const params_;
  const unsigned order_;
  uint32_t random_;
  uint3 block_{};
  std::vector<Thread> threads_;
  std::unique_ptr<unsigned char[]> shared_;
  uint64_t ready_[kMaxThreads / 64];       // bits of the threads that can run
  unsigned running_[kMaxThreads / kWarp];  // number of those of each warp, with the one that runs
  unsigned ended_ = 0, at_block_ = 0;
  Thread* current_ = nullptr;
  Thread* following_ = nullptr;  // picked by a worker that could not run it
  std::exception_ptr failure_;
};

void Worker::work(void* self) {
  Worker& worker = *static_cast<Worker*>(self);
  while (!worker.quits) {
    worker.scheduler->work(worker);
    worker.fiber.suspend();
  }
}

}  // namespace

extern "C" __attribute__((visibility("default"))) void ctn_emulation_set_order(unsigned number) {
  order = number;
}

void run(const Launch& launch, void (*body)(const void*), const void* params) {
  if (scheduler) throw Error("kernel " + std::string(launch.name) + " is launched by a kernel");
  struct Reset {
    ~Reset() {
      scheduler = nullptr;
      position = nullptr;
    }
  } reset;
  Scheduler self(launch, body, params);
  scheduler = &self;
  self.run();
}

void* dynamic_shared() { return scheduler->shared(); }

unsigned lane() { return scheduler->current().rank % kWarp; }

BlockVote block_barrier(bool predicate, Place place) {
  Thread& thread = scheduler->current();
  thread.predicate = predicate;
  scheduler->wait(State::at_block, place);
  return thread.vote;
}

WarpReply warp_barrier(const WarpRequest& request, Place place) {
  Thread& thread = scheduler->current();
  if (!(request.mask >> lane() & 1))
    throw scheduler->error(Scheduler::name(thread) + " is not in its own mask in " + text(place));
  thread.request = request;
  scheduler->wait(State::at_warp, place);
  return thread.reply;
}

}  // namespace emulation
