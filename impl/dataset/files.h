// Files of examples: IDX, CSV, text and images.
#pragma once
#include <catenary/dataset_files.h>

#include <string>
#include <vector>

#include "impl/dataset/dataset.h"
#include "impl/dataset/tokens.h"

namespace catenary {

namespace datasets {

/// Arrays on the current device. Throw Error(CTN_ERROR_FORMAT), which says where in the file, for malformed
/// ones.
ArrayRef load_idx(const char* path);
/// The same on the CPU.
ArrayRef read_idx(const char* path);
ArrayRef load_csv(const char* path, DType dtype, const char* delimiter, int64_t header_lines,
                  Span<const int64_t> columns);

/// `folder`: null for that of CATENARY_DATA. `label_dtype`: none for images without labels.
DatasetRef mnist(const char* folder, bool training, int64_t ndim, int64_t channels, double scale, DType dtype,
                 DType label_dtype);

DatasetRef text_lines(const char* path, ctn_text_unit unit, Dataset* vocabulary_of);
DatasetRef text(const char* path, ctn_text_unit unit, int64_t length, int64_t stride, Dataset* vocabulary_of);

ArrayRef load_image(const char* path, ctn_image_color color, DType dtype);
DatasetRef images(Span<const char* const> paths, const char* root, ctn_image_color color, DType dtype);
DatasetRef labeled_images(Span<const char* const> paths, Span<const int64_t> labels, const char* root,
                          ctn_image_color color, DType dtype, DType label_dtype);
DatasetRef image_list(const char* path, const char* root, ctn_image_color color, DType dtype,
                      DType label_dtype);
DatasetRef image_folder(const char* folder, ctn_image_color color, DType dtype);
DatasetRef image_classes(const char* folder, ctn_image_color color, DType dtype, DType label_dtype);

}  // namespace datasets
}  // namespace catenary
