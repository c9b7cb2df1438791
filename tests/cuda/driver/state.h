// The state of the stand-in for the CUDA driver. One lock guards all of it; work runs without the lock.
#pragma once
#include <sys/types.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "impl/backend/cuda/driver_types.h"
#include "tests/cuda/driver/stand_in.h"
#include "tests/cuda/emulation/kernel_entry.h"

namespace stand_in {

using namespace catenary::cuda;  // NOLINT(google-build-using-namespace)

extern "C" {
#define CTN_ENTRY(name, params) __attribute__((visibility("default"))) CUresult name params;
CTN_CUDA_DRIVER(CTN_ENTRY)
#undef CTN_ENTRY
}

using Lock = std::unique_lock<std::mutex>;

constexpr int kMaxDevices = 8;
constexpr size_t kGranularity = size_t{2} << 20;  // of mapped memory
constexpr unsigned kSharedSize = 48 << 10, kLargestSharedSize = 227 << 10;
constexpr int kLeastPriority = 0, kGreatestPriority = -5;

struct Context;
struct Stream;
struct Capture;

/// Something that work in streams uses.
struct Resource {
  virtual ~Resource() = default;
  std::string name;      // for messages
  bool live = true;      // not yet freed
  unsigned pending = 0;  // pieces of work that use it
};

struct Memory final : Resource {
  enum class Kind : uint8_t { device, pinned, mapped };
  Kind kind = Kind::device;
  uintptr_t address = 0;
  size_t size = 0;
  int device = 0;
  uint64_t handle = 0;                // of mapped memory
  bool accessible[kMaxDevices] = {};  // mapped memory
  uintptr_t end() const { return address + size; }
};

/// What cuMemCreate makes; lives until it is released and unmapped.
struct Physical {
  int device = 0, file = -1;
  size_t size = 0;
  unsigned mappings = 0;
  bool released = false;
};

/// A point in a stream, one for each piece of work.
struct Mark {
  std::shared_ptr<Stream> stream;  // until it is done
  uint64_t ticket = 0;
  std::string what;
  bool done = false;
  int64_t time = 0;  // in nanoseconds, when it was done
};
using MarkRef = std::shared_ptr<Mark>;

/// One piece of work.
struct Task {
  std::string what;
  std::function<void()> run;
  std::vector<std::shared_ptr<Resource>> uses;
  std::vector<MarkRef> after;     // in addition to the work before it in its stream
  CUresult fault = CUDA_SUCCESS;  // what happens to the context instead
  bool calls_host = false;
  MarkRef mark;
};

struct Stream {
  std::shared_ptr<Context> context;
  CUstream handle = nullptr;
  bool legacy = false, blocking = true;
  bool held = false, closed = false, started = false;
  std::deque<Task> queue;
  MarkRef running, last;
  std::condition_variable work;
  std::minstd_rand random;
  std::shared_ptr<Capture> capture;
  bool joined = true;     // the capture's other streams wait for all of its work
  uint64_t captured = 0;  // number of pieces of work that it added to the capture
};
using StreamRef = std::shared_ptr<Stream>;

struct Context {
  int device = 0;
  CUcontext handle = nullptr;
  CUresult failure = CUDA_SUCCESS;
  bool destroyed = false;
  StreamRef legacy;
  std::map<std::thread::id, StreamRef> per_thread;
  std::vector<StreamRef> streams;  // all that are open
  std::set<int> peers;
};
using ContextRef = std::shared_ptr<Context>;

struct Event {
  ContextRef context;
  unsigned flags = 0;
  MarkRef mark;
  std::shared_ptr<Capture> capture;  // it was last recorded in
  StreamRef stream;                  // and there in this stream
  uint64_t position = 0;             // after as many pieces of work
};

struct Capture {
  StreamRef origin;
  std::vector<StreamRef> others;
  CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
  std::thread::id thread;
  std::vector<Task> tasks;
  bool invalid = false, ended = false;
};

struct Module final : Resource {
  ContextRef context;
  void* library = nullptr;  // with its kernels; null: the library of emulated kernels
};

struct Function {
  std::shared_ptr<Module> module;
  std::string name;
  const emulation::Kernel* kernel = nullptr;
  unsigned dynamic_shared = kSharedSize;
};

struct Graph {
  ContextRef context;
  std::vector<Task> tasks;
};

struct Device {
  size_t limit = 0, used = 0;
  CUresult lost = CUDA_SUCCESS;
  ContextRef primary;
  unsigned retains = 0;
};

struct Fault {
  std::string name;
  uint64_t n;  // calls until it occurs; 0: always
  CUresult error;
};

/// Handles are numbers that are used once, so that those of things that were destroyed stay invalid.
uintptr_t next_handle();

template <class Handle, class T>
class Table {
 public:
  Handle add(std::shared_ptr<T> item) {
    const uintptr_t handle = next_handle();
    items_[handle] = std::move(item);
    return reinterpret_cast<Handle>(handle);
  }
  std::shared_ptr<T> find(Handle handle) const {
    const auto it = items_.find(reinterpret_cast<uintptr_t>(handle));
    return it == items_.end() ? nullptr : it->second;
  }
  void erase(Handle handle) { items_.erase(reinterpret_cast<uintptr_t>(handle)); }
  const auto& items() const { return items_; }

