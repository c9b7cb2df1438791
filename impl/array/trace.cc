// Records the operations on arrays without memory instead of running them.
#include "impl/array/trace.h"

#include <pthread.h>

#include <algorithm>
#include <atomic>

#include "impl/array/launch.h"
#include "impl/backend/dims.h"
#include "impl/backend/host.h"
#include "impl/backend/stream.h"
#include "impl/dtype/op.h"

namespace catenary {
namespace {

constexpr const char* kKernelNames[] = {
#define CTN_KERNEL(NAME, PARAMS) #NAME,
#include "impl/backend/kernels.def"
#undef CTN_KERNEL
};

[[noreturn]] void fail_unsupported(const char* what) {
  fail(CTN_ERROR_UNSUPPORTED, "a fused function: expected elementwise operations and reductions, got %s",
       what);
}

[[noreturn]] void fail_outside() {
  fail(CTN_ERROR_STATE, "an array of a fused function was used outside of the call that it was made for");
}

}  // namespace

/// A device of placeholders: it only has addresses, which are never used again. A trace takes one for itself,
/// and the device outlives it because placeholders may.
class TraceBackend final : public Backend {
 public:
  /// Returns a device that no other trace uses.
  static TraceBackend& take(Trace& trace);
  void give_back() {
    trace_ = nullptr;
    busy_.store(false, std::memory_order_release);
  }

  void launch(const Launch& launch) override { tracing().record(launch); }
  void from_host(Storage&, char* destination, const void* source, size_t size) override {
    if (size) tracing().record_host(destination, source, size);
  }
  void to_host(Storage&, void*, const char*, size_t size) override {
    if (size) fail_unsupported("an access to the values of an array, which are not known yet");
  }
  void from_device(Storage&, char*, Storage&, const char*, size_t size) override {
    if (size) fail_unsupported("a copy from another device");
  }
  void synchronize() override {}
  char* allocate(size_t size, MemoryOrder&) override {
    constexpr size_t kGap = 64;
    char* const begin = reinterpret_cast<char*>(next_.fetch_add((size + 2 * kGap) & ~(kGap - 1)));
    tracing().add_region(begin, size);
    return begin;
  }
  void release(char*, size_t, const MemoryOrder&) override {}
  Stream& default_stream() override { return cpu_backend().default_stream(); }
  Ref<Stream> new_stream(StreamKind, int32_t) override { fail_unsupported("a stream"); }
  Ref<Event> new_event(bool) override { fail_unsupported("an event"); }

 private:
  TraceBackend() : Backend("fused function", cpu_backend().pool(), true) {}
  Trace& tracing() const {
    if (!busy_.load(std::memory_order_acquire) || !pthread_equal(thread_, pthread_self())) fail_outside();
    return *trace_;
  }

