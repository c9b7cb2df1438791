/* Tests of catenary/kernel.h: user kernels, what they compute, and the errors about bad ones. */
#include "kernel_support.h"

#include <signal.h>

static ctn_array* weak(double value) {
  ctn_array* a;
  OK(ctn_array_scalar_f64(value, &a));
  return a;
}

static ctn_array* weak_int(int64_t value) {
  ctn_array* a;
  OK(ctn_array_scalar_i64(value, &a));
  return a;
}

static ctn_elementwise_kernel* elementwise(const char* in, const char* out, const char* operation) {
  ctn_elementwise_kernel* kernel;
  OK(ctn_elementwise_kernel_new(in, out, operation, "tested", NULL, &kernel));
  return kernel;
}

static ctn_reduction_kernel* reduction(const char* in, const char* out, const char* map, const char* reduce,
                                       const char* post_map, const char* identity) {
  ctn_reduction_kernel* kernel;
  OK(ctn_reduction_kernel_new(in, out, map, reduce, post_map, identity, "tested", NULL, &kernel));
  return kernel;
}

static int on_cuda(void) { return strncmp(device, "cuda:", 5) == 0; }

/* Calls with up to three inputs and one new output. */
#define INPUTS(...) (const ctn_array* const[]){__VA_ARGS__}, COUNT(((const ctn_array* const[]){__VA_ARGS__}))
#define GIVEN(...) \
  (ctn_array* const[]) { __VA_ARGS__ }

static void test_squared_difference(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(2, 5)), *y = counting(CTN_FLOAT32, DIMS(5)), *five = weak(5), *z,
            *again;
  ctn_elementwise_kernel* kernel = elementwise("float32 x, float32 y", "float32 z", "z = (x - y) * (x - y)");
  (void)state;
  OK(ctn_elementwise_kernel_call(kernel, INPUTS(x, y), -1, NULL, &z, 1));
  CHECK_ARRAY(z, CTN_FLOAT32, DIMS(2, 5), VALUES(0, 0, 0, 0, 0, 25, 25, 25, 25, 25));
  OK(ctn_elementwise_kernel_call(kernel, INPUTS(x, five), -1, GIVEN(z), &again, 1));
  assert_ptr_equal(again, z);
  CHECK_ARRAY(z, CTN_FLOAT32, DIMS(2, 5), VALUES(25, 16, 9, 4, 1, 0, 1, 4, 9, 16));
  ctn_array_release(again);
  OK(ctn_elementwise_kernel_call(kernel, INPUTS(x, z), -1, GIVEN(z), &again, 1)); /* in place */
  CHECK_ARRAY(z, CTN_FLOAT32, DIMS(2, 5), VALUES(625, 225, 49, 1, 9, 25, 25, 9, 1, 49));
  ctn_array_release(again);
  ctn_array_release(z);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(five);
  ctn_array_release(y);
  ctn_array_release(x);
}

