// Shapes as texts, apart from arrays, for the readers of files.
#include "impl/array/array.h"

namespace catenary {

std::string shape_text(Shape shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size; ++i) text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + (shape.size == 1 ? ",)" : ")");
}

}  // namespace catenary
