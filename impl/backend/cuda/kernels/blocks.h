// Sums over the threads of a block. Included inside a namespace of each kernel file.

/// The sum of the values of the threads before this one, and of all threads, in this order. A block has
/// `threads` threads, a multiple of 32. Every thread of the block takes part; it may be called again after
/// __syncthreads().
template <class T>
struct Before {
  T before, all;
};
template <unsigned threads, class F, class T>
CTN_DEVICE Before<T> sums_before(T x, T neutral) {
  constexpr unsigned warps = threads / 32;
  CTN_SHARED T totals[warps];
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  T sum = x;
  for (unsigned step = 1; step < 32; step *= 2) {
    const T other = __shfl_up_sync(0xffffffffu, sum, step);
    if (lane >= step) sum = F()(other, sum);
  }
  if (lane == 31) totals[warp] = sum;
  T before = __shfl_up_sync(0xffffffffu, sum, 1);
  if (lane == 0) before = neutral;
  __syncthreads();
  T first = neutral, all = neutral;
  for (unsigned k = 0; k < warps; ++k) {
    if (k == warp) first = all;
    all = F()(all, totals[k]);
  }
  return {F()(first, before), all};
}
