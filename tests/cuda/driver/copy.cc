// Copies and fills.
#include <cstring>

#include "tests/cuda/driver/state.h"

namespace stand_in {
namespace {

char* at(uintptr_t address) { return reinterpret_cast<char*>(address); }

std::string describe(const char* function, size_t size) {
  return std::string(function) + " of " + std::to_string(size) + " bytes";
}

/// The range of a copy or fill in memory that the context may use.
CUresult check_range(const char* function, const char* what, uintptr_t address, size_t size,
                     const Context& context, Task* task) {
  const char* problem = range_problem(address, size, context, &task->uses);
  if (!problem) return CUDA_SUCCESS;
  return misuse(CUDA_ERROR_INVALID_VALUE, "%s: the %s, %zu bytes at %#zx, %s", function, what, size,
                size_t{address}, problem);
}

/// What a copy from or to the host uses: pinned memory, which is used when the work runs, or other memory.
CUresult check_host(const char* function, uintptr_t address, size_t size, const Context& context, Task* task,
                    bool* pinned) {
  const std::shared_ptr<Memory> memory = memory_at(address);
  *pinned = memory && memory->kind == Memory::Kind::pinned;
  if (*pinned) return check_range(function, "range of the host", address, size, context, task);
  if (address == 0 || touches_memory(address, size))
    return misuse(CUDA_ERROR_INVALID_VALUE, "%s: %zu bytes at %#zx are not memory of the host", function,
                  size, size_t{address});
  ++state().counts["pageable"];
  return CUDA_SUCCESS;
}

CUresult refuse_pageable_capture(const char* function, const StreamRef& stream) {
  if (!stream->capture) return CUDA_SUCCESS;
  return invalidate(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
                    (std::string(function) + " with memory of the host that is not pinned").c_str());
}

CUresult device_copy(const char* function, uintptr_t to, const Context& to_context, uintptr_t from,
                     const Context& from_context, size_t size, const StreamRef& stream) {
  Task task;
  task.what = describe(function, size);
  if (const CUresult error = check_range(function, "destination", to, size, to_context, &task)) return error;
  if (const CUresult error = check_range(function, "source", from, size, from_context, &task)) return error;
  if (to < from + size && from < to + size)
    return misuse(CUDA_ERROR_INVALID_VALUE, "%s: source and destination overlap", function);
  task.run = [=] { std::memcpy(at(to), at(from), size); };
  return push(stream, std::move(task));
}

template <class T>
CUresult fill(const char* function, CUdeviceptr to, T value, size_t count, CUstream handle) {
  return enter(function, kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    if (count == 0) return CUDA_SUCCESS;
    if (to % sizeof(T))
      return misuse(CUDA_ERROR_INVALID_VALUE, "%s: the address %#llx is not aligned", function, to);
    if (count > SIZE_MAX / sizeof(T))
      return misuse(CUDA_ERROR_INVALID_VALUE, "%s: too many elements", function);
    Task task;
    task.what = describe(function, count * sizeof(T));
    if (const CUresult error =
            check_range(function, "destination", to, count * sizeof(T), *stream->context, &task))
      return error;
    task.run = [=] {
      T* out = reinterpret_cast<T*>(at(to));
      for (size_t i = 0; i < count; ++i) out[i] = value;
    };
    return push(stream, std::move(task));
  });
}

}  // namespace

extern "C" {

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void* from, size_t size, CUstream handle) {
  const char* name = "cuMemcpyHtoDAsync_v2";
  return enter(name, kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    if (size == 0) return CUDA_SUCCESS;
    Task task;
    task.what = describe(name, size);
    bool pinned;
    if (const CUresult error = check_range(name, "destination", to, size, *stream->context, &task))
      return error;
    if (const CUresult error =
            check_host(name, reinterpret_cast<uintptr_t>(from), size, *stream->context, &task, &pinned))
      return error;
    if (pinned) {
      task.run = [=] { std::memcpy(at(to), from, size); };
    } else {
      if (const CUresult error = refuse_pageable_capture(name, stream)) return error;
      // As CUDA does: the source may be reused when the call returns.
      const char* bytes = static_cast<const char*>(from);
      task.run = [to, copy = std::vector<char>(bytes, bytes + size)] {
        std::memcpy(at(to), copy.data(), copy.size());
      };
    }
    return push(stream, std::move(task));
  });
}

CUresult cuMemcpyDtoHAsync_v2(void* to, CUdeviceptr from, size_t size, CUstream handle) {
  const char* name = "cuMemcpyDtoHAsync_v2";
  return enter(name, kContext, [&](Lock& lock, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    if (size == 0) return CUDA_SUCCESS;
    Task task;
    task.what = describe(name, size);
    bool pinned;
    if (const CUresult error = check_range(name, "source", from, size, *stream->context, &task)) return error;
    if (const CUresult error =
            check_host(name, reinterpret_cast<uintptr_t>(to), size, *stream->context, &task, &pinned))
      return error;
    task.run = [=] { std::memcpy(to, at(from), size); };
    if (pinned) return push(stream, std::move(task));
    if (const CUresult error = refuse_pageable_capture(name, stream)) return error;
    // As CUDA does: the bytes are there when the call returns.
    ++state().counts["wait"];
    if (const CUresult error = push(stream, std::move(task))) return error;
    const MarkRef mark = stream->last;
    if (const CUresult error = wait_for(lock, mark)) return error;
    return stream->context->failure;
  });
}

CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream handle) {
  const char* name = "cuMemcpyDtoDAsync_v2";
  return enter(name, kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    if (size == 0) return CUDA_SUCCESS;
    return device_copy(name, to, *stream->context, from, *stream->context, size, stream);
  });
}

CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context,
                           size_t size, CUstream handle) {
  const char* name = "cuMemcpyPeerAsync";
  return enter(name, kContext, [&](Lock&, const ContextRef& context) {
    StreamRef stream;
    if (const CUresult error = find_stream(context, handle, &stream)) return error;
    const ContextRef to_owner = state().contexts.find(to_context),
                     from_owner = state().contexts.find(from_context);
    if (!to_owner || !from_owner)
      return misuse(CUDA_ERROR_INVALID_CONTEXT, "%s: a context does not exist", name);
    if (to_owner->failure) return to_owner->failure;
    if (from_owner->failure) return from_owner->failure;
    if (size == 0) return CUDA_SUCCESS;
    return device_copy(name, to, *to_owner, from, *from_owner, size, stream);
  });
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count, CUstream stream) {
  return fill("cuMemsetD8Async", to, value, count, stream);
}

CUresult cuMemsetD16Async(CUdeviceptr to, unsigned short value, size_t count, CUstream stream) {
  return fill("cuMemsetD16Async", to, value, count, stream);
}

CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t count, CUstream stream) {
  return fill("cuMemsetD32Async", to, value, count, stream);
}
}

}  // namespace stand_in
