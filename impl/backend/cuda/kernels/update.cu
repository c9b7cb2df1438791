// Steps of optimizers for all parameters at once, and norms of gradients.
#include "impl/backend/cuda/kernels/update.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/update.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"

/// Zero for subnormal numbers, which the CPU treats as zero unless the arrays are float16.
template <class E>
CTN_DEVICE Compute<E> flushed(Compute<E> x) {
  if constexpr (std::is_same_v<E, Half>) {
    return x;
  } else {
    using T = Compute<E>;
    return math_abs(x) < MathFormat<T>::smallest_normal ? math_copysign(T(0), x) : x;
  }
}

template <class E>
CTN_DEVICE Compute<E> loaded(E x) {
  return flushed<E>(number_of(x));
}
template <class E>
CTN_DEVICE E stored(Compute<E> x) {
  return Narrow<E>()(flushed<E>(x));
}

template <class T>
CTN_DEVICE T staged(int32_t kind, T value, T g, T p) {
  switch (kind) {
    case UpdateStage::scale:
      return UpdateScale<T>{value}(g, p);
    case UpdateStage::decay:
      return UpdateDecay<T>{value}(g, p);
    default:
      return UpdateLasso<T>{value}(g, p);
  }
}

/// Only applies the stages.
template <class T>
struct StagesAlone {};

/// The functor in the parameters of a kernel.
template <class Rule>
CTN_DEVICE Rule rule_of(const UpdateKernelParams& p) {
  static_assert(sizeof(Rule) <= sizeof(p.rule) && alignof(Rule) <= 8);
  struct Bytes {
    unsigned char items[sizeof(Rule)];
  };
  Bytes bytes;
  memcpy(&bytes, p.rule, sizeof(Rule));
  return __builtin_bit_cast(Rule, bytes);
}

/// What becomes of the states and the parameter of one element.
template <class Rule>
struct Step {
  static constexpr int states = Rule::states;
  static constexpr bool moves_states = states > 0, moves_parameter = true;
  Rule rule;
  CTN_DEVICE Step(const UpdateKernelParams& p, int32_t) : rule(rule_of<Rule>(p)) {}
  template <class T>
  CTN_DEVICE void operator()(T g, T* s, T& x) const {
    rule(g, s, x);
  }
};
template <class T>
struct Step<StagesAlone<T>> {
  static constexpr int states = 0;
  static constexpr bool moves_states = false, moves_parameter = false;
  CTN_DEVICE Step(const UpdateKernelParams&, int32_t) {}
  CTN_DEVICE void operator()(T, T*, T&) const {}
};
template <class T>
struct Step<UpdateLamb<T>> {
  static constexpr int states = 2;
  static constexpr bool moves_states = false, moves_parameter = true;
  UpdateLamb<T> rule;
  T rate;
  CTN_DEVICE Step(const UpdateKernelParams& p, int32_t tensor)
      : rule(rule_of<UpdateLamb<T>>(p)),
        rate(rule.rate(rule.trust(p.totals[2 * tensor], p.totals[2 * tensor + 1]))) {}
  CTN_DEVICE void operator()(T, T* s, T& x) const { rule.move_parameter(rate, s, x); }
};

template <class E, int N>
CTN_DEVICE const Pack<E, N>& pack_at(const char* data, uint64_t i) {
  return *reinterpret_cast<const Pack<E, N>*>(data + i * sizeof(E));
}
template <class E, int N>
CTN_DEVICE Pack<E, N>& pack_at(char* data, uint64_t i) {
  return *reinterpret_cast<Pack<E, N>*>(data + i * sizeof(E));
}

/// Applies the stages to the gradients of N adjacent elements. Each rounds to the dtype.
template <class E, int N>
CTN_DEVICE void apply_stages(const UpdateKernelParams& p, const UpdateTensor& t, uint64_t i,
                             const Compute<E> (&x)[N], Compute<E> (&g)[N]) {
  using T = Compute<E>;
  for (int32_t k = 0; k < p.stage_count; ++k) {
    const UpdateStageValue& stage = p.stages[k];
    const T value = flushed<E>(T(stage.rate ? *stage.rate : stage.value));
    CTN_UNROLL
    for (int n = 0; n < N; ++n) g[n] = number_of(stored<E>(staged(stage.kind, value, g[n], x[n])));
  }
  if (!t.result) return;
  Pack<E, N> result;
  CTN_UNROLL
  for (int n = 0; n < N; ++n) result.items[n] = Narrow<E>()(g[n]);
  pack_at<E, N>(t.result, i) = result;
}

