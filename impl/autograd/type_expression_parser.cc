// Parses type expressions.
#include "impl/autograd/type_expression_parser.h"

#include <charconv>

namespace catenary {
namespace {

using Kind = TypeExpr::Kind;

constexpr size_t kLongestExpression = 1 << 14;
constexpr int kDeepest = 100;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_decimal(char c) { return c >= '0' && c <= '9'; }

struct Operator {
  const char* text;
  Kind kind;
};
// Longer operators come before their prefixes.
constexpr Operator kComparisons[] = {{"==", Kind::equal},      {"!=", Kind::not_equal},
                                     {"<=", Kind::less_equal}, {">=", Kind::greater_equal},
                                     {"<", Kind::less},        {">", Kind::greater}};
constexpr Operator kSums[] = {{"+", Kind::add}, {"-", Kind::subtract}};
constexpr Operator kProducts[] = {{"//", Kind::divide}, {"%", Kind::modulo}, {"*", Kind::multiply}};
constexpr Operator kCalls[] = {{"prod", Kind::product}, {"sum", Kind::sum}, {"len", Kind::length}};

class ExpressionParser {
 public:
  ExpressionParser(std::string_view text, const std::vector<TypeExpr::Name>& names,
                   std::vector<TypeExpr::Node>& nodes)
      : text_(text), names_(names), nodes_(nodes) {}

  std::vector<int> run() {
    if (text_.size() > kLongestExpression)
      fail(CTN_ERROR_INVALID_ARGUMENT, "expression: expected at most %zu characters, got %zu",
           kLongestExpression, text_.size());
    std::vector<int> roots;
    do roots.push_back(comparison());
    while (take(","));
    skip_spaces();
    if (at_ < text_.size()) fail_here("an operator or the end");
    return roots;
  }

 private:
  [[noreturn]] void fail_here(const char* expected) {
    skip_spaces();
    const std::string got = at_ < text_.size() ? format("\"%.20s\"", std::string(text_.substr(at_)).c_str())
                                               : std::string("the end");
    fail(CTN_ERROR_INVALID_ARGUMENT, "expression: expected %s at position %zu of \"%.200s\", got %s",
         expected, at_, std::string(text_).c_str(), got.c_str());
  }
  void skip_spaces() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n')) ++at_;
  }
  bool take(std::string_view token) {
    skip_spaces();
    if (text_.substr(at_, token.size()) != token) return false;
    at_ += token.size();
    return true;
  }
  void need(const char* token) {
    if (!take(token)) fail_here(format("\"%s\"", token).c_str());
  }
  int make(Kind kind, std::vector<int> children = {}, int64_t number = 0, std::string text = {}) {
    nodes_.push_back({kind, number, std::move(text), std::move(children)});
    return int(nodes_.size()) - 1;
  }
  template <size_t N>
  const Operator* take_operator(const Operator (&operators)[N]) {
    for (const Operator& candidate : operators) {
      const size_t before = at_;
      if (!take(candidate.text)) continue;
      // "**" is not "*".
      if (candidate.kind == Kind::multiply && at_ < text_.size() && text_[at_] == '*') {
        at_ = before;
        continue;
      }
      return &candidate;
    }
    return nullptr;
  }

