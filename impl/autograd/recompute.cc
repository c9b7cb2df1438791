#include "impl/autograd/recompute.h"

#include "impl/autograd/function_hook.h"
#include "impl/autograd/received.h"
#include "impl/base/callback_error.h"
#include "impl/base/context.h"
#include "impl/random/state.h"

namespace catenary {
namespace {

/// Where the generators of some devices stand.
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

/// Puts generators back for a scope, so that draws repeat.
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
    for (size_t i = 0; i < outputs.size(); ++i) f.set(int(i), std::move(outputs[i].array));
  }

  void backward(Gradient& g) override {
    Values values;
    for (size_t i = 0; i < saved_.size(); ++i) values.push_back(g.input(saved_[i], int(i)));
    const LoudScope loud;  // these are the user's functions
    Values outputs;
    {
      const Replay replay(random_);
      const BackpropScope on(true);
      const TrainScope as_before(train_);
      outputs = call(values, g.output_count());
    }
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
    Received<Variable> out(output_count);
    check_callback(forward_(in.data(), in.size(), out.data(), output_count));
    Values outputs;
    for (size_t i = 0; i < output_count; ++i) {
      const VariableRef received = out.take(i);
      if (!received) fail(CTN_ERROR_CALLBACK, "forward: left output %zu NULL", i);
      received->array();
      outputs.push_back(received->value());
    }
    return outputs;
  }

  Callback<ctn_recompute_fn> forward_;
  SmallVector<Saved, 4> saved_;
  RandomPositions random_;
  bool train_ = true;
};

}  // namespace

Values recompute(Callback<ctn_recompute_fn> forward, Span<const Value> inputs, size_t output_count) {
  SmallVector<const Value*, 4> list;
  for (const Value& input : inputs) list.push_back(&input);
  return apply(make<Recompute>(std::move(forward)), {list.data(), list.size()}, output_count);
}

}  // namespace catenary
