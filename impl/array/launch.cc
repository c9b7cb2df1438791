// Operands of kernel calls.
#include "impl/array/launch.h"

namespace catenary {

void run(Launch& launch, std::initializer_list<const Array*> arrays) {
  Operand* operand = launch.operands;
  for (const Array* array : arrays)
    if (array) *operand++ = array->operand();
  launch.count = int32_t(operand - launch.operands);
  run(launch);
}

}  // namespace catenary
