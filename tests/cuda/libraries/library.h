// What stand-ins for NVIDIA's libraries share: they compute on the memory of the stand-in for the driver, in
// the order of its streams.
#pragma once
#include <dlfcn.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <mutex>
#include <unordered_set>
#include <vector>

#include "impl/backend/cuda/library_types.h"
#include "impl/dtype/float16.h"
#include "tests/cuda/driver/stand_in.h"

namespace stand_in_library {

using namespace catenary::cuda;  // NOLINT(google-build-using-namespace)
using Range = stand_in_range;

/// The stand-in for the driver, which the program has opened.
struct Driver {
  decltype(&::stand_in_call) call;
  decltype(&::stand_in_misuse) misuse;
  decltype(&::stand_in_run) run;
  Driver() {
    void* const library = dlopen(std::getenv("CATENARY_CUDA_DRIVER"), RTLD_NOW | RTLD_LOCAL);
    const auto find = [&]<class F>(F*& function, const char* name) {
      function = library ? reinterpret_cast<F*>(dlsym(library, name)) : nullptr;
      if (function) return;
      std::fprintf(stderr, "the stand-in for a library needs the stand-in for the driver\n");
      std::abort();
    };
    find(call, "stand_in_call");
    find(misuse, "stand_in_misuse");
    find(run, "stand_in_run");
  }
};
inline const Driver& driver() {
  static const Driver table;
  return table;
}

/// Records a misuse, and returns the error.
template <class Status>
__attribute__((format(printf, 2, 3))) Status misuse(Status error, const char* format, ...) {
  char text[500];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  driver().misuse(text);
  return error;
}

/// Appends work to a stream; returns a CUresult.
inline int run(CUstream stream, const char* name, const std::vector<Range>& ranges,
               std::function<void()> body) {
  return driver().run(
      stream, name, ranges.data(), ranges.size(),
      [](void* data) { (*static_cast<std::function<void()>*>(data))(); },
      [](void* data) { delete static_cast<std::function<void()>*>(data); },
      new std::function<void()>(std::move(body)));
}

/// The objects of one kind that exist.
template <class T>
class Objects {
 public:
  template <class... Arguments>
  T* add(Arguments&&... arguments) {
    auto* const object = new T{std::forward<Arguments>(arguments)...};
    const std::lock_guard<std::mutex> guard(mutex_);
    objects_.insert(object);
    return object;
  }
  bool has(const void* object) {
    const std::lock_guard<std::mutex> guard(mutex_);
    return objects_.count(static_cast<T*>(const_cast<void*>(object))) != 0;
  }
  bool remove(const void* object) {
    const std::lock_guard<std::mutex> guard(mutex_);
    T* const found = static_cast<T*>(const_cast<void*>(object));
    if (objects_.erase(found) == 0) return false;
    delete found;
    return true;
  }
  size_t count() {
    const std::lock_guard<std::mutex> guard(mutex_);
    return objects_.size();
  }

 private:
  std::mutex mutex_;
  std::unordered_set<T*> objects_;
};
template <class T>
Objects<T>& objects() {
  static Objects<T>& all = *new Objects<T>;
  return all;
}

template <class... T>
size_t count_objects() {
  return (objects<T>().count() + ...);
}

// Parts of entry points. Of every library's statuses 0 is success.

/// Counts the call, which `failure` answers if a fault is due.
template <class T, class Status>
Status create(T** object, const char* call, Status failure) {
  if (driver().call(call)) return failure;
  *object = objects<T>().add();
  return Status(0);
}
template <class T, class Status>
Status destroy(T* object, const char* call, Status failure) {
  return objects<T>().remove(object) ? Status(0) : misuse(failure, "%s: the object does not exist", call);
}
template <class T, class Status>
Status set_stream(T* handle, CUstream stream, const char* call, Status failure) {
  if (!objects<T>().has(handle)) return misuse(failure, "%s: the handle does not exist", call);
  handle->stream = stream;
  return Status(0);
}
template <class Status>
Status run(CUstream stream, const char* call, const std::vector<Range>& ranges, Status failure,
           std::function<void()> body) {
  return run(stream, call, ranges, std::move(body)) ? failure : Status(0);
}

/// Declares an entry point, which makes its definition visible.
#define STAND_IN_ENTRY(result, name, params) __attribute__((visibility("default"))) result name params;
/// The name of a status of a list in library_types.h.
#define STAND_IN_RETURN_NAME(status, LIST) \
  switch (status) { LIST(STAND_IN_NAME) }  \
  return "unknown"
#define STAND_IN_NAME(name, value) \
  case name:                       \
    return #name;

/// Numbers of an array as doubles.
enum class Type : uint8_t { half, bfloat16, single_, double_ };
inline size_t size_of(Type type) { return type == Type::double_ ? 8 : type == Type::single_ ? 4 : 2; }

template <class T>
T element(const void* data, int64_t i) {
  T x;
  std::memcpy(&x, static_cast<const char*>(data) + i * int64_t(sizeof(T)), sizeof(T));
  return x;
}
inline double load(Type type, const void* data, int64_t i) {
  switch (type) {
    case Type::half:
      return double(catenary::to_float(element<catenary::Half>(data, i)));
    case Type::bfloat16:
      return double(catenary::to_float(element<catenary::BFloat16>(data, i)));
    case Type::single_:
      return double(element<float>(data, i));
    case Type::double_:
      return element<double>(data, i);
  }
  return 0;
}
inline void store(Type type, void* data, int64_t i, double value) {
  const auto put = [&](auto x) {
    std::memcpy(static_cast<char*>(data) + i * int64_t(sizeof x), &x, sizeof x);
  };
  switch (type) {
    case Type::half:
      return put(catenary::to_half(float(value)));
    case Type::bfloat16:
      return put(catenary::to_bfloat16(float(value)));
    case Type::single_:
      return put(float(value));
    case Type::double_:
      return put(value);
  }
}

inline Type type_of(cudaDataType type) {
  switch (type) {
    case CUDA_R_16F:
      return Type::half;
    case CUDA_R_16BF:
      return Type::bfloat16;
    case CUDA_R_64F:
      return Type::double_;
    case CUDA_R_32F:
      break;
  }
  return Type::single_;
}

inline bool is_aligned(const void* data, uint64_t alignment) {
  return reinterpret_cast<uintptr_t>(data) % alignment == 0;
}

}  // namespace stand_in_library
