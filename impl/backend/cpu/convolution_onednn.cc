// Convolutions with oneDNN. Primitives and the reorders around them are created once for each shape.
#include <algorithm>
#include <array>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "impl/backend/cpu/convolution.h"
#include "impl/backend/cpu/gemm.h"
#include "impl/backend/host.h"

#if defined(CATENARY_HAS_ONEDNN)
#include <oneapi/dnnl/dnnl.h>
#include <pthread.h>

#include <cstring>

#include "impl/backend/cpu/scratch.h"
#include "impl/base/error.h"
#include "impl/base/headroom.h"
#include "impl/base/parallel.h"
#endif

namespace catenary::cpu {

#if defined(CATENARY_HAS_ONEDNN)
namespace {

void must(dnnl_status_t status) {
  if (status == dnnl_success) return;
  if (status == dnnl_out_of_memory)
    fail(CTN_ERROR_OUT_OF_MEMORY, "oneDNN ran out of memory in a convolution");
  fail(CTN_ERROR_INTERNAL, "oneDNN rejected a convolution: status %d", int(status));
}

template <class T, dnnl_status_t (*destroy)(T*)>
struct Destroy {
  void operator()(T* p) const { destroy(p); }
};
template <class T, dnnl_status_t (*destroy)(T*)>
using Owned = std::unique_ptr<T, Destroy<T, destroy>>;
using Primitive = Owned<dnnl_primitive, dnnl_primitive_destroy>;
using Descriptor = Owned<dnnl_primitive_desc, dnnl_primitive_desc_destroy>;
using Iterator = Owned<dnnl_primitive_desc_iterator, dnnl_primitive_desc_iterator_destroy>;
using Attributes = Owned<dnnl_primitive_attr, dnnl_primitive_attr_destroy>;
using Memory = Owned<dnnl_memory, dnnl_memory_destroy>;

dnnl_engine_t engine() {
  static const dnnl_engine_t made = [] {
    dnnl_engine_t e;
    must(dnnl_engine_create(&e, dnnl_cpu, 0));
    return e;
  }();
  return made;
}

dnnl_stream_t stream() {
  static const dnnl_stream_t made = [] {
    dnnl_stream_t s;
    must(dnnl_stream_create(&s, engine(), dnnl_stream_default_flags));
    return s;
  }();
  return made;
}

enum class Pass : int64_t { forward, back, weights };

/// The properties that a primitive depends on: pass, threads, and shape.
using Key = std::array<int64_t, 28>;

Key key_of(const Convolution& s, Pass pass, bool bias, int threads) {
  Key key{};
  size_t i = 0;
  for (int64_t v : {int64_t(pass), int64_t(bias), int64_t(threads), int64_t(s.axes), s.n, s.c, s.o, s.groups,
                    int64_t(s.strict)})
    key[i++] = v;
  for (const auto* list : {&s.in, &s.out, &s.k, &s.stride, &s.pad, &s.dilation})
    for (int64_t v : *list) key[i++] = v;
  return key;
}

/// Where an argument of the primitive is read from or written to.
struct Argument {
  int index;  // DNNL_ARG_...
  dnnl_memory_desc_t plain, packed;
  Primitive reorder;  // null if both layouts are the same
  size_t bytes = 0;   // of the packed copy
};

/// oneDNN's handles of an argument, which hold an address only during a call.
struct Handles {
  Memory plain, packed;  // packed: null if both layouts are the same
};

/// The objects that one call at a time uses. They are kept, because oneDNN crashes if it has no memory for a
/// handle.
struct Execution {
  Handles input, second, output;
  Memory scratch, bias;
  std::unique_ptr<Execution> next;  // list of the idle ones
};

struct OnednnPlan {
  bool usable = false;
  Primitive primitive;
  dnnl_memory_desc_t scratch;
  size_t scratch_bytes = 0;
  Argument input, second, output;  // in the order of the call
  dnnl_memory_desc_t bias;
  int bias_index = 0;
  mutable std::unique_ptr<Execution> idle;  // guarded by the cache's lock
};

struct Shapes {
  dnnl_memory_desc_t x, w, y, b;
  dnnl_memory_desc_t x_any, w_any, y_any;
  dnnl_dims_t stride, pad, dilation;
};

dnnl_memory_desc_t describe(const dnnl_dims_t dims, int count, bool any) {
  dnnl_memory_desc_t md;
  if (any) {
    must(dnnl_memory_desc_init_by_tag(&md, count, dims, dnnl_f32, dnnl_format_tag_any));
    return md;
  }
  dnnl_dims_t strides;
  int64_t stride = 1;
  for (int d = count - 1; d >= 0; --d) {
    strides[d] = stride;
    stride *= dims[d];
  }
  must(dnnl_memory_desc_init_by_strides(&md, count, dims, dnnl_f32, strides));
  return md;
}

Shapes shapes_of(const Convolution& s) {
  Shapes m{};
  const int missing = Convolution::kAxes - s.axes, grouped = s.groups > 1;
  dnnl_dims_t x{s.n, s.c}, y{s.n, s.o}, w{}, b{s.o};
  int at = 0;
  if (grouped) w[at++] = s.groups;
  w[at++] = s.o / s.groups;
  w[at++] = s.c / s.groups;
  for (int d = 0; d < s.axes; ++d) {
    x[2 + d] = s.in[missing + d];
    y[2 + d] = s.out[missing + d];
    w[at + d] = s.k[missing + d];
    m.stride[d] = s.stride[missing + d];
    m.pad[d] = s.pad[missing + d];
    m.dilation[d] = s.dilation[missing + d] - 1;
  }
  const int count = 2 + s.axes;
  m.x = describe(x, count, false);
  m.y = describe(y, count, false);
  m.w = describe(w, count + grouped, false);
  m.b = describe(b, 1, false);
  m.x_any = describe(x, count, true);
  m.y_any = describe(y, count, true);
  m.w_any = describe(w, count + grouped, true);
  return m;
}

/// Returns the first implementation that is optimized for this processor, or null if there is none.
Descriptor fast_descriptor(const dnnl_convolution_desc_t& desc, const dnnl_primitive_attr_t attributes,
                           const_dnnl_primitive_desc_t hint) {
  dnnl_primitive_desc_iterator_t raw = nullptr;
  const dnnl_status_t status = dnnl_primitive_desc_iterator_create(&raw, &desc, attributes, engine(), hint);
  if (status == dnnl_out_of_memory) must(status);
  if (status != dnnl_success) return nullptr;
  const Iterator iterator(raw);
  for (;;) {
    Descriptor found(dnnl_primitive_desc_iterator_fetch(iterator.get()));
    const char* name = nullptr;
    if (found && dnnl_primitive_desc_query(found.get(), dnnl_query_impl_info_str, 0, &name) == dnnl_success &&
        !std::strstr(name, "ref") && !std::strstr(name, "gemm"))
      return found;
    if (dnnl_primitive_desc_iterator_next(iterator.get()) != dnnl_success) return nullptr;
  }
}

Descriptor descriptor_for(const Shapes& m, Pass pass, bool bias, dnnl_alg_kind_t algorithm,
                          const dnnl_primitive_attr_t attributes) {
  dnnl_convolution_desc_t desc;
  const bool forward_bias = pass == Pass::forward && bias;
  if (dnnl_dilated_convolution_forward_desc_init(&desc, dnnl_forward_training, algorithm, &m.x_any, &m.w_any,
                                                 forward_bias ? &m.b : nullptr, &m.y_any, m.stride,
                                                 m.dilation, m.pad, m.pad) != dnnl_success)
    return nullptr;
  Descriptor forward = fast_descriptor(desc, attributes, nullptr);
  if (!forward || pass == Pass::forward) return forward;
  const dnnl_status_t status =
      pass == Pass::back
          ? dnnl_dilated_convolution_backward_data_desc_init(&desc, algorithm, &m.x_any, &m.w_any, &m.y_any,
                                                             m.stride, m.dilation, m.pad, m.pad)
          : dnnl_dilated_convolution_backward_weights_desc_init(&desc, algorithm, &m.x_any, &m.w_any,
                                                                bias ? &m.b : nullptr, &m.y_any, m.stride,
                                                                m.dilation, m.pad, m.pad);
  if (status != dnnl_success) return nullptr;
  return fast_descriptor(desc, attributes, forward.get());
}

/// Whether Winograd transforms are faster: as measured, they need a few hundred tiles and enough channels.
bool prefers_winograd(const Convolution& s) {
  if (s.strict || s.axes != 2 || s.groups != 1 || s.c < 32 || s.o < 32) return false;
  for (int d = 1; d < 3; ++d)
    if (s.k[d] != 3 || s.stride[d] != 1 || s.dilation[d] != 1 || s.pad[d] > 2) return false;
  return s.n * ((s.out[1] + 3) / 4) * ((s.out[2] + 3) / 4) >= 128;
}

/// Whether our own products are faster, because they read and write the arrays in-place: as measured.
bool prefers_products(const Convolution& s, Pass pass) {
  if (s.groups != 1) return false;
  if (s.pointwise()) return pass == Pass::weights || s.out_size() >= 128;
  switch (pass) {
    case Pass::forward:
      return s.depth() <= 32;
    case Pass::back:
      return s.c <= 4;
    case Pass::weights:
      return false;
  }
  return false;
}

/// An exception leaves an unfinished entry in oneDNN's cache of primitives, which makes all later attempts
/// fail and refers to the descriptor, so it must be removed before the descriptor. Entries can only be
/// removed all at once.
void forget_primitives() {
  int capacity = 0;
  if (dnnl_get_primitive_cache_capacity(&capacity) != dnnl_success) return;
  dnnl_set_primitive_cache_capacity(0);
  dnnl_set_primitive_cache_capacity(capacity);
}

Primitive create(const Descriptor& descriptor) {
  dnnl_primitive_t made = nullptr;
  try {
    must(dnnl_primitive_create(&made, descriptor.get()));
  } catch (...) {
    forget_primitives();
    throw;
  }
  return Primitive(made);
}

Primitive reorder(const dnnl_memory_desc_t& from, const dnnl_memory_desc_t& to) {
  dnnl_primitive_desc_t raw = nullptr;
  must(dnnl_reorder_primitive_desc_create(&raw, &from, engine(), &to, engine(), nullptr));
  return create(Descriptor(raw));
}

Argument argument(int index, const dnnl_memory_desc_t& plain, const dnnl_memory_desc_t& packed, bool output) {
  Argument a{index, plain, packed, nullptr, 0};
  if (dnnl_memory_desc_equal(&plain, &packed)) return a;
  a.reorder = output ? reorder(packed, plain) : reorder(plain, packed);
  a.bytes = dnnl_memory_desc_get_size(&packed);
  return a;
}

// oneDNN uses some allocations without checking them, and reports a lack of memory as an unsupported shape.
constexpr size_t kPlanHeadroom = size_t{8} << 20, kCallHeadroom = size_t{64} << 10;

Memory memory(const dnnl_memory_desc_t& md) {
  dnnl_memory_t made = nullptr;
  must(dnnl_memory_create(&made, &md, engine(), DNNL_MEMORY_NONE));
  return Memory(made);
}

Handles handles(const Argument& a) { return {memory(a.plain), a.reorder ? memory(a.packed) : nullptr}; }

std::unique_ptr<Execution> make_execution(const OnednnPlan& plan) {
  require_headroom(kCallHeadroom);
  auto made = std::make_unique<Execution>();
  made->input = handles(plan.input);
  made->second = handles(plan.second);
  made->output = handles(plan.output);
  made->scratch = memory(plan.scratch);
  if (plan.bias_index) made->bias = memory(plan.bias);
  return made;
}

OnednnPlan make_plan(const Convolution& s, Pass pass, bool bias) {
  require_headroom(kPlanHeadroom);
  OnednnPlan plan;
  const Shapes m = shapes_of(s);
  dnnl_primitive_attr_t raw = nullptr;
  must(dnnl_primitive_attr_create(&raw));
  const Attributes attributes(raw);
  must(dnnl_primitive_attr_set_scratchpad_mode(raw, dnnl_scratchpad_mode_user));
  Descriptor descriptor;
  if (prefers_winograd(s)) descriptor = descriptor_for(m, pass, bias, dnnl_convolution_winograd, raw);
  if (!descriptor) descriptor = descriptor_for(m, pass, bias, dnnl_convolution_direct, raw);
  if (!descriptor) return plan;
  plan.primitive = create(descriptor);
  const auto queried = [&](dnnl_query_t what) {
    return *dnnl_primitive_desc_query_md(descriptor.get(), what, 0);
  };
  plan.scratch = queried(dnnl_query_scratchpad_md);
  plan.scratch_bytes = dnnl_memory_desc_get_size(&plan.scratch);
  plan.bias = m.b;
  switch (pass) {
    case Pass::forward:
      plan.input = argument(DNNL_ARG_SRC, m.x, queried(dnnl_query_src_md), false);
      plan.second = argument(DNNL_ARG_WEIGHTS, m.w, queried(dnnl_query_weights_md), false);
      plan.output = argument(DNNL_ARG_DST, m.y, queried(dnnl_query_dst_md), true);
      plan.bias_index = DNNL_ARG_BIAS;
      break;
    case Pass::back:
      plan.input = argument(DNNL_ARG_DIFF_DST, m.y, queried(dnnl_query_diff_dst_md), false);
      plan.second = argument(DNNL_ARG_WEIGHTS, m.w, queried(dnnl_query_weights_md), false);
      plan.output = argument(DNNL_ARG_DIFF_SRC, m.x, queried(dnnl_query_diff_src_md), true);
      break;
    case Pass::weights:
      plan.input = argument(DNNL_ARG_SRC, m.x, queried(dnnl_query_src_md), false);
      plan.second = argument(DNNL_ARG_DIFF_DST, m.y, queried(dnnl_query_diff_dst_md), false);
      plan.output = argument(DNNL_ARG_DIFF_WEIGHTS, m.w, queried(dnnl_query_diff_weights_md), true);
      plan.bias_index = DNNL_ARG_DIFF_BIAS;
      break;
  }
  plan.idle = make_execution(plan);
  plan.usable = true;
  return plan;
}

/// Plans by shape; the least recently used one is evicted.
class Cache {
 public:
  std::shared_ptr<const OnednnPlan> find(const Key& key) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto found = plans_.find(key);
    if (found == plans_.end()) return nullptr;
    order_.splice(order_.begin(), order_, found->second.place);
    return found->second.plan;
  }
  void add(const Key& key, std::shared_ptr<const OnednnPlan> plan) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (plans_.count(key)) return;
    if (plans_.size() >= kMaxPlans) {
      plans_.erase(order_.back());
      order_.pop_back();
    }
    order_.push_front(key);
    plans_[key] = {std::move(plan), order_.begin()};
  }
  std::unique_ptr<Execution> take(const OnednnPlan& plan) {
    const std::lock_guard<std::mutex> lock(mutex_);
    std::unique_ptr<Execution> taken = std::move(plan.idle);
    if (taken) plan.idle = std::move(taken->next);
    return taken;
  }
  void give_back(const OnednnPlan& plan, std::unique_ptr<Execution> taken) {
    const std::lock_guard<std::mutex> lock(mutex_);
    taken->next = std::move(plan.idle);
    plan.idle = std::move(taken);
  }
  std::mutex& mutex() { return mutex_; }

