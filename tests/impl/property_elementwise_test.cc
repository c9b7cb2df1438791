#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "impl/array/array.h"
#include "impl/backend/cpu/loops.h"
#include "impl/testing/values.h"
#include "tests/impl/test_array.h"

// Every operation of the table for every combination of element types, on arrays of random shapes and
// strides, against loops over one element at a time and, where that is simple, formulas of their own.

namespace catenary {
namespace {

using Bytes = std::vector<char>;
using ShapeList = std::vector<int64_t>;

class Draw {
 public:
  explicit Draw(uint64_t seed) : engine_(seed) {}
  uint64_t bits() { return engine_(); }
  int64_t below(int64_t n) { return int64_t(bits() % uint64_t(n)); }
  bool one_in(int64_t n) { return below(n) == 0; }

 private:
  std::mt19937_64 engine_;
};

template <class T>
void put(char* to, T value) {
  std::memcpy(to, &value, sizeof value);
}

void put_float(char* to, DType dtype, double value) {
  if (dtype == CTN_FLOAT16) return put(to, to_half(value));
  if (dtype == CTN_BFLOAT16) return put(to, to_bfloat16(value));
  if (dtype == CTN_FLOAT32) return put(to, float(value));
  put(to, value);
}

/// Any element: special values, small ones, any bits. `small` draws integers from 0 to 7.
void draw_element(Draw& draw, DType dtype, bool small, char* to) {
  const size_t size = itemsize(dtype);
  uint64_t bits = draw.bits();
  if (dtype == CTN_BOOL) bits &= 1;
  if (is_float(dtype)) {
    static const double special[] = {0.0, -0.0, 1.0, -1.0, 0.5, -2.5, INFINITY, -INFINITY, NAN, 1e-40};
    switch (draw.below(4)) {
      case 0:
        return put_float(to, dtype, special[draw.below(10)]);
      case 1:
        break;
      default:
        return put_float(to, dtype, double(draw.below(8001) - 4000) / 1000);
    }
  } else if (is_integer(dtype)) {
    const uint64_t lowest = is_signed_integer(dtype) ? uint64_t(1) << (8 * size - 1) : 0;
    const uint64_t special[] = {0, 1, 2, ~uint64_t(0), lowest, lowest - 1};
    if (small)
      bits %= 8;
    else if (draw.one_in(3))
      bits = special[draw.below(6)];
    else if (draw.one_in(2))
      bits = uint64_t(draw.below(41) - 20);
  }
  std::memcpy(to, &bits, size);
}

/// Memory with a view of random strides into it.
struct Sample {
  ArrayRef base, view;
};

struct Style {
  bool small = false;   // values
  bool zeros = true;    // strides of zero
  bool device = false;  // on test:0
  int64_t padding = 0;  // elements before and after
};

ShapeList strides_for(Draw& draw, const ShapeList& shape, bool zeros, int64_t& before, int64_t& after) {
  const size_t ndim = shape.size();
  ShapeList order(ndim), strides(ndim);
  for (size_t i = 0; i < ndim; ++i) order[i] = int64_t(ndim - 1 - i);  // C
  if (draw.one_in(3)) std::reverse(order.begin(), order.end());        // Fortran
  if (draw.one_in(3))
    for (size_t i = ndim; i > 1; --i) std::swap(order[i - 1], order[size_t(draw.below(int64_t(i)))]);
  int64_t step = 1;
  before = after = 0;
  for (int64_t d : order) {
    const int64_t length = shape[size_t(d)];
    if (zeros && draw.one_in(7)) continue;
    if (step < 300 && draw.one_in(3)) step *= 1 + draw.below(3);
    strides[size_t(d)] = draw.one_in(4) ? -step : step;
    (strides[size_t(d)] < 0 ? before : after) += step * (length > 0 ? length - 1 : 0);
    step *= length > 0 ? length : 1;
  }
  return strides;
}

Backend& backend_of(const Style& style) { return style.device ? find_backend("test:0") : cpu_backend(); }

Sample draw_array(Draw& draw, const ShapeList& shape, DType dtype, const Style& style) {
  int64_t before, after;
  ShapeList strides = strides_for(draw, shape, style.zeros, before, after);
  const int64_t size = before + after + 1 + 2 * style.padding, item = int64_t(itemsize(dtype));
  Bytes bytes(size_t(size * item));
  for (int64_t i = 0; i < size; ++i) draw_element(draw, dtype, style.small, bytes.data() + i * item);
  Sample sample;
  sample.base = from_data(bytes.data(), {&size, 1}, dtype, backend_of(style));
  for (int64_t& stride : strides) stride *= item;
  char* first = sample.base->data() + (before + style.padding) * item;
  sample.view =
      view_as(*sample.base, first, {shape.data(), shape.size()}, {strides.data(), strides.size()}, true);
  return sample;
}

ShapeList draw_shape(Draw& draw) {
  static const int64_t lengths[] = {1, 2, 3, 5, 7, 17, 0, 33};
  ShapeList shape(size_t(draw.below(6)));
  int64_t size = 1;
  for (int64_t& length : shape) {
    length = lengths[draw.below(draw.one_in(4) ? 8 : 5)];
    if (size * length > 300) length = 1;
    size *= length;
  }
  return shape;
}

/// A shape that broadcasts to the given one, perhaps itself.
ShapeList narrower(Draw& draw, ShapeList shape) {
  if (draw.one_in(4)) shape.erase(shape.begin(), shape.begin() + draw.below(int64_t(shape.size()) + 1));
  for (int64_t& length : shape)
    if (draw.one_in(7)) length = 1;
  return shape;
}

Bytes bytes_of(const Array& a) {
  Bytes bytes(size_t(a.nbytes()));
  to_data(a, bytes.data());
  return bytes;
}

bool is_nan(const char* element, DType dtype) {
  double value = 0;
  if (is_float(dtype)) cpu::loops().cast[dtype][CTN_FLOAT64](element, &value, 1);
  return std::isnan(value);
}

/// Bits are equal, or both are NaN.
void expect_same(const Bytes& expected, const Array& actual, const std::string& what) {
  const Bytes got = bytes_of(actual);
  const size_t item = itemsize(actual.dtype());
  ASSERT_EQ(got.size(), expected.size()) << what;
  for (size_t i = 0; i < got.size(); i += item) {
    if (std::memcmp(&got[i], &expected[i], item) == 0) continue;
    if (is_nan(&got[i], actual.dtype()) && is_nan(&expected[i], actual.dtype())) continue;
    double a = 0, b = 0;
    cpu::loops().cast[actual.dtype()][CTN_FLOAT64](&expected[i], &a, 1);
    cpu::loops().cast[actual.dtype()][CTN_FLOAT64](&got[i], &b, 1);
    FAIL() << what << ": element " << i / item << " of " << got.size() / item << ": expected " << a
           << ", got " << b;
  }
}

void convert(DType from, DType to, const char* source, char* destination) {
  if (from == to)
    std::memcpy(destination, source, itemsize(from));
  else
    cpu::loops().cast[from][to](source, destination, 1);
}

/// The operation, one element at a time: into the loop's dtype, its computation, out of it.
Bytes one_by_one(Op op, DType loop, const std::vector<ArrayRef>& inputs, const ShapeList& shape, DType out) {
  const DType compute = compute_dtype(loop);
  const bool boolean = op_result(op) == ResultType::boolean;
  std::vector<Bytes> in;
  for (const ArrayRef& input : inputs)
    in.push_back(bytes_of(*broadcast_to(*input, {shape.data(), shape.size()})));
  int64_t size = 1;
  for (int64_t length : shape) size *= length;
  Bytes result(size_t(size) * itemsize(out));
  for (size_t i = 0; i < size_t(size); ++i) {
    alignas(8) char operand[3][8], value[8], stored[8];
    for (size_t k = 0; k < in.size(); ++k) {
      const DType from = inputs[k]->dtype(), to = op == Op::select && k == 0 ? CTN_BOOL : loop;
      convert(from, to, &in[k][i * itemsize(from)], value);
      convert(to, op == Op::select && k == 0 ? CTN_BOOL : compute, value, operand[k]);
    }
    cpu::loops().elementwise[int(op)][compute](operand[0], operand[1], operand[2], value, 1);
    if (boolean) {
      convert(CTN_BOOL, out, value, &result[i * itemsize(out)]);
      continue;
    }
    convert(compute, loop, value, stored);
    convert(loop, out, stored, &result[i * itemsize(out)]);
  }
  return result;
}

ArrayRef call(Op op, const std::vector<ArrayRef>& in) {
  if (in.size() == 1) return elementwise(op, *in[0]);
  if (in.size() == 2) return elementwise(op, *in[0], *in[1]);
  return elementwise(op, *in[0], *in[1], *in[2]);
}

void call_into(Op op, const std::vector<ArrayRef>& in, Array& out) {
  if (in.size() == 1) return elementwise_into(op, *in[0], out);
  if (in.size() == 2) return elementwise_into(op, *in[0], *in[1], out);
  elementwise_into(op, *in[0], *in[1], *in[2], out);
}

/// The loop that the table names for these operands, below zero where it has none.
DType loop_of(Op op, const std::vector<DType>& dtypes) {
  const int loops = int(tables::ops[int(op)].loops);
  if (dtypes.size() == 1) return tables::loop1[loops][dtypes[0]];
  if (dtypes.size() == 2) return tables::loop_for[loops][dtypes[0]][dtypes[1]];
  if (op == Op::select) return promote(dtypes[1], dtypes[2]);
  // The lowest dtype that holds all: as NumPy's search, whatever the order of the operands.
  const DType any_order[] = {promote(promote(dtypes[0], dtypes[1]), dtypes[2]),
                             promote(promote(dtypes[0], dtypes[2]), dtypes[1]),
                             promote(promote(dtypes[1], dtypes[2]), dtypes[0])};
  DType all = any_order[0];
  for (DType each : any_order) all = can_cast(each, all, CTN_CASTING_SAFE) ? each : all;
  return tables::loop1[loops][all];
}

ctn_status status_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    return error.status();
  }
  return CTN_OK;
}

