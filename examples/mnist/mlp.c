/* A multilayer perceptron as a chain whose computation is a callback. */
#include <stdio.h>

#include "check.h"
#include "models.h"

/* A callback returns errors to the caller of the link; the library carries the message along. */
static ctn_status forward(void* user_data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  const Model* mlp = user_data;
  (void)self;
  if (input_count != 1 || output_count != 1) {
    return ctn_fail(CTN_ERROR_INVALID_ARGUMENT, "mlp: takes one input and gives one output");
  }
  ctn_scope c = {0};
  ctn_variable* h = inputs[0];
  for (size_t i = 0; i < mlp->count; ++i) {
    h = cs_call(&c, mlp->layers[i], h);
    if (i + 1 < mlp->count) h = cs_relu(&c, h);
  }
  outputs[0] = cs_keep_variable(&c, h);
  return cs_end(&c);
}

void mlp_make(ctn_scope* c, Model* mlp, int64_t inputs, int64_t hidden_layers, int64_t units,
              int64_t outputs) {
  mlp->link = cs_link_new(c, forward, mlp, NULL);
  mlp->count = 0;
  for (int64_t i = 0; i <= hidden_layers; ++i) {
    const int64_t from = i == 0 ? inputs : units, to = i == hidden_layers ? outputs : units;
    char name[24];
    snprintf(name, sizeof name, "l%lld", (long long)i + 1);
    model_add(c, mlp, name, cs_link_linear_new(c, from, to, NULL));
  }
}

void mlp_describe(const Model* mlp, char* text, size_t size) {
  size_t length = 0;
  for (size_t i = 0; i < mlp->count && length < size; ++i) {
    ctn_scope c = {0};
    const ctn_array* W = cs_variable_data(&c, cs_link_param(&c, mlp->layers[i], "W"));
    check(c.status);
    const int64_t *shape = ctn_array_shape(W), out = shape[0], in = shape[1];
    if (i == 0) length = (size_t)snprintf(text, size, "%lld", (long long)in);
    if (length < size) length += (size_t)snprintf(text + length, size - length, "-%lld", (long long)out);
    check(cs_end(&c));
  }
}
