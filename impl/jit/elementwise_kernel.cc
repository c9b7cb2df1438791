// Elementwise kernels from user code.
#include "impl/array/launch.h"
#include "impl/backend/params/user.h"
#include "impl/jit/call.h"
#include "impl/jit/kernels.h"

namespace catenary {
namespace jit {
namespace {

using Arrays = SmallVector<ArrayRef, 8>;

/// Returns the shape of the loop: `size`, or the shape that inputs and given outputs broadcast to.
Dims loop_shape(const KernelCall& call, int64_t size) {
  SmallVector<const Array*, 8> arrays;
  for (size_t k = 0; k < call.input_count(); ++k)
    if (call.is_broadcast(k)) arrays.push_back(call.input(k));
  for (size_t k = 0; k < call.output_count(); ++k)
    if (call.destination(k) && !call.is_raw(call.input_count() + k)) arrays.push_back(call.destination(k));
  if (size < -1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "size: expected -1 or the number of elements, got %lld",
         (long long)size);
  if (size >= 0) {
    if (!arrays.empty())
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "size: expected -1, because arrays that are not raw determine the number of elements, got %lld",
           (long long)size);
    return {size};
  }
  if (arrays.empty())
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "size: expected the number of elements, because no array argument determines it, got -1");
  return broadcast_shapes({arrays.data(), arrays.size()});
}

ArrayRef with_shape(const Array& a, Shape shape) {
  return same_shape(a.shape(), shape) ? share(a) : broadcast_to(a, shape);
}

void check_outputs(const KernelCall& call, Shape shape) {
  for (size_t k = 0; k < call.output_count(); ++k) {
    const Array* given = call.destination(k);
    const bool raw = call.is_raw(call.input_count() + k);
    if (raw && !given)
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "%s: expected an array, because the size of a raw output cannot be inferred, got NULL",
           call.output_name(k));
    if (given && !raw && !same_shape(given->shape(), shape))
      fail(CTN_ERROR_SHAPE, "%s: expected shape %s, got %s", call.output_name(k), shape_text(shape).c_str(),
           shape_text(given->shape()).c_str());
  }
}

}  // namespace

}  // namespace jit

Ref<ElementwiseKernel> elementwise_kernel_new(const char* in_params, const char* out_params,
                                              const char* operation, const char* name,
                                              const KernelOptions* options) {
  jit::ElementwiseText text;
  text.inputs = jit::parse_parameters(in_params, "in_params");
  text.outputs = jit::parse_parameters(out_params, "out_params");
  jit::check_parameters(text.inputs, text.outputs);
  text.operation = operation;
  text.name = jit::checked_name(name);
  if (options) text.options = options->values;
  if (!text.options.reduce_type.empty())
    fail(CTN_ERROR_INVALID_ARGUMENT, "options: expected no reduce_type, which only reduction kernels use");
  return make<ElementwiseKernel>(std::move(text));
}

}  // namespace catenary

using namespace catenary;

std::vector<ArrayRef> ctn_elementwise_kernel::call(Span<const Array* const> inputs, int64_t size,
                                                   Span<Array* const> destinations, size_t count) {
  jit::check_output_count(text_.outputs.size(), count);
  jit::KernelCall call(text_.inputs, text_.outputs, inputs, destinations);
  const Dims dims = jit::loop_shape(call, size);
  const Shape shape(dims.data(), dims.size());
  jit::check_outputs(call, shape);
  jit::Target& target = jit::target_of(call.backend());
  const jit::Program* program = variants_.find(target, call.signature());
  if (!program) {
    program = &target.build(text_, call.signature());
    variants_.add(target, call.signature(), *program);
  }
  call.keep_overlapping();
  UserParams params = call.parameters(*program);
  params.size = size;
  params.keep_axes = !text_.options.reduce_dims;
  jit::Arrays arrays;
  bool empty = size == 0;
  for (size_t k = 0; k < call.input_count(); ++k)
    if (!call.is_scalar(k))
      arrays.push_back(call.is_raw(k) ? share(*call.input(k)) : jit::with_shape(*call.input(k), shape));
  std::vector<ArrayRef> outs;
  for (size_t k = 0; k < call.output_count(); ++k) {
    Array* const given = call.destination(k);
    if (!given) params.fresh |= 1u << (call.input_count() + k);
    outs.push_back(given ? share(*given) : empty_on(call.backend(), shape, call.output_dtype(k)));
    arrays.push_back(outs.back());
    empty |= !call.is_raw(call.input_count() + k) && outs.back()->size() == 0;
  }
  if (!empty) launch(kernels::user, params, arrays);
  for (const ArrayRef& out : outs) out->storage().mark_written();
  return outs;
}
