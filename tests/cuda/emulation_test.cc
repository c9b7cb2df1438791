// The emulation of CUDA: what barriers, shuffles, votes and atomics do in every order of threads, and which
// mistakes of kernels and launches it reports.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "emulated.h"
#include "impl/backend/cuda/kernels/kernel.h"

namespace emulation_tests {

constexpr unsigned kOrders = 8;
constexpr unsigned kAll = 0xffffffffu;

using emulated::launch;

/// Returns the message of the error that a launch reports.
std::string error_of(const std::function<void()>& function) {
  try {
    function();
  } catch (const emulation::Error& error) {
    return error.what();
  }
  return "no error";
}

class Emulation : public testing::Test {
 protected:
  void TearDown() override { emulation::set_order(0); }
  template <class F>
  void in_every_order(const F& f) {
    for (unsigned order = 0; order < kOrders; ++order) {
      SCOPED_TRACE("order " + std::to_string(order));
      emulation::set_order(order);
      f(order);
    }
  }
};

struct SumParams {
  const float* x;
  float* y;
  int columns;
  bool synchronizes;
};

CTN_DEVICE float warp_sum(float x) {
  for (int lanes = 16; lanes > 0; lanes /= 2) x += __shfl_xor_sync(kAll, x, lanes);
  return x;
}

CTN_CUDA_KERNEL(test_row_sum, SumParams, 256) {
  CTN_SHARED float sums[32];
  float sum = 0;
  for (int i = int(threadIdx.x); i < p.columns; i += int(blockDim.x))
    sum += p.x[int(blockIdx.x) * p.columns + i];
  sum = warp_sum(sum);
  if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = sum;
  if (p.synchronizes) __syncthreads();
  if (threadIdx.x >= 32) return;
  sum = warp_sum(threadIdx.x < blockDim.x / 32 ? sums[threadIdx.x] : 0);
  if (threadIdx.x == 0) p.y[blockIdx.x] = sum;
}

class RowSum {
 public:
  RowSum() : x_(kRows * kColumns), y_(kRows) {
    for (int i = 0; i < kRows * kColumns; ++i) x_[size_t(i)] = float(i * 7 % 31);
  }
  /// Returns how many rows are wrong.
  int run(bool synchronizes) {
    std::fill(y_.begin(), y_.end(), -1.f);
    launch(ctn_emulated_test_row_sum, {kRows}, {256},
           SumParams{x_.data(), y_.data(), kColumns, synchronizes});
    int wrong = 0;
    for (int row = 0; row < kRows; ++row)
      wrong += y_[size_t(row)] !=
               std::accumulate(&x_[size_t(row * kColumns)], &x_[size_t((row + 1) * kColumns - 1)] + 1, 0.f);
    return wrong;
  }
  static constexpr int kRows = 16, kColumns = 1000;

