// Attention and its gradient, tile by tile, without the matrix of scores.
#include <array>
#include <cmath>
#include <limits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/attention_tiles.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/params/attention.h"
#include "impl/base/for_speed.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kBlockTiles = 8;  // number of query tiles for which keys are packed once
constexpr int64_t kFewQueries = 8;  // number of queries at most for which they are not
constexpr double kInfinity = std::numeric_limits<double>::infinity();

int64_t grain_of(double work) { return int64_t(kAttentionGrain / std::max(work, 1.0)) + 1; }

/// The operands of both kernels, and their division into parts.
template <class T>
struct Problem {
  const AttentionParams params;
  const Operand &q, &k, &v;
  const Operand* rest;  // operands after the optional mask
  const int64_t batch, heads, queries, keys, size, value_size;
  const Visible<T> visible;

  Problem(const Launch& launch, const AttentionParams& params)
      : params(params),
        q(launch.operands[0]),
        k(launch.operands[1]),
        v(launch.operands[2]),
        rest(launch.operands + (params.has_mask ? 4 : 3)),
        batch(q.shape[0]),
        heads(q.shape[1]),
        queries(q.shape[2]),
        keys(k.shape[2]),
        size(q.shape[3]),
        value_size(v.shape[3]),
        visible(params.causal, params.has_mask ? &launch.operands[3] : nullptr) {}

  int64_t all_heads() const { return batch * heads; }
  double work(int64_t rows) const { return double(rows) * double(keys) * double(size + value_size); }
  template <class U>
  Rows<U> rows(const Operand& x, int64_t head) const {
    return rows_of<U>(x, head / heads, head % heads);
  }
  /// Whether operands have the dtype T, so that rows are read and written in their place.
  bool direct() const { return is_direct<T>(q); }
  /// The number of elements of a buffer for `count` that are converted.
  int64_t room(int64_t count) const { return direct() ? 0 : count; }
  /// Returns rows [first, first + count) in T, either themselves or converted to `room`.
  Rows<const T> read(const Operand& x, int64_t head, int64_t first, int64_t count, T* room) const {
    if (direct()) {
      const Rows<const T> all = rows<const T>(x, head);
      return {all.at(first), all.stride};
    }
    const int64_t columns = x.shape[3];
    const char* from = at(x, head, first);
    const Pieces pieces = pieces_of(x, count);
    for (int64_t i = 0; i < pieces.count; ++i)
      load(from + i * x.strides[2], x.dtype, room + i * columns, pieces.length);
    return {room, columns};
  }
  /// Returns where rows are computed: in their place or in `room`, from which write() converts them.
  Rows<T> target(const Operand& x, int64_t head, int64_t first, T* room) const {
    if (!direct()) return {room, x.shape[3]};
    const Rows<T> all = rows<T>(x, head);
    return {all.at(first), all.stride};
  }
  void write(Rows<T> from, const Operand& x, int64_t head, int64_t first, int64_t count) const {
    const Pieces pieces = pieces_of(x, count);
    for (int64_t i = 0; i < pieces.count && !direct(); ++i)
      store(from.at(i), x.dtype, at(x, head, first + i), pieces.length);
  }
  void scale_queries(int64_t head, int64_t first, int64_t count, T* out) const {
    const Rows<const T> from = read(q, head, first, count, out);
    for (int64_t i = 0; i < count; ++i)
      attention_kernels<T>().scale(from.at(i), out + i * size, size, T(params.scale));
  }
  /// The rows of a head, or none if there is no such head.
  HeadLines lines(const Operand& x, int64_t head) const {
    if (head >= all_heads()) return {};
    return {at(x, head, 0), x.strides[2], x.shape[2], x.shape[3] * int64_t(itemsize(x.dtype))};
  }
  template <size_t N>
  __attribute__((always_inline)) static void fetch(const std::array<HeadLines, N>& all, int64_t row) {
    for (const HeadLines& lines : all) lines.fetch(row);
  }
  /// Returns the number of queries in a block, such that there are enough blocks for all threads.
  int64_t block() const {
    const int64_t tiles = divide_up(queries, kTileRows);
    const int64_t wanted = all_heads() >= 2 * thread_count() ? 1 : 4 * thread_count();
    return std::max<int64_t>(1, std::min(kBlockTiles, tiles / wanted)) * kTileRows;
  }

