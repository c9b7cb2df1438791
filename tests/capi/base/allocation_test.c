/* Tests of failing allocations at every site: device memory (through the pool's limit and the user's
   allocator) and the library's own objects and messages (through malloc). Whatever fails, the call reports
   it, the output is NULL, the inputs are unchanged, nothing leaks, and the same call then succeeds. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <pthread.h>

#include "support.h"

/* Operands of the calls: float32 (2, 3), its transpose, int64 indices, the first of them, a bool mask, and an
   output. */
static ctn_array *a, *turned, *indices, *starts, *mask, *into;

typedef ctn_status (*call_fn)(ctn_array** out);

#define CALL(name, expression) \
  static ctn_status name(ctn_array** out) { return expression; }
static const int64_t shape23[2] = {2, 3}, shape6[1] = {6}, axis1[1] = {1}, origin[2] = {0, 0};
static const ctn_index reversed[1] = {{CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1}};
static const float values[6] = {0, 1, 2, 3, 4, 5};
CALL(call_empty, ctn_array_empty(shape23, 2, CTN_FLOAT32, out))
CALL(call_zeros, ctn_array_zeros(shape23, 2, CTN_FLOAT32, out))
CALL(call_full, ctn_array_full(shape23, 2, a, CTN_INT8, out))
CALL(call_eye, ctn_array_eye(3, 4, 1, CTN_INT16, out))
CALL(call_arange, ctn_array_arange_i64(0, 9, 1, CTN_INT8, out))
CALL(call_linspace, ctn_array_linspace(0, 9, 5, 1, CTN_FLOAT32, out))
CALL(call_from_data, ctn_array_from_data(values, shape6, 1, CTN_FLOAT32, out))
CALL(call_from_memory, ctn_array_from_memory((void*)values, shape6, 1, NULL, CTN_FLOAT32, NULL, NULL, out))
CALL(call_scalar, ctn_array_scalar_f64(2, out))
CALL(call_astype, ctn_array_astype(turned, CTN_FLOAT64, out))
CALL(call_copy, ctn_array_copy(turned, out))
CALL(call_fortran, ctn_array_asfortranarray(a, CTN_INT32, out))
CALL(call_to_device, ctn_array_to_device(turned, "test:1", out))
CALL(call_reshape, ctn_array_reshape(turned, shape6, 1, out))
CALL(call_transpose, ctn_array_transpose(a, NULL, 0, out))
CALL(call_get, ctn_array_get(a, reversed, 1, out))
CALL(call_take, ctn_array_take(turned, indices, 1, CTN_INDEX_MODE_RAISE, out))
CALL(call_where, ctn_array_where(mask, a, into, out))
CALL(call_clip, ctn_array_clip(a, a, into, out))
CALL(call_dot, ctn_array_dot(turned, a, out))
CALL(call_matmul, ctn_array_matmul(a, turned, out))
CALL(call_add, ctn_array_add(a, into, out))
CALL(call_add_scalar, ctn_array_add_f64(turned, 1.5, out))
CALL(call_exp, ctn_array_exp(indices, out))
CALL(call_sum, ctn_array_sum(turned, axis1, 1, 1, CTN_FLOAT64, out))
CALL(call_mean, ctn_array_mean(a, NULL, 0, 0, CTN_DTYPE_NONE, out))
CALL(call_argmax, ctn_array_argmax(turned, CTN_AXIS_NONE, 1, out))
CALL(call_uniform, ctn_random_uniform(NULL, 0, 1, shape6, 1, CTN_FLOAT32, out))
CALL(call_permutation, ctn_random_permutation(NULL, 9, out))
CALL(call_permutation_of, ctn_random_permutation_of(NULL, turned, out))
CALL(call_choice, ctn_random_choice(NULL, 9, shape6, 1, 0, NULL, out))
CALL(call_choice_of, ctn_random_choice_of(NULL, indices, shape6, 1, 1, NULL, out))

static ctn_status call_concatenate(ctn_array** out) {
  const ctn_array* list[2];
  list[0] = a;
  list[1] = into;
  return ctn_array_concatenate(list, 2, CTN_AXIS_NONE, out);
}
static ctn_status call_ufunc(ctn_array** out) {
  const ctn_array* list[2];
  list[0] = a;
  list[1] = indices;
  return ctn_array_ufunc("add", list, 2, CTN_FLOAT64, CTN_CASTING_SAME_KIND, mask, NULL, out);
}
CALL(call_ufunc_reduce, ctn_array_ufunc_reduce("hypot", a, NULL, 0, 0, CTN_FLOAT16, mask, NULL, NULL, out))
CALL(call_ufunc_accumulate, ctn_array_ufunc_accumulate("subtract", a, 0, CTN_FLOAT32, NULL, out))
CALL(call_ufunc_reduceat, ctn_array_ufunc_reduceat("fmax", a, starts, 0, CTN_DTYPE_NONE, NULL, out))
CALL(call_ufunc_outer,
     ctn_array_ufunc_outer("add", a, a, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, NULL, out))
