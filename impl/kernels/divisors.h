// Functors of common divisors and multiples; see arithmetic.h.

CTN_FN int trailing_zeros(uint32_t x) {
#if defined(__CUDA_ARCH__)
  return __ffs(int(x)) - 1;
#else
  return __builtin_ctz(x);
#endif
}
CTN_FN int trailing_zeros(uint64_t x) {
#if defined(__CUDA_ARCH__)
  return __ffsll((long long)(x)) - 1;
#else
  return __builtin_ctzll(x);
#endif
}

/// The size of a number, also of the smallest one.
template <class T>
CTN_FN auto size_of_integer(T x) {
  using U = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  if constexpr (is_negative_possible<T>)
    return x < 0 ? U(0) - U(x) : U(x);
  else
    return U(x);
}

/// Subtractions and shifts, because divisions take longer; only a much larger number is divided, once.
template <class U>
CTN_FN U common_divisor(U a, U b) {
  if (a == 0 || b == 0) return a | b;
  const int twos = trailing_zeros(U(a | b));
  a >>= trailing_zeros(a);
  b >>= trailing_zeros(b);
  U low = a < b ? a : b, high = a < b ? b : a;
  if (low != 1 && high >> 8 > low) {
    const U rest = high % low;
    if (rest == 0) return U(low << twos);
    high = low;
    low = rest >> trailing_zeros(rest);
  }
  while (low != high && low != 1) {
    U rest = high - low;
    rest >>= trailing_zeros(rest);
    high = low < rest ? rest : low;
    low = low < rest ? low : rest;
  }
  return U(low << twos);
}

struct Gcd {
  using Long = void;
  using OneByOne = void;  // computed without vectors
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return T(common_divisor(size_of_integer(a), size_of_integer(b)));
  }
};

struct Lcm {
  using Long = void;
  using OneByOne = void;
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    const auto x = size_of_integer(a), y = size_of_integer(b), divisor = common_divisor(x, y);
    return divisor == 0 ? T(0) : T(x / divisor * y);
  }
};
