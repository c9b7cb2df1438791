/* Tests of arrays with 9 to 32 dimensions, whose shapes do not fit into the array object itself. Everything
   works as it does with fewer dimensions. */
#include "support.h"

#define MOST 32

static const size_t counts[] = {9, 16, 17, 25, 31, 32};

/* Among `ndim` axes, the first, middle and last are longer than one. Results are compared with those of
   arrays that have only these three axes. */
static const int64_t compact[3] = {2, 3, 2};

static void wide_shape(int64_t* shape, size_t ndim) {
  size_t i;
  for (i = 0; i < ndim; ++i) shape[i] = 1;
  shape[0] = compact[0];
  shape[ndim / 2] = compact[1];
  shape[ndim - 1] = compact[2];
}

static ctn_array* wide_array(ctn_dtype dtype, size_t ndim) {
  int64_t shape[MOST];
  wide_shape(shape, ndim);
  return counting(dtype, shape, ndim);
}

/* Checks that `got` has the elements of `expected`, whatever their shapes, and `ndim` dimensions. Releases
   both. */
static void same(ctn_array* got, ctn_array* expected, size_t ndim) {
  ctn_array *a, *b, *equal, *all;
  assert_int_equal(ctn_array_ndim(got), ndim);
  assert_int_equal(ctn_array_dtype(got), ctn_array_dtype(expected));
  assert_int_equal(ctn_array_size(got), ctn_array_size(expected));
  OK(ctn_array_ravel(got, &a));
  OK(ctn_array_ravel(expected, &b));
  OK(ctn_array_equal(a, b, &equal));
  OK(ctn_array_all(equal, NULL, 0, 0, &all));
  assert_true(item(all) == 1);
  ctn_array_release(all);
  ctn_array_release(equal);
  ctn_array_release(b);
  ctn_array_release(a);
  ctn_array_release(expected);
  ctn_array_release(got);
}

/* Runs for each number of dimensions n: `w` has n of them, `c` has three and the same elements; `r` and `e`
   are results. */
#define EACH_COUNT                                                                                       \
  ctn_array *w, *c, *r, *e;                                                                              \
  size_t k, n;                                                                                           \
  (void)state;                                                                                           \
  for (k = 0; k < COUNT(counts) &&                                                                       \
              (n = counts[k], w = wide_array(CTN_FLOAT32, n), c = counting(CTN_FLOAT32, compact, 3), 1); \
       ++k, ctn_array_release(w), ctn_array_release(c))

#define MIDDLE ((int64_t)(n / 2))
#define LAST ((int64_t)n - 1)
#define SAME(wide_call, compact_call, ndim) \
  OK(wide_call);                            \
  OK(compact_call);                         \
  same(r, e, (ndim))

static void test_creation(void** state) {
  int64_t shape[MOST];
  ctn_array* number;
  EACH_COUNT {
    wide_shape(shape, n);
    assert_memory_equal(ctn_array_shape(w), shape, n * sizeof *shape);
    number = array_of(CTN_INT8, NO_DIMS, VALUES(7));
    SAME(ctn_array_zeros(shape, n, CTN_INT8, &r), ctn_array_zeros(compact, 3, CTN_INT8, &e), n);
    SAME(ctn_array_ones(shape, n, CTN_FLOAT16, &r), ctn_array_ones(compact, 3, CTN_FLOAT16, &e), n);
    SAME(ctn_array_full(shape, n, number, CTN_DTYPE_NONE, &r),
         ctn_array_full(compact, 3, number, CTN_DTYPE_NONE, &e), n);
    SAME(ctn_array_ones_like(w, CTN_INT64, &r), ctn_array_ones_like(c, CTN_INT64, &e), n);
    SAME(ctn_array_copy(w, &r), ctn_array_copy(c, &e), n);
    SAME(ctn_array_astype(w, CTN_INT16, &r), ctn_array_astype(c, CTN_INT16, &e), n);
    OK(ctn_random_seed(NULL, 3));
    OK(ctn_random_normal(NULL, 1, 2, shape, n, CTN_FLOAT64, &r));
    OK(ctn_random_seed(NULL, 3));
    OK(ctn_random_normal(NULL, 1, 2, compact, 3, CTN_FLOAT64, &e));
    same(r, e, n);
    ctn_array_release(number);
  }
}

