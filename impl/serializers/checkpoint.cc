// Saves and loads the complete state of a training run in one file.
#include "impl/serializers/checkpoint.h"

#include <optional>

#include "impl/base/binding.h"
#include "impl/links/delayed.h"
#include "impl/links/tree.h"

namespace catenary {
namespace {

constexpr const char *kModel = "model", *kOptimizer = "optimizer", *kNumbers = "hyperparameters",
                     *kRandom = "random", *kExtra = "extra";

/// The entries of a file that a load requests.
class Selection final : public Source {
 public:
  template <class Wanted>
  Selection(SourceRef file, const Wanted& wanted) : Source(file->label()), file_(std::move(file)) {
    for (size_t i = 0; i < file_->entries().size(); ++i) {
      if (!wanted(file_->entries()[i].name)) continue;
      add_entry(file_->entries()[i]);
      places_.push_back(i);
    }
  }
  void visit(Visitor& visitor) const override { visitor.add(file_); }
  void verify(size_t index) override { file_->verify(places_[index]); }
  bool stages(size_t index) const override { return file_->stages(places_[index]); }
  void read(size_t index, void* data) override { file_->read(places_[index], data); }
  std::string read_text(size_t index) override { return file_->read_text(places_[index]); }
  ArrayRef shared(size_t index) const override { return file_->shared(places_[index]); }

 private:
  SourceRef file_;
  std::vector<size_t> places_;  // indices in the file
};

std::string below(const char* part, const std::string& key = {}) { return std::string(part) + "/" + key; }
bool is_below(const std::string& name, const char* part) { return name.rfind(below(part), 0) == 0; }

/// Whether the program needs an entry. Numbers that a schedule controls now, and anything about an optimizer
/// that was not passed, are not needed.
bool is_wanted(const std::string& name, const Link* model, const Optimizer* optimizer) {
  if (is_below(name, kModel)) return model;
  if (is_below(name, kRandom)) return true;
  if (!optimizer) return false;
  if (is_below(name, kOptimizer)) return true;
  return is_below(name, kNumbers) && !optimizer->is_scheduled(name.substr(below(kNumbers).size()));
}

RandomState& generator(Link* model, RandomState* given) {
  if (given) return *given;
  return default_random_state(model ? link_backend(*model) : current_backend());
}

/// Gives values without a shape the stored one, so that the optimizer has states for them.
void materialize_as_stored(Link& model, const Source& file) {
  struct Stored {
    LinkRef link;
    Link::Delayed value;
    size_t entry;
  };
  std::vector<Stored> list;
  for (const links::DelayedAt& at : links::all_delayed(model)) {
    const size_t entry = file.find(below(kModel, at.path.substr(1)));
    if (entry < file.entries().size()) list.push_back({share(*at.link), *at.value, entry});
  }
  for (const Stored& each : list) {
    const StoredEntry& entry = file.entries()[each.entry];
    const Shape shape{entry.shape.data(), entry.shape.size()};
    if (entry.is_text || !links::fits_delayed(each.value, shape)) continue;  // the load reports it
    ArrayRef data = links::new_delayed(each.value, shape, *each.value.backend);
    fill(*data, *scalar_f64(0));
    each.link->materialize(each.value.name, std::move(data));
  }
}

void load_checkpoint(const SourceRef& file, Link* model, Optimizer* optimizer, RandomState* random,
                     const FurtherEntries& further) {
  std::optional<links::DelayedRollback> rollback;
  if (model) {
    rollback.emplace(*model);
    materialize_as_stored(*model, *file);
  }
  const SourceRef known = make<Selection>(file, [&](const std::string& name) {
    return is_below(name, kExtra) ? further.is_wanted(name.substr(below(kExtra).size()))
                                  : is_wanted(name, model, optimizer);
  });
  deserializer(known, nullptr)->object([&](Serializer& s) {
    traverse_checkpoint(model, optimizer, random, further.traversal, s);
  });
  if (rollback) rollback->keep();
}

}  // namespace

void traverse_numbers(Optimizer& optimizer, Serializer& s) {
  for (const auto& [place, value] : optimizer.numbers()) {
    const double stored = s.real(place, value);
    if (!s.loads()) continue;
    optimizer.check_number(place, stored);
    s.on_commit([self = share(optimizer), place = place, stored] { self->set_number(place, stored); });
  }
}

void traverse_checkpoint(Link* model, Optimizer* optimizer, RandomState* random, const Traversal& further,
                         Serializer& s) {
  if (model) traverse(*model, *s.child(kModel));
  if (optimizer) {
    traverse(*optimizer, *s.child(kOptimizer));
    traverse_numbers(*optimizer, *s.child(kNumbers));
  }
  traverse(generator(model, random), *s.child(kRandom));
  if (further) further(*s.child(kExtra));
}

void checkpoint_save(const char* path, Link& model, Optimizer* optimizer, RandomState* random,
                     const Dictionary* extra) {
  checkpoint_save(path, &model, optimizer, random, [extra](Serializer& s) {
    if (!extra) return;
    for (const StoredValue& value : extra->values())
      if (value.array)
        s.array(value.name, *value.array);
      else
        s.text(value.name, value.text);
  });
}

void checkpoint_save(const char* path, Link* model, Optimizer* optimizer, RandomState* random,
                     const Traversal& further) {
  const Destination file = destination_by_suffix(path);
  const DictionaryRef all = dictionary_new();
  dictionary_serializer(*all, nullptr)->object([&](Serializer& s) {
    traverse_checkpoint(model, optimizer, random, further, s);
  });
  write_file(all->values(), file);
}

void checkpoint_load(const char* path, Link& model, Optimizer* optimizer, RandomState* random,
                     Dictionary* extra) {
  const SourceRef file = open_file(path);
  StoredValues values;
  if (extra) {
    const auto others = make<Selection>(file, [](const std::string& name) { return is_below(name, kExtra); });
    values = read_values(*others);
    for (StoredValue& value : values) value.name.erase(0, below(kExtra).size());
  }
  const Traversal assign = [&](Serializer& s) {
    if (extra) s.on_commit([self = share(*extra), &values]() mutable { self->assign(std::move(values)); });
  };
  load_checkpoint(file, &model, optimizer, random, {assign, [](const std::string&) { return false; }});
}

void checkpoint_load(const char* path, Link* model, Optimizer* optimizer, RandomState* random,
                     const FurtherEntries& further) {
  load_checkpoint(open_file(path), model, optimizer, random, further);
}

}  // namespace catenary
