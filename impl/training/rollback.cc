// Undoes what a failed update has changed.
#include "impl/training/rollback.h"

#include <memory>
#include <unordered_set>

#include "impl/base/binding.h"
#include "impl/links/tree.h"
#include "impl/serializers/objects.h"

namespace catenary::trainers {
namespace {

using Arrays = std::unordered_set<const Array*>;

/// Copies what a traversal saves, except for some arrays.
class Copier final : public Serializer {
 public:
  Copier(SerializerRef to, std::shared_ptr<const Arrays> left_out)
      : to_(std::move(to)), left_out_(std::move(left_out)) {}
  void visit(Visitor& visitor) const override { visitor.add(to_); }
  bool loads() const override { return false; }
  SerializerRef child(const std::string& key) override { return make<Copier>(to_->child(key), left_out_); }
  bool array(const std::string& key, Array& value) override {
    return left_out_->count(&value) || to_->array(key, *copy(value));
  }
  int64_t integer(const std::string& key, int64_t value) override { return to_->integer(key, value); }
  double real(const std::string& key, double value) override { return to_->real(key, value); }
  std::string text(const std::string& key, const std::string& value) override {
    return to_->text(key, value);
  }
  void object(const Traversal& traversal) override { traversal(*this); }

 private:
  SerializerRef to_;
  std::shared_ptr<const Arrays> left_out_;
};

std::shared_ptr<const Arrays> parameters_of(Link& model) {
  auto parameters = std::make_shared<Arrays>();
  for (const LinkIndex::ParamAt& at : model.index().params)
    if (at.variable->data()) parameters->insert(at.variable->data().get());
  return parameters;
}

void traverse_model(Optimizer& optimizer, bool has_parameters, Serializer& s) {
  traverse(*optimizer.target(), *s.child("model"));
  if (has_parameters) traverse(optimizer, *s.child("optimizer"));
}

}  // namespace

UpdateRollback::UpdateRollback(const Updater& updater, bool enabled) {
  if (!enabled) return;
  remember(cpu_backend());
  for (const auto& [name, optimizer] : updater.optimizers()) {
    remember(link_backend(*optimizer->target()));
    remember(optimizer, !updater.is_atomic());
  }
}

void UpdateRollback::remember(const OptimizerRef& optimizer, bool parameters) {
  Link& model = *optimizer->target();
  if (delayed_count(model) > 0) return;  // the first update, before which there is nothing to go back to
  const DictionaryRef values = dictionary_new();
  const auto left_out = parameters ? std::make_shared<const Arrays>() : parameters_of(model);
  traverse_model(*optimizer, parameters, *make<Copier>(dictionary_serializer(*values, nullptr), left_out));
  if (values->count() > 0) models_.push_back({optimizer, parameters, values});
}

void UpdateRollback::remember(Backend& backend) {
  RandomState& state = default_random_state(backend);
  for (const Generator& known : generators_)
    if (known.state == &state) return;
  generators_.push_back({&state, state.position()});
}

void UpdateRollback::undo() const {
  for (const Generator& each : generators_) each.state->set_position(each.position);
  LoadOptions options;
  options.strict = false;  // what was left out stays
  for (const Model& each : models_)
    dictionary_deserializer(*each.values, &options)->object([&](Serializer& s) {
      traverse_model(*each.optimizer, each.has_parameters, s);
    });
}

}  // namespace catenary::trainers
