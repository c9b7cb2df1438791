// One recurrent layer in one direction over packed sequences.
#include "impl/base/context.h"
#include "impl/functions/connection.h"
#include "impl/functions/connection/n_step.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

ArrayRef rows_of(const Array& a, int64_t begin, int64_t count) {
  return slice_axis(a, 0, begin, begin + count);
}

ArrayRef matrix_like(const Array& a, int64_t rows, int64_t columns) {
  const int64_t shape[2] = {rows, columns};
  return empty_on(a.backend(), {shape, 2}, a.dtype());
}

/// Which rows of which step come before those of a step in one direction.
class Direction {
 public:
  Direction(const Steps& steps, bool reverse) : steps_(steps), reverse_(reverse) {}

  /// The step that is computed as the k-th one.
  int64_t at(int64_t k) const { return reverse_ ? steps_.size() - 1 - k : k; }
  /// The states before a step, one row for each of its sequences: those of the step before, or the initial
  /// ones for sequences that begin here.
  ArrayRef before(const Array& states, const Array& initial, int64_t step) const {
    const int64_t count = steps_.count(step), old = reverse_ ? steps_.count(step + 1) : step > 0 ? count : 0;
    if (old == 0) return rows_of(initial, 0, count);
    ArrayRef begun = rows_of(states, steps_.begin(reverse_ ? step + 1 : step - 1), old);
    if (old == count) return begun;
    const ArrayRef beginning = rows_of(initial, old, count - old);
    const Array* const both[2] = {begun.get(), beginning.get()};
    return concatenate({both, 2}, 0);
  }
  /// The states after the last step of each sequence.
  ArrayRef last(const Array& states, const Array& initial) const {
    ArrayRef result = matrix_like(initial, initial.dim(0), initial.dim(1));
    for (int64_t step = 0; step < steps_.size(); ++step) {
      const int64_t going_on = reverse_ ? (step > 0 ? steps_.count(step) : 0) : steps_.count(step + 1);
      copy_rows(states, steps_.begin(step) + going_on, *result, going_on, steps_.count(step) - going_on);
    }
    const int64_t begun = steps_.count(0);
    copy_rows(initial, begun, *result, begun, initial.dim(0) - begun);
    return result;
  }

 private:
  static void copy_rows(const Array& from, int64_t begin, const Array& to, int64_t place, int64_t count) {
    if (count > 0) assign(*rows_of(to, place, count), *rows_of(from, begin, count));
  }

  const Steps& steps_;
  bool reverse_;
};

/// Inputs: x, h, c if the cell has it, weights, biases. Outputs: y and the final states.
class RecurrentLayer final : public Function {
 public:
  RecurrentLayer(const Cell& cell, StepsRef steps, bool reverse)
      : cell_(cell), steps_(std::move(steps)), direction_(*steps_, reverse) {}
  std::string label() const override { return cell_.label; }

  void forward(Forward& f) override {
    const auto input = [&](int i) -> const Array& { return f.x(i); };
    for (int i = 0; i < int(f.input_count()); ++i) inputs_saved_.push_back(f.save_input(i));
    const Array& x = input(0);
    const ArrayRef h0 = contiguous(input(1)), c0 = cell_.has_c ? contiguous(input(2)) : nullptr;
    const int64_t units = h0->dim(1), width = cell_.gates * units;
    const ArrayRef state_bias = joined(input, state_biases());
    ArrayRef bias = joined(input, input_biases());
    if (!cell_.keeps_apart) bias = elementwise(ops::add, *bias, *state_bias);
    const ArrayRef sources =
        product(x, *catenary::transpose(*joined(input, input_weights()), {}), bias.get());
    ArrayRef apart;
    if (cell_.keeps_apart) {
      apart = matrix_like(x, steps_->rows(), width);
      assign(*apart, *catenary::broadcast_to(*state_bias, apart->shape()));
    }
    const ArrayRef y = matrix_like(x, steps_->rows(), units);
    const ArrayRef c = cell_.has_c ? matrix_like(x, steps_->rows(), units) : nullptr;
    const ArrayRef W = contiguous(*catenary::transpose(*joined(input, state_weights()), {}));
    for (int64_t k = 0; k < steps_->size(); ++k) {
      const int64_t t = direction_.at(k);
      if (steps_->count(t) == 0) continue;
      const CellStep step = step_at(t, *sources, apart.get(), *y, *h0, c.get(), c0.get());
      product_into(*step.h_prev, *W, *step_rows(apart ? *apart : *sources, t), true);
      cell_.forward(step);
    }
    sources_ = f.save(sources);
    apart_ = f.save(apart);
    y_ = f.save(y);
    c_ = f.save(c);
    f.set(1, direction_.last(*y, *h0));
    if (c) f.set(2, direction_.last(*c, *c0));
    f.set(0, y);
  }

