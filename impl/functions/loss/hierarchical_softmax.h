// Binary trees of words, and the hierarchical softmax loss.
#pragma once
#include "impl/autograd/function.h"

namespace catenary {

/// The paths from the root of a binary tree to its leaves, the words. The path of word w consists of entries
/// begins[w] to begins[w + 1] - 1 of `paths` (numbers of inner nodes) and of `codes` (1 if the path goes
/// left, -1 if it goes right). Words without a leaf have no entries.
struct TreePaths {
  ArrayRef paths, codes, begins;  // int32, float32, int32
  int64_t nodes = 0;              // number of inner nodes
  int64_t depth = 0;              // length of the longest path
};

/// Returns the paths of a tree given as numbers: an inner node is -1 followed by its left and its right
/// subtree, a leaf is the number of its word. The result is on the current device. Throws
/// Error(CTN_ERROR_INVALID_ARGUMENT) if the numbers are not a tree.
TreePaths tree_paths(Span<const int64_t> tree);
/// Returns the Huffman tree of words as numbers, int64 on the CPU.
ArrayRef create_huffman_tree(Span<const int64_t> words, Span<const double> counts);

namespace functions {

/// Returns the sum over the batch of -log P(t) as a 0-d value, for x (N, J), t (N) int32 or int64, and W
/// (nodes, J).
Value binary_hierarchical_softmax(const Value& x, const Value& t, const Value& W, const TreePaths& tree);

}  // namespace functions
}  // namespace catenary
