// Tests of the Link class: structure, ownership, gradients, copies, deep hierarchies.
#include "impl/links/link.h"

#include <gtest/gtest.h>

#include <random>

#include "impl/functions/functions.h"
#include "impl/links/classifier.h"
#include "impl/links/connection.h"
#include "impl/links/containers.h"
#include "impl/links/options.h"
#include "impl/links/tree.h"

namespace catenary {
namespace {

LinkRef unbiased() {
  const Ref<LinkOptions> options = make<LinkOptions>();
  options->nobias = true;
  return links::linear(1, 1, options.get());
}

std::vector<std::string> paths(Link& root) {
  std::vector<std::string> list;
  for (const NamedParam& param : named_params(root)) list.push_back(param.path);
  return list;
}

TEST(Link, StructureChangesUpToTheRoot) {
  LinkRef root = links::chain(), inner = links::chain(), leaf = links::linear(2, 1);
  root->add_child("inner", *inner);
  uint64_t before = root->structure();
  inner->add_child("leaf", *leaf);
  EXPECT_NE(root->structure(), before);
  before = root->structure();
  const int64_t shape[] = {3};
  leaf->add_param("extra", {shape, 1}, CTN_FLOAT64);
  EXPECT_NE(root->structure(), before);
  before = root->structure();
  leaf->add_persistent("count", scalar_i64(1));  // not a parameter
  EXPECT_EQ(root->structure(), before);
  EXPECT_EQ(paths(*root), (std::vector<std::string>{"/inner/leaf/W", "/inner/leaf/b", "/inner/leaf/extra"}));
}

TEST(Link, ParametersByNumberAgreeWithTheList) {
  LinkRef root = links::chain(), list = links::chain_list();
  root->add_child("first", *links::linear(1, 1));
  root->add_child("list", *list);
  list->add_child(nullptr, *unbiased());
  list->add_child(nullptr, *links::chain());
  list->add_child(nullptr, *links::linear(1, 1));
  const int64_t shape[] = {3};
  root->add_param("own", {shape, 1}, CTN_FLOAT32);
  const std::vector<NamedParam> all = named_params(*root);
  ASSERT_EQ(param_count(*root), all.size());
  for (size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(param_at(*root, i).path, all[i].path);
    EXPECT_EQ(param_at(*root, i).variable, all[i].variable.get());
    EXPECT_EQ(&root->param(all[i].path.c_str()), all[i].variable.get());
  }
  EXPECT_EQ(all[0].path, "/own");
  EXPECT_EQ(all.back().path, "/list/2/b");
  EXPECT_THROW(param_at(*root, all.size()), Error);
}

TEST(Link, ChildrenOutliveTheirParent) {
  LinkRef child = links::chain();
  {
    LinkRef parent = links::chain();
    parent->add_child("child", *child);
    EXPECT_STREQ(child->name(), "child");
  }
  EXPECT_EQ(child->name(), nullptr);
  LinkRef other = links::chain_list();
  other->add_child(nullptr, *child);
  EXPECT_STREQ(child->name(), "0");
}

TEST(Link, ParametersFollowVolatileInputs) {
  LinkRef link = links::linear(2, 1);
  const int64_t shape[] = {1, 2};
  VariableRef x = make_variable(Value(ones({shape, 2}, CTN_FLOAT32))), y;
  x->node().volatility = CTN_VOLATILE_ON;
  Variable* input = x.get();
  link->forward({&input, 1}, {&y, 1});
  EXPECT_EQ(y->node().volatility, CTN_VOLATILE_ON);
  EXPECT_EQ(y->node().creator(), nullptr);
  x->node().volatility = CTN_VOLATILE_OFF;
  link->forward({&input, 1}, {&y, 1});
  EXPECT_NE(y->node().creator(), nullptr);
}

TEST(Link, ClassifierForgetsAFailedCall) {
  LinkRef predictor = links::linear(2, 3), link = links::classifier(*predictor);
  auto& classifier = dynamic_cast<links::Classifier&>(*link);
  const int64_t shape[] = {4, 2};
  const ArrayRef labels = zeros({shape, 1}, CTN_INT32);
  VariableRef x = make_variable(Value(ones({shape, 2}, CTN_FLOAT32))), t = make_variable(Value(labels)), loss;
  Variable* inputs[] = {x.get(), t.get()};
  link->forward({inputs, 2}, {&loss, 1});
  EXPECT_EQ(classifier.loss().get(), loss.get());
  EXPECT_TRUE(classifier.accuracy());
  EXPECT_TRUE(classifier.prediction());
  inputs[1] = x.get();  // labels of the wrong dtype and shape
  VariableRef none;
  EXPECT_THROW(link->forward({inputs, 2}, {&none, 1}), Error);
  EXPECT_FALSE(classifier.loss());
  EXPECT_FALSE(classifier.accuracy());
  EXPECT_FALSE(classifier.prediction());
}

TEST(Link, CopiesShareArraysButNotGradients) {
  LinkRef link = links::linear(2, 1), copy = link->shared();
  Variable &W = link->param("W"), &other = copy->param("W");
  EXPECT_EQ(W.data().get(), other.data().get());
  EXPECT_TRUE(W.node().grad);
  EXPECT_FALSE(other.node().grad);
  copy->zerograds();
  link->cleargrads();
  EXPECT_TRUE(other.node().grad);
  link->zerograds();
  const ArrayRef before = W.node().grad;
  const Array* address = before.get();
  link->zerograds();  // `before` is held here, so a new array is made
  EXPECT_NE(W.node().grad.get(), address);
  address = W.node().grad.get();
  link->zerograds();  // not held elsewhere: filled in place
  EXPECT_EQ(W.node().grad.get(), address);
}

TEST(Link, DeepHierarchies) {
  LinkRef root = links::chain();
  Link* at = root.get();
  for (int i = 0; i < 300; ++i) {
    LinkRef next = links::chain();
    at->add_child("c", *next);
    at = next.get();
  }
  at->add_child("end", *unbiased());
  EXPECT_EQ(param_at(*root, 0).path.size(), 300 * 2 + 4 + 2u);
  EXPECT_EQ(param_count(*root->shared()), 1u);
}

/// A random hierarchy of chains, lists and function sets.
LinkRef random_tree(std::mt19937& random, int depth) {
  const unsigned kind = random() % 3;
  LinkRef link = kind == 0 ? links::chain() : kind == 1 ? links::chain_list() : links::function_set();
  const int64_t shape[] = {2};
  for (unsigned i = random() % 3; i > 0; --i)
    link->add_param(("w" + std::to_string(i)).c_str(), {shape, 1}, CTN_FLOAT32);
  for (unsigned i = depth > 0 ? random() % 4 : 0; i > 0; --i) {
    const std::string name = std::string(1, char('a' + random() % 20)) + std::to_string(i);
    link->add_child(link->is_list() ? nullptr : name.c_str(), *random_tree(random, depth - 1));
  }
  return link;
}

TEST(Link, WalksAgree) {
  std::mt19937 random(5);
  for (int round = 0; round < 50; ++round) {
    LinkRef root = random_tree(random, 4);
    const std::vector<LinkAt> all = all_links(*root);
    const auto walk = link_iterator(*root, false), below = link_iterator(*root, true);
    ASSERT_EQ(link_count(*root, false), all.size());
    ASSERT_EQ(link_count(*root, true), all.size() - 1);
    for (size_t i = 0; i < all.size(); ++i) {
      const auto [path, link] = walk->next();
      const auto found = link_at(*root, i, false);
      ASSERT_TRUE(link);
      EXPECT_EQ(found.link.get(), all[i].link);
      EXPECT_EQ(link.get(), all[i].link);
      EXPECT_EQ(found.path, path);
      EXPECT_EQ(i == 0 ? "/" : found.path + "/", all[i].prefix);
      if (i == 0) continue;
      EXPECT_EQ(&root->child(found.path.c_str()), all[i].link);
      EXPECT_EQ(link_at(*root, i - 1, true).link.get(), all[i].link);
      EXPECT_EQ(below->next().second.get(), all[i].link);
    }
    EXPECT_FALSE(walk->next().second);
    EXPECT_FALSE(below->next().second);
    EXPECT_THROW(link_at(*root, all.size(), false), Error);
    EXPECT_THROW(link_at(*root, size_t(-1), true), Error);
    const auto params = param_iterator(*root);
    for (size_t i = 0; i < param_count(*root); ++i) {
      const auto [path, variable] = params->next();
      ASSERT_TRUE(variable);
      EXPECT_EQ(path, param_at(*root, i).path);
      EXPECT_EQ(variable.get(), param_at(*root, i).variable);
    }
    EXPECT_FALSE(params->next().second);
    const LinkRef copy = root->shared();
    EXPECT_EQ(paths(*copy), paths(*root));
    for (const LinkAt& at : all)
      for (size_t i = 1; at.link->sorts_children() && i < at.link->children().size(); ++i)
        EXPECT_LT(std::string(at.link->children()[i - 1]->name()), at.link->children()[i]->name());
  }
}

}  // namespace
}  // namespace catenary