/// Updates N adjacent elements.
template <class E, int N, class Rule>
CTN_DEVICE void update_elements(const UpdateKernelParams& p, const UpdateTensor& t, const Step<Rule>& step,
                                uint64_t i) {
  using T = Compute<E>;
  constexpr int kStates = Step<Rule>::states;
  const Pack<E, N> gradient = pack_at<E, N>(t.gradient, i);
  Pack<E, N> parameter = pack_at<E, N>(t.parameter, i), states[kStates > 0 ? kStates : 1];
  CTN_UNROLL
  for (int k = 0; k < kStates; ++k) states[k] = pack_at<E, N>(t.states[k], i);
  T g[N], x[N];
  CTN_UNROLL
  for (int n = 0; n < N; ++n) {
    g[n] = loaded(gradient.items[n]);
    x[n] = loaded(parameter.items[n]);
  }
  if (p.stage_count) apply_stages<E, N>(p, t, i, x, g);
  CTN_UNROLL
  for (int n = 0; n < N; ++n) {
    T s[kStates > 0 ? kStates : 1];
    CTN_UNROLL
    for (int k = 0; k < kStates; ++k) s[k] = loaded(states[k].items[n]);
    step(g[n], s, x[n]);
    CTN_UNROLL
    for (int k = 0; k < kStates; ++k) states[k].items[n] = stored<E>(s[k]);
    parameter.items[n] = stored<E>(x[n]);
  }
  if constexpr (Step<Rule>::moves_states) {
    CTN_UNROLL
    for (int k = 0; k < kStates; ++k) pack_at<E, N>(t.states[k], i) = states[k];
  }
  if constexpr (Step<Rule>::moves_parameter) pack_at<E, N>(t.parameter, i) = parameter;
}

/// Three operands and more are read at a time: packs of 8 bytes keep the memory as busy as longer ones.
constexpr int kUpdatePackBytes = 8;

template <class E, int kStates>
CTN_DEVICE bool all_packed(const UpdateTensor& t) {
  uintptr_t bits = reinterpret_cast<uintptr_t>(t.gradient) | reinterpret_cast<uintptr_t>(t.parameter) |
                   reinterpret_cast<uintptr_t>(t.result);
  CTN_UNROLL
  for (int k = 0; k < kStates; ++k) bits |= reinterpret_cast<uintptr_t>(t.states[k]);
  return bits % kUpdatePackBytes == 0;
}

CTN_DEVICE bool is_closed(const UpdateKernelParams& p) { return p.gate && !*p.gate; }

/// What becomes of a gradient if no step takes place.
template <class E>
CTN_DEVICE void keep_gradient(const UpdateTensor& t, uint64_t i) {
  if (t.result) reinterpret_cast<E*>(t.result)[i] = reinterpret_cast<const E*>(t.gradient)[i];
}

template <class E, class Rule>
CTN_DEVICE void update(const UpdateKernelParams& p) {
  constexpr int kPack = kUpdatePackBytes / int(sizeof(E));
  const int32_t tensor = p.parts.tensor_of(blockIdx.x);
  const UpdateTensor& t = p.tensors[tensor];
  const uint64_t begin = uint64_t(blockIdx.x - p.parts.first[tensor]) * p.parts.step;
  const uint64_t end = t.size - begin < p.parts.step ? t.size : begin + p.parts.step;
  if (is_closed(p)) {
    for (uint64_t i = begin + threadIdx.x; i < end; i += kUpdateThreads) keep_gradient<E>(t, i);
    return;
  }
  const Step<Rule> step(p, tensor);
  uint64_t done = begin;
  if (kPack > 1 && all_packed<E, Step<Rule>::states>(t)) {
    done = begin + (end - begin) / kPack * kPack;
    for (uint64_t i = begin + threadIdx.x * kPack; i < done; i += kUpdateThreads * kPack)
      update_elements<E, kPack>(p, t, step, i);
  }
  for (uint64_t i = done + threadIdx.x; i < end; i += kUpdateThreads) update_elements<E, 1>(p, t, step, i);
}

/// The sum of the warp's numbers in the first lane, in the order of the CPU.
CTN_DEVICE double lane_total(double x) {
  CTN_UNROLL
  for (int half = 16; half > 0; half /= 2) x += __shfl_down_sync(0xffffffffu, x, half);
  return x;
}

