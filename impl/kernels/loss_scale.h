// The scale of losses, shared by all backends; included inside a namespace of each translation unit, after
// impl/kernels/inline.h.

/// Adapts the scale after a step: it shrinks if a gradient was not finite, and grows after a number of steps
/// in which all were. A change beyond the limits is omitted. P is ScaleParams.
template <class P>
CTN_FN void adapt_scale(bool finite, double& scale, int64_t& steps, const P& p) {
  double next = scale;
  if (!finite) {
    steps = 0;
    next *= p.backoff;
  } else if (++steps >= p.interval) {
    steps = 0;
    next *= p.growth;
  }
  if (next >= p.least && next <= p.most) scale = next;
}
