// Tests of callbacks that throw: the call fails with CTN_ERROR_CALLBACK and a message about the exception, no
// exception escapes, and the library keeps working. The program has its own C++ runtime in addition to the
// one inside the library.
#include <catenary/catenary.h>
#include <catenary/testing.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <new>
#include <stdexcept>
#include <string>

namespace {

int failures = 0;
int kind = 0;  // of the exception
int thrown = 0;

struct Odd {
  int value;
};

[[noreturn]] void raise() {
  ++thrown;
  switch (kind) {
    case 0:
      throw std::runtime_error("boom");
    case 1:
      throw std::bad_alloc();
    case 2:
      throw Odd{3};
    default:
      throw 7;
  }
}

const char* expected() {
  return kind == 0   ? "a callback threw an exception: boom"
         : kind == 1 ? "a callback threw an exception: std::bad_alloc"
                     : "a callback threw an exception of unknown type";
}

#define CHECK(condition)                                                                  \
  do {                                                                                    \
    if (!(condition)) {                                                                   \
      std::printf("%s:%d: %s (exception %d): %s\n", __FILE__, __LINE__, #condition, kind, \
                  ctn_error_message());                                                   \
      ++failures;                                                                         \
    }                                                                                     \
  } while (0)
#define OK(call) CHECK((call) == CTN_OK)

void fails(const char* what, const std::function<ctn_status()>& call) {
  const int before = thrown;
  const ctn_status status = call();
  const bool good = thrown > before && status == CTN_ERROR_CALLBACK &&
                    std::strstr(ctn_error_message(), expected()) && std::uncaught_exceptions() == 0 &&
                    !std::current_exception();
  if (good) return;
  std::printf("%s, exception %d: status %d, thrown %d, in flight %d: %s\n", what, kind, int(status),
              thrown - before, std::uncaught_exceptions(), ctn_error_message());
  ++failures;
}

ctn_variable* variable(double value) {
  const float number = float(value);
  const int64_t shape = 1;
  ctn_array* a;
  ctn_variable* v;
  OK(ctn_array_from_data(&number, &shape, 1, CTN_FLOAT32, &a));
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

ctn_status throw_forward(void*, ctn_function*, const ctn_array* const*, size_t, ctn_array**, size_t) {
  raise();
}
ctn_status identity(void*, ctn_function*, const ctn_array* const* x, size_t, ctn_array** y, size_t) {
  return ctn_array_copy(x[0], &y[0]);
}
ctn_status throw_backward(void*, ctn_function*, const ctn_array* const*, size_t, const ctn_array* const*,
                          size_t, ctn_array**) {
  raise();
}
ctn_status throw_variables(void*, ctn_function*, ctn_variable* const*, size_t, ctn_variable* const*, size_t,
                           ctn_variable**) {
  raise();
}
ctn_status throw_check(void*, const ctn_array* const*, size_t) { raise(); }
// Writes an output before it throws.
ctn_status throw_link(void*, ctn_link*, ctn_variable* const* x, size_t, ctn_variable** y, size_t) {
  y[0] = ctn_variable_retain(x[0]);
  raise();
}
ctn_status throw_activation(void*, ctn_variable* x, ctn_variable** y) {
  *y = ctn_variable_retain(x);
  raise();
}
ctn_status throw_variables_fn(void*, ctn_variable* const* x, size_t, ctn_variable** y, size_t) {
  y[0] = ctn_variable_retain(x[0]);
  raise();
}
ctn_status throw_hook(void*, ctn_function*, const ctn_array* const*, size_t) { raise(); }
ctn_status throw_optimizer(void*, ctn_optimizer*, ctn_link*) { raise(); }
ctn_status throw_loss(void*, ctn_variable**) { raise(); }
ctn_status throw_schedule(void*, int64_t, double*) { raise(); }
ctn_status throw_initializer(void*, ctn_array*) { raise(); }
ctn_status throw_array(void*, const char*, ctn_array*) { raise(); }
void throw_destroy(void*) { raise(); }

void functions() {
  ctn_variable *x = variable(2), *y = nullptr;
  ctn_function_callbacks callbacks{};
  ctn_function* f;
  callbacks.struct_size = sizeof callbacks;
  callbacks.forward = throw_forward;
  OK(ctn_function_new(&callbacks, nullptr, &f));
  fails("forward", [&] { return ctn_function_call(f, &x, 1, &y, 1); });
  CHECK(!y);
  ctn_function_release(f);

  callbacks.forward = identity;
  callbacks.check_type = throw_check;
  OK(ctn_function_new(&callbacks, nullptr, &f));
  fails("check_type", [&] { return ctn_function_call(f, &x, 1, &y, 1); });
  ctn_function_release(f);

  callbacks.check_type = nullptr;
  callbacks.backward = throw_backward;
  callbacks.backward_variables = throw_variables;
  callbacks.destroy = throw_destroy;
  OK(ctn_function_new(&callbacks, x, &f));
  OK(ctn_function_call(f, &x, 1, &y, 1));
  fails("backward", [&] { return ctn_variable_backward(y, 0, 0); });
  fails("backward_variables", [&] { return ctn_variable_backward(y, 0, 1); });
  ctn_variable_release(y);
  ctn_function_release(f);  // exceptions thrown by destroy are ignored
  CHECK(std::uncaught_exceptions() == 0);

  fails("recompute", [&] { return ctn_recompute(throw_variables_fn, nullptr, nullptr, &x, 1, &y, 1); });
  ctn_function_hook_callbacks hooks{};
  ctn_function_hook* hook;
  hooks.struct_size = sizeof hooks;
  hooks.name = "thrower";
  hooks.forward_preprocess = throw_hook;
  OK(ctn_function_hook_new(&hooks, nullptr, &hook));
  OK(ctn_function_hook_add(hook, nullptr));
  fails("hook", [&] { return ctn_exp(x, &y); });
  OK(ctn_function_hook_remove("thrower"));
  ctn_function_hook_release(hook);
  OK(ctn_exp(x, &y));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

void links() {
  ctn_variable *x = variable(2), *y = nullptr;
  ctn_link *link, *linear;
  ctn_initializer* initializer;
  OK(ctn_link_new(throw_link, nullptr, throw_destroy, &link));
  fails("link", [&] { return ctn_link_call1(link, x, &y); });
  CHECK(!y && ctn_object_use_count(reinterpret_cast<const ctn_object*>(x)) == 1);
  ctn_link_release(link);
  OK(ctn_link_sequential_new(&link));
  OK(ctn_link_sequential_append_function(link, throw_activation, nullptr, nullptr));
  fails("sequential", [&] { return ctn_link_call1(link, x, &y); });
  CHECK(!y && ctn_object_use_count(reinterpret_cast<const ctn_object*>(x)) == 1);
  ctn_link_release(link);

  OK(ctn_initializer_callback_new(throw_initializer, nullptr, nullptr, &initializer));
  const int64_t shape = 2;
  ctn_array* made;
  OK(ctn_array_ones(&shape, 1, CTN_FLOAT32, &made));
  fails("initializer", [&] { return ctn_initializer_apply(initializer, made); });
  ctn_array_release(made);
  ctn_initializer_release(initializer);

  ctn_optimizer* optimizer;
  OK(ctn_link_linear_new(1, 1, nullptr, &linear));
  OK(ctn_optimizer_sgd_new(0.1, &optimizer));
  OK(ctn_optimizer_setup(optimizer, linear));
  fails("loss", [&] { return ctn_optimizer_update_loss(optimizer, throw_loss, nullptr, nullptr); });
  OK(ctn_optimizer_add_hook(optimizer, "thrower", throw_optimizer, nullptr, nullptr));
  fails("optimizer hook", [&] { return ctn_optimizer_update(optimizer); });
  OK(ctn_optimizer_remove_hook(optimizer, "thrower"));
  OK(ctn_optimizer_update(optimizer));
  ctn_optimizer_release(optimizer);

  ctn_schedule* schedule;
  double value;
  OK(ctn_schedule_new(throw_schedule, nullptr, nullptr, &schedule));
  fails("schedule", [&] { return ctn_schedule_value(schedule, 1, &value); });
  ctn_schedule_release(schedule);

  ctn_serializer_callbacks callbacks{};
  ctn_serializer* serializer;
  callbacks.struct_size = sizeof callbacks;
  callbacks.array = throw_array;
  OK(ctn_serializer_new(&callbacks, nullptr, &serializer));
  fails("serializer", [&] { return ctn_link_serialize(linear, serializer); });
  ctn_serializer_release(serializer);
  ctn_link_release(linear);
  ctn_variable_release(x);
}

void checks() {
  const float number = 1;
  const int64_t shape = 1;
  ctn_array* x;
  OK(ctn_array_from_data(&number, &shape, 1, CTN_FLOAT32, &x));
  fails("gradient check", [&] {
    return ctn_gradient_check_backward(throw_variables_fn, nullptr, nullptr, &x, 1, nullptr, 1, nullptr, 0,
                                       1e-3, 1e-5, 1e-4);
  });
  ctn_array_release(x);
}

}  // namespace

int main() {
  for (const char* device : {"cpu", "test:0"}) {
    OK(ctn_device_set_current(device));
    for (kind = 0; kind < 4; ++kind) {
      functions();
      links();
      checks();
    }
  }
  std::printf("%d failures, %d exceptions\n", failures, thrown);
  return failures != 0;
}