/// One warp's part: body(tensor, position) for each element, and the totals of kSums numbers.
template <int kSums, class Body>
CTN_DEVICE void sum_part(const UpdateKernelParams& p, const Body& body) {
  const uint32_t part = blockIdx.x * (kUpdateSumThreads / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (part >= p.parts.first[p.parts.tensors]) return;
  const int32_t tensor = p.parts.tensor_of(part);
  const UpdateTensor& t = p.tensors[tensor];
  const uint64_t begin = uint64_t(part - p.parts.first[tensor]) * kUpdateBlock;
  const uint64_t end = t.size - begin < kUpdateBlock ? t.size : begin + kUpdateBlock;
  double sums[kSums] = {};
  for (uint64_t i = begin + lane; i < end; i += 32) body(t, i, sums);
  CTN_UNROLL
  for (int k = 0; k < kSums; ++k) {
    const double total = lane_total(sums[k]);
    if (lane == 0) p.sums[uint64_t(part) * kSums + k] = total;
  }
}

template <class E>
CTN_DEVICE Compute<E> staged_gradient(const UpdateKernelParams& p, const UpdateTensor& t, uint64_t i,
                                      Compute<E> x) {
  const Compute<E> parameter[1] = {x};
  Compute<E> g[1] = {loaded(reinterpret_cast<const E*>(t.gradient)[i])};
  if (p.stage_count) apply_stages<E, 1>(p, t, i, parameter, g);
  return g[0];
}

template <class E>
CTN_DEVICE void lamb_states(const UpdateKernelParams& p) {
  using T = Compute<E>;
  const UpdateLamb<T> rule = rule_of<UpdateLamb<T>>(p);
  const bool closed = is_closed(p);
  sum_part<2>(p, [&](const UpdateTensor& t, uint64_t i, double* sums) {
    if (closed) return keep_gradient<E>(t, i);
    E* const states[2] = {reinterpret_cast<E*>(t.states[0]), reinterpret_cast<E*>(t.states[1])};
    const T x = loaded(reinterpret_cast<const E*>(t.parameter)[i]);
    T s[2] = {loaded(states[0][i]), loaded(states[1][i])};
    rule.move_states(staged_gradient<E>(p, t, i, x), s);
    states[0][i] = stored<E>(s[0]);
    states[1][i] = stored<E>(s[1]);
    const double of_parameter = double(x), of_direction = double(rule.direction(s, x));
    sums[0] = math_mad(of_parameter, of_parameter, sums[0]);
    sums[1] = math_mad(of_direction, of_direction, sums[1]);
  });
}

template <class E>
CTN_DEVICE void norms(const UpdateKernelParams& p) {
  sum_part<1>(p, [&](const UpdateTensor& t, uint64_t i, double* sums) {
    const Compute<E> x = p.stage_count ? loaded(reinterpret_cast<const E*>(t.parameter)[i]) : Compute<E>(0);
    const double g = double(staged_gradient<E>(p, t, i, x));
    sums[0] = math_mad(g, g, sums[0]);
  });
}

}  // namespace

#define CTN_RULE(TYPE, DTYPE, NAME, FUNCTOR)                                        \
  CTN_CUDA_KERNEL(update_##NAME##_##DTYPE, UpdateKernelParams, kUpdateThreads, 3) { \
    update<TYPE, FUNCTOR<Compute<TYPE>>>(p);                                        \
  }
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, ...) CTN_FLOATING(CTN_RULE, NAME, FUNCTOR)
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
CTN_FLOATING(CTN_RULE, stages, StagesAlone)

#define CTN_SUMS(TYPE, DTYPE)                                                             \
  CTN_CUDA_KERNEL(update_lamb_states_##DTYPE, UpdateKernelParams, kUpdateSumThreads, 6) { \
    lamb_states<TYPE>(p);                                                                 \
  }                                                                                       \
  CTN_CUDA_KERNEL(update_norms_##DTYPE, UpdateKernelParams, kUpdateSumThreads) { norms<TYPE>(p); }
CTN_FLOATING(CTN_SUMS)

CTN_CUDA_KERNEL(update_totals, UpdateTotalsParams, kUpdateThreads) {
  constexpr uint32_t kParts = kUpdatePiece / kUpdateBlock;
  const uint32_t tensor = blockIdx.x, first = p.parts.first[tensor], end = p.parts.first[tensor + 1];
  const uint32_t columns = uint32_t(p.columns), pieces = (end - first + kParts - 1) / kParts;
  double* const sums = p.pieces + uint64_t(first / kParts + tensor) * columns;
  for (uint32_t i = threadIdx.x; i < pieces * columns; i += kUpdateThreads) {
    const uint32_t begin = first + i / columns * kParts, rest = end - begin;
    double sum = 0;
    for (uint32_t k = 0; k < kParts && k < rest; ++k)
      sum += p.sums[uint64_t(begin + k) * columns + i % columns];
    sums[i] = sum;
  }
  __syncthreads();
  if (threadIdx.x >= columns) return;
  double total = 0;
  for (uint32_t i = 0; i < pieces; ++i) total += sums[i * columns + threadIdx.x];
  p.totals[tensor * columns + threadIdx.x] = total;
}

}  // namespace catenary::cuda