 private:
  std::map<uintptr_t, std::shared_ptr<T>> items_;
};

struct State {
  State();

  std::mutex mutex;
  std::condition_variable progress;
  std::atomic<pid_t> process{0};  // that called cuInit
  std::vector<Device> devices;
  Table<CUcontext, Context> contexts;
  Table<CUstream, Stream> streams;
  Table<CUevent, Event> events;
  Table<CUmodule, Module> modules;
  Table<CUfunction, Function> functions;
  Table<CUgraph, Graph> graphs;
  Table<CUgraphExec, Graph> executables;
  std::map<uintptr_t, std::shared_ptr<Memory>> memory;
  std::map<uintptr_t, size_t> reservations;
  std::map<uint64_t, Physical> physical;
  std::vector<std::shared_ptr<Capture>> captures;  // that have not ended
  std::vector<StreamRef> threads;                  // streams whose thread runs

  uint64_t ticket = 0, steps = 0;
  std::vector<Fault> faults;
  CUresult launch_fault = CUDA_SUCCESS;
  std::unordered_map<std::string, uint64_t> counts;
  std::vector<std::string> misuses;
  uint64_t seed = 0;
  unsigned delay = 0, timeout = 0;
  int version = 0;

  void read_environment();
};

State& state();

/// Records a misuse and returns the error.
CUresult misuse(CUresult error, const char* format, ...) __attribute__((format(printf, 2, 3)));

/// Whether CUDA reports the error late and the context keeps it.
bool is_sticky(CUresult error);
/// The error of a fault that is due, or CUDA_SUCCESS.
CUresult take_fault(const std::string& name);
/// The context and, if it is the device's fault, new contexts fail from now on.
void fail(Context& context, CUresult error);
void lose(int device, CUresult error);

// What an entry point needs, and what it does.
enum Needs : unsigned {
  kNothing = 0,
  kDriver = 1,       // cuInit was called
  kContext = 3,      // a context is current
  kReleases = 4,     // happens even if the context has failed
  kAllocates = 8,    // counts as an allocation
  kUncaptured = 16,  // is forbidden while a stream captures
  kWaits = 32,
};

/// The current context, which may be null.
ContextRef& current_context();
/// Whether this thread runs a host function.
bool& in_host_function();
/// Why a call is refused, or CUDA_SUCCESS. Needs the lock.
CUresult refuse(const char* name, unsigned needs, CUresult* sticky);
/// Whether the process was forked after cuInit, when the lock may be held for ever.
bool forked();

/// Does what all entry points have in common: body(lock, context of the caller, which it may need).
template <class Body>
CUresult enter(const char* name, unsigned needs, Body&& body) {
  if (forked()) return CUDA_ERROR_NOT_INITIALIZED;
  Lock lock(state().mutex);
  CUresult sticky = CUDA_SUCCESS;
  if (const CUresult error = refuse(name, needs, &sticky)) return error;
  const ContextRef context = current_context();
  const CUresult result = body(lock, context);
  return result ? result : sticky;
}

// memory.cc
/// Why `device` may not use the range, or null; adds to `uses` what the range lies in.
const char* range_problem(uintptr_t address, size_t size, const Context& context,
                          std::vector<std::shared_ptr<Resource>>* uses);
/// What an address lies in, or null.
std::shared_ptr<Memory> memory_at(uintptr_t address);
/// Whether the range touches memory of the driver.
bool touches_memory(uintptr_t address, size_t size);

// stream.cc
/// Makes a stream and adds it to its context, which has it until it is closed and has no work left.
StreamRef new_stream(const ContextRef& context, bool legacy, bool blocking);
void close_stream(const StreamRef& stream);
/// The stream of a handle; 0, 1 and 2 are the default streams of the context. Returns the failure of its own
/// context, too.
CUresult find_stream(const ContextRef& context, CUstream handle, StreamRef* stream);
/// Appends work to a stream, or to the graph that the stream captures.
CUresult push(const StreamRef& stream, Task task);
/// Lets all threads look again at what they wait for.
void wake_all();
/// Why what is to be freed or unloaded is still used, which is a misuse; work of a context that failed is
/// waited for, because no other call can wait for it.
CUresult check_unused(Lock& lock, const Resource& resource, const ContextRef& context, const char* function);
/// Waits until the point is reached; a null point is.
CUresult wait_for(Lock& lock, const MarkRef& mark);
/// The last point of each stream of the context.
std::vector<MarkRef> last_marks(const Context& context);
/// Runs one piece of work without the lock; the error for the context.
CUresult execute(const Task& task);

// event.cc
/// Makes the capture useless and returns the error, which is a misuse.
CUresult invalidate(Capture& capture, CUresult error, const char* why);

}  // namespace stand_in
