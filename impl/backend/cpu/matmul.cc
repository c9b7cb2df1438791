// Matrix products of operands of any strides and dtype.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/gemm.h"
#include "impl/backend/cpu/integer_matmul.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/onednn.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/kernels.h"
#include "impl/backend/params/matmul.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

void matmul(const Launch& launch, const MatmulParams& params);

namespace {

/// One operand as a batch of matrices that gemm can read; a transposed view needs no copy.
struct Matrices {
  char* data;
  bool transposed = false;
  int64_t leading = 0;  // in elements
  int64_t batch_stride = 0;
  int64_t rows, columns, batch;
};

int64_t element_stride(const Operand& x, int axis) { return x.strides[axis] / int64_t(itemsize(x.dtype)); }

Matrices describe_matrices(const Operand& x) {
  const int rows = x.ndim - 2, columns = x.ndim - 1;
  Matrices m{x.data, false, 0, 0, x.shape[rows], x.shape[columns], x.ndim == 3 ? x.shape[0] : 1};
  if (x.ndim == 3) m.batch_stride = element_stride(x, 0);
  return m;
}

/// Copies an operand in `dtype`, as rows or as columns, whichever its elements are closer to.
void pack(const Operand& x, DType dtype, std::vector<char>& room, Matrices& m) {
  room.resize(size_t(m.batch * m.rows * m.columns) * itemsize(dtype));
  const int rows = x.ndim - 2, columns = x.ndim - 1;
  m.transposed = m.columns > 1 && std::abs(x.strides[rows]) < std::abs(x.strides[columns]);
  int64_t strides[3];
  const int64_t item = int64_t(itemsize(dtype));
  m.leading = std::max<int64_t>(m.transposed ? m.rows : m.columns, 1);
  m.batch_stride = m.rows * m.columns;
  strides[0] = m.batch_stride * item;
  strides[rows] = m.transposed ? item : m.leading * item;
  strides[columns] = m.transposed ? m.leading * item : item;
  copy(x, {room.data(), nullptr, x.shape, strides, x.ndim, dtype});
  m.data = room.data();
}

/// Whether gemm can read the operand in-place.
bool lay_out(const Operand& x, Matrices& m) {
  const int64_t item = int64_t(itemsize(x.dtype));
  const int rows = x.ndim - 2, columns = x.ndim - 1;
  for (int d = 0; d < x.ndim; ++d)
    if (x.strides[d] % item) return false;
  if (x.ndim == 3 && m.batch_stride < 0) return false;
  const int64_t row_stride = element_stride(x, rows), column_stride = element_stride(x, columns);
  if ((column_stride == 1 || m.columns == 1) && (row_stride >= m.columns || m.rows == 1)) {
    m.leading = std::max<int64_t>(m.rows == 1 ? m.columns : row_stride, 1);
    return true;
  }
  if ((row_stride == 1 || m.rows == 1) && (column_stride >= m.rows || m.columns == 1)) {
    m.transposed = true;
    m.leading = std::max<int64_t>(m.columns == 1 ? m.rows : column_stride, 1);
    return true;
  }
  return false;
}

/// The product of the first matrices of both, into a contiguous C.
Gemm product_of(const Matrices& a, const Matrices& b, void* c) {
  Gemm product{};
  product.trans_a = a.transposed;
  product.trans_b = b.transposed;
  product.m = a.rows;
  product.n = b.columns;
  product.k = a.columns;
  product.a = a.data;
  product.lda = a.leading;
  product.b = b.data;
  product.ldb = b.leading;
  product.c = c;
  product.ldc = std::max<int64_t>(b.columns, 1);
  return product;
}

/// Multiplies bfloat16 directly if the processor can.
bool multiply_bfloat16(const Launch& launch, const MatmulParams& params) {
  const Operand &left = launch.operands[0], &right = launch.operands[1],
                &out = launch.operands[launch.count - 1];
  Matrices a = describe_matrices(left), b = describe_matrices(right);
  std::vector<char> a_room, b_room, bias_room;
  if (!multiplies_bfloat16(a.rows, b.columns, a.columns)) return false;
  if (!lay_out(left, a)) pack(left, CTN_BFLOAT16, a_room, a);
  if (!lay_out(right, b)) pack(right, CTN_BFLOAT16, b_room, b);
  Bfloat16Product p{};
  p.a = reinterpret_cast<const uint16_t*>(a.data);
  p.b = reinterpret_cast<const uint16_t*>(b.data);
  p.c = reinterpret_cast<uint16_t*>(out.data);
  p.m = a.rows;
  p.n = b.columns;
  p.k = a.columns;
  p.a_row = a.transposed ? 1 : a.leading;
  p.a_column = a.transposed ? a.leading : 1;
  p.b_row = b.transposed ? 1 : b.leading;
  p.b_column = b.transposed ? b.leading : 1;
  p.batch = a.batch;
  p.a_batch = a.batch_stride;
  p.b_batch = b.batch_stride;
  p.add = params.add;
  if (params.has_bias) {
    const Operand& bias = launch.operands[2];
    bias_room.resize(size_t(p.n) * sizeof(uint16_t));
    gather(bias.data, bias.strides[0], bias_room.data(), p.n, sizeof(uint16_t));
    p.bias = reinterpret_cast<const uint16_t*>(bias_room.data());
  }
  onednn_matmul_bf16(p);
  return true;
}

void cast_out(const void* source, DType from, const Operand& out) {
  loops().cast[from][out.dtype](
      source, out.data,
      out.shape[out.ndim - 1] * out.shape[out.ndim - 2] * (out.ndim == 3 ? out.shape[0] : 1));
}

/// Products of few rows of 16-bit floats read B once, so B is converted piece by piece: the pieces stay in
/// the cache.
constexpr int64_t kFewRows = 16;
constexpr int64_t kPieceElements = 64 << 10;

void multiply_few_rows(const Matrices& a, const Operand& right, const float* bias, const Operand& out) {
  const int64_t k = a.columns, n = right.shape[1], item = int64_t(itemsize(right.dtype));
  const int64_t width = std::clamp<int64_t>(kPieceElements / std::max<int64_t>(k, 1) / 16 * 16, 16, n);
  parallel_for(divide_up(n, width), divisible(items_of_grain(kGatherGrain, k * width * item)),
               [&](int64_t begin, int64_t end) {
                 std::vector<char> room;
                 std::vector<float> sums(size_t(a.rows * width));
                 for (; begin < end; ++begin) {
                   const int64_t first = begin * width, count = std::min(width, n - first);
                   const int64_t shape[] = {k, count};
                   Operand piece = right;
                   piece.data += first * right.strides[1];
                   piece.shape = shape;
                   Matrices b = describe_matrices(piece);
                   pack(piece, CTN_FLOAT32, room, b);
                   Gemm product{};
                   product.trans_a = a.transposed;
                   product.trans_b = b.transposed;
                   product.m = a.rows;
                   product.n = count;
                   product.k = k;
                   product.a = a.data;
                   product.lda = a.leading;
                   product.b = b.data;
                   product.ldb = b.leading;
                   product.c = sums.data();
                   product.ldc = count;
                   product.alpha = 1;
                   product.bias = bias ? bias + first : nullptr;
                   gemm<float>(product);
                   for (int64_t i = 0; i < a.rows; ++i)
                     loops().cast[CTN_FLOAT32][out.dtype](sums.data() + i * count,
                                                          out.data + (i * n + first) * item, count);
                 }
               });
}

/// Multiplies a batch of small matrices of 16-bit floats some at a time, so that what they are converted to
/// stays in the cache. Returns false for others.
bool multiply_in_parts(const Launch& launch, const MatmulParams& params, const Matrices& a,
                       const Matrices& b) {
  const int64_t sizes = a.rows * a.columns + b.rows * b.columns + a.rows * b.columns;
  const int64_t each = kTileBytes / (std::max<int64_t>(sizes, 1) * int64_t(sizeof(float)));
  const int64_t batch = std::max(a.batch, b.batch);
  if (each < 2 || each >= batch) return false;
  const double work = double(a.rows) * double(b.columns) * double(a.columns) + double(sizes);
  const auto grain = int64_t(std::max(1.0, kMatmulGrain / (work * double(each))));
  parallel_for(divide_up(batch, each), grain, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin) {
      Operand parts[4];
      int64_t shapes[4][3];
      for (int k = 0; k < launch.count; ++k) {
        Operand& part = parts[k] = launch.operands[k];
        if (part.ndim < 3 || part.shape[0] == 1) continue;
        std::copy(part.shape, part.shape + 3, shapes[k]);
        shapes[k][0] = std::min(each, batch - begin * each);
        part.shape = shapes[k];
        part.data += begin * each * part.strides[0];
      }
      Launch some(kernels::matmul, params);
      some.operands = parts;
      some.count = launch.count;
      matmul(some, params);
    }
  });
  return true;
}

}  // namespace

