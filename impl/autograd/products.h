#pragma once
#include <vector>

#include "impl/autograd/function.h"

namespace catenary {

/// Gradients of parameters that several functions share, such as the weights of a recurrent net: products a^T
/// b of a few rows each. Every one of them would read and write the whole gradient; here the rows are put
/// together, and one product is made of many.
class SharedProducts {
 public:
  struct Rows {
    Ref<Node> node;
    ArrayRef a, b;  // room for many rows, filled up to `count`
    int64_t count;
  };

  /// Keeps a copy of the rows where that pays; false: multiply them yourself. `out` receives rows that are to
  /// be multiplied now, if any.
  bool add(Node& node, const Array& a, const Array& b, Rows& out);
  /// Rows that are left, one node after the other; false at the end.
  bool next(Rows& out);

 private:
  Rows* find(const Node& node);

  std::vector<Rows> all_;
};

/// The filled part.
ArrayRef filled(const Array& rows, int64_t count);

}  // namespace catenary
