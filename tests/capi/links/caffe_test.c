/* Tests of catenary/caffe.h: models read from memory and files, their layers, and networks that run them. */
#include "link_support.h"

/* A model in the current format, written byte by byte. */
typedef struct Bytes {
  unsigned char data[1024];
  size_t size;
} Bytes;

static void put(Bytes* b, const void* data, size_t size) {
  assert_true(b->size + size <= sizeof b->data);
  memcpy(b->data + b->size, data, size);
  b->size += size;
}

static void put_varint(Bytes* b, uint64_t value) {
  for (;;) {
    const unsigned char byte = (unsigned char)((value & 127) | (value > 127 ? 128 : 0));
    put(b, &byte, 1);
    if (!(value >>= 7)) return;
  }
}

static void put_number(Bytes* b, int field, uint64_t value) {
  put_varint(b, (uint64_t)field << 3);
  put_varint(b, value);
}

static void put_bytes(Bytes* b, int field, const void* data, size_t size) {
  put_varint(b, (uint64_t)field << 3 | 2);
  put_varint(b, size);
  put(b, data, size);
}

static void put_text(Bytes* b, int field, const char* text) { put_bytes(b, field, text, strlen(text)); }
static void put_message(Bytes* b, int field, const Bytes* m) { put_bytes(b, field, m->data, m->size); }

static void put_blob(Bytes* layer, int64_t rows, int64_t columns, const float* values) {
  Bytes blob = {0}, shape = {0};
  put_number(&shape, 1, (uint64_t)rows);
  put_number(&shape, 1, (uint64_t)columns);
  put_bytes(&blob, 5, values, (size_t)(rows * columns) * sizeof *values);
  put_message(&blob, 7, &shape);
  put_message(layer, 7, &blob);
}

static Bytes layer(const char* name, const char* type, const char* bottom, const char* top) {
  Bytes b = {0};
  put_text(&b, 1, name);
  put_text(&b, 2, type);
  if (bottom) put_text(&b, 3, bottom);
  if (top) put_text(&b, 4, top);
  return b;
}

/* data -> block/ip (W) -> relu in place -> drop -> norm -> y, and two layers that are ignored. */
static Bytes model(void) {
  const float W[] = {1, 2, -3, 1}, mean[] = {2, 0}, var[] = {8, 8}, two[] = {2};
  Bytes net = {0}, source = layer("source", "Data", NULL, "data"), other = layer("other", "MVN", "y", "z");
  Bytes ip = layer("block/ip", "InnerProduct", "data", "h"), relu = layer("relu", "ReLU", "h", "h");
  Bytes drop = layer("drop", "Dropout", "h", "g"), norm = layer("norm", "BatchNorm", "g", "y"), param = {0};
  put_number(&param, 1, 2);
  put_number(&param, 2, 0);
  put_message(&ip, 117, &param);
  put_blob(&ip, 2, 2, W);
  put_blob(&norm, 1, 2, mean);
  put_blob(&norm, 1, 2, var);
  put_blob(&norm, 1, 1, two);
  put_message(&net, 100, &source);
  put_message(&net, 100, &ip);
  put_message(&net, 100, &relu);
  put_message(&net, 100, &drop);
  put_message(&net, 100, &norm);
  put_message(&net, 100, &other);
  return net;
}

static ctn_caffe_function* load(void) {
  const Bytes net = model();
  ctn_caffe_function* f;
  OK(ctn_caffe_function_new_from_memory(net.data, net.size, &f));
  return f;
}

static ctn_variable* data(void) { return variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4)); }

static const char* const kData[] = {"data"};
static const char* const kH[] = {"h"};

static void check_variable(ctn_variable* v, const double* values, size_t count) {
  ctn_array* a;
  OK(ctn_variable_data(v, &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 2), values, count);
  ctn_array_release(a);
}

