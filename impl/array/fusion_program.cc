// Programs of the kernel `fused`: their operands, constants and registers.
#include "impl/array/fusion_program.h"

#include <algorithm>
#include <map>
#include <set>

#include "impl/dtype/op.h"

namespace catenary {
namespace {

/// Assigns slots to the values of one launch.
class Slots {
  // The position of a node whose operands stay in their registers.
  static constexpr size_t kNever = size_t(-1);

 public:
  Slots(const Trace& trace, const std::vector<int32_t>& nodes, const std::vector<char>& stored,
        FusionProgram& program)
      : trace_(trace), program_(program) {
    for (const int32_t i : nodes) add_operands(trace.nodes[size_t(i)], stored);
    const size_t first = program_.inputs.size() + program_.constants.size();
    for (size_t k = 0; k < program_.outputs.size(); ++k) slots_[program_.outputs[k]] = int(first + k);
    first_register_ = int(first + program_.outputs.size());
    for (size_t i = 0; i < nodes.size(); ++i)
      for (const Access& x : trace.nodes[size_t(nodes[i])].inputs)
        if (is_inside(x)) last_use_[x.value] = i;
    add_uniform_instructions(nodes, stored);
    for (size_t i = 0; i < nodes.size(); ++i)
      if (const TraceNode& node = trace.nodes[size_t(nodes[i])]; !is_uniform(node)) add_instruction(node, i);
    program_.params.registers = registers_;
  }

 private:
  bool is_inside(const Access& x) const { return x.value >= 0 && inside_.contains(x.value); }

  void add_operands(const TraceNode& node, const std::vector<char>& stored) {
    for (const Access& x : node.inputs) {
      if (x.value < 0) {
        if (constant(x) == program_.constants.size()) program_.constants.push_back(x.constant);
      } else if (!is_inside(x) && input(x) == program_.inputs.size()) {
        program_.inputs.push_back(x);
      }
    }
    if (node.kind == TraceNode::reduce) return;
    for (const int32_t value : node.outputs) {
      inside_[value] = true;
      if (stored[size_t(value)]) program_.outputs.push_back(value);
    }
  }

  size_t input(const Access& x) const {
    return size_t(std::find(program_.inputs.begin(), program_.inputs.end(), x) - program_.inputs.begin());
  }
  size_t constant(const Access& x) const {
    const auto& all = program_.constants;
    return size_t(std::find_if(all.begin(), all.end(),
                               [&](const FusedConstant& c) {
                                 return c.dtype == x.dtype &&
                                        std::memcmp(c.value, x.constant.value, itemsize(x.dtype)) == 0;
                               }) -
                  all.begin());
  }

  int slot_of(const Access& x) {
    if (x.value < 0) return int(program_.inputs.size() + constant(x));
    return is_inside(x) ? slots_.at(x.value) : int(input(x));
  }

  void free_inputs(const TraceNode& node, size_t position) {
    for (const Access& x : node.inputs) {
      if (!is_inside(x) || uniform_.contains(x.value) || last_use_.at(x.value) != position) continue;
      const int slot = slots_.at(x.value);
      if (slot >= first_register_ && std::find(free_.begin(), free_.end(), slot) == free_.end())
        free_.push_back(slot);
    }
  }

  int new_register() {
    if (free_.empty()) return first_register_ + registers_++;
    const int slot = free_.back();
    free_.pop_back();
    return slot;
  }

  /// Loops may write where they read if all elements have one size.
  bool may_overwrite(const TraceNode& node) const {
    if (node.kind == TraceNode::cast || node.outputs.size() > 1) return false;
    const size_t size = itemsize(trace_.values[size_t(node.outputs[0])].dtype);
    return std::all_of(node.inputs.begin(), node.inputs.end(),
                       [&](const Access& x) { return itemsize(x.dtype) == size; });
  }

  void add_instruction(const TraceNode& node, size_t position) {
    if (node.kind == TraceNode::reduce) return add_reduction(node);
    FusedInstruction code{};
    code.params = node.op;
    code.casts = node.kind == TraceNode::cast;
    for (const Access& x : node.inputs) {
      code.dtypes[code.count] = x.dtype;
      code.slots[code.count++] = uint16_t(slot_of(x));
    }
    const bool overwrites = may_overwrite(node);
    if (overwrites) free_inputs(node, position);
    for (const int32_t value : node.outputs) {
      if (!slots_.contains(value)) slots_[value] = new_register();
      code.dtypes[code.count] = trace_.values[size_t(value)].dtype;
      code.slots[code.count++] = uint16_t(slots_.at(value));
    }
    if (!overwrites) free_inputs(node, position);
    for (const int32_t value : node.outputs) {
      const int slot = slots_.at(value);
      if (slot >= first_register_ && !last_use_.contains(value) && position != kNever) free_.push_back(slot);
    }
    program_.instructions.push_back(code);
  }

