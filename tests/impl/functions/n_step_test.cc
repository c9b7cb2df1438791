// Tests of recurrent layers over whole sequences against plain loops, and of their derivatives.
#include "impl/base/context.h"
#include "impl/base/parallel.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/functions/noise.h"
#include "impl/random/state.h"
#include "tests/impl/gradient_support.h"
#include "tests/impl/n_step_support.h"

namespace catenary {
namespace {

using Numbers = PlainStack::Numbers;

Numbers numbers(const Array& a) {
  Numbers values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

struct Case {
  bool lstm, both;
  int64_t layers, in, units;
  std::vector<int64_t> lengths;  // descending

  int64_t directions() const { return both ? 2 : 1; }
  int64_t batch() const { return int64_t(lengths.size()); }
  int64_t steps() const { return lengths.empty() ? 1 : std::max<int64_t>(lengths[0], 1); }
  int64_t count(int64_t step) const {
    return std::count_if(lengths.begin(), lengths.end(), [&](int64_t length) { return length > step; });
  }
  size_t states() const { return lstm ? 2 : 1; }
  size_t weights() const { return size_t(layers * directions() * (lstm ? 8 : 6)); }
  const char* name() const {
    return lstm ? both ? "n_step_bilstm" : "n_step_lstm" : both ? "n_step_bigru" : "n_step_gru";
  }
  std::string text() const {
    std::string text = std::string(name()) + ", " + std::to_string(layers) + " layers, from " +
                       std::to_string(in) + " to " + std::to_string(units) + ", lengths";
    for (const int64_t length : lengths) text += ' ' + std::to_string(length);
    return text;
  }
};

/// The inputs: states, weights, biases, steps.
std::vector<ArrayRef> drawn(const Case& c, GradientDraw& draw, DType dtype = CTN_FLOAT64) {
  std::vector<ArrayRef> x;
  const auto add = [&](const std::vector<int64_t>& shape) { x.push_back(draw.array(shape, {}, dtype)); };
  for (size_t i = 0; i < c.states(); ++i) add({c.layers * c.directions(), c.batch(), c.units});
  const size_t half = c.lstm ? 4 : 3;
  for (size_t i = 0; i < c.weights(); ++i) {
    const bool first = i < size_t(c.directions()) * 2 * half;
    add({c.units, i % (2 * half) >= half ? c.units : first ? c.in : c.directions() * c.units});
  }
  for (size_t i = 0; i < c.weights(); ++i) add({c.units});
  for (int64_t t = 0; t < c.steps(); ++t) add({c.count(t), c.in});
  return x;
}

Values call(const Case& c, In in, double dropout = 0, bool with_states = true) {
  const size_t n = c.weights(), first = c.states();
  const In ws{in.data + first, n}, bs{in.data + first + n, n},
      xs{in.data + first + 2 * n, in.size - first - 2 * n};
  const Value *hx = with_states ? &in[0] : nullptr, *cx = with_states ? &in[1] : nullptr;
  Values out;
  Values ys;
  if (c.lstm) {
    auto results =
        (c.both ? functions::n_step_bilstm : functions::n_step_lstm)(c.layers, dropout, hx, cx, ws, bs, xs);
    out = {std::get<0>(results), std::get<1>(results)};
    ys = std::get<2>(results);
  } else {
    auto results =
        (c.both ? functions::n_step_bigru : functions::n_step_gru)(c.layers, dropout, hx, ws, bs, xs);
    out = {std::get<0>(results)};
    ys = std::get<1>(results);
  }
  for (Value& y : ys) out.push_back(std::move(y));
  return out;
}

std::vector<Value> values(const std::vector<ArrayRef>& arrays) { return {arrays.begin(), arrays.end()}; }

/// The results of call() by plain loops.
std::vector<Numbers> plain(const Case& c, const std::vector<ArrayRef>& x, bool with_states = true) {
  PlainStack stack{c.lstm, c.layers, int(c.directions()), c.units, {}, {}};
  std::vector<Numbers> given;
  for (const ArrayRef& each : x) given.push_back(numbers(*each));
  const size_t n = c.weights(), first = c.states(), parts = size_t(c.layers * c.directions());
  stack.ws.assign(given.begin() + int64_t(first), given.begin() + int64_t(first + n));
  stack.bs.assign(given.begin() + int64_t(first + n), given.begin() + int64_t(first + 2 * n));
  std::vector<Numbers> out(c.states(), Numbers(parts * size_t(c.batch() * c.units)));
  for (int64_t t = 0; t < c.steps(); ++t) out.emplace_back(size_t(c.count(t) * c.directions() * c.units));
  const size_t units = size_t(c.units);
  for (size_t b = 0; b < c.lengths.size(); ++b) {
    std::vector<Numbers> states[2] = {std::vector<Numbers>(parts, Numbers(units)),
                                      std::vector<Numbers>(parts, Numbers(units))};
    const auto place = [&](size_t part) { return (part * c.lengths.size() + b) * units; };
    for (size_t s = 0; s < c.states() && with_states; ++s)
      for (size_t part = 0; part < parts; ++part)
        std::copy_n(&given[s][place(part)], units, states[s][part].begin());
    PlainStack::Sequence sequence;
    for (int64_t t = 0; t < c.lengths[b]; ++t) {
      const double* row = &given[first + 2 * n + size_t(t)][b * size_t(c.in)];
      sequence.emplace_back(row, row + c.in);
    }
    const PlainStack::Sequence y = stack.run(sequence, states[0], states[1]);
    for (size_t t = 0; t < y.size(); ++t)
      std::copy(y[t].begin(), y[t].end(), out[c.states() + t].begin() + int64_t(b * y[t].size()));
    for (size_t s = 0; s < c.states(); ++s)
      for (size_t part = 0; part < parts; ++part)
        std::copy(states[s][part].begin(), states[s][part].end(), out[s].begin() + int64_t(place(part)));
  }
  return out;
}

void compare(const Case& c, DType dtype, double tolerance, Layout layout, Backend& backend,
             bool with_states = true) {
  SCOPED_TRACE(c.text() + ", " + dtype_name(dtype));
  GradientDraw draw(uint64_t(c.units * 31 + c.steps()), layout, backend);
  const std::vector<ArrayRef> x = drawn(c, draw, dtype);
  const Values got = call(c, values(x), 0, with_states);
  const std::vector<Numbers> expected = plain(c, x, with_states);
  ASSERT_EQ(got.size(), expected.size());
  for (size_t i = 0; i < got.size(); ++i) {
    EXPECT_EQ(got[i]->dtype(), dtype);
    EXPECT_EQ(&got[i]->backend(), &backend);
    const Numbers found = numbers(*got[i]);
    ASSERT_EQ(found.size(), expected[i].size()) << "result " << i;
    for (size_t k = 0; k < found.size(); ++k)
      ASSERT_NEAR(found[k], expected[i][k], tolerance) << "result " << i << ", element " << k;
  }
}

std::vector<Case> cases() {
  std::vector<Case> list;
  for (const bool lstm : {true, false})
    for (const bool both : {false, true})
      for (const Case& c :
           {Case{lstm, both, 1, 1, 1, {1}}, Case{lstm, both, 1, 3, 2, {4, 4, 4}},
            Case{lstm, both, 2, 2, 3, {5, 3, 3, 1}}, Case{lstm, both, 3, 4, 5, {6, 5, 4, 3, 2, 1}},
            Case{lstm, both, 2, 3, 2, {3}}, Case{lstm, both, 2, 2, 2, {}}})
        list.push_back(c);
  return list;
}

class NStepTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override { set_default_random_position(backend_, {11, 0}); }
  Backend& backend_ = find_backend(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Devices, NStepTest, testing::Values("cpu", "test:0"),
                         [](const auto& info) { return std::string(info.param).substr(0, 3); });

TEST_P(NStepTest, AgreesWithLoops) {
  for (const Case& c : cases()) {
    compare(c, CTN_FLOAT64, 1e-13, Layout::contiguous, backend_);
    compare(c, CTN_FLOAT32, 2e-6, Layout::contiguous, backend_);
    // Outputs are below 1. Each of up to 18 steps in a row rounds sources of up to 8 and states to 11 and 8
    // bits.
    compare(c, CTN_FLOAT16, 2e-2, Layout::contiguous, backend_);
    compare(c, CTN_BFLOAT16, 1e-1, Layout::contiguous, backend_);
    compare(c, CTN_FLOAT64, 1e-13, Layout::contiguous, backend_, false);
  }
}

TEST_P(NStepTest, EveryLayout) {
  for (const Layout layout : kLayouts)
    for (const bool lstm : {true, false})
      compare({lstm, true, 2, 3, 4, {4, 2, 1}}, CTN_FLOAT64, 1e-13, layout, backend_);
}

/// More units than a kernel processes together, and more rows than the small products take.
TEST_P(NStepTest, LargerSizes) {
  for (const bool lstm : {true, false})
    for (const bool both : {false, true}) {
      compare({lstm, both, 1, 9, 300, {3, 2}}, CTN_FLOAT64, 1e-12, Layout::contiguous, backend_);
      std::vector<int64_t> lengths(140, 1);
      for (size_t i = 0; i < lengths.size(); ++i) lengths[i] = 4 - int64_t(i) / 40;
      compare({lstm, both, 2, 5, 7, lengths}, CTN_FLOAT64, 1e-12, Layout::contiguous, backend_);
    }
}

/// On the test device, whose kernels are the same, in one layout.
TEST_P(NStepTest, Derivatives) {
  for (const Layout layout : {Layout::contiguous, Layout::transposed, Layout::broadcast})
    for (const bool lstm : {true, false})
      for (const bool both : {false, true})
        for (const Case& c : {Case{lstm, both, 1, 2, 2, {2, 1}}, Case{lstm, both, 2, 1, 2, {3, 2, 1}}}) {
          if (!backend_.is_host() && (layout != Layout::contiguous || c.layers > 1)) continue;
          GradientDraw draw(uint64_t(layout) + 7, layout, backend_);
          check_gradients(c.name(), [&](In in) { return call(c, in); }, drawn(c, draw), {{1e-4, 1e-6, 1e-6}});
        }
}

/// Gradients that arrive at some of the results only.
TEST_P(NStepTest, DerivativesOfEachResult) {
  for (const bool lstm : {true, false}) {
    const Case c = {lstm, true, 1, 2, 2, {2, 1}};
    GradientDraw draw(9, Layout::contiguous, backend_);
    const std::vector<ArrayRef> x = drawn(c, draw);
    for (size_t i = 0; i < c.states() + 2; ++i)
      check_gradients(c.name(), [&](In in) -> Values { return {call(c, in)[i]}; }, x, {{1e-4, 1e-6, 1e-6}});
  }
}

TEST_P(NStepTest, DerivativesOfNothing) {
  for (const bool lstm : {true, false}) {
    const Case c = {lstm, true, 2, 2, 2, {}};
    GradientDraw draw(9, Layout::contiguous, backend_);
    check_gradients(
        c.name(), [&](In in) { return call(c, in); }, drawn(c, draw));
  }
}

/// The gradients of all inputs, fused or by the composition that create_graph uses; null for those that are
/// not wanted.
std::vector<ArrayRef> gradients(const Case& c, const std::vector<ArrayRef>& x,
                                const std::vector<ArrayRef>& gy, bool composed, size_t unwanted = SIZE_MAX) {
  std::vector<VariableRef> inputs;
  std::vector<Value> in;
  for (size_t i = 0; i < x.size(); ++i) {
    inputs.push_back(make_variable(Value(x[i])));
    inputs.back()->node().requires_grad = i % 3 != unwanted;
    in.push_back(inputs.back()->value());
  }
  const Values out = call(c, in);
  std::vector<VariableRef> outputs, upstream;
  std::vector<Variable*> out_list, upstream_list, in_list;
  for (size_t i = 0; i < out.size(); ++i) {
    outputs.push_back(variable_of(out[i]));
    upstream.push_back(make_variable(Value(gy[i])));
    out_list.push_back(outputs.back().get());
    upstream_list.push_back(upstream.back().get());
  }
  for (const VariableRef& input : inputs) in_list.push_back(input.get());
  std::vector<ArrayRef> found;
  for (const VariableRef& g : grad(out_list, upstream_list, in_list, composed))
    found.push_back(g ? share(g->array()) : nullptr);
  return found;
}

std::vector<ArrayRef> upstream(const Case& c, GradientDraw& draw, DType dtype) {
  std::vector<ArrayRef> gy;
  for (size_t i = 0; i < c.states(); ++i)
    gy.push_back(draw.array({c.layers * c.directions(), c.batch(), c.units}, {}, dtype));
  for (int64_t t = 0; t < c.steps(); ++t)
    gy.push_back(draw.array({c.count(t), c.directions() * c.units}, {}, dtype));
  return gy;
}

TEST_P(NStepTest, FusedGradientsAreThoseOfTheComposition) {
  for (const bool lstm : {true, false})
    for (const bool both : {false, true})
      for (const Case& c :
           {Case{lstm, both, 2, 5, 270, {3, 2, 2}}, Case{lstm, both, 1, 3, 4, {9, 7, 7, 2, 1}}})
        for (const size_t unwanted : {SIZE_MAX, size_t{0}, size_t{1}, size_t{2}}) {
          SCOPED_TRACE(c.text());
          GradientDraw draw(3, Layout::contiguous, backend_);
          const std::vector<ArrayRef> x = drawn(c, draw), gy = upstream(c, draw, CTN_FLOAT64);
          const auto fused = gradients(c, x, gy, false, unwanted),
                     composed = gradients(c, x, gy, true, unwanted);
          for (size_t i = 0; i < x.size(); ++i) {
            ASSERT_EQ(!fused[i], i % 3 == unwanted) << i;
            if (!fused[i]) continue;
            const Numbers a = numbers(*fused[i]), b = numbers(*composed[i]);
            ASSERT_EQ(a.size(), b.size()) << i;
            // Sums of up to 270 products that are below 10.
            for (size_t k = 0; k < a.size(); ++k)
              ASSERT_NEAR(a[k], b[k], 1e-10) << "input " << i << " at " << k;
          }
        }
}

/// 16-bit results differ from those of float32 by roundings of sources, states and gradients at each step.
TEST_P(NStepTest, GradientsOfHalves) {
  for (const DType dtype : {CTN_FLOAT16, CTN_BFLOAT16})
    for (const bool lstm : {true, false}) {
      const Case c = {lstm, true, 2, 3, 4, {3, 2}};
      SCOPED_TRACE(c.text() + ", " + dtype_name(dtype));
      GradientDraw draw(3, Layout::contiguous, backend_);
      const std::vector<ArrayRef> x = drawn(c, draw, dtype), gy = upstream(c, draw, dtype);
      std::vector<ArrayRef> wide_x, wide_gy;
      for (const ArrayRef& each : x) wide_x.push_back(astype(*each, CTN_FLOAT64));
      for (const ArrayRef& each : gy) wide_gy.push_back(astype(*each, CTN_FLOAT64));
      const auto got = gradients(c, x, gy, false), expected = gradients(c, wide_x, wide_gy, false);
      for (size_t i = 0; i < x.size(); ++i) {
        EXPECT_EQ(got[i]->dtype(), dtype);
        const Numbers a = numbers(*got[i]), b = numbers(*expected[i]);
        for (size_t k = 0; k < a.size(); ++k)
          ASSERT_NEAR(a[k], b[k], dtype == CTN_FLOAT16 ? 2e-2 : 1e-1) << "input " << i << " at " << k;
      }
    }
}

/// Dropout falls between layers, on the outputs of all steps at once.
TEST_P(NStepTest, Dropout) {
  for (const bool lstm : {true, false})
    for (const bool both : {false, true}) {
      const Case whole = {lstm, both, 2, 3, 4, {4, 3, 1}};
      Case first = whole, second = whole;
      first.layers = second.layers = 1;
      second.in = whole.directions() * whole.units;
      GradientDraw draw(5, Layout::contiguous, backend_);
      const std::vector<Value> x = values(drawn(whole, draw));
      const size_t n = first.weights(), states = whole.states();
      std::vector<Value> lower(x.begin() + int64_t(states), x.begin() + int64_t(states + n)), upper;
      lower.insert(lower.end(), x.begin() + int64_t(states + 2 * n), x.begin() + int64_t(states + 3 * n));
      lower.insert(lower.end(), x.begin() + int64_t(states + 4 * n), x.end());
      lower.insert(lower.begin(), states, Value());
      upper.resize(states);
      upper.insert(upper.end(), x.begin() + int64_t(states + n), x.begin() + int64_t(states + 2 * n));
      upper.insert(upper.end(), x.begin() + int64_t(states + 3 * n), x.begin() + int64_t(states + 4 * n));
      const auto flat = [&](const Values& out) {
        const Values ys(out.begin() + int64_t(states), out.end());
        return functions::concat(ys, 0);
      };
      set_default_random_position(backend_, {17, 0});
      const Value dropped = functions::dropout(flat(call(first, lower, 0, false)), 0.4);
      Dims begins;
      for (int64_t t = 1, row = 0; t < whole.steps(); ++t) begins.push_back(row += whole.count(t - 1));
      for (const Value& step : functions::split_at(dropped, {begins.data(), begins.size()}, 0))
        upper.push_back(step);
      const Numbers expected = numbers(*flat(call(second, upper, 0, false)));
      for (int round = 0; round < 2; ++round) {
        set_default_random_position(backend_, {17, 0});
        EXPECT_EQ(numbers(*flat(call(whole, x, 0.4, false))), expected);
      }
      const TrainScope off(false);
      EXPECT_EQ(numbers(*flat(call(whole, x, 0.4, false))), numbers(*flat(call(whole, x, 0, false))));
    }
}

TEST_P(NStepTest, DroppedDerivatives) {
  const Case c = {true, true, 2, 2, 2, {3, 1}};
  GradientDraw draw(4, Layout::contiguous, backend_);
  check_gradients(c.name(),
                  [&](In in) {
                    set_default_random_position(backend_, {17, 0});
                    return call(c, in, 0.4);
                  },
                  drawn(c, draw), {{1e-4, 1e-6, 1e-6}});
}

/// Any number of threads gives the same bits.
TEST_P(NStepTest, IsIndependentOfThreads) {
  const int before = thread_count();
  for (const bool lstm : {true, false}) {
    const Case c = {lstm, true, 2, 70, 130, {6, 6, 5, 5, 5, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1}};
    GradientDraw draw(3, Layout::contiguous, backend_);
    const std::vector<ArrayRef> x = drawn(c, draw, CTN_FLOAT32), gy = upstream(c, draw, CTN_FLOAT32);
    std::vector<Numbers> expected;
    for (const int threads : {1, 2, 5}) {
      set_thread_count(threads);
      std::vector<Numbers> got;
      for (const Value& each : call(c, values(x))) got.push_back(numbers(*each));
      for (const ArrayRef& each : gradients(c, x, gy, false)) got.push_back(numbers(*each));
      if (threads == 1) expected = got;
      EXPECT_EQ(got, expected) << threads << " threads";
    }
  }
  set_thread_count(before);
}

/// The arrays that a gradient reads may not change.
TEST_P(NStepTest, OverwrittenInputs) {
  const Case c = {true, false, 1, 2, 2, {2, 1}};
  GradientDraw draw(3, Layout::contiguous, backend_);
  const std::vector<ArrayRef> x = drawn(c, draw);
  std::vector<VariableRef> inputs;
  std::vector<Value> in;
  for (const ArrayRef& each : x) {
    inputs.push_back(make_variable(Value(each)));
    in.push_back(inputs.back()->value());
  }
  const VariableRef loss = make_variable(functions::sum(call(c, in)[0], {}, false));
  fill_f64(*x[3], 0);
  try {
    backward(*loss, false, false);
    ADD_FAILURE() << "expected an error";
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), CTN_ERROR_STATE) << error.what();
    EXPECT_NE(std::string(error.what()).find("NStepLSTM"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace catenary
