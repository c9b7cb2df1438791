// Activation functions.
#pragma once
#include <tuple>

#include "impl/autograd/function.h"
#include "impl/functions/options.h"

namespace catenary::functions {

Value clipped_relu(const Value& x, double z);
Value leaky_relu(const Value& x, double slope);
Value elu(const Value& x, double alpha);
Value softplus(const Value& x, double beta);
Value silu(const Value& x);
Value gelu(const Value& x, bool approximate);
Value gelu(const Value& x, const FunctionOptions* options);
/// The cumulative distribution function of the standard normal distribution.
Value normal_cdf(const Value& x);
Value prelu(const Value& x, const Value& W);
Value maxout(const Value& x, int64_t pool_size, int64_t axis);
Value softmax(const Value& x, const FunctionOptions* options = nullptr);
Value log_softmax(const Value& x, const FunctionOptions* options = nullptr);
std::tuple<Value, Value> lstm(const Value& c_prev, const Value& x);
std::tuple<Value, Value> slstm(const Value& c_prev1, const Value& c_prev2, const Value& x1, const Value& x2);

}  // namespace catenary::functions
