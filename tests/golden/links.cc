// Cases of links: makes each link, sets its parameters and states, runs calls, and compares gradients.
#include "links.h"

namespace golden {
namespace {

struct LinkType {
  const char* name;
  std::vector<std::string> symbols;
  void (*make)(const json& attrs, ctn_link** out);
};

/// Sets the options for those attributes of a link that have the same names.
LinkOptions options_of(const json& attrs) {
  LinkOptions options;
  check(ctn_link_options_new(options.out()));
  ctn_link_options* o = options.get();
  if (attrs.contains("wscale")) check(ctn_link_options_set_wscale(o, attrs.at("wscale")));
  if (attrs.contains("bias")) check(ctn_link_options_set_bias(o, attrs.at("bias")));
  if (attrs.contains("nobias")) check(ctn_link_options_set_nobias(o, attrs.at("nobias").get<bool>()));
  if (attrs.contains("decay")) check(ctn_link_options_set_decay(o, attrs.at("decay")));
  if (attrs.contains("eps")) check(ctn_link_options_set_eps(o, attrs.at("eps")));
  if (attrs.contains("power")) check(ctn_link_options_set_power(o, attrs.at("power")));
  if (attrs.contains("dtype")) check(ctn_link_options_set_dtype(o, dtype_from(attrs.at("dtype"))));
  if (attrs.contains("init")) check(ctn_link_options_set_init(o, attrs.at("init")));
  if (attrs.contains("ignore_label") && !attrs.at("ignore_label").is_null())
    check(ctn_link_options_set_ignore_label(o, attrs.at("ignore_label")));
  if (attrs.contains("outsize") && !attrs.at("outsize").is_null()) {
    const auto outsize = int_list(attrs.at("outsize"));
    check(ctn_link_options_set_outsize(o, outsize.data(), outsize.size()));
  }
  return options;
}

void make_linear(const json& attrs, ctn_link** out) {
  check(ctn_link_linear_new(attrs.at("in_size"), attrs.at("out_size"), options_of(attrs).get(), out));
}

struct Pair {
  int64_t y, x;
};

/// A number for both axes, or [y, x].
Pair pair_of(const json& value) {
  const auto list = int_list(value);
  return {list.at(0), list.size() == 1 ? list[0] : list.at(1)};
}

/// The geometry of a convolution, with the reference's defaults.
struct Geometry {
  Pair ksize, stride, pad;

