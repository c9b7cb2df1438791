#pragma once
#include <cstring>
#include <string>
#include <type_traits>

#include "impl/array/dtype.h"
#include "impl/backend/update_params.h"
#include "impl/base/call.h"
#include "impl/base/object.h"
#include "impl/base/pool.h"
#include "impl/base/span.h"

struct ctn_event;
struct ctn_stream;

namespace catenary {

class Backend;
using Event = ::ctn_event;
using Stream = ::ctn_stream;

/// What a backend notes of a block of memory, so that its next use is behind its last in every stream.
struct MemoryOrder {
  std::atomic<uint64_t> streams{0};  // that were given work on it, one bit each
  uint64_t home = 0, ticket = 0;     // where the block is not free yet but for this one stream: until when
};

/// A block of memory on one device, shared by an array and its views.
class Storage final : public Object {
 public:
  /// Takes memory from the device's pool.
  Storage(Backend& backend, size_t size);
  /// Borrows memory; `deleter` (may be null) runs when the storage goes.
  Storage(Backend& backend, void* data, size_t size, void (*deleter)(void*), void* user_data);
  ~Storage() override;

  Backend& backend() const { return backend_; }
  char* data() const { return data_; }
  size_t size() const { return size_; }
  MemoryOrder& order() { return order_; }