class Property {
 public:
  Property(Draw& draw, Op op, std::vector<DType> dtypes, bool device)
      : draw_(draw), op_(op), dtypes_(std::move(dtypes)), loop_(loop_of(op, dtypes_)) {
    style_.device = device;
    what_ = op_name(op);
    for (DType dtype : dtypes_) what_ += std::string(" ") + dtype_name(dtype);
  }

  /// A new result, and one written into memory of its own.
  void separate(const ShapeList& wide) {
    std::vector<ArrayRef> in = draw_inputs(wide);
    if (loop_ < 0) {
      EXPECT_EQ(status_of([&] { call(op_, in); }), CTN_ERROR_DTYPE) << what_;
      return;
    }
    const ShapeList shape = broadcast(in);
    const DType result = result_dtype();
    const ArrayRef made = call(op_, in);
    EXPECT_EQ(made->dtype(), result) << what_;
    EXPECT_TRUE(same_shape(made->shape(), {shape.data(), shape.size()})) << what_;
    expect_same(one_by_one(op_, loop_, in, shape, result), *made, what_);

    const DType out = kAllDTypes[draw_.below(kDTypes)];
    Style written = style_;
    written.zeros = false;
    Sample target = draw_array(draw_, shape, out, written);
    check_into(in, shape, target, " into " + std::string(dtype_name(out)));
  }

