// Functions of elementwise operations that are evaluated in few passes over memory.
#include "impl/autograd/fuse.h"

#include <algorithm>

#include "impl/autograd/function_hook.h"
#include "impl/backend/host.h"
#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/base/context.h"

namespace catenary {
namespace {

/// Makes a device the current one for a scope.
class CurrentBackend {
 public:
  explicit CurrentBackend(Backend& backend) : previous_(current_backend()) { set_current_backend(backend); }
  ~CurrentBackend() { set_current_backend(previous_); }
  CurrentBackend(const CurrentBackend&) = delete;
  CurrentBackend& operator=(const CurrentBackend&) = delete;

 private:
  Backend& previous_;
};

/// Whether hooks or debug mode want to see each operation.
bool watched() { return thread_modes.hooks || debug_enabled(); }

/// The device of the inputs that are not weak scalars, or null if there is none.
Backend* device_of(Span<const Array* const> inputs) {
  for (const Array* input : inputs)
    if (!input->is_weak()) return &input->backend();
  return nullptr;
}

/// Whether the host has an array with the number 1 alone.
bool is_one(const Array& array) {
  const float one = 1;
  FusedConstant number{};
  cpu::cast_loop(CTN_FLOAT32, array.dtype())(&one, number.value, 1);
  return array.backend().is_host() && array.size() == 1 &&
         std::memcmp(array.data(), number.value, size_t(array.itemsize())) == 0;
}

/// Records the body. Numbers, which have no dtype of their own, are constants of the recorded operations.
class Recording {
 public:
  Values inputs(Span<const Array* const> arrays, bool writeable = false) {
    Values values;
    for (const Array* array : arrays) {
      ArrayRef placeholder = trace_.input(*array, writeable && array->is_writeable());
      values.emplace_back(array->is_weak() ? share(*array) : std::move(placeholder));
    }
    return values;
  }
  void add_output(const Array& array, size_t index) { outputs_.push_back(trace_.output(array, index)); }
  Ref<FusionPlan> plan(Backend& backend) {
    return make<FusionPlan>(trace_, std::move(outputs_), backend, backend.has_fused());
  }
  Backend& backend() const { return trace_.backend(); }

 private:
  Trace trace_;
  SmallVector<TraceOutput, 2> outputs_;
};

class FusedFunction final : public Function {
 public:
  /// `numbers` has the weak scalars among the inputs, by position; it is null for the inputs of the function.
  FusedFunction(Ref<Fused> definition, Fused::Arrays numbers)
      : definition_(std::move(definition)), numbers_(std::move(numbers)) {}
  std::string label() const override { return "Fused"; }
  void visit(Visitor& visitor) const override {
    Function::visit(visitor);
    visitor.add(definition_);
  }

  ~FusedFunction() override {
    if (!ready_.empty()) definition_->foresee_none();
  }

  void forward(Forward& f) override {
    for (size_t i = 0; i < f.input_count(); ++i) saved_.push_back(f.save_input(int(i)));
    train_ = training();
    const Pointers arrays = all([&](int k) { return &f.x(k); });
    if (f.recording() && f.output_count() == 1) {
      for_all([&](const Array*, int k) { wanted_.push_back(k >= 0 && f.wants(k)); });
      if (const Ref<FusionPlan> plan = definition_->foreseen(arrays, wanted_)) {
        ready_ = plan->run(arrays);
        return f.set(0, std::move(ready_[0]));
      }
    }
    auto outputs = definition_->forward(arrays, f.output_count());
    for (size_t i = 0; i < outputs.size(); ++i) f.set(int(i), std::move(outputs[i]));
  }

  void backward(Gradient& g) override {
    const TrainScope as_before(train_);
    if (g.create_graph() || watched()) return differentiate_body(g);
    Pointers arrays = all([&](int k) { return saved_[size_t(k)].unchecked().get(); }), grad_outputs;
    Fused::Flags wanted;
    for_all([&](const Array*, int k) { wanted.push_back(k >= 0 && g.wants(k)); });
    for (size_t i = 0; i < g.output_count(); ++i) grad_outputs.push_back(g.gy(int(i)).array.get());
    const bool one = grad_outputs.size() == 1 && is_one(*grad_outputs[0]);
    const bool ready = one && !ready_.empty() && std::equal(wanted.begin(), wanted.end(), wanted_.begin());
    const KnownPlan gradients = definition_->gradients(arrays, grad_outputs, wanted);
    size_t position = 0;
    for_all([&](const Array*, int k) {
      if (gradients.plan->reads(position++) && k >= 0) saved_[size_t(k)].get(*this, "input", k);
    });
    definition_->foresee(one, arrays, wanted);
    for (const Array* gy : grad_outputs)
      if (gy) arrays.push_back(gy);
    Fused::Arrays results = ready ? std::move(ready_) : gradients.plan->run(arrays);
    ready_.clear();
    position = 0;
    size_t next = ready ? 1 : 0;
    for_all([&](const Array*, int k) {
      if (gradients.present.data()[position++]) g.set(k, Value(std::move(results[next++])));
    });
  }

