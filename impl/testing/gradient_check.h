// Compares gradients with finite differences.
#pragma once
#include <functional>
#include <vector>

#include "impl/autograd/function.h"

namespace catenary {

/// A function under test, from inputs to results. It is called many times and must be deterministic.
using GradientFunction = std::function<Values(Span<const Value>)>;

struct GradientCheck {
  double eps = 1e-3;   // step size of the finite differences
  double atol = 1e-5;  // |expected - got| <= atol + rtol * |expected|
  double rtol = 1e-4;
  std::vector<size_t> constants = {};  // inputs whose gradients are not checked
};

/// Returns the gradients of sum(grad_outputs[i] * f()[i]) with respect to `inputs` by central differences.
/// The elements of the inputs are changed one by one while f runs, and restored bit for bit afterward. A
/// null grad_output counts as zero; inputs without a floating dtype give null.
std::vector<ArrayRef> numerical_grad(const std::function<std::vector<ArrayRef>()>& f,
                                     Span<Array* const> inputs, Span<const Array* const> grad_outputs,
                                     double eps);

/// Compares the gradients of `x` and `params` with finite differences. Throws Error(CTN_ERROR_ASSERTION),
/// which names the function, the input, the element, and the expected and actual values. `y_grad` has no
/// upstream gradients or one per output; null ones default to 1 for outputs of one element and to fixed
/// numbers of both signs for others. Floating inputs that receive no gradient count as zero. Inputs that are
/// not C-contiguous are passed unchanged for the gradient and as contiguous copies for the differences, and
/// the outputs of both are compared.
void check_backward(const GradientFunction& f, Span<const ArrayRef> x, Span<const ArrayRef> y_grad = {},
                    Span<Variable* const> params = {}, const GradientCheck& options = {});

/// The same for second derivatives: the gradients that backward returns with create_graph are differentiated
/// with respect to x, params and the upstream gradients, and compared with differences of the plain
/// gradients. `grad_grads` are the upstream gradients of the gradients of x, then of params, like y_grad for
/// the outputs.
void check_double_backward(const GradientFunction& f, Span<const ArrayRef> x,
                           Span<const ArrayRef> y_grad = {}, Span<Variable* const> params = {},
                           const GradientCheck& options = {}, Span<const ArrayRef> grad_grads = {});

}  // namespace catenary
