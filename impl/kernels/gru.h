// GRU cells, shared by all backends. Included inside a namespace of each translation unit, after
// impl/kernels/math.h. T is float or double. The sources of the reset gate r, the update gate z and the
// candidate c come from the input (x) and from the state (s); the reset gate multiplies the state's source of
// the candidate.

template <class T>
struct GruCell {
  CTN_FN static T value(T xr, T xz, T xc, T sr, T sz, T sc, T h) {
    const T reset = math_sigmoid(xr + sr), update = math_sigmoid(xz + sz);
    const T candidate = math_tanh(xc + reset * sc);
    return (T(1) - update) * candidate + update * h;
  }
  /// Replaces the sources by their gradients. The gradients of r and z are the same for x and s. Returns the
  /// gradient of h without what comes through s.
  CTN_FN static T gradient(T& xr, T& xz, T& xc, T sr, T sz, T& sc, T h, T g) {
    const T reset = math_sigmoid(xr + sr), update = math_sigmoid(xz + sz);
    const T candidate = math_tanh(xc + reset * sc);
    const T gc = g * (T(1) - update) * (T(1) - candidate * candidate);
    xr = gc * sc * reset * (T(1) - reset);
    xz = g * (h - candidate) * update * (T(1) - update);
    xc = gc;
    sc = gc * reset;
    return g * update;
  }
};
