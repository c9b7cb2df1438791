/* A process that computes one gradient and ends: what a program pays before it starts to work. */
#include <catenary/scope.h>

int main(void) {
  const float values[] = {1, 2, 3, 4, 5, 6};
  ctn_scope c = {0};
  ctn_variable* x = cs_variable_from_data(&c, values, CTN_SHAPE(2, 3), CTN_FLOAT32);
  ctn_variable* y = cs_sum(&c, cs_square(&c, x), NULL, 0, 0);
  cs_variable_backward(&c, y, 0, 0);
  const int64_t last[] = {1, 2};
  const double gradient = cs_array_item_f64(&c, cs_variable_grad(&c, x), last, 2);
  CTN_CHECK(cs_end(&c));
  return gradient == 12 ? 0 : 1;
}
