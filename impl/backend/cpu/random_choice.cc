// Random choices from drawn numbers: by search, by an alias table, and without replacement.
#include <algorithm>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/random.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"

void search(const Operand& limits, const Operand& draws, const Operand& out) {
  const double* first = data_of<const double>(limits);
  const double* last = first + size_of(limits);
  const double* draw = data_of<const double>(draws);
  int64_t* found = data_of<int64_t>(out);
  parallel_for(size_of(out), kChoiceGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) found[i] = std::upper_bound(first, last, draw[i]) - first;
  });
}

void alias(const Operand& thresholds, const Operand& values, const Operand& draws, const Operand& out) {
  const float* threshold = data_of<const float>(thresholds);
  const int32_t* value = data_of<const int32_t>(values);
  const double* draw = data_of<const double>(draws);
  int32_t* found = data_of<int32_t>(out);
  const double count = double(size_of(thresholds));
  parallel_for(size_of(out), kChoiceGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) found[i] = random_alias(threshold, value, count, draw[i]);
  });
}

void race(const Operand& rates, const Operand& times, const Operand& out) {
  const double* rate = data_of<const double>(rates);
  const double* time = data_of<const double>(times);
  int64_t* found = data_of<int64_t>(out);
  const int64_t n = size_of(rates), count = size_of(out);
  struct Runner {
    double arrival;
    int64_t number;
    bool operator<(const Runner& other) const {
      return arrival < other.arrival || (arrival == other.arrival && number < other.number);
    }
  };
  std::vector<Runner> runners;
  runners.reserve(size_t(n));
  for (int64_t i = 0; i < n; ++i)
    if (rate[i] > 0) runners.push_back({time[i] / rate[i], i});
  if (count < int64_t(runners.size())) {
    std::nth_element(runners.begin(), runners.begin() + count, runners.end());
    runners.resize(size_t(count));
  }
  std::sort(runners.begin(), runners.end());
  for (size_t i = 0; i < runners.size(); ++i) found[i] = runners[i].number;
}

}  // namespace

void random_choice(const Launch& launch, const RandomChoiceParams& params) {
  const Operand* a = launch.operands;
  switch (params.op) {
    case RandomChoice::search:
      return search(a[0], a[1], a[2]);
    case RandomChoice::alias:
      return alias(a[0], a[1], a[2], a[3]);
    case RandomChoice::race:
      return race(a[0], a[1], a[2]);
  }
}

}  // namespace catenary::cpu
