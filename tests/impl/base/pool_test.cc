// Tests of the memory pool: block sizes, reuse, statistics, limits, memory pressure, sources.
#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#include "tests/impl/base/pool_test_util.h"

namespace catenary {
namespace {

TEST(PoolTest, BlockSizes) {
  size_t slack = Pool::block_size(64) - 64;  // the redzone of ASan builds
  EXPECT_EQ(Pool::block_size(0), 64u);
  EXPECT_EQ(Pool::block_size(1 + slack), 64 + 2 * slack);
  size_t previous = 0;
  for (size_t size = 0; size < (size_t{200} << 20); size += 1 + size / 37) {
    size_t block = Pool::block_size(size);
    EXPECT_GE(block, size + slack);
    EXPECT_EQ(block % 64, 0u);
    EXPECT_GE(block, previous);
    EXPECT_LE(static_cast<double>(block), 1.13 * static_cast<double>(size + slack) + 64) << size;
    previous = block;
  }
}

TEST(PoolTest, ReusesWhatWasFreed) {
  CountingSource counting;
  Pool pool(counting.source());
  for (size_t size :
       {size_t{0}, size_t{1}, size_t{64}, size_t{1000}, size_t{5000}, size_t{1} << 20, size_t{40000000}}) {
    void* p = pool.allocate(size);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(p) % 64, 0u);
    std::memset(p, 1, size);
    pool.free(p, size);
    int64_t calls = counting.calls;
    for (int i = 0; i < 100; ++i) {
      void* q = pool.allocate(size);
      EXPECT_EQ(q, p);
      pool.free(q, size);
    }
    EXPECT_EQ(counting.calls, calls) << size;
  }
}

TEST(PoolTest, LargeBlocksFitWithinAQuarter) {
  CountingSource counting;
  Pool pool(counting.source());
  const size_t size = size_t{100} << 20;
  void* p = pool.allocate(size);
  pool.free(p, size);
  void* fits = pool.allocate(size - size / 6);
  EXPECT_EQ(fits, p);
  EXPECT_EQ(pool.statistics().used_bytes, Pool::block_size(size));
  pool.free(fits, size - size / 6);
  void* wasteful = pool.allocate(size / 2);
  EXPECT_NE(wasteful, p);
  void* small = pool.allocate(size_t{90} << 20);
  EXPECT_EQ(small, p);
  pool.free(wasteful, size / 2);
  pool.free(small, size_t{90} << 20);
  EXPECT_EQ(pool.statistics().used_bytes, 0u);
}

TEST(PoolTest, BestFitPrefersTheClosest) {
  Pool pool(system_memory());
  size_t sizes[] = {size_t{80} << 20, size_t{70} << 20, size_t{76} << 20};
  void* p[3];
  for (int i = 0; i < 3; ++i) p[i] = pool.allocate(sizes[i]);
  for (int i = 0; i < 3; ++i) pool.free(p[i], sizes[i]);
  void* q = pool.allocate(size_t{74} << 20);
  EXPECT_EQ(q, p[2]);
  pool.free(q, size_t{74} << 20);
}

TEST(PoolTest, Statistics) {
  CountingSource counting;
  Pool pool(counting.source());
  void* a = pool.allocate(100);
  void* b = pool.allocate(2000000);
  uint64_t sizes = Pool::block_size(100) + Pool::block_size(2000000);
  PoolStatistics s = pool.statistics();
  EXPECT_EQ(s.used_bytes, sizes);
  EXPECT_EQ(s.cached_bytes, 0u);
  EXPECT_EQ(s.held_bytes, sizes);
  EXPECT_EQ(s.peak_held_bytes, sizes);
  EXPECT_EQ(s.limit_bytes, 0u);
  EXPECT_EQ(s.allocation_count, 2u);
  EXPECT_EQ(s.cache_hit_count, 0u);
  EXPECT_EQ(s.source_allocation_count, 2u);
  pool.free(b, 2000000);
  pool.free(a, 100);
  a = pool.allocate(90);
  s = pool.statistics();
  EXPECT_EQ(s.used_bytes, Pool::block_size(100));
  EXPECT_EQ(s.cached_bytes, Pool::block_size(2000000));
  EXPECT_EQ(s.allocation_count, 3u);
  EXPECT_EQ(s.cache_hit_count, 1u);
  pool.free(a, 90);
  pool.trim();
  s = pool.statistics();
  EXPECT_EQ(s.held_bytes, 0u);
  EXPECT_EQ(s.peak_held_bytes, sizes);
  EXPECT_EQ(counting.live, 0);
  EXPECT_EQ(counting.bytes, 0);
}

TEST(PoolTest, LimitIsExact) {
  CountingSource counting;
  Pool pool(counting.source());
  const uint64_t block = Pool::block_size(1000);
  pool.set_limit(10 * block);
  std::vector<void*> live;
  for (int i = 0; i < 10; ++i) live.push_back(pool.allocate(1000));
  PoolStatistics before = pool.statistics();
  EXPECT_EQ(before.held_bytes, 10 * block);
  std::string message = message_of([&] { pool.allocate(1000); });
  EXPECT_NE(message.find("wanted 1000 bytes"), std::string::npos) << message;
  EXPECT_NE(message.find("held " + std::to_string(10 * block)), std::string::npos) << message;
  EXPECT_NE(message.find("limit " + std::to_string(10 * block)), std::string::npos) << message;
  EXPECT_EQ(status_of([&] { pool.allocate(1); }), CTN_ERROR_OUT_OF_MEMORY);
  PoolStatistics after = pool.statistics();
  EXPECT_EQ(after.held_bytes, before.held_bytes);
  EXPECT_EQ(after.used_bytes, before.used_bytes);
  EXPECT_EQ(after.allocation_count, before.allocation_count);
  pool.free(live.back(), 1000);
  live.pop_back();
  void* other = pool.allocate(64);  // the cached kilobyte is freed
  EXPECT_LE(pool.statistics().held_bytes, 10 * block);
  pool.free(other, 64);
  for (void* p : live) pool.free(p, 1000);
  pool.set_limit(block);
  EXPECT_LE(pool.statistics().held_bytes, block);
  pool.set_limit(0);
  pool.free(pool.allocate(100000), 100000);
}

TEST(PoolTest, LimitEvictsLargeBlocks) {
  Pool pool(system_memory());
  const size_t mega = size_t{1} << 20;
  pool.set_limit(Pool::block_size(40 * mega) + Pool::block_size(10 * mega));
  for (int i = 0; i < 20; ++i) {
    pool.free(pool.allocate(40 * mega), 40 * mega);
    pool.free(pool.allocate(30 * mega), 30 * mega);
    pool.free(pool.allocate(10 * mega), 10 * mega);
    EXPECT_LE(pool.statistics().peak_held_bytes, pool.statistics().limit_bytes);
  }
}

TEST(PoolTest, HugeRequestsFail) {
  Pool pool(system_memory());
  for (size_t size : {SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2, (size_t{1} << 62) + 1, size_t{1} << 60}) {
    EXPECT_EQ(status_of([&] { pool.allocate(size); }), CTN_ERROR_OUT_OF_MEMORY) << size;
  }
  EXPECT_EQ(pool.statistics().held_bytes, 0u);
}

TEST(PoolTest, SourceIsReplacedOnlyWhenNothingIsHeld) {
  CountingSource first, second;
  Pool pool(first.source());
  void* p = pool.allocate(10);
  EXPECT_EQ(status_of([&] { pool.set_source(second.source()); }), CTN_ERROR_STATE);
  pool.free(p, 10);
  pool.set_source(second.source());  // cached blocks are returned automatically
  EXPECT_EQ(first.live, 0);
  p = pool.allocate(10);
  EXPECT_EQ(second.live, 1);
  pool.free(p, 10);
  EXPECT_EQ(status_of([&] {
              pool.set_source(MemorySource{nullptr, nullptr, nullptr});
            }),
            CTN_ERROR_INVALID_ARGUMENT);
}

struct Pressure {
  Pool* pool = nullptr;
  std::vector<void*> reserve;
  size_t size = 0;
  ctn_status answer = CTN_OK;
  bool ask_itself = false;
  int calls = 0;
  int destroyed = 0;
  uint64_t wanted = 0;

