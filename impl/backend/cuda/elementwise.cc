// Elementwise operations over operands of any strides and dtypes.
#include <cstring>

#include "impl/backend/cuda/geometry.h"
#include "impl/backend/cuda/kernels/elementwise.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/params/elementwise.h"
#include "impl/base/numeric.h"
#include "impl/dtype/op.h"

namespace catenary::cuda {
namespace {

constexpr int kMaxOperands = 4;

constexpr const char* module_of(const tables::OpInfo& op, bool flat) {
  if (op.inputs == 1) return flat ? "elementwise_unary_flat" : "elementwise_unary_strided";
  if (op.inputs == 3) return flat ? "elementwise_ternary_flat" : "elementwise_ternary_strided";
  if (op.result == ResultType::boolean)
    return flat ? "elementwise_comparison_flat" : "elementwise_comparison_strided";
  return flat ? "elementwise_binary_flat" : "elementwise_binary_strided";
}

/// The functions of each operation and dtype.
class Functions {
  template <size_t... i>
  constexpr Functions(bool flat, std::index_sequence<i...>)
      : functions_{TypedFunctions(module_of(tables::ops[i], flat),
                                  flat ? "elementwise" : "elementwise_strided", tables::ops[i].name)...} {}

 public:
  constexpr explicit Functions(bool flat) : Functions(flat, std::make_index_sequence<size_t(kOps)>()) {}
  Function of(Op op, DType loop) { return functions_[int(op)][loop]; }

 private:
  TypedFunctions functions_[kOps];
};
constinit Functions flat_functions(true), strided_functions(false);

/// The first bytes of an immediate operand.
uint64_t value_of(const Operand& operand) {
  uint64_t value = 0;
  std::memcpy(&value, operand.data, itemsize(operand.dtype));
  return value;
}

}  // namespace

void elementwise(Work& work, const Launch& launch, const ElementwiseParams& params) {
  const Op op = params.op;
  const Operand* operands = launch.operands;
  const int count = launch.count, inputs = count - op_outputs(op);
  const Operand& out = operands[count - 1];
  Dims<kMaxOperands> dims;
  for (int d = 0; d < out.ndim; ++d) {
    dims.push_back({out.shape[d], {}});
    for (int k = 0; k < count; ++k) dims.back().strides[k] = operands[k].strides[d];
  }
  const int64_t size = size_of(dims);
  if (size == 0) return;
  sort_dims(dims, count - 1);
  merge_dims(dims);

  bool flat = dims.size() <= 1;
  uint32_t repeated = 0;
  for (int k = 0; k < count; ++k) {
    const bool input = k < inputs;
    const DType wanted =
        input ? op_input_dtype(op, k, params.loop) : op_output_dtype(op, k - inputs, params.loop);
    const int64_t stride = dims.empty() ? 0 : dims[0].strides[k];
    flat = flat && operands[k].dtype == wanted;
    if (input && flat && stride == 0)
      repeated |= 1u << k;
    else
      flat = flat && (dims.empty() || stride == int64_t(itemsize(wanted)));
  }
  if (flat) {
    ElementwiseFlatParams p{};
    for (int k = 0; k < inputs; ++k) {
      if (operands[k].storage)
        p.inputs[k] = operands[k].data;
      else
        p.values[k] = value_of(operands[k]);
    }
    for (int k = inputs; k < count; ++k) p.outputs[k - inputs] = operands[k].data;
    p.size = uint64_t(size);
    p.repeated = repeated;
    const unsigned blocks = work.blocks(divide_up(size, 4), kElementwiseThreads);
    return work.start(flat_functions.of(op, params.loop), {kElementwiseThreads, blocks}, p);
  }
  for_parts(dims, [&](const Layout<kMaxOperands>& layout, const int64_t(&offsets)[kMaxOperands]) {
    ElementwiseStridedParams p{};
    p.layout = layout;
    p.loop = params.loop;
    for (int k = 0; k < count; ++k) {
      p.dtypes[k] = operands[k].dtype;
      if (operands[k].storage)
        p.operands[k] = operands[k].data + offsets[k];
      else
        p.values[k] = value_of(operands[k]);
    }
    work.start(strided_functions.of(op, wide_dtype(params.loop)),
               {kElementwiseThreads, work.blocks(layout.size, kElementwiseThreads)}, p);
  });
}

}  // namespace catenary::cuda
