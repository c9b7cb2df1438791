// Every kernel family once above 2^31 elements of one byte, where 32-bit sizes and offsets would show.
// Results are compared with closed forms: inputs repeat with a period that no power of two is a multiple of,
// so that an offset that wraps reads another value. Two such arrays exist at a time.
// Families without one-byte elements (bincount, choices, updates, losses, decompositions, sorts by position)
// would need 16 GB or more. Families of 16-bit floats run here if two bytes are small enough.
#include <gtest/gtest.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <numeric>

#include "impl/array/array.h"
#include "impl/array/dlpack.h"
#include "impl/array/dlpack_abi.h"
#include "impl/array/elementwise_call.h"
#include "impl/array/format.h"
#include "impl/array/indexing.h"
#include "impl/array/io.h"
#include "impl/array/linalg.h"
#include "impl/array/manipulation.h"
#include "impl/array/sorting.h"
#include "impl/array/statistics.h"
#include "impl/backend/kernels.h"
#include "impl/base/parallel.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/random/random.h"

namespace catenary {
namespace {

constexpr int64_t kRows = 46349, kColumns = 46337;
constexpr int64_t kSize = kRows * kColumns;  // 2^31 plus an odd number
static_assert(kSize > int64_t{1} << 31 && kSize % 2 == 1);
constexpr int64_t kPeriod = 125;
constexpr int64_t kFarther = (int64_t{1} << 31) + 7;
constexpr double kNeeded = 8e9, kMaxBytes = 5.5e9;  // required memory, and memory for arrays, in bytes

int8_t wave(int64_t i) { return int8_t(i % kPeriod - 62); }  // the sum over a period is 0

double available_memory() {
  double kilobytes = 0;
  if (std::FILE* file = std::fopen("/proc/meminfo", "r")) {
    char line[256];
    while (std::fgets(line, sizeof(line), file) != nullptr)
      if (std::sscanf(line, "MemAvailable: %lf", &kilobytes) == 1) break;
    std::fclose(file);
  }
  return kilobytes * 1024;
}

const int8_t* bytes(const Array& a) { return reinterpret_cast<const int8_t*>(a.data()); }

/// Whether element (i, j) of a contiguous table is value(i, j), which is periodic in j.
template <class F>
bool is_table(const Array& a, int64_t rows, int64_t columns, int64_t period, F&& value) {
  if (!a.is_c_contiguous() || a.size() != rows * columns || itemsize(a.dtype()) != 1) return false;
  std::atomic<bool> good{true};
  const int8_t* data = bytes(a);
  parallel_for(rows, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end && good; ++i) {
      const int8_t* row = data + i * columns;
      bool same = true;
      for (int64_t j = 0; j < std::min(period, columns); ++j) same = same && row[j] == int8_t(value(i, j));
      if (columns > period) same = same && std::memcmp(row, row + period, size_t(columns - period)) == 0;
      if (!same) good = false;
    }
  });
  return good;
}

/// The same for one long row, read piece by piece.
template <class F>
bool is_wave(const Array& a, F&& value) {
  constexpr int64_t piece = int64_t{1} << 24;
  if (!a.is_c_contiguous() || itemsize(a.dtype()) != 1) return false;
  const int8_t* data = bytes(a);
  std::atomic<bool> good{true};
  parallel_for((a.size() + piece - 1) / piece, 1, [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end && good; ++k) {
      const int64_t first = k * piece, n = std::min(piece, a.size() - first);
      bool same = true;
      for (int64_t i = first; i < first + std::min(kPeriod, n); ++i)
        same = same && data[i] == int8_t(value(i));
      if (n > kPeriod)
        same = same && std::memcmp(data + first, data + first + kPeriod, size_t(n - kPeriod)) == 0;
      if (!same) good = false;
    }
  });
  return good;
}

ArrayRef full_of(int value, DType dtype = CTN_INT8, int64_t size = kSize) {
  return full({&size, 1}, *scalar_i64(value), dtype);
}