static void test_placeholders(void** state) {
  ctn_array *x = counting(CTN_FLOAT64, DIMS(3)), *y = array_of(CTN_FLOAT64, DIMS(3), VALUES(1, 1, 1)),
            *ints = counting(CTN_INT32, DIMS(3)), *half = counting(CTN_FLOAT16, DIMS(3)),
            *z = counting(CTN_INT64, DIMS(3)), *two = weak_int(2), *out;
  ctn_elementwise_kernel *one_type = elementwise("T x, T y", "T z",
                                                 "T difference = x - y; z = difference * difference;"),
                         *three_types = elementwise("X x, Y y", "Z z", "z = (x - y) * (x - y)");
  (void)state;
  OK(ctn_elementwise_kernel_call(one_type, INPUTS(x, y), -1, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_FLOAT64, DIMS(3), VALUES(1, 0, 1));
  ctn_array_release(out);
  OK(ctn_elementwise_kernel_call(one_type, INPUTS(ints, two), -1, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_INT32, DIMS(3), VALUES(4, 1, 0));
  ctn_array_release(out);
  OK(ctn_elementwise_kernel_call(one_type, INPUTS(half, two), -1, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_FLOAT16, DIMS(3), VALUES(4, 1, 0));
  ctn_array_release(out);
  FAILS(ctn_elementwise_kernel_call(one_type, INPUTS(ints, y), -1, NULL, &out, 1), CTN_ERROR_DTYPE,
        "y: expected int32, because T is the type of x, got float64");
  FAILS(ctn_elementwise_kernel_call(one_type, INPUTS(x, y), -1, GIVEN(z), &out, 1), CTN_ERROR_DTYPE,
        "x: expected int64, because T is the type of z");
  FAILS(ctn_elementwise_kernel_call(one_type, INPUTS(two, two), -1, GIVEN(NULL), &out, 1), CTN_ERROR_DTYPE,
        "the type T cannot be inferred");
  assert_null(out);
  OK(ctn_elementwise_kernel_call(three_types, INPUTS(ints, y), -1, GIVEN(z), &out, 1));
  CHECK_ARRAY(z, CTN_INT64, DIMS(3), VALUES(1, 0, 1));
  ctn_array_release(out);
  FAILS(ctn_elementwise_kernel_call(three_types, INPUTS(ints, y), -1, NULL, &out, 1), CTN_ERROR_DTYPE,
        "z: the type Z cannot be inferred");
  ctn_elementwise_kernel_release(three_types);
  ctn_elementwise_kernel_release(one_type);
  ctn_array_release(two);
  ctn_array_release(z);
  ctn_array_release(half);
  ctn_array_release(ints);
  ctn_array_release(y);
  ctn_array_release(x);
}

static void test_raw(void** state) {
  ctn_array *x = counting(CTN_INT32, DIMS(6)), *grid = counting(CTN_INT32, DIMS(3, 2)), *turned, *bins, *out,
            *four = weak_int(4);
  ctn_elementwise_kernel *reversed = elementwise("T x, raw T y", "T z", "z = x + y[_ind.size() - i - 1]"),
                         *histogram =
                             elementwise("raw T x, raw S y", "raw T z", "atomicAdd(&z[x[i] % 3], T(y[i]))"),
                         *layout = elementwise(
                             "raw T x", "int64 z",
                             "const int64_t at[] = {1, i}; z = 100 * x.shape()[0] + 10 * x.ndim + x[at] + n"),
                         *scaled = elementwise("T x, raw T y", "T z", "z = x * y[0]");
  (void)state;
  OK(ctn_array_transpose(grid, NO_DIMS, &turned)); /* (2, 3): 0 2 4, 1 3 5 */
  OK(ctn_elementwise_kernel_call(reversed, INPUTS(x, turned), -1, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_INT32, DIMS(6), VALUES(5, 4, 3, 7, 6, 5));
  ctn_array_release(out);
  OK(ctn_elementwise_kernel_call(layout, INPUTS(turned), 3, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_INT64, DIMS(3), VALUES(224, 226, 228));
  ctn_array_release(out);
  bins = array_of(CTN_INT32, DIMS(3), VALUES(0, 0, 0));
  OK(ctn_elementwise_kernel_call(histogram, INPUTS(x, turned), 6, GIVEN(bins), &out, 1));
  CHECK_ARRAY(bins, CTN_INT32, DIMS(3), VALUES(1, 5, 9));
  ctn_array_release(out);
  FAILS(ctn_elementwise_kernel_call(histogram, INPUTS(x, x), -1, GIVEN(bins), &out, 1),
        CTN_ERROR_INVALID_ARGUMENT, "size: expected the number of elements");
  FAILS(ctn_elementwise_kernel_call(histogram, INPUTS(x, x), 6, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "z: expected an array, because the size of a raw output cannot be inferred");
  FAILS(ctn_elementwise_kernel_call(reversed, INPUTS(x, x), 6, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "size: expected -1");
  FAILS(ctn_elementwise_kernel_call(scaled, INPUTS(x, four), -1, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "y: expected an array for a raw parameter");
  FAILS(ctn_elementwise_kernel_call(layout, INPUTS(turned), -2, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "size:");
  ctn_array_release(bins);
  ctn_elementwise_kernel_release(scaled);
  ctn_elementwise_kernel_release(layout);
  ctn_elementwise_kernel_release(histogram);
  ctn_elementwise_kernel_release(reversed);
  ctn_array_release(four);
  ctn_array_release(turned);
  ctn_array_release(grid);
  ctn_array_release(x);
}

static void test_several_outputs(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(2, 2)), *wide = counting(CTN_FLOAT32, DIMS(2, 4)), *view,
            *outs[2], *given[2] = {NULL, NULL};
  const ctn_index every_other[] = {{CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 1},
                                   {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -2}};
  ctn_elementwise_kernel* kernel =
      elementwise("T x", "T twice, bool odd",
                  "twice += 2 * x;\nif (x < 1) continue;\nodd = int(x) % 2 == 1; // and so on");
  (void)state;
  OK(ctn_array_get(wide, every_other, 2, &view)); /* 3 1, 7 5 */
  OK(ctn_array_zeros_like(x, CTN_BOOL, &given[1]));
  given[0] = view;
  OK(ctn_elementwise_kernel_call(kernel, INPUTS(x), -1, given, outs, 2));
  CHECK_ARRAY(wide, CTN_FLOAT32, DIMS(2, 4), VALUES(0, 3, 2, 3, 4, 11, 6, 11));
  assert_ptr_equal(outs[1], given[1]);
  CHECK_ARRAY(outs[1], CTN_BOOL, DIMS(2, 2), VALUES(0, 1, 0, 1));
  ctn_array_release(outs[0]);
  ctn_array_release(outs[1]);
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(x), -1, NULL, outs, 1), CTN_ERROR_INVALID_ARGUMENT,
        "outs: the kernel has 2 outputs, got room for 1");
  assert_null(outs[0]);
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(x, x), -1, NULL, outs, 2), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: expected 1 for this kernel, got 2");
  ctn_array_release(given[1]);
  ctn_array_release(view);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(wide);
  ctn_array_release(x);
}

static void test_bad_arguments(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(2, 3)), *y = counting(CTN_FLOAT32, DIMS(2)),
            *ints = counting(CTN_INT32, DIMS(3)), *fixed, *out;
  ctn_elementwise_kernel* kernel = elementwise("T x, T y", "T z", "z = x + y");
  (void)state;
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(x, y), -1, NULL, &out, 1), CTN_ERROR_SHAPE, "(2, 3)",
        "(2,)");
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(y, y), -1, GIVEN(x), &out, 1), CTN_ERROR_SHAPE, "(2, 3)");
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(x, x), -1, GIVEN(y), &out, 1), CTN_ERROR_SHAPE, "(2, 3)");
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(x, x), -1, GIVEN(ints), &out, 1), CTN_ERROR_DTYPE,
        "x: expected int32");
  OK(ctn_array_broadcast_to(y, DIMS(2, 2), &fixed));
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(y, y), -1, GIVEN(fixed), &out, 1),
        CTN_ERROR_INVALID_ARGUMENT, "z: expected a writeable array");
  FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(x, NULL), -1, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "inputs[1]: expected an array");
  FAILS(ctn_elementwise_kernel_call(NULL, INPUTS(x, x), -1, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "kernel");
  if (runs_late()) {
    ctn_array* host;
    OK(ctn_array_to_device(x, "cpu", &host));
    FAILS(ctn_elementwise_kernel_call(kernel, INPUTS(x, host), -1, NULL, &out, 1), CTN_ERROR_DEVICE,
          "one device");
    ctn_array_release(host);
  }
  ctn_array_release(fixed);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(ints);
  ctn_array_release(y);
  ctn_array_release(x);
}

