// The hierarchical softmax loss.
#include "impl/functions/loss/hierarchical_softmax.h"

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/loss/common.h"
#include "impl/functions/loss/rows.h"

namespace catenary::functions {
namespace {

class BinaryHierarchicalSoftmax final : public Function {
 public:
  explicit BinaryHierarchicalSoftmax(const TreePaths& tree) : tree_(tree) {}
  std::string label() const override { return "BinaryHierarchicalSoftmaxFunction"; }
  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[0].ndim() == 2);
    check_labels(in, 1);
    in.expect(in[1].ndim() == 1);
    in.expect(in[0].shape(0) == in[1].shape(0));
    in.same_dtype(0, 2);
    in.expect(in[2].ndim() == 2);
    in.expect(in[2].shape(0) == tree_.nodes);
    in.expect(in[2].shape(1) == in[0].shape(1));
  }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x(0)), t = int32_labels(f.x(1), "t"), W = contiguous(f.x(2));
    require_same_backend(*x, *tree_.paths);
    const int64_t shape[2] = {x->dim(0), tree_.depth};
    const ArrayRef scores = empty_on(x->backend(), {shape, 2}, compute_dtype(x->dtype()));
    ArrayRef loss = empty_on(x->backend(), {}, x->dtype());
    launch(kernels::hierarchical_softmax, x, t, W, tree_.paths, tree_.codes, tree_.begins, scores, loss);
    x_ = f.save_input(0);
    t_ = f.save_input(1);
    W_ = f.save_input(2);
    scores_ = f.save(scores);
    f.set(0, std::move(loss));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const Value in = g.input(x_, 0), words = g.input(t_, 1), weights = g.input(W_, 2);
    if (g.create_graph()) return differentiable(g, in, words, weights);
    const ArrayRef x = contiguous(*in), t = int32_labels(*words, "t"), W = contiguous(*weights);
    const ArrayRef scores = scores_.get(*this, "score of input", 0);
    const auto compute = [&](bool of_weights, const Array& result) {
      if (result.size())
        launch(kernels::hierarchical_softmax_gradient, {of_weights}, x, t, W, tree_.paths, tree_.codes,
               tree_.begins, scores, g.gy().array, result);
    };
    if (g.wants(0)) {
      const ArrayRef gx = empty_on(x->backend(), x->shape(), x->dtype());
      compute(false, *gx);
      g.set(0, gx);
    }
    if (g.wants(2)) {
      const ArrayRef gW = zeros_like(*W, compute_dtype(W->dtype()));
      compute(true, *gW);
      g.set(2, asarray(*gW, W->dtype()));
    }
  }

 private:
  void differentiable(Gradient& g, const Value& x, const Value& t, const Value& W) const {
    const int64_t rows = x->dim(0), width = x->dim(1), depth = tree_.depth;
    if (!rows || !depth) {
      if (g.wants(0)) g.set(0, zeros_like(*x, CTN_DTYPE_NONE));
      if (g.wants(2)) g.set(2, zeros_like(*W, CTN_DTYPE_NONE));
      return;
    }
    // Pad every path to the length of the longest one, with codes of 0.
    const int64_t column[2] = {rows, 1}, line[2] = {1, depth}, all[1] = {rows * depth};
    const ArrayRef words = catenary::reshape(*astype(*t, CTN_INT64), {column, 2});
    const ArrayRef begins = astype(*take(*tree_.begins, *words, 0), CTN_INT64);
    const ArrayRef ends =
        astype(*take(*tree_.begins, *elementwise_scalar(ops::add, *words, int64_t{1}, false), 0), CTN_INT64);
    const ArrayRef steps = to_backend(*arange_i64(0, depth, 1, CTN_INT64), x->backend());
    const ArrayRef entries = elementwise(ops::add, *begins, *catenary::reshape(*steps, {line, 2}));
    const ArrayRef inside = elementwise(ops::less, *entries, *ends);
    const ArrayRef entry = catenary::where(*inside, *entries, *scalar_on(x->backend(), 0, CTN_INT64));
    const ArrayRef nodes = catenary::reshape(*astype(*take(*tree_.paths, *entry, 0), CTN_INT64), {all, 1});
    const ArrayRef codes =
        catenary::where(*inside, *take(*tree_.codes, *entry, 0), *scalar_on(x->backend(), 0, CTN_FLOAT32));
    const int64_t cube[3] = {rows, depth, width}, flat[2] = {rows * depth, width}, row[3] = {rows, 1, width},
                  signs[3] = {rows, depth, 1}, last = 2, middle = 1;
    const Value sign = constant(astype(
        *catenary::reshape(*elementwise_scalar(ops::multiply, *codes, -1.0, false), {signs, 3}), x->dtype()));
    const Value picked = reshape(pick_rows(W, nodes), {cube, 3}), each = reshape(x, {row, 3});
    const Value scores = sum(picked * each, {&last, 1}, true) * sign;
    const Value factor = apply_op(ops::sigmoid, scores) * sign * g.gy();
    if (g.wants(0)) g.set(0, sum(factor * picked, {&middle, 1}, false));
    if (g.wants(2)) g.set(2, add_rows(reshape(factor * each, {flat, 2}), nodes, W->dim(0)));
  }

  TreePaths tree_;
  Saved x_, t_, W_, scores_;
};

}  // namespace

Value binary_hierarchical_softmax(const Value& x, const Value& t, const Value& W, const TreePaths& tree) {
  return apply(make<BinaryHierarchicalSoftmax>(tree), {&x, &t, &W});
}

}  // namespace catenary::functions