static void test_views(void** state) {
  int64_t shape[MOST], axes[MOST];
  size_t i;
  EACH_COUNT {
    wide_shape(shape, n);
    SAME(ctn_array_reshape(c, shape, n, &r), ctn_array_copy(c, &e), n);
    SAME(ctn_array_transpose(w, NULL, 0, &r), ctn_array_transpose(c, NULL, 0, &e), n);
    for (i = 0; i < n; ++i) axes[i] = (int64_t)((i + n / 2) % n) - (i % 2 ? (int64_t)n : 0);
    OK(ctn_array_transpose(w, axes, n, &r)); /* the middle axis first */
    OK(ctn_array_transpose(c, DIMS(1, 2, 0), &e));
    same(r, e, n);
    SAME(ctn_array_swapaxes(w, 0, -1, &r), ctn_array_swapaxes(c, 0, -1, &e), n);
    SAME(ctn_array_rollaxis(w, LAST, 0, &r), ctn_array_rollaxis(c, 2, 0, &e), n);
    SAME(ctn_array_moveaxis(w, 0, LAST, &r), ctn_array_moveaxis(c, 0, 2, &e), n);
    SAME(ctn_array_flip(w, DIMS(0, LAST), &r), ctn_array_flip(c, DIMS(0, 2), &e), n);
    SAME(ctn_array_squeeze(w, NULL, 0, &r), ctn_array_copy(c, &e), 3);
    SAME(ctn_array_squeeze(w, DIMS(1), &r), ctn_array_copy(c, &e), n - 1);
    if (n < MOST) {
      SAME(ctn_array_expand_dims(w, -1, &r), ctn_array_copy(c, &e), n + 1);
    }
    OK(ctn_array_transpose(w, NULL, 0, &r));
    OK(ctn_array_transpose(r, NULL, 0, &e));
    ctn_array_release(r);
    assert_memory_equal(ctn_array_strides(e), ctn_array_strides(w), n * sizeof *shape);
    ctn_array_release(e);
    OK(ctn_array_reduced_view(w, &r));
    assert_int_equal(ctn_array_ndim(r), 1);
    ctn_array_release(r);
    shape[1] = 2;
    OK(ctn_array_broadcast_to(w, shape, n, &r));
    OK(ctn_array_sum(r, NULL, 0, 0, CTN_DTYPE_NONE, &e));
    assert_true(item(e) == 2 * 66);
    ctn_array_release(e);
    ctn_array_release(r);
    OK(ctn_array_copy(w, &r));
    OK(ctn_array_set_shape(r, compact, 3)); /* to and from shapes that are stored outside the object */
    wide_shape(shape, n);
    OK(ctn_array_set_shape(r, shape, n));
    OK(ctn_array_copy(c, &e));
    same(r, e, n);
  }
}

static void test_elementwise(void** state) {
  ctn_array *row, *first, *mask, *few;
  int64_t shape[MOST];
  size_t i;
  EACH_COUNT {
    for (i = 0; i < n; ++i) shape[i] = 1;
    shape[n / 2] = 3;
    row = counting(CTN_INT32, shape, n);     /* along the middle axis */
    first = counting(CTN_INT32, DIMS(3, 1)); /* the same with three axes */
    SAME(ctn_array_add(w, row, &r), ctn_array_add(c, first, &e), n);
    SAME(ctn_array_multiply(w, w, &r), ctn_array_multiply(c, c, &e), n);
    SAME(ctn_array_exp(w, &r), ctn_array_exp(c, &e), n);
    SAME(ctn_array_greater_f64(w, 3.5, &r), ctn_array_greater_f64(c, 3.5, &e), n);
    OK(ctn_array_transpose(w, NULL, 0, &r));
    OK(ctn_array_transpose(c, NULL, 0, &e));
    OK(ctn_array_subtract_into(r, r, r));
    OK(ctn_array_add_into(e, e, e));
    CHECK_ARRAY(c, CTN_FLOAT32, DIMS(2, 3, 2), VALUES(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22));
    ctn_array_release(r);
    OK(ctn_array_any(w, NULL, 0, 0, &r));
    assert_true(item(r) == 0);
    ctn_array_release(r);
    ctn_array_release(e);
    assert_int_equal(ctn_array_copyto(w, c, CTN_CASTING_NO, NULL), CTN_ERROR_SHAPE);
    OK(ctn_array_reshape(c, ctn_array_shape(w), n, &r));
    OK(ctn_array_copyto(w, r, CTN_CASTING_NO, NULL));
    OK(ctn_array_greater_f64(r, 9, &mask));
    ctn_array_release(r);
    OK(ctn_array_greater_f64(c, 9, &few));
    SAME(ctn_array_where(mask, w, row, &r), ctn_array_where(few, c, first, &e), n);
    ctn_array_release(few);
    OK(ctn_array_clip(w, row, row, &r));
    ctn_array_release(r);
    OK(ctn_array_copyto(w, row, CTN_CASTING_UNSAFE, mask));
    ctn_array_release(mask);
    ctn_array_release(first);
    ctn_array_release(row);
  }
}

