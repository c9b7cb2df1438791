/* Checks the gradients of the differentiable functions: first and second derivatives against central
   differences. */
#include "autograd_support.h"
#include "function_options_support.h"

/* Near the cube root of the spacing of doubles: the truncation error (STEP^2 f''' / 6) and the rounding error
   (spacing * f / STEP) of a central difference are both near 4e-11. Here the third derivatives stay below
   about 500, and the sums below about 100. */
#define STEP 6e-6
#define TOLERANCE 2e-8

#define MOST_INPUTS 3
#define MOST_ELEMENTS 64

typedef ctn_status (*build_fn)(ctn_variable* const* x, ctn_variable** y);

typedef struct {
  const char* name;
  build_fn build;
  /* Elements are drawn from this range; if `low` is negative, they have both signs but are not near zero. */
  double low, high;
  size_t count;
  struct {
    size_t ndim;
    int64_t shape[4];
  } inputs[MOST_INPUTS];
} gradient_case;

#define UNARY(name) \
  static ctn_status name(ctn_variable* const* x, ctn_variable** y) { return ctn_##name(x[0], y); }
#define BINARY(name) \
  static ctn_status name(ctn_variable* const* x, ctn_variable** y) { return ctn_##name(x[0], x[1], y); }
#define BUILD(name, call) \
  static ctn_status name(ctn_variable* const* x, ctn_variable** y) { return call; }

BINARY(add)
BINARY(sub)
BINARY(mul)
BUILD(div_, ctn_div(x[0], x[1], y))
BUILD(pow_, ctn_pow(x[0], x[1], y))
UNARY(neg)
UNARY(absolute)
UNARY(square)
BUILD(sqrt_, ctn_sqrt(x[0], y))
BUILD(exp_, ctn_exp(x[0], y))
BUILD(log_, ctn_log(x[0], y))
BUILD(sin_, ctn_sin(x[0], y))
BUILD(cos_, ctn_cos(x[0], y))
BUILD(tanh_, ctn_tanh(x[0], y))
UNARY(sigmoid)
UNARY(relu)
UNARY(identity)
BUILD(multiply_add, ctn_multiply_add(x[0], x[1], x[2], y))
BUILD(add_f64, ctn_add_f64(x[0], 1.5, y))
BUILD(add_i64, ctn_add_i64(x[0], -2, y))
BUILD(sub_f64, ctn_sub_f64(x[0], 1.5, y))
BUILD(sub_i64, ctn_sub_i64(x[0], 3, y))
BUILD(rsub_f64, ctn_rsub_f64(1.5, x[0], y))
BUILD(rsub_i64, ctn_rsub_i64(3, x[0], y))
BUILD(mul_f64, ctn_mul_f64(x[0], -1.5, y))
BUILD(mul_i64, ctn_mul_i64(x[0], 3, y))
BUILD(div_f64, ctn_div_f64(x[0], 1.5, y))
BUILD(div_i64, ctn_div_i64(x[0], -4, y))
BUILD(rdiv_f64, ctn_rdiv_f64(1.5, x[0], y))
BUILD(rdiv_i64, ctn_rdiv_i64(3, x[0], y))
BUILD(pow_f64, ctn_pow_f64(x[0], 2.5, y))
BUILD(pow_i64, ctn_pow_i64(x[0], 3, y))
BUILD(pow_negative, ctn_pow_i64(x[0], -2, y))
BUILD(rpow_f64, ctn_rpow_f64(1.5, x[0], y))
BUILD(rpow_i64, ctn_rpow_i64(3, x[0], y))
BUILD(mul_self, ctn_mul(x[0], x[0], y))
BUILD(div_self, ctn_div(x[0], x[0], y))

static const int64_t kShape32[] = {3, 2}, kShape1m[] = {1, -1}, kAxes201[] = {2, 0, 1},
                     kAxesNegative[] = {-1, 0, 1}, kShape223[] = {2, 2, 3}, kAxis0[] = {0},
                     kAxis02[] = {0, -1};
BUILD(reshape, ctn_reshape(x[0], kShape32, 2, y))
BUILD(reshape_rest, ctn_reshape(x[0], kShape1m, 2, y))
BUILD(transpose, ctn_transpose(x[0], NULL, 0, y))
BUILD(transpose_axes, ctn_transpose(x[0], kAxes201, 3, y))
BUILD(transpose_negative, ctn_transpose(x[0], kAxesNegative, 3, y))
BUILD(broadcast_to, ctn_broadcast_to(x[0], kShape223, 3, y))
BUILD(sum_all, ctn_sum(x[0], NULL, 0, 0, y))
BUILD(sum_all_kept, ctn_sum(x[0], NULL, 0, 1, y))
BUILD(sum_axis, ctn_sum(x[0], kAxis0, 1, 0, y))
BUILD(sum_axes, ctn_sum(x[0], kAxis02, 2, 0, y))
BUILD(sum_axes_kept, ctn_sum(x[0], kAxis02, 2, 1, y))
BUILD(matmul, ctn_matmul(x[0], x[1], 0, 0, y))
BUILD(matmul_ta, ctn_matmul(x[0], x[1], 1, 0, y))
BUILD(matmul_tb, ctn_matmul(x[0], x[1], 0, 1, y))
BUILD(matmul_ta_tb, ctn_matmul(x[0], x[1], 1, 1, y))
BUILD(linear, ctn_linear(x[0], x[1], NULL, y))
BUILD(linear_bias, ctn_linear(x[0], x[1], x[2], y))

static ctn_status cross_entropy(ctn_variable* x, const int64_t* shape, size_t ndim, const double* labels,
                                size_t count, int32_t normalize, ctn_variable** y) {
  ctn_variable* t = variable_of(CTN_INT32, shape, ndim, labels, count);
  ctn_status status = ctn_softmax_cross_entropy(x, t, normalize, NULL, y);
  ctn_variable_release(t);
  return status;
}
BUILD(cross_entropy_plain, cross_entropy(x[0], DIMS(3), VALUES(2, 0, 3), 1, y))
BUILD(cross_entropy_ignored, cross_entropy(x[0], DIMS(3), VALUES(1, -1, 3), 1, y))
BUILD(cross_entropy_by_batch, cross_entropy(x[0], DIMS(3), VALUES(1, -1, -1), 0, y))
BUILD(cross_entropy_images, cross_entropy(x[0], DIMS(2, 2, 2), VALUES(0, 1, 2, -1, 0, 0, 2, 1), 1, y))
static ctn_status cross_entropy_transposed(ctn_variable* const* x, ctn_variable** y) {
  ctn_variable* turned;
  ctn_status status;
  OK(ctn_transpose(x[0], NULL, 0, &turned));
  status = cross_entropy(turned, DIMS(3), VALUES(2, 0, 3), 1, y);
  ctn_variable_release(turned);
  return status;
}

static ctn_status dropout_with_mask(ctn_variable* const* x, ctn_variable** y) {
  ctn_array* mask = array_of(CTN_FLOAT64, DIMS(2, 3), VALUES(2, 0, 2, 0, 0, 2));
  ctn_status status = ctn_dropout(x[0], 0, with_mask(mask), y);
  release_options();
  release_options();
  ctn_array_release(mask);
  return status;
}

/* tanh(x W^T + b) used twice: shared parameters and several uses of one intermediate result. */
static ctn_status network(ctn_variable* const* x, ctn_variable** y) {
  ctn_variable *h, *a, *b;
  OK(ctn_linear(x[0], x[1], x[2], &h));
  OK(ctn_tanh(h, &a));
  OK(ctn_linear(a, x[1], x[2], &b));
  OK(ctn_mul(a, b, y));
  ctn_variable_release(h);
  ctn_variable_release(a);
  ctn_variable_release(b);
  return CTN_OK;
}

#define ONE(name, low, high, ...)              \
  {                                            \
#name, name, low, high, 1, { __VA_ARGS__ } \
  }
#define TWO(name, low, high, ...)              \
  {                                            \
#name, name, low, high, 2, { __VA_ARGS__ } \
  }
#define THREE(name, low, high, ...)            \
  {                                            \
#name, name, low, high, 3, { __VA_ARGS__ } \
  }
#define S0   \
  {          \
    0, { 0 } \
  }
#define S1(a) \
  {           \
    1, { a }  \
  }
#define S2(a, b) \
  {              \
    2, { a, b }  \
  }
#define S3(a, b, c) \
  {                 \
    3, { a, b, c }  \
  }
#define S4(a, b, c, d) \
  {                    \
    4, { a, b, c, d }  \
  }

static const gradient_case kCases[] = {
    TWO(add, -1, 1.5, S2(2, 3), S2(2, 3)),
    TWO(add, -1, 1.5, S2(2, 3), S1(3)),
    TWO(add, -1, 1.5, S0, S2(2, 1)),
    TWO(sub, -1, 1.5, S2(2, 3), S2(2, 3)),
    TWO(sub, -1, 1.5, S1(3), S2(2, 3)),
    TWO(sub, -1, 1.5, S2(2, 1), S2(1, 3)),
    TWO(mul, -1, 1.5, S2(2, 3), S2(2, 3)),
    TWO(mul, -1, 1.5, S2(2, 3), S1(3)),
    TWO(mul, -1, 1.5, S3(2, 1, 2), S2(3, 1)),
    TWO(div_, 0.5, 1.5, S2(2, 3), S2(2, 3)),
    TWO(div_, 0.5, 1.5, S2(2, 3), S1(3)),
    TWO(div_, 0.5, 1.5, S0, S2(2, 3)),
    TWO(pow_, 0.5, 1.5, S2(2, 3), S2(2, 3)),
    TWO(pow_, 0.5, 1.5, S2(2, 3), S1(3)),
    TWO(pow_, 0.5, 1.5, S1(3), S2(2, 1)),
    ONE(neg, -1, 1.5, S2(2, 3)),
    ONE(absolute, -1, 1.5, S2(2, 3)),
    ONE(square, -1, 1.5, S2(2, 3)),
    ONE(sqrt_, 0.5, 1.5, S2(2, 3)),
    ONE(exp_, -1, 1.5, S2(2, 3)),
    ONE(log_, 0.5, 1.5, S2(2, 3)),
    ONE(sin_, -1, 1.5, S2(2, 3)),
    ONE(cos_, -1, 1.5, S2(2, 3)),
    ONE(tanh_, -1, 1.5, S2(2, 3)),
    ONE(sigmoid, -1, 1.5, S2(2, 3)),
    ONE(relu, -1, 1.5, S2(2, 3)),
    ONE(identity, -1, 1.5, S2(2, 3)),
    ONE(exp_, -1, 1.5, S0),
    ONE(tanh_, -1, 1.5, S1(17)),
    THREE(multiply_add, -1, 1.5, S2(2, 3), S2(2, 3), S2(2, 3)),
    THREE(multiply_add, -1, 1.5, S2(2, 3), S1(3), S2(2, 1)),
    ONE(add_f64, -1, 1.5, S2(2, 3)),
    ONE(add_i64, -1, 1.5, S2(2, 3)),
    ONE(sub_f64, -1, 1.5, S2(2, 3)),
    ONE(sub_i64, -1, 1.5, S2(2, 3)),
    ONE(rsub_f64, -1, 1.5, S2(2, 3)),
    ONE(rsub_i64, -1, 1.5, S2(2, 3)),
    ONE(mul_f64, -1, 1.5, S2(2, 3)),
    ONE(mul_i64, -1, 1.5, S2(2, 3)),
    ONE(div_f64, -1, 1.5, S2(2, 3)),
    ONE(div_i64, -1, 1.5, S2(2, 3)),
    ONE(rdiv_f64, 0.5, 1.5, S2(2, 3)),
    ONE(rdiv_i64, 0.5, 1.5, S2(2, 3)),
    ONE(pow_f64, 0.5, 1.5, S2(2, 3)),
    ONE(pow_i64, -1, 1.5, S2(2, 3)),
    ONE(pow_negative, 0.5, 1.5, S2(2, 3)),
    ONE(rpow_f64, -1, 1.5, S2(2, 3)),
    ONE(rpow_i64, -1, 1.5, S2(2, 3)),
    ONE(mul_self, -1, 1.5, S2(2, 3)),
    ONE(div_self, 0.5, 1.5, S2(2, 3)),
    ONE(reshape, -1, 1.5, S2(2, 3)),
    ONE(reshape_rest, -1, 1.5, S3(2, 3, 1)),
    ONE(transpose, -1, 1.5, S3(2, 3, 2)),
    ONE(transpose_axes, -1, 1.5, S3(2, 3, 4)),
    ONE(transpose_negative, -1, 1.5, S3(2, 3, 4)),
    ONE(broadcast_to, -1, 1.5, S1(3)),
    ONE(broadcast_to, -1, 1.5, S2(2, 1)),
    ONE(broadcast_to, -1, 1.5, S0),
    ONE(sum_all, -1, 1.5, S2(2, 3)),
    ONE(sum_all_kept, -1, 1.5, S2(2, 3)),
    ONE(sum_axis, -1, 1.5, S2(2, 3)),
    ONE(sum_axes, -1, 1.5, S3(2, 3, 2)),
    ONE(sum_axes_kept, -1, 1.5, S3(2, 3, 2)),
    ONE(sum_all, -1, 1.5, S0),
    TWO(matmul, -1, 1.5, S2(2, 3), S2(3, 4)),
    TWO(matmul_ta, -1, 1.5, S2(3, 2), S2(3, 4)),
    TWO(matmul_tb, -1, 1.5, S2(2, 3), S2(4, 3)),
    TWO(matmul_ta_tb, -1, 1.5, S2(3, 2), S2(4, 3)),
    TWO(matmul, -1, 1.5, S2(2, 3), S1(3)),
    TWO(matmul_ta, -1, 1.5, S1(3), S2(3, 2)),
    TWO(matmul_tb, -1, 1.5, S1(3), S1(2)),
    TWO(linear, -1, 1.5, S2(3, 4), S2(2, 4)),
    TWO(linear, -1, 1.5, S3(2, 2, 3), S2(3, 6)),
    THREE(linear_bias, -1, 1.5, S2(3, 4), S2(2, 4), S1(2)),
    THREE(linear_bias, -1, 1.5, S4(2, 2, 1, 2), S2(3, 4), S1(3)),
    ONE(cross_entropy_plain, -1, 2, S2(3, 4)),
    ONE(cross_entropy_ignored, -1, 2, S2(3, 4)),
    ONE(cross_entropy_by_batch, -1, 2, S2(3, 4)),
    ONE(cross_entropy_images, -1, 2, S4(2, 3, 2, 2)),
    ONE(cross_entropy_transposed, -1, 2, S2(4, 3)),
    ONE(dropout_with_mask, -1, 1.5, S2(2, 3)),
    THREE(network, -1, 1, S2(2, 3), S2(3, 3), S1(3)),
};

/* The inputs, the weights of the output elements, and the result. */
typedef struct {
  const gradient_case* c;
  ctn_variable* x[MOST_INPUTS + 1]; /* the last one holds the weights */
  ctn_variable* y;
} graph;

static uint64_t seed;

static double uniform(void) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (double)(seed >> 11) / 9007199254740992.0;
}

static double drawn(const gradient_case* c) {
  double magnitude = (c->low < 0 ? 0.2 : c->low), value;
  value = magnitude + uniform() * (c->high - magnitude);
  return c->low < 0 && uniform() < 0.5 ? -value : value;
}

static size_t elements(const gradient_case* c, size_t input) {
  size_t size = 1, i;
  for (i = 0; i < c->inputs[input].ndim; ++i) size *= (size_t)c->inputs[input].shape[i];
  return size;
}

static size_t elements_of(ctn_variable* v) {
  ctn_array* a = data_of(v);
  size_t size = (size_t)ctn_array_size(a);
  ctn_array_release(a);
  return size;
}

static ctn_variable* like(ctn_variable* v, const double* values) {
  ctn_array* a = data_of(v);
  ctn_variable* made =
      variable_of(CTN_FLOAT64, ctn_array_shape(a), ctn_array_ndim(a), values, (size_t)ctn_array_size(a));
  ctn_array_release(a);
  return made;
}

static void check_layout(ctn_variable* a, ctn_variable* b) {
  ctn_array *first = data_of(a), *second = data_of(b);
  assert_int_equal(ctn_array_dtype(first), ctn_array_dtype(second));
  assert_int_equal(ctn_array_ndim(first), ctn_array_ndim(second));
  assert_memory_equal(ctn_array_shape(first), ctn_array_shape(second),
                      ctn_array_ndim(first) * sizeof(int64_t));
  ctn_array_release(first);
  ctn_array_release(second);
}

static void read(ctn_array* a, double* values) {
  OK(ctn_array_to_data(a, values, (size_t)ctn_array_size(a) * sizeof *values));
  ctn_array_release(a);
}

/* Runs the function on the point: all inputs one after the other, then the weights. */
static void open_graph(graph* g, const gradient_case* c, const double* point) {
  size_t i;
  g->c = c;
  for (i = 0; i < c->count; point += elements(c, i), ++i)
    g->x[i] = variable_of(CTN_FLOAT64, c->inputs[i].shape, c->inputs[i].ndim, point, elements(c, i));
  OK(c->build(g->x, &g->y));
  g->x[c->count] = like(g->y, point);
}

static void close_graph(graph* g) {
  size_t i;
  for (i = 0; i <= g->c->count; ++i) ctn_variable_release(g->x[i]);
  ctn_variable_release(g->y);
}

/* The weighted sum of the output elements. */
static double value_at(const gradient_case* c, const double* point) {
  double y[MOST_ELEMENTS], w[MOST_ELEMENTS], total = 0;
  graph g;
  size_t i, count;
  open_graph(&g, c, point);
  count = elements_of(g.y);
  read(data_of(g.y), y);
  read(data_of(g.x[c->count]), w);
  for (i = 0; i < count; ++i) total += w[i] * y[i];
  close_graph(&g);
  return total;
}

/* The gradient of the sum with respect to the inputs, by backward. */
static void gradient_at(const gradient_case* c, const double* point, double* gradient) {
  ctn_array* weights;
  graph g;
  size_t i;
  open_graph(&g, c, point);
  weights = data_of(g.x[c->count]);
  OK(ctn_variable_set_grad(g.y, weights));
  ctn_array_release(weights);
  OK(ctn_variable_backward(g.y, 0, 0));
  for (i = 0; i < c->count; gradient += elements(c, i), ++i) {
    assert_true(has_grad(g.x[i]));
    read(grad_of(g.x[i]), gradient);
  }
  close_graph(&g);
}

/* The gradient of (direction . gradient) with respect to inputs and weights, by grad with create_graph. */
static void second_at(const gradient_case* c, const double* point, const double* direction, double* second) {
  ctn_variable *first[MOST_INPUTS], *along[MOST_INPUTS], *result[MOST_INPUTS + 1];
  graph g;
  size_t i;
  open_graph(&g, c, point);
  OK(ctn_grad(&g.y, 1, &g.x[c->count], g.x, c->count, 1, first));
  for (i = 0; i < c->count; direction += elements(c, i), ++i) {
    assert_non_null(first[i]);
    check_layout(first[i], g.x[i]);
    along[i] = like(g.x[i], direction);
  }
  OK(ctn_grad(first, c->count, along, g.x, c->count + 1, 0, result));
  for (i = 0; i <= c->count; ++i) {
    size_t size = elements_of(g.x[i]);
    if (result[i]) {
      check_layout(result[i], g.x[i]);
      read(data_of(result[i]), second);
    } else {
      memset(second, 0, size * sizeof *second);
    }
    second += size;
    ctn_variable_release(result[i]);
    assert_false(has_grad(g.x[i])); /* grad does not change any variable */
  }
  for (i = 0; i < c->count; ++i) {
    ctn_variable_release(first[i]);
    ctn_variable_release(along[i]);
  }
  close_graph(&g);
}

static double directional_at(const gradient_case* c, const double* point, const double* direction,
                             size_t count) {
  double gradient[MOST_ELEMENTS], total = 0;
  size_t i;
  gradient_at(c, point, gradient);
  for (i = 0; i < count; ++i) total += direction[i] * gradient[i];
  return total;
}

static void compare(const gradient_case* c, const char* what, size_t at, double numeric, double got) {
  if (fabs(numeric - got) <= TOLERANCE * (1 + fabs(numeric))) return;
  print_error("%s, case %d, %s derivative %d: expected %.12g, got %.12g\n", c->name, (int)(c - kCases), what,
              (int)at, numeric, got);
  fail();
}

static void check_case(const gradient_case* c) {
  double point[2 * MOST_ELEMENTS], direction[MOST_ELEMENTS], got[2 * MOST_ELEMENTS];
  size_t inputs = 0, all, i;
  graph g;
  seed = (uint64_t)(c - kCases) + 1;
  for (i = 0; i < c->count; ++i) inputs += elements(c, i);
  for (i = 0; i < COUNT(point); ++i) point[i] = i < inputs ? drawn(c) : 0.5 + uniform();
  for (i = 0; i < inputs; ++i) direction[i] = 2 * uniform() - 1;
  open_graph(&g, c, point);
  all = inputs + elements_of(g.y);
  close_graph(&g);
  assert_true(inputs <= MOST_ELEMENTS && all - inputs <= MOST_ELEMENTS);
  gradient_at(c, point, got);
  for (i = 0; i < inputs; ++i) {
    const double at = point[i];
    double above, below;
    point[i] = at + STEP;
    above = value_at(c, point);
    point[i] = at - STEP;
    below = value_at(c, point);
    point[i] = at;
    compare(c, "first", i, (above - below) / (2 * STEP), got[i]);
  }
  second_at(c, point, direction, got);
  for (i = 0; i < all; ++i) {
    const double at = point[i];
    double above, below;
    point[i] = at + STEP;
    above = directional_at(c, point, direction, inputs);
    point[i] = at - STEP;
    below = directional_at(c, point, direction, inputs);
    point[i] = at;
    compare(c, "second", i, (above - below) / (2 * STEP), got[i]);
  }
}

static void derivatives_match_differences(void** state) {
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(kCases); ++i) check_case(&kCases[i]);
}

