/**
 * catenary/catenary.hpp: The C++ interface. Header-only C++17 over the C API; programs link only libcatenary.
 *
 *     auto x = ctn::Variable(ctn::array<float>({1, 2, 3, 4, 5, 6}, {2, 3}));
 *     auto loss = ctn::sum(ctn::square(x) + 2 * x);
 *     loss.backward();
 *     std::cout << x.grad() << "\n";
 *
 * - Handles are classes (ctn::Array, ctn::Variable, ctn::Link, ctn::Optimizer...) that share an object: a copy is another
 *   reference to it, and the last one frees it. A default handle is empty.
 * - `ctn_relu(x, &y)` is `y = ctn::relu(x)`. A function whose name begins with that of a handle is a method:
 *   `ctn_variable_backward(y, 0, 0)` is `y.backward()`, `ctn_array_reshape(a, shape, 2, &b)` is `b = a.reshape({2, 3})`; it is
 *   static if the first argument is not such a handle: `ctn::Array::zeros({2, 3}, CTN_FLOAT32)`. A final `_new` is dropped:
 *   `ctn::Link::linear(3, 4)`, `ctn::npz_deserializer(path)`; `new` alone becomes `make`. Names that C++ reserves end in `_`.
 * - Setters of options return the options: `ctn::Link::linear(3, 4, ctn::LinkOptions::make().set_nobias(true))`.
 * - Outputs are results: one, or several as a std::tuple; lists of handles are std::vector, strings std::string.
 * - Failures are exceptions of the class ctn::Error, with the status and the message.
 * - Lists are ctn::List, made of braces, vectors, arrays or (pointer, count). `{}` is the omitted list.
 * - Callbacks are std::function. Their exceptions reach the caller of the outer function unchanged; callbacks that return no
 *   status in C must not throw.
 * - Arrays and variables have operators; `a[{1, ctn::Slice(0, 2)}]` indexes.
 *
 * The C API remains available: `x.ptr()` is the borrowed C handle, `ctn::Array::adopt(p)` takes ownership of a reference,
 * `ctn::Array::borrow(p)` adds one, and `x.detach()` gives one up. The C headers describe values and thread safety.
 *
 * @NOTICE@
 */
#ifndef CATENARY_CATENARY_HPP
#define CATENARY_CATENARY_HPP

@INCLUDES@

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <functional>
#include <initializer_list>
#include <memory>
#include <new>
#include <ostream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace ctn {

/** A failure of the library: its status, and the message as what(). */
class Error : public std::runtime_error {
 public:
  Error(ctn_status status, const std::string &message) : std::runtime_error(message), status_(status) {}
  ctn_status status() const noexcept { return status_; }

 private:
  ctn_status status_;
};

@FORWARD@

namespace detail {

/** The exception of a callback while it travels, as a status and a message, to the outer call. */
struct Pending {
  std::exception_ptr exception;
  std::string message;
};

inline Pending &pending() {
  static thread_local Pending value;
  return value;
}

[[noreturn]] inline void raise(ctn_status status) {
  Pending &waiting = pending();
  const char *message = ctn_error_message();
  if (waiting.exception) {
    const std::exception_ptr exception = std::exchange(waiting.exception, nullptr);
    if (waiting.message == message) std::rethrow_exception(exception);
  }
  throw Error(status, ctn_error_code() == status ? message : ctn_status_name(status));
}

inline void check(ctn_status status) {
  if (status != CTN_OK) raise(status);
}

inline ctn_status caught(ctn_status status, const char *message) noexcept {
  ctn_error_set(status, message);
  Pending &waiting = pending();
  waiting.exception = nullptr;
  try {
    waiting.message = ctn_error_message();
    waiting.exception = std::current_exception();
  } catch (...) { /* no memory for the text: only the status and the message travel */
  }
  return status;
}

/** Runs the body of a callback; exceptions become a status and a message. */
template <class F>
ctn_status guarded(F &&run) noexcept {
  try {
    run();
    return CTN_OK;
  } catch (const Error &error) {
    return caught(error.status(), error.what());
  } catch (const std::bad_alloc &) {
    return caught(CTN_ERROR_OUT_OF_MEMORY, "a callback found no memory");
  } catch (const std::exception &error) {
    return caught(CTN_ERROR_CALLBACK, error.what());
  } catch (...) {
    return caught(CTN_ERROR_CALLBACK, "a callback threw an object that is not a std::exception");
  }
}

/** Where a trampoline finds its function: user_data itself, or a member of the struct that it points to. */
template <class F>
struct Whole {
  static F &of(void *user_data) { return *static_cast<F *>(user_data); }
};
template <auto Member>
struct Part;
template <class S, class F, F S::*Member>
struct Part<Member> {
  static F &of(void *user_data) { return static_cast<S *>(user_data)->*Member; }
};
template <class T>
void destroy(void *object) {
  delete static_cast<T *>(object);
}

}  // namespace detail

