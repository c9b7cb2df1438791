// Functors that are one function of math.h. A functor with a type Long is a long computation: kernels that
// compute several elements at a time do so in a loop, which unrolled would be much code and no faster.
#pragma once

#define CTN_UNARY(NAME, FUNCTION)    \
  struct NAME {                      \
    using Long = void;               \
    template <class T>               \
    CTN_FN T operator()(T x) const { \
      return FUNCTION(x);            \
    }                                \
  }

/// For functions with arguments that need a long computation: FUNCTION_slow detects these arguments, and
/// FUNCTION_scalar computes them.
#define CTN_UNARY_SLOW(NAME, FUNCTION) \
  struct NAME {                        \
    using Long = void;                 \
    template <class T>                 \
    CTN_FN T operator()(T x) const {   \
      return FUNCTION(x);              \
    }                                  \
    template <class T>                 \
    CTN_FN bool slow(T x) const {      \
      return FUNCTION##_slow(x);       \
    }                                  \
    template <class T>                 \
    CTN_FN T scalar(T x) const {       \
      return FUNCTION##_scalar(x);     \
    }                                  \
  }

#define CTN_BINARY(NAME, FUNCTION)        \
  struct NAME {                           \
    using Long = void;                    \
    template <class T>                    \
    CTN_FN T operator()(T a, T b) const { \
      return FUNCTION(a, b);              \
    }                                     \
  }
