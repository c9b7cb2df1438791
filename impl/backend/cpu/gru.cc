// GRU units, and their gradients.
#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/gru_kernels.h"
#include "impl/backend/cpu/pieces.h"

namespace catenary::cpu {
namespace {

/// The three planes of sources of n units of one row: (rows, 3, units), of any floating dtype.
template <class T>
struct Planes {
  alignas(64) T room[3][kGruUnits];

  static int64_t place(int64_t first, int64_t units, int plane) {
    return (first / units * 3 + plane) * units + first % units;
  }
};

template <class T>
struct InPlanes : Planes<T> {
  const T* at[3];

  InPlanes(const Operand& x, int64_t first, int64_t units, int64_t n) {
    for (int k = 0; k < 3; ++k) at[k] = In<T>(x).block(this->place(first, units, k), n, this->room[k]);
  }
};

template <class T>
struct OutPlanes : Planes<T> {
  T* at[3];

  OutPlanes(const Operand& y, int64_t first, int64_t units) {
    for (int k = 0; k < 3; ++k) at[k] = Out<T>(y).target(this->place(first, units, k), this->room[k]);
  }
  void write(const Operand& y, int64_t first, int64_t units, int64_t n) const {
    for (int k = 0; k < 3; ++k) Out<T>(y).write(at[k], this->place(first, units, k), n);
  }
};

/// Calls body(first, n) for blocks of units, each of which is a part of one row.
template <class F>
void for_blocks(const Operand& h, F&& body) {
  const int64_t units = h.shape[1];
  parallel_flushed(h.shape[0] * units, kLstmGrain, h.dtype, [&](int64_t begin, int64_t end) {
    for (int64_t n; begin < end; begin += n) {
      n = std::min({kGruUnits, end - begin, units - begin % units});
      body(begin, n);
    }
  });
}

template <class T>
void forward(const Operand& x, const Operand& s, const Operand& h, const Operand& y) {
  const int64_t units = h.shape[1];
  for_blocks(h, [&](int64_t first, int64_t n) {
    alignas(64) T h_room[kGruUnits], y_room[kGruUnits];
    const InPlanes<T> xs(x, first, units, n), ss(s, first, units, n);
    T* to = Out<T>(y).target(first, y_room);
    gru_kernels<T>().value(xs.at, ss.at, In<T>(h).block(first, n, h_room), to, n);
    Out<T>(y).write(to, first, n);
  });
}

template <class T>
void backward(const Operand* in, const Operand* out) {
  const Operand &h = in[2], &gh = out[2];
  const int64_t units = h.shape[1];
  for_blocks(h, [&](int64_t first, int64_t n) {
    alignas(64) T h_room[kGruUnits], gy_room[kGruUnits], gh_room[kGruUnits];
    const InPlanes<T> xs(in[0], first, units, n), ss(in[1], first, units, n);
    const OutPlanes<T> gx(out[0], first, units), gs(out[1], first, units);
    T* to = Out<T>(gh).target(first, gh_room);
    gru_kernels<T>().gradient(xs.at, ss.at, In<T>(h).block(first, n, h_room),
                              In<T>(in[3]).block(first, n, gy_room), gx.at, gs.at, to, n);
    gx.write(out[0], first, units, n);
    gs.write(out[1], first, units, n);
    Out<T>(gh).write(to, first, n);
  });
}

}  // namespace

void gru(const Launch& launch) {
  const Operand* in = launch.operands;
  dispatch_floating(launch, [&]<class T>() { forward<T>(in[0], in[1], in[2], in[3]); });
}

void gru_gradient(const Launch& launch) {
  const Operand* in = launch.operands;
  dispatch_floating(launch, [&]<class T>() { backward<T>(in, in + 4); });
}

}  // namespace catenary::cpu
