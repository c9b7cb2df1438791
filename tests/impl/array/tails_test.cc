// Tests kernels that walk along vectors at the lengths at which loops end, blocks fill up and threads share
// the work. Each result is compared with a plain loop, and the memory around it must not change.
#include <algorithm>

#include "impl/backend/kernels.h"
#include "impl/backend/params/elementwise.h"
#include "impl/backend/params/reduction.h"
#include "impl/backend/params/update.h"
#include "impl/backend/update_rules.h"
#include "impl/dtype/op.h"
#include "tests/impl/array/tails_support.h"

namespace catenary {
namespace {

class TailsTest : public EverySimdLevel {};

constexpr DType kNumbers[] = {CTN_INT8,   CTN_INT16,  CTN_INT32,   CTN_INT64,    CTN_UINT8,   CTN_UINT16,
                              CTN_UINT32, CTN_UINT64, CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

/// The layout of an operand: the step between elements (0 for a single number) and the distance from aligned
/// memory.
struct Lie {
  int64_t in, second, out, shift;
};
constexpr Lie kLies[] = {{1, 1, 1, 0}, {1, 1, 1, 1}, {2, -1, -3, 0}, {1, 0, 1, 3}};

/// Lengths for several threads with the usual operands, and for a few blocks with the others.
std::vector<int64_t> sizes_for(DType dtype, const Lie& lie) {
  const bool usual = lie.in == 1 && lie.second == 1 && lie.shift == 0;
  return tail_sizes(usual && (dtype == CTN_FLOAT32 || dtype == CTN_INT8) ? 70000 : 1100);
}

template <class F>
void expect_line(const Line& out, F&& expected, double tolerance, const char* what) {
  for (int64_t i = 0; i < out.size(); ++i) {
    const double want = expected(i), got = out.get(i);
    if (tolerance == 0 ? got != want : !(std::abs(got - want) <= tolerance * std::max(1.0, std::abs(want))))
      FAIL() << what << " of " << dtype_name(out.dtype()) << ": element " << i << " of " << out.size()
             << " is " << got << " instead of " << want;
  }
  if (!out.intact()) FAIL() << what << " of " << out.size() << " elements wrote elsewhere";
}

void run(Op op, DType loop, std::initializer_list<Operand> operands) {
  Launch launch(kernels::elementwise, ElementwiseParams{op, loop});
  for (const Operand& operand : operands) launch.add(operand);
  cpu::run(launch);
}

void launch_two(KernelWith<NoParams> kernel, const Line& x, const Line& out) {
  Launch launch(kernel);
  launch.count = 2;
  launch.operands[0] = x.operand();
  launch.operands[1] = out.operand();
  cpu::run(launch);
}

using Unary = double (*)(double);
using Binary = double (*)(double, double);

void check_unary(DType dtype, Op op, Unary f, double tolerance = 0) {
  const double scale = is_float(dtype) ? 1.0 / 16 : 1;
  for (const Lie& lie : kLies)
    for (int64_t n : sizes_for(dtype, lie)) {
      Line x(dtype, n, lie.in, lie.shift), out(dtype, n, lie.out, lie.shift);
      x.fill([&](int64_t i) { return larger(i) * scale; });
      run(op, dtype, {x.operand(), out.operand()});
      expect_line(
          out, [&](int64_t i) { return f(x.get(i)); }, tolerance, op_name(op));
    }
}

void check_binary(DType dtype, Op op, Binary f) {
  const DType result = op_output_dtype(op, 0, dtype);
  for (const Lie& lie : kLies)
    for (int64_t n : sizes_for(dtype, lie)) {
      Line x(dtype, n, lie.in, lie.shift), out(result, n, lie.out, lie.shift);
      Line y(dtype, lie.second == 0 ? 1 : n, lie.second == 0 ? 1 : lie.second, lie.shift);
      x.fill(larger), y.fill(smaller);
      const int64_t zero = 0;
      Operand second = y.operand();
      if (lie.second == 0) second.shape = x.operand().shape, second.strides = &zero;
      run(op, dtype, {x.operand(), second, out.operand()});
      const auto expected = [&](int64_t i) { return f(larger(i), smaller(lie.second == 0 ? 0 : i)); };
      expect_line(out, expected, 0, op_name(op));
      if (result != dtype || lie.in != 1) continue;
      run(op, dtype, {x.operand(), second, x.operand()});  // in place
      expect_line(x, expected, 0, op_name(op));
    }
}

TEST_P(TailsTest, Arithmetic) {
  for (DType dtype : kNumbers) {
    check_binary(dtype, Op::add, [](double x, double y) { return x + y; });
    check_binary(dtype, Op::subtract, [](double x, double y) { return x - y; });
    check_binary(dtype, Op::multiply, [](double x, double y) { return x * y; });
    check_binary(dtype, Op::floor_divide, [](double x, double y) { return std::floor(x / y); });
    check_binary(dtype, Op::remainder, [](double x, double y) { return std::fmod(x, y); });
    check_binary(dtype, Op::maximum, [](double x, double y) { return std::max(x, y); });
    check_binary(dtype, Op::minimum, [](double x, double y) { return std::min(x, y); });
    check_unary(dtype, Op::square, [](double x) { return x * x; });
    check_unary(dtype, Op::absolute, [](double x) { return std::abs(x); });
    if (!is_unsigned_integer(dtype)) check_unary(dtype, Op::negative, [](double x) { return -x; });
  }
}

TEST_P(TailsTest, ComparisonsAndLogic) {
  for (DType dtype : kNumbers) {
    check_binary(dtype, Op::greater, [](double x, double y) { return double(x > y); });
    check_binary(dtype, Op::less_equal, [](double x, double y) { return double(x <= y); });
    check_binary(dtype, Op::not_equal, [](double x, double y) { return double(x != y); });
    check_binary(dtype, Op::logical_and, [](double x, double y) { return double(x != 0 && y != 0); });
    if (!is_integer(dtype)) continue;
    check_binary(dtype, Op::bitwise_and, [](double x, double y) { return double(int(x) & int(y)); });
    check_binary(dtype, Op::bitwise_xor, [](double x, double y) { return double(int(x) ^ int(y)); });
    check_binary(dtype, Op::right_shift, [](double x, double y) { return double(int(x) >> int(y)); });
  }
}

TEST_P(TailsTest, FloatingFunctions) {
  const std::pair<Op, Unary> functions[] = {
      {Op::sqrt, std::sqrt},   {Op::exp, std::exp},     {Op::expm1, std::expm1},   {Op::exp2, std::exp2},
      {Op::log, std::log},     {Op::log1p, std::log1p}, {Op::log2, std::log2},     {Op::log10, std::log10},
      {Op::sin, std::sin},     {Op::cos, std::cos},     {Op::tan, std::tan},       {Op::arcsin, std::asin},
      {Op::arccos, std::acos}, {Op::arctan, std::atan}, {Op::sinh, std::sinh},     {Op::cosh, std::cosh},
      {Op::tanh, std::tanh},   {Op::floor, std::floor}, {Op::arctanh, std::atanh}, {Op::rint, std::rint}};
  for (DType dtype : kFloatDTypes) {
    for (const auto& [op, function] : functions) check_unary(dtype, op, function, 4 * epsilon(dtype));
    check_unary(
        dtype, Op::sigmoid, [](double x) { return 1 / (1 + std::exp(-x)); }, 4 * epsilon(dtype));
  }
}

TEST_P(TailsTest, ThreeOperandsAndTwoResults) {
  const auto third = [](int64_t i) { return double(4 + i % 3); };
  for (DType dtype : kNumbers)
    for (const Lie& lie : kLies) {
      if (lie.second == 0) continue;
      for (int64_t n : sizes_for(dtype, lie)) {
        Line condition(CTN_BOOL, n, 1, lie.shift), x(dtype, n, lie.in, lie.shift),
            y(dtype, n, lie.second, lie.shift);
        Line z(dtype, n, 1, lie.shift), out(dtype, n, lie.out, lie.shift), rest(dtype, n, lie.out, lie.shift);
        condition.fill([](int64_t i) { return double(i % 3 == 1); });
        x.fill(larger), y.fill(smaller), z.fill(third);
        run(Op::select, dtype, {condition.operand(), x.operand(), y.operand(), out.operand()});
        expect_line(
            out, [](int64_t i) { return i % 3 == 1 ? larger(i) : smaller(i); }, 0, "select");
        run(Op::multiply_add, dtype, {x.operand(), y.operand(), z.operand(), out.operand()});
        expect_line(
            out, [&](int64_t i) { return larger(i) * smaller(i) + third(i); }, 0, "multiply_add");
        run(Op::clip, dtype, {x.operand(), y.operand(), z.operand(), out.operand()});
        expect_line(
            out, [&](int64_t i) { return std::min(std::max(larger(i), smaller(i)), third(i)); }, 0, "clip");
        run(Op::divmod, dtype, {x.operand(), y.operand(), out.operand(), rest.operand()});
        expect_line(
            out, [](int64_t i) { return std::floor(larger(i) / smaller(i)); }, 0, "quotient");
        expect_line(
            rest, [](int64_t i) { return std::fmod(larger(i), smaller(i)); }, 0, "remainder");
      }
    }
}

TEST_P(TailsTest, CopiesAndCasts) {
  for (DType from : kNumbers)
    for (DType to : kAllDTypes)
      for (const Lie& lie : kLies)
        for (int64_t n : sizes_for(from, lie)) {
          if (n > 40000 || (n > 70 && from != to && is_unsigned_integer(to))) continue;
          Line x(from, n, lie.in, lie.shift), out(to, n, lie.out, lie.shift);
          x.fill(larger);
          launch_two(kernels::copy, x, out);
          expect_line(
              out, [&](int64_t i) { return to == CTN_BOOL ? 1 : larger(i); }, 0, "a cast");
        }
}

TEST_P(TailsTest, Transposes) {
  for (DType dtype : {CTN_INT8, CTN_INT16, CTN_FLOAT32, CTN_FLOAT64})
    for (int64_t rows : {1, 2, 3, 4, 5, 8, 15, 16, 17, 31, 33, 63, 65, 130})
      for (int64_t columns : tail_sizes(rows > 4 ? 70 : 1100)) {
        Line x(dtype, rows * columns), out(dtype, rows * columns);
        x.fill([](int64_t i) { return double(i % 113); });
        const int64_t item = int64_t(itemsize(dtype)), shape[2] = {columns, rows};
        const int64_t from[2] = {item, columns * item}, to[2] = {rows * item, item};
        Launch launch(kernels::copy);
        launch.count = 2;
        launch.operands[0] = {x.operand().data, nullptr, shape, from, 2, dtype};
        launch.operands[1] = {out.operand().data, nullptr, shape, to, 2, dtype};
        cpu::run(launch);
        expect_line(
            out, [&](int64_t i) { return double((i % rows * columns + i / rows) % 113); }, 0, "a transpose");
      }
}

double reduced(ReduceOp op, const Line& x, DType accumulator) {
  Line out(accumulator, 1);
  Launch launch(kernels::reduce, ReduceParams{op, accumulator, 1});
  launch.count = 2;
  launch.operands[0] = x.operand();
  launch.operands[1] = out.operand();
  cpu::run(launch);
  EXPECT_TRUE(out.intact());
  return out.get(0);
}

double position(bool largest, const Line& x) {
  Line out(CTN_INT64, 1);
  Launch launch(kernels::arg_reduce, ArgReduceParams{0, largest});
  launch.count = 2;
  launch.operands[0] = x.operand();
  launch.operands[1] = out.operand();
  cpu::run(launch);
  EXPECT_TRUE(out.intact());
  return out.get(0);
}

void check_reductions(DType dtype, int64_t n, const Lie& lie) {
  SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(n));
  Line x(dtype, n, lie.in, lie.shift);
  x.fill(smaller);
  if (n > 0) {
    x.set(n - 1, 9);
    x.set(n / 2, 0);
  }
  double sum = 0, most = 0, least = 9;
  int64_t first = 0, last = 0;
  for (int64_t i = 0; i < n; ++i) {
    const double value = x.get(i);
    sum += value;
    if (value < least) least = value, first = i;
    if (value > most) most = value, last = i;
  }
  ASSERT_EQ(reduced(ReduceOp::sum, x, is_float(dtype) ? CTN_FLOAT64 : CTN_INT64), sum);
  if (n == 0) return;
  ASSERT_EQ(reduced(ReduceOp::max, x, dtype), most);
  ASSERT_EQ(reduced(ReduceOp::min, x, dtype), least);
  ASSERT_EQ(position(true, x), double(last));
  ASSERT_EQ(position(false, x), double(first));
  x.fill([&](int64_t i) { return i == n - 1 ? 5 : i == n / 2 ? 3 : 1; });
  ASSERT_EQ(reduced(ReduceOp::prod, x, dtype), n > 2 ? 15 : 5);
}

TEST_P(TailsTest, Reductions) {
  for (DType dtype : kNumbers)
    for (const Lie& lie : kLies)
      for (int64_t n : sizes_for(dtype, lie)) {
        check_reductions(dtype, n, lie);
        if (HasFatalFailure()) return;
      }
}

TEST_P(TailsTest, ReductionsOfTables) {
  for (DType dtype : {CTN_INT8, CTN_INT32, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (int64_t columns : tail_sizes(2100))
      for (int64_t rows : {2, 5, 9, 17})
        for (int axis : {0, 1}) {
          Line x(dtype, rows * columns), out(CTN_FLOAT64, axis ? rows : columns);
          x.fill(smaller);
          const int64_t item = int64_t(itemsize(dtype));
          const int64_t shape[2] = {rows, columns}, strides[2] = {columns * item, item};
          const int64_t ones[2] = {axis ? rows : 1, axis ? 1 : columns},
                        steps[2] = {axis ? 8 : 8 * columns, 8};
          Launch launch(kernels::reduce, ReduceParams{ReduceOp::sum, CTN_FLOAT64, 1});
          launch.count = 2;
          launch.operands[0] = {x.operand().data, nullptr, shape, strides, 2, dtype};
          launch.operands[1] = {out.operand().data, nullptr, ones, steps, 2, CTN_FLOAT64};
          cpu::run(launch);
          const auto expected = [&](int64_t k) {
            double sum = 0;
            for (int64_t i = 0; i < (axis ? columns : rows); ++i)
              sum += smaller(axis ? k * columns + i : i * columns + k);
            return sum;
          };
          expect_line(out, expected, 0, "a sum of a table");
        }
}

TEST_P(TailsTest, Updates) {
  for (DType dtype : kFloatDTypes)
    for (int64_t n : tail_sizes(70000)) {
      Line g(dtype, n), p(dtype, n), norm(CTN_FLOAT64, 1);
      g.fill([](int64_t i) { return larger(i) / 8; });
      p.fill([](int64_t i) { return smaller(i) / 8; });
      UpdateParams params{};
      params.rule = UpdateRule::sgd;
      params.values.set(0.5);  // the learning rate
      Launch launch(kernels::update, params);
      launch.count = 2;
      launch.operands[0] = g.operand();
      launch.operands[1] = p.operand();
      cpu::run(launch);
      expect_line(
          p, [](int64_t i) { return (smaller(i) - larger(i) / 2) / 8; }, 4 * epsilon(dtype), "sgd");
      launch_two(kernels::squared_norm, g, norm);
      double expected = 0;
      for (int64_t i = 0; i < n; ++i) expected += larger(i) * larger(i) / 64;
      ASSERT_EQ(norm.get(0), expected) << dtype_name(dtype) << " " << n;
    }
}

CTN_EVERY_SIMD_LEVEL(TailsTest);

}  // namespace
}  // namespace catenary
