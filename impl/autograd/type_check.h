// Preconditions of functions on shapes and dtypes.
#pragma once
#include "impl/autograd/function.h"

namespace catenary {

/// One side of an expectation: its value, and its text if the expectation fails.
class TypeTerm {
 public:
  enum class Kind : uint8_t { number, named, count, ndim, length, product, shape, dtype, kind };

  TypeTerm(int64_t number) : kind_(Kind::number), value_(number) {}
  TypeTerm(int number) : TypeTerm(int64_t{number}) {}
  TypeTerm(char kind) : kind_(Kind::kind), value_(kind) {}
  static TypeTerm of(DType dtype) {
    TypeTerm term(int64_t{dtype});
    term.kind_ = Kind::dtype;
    return term;
  }
  /// Uses `text` in messages, such as "in_types[0].shape[1] // pool_size".
  static TypeTerm named(const char* text, int64_t value) {
    TypeTerm term(value);
    term.kind_ = Kind::named;
    term.text_ = text;
    return term;
  }
  TypeTerm operator*(int64_t factor) const {
    TypeTerm term = *this;
    term.factor_ = factor;
    return term;
  }
  TypeTerm operator-(int64_t less) const {
    TypeTerm term = *this;
    term.less_ = less;
    return term;
  }

 private:
  friend class TypeInfo;
  friend class TypeCheck;
  friend struct Expectation;

  TypeTerm(Kind kind, const Array* array, int input, int axis, int64_t value)
      : kind_(kind), input_(int16_t(input)), axis_(int16_t(axis)), value_(value), array_(array) {}
  int64_t value() const { return value_ * factor_ - less_; }
  std::string text() const;
  std::string value_text() const;

  Kind kind_;
  int16_t input_ = -1, axis_ = 0;
  int64_t value_, factor_ = 1, less_ = 0;
  const Array* array_ = nullptr;
  const char* text_ = nullptr;
};

/// Two terms and the relation expected between them.
struct Expectation {
  enum class Relation : uint8_t { equal, not_equal, less, less_equal, greater, greater_equal };
  TypeTerm left, right;
  Relation relation;

  bool holds() const;
  [[noreturn]] void fail() const;
};

inline Expectation operator==(const TypeTerm& a, const TypeTerm& b) {
  return {a, b, Expectation::Relation::equal};
}
inline Expectation operator!=(const TypeTerm& a, const TypeTerm& b) {
  return {a, b, Expectation::Relation::not_equal};
}
inline Expectation operator<(const TypeTerm& a, const TypeTerm& b) {
  return {a, b, Expectation::Relation::less};
}
inline Expectation operator<=(const TypeTerm& a, const TypeTerm& b) {
  return {a, b, Expectation::Relation::less_equal};
}
inline Expectation operator>(const TypeTerm& a, const TypeTerm& b) {
  return {a, b, Expectation::Relation::greater};
}
inline Expectation operator>=(const TypeTerm& a, const TypeTerm& b) {
  return {a, b, Expectation::Relation::greater_equal};
}

/// Shape and dtype of one input, called in_types[i] in messages.
class TypeInfo {
 public:
  TypeInfo(const Array& array, int input) : array_(array), input_(input) {}
  TypeTerm ndim() const { return {TypeTerm::Kind::ndim, &array_, input_, 0, array_.ndim()}; }
  /// Throws Error(CTN_ERROR_TYPE_CHECK) if there is no such axis.
  TypeTerm shape(int axis) const;
  /// Can only be compared with the shape of another input.
  TypeTerm shape() const { return {TypeTerm::Kind::shape, &array_, input_, 0, 0}; }
  /// The product of the lengths from axis `first` on.
  TypeTerm product(int first) const;
  TypeTerm dtype() const { return {TypeTerm::Kind::dtype, &array_, input_, 0, int64_t(array_.dtype())}; }
  /// 'b', 'i', 'u' or 'f'.
  TypeTerm kind() const;

 private:
  const Array& array_;
  int input_;
};

/// The inputs of a function in order, as its precondition sees them.
class TypeCheck {
 public:
  explicit TypeCheck(Span<const Value* const> inputs) : inputs_(inputs) {}
  int size() const { return int(inputs_.size); }
  TypeTerm count() const { return {TypeTerm::Kind::count, nullptr, -1, 0, int64_t(inputs_.size)}; }
  const Array& input(int i) const { return **inputs_[size_t(i)]; }
  TypeInfo operator[](int i) const { return {input(i), i}; }
  /// Throws Error(CTN_ERROR_TYPE_CHECK) with text such as "Expect: in_types[0].ndim == 2  Actual: 3 != 2".
  void expect(const Expectation& e) const {
    if (!e.holds()) e.fail();
  }
  void floating(int i) const { expect((*this)[i].kind() == 'f'); }
  void dtype(int i, DType dtype) const { expect((*this)[i].dtype() == TypeTerm::of(dtype)); }
  void same_dtype(int i, int j) const { expect((*this)[i].dtype() == (*this)[j].dtype()); }
  void same_shape(int i, int j) const { expect((*this)[i].shape() == (*this)[j].shape()); }

 private:
  Span<const Value* const> inputs_;
};

}  // namespace catenary
