// The failure that ends a run, which must survive what happens until the run has ended.
#pragma once
#include <exception>
#include <string>

#include "impl/base/callback_error.h"

namespace catenary::trainers {

/// Access to the messages that callbacks leave on the thread.
class CallbackTexts {
 public:
  /// Called before callbacks run.
  virtual void mark() = 0;
  /// Returns whether a callback that failed with the status has left a message since `mark`, and the message.
  virtual bool take(ctn_status status, std::string& text) = 0;
  /// Makes a message the last one of the thread again.
  virtual void put_back(ctn_status status, const std::string& text) noexcept = 0;

 protected:
  ~CallbackTexts() = default;
};

/// The first failure of a run; later ones are added to its text.
class Failure {
 public:
  explicit Failure(CallbackTexts& texts) : texts_(texts) {}
  explicit operator bool() const { return failed_; }
  ctn_status status() const { return status_; }
  bool by_callback() const { return by_callback_; }
  /// Whether what the training has done so far is worth saving.
  bool keeps_state = true;

  /// Runs an action; keeps its failure and returns false if it has one.
  template <class F>
  bool run(const F& action, const char* what) {
    texts_.mark();
    try {
      action();
      return true;
    } catch (...) {
      add_current(what);
      return false;
    }
  }
  /// Makes the failure the last one of the thread.
  void show() const noexcept;
  /// Throws the failure, if there is one.
  void raise() const;

 private:
  void add_current(const char* what);

  CallbackTexts& texts_;
  bool failed_ = false, by_callback_ = false;
  ctn_status status_ = CTN_OK;
  std::string text_;
};

}  // namespace catenary::trainers
