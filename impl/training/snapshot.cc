// Extensions that save a training, or one link.
#include "impl/training/snapshot.h"

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <tuple>

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/file.h"
#include "impl/base/utf8.h"
#include "impl/serializers/objects.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

constexpr char kIteration[] = "{.updater.iteration}", kEpoch[] = "{.updater.epoch}";
constexpr int32_t kLast = -100;  // Chainer's priority of snapshots

size_t digits_at(const std::string& text, size_t at) {
  size_t end = at;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
  return end - at;
}

class SnapshotObject final : public Extension {
 public:
  SnapshotObject(LinkRef target, const char* filename)
      : Extension("snapshot_object", kLast, every_epoch()),
        target_(std::move(target)),
        pattern_(filename, "filename") {}
  void visit(Visitor& visitor) const override {
    Extension::visit(visitor);
    visitor.add(target_);
  }
  void run(Trainer& trainer) override {
    catenary::save(*target_, destination_by_suffix(trainer.path_of(pattern_.name(trainer)).c_str()));
  }

 private:
  LinkRef target_;
  NamePattern pattern_;
};

}  // namespace

NamePattern::NamePattern(const char* text, const char* argument, bool any_suffix) {
  const std::string name = utf8_text(text, argument);
  if (name.find('/') != name.npos)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a name without \"/\", got \"%s\"", argument, text);
  if (!any_suffix) destination_by_suffix(text);
  if (name.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a name, got \"\"", argument);
  for (size_t at = 0; at < name.size();) {
    const size_t open = std::min(name.find('{', at), name.size());
    if (open > at) pieces_.push_back({Field::none, name.substr(at, open - at)});
    at = open;
    if (at == name.size()) break;
    if (name.compare(at, sizeof kIteration - 1, kIteration) == 0) {
      pieces_.push_back({Field::iteration, {}});
      at += sizeof kIteration - 1;
    } else if (name.compare(at, sizeof kEpoch - 1, kEpoch) == 0) {
      pieces_.push_back({Field::epoch, {}});
      at += sizeof kEpoch - 1;
    } else {
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected the fields %s and %s, got \"%s\"", argument, kIteration,
           kEpoch, text);
    }
  }
}

std::string NamePattern::name(const Trainer& trainer) const {
  std::string name;
  for (const Piece& piece : pieces_) {
    name += piece.text;
    if (piece.field == Field::iteration) name += std::to_string(trainer.updater().iteration());
    if (piece.field == Field::epoch) name += std::to_string(trainer.updater().epoch());
  }
  return name;
}

bool NamePattern::matches(const std::string& name) const {
  size_t at = 0;
  bool has_field = false;
  for (const Piece& piece : pieces_) {
    const bool is_field = piece.field != Field::none;
    const size_t length = is_field ? digits_at(name, at) : piece.text.size();
    if (length == 0 || (!is_field && name.compare(at, length, piece.text) != 0)) return false;
    has_field = has_field || is_field;
    at += length;
  }
  return has_field && at == name.size();
}

Snapshot::Snapshot(const char* filename, int64_t keep, bool autoload, Callback<ctn_snapshot_file_fn> file)
    : Extension("snapshot", kLast, every_epoch()),
      pattern_(filename, "filename", bool(file)),
      keep_(keep),
      autoload_(autoload),
      file_(std::move(file)) {
  if (keep < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "keep: expected at least 0, got %lld", (long long)keep);
}

std::vector<Snapshot::File> Snapshot::files(const Trainer& trainer) const {
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir(trainer.out().c_str()), closedir);
  if (!folder) fail_io(trainer.out(), "list the folder", errno);
  std::vector<File> found;
  while (const dirent* entry = readdir(folder.get())) {
    struct stat status;
    const std::string name = entry->d_name;
    const bool is_own = pattern_.matches(name) || name == pattern_.name(trainer);
    if (!is_own || stat(trainer.path_of(name).c_str(), &status) != 0) continue;
    if (S_ISREG(status.st_mode)) found.push_back({name, status.st_mtim.tv_sec, status.st_mtim.tv_nsec});
  }
  // Names of the same time by their numbers: longer names have larger ones.
  std::sort(found.begin(), found.end(), [](const File& a, const File& b) {
    return std::make_tuple(a.seconds, a.nanoseconds, a.name.size(), a.name) <
           std::make_tuple(b.seconds, b.nanoseconds, b.name.size(), b.name);
  });
  return found;
}

void Snapshot::initialize(Trainer& trainer, const std::string&) {
  if (!std::exchange(autoload_, false)) return;  // once, and not in further runs of the trainer
  const std::vector<File> found = files(trainer);
  if (found.empty()) return;
  if (transfer(trainer, trainer.path_of(found.back().name), true)) saved_ = trainer.updater().iteration();
}

void Snapshot::run(Trainer& trainer) { trainer.request_snapshot(*this); }

bool Snapshot::transfer(Trainer& trainer, const std::string& path, bool loads) {
  if (!file_) {
    loads ? trainer.load_snapshot(path) : trainer.save_snapshot(path);
    return true;
  }
  int32_t done = 0;
  trainer.in_snapshot([&] { check_callback(file_(&trainer, path.c_str(), int32_t{loads}, &done)); });
  if (done && !loads) trainer.set_snapshot_path(path);
  return done;
}

void Snapshot::save(Trainer& trainer) {
  if (saved_ == trainer.updater().iteration()) return;
  const std::string name = pattern_.name(trainer);
  if (!transfer(trainer, trainer.path_of(name), false)) return;
  saved_ = trainer.updater().iteration();
  if (keep_ == 0) return;
  const std::vector<File> found = files(trainer);
  for (size_t i = 0; i + size_t(keep_) < found.size(); ++i)
    if (found[i].name != name && unlink(trainer.path_of(found[i].name).c_str()) != 0 && errno != ENOENT)
      fail_io(trainer.path_of(found[i].name), "remove the file", errno);
}

Ref<Extension> snapshot(const char* filename, int64_t keep, bool autoload) {
  return make<Snapshot>(filename, keep, autoload, Callback<ctn_snapshot_file_fn>());
}

Ref<Extension> user_snapshot(const char* filename, int64_t keep, bool autoload,
                             Callback<ctn_snapshot_file_fn> file) {
  return make<Snapshot>(filename, keep, autoload, std::move(file));
}

Ref<Extension> snapshot_object(LinkRef target, const char* filename) {
  return make<SnapshotObject>(std::move(target), filename);
}

}  // namespace catenary::trainers
