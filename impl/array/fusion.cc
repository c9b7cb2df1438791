// Plans that evaluate recorded operations in few passes over memory.
#include "impl/array/fusion.h"

#include <algorithm>

#include "impl/array/fusion_groups.h"
#include "impl/array/fusion_program.h"
#include "impl/array/launch.h"

namespace catenary {
namespace {

/// Whether an output is all of a value in a memory order of its own.
bool is_whole(const TraceOutput& output, int64_t size) {
  SmallVector<size_t, 8> axes;
  int64_t count = 1;
  for (size_t i = 0; i < output.shape.size(); ++i) {
    count *= output.shape[i];
    if (output.shape[i] == 1) continue;
    size_t place = axes.size();
    while (place > 0 && output.strides[axes.data()[place - 1]] > output.strides[i]) --place;
    axes.insert(place, i);
  }
  if (output.offset != 0 || count != size) return false;
  int64_t expected = int64_t(itemsize(output.dtype));
  for (const size_t axis : axes) {
    if (output.strides[axis] != expected) return false;
    expected *= output.shape[axis];
  }
  return true;
}

/// Returns an array of the device. Programs are not numbers of the user: on the host they do not come from
/// the pool.
ArrayRef program_array(const std::vector<char>& bytes, Backend& backend) {
  const int64_t size = int64_t(bytes.size());
  if (!backend.is_host()) return from_data(bytes.data(), {&size, 1}, CTN_UINT8, backend);
  auto memory = std::make_unique<std::vector<char>>(bytes);
  char* const data = memory->data();
  const auto destroy = [](void* owned) { delete static_cast<std::vector<char>*>(owned); };
  auto storage = make<Storage>(backend, data, bytes.size(), destroy, memory.get());
  (void)memory.release();  // the storage owns it
  ArrayRef array = make<Array>(std::move(storage), data, CTN_UINT8, 1);
  array->mutable_dims()[0] = size;
  array->mutable_dims()[1] = 1;
  array->finish(0);
  return array;
}

}  // namespace

class FusionPlan::Builder {
 public:
  Builder(FusionPlan& plan, const Trace& trace, bool fuse) : plan_(plan), trace_(trace) {
    groups_ = fusion_groups(trace, {plan.outputs_.data(), plan.outputs_.size()}, fuse);
    while (!add_steps()) {
    }
    find_places();
    find_last_uses();
  }

 private:
  /// Returns false after it divided a group that the kernel cannot run.
  bool add_steps() {
    plan_.steps_.clear();
    stored_.assign(trace_.values.size(), false);
    for (const TraceOutput& output : plan_.outputs_) stored_[size_t(output.value)] = true;
    std::vector<int32_t> group_of(trace_.nodes.size(), -1);
    for (size_t g = 0; g < groups_.size(); ++g)
      for (const int32_t node : groups_[g].nodes) group_of[size_t(node)] = int32_t(g);
    for (size_t g = 0; g < groups_.size(); ++g)
      for (const int32_t node : groups_[g].nodes)
        for (const Access& x : trace_.nodes[size_t(node)].inputs)
          if (x.value >= 0)
            if (const int32_t from = trace_.values[size_t(x.value)].node;
                from >= 0 && group_of[size_t(from)] != int32_t(g))
              stored_[size_t(x.value)] = true;
    for (size_t g = 0; g < groups_.size(); ++g)
      if (!add_step(g)) return false;
    return true;
  }

  bool add_step(size_t g) {
    const FusionGroup& group = groups_[g];
    Step step;
    if (!group.fused) {
      step.node = trace_.nodes[size_t(group.nodes[0])];
      step.inputs = {step.node.inputs.begin(), step.node.inputs.end()};
      step.results = {step.node.outputs.begin(), step.node.outputs.end()};
    } else {
      const FusionProgram program(trace_, group.nodes, stored_);
      if (!program.fits()) return divide(g), false;
      step.params = program.params;
      step.program = program_array(program.bytes(), plan_.backend_);
      step.inputs = program.inputs;
      step.results = program.outputs;
    }
    plan_.steps_.push_back(std::move(step));
    return true;
  }

  /// The first half computes what the second one reads.
  void divide(size_t g) {
    std::vector<int32_t>& nodes = groups_[g].nodes;
    const auto middle = nodes.begin() + std::ptrdiff_t(nodes.size() / 2);
    FusionGroup second{{middle, nodes.end()}, true};
    nodes.erase(middle, nodes.end());
    for (FusionGroup* half : {&groups_[g], &second}) half->fused = half->nodes.size() > 1;
    groups_.insert(groups_.begin() + std::ptrdiff_t(g) + 1, std::move(second));
  }

  void find_places() {
    plan_.places_.resize(trace_.values.size());
    for (size_t i = 0; i < plan_.places_.size(); ++i) {
      const TraceValue& value = trace_.values[i];
      plan_.places_[i] = {value.dtype, value.size, value.input, nullptr};
    }
    for (const TraceOutput& output : plan_.outputs_) {
      Place& place = plan_.places_[size_t(output.value)];
      if (!place.layout && is_whole(output, place.size)) place.layout = &output;
    }
  }

