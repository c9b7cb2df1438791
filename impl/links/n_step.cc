// Recurrent links over whole sequences.
#include "impl/functions/connection/n_step.h"

#include "impl/links/link_helpers.h"
#include "impl/links/recurrent.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kNStepLstm{"NStepLSTM", LinkOptions::dropout_option, "f3x2",
                         [](const LinkOptions* o) { return n_step_lstm(2, 2, 2, o); }};

CTN_LINK_KIND kNStepBiLstm{"NStepBiLSTM", LinkOptions::dropout_option, "f3x2",
                           [](const LinkOptions* o) { return n_step_bilstm(2, 2, 2, o); }};

CTN_LINK_KIND kNStepGru{"NStepGRU", LinkOptions::dropout_option, "f3x2",
                        [](const LinkOptions* o) { return n_step_gru(2, 2, 2, o); }};

CTN_LINK_KIND kNStepBiGru{"NStepBiGRU", LinkOptions::dropout_option, "f3x2",
                          [](const LinkOptions* o) { return n_step_bigru(2, 2, 2, o); }};

/// Holds the weights and biases w0, b0, w1, b1... of one layer in one direction.
class NStepLayer final : public Link {
 public:
  const char* kind() const override { return "a layer of an n-step link"; }
  bool takes_children() const override { return false; }

 private:
  LinkRef new_like() const override { return make<NStepLayer>(); }
};

}  // namespace

/// A stack of recurrent layers, whose children "0", "1"... are the layers and directions.
class NStep final : public Link {
 public:
  NStep(const LinkKind& kind, const functions::Cell& cell, int64_t layers, int directions, int64_t in_size,
        double dropout)
      : kind_(kind),
        cell_(cell),
        layers_(layers),
        directions_(directions),
        in_size_(in_size),
        dropout_(dropout) {}
  static constexpr char kNoun[] = "a link of kind NStepLSTM, NStepBiLSTM, NStepGRU or NStepBiGRU";
  const char* kind() const override { return kind_.name; }
  bool takes_children() const override { return false; }

  /// From sequences to their outputs, with initial states of zero.
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, inputs.size, outputs.size, inputs.size);
    const functions::SequenceResults results = run(nullptr, nullptr, inputs);
    for (size_t i = 0; i < outputs.size; ++i) outputs[i] = make_variable(results.ys[i]);
  }

  functions::SequenceResults run(const Value* hx, const Value* cx, Span<Variable* const> xs) {
    const BorrowedList sequences(xs);
    functions::check_sequences(sequences, "xs: expected at least one sequence, got none");
    const Array& x = xs[0]->array();
    DelayedRollback rollback(*this);
    const int64_t in_size = in_size_ == kFromInput ? width_of_weights(x) : in_size_;
    if (x.dim(1) != in_size)
      fail(CTN_ERROR_TYPE_CHECK, "xs[0]: expected %lld columns, got %s", (long long)in_size,
           describe(x).c_str());
    Values ws, bs;
    for (const LinkRef& layer : children()) {
      const auto& params = layer->params();
      for (size_t i = 0; i < params.size(); ++i) (i % 2 ? bs : ws).push_back(params[i].variable->value());
    }
    const functions::RecurrentStack stack{cell_, layers_, directions_, dropout_, hx, cx, ws, bs};
    functions::check_stack(stack, x, in_size, int64_t(xs.size));
    functions::SequenceResults results = functions::run_sequences(stack, sequences);
    rollback.keep();
    return results;
  }
  bool has_c() const { return cell_.has_c; }

 private:
  LinkRef new_like() const override {
    return make<NStep>(kind_, cell_, layers_, directions_, in_size_, dropout_);
  }
  /// The length of inputs that the first weight has, or gets from the first input.
  int64_t width_of_weights(const Array& x) {
    if (!children()[0]->delayed().empty()) {
      if (x.dim(1) < 1)
        fail(CTN_ERROR_TYPE_CHECK, "xs[0]: expected at least one column, got %s", describe(x).c_str());
      for (int direction = 0; direction < directions_; ++direction)
        make_delayed(*children()[size_t(direction)], x.dim(1), x.backend());
    }
    return children()[0]->params()[0].variable->array().dim(1);
  }

  const LinkKind& kind_;
  const functions::Cell& cell_;
  int64_t layers_;
  int directions_;
  int64_t in_size_;
  double dropout_;

  friend LinkRef new_n_step(const LinkKind&, const functions::Cell&, int, int64_t, int64_t, int64_t,
                            const LinkOptions*);
};

