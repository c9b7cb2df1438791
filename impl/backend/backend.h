// Devices, their memory, and kernel calls.
#pragma once
#include <cstring>
#include <string>
#include <type_traits>

#include "impl/base/call.h"
#include "impl/base/object.h"
#include "impl/base/pool.h"
#include "impl/base/span.h"
#include "impl/dtype/dtype.h"

struct ctn_event;
struct ctn_stream;

namespace catenary::jit {
class Target;
}

namespace catenary {

class Backend;
using Event = ::ctn_event;
using Stream = ::ctn_stream;

/// Per-block bookkeeping that orders the next use of memory after the last use in every stream.
struct MemoryOrder {
  std::atomic<uint64_t> streams{0};  // streams that were given work on it, one bit each
  uint64_t home = 0,
           ticket = 0;  // stream that may reuse the block early, and the ticket until which that holds
};

/// A block of memory on one device, shared by an array and its views.
class Storage final : public Object {
 public:
  /// Allocates memory from the device's pool.
  Storage(Backend& backend, size_t size);
  /// Borrows memory; `deleter` (may be null) runs when the storage is destroyed.
  Storage(Backend& backend, void* data, size_t size, void (*deleter)(void*), void* user_data);
  ~Storage() override;

  Backend& backend() const { return backend_; }
  char* data() const { return data_; }
  size_t size() const { return size_; }
  MemoryOrder& order() { return order_; }

  /// Number of writes; views share it.
  int64_t version() const { return version_.load(std::memory_order_relaxed); }
  void mark_written() {
    version_.store(version_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    writer_.store(current_call, std::memory_order_relaxed);
  }
  /// The API function that wrote last.
  const char* last_writer() const { return writer_.load(std::memory_order_relaxed); }

 private:
  Backend& backend_;
  MemoryOrder order_;
  char* data_;
  size_t size_;
  std::atomic<int64_t> version_{0};
  std::atomic<const char*> writer_{"nothing"};
  void (*deleter_)(void*);
  void* user_data_;
  bool borrowed_;
};

/// A kernel's view of an array. `data` is a device address: only the device's backend may dereference it.
/// Inputs of the kernels elementwise and copy may be immediate: without storage, with strides of 0, and with
/// `data` in host memory, from which launch() reads one element.
struct Operand {
  char* data;
  Storage* storage;
  const int64_t* shape;
  const int64_t* strides;  // in bytes
  int32_t ndim;
  DType dtype;
};

/// The kernels, see kernels.h.
enum class Kernel : int32_t;

/// A kernel that takes parameters of this type.
template <class Params>
struct KernelWith {
  Kernel kernel;
};
struct NoParams {};

/// One kernel call: operands and parameters. A backend that runs it later copies it with its operands, their
/// shapes and strides.
struct Launch {
  static constexpr int kInlineOperands = 12;
  Kernel kernel;
  int32_t count = 0;
  Operand* operands = inline_operands;
  Operand inline_operands[kInlineOperands];
  alignas(8) unsigned char parameters[384];

  template <class Params>
  Launch(KernelWith<Params> k, const std::type_identity_t<Params>& params) : kernel(k.kernel) {
    set_params(k, params);
  }
  explicit Launch(KernelWith<NoParams> k) : kernel(k.kernel) {}
  /// For any number of operands: they are stored in the caller's array, which has room for all of them.
  template <class Params>
  Launch(KernelWith<Params> k, const std::type_identity_t<Params>& params, Operand* room)
      : kernel(k.kernel), operands(room) {
    set_params(k, params);
  }
  /// A copy whose operands are stored in the caller's array.
  Launch(const Launch& other, Operand* room) : kernel(other.kernel), count(other.count), operands(room) {
    std::memcpy(parameters, other.parameters, sizeof(parameters));
    for (int32_t i = 0; i < count; ++i) operands[i] = other.operands[i];
  }
  Launch(const Launch&) = delete;
  Launch& operator=(const Launch&) = delete;

