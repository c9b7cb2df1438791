/* Tests of catenary/function_options.h: options that are set reach the functions, and options that a function
   does not have are rejected. */
#include "autograd_support.h"
#include "function_options_support.h"

enum {
  kClassWeight = 1,
  kIgnoreLabel = 2,
  kSmoothing = 4,
  kReduction = 8,
  kMask = 16,
  kNoise = 32,
  kSamples = 64,
  kDilation = 128,
  kGroups = 256,
  kOutsize = 512,
  kCoverAll = 1024,
  kCountPad = 2048,
  kScale = 4096,
  kCausal = 8192,
  kDropout = 16384,
  kApproximate = 32768,
  kOptions = 16
};

static ctn_variable *image, *pair, *words, *labels, *targets, *heads;
static ctn_array *of_classes, *like_pair, *chosen;
static const int64_t kOnes[] = {1, 1}, kThree[] = {3, 3};

static const char* set_option(ctn_function_options* o, size_t number) {
  switch (number) {
    case 0:
      OK(ctn_function_options_set_class_weight(o, of_classes));
      return "class_weight";
    case 1:
      OK(ctn_function_options_set_ignore_label(o, -1));
      return "ignore_label";
    case 2:
      OK(ctn_function_options_set_label_smoothing(o, 0.1));
      return "label_smoothing";
    case 3:
      OK(ctn_function_options_set_reduction(o, CTN_REDUCTION_SUM));
      return "reduction";
    case 4:
      OK(ctn_function_options_set_mask(o, like_pair));
      return "mask";
    case 5:
      OK(ctn_function_options_set_noise(o, like_pair));
      return "noise";
    case 6:
      OK(ctn_function_options_set_samples(o, chosen));
      return "samples";
    case 7:
      OK(ctn_function_options_set_dilation(o, kOnes, 2));
      return "dilation";
    case 8:
      OK(ctn_function_options_set_groups(o, 1));
      return "groups";
    case 9:
      OK(ctn_function_options_set_outsize(o, kThree, 2));
      return "outsize";
    case 10:
      OK(ctn_function_options_set_cover_all(o, 1));
      return "cover_all";
    case 11:
      OK(ctn_function_options_set_count_include_pad(o, 0));
      return "count_include_pad";
    case 12:
      OK(ctn_function_options_set_scale(o, 2));
      return "scale";
    case 13:
      OK(ctn_function_options_set_causal(o, 1));
      return "causal";
    case 14:
      OK(ctn_function_options_set_dropout(o, 0.5));
      return "dropout";
    default:
      OK(ctn_function_options_set_approximate(o, 1));
      return "approximate";
  }
}

static const struct {
  const char* name;
  unsigned options;
} kFunctions[] = {
    {"softmax_cross_entropy", kClassWeight | kIgnoreLabel | kSmoothing | kReduction},
    {"sigmoid_cross_entropy", kReduction},
    {"mean_squared_error", kReduction},
    {"hinge", kReduction},
    {"contrastive", kReduction},
    {"bernoulli_nll", kReduction},
    {"gaussian_kl_divergence", kReduction},
    {"gaussian_nll", kReduction},
    {"connectionist_temporal_classification", kReduction},
    {"negative_sampling", kSamples},
    {"embed_id", kIgnoreLabel},
    {"attention", kScale | kCausal | kDropout},
    {"convolution_2d", kDilation | kGroups},
    {"deconvolution_2d", kDilation | kGroups},
    {"convolution_nd", kDilation | kGroups},
    {"deconvolution_nd", kDilation | kGroups | kOutsize},
    {"dropout", kMask},
    {"gaussian", kNoise},
    {"max_pooling_2d", 0},
    {"average_pooling_2d", kCoverAll | kCountPad},
    {"unpooling_2d", 0},
    {"gelu", kApproximate},
    {"softmax", 0},
    {"log_softmax", 0},
    {"accuracy", kIgnoreLabel},
    {"binary_accuracy", kIgnoreLabel},
    {"cross_covariance", kReduction},
};

