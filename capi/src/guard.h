// The boundary between C and C++: no exception passes it, and all arguments are checked here.
#pragma once
#include <catenary/types.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "capi/generated/handles.h"
#include "impl/base/call.h"
#include "impl/base/callback.h"
#include "impl/base/callback_error.h"
#include "impl/base/error.h"
#include "impl/base/object.h"
#include "impl/base/of_class.h"
#include "impl/base/span.h"
#include "impl/base/user_table.h"

namespace catenary::capi {

// Errors of a thread.

/// Small on purpose: initial-exec storage of a library that is opened late comes out of a reserve of a few
/// hundred bytes that all libraries of the process share. The text itself is on the heap.
struct ErrorState {
  char* text;
  ctn_status code;
  uint32_t generation;  // counts failures, to tell a callback's own message from an older one
};
extern __thread ErrorState error_state __attribute__((tls_model("initial-exec"), visibility("hidden")));

/// Stores a status and message (cut at 4 KB) for ctn_error_message; never fails.
void set_error(ctn_status code, const char* name, std::string_view message) noexcept;

/// Turns the current exception into a status and stores its message. `generation` is the one at the beginning
/// of the call.
ctn_status failure(const char* name, uint32_t generation) noexcept __attribute__((cold));

/// Runs the body of an API function; it returns nothing, or a ctn_status.
template <class F>
inline ctn_status guard(const char* name, F&& body) noexcept {
  uint32_t generation = error_state.generation;
  current_call = name;
  try {
    if constexpr (std::is_void_v<decltype(body())>) {
      body();
      return CTN_OK;
    } else {
      return body();
    }
  } catch (...) {
    return failure(name, generation);
  }
}

/// The same for functions that return a value; after a failure they return `fallback`.
template <class T, class F>
inline T guard_value(const char* name, F&& body, T fallback = T{}) noexcept {
  uint32_t generation = error_state.generation;
  current_call = name;
  try {
    return body();
  } catch (...) {
    failure(name, generation);
    return fallback;
  }
}

/// Fails because the library was built without a component.
ctn_status absent(const char* name, const char* component) noexcept __attribute__((cold));

/// The same after `give_back` has taken and released what the call owns.
template <class F>
inline ctn_status absent(const char* name, const char* component, F&& give_back) noexcept {
  current_call = name;
  give_back();
  return absent(name, component);
}

// Failures of argument checks, out of line.

/// Sets the last failure of the thread, for calls that cannot fail.
void refuse(const char* name, const char* expected, const void* handle) noexcept __attribute__((cold));

[[noreturn]] void fail_null(const char* argument, const char* expected) __attribute__((cold));
[[noreturn]] void fail_null_entry(const char* argument, size_t index, const char* expected)
    __attribute__((cold));
[[noreturn]] void fail_null_list(const char* argument, size_t count) __attribute__((cold));
[[noreturn]] void fail_dtype(const char* argument, ctn_dtype dtype) __attribute__((cold));
[[noreturn]] void fail_choice(const char* argument, int32_t value, int32_t low, int32_t high)
    __attribute__((cold));
[[noreturn]] void fail_count(const char* argument, size_t expected, size_t actual) __attribute__((cold));
[[noreturn]] void fail_flag(const char* argument, int32_t value) __attribute__((cold));
[[noreturn]] void fail_many(const char* argument, size_t count, size_t most) __attribute__((cold));
[[noreturn]] void fail_kind(const char* argument, size_t index, const char* expected, const void* handle)
    __attribute__((cold));

constexpr size_t kNoIndex = SIZE_MAX;  // for fail_kind: the argument is not a list

// Handles.

/// Whether a handle that is not NULL has its type. The byte reveals handles of other types and, as long as
/// their memory has not been reused, released ones.
template <class Handle>
inline bool is_kind(Handle* handle) {
  constexpr Kind expected = kind<std::remove_const_t<Handle>>;
  const Kind actual = reinterpret_cast<const ctn_object*>(handle)->kind();
  return expected == Kind::none ? is_handle(actual) : actual == expected;
}

/// For functions that return a value: whether there is an object to query.
template <class Handle>
inline bool has(Handle* handle) {
  return handle && is_kind(handle);
}

template <class Handle>
inline void check_kind(Handle* handle, const char* argument, size_t index = kNoIndex) {
  if (__builtin_expect(!is_kind(handle), 0))
    fail_kind(argument, index, noun<std::remove_const_t<Handle>>, handle);
}

/// The object of a handle that must not be NULL: const for arrays that are only read, otherwise mutable.
template <class Handle>
inline Handle& in(Handle* handle, const char* argument) {
  if (__builtin_expect(handle == nullptr, 0)) fail_null(argument, noun<std::remove_const_t<Handle>>);
  check_kind(handle, argument);
  return *handle;
}

template <class Handle>
inline Handle& inout(Handle* handle, const char* argument) {
  static_assert(!std::is_const_v<Handle>);
  return in(handle, argument);
}

template <class Handle>
inline Handle* in_or_null(Handle* handle, const char* argument) {
  if (handle) check_kind(handle, argument);
  return handle;
}

template <class Handle>
inline Handle* inout_or_null(Handle* handle, const char* argument) {
  static_assert(!std::is_const_v<Handle>);
  return in_or_null(handle, argument);
}

/// A new reference to the object of a handle, for an implementation that keeps it.
template <class Handle>
inline Ref<Handle> shared(Handle* handle, const char* argument) {
  return share(in(handle, argument));
}

template <class Handle>
inline Ref<Handle> shared_or_null(Handle* handle, const char* argument) {
  return Ref<Handle>::share(in_or_null(handle, argument));
}

/// The object of a handle that must be of the class T, which derives from the class of the handle.
template <class T, class Handle>
inline T& as(Handle* handle, const char* argument) {
  return of_class<T>(in(handle, argument), argument);
}

// Getters: there is no object to query for NULL and for handles of another type.

template <class Handle>
inline Handle* valid(Handle* handle) {
  return has(handle) ? handle : nullptr;
}

template <class T, class Handle>
inline T* cast(Handle* handle) {
  return dynamic_cast<T*>(valid(handle));
}

/// The query of a getter: an expression of `self`.
#define CTN_ASK(...) [&](auto& self) noexcept(noexcept(__VA_ARGS__)) -> decltype(auto) { return __VA_ARGS__; }

/// Returns the result of `ask` for the object, or `fallback` if there is no object or the query fails.
template <class T, class Object, class F>
inline T get(const char* name, Object* object, F&& ask, T fallback = T{}) noexcept {
  if (!object) return fallback;
  const auto value = [&]() noexcept(noexcept(ask(*object))) -> T {
    if constexpr (std::is_same_v<decltype(ask(*object)), const std::string&>)
      return ask(*object).c_str();
    else
      return static_cast<T>(ask(*object));
  };
  if constexpr (noexcept(value()))
    return value();
  else
    return guard_value<T>(name, value, fallback);
}

/// A list must fit in half of the address space; a larger length is a negative number of the caller.
template <class T>
inline void check_count(size_t count, const char* argument) {
  constexpr size_t most = size_t(PTRDIFF_MAX) / sizeof(T);
  if (__builtin_expect(count > most, 0)) fail_many(argument, count, most);
}

/// A list of handles, none of which may be NULL unless `nullable`.
template <class Handle>
inline Span<Handle* const> handles(Handle* const* list, size_t count, const char* argument,
                                   bool nullable = false) {
  check_count<Handle*>(count, argument);
  if (!list && count) fail_null_list(argument, count);
  for (size_t i = 0; i < count; ++i)
    if (list[i])
      check_kind(list[i], argument, i);
    else if (!nullable)
      fail_null_entry(argument, i, noun<std::remove_const_t<Handle>>);
  return {list, count};
}

/// A list whose length is that of another list; NULL omits it, and entries may also be NULL.
template <class Handle>
inline Span<Handle* const> handles_or_null(Handle* const* list, size_t count, const char* argument) {
  return handles(list, list ? count : 0, argument, true);
}

/// The bodies of retain and release: they ignore handles of another type and released handles.
template <class Handle>
inline Handle* retain(Handle* handle, const char* name) {
  if (!handle) return nullptr;
  if (__builtin_expect(!is_kind(handle), 0)) {
    refuse(name, noun<std::remove_const_t<Handle>>, handle);
    return nullptr;
  }
  reinterpret_cast<const ctn_object*>(handle)->retain();
  return handle;
}

template <class Handle>
inline void release(Handle* handle, const char* name) {
  if (!handle) return;
  if (__builtin_expect(!is_kind(handle), 0)) return refuse(name, noun<std::remove_const_t<Handle>>, handle);
  reinterpret_cast<const ctn_object*>(handle)->release();
}

// Outputs.

template <class T>
inline void clear(T** out) {
  if (out) *out = nullptr;
}

template <class T>
inline void clear(T** outs, size_t count) {
  if (!outs || count > size_t(PTRDIFF_MAX) / sizeof(T*)) return;
  for (size_t i = 0; i < count; ++i) outs[i] = nullptr;
}

/// The pointer for an output must not be NULL; the output is NULL until the call has succeeded.
template <class T>
inline void open(T** out, const char* argument) {
  if (__builtin_expect(out == nullptr, 0)) fail_null(argument, "a pointer for the result");
  *out = nullptr;
}

template <class T>
inline void open(T** outs, size_t count, const char* argument) {
  check_count<T*>(count, argument);
  if (!outs && count) fail_null_list(argument, count);
  clear(outs, count);
}

/// Passes a new reference to the caller; an empty one becomes NULL.
template <class Handle>
inline Handle* give(Ref<Handle> reference) {
  return reference.leak();
}

template <class Handle, class = std::enable_if_t<std::is_base_of_v<Object, Handle>>>
inline Handle* give(Handle& object) {
  return share(object).leak();
}

template <class Handle>
inline Handle* give(Handle* object) {
  return Ref<Handle>::share(object).leak();
}

/// Passes as many new references to the caller as there is room for; any other number is an error.
template <class References, class Handle>
inline void give(References references, Handle** outs, size_t count, const char* argument) {
  if (references.size() != count) fail_count(argument, references.size(), count);
  for (size_t i = 0; i < count; ++i) outs[i] = references[i].leak();
}

// Plain arguments.

template <class T>
inline T& reference(T* pointer, const char* argument) {
  if (__builtin_expect(pointer == nullptr, 0)) fail_null(argument, "a pointer");
  return *pointer;
}

template <class Fn>
inline void require(Fn function, const char* argument) {
  if (!function) fail_null(argument, "a function");
}

/// The user's table with the functions that were given.
template <class Callbacks>
inline UserTable<Callbacks> filled(UserTable<Callbacks> table, const Callbacks* given, const char* argument) {
  table.fill(reference(given, argument), argument);
  return table;
}

template <class T>
inline Span<T> list(T* data, size_t count, const char* argument) {
  check_count<T>(count, argument);
  if (__builtin_expect(data == nullptr && count != 0, 0)) fail_null_list(argument, count);
  return {data, count};
}

/// A list of strings, none of which may be NULL.
inline Span<const char* const> texts(const char* const* data, size_t count, const char* argument) {
  const auto all = list(data, count, argument);
  for (size_t i = 0; i < all.size; ++i)
    if (!all[i]) fail_null_entry(argument, i, "a string");
  return all;
}

/// A list that NULL omits: a span without data, while an empty list has an address. `shared`: the count
/// belongs to another list and says nothing about this one.
template <class T>
inline Span<T> list_or_null(T* data, size_t count, const char* argument, bool shared = false) {
  if (!data && shared) return {data, 0};
  return list(data, count, argument);
}

/// A list with one element per axis: its length is checked before it is read.
template <class T>
inline Span<T> dims(T* data, size_t count, const char* argument) {
  if (__builtin_expect(count > CTN_MAX_NDIM, 0)) fail_many(argument, count, CTN_MAX_NDIM);
  return list(data, count, argument);
}

template <class T>
inline Span<T> dims_or_null(T* data, size_t count, const char* argument, bool shared = false) {
  if (__builtin_expect(count > CTN_MAX_NDIM, 0)) fail_many(argument, count, CTN_MAX_NDIM);
  return list_or_null(data, count, argument, shared);
}

inline bool flag(int32_t value, const char* argument) {
  if (__builtin_expect((value & ~1) != 0, 0)) fail_flag(argument, value);
  return value != 0;
}

inline const char* text(const char* value, const char* argument) {
  if (__builtin_expect(value == nullptr, 0)) fail_null(argument, "a string");
  return value;
}

inline ctn_dtype dtype_in(ctn_dtype dtype, const char* argument) {
  if (__builtin_expect(static_cast<uint32_t>(dtype) > CTN_FLOAT64, 0)) fail_dtype(argument, dtype);
  return dtype;
}

inline ctn_dtype dtype_or_none(ctn_dtype dtype, const char* argument) {
  return dtype == CTN_DTYPE_NONE ? dtype : dtype_in(dtype, argument);
}

inline int32_t choice(int32_t value, int32_t low, int32_t high, const char* argument) {
  if (__builtin_expect(value < low || value > high, 0)) fail_choice(argument, value, low, high);
  return value;
}

/// Copies as snprintf does: if there is too little room, the caller receives the beginning, cut between
/// characters. The length is always that of the whole text. Without a buffer, only the length is returned.
void copy_text(char* buffer, size_t capacity, size_t* length, std::string_view value);

}  // namespace catenary::capi
