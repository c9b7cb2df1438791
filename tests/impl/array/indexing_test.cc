// Tests of advanced indexing against plain loops: reading, writing, adding, nonzero.
#include "impl/array/indexing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "impl/base/parallel.h"
#include "tests/impl/array/every_dtype.h"

namespace catenary {
namespace {

using List = std::vector<int64_t>;

int64_t product(const List& shape) {
  int64_t size = 1;
  for (int64_t d : shape) size *= d;
  return size;
}

List coordinates(int64_t position, const List& shape) {
  List index(shape.size());
  for (size_t i = shape.size(); i-- > 0;) {
    index[i] = position % shape[i];
    position /= shape[i];
  }
  return index;
}

int64_t position_of(const List& index, const List& shape) {
  int64_t position = 0;
  for (size_t i = 0; i < shape.size(); ++i) position = position * shape[i] + index[i];
  return position;
}

List shape_list(const Array& a) { return List(a.shape().begin(), a.shape().end()); }

List integers_of(const Array& a) {
  ArrayRef wide = astype(a, CTN_INT64);
  List values(size_t(a.size()));
  to_data(*wide, values.data());
  return values;
}

ArrayRef array_of(const List& values, const List& shape, DType dtype) {
  return astype(*from_data(values.data(), Shape(shape), CTN_INT64, cpu_backend()), dtype);
}

/// One item of an index, as the test describes it: a whole axis, every second position backward, an integer,
/// a new axis, positions of any shape, or a mask of one or two axes.
struct Item {
  enum Kind { whole, backward, number, fresh, positions, mask } kind;
  int64_t value = 0;
  List shape, list;
};

class Index {
 public:
  explicit Index(std::mt19937& random) : random_(random) {
    const int ndim = pick(1, 4);
    for (int i = 0; i < ndim; ++i) shape_.push_back(pick(1, 5));
    for (int i = pick(0, 2); i > 0; --i) together_.push_back(pick(1, 3));
    for (size_t axis = 0; axis < shape_.size();) {
      Item item{Item::Kind(pick(0, 5)), 0, {}, {}};
      // The positions of a mask form one axis, whose length matches that of others only by chance. So there
      // is at most one array if there is a mask.
      if (item.kind == Item::mask && (arrays_ || pick(0, 1))) item.kind = Item::whole;
      if (item.kind == Item::positions && masks_) item.kind = Item::number;
      if (item.kind == Item::number) item.value = pick(-shape_[axis], shape_[axis] - 1);
      if (item.kind == Item::positions) {
        for (int64_t d : together_) item.shape.push_back(pick(0, 3) ? d : 1);
        item.list.resize(size_t(product(item.shape)));
        for (int64_t& p : item.list) p = pick(-shape_[axis], shape_[axis] - 1);
        ++arrays_;
      }
      if (item.kind == Item::mask) {
        item.shape = {shape_[axis]};
        if (axis + 1 < shape_.size() && pick(0, 1)) item.shape.push_back(shape_[axis + 1]);
        item.list.resize(size_t(product(item.shape)));
        for (int64_t& p : item.list) p = pick(0, 1);
        ++arrays_;
        ++masks_;
      }
      axis += item.kind == Item::fresh ? 0 : item.kind == Item::mask ? item.shape.size() : 1;
      items_.push_back(item);
    }
    solve();
  }

  const List& shape() const { return shape_; }
  const List& result() const { return result_; }
  /// For each element of the result, its position in the array.
  const List& sources() const { return sources_; }

  template <class F>
  auto with(F&& body) const {
    std::vector<ctn_index> items;
    std::vector<ArrayRef> owned;
    std::vector<const Array*> arrays;
    for (const Item& item : items_) {
      switch (item.kind) {
        case Item::whole:
          items.push_back({CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, CTN_OMITTED});
          break;
        case Item::backward:
          items.push_back({CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -2});
          break;
        case Item::number:
          items.push_back({CTN_INDEX_INT, item.value, 0, 0});
          break;
        case Item::fresh:
          items.push_back({CTN_INDEX_NEWAXIS, 0, 0, 0});
          break;
        default:
          items.push_back({CTN_INDEX_ARRAY, int64_t(owned.size()), 0, 0});
          owned.push_back(array_of(item.list, item.shape, item.kind == Item::mask ? CTN_BOOL : CTN_INT16));
      }
    }
    for (const ArrayRef& a : owned) arrays.push_back(a.get());
    return body(Span<const ctn_index>(items.data(), items.size()),
                Span<const Array* const>(arrays.data(), arrays.size()));
  }

 private:
  int pick(int64_t low, int64_t high) {
    return int(std::uniform_int_distribution<int64_t>(low, high)(random_));
  }