  void backward(Gradient& g) override {
    bool any = false;
    for (size_t i = 0; i < g.output_count(); ++i) any = any || g.gy(int(i));
    if (!any) return;
    if (g.create_graph()) return through_composition(g);
    const auto input = [&](int i) -> const Array& {
      return *inputs_saved_[size_t(i)].get(*this, "input", i);
    };
    const Array &y = *y_.get(*this, "output", 0), &sources = *sources_.unchecked();
    const Array *apart = apart_.unchecked().get(), *c = c_.unchecked().get();
    const ArrayRef h0 = contiguous(input(1)), c0 = cell_.has_c ? contiguous(input(2)) : nullptr;
    const int64_t width = cell_.gates * h0->dim(1);
    const ArrayRef W = joined(input, state_weights());
    const ArrayRef gx = matrix_like(y, steps_->rows(), width);
    const ArrayRef gs = apart ? matrix_like(y, steps_->rows(), width) : gx;
    // The gradients of the states of all sequences, which are those before a step once it has been passed.
    const ArrayRef gh = gradient_of_last(g.gy(1), *h0), gc = c ? gradient_of_last(g.gy(2), *c0) : nullptr;
    for (int64_t k = steps_->size(); k-- > 0;) {
      const int64_t t = direction_.at(k), count = steps_->count(t);
      if (count == 0) continue;
      const CellStep step = step_at(t, sources, apart, y, *h0, c, c0.get());
      const ArrayRef gh_now = rows_of(*gh, 0, count), gc_now = c ? rows_of(*gc, 0, count) : nullptr;
      if (g.gy(0)) elementwise_into(ops::add, *gh_now, *step_rows(*g.gy(0), t), *gh_now);
      cell_.backward(step, *by_gates(*step_rows(*gx, t)), *by_gates(*step_rows(*gs, t)), *gh_now,
                     gc_now.get());
      if (k > 0 || g.wants(1)) product_into(*step_rows(*gs, t), *W, *gh_now, cell_.adds_to_gh);
    }
    if (g.wants(1)) g.set(1, gh);
    if (c && g.wants(2)) g.set(2, gc);
    if (g.wants(0)) g.set(0, product(*gx, *joined(input, input_weights())));
    set_products(g, input_weights(), *gx, [&] { return share(const_cast<Array&>(input(0))); });
    set_products(g, state_weights(), *gs, [&] { return all_before(y, *h0); });
    set_sums(g, input_biases(), *gx);
    set_sums(g, state_biases(), *gs);
  }

 private:
  // Places of the first one among the inputs.
  int input_weights() const { return cell_.has_c ? 3 : 2; }
  int state_weights() const { return input_weights() + cell_.gates; }
  int input_biases() const { return state_weights() + cell_.gates; }
  int state_biases() const { return input_biases() + cell_.gates; }
  int place(int first, int part) const { return first + cell_.order[part]; }