LinkRef new_n_step(const LinkKind& kind, const functions::Cell& cell, int directions, int64_t n_layers,
                   int64_t in_size, int64_t out_size, const LinkOptions* options) {
  constexpr int64_t kMostLayers = 1 << 16;
  if (n_layers < 1 || n_layers > kMostLayers)
    fail(CTN_ERROR_INVALID_ARGUMENT, "n_layers: expected 1 to %lld, got %lld", (long long)kMostLayers,
         (long long)n_layers);
  check_input_length("in_size", in_size);
  check_length("out_size", out_size);
  std::vector<std::string> paths;
  for (int64_t layer = 0; layer < n_layers * directions; ++layer)
    for (int k = 0; k < 2 * cell.gates; ++k)
      for (const char* name : {"/w", "/b"}) paths.push_back(std::to_string(layer) + name + std::to_string(k));
  const LinkOptionsRef o = checked_options(options, kind, paths);
  Ref<NStep> link = make<NStep>(kind, cell, n_layers, directions, in_size, o->dropout);
  for (int64_t layer = 0; layer < n_layers * directions; ++layer) {
    const std::string name = std::to_string(layer);
    const LinkOptionsRef own = o->of_child(name);
    const LinkRef weights = make<NStepLayer>();
    for (int k = 0; k < 2 * cell.gates; ++k) {
      const int64_t of_input = layer < directions ? in_size : directions * out_size;
      const int64_t shape[2] = {out_size, k < cell.gates ? of_input : out_size};
      const std::string number = std::to_string(k);
      add_param(*weights, ("w" + number).c_str(), {shape, 2}, *own, scaled_normal(1, 0));
      add_param(*weights, ("b" + number).c_str(), {shape, 1}, *own, initializer_constant(0));
    }
    link->attach(name, weights);
  }
  return link;
}

LinkRef n_step_lstm(int64_t n_layers, int64_t in_size, int64_t out_size, const LinkOptions* options) {
  return new_n_step(kNStepLstm, functions::kLstmCell, 1, n_layers, in_size, out_size, options);
}
LinkRef n_step_bilstm(int64_t n_layers, int64_t in_size, int64_t out_size, const LinkOptions* options) {
  return new_n_step(kNStepBiLstm, functions::kLstmCell, 2, n_layers, in_size, out_size, options);
}
LinkRef n_step_gru(int64_t n_layers, int64_t in_size, int64_t out_size, const LinkOptions* options) {
  return new_n_step(kNStepGru, functions::kGruCell, 1, n_layers, in_size, out_size, options);
}
LinkRef n_step_bigru(int64_t n_layers, int64_t in_size, int64_t out_size, const LinkOptions* options) {
  return new_n_step(kNStepBiGru, functions::kGruCell, 2, n_layers, in_size, out_size, options);
}

namespace {

NStep& n_step_in(Link& link, bool with_c) {
  NStep& found = of_class<NStep>(link, "link");
  if (found.has_c() != with_c)
    fail(CTN_ERROR_INVALID_ARGUMENT, "link: expected a link %s, got %s",
         with_c ? "of kind NStepLSTM or NStepBiLSTM" : "of kind NStepGRU or NStepBiGRU", found.kind());
  return found;
}

}  // namespace

std::tuple<VariableRef, VariableRef, std::vector<VariableRef>> n_step_lstm_call(Link& link, Variable* hx,
                                                                                Variable* cx,
                                                                                Span<Variable* const> xs) {
  const functions::SequenceResults r = n_step_in(link, true).run(BorrowedOrNull(hx), BorrowedOrNull(cx), xs);
  return {make_variable(r.hy), make_variable(r.cy), variables_of(r.ys)};
}

std::tuple<VariableRef, std::vector<VariableRef>> n_step_gru_call(Link& link, Variable* hx,
                                                                  Span<Variable* const> xs) {
  const functions::SequenceResults r = n_step_in(link, false).run(BorrowedOrNull(hx), nullptr, xs);
  return {make_variable(r.hy), variables_of(r.ys)};
}

}  // namespace catenary::links
