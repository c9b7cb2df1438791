#pragma once
#include "impl/autograd/function.h"

namespace catenary {

/// The ways from the root of a binary tree to its leaves, the words: those of word w are the entries
/// begins[w] to begins[w + 1] - 1 of paths, inner nodes by number, and of codes, 1 where the way goes left
/// and -1 where it goes right. Words without a leaf have no entries.
struct TreePaths {
  ArrayRef paths, codes, begins;  // int32, float32, int32
  int64_t nodes = 0;              // inner ones
  int64_t depth = 0;              // the length of the longest way
};

/// Of a tree as numbers: an inner node is -1 and then its left and its right part, a leaf the number of its
/// word. On the current device; INVALID_ARGUMENT where that is no tree.
TreePaths tree_paths(Span<const int64_t> tree);
/// The Huffman tree of words, as numbers: int64 on the CPU.
ArrayRef create_huffman_tree(Span<const int64_t> words, Span<const double> counts);

namespace functions {

/// Sum over the batch of -log P(t): x (N, J), t (N) int32 or int64, W (nodes, J); 0-d.
Value binary_hierarchical_softmax(const Value& x, const Value& t, const Value& W, const TreePaths& tree);

}  // namespace functions
}  // namespace catenary
