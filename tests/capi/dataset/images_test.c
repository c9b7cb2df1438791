/* Tests of images in catenary/dataset_files.h. */
#define _XOPEN_SOURCE 700 /* mkdtemp */

#include "files_support.h"
#include "image_bytes.h"

static double at(const ctn_array* image, int64_t channel, int64_t row, int64_t column) {
  double value = 0;
  OK(ctn_array_item_f64(image, DIMS(channel, row, column), &value));
  return value;
}

static void check_shape(const ctn_array* a, int64_t channels, int64_t rows, int64_t columns) {
  const int64_t* shape = ctn_array_shape(a);
  assert_int_equal(ctn_array_ndim(a), 3);
  assert_true(shape[0] == channels && shape[1] == rows && shape[2] == columns);
}

static void test_png(void** state) {
  ctn_array* a = NULL;
  const char* path = write_bytes("a.png", rgb_png, sizeof rgb_png);
  (void)state;
  needs_component("png");
  OK(ctn_array_load_image(path, CTN_IMAGE_AS_STORED, CTN_UINT8, &a));
  CHECK_ARRAY(a, CTN_UINT8, DIMS(3, 2, 3),
              VALUES(0, 3, 6, 100, 103, 106, 1, 4, 7, 101, 104, 107, 2, 5, 8, 102, 105, 108));
  ctn_array_release(a);
  OK(ctn_array_load_image(path, CTN_IMAGE_GRAY, CTN_FLOAT32, &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(1, 2, 3), VALUES(1, 4, 7, 101, 104, 107));
  ctn_array_release(a);
  OK(ctn_array_load_image(write_bytes("a.png", gray16_png, sizeof gray16_png), CTN_IMAGE_AS_STORED, CTN_UINT8,
                          &a));
  CHECK_ARRAY(a, CTN_UINT8, DIMS(1, 2, 2), VALUES(0, 255, 128, 1));
  ctn_array_release(a);
  OK(ctn_array_load_image(path, CTN_IMAGE_RGB, CTN_UINT8, &a));
  check_shape(a, 3, 2, 2);
  assert_true(at(a, 2, 1, 0) == 128);
  ctn_array_release(a);
  OK(ctn_array_load_image(write_bytes("a.png", palette_png, sizeof palette_png), CTN_IMAGE_RGB, CTN_UINT8,
                          &a));
  CHECK_ARRAY(a, CTN_UINT8, DIMS(3, 1, 2), VALUES(40, 10, 50, 20, 60, 30));
  ctn_array_release(a);
  OK(ctn_array_load_image(write_bytes("a.png", rgba_png, sizeof rgba_png), CTN_IMAGE_AS_STORED, CTN_UINT8,
                          &a));
  CHECK_ARRAY(a, CTN_UINT8, DIMS(4, 1, 2), VALUES(10, 40, 20, 50, 30, 60, 0, 255));
  ctn_array_release(a);
  FAILS(ctn_array_load_image(write_bytes("a.png", huge_png, sizeof huge_png), CTN_IMAGE_RGB, CTN_UINT8, &a),
        CTN_ERROR_UNSUPPORTED, "a.png: expected an image of at most 268435456 pixels");
  assert_null(a);
  remove(path);
}

static void test_jpeg(void** state) {
  ctn_array* a = NULL;
  const char* path = write_bytes("a.jpg", rgb_jpeg, sizeof rgb_jpeg);
  (void)state;
  needs_component("jpeg");
  OK(ctn_array_load_image(path, CTN_IMAGE_AS_STORED, CTN_UINT8, &a));
  check_shape(a, 3, 16, 16);
  assert_true(fabs(at(a, 0, 3, 3) - 200) < 6 && fabs(at(a, 1, 3, 3) - 30) < 6 &&
              fabs(at(a, 2, 3, 3) - 40) < 6);
  assert_true(fabs(at(a, 0, 9, 12) - 10) < 6 && fabs(at(a, 1, 9, 12) - 60) < 6 &&
              fabs(at(a, 2, 9, 12) - 220) < 6);
  ctn_array_release(a);
  OK(ctn_array_load_image(write_bytes("a.jpg", gray_jpeg, sizeof gray_jpeg), CTN_IMAGE_AS_STORED, CTN_FLOAT32,
                          &a));
  check_shape(a, 1, 8, 8);
  assert_true(fabs(at(a, 0, 0, 0) - 100) < 3);
  ctn_array_release(a);
  OK(ctn_array_load_image(write_bytes("a.jpg", cmyk_jpeg, sizeof cmyk_jpeg), CTN_IMAGE_RGB, CTN_UINT8, &a));
  check_shape(a, 3, 8, 8);
  assert_true(fabs(at(a, 0, 3, 3) - 200) < 6 && fabs(at(a, 1, 3, 3) - 30) < 6 &&
              fabs(at(a, 2, 3, 3) - 40) < 6);
  ctn_array_release(a);
  remove(path);
}

/* Every beginning of a file is refused, and so is every file with a wrong byte, or it is an image all the
 * same. */
static void break_file(const char* name, const unsigned char* bytes, size_t size) {
  unsigned char broken[512];
  const char* path = in_folder(name);
  ctn_array* a = NULL;
  size_t i;
  for (i = 0; i < size - 2; ++i) {
    write_bytes(name, bytes, i);
    FAILS(ctn_array_load_image(path, CTN_IMAGE_RGB, CTN_UINT8, &a), CTN_ERROR_FORMAT, name);
    assert_null(a);
  }
  for (i = 0; i < size; ++i) {
    ctn_status status;
    memcpy(broken, bytes, size);
    broken[i] ^= (unsigned char)(1 + i % 255);
    write_bytes(name, broken, size);
    status = ctn_array_load_image(path, CTN_IMAGE_RGB, CTN_UINT8, &a);
    assert_true(status == CTN_OK || status == CTN_ERROR_FORMAT || status == CTN_ERROR_UNSUPPORTED ||
                status == CTN_ERROR_OUT_OF_MEMORY);
    assert_true((status == CTN_OK) == (a != NULL));
    ctn_array_release(a);
  }
  remove(path);
}

static void test_broken(void** state) {
  ctn_array* a = NULL;
  const char* path = write_text("a.gif", "GIF89a");
  (void)state;
  FAILS(ctn_array_load_image(path, CTN_IMAGE_RGB, CTN_UINT8, &a), CTN_ERROR_FORMAT,
        "a.gif: expected a JPEG or PNG file");
  remove(path);
  FAILS(ctn_array_load_image(path, CTN_IMAGE_RGB, CTN_UINT8, &a), CTN_ERROR_NOT_FOUND, "a.gif");
  FAILS(ctn_array_load_image(path, (ctn_image_color)3, CTN_UINT8, &a), CTN_ERROR_INVALID_ARGUMENT, "color");
  needs_component("png");
  needs_component("jpeg");
  break_file("b.png", rgb_png, sizeof rgb_png);
  break_file("b.jpg", rgb_jpeg, sizeof rgb_jpeg);
}

static void check_example(ctn_dataset* dataset, int64_t index, int64_t label, double first) {
  ctn_array* parts[2];
  OK(ctn_dataset_example(dataset, index, 0, parts, 2));
  assert_true(item(parts[1]) == (double)label);
  assert_int_equal(ctn_array_dtype(parts[1]), CTN_INT32);
  assert_true(fabs(at(parts[0], 0, 0, 0) - first) < 6);
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
}

static void test_datasets(void** state) {
  ctn_dataset* dataset = NULL;
  ctn_array* part = NULL;
  const char *names[] = {"b.jpg", "c.png"}, *list;
  char text[16];
  (void)state;
  needs_component("png");
  needs_component("jpeg");
  assert_int_equal(mkdir(in_folder("cat"), 0700), 0);
  assert_int_equal(mkdir(in_folder("dog"), 0700), 0);
  write_bytes("dog/a.PNG", rgb_png, sizeof rgb_png);
  write_bytes("cat/b.jpg", rgb_jpeg, sizeof rgb_jpeg);
  write_bytes("cat/c.png", gray16_png, sizeof gray16_png);
  write_text("cat/notes.txt", "not an image");
  OK(ctn_dataset_image_classes_new(folder, CTN_IMAGE_RGB, CTN_FLOAT32, CTN_INT32, &dataset));
  assert_int_equal(ctn_dataset_size(dataset), 3);
  assert_int_equal(ctn_dataset_part_count(dataset), 2);
  assert_int_equal(ctn_dataset_vocabulary_size(dataset), 2);
  OK(ctn_dataset_token(dataset, 1, text, sizeof text, NULL));
  assert_string_equal(text, "dog");
  check_example(dataset, 0, 0, 200);
  check_example(dataset, 1, 0, 0);
  check_example(dataset, 2, 1, 0);
  ctn_dataset_release(dataset);

  OK(ctn_dataset_image_folder_new(in_folder("cat"), CTN_IMAGE_GRAY, CTN_UINT8, &dataset));
  assert_int_equal(ctn_dataset_size(dataset), 2);
  OK(ctn_dataset_example(dataset, 1, 0, &part, 1));
  CHECK_ARRAY(part, CTN_UINT8, DIMS(1, 2, 2), VALUES(0, 255, 128, 1));
  ctn_array_release(part);
  assert_int_equal(ctn_dataset_vocabulary_size(dataset), 0);
  FAILS(ctn_dataset_token(dataset, 0, NULL, 0, NULL), CTN_ERROR_NOT_FOUND, "expected one with a vocabulary");
  ctn_dataset_release(dataset);

  OK(ctn_dataset_labeled_images_new(names, 2, (const int64_t[]){7, -1}, in_folder("cat"), CTN_IMAGE_RGB,
                                    CTN_FLOAT32, CTN_INT32, &dataset));
  check_example(dataset, 0, 7, 200);
  check_example(dataset, 1, -1, 0);
  ctn_dataset_release(dataset);
  OK(ctn_dataset_images_new(names, 2, in_folder("dog"), CTN_IMAGE_RGB, CTN_FLOAT32, &dataset));
  FAILS(ctn_dataset_example(dataset, 0, 0, &part, 1), CTN_ERROR_NOT_FOUND, "dog/b.jpg");
  ctn_dataset_release(dataset);

  list = write_text("list.txt", "dog/a.PNG 3\n\ncat/b.jpg\t 4 \r\n");
  OK(ctn_dataset_image_list_new(list, folder, CTN_IMAGE_RGB, CTN_FLOAT32, CTN_INT32, &dataset));
  assert_int_equal(ctn_dataset_size(dataset), 2);
  check_example(dataset, 0, 3, 0);
  check_example(dataset, 1, 4, 200);
  ctn_dataset_release(dataset);
  write_text("list.txt", "a.png 1\nb.png\n");
  FAILS(ctn_dataset_image_list_new(list, NULL, CTN_IMAGE_RGB, CTN_FLOAT32, CTN_INT32, &dataset),
        CTN_ERROR_FORMAT, "line 2: expected a path and a label, got \"b.png\"");
  write_text("list.txt", "a.png 1x\n");
  FAILS(ctn_dataset_image_list_new(list, NULL, CTN_IMAGE_RGB, CTN_FLOAT32, CTN_INT32, &dataset),
        CTN_ERROR_FORMAT, "line 1: expected a path and a label");
  FAILS(ctn_dataset_image_list_new(list, NULL, CTN_IMAGE_RGB, CTN_FLOAT32, CTN_FLOAT32, &dataset),
        CTN_ERROR_DTYPE, "label_dtype");
  write_text("list.txt", "a.png 300\n");
  FAILS(ctn_dataset_image_list_new(list, NULL, CTN_IMAGE_RGB, CTN_FLOAT32, CTN_INT8, &dataset),
        CTN_ERROR_DTYPE, "label_dtype: expected a type with the label 300, got int8");
  FAILS(ctn_dataset_image_folder_new(in_folder("none"), CTN_IMAGE_RGB, CTN_FLOAT32, &dataset),
        CTN_ERROR_NOT_FOUND, "none: there is no such folder");
  FAILS(ctn_dataset_image_folder_new(list, CTN_IMAGE_RGB, CTN_FLOAT32, &dataset), CTN_ERROR_IO, "list.txt");
  FAILS(ctn_dataset_image_classes_new(in_folder("cat"), CTN_IMAGE_RGB, CTN_FLOAT32, CTN_INT32, &dataset),
        CTN_ERROR_NOT_FOUND, "expected a folder for each class in it");
  remove(list);
  remove(in_folder("dog/a.PNG"));
  remove(in_folder("cat/b.jpg"));
  remove(in_folder("cat/c.png"));
  remove(in_folder("cat/notes.txt"));
  remove(in_folder("cat"));
  remove(in_folder("dog"));
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_png), TEST(test_jpeg), TEST(test_broken), TEST(test_datasets)};
  return RUN_IN_FOLDER(tests, argc, argv);
}
