// Parameters of matrix products.
#pragma once

namespace catenary {

struct MatmulParams {
  bool has_bias;  // operands a, b, bias, out
  bool add;       // to what out holds; of floating dtypes only
};

}  // namespace catenary
