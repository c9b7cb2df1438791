// Losses on a CUDA device against the CPU.
#include "impl/backend/params/loss.h"
#include "launches/call.h"

namespace catenary::cuda {
namespace {

std::vector<int32_t> random_integers(int64_t count, int32_t first, int32_t last, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<int32_t> numbers(static_cast<size_t>(count));
  for (int32_t& x : numbers) x = first + int32_t(random() % uint32_t(last - first + 1));
  return numbers;
}

struct Case {
  LossOp op;
  Shape shape;
  int32_t power = 1;
  bool normalize = false;
};

void check(const Case& c, DType dtype) {
  SCOPED_TRACE(std::string(dtype_name(dtype)) + " loss " + std::to_string(int(c.op)) + " of " +
               std::to_string(size_of_shape(c.shape)));
  const int64_t rows = c.shape.empty() ? 1 : c.shape[0];
  for (const bool gradient : {false, true}) {
    LossParams params{c.op, c.normalize, c.power, 1.5, 1};
    if (gradient && c.op == LossOp::contrastive) params.sign = -1;
    Call call;
    call.input(dtype, c.shape, 1);
    if (c.op == LossOp::squared_error || c.op == LossOp::contrastive) call.input(dtype, c.shape, 2);
    if (c.op == LossOp::sigmoid_cross_entropy)
      call.labels(c.shape, random_integers(size_of_shape(c.shape), -1, 1, 3));
    if (c.op == LossOp::hinge) call.labels({rows}, random_integers(rows, 0, int32_t(c.shape[1]) - 1, 4));
    if (c.op == LossOp::contrastive) call.labels({rows}, random_integers(rows, 0, 1, 5));
    const bool counts = c.op == LossOp::sigmoid_cross_entropy;
    if (gradient) {
      if (counts) call.input(CTN_FLOAT64, {}, std::vector<double>{7});
      call.input(dtype, {}, 6);
      call.output(dtype, c.shape);
      call.run(kernels::loss_gradient, params);
    } else {
      call.output(dtype, {});
      if (counts) call.output(CTN_FLOAT64, {});
      call.run(kernels::loss, params, 2);
    }
  }
}

TEST(CudaLoss, AsTheCpu) {
  for (const DType dtype : kFloats) {
    for (const Shape& shape : {Shape{}, Shape{5}, Shape{30, 300}, Shape{0, 2}, Shape{7, 3, 2}}) {
      check({LossOp::squared_error, shape}, dtype);
      check({LossOp::softplus, shape}, dtype == CTN_FLOAT16 ? CTN_FLOAT32 : dtype);
      check({LossOp::sigmoid_cross_entropy, shape, 1, false}, dtype);
      check({LossOp::sigmoid_cross_entropy, shape, 1, true}, dtype);
    }
    for (const Shape& shape : {Shape{1, 1}, Shape{5, 3}, Shape{40, 90}, Shape{2, 1500}}) {
      check({LossOp::hinge, shape, 1}, dtype);
      check({LossOp::hinge, shape, 2}, dtype);
      check({LossOp::contrastive, shape}, dtype);
    }
  }
}

TEST(CudaLoss, ReportsBadLabels) {
  Call call;
  call.input(CTN_FLOAT32, {3, 4}, 1);
  call.labels({3}, {0, 4, 1});
  call.output(CTN_FLOAT32, {});
  call.fails(kernels::loss, {LossOp::hinge, false, 1, 0, 1},
             "t: label 4 is out of range for the 4 classes of x");
}

TEST(CudaNegativeSampling, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Shape& size :
         {Shape{1, 1, 1, 1}, Shape{5, 7, 3, 4}, Shape{40, 300, 12, 9}, Shape{3, 2, 300, 5}}) {
      const int64_t rows = size[0], width = size[1], samples = size[2], words = size[3];
      const Shape x = {rows, width}, chosen = {rows, samples}, w = {words, width};
      const std::vector<int32_t> numbers = random_integers(rows * samples, 0, int32_t(words) - 1, 3);
      Call forward;
      const auto inputs = [&](Call& call) {
        call.input(dtype, x, 1);
        call.labels(chosen, numbers);
        call.input(dtype, w, 2);
      };
      inputs(forward);
      const int scores = forward.output(compute_of(dtype), chosen);
      forward.output(CTN_FLOAT32, {});
      forward.run(kernels::negative_sampling, 5);
      for (const bool of_weights : {false, true}) {
        Call backward;
        inputs(backward);
        backward.result(forward, scores);
        backward.input(dtype, {}, 4);
        of_weights ? backward.output(compute_of(dtype), w) : backward.output(dtype, x);
        backward.run(kernels::negative_sampling_gradient, {of_weights}, 5);
      }
      if (HasFatalFailure()) return;
    }
}

TEST(CudaHierarchicalSoftmax, AsTheCpu) {
  const std::vector<int32_t> paths = {0, 0, 1, 0, 1, 2, 0, 1, 2}, begins = {0, 1, 3, 6, 9};
  const std::vector<double> codes = {1, -1, 1, -1, -1, 1, -1, -1, -1};
  const int64_t rows = 300, width = 11;
  const std::vector<int32_t> words = random_integers(rows, 0, 3, 1);
  for (const DType dtype : kFloats) {
    Call forward;
    const auto inputs = [&](Call& call) {
      call.input(dtype, {rows, width}, 1);
      call.labels({rows}, words);
      call.input(dtype, {3, width}, 2);
      call.labels({9}, paths);
      call.input(CTN_FLOAT32, {9}, codes);
      call.labels({5}, begins);
    };
    inputs(forward);
    const int result = forward.output(compute_of(dtype), {rows, 3});
    forward.output(CTN_FLOAT32, {});
    forward.run(kernels::hierarchical_softmax, 5);
    for (const bool of_weights : {false, true}) {
      Call backward;
      inputs(backward);
      backward.result(forward, result);
      backward.input(dtype, {}, 4);
      if (of_weights)
        backward.in_place(backward.input(compute_of(dtype), {3, width}, 9));
      else
        backward.output(dtype, {rows, width});
      backward.run(kernels::hierarchical_softmax_gradient, {of_weights}, 20);
    }
    if (HasFatalFailure()) return;
  }
}

TEST(CudaCtc, AsTheCpu) {
  const int64_t times = 12, samples = 5, classes = 6, labels = 4;
  const Shape x = {times, samples, classes};
  std::vector<int32_t> targets = random_integers(samples * labels, 1, 5, 1);
  targets[1] = targets[0];
  // The second label does not fit, and the last sample is empty.
  const std::vector<int32_t> lengths = {12, 2, 7, 9, 0, 4, 4, 0, 3, 0};
  for (const DType dtype : kFloats)
    for (const CtcLoss kind : {CtcLoss::mean, CtcLoss::sum, CtcLoss::each}) {
      const Shape loss = kind == CtcLoss::each ? Shape{samples} : Shape{};
      const CtcParams params{0, kind};
      Call forward, backward;
      const auto begin = [&](Call& call) {
        call.input(dtype, x, 1);
        call.labels({samples, labels}, targets);
        call.labels({2, samples}, lengths);
        call.scratch(CTN_FLOAT64, {ctc_slots(samples) * ctc_workspace(times, labels)});
      };
      begin(forward);
      forward.output(CTN_FLOAT64, {samples});
      forward.output(dtype, loss);
      forward.run(kernels::ctc, params, dtype == CTN_FLOAT64 ? 1e3 : 1e7);
      begin(backward);
      backward.input(dtype, loss, 7);
      backward.output(dtype, x);
      backward.run(kernels::ctc_gradient, params, 5);
      if (HasFatalFailure()) return;
    }
}

TEST(CudaCtc, ReportsBadNumbers) {
  const auto fails = [](std::vector<int32_t> targets, std::vector<int32_t> lengths, const char* text) {
    Call call;
    call.input(CTN_FLOAT32, {3, 2, 4}, 1);
    call.labels({2, 2}, targets);
    call.labels({2, 2}, lengths);
    call.scratch(CTN_FLOAT64, {ctc_slots(2) * ctc_workspace(3, 2)});
    call.output(CTN_FLOAT64, {2});
    call.output(CTN_FLOAT32, {});
    call.fails(kernels::ctc, {0}, text);
  };
  fails({1, 2, 3, 4}, {3, 3, 2, 2}, "t: label 4 is out of range for the 4 classes of x");
  fails({1, 2, 3, 1}, {3, 4, 2, 2}, "input_length: expected at most 3, the length of x, got 4 at 1");
  fails({1, 2, 3, 1}, {3, 3, -1, 2}, "label_length: expected at most 2, the length of t, got -1 at 0");
}

}  // namespace
}  // namespace catenary::cuda
