#pragma once
#include <tuple>

#include "impl/autograd/function.h"
#include "impl/random/walker_alias.h"

namespace catenary::functions {

Value bernoulli_nll(const Value& x, const Value& y);
Value gaussian_kl_divergence(const Value& mean, const Value& ln_var);
Value gaussian_nll(const Value& x, const Value& mean, const Value& ln_var);
Value mean_squared_error(const Value& x0, const Value& x1);
Value sigmoid_cross_entropy(const Value& x, const Value& t, bool normalize);
Value hinge(const Value& x, const Value& t, const char* norm);
Value contrastive(const Value& x0, const Value& x1, const Value& y, double margin);
Value cross_covariance(const Value& y, const Value& z);
Value connectionist_temporal_classification(Span<const Value> x, const Value& t, int64_t blank_symbol,
                                            const Value* input_length, const Value* label_length);
Value negative_sampling(const Value& x, const Value& t, const Value& W, const WalkerAlias& sampler,
                        int64_t sample_size);
Value negative_sampling_with_samples(const Value& x, const Value& t, const Value& W, Array& samples);
Value softmax_cross_entropy(const Value& x, const Value& t, bool normalize);
/// class_weight may be null.
Value softmax_cross_entropy_weighted(const Value& x, const Value& t, const Array* class_weight,
                                     int64_t ignore_label, bool normalize);

}  // namespace catenary::functions
