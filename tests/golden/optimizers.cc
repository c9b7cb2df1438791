// Cases of optimizers: runs recorded updates and compares parameters and states.
#include "optimizers.h"

#include <algorithm>
#include <cmath>

#include "links.h"

namespace golden {
namespace {

struct Rule {
  const char* name;
  std::vector<std::string> symbols;
  std::vector<std::pair<std::string, double>> arguments;  // with the reference's defaults
  void (*make)(const std::vector<double>& arguments, ctn_optimizer** out);
};

const Rule kRules[] = {
    {"SGD",
     {"optimizer_sgd_new"},
     {{"lr", 0.01}},
     [](const std::vector<double>& a, ctn_optimizer** out) { check(ctn_optimizer_sgd_new(a[0], out)); }},
    {"MomentumSGD",
     {"optimizer_momentum_sgd_new"},
     {{"lr", 0.01}, {"momentum", 0.9}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_momentum_sgd_new(a[0], a[1], out));
     }},
    {"NesterovAG",
     {"optimizer_nesterov_ag_new"},
     {{"lr", 0.01}, {"momentum", 0.9}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_nesterov_ag_new(a[0], a[1], out));
     }},
    {"AdaGrad",
     {"optimizer_adagrad_new"},
     {{"lr", 0.001}, {"eps", 1e-8}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_adagrad_new(a[0], a[1], out));
     }},
    {"AdaDelta",
     {"optimizer_adadelta_new"},
     {{"rho", 0.95}, {"eps", 1e-6}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_adadelta_new(a[0], a[1], out));
     }},
    {"Adam",
     {"optimizer_adam_new"},
     {{"alpha", 0.001}, {"beta1", 0.9}, {"beta2", 0.999}, {"eps", 1e-8}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_adam_new(a[0], a[1], a[2], a[3], out));
     }},
    {"RMSprop",
     {"optimizer_rmsprop_new"},
     {{"lr", 0.01}, {"alpha", 0.99}, {"eps", 1e-8}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_rmsprop_new(a[0], a[1], a[2], out));
     }},
    {"RMSpropGraves",
     {"optimizer_rmsprop_graves_new"},
     {{"lr", 1e-4}, {"alpha", 0.95}, {"momentum", 0.9}, {"eps", 1e-4}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_rmsprop_graves_new(a[0], a[1], a[2], a[3], out));
     }},
    {"SMORMS3",
     {"optimizer_smorms3_new"},
     {{"lr", 0.001}, {"eps", 1e-16}},
     [](const std::vector<double>& a, ctn_optimizer** out) {
       check(ctn_optimizer_smorms3_new(a[0], a[1], out));
     }},
};

struct Hook {
  const char* name;
  const char* symbol;
  ctn_status (*add)(ctn_optimizer*, double);
};

const Hook kHooks[] = {
    {"WeightDecay", "optimizer_add_weight_decay", ctn_optimizer_add_weight_decay},
    {"GradientClipping", "optimizer_add_gradient_clipping", ctn_optimizer_add_gradient_clipping},
};

void add_hook(const Runner& runner, ctn_optimizer* optimizer, const json& hook) {
  const std::string name = hook.at("name");
  for (const Hook& known : kHooks) {
    if (name != known.name) continue;
    runner.need({known.symbol}, name);
    check(known.add(optimizer, hook.at("value")));
    return;
  }
  throw Failure("golden_runner has no line for the hook " + name);
}

void run_case(const Runner& runner, const json& spec, const fs::path& directory) {
  const Optimizer optimizer = make_optimizer(runner, spec.at("op"), spec.at("attrs"));
  const Npz arrays(directory / (spec.at("id").get<std::string>() + ".npz"));
  const Tolerance tolerance = {spec.at("rtol"), spec.at("atol"), false};
  const Link link = link_with_params(spec.at("params"));
  for (const json& item : spec.at("params")) set_param(link, item.at("path"), arrays[item.at("key")]);
  check(ctn_optimizer_setup(optimizer.get(), link.get()));
  for (const json& hook : spec.value("hooks", json::array())) add_hook(runner, optimizer.get(), hook);
  for (const json& step : spec.at("steps")) {
    const std::string where = "step " + std::to_string(step.at("t").get<int64_t>()) + ", ";
    for (const json& item : step.at("grads")) {
      const Array grad = to_device(arrays[item.at("key")]);
      check(ctn_variable_set_grad(param(link, item.at("path")).get(), grad.get()));
    }
    check(ctn_optimizer_update(optimizer.get()));
    if (ctn_optimizer_t(optimizer.get()) != step.at("t").get<int64_t>())
      throw Failure(where + "t is another");
    if (!step.at("lr").is_null()) {
      const double expected = step.at("lr");
      double lr = 0;
      check(ctn_optimizer_hyperparameter(optimizer.get(), "lr", &lr));
      if (!(std::fabs(lr - expected) <= 1e-12 * std::fabs(expected))) {
        throw Failure(where + "lr is " + std::to_string(lr) + " instead of " + std::to_string(expected));
      }
    }
    for (const json& item : step.at("grads_after_hooks")) {
      const std::string path = item.at("path");
      expect(where + "gradient of " + path, grad_of(param(link, path)), arrays[item.at("key")], tolerance);
    }
    for (const json& item : step.at("params")) {
      const std::string path = item.at("path");
      expect(where + path, data_of(param(link, path)), arrays[item.at("key")], tolerance);
    }
    for (const json& item : step.at("states")) {
      const std::string path = item.at("path"), name = item.at("name");
      Array state;
      check(ctn_optimizer_state(optimizer.get(), path.c_str(), name.c_str(), state.out()));
      expect(where + path + " " + name, to_host(state), arrays[item.at("key")], tolerance);
    }
  }
}

}  // namespace

Optimizer make_optimizer(const Runner& runner, const std::string& type, const json& attrs) {
  for (const Rule& rule : kRules) {
    if (type != rule.name) continue;
    runner.need(rule.symbols, type);
    std::vector<double> arguments;
    for (const auto& [name, number] : rule.arguments) arguments.push_back(attrs.value(name, number));
    Optimizer optimizer;
    rule.make(arguments, optimizer.out());
    for (const auto& [name, value] : attrs.items()) {
      const auto is_this = [&name = name](const auto& argument) { return argument.first == name; };
      if (std::any_of(rule.arguments.begin(), rule.arguments.end(), is_this)) continue;
      const ctn_status status = ctn_optimizer_set_hyperparameter(optimizer.get(), name.c_str(), value);
      if (status == CTN_ERROR_NOT_FOUND) throw Missing(type + " with " + name);
      check(status);
    }
    return optimizer;
  }
  std::string symbol = "optimizer_";
  for (char c : type) symbol += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  // The reference's spelling does not separate all words of a rule's name, so underscores are ignored in the
  // comparison.
  for (size_t i = 0; i < ctn_op_count(); ++i) {
    std::string name = ctn_op_name(i), plain;
    for (size_t k = 0; k < name.size(); ++k) {
      if (name[k] != '_' || k == 9) plain += name[k];
    }
    if (plain == symbol + "new") throw Failure("golden_runner has no line for ctn_" + name);
  }
  throw Missing(type);
}

void run_optimizers(Runner& runner, const fs::path& directory, const json& cases) {
  for (const json& spec : cases) {
    runner.test("optimizers/" + spec.at("id").get<std::string>(), [&] { run_case(runner, spec, directory); });
  }
}

}  // namespace golden
