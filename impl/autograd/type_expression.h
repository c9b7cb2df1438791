// Type expressions: conditions on the inputs of a function.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "impl/autograd/function.h"

/// A condition on the inputs of a function as a syntax tree, such as "in_types[0].shape[1] == in_size". The C
/// API's handle is the object itself.
struct ctn_type_expr final : catenary::HandleObject<catenary::Kind::type_expr> {
 public:
  using Arrays = catenary::Span<const catenary::Array* const>;
  struct Name {
    std::string name;
    int64_t value;
  };

  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the position, if the text cannot be parsed.
  ctn_type_expr(std::string_view text, const std::vector<Name>& names);

  /// Returns the expression in normalized spelling.
  std::string text() const;
  /// Returns the value as a number: comparisons give 0 or 1, dtypes their ctn_dtype, kinds their character.
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for shapes, and Error(CTN_ERROR_TYPE_CHECK) if an input or axis
  /// does not exist.
  int64_t eval(Arrays in_types) const;
  /// Returns the value of any expression as text, such as "(2, 3)".
  std::string eval_text(Arrays in_types) const;
  /// Throws Error(CTN_ERROR_TYPE_CHECK) if one of the comparisons does not hold.
  void expect(Arrays in_types) const;

  enum class Kind : uint8_t {
    number,
    name,
    dtype,
    text,
    tuple,
    in_types,
    count,
    item,
    slice,
    shape,
    ndim,
    dtype_of,
    kind,
    product,
    sum,
    length,
    negative,
    power,
    multiply,
    divide,
    modulo,
    add,
    subtract,
    equal,
    not_equal,
    less,
    less_equal,
    greater,
    greater_equal
  };
  /// Children are indices in the list of nodes, -1 if there is none.
  struct Node {
    Kind kind;
    int64_t number = 0;
    std::string text = {};
    std::vector<int> children = {};
  };

 private:
  std::vector<Node> nodes_;
  std::vector<int> roots_;  // expressions separated by commas
};

namespace catenary {

using TypeExpr = ::ctn_type_expr;

Ref<TypeExpr> new_type_expr(const char* text, Span<const char* const> names, Span<const int64_t> values);

/// Whether user functions check their inputs and expect() has an effect. CATENARY_TYPE_CHECK=0 in the
/// environment switches it off initially.
bool type_check_enabled();
void set_type_check_enabled(bool enabled);

void type_check_expect(Span<const Array* const> in_types, const char* expression);
void type_check_expect_values(Span<const Array* const> in_types, const char* expression,
                              Span<const char* const> names, Span<const int64_t> values);

}  // namespace catenary