  /// Counts writes; views share it.
  int64_t version() const { return version_.load(std::memory_order_relaxed); }
  void mark_written() {
    version_.store(version_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    writer_.store(current_call, std::memory_order_relaxed);
  }
  /// The API function that wrote last.
  const char* last_writer() const { return writer_.load(std::memory_order_relaxed); }

 private:
  Backend& backend_;
  MemoryOrder order_;
  char* data_;
  size_t size_;
  std::atomic<int64_t> version_{0};
  std::atomic<const char*> writer_{"nothing"};
  void (*deleter_)(void*);
  void* user_data_;
  bool borrowed_;
};

/// What a kernel sees of an array. `data` is an address of the device: only its backend may follow it.
struct Operand {
  char* data;
  Storage* storage;
  const int64_t* shape;
  const int64_t* strides;  // bytes
  int32_t ndim;
  DType dtype;
};

/// The families of kernels that every backend implements. Outputs are the last operands.
enum class Kernel : int32_t {
  elementwise,  // ElementwiseParams; inputs and output have one shape (strides 0 broadcast), any dtypes
  copy,         // no parameters; dst may have another dtype (C cast) and any strides
  reduce,       // ReduceParams; out has the input's ndim, length 1 on reduced axes
  arg_reduce,   // ArgReduceParams; out is int64 with length 1 on the axis
  matmul,       // MatmulParams; 2-d or batched 3-d operands of one dtype; optional bias
  take,         // TakeParams; indices are int64 and C-contiguous, all operands C-contiguous
  scatter_add,  // no parameters: the gradient of take along the first axis
  random,       // RandomParams; out C-contiguous; a state of mersenne.h before it is used instead of Philox
  softmax_cross_entropy,  // SoftmaxCrossEntropyParams; x (N, C, D), t (N, D) int32 -> log_p (N, C, D), loss
                          // (0-d)
  softmax_cross_entropy_gradient,  // SoftmaxCrossEntropyParams; log_p, t, gy (0-d) -> gx
  update,                          // UpdateParams, see update_params.h
  squared_norm,                    // no parameters; any number of C-contiguous arrays -> float64, one of each
  random_choice,                   // RandomChoiceParams; all operands C-contiguous
  gather_index,   // IndexParams; a (k indexed axes, rest...), int64 (k, n) -> out (n, rest...), of one dtype
  scatter_index,  // IndexParams; value (n, rest...), int64 (k, n) -> a (k indexed axes, rest...)
  count_nonzero_blocks,  // no parameters; x C-contiguous -> int64 (blocks + 1): counts before each, in all
  nonzero,               // no parameters; x C-contiguous, the counts of blocks -> int64 (ndim, count)
  scan,                  // ScanParams; x -> out, both C-contiguous of one dtype, perhaps the same memory
  sort,           // SortParams; x (rows, n), workspace, kth (int64) -> out, C-contiguous, perhaps x itself
  search_sorted,  // SearchParams; sorted (n), values, C-contiguous of one dtype -> int64
  mark_distinct,  // no parameters; sorted (n) -> bool: whether an element differs from the one before
  bincount,       // no parameters; int64 (n), [float64 weights (n)] -> int64 or float64 counts
  lapack,         // LapackParams; stacks (batch, rows, columns) -> C-contiguous results
  // Layers (layer_params.h): all operands C-contiguous.
  max_pooling,               // PoolingParams; x (N, C, H, W) -> y, [where in its window, uint8 or int32]
  max_pooling_gather,        // PoolingParams; x, where -> y
  max_pooling_scatter,       // PoolingParams; gy, where -> gx
  average_pooling,           // PoolingParams; x (N, C, H, W) -> y, the sums of windows times scale
  average_pooling_gradient,  // PoolingParams; gy -> gx: every element times scale added to its window
  batch_norm,           // BatchNormParams; x (N, C, D), gamma, beta (C) -> y, and from or to mean, var (C)
  batch_norm_gradient,  // BatchNormParams; x, gamma, mean, var, gy -> gx, ggamma, gbeta
  layer_norm,           // LayerNormParams; x (N, D), gamma (D), [beta] -> y, [mean (N)], 1 / deviation (N)
  layer_norm_gradient,  // LayerNormParams; x, gamma, [mean], 1 / deviation, gy -> gx, ggamma, [gbeta]
  local_response,       // LocalResponseParams; x (N, C, D) -> y
  local_response_gradient,  // LocalResponseParams; x, gy -> gx
  // AttentionParams; q, k, v (batch, heads, rows, size), [mask], y, lse, and in the gradient gy, gq, gk, gv
  attention,
  attention_gradient,
  user,  // UserParams; the arrays among the parameters of a user's kernel
  // ConvolutionParams; x (N, C, ...), W (O, C / groups, ...), [b (O)] -> y (N, O, ...); y, W, [bias (C)] ->
  // x, which is a deconvolution; x, y -> W, [b]
  convolution,
  convolution_input_gradient,
  convolution_weight_gradient,
  // Below, all operands are C-contiguous and of one floating dtype.
  activation,         // ActivationParams; x -> y, or saved, gy -> gx (perhaps gy itself)
  prelu,              // no parameters; x (N, C, D), W (C) -> y
  prelu_gradient,     // PReluParams; x, W, gy -> [gx], [terms of W's gradient, (N, C, D) in compute_dtype]
  softmax,            // SoftmaxParams; x (N, C, D) -> y
  softmax_gradient,   // SoftmaxParams; y, gy -> gx (perhaps gy itself)
  lstm,               // LstmParams; c (N, U, D), x (N, U, 4, D) -> c, h; tree: c1, c2, x1, x2 -> c, h
  lstm_gradient,      // LstmParams; the inputs, c, [gc], [gh] -> gradients of the inputs
  loss,               // LossParams, see loss_params.h, as for the next ones
  loss_gradient,      // LossParams
  negative_sampling,  // no parameters
  negative_sampling_gradient,     // NegativeSamplingParams
  hierarchical_softmax,           // no parameters
  hierarchical_softmax_gradient,  // HierarchicalSoftmaxParams
  ctc,                            // CtcParams
  ctc_gradient,                   // CtcParams
  narrow_labels,                  // NarrowLabelsParams
  count
};

constexpr int64_t kNonzeroBlock = int64_t{1} << 16;

enum class ReduceOp : int32_t { sum, prod, max, min };
enum class RandomOp : int32_t {
  uniform,
  normal,
  integers,
  mask,
  permutation,
  lognormal,
  exponential,
  gumbel,
  poisson,
  binomial
};
enum class RandomChoice : int32_t {
  search,  // ascending float64 (n) and float64 draws -> int64: how many of the n are at most the draw
  alias,   // float32 thresholds (n), int32 values (2 n), float64 draws over [0, 1) -> int32
  race,    // float64 weights (n) and waiting times (n) -> int64: who comes first, second...
};

struct ElementwiseParams {
  Op op;
  DType loop;  // dtype that the operands are converted to; bool outputs excepted
};
struct ReduceParams {
  ReduceOp op;
  DType accumulator;  // operands are converted to it; it may be a 16-bit float (then float32 inside)
  double scale;       // the result is multiplied by it (1: not), for means
};
struct ArgReduceParams {
  int32_t axis;
  bool largest;
};
struct MatmulParams {
  bool has_bias;  // operands a, b, bias, out
  bool add;       // to what out holds; of floating dtypes only
};
struct TakeParams {
  int64_t outer, axis_length, inner;  // a seen as (outer, axis_length, inner) elements
};
struct RandomParams {
  RandomOp op;
  uint64_t seed, offset;
  double a, b;     // low and high, loc and scale, keep probability and scale, mean or p of counts
  int64_t low;     // integers; trials of binomial
  uint64_t range;  // integers: high - low
  bool each;  // counts: the operands before the result are float64 means or p, and int64 trials, of its shape
};
struct RandomChoiceParams {
  RandomChoice op;
};
struct SoftmaxCrossEntropyParams {
  bool normalize;
  int32_t ignored = -1;   // a label that does not count
  bool weighted = false;  // one more operand: a weight for every class, of the dtype that is computed in
};
struct IndexParams {
  int32_t count;  // k, the indexed axes
  bool combine;   // scatter: op of what is there and value in this loop; value has the dtype of its operand
  Op op;
  DType loop;
  int8_t axes[32];  // their numbers in messages
};
struct ScanParams {
  int64_t outer, length, inner;  // x seen as such; sums run along the middle
  bool product;
};
struct SortParams {
  bool positions;  // int64 positions instead of values
  bool partition;  // only the elements at kth are in their places, with none larger before them
};
/// Bytes that help to sort one long row; such rows are sorted one after the other.
constexpr int64_t sort_workspace(int64_t n, size_t itemsize, bool positions) {
  return n * int64_t(!positions ? itemsize : itemsize < 8 ? 8 : 32);
}
constexpr int64_t kLongRow = int64_t{1} << 17;
struct SearchParams {
  bool right;  // positions behind equal elements
};
/// Up to three spatial axes; all operands C-contiguous, of one floating dtype.
struct ConvolutionParams {
  int64_t stride[3], pad[3], dilation[3];
  int64_t groups;
  bool strict;  // no transformed algorithms
};

/// Operands of each: see impl/backend/cpu/lapack.cc. `info` is int32 (batch), 0 where a matrix could be
/// treated.
enum class LapackOp : int32_t { inverse, solve, determinant, cholesky, qr, svd, eigh };
struct LapackParams {
  LapackOp op;
  bool single;  // results are float32, else float64
  bool flag;    // determinant: sign and logarithm; svd: square u and vh; eigh: the upper triangle
};

/// What gradients read: of the first three the output, of the others the input.
enum class ActivationOp : int32_t {
  clipped_relu,    // parameter: z
  leaky_relu,      // slope > 0
  elu,             // alpha > 0
  leaky_relu_any,  // any slope
  elu_any,         // any alpha
  softplus,        // beta
  silu,
  gelu,
  gelu_tanh,
  normal_cdf,  // the standard normal distribution function
};
struct ActivationParams {
  ActivationOp op;
  bool gradient;
  double parameter;
};
struct PReluParams {
  bool x, w;  // which gradients are wanted
};
struct SoftmaxParams {
  bool log;
};
struct LstmParams {
  bool tree;            // two children
  bool has_gc, has_gh;  // of the gradient
};
/// Operands are of one dtype, float32 or float64, the mask's may be bool; rows are contiguous, those of y,
/// lse and the gradients side by side. lse (batch, heads, queries): the logarithm of the sum of exp(scores).
struct AttentionParams {
  double scale;
  bool causal;
  bool has_mask;             // (batch, heads, queries, keys) with any strides: false hides, a number is added
  bool of_queries, of_keys;  // which gradients are computed: gq; gk and gv
};

/// A user's kernel. Bits count its parameters; operands are those that are no scalars, in their order. What
/// is not raw has the shape of the loop; in a reduction, inputs have the kept axes, then the reduced ones,
/// outputs the kept ones.
struct UserParams {
  const void* program;         // of the backend's own kind (cpu/user_kernel.h); it never goes away
  int64_t size;                // of a loop over raw arrays alone
  uint64_t scalars[32];        // in the first bytes of each, of the parameter's dtype
  uint32_t grid[3], block[3];  // of a raw kernel
  uint32_t raw, scalar, output;
  uint32_t fresh;   // outputs that hold nothing yet
  int32_t count;    // parameters
  int32_t kept;     // axes of a reduction
  bool keep_axes;   // the kernel sees the shape of the loop as it is, not with axes merged
  int8_t axes[32];  // of a reduction: where in the input each axis stood
};

/// One kernel call: operands and parameters, self-contained, so that a backend may run it later.
struct Launch {
  static constexpr int kMaxOperands = 32;
  Kernel kernel;
  int32_t count = 0;
  Operand operands[kMaxOperands];
  alignas(8) unsigned char parameters[384];