/* If the last part fails, the first ones must be released. */
static ctn_status call_split(ctn_array** out) {
  ctn_array* parts[3];
  ctn_status status = ctn_array_split(a, 1, parts, 3);
  int i;
  for (i = 0; i < 3; ++i) {
    if (status != CTN_OK && parts[i]) return CTN_ERROR_INTERNAL;
    ctn_array_release(parts[i]);
  }
  *out = NULL;
  return status;
}
/* Uses a stream from creation to release. */
static void on_stream(void* user_data, ctn_stream* stream, ctn_status status) {
  (void)user_data;
  (void)stream;
  (void)status;
}
static ctn_status call_stream(ctn_array** out) {
  static float room[6];
  ctn_stream* s;
  ctn_event* event = NULL;
  ctn_status status = ctn_stream_new(device, 1, 0, &s);
  *out = NULL;
  if (status == CTN_OK) status = ctn_stream_record(s, NULL, &event);
  if (status == CTN_OK) status = ctn_stream_wait_event(s, event);
  if (status == CTN_OK) status = ctn_stream_add_callback(s, on_stream, NULL, NULL);
  if (status == CTN_OK) status = ctn_stream_set_current(device, s);
  if (status == CTN_OK) status = ctn_array_to_data_async(turned, room, sizeof room, NULL);
  if (status == CTN_OK) status = ctn_stream_synchronize(s);
  if (ctn_stream_set_current(device, NULL) != CTN_OK) return CTN_ERROR_INTERNAL;
  ctn_event_release(event);
  ctn_stream_release(s);
  return status;
}

/* Calls that write into `into`, which may change only if they succeed. */
#define CALL_INTO(name, expression)         \
  static ctn_status name(ctn_array** out) { \
    *out = NULL;                            \
    return expression;                      \
  }
static char text[200];
static double value;
CALL_INTO(call_str, ctn_array_str(turned, -1, -1, -1, text, sizeof text, NULL))
CALL_INTO(call_item, ctn_array_item_f64(a, origin, 2, &value))
CALL_INTO(call_fill, ctn_array_fill(into, a))
CALL_INTO(call_set, ctn_array_set(into, reversed, 1, into))
CALL_INTO(call_copyto, ctn_array_copyto(into, indices, CTN_CASTING_UNSAFE, mask))
CALL_INTO(call_add_into, ctn_array_add_into(a, indices, into))
CALL_INTO(call_sum_into, ctn_array_sum_into(a, origin, 0, 0, CTN_FLOAT64, into)) /* no axes */
CALL_INTO(call_take_into, ctn_array_take_into(into, indices, 1, CTN_INDEX_MODE_RAISE, into))
CALL_INTO(call_set_data, ctn_array_set_data(into, values, sizeof values))
CALL_INTO(call_set_async, ctn_array_set_data_async(into, values, sizeof values, NULL))

