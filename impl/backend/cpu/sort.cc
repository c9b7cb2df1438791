// Sorting and partitioning.
#include <atomic>
#include <bit>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/selection.h"
#include "impl/backend/cpu/sort_keys.h"
#include "impl/backend/cpu/sort_lanes.h"
#include "impl/backend/cpu/sort_vectors.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/sorting.h"
#include "impl/base/for_speed.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

/// One row, and whether the team may process it.
struct Row {
  int64_t n;
  bool parallel;
  Span<const int64_t> kth;
  bool partition;

  template <class F>
  void each(int64_t count, F&& body) const {
    if (parallel)
      parallel_for(count, kSortGrain, std::forward<F>(body));
    else
      body(int64_t{0}, count);
  }
};

/// Moves the few smallest keys, in order, to the front and returns true if no other place is asked for.
template <class K>
bool select_few(const Row& row, K* a, int64_t n) {
  constexpr int64_t few = 16;
  if (!kForSpeed || row.kth.empty() || n <= few) return false;
  const int64_t last = row.kth.data[row.kth.size - 1];
  if (last >= few) return false;
  std::sort(a, a + last + 1);
  for (int64_t i = last + 1; i < n; ++i) {
    if (!(a[i] < a[last])) continue;
    const K key = a[i];
    a[i] = a[last];
    int64_t j = last;
    for (; j > 0 && key < a[j - 1]; --j) a[j] = a[j - 1];
    a[j] = key;
  }
  return true;
}

/// The number of parts that are sorted each for itself, and then merged.
int64_t sorted_parts(const Row& row, int64_t n) {
  int64_t parts = 1;
  while (row.parallel && parts < 64 && 2 * parts <= thread_count() && n / (2 * parts) >= kSortGrain)
    parts *= 2;
  while (n / parts >= kMaxAtOnce) parts *= 2;
  return parts;
}

/// Sorts keys, using `b` as buffer of the same size; returns where the result is.
template <int first, int last, class K>
K* order(const Row& row, K* a, K* b, int64_t n) {
  if (row.partition) {
    if (select_few(row, a, n)) return a;
    const int64_t* end = std::lower_bound(row.kth.begin(), row.kth.end(), n);
    if constexpr (kForSpeed) {
      select_places(a, b, 0, n, {row.kth.data, size_t(end - row.kth.data)});
    } else {
      K* begin = a;
      for (const int64_t* k = row.kth.begin(); k != end; ++k) {
        if (a + *k < begin) continue;
        std::nth_element(begin, a + *k, a + n);
        begin = a + *k + 1;
      }
    }
    return a;
  }
  const int64_t parts = sorted_parts(row, n);
  const int64_t width = divide_up(n, parts);
  parallel_for(parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t p = begin; p < end; ++p)
      if (const int64_t at = p * width, count = std::min(width, n - at); !sort_vectors(a + at, count))
        sort_serial<first, last>(a + at, b + at, count);
  });
  for (int64_t w = width; w < n; w *= 2) {
    parallel_for(n, divisible(kSortGrain),
                 [&](int64_t begin, int64_t end) { merge_range(a, b, n, w, begin, end); });
    std::swap(a, b);
  }
  return a;
}

/// How elements of a dtype are ordered as signed numbers.
template <DType D>
constexpr auto signed_order() {
  using K = Key<D>;
  using Bits = typename K::Bits;
  using S = std::make_signed_t<Bits>;
  constexpr S least = S(K::sign), most = S(Bits(~K::sign));
  if constexpr (K::real) return SignedOrder<S>{most, 0, S(Bits(~K::infinity)), S(K::infinity)};
  return SignedOrder<S>{0, K::negative ? S{0} : least, least, most};
}

/// Whether partitions around one place are made by find_ranked().
template <DType D>
constexpr bool kRanked = kForSpeed && sizeof(typename Key<D>::Bits) >= 4;

/// Moves the elements, or their positions, around the one place that is asked for. `keys` and `room` hold n
/// elements; `keys` may be `out`. Returns false if that is left to others.
template <DType D, bool positions, class Out>
bool partition_around(const Row& row, const typename Key<D>::Bits* source, Out* out, char* keys, char* room) {
  if constexpr (kRanked<D>) {
    using S = std::make_signed_t<typename Key<D>::Bits>;
    constexpr SignedOrder<S> order = signed_order<D>();
    if (row.kth.size != 1 || row.n < kWorthSampling) return false;
    const S* x = reinterpret_cast<const S*>(source);
    Ranked<S> found;
    if (!find_ranked(x, row.n, order, row.kth.data[0], reinterpret_cast<S*>(keys), reinterpret_cast<S*>(room),
                     found))
      return false;
    const Regions regions{found.below, found.equal, row.n};
    if constexpr (positions)
      selection_kernels().move_positions(S{})(x, order, found.key, regions, out);
    else
      selection_kernels().move(S{})(x, order, found.key, regions, reinterpret_cast<S*>(out));
    return true;
  }
  return false;
}

