// Events, and the rules and graphs of captured streams.
#include "tests/cuda/driver/state.h"

namespace stand_in {
namespace {

CUresult find_event(CUevent handle, const char* function, std::shared_ptr<Event>* event) {
  *event = state().events.find(handle);
  if (!*event)
    return misuse(CUDA_ERROR_INVALID_HANDLE, "%s: event %p does not exist", function,
                  static_cast<void*>(handle));
  return (*event)->context->failure;
}

/// Events that were recorded while their stream captured are points in a graph, not in time.
CUresult refuse_captured(const Event& event, const char* function) {
  if (!event.capture) return CUDA_SUCCESS;
  event.capture->invalid = true;
  return misuse(CUDA_ERROR_CAPTURED_EVENT, "%s: the event was recorded while its stream captured", function);
}

/// A stream waits for an event that was recorded while its stream captured.
CUresult wait_in_capture(const StreamRef& stream, const Event& event) {
  const std::shared_ptr<Capture>& capture = event.capture;
  if (capture->ended)
    return misuse(CUDA_ERROR_CAPTURED_EVENT,
                  "cuStreamWaitEvent: the capture in which the event was recorded ended");
  if (stream->legacy)
    return invalidate(*capture, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, "the legacy stream joined it");
  if (stream->capture && stream->capture != capture) {
    stream->capture->invalid = true;
    return invalidate(*capture, CUDA_ERROR_STREAM_CAPTURE_MERGE,
                      "an event of another capture was waited for");
  }
  if (!stream->capture) {
    stream->capture = capture;
    stream->captured = 0;
    capture->others.push_back(stream);
  }
  ++stream->captured;
  stream->joined = stream == capture->origin;
  if (event.stream != stream && event.position == event.stream->captured) event.stream->joined = true;
  return CUDA_SUCCESS;
}

void end(Capture& capture) {
  capture.ended = true;
  capture.origin->capture = nullptr;
  for (const StreamRef& other : capture.others) other->capture = nullptr;
  capture.origin = nullptr;
  capture.others.clear();
  std::erase_if(state().captures,
                [&](const std::shared_ptr<Capture>& item) { return item.get() == &capture; });
}

}  // namespace

CUresult invalidate(Capture& capture, CUresult error, const char* why) {
  capture.invalid = true;
  return misuse(error, "a capture became invalid: %s", why);
}

extern "C" {

CUresult cuEventCreate(CUevent* handle, unsigned flags) {
  return enter("cuEventCreate", kContext, [&](Lock&, const ContextRef& context) {
    if (flags & ~(CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING))
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuEventCreate: flags %u", flags);
    auto event = std::make_shared<Event>();
    event->context = context;
    event->flags = flags;
    *handle = state().events.add(std::move(event));
    return CUDA_SUCCESS;
  });
}

CUresult cuEventDestroy_v2(CUevent handle) {
  return enter("cuEventDestroy_v2", kContext | kReleases, [&](Lock&, const ContextRef&) {
    std::shared_ptr<Event> event;
    const CUresult error = find_event(handle, "cuEventDestroy", &event);
    if (event) state().events.erase(handle);
    return error;
  });
}

CUresult cuEventRecord(CUevent handle, CUstream stream_handle) {
  return enter("cuEventRecord", kContext, [&](Lock&, const ContextRef& context) {
    std::shared_ptr<Event> event;
    StreamRef stream;
    if (const CUresult error = find_event(handle, "cuEventRecord", &event)) return error;
    if (const CUresult error = find_stream(context, stream_handle, &stream)) return error;
    if (event->context != stream->context)
      return misuse(CUDA_ERROR_INVALID_HANDLE,
                    "cuEventRecord: the event belongs to another context than the stream");
    if (stream->capture) {
      event->mark = nullptr;
      event->capture = stream->capture;
      event->stream = stream;
      event->position = stream->captured;
      return CUDA_SUCCESS;
    }
    Task task;
    task.what = "record of event " + std::to_string(reinterpret_cast<uintptr_t>(handle));
    if (const CUresult error = push(stream, std::move(task))) return error;
    event->capture = nullptr;
    event->stream = nullptr;
    event->mark = stream->last;
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamWaitEvent(CUstream stream_handle, CUevent handle, unsigned flags) {
  return enter("cuStreamWaitEvent", kContext, [&](Lock&, const ContextRef& context) {
    std::shared_ptr<Event> event;
    StreamRef stream;
    if (const CUresult error = find_event(handle, "cuStreamWaitEvent", &event)) return error;
    if (const CUresult error = find_stream(context, stream_handle, &stream)) return error;
    if (flags) return misuse(CUDA_ERROR_INVALID_VALUE, "cuStreamWaitEvent: flags must be 0");
    if (event->capture) return wait_in_capture(stream, *event);
    if (!event->mark) return CUDA_SUCCESS;
    if (stream->capture)
      return invalidate(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_ISOLATION,
                        "it waits for an event that was recorded outside of it");
    Task task;
    task.what = "wait for event " + std::to_string(reinterpret_cast<uintptr_t>(handle));
    task.after.push_back(event->mark);
    return push(stream, std::move(task));
  });
}

CUresult cuEventSynchronize(CUevent handle) {
  return enter("cuEventSynchronize", kContext | kReleases | kWaits | kUncaptured,
               [&](Lock& lock, const ContextRef&) {
                 std::shared_ptr<Event> event;
                 if (const CUresult error = find_event(handle, "cuEventSynchronize", &event); !event)
                   return error;
                 if (const CUresult error = refuse_captured(*event, "cuEventSynchronize")) return error;
                 const MarkRef mark = event->mark;
                 if (const CUresult error = wait_for(lock, mark)) return error;
                 return event->context->failure;
               });
}

CUresult cuEventQuery(CUevent handle) {
  return enter("cuEventQuery", kContext | kUncaptured, [&](Lock&, const ContextRef&) {
    std::shared_ptr<Event> event;
    if (const CUresult error = find_event(handle, "cuEventQuery", &event)) return error;
    if (const CUresult error = refuse_captured(*event, "cuEventQuery")) return error;
    return event->mark && !event->mark->done ? CUDA_ERROR_NOT_READY : CUDA_SUCCESS;
  });
}

CUresult cuEventElapsedTime(float* milliseconds, CUevent start_handle, CUevent end_handle) {
  return enter("cuEventElapsedTime", kContext, [&](Lock&, const ContextRef&) {
    std::shared_ptr<Event> events[2];
    if (const CUresult error = find_event(start_handle, "cuEventElapsedTime", &events[0])) return error;
    if (const CUresult error = find_event(end_handle, "cuEventElapsedTime", &events[1])) return error;
    for (const std::shared_ptr<Event>& event : events) {
      if (const CUresult error = refuse_captured(*event, "cuEventElapsedTime")) return error;
      if (!event->mark || (event->flags & CU_EVENT_DISABLE_TIMING))
        return misuse(CUDA_ERROR_INVALID_HANDLE,
                      "cuEventElapsedTime: an event was not recorded or is not timed");
    }
    for (const std::shared_ptr<Event>& event : events) {
      if (!event->mark->done) return CUDA_ERROR_NOT_READY;
    }
    *milliseconds =
        static_cast<float>(static_cast<double>(events[1]->mark->time - events[0]->mark->time) * 1e-6);
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamBeginCapture_v2(CUstream handle, CUstreamCaptureMode mode) {
  return enter("cuStreamBeginCapture_v2", kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    if (stream->legacy)
      return misuse(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
                    "cuStreamBeginCapture: the legacy stream cannot capture");
    if (stream->capture)
      return misuse(CUDA_ERROR_ILLEGAL_STATE, "cuStreamBeginCapture: the stream captures already");
    auto capture = std::make_shared<Capture>();
    capture->origin = stream;
    capture->mode = mode;
    capture->thread = std::this_thread::get_id();
    stream->captured = 0;
    stream->joined = true;
    stream->capture = capture;
    state().captures.push_back(std::move(capture));
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamEndCapture(CUstream handle, CUgraph* graph) {
  return enter("cuStreamEndCapture", kContext | kReleases, [&](Lock&, const ContextRef& context) {
    *graph = nullptr;
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream); !stream) return error;
    const std::shared_ptr<Capture> capture = stream->capture;
    if (!capture) return misuse(CUDA_ERROR_ILLEGAL_STATE, "cuStreamEndCapture: the stream does not capture");
    if (capture->origin != stream)
      return invalidate(*capture, CUDA_ERROR_STREAM_CAPTURE_UNMATCHED,
                        "another stream than its first ends it");
    if (capture->mode != CU_STREAM_CAPTURE_MODE_RELAXED && capture->thread != std::this_thread::get_id())
      return misuse(CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD,
                    "cuStreamEndCapture: another thread began the capture");
    bool joined = true;
    for (const StreamRef& other : capture->others) joined = joined && other->joined;
    end(*capture);
    if (capture->invalid) return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (!joined)
      return misuse(CUDA_ERROR_STREAM_CAPTURE_UNJOINED,
                    "cuStreamEndCapture: nothing waits for a stream that joined");
    auto made = std::make_shared<Graph>();
    made->context = stream->context;
    made->tasks = std::move(capture->tasks);
    *graph = state().graphs.add(std::move(made));
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamIsCapturing(CUstream handle, CUstreamCaptureStatus* status) {
  return enter("cuStreamIsCapturing", kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    *status = !stream->capture           ? CU_STREAM_CAPTURE_STATUS_NONE
              : stream->capture->invalid ? CU_STREAM_CAPTURE_STATUS_INVALIDATED
                                         : CU_STREAM_CAPTURE_STATUS_ACTIVE;
    return CUDA_SUCCESS;
  });
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec* exec, CUgraph handle, unsigned long long flags) {
  return enter("cuGraphInstantiateWithFlags", kContext, [&](Lock&, const ContextRef&) {
    const std::shared_ptr<Graph> graph = state().graphs.find(handle);
    if (!graph || flags)
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuGraphInstantiate: no such graph, or flags");
    *exec = state().executables.add(std::make_shared<Graph>(*graph));
    return CUDA_SUCCESS;
  });
}

CUresult cuGraphLaunch(CUgraphExec handle, CUstream stream_handle) {
  return enter("cuGraphLaunch", kContext, [&](Lock&, const ContextRef& context) {
    const std::shared_ptr<Graph> graph = state().executables.find(handle);
    StreamRef stream;
    if (!graph) return misuse(CUDA_ERROR_INVALID_VALUE, "cuGraphLaunch: no such graph");
    if (const CUresult error = find_stream(context, stream_handle, &stream)) return error;
    if (graph->context != stream->context)
      return misuse(CUDA_ERROR_INVALID_HANDLE,
                    "cuGraphLaunch: the graph belongs to another context than the stream");
    Task launch;
    launch.what = "graph";
    for (const Task& task : graph->tasks) {
      for (const std::shared_ptr<Resource>& used : task.uses) {
        if (!used->live)
          return misuse(CUDA_ERROR_INVALID_VALUE, "cuGraphLaunch: %s uses what was freed (%s)",
                        task.what.c_str(), used->name.c_str());
        launch.uses.push_back(used);
      }
    }
    launch.run = [graph] {
      for (const Task& task : graph->tasks) {
        if (const CUresult error = execute(task)) throw error;  // execute() catches it
      }
    };
    return push(stream, std::move(launch));
  });
}

CUresult cuGraphExecDestroy(CUgraphExec handle) {
  return enter("cuGraphExecDestroy", kContext | kReleases, [&](Lock&, const ContextRef&) {
    if (!state().executables.find(handle))
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuGraphExecDestroy: no such graph");
    state().executables.erase(handle);
    return CUDA_SUCCESS;
  });
}

CUresult cuGraphDestroy(CUgraph handle) {
  return enter("cuGraphDestroy", kContext | kReleases, [&](Lock&, const ContextRef&) {
    if (!state().graphs.find(handle))
      return misuse(CUDA_ERROR_INVALID_VALUE, "cuGraphDestroy: no such graph");
    state().graphs.erase(handle);
    return CUDA_SUCCESS;
  });
}
}

}  // namespace stand_in
