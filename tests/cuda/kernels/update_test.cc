// The kernels of optimizers against the CPU's, bit for bit.
#include "impl/backend/cuda/kernels/update.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/cpu/simd.h"
#include "impl/backend/host.h"
#include "impl/backend/update_rules.h"
#include "kernels/launches.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/update.h"

struct Rule {
  UpdateRule rule;
  const char* name;
  int states;
};

std::vector<Rule> rules() {
  std::vector<Rule> all;
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, ...) \
  all.push_back({UpdateRule::NAME, #NAME, FUNCTOR<float>::states});
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
  all.push_back({kStagesAlone, "stages", 0});
  return all;
}

/// Numbers that any rule can take.
UpdateValues values_of(UpdateRule rule) {
  UpdateValues values;
  const double numbers[8] = {0.013, 0.9, 0.99, 1e-6, 0.001, 1.3, 0.7, 0};
  values.set(numbers);
  if (rule == UpdateRule::radam)
    values.set(UpdateRAdam<float>::Values{{0.013, 0.9, 0.99, 1e-6, 0.001}, true});
  return values;
}

template <class T>
void set_functor(UpdateRule rule, const UpdateValues& values, unsigned char (&bytes)[64]) {
  switch (rule) {
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, ...)                           \
  case UpdateRule::NAME: {                                                   \
    const FUNCTOR<T> functor(values.get<typename FUNCTOR<T>::Values>());     \
    static_assert(sizeof(functor) <= sizeof(bytes));                         \
    std::memcpy(bytes, static_cast<const void*>(&functor), sizeof(functor)); \
    break;                                                                   \
  }
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
  }
}

/// Numbers, some of which are subnormal, at an address that is or is not a multiple of 16. (Results of an
/// operation inside of a rule that are subnormal are only zero on the CPU.)
class Buffer {
 public:
  Buffer(DType dtype, size_t n, bool aligned, unsigned seed, bool positive)
      : offset_(aligned ? 0 : 1), dtype_(dtype), bytes_((n + 1) * itemsize(dtype) / 16 + 2) {
    std::mt19937 random(seed);
    std::vector<double> numbers(n);
    for (double& x : numbers) {
      x = std::ldexp(double(random() % 2000) - 1000, -10 - int(random() % 16 ? random() % 20 : 130));
      if (positive) x = std::abs(x);
    }
    cpu::cast_loop(CTN_FLOAT64, dtype)(numbers.data(), data(), int64_t(n));
  }
  char* data() { return reinterpret_cast<char*>(bytes_.data()) + offset_ * itemsize(dtype_); }
  bool operator==(const Buffer& other) const { return bytes_ == other.bytes_; }

 private:
  struct alignas(16) Line {
    uint64_t words[2];
    bool operator==(const Line&) const = default;
  };
  size_t offset_;
  DType dtype_;
  std::vector<Line> bytes_;
};

struct Case {
  Rule rule;
  DType dtype;
  bool aligned;
  std::vector<UpdateStage> stages;
  bool gated = false, open = false;

  Case with_gate(bool is_open) const {
    Case other = *this;
    other.gated = true;
    other.open = is_open;
    return other;
  }
};

/// The operands of some parameters and both ways to update them.
class Problem {
 public:
  explicit Problem(const Case& c) : case_(c) {
    for (const size_t n : sizes()) {
      std::vector<Buffer>& operands = buffers_.emplace_back();
      for (int k = 0; k < count(); ++k)
        operands.emplace_back(c.dtype, n, c.aligned || k > 1, unsigned(n) * 7 + unsigned(k),
                              k > 0 && k <= c.rule.states);
    }
  }

  void run_on_cpu() {
    UpdateParams params{};
    params.rule = case_.rule.rule;
    params.state_count = case_.rule.states;
    params.stage_count = int32_t(case_.stages.size());
    params.values = values_of(case_.rule.rule);
    Operands operands;
    std::vector<Operand> rates;
    for (size_t k = 0; k < case_.stages.size(); ++k) {
      params.stages[k] = case_.stages[k];
      if (case_.stages[k].from_operand)
        rates.push_back(operands.add(&case_.stages[k].value, CTN_FLOAT64, {}));
    }
    params.rate_count = int32_t(rates.size());
    params.gated = case_.gated;
    std::vector<Operand> room(rates.size() + 1 + buffers_.size() * size_t(count()));
    Launch launch(kernels::update, params, room.data());
    if (case_.gated) launch.add(operands.add(&case_.open, CTN_BOOL, {}));
    for (const Operand& rate : rates) launch.add(rate);
    for (size_t t = 0; t < buffers_.size(); ++t)
      for (Buffer& buffer : buffers_[t])
        launch.add(operands.add(buffer.data(), case_.dtype, {int64_t(sizes()[t])}));
    cpu::run(launch);
  }

  void run_emulated() {
    UpdateKernelParams p = filled(kUpdateThreads * 16 / uint32_t(itemsize(case_.dtype)));
    UpdateParts& parts = p.parts;
    const std::string name = case_.rule.name, dtype = dtype_name(case_.dtype);
    std::vector<double> totals(2 * buffers_.size());
    if (case_.rule.rule == UpdateRule::lamb) {
      UpdateKernelParams first = filled(kUpdateBlock);
      const unsigned count = first.parts.first[first.parts.tensors];
      std::vector<double> sums(2 * count), pieces(2 * (count + buffers_.size()));
      first.sums = sums.data();
      emulated::launch(emulated::kernel("update_lamb_states_" + dtype), {(count + 3) / 4},
                       {kUpdateSumThreads}, first);
      emulated::launch(emulated::kernel("update_totals"), {unsigned(buffers_.size())}, {kUpdateThreads},
                       UpdateTotalsParams{first.parts, 2, sums.data(), pieces.data(), totals.data()});
      p.stage_count = 0;
      p.totals = totals.data();
    }
    emulated::launch(emulated::kernel("update_" + name + "_" + dtype), {parts.first[parts.tensors]},
                     {kUpdateThreads}, p);
  }

