// The updater that draws a batch, computes its loss, and updates the parameters once.
#include <exception>

#include "impl/autograd/arithmetic.h"
#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/links/tree.h"
#include "impl/serializers/objects.h"
#include "impl/training/updater.h"

namespace catenary::trainers {
namespace {

const LinkRef& target_of(const OptimizerRef& optimizer) {
  if (!optimizer->target())
    fail(CTN_ERROR_STATE, "optimizer: expected one that was set up for a link, got a new %s",
         optimizer->name());
  return optimizer->target();
}

}  // namespace

StandardUpdater::StandardUpdater(IteratorRef iterator, OptimizerRef optimizer,
                                 Callback<ctn_batch_loss_fn> loss, const char* device)
    : iterator_(*iterator),
      optimizer_(*optimizer),
      loss_(std::move(loss), target_of(optimizer)),
      device_(device ? &find_backend(device) : nullptr) {
  add_iterator("main", std::move(iterator));
  add_optimizer("main", std::move(optimizer));
}

void StandardUpdater::visit(Visitor& visitor) const {
  Updater::visit(visitor);
  visitor.add(loss_.model());
  visitor.add(scale_);
}

void StandardUpdater::set_accumulation(int64_t count) {
  if (count < 1) fail(CTN_ERROR_INVALID_ARGUMENT, "count: expected at least 1, got %lld", (long long)count);
  if (count > 1) require_gradients("an accumulation");
  accumulation_ = count;
}

void StandardUpdater::set_loss_scale(LossScale* scale) {
  if (scale) require_gradients("a loss scale");
  scale_ = Ref<LossScale>::share(scale);
}

void StandardUpdater::require_gradients(const char* what) const {
  if (optimizer_.runs_whole_updates())
    fail(CTN_ERROR_UNSUPPORTED,
         "updater: expected an optimizer of gradients for %s, got %s, which computes "
         "losses itself",
         what, optimizer_.name());
}

Backend& StandardUpdater::backend() const { return device_ ? *device_ : link_backend(*loss_.model()); }

VariableRef StandardUpdater::loss_of(const Batch& batch) {
  return loss_(on_device(batch, backend()), *optimizer_.target());
}

/// Adds to the gradients, which are removed before those of the first batch.
void StandardUpdater::backward(const Batch& batch, bool is_first) {
  const VariableRef loss = loss_of(batch);
  Value root = loss->value();
  if (accumulation_ > 1) root = root * (1.0 / double(accumulation_));
  if (scale_) root = optimizers::loss_scale_apply(*scale_, root);
  if (is_first) optimizer_.target()->cleargrads();
  catenary::backward(*variable_of(root), false, false);
}

/// For optimizers that compute the loss as often as they like.
void StandardUpdater::update_with_loss(const Batch& batch) {
  struct Call {
    StandardUpdater* updater;
    const Batch* batch;
    std::exception_ptr failure;
  } call{this, &batch, nullptr};
  const auto compute = [](void* data, ctn_variable** loss) -> ctn_status {
    Call& c = *static_cast<Call*>(data);
    try {
      *loss = c.updater->loss_of(*c.batch).leak();
      return CTN_OK;
    } catch (const Error& error) {
      c.failure = std::current_exception();
      return error.status();
    } catch (...) {
      c.failure = std::current_exception();
      return CTN_ERROR_CALLBACK;
    }
  };
  try {
    optimizer_.update(Callback<ctn_loss_fn>(compute, &call, nullptr));
  } catch (const CallbackError&) {
    if (call.failure) std::rethrow_exception(call.failure);
    throw;
  }
}

bool StandardUpdater::run() {
  Batch batch;
  bool is_new_epoch = false;
  if (optimizer_.runs_whole_updates()) {
    if (!iterator_.next(batch)) return false;
    is_new_epoch = iterator_.is_new_epoch();
    update_with_loss(batch);
  } else {
    for (int64_t i = 0; i < accumulation_; ++i) {
      if (!iterator_.next(batch)) return false;
      is_new_epoch = is_new_epoch || iterator_.is_new_epoch();
      backward(batch, i == 0);
    }
    if (scale_)
      optimizers::loss_scale_step(*scale_, optimizer_);
    else
      optimizer_.update();
  }
  if (is_new_epoch) optimizer_.new_epoch();
  return true;
}

void StandardUpdater::traverse_state(Serializer& s) {
  if (scale_) catenary::traverse(*scale_, *s.child("loss_scale"));
}

Ref<Updater> standard_updater(IteratorRef iterator, OptimizerRef optimizer, Callback<ctn_batch_loss_fn> loss,
                              const char* device) {
  return make<StandardUpdater>(std::move(iterator), std::move(optimizer), std::move(loss), device);
}

}  // namespace catenary::trainers
