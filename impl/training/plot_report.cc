// The extension that plots reported values.
#include "impl/base/binding.h"
#include "impl/base/file.h"
#include "impl/base/utf8.h"
#include "impl/training/extensions.h"
#include "impl/training/log_report.h"
#include "impl/training/plot.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

using Draw = std::string (*)(const std::string& x_label, const std::vector<Series>& series);

bool ends_with(const std::string& text, const std::string& suffix) {
  return text.size() > suffix.size() && text.compare(text.size() - suffix.size(), suffix.size(), suffix) == 0;
}

Draw draw_for(const std::string& filename) {
  if (ends_with(filename, ".svg")) return chart_as_svg;
  if (ends_with(filename, ".png")) return chart_as_png;
  fail(CTN_ERROR_INVALID_ARGUMENT, "filename: expected a name that ends in .svg or .png, got \"%s\"",
       filename.c_str());
}

class PlotReport final : public Extension {
 public:
  PlotReport(Span<const char* const> y_keys, const char* x_key, const char* filename, Ref<Trigger> trigger)
      : Extension("PlotReport", CTN_PRIORITY_READER, every_iteration()),
        x_key_(x_key ? clean_path(x_key, "x_key") : "iteration"),
        filename_(utf8_text(filename, "filename")),
        draw_(draw_for(filename_)) {
    if (y_keys.size == 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "y_keys: expected at least one name of a value, got none");
    for (const char* key : y_keys) y_keys_.push_back(clean_path(key, "y_keys"));
    std::vector<const char*> wanted(y_keys.data, y_keys.data + y_keys.size);
    wanted.push_back(x_key_.c_str());
    log_ =
        make<LogReport>(Span<const char* const>{wanted.data(), wanted.size()}, nullptr, std::move(trigger));
  }
  void visit(Visitor& visitor) const override {
    Extension::visit(visitor);
    visitor.add(log_);
  }
  void initialize(Trainer& trainer, const std::string& name) override { log_->initialize(trainer, name); }
  void run(Trainer& trainer) override {
    const size_t before = log_->count();
    log_->run(trainer);
    if (log_->count() == before) return;
    const std::string bytes = draw_(x_key_, series());
    FileReplacement file(trainer.path_of(filename_));
    file.write(bytes.data(), bytes.size());
    file.commit();
  }
  void traverse(Serializer& s) override { log_->traverse(s); }

 private:
  std::vector<Series> series() const {
    std::vector<Series> all;
    for (const std::string& key : y_keys_) {
      Series series{key, {}};
      for (const NamedNumbers& entry : log_->entries()) {
        const double *x = find(entry, x_key_), *y = find(entry, key);
        if (x && y) series.points.emplace_back(*x, *y);
      }
      all.push_back(std::move(series));
    }
    return all;
  }
  static const double* find(const NamedNumbers& entry, const std::string& key) {
    for (const auto& [name, value] : entry)
      if (name == key) return &value;
    return nullptr;
  }

  std::vector<std::string> y_keys_;
  std::string x_key_, filename_;
  Draw draw_;
  Ref<LogReport> log_;
};

}  // namespace

Ref<Extension> plot_report(Span<const char* const> y_keys, const char* x_key, const char* filename,
                           Ref<Trigger> trigger) {
  return make<PlotReport>(y_keys, x_key, filename, std::move(trigger));
}

}  // namespace catenary::trainers
