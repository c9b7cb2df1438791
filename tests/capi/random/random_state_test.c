/* Tests of random states, the global generators, permutations, and what draws reject. */
#include "random_support.h"

static void test_states(void** unused) {
  size_t i;
  (void)unused;
  for (i = 0; i < COUNT(methods); ++i) {
    ctn_random_state *state, *other;
    ctn_random_method method;
    ctn_array *a, *b, *saved;
    char name[20];
    size_t length;
    OK(ctn_random_state_new(NULL, methods[i], 42, &state));
    OK(ctn_random_state_method(state, &method));
    assert_int_equal(method, methods[i]);
    OK(ctn_random_state_device(state, name, sizeof name, &length));
    assert_string_equal(name, device);
    assert_int_equal(ctn_object_use_count((ctn_object*)state), 1);
    assert_ptr_equal(ctn_random_state_retain(state), state);
    ctn_random_state_release(state);

    OK(ctn_random_sample(state, DIMS(1000), CTN_FLOAT64, &a));
    OK(ctn_random_state_save(state, &saved));
    assert_int_equal(ctn_array_dtype(saved), CTN_UINT64);
    assert_int_equal(ctn_array_size(saved), methods[i] == CTN_RANDOM_MT19937 ? 626 : 3);
    ctn_array_release(a);
    OK(ctn_random_normal(state, 1, 2, DIMS(777), CTN_FLOAT32, &a));
    OK(ctn_random_state_restore(state, saved));
    OK(ctn_random_normal(state, 1, 2, DIMS(777), CTN_FLOAT32, &b));
    assert_true(same(a, b));
    ctn_array_release(b);

    /* On another device, and after reseeding. */
    OK(ctn_random_state_new("test:1", methods[i], 7, &other));
    OK(ctn_random_state_restore(other, saved));
    OK(ctn_random_normal(other, 1, 2, DIMS(777), CTN_FLOAT32, &b));
    ctn_array_release(saved);
    OK(ctn_array_to_device(b, device, &saved));
    assert_true(same(a, saved));
    ctn_array_release(b);
    ctn_array_release(saved);
    ctn_array_release(a);
    ctn_random_state_release(other);

    OK(ctn_random_state_seed(state, 42));
    OK(ctn_random_state_new(NULL, methods[i], 42, &other));
    OK(ctn_random_permutation(state, 100, &a));
    OK(ctn_random_permutation(other, 100, &b));
    assert_true(same(a, b));
    ctn_array_release(a);
    ctn_array_release(b);
    ctn_random_state_release(other);
    ctn_random_state_release(state);
  }
  ctn_random_state_release(NULL);
}

static void test_global(void** unused) {
  ctn_random_state *state, *again;
  ctn_random_method method;
  ctn_array *a, *b;
  uint64_t seed, position;
  (void)unused;
  OK(ctn_random_seed(NULL, 5));
  OK(ctn_random_state_default(NULL, &state));
  OK(ctn_random_state_default(device, &again));
  assert_ptr_equal(state, again);
  ctn_random_state_release(again);
  OK(ctn_random_state_method(state, &method));
  assert_int_equal(method, CTN_RANDOM_PHILOX4_32_10);
  OK(ctn_random_uniform(NULL, -1, 1, DIMS(3, 50), CTN_FLOAT32, &a));
  random_position(NULL, &seed, &position);
  assert_int_equal(seed, 5);
  assert_int_equal(position, 150);
  OK(ctn_random_state_seed(state, 5));
  OK(ctn_random_uniform(state, -1, 1, DIMS(3, 50), CTN_FLOAT32, &b));
  assert_true(same(a, b));
  ctn_array_release(b);
  ctn_array_release(a);
  ctn_random_state_release(state);
  /* A separate generator with the default method gives the same numbers. */
  OK(ctn_random_state_new(NULL, CTN_RANDOM_DEFAULT, 5, &state));
  OK(ctn_random_seed(NULL, 5));
  OK(ctn_random_sample(NULL, DIMS(40), CTN_FLOAT64, &a));
  OK(ctn_random_sample(state, DIMS(40), CTN_FLOAT64, &b));
  assert_true(same(a, b));
  ctn_array_release(b);
  ctn_array_release(a);
  ctn_random_state_release(state);
  OK(ctn_random_fresh_seed(&seed));
}

