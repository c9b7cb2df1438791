// Calls of the CPU's kernels, as what the emulated ones are compared with.
#pragma once
#include <cstdint>
#include <deque>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/kernels.h"
#include "kernels/numbers.h"

namespace catenary {

namespace cpu {
void run(const Launch& launch);
}

namespace cuda {

/// C-contiguous operands of one call.
class Operands {
 public:
  Operand add(void* data, DType dtype, std::vector<int64_t> shape) {
    shapes_.push_back(std::move(shape));
    const std::vector<int64_t>& lengths = shapes_.back();
    strides_.emplace_back(lengths.size());
    int64_t step = int64_t(itemsize(dtype));
    for (size_t d = lengths.size(); d-- > 0; step *= lengths[d]) strides_.back()[d] = step;
    return {static_cast<char*>(data), nullptr, lengths.data(), strides_.back().data(),
            int32_t(lengths.size()),  dtype};
  }

 private:
  std::deque<std::vector<int64_t>> shapes_, strides_;
};

}  // namespace cuda
}  // namespace catenary