static void dropout_is_its_mask(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(6), VALUES(1, 2, 3, 4, 5, 6)), *y, *again;
  ctn_array *mask, *expected;
  ctn_function* creator;
  float values[6], products[6];
  double grads[6], scaled[6];
  size_t i;
  (void)state;
  OK(ctn_dropout(x, 0.5, NULL, &y));
  creator = creator_of(y);
  OK(ctn_function_attribute(creator, "mask", &mask));
  FAILS(ctn_function_attribute(creator, "noise", &expected), CTN_ERROR_NOT_FOUND, "Dropout", "noise");
  assert_null(expected);
  OK(ctn_array_to_data(mask, values, sizeof values));
  for (i = 0; i < 6; ++i) {
    assert_true(values[i] == 0 || values[i] == 2);
    grads[i] = values[i];
    scaled[i] = values[i] * (double)(i + 1);
  }
  CHECK_DATA(y, CTN_FLOAT32, DIMS(6), scaled, 6);
  set_grad(y, CTN_FLOAT32, DIMS(6), VALUES(1, 1, 1, 1, 1, 1));
  OK(ctn_variable_backward(y, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(6), grads, 6);
  OK(ctn_dropout(x, 0.5, with_mask(mask), &again));
  TAKE_ARRAY(data_of(again), CTN_FLOAT32, DIMS(6), scaled, 6);
  ctn_variable_release(again);
  OK(ctn_array_to_data(mask, products, sizeof products));
  assert_memory_equal(products, values, sizeof values);
  OK(ctn_set_train(0, NULL));
  OK(ctn_dropout(x, 0.5, NULL, &again));
  OK(ctn_set_train(1, NULL));
  assert_ptr_equal(again, x);
  ctn_variable_release(again);
  FAILS(ctn_dropout(x, 1.0, NULL, &again), CTN_ERROR_INVALID_ARGUMENT, "ratio", "1");
  FAILS(ctn_dropout(x, NAN, NULL, &again), CTN_ERROR_INVALID_ARGUMENT, "ratio", "nan");
  ctn_function_release(creator);
  release_options();
  ctn_array_release(mask);
  ctn_variable_release(x);
  ctn_variable_release(y);
}

