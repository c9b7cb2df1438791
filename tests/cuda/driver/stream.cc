// Streams: a thread each, which runs its work late and in order.
#include <algorithm>
#include <chrono>
#include <exception>

#include "tests/cuda/driver/state.h"

namespace stand_in {
namespace {

std::string name_of(const Stream& stream) {
  if (stream.legacy) return "the legacy stream of device " + std::to_string(stream.context->device);
  return "stream " + std::to_string(reinterpret_cast<uintptr_t>(stream.handle));
}

bool is_ready(const Stream& stream) {
  if (stream.queue.empty()) return false;
  if (stream.context->failure) return true;
  if (stream.held) return false;
  for (const MarkRef& mark : stream.queue.front().after) {
    if (!mark->done) return false;
  }
  return true;
}

/// Lets a random time pass, mostly none, so that results are late in ever different orders.
void dawdle(std::minstd_rand& random, unsigned longest) {
  if (longest == 0) return;
  const unsigned draw = random();
  if (draw % 8 == 0) {
    std::this_thread::sleep_for(std::chrono::microseconds(draw / 8 % (longest + 1)));
  } else if (draw % 2 == 0) {
    std::this_thread::yield();
  }
}

/// What a stream's thread does until the stream is closed and empty.
void run(const StreamRef& stream) {
  Lock lock(state().mutex);
  for (;;) {
    stream->work.wait(lock, [&] { return is_ready(*stream) || (stream->closed && stream->queue.empty()); });
    if (stream->queue.empty()) break;
    Task task = std::move(stream->queue.front());
    stream->queue.pop_front();
    stream->running = task.mark;
    ++state().steps;
    const unsigned delay = state().delay;
    lock.unlock();
    dawdle(stream->random, delay);
    lock.lock();
    if (stream->context->failure == CUDA_SUCCESS) {
      lock.unlock();
      const CUresult error = execute(task);
      lock.lock();
      if (error) fail(*stream->context, error);
    }
    for (const std::shared_ptr<Resource>& used : task.uses) --used->pending;
    task.mark->time = std::chrono::steady_clock::now().time_since_epoch().count();
    task.mark->done = true;
    task.mark->stream = nullptr;
    stream->running = nullptr;
    ++state().steps;
    wake_all();
  }
  std::erase(state().threads, stream);
  std::erase(stream->context->streams, stream);
}

void start(const StreamRef& stream) {
  stream->started = true;
  state().threads.push_back(stream);
  std::thread([stream] { run(stream); }).detach();
}

/// What prevents a point from being reached: text for a message, or nothing if work runs that will end.
std::string blockers_of(const MarkRef& start) {
  std::string text;
  MarkRef mark = start;
  for (;;) {  // each step goes to an earlier ticket
    const Stream& stream = *mark->stream;
    text += (text.empty() ? "" : ", which waits for ") + mark->what + " in " + name_of(stream);
    if (stream.running)
      return stream.running->what == "host function" ? text + ", where a host function runs" : "";
    if (stream.queue.empty()) return "";
    if (stream.held) return text + ", which a test holds";
    const Task& first = stream.queue.front();
    if (first.mark != mark) text += " after " + first.mark->what;
    MarkRef next;
    for (const MarkRef& before : first.after) {
      if (!before->done) next = before;
    }
    if (!next || next->ticket >= first.mark->ticket) return next ? text + ", in a circle" : "";
    mark = next;
  }
}

void use(const Task& task) {
  for (const std::shared_ptr<Resource>& used : task.uses) ++used->pending;
}

/// What the order of CUDA's default streams requires: work of the legacy stream and of the blocking streams
/// of its context does not overlap.
void order_by_legacy_stream(const StreamRef& stream, Task* task) {
  const Context& context = *stream->context;
  if (stream->legacy) {
    for (const StreamRef& other : context.streams) {
      if (other->blocking && other != stream && other->last && !other->last->done)
        task->after.push_back(other->last);
    }
  } else if (stream->blocking && context.legacy->last && !context.legacy->last->done) {
    task->after.push_back(context.legacy->last);
  }
}

/// Ends the streams that belong to a thread when it ends.
struct ThreadEnd {
  ~ThreadEnd() {
    if (forked()) return;
    Lock lock(state().mutex);
    for (const auto& [handle, context] : state().contexts.items()) {
      const auto own = context->per_thread.find(std::this_thread::get_id());
      if (own == context->per_thread.end()) continue;
      close_stream(own->second);
      context->per_thread.erase(own);
    }
  }
};

const StreamRef& per_thread_stream(const ContextRef& context) {
  static thread_local const ThreadEnd end;
  static_cast<void>(end);
  StreamRef& own = context->per_thread[std::this_thread::get_id()];
  if (!own) {
    own = new_stream(context, false, true);
    ++state().counts["per-thread"];
  }
  return own;
}

CUresult add_to_capture(const StreamRef& stream, Task task) {
  Capture& capture = *stream->capture;
  if (capture.invalid)
    return misuse(CUDA_ERROR_STREAM_CAPTURE_INVALIDATED, "%s: the capture was invalidated before",
                  task.what.c_str());
  ++stream->captured;
  stream->joined = stream == capture.origin;
  capture.tasks.push_back(std::move(task));
  return CUDA_SUCCESS;
}

}  // namespace

void wake_all() {
  for (const StreamRef& stream : state().threads) stream->work.notify_one();
  state().progress.notify_all();
}

CUresult check_unused(Lock& lock, const Resource& resource, const ContextRef& context, const char* function) {
  if (context && context->failure) state().progress.wait(lock, [&] { return resource.pending == 0; });
  if (resource.pending == 0) return CUDA_SUCCESS;
  return misuse(CUDA_ERROR_ILLEGAL_STATE, "%s: %u pieces of work still use %s", function, resource.pending,
                resource.name.c_str());
}

CUresult execute(const Task& task) {
  if (task.fault) return task.fault;
  if (!task.run) return CUDA_SUCCESS;
  try {
    in_host_function() = task.calls_host;
    task.run();
    in_host_function() = false;
    return CUDA_SUCCESS;
  } catch (CUresult error) {  // of a graph
    return error;
  } catch (const std::exception& error) {
    in_host_function() = false;
    Lock lock(state().mutex);
    return misuse(CUDA_ERROR_LAUNCH_FAILED, "%s failed: %s", task.what.c_str(), error.what());
  }
}

StreamRef new_stream(const ContextRef& context, bool legacy, bool blocking) {
  auto stream = std::make_shared<Stream>();
  stream->context = context;
  stream->legacy = legacy;
  stream->blocking = blocking;
  static uint64_t made = 0;  // guarded by the lock
  stream->random.seed(static_cast<unsigned>(state().seed * 1000003 + ++made));
  context->streams.push_back(stream);
  return stream;
}

void close_stream(const StreamRef& stream) {
  stream->closed = true;
  stream->held = false;
  stream->work.notify_all();
  if (stream->queue.empty() && !stream->running) std::erase(stream->context->streams, stream);
}

CUresult find_stream(const ContextRef& context, CUstream handle, StreamRef* stream) {
  const auto value = reinterpret_cast<uintptr_t>(handle);
  if (value <= kLegacyStream) {
    *stream = context->legacy;
  } else if (value == kPerThreadStream) {
    *stream = per_thread_stream(context);
  } else {
    *stream = state().streams.find(handle);
    if (!*stream) return misuse(CUDA_ERROR_INVALID_HANDLE, "stream %zu does not exist", size_t{value});
  }
  if ((*stream)->context->destroyed) {
    misuse(CUDA_ERROR_CONTEXT_IS_DESTROYED, "%s is used after its context was released",
           name_of(**stream).c_str());
    *stream = nullptr;
    return CUDA_ERROR_CONTEXT_IS_DESTROYED;
  }
  return (*stream)->context->failure;
}

CUresult push(const StreamRef& stream, Task task) {
  if (stream->capture) return add_to_capture(stream, std::move(task));
  if (stream->legacy) {
    for (const StreamRef& other : stream->context->streams) {
      if (other->blocking && other->capture)
        return invalidate(*other->capture, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, "the legacy stream got work");
    }
  }
  order_by_legacy_stream(stream, &task);
  use(task);
  task.mark = std::make_shared<Mark>();
  task.mark->stream = stream;
  task.mark->ticket = ++state().ticket;
  task.mark->what = task.what;
  stream->last = task.mark;
  stream->queue.push_back(std::move(task));
  if (!stream->started) start(stream);
  stream->work.notify_one();
  return CUDA_SUCCESS;
}

CUresult wait_for(Lock& lock, const MarkRef& mark) {
  if (!mark) return CUDA_SUCCESS;
  uint64_t steps = state().steps;
  unsigned waited = 0;
  while (!mark->done) {
    constexpr unsigned kStep = 10;  // milliseconds
    state().progress.wait_until(lock, std::chrono::system_clock::now() + std::chrono::milliseconds(kStep));
    waited = steps == state().steps ? waited + kStep : 0;
    steps = state().steps;
    if (mark->done || waited < state().timeout) continue;
    const std::string blockers = blockers_of(mark);
    if (!blockers.empty())
      return misuse(CUDA_ERROR_LAUNCH_TIMEOUT, "deadlock: a thread waits for %s", blockers.c_str());
    waited = 0;
  }
  return CUDA_SUCCESS;
}

std::vector<MarkRef> last_marks(const Context& context) {
  std::vector<MarkRef> marks;
  for (const StreamRef& stream : context.streams) {
    if (stream->last) marks.push_back(stream->last);
  }
  return marks;
}

extern "C" {

CUresult cuStreamCreateWithPriority(CUstream* handle, unsigned flags, int priority) {
  return enter("cuStreamCreateWithPriority", kContext, [&](Lock&, const ContextRef& context) {
    if (flags > CU_STREAM_NON_BLOCKING)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuStreamCreateWithPriority: flags %u", flags);
    ++state().counts["priority " + std::to_string(std::clamp(priority, kGreatestPriority, kLeastPriority))];
    const StreamRef stream = new_stream(context, false, flags == CU_STREAM_DEFAULT);
    *handle = stream->handle = state().streams.add(stream);
    return CUDA_SUCCESS;
  });
}

/// As in CUDA, the stream finishes its work before it ends.
CUresult cuStreamDestroy_v2(CUstream handle) {
  return enter("cuStreamDestroy_v2", kContext | kReleases, [&](Lock&, const ContextRef&) {
    const StreamRef stream = state().streams.find(handle);
    if (!stream)
      return misuse(CUDA_ERROR_INVALID_HANDLE, "cuStreamDestroy: stream %p does not exist",
                    static_cast<void*>(handle));
    if (stream->capture)
      return invalidate(*stream->capture, CUDA_ERROR_INVALID_HANDLE, "its stream was destroyed");
    state().streams.erase(handle);
    close_stream(stream);
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamSynchronize(CUstream handle) {
  return enter("cuStreamSynchronize", kContext | kReleases | kWaits,
               [&](Lock& lock, const ContextRef& context) {
                 StreamRef stream;
                 if (const CUresult error = find_stream(context, handle, &stream); !stream) return error;
                 if (stream->capture)
                   return invalidate(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
                                     "cuStreamSynchronize was called");
                 const MarkRef mark = stream->last;
                 if (const CUresult error = wait_for(lock, mark)) return error;
                 return stream->context->failure;
               });
}

CUresult cuStreamQuery(CUstream handle) {
  return enter("cuStreamQuery", kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    if (stream->capture)
      return invalidate(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, "cuStreamQuery was called");
    return stream->last && !stream->last->done ? CUDA_ERROR_NOT_READY : CUDA_SUCCESS;
  });
}

CUresult cuLaunchHostFunc(CUstream handle, CUhostFn function, void* data) {
  return enter("cuLaunchHostFunc", kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    if (!function) return misuse(CUDA_ERROR_INVALID_VALUE, "cuLaunchHostFunc: no function");
    Task task;
    task.what = "host function";
    task.calls_host = true;
    task.run = [=] { function(data); };
    return push(stream, std::move(task));
  });
}
}

}  // namespace stand_in

using namespace stand_in;  // NOLINT(google-build-using-namespace)

int stand_in_hold(CUstream_st* handle) {
  return enter("stand_in_hold", kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    stream->held = true;
    return CUDA_SUCCESS;
  });
}

int stand_in_release(CUstream_st* handle) {
  return enter("stand_in_release", kContext | kReleases, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream); !stream) return error;
    stream->held = false;
    stream->work.notify_all();
    return CUDA_SUCCESS;
  });
}