/** A reference to an object of the library; Self is the class of the handle, T the struct of the C API. */
template <class Self, class T>
class Handle {
 public:
  Handle() noexcept = default;
  Handle(std::nullptr_t) noexcept {}
  Handle(const Handle &other) noexcept : handle_(other.handle_) { retain(); }
  Handle(Handle &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Handle &operator=(const Handle &other) noexcept {
    Handle copy(other);
    std::swap(handle_, copy.handle_);
    return *this;
  }
  Handle &operator=(Handle &&other) noexcept {
    Handle gone(std::move(other));
    std::swap(handle_, gone.handle_);
    return *this;
  }
  ~Handle() {
    if (handle_) ctn_object_release(object());
  }

  /** Takes ownership of a reference. */
  static Self adopt(T *handle) noexcept {
    Self made;
    made.handle_ = handle;
    return made;
  }
  /** Adds a reference. */
  static Self borrow(const T *handle) noexcept {
    Self made;
    made.handle_ = const_cast<T *>(handle);
    made.retain();
    return made;
  }
  /** The C handle, borrowed. */
  T *ptr() const noexcept { return handle_; }
  /** Gives up the C handle with its reference; this handle becomes empty. */
  T *detach() noexcept { return std::exchange(handle_, nullptr); }
  explicit operator bool() const noexcept { return handle_ != nullptr; }
  /** Whether both refer to the same object. */
  bool is(const Handle &other) const noexcept { return handle_ == other.handle_; }
  /** The number of references, including those of the library. */
  int64_t use_count() const noexcept { return ctn_object_use_count(object()); }
  void set_binding(const void *key, void *bound, void (*destroy)(void *)) const {
    detail::check(ctn_object_set_binding(object(), key, bound, destroy));
  }
  void *binding(const void *key) const noexcept { return ctn_object_binding(object(), key); }

 private:
  void retain() const noexcept {
    if (handle_) ctn_object_retain(object());
  }
  ctn_object *object() const noexcept { return reinterpret_cast<ctn_object *>(handle_); }
  T *handle_ = nullptr;
};

/** A list that is only read during a call: made of braces, a vector, an array, (pointer, count), or one element. */
template <class T>
class List {
 public:
  List() noexcept = default;
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winit-list-lifetime"
#endif
  List(std::initializer_list<T> items) noexcept : List(items.begin(), items.size()) {}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
  List(const T *items, std::size_t count) noexcept : data_(items ? items : nothing()), size_(count) {}
  List(const T &item) noexcept : data_(&item), size_(1) {}
  template <class A>
  List(const std::vector<T, A> &items) noexcept : List(items.data(), items.size()) {}
  template <std::size_t N>
  List(const std::array<T, N> &items) noexcept : List(items.data(), N) {}
  template <std::size_t N>
  List(const T (&items)[N]) noexcept : List(items, N) {}

  /** NULL for the omitted list only. */
  const T *data() const noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }
  const T *begin() const noexcept { return data_; }
  const T *end() const noexcept { return data_ ? data_ + size_ : nullptr; }
  const T &operator[](std::size_t index) const noexcept { return data_[index]; }

 private:
  static const T *nothing() noexcept { /* an empty list has an address, which is never read */
    static const std::max_align_t place{};
    return reinterpret_cast<const T *>(&place);
  }
  const T *data_ = nullptr;
  std::size_t size_ = 0;
};

/** UTF-8 text as an argument. */
class Text {
 public:
  Text(const char *text) noexcept : text_(text) {}
  Text(const std::string &text) noexcept : text_(text.c_str()) {}
  const char *c_str() const noexcept { return text_; }

 private:
  const char *text_;
};

/** One item of an index: an integer, ctn::Slice(...), ctn::newaxis, ctn::ellipsis, or array `i` of a list: ctn::chosen(i). */
class Index : public ctn_index {
 public:
  template <class I, class = std::enable_if_t<std::is_integral_v<I>>>
  Index(I position) noexcept : ctn_index{CTN_INDEX_INT, static_cast<int64_t>(position), 0, 1} {}
  Index(int64_t kind_, int64_t start_, int64_t stop_, int64_t step_) noexcept : ctn_index{kind_, start_, stop_, step_} {}
};
static_assert(sizeof(Index) == sizeof(ctn_index), "a list of Index is a list of ctn_index");

