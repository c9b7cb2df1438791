/* Tests of catenary/functions_loss.h and related functions: preconditions, bad arguments, attributes and
   special values. */
#include "autograd_support.h"
#include "function_options_support.h"

static ctn_variable *f23, *f32, *f3, *f0, *d23, *t3, *t2, *t23, *late;

/* Variables whose shapes the tests combine. */
static int open_variables(void** state) {
  begin_test(state);
  f23 = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  f32 = variable_of(CTN_FLOAT32, DIMS(3, 2), VALUES(1, 2, 3, 4, 5, 6));
  f3 = variable_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
  f0 = variable_of(CTN_FLOAT32, DIMS(0, 3), NULL, 0);
  d23 = variable_of(CTN_FLOAT64, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  t3 = variable_of(CTN_INT32, DIMS(3), VALUES(0, 1, 2));
  t2 = variable_of(CTN_INT32, DIMS(2), VALUES(0, 1));
  t23 = variable_of(CTN_INT32, DIMS(2, 3), VALUES(0, 1, -1, 1, 0, 1));
  late = variable_of(CTN_INT32, DIMS(2), VALUES(0, 3));
  return 0;
}

static int close_variables(void** state) {
  ctn_variable* all[] = {f23, f32, f3, f0, d23, t3, t2, t23, late};
  size_t i;
  for (i = 0; i < COUNT(all); ++i) ctn_variable_release(all[i]);
  return end_test(state);
}

#define TYPE_FAILS(call, text)               \
  do {                                       \
    ctn_variable* y = f23;                   \
    FAILS(call, CTN_ERROR_TYPE_CHECK, text); \
    assert_null(y);                          \
  } while (0)
#define WRONG(call, status, ...)      \
  do {                                \
    ctn_variable* y = f23;            \
    FAILS(call, status, __VA_ARGS__); \
    assert_null(y);                   \
  } while (0)

/* A failure that a kernel finds: late devices have already returned a result by then. */
#define LATE_FAILS(call, status, ...)           \
  do {                                          \
    ctn_variable* y = NULL;                     \
    FAILS_IN_KERNEL(call, status, __VA_ARGS__); \
    ctn_variable_release(y);                    \
  } while (0)

static void type_checks(void** state) {
  (void)state;
  TYPE_FAILS(ctn_mean_squared_error(t3, t3, NULL, &y), "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  TYPE_FAILS(ctn_mean_squared_error(f23, d23, NULL, &y),
             "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  TYPE_FAILS(ctn_mean_squared_error(f23, f32, NULL, &y),
             "Expect: in_types[0].shape == in_types[1].shape  Actual: (2, 3) != (3, 2)");
  TYPE_FAILS(ctn_sigmoid_cross_entropy(t23, t23, 1, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_sigmoid_cross_entropy(f23, f23, 1, NULL, &y),
             "Expect: in_types[1].dtype == int32 or in_types[1].dtype == int64  Actual: float32");
  TYPE_FAILS(ctn_sigmoid_cross_entropy(f32, t23, 1, NULL, &y), "in_types[0].shape == in_types[1].shape");
  TYPE_FAILS(ctn_hinge(t23, t2, CTN_HINGE_NORM_L1, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_hinge(f23, f3, CTN_HINGE_NORM_L1, NULL, &y), "in_types[1].dtype == int32");
  TYPE_FAILS(ctn_hinge(f3, t3, CTN_HINGE_NORM_L1, NULL, &y), "Expect: in_types[0].ndim == 2  Actual: 1 != 2");
  TYPE_FAILS(ctn_hinge(f23, t23, CTN_HINGE_NORM_L1, NULL, &y),
             "Expect: in_types[1].ndim == 1  Actual: 2 != 1");
  TYPE_FAILS(ctn_hinge(f23, t3, CTN_HINGE_NORM_L1, NULL, &y),
             "in_types[0].shape[0] == in_types[1].shape[0]  Actual: 2 != 3");
  TYPE_FAILS(ctn_contrastive(t23, t23, t2, 1, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_contrastive(f23, d23, t2, 1, NULL, &y), "in_types[0].dtype == in_types[1].dtype");
  TYPE_FAILS(ctn_contrastive(f23, f32, t2, 1, NULL, &y), "in_types[0].shape == in_types[1].shape");
  TYPE_FAILS(ctn_contrastive(f23, f23, f3, 1, NULL, &y), "in_types[2].dtype == int32");
  TYPE_FAILS(ctn_contrastive(f3, f3, t3, 1, NULL, &y), "in_types[0].ndim == 2");
  TYPE_FAILS(ctn_contrastive(f23, f23, t23, 1, NULL, &y), "in_types[2].ndim == 1");
  TYPE_FAILS(ctn_contrastive(f23, f23, t3, 1, NULL, &y), "in_types[0].shape[0] == in_types[2].shape[0]");
  TYPE_FAILS(ctn_cross_covariance(t23, t23, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_cross_covariance(f23, d23, NULL, &y), "in_types[0].dtype == in_types[1].dtype");
  TYPE_FAILS(ctn_cross_covariance(f3, f23, NULL, &y), "in_types[0].ndim == 2");
  TYPE_FAILS(ctn_cross_covariance(f23, f3, NULL, &y), "in_types[1].ndim == 2");
  TYPE_FAILS(ctn_cross_covariance(f23, f32, NULL, &y), "in_types[0].shape[0] == in_types[1].shape[0]");
  TYPE_FAILS(ctn_bernoulli_nll(t23, t23, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_bernoulli_nll(f23, d23, NULL, &y), "in_types[0].dtype == in_types[1].dtype");
  TYPE_FAILS(ctn_bernoulli_nll(f23, f32, NULL, &y), "in_types[0].shape == in_types[1].shape");
  TYPE_FAILS(ctn_gaussian_kl_divergence(f23, f3, NULL, &y), "in_types[0].shape == in_types[1].shape");
  TYPE_FAILS(ctn_gaussian_nll(f23, f23, f3, NULL, &y), "in_types[0].shape == in_types[2].shape");
  TYPE_FAILS(ctn_gaussian_nll(f23, d23, f23, NULL, &y), "in_types[0].dtype == in_types[1].dtype");
  TYPE_FAILS(ctn_gaussian(t23, t23, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_gaussian(f23, d23, NULL, &y), "in_types[0].dtype == in_types[1].dtype");
  TYPE_FAILS(ctn_gaussian(f23, f32, NULL, &y), "in_types[0].shape == in_types[1].shape");
  TYPE_FAILS(ctn_binary_accuracy(t23, t23, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_binary_accuracy(f23, f23, NULL, &y), "in_types[1].dtype == int32");
  TYPE_FAILS(ctn_binary_accuracy(f32, t23, NULL, &y), "in_types[0].shape == in_types[1].shape");
}

static void type_checks_of_words(void** state) {
  ctn_array *probs = array_of(CTN_FLOAT32, DIMS(3), VALUES(1, 1, 1)), *samples;
  ctn_walker_alias* sampler;
  (void)state;
  OK(ctn_walker_alias_new(probs, &sampler));
  samples = array_of(CTN_INT32, DIMS(2, 3), VALUES(0, 1, 2, 1, 2, 0));
  TYPE_FAILS(ctn_negative_sampling(t23, t2, f23, sampler, 2, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_negative_sampling(f3, t3, f23, sampler, 2, NULL, &y), "in_types[0].ndim == 2");
  TYPE_FAILS(ctn_negative_sampling(f23, f3, f23, sampler, 2, NULL, &y), "in_types[1].dtype == int32");
  TYPE_FAILS(ctn_negative_sampling(f23, t23, f23, sampler, 2, NULL, &y), "in_types[1].ndim == 1");
  TYPE_FAILS(ctn_negative_sampling(f23, t3, f23, sampler, 2, NULL, &y),
             "in_types[0].shape[0] == in_types[1].shape[0]");
  TYPE_FAILS(ctn_negative_sampling(f23, t2, d23, sampler, 2, NULL, &y),
             "in_types[0].dtype == in_types[2].dtype");
  TYPE_FAILS(ctn_negative_sampling(f23, t2, f3, sampler, 2, NULL, &y), "in_types[2].ndim == 2");
  TYPE_FAILS(ctn_negative_sampling(f23, t2, f32, sampler, 2, NULL, &y),
             "in_types[0].shape[1] == in_types[2].shape[1]");
  WRONG(ctn_negative_sampling(f23, t2, f23, sampler, -1, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "sample_size: expected a count of at least 0, got -1");
  TYPE_FAILS(ctn_negative_sampling(f32, t3, f32, NULL, 0, with_samples(samples), &y),
             "Expect: samples: int32 or int64 (3, 1 + sample_size)  Actual: int32 (2, 3)");
  LATE_FAILS(ctn_negative_sampling(f23, t2, f23, NULL, 0, with_samples(samples), &y), CTN_ERROR_INDEX,
             "samples: index 2 at position 2 is out of range for the 2 rows of W");
  WRONG(ctn_negative_sampling(f23, t2, f23, NULL, 2, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "sampler: expected a sampler, because no samples are given, got NULL");
  release_options();
  ctn_array_release(samples);
  ctn_walker_alias_release(sampler);
  ctn_array_release(probs);
}

static void bad_arguments(void** state) {
  ctn_array* weights = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  ctn_array* wide = array_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, 3));
  (void)state;
  WRONG(ctn_hinge(f23, t2, 3, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "norm: expected a value from 1 to 2, got 3");
  WRONG(ctn_hinge(f23, t2, 0, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "norm");
  WRONG(ctn_contrastive(f23, f23, t2, 0, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "margin: expected a number above 0");
  WRONG(ctn_contrastive(f23, f23, t2, NAN, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "margin", "nan");
  WRONG(ctn_softmax_cross_entropy(f23, t2, 1, with_weights(weights, -1), &y), CTN_ERROR_TYPE_CHECK,
        "class_weight has one element of x's dtype for each class", "float32 (2,) for float32 (2, 3)");
  WRONG(ctn_softmax_cross_entropy(f23, t2, 1, with_weights(wide, -1), &y), CTN_ERROR_TYPE_CHECK,
        "class_weight", "float64 (3,)");
  WRONG(ctn_softmax_cross_entropy(f23, t2, 1, with_ignore_label(INT64_MAX), &y), CTN_ERROR_INVALID_ARGUMENT,
        "ignore_label: expected an int32");
  WRONG(ctn_gaussian(f23, f23, with_noise(weights), &y), CTN_ERROR_TYPE_CHECK,
        "Expect: noise has the shape and dtype of mean");
  LATE_FAILS(ctn_hinge(f23, late, CTN_HINGE_NORM_L1, NULL, &y), CTN_ERROR_INDEX,
             "t: label 3 is out of range for the 3 classes of x");
  LATE_FAILS(ctn_softmax_cross_entropy(f23, late, 1, with_ignore_label(1), &y), CTN_ERROR_INDEX,
             "t: label 3 is neither 1 nor one of the 3 classes of x");
  release_options();
  ctn_array_release(weights);
  ctn_array_release(wide);
}

/* The message contains the number itself, not the nearest int32. Late devices may report it later. */
static void labels_beyond_int32(void** state) {
  ctn_variable *far = variable_of(CTN_INT64, DIMS(2), VALUES(0, 5000000000)),
               *low = variable_of(CTN_INT64, DIMS(2), VALUES(-4294967296, 1)),
               *far23 = variable_of(CTN_INT64, DIMS(2, 3), VALUES(0, 1, 1, 0, 2147483648, 1)),
               *far21 = variable_of(CTN_INT64, DIMS(2, 1), VALUES(0, 4294967297)),
               *t21 = variable_of(CTN_INT64, DIMS(2, 1), VALUES(0, 1)), *W = f23, *xs[2];
  ctn_array* samples = array_of(CTN_INT64, DIMS(2, 2), VALUES(0, 1, -2147483649, 1));
  (void)state;
#define BEYOND(call, status, name, where)                                        \
  do {                                                                           \
    ctn_variable* y = NULL;                                                      \
    ctn_status got = (call);                                                     \
    if (got == CTN_OK) got = ctn_device_synchronize(device);                     \
    FAILS(got, status, name ": expected numbers that fit in int32, got " where); \
    ctn_variable_release(y);                                                     \
  } while (0)
  BEYOND(ctn_softmax_cross_entropy(f23, far, 1, NULL, &y), CTN_ERROR_INDEX, "t", "5000000000 at 1");
  BEYOND(ctn_softmax_cross_entropy(f23, low, 1, with_ignore_label(0), &y), CTN_ERROR_INDEX, "t",
         "-4294967296 at 0");
  BEYOND(ctn_hinge(f23, low, CTN_HINGE_NORM_L1, NULL, &y), CTN_ERROR_INDEX, "t", "-4294967296 at 0");
  BEYOND(ctn_contrastive(f23, f23, far, 1, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "y", "5000000000 at 1");
  BEYOND(ctn_sigmoid_cross_entropy(f23, far23, 1, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "t",
         "2147483648 at 4");
  BEYOND(ctn_negative_sampling(f23, t2, W, NULL, 0, with_samples(samples), &y), CTN_ERROR_INDEX, "samples",
         "-2147483649 at 2");
  xs[0] = xs[1] = f23;
  BEYOND(ctn_connectionist_temporal_classification(xs, 2, far21, 2, NULL, NULL, NULL, &y), CTN_ERROR_INDEX,
         "t", "4294967297 at 1");
  BEYOND(ctn_connectionist_temporal_classification(xs, 2, t21, 2, far, NULL, NULL, &y),
         CTN_ERROR_INVALID_ARGUMENT, "input_length", "5000000000 at 1");
  BEYOND(ctn_connectionist_temporal_classification(xs, 2, t21, 2, NULL, low, NULL, &y),
         CTN_ERROR_INVALID_ARGUMENT, "label_length", "-4294967296 at 0");
  BEYOND(ctn_hinge(f23, far, CTN_HINGE_NORM_L2, with_reduction(CTN_REDUCTION_NONE), &y), CTN_ERROR_INDEX, "t",
         "5000000000 at 1");
  BEYOND(ctn_contrastive(f23, f23, low, 1, with_reduction(CTN_REDUCTION_NONE), &y),
         CTN_ERROR_INVALID_ARGUMENT, "y", "-4294967296 at 0");
  BEYOND(ctn_sigmoid_cross_entropy(f23, far23, 1, with_reduction(CTN_REDUCTION_NONE), &y),
         CTN_ERROR_INVALID_ARGUMENT, "t", "2147483648 at 4");
  release_options();
  ctn_array_release(samples);
  ctn_variable_release(t21);
  ctn_variable_release(far21);
  ctn_variable_release(far23);
  ctn_variable_release(low);
  ctn_variable_release(far);
}

static void ctc_checks(void** state) {
  ctn_variable *xs[2], *t = variable_of(CTN_INT32, DIMS(2, 1), VALUES(0, 1)),
                       *bad = variable_of(CTN_INT32, DIMS(2, 1), VALUES(0, 3)),
                       *lengths = variable_of(CTN_INT32, DIMS(2), VALUES(2, 3));
  (void)state;
  xs[0] = f23;
  xs[1] = d23;
#define CTC(x, n, t, blank, a, b) ctn_connectionist_temporal_classification(x, n, t, blank, a, b, NULL, &y)
  TYPE_FAILS(CTC(xs, 2, t, 2, NULL, NULL), "in_types[0].dtype == in_types[1].dtype");
  xs[1] = f32;
  TYPE_FAILS(CTC(xs, 2, t, 2, NULL, NULL), "in_types[0].shape == in_types[1].shape");
  xs[1] = f23;
  TYPE_FAILS(CTC(&f3, 1, t, 2, NULL, NULL), "Expect: in_types[0].ndim == 2  Actual: 1 != 2");
  TYPE_FAILS(CTC(&t23, 1, t, 2, NULL, NULL), "in_types[0].dtype.kind == f");
  TYPE_FAILS(CTC(xs, 2, f23, 2, NULL, NULL), "in_types[2].dtype == int32");
  TYPE_FAILS(CTC(xs, 2, t2, 2, NULL, NULL), "in_types[2].ndim == 2");
  TYPE_FAILS(CTC(&f32, 1, t, 1, NULL, NULL), "in_types[1].shape[0] == in_types[0].shape[0]  Actual: 2 != 3");
  TYPE_FAILS(CTC(xs, 2, t, 2, f3, NULL), "in_types[3].dtype == int32");
  TYPE_FAILS(CTC(xs, 2, t, 2, NULL, t23), "in_types[3].ndim == 1");
  TYPE_FAILS(CTC(xs, 2, t, 2, t2, t3), "in_types[4].shape[0] == in_types[0].shape[0]");
  WRONG(CTC(xs, 0, t, 2, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "x: expected at least one variable");
  WRONG(CTC(xs, 2, t, -1, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "blank_symbol", "-1");
  WRONG(CTC(xs, 2, t, 3, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "blank_symbol: expected a class of x, which has 3, got 3");
  LATE_FAILS(CTC(xs, 2, bad, 2, NULL, NULL), CTN_ERROR_INDEX,
             "t: label 3 is out of range for the 3 classes of x");
  LATE_FAILS(CTC(xs, 2, t, 2, lengths, NULL), CTN_ERROR_INVALID_ARGUMENT,
             "input_length: expected at most 2, the length of x, got 3 at 1");
  LATE_FAILS(CTC(xs, 2, t, 2, NULL, lengths), CTN_ERROR_INVALID_ARGUMENT,
             "label_length: expected at most 1, the length of t, got 2 at 0");
#undef CTC
  ctn_variable_release(t);
  ctn_variable_release(bad);
  ctn_variable_release(lengths);
}

static void bilinear_checks(void** state) {
  ctn_variable *W = variable_of(CTN_FLOAT32, DIMS(3, 3, 1), VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9)),
               *W2 = variable_of(CTN_FLOAT32, DIMS(3, 2, 1), VALUES(1, 2, 3, 4, 5, 6)),
               *V = variable_of(CTN_FLOAT32, DIMS(3, 1), VALUES(1, 2, 3)),
               *b = variable_of(CTN_FLOAT32, DIMS(1), VALUES(10)), *y;
  (void)state;
  TYPE_FAILS(ctn_bilinear(t23, f23, W, NULL, NULL, NULL, &y), "in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_bilinear(f3, f23, W, NULL, NULL, NULL, &y), "in_types[0].ndim >= 2");
  TYPE_FAILS(ctn_bilinear(f23, d23, W, NULL, NULL, NULL, &y), "in_types[0].dtype == in_types[1].dtype");
  TYPE_FAILS(ctn_bilinear(f23, f3, W, NULL, NULL, NULL, &y), "in_types[1].ndim >= 2");
  TYPE_FAILS(ctn_bilinear(f23, f32, W, NULL, NULL, NULL, &y), "in_types[0].shape[0] == in_types[1].shape[0]");
  TYPE_FAILS(ctn_bilinear(f23, f23, f23, NULL, NULL, NULL, &y), "in_types[2].ndim == 3");
  TYPE_FAILS(ctn_bilinear(f32, f32, W, NULL, NULL, NULL, &y), "in_types[2].shape[0]");
  TYPE_FAILS(ctn_bilinear(f23, f23, W2, NULL, NULL, NULL, &y), "in_types[2].shape[1]");
  TYPE_FAILS(ctn_bilinear(f23, f23, W, V, V, NULL, &y), "in_types.size == 3 or in_types.size == 6");
  TYPE_FAILS(ctn_bilinear(f23, f23, W, f3, V, b, &y), "in_types[3].ndim == 2");
  TYPE_FAILS(ctn_bilinear(f23, f23, W, V, f23, b, &y), "in_types[4].shape[0] == in_types[2].shape[1]");
  TYPE_FAILS(ctn_bilinear(f23, f23, W, V, f32, b, &y), "in_types[4].shape[1] == in_types[2].shape[2]");
  TYPE_FAILS(ctn_bilinear(f23, f23, W, V, V, V, &y), "in_types[5].ndim == 1");
  TYPE_FAILS(ctn_bilinear(f23, f23, W, V, V, f3, &y), "in_types[5].shape[0] == in_types[2].shape[2]");
  OK(ctn_bilinear(f23, f23, W, V, V, b, &y));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 1), VALUES(228 + 28 + 10, 1245 + 64 + 10));
  ctn_variable_release(y);
  ctn_variable_release(W);
  ctn_variable_release(W2);
  ctn_variable_release(V);
  ctn_variable_release(b);
}

static void classes_have_weights(void** state) {
  static const double logits[] = {0, 0, 0, 0};
  const double log2 = 0.69314718055994530942;
  ctn_variable *x = variable_of(CTN_FLOAT64, DIMS(2, 2), logits, 4), *y, *plain;
  ctn_array *weights = array_of(CTN_FLOAT64, DIMS(2), VALUES(0.5, 4)), *a;
  (void)state;
  OK(ctn_softmax_cross_entropy(x, t2, 1, with_weights(weights, -1), &y));
  a = data_of(y);
  assert_true(fabs(item(a) - (0.5 + 4) / 2 * log2) < 1e-15);
  ctn_array_release(a);
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT64, DIMS(2, 2), VALUES(-0.125, 0.125, 1, -1));
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_softmax_cross_entropy(x, t2, 1, with_weights(weights, 0), &y)); /* ignores a class */
  a = data_of(y);
  assert_true(fabs(item(a) - 4 * log2) < 1e-15);
  ctn_array_release(a);
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT64, DIMS(2, 2), VALUES(0, 0, 2, -2));
  ctn_variable_release(y);
  OK(ctn_softmax_cross_entropy(x, t2, 0, with_ignore_label(-1), &y));
  OK(ctn_softmax_cross_entropy(x, t2, 0, NULL, &plain));
  a = data_of(plain);
  CHECK_DATA(y, CTN_FLOAT64, NO_DIMS, (double[]){item(a)}, 1);
  ctn_array_release(a);
  ctn_variable_release(plain);
  ctn_variable_release(y);
  release_options();
  ctn_array_release(weights);
  ctn_variable_release(x);
}

static void special_values(void** state) {
  ctn_variable *nothing = variable_of(CTN_INT32, DIMS(2, 3), VALUES(-1, -1, -1, -1, -1, -1)),
               *empty = variable_of(CTN_INT32, DIMS(0, 3), NULL, 0),
               *none = variable_of(CTN_INT32, DIMS(0), NULL, 0),
               *large = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1e30, -1e30, 1e30, -200, 200, -1e30)), *y;
  ctn_array* a;
  (void)state;
  OK(ctn_sigmoid_cross_entropy(f23, nothing, 1, NULL, &y));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_DATA(y, CTN_FLOAT32, NO_DIMS, VALUES(0));
  CHECK_GRAD(f23, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 0, 0, 0, 0, 0));
  ctn_variable_release(y);
  OK(ctn_binary_accuracy(f23, nothing, NULL, &y));
  CHECK_DATA(y, CTN_FLOAT32, NO_DIMS, VALUES(0));
  ctn_variable_release(y);
  OK(ctn_sigmoid_cross_entropy(f0, empty, 0, NULL, &y));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_DATA(y, CTN_FLOAT32, NO_DIMS, VALUES(0));
  CHECK_GRAD(f0, CTN_FLOAT32, DIMS(0, 3), NULL, 0);
  ctn_variable_release(y);
  OK(ctn_mean_squared_error(f0, f0, NULL, &y));
  a = data_of(y);
  assert_true(isnan(item(a)));
  ctn_array_release(a);
  ctn_variable_release(y);
  OK(ctn_hinge(f0, none, CTN_HINGE_NORM_L2, NULL, &y));
  a = data_of(y);
  assert_true(isnan(item(a)));
  ctn_array_release(a);
  ctn_variable_release(y);
  FAILS(ctn_contrastive(f0, f0, none, 1, NULL, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].shape[0] > 0");
  /* Intermediate values must not overflow. */
  OK(ctn_sigmoid_cross_entropy(large, t23, 1, NULL, &y));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(large, CTN_FLOAT32, DIMS(2, 3),
             (double[]){(float)0.2, (float)-0.2, 0, (float)-0.2, (float)0.2, (float)-0.2}, 6);
  ctn_variable_release(y);
  /* Equal vectors that should be apart. */
  OK(ctn_variable_cleargrad(f23));
  {
    ctn_variable *same = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6)),
                 *apart = variable_of(CTN_INT32, DIMS(2), VALUES(0, 0));
    OK(ctn_contrastive(f23, same, apart, 2, NULL, &y));
    OK(ctn_variable_backward(y, 0, 0));
    CHECK_DATA(y, CTN_FLOAT32, NO_DIMS, VALUES(2));
    CHECK_GRAD(f23, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 0, 0, 0, 0, 0));
    ctn_variable_release(y);
    ctn_variable_release(same);
    ctn_variable_release(apart);
  }
  ctn_variable_release(nothing);
  ctn_variable_release(empty);
  ctn_variable_release(none);
  ctn_variable_release(large);
}

static void draws_can_be_read_and_repeated(void** state) {
  static const ctn_dtype dtypes[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(dtypes); ++i) {
    ctn_variable *mean = variable_of(dtypes[i], DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6)), *y, *again;
    ctn_variable* x = variable_of(dtypes[i], DIMS(2, 2), VALUES(0.5, 1, -1, 2));
    ctn_variable* W = variable_of(dtypes[i], DIMS(4, 2), VALUES(1, 0.5, 2, -1, 0, 1, 1, 1));
    ctn_array *probs = array_of(CTN_FLOAT32, DIMS(4), VALUES(0, 1, 1, 0)), *noise, *samples;
    ctn_walker_alias* sampler;
    ctn_function* creator;
    int32_t words[2][4];
    double first[6], second[6];
    size_t row, k;
    OK(ctn_gaussian(mean, mean, NULL, &y));
    creator = creator_of(y);
    OK(ctn_function_attribute(creator, "noise", &noise));
    FAILS(ctn_function_attribute(creator, "mask", &samples), CTN_ERROR_NOT_FOUND, "Gaussian", "mask");
    OK(ctn_gaussian(mean, mean, with_noise(noise), &again));
    for (k = 0; k < 2; ++k) {
      ctn_array *a = data_of(k ? again : y), *wide;
      OK(ctn_array_astype(a, CTN_FLOAT64, &wide));
      OK(ctn_array_to_data(wide, k ? second : first, sizeof first));
      ctn_array_release(wide);
      ctn_array_release(a);
    }
    assert_memory_equal(first, second, sizeof first);
    ctn_function_release(creator);
    ctn_array_release(noise);
    ctn_variable_release(y);
    ctn_variable_release(again);

    OK(ctn_walker_alias_new(probs, &sampler));
    OK(ctn_negative_sampling(x, t2, W, sampler, 3, NULL, &y));
    creator = creator_of(y);
    OK(ctn_function_attribute(creator, "samples", &samples));
    assert_int_equal(ctn_array_dtype(samples), CTN_INT32);
    OK(ctn_array_to_data(samples, words, sizeof words));
    for (row = 0; row < 2; ++row) {
      assert_int_equal(words[row][0], row);
      for (k = 1; k < 4; ++k) assert_true(words[row][k] == 1 || words[row][k] == 2);
    }
    OK(ctn_negative_sampling(x, t2, W, NULL, 0, with_samples(samples), &again));
    {
      ctn_array *a = data_of(y), *b = data_of(again);
      assert_true(item(a) == item(b));
      ctn_array_release(a);
      ctn_array_release(b);
    }
    OK(ctn_variable_backward(again, 0, 0));
    release_options();
    assert_true(has_grad(x) && has_grad(W));
    ctn_function_release(creator);
    ctn_array_release(samples);
    ctn_variable_release(y);
    OK(ctn_negative_sampling(x, t2, W, sampler, 0, NULL, &y)); /* the words without samples */
    ctn_variable_release(y);
    ctn_variable_release(again);
    ctn_walker_alias_release(sampler);
    ctn_array_release(probs);
    ctn_variable_release(mean);
    ctn_variable_release(x);
    ctn_variable_release(W);
  }
}

#define WITH(function) cmocka_unit_test_setup_teardown(function, open_variables, close_variables)

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      WITH(type_checks),          WITH(type_checks_of_words), WITH(bad_arguments),
      WITH(ctc_checks),           WITH(labels_beyond_int32),  WITH(bilinear_checks),
      WITH(classes_have_weights), WITH(special_values),       WITH(draws_can_be_read_and_repeated)};
  return RUN(tests, argc, argv);
}
