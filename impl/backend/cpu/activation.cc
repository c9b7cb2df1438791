// Activation functions of one array, PReLU, and their gradients.
#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/activation_kernels.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/activation.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

enum class Cheap : uint8_t { none, gradient, both };
constexpr Cheap kCheap[] = {
#define CTN_ACTIVATION(NAME, FUNCTOR, LABEL, SAVED, CHEAP) Cheap::CHEAP,
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
};

/// Results of large cheap operations bypass the caches; longer computations hide ordinary stores.
bool streams(ActivationOp op, bool gradient, const Operand& out) {
  const int64_t bytes = bytes_of(out);
  const Cheap cheap = kCheap[int(op)];
  return (cheap == Cheap::both || (gradient && cheap == Cheap::gradient)) &&
         bypasses_caches(bytes, gradient ? 2 * bytes : bytes);
}

template <class T>
void run(const Launch& launch, const ActivationParams& p) {
  const Operand& y = launch.operands[launch.count - 1];
  const In<T> x(launch.operands[0]), gy(launch.operands[p.gradient ? 1 : 0]);
  const Out<T> out(y, streams(p.op, p.gradient, y));
  const ActivationKernels<T>& k = activation_kernels<T>();
  const auto compute = [&](const T* saved, const T* upstream, T* to, int64_t n) {
    if (p.gradient)
      k.gradient[int(p.op)](saved, upstream, to, n, T(p.parameter));
    else
      k.value[int(p.op)](saved, to, n, T(p.parameter));
  };
  parallel_for(size_of(y), divisible(kActivationGrain), [&](int64_t begin, int64_t end) {
    const int64_t size = end - begin;
    if (out.direct())
      return compute(x.block(begin, size, nullptr), gy.block(begin, size, nullptr),
                     out.target(begin, nullptr), size);
    alignas(64) T gy_block[kBlock];
    x.blocks(begin, end, [&](const T* saved, int64_t n, int64_t at) {
      const T* upstream = p.gradient ? gy.block(at, n, gy_block) : saved;
      out.block(at, n, [&](T* to) { compute(saved, upstream, to, n); });
    });
    out.fence();
  });
}

/// The weights of a block of elements.
template <class T>
class PReluWeights {
 public:
  /// For `count` elements.
  PReluWeights(const Operand& w, int64_t channels, int64_t depth, int64_t count)
      : w_(w), channels_(channels), depth_(depth) {
    const int64_t period = channels * depth;
    if (!kForSpeed || period > kBlock || period == 0) return;
    repeated_ = std::min(kBlock / period, divide_up(count, period) + 1) * period;
    T* to = block_;
    for (int64_t channel = 0; channel < channels; ++channel) to = std::fill_n(to, depth, w_[channel]);
    for (; to < block_ + repeated_; to += period) std::copy_n(block_, period, to);
  }

  /// Whether all elements of a block have one weight.
  bool one() const { return repeated_ == 0 && depth_ > 1; }

  /// Returns the weights of elements from `at` on, and limits n to those that it has.
  const T* operator()(int64_t at, int64_t& n) {
    if (repeated_ > 0) {
      const int64_t first = at % (channels_ * depth_);
      n = std::min(n, repeated_ - first);
      return block_ + first;
    }
    const int64_t row = depth_ > 1 ? depth_ : channels_;
    n = std::min({kBlock, n, row - at % row});
    if (!one()) return w_.block(at % channels_, n, block_);
    block_[0] = w_[at / depth_ % channels_];
    return block_;
  }

 private:
  const In<T> w_;
  const int64_t channels_, depth_;
  int64_t repeated_ = 0;  // elements, of whole periods, if the block has the weights of all channels
  alignas(64) T block_[kBlock];
};

template <class T>
void run_prelu(const Launch& launch, const PReluParams* gradient) {
  const Operand& shape = launch.operands[0];
  const int64_t channels = shape.shape[1], depth = shape.shape[2];
  const In<T> x(shape);
  parallel_for(size_of(shape), divisible(kActivationGrain), [&](int64_t begin, int64_t end) {
    alignas(64) T x_block[kBlock], gy_block[kBlock], out_block[kBlock];
    PReluWeights<T> weights(launch.operands[1], channels, depth, end - begin);
    for (int64_t at = begin, n; at < end; at += n) {
      n = end - at;
      const T* const ws = weights(at, n);
      const T* const xs = x.block(at, n, x_block);
      if (!gradient) {
        Out<T>(launch.operands[2]).block(at, n, [&](T* y) {
          activation_kernels<T>().prelu(xs, ws, weights.one(), y, n);
        });
        continue;
      }
      const T* gy = In<T>(launch.operands[2]).block(at, n, gy_block);
      const Out<T> gx(launch.operands[3]);  // null unless it is requested
      T* target = gradient->x ? gx.target(at, out_block) : nullptr;
      // The terms of W's gradient are in the compute dtype.
      T* terms = gradient->w ? data_of<T>(launch.operands[launch.count - 1]) + at : nullptr;
      activation_kernels<T>().prelu_gradient(xs, ws, weights.one(), gy, target, terms, n);
      if (gradient->x) gx.write(target, at, n);
    }
  });
}

}  // namespace

void activation(const Launch& launch, const ActivationParams& params) {
  dispatch_floating(launch, [&]<class T>() { run<T>(launch, params); });
}

void prelu(const Launch& launch) {
  dispatch_floating(launch, [&]<class T>() { run_prelu<T>(launch, nullptr); });
}

void prelu_gradient(const Launch& launch, const PReluParams& params) {
  dispatch_floating(launch, [&]<class T>() { run_prelu<T>(launch, &params); });
}

}  // namespace catenary::cpu