/** start:stop:step; CTN_OMITTED for an omitted bound. */
class Slice : public Index {
 public:
  Slice(int64_t start_ = CTN_OMITTED, int64_t stop_ = CTN_OMITTED, int64_t step_ = 1) noexcept
      : Index(CTN_INDEX_SLICE, start_, stop_, step_) {}
};
inline const Index newaxis{CTN_INDEX_NEWAXIS, 0, 0, 1};
inline const Index ellipsis{CTN_INDEX_ELLIPSIS, 0, 0, 1};
inline Index chosen(int64_t i) noexcept { return Index(CTN_INDEX_ARRAY, i, 0, 1); }

/** The dtype of a C++ type. */
template <class T>
constexpr ctn_dtype dtype_of() noexcept {
  using U = std::remove_cv_t<T>;
  static_assert(std::is_arithmetic_v<U>, "arrays hold numbers");
  if constexpr (std::is_same_v<U, bool>) {
    return CTN_BOOL;
  } else if constexpr (std::is_floating_point_v<U>) {
    static_assert(sizeof(U) == 4 || sizeof(U) == 8, "float or double");
    return sizeof(U) == 4 ? CTN_FLOAT32 : CTN_FLOAT64;
  } else {
    constexpr int size = sizeof(U) == 1 ? 0 : sizeof(U) == 2 ? 1 : sizeof(U) == 4 ? 2 : 3;
    return (std::is_signed_v<U> ? CTN_INT8 : CTN_UINT8) + size;
  }
}

namespace detail {

/** A handle that may be omitted. */
template <class T>
class Optional {
 public:
  Optional() noexcept = default;
  Optional(std::nullptr_t) noexcept {}
  template <class Self>
  Optional(const Handle<Self, T> &handle) noexcept : handle_(handle.ptr()) {}
  T *ptr() const noexcept { return handle_; }

 private:
  T *handle_ = nullptr;
};

/** The C handles of a list. */
template <class T>
class Pointers {
 public:
  template <class H>
  explicit Pointers(const List<H> &list) {
    if (!list.data()) return;
    T **place = near_;
    if (list.size() > std::size(near_)) {
      far_.resize(list.size());
      place = far_.data();
    }
    data_ = place;
    for (const H &handle : list) *place++ = handle.ptr();
  }
  Pointers(const Pointers &) = delete;
  Pointers &operator=(const Pointers &) = delete;
  T **get() const noexcept { return data_; }

 private:
  T *near_[8];
  std::vector<T *> far_;
  T **data_ = nullptr;
};

/** Storage for handles that a call returns. */
template <class H, class T>
class Arrivals {
 public:
  explicit Arrivals(std::size_t count) : raw_(count), made_(count) {}
  T **get() noexcept { return raw_.data(); }
  std::vector<H> take() {
    for (std::size_t i = 0; i < raw_.size(); ++i) made_[i] = H::adopt(raw_[i]);
    return std::move(made_);
  }

 private:
  std::vector<T *> raw_;
  std::vector<H> made_;
};

template <class H, class T>
std::vector<H> borrowed(T *const *handles, std::size_t count) {
  std::vector<H> list;
  list.reserve(count);
  for (std::size_t i = 0; i < count; ++i) list.push_back(H::borrow(handles[i]));
  return list;
}

template <class H, class T>
void hand_out(const char *callback, std::vector<H> made, T **places, std::size_t count) {
  if (made.size() != count) {
    throw Error(CTN_ERROR_INVALID_ARGUMENT, std::string(callback) + ": expected " + std::to_string(count) +
                                                " results of the callback, got " + std::to_string(made.size()));
  }
  for (std::size_t i = 0; i < count; ++i) places[i] = made[i].detach();
}

inline void same_length(const char *function, const char *argument, std::size_t expected, std::size_t got) {
  if (expected == got) return;
  throw Error(CTN_ERROR_INVALID_ARGUMENT, std::string(function) + ": " + argument + ": expected " +
                                              std::to_string(expected) + " elements, got " + std::to_string(got));
}

/** A string that a call returns: `call` is (buffer, capacity, length). */
template <class F>
std::string text_of(F &&call) {
  std::size_t length = 0;
  check(call(nullptr, 0, &length));
  std::string text(length, '\0');
  check(call(text.data(), length + 1, nullptr));
  return text;
}

}  // namespace detail

