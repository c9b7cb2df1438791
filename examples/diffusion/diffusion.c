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
  float image[DIFFUSION_STEPS], noise[DIFFUSION_STEPS];
  fill(d->kept, strcmp(schedule, "cosine") == 0);
  for (int t = 0; t < DIFFUSION_STEPS; ++t) {
    image[t] = (float)sqrt(d->kept[t]);
    noise[t] = (float)sqrt(1 - d->kept[t]);
  }
  d->image = cs_array_from_data(c, image, CTN_SHAPE(DIFFUSION_STEPS, 1, 1, 1), CTN_FLOAT32);
  d->noise = cs_array_from_data(c, noise, CTN_SHAPE(DIFFUSION_STEPS, 1, 1, 1), CTN_FLOAT32);
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
  ctn_array* mixed =
      cs_array_add(c, cs_array_multiply(c, cs_variable_data(c, images), at(c, d->image, steps)),
                   cs_array_multiply(c, noise, at(c, d->noise, steps)));
  ctn_variable* found = unet_call(c, &d->net, constant(c, mixed), constant(c, at(c, d->sinusoids, steps)),
                                  constant(c, forget_some(c, d, digits, count)));
  return cs_mean_squared_error(c, found, constant(c, noise), NULL);
}

/* The noise in images at a step, moved away from that of any digit. */
static ctn_array* guided_noise(ctn_scope* c, const Diffusion* d, ctn_array* images, int64_t step,
                               ctn_variable* digits, ctn_variable* any, double guidance) {
  const int64_t count = ctn_array_shape(images)[0];
  ctn_array* steps = cs_array_full_i64(c, CTN_SHAPE(count), step, CTN_INT64);
  ctn_variable *x = constant(c, images), *time = constant(c, at(c, d->sinusoids, steps));
  ctn_array* noise = cs_variable_data(c, unet_call(c, &d->average, x, time, digits));
  if (guidance == 0) return noise;
  ctn_array* usual = cs_variable_data(c, unet_call(c, &d->average, x, time, any));
  ctn_array* moved = cs_array_multiply_f64(c, cs_array_subtract(c, noise, usual), guidance);
  return cs_array_add(c, noise, moved);
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
  for (int64_t i = steps - 1; i >= 0 && !c->status; --i) {
    const int64_t step = (i + 1) * DIFFUSION_STEPS / steps - 1, next = i * DIFFUSION_STEPS / steps - 1;
    const double kept = d->kept[step], left = next < 0 ? 1 : d->kept[next];
    ctn_array* noise = guided_noise(c, d, x, step, wanted, any, guidance);
    ctn_array* image = cs_array_subtract(c, x, cs_array_multiply_f64(c, noise, sqrt(1 - kept)));
    image = cs_array_true_divide_f64(c, image, sqrt(kept));
    image = cs_array_maximum_f64(c, cs_array_minimum_f64(c, image, 1), -1);
    noise = cs_array_subtract(
        c, x, cs_array_multiply_f64(c, image, sqrt(kept))); /* of the image within its range */
    noise = cs_array_multiply_f64(c, noise, sqrt((1 - left) / (1 - kept)));
    x = cs_array_add(c, cs_array_multiply_f64(c, image, sqrt(left)), noise);
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