  /// Joins the weights or biases of all gates, in the order of the sources.
  template <class Input>
  ArrayRef joined(Input&& input, int first) const {
    SmallVector<const Array*, 4> parts;
    for (int k = 0; k < cell_.gates; ++k) parts.push_back(&input(place(first, k)));
    return concatenate({parts.data(), parts.size()}, 0);
  }
  ArrayRef step_rows(const Array& packed, int64_t t) const {
    return rows_of(packed, steps_->begin(t), steps_->count(t));
  }
  ArrayRef by_gates(const Array& sources) const {
    const int64_t shape[3] = {sources.dim(0), cell_.gates, sources.dim(1) / cell_.gates};
    return catenary::reshape(sources, {shape, 3});
  }
  CellStep step_at(int64_t t, const Array& sources, const Array* apart, const Array& y, const Array& h0,
                   const Array* c, const Array* c0) const {
    CellStep step;
    step.x = by_gates(*step_rows(sources, t));
    if (apart) step.s = by_gates(*step_rows(*apart, t));
    step.h_prev = direction_.before(y, h0, t);
    step.h = step_rows(y, t);
    if (!c) return step;
    step.c_prev = direction_.before(*c, *c0, t);
    step.c = step_rows(*c, t);
    return step;
  }
  /// The states before all steps, packed like y.
  ArrayRef all_before(const Array& y, const Array& h0) const {
    ArrayRef before = matrix_like(y, y.dim(0), y.dim(1));
    for (int64_t t = 0; t < steps_->size(); ++t) assign(*step_rows(*before, t), *direction_.before(y, h0, t));
    return before;
  }
  static ArrayRef gradient_of_last(const Value& gradient, const Array& initial) {
    ArrayRef result = matrix_like(initial, initial.dim(0), initial.dim(1));
    gradient ? assign(*result, *gradient) : fill(*result, *scalar_f64(0));
    return result;
  }

  bool wants_any(const Gradient& g, int first) const {
    for (int k = 0; k < cell_.gates; ++k)
      if (g.wants(first + k)) return true;
    return false;
  }
  void set_parts(Gradient& g, int first, const Array& whole) const {
    const int64_t units = whole.dim(0) / cell_.gates;
    for (int k = 0; k < cell_.gates; ++k)
      if (g.wants(place(first, k))) g.set(place(first, k), rows_of(whole, k * units, units));
  }
  template <class States>
  void set_products(Gradient& g, int first, const Array& gradients, States&& states) const {
    if (wants_any(g, first))
      set_parts(g, first, *product(*catenary::transpose(gradients, {}), *states(), nullptr));
  }
  void set_sums(Gradient& g, int first, const Array& gradients) const {
    const int64_t rows = 0;
    if (wants_any(g, first))
      set_parts(g, first, *catenary::sum(gradients, {&rows, 1}, false, CTN_DTYPE_NONE));
  }

  void through_composition(Gradient& g) const {
    const BackpropScope recorded(true);
    Values in;
    for (size_t i = 0; i < inputs_saved_.size(); ++i) in.push_back(g.input(inputs_saved_[i], int(i)));
    const auto all = [&](int first) {
      Values parts;
      for (int k = 0; k < cell_.gates; ++k) parts.push_back(in[size_t(place(first, k))]);
      return concat(parts, 0);
    };
    const Value bias = all(input_biases()), W = all(state_weights()), state_bias = all(state_biases());
    Dims begins;
    for (int64_t t = 1; t < steps_->size(); ++t) begins.push_back(steps_->begin(t));
    const Values xs = split_at(linear(in[0], all(input_weights()), &bias), {begins.data(), begins.size()}, 0);
    Value h = in[1], c = cell_.has_c ? in[2] : Value();
    Values ys(size_t(steps_->size()));
    for (int64_t k = 0; k < steps_->size(); ++k) {
      const int64_t t = direction_.at(k), count = steps_->count(t);
      Values hs = split_at(h, {&count, 1}, 0), cs = c ? split_at(c, {&count, 1}, 0) : Values(2);
      cell_.composed(xs[size_t(t)], linear(hs[0], W, &state_bias), hs[0], cs[0]);
      ys[size_t(t)] = hs[0];
      h = concat(hs, 0);
      if (c) c = concat(cs, 0);
    }
    const Value outs[3] = {ys.empty() ? Value(y_.unchecked()) : concat(ys, 0), h, c};
    g.through({in.data(), in.size()}, {outs, g.output_count()});
  }

  const Cell& cell_;
  StepsRef steps_;
  Direction direction_;
  SmallVector<Saved, 20> inputs_saved_;
  Saved sources_, apart_, y_, c_;
};

}  // namespace

Values recurrent_layer(const Cell& cell, const StepsRef& steps, bool reverse,
                       Span<const Value* const> inputs) {
  return apply(make<RecurrentLayer>(cell, steps, reverse), inputs, cell.has_c ? 3 : 2);
}

}  // namespace catenary::functions
