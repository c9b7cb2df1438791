// Errors of threads, and failures of arguments.
#include "capi/src/guard.h"

#include <catenary/base.h>
#include <pthread.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

#include "impl/base/utf8.h"

namespace catenary::capi {

__thread ErrorState error_state
    __attribute__((tls_model("initial-exec"), visibility("hidden"))) = {nullptr, CTN_OK, 0};

namespace {

constexpr size_t kTextSize = 4096;
constexpr char kNoMemory[] = "out of memory, and none was left for the message";

pthread_once_t key_once = PTHREAD_ONCE_INIT;
pthread_key_t key;
bool key_exists = false;

void free_text(void* text) {
  if (error_state.text == text) error_state.text = nullptr;
  std::free(text);
}

void make_key() { key_exists = pthread_key_create(&key, free_text) == 0; }

/// The calling thread's buffer, or NULL if there is no memory for one.
char* text_buffer() {
  if (error_state.text && error_state.text != kNoMemory) return error_state.text;
  char* text = static_cast<char*>(std::malloc(kTextSize));
  if (!text) return nullptr;
  pthread_once(&key_once, make_key);
  if (key_exists) pthread_setspecific(key, text);
  error_state.text = text;
  return text;
}

/// Returns the length of the longest prefix of at most `room` bytes that does not end within a UTF-8
/// sequence.
size_t cut(std::string_view text, size_t room) {
  if (text.size() <= room) return text.size();
  size_t end = room;
  while (end > 0 && room - end < 4 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return end;
}

/// Appends characters while there is room; bytes that are not UTF-8 appear as \xNN, so that the text stays
/// UTF-8.
size_t append(char* buffer, size_t used, std::string_view text) {
  constexpr char digits[] = "0123456789abcdef";
  for (size_t i = 0; i < text.size();) {
    const size_t length = catenary::character_bytes(text.substr(i));
    if (used + (length ? length : 4) >= kTextSize) break;
    if (length) {
      std::memcpy(buffer + used, text.data() + i, length);
    } else {
      const unsigned char byte = static_cast<unsigned char>(text[i]);
      const char escaped[] = {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
      std::memcpy(buffer + used, escaped, sizeof escaped);
    }
    used += length ? length : 4;
    i += length ? length : 1;
  }
  return used;
}

/// Describes a pointer that is not of the expected type, as far as its byte shows it.
const char* noun_of(const void* handle) {
  const Kind actual = static_cast<const ctn_object*>(handle)->kind();
  if (actual == Kind::released) return "a handle that was released";
  return is_handle(actual) ? kNouns[size_t(actual) - size_t(Kind::none) - 1] : "something that is no handle";
}

}  // namespace
}  // namespace catenary::capi

std::string catenary::take_callback_message(ctn_status status) {
  const capi::ErrorState& last = capi::error_state;
  std::string message = status != CTN_OK && last.code == status && last.text ? last.text : "";
  capi::error_state.code = CTN_OK;
  return message;
}

namespace catenary::capi {

void set_error(ctn_status code, const char* name, std::string_view message) noexcept {
  error_state.code = code;
  ++error_state.generation;
  char* buffer = text_buffer();
  if (!buffer) {
    error_state.text = const_cast<char*>(kNoMemory);
    return;
  }
  std::string own;  // the message may be in the buffer itself if a callback passes it in
  if (message.data() >= buffer && message.data() < buffer + kTextSize) try {
      own = message;
      message = own;
    } catch (const std::bad_alloc&) {
      message = {};
    }
  size_t used = 0;
  if (name) {
    used = append(buffer, used, name);
    used = append(buffer, used, ": ");
  }
  buffer[append(buffer, used, message)] = '\0';
}

/// For a callback that failed without a message of its own.
static void set_unexplained(ctn_status status, const char* name) noexcept {
  char message[64];
  std::snprintf(message, sizeof message, "a callback returned status %d", static_cast<int>(status));
  set_error(status, name, message);
}

ctn_status failure(const char* name, uint32_t generation) noexcept {
  settle_exceptions();
  try {
    throw;
  } catch (const CallbackError& error) {
    bool explained = error_state.generation != generation && error_state.code == error.status();
    if (!explained) set_unexplained(error.status(), name);
    return error.status();
  } catch (const CarriedCallbackError& error) {
    if (*error.what())
      set_error(error.status(), nullptr, error.what());
    else
      set_unexplained(error.status(), name);
    return error.status();
  } catch (const Error& error) {
    set_error(error.status(), name, error.what());
    return error.status();
  } catch (const std::bad_alloc&) {
    set_error(CTN_ERROR_OUT_OF_MEMORY, name, "out of memory");
    return CTN_ERROR_OUT_OF_MEMORY;
  } catch (const std::length_error&) {
    set_error(CTN_ERROR_OUT_OF_MEMORY, name, "out of memory: a list would be longer than memory can be");
    return CTN_ERROR_OUT_OF_MEMORY;
  } catch (const std::exception& error) {
    set_error(CTN_ERROR_INTERNAL, name, error.what());
  } catch (...) {
    set_error(CTN_ERROR_INTERNAL, name, "an exception of unknown type");
  }
  return CTN_ERROR_INTERNAL;
}

ctn_status absent(const char* name, const char* component) noexcept {
  return guard(name, [&] {
    fail(CTN_ERROR_UNAVAILABLE, "this library was built without the component \"%s\"", component);
  });
}

void fail_null(const char* argument, const char* expected) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %s, got NULL", argument, expected);
}

void fail_null_entry(const char* argument, size_t index, const char* expected) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s[%zu]: expected %s, got NULL", argument, index, expected);
}

void fail_null_list(const char* argument, size_t count) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %zu element%s, got NULL", argument, count,
       count == 1 ? "" : "s");
}