static void test_reductions(void** state) {
  EACH_COUNT {
    SAME(ctn_array_sum(w, DIMS(0, LAST), 0, CTN_DTYPE_NONE, &r),
         ctn_array_sum(c, DIMS(0, 2), 0, CTN_DTYPE_NONE, &e), n - 2);
    SAME(ctn_array_prod(w, DIMS(MIDDLE), 1, CTN_FLOAT64, &r), ctn_array_prod(c, DIMS(1), 1, CTN_FLOAT64, &e),
         n);
    SAME(ctn_array_mean(w, DIMS(MIDDLE, 0), 0, CTN_DTYPE_NONE, &r),
         ctn_array_mean(c, DIMS(0, 1), 0, CTN_DTYPE_NONE, &e), n - 2);
    SAME(ctn_array_max(w, DIMS(1, -1), 0, &r), ctn_array_max(c, DIMS(-1), 0, &e), n - 2);
    SAME(ctn_array_var(w, DIMS(MIDDLE), 1.0, 0, CTN_DTYPE_NONE, &r),
         ctn_array_var(c, DIMS(1), 1.0, 0, CTN_DTYPE_NONE, &e), n - 1);
    SAME(ctn_array_argmin(w, MIDDLE, 1, &r), ctn_array_argmin(c, 1, 1, &e), n);
    SAME(ctn_array_argmax(w, CTN_AXIS_NONE, 1, &r), ctn_array_argmax(c, CTN_AXIS_NONE, 1, &e), n);
    SAME(ctn_array_count_nonzero(w, DIMS(0), 0, &r), ctn_array_count_nonzero(c, DIMS(0), 0, &e), n - 1);
    SAME(ctn_array_cumsum(w, MIDDLE, CTN_DTYPE_NONE, &r), ctn_array_cumsum(c, 1, CTN_DTYPE_NONE, &e), n);
    SAME(ctn_array_sort(w, MIDDLE, &r), ctn_array_sort(c, 1, &e), n);
    SAME(ctn_array_argsort(w, 0, &r), ctn_array_argsort(c, 0, &e), n);
    SAME(ctn_array_trace(w, 0, 0, LAST, CTN_DTYPE_NONE, &r), ctn_array_trace(c, 0, 0, 2, CTN_DTYPE_NONE, &e),
         n - 2);
    SAME(ctn_array_tensordot_axes(w, w, DIMS(0, MIDDLE, LAST), DIMS(0, MIDDLE, LAST), &r),
         ctn_array_tensordot_axes(c, c, DIMS(0, 1, 2), DIMS(0, 1, 2), &e), 2 * (n - 3));
  }
}