/// Whether a row has NaN or infinities, and its zeros in order if any is negative. `room` holds n
/// elements.
template <DType D>
bool find_special(const Row& row, const typename Key<D>::Bits* x, typename Key<D>::Bits* room,
                  std::vector<typename Key<D>::Bits>& zeros) {
  using Bits = typename Key<D>::Bits;
  using S = std::make_signed_t<Bits>;
  SignedOrder<S> finite = signed_order<D>();
  ++finite.lowest;
  --finite.highest;
  const InRange found = selection_kernels().collect(S{})(reinterpret_cast<const S*>(x), row.n, finite, S{-1},
                                                         S{0}, reinterpret_cast<S*>(room));
  if (!row.partition && std::any_of(room, room + found.count, [](Bits key) { return key != 0; }))
    for (int64_t i = 0; i < found.count; ++i) zeros.push_back(room[i] ? Key<D>::sign : Bits{0});
  return found.outside;
}

/// Keys of elements, or elements of keys.
template <DType D, bool to_keys, class Bits>
void convert_keys(const Bits* x, int64_t n, Bits* out) {
  if constexpr (kRanked<D>) {
    using S = std::make_signed_t<Bits>;
    constexpr SignedOrder<S> order = signed_order<D>();
    constexpr S inner = S(order.flip ^ S(Key<D>::sign));
    selection_kernels().reorder(S{})(reinterpret_cast<const S*>(x), n, to_keys ? S{0} : inner,
                                     order.magnitude, to_keys ? inner : S{0}, reinterpret_cast<S*>(out));
  } else {
    for (int64_t i = 0; i < n; ++i) out[i] = to_keys ? Key<D>::encode(x[i]) : Key<D>::decode(x[i]);
  }
}

/// Sorts values: converts the row to keys, in the memory of the result. `room` holds n elements.
template <DType D>
void order_values(const Row& row, const char* source, char* result, char* room) {
  using Bits = typename Key<D>::Bits;
  const Bits* x = reinterpret_cast<const Bits*>(source);
  Bits* out = reinterpret_cast<Bits*>(result);
  Bits* spare = reinterpret_cast<Bits*>(room);
  if (row.partition && x != out && partition_around<D, false>(row, x, out, result, room)) return;
  bool as_they_are = kForSpeed && !row.partition && sorted_parts(row, row.n) == 1;
  int64_t n = row.n, zeros = 0;
  std::vector<Bits> signs;  // the zeros in order, if both kinds occur
  if constexpr (Key<D>::real) {
    std::atomic<int64_t> nan_count{0}, negative_zeros{0};
    const bool alone = kRanked<D> && (!row.parallel || thread_count() == 1);
    if constexpr (kRanked<D>)
      if (alone) nan_count = find_special<D>(row, x, spare, signs);
    as_they_are =
        as_they_are && alone && !nan_count;  // Highway's sorts of floats take infinities for no elements
    if (!alone)
      row.each(n, [&](int64_t begin, int64_t end) {
        int64_t nans = 0, negatives = 0;
        for (int64_t i = begin; i < end; ++i) {
          nans += Key<D>::is_nan(x[i]);
          negatives += x[i] == Key<D>::sign;
        }
        if (nans) nan_count += nans;
        if (negatives) negative_zeros += negatives;
      });
    if (negative_zeros && !row.partition)
      for (int64_t i = 0; i < n; ++i)
        if (Bits(x[i] << 1) == 0) signs.push_back(x[i]);
    zeros = int64_t(signs.size());
    if (nan_count) {
      int64_t kept = 0, nans = 0;
      for (int64_t i = 0; i < n; ++i)
        if (Key<D>::is_nan(x[i]))
          spare[nans++] = x[i];
        else
          out[kept++] = x[i];
      std::copy(spare, spare + nans, out + kept);
      n = kept;
      x = out;
    }
  }
  bool done = false;
  if (as_they_are) {
    if (x != out) std::memcpy(out, x, size_t(n) * sizeof(Bits));
    x = out;
    done = sort_elements(D, out, n);
  }
  if (!done) {
    row.each(n,
             [&](int64_t begin, int64_t end) { convert_keys<D, true>(x + begin, end - begin, out + begin); });
    const Bits* ordered = order<0, int(sizeof(Bits))>(row, out, spare, n);
    row.each(n, [&](int64_t begin, int64_t end) {
      convert_keys<D, false>(ordered + begin, end - begin, out + begin);
    });
  }
  if (zeros) {
    const Bits first = Key<D>::encode(Key<D>::sign);
    Bits* place = std::lower_bound(out, out + n, first, [](Bits b, Bits k) { return Key<D>::encode(b) < k; });
    std::copy(signs.begin(), signs.end(), place);
  }
}

