#include "impl/backend/backend.h"
#include "impl/backend/cpu/normalization.h"
#include "impl/backend/params/normalization.h"

namespace catenary::cpu {
namespace {

/// Neighbours along D of all channels of a sample that are taken together: some 16 KB of each kind.
struct Columns {
  int64_t n, c, d, width, per_sample, item;
  DType dtype;

  explicit Columns(const Operand& x)
      : n(x.shape[0]), c(x.shape[1]), d(x.shape[2]), item(int64_t(itemsize(x.dtype))), dtype(x.dtype) {
    width = std::min(std::max<int64_t>(1, d),
                     std::max<int64_t>(16, (int64_t{4} << 10) / std::max<int64_t>(1, c)));
    per_sample = (d + width - 1) / width;
  }
  template <class F>
  void each(F body) const {
    const int64_t work = std::max<int64_t>(1, c * width);
    parallel_for(n * per_sample, (kNormalizationGrain + work - 1) / work, std::move(body));
  }
  int64_t length(int64_t i) const { return std::min(width, d - i % per_sample * width); }
  /// Where channel 0 of chunk i begins, in bytes.
  int64_t offset(int64_t i) const { return (i / per_sample * c * d + i % per_sample * width) * item; }
};

/// A chunk of all channels, each `width` from the next, in the dtype that is computed in; `stride` is how far
/// its rows are apart.
template <class T>
const T* rows_of(const Columns& p, const char* data, int64_t length, T* room, int64_t& stride) {
  if (p.dtype == Elements<T>::compute) {
    stride = p.d;
    return reinterpret_cast<const T*>(data);
  }
  stride = p.width;
  for (int64_t c = 0; c < p.c; ++c)
    Elements<T>::in(p.dtype, data + c * p.d * p.item, room + c * p.width, length);
  return room;
}

/// What `add(channel, sum)` gives over the channels around each.
template <class T, class Add>
void window_sum(const Columns& p, int64_t c, int64_t half, int64_t length, T* sum, Add add) {
  std::fill_n(sum, length, T(0));
  const int64_t first = c > half ? c - half : 0, last = half < p.c - 1 - c ? c + half : p.c - 1;
  for (int64_t i = first; i <= last; ++i) add(i, sum);
}

template <class T>
void forward(const Launch& launch) {
  const auto& params = launch.params<LocalResponseParams>();
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Columns p(x);
  p.each([&](int64_t begin, int64_t end) {
    std::vector<T> room(p.dtype == Elements<T>::compute ? 0 : size_t(p.c * p.width)), sum(size_t(p.width)),
        result(size_t(p.width));
    for (int64_t i = begin; i < end; ++i) {
      const int64_t length = p.length(i), offset = p.offset(i);
      int64_t stride;
      const T* rows = rows_of(p, x.data + offset, length, room.data(), stride);
      for (int64_t c = 0; c < p.c; ++c) {
        window_sum(p, c, params.half, length, sum.data(),
                   [&](int64_t j, T* to) { k.add_squares(rows + j * stride, to, length); });
        char* to = y.data + offset + c * p.d * p.item;
        T* target = Elements<T>::target(p.dtype, to, result.data());
        k.respond(rows + c * stride, sum.data(), target, length, T(params.k), T(params.alpha),
                  T(params.beta));
        Elements<T>::out(p.dtype, target, to, length);
      }
    }
  });
}

template <class T>
void backward(const Launch& launch) {
  const auto& params = launch.params<LocalResponseParams>();
  const Operand &x = launch.operands[0], &gy = launch.operands[1], &gx = launch.operands[2];
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const Columns p(x);
  p.each([&](int64_t begin, int64_t end) {
    const size_t whole = size_t(p.c * p.width), copied = p.dtype == Elements<T>::compute ? 0 : whole;
    std::vector<T> x_room(copied), gy_room(copied), scales(whole), terms(whole), sum(size_t(p.width)),
        result(size_t(p.width));
    for (int64_t i = begin; i < end; ++i) {
      const int64_t length = p.length(i), offset = p.offset(i);
      int64_t stride;
      const T* rows = rows_of(p, x.data + offset, length, x_room.data(), stride);
      const T* grads = rows_of(p, gy.data + offset, length, gy_room.data(), stride);
      for (int64_t c = 0; c < p.c; ++c) {
        window_sum(p, c, params.half, length, sum.data(),
                   [&](int64_t j, T* to) { k.add_squares(rows + j * stride, to, length); });
        k.response_terms(rows + c * stride, grads + c * stride, sum.data(), scales.data() + c * p.width,
                         terms.data() + c * p.width, length, T(params.k), T(params.alpha), T(params.beta));
      }
      for (int64_t c = 0; c < p.c; ++c) {
        window_sum(p, c, params.half, length, sum.data(),
                   [&](int64_t j, T* to) { k.add(terms.data() + j * p.width, to, length); });
        char* to = gx.data + offset + c * p.d * p.item;
        T* target = Elements<T>::target(p.dtype, to, result.data());
        k.response_gradient(rows + c * stride, grads + c * stride, scales.data() + c * p.width, sum.data(),
                            target, length, T(2 * params.alpha * params.beta));
        Elements<T>::out(p.dtype, target, to, length);
      }
    }
  });
}

}  // namespace

void local_response(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return forward<double>(launch);
  forward<float>(launch);
}

void local_response_gradient(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return backward<double>(launch);
  backward<float>(launch);
}

}  // namespace catenary::cpu