ArrayRef make_wave() {
  ArrayRef a = empty_on(cpu_backend(), {&kSize, 1}, CTN_INT8);
  constexpr int64_t piece = 1 << 16;
  std::vector<int8_t> repeated(static_cast<size_t>(piece + kPeriod));
  for (size_t i = 0; i < repeated.size(); ++i) repeated[i] = wave(int64_t(i));
  parallel_for(kSize, piece, [&](int64_t begin, int64_t end) {
    for (int64_t n; begin < end; begin += n) {
      n = std::min(piece, end - begin);
      std::memcpy(a->data() + begin, repeated.data() + begin % kPeriod, size_t(n));
    }
  });
  return a;
}

ArrayRef table_of(const Array& a) {
  const int64_t shape[2] = {kRows, kColumns};
  return reshape(a, {shape, 2});
}

template <class T>
ArrayRef vector_of(const std::vector<T>& values) {
  const int64_t n = int64_t(values.size());
  return from_data(values.data(), {&n, 1}, DTypeOf<T>::value, cpu_backend());
}

template <class T>
std::vector<T> values_of(const Array& a) {
  std::vector<T> values(static_cast<size_t>(a.size()));
  to_data(a, values.data());
  return values;
}

void put_at(Array& a, int64_t i, int value) { a.data()[i] = char(value); }

int64_t total(const Array& a) { return item_i64(*sum(a, {}, false, CTN_DTYPE_NONE), {}); }

class Large : public ::testing::Test {
 protected:
  void SetUp() override {
    const double memory = available_memory();
    if (memory < kNeeded) GTEST_SKIP() << memory / 1e9 << " GB of memory are available, 8 needed";
    cpu_backend().pool().set_limit(uint64_t(kMaxBytes));
  }
};

TEST_F(Large, Fill) {
  ArrayRef a = full_of(7);
  EXPECT_TRUE(is_table(*a, 1, kSize, 1, [](int64_t, int64_t) { return 7; }));
  fill(*slice_axis(*a, 0, kFarther, kSize), *scalar_i64(-1));
  EXPECT_EQ(bytes(*a)[kFarther - 1], 7);
  EXPECT_EQ(bytes(*a)[kFarther], -1);
  EXPECT_EQ(bytes(*a)[kSize - 1], -1);
  a = nullptr;
  ArrayRef e = eye(kRows, kColumns, 1, CTN_BOOL);
  EXPECT_EQ(total(*e), kColumns - 1);
  EXPECT_EQ(bytes(*e)[(kColumns - 2) * kColumns + kColumns - 1], 1);
}

TEST_F(Large, Elementwise) {
  ArrayRef x = make_wave();
  ArrayRef out = elementwise(ops::negative, *x);
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return -wave(i); }));
  elementwise_into(ops::add, *x, *x, *out);
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return 2 * wave(i); }));
  out = nullptr;
  out = elementwise_scalar(ops::multiply, *x, int64_t{5}, false);
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return 5 * wave(i); }));
  elementwise_into(ops::subtract, *flip(*x, {}), *x, *out);
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return wave(kSize - 1 - i) - wave(i); }));
  elementwise_into(ops::clip, *x, *scalar_i64(-5), *scalar_i64(9), *out);
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return std::clamp<int>(wave(i), -5, 9); }));
  ArrayRef row = slice_axis(*x, 0, 0, kColumns);
  elementwise_into(ops::add, *table_of(*x), *row, *table_of(*out));
  EXPECT_TRUE(is_table(*out, kRows, kColumns, kPeriod,
                       [](int64_t i, int64_t j) { return wave(i * kColumns + j) + wave(j); }));
  elementwise_into(ops::negative, *flip(*x, {}), *flip(*out, {}));
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return -wave(i); }));
}

