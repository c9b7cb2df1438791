// Decodes PNG files with libpng.
#include "impl/base/error.h"
#include "impl/dataset/image.h"

#if defined(CATENARY_HAS_PNG)
#include <png.h>
#include <setjmp.h>

#include <cstdio>
#include <cstring>
#include <new>
#endif

namespace catenary {

bool is_png(const std::string& bytes) {
  return bytes.compare(0, 8, std::string("\x89PNG\r\n\x1a\n", 8)) == 0;
}

#if defined(CATENARY_HAS_PNG)
namespace {

/// libpng's state. libpng reports errors by a jump, which must not pass a frame with anything to destroy:
/// begin() and decode() have plain locals only.
class PngDecoder {
 public:
  explicit PngDecoder(const std::string& bytes) : bytes_(bytes) {}
  ~PngDecoder() { png_destroy_read_struct(&png_, &info_, nullptr); }
  PngDecoder(const PngDecoder&) = delete;
  PngDecoder& operator=(const PngDecoder&) = delete;

  /// Reads the header. Returns whether that worked.
  bool begin() {
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, on_error, on_warning);
    if (!png_ || !(info_ = png_create_info_struct(png_))) throw std::bad_alloc();
    if (setjmp(png_jmpbuf(png_))) return false;
    png_set_read_fn(png_, this, read_bytes);
    png_set_user_limits(png_, 1u << 28, 1u << 28);
    png_read_info(png_, info_);
    png_set_expand(png_);  // palettes, less than 8 bits, and transparency become samples of 8 bits
    png_set_scale_16(png_);
    passes_ = png_set_interlace_handling(png_);
    png_read_update_info(png_, info_);
    return true;
  }
  bool decode(unsigned char* samples) {
    if (setjmp(png_jmpbuf(png_))) return false;
    const size_t row = png_get_rowbytes(png_, info_);
    for (int pass = 0; pass < passes_; ++pass)
      for (int64_t i = 0; i < height(); ++i) png_read_row(png_, samples + size_t(i) * row, nullptr);
    png_read_end(png_, nullptr);
    return true;
  }
  int64_t height() const { return png_get_image_height(png_, info_); }
  int64_t width() const { return png_get_image_width(png_, info_); }
  int channels() const { return png_get_channels(png_, info_); }
  [[noreturn]] void fail(const std::string& path) const {
    if (std::strstr(text_, "memory")) throw std::bad_alloc();
    catenary::fail(CTN_ERROR_FORMAT, "%s: the PNG file is broken: %s", path.c_str(), text_);
  }

 private:
  static void on_error(png_structp png, png_const_charp text) {
    auto* self = static_cast<PngDecoder*>(png_get_error_ptr(png));
    std::snprintf(self->text_, sizeof self->text_, "%s", text);
    longjmp(png_jmpbuf(png), 1);
  }
  static void on_warning(png_structp, png_const_charp) {}
  static void read_bytes(png_structp png, png_bytep data, size_t size) {
    auto* self = static_cast<PngDecoder*>(png_get_io_ptr(png));
    if (size > self->bytes_.size() - self->at_) png_error(png, "it ends early");
    std::memcpy(data, self->bytes_.data() + self->at_, size);
    self->at_ += size;
  }

  const std::string& bytes_;
  size_t at_ = 0;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  int passes_ = 1;
  char text_[256] = "";
};

}  // namespace

Image decode_png(const std::string& bytes, const std::string& path) {
  PngDecoder decoder(bytes);
  if (!decoder.begin()) decoder.fail(path);
  Image image;
  image.height = decoder.height();
  image.width = decoder.width();
  image.channels = decoder.channels();
  // Deflate's largest ratio, samples of one bit, and palettes of three colors.
  image.allocate(path, uint64_t{bytes.size()} * 1032 * 8 * 4);
  if (!decoder.decode(image.samples.get())) decoder.fail(path);
  return image;
}

#else

Image decode_png(const std::string&, const std::string& path) {
  fail(CTN_ERROR_UNAVAILABLE, "%s: this library was built without PNG files (CATENARY_PNG)", path.c_str());
}

#endif
}  // namespace catenary
