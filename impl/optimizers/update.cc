// From slots to launches: copies arrays that are not contiguous, replaces gradients that somebody else holds,
// and updates all parameters of one device, dtype and group in one launch.
#include <algorithm>
#include <cstring>
#include <tuple>

#include "impl/array/launch.h"
#include "impl/optimizers/optimizer.h"

using catenary::Array;
using catenary::ArrayRef;
using catenary::fail;
using catenary::Launch;
using catenary::Node;
using catenary::UpdateParams;
using catenary::UpdateRule;

namespace {

/// Whether nobody else can see the array.
bool may_change(const Node& node) {
  const Array& g = *node.grad;
  return g.unique() && g.storage().unique() && g.is_c_contiguous() && g.is_writeable() && !node.grad_node;
}

/// Whether two C-contiguous arrays overlap.
bool overlap(const Array& a, const Array& b) {
  return a.data() < b.data() + b.nbytes() && b.data() < a.data() + a.nbytes();
}

template <class T>
struct Clear {
  std::vector<T>& items;
  ~Clear() { items.clear(); }
};

}  // namespace

/// Throws if parameter and gradient do not match.
void ctn_optimizer::check(Slot& slot) const {
  const Array* g = slot.gradient();
  if (!g) return;
  const Array& p = slot.param->array();
  if (g->dtype() != p.dtype())
    fail(CTN_ERROR_DTYPE, "optimizer: expected a gradient of dtype %s for the parameter \"%s\", got %s",
         catenary::dtype_name(p.dtype()), slot.path.c_str(), catenary::dtype_name(g->dtype()));
  if (!catenary::same_shape(g->shape(), p.shape()))
    fail(CTN_ERROR_SHAPE, "optimizer: expected a gradient of shape %s for the parameter \"%s\", got %s",
         catenary::shape_text(p.shape()).c_str(), slot.path.c_str(),
         catenary::shape_text(g->shape()).c_str());
  if (&g->backend() != &p.backend())
    fail(CTN_ERROR_DEVICE, "optimizer: expected the gradient of the parameter \"%s\" on %s, got one on %s",
         slot.path.c_str(), p.backend().name().c_str(), g->backend().name().c_str());
  if (!p.is_writeable())
    fail(CTN_ERROR_STATE,
         "optimizer: expected a writeable array in the parameter \"%s\", got a read-only one",
         slot.path.c_str());
  fit_states(slot, p);
}

void ctn_optimizer::check_all() {
  for (Slot& slot : slots_) check(slot);
}

/// Whether parameters or gradients may share memory with each other.
bool ctn_optimizer::shares_memory() const {
  std::vector<const catenary::Storage*> storages;
  for (const Slot& slot : slots_) {
    const Array* g = slot.gradient();
    if (!g || !g->size()) continue;
    storages.push_back(&g->storage());
    storages.push_back(&slot.param->data()->storage());
  }
  std::sort(storages.begin(), storages.end());
  return std::adjacent_find(storages.begin(), storages.end()) != storages.end();
}

/// Whether no two items share memory that an update reads or writes.
bool ctn_optimizer::items_are_apart() {
  ranges_.clear();
  const auto add = [&](const Array& a) { ranges_.push_back({a.data(), a.data() + a.nbytes()}); };
  for (const Item& item : items_) {
    add(*item.g);
    add(*item.p);
    if (item.out && item.out != item.g) add(*item.out);
  }
  std::sort(ranges_.begin(), ranges_.end());
  for (size_t i = 1; i < ranges_.size(); ++i)
    if (ranges_[i].first < ranges_[i - 1].second) return false;
  return true;
}