  explicit Launch(Kernel k) : kernel(k) {}
  template <class P>
  Launch(Kernel k, const P& p) : kernel(k) {
    static_assert(std::is_trivially_copyable_v<P> && sizeof(P) <= sizeof(parameters));
    std::memcpy(parameters, &p, sizeof(P));
  }
  template <class P>
  const P& params() const {
    return *reinterpret_cast<const P*>(parameters);
  }
};

/// A device: where arrays live and kernels run. Backends are made once and never destroyed.
class Backend {
 public:
  /// `runs_late`: memory is had from allocate() and given back to release().
  Backend(std::string name, Pool& pool, bool runs_late = false)
      : name_(std::move(name)), pool_(pool), runs_late_(runs_late) {}
  virtual ~Backend() = default;
  const std::string& name() const { return name_; }
  Pool& pool() { return pool_; }
  bool runs_late() const { return runs_late_; }

  /// Runs a kernel, now or in the order of the calling thread's stream. Operands' storage may go meanwhile.
  virtual void launch(const Launch& launch) = 0;
  /// Contiguous bytes between host memory and the device, in the order of the calling thread's stream; both
  /// wait until the bytes have arrived.
  virtual void from_host(Storage& storage, char* destination, const void* source, size_t size) = 0;
  virtual void to_host(Storage& storage, void* destination, const char* source, size_t size) = 0;
  /// Waits for everything launched so far; throws what failed since.
  virtual void synchronize() = 0;
  /// Whether storage addresses are host addresses that may be read and written at once.
  virtual bool is_host() const { return false; }
  /// Pool memory whose former uses are over, or ordered by what `order` receives.
  virtual char* allocate(size_t size, MemoryOrder& order);
  /// Memory goes back to the pool when no stream has work on it.
  virtual void release(char* data, size_t size, const MemoryOrder& order);

  // Streams and events, see stream.h. The default stream always exists.
  virtual Stream& default_stream() = 0;
  virtual Ref<Stream> new_stream(bool non_blocking) = 0;
  virtual Ref<Event> new_event(bool timed) = 0;

 private:
  std::string name_;
  Pool& pool_;
  const bool runs_late_;
};

Backend& cpu_backend();
/// The backend of a name such as "cpu" or "test:0"; DEVICE or UNAVAILABLE errors. Null: the thread's current
/// one.
Backend& find_backend(const char* name);
bool backend_available(const char* name);

Backend& current_backend();
void set_current_backend(Backend& backend);

namespace cpu {
/// Runs a kernel on the calling thread's host memory at once; what the test backend's queue calls, too.
void run(const Launch& launch);
}  // namespace cpu

}  // namespace catenary
