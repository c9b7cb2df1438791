#pragma once
#include "impl/autograd/type_check.h"
#include "impl/links/delayed.h"
#include "impl/links/kind.h"
#include "impl/links/options.h"

// What links of several kinds share.
namespace catenary::links {

/// INVALID_ARGUMENT naming the argument where a length is not from `least` to 2^31.
inline void check_length(const char* name, int64_t length, int64_t least = 1, const char* otherwise = "") {
  constexpr int64_t most = int64_t{1} << 31;
  if (length < least || length > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to 2^31%s, got %lld", name, (long long)least,
         otherwise, (long long)length);
}

/// Options of links with W and b.
constexpr uint32_t kWeightOptions =
    LinkOptions::wscale_option | LinkOptions::bias_option | LinkOptions::nobias_option;
/// "W" and, unless the options do without, "b".
std::vector<std::string> weight_paths(const LinkOptions* options);
/// Those of children with W and b.
std::vector<std::string> child_paths(std::initializer_list<const char*> children);

/// check_length where CTN_SIZE_FROM_INPUT stands for a length that the first input gives.
inline void check_input_length(const char* name, int64_t length) {
  if (length != kFromInput) check_length(name, length, 1, " or CTN_SIZE_FROM_INPUT");
}

inline void expect(const Expectation& expectation) {
  if (!expectation.holds()) expectation.fail();
}
/// The length along axis 1 of a first input that has two axes or more.
int64_t first_length(const Array& x);
/// The product of the lengths after the first of an input that has two axes or more.
int64_t first_product(const Array& x);

/// A link of one input and one output that may take a size from its first input.
class InputSized : public Link {
 public:
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) final;

 protected:
  /// The unknown length of delayed values.
  virtual int64_t size_from(const Array& x) const { return first_length(x); }
  virtual Value compute(const Value& x) = 0;
};

/// A link of one input with the parameters W and, unless it goes without a bias, b.
class WeightedLink : public InputSized {
 protected:
  explicit WeightedLink(bool has_bias) : has_bias_(has_bias) {}
  bool has_bias() const { return has_bias_; }
  Variable& W() const { return own_param(0); }
  Variable* b() const { return has_bias_ ? &own_param(1) : nullptr; }

 private:
  bool has_bias_;
};

/// A parameter on the current device: what the options say, otherwise `default_value`, fills it. It is
/// delayed where a length is kFromInput.
void add_param(Link& link, const char* name, Shape shape, const LinkOptions& options,
               InitializerRef default_value);

/// Zeros, which may be delayed, too.
void add_persistent(Link& link, const char* name, Shape shape, DType dtype);
/// The bias unless the options do without.
void add_bias(Link& link, int64_t length, const LinkOptions& options);

/// What a link makes of one value.
Value called(Link& link, const Value& x);

/// A state for the copy of a link: another variable of the same value and history, so that each moves alone.
/// Null stays null.
VariableRef copied_state(const VariableRef& state);

/// INVALID_ARGUMENT where the link is of another class.
template <class T>
T& of_kind(Link& link, const char* argument, const char* kind) {
  auto* found = dynamic_cast<T*>(&link);
  if (!found)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a link of kind %s, got %s", argument, kind, link.kind());
  return *found;
}

}  // namespace catenary::links
