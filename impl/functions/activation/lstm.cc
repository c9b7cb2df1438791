// The LSTM and S-LSTM activations.
#include "impl/backend/params/lstm.h"
#include "impl/array/launch.h"
#include "impl/autograd/rearrangement.h"
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

/// States (N, U, d1, ...) are treated as (N, U, D), and sources (N, 4 U, d1, ...) as (N, U, 4, D): the four
/// of a unit are adjacent.
struct Layout {
  int64_t state[3], source[4];

  explicit Layout(Shape c) : state{c[0], c[1], 1} {
    for (size_t i = 2; i < c.size; ++i) state[2] *= c[i];
    source[0] = state[0];
    source[1] = state[1];
    source[2] = 4;
    source[3] = state[2];
  }
  ArrayRef states(const Array& c) const { return catenary::reshape(*contiguous(c), {state, 3}); }
  ArrayRef sources(const Array& x) const { return catenary::reshape(*contiguous(x), {source, 4}); }
};

// The parts of second derivatives: extracting one of the four sources, and inserting it among zeros.

ArrayRef part_of(const Array& x, int gate) { return slice_axis(x, 2, gate, gate + 1); }

Value place_source(const Value& part, int gate);

class PickSource final : public Rearrangement {
 public:
  explicit PickSource(int gate) : Rearrangement("PickSource"), gate_(gate) {}
  ArrayRef compute(const Array& x) const override {
    const int64_t shape[3] = {x.dim(0), x.dim(1), x.dim(3)};
    return catenary::reshape(*part_of(x, gate_), {shape, 3});
  }
  Value gradient(const Value& gy, Shape) const override { return place_source(gy, gate_); }

 private:
  int gate_;
};

Value pick_source(const Value& x, int gate) { return apply(make<PickSource>(gate), {&x}); }

class PlaceSource final : public Rearrangement {
 public:
  explicit PlaceSource(int gate) : Rearrangement("PlaceSource"), gate_(gate) {}
  ArrayRef compute(const Array& part) const override {
    const int64_t whole[4] = {part.dim(0), part.dim(1), 4, part.dim(2)};
    const int64_t place[4] = {part.dim(0), part.dim(1), 1, part.dim(2)};
    ArrayRef x = empty_on(part.backend(), {whole, 4}, part.dtype());
    fill(*x, *scalar_f64(0));
    assign(*part_of(*x, gate_), *catenary::reshape(part, {place, 4}));
    return x;
  }
  Value gradient(const Value& gy, Shape) const override { return pick_source(gy, gate_); }

 private:
  int gate_;
};

Value place_source(const Value& part, int gate) { return apply(make<PlaceSource>(gate), {&part}); }

Value sigmoid(const Value& x) { return apply_op(ops::sigmoid, x); }
Value tanh(const Value& x) { return apply_op(ops::tanh, x); }

/// LSTM with one or two children: inputs c..., x...; outputs c, h.
class Lstm final : public Function {
 public:
  explicit Lstm(int children) : children_(children) {}
  std::string label() const override { return children_ == 2 ? "SLSTM" : "LSTM"; }

  void check(const TypeCheck& in) const override {
    in.floating(0);
    for (int i = 1; i < 2 * children_; ++i) in.same_dtype(0, i);
    in.expect(in[0].ndim() >= 2);
    if (children_ == 2) in.same_shape(0, 1);
    for (int i = children_; i < 2 * children_; ++i) {
      in.expect(in[i].ndim() == in[0].ndim());
      in.expect(in[i].shape(0) == in[0].shape(0));
      in.expect(in[i].shape(1) == in[0].shape(1) * 4);
      for (int d = 2; d < in.input(0).ndim(); ++d) in.expect(in[i].shape(d) == in[0].shape(d));
    }
  }