void fail_dtype(const char* argument, ctn_dtype dtype) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a ctn_dtype, got %d", argument, static_cast<int>(dtype));
}

void fail_choice(const char* argument, int32_t value, int32_t low, int32_t high) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a value from %d to %d, got %d", argument,
       static_cast<int>(low), static_cast<int>(high), static_cast<int>(value));
}

void fail_count(const char* argument, size_t expected, size_t actual) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected room for %zu handle%s, got %zu", argument, expected,
       expected == 1 ? "" : "s", actual);
}

void fail_flag(const char* argument, int32_t value) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected 0 or 1, got %d", argument, static_cast<int>(value));
}

void fail_many(const char* argument, size_t count, size_t most) {
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at most %zu elements, got %zu", argument, most, count);
}

void fail_kind(const char* argument, size_t index, const char* expected, const void* handle) {
  const std::string place = index == kNoIndex ? std::string() : format("[%zu]", index);
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s%s: expected %s, got %s", argument, place.c_str(), expected,
       noun_of(handle));
}

void refuse(const char* name, const char* expected, const void* handle) noexcept {
  char message[128];
  std::snprintf(message, sizeof message, "self: expected %s, got %s", expected, noun_of(handle));
  set_error(CTN_ERROR_INVALID_ARGUMENT, name, message);
}

void copy_text(char* buffer, size_t capacity, size_t* length, std::string_view value) {
  if (length) *length = value.size();
  if (!buffer) {
    if (!length)
      fail(CTN_ERROR_INVALID_ARGUMENT, "expected a buffer or a pointer for the length, got NULL for both");
    if (capacity) fail(CTN_ERROR_INVALID_ARGUMENT, "expected a buffer of %zu bytes, got NULL", capacity);
    return;
  }
  if (!capacity) return;
  const size_t copied = cut(value, capacity - 1);
  std::memcpy(buffer, value.data(), copied);
  buffer[copied] = '\0';
}

}  // namespace catenary::capi

using catenary::capi::error_state;

extern "C" {

CTN_API const char* ctn_error_message(void) { return error_state.text ? error_state.text : ""; }

CTN_API ctn_status ctn_error_code(void) { return error_state.code; }

CTN_API void ctn_error_set(ctn_status status, const char* message) {
  catenary::capi::set_error(status, nullptr, message ? message : "");
}

}  // extern "C"
