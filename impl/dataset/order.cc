// Random orders and the numbers they are drawn from.
#include "impl/dataset/order.h"

#include <numeric>
#include <utility>

#include "impl/kernels/philox.h"

namespace catenary {

uint64_t Draws::word() {
  const PhiloxBlock block = philox(seed_, index_, upper_ + count_++);
  return uint64_t{block.word[1]} << 32 | block.word[0];
}

int64_t Draws::integer(int64_t range) {
  // Values that would make some results more frequent are drawn again.
  const uint64_t rejected = random_rejected64(uint64_t(range));
  for (;;) {
    const uint64_t draw = word();
    if (draw * uint64_t(range) >= rejected) return int64_t(random_multiply_high(draw, uint64_t(range)));
  }
}

double Draws::real() { return double(word() >> 11) * 0x1p-53; }

OrderRef random_order(int64_t count, DrawPurpose purpose, uint64_t seed, int64_t epoch) {
  const auto order = std::make_shared<Order>(size_t(count));
  std::iota(order->begin(), order->end(), int64_t{0});
  for (int64_t i = count - 1; i > 0; --i)
    std::swap((*order)[size_t(i)], (*order)[size_t(Draws(purpose, seed, epoch, i).integer(i + 1))]);
  return order;
}

}  // namespace catenary
