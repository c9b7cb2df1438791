/* Images with labels; see images.h. */
#include "images.h"

#include "check.h"

static ctn_array* load_idx(ctn_scope* c, const char* folder, const char* name) {
  char path[4096];
  const int length = snprintf(path, sizeof path - 4, "%s/%s", folder, name);
  if (length < 0 || (size_t)length >= sizeof path - 4)
    give_up("the name of the folder is too long: %s", folder);
  FILE* plain = fopen(path, "rb");
  if (plain) {
    fclose(plain);
  } else {
    strcat(path, ".gz");
  }
  return cs_array_load_idx(c, path);
}

static ctn_dataset* open_digits(ctn_scope* c, const char* folder) {
  if (!folder) give_up("expected --images, --list or --digits, or $CATENARY_DATA with a folder mnist in it");
  ctn_array* images = load_idx(c, folder, "t10k-images-idx3-ubyte");
  ctn_array* labels = cs_array_astype(c, load_idx(c, folder, "t10k-labels-idx1-ubyte"), CTN_INT32);
  check(c->status);
  if (ctn_array_ndim(images) != 3) give_up("%s: expected images in t10k-images-idx3-ubyte", folder);
  const int64_t* shape = ctn_array_shape(images);
  return cs_dataset_tuple_new(
      c, CTN_ARRAYS(cs_array_reshape(c, images, CTN_SHAPE(shape[0], 1, shape[1], shape[2])), labels));
}

static ctn_dataset* open_source(ctn_scope* c, const ImageSource* s) {
  const ctn_image_color color = strcmp(s->channels, "gray") == 0 ? CTN_IMAGE_GRAY : CTN_IMAGE_RGB;
  if (s->images) return cs_dataset_image_classes_new(c, s->images, color, CTN_UINT8, CTN_INT32);
  if (s->list) return cs_dataset_image_list_new(c, s->list, s->root, color, CTN_UINT8, CTN_INT32);
  return open_digits(c, s->digits);
}

ctn_dataset* images_open(ctn_scope* c, const ImageSource* s) {
  ctn_dataset* images = open_source(c, s);
  if (s->count && ctn_dataset_size(images) > s->count)
    images = cs_dataset_sub_new(c, images, 0, s->count, NULL, 0);
  if (s->resize)
    images = cs_dataset_transform_new(c, images, cs_transform_resize_new(c, s->resize, s->resize), 0, 0);
  if (s->crop)
    images = cs_dataset_transform_new(c, images, cs_transform_center_crop_new(c, s->crop, s->crop), 0, 0);
  check(c->status);
  return images;
}

static ctn_array* numbers_of(ctn_scope* c, const char* text) {
  enum { MOST = 4 };
  float values[MOST];
  int64_t count = 0;
  char* end = (char*)text;
  do {
    const char* start = count ? end + 1 : text;
    values[count++] = strtof(start, &end);
    if (end == start) give_up("--mean takes numbers such as 104,117,123, or a file .npy, not '%s'", text);
  } while (*end == ',' && count < MOST);
  if (*end) give_up("--mean: unexpected '%s'", end);
  return cs_array_from_data(c, values, CTN_SHAPE(count, 1, 1), CTN_FLOAT32);
}

ctn_array* images_mean(ctn_scope* c, const char* mean, const ImageSource* s) {
  const char* suffix = mean ? strrchr(mean, '.') : NULL;
  if (!mean) return NULL;
  if (!suffix || strcmp(suffix, ".npy") != 0) return numbers_of(c, mean);
  ctn_array* image = cs_array_astype(c, cs_array_load(c, mean, CTN_MMAP_NONE), CTN_FLOAT32);
  if (!s->crop) return image;
  return cs_transform_apply(c, cs_transform_center_crop_new(c, s->crop, s->crop), image, 0, 0, 0);
}

ctn_variable* images_input(ctn_scope* c, const ctn_array* batch, const ImageSource* s, const ctn_array* mean,
                           double scale) {
  ctn_array* x = cs_array_astype(c, batch, CTN_FLOAT32);
  if (strcmp(s->channels, "bgr") == 0) x = cs_array_flip(c, x, CTN_AXES(1));
  if (mean) x = cs_array_subtract(c, x, mean);
  return cs_variable_new(c, cs_array_multiply_f64(c, x, scale));
}
