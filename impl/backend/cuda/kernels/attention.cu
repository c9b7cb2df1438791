// Attention and its gradient: tiles of queries against tiles of keys, without the matrix of scores.
#include "impl/backend/cuda/kernels/attention.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/loss.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/tiles.h"

// A thread has so many squares of scores, and of columns of the result.
template <class S>
using Shape = TileShape<16, 8, 1, sizeof(Number<S>) == 8 ? 1 : 2, 8>;
constexpr unsigned kQuad = Shape<float>::kQuad, kInner = Shape<float>::kInner,
                   kAcross = Shape<float>::kAcross;
constexpr unsigned kStep = Shape<float>::kColumns, kWide = unsigned(kAttentionColumns) / kStep;
static_assert(Shape<float>::kThreads == kAttentionThreads && Shape<double>::kThreads == kAttentionThreads &&
              Shape<float>::kRows == kAttentionRows && Shape<double>::kRows == kAttentionRows / 2 &&
              kStep == kAttentionStep && kStep % kInner == 0);

template <class S>
using Scores = TileSums<S, Shape<S>>;
template <class S>
using Results = Number<S>[Shape<S>::kHigh][kQuad][kWide][kQuad];

/// A tile of scores or weights is stored by columns, whose quads of rows are permuted, so that neighboring
/// threads write to different banks.
template <class S>
struct Memory {
  using T = Number<S>;
  using Quad = Pack<T, kQuad>;
  static constexpr unsigned kRows = Shape<S>::kRows, kParts = Shape<S>::kThreads / kRows;
  union {
    StepMemory<S, Shape<S>> of_scores;
    alignas(sizeof(Quad)) T summed[kInner][kAttentionColumns];
  };
  Quad tile[kStep][kRows / kQuad];
  T numbers[kAttentionThreads];
  Quad factors[kRows / kQuad];

  CTN_DEVICE Quad& quad(unsigned column, unsigned i) { return tile[column][i ^ (column / kQuad % 8)]; }
  CTN_DEVICE T& at(unsigned row, unsigned column) { return quad(column, row / kQuad).items[row % kQuad]; }
  CTN_DEVICE T& factor(unsigned row) { return factors[row / kQuad].items[row % kQuad]; }
};

CTN_DEVICE unsigned across() { return threadIdx.x % kAcross; }
CTN_DEVICE unsigned down() { return threadIdx.x / kAcross; }

/// Up to `most` of the rows that are left.
CTN_DEVICE unsigned at_most(int64_t left, unsigned most) { return left < most ? unsigned(left) : most; }

/// The factor of scores, which float kernels take from where it needs no register.
template <class T>
CTN_DEVICE T scale_of(const AttentionCommon& p) {
  if constexpr (sizeof(T) == 8)
    return p.scale;
  else
    return p.scale32;
}

/// Rows from `data` on as an operand of a product over their elements, which may be scaled: one step's
/// elements that this thread moves to shared memory.
template <class S, unsigned kLines, bool kScaled>
struct FetchedRows {
  static constexpr unsigned kAtOnce = kAttentionThreads / kInner, kCount = kLines / kAtOnce;
  const AttentionCommon& common;
  const char* next;
  int64_t step;
  unsigned count;  // of the rows of this thread
  Number<S> items[kCount];

  CTN_DEVICE FetchedRows(const AttentionCommon& p, const char* data, int64_t stride, unsigned rows)
      : common(p) {
    const unsigned row = threadIdx.x / kInner;
    next = data + row * stride + threadIdx.x % kInner * sizeof(S);
    step = kAtOnce * stride;
    count = row < rows ? (rows - row + kAtOnce - 1) / kAtOnce : 0;
  }
  /// Fetches the elements after those that were fetched last.
  CTN_DEVICE void fetch(int64_t begin, int64_t end) {
    const unsigned most = begin + threadIdx.x % kInner < end ? count : 0;
    const char* at = next;
    CTN_UNROLL
    for (unsigned i = 0; i < kCount; ++i) {
      items[i] = i < most ? Number<S>(number_of(*reinterpret_cast<const S*>(at))) : Number<S>(0);
      if constexpr (kScaled) items[i] *= scale_of<Number<S>>(common);
      at += step;
    }
    next += kInner * sizeof(S);
  }
  template <size_t kPitch>
  CTN_DEVICE void put(Number<S> (&tile)[kInner][kPitch]) const {
    CTN_UNROLL
    for (unsigned i = 0; i < kCount; ++i)
      tile[threadIdx.x % kInner][threadIdx.x / kInner + i * kAtOnce] = items[i];
  }
};