static ctn_status call(size_t function, ctn_function_options* o, ctn_variable** y) {
  ctn_variable* steps[3];
  steps[0] = steps[1] = steps[2] = pair;
  switch (function) {
    case 0:
      return ctn_softmax_cross_entropy(pair, labels, 1, o, y);
    case 1:
      return ctn_sigmoid_cross_entropy(pair, targets, 1, o, y);
    case 2:
      return ctn_mean_squared_error(pair, pair, o, y);
    case 3:
      return ctn_hinge(pair, labels, CTN_HINGE_NORM_L2, o, y);
    case 4:
      return ctn_contrastive(pair, pair, labels, 1, o, y);
    case 5:
      return ctn_bernoulli_nll(pair, pair, o, y);
    case 6:
      return ctn_gaussian_kl_divergence(pair, pair, o, y);
    case 7:
      return ctn_gaussian_nll(pair, pair, pair, o, y);
    case 8:
      return ctn_connectionist_temporal_classification(steps, 3, words, 2, NULL, NULL, o, y);
    case 9:
      return ctn_negative_sampling(pair, labels, pair, NULL, 0, o, y);
    case 10:
      return ctn_embed_id(labels, pair, o, y);
    case 11:
      return ctn_attention(heads, heads, heads, NULL, o, y);
    case 12:
      return ctn_convolution_2d(image, image, NULL, 1, 1, 0, 0, o, y);
    case 13:
      return ctn_deconvolution_2d(image, image, NULL, 1, 1, 0, 0, 0, 0, o, y);
    case 14:
      return ctn_convolution_nd(image, image, NULL, NULL, 0, NULL, 0, o, y);
    case 15:
      return ctn_deconvolution_nd(image, image, NULL, NULL, 0, NULL, 0, o, y);
    case 16:
      return ctn_dropout(pair, 0.5, o, y);
    case 17:
      return ctn_gaussian(pair, pair, o, y);
    case 18:
      return ctn_max_pooling_2d(image, 2, 2, 1, 1, 0, 0, 1, o, y);
    case 19:
      return ctn_average_pooling_2d(image, 2, 2, 1, 1, 0, 0, o, y);
    case 20:
      return ctn_unpooling_2d(image, 2, 2, 1, 1, 0, 0, 0, 0, 1, o, y);
    case 21:
      return ctn_gelu(pair, o, y);
    case 22:
      return ctn_softmax(pair, o, y);
    case 23:
      return ctn_log_softmax(pair, o, y);
    case 24:
      return ctn_accuracy(pair, labels, o, y);
    case 25:
      return ctn_binary_accuracy(pair, targets, o, y);
    default:
      return ctn_cross_covariance(pair, pair, o, y);
  }
}

static void open_inputs(void) {
  image = variable_of(CTN_FLOAT32, DIMS(1, 1, 2, 2), VALUES(1, 2, 3, 4));
  heads = variable_of(CTN_FLOAT32, DIMS(1, 1, 2, 2), VALUES(1, 2, 3, 4));
  pair = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  words = variable_of(CTN_INT64, DIMS(2, 1), VALUES(0, 1));
  labels = variable_of(CTN_INT64, DIMS(2), VALUES(0, 1));
  targets = variable_of(CTN_INT64, DIMS(2, 3), VALUES(0, 1, -1, 1, 1, 0));
  of_classes = array_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3));
  like_pair = array_of(CTN_FLOAT32, DIMS(2, 3), VALUES(0, 2, 0, 2, 2, 2));
  chosen = array_of(CTN_INT64, DIMS(2, 2), VALUES(0, 1, 1, 0));
}

static void close_inputs(void) {
  ctn_variable* all[] = {image, heads, pair, words, labels, targets};
  size_t i;
  for (i = 0; i < COUNT(all); ++i) ctn_variable_release(all[i]);
  ctn_array_release(of_classes);
  ctn_array_release(like_pair);
  ctn_array_release(chosen);
}

