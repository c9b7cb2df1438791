/* A program that was compiled with the headers of 0.1 and is linked with every later library; see
   old_test.py. It uses what a later version could break without the compiler's notice: layouts of structs,
   structs with struct_size, callbacks, enumerations, and the code of the header-only layers that programs
   contain. */
#include <catenary/catenary.h>
#include <catenary/scope.h>
#include <catenary/with_message.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failed;

#define EXPECT(condition)                                                      \
  do {                                                                         \
    if (!(condition)) {                                                        \
      printf("line %d: %s (%s)\n", __LINE__, #condition, ctn_error_message()); \
      failed = 1;                                                              \
    }                                                                          \
  } while (0)
#define OK(call) EXPECT((call) == CTN_OK)

static int destroyed;
static void destroy(void* user_data) { destroyed += *(int*)user_data; }

static double item(const ctn_array* a, int64_t index) {
  double value = NAN;
  OK(ctn_array_item_f64(a, &index, ctn_array_ndim(a), &value));
  return value;
}

/* A source of memory, and the counters of the pool. */

static size_t allocated, freed;

static void* allocate(void* user_data, size_t size, size_t alignment) {
  void* memory = NULL;
  EXPECT(user_data == &allocated);
  allocated += size;
  return posix_memalign(&memory, alignment < sizeof(void*) ? sizeof(void*) : alignment, size) ? NULL : memory;
}

static void release(void* user_data, void* memory, size_t size) {
  EXPECT(user_data == &allocated);
  freed += size;
  free(memory);
}

static void memory(void) {
  const ctn_allocator source = {sizeof source, allocate, release, &allocated};
  const int64_t shape[] = {1000};
  ctn_memory_statistics statistics = {sizeof statistics, 1, 1, 1, 1, 1, 1, 1, 1};
  ctn_array* a = NULL;
  OK(ctn_memory_set_allocator(&source));
  OK(ctn_array_zeros(shape, 1, CTN_FLOAT64, &a));
  OK(ctn_memory_get_statistics("cpu", &statistics));
  EXPECT(statistics.used_bytes >= 8000 && statistics.held_bytes == allocated - freed);
  EXPECT(statistics.peak_held_bytes >= statistics.held_bytes && statistics.limit_bytes == 0);
  EXPECT(statistics.allocation_count >= 1 && statistics.source_allocation_count >= 1);
  ctn_array_release(a);
  OK(ctn_memory_trim("cpu"));
  EXPECT(allocated > 0 && freed == allocated);
  OK(ctn_memory_set_allocator(NULL));
}

static void arrays(void) {
  const int64_t shape[] = {2, 3};
  const float values[] = {1, 2, 3, 4, 5, 6};
  const ctn_index items[] = {
      {CTN_INDEX_INT, -1, 0, 0}, {CTN_INDEX_SLICE, 2, CTN_OMITTED, -1}, {CTN_INDEX_INT, 0, 0, 0}};
  float out[3] = {0, 0, 0};
  char text[64];
  size_t length = 0;
  ctn_dtype dtype = CTN_DTYPE_NONE;
  ctn_array *a = NULL, *row = NULL, *product = NULL, *total = NULL;
  OK(ctn_array_from_data(values, shape, 2, CTN_FLOAT32, &a));
  OK(ctn_array_get(a, items, 2, &row));
  EXPECT(ctn_array_ndim(row) == 1 && ctn_array_shape(row)[0] == 3 && ctn_array_strides(row)[0] == -4);
  OK(ctn_array_to_data(row, out, sizeof out));
  EXPECT(out[0] == 6 && out[1] == 5 && out[2] == 4);
  OK(ctn_array_matmul(a, row, &product));
  EXPECT(item(product, 0) == 28 && item(product, 1) == 73);
  OK(ctn_array_sum(a, NULL, 0, 0, CTN_DTYPE_NONE, &total));
  EXPECT(item(total, 0) == 21 && ctn_array_dtype(total) == CTN_FLOAT32);
  OK(ctn_array_str(product, 75, 8, 0, text, sizeof text, &length));
  EXPECT(length == strlen(text));
  OK(ctn_dtype_from_name("bfloat16", &dtype));
  EXPECT(dtype == CTN_BFLOAT16 && ctn_dtype_itemsize(CTN_UINT16) == 2);
  EXPECT(!strcmp(ctn_dtype_name(CTN_INT8), "int8") &&
         !strcmp(ctn_status_name(CTN_ERROR_NAN), "CTN_ERROR_NAN"));
  ctn_array_release(row);
  EXPECT(ctn_array_get(a, items, 3, &row) == CTN_ERROR_INDEX && !row);
  ctn_array_release(a);
  ctn_array_release(product);
  ctn_array_release(total);
}

/* y = x * x, with hooks around it. */

static ctn_status forward(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                          size_t input_count, ctn_array** outputs, size_t output_count) {
  EXPECT(*(int*)user_data == 1 && node && input_count == 1 && output_count == 1);
  return ctn_array_multiply(inputs[0], inputs[0], &outputs[0]);
}

static ctn_status backward(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                           size_t input_count, const ctn_array* const* grad_outputs, size_t output_count,
                           ctn_array** grad_inputs) {
  ctn_array* twice = NULL;
  ctn_status status = ctn_array_multiply_f64(inputs[0], 2, &twice);
  EXPECT(*(int*)user_data == 1 && node && input_count == 1 && output_count == 1);
  if (status == CTN_OK) status = ctn_array_multiply(twice, grad_outputs[0], &grad_inputs[0]);
  ctn_array_release(twice);
  return status;
}

static int hooked;

static ctn_status before(void* user_data, ctn_function* function, const ctn_array* const* in_data,
                         size_t count) {
  EXPECT(*(int*)user_data == 10 && function && count > 0 && in_data);
  ++hooked;
  return CTN_OK;
}

static ctn_status after(void* user_data, ctn_function* function, const ctn_array* const* in_data,
                        size_t input_count, const ctn_array* const* out_grad, size_t output_count) {
  EXPECT(*(int*)user_data == 10 && function && input_count > 0 && output_count > 0 && in_data && out_grad);
  hooked += 100;
  return CTN_OK;
}

static void functions(void) {
  static int one = 1, ten = 10;
  ctn_function_callbacks callbacks = {sizeof callbacks, "square", forward, backward, NULL, NULL, destroy};
  const ctn_function_hook_callbacks around = {sizeof around, "counter", before,  NULL,
                                              NULL,          after,     destroy, 1};
  struct {
    ctn_function_callbacks known;
    void* callback;
  } later = {{0}, NULL};
  const int64_t shape[] = {3};
  const double values[] = {1, 2, 3};
  ctn_function* f = NULL;
  ctn_function_hook* hook = NULL;
  ctn_array *a = NULL, *gradient = NULL;
  ctn_variable *x = NULL, *y = NULL, *sum = NULL;
  destroyed = 0;
  OK(ctn_array_from_data(values, shape, 1, CTN_FLOAT64, &a));
  OK(ctn_variable_new(a, &x));
  OK(ctn_function_new(&callbacks, &one, &f));
  OK(ctn_function_hook_new(&around, &ten, &hook));
  OK(ctn_function_hook_add(hook, NULL));
  OK(ctn_function_call(f, &x, 1, &y, 1));
  OK(ctn_sum(y, NULL, 0, 0, &sum));
  OK(ctn_variable_backward(sum, 0, 0));
  OK(ctn_function_hook_remove("counter"));
  EXPECT(hooked == 202);
  OK(ctn_variable_grad(x, &gradient));
  EXPECT(item(gradient, 0) == 2 && item(gradient, 2) == 6);
  ctn_array_release(gradient);
  ctn_variable_release(sum);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_array_release(a);
  ctn_function_release(f);
  ctn_function_hook_release(hook);
  EXPECT(destroyed == 11);

  /* Structs of later versions: what is unknown must be zero. */
  later.known = callbacks;
  later.known.struct_size = sizeof later;
  OK(ctn_function_new(&later.known, &one, &f));
  ctn_function_release(f);
  later.callback = &later;
  EXPECT(ctn_function_new(&later.known, &one, &f) == CTN_ERROR_UNSUPPORTED && !f);
  callbacks.forward = NULL;
  EXPECT(ctn_function_new(&callbacks, &one, &f) != CTN_OK && !f);
}

/* A user's link in a chain, trained with a schedule and a hook, saved to a user's serializer and to a file.
 */

static ctn_status halve(void* user_data, ctn_link* link, ctn_variable* const* inputs, size_t input_count,
                        ctn_variable** outputs, size_t output_count) {
  EXPECT(*(int*)user_data == 5 && link && input_count == 1 && output_count == 1);
  return ctn_mul_f64(inputs[0], 0.5, &outputs[0]);
}

static ctn_status rate(void* user_data, int64_t t, double* value) {
  *value = *(double*)user_data / (double)(t + 1);
  return CTN_OK;
}

static ctn_status fill(void* user_data, ctn_array* array) {
  return ctn_array_fill_f64(array, *(double*)user_data);
}

static int updates, saved;

static ctn_status count_updates(void* user_data, ctn_optimizer* optimizer, ctn_link* link) {
  EXPECT(user_data == &updates && optimizer && link);
  ++updates;
  return CTN_OK;
}

static ctn_status save_array(void* user_data, const char* key, ctn_array* value) {
  EXPECT(user_data == &saved && value && (strstr(key, "W") || strstr(key, "b")));
  ++saved;
  return CTN_OK;
}

static void training(const char* path) {
  static int five = 5;
  static double start = 0.5, weight = 0.25;
  const ctn_link_callbacks callbacks = {sizeof callbacks, "Halve", halve, NULL, NULL, NULL, destroy};
  const ctn_serializer_callbacks keeper = {sizeof keeper, 0, save_array, NULL, NULL, NULL, NULL, NULL};
  const int64_t shape[] = {4, 2};
  ctn_failure failure = {0};
  ctn_scope s = {0};
  ctn_link_options* options = cs_link_options_new(&s);
  ctn_link *model = cs_link_sequential_new(&s), *half = NULL;
  ctn_optimizer* optimizer = cs_optimizer_sgd_new(&s, 0.1);
  ctn_serializer* serializer = NULL;
  ctn_schedule* schedule = NULL;
  ctn_initializer* constant = NULL;
  ctn_variable* x = cs_variable_new(&s, cs_array_full_f64(&s, shape, 2, 1, CTN_FLOAT32));
  double first = 0, last = 0, value = 0;
  int i;
  OK(ctn_initializer_callback_new(fill, &weight, NULL, &constant));
  OK(ctn_link_options_set_initializer(options, "W", constant));
  OK(ctn_link_user_new(&callbacks, &five, &half));
  cs_link_sequential_append(&s, model, cs_link_linear_new(&s, 2, 3, options));
  cs_link_sequential_append(&s, model, half);
  cs_optimizer_setup(&s, optimizer, model);
  OK(ctn_schedule_new(rate, &start, NULL, &schedule));
  OK(ctn_optimizer_set_schedule(optimizer, "lr", schedule, 0));
  OK(ctn_optimizer_add_hook(optimizer, "count", count_updates, &updates, NULL));
  for (i = 0; i < 5; ++i) {
    ctn_variable* loss = cs_sum(&s, cs_square(&s, cs_link_call1(&s, model, x)), NULL, 0, 0);
    last = cs_variable_item_f64(&s, loss);
    if (i == 0) first = last;
    cs_link_cleargrads(&s, model);
    cs_variable_backward(&s, loss, 0, 0);
    cs_optimizer_update(&s, optimizer);
  }
  EXPECT(s.status == CTN_OK && fabs(first - 0.75) < 1e-6 && last < first && updates == 5);
  OK(ctn_optimizer_hyperparameter(optimizer, "lr", &value));
  OK(ctn_serializer_new(&keeper, &saved, &serializer));
  OK(ctn_link_serialize(model, serializer));
  EXPECT(saved == 2);
  cs_link_save_npz(&s, model, path, 6);
  cs_link_load_npz(&s, model, path);
  EXPECT(s.status == CTN_OK);
  EXPECT(ctnm_link_load_npz(&failure, model, "/nonexistent/0.1.npz") == CTN_ERROR_NOT_FOUND);
  EXPECT(failure.status == CTN_ERROR_NOT_FOUND && strstr(failure.message, "nonexistent"));
  ctn_failure_clear(&failure);
  ctn_serializer_release(serializer);
  ctn_schedule_release(schedule);
  ctn_initializer_release(constant);
  destroyed = 0;
  ctn_link_release(half);
  EXPECT(cs_end(&s) == CTN_OK);
  EXPECT(destroyed == 5);
}

/* What a library may have or lack, and what it says about itself. */
static void queries(void) {
  char device[16] = "";
  size_t length = 0;
  EXPECT(ctn_version_number() >= 100 && ctn_op_count() > 1000);
  EXPECT(ctn_has_feature(CTN_FEATURE_FORMAT, "npz") == 1 && ctn_has_feature(CTN_FEATURE_DEVICE, "none") == 0);
  OK(ctn_device_current(device, sizeof device, &length));
  EXPECT(length == 3 && !strcmp(device, "cpu"));
  EXPECT(ctn_device_set_current("nothing") == CTN_ERROR_DEVICE);
}

int main(int argc, char** argv) {
  if (argc != 2) {
    printf("usage: %s FILE.npz\n", argv[0]);
    return 2;
  }
  memory();
  arrays();
  functions();
  training(argv[1]);
  queries();
  puts(failed ? "failed" : "ok");
  return failed;
}