  /// Into memory that one of the operands shares, at the same place or moved by some elements.
  void overlapping(const ShapeList& wide) {
    if (loop_ < 0) return;
    std::vector<ArrayRef> in = draw_inputs(wide);
    const ShapeList shape = broadcast(in);
    const size_t k = size_t(draw_.below(int64_t(in.size())));
    Style shared = style_;
    shared.zeros = false;
    shared.small = is_exponent(k);
    shared.padding = 4;
    Sample target = draw_array(draw_, shape, dtypes_[k], shared);
    const int64_t item = int64_t(itemsize(dtypes_[k]));
    ShapeList strides(target.view->byte_strides(), target.view->byte_strides() + shape.size());
    char* first = target.view->data() + (draw_.one_in(2) ? 0 : (draw_.below(9) - 4) * item);
    if (!shape.empty() && draw_.one_in(3)) {
      const size_t axis = size_t(draw_.below(int64_t(shape.size())));
      first += strides[axis] * (shape[axis] > 0 ? shape[axis] - 1 : 0);
      strides[axis] = -strides[axis];
    }
    in[k] =
        view_as(*target.base, first, {shape.data(), shape.size()}, {strides.data(), strides.size()}, false);
    check_into(in, shape, target, " into overlapping memory");
  }

 private:
  DType result_dtype() const { return op_result(op_) == ResultType::boolean ? CTN_BOOL : loop_; }

  /// Powers of integers have exponents from 0 on.
  bool is_exponent(size_t k) const { return op_ == Op::power && k == 1; }

  std::vector<ArrayRef> draw_inputs(const ShapeList& wide) {
    std::vector<ArrayRef> in;
    for (size_t k = 0; k < dtypes_.size(); ++k) {
      Style style = style_;
      style.small = is_exponent(k);
      in.push_back(draw_array(draw_, k == 0 ? wide : narrower(draw_, wide), dtypes_[k], style).view);
    }
    return in;
  }

  static ShapeList broadcast(const std::vector<ArrayRef>& in) {
    std::vector<const Array*> arrays;
    for (const ArrayRef& each : in) arrays.push_back(each.get());
    const Dims dims = broadcast_shapes({arrays.data(), arrays.size()});
    return ShapeList(dims.begin(), dims.end());
  }

