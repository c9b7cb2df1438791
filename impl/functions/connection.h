// Functions with weights: linear, bilinear, embedding, attention.
#pragma once
#include <tuple>

#include "impl/autograd/function.h"
#include "impl/functions/options.h"

namespace catenary::functions {

Value linear(const Value& x, const Value& W, const Value* b);
Value embed_id(const Value& x, const Value& W, const FunctionOptions* options = nullptr);
/// Returns rows of W, and zeros for numbers equal to *ignore_label, which may be null.
Value embed_rows(const Value& x, const Value& W, const int64_t* ignore_label);
/// V1, V2 and b must be given together; otherwise all are null.
Value bilinear(const Value& e1, const Value& e2, const Value& W, const Value* V1, const Value* V2,
               const Value* b);
Value attention(const Value& q, const Value& k, const Value& v, const Value* mask,
                const FunctionOptions* options);
/// A scale of 0 means 1 / sqrt(D). Weights are dropped with probability `dropout`, for which the complete
/// matrix of scores is kept.
Value attention(const Value& q, const Value& k, const Value& v, const Value* mask, double scale, bool causal,
                double dropout = 0);

// Recurrent layers over sequences of descending length, given step by step (n_step.cc). States may be null:
// zeros. Weights and biases are those of one layer and direction after another. Results: hy, cy (for LSTM)
// and the outputs of each step.
std::tuple<Value, Value, Values> n_step_lstm(int64_t n_layers, double dropout_ratio, const Value* hx,
                                             const Value* cx, Span<const Value> ws, Span<const Value> bs,
                                             Span<const Value> xs);
std::tuple<Value, Value, Values> n_step_bilstm(int64_t n_layers, double dropout_ratio, const Value* hx,
                                               const Value* cx, Span<const Value> ws, Span<const Value> bs,
                                               Span<const Value> xs);
std::tuple<Value, Values> n_step_gru(int64_t n_layers, double dropout_ratio, const Value* hx,
                                     Span<const Value> ws, Span<const Value> bs, Span<const Value> xs);
std::tuple<Value, Values> n_step_bigru(int64_t n_layers, double dropout_ratio, const Value* hx,
                                       Span<const Value> ws, Span<const Value> bs, Span<const Value> xs);

}  // namespace catenary::functions
