// File formats: opens files of any format, and writes them.
#include "impl/serializers/formats.h"

#include <algorithm>
#include <cstring>

#include "impl/base/file.h"
#include "impl/base/text.h"
#include "impl/base/zip.h"
#include "impl/serializers/dictionary.h"

namespace catenary {
namespace {

constexpr const Format* kFormats[] = {
#define CTN_FORMAT(NAME, ...) &NAME##_format,
#include "impl/serializers/generated/formats.inc"
};

constexpr size_t kHead = 16;  // bytes of a file that tell its format

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

}  // namespace

Span<const Format* const> formats() { return {kFormats, std::size(kFormats)}; }

std::string group_path(const char* group) { return "/" + clean_path(group ? group : "", "group", true); }

Destination destination(const Format& format, const char* path, int32_t level, const char* group) {
  const int checked = format.default_level ? compression_level(level, format.default_level) : 0;
  return {&format, path, checked, group_path(group)};
}

Destination destination_by_suffix(const char* path) {
  std::vector<std::string> all;
  for (const Format* format : kFormats)
    for (const std::string_view suffix : format->suffixes) {
      if (suffix.empty()) continue;
      if (ends_with(path, suffix)) return {format, path};
      all.emplace_back(suffix);
    }
  fail(CTN_ERROR_INVALID_ARGUMENT, "path: expected a name that ends in %s, got \"%s\"", one_of(all).c_str(),
       path);
}

void write_file(StoredValues values, const Destination& to) {
  if (!to.format->has_groups) {
    const auto is_group = [](const StoredValue& value) { return !value.array && value.name.back() == '/'; };
    values.erase(std::remove_if(values.begin(), values.end(), is_group), values.end());
  }
  to.format->write(values, to.path, to.level, to.group);
}

SourceRef open_file(const std::string& path) {
  char head[kHead] = {};
  {
    const InputFile file(path);
    file.read_at(head, size_t(std::min<uint64_t>(file.size(), sizeof head)), 0);
  }
  const Format* found = nullptr;
  size_t offset = 0;
  std::vector<std::string> titles;
  for (const Format* format : kFormats) {
    titles.emplace_back(format->title);
    for (const Format::Magic& magic : format->magic)
      if (!magic.bytes.empty() &&
          std::string_view(head, kHead).substr(magic.offset, magic.bytes.size()) == magic.bytes &&
          (!found || magic.offset > offset)) {
        found = format;
        offset = magic.offset;
      }
  }
  if (!found)
    fail(CTN_ERROR_FORMAT, "%s: expected an %s file, got another format", path.c_str(),
         one_of(titles).c_str());
  return found->open(path, "/");
}

SerializerRef file_serializer(Destination destination) {
  return collecting_serializer([destination = std::move(destination)](const StoredValues& values) {
    write_file(values, destination);
  });
}

SerializerRef file_deserializer(const char* path, const LoadOptions* options) {
  return deserializer(open_file(path), options);
}

}  // namespace catenary
