// Saving and loading of links in a traversal. Loaded values take effect only after the whole load has been
// validated.
#include <algorithm>

#include "impl/links/delayed.h"
#include "impl/serializer/serializer.h"

using catenary::LinkRef;
using PersistentKind = ctn_link::Persistent::Kind;

void ctn_link::serialize(ctn_serializer& serializer) {
  const std::vector<Param> params = params_;
  for (const Param& param : params) serializer.array(param.name, param.variable->array());
  serialize_delayed(serializer);
  serialize_persistents(serializer);
  serialize_state(serializer);
  const std::vector<LinkRef> children = children_;
  for (const LinkRef& child : children) child->serialize(*serializer.child(child->name_));
}

/// A load gives values without a shape the stored shape.
void ctn_link::serialize_delayed(ctn_serializer& serializer) {
  if (!serializer.loads() && !delayed_.empty()) {
    std::string path = "/" + delayed_[0].name;
    for (const ctn_link* link = this; link->parent_; link = link->parent_) path = "/" + link->name_ + path;
    catenary::fail(CTN_ERROR_STATE,
                   "\"%s\": expected a link whose shapes are known because it has been called, got %s",
                   path.c_str(), kind());
  }
  const LinkRef self = LinkRef::share(this);
  const std::vector<Delayed> values = delayed_;  // a user's initializer may call the link
  for (const Delayed& value : values) {
    catenary::Dims stored;
    catenary::DType dtype = CTN_DTYPE_NONE;
    if (!serializer.find(value.name, stored, dtype)) continue;
    const catenary::Shape shape{stored.data(), stored.size()};
    if (!catenary::links::fits_delayed(value, shape)) {
      // Describe an array of a valid shape in the report.
      catenary::Dims expected;
      for (const int64_t length : value.shape)
        expected.push_back(length == catenary::links::kFromInput ? 1 : length);
      serializer.array(value.name, *catenary::links::new_delayed(value, {expected.data(), expected.size()},
                                                                 *value.backend));
      continue;
    }
    const catenary::ArrayRef data = catenary::links::new_delayed(value, shape, *value.backend);
    if (!serializer.array(value.name, *data)) continue;
    serializer.on_commit([self, name = value.name, data] {
      if (self->is_delayed(name)) self->materialize(name, data);
    });
  }
}

void ctn_link::serialize_persistents(ctn_serializer& serializer) {
  const LinkRef self = LinkRef::share(this);
  const std::vector<Persistent> values = persistents_;  // user serializers may add some
  for (const Persistent& p : values) {
    Persistent loaded = p;
    switch (p.kind) {
      case PersistentKind::array:
        serializer.array(p.name, *p.value);
        continue;
      case PersistentKind::integer:
        loaded.integer = serializer.integer(p.name, p.integer);
        break;
      case PersistentKind::real:
        loaded.real = serializer.real(p.name, p.real);
        break;
      case PersistentKind::text:
        loaded.text = serializer.text(p.name, p.text);
        break;
    }
    if (serializer.loads())
      serializer.on_commit([self, loaded] { self->persistent(loaded.name.c_str(), loaded.kind) = loaded; });
  }
}
