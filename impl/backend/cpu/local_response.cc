// Local response normalization across the channels of (N, C, D), and its gradient.
#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/normalization_kernels.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

/// Adjacent positions along D of all channels of a sample that are processed together: about 16 KB of each
/// kind.
struct Columns {
  int64_t n, c, d, width, per_sample;

  explicit Columns(const Operand& x) : n(x.shape[0]), c(x.shape[1]), d(x.shape[2]) {
    width = std::min(std::max<int64_t>(1, d),
                     std::max<int64_t>(16, (int64_t{4} << 10) / std::max<int64_t>(1, c)));
    per_sample = divide_up(d, width);
  }
  template <class F>
  void each(F body) const {
    parallel_for(n * per_sample, divisible(items_of_grain(kNormalizationGrain, c * width)), std::move(body));
  }
  int64_t length(int64_t i) const { return std::min(width, d - i % per_sample * width); }
  /// Returns the first element of channel 0 of chunk i.
  int64_t offset(int64_t i) const { return i / per_sample * c * d + i % per_sample * width; }
};

/// A chunk of all channels in the compute dtype, each `width` from the next; `stride` is the distance of its
/// rows.
template <class T>
const T* rows_of(const Columns& p, const In<T>& x, int64_t first, int64_t length, T* room, int64_t& stride) {
  stride = x.direct() ? p.d : p.width;
  if (x.direct()) return x.block(first, length, room);
  for (int64_t c = 0; c < p.c; ++c) x.block(first + c * p.d, length, room + c * p.width);
  return room;
}

/// Applies `add(channel, sum)` to the channels around each channel.
template <class T, class Add>
void window_sum(const Columns& p, int64_t c, int64_t half, int64_t length, T* sum, Add add) {
  std::fill_n(sum, length, T(0));
  const int64_t first = c > half ? c - half : 0, last = half < p.c - 1 - c ? c + half : p.c - 1;
  for (int64_t i = first; i <= last; ++i) add(i, sum);
}

template <class T>
void response_forward(const Launch& launch, const LocalResponseParams& params) {
  const In<T> x(launch.operands[0]);
  const Out<T> y(launch.operands[1]);
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Columns p(launch.operands[0]);
  p.each([&](int64_t begin, int64_t end) {
    std::vector<T> room(x.room(p.c * p.width)), sum(size_t(p.width)), result(size_t(p.width));
    for (int64_t i = begin; i < end; ++i) {
      const int64_t length = p.length(i), offset = p.offset(i);
      int64_t stride;
      const T* rows = rows_of(p, x, offset, length, room.data(), stride);
      for (int64_t c = 0; c < p.c; ++c) {
        window_sum(p, c, params.half, length, sum.data(),
                   [&](int64_t j, T* to) { k.add_squares(rows + j * stride, to, length); });
        T* target = y.target(offset + c * p.d, result.data());
        k.respond(rows + c * stride, sum.data(), target, length, T(params.k), T(params.alpha),
                  T(params.beta));
        y.write(target, offset + c * p.d, length);
      }
    }
  });
}

template <class T>
void response_backward(const Launch& launch, const LocalResponseParams& params) {
  const In<T> x(launch.operands[0]), gy(launch.operands[1]);
  const Out<T> gx(launch.operands[2]);
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Columns p(launch.operands[0]);
  p.each([&](int64_t begin, int64_t end) {
    const size_t whole = size_t(p.c * p.width), copied = x.room(p.c * p.width);
    std::vector<T> x_room(copied), gy_room(copied), scales(whole), terms(whole), sum(size_t(p.width)),
        result(size_t(p.width));
    for (int64_t i = begin; i < end; ++i) {
      const int64_t length = p.length(i), offset = p.offset(i);
      int64_t stride;
      const T* rows = rows_of(p, x, offset, length, x_room.data(), stride);
      const T* grads = rows_of(p, gy, offset, length, gy_room.data(), stride);
      for (int64_t c = 0; c < p.c; ++c) {
        window_sum(p, c, params.half, length, sum.data(),
                   [&](int64_t j, T* to) { k.add_squares(rows + j * stride, to, length); });
        k.response_terms(rows + c * stride, grads + c * stride, sum.data(), scales.data() + c * p.width,
                         terms.data() + c * p.width, length, T(params.k), T(params.alpha), T(params.beta));
      }
      for (int64_t c = 0; c < p.c; ++c) {
        window_sum(p, c, params.half, length, sum.data(),
                   [&](int64_t j, T* to) { k.add(terms.data() + j * p.width, to, length); });
        T* target = gx.target(offset + c * p.d, result.data());
        k.response_gradient(rows + c * stride, grads + c * stride, scales.data() + c * p.width, sum.data(),
                            target, length, T(2 * params.alpha * params.beta));
        gx.write(target, offset + c * p.d, length);
      }
    }
  });
}

}  // namespace

void local_response(const Launch& launch, const LocalResponseParams& params) {
  dispatch_floating(launch, [&]<class T>() { response_forward<T>(launch, params); });
}

void local_response_gradient(const Launch& launch, const LocalResponseParams& params) {
  dispatch_floating(launch, [&]<class T>() { response_backward<T>(launch, params); });
}

}  // namespace catenary::cpu
