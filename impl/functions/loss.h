// Loss functions.
#pragma once
#include <catenary/functions_loss.h>

#include "impl/autograd/function.h"
#include "impl/functions/options.h"
#include "impl/random/walker_alias.h"

namespace catenary::functions {

// Class numbers, targets and lengths are int32 or int64. Options may be null.

Value bernoulli_nll(const Value& x, const Value& y, const FunctionOptions* options = nullptr);
Value gaussian_kl_divergence(const Value& mean, const Value& ln_var,
                             const FunctionOptions* options = nullptr);
Value gaussian_nll(const Value& x, const Value& mean, const Value& ln_var,
                   const FunctionOptions* options = nullptr);
Value mean_squared_error(const Value& x0, const Value& x1, const FunctionOptions* options = nullptr);
Value sigmoid_cross_entropy(const Value& x, const Value& t, bool normalize,
                            const FunctionOptions* options = nullptr);
/// The norm is a ctn_hinge_norm.
Value hinge(const Value& x, const Value& t, int32_t norm, const FunctionOptions* options = nullptr);
Value contrastive(const Value& x0, const Value& x1, const Value& y, double margin,
                  const FunctionOptions* options = nullptr);
/// CTN_REDUCTION_NONE gives the covariances themselves.
Value cross_covariance(const Value& y, const Value& z, const FunctionOptions* options = nullptr);
Value connectionist_temporal_classification(Span<const Value> x, const Value& t, int64_t blank_symbol,
                                            const Value* input_length, const Value* label_length,
                                            const FunctionOptions* options = nullptr);
/// `sampler` may be null if samples are given.
Value negative_sampling(const Value& x, const Value& t, const Value& W, const WalkerAlias* sampler,
                        int64_t sample_size, const FunctionOptions* options = nullptr);
Value softmax_cross_entropy(const Value& x, const Value& t, bool normalize,
                            const FunctionOptions* options = nullptr);

}  // namespace catenary::functions
