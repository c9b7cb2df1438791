// softmax, softmax cross entropy and their gradients on a CUDA device against the CPU.
#include "impl/backend/params/activation.h"
#include "impl/backend/params/loss.h"
#include "launches/call.h"

namespace catenary::cuda {
namespace {

const Shape kShapes[] = {{1, 1, 1},    {5, 3, 1},   {37, 10, 1},  {3, 33, 1}, {2, 700, 1}, {2, 1500, 1},
                         {300, 4, 1},  {4, 7, 2},   {2, 5, 40},   {3, 90, 3}, {1, 600, 9}, {0, 4, 1},
                         {1200, 2, 2}, {40, 65, 1}, {2, 1024, 1}, {3, 2, 0}};

std::string name_of(const Shape& shape, DType dtype) {
  std::string name = dtype_name(dtype);
  for (const int64_t length : shape) name += ' ' + std::to_string(length);
  return name;
}

TEST(CudaSoftmax, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Shape& shape : kShapes)
      for (const bool log : {false, true}) {
        SCOPED_TRACE(name_of(shape, dtype) + (log ? " log" : ""));
        Call forward;
        forward.input(dtype, shape, 1);
        forward.output(dtype, shape);
        forward.run(kernels::softmax, {log});
        Call backward;
        backward.result(forward, 1);
        const int gy = backward.input(dtype, shape, 2);
        if (shape[0] % 2)
          backward.in_place(gy);
        else
          backward.output(dtype, shape);
        backward.run(kernels::softmax_gradient, {log}, 4);
        if (HasFatalFailure()) return;
      }
}

TEST(CudaSoftmax, InfinitiesAndNan) {
  const double infinity = INFINITY;
  Call call;
  call.input(CTN_FLOAT32, {4, 3, 1},
             {1, NAN, 2, infinity, 1, 0, -infinity, -infinity, -infinity, -infinity, 0, 1});
  call.output(CTN_FLOAT32, {4, 3, 1});
  call.run(kernels::softmax, {true});
}

std::vector<int32_t> random_labels(int64_t count, int64_t classes, int32_t ignored, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<int32_t> labels(static_cast<size_t>(count));
  for (int32_t& label : labels) label = random() % 5 ? int32_t(random() % uint64_t(classes)) : ignored;
  return labels;
}

TEST(CudaSoftmaxCrossEntropy, AsTheCpu) {
  unsigned kind = 0;
  for (const DType dtype : kFloats)
    for (const Shape& shape : kShapes)
      for (const SoftmaxTotal total :
           {SoftmaxTotal::by_rows, SoftmaxTotal::by_labels, SoftmaxTotal::sum, SoftmaxTotal::each}) {
        SCOPED_TRACE(name_of(shape, dtype) + " total " + std::to_string(int(total)));
        ++kind;
        SoftmaxCrossEntropyParams params{total};
        params.ignored = kind % 3 ? -1 : 0;
        params.weighted = kind % 4 >= 2;
        params.smoothing = kind % 8 >= 5 ? 0.25 : 0;
        const int64_t n = shape[0], classes = shape[1], depth = shape[2];
        const std::vector<int32_t> labels = random_labels(n * depth, classes, params.ignored, kind);
        const Shape label_shape = depth == 1 && kind % 2 ? Shape{n} : Shape{n, depth};
        const bool each = total == SoftmaxTotal::each;
        const Shape loss_shape = each ? label_shape : Shape{};
        const std::vector<double> weights = random_numbers(classes, kind, 0.5, 1.5);
        Call forward;
        forward.input(dtype, shape, kind);
        forward.labels(label_shape, labels);
        forward.output(dtype, shape);
        forward.output(each ? CTN_FLOAT64 : dtype, loss_shape);
        const int divisor = forward.output(CTN_FLOAT64, {});
        if (params.weighted) forward.input(compute_of(dtype), {classes}, weights);
        // Losses of each label are float64, but computed in the dtype.
        forward.run(kernels::softmax_cross_entropy, params, each ? 1e8 : 2);
        Call backward;
        backward.result(forward, 2);
        backward.labels(label_shape, labels);
        backward.result(forward, divisor);
        backward.input(each ? CTN_FLOAT64 : dtype, loss_shape, kind + 1);
        backward.output(dtype, shape);
        if (params.weighted) backward.input(compute_of(dtype), {classes}, weights);
        backward.run(kernels::softmax_cross_entropy_gradient, params);
        if (HasFatalFailure()) return;
      }
}

TEST(CudaSoftmaxCrossEntropy, CountsManyLabels) {
  const SoftmaxCrossEntropyParams params{SoftmaxTotal::by_labels};
  const std::vector<int32_t> labels = random_labels(5000, 3, -1, 9);
  Call forward, backward;
  forward.input(CTN_FLOAT32, {5000, 3}, 1);
  forward.labels({5000}, labels);
  forward.output(CTN_FLOAT32, {5000, 3});
  forward.output(CTN_FLOAT32, {});
  const int divisor = forward.output(CTN_FLOAT64, {});
  forward.run(kernels::softmax_cross_entropy, params);
  backward.result(forward, 2);
  backward.labels({5000}, labels);
  backward.result(forward, divisor);
  backward.input(CTN_FLOAT32, {}, 2);
  backward.output(CTN_FLOAT32, {5000, 3});
  backward.run(kernels::softmax_cross_entropy_gradient, params, 1e-3);
}

TEST(CudaSoftmaxCrossEntropy, ReportsBadLabels) {
  for (const int32_t bad : {3, -2, INT32_MIN, INT32_MAX}) {
    Call call;
    call.input(CTN_FLOAT32, {4, 3}, 1);
    call.labels({4}, {0, bad, -1, 2});
    call.output(CTN_FLOAT32, {4, 3});
    call.output(CTN_FLOAT32, {});
    call.output(CTN_FLOAT64, {});
    const std::string text =
        "t: label " + std::to_string(bad) + " is neither -1 nor one of the 3 classes of x";
    call.fails(kernels::softmax_cross_entropy, {SoftmaxTotal::by_labels}, text);
  }
}

}  // namespace
}  // namespace catenary::cuda
