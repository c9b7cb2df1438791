// Functors of arithmetic sequences, shared by all backends; included inside a namespace of each translation
// unit, after impl/kernels/math.h. Element i of the SequenceParams p; i may be an
// integer or a double. Compile with -ffp-contract=off: sums
// and products are rounded separately, as in NumPy.

struct SequenceInteger {
  template <class Params>
  CTN_FN int64_t operator()(const Params& p, int64_t i) const {
    return static_cast<int64_t>(static_cast<uint64_t>(p.start) +
                                static_cast<uint64_t>(i) * static_cast<uint64_t>(p.step));
  }
};

struct SequenceDouble {
  template <class Params, class Index>
  CTN_FN double operator()(const Params& p, Index i) const {
    return static_cast<double>(i) * p.delta + p.first;
  }
};

struct SequenceFloat {
  template <class Params, class Index>
  CTN_FN double operator()(const Params& p, Index i) const {
    const float first = static_cast<float>(p.first);
    return static_cast<double>(first +
                               static_cast<float>(static_cast<double>(i)) * static_cast<float>(p.delta));
  }
};

struct SequenceFraction {
  template <class Params, class Index>
  CTN_FN double operator()(const Params& p, Index i) const {
    return static_cast<double>(i) / p.intervals * p.delta + p.first;
  }
};

/// Element i of n, whose usual value is `number`.
template <class Params>
CTN_FN double sequence_element(const Params& p, int64_t i, int64_t n, double number) {
  const double value = i < p.heads ? p.head[i] : (p.has_last & (i == n - 1)) ? p.last : number;
  return p.floored ? math_floor(value) : value;
}
