// Tests of trees of words, and of the hierarchical softmax against plain loops in double and finite
// differences.
#include "impl/functions/loss/hierarchical_softmax.h"

#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

const DType kFloatDTypes[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

std::vector<double> values_of(const Array& a) {
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

/// Grows a random tree of the words 0, 2, 4...; each part has at least one of them.
void grow(std::vector<int64_t>& tree, int64_t first, int64_t count, std::mt19937& random) {
  if (count == 1) return tree.push_back(2 * first);
  const int64_t left = 1 + int64_t(random() % uint64_t(count - 1));
  tree.push_back(-1);
  grow(tree, first, left, random);
  grow(tree, first + left, count - left, random);
}

std::vector<int64_t> random_tree(int64_t words, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<int64_t> tree;
  grow(tree, 0, words, random);
  return tree;
}

/// The path to a word, found again by recursion: inner nodes and codes.
struct Way {
  std::vector<std::pair<int64_t, double>> steps;
  bool found = false;

  Way(const std::vector<int64_t>& tree, int64_t word) { find(tree, word, 0, 0); }

 private:
  struct Place {
    size_t at;
    int64_t nodes;
  };
  Place find(const std::vector<int64_t>& tree, int64_t word, size_t at, int64_t nodes) {
    if (tree[at] >= 0) {
      found = found || tree[at] == word;
      return {at + 1, nodes};
    }
    Place place{at + 1, nodes + 1};
    for (const double code : {1.0, -1.0}) {
      if (!found) steps.emplace_back(nodes, code);
      place = find(tree, word, place.at, place.nodes);
      if (!found) steps.pop_back();
    }
    return place;
  }
};

TEST(BinaryTree, WaysOfRandomTrees) {
  for (const int64_t words : {1, 2, 3, 7, 40}) {
    const std::vector<int64_t> tree = random_tree(words, unsigned(words));
    const TreePaths paths = tree_paths(tree);
    EXPECT_EQ(paths.nodes, words - 1);
    const std::vector<double> nodes = values_of(*paths.paths), codes = values_of(*paths.codes),
                              begins = values_of(*paths.begins);
    ASSERT_EQ(begins.size(), size_t(2 * words));  // the largest word is 2 words - 2
    size_t longest = 0;
    for (int64_t word = 0; word < 2 * words - 1; ++word) {
      const Way way(tree, word);
      EXPECT_EQ(way.found, word % 2 == 0);
      const size_t begin = size_t(begins[size_t(word)]), end = size_t(begins[size_t(word) + 1]);
      ASSERT_EQ(end - begin, way.steps.size());
      for (size_t i = begin; i < end; ++i) {
        EXPECT_EQ(nodes[i], double(way.steps[i - begin].first));
        EXPECT_EQ(codes[i], way.steps[i - begin].second);
      }
      longest = std::max(longest, way.steps.size());
    }
    EXPECT_EQ(paths.depth, int64_t(longest));
  }
}

TEST(BinaryTree, DeepTreesNeedNoStack) {
  const int64_t words = 5000;
  std::vector<int64_t> tree;
  for (int64_t word = 0; word + 1 < words; ++word) tree.insert(tree.end(), {-1, word});
  tree.push_back(words - 1);
  EXPECT_EQ(tree_paths(tree).depth, words - 1);
  // Each count exceeds the sum of those before, so the Huffman tree has one level per word.
  std::vector<int64_t> numbers;
  std::vector<double> counts;
  for (int64_t word = 0; word < 1000; ++word) {
    numbers.push_back(word);
    counts.push_back(std::ldexp(1, int(word)));
  }
  const ArrayRef huffman = create_huffman_tree(numbers, counts);
  ASSERT_EQ(huffman->size(), 1999);
  std::vector<int64_t> list(1999);
  to_data(*huffman, list.data());
  EXPECT_EQ(tree_paths(list).depth, 999);
}

TEST(BinaryTree, HuffmanTreesAreTheCheapest) {
  std::mt19937 random(3);
  for (int round = 0; round < 20; ++round) {
    std::vector<int64_t> words;
    std::vector<double> counts;
    double smallest = 0;  // the sum of all counts of inner nodes, by merging sorted counts
    for (int64_t word = 0; word < 2 + round; ++word) {
      words.push_back(word);
      counts.push_back(double(random() % 50));
    }
    std::vector<double> open = counts;
    while (open.size() > 1) {
      std::sort(open.begin(), open.end());
      open[1] += open[0];
      smallest += open[1];
      open.erase(open.begin());
    }
    const ArrayRef huffman = create_huffman_tree(words, counts);
    std::vector<int64_t> tree(size_t(huffman->size()));
    to_data(*huffman, tree.data());
    const std::vector<double> begins = values_of(*tree_paths(tree).begins);
    double cost = 0;
    for (size_t word = 0; word < words.size(); ++word)
      cost += counts[word] * (begins[word + 1] - begins[word]);
    EXPECT_EQ(cost, smallest);
  }
}

class HierarchicalSoftmax : public testing::TestWithParam<const char*> {
 protected:
  HierarchicalSoftmax() { set_current_backend(backend_); }
  ~HierarchicalSoftmax() override { set_current_backend(before_); }

  Backend& before_ = current_backend();
  Backend& backend_ = find_backend(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Devices, HierarchicalSoftmax, testing::Values("cpu", "test:0"),
                         [](const auto& info) { return std::string(info.param).substr(0, 3); });

TEST_P(HierarchicalSoftmax, PlainLoops) {
  struct Size {
    int64_t rows, width, words;
  };
  for (const DType dtype : kFloatDTypes)
    for (const Size& size : {Size{1, 1, 1}, Size{0, 3, 4}, Size{3, 2, 5}, Size{50, 33, 20}, Size{4, 1500, 7},
                             Size{300, 300, 64}})
      for (const Layout layout : {Layout::contiguous, Layout::sliced}) {
        GradientDraw draw(uint64_t(size.rows + size.words), layout, backend_);
        const std::vector<int64_t> tree = random_tree(size.words, 5);
        const TreePaths paths = tree_paths(tree);
        const double spread = 2 / std::sqrt(double(size.width));
        const ArrayRef x = draw.array({size.rows, size.width}, {-1, 1}, dtype);
        const ArrayRef t = draw.integers({size.rows}, 0, 2 * size.words - 2);
        const ArrayRef W = draw.array({size.words - 1, size.width}, {-spread, spread}, dtype);
        const VariableRef vx = make_variable(x), vW = make_variable(W), vt = make_variable(t);
        const VariableRef y = make_variable(
            functions::binary_hierarchical_softmax(vx->value(), vt->value(), vW->value(), paths));
        set_grad(*y, to_backend(*asarray(*scalar_f64(2.5), dtype), backend_));
        backward(*y, false, false);
        const std::vector<double> xs = values_of(*x), ts = values_of(*t), Ws = values_of(*W);
        std::vector<double> gx(xs.size()), gW(Ws.size());
        double loss = 0;
        const size_t width = size_t(size.width);
        for (size_t i = 0; i < size_t(size.rows); ++i) {
          const Way way(tree, int64_t(ts[i]));
          if (!way.found) continue;
          for (const auto& [node, code] : way.steps) {
            double score = 0;
            for (size_t j = 0; j < width; ++j) score += xs[i * width + j] * Ws[size_t(node) * width + j];
            loss += std::log1p(std::exp(-code * score));
            const double g = -2.5 * code / (1 + std::exp(code * score));
            for (size_t j = 0; j < width; ++j) {
              gx[i * width + j] += g * Ws[size_t(node) * width + j];
              gW[size_t(node) * width + j] += g * xs[i * width + j];
            }
          }
        }
        const double unit = dtype == CTN_FLOAT64    ? 1e-12
                            : dtype == CTN_FLOAT32  ? 2e-5
                            : dtype == CTN_BFLOAT16 ? 5e-3
                                                    : 1e-3;
        const auto near = [&](const char* what, const std::vector<double>& got,
                              const std::vector<double>& expected) {
          ASSERT_EQ(got.size(), expected.size());
          double largest = 1;
          for (const double e : expected) largest = std::max(largest, std::abs(e));
          for (size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(got[i], expected[i], unit * largest) << what;
        };
        near("loss", values_of(y->array()), {loss});
        near("gx", values_of(*vx->node().grad), gx);
        near("gW", values_of(*vW->node().grad), gW);
        EXPECT_EQ(vW->node().grad->dtype(), dtype);
      }
}

TEST_P(HierarchicalSoftmax, Derivatives) {
  const TreePaths paths = tree_paths(random_tree(5, 7)), alone = tree_paths(std::vector<int64_t>{0});
  for (const Layout layout : kLayouts) {
    if (!backend_.is_host() && layout != Layout::transposed) continue;
    GradientDraw draw(9, layout, backend_);
    for (const int64_t rows : {0, 1, 4}) {
      const ArrayRef t = draw.integers({rows}, 0, 8);
      check_gradients(
          "binary_hierarchical_softmax",
          [&](In x) -> Values { return {functions::binary_hierarchical_softmax(x[0], t, x[1], paths)}; },
          {draw.array({rows, 3}), draw.array({4, 3})}, {{1e-5, 1e-6, 1e-5}});
    }
    const ArrayRef t = draw.integers({2}, 0, 0);
    check_gradients(
        "binary_hierarchical_softmax of one word",
        [&](In x) -> Values { return {functions::binary_hierarchical_softmax(x[0], t, x[1], alone)}; },
        {draw.array({2, 3}), draw.array({0, 3})}, {{1e-5, 1e-6, 1e-5}});
  }
}

}  // namespace
}  // namespace catenary
