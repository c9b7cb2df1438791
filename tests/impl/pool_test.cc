#include "impl/base/pool.h"

#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "impl/base/error.h"

namespace catenary {
namespace {

#if defined(__SANITIZE_THREAD__)
constexpr bool kThreadSanitizer = true;
#else
constexpr bool kThreadSanitizer = false;
#endif

ctn_status status_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const Error& e) {
    return e.status();
  }
  return CTN_OK;
}

std::string message_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const Error& e) {
    return e.what();
  }
  return "";
}

// A source that counts, and fails on request.
struct CountingSource {
  std::atomic<int64_t> live{0};
  std::atomic<int64_t> calls{0};
  std::atomic<int64_t> bytes{0};
  int64_t fail_from = -1;  // the call that fails first, -1: none
  bool throws = false;

  MemorySource source() {
    return MemorySource{[](size_t size, size_t alignment, void* user) -> void* {
                          auto* self = static_cast<CountingSource*>(user);
                          int64_t call = self->calls++;
                          if (self->fail_from >= 0 && call >= self->fail_from) {
                            if (self->throws) throw 42;
                            return nullptr;
                          }
                          self->live++;
                          self->bytes += static_cast<int64_t>(size);
                          return std::aligned_alloc(alignment, size);
                        },
                        [](void* p, size_t size, void* user) {
                          auto* self = static_cast<CountingSource*>(user);
                          self->live--;
                          self->bytes -= static_cast<int64_t>(size);
                          std::free(p);
                        },
                        this};
  }
};

TEST(PoolTest, BlockSizes) {
  size_t slack = Pool::block_size(64) - 64;  // redzone of ASan builds
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
  void* other = pool.allocate(64);  // the cached kilobyte gives way
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

TEST(PoolTest, TrimReachesOtherThreads) {
  CountingSource counting;
  Pool pool(counting.source());
  std::mutex mutex;
  std::condition_variable changed;
  int step = 0;
  auto reach = [&](int value) {
    std::lock_guard<std::mutex> lock(mutex);
    step = value;
    changed.notify_all();
  };
  auto await = [&](int value) {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return step >= value; });
  };
  std::thread thread([&] {
    std::vector<void*> live;
    for (int i = 0; i < 100; ++i) live.push_back(pool.allocate(500));
    for (void* p : live) pool.free(p, 500);
    reach(1);
    await(2);
    pool.free(pool.allocate(64), 64);
    reach(3);
    await(4);
  });
  await(1);
  pool.trim();
  EXPECT_EQ(pool.statistics().cached_bytes, 100 * Pool::block_size(500));
  reach(2);
  await(3);
  EXPECT_EQ(pool.statistics().held_bytes, Pool::block_size(64));
  reach(4);
  thread.join();
  pool.trim();
  EXPECT_EQ(counting.live, 0);
}

