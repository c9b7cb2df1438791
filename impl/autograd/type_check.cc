// Preconditions of functions on shapes and dtypes.
#include "impl/autograd/type_check.h"

namespace catenary {
namespace {

const char* sign(Expectation::Relation relation) {
  switch (relation) {
    case Expectation::Relation::equal:
      return "==";
    case Expectation::Relation::not_equal:
      return "!=";
    case Expectation::Relation::less:
      return "<";
    case Expectation::Relation::less_equal:
      return "<=";
    case Expectation::Relation::greater:
      return ">";
    default:
      return ">=";
  }
}

Expectation::Relation opposite(Expectation::Relation relation) {
  switch (relation) {
    case Expectation::Relation::equal:
      return Expectation::Relation::not_equal;
    case Expectation::Relation::not_equal:
      return Expectation::Relation::equal;
    case Expectation::Relation::less:
      return Expectation::Relation::greater_equal;
    case Expectation::Relation::less_equal:
      return Expectation::Relation::greater;
    case Expectation::Relation::greater:
      return Expectation::Relation::less_equal;
    default:
      return Expectation::Relation::less;
  }
}

}  // namespace

std::string TypeTerm::text() const {
  std::string text;
  switch (kind_) {
    case Kind::named:
      text = text_;
      break;
    case Kind::count:
      text = "in_types.size()";
      break;
    case Kind::ndim:
      text = format("in_types[%d].ndim", input_);
      break;
    case Kind::length:
      text = format("in_types[%d].shape[%d]", input_, axis_);
      break;
    case Kind::product:
      text = format("prod(in_types[%d].shape[%d:])", input_, axis_);
      break;
    case Kind::shape:
      text = format("in_types[%d].shape", input_);
      break;
    case Kind::dtype:
      text = array_ ? format("in_types[%d].dtype", input_) : dtype_name(DType(value_));
      break;
    case Kind::kind:
      text = array_ ? format("in_types[%d].dtype.kind", input_) : std::string(1, char(value_));
      break;
    default:
      text = std::to_string(value_);
  }
  if (factor_ != 1) text += " * " + std::to_string(factor_);
  if (less_ != 0) text += " - " + std::to_string(less_);
  return text;
}

std::string TypeTerm::value_text() const {
  switch (kind_) {
    case Kind::shape:
      return shape_text(array_->shape());
    case Kind::dtype:
      return dtype_name(DType(value_));
    case Kind::kind:
      return std::string(1, char(value_));
    default:
      return std::to_string(value());
  }
}

bool Expectation::holds() const {
  if (left.kind_ == TypeTerm::Kind::shape)
    return same_shape(left.array_->shape(), right.array_->shape()) == (relation == Relation::equal);
  const int64_t a = left.value(), b = right.value();
  switch (relation) {
    case Relation::equal:
      return a == b;
    case Relation::not_equal:
      return a != b;
    case Relation::less:
      return a < b;
    case Relation::less_equal:
      return a <= b;
    case Relation::greater:
      return a > b;
    default:
      return a >= b;
  }
}

void Expectation::fail() const {
  fail_type_check(left.text() + " " + sign(relation) + " " + right.text(),
                  left.value_text() + " " + sign(opposite(relation)) + " " + right.value_text());
}

TypeTerm TypeInfo::shape(int axis) const {
  if (axis >= array_.ndim()) (ndim() > axis).fail();
  return {TypeTerm::Kind::length, &array_, input_, axis, array_.dim(axis)};
}

TypeTerm TypeInfo::product(int first) const {
  int64_t product = 1;
  for (int i = first; i < array_.ndim(); ++i) product *= array_.dim(i);
  return {TypeTerm::Kind::product, &array_, input_, first, product};
}

TypeTerm TypeInfo::kind() const {
  const DType dtype = array_.dtype();
  const char kind = is_float(dtype) ? 'f' : dtype == CTN_BOOL ? 'b' : is_unsigned_integer(dtype) ? 'u' : 'i';
  return {TypeTerm::Kind::kind, &array_, input_, 0, kind};
}

void fail_type_check(const std::string& expectation, const std::string& actual) {
  fail(CTN_ERROR_TYPE_CHECK, "Expect: %s  Actual: %s", expectation.c_str(), actual.c_str());
}

}  // namespace catenary