 private:
  using Pointers = SmallVector<const Array*, 8>;

  /// Calls body(number, -1) or body(null, index of the function's input) for each input of the body.
  template <class Body>
  void for_all(Body&& body) const {
    int next = 0;
    for (const ArrayRef& number : numbers_) body(number.get(), number ? -1 : next++);
  }
  template <class Input>
  Pointers all(Input&& input) const {
    Pointers list;
    for_all([&](const Array* number, int k) { list.push_back(number ? number : input(k)); });
    return list;
  }

  /// Computes operation by operation, so that derivatives of every order exist.
  void differentiate_body(Gradient& g) {
    Values inputs, values;
    for (size_t i = 0; i < saved_.size(); ++i) inputs.push_back(g.input(saved_[i], int(i)));
    for_all([&](const Array* number, int k) {
      values.push_back(number ? Value(share(*number)) : inputs[size_t(k)]);
    });
    const LoudScope loud;  // the functions called here are the user's
    Values outputs;
    {
      const BackpropScope on(true);
      outputs = definition_->run_body(values, g.output_count());
    }
    g.through(inputs, outputs);
  }

  Ref<Fused> definition_;
  Fused::Arrays numbers_;
  SmallVector<Saved, 4> saved_;
  Fused::Arrays ready_;  // the gradients for 1, after a place for the output
  Fused::Flags wanted_;  // which inputs have those
  bool train_ = true;
};

}  // namespace

Ref<Fused> new_fused(Callback<ctn_fuse_fn> body) { return make<Fused>(std::move(body)); }

Values fuse(Callback<ctn_fuse_fn> body, Span<const Value> inputs, size_t output_count) {
  return new_fused(std::move(body))->call(inputs, output_count);
}

}  // namespace catenary

using namespace catenary;  // NOLINT(google-build-using-namespace): the class of a handle is outside of it

Values ctn_fused::run_body(Span<const Value> inputs, size_t output_count) const {
  SmallVector<VariableRef, 4> kept;
  SmallVector<Variable*, 4> in;
  for (const Value& input : inputs) {
    kept.push_back(variable_of(input));
    in.push_back(kept.back().get());
  }
  CallbackResults<Variable> received(output_count);
  check_callback(body_(in.data(), in.size(), received.data(), output_count));
  Values outputs;
  for (size_t i = 0; i < output_count; ++i) {
    const VariableRef output = received.take(i);
    if (!output) fail(CTN_ERROR_CALLBACK, "body: left output %zu NULL", i);
    output->array();
    outputs.push_back(output->value());
  }
  return outputs;
}

ctn_fused::Arrays ctn_fused::forward(Span<const Array* const> inputs, size_t output_count, bool writeable) {
  Backend& backend = *device_of(inputs);
  PlanSignature signature;
  signature.add(backend);
  signature.add(training());
  signature.add(int64_t(output_count));
  for (const Array* input : inputs) {
    signature.add(input);
    signature.add(writeable && input->is_writeable());
  }
  KnownPlan found;
  if (!plans_.find(signature, found)) {
    Recording recording;
    const CurrentBackend current(recording.backend());
    const BackpropScope off(false);
    const Values outputs = run_body(recording.inputs(inputs, writeable), output_count);
    for (size_t i = 0; i < output_count; ++i) recording.add_output(*outputs[i], i);
    found.plan = recording.plan(backend);
    plans_.keep(std::move(signature), found);
  }
  return found.plan->run(inputs);
}

namespace {

/// Without `grad_outputs`, that of the plan which computes the output, too.
PlanSignature signature_of(Span<const Array* const> inputs, Span<const Array* const> grad_outputs,
                           const Fused::Flags& wanted) {
  PlanSignature signature;
  signature.add(*device_of(inputs));
  signature.add(training());
  // Not positive, so that it differs from every signature of the forward computation.
  signature.add(-int64_t(grad_outputs.size));
  for (size_t i = 0; i < inputs.size; ++i) {
    signature.add(inputs[i]);
    signature.add(wanted.data()[i]);
  }
  for (const Array* gy : grad_outputs) signature.add(gy);
  return signature;
}

}  // namespace

