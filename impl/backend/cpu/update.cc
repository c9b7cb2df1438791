// Optimizer steps for all parameters at once, norms of gradients, and scales of losses.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/pieces.h"
#include "impl/backend/cpu/update_kernels.h"
#include "impl/backend/params/update.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/clipping.h"

namespace functors {
#include "impl/kernels/loss_scale.h"
}

constexpr int kMaxStates = UpdateParams::kMaxStates;

/// The operands of one parameter; `out` is null if the result of the stages is not kept.
struct Tensor {
  char *g, *states[kMaxStates], *p, *out;
  int64_t size;
};

using Tensors = SmallVector<Tensor, 32>;

Tensors tensors_of(const Launch& launch, const UpdateParams& params) {
  Tensors all;
  for (int k = params.first(); k + params.operands() <= launch.count; k += params.operands()) {
    const Operand* operand = launch.operands + k;
    Tensor tensor{};
    tensor.size = size_of(*operand);
    tensor.g = operand++->data;
    for (int i = 0; i < params.state_count; ++i) tensor.states[i] = operand++->data;
    tensor.p = operand++->data;
    if (params.operands() > params.state_count + 2) tensor.out = operand->data;
    all.push_back(tensor);
  }
  return all;
}

/// A range of one parameter as elements of T.
template <class T>
struct Range {
  const T* g;
  T* states[kMaxStates];
  T* p;
  int64_t size;
};

/// Passes ranges of a parameter to `body` in the compute dtype, with the stages applied to the gradients.
template <class T>
class Pass {
 public:
  Pass(const UpdateParams& params, DType dtype) : params_(params), dtype_(dtype) {}

  /// body(range) may change the states and, with `moves_parameter`, the parameter.
  template <class Body>
  void run(const Tensor& x, int64_t begin, int64_t end, bool moves_parameter, const Body& body) const {
    // LAMB's sums are over blocks, with and without stages.
    const bool blocks = dtype_ != DTypeOf<T>::value || params_.stage_count ||
                        params_.rule == UpdateRule::lamb || params_.rule == kNorms;
    const int64_t most = blocks ? kBlock : end - begin;
    alignas(64) T g[kBlock], p[kBlock], states[kMaxStates][kBlock];
    alignas(64) char scratch[kBlock * sizeof(T)];
    for (int64_t n; begin < end; begin += n) {
      n = std::min(most, end - begin);
      Range<T> range{in(x.g).block(begin, n, g), {}, changeable(x.p, begin, n, p), n};
      for (int i = 0; i < params_.state_count; ++i)
        range.states[i] = changeable(x.states[i], begin, n, states[i]);
      for (int i = 0; i < params_.stage_count; ++i) {  // their results are rounded to the dtype
        const Out<T> out(x.out ? Out<T>(x.out, dtype_).address(begin) : scratch, dtype_);
        T* const to = out.target(0, g);
        update_kernels<T>().stage(params_.stages[i], range.g, range.p, to, n);
        out.write(to, 0, n);
        range.g = in(out.data).block(0, n, g);
      }
      body(range);
      for (int i = 0; i < params_.state_count; ++i)
        Out<T>(x.states[i], dtype_).write(range.states[i], begin, n);
      if (moves_parameter) Out<T>(x.p, dtype_).write(range.p, begin, n);
    }
  }

 private:
  In<T> in(const char* data) const { return {data, dtype_}; }
  T* changeable(char* data, int64_t at, int64_t n, T* buffer) const {
    return const_cast<T*>(in(data).block(at, n, buffer));
  }

  const UpdateParams& params_;
  DType dtype_;
};

