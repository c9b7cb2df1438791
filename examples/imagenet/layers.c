/* Layers with parameters in float32 that compute in the type of their input; see layers.h. */
#include "layers.h"

static ctn_variable* as_type_of(ctn_scope* c, ctn_variable* v, ctn_variable* x) {
  return ctn_variable_dtype(v) == ctn_variable_dtype(x) ? v : cs_cast(c, v, ctn_variable_dtype(x));
}

static ctn_variable* parameter(ctn_scope* c, ctn_link* layer, const char* name, ctn_variable* x) {
  return as_type_of(c, cs_link_param(c, layer, name), x);
}

static void add_parameter(ctn_scope* c, ctn_link* layer, const char* name, const int64_t* shape, size_t ndim,
                          ctn_initializer* initializer) {
  cs_link_add_param(c, layer, name, shape, ndim, CTN_FLOAT32);
  cs_initializer_apply(c, initializer, cs_variable_data(c, cs_link_param(c, layer, name)));
}

static ctn_status convolve(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                           ctn_variable** outputs, size_t output_count) {
  const Convolution* s = data;
  (void)input_count, (void)output_count;
  ctn_scope c = {0};
  ctn_function_options* options = cs_function_options_new(&c);
  cs_function_options_set_groups(&c, options, s->groups);
  ctn_variable* W = parameter(&c, self, "W", inputs[0]);
  ctn_variable* b = s->nobias ? NULL : parameter(&c, self, "b", inputs[0]);
  ctn_variable* y = cs_convolution_2d(&c, inputs[0], W, b, s->stride, s->stride, s->pad, s->pad, options);
  outputs[0] = cs_keep_variable(&c, y);
  return cs_end(&c);
}

void add_convolution(ctn_scope* c, ctn_link* network, const char* name, Convolution shape) {
  if (c->status) return;
  if (!shape.stride) shape.stride = 1;
  if (!shape.groups) shape.groups = 1;
  Convolution* data = malloc(sizeof *data);
  if (!data) {
    cs_fail(c, CTN_ERROR_OUT_OF_MEMORY, "%s: out of memory", name);
    return;
  }
  *data = shape;
  ctn_link* layer = cs_add_child(c, network, name, cs_link_new(c, convolve, data, free));
  add_parameter(c, layer, "W", CTN_SHAPE(shape.out, shape.in / shape.groups, shape.size, shape.size),
                cs_initializer_he_normal_new(c, 1));
  if (!shape.nobias) add_parameter(c, layer, "b", CTN_SHAPE(shape.out), cs_initializer_constant_new(c, 0));
}

static ctn_status multiply(void* data, ctn_link* self, ctn_variable* const* inputs, size_t input_count,
                           ctn_variable** outputs, size_t output_count) {
  (void)data, (void)input_count, (void)output_count;
  ctn_scope c = {0};
  ctn_variable *W = parameter(&c, self, "W", inputs[0]), *b = parameter(&c, self, "b", inputs[0]);
  outputs[0] = cs_keep_variable(&c, cs_linear(&c, inputs[0], W, b));
  return cs_end(&c);
}

void add_linear(ctn_scope* c, ctn_link* network, const char* name, int64_t in, int64_t out) {
  ctn_link* layer = cs_add_child(c, network, name, cs_link_new(c, multiply, NULL, NULL));
  add_parameter(c, layer, "W", CTN_SHAPE(out, in), cs_initializer_lecun_normal_new(c, 1));
  add_parameter(c, layer, "b", CTN_SHAPE(out), cs_initializer_constant_new(c, 0));
}

void add_normalization(ctn_scope* c, ctn_link* network, const char* name, int64_t channels) {
  ctn_link* layer = cs_link_batch_normalization_new(c, CTN_SHAPE(channels), NULL);
  cs_add_child(c, network, name, layer);
  cs_array_fill_f64(c, cs_link_persistent(c, layer, "avg_var"), 1); /* until it is known from a few batches */
}

ctn_variable* apply(ctn_scope* c, ctn_link* network, const char* name, ctn_variable* x) {
  return cs_call(c, cs_link_child(c, network, name), x);
}

ctn_variable* normalize(ctn_scope* c, ctn_link* network, const char* name, ctn_variable* x) {
  if (ctn_variable_dtype(x) == CTN_FLOAT32) return apply(c, network, name, x);
  return as_type_of(c, apply(c, network, name, cs_cast(c, x, CTN_FLOAT32)), x);
}

ctn_variable* pool(ctn_scope* c, ctn_variable* x) {
  return cs_max_pooling_2d(c, x, 3, 3, 2, 2, 0, 0, 1, NULL);
}

int64_t pooled(int64_t side) { return side < 3 ? 1 : (side - 2) / 2 + 1; }

int64_t convolved(int64_t side, int64_t size, int64_t stride, int64_t pad) {
  return (side + 2 * pad - size) / stride + 1;
}

ctn_variable* channel_means(ctn_scope* c, ctn_variable* x) { return cs_mean(c, x, CTN_AXES(2, 3), 0); }

ctn_variable* local_response(ctn_scope* c, ctn_variable* x) {
  return cs_local_response_normalization(c, x, 5, 2, 1e-4, 0.75);
}