TEST(PoolTest, SourceIsReplacedOnlyWhenNothingIsHeld) {
  CountingSource first, second;
  Pool pool(first.source());
  void* p = pool.allocate(10);
  EXPECT_EQ(status_of([&] { pool.set_source(second.source()); }), CTN_ERROR_STATE);
  pool.free(p, 10);
  pool.set_source(second.source());  // cached blocks go back by themselves
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
    pressure.answer = CTN_OK;  // says it is fine, but freed nothing
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
  Pool pool(MemorySource{[](size_t, size_t, void*) -> void* {
                           auto address = reinterpret_cast<uintptr_t>(memory);
                           return memory + (64 - address % 64) + 8;
                         },
                         [](void*, size_t, void*) { ++freed; }, nullptr});
  EXPECT_EQ(status_of([&] { pool.allocate(10); }), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(freed, 1);
  EXPECT_EQ(pool.statistics().held_bytes, 0u);
}

// Blocks carry a pattern made of their address, so that an overlap shows.
void stamp(void* p, size_t size, uint64_t key) {
  auto* bytes = static_cast<unsigned char*>(p);
  size_t step = std::max<size_t>(1, size / 16);
  for (size_t i = 0; i < size; i += step) bytes[i] = static_cast<unsigned char>(key + i);
  if (size > 0) bytes[size - 1] = static_cast<unsigned char>(key + size - 1);
}

bool stamped(const void* p, size_t size, uint64_t key) {
  auto* bytes = static_cast<const unsigned char*>(p);
  size_t step = std::max<size_t>(1, size / 16);
  for (size_t i = 0; i < size; i += step) {
    if (i != size - 1 && bytes[i] != static_cast<unsigned char>(key + i)) return false;
  }
  return size == 0 || bytes[size - 1] == static_cast<unsigned char>(key + size - 1);
}

size_t random_size(std::mt19937_64& random) {
  uint64_t kind = random() % 1000;
  if (kind < 600) return random() % 1100;
  if (kind < 950) return random() % 65536;
  if (kind < 999) return random() % (size_t{1} << 20);
  return random() % (size_t{8} << 20);
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

TEST(PoolTest, OneThreadFreesWhatAnotherAllocates) {
  CountingSource counting;
  Pool pool(counting.source());
  const size_t size = 4096;
  const int items = kThreadSanitizer ? 50000 : 400000;
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<void*> queue;
  bool done = false;
  std::thread consumer([&] {
    std::vector<void*> mine;
    for (;;) {
      {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [&] { return !queue.empty() || done; });
        if (queue.empty()) return;
        mine.swap(queue);
      }
      changed.notify_all();
      for (void* p : mine) {
        EXPECT_TRUE(stamped(p, size, 7));
        pool.free(p, size);
      }
      mine.clear();
    }
  });
  for (int i = 0; i < items; ++i) {
    void* p = pool.allocate(size);
    stamp(p, size, 7);
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return queue.size() < 1000; });
    queue.push_back(p);
    changed.notify_all();
  }
  {
    std::lock_guard<std::mutex> lock(mutex);
    done = true;
  }
  changed.notify_all();
  consumer.join();
  PoolStatistics s = pool.statistics();
  EXPECT_EQ(s.used_bytes, 0u);
  EXPECT_LE(s.peak_held_bytes, uint64_t{40} << 20) << "of " << items * size << " bytes that passed through";
  EXPECT_EQ(s.allocation_count, static_cast<uint64_t>(items));
  pool.trim();
  EXPECT_EQ(counting.live, 0);
}

TEST(PoolTest, ThreadsAtOnce) {
  CountingSource counting;
  Pool pool(counting.source());
  std::mutex mutex;
  std::vector<std::pair<void*, size_t>> shared;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937_64 random(t);
      std::vector<std::pair<void*, size_t>> mine;
      for (int i = 0; i < (kThreadSanitizer ? 5000 : 50000); ++i) {
        if (mine.size() < 50 || random() % 2 == 0) {
          size_t size = random_size(random);
          void* p = pool.allocate(size);
          stamp(p, size, size);
          mine.emplace_back(p, size);
        } else {
          auto [p, size] = mine[random() % mine.size()];
          ASSERT_TRUE(stamped(p, size, size));
          pool.free(p, size);
          std::swap(*std::find(mine.begin(), mine.end(), std::make_pair(p, size)), mine.back());
          mine.pop_back();
        }
        if (i % 100 == 0) {
          std::lock_guard<std::mutex> lock(mutex);
          shared.swap(mine);
        }
        if (i % 5000 == 0) pool.trim();
        if (i % 777 == 0) {
          PoolStatistics s = pool.statistics();
          EXPECT_EQ(s.held_bytes, s.used_bytes + s.cached_bytes);
        }
      }
      for (auto& [p, size] : mine) pool.free(p, size);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (auto& [p, size] : shared) pool.free(p, size);
  EXPECT_EQ(pool.statistics().used_bytes, 0u);
  pool.trim();
  EXPECT_EQ(pool.statistics().held_bytes, 0u);
  EXPECT_EQ(counting.live, 0);
}