 private:
  /// The rows of an operand, or, if they are adjacent, one piece of all of them.
  struct Pieces {
    int64_t count, length;
  };
  static Pieces pieces_of(const Operand& x, int64_t rows) {
    const int64_t length = x.shape[3];
    if (kForSpeed && x.strides[2] == length * int64_t(itemsize(x.dtype))) return {1, rows * length};
    return {rows, length};
  }
  char* at(const Operand& x, int64_t head, int64_t row) const {
    return x.data + head / heads * x.strides[0] + head % heads * x.strides[1] + row * x.strides[2];
  }
};

/// Alternates early and late blocks, because the later a causal block is, the longer it takes.
int64_t spread(int64_t i, int64_t count) { return i % 2 ? count - 1 - i / 2 : i / 2; }

/// A softmax over keys that arrive tile by tile: keeps a running maximum and sum for each query, and rescales
/// the results so far when the maximum grows.
template <class T>
class Forward {
 public:
  Forward(const Launch& launch, const AttentionParams& params)
      : p_(launch, params),
        tile_(keys_of_tile<T>(p_.keys, (p_.size + p_.value_size + kTileRows) * int64_t(sizeof(T)))),
        row_(tile_ + kPadding),
        block_(p_.block()) {}

  void run() {
    const int64_t blocks = divide_up(p_.queries, block_);
    parallel_for(p_.all_heads() * blocks, grain_of(p_.work(block_)), [&](int64_t begin, int64_t end) {
      const FlushSubnormals flush(true);
      Part part;
      const TileScratch<T> scratch({{&part.keys, tile_ * p_.size},
                                    {&part.values, tile_ * p_.value_size},
                                    {&part.queries, block_ * p_.size},
                                    {&part.scores, kTileRows * row_},
                                    {&part.room, 2 * row_},
                                    {&part.wide, p_.room(tile_ * p_.size)},
                                    {&part.results, p_.room(block_ * p_.value_size)},
                                    {&part.max, block_},
                                    {&part.sum, block_}});
      for (; begin < end; ++begin) {
        part.head = begin / blocks;
        part.first = spread(begin % blocks, blocks) * block_;
        part.count = std::min(block_, p_.queries - part.first);
        if (blocks == 1) part.next = lines_of(part.head + 1);
        run_block(part);
      }
    });
  }

 private:
  struct Part {
    T *keys, *values, *queries, *scores, *room, *wide, *results, *max, *sum;
    int64_t head, first, count;
    std::array<HeadLines, 4> next;  // of the head that follows, if this is all of a head
  };

  std::array<HeadLines, 4> lines_of(int64_t head) const {
    return {p_.lines(p_.q, head), p_.lines(p_.k, head), p_.lines(p_.v, head), p_.lines(p_.rest[0], head)};
  }

