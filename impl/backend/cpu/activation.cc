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

/// Calls body(position, first weight, n) for runs of elements in the same row; their n weights are either all
/// the same (depth > 1) or consecutive.
template <class F>
void for_prelu_blocks(int64_t begin, int64_t end, int64_t channels, int64_t depth, F&& body) {
  const int64_t row = depth > 1 ? depth : channels;
  for (int64_t n; begin < end; begin += n) {
    n = std::min({kBlock, end - begin, row - begin % row});
    body(begin, depth > 1 ? begin / depth % channels : begin % channels, n);
  }
}

template <class T>
void run_prelu(const Launch& launch, const PReluParams* gradient) {
  const Operand& shape = launch.operands[0];
  const int64_t channels = shape.shape[1], depth = shape.shape[2];
  const In<T> x(shape), w(launch.operands[1]);
  parallel_for(size_of(shape), divisible(kActivationGrain), [&](int64_t begin, int64_t end) {
    alignas(64) T x_block[kBlock], w_block[kBlock], gy_block[kBlock], out_block[kBlock];
    int64_t filled = -1;  // the weight that fills w_block
    for_prelu_blocks(begin, end, channels, depth, [&](int64_t at, int64_t weight, int64_t n) {
      const T* xs = x.block(at, n, x_block);
      const T* ws = w_block;
      if (depth == 1) {
        ws = w.block(weight, n, w_block);
      } else if (filled != weight) {
        filled = weight;
        std::fill_n(w_block, kBlock, w[weight]);
      }
      if (!gradient)
        return Out<T>(launch.operands[2]).block(at, n, [&](T* y) {
          activation_kernels<T>().prelu(xs, ws, y, n);
        });
      const T* gy = In<T>(launch.operands[2]).block(at, n, gy_block);
      const Out<T> gx(launch.operands[3]);  // null unless it is requested
      T* target = gradient->x ? gx.target(at, out_block) : nullptr;
      // The terms of W's gradient are in the compute dtype.
      T* terms = gradient->w ? data_of<T>(launch.operands[launch.count - 1]) + at : nullptr;
      activation_kernels<T>().prelu_gradient(xs, ws, gy, target, terms, n);
      if (gradient->x) gx.write(target, at, n);
    });
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
