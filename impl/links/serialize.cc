#include "impl/links/link.h"
#include "impl/serializers/serializer.h"

void ctn_link::serialize(ctn_serializer& serializer) {
  for (const Param& param : params_) serializer.array(param.name, param.variable->array());
  for (const Persistent& persistent : persistents_) serializer.array(persistent.name, *persistent.value);
  for (const LinkRef& child : children_) child->serialize(*serializer.child(child->name_));
}
