// CUDA's execution model on the CPU, for tests: the names of CUDA that kernels use, and how blocks are run.
// Blocks run one after the other, and the threads of a block take turns on one thread of the operating
// system: each runs until it waits for others. The order of blocks and threads is a choice, see set_order().
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "kernel_entry.h"

struct uint3 {
  unsigned x, y, z;
};
struct dim3 {
  unsigned x = 1, y = 1, z = 1;
};

namespace emulation {

/// A launch that CUDA would refuse, or a kernel that would hang or whose result would be undefined.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

constexpr unsigned kWarp = 32;
constexpr size_t kMaxShared = 227 << 10;  // bytes of dynamic shared memory, as on the largest GPUs
constexpr size_t kMaxParams = 4096;       // bytes, as with every version of CUDA

/// Chooses the order of blocks and threads in later launches: 0 lets the first ones run as far as they can
/// before the next ones, 1 the last ones, and any other number draws an order from a generator that starts
/// with it. The environment variable CATENARY_EMULATION_ORDER has the first choice.
extern "C" void ctn_emulation_set_order(unsigned order);
inline void set_order(unsigned order) { ctn_emulation_set_order(order); }

struct Launch {
  const char* name;
  unsigned max_threads;  // of a block
  dim3 grid, block;
  size_t shared;  // bytes of dynamic shared memory
};
/// Calls body(params) for each thread of each block.
void run(const Launch& launch, void (*body)(const void* params), const void* params);

/// A line of a kernel, for messages. Threads that meet must wait in the same line.
struct Place {
  const char* file;
  int line;
};

/// The thread of the kernel that is running.
struct Position {
  uint3 thread, block;
  dim3 block_size, grid_size;
};
extern constinit thread_local const Position* position;
/// Returns dynamic shared memory, which is filled with 0xff when a block begins.
void* dynamic_shared();

/// Results of a barrier of the block: in how many threads the predicate was true, of how many.
struct BlockVote {
  unsigned yes, all;
};
BlockVote block_barrier(bool predicate, Place place);

/// What a thread gives to the other threads of its warp that `mask` names, and what it receives from them.
struct WarpRequest {
  unsigned mask;
  uint64_t value = 0;
  unsigned source = 0;  // the lane whose value it receives
  bool predicate = false;
};
struct WarpReply {
  uint64_t value;  // all bits are set if the lane does not take part
  unsigned ballot;
};
WarpReply warp_barrier(const WarpRequest& request, Place place);
unsigned lane();

template <class T>
T shuffle(unsigned mask, T value, unsigned source, Place place) {
  static_assert(sizeof(T) <= sizeof(uint64_t));
  WarpRequest request{mask, 0, source};
  std::memcpy(&request.value, &value, sizeof(T));
  const WarpReply reply = warp_barrier(request, place);
  std::memcpy(&value, &reply.value, sizeof(T));
  return value;
}

/// Replaces *p by change(*p), also if other threads of the operating system do the same; returns the old
/// value.
template <class T, class F>
T atomically(T* p, F change) {
  T old, next;
  __atomic_load(p, &old, __ATOMIC_RELAXED);
  do {
    next = change(old);
  } while (!__atomic_compare_exchange(p, &old, &next, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return old;
}

template <class To, class From>
To bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

}  // namespace emulation

// clang-format off
#define threadIdx (::emulation::position->thread)
#define blockIdx (::emulation::position->block)
#define blockDim (::emulation::position->block_size)
#define gridDim (::emulation::position->grid_size)
#define warpSize (::emulation::kWarp)
// clang-format on

// The caller's line, as the default of a last parameter.
#define CTN_EMULATION_PLACE ::emulation::Place place = {__builtin_FILE(), __builtin_LINE()}

inline void __syncthreads(CTN_EMULATION_PLACE) { ::emulation::block_barrier(false, place); }
inline int __syncthreads_count(int predicate, CTN_EMULATION_PLACE) {
  return int(::emulation::block_barrier(predicate != 0, place).yes);
}
inline int __syncthreads_or(int predicate, CTN_EMULATION_PLACE) {
  return ::emulation::block_barrier(predicate != 0, place).yes != 0;
}
inline int __syncthreads_and(int predicate, CTN_EMULATION_PLACE) {
  const ::emulation::BlockVote vote = ::emulation::block_barrier(predicate != 0, place);
  return vote.yes == vote.all;
}

inline void __syncwarp(unsigned mask = 0xffffffffu, CTN_EMULATION_PLACE) {
  ::emulation::warp_barrier({mask}, place);
}
inline unsigned __ballot_sync(unsigned mask, int predicate, CTN_EMULATION_PLACE) {
  return ::emulation::warp_barrier({mask, 0, 0, predicate != 0}, place).ballot;
}
inline int __any_sync(unsigned mask, int predicate, CTN_EMULATION_PLACE) {
  return ::emulation::warp_barrier({mask, 0, 0, predicate != 0}, place).ballot != 0;
}
inline int __all_sync(unsigned mask, int predicate, CTN_EMULATION_PLACE) {
  return ::emulation::warp_barrier({mask, 0, 0, predicate == 0}, place).ballot == 0;
}

// Shuffles within groups of `width` lanes; a lane whose source is outside of its group keeps its value.
template <class T>
T __shfl_sync(unsigned mask, T value, int source, int width = 32, CTN_EMULATION_PLACE) {
  const unsigned lane = ::emulation::lane(), group = lane & ~unsigned(width - 1);
  return ::emulation::shuffle(mask, value, group | (unsigned(source) & unsigned(width - 1)), place);
}
template <class T>
T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = 32, CTN_EMULATION_PLACE) {
  const unsigned lane = ::emulation::lane(), within = lane & unsigned(width - 1);
  return ::emulation::shuffle(mask, value, within >= delta ? lane - delta : lane, place);
}
template <class T>
T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = 32, CTN_EMULATION_PLACE) {
  const unsigned lane = ::emulation::lane(), within = lane & unsigned(width - 1);
  return ::emulation::shuffle(mask, value, within + delta < unsigned(width) ? lane + delta : lane, place);
}
template <class T>
T __shfl_xor_sync(unsigned mask, T value, int lanes, int width = 32, CTN_EMULATION_PLACE) {
  const unsigned lane = ::emulation::lane(), source = lane ^ unsigned(lanes);
  const bool later = source / unsigned(width) > lane / unsigned(width);
  return ::emulation::shuffle(mask, value, later ? lane : source, place);
}

