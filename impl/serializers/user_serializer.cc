// Serializers that users define with callbacks.
#include "impl/serializers/user_serializer.h"

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/serializers/load.h"
#include "impl/serializers/transaction.h"

namespace catenary {
namespace {

/// The callbacks, shared by a serializer and the children that the library creates for it.
struct UserSerializerTable final : Transaction {
  explicit UserSerializerTable(UserTable<ctn_serializer_callbacks> given) : callbacks(std::move(given)) {
    if (const int32_t loads = callbacks->loads; loads != 0 && loads != 1)
      fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks.loads: expected 0 or 1, got %d", int(loads));
  }
  /// Fills a copy, because a later step may fail.
  template <class F>
  bool load_later(Array& target, const std::string& name, F fill) {
    if (!target.is_writeable())
      fail(CTN_ERROR_STATE, "\"%s\": expected a writeable array to load into, got a read-only one",
           name.c_str());
    ArrayRef staged = copy(target);
    if (!fill(*staged)) return false;
    add({share(target), 0, std::move(staged)});
    return true;
  }
  void prepare(std::vector<Write>&) override {}

  UserTable<ctn_serializer_callbacks> callbacks;
};

/// A child that a user's callback returned. Its loads, too, wait for the commit of the whole object.
class Child final : public Serializer {
 public:
  Child(Ref<UserSerializerTable> table, SerializerRef inner)
      : table_(std::move(table)), inner_(std::move(inner)) {}

  void visit(Visitor& visitor) const override {
    visitor.add(table_);
    visitor.add(inner_);
  }
  bool loads() const override { return inner_->loads(); }
  SerializerRef child(const std::string& key) override { return make<Child>(table_, inner_->child(key)); }
  bool array(const std::string& key, Array& value) override {
    if (!loads() || !table_->is_open()) return inner_->array(key, value);
    return table_->load_later(value, key, [&](Array& staged) { return inner_->temporary(key, staged); });
  }
  bool temporary(const std::string& key, Array& value) override { return inner_->temporary(key, value); }
  int64_t integer(const std::string& key, int64_t value) override { return inner_->integer(key, value); }
  double real(const std::string& key, double value) override { return inner_->real(key, value); }
  std::string text(const std::string& key, const std::string& value) override {
    return inner_->text(key, value);
  }
  bool find(const std::string& key, SmallVector<int64_t, 8>& shape, DType& dtype) override {
    return inner_->find(key, shape, dtype);
  }
  void on_commit(std::function<void()> action) override {
    table_->is_open() ? table_->on_commit(std::move(action)) : inner_->on_commit(std::move(action));
  }
  void object(const Traversal& traversal) override {
    table_->is_open() ? traversal(*this) : inner_->object(traversal);
  }
  void commit() override { inner_->commit(); }
  Ref<LoadReport> report() const override { return inner_->report(); }

 private:
  Ref<UserSerializerTable> table_;
  SerializerRef inner_;
};

class UserSerializer final : public Serializer {
 public:
  UserSerializer(Ref<UserSerializerTable> table, std::string base)
      : table_(std::move(table)), base_(std::move(base)) {}

  void visit(Visitor& visitor) const override { visitor.add(table_); }
  bool loads() const override { return table_->callbacks->loads != 0; }

  SerializerRef child(const std::string& key) override {
    if (!table_->callbacks->child) return make<UserSerializer>(table_, base_ + key + "/");
    CallbackResults<Serializer> received(1);
    check_callback(table_->callbacks.call(table_->callbacks->child, (base_ + key).c_str(), received.data()));
    SerializerRef made = received.take(0);
    if (!made)
      fail(CTN_ERROR_CALLBACK, "\"%s\": the child function returned CTN_OK without a child", key.c_str());
    if (made->loads() != loads())
      fail(CTN_ERROR_CALLBACK, "\"%s\": expected a child that %s", key.c_str(), loads() ? "loads" : "saves");
    return make<Child>(table_, std::move(made));
  }

  bool array(const std::string& key, Array& value) override {
    if (!loads() || !table_->is_open()) return temporary(key, value);
    return table_->load_later(value, base_ + key, [&](Array& staged) { return temporary(key, staged); });
  }

  bool temporary(const std::string& key, Array& value) override {
    require(table_->callbacks->array, key, "arrays");
    check_callback(table_->callbacks.call(table_->callbacks->array, (base_ + key).c_str(), &value));
    return true;
  }

  int64_t integer(const std::string& key, int64_t value) override {
    require(table_->callbacks->integer, key, "integers");
    int64_t result = value;
    check_callback(table_->callbacks.call(table_->callbacks->integer, (base_ + key).c_str(), &result));
    return loads() ? result : value;
  }

  double real(const std::string& key, double value) override {
    require(table_->callbacks->real, key, "real numbers");
    double result = value;
    check_callback(table_->callbacks.call(table_->callbacks->real, (base_ + key).c_str(), &result));
    return loads() ? result : value;
  }

  std::string text(const std::string& key, const std::string& value) override {
    require(table_->callbacks->text, key, "strings");
    const char* result = nullptr;
    check_callback(
        table_->callbacks.call(table_->callbacks->text, (base_ + key).c_str(), value.c_str(), &result));
    return loads() && result ? result : value;
  }

  bool find(const std::string& key, SmallVector<int64_t, 8>&, DType&) override {
    fail(CTN_ERROR_UNSUPPORTED,
         "\"%s\": a user's deserializer does not report shapes; give the value a shape first",
         (base_ + key).c_str());
  }
  void on_commit(std::function<void()> action) override { table_->on_commit(std::move(action)); }
  void object(const Traversal& traversal) override {
    const SerializerRef self = share<Serializer>(*this);
    if (!loads()) return traversal(*this);
    const Ref<UserSerializerTable> table = table_;
    table->run([&] { traversal(*this); });
  }

 private:
  template <class F>
  void require(F function, const std::string& key, const char* what) const {
    if (!function)
      fail(CTN_ERROR_UNSUPPORTED, "\"%s\": the serializer does not support %s", (base_ + key).c_str(), what);
  }

  Ref<UserSerializerTable> table_;
  std::string base_;
};

}  // namespace

SerializerRef user_serializer(UserTable<ctn_serializer_callbacks> table) {
  return make<UserSerializer>(make<UserSerializerTable>(std::move(table)), "");
}

}  // namespace catenary
