// What the stand-in for the driver does for stand-ins of libraries.
#include "tests/cuda/driver/state.h"

using namespace stand_in;  // NOLINT(google-build-using-namespace)

int stand_in_call(const char* name) {
  return enter(name, kContext, [](Lock&, const ContextRef&) { return CUDA_SUCCESS; });
}

void stand_in_misuse(const char* text) {
  const Lock lock(state().mutex);
  misuse(CUDA_ERROR_INVALID_VALUE, "%s", text);
}

int stand_in_run(CUstream_st* handle, const char* name, const stand_in_range* ranges, size_t count,
                 void (*run)(void* data), void (*destroy)(void* data), void* data) {
  const std::shared_ptr<void> owned(data, destroy);
  return enter(name, kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    Task task;
    task.what = name;
    for (const stand_in_range* range = ranges; range != ranges + count; ++range)
      if (const char* problem = range_problem(reinterpret_cast<uintptr_t>(range->address), range->size,
                                              *stream->context, &task.uses))
        return misuse(CUDA_ERROR_INVALID_VALUE, "%s: %s: %s", name, range->what, problem);
    task.run = [=] { run(owned.get()); };
    return push(stream, std::move(task));
  });
}
