// Stacks of recurrent layers over whole sequences, in one direction or both.
#include "impl/functions/connection/n_step.h"

#include <algorithm>
#include <numeric>

#include "impl/autograd/rearrangement.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/functions/noise.h"

namespace catenary::functions {
namespace {

/// Rearranges along an axis: position i of the result is position order[i] of x.
class Permutate final : public Rearrangement {
 public:
  Permutate(ArrayRef order, ArrayRef inverse, int64_t axis)
      : Rearrangement("Permutate"), order_(std::move(order)), inverse_(std::move(inverse)), axis_(axis) {}
  ArrayRef compute(const Array& x) const override { return take(x, *order_, axis_); }
  Value gradient(const Value& gy, Shape) const override {
    return apply(make<Permutate>(inverse_, order_, axis_), {&gy});
  }

 private:
  ArrayRef order_, inverse_;
  int64_t axis_;
};

/// A permutation of positions, on a device.
class Permutation {
 public:
  Permutation(const std::vector<int64_t>& order, Backend& backend) {
    std::vector<int64_t> inverse(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
      inverse[size_t(order[i])] = int64_t(i);
      is_identity_ = is_identity_ && order[i] == int64_t(i);
    }
    if (is_identity_) return;
    const int64_t count = int64_t(order.size());
    order_ = from_data(order.data(), {&count, 1}, CTN_INT64, backend);
    inverse_ = from_data(inverse.data(), {&count, 1}, CTN_INT64, backend);
  }
  Value apply_to(const Value& x, int64_t axis) const { return applied(x, order_, inverse_, axis); }
  Value revert(const Value& x, int64_t axis) const { return applied(x, inverse_, order_, axis); }

 private:
  Value applied(const Value& x, const ArrayRef& order, const ArrayRef& inverse, int64_t axis) const {
    return is_identity_ ? x : apply(make<Permutate>(order, inverse, axis), {&x});
  }