/// Columns of rows from `data` on: kInner rows at a time, of which each thread moves one column.
template <class S>
struct FetchedColumns {
  static_assert(kAttentionColumns == kAttentionThreads);
  const char* at;
  int64_t stride;
  unsigned columns;
  Number<S> items[kInner];

  CTN_DEVICE FetchedColumns(const char* data, int64_t stride, unsigned columns)
      : at(data + threadIdx.x * sizeof(S)), stride(stride), columns(columns) {}
  /// Fetches the next rows, of which `left` are left.
  CTN_DEVICE void fetch(unsigned left) {
    const unsigned most = threadIdx.x < columns ? left : 0;
    CTN_UNROLL
    for (unsigned i = 0; i < kInner; ++i) {
      items[i] = i < most ? Number<S>(number_of(*reinterpret_cast<const S*>(at))) : Number<S>(0);
      at += stride;
    }
  }
  CTN_DEVICE void put(Number<S> (&tile)[kInner][kAttentionColumns]) const {
    CTN_UNROLL
    for (unsigned i = 0; i < kInner; ++i) tile[i][threadIdx.x] = items[i];
  }
};

/// What this block computes: rows from row() on and columns from column() on of the result of one head.
template <class S>
struct Place {
  int64_t batch, head;
  unsigned tile, part;

  /// The last tiles come first if they take longest.
  CTN_DEVICE Place(const AttentionCommon& p, bool last_first) {
    const unsigned left = quotient(blockIdx.x, p.parts), heads = quotient(left, p.tiles);
    part = blockIdx.x - left * p.parts.value;
    tile = left - heads * p.tiles.value;
    if (last_first) tile = p.tiles.value - 1 - tile;
    head = p.first_head + heads;
    batch = head / p.heads;
    head -= batch * p.heads;
  }
  CTN_DEVICE int64_t row() const { return int64_t(tile) * Shape<S>::kRows; }
  CTN_DEVICE int64_t column() const { return int64_t(part) * kAttentionColumns; }
  /// The place of a query among those of all heads.
  CTN_DEVICE int64_t query(const AttentionCommon& p, int64_t i) const {
    return (batch * p.heads + head) * p.queries + i;
  }
  CTN_DEVICE char* rows(const HeadRows& x, int64_t first) const {
    return x.data + batch * x.batch + head * x.head + first * x.row;
  }
  CTN_DEVICE FetchedColumns<S> columns(const HeadRows& x, int64_t first, int64_t columns) const {
    return {rows(x, first) + column() * int64_t(sizeof(S)), x.row,
            at_most(columns - column(), kAttentionColumns)};
  }
};

/// An operand of products over elements: `count` rows from `first` on.
struct Lines {
  const HeadRows& x;
  int64_t first;
  unsigned count;
};

/// The products of rows of a, which may be scaled, and b, as a tile.
template <class S, bool kScaled>
CTN_DEVICE void multiply_rows(const AttentionCommon& common, const Place<S>& place, const Lines& a,
                              const Lines& b, Memory<S>& memory, Scores<S>& products) {
  FetchedRows<S, Shape<S>::kRows, kScaled> left(common, place.rows(a.x, a.first), a.x.row, a.count);
  FetchedRows<S, kStep, false> right(common, place.rows(b.x, b.first), b.x.row, b.count);
  sum_products<S, Shape<S>>(left, right, 0, kScaled ? common.size : common.value_size, memory.of_scores,
                            products);
}

/// Which scores of a tile count, and what is added to them.
template <class S>
struct Visible {
  using T = Number<S>;
  unsigned queries, keys;
  int past;  // the key `past` after the query of the same number is the last one that it sees
  const char* mask;
  int64_t mask_query, mask_key;
  bool is_bool;

  CTN_DEVICE Visible(const AttentionCommon& p, const Place<S>& place, int64_t query, int64_t key) {
    queries = at_most(p.queries - query, kStep);
    keys = at_most(p.keys - key, kStep);
    const int64_t least = -int64_t(kStep), most = kStep, d = p.causal ? query - key : most;
    past = int(d < least ? least : d > most ? most : d);
    mask = p.mask.data ? place.rows(p.mask, query) + key * p.mask_key : nullptr;
    mask_query = p.mask.row;
    mask_key = p.mask_key;
    is_bool = p.mask_is_bool;
  }
  /// Whether all scores of so many queries and keys count and have no mask.
  CTN_DEVICE bool is_whole(unsigned first, unsigned second) const {
    return !mask && queries >= first && keys >= second && past >= int(second) - 1;
  }
  /// False for what does not exist and for the future.
  CTN_DEVICE bool is_seen(unsigned query, unsigned key) const {
    return query < queries && key < keys && int(key - query) <= past;
  }
  /// A score that is seen, with its mask.
  CTN_DEVICE T masked(T score, unsigned query, unsigned key) const {
    if (!mask) return score;
    const char* at = mask + query * mask_query + key * mask_key;
    if (is_bool) return *at ? score : -T(__builtin_inf());
    return score + number_of(*reinterpret_cast<const S*>(at));
  }
};