  void check_into(const std::vector<ArrayRef>& in, const ShapeList& shape, Sample& target,
                  const std::string& how) {
    const DType out = target.view->dtype();
    if (!can_cast(result_dtype(), out, CTN_CASTING_SAME_KIND)) {
      const Bytes before = bytes_of(*target.base);
      EXPECT_EQ(status_of([&] { call_into(op_, in, *target.view); }), CTN_ERROR_DTYPE) << what_ << how;
      EXPECT_EQ(before, bytes_of(*target.base)) << what_ << how;
      return;
    }
    const Bytes expected = one_by_one(op_, loop_, in, shape, out);
    // What lies around the elements stays: the same written into a copy of everything.
    ArrayRef around = copy(*target.base);
    ArrayRef seen = view_as(*around, around->data() + (target.view->data() - target.base->data()),
                            target.view->shape(), target.view->strides(), true);
    set_data(*seen, expected.data());
    call_into(op_, in, *target.view);
    expect_same(expected, *target.view, what_ + how);
    expect_same(bytes_of(*around), *target.base, what_ + how + ", around");
  }

  Draw& draw_;
  Op op_;
  std::vector<DType> dtypes_;
  DType loop_;
  Style style_;
  std::string what_;
};

/// Calls `action` for every combination of dtypes of the operation's operands.
template <class F>
void for_each_combination(Op op, const F& action) {
  const int inputs = op_inputs(op);
  for (DType a : kAllDTypes) {
    if (op == Op::select && a != CTN_BOOL) continue;
    if (inputs == 1) {
      action({a});
      continue;
    }
    for (DType b : kAllDTypes) {
      if (inputs == 2) {
        action({a, b});
        continue;
      }
      for (DType c : kAllDTypes) action({a, b, c});
    }
  }
}

TEST(PropertyElementwise, AnyShapeStridesAndDtypes) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 1};
    const int rounds = op_inputs(Op(i)) == 1 ? 24 : op_inputs(Op(i)) == 2 ? 4 : 1;
    for_each_combination(Op(i), [&](const std::vector<DType>& dtypes) {
      Property property(draw, Op(i), dtypes, false);
      for (int round = 0; round < rounds && !HasFailure(); ++round) property.separate(draw_shape(draw));
    });
    if (HasFailure()) return;
  }
}

TEST(PropertyElementwise, OverlappingMemory) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 1001};
    const int rounds = op_inputs(Op(i)) == 1 ? 24 : op_inputs(Op(i)) == 2 ? 4 : 1;
    for_each_combination(Op(i), [&](const std::vector<DType>& dtypes) {
      Property property(draw, Op(i), dtypes, false);
      for (int round = 0; round < rounds && !HasFailure(); ++round) property.overlapping(draw_shape(draw));
    });
    if (HasFailure()) return;
  }
}

// Rows longer than a block of the driver, and enough elements for several threads.
TEST(PropertyElementwise, LongRows) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 2001};
    for (DType dtype : kAllDTypes) {
      std::vector<DType> dtypes(size_t(op_inputs(Op(i))), dtype);
      if (Op(i) == Op::select) dtypes[0] = CTN_BOOL;
      Property property(draw, Op(i), dtypes, false);
      property.separate({2, 1031 + draw.below(1100)});
      property.overlapping({1031 + draw.below(1100)});
      if (dtype == CTN_FLOAT32) property.separate({2, 25001});
      if (HasFailure()) return;
    }
  }
}

TEST(PropertyElementwise, OnADeviceThatRunsLate) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 3001};
    for (int round = 0; round < 6; ++round) {
      std::vector<DType> dtypes;
      for (int k = 0; k < op_inputs(Op(i)); ++k) dtypes.push_back(kAllDTypes[draw.below(kDTypes)]);
      if (Op(i) == Op::select) dtypes[0] = CTN_BOOL;
      Property property(draw, Op(i), dtypes, true);
      property.separate(draw_shape(draw));
      property.overlapping(draw_shape(draw));
      if (HasFailure()) return;
    }
  }
}

// Formulas that share nothing with the kernels: in double, or in 64-bit integers that are cut to the dtype.

template <class T>
constexpr bool kFloating = std::is_same_v<T, double>;

template <class T>
T quotient_down(T a, T b) {
  if (b == 0) return 0;
  if constexpr (std::is_same_v<T, int64_t>) {
    if (b == -1) return subtract(int64_t(0), a);
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
  }
  return a / b;
}