 private:
  static constexpr size_t kMaxPlans = 512;
  struct Entry {
    std::shared_ptr<const OnednnPlan> plan;
    std::list<Key>::iterator place;
  };
  std::mutex mutex_;
  std::map<Key, Entry> plans_;
  std::list<Key> order_;
};

Cache& cache() {
  static Cache& made = []() -> Cache& {
    // A fork during a lookup would leave the child with a locked cache.
    pthread_atfork([] { cache().mutex().lock(); }, [] { cache().mutex().unlock(); },
                   [] { cache().mutex().unlock(); });
    return *new Cache;
  }();
  return made;
}

std::shared_ptr<const OnednnPlan> plan_for(const Convolution& s, Pass pass, bool bias, int threads) {
  const Key key = key_of(s, pass, bias, threads);
  std::shared_ptr<const OnednnPlan> plan = cache().find(key);
  if (plan) return plan;
  plan = std::make_shared<const OnednnPlan>(make_plan(s, pass, bias));
  if (!plan->usable) plan = std::make_shared<const OnednnPlan>(make_plan(s, pass, bias));
  cache().add(key, plan);
  return plan;
}

class Borrowed {
 public:
  explicit Borrowed(const OnednnPlan& plan) : plan_(plan), execution_(cache().take(plan)) {
    if (!execution_) execution_ = make_execution(plan);  // other calls are using the plan
  }
  ~Borrowed() { cache().give_back(plan_, std::move(execution_)); }
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;
  const Execution* operator->() const { return execution_.get(); }