/// Updates all parameters in one loop, whose total length is divided among the threads.
template <class T>
void update(const Tensors& tensors, const UpdateParams& params, DType dtype) {
  const typename UpdateKernels<T>::Loop loop =
      params.rule == kStagesAlone ? nullptr : update_kernels<T>().rules[int(params.rule)];
  const Pass<T> pass(params, dtype);
  int64_t total = 0;
  for (const Tensor& tensor : tensors) total += tensor.size;
  const bool cold = total < 2 * kColdUpdateGrain && !team_is_awake();
  parallel_flushed(total, cold ? kColdUpdateGrain : kUpdateGrain, dtype, [&](int64_t begin, int64_t end) {
    for (const Tensor& tensor : tensors) {
      if (begin < tensor.size && end > 0)
        pass.run(tensor, std::max(begin, int64_t{0}), std::min(end, tensor.size), loop != nullptr,
                 [&](const Range<T>& x) {
                   if (loop) loop(x.g, x.states, x.p, x.size, params.values);
                 });
      begin -= tensor.size;
      end -= tensor.size;
    }
  });
}

/// A part of a parameter. Parts, and therefore sums, do not depend on the number of threads.
struct Piece {
  int64_t tensor, begin, end;
  double sums[2];
};

class Pieces {
 public:
  /// size_of(k) returns the size of array k of `count`.
  template <class SizeOf>
  Pieces(int64_t count, const SizeOf& size_of) {
    for (int64_t k = 0; k < count; ++k) {
      const int64_t size = size_of(k);
      for (int64_t begin = 0; begin < size; begin += kPiece)
        pieces_.push_back({k, begin, std::min(size, begin + kPiece), {}});
      total_ += size;
    }
  }
  explicit Pieces(const Tensors& tensors)
      : Pieces(int64_t(tensors.size()), [&](int64_t k) { return tensors[size_t(k)].size; }) {}

  template <class Body>
  void for_each(const Body& body) {
    const auto several = [&](int64_t begin, int64_t end) {
      for (; begin < end; ++begin) body(pieces_[size_t(begin)]);
    };
    const int64_t count = int64_t(pieces_.size());
    if (total_ < 2 * kUpdateGrain) return several(0, count);
    parallel_for(count, 1, [&](int64_t begin, int64_t end) { several(begin, end); });
  }
  /// Adds up sums[which] of each array's pieces, in order.
  void add_up(int which, double* totals) const {
    for (const Piece& piece : pieces_) totals[piece.tensor] += piece.sums[which];
  }

 private:
  static constexpr int64_t kPiece = 64 << 10;
  SmallVector<Piece, 64> pieces_;
  int64_t total_ = 0;
};

template <class T>
void lamb(const Tensors& tensors, const UpdateParams& params, DType dtype) {
  Pieces pieces(tensors);
  const Pass<T> states(params, dtype);
  pieces.for_each([&](Piece& piece) {
    const FlushSubnormals flush(dtype != CTN_FLOAT16);
    states.run(tensors[size_t(piece.tensor)], piece.begin, piece.end, false, [&](const Range<T>& x) {
      double sums[2];
      update_kernels<T>().lamb_states(x.g, x.states[0], x.states[1], x.p, x.size, params.values, sums);
      piece.sums[0] += sums[0];
      piece.sums[1] += sums[1];
    });
  });
  SmallVector<double, 32> of_parameter(tensors.size()), of_direction(tensors.size());
  pieces.add_up(0, of_parameter.data());
  pieces.add_up(1, of_direction.data());
  UpdateParams second = params;
  second.stage_count = 0;
  const Pass<T> parameter(second, dtype);
  pieces.for_each([&](const Piece& piece) {
    const FlushSubnormals flush(dtype != CTN_FLOAT16);
    const double sums[2] = {of_parameter[size_t(piece.tensor)], of_direction[size_t(piece.tensor)]};
    parameter.run(tensors[size_t(piece.tensor)], piece.begin, piece.end, true, [&](const Range<T>& x) {
      update_kernels<T>().lamb_parameter(x.states[0], x.states[1], x.p, x.size, params.values, sums);
    });
  });
}

/// Like squared_norm, for gradients after the stages.
template <class T>
void norms(const Tensors& tensors, const UpdateParams& params, DType dtype, double* sums) {
  Pieces pieces(tensors);
  const Pass<T> pass(params, dtype);
  pieces.for_each([&](Piece& piece) {
    const FlushSubnormals flush(dtype != CTN_FLOAT16);
    pass.run(tensors[size_t(piece.tensor)], piece.begin, piece.end, false,
             [&](const Range<T>& x) { piece.sums[0] += update_kernels<T>().squares(x.g, x.size); });
  });
  pieces.add_up(0, sums);
}