  void add(const Operand& operand) { operands[count++] = operand; }
  // The row of the call's kernel, in which kernels.def gives the type of the parameters.
  template <class Params>
  const Params& params(KernelWith<Params>) const {
    return *reinterpret_cast<const Params*>(parameters);
  }
  template <class Params>
  void set_params(KernelWith<Params>, const std::type_identity_t<Params>& params) {
    static_assert(std::is_trivially_copyable_v<Params> && sizeof(Params) <= sizeof(parameters));
    if constexpr (!std::is_empty_v<Params>) std::memcpy(parameters, &params, sizeof(Params));
  }
};

/// How a stream is ordered.
enum class StreamKind : uint8_t {
  blocking,      // in order with the default stream
  non_blocking,  // only by events
  per_thread,    // blocking, and used by the thread that makes it, until that thread ends
};

/// Priorities of streams. Smaller numbers are more urgent.
struct PriorityRange {
  int32_t least = 0, greatest = 0;
};

/// A device on which arrays are stored and kernels run. Backends are created once and never destroyed.
class Backend {
 public:
  /// `runs_late`: memory is obtained from allocate() and returned to release().
  Backend(std::string name, Pool& pool, bool runs_late = false)
      : name_(std::move(name)), pool_(pool), runs_late_(runs_late) {}
  virtual ~Backend() = default;
  const std::string& name() const { return name_; }
  Pool& pool() { return pool_; }
  bool runs_late() const { return runs_late_; }

  /// Runs a kernel, either now or in the order of the calling thread's stream. The operands' storage may be
  /// released in the meantime.
  virtual void launch(const Launch& launch) = 0;
  /// Copies contiguous bytes between host memory and the device, in the order of the calling thread's stream.
  /// from_host() returns when the source may be reused, to_host() when the copy is complete.
  virtual void from_host(Storage& storage, char* destination, const void* source, size_t size) = 0;
  virtual void to_host(Storage& storage, void* destination, const char* source, size_t size) = 0;
  /// Copies contiguous bytes from another device, in the order of the calling thread's streams of both
  /// devices. The storage of both may be released in the meantime. Backends that cannot reach the other one's
  /// memory copy through the host, which waits.
  virtual void from_device(Storage& storage, char* destination, Storage& from, const char* source,
                           size_t size);
  /// Waits for everything launched so far. Throws the first failure since the last report.
  virtual void synchronize() = 0;
  /// Whether storage addresses are host addresses that can be read and written directly.
  virtual bool is_host() const { return false; }
  /// Whether it has the kernels `fused` and `fold`. Other devices run one operation after the other.
  virtual bool has_fused() const { return false; }
  /// Whether it has the kernels of indices along an axis, and sorts columns. Others index all axes instead.
  virtual bool has_along() const { return false; }
  /// What compiles users' kernels for it, or null if the CPU runs them, as for the test devices. `layout` is
  /// target_layout() of impl/jit: a plugin that has another one throws Error(CTN_ERROR_UNAVAILABLE).
  virtual jit::Target* kernel_target([[maybe_unused]] uint64_t layout) { return nullptr; }
  /// Returns pool memory whose previous uses are complete, or are ordered by the contents of `order`.
  virtual char* allocate(size_t size, MemoryOrder& order);
  /// Returns memory to the pool when no stream has work on it.
  virtual void release(char* data, size_t size, const MemoryOrder& order);

  // Streams and events, see stream.h. The default stream always exists.
  virtual Stream& default_stream() = 0;
  virtual Ref<Stream> new_stream(StreamKind kind, int32_t priority) = 0;
  virtual PriorityRange priorities() const { return {}; }
  virtual Ref<Event> new_event(bool timed) = 0;

 private:
  friend class PerThreadStream;
  std::atomic<Stream*> per_thread_{nullptr};  // made when it is first wanted
  std::string name_;
  Pool& pool_;
  const bool runs_late_;
};

Backend& cpu_backend();
/// Returns the backend of a name such as "cpu" or "test:0", or the thread's current one for null. Throws
/// Error(CTN_ERROR_DEVICE) or Error(CTN_ERROR_UNAVAILABLE).
Backend& find_backend(const char* name);
bool backend_available(const char* name);
/// The kinds of devices that find_backend() knows, without their numbers.
Span<const char* const> device_kinds();
// What the C API calls for devices by name (null: the current one).
void set_current_device(const char* name);
const std::string& current_device();
void synchronize_device(const char* name);
void set_memory_limit(const char* name, uint64_t bytes);
void trim_memory(const char* name);

Backend& current_backend();
void set_current_backend(Backend& backend);

namespace cpu {
/// Runs a kernel on host memory immediately, on the calling thread. The test backend's queues call it, too.
void run(const Launch& launch);
}  // namespace cpu

}  // namespace catenary
