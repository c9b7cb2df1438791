/* Denoising diffusion; see diffusion.h. */
#include "diffusion.h"

#include <math.h>

/* Shares of the variance that are left after each step: Nichol and Dhariwal's cosine, or Ho's line of betas.
 */
static void fill(double kept[DIFFUSION_STEPS], bool cosine) {
  const double offset = 0.008, right = 1.5707963267948966;
  double product = 1;
  for (int t = 0; t < DIFFUSION_STEPS; ++t) {
    const double last = (double)t / DIFFUSION_STEPS, now = (double)(t + 1) / DIFFUSION_STEPS;
    const double ratio =
        cos((now + offset) / (1 + offset) * right) / cos((last + offset) / (1 + offset) * right);
    const double beta = cosine ? 1 - ratio * ratio : 1e-4 + (0.02 - 1e-4) * t / (DIFFUSION_STEPS - 1);
    kept[t] = product *= 1 - (beta < 0.999 ? beta : 0.999);
  }
}

void diffusion_make(ctn_scope* c, Diffusion* d, int64_t width, const char* schedule) {
  float cosine[DIFFUSION_STEPS], sine[DIFFUSION_STEPS];
  double kept[DIFFUSION_STEPS];
  fill(kept, strcmp(schedule, "cosine") == 0);
  for (int t = 0; t < DIFFUSION_STEPS; ++t) {
    cosine[t] = (float)sqrt(kept[t]);
    sine[t] = (float)sqrt(1 - kept[t]);
  }
  d->cosine = cs_array_from_data(c, cosine, CTN_SHAPE(DIFFUSION_STEPS, 1, 1, 1), CTN_FLOAT32);
  d->sine = cs_array_from_data(c, sine, CTN_SHAPE(DIFFUSION_STEPS, 1, 1, 1), CTN_FLOAT32);
  unet_make(c, &d->net, width);
  unet_make(c, &d->average, width);
  cs_link_copyparams(c, d->average.link, d->net.link);
  d->sinusoids = unet_sinusoids(c, &d->net, DIFFUSION_STEPS);
}

static ctn_variable* constant(ctn_scope* c, ctn_array* data) {
  ctn_variable* x = cs_variable_new(c, data);
  cs_variable_set_requires_grad(c, x, 0);
  return x;
}

static ctn_array* at(ctn_scope* c, const ctn_array* table, const ctn_array* steps) {
  return cs_array_take(c, table, steps, 0, CTN_INDEX_MODE_RAISE);
}

/* a * cosine + b * sine: images and noise are like the two axes of a plane, which the steps turn. */
static ctn_array* turn(ctn_scope* c, const ctn_array* a, const ctn_array* cosine, const ctn_array* b,
                       const ctn_array* sine) {
  return cs_array_add(c, cs_array_multiply(c, a, cosine), cs_array_multiply(c, b, sine));
}

/* The digits, some of which are replaced by "any digit", so that the network learns both. */
static ctn_array* forget_some(ctn_scope* c, const Diffusion* d, ctn_variable* digits, int64_t count) {
  ctn_array* chance = cs_random_sample(c, NULL, CTN_SHAPE(count), CTN_FLOAT32);
  ctn_array* any = cs_array_full_i64(c, CTN_SHAPE(count), UNET_NO_CLASS, CTN_INT32);
  return cs_array_where(c, cs_array_less_f64(c, chance, d->forget), any, cs_variable_data(c, digits));
}

ctn_variable* diffusion_loss(ctn_scope* c, const Diffusion* d, ctn_variable* images, ctn_variable* digits) {
  if (c->status) return NULL;
  const int64_t count = ctn_variable_shape(images)[0];
  ctn_array* steps = cs_random_integers(c, NULL, 0, DIFFUSION_STEPS, CTN_SHAPE(count), CTN_INT64);
  ctn_array* noise =
      cs_random_standard_normal(c, NULL, CTN_SHAPE(count, 1, MNIST_SIDE, MNIST_SIDE), CTN_FLOAT32);
  ctn_array *image = cs_variable_data(c, images), *cosine = at(c, d->cosine, steps),
            *sine = at(c, d->sine, steps);
  ctn_array* mixed = turn(c, image, cosine, noise, sine);
  ctn_array* velocity = turn(c, noise, cosine, cs_array_negative(c, image), sine);
  ctn_variable* found = unet_call(c, &d->net, constant(c, mixed), constant(c, at(c, d->sinusoids, steps)),
                                  constant(c, forget_some(c, d, digits, count)));
  return cs_mean_squared_error(c, found, constant(c, velocity), NULL);
}

