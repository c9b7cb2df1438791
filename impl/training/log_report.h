// The log of a training.
#pragma once
#include <string>
#include <vector>

#include "impl/training/extension.h"
#include "impl/training/json.h"
#include "impl/training/summary.h"

namespace catenary::trainers {

/// Averages what updates report until its trigger fires, and then adds an entry to the log: an object of JSON
/// in a line of its own.
class LogReport final : public Extension {
 public:
  static constexpr char kNoun[] = "a LogReport";

  /// `keys`: the values of the log; without data, all. `filename`: null for no file.
  LogReport(Span<const char* const> keys, const char* filename, Ref<Trigger> trigger);
  void visit(Visitor& visitor) const override;
  void initialize(Trainer& trainer, const std::string& name) override;
  void run(Trainer& trainer) override;
  void traverse(Serializer& serializer) override;

  const std::vector<NamedNumbers>& entries() const { return entries_; }
  size_t count() const { return entries_.size(); }
  /// Throws Error(CTN_ERROR_INDEX) or Error(CTN_ERROR_NOT_FOUND).
  double value(size_t index, const char* key) const;
  /// The entry as an object of JSON.
  std::string line(size_t index) const;

 private:
  std::string text() const;
  /// Adds what was collected to the summary.
  void settle();

  std::vector<std::string> keys_;
  bool all_keys_;
  std::string filename_;  // "": no file
  Ref<Trigger> when_;
  // Reported since the last entry. Values wait to be read, because that may wait for a device.
  std::vector<StoredValue> collected_;
  DictSummary summary_;  // never handed out
  std::vector<NamedNumbers> entries_;
};

/// The log of a trainer by the name of its extension. Throws Error(CTN_ERROR_NOT_FOUND) or
/// Error(CTN_ERROR_INVALID_ARGUMENT).
Ref<LogReport> find_log(const Trainer& trainer, const char* name);

// Called by the C API.
Ref<Extension> log_report(Span<const char* const> keys, const char* filename, Ref<Trigger> trigger);

}  // namespace catenary::trainers
