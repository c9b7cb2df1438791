// The extension that reports statistics of parameters and gradients.
#include "impl/training/parameter_statistics.h"

#include <cmath>

#include "impl/array/sorting.h"
#include "impl/array/statistics.h"
#include "impl/base/binding.h"
#include "impl/training/reporter.h"

namespace catenary::trainers {
namespace {

/// Those of the mean and of 1, 2 and 3 standard deviations from it in a normal distribution.
constexpr double kPercentiles[] = {0.13, 2.28, 15.87, 50, 84.13, 97.72, 99.87};

double number(const ArrayRef& a) { return item_f64(*a, {}); }

/// A contiguous float64 copy with one axis on the CPU.
ArrayRef wide(const Array& a) {
  const int64_t size = a.size();
  return reshape(*to_backend(*astype(a, CTN_FLOAT64), cpu_backend()), {&size, 1});
}

/// Between the two nearest values, in proportion, as in NumPy. NaN if one of the values is NaN, which are
/// last.
double percentile(const double* sorted, int64_t size, double percent) {
  if (std::isnan(sorted[size - 1])) return sorted[size - 1];
  const double place = percent / 100 * double(size - 1);
  const int64_t below = std::min(int64_t(place), size - 1), above = std::min(below + 1, size - 1);
  const double part = place - double(below);
  if (part == 0 || sorted[below] == sorted[above]) return sorted[below];
  return sorted[below] * (1 - part) + sorted[above] * part;
}

}  // namespace

ParameterStatistics::ParameterStatistics(LinkRef link, const char* prefix, bool data, bool grad)
    : Extension("ParameterStatistics", CTN_PRIORITY_WRITER, every_epoch()),
      link_(std::move(link)),
      prefix_(base_path(prefix, "prefix")),
      data_(data),
      grad_(grad),
      percentiles_(std::begin(kPercentiles), std::end(kPercentiles)) {}

void ParameterStatistics::visit(Visitor& visitor) const {
  Extension::visit(visitor);
  visitor.add(link_);
}

void ParameterStatistics::set_percentiles(Span<const double> percentiles) {
  for (size_t i = 0; i < percentiles.size; ++i)
    if (!(percentiles[i] >= 0 && percentiles[i] <= 100))
      fail(CTN_ERROR_INVALID_ARGUMENT, "percentiles[%zu]: expected 0 to 100, got %g", i, percentiles[i]);
  percentiles_.assign(percentiles.begin(), percentiles.end());
}

void ParameterStatistics::run(Trainer&) {
  for (const NamedParam& param : named_params(*link_)) {
    const std::string name = prefix_ + param.path.substr(1);
    if (const ArrayRef data = param.variable->data(); data_ && data) report_all(name + "/data", *data);
    const Node* node = param.variable->node_or_null();
    if (grad_ && node && node->grad) report_all(name + "/grad", *node->grad);
  }
}

void ParameterStatistics::report_all(const std::string& name, const Array& a) const {
  if (a.size() == 0) return;
  const ArrayRef values = wide(a);
  const auto put = [&](const std::string& statistic, double value) {
    report((name + "/" + statistic).c_str(), value, nullptr);
  };
  put("mean", number(mean(*values, {}, false, CTN_FLOAT64)));
  put("std", number(catenary::std(*values, {}, 0, false, CTN_FLOAT64)));
  put("min", number(min(*values, {}, false)));
  put("max", number(max(*values, {}, false)));
  put("zeros", double(a.size()) - number(count_nonzero(*values, {}, false)));
  if (percentiles_.empty()) return;
  const ArrayRef sorted = sort(*values, 0);
  const auto* numbers = reinterpret_cast<const double*>(sorted->data());
  for (size_t i = 0; i < percentiles_.size(); ++i)
    put("percentile/" + std::to_string(i), percentile(numbers, a.size(), percentiles_[i]));
}

Ref<Extension> parameter_statistics(LinkRef link, const char* prefix, bool data, bool grad) {
  return make<ParameterStatistics>(std::move(link), prefix, data, grad);
}

}  // namespace catenary::trainers
