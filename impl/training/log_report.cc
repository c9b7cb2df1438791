// The log of a training.
#include "impl/training/log_report.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "impl/base/binding.h"
#include "impl/base/file.h"
#include "impl/base/range.h"
#include "impl/base/utf8.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

constexpr int32_t kReader = CTN_PRIORITY_READER;
constexpr size_t kMostCollected = 1000;

/// Appends all of the text or, if that fails, nothing.
void append_to(const std::string& path, const std::string& text) {
  const FileSizeSignalBlock block;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0) fail_io(path, "open the file", errno);
  struct stat status {};
  int code = fstat(file, &status) == 0 ? 0 : errno;
  if (code == 0) {
    code = write_at(file, text.data(), text.size(), uint64_t(status.st_size));
    if (code != 0 && ftruncate(file, status.st_size) != 0) code = errno;
  }
  if (::close(file) != 0 && code == 0) code = errno;
  if (code != 0) fail_io(path, "write", code);
}

void replace(const std::string& path, const std::string& text) {
  FileReplacement file(path);
  file.write(text.data(), text.size());
  file.commit();
}

}  // namespace

LogReport::LogReport(Span<const char* const> keys, const char* filename, Ref<Trigger> trigger)
    : Extension("LogReport", kReader, every_iteration()),
      all_keys_(!keys.data),
      filename_(filename ? utf8_text(filename, "filename") : ""),
      when_(trigger ? std::move(trigger) : every_epoch()) {
  if (filename && !*filename)
    fail(CTN_ERROR_INVALID_ARGUMENT, "filename: expected the name of a file, got \"\"");
  for (size_t i = 0; i < keys.size; ++i) {
    if (!keys[i]) fail(CTN_ERROR_INVALID_ARGUMENT, "keys[%zu]: expected a string, got NULL", i);
    keys_.push_back(clean_path(keys[i], "keys"));
  }
}

void LogReport::visit(Visitor& visitor) const {
  Extension::visit(visitor);
  visitor.add(when_);
}

std::string LogReport::text() const {
  std::string text;
  for (const NamedNumbers& entry : entries_) text += json_object(entry) + "\n";
  return text;
}

/// The file may have the entries of another training, or of updates after the snapshot of this one.
void LogReport::initialize(Trainer& trainer, const std::string&) {
  when_->start(trainer);
  if (!filename_.empty()) replace(trainer.path_of(filename_), text());
}

void LogReport::settle() {
  for (const StoredValue& value : collected_) summary_.add(value.name, number_of(value), 1);
  collected_.clear();
}

void LogReport::run(Trainer& trainer) {
  for (const StoredValue& value : trainer.observation()->values())
    if (is_number(value) && (all_keys_ || std::count(keys_.begin(), keys_.end(), value.name)))
      collected_.push_back(value);
  const bool fires = when_->fires(trainer);
  if (fires || collected_.size() > kMostCollected) settle();
  if (!fires) return;
  NamedNumbers entry;
  for (const auto& [name, moments] : summary_.entries()) entry.emplace_back(name, moments.mean_or_nan());
  entry.emplace_back("epoch", double(trainer.updater().epoch()));
  entry.emplace_back("iteration", double(trainer.updater().iteration()));
  entry.emplace_back("elapsed_time", trainer.elapsed_time());
  summary_.clear();
  entries_.push_back(std::move(entry));
  if (!filename_.empty()) append_to(trainer.path_of(filename_), json_object(entries_.back()) + "\n");
}

void LogReport::traverse(Serializer& s) {
  settle();
  const std::string stored = s.text("log", text());
  summary_.traverse(*s.child("summary"));
  when_->traverse(*s.child("trigger"));
  if (!s.loads()) return;
  std::vector<NamedNumbers> entries;
  for (size_t at = 0; at < stored.size();) {
    const size_t end = std::min(stored.find('\n', at), stored.size());
    entries.push_back(parse_json_object(std::string_view(stored).substr(at, end - at), "a saved log"));
    at = end + 1;
  }
  s.on_commit([self = share(*this), entries] {
    self->entries_ = entries;
    self->collected_.clear();
  });
}

double LogReport::value(size_t index, const char* key) const {
  require_index(index, entries_.size(), "entries");
  for (const auto& [name, value] : entries_[index])
    if (name == key) return value;
  fail(CTN_ERROR_NOT_FOUND, "key: the entry %zu of the log has no \"%s\"", index, key);
}

std::string LogReport::line(size_t index) const {
  require_index(index, entries_.size(), "entries");
  return json_object(entries_[index]);
}

Ref<LogReport> find_log(const Trainer& trainer, const char* name) {
  const Ref<Extension> extension = trainer.extension(name);
  return share(of_class<LogReport>(*extension, "log_report"));
}

Ref<Extension> log_report(Span<const char* const> keys, const char* filename, Ref<Trigger> trigger) {
  return make<LogReport>(keys, filename, std::move(trigger));
}

}  // namespace catenary::trainers
