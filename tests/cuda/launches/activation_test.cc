// Activation functions, PReLU, LSTM and GRU units on a CUDA device against the CPU.
#include "impl/backend/params/activation.h"
#include "impl/backend/activation_ops.h"
#include "impl/backend/params/lstm.h"
#include "launches/call.h"

namespace catenary::cuda {
namespace {

TEST(CudaActivation, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (int op = 0; op < kActivationOps; ++op)
      for (const int64_t size : {0, 1, 7, 1003}) {
        SCOPED_TRACE(std::string(dtype_name(dtype)) + " function " + std::to_string(op));
        Call forward, backward;
        forward.input(dtype, {size}, 1);
        forward.output(dtype, {size});
        forward.run(kernels::activation, {ActivationOp(op), false, 0.75});
        backward.result(forward, size % 2);
        const int gy = backward.input(dtype, {size}, 2);
        if (op % 2)
          backward.in_place(gy);
        else
          backward.output(dtype, {size});
        backward.run(kernels::activation, {ActivationOp(op), true, 0.75});
        if (HasFatalFailure()) return;
      }
}

TEST(CudaPRelu, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Shape& shape : {Shape{3, 5, 1}, Shape{2, 3, 40}, Shape{0, 2, 2}}) {
      const Shape channels = {shape[1]};
      Call forward;
      forward.input(dtype, shape, 1);
      forward.input(dtype, channels, 2);
      forward.output(dtype, shape);
      forward.run(kernels::prelu);
      for (const int wanted : {1, 2, 3}) {
        const PReluParams params{(wanted & 1) != 0, (wanted & 2) != 0};
        Call backward;
        backward.input(dtype, shape, 1);
        backward.input(dtype, channels, 2);
        backward.input(dtype, shape, 3);
        if (params.x) backward.output(dtype, shape);
        if (params.w) backward.output(compute_of(dtype), shape);
        backward.run(kernels::prelu_gradient, params);
      }
      if (HasFatalFailure()) return;
    }
}

TEST(CudaLstm, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Shape& state : {Shape{3, 70, 1}, Shape{2, 5, 3}, Shape{0, 4, 1}})
      for (const bool tree : {false, true}) {
        const Shape source = {state[0], state[1], 4, state[2]};
        const int children = tree ? 2 : 1;
        Call forward;
        const auto inputs = [&](Call& call) {
          for (int k = 0; k < children; ++k) call.input(dtype, state, unsigned(k));
          for (int k = 0; k < children; ++k) call.input(dtype, source, unsigned(k + 2));
        };
        inputs(forward);
        const int c = forward.output(dtype, state);
        forward.output(dtype, state);
        forward.run(kernels::lstm, {tree, false, false});
        for (const int given : {0, 1, 2, 3}) {
          SCOPED_TRACE(std::string(dtype_name(dtype)) + (tree ? " tree " : " ") + std::to_string(given));
          const LstmParams params{tree, (given & 1) != 0, (given & 2) != 0};
          Call backward;
          inputs(backward);
          backward.result(forward, c);
          if (params.has_gc) backward.input(dtype, state, 8);
          if (params.has_gh) backward.input(dtype, state, 9);
          for (int k = 0; k < children; ++k) backward.output(dtype, state);
          for (int k = 0; k < children; ++k) backward.output(dtype, source);
          backward.run(kernels::lstm_gradient, params);
          if (HasFatalFailure()) return;
        }
      }
}

/// The gradient of the only cell state may be computed where that of the new one is.
TEST(CudaLstm, InPlace) {
  for (const DType dtype : kFloats) {
    const Shape state = {3, 1, 70}, source = {3, 1, 4, 70};
    Call call;
    call.input(dtype, state, 1);
    call.input(dtype, source, 2);
    call.input(dtype, state, 3);
    const int gc = call.input(dtype, state, 4);
    call.input(dtype, state, 5);
    call.in_place(gc);
    call.output(dtype, source);
    call.run(kernels::lstm_gradient, {false, true, true});
    if (HasFatalFailure()) return;
  }
}

TEST(CudaGru, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Shape& state : {Shape{3, 70}, Shape{1, 1}, Shape{5, 300}, Shape{0, 4}})
      for (const bool in_place : {false, true}) {
        SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(state[1]));
        const Shape source = {state[0], 3, state[1]};
        Call forward, backward;
        for (Call* call : {&forward, &backward}) {
          call->input(dtype, source, 1);
          call->input(dtype, source, 2);
          call->input(dtype, state, 3);
        }
        forward.output(dtype, state);
        forward.run(kernels::gru);
        const int gy = backward.input(dtype, state, 4);
        backward.output(dtype, source);
        backward.output(dtype, source);
        if (in_place)
          backward.in_place(gy);
        else
          backward.output(dtype, state);
        backward.run(kernels::gru_gradient);
        if (HasFatalFailure()) return;
      }
}

}  // namespace
}  // namespace catenary::cuda