  static ctn_status call(uint64_t wanted, void* user) {
    auto* self = static_cast<Pressure*>(user);
    ++self->calls;
    self->wanted = wanted;
    if (self->ask_itself) {
      EXPECT_EQ(status_of([&] { self->pool->allocate(self->size); }), CTN_ERROR_OUT_OF_MEMORY);
    }
    for (void* p : self->reserve) self->pool->free(p, self->size);
    self->reserve.clear();
    return self->answer;
  }
  static void destroy(void* user) { ++static_cast<Pressure*>(user)->destroyed; }
};

TEST(PoolTest, PressureCallbackFrees) {
  for (size_t size : {size_t{1000}, size_t{3000000}}) {
    Pool pool(system_memory());
    Pressure pressure;
    pressure.pool = &pool;
    pressure.size = size;
    pressure.ask_itself = true;
    pool.set_pressure_callback(Pressure::call, &pressure, Pressure::destroy);
    pool.set_limit(4 * Pool::block_size(size));
    for (int i = 0; i < 4; ++i) pressure.reserve.push_back(pool.allocate(size));
    void* p = pool.allocate(size);
    EXPECT_EQ(pressure.calls, 1);
    EXPECT_EQ(pressure.wanted, Pool::block_size(size));
    pool.free(p, size);
    pool.set_pressure_callback(nullptr, nullptr, nullptr);
    EXPECT_EQ(pressure.destroyed, 1);
  }
}

TEST(PoolTest, PressureCallbackFails) {
  Pressure pressure, late;
  {
    Pool pool(system_memory());
    pressure.pool = &pool;
    pressure.answer = CTN_ERROR_CALLBACK;
    pool.set_pressure_callback(Pressure::call, &pressure, Pressure::destroy);
    pool.set_limit(Pool::block_size(100));
    void* p = pool.allocate(100);
    EXPECT_EQ(status_of([&] { pool.allocate(100); }), CTN_ERROR_CALLBACK);
    pressure.answer = CTN_OK;  // returns success but has freed nothing
    EXPECT_EQ(status_of([&] { pool.allocate(100); }), CTN_ERROR_OUT_OF_MEMORY);
    EXPECT_EQ(pressure.calls, 2);
    EXPECT_EQ(pool.statistics().used_bytes, Pool::block_size(100));
    pool.set_pressure_callback(Pressure::call, &late, Pressure::destroy);
    EXPECT_EQ(pressure.destroyed, 1);
    pool.free(p, 100);
  }
  EXPECT_EQ(late.destroyed, 1);
  EXPECT_EQ(pressure.destroyed, 1);
}

TEST(PoolTest, FailureAtEverySourceCall) {
  for (bool throws : {false, true}) {
    for (int64_t fail_from = 0; fail_from < 12; ++fail_from) {
      CountingSource counting;
      Pool pool(counting.source());
      counting.throws = throws;
      counting.fail_from = fail_from;
      std::vector<std::pair<void*, size_t>> live;
      size_t sizes[] = {10, 3000, 2000000};
      int failures = 0;
      for (int i = 0; i < 12; ++i) {
        size_t size = sizes[i % 3];
        ctn_status status = status_of([&] { live.emplace_back(pool.allocate(size), size); });
        if (status == CTN_OK) continue;
        EXPECT_EQ(status, CTN_ERROR_OUT_OF_MEMORY);
        ++failures;
      }
      EXPECT_EQ(failures, 12 - fail_from);
      EXPECT_EQ(static_cast<int64_t>(live.size()), counting.live);
      EXPECT_EQ(pool.statistics().held_bytes, static_cast<uint64_t>(counting.bytes));
      EXPECT_EQ(pool.statistics().used_bytes, static_cast<uint64_t>(counting.bytes));
      counting.fail_from = -1;
      live.emplace_back(pool.allocate(10), 10);
      for (auto& [p, size] : live) pool.free(p, size);
      pool.trim();
      EXPECT_EQ(counting.live, 0);
    }
  }
}

TEST(PoolTest, MisalignedSourceIsRefused) {
  static char memory[256];
  static int freed = 0;
  Pool pool(MemorySource{[](void*, size_t, size_t) -> void* {
                           auto address = reinterpret_cast<uintptr_t>(memory);
                           return memory + (64 - address % 64) + 8;
                         },
                         [](void*, void*, size_t) { ++freed; }, nullptr});
  EXPECT_EQ(status_of([&] { pool.allocate(10); }), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(freed, 1);
  EXPECT_EQ(pool.statistics().held_bytes, 0u);
}

TEST(PoolTest, AMillionRandomSizes) {
  const int rounds = kThreadSanitizer ? 100000 : 1000000;
  CountingSource counting;
  Pool pool(counting.source());
  std::mt19937_64 random(1);
  struct Block {
    void* p;
    size_t size;
    uint64_t key;
  };
  std::vector<Block> live(500, Block{nullptr, 0, 0});
  uint64_t used = 0;
  for (int i = 0; i < rounds; ++i) {
    Block& block = live[random() % live.size()];
    if (block.p != nullptr) {
      ASSERT_TRUE(stamped(block.p, block.size, block.key)) << i;
      pool.free(block.p, block.size);
    }
    block.size = random_size(random);
    block.key = random();
    block.p = pool.allocate(block.size);
    ASSERT_EQ(reinterpret_cast<uintptr_t>(block.p) % 64, 0u);
    stamp(block.p, block.size, block.key);
    if (i % 100000 == 99999) pool.trim();
  }
  for (Block& block : live) {
    used += block.p == nullptr ? 0 : Pool::block_size(block.size);
    if (block.p == nullptr) continue;
    ASSERT_TRUE(stamped(block.p, block.size, block.key));
  }
  EXPECT_GE(pool.statistics().used_bytes, used);
  EXPECT_EQ(pool.statistics().held_bytes, static_cast<uint64_t>(counting.bytes));
  EXPECT_EQ(pool.statistics().allocation_count, static_cast<uint64_t>(rounds));
  for (Block& block : live) {
    if (block.p != nullptr) pool.free(block.p, block.size);
  }
  EXPECT_EQ(pool.statistics().used_bytes, 0u);
  pool.trim();
  EXPECT_EQ(pool.statistics().held_bytes, 0u);
  EXPECT_EQ(counting.live, 0);
}

TEST(PoolTest, ManyPools) {
  CountingSource counting;
  std::vector<std::unique_ptr<Pool>> pools;
  std::vector<void*> blocks;
  for (int i = 0; i < 40; ++i) {
    pools.push_back(std::make_unique<Pool>(counting.source()));
    blocks.push_back(pools.back()->allocate(128));
  }
  std::thread([&] {
    for (size_t i = 0; i < pools.size(); ++i) pools[i]->free(blocks[i], 128);
    for (size_t i = 0; i < pools.size(); ++i) blocks[i] = pools[i]->allocate(100);
  }).join();
  for (size_t i = 0; i < pools.size(); ++i) {
    EXPECT_EQ(pools[i]->statistics().source_allocation_count, 1u);
    pools[i]->free(blocks[i], 100);
    pools[i].reset();
  }
  EXPECT_EQ(counting.live, 0);
  for (int i = 0; i < 100; ++i) {
    Pool pool(counting.source());
    pool.free(pool.allocate(100), 100);
  }
  EXPECT_EQ(counting.live, 0);
}

TEST(PoolTest, NeverTouchesUnreadableMemory) {
  struct Device {
    static void* allocate(void*, size_t size, size_t) {
      void* p = mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      return p == MAP_FAILED ? nullptr : p;
    }
    static void free(void*, void* p, size_t size) { munmap(p, size); }
  };
  Pool pool(MemorySource{Device::allocate, Device::free, nullptr}, false);
  std::vector<std::pair<void*, size_t>> live;
  std::mt19937_64 random(5);
  for (int i = 0; i < 20000; ++i) {
    if (live.size() < 100) {
      size_t size = random_size(random) % 10000;
      live.emplace_back(pool.allocate(size), size);
    } else {
      size_t k = random() % live.size();
      pool.free(live[k].first, live[k].second);
      live[k] = live.back();
      live.pop_back();
    }
  }
  std::thread([&] {
    for (auto& [p, size] : live) pool.free(p, size);
  }).join();
  EXPECT_EQ(pool.statistics().used_bytes, 0u);
  EXPECT_GT(pool.statistics().cache_hit_count, 5000u);
  pool.trim();
  EXPECT_EQ(pool.statistics().held_bytes, 0u);
}

TEST(PoolTest, TheCpuPoolIsOne) {
  Pool* seen[4] = {};
  std::vector<std::thread> threads;
  for (Pool*& slot : seen) threads.emplace_back([&slot] { slot = &cpu_pool(); });
  for (std::thread& thread : threads) thread.join();
  for (Pool* pool : seen) EXPECT_EQ(pool, &cpu_pool());
  void* p = cpu_pool().allocate(size_t{3} << 20);
#if !CTN_POOL_ASAN
  EXPECT_EQ(reinterpret_cast<uintptr_t>(p) % (size_t{2} << 20), 0u);
#endif
  cpu_pool().free(p, size_t{3} << 20);
}

#if CTN_POOL_ASAN
TEST(PoolDeathTest, AsanSeesOverflowAndUseAfterFree) {
  Pool pool(system_memory());
  for (size_t size : {size_t{1}, size_t{64}, size_t{1000}, size_t{3000000}}) {
    auto* p = static_cast<char*>(pool.allocate(size));
    // The sanitizer replaces memset; writes of the tests themselves are not checked.
    volatile size_t count = size;
    std::memset(p, 1, count);
    EXPECT_DEATH(std::memset(p, 1, count + 1), "AddressSanitizer") << size;
    pool.free(p, size);
    EXPECT_DEATH(std::memset(p, 1, count), "AddressSanitizer") << size;
  }
}
#endif

}  // namespace
}  // namespace catenary