template <DType D, class K>
K* pair_with_positions(const Row& row, const typename Key<D>::Bits* x, K* a, K* b) {
  row.each(row.n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      if constexpr (std::is_same_v<K, Pair>)
        a[i] = {uint64_t(i), uint64_t(Key<D>::rank(x[i]))};
      else
        a[i] = uint64_t(Key<D>::rank(x[i])) << 32 | uint64_t(i);
    }
  });
  constexpr int first = std::is_same_v<K, Pair> ? 0 : 4;
  return order<first, first + int(sizeof(typename Key<D>::Bits))>(row, a, b, row.n);
}

/// Sorts the positions of wide keys as numbers of 64 bits: as many of the highest bits of each key, after the
/// least one is subtracted, as there is room for above the position. Keys that agree in these are put in
/// order afterwards. Returns false if that would be many. `room` holds n numbers.
template <DType D>
bool order_packed(const Row& row, const uint64_t* x, int64_t* out, uint64_t* room) {
  const int64_t n = row.n;
  if (!kForSpeed || row.partition || n < 2) return false;
  std::atomic<uint64_t> smallest{~uint64_t{0}}, largest{0};
  row.each(n, [&](int64_t begin, int64_t end) {
    uint64_t low = ~uint64_t{0}, high = 0;
    for (; begin < end; ++begin) {
      const uint64_t key = Key<D>::rank(x[begin]);
      low = std::min(low, key);
      high = std::max(high, key);
    }
    for (uint64_t now = smallest; low < now && !smallest.compare_exchange_weak(now, low);) {
    }
    for (uint64_t now = largest; high > now && !largest.compare_exchange_weak(now, high);) {
    }
  });
  const uint64_t least = smallest, range = largest - least;
  const int bits = std::bit_width(uint64_t(n - 1)), excess = std::bit_width(range) + bits - 64;
  const int dropped = std::max(excess, 0);
  uint64_t* const packed = reinterpret_cast<uint64_t*>(out);
  row.each(n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      packed[i] = (Key<D>::rank(x[i]) - least) >> dropped << bits | uint64_t(i);
  });
  const uint64_t* const ordered = order<0, 8>(row, packed, room, n);
  const uint64_t mask = (uint64_t{1} << bits) - 1;
  const auto key_at = [&](int64_t i) { return Key<D>::rank(x[ordered[i] & mask]); };
  const auto agree = [&](int64_t i) { return (ordered[i - 1] ^ ordered[i]) <= mask; };
  std::vector<std::pair<int64_t, int64_t>> runs;  // of keys that are not in order yet
  int64_t length = 0;
  for (int64_t i = 1; dropped && i < n; ++i) {
    if (!agree(i)) continue;
    int64_t begin = i - 1;
    bool in_order = true;
    uint64_t last = key_at(begin);
    for (uint64_t next; i < n && agree(i); ++i, last = next) {
      next = key_at(i);
      in_order = in_order && last <= next;
    }
    if (in_order) continue;
    runs.push_back({begin, i});
    length += i - begin;
    if (length > n / 8) return false;
  }
  row.each(n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) out[i] = int64_t(ordered[i] & mask);
  });
  for (const auto& [begin, end] : runs)
    std::sort(out + begin, out + end, [&](int64_t a, int64_t b) {
      const uint64_t left = Key<D>::rank(x[a]), right = Key<D>::rank(x[b]);
      return left != right ? left < right : a < b;
    });
  return true;
}

/// Sorts positions; `room` holds sort_workspace() bytes, or twice the row's `wide` pairs.
template <DType D>
void order_positions(const Row& row, const char* source, char* result, char* room, bool wide) {
  const auto* x = reinterpret_cast<const typename Key<D>::Bits*>(source);
  int64_t* out = reinterpret_cast<int64_t*>(result);
  if (row.partition && partition_around<D, true>(row, x, out, result, room)) return;
  if constexpr (kForSpeed && sizeof(typename Key<D>::Bits) == 8)
    if (order_packed<D>(row, x, out, reinterpret_cast<uint64_t*>(room))) return;
  if (wide) {
    Pair* a = reinterpret_cast<Pair*>(room);
    const Pair* ordered = pair_with_positions<D>(row, x, a, a + row.n);
    row.each(row.n, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) out[i] = int64_t(ordered[i].position);
    });
    return;
  }
  uint64_t* a = reinterpret_cast<uint64_t*>(out);
  const uint64_t* ordered = pair_with_positions<D>(row, x, a, reinterpret_cast<uint64_t*>(room));
  row.each(row.n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) out[i] = int64_t(ordered[i] & 0xffffffffu);
  });
}

