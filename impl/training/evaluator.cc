// The extension that evaluates a model.
#include "impl/base/binding.h"
#include "impl/base/context.h"
#include "impl/links/tree.h"
#include "impl/training/extensions.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

class Evaluator final : public Extension {
 public:
  Evaluator(IteratorRef iterator, LinkRef target, Callback<ctn_batch_loss_fn> loss, const char* device)
      : Extension("validation", CTN_PRIORITY_WRITER, every_epoch()),
        iterator_(std::move(iterator)),
        loss_(std::move(loss), std::move(target)),
        device_(device ? &find_backend(device) : nullptr),
        reporter_(reporter_new()) {
    if (iterator_->repeat())
      fail(CTN_ERROR_INVALID_ARGUMENT, "iterator: expected one that does not repeat, got one that does");
  }
  void visit(Visitor& visitor) const override {
    Extension::visit(visitor);
    visitor.add(iterator_);
    visitor.add(loss_.model());
    visitor.add(reporter_);
  }
  void initialize(Trainer&, const std::string& name) override { name_ = name; }

  void run(Trainer&) override {
    const TrainScope testing(false);
    const BackpropScope no_history(false);
    reporter_->add_observers((name_ + "/main").c_str(), *loss_.model());
    DictSummary summary;
    iterator_->reset();
    for (Batch batch; iterator_->next(batch);) {
      const DictionaryRef observation = dictionary_new();
      {
        const ReportScope scope(*reporter_, *observation);
        loss_(on_device(batch, device_ ? *device_ : link_backend(*loss_.model())), *loss_.model());
      }
      summary.add(*observation, double(batch[0]->shape()[0]));
    }
    for (const auto& [name, moments] : summary.entries())
      report(name.c_str(), moments.mean_or_nan(), nullptr);
  }

 private:
  IteratorRef iterator_;
  Loss loss_;
  Backend* device_;  // null: that of the model
  Ref<Reporter> reporter_;
  std::string name_;
};

}  // namespace

Ref<Extension> evaluator(IteratorRef iterator, LinkRef target, Callback<ctn_batch_loss_fn> loss,
                         const char* device) {
  return make<Evaluator>(std::move(iterator), std::move(target), std::move(loss), device);
}

}  // namespace catenary::trainers
