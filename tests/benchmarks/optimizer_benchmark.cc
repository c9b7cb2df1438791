// Measures each rule's update of one parameter against a plain loop that reads and writes the same number of
// arrays of the same size, alternating: the difference is the cost of the arithmetic. Then measures hooks,
// subnormal states, and many small parameters.
//
//   optimizer_benchmark [--size N] [--rounds N] [--threads N] [--only SUBSTRING]
#include <omp.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "../capi/optimizer_table.h"
#include "workloads.h"

namespace {

using workloads::Array;
using workloads::Link;
using workloads::must;
using workloads::Optimizer;
using Clock = std::chrono::steady_clock;
using Variable = workloads::Variable;

struct Rule {
  const optimizer_rule* row;
  int reads, writes;  // number of arrays that must be read and written
};

Rule rule_of(const optimizer_rule& row) {
  const int states = int(row.states);
  // LAMB takes two passes: g, m, v, p -> m, v; m, v, p -> p.
  return {&row, std::strcmp(row.label, "LAMB") == 0 ? 2 * states + 3 : states + 2, states + 1};
}

/// Adds the arrays that are only read to each of the others.
template <int kReads, int kWrites>
void plain_loop(float* const* x, int64_t n) {
#pragma omp parallel for schedule(static)
  for (int64_t part = 0; part < n; part += 1 << 16) {
    const int64_t end = std::min(n, part + (1 << 16));
    float* const w0 = x[0];
    float* const w1 = x[kWrites > 1 ? 1 : 0];
    float* const w2 = x[kWrites > 2 ? 2 : 0];
    float* const w3 = x[kWrites > 3 ? 3 : 0];
    const float* const r = x[kReads - 1];
    const float* const q = x[kReads - 2];  // two that are only read
#pragma GCC ivdep
    for (int64_t i = part; i < end; ++i) {
      float value = r[i] * 0.5f;
      if constexpr (kReads - kWrites > 1) value += q[i];
      w0[i] += value;
      if constexpr (kWrites > 1) w1[i] += value;
      if constexpr (kWrites > 2) w2[i] += value;
      if constexpr (kWrites > 3) w3[i] += value;
    }
  }
}

/// A plain loop with as many streams as `rule` has.
void plain(const Rule& rule, float* const* x, int64_t n) {
  if (rule.reads == 7) {  // LAMB
    plain_loop<4, 2>(x, n);
    return plain_loop<3, 1>(x, n);
  }
  switch (rule.writes) {
    case 1:
      return plain_loop<2, 1>(x, n);
    case 2:
      return plain_loop<3, 2>(x, n);
    case 3:
      return plain_loop<4, 3>(x, n);
    default:
      return plain_loop<5, 4>(x, n);
  }
}

double milliseconds(const std::function<void()>& run) {
  const auto start = Clock::now();
  run();
  return std::chrono::duration<double>(Clock::now() - start).count() * 1e3;
}

/// Other programs can only increase a time, so the minimum counts.
double best(const std::vector<double>& samples) { return *std::min_element(samples.begin(), samples.end()); }

/// A link with parameters of the given sizes.
Link model(const std::vector<int64_t>& sizes, double scale_of_gradient) {
  Link link;
  must(ctn_link_new(nullptr, nullptr, nullptr, link.out()));
  for (size_t i = 0; i < sizes.size(); ++i) {
    std::string name("p");
    name += std::to_string(i);
    must(ctn_link_add_param(link.get(), name.c_str(), &sizes[i], 1, CTN_FLOAT32));
    Variable param;
    must(ctn_link_param(link.get(), name.c_str(), param.out()));
    Array data, g;
    must(ctn_random_normal(nullptr, 0, 1, &sizes[i], 1, CTN_FLOAT32, data.out()));
    must(ctn_variable_set_data(param.get(), data.get()));
    must(ctn_random_normal(nullptr, 0, scale_of_gradient, &sizes[i], 1, CTN_FLOAT32, g.out()));
    must(ctn_variable_set_grad(param.get(), g.get()));
  }
  return link;
}

struct Case {
  Link link;
  Optimizer optimizer;
  Case(const Rule& rule, const std::vector<int64_t>& sizes, double scale_of_gradient)
      : link(model(sizes, scale_of_gradient)) {
    must(make_usual(rule.row, optimizer.out()));
    must(ctn_optimizer_setup(optimizer.get(), link.get()));
    step();
  }
  void step() const { must(ctn_optimizer_update(optimizer.get())); }
};

}  // namespace