static void test_bad_lists(void** state) {
  static const struct {
    const char *in, *out, *message;
  } cases[] = {
      {"", "", "out_params: expected at least one parameter"},
      {"float32", "T z", "in_params: entry 1: expected \"[raw] TYPE NAME\", got \"float32\""},
      {"T x,", "T z", "in_params: entry 2: expected"},
      {"T x y", "T z", "in_params: entry 1: expected"},
      {"const T x", "T z", "in_params: entry 1: expected"},
      {"float31 x", "T z", "expected a type such as float32"},
      {"1 x", "T z", "expected a letter"},
      {"n x", "T z", "expected a letter other than i and n"},
      {"T n", "T z", "\"n\" is reserved"},
      {"T x", "T i", "out_params: entry 1: \"i\" is reserved"},
      {"T _x", "T z", "\"_x\" is reserved"},
      {"T ctn_x", "T z", "\"ctn_x\" is reserved"},
      {"T x-y", "T z", "cannot name a parameter"},
      {"T for", "T z", "cannot name a parameter"},
      {"T x", "T y, T x", "out_params: the name \"x\" appears twice"},
      {"T x, S T", "T z", "\"T\" is used as a name and as a type placeholder"},
  };
  ctn_elementwise_kernel* kernel;
  ctn_reduction_kernel* reducing;
  ctn_raw_kernel* raw;
  ctn_kernel_options* options;
  char many[400] = "";
  size_t k;
  (void)state;
  for (k = 0; k < COUNT(cases); ++k) {
    FAILS(ctn_elementwise_kernel_new(cases[k].in, cases[k].out, "", "bad", NULL, &kernel),
          CTN_ERROR_INVALID_ARGUMENT, cases[k].message);
    assert_null(kernel);
    FAILS(ctn_reduction_kernel_new(cases[k].in, cases[k].out, "x", "a + b", "z = a", NULL, "bad", NULL,
                                   &reducing),
          CTN_ERROR_INVALID_ARGUMENT, cases[k].message);
  }
  for (k = 0; k < 32; ++k) sprintf(many + strlen(many), "%sT x%d", k ? "," : "", (int)k);
  FAILS(ctn_elementwise_kernel_new(many, "T z", "", "bad", NULL, &kernel), CTN_ERROR_INVALID_ARGUMENT,
        "at most 32 parameters, got 33");
  FAILS(ctn_elementwise_kernel_new("T x", "T z", "", "a name", NULL, &kernel), CTN_ERROR_INVALID_ARGUMENT,
        "name:");
  FAILS(ctn_elementwise_kernel_new(NULL, "T z", "", "bad", NULL, &kernel), CTN_ERROR_INVALID_ARGUMENT,
        "in_params");
  FAILS(ctn_reduction_kernel_new("T x", "T z", " ", "a + b", "z = a", NULL, "bad", NULL, &reducing),
        CTN_ERROR_INVALID_ARGUMENT, "map_expr: expected an expression");
  FAILS(ctn_reduction_kernel_new("T x", "raw T z", "x", "a + b", "z = a", NULL, "bad", NULL, &reducing),
        CTN_ERROR_INVALID_ARGUMENT, "cannot be raw");
  FAILS(ctn_reduction_kernel_new("T x", "T a", "x", "a + b", "a = a", NULL, "bad", NULL, &reducing),
        CTN_ERROR_INVALID_ARGUMENT, "\"a\" is reserved for the reduced value");
  OK(ctn_kernel_options_new(&options));
  OK(ctn_kernel_options_set_reduce_type(options, "double"));
  FAILS(ctn_elementwise_kernel_new("T x", "T z", "", "bad", options, &kernel), CTN_ERROR_INVALID_ARGUMENT,
        "options: expected no reduce_type, which only reduction kernels use");
  FAILS(ctn_raw_kernel_new("", "bad", options, &raw), CTN_ERROR_INVALID_ARGUMENT,
        "options: expected only compiler options for a raw kernel");
  FAILS(ctn_kernel_options_add_compiler_option(options, ""), CTN_ERROR_INVALID_ARGUMENT, "option:");
  OK(ctn_kernel_options_set_reduce_type(options, ""));
  OK(ctn_kernel_options_set_loop_prep(options, ";"));
  FAILS(ctn_reduction_kernel_new("T x", "T z", "x", "a", "z = a", NULL, "bad", options, &reducing),
        CTN_ERROR_INVALID_ARGUMENT, "options: expected no loop_prep or after_loop");
  ctn_kernel_options_release(options);
}

