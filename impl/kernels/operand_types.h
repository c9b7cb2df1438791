// The types of a functor's operands that are not those of its loop. Included inside a namespace.

template <class F, class T>
struct First {
  using type = T;
};
template <class F, class T>
requires requires { typename F::Condition; }
struct First<F, T> {
  using type = typename F::Condition;
};
template <class F, class T>
struct Second {
  using type = T;
};
template <class F, class T>
requires requires { typename F::Second; }
struct Second<F, T> {
  using type = typename F::Second;
};
