// Parameters of LSTM units.
#pragma once

namespace catenary {

struct LstmParams {
  bool tree;            // two children
  bool has_gc, has_gh;  // for the gradient
};

}  // namespace catenary