static void test_options(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(2, 3)), *out;
  ctn_kernel_options* options;
  ctn_elementwise_kernel* kernel;
  (void)state;
  OK(ctn_kernel_options_new(&options));
  OK(ctn_kernel_options_set_preamble(options, "static T plus(T x, int more) { return x + more * FACTOR; }"));
  OK(ctn_kernel_options_set_loop_prep(options, "const int base = 1;"));
  OK(ctn_kernel_options_set_after_loop(options, "(void)base;"));
  OK(ctn_kernel_options_set_reduce_dims(options, 0));
  OK(ctn_kernel_options_add_compiler_option(options, "-DFACTOR=100"));
  OK(ctn_elementwise_kernel_new("T x", "T z", "z = plus(x, base) + 1000 * _ind.get()[1] + _ind.ndim",
                                "with_options", options, &kernel));
  ctn_kernel_options_release(options); /* the kernel has copied them */
  OK(ctn_elementwise_kernel_call(kernel, INPUTS(x), -1, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 3), VALUES(102, 1103, 2104, 105, 1106, 2107));
  ctn_array_release(out);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(x);
}

static void test_reductions(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(2, 5)),
            *column = array_of(CTN_FLOAT32, DIMS(2, 1), VALUES(1, 10)),
            *labels = array_of(CTN_INT32, DIMS(4), VALUES(0, -1, 2, 1)),
            *log_p = counting(CTN_FLOAT64, DIMS(4, 3)), *scale = array_of(CTN_FLOAT64, DIMS(1), VALUES(0.5)),
            *none, *three = weak_int(3), *out, *outs[2];
  ctn_reduction_kernel *norm = reduction("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0"),
                       *dot = reduction("T x, T y", "T z", "x * y", "a + b", "z = a", "0"),
                       *largest = reduction("T x", "T y", "x", "max(a, b)", "y = a", NULL),
                       *entropy = reduction("S t, raw T log_y, int32 channels, raw T scale", "T out",
                                            "t == -1 ? T(0) : log_y[_j * channels + t]", "a + b",
                                            "out = a * -scale[0]", "0");
  ctn_reduction_kernel* both;
  ctn_kernel_options* options;
  (void)state;
  OK(ctn_reduction_kernel_call(norm, INPUTS(x), DIMS(1), 0, NULL, &out, 1));
  {
    ctn_array *squares, *sums;
    OK(ctn_array_multiply(out, out, &squares));
    OK(ctn_array_rint(squares, &sums));
    CHECK_ARRAY(sums, CTN_FLOAT32, DIMS(2), VALUES(30, 255));
    ctn_array_release(sums);
    ctn_array_release(squares);
  }
  ctn_array_release(out);
  OK(ctn_reduction_kernel_call(dot, INPUTS(x, column), DIMS(-2), 1, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(1, 5), VALUES(50, 61, 72, 83, 94));
  OK(ctn_reduction_kernel_call(largest, INPUTS(x), DIMS(0), 1, GIVEN(out), outs, 1));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(1, 5), VALUES(5, 6, 7, 8, 9));
  ctn_array_release(outs[0]);
  ctn_array_release(out);
  OK(ctn_reduction_kernel_call(largest, INPUTS(x), NULL, 0, 0, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_FLOAT32, NO_DIMS, VALUES(9));
  ctn_array_release(out);
  OK(ctn_reduction_kernel_call(entropy, INPUTS(labels, log_p, three, scale), NULL, 0, 0, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_FLOAT64, NO_DIMS, VALUES(-0.5 * (0 + 8 + 10)));
  ctn_array_release(out);
  OK(ctn_array_zeros(DIMS(2, 0), CTN_FLOAT32, &none));
  OK(ctn_reduction_kernel_call(norm, INPUTS(none), DIMS(1), 0, NULL, &out, 1));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  ctn_array_release(out);
  FAILS(ctn_reduction_kernel_call(largest, INPUTS(none), DIMS(1), 0, NULL, &out, 1),
        CTN_ERROR_INVALID_ARGUMENT, "expected elements to reduce", "got shape (2, 0)");
  FAILS(ctn_reduction_kernel_call(norm, INPUTS(x), DIMS(2), 0, NULL, &out, 1), CTN_ERROR_INDEX,
        "axes: 2 is out");
  FAILS(ctn_reduction_kernel_call(norm, INPUTS(x), DIMS(0, -2), 0, NULL, &out, 1), CTN_ERROR_INDEX,
        "repeated");
  FAILS(ctn_reduction_kernel_call(norm, INPUTS(x), DIMS(0), 0, GIVEN(column), &out, 1), CTN_ERROR_SHAPE,
        "y: expected shape (5,), got (2, 1)");
  FAILS(ctn_reduction_kernel_call(dot, INPUTS(three, three), NULL, 0, 0, GIVEN(column), &out, 1),
        CTN_ERROR_INVALID_ARGUMENT, "at least one array");
  OK(ctn_kernel_options_new(&options));
  OK(ctn_kernel_options_set_preamble(options,
                                     "struct Range { T low, high; Range(T l, T h) : low(l), high(h) {} };"));
  OK(ctn_kernel_options_set_reduce_type(options, "Range"));
  OK(ctn_reduction_kernel_new("T x", "T low, T high", "Range(x, x)",
                              "Range(min(a.low, b.low), max(a.high, b.high))", "low = a.low; high = a.high;",
                              "", "range", options, &both));
  OK(ctn_reduction_kernel_call(both, INPUTS(x), DIMS(0), 0, NULL, outs, 2));
  CHECK_ARRAY(outs[0], CTN_FLOAT32, DIMS(5), VALUES(0, 1, 2, 3, 4));
  CHECK_ARRAY(outs[1], CTN_FLOAT32, DIMS(5), VALUES(5, 6, 7, 8, 9));
  ctn_array_release(outs[0]);
  ctn_array_release(outs[1]);
  ctn_kernel_options_release(options);
  ctn_reduction_kernel_release(both);
  ctn_reduction_kernel_release(entropy);
  ctn_reduction_kernel_release(largest);
  ctn_reduction_kernel_release(dot);
  ctn_reduction_kernel_release(norm);
  ctn_array_release(three);
  ctn_array_release(none);
  ctn_array_release(scale);
  ctn_array_release(log_p);
  ctn_array_release(labels);
  ctn_array_release(column);
  ctn_array_release(x);
}

static ctn_raw_kernel* raw(const char* code, const char* name) {
  ctn_raw_kernel* kernel;
  OK(ctn_raw_kernel_new(code, name, NULL, &kernel));
  return kernel;
}

static void test_raw_kernels(void** state) {
  static const char* const axpy_code =
      "extern \"C\" __global__ void axpy(const float* x, float* y, float factor, int count) {\n"
      "  int k = blockIdx.x * blockDim.x + threadIdx.x;\n"
      "  if (k < count) y[k] += factor * x[k];\n"
      "}\n";
  static const char* const where_code =
      "__device__ int flat(uint3 at, dim3 of) { return (at.z * of.y + at.y) * of.x + at.x; }\n"
      "__global__ void where(int* out, void* unused) {\n"
      "  int block = flat(blockIdx, gridDim), threads = blockDim.x * blockDim.y * blockDim.z;\n"
      "  atomicAdd(out + block * threads + flat(threadIdx, blockDim), 100 * block + threadIdx.z);\n"
      "}\n";
  ctn_array *x = counting(CTN_FLOAT32, DIMS(10)), *y = counting(CTN_FLOAT32, DIMS(10)), *two = weak(2),
            *ten = weak_int(10), *places = array_of(CTN_INT32, DIMS(8), VALUES(0, 0, 0, 0, 0, 0, 0, 0)),
            *fixed;
  ctn_raw_kernel *axpy = raw(axpy_code, "axpy"), *where = raw(where_code, "where");
  (void)state;
  OK(ctn_raw_kernel_call(axpy, DIMS(3), DIMS(4), GIVEN(x, y, two, ten), 4));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(10), VALUES(0, 3, 6, 9, 12, 15, 18, 21, 24, 27));
  OK(ctn_raw_kernel_call(where, DIMS(1, 2), DIMS(1, 2, 2), GIVEN(places, x), 2));
  CHECK_ARRAY(places, CTN_INT32, DIMS(8), VALUES(0, 0, 1, 1, 100, 100, 101, 101));
  FAILS(ctn_raw_kernel_call(axpy, DIMS(3), DIMS(4), GIVEN(x, y, two), 3), CTN_ERROR_INVALID_ARGUMENT,
        "arguments: expected 4 for this kernel, got 3");
  FAILS(
      ctn_raw_kernel_call(axpy, DIMS(3), DIMS(4), GIVEN(places, y, two, ten), 4), CTN_ERROR_DTYPE,
      "arguments[0]: expected an array of float32, because the kernel takes a pointer to it, got int32 (8,)");
  FAILS(ctn_raw_kernel_call(axpy, DIMS(3), DIMS(4), GIVEN(x, y, x, ten), 4), CTN_ERROR_INVALID_ARGUMENT,
        "arguments[2]: expected a number (float32), got the array float32 (10,)");
  FAILS(ctn_raw_kernel_call(axpy, DIMS(3), DIMS(4), GIVEN(ten, y, two, ten), 4), CTN_ERROR_INVALID_ARGUMENT,
        "arguments[0]: expected an array, because the kernel takes a pointer, got a scalar");
  OK(ctn_array_broadcast_to(x, DIMS(2, 10), &fixed));
  FAILS(ctn_raw_kernel_call(axpy, DIMS(3), DIMS(4), GIVEN(x, fixed, two, ten), 4), CTN_ERROR_INVALID_ARGUMENT,
        "arguments[1]: expected a writeable array");
  OK(ctn_raw_kernel_call(axpy, DIMS(1), DIMS(1), GIVEN(fixed, y, two, ten), 4));
  FAILS(ctn_raw_kernel_call(axpy, DIMS(0), DIMS(4), GIVEN(x, y, two, ten), 4), CTN_ERROR_INVALID_ARGUMENT,
        "grid:");
  FAILS(ctn_raw_kernel_call(axpy, NO_DIMS, DIMS(4), GIVEN(x, y, two, ten), 4), CTN_ERROR_INVALID_ARGUMENT,
        "grid:");
  FAILS(ctn_raw_kernel_call(axpy, DIMS(1), DIMS(1, 1, 1, 1), GIVEN(x, y, two, ten), 4),
        CTN_ERROR_INVALID_ARGUMENT, "block: expected one to three lengths, got 4");
  FAILS(ctn_raw_kernel_call(axpy, DIMS(1), DIMS(64, 64), GIVEN(x, y, two, ten), 4),
        CTN_ERROR_INVALID_ARGUMENT, "block: expected at most 1024 threads, got 4096");
  ctn_array_release(fixed);
  ctn_raw_kernel_release(where);
  ctn_raw_kernel_release(axpy);
  ctn_array_release(places);
  ctn_array_release(ten);
  ctn_array_release(two);
  ctn_array_release(y);
  ctn_array_release(x);
}