/* What the average network finds at a step, moved away from what it finds for any digit. */
static ctn_array* guided(ctn_scope* c, const Diffusion* d, ctn_array* mixed, ctn_array* step,
                         ctn_variable* digits, ctn_variable* any, double guidance) {
  ctn_variable *x = constant(c, mixed), *time = constant(c, at(c, d->sinusoids, step));
  ctn_array* found = cs_variable_data(c, unet_call(c, &d->average, x, time, digits));
  if (guidance == 0) return found;
  ctn_array* usual = cs_variable_data(c, unet_call(c, &d->average, x, time, any));
  return cs_array_add(c, found, cs_array_multiply_f64(c, cs_array_subtract(c, found, usual), guidance));
}

ctn_array* diffusion_sample(ctn_scope* c, const Diffusion* d, const int32_t* digits, int64_t count,
                            int64_t steps, double guidance, uint64_t seed) {
  cs_settings(c);
  cs_set_train(c, 0);
  cs_set_backprop_enabled(c, 0);
  ctn_random_state* random = cs_random_state_new(c, NULL, CTN_RANDOM_PHILOX4_32_10, seed);
  ctn_variable* wanted = cs_constant_from_data(c, digits, CTN_SHAPE(count), CTN_INT32);
  ctn_variable* any = constant(c, cs_array_full_i64(c, CTN_SHAPE(count), UNET_NO_CLASS, CTN_INT32));
  ctn_array* x =
      cs_random_standard_normal(c, random, CTN_SHAPE(count, 1, MNIST_SIDE, MNIST_SIDE), CTN_FLOAT32);
  const size_t mark = cs_mark(c);
  for (int64_t i = steps; i > 0 && !c->status; --i) {
    const int64_t now = i * DIFFUSION_STEPS / steps - 1, next = (i - 1) * DIFFUSION_STEPS / steps - 1;
    ctn_array* step = cs_array_full_i64(c, CTN_SHAPE(count), now, CTN_INT64);
    ctn_array *cosine = at(c, d->cosine, step), *sine = at(c, d->sine, step);
    ctn_array* velocity = guided(c, d, x, step, wanted, any, guidance);
    ctn_array* image = turn(c, x, cosine, cs_array_negative(c, velocity), sine);
    image = cs_array_maximum_f64(c, cs_array_minimum_f64(c, image, 1), -1);
    ctn_array* noise = cs_array_subtract(c, x, cs_array_multiply(c, image, cosine));
    noise = cs_array_true_divide(c, noise, sine);
    x = image;
    if (next >= 0) {
      step = cs_array_full_i64(c, CTN_SHAPE(count), next, CTN_INT64);
      x = turn(c, image, at(c, d->cosine, step), noise, at(c, d->sine, step));
    }
    cs_pop_except(c, mark, x);
  }
  return x;
}

/* The extension "averages". At the beginning, the averages forget their first values faster. */

static ctn_status update_averages(void* diffusion, ctn_trainer* trainer) {
  Diffusion* d = diffusion;
  ctn_scope c = {0};
  const double updates = (double)ctn_updater_iteration(cs_trainer_updater(&c, trainer));
  const double early = (1 + updates) / (10 + updates), rate = 1 - (early < d->decay ? early : d->decay);
  const size_t count = ctn_link_param_count(d->net.link), mark = cs_mark(&c);
  for (size_t i = 0; i < count && !c.status; ++i) {
    ctn_array* now = cs_variable_data(&c, cs_link_param_at(&c, d->net.link, i));
    ctn_array* average = cs_variable_data(&c, cs_link_param_at(&c, d->average.link, i));
    ctn_array* change = cs_array_multiply_f64(&c, cs_array_subtract(&c, now, average), rate);
    cs_array_add_into(&c, average, change, average);
    cs_pop(&c, mark);
  }
  return cs_end(&c);
}

static ctn_status serialize_averages(void* diffusion, ctn_serializer* serializer) {
  Diffusion* d = diffusion;
  return ctn_link_serialize(d->average.link, serializer);
}

ctn_extension* diffusion_averages(ctn_scope* c, Diffusion* d) {
  ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.name = "averages";
  callbacks.run = update_averages;
  callbacks.serialize = serialize_averages;
  callbacks.priority = CTN_PRIORITY_WRITER;
  return cs_extension_new(c, &callbacks, d);
}
