// Functors of comparison and logic; see arithmetic.h. Results are bytes 0 or 1.

#define CTN_COMPARISON(NAME, OPERATOR)                \
  struct NAME {                                       \
    template <class T>                                \
    CTN_FN unsigned char operator()(T a, T b) const { \
      return a OPERATOR b;                            \
    }                                                 \
  }
CTN_COMPARISON(Greater, >);
CTN_COMPARISON(GreaterEqual, >=);
CTN_COMPARISON(Less, <);
CTN_COMPARISON(LessEqual, <=);
CTN_COMPARISON(Equal, ==);
CTN_COMPARISON(NotEqual, !=);
#undef CTN_COMPARISON

struct LogicalAnd {
  template <class T>
  CTN_FN unsigned char operator()(T a, T b) const {
    return int(a != T(0)) & int(b != T(0));
  }
};

struct LogicalOr {
  template <class T>
  CTN_FN unsigned char operator()(T a, T b) const {
    return int(a != T(0)) | int(b != T(0));
  }
};

struct LogicalXor {
  template <class T>
  CTN_FN unsigned char operator()(T a, T b) const {
    return (a != T(0)) != (b != T(0));
  }
};

struct LogicalNot {
  template <class T>
  CTN_FN unsigned char operator()(T x) const {
    return x == T(0);
  }
};

struct Select {
  using Condition = Bool;  // type of the first operand
  template <class T>
  CTN_FN T operator()(Bool condition, T x, T y) const {
    return condition.byte != 0 ? x : y;
  }
  CTN_FN Bool operator()(Bool condition, Bool x, Bool y) const {
    return Bool(condition.byte != 0 ? x.byte : y.byte);
  }
};