/* What only CUDA devices have. */
static void test_blocks_of_threads(void** state) {
  const char* code =
      "extern \"C\" __global__ void turn(const int* x, int* y, double scale) {\n"
      "  __shared__ int tile[64];\n"
      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
      "  tile[threadIdx.x] = x[i];\n"
      "  __syncthreads();\n"
      "  int turned = tile[blockDim.x - 1 - threadIdx.x];\n"
      "  y[i] = scale * __shfl_xor_sync(0xffffffff, turned, 1);\n"
      "}\n";
  ctn_array *x, *y, *two;
  ctn_raw_kernel* turn;
  (void)state;
  if (!on_cuda()) return;
  x = counting(CTN_INT32, DIMS(32));
  y = counting(CTN_INT32, DIMS(32));
  two = weak(2);
  turn = raw(code, "turn");
  OK(ctn_raw_kernel_call(turn, DIMS(1), DIMS(32), GIVEN(x, y, two), 3));
  CHECK_ARRAY(y, CTN_INT32, DIMS(32),
              VALUES(60, 62, 56, 58, 52, 54, 48, 50, 44, 46, 40, 42, 36, 38, 32, 34, 28, 30, 24, 26, 20, 22,
                     16, 18, 12, 14, 8, 10, 4, 6, 0, 2));
  ctn_raw_kernel_release(turn);
  ctn_array_release(two);
  ctn_array_release(y);
  ctn_array_release(x);
}