  bool is_identity_ = true;
  ArrayRef order_, inverse_;
};

/// Throws unless an argument is an array of the given dtype and shape.
void check_array(const std::string& name, const Value& value, DType dtype, Shape shape) {
  if (value->dtype() == dtype && same_shape(value->shape(), shape)) return;
  fail(CTN_ERROR_TYPE_CHECK, "%s: expected %s %s, got %s", name.c_str(), dtype_name(dtype),
       shape_text(shape).c_str(), describe(*value).c_str());
}

std::string element(const char* list, size_t index) { return format("%s[%zu]", list, index); }

/// Returns the initial states of each layer and direction.
Values initial_states(const RecurrentStack& stack, const Value* states, const Array& x, int64_t batch) {
  const int64_t shape[2] = {batch, stack.ws[0]->dim(0)};
  if (!states) {
    ArrayRef zeros = empty_on(x.backend(), {shape, 2}, x.dtype());
    fill(*zeros, *scalar_f64(0));
    Values all(size_t(stack.count()));
    for (Value& each : all) each = Value(zeros);
    return all;
  }
  Dims positions;
  for (int64_t i = 1; i < stack.count(); ++i) positions.push_back(i);
  Values parts = split_at(*states, {positions.data(), positions.size()}, 0);
  for (Value& part : parts) part = reshape(part, {shape, 2});
  return parts;
}

SequenceResults n_step(const RecurrentStack& stack, Span<const Value> xs) {
  check_sequences(xs, "xs: expected at least one step, got none");
  std::vector<int64_t> counts;
  for (size_t t = 0; t < xs.size; ++t) {
    counts.push_back(xs[t]->dim(0));
    if (t > 0 && counts[t] > counts[t - 1])
      fail(
          CTN_ERROR_TYPE_CHECK,
          "xs[%zu]: expected at most the %lld rows of the step before, got %s; the sequences must be ordered "
          "by descending length",
          t, (long long)counts[t - 1], describe(*xs[t]).c_str());
  }
  check_stack(stack, *xs[0], xs[0]->dim(1), counts[0]);
  const StepsRef steps = std::make_shared<const Steps>(counts);
  RecurrentResults results = run_stack(stack, xs.size == 1 ? xs[0] : concat(xs, 0), steps, counts[0]);
  Dims begins;
  for (int64_t t = 1; t < steps->size(); ++t) begins.push_back(steps->begin(t));
  return {split_at(results.y, {begins.data(), begins.size()}, 0), std::move(results.hy),
          std::move(results.cy)};
}

}  // namespace

void check_sequences(Span<const Value> xs, const char* empty) {
  if (xs.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "%s", empty);
  const Array& first = *xs[0];
  for (size_t i = 0; i < xs.size; ++i) {
    const Array& x = *xs[i];
    if (!is_float(x.dtype()) || x.ndim() != 2)
      fail(CTN_ERROR_TYPE_CHECK, "xs[%zu]: expected a matrix of a floating dtype, got %s", i,
           describe(x).c_str());
    if (x.dtype() != first.dtype() || x.dim(1) != first.dim(1))
      fail(CTN_ERROR_TYPE_CHECK, "xs[%zu]: expected %s and %lld columns as in xs[0], got %s", i,
           dtype_name(first.dtype()), (long long)first.dim(1), describe(x).c_str());
  }
}

void check_stack(const RecurrentStack& stack, const Array& x, int64_t in_size, int64_t batch) {
  const int gates = stack.cell.gates;
  if (stack.layers < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "n_layers: expected at least 1, got %lld", (long long)stack.layers);
  if (!(stack.dropout_ratio >= 0 && stack.dropout_ratio < 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "dropout_ratio: expected 0 <= dropout_ratio < 1, got %g",
         stack.dropout_ratio);
  const size_t each = size_t(2 * gates * stack.directions);
  if (stack.ws.size % each || stack.ws.size / each != size_t(stack.layers) || stack.bs.size != stack.ws.size)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "ws, bs: expected %zu weights and biases for each of %lld layers, got %zu and %zu", each,
         (long long)stack.layers, stack.ws.size, stack.bs.size);
  const Array& first = *stack.ws[0];
  if (first.ndim() != 2 || first.dim(0) < 1)
    fail(CTN_ERROR_TYPE_CHECK, "ws[0]: expected a matrix with at least one row, got %s",
         describe(first).c_str());
  const int64_t units = first.dim(0);
  for (size_t i = 0; i < stack.ws.size; ++i) {
    const bool of_input = int(i % size_t(2 * gates)) < gates;
    const int64_t columns = !of_input ? units : i < each ? in_size : units * stack.directions;
    const int64_t shape[2] = {units, columns};
    check_array(element("ws", i), stack.ws[i], x.dtype(), {shape, 2});
    check_array(element("bs", i), stack.bs[i], x.dtype(), {shape, 1});
  }
  const int64_t states[3] = {stack.count(), batch, units};
  if (stack.hx) check_array("hx", *stack.hx, x.dtype(), {states, 3});
  if (stack.cx) check_array("cx", *stack.cx, x.dtype(), {states, 3});
}

RecurrentResults run_stack(const RecurrentStack& stack, const Value& x, const StepsRef& steps,
                           int64_t batch) {
  const Cell& cell = stack.cell;
  const size_t each = size_t(2 * cell.gates);
  const Values hx = initial_states(stack, stack.hx, *x, batch);
  const Values cx = cell.has_c ? initial_states(stack, stack.cx, *x, batch) : Values();
  Values hy, cy;
  Value y = x;
  for (int64_t layer = 0; layer < stack.layers; ++layer) {
    const Value input = layer > 0 && stack.dropout_ratio > 0 ? dropout(y, stack.dropout_ratio) : y;
    Values ys;
    for (int direction = 0; direction < stack.directions; ++direction) {
      const size_t i = size_t(layer * stack.directions + direction);
      SmallVector<const Value*, 20> inputs;
      inputs.push_back(&input);
      inputs.push_back(&hx[i]);
      if (cell.has_c) inputs.push_back(&cx[i]);
      for (size_t k = 0; k < each; ++k) inputs.push_back(&stack.ws[i * each + k]);
      for (size_t k = 0; k < each; ++k) inputs.push_back(&stack.bs[i * each + k]);
      Values out = recurrent_layer(cell, steps, direction == 1, {inputs.data(), inputs.size()});
      ys.push_back(std::move(out[0]));
      hy.push_back(std::move(out[1]));
      if (cell.has_c) cy.push_back(std::move(out[2]));
    }
    y = stack.directions == 1 ? ys[0] : concat(ys, 1);
  }
  return {y, functions::stack(hy, 0), cell.has_c ? functions::stack(cy, 0) : Value()};
}

SequenceResults run_sequences(const RecurrentStack& stack, Span<const Value> xs) {
  const size_t batch = xs.size;
  std::vector<int64_t> rank(batch), begins(batch), counts;
  std::iota(rank.begin(), rank.end(), int64_t{0});
  const auto length = [&](int64_t sequence) { return xs[size_t(sequence)]->dim(0); };
  std::sort(rank.begin(), rank.end(),
            [&](int64_t a, int64_t b) { return length(a) != length(b) ? length(a) > length(b) : a < b; });
  for (size_t i = 1; i < batch; ++i) begins[i] = begins[i - 1] + length(int64_t(i) - 1);
  std::vector<int64_t> order;  // the row among the joined sequences of each packed row
  for (int64_t t = 0; t < length(rank[0]); ++t) {
    int64_t count = 0;
    for (; count < int64_t(batch) && length(rank[size_t(count)]) > t; ++count)
      order.push_back(begins[size_t(rank[size_t(count)])] + t);
    counts.push_back(count);
  }
  Backend& backend = xs[0]->backend();
  const Permutation rows(order, backend), sequences(rank, backend);
  const Value x = rows.apply_to(batch == 1 ? xs[0] : concat(xs, 0), 0);
  RecurrentStack ordered = stack;
  Value hx, cx;
  if (stack.hx) hx = sequences.apply_to(*stack.hx, 1), ordered.hx = &hx;
  if (stack.cx) cx = sequences.apply_to(*stack.cx, 1), ordered.cx = &cx;
  const RecurrentResults results =
      run_stack(ordered, x, std::make_shared<const Steps>(counts), int64_t(batch));
  SequenceResults out;
  out.ys = split_at(rows.revert(results.y, 0), {begins.data() + 1, batch - 1}, 0);
  out.hy = sequences.revert(results.hy, 1);
  if (results.cy) out.cy = sequences.revert(results.cy, 1);
  return out;
}

std::tuple<Value, Value, Values> n_step_lstm(int64_t n_layers, double dropout_ratio, const Value* hx,
                                             const Value* cx, Span<const Value> ws, Span<const Value> bs,
                                             Span<const Value> xs) {
  SequenceResults r = n_step({kLstmCell, n_layers, 1, dropout_ratio, hx, cx, ws, bs}, xs);
  return {std::move(r.hy), std::move(r.cy), std::move(r.ys)};
}

std::tuple<Value, Value, Values> n_step_bilstm(int64_t n_layers, double dropout_ratio, const Value* hx,
                                               const Value* cx, Span<const Value> ws, Span<const Value> bs,
                                               Span<const Value> xs) {
  SequenceResults r = n_step({kLstmCell, n_layers, 2, dropout_ratio, hx, cx, ws, bs}, xs);
  return {std::move(r.hy), std::move(r.cy), std::move(r.ys)};
}

std::tuple<Value, Values> n_step_gru(int64_t n_layers, double dropout_ratio, const Value* hx,
                                     Span<const Value> ws, Span<const Value> bs, Span<const Value> xs) {
  SequenceResults r = n_step({kGruCell, n_layers, 1, dropout_ratio, hx, nullptr, ws, bs}, xs);
  return {std::move(r.hy), std::move(r.ys)};
}

std::tuple<Value, Values> n_step_bigru(int64_t n_layers, double dropout_ratio, const Value* hx,
                                       Span<const Value> ws, Span<const Value> bs, Span<const Value> xs) {
  SequenceResults r = n_step({kGruCell, n_layers, 2, dropout_ratio, hx, nullptr, ws, bs}, xs);
  return {std::move(r.hy), std::move(r.ys)};
}

}  // namespace catenary::functions
