// Streams of cuda:0 on the stand-in for the driver: what it sees of priorities and of the threads' streams,
// the order of memory, and several threads that use several streams at once.
#include <catenary/catenary.h>
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr const char* kDevice = "cuda:0";

void ok(ctn_status status) { ASSERT_EQ(status, CTN_OK) << ctn_error_message(); }

struct Release {
  void operator()(ctn_array* a) const { ctn_array_release(a); }
  void operator()(ctn_stream* stream) const { ctn_stream_release(stream); }
  void operator()(ctn_event* event) const { ctn_event_release(event); }
};
template <class T>
using Handle = std::unique_ptr<T, Release>;
using Array = Handle<ctn_array>;
using Stream = Handle<ctn_stream>;
using Event = Handle<ctn_event>;

/// The handle that a function of the library makes.
template <class T, class... Arguments, class... Given>
Handle<T> made(ctn_status function(Arguments...), Given... given) {
  T* out = nullptr;
  ok(function(given..., &out));
  return Handle<T>(out);
}
Stream new_stream(bool non_blocking, int priority = 0) {
  return made<ctn_stream>(ctn_stream_new, kDevice, non_blocking, priority);
}
Array full(int64_t size, double value) {
  const Array scalar = made<ctn_array>(ctn_array_scalar_f64, value);
  return made<ctn_array>(ctn_array_full, &size, size_t{1}, scalar.get(), CTN_FLOAT32);
}
Array plus(const Array& a, double value) { return made<ctn_array>(ctn_array_add_f64, a.get(), value); }
std::vector<float> numbers(const Array& a) {
  std::vector<float> values(size_t(ctn_array_size(a.get())));
  ok(ctn_array_to_data(a.get(), values.data(), values.size() * sizeof(float)));
  return values;
}
std::vector<float> equal_numbers(size_t size, double value) { return std::vector<float>(size, float(value)); }
void use(const Stream& stream) { ok(ctn_stream_set_current(kDevice, stream.get())); }

/// Blocks the stream that runs its callback until it is opened.
class Gate {
 public:
  void add_to(const Stream& stream) {
    ok(ctn_stream_add_callback(
        stream.get(), [](void* gate, ctn_stream*, ctn_status) { static_cast<Gate*>(gate)->pass(); }, this,
        nullptr));
  }
  void open() {
    const std::lock_guard<std::mutex> guard(mutex_);
    open_ = true;
    changed_.notify_all();
  }
  void pass() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return open_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = false;
};

class CudaStreams : public testing::Test {
 protected:
  void SetUp() override {
    void* driver = dlopen(std::getenv("CATENARY_CUDA_DRIVER"), RTLD_NOW | RTLD_LOCAL);
    ASSERT_TRUE(driver) << dlerror();
    count_ = reinterpret_cast<decltype(count_)>(dlsym(driver, "stand_in_count"));
    ok(ctn_device_set_current(kDevice));
    ok(ctn_device_synchronize(kDevice));
  }
  void TearDown() override { ok(ctn_device_set_current("cpu")); }

  uint64_t (*count_)(const char*) = nullptr;
};

TEST_F(CudaStreams, DriverGetsPriorities) {
  int32_t least = 1, greatest = 1, priority = 1;
  ok(ctn_stream_priority_range(kDevice, &least, &greatest));
  ASSERT_EQ(least, 0);
  ASSERT_EQ(greatest, -5);
  for (const int wanted : {5, 0, -3, -5, -9}) {
    const int clamped = wanted > least ? least : wanted < greatest ? greatest : wanted;
    const std::string name = "priority " + std::to_string(clamped);
    const uint64_t before = count_(name.c_str());
    const Stream stream = new_stream(wanted % 2 == 0, wanted);
    EXPECT_EQ(count_(name.c_str()), before + 1) << wanted;
    ok(ctn_stream_priority(stream.get(), &priority));
    EXPECT_EQ(priority, clamped);
  }
}

/// A point that is not reached before the gate is opened, in a stream of its own.
Event behind(Gate& gate) {
  const Stream stream = new_stream(true);
  gate.add_to(stream);
  return made<ctn_event>(ctn_stream_record, stream.get(), nullptr);
}

/// Writes to all memory that the pool can give.
void overwrite() {
  std::vector<Array> arrays;
  for (int i = 0; i < 40; ++i) arrays.push_back(full(1000, -i));
  for (int i = 0; i < 40; ++i) EXPECT_EQ(numbers(arrays[size_t(i)]), equal_numbers(1000, -i));
}

