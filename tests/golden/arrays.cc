// Cases of arrays: computes each case in every possible way and compares the results.
#include "arrays.h"

#include <cmath>

namespace golden {
namespace {

/// One way to compute a case; all ways must give the same result.
struct Way {
  std::string label;
  std::function<void(ArrayCall&)> run;
};

using Unary = ctn_status (*)(const ctn_array*, ctn_array**);
using Binary = ctn_status (*)(const ctn_array*, const ctn_array*, ctn_array**);
using Ternary = ctn_status (*)(const ctn_array*, const ctn_array*, const ctn_array*, ctn_array**);
using UnaryInto = ctn_status (*)(const ctn_array*, ctn_array*);
using BinaryInto = ctn_status (*)(const ctn_array*, const ctn_array*, ctn_array*);
using TernaryInto = ctn_status (*)(const ctn_array*, const ctn_array*, const ctn_array*, ctn_array*);

const std::map<std::string, std::string> kLibraryNames = {
    {"divide", "true_divide"}, {"mod", "remainder"}, {"degrees", "rad2deg"}, {"radians", "deg2rad"}};

const std::map<std::string, std::string> kInPlace = {{"iadd", "add"},
                                                     {"isub", "subtract"},
                                                     {"imul", "multiply"},
                                                     {"itruediv", "true_divide"},
                                                     {"ifloordiv", "floor_divide"},
                                                     {"imod", "remainder"},
                                                     {"ipow", "power"},
                                                     {"ilshift", "left_shift"},
                                                     {"irshift", "right_shift"},
                                                     {"iand", "bitwise_and"},
                                                     {"ior", "bitwise_or"},
                                                     {"ixor", "bitwise_xor"}};

const std::map<std::string, ctn_status> kErrors = {
    {"shape", CTN_ERROR_SHAPE},           {"reshape", CTN_ERROR_SHAPE}, {"axis", CTN_ERROR_INDEX},
    {"index", CTN_ERROR_INDEX},           {"cast", CTN_ERROR_DTYPE},    {"type", CTN_ERROR_DTYPE},
    {"value", CTN_ERROR_INVALID_ARGUMENT}};

const std::map<std::string, ctn_casting> kCastings = {{"no", CTN_CASTING_NO},
                                                      {"equiv", CTN_CASTING_EQUIV},
                                                      {"safe", CTN_CASTING_SAFE},
                                                      {"same_kind", CTN_CASTING_SAME_KIND},
                                                      {"unsafe", CTN_CASTING_UNSAFE}};

std::vector<const ctn_array*> operands(const ArrayCall& call) {
  std::vector<const ctn_array*> arrays;
  for (const Input& input : call.inputs()) {
    if (input.name.rfind("out", 0) != 0) arrays.push_back(input.array.get());
  }
  return arrays;
}

/// Elementwise operations with two outputs.
std::vector<Way> pair_ways(const Runner& runner, const json& spec, const std::string& name) {
  std::vector<Way> ways;
  ways.push_back({"ctn_array_ufunc_outputs", [=](ArrayCall& call) {
                    const auto inputs = operands(call);
                    ctn_array* destinations[] = {call.in("out0"), call.in("out1")};
                    ctn_array* raw[2];
                    const ctn_status status =
                        ctn_array_ufunc_outputs(name.c_str(), inputs.data(), inputs.size(), call.dtype(),
                                                CTN_CASTING_SAME_KIND, nullptr, destinations, raw, 2);
                    Array outs[] = {Array(raw[0]), Array(raw[1])};
                    check(status);
                    for (int i = 0; i < 2; ++i) {
                      if (!destinations[i]) {
                        call.result(std::move(outs[i]));
                      } else if (outs[i].get() != destinations[i]) {
                        throw Failure("a result is a different handle from the destination");
                      }
                    }
                  }});
  if (spec.at("attrs").contains("dtype")) return ways;
  bool into = false;
  for (const json& input : spec.at("inputs")) into |= input.at("name") == "out0";
  void* address = runner.symbol("array_" + name + (into ? "_into" : ""));
  const bool unary = runner.schema("array_" + name).at("arguments").size() == 3;
  ways.push_back(
      {"ctn_array_" + name + (into ? "_into" : ""), [=](ArrayCall& call) {
         using Unary = ctn_status (*)(const ctn_array*, ctn_array**, ctn_array**);
         using Binary = ctn_status (*)(const ctn_array*, const ctn_array*, ctn_array**, ctn_array**);
         using UnaryInto = ctn_status (*)(const ctn_array*, ctn_array*, ctn_array*);
         using BinaryInto = ctn_status (*)(const ctn_array*, const ctn_array*, ctn_array*, ctn_array*);
         const auto in = operands(call);
         if (into) {
           ctn_array *out0 = call.in("out0"), *out1 = call.in("out1");
           check(unary ? reinterpret_cast<UnaryInto>(address)(in[0], out0, out1)
                       : reinterpret_cast<BinaryInto>(address)(in[0], in[1], out0, out1));
           return;
         }
         Array outs[2];
         check(unary ? reinterpret_cast<Unary>(address)(in[0], outs[0].out(), outs[1].out())
                     : reinterpret_cast<Binary>(address)(in[0], in[1], outs[0].out(), outs[1].out()));
         for (Array& out : outs) call.result(std::move(out));
       }});
  return ways;
}

/// The number of operands if ctn_NAME is elementwise (arrays in, one array out), otherwise 0.
size_t elementwise_arity(const Runner& runner, const std::string& name) {
  const json& arguments = runner.schema(name).at("arguments");
  for (size_t i = 0; i < arguments.size(); ++i) {
    const bool last = i + 1 == arguments.size();
    if (arguments[i].at("type") != "array" || arguments[i].value("out", false) != last) return 0;
  }
  return arguments.size() - 1;
}

std::vector<Way> ufunc_ways(const Runner& runner, const json& spec, const std::string& name, bool in_place) {
  const std::string symbol = "array_" + name;
  const size_t arity = elementwise_arity(runner, symbol);
  if (arity == 0 || arity > 3) throw Failure("golden_runner cannot call ctn_" + symbol);
  const std::string target = in_place ? "a" : "out";
  std::vector<Way> ways;
  ways.push_back({"ctn_array_ufunc", [=](ArrayCall& call) {
                    const auto inputs = operands(call);
                    Array out;
                    check(ctn_array_ufunc(name.c_str(), inputs.data(), inputs.size(), call.dtype(),
                                          CTN_CASTING_SAME_KIND, nullptr, call.in(target), out.out()));
                    if (!call.in(target)) {
                      call.result(std::move(out));
                    } else if (out.get() != call.in(target)) {
                      throw Failure("the result is a different handle from the destination");
                    }
                  }});
  if (spec.at("attrs").contains("dtype")) return ways;
  const json& inputs = spec.at("inputs");
  bool into = in_place;
  for (const json& input : inputs) into |= input.at("name") == target;
  if (into) {
    void* address = runner.symbol(symbol + "_into");
    ways.push_back({"ctn_" + symbol + "_into", [=](ArrayCall& call) {
                      const auto in = operands(call);
                      ctn_array* out = call.in(target);
                      check(arity == 1   ? reinterpret_cast<UnaryInto>(address)(in[0], out)
                            : arity == 2 ? reinterpret_cast<BinaryInto>(address)(in[0], in[1], out)
                                         : reinterpret_cast<TernaryInto>(address)(in[0], in[1], in[2], out));
                    }});
    return ways;
  }
  void* address = runner.symbol(symbol);
  ways.push_back({"ctn_" + symbol, [=](ArrayCall& call) {
                    const auto in = operands(call);
                    Array out;
                    check(arity == 1   ? reinterpret_cast<Unary>(address)(in[0], out.out())
                          : arity == 2 ? reinterpret_cast<Binary>(address)(in[0], in[1], out.out())
                                       : reinterpret_cast<Ternary>(address)(in[0], in[1], in[2], out.out()));
                    call.result(std::move(out));
                  }});
  for (size_t i = 0; arity == 2 && i < 2; ++i) {
    const std::string kind = inputs[i].value("kind", "");
    if (kind != "int" && kind != "float") continue;
    const bool real = kind == "float";
    const bool front = i == 0;
    const std::string form = (front ? "array_r" + name : symbol) + (real ? "_f64" : "_i64");
    if (!runner.has(form)) continue;
    void* function = runner.symbol(form);
    ways.push_back({"ctn_" + form, [=](ArrayCall& call) {
                      const json& value = call.inputs()[i].value;
                      const ctn_array* other = call.inputs()[1 - i].array.get();
                      Array out;
                      if (real && front) {
                        check(reinterpret_cast<ctn_status (*)(double, const ctn_array*, ctn_array**)>(
                            function)(number_of(value), other, out.out()));
                      } else if (real) {
                        check(reinterpret_cast<ctn_status (*)(const ctn_array*, double, ctn_array**)>(
                            function)(other, number_of(value), out.out()));
                      } else if (front) {
                        check(reinterpret_cast<ctn_status (*)(int64_t, const ctn_array*, ctn_array**)>(
                            function)(value.get<int64_t>(), other, out.out()));
                      } else {
                        check(reinterpret_cast<ctn_status (*)(const ctn_array*, int64_t, ctn_array**)>(
                            function)(other, value.get<int64_t>(), out.out()));
                      }
                      call.result(std::move(out));
                    }});
  }
  return ways;
}

std::vector<Way> ways_of(const Runner& runner, const json& spec) {
  const std::string op = spec.at("op");
  for (const ArrayOp& known : array_ops()) {
    if (op == known.name) {
      runner.need(known.symbols, op);
      return {{"", known.run}};
    }
  }
  const bool in_place = kInPlace.count(op) != 0;
  const std::string name = in_place ? kInPlace.at(op) : kLibraryNames.count(op) ? kLibraryNames.at(op) : op;
  runner.need({"array_" + name}, op);
  if (spec.at("group").get<std::string>().rfind("ufunc", 0) != 0) {
    throw Failure("golden_runner has no line for ctn_array_" + name);
  }
  size_t inputs = 0, outputs = 0;
  check(ctn_ufunc_arity(name.c_str(), &inputs, &outputs));
  return outputs == 2 ? pair_ways(runner, spec, name) : ufunc_ways(runner, spec, name, in_place);
}

void expect_error(const Way& way, ArrayCall& call, const std::string& kind) {
  try {
    way.run(call);
  } catch (const ApiError& error) {
    if (error.status == kErrors.at(kind)) {
      if (*error.what()) return;
      throw Failure(std::string(ctn_status_name(error.status)) + " without a message");
    }
    throw Failure(std::string("got ") + ctn_status_name(error.status) + " instead of " +
                  ctn_status_name(kErrors.at(kind)) + ": " + error.what());
  }
  throw Failure(std::string("no error instead of ") + ctn_status_name(kErrors.at(kind)));
}

void run_case(const Runner& runner, const json& spec, const Npz& arrays) {
  const std::vector<Way> ways = ways_of(runner, spec);
  std::map<std::string, HostArray> first;
  for (const Way& way : ways) {
    try {
      ArrayCall call(spec, arrays);
      if (!spec.at("error").is_null()) {
        expect_error(way, call, spec.at("error"));
        continue;
      }
      way.run(call);
      call.compare(arrays);
      if (&way == &ways.front()) first = call.produced();
      for (const auto& [name, value] : call.produced()) {
        expect(name + " differs from that of " + ways.front().label, value, first.at(name),
               Tolerance{0, 0, true});
      }
    } catch (const ApiError& error) {
      throw ApiError(error.status, (way.label.empty() ? "" : way.label + ": ") + error.what());
    } catch (const Failure& failure) {
      throw Failure((way.label.empty() ? "" : way.label + ": ") + failure.what());
    }
  }
}

Array view_step(const Array& a, const json& step) {
  Array out;
  if (step.contains("slice")) {
    const auto items = index_of(step.at("slice"));
    check(ctn_array_get(a.get(), items.data(), items.size(), out.out()));
  } else if (step.contains("transpose")) {
    const auto axes = int_list(step.at("transpose"));
    check(ctn_array_transpose(a.get(), axes.data(), axes.size(), out.out()));
  } else if (step.contains("index")) {
    json items = json::array();
    for (int64_t i = 0; i < step.at("index")[0].get<int64_t>(); ++i) items.push_back(nullptr);
    items.push_back(step.at("index")[1]);
    const auto index = index_of(items);
    check(ctn_array_get(a.get(), index.data(), index.size(), out.out()));
  } else if (step.contains("newaxis")) {
    check(ctn_array_expand_dims(a.get(), step.at("newaxis").get<int64_t>(), out.out()));
  } else {
    const auto shape = int_list(step.at("broadcast_to"));
    check(ctn_array_broadcast_to(a.get(), shape.data(), shape.size(), out.out()));
  }
  return out;
}

}  // namespace

double number_of(const json& value) {
  if (value.is_string()) {
    const std::string text = value;
    return text == "nan" ? std::nan("") : text == "inf" ? HUGE_VAL : -HUGE_VAL;
  }
  return value.is_boolean() ? value.get<bool>() : value.get<double>();
}

Array scalar_of(const json& value) {
  Array out;
  if (value.is_boolean()) {
    check(ctn_array_scalar_bool(value.get<bool>(), out.out()));
  } else if (value.is_number_integer()) {
    check(ctn_array_scalar_i64(value.get<int64_t>(), out.out()));
  } else {
    check(ctn_array_scalar_f64(number_of(value), out.out()));
  }
  return out;
}

std::vector<ctn_index> index_of(const json& items) {
  std::vector<ctn_index> index;
  const auto bound = [](const json& value, int64_t otherwise) {
    return value.is_null() ? otherwise : value.get<int64_t>();
  };
  for (const json& item : items) {
    ctn_index entry = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 1};
    if (item.is_string()) {
      entry.kind = item == "newaxis" ? CTN_INDEX_NEWAXIS : CTN_INDEX_ELLIPSIS;
    } else if (item.is_number()) {
      entry.kind = CTN_INDEX_INT;
      entry.start = item.get<int64_t>();
    } else if (item.is_array()) {
      entry = {CTN_INDEX_SLICE, bound(item[0], CTN_OMITTED), bound(item[1], CTN_OMITTED), bound(item[2], 1)};
    }
    index.push_back(entry);
  }
  return index;
}

