// Packs truth values into bits.
#include "impl/backend/params/bits.h"

#include "impl/backend/backend.h"
#include "impl/backend/cpu/bits_kernels.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

void pack_bits(const Launch& launch, const PackBitsParams& params) {
  const Operand& x = launch.operands[0];
  const Operand& y = launch.operands[1];
  const int64_t n = x.shape[x.ndim - 1], bytes = y.shape[y.ndim - 1];
  const uint8_t* source = data_of<const uint8_t>(x);
  uint8_t* out = data_of<uint8_t>(y);
  const PackBits pack = params.little ? bits_kernels().pack_little : bits_kernels().pack_big;
  // Parts of rows begin at whole bytes.
  parallel_for(size_of(y), divisible(kElementwiseGrain / 8), [&](int64_t begin, int64_t end) {
    while (begin < end) {
      const int64_t row = begin / bytes, first = begin % bytes;
      const int64_t count = end - begin < bytes - first ? end - begin : bytes - first;
      const int64_t last = first + count == bytes ? n : 8 * (first + count);
      pack(source + row * n + 8 * first, last - 8 * first, out + begin);
      begin += count;
    }
  });
}

}  // namespace catenary::cpu