void matmul(const Launch& launch, const MatmulParams& params) {
  const bool has_bias = params.has_bias;
  const Operand& left = launch.operands[0];
  const Operand& right = launch.operands[1];
  const Operand& out = launch.operands[launch.count - 1];
  Matrices a = describe_matrices(left), b = describe_matrices(right);
  std::vector<char> a_room, b_room, bias_room, out_room;
  const DType dtype = left.dtype;
  if (!is_float(dtype)) return integer_matmul(left, right, out);
  if (dtype == CTN_BFLOAT16 && multiply_bfloat16(launch, params)) return;
  const DType compute = compute_dtype(dtype);
  if (kForSpeed && compute != dtype && a.batch > 1 && multiply_in_parts(launch, params, a, b)) return;
  if (compute != dtype || !lay_out(left, a)) pack(left, compute, a_room, a);
  const bool few =
      compute != dtype && right.ndim == 2 && a.rows <= kFewRows && a.rows > 0 && b.columns > 0 && !params.add;
  if (!few && (compute != dtype || !lay_out(right, b))) pack(right, compute, b_room, b);
  Gemm product = product_of(a, b, out.data);
  product.beta = params.add ? 1 : 0;
  if (compute != dtype && !few) {
    out_room.resize(size_t(a.batch * a.rows * b.columns) * itemsize(compute));
    product.c = out_room.data();
    if (product.beta != 0)
      loops().cast[dtype][compute](out.data, out_room.data(), a.batch * a.rows * b.columns);
  }
  if (has_bias) {
    const Operand& bias = launch.operands[2];
    const int64_t item = int64_t(itemsize(dtype));
    product.bias = bias.data;
    if (compute != dtype || bias.strides[0] != item) {
      std::vector<char> gathered(size_t(product.n * item));
      gather(bias.data, bias.strides[0], gathered.data(), product.n, size_t(item));
      bias_room.resize(size_t(product.n) * itemsize(compute));
      loops().cast[dtype][compute](gathered.data(), bias_room.data(), product.n);
      product.bias = bias_room.data();
    }
  }
  if (few) return multiply_few_rows(a, right, static_cast<const float*>(product.bias), out);
  const int64_t c_stride = product.m * product.n;
  dispatch_floating(compute, [&]<class T>() {
    if (a.batch == 1) return gemm<T>(product);
    gemm_batch<T>(product, a.batch, a.batch_stride, b.batch_stride, c_stride);
  });
  if (compute != dtype) cast_out(out_room.data(), compute, out);
}

}  // namespace catenary::cpu