static void type_checks(void** state) {
  ctn_variable *f3 = variable_of(CTN_FLOAT32, DIMS(3), VALUES(1, 2, 3)),
               *f23 = variable_of(CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6)),
               *d3 = variable_of(CTN_FLOAT64, DIMS(3), VALUES(1, 2, 3)),
               *d23 = variable_of(CTN_FLOAT64, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6)),
               *f22 = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4)),
               *t2 = variable_of(CTN_INT32, DIMS(2), VALUES(0, 1)),
               *t3 = variable_of(CTN_INT32, DIMS(3), VALUES(0, 1, 2)),
               *t23 = variable_of(CTN_INT32, DIMS(2, 3), VALUES(0, 1, 2, 0, 1, 2)),
               *f232 = variable_of(CTN_FLOAT32, DIMS(2, 3, 2), VALUES(1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)),
               *y;
  ctn_array* mask = data_of(d3);
  (void)state;
#define TYPE_FAILS(call, text) FAILS(call, CTN_ERROR_TYPE_CHECK, text)
  TYPE_FAILS(ctn_linear(t23, f23, NULL, &y), "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  TYPE_FAILS(ctn_linear(f3, f23, NULL, &y), "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  TYPE_FAILS(ctn_linear(f23, f3, NULL, &y), "Expect: in_types[1].ndim == 2  Actual: 1 != 2");
  TYPE_FAILS(ctn_linear(f23, d23, NULL, &y),
             "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  TYPE_FAILS(ctn_linear(f23, f22, NULL, &y),
             "Expect: prod(in_types[0].shape[1:]) == in_types[1].shape[1]  Actual: 3 != 2");
  TYPE_FAILS(ctn_linear(f23, f23, d3, &y), "Expect: in_types[0].dtype == in_types[2].dtype");
  TYPE_FAILS(ctn_linear(f23, f23, f23, &y), "Expect: in_types[2].ndim == 1  Actual: 2 != 1");
  TYPE_FAILS(ctn_linear(f23, f23, f3, &y),
             "Expect: in_types[2].shape[0] == in_types[1].shape[0]  Actual: 3 != 2");
  TYPE_FAILS(ctn_matmul(f23, d23, 0, 1, &y),
             "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  TYPE_FAILS(ctn_matmul(f232, f23, 0, 1, &y), "in_types[0].ndim");
  TYPE_FAILS(ctn_accuracy(t23, t2, NULL, &y), "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  TYPE_FAILS(ctn_accuracy(f23, f3, NULL, &y),
             "Expect: in_types[1].dtype == int32 or in_types[1].dtype == int64  Actual: float32");
  TYPE_FAILS(ctn_accuracy(f3, t3, NULL, &y), "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  TYPE_FAILS(ctn_accuracy(f23, t23, NULL, &y), "Expect: in_types[1].ndim == 1  Actual: 2 != 1");
  TYPE_FAILS(ctn_accuracy(f23, t3, NULL, &y),
             "Expect: in_types[0].shape[0] == in_types[1].shape[0]  Actual: 2 != 3");
  TYPE_FAILS(ctn_accuracy(f232, t2, NULL, &y), "Expect: in_types[0].shape[2] == 1  Actual: 2 != 1");
  TYPE_FAILS(ctn_softmax_cross_entropy(t23, t2, 1, NULL, &y), "Expect: in_types[0].dtype.kind == f");
  TYPE_FAILS(ctn_softmax_cross_entropy(f23, f3, 1, NULL, &y), "Expect: in_types[1].dtype == int32");
  TYPE_FAILS(ctn_softmax_cross_entropy(f3, t3, 1, NULL, &y), "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  TYPE_FAILS(ctn_softmax_cross_entropy(f23, t23, 1, NULL, &y),
             "Expect: in_types[1].ndim == in_types[0].ndim - 1  Actual: 2 != 1");
  TYPE_FAILS(ctn_softmax_cross_entropy(f23, t3, 1, NULL, &y),
             "Expect: in_types[0].shape[0] == in_types[1].shape[0]");
  TYPE_FAILS(ctn_softmax_cross_entropy(f232, t23, 1, NULL, &y),
             "Expect: in_types[0].shape[2] == in_types[1].shape[1]  Actual: 2 != 3");
  TYPE_FAILS(ctn_dropout(t3, 0.5, NULL, &y), "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  OK(ctn_set_train(0, NULL));
  TYPE_FAILS(ctn_dropout(t3, 0.5, NULL, &y), "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  OK(ctn_set_train(1, NULL));
  TYPE_FAILS(ctn_dropout(f3, 0.5, with_mask(mask), &y), "mask has the shape and dtype of x");
  TYPE_FAILS(ctn_exp(t3, &y), "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  TYPE_FAILS(ctn_add(f3, d3, &y),
             "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  TYPE_FAILS(ctn_mul_f64(t3, 2.5, &y), "Expect: in_types[0].dtype.kind == f  Actual: i != f");
  release_options();
  ctn_array_release(mask);
  ctn_variable* const all[] = {f3, f23, d3, d23, f22, t2, t3, t23, f232};
  for (size_t i = 0; i < COUNT(all); ++i) ctn_variable_release(all[i]);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(derivatives_match_differences), TEST(dropout_is_its_mask),
                                     TEST(type_checks)};
  return RUN(tests, argc, argv);
}
