/* Tests of catenary/dataset_files.h: IDX, CSV and text files, good and broken ones. */
#define _XOPEN_SOURCE 700 /* mkdtemp */

#include "files_support.h"

static void test_idx(void** state) {
  const unsigned char bytes[] = {0, 0, 8, 2, 0, 0, 0, 2, 0, 0, 0, 3, 1, 2, 3, 4, 5, 6};
  const unsigned char shorts[] = {0, 0, 0x0b, 1, 0, 0, 0, 2, 1, 2, 0xff, 0xff};
  ctn_array* a = NULL;
  const char* path = write_bytes("a.idx", bytes, sizeof bytes);
  size_t i;
  (void)state;
  OK(ctn_array_load_idx(path, &a));
  CHECK_ARRAY(a, CTN_UINT8, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  ctn_array_release(a);
  OK(ctn_array_load_idx(write_bytes("a.idx", shorts, sizeof shorts), &a));
  CHECK_ARRAY(a, CTN_INT16, DIMS(2), VALUES(258, -1));
  ctn_array_release(a);
  for (i = 0; i < sizeof bytes; ++i) {
    write_bytes("a.idx", bytes, i);
    FAILS(ctn_array_load_idx(path, &a), CTN_ERROR_FORMAT, "a.idx");
    assert_null(a);
  }
  {
    unsigned char broken[sizeof bytes + 1] = {0};
    memcpy(broken, bytes, sizeof bytes);
    write_bytes("a.idx", broken, sizeof broken);
    FAILS(ctn_array_load_idx(path, &a), CTN_ERROR_FORMAT, "expected the end after 6 bytes");
    broken[2] = 7;
    write_bytes("a.idx", broken, sizeof bytes);
    FAILS(ctn_array_load_idx(path, &a), CTN_ERROR_FORMAT,
          "expected the first bytes of an IDX file, got 00 00 07 02");
    broken[2] = 8;
    memset(broken + 4, 0xff, 8);
    write_bytes("a.idx", broken, sizeof bytes);
    FAILS(ctn_array_load_idx(path, &a), CTN_ERROR_FORMAT, "is larger than the file");
  }
  FAILS(ctn_array_load_idx(in_folder("none"), &a), CTN_ERROR_NOT_FOUND, "none");
  remove(path);
}

/* The file bytes of test_idx compressed in two gzip members. */
static const unsigned char kPacked[] = {31,  139, 8,   0,  0, 0,   0,   0,   2,   3,   99, 96, 224, 96,  98,
                                        96,  96,  96,  98, 0, 0,   64,  153, 24,  170, 9,  0,  0,   0,   31,
                                        139, 8,   0,   0,  0, 0,   0,   2,   3,   99,  96, 96, 102, 100, 98,
                                        102, 97,  101, 3,  0, 180, 216, 213, 231, 9,   0,  0,  0};

static void test_gzip(void** state) {
  const char* path = write_bytes("a.idx.gz", kPacked, sizeof kPacked);
  unsigned char broken[sizeof kPacked];
  ctn_array* a = NULL;
  size_t i;
  (void)state;
  OK(ctn_array_load_idx(path, &a));
  CHECK_ARRAY(a, CTN_UINT8, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  ctn_array_release(a);
  for (i = 0; i < sizeof kPacked; ++i) {
    write_bytes("a.idx.gz", kPacked, i);
    FAILS(ctn_array_load_idx(path, &a), CTN_ERROR_FORMAT, "a.idx.gz");
  }
  memcpy(broken, kPacked, sizeof broken);
  broken[sizeof broken - 6] ^= 1; /* the checksum */
  write_bytes("a.idx.gz", broken, sizeof broken);
  FAILS(ctn_array_load_idx(path, &a), CTN_ERROR_FORMAT, "the gzip file is broken");
  remove(path);
}

static void csv_fails(const char* text, ctn_dtype dtype, const char* what, int line) {
  const char* path = write_text("a.csv", text);
  ctn_array* a = NULL;
  const ctn_status status = ctn_array_load_csv(path, dtype, ",", 0, NULL, 0, &a);
  if (status != CTN_ERROR_FORMAT || !strstr(ctn_error_message(), what)) {
    print_error("%d: %s\n", (int)status, ctn_error_message());
    _fail(__FILE__, line);
  }
  assert_null(a);
  remove(path);
}
#define CSV_FAILS(text, dtype, what) csv_fails((text), (dtype), (what), __LINE__)

static void test_csv(void** state) {
  ctn_array* a = NULL;
  const char* path = write_text("a.csv", "x,y,\"z, with\"\r\n1, 2.5 ,\"-3e2\"\r\nnan,+4,.5\r\n");
  double values[6];
  (void)state;
  OK(ctn_array_load_csv(path, CTN_FLOAT64, ",", 1, NULL, 0, &a));
  assert_int_equal(ctn_array_ndim(a), 2);
  OK(ctn_array_to_data(a, values, sizeof values));
  assert_true(values[0] == 1 && values[1] == 2.5 && values[2] == -300 && isnan(values[3]) && values[4] == 4);
  ctn_array_release(a);
  OK(ctn_array_load_csv(path, CTN_FLOAT32, ",", 1, DIMS(2, 1), &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 2), VALUES(-300, 2.5, 0.5, 4));
  ctn_array_release(a);
  FAILS(ctn_array_load_csv(path, CTN_FLOAT32, ",", 1, DIMS(3), &a), CTN_ERROR_INDEX,
        "columns[0]: expected 0 to 2, got 3");
  FAILS(ctn_array_load_csv(path, CTN_FLOAT32, ",", 1, DIMS(-1), &a), CTN_ERROR_INDEX,
        "columns[0]: expected at least 0");
  FAILS(ctn_array_load_csv(path, CTN_FLOAT32, ",,", 1, NULL, 0, &a), CTN_ERROR_INVALID_ARGUMENT, "delimiter");
  FAILS(ctn_array_load_csv(path, CTN_FLOAT32, ",", -1, NULL, 0, &a), CTN_ERROR_INVALID_ARGUMENT,
        "header_lines");
  write_text("a.csv", "1;-2\n3;4");
  OK(ctn_array_load_csv(path, CTN_INT8, ";", 0, NULL, 0, &a));
  CHECK_ARRAY(a, CTN_INT8, DIMS(2, 2), VALUES(1, -2, 3, 4));
  ctn_array_release(a);
  CSV_FAILS("", CTN_FLOAT32, "expected at least one row");
  CSV_FAILS("1,2\n3\n", CTN_FLOAT32, "line 2, column 1: expected 2 fields as in the first row, got 1");
  CSV_FAILS("1,2\n\n3,4\n", CTN_FLOAT32, "line 2, column 1: expected 2 fields");
  CSV_FAILS("1,2\n3,x\n", CTN_FLOAT32, "line 2, column 2: expected a number, got \"x\"");
  CSV_FAILS("1,\n", CTN_FLOAT32, "line 1, column 2: expected a number, got \"\"");
  CSV_FAILS("0x10\n", CTN_FLOAT32, "got \"0x10\"");
  CSV_FAILS("1.5\n", CTN_INT32, "expected an integer, got \"1.5\"");
  CSV_FAILS("128\n", CTN_INT8, "expected a number of int8, got 128");
  CSV_FAILS("-1\n", CTN_UINT64, "expected a number of uint64, got -1");
  CSV_FAILS("99999999999999999999\n", CTN_INT64, "expected an integer of 64 bits");
  CSV_FAILS("\"1\n", CTN_FLOAT32, "line 1, column 1: the quotes are not closed");
  CSV_FAILS("\"1\"2\n", CTN_FLOAT32, "after the quotes");
  CSV_FAILS("1\"\n", CTN_FLOAT32, "expected quotes around the whole field");
  remove(path);
}

static void check_token(ctn_dataset* dataset, int64_t id, const char* expected) {
  char text[32];
  int64_t found = -1;
  OK(ctn_dataset_token(dataset, id, text, sizeof text, NULL));
  assert_string_equal(text, expected);
  OK(ctn_dataset_token_id(dataset, expected, &found));
  assert_int_equal(found, id);
}

static void test_text(void** state) {
  const char* path = write_text("a.txt", "ab\nb\xc3\xa9\n");
  ctn_dataset *dataset = NULL, *other = NULL;
  ctn_array* parts[2];
  int64_t id;
  (void)state;
  OK(ctn_dataset_text_new(path, CTN_TEXT_CHARACTERS, 3, 2, NULL, &dataset)); /* 6 characters */
  assert_int_equal(ctn_dataset_size(dataset), 2);
  assert_int_equal(ctn_dataset_vocabulary_size(dataset), 4);
  check_token(dataset, 2, "\n");
  check_token(dataset, 3, "\xc3\xa9");
  OK(ctn_dataset_batch(dataset, DIMS(0, 1), 0, parts, 2));
  CHECK_ARRAY(parts[0], CTN_INT32, DIMS(2, 3), VALUES(0, 1, 2, 2, 1, 3));
  CHECK_ARRAY(parts[1], CTN_INT32, DIMS(2, 3), VALUES(1, 2, 1, 1, 3, 2));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  OK(ctn_dataset_example(dataset, 1, 0, parts, 2));
  CHECK_ARRAY(parts[1], CTN_INT32, DIMS(3), VALUES(1, 3, 2));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  FAILS(ctn_dataset_token_id(dataset, "z", &id), CTN_ERROR_NOT_FOUND,
        "token: \"z\" is not in the vocabulary");
  FAILS(ctn_dataset_token(dataset, 4, NULL, 0, NULL), CTN_ERROR_INDEX, "id: expected 0 to 3, got 4");
  write_text("a.txt", "baz");
  FAILS(ctn_dataset_text_new(path, CTN_TEXT_CHARACTERS, 1, 1, dataset, &other), CTN_ERROR_NOT_FOUND,
        "line 1: \"z\" is not in the vocabulary");
  write_text("a.txt", "bba");
  OK(ctn_dataset_text_new(path, CTN_TEXT_CHARACTERS, 2, 1, dataset, &other));
  OK(ctn_dataset_example(other, 0, 0, parts, 2));
  CHECK_ARRAY(parts[0], CTN_INT32, DIMS(2), VALUES(1, 1));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  ctn_dataset_release(other);
  FAILS(ctn_dataset_text_new(path, CTN_TEXT_CHARACTERS, 3, 1, NULL, &other), CTN_ERROR_INVALID_ARGUMENT,
        "length: expected less than 3");
  FAILS(ctn_dataset_text_new(path, CTN_TEXT_CHARACTERS, 0, 1, NULL, &other), CTN_ERROR_INVALID_ARGUMENT,
        "length");
  FAILS(ctn_dataset_text_new(path, CTN_TEXT_CHARACTERS, 1, 0, NULL, &other), CTN_ERROR_INVALID_ARGUMENT,
        "stride");
  write_text("a.txt", "ab\n\xff\n");
  FAILS(ctn_dataset_text_new(path, CTN_TEXT_CHARACTERS, 1, 1, NULL, &other), CTN_ERROR_FORMAT,
        "line 2: expected UTF-8");
  FAILS(ctn_dataset_text_lines_new(path, CTN_TEXT_WORDS, NULL, &other), CTN_ERROR_FORMAT,
        "line 2: expected UTF-8");
  ctn_dataset_release(dataset);
  remove(path);
}

static void test_words(void** state) {
  const char* path = write_text("a.txt", "the cat <unk>\r\n\n the  dog\n");
  ctn_dataset *dataset = NULL, *lines = NULL;
  ctn_iterator* iterator = NULL;
  ctn_array* parts[2];
  int32_t more;
  (void)state;
  OK(ctn_dataset_text_new(path, CTN_TEXT_WORDS, 7, 1, NULL, &dataset));
  OK(ctn_dataset_example(dataset, 0, 0, parts, 2)); /* the cat <unk> <eos> <eos> the dog <eos> */
  CHECK_ARRAY(parts[0], CTN_INT32, DIMS(7), VALUES(0, 1, 2, 3, 3, 0, 4));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  check_token(dataset, 3, "<eos>");
  write_text("a.txt", "the bird\n\nthe dog the");
  OK(ctn_dataset_text_lines_new(path, CTN_TEXT_WORDS, dataset, &lines));
  assert_int_equal(ctn_dataset_size(lines), 3);
  OK(ctn_iterator_serial_new(lines, 3, 0, 0, 0, &iterator));
  FAILS(ctn_iterator_next(iterator, parts, 1, &more), CTN_ERROR_SHAPE, "expected the shape (2,)");
  OK(ctn_iterator_set_padding(iterator, VALUES(-1)));
  OK(ctn_iterator_next(iterator, parts, 1, &more));
  CHECK_ARRAY(parts[0], CTN_INT32, DIMS(3, 3), VALUES(0, 2, -1, -1, -1, -1, 0, 4, 0));
  ctn_array_release(parts[0]);
  ctn_iterator_release(iterator);
  ctn_dataset_release(lines);
  ctn_dataset_release(dataset);
  remove(path);
}

/* Files of the format of MNIST: images of 28 x 28 bytes, which are all `value`, and labels from `first` on.
 */
static void write_digits(const char* name, uint32_t count, unsigned char value) {
  const unsigned char head[16] = {0, 0, 8, 3, 0, 0, 0, (unsigned char)count, 0, 0, 0, 28, 0, 0, 0, 28};
  unsigned char bytes[16 + 8 * 28 * 28];
  assert_true(count <= 8);
  memset(bytes, value, sizeof bytes);
  memcpy(bytes, head, sizeof head);
  write_bytes(name, bytes, 16 + count * 28 * 28);
}

static void write_labels(const char* name, unsigned char count, unsigned char first) {
  unsigned char bytes[8 + 255] = {0, 0, 8, 1, 0, 0, 0, count}, i;
  for (i = 0; i < count; ++i) bytes[8 + i] = (unsigned char)(first + i);
  write_bytes(name, bytes, 8 + (size_t)count);
}

static void check_digits(ctn_dataset* dataset, size_t ndim, const int64_t* shape, double value) {
  ctn_array* parts[2];
  int64_t zero[4] = {0};
  double found;
  OK(ctn_dataset_example(dataset, 2, 0, parts, 2));
  assert_int_equal(ctn_array_ndim(parts[0]), ndim);
  assert_memory_equal(ctn_array_shape(parts[0]), shape, ndim * sizeof *shape);
  OK(ctn_array_item_f64(parts[0], zero, ndim, &found));
  assert_true(fabs(found - value) < 1e-6);
  CHECK_ARRAY(parts[1], CTN_INT32, NO_DIMS, VALUES(2));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  ctn_dataset_release(dataset);
}

static void test_mnist(void** state) {
  static const int64_t kRow[] = {784}, kPlane[] = {28, 28}, kGray[] = {1, 28, 28}, kRgb[] = {3, 28, 28};
  ctn_dataset* digits = NULL;
  const char *images = in_folder("t10k-images-idx3-ubyte"), *labels = in_folder("t10k-labels-idx1-ubyte");
  (void)state;
#define MNIST(training, ndim, channels, dtype, label_dtype) \
  ctn_dataset_mnist_new(folder, training, ndim, channels, 1, dtype, label_dtype, &digits)
  write_digits("t10k-images-idx3-ubyte", 3, 51);
  write_labels("t10k-labels-idx1-ubyte", 3, 0);
  OK(MNIST(0, 1, 1, CTN_FLOAT32, CTN_INT32));
  assert_int_equal(ctn_dataset_size(digits), 3);
  check_digits(digits, 1, kRow, 0.2);
  OK(MNIST(0, 2, 1, CTN_FLOAT64, CTN_INT32));
  check_digits(digits, 2, kPlane, 0.2);
  OK(MNIST(0, 3, 1, CTN_FLOAT32, CTN_INT32));
  check_digits(digits, 3, kGray, 0.2);
  OK(MNIST(0, 3, 3, CTN_FLOAT32, CTN_INT32));
  check_digits(digits, 3, kRgb, 0.2);
  OK(MNIST(0, 1, 1, CTN_FLOAT16, CTN_DTYPE_NONE));
  assert_int_equal(ctn_dataset_part_count(digits), 1);
  ctn_dataset_release(digits);
  assert_int_equal(setenv("CATENARY_DATA", folder, 1), 0);
  digits = NULL;
  FAILS(ctn_dataset_mnist_new(NULL, 1, 1, 1, 1, CTN_FLOAT32, CTN_INT32, &digits), CTN_ERROR_NOT_FOUND,
        "/mnist/train-images-idx3-ubyte.gz", "there is neither");
  assert_int_equal(unsetenv("CATENARY_DATA"), 0);
  FAILS(ctn_dataset_mnist_new(NULL, 1, 1, 1, 1, CTN_FLOAT32, CTN_INT32, &digits), CTN_ERROR_NOT_FOUND,
        "CATENARY_DATA is not set");
  FAILS(MNIST(0, 4, 1, CTN_FLOAT32, CTN_INT32), CTN_ERROR_INVALID_ARGUMENT, "ndim: expected 1 to 3, got 4");
  FAILS(MNIST(0, 2, 3, CTN_FLOAT32, CTN_INT32), CTN_ERROR_INVALID_ARGUMENT, "channels: expected 1");
  FAILS(MNIST(0, 2, 1, CTN_INT32, CTN_INT32), CTN_ERROR_DTYPE, "dtype: expected a type of floating-point");
  FAILS(MNIST(0, 2, 1, CTN_FLOAT32, CTN_FLOAT32), CTN_ERROR_DTYPE, "label_dtype: expected an integer");
  FAILS(ctn_dataset_mnist_new(folder, 0, 1, 1, INFINITY, CTN_FLOAT32, CTN_INT32, &digits),
        CTN_ERROR_INVALID_ARGUMENT, "scale: expected a finite");
  write_labels("t10k-labels-idx1-ubyte", 4, 0);
  FAILS(MNIST(0, 1, 1, CTN_FLOAT32, CTN_INT32), CTN_ERROR_FORMAT, "as many labels as images, got 4 and 3");
  write_labels("t10k-labels-idx1-ubyte", 3, 197);
  FAILS(MNIST(0, 1, 1, CTN_FLOAT32, CTN_INT8), CTN_ERROR_DTYPE, "holds the label 199, got int8");
  write_labels("t10k-images-idx3-ubyte", 3, 0);
  FAILS(MNIST(0, 1, 1, CTN_FLOAT32, CTN_INT32), CTN_ERROR_FORMAT,
        "expected uint8 (N, 28, 28), got uint8 (3,)");
#undef MNIST
  assert_null(digits);
  remove(images);
  remove(labels);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_idx),  TEST(test_gzip),  TEST(test_csv),
                                     TEST(test_text), TEST(test_words), TEST(test_mnist)};
  return RUN_IN_FOLDER(tests, argc, argv);
}
