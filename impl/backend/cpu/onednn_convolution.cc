// Creates and keeps plans of convolutions with oneDNN.
#if defined(CATENARY_HAS_ONEDNN)
#include "impl/backend/cpu/onednn_convolution.h"

#include <pthread.h>

#include <array>
#include <cstring>
#include <list>
#include <map>
#include <mutex>
#include <utility>

#include "impl/backend/cpu/onednn.h"
#include "impl/base/error.h"
#include "impl/base/headroom.h"

namespace catenary::cpu::onednn {

namespace {

using Iterator = Owned<dnnl_primitive_desc_iterator, dnnl_primitive_desc_iterator_destroy>;

/// The properties that a primitive depends on: pass, algorithm and shape.
using PlanKey = std::array<int64_t, 29>;

PlanKey key_of(const Part& s, Pass pass, bool bias, bool winograd) {
  PlanKey key{};
  size_t i = 0;
  for (int64_t v : {int64_t(pass), int64_t(bias), int64_t(winograd), int64_t(s.type), int64_t(s.axes), s.n,
                    s.c, s.o, s.groups, s.whole_c, s.whole_o})
    key[i++] = v;
  for (const auto* list : {&s.in, &s.out, &s.k, &s.stride, &s.pad, &s.dilation})
    for (int64_t v : *list) key[i++] = v;
  return key;
}

struct Shapes {
  dnnl_memory_desc_t x, w, y, b;
  dnnl_memory_desc_t x_any, w_any, y_any, w_forward;  // w_any may be that of the gradient
  dnnl_dims_t stride, pad, dilation;
};

/// The layout of a part of a contiguous array with the dimensions `whole`.
dnnl_memory_desc_t describe(const dnnl_dims_t dims, const dnnl_dims_t whole, int count,
                            dnnl_data_type_t type) {
  dnnl_memory_desc_t md;
  dnnl_dims_t strides;
  int64_t stride = 1;
  for (int d = count - 1; d >= 0; --d) {
    strides[d] = stride;
    stride *= whole[d];
  }
  must(dnnl_memory_desc_init_by_strides(&md, count, dims, type, strides));
  return md;
}

dnnl_memory_desc_t describe_any(const dnnl_dims_t dims, int count, dnnl_data_type_t type) {
  dnnl_memory_desc_t md;
  must(dnnl_memory_desc_init_by_tag(&md, count, dims, type, dnnl_format_tag_any));
  return md;
}

Shapes shapes_of(const Part& s, Pass pass) {
  Shapes m{};
  const int missing = Convolution::kAxes - s.axes, grouped = s.groups > 1;
  dnnl_dims_t x{s.n, s.c}, y{s.n, s.o}, w{}, b{s.o};
  dnnl_dims_t whole_x{s.n, s.whole_c}, whole_y{s.n, s.whole_o}, whole_w{};
  int at = 0;
  if (grouped) whole_w[at] = w[at] = s.groups, ++at;
  whole_w[at] = s.whole_o / s.groups;
  w[at++] = s.o / s.groups;
  whole_w[at] = s.whole_c / s.groups;
  w[at++] = s.c / s.groups;
  for (int d = 0; d < s.axes; ++d) {
    whole_x[2 + d] = x[2 + d] = s.in[missing + d];
    whole_y[2 + d] = y[2 + d] = s.out[missing + d];
    whole_w[at + d] = w[at + d] = s.k[missing + d];
    m.stride[d] = s.stride[missing + d];
    m.pad[d] = s.pad[missing + d];
    m.dilation[d] = s.dilation[missing + d] - 1;
  }
  const int count = 2 + s.axes;
  const dnnl_data_type_t weights = pass == Pass::weights ? dnnl_f32 : s.type;
  m.x = describe(x, whole_x, count, s.type);
  m.y = describe(y, whole_y, count, s.type);
  m.w = describe(w, whole_w, count + grouped, weights);
  m.b = describe(b, b, 1, dnnl_f32);
  m.x_any = describe_any(x, count, s.type);
  m.y_any = describe_any(y, count, s.type);
  m.w_any = describe_any(w, count + grouped, weights);
  m.w_forward = describe_any(w, count + grouped, s.type);
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
  if (dnnl_dilated_convolution_forward_desc_init(&desc, dnnl_forward_training, algorithm, &m.x_any,
                                                 &m.w_forward, forward_bias ? &m.b : nullptr, &m.y_any,
                                                 m.stride, m.dilation, m.pad, m.pad) != dnnl_success)
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

Handles handles(const Argument& a) { return {memory(a.plain), a.reorder ? memory(a.packed) : nullptr}; }

std::unique_ptr<Execution> make_execution(const Plan& plan) {
  require_headroom(kCallHeadroom);
  auto made = std::make_unique<Execution>();
  made->input = handles(plan.input);
  made->second = handles(plan.second);
  made->output = handles(plan.output);
  made->scratch = memory(plan.scratch);
  if (plan.bias_index) made->bias = memory(plan.bias);
  return made;
}

Plan make_plan(const Part& s, Pass pass, bool bias, bool winograd) {
  require_headroom(kPlanHeadroom);
  Plan plan;
  const Shapes m = shapes_of(s, pass);
  dnnl_primitive_attr_t raw = nullptr;
  must(dnnl_primitive_attr_create(&raw));
  const Attributes attributes(raw);
  must(dnnl_primitive_attr_set_scratchpad_mode(raw, dnnl_scratchpad_mode_user));
  Descriptor descriptor;
  if (winograd) descriptor = descriptor_for(m, pass, bias, dnnl_convolution_winograd, raw);
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
  std::shared_ptr<const Plan> find(const PlanKey& key) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto found = plans_.find(key);
    if (found == plans_.end()) return nullptr;
    order_.splice(order_.begin(), order_, found->second.place);
    return found->second.plan;
  }
  void add(const PlanKey& key, const std::shared_ptr<const Plan>& plan) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (plans_.count(key)) return;
    if (plans_.size() >= kMaxPlans) {
      plans_.erase(order_.back());
      order_.pop_back();
    }
    order_.push_front(key);
    plans_[key] = {plan, order_.begin()};
  }
  std::unique_ptr<Execution> take(const Plan& plan) {
    const std::lock_guard<std::mutex> lock(mutex_);
    std::unique_ptr<Execution> taken = std::move(plan.idle);
    if (taken) plan.idle = std::move(taken->next);
    return taken;
  }
  void give_back(const Plan& plan, std::unique_ptr<Execution> taken) {
    const std::lock_guard<std::mutex> lock(mutex_);
    taken->next = std::move(plan.idle);
    plan.idle = std::move(taken);
  }
  std::mutex& mutex() { return mutex_; }

