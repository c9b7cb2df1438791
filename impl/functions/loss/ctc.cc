// Connectionist temporal classification.
#include <vector>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/loss.h"
#include "impl/functions/loss/common.h"
#include "impl/functions/loss/rows.h"

namespace catenary::functions {
namespace {

static_assert(int(CtcLoss::mean) == CTN_REDUCTION_MEAN && int(CtcLoss::sum) == CTN_REDUCTION_SUM &&
              int(CtcLoss::each) == CTN_REDUCTION_NONE);

/// The inputs are x at every time step, t, and the lengths if given.
class Ctc final : public Function {
 public:
  Ctc(int times, CtcParams params, bool input_lengths, bool label_lengths)
      : times_(times),
        params_(params),
        has_input_lengths_(input_lengths),
        has_label_lengths_(label_lengths) {}
  std::string label() const override { return "ConnectionistTemporalClassification"; }

  void check(const TypeCheck& in) const override {
    in.floating(0);
    in.expect(in[0].ndim() == 2);
    for (int i = 1; i < times_; ++i) {
      in.same_dtype(0, i);
      in.same_shape(0, i);
    }
    check_labels(in, times_);
    in.expect(in[times_].ndim() == 2);
    in.expect(in[times_].shape(0) == in[0].shape(0));
    for (int i = times_ + 1; i < in.size(); ++i) {
      check_labels(in, i);
      in.expect(in[i].ndim() == 1);
      in.expect(in[i].shape(0) == in[0].shape(0));
    }
    if (params_.blank >= in.input(0).dim(1))
      fail(CTN_ERROR_INVALID_ARGUMENT, "blank_symbol: expected a class of x, which has %lld, got %d",
           (long long)in.input(0).dim(1), int(params_.blank));
  }

  void forward(Forward& f) override {
    std::vector<ArrayRef> steps;
    std::vector<const Array*> parts;
    for (int i = 0; i < times_; ++i) {
      steps.push_back(expand_dims(f.x(i), 0));
      parts.push_back(steps.back().get());
    }
    const ArrayRef x = contiguous(*concatenate({parts.data(), parts.size()}, 0)),
                   t = int32_labels(f.x(times_), "t");
    const int64_t samples = x->dim(1);
    const ArrayRef input_lengths =
        lengths(f, "input_length", times_ + 1, has_input_lengths_, times_, samples);
    const ArrayRef label_lengths = lengths(f, "label_length", times_ + 1 + int(has_input_lengths_),
                                           has_label_lengths_, t->dim(1), samples);
    const Array* const both[] = {input_lengths.get(), label_lengths.get()};
    const ArrayRef all_lengths = concatenate({both, 2}, 0);
    const ArrayRef losses = empty_on(x->backend(), {&samples, 1}, CTN_FLOAT64);
    ArrayRef loss =
        empty_on(x->backend(), {&samples, params_.loss == CtcLoss::each ? size_t{1} : size_t{0}}, x->dtype());
    launch(kernels::ctc, params_, x, t, all_lengths, workspace(*x, *t), losses, loss);
    x_ = f.save(x);
    t_ = f.save(t);
    lengths_ = f.save(all_lengths);
    losses_ = f.save(losses);
    f.set(0, std::move(loss));
  }

  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const ArrayRef &x = x_.unchecked(), &t = t_.get(*this, "input", times_), &all = lengths_.unchecked();
    if (g.create_graph()) return differentiable(g, *x, *t, *all);
    const ArrayRef gx = empty_like(*x, CTN_DTYPE_NONE);
    const ArrayRef gy = contiguous(*g.gy());
    if (gx->size()) launch(kernels::ctc_gradient, params_, x, t, all, workspace(*x, *t), gy, gx);
    for (int i = 0; i < times_; ++i)
      if (g.wants(i)) g.set(i, step(*gx, i));
  }

 private:
  static ArrayRef step(const Array& x, int i) {
    return catenary::reshape(*slice_axis(x, 0, i, i + 1), {x.dims() + 1, 2});
  }

  static ArrayRef workspace(const Array& x, const Array& t) {
    const int64_t shape[2] = {ctc_slots(x.dim(1)), ctc_workspace(x.dim(0), t.dim(1))};
    return empty_on(x.backend(), {shape, 2}, CTN_FLOAT64);
  }

