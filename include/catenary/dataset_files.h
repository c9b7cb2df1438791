/**
 * catenary/dataset_files.h: Data from files: IDX, CSV, text, and images.
 *
 * Files are distrusted: whatever is malformed is a FORMAT error that says where. IDX, CSV and text files and
 * lists of images may be compressed with gzip. Images are JPEG and PNG files, which are recognized by their
 * first bytes, and are decoded each time that an example is fetched; a library that was built without libjpeg
 * or libpng fails with UNAVAILABLE.
 *
 * Threads: Callable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_DATASET_FILES_H
#define CATENARY_DATASET_FILES_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/dataset.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * What the numbers of a text stand for.
 */
typedef int32_t ctn_text_unit;
enum {
  /** Characters of UTF-8. */
  CTN_TEXT_CHARACTERS = 0,
  /** Words between spaces. */
  CTN_TEXT_WORDS = 1
};

/**
 * The channels of images. Transparency is dropped in gray and RGB.
 */
typedef int32_t ctn_image_color;
enum {
  /** Those of the file: 1 (gray), 2 (gray and alpha), 3 (RGB) or 4 (RGBA). */
  CTN_IMAGE_AS_STORED = 0,
  /** One channel. */
  CTN_IMAGE_GRAY = 1,
  /** Three channels. */
  CTN_IMAGE_RGB = 2
};