/* Runs with int64 labels, targets and lengths. */
static void test_every_option_of_every_function(void** state) {
  size_t function, number;
  ctn_variable* y;
  (void)state;
  open_inputs();
  for (function = 0; function < COUNT(kFunctions); ++function) {
    OK(call(function, function == 9 ? with_samples(chosen) : NULL, &y));
    ctn_variable_release(y);
    OK(call(function, function == 9 ? with_samples(chosen) : make_options(), &y));
    ctn_variable_release(y);
    for (number = 0; number < kOptions; ++number) {
      ctn_function_options* options = make_options();
      const char* name = set_option(options, number);
      if (kFunctions[function].options & (1u << number)) {
        OK(call(function, options, &y));
        ctn_variable_release(y);
      } else {
        char text[128];
        snprintf(text, sizeof text, "options: %s has no option \"%s\"", kFunctions[function].name, name);
        FAILS(call(function, options, &y), CTN_ERROR_INVALID_ARGUMENT, text);
        assert_null(y);
      }
    }
    release_options();
  }
  close_inputs();
}

static void test_refused(void** state) {
  const ctn_status wrong = CTN_ERROR_INVALID_ARGUMENT;
  const int64_t bad[] = {1, 0};
  ctn_function_options* o = make_options();
  ctn_variable* y;
  (void)state;
  FAILS(ctn_function_options_set_label_smoothing(o, -0.1), wrong,
        "label_smoothing: expected 0 to 1, got -0.1");
  FAILS(ctn_function_options_set_label_smoothing(o, NAN), wrong, "label_smoothing: expected 0 to 1, got nan");
  FAILS(ctn_function_options_set_reduction(o, 3), wrong, "reduction: expected a value from 0 to 2, got 3");
  FAILS(ctn_function_options_set_dilation(o, bad, 2), wrong,
        "dilation: expected numbers of at least 1, got 0");
  FAILS(ctn_function_options_set_outsize(o, bad, 0), wrong,
        "outsize: expected at least one number, got none");
  FAILS(ctn_function_options_set_groups(o, 0), wrong, "groups: expected at least 1, got 0");
  FAILS(ctn_function_options_set_scale(o, NAN), wrong,
        "scale: expected a finite number other than 0, got nan");
  FAILS(ctn_function_options_set_dropout(o, 1), wrong, "dropout: expected at least 0 and less than 1, got 1");
  FAILS(ctn_function_options_set_mask(o, NULL), wrong, "mask: expected an array, got NULL");
  FAILS(ctn_function_options_set_groups(NULL, 1), wrong, "options: expected");
  FAILS(ctn_function_options_new(NULL), wrong, "out");
  open_inputs();
  OK(call(0, o, &y)); /* nothing was set */
  ctn_variable_release(y);
  close_inputs();
  release_options();
}

static void test_effects(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 3, 2, -1)),
               *zeros = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0)), *y;
  ctn_function_options* o = with_reduction(CTN_REDUCTION_NONE);
  (void)state;
  /* Options can be used in several calls, and later changes do not affect earlier calls. */
  OK(ctn_mean_squared_error(x, zeros, o, &y));
  OK(ctn_function_options_set_reduction(o, CTN_REDUCTION_SUM));
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 9, 4, 1));
  set_grad(y, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 1, 1, 0.5));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 2), VALUES(2, 6, 4, -1));
  ctn_variable_release(y);
  OK(ctn_mean_squared_error(x, zeros, o, &y));
  CHECK_DATA(y, CTN_FLOAT32, NO_DIMS, VALUES(15));
  ctn_variable_release(y);
  OK(ctn_function_options_set_reduction(o, CTN_REDUCTION_MEAN));
  OK(ctn_mean_squared_error(x, zeros, o, &y));
  CHECK_DATA(y, CTN_FLOAT32, NO_DIMS, VALUES(3.75));
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_variable_release(zeros);
  release_options();
}

