/* Tests of catenary/distributions.h. */
#include <catenary/distributions.h>

#include "random_support.h"

#define SIZE 20000

static ctn_array* single(double value) {
  ctn_array* a;
  OK(ctn_array_scalar_f64(value, &a));
  return a;
}

static ctn_array* whole(int64_t value) {
  ctn_array* a;
  OK(ctn_array_scalar_i64(value, &a));
  return a;
}

typedef ctn_status one_parameter(ctn_random_state*, const ctn_array*, const int64_t*, size_t, ctn_dtype,
                                 ctn_array**);
typedef ctn_status two_parameters(ctn_random_state*, const ctn_array*, const ctn_array*, const int64_t*,
                                  size_t, ctn_dtype, ctn_array**);

static const struct {
  one_parameter* call;
  const char* name;
  int counts;
  double parameter, mean, variance, wrong;
} ones[] = {
    {ctn_random_exponential_of, "scale: expected at least 0, got -1", 0, 3, 3, 9, -1},
    {ctn_random_rayleigh, "scale: expected at least 0, got -1", 0, 2, 2.5066282746310002, 1.7168146928204138,
     -1},
    {ctn_random_pareto, "a: expected more than 0, got 0", 0, 5, 0.25, 0.10416666666666667, 0},
    {ctn_random_weibull, "a: expected at least 0, got -0.5", 0, 2, 0.88622692545275801, 0.21460183660255172,
     -0.5},
    {ctn_random_power, "a: expected more than 0, got 0", 0, 3, 0.75, 0.0375, 0},
    {ctn_random_standard_gamma, "alpha: expected at least 0, got -1", 0, 0.5, 0.5, 0.5, -1},
    {ctn_random_chisquare, "df: expected more than 0, got 0", 0, 4, 4, 8, 0},
    {ctn_random_standard_t, "df: expected more than 0, got nan", 0, 6, 0, 1.5, NAN},
    {ctn_random_geometric, "p: expected more than 0 and at most 1, got 1.5", 1, 0.25, 4, 12, 1.5},
    {ctn_random_logseries, "p: expected at least 0 and less than 1, got 1", 1, 0.5, 1.4426950408889634,
     0.80402105, 1},
    {ctn_random_zipf, "a: expected more than 1, got 1", 1, 5, 1.0437788, 0.0697, 1},
};

static const struct {
  two_parameters* call;
  const char* name;
  int counts;
  double first, second, mean, variance, wrong; /* wrong: of the second one */
} twos[] = {
    {ctn_random_uniform_of, "high: expected a finite distance from low", 0, -1, 3, 1, 4.0 / 3, INFINITY},
    {ctn_random_normal_of, "scale: expected at least 0, got -1", 0, 1, 2, 1, 4, -1},
    {ctn_random_lognormal_of, "sigma: expected at least 0, got nan", 0, 0, 0.5, 1.1331484530668263, 0.3646958,
     NAN},
    {ctn_random_gumbel_of, "scale: expected at least 0, got -1", 0, 1, 2, 2.1544313298030655,
     6.5797362673929056, -1},
    {ctn_random_laplace, "scale: expected at least 0, got -1", 0, 1, 2, 1, 8, -1},
    {ctn_random_logistic, "scale: expected at least 0, got -1", 0, 1, 2, 1, 13.159472534785811, -1},
    {ctn_random_wald, "scale: expected more than 0, got 0", 0, 2, 8, 2, 1, 0},
    {ctn_random_gamma, "scale: expected at least 0, got -1", 0, 3, 2, 6, 12, -1},
    {ctn_random_noncentral_chisquare, "nonc: expected 0 to 2^62, got inf", 0, 3, 2, 5, 14, INFINITY},
    {ctn_random_f, "dfden: expected more than 0, got 0", 0, 4, 12, 1.2, 1.26, 0},
    {ctn_random_beta, "b: expected more than 0, got 0", 0, 2, 3, 0.4, 0.04, 0},
    {ctn_random_vonmises, "kappa: expected at least 0, got -1", 0, 0, 4, 0, 0.3, -1},
    {ctn_random_negative_binomial, "p: expected more than 0 and at most 1, got 0", 1, 4, 0.5, 4, 8, 0},
};

static void check_mean(ctn_array* a, ctn_dtype dtype, double expected, double variance) {
  assert_int_equal(ctn_array_dtype(a), dtype);
  assert_int_equal(ctn_array_size(a), SIZE);
  assert_true(fabs(mean(a) - expected) <= 6 * sqrt(variance / SIZE));
  ctn_array_release(a);
}

static ctn_dtype type_of(int counts, int wide) {
  if (counts) return wide ? CTN_INT64 : CTN_INT32;
  return wide ? CTN_FLOAT64 : CTN_FLOAT32;
}

