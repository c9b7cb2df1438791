#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value linear(const Value& x, const Value& W, const Value* b);
Value embed_id(const Value& x, const Value& W);
/// Vectors of zeros for the numbers that equal ignore_label.
Value embed_id_ignore(const Value& x, const Value& W, int64_t ignore_label);
/// V1, V2 and b are given together, or null.
Value bilinear(const Value& e1, const Value& e2, const Value& W, const Value* V1, const Value* V2,
               const Value* b);
Value attention(const Value& q, const Value& k, const Value& v, const Value* mask, double scale, bool causal);
/// Drops a part of the weights; holds the square of scores.
Value attention_with_dropout(const Value& q, const Value& k, const Value& v, const Value* mask, double scale,
                             bool causal, double ratio);

}  // namespace catenary::functions
