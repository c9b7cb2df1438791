// Steps of optimizers for all parameters at once, and norms of gradients.
#include <algorithm>
#include <cstring>

#include "impl/backend/cuda/kernels/update.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/update.h"
#include "impl/backend/update_rules.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/update.h"

constinit TypedFunctions rules[kUpdateRules] = {
#define CTN_UPDATE_RULE(NAME, ...) TypedFunctions("update", "update_" #NAME),
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
};
constinit TypedFunctions stages_alone("update", "update_stages"), lamb_states("update", "update_lamb_states"),
    norms("update", "update_norms");
constinit OneFunction update_totals("update", "update_totals");

/// Numbers of elements above which each thread computes several packs.
constexpr int64_t kManyElements = 2 << 20;
constexpr int64_t kManyPacks = 4;
constexpr int64_t kMaxParts = INT32_MAX;

template <class Functor>
void copy_functor(const Functor& functor, unsigned char (&bytes)[64]) {
  static_assert(sizeof(functor) <= sizeof(bytes) && std::is_trivially_copyable_v<Functor>);
  std::memcpy(bytes, &functor, sizeof(functor));
}

template <class T>
void set_functor(const UpdateParams& params, unsigned char (&bytes)[64]) {
  switch (params.rule) {
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, ...) \
  case UpdateRule::NAME:                           \
    return copy_functor(FUNCTOR<T>(params.values.get<typename FUNCTOR<T>::Values>()), bytes);
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
  }
}

UpdateTensor tensor_of(const Operand* operand, const UpdateParams& params) {
  UpdateTensor tensor{};
  tensor.size = uint64_t(size_of(*operand));
  tensor.gradient = operand++->data;
  for (int i = 0; i < params.state_count; ++i) tensor.states[i] = operand++->data;
  tensor.parameter = operand++->data;
  if (params.operands() > params.state_count + 2) tensor.result = operand->data;
  return tensor;
}

/// Some of the parameters of a launch, with the same rule and stages.
class Batch {
 public:
  Batch(const Launch& launch, const UpdateParams& params) : launch_(launch), params_(params) {
    kernel_.gate = params.gated ? data_of<const bool>(launch.operands[0]) : nullptr;
    const Operand* rate = launch.operands + params.gated;
    for (int i = 0; i < params.stage_count; ++i) {
      const UpdateStage& stage = params.stages[i];
      kernel_.stages[i] = {stage.value, stage.from_operand ? data_of<double>(*rate++) : nullptr, stage.kind};
    }
    kernel_.stage_count = params.stage_count;
    if (dtype() == CTN_FLOAT64)
      set_functor<double>(params, kernel_.rule);
    else
      set_functor<float>(params, kernel_.rule);
  }

  DType dtype() const { return launch_.operands[params_.first()].dtype; }
  int count() const { return (launch_.count - params_.first()) / params_.operands(); }
  int64_t size(int k) const { return size_of(launch_.operands[params_.first() + k * params_.operands()]); }
  UpdateKernelParams& kernel() { return kernel_; }

  /// Fills in up to kUpdateTensors parameters from number `first` on, whose parts have `step` elements.
  /// Returns the number of the next one.
  int fill(int first, int64_t step) {
    UpdateParts& parts = kernel_.parts;
    parts.step = uint32_t(step);
    parts.tensors = 0;
    int64_t total = 0;
    for (; first < count() && parts.tensors < kUpdateTensors; ++first) {
      UpdateTensor& tensor = kernel_.tensors[parts.tensors];
      tensor = tensor_of(launch_.operands + params_.first() + ptrdiff_t(first) * params_.operands(), params_);
      const int64_t more = divide_up(int64_t(tensor.size), step);
      if (total + more > kMaxParts) break;
      parts.first[parts.tensors++] = uint32_t(total);
      total += more;
    }
    parts.first[parts.tensors] = uint32_t(total);
    return first;
  }
  uint32_t filled() const { return kernel_.parts.first[kernel_.parts.tensors]; }

