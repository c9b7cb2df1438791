// Links for large vocabularies: their trees and samplers are recorded as tables.
#include "links.h"

namespace golden {
namespace {

/// Writes nested lists as numbers: -1 and both parts, or a word.
void flatten(const json& tree, std::vector<int64_t>& numbers) {
  if (!tree.is_array()) return numbers.push_back(tree);
  numbers.push_back(-1);
  flatten(tree.at(0), numbers);
  flatten(tree.at(1), numbers);
}

Array tree_of(const json& tree) {
  std::vector<int64_t> numbers;
  flatten(tree, numbers);
  const int64_t length = int64_t(numbers.size());
  Array array;
  check(ctn_array_from_data(numbers.data(), &length, 1, CTN_INT64, array.out()));
  return array;
}

using Tables = std::map<std::string, Array>;

Tables tables_of(const std::string& type, const Link& link) {
  Tables tables;
  if (type == "BinaryHierarchicalSoftmax") {
    check(ctn_link_binary_hierarchical_softmax_tables(link.get(), tables["paths"].out(),
                                                      tables["codes"].out(), tables["begins"].out()));
  } else if (type == "NegativeSampling") {
    Handle<ctn_walker_alias, ctn_walker_alias_release> sampler;
    check(ctn_link_negative_sampling_sampler(link.get(), sampler.out()));
    check(ctn_walker_alias_threshold(sampler.get(), tables["threshold"].out()));
    check(ctn_walker_alias_values(sampler.get(), tables["values"].out()));
  } else {
    throw Failure("golden_runner does not read the tables of " + type);
  }
  return tables;
}

}  // namespace

void make_negative_sampling(const json& attrs, ctn_link** out) {
  const auto counts = int_list(attrs.at("counts"));
  LinkOptions options;
  check(ctn_link_options_new(options.out()));
  check(ctn_link_options_set_power(options.get(), attrs.value("power", 0.75)));
  check(ctn_link_negative_sampling_new(attrs.at("in_size"), counts.data(), counts.size(),
                                       attrs.at("sample_size"), options.get(), out));
}

void make_hierarchical_softmax(const json& attrs, ctn_link** out) {
  check(ctn_link_binary_hierarchical_softmax_new(attrs.at("in_size"), tree_of(attrs.at("tree")).get(),
                                                 nullptr, out));
}

void compare_tables(const std::string& type, const Link& link, const json& tables, const Npz& arrays,
                    const Tolerance& tolerance) {
  Tables got = tables_of(type, link);
  if (got.size() != tables.size()) throw Failure("a different number of tables");
  for (const json& item : tables) {
    const std::string name = item.at("name");
    expect("table " + name, to_host(got.at(name)), arrays[item.at("key")], tolerance);
  }
}

void replay(const std::string& type, const Link& link, const json& recorded, const Npz& arrays,
            const std::vector<ctn_variable*>& inputs, std::vector<ctn_variable*>& outputs) {
  if (type != "NegativeSampling" || recorded.size() != 1 || recorded[0].at("role") != "samples" ||
      inputs.size() != 2 || outputs.size() != 1)
    throw Failure("golden_runner does not know all parts of a call of " + type);
  const Array samples = to_device(arrays[recorded[0].at("key")]);
  Handle<ctn_function_options, ctn_function_options_release> options;
  check(ctn_function_options_new(options.out()));
  check(ctn_function_options_set_samples(options.get(), samples.get()));
  check(ctn_link_negative_sampling_call(link.get(), inputs[0], inputs[1], options.get(), &outputs[0]));
}

void huffman_tree_case(const Runner& runner, const json& spec, const Npz& arrays) {
  runner.need({"create_huffman_tree", "link_binary_hierarchical_softmax_tables"}, "create_huffman_tree");
  std::vector<int64_t> words;
  std::vector<double> counts;
  for (const json& item : spec.at("attrs").at("word_counts")) {
    words.push_back(item.at(0));
    counts.push_back(item.at(1));
  }
  Array tree;
  check(ctn_create_huffman_tree(words.data(), words.size(), counts.data(), counts.size(), tree.out()));
  const Tolerance exact = {0, 0, false};
  expect("tree", to_host(tree), to_host(tree_of(spec.at("tree"))), exact);
  Link link;
  check(ctn_link_binary_hierarchical_softmax_new(1, tree.get(), nullptr, link.out()));
  compare_tables("BinaryHierarchicalSoftmax", link, spec.at("tables"), arrays, exact);
}

}  // namespace golden
