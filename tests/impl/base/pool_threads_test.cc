// Tests of the memory pool with several threads: caches, limits, the end of threads, fork.
#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "tests/impl/base/pool_test_util.h"

namespace catenary {
namespace {

TEST(PoolThreadsTest, TrimReachesOtherThreads) {
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

TEST(PoolThreadsTest, OneThreadFreesWhatAnotherAllocates) {
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

TEST(PoolThreadsTest, ThreadsAtOnce) {
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

TEST(PoolThreadsTest, LimitUnderThreads) {
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

TEST(PoolThreadsTest, ThreadExitHandsItsCacheOver) {
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

TEST(PoolThreadsTest, WorksInOtherThreadDestructors) {
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

// The child reports through its exit status: 0 is success.
int in_child(const std::function<bool()>& body) {
  pid_t child = fork();
  if (child == 0) _exit(body() ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

TEST(PoolThreadsTest, ForkInTheMiddle) {
  if (kThreadSanitizer || CTN_POOL_ASAN) GTEST_SKIP() << "the sanitizers' own allocators do not survive this";
  if (std::getenv("CATENARY_TEST_EMULATOR")) GTEST_SKIP() << "QEMU's own locks do not survive this";
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

TEST(PoolThreadsTest, ChildTakesOverIdleCaches) {
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

}  // namespace
}  // namespace catenary