/// What a thread has left in its stream is done after its end, and nobody else gets the memory before.
TEST_F(CudaStreams, ThreadsHaveStreamsOfTheDriver) {
  const uint64_t before = count_("per-thread");
  const Stream own = made<ctn_stream>(ctn_stream_per_thread, kDevice);
  use(own);
  EXPECT_EQ(count_("per-thread"), before);  // until it gets work
  overwrite();
  EXPECT_EQ(count_("per-thread"), before + 1);

  std::vector<Array> results;
  Gate gate, ready, end;
  const Event event = behind(gate);
  std::thread other([&] {
    ok(ctn_device_set_current(kDevice));
    use(own);
    std::vector<Array> sources;
    for (int i = 0; i < 10; ++i) sources.push_back(full(1000, i));
    ok(ctn_stream_synchronize(own.get()));
    ok(ctn_stream_wait_event(own.get(), event.get()));
    for (const Array& source : sources) results.push_back(plus(source, 1));
    sources.clear();
    int32_t done = 1;
    ok(ctn_stream_done(own.get(), &done));
    EXPECT_EQ(done, 0);
    ready.open();
    end.pass();
  });
  ready.pass();
  EXPECT_EQ(count_("per-thread"), before + 2);
  overwrite();
  end.open();
  other.join();
  overwrite();
  int32_t done = 1;
  ok(ctn_event_done(event.get(), &done));
  EXPECT_EQ(done, 0);
  gate.open();
  use(nullptr);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(numbers(results[size_t(i)]), equal_numbers(1000, i + 1));
  ok(ctn_event_done(event.get(), &done));
  EXPECT_EQ(done, 1);
}

/// Memory that a stream used again early, before its earlier work was done.
TEST_F(CudaStreams, ClosedStreamsAreWaitedFor) {
  Gate gate;
  const Event event = behind(gate);
  Stream stream = new_stream(true);
  use(stream);
  ok(ctn_stream_wait_event(stream.get(), event.get()));
  full(5000, 1);
  const Array again = full(5000, 2);
  use(nullptr);
  stream.reset();
  const Array result = plus(again, 3);
  gate.open();
  EXPECT_EQ(numbers(result), equal_numbers(5000, 5));
}

/// What the threads below give to each other.
struct Letter {
  Array array;
  Event event;  // recorded after the array was written
  double value;
};

class Mail {
 public:
  void put(Letter letter) {
    const std::lock_guard<std::mutex> guard(mutex_);
    letters_.push_back(std::move(letter));
    changed_.notify_all();
  }
  Letter take() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return !letters_.empty(); });
    Letter letter = std::move(letters_.front());
    letters_.pop_front();
    return letter;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Letter> letters_;
};

struct Crowd {
  static constexpr int kThreads = 4;
  Mail mail[kThreads];
  std::atomic<int> calls{0}, wrong{0};
};

/// Receives a copy that does not wait.
struct Copy {
  Crowd& crowd;
  std::vector<float> values;
  double value;
};

void check_copy(void* data, ctn_stream*, ctn_status status) {
  auto& copy = *static_cast<Copy*>(data);
  copy.crowd.wrong += status != CTN_OK || copy.values != equal_numbers(copy.values.size(), copy.value);
  ++copy.crowd.calls;
}

Stream stream_of_kind(int kind) {
  if (kind == 0) return made<ctn_stream>(ctn_stream_per_thread, kDevice);
  return new_stream(kind == 1, -kind);
}

/// One turn of a thread: makes arrays in a stream, gives one to the next thread, and uses what it got from
/// another.
void take_turn(Crowd& crowd, int thread, int turn) {
  const Stream stream = stream_of_kind((thread + turn) % 4);
  use(stream);
  const int64_t size = 1000 << turn % 5;
  const double value = 100 * thread + turn;
  Array a = full(size, value);
  Array b = plus(a, 1);
  a = plus(b, -1);
  Event event = made<ctn_event>(ctn_event_new, kDevice, turn % 2);
  ok(ctn_event_record(event.get(), stream.get()));
  crowd.mail[thread].put({std::move(b), std::move(event), value + 1});
  Letter letter = crowd.mail[(thread + 1) % Crowd::kThreads].take();
  ok(ctn_stream_wait_event(stream.get(), letter.event.get()));
  const Array sum = plus(letter.array, 0.5);
  const auto length = size_t(ctn_array_size(sum.get()));
  auto copy = std::make_unique<Copy>(Copy{crowd, equal_numbers(length, 0), letter.value + 0.5});
  ok(ctn_array_to_data_async(sum.get(), copy->values.data(), length * sizeof(float), stream.get()));
  ok(ctn_stream_add_callback(stream.get(), check_copy, copy.release(),
                             [](void* data) { delete static_cast<Copy*>(data); }));
  letter = {};
  if (turn % 3 == 0) {
    EXPECT_EQ(numbers(a), equal_numbers(size_t(size), value));
  }
  int32_t done = 0;
  ok(ctn_stream_done(stream.get(), &done));
  if (turn % 5 == 0) {
    const Array far = made<ctn_array>(ctn_array_to_device, a.get(), "cuda:1");
  }
  if (turn % 7 == 0) ok(ctn_memory_trim(kDevice));
  if (turn % 11 == 0) ok(ctn_device_synchronize(kDevice));
  ctn_memory_statistics statistics;
  statistics.struct_size = sizeof statistics;
  ok(ctn_memory_get_statistics(kDevice, &statistics));
  use(nullptr);
}