/// sums += the weights in memory times `count` rows. All threads must have written their weights.
template <class S>
CTN_DEVICE void add_weighted(Memory<S>& memory, FetchedColumns<S> rows, unsigned count, Results<S>& sums) {
  using Quad = typename Memory<S>::Quad;
  constexpr unsigned kHigh = Shape<S>::kHigh;
  rows.fetch(count);
  for (unsigned inner = 0; inner < count; inner += kInner) {
    rows.put(memory.summed);
    __syncthreads();
    if (inner + kInner < count) rows.fetch(count - inner - kInner);
    CTN_UNROLL
    for (unsigned j = 0; j < kWide; ++j) {
      if (j * kStep >= rows.columns) break;
      CTN_UNROLL_BY(4)
      for (unsigned k = 0; k < kInner; ++k) {
        Quad x[kHigh];
        CTN_UNROLL
        for (unsigned i = 0; i < kHigh; ++i) x[i] = memory.quad(inner + k, i * Shape<S>::kDown + down());
        const Quad y = *reinterpret_cast<const Quad*>(&memory.summed[k][(j * kAcross + across()) * kQuad]);
        CTN_UNROLL
        for (unsigned i = 0; i < kHigh; ++i) CTN_UNROLL
        for (unsigned r = 0; r < kQuad; ++r) CTN_UNROLL
        for (unsigned c = 0; c < kQuad; ++c)
          sums[i][r][j][c] = add_product<S>(x[i].items[r], y.items[c], sums[i][r][j][c]);
      }
    }
    __syncthreads();
  }
}

/// Stores this thread's squares of numbers as a tile: the one in column j of each row of squares.
template <class S, unsigned kCount>
CTN_DEVICE void put(Memory<S>& memory, const Number<S> (&numbers)[Shape<S>::kHigh][kQuad][kCount][kQuad],
                    unsigned j) {
  CTN_UNROLL
  for (unsigned i = 0; i < Shape<S>::kHigh; ++i) CTN_UNROLL
  for (unsigned c = 0; c < kQuad; ++c) {
    typename Memory<S>::Quad quad;
    CTN_UNROLL
    for (unsigned r = 0; r < kQuad; ++r) quad.items[r] = numbers[i][r][j][c];
    memory.quad(across() * kQuad + c, i * Shape<S>::kDown + down()) = quad;
  }
}

/// Calls f(row, column, number) for the numbers of the tile that this thread stored.
template <class S, class F>
CTN_DEVICE void each_stored(Memory<S>& memory, const F& f) {
  CTN_UNROLL_BY(1)
  for (unsigned k = 0; k < Shape<S>::kHigh * kQuad; ++k) {
    const unsigned column = across() * kQuad + k % kQuad, i = k / kQuad * Shape<S>::kDown + down();
    auto& quad = memory.quad(column, i);
    CTN_UNROLL
    for (unsigned r = 0; r < kQuad; ++r) f(i * kQuad + r, column, quad.items[r]);
  }
}

/// Writes the results, each row times its factor.
template <class S>
CTN_DEVICE void write(Memory<S>& memory, const Results<S>& sums, const Place<S>& place,
                      const HeadRows& result, unsigned rows, int64_t columns) {
  CTN_UNROLL
  for (unsigned j = 0; j < kWide; ++j) {
    const int64_t left = columns - place.column() - j * kStep;
    if (left <= 0) break;
    const unsigned count = at_most(left, kStep);
    put<S>(memory, sums, j);
    __syncthreads();
    const unsigned column = threadIdx.x % kStep;
    S* to = reinterpret_cast<S*>(place.rows(result, place.row())) + place.column() + j * kStep + column;
    CTN_UNROLL_BY(1)
    for (unsigned row = threadIdx.x / kStep; row < rows && column < count; row += Shape<S>::kThreads / kStep)
      *reinterpret_cast<S*>(reinterpret_cast<char*>(to) + row * result.row) =
          Narrow<S>()(memory.at(row, column) * memory.factor(row));
    __syncthreads();
  }
}