template <class T>
T remainder_down(T a, T b) {
  if (b == 0 || b == T(-1)) return b == 0 || std::is_same_v<T, int64_t> ? 0 : a % b;
  const T rest = a % b;
  if constexpr (std::is_same_v<T, int64_t>) return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
  return rest;
}

/// What an operation gives before the result is cut to its dtype; false where there is no formula here.
template <class T>
bool formula(std::string_view op, T a, T b, bool boolean, T& y) {
  const bool unordered = a != a || b != b;
  if (op == "greater") return y = a > b, true;
  if (op == "greater_equal") return y = a >= b, true;
  if (op == "less") return y = a < b, true;
  if (op == "less_equal") return y = a <= b, true;
  if (op == "equal") return y = a == b, true;
  if (op == "not_equal") return y = !(a == b), true;
  if (op == "logical_and") return y = a != 0 && b != 0, true;
  if (op == "logical_or") return y = a != 0 || b != 0, true;
  if (op == "logical_xor") return y = (a != 0) != (b != 0), true;
  if (op == "logical_not") return y = a == 0, true;
  if (op == "maximum") return y = unordered ? (a != a ? a : b) : a > b ? a : b, true;
  if (op == "minimum") return y = unordered ? (a != a ? a : b) : a < b ? a : b, true;
  if (op == "absolute") return y = magnitude(a), true;
  if (op == "add") return y = boolean ? T(a != 0 || b != 0) : subtract(a, subtract(T(0), b)), true;
  if (op == "subtract") return y = subtract(a, b), true;
  if (op == "negative") return y = kFloating<T> ? -a : subtract(T(0), a), true;
  if (op == "sign") return y = a > 0 ? T(1) : a < 0 ? T(-1) : a != a ? a : T(0), true;
  if (op == "relu") return y = a != a ? a : a > 0 ? a : T(0), true;
  if constexpr (kFloating<T>) {
    if (op == "multiply") return y = a * b, true;
    if (op == "square") return y = a * a, true;
    if (op == "true_divide") return y = a / b, true;
    if (op == "sqrt") return y = std::sqrt(a), true;
  } else {
    if (op == "multiply") return y = T(uint64_t(a) * uint64_t(b)), true;
    if (op == "square") return y = T(uint64_t(a) * uint64_t(a)), true;
    if (op == "floor_divide") return y = quotient_down(a, b), true;
    if (op == "remainder") return y = remainder_down(a, b), true;
    if (op == "bitwise_and") return y = a & b, true;
    if (op == "bitwise_or") return y = a | b, true;
    if (op == "bitwise_xor") return y = a ^ b, true;
    if (op == "invert") return y = boolean ? T(a == 0) : T(~a), true;
  }
  return false;
}

/// Whether there is a formula for the operation.
template <class T>
bool check_formula(Draw& draw, Op op, DType dtype) {
  const int64_t n = 501;
  std::vector<ArrayRef> in;
  std::vector<std::vector<T>> values;
  const Style style;
  for (int k = 0; k < op_inputs(op); ++k) {
    in.push_back(copy(*draw_array(draw, {n}, dtype, style).view));
    values.push_back(values_of<T>(*in.back()));
  }
  T unused;
  if (values.size() > 2 || !formula(op_name(op), T(1), T(1), false, unused)) return false;
  const std::vector<T>& a = values.front();
  const std::vector<T>& b = values.back();
  const ArrayRef result = call(op, in);
  const std::vector<T> got = values_of<T>(*result);
  for (size_t i = 0; i < size_t(n); ++i) {
    T expected;
    formula(op_name(op), a[i], b[i], dtype == CTN_BOOL, expected);
    if (op_result(op) != ResultType::boolean) expected = narrow(expected, dtype);
    const bool both_nan = expected != expected && got[i] != got[i];
    EXPECT_TRUE(both_nan || expected == got[i])
        << op_name(op) << " " << dtype_name(dtype) << " of " << +a[i] << ", " << +b[i] << ": expected "
        << +expected << ", got " << +got[i];
  }
  return true;
}

TEST(PropertyElementwise, IndependentFormulas) {
  int checked = 0;
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 4001};
    for (DType dtype : kAllDTypes) {
      if (!has_loop(Op(i), dtype)) continue;
      checked += is_float(dtype)            ? check_formula<double>(draw, Op(i), dtype)
                 : is_signed_integer(dtype) ? check_formula<int64_t>(draw, Op(i), dtype)
                                            : check_formula<uint64_t>(draw, Op(i), dtype);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(checked, 200);
}

}  // namespace
}  // namespace catenary