@DECLARATIONS@

@DEFINITIONS@

/* Numbers in and out. */

/** An array of numbers in C order; without a shape it has one axis. */
template <class T>
Array array(List<T> values, List<int64_t> shape = {}) {
  const int64_t length = static_cast<int64_t>(values.size());
  if (!shape.data()) shape = List<int64_t>(length);
  std::size_t count = 1;
  for (int64_t axis : shape) count *= static_cast<std::size_t>(axis);
  detail::same_length("array", "values", count, values.size());
  return Array::from_data(values.data(), shape, dtype_of<T>());
}
template <class T>
Array array(std::initializer_list<T> values, List<int64_t> shape = {}) {
  return array<T>(List<T>(values.begin(), values.size()), shape);
}
template <class T>
Array array(const std::vector<T> &values, List<int64_t> shape = {}) {
  return array<T>(List<T>(values), shape);
}
/** A 0-d array of one number. */
template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>>
Array scalar(T value) {
  return Array::from_data(&value, {}, dtype_of<T>());
}

/** A variable without a gradient, for data or labels: from a number, a list, or an array. */
inline Variable constant(const Array &data) {
  Variable x = Variable::make(data);
  x.set_requires_grad(false);
  return x;
}
template <class T>
Variable constant(std::initializer_list<T> values, List<int64_t> shape = {}) {
  return constant(array<T>(values, shape));
}
template <class T>
Variable constant(const std::vector<T> &values, List<int64_t> shape = {}) {
  return constant(array<T>(values, shape));
}
template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>>
Variable constant(T value) {
  return constant(scalar(value));
}

inline Variable::Variable(const Array &data) : Variable(make(data)) {}
inline List<int64_t> Array::shape() const {
  return List<int64_t>(ctn_array_shape(ptr()), static_cast<std::size_t>(ndim()));
}
inline List<int64_t> Array::strides() const {
  return List<int64_t>(ctn_array_strides(ptr()), static_cast<std::size_t>(ndim()));
}
template <class T>
std::vector<T> Array::to_vector() const {
  const Array same = dtype() == dtype_of<T>() ? *this : astype(dtype_of<T>());
  std::vector<T> values(static_cast<std::size_t>(size()));
  same.to_data(values.data(), values.size() * sizeof(T));
  return values;
}
template <class T>
T Array::item(List<int64_t> index) const {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(item_i64(index));
  } else {
    return static_cast<T>(item_f64(index));
  }
}
template <class T>
T Variable::item() const {
  return data().template item<T>();
}
inline Array Array::operator[](const Index &item) const { return get(item); }
inline Array Array::operator[](std::initializer_list<Index> items) const { return get(items); }
inline Variable Variable::operator[](const Index &item) const { return get_item(*this, item); }
inline Variable Variable::operator[](std::initializer_list<Index> items) const { return get_item(*this, items); }
inline Link Link::add_child(Text name, const Link &child) const {
  add_link(name, child);
  return child;
}
inline Variable Link::operator()(const Variable &x) const { return call1(x); }
inline Variable Link::operator()(const Variable &x, const Variable &t) const { return call({x, t}, 1)[0]; }

inline std::ostream &operator<<(std::ostream &stream, const Array &a) { return stream << a.str(); }
inline std::ostream &operator<<(std::ostream &stream, const Variable &x) { return stream << x.data().str(); }

/* Operators. */

template <class T>
using IfNumber = std::enable_if_t<std::is_arithmetic_v<T>, int>;

@OPERATORS@

/* Settings of the thread. */

/** Restores the settings of the thread (device, streams, history, training, hooks) at the end of its block. */
class Settings {
 public:
  Settings() : context_(Context::capture()) {}
  ~Settings() { ctn_context_apply(context_.ptr()); }
  Settings(const Settings &) = delete;
  Settings &operator=(const Settings &) = delete;

 private:
  Context context_;
};

/** Records no history within its block. */
class NoBackprop {
 public:
  NoBackprop() { detail::check(ctn_set_backprop_enabled(0, nullptr)); }

 private:
  Settings settings_;
};

/** Turns off history and training (dropout, batch statistics...) within its block. */
class Evaluation {
 public:
  Evaluation() { detail::check(ctn_set_train(0, nullptr)); }

 private:
  NoBackprop history_;
};

}  // namespace ctn

#endif