static void test_order(void** unused) {
  size_t i;
  (void)unused;
  for (i = 0; i < COUNT(methods); ++i) {
    ctn_random_state* state;
    ctn_array *a, *rows, *turned, *mixed, *first, *order;
    OK(ctn_random_state_new(NULL, methods[i], 3, &state));
    OK(ctn_array_arange_i64(0, 50, 1, CTN_INT64, &a));
    OK(ctn_random_shuffle(state, a));
    assert_true(is_permutation(a, 50));
    OK(ctn_random_state_seed(state, 3));
    OK(ctn_random_permutation(state, 50, &order));
    assert_true(same(a, order)); /* equal seeds give equal orders */
    OK(ctn_random_state_seed(state, 3));
    OK(ctn_array_arange_i64(0, 50, 1, CTN_INT64, &first));
    OK(ctn_random_permutation_of(state, first, &mixed));
    assert_true(same(a, mixed));
    ctn_array_release(mixed);
    ctn_array_release(first);
    ctn_array_release(a);

    /* Rows stay intact, in views too. */
    rows = counting(CTN_FLOAT32, DIMS(3, 50));
    OK(ctn_array_transpose(rows, NULL, 0, &turned));
    OK(ctn_random_state_seed(state, 3));
    OK(ctn_random_shuffle(state, turned));
    OK(ctn_array_get(rows, (const ctn_index[]){{CTN_INDEX_INT, 2, 0, 0}}, 1, &first));
    OK(ctn_array_add_f64(order, 100, &mixed));
    assert_true(same(first, mixed));
    ctn_array_release(mixed);
    ctn_array_release(first);
    ctn_array_release(turned);
    ctn_array_release(rows);
    ctn_array_release(order);
    ctn_random_state_release(state);
  }
  {
    ctn_array *a = counting(CTN_INT64, DIMS(7)), *b, *none = counting(CTN_INT8, DIMS(0, 4));
    OK(ctn_random_shuffle(NULL, a));
    assert_true(is_permutation(a, 7));
    OK(ctn_random_permutation_of(NULL, a, &b));
    assert_true(is_permutation(b, 7));
    ctn_array_release(b);
    OK(ctn_random_shuffle(NULL, none));
    OK(ctn_random_permutation_of(NULL, none, &b));
    assert_int_equal(ctn_array_size(b), 0);
    ctn_array_release(b);
    ctn_array_release(none);
    ctn_array_release(a);
  }
}

