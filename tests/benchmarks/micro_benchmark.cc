// Measures single calls of the public API, for work on the library itself.
#include <benchmark/benchmark.h>

#include <vector>

#include "workloads.h"

namespace {

using workloads::Array;
using workloads::must;
using workloads::normal;
using workloads::Variable;

void create_and_release(benchmark::State& state) {
  const int64_t shape[] = {state.range(0)};
  for (auto _ : state) {
    ctn_array* a;
    must(ctn_array_empty(shape, 1, CTN_FLOAT32, &a));
    ctn_array_release(a);
  }
}
BENCHMARK(create_and_release)->Arg(10)->Arg(1000)->Arg(1000000);

void pool_of_many_sizes(benchmark::State& state) {
  std::vector<ctn_array*> held(256, nullptr);
  uint32_t random = 1;
  for (auto _ : state) {
    random = random * 1664525u + 1013904223u;
    ctn_array*& slot = held[random >> 24];
    ctn_array_release(slot);
    const int64_t shape[] = {static_cast<int64_t>(random >> 12 & 4095) + 1};
    must(ctn_array_empty(shape, 1, CTN_FLOAT32, &slot));
  }
  for (ctn_array* a : held) ctn_array_release(a);
}
BENCHMARK(pool_of_many_sizes);

void view(benchmark::State& state) {
  const Array a = normal({100, 100});
  const ctn_index items[] = {{CTN_INDEX_SLICE, 10, 20, 1}, {CTN_INDEX_SLICE, 5, 50, 3}};
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_get(a.get(), items, 2, &out));
    ctn_array_release(out);
  }
}
BENCHMARK(view);

void transpose(benchmark::State& state) {
  const Array a = normal({100, 100});
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_transpose(a.get(), nullptr, 0, &out));
    ctn_array_release(out);
  }
}
BENCHMARK(transpose);

void add(benchmark::State& state) {
  const Array a = normal({state.range(0)}), b = normal({state.range(0)});
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_add(a.get(), b.get(), &out));
    ctn_array_release(out);
  }
  state.SetBytesProcessed(state.iterations() * state.range(0) * 12);
}
BENCHMARK(add)->Arg(10)->Arg(1000)->Arg(1000000);

void add_into(benchmark::State& state) {
  const Array a = normal({state.range(0)}), b = normal({state.range(0)}), out = normal({state.range(0)});
  for (auto _ : state) must(ctn_array_add_into(a.get(), b.get(), out.get()));
  state.SetBytesProcessed(state.iterations() * state.range(0) * 12);
}
BENCHMARK(add_into)->Arg(10)->Arg(1000)->Arg(1000000);

void add_scalar(benchmark::State& state) {
  const Array a = normal({state.range(0)});
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_add_f64(a.get(), 1.5, &out));
    ctn_array_release(out);
  }
}
BENCHMARK(add_scalar)->Arg(10)->Arg(1000);

void failing_add(benchmark::State& state) {
  const Array a = normal({2}), b = normal({3});
  for (auto _ : state) {
    ctn_array* out;
    benchmark::DoNotOptimize(ctn_array_add(a.get(), b.get(), &out));
  }
}
BENCHMARK(failing_add);

void reduce(benchmark::State& state, const int64_t* axes, size_t count) {
  const Array a = normal({state.range(0), state.range(0)});
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_sum(a.get(), axes, count, 0, CTN_DTYPE_NONE, &out));
    ctn_array_release(out);
  }
  state.SetBytesProcessed(state.iterations() * state.range(0) * state.range(0) * 4);
}
constexpr int64_t kAxes[] = {0, 1};
BENCHMARK_CAPTURE(reduce, sum_all, nullptr, 0)->Arg(10)->Arg(1000);
BENCHMARK_CAPTURE(reduce, sum_axis0, &kAxes[0], 1)->Arg(10)->Arg(1000);
BENCHMARK_CAPTURE(reduce, sum_axis1, &kAxes[1], 1)->Arg(10)->Arg(1000);

void argmax(benchmark::State& state) {
  const Array a = normal({state.range(0), 10});
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_argmax(a.get(), 1, 0, &out));
    ctn_array_release(out);
  }
}
BENCHMARK(argmax)->Arg(10)->Arg(1000);

