// Losses of two arrays, or of an array and labels, and their gradients.
#include <algorithm>
#include <atomic>
#include <cmath>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loss_kernels.h"
#include "impl/backend/cpu/pieces.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kLossPiece =
    16 << 10;  // elements of one partial sum; not a tuning parameter, because results depend on it
constexpr int32_t kIgnored = -1;

int64_t rows_of_piece(int64_t columns) { return items_within_grain(kLossPiece, columns); }

int64_t valid_targets(const int32_t* t, int64_t size) {
  int64_t ignored = 0;
  for (int64_t i = 0; i < size; ++i) ignored += t[i] == kIgnored;
  return size - ignored;
}

void check_classes(const int32_t* t, int64_t rows, int64_t classes) {
  for (int64_t i = 0; i < rows; ++i)
    if (t[i] < 0 || t[i] >= classes)
      fail(CTN_ERROR_INDEX, "t: label %d is out of range for the %lld classes of x", int(t[i]),
           (long long)classes);
}

/// The terms of one row of the hinge loss: the label's element counts with the opposite sign.
template <class T>
double hinge_row(const In<T>& x, int64_t begin, int64_t end, int64_t label, int power) {
  const LossKernels<T>& k = loss_kernels<T>();
  double sum = 0;
  const auto others = [&](int64_t from, int64_t to) {
    x.blocks(from, to, [&](const T* a, int64_t n, int64_t) { sum += double(k.hinge(a, n, power)); });
  };
  others(begin, begin + label);
  others(begin + label + 1, end);
  const T own = -x[begin + label];
  return sum + double(k.hinge(&own, 1, power));
}

template <class T>
double squared_distance(const In<T>& a, const In<T>& b, int64_t begin, int64_t end) {
  double sum = 0;
  pair_blocks<T>(a, b, begin, end, [&](const T* p, const T* q, int64_t n, int64_t) {
    sum += double(loss_kernels<T>().squared_error(p, q, n));
  });
  return sum;
}

template <class T>
void forward(const Launch& launch, const LossParams& p) {
  const LossKernels<T>& k = loss_kernels<T>();
  const In<T> x(launch.operands[0]), other(launch.operands[1]);
  const Operand& shape = launch.operands[0];
  const int64_t size = size_of(shape), rows = shape.ndim > 0 ? shape.shape[0] : 1;
  const int64_t columns = shape.ndim == 2 ? shape.shape[1] : 1;
  switch (p.op) {
    case LossOp::squared_error: {
      const auto piece = [&](int64_t begin, int64_t end) {
        return squared_distance<T>(x, other, begin, end);
      };
      return store_number(sum_pieces(size, kLossPiece, 1, x.dtype, piece) / double(size), launch.operands[2]);
    }
    case LossOp::softplus: {
      const auto piece = [&](int64_t begin, int64_t end) {
        double sum = 0;
        x.blocks(begin, end, [&](const T* a, int64_t n, int64_t) { sum += double(k.softplus(a, n)); });
        return sum;
      };
      return store_number(sum_pieces(size, kLossPiece, 1, x.dtype, piece), launch.operands[1]);
    }
    case LossOp::sigmoid_cross_entropy: {
      const int32_t* t = data_of<const int32_t>(launch.operands[1]);
      const auto piece = [&](int64_t begin, int64_t end) {
        double sum = 0;
        x.blocks(begin, end, [&](const T* a, int64_t n, int64_t at) {
          sum += double(k.sigmoid_cross_entropy(a, t + at, n));
        });
        return sum;
      };
      const double count = double(std::max(p.normalize ? valid_targets(t, size) : rows, int64_t{1}));
      store_number(sum_pieces(size, kLossPiece, 1, x.dtype, piece) / count, launch.operands[2]);
      return store_number(count, launch.operands[3]);
    }
    case LossOp::hinge: {
      const int32_t* t = data_of<const int32_t>(launch.operands[1]);
      check_classes(t, rows, columns);
      const auto piece = [&](int64_t begin, int64_t end) {
        double sum = 0;
        for (; begin < end; ++begin)
          sum += hinge_row<T>(x, begin * columns, (begin + 1) * columns, t[begin], p.power);
        return sum;
      };
      return store_number(sum_pieces(rows, rows_of_piece(columns), 1, x.dtype, piece) / double(rows),
                          launch.operands[2]);
    }
    case LossOp::contrastive: {
      const int32_t* y = data_of<const int32_t>(launch.operands[2]);
      const auto piece = [&](int64_t begin, int64_t end) {
        double sum = 0;
        for (; begin < end; ++begin) {
          const double squared = squared_distance<T>(x, other, begin * columns, (begin + 1) * columns);
          const double gap = p.margin - std::sqrt(squared), inside = gap < 0 ? 0 : gap;
          sum += double(y[begin]) * squared + (1 - double(y[begin])) * inside * inside;
        }
        return sum;
      };
      const double sum = sum_pieces(rows, rows_of_piece(columns), 1, x.dtype, piece);
      return store_number(sum / (2 * double(rows)), launch.operands[3]);
    }
  }
}