TEST_F(Large, ElementwiseStrided) {  // every other element of 2^32
  const int64_t size = 2 * kSize;
  ArrayRef x = full_of(3, CTN_INT8, size);
  const int64_t half[2] = {kSize, 2};
  ArrayRef pairs = reshape(*x, {half, 2});
  put_at(*x, 2 * kFarther + 1, 100);
  ArrayRef odd = slice_axis(*pairs, 1, 1, 2);
  elementwise_into(ops::negative, *odd, *odd);
  EXPECT_EQ(bytes(*x)[2 * kFarther + 1], -100);
  EXPECT_EQ(total(*odd), -3 * (kSize - 1) - 100);
  EXPECT_EQ(total(*slice_axis(*pairs, 1, 0, 1)), 3 * kSize);
}

TEST_F(Large, ComparisonsAndSelections) {
  ArrayRef x = make_wave();
  ArrayRef mask = elementwise_scalar(ops::greater, *x, int64_t{60}, false);
  EXPECT_EQ(mask->dtype(), CTN_BOOL);
  EXPECT_TRUE(is_wave(*mask, [](int64_t i) { return wave(i) > 60; }));
  elementwise_into(ops::logical_not, *mask, *mask);
  EXPECT_TRUE(is_wave(*mask, [](int64_t i) { return wave(i) <= 60; }));
  mask = nullptr;
  ArrayRef row = elementwise_scalar(ops::less, *slice_axis(*x, 0, 0, kColumns), int64_t{0}, false);
  ArrayRef chosen = where(*row, *table_of(*x), *scalar_i64(1));
  EXPECT_TRUE(is_table(*chosen, kRows, kColumns, kPeriod,
                       [](int64_t i, int64_t j) { return wave(j) < 0 ? wave(i * kColumns + j) : 1; }));
}

TEST_F(Large, CopiesAndCasts) {
  ArrayRef x = make_wave();
  ArrayRef out = copy(*x);
  EXPECT_TRUE(is_wave(*out, wave));
  assign(*out, *flip(*x, {}));
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return wave(kSize - 1 - i); }));
  out = nullptr;
  out = astype(*x, CTN_BOOL);
  EXPECT_TRUE(is_wave(*out, [](int64_t i) { return wave(i) != 0; }));
  out = nullptr;
  out = copy(*transpose(*table_of(*x), {}));
  EXPECT_EQ(out->dim(0), kColumns);
  EXPECT_TRUE(
      is_table(*out, kColumns, kRows, kPeriod, [](int64_t j, int64_t i) { return wave(i * kColumns + j); }));
  copyto(*out, *scalar_i64(4), CTN_CASTING_SAME_KIND, nullptr);
  EXPECT_TRUE(is_table(*out, 1, kSize, 1, [](int64_t, int64_t) { return 4; }));
  x = nullptr;
  out = nullptr;
  const int64_t size = kSize / 16;  // widening casts: the offset in bytes exceeds 32 bits
  ArrayRef small = full_of(-3, CTN_INT8, size), wide = astype(*small, CTN_FLOAT64);
  EXPECT_EQ(item_f64(*sum(*wide, {}, false, CTN_DTYPE_NONE), {}), -3.0 * double(size));
}

