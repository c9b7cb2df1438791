// Evaluates type expressions.
#include "impl/autograd/type_expression.h"

#include <atomic>
#include <cstdlib>
#include <cstring>

#include "impl/autograd/type_expression_parser.h"

namespace catenary {
namespace {

using Kind = TypeExpr::Kind;
using ExprNode = TypeExpr::Node;

/// The value of an expression.
struct Result {
  enum class Type : uint8_t { number, dtype, text, tuple, info };
  Type type = Type::number;
  int64_t number = 0;
  std::string text = {};
  std::vector<int64_t> tuple = {};
  const Array* info = nullptr;
};
using Type = Result::Type;

const char* type_name(Type type) {
  static const char* const names[] = {"a number", "a dtype", "a string", "a shape", "an input"};
  return names[int(type)];
}

std::string value_text(const Result& value) {
  switch (value.type) {
    case Type::dtype:
      return dtype_name(DType(value.number));
    case Type::text:
      return value.text;
    case Type::tuple:
      return shape_text({value.tuple.data(), value.tuple.size()});
    case Type::info:
      return describe(*value.info);
    default:
      return std::to_string(value.number);
  }
}

bool is_comparison(Kind kind) { return kind >= Kind::equal; }

const char* sign(Kind kind) {
  switch (kind) {
    case Kind::power:
      return "**";
    case Kind::multiply:
      return "*";
    case Kind::divide:
      return "//";
    case Kind::modulo:
      return "%";
    case Kind::add:
      return "+";
    case Kind::subtract:
      return "-";
    case Kind::equal:
      return "==";
    case Kind::not_equal:
      return "!=";
    case Kind::less:
      return "<";
    case Kind::less_equal:
      return "<=";
    case Kind::greater:
      return ">";
    default:
      return ">=";
  }
}

Kind opposite(Kind kind) {
  switch (kind) {
    case Kind::equal:
      return Kind::not_equal;
    case Kind::not_equal:
      return Kind::equal;
    case Kind::less:
      return Kind::greater_equal;
    case Kind::less_equal:
      return Kind::greater;
    case Kind::greater:
      return Kind::less_equal;
    default:
      return Kind::less;
  }
}

/// Precedence of an expression, for parentheses.
int priority(Kind kind) {
  if (is_comparison(kind)) return 0;
  if (kind == Kind::add || kind == Kind::subtract) return 1;
  if (kind == Kind::multiply || kind == Kind::divide || kind == Kind::modulo) return 2;
  if (kind == Kind::negative) return 3;
  return kind == Kind::power ? 4 : 5;
}

class Printer {
 public:
  explicit Printer(const std::vector<ExprNode>& nodes) : nodes_(nodes) {}

  std::string operator()(int index) const {
    const ExprNode& node = nodes_[size_t(index)];
    switch (node.kind) {
      case Kind::number:
        return std::to_string(node.number);
      case Kind::name:
        return node.text;
      case Kind::dtype:
        return dtype_name(DType(node.number));
      case Kind::text:
        return node.text;
      case Kind::tuple:
        return tuple(node);
      case Kind::in_types:
        return "in_types";
      case Kind::count:
        return "in_types.size()";
      case Kind::item:
        return child(node, 0, 5) + "[" + child(node, 1, 0) + "]";
      case Kind::slice:
        return child(node, 0, 5) + "[" + child(node, 1, 0) + ":" + child(node, 2, 0) + "]";
      case Kind::shape:
        return child(node, 0, 5) + ".shape";
      case Kind::ndim:
        return child(node, 0, 5) + ".ndim";
      case Kind::dtype_of:
        return child(node, 0, 5) + ".dtype";
      case Kind::kind:
        return child(node, 0, 5) + ".kind";
      case Kind::product:
        return "prod(" + child(node, 0, 0) + ")";
      case Kind::sum:
        return "sum(" + child(node, 0, 0) + ")";
      case Kind::length:
        return "len(" + child(node, 0, 0) + ")";
      case Kind::negative:
        return "-" + child(node, 0, 3);
      default: {  // a ** b ** c is a ** (b ** c); other operators group from the left
        const int own = priority(node.kind), right = node.kind == Kind::power;
        return child(node, 0, own + right) + " " + sign(node.kind) + " " + child(node, 1, own + 1 - right);
      }
    }
  }

