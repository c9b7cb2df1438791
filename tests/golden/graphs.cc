// Compares drawings of computational graphs with recorded ones, up to the numbers of the nodes.
#include <algorithm>

#include "functions.h"
#include "links.h"

namespace golden {
namespace {

struct Program {
  const char* name;
  std::vector<Variable> (*run)(const Runner&, const json& attrs);
};

Variable ones(const json& shape) {
  Array a;
  const auto dims = int_list(shape);
  check(ctn_array_ones(dims.data(), dims.size(), CTN_FLOAT32, a.out()));
  Variable v;
  check(ctn_variable_new(a.get(), v.out()));
  return v;
}

Variable unary(const std::string& name, const Variable& x) {
  Variable y;
  check(activate(activation(name), x.get(), y.out()));
  return y;
}

std::vector<Variable> list(Variable first, Variable second = Variable()) {
  std::vector<Variable> result;
  result.push_back(std::move(first));
  if (second) result.push_back(std::move(second));
  return result;
}

std::vector<Variable> diamond(const Runner&, const json& attrs) {
  const Variable m = unary(attrs.at("first"), ones(attrs.at("shape")));
  const Variable left = unary(attrs.at("left"), m), right = unary(attrs.at("right"), m);
  Variable y;
  check(ctn_mul(left.get(), right.get(), y.out()));
  return list(std::move(y));
}

std::vector<Variable> shared_input(const Runner& runner, const json& attrs) {
  const Variable x = ones(attrs.at("shape"));
  Variable s, scaled, z, total;
  check(ctn_mul(x.get(), x.get(), s.out()));
  std::vector<ctn_variable*> raw(attrs.at("sections").get<size_t>());
  check(ctn_split_axis(s.get(), 1, raw.data(), raw.size()));
  const std::vector<Variable> parts(raw.begin(), raw.end());
  scaled = with_number(runner, "mul", parts[0], attrs.at("factor"), false);
  check(ctn_add(scaled.get(), parts.back().get(), z.out()));
  check(ctn_sum(parts[0].get(), nullptr, 0, 0, total.out()));
  return list(std::move(z), std::move(total));
}

std::vector<Variable> called(const Link& link, const json& shape, int steps) {
  Variable y;
  for (int i = 0; i < steps; ++i) check(ctn_link_call1(link.get(), ones(shape).get(), y.out()));
  return list(std::move(y));
}

std::vector<Variable> inception(const Runner& runner, const json& attrs) {
  return called(make_link(runner, "Inception", attrs.at("link")), attrs.at("shape"), 1);
}

std::vector<Variable> lstm(const Runner& runner, const json& attrs) {
  const auto sizes = int_list(attrs.at("size"));
  const json arguments = {{"in_size", sizes[0]}, {"out_size", sizes[1]}};
  return called(make_link(runner, "LSTM", arguments), {attrs.at("batch"), sizes[0]}, attrs.at("steps"));
}

std::vector<Variable> classifier(const Runner& runner, const json& attrs) {
  const auto l1 = int_list(attrs.at("l1")), l2 = int_list(attrs.at("l2"));
  const auto linear = [&](const std::vector<int64_t>& sizes, bool nobias, const Variable& x) {
    const json arguments = {{"in_size", sizes[0]}, {"out_size", sizes[1]}, {"nobias", nobias}};
    Variable y;
    check(ctn_link_call1(make_link(runner, "Linear", arguments).get(), x.get(), y.out()));
    return y;
  };
  const Variable h = linear(l1, false, ones({attrs.at("batch"), l1[0]}));
  const Variable y = linear(l2, true, unary("relu", h));
  const int64_t batch = attrs.at("batch");
  Array zeros;
  check(ctn_array_zeros(&batch, 1, CTN_INT32, zeros.out()));
  Variable t, loss;
  check(ctn_variable_new(zeros.get(), t.out()));
  runner.need({"softmax_cross_entropy"}, "softmax_cross_entropy");
  check(ctn_softmax_cross_entropy(y.get(), t.get(), 1, nullptr, loss.out()));
  return list(std::move(loss));
}

std::vector<Variable> unchained(const Runner&, const json& attrs) {
  const Variable m = unary("exp", unary("sin", ones(attrs.at("shape"))));
  const Variable c = unary("cos", m);
  Variable y;
  check(ctn_add(c.get(), m.get(), y.out()));
  check(ctn_variable_unchain_backward(m.get()));
  return list(std::move(y));
}

const Program kPrograms[] = {{"diamond", diamond}, {"shared_input", shared_input}, {"inception", inception},
                             {"lstm", lstm},       {"classifier", classifier},     {"unchained", unchained}};

/// A graph as adjacency lists: the text of each node, and the nodes that it leads to.
struct Graph {
  std::vector<std::string> texts;
  std::vector<std::set<size_t>> next, previous;