int main(int argc, char** argv) {
  int64_t size = 10'000'000;
  int rounds = 15;
  const char* only = "";
  int threads = 0;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (!std::strcmp(argv[i], "--size")) size = std::atoll(argv[i + 1]);
    if (!std::strcmp(argv[i], "--rounds")) rounds = std::atoi(argv[i + 1]);
    if (!std::strcmp(argv[i], "--threads")) threads = std::atoi(argv[i + 1]);
    if (!std::strcmp(argv[i], "--only")) only = argv[i + 1];
  }
  if (threads > 0) {
    must(ctn_set_thread_count(threads));
    omp_set_num_threads(threads);
  }
  std::vector<std::vector<float>> memory(5, std::vector<float>(size_t(size), 0.001f));
  float* streams[5];
  for (int i = 0; i < 5; ++i) streams[i] = memory[size_t(i)].data();

  std::printf("%-14s %9s %9s %7s %10s %9s %9s\n", "rule", "update ms", "plain ms", "ratio", "subnormal",
              "decay", "2 hooks");
  for (const optimizer_rule& row : optimizer_rules) {
    if (!std::strstr(row.label, only)) continue;
    const Rule rule = rule_of(row);
    // Gradients of 1e-30 make the squares, and soon the states, subnormal.
    const Case normal(rule, {size}, 1), tiny(rule, {size}, 1e-21), decayed(rule, {size}, 1),
        both(rule, {size}, 1);
    must(ctn_optimizer_add_weight_decay(decayed.optimizer.get(), 1e-4));
    must(ctn_optimizer_add_weight_decay(both.optimizer.get(), 1e-4));
    must(ctn_optimizer_add_gradient_clipping(both.optimizer.get(), 1));
    std::vector<double> ours, theirs, subnormal, decay, hooks;
    for (int round = 0; round < rounds; ++round) {
      ours.push_back(milliseconds([&] { normal.step(); }));
      theirs.push_back(milliseconds([&] { plain(rule, streams, size); }));
      subnormal.push_back(milliseconds([&] { tiny.step(); }));
      decay.push_back(milliseconds([&] { decayed.step(); }));
      hooks.push_back(milliseconds([&] { both.step(); }));
    }
    std::printf("%-14s %9.2f %9.2f %7.2f %10.2f %9.2f %9.2f\n", row.label, best(ours), best(theirs),
                best(ours) / best(theirs), best(subnormal), best(decay), best(hooks));
  }

  // 200 parameters of 1000 elements: updated one by one, and together.
  std::printf("\n%-14s %9s %9s\n", "200 x 1000", "each us", "all us");
  for (const optimizer_rule& row : optimizer_rules) {
    if (!std::strstr(row.label, only)) continue;
    const Rule rule = rule_of(row);
    const Case together(rule, std::vector<int64_t>(200, 1000), 1);
    std::vector<Case> apart;
    for (int i = 0; i < 200; ++i) apart.emplace_back(rule, std::vector<int64_t>{1000}, 1);
    std::vector<double> all, one;
    for (int round = 0; round < 10 * rounds; ++round) {
      all.push_back(milliseconds([&] { together.step(); }));
      one.push_back(milliseconds([&] {
        for (const Case& each : apart) each.step();
      }));
    }
    std::printf("%-14s %9.2f %9.2f\n", row.label, best(one) * 1e3, best(all) * 1e3);
  }
  return 0;
}
