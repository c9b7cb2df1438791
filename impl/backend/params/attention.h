// Parameters of attention.
#pragma once

namespace catenary {

/// Operands have one floating dtype, but the mask may be bool, and lse (batch, heads, queries), the logarithm
/// of the sum of exp(scores), has the compute dtype and is contiguous. The elements of each row of the others
/// are adjacent, but for the mask.
struct AttentionParams {
  double scale;
  bool causal;
  bool has_mask;  // (batch, heads, queries, keys) with any strides: false hides a score, a number is added to
                  // it
  bool of_queries, of_keys;  // which gradients are computed: gq, or gk and gv
};

}  // namespace catenary
