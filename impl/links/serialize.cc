// Links as parts of a traversal that saves or loads. What is loaded takes effect only when all of the load
// has been found to be good.
#include <algorithm>

#include "impl/links/delayed.h"
#include "impl/serializers/serializer.h"

using catenary::LinkRef;
using Kind = ctn_link::Persistent::Kind;

void ctn_link::serialize(ctn_serializer& serializer) {
  const std::vector<Param> params = params_;
  for (const Param& param : params) serializer.array(param.name, param.variable->array());
  serialize_delayed(serializer);
  serialize_persistents(serializer);
  serialize_state(serializer);
  const std::vector<LinkRef> children = children_;
  for (const LinkRef& child : children) child->serialize(*serializer.child(child->name_));
}

/// A load gives what has no shape yet the shape that is stored.
void ctn_link::serialize_delayed(ctn_serializer& serializer) {
  if (!serializer.loads() && !delayed_.empty()) {
    std::string path = delayed_[0].name;
    for (const ctn_link* link = this; link->name(); link = link->parent_)
      path = std::string(link->name()) + "/" + path;
    catenary::fail(
        CTN_ERROR_STATE,
        "\"%s\": expected a link that has been called, so that all shapes are known, got %s without",
        path.c_str(), kind());
  }
  const LinkRef self = LinkRef::share(this);
  const std::vector<Delayed> delayed = delayed_;
  for (const Delayed& value : delayed) {
    catenary::SmallVector<int64_t, 8> lengths;
    catenary::DType dtype = CTN_DTYPE_NONE;
    if (!serializer.find(value.name, lengths, dtype)) continue;
    const catenary::Shape shape{lengths.data(), lengths.size()};
    if (!catenary::links::fits_delayed(value, shape)) {
      // An array of a shape that would do, for the report.
      catenary::Dims wanted;
      for (size_t i = 0; i < value.shape.size(); ++i) {
        const bool known = value.shape[i] != CTN_SIZE_FROM_INPUT;
        const int64_t stored = i < lengths.size() ? lengths[i] : 1;
        wanted.push_back(known ? value.shape[i] : std::max<int64_t>(stored, 1));
      }
      serializer.array(value.name,
                       *catenary::links::new_delayed(value, {wanted.data(), wanted.size()}, *value.backend));
      continue;
    }
    const catenary::ArrayRef data = catenary::links::new_delayed(value, shape, *value.backend);
    if (dtype != value.dtype) value.initializer->apply(*data, value.name.c_str());  // it may be left out
    serializer.array(value.name, *data);
    serializer.on_commit([self, name = value.name, data] { self->materialize(name, data); });
  }
}

void ctn_link::serialize_persistents(ctn_serializer& serializer) {
  const LinkRef self = LinkRef::share(this);
  const std::vector<Persistent> values = persistents_;  // user serializers may add some
  for (const Persistent& p : values) {
    Persistent loaded = p;
    switch (p.kind) {
      case Kind::array:
        serializer.array(p.name, *p.value);
        continue;
      case Kind::integer:
        loaded.integer = serializer.integer(p.name, p.integer);
        break;
      case Kind::real:
        loaded.real = serializer.real(p.name, p.real);
        break;
      case Kind::text:
        loaded.text = serializer.text(p.name, p.text);
        break;
    }
    if (serializer.loads())
      serializer.on_commit([self, loaded] { self->persistent(loaded.name.c_str(), loaded.kind) = loaded; });
  }
}
