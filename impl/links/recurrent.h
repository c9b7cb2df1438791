// Embedding and LSTM links, and recurrent links over whole sequences.
#pragma once
#include <catenary/links_recurrent.h>

#include <tuple>
#include <vector>

#include "impl/links/link.h"

namespace catenary::links {

/// Looks up rows of its parameter W.
class EmbedId final : public Link {
 public:
  static constexpr char kNoun[] = "a link of kind EmbedID";
  const char* kind() const override { return "EmbedID"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;

  /// `label` counts if `ignores` is true.
  void set_ignore_label(bool ignores, int64_t label) {
    ignores_ = ignores;
    label_ = label;
  }

 private:
  LinkRef new_like() const override;

  bool ignores_ = false;
  int64_t label_ = 0;
};

/// Has the children "upward" and "lateral"; keeps the states c and h of the last call.
class Lstm final : public Link {
 public:
  explicit Lstm(int64_t out_size) : out_size_(out_size) {}
  static constexpr char kNoun[] = "a link of kind LSTM";
  const char* kind() const override { return "LSTM"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;
  void visit(Visitor& visitor) const override;

  void reset_state() { c_ = h_ = nullptr; }
  void set_state(Variable& c, Variable& h);
  const VariableRef& c() const { return c_; }
  const VariableRef& h() const { return h_; }

 private:
  friend LinkRef lstm(int64_t in_size, int64_t out_size, const LinkOptions* options);
  LinkRef new_like() const override;
  void collect_states(std::vector<VariableRef>& states) const override;

  int64_t out_size_;
  VariableRef c_, h_;
};

LinkRef embed_id(int64_t in_size, int64_t out_size, const LinkOptions* options = nullptr);
LinkRef lstm(int64_t in_size, int64_t out_size, const LinkOptions* options = nullptr);

// Over whole sequences (n_step.cc).
LinkRef n_step_lstm(int64_t n_layers, int64_t in_size, int64_t out_size,
                    const LinkOptions* options = nullptr);
LinkRef n_step_bilstm(int64_t n_layers, int64_t in_size, int64_t out_size,
                      const LinkOptions* options = nullptr);
LinkRef n_step_gru(int64_t n_layers, int64_t in_size, int64_t out_size, const LinkOptions* options = nullptr);
LinkRef n_step_bigru(int64_t n_layers, int64_t in_size, int64_t out_size,
                     const LinkOptions* options = nullptr);
/// Returns hy, cy and the outputs of each sequence; null states are zeros.
std::tuple<VariableRef, VariableRef, std::vector<VariableRef>> n_step_lstm_call(Link& link, Variable* hx,
                                                                                Variable* cx,
                                                                                Span<Variable* const> xs);
/// The same for GRU, which has no cell state.
std::tuple<VariableRef, std::vector<VariableRef>> n_step_gru_call(Link& link, Variable* hx,
                                                                  Span<Variable* const> xs);

}  // namespace catenary::links
