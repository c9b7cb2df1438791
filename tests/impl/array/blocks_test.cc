// Tests of copies of parts of arrays against loops over single elements, on devices with and without streams.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "impl/array/blocks.h"
#include "impl/array/manipulation.h"
#include "tests/impl/array/plain_backend.h"

namespace catenary {
namespace {

using Numbers = std::vector<int64_t>;

constexpr DType kDtypes[] = {CTN_BOOL, CTN_INT16, CTN_FLOAT32, CTN_FLOAT64};

Numbers numbers_of(const Array& a) {
  Numbers values(static_cast<size_t>(a.size()));
  to_data(*contiguous(*astype(a, CTN_INT64)), values.data());
  return values;
}

ArrayRef array_of(const Numbers& values, const Numbers& shape, DType dtype, Backend& backend) {
  return astype(*from_data(values.data(), {shape.data(), shape.size()}, CTN_INT64, backend), dtype);
}

int64_t size_of(const Numbers& shape) {
  int64_t size = 1;
  for (const int64_t length : shape) size *= length;
  return size;
}

ArrayRef random_array(std::mt19937& random, const Numbers& shape, DType dtype, Backend& backend) {
  Numbers values(static_cast<size_t>(size_of(shape)));
  for (int64_t& value : values) value = int64_t(random() % (dtype == CTN_BOOL ? 2 : 1000));
  ArrayRef a = array_of(values, shape, dtype, backend);
  switch (random() % 3) {
    case 0:
      return a;
    case 1:
      return asfortranarray(*a, CTN_DTYPE_NONE);
    default:
      return flip(*copy(*flip(*a, {nullptr, 0})), {nullptr, 0});
  }
}

/// The position on an axis of the element that stands at a position of the padded axis, or -1.
int64_t origin(int64_t at, int64_t length, ctn_pad_mode mode) {
  if (at >= 0 && at < length) return at;
  const auto modulo = [](int64_t a, int64_t b) { return (a % b + b) % b; };
  switch (mode) {
    case CTN_PAD_EDGE:
      return at < 0 ? 0 : length - 1;
    case CTN_PAD_WRAP:
      return modulo(at, length);
    case CTN_PAD_REFLECT: {
      if (length == 1) return 0;
      const int64_t place = modulo(at, 2 * length - 2);
      return place < length ? place : 2 * length - 2 - place;
    }
    case CTN_PAD_SYMMETRIC: {
      const int64_t place = modulo(at, 2 * length);
      return place < length ? place : 2 * length - 1 - place;
    }
    default:
      return -1;
  }
}

TEST(Blocks, PadAgreesWithSingleElements) {
  std::mt19937 random(3);
  for (Backend* backend : backends())
    for (const DType dtype : kDtypes)
      for (int round = 0; round < 60; ++round) {
        Numbers shape, widths, wide;
        for (size_t axis = 0, ndim = 1 + random() % 3; axis < ndim; ++axis) {
          shape.push_back(1 + int64_t(random() % 5));
          for (int side = 0; side < 2; ++side) widths.push_back(int64_t(random() % 3 * (random() % 9)));
          wide.push_back(widths[2 * axis] + shape[axis] + widths[2 * axis + 1]);
        }
        const auto mode = ctn_pad_mode(1 + random() % 5);
        const ArrayRef a = random_array(random, shape, dtype, *backend);
        const ArrayRef value = array_of({1}, {}, CTN_FLOAT64, *backend);
        const ArrayRef made =
            pad(*a, {widths.data(), widths.size()}, mode, mode == CTN_PAD_CONSTANT ? value.get() : nullptr);
        ASSERT_EQ(Numbers(made->shape().begin(), made->shape().end()), wide);
        ASSERT_EQ(made->dtype(), dtype);
        const Numbers from = numbers_of(*a);
        Numbers wanted;
        for (int64_t i = 0; i < size_of(wide); ++i) {
          int64_t rest = i, offset = 0, step = 1;
          for (size_t axis = shape.size(); axis-- > 0 && offset >= 0;) {
            const int64_t place = origin(rest % wide[axis] - widths[2 * axis], shape[axis], mode);
            offset = place < 0 ? -1 : offset + place * step;
            rest /= wide[axis];
            step *= shape[axis];
          }
          wanted.push_back(offset < 0 ? 1 : from[size_t(offset)]);
        }
        ASSERT_EQ(numbers_of(*made), wanted) << mode << " " << describe(*a);
      }
}

TEST(Blocks, PadWithoutBordersAndWithEmptyOnes) {
  const ArrayRef a = array_of({1, 2, 3, 4}, {2, 2}, CTN_INT32, cpu_backend());
  const Numbers none(4, 0), some = {1, 0, 0, 2};
  const ArrayRef value = array_of({9}, {1}, CTN_INT32, cpu_backend());
  for (int mode = CTN_PAD_EMPTY; mode <= CTN_PAD_SYMMETRIC; ++mode) {
    const Array* given = mode == CTN_PAD_CONSTANT ? value.get() : nullptr;
    EXPECT_EQ(numbers_of(*pad(*a, {none.data(), 4}, ctn_pad_mode(mode), given)), (Numbers{1, 2, 3, 4}));
  }
  const ArrayRef made = pad(*a, {some.data(), 4}, CTN_PAD_EMPTY, nullptr);
  EXPECT_EQ(made->dim(0), 3);
  EXPECT_EQ(numbers_of(*slice_axis(*slice_axis(*made, 0, 1, 3), 1, 0, 2)), (Numbers{1, 2, 3, 4}));
}

TEST(Blocks, SpliceAgreesWithSingleElements) {
  std::mt19937 random(4);
  for (Backend* backend : backends())
    for (const DType dtype : kDtypes)
      for (int round = 0; round < 60; ++round) {
        Numbers shape;
        for (size_t axis = 0, ndim = 1 + random() % 3; axis < ndim; ++axis)
          shape.push_back(int64_t(random() % 6));
        const size_t along = random() % shape.size();
        const int64_t length = shape[along], count = int64_t(random() % 4), each = int64_t(random() % 3);
        Numbers begins, ends;
        for (int64_t i = 0; i < count; ++i) {
          begins.push_back(int64_t(random()) % (length + 1));
          ends.push_back(begins.back() + int64_t(random()) % (length - begins.back() + 1));
        }
        const ArrayRef a = random_array(random, shape, dtype, *backend);
        Numbers of_values = shape;
        of_values[along] = each * count;
        const ArrayRef values = random_array(random, of_values, CTN_INT32, *backend);
        const bool with = count && each && random() % 2;
        const ArrayRef made = splice(*a, {begins.data(), begins.size()}, {ends.data(), ends.size()},
                                     with ? values.get() : nullptr, int64_t(along));
        // The positions of the result, as positions of `a` or, below zero, of the values.
        Numbers places, order;
        for (int64_t i = 0; i < count; ++i) order.push_back(i);
        std::stable_sort(order.begin(), order.end(),
                         [&](int64_t i, int64_t k) { return begins[size_t(i)] < begins[size_t(k)]; });
        size_t next = 0;
        for (int64_t at = 0; at <= length; ++at) {
          for (; next < order.size() && begins[size_t(order[next])] == at; ++next)
            for (int64_t k = 0; with && k < each; ++k) places.push_back(-1 - (order[next] * each + k));
          bool kept = at < length;
          for (size_t i = 0; i < begins.size(); ++i) kept = kept && !(begins[i] <= at && at < ends[i]);
          if (kept) places.push_back(at);
        }
        std::vector<ArrayRef> parts = {slice_axis(*a, int(along), 0, 0)};
        for (const int64_t at : places)
          parts.push_back(at >= 0 ? slice_axis(*a, int(along), at, at + 1)
                                  : astype(*slice_axis(*values, int(along), -1 - at, -at), dtype));
        std::vector<const Array*> list;
        for (const ArrayRef& part : parts) list.push_back(part.get());
        const ArrayRef wanted = concatenate({list.data(), list.size()}, int64_t(along));
        ASSERT_TRUE(same_shape(made->shape(), wanted->shape()));
        ASSERT_EQ(numbers_of(*made), numbers_of(*wanted)) << describe(*a) << " " << along;
      }
}

TEST(Blocks, SpliceBroadcastsValues) {
  const ArrayRef a = array_of({1, 2, 3, 4, 5, 6}, {2, 3}, CTN_INT32, cpu_backend());
  const Numbers begins = {3, 1}, ends = {3, 2};
  const auto spliced = [&](const Numbers& values, const Numbers& shape, int64_t axis) {
    return numbers_of(*splice(*a, {begins.data(), 2}, {ends.data(), 2},
                              array_of(values, shape, CTN_FLOAT64, cpu_backend()).get(), axis));
  };
  EXPECT_EQ(spliced({7}, {}, 1), (Numbers{1, 7, 3, 7, 4, 7, 6, 7}));
  EXPECT_EQ(spliced({7, 8}, {2}, 1), (Numbers{1, 8, 3, 7, 4, 8, 6, 7}));
  EXPECT_EQ(spliced({7, 8}, {2, 1}, -1), (Numbers{1, 7, 3, 7, 4, 8, 6, 8}));
  EXPECT_EQ(spliced({7, 8, 9, 0}, {1, 4}, 1), (Numbers{1, 9, 0, 3, 7, 8, 4, 9, 0, 6, 7, 8}));
  EXPECT_EQ(spliced({7, 8}, {2}, CTN_AXIS_NONE), (Numbers{1, 8, 3, 7, 4, 5, 6}));
}

TEST(Blocks, RollAgreesWithSingleAxes) {
  std::mt19937 random(5);
  for (Backend* backend : backends())
    for (const DType dtype : kDtypes)
      for (int round = 0; round < 40; ++round) {
        Numbers shape, shifts, axes;
        for (size_t axis = 0, ndim = random() % 4; axis < ndim; ++axis)
          shape.push_back(int64_t(random() % 5) + (axis != 1));
        for (size_t i = 0; shape.size() && i < random() % 5; ++i) {
          shifts.push_back(int64_t(random() % 20) - 10);
          axes.push_back(int64_t(random() % (2 * shape.size())) - int64_t(shape.size()));
        }
        const ArrayRef a = random_array(random, shape, dtype, *backend);
        ArrayRef wanted = copy(*a);
        for (size_t i = 0; i < axes.size(); ++i) wanted = roll(*wanted, shifts[i], axes[i]);
        const ArrayRef made = roll_axes(*a, {shifts.data(), shifts.size()}, {axes.data(), axes.size()});
        ASSERT_TRUE(same_shape(made->shape(), a->shape()));
        ASSERT_EQ(numbers_of(*made), numbers_of(*wanted)) << describe(*a);
      }
}

TEST(Blocks, PackedBitsAgreeWithSingleOnes) {
  std::mt19937 random(6);
  for (Backend* backend : backends())
    for (const DType dtype : {CTN_BOOL, CTN_UINT8, CTN_INT8, CTN_INT16, CTN_UINT64})
      for (const bool little : {false, true})
        for (const int64_t n : {0, 1, 7, 8, 9, 63, 64, 65, 127, 128, 200}) {
          Numbers values(static_cast<size_t>(3 * n));
          for (int64_t& value : values) value = int64_t(random() % 2 * (random() % 100));
          const ArrayRef a = array_of(values, {3, n}, dtype, *backend);
          const int64_t bytes = (n + 7) / 8;
          Numbers wanted(static_cast<size_t>(3 * bytes), 0);
          for (int64_t i = 0; i < 3 * n; ++i)
            if (values[size_t(i)])
              wanted[size_t(i / n * bytes + i % n / 8)] |= 1 << (little ? i % n % 8 : 7 - i % n % 8);
          const ArrayRef made = packbits(*a, 1, little);
          ASSERT_EQ(made->dtype(), CTN_UINT8);
          ASSERT_EQ(numbers_of(*made), wanted) << n << " " << little;
          const ArrayRef turned = packbits(*transpose(*a, {nullptr, 0}), 0, little);
          ASSERT_EQ(turned->dim(0), bytes);
          ASSERT_EQ(numbers_of(*transpose(*turned, {nullptr, 0})), wanted) << n << " " << little;
          const int64_t whole[] = {1, 3 * n};
          ASSERT_EQ(numbers_of(*packbits(*a, CTN_AXIS_NONE, little)),
                    numbers_of(*packbits(*reshape(*a, {whole, 2}), 1, little)));
        }
}

}  // namespace
}  // namespace catenary
