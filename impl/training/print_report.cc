// The extension that prints the log.
#include <algorithm>
#include <cmath>

#include "impl/base/binding.h"
#include "impl/training/extensions.h"
#include "impl/training/log_report.h"
#include "impl/training/printing.h"

namespace catenary::trainers {
namespace {

constexpr size_t kLeastWidth = 10;
constexpr char kGap[] = "  ";

std::string number_text(double value) {
  return value == std::floor(value) && std::fabs(value) < 1e15 ? format("%.0f", value)
                                                               : format("%.6g", value);
}

/// The text of a value of the log, or null if the entry has none of this name.
std::string text_of(const NamedNumbers& entry, const std::string& key) {
  for (const auto& [name, value] : entry)
    if (name == key) return number_text(value);
  return {};
}

class PrintReport final : public Printing {
 public:
  PrintReport(Span<const char* const> entries, const char* log_report)
      : Printing("PrintReport", CTN_PRIORITY_READER, every_iteration()),
        log_name_(log_report ? log_report : "LogReport") {
    if (entries.size == 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "entries: expected at least one name of a value, got none");
    for (const char* entry : entries) keys_.push_back(clean_path(entry, "entries"));
  }
  void visit(Visitor& visitor) const override {
    Printing::visit(visitor);
    visitor.add(log_);
  }
  /// Entries that are already there were printed before the training was resumed.
  void initialize(Trainer& trainer, const std::string&) override {
    log_ = find_log(trainer, log_name_.c_str());
    printed_ = log_->count();
    has_header_ = false;
  }
  void run(Trainer& trainer) override {
    const std::vector<NamedNumbers>& entries = log_->entries();
    for (; printed_ < entries.size(); ++printed_) {
      const size_t columns = size_t(console(trainer).columns());
      const bool fits = columns == 0 || table_width() <= columns;
      std::string lines;
      if (fits && !std::exchange(has_header_, true)) lines = row([](const std::string& key) { return key; });
      if (fits)
        lines += row([&](const std::string& key) { return text_of(entries[printed_], key); });
      else
        lines += paragraph(entries[printed_], columns);
      console(trainer).print(lines);
    }
  }

 private:
  static size_t width_of(const std::string& key) { return std::max(text_width(key), kLeastWidth); }

  size_t table_width() const {
    size_t width = 0;
    for (const std::string& key : keys_) width += width_of(key) + sizeof kGap - 1;
    return width - (sizeof kGap - 1);
  }

  template <class Text>
  std::string row(const Text& text) const {
    std::string line;
    for (const std::string& key : keys_) {
      const std::string cell = text(key);
      line += cell;
      line.append(width_of(key) - std::min(text_width(cell), width_of(key)), ' ');
      line += kGap;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
  }

  /// An entry on a terminal that is too narrow for a table: names before values, broken between them.
  std::string paragraph(const NamedNumbers& entry, size_t columns) const {
    std::string lines, line;
    for (const std::string& key : keys_) {
      const std::string value = text_of(entry, key);
      if (value.empty()) continue;
      const std::string item = key + " " + value;
      if (!line.empty() && text_width(line) + sizeof kGap - 1 + text_width(item) > columns) {
        lines += line + "\n";
        line = kGap + item;
      } else {
        line += (line.empty() ? "" : kGap) + item;
      }
    }
    return lines + line + "\n";
  }

  std::vector<std::string> keys_;
  std::string log_name_;
  Ref<LogReport> log_;
  size_t printed_ = 0;
  bool has_header_ = false;
};

}  // namespace

Ref<Extension> print_report(Span<const char* const> entries, const char* log_report) {
  return make<PrintReport>(entries, log_report);
}

}  // namespace catenary::trainers
