// File formats: opens files of any format, and writes them.
#pragma once
#include "impl/serializers/format.h"
#include "impl/serializers/load.h"

namespace catenary {

/// Format, path and options of a file to be written.
struct Destination {
  const Format* format;
  std::string path;
  int level = 0;
  std::string group = "/";
};

/// The path of a group as formats take it; null means the root.
std::string group_path(const char* group);
/// INVALID_ARGUMENT for a level that is not -1 (the default of the format) to 9.
Destination destination(const Format& format, const char* path, int32_t level = 0,
                        const char* group = nullptr);
/// With the format that the name ends in, not compressed; INVALID_ARGUMENT unless one does.
Destination destination_by_suffix(const char* path);

void write_file(StoredValues values, const Destination& destination);
/// Opens a file of any format.
SourceRef open_file(const std::string& path);

// Called by the C API.
SerializerRef file_serializer(Destination destination);
template <const Format& format>
SerializerRef format_serializer(const char* path, int32_t level = 0) {
  return file_serializer(destination(format, path, level));
}
template <const Format& format>
SerializerRef format_serializer(const char* path, const char* group, int32_t level) {
  return file_serializer(destination(format, path, level, group));
}

template <const Format& format>
SerializerRef format_deserializer(const char* path, const char* group, const LoadOptions* options) {
  return deserializer(format.open(path, group_path(group)), options);
}
template <const Format& format>
SerializerRef format_deserializer(const char* path, const LoadOptions* options) {
  return format_deserializer<format>(path, nullptr, options);
}
SerializerRef file_deserializer(const char* path, const LoadOptions* options);

}  // namespace catenary
