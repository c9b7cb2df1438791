// The hierarchical softmax link.
#include "impl/functions/loss/hierarchical_softmax.h"

#include <vector>

#include "impl/functions/functions.h"
#include "impl/links/link_helpers.h"
#include "impl/links/loss.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kBinaryHierarchicalSoftmax{
    "BinaryHierarchicalSoftmax", 0, "f2x3 i2<2", [](const LinkOptions* o) {
      static constexpr int64_t kTree[] = {-1, 0, 1}, kSize = 3;
      return binary_hierarchical_softmax(3, *from_data(kTree, {&kSize, 1}, CTN_INT64, cpu_backend()), o);
    }};

class BinaryHierarchicalSoftmax final : public Link {
 public:
  explicit BinaryHierarchicalSoftmax(TreePaths tree) : tree_(std::move(tree)) {}
  static constexpr char kNoun[] = "a link of kind BinaryHierarchicalSoftmax";
  const char* kind() const override { return "BinaryHierarchicalSoftmax"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 2, outputs.size, 1);
    outputs[0] = make_variable(functions::binary_hierarchical_softmax(
        Borrowed(*inputs[0]), Borrowed(*inputs[1]), Borrowed(W()), tree_));
  }
  const TreePaths& tree() const { return tree_; }

 private:
  Variable& W() const { return own_param(0); }
  LinkRef new_like() const override { return make<BinaryHierarchicalSoftmax>(tree_); }
  void collect_tables(std::vector<ArrayRef*>& tables) override {
    for (ArrayRef* table : {&tree_.paths, &tree_.codes, &tree_.begins}) tables.push_back(table);
  }

  TreePaths tree_;
};

}  // namespace

LinkRef binary_hierarchical_softmax(int64_t in_size, const Array& tree, const LinkOptions* options) {
  check_length("in_size", in_size);
  if (!is_integer(tree.dtype()))
    fail(CTN_ERROR_DTYPE, "tree: expected an integer dtype, got %s", describe(tree).c_str());
  if (tree.ndim() != 1) fail(CTN_ERROR_SHAPE, "tree: expected one dimension, got %s", describe(tree).c_str());
  const LinkOptionsRef o = checked_options(options, kBinaryHierarchicalSoftmax, {"W"});
  std::vector<int64_t> numbers(size_t(tree.size()));
  to_data(*asarray(tree, CTN_INT64), numbers.data());
  TreePaths paths = tree_paths({numbers.data(), numbers.size()});
  const int64_t shape[2] = {paths.nodes, in_size};
  LinkRef link = make<BinaryHierarchicalSoftmax>(std::move(paths));
  add_param(*link, "W", {shape, 2}, *o, initializer_uniform(1));
  return link;
}

std::tuple<ArrayRef, ArrayRef, ArrayRef> hierarchical_softmax_tables(Link& link) {
  const TreePaths& tree = of_class<BinaryHierarchicalSoftmax>(link, "link").tree();
  return {tree.paths, tree.codes, tree.begins};
}

}  // namespace catenary::links
