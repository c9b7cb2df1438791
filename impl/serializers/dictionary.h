// Dictionaries of arrays and texts, and the serializers that fill them.
#pragma once
#include <unordered_map>

#include "impl/serializers/load.h"

/// Arrays and texts by path, in insertion order. Arrays are shared, not copied.
struct ctn_dictionary final : catenary::HandleObject<catenary::Kind::dictionary> {
 public:
  const catenary::StoredValues& values() const { return values_; }
  size_t count() const { return values_.size(); }
  bool has(const std::string& name) const { return index_.count(name) != 0; }
  /// Throws Error(CTN_ERROR_NOT_FOUND) if there is no such entry.
  const catenary::StoredValue& at(const std::string& name) const;
  /// Adds a value, or replaces the existing one at its position.
  void set(catenary::StoredValue value);
  void remove(const std::string& name);
  void assign(catenary::StoredValues values);

 private:
  catenary::StoredValues values_;
  std::unordered_map<std::string, size_t> index_;
};

namespace catenary {

using Dictionary = ::ctn_dictionary;
using DictionaryRef = Ref<Dictionary>;

/// Returns a source with the current values.
SourceRef dictionary_source(const Dictionary& dictionary);
/// Returns a serializer that puts values into a dictionary below a path, replacing existing ones.
SerializerRef dictionary_serializer(Dictionary& dictionary, const char* path);
/// Returns a serializer that collects uniquely named values and passes them to `write` at each commit,
/// together with the groups that have no values (see StoredValue).
SerializerRef collecting_serializer(std::function<void(const StoredValues&)> write);

// Called by the C API.
DictionaryRef dictionary_new();
SerializerRef dictionary_deserializer(const Dictionary& dictionary, const LoadOptions* options);
DictionaryRef dictionary_copy(const Dictionary& dictionary);
const char* dictionary_key(const Dictionary& dictionary, size_t index);
bool dictionary_contains(const Dictionary& dictionary, const char* key);
bool dictionary_is_text(const Dictionary& dictionary, const char* key);
ArrayRef dictionary_array(const Dictionary& dictionary, const char* key);
const char* dictionary_text(const Dictionary& dictionary, const char* key);
void dictionary_set_array(Dictionary& dictionary, const char* key, ArrayRef value);
void dictionary_set_text(Dictionary& dictionary, const char* key, const char* value);
void dictionary_set_i64(Dictionary& dictionary, const char* key, int64_t value);
void dictionary_set_f64(Dictionary& dictionary, const char* key, double value);
int64_t dictionary_i64(const Dictionary& dictionary, const char* key);
double dictionary_f64(const Dictionary& dictionary, const char* key);
void dictionary_remove(Dictionary& dictionary, const char* key);

}  // namespace catenary
