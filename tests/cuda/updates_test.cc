// Updates of every optimizer on cuda:0, which must have the CPU's bits.
#include <gtest/gtest.h>

#include <catenary/catenary.hpp>

#include "tests/capi/optimizer_table.h"

namespace {

using Bytes = std::vector<unsigned char>;

constexpr int64_t kSizes[] = {1, 7, 4099, 100003};

/// The parameters after three updates.
Bytes updated(const char* device, const optimizer_rule& rule, ctn_dtype dtype) {
  const ctn::Settings settings;
  ctn::device_set_current(device);
  const ctn::RandomState random = ctn::RandomState::make(device, CTN_RANDOM_PHILOX4_32_10, 5);
  const auto numbers = [&](int64_t size) {
    return ctn::random_normal(random, 0, 1, {size}, CTN_FLOAT32).asarray(dtype);
  };
  const ctn::Link link = ctn::Link::make();
  for (const int64_t size : kSizes) link.add_param("p" + std::to_string(size), {size}, dtype);
  for (size_t i = 0; i < std::size(kSizes); ++i) link.param_at(i).set_data(numbers(kSizes[i]));
  ctn_optimizer* made = nullptr;
  ctn::detail::check(make_usual(&rule, &made));
  const ctn::Optimizer optimizer = ctn::Optimizer::adopt(made);
  optimizer.setup(link);
  Bytes bytes;
  for (int step = 0; step < 3; ++step) {
    for (size_t i = 0; i < std::size(kSizes); ++i) link.param_at(i).set_grad(numbers(kSizes[i]));
    optimizer.update();
    for (size_t i = 0; i < std::size(kSizes); ++i) {
      const ctn::Array values = link.param_at(i).data();
      const size_t start = bytes.size();
      bytes.resize(start + ctn_array_nbytes(values.ptr()));
      ctn::detail::check(ctn_array_to_data(values.ptr(), bytes.data() + start, bytes.size() - start));
    }
  }
  return bytes;
}

TEST(CudaUpdates, Rules) {
  for (const optimizer_rule& rule : optimizer_rules)
    for (const ctn_dtype dtype : {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
      SCOPED_TRACE(std::string(rule.label) + ", " + ctn_dtype_name(dtype));
      if (std::string(rule.label) == "LAMB") continue;  // divides by norms, whose sums have another order
      EXPECT_TRUE(updated("cpu", rule, dtype) == updated("cuda:0", rule, dtype));
    }
}

}  // namespace
