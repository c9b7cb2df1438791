// What cuSOLVER leaves to be done: many small systems, identities, triangles, checks of numbers,
// determinants.
#include "impl/backend/cuda/kernels/lapack.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/floating.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"

template <class T>
CTN_DEVICE void patch(const PatchParams& p) {
  T* const x = reinterpret_cast<T*>(p.x);
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const uint64_t line = quotient(i, p.columns), matrix = quotient(line, p.rows);
    const uint64_t column = i - line * p.columns.value, row = line - matrix * p.rows.value;
    switch (p.patch) {
      case MatrixPatch::identity:
        x[i] = T(row == column);
        break;
      case MatrixPatch::zeros_above:
        if (column > row) x[i] = T(0);
        break;
      case MatrixPatch::zeros_below:
        if (column < row) x[i] = T(0);
        break;
      case MatrixPatch::nan_where_failed:
        if (p.info[matrix] != 0) x[i] = MathFormat<T>::nan;
        break;
    }
  }
}

template <class T>
CTN_DEVICE void exchange(T& a, T& b) {
  const T kept = a;
  a = b;
  b = kept;
}

/// The place of the largest number of a warp's threads, the first one of equals. NaN counts as 0.
template <class T>
CTN_DEVICE int place_of_largest(T size, int place) {
  size = size >= T(0) || size < T(0) ? size : T(0);
  for (int lanes = 16; lanes > 0; lanes /= 2) {
    const T other = __shfl_xor_sync(0xffffffffu, size, lanes);
    const int other_place = __shfl_xor_sync(0xffffffffu, place, lanes);
    const bool better = other > size || (other == size && other_place < place);
    size = better ? other : size;
    place = better ? other_place : place;
  }
  return place;
}

/// Factors the matrix m by columns; a thread has a row.
template <class T>
CTN_DEVICE int factor_matrix(T* m, int n, int lane, int64_t* pivots) {
  int info = 0;
  for (int k = 0; k < n; ++k) {
    const bool below = lane > k && lane < n;
    const int place = place_of_largest(below || lane == k ? math_abs(m[k * n + lane]) : T(-1), lane);
    if (lane == 0) pivots[k] = place + 1;
    if (lane < n && place != k) exchange(m[lane * n + k], m[lane * n + place]);
    __syncwarp();
    const T pivot = m[k * n + k];
    if (pivot == T(0)) {
      if (info == 0) info = k + 1;
    } else if (below) {
      const T by = m[k * n + lane] / pivot;
      m[k * n + lane] = by;
      for (int j = k + 1; j < n; ++j) m[j * n + lane] = math_mad(-by, m[j * n + k], m[j * n + lane]);
    }
    __syncwarp();
  }
  return info;
}

/// Solves for one right-hand side with the factors a by columns.
template <class T>
CTN_DEVICE void solve_side(const T* a, const int64_t* pivots, T* x, int n) {
  for (int k = 0; k < n; ++k)
    if (pivots[k] != k + 1) exchange(x[k], x[pivots[k] - 1]);
  for (int j = 0; j < n; ++j)
    for (int i = j + 1; i < n; ++i) x[i] = math_mad(-a[j * n + i], x[j], x[i]);
  for (int j = n; j-- > 0;) {
    x[j] /= a[j * n + j];
    for (int i = 0; i < j; ++i) x[i] = math_mad(-a[j * n + i], x[j], x[i]);
  }
}
template <class T>
CTN_DEVICE void solve_side_transposed(const T* a, const int64_t* pivots, T* x, int n) {
  for (int j = 0; j < n; ++j) {
    T rest = x[j];
    for (int i = 0; i < j; ++i) rest = math_mad(-a[j * n + i], x[i], rest);
    x[j] = rest / a[j * n + j];
  }
  for (int j = n; j-- > 0;) {
    T rest = x[j];
    for (int i = j + 1; i < n; ++i) rest = math_mad(-a[j * n + i], x[i], rest);
    x[j] = rest;
  }
  for (int k = n; k-- > 0;)
    if (pivots[k] != k + 1) exchange(x[k], x[pivots[k] - 1]);
}

template <class T>
CTN_DEVICE void solve(const SolveParams& p) {
  const int n = p.order;
  for (uint64_t i = first_item(); i < p.count; i += item_step()) {
    const uint64_t matrix = quotient(i, p.columns);
    const T* const a = reinterpret_cast<const T*>(p.factors) + matrix * uint64_t(n) * uint64_t(n);
    T* const x = reinterpret_cast<T*>(p.x) + i * uint64_t(n);
    const int64_t* const pivots = p.pivots + matrix * uint64_t(n);
    p.transposed ? solve_side_transposed(a, pivots, x, n) : solve_side(a, pivots, x, n);
  }
}

template <class T>
CTN_DEVICE void check(const CheckParams& p) {
  for (int64_t matrix = blockIdx.x; matrix < p.batch; matrix += gridDim.x) {
    T* const x = reinterpret_cast<T*>(p.x) + matrix * p.size;
    bool bad = false;
    for (int64_t i = threadIdx.x; i < p.size; i += kLapackThreads) {
      const int64_t row = int64_t(quotient(uint64_t(i), p.columns));
      const int64_t column = i - row * int64_t(p.columns.value);
      const bool counts =
          p.part == MatrixPart::all || (p.part == MatrixPart::upper ? column >= row : column <= row);
      bad = bad || (counts && !(math_abs(x[i]) < MathFormat<T>::infinity));
    }
    bad = __syncthreads_or(bad) != 0;
    if (bad)
      for (int64_t i = threadIdx.x; i < p.size; i += kLapackThreads) x[i] = T(0);
    if (threadIdx.x == 0) p.bad[matrix] = bad;
  }
}

