#include "check.h"
#include "models.h"

/* Replaces *h by what was made of it, unless that failed. */
static ctn_status next(ctn_status status, ctn_variable* made, ctn_variable** h) {
  if (status != CTN_OK) return status;
  ctn_variable_release(*h);
  *h = made;
  return CTN_OK;
}

static ctn_status apply(ctn_link* lenet, const char* layer, ctn_variable** h) {
  ctn_link* child = NULL;
  ctn_variable* y = NULL;
  ctn_status status = ctn_link_child(lenet, layer, &child);
  if (status == CTN_OK) status = ctn_link_call1(child, *h, &y);
  ctn_link_release(child);
  return next(status, y, h);
}

static ctn_status pool(ctn_variable** h) {
  ctn_variable* y = NULL;
  const ctn_status status = ctn_max_pooling_2d(*h, 2, 2, 2, 2, 0, 0, 1, &y);
  return next(status, y, h);
}

static ctn_status rectify(ctn_variable** h) {
  ctn_variable* y = NULL;
  const ctn_status status = ctn_relu(*h, &y);
  return next(status, y, h);
}

static ctn_status forward(void* user_data, ctn_link* lenet, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  (void)user_data;
  if (input_count != 1 || output_count != 1) {
    ctn_error_set(CTN_ERROR_INVALID_ARGUMENT, "lenet: takes one input and gives one output");
    return CTN_ERROR_INVALID_ARGUMENT;
  }
  const int64_t images[] = {-1, 1, 28, 28};
  ctn_variable* h = NULL;
  ctn_status status = ctn_reshape(inputs[0], images, 4, &h);
  if (status == CTN_OK) status = apply(lenet, "conv1", &h);
  if (status == CTN_OK) status = pool(&h);
  if (status == CTN_OK) status = apply(lenet, "conv2", &h);
  if (status == CTN_OK) status = pool(&h);
  if (status == CTN_OK) status = apply(lenet, "ip1", &h);
  if (status == CTN_OK) status = rectify(&h);
  if (status == CTN_OK) status = apply(lenet, "ip2", &h);
  if (status == CTN_OK) {
    outputs[0] = h;
  } else {
    ctn_variable_release(h);
  }
  return status;
}

static void add_convolution(ctn_link* lenet, const char* name, int64_t in, int64_t out) {
  ctn_link* layer = NULL;
  check(ctn_link_convolution_2d_new(in, out, 5, 5, 1, 1, 0, 0, NULL, &layer));
  model_add_layer(lenet, name, layer);
}

static void add_linear(ctn_link* lenet, const char* name, int64_t in, int64_t out) {
  ctn_link* layer = NULL;
  check(ctn_link_linear_new(in, out, NULL, &layer));
  model_add_layer(lenet, name, layer);
}

ctn_link* lenet_new(void) {
  ctn_link* lenet = NULL;
  check(ctn_link_new(forward, NULL, NULL, &lenet));
  add_convolution(lenet, "conv1", 1, 20);
  add_convolution(lenet, "conv2", 20, 50);
  add_linear(lenet, "ip1", 50 * 4 * 4, 500);
  add_linear(lenet, "ip2", 500, 10);
  model_add_epoch(lenet);
  return lenet;
}
