// any and all of large arrays, which are decided by the first parts that can.
#include <gtest/gtest.h>

#include "impl/array/array.h"
#include "impl/array/statistics.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

/// An array of `rest` but for one element.
ArrayRef with_one(Shape shape, DType dtype, double rest, int64_t position, double other) {
  ArrayRef a = empty(shape, dtype);
  fill(*a, *scalar_f64(rest));
  if (position >= 0) {
    const int64_t size = a->size();
    const ArrayRef flat = reshape(*a, {&size, 1});
    fill(*slice_axis(*flat, 0, position, position + 1), *scalar_f64(other));
  }
  return a;
}

TEST(Truth, OneElementDecidesWhereverItIs) {
  for (const DType dtype : {CTN_BOOL, CTN_FLOAT32, CTN_INT64, CTN_FLOAT16}) {
    for (const int64_t size : {4096, 4097, 300000}) {
      for (const int64_t position : {int64_t(-1), int64_t(0), int64_t(4095), size - 1}) {
        SCOPED_TRACE(std::string(dtype_name(dtype)) + " " + std::to_string(size) + " " +
                     std::to_string(position));
        const int64_t shape[] = {1, size};
        const ArrayRef few = with_one({shape, 2}, dtype, 0, position, 1);
        const ArrayRef most = with_one({shape, 2}, dtype, 1, position, 0);
        EXPECT_EQ(item_i64(*any(*few, {}, false), {}), position >= 0);
        EXPECT_EQ(item_i64(*all(*few, {}, false), {}), 0);
        EXPECT_EQ(item_i64(*any(*most, {}, false), {}), 1);
        EXPECT_EQ(item_i64(*all(*most, {}, false), {}), position < 0);
      }
    }
  }
}

TEST(Truth, ResultsHaveTheShapeOfReductions) {
  const int64_t shape[] = {1, 5000, 1}, axis = 1, ones[] = {1, 1, 1};
  const ArrayRef a = with_one({shape, 3}, CTN_BOOL, 1, -1, 0);
  EXPECT_TRUE(same_shape(all(*a, {}, false)->shape(), {}));
  EXPECT_TRUE(same_shape(all(*a, {}, true)->shape(), {ones, 3}));
  EXPECT_TRUE(same_shape(all(*a, {&axis, 1}, false)->shape(), {ones, 2}));
  EXPECT_TRUE(same_shape(all(*a, {&axis, 1}, true)->shape(), {ones, 3}));
  EXPECT_EQ(all(*a, {&axis, 1}, true)->dtype(), CTN_BOOL);
}

}  // namespace
}  // namespace catenary
