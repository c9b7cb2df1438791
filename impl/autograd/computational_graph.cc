// Computational graphs as DOT or JSON text.
#include <catenary/computational_graph.h>

#include "impl/autograd/computational_graph.h"

#include <algorithm>
#include <unordered_map>

#include "impl/base/file.h"
#include "impl/base/utf8.h"

using catenary::fail;
using catenary::Function;
using catenary::Span;
using catenary::Variable;

namespace {

/// Returns the text in quotes, with invalid UTF-8 replaced by U+FFFD.
std::string quoted(const std::string& text, bool json) {
  std::string out = "\"";
  for (size_t i = 0; i < text.size();) {
    const size_t length = catenary::character_bytes(std::string_view(text).substr(i));
    const unsigned char c = static_cast<unsigned char>(text[i]);
    if (length == 0) {
      out += "\xef\xbf\xbd";
      ++i;
      continue;
    }
    if (length > 1) {
      out.append(text, i, length);
    } else if (c == '"' || c == '\\') {
      out += '\\';
      out += char(c);
    } else if (c == '\n') {
      out += "\\n";
    } else if (c < 0x20 || c == 0x7f) {
      out += json ? catenary::format("\\u%04x", c) : " ";
    } else {
      out += char(c);
    }
    i += length;
  }
  return out + '"';
}

bool is_identifier(const char* text) {
  if (!*text || (*text >= '0' && *text <= '9')) return false;
  for (; *text; ++text)
    if (!(*text == '_' || (*text >= '0' && *text <= '9') || (*text >= 'a' && *text <= 'z') ||
          (*text >= 'A' && *text <= 'Z')))
      return false;
  return true;
}

void draw(std::string& out, size_t index, ctn_computational_graph::Style attributes,
          const ctn_computational_graph::Style& style) {
  for (const auto& [attribute, value] : style) {
    auto same = std::find_if(attributes.begin(), attributes.end(),
                             [&, &name = attribute](const auto& item) { return item.first == name; });
    if (same == attributes.end())
      attributes.emplace_back(attribute, value);
    else
      same->second = value;
  }
  out += std::to_string(index) + " [";
  for (size_t i = 0; i < attributes.size(); ++i)
    out += (i ? "," : "") + attributes[i].first + "=" + quoted(attributes[i].second, false);
  out += "];";
}

}  // namespace

ctn_computational_graph::ctn_computational_graph(Span<Variable* const> variables,
                                                 Span<Function* const> functions) {
  std::vector<Function*> order;
  std::unordered_map<const void*, size_t> found;  // functions: index in `order`; variables: index of the node
  const auto reach = [&](Function* function) {
    if (function && found.emplace(function, order.size()).second) order.push_back(function);
  };
  std::vector<const catenary::Node*> ends;
  for (Variable* variable : variables) {
    ends.push_back(&variable->node());
    reach(variable->node().creator());
  }
  for (Function* function : functions) reach(function);
  for (size_t i = 0; i < order.size(); ++i)  // `order` grows during the loop
    for (const auto& input : order[i]->inputs()) reach(input->creator());
  std::stable_sort(order.begin(), order.end(),
                   [](const Function* a, const Function* b) { return a->rank() < b->rank(); });
  found.clear();
  const auto add_variable = [&](const catenary::Node& node) {
    const auto [place, fresh] = found.emplace(&node, nodes_.size());
    if (fresh)
      nodes_.push_back({false, catenary::shape_label(node), node.name ? *node.name : "",
                        catenary::dtype_name(node.dtype()),
                        std::vector<int64_t>(node.shape().begin(), node.shape().end())});
    return place->second;
  };
  // A result is drawn if something reads it or it was requested.
  std::unordered_map<const Function*, size_t> drawn;
  const auto add_edge = [&](size_t from, size_t to) { edges_.push_back({from, to}); };
  const auto add_read = [&](const catenary::Node& node) {
    const bool fresh = !found.count(&node);
    const size_t index = add_variable(node);
    if (fresh && node.creator())
      if (const auto creator = drawn.find(node.creator()); creator != drawn.end())
        add_edge(creator->second, index);
    return index;
  };
  for (Function* function : order) {
    std::vector<size_t> inputs;
    for (const auto& input : function->inputs()) {
      const size_t index = add_read(*input);
      if (std::find(inputs.begin(), inputs.end(), index) == inputs.end()) inputs.push_back(index);
    }
    drawn[function] = nodes_.size();
    for (size_t input : inputs) add_edge(input, nodes_.size());
    nodes_.push_back({true, function->label(), "", "", {}});
  }
  for (const catenary::Node* node : ends) add_read(*node);
}