static void test_networks_run_by_names_of_blobs(void** state) {
  ctn_caffe_function* f = load();
  ctn_variable *x = data(), *outputs[3];
  const char *const names[] = {"h", "data", "y"}, *const disable[] = {"relu"};
  (void)state;
  OK(ctn_caffe_function_call(f, kData, 1, &x, NULL, 0, names, 3, outputs));
  check_variable(outputs[0], VALUES(5, 0, 11, 0));
  assert_ptr_equal(outputs[1], x);
  ctn_variable_release(outputs[1]);
  ctn_variable_release(outputs[2]);
  ctn_variable_release(outputs[0]);
  OK(ctn_caffe_function_call(f, kData, 1, &x, disable, 1, kH, 1, outputs));
  check_variable(outputs[0], VALUES(5, -1, 11, -5));
  ctn_variable_release(outputs[0]);
  OK(ctn_caffe_function_call(f, NULL, 0, NULL, NULL, 0, NULL, 0, NULL));
  ctn_variable_release(x);
  ctn_caffe_function_release(f);
}

static void test_results_outlive_the_network(void** state) {
  ctn_caffe_function* f = load();
  ctn_variable *x = data(), *h, *sum;
  ctn_link* fs;
  ctn_array *grad, *other;
  (void)state;
  OK(ctn_caffe_function_call(f, kData, 1, &x, NULL, 0, kH, 1, &h));
  OK(ctn_caffe_function_fs(f, &fs));
  OK(ctn_link_cleargrads(fs));
  ctn_caffe_function_release(f);
  OK(ctn_sum(h, NULL, 0, 0, &sum));
  OK(ctn_variable_backward(sum, 0, 0));
  grad = grad_of(fs, "/block/ip/W");
  CHECK_ARRAY(grad, CTN_FLOAT32, DIMS(2, 2), VALUES(4, 6, 0, 0));
  OK(ctn_variable_grad(x, &other));
  CHECK_ARRAY(other, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 1, 2));
  ctn_array_release(other);
  ctn_array_release(grad);
  ctn_variable_release(sum);
  ctn_link_release(fs);
  ctn_variable_release(h);
  ctn_variable_release(x);
}

static void test_parameters_are_links(void** state) {
  ctn_caffe_function* f = load();
  ctn_link *fs, *norm;
  ctn_variable *x = data(), *h;
  ctn_array *W, *mean;
  char text[32];
  size_t length;
  (void)state;
  OK(ctn_caffe_function_fs(f, &fs));
  assert_int_equal(ctn_link_param_count(fs), 1);
  OK(ctn_link_param_path(fs, 0, text, sizeof text, NULL));
  assert_string_equal(text, "/block/ip/W");
  OK(ctn_caffe_function_link_path(f, "block/ip", text, sizeof text, &length));
  assert_string_equal(text, "block/ip");
  assert_int_equal(length, 8);
  FAILS(ctn_caffe_function_link_path(f, "relu", text, sizeof text, NULL), CTN_ERROR_NOT_FOUND,
        "name: the layer \"relu\" (ReLU) has no parameters");
  OK(ctn_link_child(fs, "norm", &norm));
  OK(ctn_link_persistent(norm, "avg_mean", &mean));
  CHECK_ARRAY(mean, CTN_FLOAT32, DIMS(2), VALUES(2, 0));
  ctn_array_release(mean);
  ctn_link_release(norm);
  /* The network reads the current parameters of the links, on their device. */
  W = data_of(fs, "block/ip/W");
  OK(ctn_array_add_into(W, W, W));
  ctn_array_release(W);
  OK(ctn_caffe_function_call(f, kData, 1, &x, NULL, 0, kH, 1, &h));
  check_variable(h, VALUES(10, 0, 22, 0));
  ctn_variable_release(h);
  OK(ctn_link_to_device(fs, "cpu"));
  OK(ctn_variable_to_device(x, "cpu"));
  OK(ctn_caffe_function_call(f, kData, 1, &x, NULL, 0, kH, 1, &h));
  check_variable(h, VALUES(10, 0, 22, 0));
  ctn_variable_release(h);
  ctn_variable_release(x);
  ctn_link_release(fs);
  ctn_caffe_function_release(f);
}

