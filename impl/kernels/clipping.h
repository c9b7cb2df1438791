// The factor that clips gradients, shared by all backends; included inside a namespace of each translation
// unit, after impl/kernels/math.h.

/// min(1, threshold / norm) for the sum of all squares; 1 if the sum is NaN.
struct ClippingRate {
  CTN_FN double operator()(double squares, double threshold) const {
    const double rate = threshold / math_sqrt(squares);
    return rate < 1 ? rate : 1;
  }
};