ArrayCall::ArrayCall(const json& spec, const Npz& arrays)
    : spec_(spec), directory_(fs::path(arrays.path()).parent_path()) {
  std::map<std::string, size_t> owners;  // the owners of storages, by key
  for (const json& given : spec.at("inputs")) {
    Input input;
    input.name = given.at("name");
    if (given.contains("key")) {
      const std::string key = given.at("key");
      const auto owner = owners.find(key);
      if (owner != owners.end()) {
        input.base = share(inputs_[owner->second].base);
      } else {
        const HostArray host = arrays[key];
        if (host.dtype != dtype_from(given.at("dtype")) || host.shape != int_list(given.at("shape"))) {
          throw BadVector(key + " is not what the case says");
        }
        input.base = to_device(host);
        owners[key] = inputs_.size();
      }
      input.array = share(input.base);
      if (given.contains("view")) {
        for (const json& step : given.at("view")) input.array = view_step(input.array, step);
        if (to_host(input.array).shape != int_list(given.at("view_shape"))) {
          throw Failure("the view of " + input.name + " has the wrong shape");
        }
      }
    } else if (!given.at("scalar").is_null()) {
      input.value = given.at("scalar");
      input.kind = given.at("kind");
      if (input.kind == "float" && input.value.is_number()) input.value = input.value.get<double>();
      input.array = scalar_of(input.value);
    }
    inputs_.push_back(std::move(input));
  }
}

