// Helpers shared by links of several kinds.
#pragma once
#include "impl/autograd/type_check.h"
#include "impl/links/delayed.h"
#include "impl/links/kind.h"
#include "impl/links/options.h"

namespace catenary::links {

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, unless a length is from `least` to
/// 2^31.
inline void check_length(const char* name, int64_t length, int64_t least = 1, const char* otherwise = "") {
  constexpr int64_t most = int64_t{1} << 31;
  if (length < least || length > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to 2^31%s, got %lld", name, (long long)least,
         otherwise, (long long)length);
}

/// Options of links with W and b.
constexpr uint32_t kWeightOptions =
    LinkOptions::wscale_option | LinkOptions::bias_option | LinkOptions::nobias_option;
/// Returns "W" and, unless the options omit the bias, "b".
std::vector<std::string> weight_paths(const LinkOptions* options);
/// Returns the paths of W and b of children.
std::vector<std::string> child_paths(std::initializer_list<const char*> children);

/// Like check_length, but also allows CTN_SIZE_FROM_INPUT, a length that the first input determines.
inline void check_input_length(const char* name, int64_t length) {
  if (length != kFromInput) check_length(name, length, 1, " or CTN_SIZE_FROM_INPUT");
}

inline void expect(const Expectation& expectation) {
  if (!expectation.holds()) expectation.fail();
}
/// Returns the length along axis 1 of a first input, which must have at least two axes.
int64_t first_length(const Array& x);
/// Returns the product of the lengths after the first one of an input, which must have at least two axes.
int64_t first_product(const Array& x);

/// A link with one input and one output that may determine a size from its first input.
class InputSized : public Link {
 public:
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) final;

 protected:
  /// Returns the unknown length of delayed values.
  virtual int64_t size_from(const Array& x) const { return first_length(x); }
  virtual Value compute(const Value& x) = 0;
};

/// A link with one input and the parameters W and, unless it has no bias, b.
class WeightedLink : public InputSized {
 protected:
  explicit WeightedLink(bool has_bias) : has_bias_(has_bias) {}
  bool has_bias() const { return has_bias_; }
  Variable& W() const { return own_param(0); }
  Variable* b() const { return has_bias_ ? &own_param(1) : nullptr; }

 private:
  bool has_bias_;
};

/// Adds a parameter on the current device, filled by the initializer in the options, or by `default_value` if
/// there is none. The parameter is delayed if a length is kFromInput.
void add_param(Link& link, const char* name, Shape shape, const LinkOptions& options,
               InitializerRef default_value);

/// Adds zeros, which may also be delayed.
void add_persistent(Link& link, const char* name, Shape shape, DType dtype);
/// Adds the bias unless the options omit it.
void add_bias(Link& link, int64_t length, const LinkOptions& options);

/// Calls a link with one value.
Value called(Link& link, const Value& x);

/// Returns a state for the copy of a link: a new variable with the same value and history, so that each can
/// move to another device alone. Null stays null.
VariableRef copied_state(const VariableRef& state);
/// Fails unless an input has as many rows as a state, with which it would be broadcast otherwise.
void check_rows(const Array& x, const VariableRef& state);

}  // namespace catenary::links