  Graph(const json& nodes, const json& edges)
      : texts(nodes.size()), next(nodes.size()), previous(nodes.size()) {
    for (const json& node : nodes)
      texts.at(node.at("id")) =
          node.at("kind").get<std::string>() + " " + node.at("label").get<std::string>();
    for (const json& edge : edges) {
      next.at(edge[0]).insert(edge[1].get<size_t>());
      previous.at(edge[1]).insert(edge[0].get<size_t>());
    }
  }
  size_t edge_count() const {
    size_t count = 0;
    for (const auto& list : next) count += list.size();
    return count;
  }
};

/// Matches the nodes of both graphs by backtracking; returns whether that is possible.
class Matching {
 public:
  Matching(const Graph& a, const Graph& b)
      : a_(a), b_(b), to_(a.texts.size(), kNone), used_(b.texts.size()) {}
  bool find(size_t node = 0) {
    if (node == a_.texts.size()) return true;
    for (size_t candidate = 0; candidate < b_.texts.size(); ++candidate) {
      if (used_[candidate] || !fits(node, candidate)) continue;
      to_[node] = candidate;
      used_[candidate] = true;
      if (find(node + 1)) return true;
      to_[node] = kNone;
      used_[candidate] = false;
    }
    return false;
  }

 private:
  static constexpr size_t kNone = size_t(-1);
  bool fits(size_t node, size_t candidate) const {
    const auto same = [&](const std::set<size_t>& mine, const std::set<size_t>& other) {
      if (mine.size() != other.size()) return false;
      return std::all_of(mine.begin(), mine.end(),
                         [&](size_t n) { return to_[n] == kNone || other.count(to_[n]) != 0; });
    };
    return a_.texts[node] == b_.texts[candidate] && same(a_.next[node], b_.next[candidate]) &&
           same(a_.previous[node], b_.previous[candidate]);
  }

  const Graph &a_, &b_;
  std::vector<size_t> to_;
  std::vector<bool> used_;
};

using GraphHandle = Handle<ctn_computational_graph, ctn_computational_graph_release>;

std::string dumped(const GraphHandle& graph, ctn_graph_format format) {
  return text_of([&](char* text, size_t capacity, size_t* length) {
    return ctn_computational_graph_dump(graph.get(), format, text, capacity, length);
  });
}

/// The statements of a DOT text: nodes and edges.
std::pair<json, json> parsed(const std::string& dot) {
  json nodes = json::array(), edges = json::array();
  const std::string head = "digraph graphname{";
  if (dot.compare(0, head.size(), head) != 0 || dot.back() != '}') throw Failure("no graph: " + dot);
  for (size_t at = head.size(); at + 1 < dot.size();) {
    const size_t end = dot.find(';', at);
    const std::string statement = dot.substr(at, end - at);
    at = end + 1;
    unsigned long from = 0, to = 0;
    if (std::sscanf(statement.c_str(), "%lu -> %lu", &from, &to) == 2) {
      edges.push_back({from, to});
      continue;
    }
    char label[200], shape[20];
    if (std::sscanf(statement.c_str(), "%lu [label=\"%199[^\"]\",shape=\"%19[^\"]\"]", &from, label, shape) !=
        3)
      throw Failure("cannot read " + statement);
    nodes.push_back(
        {{"id", from}, {"label", label}, {"kind", std::string(shape) == "box" ? "function" : "variable"}});
  }
  return {nodes, edges};
}

void compare(const Graph& expected, const Graph& got, const std::string& what) {
  if (got.texts.size() != expected.texts.size() || got.edge_count() != expected.edge_count())
    throw Failure("a different number of nodes or edges: " + what);
  if (!Matching(expected, got).find()) throw Failure("not the same graph: " + what);
}

void run_case(const Runner& runner, const json& spec) {
  const std::string name = spec.at("id");
  for (const Program& program : kPrograms) {
    // Several cases of one program have a number after its name.
    if (name != program.name && name.rfind(std::string(program.name) + "_", 0) != 0) continue;
    const std::vector<Variable> outputs = program.run(runner, spec.at("attrs"));
    std::vector<ctn_variable*> raw;
    for (const Variable& output : outputs) raw.push_back(output.get());
    GraphHandle graph;
    check(ctn_build_computational_graph(raw.data(), raw.size(), nullptr, 0, graph.out()));
    const Graph expected(spec.at("nodes"), spec.at("edges"));
    const std::string dot = dumped(graph, CTN_GRAPH_FORMAT_DOT), text = dumped(graph, CTN_GRAPH_FORMAT_JSON);
    const auto [nodes, edges] = parsed(dot);
    compare(expected, Graph(nodes, edges), dot);
    const json object = json::parse(text);
    compare(expected, Graph(object.at("nodes"), object.at("edges")), text);
    return;
  }
  throw Failure("golden_runner does not know the program " + name);
}

}  // namespace

void run_graphs(Runner& runner, const fs::path&, const json& cases) {
  for (const json& spec : cases) {
    runner.test("graphs/" + spec.at("id").get<std::string>(), [&] { run_case(runner, spec); });
  }
}

}  // namespace golden