 private:
  std::string child(const ExprNode& node, size_t i, int least) const {
    const int index = node.children[i];
    if (index < 0) return "";
    const std::string text = (*this)(index);
    return priority(nodes_[size_t(index)].kind) < least ? "(" + text + ")" : text;
  }
  std::string tuple(const ExprNode& node) const {
    std::string text = "(";
    for (size_t i = 0; i < node.children.size(); ++i) text += (i ? ", " : "") + child(node, i, 1);
    return text + (node.children.size() == 1 ? ",)" : ")");
  }

  const std::vector<ExprNode>& nodes_;
};

class Evaluator {
 public:
  Evaluator(const std::vector<ExprNode>& nodes, TypeExpr::Arrays in_types)
      : nodes_(nodes), in_types_(in_types) {}

  Result operator()(int index) const {
    const ExprNode& node = nodes_[size_t(index)];
    switch (node.kind) {
      case Kind::number:
      case Kind::name:
        return {Type::number, node.number};
      case Kind::dtype:
        return {Type::dtype, node.number};
      case Kind::text:
        return {Type::text, 0, node.text};
      case Kind::tuple:
        return tuple(node);
      case Kind::in_types:
        fail_value(index, "in_types[i] or in_types.size()", "in_types alone");
      case Kind::count:
        return {Type::number, int64_t(in_types_.size)};
      case Kind::item:
        return item(node);
      case Kind::slice:
        return slice(node);
      case Kind::shape: {
        const Array& a = info(node.children[0]);
        return {Type::tuple, 0, "", std::vector<int64_t>(a.shape().begin(), a.shape().end())};
      }
      case Kind::ndim:
        return {Type::number, info(node.children[0]).ndim()};
      case Kind::dtype_of:
        return {Type::dtype, info(node.children[0]).dtype()};
      case Kind::kind: {
        const DType dtype = DType(of_type(node.children[0], Type::dtype).number);
        const char kind = is_float(dtype)              ? 'f'
                          : dtype == CTN_BOOL          ? 'b'
                          : is_unsigned_integer(dtype) ? 'u'
                                                       : 'i';
        return {Type::text, 0, std::string(1, kind)};
      }
      case Kind::length:
        return {Type::number, int64_t(of_type(node.children[0], Type::tuple).tuple.size())};
      case Kind::sum:
      case Kind::product:
        return folded(index);
      case Kind::negative:
        return {Type::number, computed(index, Kind::subtract, 0, number(node.children[0]))};
      default:
        return is_comparison(node.kind) ? compared(node) : binary(index);
    }
  }

  /// Returns the result of a comparison, and its sides.
  Result compared(const ExprNode& node) const {
    const Result left = (*this)(node.children[0]), right = (*this)(node.children[1]);
    return {Type::number, holds(node, left, right)};
  }
  bool holds(const ExprNode& node, const Result& a, const Result& b) const {
    if (a.type != b.type)
      fail(CTN_ERROR_INVALID_ARGUMENT, "expression: cannot compare %s with %s: %s", type_name(a.type),
           type_name(b.type), Printer(nodes_)(place(node)).c_str());
    const bool equality = node.kind == Kind::equal || node.kind == Kind::not_equal;
    if (a.type != Type::number && (!equality || a.type == Type::info))
      fail(CTN_ERROR_INVALID_ARGUMENT, "expression: %s has no order: %s", type_name(a.type),
           Printer(nodes_)(place(node)).c_str());
    switch (node.kind) {
      case Kind::less:
        return a.number < b.number;
      case Kind::less_equal:
        return a.number <= b.number;
      case Kind::greater:
        return a.number > b.number;
      case Kind::greater_equal:
        return a.number >= b.number;
      default:
        return (a.number == b.number && a.text == b.text && a.tuple == b.tuple) == (node.kind == Kind::equal);
    }
  }

 private:
  int place(const ExprNode& node) const { return int(&node - nodes_.data()); }
  [[noreturn]] void fail_value(int index, const char* expected, const char* got) const {
    fail(CTN_ERROR_INVALID_ARGUMENT, "expression: expected %s, got %s: %s", expected, got,
         Printer(nodes_)(index).c_str());
  }
  Result of_type(int index, Type type) const {
    Result value = (*this)(index);
    if (value.type != type) fail_value(index, type_name(type), type_name(value.type));
    return value;
  }
  int64_t number(int index) const { return of_type(index, Type::number).number; }
  const Array& info(int index) const { return *of_type(index, Type::info).info; }

