// Which recorded operations run together.
#include "impl/array/fusion_groups.h"

#include <algorithm>

namespace catenary {
namespace {

class Grouping {
 public:
  Grouping(const Trace& trace, Span<const TraceOutput> outputs)
      : trace_(trace), needed_(trace.nodes.size()), levels_(trace.nodes.size()) {
    for (const TraceOutput& output : outputs) need(output.value);
    for (size_t i = needed_.size(); i-- > 0;)
      if (needed_[i])
        for (const Access& x : trace.nodes[i].inputs)
          if (x.value >= 0) need(x.value);
  }

  std::vector<FusionGroup> separate() const {
    std::vector<FusionGroup> groups;
    for (size_t i = 0; i < needed_.size(); ++i)
      if (needed_[i]) groups.push_back({{int32_t(i)}, false});
    return groups;
  }

  std::vector<FusionGroup> fused() {
    find_levels();
    std::vector<FusionGroup> groups;
    const int32_t depth = levels_.empty() ? 0 : *std::max_element(levels_.begin(), levels_.end());
    for (int32_t level = 0; level <= depth; ++level) add_level(level, groups);
    return groups;
  }

 private:
  void need(int32_t value) {
    if (const int32_t node = producer(value); node >= 0) needed_[size_t(node)] = true;
  }
  int32_t producer(int32_t value) const { return value < 0 ? -1 : trace_.values[size_t(value)].node; }
  static bool is_elementwise(const TraceNode& node) { return node.kind != TraceNode::reduce; }

  /// Whether a node can run in the launch that computes one of its inputs.
  bool can_follow(const TraceNode& node, const Access& x) const {
    const TraceNode& before = trace_.nodes[size_t(producer(x.value))];
    return is_elementwise(before) && before.size == node.size &&
           (is_elementwise(node) ? x.in_order : node.run > 0);
  }

  /// Calls body(node, access, producer) for the inputs of a node that other nodes compute.
  template <class Body>
  void for_inputs(size_t i, Body&& body) const {
    for (const Access& x : trace_.nodes[i].inputs)
      if (const int32_t from = producer(x.value); from >= 0) body(trace_.nodes[i], x, size_t(from));
  }

  /// Nodes of one level do not wait for each other unless they run in the same launch. Every node gets the
  /// last possible level, where most of those that read it are.
  void find_levels() {
    int32_t depth = 0;
    for (size_t i = 0; i < needed_.size(); ++i) {
      if (!needed_[i]) continue;
      for_inputs(i, [&](const TraceNode& node, const Access& x, size_t from) {
        levels_[i] = std::max(levels_[i], levels_[from] + (can_follow(node, x) ? 0 : 1));
      });
      depth = std::max(depth, levels_[i]);
    }
    std::fill(levels_.begin(), levels_.end(), depth);
    for (size_t i = needed_.size(); i-- > 0;) {
      if (!needed_[i]) continue;
      for_inputs(i, [&](const TraceNode& node, const Access& x, size_t from) {
        levels_[from] = std::min(levels_[from], levels_[i] - (can_follow(node, x) ? 0 : 1));
      });
    }
  }

  /// One group for each number of elements, then the reductions that are launches of their own.
  void add_level(int32_t level, std::vector<FusionGroup>& groups) const {
    const size_t first = groups.size();
    std::vector<int32_t> alone;
    for (size_t i = 0; i < needed_.size(); ++i) {
      if (!needed_[i] || levels_[i] != level) continue;
      const TraceNode& node = trace_.nodes[i];
      FusionGroup* group = nullptr;
      for (size_t g = first; g < groups.size(); ++g)
        if (trace_.nodes[size_t(groups[g].nodes[0])].size == node.size) group = &groups[g];
      if (!is_elementwise(node) && !(group && joins(*group, node))) {
        alone.push_back(int32_t(i));
        continue;
      }
      if (!group) group = &groups.emplace_back(FusionGroup{{}, true});
      group->nodes.push_back(int32_t(i));
    }
    for (const int32_t node : alone) groups.push_back({{node}, false});
  }

  /// Whether a reduction can run in a group: the group computes its input and has no other reduction.
  bool joins(const FusionGroup& group, const TraceNode& node) const {
    if (node.run == 0) return false;
    bool found = false;
    for (const int32_t member : group.nodes) {
      if (!is_elementwise(trace_.nodes[size_t(member)])) return false;
      found = found || member == producer(node.inputs[0].value);
    }
    return found;
  }

  const Trace& trace_;
  std::vector<char> needed_;
  std::vector<int32_t> levels_;
};

}  // namespace

std::vector<FusionGroup> fusion_groups(const Trace& trace, Span<const TraceOutput> outputs, bool fuse) {
  Grouping grouping(trace, outputs);
  std::vector<FusionGroup> groups = fuse ? grouping.fused() : grouping.separate();
  // The ordinary kernel is as fast for one operation, and has tiles for transposed operands.
  for (FusionGroup& group : groups) group.fused = group.fused && group.nodes.size() > 1;
  return groups;
}

}  // namespace catenary