void ctn_optimizer::run(UpdateRule rule, const Stages& stages, catenary::Span<Slot> slots) {
  const bool moves = rule != catenary::kStagesAlone;
  params_.resize(groups_.size() + 1);
  items_.clear();
  const Clear<Item> clear{items_};

  for (size_t group = 0; group < params_.size(); ++group) {
    params_[group].rule = rule;
    params_[group].state_count = 0;
    params_[group].gated = gate_ != nullptr;
    put_stages(stages, group, params_[group]);
  }
  for (Slot& slot : slots) {
    const Array* g = slot.gradient();
    if (g && g->size() && (moves || params_[slot.group].stage_count)) items_.emplace_back().slot = &slot;
  }
  if (items_.empty()) return;

  // Everything that may fail.
  for (Item& item : items_) {
    Slot& slot = *item.slot;
    Node* node = &slot.param->node();
    UpdateParams& params = params_[slot.group];
    item.g = node->grad.get();
    item.p = slot.param->data().get();
    if (!item.g->is_c_contiguous()) item.g = (item.g_copy = catenary::contiguous(*item.g)).get();
    if (!item.p->is_c_contiguous()) item.p = (item.p_copy = catenary::contiguous(*item.p)).get();
    if (gate_) catenary::optimizers::number_on(item.p->backend(), gate_->open);
    for (const auto& pending : stages)
      if (pending.stage.from_operand && (!pending.hook || applies(*pending.hook, slot.group)))
        catenary::optimizers::number_on(item.p->backend(), pending.rates);
    if (moves) params.state_count = int32_t(slot.states.size());
    if (!params.stage_count) continue;
    item.out = item.g;
    if (keeps_gradients_ || may_change(*node)) continue;
    item.made =
        item.g_copy ? item.g_copy : catenary::empty_on(item.g->backend(), item.g->shape(), item.g->dtype());
    item.out = item.made.get();
  }
  // One launch takes those that are alike, if they are neighbors.
  const auto kind_of = [](const Item& item) {
    return std::tuple(item.slot->group, &item.p->backend(), item.p->dtype());
  };
  const bool alike = std::all_of(items_.begin(), items_.end(),
                                 [&](const Item& item) { return kind_of(item) == kind_of(items_[0]); });
  constexpr size_t kFew = 8;  // comparing them with each other is faster
  const bool apart = (!alike || items_.size() > kFew) && items_are_apart();
  if (!alike && apart)
    std::stable_sort(items_.begin(), items_.end(),
                     [&](const Item& a, const Item& b) { return kind_of(a) < kind_of(b); });
  size_t most = stages.size() + 1;
  for (const Item& item : items_) most += size_t(params_[item.slot->group].operands());
  operands_.resize(most);

  Launch launch(catenary::kernels::update, params_[0], operands_.data());
  size_t first = 0;  // index of the launch's first item
  const auto fits = [&](const Item& item) {
    if (!alike && kind_of(item) != kind_of(items_[first])) return false;
    if (apart) return true;
    for (const Item* other = &items_[first]; other != &item; ++other) {
      if (overlap(*item.p, *other->p) || overlap(*item.p, *other->g) || overlap(*item.g, *other->p))
        return false;
      if (item.out && (overlap(*item.out, *other->g) || overlap(*item.g, *other->out))) return false;
    }
    return true;
  };
  const auto flush = [&] {
    if (launch.count) catenary::run(launch);
    launch.count = 0;
  };
  for (size_t i = 0; i < items_.size(); ++i) {
    const Item& item = items_[i];
    Array& g = *item.slot->param->node().grad;
    Array& p = item.slot->param->array();
    // Copies must include the results of earlier launches, and be written back before the next one.
    const bool alone = item.p_copy || item.g_copy;
    if (launch.count && (alone || !fits(item))) flush();
    if (item.g_copy) catenary::assign(*item.g_copy, g);
    if (item.p_copy) catenary::assign(*item.p_copy, p);
    if (!launch.count) {
      first = i;
      launch.set_params(catenary::kernels::update, params_[item.slot->group]);
      const catenary::Backend& backend = p.backend();
      if (gate_) launch.add(catenary::optimizers::number_on(backend, gate_->open)->operand());
      add_rates(stages, item.slot->group, backend, launch);
    }
    launch.add(item.g->operand());
    for (int32_t k = 0; k < params_[item.slot->group].state_count; ++k) {
      const Array& state = *item.slot->states[size_t(k)].value;
      launch.add(state.operand());
      state.storage().mark_written();
    }
    launch.add(item.p->operand());
    if (moves) item.p->storage().mark_written();
    if (item.out) {
      launch.add(item.out->operand());
      item.out->storage().mark_written();
    }
    if (!alone) continue;
    flush();
    if (moves && item.p_copy) catenary::assign(p, *item.p_copy);
    if (item.out && !item.made && item.g_copy) catenary::assign(g, *item.g_copy);
  }
  flush();
  for (Item& item : items_)
    if (item.made) catenary::set_grad(*item.slot->param, std::move(item.made));
}

void ctn_optimizer::apply_stages(Stages& stages) {
  if (stages.empty()) return;
  check_all();
  run(catenary::kStagesAlone, stages, slots_);
  stages.resize(0);
}

void ctn_optimizer::replace_gradients(std::vector<ArrayRef> gradients) {
  for (size_t i = 0; i < gradients.size(); ++i) {
    if (!gradients[i]) continue;
    catenary::Variable& param = *slots_[i].param;
    Node* node = param.node_or_null();
    if (keeps_gradients_ && node && node->grad)
      catenary::assign(*node->grad, *gradients[i]);
    else
      catenary::set_grad(param, std::move(gradients[i]));
  }
}

namespace catenary::optimizers {

const ArrayRef& number_on(const Backend& backend, const DeviceNumbers& numbers) {
  for (const ArrayRef& number : numbers)
    if (&number->backend() == &backend) return number;
  fail(CTN_ERROR_STATE,
       "optimizer: expected gradients on the devices that they were on before the hooks, got one on %s",
       backend.name().c_str());
}

DeviceNumbers distributed(const ArrayRef& number, Span<Backend* const> devices) {
  DeviceNumbers numbers;
  for (Backend* device : devices) numbers.push_back(to_backend(*number, *device));
  return numbers;
}

}  // namespace catenary::optimizers
