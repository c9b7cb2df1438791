// Applies functions to values: checks, computes and records.
#include "impl/autograd/function_hook.h"
#include "impl/autograd/type_check.h"
#include "impl/base/callback_error.h"
#include "impl/base/context.h"

namespace catenary {

void Forward::set(int i, ArrayRef y) { outputs_[size_t(i)].array = std::move(y); }

namespace {

using Inputs = SmallVector<const Value*, 4>;

/// Returns the arrays of the inputs; omitted optional inputs are null.
Inputs given(Span<const Value* const> inputs) {
  Inputs list;
  for (const Value* input : inputs)
    if (input) list.push_back(input);
  return list;
}

/// Checks the types of the inputs. Messages name the function, because a link may have applied it.
void check_types(const Function& function, const Inputs& inputs) {
  try {
    function.check(TypeCheck({inputs.data(), inputs.size()}));
  } catch (const CallbackError&) {
    throw;
  } catch (const Error& error) {
    if (error.status() != CTN_ERROR_TYPE_CHECK) throw;
    throw Error(CTN_ERROR_TYPE_CHECK, std::string(error.what()) + "  Function: " + function.label());
  }
}

void check_inputs(const Function& function, const Inputs& inputs) {
  check_types(function, inputs);
  for (size_t i = 1; i < inputs.size(); ++i) require_same_backend(**inputs[0], **inputs[i]);
}

void compute(Ref<Function> function, const Inputs& inputs, Span<Value> outputs) {
  Recorder recorder({inputs.data(), inputs.size()}, function->reaches_beyond_inputs());
  Forward forward({inputs.data(), inputs.size()}, outputs, bool(recorder));
  function->forward(forward);
  if (recorder) {
    recorder.finish(std::move(function), outputs);
  } else {
    for (Value& output : outputs) output = recorder.constant(std::move(output.array));
  }
}

void run(Ref<Function> function, const Inputs& inputs, Span<Value> outputs) {
  check_inputs(*function, inputs);
  if (__builtin_expect(!watching(), 1)) return compute(std::move(function), inputs, outputs);
  ForwardWatch watch(*function, {inputs.data(), inputs.size()});
  compute(std::move(function), inputs, outputs);
  watch.done(outputs);
}

}  // namespace

Value apply(Ref<Function> function, std::initializer_list<const Value*> inputs) {
  Value output;
  run(std::move(function), given({inputs.begin(), inputs.size()}), {&output, 1});
  return output;
}

Values apply(Ref<Function> function, Span<const Value* const> inputs, size_t output_count) {
  Values outputs(output_count);
  run(std::move(function), given(inputs), outputs);
  return outputs;
}

}  // namespace catenary
