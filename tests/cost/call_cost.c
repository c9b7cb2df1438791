/* Runs one kind of call many times: call_cost NAME COUNT. The difference between two counts under callgrind
   is the cost of a call; see cost_test.py. */
#include <catenary/catenary.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(ctn_status status) {
  if (status == CTN_OK) return;
  fprintf(stderr, "%s\n", ctn_error_message());
  exit(1);
}

static ctn_array* numbers(int64_t rows, int64_t columns) {
  const int64_t shape[2] = {rows, columns};
  ctn_array* a;
  check(ctn_random_normal(NULL, 0, 1, shape + (rows == 1), (size_t)(1 + (rows > 1)), CTN_FLOAT32, &a));
  return a;
}

static void add(ctn_array* a, ctn_array* b) {
  ctn_array* c;
  check(ctn_array_add(a, b, &c));
  ctn_array_release(c);
}

static void view(ctn_array* m) {
  const ctn_index items[2] = {{CTN_INDEX_SLICE, 10, 20, CTN_OMITTED}, {CTN_INDEX_SLICE, 5, 50, 3}};
  ctn_array* v;
  check(ctn_array_get(m, items, 2, &v));
  ctn_array_release(v);
}

static void multiply(ctn_variable* x, ctn_array* gy) {
  ctn_variable* y;
  check(ctn_mul_f64(x, 1.0001, &y));
  check(ctn_variable_set_grad(y, gy));
  check(ctn_variable_backward(y, 0, 0));
  check(ctn_variable_cleargrad(x));
  ctn_variable_release(y);
}

int main(int argc, char** argv) {
  const char* name = argc > 1 ? argv[1] : "";
  const long count = argc > 2 ? atol(argv[2]) : 0;
  ctn_array *a, *b, *m;
  ctn_variable* x;
  long i;
  check(ctn_random_seed(NULL, 0));
  a = numbers(1, 10);
  b = numbers(1, 10);
  m = numbers(100, 100);
  check(ctn_variable_new(a, &x));
  for (i = 0; i < count; ++i) {
    if (strcmp(name, "add") == 0) {
      add(a, b);
    } else if (strcmp(name, "view") == 0) {
      view(m);
    } else if (strcmp(name, "multiply") == 0) {
      multiply(x, b);
    } else {
      fprintf(stderr, "usage: call_cost add|view|multiply COUNT\n");
      return 2;
    }
  }
  ctn_variable_release(x);
  ctn_array_release(m);
  ctn_array_release(b);
  ctn_array_release(a);
  return 0;
}
