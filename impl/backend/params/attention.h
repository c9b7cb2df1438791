// Parameters of attention.
#pragma once

namespace catenary {

/// Operands have one dtype, float32 or float64; the mask may be bool. Rows are contiguous; those of y, lse
/// and the gradients are adjacent. lse (batch, heads, queries) is the logarithm of the sum of exp(scores).
struct AttentionParams {
  double scale;
  bool causal;
  bool has_mask;  // (batch, heads, queries, keys) with any strides: false hides a score, a number is added to
                  // it
  bool of_queries, of_keys;  // which gradients are computed: gq, or gk and gv
};

}  // namespace catenary
