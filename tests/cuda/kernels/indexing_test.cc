// The kernels that take, gather and scatter by index against the CPU's.
#include "impl/backend/cuda/kernels/indexing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/cuda/kernels/order.h"
#include "impl/backend/params/indexing.h"
#include "impl/dtype/op.h"
#include "kernels/launches.h"

namespace catenary::cuda {
namespace {

std::vector<int64_t> indices(size_t n, int64_t length, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<int64_t> all(n);
  for (int64_t& index : all) {
    index = int64_t(random()) % length;
    if (random() % 4 == 0) index = index / 5;
    if (random() % 3 == 0) index -= length;
  }
  return all;
}

/// Elements that are small enough to be added.
Bytes elements(DType dtype, size_t n, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<double> x(n);
  for (double& value : x) value = double(random() % 2000) / 64 - 15;
  Bytes bytes(n * itemsize(dtype));
  Operands operands;
  Launch launch(kernels::copy);
  launch.add(operands.add(x.data(), CTN_FLOAT64, {int64_t(n)}));
  launch.add(operands.add(bytes.data(), dtype, {int64_t(n)}));
  cpu::run(launch);
  return bytes;
}

uint32_t tiles_of(uint32_t count) { return (count + kOrderTile - 1) / kOrderTile; }

std::vector<uint32_t> order_of(const std::vector<uint64_t>& keys, int bits) {
  const uint32_t count = uint32_t(keys.size()), tiles = tiles_of(count);
  std::vector<uint32_t> from, to(count), counts(kOrderDigits * tiles);
  for (int shift = 0; shift < bits; shift += 8) {
    const OrderParams p{keys.data(), shift ? from.data() : nullptr, to.data(), counts.data(), count, tiles,
                        shift};
    emulated::launch(emulated::kernel("order_count"), {tiles}, {kOrderThreads}, p);
    emulated::launch(emulated::kernel("order_scan"), {1}, {kOrderScanThreads}, p);
    emulated::launch(emulated::kernel("order_place"), {tiles}, {kOrderThreads}, p);
    from = to;
  }
  return from;
}

TEST(CudaOrder, SortsStably) {
  for (const unsigned order : {0u, 1u, 2u})
    for (const uint32_t count : {1u, 31u, 2048u, 2049u, 10000u}) {
      SCOPED_TRACE(std::to_string(count) + ", order " + std::to_string(order));
      emulated::set_order(order);
      std::mt19937_64 random(count);
      std::vector<uint64_t> keys(count);
      for (uint64_t& key : keys) key = random() % (random() % 2 ? 10 : 100000);
      std::vector<uint32_t> expected(count);
      for (uint32_t i = 0; i < count; ++i) expected[i] = i;
      std::stable_sort(expected.begin(), expected.end(),
                       [&](uint32_t a, uint32_t b) { return keys[a] < keys[b]; });
      EXPECT_EQ(order_of(keys, 17), expected);
    }
  emulated::set_order(0);
}

TEST(CudaOrder, ScansManyCounts) {
  const uint32_t tiles = 100;
  std::vector<uint32_t> counts(kOrderDigits * tiles), expected = counts;
  uint32_t sum = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    counts[i] = uint32_t(i * 2654435761u >> 24);
    expected[i] = sum;
    sum += counts[i];
  }
  OrderParams p{};
  p.counts = counts.data();
  p.tiles = tiles;
  emulated::launch(emulated::kernel("order_scan"), {1}, {kOrderScanThreads}, p);
  EXPECT_EQ(counts, expected);
}

TEST(CudaTake, TakesAsTheCpu) {
  for (const size_t unit : {1, 2, 4, 8, 16})
    for (const int64_t row : {1, 3, 40})
      for (const int64_t outer : {1, 3})
        for (const bool small : {true, false}) {
          SCOPED_TRACE(std::to_string(unit) + ", " + std::to_string(row) + ", " + std::to_string(outer));
          constexpr int64_t kLength = 50;
          const size_t count = 77, bytes = size_t(row) * unit;
          const std::vector<int64_t> index = indices(count, kLength, 5);
          std::vector<uint64_t> a(size_t(outer) * kLength * bytes / 8 + 2);
          for (size_t i = 0; i < a.size(); ++i) a[i] = i * 0x9e3779b97f4a7c15u;
          std::vector<uint64_t> y(size_t(outer) * count * bytes / 8 + 2), expected = y;
          for (size_t o = 0; o < size_t(outer); ++o)
            for (size_t i = 0; i < count; ++i) {
              const size_t place = size_t(index[i] < 0 ? index[i] + kLength : index[i]);
              std::memcpy(reinterpret_cast<char*>(expected.data()) + (o * count + i) * bytes,
                          reinterpret_cast<const char*>(a.data()) + (o * kLength + place) * bytes, bytes);
            }
          TakeRowsParams p{};
          p.a = reinterpret_cast<const char*>(a.data());
          p.indices = index.data();
          p.out = reinterpret_cast<char*>(y.data());
          p.rows = uint64_t(outer) * count;
          p.count = count;
          p.row_units = uint64_t(row);
          p.length = kLength;
          p.units = make_divisor(uint32_t(row));
          p.counts = make_divisor(uint32_t(count));
          p.small = small;
          emulated::launch(emulated::kernel("take_" + std::to_string(unit)), {3}, {64}, p);
          EXPECT_EQ(y, expected);
        }
}

TEST(CudaTake, ReportsAndSkipsBadIndices) {
  const std::vector<int64_t> index = {0, 3, -4, 2};
  const float a[3] = {1, 2, 3};
  float y[4] = {-1, -1, -1, -1};
  ErrorRecord record{};
  TakeRowsParams p{};
  p.a = reinterpret_cast<const char*>(a);
  p.indices = index.data();
  p.out = reinterpret_cast<char*>(y);
  p.rows = p.count = 4;
  p.row_units = 1;
  p.length = 3;
  p.errors = &record;
  emulated::launch(emulated::kernel("take_4"), {1}, {32}, p);
  EXPECT_EQ(std::vector<float>(y, y + 4), (std::vector<float>{1, -1, -1, 3}));
  EXPECT_EQ(record.state, 2u);
  EXPECT_EQ(record.code, ErrorCode::index_of_take);
  EXPECT_EQ(record.value, 3);
  EXPECT_EQ(record.limit, 3);
}

IndexPositions positions_of(const std::vector<int64_t>& indices, std::vector<int64_t> lengths,
                            std::vector<int64_t> strides) {
  IndexPositions p{};
  p.indices = indices.data();
  p.k = int32_t(lengths.size());
  p.n = indices.size() / lengths.size();
  for (size_t j = 0; j < lengths.size(); ++j) {
    p.axes[j] = int8_t(j);
    p.lengths[j] = lengths[j];
    p.strides[j] = strides[j];
  }
  return p;
}

/// The groups of equal cells, sorted or compared.
struct Groups {
  std::vector<uint64_t> cells;
  std::vector<uint32_t> order;
  IndexGroups groups;