static uint64_t offset_of(ctn_random_state* state) {
  ctn_array* saved;
  uint64_t words[3];
  OK(ctn_random_state_save(state, &saved));
  OK(ctn_array_to_data(saved, words, sizeof words));
  ctn_array_release(saved);
  return words[2];
}

static void test_means(void** unused) {
  size_t i, k;
  int wide;
  (void)unused;
  OK(ctn_random_seed(NULL, 9));
  for (k = 0; k < COUNT(methods); ++k) {
    ctn_random_state* state;
    OK(ctn_random_state_new(NULL, methods[k], 9, &state));
    for (wide = 0; wide < 2; ++wide) {
      ctn_array *a, *p, *q, *r;
      for (i = 0; i < COUNT(ones); ++i) {
        p = single(ones[i].parameter);
        OK(ones[i].call(state, p, DIMS(SIZE), type_of(ones[i].counts, wide), &a));
        check_mean(a, type_of(ones[i].counts, wide), ones[i].mean, ones[i].variance);
        OK(ones[i].call(NULL, p, DIMS(SIZE / 10, 10), type_of(ones[i].counts, wide), &a));
        check_mean(a, type_of(ones[i].counts, wide), ones[i].mean, ones[i].variance);
        ctn_array_release(p);
      }
      for (i = 0; i < COUNT(twos); ++i) {
        p = single(twos[i].first);
        q = array_of(CTN_FLOAT32, DIMS(4),
                     VALUES(twos[i].second, twos[i].second, twos[i].second, twos[i].second));
        OK(twos[i].call(NULL, p, q, DIMS(SIZE / 4, 4), type_of(twos[i].counts, wide), &a));
        check_mean(a, type_of(twos[i].counts, wide), twos[i].mean, twos[i].variance);
        ctn_array_release(q);
        q = single(twos[i].second);
        OK(twos[i].call(state, p, q, DIMS(SIZE), type_of(twos[i].counts, wide), &a));
        check_mean(a, type_of(twos[i].counts, wide), twos[i].mean, twos[i].variance);
        ctn_array_release(q);
        ctn_array_release(p);
      }
      p = single(-1), q = single(0), r = single(4);
      OK(ctn_random_triangular(state, p, q, r, DIMS(SIZE), type_of(0, wide), &a));
      check_mean(a, type_of(0, wide), 1, 7.0 / 6);
      ctn_array_release(p), p = single(3);
      OK(ctn_random_noncentral_f(state, p, r, q, DIMS(SIZE), type_of(0, wide), &a));
      assert_true(minimum(a) >= 0);
      ctn_array_release(a), ctn_array_release(p), ctn_array_release(q), ctn_array_release(r);
      OK(ctn_random_standard_cauchy(state, DIMS(SIZE), type_of(0, wide), &a));
      assert_true(minimum(a) < -100 && maximum(a) > 100);
      ctn_array_release(a);
      p = whole(30), q = whole(20), r = whole(10);
      OK(ctn_random_hypergeometric(state, p, q, r, DIMS(SIZE), type_of(1, wide), &a));
      check_mean(a, type_of(1, wide), 6, 1.9591836734693877);
      ctn_array_release(p), ctn_array_release(q), ctn_array_release(r);
      p = array_of(CTN_FLOAT64, DIMS(2), VALUES(1, 3));
      OK(ctn_random_dirichlet(state, p, DIMS(SIZE / 2), type_of(0, wide), &a));
      assert_int_equal(ctn_array_ndim(a), 2);
      check_mean(a, type_of(0, wide), 0.5, 1e-9);
      ctn_array_release(p);
    }
    ctn_random_state_release(state);
  }
}

