// Tests of whole training runs with every rule against the published formulas, in double precision, over
// parameters of random shapes and strides, with hooks.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>

#include "impl/links/connection.h"
#include "impl/links/containers.h"
#include "impl/links/user_link.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/rules.h"
#include "tests/impl/uniform.h"

namespace catenary {
namespace {

using Numbers = std::vector<double>;

/// A parameter in the naive computation; all its arrays have the same length.
struct Naive {
  Numbers p, g;
  Numbers states[3];
};

double norm(const Numbers& x) {
  double sum = 0;
  for (double each : x) sum += each * each;
  return std::sqrt(sum);
}

struct Rule {
  const char* name;
  std::function<OptimizerRef()> make;
  std::function<void(Naive&, int t)> move;
};

/// For rules that treat each element separately.
std::function<void(Naive&, int)> each(
    std::function<void(double g, double& a, double& b, double& c, double& p, int t)> f) {
  return [f = std::move(f)](Naive& x, int t) {
    for (size_t i = 0; i < x.p.size(); ++i)
      f(x.g[i], x.states[0][i], x.states[1][i], x.states[2][i], x.p[i], t);
  };
}

// Adam's bias-corrected averages.
double corrected(double& average, double value, double beta, int t) {
  average = beta * average + (1 - beta) * value;
  return average / (1 - std::pow(beta, t));
}

const double kBeta1 = 0.9, kBeta2 = 0.95, kEps = 1e-3, kRate = 0.05, kDecay = 0.1;

std::vector<Rule> rules() {
  return {
      {"SGD", [] { return optimizers::sgd(kRate); },
       each([](double g, double&, double&, double&, double& p, int) { p -= kRate * g; })},
      {"MomentumSGD", [] { return optimizers::momentum_sgd(kRate, 0.9); },
       each([](double g, double& v, double&, double&, double& p, int) {
         v = 0.9 * v - kRate * g;
         p += v;
       })},
      {"NesterovAG", [] { return optimizers::nesterov_ag(kRate, 0.9); },
       each([](double g, double& v, double&, double&, double& p, int) {
         v = 0.9 * v - kRate * g;
         p += 0.81 * v - 1.9 * kRate * g;
       })},
      {"AdaGrad", [] { return optimizers::adagrad(kRate, kEps); },
       each([](double g, double& h, double&, double&, double& p, int) {
         h += g * g;
         p -= kRate * g / (std::sqrt(h) + kEps);
       })},
      {"AdaDelta", [] { return optimizers::adadelta(0.9, kEps); },
       each([](double g, double& msg, double& msdx, double&, double& p, int) {
         msg = 0.9 * msg + 0.1 * g * g;
         const double dx = std::sqrt((msdx + kEps) / (msg + kEps)) * g;
         msdx = 0.9 * msdx + 0.1 * dx * dx;
         p -= dx;
       })},
      {"Adam", [] { return optimizers::adam(kRate, kBeta1, kBeta2, 0); },
       each([](double g, double& m, double& v, double&, double& p, int t) {
         const double mhat = corrected(m, g, kBeta1, t), vhat = corrected(v, g * g, kBeta2, t);
         p -= kRate * mhat / std::sqrt(vhat);
       })},
      {"AdamW", [] { return optimizers::adamw(kRate, kBeta1, kBeta2, kEps, kDecay); },
       each([](double g, double& m, double& v, double&, double& p, int t) {
         const double mhat = corrected(m, g, kBeta1, t), vhat = corrected(v, g * g, kBeta2, t);
         p -= kRate * kDecay * p;
         p -= kRate * mhat / (std::sqrt(vhat) + kEps);
       })},
      {"AMSGrad", [] { return optimizers::amsgrad(kRate, kBeta1, kBeta2, kEps); },
       each([](double g, double& m, double& v, double& largest, double& p, int t) {
         const double mhat = corrected(m, g, kBeta1, t);
         corrected(v, g * g, kBeta2, t);
         largest = std::max(largest, v);
         p -= kRate * mhat / (std::sqrt(largest / (1 - std::pow(kBeta2, t))) + kEps);
       })},
      {"RAdam", [] { return optimizers::radam(kRate, kBeta1, kBeta2, kEps); },
       each([](double g, double& m, double& v, double&, double& p, int t) {
         const double mhat = corrected(m, g, kBeta1, t);
         corrected(v, g * g, kBeta2, t);
         const double limit = 2 / (1 - kBeta2) - 1, power = std::pow(kBeta2, t);
         const double length = limit - 2 * t * power / (1 - power);
         if (length > 5) {
           const double r =
               std::sqrt((length - 4) * (length - 2) * limit / ((limit - 4) * (limit - 2) * length));
           p -= kRate * mhat * r * std::sqrt(1 - power) / (std::sqrt(v) + kEps);
         } else {
           p -= kRate * mhat;
         }
       })},
      {"RMSprop", [] { return optimizers::rmsprop(kRate, 0.9, kEps); },
       each([](double g, double& ms, double&, double&, double& p, int) {
         ms = 0.9 * ms + 0.1 * g * g;
         p -= kRate * g / (std::sqrt(ms) + kEps);
       })},
      {"RMSpropGraves", [] { return optimizers::rmsprop_graves(kRate, 0.9, 0.8, 0.1); },
       each([](double g, double& n, double& mean, double& delta, double& p, int) {
         n = 0.9 * n + 0.1 * g * g;
         mean = 0.9 * mean + 0.1 * g;
         delta = 0.8 * delta - kRate * g / std::sqrt(n - mean * mean + 0.1);
         p += delta;
       })},
      {"SMORMS3", [] { return optimizers::smorms3(kRate, kEps); },
       each([](double g, double& memory, double& mean, double& square, double& p, int t) {
         if (t == 1) memory = 1;
         const double r = 1 / (memory + 1);
         mean = (1 - r) * mean + r * g;
         square = (1 - r) * square + r * g * g;
         const double x = mean * mean / (square + kEps);
         p -= g * std::min(kRate, x) / (std::sqrt(square) + kEps);
         memory = 1 + memory * (1 - x);
       })},
      {"Lion", [] { return optimizers::lion(kRate, kBeta1, kBeta2, kDecay); },
       each([](double g, double& m, double&, double&, double& p, int) {
         const double c = kBeta1 * m + (1 - kBeta1) * g;
         p -= kRate * ((c > 0) - (c < 0) + kDecay * p);
         m = kBeta2 * m + (1 - kBeta2) * g;
       })},
      {"LAMB", [] { return optimizers::lamb(kRate, kBeta1, kBeta2, kEps, kDecay); },
       [](Naive& x, int t) {
         Numbers direction(x.p.size());
         for (size_t i = 0; i < x.p.size(); ++i) {
           const double mhat = corrected(x.states[0][i], x.g[i], kBeta1, t);
           const double vhat = corrected(x.states[1][i], x.g[i] * x.g[i], kBeta2, t);
           direction[i] = mhat / (std::sqrt(vhat) + kEps) + kDecay * x.p[i];
         }
         const double trust = norm(x.p) > 0 && norm(direction) > 0 ? norm(x.p) / norm(direction) : 1;
         for (size_t i = 0; i < x.p.size(); ++i) x.p[i] -= kRate * trust * direction[i];
       }},
  };
}

/// An array of the values; if `strided`, it is a view of every second element of a transposed array.
ArrayRef array_of(const Numbers& values, int64_t rows, int64_t columns, DType dtype, bool strided) {
  const int64_t shape[] = {rows, columns}, wide[] = {2 * columns, rows};
  ArrayRef a = strided ? zeros({wide, 2}, dtype) : empty({shape, 2}, dtype);
  if (strided) {
    const ctn_index every_second = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 2};
    a = transpose(*get_item(*a, {&every_second, 1}), {});
  }
  assign(*a, *astype(*from_data(values.data(), {shape, 2}, CTN_FLOAT64, cpu_backend()), dtype));
  return a;
}

Numbers values_of(const Array& a) {
  Numbers values(size_t(a.size()));
  to_data(*contiguous(*astype(a, CTN_FLOAT64)), values.data());
  return values;
}

class Training {
 public:
  Training(const Rule& rule, DType dtype, unsigned seed)
      : rule_(rule), dtype_(dtype), random_(seed), optimizer_(rule.make()), link_(links::user({})) {
    const int count = int(random_() % 12) + 1;
    for (int i = 0; i < count; ++i) {
      rows_.push_back(int64_t(random_() % 5));
      columns_.push_back(int64_t(random_() % 40));
      strided_.push_back(random_() % 4 == 0);
      Naive& x = naive_.emplace_back();
      const ArrayRef p = array_of(draw(i), rows_.back(), columns_.back(), dtype, strided_.back());
      x.p = values_of(*p);
      for (Numbers& state : x.states) state.resize(x.p.size());
      link_->add_param(name(i).c_str(), p);
    }
    link_->cleargrads();
    optimizer_->setup(*link_);
  }
  Optimizer& optimizer() { return *optimizer_; }