  void run_block(const Part& part) const {
    const Rows<T> y = p_.target(p_.rest[0], part.head, part.first, part.results);
    Panels<T> panels(part.keys, p_.size);
    p_.scale_queries(part.head, part.first, part.count, part.queries);
    std::fill(part.max, part.max + part.count, T(-kInfinity));
    std::fill(part.sum, part.sum + part.count, T(0));
    if (p_.keys == 0) clear(y, part.count, p_.value_size);
    // All queries count, because the sums must not depend on the number of threads.
    const bool few = kForSpeed && p_.queries <= kFewQueries && p_.size > 0;
    for (int64_t key = 0; key < p_.keys; key += tile_) {
      const int64_t block_end = part.first + part.count - 1;
      const int64_t most = p_.visible.needed(block_end, key, std::min(tile_, p_.keys - key));
      if (most == 0) break;
      const Rows<const T> unpacked = p_.read(p_.k, part.head, key, most, part.wide);
      if (!few) panels.pack(unpacked, 0, most);
      const T* values =
          compact(p_.read(p_.v, part.head, key, most, part.values), 0, most, p_.value_size, part.values);
      for (int64_t i = 0; i < part.count; i += kTileRows) {
        const int64_t rows = std::min(kTileRows, part.count - i);
        const int64_t keys = p_.visible.needed(part.first + i + rows - 1, key, most);
        if (keys == 0) continue;
        const T* const queries = part.queries + i * p_.size;
        if (few)
          multiply_few(rows, keys, p_.size, queries, p_.size, unpacked, part.scores, row_);
        else
          panels.multiply_into(queries, p_.size, rows, keys, part.scores, row_);
        for (int64_t r = 0; r < rows; ++r) {
          if (key == 0) p_.fetch(part.next, i + r);
          add_scores(part, i + r, part.scores + r * row_, key, keys, y.at(i + r));
        }
        multiply(rows, p_.value_size, keys, part.scores, row_, int64_t{1}, values, p_.value_size, y.at(i),
                 y.stride, key > 0);
      }
    }
    finish(part, y);
    p_.write(y, p_.rest[0], part.head, part.first, part.count);
  }

  /// Turns scores into weights relative to the current maximum.
  void add_scores(const Part& part, int64_t i, T* scores, int64_t key, int64_t keys, T* y) const {
    const AttentionKernels<T>& loops = attention_kernels<T>();
    const int64_t seen = p_.visible.apply(scores, part.head / p_.heads, part.head % p_.heads, part.first + i,
                                          key, keys, part.room);
    const int64_t all = pad(scores, seen);
    const T before = part.max[i], now = loops.max(scores, all, before);
    const T base = now == T(-kInfinity) ? T(0) : now;
    if (key > 0 && now != before) {
      const T shrink = std::exp(before - base);
      part.sum[i] *= shrink;
      loops.scale(y, y, p_.value_size, shrink);
    }
    part.sum[i] += loops.exp_sum(scores, all, base);
    part.max[i] = now;
    std::fill(scores + seen, scores + keys, T(0));
  }

  /// A query that sees no key gets zeros as results and infinity as logarithm, so that its weights are zero
  /// again.
  void finish(const Part& part, Rows<T> y) const {
    T* const lse = data_of<T>(p_.rest[1]) + part.head * p_.queries + part.first;
    for (int64_t i = 0; i < part.count; ++i) {
      const T sum = part.sum[i];
      lse[i] = sum == 0 ? T(kInfinity) : part.max[i] + std::log(sum);
      attention_kernels<T>().scale(y.at(i), y.at(i), p_.value_size, sum == 0 ? T(0) : T(1) / sum);
    }
  }

  const Problem<T> p_;
  const int64_t tile_, row_, block_;
};

/// Recomputes the weights from the logarithms of their sums.
template <class T>
class Gradient {
 public:
  Gradient(const Launch& launch, const AttentionParams& params)
      : p_(launch, params),
        tile_(
            keys_of_tile<T>(p_.keys, (3 * p_.size + 2 * p_.value_size + 2 * kTileRows) * int64_t(sizeof(T)))),
        row_(tile_ + kPadding),
        block_(p_.block()) {}

  void run() {
    const bool of_queries = p_.params.of_queries, of_keys = p_.params.of_keys;
    const int64_t threads = thread_count(), heads = p_.all_heads();
    // If every thread has a head, weights are computed once for all gradients. The sums are the same either
    // way.
    if (of_queries && of_keys && (heads >= 4 * threads || heads % threads == 0)) {
      each(heads, p_.queries, [&](const Part& part, int64_t head) { run_range(part, all_of(head)); });
      return;
    }
    const int64_t blocks = divide_up(p_.queries, block_), tiles = divide_up(p_.keys, tile_);
    if (of_queries)
      each(heads * blocks, block_, [&](const Part& part, int64_t i) {
        const int64_t first = spread(i % blocks, blocks) * block_;
        run_range(part,
                  {i / blocks, first, std::min(p_.queries, first + block_), 0, p_.keys, true, false, {}, {}});
      });
    if (of_keys)
      each(heads * tiles, tile_, [&](const Part& part, int64_t i) {
        const int64_t first = spread(i % tiles, tiles) * tile_;
        run_range(part,
                  {i / tiles, 0, p_.queries, first, std::min(p_.keys, first + tile_), false, true, {}, {}});
      });
  }

