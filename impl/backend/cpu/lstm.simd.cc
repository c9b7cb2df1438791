// Loops of LSTM cells.
#include <cstdint>

#include "impl/backend/cpu/lstm_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/lstm.h"

namespace {

constexpr int64_t P = kLstmUnits;

template <class T>
void split(const T* x, T* planes, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k) {
    planes[k] = x[4 * k];
    planes[k + P] = x[4 * k + 1];
    planes[k + 2 * P] = x[4 * k + 2];
    planes[k + 3 * P] = x[4 * k + 3];
  }
}

template <class T>
void join(const T* planes, T* x, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k) {
    x[4 * k] = planes[k];
    x[4 * k + 1] = planes[k + P];
    x[4 * k + 2] = planes[k + 2 * P];
    x[4 * k + 3] = planes[k + 3 * P];
  }
}

template <class T>
void value(const T* p, const T* c_prev, T* c, T* h, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k)
    LstmCell<T>::value(p[k], p[k + P], p[k + 2 * P], p[k + 3 * P], c_prev[k], c[k], h[k]);
}

template <class T>
void gradient(T* p, const T* c_prev, const T* c, const T* gc, const T* gh, T* gc_prev, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k)
    LstmCell<T>::gradient(p[k], p[k + P], p[k + 2 * P], p[k + 3 * P], c_prev[k], c[k], gc[k], gh[k],
                          gc_prev[k]);
}

template <class T>
void tree_value(const T* p, const T* q, const T* c1, const T* c2, T* c, T* h, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k)
    TreeLstmCell<T>::value(p[k], p[k + P], p[k + 2 * P], q[k], q[k + P], q[k + 2 * P],
                           p[k + 3 * P] + q[k + 3 * P], c1[k], c2[k], c[k], h[k]);
}

template <class T>
void tree_gradient(T* p, T* q, const T* c1, const T* c2, const T* c, const T* gc, const T* gh, T* gc1, T* gc2,
                   int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k) {
    T o = p[k + 3 * P] + q[k + 3 * P];
    const T g = TreeLstmCell<T>::output_gradient(o, c[k], gc[k], gh[k]);
    p[k + 3 * P] = q[k + 3 * P] = o;
    TreeLstmCell<T>::child_gradient(p[k], p[k + P], p[k + 2 * P], c1[k], g, gc1[k]);
    TreeLstmCell<T>::child_gradient(q[k], q[k + P], q[k + 2 * P], c2[k], g, gc2[k]);
  }
}

}  // namespace

CTN_DEFINE_TABLES(LstmKernels, lstm_kernels, split<T>, join<T>, value<T>, gradient<T>, tree_value<T>,
                  tree_gradient<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
