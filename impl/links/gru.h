// GRU links.
#pragma once
#include "impl/links/link.h"

namespace catenary::links {

/// Has the children W_r, U_r, W_z, U_z, W and U.
class Gru : public Link {
 public:
  bool takes_children() const override { return false; }

 protected:
  void add_layers(int64_t in_size, int64_t units, const LinkOptions& options);
  /// Returns the next h; a null `h` means zeros.
  Value next(const Value& x, const Value* h) const;

 private:
  enum Child : size_t { W_r, U_r, W_z, U_z, W, U };
  Value at(Child child, const Value& x) const;
};

/// Keeps the state h of the last call.
class StatefulGru final : public Gru {
 public:
  explicit StatefulGru(int64_t out_size) : out_size_(out_size) {}
  static constexpr char kNoun[] = "a link of kind StatefulGRU";
  const char* kind() const override { return "StatefulGRU"; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;
  void visit(Visitor& visitor) const override;

  void reset_state() { h_ = nullptr; }
  void set_state(Variable& h);
  const VariableRef& h() const { return h_; }

 private:
  friend LinkRef stateful_gru(int64_t in_size, int64_t out_size, const LinkOptions* options);
  LinkRef new_like() const override;
  void collect_states(std::vector<VariableRef>& states) const override;

  int64_t out_size_;
  VariableRef h_;
};

LinkRef gru(int64_t n_units, int64_t n_inputs, const LinkOptions* options = nullptr);
LinkRef stateful_gru(int64_t in_size, int64_t out_size, const LinkOptions* options = nullptr);
void stateful_gru_reset_state(Link& link);
void stateful_gru_set_state(Link& link, Variable& h);
/// Null if there is no state.
VariableRef stateful_gru_h(Link& link);

}  // namespace catenary::links