  int comparison() {
    const int left = sum();
    const Operator* found = take_operator(kComparisons);
    if (!found) return left;
    const int right = sum();
    return make(found->kind, {left, right});
  }
  int sum() {
    Depth depth(*this);
    int left = product();
    while (const Operator* found = take_operator(kSums)) {
      const int right = product();
      left = make(found->kind, {left, right});
    }
    return left;
  }
  int product() {
    int left = unary();
    while (const Operator* found = take_operator(kProducts)) {
      const int right = unary();
      left = make(found->kind, {left, right});
    }
    return left;
  }
  int unary() {
    Depth depth(*this);
    if (take("-")) return make(Kind::negative, {unary()});
    const int base = postfix();
    if (!take("**")) return base;
    const int exponent = unary();
    return make(Kind::power, {base, exponent});
  }
  int postfix() {
    int value = primary();
    for (;;) {
      if (take("[")) {
        value = subscript(value);
      } else if (take(".")) {
        value = member(value);
      } else {
        return value;
      }
    }
  }
  int subscript(int value) {
    int start = -1, stop = -1;
    if (!take(":")) {
      start = sum();
      if (take("]")) return make(Kind::item, {value, start});
      need(":");
    }
    if (!take("]")) {
      stop = sum();
      need("]");
    }
    return make(Kind::slice, {value, start, stop});
  }
  int member(int value) {
    const size_t begin = at_;
    const std::string name = identifier();
    if (name == "shape") return make(Kind::shape, {value});
    if (name == "ndim") return make(Kind::ndim, {value});
    if (name == "dtype") return make(Kind::dtype_of, {value});
    if (name == "kind") return make(Kind::kind, {value});
    if (name == "size" && nodes_[size_t(value)].kind == Kind::in_types) {
      need("(");
      need(")");
      return make(Kind::count);
    }
    at_ = begin;
    fail_here("shape, ndim, dtype, kind or (of in_types) size()");
  }
  std::string identifier() {
    skip_spaces();
    const size_t begin = at_;
    if (at_ < text_.size() && is_letter(text_[at_]))
      while (at_ < text_.size() && (is_letter(text_[at_]) || is_decimal(text_[at_]))) ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }
  int primary() {
    skip_spaces();
    if (at_ >= text_.size()) fail_here("a value");
    const char c = text_[at_];
    if (is_decimal(c)) return number();
    if (c == '\'' || c == '"') return quoted(c);
    if (c == '(') return parentheses();
    const size_t begin = at_;
    const std::string name = identifier();
    for (const TypeExpr::Name& known : names_)
      if (known.name == name) return make(Kind::name, {}, known.value, name);
    if (name == "in_types") return make(Kind::in_types);
    for (const Operator& call : kCalls)
      if (name == call.text) {
        need("(");
        const int argument = sum();
        need(")");
        return make(call.kind, {argument});
      }
    for (DType dtype = 0; dtype < kDTypes; ++dtype)
      if (name == dtype_name(dtype)) return make(Kind::dtype, {}, dtype);
    at_ = begin;
    fail_here(name.empty() ? "a value"
                           : "a number, in_types, a dtype, prod, sum, len or a name that was given");
  }
  int number() {
    int64_t value = 0;
    const char* end = text_.data() + text_.size();
    const auto result = std::from_chars(text_.data() + at_, end, value);
    if (result.ec != std::errc() || (result.ptr < end && (is_letter(*result.ptr) || *result.ptr == '.')))
      fail_here("an integer that fits in 64 bits");
    at_ = size_t(result.ptr - text_.data());
    return make(Kind::number, {}, value);
  }
  int quoted(char quote) {
    const size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) fail_here("a string with a closing quote");
    const std::string value(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return make(Kind::text, {}, 0, value);
  }
  int parentheses() {
    need("(");
    std::vector<int> items;
    bool comma = false;
    while (!take(")")) {
      if (!items.empty() && !comma) fail_here("\")\"");
      items.push_back(sum());
      comma = take(",");
    }
    return items.size() == 1 && !comma ? items[0] : make(Kind::tuple, items);
  }

  /// Limits the recursion.
  struct Depth {
    explicit Depth(ExpressionParser& p) : parser(p) {
      if (++parser.depth_ > kDeepest) parser.fail_here("less nesting");
    }
    ~Depth() { --parser.depth_; }
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;
    ExpressionParser& parser;
  };

  std::string_view text_;
  const std::vector<TypeExpr::Name>& names_;
  std::vector<TypeExpr::Node>& nodes_;
  size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

std::vector<int> parse_type_expressions(std::string_view text, const std::vector<TypeExpr::Name>& names,
                                        std::vector<TypeExpr::Node>& nodes) {
  return ExpressionParser(text, names, nodes).run();
}

}  // namespace catenary
