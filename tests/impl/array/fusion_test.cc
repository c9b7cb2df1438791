// Recorded operations against the same operations one by one: random expressions over random shapes, strides
// and dtypes. Results must have the same bits, those of reductions included, because fused ones add in the
// same order.
#include "impl/array/fusion.h"

#include "impl/base/context.h"
#include "impl/base/parallel.h"
#include "impl/dtype/op.h"
#include "tests/impl/array/property_support.h"

namespace catenary {
namespace {

using ArrayList = std::vector<ArrayRef>;

/// One operation of an expression on earlier results.
struct Operation {
  enum Kind { elementwise, scalar, cast, reduce, broadcast, transposed, in_place, number } kind;
  Op op{};
  std::vector<size_t> operands{};
  double value = 0;
  DType dtype = CTN_DTYPE_NONE;
  int reduction = 0;
  std::vector<int64_t> axes{};
  bool keepdims = false;
};

ArrayRef reduced(const Operation& o, const Array& x) {
  const Span<const int64_t> axes(o.axes.data(), o.axes.size());
  switch (o.reduction) {
    case 0:
      return sum(x, axes, o.keepdims, CTN_DTYPE_NONE);
    case 1:
      return mean(x, axes, o.keepdims, CTN_DTYPE_NONE);
    case 2:
      return max(x, axes, o.keepdims);
    case 3:
      return min(x, axes, o.keepdims);
    default:
      return prod(x, axes, o.keepdims, CTN_DTYPE_NONE);
  }
}

/// Appends the results of an operation.
void apply_to(const Operation& o, ArrayList& list) {
  const Array& x = *list[o.operands[0]];
  switch (o.kind) {
    case Operation::elementwise: {
      const size_t count = o.operands.size();
      const auto y = [&](size_t i) -> const Array& { return *list[o.operands[i]]; };
      if (op_outputs(o.op) == 2) {
        const auto both = count == 1 ? elementwise_pair(o.op, x) : elementwise_pair(o.op, x, y(1));
        list.insert(list.end(), both.begin(), both.end());
        return;
      }
      list.push_back(count == 1   ? elementwise(o.op, x)
                     : count == 2 ? elementwise(o.op, x, y(1))
                                  : elementwise(o.op, x, y(1), y(2)));
      return;
    }
    case Operation::scalar:
      list.push_back(elementwise_scalar(o.op, x, o.value, o.keepdims));
      return;
    case Operation::cast:
      list.push_back(astype(x, o.dtype));
      return;
    case Operation::reduce:
      list.push_back(reduced(o, x));
      return;
    case Operation::broadcast: {
      Dims shape(x.shape().begin(), x.shape().end());
      shape.insert(0, 2);
      list.push_back(broadcast_to(x, {shape.data(), shape.size()}));
      return;
    }
    case Operation::transposed:
      list.push_back(transpose(x, {}));
      return;
    case Operation::in_place: {
      const ArrayRef y = copy(x);
      elementwise_into(o.op, *y, *list[o.operands[1]], *y);
      list.push_back(y);
      return;
    }
    case Operation::number:
      list.push_back(full(x.shape(), *scalar_f64(o.value), o.dtype));
      return;
  }
}

Operation draw_operation(Draw& draw, const ArrayList& list) {
  Operation o{};
  const auto any = [&] { return size_t(draw.below(int64_t(list.size()))); };
  o.operands = {any()};
  const Array& x = *list[o.operands[0]];
  o.value = double(draw.between(-4, 4)) / 2;
  o.dtype = draw.dtype();
  switch (draw.below(16)) {
    case 0:
      o.kind = Operation::cast;
      break;
    case 1:
    case 2: {
      o.kind = Operation::reduce;
      o.reduction = int(draw.below(5));
      o.keepdims = draw.one_in(2);
      if (draw.one_in(2))
        for (int64_t i = draw.below(3); i < x.ndim(); ++i) o.axes.push_back(i);
      break;
    }
    case 3:
      o.kind =
          draw.one_in(2) && x.ndim() < 5 && x.size() < 2000 ? Operation::broadcast : Operation::transposed;
      break;
    case 4:
      o.kind = Operation::in_place;
      o.op = draw.one_in(2) ? Op::add : Op::multiply;
      o.operands.push_back(any());
      break;
    case 5:
      o.kind = Operation::number;
      break;
    case 6:
    case 7:
      o.kind = Operation::scalar;
      o.op = draw.one_in(2) ? Op::multiply : Op::subtract;
      o.keepdims = draw.one_in(2);
      break;
    default:
      o.kind = Operation::elementwise;
      o.op = Op(draw.below(kOps));
      if (o.op == Op::power) o.op = Op::maximum;  // reads the exponents of integers
      while (int(o.operands.size()) < op_inputs(o.op)) o.operands.push_back(any());
  }
  return o;
}

struct Expression {
  std::vector<Operation> operations;
  std::vector<size_t> results;

