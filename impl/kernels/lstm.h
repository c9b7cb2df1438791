// LSTM units, shared by all backends; included inside a namespace of each translation unit, after
// impl/kernels/math.h. T is float or double. a, i, f, o: sources of the cell input and of the three gates.

template <class T>
struct LstmUnit {
  CTN_FN static void value(T a, T i, T f, T o, T c_prev, T& c, T& h) {
    c = math_tanh(a) * math_sigmoid(i) + c_prev * math_sigmoid(f);
    h = math_tanh(c) * math_sigmoid(o);
  }
  /// Replaces the sources by their gradients.
  CTN_FN static void gradient(T& a, T& i, T& f, T& o, T c_prev, T c, T gc, T gh, T& gc_prev) {
    const T input = math_tanh(a), in = math_sigmoid(i), keep = math_sigmoid(f), out = math_sigmoid(o);
    const T y = math_tanh(c);
    const T g = gc + gh * out * (T(1) - y * y);
    gc_prev = g * keep;
    a = g * in * (T(1) - input * input);
    i = g * input * in * (T(1) - in);
    f = g * c_prev * keep * (T(1) - keep);
    o = gh * y * out * (T(1) - out);
  }
};

/// Two children, each with a forget gate of its own; a, i and o are sums of theirs.
template <class T>
struct TreeLstmUnit {
  CTN_FN static void value(T a, T i, T f1, T f2, T o, T c1, T c2, T& c, T& h) {
    c = math_tanh(a) * math_sigmoid(i) + c1 * math_sigmoid(f1) + c2 * math_sigmoid(f2);
    h = math_tanh(c) * math_sigmoid(o);
  }
  CTN_FN static void gradient(T& a, T& i, T& f1, T& f2, T& o, T c1, T c2, T c, T gc, T gh, T& gc1, T& gc2) {
    const T input = math_tanh(a), in = math_sigmoid(i), out = math_sigmoid(o), y = math_tanh(c);
    const T keep1 = math_sigmoid(f1), keep2 = math_sigmoid(f2);
    const T g = gc + gh * out * (T(1) - y * y);
    gc1 = g * keep1;
    gc2 = g * keep2;
    a = g * in * (T(1) - input * input);
    i = g * input * in * (T(1) - in);
    f1 = g * c1 * keep1 * (T(1) - keep1);
    f2 = g * c2 * keep2 * (T(1) - keep2);
    o = gh * y * out * (T(1) - out);
  }
};
