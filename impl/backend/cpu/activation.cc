#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/activation_kernels.h"
#include "impl/backend/cpu/blocks.h"
#include "impl/backend/cpu/strided.h"
#include "impl/backend/params/activation.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 8 << 10;  // elements worth a thread
constexpr int64_t kStreamBytes = int64_t{8} << 20;

template <class T>
const ActivationKernels<T>& kernels() {
  return table_of<T>(CTN_TABLES(activation_kernels));
}

enum class Cheap : uint8_t { none, gradient, both };
constexpr Cheap kCheap[] = {
#define CTN_ACTIVATION(NAME, FUNCTOR, LABEL, SAVED, CHEAP) Cheap::CHEAP,
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
};

/// Results of large cheap operations go past the caches; long computations hide ordinary stores.
bool streams(ActivationOp op, bool gradient, const Operand& out) {
  const Cheap cheap = kCheap[int(op)];
  return (cheap == Cheap::both || (gradient && cheap == Cheap::gradient)) &&
         size_of(out) * int64_t(itemsize(out.dtype)) >= kStreamBytes;
}

template <class T>
void run(const Launch& launch) {
  const auto& p = launch.params<ActivationParams>();
  const Operand& out = launch.operands[launch.count - 1];
  const DType dtype = out.dtype;
  const int64_t item = int64_t(itemsize(dtype));
  const ActivationKernels<T>& k = kernels<T>();
  const bool stream = streams(p.op, p.gradient, out), direct = dtype == DTypeOf<T>::value && !stream;
  const auto compute = [&](const T* x, const T* gy, T* y, int64_t n) {
    if (p.gradient)
      k.gradient[int(p.op)](x, gy, y, n, T(p.parameter));
    else
      k.value[int(p.op)](x, y, n, T(p.parameter));
  };
  parallel_for(size_of(out), kGrain, [&](int64_t begin, int64_t end) {
    const char* x = launch.operands[0].data + begin * item;
    const char* gy = p.gradient ? launch.operands[1].data + begin * item : x;
    char* y = out.data + begin * item;
    if (direct)
      return compute(reinterpret_cast<const T*>(x), reinterpret_cast<const T*>(gy), reinterpret_cast<T*>(y),
                     end - begin);
    alignas(64) T x_block[kBlock], gy_block[kBlock], y_block[kBlock];
    for (int64_t n; begin < end; begin += n, x += n * item, gy += n * item, y += n * item) {
      n = std::min(kBlock, end - begin);
      const T* saved = read_block(x, dtype, n, x_block);
      compute(saved, p.gradient ? read_block(gy, dtype, n, gy_block) : saved, y_block, n);
      if (stream && dtype == DTypeOf<T>::value)
        stream_copy(y, reinterpret_cast<const char*>(y_block), size_t(n * item));
      else
        write_block(y_block, y, dtype, n);
    }
    if (stream) stream_fence();
  });
}

/// Runs of elements that share their place in the batch; `body` gets the position, the first weight, and the
/// number of elements, which all have that weight (depth > 1) or follow each other.
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
  const Operand& x = launch.operands[0];
  const Operand& w = launch.operands[1];
  const DType dtype = x.dtype;
  const int64_t item = int64_t(itemsize(dtype)), channels = x.shape[1], depth = x.shape[2];
  parallel_for(size_of(x), kGrain, [&](int64_t begin, int64_t end) {
    alignas(64) T x_block[kBlock], w_block[kBlock], gy_block[kBlock], out_block[kBlock];
    int64_t filled = -1;  // what w_block repeats
    for_prelu_blocks(begin, end, channels, depth, [&](int64_t at, int64_t weight, int64_t n) {
      const T* xs = read_block(x.data + at * item, dtype, n, x_block);
      const T* ws = w_block;
      if (depth == 1) {
        ws = read_block(w.data + weight * item, dtype, n, w_block);
      } else if (filled != weight) {
        filled = weight;
        T single;
        std::fill_n(w_block, kBlock, *read_block(w.data + weight * item, dtype, 1, &single));
      }
      if (!gradient) {
        char* y = launch.operands[2].data + at * item;
        T* target = block_target(y, dtype, out_block);
        kernels<T>().prelu(xs, ws, target, n);
        return write_block(target, y, dtype, n);
      }
      const T* gy = read_block(launch.operands[2].data + at * item, dtype, n, gy_block);
      char* gx = gradient->x ? launch.operands[3].data + at * item : nullptr;
      T* target = gradient->x ? block_target(gx, dtype, out_block) : nullptr;
      // The terms of W's gradient are in the dtype that is computed in.
      T* terms = gradient->w ? reinterpret_cast<T*>(launch.operands[launch.count - 1].data) + at : nullptr;
      kernels<T>().prelu_gradient(xs, ws, gy, target, terms, n);
      if (gx) write_block(target, gx, dtype, n);
    });
  });
}

}  // namespace

void activation(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return run<double>(launch);
  run<float>(launch);
}

void prelu(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return run_prelu<double>(launch, nullptr);
  run_prelu<float>(launch, nullptr);
}

void prelu_gradient(const Launch& launch) {
  const auto& p = launch.params<PReluParams>();
  if (launch.operands[0].dtype == CTN_FLOAT64) return run_prelu<double>(launch, &p);
  run_prelu<float>(launch, &p);
}

}  // namespace catenary::cpu