 private:
  struct Part {
    T *key_panels, *value_panels, *keys, *queries, *weights, *changes, *room;
    T *values, *y, *gy, *gq, *gk, *gv;  // converted
  };
  struct Range {
    int64_t head, query_begin, query_end, key_begin, key_end;
    bool of_queries, of_keys;
    std::array<HeadLines, 4> next, later;  // of the head that follows, if this is all of a head
  };

  Range all_of(int64_t head) const {
    const auto next = [&](const Operand& x) { return p_.lines(x, head + 1); };
    const Operand* const r = p_.rest;
    return {.head = head,
            .query_begin = 0,
            .query_end = p_.queries,
            .key_begin = 0,
            .key_end = p_.keys,
            .of_queries = true,
            .of_keys = true,
            .next = {next(p_.q), next(p_.k), next(p_.v), next(r[2])},
            .later = {next(r[0]), next(r[3]), next(r[4]), next(r[5])}};
  }

  template <class F>
  void each(int64_t count, int64_t rows, F body) const {
    parallel_for(count, grain_of(p_.work(rows)), [&](int64_t begin, int64_t end) {
      const FlushSubnormals flush(true);
      Part part;
      const TileScratch<T> scratch({{&part.key_panels, tile_ * p_.size},
                                    {&part.value_panels, tile_ * p_.value_size},
                                    {&part.keys, tile_ * p_.size},
                                    {&part.queries, kTileRows * p_.size},
                                    {&part.weights, kTileRows * row_},
                                    {&part.changes, kTileRows * row_},
                                    {&part.room, 2 * row_},
                                    {&part.values, p_.room(tile_ * p_.value_size)},
                                    {&part.y, p_.room(kTileRows * p_.value_size)},
                                    {&part.gy, p_.room(kTileRows * p_.value_size)},
                                    {&part.gq, p_.room(rows * p_.size)},
                                    {&part.gk, p_.room(tile_ * p_.size)},
                                    {&part.gv, p_.room(tile_ * p_.value_size)}});
      for (; begin < end; ++begin) body(part, begin);
    });
  }

  void run_range(const Part& part, const Range& range) const {
    Rows<T> gq{}, gk{}, gv{};
    if (range.of_queries) gq = p_.target(p_.rest[3], range.head, range.query_begin, part.gq);
    Panels<T> key_panels(part.key_panels, p_.size), value_panels(part.value_panels, p_.value_size);
    for (int64_t key = range.key_begin; key < range.key_end; key += tile_) {
      const int64_t count = std::min(tile_, range.key_end - key);
      if (range.of_keys) {
        gk = p_.target(p_.rest[4], range.head, key, part.gk);
        gv = p_.target(p_.rest[5], range.head, key, part.gv);
      }
      int64_t written = 0;  // rows of gk and gv
      const int64_t most = p_.visible.needed(range.query_end - 1, key, count);
      const Rows<const T> k = p_.read(p_.k, range.head, key, most, part.keys);
      key_panels.pack(k, 0, most);
      value_panels.pack(p_.read(p_.v, range.head, key, most, part.values), 0, most);
      const T* keys = range.of_queries ? compact(k, 0, most, p_.size, part.keys) : nullptr;
      for (int64_t query = range.query_begin; query < range.query_end; query += kTileRows) {
        const int64_t rows = std::min(kTileRows, range.query_end - query);
        const int64_t seen = p_.visible.needed(query + rows - 1, key, most);
        if (seen == 0) continue;
        p_.scale_queries(range.head, query, rows, part.queries);
        key_panels.multiply_into(part.queries, p_.size, rows, seen, part.weights, row_);
        restore_weights(part, range, query, rows, key, seen);
        run_tile(part, range, value_panels, query, rows, key, seen, written, gk, gv);
        written = std::max(written, seen);
        if (range.of_queries)
          multiply(rows, p_.size, seen, part.changes, row_, int64_t{1}, keys, p_.size,
                   gq.at(query - range.query_begin), gq.stride, key > 0, T(p_.params.scale));
      }
      if (range.of_keys) {
        clear(Rows<T>{gk.at(written), gk.stride}, count - written, p_.size);
        clear(Rows<T>{gv.at(written), gv.stride}, count - written, p_.value_size);
        p_.write(gk, p_.rest[4], range.head, key, count);
        p_.write(gv, p_.rest[5], range.head, key, count);
      }
    }
    if (!range.of_queries) return;
    const int64_t count = range.query_end - range.query_begin;
    if (p_.keys == 0) clear(gq, count, p_.size);
    p_.write(gq, p_.rest[3], range.head, range.query_begin, count);
  }

