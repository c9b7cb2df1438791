// File formats: their rows in the specification, and what the file of each adds.
#pragma once
#include <string>
#include <string_view>

#include "impl/base/span.h"
#include "impl/serializers/store.h"

namespace catenary {

/// A row of `formats` in capi/spec/serializer.yml.
struct FormatRow {
  const char* name;   // as in functions of the C API: "npz"
  const char* title;  // in messages: "NPZ"
  int default_level;  // compression level; 0: files are not compressed
  /// Whether files have groups; other formats omit the values that only represent a group.
  bool has_groups;
  std::string_view suffixes[2];
};

/// Everything that the library knows about a file format. A new format needs a row in the specification and a
/// file that defines its Format.
struct Format : FormatRow {
  /// The bytes at an offset that identify the format. If several formats match, the one with the larger
  /// offset wins.
  struct Magic {
    size_t offset;
    std::string_view bytes;
  };

  Magic magic[2];
  /// `level`: 0 stores the entries; 1 to 9 compress them, with higher levels compressing better. `group`: the
  /// path below which entries are stored, such as "/" or "model/best", if the format has groups.
  void (*write)(const StoredValues& values, const std::string& path, int level, const std::string& group);
  SourceRef (*open)(const std::string& path, const std::string& group);
};

#define CTN_FORMAT(NAME, TITLE, LEVEL, GROUPS, ...)                                     \
  inline constexpr FormatRow NAME##_row = {#NAME, TITLE, LEVEL, GROUPS, {__VA_ARGS__}}; \
  extern const Format NAME##_format;
#include "impl/serializers/generated/formats.inc"

/// All formats.
Span<const Format* const> formats();

}  // namespace catenary