/**
 * Loads an IDX file, the format of MNIST, onto the current device. The dtype is that of the file: uint8,
 * int8, int16, int32, float32 or float64.
 *
 * @param path Path of the file.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_load_idx(const char *path, ctn_array **out);

/**
 * Loads the numbers of a CSV file onto the current device, as an array (rows, columns). Lines end with LF or
 * CRLF, fields may be in double quotes, spaces around numbers are ignored, and all rows must have as many
 * fields as the first one. Integers must fit in the dtype.
 *
 * @param path         Path of the file.
 * @param dtype        Element type of the result.
 * @param delimiter    The character between fields, such as ",".
 * @param header_lines Number of lines at the beginning that are skipped.
 * @param columns      Numbers of the columns to load, counted from 0 (`count` elements). NULL: all.
 * @param count        Number of elements of `columns`.
 * @param out          Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_load_csv(const char *path, ctn_dtype dtype, const char *delimiter,
                                      int64_t header_lines, const int64_t *columns, size_t count,
                                      ctn_array **out);

/**
 * The handwritten digits of MNIST, or other files of its names and shapes: train-images-idx3-ubyte and
 * train-labels-idx1-ubyte, or those that begin with t10k for testing, plain or with the suffix .gz. An
 * example is an image and, unless they are left out, its label. Nothing is downloaded.
 *
 * @param folder      The folder of the files. NULL: the folder mnist in that of the environment variable
 *                    CATENARY_DATA.
 * @param training    Whether the files are those for training (0 or 1).
 * @param ndim        Number of axes of an image: 1 (784), 2 (28, 28) or 3 (channels, 28, 28).
 * @param channels    1, or 3 for equal red, green and blue, if ndim is 3.
 * @param scale       The value of white; black is 0.
 * @param dtype       Element type of the images, a type of floating-point numbers.
 * @param label_dtype Element type of the labels, an integer type. CTN_DTYPE_NONE: without labels.
 * @param out         Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.datasets.get_mnist. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_mnist_new(const char *folder, int32_t training, int64_t ndim, int64_t channels,
                                         double scale, ctn_dtype dtype, ctn_dtype label_dtype,
                                         ctn_dataset **out);

/**
 * The lines of a text in UTF-8. An example is one int32 array of numbers of characters or words, without the
 * end of the line. Lines differ in length; see ctn_iterator_set_padding.
 *
 * @param path          Path of the file.
 * @param unit          What a number stands for.
 * @param vocabulary_of A dataset with a vocabulary, which this one then has, too, such as the training data
 *                      for test data. What is not in it counts as "<unk>", or is a NOT_FOUND error if that is
 *                      not in it either. NULL: all texts get numbers in the order in which they occur.
 * @param out           Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_text_lines_new(const char *path, ctn_text_unit unit,
                                              ctn_dataset *vocabulary_of, ctn_dataset **out);

/**
 * Windows of a text in UTF-8, for language models. An example has two int32 arrays (length): the numbers of
 * characters or words from i * stride on, and the same from one later on. For words, each line is followed by
 * the word "<eos>".
 *
 * @param path          Path of the file.
 * @param unit          What a number stands for.
 * @param length        Number of characters or words in an example, at least 1 and less than the text has.
 * @param stride        Distance between the beginnings of examples, at least 1.
 * @param vocabulary_of A dataset with a vocabulary, which this one then has, too, such as the training data
 *                      for test data. What is not in it counts as "<unk>", or is a NOT_FOUND error if that is
 *                      not in it either. NULL: all texts get numbers in the order in which they occur.
 * @param out           Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_text_new(const char *path, ctn_text_unit unit, int64_t length, int64_t stride,
                                        ctn_dataset *vocabulary_of, ctn_dataset **out);

/**
 * Loads a JPEG or PNG file as an array (channels, rows, columns) on the current device.
 *
 * @param path  Path of the file.
 * @param color The channels of the images.
 * @param dtype Element type of the result, whose values are 0 to 255 in any type.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_load_image(const char *path, ctn_image_color color, ctn_dtype dtype,
                                        ctn_array **out);

/**
 * Image files, chainer.datasets.ImageDataset. An example is one array (channels, rows, columns).
 *
 * @param paths Paths of the files (`count` elements).
 * @param count Number of elements of `paths`.
 * @param root  Folder that relative paths begin in. NULL: the working directory.
 * @param color The channels of the images.
 * @param dtype Element type of the images, whose values are 0 to 255 in any type.
 * @param out   Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_images_new(const char *const *paths, size_t count, const char *root,
                                          ctn_image_color color, ctn_dtype dtype, ctn_dataset **out);

/**
 * Image files with labels, chainer.datasets.LabeledImageDataset. An example is an array (channels, rows,
 * columns) and a label.
 *
 * @param paths       Paths of the files (`count` elements).
 * @param count       Number of elements of `paths`.
 * @param labels      A label for each file (`count` elements).
 * @param root        Folder that relative paths begin in. NULL: the working directory.
 * @param color       The channels of the images.
 * @param dtype       Element type of the images, whose values are 0 to 255 in any type.
 * @param label_dtype Element type of the labels, an integer type.
 * @param out         Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_labeled_images_new(const char *const *paths, size_t count,
                                                  const int64_t *labels, const char *root,
                                                  ctn_image_color color, ctn_dtype dtype,
                                                  ctn_dtype label_dtype, ctn_dataset **out);

/**
 * The image files of a list, with labels. A line of the list has a path, spaces, and a label, a decimal
 * integer; empty lines are ignored.
 *
 * @param path        Path of the list.
 * @param root        Folder that relative paths begin in. NULL: the working directory.
 * @param color       The channels of the images.
 * @param dtype       Element type of the images, whose values are 0 to 255 in any type.
 * @param label_dtype Element type of the labels, an integer type.
 * @param out         Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_image_list_new(const char *path, const char *root, ctn_image_color color,
                                              ctn_dtype dtype, ctn_dtype label_dtype, ctn_dataset **out);

/**
 * The files in a folder whose names end with .jpg, .jpeg or .png, in the order of their names. An example is
 * one array (channels, rows, columns).
 *
 * @param folder Path of the folder.
 * @param color  The channels of the images.
 * @param dtype  Element type of the images, whose values are 0 to 255 in any type.
 * @param out    Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_image_folder_new(const char *folder, ctn_image_color color, ctn_dtype dtype,
                                                ctn_dataset **out);

/**
 * The image files in the folders of a folder, one for each class. The label of an image is the number of its
 * folder in the order of their names, which are the vocabulary of the dataset.
 *
 * @param folder      Path of the folder of the folders.
 * @param color       The channels of the images.
 * @param dtype       Element type of the images, whose values are 0 to 255 in any type.
 * @param label_dtype Element type of the labels, an integer type.
 * @param out         Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_IO, CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_image_classes_new(const char *folder, ctn_image_color color, ctn_dtype dtype,
                                                 ctn_dtype label_dtype, ctn_dataset **out);

#ifdef __cplusplus
}
#endif

#endif
