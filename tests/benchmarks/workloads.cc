// Helpers of the workloads: reading results back and comparing them with naive computations.
#include "workloads.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <stdexcept>

namespace workloads {

void must(ctn_status status) {
  if (status == CTN_OK) return;
  throw std::runtime_error(std::string(ctn_status_name(status)) + ": " + ctn_error_message());
}

Array normal(const std::vector<int64_t>& shape) {
  Array a;
  must(ctn_random_normal(nullptr, 0, 1, shape.data(), shape.size(), CTN_FLOAT32, a.out()));
  return a;
}

Array around_one(const std::vector<int64_t>& shape) {
  Array a;
  must(ctn_random_uniform(nullptr, 0.5, 1.5, shape.data(), shape.size(), CTN_FLOAT32, a.out()));
  return a;
}

Array integers(int64_t high, int64_t count, ctn_dtype dtype) {
  Array a;
  must(ctn_random_integers(nullptr, 0, high, &count, 1, dtype, a.out()));
  return a;
}

std::vector<float> floats(const ctn_array* a) {
  std::vector<float> values(ctn_array_size(a));
  must(ctn_array_to_data(a, values.data(), values.size() * sizeof(float)));
  return values;
}

std::vector<int32_t> int32s(const ctn_array* a) {
  std::vector<int32_t> values(ctn_array_size(a));
  must(ctn_array_to_data(a, values.data(), values.size() * sizeof(int32_t)));
  return values;
}

Doubles doubles(const ctn_array* a) {
  const auto values = floats(a);
  return {values.begin(), values.end()};
}

Array data_of(const Variable& v) {
  Array data;
  must(ctn_variable_data(v.get(), data.out()));
  return data;
}

Array grad_of(const Variable& v) {
  Array grad;
  must(ctn_variable_grad(v.get(), grad.out()));
  return grad;
}

double softmax_row(double* row, int64_t classes, int64_t t) {
  const double most = *std::max_element(row, row + classes);
  double sum = 0;
  const double right = t < 0 ? 0 : row[t] - most;
  for (int64_t c = 0; c < classes; ++c) sum += row[c] = std::exp(row[c] - most);
  for (int64_t c = 0; c < classes; ++c) row[c] /= sum;
  return right - std::log(sum);
}

std::string compare(const std::vector<float>& got, const std::vector<double>& want, double rtol,
                    double atol) {
  if (got.size() != want.size()) {
    return std::to_string(got.size()) + " values instead of " + std::to_string(want.size());
  }
  for (size_t i = 0; i < got.size(); ++i) {
    // Either both are NaN, or the difference is small. The condition is negated so that a single NaN is a
    // failure.
    if (std::isnan(got[i]) && std::isnan(want[i])) continue;
    if (got[i] == want[i] || std::fabs(got[i] - want[i]) <= atol + rtol * std::fabs(want[i])) continue;
    char text[120];
    std::snprintf(text, sizeof text, "element %zu is %.9g instead of %.9g", i, got[i], want[i]);
    return text;
  }
  return "";
}

}  // namespace workloads