 private:
  std::vector<float> x_, y_;
};

TEST_F(Emulation, SumsOfBlocks) {
  RowSum sum;
  in_every_order([&](unsigned) { EXPECT_EQ(sum.run(true), 0); });
}

TEST_F(Emulation, FindsAMissingBarrier) {
  RowSum sum;
  in_every_order([&](unsigned order) {
    // Last first, the only warp that reads comes last.
    if (order != 1) {
      EXPECT_GT(sum.run(false), 0);
    }
  });
}

struct RotateParams {
  int* y;
  int distance;
  bool synchronizes;
};

CTN_CUDA_KERNEL(test_rotate, RotateParams, 1024) {
  CTN_DYNAMIC_SHARED(int, values);
  const int n = int(blockDim.x), i = int(threadIdx.x);
  values[i] = i;
  if (p.synchronizes) __syncthreads();
  p.y[i] = values[(i + p.distance + n) % n];
}

TEST_F(Emulation, RotatesThroughDynamicSharedMemory) {
  for (const unsigned n : {1u, 31u, 32u, 100u, 1024u}) {
    for (const int distance : {1, -1}) {
      std::vector<int> y(n);
      const auto wrong = [&](bool synchronizes) {
        launch(ctn_emulated_test_rotate, {1}, {n}, RotateParams{y.data(), distance, synchronizes},
               n * sizeof(int));
        int count = 0;
        for (int i = 0; i < int(n); ++i) count += y[size_t(i)] != (i + distance + int(n)) % int(n);
        return count;
      };
      in_every_order([&](unsigned) {
        EXPECT_EQ(wrong(true), 0);
        if (n > 2) {
          EXPECT_GT(wrong(false), 0);
        }
      });
    }
  }
}

// Every thread notes what it is told about its place.
struct PlaceParams {
  unsigned* counts;
};

CTN_CUDA_KERNEL(test_place, PlaceParams, 64) {
  const unsigned block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  const unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  atomicAdd(&p.counts[block * blockDim.x * blockDim.y * blockDim.z + thread], 1);
}

TEST_F(Emulation, RunsEveryThreadOnce) {
  in_every_order([&](unsigned) {
    std::vector<unsigned> counts(size_t(3 * 4 * 5 * 2 * 3 * 7));
    launch(ctn_emulated_test_place, {3, 4, 5}, {2, 3, 7}, PlaceParams{counts.data()});
    EXPECT_EQ(std::count(counts.begin(), counts.end(), 1u), std::ptrdiff_t(counts.size()));
  });
}

struct WarpParams {
  int* y;  // kResults numbers for each thread
};
constexpr int kResults = 12;

CTN_CUDA_KERNEL(test_warp, WarpParams, 64) {
  const int i = int(threadIdx.x), lane = i % 32;
  int* y = p.y + i * kResults;
  *y++ = __shfl_sync(kAll, i, 3);
  *y++ = __shfl_sync(kAll, i, lane + 1, 8);
  *y++ = __shfl_up_sync(kAll, i, 2);
  *y++ = __shfl_down_sync(kAll, i, 2, 16);
  *y++ = __shfl_xor_sync(kAll, i, 5);
  *y++ = int(__ballot_sync(kAll, lane % 3 == 0));
  *y++ = __any_sync(kAll, i == 40);
  *y++ = __all_sync(kAll, i != 40);
  *y++ = __syncthreads_count(lane < 5);
  *y++ = __syncthreads_or(i == 63);
  *y++ = __syncthreads_and(i != 63);
  // Two halves of the warp, in branches of their own.
  if (lane < 16)
    *y++ = int(__ballot_sync(0xffffu, lane % 2));
  else
    *y++ = __shfl_xor_sync(0xffff0000u, i, 1);
}

TEST_F(Emulation, ShufflesAndVotes) {
  in_every_order([&](unsigned) {
    std::vector<int> y(64 * kResults);
    launch(ctn_emulated_test_warp, {1}, {64}, WarpParams{y.data()});
    for (int i = 0; i < 64; ++i) {
      const int lane = i % 32, warp = i - lane;
      const int expected[kResults] = {
          warp + 3,
          warp + lane / 8 * 8 + (lane + 1) % 8,
          lane < 2 ? i : i - 2,
          lane % 16 < 14 ? i + 2 : i,
          warp + (lane ^ 5),
          0x49249249,
          warp == 32,
          warp != 32,
          10,
          1,
          0,
          lane < 16 ? 0xaaaa : i ^ 1,
      };
      for (int k = 0; k < kResults; ++k)
        EXPECT_EQ(y[size_t(i * kResults + k)], expected[k]) << "thread " << i << ", result " << k;
    }
  });
}

struct DoubleParams {
  double* y;
};

CTN_CUDA_KERNEL(test_partial_warp, DoubleParams, 64) {
  if (threadIdx.x % 32 >= 20) return;
  p.y[threadIdx.x] = __shfl_down_sync(kAll, double(threadIdx.x), 1);
}

TEST_F(Emulation, GivesNanForLanesThatHaveEnded) {
  in_every_order([&](unsigned) {
    std::vector<double> y(40, -1);
    launch(ctn_emulated_test_partial_warp, {1}, {40}, DoubleParams{y.data()});
    EXPECT_EQ(y[0], 1);
    EXPECT_EQ(y[18], 19);
    EXPECT_NE(y[19], y[19]);
    EXPECT_EQ(y[38], 39);
    EXPECT_NE(y[39], y[39]);
  });
}

struct AtomicParams {
  int* least;
  unsigned* most;
  unsigned long long* count;
  float* sum;
  int* bits;
};

CTN_CUDA_KERNEL(test_atomics, AtomicParams, 128) {
  const int i = int(blockIdx.x * blockDim.x + threadIdx.x);
  atomicMin(p.least, -i);
  atomicMax(p.most, unsigned(i));
  atomicAdd(p.count, 2);
  atomicAdd(p.sum, 0.5f);
  atomicOr(p.bits, 1 << i % 31);
  atomicCAS(p.bits, -1, 0);
}

TEST_F(Emulation, AtomicsFromSeveralThreadsOfTheHost) {
  int least = 1, bits = 0;
  unsigned most = 0;
  unsigned long long count = 0;
  float sum = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i)
    threads.emplace_back([&] {
      launch(ctn_emulated_test_atomics, {20}, {128}, AtomicParams{&least, &most, &count, &sum, &bits});
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(least, -2559);
  EXPECT_EQ(most, 2559u);
  EXPECT_EQ(count, 3u * 2560 * 2);
  EXPECT_EQ(sum, 3 * 2560 * 0.5f);
  EXPECT_EQ(bits, 0x7fffffff);
}

enum class Mistake {
  none,
  ended_thread,
  two_barriers,
  barrier_and_warp,
  foreign_mask,
  two_masks,
  two_places,
  exception,
  launch
};

struct MistakeParams {
  Mistake mistake;
};

CTN_CUDA_KERNEL(test_mistake, MistakeParams, 64) {
  const unsigned i = threadIdx.x;
  switch (p.mistake) {
    case Mistake::none:
      return __syncthreads();
    case Mistake::ended_thread:
      if (i == 7) return;
      return __syncthreads();
    case Mistake::two_barriers:
      if (i < 32) return __syncthreads();
      return __syncthreads();
    case Mistake::barrier_and_warp:
      if (i == 3) return __syncthreads();
      __syncwarp();
      return __syncthreads();
    case Mistake::foreign_mask:
      return __syncwarp(2);
    case Mistake::two_masks:
      return __syncwarp(i % 32 < 16 ? kAll : 0xffff0000u);
    case Mistake::two_places:
      if (i % 2) return __syncwarp();
      return __syncwarp();
    case Mistake::exception:
      __syncthreads();
      if (i == 5) throw std::out_of_range("thrown by thread 5");
      return __syncthreads();
    case Mistake::launch: {
      const unsigned one[] = {1, 1, 1};
      const MistakeParams none{Mistake::none};
      return ctn_emulated_test_mistake.run(one, one, 0, &none);
    }
  }
}

TEST_F(Emulation, ReportsThreadsThatMissEachOther) {
  const auto report = [](Mistake mistake) {
    return error_of([&] { launch(ctn_emulated_test_mistake, {2}, {64}, MistakeParams{mistake}); });
  };
  const auto expect = [&](Mistake mistake, std::initializer_list<const char*> parts) {
    const std::string message = report(mistake);
    for (const char* part : parts) EXPECT_NE(message.find(part), std::string::npos) << message;
    EXPECT_EQ(report(Mistake::none), "no error");
  };
  in_every_order([&](unsigned) {
    expect(Mistake::none, {"no error"});
    expect(Mistake::ended_thread,
           {"kernel test_mistake, block (", "emulation_test.cc:", "but thread (7, 0, 0) has ended"});
    expect(Mistake::two_barriers, {"thread (0, 0, 0) waits for its block in ", ", thread (32, 0, 0) in "});
    expect(Mistake::barrier_and_warp, {"for thread (3, 0, 0) of its warp, which waits for its block in "});
    expect(Mistake::foreign_mask, {"is not in its own mask"});
    expect(Mistake::two_masks, {"of its warp, which waits in ", " with another mask"});
    expect(Mistake::two_places, {"of its warp, which waits in "});
    expect(Mistake::launch, {"kernel test_mistake is launched by a kernel"});
  });
}

TEST_F(Emulation, PassesExceptionsOn) {
  in_every_order([&](unsigned) {
    EXPECT_THROW(launch(ctn_emulated_test_mistake, {2}, {64}, MistakeParams{Mistake::exception}),
                 std::out_of_range);
    launch(ctn_emulated_test_mistake, {2}, {64}, MistakeParams{Mistake::none});
  });
}

TEST_F(Emulation, RefusesLaunches) {
  const auto report = [](dim3 grid, dim3 block, size_t shared = 0) {
    return error_of(
        [&] { launch(ctn_emulated_test_mistake, grid, block, MistakeParams{Mistake::none}, shared); });
  };
  const std::string kernel = "kernel test_mistake: ";
  EXPECT_EQ(report({1}, {64}), "no error");
  EXPECT_EQ(report({1}, {65}), kernel + "the block (65, 1, 1) has more than 64 threads");
  EXPECT_EQ(report({1}, {8, 3, 3}), kernel + "the block (8, 3, 3) has more than 64 threads");
  EXPECT_EQ(report({1}, {0}), kernel + "the block (0, 1, 1) is outside (1, 1, 1) to (1024, 1024, 64)");
  EXPECT_EQ(report({1}, {1, 1, 65}),
            kernel + "the block (1, 1, 65) is outside (1, 1, 1) to (1024, 1024, 64)");
  const std::string limits = " is outside (1, 1, 1) to (2147483647, 65535, 65535)";
  EXPECT_EQ(report({0}, {1}), kernel + "the grid (0, 1, 1)" + limits);
  EXPECT_EQ(report({1, 65536}, {1}), kernel + "the grid (1, 65536, 1)" + limits);
  EXPECT_EQ(report({0x80000000u}, {1}), kernel + "the grid (2147483648, 1, 1)" + limits);
  EXPECT_EQ(report({1}, {1}, 232449), kernel + "232449 bytes of dynamic shared memory are more than 232448");
}

struct BytesParams {
  unsigned char* first;
};

CTN_CUDA_KERNEL(test_shared_bytes, BytesParams, 1) {
  CTN_DYNAMIC_SHARED(unsigned char, bytes);
  p.first[blockIdx.x] = bytes[99];
  bytes[99] = 1;
}

TEST_F(Emulation, FillsDynamicSharedMemoryForEachBlock) {
  unsigned char first[3] = {};
  launch(ctn_emulated_test_shared_bytes, {3}, {1}, BytesParams{first}, 100);
  for (const unsigned char byte : first) EXPECT_EQ(byte, 0xff);
}

TEST_F(Emulation, CountsBits) {
  EXPECT_EQ(__popc(0xf0f0u), 8);
  EXPECT_EQ(__popcll(~0ull), 64);
  EXPECT_EQ(__clz(0), 32);
  EXPECT_EQ(__clz(1), 31);
  EXPECT_EQ(__clzll(1), 63);
  EXPECT_EQ(__ffs(8), 4);
  EXPECT_EQ(__ffs(0), 0);
  EXPECT_EQ(__ffsll(1ll << 40), 41);
  EXPECT_EQ(__umulhi(0x80000000u, 6), 3u);
  EXPECT_EQ(__umul64hi(1ull << 63, 6), 3u);
  EXPECT_EQ(__float_as_uint(1.f), 0x3f800000u);
  EXPECT_EQ(__longlong_as_double(0x3ff0000000000000ll), 1.0);
}

}  // namespace emulation_tests
