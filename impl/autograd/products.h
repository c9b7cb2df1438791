// Combines the gradients of shared parameters into fewer matrix products.
#pragma once
#include <vector>

#include "impl/autograd/function.h"

namespace catenary {

/// Gradients of parameters that several functions share, such as the weights of a recurrent net: products a^T
/// b of a few rows each. Each product alone would read and write the whole gradient; here the rows are
/// collected and multiplied together.
class SharedProducts {
 public:
  struct Rows {
    Ref<Node> node;
    ArrayRef a, b;  // arrays with space for many rows, filled up to `count`
    int64_t count;
  };

  /// Keeps a copy of the rows if that pays off; otherwise returns false and the caller multiplies them. `out`
  /// receives rows that must be multiplied now, if any.
  bool add(Node& node, const Array& a, const Array& b, Rows& out);
  /// Returns the remaining rows of one node after another; false at the end.
  bool next(Rows& out);

 private:
  Rows* find(const Node& node);

  std::vector<Rows> all_;
};

/// Returns the filled part.
ArrayRef filled(const Array& rows, int64_t count);

}  // namespace catenary
