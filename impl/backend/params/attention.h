// Parameters of attention.
#pragma once

namespace catenary {

/// Operands are of one dtype, float32 or float64, the mask's may be bool; rows are contiguous, those of y,
/// lse and the gradients side by side. lse (batch, heads, queries): the logarithm of the sum of exp(scores).
struct AttentionParams {
  double scale;
  bool causal;
  bool has_mask;             // (batch, heads, queries, keys) with any strides: false hides, a number is added
  bool of_queries, of_keys;  // which gradients are computed: gq; gk and gv
};

}  // namespace catenary
