// LSTM and tree-LSTM units, and their gradients.
#include "impl/backend/cpu/lstm_kernels.h"

#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/pieces.h"
#include "impl/backend/params/lstm.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kUnits = kLstmUnits;

/// States are (rows, depth) units and sources (rows, 4, depth), all contiguous and of one dtype.
struct Units {
  int64_t rows, depth;
  DType dtype;

  explicit Units(const Operand& c) : rows(c.shape[0] * c.shape[1]), depth(c.shape[2]), dtype(c.dtype) {}
};

/// Moves a block of at most kUnits units between memory and buffers.
template <class T>
class UnitBlock {
 public:
  UnitBlock(const Units& units, int64_t first, int64_t count) : units_(units), first_(first), count_(count) {}

  const T* state(const Operand& c, T* buffer) const { return In<T>(c).block(first_, count_, buffer); }
  /// The same for an optional operand, which counts as zeros if missing.
  const T* state_or_zero(const Operand* c, T* buffer) const {
    if (c) return state(*c, buffer);
    std::fill_n(buffer, count_, T(0));
    return buffer;
  }
  T* target(const Operand& c, T* buffer) const { return Out<T>(c).target(first_, buffer); }
  void write(const T* block, const Operand& c) const { Out<T>(c).write(block, first_, count_); }

  void read_sources(const Operand& x, T* planes) const {
    const In<T> sources(x);
    if (units_.depth == 1)
      return lstm_kernels<T>().split(sources.block(4 * first_, 4 * count_, room_), planes, count_);
    for (int k = 0; k < 4; ++k, planes += kUnits) {
      const T* plane = sources.block(plane_at(k), count_, planes);
      if (plane != planes) std::copy_n(plane, count_, planes);
    }
  }
  void write_sources(const T* planes, const Operand& x) const {
    const Out<T> sources(x);
    if (units_.depth == 1) {
      T* joined = sources.target(4 * first_, room_);
      lstm_kernels<T>().join(planes, joined, count_);
      return sources.write(joined, 4 * first_, 4 * count_);
    }
    for (int k = 0; k < 4; ++k) sources.write(planes + k * kUnits, plane_at(k), count_);
  }
  int64_t count() const { return count_; }

 private:
  int64_t plane_at(int k) const {
    return (first_ / units_.depth * 4 + k) * units_.depth + first_ % units_.depth;
  }

  const Units& units_;
  int64_t first_, count_;
  alignas(64) mutable T room_[4 * kUnits];
};

template <class T, class F>
void for_blocks(const Units& units, F&& body) {
  parallel_flushed(units.rows * units.depth, kLstmGrain, units.dtype, [&](int64_t begin, int64_t end) {
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kUnits, end - begin);
      if (units.depth > 1) n = std::min(n, units.depth - begin % units.depth);
      body(UnitBlock<T>(units, begin, n));
    }
  });
}

template <class T>
void forward(const Operand* in, const Operand* out) {
  const Units units(in[0]);
  for_blocks<T>(units, [&](const UnitBlock<T>& block) {
    alignas(64) T planes[4 * kUnits], c_prev[kUnits], c[kUnits], h[kUnits];
    block.read_sources(in[1], planes);
    T* c_to = block.target(out[0], c);
    T* h_to = block.target(out[1], h);
    lstm_kernels<T>().value(planes, block.state(in[0], c_prev), c_to, h_to, block.count());
    block.write(c_to, out[0]);
    block.write(h_to, out[1]);
  });
}

template <class T>
void backward(const Operand* in, const Operand* gc, const Operand* gh, const Operand* out) {
  const Units units(in[0]);
  for_blocks<T>(units, [&](const UnitBlock<T>& block) {
    alignas(64) T planes[4 * kUnits], c_prev[kUnits], c[kUnits], gc_room[kUnits], gh_room[kUnits],
        gc_prev[kUnits];
    block.read_sources(in[1], planes);
    T* to = block.target(out[0], gc_prev);
    lstm_kernels<T>().gradient(planes, block.state(in[0], c_prev), block.state(in[2], c),
                               block.state_or_zero(gc, gc_room), block.state_or_zero(gh, gh_room), to,
                               block.count());
    block.write(to, out[0]);
    block.write_sources(planes, out[1]);
  });
}

template <class T>
void forward_tree(const Operand* in, const Operand* out) {
  const Units units(in[0]);
  for_blocks<T>(units, [&](const UnitBlock<T>& block) {
    alignas(64) T first[4 * kUnits], second[4 * kUnits], c1[kUnits], c2[kUnits], c[kUnits], h[kUnits];
    block.read_sources(in[2], first);
    block.read_sources(in[3], second);
    T* c_to = block.target(out[0], c);
    T* h_to = block.target(out[1], h);
    lstm_kernels<T>().tree_value(first, second, block.state(in[0], c1), block.state(in[1], c2), c_to, h_to,
                                 block.count());
    block.write(c_to, out[0]);
    block.write(h_to, out[1]);
  });
}

template <class T>
void backward_tree(const Operand* in, const Operand* gc, const Operand* gh, const Operand* out) {
  const Units units(in[0]);
  for_blocks<T>(units, [&](const UnitBlock<T>& block) {
    alignas(64) T first[4 * kUnits], second[4 * kUnits], c1[kUnits], c2[kUnits], c[kUnits];
    alignas(64) T gc_room[kUnits], gh_room[kUnits], gc1[kUnits], gc2[kUnits];
    block.read_sources(in[2], first);
    block.read_sources(in[3], second);
    T* to1 = block.target(out[0], gc1);
    T* to2 = block.target(out[1], gc2);
    lstm_kernels<T>().tree_gradient(first, second, block.state(in[0], c1), block.state(in[1], c2),
                                    block.state(in[4], c), block.state_or_zero(gc, gc_room),
                                    block.state_or_zero(gh, gh_room), to1, to2, block.count());
    block.write(to1, out[0]);
    block.write(to2, out[1]);
    block.write_sources(first, out[2]);
    block.write_sources(second, out[3]);
  });
}

}  // namespace

void lstm(const Launch& launch, const LstmParams& params) {
  const Operand* in = launch.operands;
  const Operand* out = launch.operands + (params.tree ? 4 : 2);
  dispatch_floating(launch, [&]<class T>() { params.tree ? forward_tree<T>(in, out) : forward<T>(in, out); });
}

void lstm_gradient(const Launch& launch, const LstmParams& p) {
  const Operand* in = launch.operands;
  const Operand* next = in + (p.tree ? 5 : 3);
  const Operand* gc = p.has_gc ? next++ : nullptr;
  const Operand* gh = p.has_gh ? next++ : nullptr;
  dispatch_floating(launch, [&]<class T>() {
    p.tree ? backward_tree<T>(in, gc, gh, next) : backward<T>(in, gc, gh, next);
  });
}

}  // namespace catenary::cpu