  Groups(const IndexPositions& positions, bool sorted, ErrorRecord* errors) : cells(positions.n) {
    uint64_t end = 1;
    for (int j = 0; j < positions.k; ++j) end *= uint64_t(positions.lengths[j]);
    emulated::launch(emulated::kernel("index_cells"), {2}, {64},
                     IndexCellsParams{positions, 0, uint32_t(positions.n), end, cells.data(), true, errors});
    if (sorted) order = order_of(cells, 24);
    groups = {cells.data(), sorted ? order.data() : nullptr, uint32_t(positions.n), end};
  }
};

TEST(CudaScatterAdd, AddsAsTheCpu) {
  for (int d = 0; d < kDTypes; ++d)
    for (const int64_t inner : {1, 5, 64, 528})
      for (const bool sorted : {false, true}) {
        const DType dtype = DType(d);
        SCOPED_TRACE(std::string(dtype_name(dtype)) + ", " + std::to_string(inner) +
                     (sorted ? ", sorted" : ""));
        constexpr int64_t kLength = 40;
        const size_t count = 150;
        std::vector<int64_t> index = indices(count, kLength, 9);
        for (size_t i = 20; i < 100; ++i) index[i] = 7;
        Bytes x = elements(dtype, count * size_t(inner), 1),
              expected = elements(dtype, kLength * size_t(inner), 2);
        Bytes y = expected;
        Operands operands;
        Launch launch(kernels::scatter_add);
        launch.add(operands.add(x.data(), dtype, {int64_t(count), inner}));
        launch.add(operands.add(index.data(), CTN_INT64, {int64_t(count)}));
        launch.add(operands.add(expected.data(), dtype, {kLength, inner}));
        cpu::run(launch);
        const Groups groups(positions_of(index, {kLength}, {0}), sorted, nullptr);
        const bool packs = size_t(inner) * itemsize(dtype) % 16 == 0;
        emulated::launch(
            emulated::kernel(std::string(packs ? "scatter_add_packs_" : "scatter_add_") + dtype_name(dtype)),
            {unsigned(count + 7) / 8, 2}, {kIndexThreads},
            ScatterAddParams{groups.groups, reinterpret_cast<char*>(x.data()),
                             reinterpret_cast<char*>(y.data()), uint64_t(inner)});
        EXPECT_EQ(y, expected);
      }
}

TEST(CudaIndexing, GathersAndScattersAsTheCpu) {
  constexpr int64_t kLengths[] = {6, 5, 3, 4};
  for (const DType dtype : {CTN_INT8, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (const bool sorted : {false, true}) {
      SCOPED_TRACE(dtype_name(dtype));
      const int64_t item = int64_t(itemsize(dtype));
      const size_t n = 100;
      std::vector<int64_t> index = indices(n, 6, 3);
      const std::vector<int64_t> second = indices(n, 5, 4);
      index.insert(index.end(), second.begin(), second.end());
      Bytes a = elements(dtype, 6 * 5 * 3 * 4, 1);
      // The other array is (4, 3, n) in memory: its axes are reversed.
      Bytes other(n * 12 * size_t(item)), expected = other;
      const int64_t shape[] = {int64_t(n), 3, 4},
                    strides[] = {item, item * int64_t(n), item * int64_t(n) * 3};
      IndexParams params{};
      params.count = 2;
      Operands operands;
      const Operand a_operand = operands.add(a.data(), dtype, {kLengths, kLengths + 4});
      const Operand index_operand = operands.add(index.data(), CTN_INT64, {2, int64_t(n)});
      Launch gather(kernels::gather_index, params);
      gather.add(a_operand);
      gather.add(index_operand);
      gather.add({reinterpret_cast<char*>(expected.data()), nullptr, shape, strides, 3, dtype});
      cpu::run(gather);
      IndexCopyParams p{};
      p.positions = positions_of(index, {6, 5}, {a_operand.strides[0], a_operand.strides[1]});
      p.rest.size = 12;
      p.rest.ndim = 2;
      for (int d = 0; d < 2; ++d) {
        p.rest.lengths[d] = make_divisor(d == 0 ? 4 : 3);
        p.rest.strides[0][d] = a_operand.strides[3 - d];
        p.rest.strides[1][d] = strides[2 - d];
      }
      p.elements = make_divisor(12);
      p.count = n;
      p.a = reinterpret_cast<char*>(a.data());
      p.other = reinterpret_cast<char*>(other.data());
      p.step = item;
      const std::string size = std::to_string(item);
      emulated::launch(emulated::kernel("gather_index_" + size), {3}, {64}, p);
      EXPECT_EQ(other, expected);

      Bytes value = elements(dtype, n * 12, 8), scattered = a;
      Launch scatter(kernels::scatter_index, params);
      scatter.add({reinterpret_cast<char*>(value.data()), nullptr, shape, strides, 3, dtype});
      scatter.add(index_operand);
      scatter.add(operands.add(scattered.data(), dtype, {kLengths, kLengths + 4}));
      cpu::run(scatter);
      const Groups groups(p.positions, sorted, nullptr);
      p.groups = groups.groups;
      p.other = reinterpret_cast<char*>(value.data());
      emulated::launch(emulated::kernel("scatter_index_" + size), {unsigned(n + 7) / 8, 1}, {kIndexThreads},
                       p);
      EXPECT_EQ(a, scattered);
    }
}

struct Combination {
  Op op;
  CombineOp combine;
  DType a, value, loop;
};

TEST(CudaIndexing, CombinesAsTheCpu) {
  std::vector<Combination> cases = {
      {ops::multiply, CombineOp::multiply, CTN_INT16, CTN_INT8, CTN_INT16},
      {ops::maximum, CombineOp::maximum, CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT64},
      {ops::minimum, CombineOp::minimum, CTN_FLOAT16, CTN_FLOAT16, CTN_FLOAT16},
      {ops::subtract, CombineOp::subtract, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT32},
      {ops::true_divide, CombineOp::true_divide, CTN_FLOAT32, CTN_INT16, CTN_FLOAT32},
      {ops::true_divide, CombineOp::true_divide, CTN_FLOAT16, CTN_INT8, CTN_FLOAT16},
      {Op::fmax, CombineOp::fmax, CTN_FLOAT64, CTN_FLOAT32, CTN_FLOAT64},
      {Op::fmin, CombineOp::fmin, CTN_BOOL, CTN_BOOL, CTN_BOOL},
      {Op::bitwise_and, CombineOp::bitwise_and, CTN_INT16, CTN_INT8, CTN_INT16},
      {Op::bitwise_or, CombineOp::bitwise_or, CTN_UINT64, CTN_UINT64, CTN_UINT64},
      {Op::bitwise_xor, CombineOp::bitwise_xor, CTN_BOOL, CTN_BOOL, CTN_BOOL},
  };
  for (int d = 0; d < kDTypes; ++d) {
    cases.push_back({ops::add, CombineOp::add, DType(d), DType(d), DType(d)});
    cases.push_back({ops::add, CombineOp::add, CTN_FLOAT64, DType(d), CTN_FLOAT64});
  }
  constexpr int64_t kLength = 9, kInner = 37;
  const size_t n = 120;
  const std::vector<int64_t> index = indices(n, kLength, 21);
  for (const Combination& c : cases)
    for (const bool sorted : {false, true}) {
      SCOPED_TRACE(std::to_string(int(c.combine)) + ", " + dtype_name(c.a) + ", " + dtype_name(c.value));
      Bytes a = elements(c.a, kLength * kInner, 4), value = elements(c.value, n * kInner, 5), expected = a;
      IndexParams params{1, true, c.op, OutOfRange::fail, c.loop, {}};
      Operands operands;
      const Operand value_operand = operands.add(value.data(), c.value, {int64_t(n), kInner});
      const Operand a_operand = operands.add(expected.data(), c.a, {kLength, kInner});
      Launch launch(kernels::scatter_index, params);
      launch.add(value_operand);
      launch.add(operands.add(const_cast<int64_t*>(index.data()), CTN_INT64, {1, int64_t(n)}));
      launch.add(a_operand);
      cpu::run(launch);
      IndexCombineParams p{};
      p.op = c.combine;
      p.a_dtype = c.a;
      p.other_dtype = c.value;
      p.copy.positions = positions_of(index, {kLength}, {a_operand.strides[0]});
      p.copy.rest.size = kInner;
      p.copy.rest.ndim = 1;
      p.copy.rest.lengths[0] = make_divisor(kInner);
      p.copy.rest.strides[0][0] = int64_t(itemsize(c.a));
      p.copy.rest.strides[1][0] = int64_t(itemsize(c.value));
      const Groups groups(p.copy.positions, sorted, nullptr);
      p.copy.groups = groups.groups;
      p.copy.a = reinterpret_cast<char*>(a.data());
      p.copy.other = reinterpret_cast<char*>(value.data());
      p.copy.step = value_operand.strides[0];
      emulated::launch(emulated::kernel(std::string("scatter_combine_") + dtype_name(c.loop)),
                       {unsigned(n + 7) / 8, 1}, {kIndexThreads}, p);
      EXPECT_EQ(a, expected);
    }
}

TEST(CudaIndexing, LeavesBadPositionsOut) {
  std::vector<int64_t> index = {1, 9, 0, 1, 0, 2, 0, -5};
  ErrorRecord record{};
  const IndexPositions positions = positions_of(index, {2, 3}, {12, 4});
  const Groups groups(positions, false, &record);
  EXPECT_EQ(groups.cells, (std::vector<uint64_t>{3, 6, 0, 6}));
  EXPECT_EQ(record.state, 2u);
  EXPECT_EQ(record.value, 9);
  EXPECT_EQ(record.limit, 2);
  EXPECT_EQ(record.operand, 0);
}

TEST(CudaLabels, NarrowsThem) {
  std::vector<int64_t> x = {5, -7, int64_t{1} << 31, 3};
  std::vector<int32_t> y(4);
  ErrorRecord record{};
  emulated::launch(emulated::kernel("narrow_labels"), {1}, {32},
                   NarrowLabelsKernelParams{x.data(), y.data(), 4, "t", CTN_ERROR_INDEX, &record});
  EXPECT_EQ(y, (std::vector<int32_t>{5, -7, INT32_MIN, 3}));
  EXPECT_EQ(record.code, ErrorCode::wide_label);
  EXPECT_EQ(record.limit, 2);
  EXPECT_STREQ(record.name, "t");
}

}  // namespace
}  // namespace catenary::cuda
