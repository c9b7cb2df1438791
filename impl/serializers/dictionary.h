#pragma once
#include <unordered_map>

#include "impl/serializers/load.h"

/// Arrays and texts under paths, in the order of insertion. Arrays are shared, not copied.
struct ctn_dictionary final : catenary::HandleObject<catenary::Kind::dictionary> {
 public:
  const catenary::StoredValues& values() const { return values_; }
  bool has(const std::string& name) const { return index_.count(name) != 0; }
  /// NOT_FOUND error.
  const catenary::StoredValue& at(const std::string& name) const;
  /// Replaces what is there, in its place.
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

/// The values as they are now.
SourceRef dictionary_source(const Dictionary& dictionary);
/// A serializer that puts values into a dictionary below a path, over what is there.
SerializerRef dictionary_serializer(Dictionary& dictionary, const char* path);
/// A serializer that collects values, each name once, and hands them to `write` at each commit, with the
/// groups that hold none (see StoredValue).
SerializerRef collecting_serializer(std::function<void(const StoredValues&)> write);

// What the C API calls.
DictionaryRef dictionary_new();
SerializerRef dictionary_deserializer(const Dictionary& dictionary, const LoadOptions* options);
DictionaryRef dictionary_copy(const Dictionary& dictionary);
const char* dictionary_key(const Dictionary& dictionary, size_t index);
bool dictionary_contains(const Dictionary& dictionary, const char* key);
bool dictionary_is_text(const Dictionary& dictionary, const char* key);
ArrayRef dictionary_array(const Dictionary& dictionary, const char* key);
const char* dictionary_text(const Dictionary& dictionary, const char* key);
void dictionary_set_array(Dictionary& dictionary, const char* key, Array& value);
void dictionary_set_text(Dictionary& dictionary, const char* key, const char* value);
void dictionary_set_i64(Dictionary& dictionary, const char* key, int64_t value);
void dictionary_set_f64(Dictionary& dictionary, const char* key, double value);
int64_t dictionary_i64(const Dictionary& dictionary, const char* key);
double dictionary_f64(const Dictionary& dictionary, const char* key);
void dictionary_remove(Dictionary& dictionary, const char* key);

}  // namespace catenary
