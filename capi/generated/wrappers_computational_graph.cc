// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/computational_graph.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/computational_graph.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_computational_graph *ctn_computational_graph_retain(const ctn_computational_graph *self) {
  if (self) self->retain();
  return const_cast<ctn_computational_graph *>(self);
}

CTN_API void ctn_computational_graph_release(const ctn_computational_graph *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_computational_graph_use_count(const ctn_computational_graph *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_computational_graph_set_binding(ctn_computational_graph *self, const void *key,
                                                       void *object, void (*destroy)(void *)) {
  ctn_status status = capi::guard("computational_graph_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_computational_graph_get_binding(const ctn_computational_graph *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_status ctn_build_computational_graph(ctn_variable *const *variables, size_t variable_count,
                                                 ctn_function *const *functions, size_t function_count,
                                                 ctn_computational_graph **out) {
  return capi::guard("build_computational_graph", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::build_computational_graph(capi::handles(variables, variable_count, "variables"), capi::handles(functions, function_count, "functions")));
  });
}

CTN_API ctn_status ctn_computational_graph_save(ctn_computational_graph *graph, const char *path,
                                                const char *format) {
  return capi::guard("computational_graph_save", [&] {
    catenary::save(capi::in(graph, "graph"), capi::text(path, "path"), capi::text(format, "format"));
  });
}

}  // extern "C"
