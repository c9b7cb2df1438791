// Gradients of elementwise operations in one pass over memory: rules that take several are recorded and
// fused.
#include "impl/autograd/function_hook.h"
#include "impl/autograd/op_function.h"
#include "impl/autograd/plan_cache.h"
#include "impl/backend/backend.h"
#include "impl/base/context.h"

namespace catenary {
namespace {

// Number of elements from which a pass over memory takes longer than finding a plan, many times.
constexpr int64_t kWorthwhile = 64 << 10;

PlanCache& plans() {
  static PlanCache& all = *new PlanCache(256);
  return all;
}

int64_t bits_of(double value) {
  int64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

}  // namespace

bool OpFunction::backward_fused(Gradient& g) {
  const Array& gy = *g.gy();
  // Plans keep memory of their device: none on the CPU.
  if (gy.size() < kWorthwhile || g.create_graph() || watching() || !gy.backend().is_host() ||
      !gy.backend().has_fused())
    return false;
  // What the rule may read: operands, result, upstream gradient. Some are null.
  SmallVector<ArrayRef, 4> arrays;
  for (int k = 0; k < operand_count(); ++k)
    arrays.push_back(operands_[k] ? operands_[k].get(*this, "input", input_of(k)) : nullptr);
  arrays.push_back(y_ ? y_.get(*this, "output", 0) : nullptr);
  arrays.push_back(g.gy().array);

  PlanSignature signature;
  for (const int64_t number : {int64_t(op_), int64_t(scalar_.position), bits_of(scalar_.value),
                               scalar_.integer, int64_t(scalar_.is_integer)})
    signature.add(number);
  for (size_t i = 0; i < inputs().size(); ++i) {
    const Node& node = *inputs()[i];
    signature.add(g.wants(int(i)));
    signature.add(int64_t(node.shape().size));
    for (const int64_t length : node.shape()) signature.add(length);
  }
  for (const ArrayRef& array : arrays) signature.add(array.get());
  KnownPlan known;
  if (!plans().find(signature, known)) {
    known = record(g, arrays);
    plans().keep(std::move(signature), known);
  }
  SmallVector<const Array*, 4> given;
  for (const ArrayRef& array : arrays)
    if (array) given.push_back(array.get());
  auto results = known.plan->run(given);
  size_t next = 0;
  for (size_t i = 0; i < known.present.size(); ++i)
    if (known.present[i]) g.set(int(i), Value(std::move(results[next++])));
  return true;
}

/// Applies the rule to placeholders, as those of a function of its own.
KnownPlan OpFunction::record(const Gradient& g, const SmallVector<ArrayRef, 4>& arrays) const {
  Trace trace;
  const size_t count = size_t(operand_count());
  auto placeholder = [&](size_t i) { return arrays.data()[i] ? trace.input(*arrays.data()[i]) : nullptr; };
  auto function = make<OpFunction>(op_, scalar_);
  for (size_t k = 0; k < count; ++k) function->operands_[k] = Saved(placeholder(k));
  ArrayRef y = placeholder(count);
  function->y_ = Saved(y);
  const ArrayRef gy = placeholder(count + 1);

  const BackpropScope on(true);
  SmallVector<VariableRef, 4> kept;
  SmallVector<Variable*, 4> wanted;
  Values values;
  for (size_t i = 0; i < inputs().size(); ++i) {
    const Node& node = *inputs()[i];
    const ArrayRef& saved = function->operands_[scalar_.position == 0 ? 1 : i].unchecked();
    kept.push_back(
        make_variable(Value(saved ? saved : empty_on(trace.backend(), node.shape(), node.dtype()))));
    kept.back()->node().requires_grad = g.wants(int(i));
    if (g.wants(int(i))) wanted.push_back(kept.back().get());
    values.push_back(kept.back()->value());
  }
  SmallVector<const Value*, 4> list;
  for (const Value& value : values) list.push_back(&value);
  Recorder recorder({list.data(), list.size()});
  if (!y) y = empty_on(trace.backend(), gy->shape(), gy->dtype());
  const VariableRef result = make_variable(recorder.finish(std::move(function), y)),
                    start = make_variable(Value(gy));
  Variable* const output = result.get();
  Variable* const upstream = start.get();
  const auto gradients = grad({&output, 1}, {&upstream, 1}, wanted, false);

  KnownPlan known;
  SmallVector<TraceOutput, 2> outputs;
  size_t next = 0;
  for (size_t i = 0; i < inputs().size(); ++i) {
    const Variable* gradient = g.wants(int(i)) ? gradients.data()[next++].get() : nullptr;
    known.present.push_back(gradient != nullptr);
    if (gradient) outputs.push_back(trace.output(gradient->array(), i));
  }
  known.plan = make<FusionPlan>(trace, std::move(outputs), g.gy()->backend(), true);
  return known;
}

}  // namespace catenary
