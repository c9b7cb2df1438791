#pragma once
#include <catenary/serializer.h>

#include <deque>
#include <functional>

#include "impl/serializers/store.h"

/// What objects save their values to, or load them from: Chainer's protocol, in which saving and loading are
/// the same traversal. The handle of the C API is the object itself.
struct ctn_serializer : catenary::HandleObject<catenary::Kind::serializer> {
 public:
  using SerializerRef = catenary::Ref<ctn_serializer>;
  using Traversal = std::function<void(ctn_serializer&)>;

  /// Whether values come from it (a deserializer) or go to it.
  virtual bool loads() const = 0;
  /// The serializer of everything below `key`, which may have several components.
  virtual SerializerRef child(const std::string& key) = 0;
  /// Saves the array, or copies the stored elements into it. Within a load of an object this happens when all
  /// of the object has been found to be good. False where a load leaves the array as it is.
  virtual bool array(const std::string& key, catenary::Array& value) = 0;
  /// The same for an array that nobody else knows: it is filled at once, for the traversal to look at.
  virtual bool temporary(const std::string& key, catenary::Array& value) { return array(key, value); }
  /// Saves the value and returns it, or returns the stored one; the one given where a load leaves it out.
  virtual int64_t integer(const std::string& key, int64_t value) = 0;
  virtual double real(const std::string& key, double value) = 0;
  virtual std::string text(const std::string& key, const std::string& value) = 0;
  /// Deserializers: the shape and dtype of what is stored under a key; false where there is no array, which
  /// counts as missing, or where it is left out. Parameters whose shape is not known yet take it from here.
  virtual bool find(const std::string&, catenary::SmallVector<int64_t, 8>&, catenary::DType&) {
    return false;
  }
  /// Deserializers: runs `action` when the load of the outermost object is committed, after its arrays.
  virtual void on_commit(std::function<void()> action) { action(); }
  /// Runs the traversal of an object as a whole: where it fails nothing has been saved or loaded. Within
  /// another object it is a part of that one.
  virtual void object(const Traversal& traversal) = 0;

  /// Writes the file behind a serializer; STATE error where there is none.
  virtual void commit();
  /// Of the last object loaded; STATE error where nothing was.
  virtual catenary::Ref<ctn_load_report> report() const;
  /// Keeps a text as long as the serializer lives.
  const char* keep(std::string text);

 private:
  std::deque<std::string> kept_;
};

namespace catenary {

using Serializer = ::ctn_serializer;
using SerializerRef = Ref<Serializer>;
using Traversal = Serializer::Traversal;

/// "l1/W" of "/l1/W/"; INVALID_ARGUMENT naming the argument for components that are empty, "." or "..", and
/// for an empty path unless that may be.
std::string clean_path(const std::string& path, const char* argument, bool may_be_empty = false);
/// The path in front of what is below: "" or "l1/".
std::string base_path(const char* path, const char* argument);

// What the C API calls.
SerializerRef serializer_child(Serializer& serializer, const char* key);
void serializer_array(Serializer& serializer, const char* key, Array& value);
void serializer_i64(Serializer& serializer, const char* key, int64_t& value);
void serializer_f64(Serializer& serializer, const char* key, double& value);
const char* serializer_text(Serializer& serializer, const char* key, const char* value);

/// A user's; `user_data` is the serializer's from here on. INVALID_ARGUMENT for a table that cannot be used.
SerializerRef user_serializer(const ctn_serializer_callbacks& callbacks, void* user_data);

}  // namespace catenary