  /// Returns (1, N) lengths; if none were given, all are equal.
  static ArrayRef lengths(const Forward& f, const char* name, int input, bool given, int64_t length,
                          int64_t samples) {
    const int64_t shape[2] = {1, samples};
    if (given)
      return catenary::reshape(*int32_labels(f.x(input), name, CTN_ERROR_INVALID_ARGUMENT), {shape, 2});
    ArrayRef all = empty_on(f.x(0).backend(), {shape, 2}, CTN_INT32);
    fill(*all, *scalar_i64(length));
    return all;
  }

  void differentiable(Gradient& g, const Array& x, const Array& t, const Array& all) const;

  int times_;
  CtcParams params_;
  bool has_input_lengths_, has_label_lengths_;
  Saved x_, t_, lengths_, losses_;
};

ArrayRef less(const Array& a, const Array& b) { return astype(*elementwise(ops::less, a, b), CTN_FLOAT64); }
ArrayRef times(const Array& a, const Array& b) { return elementwise(ops::multiply, a, b); }

/// The same loss in terms of differentiable functions, in float64: probabilities of the states of a path,
/// normalized to a sum of one at every time step.
class PathProbability {
 public:
  PathProbability(const Array& x, const Array& t, const Array& all, const Array& losses, int32_t blank)
      : backend_(x.backend()), samples_(x.dim(1)), classes_(x.dim(2)), path_(ctc_path(t.dim(1))) {
    const int64_t first[2] = {samples_, 1};
    input_lengths_ = catenary::reshape(*slice_axis(all, 0, 0, 1), {first, 2});
    const ArrayRef label_lengths = catenary::reshape(*slice_axis(all, 0, 1, 2), {first, 2});
    lay_path(t, blank);
    const ArrayRef states = count(path_);
    const ArrayRef last = elementwise_scalar(ops::multiply, *label_lengths, int64_t{2}, false);
    inside_ = less(*states, *elementwise_scalar(ops::add, *last, int64_t{1}, false));
    const ArrayRef before = less(*states, *elementwise_scalar(ops::subtract, *last, int64_t{1}, false));
    ends_ = elementwise(ops::subtract, *inside_, *before);
    possible_ = catenary::reshape(*astype(*elementwise(ops::isfinite, losses), CTN_FLOAT64), {first, 2});
    impossible_ = elementwise_scalar(ops::subtract, *possible_, 1.0, true);
    ahead_ = elementwise(ops::subtract, *last,
                         *elementwise_scalar(ops::multiply, *input_lengths_, int64_t{2}, false));
    one_ = shift(1);
    two_ = shift(2);
  }

  /// Returns one loss per sample, or 0 if its labels are too long.
  Value losses(Span<const Value> x) const {
    const int64_t states = 1;
    Value state, logarithm;
    for (size_t i = 0; i < x.size; ++i) {
      const ArrayRef running = less(*scalar(int64_t(i)), *input_lengths_);
      const ArrayRef over = elementwise_scalar(ops::subtract, *running, 1.0, true);
      const Value emission = emissions(x[i]) * constant(reach(int64_t(i)));
      Value next;
      if (i == 0) {
        next = emission * constant(less(*count(path_), *scalar(2)));
      } else {
        next = state + product(state, constant(one_)) + product(state, constant(two_)) * constant(skips_);
        next = next * emission;
      }
      // Sums that do not count must not be zero.
      const Value total = sum(next, {&states, 1}, true) + constant(impossible_) + constant(over);
      const Value part = next / total * constant(running),
                  gain = apply_op(ops::log, total) * constant(running);
      // Before the first time step there is only the path without labels.
      state =
          part + (i == 0 ? constant(times(*over, *less(*count(path_), *scalar(1)))) : state * constant(over));
      logarithm = i == 0 ? gain : logarithm + gain;
    }
    const Value end = sum(state * constant(ends_), {&states, 1}, true) + constant(impossible_);
    return reshape((logarithm + apply_op(ops::log, end)) * constant(possible_) * -1.0, {&samples_, 1});
  }

 private:
  ArrayRef count(int64_t n) const { return to_backend(*arange_i64(0, n, 1, CTN_INT32), backend_); }
  ArrayRef scalar(int64_t value) const { return scalar_on(backend_, double(value), CTN_INT32); }

  /// Returns the states from which the rest of the sample is long enough to reach the end. Excluding the
  /// others keeps them from accumulating the probability.
  ArrayRef reach(int64_t time) const {
    const ArrayRef first = elementwise_scalar(ops::add, *ahead_, 1 + 2 * time, false);
    const ArrayRef late = less(*count(path_), *first);
    return times(*inside_, *elementwise_scalar(ops::subtract, *late, 1.0, true));
  }

