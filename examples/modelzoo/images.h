/* Images with labels, and what is done to them before a network of Caffe sees them. */
#ifndef EXAMPLES_MODELZOO_IMAGES_H
#define EXAMPLES_MODELZOO_IMAGES_H

#include <catenary/scope.h>

/* Where images come from: a folder of folders, a list of files, or else MNIST's test files in a folder. */
typedef struct ImageSource {
  const char *images, *list, *root, *digits;
  const char* channels;          /* "gray", "rgb" or "bgr" */
  long long resize, crop, count; /* 0: not at all; not at all; all */
} ImageSource;

/* Examples are an image of bytes (channels, rows, columns) and a label. */
ctn_dataset* images_open(ctn_scope* c, const ImageSource* source);

/*
 * What is subtracted: an image of an .npy file (channels, rows, columns), cropped like the others, or numbers
 * such as "104,117,123" for the channels. The result broadcasts to images; NULL for NULL.
 */
ctn_array* images_mean(ctn_scope* c, const char* mean, const ImageSource* source);

/* The input of a network for a batch of images. */
ctn_variable* images_input(ctn_scope* c, const ctn_array* batch, const ImageSource* source,
                           const ctn_array* mean, double scale);

#endif
