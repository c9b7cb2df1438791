/* Tests of catenary/iterator.h: the order of the batches, epochs, and saving the place in the data. */
#include "dataset_support.h"

static ctn_iterator* serial_of(int64_t count, int64_t batch, int repeat, int shuffle, uint64_t seed) {
  ctn_dataset* dataset = squares(count);
  ctn_iterator* iterator = NULL;
  OK(ctn_iterator_serial_new(dataset, batch, repeat, shuffle, seed, &iterator));
  ctn_dataset_release(dataset);
  return iterator;
}

static void check_numbers(ctn_iterator* iterator, const double* expected, size_t count, int line) {
  float numbers[64];
  size_t i;
  const int64_t length = next_numbers(iterator, numbers);
  if (length != (int64_t)count) {
    print_error("expected %d examples, got %d\n", (int)count, (int)length);
    _fail(__FILE__, line);
  }
  for (i = 0; i < count; ++i)
    if (numbers[i] != (float)expected[i]) _fail(__FILE__, line);
}
#define NEXT(iterator, ...) check_numbers((iterator), VALUES(__VA_ARGS__), __LINE__)

static void test_order(void** state) {
  float numbers[64];
  ctn_iterator* iterator = serial_of(5, 2, 1, 0, 0);
  (void)state;
  assert_int_equal(ctn_iterator_part_count(iterator), 2);
  assert_int_equal(ctn_iterator_batch_size(iterator), 2);
  assert_true(ctn_iterator_previous_epoch_detail(iterator) < 0);
  NEXT(iterator, 0, 1);
  assert_int_equal(ctn_iterator_is_new_epoch(iterator), 0);
  assert_true(ctn_iterator_epoch_detail(iterator) == 0.4);
  NEXT(iterator, 2, 3);
  NEXT(iterator, 4, 0); /* the last example, and the first of the next epoch */
  assert_int_equal(ctn_iterator_is_new_epoch(iterator), 1);
  assert_int_equal(ctn_iterator_epoch(iterator), 1);
  assert_true(ctn_iterator_epoch_detail(iterator) == 1.2);
  assert_true(ctn_iterator_previous_epoch_detail(iterator) == 0.8);
  NEXT(iterator, 1, 2);
  NEXT(iterator, 3, 4); /* ends with the epoch */
  assert_int_equal(ctn_iterator_epoch(iterator), 2);
  assert_true(ctn_iterator_epoch_detail(iterator) == 2);
  NEXT(iterator, 0, 1);
  OK(ctn_iterator_reset(iterator));
  assert_int_equal(ctn_iterator_epoch(iterator), 0);
  NEXT(iterator, 0, 1);
  ctn_iterator_release(iterator);

  iterator = serial_of(5, 2, 0, 0, 0);
  NEXT(iterator, 0, 1);
  NEXT(iterator, 2, 3);
  NEXT(iterator, 4);
  assert_int_equal(ctn_iterator_is_new_epoch(iterator), 1);
  assert_int_equal(next_numbers(iterator, numbers), -1);
  assert_int_equal(next_numbers(iterator, numbers), -1);
  OK(ctn_iterator_reset(iterator));
  NEXT(iterator, 0, 1);
  ctn_iterator_release(iterator);

  iterator = serial_of(2, 5, 1, 0, 0); /* a batch of several epochs */
  NEXT(iterator, 0, 1, 0, 1, 0);
  assert_int_equal(ctn_iterator_epoch(iterator), 2);
  ctn_iterator_release(iterator);
}

static void test_shuffling(void** state) {
  float first[64], second[64], again[64];
  int64_t i, k;
  ctn_iterator *iterator = serial_of(40, 40, 1, 1, 7), *other = serial_of(40, 40, 1, 1, 7);
  (void)state;
  assert_int_equal(next_numbers(iterator, first), 40);
  assert_int_equal(next_numbers(iterator, second), 40);
  assert_int_equal(next_numbers(other, again), 40);
  assert_memory_equal(first, again, 40 * sizeof(float));
  assert_memory_not_equal(first, second, 40 * sizeof(float));
  for (k = 0; k < 40; ++k) { /* every example once */
    int found = 0;
    for (i = 0; i < 40; ++i) found += first[i] == (float)k;
    assert_int_equal(found, 1);
  }
  ctn_iterator_release(iterator);
  ctn_iterator_release(other);
  iterator = serial_of(40, 40, 1, 1, 8);
  assert_int_equal(next_numbers(iterator, again), 40);
  assert_memory_not_equal(first, again, 40 * sizeof(float));
  ctn_iterator_release(iterator);
}