static void test_failures(void** unused) {
  static const int64_t below[] = {-1};
  ctn_random_state *state, *elsewhere;
  ctn_array *a = NULL, *p, *q, *r, *good = single(1), *matrix = counting(CTN_FLOAT32, DIMS(2, 3));
  size_t i;
  (void)unused;
  OK(ctn_random_state_new(NULL, CTN_RANDOM_DEFAULT, 4, &state));
  OK(ctn_random_state_new("test:1", CTN_RANDOM_DEFAULT, 4, &elsewhere));
  for (i = 0; i < COUNT(ones); ++i) {
    const ctn_dtype dtype = type_of(ones[i].counts, 1);
    p = single(ones[i].wrong);
    FAILS(ones[i].call(state, p, DIMS(3), dtype, &a), CTN_ERROR_INVALID_ARGUMENT, ones[i].name);
    ctn_array_release(p);
    p = single(ones[i].parameter);
    FAILS(ones[i].call(state, p, below, 1, dtype, &a), CTN_ERROR_INVALID_ARGUMENT, "shape:");
    FAILS(ones[i].call(state, p, DIMS(3), CTN_INT8, &a), CTN_ERROR_DTYPE, "dtype:", "got int8");
    FAILS(ones[i].call(state, NULL, DIMS(3), dtype, &a), CTN_ERROR_INVALID_ARGUMENT, "NULL");
    ctn_array_release(p);
    assert_null(a);
  }
  for (i = 0; i < COUNT(twos); ++i) {
    const ctn_dtype dtype = type_of(twos[i].counts, 0);
    q = single(twos[i].wrong);
    FAILS(twos[i].call(state, good, q, DIMS(3), dtype, &a), CTN_ERROR_INVALID_ARGUMENT, twos[i].name);
    ctn_array_release(q);
    FAILS(twos[i].call(state, good, good, DIMS(3), CTN_FLOAT16, &a), CTN_ERROR_DTYPE,
          "dtype:", "got float16");
    assert_null(a);
  }
  FAILS(ctn_random_gamma(state, matrix, good, DIMS(3), CTN_FLOAT32, &a), CTN_ERROR_SHAPE, "(2, 3)");
  FAILS(ctn_random_gamma(elsewhere, matrix, good, DIMS(2, 3), CTN_FLOAT32, &a), CTN_ERROR_DEVICE,
        "alpha:", "test:1");
  OK(ctn_array_to_device(matrix, "test:1", &p));
  FAILS(ctn_random_gamma(NULL, p, matrix, DIMS(2, 3), CTN_FLOAT32, &a), CTN_ERROR_DEVICE,
        "scale:", "other parameters");
  OK(ctn_random_gamma(elsewhere, p, good, DIMS(2, 3), CTN_FLOAT32, &a));
  ctn_array_release(a), ctn_array_release(p), a = NULL;
  p = array_of(CTN_BOOL, DIMS(2), VALUES(0, 1));
  FAILS(ctn_random_chisquare(state, p, DIMS(2), CTN_FLOAT32, &a), CTN_ERROR_DTYPE, "df: expected numbers",
        "bool");
  ctn_array_release(p);
  p = array_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, -0.5));
  FAILS(ctn_random_beta(state, good, p, DIMS(3), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT, "got -0.5");
  FAILS(ctn_random_dirichlet(state, p, DIMS(3), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "alpha:", "-0.5");
  FAILS(ctn_random_dirichlet(state, matrix, DIMS(3), CTN_FLOAT32, &a), CTN_ERROR_SHAPE, "alpha:", "(2, 3)");
  FAILS(ctn_random_dirichlet(state, good, DIMS(3), CTN_FLOAT32, &a), CTN_ERROR_SHAPE, "alpha:");
  FAILS(ctn_random_hypergeometric(state, good, p, p, DIMS(3), CTN_INT32, &a), CTN_ERROR_DTYPE,
        "ngood: expected integers");
  ctn_array_release(p);
  p = whole(5), q = whole(11), r = whole(-1);
  FAILS(ctn_random_hypergeometric(state, p, p, q, DIMS(3), CTN_INT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "nsample: expected at most ngood + nbad = 10, got 11");
  FAILS(ctn_random_hypergeometric(state, r, p, p, DIMS(3), CTN_INT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "ngood: expected 0 to 2^50, got -1");
  ctn_array_release(p), ctn_array_release(q), ctn_array_release(r);
  p = single(2), q = single(0), r = single(1e-12);
  FAILS(ctn_random_triangular(state, p, good, p, DIMS(1), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "mode:");
  FAILS(ctn_random_triangular(state, q, p, good, DIMS(1), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "right:");
  FAILS(ctn_random_triangular(state, q, q, q, DIMS(1), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "more than left");
  FAILS(ctn_random_negative_binomial(state, p, r, DIMS(1), CTN_INT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "p:", "int32");
  ctn_array_release(p), ctn_array_release(q), ctn_array_release(r);
  /* Parameters are compared only if they match the shape: together they may be very large. */
  p = array_of(CTN_FLOAT64, DIMS(2, 1), VALUES(2, 3)), q = array_of(CTN_FLOAT64, DIMS(1, 3), VALUES(0, 0, 0));
  FAILS(ctn_random_triangular(state, p, q, good, DIMS(3), CTN_FLOAT32, &a), CTN_ERROR_SHAPE, "shape:");
  ctn_array_release(p), ctn_array_release(q);
  assert_null(a);
  assert_int_equal(offset_of(state), 0);
  OK(ctn_random_gamma(state, matrix, good, DIMS(0, 2, 3), CTN_FLOAT32, &a));
  assert_int_equal(offset_of(state), 0);
  ctn_array_release(a), ctn_array_release(matrix), ctn_array_release(good);
  ctn_random_state_release(state), ctn_random_state_release(elsewhere);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_means), TEST(test_failures)};
  return RUN(tests, argc, argv);
}