  ArrayList evaluate(ArrayList list) const {
    for (const Operation& o : operations) apply_to(o, list);
    ArrayList outputs;
    for (const size_t i : results) outputs.push_back(list[i]);
    return outputs;
  }
};

int64_t broadcast_size(const Operation& o, const ArrayList& list) {
  std::vector<const Array*> operands;
  for (const size_t i : o.operands) operands.push_back(list[i].get());
  const Dims shape = broadcast_shapes({operands.data(), operands.size()});
  int64_t size = 1;
  for (const int64_t length : shape) size *= length;
  return size;
}

/// An expression that these inputs allow: operations that fail are left out.
Expression draw_expression(Draw& draw, ArrayList list, int depth) {
  Expression expression;
  const size_t inputs = list.size();
  for (int i = 0; i < depth; ++i) {
    const Operation o = draw_operation(draw, list);
    try {
      if (broadcast_size(o, list) > 500000) continue;
      apply_to(o, list);
    } catch (const Error&) {
      continue;
    }
    expression.operations.push_back(o);
  }
  for (int64_t k = draw.between(1, 3); k > 0; --k)
    expression.results.push_back(
        size_t(draw.between(list.size() > inputs ? int64_t(inputs) : 0, int64_t(list.size()) - 1)));
  return expression;
}

Ref<FusionPlan> plan_of(const std::function<ArrayList(ArrayList)>& f, const ArrayList& inputs,
                        bool fuse = true) {
  Trace trace;
  Backend& before = current_backend();
  set_current_backend(trace.backend());
  struct Restore {
    Backend& backend;
    ~Restore() { set_current_backend(backend); }
  } restore{before};
  ArrayList placeholders;
  for (const ArrayRef& input : inputs) placeholders.push_back(trace.input(*input));
  const ArrayList results = f(placeholders);
  SmallVector<TraceOutput, 2> outputs;
  for (size_t i = 0; i < results.size(); ++i) outputs.push_back(trace.output(*results[i], i));
  return make<FusionPlan>(trace, std::move(outputs), inputs[0]->backend(), fuse);
}

SmallVector<ArrayRef, 4> run(const FusionPlan& plan, const ArrayList& inputs) {
  std::vector<const Array*> arrays;
  for (const ArrayRef& input : inputs) arrays.push_back(input.get());
  return plan.run({arrays.data(), arrays.size()});
}

void expect_same_results(const ArrayList& expected, const SmallVector<ArrayRef, 4>& results,
                         const std::string& what) {
  ASSERT_EQ(expected.size(), results.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    const Array &e = *expected[i], &r = *results.data()[i];
    ASSERT_EQ(describe(e), describe(r)) << what;
    for (int d = 0; d < e.ndim() && e.size() > 1; ++d) {
      if (e.dim(d) == 1) continue;
      EXPECT_EQ(e.stride(d), r.stride(d)) << what << ", axis " << d;
    }
    expect_same(bytes_of(e), r, what + ", result " + std::to_string(i));
  }
}

void check_random(uint64_t seed, bool device, int64_t scale) {
  Draw draw(seed);
  ShapeList shape = draw_shape(draw);
  if (scale > 1) {
    if (shape.empty()) shape = {1};
    shape[size_t(draw.below(int64_t(shape.size())))] *= scale;
  }
  Style style;
  style.device = device;
  style.values = draw.one_in(2) ? Values::any : Values::modest;
  ArrayList inputs;
  const DType dtype = draw.dtype();
  for (int64_t k = draw.between(1, 4); k > 0; --k)
    inputs.push_back(
        draw_array(draw, narrower(draw, shape), draw.one_in(3) ? draw.dtype() : dtype, style).view);
  const Expression expression = draw_expression(draw, inputs, int(draw.between(1, 25)));
  const auto evaluate = [&](const ArrayList& list) { return expression.evaluate(list); };
  const ArrayList expected = evaluate(inputs);
  for (const bool fuse : {true, false}) {
    const Ref<FusionPlan> plan = plan_of(evaluate, inputs, fuse);
    const std::string what =
        format("seed %llu on %s, fuse %d", (unsigned long long)seed, inputs[0]->device().c_str(), int(fuse));
    expect_same_results(expected, run(*plan, inputs), what);
    expect_same_results(expected, run(*plan, inputs), what + ", again");
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(Fusion, RandomExpressions) {
  for (uint64_t seed = 1; seed <= 4000 && !HasFailure(); ++seed) check_random(seed, false, 1);
}

TEST(Fusion, SumsOfSecondResultsOfNumbers) {
  const std::vector<int64_t> lengths = {7, 3};
  const ArrayRef x = full({lengths.data(), 2}, *scalar_f64(2.5), CTN_FLOAT32);
  const auto f = [](const ArrayList& list) {
    const int64_t axis = 1;
    const ArrayRef numbers = full(list[0]->shape(), *scalar_f64(3.5), CTN_FLOAT32);
    return ArrayList{sum(*elementwise_pair(Op::modf, *numbers)[1], {&axis, 1}, false, CTN_FLOAT32)};
  };
  expect_same_results(f({x}), run(*plan_of(f, {x}), {x}), "sums of whole parts");
}

TEST(Fusion, RandomExpressionsOfManyElements) {
  for (uint64_t seed = 1; seed <= 150 && !HasFailure(); ++seed) check_random(5000 + seed, false, 700);
}

TEST(Fusion, RandomExpressionsOnADeviceThatRunsLate) {
  for (uint64_t seed = 1; seed <= 200 && !HasFailure(); ++seed) check_random(9000 + seed, true, 1);
}

ArrayRef random_array(uint64_t seed, const ShapeList& shape, DType dtype = CTN_FLOAT32) {
  Draw draw(seed);
  std::vector<double> values(size_t(product(shape)));
  for (double& value : values) value = double(draw.between(-4000, 4000)) / 1000;
  return astype(*from_data(values.data(), span(shape), CTN_FLOAT64), dtype);
}

/// (x - y)^2 / 2 + |x|
ArrayRef chain(const Array& x, const Array& y) {
  const ArrayRef square = elementwise(Op::square, *elementwise(Op::subtract, x, y));
  return elementwise(Op::add, *elementwise_scalar(Op::multiply, *square, 0.5, false),
                     *elementwise(Op::absolute, x));
}

TEST(Fusion, NumberOfLaunches) {
  const ArrayList inputs = {random_array(1, {40, 50}), random_array(2, {40, 50}), random_array(3, {50})};
  const auto steps = [&](const std::function<ArrayList(ArrayList)>& f) {
    return plan_of(f, inputs)->step_count();
  };
  EXPECT_EQ(steps([](ArrayList x) { return ArrayList{chain(*x[0], *x[1])}; }), 1u);
  EXPECT_EQ(steps([](ArrayList x) { return ArrayList{chain(*x[0], *x[2]), chain(*x[1], *x[2])}; }), 1u);
  EXPECT_EQ(
      steps([](ArrayList x) { return ArrayList{mean(*chain(*x[0], *x[1]), {}, false, CTN_DTYPE_NONE)}; }),
      1u);
  const int64_t last = 1, first = 0;
  EXPECT_EQ(steps([&](ArrayList x) { return ArrayList{max(*chain(*x[0], *x[1]), {&last, 1}, false)}; }), 1u);
  // The sum of columns is a launch of its own.
  EXPECT_EQ(steps([&](ArrayList x) {
              return ArrayList{sum(*chain(*x[0], *x[1]), {&first, 1}, false, CTN_DTYPE_NONE)};
            }),
            2u);
  // A factor after the reduction, then an operation that is broadcast.
  EXPECT_EQ(steps([](ArrayList x) {
              const ArrayRef y = mean(*chain(*x[0], *x[1]), {}, false, CTN_DTYPE_NONE);
              const ArrayRef z = elementwise_scalar(Op::multiply, *y, 3.0, false);
              return ArrayList{elementwise(Op::exp, *elementwise(Op::multiply, *chain(*x[0], *x[1]), *z))};
            }),
            3u);
  // What nobody needs is not computed, and what is computed twice only once.
  EXPECT_EQ(steps([](ArrayList x) {
              chain(*x[0], *x[1]);
              return ArrayList{elementwise(Op::exp, *x[0]), elementwise(Op::exp, *x[0])};
            }),
            1u);
  EXPECT_EQ(steps([](ArrayList x) { return ArrayList{x[0], transpose(*x[1], {})}; }), 0u);
}

TEST(Fusion, ResultsDoNotDependOnTheNumberOfThreads) {
  const int64_t last = 1;
  for (const DType dtype : {CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    const ArrayList inputs = {random_array(1, {300, 1777}, dtype), random_array(2, {300, 1777}, dtype)};
    const auto f = [&](const ArrayList& x) {
      const ArrayRef y = chain(*x[0], *x[1]);
      return ArrayList{y, sum(*y, {}, false, CTN_DTYPE_NONE),
                       mean(*chain(*x[1], *x[0]), {&last, 1}, false, CTN_DTYPE_NONE)};
    };
    const Ref<FusionPlan> plan = plan_of(f, inputs);
    for (const int threads : {1, 2, 3}) {
      set_thread_count(threads);
      expect_same_results(f(inputs), run(*plan, inputs), format("%d threads", threads));
    }
    set_thread_count(0);
  }
}

/// Outputs that bypass the caches, and operands that are transposed relative to the result.
TEST(Fusion, LargeArrays) {
  const ArrayRef x = random_array(1, {1600, 1500}), y = random_array(2, {1500, 1600});
  const ArrayList inputs = {x, transpose(*y, {}), random_array(3, {1500}), random_array(4, {1600, 1})};
  const auto f = [&](const ArrayList& a) {
    const ArrayRef z = elementwise(Op::multiply, *chain(*a[0], *a[1]), *a[2]);
    return ArrayList{z, elementwise(Op::less, *z, *a[3]), sum(*z, {}, false, CTN_DTYPE_NONE)};
  };
  expect_same_results(f(inputs), run(*plan_of(f, inputs), inputs), "large");
}

TEST(Fusion, MoreOperandsThanOneLaunchHas) {
  ArrayList inputs;
  for (uint64_t i = 0; i < 60; ++i) inputs.push_back(random_array(i, {30}));
  const auto f = [&](const ArrayList& x) {
    ArrayRef total = x[0];
    ArrayList results;
    for (size_t i = 1; i < x.size(); ++i) {
      total = elementwise(Op::add, *elementwise_scalar(Op::multiply, *total, double(i), false), *x[i]);
      if (i % 2) results.push_back(total);
    }
    results.push_back(sum(*total, {}, false, CTN_DTYPE_NONE));
    return results;
  };
  const Ref<FusionPlan> plan = plan_of(f, inputs);
  EXPECT_GT(plan->step_count(), 1u);
  const ArrayList expected = f(inputs);
  const auto results = run(*plan, inputs);
  ASSERT_EQ(expected.size(), results.size());
  for (size_t i = 0; i < expected.size(); ++i)
    expect_same(bytes_of(*expected[i]), *results.data()[i], "many");
}

std::string message_of(const std::function<ArrayList(ArrayList)>& f,
                       ctn_status status = CTN_ERROR_UNSUPPORTED) {
  const ArrayList inputs = {random_array(1, {4, 5}), random_array(2, {4, 5})};
  try {
    plan_of(f, inputs);
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), status) << error.what();
    return error.what();
  }
  return "no error";
}

TEST(Fusion, Failures) {
  const ArrayRef other = random_array(1, {4, 5});
  const auto has = [](const std::string& text, const char* part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  has(message_of([](ArrayList x) { return ArrayList{matmul(*x[0], *transpose(*x[1], {}))}; }),
      "expected elementwise operations and reductions, got matmul");
  has(message_of([](ArrayList x) { return ArrayList{argmax(*x[0], 0, false)}; }), "got arg_reduce");
  has(message_of([](ArrayList x) {
        item_f64(*sum(*x[0], {}, false, CTN_DTYPE_NONE), {});
        return ArrayList{};
      }),
      "values of an array");
  has(message_of([](ArrayList x) {
        const ArrayRef y = copy(*elementwise(Op::exp, *x[0]));
        fill_f64(*slice_axis(*y, 0, 0, 2), 1);
        return ArrayList{y};
      }),
      "a write to a part of an array");
  has(message_of([](ArrayList x) { return ArrayList{view(*elementwise(Op::exp, *x[0]), CTN_INT32)}; },
                 CTN_ERROR_UNSUPPORTED),
      "a view with another dtype");
  has(message_of(
          [](ArrayList x) { return ArrayList{elementwise(Op::exp, *empty_like(*x[0], CTN_DTYPE_NONE))}; }),
      "not written");
  has(message_of([](ArrayList x) {
        const double values[] = {1, 2};
        const int64_t two = 2;
        return ArrayList{from_data(values, {&two, 1}, CTN_FLOAT64), x[0]};
      }),
      "must be an input");
  has(message_of([&](ArrayList x) { return ArrayList{elementwise(Op::add, *x[0], *other)}; },
                 CTN_ERROR_DEVICE),
      "fused function");
  has(message_of([&](ArrayList) { return ArrayList{other}; }, CTN_ERROR_CALLBACK),
      "output 0: expected an array");
  has(message_of(
          [](ArrayList x) {
            elementwise_into(Op::exp, *x[0], *x[0]);
            return x;
          },
          CTN_ERROR_INVALID_ARGUMENT),
      "read-only");
}

TEST(Fusion, PlaceholdersOfEarlierTraces) {
  const ArrayRef x = random_array(1, {4});
  ArrayRef kept, result;
  {
    Trace trace;
    kept = trace.input(*x);
    result = elementwise(Op::exp, *kept);
  }
  EXPECT_EQ(status_of([&] { elementwise(Op::exp, *kept); }), CTN_ERROR_STATE);
  EXPECT_EQ(status_of([&] { bytes_of(*result); }), CTN_ERROR_UNSUPPORTED);
  Trace trace;
  const ArrayRef y = trace.input(*x);
  EXPECT_NE(status_of([&] { elementwise(Op::add, *kept, *y); }), CTN_OK);
  EXPECT_EQ(status_of([&] { trace.output(*result, 0); }), CTN_ERROR_CALLBACK);
}

}  // namespace
}  // namespace catenary
