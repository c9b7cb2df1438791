// The population statistics of batch normalization. Included inside a namespace of each translation unit,
// after impl/kernels/inline.h. Compile without contraction.

/// The average after one more value, to which eps is added.
template <class T>
CTN_FN T running_average(T average, T value, T eps, T decay, T weight) {
  return average * decay + (value + eps) * weight;
}