/// Keeps a running maximum and sum for each query, and rescales the results so far when the maximum grows.
template <class S>
CTN_DEVICE void forward(const AttentionForward& p) {
  using T = Number<S>;
  using Tile = Memory<S>;
  constexpr unsigned kRows = Tile::kRows, kColumns = kStep / Tile::kParts;
  constexpr T kInfinity = T(__builtin_inf());
  CTN_SHARED Tile memory;
  const AttentionCommon& common = p.common;
  const Place<S> place(common, common.causal);
  const unsigned queries = at_most(common.queries - place.row(), kRows);
  const int64_t past = place.row() + queries;
  const int64_t keys = common.causal && past < common.keys ? past : common.keys;
  // Between the products a thread has one query and a part of the keys.
  const unsigned row = threadIdx.x % kRows, part = threadIdx.x / kRows;
  T most = -kInfinity, total = 0;
  Results<S> sums = {};
  for (int64_t key = 0; key < keys; key += kStep) {
    const unsigned count = at_most(keys - key, kStep);
    {
      Scores<S> scores = {};
      multiply_rows<S, true>(common, place, {p.q, place.row(), queries}, {p.k, key, count}, memory, scores);
      put<S>(memory, scores, 0);
    }
    const Visible<S> visible(common, place, place.row(), key);
    if (!visible.is_whole(queries, kStep))
      each_stored(memory, [&](unsigned query, unsigned column, T& score) {
        score = visible.is_seen(query, column) ? visible.masked(score, query, column) : -kInfinity;
      });
    __syncthreads();
    T now = most;
    CTN_UNROLL_BY(4)
    for (unsigned c = part * kColumns; c < (part + 1) * kColumns; ++c)
      now = SoftmaxMax()(now, memory.at(row, c));
    memory.numbers[threadIdx.x] = now;
    __syncthreads();
    CTN_UNROLL
    for (unsigned k = 0; k < Tile::kParts; ++k) now = SoftmaxMax()(now, memory.numbers[k * kRows + row]);
    const T base = now == -kInfinity ? T(0) : now;
    const T shrink = now == most ? T(1) : SoftmaxTerm()(most, base);
    most = now;
    total *= shrink;
    if (part == 0) memory.factor(row) = shrink;
    CTN_UNROLL_BY(4)
    for (unsigned c = part * kColumns; c < (part + 1) * kColumns; ++c) {
      T& score = memory.at(row, c);
      score = SoftmaxTerm()(score, base);
      total += score;
    }
    __syncthreads();
    CTN_UNROLL
    for (unsigned i = 0; i < Shape<S>::kHigh; ++i) {
      const auto factors = memory.factors[i * Shape<S>::kDown + down()];
      CTN_UNROLL
      for (unsigned r = 0; r < kQuad; ++r) CTN_UNROLL
      for (unsigned j = 0; j < kWide; ++j) CTN_UNROLL
      for (unsigned c = 0; c < kQuad; ++c) sums[i][r][j][c] *= factors.items[r];
    }
    add_weighted<S>(memory, place.columns(p.v, key, common.value_size), count, sums);
  }
  memory.numbers[threadIdx.x] = total;
  __syncthreads();
  if (part == 0) {
    CTN_UNROLL
    for (unsigned k = 1; k < Tile::kParts; ++k) total += memory.numbers[k * kRows + row];
    // A query that sees no key gets zeros as results and infinity as logarithm, so that its weights are zero
    // again.
    memory.factor(row) = total == T(0) ? T(0) : T(1) / total;
    if (place.column() == 0 && row < queries)
      static_cast<T*>(p.lse)[place.query(common, place.row() + row)] =
          total == T(0) ? kInfinity : most + math_log(total);
  }
  write<S>(memory, sums, place, p.y, queries, common.value_size);
}

