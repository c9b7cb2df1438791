/* Results do not depend on the number of threads, nor on whether the library's threads are busy for another
   caller: products and convolutions have the same bits. */
#include <pthread.h>

#include "autograd_support.h"

enum { MOST = 3 }; /* results of one computation */
typedef struct {
  ctn_array* arrays[MOST];
} Results;

static const int32_t kThreads[] = {2, 3, 5, 16};

static ctn_array* normal(const int64_t* shape, size_t ndim) {
  ctn_array* a;
  OK(ctn_random_normal(NULL, 0, 1, shape, ndim, CTN_FLOAT32, &a));
  return a;
}

static Results product(const void* arguments) {
  ctn_array* const* operands = arguments;
  Results results = {{NULL}};
  OK(ctn_array_matmul(operands[0], operands[1], &results.arrays[0]));
  return results;
}

/* y and the gradients of x and W of sum(y * y). */
static Results convolution(const void* arguments) {
  ctn_array* const* operands = arguments;
  ctn_variable *x, *W, *y, *squares, *sum;
  Results results;
  OK(ctn_variable_new(operands[0], &x));
  OK(ctn_variable_new(operands[1], &W));
  OK(ctn_convolution_2d(x, W, NULL, 1, 1, 1, 1, NULL, &y));
  OK(ctn_mul(y, y, &squares));
  OK(ctn_sum(squares, NO_DIMS, 0, &sum));
  OK(ctn_variable_backward(sum, 0, 0));
  results.arrays[0] = data_of(y);
  results.arrays[1] = grad_of(x);
  results.arrays[2] = grad_of(W);
  ctn_variable_release(sum);
  ctn_variable_release(squares);
  ctn_variable_release(y);
  ctn_variable_release(W);
  ctn_variable_release(x);
  return results;
}

static void release(Results* results) {
  for (size_t i = 0; i < MOST; ++i) ctn_array_release(results->arrays[i]);
}

static void check_equal(const Results* expected, const Results* found, const char* what, int32_t threads) {
  for (size_t i = 0; i < MOST && expected->arrays[i]; ++i) {
    const size_t size = (size_t)ctn_array_size(expected->arrays[i]) * sizeof(float);
    void *a = malloc(size), *b = malloc(size);
    OK(ctn_array_to_data(expected->arrays[i], a, size));
    OK(ctn_array_to_data(found->arrays[i], b, size));
    if (memcmp(a, b, size) != 0) fail_msg("%s: result %zu differs with %d threads", what, i, (int)threads);
    free(a);
    free(b);
  }
}

static void check(Results (*compute)(const void*), ctn_array* const* operands, const char* what) {
  Results one, many;
  OK(ctn_set_thread_count(1));
  one = compute(operands);
  for (size_t i = 0; i < COUNT(kThreads); ++i) {
    OK(ctn_set_thread_count(kThreads[i]));
    many = compute(operands);
    check_equal(&one, &many, what, kThreads[i]);
    release(&many);
  }
  OK(ctn_set_thread_count(0));
  release(&one);
}

/* ThreadSanitizer and emulators are slow, and see the same code with fewer rows. */
static int is_too_large(int64_t multiplications) {
  return (THREAD_SANITIZER || getenv("CATENARY_TEST_EMULATOR")) && multiplications > 50000000;
}

static void products(void** state) {
  static const int64_t sizes[][3] = {{1, 1000, 4000}, {1, 5000, 1000}, {7, 1000, 300},    {100, 1000, 784},
                                     {500, 3, 2000},  {3, 5, 100000},  {1000, 1, 1000},   {33, 17, 50000},
                                     {300, 300, 300}, {64, 64, 4096},  {1100, 1000, 1010}};
  (void)state;
  for (size_t i = 0; i < COUNT(sizes); ++i) {
    for (int transposed = 0; transposed < 4; ++transposed) {
      const int64_t m = sizes[i][0], n = sizes[i][1], k = sizes[i][2];
      ctn_array *operands[2], *plain;
      char what[100];
      if (is_too_large(m * n * k)) continue;
      operands[0] = normal((const int64_t[]){transposed & 1 ? k : m, transposed & 1 ? m : k}, 2);
      operands[1] = normal((const int64_t[]){transposed & 2 ? n : k, transposed & 2 ? k : n}, 2);
      for (int j = 0; j < 2; ++j) {
        if (!(transposed >> j & 1)) continue;
        plain = operands[j];
        OK(ctn_array_transpose(plain, NO_DIMS, &operands[j]));
        ctn_array_release(plain);
      }
      snprintf(what, sizeof what, "product %d x %d x %d, transposed %d", (int)m, (int)n, (int)k, transposed);
      check(product, operands, what);
      ctn_array_release(operands[0]);
      ctn_array_release(operands[1]);
    }
  }
}

static void convolutions(void** state) {
  /* Images, channels, height and width, outputs, window. */
  static const int64_t sizes[][5] = {{16, 3, 24, 16, 3},  {16, 64, 14, 64, 3}, {1, 64, 28, 64, 3},
                                     {32, 64, 4, 128, 3}, {8, 64, 14, 32, 1},  {3, 33, 20, 47, 3},
                                     {40, 20, 12, 50, 5}, {2, 128, 7, 128, 5}};
  (void)state;
  for (size_t i = 0; i < COUNT(sizes); ++i) {
    const int64_t* s = sizes[i];
    ctn_array* operands[2];
    char what[100];
    if (is_too_large(s[0] * s[1] * s[2] * s[2] * s[3] * s[4] * s[4])) continue;
    operands[0] = normal((const int64_t[]){s[0], s[1], s[2], s[2]}, 4);
    operands[1] = normal((const int64_t[]){s[3], s[1], s[4], s[4]}, 4);
    snprintf(what, sizeof what, "convolution %zu", i);
    check(convolution, operands, what);
    ctn_array_release(operands[0]);
    ctn_array_release(operands[1]);
  }
}

typedef struct {
  ctn_array* const* operands;
  Results results[4];
} Caller;

static void* call(void* data) {
  Caller* caller = data;
  for (size_t i = 0; i < COUNT(caller->results); ++i) caller->results[i] = convolution(caller->operands);
  return NULL;
}

/* One caller has the library's threads, and the others work alone. */
static void callers_at_once(void** state) {
  ctn_array* const operands[2] = {normal((const int64_t[]){8, 32, 14, 14}, 4),
                                  normal((const int64_t[]){64, 32, 3, 3}, 4)};
  Results one;
  Caller callers[3];
  pthread_t threads[COUNT(callers)];
  (void)state;
  OK(ctn_set_thread_count(1));
  one = convolution(operands);
  OK(ctn_set_thread_count(3));
  for (size_t i = 0; i < COUNT(callers); ++i) {
    callers[i].operands = operands;
    assert_int_equal(pthread_create(&threads[i], NULL, call, &callers[i]), 0);
  }
  for (size_t i = 0; i < COUNT(callers); ++i) {
    pthread_join(threads[i], NULL);
    for (size_t j = 0; j < COUNT(callers[i].results); ++j) {
      check_equal(&one, &callers[i].results[j], "a convolution beside others", 3);
      release(&callers[i].results[j]);
    }
  }
  OK(ctn_set_thread_count(0));
  release(&one);
  ctn_array_release(operands[0]);
  ctn_array_release(operands[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(products),
      cmocka_unit_test(convolutions),
      cmocka_unit_test(callers_at_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
