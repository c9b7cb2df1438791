/* Tests of catenary/stream.h: copies that do not wait, and memory that streams still need. */
#define _POSIX_C_SOURCE 200809L
#include "stream_support.h"

static void test_async_copies(void** state) {
  ctn_stream *s = stream_of(NULL, 1), *far = stream_of(other_device(), 0);
  ctn_array *a, *turned, *frozen, *empty;
  double in[6] = {1, 2, 3, 4, 5, 6}, out[6] = {0}, back[6] = {0};
  int64_t version;
  gate g;
  (void)state;
  gate_init(&g);
  g.open = !runs_late();
  OK(ctn_array_zeros(DIMS(2, 3), CTN_FLOAT64, &a));
  OK(ctn_array_transpose(a, NULL, 0, &turned));
  OK(ctn_device_synchronize(NULL));
  version = ctn_array_version(a);
  OK(ctn_stream_add_callback(s, on_gate, &g, NULL));
  OK(ctn_array_set_data_async(a, in, sizeof in, s));
  assert_true(ctn_array_version(a) > version);
  OK(ctn_array_to_data_async(turned, out, sizeof out, s));
  OK(ctn_array_set_data_async(turned, in, sizeof in, s));
  OK(ctn_stream_set_current(NULL, s));
  OK(ctn_array_to_data_async(a, back, sizeof back, NULL)); /* NULL is the current stream */
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_array_release(turned); /* the copies have not run yet */
  ctn_array_release(a);
  gate_open(&g);
  OK(ctn_stream_synchronize(s));
  assert_true(out[0] == 1 && out[1] == 4 && out[2] == 2 && out[5] == 6);
  assert_true(back[0] == 1 && back[1] == 3 && back[2] == 5 && back[3] == 2 && back[5] == 6);

  a = counting(CTN_FLOAT64, DIMS(2, 3));
  OK(ctn_array_empty(DIMS(0, 3), CTN_INT8, &empty));
  OK(ctn_array_broadcast_to(a, DIMS(2, 2, 3), &frozen));
  OK(ctn_array_set_data_async(empty, NULL, 0, s));
  OK(ctn_array_to_data_async(empty, NULL, 0, s));
  FAILS(ctn_array_to_data_async(a, out, 8, s), CTN_ERROR_INVALID_ARGUMENT, "size: expected 48 bytes",
        "got 8");
  FAILS(ctn_array_to_data_async(a, NULL, 48, s), CTN_ERROR_INVALID_ARGUMENT,
        "data: expected 48 bytes, got NULL");
  FAILS(ctn_array_set_data_async(a, in, 49, NULL), CTN_ERROR_INVALID_ARGUMENT, "size:", "got 49");
  FAILS(ctn_array_set_data_async(frozen, in, 96, s), CTN_ERROR_INVALID_ARGUMENT, "a:");
  FAILS(ctn_array_to_data_async(a, out, sizeof out, far), CTN_ERROR_DEVICE, "stream: expected a stream of",
        other_device());
  FAILS(ctn_array_set_data_async(NULL, in, 48, s), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  CHECK_ARRAY(a, CTN_FLOAT64, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(frozen);
  ctn_array_release(empty);
  ctn_array_release(a);
  ctn_stream_release(far);
  ctn_stream_release(s);
  gate_destroy(&g);
}

/* Memory that a stream has yet to read is not given to another stream. */
static void test_memory_of_streams(void** state) {
  ctn_stream *first = stream_of(NULL, 1), *second = stream_of(NULL, 1);
  ctn_array *x, *y, *z[20];
  gate g;
  int i;
  (void)state;
  gate_init(&g);
  g.open = !runs_late();
  x = full(500, 3);
  OK(ctn_device_synchronize(NULL));
  OK(ctn_stream_add_callback(first, on_gate, &g, NULL));
  OK(ctn_stream_set_current(NULL, first));
  OK(ctn_array_add(x, x, &y));
  ctn_array_release(x);
  OK(ctn_stream_set_current(NULL, second));
  for (i = 0; i < 20; ++i) z[i] = full(500, 100 + i);
  OK(ctn_stream_synchronize(second));
  gate_open(&g);
  OK(ctn_stream_set_current(NULL, first));
  OK(ctn_array_max(y, NULL, 0, 0, &x));
  assert_true(item(x) == 6);
  ctn_array_release(x);
  OK(ctn_array_min(y, NULL, 0, 0, &x));
  assert_true(item(x) == 6);
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_array_release(x);
  ctn_array_release(y);
  for (i = 0; i < 20; ++i) ctn_array_release(z[i]);
  ctn_stream_release(first);
  ctn_stream_release(second);
  gate_destroy(&g);
}

/* Memory that is reused immediately in its own stream, and then by another one. */
static void test_memory_changes_stream(void** state) {
  ctn_stream *first = stream_of(NULL, 1), *second = stream_of(NULL, 1);
  ctn_array *x, *y, *z;
  double value[500];
  gate g;
  (void)state;
  gate_init(&g);
  g.open = !runs_late();
  OK(ctn_stream_set_current(NULL, first));
  x = full(500, 3);
  OK(ctn_stream_add_callback(first, on_gate, &g, NULL));
  OK(ctn_array_add(x, x, &y));
  ctn_array_release(x);
  OK(ctn_array_empty(DIMS(500), CTN_FLOAT64, &z)); /* where x was */
  OK(ctn_array_scalar_f64(7, &x));
  OK(ctn_stream_set_current(NULL, second));
  OK(ctn_array_fill(z, x));
  ctn_array_release(x);
  OK(ctn_array_to_data_async(z, value, sizeof value, NULL));
  gate_open(&g);
  OK(ctn_stream_synchronize(second));
  assert_true(value[0] == 7 && value[499] == 7);
  OK(ctn_stream_set_current(NULL, first));
  OK(ctn_array_to_data(y, value, sizeof value));
  assert_true(value[0] == 6 && value[499] == 6);
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_array_release(y);
  ctn_array_release(z);
  ctn_stream_release(first);
  ctn_stream_release(second);
  gate_destroy(&g);
}

static int pressure_calls;
static ctn_status on_pressure(void* user_data, uint64_t wanted) {
  (void)user_data;
  (void)wanted;
  ++pressure_calls;
  return CTN_OK;
}

/* At the limit, the pool first waits for memory that streams still hold, and fails only then. */
static void test_limit(void** state) {
  ctn_stream *first = stream_of(NULL, 1), *second = stream_of(NULL, 1);
  ctn_memory_statistics s;
  ctn_array *x, *y, *none;
  (void)state;
  s.struct_size = sizeof s;
  OK(ctn_device_synchronize(NULL));
  OK(ctn_memory_trim(NULL));
  OK(ctn_memory_get_statistics(NULL, &s));
  OK(ctn_memory_set_limit(NULL, s.held_bytes + 600000));
  OK(ctn_memory_set_pressure_callback(NULL, on_pressure, NULL, NULL));
  pressure_calls = 0;
  OK(ctn_stream_set_current(NULL, first));
  x = full(50000, 1);
  ctn_array_release(x);
  OK(ctn_stream_set_current(NULL, second));
  y = full(60000, 2);
  assert_int_equal(pressure_calls, 0);
  FAILS(ctn_array_empty(DIMS(60000), CTN_FLOAT64, &none), CTN_ERROR_OUT_OF_MEMORY, "out of memory");
  assert_int_equal(pressure_calls, 1);
  OK(ctn_array_max(y, NULL, 0, 0, &x));
  assert_true(item(x) == 2);
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_array_release(x);
  ctn_array_release(y);
  OK(ctn_memory_set_pressure_callback(NULL, NULL, NULL, NULL));
  OK(ctn_memory_set_limit(NULL, 0));
  ctn_stream_release(first);
  ctn_stream_release(second);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_async_copies), TEST(test_memory_of_streams),
                                     TEST(test_memory_changes_stream), TEST(test_limit)};
  return RUN(tests, argc, argv);
}
