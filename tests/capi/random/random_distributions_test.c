/* Tests of the distributions, choices and samplers of catenary/random.h and catenary/utils.h. */
#include "random_support.h"

#define SIZE 20000

/* Checks that the mean of SIZE draws is within six standard deviations of the expected mean. */
static void check_mean(ctn_array* a, ctn_dtype dtype, double expected, double deviation) {
  assert_int_equal(ctn_array_dtype(a), dtype);
  assert_int_equal(ctn_array_size(a), SIZE);
  assert_true(fabs(mean(a) - expected) <= 6 * deviation / sqrt(SIZE));
  ctn_array_release(a);
}

static void test_distributions(void** unused) {
  static const ctn_dtype floats[] = {CTN_FLOAT32, CTN_FLOAT64}, counts[] = {CTN_INT32, CTN_INT64};
  size_t i, k;
  (void)unused;
  OK(ctn_random_seed(NULL, 9));
  for (i = 0; i < COUNT(methods); ++i) {
    ctn_random_state* state;
    ctn_array* a;
    OK(ctn_random_state_new(NULL, methods[i], 9, &state));
    for (k = 0; k < 2; ++k) {
      const ctn_dtype f = floats[k], c = counts[k];
      OK(ctn_random_lognormal(NULL, 0.25, 0.5, DIMS(SIZE), f, &a));
      assert_true(minimum(a) > 0);
      check_mean(a, f, exp(0.375), 0.7754);
      OK(ctn_random_lognormal(state, 0.25, 0.5, DIMS(100, 200), f, &a));
      check_mean(a, f, exp(0.375), 0.7754);
      OK(ctn_random_exponential(NULL, 3, DIMS(SIZE), f, &a));
      assert_true(minimum(a) >= 0);
      check_mean(a, f, 3, 3);
      OK(ctn_random_exponential(state, 3, DIMS(SIZE), f, &a));
      check_mean(a, f, 3, 3);
      OK(ctn_random_gumbel(NULL, 1, 2, DIMS(SIZE), f, &a));
      check_mean(a, f, 1 + 2 * 0.57721566, 2.5651);
      OK(ctn_random_gumbel(state, 1, 2, DIMS(SIZE), f, &a));
      check_mean(a, f, 1 + 2 * 0.57721566, 2.5651);
      OK(ctn_random_standard_normal(state, DIMS(SIZE), f, &a));
      check_mean(a, f, 0, 1);
      OK(ctn_random_standard_normal(NULL, DIMS(SIZE), f, &a));
      OK(ctn_random_uniform_into(state, 2, 4, a));
      assert_true(minimum(a) >= 2 && maximum(a) < 4);
      OK(ctn_random_normal_into(state, 2, 0, a));
      assert_true(minimum(a) == 2 && maximum(a) == 2);
      check_mean(a, f, 2, 0);
      OK(ctn_random_poisson(NULL, 4, DIMS(SIZE), c, &a));
      assert_true(minimum(a) >= 0);
      check_mean(a, c, 4, 2);
      OK(ctn_random_poisson(state, 400, DIMS(SIZE), c, &a));
      check_mean(a, c, 400, 20);
      OK(ctn_random_binomial(NULL, 10, 0.3, DIMS(SIZE), c, &a));
      assert_true(minimum(a) == 0 && maximum(a) <= 10);
      check_mean(a, c, 3, sqrt(2.1));
      OK(ctn_random_binomial(state, 1000, 0.9, DIMS(SIZE), c, &a));
      check_mean(a, c, 900, sqrt(90));
      OK(ctn_random_integers_inclusive(NULL, -3, 10, DIMS(SIZE), c, &a));
      assert_true(minimum(a) == -3 && maximum(a) == 10);
      check_mean(a, c, 3.5, 4.0312);
      OK(ctn_random_integers(state, -3, 10, DIMS(SIZE), c, &a));
      assert_true(minimum(a) == -3 && maximum(a) == 9);
      check_mean(a, c, 3, 3.7417);
    }
    OK(ctn_random_interval(NULL, 10, DIMS(SIZE), &a));
    assert_true(minimum(a) == 0 && maximum(a) == 10);
    check_mean(a, CTN_INT32, 5, 3.1623);
    OK(ctn_random_interval(state, INT64_C(1) << 31, DIMS(SIZE), &a));
    check_mean(a, CTN_INT64, 1073741824.0, 619925131.0);
    OK(ctn_random_interval(state, INT64_C(2147483647), DIMS(2, 0), &a));
    assert_int_equal(ctn_array_dtype(a), CTN_INT32);
    ctn_array_release(a);
    OK(ctn_random_integers_inclusive(state, INT64_MIN, INT64_MAX, DIMS(50), CTN_INT64, &a));
    assert_true(minimum(a) < -1e17 && maximum(a) > 1e17);
    ctn_array_release(a);
    OK(ctn_random_integers_inclusive(state, -128, 127, DIMS(5000), CTN_INT8, &a));
    assert_true(minimum(a) == -128 && maximum(a) == 127);
    ctn_array_release(a);
    ctn_random_state_release(state);
  }
}

