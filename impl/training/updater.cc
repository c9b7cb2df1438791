// Updaters: one step of a training.
#include "impl/training/updater.h"

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"

using catenary::fail;
using catenary::IteratorRef;
using catenary::OptimizerRef;
using catenary::Ref;

namespace {

constexpr char kMainIterator[] = "main";

template <class T>
Ref<T> find(const ctn_updater::Named<T>& list, const char* name) {
  for (const auto& [known, object] : list)
    if (known == name) return object;
  return nullptr;
}

template <class T>
Ref<T> required(const ctn_updater::Named<T>& list, const char* name, const char* noun) {
  Ref<T> found = find(list, name);
  if (found) return found;
  std::vector<std::string> known;
  for (const auto& [each, object] : list) known.push_back(each);
  fail(CTN_ERROR_NOT_FOUND, "name: expected the name of an %s (%s), got \"%s\"", noun,
       known.empty() ? "there is none" : catenary::enumerate_names(known).c_str(), name);
}

template <class T>
void add(ctn_updater::Named<T>& list, const char* name, Ref<T> object, const char* noun) {
  std::string clean = catenary::clean_path(name, "name");
  if (find(list, clean.c_str()))
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but there is already an %s \"%s\"", noun,
         clean.c_str());
  list.emplace_back(std::move(clean), std::move(object));
}

/// Puts the iterators back unless the update has succeeded.
class IteratorRollback {
 public:
  explicit IteratorRollback(const ctn_updater::Named<catenary::Iterator>& iterators) {
    for (const auto& [name, iterator] : iterators) before_.emplace_back(iterator, iterator->state());
  }
  ~IteratorRollback() {
    for (auto& [iterator, state] : before_) iterator->go_back(std::move(state));
  }
  IteratorRollback(const IteratorRollback&) = delete;
  IteratorRollback& operator=(const IteratorRollback&) = delete;
  void keep() { before_.clear(); }

 private:
  std::vector<std::pair<IteratorRef, catenary::IteratorState>> before_;
};

}  // namespace

void ctn_updater::visit(catenary::Visitor& visitor) const {
  for (const auto& [name, optimizer] : optimizers_) visitor.add(optimizer);
  for (const auto& [name, iterator] : iterators_) visitor.add(iterator);
}

bool ctn_updater::update() {
  IteratorRollback rollback(iterators_);
  if (!run()) return false;
  rollback.keep();
  ++iteration_;
  return true;
}

int64_t ctn_updater::epoch() const {
  const IteratorRef main = find(iterators_, kMainIterator);
  return main ? main->epoch() : 0;
}

double ctn_updater::epoch_detail() const {
  const IteratorRef main = find(iterators_, kMainIterator);
  return main ? main->epoch_detail() : 0;
}

double ctn_updater::previous_epoch_detail() const {
  const IteratorRef main = find(iterators_, kMainIterator);
  return main ? main->previous_epoch_detail() : 0;
}

bool ctn_updater::is_new_epoch() const {
  const IteratorRef main = find(iterators_, kMainIterator);
  return main && main->is_new_epoch();
}

OptimizerRef ctn_updater::optimizer_or_null(const char* name) const { return find(optimizers_, name); }
IteratorRef ctn_updater::iterator_or_null(const char* name) const { return find(iterators_, name); }
OptimizerRef ctn_updater::optimizer(const char* name) const {
  return required(optimizers_, name, "optimizer");
}
IteratorRef ctn_updater::iterator(const char* name) const { return required(iterators_, name, "iterator"); }

void ctn_updater::add_optimizer(const char* name, OptimizerRef optimizer) {
  if (!optimizer->target())
    fail(CTN_ERROR_STATE, "optimizer: expected one that was set up for a link, got a new %s",
         optimizer->name());
  add(optimizers_, name, std::move(optimizer), "optimizer");
}

void ctn_updater::add_iterator(const char* name, IteratorRef iterator) {
  add(iterators_, name, std::move(iterator), "iterator");
}

void ctn_updater::traverse(catenary::Serializer& s) {
  const int64_t iteration = s.integer("iteration", iteration_);
  if (iteration < 0)
    fail(CTN_ERROR_FORMAT, "expected an \"iteration\" of at least 0, got %lld", (long long)iteration);
  for (const auto& [name, iterator] : iterators_) iterator->serialize(*s.child("iterators/" + name));
  traverse_state(*s.child("state"));
  if (s.loads()) s.on_commit([self = catenary::share(*this), iteration] { self->iteration_ = iteration; });
}

namespace catenary::trainers {
namespace {

class UserUpdater final : public Updater {
 public:
  explicit UserUpdater(UserTable<ctn_updater_callbacks> table) : table_(std::move(table)) {
    if (!table_->update) fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks.update: expected a function, got NULL");
  }
  const char* kind() const override { return "an updater of callbacks"; }
  bool is_atomic() const override { return table_->is_atomic; }
  void finalize() override {
    if (table_->finalize) check_callback(table_.call(table_->finalize, self()));
  }

 protected:
  bool run() override {
    int32_t done = 1;
    check_callback(table_.call(table_->update, self(), &done));
    return done != 0;
  }
  void traverse_state(Serializer& s) override {
    if (table_->serialize) check_callback(table_.call(table_->serialize, self(), &s));
  }

 private:
  ctn_updater* self() { return this; }

  UserTable<ctn_updater_callbacks> table_;
};

}  // namespace

Ref<Updater> user_updater(UserTable<ctn_updater_callbacks> table) {
  return make<UserUpdater>(std::move(table));
}

}  // namespace catenary::trainers
