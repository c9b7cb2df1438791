// Parameters of matrix products.
#pragma once

namespace catenary {

struct MatmulParams {
  bool has_bias;  // operands are a, b, bias, out
  bool add;       // adds to the contents of out; floating dtypes only
};

}  // namespace catenary