template <class T>
void backward(const Launch& launch, const LossParams& p) {
  const LossKernels<T>& k = loss_kernels<T>();
  const In<T> x(launch.operands[0]), other(launch.operands[1]);
  const Operand& shape = launch.operands[0];
  const Operand& gx = launch.operands[launch.count - 1];
  const Out<T> out(gx);
  const double gy = read_number(launch.operands[launch.count - 2]) * p.sign;
  const int64_t size = size_of(shape), rows = shape.ndim > 0 ? shape.shape[0] : 1;
  const int64_t columns = shape.ndim == 2 ? shape.shape[1] : 1;
  switch (p.op) {
    case LossOp::squared_error: {
      const T scale = T(gy * 2 / double(size));
      return parallel_flushed(size, kLossPiece, x.dtype, [&](int64_t begin, int64_t end) {
        pair_blocks<T>(x, other, begin, end, [&](const T* a, const T* b, int64_t n, int64_t at) {
          out.block(at, n, [&](T* y) { k.difference(a, b, y, n, scale); });
        });
      });
    }
    case LossOp::softplus:
      return parallel_flushed(size, kLossPiece, x.dtype, [&](int64_t begin, int64_t end) {
        x.blocks(begin, end, [&](const T* a, int64_t n, int64_t at) {
          out.block(at, n, [&](T* y) { k.sigmoid(a, y, n, T(gy)); });
        });
      });
    case LossOp::sigmoid_cross_entropy: {
      const int32_t* t = data_of<const int32_t>(launch.operands[1]);
      const T scale = T(gy / read_number(launch.operands[2]));
      return parallel_flushed(size, kLossPiece, x.dtype, [&](int64_t begin, int64_t end) {
        x.blocks(begin, end, [&](const T* a, int64_t n, int64_t at) {
          out.block(at, n, [&](T* y) { k.sigmoid_difference(a, t + at, y, n, scale); });
        });
      });
    }
    case LossOp::hinge: {
      const int32_t* t = data_of<const int32_t>(launch.operands[1]);
      const T scale = T(gy / double(rows));
      return parallel_flushed(rows, rows_of_piece(columns), x.dtype, [&](int64_t begin, int64_t end) {
        for (; begin < end; ++begin) {
          const int64_t first = begin * columns, label = first + t[begin];
          x.blocks(first, first + columns, [&](const T* a, int64_t n, int64_t at) {
            out.block(at, n, [&](T* y) { k.hinge_gradient(a, y, n, p.power, scale); });
          });
          const T own = -x[label];
          out.block(label, 1, [&](T* y) { k.hinge_gradient(&own, y, 1, p.power, -scale); });
        }
      });
    }
    case LossOp::contrastive: {
      const int32_t* y = data_of<const int32_t>(launch.operands[2]);
      return parallel_flushed(rows, rows_of_piece(columns), x.dtype, [&](int64_t begin, int64_t end) {
        for (; begin < end; ++begin) {
          const int64_t first = begin * columns, last = first + columns;
          const double distance = std::sqrt(squared_distance<T>(x, other, first, last));
          const double gap = p.margin - distance;
          // Equal vectors have no direction in which to push them.
          const double apart = gap > 0 && distance > 0 ? gap / distance : 0;
          const double similar = double(y[begin]);
          const T scale = T(gy / double(rows) * (similar - (1 - similar) * apart));
          pair_blocks<T>(x, other, first, last, [&](const T* a, const T* b, int64_t n, int64_t at) {
            out.block(at, n, [&](T* to) { k.difference(a, b, to, n, scale); });
          });
        }
      });
    }
  }
}

}  // namespace

void loss(const Launch& launch, const LossParams& p) {
  dispatch_floating(launch, [&]<class T>() { forward<T>(launch, p); });
}

void loss_gradient(const Launch& launch, const LossParams& p) {
  dispatch_floating(launch, [&]<class T>() { backward<T>(launch, p); });
}

void narrow_labels(const Launch& launch, const NarrowLabelsParams& p) {
  const int64_t* t = data_of<const int64_t>(launch.operands[0]);
  int32_t* out = data_of<int32_t>(launch.operands[1]);
  const int64_t size = size_of(launch.operands[0]);
  std::atomic<bool> fits{true};
  parallel_for(size, divisible(kLossGrain), [&](int64_t begin, int64_t end) {
    bool all = true;
    for (int64_t i = begin; i < end; ++i) {
      out[i] = int32_t(t[i]);
      all &= out[i] == t[i];
    }
    if (!all) fits.store(false, std::memory_order_relaxed);
  });
  if (fits) return;
  int64_t i = 0;
  while (out[i] == t[i]) ++i;
  fail(p.status, "%s: expected numbers that fit in int32, got %lld at %lld", p.name, (long long)t[i],
       (long long)i);
}

}  // namespace catenary::cpu
