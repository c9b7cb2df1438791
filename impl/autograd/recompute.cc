// Functions that recompute their forward pass instead of keeping its results.
#include "impl/autograd/recompute.h"

#include "impl/autograd/function_hook.h"
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/base/context.h"
#include "impl/random/state.h"

namespace catenary {
namespace {

/// The positions of the generators of some devices.
class RandomPositions {
 public:
  void note(Backend& backend) {
    for (const Entry& entry : entries_)
      if (entry.backend == &backend) return;
    entries_.push_back({&backend, default_random_state(backend).position()});
  }
  void restore() const {
    for (const Entry& entry : entries_) set_default_random_position(*entry.backend, entry.position);
  }
  RandomPositions now() const {
    RandomPositions present;
    for (const Entry& entry : entries_) present.note(*entry.backend);
    return present;
  }

 private:
  struct Entry {
    Backend* backend;
    PhiloxPosition position;
  };
  SmallVector<Entry, 2> entries_;
};

/// Resets generators for a scope, so that draws repeat.
class Replay {
 public:
  explicit Replay(const RandomPositions& positions) : present_(positions.now()) { positions.restore(); }
  ~Replay() { present_.restore(); }
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;

 private:
  RandomPositions present_;
};

class Recompute final : public Function {
 public:
  explicit Recompute(Callback<ctn_recompute_fn> forward) : forward_(std::move(forward)) {}
  std::string label() const override { return "Recompute"; }
  bool reaches_beyond_inputs() const override { return true; }

  void forward(Forward& f) override {
    Values inputs;
    for (size_t i = 0; i < f.input_count(); ++i) {
      inputs.emplace_back(f.array(int(i)));
      random_.note(f.x(int(i)).backend());
      saved_.push_back(f.save_input(int(i)));
    }
    train_ = training();
    const BackpropScope off(false);
    Values outputs = call(inputs, f.output_count());
    for (const Value& output : outputs)
      made_.push_back(
          {Dims(output->shape().begin(), output->shape().end()), output->dtype(), &output->backend()});
    for (size_t i = 0; i < outputs.size(); ++i) f.set(int(i), std::move(outputs[i].array));
  }

  void backward(Gradient& g) override {
    Values values;
    for (size_t i = 0; i < saved_.size(); ++i) values.push_back(g.input(saved_[i], int(i)));
    const LoudScope loud;  // the functions called here are the user's
    Values outputs;
    {
      const Replay replay(random_);
      const BackpropScope on(true);
      const TrainScope as_before(train_);
      outputs = call(values, g.output_count());
    }
    for (size_t i = 0; i < outputs.size(); ++i) check_same(i, *outputs[i]);
    g.through(values, outputs);
  }

 private:
  Values call(Span<const Value> inputs, size_t output_count) {
    SmallVector<VariableRef, 4> kept;
    SmallVector<Variable*, 4> in;
    for (const Value& input : inputs) {
      kept.push_back(variable_of(input));
      in.push_back(kept.back().get());
    }
    CallbackResults<Variable> received(output_count);
    check_callback(forward_(in.data(), in.size(), received.data(), output_count));
    Values outputs;
    for (size_t i = 0; i < output_count; ++i) {
      const VariableRef output = received.take(i);
      if (!output) fail(CTN_ERROR_CALLBACK, "forward: left output %zu NULL", i);
      output->array();
      outputs.push_back(output->value());
    }
    return outputs;
  }

  /// Checks that an output equals the one of the first forward computation in shape, dtype and device.
  void check_same(size_t i, const Array& again) const {
    const Made& first = made_[i];
    const Shape shape{first.shape.data(), first.shape.size()};
    if (same_shape(shape, again.shape()) && first.dtype == again.dtype() && first.backend == &again.backend())
      return;
    fail(CTN_ERROR_STATE,
         "forward must compute the same outputs both times: output %zu was %s %s on %s, and is %s on %s now",
         i, dtype_name(first.dtype), shape_text(shape).c_str(), first.backend->name().c_str(),
         describe(again).c_str(), again.backend().name().c_str());
  }

  /// Properties of an output.
  struct Made {
    Dims shape;
    DType dtype;
    Backend* backend;
  };

  Callback<ctn_recompute_fn> forward_;
  SmallVector<Saved, 4> saved_;
  SmallVector<Made, 2> made_;
  RandomPositions random_;
  bool train_ = true;
};

}  // namespace

Values recompute(Callback<ctn_recompute_fn> forward, Span<const Value> inputs, size_t output_count) {
  if (inputs.empty() || output_count == 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "expected at least one input and one output, got %zu and %zu",
         inputs.size, output_count);
  SmallVector<const Value*, 4> list;
  for (const Value& input : inputs) list.push_back(&input);
  return apply(make<Recompute>(std::move(forward)), {list.data(), list.size()}, output_count);
}

}  // namespace catenary