  void forward(Forward& f) override {
    const Layout layout(f.x().shape());
    ArrayRef outs[2];
    for (ArrayRef& out : outs) out = empty_on(f.x().backend(), f.x().shape(), f.x().dtype());
    SmallVector<ArrayRef, 6> operands;
    add_inputs(
        layout, [&](int i) -> const Array& { return f.x(i); }, operands);
    for (const ArrayRef& out : outs) operands.push_back(layout.states(*out));
    run(kernels::lstm, {children_ == 2, false, false}, operands);
    for (int i = 0; i < 2 * children_; ++i) inputs_saved_.push_back(f.save_input(i));
    c_ = f.save(outs[0]);
    f.set(0, std::move(outs[0]));
    f.set(1, std::move(outs[1]));
  }

  void backward(Gradient& g) override {
    if (!g.gy(0) && !g.gy(1)) return;
    Values in(size_t(2 * children_));
    for (int i = 0; i < 2 * children_; ++i) in[size_t(i)] = g.input(inputs_saved_[size_t(i)], i);
    const Layout layout(inputs()[0]->shape());
    if (g.create_graph()) return differentiable(g, layout, in);
    SmallVector<ArrayRef, 12> operands;
    add_inputs(
        layout, [&](int i) -> const Array& { return *in[size_t(i)]; }, operands);
    operands.push_back(layout.states(*c_.get(*this, "output", 0)));
    for (int i = 0; i < 2; ++i)
      if (g.gy(i)) operands.push_back(layout.states(*g.gy(i)));
    for (int i = 0; i < 2 * children_; ++i) {
      const Array& x = *in[size_t(i)];
      ArrayRef gx = empty_on(x.backend(), x.shape(), x.dtype());
      operands.push_back(i < children_ ? layout.states(*gx) : layout.sources(*gx));
      if (g.wants(i)) g.set(i, Value(std::move(gx)));
    }
    run(kernels::lstm_gradient, {children_ == 2, bool(g.gy(0)), bool(g.gy(1))}, operands);
  }

 private:
  template <class F, class List>
  void add_inputs(const Layout& layout, F&& input, List& operands) const {
    for (int i = 0; i < 2 * children_; ++i)
      operands.push_back(i < children_ ? layout.states(input(i)) : layout.sources(input(i)));
  }

  template <class List>
  static void run(KernelWith<LstmParams> kernel, const LstmParams& params, const List& operands) {
    if (operands[0]->size()) launch(kernel, params, operands);
  }

  void differentiable(Gradient& g, const Layout& layout, const Values& in) const {
    const Shape shape = inputs()[0]->shape();
    const auto source = [&](int child, int gate) {
      return pick_source(reshape(in[size_t(children_ + child)], {layout.source, 4}), gate);
    };
    Value c, o;
    for (int child = 0; child < children_; ++child) {
      const Value entered = tanh(source(child, 0)) * sigmoid(source(child, 1));
      const Value kept = reshape(in[size_t(child)], {layout.state, 3}) * sigmoid(source(child, 2));
      c = child ? c + (entered + kept) : entered + kept;
      o = child ? o + source(child, 3) : source(child, 3);
    }
    const Value h = tanh(c) * sigmoid(o);
    const Value outs[2] = {reshape(c, shape), reshape(h, shape)};
    g.through({in.data(), in.size()}, {outs, 2});
  }

  int children_;
  SmallVector<Saved, 4> inputs_saved_;
  Saved c_;
};

}  // namespace

std::tuple<Value, Value> lstm(const Value& c_prev, const Value& x) {
  const Value* inputs[] = {&c_prev, &x};
  Values y = apply(make<Lstm>(1), {inputs, 2}, 2);
  return {std::move(y[0]), std::move(y[1])};
}

std::tuple<Value, Value> slstm(const Value& c_prev1, const Value& c_prev2, const Value& x1, const Value& x2) {
  const Value* inputs[] = {&c_prev1, &c_prev2, &x1, &x2};
  Values y = apply(make<Lstm>(2), {inputs, 4}, 2);
  return {std::move(y[0]), std::move(y[1])};
}

}  // namespace catenary::functions
