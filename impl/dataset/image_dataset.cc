// Datasets of image files.
#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>

#include "impl/dataset/files.h"
#include "impl/dataset/image.h"
#include "impl/dataset/input.h"

namespace catenary {

namespace datasets {
namespace {

/// The luma of ITU-R BT.601.
unsigned char luma(const unsigned char* rgb) {
  return static_cast<unsigned char>((299 * rgb[0] + 587 * rgb[1] + 114 * rgb[2] + 500) / 1000);
}

/// Converts in place if the colors become fewer, else to new samples. Alpha is dropped.
Image with_color(Image image, ctn_image_color color, const std::string& path) {
  const int wanted = color == CTN_IMAGE_GRAY ? 1 : color == CTN_IMAGE_RGB ? 3 : image.channels;
  if (wanted == image.channels) return image;
  Image result;
  result.height = image.height;
  result.width = image.width;
  result.channels = wanted;
  result.allocate(path, UINT64_MAX);
  const unsigned char* from = image.samples.get();
  unsigned char* to = result.samples.get();
  const bool gray = image.channels < 3;
  for (int64_t i = 0; i < image.height * image.width; ++i, from += image.channels, to += wanted) {
    if (wanted == 1)
      to[0] = gray ? from[0] : luma(from);
    else
      for (int k = 0; k < 3; ++k) to[k] = gray ? from[0] : from[k];
  }
  return result;
}

/// Separates the samples of pixels with a known number of channels, so that the inner loop is unrolled.
template <int kChannels>
void separate(const unsigned char* from, unsigned char* to, int64_t count) {
  for (int64_t i = 0; i < count; ++i, from += kChannels)
    for (int k = 0; k < kChannels; ++k) to[k * count + i] = from[k];
}

/// The image as an array (channels, rows, columns).
ArrayRef to_array(const Image& image, DType dtype) {
  const int64_t shape[3] = {image.channels, image.height, image.width}, count = image.height * image.width;
  const ArrayRef pixels = empty_on(cpu_backend(), {shape, 3}, CTN_UINT8);
  auto* to = reinterpret_cast<unsigned char*>(pixels->data());
  const unsigned char* from = image.samples.get();
  switch (image.channels) {
    case 1:
      separate<1>(from, to, count);
      break;
    case 2:
      separate<2>(from, to, count);
      break;
    case 3:
      separate<3>(from, to, count);
      break;
    default:
      separate<4>(from, to, count);
      break;
  }
  return asarray(*pixels, dtype);
}

std::string read_file(const std::string& path) {
  const InputFile file(path);
  std::string bytes(size_t(file.size()), '\0');
  file.read_at(bytes.data(), bytes.size(), 0);
  return bytes;
}

ArrayRef read_image(const std::string& path, ctn_image_color color, DType dtype) {
  const std::string bytes = read_file(path);
  if (!is_jpeg(bytes) && !is_png(bytes))
    fail(CTN_ERROR_FORMAT, "%s: expected a JPEG or PNG file, got another kind of file", path.c_str());
  return to_array(with_color(is_png(bytes) ? decode_png(bytes, path) : decode_jpeg(bytes, path), color, path),
                  dtype);
}

/// What a dataset of images is made with.
struct ImageFiles {
  ctn_image_color color;
  DType dtype, label_dtype = CTN_DTYPE_NONE;  // none: there are no labels
  std::vector<std::string> paths = {};
  std::vector<int64_t> labels = {};
  Vocabulary classes = {};
};

ArrayRef label_array(int64_t label, DType dtype) {
  return asarray(*from_data(&label, {}, CTN_INT64, cpu_backend()), dtype);
}

class ImageDataset final : public Dataset {
 public:
  explicit ImageDataset(ImageFiles files) : files_(std::move(files)) {}
  int64_t size() const override { return int64_t(files_.paths.size()); }
  size_t part_count() const override { return files_.label_dtype == CTN_DTYPE_NONE ? 1 : 2; }
  const Vocabulary* vocabulary() const override { return files_.classes.size() ? &files_.classes : nullptr; }

 protected:
  Parts fetch(Pick pick) override {
    Parts parts{read_image(files_.paths[size_t(pick.index)], files_.color, files_.dtype)};
    if (part_count() == 1) return parts;
    parts.push_back(label_array(files_.labels[size_t(pick.index)], files_.label_dtype));
    return parts;
  }

