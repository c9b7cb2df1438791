// The interface of serializers.
#pragma once
#include <catenary/serializer.h>

#include <deque>
#include <functional>
#include <string>

#include "impl/array/array.h"

/// The interface through which objects save and load their values. As in Chainer, saving and loading are the
/// same traversal. The C API's handle is the object itself.
struct ctn_serializer : catenary::HandleObject<catenary::Kind::serializer> {
 public:
  using SerializerRef = catenary::Ref<ctn_serializer>;
  using Traversal = std::function<void(ctn_serializer&)>;

  /// Whether this loads values (a deserializer) or saves them.
  virtual bool loads() const = 0;
  /// Returns the serializer of everything below `key`, which may have several components.
  virtual SerializerRef child(const std::string& key) = 0;
  /// Saves the array, or copies the stored elements into it; within the load of an object, that happens after
  /// all of the object has been validated. Returns false if a load leaves the array unchanged.
  virtual bool array(const std::string& key, catenary::Array& value) = 0;
  /// The same for an array that only the traversal uses: it is filled immediately, so that the traversal can
  /// inspect it.
  virtual bool temporary(const std::string& key, catenary::Array& value) { return array(key, value); }
  /// Saves and returns the value, or returns the stored one, or `value` if a load leaves it out.
  virtual int64_t integer(const std::string& key, int64_t value) = 0;
  virtual double real(const std::string& key, double value) = 0;
  virtual std::string text(const std::string& key, const std::string& value) = 0;
  /// Deserializers: returns the shape and dtype stored under a key. Returns false if there is no array, which
  /// counts as missing, or if it is left out. Parameters of unknown shape get their shape from here.
  virtual bool find(const std::string&, catenary::SmallVector<int64_t, 8>&, catenary::DType&) {
    return false;
  }
  /// Deserializers: runs `action` when the load of the outermost object is committed, after its arrays.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): overrides keep it
  virtual void on_commit(std::function<void()> action) { action(); }
  /// Runs the traversal of an object as a unit: if it fails, nothing has been saved or loaded. A nested
  /// object is part of the outer one.
  virtual void object(const Traversal& traversal) = 0;

  /// Writes the serializer's file. Throws Error(CTN_ERROR_STATE) if there is none.
  virtual void commit();
  /// Returns the report about the last object loaded. Throws Error(CTN_ERROR_STATE) if there is none.
  virtual catenary::Ref<ctn_load_report> report() const;
  /// Keeps a string alive as long as the serializer.
  const char* keep(std::string text);

 private:
  std::deque<std::string> kept_;
};

namespace catenary {

using Serializer = ::ctn_serializer;
using SerializerRef = Ref<Serializer>;
using Traversal = Serializer::Traversal;

/// Returns "l1/W" for "/l1/W/". Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, for
/// components that are empty, "." or "..", and for an empty path unless `may_be_empty`.
std::string clean_path(const std::string& path, const char* argument, bool may_be_empty = false);
/// Returns the prefix of everything below a path: "" or "l1/".
std::string base_path(const char* path, const char* argument);

// Called by the C API.
SerializerRef serializer_child(Serializer& serializer, const char* key);
void serializer_array(Serializer& serializer, const char* key, const ArrayRef& value);
void serializer_i64(Serializer& serializer, const char* key, int64_t& value);
void serializer_f64(Serializer& serializer, const char* key, double& value);
const char* serializer_text(Serializer& serializer, const char* key, const char* value);

}  // namespace catenary
