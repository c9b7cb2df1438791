// The timing loop of the sweep: runs a short program of calls of the C API many times, without Python in
// between.
#define SWEEP_HEADERS
#include "sweep_calls.inc"
#undef SWEEP_HEADERS

#include <chrono>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <utility>

namespace {

union Value {
  int64_t integer;
  double real;
  void* pointer;
};

using Call = ctn_status (*)(const Value*);
using Release = void (*)(void*);

template <class T>
T argument(const Value& value) {
  if constexpr (std::is_pointer_v<T>) {
    if constexpr (std::is_function_v<std::remove_pointer_t<T>>) {
      return reinterpret_cast<T>(value.pointer);
    } else {
      return static_cast<T>(value.pointer);
    }
  } else if constexpr (std::is_floating_point_v<T>) {
    return value.real;
  } else {
    return static_cast<T>(value.integer);
  }
}

template <class... A, size_t... I>
ctn_status apply(ctn_status (*function)(A...), const Value* values, std::index_sequence<I...>) {
  return function(argument<A>(values[I])...);
}

template <class... A>
ctn_status spread(ctn_status (*function)(A...), [[maybe_unused]] const Value* values) {
  return apply(function, values, std::index_sequence_for<A...>());
}

template <auto function>
ctn_status call(const Value* values) {
  return spread(function, values);
}

struct CallRow {
  std::string_view name;
  Call call;
};

struct ReleaseRow {
  std::string_view name;
  Release release;
};

#define SWEEP_CALL(name) {#name, &call<&ctn_##name>},
#define SWEEP_RELEASE(name)
constexpr CallRow calls[] = {
#include "sweep_calls.inc"
};
#undef SWEEP_CALL
#undef SWEEP_RELEASE
#define SWEEP_CALL(name)
#define SWEEP_RELEASE(name) \
  {#name, [](void* handle) { ctn_##name##_release(static_cast<ctn_##name*>(handle)); }},
constexpr ReleaseRow releases[] = {
#include "sweep_calls.inc"
};

// A handle that an earlier step wrote, and the argument or element of a list that is to hold it.
struct Transfer {
  void** target;
  void* const* source;
};

struct Drop {
  void** slot;
  Release release;
};

struct Step {
  Call call;
  const Value* values;
  const Transfer* transfers;
  int64_t transfer_count;
  const Drop* drops;  // what no later step needs
  int64_t drop_count;
};

}  // namespace

extern "C" {
__attribute__((visibility("default"))) Call sweep_call(const char* name) {
  for (const CallRow& row : calls) {
    if (row.name == name) return row.call;
  }
  return nullptr;
}

__attribute__((visibility("default"))) Release sweep_release(const char* name) {
  for (const ReleaseRow& row : releases) {
    if (row.name == name) return row.release;
  }
  return nullptr;
}

// Returns the index of the step that failed, with its status, or -1.
__attribute__((visibility("default"))) int64_t sweep_run(const Step* steps, int64_t count, int64_t iterations,
                                                         ctn_status* status, double* seconds) {
  const auto start = std::chrono::steady_clock::now();
  for (int64_t iteration = 0; iteration < iterations; iteration++) {
    for (int64_t i = 0; i < count; i++) {
      const Step& step = steps[i];
      for (int64_t k = 0; k < step.transfer_count; k++) *step.transfers[k].target = *step.transfers[k].source;
      *status = step.call(step.values);
      if (*status != CTN_OK) return i;
      for (int64_t k = 0; k < step.drop_count; k++) {
        step.drops[k].release(*step.drops[k].slot);
        *step.drops[k].slot = nullptr;
      }
    }
  }
  *seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return -1;
}
}
