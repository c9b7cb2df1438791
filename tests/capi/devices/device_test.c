/* Tests of catenary/device.h: devices and their pools: counters, limit, trimming, allocator, memory
   pressure. */
#define _POSIX_C_SOURCE 200112L
#include "support.h"

static ctn_memory_statistics statistics(void) {
  ctn_memory_statistics s;
  s.struct_size = sizeof s;
  OK(ctn_memory_get_statistics(NULL, &s));
  return s;
}

static ctn_array* block(int64_t bytes) {
  ctn_array* a;
  OK(ctn_array_empty(DIMS(bytes), CTN_UINT8, &a));
  return a;
}

static void test_current(void** state) {
  char name[16];
  size_t length = 0;
  (void)state;
  OK(ctn_device_set_current("test:1"));
  OK(ctn_device_current(name, sizeof name, &length));
  assert_string_equal(name, "test:1");
  assert_int_equal(length, 6);
  FAILS(ctn_device_set_current("cpu:0"), CTN_ERROR_DEVICE, "device: expected \"cpu\"", "got \"cpu:0\"");
  FAILS(ctn_device_set_current("cuda:9999"), CTN_ERROR_UNAVAILABLE, "device:", "\"cuda:9999\"");
  FAILS(ctn_device_set_current(NULL), CTN_ERROR_INVALID_ARGUMENT, "device: expected a string, got NULL");
  OK(ctn_device_current(name, sizeof name, NULL));
  assert_string_equal(name, "test:1");
  OK(ctn_device_current(name, 6, NULL));
  assert_string_equal(name, "test:");
  assert_int_equal(ctn_device_is_available("cpu"), 1);
  assert_int_equal(ctn_device_is_available("test:0"), 1);
  assert_int_equal(ctn_device_is_available("test:2"), 0);
  assert_int_equal(ctn_device_is_available("cuda:9999"), 0);
  assert_int_equal(ctn_device_is_available(NULL), 0);
  OK(ctn_device_synchronize("cpu"));
  OK(ctn_device_synchronize(NULL));
  FAILS(ctn_device_synchronize("tpu"), CTN_ERROR_DEVICE, "device:", "\"tpu\"");
}