  // Beyond the addresses that processes have.
  std::atomic<uintptr_t> next_{uintptr_t{1} << 60};
  std::atomic<bool> busy_{false};
  Trace* trace_ = nullptr;
  pthread_t thread_{};
  TraceBackend* following_ = nullptr;
};

TraceBackend& TraceBackend::take(Trace& trace) {
  static std::atomic<TraceBackend*> all{nullptr};
  TraceBackend* backend = all.load(std::memory_order_acquire);
  while (backend && backend->busy_.exchange(true, std::memory_order_acquire)) backend = backend->following_;
  const bool fresh = !backend;
  if (fresh) {
    backend = new TraceBackend();
    backend->busy_.store(true, std::memory_order_relaxed);
  }
  backend->trace_ = &trace;
  backend->thread_ = pthread_self();
  if (fresh) {
    backend->following_ = all.load(std::memory_order_relaxed);
    while (!all.compare_exchange_weak(backend->following_, backend, std::memory_order_release)) {
    }
  }
  return *backend;
}

bool operator==(const Access& a, const Access& b) {
  const auto same = [](const Dims& x, const Dims& y) {
    return same_shape({x.data(), x.size()}, {y.data(), y.size()});
  };
  if (a.value != b.value || a.dtype != b.dtype) return false;
  if (a.value < 0) return std::memcmp(a.constant.value, b.constant.value, itemsize(a.dtype)) == 0;
  return a.offset == b.offset && same(a.shape, b.shape) && same(a.strides, b.strides);
}

Trace::Trace() : backend_(TraceBackend::take(*this)) {}
Trace::~Trace() { backend_.give_back(); }
Backend& Trace::backend() const { return backend_; }
bool Trace::is_placeholder(const Backend& backend) { return dynamic_cast<const TraceBackend*>(&backend); }

ArrayRef Trace::input(const Array& like, bool writeable) {
  int64_t before = 0, after = like.size() ? int64_t(like.itemsize()) : 0;
  for (int i = 0; i < like.ndim() && like.size(); ++i) {
    const int64_t reach = (like.dim(i) - 1) * like.stride(i);
    (reach < 0 ? before : after) += std::abs(reach);
  }
  auto storage = make<Storage>(backend_, size_t(before + after));
  char* const data = storage->data() + before;
  ArrayRef array = make<Array>(std::move(storage), data, like.dtype(), like.ndim());
  std::copy_n(like.dims(), 2 * size_t(like.ndim()), array->mutable_dims());
  array->finish(uint8_t(Array::owns | (writeable ? Array::writeable : 0)));
  Region& region = regions_.back();
  region.origin = data;
  region.value = add_value({.dtype = like.dtype(), .size = like.size(), .input = inputs_++});
  return array;
}

TraceOutput Trace::output(const Array& array, size_t index) {
  Region* region = &array.backend() == &backend_ ? find(array.storage().data()) : nullptr;
  if (!region)
    fail(CTN_ERROR_CALLBACK, "output %zu: expected an array computed from the inputs, got %s on %s", index,
         describe(array).c_str(), array.device().c_str());
  const int32_t value = as_node(value_of(*region, array.dtype()));
  return {value, array.dtype(), array.data() - region->origin,
          Dims(array.shape().begin(), array.shape().end()),
          Dims(array.strides().begin(), array.strides().end())};
}

/// Returns the region that has an address, or null.
Trace::Region* Trace::find(const char* data) {
  auto after = std::upper_bound(regions_.begin(), regions_.end(), data,
                                [](const char* at, const Region& region) { return at < region.begin; });
  if (after == regions_.begin()) return nullptr;
  Region& region = *--after;
  return data <= region.begin + region.size ? &region : nullptr;
}

int32_t Trace::add_value(const TraceValue& value) {
  values.push_back(value);
  return int32_t(values.size()) - 1;
}

/// Returns the present value of a region, read in a dtype.
int32_t Trace::value_of(Region& region, DType dtype) {
  if (region.value < 0) {
    if (region.size) fail_unsupported("an array that was not written before it is read");
    region.value = add_value({.dtype = dtype, .size = 0});
  }
  TraceValue& value = values[size_t(region.value)];
  if (value.dtype == CTN_DTYPE_NONE) value.dtype = value.number.dtype = dtype;
  if (value.dtype != dtype) fail_unsupported("a view with another dtype");
  return region.value;
}

/// Returns how an operand is read in the order of `shape`.
Access Trace::read(const Operand& x, const Dims& shape, const Dims& strides) {
  Access access;
  access.dtype = x.dtype;
  access.node_strides = strides;
  const auto use_constant = [&](const char* number) {
    std::memcpy(access.constant.value, number, itemsize(x.dtype));
    access.constant.dtype = x.dtype;
    for (int64_t& stride : access.node_strides) stride = 0;
  };
  if (!x.storage) {
    use_constant(x.data);
    return access;
  }
  Region* region = find(x.data);
  if (!region) fail_outside();
  access.value = value_of(*region, x.dtype);
  const TraceValue& value = values[size_t(access.value)];
  if (value.constant) {
    use_constant(value.number.value);
    access.value = -1;
    return access;
  }
  access.offset = x.data - region->origin;
  int64_t size = 1;
  for (size_t i = 0; i < shape.size(); ++i) {
    size *= shape[i];
    if (shape[i] == 1) continue;
    const bool merges = !access.shape.empty() && access.strides.back() == strides[i] * shape[i];
    if (merges) {
      access.shape.back() *= shape[i];
      access.strides.back() = strides[i];
    } else {
      access.shape.push_back(shape[i]);
      access.strides.push_back(strides[i]);
    }
  }
  access.in_order =
      value.input < 0 && access.offset == 0 && size == value.size &&
      (size == 1 || (access.shape.size() == 1 && access.strides[0] == int64_t(itemsize(x.dtype))));
  return access;
}

/// Returns the region that an operation overwrites with `size` elements. Throws Error(CTN_ERROR_UNSUPPORTED)
/// if these are not all of them.
Trace::Region& Trace::written(const Operand& y, int64_t size) {
  Region* region = y.storage ? find(y.data) : nullptr;
  if (!region) fail_outside();
  if (y.data != region->begin || size_t(size) * itemsize(y.dtype) != region->size)
    fail_unsupported("a write to a part of an array");
  return *region;
}

void Trace::add_node(TraceNode node, Span<Region* const> results, Span<const DType> dtypes) {
  for (const TraceNode& other : nodes) {  // a common subexpression
    if (other.kind != node.kind || other.op.op != node.op.op || other.op.loop != node.op.loop ||
        other.size != node.size || other.inputs.size() != node.inputs.size() ||
        !std::equal(other.inputs.begin(), other.inputs.end(), node.inputs.begin()))
      continue;
    bool same = other.kind != TraceNode::reduce;
    for (size_t i = 0; i < dtypes.size; ++i)
      same = same && values[size_t(other.outputs[i])].dtype == dtypes[i];
    if (!same) continue;
    for (size_t i = 0; i < results.size; ++i) results[i]->value = other.outputs[i];
    return;
  }
  for (size_t i = 0; i < results.size; ++i) {
    const int64_t size =
        node.kind == TraceNode::reduce ? int64_t(results[i]->size / itemsize(dtypes[i])) : node.size;
    results[i]->value = add_value({.dtype = dtypes[i], .size = size, .node = int32_t(nodes.size())});
    node.outputs.push_back(results[i]->value);
  }
  nodes.push_back(std::move(node));
}

/// Returns a value that a node computes, or an input, for a value that may be a constant.
int32_t Trace::as_node(int32_t value) {
  const TraceValue constant = values[size_t(value)];
  if (!constant.constant) return value;
  TraceNode node{.kind = TraceNode::cast, .size = constant.size};
  node.shape = node.result = {constant.size};
  Access access;
  access.dtype = constant.dtype;
  access.constant = constant.number;
  access.node_strides = {0};
  node.inputs.push_back(access);
  node.output_strides.push_back({int64_t(itemsize(constant.dtype))});
  Region region{nullptr, nullptr, 0, -1};
  Region* const results[] = {&region};
  add_node(std::move(node), {results, 1}, {&constant.dtype, 1});
  return region.value;
}

void Trace::record(const Launch& launch) {
  switch (launch.kernel) {
    case Kernel::elementwise:
      return record_elementwise(launch);
    case Kernel::copy:
      return record_copy(launch.operands[0], launch.operands[1]);
    case Kernel::reduce:
      return record_reduction(launch);
    default:
      fail_unsupported(kKernelNames[int(launch.kernel)]);
  }
}

void Trace::record_host(char* destination, const void* source, size_t size) {
  Region* region = find(destination);
  if (!region) fail_outside();
  if (destination != region->begin || size != region->size || size > sizeof(FusedConstant::value))
    fail_unsupported("an array of the host, which must be an input");
  TraceValue value{.dtype = CTN_DTYPE_NONE, .size = 1, .constant = true};
  std::memcpy(value.number.value, source, size);
  region->value = add_value(value);
}

namespace {

/// The axes of a launch in the order of the last operand's memory, and the operands' strides along them.
struct LaunchAxes {
  Dims shape;
  SmallVector<Dims, FusedInstruction::kMaxOperands> strides;
  int64_t size = 1;
  bool dense = true;  // the last operand has consecutive elements

