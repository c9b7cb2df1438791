// Stacks of matrices for LAPACK: their elements in its order, its workspaces, and loops over them.
#pragma once
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/lapack_blocked.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"

// A matrix stored by rows here is, for LAPACK, the transposed matrix stored by columns. Most routines are
// chosen so that no transposition is needed: LQ instead of QR, U and V exchanged, the other triangle.

namespace catenary::cpu {

/// A stack of matrices: (batch, rows, columns).
struct MatrixStack {
  int64_t batch, rows, columns;
  int64_t each() const { return rows * columns; }

  explicit MatrixStack(const Operand& x) : batch(x.shape[0]), rows(x.shape[1]), columns(x.shape[2]) {
    if (rows > std::numeric_limits<int32_t>::max() || columns > std::numeric_limits<int32_t>::max())
      fail(CTN_ERROR_UNSUPPORTED, "a: expected at most %d rows and columns, got (%lld, %lld)",
           std::numeric_limits<int32_t>::max(), (long long)rows, (long long)columns);
  }
};

template <class T>
std::unique_ptr<T[]> matrix_room(int64_t count) {
  return std::unique_ptr<T[]>(new T[size_t(std::max<int64_t>(count, 1))]);
}

/// Returns the elements in C order and in the compute dtype.
template <class T>
void copy_matrices(const Operand& x, T* to) {
  const int64_t item = int64_t(sizeof(T));
  const int64_t strides[3] = {x.shape[1] * x.shape[2] * item, x.shape[2] * item, item};
  if (x.shape[0] * x.shape[1] * x.shape[2] == 0) return;
  copy(x, {reinterpret_cast<char*>(to), nullptr, x.shape, strides, 3, DTypeOf<T>::value});
}

/// The elements of matrices that are stored by columns of `length` elements, which begin with those of
/// `like`.
template <class T>
class ByColumns {
 public:
  ByColumns(T* data, int64_t length, const Operand& like)
      : strides_{length * like.shape[2] * kItem, kItem, length * kItem},
        empty_(like.shape[0] * like.shape[1] * like.shape[2] == 0),
        operand_{reinterpret_cast<char*>(data), nullptr, like.shape, strides_, 3, DTypeOf<T>::value} {}
  ByColumns(const ByColumns&) = delete;

  void read(const Operand& from) const {
    if (!empty_) copy(from, operand_);
  }
  void write(const Operand& to) const {
    if (!empty_) copy(operand_, to);
  }

 private:
  static constexpr int64_t kItem = sizeof(T);
  const int64_t strides_[3];
  const bool empty_;
  const Operand operand_;
};

/// Calls body(begin, end) over the stack, in parallel if the matrices are large enough. If the body is
/// `blocked`, it uses all threads for each large matrix, and runs on the calling thread.
template <class F>
void for_matrices(const MatrixStack& a, bool blocked, F&& body) {
  if (blocked && (std::min(a.rows, a.columns) >= kThreadedFrom || a.batch < thread_count()))
    return body(0, a.batch);
  const double cost = double(a.rows) * double(a.columns) * double(std::min(a.rows, a.columns)) + 100;
  parallel_for(a.batch, std::max<int64_t>(1, int64_t(kLapackGrain / cost)), std::forward<F>(body));
}

template <class T>
void set_identity(T* out, int64_t rows, int64_t columns) {
  std::fill(out, out + rows * columns, T(0));
  for (int64_t i = 0; i < std::min(rows, columns); ++i) out[i * columns + i] = T(1);
}

/// Returns the size of a workspace from a query, which float32 may have rounded down.
template <class T>
int32_t lapack_workspace(T answer) {
  const double size = std::ceil(double(answer) * (1 + 2 * double(std::numeric_limits<T>::epsilon())));
  if (!(size <= double(std::numeric_limits<int32_t>::max())))
    fail(CTN_ERROR_UNSUPPORTED, "a: LAPACK would need a workspace of %.0f elements", size);
  return std::max<int32_t>(1, int32_t(size));
}

}  // namespace catenary::cpu