static void test_rearranging(void** state) {
  ctn_array *parts[2], *index;
  const ctn_array *wide[2], *three[2];
  int64_t counts_of_tile[MOST];
  size_t i;
  EACH_COUNT {
    wide[0] = wide[1] = w;
    three[0] = three[1] = c;
    SAME(ctn_array_concatenate(wide, 2, LAST, &r), ctn_array_concatenate(three, 2, 2, &e), n);
    SAME(ctn_array_concatenate(wide, 2, CTN_AXIS_NONE, &r), ctn_array_concatenate(three, 2, 0, &e), 1);
    if (n < MOST) {
      SAME(ctn_array_stack(wide, 2, 0, &r), ctn_array_stack(three, 2, 0, &e), n + 1);
    }
    for (i = 0; i < n; ++i) counts_of_tile[i] = i + 1 == n ? 3 : i == 0 ? 2 : 1;
    SAME(ctn_array_tile(w, counts_of_tile, n, &r), ctn_array_tile(c, DIMS(2, 1, 3), &e), n);
    SAME(ctn_array_repeat(w, DIMS(1, 0, 2), MIDDLE, &r), ctn_array_repeat(c, DIMS(1, 0, 2), 1, &e), n);
    SAME(ctn_array_roll(w, 1, MIDDLE, &r), ctn_array_roll(c, 1, 1, &e), n);
    SAME(ctn_array_roll(w, 5, CTN_AXIS_NONE, &r), ctn_array_roll(c, 5, CTN_AXIS_NONE, &e), n);
    index = array_of(CTN_INT64, DIMS(2), VALUES(2, -3));
    SAME(ctn_array_take(w, index, MIDDLE, CTN_INDEX_MODE_RAISE, &r),
         ctn_array_take(c, index, 1, CTN_INDEX_MODE_RAISE, &e), n);
    ctn_array_release(index);
    OK(ctn_array_split(w, LAST, parts, 2));
    OK(ctn_array_get(c, (const ctn_index[]){{CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, 1, 0, 0}}, 2, &e));
    ctn_array_release(parts[0]);
    same(parts[1], e, n);
  }
}

static void test_indexing(void** state) {
  const ctn_index ends[] = {{CTN_INDEX_INT, 1, 0, 0},
                            {CTN_INDEX_ELLIPSIS, 0, 0, 0},
                            {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1}};
  const ctn_index array = {CTN_INDEX_ARRAY, 0, 0, 0};
  ctn_array *mask, *few, *number, *index;
  EACH_COUNT {
    SAME(ctn_array_get(w, ends, 3, &r), ctn_array_get(c, ends, 3, &e), n - 1);
    number = array_of(CTN_FLOAT32, NO_DIMS, VALUES(50));
    OK(ctn_array_set(w, ends, 3, number));
    OK(ctn_array_set(c, ends, 3, number));
    SAME(ctn_array_copy(w, &r), ctn_array_copy(c, &e), n);
    OK(ctn_array_less_f64(w, 4, &mask));
    OK(ctn_array_less_f64(c, 4, &few));
    SAME(ctn_array_get_mask(w, mask, &r), ctn_array_get_mask(c, few, &e), 1);
    OK(ctn_array_set_mask(w, mask, number));
    OK(ctn_array_set_mask(c, few, number));
    SAME(ctn_array_copy(w, &r), ctn_array_copy(c, &e), n);
    SAME(ctn_array_flatnonzero(mask, &r), ctn_array_flatnonzero(few, &e), 1);
    OK(ctn_array_nonzero(w, &r));
    assert_int_equal(ctn_array_shape(r)[0], n);
    ctn_array_release(r);
    index = array_of(CTN_INT32, DIMS(1, 2), VALUES(1, 0));
    if (n < MOST) {
      SAME(ctn_array_get_advanced(w, &array, 1, (const ctn_array* const*)&index, 1, &r),
           ctn_array_get_advanced(c, &array, 1, (const ctn_array* const*)&index, 1, &e), n + 1);
    }
    OK(ctn_array_put(w, index, number, CTN_INDEX_MODE_RAISE));
    OK(ctn_array_put(c, index, number, CTN_INDEX_MODE_RAISE));
    assert_int_equal(ctn_array_take_along_axis(w, w, 0, &r), CTN_ERROR_DTYPE);
    assert_null(r);
    ctn_array_release(index);
    ctn_array_release(number);
    ctn_array_release(few);
    ctn_array_release(mask);
  }
}

