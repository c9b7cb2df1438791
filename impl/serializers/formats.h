// File formats: opens files of any format, and writes them.
#pragma once
#include "impl/serializers/load.h"

namespace catenary {

/// Format, path and options of a file to be written.
struct Destination {
  enum Format { npz, hdf5, safetensors } format;
  std::string path;
  int level = 0;
  std::string group;
};

void write_file(StoredValues values, const Destination& destination);
/// Opens a file of any format.
SourceRef open_file(const std::string& path);

// Called by the C API.
Destination npz_destination(const char* path, int32_t level);
Destination hdf5_destination(const char* path, const char* group, int32_t level);
Destination safetensors_destination(const char* path);

SerializerRef npz_serializer(const char* path, int32_t level);
SerializerRef npz_deserializer(const char* path, const LoadOptions* options);
SerializerRef hdf5_serializer(const char* path, const char* group, int32_t level);
SerializerRef hdf5_deserializer(const char* path, const char* group, const LoadOptions* options);
SerializerRef safetensors_serializer(const char* path);
SerializerRef safetensors_deserializer(const char* path, const LoadOptions* options);
SerializerRef file_deserializer(const char* path, const LoadOptions* options);

}  // namespace catenary
