// Transactional loads: either everything is loaded, or nothing.
#pragma once
#include <exception>
#include <functional>

#include "impl/array/array.h"

namespace catenary {

/// The load of an object: collects the changes to make after everything has been validated.
class Transaction : public Object {
 public:
  bool is_open() const { return depth_ > 0; }
  /// Runs the action immediately if no object is being loaded.
  void on_commit(std::function<void()> action) {
    if (!is_open()) return action();
    actions_.push_back(std::move(action));
  }

  /// Runs `body`. The outermost of nested runs commits, or leaves everything unchanged.
  template <class F>
  void run(F body) {
    if (is_open()) return nested(body);
    depth_ = 1;
    try {
      body();
      prepare(writes_);
    } catch (...) {
      close();
      throw;
    }
    const std::vector<Write> writes = std::move(writes_);
    const std::vector<std::function<void()>> actions = std::move(actions_);
    close();
    for (const Write& write : writes) commit(write);
    // A failing user action does not prevent the others from running.
    std::exception_ptr failure;
    for (const auto& action : actions) {
      try {
        action();
      } catch (...) {
        if (!failure) failure = std::current_exception();
      }
    }
    if (failure) std::rethrow_exception(failure);
  }

 protected:
  struct Write {
    ArrayRef target;
    size_t index;     // index of the source's entry
    ArrayRef staged;  // the values on the target's device; null if they are read directly into the target
  };

  void add(Write write) { writes_.push_back(std::move(write)); }
  /// Does everything that can fail; afterward only the medium can.
  virtual void prepare(std::vector<Write>& writes) = 0;
  virtual void read_into(const Write&) {}

 private:
  template <class F>
  void nested(F body) {
    const size_t writes = writes_.size(), actions = actions_.size();
    ++depth_;
    try {
      body();
    } catch (...) {
      --depth_;
      writes_.resize(writes);
      actions_.resize(actions);
      throw;
    }
    --depth_;
  }
  void close() {
    depth_ = 0;
    writes_.clear();
    actions_.clear();
  }
  void commit(const Write& write) {
    if (write.staged)
      assign(*write.target, *write.staged);
    else
      read_into(write);
  }

  int depth_ = 0;
  std::vector<Write> writes_;
  std::vector<std::function<void()>> actions_;
};

}  // namespace catenary
