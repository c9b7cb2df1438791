/* The optimizer AdaBelief; see adabelief.h. */
#include "adabelief.h"

#include <math.h>

typedef struct Step {
  ctn_array *p, *g, *m, *s;       /* parameter, gradient, and the two moments */
  double rate, beta1, beta2, eps; /* the rate contains the correction of m */
  double correction;              /* of s, which begins with zeros */
} Step;

static const char kUpdate[] =
    "m = beta1 * m + (1 - beta1) * g;\n"
    "const T surprise = g - m;\n"
    "s = beta2 * s + (1 - beta2) * surprise * surprise + eps;\n"
    "p -= rate * m / (sqrt(s / correction) + eps);\n";

static ctn_status init_state(void* kernel, ctn_optimizer* optimizer, const char* path, ctn_variable* param) {
  (void)kernel;
  ctn_scope c = {0};
  const ctn_array* p = cs_variable_data(&c, param);
  cs_optimizer_add_state(&c, optimizer, path, "m", cs_array_zeros_like(&c, p, CTN_DTYPE_NONE));
  cs_optimizer_add_state(&c, optimizer, path, "s", cs_array_zeros_like(&c, p, CTN_DTYPE_NONE));
  return cs_end(&c);
}

static void update_fused(ctn_scope* c, ctn_elementwise_kernel* kernel, const Step* step) {
  const ctn_array* inputs[] = {step->g,
                               cs_array_scalar_f64(c, step->rate),
                               cs_array_scalar_f64(c, step->beta1),
                               cs_array_scalar_f64(c, step->beta2),
                               cs_array_scalar_f64(c, step->eps),
                               cs_array_scalar_f64(c, step->correction)};
  ctn_array *changed[] = {step->p, step->m, step->s}, *outs[3];
  cs_elementwise_kernel_call(c, kernel, inputs, 6, -1, changed, outs, 3);
}

static void update_by_arrays(ctn_scope* c, const Step* step) {
  ctn_array *p = step->p, *m = step->m, *s = step->s;
  ctn_array* fresh = cs_array_multiply_f64(c, step->g, 1 - step->beta1);
  cs_array_add_into(c, cs_array_multiply_f64(c, m, step->beta1), fresh, m);
  ctn_array* squared = cs_array_square(c, cs_array_subtract(c, step->g, m));
  ctn_array* added = cs_array_add_f64(c, cs_array_multiply_f64(c, squared, 1 - step->beta2), step->eps);
  cs_array_add_into(c, cs_array_multiply_f64(c, s, step->beta2), added, s);
  ctn_array* root = cs_array_sqrt(c, cs_array_true_divide_f64(c, s, step->correction));
  ctn_array* change =
      cs_array_true_divide(c, cs_array_multiply_f64(c, m, step->rate), cs_array_add_f64(c, root, step->eps));
  cs_array_subtract_into(c, p, change, p);
}

static ctn_status update_one(void* kernel, ctn_optimizer* optimizer, const char* path, ctn_variable* param) {
  ctn_scope c = {0};
  const double t = (double)ctn_optimizer_t(optimizer);
  Step step = {.p = cs_variable_data(&c, param),
               .g = cs_variable_grad(&c, param),
               .m = cs_optimizer_state(&c, optimizer, path, "m"),
               .s = cs_optimizer_state(&c, optimizer, path, "s"),
               .beta1 = cs_optimizer_hyperparameter(&c, optimizer, "beta1"),
               .beta2 = cs_optimizer_hyperparameter(&c, optimizer, "beta2"),
               .eps = cs_optimizer_hyperparameter(&c, optimizer, "eps")};
  step.rate = cs_optimizer_hyperparameter(&c, optimizer, "alpha") / (1 - pow(step.beta1, t));
  step.correction = 1 - pow(step.beta2, t);
  if (kernel) {
    update_fused(&c, kernel, &step);
  } else {
    update_by_arrays(&c, &step);
  }
  return cs_end(&c);
}

static void release(void* kernel) { ctn_elementwise_kernel_release(kernel); }

ctn_optimizer* adabelief_new(ctn_scope* c, double alpha, int fused) {
  const ctn_optimizer_callbacks callbacks = {.struct_size = sizeof callbacks,
                                             .name = "AdaBelief",
                                             .init_state = init_state,
                                             .update_one = update_one,
                                             .destroy = release};
  ctn_elementwise_kernel* kernel = NULL;
  if (fused)
    kernel = cs_elementwise_kernel_new(c, "T g, T rate, T beta1, T beta2, T eps, T correction",
                                       "T p, T m, T s", kUpdate, "adabelief", NULL);
  ctn_optimizer* optimizer = cs_optimizer_new(c, &callbacks, cs_keep(c, kernel)); /* which it releases */
  cs_optimizer_add_hyperparameter(c, optimizer, "alpha", alpha);
  cs_optimizer_add_hyperparameter(c, optimizer, "beta1", 0.9);
  cs_optimizer_add_hyperparameter(c, optimizer, "beta2", 0.999);
  cs_optimizer_add_hyperparameter(c, optimizer, "eps", 1e-8);
  return optimizer;
}