Variable variable(const std::vector<int64_t>& shape) {
  const Array data = normal(shape);
  Variable v;
  must(ctn_variable_new(data.get(), v.out()));
  return v;
}

/// Runs backward from the sum of a result, and releases the result.
void sum_and_backward(ctn_variable* y) {
  ctn_variable* sum;
  must(ctn_sum(y, nullptr, 0, 0, &sum));
  ctn_variable_release(y);
  must(ctn_variable_backward(sum, 0, 0));
  ctn_variable_release(sum);
}

void multiply_forward_backward(benchmark::State& state) {
  const Variable a = variable({state.range(0)}), b = variable({state.range(0)});
  const Array grad = normal({state.range(0)});
  for (auto _ : state) {
    ctn_variable* y;
    must(ctn_mul(a.get(), b.get(), &y));
    must(ctn_variable_set_grad(y, grad.get()));
    must(ctn_variable_backward(y, 0, 0));
    ctn_variable_release(y);
    must(ctn_variable_cleargrad(a.get()));
    must(ctn_variable_cleargrad(b.get()));
  }
}
BENCHMARK(multiply_forward_backward)->Arg(10)->Arg(1000);

void multiply_forward(benchmark::State& state) {
  const Variable a = variable({10}), b = variable({10});
  for (auto _ : state) {
    ctn_variable* y;
    must(ctn_mul(a.get(), b.get(), &y));
    ctn_variable_release(y);
  }
}
BENCHMARK(multiply_forward);

void linear_forward(benchmark::State& state) {
  const Variable x = variable({state.range(0), 784}), w = variable({100, 784}), b = variable({100});
  for (auto _ : state) {
    ctn_variable* y;
    must(ctn_linear(x.get(), w.get(), b.get(), &y));
    ctn_variable_release(y);
  }
}
BENCHMARK(linear_forward)->Arg(1)->Arg(10)->Arg(100);

void linear_forward_backward(benchmark::State& state) {
  const Variable x = variable({state.range(0), 784}), w = variable({100, 784}), b = variable({100});
  for (auto _ : state) {
    ctn_variable* y;
    must(ctn_linear(x.get(), w.get(), b.get(), &y));
    sum_and_backward(y);
    for (const Variable* v : {&x, &w, &b}) must(ctn_variable_cleargrad(v->get()));
  }
}
BENCHMARK(linear_forward_backward)->Arg(1)->Arg(10)->Arg(100);

void softmax_cross_entropy(benchmark::State& state) {
  const Variable x = variable({state.range(0), state.range(1)});
  const Array labels = workloads::integers(state.range(1), state.range(0), CTN_INT32);
  Variable t;
  must(ctn_variable_new(labels.get(), t.out()));
  for (auto _ : state) {
    ctn_variable* y;
    must(ctn_softmax_cross_entropy(x.get(), t.get(), 1, nullptr, &y));
    must(ctn_variable_backward(y, 0, 0));
    ctn_variable_release(y);
    must(ctn_variable_cleargrad(x.get()));
  }
}
BENCHMARK(softmax_cross_entropy)->Args({10, 10})->Args({100, 10})->Args({100, 1000});

void take_rows(benchmark::State& state) {
  const Array a = normal({10000, 128}), index = workloads::integers(10000, state.range(0), CTN_INT64);
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_take(a.get(), index.get(), 0, CTN_INDEX_MODE_RAISE, &out));
    ctn_array_release(out);
  }
}
BENCHMARK(take_rows)->Arg(10)->Arg(10000);

void matmul(benchmark::State& state) {
  const int64_t n = state.range(0);
  const Array a = normal({n, n}), b = normal({n, n});
  for (auto _ : state) {
    ctn_array* out;
    must(ctn_array_matmul(a.get(), b.get(), &out));
    ctn_array_release(out);
  }
  state.counters["flops"] =
      benchmark::Counter(2.0 * n * n * n, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(matmul)->Arg(8)->Arg(32)->Arg(64)->Arg(256);

}  // namespace

BENCHMARK_MAIN();