/* Saves `from` to a dictionary and loads it into `to`. */
static ctn_status copy_state(ctn_iterator* from, ctn_iterator* to) {
  ctn_dictionary* dictionary = NULL;
  ctn_serializer *saving = NULL, *loading = NULL;
  ctn_status status;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, "", &saving));
  OK(ctn_iterator_serialize(from, saving));
  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &loading));
  status = ctn_iterator_serialize(to, loading);
  ctn_serializer_release(saving);
  ctn_serializer_release(loading);
  ctn_dictionary_release(dictionary);
  return status;
}

static void test_saving(void** state) {
  int shuffle, step, more;
  (void)state;
  for (shuffle = 0; shuffle < 2; ++shuffle) {
    for (step = 0; step < 12; ++step) {
      ctn_iterator *from = serial_of(10, 3, 1, shuffle, 5), *to = serial_of(10, 3, 1, shuffle, 6);
      float expected[64], got[64];
      for (more = 0; more < step; ++more) next_numbers(from, expected);
      OK(copy_state(from, to));
      assert_int_equal(ctn_iterator_epoch(to), ctn_iterator_epoch(from));
      assert_int_equal(ctn_iterator_is_new_epoch(to), ctn_iterator_is_new_epoch(from));
      assert_true(ctn_iterator_epoch_detail(to) == ctn_iterator_epoch_detail(from));
      assert_true(ctn_iterator_previous_epoch_detail(to) == ctn_iterator_previous_epoch_detail(from));
      for (more = 0; more < 12; ++more) {
        assert_int_equal(next_numbers(from, expected), 3);
        assert_int_equal(next_numbers(to, got), 3);
        assert_memory_equal(expected, got, 3 * sizeof(float));
      }
      ctn_iterator_release(from);
      ctn_iterator_release(to);
    }
  }
}

/* Loads a state that was changed after it was saved; the iterator keeps its own. */
static void load_changed(const char* key, int64_t integer, double real, const char* what, int line) {
  const int64_t order[4] = {0, 1, 2, integer};
  ctn_iterator *from = serial_of(4, 3, 1, 1, 5), *to = serial_of(4, 3, 1, 1, 6);
  ctn_dictionary* dictionary = NULL;
  ctn_serializer *saving = NULL, *loading = NULL;
  ctn_array* array = NULL;
  float numbers[64];
  assert_int_equal(next_numbers(from, numbers), 3);
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, "", &saving));
  OK(ctn_iterator_serialize(from, saving));
  if (strcmp(key, "order") == 0) {
    OK(ctn_array_from_data(order, DIMS(4), CTN_INT64, &array));
    OK(ctn_dictionary_set_array(dictionary, key, array));
    ctn_array_release(array);
  } else if (strcmp(key, "previous_epoch_detail") == 0) {
    OK(ctn_dictionary_set_f64(dictionary, key, real));
  } else {
    OK(ctn_dictionary_set_i64(dictionary, key, integer));
  }
  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &loading));
  if (ctn_iterator_serialize(to, loading) != CTN_ERROR_FORMAT || !strstr(ctn_error_message(), what)) {
    print_error("%s\n", ctn_error_message());
    _fail(__FILE__, line);
  }
  assert_true(ctn_iterator_epoch_detail(to) == 0);
  ctn_serializer_release(saving);
  ctn_serializer_release(loading);
  ctn_dictionary_release(dictionary);
  ctn_iterator_release(from);
  ctn_iterator_release(to);
}
#define LOAD_CHANGED(key, integer, real, what) load_changed((key), (integer), (real), (what), __LINE__)