/* One parameter per element: if all are equal, the numbers are those of a single parameter. */
static void test_arrays_of_parameters(void** unused) {
  static const ctn_dtype dtypes[] = {CTN_INT32, CTN_INT64};
  ctn_array *means = array_of(CTN_FLOAT32, DIMS(3), VALUES(0, 2, 400)),
            *many = array_of(CTN_FLOAT64, DIMS(1), VALUES(30)),
            *n = array_of(CTN_INT32, DIMS(3, 1), VALUES(0, 5, 1000)),
            *p = array_of(CTN_FLOAT64, DIMS(2), VALUES(0, 0.75)),
            *trials = array_of(CTN_INT64, DIMS(1), VALUES(50)),
            *half = array_of(CTN_FLOAT64, NO_DIMS, VALUES(0.5)), *a, *b;
  size_t m, d, i;
  (void)unused;
  for (m = 0; m < 2; ++m) {
    for (d = 0; d < 2; ++d) {
      ctn_random_state *one, *other;
      double counts[3000];
      OK(ctn_random_state_new(NULL, methods[m], 11, &one));
      OK(ctn_random_state_new(NULL, methods[m], 11, &other));
      OK(ctn_random_poisson(one, 30, DIMS(7, 100), dtypes[d], &a));
      OK(ctn_random_poisson_of(other, many, DIMS(7, 100), dtypes[d], &b));
      assert_true(same(a, b));
      ctn_array_release(a);
      ctn_array_release(b);
      OK(ctn_random_binomial(one, 50, 0.5, DIMS(7, 100), dtypes[d], &a));
      OK(ctn_random_binomial_of(other, trials, half, DIMS(7, 100), dtypes[d], &b));
      assert_true(same(a, b));
      ctn_array_release(a);
      ctn_array_release(b);
      OK(ctn_random_poisson_of(one, means, DIMS(1000, 3), dtypes[d], &a));
      OK(ctn_array_astype(a, CTN_FLOAT64, &b));
      OK(ctn_array_to_data(b, counts, sizeof counts));
      ctn_array_release(a);
      ctn_array_release(b);
      {
        double sums[3] = {0, 0, 0};
        for (i = 0; i < 3000; ++i) sums[i % 3] += counts[i] / 1000;
        assert_true(sums[0] == 0);
        assert_true(fabs(sums[1] - 2) < 0.3 && fabs(sums[2] - 400) < 5); /* six standard deviations */
      }
      OK(ctn_random_binomial_of(one, n, p, DIMS(3, 2), dtypes[d], &a));
      OK(ctn_array_astype(a, CTN_FLOAT64, &b));
      OK(ctn_array_to_data(b, counts, 6 * sizeof *counts));
      ctn_array_release(a);
      ctn_array_release(b);
      assert_true(counts[0] == 0 && counts[1] == 0 && counts[2] == 0 && counts[4] == 0);
      assert_true(counts[3] <= 5 && fabs(counts[5] - 750) < 85);
      OK(ctn_random_poisson_of(one, means, DIMS(0, 3), dtypes[d], &a));
      assert_int_equal(ctn_array_size(a), 0);
      ctn_array_release(a);
      ctn_random_state_release(one);
      ctn_random_state_release(other);
    }
  }
  OK(ctn_random_poisson_of(NULL, means, DIMS(3), CTN_INT64, &a));
  ctn_array_release(a);
  FAILS(ctn_random_poisson_of(NULL, means, DIMS(2), CTN_INT64, &a), CTN_ERROR_SHAPE, "(3,)", "(2,)");
  assert_null(a);
  FAILS(ctn_random_poisson_of(NULL, means, DIMS(3), CTN_FLOAT32, &a), CTN_ERROR_DTYPE, "int32 or int64",
        "float32");
  FAILS(ctn_random_binomial_of(NULL, p, p, DIMS(2), CTN_INT64, &a), CTN_ERROR_DTYPE, "n: expected integers",
        "float64");
  FAILS(ctn_random_binomial_of(NULL, trials, many, DIMS(2), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "p: expected 0 to 1, got 30");
  ctn_array_release(many);
  many = array_of(CTN_FLOAT64, DIMS(2), VALUES(1, -1));
  FAILS(ctn_random_poisson_of(NULL, many, DIMS(2), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "lam: expected 0 to", "-1");
  ctn_array_release(trials);
  trials = array_of(CTN_INT64, DIMS(2), VALUES(1, -1));
  FAILS(ctn_random_binomial_of(NULL, trials, half, DIMS(2), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "n: expected 0 to", "-1");
  ctn_array_release(half);
  ctn_array_release(trials);
  ctn_array_release(p);
  ctn_array_release(n);
  ctn_array_release(many);
  ctn_array_release(means);
}

static void test_choice(void** unused) {
  size_t i;
  (void)unused;
  OK(ctn_random_seed(NULL, 4));
  for (i = 0; i < COUNT(methods); ++i) {
    static int64_t values[SIZE];
    ctn_random_state* state;
    ctn_array *a, *p, *from, *single;
    int64_t seen[4] = {0}, first[4] = {0};
    size_t k;
    OK(ctn_random_state_new(NULL, methods[i], 4, &state));
    p = array_of(CTN_FLOAT64, DIMS(4), VALUES(0.1, 0, 0.6, 0.3));
    single = array_of(CTN_FLOAT32, DIMS(4), VALUES(0.1, 0, 0.6, 0.3));
    OK(ctn_random_choice(state, 6, DIMS(SIZE), 1, NULL, &a));
    assert_true(minimum(a) == 0 && maximum(a) == 5);
    check_mean(a, CTN_INT64, 2.5, 1.7078);
    OK(ctn_random_choice(state, 4, DIMS(SIZE), 1, p, &a));
    OK(ctn_array_to_data(a, values, sizeof values));
    for (k = 0; k < SIZE; ++k) ++seen[values[k]];
    assert_int_equal(seen[1], 0);
    assert_true(fabs((double)seen[2] - 0.6 * SIZE) < 6 * sqrt(0.24 * SIZE));
    assert_true(fabs((double)seen[3] - 0.3 * SIZE) < 6 * sqrt(0.21 * SIZE));
    ctn_array_release(a);

    /* Without replacement: the first draw has the given distribution, and the second has the distribution of
       the remaining choices. */
    for (k = 0; k < 2000; ++k) {
      OK(ctn_random_choice(state, 4, DIMS(2), 0, single, &a));
      OK(ctn_array_to_data(a, values, 2 * sizeof *values));
      assert_true(values[0] != values[1] && values[0] != 1 && values[1] != 1);
      ++first[values[0]];
      ctn_array_release(a);
    }
    assert_true(fabs((double)first[2] - 0.6 * 2000) < 6 * sqrt(0.24 * 2000));
    OK(ctn_random_choice(state, 30, DIMS(5, 6), 0, NULL, &a));
    assert_int_equal(ctn_array_ndim(a), 2);
    assert_true(is_permutation(a, 30));
    ctn_array_release(a);
    OK(ctn_random_choice(state, 1000, DIMS(2), 0, NULL, &a));
    assert_true(minimum(a) != maximum(a));
    ctn_array_release(a);

    from = array_of(CTN_FLOAT32, DIMS(4), VALUES(10, 20, 30, 40));
    OK(ctn_random_choice_of(state, from, DIMS(3), 0, p, &a));
    assert_int_equal(ctn_array_dtype(a), CTN_FLOAT32);
    assert_true(minimum(a) == 10 && maximum(a) == 40 && fabs(mean(a) - 80.0 / 3) < 1e-4);
    ctn_array_release(a);
    OK(ctn_random_choice_of(NULL, from, DIMS(2, 50), 1, NULL, &a));
    assert_true(minimum(a) == 10 && maximum(a) == 40);
    ctn_array_release(a);
    OK(ctn_random_choice(NULL, 0, DIMS(0, 2), 1, NULL, &a));
    assert_int_equal(ctn_array_size(a), 0);
    ctn_array_release(a);
    ctn_array_release(from);
    ctn_array_release(single);
    ctn_array_release(p);
    ctn_random_state_release(state);
  }
}

/* Few of many numbers are drawn without permuting all. */
static void test_choice_of_few(void** unused) {
  enum { COUNT_OF_ALL = 100, FEW = 10, ROUNDS = 4000, MANY = 1000000, SOME = 100000 };
  size_t i;
  (void)unused;
  for (i = 0; i < COUNT(methods); ++i) {
    static int64_t values[SOME], other[SOME], order[MANY];
    static unsigned char seen[MANY];
    int64_t times[COUNT_OF_ALL] = {0}, firsts[COUNT_OF_ALL] = {0}, lasts[COUNT_OF_ALL] = {0};
    ctn_random_state *state, *again;
    ctn_array* a;
    size_t k, n;
    OK(ctn_random_state_new(NULL, methods[i], 7, &state));
    for (n = 0; n < ROUNDS; ++n) {
      OK(ctn_random_choice(state, COUNT_OF_ALL, DIMS(2, FEW / 2), 0, NULL, &a));
      OK(ctn_array_to_data(a, values, FEW * sizeof *values));
      ctn_array_release(a);
      for (k = 0; k < FEW; ++k) ++times[values[k]];
      ++firsts[values[0]];
      ++lasts[values[FEW - 1]];
    }
    for (k = 0; k < COUNT_OF_ALL; ++k) { /* 6 standard deviations of binomial counts */
      assert_true(fabs((double)times[k] - 400) < 6 * sqrt(400 * 0.9));
      assert_true(fabs((double)firsts[k] - 40) < 6 * sqrt(40 * 0.99));
      assert_true(fabs((double)lasts[k] - 40) < 6 * sqrt(40 * 0.99));
    }

    OK(ctn_random_choice(state, MANY, DIMS(SOME), 0, NULL, &a));
    OK(ctn_array_to_data(a, values, sizeof values));
    ctn_array_release(a);
    memset(seen, 0, sizeof seen);
    for (k = 0; k < SOME; ++k) assert_int_equal(seen[values[k]]++, 0);

    for (n = 0; n < 2; ++n) { /* the same on other devices */
      if (n == 1) ctn_random_state_release(again);
      OK(ctn_random_state_new(n == 1 ? "test:1" : NULL, methods[i], 8, &again));
      OK(ctn_random_choice(again, MANY, DIMS(SOME), 0, NULL, &a));
      OK(ctn_array_to_data(a, n == 1 ? other : values, sizeof values));
      ctn_array_release(a);
    }
    assert_memory_equal(values, other, sizeof values);
    OK(ctn_random_state_seed(again, 8));
    OK(ctn_random_permutation(again, MANY, &a));
    OK(ctn_array_to_data(a, order, sizeof order));
    ctn_array_release(a);
    /* The Mersenne twister draws as NumPy's RandomState, which permutes all. */
    assert_int_equal(!memcmp(values, order, sizeof values), methods[i] == CTN_RANDOM_MT19937);
    ctn_random_state_release(state);
    ctn_random_state_release(again);
  }
}

static void test_walker_alias(void** unused) {
  static int32_t values[SIZE];
  ctn_walker_alias *alias, *none;
  ctn_random_state *state, *elsewhere;
  ctn_array *probs = array_of(CTN_INT32, DIMS(4), VALUES(1, 0, 6, 3)), *a, *b, *draws;
  int64_t seen[4] = {0};
  size_t i;
  (void)unused;
  OK(ctn_walker_alias_new(probs, &alias));
  OK(ctn_random_state_new(NULL, CTN_RANDOM_MT19937, 1, &state));
  OK(ctn_walker_alias_sample(alias, state, DIMS(SIZE), &a));
  assert_int_equal(ctn_array_dtype(a), CTN_INT32);
  OK(ctn_array_to_data(a, values, sizeof values));
  for (i = 0; i < SIZE; ++i) ++seen[values[i]];
  assert_int_equal(seen[1], 0);
  assert_true(fabs((double)seen[0] - 0.1 * SIZE) < 6 * sqrt(0.09 * SIZE));
  assert_true(fabs((double)seen[2] - 0.6 * SIZE) < 6 * sqrt(0.24 * SIZE));
  OK(ctn_random_state_seed(state, 1));
  OK(ctn_random_sample(state, DIMS(SIZE), CTN_FLOAT64, &draws));
  OK(ctn_walker_alias_sample_from(alias, draws, &b));
  assert_true(same(a, b));
  ctn_array_release(b);
  ctn_array_release(draws);
  ctn_array_release(a);
  OK(ctn_walker_alias_sample(alias, NULL, DIMS(2, 0), &a));
  assert_int_equal(ctn_array_size(a), 0);
  ctn_array_release(a);
  draws = array_of(CTN_FLOAT32, DIMS(4), VALUES(-1, NAN, 1, HUGE_VAL));
  OK(ctn_walker_alias_sample_from(alias, draws, &a));
  assert_true(minimum(a) >= 0 && maximum(a) <= 3);
  ctn_array_release(a);

  OK(ctn_random_state_new("test:1", CTN_RANDOM_MT19937, 1, &elsewhere));
  FAILS(ctn_walker_alias_sample(alias, elsewhere, DIMS(2), &a), CTN_ERROR_DEVICE, "state:", "test:1");
  FAILS(ctn_walker_alias_sample(alias, NULL, DIMS(-2), &a), CTN_ERROR_INVALID_ARGUMENT, "shape:");
  FAILS(ctn_walker_alias_sample_from(alias, probs, &a), CTN_ERROR_DTYPE, "uniform:", "int32");
  OK(ctn_walker_alias_to_device(alias, "test:1"));
  FAILS(ctn_walker_alias_sample_from(alias, draws, &a), CTN_ERROR_DEVICE, "uniform:", device);
  OK(ctn_walker_alias_sample(alias, elsewhere, DIMS(SIZE), &b));
  OK(ctn_array_to_device(b, "cpu", &a));
  OK(ctn_array_to_data(a, values, sizeof values));
  for (i = 0; i < SIZE; ++i) --seen[values[i]];
  assert_true(seen[0] == 0 && seen[2] == 0 && seen[3] == 0); /* the same draws as before */
  ctn_array_release(a);
  ctn_array_release(b);
  FAILS(ctn_walker_alias_to_device(alias, "x"), CTN_ERROR_DEVICE, "\"x\"");
  ctn_array_release(draws);
  ctn_random_state_release(elsewhere);
  ctn_random_state_release(state);
  ctn_walker_alias_release(alias);
  ctn_array_release(probs);

  probs = counting(CTN_FLOAT32, DIMS(2, 2));
  FAILS(ctn_walker_alias_new(probs, &none), CTN_ERROR_SHAPE, "probs: expected one dimension", "(2, 2)");
  assert_null(none);
  ctn_array_release(probs);
  probs = counting(CTN_FLOAT32, DIMS(0));
  FAILS(ctn_walker_alias_new(probs, &none), CTN_ERROR_SHAPE, "probs:", "(0,)");
  ctn_array_release(probs);
  probs = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, -1));
  FAILS(ctn_walker_alias_new(probs, &none), CTN_ERROR_INVALID_ARGUMENT, "probs:", "-1 at 1");
  ctn_array_release(probs);
  probs = array_of(CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  FAILS(ctn_walker_alias_new(probs, &none), CTN_ERROR_INVALID_ARGUMENT, "probs:", "sum above 0");
  ctn_array_release(probs);
  probs = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, NAN));
  FAILS(ctn_walker_alias_new(probs, &none), CTN_ERROR_INVALID_ARGUMENT, "probs:", "nan");
  ctn_array_release(probs);
  FAILS(ctn_walker_alias_new(NULL, &none), CTN_ERROR_INVALID_ARGUMENT, "probs:");
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_distributions), TEST(test_arrays_of_parameters),
                                     TEST(test_choice), TEST(test_choice_of_few), TEST(test_walker_alias)};
  return RUN(tests, argc, argv);
}
