// A gate that stops a stream while a test prepares what the stream is to find.
#pragma once
#include <condition_variable>
#include <mutex>

#include "impl/backend/stream.h"

namespace catenary {

/// Makes a stream wait until the gate is opened.
class Gate {
 public:
  void stop(Stream& stream) {
    stream.add_callback(
        stream, StreamCallback([](void* self, ctn_stream*, ctn_status) { static_cast<Gate*>(self)->pass(); },
                               this, nullptr));
  }
  /// Waits until a stream has reached the gate.
  void await() {
    std::unique_lock<std::mutex> guard(mutex_);
    while (!arrived_) changed_.wait(guard);
  }
  void open() {
    std::lock_guard<std::mutex> guard(mutex_);
    open_ = true;
    changed_.notify_all();
  }

 private:
  void pass() {
    std::unique_lock<std::mutex> guard(mutex_);
    arrived_ = true;
    changed_.notify_all();
    while (!open_) changed_.wait(guard);
  }
  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = false, arrived_ = false;
};

}  // namespace catenary