TEST_F(Large, Reductions) {
  ArrayRef x = make_wave();
  int64_t rest = 0;
  for (int64_t i = kSize / kPeriod * kPeriod; i < kSize; ++i) rest += wave(i);
  EXPECT_EQ(total(*x), rest);
  EXPECT_EQ(item_i64(*sum(*x, {}, false, CTN_INT8), {}), int8_t(rest));
  EXPECT_DOUBLE_EQ(item_f64(*mean(*x, {}, false, CTN_DTYPE_NONE), {}), double(rest) / double(kSize));
  EXPECT_EQ(total(*flip(*x, {})), rest);

  // A run of kPeriod rows or columns sums to 0.
  const int64_t first = 0, second = 1;
  const std::vector<int64_t> down = values_of<int64_t>(*sum(*table_of(*x), {&first, 1}, false, CTN_INT64));
  const std::vector<int64_t> across = values_of<int64_t>(*sum(*table_of(*x), {&second, 1}, false, CTN_INT64));
  ASSERT_EQ(down.size(), size_t(kColumns));
  ASSERT_EQ(across.size(), size_t(kRows));
  for (int64_t j = 0; j < kColumns; ++j) {
    int64_t expected = 0;
    for (int64_t i = kRows / kPeriod * kPeriod; i < kRows; ++i) expected += wave(i * kColumns + j);
    ASSERT_EQ(down[size_t(j)], expected) << "column " << j;
  }
  for (int64_t i = 0; i < kRows; ++i) {
    int64_t expected = 0;
    for (int64_t j = kColumns / kPeriod * kPeriod; j < kColumns; ++j) expected += wave(i * kColumns + j);
    ASSERT_EQ(across[size_t(i)], expected) << "row " << i;
  }
  EXPECT_EQ(item_i64(*count_nonzero(*x, {}, false), {}), kSize - (kSize - 63 + kPeriod) / kPeriod);

  put_at(*x, kFarther, 127);
  put_at(*x, kSize - 1, -128);
  EXPECT_EQ(item_i64(*max(*x, {}, false), {}), 127);
  EXPECT_EQ(item_i64(*min(*x, {}, false), {}), -128);
  EXPECT_EQ(item_i64(*argmax(*x, CTN_AXIS_NONE, false), {}), kFarther);
  EXPECT_EQ(item_i64(*argmin(*x, CTN_AXIS_NONE, false), {}), kSize - 1);
  const std::vector<int64_t> rows = values_of<int64_t>(*argmax(*table_of(*x), 0, false));
  EXPECT_EQ(rows[size_t(kFarther % kColumns)], kFarther / kColumns);
  const std::vector<int64_t> columns = values_of<int64_t>(*argmin(*table_of(*x), 1, false));
  EXPECT_EQ(columns[size_t(kRows - 1)], kColumns - 1);
  for (int64_t i = 1; i < kRows - 1; i += 1000)
    ASSERT_EQ(columns[size_t(i)], (kPeriod - i * kColumns % kPeriod) % kPeriod) << "row " << i;
}

TEST_F(Large, ProductsAndTruth) {
  ArrayRef x = full_of(1);
  for (int64_t i : {int64_t{5}, kFarther, kSize - 1}) put_at(*x, i, 3);
  EXPECT_EQ(item_i64(*prod(*x, {}, false, CTN_DTYPE_NONE), {}), 27);
  EXPECT_EQ(item_i64(*prod(*x, {}, false, CTN_INT8), {}), 27);
  ArrayRef truth = view(*x, CTN_BOOL);
  put_at(*x, 5, 1);
  put_at(*x, kFarther, 1);
  put_at(*x, kSize - 1, 1);
  EXPECT_EQ(item_i64(*all(*truth, {}, false), {}), 1);
  put_at(*x, kFarther, 0);
  EXPECT_EQ(item_i64(*all(*truth, {}, false), {}), 0);
  elementwise_into(ops::logical_not, *truth, *truth);
  EXPECT_EQ(item_i64(*any(*truth, {}, false), {}), 1);
  put_at(*x, kFarther, 0);
  EXPECT_EQ(item_i64(*any(*truth, {}, false), {}), 0);
}