KnownPlan ctn_fused::gradients(Span<const Array* const> inputs, Span<const Array* const> grad_outputs,
                               const Flags& wanted) {
  PlanSignature signature = signature_of(inputs, grad_outputs, wanted);
  KnownPlan result;
  if (plans_.find(signature, result)) return result;
  result = record_gradients(inputs, grad_outputs, wanted);
  plans_.keep(std::move(signature), result);
  return result;
}

Ref<FusionPlan> ctn_fused::foreseen(Span<const Array* const> inputs, const Flags& wanted) {
  KnownPlan known;
  if (foreseeing_.load(std::memory_order_relaxed)) plans_.find(signature_of(inputs, {}, wanted), known);
  return known.plan;
}

void ctn_fused::foresee(bool one, Span<const Array* const> inputs, const Flags& wanted) {
  if (foreseeing_.exchange(one, std::memory_order_relaxed) && one) gradients(inputs, {}, wanted);
}

/// Without gradients of the outputs, the plan computes the only output, and its gradient is 1.
KnownPlan ctn_fused::record_gradients(Span<const Array* const> inputs, Span<const Array* const> grad_outputs,
                                      const Flags& wanted) {
  KnownPlan result;
  Recording recording;
  const CurrentBackend current(recording.backend());
  const BackpropScope on(true);
  SmallVector<VariableRef, 8> kept;
  SmallVector<Variable*, 4> wanted_inputs, outputs, gys;
  Values values = recording.inputs(inputs);
  for (size_t i = 0; i < values.size(); ++i) {
    kept.push_back(make_variable(values[i]));
    kept.back()->node().requires_grad = wanted.data()[i];
    if (wanted.data()[i]) wanted_inputs.push_back(kept.back().get());
    values[i] = kept.back()->value();
  }
  const bool one = grad_outputs.size == 0;
  const Values results = run_body(values, one ? 1 : grad_outputs.size);
  SmallVector<const Array*, 4> given;
  for (const Array* gy : grad_outputs)
    if (gy) given.push_back(gy);
  Values placeholders = recording.inputs(given);
  if (one) {
    recording.add_output(*results[0], 0);
    placeholders.emplace_back(ones_like(*results[0], results[0]->dtype()));
  }
  for (size_t i = 0, k = 0; i < results.size(); ++i) {
    if (!one && !grad_outputs[i]) continue;
    kept.push_back(make_variable(placeholders[k++]));
    gys.push_back(kept.back().get());
    kept.push_back(variable_of(results[i]));
    outputs.push_back(kept.back().get());
  }
  const auto found = grad(outputs, gys, wanted_inputs, false);
  for (size_t i = 0, k = 0; i < inputs.size; ++i) {
    const Variable* gradient = wanted.data()[i] ? found.data()[k++].get() : nullptr;
    result.present.push_back(gradient != nullptr);
    if (gradient) recording.add_output(gradient->array(), i);
  }
  result.plan = recording.plan(*device_of(inputs));
  return result;
}

Values ctn_fused::call(Span<const Value> inputs, size_t output_count) {
  if (inputs.empty() || output_count == 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "expected at least one input and one output, got %zu and %zu",
         inputs.size, output_count);
  SmallVector<const Value*, 4> list;
  Arrays numbers;
  bool separate = watched();  // operation by operation
  for (const Value& input : inputs) {
    const bool number = input->is_weak();
    numbers.push_back(number ? input.array : nullptr);
    if (!number) list.push_back(&input);
    separate = separate || Trace::is_placeholder(input->backend()) ||
               (number && input.node && input.node->requires_grad && backprop_enabled());
  }
  if (separate || list.empty()) return run_body(inputs, output_count);
  return apply(make<FusedFunction>(Ref<Fused>::share(this), std::move(numbers)), {list.data(), list.size()},
               output_count);
}

std::vector<ArrayRef> ctn_fused::call_arrays(Span<const Array* const> inputs, size_t output_count) {
  const BackpropScope off(false);
  std::vector<ArrayRef> results;
  const Backend* device = device_of(inputs);
  const bool nested = device && Trace::is_placeholder(*device);
  if (output_count && device && !watched() && !nested) {
    common_backend(inputs);
    for (ArrayRef& result : forward(inputs, output_count, true)) results.push_back(std::move(result));
    return results;
  }
  Values values;
  for (const Array* input : inputs) {
    values.emplace_back(nested || input->is_weak() ? share(*input) : copy(*input));
    if (!input->is_writeable()) set_writeable(*values.back().array, false);
  }
  for (Value& output : call({values.data(), values.size()}, output_count))
    results.push_back(std::move(output.array));
  return results;
}