  void step(const std::function<void(std::vector<Naive>&)>& hooks) {
    const int t = int(optimizer_->t()) + 1;
    for (int i = 0; i < int(naive_.size()); ++i) {
      const ArrayRef g = array_of(draw(i), rows_[size_t(i)], columns_[size_t(i)], dtype_, random_() % 4 == 0);
      naive_[size_t(i)].g = values_of(*g);
      set_grad(link_->param(name(i).c_str()), g);
    }
    hooks(naive_);
    for (Naive& x : naive_) rule_.move(x, t);
    optimizer_->update();
  }

  void compare(double tolerance) {
    for (int i = 0; i < int(naive_.size()); ++i) {
      Variable& param = link_->param(name(i).c_str());
      const Naive& x = naive_[size_t(i)];
      near(values_of(param.array()), x.p, tolerance, "p");
      if (x.p.size()) near(values_of(*param.node().grad), x.g, tolerance, "g");
      const auto& states = optimizer_->slot(name(i).c_str()).states;
      for (size_t k = 0; k < states.size(); ++k)
        near(values_of(*states[k].value), x.states[k], tolerance, states[k].name.c_str());
    }
  }

 private:
  static std::string name(int i) {
    std::string text("p");
    return text += std::to_string(i);
  }
  Numbers draw(int i) {
    Numbers values(size_t(rows_[size_t(i)] * columns_[size_t(i)]));
    for (double& value : values) value = uniform(random_, -1.0, 1.0);
    return values;
  }
  void near(const Numbers& actual, const Numbers& expected, double tolerance, const char* what) {
    ASSERT_EQ(actual.size(), expected.size());
    for (size_t i = 0; i < actual.size(); ++i)
      ASSERT_NEAR(actual[i], expected[i], tolerance * (1 + std::abs(expected[i])))
          << rule_.name << " " << what << " " << dtype_name(dtype_);
  }

