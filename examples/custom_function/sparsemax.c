/* Sparsemax and its loss; see sparsemax.h. */
#include "sparsemax.h"

#include <catenary/type_check.h>

enum { CLASS = 1 }; /* the axis of the classes */

static ctn_array* sum_of_classes(ctn_scope* c, const ctn_array* a) {
  return cs_array_sum(c, a, CTN_AXES(CLASS), 1, CTN_DTYPE_NONE);
}

/* 1, 2, 3... along the classes, in the dtype and on the device of `a`. */
static ctn_array* ranks(ctn_scope* c, const ctn_array* a) {
  return cs_array_cumsum(c, cs_array_ones_like(c, a, CTN_DTYPE_NONE), CLASS, CTN_DTYPE_NONE);
}

/* Scores minus the best one of each example: the result is the same, and large scores lose no digits. */
static ctn_array* centered(ctn_scope* c, const ctn_array* scores) {
  return cs_array_subtract(c, scores, cs_array_max(c, scores, CTN_AXES(CLASS), 1));
}

/* The threshold: what the k best scores exceed it by sums to one, for the largest k whose scores all exceed
 * it. */
static ctn_array* threshold(ctn_scope* c, const ctn_array* z) {
  ctn_array* sorted = cs_array_flip(c, cs_array_sort(c, z, CLASS), CTN_AXES(CLASS)); /* the best first */
  ctn_array* sums = cs_array_cumsum(c, sorted, CLASS, CTN_DTYPE_NONE);
  ctn_array* enough = cs_array_add_f64(c, cs_array_multiply(c, ranks(c, z), sorted), 1);
  ctn_array* chosen = cs_array_astype(c, cs_array_greater(c, enough, sums), ctn_array_dtype(z));
  ctn_array* total = sum_of_classes(c, cs_array_multiply(c, sorted, chosen));
  return cs_array_true_divide(c, cs_array_subtract_f64(c, total, 1), sum_of_classes(c, chosen));
}

ctn_array* sparsemax(ctn_scope* c, const ctn_array* scores) {
  ctn_array* z = centered(c, scores);
  return cs_array_maximum_f64(c, cs_array_subtract(c, z, threshold(c, z)), 0);
}

/* One for the label of each example, zero for the other classes. */
static ctn_array* one_hot(ctn_scope* c, const ctn_array* labels, const ctn_array* like) {
  ctn_array* column = cs_array_reshape(c, labels, CTN_SHAPE(-1, 1));
  ctn_array* is_label = cs_array_equal(c, ranks(c, like), cs_array_add_f64(c, column, 1));
  return cs_array_astype(c, is_label, ctn_array_dtype(like));
}

static ctn_status check_type(void* user_data, const ctn_array* const* inputs, size_t count) {
  (void)user_data;
  return ctn_type_check_expect(inputs, count,
                               "in_types.size() == 2, in_types[0].dtype.kind == 'f', in_types[0].ndim == 2,"
                               "in_types[1].dtype.kind == 'i', in_types[1].ndim == 1,"
                               "in_types[1].shape[0] == in_types[0].shape[0]");
}

/* loss = p z - |p|^2 / 2 + 1/2 - (the score of the label), of which backward needs only p - (one for the
 * label). */
static ctn_status forward(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                          size_t input_count, ctn_array** outputs, size_t output_count) {
  (void)user_data, (void)input_count, (void)output_count;
  ctn_scope c = {0};
  ctn_array *z = centered(&c, inputs[0]), *p = sparsemax(&c, inputs[0]);
  ctn_array* excess = cs_array_subtract(&c, p, one_hot(&c, inputs[1], z));
  ctn_array* linear = sum_of_classes(&c, cs_array_multiply(&c, excess, z));
  ctn_array* quadratic = cs_array_rsubtract_f64(&c, 1, sum_of_classes(&c, cs_array_square(&c, p)));
  ctn_array* losses = cs_array_add(&c, linear, cs_array_multiply_f64(&c, quadratic, 0.5));
  outputs[0] = cs_keep(&c, cs_array_mean(&c, losses, NULL, 0, 0, CTN_DTYPE_NONE));
  cs_function_save_array(&c, node, 0, excess);
  return cs_end(&c);
}

static ctn_status backward(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                           size_t input_count, const ctn_array* const* grad_outputs, size_t output_count,
                           ctn_array** grad_inputs) {
  (void)user_data, (void)input_count, (void)output_count;
  ctn_scope c = {0};
  const double examples = (double)ctn_array_shape(inputs[0])[0];
  ctn_array* excess = cs_function_saved_array(&c, node, 0);
  ctn_array* grad = cs_array_multiply(&c, excess, grad_outputs[0]);
  grad_inputs[0] = cs_keep(&c, cs_array_true_divide_f64(&c, grad, examples)); /* labels have no gradient */
  return cs_end(&c);
}

ctn_function* sparsemax_loss_new(ctn_scope* c) {
  const ctn_function_callbacks callbacks = {.struct_size = sizeof callbacks,
                                            .name = "SparsemaxLoss",
                                            .forward = forward,
                                            .backward = backward,
                                            .check_type = check_type};
  return cs_function_new(c, &callbacks, NULL);
}

ctn_variable* sparsemax_loss(ctn_scope* c, ctn_function* loss, ctn_variable* scores, ctn_variable* labels) {
  ctn_variable* result = NULL;
  cs_function_call(c, loss, CTN_VARIABLES(scores, labels), &result, 1);
  return result;
}

static ctn_variable* constant(ctn_scope* c, ctn_array* a) {
  ctn_variable* result = cs_variable_new(c, a);
  cs_variable_set_requires_grad(c, result, 0);
  return result;
}

ctn_variable* sparsemax_loss_composed(ctn_scope* c, ctn_variable* scores, ctn_variable* labels) {
  ctn_array* p_data =
      sparsemax(c, cs_variable_data(c, scores)); /* says which classes take part: no gradient */
  ctn_array* chosen = cs_array_astype(c, cs_array_greater_f64(c, p_data, 0), ctn_array_dtype(p_data));
  ctn_variable *mask = constant(c, chosen), *count = constant(c, sum_of_classes(c, chosen));
  ctn_variable* best = constant(c, cs_array_max(c, cs_variable_data(c, scores), CTN_AXES(CLASS), 1));
  ctn_variable* z = cs_sub(c, scores, best);

  ctn_variable* total = cs_sum(c, cs_mul(c, z, mask), CTN_AXES(CLASS), 1);
  ctn_variable* p = cs_mul(c, cs_sub(c, z, cs_div(c, cs_sub_f64(c, total, 1), count)), mask);
  ctn_variable* linear =
      cs_sub(c, cs_sum(c, cs_mul(c, p, z), CTN_AXES(CLASS), 0), cs_select_item(c, z, labels));
  ctn_variable* quadratic = cs_rsub_f64(c, 1, cs_sum(c, cs_square(c, p), CTN_AXES(CLASS), 0));
  return cs_mean(c, cs_add(c, linear, cs_mul_f64(c, quadratic, 0.5)), NULL, 0, 0);
}