  explicit Geometry(const json& attrs)
      : ksize(pair_of(attrs.at("ksize"))),
        stride(pair_of(attrs.value("stride", json(1)))),
        pad(pair_of(attrs.value("pad", json(0)))) {}
};

void make_convolution_2d(const json& attrs, ctn_link** out) {
  const Geometry g(attrs);
  check(ctn_link_convolution_2d_new(attrs.at("in_channels"), attrs.at("out_channels"), g.ksize.y, g.ksize.x,
                                    g.stride.y, g.stride.x, g.pad.y, g.pad.x, options_of(attrs).get(), out));
}

/// Applies relu between the children l1, l2, ...
ctn_status forward_layers(void*, ctn_link* link, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  if (input_count != 1 || output_count != 1) {
    ctn_error_set(CTN_ERROR_INVALID_ARGUMENT, "one input and one output");
    return CTN_ERROR_INVALID_ARGUMENT;
  }
  Variable h(ctn_variable_retain(inputs[0]));
  for (size_t i = 0; i < ctn_link_child_count(link); ++i) {
    Variable next;
    ctn_status status = CTN_OK;
    if (i > 0) {
      status = ctn_relu(h.get(), next.out());
      if (status != CTN_OK) return status;
      h = std::move(next);
    }
    Link layer;
    status = ctn_link_child(link, ("l" + std::to_string(i + 1)).c_str(), layer.out());
    if (status == CTN_OK) status = ctn_link_call1(layer.get(), h.get(), next.out());
    if (status != CTN_OK) return status;
    h = std::move(next);
  }
  outputs[0] = ctn_variable_retain(h.get());
  return CTN_OK;
}

void make_classifier(const json& attrs, ctn_link** out) {
  const auto sizes = int_list(attrs.at("predictor"));
  Link predictor;
  if (sizes.size() == 2) {
    check(ctn_link_linear_new(sizes[0], sizes[1], nullptr, predictor.out()));
  } else {
    check(ctn_link_new(forward_layers, nullptr, nullptr, predictor.out()));
    for (size_t i = 0; i + 1 < sizes.size(); ++i) {
      Link layer;
      check(ctn_link_linear_new(sizes[i], sizes[i + 1], nullptr, layer.out()));
      check(ctn_link_add_link(predictor.get(), ("l" + std::to_string(i + 1)).c_str(), layer.get()));
    }
  }
  check(ctn_link_classifier_new(predictor.get(), out));
}

void make_embed_id(const json& attrs, ctn_link** out) {
  check(ctn_link_embed_id_new(attrs.at("in_size"), attrs.at("out_size"), options_of(attrs).get(), out));
}

void make_lstm(const json& attrs, ctn_link** out) {
  check(ctn_link_lstm_new(attrs.at("in_size"), attrs.at("out_size"), nullptr, out));
}

void make_batch_normalization(const json& attrs, ctn_link** out) {
  const auto size = int_list(attrs.at("size"));
  check(ctn_link_batch_normalization_new(size.data(), size.size(), options_of(attrs).get(), out));
}

void make_prelu(const json& attrs, ctn_link** out) {
  const auto shape = int_list(attrs.value("shape", json::array()));
  check(ctn_link_prelu_new(shape.data(), shape.size(), options_of(attrs).get(), out));
}

void make_maxout(const json& attrs, ctn_link** out) {
  check(ctn_link_maxout_new(attrs.at("in_size"), attrs.at("out_size"), attrs.at("pool_size"),
                            options_of(attrs).get(), out));
}

void make_bilinear(const json& attrs, ctn_link** out) {
  check(ctn_link_bilinear_new(attrs.at("left_size"), attrs.at("right_size"), attrs.at("out_size"),
                              options_of(attrs).get(), out));
}

void make_deconvolution_2d(const json& attrs, ctn_link** out) {
  const Geometry g(attrs);
  check(ctn_link_deconvolution_2d_new(attrs.at("in_channels"), attrs.at("out_channels"), g.ksize.y, g.ksize.x,
                                      g.stride.y, g.stride.x, g.pad.y, g.pad.x, options_of(attrs).get(),
                                      out));
}

void make_inception(const json& attrs, ctn_link** out) {
  check(ctn_link_inception_new(attrs.at("in_channels"), attrs.at("out1"), attrs.at("proj3"), attrs.at("out3"),
                               attrs.at("proj5"), attrs.at("out5"), attrs.at("proj_pool"), nullptr, out));
}

void make_inception_bn(const json& attrs, ctn_link** out) {
  const json proj_pool = attrs.value("proj_pool", json());
  check(ctn_link_inception_bn_new(
      attrs.at("in_channels"), attrs.at("out1"), attrs.at("proj3"), attrs.at("out3"), attrs.at("proj33"),
      attrs.at("out33"), attrs.at("pooltype") == "avg" ? CTN_POOLING_AVERAGE : CTN_POOLING_MAX,
      proj_pool.is_null() ? 0 : proj_pool.get<int64_t>(), attrs.value("stride", 1), nullptr, out));
  if (!attrs.value("train", true)) check(ctn_link_set_normalization_mode(*out, CTN_NORMALIZATION_TEST));
}

void make_mlp_convolution_2d(const json& attrs, ctn_link** out) {
  const Geometry g(attrs);
  const auto channels = int_list(attrs.at("out_channels"));
  check(ctn_link_mlp_convolution_2d_new(attrs.at("in_channels"), channels.data(), channels.size(), g.ksize.y,
                                        g.ksize.x, g.stride.y, g.stride.x, g.pad.y, g.pad.x, activate,
                                        activation(attrs.value("activation", "relu")), nullptr,
                                        options_of(attrs).get(), out));
}

void make_gru(const json& attrs, ctn_link** out) {
  const json inputs = attrs.value("n_inputs", json()), units = attrs.at("n_units");
  check(ctn_link_gru_new(inputs.is_null() ? units : inputs, units, nullptr, out));
}

void make_stateful_gru(const json& attrs, ctn_link** out) {
  check(ctn_link_stateful_gru_new(attrs.at("in_size"), attrs.at("out_size"), nullptr, out));
}

const LinkType kLinks[] = {
    {"EmbedID", {"link_embed_id_new"}, make_embed_id},
    {"LSTM", {"link_lstm_new"}, make_lstm},
    {"BatchNormalization",
     {"link_batch_normalization_new", "link_set_normalization_mode"},
     make_batch_normalization},
    {"PReLU", {"link_prelu_new"}, make_prelu},
    {"Maxout", {"link_maxout_new"}, make_maxout},
    {"Bilinear", {"link_bilinear_new"}, make_bilinear},
    {"Deconvolution2D", {"link_deconvolution_2d_new"}, make_deconvolution_2d},
    {"Inception", {"link_inception_new"}, make_inception},
    {"InceptionBN", {"link_inception_bn_new", "link_set_normalization_mode"}, make_inception_bn},
    {"MLPConvolution2D", {"link_mlp_convolution_2d_new"}, make_mlp_convolution_2d},
    {"GRU", {"link_gru_new"}, make_gru},
    {"StatefulGRU", {"link_stateful_gru_new"}, make_stateful_gru},
    {"NegativeSampling", {"link_negative_sampling_new"}, make_negative_sampling},
    {"BinaryHierarchicalSoftmax", {"link_binary_hierarchical_softmax_new"}, make_hierarchical_softmax},
    {"Linear", {"link_linear_new"}, make_linear},
    {"Convolution2D", {"link_convolution_2d_new"}, make_convolution_2d},
    {"Classifier", {"link_classifier_new", "link_linear_new", "link_new", "relu"}, make_classifier},
};

/// Outputs that links keep in addition to those that they return.
struct KeptOutput {
  const char* type;
  const char* name;
  ctn_status (*get)(ctn_link*, ctn_variable**);
};

const KeptOutput kKeptOutputs[] = {
    {"Classifier", "accuracy", ctn_link_classifier_accuracy},
    {"Classifier", "y", ctn_link_classifier_prediction},
};

const KeptOutput* kept_output(const std::string& type, const std::string& name) {
  for (const KeptOutput& output : kKeptOutputs) {
    if (type == output.type && name == output.name) return &output;
  }
  return nullptr;
}

/// The states of stateful links.
struct State {
  const char* type;
  const char* name;
  ctn_status (*get)(ctn_link*, ctn_variable**);
};

const State kStates[] = {
    {"LSTM", "c", ctn_link_lstm_c},
    {"LSTM", "h", ctn_link_lstm_h},
    {"StatefulGRU", "h", ctn_link_stateful_gru_h},
};

Variable state_of(const std::string& type, const Link& link, const std::string& name) {
  Variable state;
  for (const State& known : kStates) {
    if (type == known.type && name == known.name) {
      check(known.get(link.get(), state.out()));
      return state;
    }
  }
  throw Failure("golden_runner does not read the state " + name + " of " + type);
}

void set_state(const std::string& type, const Link& link, const std::string& name, const Variable& value) {
  if (type != "StatefulGRU" || name != "h")
    throw Failure("golden_runner does not set the state " + name + " of " + type);
  check(ctn_link_stateful_gru_set_state(link.get(), value.get()));
}

/// Calls methods that must precede a call.
void prepare(const std::string& type, const Link& link, const json& kwargs) {
  if (type == "BatchNormalization") {
    const bool test = kwargs.value("test", false), finetune = kwargs.value("finetune", false);
    if (kwargs.value("start_finetuning", false)) check(ctn_link_start_finetuning(link.get()));
    check(ctn_link_set_normalization_mode(link.get(), test       ? CTN_NORMALIZATION_TEST
                                                      : finetune ? CTN_NORMALIZATION_FINETUNE
                                                                 : CTN_NORMALIZATION_TRAIN));
    return;
  }
  for (const auto& [name, value] : kwargs.items()) {
    if (type == "LSTM" && name == "reset_state") {
      if (value.get<bool>()) check(ctn_link_lstm_reset_state(link.get()));
      continue;
    }
    throw Failure("golden_runner does not pass " + name + " to " + type);
  }
}

void set_persistent(const Link& link, const std::string& path, const HostArray& value) {
  Link owner(ctn_link_retain(link.get()));
  const size_t slash = path.rfind('/');
  if (slash > 0) check(ctn_link_child(link.get(), path.substr(1, slash - 1).c_str(), owner.out()));
  const Array array = to_device(value);
  check(ctn_link_set_persistent(owner.get(), path.substr(slash + 1).c_str(), array.get()));
}

std::string snake(const std::string& camel) {
  std::string text;
  for (size_t i = 0; i < camel.size(); ++i) {
    const bool upper = camel[i] >= 'A' && camel[i] <= 'Z';
    if (upper && i > 0 && !(camel[i - 1] >= 'A' && camel[i - 1] <= 'Z')) text += '_';
    text += upper ? static_cast<char>(camel[i] - 'A' + 'a') : camel[i];
  }
  return text;
}

struct Input {
  Variable variable;
  std::string grad_key;
  std::string name;
};

/// Adds sum(grad_output * output) to the total.
void add_weighted(Variable& total, const Variable& y, const HostArray& grad) {
  const Variable weight = variable_of(grad, false);
  Variable product, part, sum;
  check(ctn_mul(y.get(), weight.get(), product.out()));
  check(ctn_sum(product.get(), nullptr, 0, 0, part.out()));
  if (!total) {
    total = std::move(part);
    return;
  }
  check(ctn_add(total.get(), part.get(), sum.out()));
  total = std::move(sum);
}

void run_case(const Runner& runner, const json& spec, const fs::path& directory) {
  const std::string type = spec.at("op");
  if (type == "WalkerAlias")
    return walker_alias_case(runner, spec, Npz(directory / (spec.at("id").get<std::string>() + ".npz")));
  if (type == "create_huffman_tree")
    return huffman_tree_case(runner, spec, Npz(directory / (spec.at("id").get<std::string>() + ".npz")));
  const Link link = make_link(runner, type, spec.at("attrs"));
  const Npz arrays(directory / (spec.at("id").get<std::string>() + ".npz"));
  const Tolerance tolerance = {spec.at("rtol"), spec.at("atol"), false};
  if (ctn_link_param_count(link.get()) != spec.at("params").size())
    throw Failure("a different number of parameters");
  for (const json& item : spec.at("params")) set_param(link, item.at("path"), arrays[item.at("key")]);
  for (const json& item : spec.value("persistents", json::array()))
    set_persistent(link, item.at("path"), arrays[item.at("key")]);
  if (!spec.value("tables", json::array()).empty())
    compare_tables(type, link, spec.value("tables", json::array()), arrays, tolerance);
  std::vector<Input> inputs;
  for (const json& item : spec.value("initial_state", json::array())) {
    inputs.push_back({variable_of(arrays[item.at("key")]), item.value("grad_key", ""), item.at("key")});
    set_state(type, link, item.at("name"), inputs.back().variable);
  }
  Variable total;
  for (const json& call : spec.at("calls")) {
    prepare(type, link, call.value("kwargs", json::object()));
    std::vector<ctn_variable*> raw_inputs;
    for (const json& item : call.at("inputs")) {
      inputs.push_back({variable_of(arrays[item.at("key")]), item.value("grad_key", ""), item.at("key")});
      raw_inputs.push_back(inputs.back().variable.get());
    }
    const json& outputs = call.at("outputs");
    std::vector<ctn_variable*> returned;
    for (const json& item : outputs) {
      if (!kept_output(type, item.at("name"))) returned.push_back(nullptr);
    }
    if (call.value("recorded", json::array()).empty())
      check(
          ctn_link_call(link.get(), raw_inputs.data(), raw_inputs.size(), returned.data(), returned.size()));
    else
      replay(type, link, call.value("recorded", json::array()), arrays, raw_inputs, returned);
    std::vector<Variable> results;
    size_t next = 0;
    for (const json& item : outputs) {
      const KeptOutput* kept = kept_output(type, item.at("name"));
      results.emplace_back(kept ? nullptr : returned[next++]);
      if (kept) check(kept->get(link.get(), results.back().out()));
    }
    for (size_t i = 0; i < outputs.size(); ++i) {
      expect(outputs[i].at("name"), data_of(results[i]), arrays[outputs[i].at("key")], tolerance);
      const json& grad = call.at("grad_outputs").at(i);
      if (!grad.is_null()) add_weighted(total, results[i], arrays[grad]);
    }
    for (const json& state : call.value("state_after", json::array())) {
      expect("state " + state.at("name").get<std::string>(), data_of(state_of(type, link, state.at("name"))),
             arrays[state.at("key")], tolerance);
    }
    for (const json& item : call.value("persistents_after", json::array())) {
      const std::string path = item.at("path");
      expect("persistent " + path, value_at(link, path), arrays[item.at("key")], tolerance);
    }
  }
  check(ctn_link_cleargrads(link.get()));
  if (total) check(ctn_variable_backward(total.get(), 0, 0));
  for (const json& item : spec.at("params")) {
    if (!item.contains("grad_key")) continue;
    const std::string path = item.at("path");
    expect("gradient of " + path, grad_of(param(link, path)), arrays[item.at("grad_key")], tolerance);
  }
  for (const Input& input : inputs) {
    if (input.grad_key.empty()) continue;
    expect("gradient of " + input.name, grad_of(input.variable), arrays[input.grad_key], tolerance);
  }
}

}  // namespace

Link make_link(const Runner& runner, const std::string& type, const json& attrs) {
  Link link;
  for (const LinkType& known : kLinks) {
    if (type != known.name) continue;
    runner.need(known.symbols, type);
    known.make(attrs, link.out());
    return link;
  }
  const std::string symbol = "link_" + snake(type) + "_new";
  runner.need({symbol}, type);
  throw Failure("golden_runner has no line for ctn_" + symbol);
}

Link build_link(const Runner& runner, const json& description) {
  const std::string type = description.at("type");
  Link link;
  if (type == "Chain" || type == "ChainList") {
    const bool list = type == "ChainList";
    check((list ? ctn_link_chain_list_new : ctn_link_chain_new)(link.out()));
    const json children = description.value("children", json::array());
    for (const auto& [name, child] : children.items()) {
      const Link built = build_link(runner, child);
      check(ctn_link_add_link(link.get(), list ? nullptr : name.c_str(), built.get()));
    }
    return link;
  }
  if (type != "Link") return make_link(runner, type, description.value("attrs", json::object()));
  check(ctn_link_new(nullptr, nullptr, nullptr, link.out()));
  const json none = json::object(), params = description.value("params", none);
  const json persistents = description.value("persistents", none);
  for (const auto& [name, item] : params.items()) {
    const auto shape = int_list(item[1]);
    check(ctn_link_add_param(link.get(), name.c_str(), shape.data(), shape.size(), dtype_from(item[0])));
  }
  for (const auto& [name, item] : persistents.items()) {
    const auto shape = int_list(item[1]);
    Array zeros;
    check(ctn_array_zeros(shape.data(), shape.size(), dtype_from(item[0]), zeros.out()));
    check(ctn_link_add_persistent(link.get(), name.c_str(), zeros.get()));
  }
  return link;
}

Link link_with_params(const json& params) {
  struct Node {
    Link link;
    std::map<std::string, Node> children;
  };
  Node root;
  check(ctn_link_new(nullptr, nullptr, nullptr, root.link.out()));
  for (const json& item : params) {
    std::string path = item.at("path").get<std::string>().substr(1);
    Node* node = &root;
    for (size_t slash; (slash = path.find('/')) != std::string::npos; path = path.substr(slash + 1)) {
      const std::string name = path.substr(0, slash);
      Node& child = node->children[name];
      if (!child.link) {
        check(ctn_link_new(nullptr, nullptr, nullptr, child.link.out()));
        check(ctn_link_add_link(node->link.get(), name.c_str(), child.link.get()));
      }
      node = &child;
    }
    const auto shape = int_list(item.at("shape"));
    check(ctn_link_add_param(node->link.get(), path.c_str(), shape.data(), shape.size(),
                             dtype_from(item.at("dtype"))));
  }
  return std::move(root.link);
}

Variable param(const Link& link, const std::string& path) {
  Variable v;
  check(ctn_link_param(link.get(), path.c_str(), v.out()));
  return v;
}

void set_param(const Link& link, const std::string& path, const HostArray& value) {
  const Array array = to_device(value);
  check(ctn_variable_set_data(param(link, path).get(), array.get()));
}

HostArray value_at(const Link& link, const std::string& path) {
  Variable v;
  const ctn_status status = ctn_link_param(link.get(), path.c_str(), v.out());
  if (status == CTN_OK) return data_of(v);
  if (status != CTN_ERROR_NOT_FOUND) check(status);
  const size_t slash = path.rfind('/');
  Link owner(ctn_link_retain(link.get()));
  if (slash > 0) check(ctn_link_child(link.get(), path.substr(1, slash - 1).c_str(), owner.out()));
  Array value;
  check(ctn_link_persistent(owner.get(), path.substr(slash + 1).c_str(), value.out()));
  return to_host(value);
}

void run_links(Runner& runner, const fs::path& directory, const json& cases) {
  for (const json& spec : cases) {
    runner.test("links/" + spec.at("id").get<std::string>(), [&] { run_case(runner, spec, directory); });
  }
}

}  // namespace golden
