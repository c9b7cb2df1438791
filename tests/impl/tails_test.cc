// Lengths at which loops end, blocks fill up and threads share, for kernels that walk along vectors; each
// result is compared with a plain loop, and what lies around it with what was there.
#include <algorithm>
#include <functional>

#include "impl/backend/cpu/kernels.h"
#include "tests/impl/tails_support.h"

namespace catenary {
namespace {

class TailsTest : public EverySimdLevel {};

template <class... Types>
struct TypeList {};
using Numbers = TypeList<int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t, Half,
                         BFloat16, float, double>;
using Integers = TypeList<int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t>;
using Floats = TypeList<Half, BFloat16, float, double>;

template <class... Types, class F>
void each_type(TypeList<Types...>, F&& f) {
  (f(Types()), ...);
}

/// How operands lie: the steps between elements (0: one number) and the distance from aligned memory.
struct Lie {
  int64_t in, second, out, shift;
};
constexpr Lie kLies[] = {{1, 1, 1, 0}, {1, 1, 1, 1}, {2, -1, -3, 0}, {1, 0, 1, 3}};

/// Lengths up to several threads' worth for the usual operands, up to a few blocks for others.
template <class T>
std::vector<int64_t> sizes_for(const Lie& lie) {
  const bool usual = lie.in == 1 && lie.second == 1 && lie.shift == 0;
  return tail_sizes(usual && (std::is_same_v<T, float> || std::is_same_v<T, int8_t>) ? 70000 : 1100);
}

template <class R>
void expect_line(const Line<R>& out, const std::function<double(int64_t)>& expected, double tolerance,
                 const std::string& what) {
  for (int64_t i = 0; i < out.size(); ++i) {
    const double want = expected(i), got = to_double(out[i]);
    if (tolerance == 0 ? got != want : !(std::abs(got - want) <= tolerance * std::max(1.0, std::abs(want))))
      FAIL() << what << ": element " << i << " of " << out.size() << " is " << got << " instead of " << want;
  }
  if (!out.intact()) FAIL() << what << " of " << out.size() << " elements wrote elsewhere";
}

template <class T>
std::string name_of(Op op) {
  return "operation " + std::to_string(int(op)) + " of " + dtype_name(DTypeOf<T>::value);
}

void run(Op op, DType loop, std::initializer_list<Operand> operands) {
  Launch launch(Kernel::elementwise, ElementwiseParams{op, loop});
  for (const Operand& operand : operands) launch.operands[launch.count++] = operand;
  cpu::elementwise(launch);
}

template <class T, class F>
void check_unary(Op op, F&& f, double tolerance = 0) {
  for (const Lie& lie : kLies)
    for (int64_t n : sizes_for<T>(lie)) {
      Line<T> x(n, lie.in, lie.shift), out(n, lie.out, lie.shift);
      x.fill([](int64_t i) { return is_float(DTypeOf<T>::value) ? larger(i) / 16 : larger(i); });
      run(op, DTypeOf<T>::value, {x.operand(), out.operand()});
      expect_line(
          out, [&](int64_t i) { return f(to_double(x[i])); }, tolerance, name_of<T>(op));
    }
}

template <class T, class R, class F>
void check_binary(Op op, F&& f) {
  for (const Lie& lie : kLies)
    for (int64_t n : sizes_for<T>(lie)) {
      Line<T> x(n, lie.in, lie.shift),
          y(lie.second == 0 ? 1 : n, lie.second == 0 ? 1 : lie.second, lie.shift);
      Line<R> out(n, lie.out, lie.shift);
      x.fill(larger), y.fill(smaller);
      const int64_t zero = 0;
      Operand second = y.operand();
      if (lie.second == 0) second.shape = x.operand().shape, second.strides = &zero;
      run(op, DTypeOf<T>::value, {x.operand(), second, out.operand()});
      expect_line(
          out, [&](int64_t i) { return f(to_double(x[i]), to_double(y[lie.second == 0 ? 0 : i])); }, 0,
          name_of<T>(op));
      if (std::is_same_v<T, R> && lie.in == 1) {  // in place
        run(op, DTypeOf<T>::value, {x.operand(), second, x.operand()});
        for (int64_t i = 0; i < n; ++i) ASSERT_EQ(to_double(x[i]), to_double(out[i])) << name_of<T>(op);
        ASSERT_TRUE(x.intact()) << name_of<T>(op);
      }
    }
}

TEST_P(TailsTest, Arithmetic) {
  each_type(Numbers(), [](auto type) {
    using T = decltype(type);
    check_binary<T, T>(Op::add, [](double x, double y) { return x + y; });
    check_binary<T, T>(Op::subtract, [](double x, double y) { return x - y; });
    check_binary<T, T>(Op::multiply, [](double x, double y) { return x * y; });
    check_binary<T, T>(Op::floor_divide, [](double x, double y) { return std::floor(x / y); });
    check_binary<T, T>(Op::remainder, [](double x, double y) { return std::fmod(x, y); });
    check_binary<T, T>(Op::maximum, [](double x, double y) { return std::max(x, y); });
    check_binary<T, T>(Op::minimum, [](double x, double y) { return std::min(x, y); });
    check_unary<T>(Op::square, [](double x) { return x * x; });
    check_unary<T>(Op::absolute, [](double x) { return std::abs(x); });
    if constexpr (!std::is_unsigned_v<T>) check_unary<T>(Op::negative, [](double x) { return -x; });
  });
}

TEST_P(TailsTest, ComparisonsAndLogic) {
  each_type(Numbers(), [](auto type) {
    using T = decltype(type);
    check_binary<T, bool>(Op::greater, [](double x, double y) { return x > y; });
    check_binary<T, bool>(Op::less_equal, [](double x, double y) { return x - 5 <= y - 5; });
    check_binary<T, bool>(Op::equal, [](double x, double y) { return x == y; });
    check_binary<T, bool>(Op::logical_and, [](double x, double y) { return x != 0 && y != 0; });
  });
  each_type(Integers(), [](auto type) {
    using T = decltype(type);
    check_binary<T, T>(Op::bitwise_and, [](double x, double y) { return double(int(x) & int(y)); });
    check_binary<T, T>(Op::bitwise_xor, [](double x, double y) { return double(int(x) ^ int(y)); });
    check_binary<T, T>(Op::right_shift, [](double x, double y) { return double(int(x) >> int(y)); });
  });
}

TEST_P(TailsTest, FloatingFunctions) {
  each_type(Floats(), [](auto type) {
    using T = decltype(type);
    const double near = 4 * epsilon(DTypeOf<T>::value);
    const std::pair<Op, double (*)(double)> functions[] = {
        {Op::sqrt, std::sqrt},   {Op::exp, std::exp},     {Op::expm1, std::expm1},   {Op::exp2, std::exp2},
        {Op::log, std::log},     {Op::log1p, std::log1p}, {Op::log2, std::log2},     {Op::log10, std::log10},
        {Op::sin, std::sin},     {Op::cos, std::cos},     {Op::tan, std::tan},       {Op::arcsin, std::asin},
        {Op::arccos, std::acos}, {Op::arctan, std::atan}, {Op::sinh, std::sinh},     {Op::cosh, std::cosh},
        {Op::tanh, std::tanh},   {Op::floor, std::floor}, {Op::arctanh, std::atanh}, {Op::rint, std::rint}};
    for (const auto& [op, function] : functions) check_unary<T>(op, function, near);
    check_unary<T>(
        Op::sigmoid, [](double x) { return 1 / (1 + std::exp(-x)); }, near);
  });
}

TEST_P(TailsTest, ThreeOperandsAndTwoResults) {
  each_type(Numbers(), [](auto type) {
    using T = decltype(type);
    const DType dtype = DTypeOf<T>::value;
    for (const Lie& lie : kLies) {
      if (lie.second == 0) continue;
      for (int64_t n : sizes_for<T>(lie)) {
        Line<bool> condition(n, 1, lie.shift);
        Line<T> x(n, lie.in, lie.shift), y(n, lie.second, lie.shift), z(n, 1, lie.shift);
        Line<T> out(n, lie.out, lie.shift), rest(n, lie.out, lie.shift);
        condition.fill([](int64_t i) { return i % 3 == 1; });
        x.fill(larger), y.fill(smaller), z.fill([](int64_t i) { return double(4 + i % 3); });
        run(Op::select, dtype, {condition.operand(), x.operand(), y.operand(), out.operand()});
        expect_line(
            out, [&](int64_t i) { return to_double(condition[i] ? x[i] : y[i]); }, 0, "select");
        run(Op::multiply_add, dtype, {x.operand(), y.operand(), z.operand(), out.operand()});
        expect_line(
            out, [&](int64_t i) { return larger(i) * smaller(i) + double(4 + i % 3); }, 0, "multiply_add");
        run(Op::clip, dtype, {x.operand(), y.operand(), z.operand(), out.operand()});
        expect_line(
            out, [&](int64_t i) { return std::min(std::max(larger(i), smaller(i)), double(4 + i % 3)); }, 0,
            "clip");
        run(Op::divmod, dtype, {x.operand(), y.operand(), out.operand(), rest.operand()});
        expect_line(
            out, [](int64_t i) { return std::floor(larger(i) / smaller(i)); }, 0, "divmod, quotient");
        expect_line(
            rest, [](int64_t i) { return std::fmod(larger(i), smaller(i)); }, 0, "divmod, remainder");
      }
    }
  });
}

template <class From, class To>
void check_cast() {
  for (const Lie& lie : kLies)
    for (int64_t n : sizes_for<From>(lie)) {
      Line<From> x(n, lie.in, lie.shift);
      Line<To> out(n, lie.out, lie.shift);
      x.fill(larger);
      Launch launch(Kernel::copy);
      launch.count = 2;
      launch.operands[0] = x.operand();
      launch.operands[1] = out.operand();
      cpu::copy(launch);
      expect_line(
          out, [](int64_t i) { return std::is_same_v<To, bool> ? 1 : larger(i); }, 0,
          std::string("cast of ") + dtype_name(DTypeOf<From>::value) + " to " +
              dtype_name(DTypeOf<To>::value));
    }
}

TEST_P(TailsTest, CopiesAndCasts) {
  each_type(Numbers(), [](auto from) {
    using From = decltype(from);
    check_cast<From, bool>();
    each_type(TypeList<int8_t, int32_t, uint16_t, int64_t, Half, BFloat16, float, double>(),
              [](auto to) { check_cast<From, decltype(to)>(); });
  });
}

TEST_P(TailsTest, Transposes) {
  each_type(TypeList<int8_t, int16_t, float, double>(), [](auto type) {
    using T = decltype(type);
    for (int64_t rows : {1, 2, 3, 4, 5, 8, 15, 16, 17, 31, 33, 63, 65, 130})
      for (int64_t columns : tail_sizes(rows > 4 ? 70 : 1100)) {
        Line<T> x(rows * columns), out(rows * columns);
        x.fill([](int64_t i) { return double(i % 113); });
        const int64_t item = sizeof(T), shape[2] = {columns, rows};
        const int64_t from[2] = {item, columns * item}, to[2] = {rows * item, item};
        Launch launch(Kernel::copy);
        launch.count = 2;
        launch.operands[0] = {x.operand().data, nullptr, shape, from, 2, DTypeOf<T>::value};
        launch.operands[1] = {out.operand().data, nullptr, shape, to, 2, DTypeOf<T>::value};
        cpu::copy(launch);
        expect_line(
            out, [&](int64_t i) { return double((i % rows * columns + i / rows) % 113); }, 0, "transpose");
      }
  });
}

template <class T>
void check_reductions(int64_t n, const Lie& lie) {
  const DType dtype = DTypeOf<T>::value;
  Line<T> x(n, lie.in, lie.shift);
  x.fill(smaller);
  if (n) x[n - 1] = from_double<T>(9), x[n / 2] = from_double<T>(0);
  double sum = 0, least = 9, most = 0;
  for (int64_t i = 0; i < n; ++i) {
    sum += to_double(x[i]);
    least = std::min(least, to_double(x[i]));
    most = std::max(most, to_double(x[i]));
  }
  const auto reduce = [&](ReduceOp op, auto out) {
    Launch launch(Kernel::reduce, ReduceParams{op, DTypeOf<decltype(out)>::value, 1});
    Line<decltype(out)> line(1);
    launch.count = 2;
    launch.operands[0] = x.operand();
    launch.operands[1] = line.operand();
    cpu::reduce(launch);
    EXPECT_TRUE(line.intact());
    return to_double(line[0]);
  };
  if constexpr (std::is_integral_v<T>)
    ASSERT_EQ(reduce(ReduceOp::sum, int64_t()), sum) << dtype_name(dtype) << " " << n;
  else
    ASSERT_EQ(reduce(ReduceOp::sum, double()), sum) << dtype_name(dtype) << " " << n;
  if (n == 0) return;
  ASSERT_EQ(reduce(ReduceOp::max, T()), most) << dtype_name(dtype) << " " << n;
  ASSERT_EQ(reduce(ReduceOp::min, T()), least) << dtype_name(dtype) << " " << n;
  for (bool largest : {false, true}) {
    Line<int64_t> position(1);
    Launch launch(Kernel::arg_reduce, ArgReduceParams{0, largest});
    launch.count = 2;
    launch.operands[0] = x.operand();
    launch.operands[1] = position.operand();
    cpu::arg_reduce(launch);
    int64_t expected = 0;
    while (to_double(x[expected]) != (largest ? most : least)) ++expected;
    ASSERT_EQ(position[0], expected) << dtype_name(dtype) << " " << n;
  }
  x.fill([&](int64_t i) { return i == n - 1 ? 5 : i == n / 2 ? 3 : 1; });
  ASSERT_EQ(reduce(ReduceOp::prod, T()), n > 2 ? 15 : 5) << dtype_name(dtype) << " " << n;
}

TEST_P(TailsTest, Reductions) {
  each_type(Numbers(), [](auto type) {
    for (const Lie& lie : kLies)
      for (int64_t n : sizes_for<decltype(type)>(lie)) check_reductions<decltype(type)>(n, lie);
  });
}

TEST_P(TailsTest, ReductionsOfTables) {
  each_type(TypeList<int8_t, int32_t, Half, float, double>(), [](auto type) {
    using T = decltype(type);
    const int64_t item = sizeof(T);
    for (int64_t columns : tail_sizes(2100))
      for (int64_t rows : {2, 5, 9, 17})
        for (int axis : {0, 1}) {
          Line<T> x(rows * columns);
          x.fill(smaller);
          const int64_t results = axis ? rows : columns;
          Line<double> out(results);
          const int64_t shape[2] = {rows, columns}, strides[2] = {columns * item, item};
          const int64_t ones[2] = {axis ? rows : 1, axis ? 1 : columns},
                        steps[2] = {axis ? 8 : 8 * columns, 8};
          Launch launch(Kernel::reduce, ReduceParams{ReduceOp::sum, CTN_FLOAT64, 1});
          launch.count = 2;
          launch.operands[0] = {x.operand().data, nullptr, shape, strides, 2, DTypeOf<T>::value};
          launch.operands[1] = {out.operand().data, nullptr, ones, steps, 2, CTN_FLOAT64};
          cpu::reduce(launch);
          expect_line(
              out,
              [&](int64_t k) {
                double sum = 0;
                for (int64_t i = 0; i < (axis ? columns : rows); ++i)
                  sum += to_double(x[axis ? k * columns + i : i * columns + k]);
                return sum;
              },
              0, "sum of a table");
        }
  });
}

TEST_P(TailsTest, Updates) {
  each_type(Floats(), [](auto type) {
    using T = decltype(type);
    const double near = 4 * epsilon(DTypeOf<T>::value);
    for (int64_t n : tail_sizes(70000)) {
      Line<T> g(n), p(n);
      g.fill([](int64_t i) { return larger(i) / 8; });
      p.fill([](int64_t i) { return smaller(i) / 8; });
      Launch launch(Kernel::sgd, UpdateParams{0.5, 0, 0, 0, 0});
      launch.count = 2;
      launch.operands[0] = g.operand();
      launch.operands[1] = p.operand();
      cpu::sgd(launch);
      expect_line(
          p, [](int64_t i) { return (smaller(i) - larger(i) / 2) / 8; }, near, "sgd");
      Line<double> norm(1);
      Launch squares(Kernel::squared_norm);
      squares.count = 2;
      squares.operands[0] = g.operand();
      squares.operands[1] = norm.operand();
      cpu::squared_norm(squares);
      double expected = 0;
      for (int64_t i = 0; i < n; ++i) expected += to_double(g[i]) * to_double(g[i]);
      ASSERT_EQ(norm[0], expected) << n;
    }
  });
}

CTN_EVERY_SIMD_LEVEL(TailsTest);

}  // namespace
}  // namespace catenary