  void restore_weights(const Part& part, const Range& range, int64_t query, int64_t rows, int64_t key,
                       int64_t keys) const {
    const int64_t head = range.head;
    const T* const lse = data_of<const T>(p_.rest[1]) + head * p_.queries + query;
    for (int64_t r = 0; r < rows; ++r) {
      T* const weights = part.weights + r * row_;
      if (key == 0) p_.fetch(range.next, query + r);
      const int64_t seen =
          p_.visible.apply(weights, head / p_.heads, head % p_.heads, query + r, key, keys, part.room);
      attention_kernels<T>().exp(weights, pad(weights, seen), lse[r]);
      std::fill(weights + seen, weights + keys, T(0));
    }
  }

  /// Adds products of the transposed scores to rows, of which `written` have sums already.
  void add_products(int64_t keys, int64_t written, int64_t size, int64_t rows, const T* scores,
                    Rows<const T> factors, Rows<T> sums) const {
    const int64_t old = std::min(written, keys);
    if (old > 0)
      multiply(old, size, rows, scores, int64_t{1}, row_, factors.data, factors.stride, sums.data,
               sums.stride, true);
    if (old < keys)
      multiply(keys - old, size, rows, scores + old, int64_t{1}, row_, factors.data, factors.stride,
               sums.at(old), sums.stride, false);
  }

  /// Computes the gradient of the scores, and its contributions to keys and values unless these have no data.
  void run_tile(const Part& part, const Range& range, const Panels<T>& value_panels, int64_t query,
                int64_t rows, int64_t key, int64_t keys, int64_t written, Rows<T> gk, Rows<T> gv) const {
    const Rows<const T> y = p_.read(p_.rest[0], range.head, query, rows, part.y);
    const Rows<const T> gy = p_.read(p_.rest[2], range.head, query, rows, part.gy);
    if (gv.data) add_products(keys, written, p_.value_size, rows, part.weights, gy, gv);
    value_panels.multiply_into(gy.data, gy.stride, rows, keys, part.changes, row_);
    for (int64_t r = 0; r < rows; ++r) {
      if (key == 0) p_.fetch(range.later, query + r);
      const T mean = attention_kernels<T>().dot(gy.at(r), y.at(r), p_.value_size);
      attention_kernels<T>().gradient(part.weights + r * row_, part.changes + r * row_, keys, mean);
    }
    if (gk.data) {
      const Rows<const T> queries{part.queries, p_.size};
      add_products(keys, written, p_.size, rows, part.changes, queries, gk);
    }
  }

  const Problem<T> p_;
  const int64_t tile_, row_, block_;
};

}  // namespace

void attention(const Launch& launch, const AttentionParams& params) {
  dispatch_floating(launch, [&]<class T>() { Forward<T>(launch, params).run(); });
}

void attention_gradient(const Launch& launch, const AttentionParams& params) {
  dispatch_floating(launch, [&]<class T>() { Gradient<T>(launch, params).run(); });
}

}  // namespace catenary::cpu
