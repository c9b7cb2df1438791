// Dictionaries of arrays and texts, and the serializers that fill them.
#include "impl/serializers/dictionary.h"

#include <set>

#include "impl/base/binding.h"
#include "impl/base/range.h"
#include "impl/base/utf8.h"

using catenary::fail;
using catenary::StoredValue;
using catenary::StoredValues;

const StoredValue& ctn_dictionary::at(const std::string& name) const {
  const auto found = index_.find(name);
  if (found == index_.end())
    fail(CTN_ERROR_NOT_FOUND, "key: there is no entry \"%s\" among the %zu entries", name.c_str(),
         values_.size());
  return values_[found->second];
}

void ctn_dictionary::set(StoredValue value) {
  const auto [at, is_new] = index_.emplace(value.name, values_.size());
  if (!is_new) {
    values_[at->second] = std::move(value);
    return;
  }
  try {
    values_.push_back(std::move(value));
  } catch (...) {
    index_.erase(at);
    throw;
  }
}

void ctn_dictionary::remove(const std::string& name) {
  at(name);
  const size_t index = index_[name];
  index_.erase(name);
  const StoredValue removed = std::move(values_[index]);  // releasing it may run a user's function
  values_.erase(values_.begin() + std::ptrdiff_t(index));
  for (auto& [other, number] : index_) number -= number > index ? 1 : 0;
}

void ctn_dictionary::assign(StoredValues values) {
  std::unordered_map<std::string, size_t> index;
  for (size_t i = 0; i < values.size(); ++i) index.emplace(values[i].name, i);
  std::swap(values_, values);
  std::swap(index_, index);
}

namespace catenary {
namespace {

class DictionarySource final : public Source {
 public:
  explicit DictionarySource(const Dictionary& dictionary)
      : Source("dictionary"), values_(dictionary.values()) {
    for (const StoredValue& value : values_) {
      StoredEntry entry;
      entry.name = value.name;
      entry.is_text = !value.array;
      entry.type = value.array ? dtype_name(value.array->dtype()) : "text";
      if (value.array) {
        entry.dtype = value.array->dtype();
        for (int64_t length : value.array->shape()) entry.shape.push_back(length);
      }
      add_entry(std::move(entry));
    }
  }
  void read(size_t index, void* data) override { to_data(*values_[index].array, data); }
  std::string read_text(size_t index) override { return values_[index].text; }
  ArrayRef shared(size_t index) const override { return values_[index].array; }

 private:
  StoredValues values_;
};

/// The shared target of a serializer and its children.
struct Collection final : Object {
  void visit(Visitor& visitor) const override { visitor.add(dictionary); }

  DictionaryRef dictionary;
  std::function<void(const StoredValues&)> write;  // empty for a user's dictionary
  std::set<std::string> groups;                    // paths of children, such as "l1/", for `write`
  bool open = false;                               // true while an object is being saved
};

/// Returns the values, and a null array for each group without values.
StoredValues with_empty_groups(const Collection& collection) {
  StoredValues values = collection.dictionary->values();
  std::set<std::string> names;
  for (const StoredValue& value : values) names.insert(value.name);
  for (const std::string& group : collection.groups) {
    const auto next = names.lower_bound(group);
    if (next == names.end() || next->compare(0, group.size(), group) != 0)
      values.push_back({group, nullptr, {}});
  }
  return values;
}

class Collector final : public Serializer {
 public:
  Collector(Ref<Collection> collection, std::string base)
      : collection_(std::move(collection)), base_(std::move(base)) {}

  void visit(Visitor& visitor) const override { visitor.add(collection_); }
  bool loads() const override { return false; }
  SerializerRef child(const std::string& key) override {
    if (collection_->write) collection_->groups.insert(base_ + key + "/");
    return make<Collector>(collection_, base_ + key + "/");
  }
  bool array(const std::string& key, Array& value) override {
    set({base_ + key, share(value), {}});
    return true;
  }
  int64_t integer(const std::string& key, int64_t value) override {
    set({base_ + key, from_data(&value, {}, CTN_INT64, cpu_backend()), {}});
    return value;
  }
  double real(const std::string& key, double value) override {
    set({base_ + key, from_data(&value, {}, CTN_FLOAT64, cpu_backend()), {}});
    return value;
  }
  std::string text(const std::string& key, const std::string& value) override {
    set({base_ + key, nullptr, value});
    return value;
  }
  void object(const Traversal& traversal) override {
    if (collection_->open) return traversal(*this);
    const Ref<Collection> collection = collection_;
    StoredValues before = collection->dictionary->values();
    collection->open = true;
    try {
      traversal(*this);
    } catch (...) {
      collection->open = false;
      collection->dictionary->assign(std::move(before));
      throw;
    }
    collection->open = false;
  }
  void commit() override {
    if (!collection_->write) return Serializer::commit();
    if (collection_->open)
      fail(CTN_ERROR_STATE, "serializer: expected no save in progress, but an object is being saved");
    collection_->write(with_empty_groups(*collection_));
    collection_->dictionary->assign({});
    collection_->groups.clear();
  }