  const Rule& rule_;
  DType dtype_;
  std::mt19937 random_;
  OptimizerRef optimizer_;
  LinkRef link_;
  std::vector<int64_t> rows_, columns_;
  std::vector<bool> strided_;
  std::vector<Naive> naive_;
};

TEST(OptimizerSteps, EveryRuleHasAFormula) {
  const std::vector<Rule> formulas = rules();
  for (const optimizers::Rule& rule : optimizers::rules())
    EXPECT_TRUE(std::any_of(formulas.begin(), formulas.end(),
                            [&](const Rule& formula) { return formula.name == std::string(rule.name); }))
        << rule.name << " has no formula: add it to rules()";
}

TEST(OptimizerSteps, FollowTheFormulas) {
  for (const Rule& rule : rules())
    for (unsigned seed = 0; seed < 20; ++seed) {
      Training training(rule, CTN_FLOAT64, seed);
      for (int t = 0; t < 12; ++t) training.step([](std::vector<Naive>&) {});
      training.compare(1e-11);
    }
}

TEST(OptimizerSteps, FollowTheFormulasInFloat32) {
  for (const Rule& rule : rules()) {
    if (!std::strcmp(rule.name, "Lion")) continue;  // discontinuous at changes of sign
    Training training(rule, CTN_FLOAT32, 1);
    for (int t = 0; t < 12; ++t) training.step([](std::vector<Naive>&) {});
    training.compare(1e-4);
  }
}

double sign(double x) { return (x > 0) - (x < 0); }

/// Hooks run in order, including one in the middle that reads the gradients.
TEST(OptimizerSteps, HooksAreAppliedInOrder) {
  for (const Rule& rule : rules())
    for (unsigned seed = 0; seed < 8; ++seed) {
      Training training(rule, CTN_FLOAT64, seed);
      Optimizer& optimizer = training.optimizer();
      optimizers::add_weight_decay(optimizer, 0.1);
      optimizers::add_lasso(optimizer, 0.05);
      optimizers::add_gradient_clipping(optimizer, 2);
      if (seed % 2) {
        const auto look = [](void*, ctn_optimizer*, ctn_link*) -> ctn_status { return CTN_OK; };
        optimizers::add_user_hook(optimizer, "look", Callback<ctn_optimizer_hook_fn>(look, nullptr, nullptr));
      }
      for (int t = 0; t < 6; ++t) {
        training.step([](std::vector<Naive>& all) {
          double squares = 0;
          for (Naive& x : all)
            for (size_t i = 0; i < x.p.size(); ++i) {
              x.g[i] += 0.1 * x.p[i] + 0.05 * sign(x.p[i]);
              squares += x.g[i] * x.g[i];
            }
          const double rate = 2 / std::sqrt(squares);
          for (Naive& x : all)
            for (double& g : x.g) g *= std::min(rate, 1.0);
        });
      }
      training.compare(1e-10);
    }
}

/// Hooks that are merged into updates give the same bits as hooks followed by a separate update.
TEST(OptimizerSteps, FoldedHooksEqualHooksAlone) {
  for (const DType dtype : {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (const Rule& rule : rules()) {
      Training folded(rule, dtype, 5), apart(rule, dtype, 5);
      for (Optimizer* optimizer : {&folded.optimizer(), &apart.optimizer()}) {
        const auto look = [&](const char* name) {
          if (optimizer == &apart.optimizer())
            optimizers::add_user_hook(
                *optimizer, name,
                {[](void*, ctn_optimizer*, ctn_link*) -> ctn_status { return CTN_OK; }, nullptr, nullptr});
        };
        optimizers::add_weight_decay(*optimizer, 0.1);
        look("before");
        optimizers::add_gradient_clipping(*optimizer, 1);
        look("between");
        optimizers::add_lasso(*optimizer, 0.05);
        look("after");
      }
      for (int t = 0; t < 4; ++t)
        for (Training* training : {&folded, &apart}) training->step([](std::vector<Naive>&) {});
      const auto& slots = folded.optimizer().slots();
      const auto& others = apart.optimizer().slots();
      for (size_t i = 0; i < slots.size(); ++i) {
        ASSERT_EQ(values_of(slots[i].param->array()), values_of(others[i].param->array())) << rule.name;
        if (slots[i].gradient()) {
          ASSERT_EQ(values_of(*slots[i].gradient()), values_of(*others[i].gradient())) << rule.name;
        }
        for (size_t k = 0; k < slots[i].states.size(); ++k)
          ASSERT_EQ(values_of(*slots[i].states[k].value), values_of(*others[i].states[k].value)) << rule.name;
      }
    }
}

/// Many parameters in one launch give the same bits as one optimizer per parameter.
TEST(OptimizerSteps, ManyParametersEqualSingleOnes) {
  std::mt19937 random(1);
  for (const Rule& rule : rules()) {
    const LinkRef all = links::user({});
    std::vector<LinkRef> single;
    std::vector<OptimizerRef> optimizers;
    for (int i = 0; i < 40; ++i) {
      const int64_t size = int64_t(random() % 3000);
      std::vector<float> p(size_t(size), 0), g(size_t(size), 0);
      for (size_t k = 0; k < p.size(); ++k)
        p[k] = uniform(random, -1.0f, 1.0f), g[k] = uniform(random, -1.0f, 1.0f);
      std::string name("p");
      name += std::to_string(i);
      single.push_back(links::user({}));
      for (Link* link : {all.get(), single.back().get()}) {
        link->add_param(name.c_str(), from_data(p.data(), {&size, 1}, CTN_FLOAT32, cpu_backend()));
        set_grad(link->param(name.c_str()), from_data(g.data(), {&size, 1}, CTN_FLOAT32, cpu_backend()));
      }
      optimizers.push_back(rule.make());
      optimizers.back()->setup(*single.back());
      optimizers::add_weight_decay(*optimizers.back(), 0.1);
    }
    const OptimizerRef optimizer = rule.make();
    optimizer->setup(*all);
    optimizers::add_weight_decay(*optimizer, 0.1);
    for (int t = 0; t < 3; ++t) {
      optimizer->update();
      for (const OptimizerRef& each_one : optimizers) each_one->update();
    }
    const auto& slots = optimizer->slots();
    for (size_t i = 0; i < slots.size(); ++i) {
      const Optimizer::Slot& other = optimizers[i]->slots()[0];
      ASSERT_EQ(values_of(slots[i].param->array()), values_of(other.param->array())) << rule.name;
      for (size_t k = 0; k < other.states.size(); ++k)
        ASSERT_EQ(values_of(*slots[i].states[k].value), values_of(*other.states[k].value)) << rule.name;
    }
  }
}

}  // namespace
}  // namespace catenary
