// Reduction kernels from user code.
#include "impl/array/launch.h"
#include "impl/backend/params/user.h"
#include "impl/jit/call.h"
#include "impl/jit/kernels.h"

namespace catenary {
namespace jit {
namespace {

/// The axes of the broadcast inputs to reduce, and the order in which the kernel sees the axes.
struct ReductionPlan {
  Dims shape;         // broadcast shape of the inputs
  Dims order;         // kept axes, then reduced ones
  Dims kept, result;  // shape of the kept axes, and of the outputs
  int64_t reduced_size = 1;

  ReductionPlan(const KernelCall& call, Span<const int64_t> axes, bool keepdims) {
    SmallVector<const Array*, 8> arrays;
    for (size_t k = 0; k < call.input_count(); ++k)
      if (call.is_broadcast(k)) arrays.push_back(call.input(k));
    if (arrays.empty())
      fail(CTN_ERROR_INVALID_ARGUMENT, "inputs: expected at least one array that is not raw");
    shape = broadcast_shapes({arrays.data(), arrays.size()});
    const int ndim = int(shape.size());
    SmallVector<char, 16> reduced(shape.size());
    for (char& r : reduced) r = !axes.data;
    for (const int64_t axis : axes) {
      const int i = normalize_axis(axis, ndim, "axes");
      if (reduced[size_t(i)]++) fail(CTN_ERROR_INDEX, "axes: axis %d is repeated", i);
    }
    for (int i = 0; i < ndim; ++i) {
      const int64_t length = shape[size_t(i)];
      if (reduced[size_t(i)]) {
        reduced_size *= length;
        if (keepdims) result.push_back(1);
      } else {
        order.push_back(i);
        kept.push_back(length);
        result.push_back(length);
      }
    }
    for (int i = 0; i < ndim; ++i)
      if (reduced[size_t(i)]) order.push_back(i);
  }
  Shape input_shape() const { return {shape.data(), shape.size()}; }
  Shape result_shape() const { return {result.data(), result.size()}; }
  Shape kept_shape() const { return {kept.data(), kept.size()}; }
};

/// Returns the array as the kernel sees it: broadcast, with kept axes first.
ArrayRef arranged(const Array& a, const ReductionPlan& plan) {
  ArrayRef wide = same_shape(a.shape(), plan.input_shape()) ? share(a) : broadcast_to(a, plan.input_shape());
  return wide->ndim() < 2 ? wide : transpose(*wide, {plan.order.data(), plan.order.size()});
}

/// Returns the output without the axes of length one that keepdims adds.
ArrayRef without_ones(const Array& out, const ReductionPlan& plan) {
  if (same_shape(out.shape(), plan.kept_shape())) return share(out);
  const size_t reduced = plan.shape.size() - plan.kept.size();
  Dims strides;
  SmallVector<char, 16> gone(plan.shape.size());
  for (size_t k = 0; k < reduced; ++k) gone[size_t(plan.order[plan.kept.size() + k])] = 1;
  for (size_t i = 0; i < plan.shape.size(); ++i)
    if (!gone[i]) strides.push_back(out.stride(int(i)));
  return view_as(out, out.data(), plan.kept_shape(), {strides.data(), strides.size()}, true);
}

std::string expression(const char* text, const char* what) {
  if (!text[std::strspn(text, " \t\r\n\f\v")])
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected an expression, got an empty string", what);
  return text;
}

}  // namespace
}  // namespace jit

Ref<ReductionKernel> reduction_kernel_new(const char* in_params, const char* out_params, const char* map,
                                          const char* reduce, const char* post_map, const char* identity,
                                          const char* name, const KernelOptions* options) {
  jit::ReductionText text;
  text.inputs = jit::parse_parameters(in_params, "in_params");
  text.outputs = jit::parse_parameters(out_params, "out_params");
  jit::check_parameters(text.inputs, text.outputs);
  for (const jit::Parameter& p : text.outputs) {
    if (p.raw)
      fail(CTN_ERROR_INVALID_ARGUMENT, "out_params: %s: outputs of a reduction cannot be raw",
           p.name.c_str());
    if (p.name == "a")
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "out_params: the name \"a\" is reserved for the reduced value in post_map_expr");
  }
  text.map = jit::expression(map, "map_expr");
  text.reduce = jit::expression(reduce, "reduce_expr");
  text.post_map = jit::expression(post_map, "post_map_expr");
  text.identity = identity && identity[std::strspn(identity, " \t\r\n\f\v")] ? identity : "";
  text.name = jit::checked_name(name);
  if (options) text.options = options->values;
  if (!text.options.loop_prep.empty() || !text.options.after_loop.empty())
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "options: expected no loop_prep or after_loop, which only elementwise kernels use");
  return make<ReductionKernel>(std::move(text));
}

}  // namespace catenary

using namespace catenary;

std::vector<ArrayRef> ctn_reduction_kernel::call(Span<const Array* const> inputs, Span<const int64_t> axes,
                                                 bool keepdims, Span<Array* const> destinations,
                                                 size_t count) {
  jit::check_output_count(text_.outputs.size(), count);
  jit::KernelCall call(text_.inputs, text_.outputs, inputs, destinations);
  const jit::ReductionPlan plan(call, axes, keepdims);
  for (size_t k = 0; k < call.output_count(); ++k) {
    const Array* given = call.destination(k);
    if (given && !same_shape(given->shape(), plan.result_shape()))
      fail(CTN_ERROR_SHAPE, "%s: expected shape %s, got %s", call.output_name(k),
           shape_text(plan.result_shape()).c_str(), shape_text(given->shape()).c_str());
  }
  if (plan.reduced_size == 0 && text_.identity.empty() && checked_size(plan.kept_shape(), CTN_BOOL) != 0)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "inputs: expected elements to reduce, because the kernel has no identity, got shape %s",
         shape_text(plan.input_shape()).c_str());
  jit::Target& target = jit::target_of(call.backend());
  const jit::Program* program = variants_.find(target, call.signature());
  if (!program) {
    program = &target.build(text_, call.signature());
    variants_.add(target, call.signature(), *program);
  }
  call.keep_overlapping();
  UserParams params = call.parameters(*program);
  params.kept = int32_t(plan.kept.size());
  for (size_t d = 0; d < plan.order.size(); ++d) params.axes[d] = int8_t(plan.order[d]);
  SmallVector<ArrayRef, 8> arrays;
  for (size_t k = 0; k < call.input_count(); ++k)
    if (!call.is_scalar(k))
      arrays.push_back(call.is_raw(k) ? share(*call.input(k)) : jit::arranged(*call.input(k), plan));
  std::vector<ArrayRef> outs;
  for (size_t k = 0; k < call.output_count(); ++k) {
    Array* const given = call.destination(k);
    outs.push_back(given ? share(*given)
                         : empty_on(call.backend(), plan.result_shape(), call.output_dtype(k)));
    arrays.push_back(jit::without_ones(*outs.back(), plan));
  }
  if (outs[0]->size()) launch(kernels::user, params, arrays);
  for (const ArrayRef& out : outs) out->storage().mark_written();
  return outs;
}
