// The extension that shows rate and time left on terminals.
#include <algorithm>
#include <cmath>
#include <deque>

#include "impl/training/extensions.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

constexpr size_t kWindow = 30;  // drawings over which the rate is measured
constexpr size_t kShortestBar = 6, kLongestBar = 40;

std::string duration(double seconds) {
  const long long whole = std::llround(seconds);
  if (whole < 3600) return format("%lld:%02lld", whole / 60, whole % 60);
  return format("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
}

class ProgressBar final : public Extension {
 public:
  explicit ProgressBar(int64_t update_interval)
      : Extension("ProgressBar", CTN_PRIORITY_READER, every_iteration()), interval_(update_interval) {
    if (update_interval < 1)
      fail(CTN_ERROR_INVALID_ARGUMENT, "update_interval: expected at least 1, got %lld",
           (long long)update_interval);
  }
  void initialize(Trainer& trainer, const std::string&) override {
    times_.clear();
    note(trainer);
  }
  void run(Trainer& trainer) override {
    if (trainer.updater().iteration() % interval_ != 0) return;
    const size_t columns = size_t(trainer.console().columns());
    if (columns == 0) return;
    note(trainer);
    trainer.console().show_bar(bar(trainer, columns));
  }
  void finalize(Trainer& trainer) override { trainer.console().clear_bar(); }

 private:
  struct Time {
    double seconds, progress;
    int64_t iteration;
  };

  void note(Trainer& trainer) {
    times_.push_back({trainer.elapsed_time(), trainer.progress(), trainer.updater().iteration()});
    if (times_.size() > kWindow) times_.pop_front();
  }

  /// "[####....] 45% epoch 3 1234 it/s 0:12 left", without what does not fit.
  std::string bar(Trainer& trainer, size_t columns) const {
    const Time &first = times_.front(), &last = times_.back();
    const double seconds = last.seconds - first.seconds;
    std::string text;
    if (last.progress >= 0) text += format("%3.0f%% ", 100 * last.progress);
    text += format("epoch %lld ", (long long)trainer.updater().epoch());
    if (seconds > 0) text += format("%.3g it/s ", double(last.iteration - first.iteration) / seconds);
    const double speed = seconds > 0 ? (last.progress - first.progress) / seconds : 0;
    if (last.progress >= 0 && speed > 0) text += duration((1 - last.progress) / speed) + " left";
    const size_t rest =
        columns - std::min(columns, text_width(text) + 4);  // brackets, a space, the last column
    if (last.progress >= 0 && rest >= kShortestBar) {
      const size_t length = std::min(rest, kLongestBar);
      const size_t done = size_t(double(length) * last.progress);
      text = "[" + std::string(done, '#') + std::string(length - done, '.') + "] " + text;
    }
    return cut_to(text, columns - 1);
  }

  int64_t interval_;
  std::deque<Time> times_;
};

}  // namespace

Ref<Extension> progress_bar(int64_t update_interval) { return make<ProgressBar>(update_interval); }

}  // namespace catenary::trainers
