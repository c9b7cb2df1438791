// Losses of two arrays, or of an array and labels, and their gradients.
#include "impl/backend/cuda/kernels/loss.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/report.h"
#include "impl/backend/params/loss.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/loss.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"
//
#include "impl/backend/cuda/kernels/groups.h"

template <class S>
CTN_DEVICE Compute<S> load(const void* p, uint64_t i) {
  return number_of(static_cast<const S*>(p)[i]);
}

constexpr int kTerms = 8;  // that a thread adds up in the compute dtype

/// The sum of term(i) over this thread's elements.
template <class T, class F>
CTN_DEVICE double sum_of(uint64_t size, F&& term) {
  double sum = 0;
  for (uint64_t first = first_item(); first < size; first += item_step() * kTerms) {
    T some = 0;
    CTN_UNROLL
    for (int k = 0; k < kTerms; ++k) {
      const uint64_t i = first + uint64_t(k) * item_step();
      if (i < size) some += term(i);
    }
    sum += double(some);
  }
  return sum;
}

template <class T>
CTN_DEVICE T hinge(T x, int32_t power) {
  const T y = LossHinge()(x);
  return power == 1 ? y : y * y;
}

/// The label of a row; -1 if it is bad, which the first thread of a group reports.
CTN_DEVICE int64_t label_of(const LossKernelParams& p, uint64_t row, unsigned part) {
  if (row >= p.rows.count) return -1;
  const int32_t label = p.labels[row];
  if (label >= 0 && uint64_t(label) < p.rows.length) return label;
  if (part == 0) report(p.errors, ErrorCode::label, 0, label, int64_t(p.rows.length));
  return -1;
}

/// The sum over the rows whose groups this thread is the first of.
template <class S>
CTN_DEVICE double sum_of_rows(const LossKernelParams& p) {
  using T = Compute<S>;
  double total = 0;
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(p.rows, row);
    const RowReader<S> x(p.x, place, group, p.rows);
    const bool is_hinge = LossOp(p.op) == LossOp::hinge;
    double sum = 0;
    if (is_hinge) {
      const int64_t label = label_of(p, row, group.part);
      if (label >= 0)
        x.each([&](uint64_t c, T value) {
          sum += double(hinge(c == uint64_t(label) ? -value : value, p.power));
        });
    } else {
      const RowReader<S> other(p.other, place, group, p.rows);
      x.each(other, [&](uint64_t, T a, T b) { sum += double(LossSquaredError()(a, b)); });
    }
    sum = group.sum(sum);
    if (group.part != 0 || row >= p.rows.count) return;
    if (!is_hinge) {
      const double gap = p.margin - math_sqrt(sum), inside = gap < 0 ? 0 : gap;
      const double similar = double(p.labels[row]);
      sum = similar * sum + (1 - similar) * inside * inside;
    }
    total += sum;
  });
  return total;
}

template <class S>
CTN_DEVICE void forward(const LossKernelParams& p) {
  using T = Compute<S>;
  double sum = 0;
  uint64_t count = 0;
  switch (LossOp(p.op)) {
    case LossOp::squared_error:
      sum = sum_of<T>(p.size,
                      [&](uint64_t i) { return LossSquaredError()(load<S>(p.x, i), load<S>(p.other, i)); });
      break;
    case LossOp::softplus:
      sum = sum_of<T>(p.size, [&](uint64_t i) { return LossSoftplus()(load<S>(p.x, i)); });
      break;
    case LossOp::sigmoid_cross_entropy:
      sum = sum_of<T>(p.size, [&](uint64_t i) {
        count += p.labels[i] != -1;
        return LossSigmoid()(load<S>(p.x, i), p.labels[i]);
      });
      break;
    case LossOp::hinge:
    case LossOp::contrastive:
      sum = sum_of_rows<S>(p);
      break;
  }
  add_to_total(p.totals, sum, count);
}

template <class S, class F>
CTN_DEVICE void each_gradient(const LossKernelParams& p, F&& f) {
  for (uint64_t i = first_item(); i < p.size; i += item_step()) static_cast<S*>(p.gx)[i] = Narrow<S>()(f(i));
}

template <class S>
CTN_DEVICE void hinge_gradient(const LossKernelParams& p, Compute<S> scale) {
  using T = Compute<S>;
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const int64_t label = label_of(p, row, group.part);
    const RowPlace place(p.rows, row);
    const RowReader<S> x(p.x, place, group, p.rows);
    x.write(p.gx, [&](uint64_t c, T value) {
      const bool own = c == uint64_t(label);
      const T a = own ? -value : value, s = own ? -scale : scale;
      const T g = p.power == 1 ? LossHingeGradient()(a, s) : LossSquaredHingeGradient()(a, s);
      return label >= 0 ? g : T(0);
    });
  });
}

template <class S>
CTN_DEVICE void contrastive_gradient(const LossKernelParams& p, double gy) {
  using T = Compute<S>;
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(p.rows, row);
    const RowReader<S> x(p.x, place, group, p.rows), other(p.other, place, group, p.rows);
    double sum = 0;
    x.each(other, [&](uint64_t, T a, T b) { sum += double(LossSquaredError()(a, b)); });
    const double distance = math_sqrt(group.sum(sum)), gap = p.margin - distance;
    // Equal vectors have no direction in which to push them.
    const double apart = gap > 0 && distance > 0 ? gap / distance : 0;
    const double similar = row < p.rows.count ? double(p.labels[row]) : 0;
    const T scale = T(gy * (similar - (1 - similar) * apart));
    x.write(other, p.gx, [&](uint64_t, T a, T b) { return LossDifference()(a, b, scale); });
  });
}

template <class S>
CTN_DEVICE void backward(const LossKernelParams& p) {
  using T = Compute<S>;
  double gy = load_number<double>(p.gy, p.gy_dtype, 0) * p.factor;
  if (p.count) gy /= load_number<double>(p.count, p.count_dtype, 0);
  const T scale = T(gy);
  switch (LossOp(p.op)) {
    case LossOp::squared_error:
      return each_gradient<S>(
          p, [&](uint64_t i) { return LossDifference()(load<S>(p.x, i), load<S>(p.other, i), scale); });
    case LossOp::softplus:
      return each_gradient<S>(p, [&](uint64_t i) { return LossSoftplusGradient()(load<S>(p.x, i), scale); });
    case LossOp::sigmoid_cross_entropy:
      return each_gradient<S>(
          p, [&](uint64_t i) { return LossSigmoidGradient()(load<S>(p.x, i), p.labels[i], scale); });
    case LossOp::hinge:
      return hinge_gradient<S>(p, scale);
    case LossOp::contrastive:
      return contrastive_gradient<S>(p, gy);
  }
}

}  // namespace

#define CTN_LOSS(TYPE, NAME)                                                           \
  CTN_CUDA_KERNEL(loss_##NAME, LossKernelParams, kRowThreads, 4) { forward<TYPE>(p); } \
  CTN_CUDA_KERNEL(loss_gradient_##NAME, LossKernelParams, kRowThreads, 3) { backward<TYPE>(p); }
CTN_FLOATING(CTN_LOSS)

}  // namespace catenary::cuda
