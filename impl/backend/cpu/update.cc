#include <algorithm>
#include <cmath>

#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/kernels.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/simd.h"
#include "impl/backend/cpu/strided.h"
#include "impl/backend/cpu/update_kernels.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 32 << 10;    // elements worth a thread
constexpr int64_t kSquares = 64 << 10;  // elements of one partial sum
constexpr int kMostStates = UpdateParams::kMostStates;

template <class T>
const UpdateKernels<T>& kernels();
template <>
const UpdateKernels<float>& kernels() {
  switch (simd_level()) {
    case SimdLevel::avx512:
      return simd_avx512::update_kernels_f32;
    case SimdLevel::avx2:
      return simd_avx2::update_kernels_f32;
    case SimdLevel::baseline:
      break;
  }
  return simd_baseline::update_kernels_f32;
}
template <>
const UpdateKernels<double>& kernels() {
  switch (simd_level()) {
    case SimdLevel::avx512:
      return simd_avx512::update_kernels_f64;
    case SimdLevel::avx2:
      return simd_avx2::update_kernels_f64;
    case SimdLevel::baseline:
      break;
  }
  return simd_baseline::update_kernels_f64;
}

/// The operands of one parameter; `out` is null without stages.
struct Tensor {
  char *g, *states[kMostStates], *p, *out;
  int64_t size;
};

using Tensors = SmallVector<Tensor, Launch::kMaxOperands>;

Tensors tensors_of(const Launch& launch, const UpdateParams& params) {
  Tensors all;
  for (int k = 0; k < launch.count; k += params.operands()) {
    const Operand* operand = launch.operands + k;
    Tensor tensor{};
    tensor.size = size_of(*operand);
    tensor.g = operand++->data;
    for (int i = 0; i < params.state_count; ++i) tensor.states[i] = operand++->data;
    tensor.p = operand++->data;
    if (params.stage_count) tensor.out = operand->data;
    all.push_back(tensor);
  }
  return all;
}

/// A range of one parameter as elements of T.
template <class T>
struct Range {
  const T* g;
  T* states[kMostStates];
  T* p;
  int64_t size;
};

/// Hands ranges of a parameter to `body` in the dtype that is computed in, gradients with the stages applied.
template <class T>
class Pass {
 public:
  Pass(const UpdateParams& params, DType dtype)
      : params_(params), dtype_(dtype), item_(int64_t(itemsize(dtype))) {}

  /// body(range) may change the states and, with `moves_parameter`, the parameter.
  template <class Body>
  void run(const Tensor& x, int64_t begin, int64_t end, bool moves_parameter, const Body& body) const {
    if (dtype_ != kCompute) return run_converted(x, begin, end, moves_parameter, body);
    // Sums of LAMB are those of blocks, with and without stages.
    const bool blocks = params_.stage_count || params_.rule == UpdateRule::lamb;
    const int64_t most = blocks ? kBlock : end - begin;
    for (int64_t n; begin < end; begin += n) {
      n = std::min(most, end - begin);
      Range<T> range{at(x.g, begin), {}, at(x.p, begin), n};
      for (int i = 0; i < params_.state_count; ++i) range.states[i] = at(x.states[i], begin);
      for (int i = 0; i < params_.stage_count; ++i) {
        kernels<T>().stage(params_.stages[i], range.g, range.p, at(x.out, begin), n);
        range.g = at(x.out, begin);
      }
      body(range);
    }
  }

 private:
  static constexpr DType kCompute = DTypeOf<T>::value;

  static T* at(char* data, int64_t index) { return reinterpret_cast<T*>(data) + index; }

  template <class Body>
  void run_converted(const Tensor& x, int64_t begin, int64_t end, bool moves_parameter,
                     const Body& body) const {
    alignas(64) T g[kBlock], p[kBlock], states[kMostStates][kBlock];
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kBlock, end - begin);
      const int64_t offset = begin * item_;
      load(x.g + offset, g, n);
      load(x.p + offset, p, n);
      Range<T> range{g, {}, p, n};
      for (int i = 0; i < params_.state_count; ++i) {
        load(x.states[i] + offset, states[i], n);
        range.states[i] = states[i];
      }
      for (int i = 0; i < params_.stage_count; ++i) {
        kernels<T>().stage(params_.stages[i], g, p, g, n);
        store(g, x.out + offset, n);
        load(x.out + offset, g, n);
      }
      body(range);
      for (int i = 0; i < params_.state_count; ++i) store(states[i], x.states[i] + offset, n);
      if (moves_parameter) store(p, x.p + offset, n);
    }
  }
  void load(const char* from, T* to, int64_t n) const {
    loops().cast[dtype_][kCompute](from, reinterpret_cast<char*>(to), n);
  }
  void store(const T* from, char* to, int64_t n) const {
    loops().cast[kCompute][dtype_](reinterpret_cast<const char*>(from), to, n);
  }

  const UpdateParams& params_;
  DType dtype_;
  int64_t item_;
};