  void find_last_uses() {
    std::vector<char> seen(trace_.values.size());
    for (const TraceOutput& output : plan_.outputs_) seen[size_t(output.value)] = true;
    for (size_t s = plan_.steps_.size(); s-- > 0;) {
      Step& step = plan_.steps_[s];
      const auto use = [&](int32_t value) {
        if (value < 0 || plan_.places_[size_t(value)].input >= 0 || seen[size_t(value)]) return;
        seen[size_t(value)] = true;
        step.done.push_back(value);
      };
      for (const Access& x : step.inputs) use(x.value);
      for (const int32_t value : step.results) use(value);  // the other result of an operation with two
    }
  }

  FusionPlan& plan_;
  const Trace& trace_;
  std::vector<FusionGroup> groups_;
  std::vector<char> stored_;  // by value: whether it is in memory
};

FusionPlan::FusionPlan(const Trace& trace, SmallVector<TraceOutput, 2> outputs, Backend& backend, bool fuse)
    : backend_(backend), outputs_(std::move(outputs)) {
  Builder(*this, trace, fuse);
}

bool FusionPlan::reads(size_t input) const {
  const auto is_input = [&](int32_t value) {
    return value >= 0 && places_[size_t(value)].input == int32_t(input);
  };
  for (const TraceOutput& output : outputs_)
    if (is_input(output.value)) return true;
  for (const Step& step : steps_)
    for (const Access& x : step.inputs)
      if (is_input(x.value)) return true;
  return false;
}

ArrayRef FusionPlan::new_array(const Place& place) const {
  if (!place.layout) return empty_on(backend_, {&place.size, 1}, place.dtype);
  const Dims &shape = place.layout->shape, &strides = place.layout->strides;
  ArrayRef array = empty_on(backend_, {shape.data(), shape.size()}, place.dtype);
  std::copy(strides.begin(), strides.end(), array->mutable_dims() + array->ndim());
  array->finish(Array::owns | Array::writeable);
  return array;
}

Operand FusionPlan::operand(const Access& access, const Dims& shape, const Dims& strides,
                            const Arrays& arrays) const {
  if (access.value < 0)
    return immediate_operand(access.constant.value, access.dtype, int(shape.size()), shape.data());
  const Array& array = *arrays[size_t(access.value)];
  return {array.data() + access.offset, &array.storage(), shape.data(), strides.data(),
          int32_t(shape.size()),        access.dtype};
}

void FusionPlan::launch(const Step& step, const Arrays& arrays) const {
  const auto run_on = [&](Launch& launch) {
    catenary::run(launch);
    for (const int32_t value : step.results) arrays[size_t(value)]->storage().mark_written();
  };
  if (step.program) {
    Operand room[FusedParams::kMaxOperands + 2];
    int64_t lengths[FusedParams::kMaxOperands + 2], items[FusedParams::kMaxOperands + 2];
    Launch launch(kernels::fused, step.params, room);
    launch.add(step.program->operand());
    for (const Access& x : step.inputs) launch.add(operand(x, x.shape, x.strides, arrays));
    for (const int32_t value : step.results) {
      const Array& y = *arrays[size_t(value)];
      const int32_t k = launch.count;
      lengths[k] = y.size();
      items[k] = int64_t(y.itemsize());
      launch.add({y.data(), &y.storage(), &lengths[k], &items[k], 1, y.dtype()});
    }
    return run_on(launch);
  }
  const TraceNode& node = step.node;
  const auto run_node = [&](Launch&& launch) {
    for (const Access& x : node.inputs) launch.add(operand(x, node.shape, x.node_strides, arrays));
    for (size_t i = 0; i < node.outputs.size(); ++i) {
      const Array& y = *arrays[size_t(node.outputs[i])];
      launch.add({y.data(), &y.storage(), node.result.data(), node.output_strides[i].data(),
                  int32_t(node.result.size()), y.dtype()});
    }
    run_on(launch);
  };
  switch (node.kind) {
    case TraceNode::elementwise:
      return run_node(Launch(kernels::elementwise, node.op));
    case TraceNode::cast:
      return run_node(Launch(kernels::copy));
    case TraceNode::reduce:
      return run_node(Launch(kernels::reduce, node.reduction));
  }
}

ArrayRef FusionPlan::result(const TraceOutput& output, const Array& base) const {
  const Shape shape{output.shape.data(), output.shape.size()},
      strides{output.strides.data(), output.strides.size()};
  if (output.offset == 0 && same_shape(shape, base.shape()) && same_shape(strides, base.strides()))
    return share(base);
  return view_as(base, base.data() + output.offset, shape, strides, base.is_writeable());
}

SmallVector<ArrayRef, 4> FusionPlan::run(Span<const Array* const> inputs) const {
  Arrays arrays(places_.size());
  for (size_t i = 0; i < places_.size(); ++i) {
    if (const int32_t input = places_[i].input; input >= 0)
      arrays[i] = share(*inputs[size_t(input)]);
    else if (places_[i].size == 0)  // nothing computes it
      arrays[i] = new_array(places_[i]);
  }
  for (const Step& step : steps_) {
    for (const int32_t value : step.results) arrays[size_t(value)] = new_array(places_[size_t(value)]);
    launch(step, arrays);
    for (const int32_t value : step.done) arrays[size_t(value)] = nullptr;
  }
  SmallVector<ArrayRef, 4> results;
  for (const TraceOutput& output : outputs_) results.push_back(result(output, *arrays[size_t(output.value)]));
  return results;
}

}  // namespace catenary
