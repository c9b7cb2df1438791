// File formats as table rows.
#pragma once
#include <string>
#include <string_view>

#include "impl/base/span.h"
#include "impl/serializers/store.h"

namespace catenary {

/// Everything that the library knows about a file format. A new format needs a file that defines its Format,
/// a row in formats.def, and the functions of the C API (capi/spec/saving.yml and serializer.yml).
struct Format {
  /// The bytes at an offset that identify the format. If several formats match, the one with the larger
  /// offset wins.
  struct Magic {
    size_t offset;
    std::string_view bytes;
  };

  const char* name;   // as in functions of the C API: "npz"
  const char* title;  // in messages: "NPZ"
  std::string_view suffixes[2];
  Magic magic[2];
  int default_level;  // compression level; 0: files are not compressed
  /// Whether files have groups; other formats omit the values that only represent a group.
  bool has_groups;
  /// `level`: 0 stores the entries; 1 to 9 compress them, with higher levels compressing better. `group`: the
  /// path below which entries are stored, such as "/" or "model/best", if the format has groups.
  void (*write)(const StoredValues& values, const std::string& path, int level, const std::string& group);
  SourceRef (*open)(const std::string& path, const std::string& group);
};

#define CTN_FORMAT(NAME) extern const Format NAME##_format;
#include "impl/serializers/formats.def"
#undef CTN_FORMAT

/// All formats.
Span<const Format* const> formats();

}  // namespace catenary