TEST_F(CudaStreams, ThreadsUseStreamsAtOnce) {
  constexpr int kTurns = 40;
  Crowd crowd;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < Crowd::kThreads; ++thread)
    threads.emplace_back([&, thread] {
      ok(ctn_device_set_current(kDevice));
      for (int turn = 0; turn < kTurns; ++turn) take_turn(crowd, thread, turn);
    });
  for (std::thread& thread : threads) thread.join();
  ok(ctn_device_synchronize(kDevice));
  EXPECT_EQ(crowd.calls, kTurns * Crowd::kThreads);
  EXPECT_EQ(crowd.wrong, 0);
}

/// Kernels that were started before a failure was reported often meet what the failed one left.
TEST_F(CudaStreams, FailuresOfWorkUnderWayAreNotReportedAfterTheFirst) {
  constexpr int kFailures = 150;  // more than the device has records
  const Array a = full(3, 1);
  const int64_t nine = 9, two = 2;
  const Array far = made<ctn_array>(ctn_array_from_data, &nine, nullptr, size_t{0}, CTN_INT64),
              near = made<ctn_array>(ctn_array_from_data, &two, nullptr, size_t{0}, CTN_INT64);
  const Stream stream = new_stream(true);
  const auto taken = [&](const Array& index) {
    return made<ctn_array>(ctn_array_take, a.get(), index.get(), 0, CTN_INDEX_MODE_RAISE);
  };
  use(stream);
  Gate first, second;
  first.add_to(stream);
  taken(far);
  const Event event = made<ctn_event>(ctn_stream_record, stream.get(), nullptr);
  second.add_to(stream);
  taken(far);
  first.open();
  EXPECT_EQ(ctn_event_synchronize(event.get()), CTN_ERROR_INDEX);
  second.open();
  ok(ctn_stream_synchronize(stream.get()));
  EXPECT_EQ(numbers(taken(near)), equal_numbers(1, 1));
  for (int failure = 0; failure < kFailures; ++failure) {
    taken(far);
    EXPECT_EQ(ctn_stream_synchronize(stream.get()), CTN_ERROR_INDEX) << failure;
    ok(ctn_stream_synchronize(stream.get()));
  }
  use(nullptr);
}

/// Failures of kernels reach some thread, each at most once, and the device goes on.
TEST_F(CudaStreams, ThreadsReceiveFailures) {
  constexpr int kTurns = 20, kThreads = 4;
  std::atomic<int> reported{0}, other{0};
  std::vector<Stream> streams;
  for (int thread = 0; thread < kThreads; ++thread) streams.push_back(new_stream(true));
  std::vector<std::thread> threads;
  for (const Stream& stream : streams)
    threads.emplace_back([&] {
      const auto count = [&](ctn_status status) {
        reported += status == CTN_ERROR_INDEX;
        other += status != CTN_OK && status != CTN_ERROR_INDEX;
        return status == CTN_OK;
      };
      ctn_device_set_current(kDevice);
      ctn_stream_set_current(kDevice, stream.get());
      const int64_t shape[] = {3}, nine = 9;
      for (int turn = 0; turn < kTurns; ++turn) {
        ctn_array *a = nullptr, *index = nullptr, *taken = nullptr;
        count(ctn_array_zeros(shape, 1, CTN_FLOAT32, &a));
        count(ctn_array_from_data(&nine, nullptr, 0, CTN_INT64, &index));
        if (a && index) count(ctn_array_take(a, index, 0, CTN_INDEX_MODE_RAISE, &taken));
        count(ctn_stream_synchronize(stream.get()));
        ctn_array_release(a);
        ctn_array_release(index);
        ctn_array_release(taken);
      }
    });
  for (std::thread& thread : threads) thread.join();
  reported += ctn_device_synchronize(kDevice) == CTN_ERROR_INDEX;
  ok(ctn_device_synchronize(kDevice));
  EXPECT_GE(reported, 1);
  EXPECT_LE(reported, kTurns * kThreads);
  EXPECT_EQ(other, 0);
}

}  // namespace
