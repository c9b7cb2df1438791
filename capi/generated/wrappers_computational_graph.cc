// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/computational_graph.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/computational_graph.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_computational_graph *ctn_computational_graph_retain(const ctn_computational_graph *self) {
  return capi::retain(const_cast<ctn_computational_graph *>(self), "computational_graph_retain");
}

CTN_API void ctn_computational_graph_release(const ctn_computational_graph *self) {
  capi::release(self, "computational_graph_release");
}

CTN_API ctn_status ctn_build_computational_graph(ctn_variable *const *variables, size_t variable_count,
                                                 ctn_function *const *functions, size_t function_count,
                                                 ctn_computational_graph **out) {
  return capi::guard("build_computational_graph", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::build_computational_graph(capi::handles(variables, variable_count, "variables"),
            capi::handles(functions, function_count, "functions")));
  });
}

CTN_API ctn_status ctn_computational_graph_dump(ctn_computational_graph *graph, ctn_graph_format format,
                                                char *text, size_t text_capacity, size_t *text_length) {
  return capi::guard("computational_graph_dump", [&] {
    capi::copy_text(text, text_capacity, text_length,
        capi::in(graph, "graph").dump(capi::choice(format, 0, 1, "format")));
  });
}

CTN_API ctn_status ctn_computational_graph_save(ctn_computational_graph *graph, const char *path,
                                                ctn_graph_format format) {
  return capi::guard("computational_graph_save", [&] {
    catenary::save(capi::in(graph, "graph"), capi::text(path, "path"), capi::choice(format, 0, 1, "format"));
  });
}

CTN_API ctn_status ctn_computational_graph_set_variable_style(ctn_computational_graph *graph,
    const char *attribute, const char *value) {
  return capi::guard("computational_graph_set_variable_style", [&] {
    capi::in(graph, "graph").set_variable_style(capi::text(attribute, "attribute"), value);
  });
}

CTN_API ctn_status ctn_computational_graph_set_function_style(ctn_computational_graph *graph,
    const char *attribute, const char *value) {
  return capi::guard("computational_graph_set_function_style", [&] {
    capi::in(graph, "graph").set_function_style(capi::text(attribute, "attribute"), value);
  });
}

CTN_API ctn_status ctn_computational_graph_set_rankdir(ctn_computational_graph *graph,
                                                       ctn_graph_direction rankdir) {
  return capi::guard("computational_graph_set_rankdir", [&] {
    capi::in(graph, "graph").set_rankdir(capi::choice(rankdir, 0, 3, "rankdir"));
  });
}

CTN_API ctn_status ctn_computational_graph_set_show_names(ctn_computational_graph *graph, int32_t show) {
  return capi::guard("computational_graph_set_show_names", [&] {
    capi::in(graph, "graph").set_show_names(capi::flag(show, "show"));
  });
}

CTN_API size_t ctn_computational_graph_node_count(ctn_computational_graph *graph) {
  return capi::get<size_t>("computational_graph_node_count", capi::valid(graph), CTN_ASK(self.node_count()));
}

CTN_API size_t ctn_computational_graph_edge_count(ctn_computational_graph *graph) {
  return capi::get<size_t>("computational_graph_edge_count", capi::valid(graph), CTN_ASK(self.edge_count()));
}

}  // extern "C"
