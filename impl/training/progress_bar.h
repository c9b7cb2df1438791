// The extension that shows rate and time left on terminals.
#pragma once
#include <deque>
#include <string>

#include "impl/training/printing.h"

namespace catenary::trainers {

class ProgressBar final : public Printing {
 public:
  static constexpr char kNoun[] = "a ProgressBar";

  explicit ProgressBar(int64_t update_interval);
  void initialize(Trainer& trainer, const std::string&) override;
  void run(Trainer& trainer) override;
  void finalize(Trainer& trainer) override;

  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless it is above 0 and finite.
  void set_training_length(double length, int32_t unit);
  void set_bar_length(int64_t length);

 private:
  struct Time {
    double seconds, progress;
    int64_t iteration;
  };

  void note(Trainer& trainer);
  double progress(Trainer& trainer) const;
  std::string bar(Trainer& trainer, size_t columns) const;

  int64_t interval_;
  double length_ = 0;  // of the training; 0: the trainer knows
  int32_t unit_ = CTN_TRIGGER_UNIT_ITERATION;
  size_t longest_ = 40;  // characters of the bar
  std::deque<Time> times_;
};

// Called by the C API.
Ref<Extension> progress_bar(int64_t update_interval);

}  // namespace catenary::trainers