  Result tuple(const ExprNode& node) const {
    Result value{Type::tuple};
    for (int child : node.children) value.tuple.push_back(number(child));
    return value;
  }
  Result item(const ExprNode& node) const {
    const int64_t i = number(node.children[1]);
    if (nodes_[size_t(node.children[0])].kind == Kind::in_types) {
      if (i < 0) fail_value(place(node), "an index of at least 0", std::to_string(i).c_str());
      if (uint64_t(i) >= in_types_.size)
        fail_type_check(format("in_types.size() > %lld", (long long)i),
                        format("%zu <= %lld", in_types_.size, (long long)i));
      return {Type::info, 0, "", {}, in_types_[size_t(i)]};
    }
    const Result value = of_type(node.children[0], Type::tuple);
    const int64_t length = int64_t(value.tuple.size()), least = i < 0 ? -i : i + 1;
    if (i < -length || i >= length) {
      const int of = node.children[0];
      const ExprNode& shape = nodes_[size_t(of)];
      const std::string what = shape.kind == Kind::shape ? Printer(nodes_)(shape.children[0]) + ".ndim"
                                                         : "len(" + Printer(nodes_)(of) + ")";
      fail_type_check(format("%s >= %lld", what.c_str(), (long long)least),
                      format("%lld < %lld", (long long)length, (long long)least));
    }
    return {Type::number, value.tuple[size_t(i < 0 ? i + length : i)]};
  }
  Result slice(const ExprNode& node) const {
    Result value = of_type(node.children[0], Type::tuple);
    const int64_t length = int64_t(value.tuple.size());
    const auto bound = [&](int child, int64_t otherwise) {
      if (child < 0) return otherwise;
      const int64_t i = number(child);
      const int64_t from_start = i < 0 ? (i < -length ? 0 : i + length) : i;
      return from_start > length ? length : from_start;
    };
    const int64_t start = bound(node.children[1], 0), stop = bound(node.children[2], length);
    value.tuple = start < stop ? std::vector<int64_t>(value.tuple.begin() + start, value.tuple.begin() + stop)
                               : std::vector<int64_t>();
    return value;
  }
  Result folded(int index) const {
    const ExprNode& node = nodes_[size_t(index)];
    const bool product = node.kind == Kind::product;
    int64_t total = product;
    for (int64_t length : of_type(node.children[0], Type::tuple).tuple)
      total = computed(index, product ? Kind::multiply : Kind::add, total, length);
    return {Type::number, total};
  }
  Result binary(int index) const {
    const ExprNode& node = nodes_[size_t(index)];
    Result left = (*this)(node.children[0]);
    if (left.type == Type::tuple && node.kind == Kind::add) {
      const Result right = of_type(node.children[1], Type::tuple);
      left.tuple.insert(left.tuple.end(), right.tuple.begin(), right.tuple.end());
      return left;
    }
    if (left.type != Type::number) fail_value(node.children[0], "a number", type_name(left.type));
    return {Type::number, computed(index, node.kind, left.number, number(node.children[1]))};
  }
  int64_t computed(int index, Kind kind, int64_t a, int64_t b) const {
    int64_t result = 0;
    bool overflow = false;
    switch (kind) {
      case Kind::add:
        overflow = __builtin_add_overflow(a, b, &result);
        break;
      case Kind::subtract:
        overflow = __builtin_sub_overflow(a, b, &result);
        break;
      case Kind::multiply:
        overflow = __builtin_mul_overflow(a, b, &result);
        break;
      case Kind::power:
        if (b < 0) fail_value(index, "an exponent of at least 0", std::to_string(b).c_str());
        result = 1;
        if (a == 0 || a == 1 || a == -1) b = b > 1 ? (a == -1 ? b % 2 : 1) : b;
        for (int64_t i = 0; i < b && !overflow; ++i) overflow = __builtin_mul_overflow(result, a, &result);
        break;
      default:  // as in Python: rounds toward minus infinity
        if (b == 0) fail_value(index, "a divisor other than 0", "0");
        overflow = a == INT64_MIN && b == -1;
        if (overflow) break;
        result = kind == Kind::divide ? a / b - (a % b != 0 && (a % b < 0) != (b < 0))
                                      : a % b + (a % b != 0 && (a % b < 0) != (b < 0) ? b : 0);
    }
    if (overflow) fail_value(index, "a number that fits in 64 bits", "a larger one");
    return result;
  }

