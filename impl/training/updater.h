// Updaters: one step of a training.
#pragma once
#include <catenary/updater.h>

#include <string>
#include <utility>
#include <vector>

#include "impl/base/user_table.h"
#include "impl/dataset/iterator.h"
#include "impl/optimizers/loss_scale.h"
#include "impl/optimizers/optimizer.h"
#include "impl/training/loss.h"

/// Runs updates and counts them. The C API's handle is the object itself.
struct ctn_updater : catenary::HandleObject<catenary::Kind::updater> {
 public:
  template <class T>
  using Named = std::vector<std::pair<std::string, catenary::Ref<T>>>;

  void visit(catenary::Visitor& visitor) const override;
  /// Runs one update. Returns false, and changes nothing, if the examples are exhausted. If it throws,
  /// iterators are where they were before.
  bool update();
  int64_t iteration() const { return iteration_; }

  // Of the iterator "main"; zeros if there is none.
  int64_t epoch() const;
  double epoch_detail() const;
  double previous_epoch_detail() const;
  bool is_new_epoch() const;

  const Named<catenary::Optimizer>& optimizers() const { return optimizers_; }
  const Named<catenary::Iterator>& iterators() const { return iterators_; }
  /// Null if there is none of this name.
  catenary::OptimizerRef optimizer_or_null(const char* name) const;
  catenary::IteratorRef iterator_or_null(const char* name) const;
  // Throw Error(CTN_ERROR_NOT_FOUND), which lists what there is.
  catenary::OptimizerRef optimizer(const char* name) const;
  catenary::IteratorRef iterator(const char* name) const;
  /// What is trained with an optimizer is reported and saved under its name.
  void add_optimizer(const char* name, catenary::OptimizerRef optimizer);
  void add_iterator(const char* name, catenary::IteratorRef iterator);

  /// Saves or loads everything but models and optimizers; part of a traversal.
  void traverse(catenary::Serializer& serializer);
  virtual const char* kind() const = 0;
  /// Whether parameters and states of optimizers change at the end of an update, all of them or none.
  virtual bool is_atomic() const = 0;
  /// Called at the end of a training.
  virtual void finalize() {}

 protected:
  virtual bool run() = 0;
  virtual void traverse_state(catenary::Serializer&) {}

 private:
  int64_t iteration_ = 0;
  Named<catenary::Optimizer> optimizers_;
  Named<catenary::Iterator> iterators_;
};

namespace catenary {

using Updater = ::ctn_updater;

/// How messages of of_class call an updater.
inline std::string described(const Updater& updater) { return updater.kind(); }

namespace trainers {

/// Draws a batch, computes its loss, and updates the parameters once.
class StandardUpdater final : public Updater {
 public:
  static constexpr char kNoun[] = "a standard updater";

  StandardUpdater(IteratorRef iterator, OptimizerRef optimizer, Callback<ctn_batch_loss_fn> loss,
                  const char* device);
  void visit(Visitor& visitor) const override;
  const char* kind() const override { return kNoun; }
  bool is_atomic() const override { return !optimizer_.has_callbacks(); }
  /// Scales losses against underflow of 16-bit gradients; null: not.
  void set_loss_scale(LossScale* scale);
  /// An update then uses the mean gradient of `count` batches.
  void set_accumulation(int64_t count);

 protected:
  bool run() override;
  void traverse_state(Serializer& serializer) override;

 private:
  VariableRef loss_of(const Batch& batch);
  void backward(const Batch& batch, bool is_first);
  void update_with_loss(const Batch& batch);
  void require_gradients(const char* what) const;
  Backend& backend() const;

  Iterator& iterator_;  // held by the base class, as the optimizer is
  Optimizer& optimizer_;
  Loss loss_;
  Backend* device_;  // null: that of the model
  Ref<LossScale> scale_;
  int64_t accumulation_ = 1;
};

// Called by the C API.
Ref<Updater> standard_updater(IteratorRef iterator, OptimizerRef optimizer, Callback<ctn_batch_loss_fn> loss,
                              const char* device);
Ref<Updater> user_updater(UserTable<ctn_updater_callbacks> table);

}  // namespace trainers
}  // namespace catenary