  /// Norms of the gradients after the stages.
  std::vector<double> norms_on_cpu() {
    UpdateParams params{};
    params.rule = kNorms;
    params.stage_count = int32_t(case_.stages.size());
    for (size_t k = 0; k < case_.stages.size(); ++k) {
      params.stages[k] = case_.stages[k];
      params.stages[k].from_operand = false;
    }
    Operands operands;
    Launch launch(kernels::update, params);
    for (size_t t = 0; t < buffers_.size(); ++t)
      for (Buffer* buffer : {&buffers_[t].front(), &buffers_[t][size_t(case_.rule.states) + 1]})
        launch.add(operands.add(buffer->data(), case_.dtype, {int64_t(sizes()[t])}));
    std::vector<double> norms(buffers_.size());
    launch.add(operands.add(norms.data(), CTN_FLOAT64, {int64_t(norms.size())}));
    cpu::run(launch);
    return norms;
  }
  std::vector<double> norms_emulated() {
    UpdateKernelParams p = filled(kUpdateBlock);
    for (int k = 0; k < p.parts.tensors; ++k) p.tensors[k].result = nullptr;
    const unsigned count = p.parts.first[p.parts.tensors];
    std::vector<double> sums(count), pieces(count + buffers_.size()), norms(buffers_.size());
    p.sums = sums.data();
    emulated::launch(emulated::kernel(std::string("update_norms_") + dtype_name(case_.dtype)),
                     {(count + 3) / 4}, {kUpdateSumThreads}, p);
    emulated::launch(emulated::kernel("update_totals"), {unsigned(buffers_.size())}, {kUpdateThreads},
                     UpdateTotalsParams{p.parts, 1, sums.data(), pieces.data(), norms.data()});
    return norms;
  }

  bool operator==(const Problem& other) const { return buffers_ == other.buffers_; }

 private:
  static const std::vector<size_t>& sizes() {
    static const std::vector<size_t> all = {1, 2500, 0, 17, 70001};
    return all;
  }
  int count() const { return case_.rule.states + 2 + !case_.stages.empty(); }

  UpdateKernelParams filled(uint32_t step) {
    UpdateKernelParams p{};
    p.gate = case_.gated ? &case_.open : nullptr;
    p.parts.step = step;
    p.parts.tensors = int32_t(buffers_.size());
    for (size_t t = 0; t < buffers_.size(); ++t) {
      UpdateTensor& tensor = p.tensors[t];
      std::vector<Buffer>& operands = buffers_[t];
      const size_t states = size_t(case_.rule.states);
      tensor.size = sizes()[t];
      tensor.gradient = operands[0].data();
      for (size_t k = 0; k < states; ++k) tensor.states[k] = operands[k + 1].data();
      tensor.parameter = operands[states + 1].data();
      if (!case_.stages.empty()) tensor.result = operands[states + 2].data();
      p.parts.first[t + 1] = p.parts.first[t] + uint32_t(tensor.size + step - 1) / step;
    }
    p.stage_count = int32_t(case_.stages.size());
    for (size_t k = 0; k < case_.stages.size(); ++k) {
      const UpdateStage& stage = case_.stages[k];
      p.stages[k] = {stage.from_operand ? 1e9 : stage.value, stage.from_operand ? &stage.value : nullptr,
                     stage.kind};
    }
    if (case_.dtype == CTN_FLOAT64)
      set_functor<double>(case_.rule.rule, values_of(case_.rule.rule), p.rule);
    else
      set_functor<float>(case_.rule.rule, values_of(case_.rule.rule), p.rule);
    return p;
  }

  Case case_;
  std::vector<std::vector<Buffer>> buffers_;
};

class CudaUpdate : public testing::Test {
 protected:
  // The emulated kernels have no fused multiply-adds either.
  void SetUp() override { cpu::set_simd_level_for_test(cpu::SimdLevel::baseline); }
};

const std::vector<UpdateStage> kStages = {
    {UpdateStage::decay, 0.01}, {UpdateStage::scale, 0.7, true}, {UpdateStage::lasso, 0.003}};

TEST_F(CudaUpdate, UpdatesAsTheCpu) {
  for (const Rule& rule : rules())
    for (const DType dtype : {CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT16, CTN_BFLOAT16})
      for (const bool aligned : {true, false})
        for (const bool stages : {false, true}) {
          if (!stages && rule.rule == kStagesAlone) continue;
          SCOPED_TRACE(std::string(rule.name) + ", " + dtype_name(dtype) + (aligned ? "" : ", unaligned") +
                       (stages ? ", with stages" : ""));
          const Case c = {rule, dtype, aligned, stages ? kStages : std::vector<UpdateStage>()};
          for (const Case& each : {c, c.with_gate(true), c.with_gate(false)}) {
            Problem expected(each), problem(each);
            expected.run_on_cpu();
            problem.run_emulated();
            EXPECT_TRUE(problem == expected) << each.gated << each.open;
          }
        }
}

TEST_F(CudaUpdate, SumsSquaresAsTheCpu) {
  for (const DType dtype : {CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT16, CTN_BFLOAT16})
    for (const bool stages : {false, true}) {
      SCOPED_TRACE(std::string(dtype_name(dtype)) + (stages ? ", with stages" : ""));
      Problem problem({rules()[0], dtype, true, stages ? kStages : std::vector<UpdateStage>()});
      EXPECT_EQ(problem.norms_emulated(), problem.norms_on_cpu());
    }
}

}  // namespace
}  // namespace catenary::cuda
