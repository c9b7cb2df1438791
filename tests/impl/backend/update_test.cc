// Tests of the update kernels of optimizers against plain formulas, and of stages, many parameters and
// special values.
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

#include "impl/backend/kernels.h"
#include "impl/backend/params/update.h"
#include "impl/base/parallel.h"
#include "impl/optimizers/rules.h"
#include "tests/impl/test_array.h"
#include "tests/impl/update_rules.h"

namespace catenary {
namespace {

class UpdateTest : public EverySimdLevel {};

constexpr int kMaxStates = UpdateParams::kMaxStates;

/// The first rule in the table that has the functor.
UpdateRule rule_of(const std::string& functor) {
  for (const optimizers::Rule& rule : optimizers::rules())
    if (rule.functor == functor) return rule.update;
  ADD_FAILURE() << "no rule has the functor " << functor;
  return UpdateRule::sgd;
}

struct Parameter {
  TestArray g, p, out;
  std::vector<TestArray> states;
  std::vector<double> g0, p0, s0[kMaxStates];

  Parameter(int64_t n, DType dtype, int state_count, unsigned seed = 1)
      : g({n}, dtype), p({n}, dtype), out({n}, dtype) {
    g.fill_random(-1, 1, seed), p.fill_random(-1, 1, seed + 100);
    for (int k = 0; k < state_count; ++k) {
      states.push_back(TestArray({n}, dtype).fill_random(0.1, 1, seed + unsigned(k) + 200));
      s0[k] = values_of(states.back());
    }
    g0 = values_of(g), p0 = values_of(p);
  }
  static std::vector<double> values_of(const TestArray& a) {
    std::vector<double> values;
    for (int64_t i = 0; i < a.size(); ++i) values.push_back(a.get(i));
    return values;
  }
  /// A parameter with the same values in memory of its own.
  Parameter copy() const {
    Parameter other = *this;
    other.g = copied(g), other.p = copied(p), other.out = copied(out);
    for (TestArray& state : other.states) state = copied(state);
    return other;
  }
  /// Whether all results have the same bytes.
  bool equals(const Parameter& b) const {
    bool equal = same_bytes(p, b.p) && same_bytes(out, b.out);
    for (size_t k = 0; k < states.size(); ++k) equal &= same_bytes(states[k], b.states[k]);
    return equal;
  }

