// Normalization functions.
#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

/// Statistics of a batch, without eps: of gamma's shape, in float64 for float64 and otherwise in float32.
struct BatchStatistics {
  ArrayRef mean, var;
};
Value batch_normalization(const Value& x, const Value& gamma, const Value& beta, double eps,
                          BatchStatistics* statistics);
inline Value batch_normalization(const Value& x, const Value& gamma, const Value& beta, double eps) {
  return batch_normalization(x, gamma, beta, eps, nullptr);
}
/// The variance is used unchanged, without eps.
Value fixed_batch_normalization(const Value& x, const Value& gamma, const Value& beta, const Value& mean,
                                const Value& var);
Value layer_normalization(const Value& x, const Value& gamma, const Value& beta, double eps);
Value rms_normalization(const Value& x, const Value& gamma, double eps);
Value local_response_normalization(const Value& x, int64_t n, double k, double alpha, double beta);

}  // namespace catenary::functions