TEST(PoolTest, LimitUnderThreads) {
  Pool pool(system_memory());
  pool.set_limit(uint64_t{8} << 20);
  std::vector<std::thread> threads;
  std::atomic<int> served{0};
  for (unsigned t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937_64 random(t);
      for (int i = 0; i < 3000; ++i) {
        size_t size = random() % (size_t{1} << 20);
        void* p = nullptr;
        ctn_status status = status_of([&] { p = pool.allocate(size); });
        if (status != CTN_OK) continue;
        ++served;
        stamp(p, size, 3);
        pool.free(p, size);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_GT(served, 11000);
  EXPECT_LE(pool.statistics().peak_held_bytes, uint64_t{8} << 20);
  EXPECT_EQ(pool.statistics().used_bytes, 0u);
}

TEST(PoolTest, ThreadExitHandsItsCacheOver) {
  CountingSource counting;
  Pool pool(counting.source());
  for (int round = 0; round < 20; ++round) {
    std::thread([&] {
      std::vector<void*> live;
      for (int i = 0; i < 1000; ++i) live.push_back(pool.allocate(300));
      for (void* p : live) pool.free(p, 300);
    }).join();
  }
  EXPECT_EQ(pool.statistics().source_allocation_count, 1000u);
  EXPECT_EQ(pool.statistics().allocation_count, 20000u);
  pool.trim();
  EXPECT_EQ(counting.live, 0);
}

TEST(PoolTest, WorksInOtherThreadDestructors) {
  CountingSource counting;
  auto pool = std::make_unique<Pool>(counting.source());
  static Pool* late_pool;
  late_pool = pool.get();
  pthread_key_t key;
  ASSERT_EQ(pthread_key_create(&key, [](void* p) { late_pool->free(p, 200); }), 0);
  std::thread([&] { pthread_setspecific(key, pool->allocate(200)); }).join();
  EXPECT_EQ(pool->statistics().used_bytes, 0u);
  pthread_key_delete(key);
  pool.reset();
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
    static void* allocate(size_t size, size_t, void*) {
      void* p = mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      return p == MAP_FAILED ? nullptr : p;
    }
    static void free(void* p, size_t size, void*) { munmap(p, size); }
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

// The child answers by its exit status: 0 is success.
int in_child(const std::function<bool()>& body) {
  pid_t child = fork();
  if (child == 0) _exit(body() ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

TEST(PoolTest, ForkInTheMiddle) {
  if (kThreadSanitizer || CTN_POOL_ASAN) GTEST_SKIP() << "the sanitizers' own allocators do not survive this";
  Pool pool(system_memory());
  std::atomic<bool> stop{false};
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 3; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937_64 random(t);
      std::vector<std::pair<void*, size_t>> live;
      while (!stop) {
        size_t size = random() % 2000;
        live.emplace_back(pool.allocate(size), size);
        if (live.size() > 200) {
          for (auto& [p, n] : live) pool.free(p, n);
          live.clear();
        }
        if (random() % 1000 == 0) pool.trim();
      }
      for (auto& [p, n] : live) pool.free(p, n);
    });
  }
  for (int round = 0; round < 30; ++round) {
    void* before = pool.allocate(100);
    stamp(before, 100, 9);
    EXPECT_EQ(in_child([&] {
                if (!stamped(before, 100, 9)) return false;
                pool.free(before, 100);
                std::vector<std::pair<void*, size_t>> live;
                for (size_t size = 0; size < 3000; size += 7) {
                  live.emplace_back(pool.allocate(size), size);
                  stamp(live.back().first, size, size);
                }
                bool good = true;
                std::thread([&] {
                  for (auto& [p, size] : live) {
                    good = good && stamped(p, size, size);
                    pool.free(p, size);
                  }
                }).join();
                pool.trim();
                PoolStatistics s = pool.statistics();
                return good && s.cached_bytes == 0 && s.held_bytes == s.used_bytes;
              }),
              0);
    pool.free(before, 100);
  }
  stop = true;
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(pool.statistics().used_bytes, 0u);
}

TEST(PoolTest, ChildTakesOverIdleCaches) {
  if (kThreadSanitizer) GTEST_SKIP() << "ThreadSanitizer does not follow a multi-threaded fork";
  Pool pool(system_memory());
  std::mutex mutex;
  std::condition_variable changed;
  int step = 0;
  std::thread thread([&] {
    std::vector<void*> live;
    for (int i = 0; i < 1000; ++i) live.push_back(pool.allocate(5000));
    for (void* p : live) pool.free(p, 5000);
    std::unique_lock<std::mutex> lock(mutex);
    step = 1;
    changed.notify_all();
    changed.wait(lock, [&] { return step == 2; });
  });
  {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return step == 1; });
  }
  EXPECT_EQ(in_child([&] {
              pool.trim();
              return pool.statistics().held_bytes == 0;
            }),
            0);
  {
    std::lock_guard<std::mutex> lock(mutex);
    step = 2;
  }
  changed.notify_all();
  thread.join();
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
    auto* p = static_cast<volatile char*>(pool.allocate(size));
    p[size - 1] = 1;
    EXPECT_DEATH(p[size] = 1, "AddressSanitizer") << size;
    pool.free(const_cast<char*>(p), size);
    EXPECT_DEATH(p[0] = 1, "AddressSanitizer") << size;
  }
}
#endif

}  // namespace
}  // namespace catenary