 private:
  const Launch& launch_;
  const UpdateParams& params_;
  UpdateKernelParams kernel_{};
};

/// A pass with a block for each part.
void start_parts(Work& work, Function function, Batch& batch) {
  if (batch.filled()) work.start(function, Grid{kUpdateThreads, batch.filled()}, batch.kernel());
}

int64_t step_of(Batch& batch) {
  const int64_t packs = kUpdateThreads * int64_t(16 / itemsize(batch.dtype()));
  int64_t total = 0, most = 0;
  for (int k = 0; k < batch.count(); ++k) {
    total += batch.size(k);
    most = std::max(most, batch.size(k));
  }
  int64_t step = total < kManyElements ? packs : packs * kManyPacks;
  while (most / step >= kMaxParts) step *= 2;
  return step;
}

/// Sums of each block of elements, and their totals.
class Sums {
 public:
  Sums(Work& work, Batch& batch, int columns) : columns_(columns) {
    int64_t parts = 0, pieces = 0;
    for (int k = 0; k < batch.count(); ++k) {
      const int64_t more = divide_up(batch.size(k), kUpdateBlock);
      parts += more;
      pieces += more / (kUpdatePiece / kUpdateBlock) + 2;
    }
    const int64_t bytes = (parts + pieces + batch.count()) * columns * int64_t(sizeof(double));
    sums_ = reinterpret_cast<double*>(work.scratch(size_t(bytes)));
    pieces_ = sums_ + parts * columns;
    own_totals_ = pieces_ + pieces * columns;
  }
  double* own_totals() const { return own_totals_; }

  /// Starts a pass with a warp for each part, and adds up what it sums.
  void start(Work& work, Function function, Batch& batch, double* to) {
    batch.kernel().sums = sums_;
    const unsigned blocks = unsigned(divide_up(batch.filled(), kUpdateSumThreads / 32));
    if (blocks) work.start(function, Grid{kUpdateSumThreads, blocks}, batch.kernel());
    const UpdateTotalsParams p{batch.kernel().parts, columns_, sums_, pieces_, to};
    work.start(update_totals, Grid{kUpdateThreads, unsigned(p.parts.tensors)}, p);
  }

 private:
  int32_t columns_;
  double *sums_, *pieces_, *own_totals_;
};

void lamb(Work& work, Batch& batch) {
  Sums sums(work, batch, 2);
  const int64_t step = step_of(batch);
  const int32_t stages = batch.kernel().stage_count;
  for (int first = 0; first < batch.count();) {
    batch.kernel().stage_count = stages;
    batch.fill(first, kUpdateBlock);
    sums.start(work, lamb_states[batch.dtype()], batch, sums.own_totals());
    batch.kernel().stage_count = 0;
    batch.kernel().totals = sums.own_totals();
    first = batch.fill(first, step);
    start_parts(work, rules[int(UpdateRule::lamb)][batch.dtype()], batch);
  }
}

}  // namespace

void update(Work& work, const Launch& launch, const UpdateParams& params) {
  Batch batch(launch, params);
  if (batch.count() == 0) return;
  if (params.rule == UpdateRule::lamb) return lamb(work, batch);
  if (params.rule == kNorms) {
    Sums sums(work, batch, 1);
    double* to = data_of<double>(launch.operands[launch.count - 1]);
    for (int first = 0; first < batch.count();) {
      const int next = batch.fill(first, kUpdateBlock);
      sums.start(work, norms[batch.dtype()], batch, to + first);
      first = next;
    }
    return;
  }
  TypedFunctions& functions = params.rule == kStagesAlone ? stages_alone : rules[int(params.rule)];
  const int64_t step = step_of(batch);
  for (int first = 0; first < batch.count();) {
    first = batch.fill(first, step);
    start_parts(work, functions[batch.dtype()], batch);
  }
}

}  // namespace catenary::cuda
