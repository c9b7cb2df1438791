// Shared by attention and its gradient: the scores of kTileRows queries and a few hundred keys at a time,
// which fit into the second-level cache, so that memory does not grow quadratically with the lengths.
#pragma once
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <memory>
#include <optional>
#include <type_traits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/attention_kernels.h"
#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/gemm_kernels.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/error.h"

namespace catenary::cpu {

constexpr int64_t kTileRows = 64;  // number of queries
constexpr int64_t kMaxKeys = 480;
// Extra elements per row of scores, so that rows do not map to the same cache set, and have room for pad().
constexpr int64_t kPadding = kAttentionLanes;

/// Rows of one head; sizes in elements.
template <class T>
struct Rows {
  T* data;
  int64_t stride;
  T* at(int64_t i) const { return data + i * stride; }
};

template <class T>
void clear(Rows<T> rows, int64_t count, int64_t size) {
  for (int64_t i = 0; i < count; ++i) std::fill(rows.at(i), rows.at(i) + size, T(0));
}

template <class T>
Rows<T> rows_of(const Operand& x, int64_t batch, int64_t head) {
  const auto item = int64_t(sizeof(T));
  return {reinterpret_cast<T*>(x.data + batch * x.strides[0] + head * x.strides[1]), x.strides[2] / item};
}

/// The rows of a head in an operand, each of which is brought into the second-level cache before it is
/// needed. Heads that lie side by side have their rows far apart, so that the processor does not foresee
/// them.
struct HeadLines {
  const char* data = nullptr;
  int64_t stride = 0, rows = 0, bytes = 0;  // bytes from row to row, and of a row
  // GCC drops calls of functions that only prefetch.
  __attribute__((always_inline)) void fetch(int64_t row) const {
    constexpr int64_t kLine = 64;
    if (row >= rows) return;
    for (int64_t i = 0; i < bytes; i += kLine) __builtin_prefetch(data + row * stride + i, 0, 2);
  }
};

/// Whether the operand has the dtype T; otherwise it has a 16-bit one.
template <class T>
bool is_direct(const Operand& x) {
  return x.dtype == DTypeOf<T>::value;
}

/// `count` elements in T, converted from and to others.
template <class T>
void load(const char* from, DType dtype, T* to, int64_t count) {
  const KeepSubnormals keep;
  cpu::loops().cast[dtype][DTypeOf<T>::value](from, to, count);
}
template <class T>
void store(const T* from, DType dtype, char* to, int64_t count) {
  const KeepSubnormals keep;
  cpu::loops().cast[DTypeOf<T>::value][dtype](from, to, count);
}

/// Working memory of one thread in pieces. Uses the buffer kept for matrix products if that is large enough.
template <class T>
class TileScratch {
 public:
  struct Piece {
    T** pointer;
    int64_t count;
  };
  /// Sets the pointers.
  explicit TileScratch(std::initializer_list<Piece> pieces) {
    int64_t bytes = 0;
    for (const Piece& piece : pieces) bytes += bytes_of(piece.count);
    if (bytes <= kGemmScratchBytes) {
      kept_.emplace();
    } else {
      own_.reset(std::aligned_alloc(kLine, size_t(bytes)));
      if (!own_)
        fail(CTN_ERROR_OUT_OF_MEMORY, "attention: no memory for tiles of %lld bytes", (long long)bytes);
    }
    char* next = static_cast<char*>(own_ ? own_.get() : kept_->data());
    for (const Piece& piece : pieces) {
      *piece.pointer = reinterpret_cast<T*>(next);
      next += bytes_of(piece.count);
    }
  }

 private:
  static constexpr int64_t kLine = 64;
  static int64_t bytes_of(int64_t count) { return round_up(count * int64_t(sizeof(T)), kLine); }
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };

  std::optional<GemmScratch> kept_;
  std::unique_ptr<void, Free> own_;
};

/// c = a b.
template <class T>
GemmArgs<T> product_of(int64_t m, int64_t n, int64_t k, const T* a, int64_t a_row, int64_t a_col, const T* b,
                       int64_t b_row, int64_t b_col, T* c, int64_t ldc) {
  GemmArgs<T> g{};
  g.m = m;
  g.n = n;
  g.k = k;
  g.a = a;
  g.a_row = a_row;
  g.a_col = a_col;
  g.b = b;
  g.b_row = b_row;
  g.b_col = b_col;
  g.c = c;
  g.ldc = ldc;
  g.alpha = 1;
  return g;
}

/// c = a times the transpose of `count` rows, for an `a` of so few rows that packing the others takes longer.
template <class T>
void multiply_few(int64_t m, int64_t count, int64_t k, const T* a, int64_t a_row, Rows<const T> rows, T* c,
                  int64_t ldc) {
  gemm_kernels<T>().dots(
      product_of(m, count, k, a, a_row, int64_t{1}, rows.data, int64_t{1}, rows.stride, c, ldc));
}

