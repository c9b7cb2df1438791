// LSTM cells, shared by all backends. Included inside a namespace of each translation unit, after
// impl/kernels/math.h. T is float or double. a, i, f, o are the sources of the cell input and of the three
// gates.

template <class T>
struct LstmCell {
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

/// Two children with their own gates and forget gates; the output gate's source is the sum of theirs.
template <class T>
struct TreeLstmCell {
  CTN_FN static void value(T a1, T i1, T f1, T a2, T i2, T f2, T o, T c1, T c2, T& c, T& h) {
    c = math_tanh(a1) * math_sigmoid(i1) + math_tanh(a2) * math_sigmoid(i2) + c1 * math_sigmoid(f1) +
        c2 * math_sigmoid(f2);
    h = math_tanh(c) * math_sigmoid(o);
  }
  /// The gradient that comes through the output: returns the gradient of c, and replaces o's source by its
  /// gradient.
  CTN_FN static T output_gradient(T& o, T c, T gc, T gh) {
    const T out = math_sigmoid(o), y = math_tanh(c);
    o = gh * y * out * (T(1) - out);
    return gc + gh * out * (T(1) - y * y);
  }
  /// The gradient of one child.
  CTN_FN static void child_gradient(T& a, T& i, T& f, T c_prev, T g, T& gc_prev) {
    const T input = math_tanh(a), in = math_sigmoid(i), keep = math_sigmoid(f);
    gc_prev = g * keep;
    a = g * in * (T(1) - input * input);
    i = g * input * in * (T(1) - in);
    f = g * c_prev * keep * (T(1) - keep);
  }
};