 private:
  static size_t bytes_of(const TestArray& a) { return size_t(a.size()) * itemsize(a.dtype()); }
  static bool same_bytes(const TestArray& a, const TestArray& b) {
    return std::memcmp(a.at(0), b.at(0), bytes_of(a)) == 0;
  }
  static TestArray copied(const TestArray& a) {
    const TestArray copy(a.shape(), a.dtype());
    std::memcpy(copy.at(0), a.at(0), bytes_of(a));
    return copy;
  }
};

UpdateParams params_of(UpdateRule rule, int states, const UpdateValues& values,
                       const std::vector<UpdateStage>& stages = {}) {
  UpdateParams params{};
  params.rule = rule;
  params.state_count = states;
  params.stage_count = int32_t(stages.size());
  params.values = values;
  std::copy(stages.begin(), stages.end(), params.stages);
  return params;
}

UpdateParams params_of(const NaiveRule& rule, const std::vector<UpdateStage>& stages = {}) {
  return params_of(rule_of(rule.functor), rule.states, rule.values, stages);
}

using LambValues = update_functors::UpdateLamb<double>::Values;
const LambValues kLamb = {.lr = 0.1,
                          .beta1 = 0.8,
                          .beta2 = 0.95,
                          .eps = 1e-3,
                          .decay = 0.02,
                          .m_correction = 1.5,
                          .v_correction = 0.5};

/// LAMB needs whole parameters, so its own tests compute it.
NaiveRule lamb_rule(const LambValues& values) {
  NaiveRule rule{"UpdateLamb", 2, {}, {}};
  rule.values.set(values);
  return rule;
}

std::vector<NaiveRule> all_rules() {
  std::vector<NaiveRule> rules = naive_rules();
  rules.push_back(lamb_rule(kLamb));
  return rules;
}

void add(Launch& launch, const Parameter& a) {
  const bool has_stages = launch.params(kernels::update).stage_count > 0;
  launch.add(a.g.operand());
  if (launch.params(kernels::update).rule != kStagesAlone)
    for (const TestArray& state : a.states) launch.add(state.operand());
  launch.add(a.p.operand());
  if (has_stages) launch.add(a.out.operand());
}

void update(const UpdateParams& params, const Parameter& a) {
  Launch launch(kernels::update, params);
  add(launch, a);
  cpu::run(launch);
}

void near(double actual, double expected, DType dtype, const char* name) {
  ASSERT_NEAR(actual, expected, 8 * epsilon(dtype) * std::max(1.0, std::abs(expected))) << name;
}

TEST(UpdateRules, EveryFunctorHasANaiveCounterpart) {
  for (const optimizers::Rule& rule : optimizers::rules()) {
    bool found = false;
    for (const NaiveRule& naive : all_rules()) found |= naive.functor == std::string(rule.functor);
    EXPECT_TRUE(found) << rule.functor << " of " << rule.name << ": add it to update_rules.h";
  }
}

TEST_P(UpdateTest, Rules) {
  for (const NaiveRule& rule : naive_rules()) {
    const bool is_lion = rule.functor == std::string("UpdateLion");
    const auto lion = rule.values.get<update_functors::UpdateLion<double>::Values>();
    for (DType dtype : kFloatDTypes)
      for (int64_t n : {0, 1, 7, 64, 1025, 70003}) {
        if (n > 2000 && rule.functor != std::string("UpdateAdam")) continue;
        const Parameter a(n, dtype, rule.states);
        update(params_of(rule), a);
        for (int64_t i = 0; i < n; ++i) {
          double s[kMaxStates] = {}, p = a.p0[size_t(i)];
          for (int k = 0; k < rule.states; ++k) s[k] = a.s0[k][size_t(i)];
          if (is_lion && std::abs(lion.beta1 * s[0] + (1 - lion.beta1) * a.g0[size_t(i)]) < epsilon(dtype))
            continue;  // both signs are correct
          rule.move(a.g0[size_t(i)], s, p);
          for (int k = 0; k < rule.states; ++k) near(a.states[size_t(k)].get(i), s[k], dtype, rule.functor);
          near(a.p.get(i), p, dtype, rule.functor);
        }
      }
  }
}

TEST_P(UpdateTest, Lamb) {
  const LambValues& v = kLamb;
  for (DType dtype : kFloatDTypes)
    for (int64_t n : {0, 1, 33, 1025, 140003}) {
      const Parameter a(n, dtype, 2);
      update(params_of(lamb_rule(kLamb)), a);
      std::vector<double> direction;
      double of_p = 0, of_direction = 0;
      for (size_t i = 0; i < size_t(n); ++i) {
        const double m = v.beta1 * a.s0[0][i] + (1 - v.beta1) * a.g0[i];
        const double w = v.beta2 * a.s0[1][i] + (1 - v.beta2) * a.g0[i] * a.g0[i];
        near(a.states[0].get(int64_t(i)), m, dtype, "m");
        near(a.states[1].get(int64_t(i)), w, dtype, "v");
        direction.push_back(v.m_correction * m / (v.v_correction * std::sqrt(w) + v.eps) + v.decay * a.p0[i]);
        of_p += a.p0[i] * a.p0[i];
        of_direction += direction[i] * direction[i];
      }
      for (size_t i = 0; i < size_t(n); ++i)
        near(a.p.get(int64_t(i)), a.p0[i] - v.lr * std::sqrt(of_p / of_direction) * direction[i], dtype, "p");
    }
}

TEST_P(UpdateTest, LambWithoutANorm) {
  Parameter a(10, CTN_FLOAT32, 2);
  a.p.fill(0);
  update(params_of(lamb_rule(kLamb)), a);
  const double m = 0.8 * a.s0[0][3] + 0.2 * a.g0[3], w = 0.95 * a.s0[1][3] + 0.05 * a.g0[3] * a.g0[3];
  EXPECT_NEAR(a.p.get(3), -0.1 * 1.5 * m / (0.5 * std::sqrt(w) + 1e-3), 1e-6);
  Parameter b(10, CTN_FLOAT32, 2);
  b.g.fill(0), b.states[0].fill(0), b.states[1].fill(0);
  LambValues values = kLamb;
  values.decay = 0;
  update(params_of(lamb_rule(values)), b);
  EXPECT_EQ(Parameter::values_of(b.p), b.p0);
}

const std::vector<UpdateStage> kStages = {
    {UpdateStage::decay, 0.1}, {UpdateStage::scale, 0.3}, {UpdateStage::lasso, 0.2}};

TEST_P(UpdateTest, ManyParametersAtOnceEqualSingleOnesBitForBit) {
  const int64_t sizes[] = {1, 70003, 7, 1030, 66000};
  for (const NaiveRule& rule : all_rules())
    for (DType dtype : kFloatDTypes)
      for (const bool stages : {false, true}) {
        const UpdateParams params = params_of(rule, stages ? kStages : std::vector<UpdateStage>());
        std::vector<Parameter> single, together;
        for (unsigned i = 0; i < 5; ++i) {
          single.emplace_back(sizes[i], dtype, rule.states, i);
          together.push_back(single.back().copy());
        }
        set_thread_count(1);
        for (const Parameter& a : single) update(params, a);
        set_thread_count(3);
        Operand operands[5 * 6];
        Launch launch(kernels::update, params, operands);
        for (const Parameter& a : together) add(launch, a);
        cpu::run(launch);
        set_thread_count(0);
        for (size_t i = 0; i < single.size(); ++i)
          ASSERT_TRUE(single[i].equals(together[i])) << rule.functor << " " << dtype_name(dtype) << " " << i;
      }
}

TEST_P(UpdateTest, StagesEqualPassesOfTheirOwnBitForBit) {
  for (const NaiveRule& rule : all_rules())
    for (DType dtype : kFloatDTypes)
      for (int64_t n : {1, 2049, 70003}) {
        const std::string functor = rule.functor;
        if (n > 3000 && functor != "UpdateAdam" && functor != "UpdateLamb") continue;
        const Parameter once(n, dtype, rule.states), apart(n, dtype, rule.states);
        update(params_of(rule, kStages), once);
        Parameter step = apart;
        for (const UpdateStage& stage : kStages) {
          update(params_of(kStagesAlone, 0, {}, {stage}), step);
          step.g = step.out;  // in place after the first step
        }
        update(params_of(rule), step);
        ASSERT_TRUE(once.equals(step)) << rule.functor << " " << dtype_name(dtype);
        ASSERT_EQ(Parameter::values_of(once.g), once.g0);
      }
}

TEST_P(UpdateTest, Stages) {
  for (DType dtype : kFloatDTypes) {
    Parameter a(1030, dtype, 0);
    a.p.set(5, 0);
    update(params_of(kStagesAlone, 0, {}, kStages), a);
    for (int64_t i = 0; i < 1030; ++i) {
      const double p = a.p.get(i), g = (a.g.get(i) + 0.1 * p) * 0.3 + 0.2 * sign_of(p);
      ASSERT_NEAR(a.out.get(i), g, 4 * epsilon(dtype)) << i;
    }
    EXPECT_EQ(a.p.get(5), 0);
  }
}

TEST_P(UpdateTest, NansStayWhereTheyAre) {
  for (const NaiveRule& rule : naive_rules()) {
    Parameter a(100, CTN_FLOAT32, rule.states);
    a.g.set(50, std::nan(""));
    update(params_of(rule), a);
    for (int64_t i = 0; i < 100; ++i) ASSERT_EQ(std::isnan(a.p.get(i)), i == 50) << rule.functor;
  }
}

TEST_P(UpdateTest, SubnormalsBecomeZeroAndTheModeIsRestored) {
  TestArray g({100}, CTN_FLOAT32), v({100}, CTN_FLOAT32), p({100}, CTN_FLOAT32);
  v.fill(1e-40);
#if defined(__SSE2__)
  const unsigned before = _mm_getcsr();
#endif
  UpdateValues values;
  values.set(update_functors::UpdateMomentum<double>::Values{.lr = 0.01, .momentum = 0.9});
  Launch launch(kernels::update, params_of(UpdateRule::momentum_sgd, 1, values));
  add_operands(launch, g, v, p);
  cpu::run(launch);
#if defined(__SSE2__)
  EXPECT_EQ(_mm_getcsr() & ~0x3fu, before & ~0x3fu);
  EXPECT_EQ(v.get(0), 0);
#endif
  volatile float small = 1e-38f;
  EXPECT_GT(small * 0.01f, 0);
}

TEST_P(UpdateTest, SquaredNorm) {
  for (DType dtype : kFloatDTypes) {
    for (int64_t n : {0, 1, 31, 32, 33, 5000, 300001}) {
      const TestArray x = TestArray({n}, dtype).fill_random(-3, 3), norm({}, CTN_FLOAT64),
                      again({}, CTN_FLOAT64);
      double expected = 0;
      for (int64_t i = 0; i < n; ++i) expected += x.get(i) * x.get(i);
      for (int threads : {1, 3}) {
        set_thread_count(threads);
        Launch launch(kernels::squared_norm);
        add_operands(launch, x, threads == 1 ? norm : again);
        cpu::run(launch);
      }
      set_thread_count(0);
      ASSERT_NEAR(norm.get(0), expected, 1e-12 * expected);
      ASSERT_EQ(norm.get(0), again.get(0));
    }
  }
}

TEST_P(UpdateTest, NormsAfterStagesAreThoseOfTheResult) {
  for (DType dtype : kFloatDTypes)
    for (int64_t n : {1, 1030, 140003}) {
      const Parameter a(n, dtype, 0), b(7, dtype, 0, 2);
      const TestArray sums({2}, CTN_FLOAT64), expected({2}, CTN_FLOAT64);
      Launch norm(kernels::update, params_of(kNorms, 0, {}, kStages));
      add_operands(norm, a.g, a.p, b.g, b.p, sums);
      cpu::run(norm);
      ASSERT_EQ(Parameter::values_of(a.g), a.g0);
      for (const Parameter* each : {&a, &b}) update(params_of(kStagesAlone, 0, {}, kStages), *each);
      Launch squares(kernels::squared_norm);
      add_operands(squares, a.out, b.out, expected);
      cpu::run(squares);
      ASSERT_EQ(sums.get(0), expected.get(0)) << dtype_name(dtype) << " " << n;
      ASSERT_EQ(sums.get(1), expected.get(1)) << dtype_name(dtype) << " " << n;
    }
}

TEST_P(UpdateTest, SquaredNormsOfSeveral) {
  const TestArray x = TestArray({100001}, CTN_FLOAT32).fill_random(-3, 3, 1), y = TestArray({0}, CTN_FLOAT32),
                  z = TestArray({5}, CTN_FLOAT64).fill(2);
  const TestArray sums({3}, CTN_FLOAT64), alone({}, CTN_FLOAT64);
  Launch launch(kernels::squared_norm), single(kernels::squared_norm);
  add_operands(launch, x, y, z, sums);
  cpu::run(launch);
  add_operands(single, x, alone);
  cpu::run(single);
  EXPECT_EQ(sums.get(0), alone.get(0));
  EXPECT_EQ(sums.get(1), 0);
  EXPECT_EQ(sums.get(2), 20);
}

CTN_EVERY_SIMD_LEVEL(UpdateTest);

}  // namespace
}  // namespace catenary
