#include <stdio.h>

#include "check.h"
#include "models.h"

/* Replaces *h by rectifier(layer(*h)), the rectifier where asked for. */
static ctn_status apply_layer(ctn_link* mlp, size_t index, int rectify, ctn_variable** h) {
  ctn_link* layer = NULL;
  ctn_variable *linear = NULL, *y = NULL;
  ctn_status status = ctn_link_child_at(mlp, index, &layer);
  if (status == CTN_OK) status = ctn_link_call1(layer, *h, &linear);
  if (status == CTN_OK && rectify) status = ctn_relu(linear, &y);
  if (status == CTN_OK) {
    ctn_variable_release(*h);
    *h = ctn_variable_retain(rectify ? y : linear);
  }
  ctn_variable_release(y);
  ctn_variable_release(linear);
  ctn_link_release(layer);
  return status;
}

/* A callback hands errors back to whoever called the link; the library carries the message along. */
static ctn_status forward(void* user_data, ctn_link* mlp, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)user_data;
  if (input_count != 1 || output_count != 1) {
    ctn_error_set(CTN_ERROR_INVALID_ARGUMENT, "mlp: takes one input and gives one output");
    return CTN_ERROR_INVALID_ARGUMENT;
  }
  const size_t layers = ctn_link_child_count(mlp);
  ctn_variable* h = ctn_variable_retain(inputs[0]);
  ctn_status status = CTN_OK;
  for (size_t i = 0; i < layers && status == CTN_OK; ++i) status = apply_layer(mlp, i, i + 1 < layers, &h);
  if (status == CTN_OK) {
    outputs[0] = h;
  } else {
    ctn_variable_release(h);
  }
  return status;
}

ctn_link* mlp_new(int64_t inputs, int64_t hidden_layers, int64_t units, int64_t outputs) {
  ctn_link* mlp = NULL;
  check(ctn_link_new(forward, NULL, NULL, &mlp));
  for (int64_t i = 0; i <= hidden_layers; ++i) {
    const int64_t from = i == 0 ? inputs : units, to = i == hidden_layers ? outputs : units;
    ctn_link* layer = NULL;
    check(ctn_link_linear_new(from, to, NULL, &layer));
    char name[24];
    snprintf(name, sizeof name, "l%lld", (long long)i + 1);
    model_add_layer(mlp, name, layer);
  }
  model_add_epoch(mlp);
  return mlp;
}

void mlp_describe(ctn_link* mlp, char* text, size_t size) {
  const size_t layers = ctn_link_child_count(mlp);
  size_t length = 0;
  for (size_t i = 0; i < layers && length < size; ++i) {
    char path[32];
    snprintf(path, sizeof path, "l%zu/W", i + 1);
    ctn_variable* weights = NULL;
    ctn_array* data = NULL;
    check(ctn_link_param(mlp, path, &weights));
    check(ctn_variable_data(weights, &data));
    const int64_t *shape = ctn_array_shape(data), out = shape[0], in = shape[1];
    if (i == 0) length = (size_t)snprintf(text, size, "%lld", (long long)in);
    if (length < size) length += (size_t)snprintf(text + length, size - length, "-%lld", (long long)out);
    ctn_array_release(data);
    ctn_variable_release(weights);
  }
}