  const std::vector<ExprNode>& nodes_;
  TypeExpr::Arrays in_types_;
};

std::atomic<bool>& enabled() {
  static std::atomic<bool> value = [] {
    const char* setting = std::getenv("CATENARY_TYPE_CHECK");
    return !(setting && std::strcmp(setting, "0") == 0);
  }();
  return value;
}

bool is_name(const char* text) {
  if (!*text || (*text >= '0' && *text <= '9')) return false;
  for (; *text; ++text)
    if (!(*text == '_' || (*text >= '0' && *text <= '9') || (*text >= 'a' && *text <= 'z') ||
          (*text >= 'A' && *text <= 'Z')))
      return false;
  return true;
}

}  // namespace

Ref<TypeExpr> new_type_expr(const char* text, Span<const char* const> names, Span<const int64_t> values) {
  std::vector<TypeExpr::Name> list;
  for (size_t i = 0; i < names.size; ++i) {
    if (!names[i] || !is_name(names[i]))
      fail(CTN_ERROR_INVALID_ARGUMENT, "names: expected letters, digits and _ at position %zu, got \"%s\"", i,
           names[i] ? names[i] : "NULL");
    list.push_back({names[i], values[i]});
  }
  return make<TypeExpr>(text, std::move(list));
}

bool type_check_enabled() { return enabled().load(std::memory_order_relaxed); }

void set_type_check_enabled(bool on) { enabled().store(on, std::memory_order_relaxed); }

void type_check_expect(Span<const Array* const> in_types, const char* expression) {
  if (type_check_enabled()) new_type_expr(expression, {}, {})->expect(in_types);
}

void type_check_expect_values(Span<const Array* const> in_types, const char* expression,
                              Span<const char* const> names, Span<const int64_t> values) {
  if (type_check_enabled()) new_type_expr(expression, names, values)->expect(in_types);
}

}  // namespace catenary

using catenary::Evaluator;
using catenary::Printer;
using catenary::Result;

ctn_type_expr::ctn_type_expr(std::string_view text, const std::vector<Name>& names)
    : roots_(catenary::parse_type_expressions(text, names, nodes_)) {}

std::string ctn_type_expr::text() const {
  std::string text;
  for (int root : roots_) text += (text.empty() ? "" : ", ") + Printer(nodes_)(root);
  return text;
}

int64_t ctn_type_expr::eval(Arrays in_types) const {
  Result result;
  bool all = true;
  for (int root : roots_) {
    result = Evaluator(nodes_, in_types)(root);
    if (roots_.size() > 1) {
      if (result.type != Result::Type::number)
        catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "expression: expected comparisons between commas, got %s",
                       Printer(nodes_)(root).c_str());
      all = all && result.number;
    }
  }
  if (roots_.size() > 1) return all;
  if (result.type == Result::Type::text && result.text.size() == 1) return result.text[0];
  if (result.type != Result::Type::number && result.type != Result::Type::dtype)
    catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "expression: expected a number, got %s: %s",
                   catenary::type_name(result.type), text().c_str());
  return result.number;
}

std::string ctn_type_expr::eval_text(Arrays in_types) const {
  std::string text;
  for (int root : roots_)
    text += (text.empty() ? "" : ", ") + catenary::value_text(Evaluator(nodes_, in_types)(root));
  return text;
}

void ctn_type_expr::expect(Arrays in_types) const {
  for (int root : roots_) {
    const catenary::ExprNode& node = nodes_[size_t(root)];
    if (!catenary::is_comparison(node.kind))
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "expression: expected a comparison, got %s",
                     Printer(nodes_)(root).c_str());
    const Evaluator evaluate(nodes_, in_types);
    const Result left = evaluate(node.children[0]), right = evaluate(node.children[1]);
    if (evaluate.holds(node, left, right)) continue;
    catenary::fail_type_check(Printer(nodes_)(root), catenary::value_text(left) + " " +
                                                         catenary::sign(catenary::opposite(node.kind)) + " " +
                                                         catenary::value_text(right));
  }
}