namespace {

void set_style(ctn_computational_graph::Style& style, const char* attribute, const char* value) {
  if (!is_identifier(attribute))
    fail(CTN_ERROR_INVALID_ARGUMENT, "attribute: expected letters, digits and _, got \"%s\"", attribute);
  const auto same =
      std::find_if(style.begin(), style.end(), [&](const auto& s) { return s.first == attribute; });
  if (same != style.end()) style.erase(same);
  if (value) style.emplace_back(attribute, value);
}

}  // namespace

void ctn_computational_graph::set_variable_style(const char* attribute, const char* value) {
  set_style(variable_style_, attribute, value);
}

void ctn_computational_graph::set_function_style(const char* attribute, const char* value) {
  set_style(function_style_, attribute, value);
}

void ctn_computational_graph::set_rankdir(int32_t direction) {
  static constexpr const char* kNames[] = {"TB", "BT", "LR", "RL"};
  rankdir_ = kNames[direction];
}

std::string ctn_computational_graph::dump(int32_t format) const {
  return format == CTN_GRAPH_FORMAT_DOT ? dot() : json();
}

std::string ctn_computational_graph::dot() const {
  std::string out = "digraph graphname{";
  if (!rankdir_.empty()) out += "rankdir=" + rankdir_ + ";";
  for (size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    const std::string label = show_names_ && !node.name.empty() ? node.name + ": " + node.label : node.label;
    draw(out, i, {{"label", label}, {"shape", node.is_function ? "box" : "oval"}},
         node.is_function ? function_style_ : variable_style_);
  }
  for (const Edge& edge : edges_) out += std::to_string(edge.from) + " -> " + std::to_string(edge.to) + ";";
  return out + "}";
}

std::string ctn_computational_graph::json() const {
  std::string out = "{\"nodes\": [";
  for (size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    out += (i ? ", {\"id\": " : "{\"id\": ") + std::to_string(i) + ", \"kind\": \"" +
           (node.is_function ? "function" : "variable") + "\", \"label\": " + quoted(node.label, true);
    if (!node.is_function) {
      out += ", \"shape\": [";
      for (size_t d = 0; d < node.shape.size(); ++d) out += (d ? ", " : "") + std::to_string(node.shape[d]);
      out += "], \"dtype\": \"" + node.dtype + '"';
      if (!node.name.empty()) out += ", \"name\": " + quoted(node.name, true);
    }
    out += "}";
  }
  out += "], \"edges\": [";
  for (size_t i = 0; i < edges_.size(); ++i)
    out += (i ? ", [" : "[") + std::to_string(edges_[i].from) + ", " + std::to_string(edges_[i].to) + "]";
  return out + "]}";
}

namespace catenary {

Ref<ComputationalGraph> build_computational_graph(Span<Variable* const> variables,
                                                  Span<Function* const> functions) {
  return make<ComputationalGraph>(variables, functions);
}

void save(const ComputationalGraph& graph, const char* path, int32_t format) {
  const std::string text = graph.dump(format);
  FileReplacement file(path);
  file.write(text.data(), text.size());
  file.commit();
}

}  // namespace catenary