/// Calls body(matrix) for the matrices of this thread's warp.
template <class F>
CTN_DEVICE void for_warps(int64_t batch, F&& body) {
  const int64_t warp = int64_t(first_item() / 32), step = int64_t(item_step() / 32);
  for (int64_t matrix = warp; matrix < batch; matrix += step) body(matrix, int64_t(threadIdx.x % 32));
}

template <class T>
CTN_DEVICE void factor(const FactorParams& p) {
  CTN_DYNAMIC_SHARED(T, matrices);
  const int n = p.order;
  T* const m = matrices + int(threadIdx.x / 32) * n * n;
  for_warps(p.batch, [&](int64_t matrix, int64_t lane) {
    T* const a = reinterpret_cast<T*>(p.a) + matrix * n * n;
    for (int i = int(lane); i < n * n; i += 32) m[i] = a[i];
    __syncwarp();
    const int info = factor_matrix(m, n, int(lane), p.pivots + matrix * n);
    for (int i = int(lane); i < n * n; i += 32) a[i] = m[i];
    if (lane == 0) p.info[matrix] = info;
    __syncwarp();
  });
}

template <class T>
CTN_DEVICE void status(const StatusParams& p) {
  for_warps(p.batch, [&](int64_t matrix, int64_t lane) {
    const T* const x = reinterpret_cast<const T*>(p.values) + matrix * p.advance;
    bool bad = p.bad && p.bad[matrix] != 0;
    for (int64_t i = lane; i < p.count; i += 32) bad = bad || !(x[i * p.step] == x[i * p.step]);
    bad = __any_sync(0xffffffffu, bad) != 0;
    if (lane == 0 && bad && p.info[matrix] == 0) p.info[matrix] = 1;
  });
}

/// The product of the pivots, protected against intermediate overflow, and the logarithm of its absolute
/// value.
struct Determinant {
  double mantissa = 1, logarithm = 0;
  int64_t exponent = 0;
  int negative = 0;

  CTN_DEVICE void multiply(double by) {
    int32_t shift = 0;
    double rest = 0;
    Frexp()(mantissa * by, rest, shift);
    mantissa = rest;
    exponent += shift;
  }
  template <class T>
  CTN_DEVICE void add(T pivot, bool exchanged) {
    const double size = math_abs(double(pivot));
    negative ^= int((pivot < T(0)) != exchanged);
    logarithm += math_log(size);
    multiply(size);
  }
  /// Combines those of a warp's threads.
  CTN_DEVICE void reduce() {
    for (int lanes = 16; lanes > 0; lanes /= 2) {
      negative ^= __shfl_xor_sync(0xffffffffu, negative, lanes);
      logarithm += __shfl_xor_sync(0xffffffffu, logarithm, lanes);
      exponent += __shfl_xor_sync(0xffffffffu, exponent, lanes);
      multiply(__shfl_xor_sync(0xffffffffu, mantissa, lanes));
    }
  }
};

template <class T>
CTN_DEVICE void determinant(const DeterminantParams& p) {
  for_warps(p.batch, [&](int64_t matrix, int64_t lane) {
    const T* const factors = reinterpret_cast<const T*>(p.factors) + matrix * p.order * p.order;
    const int64_t* const pivots = p.pivots + matrix * p.order;
    Determinant d;
    for (int64_t i = lane; i < p.order; i += 32) d.add(factors[i * (p.order + 1)], pivots[i] != i + 1);
    d.reduce();
    if (lane != 0) return;
    const bool singular = p.info && p.info[matrix] != 0;
    const double sign = d.negative ? -1 : 1;
    const double first = singular ? 0 : p.second ? sign : sign * Ldexp()(d.mantissa, d.exponent);
    reinterpret_cast<T*>(p.first)[matrix] = Narrow<T>()(first);
    if (p.second)
      reinterpret_cast<T*>(p.second)[matrix] = singular ? -MathFormat<T>::infinity : Narrow<T>()(d.logarithm);
  });
}

}  // namespace

CTN_CUDA_KERNEL(lapack_patch, PatchParams, kLapackThreads) { p.single ? patch<float>(p) : patch<double>(p); }

CTN_CUDA_KERNEL(lapack_factor, FactorParams, kSmallThreads) {
  p.single ? factor<float>(p) : factor<double>(p);
}

CTN_CUDA_KERNEL(lapack_solve, SolveParams, kLapackThreads) { p.single ? solve<float>(p) : solve<double>(p); }

CTN_CUDA_KERNEL(lapack_check, CheckParams, kLapackThreads) { p.single ? check<float>(p) : check<double>(p); }

CTN_CUDA_KERNEL(lapack_status, StatusParams, kLapackThreads) {
  p.single ? status<float>(p) : status<double>(p);
}

CTN_CUDA_KERNEL(lapack_addresses, AddressesParams, kLapackThreads) {
  for (int64_t i = int64_t(first_item()); i < p.count; i += int64_t(item_step()))
    p.addresses[i] = p.first + i * p.step;
}

CTN_CUDA_KERNEL(lapack_determinant, DeterminantParams, kLapackThreads, 2) {
  p.single ? determinant<float>(p) : determinant<double>(p);
}

}  // namespace catenary::cuda