 private:
  ImageFiles files_;
};

std::string joined(const char* root, std::string_view path) {
  const bool absolute = !path.empty() && path[0] == '/';
  if (!root || !*root || absolute) return std::string(path);
  return std::string(root) + (root[std::strlen(root) - 1] == '/' ? "" : "/") + std::string(path);
}

bool has_image_suffix(const std::string& name) {
  for (const char* suffix : {".jpg", ".jpeg", ".png"}) {
    const size_t length = std::strlen(suffix);
    if (name.size() > length && strcasecmp(name.c_str() + name.size() - length, suffix) == 0) return true;
  }
  return false;
}

/// The names in a folder that do not begin with a dot, sorted by their bytes.
std::vector<std::string> names_in(const std::string& folder) {
  DIR* directory = opendir(folder.c_str());
  if (!directory && errno == ENOENT) fail(CTN_ERROR_NOT_FOUND, "%s: there is no such folder", folder.c_str());
  if (!directory) fail_io(folder, "read the folder", errno);
  const std::unique_ptr<DIR, int (*)(DIR*)> owner(directory, closedir);
  std::vector<std::string> names;
  for (;;) {
    errno = 0;
    const dirent* entry = readdir(directory);
    if (!entry) break;
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  }
  if (errno) fail_io(folder, "read the folder", errno);
  std::sort(names.begin(), names.end());
  return names;
}

bool is_folder(const std::string& path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

void require_label_dtype(DType dtype) {
  if (!is_integer(dtype))
    fail(CTN_ERROR_DTYPE, "label_dtype: expected an integer dtype, got %s", dtype_name(dtype));
}

DatasetRef made(ImageFiles files) {
  if (files.label_dtype != CTN_DTYPE_NONE)
    for (const int64_t label : files.labels)
      if (item_i64(*label_array(label, files.label_dtype), {}) != label)
        fail(CTN_ERROR_DTYPE, "label_dtype: expected a type with the label %lld, got %s", (long long)label,
             dtype_name(files.label_dtype));
  return make<ImageDataset>(std::move(files));
}

/// Reads "PATH LABEL" from a line; the path may have spaces.
void add_listed(ImageFiles& files, std::string_view line, const char* root, const char* list, size_t number) {
  const size_t end = line.find_last_not_of(" \t\r");
  line = line.substr(0, end == std::string_view::npos ? 0 : end + 1);
  if (line.empty()) return;
  const size_t space = line.find_last_of(" \t");
  const size_t path_end = space == std::string_view::npos ? space : line.find_last_not_of(" \t", space);
  int64_t label = 0;
  const char* last = line.data() + line.size();
  const auto result =
      std::from_chars(space == std::string_view::npos ? last : line.data() + space + 1, last, label);
  if (path_end == std::string_view::npos || result.ec != std::errc() || result.ptr != last)
    fail(CTN_ERROR_FORMAT, "%s: line %zu: expected a path and a label, got \"%.*s\"", list, number,
         int(std::min<size_t>(line.size(), 80)), line.data());
  files.paths.push_back(joined(root, line.substr(0, path_end + 1)));
  files.labels.push_back(label);
}

}  // namespace

ArrayRef load_image(const char* path, ctn_image_color color, DType dtype) {
  return to_backend(*read_image(path, color, dtype), current_backend());
}

DatasetRef images(Span<const char* const> paths, const char* root, ctn_image_color color, DType dtype) {
  ImageFiles files{.color = color, .dtype = dtype};
  for (const char* path : paths) files.paths.push_back(joined(root, path));
  return made(std::move(files));
}

DatasetRef labeled_images(Span<const char* const> paths, Span<const int64_t> labels, const char* root,
                          ctn_image_color color, DType dtype, DType label_dtype) {
  require_label_dtype(label_dtype);
  ImageFiles files{.color = color, .dtype = dtype, .label_dtype = label_dtype};
  files.labels.assign(labels.begin(), labels.end());
  for (const char* path : paths) files.paths.push_back(joined(root, path));
  return made(std::move(files));
}

DatasetRef image_list(const char* path, const char* root, ctn_image_color color, DType dtype,
                      DType label_dtype) {
  require_label_dtype(label_dtype);
  ImageFiles files{.color = color, .dtype = dtype, .label_dtype = label_dtype};
  const std::string text = DataInput(path).read_all();
  size_t number = 1;
  for (std::string_view rest = text; !rest.empty(); ++number) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    add_listed(files, rest.substr(0, end), root, path, number);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return made(std::move(files));
}

DatasetRef image_folder(const char* folder, ctn_image_color color, DType dtype) {
  ImageFiles files{.color = color, .dtype = dtype};
  for (const std::string& name : names_in(folder))
    if (has_image_suffix(name)) files.paths.push_back(joined(folder, name));
  return made(std::move(files));
}

DatasetRef image_classes(const char* folder, ctn_image_color color, DType dtype, DType label_dtype) {
  require_label_dtype(label_dtype);
  ImageFiles files{.color = color, .dtype = dtype, .label_dtype = label_dtype};
  for (const std::string& name : names_in(folder)) {
    const std::string inner = joined(folder, name);
    if (!is_folder(inner)) continue;
    const int64_t label = files.classes.add(name);
    for (const std::string& image : names_in(inner))
      if (has_image_suffix(image)) {
        files.paths.push_back(joined(inner.c_str(), image));
        files.labels.push_back(label);
      }
  }
  if (files.classes.size() == 0)
    fail(CTN_ERROR_NOT_FOUND, "%s: expected a folder for each class in it, got none", folder);
  return made(std::move(files));
}

}  // namespace datasets
}  // namespace catenary
