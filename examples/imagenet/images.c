/* Folders of images, resized, cropped and normalized; see images.h. */
#include "images.h"

/* Of the pixels of ImageNet. */
static const double kMean[] = {123.675, 116.28, 103.53}, kDeviation[] = {58.395, 57.12, 57.375};

/* Resizes an image, without distortion, so that its shorter side has the length that `data` points to. */
static ctn_status shorten(void* data, int64_t index, int64_t epoch, const ctn_array* const* inputs,
                          size_t input_count, ctn_array** parts, size_t part_count) {
  const int64_t side = *(const int64_t*)data, *shape = ctn_array_shape(inputs[0]);
  const int64_t height = shape[1], width = shape[2], shorter = height < width ? height : width;
  (void)input_count, (void)part_count;
  ctn_scope c = {0};
  ctn_transform* resize = cs_transform_resize_new(&c, (height * side + shorter / 2) / shorter,
                                                  (width * side + shorter / 2) / shorter);
  ctn_array* image = cs_transform_apply(&c, resize, inputs[0], 0, epoch, index);
  parts[0] = cs_keep_array(&c, image);
  parts[1] = cs_keep_array(&c, inputs[1]);
  return cs_end(&c);
}

ctn_dataset* images_open(ctn_scope* c, const char* folder, int64_t size, bool training, uint64_t seed,
                         int64_t* classes) {
  ctn_dataset* images = cs_dataset_image_classes_new(c, folder, CTN_IMAGE_RGB, CTN_UINT8, CTN_INT32);
  *classes = ctn_dataset_vocabulary_size(images);
  int64_t* side = malloc(sizeof *side);
  if (!side) {
    cs_fail(c, CTN_ERROR_OUT_OF_MEMORY, "images: out of memory");
    return NULL;
  }
  *side = size + size / 7;
  images = cs_dataset_map_new(c, images, 2, shorten, side, free, 1);
  ctn_transform* steps[3];
  size_t count = 0;
  steps[count++] =
      training ? cs_transform_random_crop_new(c, size, size) : cs_transform_center_crop_new(c, size, size);
  if (training) steps[count++] = cs_transform_random_flip_new(c, -1, 0.5);
  steps[count++] = cs_transform_normalize_new(c, kMean, 3, kDeviation);
  return cs_dataset_transform_new(c, images, cs_transform_chain_new(c, steps, count), 0, seed);
}