/// c (+)= alpha a b for tiles that are in the cache.
template <class T>
void multiply(int64_t m, int64_t n, int64_t k, const T* a, int64_t a_row, int64_t a_col, const T* b,
              int64_t b_row, T* c, int64_t ldc, bool adds, T alpha = 1) {
  if (n == 0) return;  // values without elements
  GemmArgs<T> g = product_of(m, n, k, a, a_row, a_col, b, b_row, int64_t{1}, c, ldc);
  g.alpha = alpha;
  g.beta = adds ? T(1) : T(0);
  if (kForSpeed && m == 1 && k > 0) return gemm_kernels<T>().row(g);
  gemm_kernels<T>().tiles(g);
}

/// Rows as the right operand of a product with their transpose, packed in panels as wide as the product's
/// tiles.
template <class T>
class Panels {
 public:
  Panels(T* memory, int64_t size) : memory_(memory), size_(size), width_(gemm_kernels<T>().columns) {}
  static int64_t padded(int64_t rows) { return round_up(rows, gemm_kernels<T>().columns); }
  void pack(Rows<const T> rows, int64_t first, int64_t count) {
    const auto item = int64_t(sizeof(T));
    for (int64_t j = 0; j < count; j += width_)
      transpose(reinterpret_cast<const char*>(rows.at(first + j)), rows.stride * item,
                reinterpret_cast<char*>(memory_ + j * size_), width_ * item, std::min(width_, count - j),
                size_, sizeof(T));
  }
  /// c = a times the transpose of the first `count` rows.
  void multiply_into(const T* a, int64_t a_row, int64_t m, int64_t count, T* c, int64_t ldc) const {
    for (int64_t j = 0; j < count; j += width_)
      multiply<T>(m, std::min(width_, count - j), size_, a, a_row, 1, memory_ + j * size_, width_, c + j, ldc,
                  false);
  }

 private:
  T* memory_;
  int64_t size_, width_;
};

/// Appends scores without weight to `seen` of them, and returns the number of both: one for which loops are
/// fast.
template <class T>
int64_t pad(T* scores, int64_t seen) {
  const int64_t all = round_up(seen, kAttentionLanes);
  std::fill(scores + seen, scores + all, -std::numeric_limits<T>::infinity());
  return all;
}

/// The rows themselves, copied if they are not adjacent.
template <class T>
const T* compact(Rows<const T> rows, int64_t first, int64_t count, int64_t size, T* memory) {
  if (rows.stride == size) return rows.at(first);
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(memory + i * size, rows.at(first + i), size_t(size) * sizeof(T));
  return memory;
}

/// The mask: which keys a query may see, and what is added to its scores.
template <class T>
class Visible {
 public:
  Visible(bool causal, const Operand* mask) : causal_(causal), mask_(mask) {}
  /// Returns how many of `count` keys from `first_key` on the queries up to `last_query` need.
  int64_t needed(int64_t last_query, int64_t first_key, int64_t count) const {
    return causal_ ? std::max<int64_t>(0, std::min(count, last_query + 1 - first_key)) : count;
  }
  /// Applies the mask to the scores of one query and `count` keys, and returns how many of them count. `room`
  /// has space for twice as many elements.
  int64_t apply(T* scores, int64_t batch, int64_t head, int64_t query, int64_t first_key, int64_t count,
                T* room) const {
    const int64_t seen = needed(query, first_key, count);
    if (!mask_ || seen == 0) return seen;
    const auto item = int64_t(itemsize(mask_->dtype));
    const int64_t step = mask_->strides[3];
    const char* row = mask_->data + batch * mask_->strides[0] + head * mask_->strides[1] +
                      query * mask_->strides[2] + first_key * step;
    if (step != item) {
      gather(row, step, reinterpret_cast<char*>(room), seen, size_t(item));
      row = reinterpret_cast<const char*>(room);
    }
    if (mask_->dtype == CTN_BOOL)
      attention_kernels<T>().hide(scores, reinterpret_cast<const uint8_t*>(row), seen);
    else
      attention_kernels<T>().add(scores, terms(row, seen, room + count), seen);
    return seen;
  }

 private:
  const T* terms(const char* row, int64_t count, T* room) const {
    if (is_direct<T>(*mask_)) return reinterpret_cast<const T*>(row);
    load(row, mask_->dtype, room, count);
    return room;
  }

  bool causal_;
  const Operand* mask_;
};

/// Returns the number of keys in a tile, such that `bytes_per_key` bytes for each of them fit; not 0 even if
/// there are no keys.
template <class T>
int64_t keys_of_tile(int64_t keys, int64_t bytes_per_key) {
  const int64_t width = gemm_kernels<T>().columns;
  const int64_t fitting = std::min(kMaxKeys, kTileBytes / bytes_per_key) / width * width;
  return std::min(Panels<T>::padded(std::max<int64_t>(1, keys)), std::max(width, fitting));
}

}  // namespace catenary::cpu
