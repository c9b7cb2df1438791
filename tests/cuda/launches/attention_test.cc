// Attention and its gradient on a CUDA device against the CPU.
#include <numeric>

#include "impl/backend/params/attention.h"
#include "launches/call.h"

namespace catenary::cuda {
namespace {

/// The mask is 'n' for none, 'b' for booleans, 'f' for numbers, 'h' for booleans that hide every key of some
/// queries.
struct Problem {
  int64_t batch, heads, queries, keys, size, value_size;
  bool causal;
  char mask;
  std::string name(DType dtype) const {
    std::string name = dtype_name(dtype);
    for (const int64_t n : {batch, heads, queries, keys, size, value_size}) name += ' ' + std::to_string(n);
    return name + (causal ? " causal " : " ") + mask;
  }
};

/// How operands lie in memory.
enum class Order { contiguous, heads_last, reversed };

/// Adds rows (batch, heads, rows, size) of which the elements are adjacent.
void add_rows(Call& call, DType dtype, const Shape& shape, Order order, unsigned seed) {
  const int64_t heads = shape[1], rows = shape[2], size = shape[3];
  if (order == Order::heads_last) {  // a view of (batch, rows, heads, size)
    const int k = call.input(dtype, {shape[0], rows, heads, size}, seed);
    call.view(k, shape, {rows * heads * size, size, heads * size, 1});
  } else if (order == Order::reversed) {  // every other one of the rows
    const int k = call.input(dtype, {shape[0], heads, 2 * rows, size}, seed);
    call.view(k, shape, {heads * 2 * rows * size, 2 * rows * size, 2 * size, 1});
  } else {
    call.input(dtype, shape, seed);
  }
}

void add_mask(Call& call, DType dtype, const Problem& p, Order order) {
  const Shape full = {p.batch, p.heads, p.queries, p.keys};
  // One for all heads, one for all queries, or one for each score; transposed or not.
  const bool of_keys = order == Order::heads_last;
  const Shape shape = of_keys ? Shape{p.batch, p.keys} : Shape{p.batch, p.heads, p.queries, p.keys};
  const std::vector<double> drawn = random_numbers(size_of_shape(shape), 9);
  std::vector<double> numbers = drawn;
  if (p.mask != 'f')
    for (double& x : numbers) x = x > -0.5;
  if (p.mask == 'f')  // some of them hide a score
    for (size_t i = 0; i < numbers.size(); i += 7) numbers[i] = -HUGE_VAL;
  if (p.mask == 'h' && !of_keys)
    for (int64_t i = 0; i < int64_t(numbers.size()); ++i)
      if (i / p.keys % 3 == 1) numbers[size_t(i)] = 0;
  const int k = call.input(p.mask == 'f' ? dtype : CTN_BOOL, shape, numbers);
  if (of_keys)
    call.view(k, full, {p.keys, 0, 0, 1});
  else if (order == Order::reversed)
    call.view(k, full, {p.heads * p.queries * p.keys, p.queries * p.keys, 1, p.queries});
}

void check(DType dtype, const Problem& p, Order order = Order::contiguous) {
  SCOPED_TRACE(p.name(dtype));
  const DType wide = compute_of(dtype);
  const AttentionParams params{1 / std::sqrt(double(p.size)), p.causal, p.mask != 'n', false, false};
  const Shape q = {p.batch, p.heads, p.queries, p.size}, k = {p.batch, p.heads, p.keys, p.size},
              v = {p.batch, p.heads, p.keys, p.value_size}, y = {p.batch, p.heads, p.queries, p.value_size},
              rows = {p.batch, p.heads, p.queries};
  const auto add_inputs = [&](Call& call) {
    add_rows(call, dtype, q, order, 1);
    add_rows(call, dtype, k, order, 2);
    add_rows(call, dtype, v, order, 3);
    if (p.mask != 'n') add_mask(call, dtype, p, order);
  };
  Call forward;
  add_inputs(forward);
  const int result = forward.output(dtype, y), lse = forward.output(wide, rows);
  forward.run(kernels::attention, params, 5);
  if (testing::Test::HasFatalFailure()) return;
  for (const int wanted : {3, 1, 2}) {
    if (wanted < 3 && dtype != CTN_FLOAT32) break;
    AttentionParams some = params;
    some.of_queries = wanted & 1;
    some.of_keys = wanted & 2;
    Call backward;
    add_inputs(backward);
    backward.result(forward, result);
    backward.result(forward, lse);
    backward.input(dtype, y, 4);
    for (int i = 0; i < 3; ++i) {
      const Shape& shape = i == 0 ? q : i == 1 ? k : v;
      if (i == 0 ? some.of_queries : some.of_keys)
        backward.output(dtype, shape);
      else
        backward.input(dtype, shape, 7);  // must not be changed
    }
    backward.run(kernels::attention_gradient, some, 20);
    if (testing::Test::HasFatalFailure()) return;
  }
}

// Less than a tile, whole tiles, and parts of several ones; sizes beyond the columns of a block.
const Problem kProblems[] = {{1, 1, 1, 1, 1, 1, false, 'n'},     {2, 3, 5, 7, 4, 3, false, 'n'},
                             {2, 1, 64, 64, 8, 8, true, 'n'},    {1, 2, 65, 63, 16, 5, true, 'b'},
                             {1, 1, 33, 200, 9, 17, false, 'f'}, {1, 1, 200, 130, 9, 17, true, 'f'},
                             {1, 2, 70, 150, 5, 3, true, 'n'},   {2, 2, 3, 181, 7, 2, false, 'h'},
                             {1, 1, 150, 70, 3, 4, true, 'h'},   {1, 1, 40, 49, 140, 130, false, 'n'},
                             {1, 1, 10, 66, 33, 260, true, 'b'}};

TEST(CudaAttention, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Problem& p : kProblems) {
      check(dtype, p);
      if (HasFatalFailure()) return;
    }
}

TEST(CudaAttention, AnyStrides) {
  for (const DType dtype : kFloats)
    for (const Order order : {Order::heads_last, Order::reversed})
      for (const Problem& p : {Problem{2, 3, 5, 7, 4, 3, false, 'n'}, Problem{2, 2, 35, 70, 6, 3, true, 'f'},
                               Problem{1, 2, 66, 30, 10, 9, false, 'b'}}) {
        check(dtype, p, order);
        if (HasFatalFailure()) return;
      }
}

TEST(CudaAttention, Nothing) {
  for (const Problem& p : {Problem{0, 2, 3, 4, 5, 6, false, 'n'}, Problem{2, 0, 3, 4, 5, 6, false, 'n'},
                           Problem{2, 2, 0, 4, 5, 6, true, 'n'}, Problem{2, 2, 3, 0, 5, 6, true, 'n'},
                           Problem{1, 2, 3, 4, 5, 0, false, 'n'}}) {
    check(CTN_FLOAT32, p);
    if (HasFatalFailure()) return;
  }
}

TEST(CudaAttention, RandomShapes) {
  std::mt19937 random(12);
  const auto draw = [&](int64_t least, int64_t most) {
    return std::uniform_int_distribution<int64_t>(least, most)(random);
  };
  for (int i = 0; i < 24; ++i) {
    const Problem p{draw(1, 2),  draw(1, 3),  draw(1, 140),    draw(1, 140),
                    draw(1, 70), draw(1, 70), draw(0, 1) == 1, "nbfh"[draw(0, 3)]};
    check(kFloats[i % 4], p, Order(draw(0, 2)));
    if (HasFatalFailure()) return;
  }
}

/// A query whose largest score grows with every tile, infinities and NaN.
TEST(CudaAttention, ExtremeScores) {
  for (const double last : {300.0, 1e30, double(INFINITY), double(NAN)}) {
    const int64_t keys = 200;
    std::vector<double> k(static_cast<size_t>(keys));
    for (size_t i = 0; i < k.size(); ++i) k[i] = double(i);
    k.back() = last;
    Call call;
    call.input(CTN_FLOAT32, {1, 1, 3, 1}, {1, -1, 0.5});
    call.input(CTN_FLOAT32, {1, 1, keys, 1}, k);
    call.input(CTN_FLOAT32, {1, 1, keys, 2}, 3);
    call.output(CTN_FLOAT32, {1, 1, 3, 2});
    call.output(CTN_FLOAT32, {1, 1, 3});
    call.run(kernels::attention, {1, false, false, false, false});
  }
}

}  // namespace
}  // namespace catenary::cuda
