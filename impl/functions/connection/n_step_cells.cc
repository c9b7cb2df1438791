// The kinds of cells of recurrent layers.
#include "impl/array/launch.h"
#include "impl/backend/params/lstm.h"
#include "impl/functions/activation.h"
#include "impl/functions/connection/n_step.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

// The kernels of LSTM units take states (n, 1, units) and sources (n, 1, 4, units): the four sources of a
// unit are a row apart.

ArrayRef lstm_state(const Array& c) {
  const int64_t shape[3] = {c.dim(0), 1, c.dim(1)};
  return catenary::reshape(c, {shape, 3});
}
ArrayRef lstm_sources(const Array& x) {
  const int64_t shape[4] = {x.dim(0), 1, x.dim(1), x.dim(2)};
  return catenary::reshape(x, {shape, 4});
}

void lstm_forward(const CellStep& step) {
  launch(kernels::lstm, {false, false, false}, lstm_state(*step.c_prev), lstm_sources(*step.x),
         lstm_state(*step.c), lstm_state(*step.h));
}

void lstm_backward(const CellStep& step, const Array& gx, const Array&, Array& gh, Array* gc) {
  const ArrayRef gc_both = lstm_state(*gc);
  launch(kernels::lstm_gradient, {false, true, true}, lstm_state(*step.c_prev), lstm_sources(*step.x),
         lstm_state(*step.c), gc_both, lstm_state(gh), gc_both, lstm_sources(gx));
}

void lstm_composed(const Value& x, const Value& s, Value& h, Value& c) {
  const int64_t n = c->dim(0), units = c->dim(1);
  const int64_t state[2] = {n, units}, apart[3] = {n, 1, units}, sources[3] = {n, 4, units};
  auto [c_next, h_next] = lstm(reshape(c, {apart, 3}), reshape(x + s, {sources, 3}));
  c = reshape(c_next, {state, 2});
  h = reshape(h_next, {state, 2});
}

void gru_forward(const CellStep& step) { launch(kernels::gru, step.x, step.s, step.h_prev, step.h); }

void gru_backward(const CellStep& step, const Array& gx, const Array& gs, Array& gh, Array*) {
  launch(kernels::gru_gradient, *step.x, *step.s, *step.h_prev, gh, gx, gs, gh);
}

void gru_composed(const Value& x, const Value& s, Value& h, Value&) {
  const Values xs = split_axis(x, 3, 1), ss = split_axis(s, 3, 1);
  const Value r = apply_op(ops::sigmoid, xs[0] + ss[0]);
  const Value z = apply_op(ops::sigmoid, xs[1] + ss[1]);
  const Value candidate = apply_op(ops::tanh, xs[2] + r * ss[2]);
  h = (1 - z) * candidate + z * h;
}

}  // namespace

// The weights of an LSTM are those of i, f, c and o; the kernels take c, i, f and o.
const Cell kLstmCell = {"NStepLSTM",   4,     {2, 0, 1, 3}, true, false, lstm_forward,
                        lstm_backward, false, lstm_composed};
const Cell kGruCell = {"NStepGRU", 3, {0, 1, 2}, false, true, gru_forward, gru_backward, true, gru_composed};

}  // namespace catenary::functions