/// In blocks, as Pass passes them.
template <class T>
double squares(const Operand& x, int64_t begin, int64_t end) {
  double sum = 0;
  In<T>(x).blocks(begin, end,
                  [&](const T* block, int64_t n, int64_t) { sum += update_kernels<T>().squares(block, n); });
  return sum;
}

/// A step that does not take place.
void keep_gradients(const Tensors& tensors, DType dtype) {
  for (const Tensor& tensor : tensors)
    if (tensor.out && tensor.out != tensor.g)
      std::memcpy(tensor.out, tensor.g, size_t(tensor.size) * itemsize(dtype));
}

template <class T>
void update_all(const Launch& launch, const UpdateParams& params) {
  const Tensors tensors = tensors_of(launch, params);
  const DType dtype = launch.operands[params.first()].dtype;
  if (params.gated && !*data_of<const bool>(launch.operands[0])) return keep_gradients(tensors, dtype);
  if (params.rule == UpdateRule::lamb) return lamb<T>(tensors, params, dtype);
  if (params.rule != kNorms) return update<T>(tensors, params, dtype);
  auto* sums = data_of<double>(launch.operands[launch.count - 1]);
  std::fill(sums, sums + tensors.size(), 0.0);
  norms<T>(tensors, params, dtype, sums);
}

}  // namespace

void update(const Launch& launch, const UpdateParams& params) {
  dispatch_floating(launch.operands[params.first()].dtype, [&]<class T>() {
    if (!params.rate_count) return update_all<T>(launch, params);
    UpdateParams known = params;
    const Operand* rate = launch.operands + params.gated;
    for (int i = 0; i < known.stage_count; ++i)
      if (known.stages[i].from_operand) known.stages[i].value = *data_of<double>(*rate++);
    update_all<T>(launch, known);
  });
}

void clipping_rate(const Launch& launch, const ClippingParams& params) {
  const double* sums = data_of<double>(launch.operands[0]);
  double total = 0;
  for (int64_t i = 0; i < launch.operands[0].shape[0]; ++i) total += sums[i];
  *data_of<double>(launch.operands[1]) = ClippingRate()(total, params.threshold);
}

void squared_norm(const Launch& launch) {
  const int count = launch.count - 1;
  Pieces pieces(count, [&](int64_t k) { return size_of(launch.operands[k]); });
  pieces.for_each([&](Piece& piece) {
    const Operand& x = launch.operands[piece.tensor];
    dispatch_floating(x.dtype, [&]<class T>() { piece.sums[0] = squares<T>(x, piece.begin, piece.end); });
  });
  auto* sums = data_of<double>(launch.operands[count]);
  std::fill(sums, sums + count, 0.0);
  pieces.add_up(0, sums);
}

void all_finite(const Launch& launch) {
  const int count = launch.count - 1;
  Pieces pieces(count, [&](int64_t k) { return size_of(launch.operands[k]); });
  pieces.for_each([&](Piece& piece) {
    const Operand& x = launch.operands[piece.tensor];
    bool finite = true;
    dispatch_floating(x.dtype, [&]<class T>() {
      In<T>(x).blocks(piece.begin, piece.end, [&](const T* block, int64_t n, int64_t) {
        finite = finite && update_kernels<T>().finite(block, n);
      });
    });
    piece.sums[0] = finite ? 0 : 1;
  });
  SmallVector<double, 32> bad;
  bad.resize(size_t(count));
  pieces.add_up(0, bad.data());
  *data_of<bool>(launch.operands[count]) =
      std::all_of(bad.begin(), bad.end(), [](double n) { return n == 0; });
}

void adapt_scale(const Launch& launch, const ScaleParams& params) {
  functors::adapt_scale(*data_of<const bool>(launch.operands[0]), *data_of<double>(launch.operands[1]),
                        *data_of<int64_t>(launch.operands[2]), params);
}

}  // namespace catenary::cpu
