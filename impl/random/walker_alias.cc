// Draws by Walker's alias method.
#include "impl/random/walker_alias.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "impl/backend/params/random.h"
#include "impl/random/choice.h"

namespace catenary {
namespace {

constexpr int64_t kMaxColumns = int64_t{1} << 30;  // the values are int32, two per column

/// Returns the probabilities as float32 fractions of their sum, in the reference's precision.
std::vector<float> shares(const Array& probs) {
  if (probs.ndim() != 1 || probs.size() == 0)
    fail(CTN_ERROR_SHAPE, "probs: expected one dimension with at least one entry, got %s",
         describe(probs).c_str());
  if (probs.size() > kMaxColumns)
    fail(CTN_ERROR_SHAPE, "probs: expected at most %lld entries, got %lld", (long long)kMaxColumns,
         (long long)probs.size());
  std::vector<float> values(static_cast<size_t>(probs.size()));
  to_data(*asarray(probs, CTN_FLOAT32), values.data());
  double sum = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    if (!(values[i] >= 0) || std::isinf(values[i]))
      fail(CTN_ERROR_INVALID_ARGUMENT, "probs: expected finite numbers of at least 0, got %g at %zu",
           double(values[i]), i);
    sum += double(values[i]);
  }
  const float total = float(sum);
  if (!(total > 0) || std::isinf(total))
    fail(CTN_ERROR_INVALID_ARGUMENT, "probs: expected a finite sum above 0, got %g", sum);
  for (float& value : values) value /= total;
  return values;
}

}  // namespace

Ref<WalkerAlias> walker_alias_new(const Array& probs) {
  const std::vector<float> share = shares(probs);
  const size_t n = share.size();
  std::vector<int32_t> order(n), values(2 * n, 0);
  std::vector<float> threshold(n);
  for (size_t i = 0; i < n; ++i) order[i] = int32_t(i);
  std::sort(order.begin(), order.end(), [&](int32_t a, int32_t b) {
    const float x = share[size_t(a)], y = share[size_t(b)];
    return x < y || (x == y && a < b);
  });
  // From the least likely on, every number starts its own column; any excess over one fills the first columns
  // with space.
  size_t open = 0;
  for (size_t column = 0; column < n; ++column) {
    const int32_t number = order[column];
    double height = double(share[size_t(number)]) * double(n);
    for (; height > 1 && open < column; ++open) {
      values[2 * open + 1] = number;
      height -= 1 - double(threshold[open]);
    }
    threshold[column] = float(height);
    values[2 * column] = number;
  }
  const int64_t columns = int64_t(n), entries = 2 * columns;
  return make<WalkerAlias>(from_data(threshold.data(), {&columns, 1}, CTN_FLOAT32, probs.backend()),
                           from_data(values.data(), {&entries, 1}, CTN_INT32, probs.backend()));
}

ArrayRef walker_alias_sample(const WalkerAlias& alias, RandomState* state, Shape shape) {
  if (!state) state = &default_random_state(alias.backend());
  if (&state->backend() != &alias.backend())
    fail(CTN_ERROR_DEVICE, "state: expected one on the sampler's device \"%s\", got one on \"%s\"",
         alias.backend().name().c_str(), state->backend().name().c_str());
  ArrayRef out = empty_on(alias.backend(), shape, CTN_INT32);
  ArrayRef draws = empty_on(alias.backend(), shape, CTN_FLOAT64);
  random_uniform_into(state, 0, 1, *draws);
  random_choose(RandomChoice::alias, *alias.threshold(), *alias.values(), *draws, *out);
  return out;
}

ArrayRef walker_alias_sample_from(const WalkerAlias& alias, const Array& uniform) {
  if (!is_float(uniform.dtype()))
    fail(CTN_ERROR_DTYPE, "uniform: expected a floating dtype, got %s", describe(uniform).c_str());
  if (&uniform.backend() != &alias.backend())
    fail(CTN_ERROR_DEVICE, "uniform: expected an array on the sampler's device \"%s\", got one on \"%s\"",
         alias.backend().name().c_str(), uniform.backend().name().c_str());
  ArrayRef out = empty_on(alias.backend(), uniform.shape(), CTN_INT32);
  ArrayRef draws = contiguous(*asarray(uniform, CTN_FLOAT64));
  random_choose(RandomChoice::alias, *alias.threshold(), *alias.values(), *draws, *out);
  return out;
}

void walker_alias_to_device(WalkerAlias& alias, const char* device) {
  alias.to_backend(find_backend(device));
}
ArrayRef walker_alias_threshold(const WalkerAlias& alias) { return alias.threshold(); }
ArrayRef walker_alias_values(const WalkerAlias& alias) { return alias.values(); }

}  // namespace catenary

void ctn_walker_alias::to_backend(catenary::Backend& backend) {
  catenary::ArrayRef threshold = catenary::to_backend(*threshold_, backend);
  values_ = catenary::to_backend(*values_, backend);
  threshold_ = std::move(threshold);
}
