#pragma once
#include <functional>

#include "impl/serializers/store.h"

/// What objects save their values to, or load them from: Chainer's protocol, in which saving and loading are
/// the same traversal. The handle of the C API is the object itself.
struct ctn_serializer : catenary::Object {
 public:
  using SerializerRef = catenary::Ref<ctn_serializer>;

  /// Whether values come from it (a deserializer) or go to it.
  virtual bool loads() const = 0;
  /// The serializer of everything below `key`, which may have several components.
  virtual SerializerRef child(const std::string& key) = 0;
  /// Saves the array, or copies the stored elements into it. Within a load of an object this happens when all
  /// of the object has been found to be good.
  virtual void array(const std::string& key, catenary::Array& value) = 0;
  /// Saves the value and returns it, or returns the stored one.
  virtual int64_t integer(const std::string& key, int64_t value) = 0;
  virtual double real(const std::string& key, double value) = 0;
  virtual std::string text(const std::string& key, const std::string& value) = 0;
  /// Deserializers: the shape and dtype of what is stored under a key; false where there is no array.
  /// Parameters whose shape is not known yet take it from here.
  virtual bool find(const std::string&, catenary::SmallVector<int64_t, 8>&, catenary::DType&) {
    return false;
  }
  /// Deserializers: runs `action` when the load of the outermost object is committed.
  virtual void on_commit(std::function<void()> action) { action(); }
};

namespace catenary {

using Serializer = ::ctn_serializer;
using SerializerRef = Ref<Serializer>;

}  // namespace catenary