  /// The positions that one axis of the array takes, either along its own axis of the result or together with
  /// others.
  struct Axis {
    bool joined;
    List shape, list;
  };

  void solve() {
    std::vector<Axis> axes;
    List own;            // lengths of the result axes that belong to single items
    int place = -1;      // number of those axes before the joined ones
    bool ended = false;  // another item followed an array or integer
    List common;
    const bool advanced = arrays_ > 0;
    for (const Item& item : items_) {
      const bool picks =
          item.kind == Item::positions || item.kind == Item::mask || (advanced && item.kind == Item::number);
      if (picks && place >= 0 && ended) place = 0, ended = false, apart_ = true;
      if (picks && place < 0) place = int(own.size());
      if (!picks && place >= 0) ended = true;
      const int64_t length = axes.size() < shape_.size() ? shape_[axes.size()] : 0;
      if (item.kind == Item::fresh) {
        own.push_back(1);
        fresh_.push_back(own.size() - 1);
      } else if (item.kind == Item::whole || item.kind == Item::backward) {
        Axis axis{false, {}, {}};
        const int64_t step = item.kind == Item::whole ? 1 : -2;
        for (int64_t i = step > 0 ? 0 : length - 1; i >= 0 && i < length; i += step) axis.list.push_back(i);
        own.push_back(int64_t(axis.list.size()));
        axes.push_back(axis);
      } else if (item.kind == Item::number) {
        axes.push_back({true, {}, {item.value}});
      } else if (item.kind == Item::positions) {
        axes.push_back({true, item.shape, item.list});
        while (common.size() < item.shape.size()) common.push_back(1);
        for (size_t i = 0; i < item.shape.size(); ++i) common[i] = std::max(common[i], item.shape[i]);
      } else {
        std::vector<List> found(item.shape.size());
        for (size_t i = 0; i < item.list.size(); ++i)
          for (size_t d = 0; item.list[i] && d < found.size(); ++d)
            found[d].push_back(coordinates(int64_t(i), item.shape)[d]);
        common = {int64_t(found[0].size())};
        for (const List& list : found) axes.push_back({true, common, list});
      }
    }
    if (apart_) place = 0;
    if (place < 0) place = 0;
    result_.assign(own.begin(), own.begin() + place);
    result_.insert(result_.end(), common.begin(), common.end());
    result_.insert(result_.end(), own.begin() + place, own.end());
    for (int64_t p = 0; p < product(result_); ++p) {
      const List at = coordinates(p, result_);
      List ours(at.begin(), at.begin() + place),
          theirs(at.begin() + place, at.begin() + place + long(common.size()));
      ours.insert(ours.end(), at.begin() + place + long(common.size()), at.end());
      List source;
      size_t next = 0;
      for (size_t i = 0; i < axes.size(); ++i) {
        int64_t index;
        if (axes[i].joined) {
          List inside;
          for (size_t d = 0; d < axes[i].shape.size(); ++d)
            inside.push_back(axes[i].shape[d] == 1 ? 0 : theirs[d]);
          index = axes[i].list[size_t(position_of(inside, axes[i].shape))];
        } else {
          while (std::find(fresh_.begin(), fresh_.end(), next) != fresh_.end()) ++next;
          index = axes[i].list[size_t(ours[next++])];
        }
        source.push_back(index < 0 ? index + shape_[i] : index);
      }
      sources_.push_back(position_of(source, shape_));
    }
  }