TEST_F(Large, Take) {
  ArrayRef x = make_wave();
  const std::vector<int64_t> positions = {0, kFarther, kSize - 1, -1, -kSize, 12};
  const std::vector<int8_t> taken = values_of<int8_t>(*take(*x, *vector_of(positions), 0));
  for (size_t i = 0; i < positions.size(); ++i)
    EXPECT_EQ(taken[i], wave(positions[i] < 0 ? positions[i] + kSize : positions[i]));
  EXPECT_THROW(take(*x, *vector_of(std::vector<int64_t>{kSize}), 0), Error);
  const std::vector<int64_t> columns = {3, kColumns - 1, -2};
  const std::vector<int8_t> picked = values_of<int8_t>(*take(*table_of(*x), *vector_of(columns), 1));
  ASSERT_EQ(picked.size(), size_t(3 * kRows));
  for (size_t i = 0; i < picked.size(); ++i) {
    const int64_t j = columns[i % 3] < 0 ? columns[i % 3] + kColumns : columns[i % 3];
    ASSERT_EQ(picked[i], wave(int64_t(i / 3) * kColumns + j)) << "at " << i;
  }
  x = nullptr;
  // A result above 2^31 elements with a few long rows.
  const int64_t width = kSize / 4 + 3, shape[2] = {2, width};
  ArrayRef rows = empty_on(cpu_backend(), {shape, 2}, CTN_INT8);
  fill(*slice_axis(*rows, 0, 0, 1), *scalar_i64(5));
  fill(*slice_axis(*rows, 0, 1, 2), *scalar_i64(-6));
  ArrayRef out = take(*rows, *vector_of(std::vector<int64_t>{1, 0, 0, -1, 1}), 0);
  EXPECT_TRUE(is_table(*out, 5, width, 1, [](int64_t i, int64_t) { return i == 1 || i == 2 ? 5 : -6; }));
}

TEST_F(Large, GatherAndScatter) {
  const ctn_index both[2] = {{CTN_INDEX_ARRAY, 0, 0, 0}, {CTN_INDEX_ARRAY, 1, 0, 0}};
  ArrayRef x = make_wave(), table = table_of(*x);
  ArrayRef i = vector_of(std::vector<int64_t>{0, kRows - 1, -1, 40000});
  ArrayRef j = vector_of(std::vector<int64_t>{1, kColumns - 1, 0, -40000});
  const Array* pair[2] = {i.get(), j.get()};
  const std::vector<int8_t> found = values_of<int8_t>(*get_advanced(*table, {both, 2}, {pair, 2}));
  EXPECT_EQ(found[0], wave(1));
  EXPECT_EQ(found[1], wave(kSize - 1));
  EXPECT_EQ(found[2], wave((kRows - 1) * kColumns));
  EXPECT_EQ(found[3], wave(40000 * kColumns + kColumns - 40000));

  ArrayRef reversed = arange_i64(kRows - 1, -1, -1, CTN_INT64);
  const Array* rows[1] = {reversed.get()};
  ArrayRef out = get_advanced(*table, {both, 1}, {rows, 1});
  EXPECT_TRUE(is_table(*out, kRows, kColumns, kPeriod,
                       [](int64_t r, int64_t c) { return wave((kRows - 1 - r) * kColumns + c); }));
  set_advanced(*out, {both, 1}, {rows, 1}, *table);
  EXPECT_TRUE(is_table(*out, kRows, kColumns, kPeriod,
                       [](int64_t r, int64_t c) { return wave((kRows - 1 - r) * kColumns + c); }));
  add_at(*out, {both, 1}, {rows, 1}, *slice_axis(*x, 0, 0, kColumns));
  EXPECT_TRUE(is_table(*out, kRows, kColumns, kPeriod,
                       [](int64_t r, int64_t c) { return wave((kRows - 1 - r) * kColumns + c) + wave(c); }));
  set_advanced(*table, {both, 2}, {pair, 2}, *scalar_i64(101));
  EXPECT_EQ(bytes(*x)[kSize - 1], 101);
  EXPECT_EQ(bytes(*x)[(kRows - 1) * kColumns], 101);
  put(*x, *vector_of(std::vector<int64_t>{kFarther}), *scalar_i64(99), CTN_INDEX_MODE_RAISE);
  EXPECT_EQ(bytes(*x)[kFarther], 99);
}