static void test_ignored_labels(void** state) {
  static const ctn_dtype kIntegers[] = {CTN_INT32, CTN_INT64};
  ctn_variable *y = variable_of(CTN_FLOAT32, DIMS(4, 2), VALUES(1, 3, 2, -1, 0, 1, 5, 4)), *z;
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(kIntegers); ++i) {
    ctn_variable *t = variable_of(kIntegers[i], DIMS(4), VALUES(1, 0, 0, -5)),
                 *bits = variable_of(kIntegers[i], DIMS(4, 2), VALUES(1, 0, 1, 1, -1, 1, 0, 7));
#define IGNORED(call, expected)                          \
  OK(call);                                              \
  CHECK_DATA(z, CTN_FLOAT32, NO_DIMS, VALUES(expected)); \
  ctn_variable_release(z)
    /* The predictions are 1, 0, 1 and 0. */
    IGNORED(ctn_accuracy(y, t, NULL, &z), 0.5);
    IGNORED(ctn_accuracy(y, t, make_options(), &z), 0.5);
    IGNORED(ctn_accuracy(y, t, with_ignore_label(-5), &z), 2. / 3);
    IGNORED(ctn_accuracy(y, t, with_ignore_label(0), &z), 0.5);
    IGNORED(ctn_accuracy(y, t, with_ignore_label(1), &z), 1. / 3);
    IGNORED(ctn_accuracy(y, t, with_ignore_label((int64_t)1 << 40), &z), 0.5);
    /* The predictions are 1, 1, 1, 0, 1, 1, 1 and 1. */
    IGNORED(ctn_binary_accuracy(y, bits, NULL, &z), 3. / 7);
    IGNORED(ctn_binary_accuracy(y, bits, with_ignore_label(-1), &z), 3. / 7);
    IGNORED(ctn_binary_accuracy(y, bits, with_ignore_label(0), &z), 0.5);
    IGNORED(ctn_binary_accuracy(y, bits, with_ignore_label(1), &z), 0);
    IGNORED(ctn_binary_accuracy(y, bits, with_ignore_label(7), &z), 3. / 7);
    ctn_variable_release(t);
    t = variable_of(kIntegers[i], DIMS(4), VALUES(3, 3, 3, 3));
    IGNORED(ctn_accuracy(y, t, with_ignore_label(3), &z), 0);
#undef IGNORED
    ctn_variable_release(t);
    ctn_variable_release(bits);
  }
  ctn_variable_release(y);
  release_options();
}

/* The covariances of the columns are (1, 2; -2, -4). */
static void test_covariances(void** state) {
  ctn_variable *y = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 4, 3, 0)),
               *z = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(0, 1, 2, 5)), *out;
  (void)state;
  OK(ctn_cross_covariance(y, z, with_reduction(CTN_REDUCTION_SUM), &out));
  CHECK_DATA(out, CTN_FLOAT32, NO_DIMS, VALUES(12.5));
  ctn_variable_release(out);
  OK(ctn_cross_covariance(y, z, with_reduction(CTN_REDUCTION_MEAN), &out));
  CHECK_DATA(out, CTN_FLOAT32, NO_DIMS, VALUES(3.125));
  ctn_variable_release(out);
  OK(ctn_cross_covariance(y, z, with_reduction(CTN_REDUCTION_NONE), &out));
  CHECK_DATA(out, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, -2, -4));
  set_grad(out, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 0, 0, 1));
  OK(ctn_variable_backward(out, 0, 0));
  CHECK_GRAD(y, CTN_FLOAT32, DIMS(2, 2), VALUES(-0.5, -1, 0.5, 1));
  CHECK_GRAD(z, CTN_FLOAT32, DIMS(2, 2), VALUES(-0.5, 1, 0.5, -1));
  ctn_variable_release(out);
  ctn_variable_release(y);
  ctn_variable_release(z);
  release_options();
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_every_option_of_every_function), TEST(test_refused),
                                     TEST(test_effects), TEST(test_ignored_labels), TEST(test_covariances)};
  return RUN(tests, argc, argv);
}
