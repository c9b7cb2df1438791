// Recurrent layers over whole sequences: the packed steps, the kinds of cells, and stacks of layers.
#pragma once
#include <memory>
#include <tuple>
#include <vector>

#include "impl/autograd/function.h"

namespace catenary::functions {

/// Where the rows of packed sequences are: step after step, each of which has the rows of the sequences that
/// are long enough. The sequences are ordered by descending length, so that those of a step are the first
/// ones of the step before.
class Steps {
 public:
  explicit Steps(const std::vector<int64_t>& counts) {
    for (const int64_t count : counts) begins_.push_back(begins_.back() + count);
  }
  int64_t size() const { return int64_t(begins_.size()) - 1; }
  int64_t rows() const { return begins_.back(); }
  int64_t begin(int64_t step) const { return begins_[size_t(step)]; }
  /// The number of sequences; 0 after the last step.
  int64_t count(int64_t step) const { return step < size() ? begin(step + 1) - begin(step) : 0; }

 private:
  std::vector<int64_t> begins_ = {0};
};
using StepsRef = std::shared_ptr<const Steps>;

/// The arrays of one step. Sources are (n, gates, units), states (n, units), all C-contiguous.
struct CellStep {
  ArrayRef x, s;  // sources; s only if the cell keeps those from the state apart
  ArrayRef h_prev, c_prev, h, c;
};

/// What distinguishes the kinds of recurrent layers: a row of the table.
struct Cell {
  const char* label;
  int gates;
  /// The number of the weight that makes the k-th part of the sources.
  int order[4];
  bool has_c;
  /// Whether the products with the state stay apart from those with the input.
  bool keeps_apart;
  /// Computes h and c.
  void (*forward)(const CellStep& step);
  /// Fills the gradients of the sources (gs only if they are kept apart), and replaces gh and gc, which are
  /// those of h and c, by the gradients of h_prev and c_prev without what reaches h_prev through the sources.
  /// If nothing else reaches it, `adds_to_gh` is false and gh may be left as it is.
  void (*backward)(const CellStep& step, const Array& gx, const Array& gs, Array& gh, Array* gc);
  bool adds_to_gh;
  /// Replaces h and c by those of the next step, with differentiable functions. Sources are (n, gates units).
  void (*composed)(const Value& x, const Value& s, Value& h, Value& c);
};

extern const Cell kLstmCell, kGruCell;

/// The arguments of a stack of layers. For each layer and direction there are 2 gates weights and biases:
/// those of the input in the order of the gates, then those of the state.
struct RecurrentStack {
  const Cell& cell;
  int64_t layers;
  int directions;
  double dropout_ratio;
  const Value *hx, *cx;  // null: zeros
  Span<const Value> ws, bs;

  int64_t count() const { return layers * directions; }
};
struct RecurrentResults {
  Value y, hy, cy;
};

/// One layer in one direction, from packed x and the initial states to packed y and the final states.
Values recurrent_layer(const Cell& cell, const StepsRef& steps, bool reverse,
                       Span<const Value* const> inputs);
/// All layers. The arguments have been checked; `batch` sequences, of which some may have no step.
RecurrentResults run_stack(const RecurrentStack& stack, const Value& x, const StepsRef& steps, int64_t batch);

/// Throws Error(CTN_ERROR_TYPE_CHECK), which names the argument, unless weights, biases and states fit inputs
/// of the given length, and Error(CTN_ERROR_INVALID_ARGUMENT) for wrong counts or a wrong dropout_ratio.
void check_stack(const RecurrentStack& stack, const Array& x, int64_t in_size, int64_t batch);
/// Throws Error(CTN_ERROR_TYPE_CHECK) unless xs are matrices of one floating dtype with rows of one length,
/// and Error(CTN_ERROR_INVALID_ARGUMENT) with the text `empty` if there are none.
void check_sequences(Span<const Value> xs, const char* empty);

/// A stack over sequences of any lengths in any order. Returns y, hy and cy (for LSTM).
struct SequenceResults {
  Values ys;
  Value hy, cy;
};
SequenceResults run_sequences(const RecurrentStack& stack, Span<const Value> xs);

}  // namespace catenary::functions