TEST_F(Large, Masks) {
  ArrayRef mask = full_of(0, CTN_BOOL);
  const std::vector<int64_t> places = {0, 65536, (int64_t{1} << 31) - 1, kFarther, kSize - 1};
  for (int64_t i : places) put_at(*mask, i, 1);
  EXPECT_EQ(values_of<int64_t>(*flatnonzero(*mask)), places);
  const std::vector<int64_t> pairs = values_of<int64_t>(*nonzero(*table_of(*mask)));
  for (size_t k = 0; k < places.size(); ++k) {
    EXPECT_EQ(pairs[k], places[k] / kColumns);
    EXPECT_EQ(pairs[places.size() + k], places[k] % kColumns);
  }
  ArrayRef x = make_wave();
  const std::vector<int8_t> found = values_of<int8_t>(*get_mask(*x, *mask));
  ASSERT_EQ(found.size(), places.size());
  for (size_t k = 0; k < places.size(); ++k) EXPECT_EQ(found[k], wave(places[k]));
  set_mask(*table_of(*x), *table_of(*mask), *scalar_i64(77));
  for (int64_t i : places) {
    EXPECT_EQ(bytes(*x)[i], 77);
    put_at(*x, i, wave(i));
  }
  EXPECT_TRUE(is_wave(*x, wave));
}

TEST_F(Large, RunningSums) {
  int8_t sums[kPeriod];  // these are periodic, too
  int8_t sum = 0;
  for (int64_t i = 0; i < kPeriod; ++i) sums[i] = sum = int8_t(sum + wave(i));
  ArrayRef x = make_wave(), out = cumsum(*x, 0, CTN_INT8);
  EXPECT_TRUE(is_wave(*out, [&](int64_t i) { return sums[i % kPeriod]; }));
  out = nullptr;
  std::vector<int8_t> down(size_t(kPeriod * kPeriod));
  for (int64_t j = 0; j < kPeriod; ++j) {
    int8_t column = 0;
    for (int64_t i = 0; i < kPeriod; ++i)
      down[size_t(i * kPeriod + j)] = column = int8_t(column + wave(i * kColumns + j));
  }
  out = cumsum(*table_of(*x), 0, CTN_INT8);
  EXPECT_TRUE(is_table(*out, kRows, kColumns, kPeriod,
                       [&](int64_t i, int64_t j) { return down[size_t(i % kPeriod * kPeriod + j)]; }));
}

TEST_F(Large, Sorting) {
  ArrayRef x = make_wave();
  sort_inplace(*x, 0);
  int64_t starts[kPeriod + 1] = {};
  for (int64_t v = 0; v < kPeriod; ++v) starts[v + 1] = starts[v] + (kSize - v + kPeriod - 1) / kPeriod;
  ASSERT_EQ(starts[kPeriod], kSize);
  for (int64_t v = 0; v < kPeriod; ++v) {
    ArrayRef run = slice_axis(*x, 0, starts[v], starts[v + 1]);
    ASSERT_TRUE(is_table(*run, 1, run->size(), 1, [&](int64_t, int64_t) { return v - 62; })) << v - 62;
  }
  std::vector<int8_t> wanted(static_cast<size_t>(kPeriod));
  std::iota(wanted.begin(), wanted.end(), int8_t(-62));
  ArrayRef values = vector_of(wanted);
  const std::vector<int64_t> left = values_of<int64_t>(*searchsorted(*x, *values, CTN_SIDE_LEFT, nullptr));
  const std::vector<int64_t> right = values_of<int64_t>(*searchsorted(*x, *values, CTN_SIDE_RIGHT, nullptr));
  for (size_t v = 0; v < size_t(kPeriod); ++v) {
    EXPECT_EQ(left[v], starts[v]);
    EXPECT_EQ(right[v], starts[v + 1]);
  }
  ArrayRef marks = empty_on(cpu_backend(), {&kSize, 1}, CTN_BOOL);
  Launch launch(kernels::mark_distinct);
  launch.count = 2;
  launch.operands[0] = x->operand();
  launch.operands[1] = marks->operand();
  cpu_backend().launch(launch);
  EXPECT_EQ(values_of<int64_t>(*flatnonzero(*marks)), std::vector<int64_t>(starts, starts + kPeriod));
}