const Input* ArrayCall::find(const std::string& name) const {
  for (const Input& input : inputs_) {
    if (input.name == name) return &input;
  }
  return nullptr;
}

ctn_array* ArrayCall::in(const std::string& name) const {
  const Input* input = find(name);
  return input ? input->array.get() : nullptr;
}

bool ArrayCall::has_attr(const std::string& name) const {
  const json& attrs = spec_.at("attrs");
  return attrs.contains(name) && !attrs.at(name).is_null();
}

int64_t ArrayCall::integer(const std::string& name, int64_t otherwise) const {
  return has_attr(name) ? attr(name).get<int64_t>() : otherwise;
}

bool ArrayCall::flag(const std::string& name, bool otherwise) const {
  return has_attr(name) ? attr(name).get<bool>() : otherwise;
}

ctn_dtype ArrayCall::dtype(ctn_dtype otherwise) const {
  return has_attr("dtype") ? dtype_from(attr("dtype")) : otherwise;
}

ctn_casting ArrayCall::casting(ctn_casting otherwise) const {
  return has_attr("casting") ? kCastings.at(attr("casting")) : otherwise;
}

void ArrayCall::result(Array a) { produced_["y" + std::to_string(results_++)] = to_host(a); }

void ArrayCall::compare(const Npz& arrays) {
  const Tolerance tolerance = {spec_.at("rtol"), spec_.at("atol"), spec_.value("zero_sign", false)};
  for (const json& output : spec_.at("outputs")) {
    const std::string name = output.at("name");
    HostArray expected;
    if (output.at("key").is_null()) {
      expected.dtype = dtype_from(output.at("dtype"));
      expected.shape = int_list(output.at("shape"));
    } else {
      expected = arrays[output.at("key")];
    }
    if (output.contains("after")) {
      const Input* input = find(output.at("after"));
      if (!input) throw BadVector("no input " + output.at("after").get<std::string>());
      produced_[name] = to_host(input->base);
    }
    if (!produced_.count(name)) throw Failure("no output " + name);
    expect(name, produced_.at(name), expected, tolerance);
    if (expected.bytes.empty() && expected.size() != 0) produced_.erase(name);
  }
  for (const auto& [name, value] : produced_) {
    bool known = false;
    for (const json& output : spec_.at("outputs")) known |= output.at("name") == name;
    if (!known) throw Failure("unexpected output " + name);
  }
}

void run_arrays(Runner& runner, const fs::path& directory, const json& cases) {
  std::map<std::string, Npz> groups;
  for (const json& spec : cases) {
    const std::string group = spec.at("group");
    auto found = groups.find(group);
    if (found == groups.end()) found = groups.emplace(group, Npz(directory / (group + ".npz"))).first;
    const Npz& arrays = found->second;
    runner.test("arrays/" + group + "/" + spec.at("id").get<std::string>(),
                [&] { run_case(runner, spec, arrays); });
  }
  if (fs::exists(directory / "promotion.json")) run_promotion(runner, directory / "promotion.json");
  if (fs::exists(directory / "random.json")) run_random(runner, directory / "random.json");
}

}  // namespace golden
