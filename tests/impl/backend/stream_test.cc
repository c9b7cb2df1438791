// Tests of the streams of test devices: order, memory that changes streams, and many threads, with seeds.
#include "impl/backend/stream.h"
#include "impl/dtype/generated/core_ops.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

#include "impl/array/array.h"
#include "impl/array/async.h"
#include "impl/backend/test/test_queue.h"
#include "tests/impl/gate.h"

namespace catenary {
namespace {

Backend& device() { return find_backend("test:0"); }
Ref<Stream> new_stream(bool non_blocking = true, Backend& backend = device()) {
  return backend.new_stream(non_blocking ? StreamKind::non_blocking : StreamKind::blocking, 0);
}

ArrayRef empty_of(int64_t n) { return empty_on(device(), {&n, 1}, CTN_FLOAT64); }

/// Does not wait: `values` must stay alive until the stream has passed.
ArrayRef upload(const std::vector<double>& values, Stream& stream) {
  UseStream use(stream);
  ArrayRef a = empty_of(int64_t(values.size()));
  set_data_async(*a, values.data(), values.size() * sizeof(double), &stream);
  return a;
}

std::vector<double> download(const Array& a) {
  std::vector<double> values(size_t(a.size()));
  to_data(a, values.data());
  return values;
}

/// Gives the stream many opportunities to run, none of which it may use.
void expect_to_wait(Stream& stream) {
  for (int i = 0; i < 100; ++i) {
    ASSERT_FALSE(stream.done());
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
}

uint64_t used() { return device().pool().statistics().used_bytes; }

TEST(Stream, CurrentOfAThread) {
  Ref<Stream> stream = new_stream();
  EXPECT_EQ(&current_stream(device()), &device().default_stream());
  {
    UseStream use(*stream);
    EXPECT_EQ(&current_stream(device()), stream.get());
    EXPECT_EQ(&current_stream(cpu_backend()), &cpu_backend().default_stream());
    std::thread([&] { EXPECT_EQ(&current_stream(device()), &device().default_stream()); }).join();
    {
      UseStream back(device().default_stream());
      EXPECT_EQ(&current_stream(device()), &device().default_stream());
    }
    EXPECT_EQ(&current_stream(device()), stream.get());
  }
  EXPECT_EQ(&current_stream(device()), &device().default_stream());
  EXPECT_TRUE(stream->unique());
}

TEST(Stream, EventsOrderAChainOverManyStreams) {
  constexpr int kStreams = 70;  // more than there are bits in a set
  std::vector<Ref<Stream>> streams;
  for (int i = 0; i < kStreams; ++i) streams.push_back(new_stream(i % 3 != 0));
  Gate gate;
  const std::vector<double> one(64, 1.0);
  ArrayRef sum = upload(one, *streams[0]), step = upload(one, *streams[0]);
  gate.stop(*streams[0]);
  for (int round = 0; round < 3; ++round)
    for (int i = 0; i < kStreams; ++i) {
      UseStream use(*streams[size_t(i)]);
      sum = elementwise(ops::add, *sum, *step);
      stream_wait_event(*streams[size_t((i + 1) % kStreams)], *stream_record(*streams[size_t(i)], nullptr));
    }
  gate.open();
  UseStream use(*streams[0]);
  EXPECT_EQ(download(*sum), std::vector<double>(64, 1.0 + 3 * kStreams));
}

TEST(Stream, ANewStreamBeginsAfterTheDefaultOne) {
  const std::vector<double> values(300, 4.0);
  ArrayRef a = upload(values, device().default_stream());
  Gate gate;
  gate.stop(device().default_stream());
  ArrayRef twice = elementwise(ops::add, *a, *a);
  a = nullptr;  // its memory may be reused immediately, but only after the addition
  Ref<Stream> stream = new_stream();
  UseStream use(*stream);
  const std::vector<double> other(300, -1.0);
  std::vector<ArrayRef> many;
  for (int i = 0; i < 10; ++i) many.push_back(upload(other, *stream));
  expect_to_wait(*stream);
  gate.open();
  stream->synchronize();
  EXPECT_EQ(download(*twice), std::vector<double>(300, 8.0));
}

TEST(Stream, AStreamThatIsReleasedFinishesItsWork) {
  const uint64_t before = used();
  std::vector<double> result(1000);
  const std::vector<double> values(1000, 2.5);
  Gate gate;
  {
    Ref<Stream> stream = new_stream();
    gate.stop(*stream);
    UseStream use(*stream);
    ArrayRef a = upload(values, *stream);
    to_data_async(*elementwise(ops::add, *a, *a), result.data(), result.size() * sizeof(double), nullptr);
  }
  EXPECT_GT(used(), before);  // only after the stream has passed
  gate.open();
  device().synchronize();
  EXPECT_EQ(result, std::vector<double>(1000, 5.0));
  EXPECT_EQ(used(), before);
}

TEST(Stream, MemoryServesItsOwnStreamAtOnce) {
  Ref<Stream> stream = new_stream();
  UseStream use(*stream);
  const std::vector<double> values(2000, 1.0);
  ArrayRef a = upload(values, *stream);
  stream->synchronize();
  Gate gate;
  gate.stop(*stream);
  const uint64_t sources = device().pool().statistics().held_bytes;
  for (int i = 0; i < 20; ++i) a = elementwise(ops::add, *a, *a);
  EXPECT_LE(device().pool().statistics().held_bytes, sources + 3 * Pool::block_size(2000 * 8));
  gate.open();
  EXPECT_EQ(download(*a), std::vector<double>(2000, double(1 << 20)));
}

TEST(Stream, MemoryThatServesAtOnceKeepsOtherStreamsWaiting) {
  Ref<Stream> first = new_stream(), second = new_stream();
  const std::vector<double> values(500, 3.0), other(500, 7.0);
  Gate gate;
  ArrayRef twice, reused;
  {
    UseStream use(*first);
    ArrayRef a = upload(values, *first);
    gate.stop(*first);
    twice = elementwise(ops::add, *a, *a);
    const char* memory = a->data();
    a = nullptr;
    reused = empty_of(500);
    ASSERT_EQ(reused->data(), memory);
  }
  set_data_async(*reused, other.data(), other.size() * sizeof(double), second.get());
  expect_to_wait(*second);
  gate.open();
  second->synchronize();
  EXPECT_EQ(download(*reused), other);
  UseStream use(*first);
  EXPECT_EQ(download(*twice), std::vector<double>(500, 6.0));
}

TEST(Stream, MemoryThatWasNeverUsedAgainStillWaits) {
  Ref<Stream> first = new_stream(), second = new_stream();
  const std::vector<double> values(500, 3.0), other(500, 7.0);
  Gate gate;
  std::vector<double> result(500);
  {
    UseStream use(*first);
    ArrayRef a = upload(values, *first);
    gate.stop(*first);
    gate.await();
    to_data_async(*a, result.data(), result.size() * sizeof(double), nullptr);
    a = nullptr;
    empty_of(500);  // in the memory of `a`; released at once
  }
  std::vector<ArrayRef> many;  // more than other tests leave in the pool
  for (int i = 0; i < 300; ++i) many.push_back(upload(other, *second));
  second->synchronize();
  gate.open();
  first->synchronize();
  EXPECT_EQ(result, values);
}

/// Arrays move between streams, and each must keep its value. A stream that takes an array made by another
/// one waits for an event. There are few sizes, so memory is reused often.
void wander(unsigned seed, bool non_blocking, int steps) {
  constexpr size_t kStreams = 4, kArrays = 12;
  const int64_t lengths[] = {1, 40, 700, 3000};
  std::mt19937 random(seed);
  auto draw = [&](size_t n) { return size_t(random() % n); };
  struct Item {
    ArrayRef array;
    double value = 0;
    size_t stream = 0;
    Ref<Event> made;
  };
  std::vector<Ref<Stream>> streams;
  for (size_t i = 0; i < kStreams; ++i) streams.push_back(new_stream(non_blocking));
  std::vector<std::vector<double>> uploads;  // kept until the end
  uploads.reserve(size_t(steps) + kArrays);
  struct Check {
    std::vector<double> got;
    double expected;
  };
  std::vector<Check> checks;
  checks.reserve(size_t(steps));
  Item items[kArrays];
  auto create = [&](Item& item, int64_t length, size_t stream) {
    uploads.emplace_back(size_t(length), double(draw(1000)));
    item = {upload(uploads.back(), *streams[stream]), uploads.back()[0], stream, nullptr};
    item.made = stream_record(*streams[stream], nullptr);
  };
  for (Item& item : items) create(item, lengths[draw(4)], draw(kStreams));
  for (int step = 0; step < steps; ++step) {
    const size_t stream = draw(kStreams);
    UseStream use(*streams[stream]);
    Item &first = items[draw(kArrays)], &second = items[draw(kArrays)], &target = items[draw(kArrays)];
    switch (draw(8)) {
      case 0:
        create(target, lengths[draw(4)], stream);
        break;
      case 1:
        stream_wait_event(*streams[stream], *first.made);
        checks.push_back({std::vector<double>(size_t(first.array->size())), first.value});
        to_data_async(*first.array, checks.back().got.data(), checks.back().got.size() * sizeof(double),
                      nullptr);
        break;
      case 2:
        if (draw(20) == 0) device().pool().trim();
        if (draw(20) == 0) streams[stream] = new_stream(non_blocking);
        break;
      default: {
        if (first.array->size() != second.array->size()) break;
        stream_wait_event(*streams[stream], *first.made);
        stream_wait_event(*streams[stream], *second.made);
        ArrayRef made = elementwise(ops::maximum, *first.array, *second.array);
        const double value = std::max(first.value, second.value);
        target = {std::move(made), value, stream, stream_record(*streams[stream], nullptr)};
      }
    }
  }
  for (Item& item : items) {
    stream_wait_event(*streams[0], *item.made);
    UseStream use(*streams[0]);
    ASSERT_EQ(download(*item.array), std::vector<double>(size_t(item.array->size()), item.value));
  }
  device().synchronize();
  for (const Check& check : checks)
    ASSERT_EQ(check.got, std::vector<double>(check.got.size(), check.expected));
}

class WanderingArrays : public ::testing::TestWithParam<unsigned> {};

TEST_P(WanderingArrays, KeepTheirValues) {
  device().synchronize();
  const uint64_t before = used();
  wander(GetParam(), GetParam() % 2 == 0, 800);
  device().synchronize();
  EXPECT_EQ(used(), before);
}

INSTANTIATE_TEST_SUITE_P(Seeds, WanderingArrays, ::testing::Range(1u, 9u));

TEST(Stream, ManyThreads) {
  device().synchronize();
  const uint64_t before = used();
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < 4; ++i) threads.emplace_back([i] { wander(100 + i, i % 2 == 0, 300); });
  for (std::thread& thread : threads) thread.join();
  device().synchronize();
  EXPECT_EQ(used(), before);
}

TEST(Stream, CopiesBetweenDevicesDoNotWait) {
  Backend& other = find_backend("test:1");
  const std::vector<double> values(5000, 3), later(5000, 4);
  for (const bool stops_source : {true, false}) {
    Ref<Stream> source = new_stream(), destination = new_stream(true, other);
    UseStream use_source(*source), use_destination(*destination);
    Gate gate;
    gate.stop(stops_source ? *source : *destination);
    gate.await();
    const uint64_t before = TestDevice::waits();
    ArrayRef a = upload(values, *source);
    ArrayRef moved = to_backend(*a, other);
    // What follows on the source may not be seen, and its memory may be used again.
    fill_f64(*a, 5);
    a = nullptr;
    const ArrayRef next = upload(later, *source);
    const ArrayRef twice = elementwise(ops::add, *moved, *moved);
    moved = nullptr;
    const ArrayRef back = to_backend(*twice, device());
    EXPECT_EQ(TestDevice::waits(), before);
    expect_to_wait(*destination);
    expect_to_wait(*source);
    gate.open();
    EXPECT_EQ(download(*twice), std::vector<double>(5000, 6));
    EXPECT_EQ(download(*back), std::vector<double>(5000, 6));
    EXPECT_EQ(download(*next), later);
  }
}

TEST(Stream, CopiesBetweenDevicesOfAllSizes) {
  Backend& other = find_backend("test:1");
  for (const int64_t n : {0, 1, 100000}) {
    const ArrayRef a = to_backend(*full_f64({&n, 1}, 7, CTN_FLOAT64), device());
    const ArrayRef there = to_backend(*a, other), back = to_backend(*there, device());
    EXPECT_EQ(&there->backend(), &other);
    EXPECT_EQ(download(*back), std::vector<double>(size_t(n), 7));
  }
}

TEST(Stream, LargeUploadsDoNotWait) {
  Ref<Stream> stream = new_stream();
  UseStream use(*stream);
  Gate gate;
  gate.stop(*stream);
  gate.await();
  const int64_t n = 2 << 20;  // 16 MiB
  std::vector<double> values(size_t(n), 2);
  const uint64_t before = TestDevice::waits();
  const ArrayRef a = from_data(values.data(), {&n, 1}, CTN_FLOAT64, device());
  EXPECT_EQ(TestDevice::waits(), before);
  std::fill(values.begin(), values.end(), 3.0);
  expect_to_wait(*stream);
  gate.open();
  EXPECT_EQ(download(*a), std::vector<double>(size_t(n), 2));
}

TEST(Stream, UploadsBeyondTheLimitOfHeldMemoryWait) {
  Ref<Stream> stream = new_stream();
  UseStream use(*stream);
  const int64_t n = (9 << 20) + 5;  // 72 MiB
  std::vector<double> values;
  for (int64_t i = 0; i < n; ++i) values.push_back(double(i));
  const uint64_t before = TestDevice::waits();
  const ArrayRef a = from_data(values.data(), {&n, 1}, CTN_FLOAT64, device());
  EXPECT_GT(TestDevice::waits(), before);
  EXPECT_EQ(download(*a), values);
}

}  // namespace
}  // namespace catenary
