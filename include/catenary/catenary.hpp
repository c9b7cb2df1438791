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
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_CATENARY_HPP
#define CATENARY_CATENARY_HPP

#include <catenary/catenary.h>
#include <catenary/compat.h>
#include <catenary/testing.h>

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

class Array;
class Context;
class Object;
class CaffeFunction;
class ComputationalGraph;
class Dataset;
class FunctionHook;
class FunctionOptions;
class Fused;
class Initializer;
class NpzFile;
class Iterator;
class KernelOptions;
class ElementwiseKernel;
class ReductionKernel;
class RawKernel;
class Link;
class LinkOptions;
class LinkIterator;
class ParamIterator;
class LossScale;
class Optimizer;
class RandomState;
class Reporter;
class Summary;
class DictSummary;
class Schedule;
class Serializer;
class Dictionary;
class LoadOptions;
class LoadReport;
class Stream;
class Event;
class Trigger;
class Extension;
class Trainer;
class Transform;
class TypeExpr;
class Updater;
class WalkerAlias;
class Variable;
class Function;

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

struct FunctionCallbacks;
struct FunctionHookCallbacks;
struct OptimizerCallbacks;
struct SerializerCallbacks;
struct ExtensionCallbacks;
struct TriggerCallbacks;
struct UpdaterCallbacks;
struct LinkCallbacks;

/** ctn_write_fn: Receives a piece of text. Pieces follow one another on the calling thread. */
using WriteFunction = std::function<void(const char *text, size_t length)>;
/** ctn_binding_edge_fn: One result of ctn_binding_trace: one object holds another. */
using BindingEdgeFunction = std::function<void(size_t owner, size_t owned)>;
/** ctn_dataset_example_fn: Makes one example. */
using DatasetExampleFunction = std::function<std::vector<Array>(int64_t index, int64_t epoch)>;
/** ctn_dataset_map_fn: Makes an example of an example of another dataset. */
using DatasetMapFunction = std::function<std::vector<Array>(int64_t index, int64_t epoch, const std::vector<Array> &inputs)>;
/**
 * ctn_pressure_fn: Called when the pool of a device cannot find enough memory, on the thread that needs it
 * and without a lock of the library; it may release arrays. If it returns a status other than CTN_OK, the
 * allocation fails.
 */
using PressureFunction = std::function<void(uint64_t wanted)>;
/** ctn_observe_fn: Computes a value to report. */
using ObserveFunction = std::function<double(const Trainer &trainer)>;
/**
 * ctn_snapshot_file_fn: Saves a snapshot in a file, or loads one. ctn_trainer_save and ctn_trainer_load may
 * be called in it.
 */
using SnapshotFileFunction = std::function<int32_t(const Trainer &trainer, const char *path, int32_t loads)>;
/** ctn_function_forward_fn: Computes all outputs. */
using FunctionForwardFunction = std::function<std::vector<Array>(const Function &node, const std::vector<Array> &inputs)>;
/** ctn_function_backward_fn: Computes the gradients of the inputs. */
using FunctionBackwardFunction = std::function<std::vector<Array>(const Function &node, const std::vector<Array> &inputs, const std::vector<Array> &grad_outputs)>;
/**
 * ctn_function_backward_variables_fn: Computes the gradients of the inputs from variables and with
 * differentiable functions, so that second derivatives exist.
 */
using FunctionBackwardVariablesFunction = std::function<std::vector<Variable>(const Function &node, const std::vector<Variable> &inputs, const std::vector<Variable> &grad_outputs)>;
/**
 * ctn_function_check_type_fn: Checks the inputs before forward; see catenary/type_check.h. It is not called
 * while type checks are off.
 */
using FunctionCheckTypeFunction = std::function<void(const std::vector<Array> &inputs)>;
/** ctn_function_hook_forward_fn: Called before or after a forward computation. */
using FunctionHookForwardFunction = std::function<void(const Function &function, const std::vector<Array> &in_data)>;
/** ctn_function_hook_backward_fn: Called before or after a backward computation. */
using FunctionHookBackwardFunction = std::function<void(const Function &function, const std::vector<Array> &in_data, const std::vector<Array> &out_grad)>;
/**
 * ctn_fuse_fn: Computes the outputs from variables without values. It is called when inputs have new dtypes,
 * shapes or strides, and must compute the same each time.
 */
using FuseFunction = std::function<std::vector<Variable>(const std::vector<Variable> &inputs)>;
/** ctn_gradient_check_arrays_fn: Computes all outputs from arrays that the callback knows. */
using GradientCheckArraysFunction = std::function<std::vector<Array>()>;
/** ctn_gradient_check_fn: Computes all outputs of the function under test from its inputs. */
using GradientCheckFunction = std::function<std::vector<Variable>(const std::vector<Variable> &inputs)>;
/** ctn_initializer_fn: Fills an array. */
using InitializerFunction = std::function<void(const Array &array)>;
/** ctn_link_forward_fn: Computes the outputs of a user link. */
using LinkForwardFunction = std::function<std::vector<Variable>(const Link &link, const std::vector<Variable> &inputs)>;
/** ctn_classifier_function_fn: Computes the loss or the accuracy. */
using ClassifierFunctionFunction = std::function<Variable(const Variable &y, const Variable &t)>;
/** ctn_link_activation_fn: Computes an activation. */
using LinkActivationFunction = std::function<Variable(const Variable &x)>;
/** ctn_loss_fn: Computes the loss that an update minimizes. */
using LossFunction = std::function<Variable()>;
/**
 * ctn_optimizer_hook_fn: Called before every update of the parameters; may change the gradients of the link.
 */
using OptimizerHookFunction = std::function<void(const Optimizer &optimizer, const Link &link)>;
/** ctn_optimizer_param_fn: Called for one parameter of an optimizer of callbacks. */
using OptimizerParamFunction = std::function<void(const Optimizer &optimizer, const char *path, const Variable &param)>;
/**
 * ctn_optimizer_update_fn: Runs a whole update of an optimizer of callbacks. It may compute the loss as often
 * as it likes, and calls the hooks itself. The number of updates grows by one afterward.
 */
using OptimizerUpdateFunction = std::function<void(const Optimizer &optimizer, const Link &link, ctn_loss_fn loss, void *loss_data)>;
/** ctn_recompute_fn: Computes the outputs from variables. */
using RecomputeFunction = std::function<std::vector<Variable>(const std::vector<Variable> &inputs)>;
/** ctn_schedule_fn: Computes a value. The same t must always give the same value. */
using ScheduleFunction = std::function<double(int64_t t)>;
/** ctn_serializer_child_fn: Makes the serializer of everything below a key, in the same direction. */
using SerializerChildFunction = std::function<Serializer(const char *key)>;
/** ctn_serializer_array_fn: Saves an array, or fills it with the stored elements. */
using SerializerArrayFunction = std::function<void(const char *key, const Array &value)>;
/** ctn_serializer_i64_fn: Saves an integer, or sets it to the stored one. */
using SerializerI64Function = std::function<void(const char *key, int64_t &value)>;
/** ctn_serializer_f64_fn: Saves a floating-point number, or sets it to the stored one. */
using SerializerF64Function = std::function<void(const char *key, double &value)>;
/** ctn_serializer_text_fn: Saves a string, or returns the stored one. */
using SerializerTextFunction = std::function<const char *(const char *key, const char *value)>;
/** ctn_serializer_commit_fn: Runs after all of an object has been checked and its arrays are loaded. */
using SerializerCommitFunction = std::function<void()>;
/**
 * ctn_stream_fn: Called when a stream reaches a point, on any thread. It may call only release functions:
 * others that need the device fail with a STATE error.
 */
using StreamFunction = std::function<void(const Stream &stream, ctn_status status)>;
/**
 * ctn_testing_dtypes_fn: A test for some element types. If it returns a status other than CTN_OK, the loop
 * ends.
 */
using TestingDtypesFunction = std::function<void(List<ctn_dtype> dtypes)>;
/**
 * ctn_testing_compute_fn: Computes an array on the calling thread's current device. Failures are results as
 * well: they are compared.
 */
using TestingComputeFunction = std::function<Array(const char *device)>;
/**
 * ctn_testing_compute_list_fn: Computes a list of arrays on the calling thread's current device. Failures are
 * results as well: they are compared.
 */
using TestingComputeListFunction = std::function<std::vector<Array>(const char *device)>;
/** ctn_extension_fn: A part of an extension of callbacks. */
using ExtensionFunction = std::function<void(const Trainer &trainer)>;
/** ctn_extension_error_fn: Called when a run fails. ctn_error_message is the message of the failure. */
using ExtensionErrorFunction = std::function<void(const Trainer &trainer, ctn_status code)>;
/** ctn_training_serialize_fn: Saves or loads the contents of user_data. */
using TrainingSerializeFunction = std::function<void(const Serializer &serializer)>;
/** ctn_training_write_fn: Receives a piece of text to print. Pieces follow one another. */
using TrainingWriteFunction = std::function<void(const char *text, size_t length)>;
/**
 * ctn_trigger_fire_fn: Decides whether a trigger fires after the present update. It is called at most once
 * for each update.
 */
using TriggerFireFunction = std::function<int32_t(const Trainer &trainer)>;
/** ctn_batch_loss_fn: Computes the loss of a batch. */
using BatchLossFunction = std::function<Variable(const std::vector<Variable> &batch)>;
/** ctn_updater_fn: A part of an updater of callbacks. */
using UpdaterFunction = std::function<void(const Updater &updater)>;
/** ctn_updater_update_fn: Runs one update. */
using UpdaterUpdateFunction = std::function<void(const Updater &updater, int32_t &done)>;
/** ctn_updater_serialize_fn: Saves or loads the contents of user_data. */
using UpdaterSerializeFunction = std::function<void(const Updater &updater, const Serializer &serializer)>;
/**
 * ctn_link_copy_fn: Makes the user_data of a copy of a link, for ctn_link_share or ctn_link_clone of it or of
 * a link above it.
 */
using LinkCopyFunction = std::function<std::unique_ptr<LinkCallbacks>(const Link &link, bool shares)>;
/**
 * ctn_link_to_device_fn: Moves the contents of user_data to a device. The parameters of the hierarchy are
 * still where they were, and must not be changed here. If the move of the hierarchy fails afterward, the
 * callback is called again with the name of the old device, and the status of that call is ignored.
 */
using LinkToDeviceFunction = std::function<void(const Link &link, const char *device)>;
/**
 * ctn_link_serialize_fn: Saves or loads the contents of user_data, under keys that no parameter, persistent
 * value or child of the link has.
 */
using LinkSerializeFunction = std::function<void(const Link &link, const Serializer &serializer)>;

/** ctn_function_callbacks: The parts of a user function. */
struct FunctionCallbacks {
  std::string name;
  FunctionForwardFunction forward;
  FunctionBackwardFunction backward;
  FunctionBackwardVariablesFunction backward_variables;
  FunctionCheckTypeFunction check_type;
};

/**
 * ctn_function_hook_callbacks: The parts of a hook; each may be NULL. The postprocess callbacks are not
 * called if the computation failed.
 */
struct FunctionHookCallbacks {
  std::string name;
  FunctionHookForwardFunction forward_preprocess;
  FunctionHookForwardFunction forward_postprocess;
  FunctionHookBackwardFunction backward_preprocess;
  FunctionHookBackwardFunction backward_postprocess;
  int32_t retain_inputs{};
};

/** ctn_optimizer_callbacks: A gradient method. */
struct OptimizerCallbacks {
  std::string name;
  OptimizerParamFunction init_state;
  OptimizerParamFunction update_one;
  OptimizerUpdateFunction update;
};

/**
 * ctn_serializer_callbacks: The parts of a user's serializer. Keys are paths from the serializer on. Values
 * of a kind whose callback is NULL are refused with UNSUPPORTED. A status other than CTN_OK ends the
 * traversal and reaches the caller unchanged.
 */
struct SerializerCallbacks {
  int32_t loads{};
  SerializerArrayFunction array;
  SerializerI64Function integer;
  SerializerF64Function real;
  SerializerTextFunction text;
  SerializerChildFunction child;
};

/** ctn_extension_callbacks: The parts of an extension of callbacks; all but run may be NULL. */
struct ExtensionCallbacks {
  std::string name;
  ExtensionFunction run;
  ExtensionFunction initialize;
  ExtensionFunction finalize;
  ExtensionErrorFunction on_error;
  TrainingSerializeFunction serialize;
  int32_t priority{};
};

/** ctn_trigger_callbacks: The parts of a trigger of callbacks. */
struct TriggerCallbacks {
  TriggerFireFunction fire;
  TrainingSerializeFunction serialize;
};

/** ctn_updater_callbacks: The parts of an updater of callbacks. */
struct UpdaterCallbacks {
  UpdaterUpdateFunction update;
  UpdaterSerializeFunction serialize;
  UpdaterFunction finalize;
  int32_t is_atomic{};
};

/** ctn_link_callbacks: The parts of a user link; all but struct_size may be NULL. */
struct LinkCallbacks {
  std::string name;
  LinkForwardFunction forward;
  LinkCopyFunction copy;
  LinkToDeviceFunction to_device;
  LinkSerializeFunction serialize;
};

/** An n-dimensional array: dtype, shape, strides and shared storage on one device. */
class Array : public Handle<Array, ctn_array> {
 public:
  using Handle::Handle;
  /** The lengths of the axes; the list lives as long as the array. */
  List<int64_t> shape() const;
  /** The distances in bytes between neighbors along each axis; the list lives as long as the array. */
  List<int64_t> strides() const;
  /** A copy of all elements in C order, converted to T. */
  template <class T>
  std::vector<T> to_vector() const;
  /** One element, converted to T; an array of one element needs no index. */
  template <class T = double>
  T item(List<int64_t> index = {}) const;
  /** A view of the elements that an index selects. */
  Array operator[](const Index &item) const;
  Array operator[](std::initializer_list<Index> items) const;
  /** ctn_array_empty: A new C-contiguous array with undefined contents, on the current device. */
  static Array empty(List<int64_t> shape, ctn_dtype dtype);
  /** ctn_array_zeros: A new array of zeros. */
  static Array zeros(List<int64_t> shape, ctn_dtype dtype);
  /** ctn_array_ones: A new array of ones. */
  static Array ones(List<int64_t> shape, ctn_dtype dtype);
  /** ctn_array_full: A new array filled with `value`, which is broadcast to the shape. */
  static Array full(List<int64_t> shape, const Array &value, ctn_dtype dtype = CTN_DTYPE_NONE);
  /** ctn_array_full_f64: A new array filled with a number. */
  static Array full_f64(List<int64_t> shape, double value, ctn_dtype dtype = CTN_DTYPE_NONE);
  /** ctn_array_full_i64: A new array filled with an integer. */
  static Array full_i64(List<int64_t> shape, int64_t value, ctn_dtype dtype = CTN_DTYPE_NONE);
  /** ctn_array_empty_like: A new array of the shape of `a` with undefined contents. */
  Array empty_like(ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_zeros_like: Like ctn_array_empty_like, but filled with zeros. */
  Array zeros_like(ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_ones_like: Like ctn_array_empty_like, but filled with ones. */
  Array ones_like(ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_full_like: Like ctn_array_empty_like, but filled with `value`. */
  Array full_like(const Array &value, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_eye: An n x m matrix with ones on one diagonal and zeros elsewhere. */
  static Array eye(int64_t n, int64_t m, int64_t k, ctn_dtype dtype);
  /** ctn_array_identity: The n x n identity matrix. */
  static Array identity(int64_t n, ctn_dtype dtype);
  /** ctn_array_arange_i64: Integers from start (included) to stop (excluded) by step. */
  static Array arange_i64(int64_t start, int64_t stop, int64_t step, ctn_dtype dtype = CTN_DTYPE_NONE);
  /** ctn_array_arange_f64: Values from start by step, ceil((stop - start) / step) of them. */
  static Array arange_f64(double start, double stop, double step, ctn_dtype dtype = CTN_DTYPE_NONE);
  /** ctn_array_linspace: Evenly spaced values from start to stop. */
  static Array linspace(double start, double stop, int64_t count, bool endpoint,
                        ctn_dtype dtype = CTN_DTYPE_NONE);
  /** ctn_array_diag: For a vector, the square matrix with it on diagonal `k`. */
  Array diag(int64_t k) const;
  /** ctn_array_diagflat: The square matrix with the flattened `v` on diagonal `k`. */
  Array diagflat(int64_t k) const;
  /** ctn_array_from_data: A new array on the current device with a copy of values in host memory. */
  static Array from_data(const void *data, List<int64_t> shape, ctn_dtype dtype);
  /** ctn_array_from_memory: An array over the caller's host memory, without a copy, on the CPU. */
  static Array from_memory(void *data, List<int64_t> shape, List<int64_t> strides, ctn_dtype dtype,
                           ctn_destroy_fn deleter, void *user_data);
  /**
   * ctn_array_scalar_f64: A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of
   * the other operand of an operation if that dtype is floating.
   */
  static Array scalar_f64(double value);
  /**
   * ctn_array_scalar_i64: A weak scalar of integer kind (int64), which takes the dtype of any integer or
   * floating operand.
   */
  static Array scalar_i64(int64_t value);
  /** ctn_array_scalar_bool: A weak scalar of boolean kind. */
  static Array scalar_bool(bool value);
  /** ctn_array_dtype: Element type */
  ctn_dtype dtype() const;
  /** ctn_array_ndim: Number of axes; 0 for NULL. */
  size_t ndim() const;
  /** ctn_array_size: Number of elements; 0 for NULL. */
  int64_t size() const;
  /** ctn_array_itemsize: Bytes of one element; 0 for NULL. */
  size_t itemsize() const;
  /** ctn_array_nbytes: Size of all elements together in bytes; 0 for NULL. */
  size_t nbytes() const;
  /** ctn_array_is_c_contiguous: Whether the elements lie in C order without gaps; 0 for NULL. */
  bool is_c_contiguous() const;
  /** ctn_array_is_f_contiguous: Whether the elements lie in Fortran order without gaps; 0 for NULL. */
  bool is_f_contiguous() const;
  /**
   * ctn_array_owns_data: Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for
   * NULL.
   */
  bool owns_data() const;
  /** ctn_array_is_writeable: Whether the array may be written. */
  bool is_writeable() const;
  /** ctn_array_base: The array that `a` is a view of, which is never a view itself. */
  Array base() const;
  /** ctn_array_device: Name of the device on which the array lives. */
  std::string device() const;
  /** ctn_array_version: Number of times that the library wrote the storage, which views share; 0 for NULL. */
  int64_t version() const;
  /** ctn_array_data: Address of the first element in host memory. */
  void *data() const;
  /**
   * ctn_array_mark_written: Tells the library that the storage was written through a raw address, so that it
   * detects gradients which need the old values.
   */
  void mark_written() const;
  /** ctn_array_to_data: Copies the elements in C order to host memory. */
  void to_data(void *data, size_t size) const;
  /** ctn_array_set_data: Overwrites all elements from host memory. */
  void set_data(const void *data, size_t size) const;
  /** ctn_array_item_f64: One element as double. */
  double item_f64(List<int64_t> index) const;
  /** ctn_array_item_i64: One element as int64. */
  int64_t item_i64(List<int64_t> index) const;
  /** ctn_array_str: The array as NumPy's array_str prints it. */
  std::string str(int32_t max_line_width = -1, int32_t precision = -1, int32_t suppress_small = -1) const;
  /** ctn_array_repr: The array as NumPy's array_repr prints it. */
  std::string repr(int32_t max_line_width = -1, int32_t precision = -1, int32_t suppress_small = -1) const;
  /** ctn_array_print: Passes the text of ctn_array_str, with its default options, to a callback. */
  void print(WriteFunction write) const;
  /** ctn_array_astype: A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe". */
  Array astype(ctn_dtype dtype) const;
  /** ctn_array_copy: A copy in C order. */
  Array copy() const;
  /** ctn_array_asarray: The array itself if it already has the dtype, otherwise a converted copy. */
  Array asarray(ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /**
   * ctn_array_ascontiguousarray: The array in C order and with at least one axis: the array itself if
   * possible, otherwise a copy.
   */
  Array ascontiguousarray(ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_asfortranarray: The array in Fortran order, otherwise like ctn_array_ascontiguousarray. */
  Array asfortranarray(ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_view: The same bytes as another dtype. */
  Array view(ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /**
   * ctn_array_to_device: The array on another device: the array itself if it lives there already, otherwise a
   * copy.
   */
  Array to_device(Text device = nullptr) const;
  /** ctn_array_fill: Sets every element to a value, converted as by C casts. */
  void fill(const Array &value) const;
  /** ctn_array_fill_f64: Sets every element to a number; see ctn_array_fill. */
  void fill_f64(double value) const;
  /** ctn_array_fill_i64: Sets every element to an integer; see ctn_array_fill. */
  void fill_i64(int64_t value) const;
  /** ctn_array_copyto: Copies elements into an array. */
  void copyto(const Array &src, ctn_casting casting, detail::Optional<ctn_array> where = {}) const;
  /** ctn_array_reshape: The elements in C order under a new shape: a view if possible, otherwise a copy. */
  Array reshape(List<int64_t> shape) const;
  /** ctn_array_set_shape: Gives the array itself a new shape; the elements stay where they are. */
  void set_shape(List<int64_t> shape) const;
  /** ctn_array_set_writeable: Sets whether the array itself may be written. */
  void set_writeable(bool writeable) const;
  /**
   * ctn_array_reduced_view: A view with as few axes as possible: axes of length 1 are dropped, and neighbors
   * are merged if the memory layout allows it.
   */
  Array reduced_view() const;
  /** ctn_array_ravel: The elements in C order along one axis: a view if possible, otherwise a copy. */
  Array ravel() const;
  /** ctn_array_flatten: A copy of the elements in C order along one axis. */
  Array flatten() const;
  /** ctn_array_transpose: A view with permuted axes: axis i of the result is axis axes[i] of `a`. */
  Array transpose(List<int64_t> axes = {}) const;
  /** ctn_array_swapaxes: A view with two axes exchanged. */
  Array swapaxes(int64_t axis1, int64_t axis2) const;
  /** ctn_array_rollaxis: A view with one axis moved. */
  Array rollaxis(int64_t axis, int64_t start) const;
  /** ctn_array_expand_dims: A view with an additional axis of length 1. */
  Array expand_dims(int64_t axis) const;
  /** ctn_array_squeeze: A view without some axes of length 1. */
  Array squeeze(List<int64_t> axes = {}) const;
  /** ctn_array_broadcast_to: A read-only view that is broadcast to a shape. */
  Array broadcast_to(List<int64_t> shape) const;
  /** ctn_array_get: A view by basic indexing. */
  Array get(List<Index> items) const;
  /** ctn_array_set: Assigns to the elements that an index selects. */
  void set(List<Index> items, const Array &value) const;
  /** ctn_array_set_f64: Assigns a number to the elements that an index selects. */
  void set_f64(List<Index> items, double value) const;
  /** ctn_array_set_i64: Assigns an integer to the elements that an index selects. */
  void set_i64(List<Index> items, int64_t value) const;
  /** ctn_array_concatenate: Joins arrays along an existing axis. */
  static Array concatenate(List<Array> arrays, int64_t axis);
  /** ctn_array_split: Splits an array into parts of equal length along an axis. */
  std::vector<Array> split(int64_t axis, std::size_t count) const;
  /** ctn_array_array_split: Splits an array into parts along an axis. */
  std::vector<Array> array_split(int64_t axis, std::size_t count) const;
  /** ctn_array_split_at: Splits an array at positions along an axis. */
  std::vector<Array> split_at(List<int64_t> positions, int64_t axis, std::size_t count) const;
  /** ctn_array_take: Elements, or sub-arrays along an axis, at integer positions. */
  Array take(const Array &indices, int64_t axis, ctn_index_mode mode) const;
  /** ctn_array_take_into: Like ctn_array_take, but into an existing array of the shape of the result. */
  void take_into(const Array &indices, int64_t axis, ctn_index_mode mode, const Array &out) const;
  /** ctn_array_where: Elements of `x` where a condition is true, otherwise of `y`. */
  Array where(const Array &x, const Array &y) const;
  /** ctn_array_clip: Limits the elements to [minimum, maximum]. */
  Array clip(detail::Optional<ctn_array> minimum = {}, detail::Optional<ctn_array> maximum = {}) const;
  /** ctn_array_clip_into: Like ctn_array_clip, but into an existing array. */
  void clip_into(detail::Optional<ctn_array> minimum, detail::Optional<ctn_array> maximum,
                 const Array &out) const;
  /**
   * ctn_array_dot: NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a
   * 0-d operand; otherwise the sum over the last axis of `a` and the second to last of `b`.
   */
  Array dot(const Array &b) const;
  /**
   * ctn_array_dot_into: Like ctn_array_dot, but into a C-contiguous array that has exactly the shape and
   * dtype of the result.
   */
  void dot_into(const Array &b, const Array &out) const;
  /** ctn_array_matmul: NumPy's matmul: products of the last two axes, broadcast over the others. */
  Array matmul(const Array &b) const;
  /** ctn_array_load_idx: Loads an IDX file, the format of MNIST, onto the current device. */
  static Array load_idx(Text path);
  /**
   * ctn_array_load_csv: Loads the numbers of a CSV file onto the current device, as an array (rows, columns).
   */
  static Array load_csv(Text path, ctn_dtype dtype, Text delimiter, int64_t header_lines,
                        List<int64_t> columns = {});
  /**
   * ctn_array_load_image: Loads a JPEG or PNG file as an array (channels, rows, columns) on the current
   * device.
   */
  static Array load_image(Text path, ctn_image_color color, ctn_dtype dtype);
  /** ctn_array_to_dlpack: A managed tensor over the memory of an array on the CPU. */
  void *to_dlpack(bool versioned) const;
  /**
   * ctn_array_from_dlpack: An array over the memory of a managed tensor on the CPU (kDLCPU or kDLCUDAHost).
   */
  static Array from_dlpack(void *managed, bool versioned);
  /** ctn_array_add: Sum. */
  Array add(const Array &x2) const;
  /** ctn_array_add_into: ctn_array_add into an existing array or view of the broadcast shape. */
  void add_into(const Array &x2, const Array &out) const;
  /** ctn_array_add_f64: ctn_array_add with a scalar as the second operand. */
  Array add_f64(double x2) const;
  /** ctn_array_add_i64: ctn_array_add with a scalar as the second operand. */
  Array add_i64(int64_t x2) const;
  /** ctn_array_subtract: Difference. */
  Array subtract(const Array &x2) const;
  /** ctn_array_subtract_into: ctn_array_subtract into an existing array or view of the broadcast shape. */
  void subtract_into(const Array &x2, const Array &out) const;
  /** ctn_array_subtract_f64: ctn_array_subtract with a scalar as the second operand. */
  Array subtract_f64(double x2) const;
  /** ctn_array_rsubtract_f64: ctn_array_subtract with a weak scalar (a Python float) as the first operand. */
  static Array rsubtract_f64(double x1, const Array &x2);
  /** ctn_array_subtract_i64: ctn_array_subtract with a scalar as the second operand. */
  Array subtract_i64(int64_t x2) const;
  /** ctn_array_rsubtract_i64: ctn_array_subtract with a weak scalar (a Python int) as the first operand. */
  static Array rsubtract_i64(int64_t x1, const Array &x2);
  /** ctn_array_multiply: Product. */
  Array multiply(const Array &x2) const;
  /** ctn_array_multiply_into: ctn_array_multiply into an existing array or view of the broadcast shape. */
  void multiply_into(const Array &x2, const Array &out) const;
  /** ctn_array_multiply_f64: ctn_array_multiply with a scalar as the second operand. */
  Array multiply_f64(double x2) const;
  /** ctn_array_multiply_i64: ctn_array_multiply with a scalar as the second operand. */
  Array multiply_i64(int64_t x2) const;
  /** ctn_array_true_divide: Quotient, always floating. */
  Array true_divide(const Array &x2) const;
  /**
   * ctn_array_true_divide_into: ctn_array_true_divide into an existing array or view of the broadcast shape.
   */
  void true_divide_into(const Array &x2, const Array &out) const;
  /** ctn_array_true_divide_f64: ctn_array_true_divide with a scalar as the second operand. */
  Array true_divide_f64(double x2) const;
  /**
   * ctn_array_rtrue_divide_f64: ctn_array_true_divide with a weak scalar (a Python float) as the first
   * operand.
   */
  static Array rtrue_divide_f64(double x1, const Array &x2);
  /** ctn_array_true_divide_i64: ctn_array_true_divide with a scalar as the second operand. */
  Array true_divide_i64(int64_t x2) const;
  /**
   * ctn_array_rtrue_divide_i64: ctn_array_true_divide with a weak scalar (a Python int) as the first operand.
   */
  static Array rtrue_divide_i64(int64_t x1, const Array &x2);
  /** ctn_array_floor_divide: Largest integer not above the quotient. */
  Array floor_divide(const Array &x2) const;
  /**
   * ctn_array_floor_divide_into: ctn_array_floor_divide into an existing array or view of the broadcast
   * shape.
   */
  void floor_divide_into(const Array &x2, const Array &out) const;
  /** ctn_array_floor_divide_f64: ctn_array_floor_divide with a scalar as the second operand. */
  Array floor_divide_f64(double x2) const;
  /**
   * ctn_array_rfloor_divide_f64: ctn_array_floor_divide with a weak scalar (a Python float) as the first
   * operand.
   */
  static Array rfloor_divide_f64(double x1, const Array &x2);
  /** ctn_array_floor_divide_i64: ctn_array_floor_divide with a scalar as the second operand. */
  Array floor_divide_i64(int64_t x2) const;
  /**
   * ctn_array_rfloor_divide_i64: ctn_array_floor_divide with a weak scalar (a Python int) as the first
   * operand.
   */
  static Array rfloor_divide_i64(int64_t x1, const Array &x2);
  /** ctn_array_remainder: Remainder with the sign of the divisor. */
  Array remainder(const Array &x2) const;
  /** ctn_array_remainder_into: ctn_array_remainder into an existing array or view of the broadcast shape. */
  void remainder_into(const Array &x2, const Array &out) const;
  /** ctn_array_remainder_f64: ctn_array_remainder with a scalar as the second operand. */
  Array remainder_f64(double x2) const;
  /**
   * ctn_array_rremainder_f64: ctn_array_remainder with a weak scalar (a Python float) as the first operand.
   */
  static Array rremainder_f64(double x1, const Array &x2);
  /** ctn_array_remainder_i64: ctn_array_remainder with a scalar as the second operand. */
  Array remainder_i64(int64_t x2) const;
  /** ctn_array_rremainder_i64: ctn_array_remainder with a weak scalar (a Python int) as the first operand. */
  static Array rremainder_i64(int64_t x1, const Array &x2);
  /** ctn_array_power: Power. */
  Array power(const Array &x2) const;
  /** ctn_array_power_into: ctn_array_power into an existing array or view of the broadcast shape. */
  void power_into(const Array &x2, const Array &out) const;
  /** ctn_array_power_f64: ctn_array_power with a scalar as the second operand. */
  Array power_f64(double x2) const;
  /** ctn_array_rpower_f64: ctn_array_power with a weak scalar (a Python float) as the first operand. */
  static Array rpower_f64(double x1, const Array &x2);
  /** ctn_array_power_i64: ctn_array_power with a scalar as the second operand. */
  Array power_i64(int64_t x2) const;
  /** ctn_array_rpower_i64: ctn_array_power with a weak scalar (a Python int) as the first operand. */
  static Array rpower_i64(int64_t x1, const Array &x2);
  /** ctn_array_maximum: Larger element. */
  Array maximum(const Array &x2) const;
  /** ctn_array_maximum_into: ctn_array_maximum into an existing array or view of the broadcast shape. */
  void maximum_into(const Array &x2, const Array &out) const;
  /** ctn_array_maximum_f64: ctn_array_maximum with a scalar as the second operand. */
  Array maximum_f64(double x2) const;
  /** ctn_array_maximum_i64: ctn_array_maximum with a scalar as the second operand. */
  Array maximum_i64(int64_t x2) const;
  /** ctn_array_minimum: Smaller element. */
  Array minimum(const Array &x2) const;
  /** ctn_array_minimum_into: ctn_array_minimum into an existing array or view of the broadcast shape. */
  void minimum_into(const Array &x2, const Array &out) const;
  /** ctn_array_minimum_f64: ctn_array_minimum with a scalar as the second operand. */
  Array minimum_f64(double x2) const;
  /** ctn_array_minimum_i64: ctn_array_minimum with a scalar as the second operand. */
  Array minimum_i64(int64_t x2) const;
  /** ctn_array_greater: Whether x1 > x2. */
  Array greater(const Array &x2) const;
  /** ctn_array_greater_into: ctn_array_greater into an existing array or view of the broadcast shape. */
  void greater_into(const Array &x2, const Array &out) const;
  /** ctn_array_greater_f64: ctn_array_greater with a scalar as the second operand. */
  Array greater_f64(double x2) const;
  /** ctn_array_greater_i64: ctn_array_greater with a scalar as the second operand. */
  Array greater_i64(int64_t x2) const;
  /** ctn_array_greater_equal: Whether x1 >= x2. */
  Array greater_equal(const Array &x2) const;
  /**
   * ctn_array_greater_equal_into: ctn_array_greater_equal into an existing array or view of the broadcast
   * shape.
   */
  void greater_equal_into(const Array &x2, const Array &out) const;
  /** ctn_array_greater_equal_f64: ctn_array_greater_equal with a scalar as the second operand. */
  Array greater_equal_f64(double x2) const;
  /** ctn_array_greater_equal_i64: ctn_array_greater_equal with a scalar as the second operand. */
  Array greater_equal_i64(int64_t x2) const;
  /** ctn_array_less: Whether x1 < x2. */
  Array less(const Array &x2) const;
  /** ctn_array_less_into: ctn_array_less into an existing array or view of the broadcast shape. */
  void less_into(const Array &x2, const Array &out) const;
  /** ctn_array_less_f64: ctn_array_less with a scalar as the second operand. */
  Array less_f64(double x2) const;
  /** ctn_array_less_i64: ctn_array_less with a scalar as the second operand. */
  Array less_i64(int64_t x2) const;
  /** ctn_array_less_equal: Whether x1 <= x2. */
  Array less_equal(const Array &x2) const;
  /**
   * ctn_array_less_equal_into: ctn_array_less_equal into an existing array or view of the broadcast shape.
   */
  void less_equal_into(const Array &x2, const Array &out) const;
  /** ctn_array_less_equal_f64: ctn_array_less_equal with a scalar as the second operand. */
  Array less_equal_f64(double x2) const;
  /** ctn_array_less_equal_i64: ctn_array_less_equal with a scalar as the second operand. */
  Array less_equal_i64(int64_t x2) const;
  /** ctn_array_equal: Whether x1 == x2. */
  Array equal(const Array &x2) const;
  /** ctn_array_equal_into: ctn_array_equal into an existing array or view of the broadcast shape. */
  void equal_into(const Array &x2, const Array &out) const;
  /** ctn_array_equal_f64: ctn_array_equal with a scalar as the second operand. */
  Array equal_f64(double x2) const;
  /** ctn_array_equal_i64: ctn_array_equal with a scalar as the second operand. */
  Array equal_i64(int64_t x2) const;
  /** ctn_array_not_equal: Whether x1 != x2. */
  Array not_equal(const Array &x2) const;
  /** ctn_array_not_equal_into: ctn_array_not_equal into an existing array or view of the broadcast shape. */
  void not_equal_into(const Array &x2, const Array &out) const;
  /** ctn_array_not_equal_f64: ctn_array_not_equal with a scalar as the second operand. */
  Array not_equal_f64(double x2) const;
  /** ctn_array_not_equal_i64: ctn_array_not_equal with a scalar as the second operand. */
  Array not_equal_i64(int64_t x2) const;
  /** ctn_array_logical_and: Whether both elements are true (not zero). */
  Array logical_and(const Array &x2) const;
  /**
   * ctn_array_logical_and_into: ctn_array_logical_and into an existing array or view of the broadcast shape.
   */
  void logical_and_into(const Array &x2, const Array &out) const;
  /** ctn_array_logical_or: Whether at least one element is true (not zero). */
  Array logical_or(const Array &x2) const;
  /**
   * ctn_array_logical_or_into: ctn_array_logical_or into an existing array or view of the broadcast shape.
   */
  void logical_or_into(const Array &x2, const Array &out) const;
  /** ctn_array_logical_xor: Whether exactly one element is true (not zero). */
  Array logical_xor(const Array &x2) const;
  /**
   * ctn_array_logical_xor_into: ctn_array_logical_xor into an existing array or view of the broadcast shape.
   */
  void logical_xor_into(const Array &x2, const Array &out) const;
  /** ctn_array_logical_not: Whether the element is zero. */
  Array logical_not() const;
  /**
   * ctn_array_logical_not_into: ctn_array_logical_not into an existing array or view of the broadcast shape.
   */
  void logical_not_into(const Array &out) const;
  /** ctn_array_negative: Negation, -x. */
  Array negative() const;
  /** ctn_array_negative_into: ctn_array_negative into an existing array or view of the broadcast shape. */
  void negative_into(const Array &out) const;
  /** ctn_array_absolute: Absolute value. */
  Array absolute() const;
  /** ctn_array_absolute_into: ctn_array_absolute into an existing array or view of the broadcast shape. */
  void absolute_into(const Array &out) const;
  /** ctn_array_square: x * x. */
  Array square() const;
  /** ctn_array_square_into: ctn_array_square into an existing array or view of the broadcast shape. */
  void square_into(const Array &out) const;
  /** ctn_array_sign: Sign */
  Array sign() const;
  /** ctn_array_sign_into: ctn_array_sign into an existing array or view of the broadcast shape. */
  void sign_into(const Array &out) const;
  /** ctn_array_sqrt: Square root. */
  Array sqrt() const;
  /** ctn_array_sqrt_into: ctn_array_sqrt into an existing array or view of the broadcast shape. */
  void sqrt_into(const Array &out) const;
  /** ctn_array_exp: Exponential. */
  Array exp() const;
  /** ctn_array_exp_into: ctn_array_exp into an existing array or view of the broadcast shape. */
  void exp_into(const Array &out) const;
  /** ctn_array_log: Natural logarithm. */
  Array log() const;
  /** ctn_array_log_into: ctn_array_log into an existing array or view of the broadcast shape. */
  void log_into(const Array &out) const;
  /** ctn_array_log1p: Natural logarithm of 1 + x, accurate near zero. */
  Array log1p() const;
  /** ctn_array_log1p_into: ctn_array_log1p into an existing array or view of the broadcast shape. */
  void log1p_into(const Array &out) const;
  /** ctn_array_sin: Sine of radians. */
  Array sin() const;
  /** ctn_array_sin_into: ctn_array_sin into an existing array or view of the broadcast shape. */
  void sin_into(const Array &out) const;
  /** ctn_array_cos: Cosine of radians. */
  Array cos() const;
  /** ctn_array_cos_into: ctn_array_cos into an existing array or view of the broadcast shape. */
  void cos_into(const Array &out) const;
  /** ctn_array_tanh: Hyperbolic tangent. */
  Array tanh() const;
  /** ctn_array_tanh_into: ctn_array_tanh into an existing array or view of the broadcast shape. */
  void tanh_into(const Array &out) const;
  /** ctn_array_sigmoid: 1 / (1 + exp(-x)). */
  Array sigmoid() const;
  /** ctn_array_sigmoid_into: ctn_array_sigmoid into an existing array or view of the broadcast shape. */
  void sigmoid_into(const Array &out) const;
  /** ctn_array_relu: max(x, 0). */
  Array relu() const;
  /** ctn_array_relu_into: ctn_array_relu into an existing array or view of the broadcast shape. */
  void relu_into(const Array &out) const;
  /** ctn_array_multiply_add: x1 * x2 + x3 in one pass over memory. */
  Array multiply_add(const Array &x2, const Array &x3) const;
  /**
   * ctn_array_multiply_add_into: ctn_array_multiply_add into an existing array or view of the broadcast
   * shape.
   */
  void multiply_add_into(const Array &x2, const Array &x3, const Array &out) const;
  /** ctn_array_positive: A copy. */
  Array positive() const;
  /** ctn_array_positive_into: ctn_array_positive into an existing array or view of the broadcast shape. */
  void positive_into(const Array &out) const;
  /** ctn_array_reciprocal: 1 / x, truncated for integers. */
  Array reciprocal() const;
  /**
   * ctn_array_reciprocal_into: ctn_array_reciprocal into an existing array or view of the broadcast shape.
   */
  void reciprocal_into(const Array &out) const;
  /** ctn_array_fmax: Larger element. */
  Array fmax(const Array &x2) const;
  /** ctn_array_fmax_into: ctn_array_fmax into an existing array or view of the broadcast shape. */
  void fmax_into(const Array &x2, const Array &out) const;
  /** ctn_array_fmin: Smaller element. */
  Array fmin(const Array &x2) const;
  /** ctn_array_fmin_into: ctn_array_fmin into an existing array or view of the broadcast shape. */
  void fmin_into(const Array &x2, const Array &out) const;
  /** ctn_array_fmod: Remainder with the sign of the dividend. */
  Array fmod(const Array &x2) const;
  /** ctn_array_fmod_into: ctn_array_fmod into an existing array or view of the broadcast shape. */
  void fmod_into(const Array &x2, const Array &out) const;
  /** ctn_array_divmod: Results of ctn_array_floor_divide and ctn_array_remainder together. */
  std::tuple<Array, Array> divmod(const Array &x2) const;
  /** ctn_array_divmod_into: ctn_array_divmod into existing arrays or views of the broadcast shape. */
  void divmod_into(const Array &x2, const Array &quotient, const Array &remainder) const;
  /** ctn_array_modf: Fractional and integer part, both with the sign of x. */
  std::tuple<Array, Array> modf() const;
  /** ctn_array_modf_into: ctn_array_modf into existing arrays or views of the broadcast shape. */
  void modf_into(const Array &fraction, const Array &integer) const;
  /**
   * ctn_array_frexp: Mantissa in (-1, -0.5] or [0.5, 1), or 0, and exponent of two (int32), such that x =
   * mantissa * 2 ** exponent.
   */
  std::tuple<Array, Array> frexp() const;
  /** ctn_array_frexp_into: ctn_array_frexp into existing arrays or views of the broadcast shape. */
  void frexp_into(const Array &mantissa, const Array &exponent) const;
  /** ctn_array_ldexp: x1 * 2 ** x2, rounded once. */
  Array ldexp(const Array &x2) const;
  /** ctn_array_ldexp_into: ctn_array_ldexp into an existing array or view of the broadcast shape. */
  void ldexp_into(const Array &x2, const Array &out) const;
  /** ctn_array_copysign: x1 with the sign of x2. */
  Array copysign(const Array &x2) const;
  /** ctn_array_copysign_into: ctn_array_copysign into an existing array or view of the broadcast shape. */
  void copysign_into(const Array &x2, const Array &out) const;
  /** ctn_array_nextafter: The next number after x1 toward x2. */
  Array nextafter(const Array &x2) const;
  /** ctn_array_nextafter_into: ctn_array_nextafter into an existing array or view of the broadcast shape. */
  void nextafter_into(const Array &x2, const Array &out) const;
  /** ctn_array_hypot: sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. */
  Array hypot(const Array &x2) const;
  /** ctn_array_hypot_into: ctn_array_hypot into an existing array or view of the broadcast shape. */
  void hypot_into(const Array &x2, const Array &out) const;
  /** ctn_array_arctan2: Angle of the point (x2, x1) in (-pi, pi]. */
  Array arctan2(const Array &x2) const;
  /** ctn_array_arctan2_into: ctn_array_arctan2 into an existing array or view of the broadcast shape. */
  void arctan2_into(const Array &x2, const Array &out) const;
  /** ctn_array_logaddexp: log(exp(x1) + exp(x2)) without intermediate overflow. */
  Array logaddexp(const Array &x2) const;
  /** ctn_array_logaddexp_into: ctn_array_logaddexp into an existing array or view of the broadcast shape. */
  void logaddexp_into(const Array &x2, const Array &out) const;
  /** ctn_array_logaddexp2: log2(2 ** x1 + 2 ** x2) without intermediate overflow. */
  Array logaddexp2(const Array &x2) const;
  /**
   * ctn_array_logaddexp2_into: ctn_array_logaddexp2 into an existing array or view of the broadcast shape.
   */
  void logaddexp2_into(const Array &x2, const Array &out) const;
  /** ctn_array_exp2: 2 ** x. */
  Array exp2() const;
  /** ctn_array_exp2_into: ctn_array_exp2 into an existing array or view of the broadcast shape. */
  void exp2_into(const Array &out) const;
  /** ctn_array_expm1: exp(x) - 1, accurate near zero. */
  Array expm1() const;
  /** ctn_array_expm1_into: ctn_array_expm1 into an existing array or view of the broadcast shape. */
  void expm1_into(const Array &out) const;
  /** ctn_array_log2: Logarithm to base 2. */
  Array log2() const;
  /** ctn_array_log2_into: ctn_array_log2 into an existing array or view of the broadcast shape. */
  void log2_into(const Array &out) const;
  /** ctn_array_log10: Logarithm to base 10. */
  Array log10() const;
  /** ctn_array_log10_into: ctn_array_log10 into an existing array or view of the broadcast shape. */
  void log10_into(const Array &out) const;
  /** ctn_array_cbrt: Cube root, also of negative numbers. */
  Array cbrt() const;
  /** ctn_array_cbrt_into: ctn_array_cbrt into an existing array or view of the broadcast shape. */
  void cbrt_into(const Array &out) const;
  /** ctn_array_tan: Tangent of radians. */
  Array tan() const;
  /** ctn_array_tan_into: ctn_array_tan into an existing array or view of the broadcast shape. */
  void tan_into(const Array &out) const;
  /** ctn_array_arcsin: Inverse sine, in [-pi/2, pi/2]. */
  Array arcsin() const;
  /** ctn_array_arcsin_into: ctn_array_arcsin into an existing array or view of the broadcast shape. */
  void arcsin_into(const Array &out) const;
  /** ctn_array_arccos: Inverse cosine, in [0, pi]. */
  Array arccos() const;
  /** ctn_array_arccos_into: ctn_array_arccos into an existing array or view of the broadcast shape. */
  void arccos_into(const Array &out) const;
  /** ctn_array_arctan: Inverse tangent, in [-pi/2, pi/2]. */
  Array arctan() const;
  /** ctn_array_arctan_into: ctn_array_arctan into an existing array or view of the broadcast shape. */
  void arctan_into(const Array &out) const;
  /** ctn_array_sinh: Hyperbolic sine. */
  Array sinh() const;
  /** ctn_array_sinh_into: ctn_array_sinh into an existing array or view of the broadcast shape. */
  void sinh_into(const Array &out) const;
  /** ctn_array_cosh: Hyperbolic cosine. */
  Array cosh() const;
  /** ctn_array_cosh_into: ctn_array_cosh into an existing array or view of the broadcast shape. */
  void cosh_into(const Array &out) const;
  /** ctn_array_arcsinh: Inverse hyperbolic sine. */
  Array arcsinh() const;
  /** ctn_array_arcsinh_into: ctn_array_arcsinh into an existing array or view of the broadcast shape. */
  void arcsinh_into(const Array &out) const;
  /** ctn_array_arccosh: Inverse hyperbolic cosine. */
  Array arccosh() const;
  /** ctn_array_arccosh_into: ctn_array_arccosh into an existing array or view of the broadcast shape. */
  void arccosh_into(const Array &out) const;
  /** ctn_array_arctanh: Inverse hyperbolic tangent. */
  Array arctanh() const;
  /** ctn_array_arctanh_into: ctn_array_arctanh into an existing array or view of the broadcast shape. */
  void arctanh_into(const Array &out) const;
  /** ctn_array_deg2rad: Converts degrees to radians. */
  Array deg2rad() const;
  /** ctn_array_deg2rad_into: ctn_array_deg2rad into an existing array or view of the broadcast shape. */
  void deg2rad_into(const Array &out) const;
  /** ctn_array_rad2deg: Converts radians to degrees. */
  Array rad2deg() const;
  /** ctn_array_rad2deg_into: ctn_array_rad2deg into an existing array or view of the broadcast shape. */
  void rad2deg_into(const Array &out) const;
  /** ctn_array_floor: Largest integer not above x; integers give floats. */
  Array floor() const;
  /** ctn_array_floor_into: ctn_array_floor into an existing array or view of the broadcast shape. */
  void floor_into(const Array &out) const;
  /** ctn_array_ceil: Smallest integer not below x; integers give floats. */
  Array ceil() const;
  /** ctn_array_ceil_into: ctn_array_ceil into an existing array or view of the broadcast shape. */
  void ceil_into(const Array &out) const;
  /** ctn_array_trunc: x without its fraction; integers give floats. */
  Array trunc() const;
  /** ctn_array_trunc_into: ctn_array_trunc into an existing array or view of the broadcast shape. */
  void trunc_into(const Array &out) const;
  /** ctn_array_rint: Nearest integer, ties to even; integers give floats. */
  Array rint() const;
  /** ctn_array_rint_into: ctn_array_rint into an existing array or view of the broadcast shape. */
  void rint_into(const Array &out) const;
  /** ctn_array_isfinite: Whether the element is neither infinite nor NaN. */
  Array isfinite() const;
  /** ctn_array_isfinite_into: ctn_array_isfinite into an existing array or view of the broadcast shape. */
  void isfinite_into(const Array &out) const;
  /** ctn_array_isinf: Whether the element is an infinity. */
  Array isinf() const;
  /** ctn_array_isinf_into: ctn_array_isinf into an existing array or view of the broadcast shape. */
  void isinf_into(const Array &out) const;
  /** ctn_array_isnan: Whether the element is NaN. */
  Array isnan() const;
  /** ctn_array_isnan_into: ctn_array_isnan into an existing array or view of the broadcast shape. */
  void isnan_into(const Array &out) const;
  /** ctn_array_signbit: Whether the sign bit is set, as in -0.0. */
  Array signbit() const;
  /** ctn_array_signbit_into: ctn_array_signbit into an existing array or view of the broadcast shape. */
  void signbit_into(const Array &out) const;
  /** ctn_array_bitwise_and: Bits that both elements have. */
  Array bitwise_and(const Array &x2) const;
  /**
   * ctn_array_bitwise_and_into: ctn_array_bitwise_and into an existing array or view of the broadcast shape.
   */
  void bitwise_and_into(const Array &x2, const Array &out) const;
  /** ctn_array_bitwise_and_i64: ctn_array_bitwise_and with a scalar as the second operand. */
  Array bitwise_and_i64(int64_t x2) const;
  /** ctn_array_bitwise_or: Bits that at least one element has. */
  Array bitwise_or(const Array &x2) const;
  /**
   * ctn_array_bitwise_or_into: ctn_array_bitwise_or into an existing array or view of the broadcast shape.
   */
  void bitwise_or_into(const Array &x2, const Array &out) const;
  /** ctn_array_bitwise_or_i64: ctn_array_bitwise_or with a scalar as the second operand. */
  Array bitwise_or_i64(int64_t x2) const;
  /** ctn_array_bitwise_xor: Bits that exactly one element has. */
  Array bitwise_xor(const Array &x2) const;
  /**
   * ctn_array_bitwise_xor_into: ctn_array_bitwise_xor into an existing array or view of the broadcast shape.
   */
  void bitwise_xor_into(const Array &x2, const Array &out) const;
  /** ctn_array_bitwise_xor_i64: ctn_array_bitwise_xor with a scalar as the second operand. */
  Array bitwise_xor_i64(int64_t x2) const;
  /** ctn_array_invert: All bits inverted. */
  Array invert() const;
  /** ctn_array_invert_into: ctn_array_invert into an existing array or view of the broadcast shape. */
  void invert_into(const Array &out) const;
  /** ctn_array_left_shift: x1 * 2 ** x2 without the bits that do not fit. */
  Array left_shift(const Array &x2) const;
  /**
   * ctn_array_left_shift_into: ctn_array_left_shift into an existing array or view of the broadcast shape.
   */
  void left_shift_into(const Array &x2, const Array &out) const;
  /** ctn_array_left_shift_i64: ctn_array_left_shift with a scalar as the second operand. */
  Array left_shift_i64(int64_t x2) const;
  /** ctn_array_right_shift: x1 / 2 ** x2, rounded down. */
  Array right_shift(const Array &x2) const;
  /**
   * ctn_array_right_shift_into: ctn_array_right_shift into an existing array or view of the broadcast shape.
   */
  void right_shift_into(const Array &x2, const Array &out) const;
  /** ctn_array_right_shift_i64: ctn_array_right_shift with a scalar as the second operand. */
  Array right_shift_i64(int64_t x2) const;
  /** ctn_array_heaviside: 0 where x1 is negative, 1 where it is positive, x2 where it is zero. */
  Array heaviside(const Array &x2) const;
  /** ctn_array_heaviside_into: ctn_array_heaviside into an existing array or view of the broadcast shape. */
  void heaviside_into(const Array &x2, const Array &out) const;
  /** ctn_array_gcd: Greatest common divisor, which is not negative. */
  Array gcd(const Array &x2) const;
  /** ctn_array_gcd_into: ctn_array_gcd into an existing array or view of the broadcast shape. */
  void gcd_into(const Array &x2, const Array &out) const;
  /** ctn_array_lcm: Least common multiple, which is 0 if one of the numbers is. */
  Array lcm(const Array &x2) const;
  /** ctn_array_lcm_into: ctn_array_lcm into an existing array or view of the broadcast shape. */
  void lcm_into(const Array &x2, const Array &out) const;
  /** ctn_array_get_advanced: NumPy's advanced indexing: a new array with what the items select. */
  Array get_advanced(List<Index> items, List<Array> arrays) const;
  /** ctn_array_set_advanced: Assigns to what the items select, with the rules of ctn_array_get_advanced. */
  void set_advanced(List<Index> items, List<Array> arrays, const Array &value) const;
  /** ctn_array_add_at: Adds values to what the items select, in C order. */
  void add_at(List<Index> items, List<Array> arrays, const Array &value) const;
  /** ctn_array_get_mask: The elements, or sub-arrays, where a mask is true */
  Array get_mask(const Array &mask) const;
  /** ctn_array_set_mask: Assigns to the elements where a mask is true */
  void set_mask(const Array &mask, const Array &value) const;
  /** ctn_array_put: Sets elements of the flattened array: a.flat[indices] = values. */
  void put(const Array &indices, const Array &values, ctn_index_mode mode) const;
  /**
   * ctn_array_take_along_axis: Elements at positions along one axis that are chosen separately for every
   * place of the other axes.
   */
  Array take_along_axis(const Array &indices, int64_t axis) const;
  /** ctn_array_put_along_axis: Sets the elements that ctn_array_take_along_axis reads. */
  void put_along_axis(const Array &indices, const Array &values, int64_t axis) const;
  /**
   * ctn_array_nonzero: Positions of the elements that are not zero, in C order: an int64 array of shape
   * (ndim, count), whose rows are the arrays of NumPy's tuple.
   */
  Array nonzero() const;
  /**
   * ctn_array_flatnonzero: Positions of the elements that are not zero in the flattened array: an int64 array
   * with one axis.
   */
  Array flatnonzero() const;
  /**
   * ctn_array_argwhere: Positions of the elements that are not zero: an int64 array of shape (count, ndim).
   */
  Array argwhere() const;
  /** ctn_array_compress: The sub-arrays along an axis where a condition is true. */
  Array compress(const Array &a, int64_t axis) const;
  /** ctn_array_extract: The elements of the flattened array where the flattened condition is true. */
  Array extract(const Array &a) const;
  /** ctn_array_save: Saves an array as a .npy file. */
  void save(Text path) const;
  /**
   * ctn_array_load: Loads a .npy file of format version 1 to 3, of either byte order, onto the current
   * device.
   */
  static Array load(Text path, ctn_mmap_mode mmap_mode);
  /** ctn_array_save_to_memory: Writes the .npy file of ctn_array_save to memory of the caller. */
  size_t save_to_memory(void *data, size_t capacity) const;
  /**
   * ctn_array_load_from_memory: Loads a .npy file from memory, as ctn_array_load does, onto the current
   * device.
   */
  static Array load_from_memory(const void *data, size_t size);
  /** ctn_array_tofile: Writes the elements alone, in C order, as bytes or as text. */
  void tofile(Text path, Text separator = nullptr) const;
  /** ctn_array_savez: Saves arrays as an .npz file. */
  static void savez(Text path, List<Array> arrays, List<const char *> names, int32_t level);
  /** ctn_array_inner: Sums of the products over the last axes of both operands. */
  Array inner(const Array &b) const;
  /**
   * ctn_array_outer: Products of every element of `a` with every element of `b`, both flattened: an array of
   * shape (a.size, b.size).
   */
  Array outer(const Array &b) const;
  /** ctn_array_outer_into: Like ctn_array_outer, but into an existing array of shape (a.size, b.size). */
  void outer_into(const Array &b, const Array &out) const;
  /** ctn_array_vdot: Sum of the products of the elements of two arrays of the same size, as a 0-d array. */
  Array vdot(const Array &b) const;
  /**
   * ctn_array_tensordot: Sums of products over the last axes of `a` and the first axes of `b`, paired in
   * order.
   */
  Array tensordot(const Array &b, int64_t axes) const;
  /** ctn_array_tensordot_axes: Sums of products over pairs of axes: a_axes[i] of `a` and b_axes[i] of `b`. */
  Array tensordot_axes(const Array &b, List<int64_t> a_axes, List<int64_t> b_axes) const;
  /** ctn_array_matmul_into: Like ctn_array_matmul, but into an existing array of the shape of the result. */
  void matmul_into(const Array &b, const Array &out) const;
  /** ctn_array_diagonal: A view of the diagonals of the planes that two axes span, as the last axis. */
  Array diagonal(int64_t offset, int64_t axis1, int64_t axis2) const;
  /** ctn_array_trace: Sums of the diagonals that ctn_array_diagonal gives. */
  Array trace(int64_t offset, int64_t axis1, int64_t axis2, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_trace_into: Like ctn_array_trace, but into an existing array of the shape of the result. */
  void trace_into(int64_t offset, int64_t axis1, int64_t axis2, ctn_dtype dtype, const Array &out) const;
  /** ctn_array_inv: Inverses of square matrices. */
  Array inv() const;
  /** ctn_array_det: Determinants of square matrices. */
  Array det() const;
  /** ctn_array_slogdet: Signs of determinants and logarithms of their absolute values. */
  std::tuple<Array, Array> slogdet() const;
  /** ctn_array_solve: The solutions x of a x = b. */
  Array solve(const Array &b) const;
  /** ctn_array_cholesky: Lower triangular matrices l such that l times its transpose is `a`. */
  Array cholesky() const;
  /** ctn_array_qr: Decompositions a = q r with orthonormal columns of q and an upper triangular r. */
  std::tuple<Array, Array> qr(bool complete) const;
  /** ctn_array_qr_r: The r of ctn_array_qr without `complete`, alone. */
  Array qr_r() const;
  /**
   * ctn_array_svd: Singular value decompositions a = u diag(s) vh, with singular values in descending order.
   */
  std::tuple<Array, Array, Array> svd(bool full_matrices) const;
  /** ctn_array_svdvals: Singular values alone, in descending order. */
  Array svdvals() const;
  /** ctn_array_eigh: Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices. */
  std::tuple<Array, Array> eigh(bool upper) const;
  /** ctn_array_eigvalsh: Eigenvalues of symmetric matrices alone, in ascending order. */
  Array eigvalsh(bool upper) const;
  /** ctn_array_pinv: Moore-Penrose pseudo-inverses. */
  Array pinv(double rcond) const;
  /** ctn_array_norm: Norms of vectors (over one axis) or matrices (over two axes: rows and columns). */
  Array norm(ctn_norm_kind kind, double order, List<int64_t> axes = {}, bool keepdims = false) const;
  /** ctn_array_atleast_1d: The array with at least one axis; the array itself if it has one. */
  Array atleast_1d() const;
  /**
   * ctn_array_atleast_2d: The array with at least two axes, new ones first; the array itself if it has two.
   */
  Array atleast_2d() const;
  /**
   * ctn_array_atleast_3d: The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n)
   * becomes (m, n, 1).
   */
  Array atleast_3d() const;
  /** ctn_array_broadcast: The shape to which arrays broadcast. */
  static size_t broadcast(List<Array> arrays, int64_t *shape, size_t capacity);
  /** ctn_array_broadcast_arrays: Views of all arrays, broadcast to one shape and read-only. */
  static std::vector<Array> broadcast_arrays(List<Array> arrays);
  /** ctn_array_moveaxis: A view with one axis at another position; the others keep their order. */
  Array moveaxis(int64_t source, int64_t destination) const;
  /** ctn_array_flip: A view with the elements along some axes in reverse order. */
  Array flip(List<int64_t> axes = {}) const;
  /** ctn_array_stack: Joins arrays of one shape along a new axis. */
  static Array stack(List<Array> arrays, int64_t axis);
  /** ctn_array_hstack: Joins arrays along the second axis. */
  static Array hstack(List<Array> arrays);
  /** ctn_array_vstack: Joins arrays along the first axis; vectors count as rows. */
  static Array vstack(List<Array> arrays);
  /** ctn_array_dstack: Joins arrays along the third axis, after ctn_array_atleast_3d. */
  static Array dstack(List<Array> arrays);
  /** ctn_array_column_stack: Joins arrays along the second axis; vectors count as columns. */
  static Array column_stack(List<Array> arrays);
  /**
   * ctn_array_hsplit: Splits an array into parts of equal length along the second axis, or a vector along its
   * only axis.
   */
  std::vector<Array> hsplit(std::size_t count) const;
  /**
   * ctn_array_vsplit: Splits an array with at least two axes into parts of equal length along the first axis.
   */
  std::vector<Array> vsplit(std::size_t count) const;
  /**
   * ctn_array_dsplit: Splits an array with at least three axes into parts of equal length along the third
   * axis.
   */
  std::vector<Array> dsplit(std::size_t count) const;
  /**
   * ctn_array_hsplit_at: Splits an array at positions along the second axis, or a vector along its only axis.
   */
  std::vector<Array> hsplit_at(List<int64_t> positions, std::size_t count) const;
  /** ctn_array_vsplit_at: Splits an array with at least two axes at positions along the first axis. */
  std::vector<Array> vsplit_at(List<int64_t> positions, std::size_t count) const;
  /** ctn_array_dsplit_at: Splits an array with at least three axes at positions along the third axis. */
  std::vector<Array> dsplit_at(List<int64_t> positions, std::size_t count) const;
  /** ctn_array_tile: The array repeated as a whole along its axes. */
  Array tile(List<int64_t> repetitions) const;
  /** ctn_array_repeat: The array with its elements repeated along an axis. */
  Array repeat(List<int64_t> repeats, int64_t axis) const;
  /** ctn_array_roll: A copy with the elements moved along an axis. */
  Array roll(int64_t shift, int64_t axis) const;
  /** ctn_array_sum: Sums of the elements. */
  Array sum(List<int64_t> axes = {}, bool keepdims = false, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_sum_into: Sums of the elements, into an existing array of the shape of the result. */
  void sum_into(List<int64_t> axes, bool keepdims, ctn_dtype dtype, const Array &out) const;
  /** ctn_array_prod: Products of the elements. */
  Array prod(List<int64_t> axes = {}, bool keepdims = false, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_prod_into: Products of the elements, into an existing array of the shape of the result. */
  void prod_into(List<int64_t> axes, bool keepdims, ctn_dtype dtype, const Array &out) const;
  /** ctn_array_mean: Arithmetic means of the elements. */
  Array mean(List<int64_t> axes = {}, bool keepdims = false, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /**
   * ctn_array_mean_into: Arithmetic means of the elements, into an existing array of the shape of the result.
   */
  void mean_into(List<int64_t> axes, bool keepdims, ctn_dtype dtype, const Array &out) const;
  /** ctn_array_max: Largest elements, or NaN if there is one. */
  Array max(List<int64_t> axes = {}, bool keepdims = false) const;
  /** ctn_array_max_into: Largest elements, into an existing array of the shape of the result. */
  void max_into(List<int64_t> axes, bool keepdims, const Array &out) const;
  /** ctn_array_min: Smallest elements, or NaN if there is one. */
  Array min(List<int64_t> axes = {}, bool keepdims = false) const;
  /** ctn_array_min_into: Smallest elements, into an existing array of the shape of the result. */
  void min_into(List<int64_t> axes, bool keepdims, const Array &out) const;
  /** ctn_array_argmax: First positions (int64) of the largest elements along an axis. */
  Array argmax(int64_t axis, bool keepdims = false) const;
  /**
   * ctn_array_argmax_into: Like ctn_array_argmax, but into an existing array of an integer dtype that int64
   * can hold.
   */
  void argmax_into(int64_t axis, bool keepdims, const Array &out) const;
  /** ctn_array_argmin: First positions (int64) of the smallest elements along an axis. */
  Array argmin(int64_t axis, bool keepdims = false) const;
  /**
   * ctn_array_argmin_into: Like ctn_array_argmin, but into an existing array of an integer dtype that int64
   * can hold.
   */
  void argmin_into(int64_t axis, bool keepdims, const Array &out) const;
  /**
   * ctn_array_var: Variances: the mean square distance from the mean, with the number of elements minus
   * `ddof` as the divisor.
   */
  Array var(List<int64_t> axes, double ddof, bool keepdims = false, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_var_into: Like ctn_array_var, but into an existing array of the shape of the result. */
  void var_into(List<int64_t> axes, double ddof, bool keepdims, ctn_dtype dtype, const Array &out) const;
  /** ctn_array_std: Standard deviations: the square roots of the variances of ctn_array_var. */
  Array std(List<int64_t> axes, double ddof, bool keepdims = false, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_std_into: Like ctn_array_std, but into an existing array of the shape of the result. */
  void std_into(List<int64_t> axes, double ddof, bool keepdims, ctn_dtype dtype, const Array &out) const;
  /** ctn_array_count_nonzero: Number of elements that are not zero (int64). */
  Array count_nonzero(List<int64_t> axes = {}, bool keepdims = false) const;
  /** ctn_array_all: Whether all elements differ from zero (bool); true if there are no elements. */
  Array all(List<int64_t> axes = {}, bool keepdims = false) const;
  /** ctn_array_any: Whether at least one element differs from zero (bool); false if there are no elements. */
  Array any(List<int64_t> axes = {}, bool keepdims = false) const;
  /**
   * ctn_array_convolve: Sums of products of the elements of one vector with those of the other one in reverse
   * order, for all shifts at which they overlap: the product of two polynomials.
   */
  Array convolve(const Array &v, ctn_convolution_mode mode) const;
  /**
   * ctn_array_correlate: Sums of products of the elements of two vectors for all shifts at which they
   * overlap; the first sum is that of the first elements of `a` with the last ones of `v`.
   */
  Array correlate(const Array &v, ctn_convolution_mode mode) const;
  /** ctn_array_einsum: Einstein summation as by NumPy's einsum. */
  static Array einsum(Text subscripts, List<Array> arrays);
  /**
   * ctn_array_einsum_into: Like ctn_array_einsum, but into an existing array of the shape of the result,
   * whose dtype may be another one of the same kind.
   */
  static void einsum_into(Text subscripts, List<Array> arrays, const Array &out);
  /**
   * ctn_array_eig: Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers,
   * otherwise UNSUPPORTED.
   */
  std::tuple<Array, Array> eig() const;
  /**
   * ctn_array_eigvals: Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise
   * UNSUPPORTED.
   */
  Array eigvals() const;
  /**
   * ctn_array_lstsq: Least squares: of all x for which the sums of the squares of the columns of b - a x are
   * the smallest, the one of the smallest norm.
   */
  std::tuple<Array, Array, int64_t, Array> lstsq(const Array &b, double rcond) const;
  /** ctn_array_pad: A copy with elements added before and behind those along every axis. */
  Array pad(List<int64_t> widths, ctn_pad_mode mode, detail::Optional<ctn_array> value = {}) const;
  /** ctn_array_splice: A copy with values in place of ranges of positions along an axis. */
  Array splice(List<int64_t> begins, List<int64_t> ends, detail::Optional<ctn_array> values,
               int64_t axis) const;
  /** ctn_array_roll_axes: A copy with the elements moved along several axes. */
  Array roll_axes(List<int64_t> shifts, List<int64_t> axes) const;
  /**
   * ctn_array_packbits: Packs groups of eight elements along an axis into the bits of a uint8, which are set
   * where an element is not 0.
   */
  Array packbits(int64_t axis, bool little) const;
  /** ctn_array_sort: A sorted copy along an axis. */
  Array sort(int64_t axis) const;
  /** ctn_array_sort_inplace: Sorts the array itself along an axis. */
  void sort_inplace(int64_t axis) const;
  /** ctn_array_argsort: Positions that sort an array along an axis. */
  Array argsort(int64_t axis) const;
  /** ctn_array_lexsort: Positions that sort by several keys along an axis. */
  static Array lexsort(List<Array> keys, int64_t axis);
  /**
   * ctn_array_partition: A copy in which the elements at the given positions are those of the sorted array,
   * with elements that are smaller or equal before them and larger or equal after them.
   */
  Array partition(List<int64_t> kth, int64_t axis) const;
  /** ctn_array_argpartition: Positions that partition an array as ctn_array_partition does. */
  Array argpartition(List<int64_t> kth, int64_t axis) const;
  /**
   * ctn_array_searchsorted: Positions at which values can be inserted into a sorted array so that it stays
   * sorted.
   */
  Array searchsorted(const Array &values, ctn_side side, detail::Optional<ctn_array> sorter = {}) const;
  /** ctn_array_unique: The sorted distinct elements of the flattened array. */
  std::tuple<Array, Array, Array, Array> unique() const;
  /** ctn_array_bincount: Number of occurrences of each value in an array of integers that are at least 0. */
  Array bincount(detail::Optional<ctn_array> weights, int64_t minlength) const;
  /** ctn_array_cumsum: Running sums along an axis. */
  Array cumsum(int64_t axis, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /** ctn_array_cumsum_into: Running sums along an axis, into an existing array of the shape of the result. */
  void cumsum_into(int64_t axis, ctn_dtype dtype, const Array &out) const;
  /** ctn_array_cumprod: Running products along an axis. */
  Array cumprod(int64_t axis, ctn_dtype dtype = CTN_DTYPE_NONE) const;
  /**
   * ctn_array_cumprod_into: Running products along an axis, into an existing array of the shape of the
   * result.
   */
  void cumprod_into(int64_t axis, ctn_dtype dtype, const Array &out) const;
  /**
   * ctn_array_to_data_async: Copies the elements in C order to host memory, in the order of a stream and
   * without waiting.
   */
  void to_data_async(void *data, size_t size, detail::Optional<ctn_stream> stream = {}) const;
  /**
   * ctn_array_set_data_async: Overwrites all elements from host memory, in the order of a stream and without
   * waiting.
   */
  void set_data_async(const void *data, size_t size, detail::Optional<ctn_stream> stream = {}) const;
  /**
   * ctn_array_ufunc: Runs an operation of elementwise.h with one output by its name, with NumPy's keyword
   * arguments.
   */
  static Array ufunc(Text name, List<Array> inputs, ctn_dtype dtype, ctn_casting casting,
                     detail::Optional<ctn_array> where = {}, detail::Optional<ctn_array> destination = {});
  /** ctn_array_ufunc_outputs: Like ctn_array_ufunc, but for operations with any number of outputs. */
  static std::vector<Array> ufunc_outputs(Text name, List<Array> inputs, ctn_dtype dtype, ctn_casting casting,
                                          detail::Optional<ctn_array> where, List<Array> destinations,
                                          std::size_t out_count);
  /**
   * ctn_array_ufunc_at: NumPy's ufunc.at: applies an operation with one output in place to what the items
   * select, with the rules of ctn_array_get_advanced.
   */
  static void ufunc_at(Text name, const Array &a, List<Index> items, List<Array> arrays,
                       detail::Optional<ctn_array> value = {});
  /**
   * ctn_array_ufunc_reduce: NumPy's ufunc.reduce: combines the elements along axes by an operation with two
   * inputs and one output.
   */
  static Array ufunc_reduce(Text name, const Array &a, List<int64_t> axes = {}, bool keepdims = false,
                            ctn_dtype dtype = CTN_DTYPE_NONE, detail::Optional<ctn_array> where = {},
                            detail::Optional<ctn_array> initial = {},
                            detail::Optional<ctn_array> destination = {});
  /**
   * ctn_array_ufunc_accumulate: NumPy's ufunc.accumulate: the results of ctn_array_ufunc_reduce for the first
   * elements along an axis, for the first two, and so on.
   */
  static Array ufunc_accumulate(Text name, const Array &a, int64_t axis, ctn_dtype dtype = CTN_DTYPE_NONE,
                                detail::Optional<ctn_array> destination = {});
  /**
   * ctn_array_ufunc_reduceat: NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the
   * positions up to the next one, or to the end from the last one.
   */
  static Array ufunc_reduceat(Text name, const Array &a, const Array &indices, int64_t axis,
                              ctn_dtype dtype = CTN_DTYPE_NONE, detail::Optional<ctn_array> destination = {});
  /**
   * ctn_array_ufunc_outer: NumPy's ufunc.outer: an operation with two inputs and one output on every pair of
   * an element of `a` and one of `b`; the shape is that of `a`, followed by that of `b`.
   */
  static Array ufunc_outer(Text name, const Array &a, const Array &b, ctn_dtype dtype, ctn_casting casting,
                           detail::Optional<ctn_array> where = {},
                           detail::Optional<ctn_array> destination = {});
};

/**
 * The settings of one thread: current device, current streams, backprop mode, training mode and function
 * hooks. They can be applied to another thread.
 */
class Context : public Handle<Context, ctn_context> {
 public:
  using Handle::Handle;
  /**
   * ctn_context_capture: Captures the calling thread's current device, current streams, backprop mode,
   * training mode and function hooks.
   */
  static Context capture();
  /** ctn_context_apply: Applies captured settings to the calling thread. */
  void apply() const;
};

/**
 * Any object of the library. A handle of any type may be cast to `ctn_object *`; the address stays the same.
 * An address that is not a handle, or a handle that was released, is refused if a byte in the object shows
 * it.
 */
class Object : public Handle<Object, ctn_object> {
 public:
  using Handle::Handle;
  /**
   * ctn_object_set_toggle: Sets the function that is called when the number of references of a handle changes
   * from 1 to 2 or from 2 to 1.
   */
  bool set_toggle(const void *key, ctn_binding_toggle_fn toggle) const;
};

/** A network that was read from a .caffemodel. */
class CaffeFunction : public Handle<CaffeFunction, ctn_caffe_function> {
 public:
  using Handle::Handle;
  /** ctn_caffe_function_new: Reads a .caffemodel file; the parameters are float32 on the current device. */
  static CaffeFunction make(Text path);
  /** ctn_caffe_function_new_from_memory: Reads a network from memory; see ctn_caffe_function_new. */
  static CaffeFunction new_from_memory(const void *data, size_t size);
  /** ctn_caffe_function_call: Computes blobs of the network from given ones. */
  std::vector<Variable> call(List<const char *> input_names, List<Variable> inputs, List<const char *> disable,
                             List<const char *> output_names) const;
  /**
   * ctn_caffe_function_fs: The parameters: a chain with a child for each layer that has parameters, at the
   * path that is the layer's name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain
   * inception_3a). ctn_caffe_function_link_path returns the path if the name cannot be one or its place is
   * taken.
   */
  Link fs() const;
  /** ctn_caffe_function_link_path: Path of the link of a layer below ctn_caffe_function_fs. */
  std::string link_path(Text name) const;
  /** ctn_caffe_function_forward_count: Number of layers that can run; 0 for NULL. */
  size_t forward_count() const;
  /** ctn_caffe_function_forward_name: Name of a layer that can run, in the order in which the layers run. */
  std::string forward_name(size_t index) const;
  /**
   * ctn_caffe_function_forward_type: Type of a layer that can run, such as "Convolution", with its name in
   * the current format.
   */
  std::string forward_type(size_t index) const;
  /**
   * ctn_caffe_function_forward: Runs one layer, from its bottoms to its tops, in the phase of
   * ctn_caffe_function_call.
   */
  std::vector<Variable> forward(Text name, List<Variable> inputs, std::size_t output_count) const;
  /** ctn_caffe_function_ignored_count: Number of layers that are never run; 0 for NULL. */
  size_t ignored_count() const;
  /** ctn_caffe_function_ignored_name: Name of an ignored layer, in the order of the file. */
  std::string ignored_name(size_t index) const;
  /** ctn_caffe_function_ignored_type: Type of an ignored layer, with its name in the current format. */
  std::string ignored_type(size_t index) const;
  /** ctn_caffe_function_ignored_reason: Reason why a layer is ignored. */
  std::string ignored_reason(size_t index) const;
};

/** A drawing of a graph. */
class ComputationalGraph : public Handle<ComputationalGraph, ctn_computational_graph> {
 public:
  using Handle::Handle;
  /** ctn_computational_graph_dump: The drawing as text. */
  std::string dump(ctn_graph_format format) const;
  /** ctn_computational_graph_save: Writes the text of ctn_computational_graph_dump to a file, in one step. */
  void save(Text path, ctn_graph_format format) const;
  /** ctn_computational_graph_set_variable_style: Sets an attribute of the variables of the DOT text. */
  void set_variable_style(Text attribute, Text value = nullptr) const;
  /** ctn_computational_graph_set_function_style: Sets an attribute of the functions of the DOT text. */
  void set_function_style(Text attribute, Text value = nullptr) const;
  /** ctn_computational_graph_set_rankdir: Sets the direction of the DOT drawing. */
  void set_rankdir(ctn_graph_direction rankdir) const;
  /**
   * ctn_computational_graph_set_show_names: Sets whether the DOT labels of variables begin with their names.
   */
  void set_show_names(bool show) const;
  /** ctn_computational_graph_node_count: Number of nodes; 0 for NULL. */
  size_t node_count() const;
  /** ctn_computational_graph_edge_count: Number of edges; 0 for NULL. */
  size_t edge_count() const;
};

/** Numbered examples. */
class Dataset : public Handle<Dataset, ctn_dataset> {
 public:
  using Handle::Handle;
  /**
   * ctn_dataset_tuple_new: Examples along the first axis of arrays: part k of example i is row i of array k.
   */
  static Dataset tuple(List<Array> arrays);
  /** ctn_dataset_new: A dataset whose examples a callback makes. */
  static Dataset make(int64_t size, size_t part_count, DatasetExampleFunction example, bool concurrent);
  /**
   * ctn_dataset_map_new: A dataset whose examples a callback makes of those of another one,
   * chainer.datasets.TransformDataset.
   */
  Dataset map(size_t part_count, DatasetMapFunction map, bool concurrent) const;
  /**
   * ctn_dataset_bind_thread: Lets only the present thread run the callback of a dataset, for languages whose
   * code cannot run on threads of the library.
   */
  void bind_thread() const;
  /** ctn_dataset_transform_new: A dataset in which a transform is applied to one part of every example. */
  Dataset transform(const Transform &transform, size_t part, uint64_t seed) const;
  /** ctn_dataset_sub_new: A range of the examples of another dataset, chainer.datasets.SubDataset. */
  Dataset sub(int64_t start, int64_t finish, List<int64_t> order = {}) const;
  /**
   * ctn_dataset_concatenated_new: The examples of several datasets, one dataset after another,
   * chainer.datasets.ConcatenatedDataset.
   */
  static Dataset concatenated(List<Dataset> datasets);
  /** ctn_dataset_split: Splits a dataset in two, chainer.datasets.split_dataset. */
  std::tuple<Dataset, Dataset> split(int64_t split_at, List<int64_t> order = {}) const;
  /** ctn_dataset_split_random: Splits the examples at random, chainer.datasets.split_dataset_random. */
  std::tuple<Dataset, Dataset> split_random(int64_t first_size, uint64_t seed) const;
  /**
   * ctn_dataset_fold: The training and test data of one fold of a cross-validation, in which each example is
   * once among the test data; see chainer.datasets.get_cross_validation_datasets.
   */
  std::tuple<Dataset, Dataset> fold(int64_t fold_count, int64_t fold, List<int64_t> order = {}) const;
  /** ctn_dataset_size: Number of examples; 0 for NULL. */
  int64_t size() const;
  /** ctn_dataset_part_count: Number of arrays of an example; 0 for NULL. */
  size_t part_count() const;
  /** ctn_dataset_example: One example. */
  std::vector<Array> example(int64_t index, int64_t epoch, std::size_t part_count) const;
  /** ctn_dataset_batch: A batch of examples, whose shapes must be equal. */
  std::vector<Array> batch(List<int64_t> indices, int64_t epoch, std::size_t part_count) const;
  /**
   * ctn_dataset_vocabulary_size: Number of texts that numbers in the examples stand for: the characters or
   * words of a text, or the names of classes. 0 for datasets without them.
   */
  int64_t vocabulary_size() const;
  /** ctn_dataset_token: The text that a number stands for. */
  std::string token(int64_t id) const;
  /** ctn_dataset_token_id: The number of a text. */
  int64_t token_id(Text token) const;
  /**
   * ctn_dataset_mnist_new: The handwritten digits of MNIST, or other files of its names and shapes:
   * train-images-idx3-ubyte and train-labels-idx1-ubyte, or those that begin with t10k for testing, plain or
   * with the suffix .gz.
   */
  static Dataset mnist(Text folder, bool training, int64_t ndim, int64_t channels, double scale,
                       ctn_dtype dtype, ctn_dtype label_dtype = CTN_DTYPE_NONE);
  /** ctn_dataset_text_lines_new: The lines of a text in UTF-8. */
  static Dataset text_lines(Text path, ctn_text_unit unit, detail::Optional<ctn_dataset> vocabulary_of = {});
  /** ctn_dataset_text_new: Windows of a text in UTF-8, for language models. */
  static Dataset text(Text path, ctn_text_unit unit, int64_t length, int64_t stride,
                      detail::Optional<ctn_dataset> vocabulary_of = {});
  /** ctn_dataset_images_new: Image files, chainer.datasets.ImageDataset. */
  static Dataset images(List<const char *> paths, Text root, ctn_image_color color, ctn_dtype dtype);
  /** ctn_dataset_labeled_images_new: Image files with labels, chainer.datasets.LabeledImageDataset. */
  static Dataset labeled_images(List<const char *> paths, List<int64_t> labels, Text root,
                                ctn_image_color color, ctn_dtype dtype, ctn_dtype label_dtype);
  /** ctn_dataset_image_list_new: The image files of a list, with labels. */
  static Dataset image_list(Text path, Text root, ctn_image_color color, ctn_dtype dtype,
                            ctn_dtype label_dtype);
  /**
   * ctn_dataset_image_folder_new: The files in a folder whose names end with .jpg, .jpeg or .png, in the
   * order of their names.
   */
  static Dataset image_folder(Text folder, ctn_image_color color, ctn_dtype dtype);
  /** ctn_dataset_image_classes_new: The image files in the folders of a folder, one for each class. */
  static Dataset image_classes(Text folder, ctn_image_color color, ctn_dtype dtype, ctn_dtype label_dtype);
};

/** Callbacks that run before and after computations of functions. */
class FunctionHook : public Handle<FunctionHook, ctn_function_hook> {
 public:
  using Handle::Handle;
  /**
   * ctn_function_hook_new: A hook of callbacks. destroy runs exactly once: when the last reference is
   * released, including those of the library, or when this call fails.
   */
  static FunctionHook make(FunctionHookCallbacks callbacks);
  /** ctn_function_hook_name: Name under which the hook is registered if no other is given. */
  const char *name() const;
  /** ctn_function_hook_add: Registers a hook for the calling thread. */
  void add(Text name = nullptr) const;
  /** ctn_function_hook_remove: Removes a hook of the calling thread. */
  static void remove(Text name);
  /** ctn_function_hook_count: Number of hooks of the calling thread. */
  static size_t count();
  /** ctn_function_hook_at: A hook of the calling thread and its name there. */
  static std::tuple<std::string, FunctionHook> at(size_t index);
};

/** Options of functions. */
class FunctionOptions : public Handle<FunctionOptions, ctn_function_options> {
 public:
  using Handle::Handle;
  /** ctn_function_options_new: Options with defaults only. */
  static FunctionOptions make();
  /**
   * ctn_function_options_set_reduction: Sets how the terms of a loss are combined; see each loss for the
   * default.
   */
  const FunctionOptions &set_reduction(ctn_reduction reduction) const;
  /**
   * ctn_function_options_set_class_weight: Sets a weight for every class, which multiplies the terms of its
   * labels; the default is 1.
   */
  const FunctionOptions &set_class_weight(const Array &class_weight) const;
  /**
   * ctn_function_options_set_ignore_label: Sets the label that does not count; see each function for the
   * default.
   */
  const FunctionOptions &set_ignore_label(int64_t ignore_label) const;
  /**
   * ctn_function_options_set_label_smoothing: Sets the share of every label that is spread evenly over all
   * classes; the default is 0.
   */
  const FunctionOptions &set_label_smoothing(double label_smoothing) const;
  /** ctn_function_options_set_mask: Sets the scaled mask of a dropout, to repeat a dropout. */
  const FunctionOptions &set_mask(const Array &mask) const;
  /** ctn_function_options_set_noise: Sets the standard normal numbers of ctn_gaussian, to repeat a call. */
  const FunctionOptions &set_noise(const Array &noise) const;
  /** ctn_function_options_set_samples: Sets the samples of a negative sampling, to repeat a call. */
  const FunctionOptions &set_samples(const Array &samples) const;
  /**
   * ctn_function_options_set_dilation: Sets the distance between the elements that a window reads; the
   * default is 1.
   */
  const FunctionOptions &set_dilation(List<int64_t> dilation) const;
  /**
   * ctn_function_options_set_groups: Sets the number of groups into which the channels are divided; the
   * default is 1.
   */
  const FunctionOptions &set_groups(int64_t groups) const;
  /**
   * ctn_function_options_set_outsize: Sets the lengths of the result of ctn_deconvolution_nd along its
   * spatial axes; the default is the smallest lengths that fit. ctn_deconvolution_2d takes them as arguments.
   */
  const FunctionOptions &set_outsize(List<int64_t> outsize) const;
  /**
   * ctn_function_options_set_cover_all: Sets whether the windows of ctn_average_pooling_2d cover every
   * element of x, so that the last ones may end outside; the default is 0. ctn_max_pooling_2d takes this as
   * an argument.
   */
  const FunctionOptions &set_cover_all(bool cover_all) const;
  /**
   * ctn_function_options_set_count_include_pad: Sets whether the means of ctn_average_pooling_2d count padded
   * elements, which are zeros; the default is 1.
   */
  const FunctionOptions &set_count_include_pad(bool count_include_pad) const;
  /**
   * ctn_function_options_set_scale: Sets the factor of the scores of an attention; the default is 1 /
   * sqrt(D).
   */
  const FunctionOptions &set_scale(double scale) const;
  /**
   * ctn_function_options_set_causal: Sets whether position i of an attention sees only positions 0 to i; the
   * default is 0.
   */
  const FunctionOptions &set_causal(bool causal) const;
  /**
   * ctn_function_options_set_dropout: Sets the probability with which an attention drops each of its weights
   * in training; the default is 0.
   */
  const FunctionOptions &set_dropout(double dropout) const;
  /**
   * ctn_function_options_set_approximate: Sets whether ctn_gelu uses an approximation with tanh; the default
   * is 0.
   */
  const FunctionOptions &set_approximate(bool approximate) const;
};

/** A fused function; see above. */
class Fused : public Handle<Fused, ctn_fused> {
 public:
  using Handle::Handle;
  /** ctn_fused_new: Makes a fused function. */
  static Fused make(FuseFunction body);
  /** ctn_fused_call: Applies a fused function to variables as one function of the graph. */
  std::vector<Variable> call(List<Variable> inputs, std::size_t output_count) const;
  /** ctn_fused_call_arrays: The same for arrays. */
  std::vector<Array> call_arrays(List<Array> inputs, std::size_t output_count) const;
};

/** Computes the initial values of parameters. */
class Initializer : public Handle<Initializer, ctn_initializer> {
 public:
  using Handle::Handle;
  /** ctn_initializer_constant_new: Sets every element to one value. */
  static Initializer constant(double value);
  /** ctn_initializer_normal_new: Normal numbers with mean 0. */
  static Initializer normal(double deviation);
  /** ctn_initializer_uniform_new: Uniform numbers in [-limit, limit). */
  static Initializer uniform(double limit);
  /**
   * ctn_initializer_orthogonal_new: A multiple of a random matrix with orthonormal rows, or columns if it has
   * more rows than columns.
   */
  static Initializer orthogonal(double scale);
  /** ctn_initializer_identity_new: A multiple of the identity, for arrays that are square matrices. */
  static Initializer identity(double scale);
  /**
   * ctn_initializer_lecun_normal_new: Normal numbers with the standard deviation scale * sqrt(1 / fan_in),
   * for arrays with at least two axes.
   */
  static Initializer lecun_normal(double scale);
  /**
   * ctn_initializer_lecun_uniform_new: Uniform numbers in [-s, s) with s = scale * sqrt(3 / fan_in), for
   * arrays with at least two axes.
   */
  static Initializer lecun_uniform(double scale);
  /**
   * ctn_initializer_glorot_normal_new: Normal numbers with the standard deviation scale * sqrt(2 / (fan_in +
   * fan_out)), for arrays with at least two axes.
   */
  static Initializer glorot_normal(double scale);
  /**
   * ctn_initializer_glorot_uniform_new: Uniform numbers in [-s, s) with s = scale * sqrt(6 / (fan_in +
   * fan_out)), for arrays with at least two axes.
   */
  static Initializer glorot_uniform(double scale);
  /**
   * ctn_initializer_he_normal_new: Normal numbers with the standard deviation scale * sqrt(2 / fan_in), for
   * arrays with at least two axes.
   */
  static Initializer he_normal(double scale);
  /**
   * ctn_initializer_he_uniform_new: Uniform numbers in [-s, s) with s = scale * sqrt(6 / fan_in), for arrays
   * with at least two axes.
   */
  static Initializer he_uniform(double scale);
  /**
   * ctn_initializer_array_new: Copies the values that an array has when the initializer is applied, converted
   * to the dtype and device of the destination.
   */
  static Initializer array(const Array &value);
  /** ctn_initializer_callback_new: Calls a function on the thread that makes the parameter. */
  static Initializer callback(InitializerFunction fill);
  /** ctn_initializer_apply: Fills an array. */
  void apply(const Array &array) const;
};

/** An open .npz file. Entries are read on request. */
class NpzFile : public Handle<NpzFile, ctn_npz_file> {
 public:
  using Handle::Handle;
  /** ctn_npz_file_open: Opens an .npz file and reads its directory. */
  static NpzFile open(Text path);
  /** ctn_npz_file_count: Number of entries; 0 for NULL. */
  size_t count() const;
  /** ctn_npz_file_name: Name of an entry without ".npy" (with it if the short name is an entry as well). */
  const char *name(size_t index) const;
  /** ctn_npz_file_contains: Whether there is an entry of that name; 0 for NULL. */
  bool contains(Text name = nullptr) const;
  /** ctn_npz_file_read: Reads an entry onto the current device, and verifies its size and checksum. */
  Array read(Text name) const;
};

/** Makes batches of the examples of a dataset. */
class Iterator : public Handle<Iterator, ctn_iterator> {
 public:
  using Handle::Handle;
  /** ctn_iterator_serial_new: An iterator that makes its batches on the calling thread. */
  static Iterator serial(const Dataset &dataset, int64_t batch_size, bool repeat, bool shuffle, uint64_t seed);
  /** ctn_iterator_multithread_new: An iterator whose batches are made by threads of its own ahead of time. */
  static Iterator multithread(const Dataset &dataset, int64_t batch_size, bool repeat, bool shuffle,
                              uint64_t seed, int64_t thread_count, int64_t prefetch);
  /** ctn_iterator_next: The next batch. */
  std::tuple<std::vector<Array>, bool> next(std::size_t part_count) const;
  /**
   * ctn_iterator_next_picks: Chooses the examples of the next batch without fetching them, for programs that
   * make batches themselves.
   */
  Array next_picks() const;
  /** ctn_iterator_part_count: Number of arrays of a batch; 0 for NULL. */
  size_t part_count() const;
  /** ctn_iterator_batch_size: Number of examples in a batch; 0 for NULL. */
  int64_t batch_size() const;
  /** ctn_iterator_dataset: The dataset of an iterator. */
  Dataset dataset() const;
  /** ctn_iterator_epoch: Number of epochs that are complete; 0 for NULL. */
  int64_t epoch() const;
  /**
   * ctn_iterator_epoch_detail: The number of complete epochs with the fraction of the present one; 0 for
   * NULL.
   */
  double epoch_detail() const;
  /**
   * ctn_iterator_previous_epoch_detail: ctn_iterator_epoch_detail before the last batch; below 0 if there was
   * none, 0 for NULL.
   */
  double previous_epoch_detail() const;
  /** ctn_iterator_is_new_epoch: Whether the last batch completed an epoch; 0 for NULL. */
  bool is_new_epoch() const;
  /** ctn_iterator_reset: Begins again with the first epoch, in the same order. */
  void reset() const;
  /**
   * ctn_iterator_finalize: Ends the threads of an iterator from ctn_iterator_multithread_new, after the
   * examples that they are making, and drops the batches that were made ahead of time.
   */
  void finalize() const;
  /**
   * ctn_iterator_set_padding: Sets the values with which examples of different shapes are padded, as in
   * ctn_concat_examples.
   */
  void set_padding(List<double> values) const;
  /**
   * ctn_iterator_serialize: Saves or loads the place in the data: numbers of epoch and batch, seed, and the
   * order of the present epoch.
   */
  void serialize(const Serializer &serializer) const;
};

/** Additional source texts and options of a kernel, which are copied when it is made. */
class KernelOptions : public Handle<KernelOptions, ctn_kernel_options> {
 public:
  using Handle::Handle;
  /** ctn_kernel_options_new: Options with defaults only. */
  static KernelOptions make();
  /**
   * ctn_kernel_options_set_preamble: Sets the text before an elementwise kernel or a reduction, for functions
   * and types; placeholders are known there.
   */
  const KernelOptions &set_preamble(Text text) const;
  /** ctn_kernel_options_set_loop_prep: Sets the statements before the loop of an elementwise kernel. */
  const KernelOptions &set_loop_prep(Text text) const;
  /** ctn_kernel_options_set_after_loop: Sets the statements after the loop of an elementwise kernel. */
  const KernelOptions &set_after_loop(Text text) const;
  /**
   * ctn_kernel_options_set_reduce_dims: Sets whether `_ind` of an elementwise kernel may have fewer axes than
   * the arrays, because neighbors are merged; the default is 1.
   */
  const KernelOptions &set_reduce_dims(bool enabled) const;
  /** ctn_kernel_options_set_reduce_type: Sets the C++ type of the values that a reduction combines. */
  const KernelOptions &set_reduce_type(Text text) const;
  /**
   * ctn_kernel_options_add_compiler_option: Adds an option of the compiler, such as -DNAME=1, which is passed
   * without a shell.
   */
  const KernelOptions &add_compiler_option(Text option) const;
};

/** A loop over elements of broadcast arrays. */
class ElementwiseKernel : public Handle<ElementwiseKernel, ctn_elementwise_kernel> {
 public:
  using Handle::Handle;
  /** ctn_elementwise_kernel_new: A kernel that runs `operation`, C++ statements, for every element. */
  static ElementwiseKernel make(Text in_params, Text out_params, Text operation, Text name,
                                detail::Optional<ctn_kernel_options> options = {});
  /**
   * ctn_elementwise_kernel_call: Runs the kernel over the shape to which all arrays that are not raw
   * broadcast, including given outputs.
   */
  std::vector<Array> call(List<Array> inputs, int64_t size, List<Array> destinations,
                          std::size_t out_count) const;
};

/** A reduction of broadcast arrays along axes. */
class ReductionKernel : public Handle<ReductionKernel, ctn_reduction_kernel> {
 public:
  using Handle::Handle;
  /**
   * ctn_reduction_kernel_new: A kernel that computes `map_expr` from the inputs, combines the values with
   * `reduce_expr` of `a` and `b`, starting with `identity`, and computes the outputs with `post_map_expr`
   * from the combined value `a`.
   */
  static ReductionKernel make(Text in_params, Text out_params, Text map_expr, Text reduce_expr,
                              Text post_map_expr, Text identity, Text name,
                              detail::Optional<ctn_kernel_options> options = {});
  /** ctn_reduction_kernel_call: Reduces the inputs, broadcast together, along axes. */
  std::vector<Array> call(List<Array> inputs, List<int64_t> axes, bool keepdims, List<Array> destinations,
                          std::size_t out_count) const;
};

/** A kernel in CUDA-C. */
class RawKernel : public Handle<RawKernel, ctn_raw_kernel> {
 public:
  using Handle::Handle;
  /** ctn_raw_kernel_new: A kernel in CUDA-C. */
  static RawKernel make(Text code, Text name, detail::Optional<ctn_kernel_options> options = {});
  /** ctn_raw_kernel_call: Runs the kernel for every thread of a grid. */
  void call(List<int64_t> grid, List<int64_t> block, List<Array> arguments) const;
};

/** A function with parameters, or a hierarchy of them: a link, chain or chain list. */
class Link : public Handle<Link, ctn_link> {
 public:
  using Handle::Handle;
  /** Adds a child under a name and returns it. */
  Link add_child(Text name, const Link &child) const;
  /** Calls the link with one input, or with an input and a target. */
  Variable operator()(const Variable &x) const;
  Variable operator()(const Variable &x, const Variable &t) const;
  /**
   * ctn_link_linear_new: Linear link on the current device with the parameters W of shape (out_size,
   * in_size), with normal numbers of standard deviation wscale / sqrt(in_size), and b of shape (out_size),
   * with the value `bias`, unless `nobias`.
   */
  static Link linear(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_convolution_2d_new: Convolution link on the current device, see ctn_convolution_2d, with the
   * parameters W of shape (out_channels, in_channels / groups, ksize_y, ksize_x), with normal numbers of
   * standard deviation wscale / sqrt(in_channels / groups * ksize_y * ksize_x), and b of shape
   * (out_channels), with the value `bias`, unless `nobias`.
   */
  static Link convolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                             int64_t stride_y = 1, int64_t stride_x = 1, int64_t pad_y = 0, int64_t pad_x = 0,
                             detail::Optional<ctn_link_options> options = {});
  /** ctn_link_classifier_new: Classifier with a child named "predictor". */
  Link classifier() const;
  /**
   * ctn_link_classifier_set_compute_accuracy: Sets whether calls also compute the accuracy, as they do
   * initially.
   */
  void classifier_set_compute_accuracy(bool compute) const;
  /** ctn_link_classifier_loss: Loss of the last call */
  Variable classifier_loss() const;
  /** ctn_link_classifier_accuracy: Accuracy of the last call */
  Variable classifier_accuracy() const;
  /** ctn_link_classifier_prediction: Result of the predictor in the last call */
  Variable classifier_prediction() const;
  /**
   * ctn_link_new: A user link, which is also a chain: parameters, persistent values and children are added
   * with the functions below.
   */
  static Link make(LinkForwardFunction forward = nullptr);
  /** ctn_link_chain_new: An empty chain. */
  static Link chain();
  /** ctn_link_chain_list_new: An empty chain list. */
  static Link chain_list();
  /** ctn_link_call: Runs the link on variables. */
  std::vector<Variable> call(List<Variable> inputs, std::size_t output_count) const;
  /** ctn_link_call1: Runs the link on one variable; see ctn_link_call. */
  Variable call1(const Variable &x) const;
  /** ctn_link_name: Name of the link in its parent, valid until it changes */
  const char *name() const;
  /** ctn_link_add_param: Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does. */
  void add_param(Text name, List<int64_t> shape, ctn_dtype dtype) const;
  /** ctn_link_add_persistent: Adds an array that is saved and loaded but not optimized. */
  void add_persistent(Text name, const Array &value) const;
  /** ctn_link_persistent: A persistent array of this link. */
  Array persistent(Text name) const;
  /** ctn_link_set_persistent: Replaces a persistent array. */
  void set_persistent(Text name, const Array &value) const;
  /** ctn_link_add_link: Adds a child. */
  void add_link(Text name, const Link &child) const;
  /** ctn_link_child: The child at a path. */
  Link child(Text path) const;
  /** ctn_link_child_count: Number of direct children; 0 for NULL. */
  size_t child_count() const;
  /** ctn_link_child_at: A direct child in the order of addition. */
  Link child_at(size_t index) const;
  /**
   * ctn_link_is_initialized: Whether all parameters of the hierarchy have their sizes, so that none waits for
   * an input (see CTN_SIZE_FROM_INPUT); 1 for NULL.
   */
  bool is_initialized() const;
  /**
   * ctn_link_uninitialized_count: Number of parameters and persistent values of the hierarchy that wait for
   * their size; 0 for NULL.
   */
  size_t uninitialized_count() const;
  /** ctn_link_uninitialized_path: Path of one of the values that wait for their size, such as "/l1/W". */
  std::string uninitialized_path(size_t index) const;
  /**
   * ctn_link_param_count: Number of parameters of the hierarchy: the link's own and those of all links below
   * it; 0 for NULL.
   */
  size_t param_count() const;
  /**
   * ctn_link_param_at: A parameter in the order of the reference's namedparams: the link's own parameters in
   * the order of addition, then those of each child.
   */
  Variable param_at(size_t index) const;
  /** ctn_link_param_path: Path of a parameter in the order of ctn_link_param_at, such as "/l1/W". */
  std::string param_path(size_t index) const;
  /** ctn_link_param: The parameter at a path. */
  Variable param(Text path) const;
  /** ctn_link_zerograds: Sets the gradients of all parameters that are not frozen to zeros. */
  void zerograds() const;
  /** ctn_link_cleargrads: Removes the gradients of all parameters; the next backward writes new ones. */
  void cleargrads() const;
  /** ctn_link_addgrads: Adds the gradients of another link. */
  void addgrads(const Link &source) const;
  /** ctn_link_copyparams: Copies the parameters of another link. */
  void copyparams(const Link &source) const;
  /**
   * ctn_link_share: A second hierarchy over the same arrays of parameters and persistent values: an update of
   * one changes both.
   */
  Link share() const;
  /**
   * ctn_link_clone: A copy of the hierarchy with separate arrays on the same devices: parameters, gradients,
   * persistent values (including statistics of batch normalization) and states of recurrent links, without
   * their history.
   */
  Link clone() const;
  /**
   * ctn_link_to_device: Moves all parameters, gradients and persistent arrays, and other arrays that links
   * keep, to a device.
   */
  void to_device(Text device = nullptr) const;
  /** ctn_link_parameter_new: A link with the only parameter W, on the array's device. */
  static Link parameter(const Array &array);
  /**
   * ctn_link_parameter_value: A new variable with the value of the parameter W; its gradient reaches W unless
   * the flag is ON.
   */
  Variable parameter_value(ctn_volatile volatile_flag) const;
  /** ctn_link_count: Number of links of the hierarchy. */
  size_t count(bool skipself) const;
  /** ctn_link_at: A link of the hierarchy. */
  Link at(size_t index, bool skipself) const;
  /** ctn_link_path: Path of a link in the order of ctn_link_at, such as "/l1" */
  std::string path(size_t index, bool skipself) const;
  /**
   * ctn_link_freeze: Freezes the parameters that match a pattern now, including those that wait for their
   * size.
   */
  void freeze(Text pattern) const;
  /** ctn_link_unfreeze: Reverses ctn_link_freeze. */
  void unfreeze(Text pattern) const;
  /** ctn_link_kind: The kind of a link in messages */
  const char *kind() const;
  /**
   * ctn_link_device: Name of the device of a link: that of the first parameter of the hierarchy or, without
   * parameters, of the first persistent array.
   */
  std::string device() const;
  /** ctn_link_add_persistent_i64: Adds an integer that is saved and loaded. */
  void add_persistent_i64(Text name, int64_t value) const;
  /** ctn_link_add_persistent_f64: Adds a number that is saved and loaded. */
  void add_persistent_f64(Text name, double value) const;
  /** ctn_link_add_persistent_text: Adds a string that is saved and loaded. */
  void add_persistent_text(Text name, Text value) const;
  /** ctn_link_persistent_i64: A persistent integer of this link. */
  int64_t persistent_i64(Text name) const;
  /** ctn_link_persistent_f64: A persistent number of this link. */
  double persistent_f64(Text name) const;
  /** ctn_link_persistent_text: A persistent string of this link. */
  std::string persistent_text(Text name) const;
  /** ctn_link_set_persistent_i64: Replaces a persistent integer. */
  void set_persistent_i64(Text name, int64_t value) const;
  /** ctn_link_set_persistent_f64: Replaces a persistent number. */
  void set_persistent_f64(Text name, double value) const;
  /** ctn_link_set_persistent_text: Replaces a persistent string. */
  void set_persistent_text(Text name, Text value) const;
  /**
   * ctn_link_persistent_count: Number of persistent values of this link, without those of its children; 0 for
   * NULL.
   */
  size_t persistent_count() const;
  /** ctn_link_persistent_name: Name of a persistent value in the order of addition. */
  std::string persistent_name(size_t index) const;
  /** ctn_link_persistent_kind: Kind of a persistent value in the order of addition. */
  ctn_persistent_kind persistent_kind(size_t index) const;
  /** ctn_link_prelu_new: Parametric rectifier, see ctn_prelu, with the parameter W, filled with `init`. */
  static Link prelu(List<int64_t> shape, detail::Optional<ctn_link_options> options = {});
  /** ctn_link_maxout_new: Maxout layer, see ctn_maxout. */
  static Link maxout(int64_t in_size, int64_t out_size, int64_t pool_size,
                     detail::Optional<ctn_link_options> options = {});
  /** ctn_link_classifier_set_loss_function: Sets the loss function. */
  void classifier_set_loss_function(ClassifierFunctionFunction function = nullptr) const;
  /** ctn_link_classifier_set_accuracy_function: Sets the accuracy function. */
  void classifier_set_accuracy_function(ClassifierFunctionFunction function = nullptr) const;
  /**
   * ctn_link_bilinear_new: Bilinear link, see ctn_bilinear, called with e1 of shape (N, left_size) and e2 of
   * shape (N, right_size).
   */
  static Link bilinear(int64_t left_size, int64_t right_size, int64_t out_size,
                       detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_deconvolution_2d_new: Deconvolution link, see ctn_deconvolution_2d, with the parameters W
   * (in_channels, out_channels / groups, ksize_y, ksize_x), normal with standard deviation wscale /
   * sqrt(in_channels * ksize_y * ksize_x), and b (out_channels), with the value `bias`, unless `nobias`.
   */
  static Link deconvolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                               int64_t stride_y = 1, int64_t stride_x = 1, int64_t pad_y = 0, int64_t pad_x = 0,
                               detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_inception_new: Inception module of GoogLeNet: relu of the channels of four paths, from x of
   * shape (N, in_channels, h, w) to (N, out1 + out3 + out5 + proj_pool, h, w).
   */
  static Link inception(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj5,
                        int64_t out5, int64_t proj_pool, detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_inception_bn_new: Inception module with batch normalization: the channels of up to four paths.
   */
  static Link inception_bn(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj33,
                           int64_t out33, ctn_pooling pooltype, int64_t proj_pool, int64_t stride,
                           detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_mlp_convolution_2d_new: Several convolutions with an activation between them, the first with the
   * given window, the others 1x1.
   */
  static Link mlp_convolution_2d(int64_t in_channels, List<int64_t> out_channels, int64_t ksize_y,
                                 int64_t ksize_x, int64_t stride_y = 1, int64_t stride_x = 1, int64_t pad_y = 0,
                                 int64_t pad_x = 0, LinkActivationFunction activation = nullptr,
                                 detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_convolution_nd_new: Convolution over one to three spatial axes, see ctn_convolution_nd, with the
   * parameters W (out_channels, in_channels / groups, ksize...), normal with standard deviation wscale /
   * sqrt(in_channels / groups * the product of ksize), and b (out_channels), with the value `bias`, unless
   * `nobias`.
   */
  static Link convolution_nd(int64_t in_channels, int64_t out_channels, List<int64_t> ksize,
                             List<int64_t> stride = {}, List<int64_t> pad = {},
                             detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_deconvolution_nd_new: Deconvolution over one to three spatial axes, see ctn_deconvolution_nd,
   * with the parameters W (in_channels, out_channels / groups, ksize...), normal with standard deviation
   * wscale / sqrt(in_channels * the product of ksize), and b (out_channels), with the value `bias`, unless
   * `nobias`.
   */
  static Link deconvolution_nd(int64_t in_channels, int64_t out_channels, List<int64_t> ksize,
                               List<int64_t> stride = {}, List<int64_t> pad = {},
                               detail::Optional<ctn_link_options> options = {});
  /** ctn_link_multi_head_attention_new: Attention with several heads, see ctn_attention. */
  static Link multi_head_attention(int64_t size, int64_t key_size, int64_t value_size, int64_t heads,
                                   detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_sequential_new: An empty list of links and functions that run in order, each on the result of
   * the one before.
   */
  static Link sequential();
  /** ctn_link_sequential_append: Appends a link. */
  void sequential_append(const Link &link) const;
  /** ctn_link_sequential_append_function: Appends a function. */
  void sequential_append_function(LinkActivationFunction function) const;
  /** ctn_link_sequential_append_activation: Appends a function of the library with its usual parameters. */
  void sequential_append_activation(ctn_activation activation) const;
  /**
   * ctn_link_negative_sampling_new: Negative sampling loss, see ctn_negative_sampling, called with x of shape
   * (N, in_size) and t of shape (N,), int32 or int64, with the parameter W of shape (count, in_size), zeros.
   */
  static Link negative_sampling(int64_t in_size, List<int64_t> counts, int64_t sample_size,
                                detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_negative_sampling_sampler: The sampler that draws the words: a separate sampler over the tables
   * of the link.
   */
  WalkerAlias negative_sampling_sampler() const;
  /**
   * ctn_link_negative_sampling_call: Calls the link with options of ctn_negative_sampling, for instance with
   * the samples of an earlier call to repeat it.
   */
  Variable negative_sampling_call(const Variable &x, const Variable &t,
                                  detail::Optional<ctn_function_options> options = {}) const;
  /** ctn_link_binary_hierarchical_softmax_new: Hierarchical softmax over a binary tree. */
  static Link binary_hierarchical_softmax(int64_t in_size, const Array &tree,
                                          detail::Optional<ctn_link_options> options = {});
  /** ctn_link_binary_hierarchical_softmax_tables: The paths to the words, as arrays of the link. */
  std::tuple<Array, Array, Array> binary_hierarchical_softmax_tables() const;
  /**
   * ctn_link_batch_normalization_new: Batch normalization on the current device with the parameters gamma
   * (ones) and beta (zeros), the persistent values avg_mean and avg_var (zeros), all of the shape `size`, and
   * N (int64, the number of batches of fine-tuning).
   */
  static Link batch_normalization(List<int64_t> size, detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_set_normalization_mode: Sets the mode of all batch normalizations of a hierarchy, including the
   * link itself.
   */
  void set_normalization_mode(ctn_normalization_mode mode) const;
  /** ctn_link_normalization_mode: The mode of a batch normalization. */
  ctn_normalization_mode normalization_mode() const;
  /**
   * ctn_link_start_finetuning: Sets the count N of all batch normalizations of a hierarchy to zero, so that
   * fine-tuning starts again.
   */
  void start_finetuning() const;
  /**
   * ctn_link_layer_normalization_new: Layer normalization, see ctn_layer_normalization, with the parameters
   * gamma (ones) and beta (zeros) of the shape `size`.
   */
  static Link layer_normalization(List<int64_t> size, detail::Optional<ctn_link_options> options = {});
  /** ctn_link_embed_id_new: Embedding with the parameter W of shape (in_size, out_size), standard normal. */
  static Link embed_id(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_embed_id_set_ignore_label: Sets the number for which an embedding returns zeros and has no
   * gradient.
   */
  void embed_id_set_ignore_label(bool ignores, int64_t ignore_label) const;
  /**
   * ctn_link_lstm_new: LSTM layer with the children "upward" (Linear from in_size to 4 * out_size) and
   * "lateral" (Linear from out_size to 4 * out_size, without a bias).
   */
  static Link lstm(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options = {});
  /** ctn_link_lstm_reset_state: Removes c and h. */
  void lstm_reset_state() const;
  /** ctn_link_lstm_set_state: Replaces the state. */
  void lstm_set_state(const Variable &c, const Variable &h) const;
  /** ctn_link_lstm_c: Cell state of the last call */
  Variable lstm_c() const;
  /** ctn_link_lstm_h: Output of the last call */
  Variable lstm_h() const;
  /**
   * ctn_link_gru_new: Gated recurrent unit without a state: called with h of shape (N, out_size) and x of
   * shape (N, in_size), it returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h)) and z
   * = sigmoid(W_z(x) + U_z(h)).
   */
  static Link gru(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options = {});
  /**
   * ctn_link_stateful_gru_new: A link like that of ctn_link_gru_new that keeps its result as the state h of
   * shape (N, out_size) and is called with x of shape (N, in_size) only.
   */
  static Link stateful_gru(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options = {});
  /** ctn_link_stateful_gru_reset_state: Removes h. */
  void stateful_gru_reset_state() const;
  /** ctn_link_stateful_gru_set_state: Replaces the state. */
  void stateful_gru_set_state(const Variable &h) const;
  /** ctn_link_stateful_gru_h: Output of the last call */
  Variable stateful_gru_h() const;
  /** ctn_link_n_step_lstm_new: LSTM layers over whole sequences; see ctn_n_step_lstm. */
  static Link n_step_lstm(int64_t n_layers, int64_t in_size, int64_t out_size,
                          detail::Optional<ctn_link_options> options = {});
  /** ctn_link_n_step_bilstm_new: Bidirectional LSTM layers over whole sequences; see ctn_n_step_bilstm. */
  static Link n_step_bilstm(int64_t n_layers, int64_t in_size, int64_t out_size,
                            detail::Optional<ctn_link_options> options = {});
  /** ctn_link_n_step_lstm_call: Runs LSTM layers over sequences; see ctn_n_step_lstm. */
  std::tuple<Variable, Variable, std::vector<Variable>> n_step_lstm_call(detail::Optional<ctn_variable> hx,
      detail::Optional<ctn_variable> cx, List<Variable> xs) const;
  /** ctn_link_n_step_gru_new: GRU layers over whole sequences; see ctn_n_step_gru. */
  static Link n_step_gru(int64_t n_layers, int64_t in_size, int64_t out_size,
                         detail::Optional<ctn_link_options> options = {});
  /** ctn_link_n_step_bigru_new: Bidirectional GRU layers over whole sequences; see ctn_n_step_bigru. */
  static Link n_step_bigru(int64_t n_layers, int64_t in_size, int64_t out_size,
                           detail::Optional<ctn_link_options> options = {});
  /** ctn_link_n_step_gru_call: Runs GRU layers over sequences; see ctn_n_step_gru. */
  std::tuple<Variable, std::vector<Variable>> n_step_gru_call(detail::Optional<ctn_variable> hx,
      List<Variable> xs) const;
  /** ctn_link_serialize: Saves or loads a link: its parameters, persistent values and children. */
  void serialize(const Serializer &serializer) const;
  /** ctn_link_save_npz: Saves the parameters, persistent values and children of a link as NPZ. */
  void save_npz(Text path, int32_t level) const;
  /** ctn_link_load_npz: Loads the parameters, persistent values and children of a link from NPZ. */
  void load_npz(Text path) const;
  /** ctn_link_save_hdf5: Saves the parameters, persistent values and children of a link as HDF5. */
  void save_hdf5(Text path, int32_t level) const;
  /** ctn_link_load_hdf5: Loads the parameters, persistent values and children of a link from HDF5. */
  void load_hdf5(Text path) const;
  /**
   * ctn_link_save_safetensors: Saves the parameters, persistent values and children of a link as safetensors.
   */
  void save_safetensors(Text path) const;
  /**
   * ctn_link_load_safetensors: Loads the parameters, persistent values and children of a link from
   * safetensors.
   */
  void load_safetensors(Text path) const;
  /**
   * ctn_link_load: Loads the parameters, persistent values and children of a link from a file of any of these
   * formats, which is recognized by its first bytes.
   */
  void load(Text path, detail::Optional<ctn_load_options> options = {},
            detail::Optional<ctn_load_report> report = {}) const;
  /** ctn_link_user_new: A user link with a table of callbacks. */
  static Link user(LinkCallbacks callbacks);
  /**
   * ctn_link_user_data: The user_data of a link that was made by ctn_link_user_new or ctn_link_new, or copied
   * from one.
   */
  void *user_data() const;
};

/** Options of new links. */
class LinkOptions : public Handle<LinkOptions, ctn_link_options> {
 public:
  using Handle::Handle;
  /** ctn_link_options_new: Options with defaults only. */
  static LinkOptions make();
  /** ctn_link_options_set_dtype: Sets the element type of all parameters; the default is float32. */
  const LinkOptions &set_dtype(ctn_dtype dtype) const;
  /**
   * ctn_link_options_set_wscale: Sets the factor of the initial standard deviation of weights; the default is
   * 1.
   */
  const LinkOptions &set_wscale(double wscale) const;
  /** ctn_link_options_set_bias: Sets the initial value of the bias; the default is 0. */
  const LinkOptions &set_bias(double bias) const;
  /** ctn_link_options_set_nobias: Sets whether the link has no bias; the default is 0. */
  const LinkOptions &set_nobias(bool nobias) const;
  /**
   * ctn_link_options_set_initializer: Sets the initializer of a parameter, which replaces its documented
   * initial values.
   */
  const LinkOptions &set_initializer(Text path, const Initializer &initializer) const;
  /**
   * ctn_link_options_set_initial_value: Sets the initial value of a parameter:
   * ctn_link_options_set_initializer with ctn_initializer_array_new.
   */
  const LinkOptions &set_initial_value(Text path, const Array &value) const;
  /**
   * ctn_link_options_set_dilation: Sets the distance between the elements that a window reads; the default is
   * 1.
   */
  const LinkOptions &set_dilation(List<int64_t> dilation) const;
  /**
   * ctn_link_options_set_groups: Sets the number of groups into which the channels are divided; the default
   * is 1.
   */
  const LinkOptions &set_groups(int64_t groups) const;
  /**
   * ctn_link_options_set_outsize: Sets the lengths of the result of a deconvolution along its spatial axes;
   * the default is the smallest lengths that fit.
   */
  const LinkOptions &set_outsize(List<int64_t> outsize) const;
  /**
   * ctn_link_options_set_init: Sets the initial value of all slopes of a parametric rectifier; the default is
   * 0.25.
   */
  const LinkOptions &set_init(double init) const;
  /**
   * ctn_link_options_set_decay: Sets the fraction of themselves that the averages of a batch normalization
   * keep; the default is 0.9.
   */
  const LinkOptions &set_decay(double decay) const;
  /**
   * ctn_link_options_set_eps: Sets the number that normalizations add to variances; see each link for the
   * default.
   */
  const LinkOptions &set_eps(double eps) const;
  /**
   * ctn_link_options_set_power: Sets the exponent of the counts of a negative sampling; the default is 0.75.
   */
  const LinkOptions &set_power(double power) const;
  /**
   * ctn_link_options_set_ignore_label: Sets the number for which an embedding returns zeros and has no
   * gradient.
   */
  const LinkOptions &set_ignore_label(int64_t ignore_label) const;
  /**
   * ctn_link_options_set_causal: Sets whether position i of an attention sees only positions 0 to i; the
   * default is 0.
   */
  const LinkOptions &set_causal(bool causal) const;
  /**
   * ctn_link_options_set_dropout: Sets the probability with which an attention drops each of its weights in
   * training; the default is 0.
   */
  const LinkOptions &set_dropout(double dropout) const;
};

/** A walk over the links of a hierarchy. */
class LinkIterator : public Handle<LinkIterator, ctn_link_iterator> {
 public:
  using Handle::Handle;
  /** ctn_link_iterator_new: A walk over all links of the hierarchy, which the iterator keeps alive. */
  static LinkIterator make(const Link &link, bool skipself);
  /** ctn_link_iterator_next: The next link of a walk */
  std::tuple<const char *, Link> next() const;
};

/** A walk over the parameters of a hierarchy. */
class ParamIterator : public Handle<ParamIterator, ctn_param_iterator> {
 public:
  using Handle::Handle;
  /** ctn_param_iterator_new: A walk over all parameters of the hierarchy, which the iterator keeps alive. */
  static ParamIterator make(const Link &link);
  /** ctn_param_iterator_next: The next parameter of a walk */
  std::tuple<const char *, Variable> next() const;
};

/** A scale for losses that adapts to the gradients. */
class LossScale : public Handle<LossScale, ctn_loss_scale> {
 public:
  using Handle::Handle;
  /** ctn_loss_scale_new: A loss scale. */
  static LossScale make(double scale, double growth, double backoff, int64_t interval);
  /** ctn_loss_scale_value: The current scale. */
  double value() const;
  /** ctn_loss_scale_steps: Number of finite steps since the scale changed. */
  int64_t steps() const;
  /**
   * ctn_loss_scale_restore: Sets the scale and the number of finite steps, to continue from another loss
   * scale.
   */
  void restore(double scale, int64_t steps) const;
  /** ctn_loss_scale_apply: The loss times the scale; call backward on the result. */
  Variable apply(const Variable &loss) const;
  /**
   * ctn_loss_scale_unscale: Divides the gradients of all parameters of a link by the scale if all of them are
   * finite; otherwise does not change them.
   */
  bool unscale(const Link &link) const;
  /** ctn_loss_scale_update: Adapts the scale after a step. */
  void update(bool finite) const;
  /** ctn_loss_scale_step: Updates parameters with scaled gradients, and adapts the scale. */
  void step(const Optimizer &optimizer) const;
  /** ctn_loss_scale_serialize: Saves or loads a loss scale: its value and number of steps. */
  void serialize(const Serializer &serializer) const;
};

/** A gradient method with the state of every parameter. */
class Optimizer : public Handle<Optimizer, ctn_optimizer> {
 public:
  using Handle::Handle;
  /**
   * ctn_optimizer_setup: Binds the optimizer to a link, makes zero states for its parameters, and sets t and
   * epoch to 0.
   */
  void setup(const Link &link) const;
  /** ctn_optimizer_target: The link that the optimizer was set up for */
  Link target() const;
  /**
   * ctn_optimizer_update: Runs one update from the present gradients: first the hooks, then t grows by one,
   * then every parameter with a gradient is updated.
   */
  void update() const;
  /**
   * ctn_optimizer_update_loss: Calls the loss function, removes the gradients of the link, runs backward from
   * the loss, and then updates like ctn_optimizer_update.
   */
  void update_loss(LossFunction loss) const;
  /** ctn_optimizer_t: Number of updates so far; 0 for NULL. */
  int64_t t() const;
  /** ctn_optimizer_epoch: Number of epochs so far; 0 for NULL. */
  int64_t epoch() const;
  /** ctn_optimizer_new_epoch: Adds 1 to the number of epochs. */
  void new_epoch() const;
  /**
   * ctn_optimizer_hyperparameter: Value of a hyperparameter; if it follows a schedule, the value that the
   * next update uses.
   */
  double hyperparameter(Text name) const;
  /** ctn_optimizer_set_hyperparameter: Sets a hyperparameter. */
  void set_hyperparameter(Text name, double value) const;
  /** ctn_optimizer_add_hook: Adds a hook; hooks run in the order of addition. */
  void add_hook(Text name, OptimizerHookFunction hook) const;
  /** ctn_optimizer_add_weight_decay: Adds the hook "WeightDecay": g += rate * p. */
  void add_weight_decay(double rate) const;
  /**
   * ctn_optimizer_add_gradient_clipping: Adds the hook "GradientClipping": scales all gradients by threshold
   * / norm if their common L2 norm is larger than the threshold.
   */
  void add_gradient_clipping(double threshold) const;
  /** ctn_optimizer_remove_hook: Removes a hook. */
  void remove_hook(Text name) const;
  /** ctn_optimizer_state: A state array of a parameter. */
  Array state(Text path, Text name) const;
  /**
   * ctn_optimizer_add_group: Adds a group: the parameters that match at least one pattern (see
   * catenary/link_tree.h).
   */
  void add_group(Text name, List<const char *> patterns) const;
  /** ctn_optimizer_remove_group: Removes a group. */
  void remove_group(Text name) const;
  /** ctn_optimizer_group_count: Number of groups; 0 for NULL. */
  size_t group_count() const;
  /** ctn_optimizer_group_name: Name of a group in the order of addition. */
  std::string group_name(size_t index) const;
  /** ctn_optimizer_group_of: Name of the group that a parameter is in; an empty string if it is in none. */
  std::string group_of(Text path) const;
  /** ctn_optimizer_group_hyperparameter: A hyperparameter as the next update uses it for a group. */
  double group_hyperparameter(Text group, Text name) const;
  /** ctn_optimizer_group_set_hyperparameter: Gives a group its own value of a hyperparameter. */
  void group_set_hyperparameter(Text group, Text name, double value) const;
  /** ctn_optimizer_group_set_schedule: Lets a hyperparameter of a group follow a schedule of its own. */
  void group_set_schedule(Text group, Text name, detail::Optional<ctn_schedule> schedule, bool by_epoch) const;
  /**
   * ctn_optimizer_group_set_hook: Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping,
   * GradientNoise) acts on the parameters of a group, as it does initially.
   */
  void group_set_hook(Text group, Text hook, bool enabled) const;
  /** ctn_optimizer_sgd_new: Stochastic gradient descent: p -= lr * g. */
  static Optimizer sgd(double lr = 0.01);
  /**
   * ctn_optimizer_momentum_sgd_new: Stochastic gradient descent with momentum: v = momentum * v - lr * g; p
   * += v.
   */
  static Optimizer momentum_sgd(double lr = 0.01, double momentum = 0.9);
  /**
   * ctn_optimizer_nesterov_ag_new: Nesterov's accelerated gradient: v = momentum * v - lr * g; p +=
   * momentum^2 * v - (1 + momentum) * lr * g.
   */
  static Optimizer nesterov_ag(double lr = 0.01, double momentum = 0.9);
  /** ctn_optimizer_adagrad_new: AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). */
  static Optimizer adagrad(double lr = 0.001, double eps = 1e-8);
  /** ctn_optimizer_adadelta_new: AdaDelta (Zeiler). */
  static Optimizer adadelta(double rho = 0.95, double eps = 1e-6);
  /**
   * ctn_optimizer_adam_new: Adam (Kingma and Ba): p -= eta * (lr * m / (sqrt(v) + eps) + weight_decay_rate *
   * p), where lr is alpha with the correction of both moments.
   */
  static Optimizer adam(double alpha = 0.001, double beta1 = 0.9, double beta2 = 0.999, double eps = 1e-8);
  /** ctn_optimizer_adamw_new: AdamW (Loshchilov and Hutter) */
  static Optimizer adamw(double alpha = 0.001, double beta1 = 0.9, double beta2 = 0.999, double eps = 1e-8,
                         double weight_decay_rate = 0.01);
  /**
   * ctn_optimizer_amsgrad_new: AMSGrad (Reddi and others): like AdamW, but divided by the square root of the
   * largest v so far.
   */
  static Optimizer amsgrad(double alpha = 0.001, double beta1 = 0.9, double beta2 = 0.999, double eps = 1e-8);
  /**
   * ctn_optimizer_radam_new: Rectified Adam (Liu and others): uses m alone until the variance of v can be
   * estimated.
   */
  static Optimizer radam(double alpha = 0.001, double beta1 = 0.9, double beta2 = 0.999, double eps = 1e-8);
  /**
   * ctn_optimizer_rmsprop_new: RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g / (sqrt(ms)
   * + eps).
   */
  static Optimizer rmsprop(double lr = 0.01, double alpha = 0.99, double eps = 1e-8);
  /** ctn_optimizer_rmsprop_graves_new: RMSprop (Graves). */
  static Optimizer rmsprop_graves(double lr = 0.0001, double alpha = 0.95, double momentum = 0.9,
                                  double eps = 0.0001);
  /** ctn_optimizer_smorms3_new: SMORMS3 (Funk). */
  static Optimizer smorms3(double lr = 0.001, double eps = 1e-16);
  /**
   * ctn_optimizer_lion_new: Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) +
   * weight_decay_rate * p); m = beta2 * m + (1 - beta2) * g.
   */
  static Optimizer lion(double lr = 0.0001, double beta1 = 0.9, double beta2 = 0.99,
                        double weight_decay_rate = 0);
  /**
   * ctn_optimizer_lamb_new: LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate * p with both
   * moments corrected; p -= lr * (|p| / |u|) * u.
   */
  static Optimizer lamb(double lr = 0.001, double beta1 = 0.9, double beta2 = 0.999, double eps = 1e-6,
                        double weight_decay_rate = 0);
  /**
   * ctn_optimizer_new: An optimizer of callbacks. destroy runs exactly once: when the last reference is
   * released, or when this call fails.
   */
  static Optimizer make(OptimizerCallbacks callbacks);
  /**
   * ctn_optimizer_add_state: Adds or replaces a state of a parameter, for init_state and update_one of an
   * optimizer of callbacks.
   */
  void add_state(Text path, Text name, const Array &value) const;
  /** ctn_optimizer_add_hyperparameter: Adds a hyperparameter to an optimizer of callbacks. */
  void add_hyperparameter(Text name, double value) const;
  /**
   * ctn_optimizer_prepare: Makes the states of parameters that were added since setup, and moves states to
   * the devices of their parameters.
   */
  void prepare() const;
  /** ctn_optimizer_init_state: Resets the states of a parameter to their initial values, on its device. */
  void init_state(Text path) const;
  /**
   * ctn_optimizer_update_one: Updates one parameter from its gradient and states at the present t, without
   * hooks.
   */
  void update_one(Text path) const;
  /** ctn_optimizer_state_count: Number of states of a parameter. */
  size_t state_count(Text path) const;
  /** ctn_optimizer_state_name: Name of a state of a parameter. */
  std::string state_name(Text path, size_t index) const;
  /** ctn_optimizer_set_t: Sets the number of updates so far, to continue a training. */
  void set_t(int64_t t) const;
  /** ctn_optimizer_set_epoch: Sets the number of epochs so far, to continue a training. */
  void set_epoch(int64_t epoch) const;
  /** ctn_optimizer_name: Name of the rule, such as "Adam". */
  const char *name() const;
  /** ctn_optimizer_hyperparameter_count: Number of hyperparameters; 0 for NULL. */
  size_t hyperparameter_count() const;
  /** ctn_optimizer_hyperparameter_name: Name of a hyperparameter. */
  std::string hyperparameter_name(size_t index) const;
  /** ctn_optimizer_set_schedule: Lets a hyperparameter follow a schedule. */
  void set_schedule(Text name, detail::Optional<ctn_schedule> schedule, bool by_epoch) const;
  /** ctn_optimizer_call_hooks: Runs all hooks, as an update does before it changes the parameters. */
  void call_hooks() const;
  /** ctn_optimizer_hook_count: Number of hooks; 0 for NULL. */
  size_t hook_count() const;
  /** ctn_optimizer_hook_name: Name of a hook in the order of addition. */
  std::string hook_name(size_t index) const;
  /** ctn_optimizer_add_lasso: Adds the hook "Lasso": g += rate * sign(p). */
  void add_lasso(double rate) const;
  /**
   * ctn_optimizer_add_gradient_noise: Adds the hook "GradientNoise" (Neelakantan and others): adds normal
   * noise of variance eta / (1 + t)^0.55 from the global generator of each gradient's device.
   */
  void add_gradient_noise(double eta) const;
  /**
   * ctn_optimizer_setup_params: The form of version 1.3 of the reference: binds the optimizer to arrays
   * instead of a link.
   */
  void setup_params(List<Array> params, List<Array> grads) const;
  /**
   * ctn_optimizer_accumulate_grads: Adds arrays, from any device, to the gradients of the parameters; see
   * ctn_link_addgrads.
   */
  void accumulate_grads(List<Array> grads) const;
  /** ctn_optimizer_compute_grads_norm: The L2 norm of all gradients together. */
  double compute_grads_norm() const;
  /** ctn_optimizer_clip_grads: Does once what the hook of ctn_optimizer_add_gradient_clipping does. */
  void clip_grads(double maxnorm) const;
  /** ctn_optimizer_weight_decay: Does once what the hook of ctn_optimizer_add_weight_decay does. */
  void weight_decay(double decay) const;
  /** ctn_optimizer_zero_grads: Sets all gradients to zeros; see ctn_link_zerograds. */
  void zero_grads() const;
  /** ctn_optimizer_serialize: Saves or loads an optimizer that was set up: t, epoch and all states. */
  void serialize(const Serializer &serializer) const;
  /** ctn_optimizer_save_npz: Saves t, epoch and all states of an optimizer that was set up as NPZ. */
  void save_npz(Text path, int32_t level) const;
  /** ctn_optimizer_load_npz: Loads t, epoch and all states of an optimizer that was set up from NPZ. */
  void load_npz(Text path) const;
  /** ctn_optimizer_save_hdf5: Saves t, epoch and all states of an optimizer that was set up as HDF5. */
  void save_hdf5(Text path, int32_t level) const;
  /** ctn_optimizer_load_hdf5: Loads t, epoch and all states of an optimizer that was set up from HDF5. */
  void load_hdf5(Text path) const;
  /**
   * ctn_optimizer_save_safetensors: Saves t, epoch and all states of an optimizer that was set up as
   * safetensors.
   */
  void save_safetensors(Text path) const;
  /**
   * ctn_optimizer_load_safetensors: Loads t, epoch and all states of an optimizer that was set up from
   * safetensors.
   */
  void load_safetensors(Text path) const;
  /**
   * ctn_optimizer_load: Loads t, epoch and all states of an optimizer that was set up from a file of any of
   * these formats, which is recognized by its first bytes.
   */
  void load(Text path, detail::Optional<ctn_load_options> options = {},
            detail::Optional<ctn_load_report> report = {}) const;
};

/** A generator of random numbers on one device. */
class RandomState : public Handle<RandomState, ctn_random_state> {
 public:
  using Handle::Handle;
  /** ctn_random_state_new: A separate generator on a device. */
  static RandomState make(Text device, ctn_random_method method, uint64_t seed);
  /** ctn_random_state_default: The global generator of a device. */
  static RandomState default_(Text device = nullptr);
  /** ctn_random_state_seed: Restarts a generator from a seed, as ctn_random_state_new does. */
  void seed(uint64_t seed) const;
  /** ctn_random_state_method: Kind of a generator, which is never CTN_RANDOM_DEFAULT. */
  ctn_random_method method() const;
  /** ctn_random_state_device: Name of the device of the generator. */
  std::string device() const;
  /**
   * ctn_random_state_save: The state of a generator as a new uint64 array on the CPU, of shape (3,) for
   * Philox and (626,) for MT19937, which may be stored in a file.
   */
  Array save() const;
  /**
   * ctn_random_state_restore: Continues, bit for bit, where ctn_random_state_save was called on a generator
   * of the same kind, on any device.
   */
  void restore(const Array &saved) const;
  /** ctn_random_state_serialize: Saves or loads a generator, which then continues bit for bit. */
  void serialize(const Serializer &serializer) const;
};

/** Collects what is reported while it is current. */
class Reporter : public Handle<Reporter, ctn_reporter> {
 public:
  using Handle::Handle;
  /** ctn_reporter_new: A reporter without observers. */
  static Reporter make();
  /** ctn_reporter_add_observer: Gives an observer a name. */
  void add_observer(Text name, const Link &observer) const;
  /**
   * ctn_reporter_add_observers: Gives a link and all links below it names, such as "main" and
   * "main/predictor/l1".
   */
  void add_observers(Text prefix, const Link &link) const;
  /** ctn_reporter_enter: Makes a reporter the current one of the thread, until ctn_reporter_exit. */
  void enter(const Dictionary &observation) const;
  /**
   * ctn_reporter_exit: Ends what ctn_reporter_enter began; it is a STATE error if the reporter is not the
   * current one.
   */
  void exit() const;
  /** ctn_reporter_current: The current reporter of the thread */
  static Reporter current();
};

/** Mean and standard deviation of numbers. */
class Summary : public Handle<Summary, ctn_summary> {
 public:
  using Handle::Handle;
  /** ctn_summary_new: A summary of no numbers yet. */
  static Summary make();
  /** ctn_summary_add: Adds a number. */
  void add(double value, double weight) const;
  /** ctn_summary_mean: Mean of the numbers */
  double mean() const;
  /** ctn_summary_std: Standard deviation of the numbers, without a correction for their count */
  double std() const;
  /** ctn_summary_serialize: Saves or loads a summary. */
  void serialize(const Serializer &serializer) const;
};

/** Mean and standard deviation of each number of observations. */
class DictSummary : public Handle<DictSummary, ctn_dict_summary> {
 public:
  using Handle::Handle;
  /** ctn_dict_summary_new: A summary of no observations yet. */
  static DictSummary make();
  /** ctn_dict_summary_add: Adds the numbers of an observation. */
  void add(const Dictionary &observation, double weight) const;
  /** ctn_dict_summary_compute_mean: A dictionary with the mean of each number. */
  Dictionary compute_mean() const;
  /**
   * ctn_dict_summary_make_statistics: A dictionary with the mean of each number and, as NAME.std, its
   * standard deviation.
   */
  Dictionary make_statistics() const;
  /** ctn_dict_summary_serialize: Saves or loads a summary. */
  void serialize(const Serializer &serializer) const;
};

/** A function of the number of updates. */
class Schedule : public Handle<Schedule, ctn_schedule> {
 public:
  using Handle::Handle;
  /** ctn_schedule_constant_new: The same value at all times, for instance to follow a warm-up. */
  static Schedule constant(double init);
  /** ctn_schedule_exponential_new: Exponential decay: init * rate ^ t. */
  static Schedule exponential(double init, double target, double rate);
  /** ctn_schedule_step_new: Decay in steps: init * gamma ^ floor(t / step). */
  static Schedule step(double init, double target, int64_t step, double gamma);
  /** ctn_schedule_multistep_new: The initial value, multiplied by gamma at given times. */
  static Schedule multistep(double init, List<int64_t> steps, double gamma);
  /** ctn_schedule_linear_new: A straight line from `init` at t = begin to `target` at t = end. */
  static Schedule linear(double init, double target, int64_t begin, int64_t end);
  /** ctn_schedule_cosine_new: Half a period of the cosine from `init` to `target`. */
  static Schedule cosine(double init, double target, int64_t period, int64_t restart_factor);
  /**
   * ctn_schedule_polynomial_new: Polynomial decay: init * (1 - t / length) ^ power up to t = length, then its
   * last value.
   */
  static Schedule polynomial(double init, double target, int64_t length, double power);
  /** ctn_schedule_inverse_new: Inverse decay: init * (1 + gamma * t) ^ -power. */
  static Schedule inverse(double init, double target, double gamma, double power);
  /**
   * ctn_schedule_warmup_new: Moves in equal steps from `start` to the first value of another schedule, then
   * follows that schedule from its beginning.
   */
  static Schedule warmup(double start, const Schedule &after, int64_t length);
  /** ctn_schedule_new: A schedule that a function computes. */
  static Schedule make(ScheduleFunction function);
  /** ctn_schedule_value: Value of a schedule. */
  double value(int64_t t) const;
};

/** A serializer or deserializer. */
class Serializer : public Handle<Serializer, ctn_serializer> {
 public:
  using Handle::Handle;
  /**
   * ctn_serializer_new: A serializer or deserializer of callbacks. destroy runs exactly once: when the last
   * reference to the serializer and its children is released, or when this call fails.
   */
  static Serializer make(SerializerCallbacks callbacks);
  /** ctn_serializer_child: The serializer of everything below a key. */
  Serializer child(Text key) const;
  /** ctn_serializer_array: Saves an array, or copies the stored elements into it. */
  void array(Text key, const Array &value) const;
  /** ctn_serializer_i64: Saves an integer, or sets it to the stored one. */
  void i64(Text key, int64_t *value) const;
  /** ctn_serializer_f64: Saves a floating-point number, or sets it to the stored one. */
  void f64(Text key, double *value) const;
  /** ctn_serializer_text: Saves a string, or returns the stored one. */
  const char *text(Text key, Text value = nullptr) const;
  /** ctn_serializer_is_loading: Whether the serializer is a deserializer; 0 for NULL. */
  bool is_loading() const;
  /**
   * ctn_serializer_find: The shape and dtype of an array in a deserializer, to make an array of that shape.
   */
  std::tuple<ctn_dtype, size_t> find(Text key, int64_t *shape, size_t capacity) const;
  /**
   * ctn_serializer_on_commit: For user objects within a load: calls a function when the load of the outermost
   * object is committed, after the arrays, so that a load that fails before changes nothing.
   */
  void on_commit(SerializerCommitFunction action) const;
  /**
   * ctn_serializer_commit: Writes the file of a serializer: what was saved by it and its children since the
   * last commit replaces the file in one step.
   */
  void commit() const;
  /**
   * ctn_serializer_report: A report about the entries that did not fit when the last object was loaded, even
   * if the load failed.
   */
  LoadReport report() const;
};

/** Arrays and strings under paths, in the order of insertion. */
class Dictionary : public Handle<Dictionary, ctn_dictionary> {
 public:
  using Handle::Handle;
  /**
   * ctn_dictionary_serializer_new: A serializer that stores values in a dictionary and replaces those of the
   * same name.
   */
  Serializer serializer(Text path = nullptr) const;
  /** ctn_dictionary_deserializer_new: A deserializer of the present contents of a dictionary. */
  Serializer deserializer(detail::Optional<ctn_load_options> options = {}) const;
  /** ctn_dictionary_new: An empty dictionary. */
  static Dictionary make();
  /** ctn_dictionary_copy: A dictionary with copies of all arrays, which keeps the present values. */
  Dictionary copy() const;
  /** ctn_dictionary_count: Number of entries; 0 for NULL. */
  size_t count() const;
  /** ctn_dictionary_key: Path of an entry in the order of insertion. */
  const char *key(size_t index) const;
  /** ctn_dictionary_contains: Whether there is an entry. */
  bool contains(Text key) const;
  /** ctn_dictionary_is_text: Whether an entry is a string and not an array. */
  bool is_text(Text key) const;
  /** ctn_dictionary_array: The array of an entry, not a copy. */
  Array array(Text key) const;
  /** ctn_dictionary_text: The text of an entry. */
  const char *text(Text key) const;
  /** ctn_dictionary_i64: The integer of an entry: an array of one integer or boolean, of any width. */
  int64_t i64(Text key) const;
  /** ctn_dictionary_f64: The number of an entry: an array of one element, of any dtype. */
  double f64(Text key) const;
  /** ctn_dictionary_set_array: Adds or replaces an entry. */
  void set_array(Text key, const Array &value) const;
  /** ctn_dictionary_set_text: Adds or replaces an entry. */
  void set_text(Text key, Text value) const;
  /** ctn_dictionary_set_i64: Adds or replaces an entry: an int64 array without axes. */
  void set_i64(Text key, int64_t value) const;
  /** ctn_dictionary_set_f64: Adds or replaces an entry: a float64 array without axes. */
  void set_f64(Text key, double value) const;
  /** ctn_dictionary_remove: Removes an entry; the others keep their order. */
  void remove(Text key) const;
  /** ctn_dictionary_save_npz: Saves all entries as NPZ. */
  void save_npz(Text path, int32_t level) const;
  /** ctn_dictionary_save_hdf5: Saves all entries as HDF5. */
  void save_hdf5(Text path, Text group, int32_t level) const;
  /** ctn_dictionary_save_safetensors: Saves all entries as safetensors, the texts as metadata. */
  void save_safetensors(Text path) const;
  /**
   * ctn_dictionary_load: Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the
   * current device.
   */
  static Dictionary load(Text path);
};

/** How objects are loaded. */
class LoadOptions : public Handle<LoadOptions, ctn_load_options> {
 public:
  using Handle::Handle;
  /**
   * ctn_load_options_new: New options with the defaults: the load is strict, reads the whole file into the
   * whole object, and does not convert elements.
   */
  static LoadOptions make();
  /**
   * ctn_load_options_set_strict: Sets whether missing, unexpected and mismatching entries are errors, as they
   * are initially.
   */
  const LoadOptions &set_strict(bool strict) const;
  /**
   * ctn_load_options_set_exact: Sets whether a strict load fails if the only problems are unexpected entries,
   * as it does initially.
   */
  const LoadOptions &set_exact(bool exact) const;
  /**
   * ctn_load_options_set_prefix: Sets where in the file the object is: with "model" the entry "model/l1/W" is
   * the object's /l1/W, and entries elsewhere are ignored.
   */
  const LoadOptions &set_prefix(Text path = nullptr) const;
  /**
   * ctn_load_options_set_part: Sets which part of the object is loaded: with "l1" only what is at or below
   * /l1, and the rest of object and file is ignored.
   */
  const LoadOptions &set_part(Text path = nullptr) const;
  /** ctn_load_options_set_casting: Sets which conversions of elements are allowed if a dtype differs. */
  const LoadOptions &set_casting(ctn_casting casting) const;
};

/** A list of the entries that did not fit in a load. */
class LoadReport : public Handle<LoadReport, ctn_load_report> {
 public:
  using Handle::Handle;
  /** ctn_load_report_new: An empty report, for a load to fill. */
  static LoadReport make();
  /** ctn_load_report_count: Number of entries that were missing, unexpected or mismatching; 0 for NULL. */
  size_t count(ctn_load_problem problem) const;
  /** ctn_load_report_name: Path of an entry in the file. */
  const char *name(ctn_load_problem problem, size_t index) const;
  /**
   * ctn_load_report_text: What was expected and what was found, such as "expected float32 (3, 2), got float32
   * (1, 2)".
   */
  const char *text(ctn_load_problem problem, size_t index) const;
};

/** A queue of work on one device. Queued work still runs after the last reference is released. */
class Stream : public Handle<Stream, ctn_stream> {
 public:
  using Handle::Handle;
  /** ctn_stream_new: A new stream. */
  static Stream make(Text device, bool non_blocking, int32_t priority);
  /** ctn_stream_default: The default stream of a device (the reference's null stream). */
  static Stream default_(Text device = nullptr);
  /** ctn_stream_per_thread: The per-thread default stream of a device. */
  static Stream per_thread(Text device = nullptr);
  /** ctn_stream_current: The stream that runs the calling thread's operations on a device. */
  static Stream current(Text device = nullptr);
  /** ctn_stream_set_current: Sets the stream that runs the calling thread's operations on a device. */
  static void set_current(Text device = nullptr, detail::Optional<ctn_stream> stream = {});
  /** ctn_stream_device: Name of the device of a stream. */
  std::string device() const;
  /** ctn_stream_priority: Priority of a stream. */
  int32_t priority() const;
  /** ctn_stream_priority_range: The priorities of a device's streams. */
  static std::tuple<int32_t, int32_t> priority_range(Text device = nullptr);
  /** ctn_stream_synchronize: Waits until all work that was started on the stream is finished. */
  void synchronize() const;
  /** ctn_stream_done: Whether all work that was started on the stream is finished. */
  bool done() const;
  /** ctn_stream_record: Records an event after the work that was started on the stream before. */
  Event record(detail::Optional<ctn_event> event = {}) const;
  /**
   * ctn_stream_wait_event: Makes work that is started on the stream later wait for the point at which the
   * event was last recorded.
   */
  void wait_event(const Event &event) const;
  /** ctn_stream_add_callback: Calls a function after all work that was started on the stream before. */
  void add_callback(StreamFunction callback) const;
};

/** A point in a stream that others can wait for. It can be recorded again and then marks the new point. */
class Event : public Handle<Event, ctn_event> {
 public:
  using Handle::Handle;
  /** ctn_event_new: A new event of a device, which is not recorded yet. */
  static Event make(Text device, bool disable_timing);
  /** ctn_event_device: Name of the device of an event. */
  std::string device() const;
  /** ctn_event_record: Records an event after the work that was started on a stream before. */
  void record(detail::Optional<ctn_stream> stream = {}) const;
  /**
   * ctn_event_synchronize: Waits until the stream has reached the point at which the event was last recorded.
   */
  void synchronize() const;
  /** ctn_event_done: Whether the point at which the event was last recorded has been reached. */
  bool done() const;
  /** ctn_event_elapsed_time: Time between two events of one device. */
  double elapsed_time(const Event &end) const;
};

/** Says when an extension runs, or when a training ends. */
class Trigger : public Handle<Trigger, ctn_trigger> {
 public:
  using Handle::Handle;
  /** ctn_trigger_interval_new: Fires after each period. */
  static Trigger interval(double period, ctn_trigger_unit unit);
  /** ctn_trigger_manual_schedule_new: Fires at given points. */
  static Trigger manual_schedule(List<double> points, ctn_trigger_unit unit);
  /** ctn_trigger_once_new: Fires after the first update. */
  static Trigger once(bool call_on_resume);
  /** ctn_trigger_min_value_new: Fires when the mean of a value is the smallest so far. */
  static Trigger min_value(Text key, detail::Optional<ctn_trigger> check_trigger = {});
  /** ctn_trigger_max_value_new: Fires when the mean of a value is the largest so far. */
  static Trigger max_value(Text key, detail::Optional<ctn_trigger> check_trigger = {});
  /**
   * ctn_trigger_early_stopping_new: Fires when the mean of a value was not better than the best one in a
   * number of checks in succession.
   */
  static Trigger early_stopping(Text monitor, int64_t patience, ctn_stopping_mode mode,
                                detail::Optional<ctn_trigger> check_trigger = {},
                                detail::Optional<ctn_trigger> max_trigger = {});
  /**
   * ctn_trigger_new: A trigger of callbacks. destroy runs exactly once: when the last reference is released,
   * or when this call fails.
   */
  static Trigger make(TriggerCallbacks callbacks);
  /**
   * ctn_trigger_best_value: The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping
   * has seen
   */
  double best_value() const;
};

/** Something that a training does besides updates. */
class Extension : public Handle<Extension, ctn_extension> {
 public:
  using Handle::Handle;
  /**
   * ctn_extension_new: An extension of callbacks, which runs after each update by default. destroy runs
   * exactly once: when the last reference is released, or when this call fails.
   */
  static Extension make(ExtensionCallbacks callbacks);
  /** ctn_extension_default_name: Name of an extension if no other is given */
  const char *default_name() const;
  /**
   * ctn_extension_evaluator_new: The extension "validation" computes the loss of all examples of an iterator,
   * in testing mode and without history, and reports the means over the examples as "validation/main/loss"
   * and "validation/main/accuracy", or under another name of the extension.
   */
  static Extension evaluator(const Iterator &iterator, const Link &target, BatchLossFunction loss = nullptr,
                             Text device = nullptr);
  /**
   * ctn_extension_log_report_new: The extension "LogReport" collects the means of reported values since the
   * last entry, with epoch, iteration and elapsed_time.
   */
  static Extension log_report(List<const char *> keys = {}, Text filename = nullptr,
                              detail::Optional<ctn_trigger> trigger = {});
  /** ctn_extension_log_count: Number of entries of a log; 0 for NULL and for extensions of other kinds. */
  size_t log_count() const;
  /** ctn_extension_log_value: A value of an entry of a log. */
  double log_value(size_t index, Text key) const;
  /** ctn_extension_log_line: An entry of a log as a JSON object. */
  std::string log_line(size_t index) const;
  /**
   * ctn_extension_print_report_new: The extension "PrintReport" prints each new entry of a log as a line of a
   * table; on a terminal that is too narrow for the table, as names with values.
   */
  static Extension print_report(List<const char *> entries, Text log_report = nullptr);
  /**
   * ctn_extension_progress_bar_new: The extension "ProgressBar" shows the part of the training that is done,
   * its rate and the time left on one line below all others.
   */
  static Extension progress_bar(int64_t update_interval);
  /**
   * ctn_extension_progress_bar_set_training_length: Says how long the training is, for trainers that no
   * interval ends.
   */
  void progress_bar_set_training_length(double length, ctn_trigger_unit unit) const;
  /**
   * ctn_extension_progress_bar_set_bar_length: Sets the largest number of characters of the bar, 40 by
   * default.
   */
  void progress_bar_set_bar_length(int64_t length) const;
  /**
   * ctn_extension_set_output: Sets where a PrintReport or a ProgressBar prints; by default where its trainer
   * does.
   */
  void set_output(TrainingWriteFunction write, int32_t columns) const;
  /**
   * ctn_extension_snapshot_new: The extension "snapshot" saves the whole training after each epoch, and when
   * a run is stopped or fails.
   */
  static Extension snapshot(Text filename, int64_t keep, bool autoload);
  /** ctn_extension_snapshot_user_new: The same with files that a callback writes, in a format of its own. */
  static Extension snapshot_user(Text filename, int64_t keep, bool autoload, SnapshotFileFunction function);
  /**
   * ctn_extension_snapshot_set_on_error: Sets whether a run that fails saves the state after its last whole
   * update, which it does by default.
   */
  void snapshot_set_on_error(bool enabled) const;
  /**
   * ctn_extension_snapshot_object_new: The extension "snapshot_object" saves a link after each epoch; with a
   * trigger such as ctn_trigger_min_value_new, the best one.
   */
  static Extension snapshot_object(const Link &target, Text filename);
  /**
   * ctn_extension_shift_new: The extension "Shift" sets a hyperparameter to the first value of a schedule
   * before the first update, and to the next one each time it runs, by default after each epoch.
   */
  static Extension shift(Text hyperparameter, const Schedule &schedule,
                         detail::Optional<ctn_optimizer> optimizer = {});
  /**
   * ctn_extension_observe_value_new: The extension "observe_value" reports what a function computes, after
   * each epoch.
   */
  static Extension observe_value(Text key, ObserveFunction function);
  /** ctn_extension_observe_hyperparameter_new: Reports a hyperparameter after each epoch. */
  static Extension observe_hyperparameter(Text key, Text optimizer_name, Text hyperparameter);
  /**
   * ctn_extension_fail_on_non_number_new: The extension "FailOnNonNumber" fails with CTN_ERROR_NAN after an
   * update that has made a parameter NaN or infinite.
   */
  static Extension fail_on_non_number();
  /**
   * ctn_extension_parameter_statistics_new: The extension "ParameterStatistics" reports mean, std, min, max,
   * the number of zeros and percentiles of parameters and their gradients after each epoch, such as
   * "main/l1/W/data/mean" and "main/l1/W/data/percentile/0".
   */
  static Extension parameter_statistics(const Link &link, Text prefix, bool report_data, bool report_grad);
  /**
   * ctn_extension_parameter_statistics_set_percentiles: Sets the percentiles of a ParameterStatistics: 0.13,
   * 2.28, 15.87, 50, 84.13, 97.72 and 99.87 by default, which are 3, 2 and 1 standard deviations below the
   * mean of a normal distribution, its mean, and 1, 2 and 3 above it.
   */
  void parameter_statistics_set_percentiles(List<double> percentiles = {}) const;
  /**
   * ctn_extension_dump_graph_new: The extension "dump_graph" writes the computational graph of a value that
   * the first update reports as a variable, in the language of Graphviz.
   */
  static Extension dump_graph(Text root_name, Text filename);
  /**
   * ctn_extension_plot_report_new: The extension "PlotReport" draws the means of reported values, and
   * replaces the picture whenever its trigger fires.
   */
  static Extension plot_report(List<const char *> y_keys, Text x_key, Text filename,
                               detail::Optional<ctn_trigger> trigger = {});
};

/** The loop of a training. */
class Trainer : public Handle<Trainer, ctn_trainer> {
 public:
  using Handle::Handle;
  /** ctn_trainer_new: A trainer without extensions. */
  static Trainer make(const Updater &updater, detail::Optional<ctn_trigger> stop, Text out_folder);
  /** ctn_trainer_extend: Adds an extension. */
  void extend(const Extension &extension, Text name, detail::Optional<ctn_trigger> trigger,
              int32_t priority) const;
  /** ctn_trainer_extension: An extension by its name. */
  Extension extension(Text name) const;
  /** ctn_trainer_extension_count: Number of extensions; 0 for NULL. */
  size_t extension_count() const;
  /** ctn_trainer_extension_name: Name of an extension */
  const char *extension_name(size_t index) const;
  /** ctn_trainer_run: Runs until the training ends, and says why. */
  ctn_training_result run() const;
  /** ctn_trainer_run_for: Runs a slice of a training, for programs with a main loop of their own. */
  ctn_training_result run_for(int64_t iterations, int64_t milliseconds) const;
  /** ctn_trainer_stop: Ends the present run after its present update, or the next run before its first. */
  void stop() const;
  /** ctn_trainer_set_interrupts: Lets SIGINT (Ctrl-C) and SIGTERM end a run like ctn_trainer_stop. */
  void set_interrupts(bool enabled) const;
  /** ctn_trainer_set_output: Sets where PrintReport and ProgressBar print; standard output initially. */
  void set_output(TrainingWriteFunction write, int32_t columns) const;
  /** ctn_trainer_updater: The updater of a trainer. */
  Updater updater() const;
  /** ctn_trainer_observation: What the last update and its extensions have reported, such as "main/loss". */
  Dictionary observation() const;
  /** ctn_trainer_reporter: The reporter that is current within updates and extensions. */
  Reporter reporter() const;
  /** ctn_trainer_out: Path of the folder for files */
  const char *out() const;
  /**
   * ctn_trainer_elapsed_time: Seconds within runs so far, including those before the snapshot that was
   * loaded; 0 for NULL.
   */
  double elapsed_time() const;
  /** ctn_trainer_snapshot_path: Path of the last snapshot that was saved */
  const char *snapshot_path() const;
  /**
   * ctn_trainer_serialize: Saves or loads a whole training, with the entries of a checkpoint
   * (ctn_checkpoint_save): the model and the optimizer "main", the random generator, and everything else
   * below "extra/trainer".
   */
  void serialize(const Serializer &serializer) const;
  /** ctn_trainer_save: Saves a whole training in one step, as snapshots do. */
  void save(Text path) const;
  /** ctn_trainer_load: Loads a snapshot into a trainer that is set up in the same way. */
  void load(Text path) const;
};

/** Makes a new array of an array. */
class Transform : public Handle<Transform, ctn_transform> {
 public:
  using Handle::Handle;
  /** ctn_transform_scale_new: Multiplies all elements by a number. */
  static Transform scale(double factor);
  /** ctn_transform_normalize_new: Normalizes channels: (x - mean) / deviation. */
  static Transform normalize(List<double> mean, List<double> deviation);
  /** ctn_transform_random_crop_new: A window at a random place, each with the same probability. */
  static Transform random_crop(int64_t height, int64_t width);
  /** ctn_transform_center_crop_new: The window in the middle. */
  static Transform center_crop(int64_t height, int64_t width);
  /** ctn_transform_resize_new: Resizes by bilinear interpolation between the centers of pixels. */
  static Transform resize(int64_t height, int64_t width);
  /** ctn_transform_random_flip_new: Reverses an axis with a probability. */
  static Transform random_flip(int64_t axis, double probability);
  /** ctn_transform_pad_new: Adds rows and columns of one value on all sides. */
  static Transform pad(int64_t rows, int64_t columns, double value);
  /** ctn_transform_astype_new: Converts to an element type. */
  static Transform astype(ctn_dtype dtype);
  /**
   * ctn_transform_one_hot_new: Vectors with 1 at the place of a class number and 0 elsewhere, along a new
   * last axis.
   */
  static Transform one_hot(int64_t class_count, ctn_dtype dtype);
  /** ctn_transform_chain_new: Several transforms, one after the other. */
  static Transform chain(List<Transform> transforms);
  /** ctn_transform_apply: Applies a transform to an array. */
  Array apply(const Array &x, uint64_t seed, int64_t epoch, int64_t index) const;
};

/** A condition or expression. */
class TypeExpr : public Handle<TypeExpr, ctn_type_expr> {
 public:
  using Handle::Handle;
  /** ctn_type_expr_new: Reads an expression, which can then be evaluated any number of times. */
  static TypeExpr make(Text expression, List<const char *> names, List<int64_t> values);
  /** ctn_type_expr_text: The expression in a uniform spelling, as in messages. */
  std::string text() const;
  /**
   * ctn_type_expr_eval: The value for given arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds
   * their character.
   */
  int64_t eval(List<Array> in_types) const;
  /** ctn_type_expr_eval_text: The value for given arrays as text, such as "(2, 3)" or "float32". */
  std::string eval_text(List<Array> in_types) const;
  /**
   * ctn_type_expr_expect: Asserts the conditions for given arrays, like ctn_type_check_expect, even while
   * type checks are off.
   */
  void expect(List<Array> in_types) const;
};

/** Runs updates and counts them. */
class Updater : public Handle<Updater, ctn_updater> {
 public:
  using Handle::Handle;
  /**
   * ctn_updater_standard_new: An updater that draws a batch, computes its loss, and updates the parameters of
   * the optimizer's link.
   */
  static Updater standard(const Iterator &iterator, const Optimizer &optimizer,
                          BatchLossFunction loss = nullptr, Text device = nullptr);
  /**
   * ctn_updater_standard_set_loss_scale: Multiplies losses by a scale, against the underflow of 16-bit
   * gradients; see ctn_loss_scale_step.
   */
  void standard_set_loss_scale(detail::Optional<ctn_loss_scale> scaler = {}) const;
  /**
   * ctn_updater_standard_set_accumulation: Lets an update use the mean of the gradients of several batches.
   */
  void standard_set_accumulation(int64_t count) const;
  /** ctn_updater_new: An updater of callbacks. */
  static Updater make(UpdaterCallbacks callbacks);
  /** ctn_updater_add_optimizer: Adds an optimizer. */
  void add_optimizer(Text name, const Optimizer &optimizer) const;
  /** ctn_updater_add_iterator: Adds an iterator. */
  void add_iterator(Text name, const Iterator &iterator) const;
  /** ctn_updater_optimizer: An optimizer of an updater. */
  Optimizer optimizer(Text name) const;
  /** ctn_updater_iterator: An iterator of an updater. */
  Iterator iterator(Text name) const;
  /** ctn_updater_update: Runs one update, for programs without a trainer. */
  bool update() const;
  /** ctn_updater_iteration: Number of updates so far; 0 for NULL. */
  int64_t iteration() const;
  /** ctn_updater_epoch: Number of complete epochs of the iterator "main"; 0 without one. */
  int64_t epoch() const;
  /**
   * ctn_updater_epoch_detail: The number of epochs with the fraction of the present one; 0 without an
   * iterator "main".
   */
  double epoch_detail() const;
  /**
   * ctn_updater_previous_epoch_detail: ctn_updater_epoch_detail before the last update; below 0 if there was
   * none, 0 without an iterator "main".
   */
  double previous_epoch_detail() const;
  /** ctn_updater_is_new_epoch: Whether the last update completed an epoch. */
  bool is_new_epoch() const;
};

/** Draws numbers with given probabilities in constant time, by Walker's alias method, on one device. */
class WalkerAlias : public Handle<WalkerAlias, ctn_walker_alias> {
 public:
  using Handle::Handle;
  /**
   * ctn_walker_alias_new: A sampler of the numbers 0 to n - 1 with given probabilities, on the device of
   * `probs`.
   */
  static WalkerAlias make(const Array &probs);
  /** ctn_walker_alias_sample: A new int32 array with samples, on the device of the sampler. */
  Array sample(detail::Optional<ctn_random_state> state, List<int64_t> shape) const;
  /**
   * ctn_walker_alias_sample_from: The int32 samples that belong to uniform draws in [0, 1), in the shape of
   * the draws.
   */
  Array sample_from(const Array &uniform) const;
  /** ctn_walker_alias_to_device: Moves the sampler to a device. */
  void to_device(Text device = nullptr) const;
  /**
   * ctn_walker_alias_threshold: The threshold of each of the n columns, from which on its second number is
   * drawn: float32 of shape (n,).
   */
  Array threshold() const;
  /** ctn_walker_alias_values: The two numbers of each column: int32 of shape (2 n,). */
  Array values() const;
};

/** An array with history. */
class Variable : public Handle<Variable, ctn_variable> {
 public:
  using Handle::Handle;
  /** A variable of an array, whose memory it shares; it receives a gradient. */
  explicit Variable(const Array &data);
  /** The number in a variable of one element, converted to T. */
  template <class T = double>
  T item() const;
  /** The elements that an index selects; gradients flow back to them. */
  Variable operator[](const Index &item) const;
  Variable operator[](std::initializer_list<Index> items) const;
  /**
   * ctn_variable_new: A variable over an array, which is not copied, with the volatile flag OFF and without
   * history.
   */
  static Variable make(const Array &data);
  /** ctn_variable_data: The array of the variable. */
  Array data() const;
  /** ctn_variable_set_data: Replaces the array. */
  void set_data(const Array &data) const;
  /** ctn_variable_grad: The gradient */
  Array grad() const;
  /** ctn_variable_set_grad: Sets or removes the gradient. */
  void set_grad(detail::Optional<ctn_array> grad = {}) const;
  /**
   * ctn_variable_grad_variable: The gradient as a variable, which has history after backward with
   * create_graph
   */
  Variable grad_variable() const;
  /** ctn_variable_creator: The function that made the variable */
  Function creator() const;
  /** ctn_variable_rank: Length of the longest chain of functions that leads to the variable; 0 for NULL. */
  int64_t rank() const;
  /** ctn_variable_volatile: The volatile flag */
  ctn_volatile volatile_() const;
  /** ctn_variable_set_volatile: Sets the volatile flag of a variable without a creator. */
  void set_volatile(ctn_volatile volatile_flag) const;
  /** ctn_variable_requires_grad: Whether backward computes a gradient for the variable; 0 for NULL. */
  bool requires_grad() const;
  /**
   * ctn_variable_set_requires_grad: Marks a variable without a creator as a constant, for which no gradient
   * is computed, or as an ordinary variable.
   */
  void set_requires_grad(bool requires_grad) const;
  /** ctn_variable_name: The name, valid until it changes */
  const char *name() const;
  /** ctn_variable_set_name: Sets or removes the name. */
  void set_name(Text name = nullptr) const;
  /**
   * ctn_variable_label: Text for drawings of the graph: the name if the variable has one, then shape and
   * dtype, such as "(2, 3), float32".
   */
  std::string label() const;
  /** ctn_variable_shape: Lengths of the axes, valid until the data of the variable is replaced */
  const int64_t *shape() const;
  /** ctn_variable_ndim: Number of axes; 0 for NULL. */
  size_t ndim() const;
  /** ctn_variable_dtype: Element type */
  ctn_dtype dtype() const;
  /** ctn_variable_size: Number of elements; 0 for NULL. */
  int64_t size() const;
  /** ctn_variable_item_f64: The element of a variable of size 1, such as a loss, as double. */
  double item_f64() const;
  /** ctn_variable_length: Length of the first axis. */
  int64_t length() const;
  /** ctn_variable_backward: Backpropagation from this variable. */
  void backward(bool retain_grad = false, bool create_graph = false) const;
  /**
   * ctn_variable_unchain_backward: Removes the history of this variable: it and all variables that functions
   * made on the way to it forget their creators.
   */
  void unchain_backward() const;
  /** ctn_variable_cleargrad: Removes the gradient. */
  void cleargrad() const;
  /** ctn_variable_zerograd: Sets the gradient to zeros. */
  void zerograd() const;
  /** ctn_variable_addgrad: Adds the gradient of another variable to the gradient of `v`. */
  void addgrad(const Variable &source) const;
  /** ctn_variable_copydata: Copies the elements of another variable into the array of `v`. */
  void copydata(const Variable &source) const;
  /**
   * ctn_variable_debug_text: A summary of several lines: name, device, volatile flag, shape, dtype, mean and
   * standard deviation of the elements, and those of the gradient
   */
  std::string debug_text() const;
  /** ctn_variable_set_creator: Makes the variable an output of a node. */
  void set_creator(const Function &f, size_t index) const;
  /** ctn_variable_to_device: Moves the array and the gradient to a device. */
  void to_device(Text device = nullptr) const;
};

/**
 * One application of a differentiable function (a node of the graph), or the definition of a user function.
 */
class Function : public Handle<Function, ctn_function> {
 public:
  using Handle::Handle;
  /** ctn_function_new: Defines a user function. */
  static Function make(FunctionCallbacks callbacks);
  /** ctn_function_call: Applies a user function to variables. */
  std::vector<Variable> call(List<Variable> inputs, std::size_t output_count) const;
  /** ctn_function_label: Name of the function in drawings of the graph. */
  std::string label() const;
  /** ctn_function_rank: Rank of the node, which is the highest rank of its inputs; 0 for NULL. */
  int64_t rank() const;
  /** ctn_function_input_count: Number of inputs of a node; 0 for NULL and definitions. */
  size_t input_count() const;
  /** ctn_function_input: An input of a node as a variable. */
  Variable input(size_t index) const;
  /** ctn_function_output_count: Number of outputs of a node; 0 for NULL and definitions. */
  size_t output_count() const;
  /** ctn_function_output: An output of a node as a variable */
  Variable output(size_t index) const;
  /**
   * ctn_function_unchain: Removes the node from the graph: its outputs lose their creator, and it releases
   * its inputs.
   */
  void unchain() const;
  /** ctn_function_save_array: For user functions: stores an array with the node, for backward. */
  void save_array(size_t slot, detail::Optional<ctn_array> a = {}) const;
  /** ctn_function_saved_array: For user functions: an array that was stored with the node */
  Array saved_array(size_t slot) const;
  /** ctn_function_attribute: An array that a function publishes under a name. */
  Array attribute(Text name) const;
  /**
   * ctn_function_add_hook: Registers a hook with one function: the creator of a variable, or the definition
   * of a user function.
   */
  void add_hook(const FunctionHook &hook, Text name = nullptr) const;
  /** ctn_function_delete_hook: Removes a hook of a function. */
  void delete_hook(Text name) const;
  /** ctn_function_local_hook_count: Number of hooks registered with the function itself; 0 for NULL. */
  size_t local_hook_count() const;
  /** ctn_function_local_hook_at: A hook of a function and its name there. */
  std::tuple<std::string, FunctionHook> local_hook_at(size_t index) const;
};

/** ctn_dtype_name: NumPy's name of an element type, such as "float32" */
inline const char *dtype_name(ctn_dtype dtype);
/** ctn_dtype_itemsize: Size of one element in bytes; 0 for a value that is not a dtype. */
inline size_t dtype_itemsize(ctn_dtype dtype);
/** ctn_dtype_from_name: The element type with a NumPy name. */
inline ctn_dtype dtype_from_name(Text name);
/** ctn_dtype_result_type: The element type to which several ones are promoted by NumPy's rules. */
inline ctn_dtype dtype_result_type(List<ctn_dtype> dtypes);
/** ctn_dtype_can_cast: Whether a casting rule allows a conversion. */
inline bool dtype_can_cast(ctn_dtype from, ctn_dtype to, ctn_casting casting);
/** ctn_version: Version of the loaded library as text, such as "0.1.0". */
inline const char *version();
/** ctn_version_number: Version of the loaded library as major * 10000 + minor * 100 + patch. */
inline int32_t version_number();
/** ctn_error_message: Text of the last failure on the calling thread */
inline const char *error_message();
/** ctn_error_set: For callbacks: stores a message for the status that the callback is about to return. */
inline void error_set(ctn_status status, Text message = nullptr);
/** ctn_status_name: Name of a status, such as "CTN_ERROR_SHAPE" */
inline const char *status_name(ctn_status status);
/** ctn_thread_count: Number of threads that a large operation may use. */
inline int32_t thread_count();
/** ctn_set_thread_count: Sets the number of threads that a large operation may use in this process. */
inline void set_thread_count(int32_t count);
/** ctn_simd_level: The instruction set in use */
inline const char *simd_level();
/**
 * ctn_onednn_enabled: Whether large float32 matrix products use oneDNN: it was built in, and neither
 * CATENARY_ONEDNN=0 nor ctn_set_onednn_enabled switched it off.
 */
inline bool onednn_enabled();
/** ctn_set_onednn_enabled: Switches oneDNN on or off for the process. */
inline void set_onednn_enabled(bool enabled);
/** ctn_backprop_enabled: Whether functions called on this thread record history. */
inline bool backprop_enabled();
/** ctn_set_backprop_enabled: Switches the recording of history on or off for the calling thread. */
inline bool set_backprop_enabled(bool enabled);
/**
 * ctn_train: Whether functions and links called on this thread are in training mode, which is the initial
 * mode.
 */
inline bool train();
/** ctn_set_train: Switches between training and testing for the calling thread. */
inline bool set_train(bool enabled);
/** ctn_debug: Whether debug mode is on; see ctn_set_debug. */
inline bool debug();
/** ctn_set_debug: Switches debug mode for the process. */
inline void set_debug(bool enabled);
/** ctn_has_feature: Whether the loaded library has a feature. */
inline bool has_feature(ctn_feature_kind kind, Text name = nullptr);
/** ctn_feature_name: Name of a feature that the loaded library has */
inline const char *feature_name(ctn_feature_kind kind, size_t index);
/** ctn_op_count: Number of functions that the loaded library has. */
inline size_t op_count();
/** ctn_op_name: Name of a function without ctn_, in alphabetical order */
inline const char *op_name(size_t index);
/** ctn_op_schema: A function as a JSON object */
inline const char *op_schema(size_t index);
/**
 * ctn_binding_trace: Reports to a garbage collector which of a binding's handles hold which others through
 * the library.
 */
inline void binding_trace(List<Object> objects, BindingEdgeFunction edge);
/** ctn_volatile_name: Name of a flag */
inline const char *volatile_name(ctn_volatile flag);
/** ctn_volatile_from_name: The flag with a name. */
inline ctn_volatile volatile_from_name(Text name);
/** ctn_volatile_aggregate: The flag of the results of a function */
inline ctn_volatile volatile_aggregate(List<ctn_volatile> flags);
/**
 * ctn_grad: Gradients of `outputs` with respect to `inputs`, without changing the gradient of any variable.
 */
inline std::vector<Variable> grad(List<Variable> outputs, List<Variable> grad_outputs, List<Variable> inputs,
                                  bool create_graph = false);
/** ctn_functionset_new: An empty function set. */
inline Link functionset();
/** ctn_functionset_parameters: The arrays of all parameters in the order of ctn_link_param_at. */
inline std::vector<Array> functionset_parameters(const Link &set, std::size_t count);
/** ctn_functionset_gradients: The gradients of all parameters in the order of ctn_link_param_at. */
inline std::vector<Array> functionset_gradients(const Link &set, std::size_t count);
/**
 * ctn_functionset_collect_parameters: The arrays and the gradients of all parameters in the order of
 * ctn_link_param_at.
 */
inline std::tuple<std::vector<Array>, std::vector<Array>> functionset_collect_parameters(const Link &set,
    std::size_t count);
/**
 * ctn_functionset_copy_parameters_from: Copies arrays into the parameters, from any device and between dtypes
 * of one kind.
 */
inline void functionset_copy_parameters_from(const Link &set, List<Array> parameters);
/**
 * ctn_build_computational_graph: Draws everything that is reached backward from variables and functions:
 * their creators, the inputs of those, and so on, until a variable has no creator.
 */
inline ComputationalGraph build_computational_graph(List<Variable> variables, List<Function> functions);
/** ctn_concat_examples: Stacks arrays of one dtype and device along a new first axis. */
inline Array concat_examples(List<Array> arrays, bool pads, double padding);
/** ctn_device_set_current: Sets the device on which the calling thread creates arrays. */
inline void device_set_current(Text device);
/** ctn_device_current: Name of the current device of the calling thread. */
inline std::string device_current();
/**
 * ctn_device_is_available: Whether a device can be used on this machine; 0 for NULL and for a string that
 * does not name a device.
 */
inline bool device_is_available(Text device = nullptr);
/** ctn_device_synchronize: Waits until all work of a device is finished. */
inline void device_synchronize(Text device = nullptr);
/** ctn_memory_get_statistics: Counters of the memory pool of a device. */
inline ctn_memory_statistics memory_get_statistics(Text device = nullptr);
/**
 * ctn_memory_set_limit: Sets an upper bound for the memory that the pool of a device holds, used and cached
 * together.
 */
inline void memory_set_limit(Text device, uint64_t bytes);
/** ctn_memory_trim: Returns all cached memory of the pool of a device to the system. */
inline void memory_trim(Text device = nullptr);
/** ctn_memory_set_allocator: Replaces the source of the CPU pool's memory. */
inline void memory_set_allocator(const ctn_allocator *allocator = nullptr);
/**
 * ctn_memory_set_pressure_callback: Sets the function that is called before an allocation on a device fails.
 */
inline void memory_set_pressure_callback(Text device = nullptr, PressureFunction callback = nullptr);
/** ctn_random_seed: Restarts the global generator of a device from a seed. */
inline void random_seed(Text device, uint64_t seed);
/** ctn_random_fresh_seed: A seed for a new generator */
inline uint64_t random_fresh_seed();
/**
 * ctn_random_sample: A new array with uniform numbers in [0, 1), of 24 bits as float32 or 53 bits as float64.
 */
inline Array random_sample(detail::Optional<ctn_random_state> state, List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_uniform: A new array with uniform numbers in [low, high). */
inline Array random_uniform(detail::Optional<ctn_random_state> state, double low, double high,
                            List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_standard_normal: A new array with normal numbers of mean 0 and standard deviation 1. */
inline Array random_standard_normal(detail::Optional<ctn_random_state> state, List<int64_t> shape,
                                    ctn_dtype dtype);
/** ctn_random_normal: A new array with normal numbers. */
inline Array random_normal(detail::Optional<ctn_random_state> state, double loc, double scale,
                           List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_lognormal: A new array with exponentials of normal numbers. */
inline Array random_lognormal(detail::Optional<ctn_random_state> state, double mean, double sigma,
                              List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_exponential: A new array with numbers of the exponential distribution. */
inline Array random_exponential(detail::Optional<ctn_random_state> state, double scale, List<int64_t> shape,
                                ctn_dtype dtype);
/** ctn_random_gumbel: A new array with numbers of the Gumbel distribution. */
inline Array random_gumbel(detail::Optional<ctn_random_state> state, double loc, double scale,
                           List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_poisson: A new array with numbers of the Poisson distribution. */
inline Array random_poisson(detail::Optional<ctn_random_state> state, double lam, List<int64_t> shape,
                            ctn_dtype dtype);
/** ctn_random_binomial: A new array with numbers of successes among independent trials. */
inline Array random_binomial(detail::Optional<ctn_random_state> state, int64_t n, double p,
                             List<int64_t> shape, ctn_dtype dtype);
/**
 * ctn_random_poisson_of: A new array with numbers of the Poisson distribution, with a mean for each element.
 */
inline Array random_poisson_of(detail::Optional<ctn_random_state> state, const Array &lam,
                               List<int64_t> shape, ctn_dtype dtype);
/**
 * ctn_random_binomial_of: A new array with numbers of successes among independent trials, with a number of
 * trials and a probability for each element.
 */
inline Array random_binomial_of(detail::Optional<ctn_random_state> state, const Array &n, const Array &p,
                                List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_integers: A new array with uniform integers in [low, high). */
inline Array random_integers(detail::Optional<ctn_random_state> state, int64_t low, int64_t high,
                             List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_integers_inclusive: A new array with uniform integers in [low, high]. */
inline Array random_integers_inclusive(detail::Optional<ctn_random_state> state, int64_t low, int64_t high,
                                       List<int64_t> shape, ctn_dtype dtype);
/**
 * ctn_random_interval: A new array with uniform integers in [0, mx]: int32 if `mx` is below 2^31, otherwise
 * int64.
 */
inline Array random_interval(detail::Optional<ctn_random_state> state, int64_t mx, List<int64_t> shape);
/** ctn_random_permutation: A new int64 array with the numbers 0 to n - 1 in random order. */
inline Array random_permutation(detail::Optional<ctn_random_state> state, int64_t n);
/**
 * ctn_random_permutation_of: A new array with the entries of an array along its first axis in random order.
 */
inline Array random_permutation_of(detail::Optional<ctn_random_state> state, const Array &a);
/** ctn_random_shuffle: Puts the entries of an array along its first axis in random order. */
inline void random_shuffle(detail::Optional<ctn_random_state> state, const Array &a);
/** ctn_random_choice: A new int64 array with numbers drawn from 0 to n - 1. */
inline Array random_choice(detail::Optional<ctn_random_state> state, int64_t n, List<int64_t> shape,
                           bool replace, detail::Optional<ctn_array> p = {});
/** ctn_random_choice_of: A new array with elements drawn from an array. */
inline Array random_choice_of(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                              bool replace, detail::Optional<ctn_array> p = {});
/** ctn_random_uniform_into: Fills an array with uniform numbers in [low, high). */
inline void random_uniform_into(detail::Optional<ctn_random_state> state, double low, double high,
                                const Array &out);
/** ctn_random_normal_into: Fills an array with normal numbers. */
inline void random_normal_into(detail::Optional<ctn_random_state> state, double loc, double scale,
                               const Array &out);
/** ctn_random_uniform_of: A new array with uniform numbers in [low, high). */
inline Array random_uniform_of(detail::Optional<ctn_random_state> state, const Array &low, const Array &high,
                               List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_normal_of: A new array with normal numbers. */
inline Array random_normal_of(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                              List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_lognormal_of: A new array with exponentials of normal numbers. */
inline Array random_lognormal_of(detail::Optional<ctn_random_state> state, const Array &mean,
                                 const Array &sigma, List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_exponential_of: A new array with numbers of the exponential distribution. */
inline Array random_exponential_of(detail::Optional<ctn_random_state> state, const Array &scale,
                                   List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_gumbel_of: A new array with numbers of the Gumbel distribution. */
inline Array random_gumbel_of(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                              List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_laplace: A new array with numbers of Laplace's double exponential distribution. */
inline Array random_laplace(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                            List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_logistic: A new array with numbers of the logistic distribution. */
inline Array random_logistic(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                             List<int64_t> shape, ctn_dtype dtype);
/**
 * ctn_random_rayleigh: A new array with lengths of vectors of two normal numbers, the Rayleigh distribution.
 */
inline Array random_rayleigh(detail::Optional<ctn_random_state> state, const Array &scale,
                             List<int64_t> shape, ctn_dtype dtype);
/**
 * ctn_random_standard_cauchy: A new array with numbers of the Cauchy distribution with mode 0 and scale 1.
 */
inline Array random_standard_cauchy(detail::Optional<ctn_random_state> state, List<int64_t> shape,
                                    ctn_dtype dtype);
/** ctn_random_pareto: A new array with numbers of Pareto's second distribution (Lomax), which starts at 0. */
inline Array random_pareto(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                           ctn_dtype dtype);
/** ctn_random_weibull: A new array with numbers of the Weibull distribution with scale 1. */
inline Array random_weibull(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                            ctn_dtype dtype);
/** ctn_random_power: A new array with numbers in [0, 1] with the density a x^(a - 1). */
inline Array random_power(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                          ctn_dtype dtype);
/**
 * ctn_random_triangular: A new array with numbers in [left, right] with a density that rises up to the mode
 * and then falls.
 */
inline Array random_triangular(detail::Optional<ctn_random_state> state, const Array &left, const Array &mode,
                               const Array &right, List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_wald: A new array with numbers of Wald's inverse Gaussian distribution. */
inline Array random_wald(detail::Optional<ctn_random_state> state, const Array &mean, const Array &scale,
                         List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_standard_gamma: A new array with numbers of the gamma distribution with scale 1. */
inline Array random_standard_gamma(detail::Optional<ctn_random_state> state, const Array &alpha,
                                   List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_gamma: A new array with numbers of the gamma distribution. */
inline Array random_gamma(detail::Optional<ctn_random_state> state, const Array &alpha, const Array &scale,
                          List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_chisquare: A new array with numbers of the chi-square distribution. */
inline Array random_chisquare(detail::Optional<ctn_random_state> state, const Array &df, List<int64_t> shape,
                              ctn_dtype dtype);
/** ctn_random_noncentral_chisquare: A new array with numbers of the noncentral chi-square distribution. */
inline Array random_noncentral_chisquare(detail::Optional<ctn_random_state> state, const Array &df,
                                         const Array &nonc, List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_f: A new array with numbers of the F distribution. */
inline Array random_f(detail::Optional<ctn_random_state> state, const Array &dfnum, const Array &dfden,
                      List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_noncentral_f: A new array with numbers of the noncentral F distribution. */
inline Array random_noncentral_f(detail::Optional<ctn_random_state> state, const Array &dfnum,
                                 const Array &dfden, const Array &nonc, List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_standard_t: A new array with numbers of Student's t distribution. */
inline Array random_standard_t(detail::Optional<ctn_random_state> state, const Array &df, List<int64_t> shape,
                               ctn_dtype dtype);
/** ctn_random_beta: A new array with numbers of the beta distribution. */
inline Array random_beta(detail::Optional<ctn_random_state> state, const Array &a, const Array &b,
                         List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_vonmises: A new array with angles in [-pi, pi] of von Mises' distribution. */
inline Array random_vonmises(detail::Optional<ctn_random_state> state, const Array &mu, const Array &kappa,
                             List<int64_t> shape, ctn_dtype dtype);
/**
 * ctn_random_dirichlet: A new array with vectors of the Dirichlet distribution, whose elements have the sum
 * 1, along a new last axis.
 */
inline Array random_dirichlet(detail::Optional<ctn_random_state> state, const Array &alpha,
                              List<int64_t> shape, ctn_dtype dtype);
/**
 * ctn_random_geometric: A new array with numbers of the first success among independent trials, counted from
 * 1.
 */
inline Array random_geometric(detail::Optional<ctn_random_state> state, const Array &p, List<int64_t> shape,
                              ctn_dtype dtype);
/** ctn_random_logseries: A new array with numbers of the logarithmic series. */
inline Array random_logseries(detail::Optional<ctn_random_state> state, const Array &p, List<int64_t> shape,
                              ctn_dtype dtype);
/**
 * ctn_random_zipf: A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's
 * distribution, up to the largest number of the dtype.
 */
inline Array random_zipf(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                         ctn_dtype dtype);
/**
 * ctn_random_negative_binomial: A new array with numbers of failures before the n-th success among
 * independent trials.
 */
inline Array random_negative_binomial(detail::Optional<ctn_random_state> state, const Array &n,
                                      const Array &p, List<int64_t> shape, ctn_dtype dtype);
/** ctn_random_hypergeometric: A new array with numbers of good elements in a sample without replacement. */
inline Array random_hypergeometric(detail::Optional<ctn_random_state> state, const Array &ngood,
                                   const Array &nbad, const Array &nsample, List<int64_t> shape,
                                   ctn_dtype dtype);
/** ctn_npz_serializer_new: A serializer whose commit writes a file in NPZ format. */
inline Serializer npz_serializer(Text path, int32_t level);
/** ctn_npz_deserializer_new: A deserializer of a file in NPZ format. */
inline Serializer npz_deserializer(Text path, detail::Optional<ctn_load_options> options = {});
/** ctn_hdf5_serializer_new: A serializer whose commit writes a file in HDF5 format. */
inline Serializer hdf5_serializer(Text path, Text group, int32_t level);
/** ctn_hdf5_deserializer_new: A deserializer of a file in HDF5 format. */
inline Serializer hdf5_deserializer(Text path, Text group = nullptr,
                                    detail::Optional<ctn_load_options> options = {});
/** ctn_safetensors_serializer_new: A serializer whose commit writes a file in safetensors format. */
inline Serializer safetensors_serializer(Text path);
/** ctn_safetensors_deserializer_new: A deserializer of a file in safetensors format. */
inline Serializer safetensors_deserializer(Text path, detail::Optional<ctn_load_options> options = {});
/**
 * ctn_file_deserializer_new: A deserializer of a file of any of these formats, which is recognized by its
 * first bytes.
 */
inline Serializer file_deserializer(Text path, detail::Optional<ctn_load_options> options = {});
/** ctn_report: Reports a number to the current reporter of the thread. */
inline void report(Text name, double value, detail::Optional<ctn_link> observer = {});
/** ctn_report_variable: Reports a variable of one element, like ctn_report. */
inline void report_variable(Text name, const Variable &value, detail::Optional<ctn_link> observer = {});
/**
 * ctn_is_reported: Whether the current reporter of the thread has received a value of this name in its
 * observation.
 */
inline bool is_reported(Text name, detail::Optional<ctn_link> observer = {});
/**
 * ctn_timer_hook_new: A hook named "TimerHook" that measures how long forward and backward computations take.
 */
inline FunctionHook timer_hook();
/** ctn_timer_hook_call_count: Number of computations measured so far; 0 for NULL and other hooks. */
inline size_t timer_hook_call_count(detail::Optional<ctn_function_hook> hook = {});
/** ctn_timer_hook_call: One measurement. */
inline std::tuple<std::string, double, bool> timer_hook_call(const FunctionHook &hook, size_t index);
/** ctn_timer_hook_total_time: Sum of the measured seconds; 0 for NULL and other hooks. */
inline double timer_hook_total_time(detail::Optional<ctn_function_hook> hook = {});
/** ctn_timer_hook_clear: Removes all measurements. */
inline void timer_hook_clear(const FunctionHook &hook);
/**
 * ctn_memory_hook_new: A hook named "MemoryHook" that measures how many more bytes of its device's memory
 * pool are in use after each computation than before (negative: fewer).
 */
inline FunctionHook memory_hook();
/** ctn_memory_hook_call_count: Number of computations measured so far; 0 for NULL and other hooks. */
inline size_t memory_hook_call_count(detail::Optional<ctn_function_hook> hook = {});
/** ctn_memory_hook_call: One measurement. */
inline std::tuple<std::string, int64_t, bool> memory_hook_call(const FunctionHook &hook, size_t index);
/** ctn_memory_hook_total_bytes: Sum of the measured bytes; 0 for NULL and other hooks. */
inline int64_t memory_hook_total_bytes(detail::Optional<ctn_function_hook> hook = {});
/** ctn_memory_hook_clear: Removes all measurements. */
inline void memory_hook_clear(const FunctionHook &hook);
/** ctn_add: Sum. */
inline Variable add(const Variable &x1, const Variable &x2);
/** ctn_add_f64: ctn_add with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable add_f64(const Variable &x1, double x2);
/** ctn_add_i64: ctn_add with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable add_i64(const Variable &x1, int64_t x2);
/** ctn_sub: Difference. */
inline Variable sub(const Variable &x1, const Variable &x2);
/** ctn_sub_f64: ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable sub_f64(const Variable &x1, double x2);
/** ctn_rsub_f64: ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype. */
inline Variable rsub_f64(double x1, const Variable &x2);
/** ctn_sub_i64: ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable sub_i64(const Variable &x1, int64_t x2);
/** ctn_rsub_i64: ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype. */
inline Variable rsub_i64(int64_t x1, const Variable &x2);
/** ctn_mul: Product. */
inline Variable mul(const Variable &x1, const Variable &x2);
/** ctn_mul_f64: ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable mul_f64(const Variable &x1, double x2);
/** ctn_mul_i64: ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable mul_i64(const Variable &x1, int64_t x2);
/** ctn_div: Quotient, always floating. */
inline Variable div(const Variable &x1, const Variable &x2);
/** ctn_div_f64: ctn_div with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable div_f64(const Variable &x1, double x2);
/** ctn_rdiv_f64: ctn_div with a scalar as the first operand; the scalar takes the variable's dtype. */
inline Variable rdiv_f64(double x1, const Variable &x2);
/** ctn_div_i64: ctn_div with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable div_i64(const Variable &x1, int64_t x2);
/** ctn_rdiv_i64: ctn_div with a scalar as the first operand; the scalar takes the variable's dtype. */
inline Variable rdiv_i64(int64_t x1, const Variable &x2);
/** ctn_pow: Power. */
inline Variable pow(const Variable &x1, const Variable &x2);
/** ctn_pow_f64: ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable pow_f64(const Variable &x1, double x2);
/** ctn_rpow_f64: ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype. */
inline Variable rpow_f64(double x1, const Variable &x2);
/** ctn_pow_i64: ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype. */
inline Variable pow_i64(const Variable &x1, int64_t x2);
/** ctn_rpow_i64: ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype. */
inline Variable rpow_i64(int64_t x1, const Variable &x2);
/** ctn_maximum: Larger element. */
inline Variable maximum(const Variable &x1, const Variable &x2);
/**
 * ctn_maximum_f64: ctn_maximum with a scalar as the second operand; the scalar takes the variable's dtype.
 */
inline Variable maximum_f64(const Variable &x1, double x2);
/** ctn_minimum: Smaller element. */
inline Variable minimum(const Variable &x1, const Variable &x2);
/**
 * ctn_minimum_f64: ctn_minimum with a scalar as the second operand; the scalar takes the variable's dtype.
 */
inline Variable minimum_f64(const Variable &x1, double x2);
/** ctn_neg: Negation, -x. */
inline Variable neg(const Variable &x);
/** ctn_absolute: Absolute value. */
inline Variable absolute(const Variable &x);
/** ctn_square: x * x. */
inline Variable square(const Variable &x);
/** ctn_sqrt: Square root. */
inline Variable sqrt(const Variable &x);
/** ctn_exp: Exponential. */
inline Variable exp(const Variable &x);
/** ctn_log: Natural logarithm. */
inline Variable log(const Variable &x);
/** ctn_log1p: Natural logarithm of 1 + x, accurate near zero. */
inline Variable log1p(const Variable &x);
/** ctn_sin: Sine of radians. */
inline Variable sin(const Variable &x);
/** ctn_cos: Cosine of radians. */
inline Variable cos(const Variable &x);
/** ctn_tanh: Hyperbolic tangent. */
inline Variable tanh(const Variable &x);
/** ctn_sigmoid: 1 / (1 + exp(-x)). */
inline Variable sigmoid(const Variable &x);
/** ctn_relu: max(x, 0). */
inline Variable relu(const Variable &x);
/** ctn_multiply_add: x1 * x2 + x3 in one pass over memory. */
inline Variable multiply_add(const Variable &x1, const Variable &x2, const Variable &x3);
/** ctn_reciprocal: 1 / x, truncated for integers. */
inline Variable reciprocal(const Variable &x);
/** ctn_hypot: sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. */
inline Variable hypot(const Variable &x1, const Variable &x2);
/** ctn_arctan2: Angle of the point (x2, x1) in (-pi, pi]. */
inline Variable arctan2(const Variable &x1, const Variable &x2);
/** ctn_logaddexp: log(exp(x1) + exp(x2)) without intermediate overflow. */
inline Variable logaddexp(const Variable &x1, const Variable &x2);
/** ctn_logaddexp2: log2(2 ** x1 + 2 ** x2) without intermediate overflow. */
inline Variable logaddexp2(const Variable &x1, const Variable &x2);
/** ctn_exp2: 2 ** x. */
inline Variable exp2(const Variable &x);
/** ctn_expm1: exp(x) - 1, accurate near zero. */
inline Variable expm1(const Variable &x);
/** ctn_log2: Logarithm to base 2. */
inline Variable log2(const Variable &x);
/** ctn_log10: Logarithm to base 10. */
inline Variable log10(const Variable &x);
/** ctn_cbrt: Cube root, also of negative numbers. */
inline Variable cbrt(const Variable &x);
/** ctn_tan: Tangent of radians. */
inline Variable tan(const Variable &x);
/** ctn_arcsin: Inverse sine, in [-pi/2, pi/2]. */
inline Variable arcsin(const Variable &x);
/** ctn_arccos: Inverse cosine, in [0, pi]. */
inline Variable arccos(const Variable &x);
/** ctn_arctan: Inverse tangent, in [-pi/2, pi/2]. */
inline Variable arctan(const Variable &x);
/** ctn_sinh: Hyperbolic sine. */
inline Variable sinh(const Variable &x);
/** ctn_cosh: Hyperbolic cosine. */
inline Variable cosh(const Variable &x);
/** ctn_arcsinh: Inverse hyperbolic sine. */
inline Variable arcsinh(const Variable &x);
/** ctn_arccosh: Inverse hyperbolic cosine. */
inline Variable arccosh(const Variable &x);
/** ctn_arctanh: Inverse hyperbolic tangent. */
inline Variable arctanh(const Variable &x);
/** ctn_deg2rad: Converts degrees to radians. */
inline Variable deg2rad(const Variable &x);
/** ctn_rad2deg: Converts radians to degrees. */
inline Variable rad2deg(const Variable &x);
/** ctn_clipped_relu: min(max(0, x), z). */
inline Variable clipped_relu(const Variable &x, double z);
/** ctn_leaky_relu: x where x >= 0, otherwise slope * x. */
inline Variable leaky_relu(const Variable &x, double slope);
/** ctn_elu: x where x >= 0, otherwise alpha * (exp(x) - 1). */
inline Variable elu(const Variable &x, double alpha);
/** ctn_softplus: log(1 + exp(beta * x)) / beta. */
inline Variable softplus(const Variable &x, double beta);
/** ctn_silu: x * sigmoid(x). */
inline Variable silu(const Variable &x);
/** ctn_gelu: x times the standard normal distribution function of x. */
inline Variable gelu(const Variable &x, detail::Optional<ctn_function_options> options = {});
/** ctn_prelu: x where x >= 0, otherwise W * x. */
inline Variable prelu(const Variable &x, const Variable &W);
/** ctn_softmax: exp(x) divided by its sum over axis 1. */
inline Variable softmax(const Variable &x, detail::Optional<ctn_function_options> options = {});
/** ctn_log_softmax: The logarithm of ctn_softmax, without underflow. */
inline Variable log_softmax(const Variable &x, detail::Optional<ctn_function_options> options = {});
/**
 * ctn_lstm: One step of LSTM units with forget gates: c = tanh(a) * sigmoid(i) + c_prev * sigmoid(f), h =
 * tanh(c) * sigmoid(o).
 */
inline std::tuple<Variable, Variable> lstm(const Variable &c_prev, const Variable &x);
/**
 * ctn_slstm: S-LSTM units of a tree with two children, each with states and sources as for ctn_lstm: c =
 * tanh(a1) * sigmoid(i1) + tanh(a2) * sigmoid(i2) + c_prev1 * sigmoid(f1) + c_prev2 * sigmoid(f2), h =
 * tanh(c) * sigmoid(o1 + o2).
 */
inline std::tuple<Variable, Variable> slstm(const Variable &c_prev1, const Variable &c_prev2,
                                            const Variable &x1, const Variable &x2);
/** ctn_maxout: The largest of every `pool_size` neighbors along an axis. */
inline Variable maxout(const Variable &x, int64_t pool_size, int64_t axis);
/** ctn_reshape: The elements in C order under a new shape. */
inline Variable reshape(const Variable &x, List<int64_t> shape);
/** ctn_transpose: x with permuted axes: axis i of the result is axis axes[i] of x. */
inline Variable transpose(const Variable &x, List<int64_t> axes = {});
/** ctn_broadcast_to: x broadcast to a shape; see ctn_array_broadcast_to. */
inline Variable broadcast_to(const Variable &x, List<int64_t> shape);
/** ctn_expand_dims: x with an additional axis of length 1. */
inline Variable expand_dims(const Variable &x, int64_t axis);
/** ctn_squeeze: x without some axes of length 1. */
inline Variable squeeze(const Variable &x, List<int64_t> axes = {});
/** ctn_swapaxes: x with two axes exchanged. */
inline Variable swapaxes(const Variable &x, int64_t axis1, int64_t axis2);
/** ctn_flip: x with the elements along some axes in reverse order. */
inline Variable flip(const Variable &x, List<int64_t> axes = {});
/** ctn_cast: The elements converted to another dtype; x itself if it already has that dtype. */
inline Variable cast(const Variable &x, ctn_dtype dtype);
/** ctn_copy: A copy on a device. */
inline Variable copy(const Variable &x, Text device = nullptr);
/** ctn_tile: x repeated as a whole along its axes. */
inline Variable tile(const Variable &x, List<int64_t> repetitions);
/** ctn_pad: Adds elements of one value before and after those of x. */
inline Variable pad(const Variable &x, List<int64_t> before, List<int64_t> after, double value);
/** ctn_concat: Joins variables along an existing axis. */
inline Variable concat(List<Variable> xs, int64_t axis);
/** ctn_stack: Joins variables along a new axis. */
inline Variable stack(List<Variable> xs, int64_t axis);
/** ctn_split_axis: Splits a variable into parts of equal length along an axis. */
inline std::vector<Variable> split_axis(const Variable &x, int64_t axis, std::size_t sections);
/** ctn_split_axis_at: Splits a variable at positions along an axis. */
inline std::vector<Variable> split_axis_at(const Variable &x, List<int64_t> indices, int64_t axis,
                                           std::size_t count);
/** ctn_broadcast: Broadcasts variables to their common shape. */
inline std::vector<Variable> broadcast(List<Variable> xs);
/** ctn_get_item: Basic indexing like ctn_array_get: integers, slices, new axes and an ellipsis. */
inline Variable get_item(const Variable &x, List<Index> items);
/** ctn_select_item: x[i, t[i]] for each row i, as a variable of shape (N,). */
inline Variable select_item(const Variable &x, const Variable &t);
/** ctn_where: x where a condition is true, otherwise y. */
inline Variable where(const Variable &condition, const Variable &x, const Variable &y);
/** ctn_identity_list: The inputs themselves, as new variables that one function made. */
inline std::vector<Variable> identity_list(List<Variable> xs);
/** ctn_identity: The input itself as a new variable. */
inline Variable identity(const Variable &x);
/** ctn_linear: x W^T + b, of shape (N, out). */
inline Variable linear(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b = {});
/** ctn_embed_id: The rows of W that x selects, of shape (shape of x, n). */
inline Variable embed_id(const Variable &x, const Variable &W,
                         detail::Optional<ctn_function_options> options = {});
/**
 * ctn_bilinear: y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b, of shape (N, L).
 */
inline Variable bilinear(const Variable &e1, const Variable &e2, const Variable &W,
                         detail::Optional<ctn_variable> V1 = {}, detail::Optional<ctn_variable> V2 = {},
                         detail::Optional<ctn_variable> b = {});
/**
 * ctn_attention: Scaled dot-product attention, softmax(scale * q k^T) v for every batch and head, of shape
 * (N, H, L, E).
 */
inline Variable attention(const Variable &q, const Variable &k, const Variable &v,
                          detail::Optional<ctn_variable> mask = {},
                          detail::Optional<ctn_function_options> options = {});
/** ctn_n_step_lstm: Stacked LSTM layers over whole sequences. */
inline std::tuple<Variable, Variable, std::vector<Variable>> n_step_lstm(int64_t n_layers,
    double dropout_ratio, detail::Optional<ctn_variable> hx, detail::Optional<ctn_variable> cx,
    List<Variable> ws, List<Variable> bs, List<Variable> xs);
/**
 * ctn_n_step_bilstm: Stacked bidirectional LSTM layers over whole sequences: ctn_n_step_lstm with two
 * directions in each layer, the second of which goes through each sequence from its last step to its first
 * one.
 */
inline std::tuple<Variable, Variable, std::vector<Variable>> n_step_bilstm(int64_t n_layers,
    double dropout_ratio, detail::Optional<ctn_variable> hx, detail::Optional<ctn_variable> cx,
    List<Variable> ws, List<Variable> bs, List<Variable> xs);
/** ctn_n_step_gru: Stacked GRU layers over whole sequences. */
inline std::tuple<Variable, std::vector<Variable>> n_step_gru(int64_t n_layers, double dropout_ratio,
    detail::Optional<ctn_variable> hx, List<Variable> ws, List<Variable> bs, List<Variable> xs);
/**
 * ctn_n_step_bigru: Stacked bidirectional GRU layers over whole sequences: ctn_n_step_gru with two directions
 * in each layer, the second of which goes through each sequence from its last step to its first one.
 */
inline std::tuple<Variable, std::vector<Variable>> n_step_bigru(int64_t n_layers, double dropout_ratio,
    detail::Optional<ctn_variable> hx, List<Variable> ws, List<Variable> bs, List<Variable> xs);
/**
 * ctn_convolution_2d: Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2
 * pad_y - kh) / stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down.
 */
inline Variable convolution_2d(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b = {},
                               int64_t stride_y = 1, int64_t stride_x = 1, int64_t pad_y = 0,
                               int64_t pad_x = 0, detail::Optional<ctn_function_options> options = {});
/**
 * ctn_deconvolution_2d: Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y,
 * outsize_x).
 */
inline Variable deconvolution_2d(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b,
                                 int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                 int64_t outsize_y, int64_t outsize_x,
                                 detail::Optional<ctn_function_options> options = {});
/** ctn_convolution_nd: ctn_convolution_2d over one, two or three spatial axes. */
inline Variable convolution_nd(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b = {},
                               List<int64_t> stride = {}, List<int64_t> pad = {},
                               detail::Optional<ctn_function_options> options = {});
/** ctn_deconvolution_nd: ctn_deconvolution_2d over one, two or three spatial axes. */
inline Variable deconvolution_nd(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b = {},
                                 List<int64_t> stride = {}, List<int64_t> pad = {},
                                 detail::Optional<ctn_function_options> options = {});
/** ctn_set_convolution_algorithm: Sets how the process computes float32 convolutions. */
inline void set_convolution_algorithm(ctn_convolution_method algorithm);
/** ctn_convolution_algorithm: How the process computes float32 convolutions. */
inline ctn_convolution_method convolution_algorithm();
/** ctn_accuracy: Fraction of the rows of y whose largest element is at the class number t. */
inline Variable accuracy(const Variable &y, const Variable &t,
                         detail::Optional<ctn_function_options> options = {});
/** ctn_binary_accuracy: Fraction of the elements of y that agree with t. */
inline Variable binary_accuracy(const Variable &y, const Variable &t,
                                detail::Optional<ctn_function_options> options = {});
/** ctn_softmax_cross_entropy: Mean over the batch of -log softmax(x)[t], a 0-d result. */
inline Variable softmax_cross_entropy(const Variable &x, const Variable &t, bool normalize = true,
                                      detail::Optional<ctn_function_options> options = {});
/**
 * ctn_sigmoid_cross_entropy: -log of the probability of the targets, a 0-d result: sigmoid(x) is the
 * probability of 1, and 1 - sigmoid(x) that of 0.
 */
inline Variable sigmoid_cross_entropy(const Variable &x, const Variable &t, bool normalize = true,
                                      detail::Optional<ctn_function_options> options = {});
/** ctn_mean_squared_error: Mean of (x0 - x1)^2 over all elements, a 0-d result. */
inline Variable mean_squared_error(const Variable &x0, const Variable &x1,
                                   detail::Optional<ctn_function_options> options = {});
/**
 * ctn_hinge: Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the label
 * and -1 elsewhere; a 0-d result.
 */
inline Variable hinge(const Variable &x, const Variable &t, ctn_hinge_norm norm,
                      detail::Optional<ctn_function_options> options = {});
/**
 * ctn_contrastive: Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the
 * distance between the rows of x0 and x1; a 0-d result.
 */
inline Variable contrastive(const Variable &x0, const Variable &x1, const Variable &y, double margin,
                            detail::Optional<ctn_function_options> options = {});
/**
 * ctn_cross_covariance: Half of the sum of the squares of the covariances between the columns of y and z,
 * which are divided by N; a 0-d result.
 */
inline Variable cross_covariance(const Variable &y, const Variable &z,
                                 detail::Optional<ctn_function_options> options = {});
/** ctn_bernoulli_nll: Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. */
inline Variable bernoulli_nll(const Variable &x, const Variable &y,
                              detail::Optional<ctn_function_options> options = {});
/**
 * ctn_gaussian_kl_divergence: Sum of the Kullback-Leibler divergences of normal distributions from the
 * standard one, a 0-d result.
 */
inline Variable gaussian_kl_divergence(const Variable &mean, const Variable &ln_var,
                                       detail::Optional<ctn_function_options> options = {});
/** ctn_gaussian_nll: Sum of -log of the density of x under normal distributions, a 0-d result. */
inline Variable gaussian_nll(const Variable &x, const Variable &mean, const Variable &ln_var,
                             detail::Optional<ctn_function_options> options = {});
/**
 * ctn_connectionist_temporal_classification: Mean over the batch of -log of the probability that softmax(x)
 * spells the labels: a class for every time step, of which first repetitions and then blanks are removed; a
 * 0-d result.
 */
inline Variable connectionist_temporal_classification(List<Variable> x, const Variable &t,
                                                      int64_t blank_symbol,
                                                      detail::Optional<ctn_variable> input_length = {},
                                                      detail::Optional<ctn_variable> label_length = {},
                                                      detail::Optional<ctn_function_options> options = {});
/**
 * ctn_negative_sampling: Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w)
 * for words that are drawn, a 0-d result.
 */
inline Variable negative_sampling(const Variable &x, const Variable &t, const Variable &W,
                                  detail::Optional<ctn_walker_alias> sampler, int64_t sample_size,
                                  detail::Optional<ctn_function_options> options = {});
/** ctn_sum: Sums over axes. */
inline Variable sum(const Variable &x, List<int64_t> axes = {}, bool keepdims = false);
/** ctn_matmul: Product of two matrices. */
inline Variable matmul(const Variable &a, const Variable &b, bool transa = false, bool transb = false);
/** ctn_max: Largest elements along axes. */
inline Variable max(const Variable &x, List<int64_t> axes = {}, bool keepdims = false);
/** ctn_min: Smallest elements along axes. */
inline Variable min(const Variable &x, List<int64_t> axes = {}, bool keepdims = false);
/** ctn_mean: Means along axes. */
inline Variable mean(const Variable &x, List<int64_t> axes = {}, bool keepdims = false);
/** ctn_logsumexp: log(sum(exp(x))) along axes, without intermediate overflow. */
inline Variable logsumexp(const Variable &x, List<int64_t> axes = {}, bool keepdims = false);
/** ctn_clip: The elements limited to a range. */
inline Variable clip(const Variable &x, double x_min, double x_max);
/**
 * ctn_matmul_numpy: Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast.
 */
inline Variable matmul_numpy(const Variable &a, const Variable &b);
/** ctn_batch_matmul: Products of the matrices of two stacks of equal length, of shape (N, m, n). */
inline Variable batch_matmul(const Variable &a, const Variable &b, bool transa = false, bool transb = false);
/** ctn_inv: Inverse of a matrix. */
inline Variable inv(const Variable &a);
/** ctn_batch_inv: Inverses of the matrices of a stack. */
inline Variable batch_inv(const Variable &a);
/** ctn_det: Determinant of a matrix, 0-d. */
inline Variable det(const Variable &a);
/** ctn_batch_det: Determinants of the matrices of a stack, of shape (N,); otherwise like ctn_det. */
inline Variable batch_det(const Variable &a);
/** ctn_batch_l2_norm_squared: Sums of the squares of each x[i], of shape (N,). */
inline Variable batch_l2_norm_squared(const Variable &x);
/**
 * ctn_dropout: While the calling thread trains (ctn_set_train), sets elements to zero with a probability and
 * scales the others by 1 / (1 - ratio); otherwise the result is x itself.
 */
inline Variable dropout(const Variable &x, double ratio, detail::Optional<ctn_function_options> options = {});
/**
 * ctn_gaussian: mean + exp(ln_var / 2) * eps, where eps are standard normal numbers from the device's global
 * generator, the attribute "noise" of the creator.
 */
inline Variable gaussian(const Variable &mean, const Variable &ln_var,
                         detail::Optional<ctn_function_options> options = {});
/**
 * ctn_batch_normalization: gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance
 * of the batch over all axes that gamma does not have.
 */
inline Variable batch_normalization(const Variable &x, const Variable &gamma, const Variable &beta,
                                    double eps);
/** ctn_fixed_batch_normalization: gamma (x - mean) / sqrt(var) + beta with given statistics. */
inline Variable fixed_batch_normalization(const Variable &x, const Variable &gamma, const Variable &beta,
                                          const Variable &mean, const Variable &var);
/** ctn_layer_normalization: gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. */
inline Variable layer_normalization(const Variable &x, const Variable &gamma, const Variable &beta,
                                    double eps);
/** ctn_rms_normalization: gamma x / sqrt(m + eps), where m is the mean square of each row. */
inline Variable rms_normalization(const Variable &x, const Variable &gamma, double eps);
/**
 * ctn_local_response_normalization: x / (k + alpha s)^beta, where s is the sum of squares over the channels
 * (axis 1) from n / 2 before to n / 2 after each.
 */
inline Variable local_response_normalization(const Variable &x, int64_t n, double k, double alpha,
                                             double beta);
/** ctn_max_pooling_2d: The largest element of each window, or its first NaN. */
inline Variable max_pooling_2d(const Variable &x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                               int64_t stride_x, int64_t pad_y, int64_t pad_x, bool cover_all,
                               detail::Optional<ctn_function_options> options = {});
/** ctn_average_pooling_2d: The mean of each window. */
inline Variable average_pooling_2d(const Variable &x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                   int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                   detail::Optional<ctn_function_options> options = {});
/**
 * ctn_spatial_pyramid_pooling_2d: Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the
 * shape (N, M, 1, 1), where M is C times the number of windows.
 */
inline Variable spatial_pyramid_pooling_2d(const Variable &x, int64_t pyramid_height);
/** ctn_unpooling_2d: Adds each element to all elements of a window of the result. */
inline Variable unpooling_2d(const Variable &x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                             int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                             int64_t outsize_x, bool cover_all,
                             detail::Optional<ctn_function_options> options = {});
/** ctn_fuse: Applies a body once, as ctn_fused_call does. */
inline std::vector<Variable> fuse(FuseFunction body, List<Variable> inputs, std::size_t output_count);
/** ctn_kernel_cache_directory: The directory where compiled kernels are stored. */
inline std::string kernel_cache_directory();
/**
 * ctn_create_huffman_tree: The Huffman tree of words as numbers: a new int64 array of shape (2 * count - 1,)
 * on the CPU.
 */
inline Array create_huffman_tree(List<int64_t> words, List<double> counts);
/**
 * ctn_recompute: Runs `forward` without history, so that only its inputs are kept, and once more with history
 * when backward reaches it: intermediate results take memory only during that second run.
 */
inline std::vector<Variable> recompute(RecomputeFunction forward, List<Variable> inputs,
                                       std::size_t output_count);
/**
 * ctn_checkpoint_save: Saves a training into one file, in one step, so that it can be continued bit for bit:
 * the model ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are numbers and
 * not schedules as "hyperparameters/lr", and those of a group as "hyperparameters/biases/lr"), a generator
 * ("random/state") and the entries of a dictionary ("extra/..."), for other values of a program such as its
 * position in the data or a loss scale.
 */
inline void checkpoint_save(Text path, const Link &model, detail::Optional<ctn_optimizer> optimizer = {},
                            detail::Optional<ctn_random_state> random = {},
                            detail::Optional<ctn_dictionary> extra = {});
/** ctn_checkpoint_load: Loads a training that ctn_checkpoint_save saved. */
inline void checkpoint_load(Text path, const Link &model, detail::Optional<ctn_optimizer> optimizer = {},
                            detail::Optional<ctn_random_state> random = {},
                            detail::Optional<ctn_dictionary> extra = {});
/**
 * ctn_gradient_check_numerical_grad: Gradients of the sum of grad_outputs[i] * outputs[i] with respect to the
 * inputs, by central differences, all on one device.
 */
inline std::vector<Array> gradient_check_numerical_grad(GradientCheckArraysFunction f, List<Array> inputs,
                                                        List<Array> grad_outputs, double eps);
/**
 * ctn_gradient_check_backward: Checks the gradients of a function of variables with respect to its inputs and
 * to `params`.
 */
inline void gradient_check_backward(GradientCheckFunction f, List<Array> x_data, List<Array> y_grad,
                                    List<Variable> params, double eps, double rtol, double atol);
/**
 * ctn_gradient_check_double_backward: Checks second derivatives: the gradients of backward with create_graph
 * are differentiated with respect to the inputs, to `params` and to the upstream gradients, and compared with
 * differences of the plain gradients.
 */
inline void gradient_check_double_backward(GradientCheckFunction f, List<Array> x_data, List<Array> y_grad,
                                           List<Variable> params, double eps, double rtol, double atol);
/**
 * ctn_gradient_check_function: ctn_gradient_check_backward or ctn_gradient_check_double_backward of a user
 * function.
 */
inline void gradient_check_function(const Function &f, List<Array> x_data, List<Array> y_grad, int32_t order,
                                    double eps, double rtol, double atol);
/**
 * ctn_gradient_check_link: ctn_gradient_check_backward or ctn_gradient_check_double_backward of a link, with
 * respect to its inputs and all its parameters.
 */
inline void gradient_check_link(const Link &link, List<Array> x_data, List<Array> y_grad, int32_t order,
                                double eps, double rtol, double atol);
/** ctn_testing_assert_allclose: Asserts |actual - desired| <= atol + rtol * |desired| for all elements. */
inline void testing_assert_allclose(const Array &actual, const Array &desired, double rtol, double atol,
                                    Text err_msg, bool verbose);
/** ctn_testing_assert_array_almost_equal: Asserts |x - y| < 1.5 * 10^-decimal for all elements. */
inline void testing_assert_array_almost_equal(const Array &x, const Array &y, int32_t decimal, Text err_msg,
                                              bool verbose);
/**
 * ctn_testing_assert_array_almost_equal_nulp: Asserts |x - y| <= nulp * spacing(max(|x|, |y|)) for all
 * elements, broadcast; spacing is the distance to the next number of the promoted floating type.
 */
inline void testing_assert_array_almost_equal_nulp(const Array &x, const Array &y, int64_t nulp);
/**
 * ctn_testing_assert_array_max_ulp: Asserts that at most `maxulp` representable numbers are between each
 * element of `a` and that of `b`, counted exactly in the promoted floating type (float64 for integers).
 */
inline void testing_assert_array_max_ulp(const Array &a, const Array &b, int64_t maxulp,
                                         ctn_dtype dtype = CTN_DTYPE_NONE);
/** ctn_testing_assert_array_equal: Asserts that all elements are equal. */
inline void testing_assert_array_equal(const Array &x, const Array &y, Text err_msg, bool verbose);
/**
 * ctn_testing_assert_array_list_equal: ctn_testing_assert_array_equal for each pair of arrays of two lists.
 */
inline void testing_assert_array_list_equal(List<Array> xlist, List<Array> ylist, Text err_msg, bool verbose);
/**
 * ctn_testing_assert_array_less: Asserts x < y for all elements; if one is NaN, the other must be NaN, too.
 */
inline void testing_assert_array_less(const Array &x, const Array &y, Text err_msg, bool verbose);
/** ctn_testing_for_dtypes: Calls a test for each of several element types, one at a time. */
inline void testing_for_dtypes(List<ctn_dtype> dtypes, TestingDtypesFunction function);
/**
 * ctn_testing_for_all_dtypes: Calls a test for each element type: float16, bfloat16, float32, float64, int8
 * to int64, uint8 to uint64, bool.
 */
inline void testing_for_all_dtypes(bool no_float16, bool no_bool, TestingDtypesFunction function);
/** ctn_testing_for_float_dtypes: Calls a test for float16, bfloat16, float32 and float64. */
inline void testing_for_float_dtypes(bool no_float16, TestingDtypesFunction function);
/** ctn_testing_for_signed_dtypes: Calls a test for int8 to int64. */
inline void testing_for_signed_dtypes(TestingDtypesFunction function);
/** ctn_testing_for_unsigned_dtypes: Calls a test for uint8 to uint64. */
inline void testing_for_unsigned_dtypes(TestingDtypesFunction function);
/** ctn_testing_for_int_dtypes: Calls a test for int8 to int64, uint8 to uint64 and bool. */
inline void testing_for_int_dtypes(bool no_bool, TestingDtypesFunction function);
/**
 * ctn_testing_for_dtypes_combination: Calls a test for combinations of element types: for all of them, or for
 * as many as there are types.
 */
inline void testing_for_dtypes_combination(List<ctn_dtype> dtypes, size_t argument_count, int32_t full,
                                           TestingDtypesFunction function);
/**
 * ctn_testing_for_all_dtypes_combination: ctn_testing_for_dtypes_combination with the types of
 * ctn_testing_for_all_dtypes.
 */
inline void testing_for_all_dtypes_combination(size_t argument_count, bool no_float16, bool no_bool,
                                               int32_t full, TestingDtypesFunction function);
/**
 * ctn_testing_for_signed_dtypes_combination: ctn_testing_for_dtypes_combination with the types of
 * ctn_testing_for_signed_dtypes.
 */
inline void testing_for_signed_dtypes_combination(size_t argument_count, int32_t full,
                                                  TestingDtypesFunction function);
/**
 * ctn_testing_for_unsigned_dtypes_combination: ctn_testing_for_dtypes_combination with the types of
 * ctn_testing_for_unsigned_dtypes.
 */
inline void testing_for_unsigned_dtypes_combination(size_t argument_count, int32_t full,
                                                    TestingDtypesFunction function);
/**
 * ctn_testing_for_int_dtypes_combination: ctn_testing_for_dtypes_combination with the types of
 * ctn_testing_for_int_dtypes.
 */
inline void testing_for_int_dtypes_combination(size_t argument_count, bool no_bool, int32_t full,
                                               TestingDtypesFunction function);
/**
 * ctn_testing_devices_allclose: Runs a computation on two devices and asserts that the results are close,
 * like ctn_testing_assert_allclose with the result of `second` as actual and that of `first` as desired.
 */
inline void testing_devices_allclose(Text first, Text second, double rtol, double atol, Text err_msg,
                                     bool verbose, bool type_check, bool accept_error,
                                     TestingComputeFunction compute);
/**
 * ctn_testing_devices_array_almost_equal: ctn_testing_devices_allclose with
 * ctn_testing_assert_array_almost_equal.
 */
inline void testing_devices_array_almost_equal(Text first, Text second, int32_t decimal, Text err_msg,
                                               bool verbose, bool type_check, bool accept_error,
                                               TestingComputeFunction compute);
/**
 * ctn_testing_devices_array_almost_equal_nulp: ctn_testing_devices_allclose with
 * ctn_testing_assert_array_almost_equal_nulp.
 */
inline void testing_devices_array_almost_equal_nulp(Text first, Text second, int64_t nulp, bool type_check,
                                                    bool accept_error, TestingComputeFunction compute);
/** ctn_testing_devices_array_max_ulp: ctn_testing_devices_allclose with ctn_testing_assert_array_max_ulp. */
inline void testing_devices_array_max_ulp(Text first, Text second, int64_t maxulp, ctn_dtype dtype,
                                          bool type_check, bool accept_error, TestingComputeFunction compute);
/** ctn_testing_devices_array_equal: ctn_testing_devices_allclose with ctn_testing_assert_array_equal. */
inline void testing_devices_array_equal(Text first, Text second, Text err_msg, bool verbose, bool type_check,
                                        bool accept_error, TestingComputeFunction compute);
/**
 * ctn_testing_devices_array_list_equal: ctn_testing_devices_allclose for lists of arrays, with
 * ctn_testing_assert_array_list_equal; a failure of either run is a mismatch.
 */
inline void testing_devices_array_list_equal(Text first, Text second, size_t capacity, Text err_msg,
                                             bool verbose, TestingComputeListFunction compute);
/**
 * ctn_testing_devices_array_less: ctn_testing_devices_allclose with ctn_testing_assert_array_less: the result
 * of `second` is less than that of `first`.
 */
inline void testing_devices_array_less(Text first, Text second, Text err_msg, bool verbose, bool type_check,
                                       bool accept_error, TestingComputeFunction compute);
/**
 * ctn_testing_devices_raise: Runs a computation on two devices and asserts that both fail with the same
 * status, including late failures.
 */
inline void testing_devices_raise(Text first, Text second, TestingComputeFunction compute);
/** ctn_type_check_expect: Asserts conditions on arrays, which the text calls in_types. */
inline void type_check_expect(List<Array> in_types, Text expression);
/**
 * ctn_type_check_expect_values: ctn_type_check_expect with named values, which messages call by their names.
 */
inline void type_check_expect_values(List<Array> in_types, Text expression, List<const char *> names,
                                     List<int64_t> values);
/** ctn_type_check_fail: Always fails */
inline void type_check_fail(Text expect, Text actual);
/** ctn_type_check_enabled: Whether user functions check their inputs; see ctn_set_type_check_enabled. */
inline bool type_check_enabled();
/** ctn_set_type_check_enabled: Switches type checks for the process. */
inline void set_type_check_enabled(bool enabled);
/** ctn_ufunc_count: Number of operations that ctn_array_ufunc knows. */
inline size_t ufunc_count();
/** ctn_ufunc_name: Name of an operation */
inline const char *ufunc_name(size_t index);
/** ctn_ufunc_arity: Number of inputs and outputs of an operation (NumPy's nin and nout). */
inline std::tuple<size_t, size_t> ufunc_arity(Text name);
/**
 * ctn_ufunc_types: The loops of an operation in the order in which they are searched, separated by spaces, in
 * NumPy's characters such as "ff->f".
 */
inline std::string ufunc_types(Text name);
/** ctn_ufunc_reduction: What reductions by an operation with two inputs and one output can rely on. */
inline std::tuple<bool, Array> ufunc_reduction(Text name);

namespace detail {

template <class From>
ctn_status call_write_fn(void *user_data, const char *text, size_t length) {
  return guarded([&] {
    From::of(user_data)(text, length);
  });
}
template <class From>
ctn_status call_binding_edge_fn(void *user_data, size_t owner, size_t owned) {
  return guarded([&] {
    From::of(user_data)(owner, owned);
  });
}
template <class From>
ctn_status call_dataset_example_fn(void *user_data, int64_t index, int64_t epoch, ctn_array **parts, size_t part_count) {
  return guarded([&] {
    auto made = From::of(user_data)(index, epoch);
    hand_out("dataset_example_fn", std::move(made), parts, part_count);
  });
}
template <class From>
ctn_status call_dataset_map_fn(void *user_data, int64_t index, int64_t epoch, const ctn_array *const *inputs, size_t input_count, ctn_array **parts, size_t part_count) {
  return guarded([&] {
    auto made = From::of(user_data)(index, epoch, borrowed<Array>(inputs, input_count));
    hand_out("dataset_map_fn", std::move(made), parts, part_count);
  });
}
template <class From>
ctn_status call_pressure_fn(void *user_data, uint64_t wanted) {
  return guarded([&] {
    From::of(user_data)(wanted);
  });
}
template <class From>
ctn_status call_observe_fn(void *user_data, ctn_trainer *trainer, double *value) {
  return guarded([&] {
    auto made = From::of(user_data)(Trainer::borrow(trainer));
    *value = made;
  });
}
template <class From>
ctn_status call_snapshot_file_fn(void *user_data, ctn_trainer *trainer, const char *path, int32_t loads, int32_t *done) {
  return guarded([&] {
    auto made = From::of(user_data)(Trainer::borrow(trainer), path, loads);
    *done = made;
  });
}
template <class From>
ctn_status call_function_forward_fn(void *user_data, ctn_function *node, const ctn_array *const *inputs, size_t input_count, ctn_array **outputs, size_t output_count) {
  return guarded([&] {
    auto made = From::of(user_data)(Function::borrow(node), borrowed<Array>(inputs, input_count));
    hand_out("function_forward_fn", std::move(made), outputs, output_count);
  });
}
template <class From>
ctn_status call_function_backward_fn(void *user_data, ctn_function *node, const ctn_array *const *inputs, size_t input_count, const ctn_array *const *grad_outputs, size_t output_count, ctn_array **grad_inputs) {
  return guarded([&] {
    auto made = From::of(user_data)(Function::borrow(node), borrowed<Array>(inputs, input_count), borrowed<Array>(grad_outputs, output_count));
    hand_out("function_backward_fn", std::move(made), grad_inputs, input_count);
  });
}
template <class From>
ctn_status call_function_backward_variables_fn(void *user_data, ctn_function *node, ctn_variable *const *inputs, size_t input_count, ctn_variable *const *grad_outputs, size_t output_count, ctn_variable **grad_inputs) {
  return guarded([&] {
    auto made = From::of(user_data)(Function::borrow(node), borrowed<Variable>(inputs, input_count), borrowed<Variable>(grad_outputs, output_count));
    hand_out("function_backward_variables_fn", std::move(made), grad_inputs, input_count);
  });
}
template <class From>
ctn_status call_function_check_type_fn(void *user_data, const ctn_array *const *inputs, size_t input_count) {
  return guarded([&] {
    From::of(user_data)(borrowed<Array>(inputs, input_count));
  });
}
template <class From>
ctn_status call_function_hook_forward_fn(void *user_data, ctn_function *function, const ctn_array *const *in_data, size_t input_count) {
  return guarded([&] {
    From::of(user_data)(Function::borrow(function), borrowed<Array>(in_data, input_count));
  });
}
template <class From>
ctn_status call_function_hook_backward_fn(void *user_data, ctn_function *function, const ctn_array *const *in_data, size_t input_count, const ctn_array *const *out_grad, size_t output_count) {
  return guarded([&] {
    From::of(user_data)(Function::borrow(function), borrowed<Array>(in_data, input_count), borrowed<Array>(out_grad, output_count));
  });
}
template <class From>
ctn_status call_fuse_fn(void *user_data, ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs, size_t output_count) {
  return guarded([&] {
    auto made = From::of(user_data)(borrowed<Variable>(inputs, input_count));
    hand_out("fuse_fn", std::move(made), outputs, output_count);
  });
}
template <class From>
ctn_status call_gradient_check_arrays_fn(void *user_data, ctn_array **outputs, size_t output_count) {
  return guarded([&] {
    auto made = From::of(user_data)();
    hand_out("gradient_check_arrays_fn", std::move(made), outputs, output_count);
  });
}
template <class From>
ctn_status call_gradient_check_fn(void *user_data, ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs, size_t output_count) {
  return guarded([&] {
    auto made = From::of(user_data)(borrowed<Variable>(inputs, input_count));
    hand_out("gradient_check_fn", std::move(made), outputs, output_count);
  });
}
template <class From>
ctn_status call_initializer_fn(void *user_data, ctn_array *array) {
  return guarded([&] {
    From::of(user_data)(Array::borrow(array));
  });
}
template <class From>
ctn_status call_link_forward_fn(void *user_data, ctn_link *link, ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs, size_t output_count) {
  return guarded([&] {
    auto made = From::of(user_data)(Link::borrow(link), borrowed<Variable>(inputs, input_count));
    hand_out("link_forward_fn", std::move(made), outputs, output_count);
  });
}
template <class From>
ctn_status call_classifier_function_fn(void *user_data, ctn_variable *y, ctn_variable *t, ctn_variable **out) {
  return guarded([&] {
    auto made = From::of(user_data)(Variable::borrow(y), Variable::borrow(t));
    *out = made.detach();
  });
}
template <class From>
ctn_status call_link_activation_fn(void *user_data, ctn_variable *x, ctn_variable **y) {
  return guarded([&] {
    auto made = From::of(user_data)(Variable::borrow(x));
    *y = made.detach();
  });
}
template <class From>
ctn_status call_loss_fn(void *user_data, ctn_variable **loss) {
  return guarded([&] {
    auto made = From::of(user_data)();
    *loss = made.detach();
  });
}
template <class From>
ctn_status call_optimizer_hook_fn(void *user_data, ctn_optimizer *optimizer, ctn_link *link) {
  return guarded([&] {
    From::of(user_data)(Optimizer::borrow(optimizer), Link::borrow(link));
  });
}
template <class From>
ctn_status call_optimizer_param_fn(void *user_data, ctn_optimizer *optimizer, const char *path, ctn_variable *param) {
  return guarded([&] {
    From::of(user_data)(Optimizer::borrow(optimizer), path, Variable::borrow(param));
  });
}
template <class From>
ctn_status call_optimizer_update_fn(void *user_data, ctn_optimizer *optimizer, ctn_link *link, ctn_loss_fn loss, void *loss_data) {
  return guarded([&] {
    From::of(user_data)(Optimizer::borrow(optimizer), Link::borrow(link), loss, loss_data);
  });
}
template <class From>
ctn_status call_recompute_fn(void *user_data, ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs, size_t output_count) {
  return guarded([&] {
    auto made = From::of(user_data)(borrowed<Variable>(inputs, input_count));
    hand_out("recompute_fn", std::move(made), outputs, output_count);
  });
}
template <class From>
ctn_status call_schedule_fn(void *user_data, int64_t t, double *value) {
  return guarded([&] {
    auto made = From::of(user_data)(t);
    *value = made;
  });
}
template <class From>
ctn_status call_serializer_child_fn(void *user_data, const char *key, ctn_serializer **out) {
  return guarded([&] {
    auto made = From::of(user_data)(key);
    *out = made.detach();
  });
}
template <class From>
ctn_status call_serializer_array_fn(void *user_data, const char *key, ctn_array *value) {
  return guarded([&] {
    From::of(user_data)(key, Array::borrow(value));
  });
}
template <class From>
ctn_status call_serializer_i64_fn(void *user_data, const char *key, int64_t *value) {
  return guarded([&] {
    From::of(user_data)(key, *value);
  });
}
template <class From>
ctn_status call_serializer_f64_fn(void *user_data, const char *key, double *value) {
  return guarded([&] {
    From::of(user_data)(key, *value);
  });
}
template <class From>
ctn_status call_serializer_text_fn(void *user_data, const char *key, const char *value, const char **stored) {
  return guarded([&] {
    auto made = From::of(user_data)(key, value);
    *stored = made;
  });
}
template <class From>
ctn_status call_serializer_commit_fn(void *user_data) {
  return guarded([&] {
    From::of(user_data)();
  });
}
template <class From>
void call_stream_fn(void *user_data, ctn_stream *stream, ctn_status status) noexcept {
  From::of(user_data)(Stream::borrow(stream), status);
}
template <class From>
ctn_status call_testing_dtypes_fn(void *user_data, const ctn_dtype *dtypes, size_t count) {
  return guarded([&] {
    From::of(user_data)(List<ctn_dtype>(dtypes, count));
  });
}
template <class From>
ctn_status call_testing_compute_fn(void *user_data, const char *device, ctn_array **out) {
  return guarded([&] {
    auto made = From::of(user_data)(device);
    *out = made.detach();
  });
}
template <class From>
ctn_status call_testing_compute_list_fn(void *user_data, const char *device, ctn_array **outs, size_t capacity, size_t *count) {
  return guarded([&] {
    auto made = From::of(user_data)(device);
    const std::size_t got = made.size() <= capacity ? made.size() : capacity + 1;
    if (got > capacity) same_length("testing_compute_list_fn", "results", capacity, made.size());
    hand_out("testing_compute_list_fn", std::move(made), outs, got);
    *count = got;
  });
}
template <class From>
ctn_status call_extension_fn(void *user_data, ctn_trainer *trainer) {
  return guarded([&] {
    From::of(user_data)(Trainer::borrow(trainer));
  });
}
template <class From>
ctn_status call_extension_error_fn(void *user_data, ctn_trainer *trainer, ctn_status code) {
  return guarded([&] {
    From::of(user_data)(Trainer::borrow(trainer), code);
  });
}
template <class From>
ctn_status call_training_serialize_fn(void *user_data, ctn_serializer *serializer) {
  return guarded([&] {
    From::of(user_data)(Serializer::borrow(serializer));
  });
}
template <class From>
ctn_status call_training_write_fn(void *user_data, const char *text, size_t length) {
  return guarded([&] {
    From::of(user_data)(text, length);
  });
}
template <class From>
ctn_status call_trigger_fire_fn(void *user_data, ctn_trainer *trainer, int32_t *fires) {
  return guarded([&] {
    auto made = From::of(user_data)(Trainer::borrow(trainer));
    *fires = made;
  });
}
template <class From>
ctn_status call_batch_loss_fn(void *user_data, ctn_variable *const *batch, size_t count, ctn_variable **loss) {
  return guarded([&] {
    auto made = From::of(user_data)(borrowed<Variable>(batch, count));
    *loss = made.detach();
  });
}
template <class From>
ctn_status call_updater_fn(void *user_data, ctn_updater *updater) {
  return guarded([&] {
    From::of(user_data)(Updater::borrow(updater));
  });
}
template <class From>
ctn_status call_updater_update_fn(void *user_data, ctn_updater *updater, int32_t *done) {
  return guarded([&] {
    From::of(user_data)(Updater::borrow(updater), *done);
  });
}
template <class From>
ctn_status call_updater_serialize_fn(void *user_data, ctn_updater *updater, ctn_serializer *serializer) {
  return guarded([&] {
    From::of(user_data)(Updater::borrow(updater), Serializer::borrow(serializer));
  });
}
template <class From>
ctn_status call_link_copy_fn(void *user_data, ctn_link *link, int32_t shares, void **copy) {
  return guarded([&] {
    auto made = From::of(user_data)(Link::borrow(link), shares != 0);
    *copy = made.release();
  });
}
template <class From>
ctn_status call_link_to_device_fn(void *user_data, ctn_link *link, const char *device) {
  return guarded([&] {
    From::of(user_data)(Link::borrow(link), device);
  });
}
template <class From>
ctn_status call_link_serialize_fn(void *user_data, ctn_link *link, ctn_serializer *serializer) {
  return guarded([&] {
    From::of(user_data)(Link::borrow(link), Serializer::borrow(serializer));
  });
}
inline ctn_function_callbacks table_of(const FunctionCallbacks &from) {
  ctn_function_callbacks table{};
  table.struct_size = sizeof table;
  table.name = from.name.empty() ? nullptr : from.name.c_str();
  if (from.forward) table.forward = call_function_forward_fn<Part<&FunctionCallbacks::forward>>;
  if (from.backward) table.backward = call_function_backward_fn<Part<&FunctionCallbacks::backward>>;
  if (from.backward_variables) table.backward_variables = call_function_backward_variables_fn<Part<&FunctionCallbacks::backward_variables>>;
  if (from.check_type) table.check_type = call_function_check_type_fn<Part<&FunctionCallbacks::check_type>>;
  table.destroy = destroy<FunctionCallbacks>;
  return table;
}
inline ctn_function_hook_callbacks table_of(const FunctionHookCallbacks &from) {
  ctn_function_hook_callbacks table{};
  table.struct_size = sizeof table;
  table.name = from.name.empty() ? nullptr : from.name.c_str();
  if (from.forward_preprocess) table.forward_preprocess = call_function_hook_forward_fn<Part<&FunctionHookCallbacks::forward_preprocess>>;
  if (from.forward_postprocess) table.forward_postprocess = call_function_hook_forward_fn<Part<&FunctionHookCallbacks::forward_postprocess>>;
  if (from.backward_preprocess) table.backward_preprocess = call_function_hook_backward_fn<Part<&FunctionHookCallbacks::backward_preprocess>>;
  if (from.backward_postprocess) table.backward_postprocess = call_function_hook_backward_fn<Part<&FunctionHookCallbacks::backward_postprocess>>;
  table.destroy = destroy<FunctionHookCallbacks>;
  table.retain_inputs = from.retain_inputs;
  return table;
}
inline ctn_optimizer_callbacks table_of(const OptimizerCallbacks &from) {
  ctn_optimizer_callbacks table{};
  table.struct_size = sizeof table;
  table.name = from.name.empty() ? nullptr : from.name.c_str();
  if (from.init_state) table.init_state = call_optimizer_param_fn<Part<&OptimizerCallbacks::init_state>>;
  if (from.update_one) table.update_one = call_optimizer_param_fn<Part<&OptimizerCallbacks::update_one>>;
  if (from.update) table.update = call_optimizer_update_fn<Part<&OptimizerCallbacks::update>>;
  table.destroy = destroy<OptimizerCallbacks>;
  return table;
}
inline ctn_serializer_callbacks table_of(const SerializerCallbacks &from) {
  ctn_serializer_callbacks table{};
  table.struct_size = sizeof table;
  table.loads = from.loads;
  if (from.array) table.array = call_serializer_array_fn<Part<&SerializerCallbacks::array>>;
  if (from.integer) table.integer = call_serializer_i64_fn<Part<&SerializerCallbacks::integer>>;
  if (from.real) table.real = call_serializer_f64_fn<Part<&SerializerCallbacks::real>>;
  if (from.text) table.text = call_serializer_text_fn<Part<&SerializerCallbacks::text>>;
  if (from.child) table.child = call_serializer_child_fn<Part<&SerializerCallbacks::child>>;
  table.destroy = destroy<SerializerCallbacks>;
  return table;
}
inline ctn_extension_callbacks table_of(const ExtensionCallbacks &from) {
  ctn_extension_callbacks table{};
  table.struct_size = sizeof table;
  table.name = from.name.empty() ? nullptr : from.name.c_str();
  if (from.run) table.run = call_extension_fn<Part<&ExtensionCallbacks::run>>;
  if (from.initialize) table.initialize = call_extension_fn<Part<&ExtensionCallbacks::initialize>>;
  if (from.finalize) table.finalize = call_extension_fn<Part<&ExtensionCallbacks::finalize>>;
  if (from.on_error) table.on_error = call_extension_error_fn<Part<&ExtensionCallbacks::on_error>>;
  if (from.serialize) table.serialize = call_training_serialize_fn<Part<&ExtensionCallbacks::serialize>>;
  table.destroy = destroy<ExtensionCallbacks>;
  table.priority = from.priority;
  return table;
}
inline ctn_trigger_callbacks table_of(const TriggerCallbacks &from) {
  ctn_trigger_callbacks table{};
  table.struct_size = sizeof table;
  if (from.fire) table.fire = call_trigger_fire_fn<Part<&TriggerCallbacks::fire>>;
  if (from.serialize) table.serialize = call_training_serialize_fn<Part<&TriggerCallbacks::serialize>>;
  table.destroy = destroy<TriggerCallbacks>;
  return table;
}
inline ctn_updater_callbacks table_of(const UpdaterCallbacks &from) {
  ctn_updater_callbacks table{};
  table.struct_size = sizeof table;
  if (from.update) table.update = call_updater_update_fn<Part<&UpdaterCallbacks::update>>;
  if (from.serialize) table.serialize = call_updater_serialize_fn<Part<&UpdaterCallbacks::serialize>>;
  if (from.finalize) table.finalize = call_updater_fn<Part<&UpdaterCallbacks::finalize>>;
  table.destroy = destroy<UpdaterCallbacks>;
  table.is_atomic = from.is_atomic;
  return table;
}
inline ctn_link_callbacks table_of(const LinkCallbacks &from) {
  ctn_link_callbacks table{};
  table.struct_size = sizeof table;
  table.name = from.name.empty() ? nullptr : from.name.c_str();
  if (from.forward) table.forward = call_link_forward_fn<Part<&LinkCallbacks::forward>>;
  if (from.copy) table.copy = call_link_copy_fn<Part<&LinkCallbacks::copy>>;
  if (from.to_device) table.to_device = call_link_to_device_fn<Part<&LinkCallbacks::to_device>>;
  if (from.serialize) table.serialize = call_link_serialize_fn<Part<&LinkCallbacks::serialize>>;
  table.destroy = destroy<LinkCallbacks>;
  return table;
}
}  // namespace detail

inline const char *dtype_name(ctn_dtype dtype) {
  return ctn_dtype_name(dtype);
}
inline size_t dtype_itemsize(ctn_dtype dtype) {
  return ctn_dtype_itemsize(dtype);
}
inline ctn_dtype dtype_from_name(Text name) {
  ctn_dtype dtype{};
  detail::check(ctn_dtype_from_name(name.c_str(), &dtype));
  return dtype;
}
inline ctn_dtype dtype_result_type(List<ctn_dtype> dtypes) {
  ctn_dtype dtype{};
  detail::check(ctn_dtype_result_type(dtypes.data(), dtypes.size(), &dtype));
  return dtype;
}
inline bool dtype_can_cast(ctn_dtype from, ctn_dtype to, ctn_casting casting) {
  int32_t result{};
  detail::check(ctn_dtype_can_cast(from, to, casting, &result));
  return result != 0;
}
inline Array Array::empty(List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_empty(shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::zeros(List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_zeros(shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::ones(List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ones(shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::full(List<int64_t> shape, const Array &value, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_full(shape.data(), shape.size(), value.ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::full_f64(List<int64_t> shape, double value, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_full_f64(shape.data(), shape.size(), value, dtype, &out));
  return Array::adopt(out);
}
inline Array Array::full_i64(List<int64_t> shape, int64_t value, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_full_i64(shape.data(), shape.size(), value, dtype, &out));
  return Array::adopt(out);
}
inline Array Array::empty_like(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_empty_like(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::zeros_like(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_zeros_like(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::ones_like(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ones_like(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::full_like(const Array &value, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_full_like(ptr(), value.ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::eye(int64_t n, int64_t m, int64_t k, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_eye(n, m, k, dtype, &out));
  return Array::adopt(out);
}
inline Array Array::identity(int64_t n, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_identity(n, dtype, &out));
  return Array::adopt(out);
}
inline Array Array::arange_i64(int64_t start, int64_t stop, int64_t step, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arange_i64(start, stop, step, dtype, &out));
  return Array::adopt(out);
}
inline Array Array::arange_f64(double start, double stop, double step, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arange_f64(start, stop, step, dtype, &out));
  return Array::adopt(out);
}
inline Array Array::linspace(double start, double stop, int64_t count, bool endpoint, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_linspace(start, stop, count, endpoint ? 1 : 0, dtype, &out));
  return Array::adopt(out);
}
inline Array Array::diag(int64_t k) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_diag(ptr(), k, &out));
  return Array::adopt(out);
}
inline Array Array::diagflat(int64_t k) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_diagflat(ptr(), k, &out));
  return Array::adopt(out);
}
inline Array Array::from_data(const void *data, List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_from_data(data, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::from_memory(void *data, List<int64_t> shape, List<int64_t> strides, ctn_dtype dtype,
                                ctn_destroy_fn deleter, void *user_data) {
  if (strides.data()) detail::same_length("array_from_memory", "strides", shape.size(), strides.size());
  ctn_array *out = nullptr;
  detail::check(ctn_array_from_memory(data, shape.data(), shape.size(), strides.data(), dtype, deleter, user_data, &out));
  return Array::adopt(out);
}
inline Array Array::scalar_f64(double value) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_scalar_f64(value, &out));
  return Array::adopt(out);
}
inline Array Array::scalar_i64(int64_t value) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_scalar_i64(value, &out));
  return Array::adopt(out);
}
inline Array Array::scalar_bool(bool value) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_scalar_bool(value ? 1 : 0, &out));
  return Array::adopt(out);
}
inline ctn_dtype Array::dtype() const {
  return ctn_array_dtype(ptr());
}
inline size_t Array::ndim() const {
  return ctn_array_ndim(ptr());
}
inline int64_t Array::size() const {
  return ctn_array_size(ptr());
}
inline size_t Array::itemsize() const {
  return ctn_array_itemsize(ptr());
}
inline size_t Array::nbytes() const {
  return ctn_array_nbytes(ptr());
}
inline bool Array::is_c_contiguous() const {
  return ctn_array_is_c_contiguous(ptr()) != 0;
}
inline bool Array::is_f_contiguous() const {
  return ctn_array_is_f_contiguous(ptr()) != 0;
}
inline bool Array::owns_data() const {
  return ctn_array_owns_data(ptr()) != 0;
}
inline bool Array::is_writeable() const {
  return ctn_array_is_writeable(ptr()) != 0;
}
inline Array Array::base() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_base(ptr(), &out));
  return Array::adopt(out);
}
inline std::string Array::device() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_array_device(ptr(), text_, capacity_, length_); });
}
inline int64_t Array::version() const {
  return ctn_array_version(ptr());
}
inline void *Array::data() const {
  void *out{};
  detail::check(ctn_array_data(ptr(), &out));
  return out;
}
inline void Array::mark_written() const {
  detail::check(ctn_array_mark_written(ptr()));
}
inline void Array::to_data(void *data, size_t size) const {
  detail::check(ctn_array_to_data(ptr(), data, size));
}
inline void Array::set_data(const void *data, size_t size) const {
  detail::check(ctn_array_set_data(ptr(), data, size));
}
inline double Array::item_f64(List<int64_t> index) const {
  double value{};
  detail::check(ctn_array_item_f64(ptr(), index.data(), index.size(), &value));
  return value;
}
inline int64_t Array::item_i64(List<int64_t> index) const {
  int64_t value{};
  detail::check(ctn_array_item_i64(ptr(), index.data(), index.size(), &value));
  return value;
}
inline std::string Array::str(int32_t max_line_width, int32_t precision, int32_t suppress_small) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_array_str(ptr(), max_line_width, precision, suppress_small, text_, capacity_, length_); });
}
inline std::string Array::repr(int32_t max_line_width, int32_t precision, int32_t suppress_small) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_array_repr(ptr(), max_line_width, precision, suppress_small, text_, capacity_, length_); });
}
inline void Array::print(WriteFunction write) const {
  auto write_ = write ? std::make_unique<WriteFunction>(std::move(write)) : nullptr;
  const auto write_call = write_ ? detail::call_write_fn<detail::Whole<WriteFunction>> : nullptr;
  const auto write_end = write_ ? detail::destroy<WriteFunction> : nullptr;
  void *write_given = write_.release();
  detail::check(ctn_array_print(ptr(), write_call, write_given, write_end));
}
inline Array Array::astype(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_astype(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::copy() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_copy(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::asarray(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_asarray(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::ascontiguousarray(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ascontiguousarray(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::asfortranarray(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_asfortranarray(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::view(ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_view(ptr(), dtype, &out));
  return Array::adopt(out);
}
inline Array Array::to_device(Text device) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_to_device(ptr(), device.c_str(), &out));
  return Array::adopt(out);
}
inline void Array::fill(const Array &value) const {
  detail::check(ctn_array_fill(ptr(), value.ptr()));
}
inline void Array::fill_f64(double value) const {
  detail::check(ctn_array_fill_f64(ptr(), value));
}
inline void Array::fill_i64(int64_t value) const {
  detail::check(ctn_array_fill_i64(ptr(), value));
}
inline void Array::copyto(const Array &src, ctn_casting casting, detail::Optional<ctn_array> where) const {
  detail::check(ctn_array_copyto(ptr(), src.ptr(), casting, where.ptr()));
}
inline Array Array::reshape(List<int64_t> shape) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_reshape(ptr(), shape.data(), shape.size(), &out));
  return Array::adopt(out);
}
inline void Array::set_shape(List<int64_t> shape) const {
  detail::check(ctn_array_set_shape(ptr(), shape.data(), shape.size()));
}
inline void Array::set_writeable(bool writeable) const {
  detail::check(ctn_array_set_writeable(ptr(), writeable ? 1 : 0));
}
inline Array Array::reduced_view() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_reduced_view(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::ravel() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ravel(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::flatten() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_flatten(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::transpose(List<int64_t> axes) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_transpose(ptr(), axes.data(), axes.size(), &out));
  return Array::adopt(out);
}
inline Array Array::swapaxes(int64_t axis1, int64_t axis2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_swapaxes(ptr(), axis1, axis2, &out));
  return Array::adopt(out);
}
inline Array Array::rollaxis(int64_t axis, int64_t start) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rollaxis(ptr(), axis, start, &out));
  return Array::adopt(out);
}
inline Array Array::expand_dims(int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_expand_dims(ptr(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::squeeze(List<int64_t> axes) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_squeeze(ptr(), axes.data(), axes.size(), &out));
  return Array::adopt(out);
}
inline Array Array::broadcast_to(List<int64_t> shape) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_broadcast_to(ptr(), shape.data(), shape.size(), &out));
  return Array::adopt(out);
}
inline Array Array::get(List<Index> items) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_get(ptr(), items.data(), items.size(), &out));
  return Array::adopt(out);
}
inline void Array::set(List<Index> items, const Array &value) const {
  detail::check(ctn_array_set(ptr(), items.data(), items.size(), value.ptr()));
}
inline void Array::set_f64(List<Index> items, double value) const {
  detail::check(ctn_array_set_f64(ptr(), items.data(), items.size(), value));
}
inline void Array::set_i64(List<Index> items, int64_t value) const {
  detail::check(ctn_array_set_i64(ptr(), items.data(), items.size(), value));
}
inline Array Array::concatenate(List<Array> arrays, int64_t axis) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_concatenate(arrays_.get(), arrays.size(), axis, &out));
  return Array::adopt(out);
}
inline std::vector<Array> Array::split(int64_t axis, std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_split(ptr(), axis, outs.get(), count));
  return outs.take();
}
inline std::vector<Array> Array::array_split(int64_t axis, std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_array_split(ptr(), axis, outs.get(), count));
  return outs.take();
}
inline std::vector<Array> Array::split_at(List<int64_t> positions, int64_t axis, std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_split_at(ptr(), positions.data(), positions.size(), axis, outs.get(), count));
  return outs.take();
}
inline Array Array::take(const Array &indices, int64_t axis, ctn_index_mode mode) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_take(ptr(), indices.ptr(), axis, mode, &out));
  return Array::adopt(out);
}
inline void Array::take_into(const Array &indices, int64_t axis, ctn_index_mode mode,
                             const Array &out) const {
  detail::check(ctn_array_take_into(ptr(), indices.ptr(), axis, mode, out.ptr()));
}
inline Array Array::where(const Array &x, const Array &y) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_where(ptr(), x.ptr(), y.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::clip(detail::Optional<ctn_array> minimum, detail::Optional<ctn_array> maximum) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_clip(ptr(), minimum.ptr(), maximum.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::clip_into(detail::Optional<ctn_array> minimum, detail::Optional<ctn_array> maximum,
                             const Array &out) const {
  detail::check(ctn_array_clip_into(ptr(), minimum.ptr(), maximum.ptr(), out.ptr()));
}
inline Array Array::dot(const Array &b) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_dot(ptr(), b.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::dot_into(const Array &b, const Array &out) const {
  detail::check(ctn_array_dot_into(ptr(), b.ptr(), out.ptr()));
}
inline Array Array::matmul(const Array &b) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_matmul(ptr(), b.ptr(), &out));
  return Array::adopt(out);
}
inline const char *version() {
  return ctn_version();
}
inline int32_t version_number() {
  return ctn_version_number();
}
inline const char *error_message() {
  return ctn_error_message();
}
inline void error_set(ctn_status status, Text message) {
  ctn_error_set(status, message.c_str());
}
inline const char *status_name(ctn_status status) {
  return ctn_status_name(status);
}
inline int32_t thread_count() {
  return ctn_thread_count();
}
inline void set_thread_count(int32_t count) {
  detail::check(ctn_set_thread_count(count));
}
inline const char *simd_level() {
  return ctn_simd_level();
}
inline bool onednn_enabled() {
  return ctn_onednn_enabled() != 0;
}
inline void set_onednn_enabled(bool enabled) {
  detail::check(ctn_set_onednn_enabled(enabled ? 1 : 0));
}
inline bool backprop_enabled() {
  return ctn_backprop_enabled() != 0;
}
inline bool set_backprop_enabled(bool enabled) {
  int32_t previous{};
  detail::check(ctn_set_backprop_enabled(enabled ? 1 : 0, &previous));
  return previous != 0;
}
inline bool train() {
  return ctn_train() != 0;
}
inline bool set_train(bool enabled) {
  int32_t previous{};
  detail::check(ctn_set_train(enabled ? 1 : 0, &previous));
  return previous != 0;
}
inline bool debug() {
  return ctn_debug() != 0;
}
inline void set_debug(bool enabled) {
  detail::check(ctn_set_debug(enabled ? 1 : 0));
}
inline Context Context::capture() {
  ctn_context *out = nullptr;
  detail::check(ctn_context_capture(&out));
  return Context::adopt(out);
}
inline void Context::apply() const {
  detail::check(ctn_context_apply(ptr()));
}
inline bool has_feature(ctn_feature_kind kind, Text name) {
  return ctn_has_feature(kind, name.c_str()) != 0;
}
inline const char *feature_name(ctn_feature_kind kind, size_t index) {
  return ctn_feature_name(kind, index);
}
inline size_t op_count() {
  return ctn_op_count();
}
inline const char *op_name(size_t index) {
  return ctn_op_name(index);
}
inline const char *op_schema(size_t index) {
  return ctn_op_schema(index);
}
inline bool Object::set_toggle(const void *key, ctn_binding_toggle_fn toggle) const {
  int32_t shared{};
  detail::check(ctn_object_set_toggle(ptr(), key, toggle, &shared));
  return shared != 0;
}
inline void binding_trace(List<Object> objects, BindingEdgeFunction edge) {
  detail::Pointers<ctn_object> objects_(objects);
  auto edge_ = edge ? std::make_unique<BindingEdgeFunction>(std::move(edge)) : nullptr;
  const auto edge_call = edge_ ? detail::call_binding_edge_fn<detail::Whole<BindingEdgeFunction>> : nullptr;
  const auto edge_end = edge_ ? detail::destroy<BindingEdgeFunction> : nullptr;
  void *edge_given = edge_.release();
  detail::check(ctn_binding_trace(objects_.get(), objects.size(), edge_call, edge_given, edge_end));
}
inline Variable Variable::make(const Array &data) {
  ctn_variable *out = nullptr;
  detail::check(ctn_variable_new(data.ptr(), &out));
  return Variable::adopt(out);
}
inline Array Variable::data() const {
  ctn_array *out = nullptr;
  detail::check(ctn_variable_data(ptr(), &out));
  return Array::adopt(out);
}
inline void Variable::set_data(const Array &data) const {
  detail::check(ctn_variable_set_data(ptr(), data.ptr()));
}
inline Array Variable::grad() const {
  ctn_array *out = nullptr;
  detail::check(ctn_variable_grad(ptr(), &out));
  return Array::adopt(out);
}
inline void Variable::set_grad(detail::Optional<ctn_array> grad) const {
  detail::check(ctn_variable_set_grad(ptr(), grad.ptr()));
}
inline Variable Variable::grad_variable() const {
  ctn_variable *out = nullptr;
  detail::check(ctn_variable_grad_variable(ptr(), &out));
  return Variable::adopt(out);
}
inline Function Variable::creator() const {
  ctn_function *out = nullptr;
  detail::check(ctn_variable_creator(ptr(), &out));
  return Function::adopt(out);
}
inline int64_t Variable::rank() const {
  return ctn_variable_rank(ptr());
}
inline ctn_volatile Variable::volatile_() const {
  return ctn_variable_volatile(ptr());
}
inline void Variable::set_volatile(ctn_volatile volatile_flag) const {
  detail::check(ctn_variable_set_volatile(ptr(), volatile_flag));
}
inline bool Variable::requires_grad() const {
  return ctn_variable_requires_grad(ptr()) != 0;
}
inline void Variable::set_requires_grad(bool requires_grad) const {
  detail::check(ctn_variable_set_requires_grad(ptr(), requires_grad ? 1 : 0));
}
inline const char *Variable::name() const {
  return ctn_variable_name(ptr());
}
inline void Variable::set_name(Text name) const {
  detail::check(ctn_variable_set_name(ptr(), name.c_str()));
}
inline std::string Variable::label() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_variable_label(ptr(), text_, capacity_, length_); });
}
inline const int64_t *Variable::shape() const {
  return ctn_variable_shape(ptr());
}
inline size_t Variable::ndim() const {
  return ctn_variable_ndim(ptr());
}
inline ctn_dtype Variable::dtype() const {
  return ctn_variable_dtype(ptr());
}
inline int64_t Variable::size() const {
  return ctn_variable_size(ptr());
}
inline double Variable::item_f64() const {
  double value{};
  detail::check(ctn_variable_item_f64(ptr(), &value));
  return value;
}
inline int64_t Variable::length() const {
  int64_t length{};
  detail::check(ctn_variable_length(ptr(), &length));
  return length;
}
inline void Variable::backward(bool retain_grad, bool create_graph) const {
  detail::check(ctn_variable_backward(ptr(), retain_grad ? 1 : 0, create_graph ? 1 : 0));
}
inline void Variable::unchain_backward() const {
  detail::check(ctn_variable_unchain_backward(ptr()));
}
inline void Variable::cleargrad() const {
  detail::check(ctn_variable_cleargrad(ptr()));
}
inline void Variable::zerograd() const {
  detail::check(ctn_variable_zerograd(ptr()));
}
inline void Variable::addgrad(const Variable &source) const {
  detail::check(ctn_variable_addgrad(ptr(), source.ptr()));
}
inline void Variable::copydata(const Variable &source) const {
  detail::check(ctn_variable_copydata(ptr(), source.ptr()));
}
inline std::string Variable::debug_text() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_variable_debug_text(ptr(), text_, capacity_, length_); });
}
inline void Variable::set_creator(const Function &f, size_t index) const {
  detail::check(ctn_variable_set_creator(ptr(), f.ptr(), index));
}
inline void Variable::to_device(Text device) const {
  detail::check(ctn_variable_to_device(ptr(), device.c_str()));
}
inline const char *volatile_name(ctn_volatile flag) {
  return ctn_volatile_name(flag);
}
inline ctn_volatile volatile_from_name(Text name) {
  ctn_volatile flag{};
  detail::check(ctn_volatile_from_name(name.c_str(), &flag));
  return flag;
}
inline ctn_volatile volatile_aggregate(List<ctn_volatile> flags) {
  ctn_volatile flag{};
  detail::check(ctn_volatile_aggregate(flags.data(), flags.size(), &flag));
  return flag;
}
inline std::vector<Variable> grad(List<Variable> outputs, List<Variable> grad_outputs, List<Variable> inputs,
                                  bool create_graph) {
  detail::Pointers<ctn_variable> outputs_(outputs);
  detail::Pointers<ctn_variable> grad_outputs_(grad_outputs);
  if (grad_outputs.data()) detail::same_length("grad", "grad_outputs", outputs.size(), grad_outputs.size());
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::Arrivals<Variable, ctn_variable> grads(inputs.size());
  detail::check(ctn_grad(outputs_.get(), outputs.size(), grad_outputs_.get(), inputs_.get(), inputs.size(), create_graph ? 1 : 0, grads.get()));
  return grads.take();
}
inline Function Function::make(FunctionCallbacks callbacks) {
  auto callbacks_ = std::make_unique<FunctionCallbacks>(std::move(callbacks));
  const ctn_function_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_function *out = nullptr;
  detail::check(ctn_function_new(&callbacks_table, callbacks_.release(), &out));
  return Function::adopt(out);
}
inline std::vector<Variable> Function::call(List<Variable> inputs, std::size_t output_count) const {
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::Arrivals<Variable, ctn_variable> outputs(output_count);
  detail::check(ctn_function_call(ptr(), inputs_.get(), inputs.size(), outputs.get(), output_count));
  return outputs.take();
}
inline std::string Function::label() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_function_label(ptr(), text_, capacity_, length_); });
}
inline int64_t Function::rank() const {
  return ctn_function_rank(ptr());
}
inline size_t Function::input_count() const {
  return ctn_function_input_count(ptr());
}
inline Variable Function::input(size_t index) const {
  ctn_variable *out = nullptr;
  detail::check(ctn_function_input(ptr(), index, &out));
  return Variable::adopt(out);
}
inline size_t Function::output_count() const {
  return ctn_function_output_count(ptr());
}
inline Variable Function::output(size_t index) const {
  ctn_variable *out = nullptr;
  detail::check(ctn_function_output(ptr(), index, &out));
  return Variable::adopt(out);
}
inline void Function::unchain() const {
  detail::check(ctn_function_unchain(ptr()));
}
inline void Function::save_array(size_t slot, detail::Optional<ctn_array> a) const {
  detail::check(ctn_function_save_array(ptr(), slot, a.ptr()));
}
inline Array Function::saved_array(size_t slot) const {
  ctn_array *out = nullptr;
  detail::check(ctn_function_saved_array(ptr(), slot, &out));
  return Array::adopt(out);
}
inline Array Function::attribute(Text name) const {
  ctn_array *out = nullptr;
  detail::check(ctn_function_attribute(ptr(), name.c_str(), &out));
  return Array::adopt(out);
}
inline Initializer Initializer::constant(double value) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_constant_new(value, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::normal(double deviation) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_normal_new(deviation, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::uniform(double limit) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_uniform_new(limit, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::orthogonal(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_orthogonal_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::identity(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_identity_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::lecun_normal(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_lecun_normal_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::lecun_uniform(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_lecun_uniform_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::glorot_normal(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_glorot_normal_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::glorot_uniform(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_glorot_uniform_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::he_normal(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_he_normal_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::he_uniform(double scale) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_he_uniform_new(scale, &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::array(const Array &value) {
  ctn_initializer *out = nullptr;
  detail::check(ctn_initializer_array_new(value.ptr(), &out));
  return Initializer::adopt(out);
}
inline Initializer Initializer::callback(InitializerFunction fill) {
  auto fill_ = fill ? std::make_unique<InitializerFunction>(std::move(fill)) : nullptr;
  ctn_initializer *out = nullptr;
  const auto fill_call = fill_ ? detail::call_initializer_fn<detail::Whole<InitializerFunction>> : nullptr;
  const auto fill_end = fill_ ? detail::destroy<InitializerFunction> : nullptr;
  void *fill_given = fill_.release();
  detail::check(ctn_initializer_callback_new(fill_call, fill_given, fill_end, &out));
  return Initializer::adopt(out);
}
inline void Initializer::apply(const Array &array) const {
  detail::check(ctn_initializer_apply(ptr(), array.ptr()));
}
inline LinkOptions LinkOptions::make() {
  ctn_link_options *out = nullptr;
  detail::check(ctn_link_options_new(&out));
  return LinkOptions::adopt(out);
}
inline const LinkOptions &LinkOptions::set_dtype(ctn_dtype dtype) const {
  detail::check(ctn_link_options_set_dtype(ptr(), dtype));
  return *this;
}
inline const LinkOptions &LinkOptions::set_wscale(double wscale) const {
  detail::check(ctn_link_options_set_wscale(ptr(), wscale));
  return *this;
}
inline const LinkOptions &LinkOptions::set_bias(double bias) const {
  detail::check(ctn_link_options_set_bias(ptr(), bias));
  return *this;
}
inline const LinkOptions &LinkOptions::set_nobias(bool nobias) const {
  detail::check(ctn_link_options_set_nobias(ptr(), nobias ? 1 : 0));
  return *this;
}
inline const LinkOptions &LinkOptions::set_initializer(Text path, const Initializer &initializer) const {
  detail::check(ctn_link_options_set_initializer(ptr(), path.c_str(), initializer.ptr()));
  return *this;
}
inline const LinkOptions &LinkOptions::set_initial_value(Text path, const Array &value) const {
  detail::check(ctn_link_options_set_initial_value(ptr(), path.c_str(), value.ptr()));
  return *this;
}
inline const LinkOptions &LinkOptions::set_dilation(List<int64_t> dilation) const {
  detail::check(ctn_link_options_set_dilation(ptr(), dilation.data(), dilation.size()));
  return *this;
}
inline const LinkOptions &LinkOptions::set_groups(int64_t groups) const {
  detail::check(ctn_link_options_set_groups(ptr(), groups));
  return *this;
}
inline const LinkOptions &LinkOptions::set_outsize(List<int64_t> outsize) const {
  detail::check(ctn_link_options_set_outsize(ptr(), outsize.data(), outsize.size()));
  return *this;
}
inline const LinkOptions &LinkOptions::set_init(double init) const {
  detail::check(ctn_link_options_set_init(ptr(), init));
  return *this;
}
inline const LinkOptions &LinkOptions::set_decay(double decay) const {
  detail::check(ctn_link_options_set_decay(ptr(), decay));
  return *this;
}
inline const LinkOptions &LinkOptions::set_eps(double eps) const {
  detail::check(ctn_link_options_set_eps(ptr(), eps));
  return *this;
}
inline const LinkOptions &LinkOptions::set_power(double power) const {
  detail::check(ctn_link_options_set_power(ptr(), power));
  return *this;
}
inline const LinkOptions &LinkOptions::set_ignore_label(int64_t ignore_label) const {
  detail::check(ctn_link_options_set_ignore_label(ptr(), ignore_label));
  return *this;
}
inline const LinkOptions &LinkOptions::set_causal(bool causal) const {
  detail::check(ctn_link_options_set_causal(ptr(), causal ? 1 : 0));
  return *this;
}
inline const LinkOptions &LinkOptions::set_dropout(double dropout) const {
  detail::check(ctn_link_options_set_dropout(ptr(), dropout));
  return *this;
}
inline Link Link::linear(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_linear_new(in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::convolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                                 int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                 detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::classifier() const {
  ctn_link *out = nullptr;
  detail::check(ctn_link_classifier_new(ptr(), &out));
  return Link::adopt(out);
}
inline void Link::classifier_set_compute_accuracy(bool compute) const {
  detail::check(ctn_link_classifier_set_compute_accuracy(ptr(), compute ? 1 : 0));
}
inline Variable Link::classifier_loss() const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_classifier_loss(ptr(), &out));
  return Variable::adopt(out);
}
inline Variable Link::classifier_accuracy() const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_classifier_accuracy(ptr(), &out));
  return Variable::adopt(out);
}
inline Variable Link::classifier_prediction() const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_classifier_prediction(ptr(), &out));
  return Variable::adopt(out);
}
inline Link Link::make(LinkForwardFunction forward) {
  auto forward_ = forward ? std::make_unique<LinkForwardFunction>(std::move(forward)) : nullptr;
  ctn_link *out = nullptr;
  const auto forward_call = forward_ ? detail::call_link_forward_fn<detail::Whole<LinkForwardFunction>> : nullptr;
  const auto forward_end = forward_ ? detail::destroy<LinkForwardFunction> : nullptr;
  void *forward_given = forward_.release();
  detail::check(ctn_link_new(forward_call, forward_given, forward_end, &out));
  return Link::adopt(out);
}
inline Link Link::chain() {
  ctn_link *out = nullptr;
  detail::check(ctn_link_chain_new(&out));
  return Link::adopt(out);
}
inline Link Link::chain_list() {
  ctn_link *out = nullptr;
  detail::check(ctn_link_chain_list_new(&out));
  return Link::adopt(out);
}
inline std::vector<Variable> Link::call(List<Variable> inputs, std::size_t output_count) const {
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::Arrivals<Variable, ctn_variable> outputs(output_count);
  detail::check(ctn_link_call(ptr(), inputs_.get(), inputs.size(), outputs.get(), output_count));
  return outputs.take();
}
inline Variable Link::call1(const Variable &x) const {
  ctn_variable *y = nullptr;
  detail::check(ctn_link_call1(ptr(), x.ptr(), &y));
  return Variable::adopt(y);
}
inline const char *Link::name() const {
  return ctn_link_name(ptr());
}
inline void Link::add_param(Text name, List<int64_t> shape, ctn_dtype dtype) const {
  detail::check(ctn_link_add_param(ptr(), name.c_str(), shape.data(), shape.size(), dtype));
}
inline void Link::add_persistent(Text name, const Array &value) const {
  detail::check(ctn_link_add_persistent(ptr(), name.c_str(), value.ptr()));
}
inline Array Link::persistent(Text name) const {
  ctn_array *out = nullptr;
  detail::check(ctn_link_persistent(ptr(), name.c_str(), &out));
  return Array::adopt(out);
}
inline void Link::set_persistent(Text name, const Array &value) const {
  detail::check(ctn_link_set_persistent(ptr(), name.c_str(), value.ptr()));
}
inline void Link::add_link(Text name, const Link &child) const {
  detail::check(ctn_link_add_link(ptr(), name.c_str(), child.ptr()));
}
inline Link Link::child(Text path) const {
  ctn_link *out = nullptr;
  detail::check(ctn_link_child(ptr(), path.c_str(), &out));
  return Link::adopt(out);
}
inline size_t Link::child_count() const {
  return ctn_link_child_count(ptr());
}
inline Link Link::child_at(size_t index) const {
  ctn_link *out = nullptr;
  detail::check(ctn_link_child_at(ptr(), index, &out));
  return Link::adopt(out);
}
inline bool Link::is_initialized() const {
  return ctn_link_is_initialized(ptr()) != 0;
}
inline size_t Link::uninitialized_count() const {
  return ctn_link_uninitialized_count(ptr());
}
inline std::string Link::uninitialized_path(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_link_uninitialized_path(ptr(), index, text_, capacity_, length_); });
}
inline size_t Link::param_count() const {
  return ctn_link_param_count(ptr());
}
inline Variable Link::param_at(size_t index) const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_param_at(ptr(), index, &out));
  return Variable::adopt(out);
}
inline std::string Link::param_path(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_link_param_path(ptr(), index, text_, capacity_, length_); });
}
inline Variable Link::param(Text path) const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_param(ptr(), path.c_str(), &out));
  return Variable::adopt(out);
}
inline void Link::zerograds() const {
  detail::check(ctn_link_zerograds(ptr()));
}
inline void Link::cleargrads() const {
  detail::check(ctn_link_cleargrads(ptr()));
}
inline void Link::addgrads(const Link &source) const {
  detail::check(ctn_link_addgrads(ptr(), source.ptr()));
}
inline void Link::copyparams(const Link &source) const {
  detail::check(ctn_link_copyparams(ptr(), source.ptr()));
}
inline Link Link::share() const {
  ctn_link *out = nullptr;
  detail::check(ctn_link_share(ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::clone() const {
  ctn_link *out = nullptr;
  detail::check(ctn_link_clone(ptr(), &out));
  return Link::adopt(out);
}
inline void Link::to_device(Text device) const {
  detail::check(ctn_link_to_device(ptr(), device.c_str()));
}
inline CaffeFunction CaffeFunction::make(Text path) {
  ctn_caffe_function *out = nullptr;
  detail::check(ctn_caffe_function_new(path.c_str(), &out));
  return CaffeFunction::adopt(out);
}
inline CaffeFunction CaffeFunction::new_from_memory(const void *data, size_t size) {
  ctn_caffe_function *out = nullptr;
  detail::check(ctn_caffe_function_new_from_memory(data, size, &out));
  return CaffeFunction::adopt(out);
}
inline std::vector<Variable> CaffeFunction::call(List<const char *> input_names, List<Variable> inputs,
                                                 List<const char *> disable,
                                                 List<const char *> output_names) const {
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::same_length("caffe_function_call", "inputs", input_names.size(), inputs.size());
  detail::Arrivals<Variable, ctn_variable> outputs(output_names.size());
  detail::check(ctn_caffe_function_call(ptr(), input_names.data(), input_names.size(), inputs_.get(), disable.data(), disable.size(), output_names.data(), output_names.size(), outputs.get()));
  return outputs.take();
}
inline Link CaffeFunction::fs() const {
  ctn_link *out = nullptr;
  detail::check(ctn_caffe_function_fs(ptr(), &out));
  return Link::adopt(out);
}
inline std::string CaffeFunction::link_path(Text name) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_caffe_function_link_path(ptr(), name.c_str(), text_, capacity_, length_); });
}
inline size_t CaffeFunction::forward_count() const {
  return ctn_caffe_function_forward_count(ptr());
}
inline std::string CaffeFunction::forward_name(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_caffe_function_forward_name(ptr(), index, text_, capacity_, length_); });
}
inline std::string CaffeFunction::forward_type(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_caffe_function_forward_type(ptr(), index, text_, capacity_, length_); });
}
inline std::vector<Variable> CaffeFunction::forward(Text name, List<Variable> inputs,
                                                    std::size_t output_count) const {
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::Arrivals<Variable, ctn_variable> outputs(output_count);
  detail::check(ctn_caffe_function_forward(ptr(), name.c_str(), inputs_.get(), inputs.size(), outputs.get(), output_count));
  return outputs.take();
}
inline size_t CaffeFunction::ignored_count() const {
  return ctn_caffe_function_ignored_count(ptr());
}
inline std::string CaffeFunction::ignored_name(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_caffe_function_ignored_name(ptr(), index, text_, capacity_, length_); });
}
inline std::string CaffeFunction::ignored_type(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_caffe_function_ignored_type(ptr(), index, text_, capacity_, length_); });
}
inline std::string CaffeFunction::ignored_reason(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_caffe_function_ignored_reason(ptr(), index, text_, capacity_, length_); });
}
inline Schedule Schedule::constant(double init) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_constant_new(init, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::exponential(double init, double target, double rate) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_exponential_new(init, target, rate, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::step(double init, double target, int64_t step, double gamma) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_step_new(init, target, step, gamma, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::multistep(double init, List<int64_t> steps, double gamma) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_multistep_new(init, steps.data(), steps.size(), gamma, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::linear(double init, double target, int64_t begin, int64_t end) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_linear_new(init, target, begin, end, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::cosine(double init, double target, int64_t period, int64_t restart_factor) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_cosine_new(init, target, period, restart_factor, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::polynomial(double init, double target, int64_t length, double power) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_polynomial_new(init, target, length, power, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::inverse(double init, double target, double gamma, double power) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_inverse_new(init, target, gamma, power, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::warmup(double start, const Schedule &after, int64_t length) {
  ctn_schedule *out = nullptr;
  detail::check(ctn_schedule_warmup_new(start, after.ptr(), length, &out));
  return Schedule::adopt(out);
}
inline Schedule Schedule::make(ScheduleFunction function) {
  auto function_ = function ? std::make_unique<ScheduleFunction>(std::move(function)) : nullptr;
  ctn_schedule *out = nullptr;
  const auto function_call = function_ ? detail::call_schedule_fn<detail::Whole<ScheduleFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<ScheduleFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_schedule_new(function_call, function_given, function_end, &out));
  return Schedule::adopt(out);
}
inline double Schedule::value(int64_t t) const {
  double value{};
  detail::check(ctn_schedule_value(ptr(), t, &value));
  return value;
}
inline void Optimizer::setup(const Link &link) const {
  detail::check(ctn_optimizer_setup(ptr(), link.ptr()));
}
inline Link Optimizer::target() const {
  ctn_link *out = nullptr;
  detail::check(ctn_optimizer_target(ptr(), &out));
  return Link::adopt(out);
}
inline void Optimizer::update() const {
  detail::check(ctn_optimizer_update(ptr()));
}
inline void Optimizer::update_loss(LossFunction loss) const {
  auto loss_ = loss ? std::make_unique<LossFunction>(std::move(loss)) : nullptr;
  const auto loss_call = loss_ ? detail::call_loss_fn<detail::Whole<LossFunction>> : nullptr;
  const auto loss_end = loss_ ? detail::destroy<LossFunction> : nullptr;
  void *loss_given = loss_.release();
  detail::check(ctn_optimizer_update_loss(ptr(), loss_call, loss_given, loss_end));
}
inline int64_t Optimizer::t() const {
  return ctn_optimizer_t(ptr());
}
inline int64_t Optimizer::epoch() const {
  return ctn_optimizer_epoch(ptr());
}
inline void Optimizer::new_epoch() const {
  detail::check(ctn_optimizer_new_epoch(ptr()));
}
inline double Optimizer::hyperparameter(Text name) const {
  double value{};
  detail::check(ctn_optimizer_hyperparameter(ptr(), name.c_str(), &value));
  return value;
}
inline void Optimizer::set_hyperparameter(Text name, double value) const {
  detail::check(ctn_optimizer_set_hyperparameter(ptr(), name.c_str(), value));
}
inline void Optimizer::add_hook(Text name, OptimizerHookFunction hook) const {
  auto hook_ = hook ? std::make_unique<OptimizerHookFunction>(std::move(hook)) : nullptr;
  const auto hook_call = hook_ ? detail::call_optimizer_hook_fn<detail::Whole<OptimizerHookFunction>> : nullptr;
  const auto hook_end = hook_ ? detail::destroy<OptimizerHookFunction> : nullptr;
  void *hook_given = hook_.release();
  detail::check(ctn_optimizer_add_hook(ptr(), name.c_str(), hook_call, hook_given, hook_end));
}
inline void Optimizer::add_weight_decay(double rate) const {
  detail::check(ctn_optimizer_add_weight_decay(ptr(), rate));
}
inline void Optimizer::add_gradient_clipping(double threshold) const {
  detail::check(ctn_optimizer_add_gradient_clipping(ptr(), threshold));
}
inline void Optimizer::remove_hook(Text name) const {
  detail::check(ctn_optimizer_remove_hook(ptr(), name.c_str()));
}
inline Array Optimizer::state(Text path, Text name) const {
  ctn_array *out = nullptr;
  detail::check(ctn_optimizer_state(ptr(), path.c_str(), name.c_str(), &out));
  return Array::adopt(out);
}
inline void Optimizer::add_group(Text name, List<const char *> patterns) const {
  detail::check(ctn_optimizer_add_group(ptr(), name.c_str(), patterns.data(), patterns.size()));
}
inline void Optimizer::remove_group(Text name) const {
  detail::check(ctn_optimizer_remove_group(ptr(), name.c_str()));
}
inline size_t Optimizer::group_count() const {
  return ctn_optimizer_group_count(ptr());
}
inline std::string Optimizer::group_name(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_optimizer_group_name(ptr(), index, text_, capacity_, length_); });
}
inline std::string Optimizer::group_of(Text path) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_optimizer_group_of(ptr(), path.c_str(), text_, capacity_, length_); });
}
inline double Optimizer::group_hyperparameter(Text group, Text name) const {
  double value{};
  detail::check(ctn_optimizer_group_hyperparameter(ptr(), group.c_str(), name.c_str(), &value));
  return value;
}
inline void Optimizer::group_set_hyperparameter(Text group, Text name, double value) const {
  detail::check(ctn_optimizer_group_set_hyperparameter(ptr(), group.c_str(), name.c_str(), value));
}
inline void Optimizer::group_set_schedule(Text group, Text name, detail::Optional<ctn_schedule> schedule,
                                          bool by_epoch) const {
  detail::check(ctn_optimizer_group_set_schedule(ptr(), group.c_str(), name.c_str(), schedule.ptr(), by_epoch ? 1 : 0));
}
inline void Optimizer::group_set_hook(Text group, Text hook, bool enabled) const {
  detail::check(ctn_optimizer_group_set_hook(ptr(), group.c_str(), hook.c_str(), enabled ? 1 : 0));
}
inline Optimizer Optimizer::sgd(double lr) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_sgd_new(lr, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::momentum_sgd(double lr, double momentum) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_momentum_sgd_new(lr, momentum, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::nesterov_ag(double lr, double momentum) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_nesterov_ag_new(lr, momentum, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::adagrad(double lr, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_adagrad_new(lr, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::adadelta(double rho, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_adadelta_new(rho, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::adam(double alpha, double beta1, double beta2, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_adam_new(alpha, beta1, beta2, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::adamw(double alpha, double beta1, double beta2, double eps,
                                  double weight_decay_rate) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_adamw_new(alpha, beta1, beta2, eps, weight_decay_rate, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::amsgrad(double alpha, double beta1, double beta2, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_amsgrad_new(alpha, beta1, beta2, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::radam(double alpha, double beta1, double beta2, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_radam_new(alpha, beta1, beta2, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::rmsprop(double lr, double alpha, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_rmsprop_new(lr, alpha, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::rmsprop_graves(double lr, double alpha, double momentum, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_rmsprop_graves_new(lr, alpha, momentum, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::smorms3(double lr, double eps) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_smorms3_new(lr, eps, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::lion(double lr, double beta1, double beta2, double weight_decay_rate) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_lion_new(lr, beta1, beta2, weight_decay_rate, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::lamb(double lr, double beta1, double beta2, double eps,
                                 double weight_decay_rate) {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_lamb_new(lr, beta1, beta2, eps, weight_decay_rate, &out));
  return Optimizer::adopt(out);
}
inline Optimizer Optimizer::make(OptimizerCallbacks callbacks) {
  auto callbacks_ = std::make_unique<OptimizerCallbacks>(std::move(callbacks));
  const ctn_optimizer_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_optimizer *out = nullptr;
  detail::check(ctn_optimizer_new(&callbacks_table, callbacks_.release(), &out));
  return Optimizer::adopt(out);
}
inline void Optimizer::add_state(Text path, Text name, const Array &value) const {
  detail::check(ctn_optimizer_add_state(ptr(), path.c_str(), name.c_str(), value.ptr()));
}
inline void Optimizer::add_hyperparameter(Text name, double value) const {
  detail::check(ctn_optimizer_add_hyperparameter(ptr(), name.c_str(), value));
}
inline void Optimizer::prepare() const {
  detail::check(ctn_optimizer_prepare(ptr()));
}
inline void Optimizer::init_state(Text path) const {
  detail::check(ctn_optimizer_init_state(ptr(), path.c_str()));
}
inline void Optimizer::update_one(Text path) const {
  detail::check(ctn_optimizer_update_one(ptr(), path.c_str()));
}
inline size_t Optimizer::state_count(Text path) const {
  size_t count{};
  detail::check(ctn_optimizer_state_count(ptr(), path.c_str(), &count));
  return count;
}
inline std::string Optimizer::state_name(Text path, size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_optimizer_state_name(ptr(), path.c_str(), index, text_, capacity_, length_); });
}
inline void Optimizer::set_t(int64_t t) const {
  detail::check(ctn_optimizer_set_t(ptr(), t));
}
inline void Optimizer::set_epoch(int64_t epoch) const {
  detail::check(ctn_optimizer_set_epoch(ptr(), epoch));
}
inline const char *Optimizer::name() const {
  return ctn_optimizer_name(ptr());
}
inline size_t Optimizer::hyperparameter_count() const {
  return ctn_optimizer_hyperparameter_count(ptr());
}
inline std::string Optimizer::hyperparameter_name(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_optimizer_hyperparameter_name(ptr(), index, text_, capacity_, length_); });
}
inline void Optimizer::set_schedule(Text name, detail::Optional<ctn_schedule> schedule, bool by_epoch) const {
  detail::check(ctn_optimizer_set_schedule(ptr(), name.c_str(), schedule.ptr(), by_epoch ? 1 : 0));
}
inline void Optimizer::call_hooks() const {
  detail::check(ctn_optimizer_call_hooks(ptr()));
}
inline size_t Optimizer::hook_count() const {
  return ctn_optimizer_hook_count(ptr());
}
inline std::string Optimizer::hook_name(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_optimizer_hook_name(ptr(), index, text_, capacity_, length_); });
}
inline void Optimizer::add_lasso(double rate) const {
  detail::check(ctn_optimizer_add_lasso(ptr(), rate));
}
inline void Optimizer::add_gradient_noise(double eta) const {
  detail::check(ctn_optimizer_add_gradient_noise(ptr(), eta));
}
inline Link functionset() {
  ctn_link *out = nullptr;
  detail::check(ctn_functionset_new(&out));
  return Link::adopt(out);
}
inline std::vector<Array> functionset_parameters(const Link &set, std::size_t count) {
  detail::Arrivals<Array, ctn_array> parameters(count);
  detail::check(ctn_functionset_parameters(set.ptr(), parameters.get(), count));
  return parameters.take();
}
inline std::vector<Array> functionset_gradients(const Link &set, std::size_t count) {
  detail::Arrivals<Array, ctn_array> gradients(count);
  detail::check(ctn_functionset_gradients(set.ptr(), gradients.get(), count));
  return gradients.take();
}
inline std::tuple<std::vector<Array>, std::vector<Array>> functionset_collect_parameters(const Link &set,
    std::size_t count) {
  detail::Arrivals<Array, ctn_array> parameters(count);
  detail::Arrivals<Array, ctn_array> gradients(count);
  detail::check(ctn_functionset_collect_parameters(set.ptr(), parameters.get(), count, gradients.get()));
  return {parameters.take(), gradients.take()};
}
inline void functionset_copy_parameters_from(const Link &set, List<Array> parameters) {
  detail::Pointers<ctn_array> parameters_(parameters);
  detail::check(ctn_functionset_copy_parameters_from(set.ptr(), parameters_.get(), parameters.size()));
}
inline void Optimizer::setup_params(List<Array> params, List<Array> grads) const {
  detail::Pointers<ctn_array> params_(params);
  detail::Pointers<ctn_array> grads_(grads);
  detail::check(ctn_optimizer_setup_params(ptr(), params_.get(), params.size(), grads_.get(), grads.size()));
}
inline void Optimizer::accumulate_grads(List<Array> grads) const {
  detail::Pointers<ctn_array> grads_(grads);
  detail::check(ctn_optimizer_accumulate_grads(ptr(), grads_.get(), grads.size()));
}
inline double Optimizer::compute_grads_norm() const {
  double norm{};
  detail::check(ctn_optimizer_compute_grads_norm(ptr(), &norm));
  return norm;
}
inline void Optimizer::clip_grads(double maxnorm) const {
  detail::check(ctn_optimizer_clip_grads(ptr(), maxnorm));
}
inline void Optimizer::weight_decay(double decay) const {
  detail::check(ctn_optimizer_weight_decay(ptr(), decay));
}
inline void Optimizer::zero_grads() const {
  detail::check(ctn_optimizer_zero_grads(ptr()));
}
inline Link Link::parameter(const Array &array) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_parameter_new(array.ptr(), &out));
  return Link::adopt(out);
}
inline Variable Link::parameter_value(ctn_volatile volatile_flag) const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_parameter_value(ptr(), volatile_flag, &out));
  return Variable::adopt(out);
}
inline ComputationalGraph build_computational_graph(List<Variable> variables, List<Function> functions) {
  detail::Pointers<ctn_variable> variables_(variables);
  detail::Pointers<ctn_function> functions_(functions);
  ctn_computational_graph *out = nullptr;
  detail::check(ctn_build_computational_graph(variables_.get(), variables.size(), functions_.get(), functions.size(), &out));
  return ComputationalGraph::adopt(out);
}
inline std::string ComputationalGraph::dump(ctn_graph_format format) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_computational_graph_dump(ptr(), format, text_, capacity_, length_); });
}
inline void ComputationalGraph::save(Text path, ctn_graph_format format) const {
  detail::check(ctn_computational_graph_save(ptr(), path.c_str(), format));
}
inline void ComputationalGraph::set_variable_style(Text attribute, Text value) const {
  detail::check(ctn_computational_graph_set_variable_style(ptr(), attribute.c_str(), value.c_str()));
}
inline void ComputationalGraph::set_function_style(Text attribute, Text value) const {
  detail::check(ctn_computational_graph_set_function_style(ptr(), attribute.c_str(), value.c_str()));
}
inline void ComputationalGraph::set_rankdir(ctn_graph_direction rankdir) const {
  detail::check(ctn_computational_graph_set_rankdir(ptr(), rankdir));
}
inline void ComputationalGraph::set_show_names(bool show) const {
  detail::check(ctn_computational_graph_set_show_names(ptr(), show ? 1 : 0));
}
inline size_t ComputationalGraph::node_count() const {
  return ctn_computational_graph_node_count(ptr());
}
inline size_t ComputationalGraph::edge_count() const {
  return ctn_computational_graph_edge_count(ptr());
}
inline Transform Transform::scale(double factor) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_scale_new(factor, &out));
  return Transform::adopt(out);
}
inline Transform Transform::normalize(List<double> mean, List<double> deviation) {
  detail::same_length("transform_normalize_new", "deviation", mean.size(), deviation.size());
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_normalize_new(mean.data(), mean.size(), deviation.data(), &out));
  return Transform::adopt(out);
}
inline Transform Transform::random_crop(int64_t height, int64_t width) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_random_crop_new(height, width, &out));
  return Transform::adopt(out);
}
inline Transform Transform::center_crop(int64_t height, int64_t width) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_center_crop_new(height, width, &out));
  return Transform::adopt(out);
}
inline Transform Transform::resize(int64_t height, int64_t width) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_resize_new(height, width, &out));
  return Transform::adopt(out);
}
inline Transform Transform::random_flip(int64_t axis, double probability) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_random_flip_new(axis, probability, &out));
  return Transform::adopt(out);
}
inline Transform Transform::pad(int64_t rows, int64_t columns, double value) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_pad_new(rows, columns, value, &out));
  return Transform::adopt(out);
}
inline Transform Transform::astype(ctn_dtype dtype) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_astype_new(dtype, &out));
  return Transform::adopt(out);
}
inline Transform Transform::one_hot(int64_t class_count, ctn_dtype dtype) {
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_one_hot_new(class_count, dtype, &out));
  return Transform::adopt(out);
}
inline Transform Transform::chain(List<Transform> transforms) {
  detail::Pointers<ctn_transform> transforms_(transforms);
  ctn_transform *out = nullptr;
  detail::check(ctn_transform_chain_new(transforms_.get(), transforms.size(), &out));
  return Transform::adopt(out);
}
inline Array Transform::apply(const Array &x, uint64_t seed, int64_t epoch, int64_t index) const {
  ctn_array *out = nullptr;
  detail::check(ctn_transform_apply(ptr(), x.ptr(), seed, epoch, index, &out));
  return Array::adopt(out);
}
inline Dataset Dataset::tuple(List<Array> arrays) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_tuple_new(arrays_.get(), arrays.size(), &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::make(int64_t size, size_t part_count, DatasetExampleFunction example,
                             bool concurrent) {
  auto example_ = example ? std::make_unique<DatasetExampleFunction>(std::move(example)) : nullptr;
  ctn_dataset *out = nullptr;
  const auto example_call = example_ ? detail::call_dataset_example_fn<detail::Whole<DatasetExampleFunction>> : nullptr;
  const auto example_end = example_ ? detail::destroy<DatasetExampleFunction> : nullptr;
  void *example_given = example_.release();
  detail::check(ctn_dataset_new(size, part_count, example_call, example_given, example_end, concurrent ? 1 : 0, &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::map(size_t part_count, DatasetMapFunction map, bool concurrent) const {
  auto map_ = map ? std::make_unique<DatasetMapFunction>(std::move(map)) : nullptr;
  ctn_dataset *out = nullptr;
  const auto map_call = map_ ? detail::call_dataset_map_fn<detail::Whole<DatasetMapFunction>> : nullptr;
  const auto map_end = map_ ? detail::destroy<DatasetMapFunction> : nullptr;
  void *map_given = map_.release();
  detail::check(ctn_dataset_map_new(ptr(), part_count, map_call, map_given, map_end, concurrent ? 1 : 0, &out));
  return Dataset::adopt(out);
}
inline void Dataset::bind_thread() const {
  detail::check(ctn_dataset_bind_thread(ptr()));
}
inline Dataset Dataset::transform(const Transform &transform, size_t part, uint64_t seed) const {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_transform_new(ptr(), transform.ptr(), part, seed, &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::sub(int64_t start, int64_t finish, List<int64_t> order) const {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_sub_new(ptr(), start, finish, order.data(), order.size(), &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::concatenated(List<Dataset> datasets) {
  detail::Pointers<ctn_dataset> datasets_(datasets);
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_concatenated_new(datasets_.get(), datasets.size(), &out));
  return Dataset::adopt(out);
}
inline std::tuple<Dataset, Dataset> Dataset::split(int64_t split_at, List<int64_t> order) const {
  ctn_dataset *first = nullptr;
  ctn_dataset *second = nullptr;
  detail::check(ctn_dataset_split(ptr(), split_at, order.data(), order.size(), &first, &second));
  return {Dataset::adopt(first), Dataset::adopt(second)};
}
inline std::tuple<Dataset, Dataset> Dataset::split_random(int64_t first_size, uint64_t seed) const {
  ctn_dataset *first = nullptr;
  ctn_dataset *second = nullptr;
  detail::check(ctn_dataset_split_random(ptr(), first_size, seed, &first, &second));
  return {Dataset::adopt(first), Dataset::adopt(second)};
}
inline std::tuple<Dataset, Dataset> Dataset::fold(int64_t fold_count, int64_t fold,
                                                  List<int64_t> order) const {
  ctn_dataset *train = nullptr;
  ctn_dataset *test = nullptr;
  detail::check(ctn_dataset_fold(ptr(), fold_count, fold, order.data(), order.size(), &train, &test));
  return {Dataset::adopt(train), Dataset::adopt(test)};
}
inline int64_t Dataset::size() const {
  return ctn_dataset_size(ptr());
}
inline size_t Dataset::part_count() const {
  return ctn_dataset_part_count(ptr());
}
inline std::vector<Array> Dataset::example(int64_t index, int64_t epoch, std::size_t part_count) const {
  detail::Arrivals<Array, ctn_array> parts(part_count);
  detail::check(ctn_dataset_example(ptr(), index, epoch, parts.get(), part_count));
  return parts.take();
}
inline std::vector<Array> Dataset::batch(List<int64_t> indices, int64_t epoch, std::size_t part_count) const {
  detail::Arrivals<Array, ctn_array> parts(part_count);
  detail::check(ctn_dataset_batch(ptr(), indices.data(), indices.size(), epoch, parts.get(), part_count));
  return parts.take();
}
inline int64_t Dataset::vocabulary_size() const {
  return ctn_dataset_vocabulary_size(ptr());
}
inline std::string Dataset::token(int64_t id) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_dataset_token(ptr(), id, text_, capacity_, length_); });
}
inline int64_t Dataset::token_id(Text token) const {
  int64_t id{};
  detail::check(ctn_dataset_token_id(ptr(), token.c_str(), &id));
  return id;
}
inline Array concat_examples(List<Array> arrays, bool pads, double padding) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_concat_examples(arrays_.get(), arrays.size(), pads ? 1 : 0, padding, &out));
  return Array::adopt(out);
}
inline Array Array::load_idx(Text path) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_load_idx(path.c_str(), &out));
  return Array::adopt(out);
}
inline Array Array::load_csv(Text path, ctn_dtype dtype, Text delimiter, int64_t header_lines,
                             List<int64_t> columns) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_load_csv(path.c_str(), dtype, delimiter.c_str(), header_lines, columns.data(), columns.size(), &out));
  return Array::adopt(out);
}
inline Dataset Dataset::mnist(Text folder, bool training, int64_t ndim, int64_t channels, double scale,
                              ctn_dtype dtype, ctn_dtype label_dtype) {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_mnist_new(folder.c_str(), training ? 1 : 0, ndim, channels, scale, dtype, label_dtype, &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::text_lines(Text path, ctn_text_unit unit,
                                   detail::Optional<ctn_dataset> vocabulary_of) {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_text_lines_new(path.c_str(), unit, vocabulary_of.ptr(), &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::text(Text path, ctn_text_unit unit, int64_t length, int64_t stride,
                             detail::Optional<ctn_dataset> vocabulary_of) {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_text_new(path.c_str(), unit, length, stride, vocabulary_of.ptr(), &out));
  return Dataset::adopt(out);
}
inline Array Array::load_image(Text path, ctn_image_color color, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_load_image(path.c_str(), color, dtype, &out));
  return Array::adopt(out);
}
inline Dataset Dataset::images(List<const char *> paths, Text root, ctn_image_color color, ctn_dtype dtype) {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_images_new(paths.data(), paths.size(), root.c_str(), color, dtype, &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::labeled_images(List<const char *> paths, List<int64_t> labels, Text root,
                                       ctn_image_color color, ctn_dtype dtype, ctn_dtype label_dtype) {
  detail::same_length("dataset_labeled_images_new", "labels", paths.size(), labels.size());
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_labeled_images_new(paths.data(), paths.size(), labels.data(), root.c_str(), color, dtype, label_dtype, &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::image_list(Text path, Text root, ctn_image_color color, ctn_dtype dtype,
                                   ctn_dtype label_dtype) {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_image_list_new(path.c_str(), root.c_str(), color, dtype, label_dtype, &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::image_folder(Text folder, ctn_image_color color, ctn_dtype dtype) {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_image_folder_new(folder.c_str(), color, dtype, &out));
  return Dataset::adopt(out);
}
inline Dataset Dataset::image_classes(Text folder, ctn_image_color color, ctn_dtype dtype,
                                      ctn_dtype label_dtype) {
  ctn_dataset *out = nullptr;
  detail::check(ctn_dataset_image_classes_new(folder.c_str(), color, dtype, label_dtype, &out));
  return Dataset::adopt(out);
}
inline void device_set_current(Text device) {
  detail::check(ctn_device_set_current(device.c_str()));
}
inline std::string device_current() {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_device_current(text_, capacity_, length_); });
}
inline bool device_is_available(Text device) {
  return ctn_device_is_available(device.c_str()) != 0;
}
inline void device_synchronize(Text device) {
  detail::check(ctn_device_synchronize(device.c_str()));
}
inline ctn_memory_statistics memory_get_statistics(Text device) {
  ctn_memory_statistics statistics{};
  statistics.struct_size = sizeof statistics;
  detail::check(ctn_memory_get_statistics(device.c_str(), &statistics));
  return statistics;
}
inline void memory_set_limit(Text device, uint64_t bytes) {
  detail::check(ctn_memory_set_limit(device.c_str(), bytes));
}
inline void memory_trim(Text device) {
  detail::check(ctn_memory_trim(device.c_str()));
}
inline void memory_set_allocator(const ctn_allocator *allocator) {
  detail::check(ctn_memory_set_allocator(allocator));
}
inline void memory_set_pressure_callback(Text device, PressureFunction callback) {
  auto callback_ = callback ? std::make_unique<PressureFunction>(std::move(callback)) : nullptr;
  const auto callback_call = callback_ ? detail::call_pressure_fn<detail::Whole<PressureFunction>> : nullptr;
  const auto callback_end = callback_ ? detail::destroy<PressureFunction> : nullptr;
  void *callback_given = callback_.release();
  detail::check(ctn_memory_set_pressure_callback(device.c_str(), callback_call, callback_given, callback_end));
}
inline void random_seed(Text device, uint64_t seed) {
  detail::check(ctn_random_seed(device.c_str(), seed));
}
inline uint64_t random_fresh_seed() {
  uint64_t seed{};
  detail::check(ctn_random_fresh_seed(&seed));
  return seed;
}
inline RandomState RandomState::make(Text device, ctn_random_method method, uint64_t seed) {
  ctn_random_state *out = nullptr;
  detail::check(ctn_random_state_new(device.c_str(), method, seed, &out));
  return RandomState::adopt(out);
}
inline RandomState RandomState::default_(Text device) {
  ctn_random_state *out = nullptr;
  detail::check(ctn_random_state_default(device.c_str(), &out));
  return RandomState::adopt(out);
}
inline void RandomState::seed(uint64_t seed) const {
  detail::check(ctn_random_state_seed(ptr(), seed));
}
inline ctn_random_method RandomState::method() const {
  ctn_random_method method{};
  detail::check(ctn_random_state_method(ptr(), &method));
  return method;
}
inline std::string RandomState::device() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_random_state_device(ptr(), text_, capacity_, length_); });
}
inline Array RandomState::save() const {
  ctn_array *out = nullptr;
  detail::check(ctn_random_state_save(ptr(), &out));
  return Array::adopt(out);
}
inline void RandomState::restore(const Array &saved) const {
  detail::check(ctn_random_state_restore(ptr(), saved.ptr()));
}
inline Array random_sample(detail::Optional<ctn_random_state> state, List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_sample(state.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_uniform(detail::Optional<ctn_random_state> state, double low, double high,
                            List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_uniform(state.ptr(), low, high, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_standard_normal(detail::Optional<ctn_random_state> state, List<int64_t> shape,
                                    ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_standard_normal(state.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_normal(detail::Optional<ctn_random_state> state, double loc, double scale,
                           List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_normal(state.ptr(), loc, scale, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_lognormal(detail::Optional<ctn_random_state> state, double mean, double sigma,
                              List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_lognormal(state.ptr(), mean, sigma, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_exponential(detail::Optional<ctn_random_state> state, double scale, List<int64_t> shape,
                                ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_exponential(state.ptr(), scale, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_gumbel(detail::Optional<ctn_random_state> state, double loc, double scale,
                           List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_gumbel(state.ptr(), loc, scale, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_poisson(detail::Optional<ctn_random_state> state, double lam, List<int64_t> shape,
                            ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_poisson(state.ptr(), lam, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_binomial(detail::Optional<ctn_random_state> state, int64_t n, double p,
                             List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_binomial(state.ptr(), n, p, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_poisson_of(detail::Optional<ctn_random_state> state, const Array &lam,
                               List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_poisson_of(state.ptr(), lam.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_binomial_of(detail::Optional<ctn_random_state> state, const Array &n, const Array &p,
                                List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_binomial_of(state.ptr(), n.ptr(), p.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_integers(detail::Optional<ctn_random_state> state, int64_t low, int64_t high,
                             List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_integers(state.ptr(), low, high, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_integers_inclusive(detail::Optional<ctn_random_state> state, int64_t low, int64_t high,
                                       List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_integers_inclusive(state.ptr(), low, high, shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_interval(detail::Optional<ctn_random_state> state, int64_t mx, List<int64_t> shape) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_interval(state.ptr(), mx, shape.data(), shape.size(), &out));
  return Array::adopt(out);
}
inline Array random_permutation(detail::Optional<ctn_random_state> state, int64_t n) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_permutation(state.ptr(), n, &out));
  return Array::adopt(out);
}
inline Array random_permutation_of(detail::Optional<ctn_random_state> state, const Array &a) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_permutation_of(state.ptr(), a.ptr(), &out));
  return Array::adopt(out);
}
inline void random_shuffle(detail::Optional<ctn_random_state> state, const Array &a) {
  detail::check(ctn_random_shuffle(state.ptr(), a.ptr()));
}
inline Array random_choice(detail::Optional<ctn_random_state> state, int64_t n, List<int64_t> shape,
                           bool replace, detail::Optional<ctn_array> p) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_choice(state.ptr(), n, shape.data(), shape.size(), replace ? 1 : 0, p.ptr(), &out));
  return Array::adopt(out);
}
inline Array random_choice_of(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                              bool replace, detail::Optional<ctn_array> p) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_choice_of(state.ptr(), a.ptr(), shape.data(), shape.size(), replace ? 1 : 0, p.ptr(), &out));
  return Array::adopt(out);
}
inline void random_uniform_into(detail::Optional<ctn_random_state> state, double low, double high,
                                const Array &out) {
  detail::check(ctn_random_uniform_into(state.ptr(), low, high, out.ptr()));
}
inline void random_normal_into(detail::Optional<ctn_random_state> state, double loc, double scale,
                               const Array &out) {
  detail::check(ctn_random_normal_into(state.ptr(), loc, scale, out.ptr()));
}
inline Array random_uniform_of(detail::Optional<ctn_random_state> state, const Array &low, const Array &high,
                               List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_uniform_of(state.ptr(), low.ptr(), high.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_normal_of(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                              List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_normal_of(state.ptr(), loc.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_lognormal_of(detail::Optional<ctn_random_state> state, const Array &mean,
                                 const Array &sigma, List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_lognormal_of(state.ptr(), mean.ptr(), sigma.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_exponential_of(detail::Optional<ctn_random_state> state, const Array &scale,
                                   List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_exponential_of(state.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_gumbel_of(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                              List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_gumbel_of(state.ptr(), loc.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_laplace(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                            List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_laplace(state.ptr(), loc.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_logistic(detail::Optional<ctn_random_state> state, const Array &loc, const Array &scale,
                             List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_logistic(state.ptr(), loc.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_rayleigh(detail::Optional<ctn_random_state> state, const Array &scale,
                             List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_rayleigh(state.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_standard_cauchy(detail::Optional<ctn_random_state> state, List<int64_t> shape,
                                    ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_standard_cauchy(state.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_pareto(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                           ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_pareto(state.ptr(), a.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_weibull(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                            ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_weibull(state.ptr(), a.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_power(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                          ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_power(state.ptr(), a.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_triangular(detail::Optional<ctn_random_state> state, const Array &left, const Array &mode,
                               const Array &right, List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_triangular(state.ptr(), left.ptr(), mode.ptr(), right.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_wald(detail::Optional<ctn_random_state> state, const Array &mean, const Array &scale,
                         List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_wald(state.ptr(), mean.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_standard_gamma(detail::Optional<ctn_random_state> state, const Array &alpha,
                                   List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_standard_gamma(state.ptr(), alpha.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_gamma(detail::Optional<ctn_random_state> state, const Array &alpha, const Array &scale,
                          List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_gamma(state.ptr(), alpha.ptr(), scale.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_chisquare(detail::Optional<ctn_random_state> state, const Array &df, List<int64_t> shape,
                              ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_chisquare(state.ptr(), df.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_noncentral_chisquare(detail::Optional<ctn_random_state> state, const Array &df,
                                         const Array &nonc, List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_noncentral_chisquare(state.ptr(), df.ptr(), nonc.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_f(detail::Optional<ctn_random_state> state, const Array &dfnum, const Array &dfden,
                      List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_f(state.ptr(), dfnum.ptr(), dfden.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_noncentral_f(detail::Optional<ctn_random_state> state, const Array &dfnum,
                                 const Array &dfden, const Array &nonc, List<int64_t> shape,
                                 ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_noncentral_f(state.ptr(), dfnum.ptr(), dfden.ptr(), nonc.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_standard_t(detail::Optional<ctn_random_state> state, const Array &df, List<int64_t> shape,
                               ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_standard_t(state.ptr(), df.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_beta(detail::Optional<ctn_random_state> state, const Array &a, const Array &b,
                         List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_beta(state.ptr(), a.ptr(), b.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_vonmises(detail::Optional<ctn_random_state> state, const Array &mu, const Array &kappa,
                             List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_vonmises(state.ptr(), mu.ptr(), kappa.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_dirichlet(detail::Optional<ctn_random_state> state, const Array &alpha,
                              List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_dirichlet(state.ptr(), alpha.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_geometric(detail::Optional<ctn_random_state> state, const Array &p, List<int64_t> shape,
                              ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_geometric(state.ptr(), p.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_logseries(detail::Optional<ctn_random_state> state, const Array &p, List<int64_t> shape,
                              ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_logseries(state.ptr(), p.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_zipf(detail::Optional<ctn_random_state> state, const Array &a, List<int64_t> shape,
                         ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_zipf(state.ptr(), a.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_negative_binomial(detail::Optional<ctn_random_state> state, const Array &n,
                                      const Array &p, List<int64_t> shape, ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_negative_binomial(state.ptr(), n.ptr(), p.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline Array random_hypergeometric(detail::Optional<ctn_random_state> state, const Array &ngood,
                                   const Array &nbad, const Array &nsample, List<int64_t> shape,
                                   ctn_dtype dtype) {
  ctn_array *out = nullptr;
  detail::check(ctn_random_hypergeometric(state.ptr(), ngood.ptr(), nbad.ptr(), nsample.ptr(), shape.data(), shape.size(), dtype, &out));
  return Array::adopt(out);
}
inline void *Array::to_dlpack(bool versioned) const {
  void *out{};
  detail::check(ctn_array_to_dlpack(ptr(), versioned ? 1 : 0, &out));
  return out;
}
inline Array Array::from_dlpack(void *managed, bool versioned) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_from_dlpack(managed, versioned ? 1 : 0, &out));
  return Array::adopt(out);
}
inline Array Array::add(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_add(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::add_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_add_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::add_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_add_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::add_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_add_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::subtract(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_subtract(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::subtract_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_subtract_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::subtract_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_subtract_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rsubtract_f64(double x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rsubtract_f64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::subtract_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_subtract_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rsubtract_i64(int64_t x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rsubtract_i64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::multiply(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_multiply(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::multiply_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_multiply_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::multiply_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_multiply_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::multiply_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_multiply_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::true_divide(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_true_divide(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::true_divide_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_true_divide_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::true_divide_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_true_divide_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rtrue_divide_f64(double x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rtrue_divide_f64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::true_divide_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_true_divide_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rtrue_divide_i64(int64_t x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rtrue_divide_i64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::floor_divide(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_floor_divide(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::floor_divide_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_floor_divide_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::floor_divide_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_floor_divide_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rfloor_divide_f64(double x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rfloor_divide_f64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::floor_divide_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_floor_divide_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rfloor_divide_i64(int64_t x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rfloor_divide_i64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::remainder(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_remainder(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::remainder_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_remainder_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::remainder_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_remainder_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rremainder_f64(double x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rremainder_f64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::remainder_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_remainder_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rremainder_i64(int64_t x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rremainder_i64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::power(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_power(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::power_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_power_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::power_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_power_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rpower_f64(double x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rpower_f64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::power_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_power_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::rpower_i64(int64_t x1, const Array &x2) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rpower_i64(x1, x2.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::maximum(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_maximum(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::maximum_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_maximum_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::maximum_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_maximum_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::maximum_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_maximum_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::minimum(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_minimum(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::minimum_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_minimum_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::minimum_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_minimum_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::minimum_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_minimum_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::greater(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_greater(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::greater_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_greater_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::greater_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_greater_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::greater_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_greater_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::greater_equal(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_greater_equal(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::greater_equal_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_greater_equal_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::greater_equal_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_greater_equal_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::greater_equal_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_greater_equal_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::less(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_less(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::less_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_less_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::less_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_less_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::less_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_less_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::less_equal(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_less_equal(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::less_equal_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_less_equal_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::less_equal_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_less_equal_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::less_equal_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_less_equal_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::equal(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_equal(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::equal_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_equal_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::equal_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_equal_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::equal_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_equal_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::not_equal(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_not_equal(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::not_equal_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_not_equal_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::not_equal_f64(double x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_not_equal_f64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::not_equal_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_not_equal_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::logical_and(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_logical_and(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::logical_and_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_logical_and_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::logical_or(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_logical_or(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::logical_or_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_logical_or_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::logical_xor(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_logical_xor(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::logical_xor_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_logical_xor_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::logical_not() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_logical_not(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::logical_not_into(const Array &out) const {
  detail::check(ctn_array_logical_not_into(ptr(), out.ptr()));
}
inline Array Array::negative() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_negative(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::negative_into(const Array &out) const {
  detail::check(ctn_array_negative_into(ptr(), out.ptr()));
}
inline Array Array::absolute() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_absolute(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::absolute_into(const Array &out) const {
  detail::check(ctn_array_absolute_into(ptr(), out.ptr()));
}
inline Array Array::square() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_square(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::square_into(const Array &out) const {
  detail::check(ctn_array_square_into(ptr(), out.ptr()));
}
inline Array Array::sign() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_sign(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::sign_into(const Array &out) const {
  detail::check(ctn_array_sign_into(ptr(), out.ptr()));
}
inline Array Array::sqrt() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_sqrt(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::sqrt_into(const Array &out) const {
  detail::check(ctn_array_sqrt_into(ptr(), out.ptr()));
}
inline Array Array::exp() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_exp(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::exp_into(const Array &out) const {
  detail::check(ctn_array_exp_into(ptr(), out.ptr()));
}
inline Array Array::log() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_log(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::log_into(const Array &out) const {
  detail::check(ctn_array_log_into(ptr(), out.ptr()));
}
inline Array Array::log1p() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_log1p(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::log1p_into(const Array &out) const {
  detail::check(ctn_array_log1p_into(ptr(), out.ptr()));
}
inline Array Array::sin() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_sin(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::sin_into(const Array &out) const {
  detail::check(ctn_array_sin_into(ptr(), out.ptr()));
}
inline Array Array::cos() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_cos(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::cos_into(const Array &out) const {
  detail::check(ctn_array_cos_into(ptr(), out.ptr()));
}
inline Array Array::tanh() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_tanh(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::tanh_into(const Array &out) const {
  detail::check(ctn_array_tanh_into(ptr(), out.ptr()));
}
inline Array Array::sigmoid() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_sigmoid(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::sigmoid_into(const Array &out) const {
  detail::check(ctn_array_sigmoid_into(ptr(), out.ptr()));
}
inline Array Array::relu() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_relu(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::relu_into(const Array &out) const {
  detail::check(ctn_array_relu_into(ptr(), out.ptr()));
}
inline Array Array::multiply_add(const Array &x2, const Array &x3) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_multiply_add(ptr(), x2.ptr(), x3.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::multiply_add_into(const Array &x2, const Array &x3, const Array &out) const {
  detail::check(ctn_array_multiply_add_into(ptr(), x2.ptr(), x3.ptr(), out.ptr()));
}
inline Array Array::positive() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_positive(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::positive_into(const Array &out) const {
  detail::check(ctn_array_positive_into(ptr(), out.ptr()));
}
inline Array Array::reciprocal() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_reciprocal(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::reciprocal_into(const Array &out) const {
  detail::check(ctn_array_reciprocal_into(ptr(), out.ptr()));
}
inline Array Array::fmax(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_fmax(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::fmax_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_fmax_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::fmin(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_fmin(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::fmin_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_fmin_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::fmod(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_fmod(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::fmod_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_fmod_into(ptr(), x2.ptr(), out.ptr()));
}
inline std::tuple<Array, Array> Array::divmod(const Array &x2) const {
  ctn_array *quotient = nullptr;
  ctn_array *remainder = nullptr;
  detail::check(ctn_array_divmod(ptr(), x2.ptr(), &quotient, &remainder));
  return {Array::adopt(quotient), Array::adopt(remainder)};
}
inline void Array::divmod_into(const Array &x2, const Array &quotient, const Array &remainder) const {
  detail::check(ctn_array_divmod_into(ptr(), x2.ptr(), quotient.ptr(), remainder.ptr()));
}
inline std::tuple<Array, Array> Array::modf() const {
  ctn_array *fraction = nullptr;
  ctn_array *integer = nullptr;
  detail::check(ctn_array_modf(ptr(), &fraction, &integer));
  return {Array::adopt(fraction), Array::adopt(integer)};
}
inline void Array::modf_into(const Array &fraction, const Array &integer) const {
  detail::check(ctn_array_modf_into(ptr(), fraction.ptr(), integer.ptr()));
}
inline std::tuple<Array, Array> Array::frexp() const {
  ctn_array *mantissa = nullptr;
  ctn_array *exponent = nullptr;
  detail::check(ctn_array_frexp(ptr(), &mantissa, &exponent));
  return {Array::adopt(mantissa), Array::adopt(exponent)};
}
inline void Array::frexp_into(const Array &mantissa, const Array &exponent) const {
  detail::check(ctn_array_frexp_into(ptr(), mantissa.ptr(), exponent.ptr()));
}
inline Array Array::ldexp(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ldexp(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::ldexp_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_ldexp_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::copysign(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_copysign(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::copysign_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_copysign_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::nextafter(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_nextafter(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::nextafter_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_nextafter_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::hypot(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_hypot(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::hypot_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_hypot_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::arctan2(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arctan2(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::arctan2_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_arctan2_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::logaddexp(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_logaddexp(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::logaddexp_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_logaddexp_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::logaddexp2(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_logaddexp2(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::logaddexp2_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_logaddexp2_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::exp2() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_exp2(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::exp2_into(const Array &out) const {
  detail::check(ctn_array_exp2_into(ptr(), out.ptr()));
}
inline Array Array::expm1() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_expm1(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::expm1_into(const Array &out) const {
  detail::check(ctn_array_expm1_into(ptr(), out.ptr()));
}
inline Array Array::log2() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_log2(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::log2_into(const Array &out) const {
  detail::check(ctn_array_log2_into(ptr(), out.ptr()));
}
inline Array Array::log10() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_log10(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::log10_into(const Array &out) const {
  detail::check(ctn_array_log10_into(ptr(), out.ptr()));
}
inline Array Array::cbrt() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_cbrt(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::cbrt_into(const Array &out) const {
  detail::check(ctn_array_cbrt_into(ptr(), out.ptr()));
}
inline Array Array::tan() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_tan(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::tan_into(const Array &out) const {
  detail::check(ctn_array_tan_into(ptr(), out.ptr()));
}
inline Array Array::arcsin() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arcsin(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::arcsin_into(const Array &out) const {
  detail::check(ctn_array_arcsin_into(ptr(), out.ptr()));
}
inline Array Array::arccos() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arccos(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::arccos_into(const Array &out) const {
  detail::check(ctn_array_arccos_into(ptr(), out.ptr()));
}
inline Array Array::arctan() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arctan(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::arctan_into(const Array &out) const {
  detail::check(ctn_array_arctan_into(ptr(), out.ptr()));
}
inline Array Array::sinh() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_sinh(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::sinh_into(const Array &out) const {
  detail::check(ctn_array_sinh_into(ptr(), out.ptr()));
}
inline Array Array::cosh() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_cosh(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::cosh_into(const Array &out) const {
  detail::check(ctn_array_cosh_into(ptr(), out.ptr()));
}
inline Array Array::arcsinh() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arcsinh(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::arcsinh_into(const Array &out) const {
  detail::check(ctn_array_arcsinh_into(ptr(), out.ptr()));
}
inline Array Array::arccosh() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arccosh(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::arccosh_into(const Array &out) const {
  detail::check(ctn_array_arccosh_into(ptr(), out.ptr()));
}
inline Array Array::arctanh() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_arctanh(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::arctanh_into(const Array &out) const {
  detail::check(ctn_array_arctanh_into(ptr(), out.ptr()));
}
inline Array Array::deg2rad() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_deg2rad(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::deg2rad_into(const Array &out) const {
  detail::check(ctn_array_deg2rad_into(ptr(), out.ptr()));
}
inline Array Array::rad2deg() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rad2deg(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::rad2deg_into(const Array &out) const {
  detail::check(ctn_array_rad2deg_into(ptr(), out.ptr()));
}
inline Array Array::floor() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_floor(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::floor_into(const Array &out) const {
  detail::check(ctn_array_floor_into(ptr(), out.ptr()));
}
inline Array Array::ceil() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ceil(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::ceil_into(const Array &out) const {
  detail::check(ctn_array_ceil_into(ptr(), out.ptr()));
}
inline Array Array::trunc() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_trunc(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::trunc_into(const Array &out) const {
  detail::check(ctn_array_trunc_into(ptr(), out.ptr()));
}
inline Array Array::rint() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_rint(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::rint_into(const Array &out) const {
  detail::check(ctn_array_rint_into(ptr(), out.ptr()));
}
inline Array Array::isfinite() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_isfinite(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::isfinite_into(const Array &out) const {
  detail::check(ctn_array_isfinite_into(ptr(), out.ptr()));
}
inline Array Array::isinf() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_isinf(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::isinf_into(const Array &out) const {
  detail::check(ctn_array_isinf_into(ptr(), out.ptr()));
}
inline Array Array::isnan() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_isnan(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::isnan_into(const Array &out) const {
  detail::check(ctn_array_isnan_into(ptr(), out.ptr()));
}
inline Array Array::signbit() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_signbit(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::signbit_into(const Array &out) const {
  detail::check(ctn_array_signbit_into(ptr(), out.ptr()));
}
inline Array Array::bitwise_and(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_bitwise_and(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::bitwise_and_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_bitwise_and_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::bitwise_and_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_bitwise_and_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::bitwise_or(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_bitwise_or(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::bitwise_or_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_bitwise_or_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::bitwise_or_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_bitwise_or_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::bitwise_xor(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_bitwise_xor(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::bitwise_xor_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_bitwise_xor_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::bitwise_xor_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_bitwise_xor_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::invert() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_invert(ptr(), &out));
  return Array::adopt(out);
}
inline void Array::invert_into(const Array &out) const {
  detail::check(ctn_array_invert_into(ptr(), out.ptr()));
}
inline Array Array::left_shift(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_left_shift(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::left_shift_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_left_shift_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::left_shift_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_left_shift_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::right_shift(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_right_shift(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::right_shift_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_right_shift_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::right_shift_i64(int64_t x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_right_shift_i64(ptr(), x2, &out));
  return Array::adopt(out);
}
inline Array Array::heaviside(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_heaviside(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::heaviside_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_heaviside_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::gcd(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_gcd(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::gcd_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_gcd_into(ptr(), x2.ptr(), out.ptr()));
}
inline Array Array::lcm(const Array &x2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_lcm(ptr(), x2.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::lcm_into(const Array &x2, const Array &out) const {
  detail::check(ctn_array_lcm_into(ptr(), x2.ptr(), out.ptr()));
}
inline Serializer Serializer::make(SerializerCallbacks callbacks) {
  auto callbacks_ = std::make_unique<SerializerCallbacks>(std::move(callbacks));
  const ctn_serializer_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_serializer *out = nullptr;
  detail::check(ctn_serializer_new(&callbacks_table, callbacks_.release(), &out));
  return Serializer::adopt(out);
}
inline Serializer Serializer::child(Text key) const {
  ctn_serializer *out = nullptr;
  detail::check(ctn_serializer_child(ptr(), key.c_str(), &out));
  return Serializer::adopt(out);
}
inline void Serializer::array(Text key, const Array &value) const {
  detail::check(ctn_serializer_array(ptr(), key.c_str(), value.ptr()));
}
inline void Serializer::i64(Text key, int64_t *value) const {
  detail::check(ctn_serializer_i64(ptr(), key.c_str(), value));
}
inline void Serializer::f64(Text key, double *value) const {
  detail::check(ctn_serializer_f64(ptr(), key.c_str(), value));
}
inline const char *Serializer::text(Text key, Text value) const {
  const char *stored{};
  detail::check(ctn_serializer_text(ptr(), key.c_str(), value.c_str(), &stored));
  return stored;
}
inline bool Serializer::is_loading() const {
  return ctn_serializer_is_loading(ptr()) != 0;
}
inline std::tuple<ctn_dtype, size_t> Serializer::find(Text key, int64_t *shape, size_t capacity) const {
  ctn_dtype dtype{};
  size_t ndim{};
  detail::check(ctn_serializer_find(ptr(), key.c_str(), &dtype, shape, capacity, &ndim));
  return {dtype, ndim};
}
inline void Serializer::on_commit(SerializerCommitFunction action) const {
  auto action_ = action ? std::make_unique<SerializerCommitFunction>(std::move(action)) : nullptr;
  const auto action_call = action_ ? detail::call_serializer_commit_fn<detail::Whole<SerializerCommitFunction>> : nullptr;
  const auto action_end = action_ ? detail::destroy<SerializerCommitFunction> : nullptr;
  void *action_given = action_.release();
  detail::check(ctn_serializer_on_commit(ptr(), action_call, action_given, action_end));
}
inline void Serializer::commit() const {
  detail::check(ctn_serializer_commit(ptr()));
}
inline LoadReport Serializer::report() const {
  ctn_load_report *out = nullptr;
  detail::check(ctn_serializer_report(ptr(), &out));
  return LoadReport::adopt(out);
}
inline Serializer Dictionary::serializer(Text path) const {
  ctn_serializer *out = nullptr;
  detail::check(ctn_dictionary_serializer_new(ptr(), path.c_str(), &out));
  return Serializer::adopt(out);
}
inline Serializer Dictionary::deserializer(detail::Optional<ctn_load_options> options) const {
  ctn_serializer *out = nullptr;
  detail::check(ctn_dictionary_deserializer_new(ptr(), options.ptr(), &out));
  return Serializer::adopt(out);
}
inline Serializer npz_serializer(Text path, int32_t level) {
  ctn_serializer *out = nullptr;
  detail::check(ctn_npz_serializer_new(path.c_str(), level, &out));
  return Serializer::adopt(out);
}
inline Serializer npz_deserializer(Text path, detail::Optional<ctn_load_options> options) {
  ctn_serializer *out = nullptr;
  detail::check(ctn_npz_deserializer_new(path.c_str(), options.ptr(), &out));
  return Serializer::adopt(out);
}
inline Serializer hdf5_serializer(Text path, Text group, int32_t level) {
  ctn_serializer *out = nullptr;
  detail::check(ctn_hdf5_serializer_new(path.c_str(), group.c_str(), level, &out));
  return Serializer::adopt(out);
}
inline Serializer hdf5_deserializer(Text path, Text group, detail::Optional<ctn_load_options> options) {
  ctn_serializer *out = nullptr;
  detail::check(ctn_hdf5_deserializer_new(path.c_str(), group.c_str(), options.ptr(), &out));
  return Serializer::adopt(out);
}
inline Serializer safetensors_serializer(Text path) {
  ctn_serializer *out = nullptr;
  detail::check(ctn_safetensors_serializer_new(path.c_str(), &out));
  return Serializer::adopt(out);
}
inline Serializer safetensors_deserializer(Text path, detail::Optional<ctn_load_options> options) {
  ctn_serializer *out = nullptr;
  detail::check(ctn_safetensors_deserializer_new(path.c_str(), options.ptr(), &out));
  return Serializer::adopt(out);
}
inline Serializer file_deserializer(Text path, detail::Optional<ctn_load_options> options) {
  ctn_serializer *out = nullptr;
  detail::check(ctn_file_deserializer_new(path.c_str(), options.ptr(), &out));
  return Serializer::adopt(out);
}
inline LoadOptions LoadOptions::make() {
  ctn_load_options *out = nullptr;
  detail::check(ctn_load_options_new(&out));
  return LoadOptions::adopt(out);
}
inline const LoadOptions &LoadOptions::set_strict(bool strict) const {
  detail::check(ctn_load_options_set_strict(ptr(), strict ? 1 : 0));
  return *this;
}
inline const LoadOptions &LoadOptions::set_exact(bool exact) const {
  detail::check(ctn_load_options_set_exact(ptr(), exact ? 1 : 0));
  return *this;
}
inline const LoadOptions &LoadOptions::set_prefix(Text path) const {
  detail::check(ctn_load_options_set_prefix(ptr(), path.c_str()));
  return *this;
}
inline const LoadOptions &LoadOptions::set_part(Text path) const {
  detail::check(ctn_load_options_set_part(ptr(), path.c_str()));
  return *this;
}
inline const LoadOptions &LoadOptions::set_casting(ctn_casting casting) const {
  detail::check(ctn_load_options_set_casting(ptr(), casting));
  return *this;
}
inline LoadReport LoadReport::make() {
  ctn_load_report *out = nullptr;
  detail::check(ctn_load_report_new(&out));
  return LoadReport::adopt(out);
}
inline size_t LoadReport::count(ctn_load_problem problem) const {
  return ctn_load_report_count(ptr(), problem);
}
inline const char *LoadReport::name(ctn_load_problem problem, size_t index) const {
  const char *name{};
  detail::check(ctn_load_report_name(ptr(), problem, index, &name));
  return name;
}
inline const char *LoadReport::text(ctn_load_problem problem, size_t index) const {
  const char *text{};
  detail::check(ctn_load_report_text(ptr(), problem, index, &text));
  return text;
}
inline Dictionary Dictionary::make() {
  ctn_dictionary *out = nullptr;
  detail::check(ctn_dictionary_new(&out));
  return Dictionary::adopt(out);
}
inline Dictionary Dictionary::copy() const {
  ctn_dictionary *out = nullptr;
  detail::check(ctn_dictionary_copy(ptr(), &out));
  return Dictionary::adopt(out);
}
inline size_t Dictionary::count() const {
  return ctn_dictionary_count(ptr());
}
inline const char *Dictionary::key(size_t index) const {
  const char *key{};
  detail::check(ctn_dictionary_key(ptr(), index, &key));
  return key;
}
inline bool Dictionary::contains(Text key) const {
  int32_t result{};
  detail::check(ctn_dictionary_contains(ptr(), key.c_str(), &result));
  return result != 0;
}
inline bool Dictionary::is_text(Text key) const {
  int32_t result{};
  detail::check(ctn_dictionary_is_text(ptr(), key.c_str(), &result));
  return result != 0;
}
inline Array Dictionary::array(Text key) const {
  ctn_array *out = nullptr;
  detail::check(ctn_dictionary_array(ptr(), key.c_str(), &out));
  return Array::adopt(out);
}
inline const char *Dictionary::text(Text key) const {
  const char *text{};
  detail::check(ctn_dictionary_text(ptr(), key.c_str(), &text));
  return text;
}
inline int64_t Dictionary::i64(Text key) const {
  int64_t value{};
  detail::check(ctn_dictionary_i64(ptr(), key.c_str(), &value));
  return value;
}
inline double Dictionary::f64(Text key) const {
  double value{};
  detail::check(ctn_dictionary_f64(ptr(), key.c_str(), &value));
  return value;
}
inline void Dictionary::set_array(Text key, const Array &value) const {
  detail::check(ctn_dictionary_set_array(ptr(), key.c_str(), value.ptr()));
}
inline void Dictionary::set_text(Text key, Text value) const {
  detail::check(ctn_dictionary_set_text(ptr(), key.c_str(), value.c_str()));
}
inline void Dictionary::set_i64(Text key, int64_t value) const {
  detail::check(ctn_dictionary_set_i64(ptr(), key.c_str(), value));
}
inline void Dictionary::set_f64(Text key, double value) const {
  detail::check(ctn_dictionary_set_f64(ptr(), key.c_str(), value));
}
inline void Dictionary::remove(Text key) const {
  detail::check(ctn_dictionary_remove(ptr(), key.c_str()));
}
inline void Dictionary::save_npz(Text path, int32_t level) const {
  detail::check(ctn_dictionary_save_npz(ptr(), path.c_str(), level));
}
inline void Dictionary::save_hdf5(Text path, Text group, int32_t level) const {
  detail::check(ctn_dictionary_save_hdf5(ptr(), path.c_str(), group.c_str(), level));
}
inline void Dictionary::save_safetensors(Text path) const {
  detail::check(ctn_dictionary_save_safetensors(ptr(), path.c_str()));
}
inline Dictionary Dictionary::load(Text path) {
  ctn_dictionary *out = nullptr;
  detail::check(ctn_dictionary_load(path.c_str(), &out));
  return Dictionary::adopt(out);
}
inline void report(Text name, double value, detail::Optional<ctn_link> observer) {
  detail::check(ctn_report(name.c_str(), value, observer.ptr()));
}
inline void report_variable(Text name, const Variable &value, detail::Optional<ctn_link> observer) {
  detail::check(ctn_report_variable(name.c_str(), value.ptr(), observer.ptr()));
}
inline bool is_reported(Text name, detail::Optional<ctn_link> observer) {
  int32_t result{};
  detail::check(ctn_is_reported(name.c_str(), observer.ptr(), &result));
  return result != 0;
}
inline Reporter Reporter::make() {
  ctn_reporter *out = nullptr;
  detail::check(ctn_reporter_new(&out));
  return Reporter::adopt(out);
}
inline void Reporter::add_observer(Text name, const Link &observer) const {
  detail::check(ctn_reporter_add_observer(ptr(), name.c_str(), observer.ptr()));
}
inline void Reporter::add_observers(Text prefix, const Link &link) const {
  detail::check(ctn_reporter_add_observers(ptr(), prefix.c_str(), link.ptr()));
}
inline void Reporter::enter(const Dictionary &observation) const {
  detail::check(ctn_reporter_enter(ptr(), observation.ptr()));
}
inline void Reporter::exit() const {
  detail::check(ctn_reporter_exit(ptr()));
}
inline Reporter Reporter::current() {
  ctn_reporter *out = nullptr;
  detail::check(ctn_reporter_current(&out));
  return Reporter::adopt(out);
}
inline Summary Summary::make() {
  ctn_summary *out = nullptr;
  detail::check(ctn_summary_new(&out));
  return Summary::adopt(out);
}
inline void Summary::add(double value, double weight) const {
  detail::check(ctn_summary_add(ptr(), value, weight));
}
inline double Summary::mean() const {
  return ctn_summary_mean(ptr());
}
inline double Summary::std() const {
  return ctn_summary_std(ptr());
}
inline void Summary::serialize(const Serializer &serializer) const {
  detail::check(ctn_summary_serialize(ptr(), serializer.ptr()));
}
inline DictSummary DictSummary::make() {
  ctn_dict_summary *out = nullptr;
  detail::check(ctn_dict_summary_new(&out));
  return DictSummary::adopt(out);
}
inline void DictSummary::add(const Dictionary &observation, double weight) const {
  detail::check(ctn_dict_summary_add(ptr(), observation.ptr(), weight));
}
inline Dictionary DictSummary::compute_mean() const {
  ctn_dictionary *out = nullptr;
  detail::check(ctn_dict_summary_compute_mean(ptr(), &out));
  return Dictionary::adopt(out);
}
inline Dictionary DictSummary::make_statistics() const {
  ctn_dictionary *out = nullptr;
  detail::check(ctn_dict_summary_make_statistics(ptr(), &out));
  return Dictionary::adopt(out);
}
inline void DictSummary::serialize(const Serializer &serializer) const {
  detail::check(ctn_dict_summary_serialize(ptr(), serializer.ptr()));
}
inline LossScale LossScale::make(double scale, double growth, double backoff, int64_t interval) {
  ctn_loss_scale *out = nullptr;
  detail::check(ctn_loss_scale_new(scale, growth, backoff, interval, &out));
  return LossScale::adopt(out);
}
inline double LossScale::value() const {
  double scale{};
  detail::check(ctn_loss_scale_value(ptr(), &scale));
  return scale;
}
inline int64_t LossScale::steps() const {
  int64_t steps{};
  detail::check(ctn_loss_scale_steps(ptr(), &steps));
  return steps;
}
inline void LossScale::restore(double scale, int64_t steps) const {
  detail::check(ctn_loss_scale_restore(ptr(), scale, steps));
}
inline Variable LossScale::apply(const Variable &loss) const {
  ctn_variable *y = nullptr;
  detail::check(ctn_loss_scale_apply(ptr(), loss.ptr(), &y));
  return Variable::adopt(y);
}
inline bool LossScale::unscale(const Link &link) const {
  int32_t finite{};
  detail::check(ctn_loss_scale_unscale(ptr(), link.ptr(), &finite));
  return finite != 0;
}
inline void LossScale::update(bool finite) const {
  detail::check(ctn_loss_scale_update(ptr(), finite ? 1 : 0));
}
inline void LossScale::step(const Optimizer &optimizer) const {
  detail::check(ctn_loss_scale_step(ptr(), optimizer.ptr()));
}
inline Iterator Iterator::serial(const Dataset &dataset, int64_t batch_size, bool repeat, bool shuffle,
                                 uint64_t seed) {
  ctn_iterator *out = nullptr;
  detail::check(ctn_iterator_serial_new(dataset.ptr(), batch_size, repeat ? 1 : 0, shuffle ? 1 : 0, seed, &out));
  return Iterator::adopt(out);
}
inline Iterator Iterator::multithread(const Dataset &dataset, int64_t batch_size, bool repeat, bool shuffle,
                                      uint64_t seed, int64_t thread_count, int64_t prefetch) {
  ctn_iterator *out = nullptr;
  detail::check(ctn_iterator_multithread_new(dataset.ptr(), batch_size, repeat ? 1 : 0, shuffle ? 1 : 0, seed, thread_count, prefetch, &out));
  return Iterator::adopt(out);
}
inline std::tuple<std::vector<Array>, bool> Iterator::next(std::size_t part_count) const {
  detail::Arrivals<Array, ctn_array> parts(part_count);
  int32_t more{};
  detail::check(ctn_iterator_next(ptr(), parts.get(), part_count, &more));
  return {parts.take(), more != 0};
}
inline Array Iterator::next_picks() const {
  ctn_array *out = nullptr;
  detail::check(ctn_iterator_next_picks(ptr(), &out));
  return Array::adopt(out);
}
inline size_t Iterator::part_count() const {
  return ctn_iterator_part_count(ptr());
}
inline int64_t Iterator::batch_size() const {
  return ctn_iterator_batch_size(ptr());
}
inline Dataset Iterator::dataset() const {
  ctn_dataset *out = nullptr;
  detail::check(ctn_iterator_dataset(ptr(), &out));
  return Dataset::adopt(out);
}
inline int64_t Iterator::epoch() const {
  return ctn_iterator_epoch(ptr());
}
inline double Iterator::epoch_detail() const {
  return ctn_iterator_epoch_detail(ptr());
}
inline double Iterator::previous_epoch_detail() const {
  return ctn_iterator_previous_epoch_detail(ptr());
}
inline bool Iterator::is_new_epoch() const {
  return ctn_iterator_is_new_epoch(ptr()) != 0;
}
inline void Iterator::reset() const {
  detail::check(ctn_iterator_reset(ptr()));
}
inline void Iterator::finalize() const {
  detail::check(ctn_iterator_finalize(ptr()));
}
inline void Iterator::set_padding(List<double> values) const {
  detail::check(ctn_iterator_set_padding(ptr(), values.data(), values.size()));
}
inline void Iterator::serialize(const Serializer &serializer) const {
  detail::check(ctn_iterator_serialize(ptr(), serializer.ptr()));
}
inline Updater Updater::standard(const Iterator &iterator, const Optimizer &optimizer, BatchLossFunction loss,
                                 Text device) {
  auto loss_ = loss ? std::make_unique<BatchLossFunction>(std::move(loss)) : nullptr;
  ctn_updater *out = nullptr;
  const auto loss_call = loss_ ? detail::call_batch_loss_fn<detail::Whole<BatchLossFunction>> : nullptr;
  const auto loss_end = loss_ ? detail::destroy<BatchLossFunction> : nullptr;
  void *loss_given = loss_.release();
  detail::check(ctn_updater_standard_new(iterator.ptr(), optimizer.ptr(), loss_call, loss_given, loss_end, device.c_str(), &out));
  return Updater::adopt(out);
}
inline void Updater::standard_set_loss_scale(detail::Optional<ctn_loss_scale> scaler) const {
  detail::check(ctn_updater_standard_set_loss_scale(ptr(), scaler.ptr()));
}
inline void Updater::standard_set_accumulation(int64_t count) const {
  detail::check(ctn_updater_standard_set_accumulation(ptr(), count));
}
inline Updater Updater::make(UpdaterCallbacks callbacks) {
  auto callbacks_ = std::make_unique<UpdaterCallbacks>(std::move(callbacks));
  const ctn_updater_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_updater *out = nullptr;
  detail::check(ctn_updater_new(&callbacks_table, callbacks_.release(), &out));
  return Updater::adopt(out);
}
inline void Updater::add_optimizer(Text name, const Optimizer &optimizer) const {
  detail::check(ctn_updater_add_optimizer(ptr(), name.c_str(), optimizer.ptr()));
}
inline void Updater::add_iterator(Text name, const Iterator &iterator) const {
  detail::check(ctn_updater_add_iterator(ptr(), name.c_str(), iterator.ptr()));
}
inline Optimizer Updater::optimizer(Text name) const {
  ctn_optimizer *out = nullptr;
  detail::check(ctn_updater_optimizer(ptr(), name.c_str(), &out));
  return Optimizer::adopt(out);
}
inline Iterator Updater::iterator(Text name) const {
  ctn_iterator *out = nullptr;
  detail::check(ctn_updater_iterator(ptr(), name.c_str(), &out));
  return Iterator::adopt(out);
}
inline bool Updater::update() const {
  int32_t more{};
  detail::check(ctn_updater_update(ptr(), &more));
  return more != 0;
}
inline int64_t Updater::iteration() const {
  return ctn_updater_iteration(ptr());
}
inline int64_t Updater::epoch() const {
  return ctn_updater_epoch(ptr());
}
inline double Updater::epoch_detail() const {
  return ctn_updater_epoch_detail(ptr());
}
inline double Updater::previous_epoch_detail() const {
  return ctn_updater_previous_epoch_detail(ptr());
}
inline bool Updater::is_new_epoch() const {
  return ctn_updater_is_new_epoch(ptr()) != 0;
}
inline Trainer Trainer::make(const Updater &updater, detail::Optional<ctn_trigger> stop, Text out_folder) {
  ctn_trainer *out = nullptr;
  detail::check(ctn_trainer_new(updater.ptr(), stop.ptr(), out_folder.c_str(), &out));
  return Trainer::adopt(out);
}
inline void Trainer::extend(const Extension &extension, Text name, detail::Optional<ctn_trigger> trigger,
                            int32_t priority) const {
  detail::check(ctn_trainer_extend(ptr(), extension.ptr(), name.c_str(), trigger.ptr(), priority));
}
inline Extension Trainer::extension(Text name) const {
  ctn_extension *out = nullptr;
  detail::check(ctn_trainer_extension(ptr(), name.c_str(), &out));
  return Extension::adopt(out);
}
inline size_t Trainer::extension_count() const {
  return ctn_trainer_extension_count(ptr());
}
inline const char *Trainer::extension_name(size_t index) const {
  return ctn_trainer_extension_name(ptr(), index);
}
inline ctn_training_result Trainer::run() const {
  ctn_training_result result{};
  detail::check(ctn_trainer_run(ptr(), &result));
  return result;
}
inline ctn_training_result Trainer::run_for(int64_t iterations, int64_t milliseconds) const {
  ctn_training_result result{};
  detail::check(ctn_trainer_run_for(ptr(), iterations, milliseconds, &result));
  return result;
}
inline void Trainer::stop() const {
  ctn_trainer_stop(ptr());
}
inline void Trainer::set_interrupts(bool enabled) const {
  detail::check(ctn_trainer_set_interrupts(ptr(), enabled ? 1 : 0));
}
inline void Trainer::set_output(TrainingWriteFunction write, int32_t columns) const {
  auto write_ = write ? std::make_unique<TrainingWriteFunction>(std::move(write)) : nullptr;
  const auto write_call = write_ ? detail::call_training_write_fn<detail::Whole<TrainingWriteFunction>> : nullptr;
  const auto write_end = write_ ? detail::destroy<TrainingWriteFunction> : nullptr;
  void *write_given = write_.release();
  detail::check(ctn_trainer_set_output(ptr(), write_call, write_given, write_end, columns));
}
inline Updater Trainer::updater() const {
  ctn_updater *out = nullptr;
  detail::check(ctn_trainer_updater(ptr(), &out));
  return Updater::adopt(out);
}
inline Dictionary Trainer::observation() const {
  ctn_dictionary *out = nullptr;
  detail::check(ctn_trainer_observation(ptr(), &out));
  return Dictionary::adopt(out);
}
inline Reporter Trainer::reporter() const {
  ctn_reporter *out = nullptr;
  detail::check(ctn_trainer_reporter(ptr(), &out));
  return Reporter::adopt(out);
}
inline const char *Trainer::out() const {
  return ctn_trainer_out(ptr());
}
inline double Trainer::elapsed_time() const {
  return ctn_trainer_elapsed_time(ptr());
}
inline const char *Trainer::snapshot_path() const {
  return ctn_trainer_snapshot_path(ptr());
}
inline void Trainer::serialize(const Serializer &serializer) const {
  detail::check(ctn_trainer_serialize(ptr(), serializer.ptr()));
}
inline void Trainer::save(Text path) const {
  detail::check(ctn_trainer_save(ptr(), path.c_str()));
}
inline void Trainer::load(Text path) const {
  detail::check(ctn_trainer_load(ptr(), path.c_str()));
}
inline Trigger Trigger::interval(double period, ctn_trigger_unit unit) {
  ctn_trigger *out = nullptr;
  detail::check(ctn_trigger_interval_new(period, unit, &out));
  return Trigger::adopt(out);
}
inline Trigger Trigger::manual_schedule(List<double> points, ctn_trigger_unit unit) {
  ctn_trigger *out = nullptr;
  detail::check(ctn_trigger_manual_schedule_new(points.data(), points.size(), unit, &out));
  return Trigger::adopt(out);
}
inline Trigger Trigger::once(bool call_on_resume) {
  ctn_trigger *out = nullptr;
  detail::check(ctn_trigger_once_new(call_on_resume ? 1 : 0, &out));
  return Trigger::adopt(out);
}
inline Trigger Trigger::min_value(Text key, detail::Optional<ctn_trigger> check_trigger) {
  ctn_trigger *out = nullptr;
  detail::check(ctn_trigger_min_value_new(key.c_str(), check_trigger.ptr(), &out));
  return Trigger::adopt(out);
}
inline Trigger Trigger::max_value(Text key, detail::Optional<ctn_trigger> check_trigger) {
  ctn_trigger *out = nullptr;
  detail::check(ctn_trigger_max_value_new(key.c_str(), check_trigger.ptr(), &out));
  return Trigger::adopt(out);
}
inline Trigger Trigger::early_stopping(Text monitor, int64_t patience, ctn_stopping_mode mode,
                                       detail::Optional<ctn_trigger> check_trigger,
                                       detail::Optional<ctn_trigger> max_trigger) {
  ctn_trigger *out = nullptr;
  detail::check(ctn_trigger_early_stopping_new(monitor.c_str(), patience, mode, check_trigger.ptr(), max_trigger.ptr(), &out));
  return Trigger::adopt(out);
}
inline Trigger Trigger::make(TriggerCallbacks callbacks) {
  auto callbacks_ = std::make_unique<TriggerCallbacks>(std::move(callbacks));
  const ctn_trigger_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_trigger *out = nullptr;
  detail::check(ctn_trigger_new(&callbacks_table, callbacks_.release(), &out));
  return Trigger::adopt(out);
}
inline double Trigger::best_value() const {
  double value{};
  detail::check(ctn_trigger_best_value(ptr(), &value));
  return value;
}
inline Extension Extension::make(ExtensionCallbacks callbacks) {
  auto callbacks_ = std::make_unique<ExtensionCallbacks>(std::move(callbacks));
  const ctn_extension_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_new(&callbacks_table, callbacks_.release(), &out));
  return Extension::adopt(out);
}
inline const char *Extension::default_name() const {
  return ctn_extension_default_name(ptr());
}
inline Extension Extension::evaluator(const Iterator &iterator, const Link &target, BatchLossFunction loss,
                                      Text device) {
  auto loss_ = loss ? std::make_unique<BatchLossFunction>(std::move(loss)) : nullptr;
  ctn_extension *out = nullptr;
  const auto loss_call = loss_ ? detail::call_batch_loss_fn<detail::Whole<BatchLossFunction>> : nullptr;
  const auto loss_end = loss_ ? detail::destroy<BatchLossFunction> : nullptr;
  void *loss_given = loss_.release();
  detail::check(ctn_extension_evaluator_new(iterator.ptr(), target.ptr(), loss_call, loss_given, loss_end, device.c_str(), &out));
  return Extension::adopt(out);
}
inline Extension Extension::log_report(List<const char *> keys, Text filename,
                                       detail::Optional<ctn_trigger> trigger) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_log_report_new(keys.data(), keys.size(), filename.c_str(), trigger.ptr(), &out));
  return Extension::adopt(out);
}
inline size_t Extension::log_count() const {
  return ctn_extension_log_count(ptr());
}
inline double Extension::log_value(size_t index, Text key) const {
  double value{};
  detail::check(ctn_extension_log_value(ptr(), index, key.c_str(), &value));
  return value;
}
inline std::string Extension::log_line(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_extension_log_line(ptr(), index, text_, capacity_, length_); });
}
inline Extension Extension::print_report(List<const char *> entries, Text log_report) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_print_report_new(entries.data(), entries.size(), log_report.c_str(), &out));
  return Extension::adopt(out);
}
inline Extension Extension::progress_bar(int64_t update_interval) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_progress_bar_new(update_interval, &out));
  return Extension::adopt(out);
}
inline void Extension::progress_bar_set_training_length(double length, ctn_trigger_unit unit) const {
  detail::check(ctn_extension_progress_bar_set_training_length(ptr(), length, unit));
}
inline void Extension::progress_bar_set_bar_length(int64_t length) const {
  detail::check(ctn_extension_progress_bar_set_bar_length(ptr(), length));
}
inline void Extension::set_output(TrainingWriteFunction write, int32_t columns) const {
  auto write_ = write ? std::make_unique<TrainingWriteFunction>(std::move(write)) : nullptr;
  const auto write_call = write_ ? detail::call_training_write_fn<detail::Whole<TrainingWriteFunction>> : nullptr;
  const auto write_end = write_ ? detail::destroy<TrainingWriteFunction> : nullptr;
  void *write_given = write_.release();
  detail::check(ctn_extension_set_output(ptr(), write_call, write_given, write_end, columns));
}
inline Extension Extension::snapshot(Text filename, int64_t keep, bool autoload) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_snapshot_new(filename.c_str(), keep, autoload ? 1 : 0, &out));
  return Extension::adopt(out);
}
inline Extension Extension::snapshot_user(Text filename, int64_t keep, bool autoload,
                                          SnapshotFileFunction function) {
  auto function_ = function ? std::make_unique<SnapshotFileFunction>(std::move(function)) : nullptr;
  ctn_extension *out = nullptr;
  const auto function_call = function_ ? detail::call_snapshot_file_fn<detail::Whole<SnapshotFileFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<SnapshotFileFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_extension_snapshot_user_new(filename.c_str(), keep, autoload ? 1 : 0, function_call, function_given, function_end, &out));
  return Extension::adopt(out);
}
inline void Extension::snapshot_set_on_error(bool enabled) const {
  detail::check(ctn_extension_snapshot_set_on_error(ptr(), enabled ? 1 : 0));
}
inline Extension Extension::snapshot_object(const Link &target, Text filename) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_snapshot_object_new(target.ptr(), filename.c_str(), &out));
  return Extension::adopt(out);
}
inline Extension Extension::shift(Text hyperparameter, const Schedule &schedule,
                                  detail::Optional<ctn_optimizer> optimizer) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_shift_new(hyperparameter.c_str(), schedule.ptr(), optimizer.ptr(), &out));
  return Extension::adopt(out);
}
inline Extension Extension::observe_value(Text key, ObserveFunction function) {
  auto function_ = function ? std::make_unique<ObserveFunction>(std::move(function)) : nullptr;
  ctn_extension *out = nullptr;
  const auto function_call = function_ ? detail::call_observe_fn<detail::Whole<ObserveFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<ObserveFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_extension_observe_value_new(key.c_str(), function_call, function_given, function_end, &out));
  return Extension::adopt(out);
}
inline Extension Extension::observe_hyperparameter(Text key, Text optimizer_name, Text hyperparameter) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_observe_hyperparameter_new(key.c_str(), optimizer_name.c_str(), hyperparameter.c_str(), &out));
  return Extension::adopt(out);
}
inline Extension Extension::fail_on_non_number() {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_fail_on_non_number_new(&out));
  return Extension::adopt(out);
}
inline Extension Extension::parameter_statistics(const Link &link, Text prefix, bool report_data,
                                                 bool report_grad) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_parameter_statistics_new(link.ptr(), prefix.c_str(), report_data ? 1 : 0, report_grad ? 1 : 0, &out));
  return Extension::adopt(out);
}
inline void Extension::parameter_statistics_set_percentiles(List<double> percentiles) const {
  detail::check(ctn_extension_parameter_statistics_set_percentiles(ptr(), percentiles.data(), percentiles.size()));
}
inline Extension Extension::dump_graph(Text root_name, Text filename) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_dump_graph_new(root_name.c_str(), filename.c_str(), &out));
  return Extension::adopt(out);
}
inline Extension Extension::plot_report(List<const char *> y_keys, Text x_key, Text filename,
                                        detail::Optional<ctn_trigger> trigger) {
  ctn_extension *out = nullptr;
  detail::check(ctn_extension_plot_report_new(y_keys.data(), y_keys.size(), x_key.c_str(), filename.c_str(), trigger.ptr(), &out));
  return Extension::adopt(out);
}
inline FunctionHook FunctionHook::make(FunctionHookCallbacks callbacks) {
  auto callbacks_ = std::make_unique<FunctionHookCallbacks>(std::move(callbacks));
  const ctn_function_hook_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_function_hook *out = nullptr;
  detail::check(ctn_function_hook_new(&callbacks_table, callbacks_.release(), &out));
  return FunctionHook::adopt(out);
}
inline const char *FunctionHook::name() const {
  return ctn_function_hook_name(ptr());
}
inline void FunctionHook::add(Text name) const {
  detail::check(ctn_function_hook_add(ptr(), name.c_str()));
}
inline void FunctionHook::remove(Text name) {
  detail::check(ctn_function_hook_remove(name.c_str()));
}
inline size_t FunctionHook::count() {
  return ctn_function_hook_count();
}
inline std::tuple<std::string, FunctionHook> FunctionHook::at(size_t index) {
  ctn_function_hook *out = nullptr;
  std::string text = detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { (void)FunctionHook::adopt(std::exchange(out, nullptr)); return ctn_function_hook_at(index, text_, capacity_, length_, &out); });
  return {std::move(text), FunctionHook::adopt(out)};
}
inline void Function::add_hook(const FunctionHook &hook, Text name) const {
  detail::check(ctn_function_add_hook(ptr(), hook.ptr(), name.c_str()));
}
inline void Function::delete_hook(Text name) const {
  detail::check(ctn_function_delete_hook(ptr(), name.c_str()));
}
inline size_t Function::local_hook_count() const {
  return ctn_function_local_hook_count(ptr());
}
inline std::tuple<std::string, FunctionHook> Function::local_hook_at(size_t index) const {
  ctn_function_hook *out = nullptr;
  std::string text = detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { (void)FunctionHook::adopt(std::exchange(out, nullptr)); return ctn_function_local_hook_at(ptr(), index, text_, capacity_, length_, &out); });
  return {std::move(text), FunctionHook::adopt(out)};
}
inline FunctionHook timer_hook() {
  ctn_function_hook *out = nullptr;
  detail::check(ctn_timer_hook_new(&out));
  return FunctionHook::adopt(out);
}
inline size_t timer_hook_call_count(detail::Optional<ctn_function_hook> hook) {
  return ctn_timer_hook_call_count(hook.ptr());
}
inline std::tuple<std::string, double, bool> timer_hook_call(const FunctionHook &hook, size_t index) {
  double seconds{};
  int32_t is_backward{};
  std::string text = detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_timer_hook_call(hook.ptr(), index, text_, capacity_, length_, &seconds, &is_backward); });
  return {std::move(text), seconds, is_backward != 0};
}
inline double timer_hook_total_time(detail::Optional<ctn_function_hook> hook) {
  return ctn_timer_hook_total_time(hook.ptr());
}
inline void timer_hook_clear(const FunctionHook &hook) {
  detail::check(ctn_timer_hook_clear(hook.ptr()));
}
inline FunctionHook memory_hook() {
  ctn_function_hook *out = nullptr;
  detail::check(ctn_memory_hook_new(&out));
  return FunctionHook::adopt(out);
}
inline size_t memory_hook_call_count(detail::Optional<ctn_function_hook> hook) {
  return ctn_memory_hook_call_count(hook.ptr());
}
inline std::tuple<std::string, int64_t, bool> memory_hook_call(const FunctionHook &hook, size_t index) {
  int64_t bytes{};
  int32_t is_backward{};
  std::string text = detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_memory_hook_call(hook.ptr(), index, text_, capacity_, length_, &bytes, &is_backward); });
  return {std::move(text), bytes, is_backward != 0};
}
inline int64_t memory_hook_total_bytes(detail::Optional<ctn_function_hook> hook) {
  return ctn_memory_hook_total_bytes(hook.ptr());
}
inline void memory_hook_clear(const FunctionHook &hook) {
  detail::check(ctn_memory_hook_clear(hook.ptr()));
}
inline FunctionOptions FunctionOptions::make() {
  ctn_function_options *out = nullptr;
  detail::check(ctn_function_options_new(&out));
  return FunctionOptions::adopt(out);
}
inline const FunctionOptions &FunctionOptions::set_reduction(ctn_reduction reduction) const {
  detail::check(ctn_function_options_set_reduction(ptr(), reduction));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_class_weight(const Array &class_weight) const {
  detail::check(ctn_function_options_set_class_weight(ptr(), class_weight.ptr()));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_ignore_label(int64_t ignore_label) const {
  detail::check(ctn_function_options_set_ignore_label(ptr(), ignore_label));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_label_smoothing(double label_smoothing) const {
  detail::check(ctn_function_options_set_label_smoothing(ptr(), label_smoothing));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_mask(const Array &mask) const {
  detail::check(ctn_function_options_set_mask(ptr(), mask.ptr()));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_noise(const Array &noise) const {
  detail::check(ctn_function_options_set_noise(ptr(), noise.ptr()));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_samples(const Array &samples) const {
  detail::check(ctn_function_options_set_samples(ptr(), samples.ptr()));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_dilation(List<int64_t> dilation) const {
  detail::check(ctn_function_options_set_dilation(ptr(), dilation.data(), dilation.size()));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_groups(int64_t groups) const {
  detail::check(ctn_function_options_set_groups(ptr(), groups));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_outsize(List<int64_t> outsize) const {
  detail::check(ctn_function_options_set_outsize(ptr(), outsize.data(), outsize.size()));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_cover_all(bool cover_all) const {
  detail::check(ctn_function_options_set_cover_all(ptr(), cover_all ? 1 : 0));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_count_include_pad(bool count_include_pad) const {
  detail::check(ctn_function_options_set_count_include_pad(ptr(), count_include_pad ? 1 : 0));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_scale(double scale) const {
  detail::check(ctn_function_options_set_scale(ptr(), scale));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_causal(bool causal) const {
  detail::check(ctn_function_options_set_causal(ptr(), causal ? 1 : 0));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_dropout(double dropout) const {
  detail::check(ctn_function_options_set_dropout(ptr(), dropout));
  return *this;
}
inline const FunctionOptions &FunctionOptions::set_approximate(bool approximate) const {
  detail::check(ctn_function_options_set_approximate(ptr(), approximate ? 1 : 0));
  return *this;
}
inline Variable add(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_add(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable add_f64(const Variable &x1, double x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_add_f64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable add_i64(const Variable &x1, int64_t x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_add_i64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable sub(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sub(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sub_f64(const Variable &x1, double x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sub_f64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable rsub_f64(double x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rsub_f64(x1, x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sub_i64(const Variable &x1, int64_t x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sub_i64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable rsub_i64(int64_t x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rsub_i64(x1, x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable mul(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_mul(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable mul_f64(const Variable &x1, double x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_mul_f64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable mul_i64(const Variable &x1, int64_t x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_mul_i64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable div(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_div(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable div_f64(const Variable &x1, double x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_div_f64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable rdiv_f64(double x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rdiv_f64(x1, x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable div_i64(const Variable &x1, int64_t x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_div_i64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable rdiv_i64(int64_t x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rdiv_i64(x1, x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable pow(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_pow(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable pow_f64(const Variable &x1, double x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_pow_f64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable rpow_f64(double x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rpow_f64(x1, x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable pow_i64(const Variable &x1, int64_t x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_pow_i64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable rpow_i64(int64_t x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rpow_i64(x1, x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable maximum(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_maximum(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable maximum_f64(const Variable &x1, double x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_maximum_f64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable minimum(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_minimum(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable minimum_f64(const Variable &x1, double x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_minimum_f64(x1.ptr(), x2, &y));
  return Variable::adopt(y);
}
inline Variable neg(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_neg(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable absolute(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_absolute(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable square(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_square(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sqrt(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sqrt(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable exp(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_exp(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable log(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_log(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable log1p(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_log1p(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sin(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sin(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable cos(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_cos(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable tanh(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_tanh(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sigmoid(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sigmoid(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable relu(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_relu(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable multiply_add(const Variable &x1, const Variable &x2, const Variable &x3) {
  ctn_variable *y = nullptr;
  detail::check(ctn_multiply_add(x1.ptr(), x2.ptr(), x3.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable reciprocal(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_reciprocal(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable hypot(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_hypot(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable arctan2(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_arctan2(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable logaddexp(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_logaddexp(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable logaddexp2(const Variable &x1, const Variable &x2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_logaddexp2(x1.ptr(), x2.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable exp2(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_exp2(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable expm1(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_expm1(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable log2(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_log2(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable log10(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_log10(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable cbrt(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_cbrt(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable tan(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_tan(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable arcsin(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_arcsin(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable arccos(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_arccos(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable arctan(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_arctan(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sinh(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sinh(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable cosh(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_cosh(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable arcsinh(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_arcsinh(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable arccosh(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_arccosh(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable arctanh(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_arctanh(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable deg2rad(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_deg2rad(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable rad2deg(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rad2deg(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable clipped_relu(const Variable &x, double z) {
  ctn_variable *y = nullptr;
  detail::check(ctn_clipped_relu(x.ptr(), z, &y));
  return Variable::adopt(y);
}
inline Variable leaky_relu(const Variable &x, double slope) {
  ctn_variable *y = nullptr;
  detail::check(ctn_leaky_relu(x.ptr(), slope, &y));
  return Variable::adopt(y);
}
inline Variable elu(const Variable &x, double alpha) {
  ctn_variable *y = nullptr;
  detail::check(ctn_elu(x.ptr(), alpha, &y));
  return Variable::adopt(y);
}
inline Variable softplus(const Variable &x, double beta) {
  ctn_variable *y = nullptr;
  detail::check(ctn_softplus(x.ptr(), beta, &y));
  return Variable::adopt(y);
}
inline Variable silu(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_silu(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable gelu(const Variable &x, detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_gelu(x.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable prelu(const Variable &x, const Variable &W) {
  ctn_variable *y = nullptr;
  detail::check(ctn_prelu(x.ptr(), W.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable softmax(const Variable &x, detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_softmax(x.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable log_softmax(const Variable &x, detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_log_softmax(x.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline std::tuple<Variable, Variable> lstm(const Variable &c_prev, const Variable &x) {
  ctn_variable *c = nullptr;
  ctn_variable *h = nullptr;
  detail::check(ctn_lstm(c_prev.ptr(), x.ptr(), &c, &h));
  return {Variable::adopt(c), Variable::adopt(h)};
}
inline std::tuple<Variable, Variable> slstm(const Variable &c_prev1, const Variable &c_prev2,
                                            const Variable &x1, const Variable &x2) {
  ctn_variable *c = nullptr;
  ctn_variable *h = nullptr;
  detail::check(ctn_slstm(c_prev1.ptr(), c_prev2.ptr(), x1.ptr(), x2.ptr(), &c, &h));
  return {Variable::adopt(c), Variable::adopt(h)};
}
inline Variable maxout(const Variable &x, int64_t pool_size, int64_t axis) {
  ctn_variable *y = nullptr;
  detail::check(ctn_maxout(x.ptr(), pool_size, axis, &y));
  return Variable::adopt(y);
}
inline Variable reshape(const Variable &x, List<int64_t> shape) {
  ctn_variable *y = nullptr;
  detail::check(ctn_reshape(x.ptr(), shape.data(), shape.size(), &y));
  return Variable::adopt(y);
}
inline Variable transpose(const Variable &x, List<int64_t> axes) {
  ctn_variable *y = nullptr;
  detail::check(ctn_transpose(x.ptr(), axes.data(), axes.size(), &y));
  return Variable::adopt(y);
}
inline Variable broadcast_to(const Variable &x, List<int64_t> shape) {
  ctn_variable *y = nullptr;
  detail::check(ctn_broadcast_to(x.ptr(), shape.data(), shape.size(), &y));
  return Variable::adopt(y);
}
inline Variable expand_dims(const Variable &x, int64_t axis) {
  ctn_variable *y = nullptr;
  detail::check(ctn_expand_dims(x.ptr(), axis, &y));
  return Variable::adopt(y);
}
inline Variable squeeze(const Variable &x, List<int64_t> axes) {
  ctn_variable *y = nullptr;
  detail::check(ctn_squeeze(x.ptr(), axes.data(), axes.size(), &y));
  return Variable::adopt(y);
}
inline Variable swapaxes(const Variable &x, int64_t axis1, int64_t axis2) {
  ctn_variable *y = nullptr;
  detail::check(ctn_swapaxes(x.ptr(), axis1, axis2, &y));
  return Variable::adopt(y);
}
inline Variable flip(const Variable &x, List<int64_t> axes) {
  ctn_variable *y = nullptr;
  detail::check(ctn_flip(x.ptr(), axes.data(), axes.size(), &y));
  return Variable::adopt(y);
}
inline Variable cast(const Variable &x, ctn_dtype dtype) {
  ctn_variable *y = nullptr;
  detail::check(ctn_cast(x.ptr(), dtype, &y));
  return Variable::adopt(y);
}
inline Variable copy(const Variable &x, Text device) {
  ctn_variable *y = nullptr;
  detail::check(ctn_copy(x.ptr(), device.c_str(), &y));
  return Variable::adopt(y);
}
inline Variable tile(const Variable &x, List<int64_t> repetitions) {
  ctn_variable *y = nullptr;
  detail::check(ctn_tile(x.ptr(), repetitions.data(), repetitions.size(), &y));
  return Variable::adopt(y);
}
inline Variable pad(const Variable &x, List<int64_t> before, List<int64_t> after, double value) {
  detail::same_length("pad", "after", before.size(), after.size());
  ctn_variable *y = nullptr;
  detail::check(ctn_pad(x.ptr(), before.data(), before.size(), after.data(), value, &y));
  return Variable::adopt(y);
}
inline Variable concat(List<Variable> xs, int64_t axis) {
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *y = nullptr;
  detail::check(ctn_concat(xs_.get(), xs.size(), axis, &y));
  return Variable::adopt(y);
}
inline Variable stack(List<Variable> xs, int64_t axis) {
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *y = nullptr;
  detail::check(ctn_stack(xs_.get(), xs.size(), axis, &y));
  return Variable::adopt(y);
}
inline std::vector<Variable> split_axis(const Variable &x, int64_t axis, std::size_t sections) {
  detail::Arrivals<Variable, ctn_variable> ys(sections);
  detail::check(ctn_split_axis(x.ptr(), axis, ys.get(), sections));
  return ys.take();
}
inline std::vector<Variable> split_axis_at(const Variable &x, List<int64_t> indices, int64_t axis,
                                           std::size_t count) {
  detail::Arrivals<Variable, ctn_variable> ys(count);
  detail::check(ctn_split_axis_at(x.ptr(), indices.data(), indices.size(), axis, ys.get(), count));
  return ys.take();
}
inline std::vector<Variable> broadcast(List<Variable> xs) {
  detail::Pointers<ctn_variable> xs_(xs);
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_broadcast(xs_.get(), xs.size(), ys.get()));
  return ys.take();
}
inline Variable get_item(const Variable &x, List<Index> items) {
  ctn_variable *y = nullptr;
  detail::check(ctn_get_item(x.ptr(), items.data(), items.size(), &y));
  return Variable::adopt(y);
}
inline Variable select_item(const Variable &x, const Variable &t) {
  ctn_variable *y = nullptr;
  detail::check(ctn_select_item(x.ptr(), t.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable where(const Variable &condition, const Variable &x, const Variable &y) {
  ctn_variable *out = nullptr;
  detail::check(ctn_where(condition.ptr(), x.ptr(), y.ptr(), &out));
  return Variable::adopt(out);
}
inline std::vector<Variable> identity_list(List<Variable> xs) {
  detail::Pointers<ctn_variable> xs_(xs);
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_identity_list(xs_.get(), xs.size(), ys.get()));
  return ys.take();
}
inline Variable identity(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_identity(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable linear(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b) {
  ctn_variable *y = nullptr;
  detail::check(ctn_linear(x.ptr(), W.ptr(), b.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable embed_id(const Variable &x, const Variable &W,
                         detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_embed_id(x.ptr(), W.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable bilinear(const Variable &e1, const Variable &e2, const Variable &W,
                         detail::Optional<ctn_variable> V1, detail::Optional<ctn_variable> V2,
                         detail::Optional<ctn_variable> b) {
  ctn_variable *y = nullptr;
  detail::check(ctn_bilinear(e1.ptr(), e2.ptr(), W.ptr(), V1.ptr(), V2.ptr(), b.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable attention(const Variable &q, const Variable &k, const Variable &v,
                          detail::Optional<ctn_variable> mask,
                          detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_attention(q.ptr(), k.ptr(), v.ptr(), mask.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline std::tuple<Variable, Variable, std::vector<Variable>> n_step_lstm(int64_t n_layers,
    double dropout_ratio, detail::Optional<ctn_variable> hx, detail::Optional<ctn_variable> cx,
    List<Variable> ws, List<Variable> bs, List<Variable> xs) {
  detail::Pointers<ctn_variable> ws_(ws);
  detail::Pointers<ctn_variable> bs_(bs);
  detail::same_length("n_step_lstm", "bs", ws.size(), bs.size());
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *hy = nullptr;
  ctn_variable *cy = nullptr;
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_n_step_lstm(n_layers, dropout_ratio, hx.ptr(), cx.ptr(), ws_.get(), ws.size(), bs_.get(), xs_.get(), xs.size(), &hy, &cy, ys.get()));
  return {Variable::adopt(hy), Variable::adopt(cy), ys.take()};
}
inline std::tuple<Variable, Variable, std::vector<Variable>> n_step_bilstm(int64_t n_layers,
    double dropout_ratio, detail::Optional<ctn_variable> hx, detail::Optional<ctn_variable> cx,
    List<Variable> ws, List<Variable> bs, List<Variable> xs) {
  detail::Pointers<ctn_variable> ws_(ws);
  detail::Pointers<ctn_variable> bs_(bs);
  detail::same_length("n_step_bilstm", "bs", ws.size(), bs.size());
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *hy = nullptr;
  ctn_variable *cy = nullptr;
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_n_step_bilstm(n_layers, dropout_ratio, hx.ptr(), cx.ptr(), ws_.get(), ws.size(), bs_.get(), xs_.get(), xs.size(), &hy, &cy, ys.get()));
  return {Variable::adopt(hy), Variable::adopt(cy), ys.take()};
}
inline std::tuple<Variable, std::vector<Variable>> n_step_gru(int64_t n_layers, double dropout_ratio,
    detail::Optional<ctn_variable> hx, List<Variable> ws, List<Variable> bs, List<Variable> xs) {
  detail::Pointers<ctn_variable> ws_(ws);
  detail::Pointers<ctn_variable> bs_(bs);
  detail::same_length("n_step_gru", "bs", ws.size(), bs.size());
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *hy = nullptr;
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_n_step_gru(n_layers, dropout_ratio, hx.ptr(), ws_.get(), ws.size(), bs_.get(), xs_.get(), xs.size(), &hy, ys.get()));
  return {Variable::adopt(hy), ys.take()};
}
inline std::tuple<Variable, std::vector<Variable>> n_step_bigru(int64_t n_layers, double dropout_ratio,
    detail::Optional<ctn_variable> hx, List<Variable> ws, List<Variable> bs, List<Variable> xs) {
  detail::Pointers<ctn_variable> ws_(ws);
  detail::Pointers<ctn_variable> bs_(bs);
  detail::same_length("n_step_bigru", "bs", ws.size(), bs.size());
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *hy = nullptr;
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_n_step_bigru(n_layers, dropout_ratio, hx.ptr(), ws_.get(), ws.size(), bs_.get(), xs_.get(), xs.size(), &hy, ys.get()));
  return {Variable::adopt(hy), ys.take()};
}
inline Variable convolution_2d(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b,
                               int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                               detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_convolution_2d(x.ptr(), W.ptr(), b.ptr(), stride_y, stride_x, pad_y, pad_x, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable deconvolution_2d(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b,
                                 int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                 int64_t outsize_y, int64_t outsize_x,
                                 detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_deconvolution_2d(x.ptr(), W.ptr(), b.ptr(), stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable convolution_nd(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b,
                               List<int64_t> stride, List<int64_t> pad,
                               detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_convolution_nd(x.ptr(), W.ptr(), b.ptr(), stride.data(), stride.size(), pad.data(), pad.size(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable deconvolution_nd(const Variable &x, const Variable &W, detail::Optional<ctn_variable> b,
                                 List<int64_t> stride, List<int64_t> pad,
                                 detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_deconvolution_nd(x.ptr(), W.ptr(), b.ptr(), stride.data(), stride.size(), pad.data(), pad.size(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline void set_convolution_algorithm(ctn_convolution_method algorithm) {
  detail::check(ctn_set_convolution_algorithm(algorithm));
}
inline ctn_convolution_method convolution_algorithm() {
  return ctn_convolution_algorithm();
}
inline Variable accuracy(const Variable &y, const Variable &t,
                         detail::Optional<ctn_function_options> options) {
  ctn_variable *out = nullptr;
  detail::check(ctn_accuracy(y.ptr(), t.ptr(), options.ptr(), &out));
  return Variable::adopt(out);
}
inline Variable binary_accuracy(const Variable &y, const Variable &t,
                                detail::Optional<ctn_function_options> options) {
  ctn_variable *out = nullptr;
  detail::check(ctn_binary_accuracy(y.ptr(), t.ptr(), options.ptr(), &out));
  return Variable::adopt(out);
}
inline WalkerAlias WalkerAlias::make(const Array &probs) {
  ctn_walker_alias *out = nullptr;
  detail::check(ctn_walker_alias_new(probs.ptr(), &out));
  return WalkerAlias::adopt(out);
}
inline Array WalkerAlias::sample(detail::Optional<ctn_random_state> state, List<int64_t> shape) const {
  ctn_array *out = nullptr;
  detail::check(ctn_walker_alias_sample(ptr(), state.ptr(), shape.data(), shape.size(), &out));
  return Array::adopt(out);
}
inline Array WalkerAlias::sample_from(const Array &uniform) const {
  ctn_array *out = nullptr;
  detail::check(ctn_walker_alias_sample_from(ptr(), uniform.ptr(), &out));
  return Array::adopt(out);
}
inline void WalkerAlias::to_device(Text device) const {
  detail::check(ctn_walker_alias_to_device(ptr(), device.c_str()));
}
inline Array WalkerAlias::threshold() const {
  ctn_array *out = nullptr;
  detail::check(ctn_walker_alias_threshold(ptr(), &out));
  return Array::adopt(out);
}
inline Array WalkerAlias::values() const {
  ctn_array *out = nullptr;
  detail::check(ctn_walker_alias_values(ptr(), &out));
  return Array::adopt(out);
}
inline Variable softmax_cross_entropy(const Variable &x, const Variable &t, bool normalize,
                                      detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_softmax_cross_entropy(x.ptr(), t.ptr(), normalize ? 1 : 0, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sigmoid_cross_entropy(const Variable &x, const Variable &t, bool normalize,
                                      detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sigmoid_cross_entropy(x.ptr(), t.ptr(), normalize ? 1 : 0, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable mean_squared_error(const Variable &x0, const Variable &x1,
                                   detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_mean_squared_error(x0.ptr(), x1.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable hinge(const Variable &x, const Variable &t, ctn_hinge_norm norm,
                      detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_hinge(x.ptr(), t.ptr(), norm, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable contrastive(const Variable &x0, const Variable &x1, const Variable &y, double margin,
                            detail::Optional<ctn_function_options> options) {
  ctn_variable *out = nullptr;
  detail::check(ctn_contrastive(x0.ptr(), x1.ptr(), y.ptr(), margin, options.ptr(), &out));
  return Variable::adopt(out);
}
inline Variable cross_covariance(const Variable &y, const Variable &z,
                                 detail::Optional<ctn_function_options> options) {
  ctn_variable *out = nullptr;
  detail::check(ctn_cross_covariance(y.ptr(), z.ptr(), options.ptr(), &out));
  return Variable::adopt(out);
}
inline Variable bernoulli_nll(const Variable &x, const Variable &y,
                              detail::Optional<ctn_function_options> options) {
  ctn_variable *out = nullptr;
  detail::check(ctn_bernoulli_nll(x.ptr(), y.ptr(), options.ptr(), &out));
  return Variable::adopt(out);
}
inline Variable gaussian_kl_divergence(const Variable &mean, const Variable &ln_var,
                                       detail::Optional<ctn_function_options> options) {
  ctn_variable *out = nullptr;
  detail::check(ctn_gaussian_kl_divergence(mean.ptr(), ln_var.ptr(), options.ptr(), &out));
  return Variable::adopt(out);
}
inline Variable gaussian_nll(const Variable &x, const Variable &mean, const Variable &ln_var,
                             detail::Optional<ctn_function_options> options) {
  ctn_variable *out = nullptr;
  detail::check(ctn_gaussian_nll(x.ptr(), mean.ptr(), ln_var.ptr(), options.ptr(), &out));
  return Variable::adopt(out);
}
inline Variable connectionist_temporal_classification(List<Variable> x, const Variable &t,
                                                      int64_t blank_symbol,
                                                      detail::Optional<ctn_variable> input_length,
                                                      detail::Optional<ctn_variable> label_length,
                                                      detail::Optional<ctn_function_options> options) {
  detail::Pointers<ctn_variable> x_(x);
  ctn_variable *y = nullptr;
  detail::check(ctn_connectionist_temporal_classification(x_.get(), x.size(), t.ptr(), blank_symbol, input_length.ptr(), label_length.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable negative_sampling(const Variable &x, const Variable &t, const Variable &W,
                                  detail::Optional<ctn_walker_alias> sampler, int64_t sample_size,
                                  detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_negative_sampling(x.ptr(), t.ptr(), W.ptr(), sampler.ptr(), sample_size, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable sum(const Variable &x, List<int64_t> axes, bool keepdims) {
  ctn_variable *y = nullptr;
  detail::check(ctn_sum(x.ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &y));
  return Variable::adopt(y);
}
inline Variable matmul(const Variable &a, const Variable &b, bool transa, bool transb) {
  ctn_variable *y = nullptr;
  detail::check(ctn_matmul(a.ptr(), b.ptr(), transa ? 1 : 0, transb ? 1 : 0, &y));
  return Variable::adopt(y);
}
inline Variable max(const Variable &x, List<int64_t> axes, bool keepdims) {
  ctn_variable *y = nullptr;
  detail::check(ctn_max(x.ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &y));
  return Variable::adopt(y);
}
inline Variable min(const Variable &x, List<int64_t> axes, bool keepdims) {
  ctn_variable *y = nullptr;
  detail::check(ctn_min(x.ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &y));
  return Variable::adopt(y);
}
inline Variable mean(const Variable &x, List<int64_t> axes, bool keepdims) {
  ctn_variable *y = nullptr;
  detail::check(ctn_mean(x.ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &y));
  return Variable::adopt(y);
}
inline Variable logsumexp(const Variable &x, List<int64_t> axes, bool keepdims) {
  ctn_variable *y = nullptr;
  detail::check(ctn_logsumexp(x.ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &y));
  return Variable::adopt(y);
}
inline Variable clip(const Variable &x, double x_min, double x_max) {
  ctn_variable *y = nullptr;
  detail::check(ctn_clip(x.ptr(), x_min, x_max, &y));
  return Variable::adopt(y);
}
inline Variable matmul_numpy(const Variable &a, const Variable &b) {
  ctn_variable *y = nullptr;
  detail::check(ctn_matmul_numpy(a.ptr(), b.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable batch_matmul(const Variable &a, const Variable &b, bool transa, bool transb) {
  ctn_variable *y = nullptr;
  detail::check(ctn_batch_matmul(a.ptr(), b.ptr(), transa ? 1 : 0, transb ? 1 : 0, &y));
  return Variable::adopt(y);
}
inline Variable inv(const Variable &a) {
  ctn_variable *y = nullptr;
  detail::check(ctn_inv(a.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable batch_inv(const Variable &a) {
  ctn_variable *y = nullptr;
  detail::check(ctn_batch_inv(a.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable det(const Variable &a) {
  ctn_variable *y = nullptr;
  detail::check(ctn_det(a.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable batch_det(const Variable &a) {
  ctn_variable *y = nullptr;
  detail::check(ctn_batch_det(a.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable batch_l2_norm_squared(const Variable &x) {
  ctn_variable *y = nullptr;
  detail::check(ctn_batch_l2_norm_squared(x.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable dropout(const Variable &x, double ratio, detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_dropout(x.ptr(), ratio, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable gaussian(const Variable &mean, const Variable &ln_var,
                         detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_gaussian(mean.ptr(), ln_var.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable batch_normalization(const Variable &x, const Variable &gamma, const Variable &beta,
                                    double eps) {
  ctn_variable *y = nullptr;
  detail::check(ctn_batch_normalization(x.ptr(), gamma.ptr(), beta.ptr(), eps, &y));
  return Variable::adopt(y);
}
inline Variable fixed_batch_normalization(const Variable &x, const Variable &gamma, const Variable &beta,
                                          const Variable &mean, const Variable &var) {
  ctn_variable *y = nullptr;
  detail::check(ctn_fixed_batch_normalization(x.ptr(), gamma.ptr(), beta.ptr(), mean.ptr(), var.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable layer_normalization(const Variable &x, const Variable &gamma, const Variable &beta,
                                    double eps) {
  ctn_variable *y = nullptr;
  detail::check(ctn_layer_normalization(x.ptr(), gamma.ptr(), beta.ptr(), eps, &y));
  return Variable::adopt(y);
}
inline Variable rms_normalization(const Variable &x, const Variable &gamma, double eps) {
  ctn_variable *y = nullptr;
  detail::check(ctn_rms_normalization(x.ptr(), gamma.ptr(), eps, &y));
  return Variable::adopt(y);
}
inline Variable local_response_normalization(const Variable &x, int64_t n, double k, double alpha,
                                             double beta) {
  ctn_variable *y = nullptr;
  detail::check(ctn_local_response_normalization(x.ptr(), n, k, alpha, beta, &y));
  return Variable::adopt(y);
}
inline Variable max_pooling_2d(const Variable &x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                               int64_t stride_x, int64_t pad_y, int64_t pad_x, bool cover_all,
                               detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_max_pooling_2d(x.ptr(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all ? 1 : 0, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable average_pooling_2d(const Variable &x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                   int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                   detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_average_pooling_2d(x.ptr(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Variable spatial_pyramid_pooling_2d(const Variable &x, int64_t pyramid_height) {
  ctn_variable *y = nullptr;
  detail::check(ctn_spatial_pyramid_pooling_2d(x.ptr(), pyramid_height, &y));
  return Variable::adopt(y);
}
inline Variable unpooling_2d(const Variable &x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                             int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                             int64_t outsize_x, bool cover_all,
                             detail::Optional<ctn_function_options> options) {
  ctn_variable *y = nullptr;
  detail::check(ctn_unpooling_2d(x.ptr(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all ? 1 : 0, options.ptr(), &y));
  return Variable::adopt(y);
}
inline Fused Fused::make(FuseFunction body) {
  auto body_ = body ? std::make_unique<FuseFunction>(std::move(body)) : nullptr;
  ctn_fused *out = nullptr;
  const auto body_call = body_ ? detail::call_fuse_fn<detail::Whole<FuseFunction>> : nullptr;
  const auto body_end = body_ ? detail::destroy<FuseFunction> : nullptr;
  void *body_given = body_.release();
  detail::check(ctn_fused_new(body_call, body_given, body_end, &out));
  return Fused::adopt(out);
}
inline std::vector<Variable> Fused::call(List<Variable> inputs, std::size_t output_count) const {
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::Arrivals<Variable, ctn_variable> outputs(output_count);
  detail::check(ctn_fused_call(ptr(), inputs_.get(), inputs.size(), outputs.get(), output_count));
  return outputs.take();
}
inline std::vector<Array> Fused::call_arrays(List<Array> inputs, std::size_t output_count) const {
  detail::Pointers<ctn_array> inputs_(inputs);
  detail::Arrivals<Array, ctn_array> outputs(output_count);
  detail::check(ctn_fused_call_arrays(ptr(), inputs_.get(), inputs.size(), outputs.get(), output_count));
  return outputs.take();
}
inline std::vector<Variable> fuse(FuseFunction body, List<Variable> inputs, std::size_t output_count) {
  auto body_ = body ? std::make_unique<FuseFunction>(std::move(body)) : nullptr;
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::Arrivals<Variable, ctn_variable> outputs(output_count);
  const auto body_call = body_ ? detail::call_fuse_fn<detail::Whole<FuseFunction>> : nullptr;
  const auto body_end = body_ ? detail::destroy<FuseFunction> : nullptr;
  void *body_given = body_.release();
  detail::check(ctn_fuse(body_call, body_given, body_end, inputs_.get(), inputs.size(), outputs.get(), output_count));
  return outputs.take();
}
inline Array Array::get_advanced(List<Index> items, List<Array> arrays) const {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_get_advanced(ptr(), items.data(), items.size(), arrays_.get(), arrays.size(), &out));
  return Array::adopt(out);
}
inline void Array::set_advanced(List<Index> items, List<Array> arrays, const Array &value) const {
  detail::Pointers<ctn_array> arrays_(arrays);
  detail::check(ctn_array_set_advanced(ptr(), items.data(), items.size(), arrays_.get(), arrays.size(), value.ptr()));
}
inline void Array::add_at(List<Index> items, List<Array> arrays, const Array &value) const {
  detail::Pointers<ctn_array> arrays_(arrays);
  detail::check(ctn_array_add_at(ptr(), items.data(), items.size(), arrays_.get(), arrays.size(), value.ptr()));
}
inline Array Array::get_mask(const Array &mask) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_get_mask(ptr(), mask.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::set_mask(const Array &mask, const Array &value) const {
  detail::check(ctn_array_set_mask(ptr(), mask.ptr(), value.ptr()));
}
inline void Array::put(const Array &indices, const Array &values, ctn_index_mode mode) const {
  detail::check(ctn_array_put(ptr(), indices.ptr(), values.ptr(), mode));
}
inline Array Array::take_along_axis(const Array &indices, int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_take_along_axis(ptr(), indices.ptr(), axis, &out));
  return Array::adopt(out);
}
inline void Array::put_along_axis(const Array &indices, const Array &values, int64_t axis) const {
  detail::check(ctn_array_put_along_axis(ptr(), indices.ptr(), values.ptr(), axis));
}
inline Array Array::nonzero() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_nonzero(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::flatnonzero() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_flatnonzero(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::argwhere() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_argwhere(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::compress(const Array &a, int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_compress(ptr(), a.ptr(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::extract(const Array &a) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_extract(ptr(), a.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::save(Text path) const {
  detail::check(ctn_array_save(ptr(), path.c_str()));
}
inline Array Array::load(Text path, ctn_mmap_mode mmap_mode) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_load(path.c_str(), mmap_mode, &out));
  return Array::adopt(out);
}
inline size_t Array::save_to_memory(void *data, size_t capacity) const {
  size_t length{};
  detail::check(ctn_array_save_to_memory(ptr(), data, capacity, &length));
  return length;
}
inline Array Array::load_from_memory(const void *data, size_t size) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_load_from_memory(data, size, &out));
  return Array::adopt(out);
}
inline void Array::tofile(Text path, Text separator) const {
  detail::check(ctn_array_tofile(ptr(), path.c_str(), separator.c_str()));
}
inline void Array::savez(Text path, List<Array> arrays, List<const char *> names, int32_t level) {
  detail::Pointers<ctn_array> arrays_(arrays);
  if (names.data()) detail::same_length("array_savez", "names", arrays.size(), names.size());
  detail::check(ctn_array_savez(path.c_str(), arrays_.get(), arrays.size(), names.data(), level));
}
inline NpzFile NpzFile::open(Text path) {
  ctn_npz_file *file = nullptr;
  detail::check(ctn_npz_file_open(path.c_str(), &file));
  return NpzFile::adopt(file);
}
inline size_t NpzFile::count() const {
  return ctn_npz_file_count(ptr());
}
inline const char *NpzFile::name(size_t index) const {
  const char *name{};
  detail::check(ctn_npz_file_name(ptr(), index, &name));
  return name;
}
inline bool NpzFile::contains(Text name) const {
  return ctn_npz_file_contains(ptr(), name.c_str()) != 0;
}
inline Array NpzFile::read(Text name) const {
  ctn_array *out = nullptr;
  detail::check(ctn_npz_file_read(ptr(), name.c_str(), &out));
  return Array::adopt(out);
}
inline KernelOptions KernelOptions::make() {
  ctn_kernel_options *out = nullptr;
  detail::check(ctn_kernel_options_new(&out));
  return KernelOptions::adopt(out);
}
inline const KernelOptions &KernelOptions::set_preamble(Text text) const {
  detail::check(ctn_kernel_options_set_preamble(ptr(), text.c_str()));
  return *this;
}
inline const KernelOptions &KernelOptions::set_loop_prep(Text text) const {
  detail::check(ctn_kernel_options_set_loop_prep(ptr(), text.c_str()));
  return *this;
}
inline const KernelOptions &KernelOptions::set_after_loop(Text text) const {
  detail::check(ctn_kernel_options_set_after_loop(ptr(), text.c_str()));
  return *this;
}
inline const KernelOptions &KernelOptions::set_reduce_dims(bool enabled) const {
  detail::check(ctn_kernel_options_set_reduce_dims(ptr(), enabled ? 1 : 0));
  return *this;
}
inline const KernelOptions &KernelOptions::set_reduce_type(Text text) const {
  detail::check(ctn_kernel_options_set_reduce_type(ptr(), text.c_str()));
  return *this;
}
inline const KernelOptions &KernelOptions::add_compiler_option(Text option) const {
  detail::check(ctn_kernel_options_add_compiler_option(ptr(), option.c_str()));
  return *this;
}
inline ElementwiseKernel ElementwiseKernel::make(Text in_params, Text out_params, Text operation, Text name,
                                                 detail::Optional<ctn_kernel_options> options) {
  ctn_elementwise_kernel *out = nullptr;
  detail::check(ctn_elementwise_kernel_new(in_params.c_str(), out_params.c_str(), operation.c_str(), name.c_str(), options.ptr(), &out));
  return ElementwiseKernel::adopt(out);
}
inline std::vector<Array> ElementwiseKernel::call(List<Array> inputs, int64_t size, List<Array> destinations,
                                                  std::size_t out_count) const {
  detail::Pointers<ctn_array> inputs_(inputs);
  detail::Pointers<ctn_array> destinations_(destinations);
  detail::Arrivals<Array, ctn_array> outs(out_count);
  detail::check(ctn_elementwise_kernel_call(ptr(), inputs_.get(), inputs.size(), size, destinations_.get(), outs.get(), out_count));
  return outs.take();
}
inline ReductionKernel ReductionKernel::make(Text in_params, Text out_params, Text map_expr, Text reduce_expr,
                                             Text post_map_expr, Text identity, Text name,
                                             detail::Optional<ctn_kernel_options> options) {
  ctn_reduction_kernel *out = nullptr;
  detail::check(ctn_reduction_kernel_new(in_params.c_str(), out_params.c_str(), map_expr.c_str(), reduce_expr.c_str(), post_map_expr.c_str(), identity.c_str(), name.c_str(), options.ptr(), &out));
  return ReductionKernel::adopt(out);
}
inline std::vector<Array> ReductionKernel::call(List<Array> inputs, List<int64_t> axes, bool keepdims,
                                                List<Array> destinations, std::size_t out_count) const {
  detail::Pointers<ctn_array> inputs_(inputs);
  detail::Pointers<ctn_array> destinations_(destinations);
  detail::Arrivals<Array, ctn_array> outs(out_count);
  detail::check(ctn_reduction_kernel_call(ptr(), inputs_.get(), inputs.size(), axes.data(), axes.size(), keepdims ? 1 : 0, destinations_.get(), outs.get(), out_count));
  return outs.take();
}
inline RawKernel RawKernel::make(Text code, Text name, detail::Optional<ctn_kernel_options> options) {
  ctn_raw_kernel *out = nullptr;
  detail::check(ctn_raw_kernel_new(code.c_str(), name.c_str(), options.ptr(), &out));
  return RawKernel::adopt(out);
}
inline void RawKernel::call(List<int64_t> grid, List<int64_t> block, List<Array> arguments) const {
  detail::Pointers<ctn_array> arguments_(arguments);
  detail::check(ctn_raw_kernel_call(ptr(), grid.data(), grid.size(), block.data(), block.size(), arguments_.get(), arguments.size()));
}
inline std::string kernel_cache_directory() {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_kernel_cache_directory(text_, capacity_, length_); });
}
inline Array Array::inner(const Array &b) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_inner(ptr(), b.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::outer(const Array &b) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_outer(ptr(), b.ptr(), &out));
  return Array::adopt(out);
}
inline void Array::outer_into(const Array &b, const Array &out) const {
  detail::check(ctn_array_outer_into(ptr(), b.ptr(), out.ptr()));
}
inline Array Array::vdot(const Array &b) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_vdot(ptr(), b.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::tensordot(const Array &b, int64_t axes) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_tensordot(ptr(), b.ptr(), axes, &out));
  return Array::adopt(out);
}
inline Array Array::tensordot_axes(const Array &b, List<int64_t> a_axes, List<int64_t> b_axes) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_tensordot_axes(ptr(), b.ptr(), a_axes.data(), a_axes.size(), b_axes.data(), b_axes.size(), &out));
  return Array::adopt(out);
}
inline void Array::matmul_into(const Array &b, const Array &out) const {
  detail::check(ctn_array_matmul_into(ptr(), b.ptr(), out.ptr()));
}
inline Array Array::diagonal(int64_t offset, int64_t axis1, int64_t axis2) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_diagonal(ptr(), offset, axis1, axis2, &out));
  return Array::adopt(out);
}
inline Array Array::trace(int64_t offset, int64_t axis1, int64_t axis2, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_trace(ptr(), offset, axis1, axis2, dtype, &out));
  return Array::adopt(out);
}
inline void Array::trace_into(int64_t offset, int64_t axis1, int64_t axis2, ctn_dtype dtype,
                              const Array &out) const {
  detail::check(ctn_array_trace_into(ptr(), offset, axis1, axis2, dtype, out.ptr()));
}
inline Array Array::inv() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_inv(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::det() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_det(ptr(), &out));
  return Array::adopt(out);
}
inline std::tuple<Array, Array> Array::slogdet() const {
  ctn_array *sign = nullptr;
  ctn_array *logarithm = nullptr;
  detail::check(ctn_array_slogdet(ptr(), &sign, &logarithm));
  return {Array::adopt(sign), Array::adopt(logarithm)};
}
inline Array Array::solve(const Array &b) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_solve(ptr(), b.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::cholesky() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_cholesky(ptr(), &out));
  return Array::adopt(out);
}
inline std::tuple<Array, Array> Array::qr(bool complete) const {
  ctn_array *q = nullptr;
  ctn_array *r = nullptr;
  detail::check(ctn_array_qr(ptr(), complete ? 1 : 0, &q, &r));
  return {Array::adopt(q), Array::adopt(r)};
}
inline Array Array::qr_r() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_qr_r(ptr(), &out));
  return Array::adopt(out);
}
inline std::tuple<Array, Array, Array> Array::svd(bool full_matrices) const {
  ctn_array *u = nullptr;
  ctn_array *s = nullptr;
  ctn_array *vh = nullptr;
  detail::check(ctn_array_svd(ptr(), full_matrices ? 1 : 0, &u, &s, &vh));
  return {Array::adopt(u), Array::adopt(s), Array::adopt(vh)};
}
inline Array Array::svdvals() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_svdvals(ptr(), &out));
  return Array::adopt(out);
}
inline std::tuple<Array, Array> Array::eigh(bool upper) const {
  ctn_array *w = nullptr;
  ctn_array *v = nullptr;
  detail::check(ctn_array_eigh(ptr(), upper ? 1 : 0, &w, &v));
  return {Array::adopt(w), Array::adopt(v)};
}
inline Array Array::eigvalsh(bool upper) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_eigvalsh(ptr(), upper ? 1 : 0, &out));
  return Array::adopt(out);
}
inline Array Array::pinv(double rcond) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_pinv(ptr(), rcond, &out));
  return Array::adopt(out);
}
inline Array Array::norm(ctn_norm_kind kind, double order, List<int64_t> axes, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_norm(ptr(), kind, order, axes.data(), axes.size(), keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline size_t Link::count(bool skipself) const {
  size_t count{};
  detail::check(ctn_link_count(ptr(), skipself ? 1 : 0, &count));
  return count;
}
inline Link Link::at(size_t index, bool skipself) const {
  ctn_link *out = nullptr;
  detail::check(ctn_link_at(ptr(), index, skipself ? 1 : 0, &out));
  return Link::adopt(out);
}
inline std::string Link::path(size_t index, bool skipself) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_link_path(ptr(), index, skipself ? 1 : 0, text_, capacity_, length_); });
}
inline LinkIterator LinkIterator::make(const Link &link, bool skipself) {
  ctn_link_iterator *out = nullptr;
  detail::check(ctn_link_iterator_new(link.ptr(), skipself ? 1 : 0, &out));
  return LinkIterator::adopt(out);
}
inline std::tuple<const char *, Link> LinkIterator::next() const {
  const char *path{};
  ctn_link *out = nullptr;
  detail::check(ctn_link_iterator_next(ptr(), &path, &out));
  return {path, Link::adopt(out)};
}
inline ParamIterator ParamIterator::make(const Link &link) {
  ctn_param_iterator *out = nullptr;
  detail::check(ctn_param_iterator_new(link.ptr(), &out));
  return ParamIterator::adopt(out);
}
inline std::tuple<const char *, Variable> ParamIterator::next() const {
  const char *path{};
  ctn_variable *out = nullptr;
  detail::check(ctn_param_iterator_next(ptr(), &path, &out));
  return {path, Variable::adopt(out)};
}
inline void Link::freeze(Text pattern) const {
  detail::check(ctn_link_freeze(ptr(), pattern.c_str()));
}
inline void Link::unfreeze(Text pattern) const {
  detail::check(ctn_link_unfreeze(ptr(), pattern.c_str()));
}
inline const char *Link::kind() const {
  return ctn_link_kind(ptr());
}
inline std::string Link::device() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_link_device(ptr(), text_, capacity_, length_); });
}
inline void Link::add_persistent_i64(Text name, int64_t value) const {
  detail::check(ctn_link_add_persistent_i64(ptr(), name.c_str(), value));
}
inline void Link::add_persistent_f64(Text name, double value) const {
  detail::check(ctn_link_add_persistent_f64(ptr(), name.c_str(), value));
}
inline void Link::add_persistent_text(Text name, Text value) const {
  detail::check(ctn_link_add_persistent_text(ptr(), name.c_str(), value.c_str()));
}
inline int64_t Link::persistent_i64(Text name) const {
  int64_t value{};
  detail::check(ctn_link_persistent_i64(ptr(), name.c_str(), &value));
  return value;
}
inline double Link::persistent_f64(Text name) const {
  double value{};
  detail::check(ctn_link_persistent_f64(ptr(), name.c_str(), &value));
  return value;
}
inline std::string Link::persistent_text(Text name) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_link_persistent_text(ptr(), name.c_str(), text_, capacity_, length_); });
}
inline void Link::set_persistent_i64(Text name, int64_t value) const {
  detail::check(ctn_link_set_persistent_i64(ptr(), name.c_str(), value));
}
inline void Link::set_persistent_f64(Text name, double value) const {
  detail::check(ctn_link_set_persistent_f64(ptr(), name.c_str(), value));
}
inline void Link::set_persistent_text(Text name, Text value) const {
  detail::check(ctn_link_set_persistent_text(ptr(), name.c_str(), value.c_str()));
}
inline size_t Link::persistent_count() const {
  return ctn_link_persistent_count(ptr());
}
inline std::string Link::persistent_name(size_t index) const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_link_persistent_name(ptr(), index, text_, capacity_, length_); });
}
inline ctn_persistent_kind Link::persistent_kind(size_t index) const {
  ctn_persistent_kind kind{};
  detail::check(ctn_link_persistent_kind(ptr(), index, &kind));
  return kind;
}
inline Link Link::prelu(List<int64_t> shape, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_prelu_new(shape.data(), shape.size(), options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::maxout(int64_t in_size, int64_t out_size, int64_t pool_size,
                         detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_maxout_new(in_size, out_size, pool_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline void Link::classifier_set_loss_function(ClassifierFunctionFunction function) const {
  auto function_ = function ? std::make_unique<ClassifierFunctionFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_classifier_function_fn<detail::Whole<ClassifierFunctionFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<ClassifierFunctionFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_link_classifier_set_loss_function(ptr(), function_call, function_given, function_end));
}
inline void Link::classifier_set_accuracy_function(ClassifierFunctionFunction function) const {
  auto function_ = function ? std::make_unique<ClassifierFunctionFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_classifier_function_fn<detail::Whole<ClassifierFunctionFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<ClassifierFunctionFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_link_classifier_set_accuracy_function(ptr(), function_call, function_given, function_end));
}
inline Link Link::bilinear(int64_t left_size, int64_t right_size, int64_t out_size,
                           detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_bilinear_new(left_size, right_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::deconvolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                   int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y,
                                   int64_t pad_x, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::inception(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj5,
                            int64_t out5, int64_t proj_pool, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::inception_bn(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj33,
                               int64_t out33, ctn_pooling pooltype, int64_t proj_pool, int64_t stride,
                               detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33, pooltype, proj_pool, stride, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::mlp_convolution_2d(int64_t in_channels, List<int64_t> out_channels, int64_t ksize_y,
                                     int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y,
                                     int64_t pad_x, LinkActivationFunction activation,
                                     detail::Optional<ctn_link_options> options) {
  auto activation_ = activation ? std::make_unique<LinkActivationFunction>(std::move(activation)) : nullptr;
  ctn_link *out = nullptr;
  const auto activation_call = activation_ ? detail::call_link_activation_fn<detail::Whole<LinkActivationFunction>> : nullptr;
  const auto activation_end = activation_ ? detail::destroy<LinkActivationFunction> : nullptr;
  void *activation_given = activation_.release();
  detail::check(ctn_link_mlp_convolution_2d_new(in_channels, out_channels.data(), out_channels.size(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, activation_call, activation_given, activation_end, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::convolution_nd(int64_t in_channels, int64_t out_channels, List<int64_t> ksize,
                                 List<int64_t> stride, List<int64_t> pad,
                                 detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_convolution_nd_new(in_channels, out_channels, ksize.data(), ksize.size(), stride.data(), stride.size(), pad.data(), pad.size(), options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::deconvolution_nd(int64_t in_channels, int64_t out_channels, List<int64_t> ksize,
                                   List<int64_t> stride, List<int64_t> pad,
                                   detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_deconvolution_nd_new(in_channels, out_channels, ksize.data(), ksize.size(), stride.data(), stride.size(), pad.data(), pad.size(), options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::multi_head_attention(int64_t size, int64_t key_size, int64_t value_size, int64_t heads,
                                       detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_multi_head_attention_new(size, key_size, value_size, heads, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::sequential() {
  ctn_link *out = nullptr;
  detail::check(ctn_link_sequential_new(&out));
  return Link::adopt(out);
}
inline void Link::sequential_append(const Link &link) const {
  detail::check(ctn_link_sequential_append(ptr(), link.ptr()));
}
inline void Link::sequential_append_function(LinkActivationFunction function) const {
  auto function_ = function ? std::make_unique<LinkActivationFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_link_activation_fn<detail::Whole<LinkActivationFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<LinkActivationFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_link_sequential_append_function(ptr(), function_call, function_given, function_end));
}
inline void Link::sequential_append_activation(ctn_activation activation) const {
  detail::check(ctn_link_sequential_append_activation(ptr(), activation));
}
inline Link Link::negative_sampling(int64_t in_size, List<int64_t> counts, int64_t sample_size,
                                    detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_negative_sampling_new(in_size, counts.data(), counts.size(), sample_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline WalkerAlias Link::negative_sampling_sampler() const {
  ctn_walker_alias *out = nullptr;
  detail::check(ctn_link_negative_sampling_sampler(ptr(), &out));
  return WalkerAlias::adopt(out);
}
inline Variable Link::negative_sampling_call(const Variable &x, const Variable &t,
                                             detail::Optional<ctn_function_options> options) const {
  ctn_variable *y = nullptr;
  detail::check(ctn_link_negative_sampling_call(ptr(), x.ptr(), t.ptr(), options.ptr(), &y));
  return Variable::adopt(y);
}
inline Link Link::binary_hierarchical_softmax(int64_t in_size, const Array &tree,
                                              detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_binary_hierarchical_softmax_new(in_size, tree.ptr(), options.ptr(), &out));
  return Link::adopt(out);
}
inline std::tuple<Array, Array, Array> Link::binary_hierarchical_softmax_tables() const {
  ctn_array *paths = nullptr;
  ctn_array *codes = nullptr;
  ctn_array *begins = nullptr;
  detail::check(ctn_link_binary_hierarchical_softmax_tables(ptr(), &paths, &codes, &begins));
  return {Array::adopt(paths), Array::adopt(codes), Array::adopt(begins)};
}
inline Array create_huffman_tree(List<int64_t> words, List<double> counts) {
  ctn_array *out = nullptr;
  detail::check(ctn_create_huffman_tree(words.data(), words.size(), counts.data(), counts.size(), &out));
  return Array::adopt(out);
}
inline Link Link::batch_normalization(List<int64_t> size, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_batch_normalization_new(size.data(), size.size(), options.ptr(), &out));
  return Link::adopt(out);
}
inline void Link::set_normalization_mode(ctn_normalization_mode mode) const {
  detail::check(ctn_link_set_normalization_mode(ptr(), mode));
}
inline ctn_normalization_mode Link::normalization_mode() const {
  ctn_normalization_mode mode{};
  detail::check(ctn_link_normalization_mode(ptr(), &mode));
  return mode;
}
inline void Link::start_finetuning() const {
  detail::check(ctn_link_start_finetuning(ptr()));
}
inline Link Link::layer_normalization(List<int64_t> size, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_layer_normalization_new(size.data(), size.size(), options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::embed_id(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_embed_id_new(in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline void Link::embed_id_set_ignore_label(bool ignores, int64_t ignore_label) const {
  detail::check(ctn_link_embed_id_set_ignore_label(ptr(), ignores ? 1 : 0, ignore_label));
}
inline Link Link::lstm(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_lstm_new(in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline void Link::lstm_reset_state() const {
  detail::check(ctn_link_lstm_reset_state(ptr()));
}
inline void Link::lstm_set_state(const Variable &c, const Variable &h) const {
  detail::check(ctn_link_lstm_set_state(ptr(), c.ptr(), h.ptr()));
}
inline Variable Link::lstm_c() const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_lstm_c(ptr(), &out));
  return Variable::adopt(out);
}
inline Variable Link::lstm_h() const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_lstm_h(ptr(), &out));
  return Variable::adopt(out);
}
inline Link Link::gru(int64_t in_size, int64_t out_size, detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_gru_new(in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::stateful_gru(int64_t in_size, int64_t out_size,
                               detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_stateful_gru_new(in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline void Link::stateful_gru_reset_state() const {
  detail::check(ctn_link_stateful_gru_reset_state(ptr()));
}
inline void Link::stateful_gru_set_state(const Variable &h) const {
  detail::check(ctn_link_stateful_gru_set_state(ptr(), h.ptr()));
}
inline Variable Link::stateful_gru_h() const {
  ctn_variable *out = nullptr;
  detail::check(ctn_link_stateful_gru_h(ptr(), &out));
  return Variable::adopt(out);
}
inline Link Link::n_step_lstm(int64_t n_layers, int64_t in_size, int64_t out_size,
                              detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_n_step_lstm_new(n_layers, in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::n_step_bilstm(int64_t n_layers, int64_t in_size, int64_t out_size,
                                detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_n_step_bilstm_new(n_layers, in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline std::tuple<Variable, Variable, std::vector<Variable>> Link::n_step_lstm_call(
    detail::Optional<ctn_variable> hx, detail::Optional<ctn_variable> cx, List<Variable> xs) const {
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *hy = nullptr;
  ctn_variable *cy = nullptr;
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_link_n_step_lstm_call(ptr(), hx.ptr(), cx.ptr(), xs_.get(), xs.size(), &hy, &cy, ys.get()));
  return {Variable::adopt(hy), Variable::adopt(cy), ys.take()};
}
inline Link Link::n_step_gru(int64_t n_layers, int64_t in_size, int64_t out_size,
                             detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_n_step_gru_new(n_layers, in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline Link Link::n_step_bigru(int64_t n_layers, int64_t in_size, int64_t out_size,
                               detail::Optional<ctn_link_options> options) {
  ctn_link *out = nullptr;
  detail::check(ctn_link_n_step_bigru_new(n_layers, in_size, out_size, options.ptr(), &out));
  return Link::adopt(out);
}
inline std::tuple<Variable, std::vector<Variable>> Link::n_step_gru_call(detail::Optional<ctn_variable> hx,
    List<Variable> xs) const {
  detail::Pointers<ctn_variable> xs_(xs);
  ctn_variable *hy = nullptr;
  detail::Arrivals<Variable, ctn_variable> ys(xs.size());
  detail::check(ctn_link_n_step_gru_call(ptr(), hx.ptr(), xs_.get(), xs.size(), &hy, ys.get()));
  return {Variable::adopt(hy), ys.take()};
}
inline Array Array::atleast_1d() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_atleast_1d(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::atleast_2d() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_atleast_2d(ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::atleast_3d() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_atleast_3d(ptr(), &out));
  return Array::adopt(out);
}
inline size_t Array::broadcast(List<Array> arrays, int64_t *shape, size_t capacity) {
  detail::Pointers<ctn_array> arrays_(arrays);
  size_t ndim{};
  detail::check(ctn_array_broadcast(arrays_.get(), arrays.size(), shape, capacity, &ndim));
  return ndim;
}
inline std::vector<Array> Array::broadcast_arrays(List<Array> arrays) {
  detail::Pointers<ctn_array> arrays_(arrays);
  detail::Arrivals<Array, ctn_array> outs(arrays.size());
  detail::check(ctn_array_broadcast_arrays(arrays_.get(), arrays.size(), outs.get()));
  return outs.take();
}
inline Array Array::moveaxis(int64_t source, int64_t destination) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_moveaxis(ptr(), source, destination, &out));
  return Array::adopt(out);
}
inline Array Array::flip(List<int64_t> axes) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_flip(ptr(), axes.data(), axes.size(), &out));
  return Array::adopt(out);
}
inline Array Array::stack(List<Array> arrays, int64_t axis) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_stack(arrays_.get(), arrays.size(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::hstack(List<Array> arrays) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_hstack(arrays_.get(), arrays.size(), &out));
  return Array::adopt(out);
}
inline Array Array::vstack(List<Array> arrays) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_vstack(arrays_.get(), arrays.size(), &out));
  return Array::adopt(out);
}
inline Array Array::dstack(List<Array> arrays) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_dstack(arrays_.get(), arrays.size(), &out));
  return Array::adopt(out);
}
inline Array Array::column_stack(List<Array> arrays) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_column_stack(arrays_.get(), arrays.size(), &out));
  return Array::adopt(out);
}
inline std::vector<Array> Array::hsplit(std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_hsplit(ptr(), outs.get(), count));
  return outs.take();
}
inline std::vector<Array> Array::vsplit(std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_vsplit(ptr(), outs.get(), count));
  return outs.take();
}
inline std::vector<Array> Array::dsplit(std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_dsplit(ptr(), outs.get(), count));
  return outs.take();
}
inline std::vector<Array> Array::hsplit_at(List<int64_t> positions, std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_hsplit_at(ptr(), positions.data(), positions.size(), outs.get(), count));
  return outs.take();
}
inline std::vector<Array> Array::vsplit_at(List<int64_t> positions, std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_vsplit_at(ptr(), positions.data(), positions.size(), outs.get(), count));
  return outs.take();
}
inline std::vector<Array> Array::dsplit_at(List<int64_t> positions, std::size_t count) const {
  detail::Arrivals<Array, ctn_array> outs(count);
  detail::check(ctn_array_dsplit_at(ptr(), positions.data(), positions.size(), outs.get(), count));
  return outs.take();
}
inline Array Array::tile(List<int64_t> repetitions) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_tile(ptr(), repetitions.data(), repetitions.size(), &out));
  return Array::adopt(out);
}
inline Array Array::repeat(List<int64_t> repeats, int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_repeat(ptr(), repeats.data(), repeats.size(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::roll(int64_t shift, int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_roll(ptr(), shift, axis, &out));
  return Array::adopt(out);
}
inline std::vector<Variable> recompute(RecomputeFunction forward, List<Variable> inputs,
                                       std::size_t output_count) {
  auto forward_ = forward ? std::make_unique<RecomputeFunction>(std::move(forward)) : nullptr;
  detail::Pointers<ctn_variable> inputs_(inputs);
  detail::Arrivals<Variable, ctn_variable> outputs(output_count);
  const auto forward_call = forward_ ? detail::call_recompute_fn<detail::Whole<RecomputeFunction>> : nullptr;
  const auto forward_end = forward_ ? detail::destroy<RecomputeFunction> : nullptr;
  void *forward_given = forward_.release();
  detail::check(ctn_recompute(forward_call, forward_given, forward_end, inputs_.get(), inputs.size(), outputs.get(), output_count));
  return outputs.take();
}
inline Array Array::sum(List<int64_t> axes, bool keepdims, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_sum(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, dtype, &out));
  return Array::adopt(out);
}
inline void Array::sum_into(List<int64_t> axes, bool keepdims, ctn_dtype dtype, const Array &out) const {
  detail::check(ctn_array_sum_into(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, dtype, out.ptr()));
}
inline Array Array::prod(List<int64_t> axes, bool keepdims, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_prod(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, dtype, &out));
  return Array::adopt(out);
}
inline void Array::prod_into(List<int64_t> axes, bool keepdims, ctn_dtype dtype, const Array &out) const {
  detail::check(ctn_array_prod_into(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, dtype, out.ptr()));
}
inline Array Array::mean(List<int64_t> axes, bool keepdims, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_mean(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, dtype, &out));
  return Array::adopt(out);
}
inline void Array::mean_into(List<int64_t> axes, bool keepdims, ctn_dtype dtype, const Array &out) const {
  detail::check(ctn_array_mean_into(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, dtype, out.ptr()));
}
inline Array Array::max(List<int64_t> axes, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_max(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline void Array::max_into(List<int64_t> axes, bool keepdims, const Array &out) const {
  detail::check(ctn_array_max_into(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, out.ptr()));
}
inline Array Array::min(List<int64_t> axes, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_min(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline void Array::min_into(List<int64_t> axes, bool keepdims, const Array &out) const {
  detail::check(ctn_array_min_into(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, out.ptr()));
}
inline Array Array::argmax(int64_t axis, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_argmax(ptr(), axis, keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline void Array::argmax_into(int64_t axis, bool keepdims, const Array &out) const {
  detail::check(ctn_array_argmax_into(ptr(), axis, keepdims ? 1 : 0, out.ptr()));
}
inline Array Array::argmin(int64_t axis, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_argmin(ptr(), axis, keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline void Array::argmin_into(int64_t axis, bool keepdims, const Array &out) const {
  detail::check(ctn_array_argmin_into(ptr(), axis, keepdims ? 1 : 0, out.ptr()));
}
inline Array Array::var(List<int64_t> axes, double ddof, bool keepdims, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_var(ptr(), axes.data(), axes.size(), ddof, keepdims ? 1 : 0, dtype, &out));
  return Array::adopt(out);
}
inline void Array::var_into(List<int64_t> axes, double ddof, bool keepdims, ctn_dtype dtype,
                            const Array &out) const {
  detail::check(ctn_array_var_into(ptr(), axes.data(), axes.size(), ddof, keepdims ? 1 : 0, dtype, out.ptr()));
}
inline Array Array::std(List<int64_t> axes, double ddof, bool keepdims, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_std(ptr(), axes.data(), axes.size(), ddof, keepdims ? 1 : 0, dtype, &out));
  return Array::adopt(out);
}
inline void Array::std_into(List<int64_t> axes, double ddof, bool keepdims, ctn_dtype dtype,
                            const Array &out) const {
  detail::check(ctn_array_std_into(ptr(), axes.data(), axes.size(), ddof, keepdims ? 1 : 0, dtype, out.ptr()));
}
inline Array Array::count_nonzero(List<int64_t> axes, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_count_nonzero(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline Array Array::all(List<int64_t> axes, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_all(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline Array Array::any(List<int64_t> axes, bool keepdims) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_any(ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, &out));
  return Array::adopt(out);
}
inline Array Array::convolve(const Array &v, ctn_convolution_mode mode) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_convolve(ptr(), v.ptr(), mode, &out));
  return Array::adopt(out);
}
inline Array Array::correlate(const Array &v, ctn_convolution_mode mode) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_correlate(ptr(), v.ptr(), mode, &out));
  return Array::adopt(out);
}
inline Array Array::einsum(Text subscripts, List<Array> arrays) {
  detail::Pointers<ctn_array> arrays_(arrays);
  ctn_array *out = nullptr;
  detail::check(ctn_array_einsum(subscripts.c_str(), arrays_.get(), arrays.size(), &out));
  return Array::adopt(out);
}
inline void Array::einsum_into(Text subscripts, List<Array> arrays, const Array &out) {
  detail::Pointers<ctn_array> arrays_(arrays);
  detail::check(ctn_array_einsum_into(subscripts.c_str(), arrays_.get(), arrays.size(), out.ptr()));
}
inline std::tuple<Array, Array> Array::eig() const {
  ctn_array *w = nullptr;
  ctn_array *v = nullptr;
  detail::check(ctn_array_eig(ptr(), &w, &v));
  return {Array::adopt(w), Array::adopt(v)};
}
inline Array Array::eigvals() const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_eigvals(ptr(), &out));
  return Array::adopt(out);
}
inline std::tuple<Array, Array, int64_t, Array> Array::lstsq(const Array &b, double rcond) const {
  ctn_array *x = nullptr;
  ctn_array *residuals = nullptr;
  int64_t rank{};
  ctn_array *s = nullptr;
  detail::check(ctn_array_lstsq(ptr(), b.ptr(), rcond, &x, &residuals, &rank, &s));
  return {Array::adopt(x), Array::adopt(residuals), rank, Array::adopt(s)};
}
inline Array Array::pad(List<int64_t> widths, ctn_pad_mode mode, detail::Optional<ctn_array> value) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_pad(ptr(), widths.data(), widths.size(), mode, value.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::splice(List<int64_t> begins, List<int64_t> ends, detail::Optional<ctn_array> values,
                           int64_t axis) const {
  detail::same_length("array_splice", "ends", begins.size(), ends.size());
  ctn_array *out = nullptr;
  detail::check(ctn_array_splice(ptr(), begins.data(), begins.size(), ends.data(), values.ptr(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::roll_axes(List<int64_t> shifts, List<int64_t> axes) const {
  detail::same_length("array_roll_axes", "axes", shifts.size(), axes.size());
  ctn_array *out = nullptr;
  detail::check(ctn_array_roll_axes(ptr(), shifts.data(), shifts.size(), axes.data(), &out));
  return Array::adopt(out);
}
inline Array Array::packbits(int64_t axis, bool little) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_packbits(ptr(), axis, little ? 1 : 0, &out));
  return Array::adopt(out);
}
inline void Link::serialize(const Serializer &serializer) const {
  detail::check(ctn_link_serialize(ptr(), serializer.ptr()));
}
inline void Optimizer::serialize(const Serializer &serializer) const {
  detail::check(ctn_optimizer_serialize(ptr(), serializer.ptr()));
}
inline void RandomState::serialize(const Serializer &serializer) const {
  detail::check(ctn_random_state_serialize(ptr(), serializer.ptr()));
}
inline void LossScale::serialize(const Serializer &serializer) const {
  detail::check(ctn_loss_scale_serialize(ptr(), serializer.ptr()));
}
inline void checkpoint_save(Text path, const Link &model, detail::Optional<ctn_optimizer> optimizer,
                            detail::Optional<ctn_random_state> random,
                            detail::Optional<ctn_dictionary> extra) {
  detail::check(ctn_checkpoint_save(path.c_str(), model.ptr(), optimizer.ptr(), random.ptr(), extra.ptr()));
}
inline void checkpoint_load(Text path, const Link &model, detail::Optional<ctn_optimizer> optimizer,
                            detail::Optional<ctn_random_state> random,
                            detail::Optional<ctn_dictionary> extra) {
  detail::check(ctn_checkpoint_load(path.c_str(), model.ptr(), optimizer.ptr(), random.ptr(), extra.ptr()));
}
inline void Link::save_npz(Text path, int32_t level) const {
  detail::check(ctn_link_save_npz(ptr(), path.c_str(), level));
}
inline void Link::load_npz(Text path) const {
  detail::check(ctn_link_load_npz(ptr(), path.c_str()));
}
inline void Link::save_hdf5(Text path, int32_t level) const {
  detail::check(ctn_link_save_hdf5(ptr(), path.c_str(), level));
}
inline void Link::load_hdf5(Text path) const {
  detail::check(ctn_link_load_hdf5(ptr(), path.c_str()));
}
inline void Link::save_safetensors(Text path) const {
  detail::check(ctn_link_save_safetensors(ptr(), path.c_str()));
}
inline void Link::load_safetensors(Text path) const {
  detail::check(ctn_link_load_safetensors(ptr(), path.c_str()));
}
inline void Link::load(Text path, detail::Optional<ctn_load_options> options,
                       detail::Optional<ctn_load_report> report) const {
  detail::check(ctn_link_load(ptr(), path.c_str(), options.ptr(), report.ptr()));
}
inline void Optimizer::save_npz(Text path, int32_t level) const {
  detail::check(ctn_optimizer_save_npz(ptr(), path.c_str(), level));
}
inline void Optimizer::load_npz(Text path) const {
  detail::check(ctn_optimizer_load_npz(ptr(), path.c_str()));
}
inline void Optimizer::save_hdf5(Text path, int32_t level) const {
  detail::check(ctn_optimizer_save_hdf5(ptr(), path.c_str(), level));
}
inline void Optimizer::load_hdf5(Text path) const {
  detail::check(ctn_optimizer_load_hdf5(ptr(), path.c_str()));
}
inline void Optimizer::save_safetensors(Text path) const {
  detail::check(ctn_optimizer_save_safetensors(ptr(), path.c_str()));
}
inline void Optimizer::load_safetensors(Text path) const {
  detail::check(ctn_optimizer_load_safetensors(ptr(), path.c_str()));
}
inline void Optimizer::load(Text path, detail::Optional<ctn_load_options> options,
                            detail::Optional<ctn_load_report> report) const {
  detail::check(ctn_optimizer_load(ptr(), path.c_str(), options.ptr(), report.ptr()));
}
inline Array Array::sort(int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_sort(ptr(), axis, &out));
  return Array::adopt(out);
}
inline void Array::sort_inplace(int64_t axis) const {
  detail::check(ctn_array_sort_inplace(ptr(), axis));
}
inline Array Array::argsort(int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_argsort(ptr(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::lexsort(List<Array> keys, int64_t axis) {
  detail::Pointers<ctn_array> keys_(keys);
  ctn_array *out = nullptr;
  detail::check(ctn_array_lexsort(keys_.get(), keys.size(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::partition(List<int64_t> kth, int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_partition(ptr(), kth.data(), kth.size(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::argpartition(List<int64_t> kth, int64_t axis) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_argpartition(ptr(), kth.data(), kth.size(), axis, &out));
  return Array::adopt(out);
}
inline Array Array::searchsorted(const Array &values, ctn_side side,
                                 detail::Optional<ctn_array> sorter) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_searchsorted(ptr(), values.ptr(), side, sorter.ptr(), &out));
  return Array::adopt(out);
}
inline std::tuple<Array, Array, Array, Array> Array::unique() const {
  ctn_array *out = nullptr;
  ctn_array *index = nullptr;
  ctn_array *inverse = nullptr;
  ctn_array *counts = nullptr;
  detail::check(ctn_array_unique(ptr(), &out, &index, &inverse, &counts));
  return {Array::adopt(out), Array::adopt(index), Array::adopt(inverse), Array::adopt(counts)};
}
inline Array Array::bincount(detail::Optional<ctn_array> weights, int64_t minlength) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_bincount(ptr(), weights.ptr(), minlength, &out));
  return Array::adopt(out);
}
inline Array Array::cumsum(int64_t axis, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_cumsum(ptr(), axis, dtype, &out));
  return Array::adopt(out);
}
inline void Array::cumsum_into(int64_t axis, ctn_dtype dtype, const Array &out) const {
  detail::check(ctn_array_cumsum_into(ptr(), axis, dtype, out.ptr()));
}
inline Array Array::cumprod(int64_t axis, ctn_dtype dtype) const {
  ctn_array *out = nullptr;
  detail::check(ctn_array_cumprod(ptr(), axis, dtype, &out));
  return Array::adopt(out);
}
inline void Array::cumprod_into(int64_t axis, ctn_dtype dtype, const Array &out) const {
  detail::check(ctn_array_cumprod_into(ptr(), axis, dtype, out.ptr()));
}
inline Stream Stream::make(Text device, bool non_blocking, int32_t priority) {
  ctn_stream *out = nullptr;
  detail::check(ctn_stream_new(device.c_str(), non_blocking ? 1 : 0, priority, &out));
  return Stream::adopt(out);
}
inline Stream Stream::default_(Text device) {
  ctn_stream *out = nullptr;
  detail::check(ctn_stream_default(device.c_str(), &out));
  return Stream::adopt(out);
}
inline Stream Stream::per_thread(Text device) {
  ctn_stream *out = nullptr;
  detail::check(ctn_stream_per_thread(device.c_str(), &out));
  return Stream::adopt(out);
}
inline Stream Stream::current(Text device) {
  ctn_stream *out = nullptr;
  detail::check(ctn_stream_current(device.c_str(), &out));
  return Stream::adopt(out);
}
inline void Stream::set_current(Text device, detail::Optional<ctn_stream> stream) {
  detail::check(ctn_stream_set_current(device.c_str(), stream.ptr()));
}
inline std::string Stream::device() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_stream_device(ptr(), text_, capacity_, length_); });
}
inline int32_t Stream::priority() const {
  int32_t priority{};
  detail::check(ctn_stream_priority(ptr(), &priority));
  return priority;
}
inline std::tuple<int32_t, int32_t> Stream::priority_range(Text device) {
  int32_t least{};
  int32_t greatest{};
  detail::check(ctn_stream_priority_range(device.c_str(), &least, &greatest));
  return {least, greatest};
}
inline void Stream::synchronize() const {
  detail::check(ctn_stream_synchronize(ptr()));
}
inline bool Stream::done() const {
  int32_t done{};
  detail::check(ctn_stream_done(ptr(), &done));
  return done != 0;
}
inline Event Stream::record(detail::Optional<ctn_event> event) const {
  ctn_event *out = nullptr;
  detail::check(ctn_stream_record(ptr(), event.ptr(), &out));
  return Event::adopt(out);
}
inline void Stream::wait_event(const Event &event) const {
  detail::check(ctn_stream_wait_event(ptr(), event.ptr()));
}
inline void Stream::add_callback(StreamFunction callback) const {
  auto callback_ = callback ? std::make_unique<StreamFunction>(std::move(callback)) : nullptr;
  const auto callback_call = callback_ ? detail::call_stream_fn<detail::Whole<StreamFunction>> : nullptr;
  const auto callback_end = callback_ ? detail::destroy<StreamFunction> : nullptr;
  void *callback_given = callback_.release();
  detail::check(ctn_stream_add_callback(ptr(), callback_call, callback_given, callback_end));
}
inline Event Event::make(Text device, bool disable_timing) {
  ctn_event *out = nullptr;
  detail::check(ctn_event_new(device.c_str(), disable_timing ? 1 : 0, &out));
  return Event::adopt(out);
}
inline std::string Event::device() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_event_device(ptr(), text_, capacity_, length_); });
}
inline void Event::record(detail::Optional<ctn_stream> stream) const {
  detail::check(ctn_event_record(ptr(), stream.ptr()));
}
inline void Event::synchronize() const {
  detail::check(ctn_event_synchronize(ptr()));
}
inline bool Event::done() const {
  int32_t done{};
  detail::check(ctn_event_done(ptr(), &done));
  return done != 0;
}
inline double Event::elapsed_time(const Event &end) const {
  double milliseconds{};
  detail::check(ctn_event_elapsed_time(ptr(), end.ptr(), &milliseconds));
  return milliseconds;
}
inline void Array::to_data_async(void *data, size_t size, detail::Optional<ctn_stream> stream) const {
  detail::check(ctn_array_to_data_async(ptr(), data, size, stream.ptr()));
}
inline void Array::set_data_async(const void *data, size_t size, detail::Optional<ctn_stream> stream) const {
  detail::check(ctn_array_set_data_async(ptr(), data, size, stream.ptr()));
}
inline std::vector<Array> gradient_check_numerical_grad(GradientCheckArraysFunction f, List<Array> inputs,
                                                        List<Array> grad_outputs, double eps) {
  auto f_ = f ? std::make_unique<GradientCheckArraysFunction>(std::move(f)) : nullptr;
  detail::Pointers<ctn_array> inputs_(inputs);
  detail::Pointers<ctn_array> grad_outputs_(grad_outputs);
  detail::Arrivals<Array, ctn_array> grads(inputs.size());
  const auto f_call = f_ ? detail::call_gradient_check_arrays_fn<detail::Whole<GradientCheckArraysFunction>> : nullptr;
  const auto f_end = f_ ? detail::destroy<GradientCheckArraysFunction> : nullptr;
  void *f_given = f_.release();
  detail::check(ctn_gradient_check_numerical_grad(f_call, f_given, f_end, inputs_.get(), inputs.size(), grad_outputs_.get(), grad_outputs.size(), eps, grads.get()));
  return grads.take();
}
inline void gradient_check_backward(GradientCheckFunction f, List<Array> x_data, List<Array> y_grad,
                                    List<Variable> params, double eps, double rtol, double atol) {
  auto f_ = f ? std::make_unique<GradientCheckFunction>(std::move(f)) : nullptr;
  detail::Pointers<ctn_array> x_data_(x_data);
  detail::Pointers<ctn_array> y_grad_(y_grad);
  detail::Pointers<ctn_variable> params_(params);
  const auto f_call = f_ ? detail::call_gradient_check_fn<detail::Whole<GradientCheckFunction>> : nullptr;
  const auto f_end = f_ ? detail::destroy<GradientCheckFunction> : nullptr;
  void *f_given = f_.release();
  detail::check(ctn_gradient_check_backward(f_call, f_given, f_end, x_data_.get(), x_data.size(), y_grad_.get(), y_grad.size(), params_.get(), params.size(), eps, rtol, atol));
}
inline void gradient_check_double_backward(GradientCheckFunction f, List<Array> x_data, List<Array> y_grad,
                                           List<Variable> params, double eps, double rtol, double atol) {
  auto f_ = f ? std::make_unique<GradientCheckFunction>(std::move(f)) : nullptr;
  detail::Pointers<ctn_array> x_data_(x_data);
  detail::Pointers<ctn_array> y_grad_(y_grad);
  detail::Pointers<ctn_variable> params_(params);
  const auto f_call = f_ ? detail::call_gradient_check_fn<detail::Whole<GradientCheckFunction>> : nullptr;
  const auto f_end = f_ ? detail::destroy<GradientCheckFunction> : nullptr;
  void *f_given = f_.release();
  detail::check(ctn_gradient_check_double_backward(f_call, f_given, f_end, x_data_.get(), x_data.size(), y_grad_.get(), y_grad.size(), params_.get(), params.size(), eps, rtol, atol));
}
inline void gradient_check_function(const Function &f, List<Array> x_data, List<Array> y_grad, int32_t order,
                                    double eps, double rtol, double atol) {
  detail::Pointers<ctn_array> x_data_(x_data);
  detail::Pointers<ctn_array> y_grad_(y_grad);
  detail::check(ctn_gradient_check_function(f.ptr(), x_data_.get(), x_data.size(), y_grad_.get(), y_grad.size(), order, eps, rtol, atol));
}
inline void gradient_check_link(const Link &link, List<Array> x_data, List<Array> y_grad, int32_t order,
                                double eps, double rtol, double atol) {
  detail::Pointers<ctn_array> x_data_(x_data);
  detail::Pointers<ctn_array> y_grad_(y_grad);
  detail::check(ctn_gradient_check_link(link.ptr(), x_data_.get(), x_data.size(), y_grad_.get(), y_grad.size(), order, eps, rtol, atol));
}
inline void testing_assert_allclose(const Array &actual, const Array &desired, double rtol, double atol,
                                    Text err_msg, bool verbose) {
  detail::check(ctn_testing_assert_allclose(actual.ptr(), desired.ptr(), rtol, atol, err_msg.c_str(), verbose ? 1 : 0));
}
inline void testing_assert_array_almost_equal(const Array &x, const Array &y, int32_t decimal, Text err_msg,
                                              bool verbose) {
  detail::check(ctn_testing_assert_array_almost_equal(x.ptr(), y.ptr(), decimal, err_msg.c_str(), verbose ? 1 : 0));
}
inline void testing_assert_array_almost_equal_nulp(const Array &x, const Array &y, int64_t nulp) {
  detail::check(ctn_testing_assert_array_almost_equal_nulp(x.ptr(), y.ptr(), nulp));
}
inline void testing_assert_array_max_ulp(const Array &a, const Array &b, int64_t maxulp, ctn_dtype dtype) {
  detail::check(ctn_testing_assert_array_max_ulp(a.ptr(), b.ptr(), maxulp, dtype));
}
inline void testing_assert_array_equal(const Array &x, const Array &y, Text err_msg, bool verbose) {
  detail::check(ctn_testing_assert_array_equal(x.ptr(), y.ptr(), err_msg.c_str(), verbose ? 1 : 0));
}
inline void testing_assert_array_list_equal(List<Array> xlist, List<Array> ylist, Text err_msg,
                                            bool verbose) {
  detail::Pointers<ctn_array> xlist_(xlist);
  detail::Pointers<ctn_array> ylist_(ylist);
  detail::check(ctn_testing_assert_array_list_equal(xlist_.get(), xlist.size(), ylist_.get(), ylist.size(), err_msg.c_str(), verbose ? 1 : 0));
}
inline void testing_assert_array_less(const Array &x, const Array &y, Text err_msg, bool verbose) {
  detail::check(ctn_testing_assert_array_less(x.ptr(), y.ptr(), err_msg.c_str(), verbose ? 1 : 0));
}
inline void testing_for_dtypes(List<ctn_dtype> dtypes, TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_dtypes(dtypes.data(), dtypes.size(), function_call, function_given, function_end));
}
inline void testing_for_all_dtypes(bool no_float16, bool no_bool, TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_all_dtypes(no_float16 ? 1 : 0, no_bool ? 1 : 0, function_call, function_given, function_end));
}
inline void testing_for_float_dtypes(bool no_float16, TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_float_dtypes(no_float16 ? 1 : 0, function_call, function_given, function_end));
}
inline void testing_for_signed_dtypes(TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_signed_dtypes(function_call, function_given, function_end));
}
inline void testing_for_unsigned_dtypes(TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_unsigned_dtypes(function_call, function_given, function_end));
}
inline void testing_for_int_dtypes(bool no_bool, TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_int_dtypes(no_bool ? 1 : 0, function_call, function_given, function_end));
}
inline void testing_for_dtypes_combination(List<ctn_dtype> dtypes, size_t argument_count, int32_t full,
                                           TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_dtypes_combination(dtypes.data(), dtypes.size(), argument_count, full, function_call, function_given, function_end));
}
inline void testing_for_all_dtypes_combination(size_t argument_count, bool no_float16, bool no_bool,
                                               int32_t full, TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_all_dtypes_combination(argument_count, no_float16 ? 1 : 0, no_bool ? 1 : 0, full, function_call, function_given, function_end));
}
inline void testing_for_signed_dtypes_combination(size_t argument_count, int32_t full,
                                                  TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_signed_dtypes_combination(argument_count, full, function_call, function_given, function_end));
}
inline void testing_for_unsigned_dtypes_combination(size_t argument_count, int32_t full,
                                                    TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_unsigned_dtypes_combination(argument_count, full, function_call, function_given, function_end));
}
inline void testing_for_int_dtypes_combination(size_t argument_count, bool no_bool, int32_t full,
                                               TestingDtypesFunction function) {
  auto function_ = function ? std::make_unique<TestingDtypesFunction>(std::move(function)) : nullptr;
  const auto function_call = function_ ? detail::call_testing_dtypes_fn<detail::Whole<TestingDtypesFunction>> : nullptr;
  const auto function_end = function_ ? detail::destroy<TestingDtypesFunction> : nullptr;
  void *function_given = function_.release();
  detail::check(ctn_testing_for_int_dtypes_combination(argument_count, no_bool ? 1 : 0, full, function_call, function_given, function_end));
}
inline void testing_devices_allclose(Text first, Text second, double rtol, double atol, Text err_msg,
                                     bool verbose, bool type_check, bool accept_error,
                                     TestingComputeFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_fn<detail::Whole<TestingComputeFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_allclose(first.c_str(), second.c_str(), rtol, atol, err_msg.c_str(), verbose ? 1 : 0, type_check ? 1 : 0, accept_error ? 1 : 0, compute_call, compute_given, compute_end));
}
inline void testing_devices_array_almost_equal(Text first, Text second, int32_t decimal, Text err_msg,
                                               bool verbose, bool type_check, bool accept_error,
                                               TestingComputeFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_fn<detail::Whole<TestingComputeFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_array_almost_equal(first.c_str(), second.c_str(), decimal, err_msg.c_str(), verbose ? 1 : 0, type_check ? 1 : 0, accept_error ? 1 : 0, compute_call, compute_given, compute_end));
}
inline void testing_devices_array_almost_equal_nulp(Text first, Text second, int64_t nulp, bool type_check,
                                                    bool accept_error, TestingComputeFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_fn<detail::Whole<TestingComputeFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_array_almost_equal_nulp(first.c_str(), second.c_str(), nulp, type_check ? 1 : 0, accept_error ? 1 : 0, compute_call, compute_given, compute_end));
}
inline void testing_devices_array_max_ulp(Text first, Text second, int64_t maxulp, ctn_dtype dtype,
                                          bool type_check, bool accept_error,
                                          TestingComputeFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_fn<detail::Whole<TestingComputeFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_array_max_ulp(first.c_str(), second.c_str(), maxulp, dtype, type_check ? 1 : 0, accept_error ? 1 : 0, compute_call, compute_given, compute_end));
}
inline void testing_devices_array_equal(Text first, Text second, Text err_msg, bool verbose, bool type_check,
                                        bool accept_error, TestingComputeFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_fn<detail::Whole<TestingComputeFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_array_equal(first.c_str(), second.c_str(), err_msg.c_str(), verbose ? 1 : 0, type_check ? 1 : 0, accept_error ? 1 : 0, compute_call, compute_given, compute_end));
}
inline void testing_devices_array_list_equal(Text first, Text second, size_t capacity, Text err_msg,
                                             bool verbose, TestingComputeListFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeListFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_list_fn<detail::Whole<TestingComputeListFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeListFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_array_list_equal(first.c_str(), second.c_str(), capacity, err_msg.c_str(), verbose ? 1 : 0, compute_call, compute_given, compute_end));
}
inline void testing_devices_array_less(Text first, Text second, Text err_msg, bool verbose, bool type_check,
                                       bool accept_error, TestingComputeFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_fn<detail::Whole<TestingComputeFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_array_less(first.c_str(), second.c_str(), err_msg.c_str(), verbose ? 1 : 0, type_check ? 1 : 0, accept_error ? 1 : 0, compute_call, compute_given, compute_end));
}
inline void testing_devices_raise(Text first, Text second, TestingComputeFunction compute) {
  auto compute_ = compute ? std::make_unique<TestingComputeFunction>(std::move(compute)) : nullptr;
  const auto compute_call = compute_ ? detail::call_testing_compute_fn<detail::Whole<TestingComputeFunction>> : nullptr;
  const auto compute_end = compute_ ? detail::destroy<TestingComputeFunction> : nullptr;
  void *compute_given = compute_.release();
  detail::check(ctn_testing_devices_raise(first.c_str(), second.c_str(), compute_call, compute_given, compute_end));
}
inline void type_check_expect(List<Array> in_types, Text expression) {
  detail::Pointers<ctn_array> in_types_(in_types);
  detail::check(ctn_type_check_expect(in_types_.get(), in_types.size(), expression.c_str()));
}
inline void type_check_expect_values(List<Array> in_types, Text expression, List<const char *> names,
                                     List<int64_t> values) {
  detail::Pointers<ctn_array> in_types_(in_types);
  detail::same_length("type_check_expect_values", "values", names.size(), values.size());
  detail::check(ctn_type_check_expect_values(in_types_.get(), in_types.size(), expression.c_str(), names.data(), names.size(), values.data()));
}
inline void type_check_fail(Text expect, Text actual) {
  detail::check(ctn_type_check_fail(expect.c_str(), actual.c_str()));
}
inline bool type_check_enabled() {
  return ctn_type_check_enabled() != 0;
}
inline void set_type_check_enabled(bool enabled) {
  detail::check(ctn_set_type_check_enabled(enabled ? 1 : 0));
}
inline TypeExpr TypeExpr::make(Text expression, List<const char *> names, List<int64_t> values) {
  detail::same_length("type_expr_new", "values", names.size(), values.size());
  ctn_type_expr *out = nullptr;
  detail::check(ctn_type_expr_new(expression.c_str(), names.data(), names.size(), values.data(), &out));
  return TypeExpr::adopt(out);
}
inline std::string TypeExpr::text() const {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_type_expr_text(ptr(), text_, capacity_, length_); });
}
inline int64_t TypeExpr::eval(List<Array> in_types) const {
  detail::Pointers<ctn_array> in_types_(in_types);
  int64_t value{};
  detail::check(ctn_type_expr_eval(ptr(), in_types_.get(), in_types.size(), &value));
  return value;
}
inline std::string TypeExpr::eval_text(List<Array> in_types) const {
  detail::Pointers<ctn_array> in_types_(in_types);
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_type_expr_eval_text(ptr(), in_types_.get(), in_types.size(), text_, capacity_, length_); });
}
inline void TypeExpr::expect(List<Array> in_types) const {
  detail::Pointers<ctn_array> in_types_(in_types);
  detail::check(ctn_type_expr_expect(ptr(), in_types_.get(), in_types.size()));
}
inline Array Array::ufunc(Text name, List<Array> inputs, ctn_dtype dtype, ctn_casting casting,
                          detail::Optional<ctn_array> where, detail::Optional<ctn_array> destination) {
  detail::Pointers<ctn_array> inputs_(inputs);
  ctn_array *out = nullptr;
  detail::check(ctn_array_ufunc(name.c_str(), inputs_.get(), inputs.size(), dtype, casting, where.ptr(), destination.ptr(), &out));
  return Array::adopt(out);
}
inline std::vector<Array> Array::ufunc_outputs(Text name, List<Array> inputs, ctn_dtype dtype,
                                               ctn_casting casting, detail::Optional<ctn_array> where,
                                               List<Array> destinations, std::size_t out_count) {
  detail::Pointers<ctn_array> inputs_(inputs);
  detail::Pointers<ctn_array> destinations_(destinations);
  detail::Arrivals<Array, ctn_array> outs(out_count);
  detail::check(ctn_array_ufunc_outputs(name.c_str(), inputs_.get(), inputs.size(), dtype, casting, where.ptr(), destinations_.get(), outs.get(), out_count));
  return outs.take();
}
inline void Array::ufunc_at(Text name, const Array &a, List<Index> items, List<Array> arrays,
                            detail::Optional<ctn_array> value) {
  detail::Pointers<ctn_array> arrays_(arrays);
  detail::check(ctn_array_ufunc_at(name.c_str(), a.ptr(), items.data(), items.size(), arrays_.get(), arrays.size(), value.ptr()));
}
inline size_t ufunc_count() {
  return ctn_ufunc_count();
}
inline const char *ufunc_name(size_t index) {
  return ctn_ufunc_name(index);
}
inline std::tuple<size_t, size_t> ufunc_arity(Text name) {
  size_t inputs{};
  size_t outputs{};
  detail::check(ctn_ufunc_arity(name.c_str(), &inputs, &outputs));
  return {inputs, outputs};
}
inline std::string ufunc_types(Text name) {
  return detail::text_of([&](char *text_, std::size_t capacity_, std::size_t *length_) { return ctn_ufunc_types(name.c_str(), text_, capacity_, length_); });
}
inline Array Array::ufunc_reduce(Text name, const Array &a, List<int64_t> axes, bool keepdims,
                                 ctn_dtype dtype, detail::Optional<ctn_array> where,
                                 detail::Optional<ctn_array> initial,
                                 detail::Optional<ctn_array> destination) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ufunc_reduce(name.c_str(), a.ptr(), axes.data(), axes.size(), keepdims ? 1 : 0, dtype, where.ptr(), initial.ptr(), destination.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::ufunc_accumulate(Text name, const Array &a, int64_t axis, ctn_dtype dtype,
                                     detail::Optional<ctn_array> destination) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ufunc_accumulate(name.c_str(), a.ptr(), axis, dtype, destination.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::ufunc_reduceat(Text name, const Array &a, const Array &indices, int64_t axis,
                                   ctn_dtype dtype, detail::Optional<ctn_array> destination) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ufunc_reduceat(name.c_str(), a.ptr(), indices.ptr(), axis, dtype, destination.ptr(), &out));
  return Array::adopt(out);
}
inline Array Array::ufunc_outer(Text name, const Array &a, const Array &b, ctn_dtype dtype,
                                ctn_casting casting, detail::Optional<ctn_array> where,
                                detail::Optional<ctn_array> destination) {
  ctn_array *out = nullptr;
  detail::check(ctn_array_ufunc_outer(name.c_str(), a.ptr(), b.ptr(), dtype, casting, where.ptr(), destination.ptr(), &out));
  return Array::adopt(out);
}
inline std::tuple<bool, Array> ufunc_reduction(Text name) {
  int32_t reorderable{};
  ctn_array *identity = nullptr;
  detail::check(ctn_ufunc_reduction(name.c_str(), &reorderable, &identity));
  return {reorderable != 0, Array::adopt(identity)};
}
inline Link Link::user(LinkCallbacks callbacks) {
  auto callbacks_ = std::make_unique<LinkCallbacks>(std::move(callbacks));
  const ctn_link_callbacks callbacks_table = detail::table_of(*callbacks_);
  ctn_link *out = nullptr;
  detail::check(ctn_link_user_new(&callbacks_table, callbacks_.release(), &out));
  return Link::adopt(out);
}
inline void *Link::user_data() const {
  void *out{};
  detail::check(ctn_link_user_data(ptr(), &out));
  return out;
}

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

inline Array operator+(const Array &a, const Array &b) {
  return a.add(b);
}
template <class T, IfNumber<T> = 0>
Array operator+(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.add_f64(static_cast<double>(b));
  } else {
    return a.add_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator+(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.add_f64(static_cast<double>(a));
  } else {
    return b.add_i64(static_cast<int64_t>(a));
  }
}
inline const Array &operator+=(const Array &a, const Array &b) {
  a.add_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator+=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.add_into(Array::scalar_f64(b), a);
  } else {
    a.add_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Variable operator+(const Variable &a, const Variable &b) {
  return add(a, b);
}
template <class T, IfNumber<T> = 0>
Variable operator+(const Variable &a, T b) {
  return add_f64(a, static_cast<double>(b));
}
template <class T, IfNumber<T> = 0>
Variable operator+(T a, const Variable &b) {
  return add_f64(b, static_cast<double>(a));
}
template <class T>
Variable &operator+=(Variable &a, const T &b) {
  return a = a + b;
}
inline Array operator-(const Array &a, const Array &b) {
  return a.subtract(b);
}
template <class T, IfNumber<T> = 0>
Array operator-(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.subtract_f64(static_cast<double>(b));
  } else {
    return a.subtract_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator-(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return Array::rsubtract_f64(static_cast<double>(a), b);
  } else {
    return Array::rsubtract_i64(static_cast<int64_t>(a), b);
  }
}
inline const Array &operator-=(const Array &a, const Array &b) {
  a.subtract_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator-=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.subtract_into(Array::scalar_f64(b), a);
  } else {
    a.subtract_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Variable operator-(const Variable &a, const Variable &b) {
  return sub(a, b);
}
template <class T, IfNumber<T> = 0>
Variable operator-(const Variable &a, T b) {
  return sub_f64(a, static_cast<double>(b));
}
template <class T, IfNumber<T> = 0>
Variable operator-(T a, const Variable &b) {
  return rsub_f64(static_cast<double>(a), b);
}
template <class T>
Variable &operator-=(Variable &a, const T &b) {
  return a = a - b;
}
inline Array operator*(const Array &a, const Array &b) {
  return a.multiply(b);
}
template <class T, IfNumber<T> = 0>
Array operator*(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.multiply_f64(static_cast<double>(b));
  } else {
    return a.multiply_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator*(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.multiply_f64(static_cast<double>(a));
  } else {
    return b.multiply_i64(static_cast<int64_t>(a));
  }
}
inline const Array &operator*=(const Array &a, const Array &b) {
  a.multiply_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator*=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.multiply_into(Array::scalar_f64(b), a);
  } else {
    a.multiply_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Variable operator*(const Variable &a, const Variable &b) {
  return mul(a, b);
}
template <class T, IfNumber<T> = 0>
Variable operator*(const Variable &a, T b) {
  return mul_f64(a, static_cast<double>(b));
}
template <class T, IfNumber<T> = 0>
Variable operator*(T a, const Variable &b) {
  return mul_f64(b, static_cast<double>(a));
}
template <class T>
Variable &operator*=(Variable &a, const T &b) {
  return a = a * b;
}
inline Array operator/(const Array &a, const Array &b) {
  return a.true_divide(b);
}
template <class T, IfNumber<T> = 0>
Array operator/(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.true_divide_f64(static_cast<double>(b));
  } else {
    return a.true_divide_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator/(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return Array::rtrue_divide_f64(static_cast<double>(a), b);
  } else {
    return Array::rtrue_divide_i64(static_cast<int64_t>(a), b);
  }
}
inline const Array &operator/=(const Array &a, const Array &b) {
  a.true_divide_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator/=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.true_divide_into(Array::scalar_f64(b), a);
  } else {
    a.true_divide_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Variable operator/(const Variable &a, const Variable &b) {
  return div(a, b);
}
template <class T, IfNumber<T> = 0>
Variable operator/(const Variable &a, T b) {
  return div_f64(a, static_cast<double>(b));
}
template <class T, IfNumber<T> = 0>
Variable operator/(T a, const Variable &b) {
  return rdiv_f64(static_cast<double>(a), b);
}
template <class T>
Variable &operator/=(Variable &a, const T &b) {
  return a = a / b;
}
inline Array operator%(const Array &a, const Array &b) {
  return a.remainder(b);
}
template <class T, IfNumber<T> = 0>
Array operator%(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.remainder_f64(static_cast<double>(b));
  } else {
    return a.remainder_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator%(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return Array::rremainder_f64(static_cast<double>(a), b);
  } else {
    return Array::rremainder_i64(static_cast<int64_t>(a), b);
  }
}
inline const Array &operator%=(const Array &a, const Array &b) {
  a.remainder_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator%=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.remainder_into(Array::scalar_f64(b), a);
  } else {
    a.remainder_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Array operator&(const Array &a, const Array &b) {
  return a.bitwise_and(b);
}
template <class T, IfNumber<T> = 0>
Array operator&(const Array &a, T b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return a.bitwise_and_i64(static_cast<int64_t>(b));
}
template <class T, IfNumber<T> = 0>
Array operator&(T a, const Array &b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return b.bitwise_and_i64(static_cast<int64_t>(a));
}
inline const Array &operator&=(const Array &a, const Array &b) {
  a.bitwise_and_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator&=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.bitwise_and_into(Array::scalar_f64(b), a);
  } else {
    a.bitwise_and_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Array operator|(const Array &a, const Array &b) {
  return a.bitwise_or(b);
}
template <class T, IfNumber<T> = 0>
Array operator|(const Array &a, T b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return a.bitwise_or_i64(static_cast<int64_t>(b));
}
template <class T, IfNumber<T> = 0>
Array operator|(T a, const Array &b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return b.bitwise_or_i64(static_cast<int64_t>(a));
}
inline const Array &operator|=(const Array &a, const Array &b) {
  a.bitwise_or_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator|=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.bitwise_or_into(Array::scalar_f64(b), a);
  } else {
    a.bitwise_or_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Array operator^(const Array &a, const Array &b) {
  return a.bitwise_xor(b);
}
template <class T, IfNumber<T> = 0>
Array operator^(const Array &a, T b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return a.bitwise_xor_i64(static_cast<int64_t>(b));
}
template <class T, IfNumber<T> = 0>
Array operator^(T a, const Array &b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return b.bitwise_xor_i64(static_cast<int64_t>(a));
}
inline const Array &operator^=(const Array &a, const Array &b) {
  a.bitwise_xor_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator^=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.bitwise_xor_into(Array::scalar_f64(b), a);
  } else {
    a.bitwise_xor_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Array operator<<(const Array &a, const Array &b) {
  return a.left_shift(b);
}
template <class T, IfNumber<T> = 0>
Array operator<<(const Array &a, T b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return a.left_shift_i64(static_cast<int64_t>(b));
}
template <class T, IfNumber<T> = 0>
inline Array operator<<(T a, const Array &b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return Array::scalar_i64(a).left_shift(b);
}
inline const Array &operator<<=(const Array &a, const Array &b) {
  a.left_shift_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator<<=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.left_shift_into(Array::scalar_f64(b), a);
  } else {
    a.left_shift_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Array operator>>(const Array &a, const Array &b) {
  return a.right_shift(b);
}
template <class T, IfNumber<T> = 0>
Array operator>>(const Array &a, T b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return a.right_shift_i64(static_cast<int64_t>(b));
}
template <class T, IfNumber<T> = 0>
inline Array operator>>(T a, const Array &b) {
  static_assert(std::is_integral_v<T>, "this operator takes integers");
  return Array::scalar_i64(a).right_shift(b);
}
inline const Array &operator>>=(const Array &a, const Array &b) {
  a.right_shift_into(b, a);
  return a;
}
template <class T, IfNumber<T> = 0>
const Array &operator>>=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    a.right_shift_into(Array::scalar_f64(b), a);
  } else {
    a.right_shift_into(Array::scalar_i64(static_cast<int64_t>(b)), a);
  }
  return a;
}
inline Array operator==(const Array &a, const Array &b) {
  return a.equal(b);
}
template <class T, IfNumber<T> = 0>
Array operator==(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.equal_f64(static_cast<double>(b));
  } else {
    return a.equal_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator==(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.equal_f64(static_cast<double>(a));
  } else {
    return b.equal_i64(static_cast<int64_t>(a));
  }
}
inline Array operator!=(const Array &a, const Array &b) {
  return a.not_equal(b);
}
template <class T, IfNumber<T> = 0>
Array operator!=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.not_equal_f64(static_cast<double>(b));
  } else {
    return a.not_equal_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator!=(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.not_equal_f64(static_cast<double>(a));
  } else {
    return b.not_equal_i64(static_cast<int64_t>(a));
  }
}
inline Array operator<(const Array &a, const Array &b) {
  return a.less(b);
}
template <class T, IfNumber<T> = 0>
Array operator<(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.less_f64(static_cast<double>(b));
  } else {
    return a.less_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator<(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.greater_f64(static_cast<double>(a));
  } else {
    return b.greater_i64(static_cast<int64_t>(a));
  }
}
inline Array operator<=(const Array &a, const Array &b) {
  return a.less_equal(b);
}
template <class T, IfNumber<T> = 0>
Array operator<=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.less_equal_f64(static_cast<double>(b));
  } else {
    return a.less_equal_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator<=(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.greater_equal_f64(static_cast<double>(a));
  } else {
    return b.greater_equal_i64(static_cast<int64_t>(a));
  }
}
inline Array operator>(const Array &a, const Array &b) {
  return a.greater(b);
}
template <class T, IfNumber<T> = 0>
Array operator>(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.greater_f64(static_cast<double>(b));
  } else {
    return a.greater_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator>(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.less_f64(static_cast<double>(a));
  } else {
    return b.less_i64(static_cast<int64_t>(a));
  }
}
inline Array operator>=(const Array &a, const Array &b) {
  return a.greater_equal(b);
}
template <class T, IfNumber<T> = 0>
Array operator>=(const Array &a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    return a.greater_equal_f64(static_cast<double>(b));
  } else {
    return a.greater_equal_i64(static_cast<int64_t>(b));
  }
}
template <class T, IfNumber<T> = 0>
Array operator>=(T a, const Array &b) {
  if constexpr (std::is_floating_point_v<T>) {
    return b.less_equal_f64(static_cast<double>(a));
  } else {
    return b.less_equal_i64(static_cast<int64_t>(a));
  }
}
inline Array operator-(const Array &a) {
  return a.negative();
}
inline Variable operator-(const Variable &a) {
  return neg(a);
}
inline Array operator~(const Array &a) {
  return a.invert();
}

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