 private:
  void set(StoredValue value) {
    if (collection_->write && collection_->dictionary->has(value.name))
      fail(CTN_ERROR_STATE, "key: expected a new key, but \"%s\" was already saved", value.name.c_str());
    collection_->dictionary->set(std::move(value));
  }

  Ref<Collection> collection_;
  std::string base_;
};

}  // namespace

SourceRef dictionary_source(const Dictionary& dictionary) { return make<DictionarySource>(dictionary); }

SerializerRef dictionary_serializer(Dictionary& dictionary, const char* path) {
  auto collection = make<Collection>();
  collection->dictionary = share(dictionary);
  return make<Collector>(std::move(collection), base_path(path, "path"));
}

SerializerRef collecting_serializer(std::function<void(const StoredValues&)> write) {
  auto collection = make<Collection>();
  collection->dictionary = make<Dictionary>();
  collection->write = std::move(write);
  return make<Collector>(std::move(collection), "");
}

// Called by the C API.

SerializerRef dictionary_deserializer(const Dictionary& dictionary, const LoadOptions* options) {
  return deserializer(dictionary_source(dictionary), options);
}

DictionaryRef dictionary_new() { return make<Dictionary>(); }

DictionaryRef dictionary_copy(const Dictionary& dictionary) {
  StoredValues values = dictionary.values();
  for (StoredValue& value : values)
    if (value.array) value.array = copy(*value.array);
  DictionaryRef result = make<Dictionary>();
  result->assign(std::move(values));
  return result;
}

const char* dictionary_key(const Dictionary& dictionary, size_t index) {
  const StoredValues& values = dictionary.values();
  require_index(index, values.size(), "entries");
  return values[index].name.c_str();
}

bool dictionary_contains(const Dictionary& dictionary, const char* key) {
  return dictionary.has(clean_path(key, "key"));
}

bool dictionary_is_text(const Dictionary& dictionary, const char* key) {
  return !dictionary.at(clean_path(key, "key")).array;
}

ArrayRef dictionary_array(const Dictionary& dictionary, const char* key) {
  const StoredValue& value = dictionary.at(clean_path(key, "key"));
  if (!value.array)
    fail(CTN_ERROR_DTYPE, "key: expected an array, but \"%s\" is a string", value.name.c_str());
  return value.array;
}

const char* dictionary_text(const Dictionary& dictionary, const char* key) {
  const StoredValue& value = dictionary.at(clean_path(key, "key"));
  if (value.array)
    fail(CTN_ERROR_DTYPE, "key: expected a string, but \"%s\" is an array: %s", value.name.c_str(),
         describe(*value.array).c_str());
  return value.text.c_str();
}

void dictionary_set_array(Dictionary& dictionary, const char* key, ArrayRef value) {
  dictionary.set({clean_path(key, "key"), std::move(value), {}});
}

void dictionary_set_text(Dictionary& dictionary, const char* key, const char* value) {
  dictionary.set({clean_path(key, "key"), nullptr, utf8_text(value, "value")});
}

void dictionary_set_i64(Dictionary& dictionary, const char* key, int64_t value) {
  dictionary.set({clean_path(key, "key"), from_data(&value, {}, CTN_INT64, cpu_backend()), {}});
}

void dictionary_set_f64(Dictionary& dictionary, const char* key, double value) {
  dictionary.set({clean_path(key, "key"), from_data(&value, {}, CTN_FLOAT64, cpu_backend()), {}});
}

namespace {

ArrayRef number_at(const Dictionary& dictionary, const char* key, bool integer) {
  ArrayRef value = dictionary_array(dictionary, key);
  if (value->size() != 1 || (integer && is_float(value->dtype())))
    fail(CTN_ERROR_DTYPE, "key: expected %s, but \"%s\" is %s", integer ? "an integer" : "a number", key,
         describe(*value).c_str());
  return reshape(*value, {});
}

}  // namespace

int64_t dictionary_i64(const Dictionary& dictionary, const char* key) {
  return item_i64(*number_at(dictionary, key, true), {});
}

double dictionary_f64(const Dictionary& dictionary, const char* key) {
  return item_f64(*number_at(dictionary, key, false), {});
}

void dictionary_remove(Dictionary& dictionary, const char* key) { dictionary.remove(clean_path(key, "key")); }

}  // namespace catenary