/// Recomputes the weights from the logarithms of their sums.
template <class S>
CTN_DEVICE void backward(const AttentionBackward& p) {
  using T = Number<S>;
  constexpr unsigned kRows = Memory<S>::kRows;
  CTN_SHARED Memory<S> memory;
  const AttentionCommon& common = p.common;
  const bool by_queries = p.by_queries;
  const Place<S> place(common, common.causal && by_queries);
  const unsigned rows = at_most(p.rows - place.row(), kRows);
  // The other rows: keys up to the last query's, or queries from the first key's on.
  int64_t begin = common.causal && !by_queries ? place.row() : 0, end = p.other_rows;
  if (common.causal && by_queries && place.row() + rows < end) end = place.row() + rows;
  unsigned steps = begin < end ? unsigned((end - begin + kStep - 1) / kStep) : 0;
  static_assert(kAttentionThreads == 2 * kStep);
  const bool has_lse = threadIdx.x < kStep;
  const unsigned own_query = threadIdx.x % kStep;
  const T* const numbers = static_cast<const T*>(has_lse ? p.lse : p.dots);
  Results<S> sums = {};
  for (; steps > 0; --steps, begin += kStep) {
    const unsigned count = at_most(p.other_rows - begin, kStep);
    const int64_t query_begin = by_queries ? place.row() : begin;
    const bool is_query = query_begin + own_query < common.queries && (has_lse || !p.weights_alone);
    memory.numbers[threadIdx.x] = is_query ? numbers[place.query(common, query_begin + own_query)] : T(0);
    __syncthreads();
    {
      Scores<S> scores = {};
      multiply_rows<S, true>(common, place, {p.own, place.row(), rows}, {p.other, begin, count}, memory,
                             scores);
      put<S>(memory, scores, 0);
    }
    const Visible<S> visible(common, place, query_begin, by_queries ? begin : place.row());
    each_stored(memory, [&](unsigned row, unsigned column, T& score) {
      const unsigned query = by_queries ? row : column, key = by_queries ? column : row;
      score = visible.is_seen(query, key)
                  ? SoftmaxTerm()(visible.masked(score, query, key), memory.numbers[query])
                  : T(0);
    });
    if (!p.weights_alone) {
      Scores<S> changes = {};
      multiply_rows<S, false>(common, place, {p.own_value, place.row(), rows}, {p.other_value, begin, count},
                              memory, changes);
      CTN_UNROLL
      for (unsigned i = 0; i < Shape<S>::kHigh; ++i) CTN_UNROLL
      for (unsigned c = 0; c < kQuad; ++c) {
        const unsigned column = across() * kQuad + c, quad = i * Shape<S>::kDown + down();
        auto& weights = memory.quad(column, quad);
        CTN_UNROLL
        for (unsigned r = 0; r < kQuad; ++r) {
          const T dot = memory.numbers[kStep + (by_queries ? quad * kQuad + r : column)];
          weights.items[r] = weights.items[r] * (changes[i][r][0][c] - dot);
        }
      }
    }
    add_weighted<S>(memory, place.columns(p.summed, begin, p.columns), count, sums);
  }
  if (threadIdx.x < kRows) memory.factor(threadIdx.x) = p.weights_alone ? T(1) : scale_of<T>(common);
  write<S>(memory, sums, place, p.result, rows, p.columns);
}

template <class S>
CTN_DEVICE void dots(const AttentionDots& p) {
  using T = Number<S>;
  const int64_t lane = threadIdx.x % 32;
  for (uint64_t row = first_item() / 32; row < p.count; row += item_step() / 32) {
    const int64_t head = int64_t(row) / p.queries, query = int64_t(row) - head * p.queries;
    const int64_t batch = head / p.heads, of_batch = head - batch * p.heads;
    const auto at = [&](const HeadRows& x) {
      return reinterpret_cast<const S*>(x.data + batch * x.batch + of_batch * x.head + query * x.row);
    };
    const S *y = at(p.y), *gy = at(p.gy);
    T sum = 0;
    CTN_UNROLL_BY(2)
    for (int64_t i = lane; i < p.size; i += 32) sum = math_mad(number_of(gy[i]), number_of(y[i]), sum);
    for (int lanes = 16; lanes > 0; lanes /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, lanes);
    if (lane == 0) static_cast<T*>(p.dots)[row] = sum;
  }
}

}  // namespace

#define CTN_ATTENTION(TYPE, NAME, BLOCKS)                                                                    \
  CTN_CUDA_KERNEL(attention_##NAME, AttentionForward, kAttentionThreads, BLOCKS) { forward<TYPE>(p); }       \
  CTN_CUDA_KERNEL(attention_gradient_##NAME, AttentionBackward, kAttentionThreads, 2) { backward<TYPE>(p); } \
  CTN_CUDA_KERNEL(attention_dots_##NAME, AttentionDots, kAttentionDotThreads) { dots<TYPE>(p); }
// With 3 blocks, the code for compute capability 12.0 spills.
CTN_ATTENTION(Half, float16, 2)
CTN_ATTENTION(BFloat16, bfloat16, 3)
CTN_ATTENTION(float, float32, 3)
CTN_ATTENTION(double, float64, 2)

}  // namespace catenary::cuda