  /// Returns a matrix with 1 where a state follows another `by` states later.
  ArrayRef shift(int64_t by) const { return to_backend(*eye(path_, path_, by, CTN_FLOAT64), backend_); }

  void lay_path(const Array& t, int32_t blank) {
    const int64_t labels = t.dim(1), shape[2] = {samples_, path_}, pairs[3] = {samples_, labels, 2};
    ArrayRef path = empty_on(backend_, {shape, 2}, CTN_INT64);
    fill(*path, *scalar_i64(blank));
    if (labels) {
      ArrayRef inner = empty_on(backend_, {pairs, 3}, CTN_INT64);
      fill(*inner, *scalar_i64(blank));
      assign(*slice_axis(*inner, 2, 0, 1), *expand_dims(t, 2));
      const int64_t flat[2] = {samples_, 2 * labels};
      assign(*slice_axis(*path, 1, 1, path_), *catenary::reshape(*inner, {flat, 2}));
    }
    skips_ = empty_on(backend_, {shape, 2}, CTN_FLOAT64);
    fill(*skips_, *scalar_f64(0));
    if (path_ > 2) {
      const ArrayRef other =
          elementwise(ops::not_equal, *slice_axis(*path, 1, 2, path_), *slice_axis(*path, 1, 0, path_ - 2));
      assign(*slice_axis(*skips_, 1, 2, path_), *other);
    }
    // After the end of a sample's labels there may be any numbers.
    const ArrayRef low = elementwise_scalar(ops::maximum, *path, int64_t{0}, false);
    const ArrayRef label = elementwise_scalar(ops::minimum, *low, classes_ - 1, false);
    const int64_t rows[2] = {samples_, 1}, all[1] = {samples_ * path_};
    const ArrayRef offsets = to_backend(
        *catenary::reshape(*arange_i64(0, samples_ * classes_, classes_, CTN_INT64), {rows, 2}), backend_);
    picks_ = catenary::reshape(*elementwise(ops::add, *label, *offsets), {all, 1});
  }

  /// Returns softmax(x) at the labels of the path.
  Value emissions(const Value& input) const {
    const int64_t classes = 1, column[2] = {samples_ * classes_, 1}, shape[2] = {samples_, path_};
    const Value x = cast(input, CTN_FLOAT64);
    const Value e = apply_op(ops::exp, x - constant(max(*x, {&classes, 1}, true)));
    const Value p = e / sum(e, {&classes, 1}, true);
    return reshape(pick_rows(reshape(p, {column, 2}), picks_), {shape, 2});
  }

  Backend& backend_;
  int64_t samples_, classes_, path_;
  ArrayRef input_lengths_, ahead_, picks_, skips_, inside_, ends_, possible_, impossible_, one_, two_;
};

void Ctc::differentiable(Gradient& g, const Array& x, const Array& t, const Array& all) const {
  Values inputs;
  for (int i = 0; i < times_; ++i)
    inputs.push_back(Value(step(x, i), Ref<Node>::share(this->inputs()[size_t(i)].get())));
  const Span<const Value> list(inputs.data(), inputs.size());
  Value loss = PathProbability(x, t, all, *losses_.unchecked(), params_.blank).losses(list);
  if (params_.loss != CtcLoss::each) loss = sum(loss, {}, false);
  if (params_.loss == CtcLoss::mean) loss = loss / double(x.dim(1));
  const Value result = cast(loss, x.dtype());
  g.through(list, {&result, 1});
}

}  // namespace

Value connectionist_temporal_classification(Span<const Value> x, const Value& t, int64_t blank_symbol,
                                            const Value* input_length, const Value* label_length,
                                            const FunctionOptions* options) {
  const ctn_reduction reduction =
      reduction_of(options, "connectionist_temporal_classification", CTN_REDUCTION_MEAN);
  if (x.size == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "x: expected at least one variable, got none");
  if (blank_symbol < 0 || blank_symbol > INT32_MAX)
    fail(CTN_ERROR_INVALID_ARGUMENT, "blank_symbol: expected a class number of at least 0, got %lld",
         (long long)blank_symbol);
  std::vector<const Value*> inputs;
  for (const Value& each : x) inputs.push_back(&each);
  for (const Value* each : {&t, input_length, label_length})
    if (each) inputs.push_back(each);
  const CtcParams params = {int32_t(blank_symbol), CtcLoss(reduction)};
  auto function = make<Ctc>(int(x.size), params, input_length != nullptr, label_length != nullptr);
  return std::move(apply(std::move(function), {inputs.data(), inputs.size()}, 1)[0]);
}

}  // namespace catenary::functions