static void test_broken_states(void** state) {
  (void)state;
  LOAD_CHANGED("epoch", -1, 0, "expected an \"epoch\" of 0 to 1099511627776");
  LOAD_CHANGED("epoch", INT64_MAX, 0, "expected an \"epoch\"");
  LOAD_CHANGED("current_position", 4, 0, "\"current_position\" of 0 to 3, got 0 and 4");
  LOAD_CHANGED("current_position", -1, 0, "current_position");
  LOAD_CHANGED("previous_epoch_detail", 0, NAN, "\"previous_epoch_detail\": expected a finite number");
  LOAD_CHANGED("order", 2, 0, "\"order\": expected each of the numbers 0 to 3 once, got 2 at 3");
  LOAD_CHANGED("order", 4, 0, "got 4 at 3");
  LOAD_CHANGED("order", -1, 0, "got -1 at 3");
}

static void test_picks(void** state) {
  ctn_iterator *iterator = serial_of(3, 2, 0, 0, 0), *endless = serial_of(3, 2, 1, 0, 0);
  ctn_array* picks = NULL;
  (void)state;
  OK(ctn_iterator_next_picks(iterator, &picks));
  CHECK_ARRAY(picks, CTN_INT64, DIMS(2, 2), VALUES(0, 0, 1, 0));
  ctn_array_release(picks);
  NEXT(iterator, 2);
  OK(ctn_iterator_next_picks(iterator, &picks));
  assert_null(picks);
  NEXT(endless, 0, 1);
  OK(ctn_iterator_next_picks(endless, &picks));
  CHECK_ARRAY(picks, CTN_INT64, DIMS(2, 2), VALUES(2, 0, 0, 1));
  assert_int_equal(ctn_iterator_epoch(endless), 1);
  ctn_array_release(picks);
  OK(ctn_iterator_finalize(endless));
  ctn_iterator_release(iterator);
  ctn_iterator_release(endless);
}

static void test_failures(void** state) {
  ctn_dataset *dataset = squares(4), *empty = squares(0);
  ctn_iterator *iterator = NULL, *longer = serial_of(6, 2, 1, 1, 0);
  ctn_array* parts[3];
  float numbers[64];
  int32_t more;
  (void)state;
  FAILS(ctn_iterator_serial_new(dataset, 0, 1, 1, 0, &iterator), CTN_ERROR_INVALID_ARGUMENT,
        "batch_size: expected at least 1, got 0");
  FAILS(ctn_iterator_serial_new(empty, 1, 1, 1, 0, &iterator), CTN_ERROR_INVALID_ARGUMENT,
        "dataset: expected at least one example, got none");
  FAILS(ctn_iterator_serial_new(dataset, 1, 2, 1, 0, &iterator), CTN_ERROR_INVALID_ARGUMENT, "repeat");
  OK(ctn_iterator_serial_new(dataset, INT64_MAX, 1, 1, 0, &iterator)); /* a batch of very many epochs */
  FAILS(ctn_iterator_next(iterator, parts, 2, &more), CTN_ERROR_OUT_OF_MEMORY, "memory");
  assert_true(ctn_iterator_epoch_detail(iterator) == 0);
  ctn_iterator_release(iterator);
  OK(ctn_iterator_serial_new(dataset, 3, 1, 1, 0, &iterator));
  FAILS(ctn_iterator_next(iterator, parts, 3, &more), CTN_ERROR_INVALID_ARGUMENT,
        "parts: expected room for 2 arrays, got 3");
  assert_true(ctn_iterator_epoch_detail(iterator) == 0);
  FAILS(ctn_iterator_set_padding(iterator, (const double[]){1, 2, 3}, 3), CTN_ERROR_INVALID_ARGUMENT,
        "padding: expected none, one value, or one for each of 2 parts, got 3");
  assert_int_equal(next_numbers(longer, numbers), 2);
  FAILS(copy_state(longer, iterator), CTN_ERROR_SHAPE, "order", "int64 (4,)", "int64 (6,)");
  assert_true(ctn_iterator_epoch_detail(iterator) == 0);
  assert_int_equal(ctn_iterator_epoch(NULL), 0);
  assert_int_equal(ctn_iterator_part_count(NULL), 0);
  ctn_iterator_release(iterator);
  ctn_iterator_release(longer);
  ctn_dataset_release(dataset);
  ctn_dataset_release(empty);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_order),         TEST(test_shuffling), TEST(test_saving),
                                     TEST(test_broken_states), TEST(test_picks),     TEST(test_failures)};
  return RUN(tests, argc, argv);
}
