// A file format as a table row.
#pragma once
#include <string>
#include <string_view>

#include "impl/base/span.h"
#include "impl/serializers/store.h"

namespace catenary {

/// All that the library knows of a file format. A new one takes a file that defines its Format, a row in
/// formats.def, and the functions of the C API (capi/spec/saving.yml and serializer.yml).
struct Format {
  /// Bytes that a file has at a place. If several formats fit, the one with the later place is meant.
  struct Magic {
    size_t offset;
    std::string_view bytes;
  };

  const char* name;   // as functions of the C API have it: "npz"
  const char* title;  // in messages: "NPZ"
  std::string_view suffixes[2];
  Magic magic[2];
  int default_level;  // of compression; 0: files are not compressed
  /// Whether files have groups: others are written without the values that only stand for a group.
  bool has_groups;
  /// `level`: 0 stores the entries as they are, 1 to 9 compress them, more thoroughly the higher. `group`: a
  /// path such as "/" or "model/best" that entries lie below, if the format has groups.
  void (*write)(const StoredValues& values, const std::string& path, int level, const std::string& group);
  SourceRef (*open)(const std::string& path, const std::string& group);
};

#define CTN_FORMAT(NAME) extern const Format NAME##_format;
#include "impl/serializers/formats.def"
#undef CTN_FORMAT

/// All formats.
Span<const Format* const> formats();

}  // namespace catenary