static void test_layers_are_listed_and_run_alone(void** state) {
  static const char* const kNames[] = {"block/ip", "relu", "drop", "norm"};
  static const char* const kTypes[] = {"InnerProduct", "ReLU", "Dropout", "BatchNorm"};
  ctn_caffe_function* f = load();
  ctn_variable *x = data(), *y, *two[2];
  char text[64];
  size_t i, length;
  (void)state;
  assert_int_equal(ctn_caffe_function_forward_count(f), 4);
  for (i = 0; i < 4; ++i) {
    OK(ctn_caffe_function_forward_name(f, i, text, sizeof text, NULL));
    assert_string_equal(text, kNames[i]);
    OK(ctn_caffe_function_forward_type(f, i, text, sizeof text, NULL));
    assert_string_equal(text, kTypes[i]);
  }
  assert_int_equal(ctn_caffe_function_ignored_count(f), 2);
  OK(ctn_caffe_function_ignored_name(f, 1, text, sizeof text, NULL));
  assert_string_equal(text, "other");
  OK(ctn_caffe_function_ignored_type(f, 1, text, sizeof text, NULL));
  assert_string_equal(text, "MVN");
  OK(ctn_caffe_function_ignored_reason(f, 1, NULL, 0, &length));
  OK(ctn_caffe_function_ignored_reason(f, 1, text, length + 1, NULL));
  assert_string_equal(text, "layers of this type are not supported");
  assert_int_equal(ctn_caffe_function_forward_count(NULL), 0);
  assert_int_equal(ctn_caffe_function_ignored_count(NULL), 0);
  FAILS(ctn_caffe_function_forward_name(f, 4, text, sizeof text, NULL), CTN_ERROR_INDEX,
        "index: expected less than 4, the number of layers, got 4");
  FAILS(ctn_caffe_function_forward_type(f, 4, text, sizeof text, NULL), CTN_ERROR_INDEX, "got 4");
  FAILS(ctn_caffe_function_ignored_name(f, 2, text, sizeof text, NULL), CTN_ERROR_INDEX,
        "index: expected less than 2, the number of ignored layers, got 2");
  FAILS(ctn_caffe_function_ignored_type(f, 2, text, sizeof text, NULL), CTN_ERROR_INDEX, "got 2");
  FAILS(ctn_caffe_function_ignored_reason(f, 2, text, sizeof text, NULL), CTN_ERROR_INDEX, "got 2");

  OK(ctn_caffe_function_forward(f, "block/ip", &x, 1, &y, 1));
  check_variable(y, VALUES(5, -1, 11, -5));
  ctn_variable_release(y);
  FAILS(ctn_caffe_function_forward(f, "ip", &x, 1, &y, 1), CTN_ERROR_NOT_FOUND,
        "name: there is no layer \"ip\"");
  assert_null(y);
  FAILS(ctn_caffe_function_forward(f, "other", &x, 1, &y, 1), CTN_ERROR_NOT_FOUND,
        "name: the layer \"other\" (MVN) is ignored: layers of this type are not supported");
  two[0] = two[1] = x;
  FAILS(ctn_caffe_function_forward(f, "relu", two, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: expected 1 for layer \"relu\" (ReLU), got 2");
  FAILS(ctn_caffe_function_forward(f, "relu", &x, 1, two, 2), CTN_ERROR_INVALID_ARGUMENT,
        "outputs: expected");
  ctn_variable_release(x);
  ctn_caffe_function_release(f);
}

static void test_training_learns_averages(void** state) {
  static const char* const kG[] = {"g"};
  static const char* const kY[] = {"y"};
  ctn_caffe_function* f = load();
  ctn_variable *g = data(), *y;
  ctn_link *fs, *norm;
  ctn_array *factor, *mean;
  (void)state;
  OK(ctn_set_train(1, NULL));
  OK(ctn_caffe_function_call(f, kG, 1, &g, NULL, 0, kY, 1, &y));
  OK(ctn_set_train(0, NULL));
  ctn_variable_release(y);
  OK(ctn_caffe_function_fs(f, &fs));
  OK(ctn_link_child(fs, "norm", &norm));
  OK(ctn_link_persistent(norm, "scale_factor", &factor));
  OK(ctn_link_persistent(norm, "avg_mean", &mean));
  assert_true(fabs(item(factor) - 2.998) < 1e-5); /* 0.999 * 2 + 1 */
  CHECK_ARRAY(mean, CTN_FLOAT32, DIMS(2), VALUES((float)(0.999f * 2 + 2), 3));
  ctn_array_release(mean);
  ctn_array_release(factor);
  ctn_link_release(norm);
  ctn_link_release(fs);
  ctn_variable_release(g);
  ctn_caffe_function_release(f);
}

static void test_bad_calls(void** state) {
  static const char* const kTwice[] = {"data", "data"};
  static const char* const kNull[] = {NULL};
  static const char* const kNone[] = {"nothing"};
  ctn_caffe_function* f = load();
  ctn_variable *x = data(), *pair[2], *y, *wide = variable_of(CTN_FLOAT32, DIMS(1, 3), VALUES(1, 2, 3));
  (void)state;
  pair[0] = pair[1] = x;
  FAILS(ctn_caffe_function_call(f, kTwice, 2, pair, NULL, 0, kH, 1, &y), CTN_ERROR_INVALID_ARGUMENT,
        "input_names: \"data\" appears twice");
  assert_null(y);
  FAILS(ctn_caffe_function_call(f, kNull, 1, &x, NULL, 0, kH, 1, &y), CTN_ERROR_INVALID_ARGUMENT,
        "input_names[0]: expected a string, got NULL");
  FAILS(ctn_caffe_function_call(f, kData, 1, &x, kNull, 1, kH, 1, &y), CTN_ERROR_INVALID_ARGUMENT,
        "disable[0]: expected a string, got NULL");
  FAILS(ctn_caffe_function_call(f, kData, 1, &x, NULL, 0, kNull, 1, &y), CTN_ERROR_INVALID_ARGUMENT,
        "output_names[0]: expected a string, got NULL");
  FAILS(ctn_caffe_function_call(f, NULL, 1, &x, NULL, 0, kH, 1, &y), CTN_ERROR_INVALID_ARGUMENT,
        "input_names");
  FAILS(ctn_caffe_function_call(f, kData, 1, &x, kNone, 1, kH, 1, &y), CTN_ERROR_NOT_FOUND,
        "disable: there is no layer \"nothing\"");
  FAILS(ctn_caffe_function_call(f, kNone, 1, &x, NULL, 0, kH, 1, &y), CTN_ERROR_NOT_FOUND,
        "output_names: the blob \"h\" was not computed",
        "layer \"block/ip\" (InnerProduct) was skipped because its bottom \"data\" is missing",
        "layer \"source\" (Data) is ignored: it is a data layer: its blobs are given as inputs");
  FAILS(ctn_caffe_function_call(f, kData, 1, &wide, NULL, 0, kH, 1, &y), CTN_ERROR_TYPE_CHECK,
        "layer \"block/ip\" (InnerProduct): ", "Expect: ", "3 != 2");
  ctn_variable_release(wide);
  ctn_variable_release(x);
  ctn_caffe_function_release(f);
}

static void test_files(void** state) {
  const Bytes net = model();
  char path[] = "caffe_test_XXXXXX.caffemodel";
  ctn_caffe_function* f;
  FILE* file;
  (void)state;
  snprintf(path, sizeof path, "caffe_test_%c.caffemodel", strcmp(device, "cpu") ? 'b' : 'a');
  file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(net.data, 1, net.size, file), net.size);
  fclose(file);
  OK(ctn_caffe_function_new(path, &f));
  assert_int_equal(ctn_caffe_function_forward_count(f), 4);
  ctn_caffe_function_release(f);
  file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(net.data, 1, net.size - 1, file), net.size - 1);
  fclose(file);
  FAILS(ctn_caffe_function_new(path, &f), CTN_ERROR_FORMAT, path, "not a Caffe model");
  assert_null(f);
  remove(path);
  FAILS(ctn_caffe_function_new(path, &f), CTN_ERROR_NOT_FOUND, path);
  FAILS(ctn_caffe_function_new("/", &f), CTN_ERROR_IO, "/");
  FAILS(ctn_caffe_function_new_from_memory(NULL, 3, &f), CTN_ERROR_INVALID_ARGUMENT,
        "data: expected 3 bytes, got NULL");
  FAILS(ctn_caffe_function_new_from_memory("x", 1, &f), CTN_ERROR_FORMAT, "data: not a Caffe model");
  FAILS(ctn_caffe_function_new_from_memory(NULL, 0, &f), CTN_ERROR_FORMAT, "data: not a Caffe model");
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_networks_run_by_names_of_blobs),
      TEST(test_results_outlive_the_network),
      TEST(test_parameters_are_links),
      TEST(test_layers_are_listed_and_run_alone),
      TEST(test_training_learns_averages),
      TEST(test_bad_calls),
      TEST(test_files),
  };
  if (ctn_set_train(0, NULL) != CTN_OK) return 1; /* by default, the phase is TEST */
  return RUN(tests, argc, argv);
}
