// Decodes JPEG files with libjpeg.
#include "impl/base/error.h"
#include "impl/dataset/image.h"

#if defined(CATENARY_HAS_JPEG)
#include <setjmp.h>
#include <stdio.h>

#include <cstring>
#include <new>

#include <jerror.h>
#include <jpeglib.h>
#endif

namespace catenary {

bool is_jpeg(const std::string& bytes) { return bytes.compare(0, 3, "\xff\xd8\xff") == 0; }

#if defined(CATENARY_HAS_JPEG)
namespace {

/// libjpeg's state. libjpeg reports errors by a jump, which must not pass a frame with anything to destroy:
/// begin() and decode() have plain locals only.
class JpegDecoder {
 public:
  explicit JpegDecoder(const std::string& bytes) : bytes_(bytes) {
    info_.err = jpeg_std_error(&errors_.base);
    errors_.base.error_exit = [](j_common_ptr info) {
      auto& errors = *reinterpret_cast<Errors*>(info->err);
      info->err->format_message(info, errors.text);
      errors.memory = info->err->msg_code == JERR_OUT_OF_MEMORY;
      longjmp(errors.jump, 1);
    };
    errors_.base.emit_message = [](j_common_ptr info, int level) {
      const int code = info->err->msg_code;
      // Other warnings are about bytes between the parts of the image, which viewers ignore, too.
      const bool missing = code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE;
      if (level < 0 && missing) info->err->error_exit(info);
    };
  }
  ~JpegDecoder() {
    if (created_) jpeg_destroy_decompress(&info_);
  }
  JpegDecoder(const JpegDecoder&) = delete;
  JpegDecoder& operator=(const JpegDecoder&) = delete;

  /// Reads the header. Returns whether that worked.
  bool begin() {
    if (setjmp(errors_.jump)) return false;
    jpeg_create_decompress(&info_);
    created_ = true;
    jpeg_mem_src(&info_, reinterpret_cast<const unsigned char*>(bytes_.data()), bytes_.size());
    jpeg_read_header(&info_, TRUE);
    if (info_.jpeg_color_space == JCS_GRAYSCALE)
      info_.out_color_space = JCS_GRAYSCALE;
    else if (info_.jpeg_color_space == JCS_CMYK || info_.jpeg_color_space == JCS_YCCK)
      info_.out_color_space = JCS_CMYK;
    else
      info_.out_color_space = JCS_RGB;
    jpeg_calc_output_dimensions(&info_);
    return true;
  }
  bool decode(unsigned char* samples) {
    if (setjmp(errors_.jump)) return false;
    jpeg_start_decompress(&info_);
    const size_t row = size_t(info_.output_width) * size_t(info_.output_components);
    while (info_.output_scanline < info_.output_height) {
      unsigned char* place = samples + info_.output_scanline * row;
      jpeg_read_scanlines(&info_, &place, 1);
    }
    jpeg_finish_decompress(&info_);
    return true;
  }
  int64_t height() const { return info_.output_height; }
  int64_t width() const { return info_.output_width; }
  int channels() const { return info_.out_color_components; }
  bool is_inverted() const { return info_.saw_Adobe_marker; }
  [[noreturn]] void fail(const std::string& path) const {
    if (errors_.memory) throw std::bad_alloc();
    catenary::fail(CTN_ERROR_FORMAT, "%s: the JPEG file is broken: %s", path.c_str(), errors_.text);
  }

 private:
  struct Errors {
    jpeg_error_mgr base;  // first: libjpeg knows only this part
    jmp_buf jump;
    char text[JMSG_LENGTH_MAX] = "";
    bool memory = false;
  };
  const std::string& bytes_;
  jpeg_decompress_struct info_{};
  Errors errors_;
  bool created_ = false;
};

/// From four inks, which Adobe's programs store inverted, to RGB in place.
void convert_cmyk(Image& image, bool inverted) {
  const int64_t count = image.height * image.width;
  unsigned char* to = image.samples.get();
  for (int64_t i = 0; i < count; ++i) {
    const unsigned char* from = image.samples.get() + 4 * i;
    const int black = inverted ? from[3] : 255 - from[3];
    for (int k = 0; k < 3; ++k)
      *to++ = static_cast<unsigned char>((inverted ? from[k] : 255 - from[k]) * black / 255);
  }
  image.channels = 3;
}

}  // namespace

Image decode_jpeg(const std::string& bytes, const std::string& path) {
  JpegDecoder decoder(bytes);
  if (!decoder.begin()) decoder.fail(path);
  Image image;
  image.height = decoder.height();
  image.width = decoder.width();
  image.channels = decoder.channels();
  // A bit for each block of 64 pixels of the coarsest component, which is 4 times smaller each way.
  image.allocate(path, uint64_t{bytes.size()} * 8 * 64 * 16 * 4);
  if (!decoder.decode(image.samples.get())) decoder.fail(path);
  if (image.channels == 4) convert_cmyk(image, decoder.is_inverted());
  return image;
}

#else

Image decode_jpeg(const std::string&, const std::string& path) {
  fail(CTN_ERROR_UNAVAILABLE, "%s: this library was built without JPEG files (CATENARY_JPEG)", path.c_str());
}

#endif
}  // namespace catenary
