// File formats: opens files of any format, and writes them.
#include "impl/serializers/formats.h"

#include <algorithm>
#include <cstring>

#include "impl/base/file.h"
#include "impl/base/zip.h"
#include "impl/serializers/dictionary.h"

namespace catenary {
namespace {

std::string hdf5_group(const char* group) { return "/" + clean_path(group ? group : "", "group", true); }

SerializerRef file_serializer(Destination destination) {
  return collecting_serializer([destination = std::move(destination)](const StoredValues& values) {
    write_file(values, destination);
  });
}

}  // namespace

void write_file(StoredValues values, const Destination& to) {
  if (to.format == Destination::hdf5) return write_hdf5(values, to.path, to.group, to.level);
  const auto is_group = [](const StoredValue& value) { return !value.array && value.name.back() == '/'; };
  values.erase(std::remove_if(values.begin(), values.end(), is_group), values.end());
  if (to.format == Destination::npz)
    write_npz(values, to.path, to.level);
  else
    write_safetensors(values, to.path);
}

SourceRef open_file(const std::string& path) {
  static const char npz[] = "PK\3\4", empty_npz[] = "PK\5\6", hdf5[] = "\x89HDF\r\n\x1a\n";
  char head[9] = {};
  {
    const InputFile file(path);
    file.read_at(head, size_t(std::min<uint64_t>(file.size(), sizeof head)), 0);
  }
  // The length in a safetensors file may look like the signature of another format.
  if (head[8] == '{') return open_safetensors(path);
  if (!std::memcmp(head, npz, 4) || !std::memcmp(head, empty_npz, 4)) return open_npz(path);
  if (!std::memcmp(head, hdf5, 8)) return open_hdf5(path, "/");
  fail(CTN_ERROR_FORMAT, "%s: expected an NPZ, HDF5 or safetensors file, got another format", path.c_str());
}

Destination npz_destination(const char* path, int32_t level) {
  return {Destination::npz, path, compression_level(level, kDeflateLevel), {}};
}

Destination hdf5_destination(const char* path, const char* group, int32_t level) {
  constexpr int kGzipLevel = 4;  // the default of the reference and of h5py
  return {Destination::hdf5, path, compression_level(level, kGzipLevel), hdf5_group(group)};
}

Destination safetensors_destination(const char* path) { return {Destination::safetensors, path, 0, {}}; }

SerializerRef npz_serializer(const char* path, int32_t level) {
  return file_serializer(npz_destination(path, level));
}
SerializerRef npz_deserializer(const char* path, const LoadOptions* options) {
  return deserializer(open_npz(path), options);
}

SerializerRef hdf5_serializer(const char* path, const char* group, int32_t level) {
  return file_serializer(hdf5_destination(path, group, level));
}
SerializerRef hdf5_deserializer(const char* path, const char* group, const LoadOptions* options) {
  return deserializer(open_hdf5(path, hdf5_group(group)), options);
}

SerializerRef safetensors_serializer(const char* path) {
  return file_serializer(safetensors_destination(path));
}
SerializerRef safetensors_deserializer(const char* path, const LoadOptions* options) {
  return deserializer(open_safetensors(path), options);
}

SerializerRef file_deserializer(const char* path, const LoadOptions* options) {
  return deserializer(open_file(path), options);
}

}  // namespace catenary