  bool is_uniform(const TraceNode& node) const {
    return node.kind != TraceNode::reduce && uniform_.contains(node.outputs[0]);
  }

  /// Instructions whose operands are numbers come first, and their results keep their registers.
  void add_uniform_instructions(const std::vector<int32_t>& nodes, const std::vector<char>& stored) {
    for (const int32_t i : nodes) {
      const TraceNode& node = trace_.nodes[size_t(i)];
      const bool reads_numbers = std::all_of(node.inputs.begin(), node.inputs.end(), [&](const Access& x) {
        if (is_inside(x)) return uniform_.contains(x.value);
        return x.value < 0 || (x.strides.size() == 1 && x.strides.data()[0] == 0);
      });
      const bool stays = std::none_of(node.outputs.begin(), node.outputs.end(),
                                      [&](int32_t value) { return bool(stored[size_t(value)]); });
      if (node.kind == TraceNode::reduce || node.size == 1 || !reads_numbers || !stays ||
          is_reduced(node, nodes))
        continue;
      for (const int32_t value : node.outputs) uniform_.insert(value);
      add_instruction(node, kNever);
      ++program_.params.uniform;
    }
  }

  bool is_reduced(const TraceNode& node, const std::vector<int32_t>& nodes) const {
    const TraceNode& last = trace_.nodes[size_t(nodes.back())];
    if (last.kind != TraceNode::reduce) return false;
    const int32_t reduced = last.inputs.data()[0].value;
    return std::any_of(node.outputs.begin(), node.outputs.end(),
                       [reduced](int32_t value) { return value == reduced; });
  }

  /// Its input keeps its register until the end.
  void add_reduction(const TraceNode& node) {
    FusedParams& params = program_.params;
    params.reduces = true;
    params.run = node.run;
    params.reduced = slots_.at(node.inputs[0].value);
    params.reduced_dtype = node.inputs[0].dtype;
    params.reduction = node.reduction;
  }

  const Trace& trace_;
  FusionProgram& program_;
  std::map<int32_t, bool> inside_;      // values that the launch computes
  std::map<int32_t, int> slots_;        // of outputs and registers
  std::map<int32_t, size_t> last_use_;  // position of the node that reads a value last
  std::set<int32_t> uniform_;           // values that are the same for all elements
  std::vector<int> free_;
  int first_register_ = 0;
  int32_t registers_ = 0;
};

}  // namespace

FusionProgram::FusionProgram(const Trace& trace, const std::vector<int32_t>& nodes,
                             const std::vector<char>& stored) {
  // The reduction comes last, so that its input stays in its register.
  std::vector<int32_t> ordered = nodes;
  std::stable_partition(ordered.begin(), ordered.end(),
                        [&](int32_t i) { return trace.nodes[size_t(i)].kind != TraceNode::reduce; });
  const Slots slots(trace, ordered, stored, *this);
  params.size = trace.nodes[size_t(ordered[0])].size;
  params.instructions = int32_t(instructions.size());
  params.constants = int32_t(constants.size());
  params.inputs = int32_t(inputs.size());
  params.outputs = int32_t(outputs.size());
  if (params.reduces) outputs.push_back(trace.nodes[size_t(ordered.back())].outputs[0]);
}

bool FusionProgram::fits() const {
  const int64_t slots = int64_t(params.inputs) + params.constants + params.outputs + params.registers;
  return params.inputs + params.outputs <= FusedParams::kMaxOperands && slots <= FusedParams::kMaxSlots;
}

std::vector<char> FusionProgram::bytes() const {
  const auto begin = [](const auto& list) { return reinterpret_cast<const char*>(list.data()); };
  const auto end = [&](const auto& list) { return begin(list) + list.size() * sizeof(list[0]); };
  std::vector<char> all(begin(instructions), end(instructions));
  all.insert(all.end(), begin(constants), end(constants));
  return all;
}

}  // namespace catenary
