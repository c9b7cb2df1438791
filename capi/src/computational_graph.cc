#include <catenary/computational_graph.h>

#include "capi/src/guard.h"
#include "impl/autograd/computational_graph.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_computational_graph_dump(ctn_computational_graph* graph, ctn_graph_format format,
                                                char* text, size_t text_capacity, size_t* text_length) {
  return capi::guard("computational_graph_dump", [&] {
    const std::string dumped = capi::in(graph, "graph").dump(capi::choice(format, 0, 1, "format"));
    capi::copy_text(text, text_capacity, text_length, dumped);
  });
}

CTN_API ctn_status ctn_computational_graph_set_variable_style(ctn_computational_graph* graph,
                                                              const char* attribute, const char* value) {
  return capi::guard("computational_graph_set_variable_style", [&] {
    capi::in(graph, "graph").set_style(false, capi::text(attribute, "attribute"), value);
  });
}

CTN_API ctn_status ctn_computational_graph_set_function_style(ctn_computational_graph* graph,
                                                              const char* attribute, const char* value) {
  return capi::guard("computational_graph_set_function_style", [&] {
    capi::in(graph, "graph").set_style(true, capi::text(attribute, "attribute"), value);
  });
}

CTN_API ctn_status ctn_computational_graph_set_rankdir(ctn_computational_graph* graph,
                                                       ctn_graph_direction rankdir) {
  return capi::guard("computational_graph_set_rankdir",
                     [&] { capi::in(graph, "graph").set_rankdir(capi::choice(rankdir, 0, 3, "rankdir")); });
}

CTN_API ctn_status ctn_computational_graph_set_show_names(ctn_computational_graph* graph, int32_t show) {
  return capi::guard("computational_graph_set_show_names",
                     [&] { capi::in(graph, "graph").set_show_names(capi::flag(show, "show")); });
}

CTN_API size_t ctn_computational_graph_node_count(ctn_computational_graph* graph) {
  return capi::has(graph) ? graph->nodes().size() : 0;
}

CTN_API size_t ctn_computational_graph_edge_count(ctn_computational_graph* graph) {
  return capi::has(graph) ? graph->edges().size() : 0;
}

}  // extern "C"