 private:
  const OnednnPlan& plan_;
  std::unique_ptr<Execution> execution_;
};

dnnl_memory_t attach(const Memory& memory, const void* data) {
  must(dnnl_memory_set_data_handle(memory.get(), const_cast<void*>(data)));
  return memory.get();
}

void execute(const_dnnl_primitive_t primitive, std::initializer_list<dnnl_exec_arg_t> arguments) {
  must(dnnl_primitive_execute(primitive, stream(), int(arguments.size()), arguments.begin()));
}

/// An argument in its packed layout.
struct Packed {
  Packed(const Argument& a, const Handles& handles, const void* data, bool output)
      : room(a.bytes),
        plain(attach(handles.plain, data)),
        packed(a.reorder ? attach(handles.packed, room.data()) : nullptr),
        arg{a.index, packed ? packed : plain} {
    if (packed && !output) execute(a.reorder.get(), {{DNNL_ARG_FROM, plain}, {DNNL_ARG_TO, packed}});
  }
  Scratch room;
  dnnl_memory_t plain, packed;
  dnnl_exec_arg_t arg;
};

bool run(const Convolution& s, Pass pass, const float* input, const float* second, const float* bias,
         float* output) {
  if (!onednn_enabled() || s.n == 0 || s.c == 0 || s.o == 0 || prefers_products(s, pass)) return false;
  const TeamLease lease;
  const std::shared_ptr<const OnednnPlan> plan = plan_for(s, pass, bias != nullptr, lease.threads());
  if (!plan->usable) return false;
  require_headroom(kCallHeadroom);
  const Borrowed execution(*plan);
  const Packed first(plan->input, execution->input, input, false),
      other(plan->second, execution->second, second, false),
      result(plan->output, execution->output, output, true);
  const Scratch scratch(plan->scratch_bytes);
  const dnnl_exec_arg_t pad{DNNL_ARG_SCRATCHPAD, attach(execution->scratch, scratch.data())};
  if (bias && plan->bias_index)
    execute(plan->primitive.get(),
            {first.arg, other.arg, result.arg, pad, {plan->bias_index, attach(execution->bias, bias)}});
  else
    execute(plan->primitive.get(), {first.arg, other.arg, result.arg, pad});
  if (result.packed)
    execute(plan->output.reorder.get(), {{DNNL_ARG_FROM, result.packed}, {DNNL_ARG_TO, result.plain}});
  return true;
}

}  // namespace

bool onednn_convolve(const Convolution& s, const float* x, const float* w, const float* b, float* y) {
  return run(s, Pass::forward, x, w, b, y);
}

bool onednn_convolve_back(const Convolution& s, const float* gy, const float* w, float* gx) {
  return run(s, Pass::back, gy, w, nullptr, gx);
}

bool onednn_convolve_weights(const Convolution& s, const float* x, const float* gy, float* gw, float* gb) {
  return run(s, Pass::weights, x, gy, gb, gw);
}

#else

bool onednn_convolve(const Convolution&, const float*, const float*, const float*, float*) { return false; }
bool onednn_convolve_back(const Convolution&, const float*, const float*, float*) { return false; }
bool onednn_convolve_weights(const Convolution&, const float*, const float*, float*, float*) { return false; }

#endif

}  // namespace catenary::cpu
