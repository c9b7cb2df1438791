// Folds of one vector by quotients and remainders, number by number: each waits for the one before, so that
// vectors gain nothing, and most numbers are soon less than the ones that divide them.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "impl/backend/cpu/elementwise_plan.h"
#include "impl/dtype/op.h"

namespace catenary::cpu {

/// The elements of a fold: `count` of x, `along_x` bytes apart, combined with *y. If `along_y` is not 0, each
/// result is written so many bytes behind the one before.
struct FoldLine {
  const ElementwisePlan* plan;  // y, x -> y
  const char* x;
  int64_t count, along_x;
  char* y;
  int64_t along_y;
};
using FoldOneByOne = void (*)(const FoldLine&);

/// As the elementwise operations: 0 for a divisor of 0, and the smallest number divided by -1 wraps.
template <Op op, class T>
T divide_integers(T a, T b) {
  constexpr bool quotient = op == Op::floor_divide;
  if (b == 0) return 0;
  if constexpr (std::is_signed_v<T>) {
    if (b == T(-1)) return quotient ? T(uint64_t(0) - uint64_t(a)) : T(0);
    const T rest = T(a % b);
    const bool down = rest != 0 && (rest < 0) != (b < 0);
    if (quotient) return T(a / b - down);
    return op == Op::remainder && down ? T(rest + b) : rest;
  } else {
    return quotient ? T(a / b) : T(a % b);
  }
}

/// Whether a is so small beside b that the result is known: a itself, or the quotient 0.
template <Op op, class T>
bool is_less(T a, T b) {
  if (!(std::fabs(a) < std::fabs(b))) return false;
  if constexpr (op == Op::fmod) return true;
  return op == Op::remainder ? (a > 0 && b > 0) || (a < 0 && b < 0) : b > 0 && !std::signbit(a);
}

template <Op op, class T>
void divide_one_by_one(const FoldLine& line) {
  const char* x = line.x;
  char* y = line.y;
  T value;
  std::memcpy(&value, y, sizeof(T));
  for (int64_t k = 0; k < line.count; ++k, x += line.along_x) {
    T divisor;
    std::memcpy(&divisor, x, sizeof(T));
    if constexpr (std::is_integral_v<T>) {
      value = divide_integers<op>(value, divisor);
    } else if constexpr (op == Op::true_divide) {
      value /= divisor;
    } else if (is_less<op>(value, divisor)) {
      value = op == Op::floor_divide ? T(0) : value;
    } else {
      alignas(T) char from[sizeof(T)], to[sizeof(T)];
      std::memcpy(from, &value, sizeof(T));
      line.plan->loop(from, x, nullptr, to, nullptr, 1);
      std::memcpy(&value, to, sizeof(T));
    }
    y += line.along_y;
    std::memcpy(y, &value, sizeof(T));
  }
}

template <Op op>
FoldOneByOne division_of(DType dtype) {
  switch (dtype) {
    case CTN_FLOAT32:
      return divide_one_by_one<op, float>;
    case CTN_FLOAT64:
      return divide_one_by_one<op, double>;
    default:
      break;
  }
  if constexpr (op != Op::true_divide) {
    switch (dtype) {
      case CTN_INT8:
        return divide_one_by_one<op, int8_t>;
      case CTN_INT16:
        return divide_one_by_one<op, int16_t>;
      case CTN_INT32:
        return divide_one_by_one<op, int32_t>;
      case CTN_INT64:
        return divide_one_by_one<op, int64_t>;
      case CTN_UINT8:
        return divide_one_by_one<op, uint8_t>;
      case CTN_UINT16:
        return divide_one_by_one<op, uint16_t>;
      case CTN_UINT32:
        return divide_one_by_one<op, uint32_t>;
      case CTN_UINT64:
        return divide_one_by_one<op, uint64_t>;
      default:
        break;
    }
  }
  return nullptr;
}

/// The function for an operation, or null.
inline FoldOneByOne find_division(Op op, DType dtype) {
  switch (op) {
    case Op::true_divide:
      return division_of<Op::true_divide>(dtype);
    case Op::floor_divide:
      return division_of<Op::floor_divide>(dtype);
    case Op::remainder:
      return division_of<Op::remainder>(dtype);
    case Op::fmod:
      return division_of<Op::fmod>(dtype);
    default:
      return nullptr;
  }
}

}  // namespace catenary::cpu
