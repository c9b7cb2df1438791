#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "impl/autograd/function.h"

/// A condition on the inputs of a function as a syntax tree, such as "in_types[0].shape[1] == in_size": the
/// handle of the C API is the object itself.
struct ctn_type_expr final : catenary::HandleObject<catenary::Kind::type_expr> {
 public:
  using Arrays = catenary::Span<const catenary::Array* const>;
  struct Name {
    std::string name;
    int64_t value;
  };

  /// INVALID_ARGUMENT naming the position where the text cannot be read.
  ctn_type_expr(std::string_view text, std::vector<Name> names);

  /// The expression in uniform spelling.
  std::string text() const;
  /// A number; comparisons give 0 or 1, dtypes their ctn_dtype, kinds their character. INVALID_ARGUMENT for
  /// shapes. TYPE_CHECK errors where an input or axis does not exist.
  int64_t eval(Arrays in_types) const;
  /// The value of any expression as text, such as "(2, 3)".
  std::string eval_text(Arrays in_types) const;
  /// TYPE_CHECK error where one of the comparisons does not hold.
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
  /// Children are places in the list of nodes, -1 where there is none.
  struct Node {
    Kind kind;
    int64_t number = 0;
    std::string text = {};
    std::vector<int> children = {};
  };

 private:
  std::vector<Node> nodes_;
  std::vector<int> roots_;  // expressions with commas between them
};

namespace catenary {

using TypeExpr = ::ctn_type_expr;

Ref<TypeExpr> new_type_expr(const char* text, Span<const char* const> names, Span<const int64_t> values);

/// Whether user functions check their inputs and expect() does anything; CATENARY_TYPE_CHECK=0 in the
/// environment switches it off at first.
bool type_check_enabled();
void set_type_check_enabled(bool enabled);

void type_check_expect(Span<const Array* const> in_types, const char* expression);
void type_check_expect_values(Span<const Array* const> in_types, const char* expression,
                              Span<const char* const> names, Span<const int64_t> values);

}  // namespace catenary
