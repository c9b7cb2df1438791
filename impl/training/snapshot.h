// Extensions that save a training, or one link.
#pragma once
#include <catenary/extensions.h>

#include <string>
#include <vector>

#include "impl/base/callback.h"
#include "impl/links/link.h"
#include "impl/training/extension.h"

namespace catenary::trainers {

/// A file name with numbers of the training, such as "snapshot_iter_{.updater.iteration}.npz".
class NamePattern {
 public:
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, for an empty name, slashes, unknown
  /// fields, and, unless any is allowed, suffixes that no file format has.
  NamePattern(const char* text, const char* argument, bool any_suffix = false);
  std::string name(const Trainer& trainer) const;
  /// Whether the pattern has fields, and the name is one that it makes.
  bool matches(const std::string& name) const;

 private:
  enum class Field { none, iteration, epoch };
  struct Piece {
    Field field;
    std::string text;  // without a field
  };
  std::vector<Piece> pieces_;
};

/// Saves the whole training after the extensions of an update have run, and when a run is stopped or fails.
class Snapshot final : public Extension {
 public:
  static constexpr char kNoun[] = "a snapshot";

  /// `keep`: the number of files to keep; 0: all. `autoload`: whether a run begins with the newest file. An
  /// empty callback: the files are those of the trainer.
  Snapshot(const char* filename, int64_t keep, bool autoload, Callback<ctn_snapshot_file_fn> file);
  void initialize(Trainer& trainer, const std::string& name) override;
  void run(Trainer& trainer) override;
  void save(Trainer& trainer);
  /// Whether a run that fails saves.
  bool saves_on_error() const { return on_error_; }
  void set_on_error(bool enabled) { on_error_ = enabled; }

 private:
  struct File {
    std::string name;
    int64_t seconds, nanoseconds;  // of the last change
  };
  /// The files of the pattern, oldest first.
  std::vector<File> files(const Trainer& trainer) const;
  /// Saves or loads a file. Returns whether the callback, if there is one, has done it.
  bool transfer(Trainer& trainer, const std::string& path, bool loads);

  NamePattern pattern_;
  int64_t keep_;
  bool autoload_, on_error_ = true;
  Callback<ctn_snapshot_file_fn> file_;
  int64_t saved_ = -1;  // the iteration of the last file
};

// Called by the C API.
Ref<Extension> snapshot(const char* filename, int64_t keep, bool autoload);
Ref<Extension> user_snapshot(const char* filename, int64_t keep, bool autoload,
                             Callback<ctn_snapshot_file_fn> file);
Ref<Extension> snapshot_object(LinkRef target, const char* filename);

}  // namespace catenary::trainers