 private:
  static constexpr size_t kMaxPlans = 512;
  struct Entry {
    std::shared_ptr<const Plan> plan;
    std::list<PlanKey>::iterator place;
  };
  std::mutex mutex_;
  std::map<PlanKey, Entry> plans_;
  std::list<PlanKey> order_;
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

}  // namespace

bool prefers_winograd(const Convolution& s) {
  if (s.strict || s.axes != 2 || s.groups != 1 || s.c < 32 || s.o < 32) return false;
  for (int d = 1; d < 3; ++d)
    if (s.k[d] != 3 || s.stride[d] != 1 || s.dilation[d] != 1 || s.pad[d] > 2) return false;
  return s.n * winograd_tiles(s) >= kWinogradTiles;
}

std::shared_ptr<const Plan> plan_for(const Part& part, Pass pass, bool bias, bool winograd) {
  const PlanKey key = key_of(part, pass, bias, winograd);
  std::shared_ptr<const Plan> plan = cache().find(key);
  if (plan) return plan;
  const OneThread one;
  plan = std::make_shared<const Plan>(make_plan(part, pass, bias, winograd));
  if (!plan->usable) plan = std::make_shared<const Plan>(make_plan(part, pass, bias, winograd));
  cache().add(key, plan);
  return plan;
}

Borrowed::Borrowed(const Plan& plan) : plan_(plan), execution_(cache().take(plan)) {
  if (!execution_) execution_ = make_execution(plan);  // other calls are using the plan
}

Borrowed::~Borrowed() { cache().give_back(plan_, std::move(execution_)); }

}  // namespace catenary::cpu::onednn
#endif
