// Binary trees of words: construction, and the paths to their leaves.
#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>
#include <tuple>
#include <unordered_set>
#include <vector>

#include "impl/functions/loss/hierarchical_softmax.h"

namespace catenary {
namespace {

constexpr int64_t kInner = -1;
constexpr int64_t kMaxWords = INT32_MAX;  // word numbers and table indices are int32

struct Leaf {
  int64_t word;
  size_t begin, end;  // range of entries
};

/// Reads the numbers once, without recursion, because trees may be as deep as they are long.
class TreeReader {
 public:
  void read(Span<const int64_t> tree) {
    for (size_t i = 0; i < tree.size; ++i) {
      if (finished_)
        fail(CTN_ERROR_INVALID_ARGUMENT, "tree: expected its end after %zu numbers, got %zu", i, tree.size);
      const int64_t number = tree[i];
      if (number < kInner || number >= kMaxWords)
        fail(CTN_ERROR_INVALID_ARGUMENT, "tree: expected -1 or a word below %lld, got %lld at %zu",
             (long long)kMaxWords, (long long)number, i);
      if (number == kInner) {
        path_.push_back(nodes++);
        code_.push_back(1);
      } else {
        leaf(number);
      }
    }
    if (!finished_)
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "tree: expected two subtrees for every inner node, got the end after %zu", tree.size);
  }

  std::vector<Leaf> leaves;
  std::vector<int32_t> paths;
  std::vector<float> codes;
  int32_t nodes = 0;
  size_t depth = 0;

 private:
  void leaf(int64_t word) {
    if (paths.size() + path_.size() > size_t(kMaxWords))
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "tree: expected paths to the words with fewer than 2^31 steps in total");
    leaves.push_back({word, paths.size(), paths.size() + path_.size()});
    paths.insert(paths.end(), path_.begin(), path_.end());
    codes.insert(codes.end(), code_.begin(), code_.end());
    depth = std::max(depth, path_.size());
    // Go back to the last node whose right subtree is still to come.
    while (!code_.empty() && code_.back() < 0) {
      path_.pop_back();
      code_.pop_back();
    }
    if (code_.empty())
      finished_ = true;
    else
      code_.back() = -1;
  }

  std::vector<int32_t> path_;
  std::vector<float> code_;
  bool finished_ = false;
};

template <class T>
ArrayRef table(const std::vector<T>& values, DType dtype) {
  const int64_t length = int64_t(values.size());
  return from_data(values.data(), {&length, 1}, dtype, current_backend());
}

}  // namespace

TreePaths tree_paths(Span<const int64_t> tree) {
  TreeReader reader;
  reader.read(tree);
  std::vector<Leaf>& leaves = reader.leaves;
  std::sort(leaves.begin(), leaves.end(), [](const Leaf& a, const Leaf& b) { return a.word < b.word; });
  for (size_t i = 1; i < leaves.size(); ++i)
    if (leaves[i].word == leaves[i - 1].word)
      fail(CTN_ERROR_INVALID_ARGUMENT, "tree: expected every word once, got %lld twice",
           (long long)leaves[i].word);
  std::vector<int32_t> paths, begins(size_t(leaves.back().word) + 2, 0);
  std::vector<float> codes;
  paths.reserve(reader.paths.size());
  codes.reserve(reader.codes.size());
  int64_t next = 0;  // the next word whose beginning must be set
  for (const Leaf& leaf : leaves) {
    for (; next <= leaf.word; ++next) begins[size_t(next)] = int32_t(paths.size());
    paths.insert(paths.end(), reader.paths.begin() + int64_t(leaf.begin),
                 reader.paths.begin() + int64_t(leaf.end));
    codes.insert(codes.end(), reader.codes.begin() + int64_t(leaf.begin),
                 reader.codes.begin() + int64_t(leaf.end));
  }
  begins.back() = int32_t(paths.size());
  return {table(paths, CTN_INT32), table(codes, CTN_FLOAT32), table(begins, CTN_INT32), reader.nodes,
          int64_t(reader.depth)};
}

ArrayRef create_huffman_tree(Span<const int64_t> words, Span<const double> counts) {
  if (words.size != counts.size)
    fail(CTN_ERROR_INVALID_ARGUMENT, "counts: expected one for each of %zu words, got %zu", words.size,
         counts.size);
  if (!words.size) fail(CTN_ERROR_INVALID_ARGUMENT, "words: expected at least one, got none");
  if (words.size > size_t(kMaxWords))
    fail(CTN_ERROR_INVALID_ARGUMENT, "words: expected fewer than 2^31, got %zu", words.size);
  std::unordered_set<int64_t> known;
  for (size_t i = 0; i < words.size; ++i) {
    if (words[i] < 0 || words[i] >= kMaxWords)
      fail(CTN_ERROR_INVALID_ARGUMENT, "words: expected numbers from 0 to %lld, got %lld at %zu",
           (long long)kMaxWords - 1, (long long)words[i], i);
    if (!known.insert(words[i]).second)
      fail(CTN_ERROR_INVALID_ARGUMENT, "words: expected every word once, got %lld again at %zu",
           (long long)words[i], i);
    if (!(counts[i] >= 0) || std::isinf(counts[i]))
      fail(CTN_ERROR_INVALID_ARGUMENT, "counts: expected finite numbers of at least 0, got %g at %zu",
           counts[i], i);
  }
  // Merge the two rarest nodes until one is left. Ties go to the node with the earliest word.
  using Entry = std::tuple<double, size_t, size_t>;  // count, index of its earliest word, node
  std::vector<std::pair<size_t, size_t>> parts;      // of the nodes from number words.size on
  std::vector<Entry> entries;
  for (size_t i = 0; i < words.size; ++i) entries.emplace_back(counts[i], i, i);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue(std::greater<Entry>(),
                                                                            std::move(entries));
  while (queue.size() > 1) {
    const auto [count1, place1, node1] = queue.top();
    queue.pop();
    const auto [count2, place2, node2] = queue.top();
    queue.pop();
    queue.emplace(count1 + count2, std::min(place1, place2), words.size + parts.size());
    parts.emplace_back(node1, node2);
  }
  std::vector<int64_t> tree;
  std::vector<size_t> open{std::get<2>(queue.top())};
  while (!open.empty()) {
    const size_t node = open.back();
    open.pop_back();
    if (node < words.size) {
      tree.push_back(words[node]);
      continue;
    }
    tree.push_back(kInner);
    open.push_back(parts[node - words.size].second);
    open.push_back(parts[node - words.size].first);
  }
  const int64_t length = int64_t(tree.size());
  return from_data(tree.data(), {&length, 1}, CTN_INT64, find_backend("cpu"));
}

}  // namespace catenary
