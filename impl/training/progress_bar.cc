// The extension that shows rate and time left on terminals.
#include "impl/training/progress_bar.h"

#include <algorithm>
#include <cmath>

namespace catenary::trainers {
namespace {

constexpr size_t kWindow = 30;  // drawings over which the rate is measured
constexpr size_t kShortestBar = 6;

std::string duration(double seconds) {
  const long long whole = std::llround(seconds);
  if (whole < 3600) return format("%lld:%02lld", whole / 60, whole % 60);
  return format("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace

ProgressBar::ProgressBar(int64_t update_interval)
    : Printing("ProgressBar", CTN_PRIORITY_READER, every_iteration()), interval_(update_interval) {
  if (update_interval < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "update_interval: expected at least 1, got %lld",
         (long long)update_interval);
}

void ProgressBar::set_training_length(double length, int32_t unit) {
  if (!(length > 0) || !std::isfinite(length))
    fail(CTN_ERROR_INVALID_ARGUMENT, "length: expected a number above 0, got %g", length);
  if (unit != CTN_TRIGGER_UNIT_ITERATION && unit != CTN_TRIGGER_UNIT_EPOCH)
    fail(CTN_ERROR_INVALID_ARGUMENT, "unit: expected iterations or epochs, got %d", int(unit));
  length_ = length;
  unit_ = unit;
}

void ProgressBar::set_bar_length(int64_t length) {
  if (length < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "length: expected at least 1, got %lld", (long long)length);
  longest_ = size_t(length);
}

void ProgressBar::initialize(Trainer& trainer, const std::string&) {
  times_.clear();
  note(trainer);
}

void ProgressBar::run(Trainer& trainer) {
  if (trainer.updater().iteration() % interval_ != 0) return;
  const size_t columns = size_t(console(trainer).columns());
  if (columns == 0) return;
  note(trainer);
  console(trainer).show_bar(bar(trainer, columns));
}

void ProgressBar::finalize(Trainer& trainer) { console(trainer).clear_bar(); }

double ProgressBar::progress(Trainer& trainer) const {
  if (length_ == 0) return trainer.progress();
  const Updater& updater = trainer.updater();
  const double done = unit_ == CTN_TRIGGER_UNIT_EPOCH ? updater.epoch_detail() : double(updater.iteration());
  return std::min(done / length_, 1.0);
}

void ProgressBar::note(Trainer& trainer) {
  times_.push_back({trainer.elapsed_time(), progress(trainer), trainer.updater().iteration()});
  if (times_.size() > kWindow) times_.pop_front();
}

/// "[####....] 45% epoch 3 1234 it/s 0:12 left", without what does not fit.
std::string ProgressBar::bar(Trainer& trainer, size_t columns) const {
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
    const size_t length = std::min(rest, longest_);
    const size_t done = size_t(double(length) * last.progress);
    text = "[" + std::string(done, '#') + std::string(length - done, '.') + "] " + text;
  }
  return cut_to(text, columns - 1);
}

Ref<Extension> progress_bar(int64_t update_interval) { return make<ProgressBar>(update_interval); }

}  // namespace catenary::trainers
