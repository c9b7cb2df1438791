// Scaled dot-product attention.
#include <cmath>

#include "impl/array/launch.h"
#include "impl/array/manipulation.h"
#include "impl/autograd/type_check.h"
#include "impl/backend/params/attention.h"
#include "impl/base/context.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/functions/noise.h"

namespace catenary::functions {
namespace {

/// Returns contiguous rows, as the kernels expect.
ArrayRef with_rows(const Array& x) {
  const int64_t item = int64_t(itemsize(x.dtype()));
  bool fits = x.dim(3) <= 1 || x.stride(3) == item;
  for (int i = 0; i < 3; ++i) fits = fits && x.stride(i) % item == 0;
  return fits ? share(x) : contiguous(x);
}

/// Returns an array for rows of the given shape in the order that those of `x` have in memory, so that
/// results for the heads of a layer's rows need no copy to become such rows again.
ArrayRef empty_rows(const Array& x, Shape shape) {
  if (!kForSpeed || x.stride(1) >= x.stride(2)) return empty_on(x.backend(), shape, x.dtype());
  Dims fastest;
  for (const int axis : {3, 1, 2, 0}) fastest.push_back(axis);
  return empty_in_order(x.backend(), shape, x.dtype(), fastest);
}

/// Returns the axis along which queries, keys, and values are the parts of one array, or -1.
int joined_axis(const ArrayRef (&parts)[3]) {
  if (!kForSpeed) return -1;
  for (int axis = 0; axis < 3; ++axis) {
    bool joined = true;
    for (int i = 1; i < 3; ++i) joined = joined && follows(*parts[i - 1], *parts[i], axis);
    if (joined) return axis;
  }
  return -1;
}

/// Returns an array for three arrays like `part` along the axis.
ArrayRef empty_joined(const Array& part, int axis) {
  Dims shape(part.shape().begin(), part.shape().end());
  shape[size_t(axis)] *= 3;
  return empty_rows(part, {shape.data(), shape.size()});
}

/// Returns which keys each query may attend to, or null for all.
ArrayRef allowed(const Array& q, const Array& k, const Array* mask, bool causal) {
  ArrayRef seen = mask && mask->dtype() == CTN_BOOL ? share(const_cast<Array&>(*mask)) : nullptr;
  if (causal) {
    const int64_t column[2] = {q.dim(2), 1}, row[2] = {1, k.dim(2)};
    const ArrayRef queries = catenary::reshape(*arange_i64(0, q.dim(2), 1, CTN_INT64), {column, 2});
    const ArrayRef keys = catenary::reshape(*arange_i64(0, k.dim(2), 1, CTN_INT64), {row, 2});
    const ArrayRef past =
        elementwise(ops::greater_equal, *to_backend(*queries, q.backend()), *to_backend(*keys, q.backend()));
    seen = seen ? elementwise(ops::logical_and, *seen, *past) : past;
  }
  if (!seen) return seen;
  const int64_t shape[4] = {q.dim(0), q.dim(1), q.dim(2), k.dim(2)};
  return catenary::broadcast_to(*seen, {shape, 4});
}

/// Computes the complete matrix of scores with differentiable functions; `ratio` of the weights are dropped.
Value composed(const Value& q, const Value& k, const Value& v, const Value* mask, double scale, bool causal,
               double ratio) {
  Value scores = matmul_numpy(q * scale, swapaxes(k, -1, -2));
  if (mask && (*mask)->dtype() != CTN_BOOL) scores = scores + *mask;
  const ArrayRef seen = allowed(*q, *k, mask ? mask->array.get() : nullptr, causal);
  const int64_t last = -1;
  Value weights = scores;
  if (k->dim(2)) {
    // A softmax in which no infinity from hidden scores reaches a product. The result does not depend on the
    // shift.
    ArrayRef shown = scores.array;
    if (seen) shown = catenary::where(*seen, *shown, *scalar_f64(-HUGE_VAL));
    ArrayRef largest = catenary::max(*shown, {&last, 1}, true);
    largest = catenary::where(*elementwise(ops::isfinite, *largest), *largest, *scalar_f64(0));
    Value shifted = scores - Value(largest);
    if (seen) shifted = masked(seen, shifted);
    weights = apply_op(ops::exp, shifted);
    if (seen) weights = masked(seen, weights);
    const Value total = sum(weights, {&last, 1}, true);
    const ArrayRef none = elementwise_scalar(ops::equal, *total, int64_t{0}, false);
    weights = weights / (total + Value(astype(*none, total->dtype())));
  }
  if (ratio > 0) weights = dropout(weights, ratio);
  return matmul_numpy(weights, v);
}

class Attention final : public Function {
 public:
  Attention(double scale, bool causal) : scale_(scale), causal_(causal) {}
  std::string label() const override { return "Attention"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    for (int i = 0; i < 3; ++i) in.expect(in[i].ndim() == 4);
    for (int i = 1; i < 3; ++i) {
      in.same_dtype(0, i);
      in.expect(in[0].shape(0) == in[i].shape(0));
      in.expect(in[0].shape(1) == in[i].shape(1));
    }
    in.expect(in[0].shape(3) == in[1].shape(3));
    in.expect(in[0].shape(3) > 0);
    in.expect(in[1].shape(2) == in[2].shape(2));
    if (in.size() == 4 && in.input(3).dtype() != CTN_BOOL) in.same_dtype(0, 3);
  }

