// Tests of what datasets and iterators are made of: random orders, and the references that they report.
#include <gtest/gtest.h>

#include <algorithm>

#include "impl/base/binding.h"
#include "impl/dataset/datasets.h"
#include "impl/dataset/iterator.h"

namespace catenary {
namespace {

TEST(DatasetOrder, IsAPermutationOfItsOwn) {
  const OrderRef order = random_order(100, DrawPurpose::order, 1, 0);
  Order sorted = *order;
  std::sort(sorted.begin(), sorted.end());
  for (int64_t i = 0; i < 100; ++i) EXPECT_EQ(sorted[size_t(i)], i);
  EXPECT_EQ(*order, *random_order(100, DrawPurpose::order, 1, 0));
  EXPECT_NE(*order, *random_order(100, DrawPurpose::order, 1, 1));
  EXPECT_NE(*order, *random_order(100, DrawPurpose::order, 2, 0));
  EXPECT_NE(*order, *random_order(100, DrawPurpose::split, 1, 0));
  EXPECT_EQ(*random_order(1, DrawPurpose::order, 1, 0), Order{0});
  EXPECT_TRUE(random_order(0, DrawPurpose::order, 1, 0)->empty());
}

TEST(DatasetOrder, IsUniform) {
  int counts[3][3] = {};  // how often each number is in each place
  for (int64_t epoch = 0; epoch < 3000; ++epoch) {
    const OrderRef order = random_order(3, DrawPurpose::order, 7, epoch);
    for (size_t i = 0; i < 3; ++i) ++counts[i][(*order)[i]];
  }
  for (const auto& row : counts)
    for (const int count : row) EXPECT_NEAR(count, 1000, 130);  // five standard deviations
}

TEST(DatasetDraws, StayInTheirRange) {
  Draws draws(DrawPurpose::transform, 3, 4, 5);
  double sum = 0;
  for (int i = 0; i < 1000; ++i) {
    const double real = draws.real();
    ASSERT_TRUE(real >= 0 && real < 1);
    sum += real;
    ASSERT_EQ(draws.integer(1), 0);
    const int64_t number = draws.integer(INT64_MAX);
    ASSERT_TRUE(number >= 0 && number < INT64_MAX);
  }
  EXPECT_NEAR(sum / 1000, 0.5, 0.05);
}

/// Whether the library reports all references between objects, on which collectors of cycles rely.
void expect_complete(const std::vector<Object*>& roots, size_t count) {
  const std::vector<TracedObject> all = traced_objects(roots);
  EXPECT_EQ(all.size(), count);
  for (const TracedObject& traced : all) EXPECT_TRUE(traced.accounted) << int(traced.object->kind());
}

TEST(DatasetTrace, AllReferencesAreReported) {
  const int64_t length = 4;
  ArrayRef x = zeros({&length, 1}, CTN_FLOAT32);
  const Array* arrays[] = {x.get()};
  DatasetRef plain = datasets::tuple({arrays, 1});
  x = nullptr;
  TransformRef scale = transforms::scale(2);
  Transform* steps[] = {scale.get()};
  TransformRef chain = transforms::chain({steps, 1});
  scale = nullptr;
  DatasetRef scaled = datasets::transformed(std::move(plain), std::move(chain), 0, 0);
  DatasetRef part = datasets::sub(std::move(scaled), 0, 3, {});
  for (const bool threads : {false, true}) {
    IteratorRef iterator = threads ? iterators::multithread(part, 2, true, true, 0, 2, 2)
                                   : iterators::serial(part, 2, true, true, 0);
    DatasetRef given = std::exchange(part, nullptr);
    given = nullptr;
    Parts batch;
    EXPECT_TRUE(iterator->next(batch));
    iterator->finalize();
    // The iterator, its dataset, the transformed and the plain one, the array, the chain and its step.
    expect_complete({iterator.get()}, 7);
    part = share(iterator->dataset());
  }
}

}  // namespace
}  // namespace catenary