/// Whether positions are sorted as pairs.
template <DType D>
bool is_wide(int64_t n) {
  return sizeof(typename Key<D>::Bits) == 8 || n >> 32;
}

/// Bytes of memory for sorting one row.
template <DType D>
int64_t row_room(int64_t n, bool positions) {
  return is_wide<D>(n) && positions ? 32 * n : sort_workspace(n, sizeof(typename Key<D>::Bits), positions);
}

template <DType D>
void sort_row(const Row& row, const SortParams& params, const char* from, char* to, char* room) {
  if (params.positions)
    order_positions<D>(row, from, to, room, is_wide<D>(row.n));
  else
    order_values<D>(row, from, to, room);
}

/// Sorts `outer` times the rows that `layout` describes, `inner` of them, in blocks side by side.
template <DType D>
void sort_side_by_side(const Row& row, const SortParams& params, const char* x, char* out, int64_t outer,
                       int64_t inner, const LaneLayout& layout) {
  constexpr int64_t item = int64_t(sizeof(typename Key<D>::Bits));
  const int64_t n = row.n, out_item = params.positions ? 8 : item;
  const int64_t lanes = kLaneBytes / out_item, blocks = divide_up(inner, lanes);
  const int64_t room = row_room<D>(n, params.positions);
  parallel_for(outer * blocks, divisible(items_within_grain(kSortGrain, lanes * n)),
               [&](int64_t begin, int64_t end) {
                 const LaneRoom lane_room(n);
                 std::unique_ptr<char[]> own;  // for rows that are sorted one by one, after their copies
                 for (; begin < end; ++begin) {
                   const int64_t lane = begin % blocks * lanes, count = std::min(lanes, inner - lane);
                   const int64_t first = begin / blocks * inner * n + lane * layout.across;
                   const char* from = x + first * item;
                   char* to = out + first * out_item;
                   if (params.positions) {
                     order_lane_positions<D>(layout, count, row.kth, row.partition, from, to, lane_room);
                     continue;
                   }
                   if (order_lane_values<D>(layout, count, row.kth, row.partition, from, to, lane_room))
                     continue;
                   if (!own) own.reset(new char[size_t(room + n * item)]);
                   char* copied = own.get() + room;
                   for (int64_t i = 0; i < count; ++i) {
                     const int64_t at = i * layout.across * item, step = layout.along * item;
                     gather(from + at, step, copied, n, size_t(item));
                     order_values<D>(row, copied, copied, own.get());
                     scatter(copied, to + at, step, n, size_t(item));
                   }
                 }
               });
}

template <DType D>
void sort_rows(const Launch& launch, const SortParams& params) {
  const Operand &x = launch.operands[0], &workspace = launch.operands[1], &kth = launch.operands[2];
  const Operand& out = launch.operands[3];
  const int64_t rows = x.shape[0], n = x.shape[1];
  if (size_of(x) == 0) return;
  const int64_t item = int64_t(sizeof(typename Key<D>::Bits)), out_item = params.positions ? 8 : item;
  const Row whole{n, n >= kLongRow, {data_of<const int64_t>(kth), size_t(size_of(kth))}, params.partition};
  if constexpr (kForSpeed && D != CTN_BOOL) {
    if (x.ndim == 3)
      return sort_side_by_side<D>(whole, params, x.data, out.data, rows, x.shape[2], {n, x.shape[2], 1});
    if (n <= kSideBySide && rows >= kLaneBytes / out_item / 2)
      return sort_side_by_side<D>(whole, params, x.data, out.data, 1, rows, {n, 1, n});
  }
  const int64_t room = row_room<D>(n, params.positions);
  const auto run = [&](int64_t row, char* memory) {
    sort_row<D>(whole, params, x.data + row * n * item, out.data + row * n * out_item, memory);
  };
  if (whole.parallel || rows == 1) {
    std::unique_ptr<char[]> own(size_of(workspace) < room ? new char[size_t(room)] : nullptr);
    for (int64_t row = 0; row < rows; ++row) run(row, own ? own.get() : workspace.data);
    return;
  }
  parallel_for(rows, divisible(items_within_grain(kSortGrain, 4 * n)), [&](int64_t begin, int64_t end) {
    const std::unique_ptr<char[]> own(new char[size_t(room)]);
    for (int64_t row = begin; row < end; ++row) run(row, own.get());
  });
}

}  // namespace

void sort(const Launch& launch, const SortParams& params) {
  dispatch_dtype(launch.operands[0].dtype, [&]<DType D>() { sort_rows<D>(launch, params); });
}

}  // namespace catenary::cpu