static void test_bad_sources(void** state) {
  ctn_array *x = counting(CTN_FLOAT32, DIMS(3)), *out;
  ctn_elementwise_kernel *unknown =
                             elementwise("T x", "T z", "T twice = 2 * x;\n\nz = twice + nothing;\nz = 1"),
                         *constant = elementwise("T x", "T z", "\nx = 1");
  ctn_reduction_kernel* missing = reduction("T x", "T z", "x", "a +\n b +", "z = a", "0");
  ctn_raw_kernel *shared =
                     raw("extern \"C\" __global__ void f(float* x) {\n  __shared__ float tile[32];\n}", "f"),
                 *barrier = raw("extern \"C\" __global__ void f(float* x) {\n\n  __syncthreads();\n}", "f"),
                 *absent = raw("extern \"C\" __global__ void f(float* x) {}", "g"),
                 *by_value = raw("struct Pair { float a, b; };\n__global__ void f(float* x, Pair p) {}", "f");
  (void)state;
  needs_component("kernels");
  FAILS(ctn_elementwise_kernel_call(unknown, INPUTS(x), -1, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "tested (operation):3:", "nothing");
  assert_null(out);
  FAILS(ctn_elementwise_kernel_call(constant, INPUTS(x), -1, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "tested (operation):2:", "x");
  FAILS(ctn_reduction_kernel_call(missing, INPUTS(x), NULL, 0, 0, NULL, &out, 1), CTN_ERROR_INVALID_ARGUMENT,
        "rejects the kernel");
  if (on_cuda()) {
    OK(ctn_raw_kernel_call(shared, DIMS(1), DIMS(1), GIVEN(x), 1));
    OK(ctn_raw_kernel_call(barrier, DIMS(1), DIMS(1), GIVEN(x), 1));
  } else {
    FAILS(ctn_raw_kernel_call(shared, DIMS(1), DIMS(1), GIVEN(x), 1), CTN_ERROR_INVALID_ARGUMENT,
          "shared memory, barriers and functions of warps are not supported on the CPU",
          "f (code):2:", "poisoned");
    FAILS(ctn_raw_kernel_call(barrier, DIMS(1), DIMS(1), GIVEN(x), 1), CTN_ERROR_INVALID_ARGUMENT,
          "shared memory, barriers and functions of warps are not supported on the CPU", "f (code):3:");
  }
  FAILS(ctn_raw_kernel_call(absent, DIMS(1), DIMS(1), GIVEN(x), 1), CTN_ERROR_INVALID_ARGUMENT, "g",
        on_cuda() ? "&g" : "'g'");
  FAILS(ctn_raw_kernel_call(by_value, DIMS(1), DIMS(1), GIVEN(x, x), 2), CTN_ERROR_INVALID_ARGUMENT,
        "a raw kernel takes pointers and numbers");
  ctn_raw_kernel_release(by_value);
  ctn_raw_kernel_release(absent);
  ctn_raw_kernel_release(barrier);
  ctn_raw_kernel_release(shared);
  ctn_reduction_kernel_release(missing);
  ctn_elementwise_kernel_release(constant);
  ctn_elementwise_kernel_release(unknown);
  ctn_array_release(x);
}

/* A host program that ignores its children still learns how the compiler ended. */
static void test_ignored_children(void** state) {
  ctn_array *x = counting(CTN_INT8, DIMS(3)), *out, *none;
  ctn_elementwise_kernel *good, *bad = elementwise("T x", "T z", "z = x + unknown");
  char operation[100];
  void (*before)(int);
  (void)state;
  needs_component("kernels");
  before = signal(SIGCHLD, SIG_IGN);
  sprintf(operation, "z = x + 5 + %d", runs_late());
  good = elementwise("T x", "T z", operation);
  OK(ctn_elementwise_kernel_call(good, INPUTS(x), -1, NULL, &out, 1));
  FAILS(ctn_elementwise_kernel_call(bad, INPUTS(x), -1, NULL, &none, 1), CTN_ERROR_INVALID_ARGUMENT,
        "unknown");
  signal(SIGCHLD, before);
  ctn_array_release(out);
  ctn_elementwise_kernel_release(bad);
  ctn_elementwise_kernel_release(good);
  ctn_array_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_squared_difference),
      TEST(test_placeholders),
      TEST(test_raw),
      TEST(test_several_outputs),
      TEST(test_bad_arguments),
      TEST(test_bad_lists),
      TEST(test_options),
      TEST(test_reductions),
      TEST(test_raw_kernels),
      TEST(test_blocks_of_threads),
      TEST(test_bad_sources),
      TEST(test_ignored_children),
  };
  int failed;
  use_own_cache();
  failed = RUN(tests, argc, argv);
  remove_own_cache();
  return failed;
}