static void test_failures(void** unused) {
  ctn_random_state *state, *mersenne, *elsewhere;
  ctn_array *a = NULL, *bad, *three, *scalar, *fixed, *saved, *before;
  ctn_random_method quasi = CTN_RANDOM_SOBOL32;
  (void)unused;
  FAILS(ctn_random_state_new(NULL, CTN_RANDOM_XORWOW, 1, &state), CTN_ERROR_UNSUPPORTED, "method:", "XORWOW");
  assert_null(state);
  FAILS(ctn_random_state_new(NULL, quasi, 1, &state), CTN_ERROR_UNSUPPORTED, "Sobol32");
  FAILS(ctn_random_state_new(NULL, 105, 1, &state), CTN_ERROR_INVALID_ARGUMENT, "method:", "105");
  FAILS(ctn_random_state_new(NULL, 7, 1, &state), CTN_ERROR_INVALID_ARGUMENT, "method:", "7");
  FAILS(ctn_random_state_new("test:9", CTN_RANDOM_DEFAULT, 1, &state), CTN_ERROR_DEVICE, "test:9");
  FAILS(ctn_random_state_new(NULL, CTN_RANDOM_DEFAULT, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "out:");
  FAILS(ctn_random_state_default("x", &state), CTN_ERROR_DEVICE, "\"x\"");
  OK(ctn_random_state_new(NULL, CTN_RANDOM_DEFAULT, 1, &state));
  OK(ctn_random_state_new(NULL, CTN_RANDOM_MT19937, 1, &mersenne));
  OK(ctn_random_state_new("test:1", CTN_RANDOM_MT19937, 1, &elsewhere));
  OK(ctn_random_state_save(mersenne, &before));

  FAILS(ctn_random_lognormal(NULL, 0, -1, DIMS(4), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "sigma:", "-1");
  assert_null(a);
  FAILS(ctn_random_exponential(NULL, NAN, DIMS(4), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT,
        "scale:", "nan");
  FAILS(ctn_random_gumbel(NULL, 0, -2, DIMS(4), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT, "scale:");
  FAILS(ctn_random_gumbel(NULL, 0, 1, DIMS(4), CTN_INT32, &a), CTN_ERROR_DTYPE, "dtype:", "int32");
  FAILS(ctn_random_exponential(mersenne, 1, DIMS(-4), CTN_FLOAT32, &a), CTN_ERROR_INVALID_ARGUMENT, "(-4,)");
  FAILS(ctn_random_poisson(NULL, -1, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT, "lam:", "-1");
  FAILS(ctn_random_poisson(NULL, NAN, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT, "lam:");
  FAILS(ctn_random_poisson(NULL, 3e9, DIMS(4), CTN_INT32, &a), CTN_ERROR_INVALID_ARGUMENT, "lam:", "int32");
  FAILS(ctn_random_poisson(NULL, 3, DIMS(4), CTN_UINT8, &a), CTN_ERROR_DTYPE, "int32 or int64", "uint8");
  FAILS(ctn_random_binomial(NULL, -1, 0.5, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT, "n:", "-1");
  FAILS(ctn_random_binomial(NULL, 1, 1.5, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT, "p:", "1.5");
  FAILS(ctn_random_binomial(NULL, 1, NAN, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT, "p:", "nan");
  FAILS(ctn_random_interval(NULL, -1, DIMS(4), &a), CTN_ERROR_INVALID_ARGUMENT, "mx:", "-1");
  FAILS(ctn_random_integers_inclusive(NULL, 4, 3, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT,
        "high:", "3");
  FAILS(ctn_random_integers_inclusive(NULL, 0, 128, DIMS(4), CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT,
        "127");
  FAILS(ctn_random_integers(mersenne, 3, 3, DIMS(4), CTN_INT64, &a), CTN_ERROR_INVALID_ARGUMENT, "high:");

  three = counting(CTN_FLOAT32, DIMS(3));
  scalar = counting(CTN_FLOAT32, NO_DIMS);
  FAILS(ctn_random_shuffle(NULL, scalar), CTN_ERROR_SHAPE, "a: expected at least one dimension");
  FAILS(ctn_random_permutation_of(NULL, scalar, &a), CTN_ERROR_SHAPE, "a:");
  OK(ctn_array_broadcast_to(three, DIMS(2, 3), &fixed));
  FAILS(ctn_random_shuffle(NULL, fixed), CTN_ERROR_INVALID_ARGUMENT, "a:");
  FAILS(ctn_random_shuffle(elsewhere, three), CTN_ERROR_DEVICE, "a:", "test:1");
  FAILS(ctn_random_uniform_into(elsewhere, 0, 1, three), CTN_ERROR_DEVICE, "out:", "test:1");
  FAILS(ctn_random_choice_of(elsewhere, three, DIMS(2), 1, NULL, &a), CTN_ERROR_DEVICE, "a:");
  FAILS(ctn_random_choice(elsewhere, 3, DIMS(2), 1, three, &a), CTN_ERROR_DEVICE, "p:");
  CHECK_ARRAY(three, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 2));
  FAILS(ctn_random_choice(NULL, 0, DIMS(2), 1, NULL, &a), CTN_ERROR_INVALID_ARGUMENT, "n:", "0");
  FAILS(ctn_random_choice(NULL, -1, DIMS(0), 1, NULL, &a), CTN_ERROR_INVALID_ARGUMENT, "n:", "-1");
  FAILS(ctn_random_choice(NULL, 3, DIMS(4), 0, NULL, &a), CTN_ERROR_INVALID_ARGUMENT, "shape:", "at most 3",
        "got 4");
  FAILS(ctn_random_choice(NULL, 3, DIMS(-4), 0, NULL, &a), CTN_ERROR_INVALID_ARGUMENT, "(-4,)");
  FAILS(ctn_random_choice(NULL, 3, DIMS(4), 1, three, &a), CTN_ERROR_INVALID_ARGUMENT, "p:", "sum of 3");
  FAILS(ctn_random_choice(NULL, 4, DIMS(4), 1, three, &a), CTN_ERROR_SHAPE, "p:", "4", "(3,)");
  FAILS(ctn_random_choice_of(NULL, fixed, DIMS(4), 1, NULL, &a), CTN_ERROR_SHAPE,
        "a: expected one dimension");
  bad = array_of(CTN_FLOAT64, DIMS(3), VALUES(-0.5, 0.5, 1));
  FAILS(ctn_random_choice(mersenne, 3, DIMS(4), 1, bad, &a), CTN_ERROR_INVALID_ARGUMENT, "p:", "-0.5");
  ctn_array_release(bad);
  bad = array_of(CTN_FLOAT64, DIMS(3), VALUES(0, NAN, 1));
  FAILS(ctn_random_choice(NULL, 3, DIMS(4), 1, bad, &a), CTN_ERROR_INVALID_ARGUMENT, "p:", "nan");
  ctn_array_release(bad);
  bad = array_of(CTN_FLOAT64, DIMS(3), VALUES(0, 0, 1));
  FAILS(ctn_random_choice(mersenne, 3, DIMS(2), 0, bad, &a), CTN_ERROR_INVALID_ARGUMENT, "p:", "at least 2",
        "got 1");
  ctn_array_release(bad);
  assert_null(a);

  /* None of this has advanced the generator. */
  OK(ctn_random_state_save(mersenne, &saved));
  assert_int_equal(same(saved, before), 1);
  FAILS(ctn_random_state_restore(state, saved), CTN_ERROR_SHAPE, "saved:", "Philox", "(626,)");
  FAILS(ctn_random_state_restore(state, three), CTN_ERROR_DTYPE, "saved:", "float32");
  FAILS(ctn_random_state_restore(state, NULL), CTN_ERROR_INVALID_ARGUMENT, "saved: expected an array");
  bad = array_of(CTN_UINT64, DIMS(3), VALUES(142, 0, 0));
  FAILS(ctn_random_state_restore(state, bad), CTN_ERROR_INVALID_ARGUMENT, "saved:", "161", "142");
  ctn_array_release(bad);
  {
    uint64_t words[626] = {CTN_RANDOM_MT19937, 625, 1, 1};
    OK(ctn_array_from_data(words, DIMS(626), CTN_UINT64, &bad));
    FAILS(ctn_random_state_restore(mersenne, bad), CTN_ERROR_INVALID_ARGUMENT, "position", "625");
    words[1] = 624;
    words[3] = 0;
    OK(ctn_array_set_data(bad, words, sizeof words));
    FAILS(ctn_random_state_restore(mersenne, bad), CTN_ERROR_INVALID_ARGUMENT, "zero");
    words[9] = UINT64_C(1) << 32;
    OK(ctn_array_set_data(bad, words, sizeof words));
    FAILS(ctn_random_state_restore(mersenne, bad), CTN_ERROR_INVALID_ARGUMENT, "4294967296");
    ctn_array_release(bad);
  }
  ctn_array_release(saved);
  OK(ctn_random_state_save(mersenne, &saved));
  assert_int_equal(same(saved, before), 1);
  ctn_array_release(saved);
  ctn_array_release(before);
  ctn_array_release(fixed);
  ctn_array_release(scalar);
  ctn_array_release(three);
  ctn_random_state_release(elsewhere);
  ctn_random_state_release(mersenne);
  ctn_random_state_release(state);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_states), TEST(test_global), TEST(test_order),
                                     TEST(test_failures)};
  return RUN(tests, argc, argv);
}