static void test_statistics(void** state) {
  ctn_memory_statistics before, after;
  ctn_array *a, *b;
  (void)state;
  OK(ctn_memory_trim(NULL));
  before = statistics();
  assert_int_equal(before.cached_bytes, 0);
  a = block(1000000);
  after = statistics();
  assert_true(after.used_bytes >= before.used_bytes + 1000000);
  assert_int_equal(after.held_bytes, after.used_bytes + after.cached_bytes);
  assert_int_equal(after.allocation_count, before.allocation_count + 1);
  assert_int_equal(after.source_allocation_count, before.source_allocation_count + 1);
  ctn_array_release(a);
  after = statistics();
  assert_int_equal(after.used_bytes, before.used_bytes);
  assert_true(after.cached_bytes >= 1000000);
  b = block(1000000);
  assert_int_equal(statistics().cache_hit_count, after.cache_hit_count + 1);
  ctn_array_release(b);
  OK(ctn_memory_trim(device));
  after = statistics();
  assert_int_equal(after.held_bytes, before.held_bytes);
  assert_true(after.peak_held_bytes >= before.held_bytes + 1000000);

  FAILS(ctn_memory_get_statistics(NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "statistics: expected a pointer, got NULL");
  after.struct_size = sizeof after - 1;
  after.used_bytes = 77;
  FAILS(ctn_memory_get_statistics(NULL, &after), CTN_ERROR_INVALID_ARGUMENT,
        "statistics: expected a struct_size of 72 (the size of the struct), got 71");
  assert_int_equal(after.used_bytes, 77);
  after.struct_size = sizeof after;
  FAILS(ctn_memory_get_statistics("disk", &after), CTN_ERROR_DEVICE, "device:", "\"disk\"");
  FAILS(ctn_memory_trim("disk"), CTN_ERROR_DEVICE, "device:", "\"disk\"");
  FAILS(ctn_memory_set_limit("disk", 1), CTN_ERROR_DEVICE, "device:", "\"disk\"");
}

static void test_limit(void** state) {
  ctn_array *a = block(100000), *b = a;
  (void)state;
  OK(ctn_memory_trim(NULL));
  OK(ctn_memory_set_limit(NULL, statistics().held_bytes + 100000));
  assert_int_equal(statistics().limit_bytes, statistics().held_bytes + 100000);
  FAILS(ctn_array_empty(DIMS(200000), CTN_UINT8, &b), CTN_ERROR_OUT_OF_MEMORY, "wanted 200000 bytes",
        "limit");
  assert_null(b);
  ctn_array_release(a);
  b = block(110000); /* replaces the first block, which is no longer cached */
  ctn_array_release(b);
  OK(ctn_memory_set_limit(NULL, 0));
  assert_int_equal(statistics().limit_bytes, 0);
  b = block(200000);
  ctn_array_release(b);
}

typedef struct {
  ctn_array* spare;
  ctn_status answer;
  uint64_t wanted;
  int calls, destroyed, explains;
} pressure;

static ctn_status on_pressure(void* user_data, uint64_t wanted) {
  pressure* p = user_data;
  ++p->calls;
  p->wanted = wanted;
  ctn_array_release(p->spare);
  p->spare = NULL;
  if (p->explains) ctn_error_set(p->answer, "nothing to spare");
  return p->answer;
}
static void destroy_pressure(void* user_data) { ++((pressure*)user_data)->destroyed; }

static void test_pressure(void** state) {
  pressure p = {NULL, CTN_OK, 0, 0, 0, 0}, second = {NULL, CTN_OK, 0, 0, 0, 0};
  ctn_array* a = NULL;
  (void)state;
  p.spare = block(300000);
  OK(ctn_memory_trim(NULL));
  OK(ctn_memory_set_limit(NULL, statistics().held_bytes + 100000));
  OK(ctn_memory_set_pressure_callback(NULL, on_pressure, &p, destroy_pressure));
  a = block(200000); /* in the place of the spare block */
  assert_int_equal(p.calls, 1);
  assert_true(p.wanted >= 200000);

  /* There is nothing more to release. */
  FAILS(ctn_array_empty(DIMS(900000), CTN_UINT8, &p.spare), CTN_ERROR_OUT_OF_MEMORY, "wanted 900000 bytes");
  assert_int_equal(p.calls, 2);
  p.answer = CTN_ERROR_STATE;
  FAILS(ctn_array_empty(DIMS(900000), CTN_UINT8, &p.spare), CTN_ERROR_STATE, "a callback returned status 14");
  p.explains = 1;
  assert_int_equal(ctn_array_empty(DIMS(900000), CTN_UINT8, &p.spare), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "nothing to spare");
  assert_int_equal(p.calls, 4);
  assert_int_equal(p.destroyed, 0);

  OK(ctn_memory_set_pressure_callback(device, on_pressure, &second, destroy_pressure));
  assert_int_equal(p.destroyed, 1);
  OK(ctn_memory_set_pressure_callback(NULL, NULL, NULL, NULL));
  assert_int_equal(second.destroyed, 1);
  FAILS(ctn_array_empty(DIMS(900000), CTN_UINT8, &p.spare), CTN_ERROR_OUT_OF_MEMORY, "wanted 900000 bytes");
  assert_int_equal(second.calls, 0);
  FAILS(ctn_memory_set_pressure_callback("disk", on_pressure, &second, destroy_pressure), CTN_ERROR_DEVICE,
        "device:", "\"disk\"");
  assert_int_equal(second.destroyed, 2);
  OK(ctn_memory_set_pressure_callback(NULL, NULL, &second, destroy_pressure));
  assert_int_equal(second.destroyed, 3);
  ctn_array_release(a);
  OK(ctn_memory_set_limit(NULL, 0));
}

typedef struct {
  uint64_t bytes, allocations;
  size_t alignment;
  int misaligned;
} ledger;

static void* ledger_allocate(void* user_data, size_t size, size_t alignment) {
  ledger* l = user_data;
  void* p = NULL;
  if (posix_memalign(&p, alignment * 2, size + alignment)) return NULL;
  l->bytes += size;
  ++l->allocations;
  l->alignment = alignment;
  return l->misaligned ? (char*)p + 1 : p;
}
static void ledger_free(void* user_data, void* memory, size_t size) {
  ledger* l = user_data;
  l->bytes -= size;
  free(l->misaligned ? (char*)memory - 1 : memory);
}

static void test_allocator(void** state) {
  ledger l = {0, 0, 0, 0};
  ctn_allocator allocator;
  ctn_array *a, *b;
  (void)state;
  memset(&allocator, 0, sizeof allocator);
  allocator.struct_size = sizeof allocator;
  allocator.allocate = ledger_allocate;
  allocator.free = ledger_free;
  allocator.user_data = &l;
  OK(ctn_device_set_current("cpu"));

  a = counting(CTN_FLOAT32, DIMS(10));
  FAILS(ctn_memory_set_allocator(&allocator), CTN_ERROR_STATE, "only while no memory is held", "bytes");
  ctn_array_release(a);
  OK(ctn_memory_set_allocator(&allocator));
  a = counting(CTN_FLOAT32, DIMS(1000));
  assert_true(l.allocations > 0 && l.bytes >= 4000);
  assert_true(l.alignment >= 16 && (l.alignment & (l.alignment - 1)) == 0);
  OK(ctn_array_add(a, a, &b));
  assert_int_equal(statistics().held_bytes, l.bytes);
  ctn_array_release(b);
  ctn_array_release(a);
  OK(ctn_memory_set_allocator(NULL));
  assert_int_equal(l.bytes, 0);

  l.misaligned = 1; /* an address that kernels cannot use */
  OK(ctn_memory_set_allocator(&allocator));
  FAILS(ctn_array_empty(DIMS(100), CTN_INT8, &a), CTN_ERROR_INVALID_ARGUMENT, "the allocator returned",
        "aligned to 64");
  assert_int_equal(l.bytes, 0);
  OK(ctn_memory_set_allocator(NULL));

  allocator.struct_size = 8;
  FAILS(ctn_memory_set_allocator(&allocator), CTN_ERROR_INVALID_ARGUMENT,
        "allocator: expected a struct_size of 32 (the size of the struct), got 8");
  allocator.struct_size = sizeof allocator;
  allocator.free = NULL;
  FAILS(ctn_memory_set_allocator(&allocator), CTN_ERROR_INVALID_ARGUMENT,
        "allocator.free: expected a function, got NULL");
  allocator.free = ledger_free;
  allocator.allocate = NULL;
  FAILS(ctn_memory_set_allocator(&allocator), CTN_ERROR_INVALID_ARGUMENT,
        "allocator.allocate: expected a function");
  a = counting(CTN_INT8, DIMS(3));
  ctn_array_release(a);
}

/* A kernel's failure is reported once, by the next call that uses the device; that call does nothing else. */
static void test_late_failures(void** state) {
  ctn_array *a, *far, *t, *r = NULL;
  float values[3];
  (void)state;
  if (!runs_late()) return;
  a = counting(CTN_FLOAT32, DIMS(3));
  far = array_of(CTN_INT64, DIMS(1), VALUES(9));
  OK(ctn_array_take(a, far, 0, CTN_INDEX_MODE_RAISE, &t));
  assert_int_equal(ctn_array_to_data(a, values, sizeof values), CTN_ERROR_INDEX);
  assert_non_null(strstr(ctn_error_message(), "array_to_data: an operation that was started earlier"));
  assert_non_null(strstr(ctn_error_message(), "indices: index 9 is out of bounds for an axis of length 3"));
  OK(ctn_array_to_data(a, values, sizeof values));
  assert_true(values[2] == 2);
  ctn_array_release(t);
  OK(ctn_array_take(a, far, 0, CTN_INDEX_MODE_RAISE, &t));
  OK(ctn_device_synchronize("test:1")); /* other devices are not affected */
  assert_int_equal(ctn_device_synchronize(NULL), CTN_ERROR_INDEX);
  OK(ctn_device_synchronize(NULL));
  OK(ctn_array_add(a, a, &r));
  CHECK_ARRAY(r, CTN_FLOAT32, DIMS(3), VALUES(0, 2, 4));
  ctn_array_release(r);
  ctn_array_release(t);
  ctn_array_release(far);
  ctn_array_release(a);
}

/* Arrays that are released before the device has read them, and memory that is freed in the meantime. */
static void test_release_early(void** state) {
  ctn_array *a = counting(CTN_FLOAT64, DIMS(5000)), *b, *sum;
  int i;
  (void)state;
  for (i = 0; i < 200; ++i) {
    OK(ctn_array_add_f64(a, 1, &b));
    ctn_array_release(a);
    a = b;
    if (i % 50 == 20) OK(ctn_memory_trim(NULL));
  }
  OK(ctn_array_sum(a, NULL, 0, 0, CTN_DTYPE_NONE, &sum));
  ctn_array_release(a);
  OK(ctn_memory_trim(NULL));
  assert_true(item(sum) == 5000 * 200 + 4999 * 2500.0);
  ctn_array_release(sum);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_current),      TEST(test_statistics), TEST(test_limit),
                                     TEST(test_pressure),     TEST(test_allocator),  TEST(test_late_failures),
                                     TEST(test_release_early)};
  return RUN(tests, argc, argv);
}
