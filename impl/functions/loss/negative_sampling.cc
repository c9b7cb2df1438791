// The negative sampling loss.
#include <cstring>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/loss.h"
#include "impl/functions/loss/common.h"
#include "impl/functions/loss/rows.h"

namespace catenary::functions {
namespace {

class NegativeSampling final : public Function {
 public:
  explicit NegativeSampling(ArrayRef samples) : samples_(std::move(samples)) {}
  std::string label() const override { return "NegativeSamplingFunction"; }
  static void check_types(const TypeCheck& in) {
    in.floating(0);
    in.expect(in[0].ndim() == 2);
    check_labels(in, 1);
    in.expect(in[1].ndim() == 1);
    in.expect(in[0].shape(0) == in[1].shape(0));
    in.same_dtype(0, 2);
    in.expect(in[2].ndim() == 2);
    in.expect(in[0].shape(1) == in[2].shape(1));
  }
  void forward(Forward& f) override {
    const ArrayRef x = contiguous(f.x(0)), W = contiguous(f.x(2)), chosen = contiguous(*samples_);
    const ArrayRef scores = empty_on(x->backend(), chosen->shape(), compute_dtype(x->dtype()));
    ArrayRef loss = empty_on(x->backend(), {}, x->dtype());
    launch(kernels::negative_sampling, x, chosen, W, scores, loss);
    x_ = f.save_input(0);
    W_ = f.save_input(2);
    scores_ = f.save(scores);
    f.set(0, std::move(loss));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const Value in = g.input(x_, 0), weights = g.input(W_, 2);
    if (g.create_graph()) return differentiable(g, in, weights);
    const ArrayRef x = contiguous(*in), W = contiguous(*weights), chosen = contiguous(*samples_);
    const ArrayRef scores = scores_.get(*this, "score of input", 0);
    if (g.wants(0)) {
      const ArrayRef gx = empty_like(*x, CTN_DTYPE_NONE);
      if (gx->size())
        launch(kernels::negative_sampling_gradient, {false}, x, chosen, W, scores, g.gy().array, gx);
      g.set(0, gx);
    }
    if (g.wants(2)) {
      const ArrayRef gW = empty_like(*W, compute_dtype(W->dtype()));
      if (gW->size())
        launch(kernels::negative_sampling_gradient, {true}, x, chosen, W, scores, g.gy().array, gW);
      g.set(2, asarray(*gW, W->dtype()));
    }
  }
  ArrayRef attribute(const char* name) const override {
    return std::strcmp(name, "samples") ? nullptr : samples_;
  }

 private:
  void differentiable(Gradient& g, const Value& x, const Value& W) const {
    const int64_t rows = samples_->dim(0), count = samples_->dim(1), width = x->dim(1);
    const int64_t all[1] = {rows * count}, cube[3] = {rows, count, width}, flat[2] = {rows * count, width};
    const int64_t row[3] = {rows, 1, width}, last = 2, middle = 1;
    const ArrayRef words = astype(*catenary::reshape(*contiguous(*samples_), {all, 1}), CTN_INT64);
    const Value picked = reshape(pick_rows(W, words), {cube, 3}), each = reshape(x, {row, 3});
    // -1 for the words themselves, 1 for the others.
    const ArrayRef numbers = to_backend(*arange_i64(0, count, 1, CTN_INT64), x->backend());
    const ArrayRef others = elementwise_scalar(ops::not_equal, *numbers, int64_t{0}, false);
    const ArrayRef twice = elementwise_scalar(ops::multiply, *astype(*others, x->dtype()), 2.0, false);
    const int64_t column[2] = {count, 1};
    const Value sign =
        constant(catenary::reshape(*elementwise_scalar(ops::subtract, *twice, 1.0, false), {column, 2}));
    const Value scores = sum(picked * each, {&last, 1}, true) * sign;
    const Value factor = apply_op(ops::sigmoid, scores) * sign * g.gy();
    if (g.wants(0)) g.set(0, sum(factor * picked, {&middle, 1}, false));
    if (g.wants(2)) g.set(2, add_rows(reshape(factor * each, {flat, 2}), words, W->dim(0)));
  }

  ArrayRef samples_;
  Saved x_, W_, scores_;
};

void check_inputs(const Value& x, const Value& t, const Value& W) {
  const Value* inputs[] = {&x, &t, &W};
  NegativeSampling::check_types(TypeCheck({inputs, 3}));
  require_same_backend(*x, *t);
  require_same_backend(*x, *W);
}

/// Returns the words of t, followed by words that the sampler draws.
ArrayRef drawn(const Array& x, const Array& t, const WalkerAlias* sampler, int64_t sample_size) {
  if (!sampler)
    fail(CTN_ERROR_INVALID_ARGUMENT, "sampler: expected a sampler, because no samples are given, got NULL");
  if (sample_size < 0 || sample_size >= INT32_MAX)
    fail(CTN_ERROR_INVALID_ARGUMENT, "sample_size: expected a count of at least 0, got %lld",
         (long long)sample_size);
  if (&sampler->backend() != &x.backend())
    fail(CTN_ERROR_DEVICE, "sampler: expected a sampler on \"%s\" like x, got one on \"%s\"",
         x.backend().name().c_str(), sampler->backend().name().c_str());
  const int64_t shape[2] = {t.dim(0), sample_size}, column[2] = {t.dim(0), 1};
  const ArrayRef words = catenary::reshape(*int32_labels(t, "t"), {column, 2});
  const ArrayRef others = walker_alias_sample(*sampler, nullptr, {shape, 2});
  const Array* const parts[] = {words.get(), others.get()};
  return concatenate({parts, 2}, 1);
}

ArrayRef given(const Array& x, const Array& t, const Array& samples) {
  const bool labels = samples.dtype() == CTN_INT32 || samples.dtype() == CTN_INT64;
  if (!labels || samples.ndim() != 2 || samples.dim(0) != t.dim(0) || samples.dim(1) < 1)
    fail_type_check(format("samples: int32 or int64 (%lld, 1 + sample_size)", (long long)t.dim(0)),
                    describe(samples));
  require_same_backend(x, samples);
  return samples.dtype() == CTN_INT32 ? share(const_cast<Array&>(samples)) : int32_labels(samples, "samples");
}

}  // namespace

Value negative_sampling(const Value& x, const Value& t, const Value& W, const WalkerAlias* sampler,
                        int64_t sample_size, const FunctionOptions* options) {
  check_options(options, "negative_sampling", FunctionOptions::samples_option);
  check_inputs(x, t, W);
  const bool repeats = options && options->samples;
  ArrayRef samples = repeats ? given(*x, *t, *options->samples) : drawn(*x, *t, sampler, sample_size);
  return apply(make<NegativeSampling>(std::move(samples)), {&x, &t, &W});
}

}  // namespace catenary::functions