static const struct {
  const char* name;
  call_fn call;
} calls[] = {
#define ENTRY(name) \
  { #name, call_##name }
    ENTRY(empty),
    ENTRY(zeros),
    ENTRY(full),
    ENTRY(eye),
    ENTRY(arange),
    ENTRY(linspace),
    ENTRY(from_data),
    ENTRY(from_memory),
    ENTRY(scalar),
    ENTRY(astype),
    ENTRY(copy),
    ENTRY(fortran),
    ENTRY(to_device),
    ENTRY(reshape),
    ENTRY(transpose),
    ENTRY(get),
    ENTRY(take),
    ENTRY(where),
    ENTRY(clip),
    ENTRY(dot),
    ENTRY(matmul),
    ENTRY(add),
    ENTRY(add_scalar),
    ENTRY(exp),
    ENTRY(sum),
    ENTRY(mean),
    ENTRY(argmax),
    ENTRY(uniform),
    ENTRY(permutation),
    ENTRY(concatenate),
    ENTRY(ufunc),
    ENTRY(split),
    ENTRY(str),
    ENTRY(ufunc_reduce),
    ENTRY(ufunc_accumulate),
    ENTRY(ufunc_reduceat),
    ENTRY(ufunc_outer),
    ENTRY(item),
    ENTRY(fill),
    ENTRY(set),
    ENTRY(copyto),
    ENTRY(add_into),
    ENTRY(sum_into),
    ENTRY(take_into),
    ENTRY(set_data),
    ENTRY(permutation_of),
    ENTRY(choice),
    ENTRY(choice_of),
    ENTRY(set_async),
    ENTRY(stream)};

static const double into_values[6] = {9, 8, 7, 6, 5, 4};

static void make_inputs(void) {
  ctn_array* t;
  a = counting(CTN_FLOAT32, DIMS(2, 3));
  OK(ctn_array_transpose(a, NULL, 0, &turned));
  indices = array_of(CTN_INT64, DIMS(3), VALUES(1, 0, -1));
  starts = array_of(CTN_INT64, DIMS(2), VALUES(1, 0));
  mask = array_of(CTN_BOOL, DIMS(2, 1), VALUES(0, 1));
  /* A view whose last axis is reversed, so that writing into it needs a temporary copy. */
  t = array_of(CTN_FLOAT32, DIMS(2, 3), into_values, 6);
  OK(ctn_array_asfortranarray(t, CTN_DTYPE_NONE, &into));
  ctn_array_release(t);
}

static void drop_inputs(void) {
  ctn_array_release(into);
  ctn_array_release(mask);
  ctn_array_release(indices);
  ctn_array_release(starts);
  ctn_array_release(turned);
  ctn_array_release(a);
}

static void check_inputs(const char* name, const char* after) {
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  CHECK_ARRAY(indices, CTN_INT64, DIMS(3), VALUES(1, 0, -1));
  CHECK_ARRAY(into, CTN_FLOAT32, DIMS(2, 3), into_values, 6);
  if (ctn_object_use_count((ctn_object*)a) != 1 || ctn_object_use_count((ctn_object*)into) != 1)
    fail_msg("%s keeps a reference %s", name, after);
}

static void reset_into(void) {
  float fresh[6];
  int i;
  for (i = 0; i < 6; ++i) fresh[i] = (float)into_values[i];
  OK(ctn_array_set_data(into, fresh, sizeof fresh));
}

static uint64_t held_bytes(const char* name) {
  ctn_memory_statistics s;
  s.struct_size = sizeof s;
  OK(ctn_memory_get_statistics(name, &s));
  return s.held_bytes;
}

/* Whether the library was built without the component of a call. */
static int is_absent(const char* name) {
  return strncmp(name, "ufunc_", 6) == 0 && !has_component("ufunc_methods");
}

/* Device memory: each attempt raises the limit by one more block. */
static void test_limit(void** state) {
  size_t i;
  (void)state;
  make_inputs();
  for (i = 0; i < COUNT(calls); ++i) {
    if (is_absent(calls[i].name)) continue;
    const char* limited = device;
    uint64_t room = 0, used;
    ctn_status status = CTN_ERROR_OUT_OF_MEMORY;
    OK(ctn_device_synchronize(device));
    used = used_bytes(limited);
    while (status != CTN_OK) {
      ctn_array* out = a;
      OK(ctn_memory_trim(limited));
      OK(ctn_memory_set_limit(limited, held_bytes(limited) + room));
      status = calls[i].call(&out);
      OK(ctn_memory_set_limit(limited, 0));
      if (status == CTN_OK) {
        ctn_array_release(out);
      } else {
        if (status != CTN_ERROR_OUT_OF_MEMORY || !strstr(ctn_error_message(), "wanted") || out)
          fail_msg("%s: %s", calls[i].name, ctn_error_message());
        check_inputs(calls[i].name, "without device memory");
      }
      OK(ctn_device_synchronize(device));
      if (used_bytes(limited) != used) fail_msg("%s leaks with room for %d bytes", calls[i].name, (int)room);
      room += 64;
      if (room > 4096) fail_msg("%s fails however much memory it has", calls[i].name);
    }
    reset_into();
  }
  drop_inputs();
}

/* The user's allocator, whose n-th and all later allocations fail. */
static int64_t left, blocks;
static void* limited_allocate(void* user_data, size_t size, size_t alignment) {
  void* p;
  (void)user_data;
  if (left == 0 || posix_memalign(&p, alignment, size)) return NULL;
  --left;
  ++blocks;
  return p;
}
static void limited_free(void* user_data, void* memory, size_t size) {
  (void)size;
  (void)user_data;
  --blocks;
  free(memory);
}

static void test_allocator(void** state) {
  ctn_allocator allocator;
  size_t i;
  (void)state;
  if (runs_late()) return;
  memset(&allocator, 0, sizeof allocator);
  allocator.struct_size = sizeof allocator;
  allocator.allocate = limited_allocate;
  allocator.free = limited_free;
  left = -1;
  OK(ctn_memory_set_allocator(&allocator));
  make_inputs();
  for (i = 0; i < COUNT(calls); ++i) {
    if (is_absent(calls[i].name)) continue;
    int64_t n = 0, before;
    ctn_status status = CTN_ERROR_OUT_OF_MEMORY;
    OK(ctn_memory_trim(NULL));
    before = blocks;
    for (; status != CTN_OK; ++n) {
      ctn_array* out = a;
      left = n;
      status = calls[i].call(&out);
      left = -1;
      if (status == CTN_OK) {
        ctn_array_release(out);
      } else {
        if (status != CTN_ERROR_OUT_OF_MEMORY || out) fail_msg("%s: %s", calls[i].name, ctn_error_message());
        check_inputs(calls[i].name, "with a failing allocator");
      }
      OK(ctn_memory_trim(NULL));
      if (blocks != before) fail_msg("%s leaks if allocation %d fails", calls[i].name, (int)n);
      if (n > 50) fail_msg("%s fails however much memory it has", calls[i].name);
    }
    reset_into();
    OK(ctn_memory_trim(NULL));
  }
  drop_inputs();
  OK(ctn_memory_set_allocator(NULL));
  assert_int_equal(blocks, 0);
}

#if defined(__GLIBC__) && !ADDRESS_SANITIZER && !THREAD_SANITIZER
/* Replaces malloc for the whole process. It fails on request: once, or from some call on. */
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* p, size_t size);
void* __libc_memalign(size_t alignment, size_t size);