// Blocks and threads see each other's writes in the order of the emulation.
inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}

template <class T>
T atomicAdd(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T old) { return T(old + value); });
}
template <class T>
T atomicSub(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T old) { return T(old - value); });
}
template <class T>
T atomicMin(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T old) { return value < old ? value : old; });
}
template <class T>
T atomicMax(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T old) { return old < value ? value : old; });
}
template <class T>
T atomicAnd(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T old) { return T(old & value); });
}
template <class T>
T atomicOr(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T old) { return T(old | value); });
}
template <class T>
T atomicXor(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T old) { return T(old ^ value); });
}
template <class T>
T atomicExch(T* p, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [value](T) { return value; });
}
template <class T>
T atomicCAS(T* p, std::type_identity_t<T> expected, std::type_identity_t<T> value) {
  return ::emulation::atomically(p, [expected, value](T old) { return old == expected ? value : old; });
}

template <class T>
T __ldg(const T* p) {
  return *p;
}
inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x == 0 ? 32 : __builtin_clz(unsigned(x)); }
inline int __clzll(long long x) { return x == 0 ? 64 : __builtin_clzll((unsigned long long)x); }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned __umulhi(unsigned a, unsigned b) { return unsigned(uint64_t(a) * b >> 32); }
inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  __extension__ using Wide = unsigned __int128;
  return (unsigned long long)(Wide(a) * b >> 64);
}
inline unsigned __float_as_uint(float x) { return ::emulation::bits_as<unsigned>(x); }
inline float __uint_as_float(unsigned x) { return ::emulation::bits_as<float>(x); }
inline int __float_as_int(float x) { return ::emulation::bits_as<int>(x); }
inline float __int_as_float(int x) { return ::emulation::bits_as<float>(x); }
inline long long __double_as_longlong(double x) { return ::emulation::bits_as<long long>(x); }
inline double __longlong_as_double(long long x) { return ::emulation::bits_as<double>(x); }