  void forward(Forward& f) override {
    for (int i = 0; i < int(f.input_count()); ++i) saved_[i] = f.save_input(i);
    const Array& q = f.x(0);
    const int64_t shape[4] = {q.dim(0), q.dim(1), q.dim(2), f.x(2).dim(3)};
    ArrayRef y = empty_rows(q, {shape, 4});
    ArrayRef lse = empty_on(q.backend(), {shape, 3}, compute_dtype(q.dtype()));
    const ArrayRef inputs[3] = {with_rows(q), with_rows(f.x(1)), with_rows(f.x(2))};
    const ArrayRef mask = f.input_count() == 4 ? stretched_mask(f.x(3), q, f.x(1)) : nullptr;
    run(kernels::attention, inputs, mask.get(), {y.get(), lse.get()}, false, false);
    lse_ = f.save(lse);
    y_ = f.save(y);
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const bool with_mask = inputs().size() == 4;
    if (g.create_graph() || (with_mask && g.wants(3))) return through_composition(g);
    const Array &q = *saved_[0].get(*this, "input", 0), &k = *saved_[1].get(*this, "input", 1),
                &v = *saved_[2].get(*this, "input", 2);
    const ArrayRef arrays[3] = {with_rows(q), with_rows(k), with_rows(v)};
    const ArrayRef mask = with_mask ? stretched_mask(*saved_[3].get(*this, "input", 3), q, k) : nullptr;
    const ArrayRef y = with_rows(*y_.get(*this, "output", 0));
    const ArrayRef gy = with_rows(*g.gy());
    ArrayRef grads[3];
    const int axis = joined_axis(arrays);
    const ArrayRef joined = axis >= 0 ? empty_joined(*arrays[0], axis) : nullptr;
    for (int i = 0; i < 3; ++i)
      grads[i] = joined ? slice_axis(*joined, axis, i * q.dim(axis), (i + 1) * q.dim(axis))
                        : empty_rows(*arrays[i], arrays[i]->shape());
    run(kernels::attention_gradient, arrays, mask.get(),
        {y.get(), lse_.unchecked().get(), gy.get(), grads[0].get(), grads[1].get(), grads[2].get()},
        g.wants(0), g.wants(1) || g.wants(2));
    for (int i = 0; i < 3; ++i)
      if (g.wants(i)) g.set(i, std::move(grads[i]));
  }

 private:
  static ArrayRef stretched_mask(const Array& mask, const Array& q, const Array& k) {
    const int64_t shape[4] = {q.dim(0), q.dim(1), q.dim(2), k.dim(2)};
    return catenary::broadcast_to(mask, {shape, 4});
  }

  void run(KernelWith<AttentionParams> kernel, const ArrayRef (&inputs)[3], const Array* mask,
           std::initializer_list<const Array*> rest, bool of_queries, bool of_keys) const {
    if (inputs[0]->dim(0) && inputs[0]->dim(1))
      launch(kernel, {scale_, causal_, mask != nullptr, of_queries, of_keys}, inputs[0], inputs[1], inputs[2],
             mask, rest);
  }

  void through_composition(Gradient& g) {
    const BackpropScope recorded(true);
    const bool with_mask = inputs().size() == 4;
    const Value q = g.input(saved_[0], 0), k = g.input(saved_[1], 1), v = g.input(saved_[2], 2);
    const Value mask = with_mask ? g.input(saved_[3], 3) : Value();
    const Value y = composed(q, k, v, with_mask ? &mask : nullptr, scale_, causal_, 0);
    const Value inputs_given[4] = {q, k, v, mask};
    g.through({inputs_given, inputs().size()}, {&y, 1});
  }

  double scale_;
  bool causal_;
  Saved saved_[4], y_, lse_;
};

double checked_scale(double scale, const Value& q) {
  if (!std::isfinite(scale))
    fail(CTN_ERROR_INVALID_ARGUMENT, "scale: expected a finite number, got %g", scale);
  return scale == 0 && q->ndim() == 4 && q->dim(3) > 0 ? 1 / std::sqrt(double(q->dim(3))) : scale;
}

}  // namespace

Value attention(const Value& q, const Value& k, const Value& v, const Value* mask, double scale, bool causal,
                double dropout) {
  scale = checked_scale(scale, q);
  if (!(dropout > 0) || !training()) return apply(make<Attention>(scale, causal), {&q, &k, &v, mask});
  const Value* inputs[4] = {&q, &k, &v, mask};
  make<Attention>(scale, causal)->check(TypeCheck({inputs, mask ? size_t{4} : size_t{3}}));
  return composed(q, k, v, mask, scale, causal, dropout);
}

Value attention(const Value& q, const Value& k, const Value& v, const Value* mask,
                const FunctionOptions* options) {
  if (!check_options(
          options, "attention",
          FunctionOptions::scale_option | FunctionOptions::causal_option | FunctionOptions::dropout_option))
    return attention(q, k, v, mask, 0, false);
  return attention(q, k, v, mask, options->scale, options->causal, options->dropout);
}

}  // namespace catenary::functions