TEST_F(Large, JoinsAndTiles) {
  {
    ArrayRef whole = make_wave();
    ArrayRef first = slice_axis(*whole, 0, 0, 1000), rest = slice_axis(*whole, 0, 1000, kSize);
    const Array* parts[2] = {first.get(), rest.get()};
    ArrayRef out = concatenate({parts, 2}, 0);
    EXPECT_TRUE(is_wave(*out, wave));
  }
  {
    ArrayRef x = make_wave(), out = roll(*x, kFarther, 0);
    EXPECT_TRUE(is_table(*slice_axis(*out, 0, 0, kFarther), 1, kFarther, kPeriod,
                         [](int64_t, int64_t i) { return wave(i + kSize - kFarther); }));
    EXPECT_TRUE(is_wave(*slice_axis(*out, 0, kFarther, kSize), wave));
  }
  std::vector<int8_t> values(static_cast<size_t>(kColumns));
  for (int64_t j = 0; j < kColumns; ++j) values[size_t(j)] = wave(j);
  ArrayRef row = vector_of(values), tiled = tile(*row, {&kRows, 1});
  EXPECT_TRUE(is_table(*tiled, kRows, kColumns, kPeriod, [](int64_t, int64_t j) { return wave(j); }));
  tiled = nullptr;
  ArrayRef repeated = repeat(*row, {&kRows, 1}, 0);
  EXPECT_TRUE(is_table(*repeated, kColumns, kRows, 1, [](int64_t j, int64_t) { return wave(j); }));
}

TEST_F(Large, Random) {
  ArrayRef a = random_integers(nullptr, -100, 100, {&kSize, 1}, CTN_INT8);
  // The mean of n uniform numbers with variance (200^2 - 1) / 12.
  const double deviation = std::sqrt((200.0 * 200 - 1) / 12 / double(kSize));
  EXPECT_NEAR(double(total(*a)) / double(kSize), -0.5, 6 * deviation);
  EXPECT_EQ(item_i64(*min(*a, {}, false), {}), -100);
  EXPECT_EQ(item_i64(*max(*a, {}, false), {}), 99);
  const int64_t half = int64_t{1} << 31;
  EXPECT_NE(std::memcmp(bytes(*a), bytes(*a) + half, 4096), 0);
  EXPECT_NE(std::memcmp(bytes(*a), bytes(*a) + kSize - 4096, 4096), 0);
}

TEST_F(Large, HalfPrecisionMasksAndNorms) {
  ArrayRef mask = random_mask({&kSize, 1}, CTN_FLOAT16, 0.25, 2, cpu_backend());
  ArrayRef norm = empty_on(cpu_backend(), {}, CTN_FLOAT64);
  Launch launch(kernels::squared_norm);
  launch.count = 2;
  launch.operands[0] = mask->operand();
  launch.operands[1] = norm->operand();
  cpu_backend().launch(launch);
  const double kept = item_f64(*norm, {}) / 4;
  EXPECT_NEAR(kept, 0.25 * double(kSize), 6 * std::sqrt(0.25 * 0.75 * double(kSize)));
}