static void test_products(void** state) {
  ctn_array *left, *right;
  EACH_COUNT {
    OK(ctn_array_swapaxes(w, MIDDLE, LAST - 1, &left)); /* (2, ..., 3, 2) */
    OK(ctn_array_swapaxes(left, -1, -2, &right));
    OK(ctn_array_swapaxes(c, -1, -2, &e));
    OK(ctn_array_matmul(left, right, &r));
    ctn_array_release(left);
    ctn_array_release(right);
    OK(ctn_array_matmul(c, e, &left));
    ctn_array_release(e);
    same(r, left, n);
  }
}

static void test_texts_and_files(void** state) {
  char text[1000], file[1000];
  size_t length, i;
  EACH_COUNT {
    OK(ctn_array_str(w, -1, -1, -1, text, sizeof text, &length));
    for (i = 0; i < n; ++i) assert_int_equal(text[i], '[');
    assert_true(text[n] != '[' && text[length - 1 - n] != ']');
    for (i = 0; i < n; ++i) assert_int_equal(text[length - 1 - i], ']');
    OK(ctn_array_repr(w, -1, -1, -1, text, sizeof text, &length));
    assert_int_equal(strncmp(text, "array([[[", 9), 0);
    OK(ctn_array_save_to_memory(w, file, sizeof file, &length));
    OK(ctn_array_load_from_memory(file, length, &r));
    OK(ctn_array_copy(w, &e));
    assert_memory_equal(ctn_array_shape(r), ctn_array_shape(w), n * sizeof(int64_t));
    same(r, e, n);
  }
}

/* Sixteen axes of length two, no two of which can be merged: every other one is reversed, and the axes are in
   reverse order. */
static void test_walks(void** state) {
  int64_t shape[16], axes[8];
  ctn_array *a, *turned, *reversed, *sum, *rest;
  int32_t* got = malloc(65536 * sizeof *got);
  int64_t i, b, value;
  (void)state;
  for (i = 0; i < 16; ++i) shape[i] = 2;
  for (i = 0; i < 8; ++i) axes[i] = 2 * i;
  a = counting(CTN_INT32, shape, 16);
  OK(ctn_array_flip(a, axes, 8, &turned));
  OK(ctn_array_transpose(turned, NULL, 0, &reversed));
  OK(ctn_array_to_data(reversed, got, 65536 * sizeof *got));
  for (i = 0; i < 65536;
       ++i) { /* bit b of the index belongs to axis 15 - b of the view, axis b of the array */
    for (value = 0, b = 0; b < 16; ++b) value |= ((i >> b & 1) ^ (b % 2 == 0)) << (15 - b);
    if (got[i] != value) fail_msg("element %d: %d instead of %d", (int)i, (int)got[i], (int)value);
  }
  OK(ctn_array_add(reversed, a, &sum));
  OK(ctn_array_to_data(sum, got, 65536 * sizeof *got));
  OK(ctn_array_subtract(sum, a, &rest));
  ctn_array_release(sum);
  OK(ctn_array_equal(rest, reversed, &sum));
  ctn_array_release(rest);
  OK(ctn_array_all(sum, NULL, 0, 0, &rest));
  assert_true(item(rest) == 1);
  ctn_array_release(rest);
  ctn_array_release(sum);
  OK(ctn_array_sum(reversed, axes, 8, 0, CTN_DTYPE_NONE, &sum)); /* over the odd axes of the array */
  assert_int_equal(ctn_array_ndim(sum), 8);
  OK(ctn_array_sum(sum, NULL, 0, 0, CTN_DTYPE_NONE, &rest));
  assert_true(item(rest) == 65535.0 * 65536 / 2);
  ctn_array_release(rest);
  ctn_array_release(sum);
  ctn_array_release(reversed);
  ctn_array_release(turned);
  ctn_array_release(a);
  free(got);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_creation),   TEST(test_views),           TEST(test_elementwise),
      TEST(test_reductions), TEST(test_rearranging),     TEST(test_indexing),
      TEST(test_products),   TEST(test_texts_and_files), TEST(test_walks)};
  return RUN(tests, argc, argv);
}
