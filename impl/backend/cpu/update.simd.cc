// Loops of update rules.
#include <cstdint>
#include <limits>
#include <type_traits>

#include "impl/backend/cpu/update_kernels.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/backend/cpu/steps.h"
#include "impl/kernels/update.h"

namespace {

template <class Rule, class T>
void rule(const T* g, T* const* states, T* p, int64_t n, const UpdateValues& values) {
  constexpr int count = Rule::states;
  const Rule update(values.get<typename Rule::Values>());
  T* const s0 = count > 0 ? states[0] : nullptr;
  T* const s1 = count > 1 ? states[1] : nullptr;
  T* const s2 = count > 2 ? states[2] : nullptr;
  const auto element = [&](int64_t i) {
    T s[3] = {};
    if constexpr (count > 0) s[0] = s0[i];
    if constexpr (count > 1) s[1] = s1[i];
    if constexpr (count > 2) s[2] = s2[i];
    T x = p[i];
    update(g[i], s, x);
    if constexpr (count > 0) s0[i] = s[0];
    if constexpr (count > 1) s1[i] = s[1];
    if constexpr (count > 2) s2[i] = s[2];
    p[i] = x;
  };
  if constexpr (count == 0) steps<T>(n, element, g, p);
  if constexpr (count == 1) steps<T>(n, element, g, p, s0);
  if constexpr (count == 2) steps<T>(n, element, g, p, s0, s1);
  if constexpr (count == 3) steps<T>(n, element, g, p, s0, s1, s2);
}

template <class Stage, class T>
void stage_loop(Stage stage, const T* g, const T* p, T* out, int64_t n) {
  const auto element = [&](int64_t i) { out[i] = stage(g[i], p[i]); };
  if constexpr (std::is_same_v<Stage, UpdateScale<T>>)
    steps<T>(n, element, g);
  else
    steps<T>(n, element, g, p);
}

template <class T>
void stage(UpdateStage stage, const T* g, const T* p, T* out, int64_t n) {
  const T value = T(stage.value);
  switch (stage.kind) {
    case UpdateStage::scale:
      return stage_loop(UpdateScale<T>{value}, g, p, out, n);
    case UpdateStage::decay:
      return stage_loop(UpdateDecay<T>{value}, g, p, out, n);
    case UpdateStage::lasso:
      return stage_loop(UpdateLasso<T>{value}, g, p, out, n);
  }
}

/// Sums of doubles in 32 lanes, in an order that only depends on the number of elements.
struct Lanes {
  static constexpr int count = 32;
  alignas(64) double values[count] = {};
  CTN_FN double total() {
    for (int half = count / 2; half > 0; half /= 2)
      for (int k = 0; k < half; ++k) values[k] += values[k + half];
    return values[0];
  }
};

template <class T>
void lamb_states(const T* g, T* m, T* v, const T* p, int64_t n, const UpdateValues& values, double sums[2]) {
  const UpdateLamb<T> update(values.get<typename UpdateLamb<T>::Values>());
  Lanes parameter, direction;
  const auto element = [&](int64_t i, int lane) {
    T s[2] = {m[i], v[i]};
    update.move_states(g[i], s);
    m[i] = s[0], v[i] = s[1];
    const double x = double(p[i]), u = double(update.direction(s, p[i]));
    parameter.values[lane] = math_mad(x, x, parameter.values[lane]);
    direction.values[lane] = math_mad(u, u, direction.values[lane]);
  };
  int64_t i = 0;
  for (; i + Lanes::count <= n; i += Lanes::count) {
    if (i % (kStepBytes / int64_t(sizeof(T))) == 0)
      fetch_step(g + i), fetch_step(m + i), fetch_step(v + i), fetch_step(p + i);
    CTN_MATH_IVDEP
    for (int k = 0; k < Lanes::count; ++k) element(i + k, k);
  }
  for (int k = 0; i < n; ++i, ++k) element(i, k);
  sums[0] = parameter.total();
  sums[1] = direction.total();
}

template <class T>
void lamb_parameter(const T* m, const T* v, T* p, int64_t n, const UpdateValues& values,
                    const double sums[2]) {
  const UpdateLamb<T> update(values.get<typename UpdateLamb<T>::Values>());
  const T rate = update.rate(update.trust(sums[0], sums[1]));
  steps<T>(
      n,
      [&](int64_t i) {
        const T s[2] = {m[i], v[i]};
        T x = p[i];
        update.move_parameter(rate, s, x);
        p[i] = x;
      },
      m, v, p);
}

template <class T>
double squares(const T* x, int64_t n) {
  Lanes lanes;
  int64_t i = 0;
  for (; i + Lanes::count <= n; i += Lanes::count) {
    for (int k = 0; k < Lanes::count; ++k) {
      const double value = double(x[i + k]);
      lanes.values[k] = math_mad(value, value, lanes.values[k]);
    }
  }
  for (int k = 0; i < n; ++i, ++k) lanes.values[k] = math_mad(double(x[i]), double(x[i]), lanes.values[k]);
  return lanes.total();
}

template <class T>
bool finite(const T* x, int64_t n) {
  using Flag = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
  constexpr T most = std::numeric_limits<T>::max();
  Flag bad = 0;
  for (int64_t i = 0; i < n; ++i) bad |= math_abs(x[i]) <= most ? Flag(0) : Flag(1);
  return bad == 0;
}

template <class Rule, class T>
constexpr typename UpdateKernels<T>::Loop loop_of() {
  if constexpr (std::is_invocable_v<const Rule&, T, T*, T&>)
    return rule<Rule, T>;
  else
    return nullptr;
}

template <class T>
constexpr UpdateKernels<T> table = {{
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, ...) loop_of<FUNCTOR<T>, T>(),
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
                                    },
                                    stage<T>,
                                    lamb_states<T>,
                                    lamb_parameter<T>,
                                    squares<T>,
                                    finite<T>};

}  // namespace

const UpdateKernels<float> update_kernels_f32 = table<float>;
const UpdateKernels<double> update_kernels_f64 = table<double>;

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
