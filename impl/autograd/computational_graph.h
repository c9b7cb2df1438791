// Computational graphs as DOT or JSON text.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "impl/autograd/function.h"

/// The functions and variables that can be reached backward from given ones, stored as text, so that later
/// changes do not affect them. The C API's handle is the object itself.
struct ctn_computational_graph final : catenary::HandleObject<catenary::Kind::computational_graph> {
 public:
  struct Node {
    bool is_function;
    std::string label;  // for variables: shape and dtype
    std::string name;   // for variables that have a name
    std::string dtype;  // for variables
    std::vector<int64_t> shape;
  };
  struct Edge {
    size_t from, to;
  };
  using Style = std::vector<std::pair<std::string, std::string>>;  // attribute and value

  /// Inputs come before the functions that read them, and results after; computed without recursion.
  ctn_computational_graph(catenary::Span<catenary::Variable* const> variables,
                          catenary::Span<catenary::Function* const> functions);

  const std::vector<Node>& nodes() const { return nodes_; }
  const std::vector<Edge>& edges() const { return edges_; }
  size_t node_count() const { return nodes_.size(); }
  size_t edge_count() const { return edges_.size(); }
  // A value that is null removes the attribute.
  void set_variable_style(const char* attribute, const char* value);
  void set_function_style(const char* attribute, const char* value);
  void set_rankdir(int32_t direction);
  void set_show_names(bool show) { show_names_ = show; }
  /// "dot" or "json".
  std::string dump(int32_t format) const;

 private:
  std::string dot() const;
  std::string json() const;

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  Style variable_style_, function_style_;
  std::string rankdir_;
  bool show_names_ = false;
};

namespace catenary {

using ComputationalGraph = ::ctn_computational_graph;

Ref<ComputationalGraph> build_computational_graph(Span<Variable* const> variables,
                                                  Span<Function* const> functions);
/// Replaces a file in one step.
void save(const ComputationalGraph& graph, const char* path, int32_t format);

}  // namespace catenary