/// All parameters in one loop whose length is shared among the threads.
template <class T>
void update(const Tensors& tensors, const UpdateParams& params, DType dtype) {
  const typename UpdateKernels<T>::Loop loop = kernels<T>().rules[int(params.rule)];
  const Pass<T> pass(params, dtype);
  int64_t total = 0;
  for (const Tensor& tensor : tensors) total += tensor.size;
  parallel_for(total, kGrain, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(dtype != CTN_FLOAT16);
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

/// Pieces that do not depend on the number of threads, so that sums do not either.
struct Piece {
  const Tensor* tensor;
  int64_t begin, end;
  double sums[2];
};

template <class T>
void lamb(const Tensors& tensors, const UpdateParams& params, DType dtype) {
  SmallVector<Piece, 64> pieces;
  int64_t total = 0;
  for (const Tensor& tensor : tensors) {
    for (int64_t begin = 0; begin < tensor.size; begin += kSquares)
      pieces.push_back({&tensor, begin, std::min(tensor.size, begin + kSquares), {}});
    total += tensor.size;
  }
  const auto for_pieces = [&](const auto& body) {
    const auto several = [&](int64_t begin, int64_t end) {
      const FlushSubnormals flush(dtype != CTN_FLOAT16);
      for (; begin < end; ++begin) body(pieces[size_t(begin)]);
    };
    if (total < 2 * kGrain) return several(0, int64_t(pieces.size()));
    parallel_for(int64_t(pieces.size()), 1, [&](int64_t begin, int64_t end) { several(begin, end); });
  };
  const Pass<T> states(params, dtype);
  for_pieces([&](Piece& piece) {
    states.run(*piece.tensor, piece.begin, piece.end, false, [&](const Range<T>& x) {
      double sums[2];
      kernels<T>().lamb_states(x.g, x.states[0], x.states[1], x.p, x.size, params.values, sums);
      piece.sums[0] += sums[0];
      piece.sums[1] += sums[1];
    });
  });
  const Tensor* before = nullptr;
  double rate = 0;
  for (size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i].tensor != before) {
      before = pieces[i].tensor;
      double sums[2] = {};
      for (size_t k = i; k < pieces.size() && pieces[k].tensor == before; ++k) {
        sums[0] += pieces[k].sums[0];
        sums[1] += pieces[k].sums[1];
      }
      rate = params.values[0] * (sums[0] > 0 && sums[1] > 0 ? std::sqrt(sums[0] / sums[1]) : 1);
    }
    pieces[i].sums[0] = rate;
  }
  UpdateParams second = params;
  second.stage_count = 0;
  const Pass<T> parameter(second, dtype);
  for_pieces([&](const Piece& piece) {
    parameter.run(*piece.tensor, piece.begin, piece.end, true, [&](const Range<T>& x) {
      kernels<T>().lamb_parameter(x.states[0], x.states[1], x.p, x.size, params.values, piece.sums[0]);
    });
  });
}

template <class T>
double squares(const Operand& x, int64_t begin, int64_t end) {
  if (x.dtype == DTypeOf<T>::value)
    return kernels<T>().squares(reinterpret_cast<const T*>(x.data) + begin, end - begin);
  alignas(64) T block[kBlock];
  double sum = 0;
  for (int64_t n; begin < end; begin += n) {
    n = std::min(kBlock, end - begin);
    loops().cast[x.dtype][DTypeOf<T>::value](x.data + begin * int64_t(itemsize(x.dtype)),
                                             reinterpret_cast<char*>(block), n);
    sum += kernels<T>().squares(block, n);
  }
  return sum;
}

}  // namespace

void update(const Launch& launch) {
  const auto& params = launch.params<UpdateParams>();
  const Tensors tensors = tensors_of(launch, params);
  const DType dtype = launch.operands[0].dtype;
  const bool is_lamb = params.rule == UpdateRule::lamb;
  if (dtype == CTN_FLOAT64)
    return is_lamb ? lamb<double>(tensors, params, dtype) : update<double>(tensors, params, dtype);
  is_lamb ? lamb<float>(tensors, params, dtype) : update<float>(tensors, params, dtype);
}

void squared_norm(const Launch& launch) {
  struct Part {
    int operand;
    int64_t begin;
    double sum;
  };
  const int count = launch.count - 1;
  SmallVector<Part, 64> parts;
  int64_t total = 0;
  for (int k = 0; k < count; ++k) {
    const int64_t size = size_of(launch.operands[k]);
    for (int64_t begin = 0; begin < size; begin += kSquares) parts.push_back({k, begin, 0});
    total += size;
  }
  const auto several = [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin) {
      Part& part = parts[size_t(begin)];
      const Operand& x = launch.operands[part.operand];
      const int64_t last = std::min(size_of(x), part.begin + kSquares);
      part.sum =
          x.dtype == CTN_FLOAT64 ? squares<double>(x, part.begin, last) : squares<float>(x, part.begin, last);
    }
  };
  if (total < 2 * kSquares)
    several(0, int64_t(parts.size()));
  else
    parallel_for(int64_t(parts.size()), 1, [&](int64_t begin, int64_t end) { several(begin, end); });
  auto* sums = reinterpret_cast<double*>(launch.operands[count].data);
  std::fill(sums, sums + count, 0.0);
  for (const Part& part : parts) sums[part.operand] += part.sum;
}

}  // namespace catenary::cpu