static __thread long countdown = -1;
static __thread int lasting, reached;

static int refuse(void) {
  if (countdown < 0) return 0;
  if (countdown > 0) {
    --countdown;
    return 0;
  }
  reached = 1;
  if (!lasting) countdown = -1;
  errno = ENOMEM;
  return 1;
}

void* malloc(size_t size) { return refuse() ? NULL : __libc_malloc(size); }
void* calloc(size_t count, size_t size) { return refuse() ? NULL : __libc_calloc(count, size); }
void* realloc(void* p, size_t size) { return refuse() ? NULL : __libc_realloc(p, size); }
void* aligned_alloc(size_t alignment, size_t size) {
  return refuse() ? NULL : __libc_memalign(alignment, size);
}
int posix_memalign(void** p, size_t alignment, size_t size) {
  if (refuse()) return ENOMEM;
  *p = __libc_memalign(alignment, size);
  return *p ? 0 : ENOMEM;
}

typedef struct {
  call_fn call;
  long fail_at;
  int lasting, reached, out_is_null;
  ctn_status status;
  char message[200];
} attempt;

/* Runs in a new thread, whose caches are empty. */
static void* run_attempt(void* argument) {
  attempt* t = argument;
  ctn_array* out = a;
  ctn_device_set_current(device);
  lasting = t->lasting;
  reached = 0;
  countdown = t->fail_at;
  t->status = t->call(&out);
  countdown = -1;
  t->reached = reached;
  t->out_is_null = !out;
  snprintf(t->message, sizeof t->message, "%s", ctn_error_message());
  if (t->status == CTN_OK) ctn_array_release(out);
  return NULL;
}

static void test_host_memory(void** state) {
  size_t i;
  int round;
  (void)state;
  make_inputs();
  for (i = 0; i < COUNT(calls); ++i)
    for (round = 0; round < 2 && !is_absent(calls[i].name); ++round) {
      uint64_t used, used_elsewhere;
      attempt t = {NULL, 0, 0, 1, 0, CTN_OK, ""};
      OK(ctn_device_synchronize(device));
      used = used_bytes(device);
      used_elsewhere = used_bytes("test:1");
      t.call = calls[i].call;
      t.lasting = round;
      for (; t.reached; ++t.fail_at) {
        pthread_t thread;
        assert_int_equal(pthread_create(&thread, NULL, run_attempt, &t), 0);
        pthread_join(thread, NULL);
        if (t.status != CTN_OK) {
          if (t.status != CTN_ERROR_OUT_OF_MEMORY || !strstr(t.message, "memory"))
            fail_msg("%s, allocation %ld: %s: %s", calls[i].name, t.fail_at, ctn_status_name(t.status),
                     t.message);
          if (!t.out_is_null)
            fail_msg("%s, allocation %ld: the output is not NULL", calls[i].name, t.fail_at);
          check_inputs(calls[i].name, "without memory");
        } else {
          reset_into();
        }
        OK(ctn_device_synchronize(device));
        if (used_bytes(device) != used || used_bytes("test:1") != used_elsewhere)
          fail_msg("%s leaks if allocation %ld fails", calls[i].name, t.fail_at);
        if (t.fail_at > 300) fail_msg("%s fails however much memory it has", calls[i].name);
      }
      if (t.status != CTN_OK) fail_msg("%s fails although there is memory: %s", calls[i].name, t.message);
    }
  drop_inputs();
}
#define HOST_TESTS , TEST(test_host_memory)
#else
#define HOST_TESTS
#endif

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_limit), TEST(test_allocator) HOST_TESTS};
  return RUN(tests, argc, argv);
}
