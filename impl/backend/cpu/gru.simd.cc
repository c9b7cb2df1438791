// Loops of GRU cells.
#include <cstdint>

#include "impl/backend/cpu/gru_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/gru.h"

namespace {

template <class T>
void value(const T* const* x, const T* const* s, const T* h, T* y, int64_t n) {
  const T *xr = x[0], *xz = x[1], *xc = x[2], *sr = s[0], *sz = s[1], *sc = s[2];
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k) y[k] = GruCell<T>::value(xr[k], xz[k], xc[k], sr[k], sz[k], sc[k], h[k]);
}

template <class T>
void gradient(const T* const* x, const T* const* s, const T* h, const T* gy, T* const* gx, T* const* gs,
              T* gh, int64_t n) {
  const T *xr = x[0], *xz = x[1], *xc = x[2], *sr = s[0], *sz = s[1], *sc = s[2];
  T *gxr = gx[0], *gxz = gx[1], *gxc = gx[2], *gsr = gs[0], *gsz = gs[1], *gsc = gs[2];
  CTN_MATH_IVDEP
  for (int64_t k = 0; k < n; ++k) {
    T r = xr[k], z = xz[k], from_x = xc[k], from_s = sc[k];
    gh[k] = GruCell<T>::gradient(r, z, from_x, sr[k], sz[k], from_s, h[k], gy[k]);
    gxr[k] = gsr[k] = r;
    gxz[k] = gsz[k] = z;
    gxc[k] = from_x;
    gsc[k] = from_s;
  }
}

}  // namespace

CTN_DEFINE_TABLES(GruKernels, gru_kernels, value<T>, gradient<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