TEST_F(Large, Products) {
  ArrayRef x = make_wave();
  int64_t sum = 0;
  for (int64_t i = 0; i < kPeriod; ++i) sum += int64_t(wave(i)) * wave(i);
  sum *= kSize / kPeriod;
  for (int64_t i = kSize / kPeriod * kPeriod; i < kSize; ++i) sum += int64_t(wave(i)) * wave(i);
  EXPECT_EQ(item_i64(*dot(*x, *x), {}), int8_t(sum));
  ArrayRef row = slice_axis(*x, 0, 0, kColumns);
  const std::vector<int8_t> out = values_of<int8_t>(*matmul(*table_of(*x), *row));
  ASSERT_EQ(out.size(), size_t(kRows));
  for (int64_t i = 0; i < kRows; i += 499) {
    int64_t expected = 0;
    for (int64_t j = 0; j < kColumns; ++j) expected += int64_t(wave(i * kColumns + j)) * wave(j);
    ASSERT_EQ(out[size_t(i)], int8_t(expected)) << "row " << i;
  }
  std::vector<int8_t> signs(static_cast<size_t>(kRows));
  for (int64_t i = 0; i < kRows; ++i) signs[size_t(i)] = int8_t(i % 2 ? -1 : 1);
  ArrayRef column = vector_of(signs);
  x = nullptr;
  const int64_t tall[2] = {kRows, 1}, wide[2] = {1, kColumns};
  std::vector<int8_t> values(static_cast<size_t>(kColumns));
  for (int64_t j = 0; j < kColumns; ++j) values[size_t(j)] = wave(j);
  ArrayRef table = matmul(*reshape(*column, {tall, 2}), *reshape(*vector_of(values), {wide, 2}));
  EXPECT_TRUE(is_table(*table, kRows, kColumns, kPeriod,
                       [](int64_t i, int64_t j) { return i % 2 ? -wave(j) : wave(j); }));
}

TEST_F(Large, Printing) {
  ArrayRef x = make_wave();
  const auto read = [&](const int64_t* index, int64_t count, void* out) {
    std::memcpy(out, bytes(*x) + *index, size_t(count));
  };
  EXPECT_EQ(array_str(read, CTN_INT8, &kSize, 1, {}), "[-62 -61 -60 ...  48  49  50]");
}

TEST_F(Large, HostMemoryAndDlpack) {
  cpu_backend().pool().trim();
  ArrayRef x = make_wave();
  EXPECT_EQ(item_i64(*x, {&kFarther, 1}), wave(kFarther));
  {
    std::unique_ptr<char[]> host(new char[size_t(kSize)]);
    to_data(*x, host.get());
    EXPECT_EQ(std::memcmp(host.get(), bytes(*x), size_t(kSize)), 0);
    fill(*x, *scalar_i64(0));
    set_data(*x, host.get());
    EXPECT_TRUE(is_wave(*x, wave));
  }
  ArrayRef shared = from_dlpack(to_dlpack(*table_of(*x), true), true);
  EXPECT_EQ(shared->data(), x->data());
  EXPECT_EQ(shared->size(), kSize);
  EXPECT_EQ(total(*slice_axis(*shared, 0, kRows - 1, kRows)),
            total(*slice_axis(*x, 0, kSize - kColumns, kSize)));
}

TEST_F(Large, Files) {
  const char* folder = std::getenv("TMPDIR");
  const std::string path = std::string(folder && *folder ? folder : "/tmp") + "/catenary_large_" +
                           std::to_string(getpid()) + ".npy";
  struct statvfs room;
  if (statvfs(path.substr(0, path.rfind('/')).c_str(), &room) != 0 ||
      double(room.f_bavail) * double(room.f_frsize) < 3e9)
    GTEST_SKIP() << "no room for a file of 2 GB";
  ArrayRef x = make_wave();
  save_npy(*x, path.c_str());
  x = nullptr;
  {
    ArrayRef mapped = load_npy(path.c_str(), CTN_MMAP_READ);
    EXPECT_EQ(mapped->size(), kSize);
    EXPECT_EQ(bytes(*mapped)[kFarther], wave(kFarther));
    EXPECT_EQ(bytes(*mapped)[kSize - 1], wave(kSize - 1));
  }
  ArrayRef read = load_npy(path.c_str(), CTN_MMAP_NONE);
  std::remove(path.c_str());
  EXPECT_TRUE(is_wave(*read, wave));
}

}  // namespace
}  // namespace catenary