  LaunchAxes(const Operand* operands, int count) : strides(size_t(count)) {
    const Operand& last = operands[count - 1];
    layout::Dims<FusedInstruction::kMaxOperands> dims;
    for (int d = 0; d < last.ndim; ++d) {
      dims.push_back({last.shape[d], {}});
      for (int k = 0; k < count; ++k) dims.back().strides[k] = operands[k].strides[d];
    }
    layout::sort_dims(dims, count - 1);
    layout::merge_dims(dims);
    for (const auto& dim : dims) {
      shape.push_back(dim.length);
      for (int k = 0; k < count; ++k) strides[size_t(k)].push_back(dim.strides[k]);
      size *= dim.length;
    }
    dense = is_dense(count - 1, last.dtype);
  }

  bool is_dense(int k, DType dtype) const {
    int64_t expected = int64_t(itemsize(dtype));
    for (size_t d = shape.size(); d-- > 0; expected *= shape[d])
      if (strides[size_t(k)][d] != expected) return false;
    return true;
  }
};

}  // namespace

void Trace::record_elementwise(const Launch& launch) {
  const ElementwiseParams& params = launch.params(kernels::elementwise);
  const int count = launch.count, inputs = count - op_outputs(params.op);
  const LaunchAxes axes(launch.operands, count);
  TraceNode node{.kind = TraceNode::elementwise, .op = params, .size = axes.size};
  node.shape = node.result = axes.shape;
  for (int k = 0; k < inputs; ++k)
    node.inputs.push_back(read(launch.operands[k], axes.shape, axes.strides[size_t(k)]));
  SmallVector<Region*, 2> results;
  SmallVector<DType, 2> dtypes;
  for (int k = inputs; k < count; ++k) {
    const Operand& y = launch.operands[k];
    results.push_back(&written(y, axes.is_dense(k, y.dtype) ? axes.size : -1));
    dtypes.push_back(y.dtype);
    node.output_strides.push_back(axes.strides[size_t(k)]);
  }
  add_node(std::move(node), {results.data(), results.size()}, {dtypes.data(), dtypes.size()});
}

void Trace::record_copy(const Operand& x, const Operand& y) {
  const Operand both[] = {x, y};
  const LaunchAxes axes(both, 2);
  const Access from = read(x, axes.shape, axes.strides[0]);
  Region& region = written(y, axes.dense ? axes.size : -1);
  if (from.value < 0) {
    TraceValue value{.dtype = y.dtype, .size = axes.size, .constant = true};
    cpu::cast_loop(x.dtype, y.dtype)(from.constant.value, value.number.value, 1);
    value.number.dtype = y.dtype;
    region.value = add_value(value);
    return;
  }
  if (x.dtype == y.dtype && from.in_order) {
    region.value = from.value;
    return;
  }
  TraceNode node{.kind = TraceNode::cast, .size = axes.size};
  node.shape = node.result = axes.shape;
  node.inputs.push_back(from);
  node.output_strides.push_back(axes.strides[1]);
  Region* const results[] = {&region};
  add_node(std::move(node), {results, 1}, {&y.dtype, 1});
}

namespace {

/// Returns how many consecutive elements are reduced to one if the kernel `reduce` would add them one after
/// another, otherwise 0.
int64_t run_of(const Operand& x, const Operand& y, const Access& access) {
  layout::Dims<2> kept, reduced;
  int64_t run = 1, count = 1;
  for (int i = 0; i < x.ndim; ++i) {
    const bool keeps = y.shape[i] == x.shape[i];
    (keeps ? count : run) *= x.shape[i];
    (keeps ? kept : reduced).push_back({x.shape[i], {x.strides[i], keeps ? y.strides[i] : 0}});
  }
  const int64_t item = int64_t(itemsize(x.dtype));
  for (layout::Dims<2>* dims : {&kept, &reduced}) {
    layout::sort_dims(*dims, 0);
    layout::merge_dims(*dims);
  }
  if (run < 2 || count == 0 || (run < 16 && count >= 64) || access.value < 0 || access.offset != 0) return 0;
  if (reduced.size() != 1 || reduced[0].strides[0] != item) return 0;
  if (kept.empty()) return run;
  const bool follow = kept.size() == 1 && kept[0].strides[0] == run * item &&
                      kept[0].strides[1] == int64_t(itemsize(y.dtype));
  return follow ? run : 0;
}

}  // namespace

void Trace::record_reduction(const Launch& launch) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  TraceNode node{.kind = TraceNode::reduce, .reduction = launch.params(kernels::reduce)};
  node.shape = Dims(x.shape, x.shape + x.ndim);
  node.result = Dims(y.shape, y.shape + y.ndim);
  int64_t results = 1;
  for (int i = 0; i < x.ndim; ++i) results *= y.shape[i];
  if (Region* region = find(x.data)) region->value = as_node(value_of(*region, x.dtype));
  node.inputs.push_back(read(x, node.shape, Dims(x.strides, x.strides + x.ndim)));
  const TraceValue& value = values[size_t(node.inputs[0].value)];
  node.size = value.size;
  const int64_t run = run_of(x, y, node.inputs[0]);
  if (value.input < 0 && run > 0 && run * results == value.size) node.run = run;
  node.output_strides.push_back(Dims(y.strides, y.strides + y.ndim));
  Region* const region[] = {&written(y, results)};
  add_node(std::move(node), {region, 1}, {&y.dtype, 1});
}

}  // namespace catenary