  std::mt19937& random_;
  List shape_, together_, result_, sources_;
  std::vector<Item> items_;
  std::vector<size_t> fresh_;
  int arrays_ = 0, masks_ = 0;
  bool apart_ = false;
};

/// An array with the given shape and values, C-contiguous or transposed and reversed in memory.
ArrayRef strange(const List& shape, const List& values, DType dtype, bool plain) {
  if (plain) return array_of(values, shape, dtype);
  List reversed(shape.rbegin(), shape.rend());
  ArrayRef base = empty_on(cpu_backend(), Shape(reversed), dtype);
  std::vector<ctn_index> items(shape.size(), {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1});
  ArrayRef view = get_item(*transpose(*base, {}), {items.data(), items.size()});
  assign(*view, *array_of(values, shape, dtype));
  return view;
}

List random_values(std::mt19937& random, int64_t count) {
  List values(size_t(count), 0);
  for (int64_t& v : values) v = int64_t(random() % 50);
  return values;
}

TEST(Indexing, ReadsWhatTheNaiveLoopReads) {
  std::mt19937 random(1);
  for (int round = 0; round < 3000; ++round) {
    const Index index(random);
    const DType dtype = kDTypeList[random() % 13];
    const List values = random_values(random, product(index.shape()));
    ArrayRef a = strange(index.shape(), values, dtype, random() % 2);
    const List stored = integers_of(*a);
    ArrayRef got = index.with([&](auto items, auto arrays) { return get_advanced(*a, items, arrays); });
    ASSERT_EQ(shape_list(*got), index.result()) << round;
    ASSERT_EQ(got->dtype(), dtype);
    List expected;
    for (int64_t source : index.sources()) expected.push_back(stored[size_t(source)]);
    ASSERT_EQ(integers_of(*got), expected) << round;
  }
}

TEST(Indexing, WritesInOrderAndAddsUp) {
  std::mt19937 random(2);
  for (int round = 0; round < 3000; ++round) {
    const Index index(random);
    const bool add = random() % 2;
    const DType dtype = kDTypeList[1 + random() % 12];
    ArrayRef a = strange(index.shape(), random_values(random, product(index.shape())), dtype, random() % 2);
    List expected = integers_of(*a);
    List shape = index.result();
    for (int64_t& d : shape) d = random() % 4 ? d : 1;
    if (!shape.empty() && random() % 3 == 0) shape.erase(shape.begin());
    // The values are small enough to be exact in every dtype.
    List values = random_values(random, product(shape));
    for (int64_t& v : values) v %= 2;
    const size_t missing = index.result().size() - shape.size();
    for (size_t p = 0; p < index.sources().size(); ++p) {
      const List at = coordinates(int64_t(p), index.result());
      List inside;
      for (size_t d = 0; d < shape.size(); ++d) inside.push_back(shape[d] == 1 ? 0 : at[missing + d]);
      int64_t& target = expected[size_t(index.sources()[p])];
      const int64_t value = values[size_t(position_of(inside, shape))];
      target = add ? target + value : value;
    }
    ArrayRef value = strange(shape, values, random() % 2 ? dtype : CTN_INT8, random() % 2);
    index.with([&](auto items, auto arrays) {
      if (add)
        add_at(*a, items, arrays, *value);
      else
        set_advanced(*a, items, arrays, *value);
    });
    ASSERT_EQ(integers_of(*a), expected) << round;
  }
}

TEST(Indexing, LargeRowsAndManyPositions) {
  std::mt19937 random(3);
  const List shape = {700, 300};
  const List values = random_values(random, product(shape));
  ArrayRef a = array_of(values, shape, CTN_INT32);
  List rows(5000);
  for (int64_t& r : rows) r = int64_t(random() % 1400) - 700;
  ArrayRef positions = array_of(rows, {5000}, CTN_INT64);
  const Array* arrays[] = {positions.get()};
  const ctn_index item = {CTN_INDEX_ARRAY, 0, 0, 0};
  ArrayRef got = get_advanced(*a, {&item, 1}, {arrays, 1});
  const List read = integers_of(*got);
  List sums = values;
  for (int64_t i = 0; i < 5000; ++i) {
    const int64_t row = rows[size_t(i)] < 0 ? rows[size_t(i)] + 700 : rows[size_t(i)];
    for (int64_t k = 0; k < 300; ++k) {
      ASSERT_EQ(read[size_t(i * 300 + k)], values[size_t(row * 300 + k)]);
      sums[size_t(row * 300 + k)] += values[size_t(row * 300 + k)];
    }
  }
  add_at(*a, {&item, 1}, {arrays, 1}, *got);
  EXPECT_EQ(integers_of(*a), sums);
  // The array can be its own index and its own value.
  ArrayRef order = array_of({2, 0, 1, 2}, {4}, CTN_INT64);
  const Array* self[] = {order.get()};
  set_advanced(*order, {&item, 1}, {self, 1}, *order);
  EXPECT_EQ(integers_of(*order), (List{0, 1, 2, 2}));
}

// Threads share positions that ascend, and one that does not makes a difference to the result.
TEST(Indexing, ManyAscendingPositions) {
  set_thread_count(4);
  const int64_t size = 200000, n = 150000;
  std::mt19937 random(4);
  for (const int64_t repeated : {int64_t{-1}, n - 1, n / 2, int64_t{40}}) {
    List places(size), values = random_values(random, n), expected(size, 1);
    for (int64_t i = 0; i < size; ++i) places[size_t(i)] = i;
    std::shuffle(places.begin(), places.end(), random);
    places.resize(n);
    std::sort(places.begin(), places.end());
    if (repeated > 0) places[size_t(repeated)] = places[size_t(repeated / 2)];
    List sums = expected;
    for (int64_t i = 0; i < n; ++i) {
      expected[size_t(places[size_t(i)])] = values[size_t(i)];
      sums[size_t(places[size_t(i)])] += values[size_t(i)];
    }
    ArrayRef positions = array_of(places, {n}, CTN_INT64);
    const Array* arrays[] = {positions.get()};
    const ctn_index item = {CTN_INDEX_ARRAY, 0, 0, 0};
    for (const DType dtype : {CTN_INT8, CTN_FLOAT32, CTN_INT64}) {
      ArrayRef value = array_of(values, {n}, dtype);
      ArrayRef a = array_of(List(size, 1), {size}, dtype), b = copy(*a);
      set_advanced(*a, {&item, 1}, {arrays, 1}, *value);
      EXPECT_EQ(integers_of(*a), expected) << repeated;
      add_at(*b, {&item, 1}, {arrays, 1}, *value);
      EXPECT_EQ(integers_of(*b), sums) << repeated;
    }
  }
  set_thread_count(0);
}

// The elements of a position are contiguous in the array and far apart in the result.
TEST(Indexing, ColumnsOfTransposedArrays) {
  std::mt19937 random(13);
  for (DType dtype : {CTN_INT8, CTN_BFLOAT16, CTN_INT32, CTN_FLOAT64})
    for (const List& shape : std::vector<List>{{300, 70}, {16, 5}, {3, 20, 9}, {15, 40}})
      for (int64_t count : {15, 16, 200}) {
        List backward(shape.rbegin(), shape.rend());
        const List values = random_values(random, product(shape));
        ArrayRef a = transpose(*array_of(values, backward, dtype), {});  // has the shape
        const int64_t length = shape.back();
        List columns(size_t(count), 0);
        for (int64_t& c : columns) c = int64_t(random()) % (2 * length) - length;
        const auto read = [&] {
          ArrayRef positions = array_of(columns, {count}, CTN_INT64);
          const Array* arrays[] = {positions.get()};
          const ctn_index items[] = {{CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_ARRAY, 0, 0, 0}};
          return get_advanced(*a, {items, 2}, {arrays, 1});
        };
        const List got = integers_of(*read()), stored = integers_of(*a);
        for (size_t i = 0; i < got.size(); ++i) {
          const int64_t column = (columns[i % size_t(count)] + length) % length;
          ASSERT_EQ(got[i], stored[i / size_t(count) * size_t(length) + size_t(column)]) << i;
        }
        columns.back() = length;
        EXPECT_THROW(read(), Error);
      }
}

TEST(Indexing, ListsOfPositionsOutOfBounds) {
  for (const List& shape : std::vector<List>{{7}, {7, 0}, {7, 3}}) {
    ArrayRef a = array_of(List(size_t(product(shape)), 5), shape, CTN_INT16);
    const List before = integers_of(*a);
    for (int64_t bad : {7, -8}) {
      ArrayRef positions = array_of({1, bad, 2}, {3}, CTN_INT64);
      const Array* arrays[] = {positions.get()};
      const ctn_index item = {CTN_INDEX_ARRAY, 0, 0, 0};
      EXPECT_THROW(get_advanced(*a, {&item, 1}, {arrays, 1}), Error);
      List three = shape;
      three[0] = 3;
      ArrayRef value = array_of(List(size_t(product(three)), 1), three, CTN_INT16);
      EXPECT_THROW(set_advanced(*a, {&item, 1}, {arrays, 1}, *value), Error);
      EXPECT_THROW(add_at(*a, {&item, 1}, {arrays, 1}, *value), Error);
      EXPECT_EQ(integers_of(*a), before);  // nothing is written
    }
  }
}

TEST(Indexing, Nonzero) {
  std::mt19937 random(4);
  for (const List& shape : {List{0}, List{1}, List{7}, List{65537}, List{200000}, List{3, 5}, List{4, 0, 2},
                            List{300, 700}, List{9, 8, 7, 3}}) {
    for (DType dtype : kDTypeList) {
      if (product(shape) > 50000 && dtype != CTN_BOOL && dtype != CTN_FLOAT32 && dtype != CTN_INT16) continue;
      List values = random_values(random, product(shape));
      for (int64_t& v : values) v = v < 20 ? 0 : v;
      ArrayRef a = strange(shape, values, dtype, random() % 2);
      List expected;
      std::vector<List> found(shape.size());
      for (size_t i = 0; i < values.size(); ++i)
        if (values[i])
          for (size_t d = 0; d < shape.size(); ++d) found[d].push_back(coordinates(int64_t(i), shape)[d]);
      for (const List& list : found) expected.insert(expected.end(), list.begin(), list.end());
      ASSERT_EQ(integers_of(*nonzero(*a)), expected);
    }
  }
  const double floats[] = {0.0, -0.0, NAN, 1e-320, -1};
  const int64_t five = 5;
  EXPECT_EQ(integers_of(*nonzero(*from_data(floats, {&five, 1}, CTN_FLOAT64, cpu_backend()))),
            (List{2, 3, 4}));
}

}  // namespace
}  // namespace catenary
