/* Pictures of an autoencoder; see pictures.h. */
#include "pictures.h"

#include "grid.h"

enum { COLUMNS = 16, ROWS = 9, FIRST_NEW = 5, NEW = (ROWS - FIRST_NEW) * COLUMNS, PLANE = 20 };

static const double kReach = 2.5; /* the square is from minus this to this, in standard deviations */

ctn_array* pixels_of(ctn_scope* c, const Digits* digits, size_t count) {
  ctn_array* bytes =
      cs_array_from_data(c, digits->images, CTN_SHAPE((int64_t)count, MNIST_PIXELS), CTN_UINT8);
  return cs_array_true_divide_f64(c, cs_array_astype(c, bytes, CTN_FLOAT32), 255);
}

/* Puts the digits of logits into the grid, from a row on. */
static void put(ctn_scope* c, Grid* grid, size_t row, ctn_variable* logits) {
  if (c->status) return;
  const size_t count = (size_t)ctn_variable_shape(logits)[0], size = count * MNIST_PIXELS * sizeof(float);
  float* pixels = cs_memory(c, size);
  cs_array_to_data(c, cs_variable_data(c, cs_sigmoid(c, logits)), pixels, size);
  if (!c->status) grid_put(grid, row, pixels, count);
}

static void put_reconstructions(ctn_scope* c, const Pictures* p, Grid* grid) {
  const size_t most = 2 * COLUMNS, count = p->digits->count < most ? p->digits->count : most;
  ctn_array* pixels = pixels_of(c, p->digits, count);
  for (size_t i = 0; i * COLUMNS < count; ++i) {
    const int64_t first = (int64_t)i * COLUMNS, end = first + COLUMNS;
    ctn_variable *x = cs_variable_new(c, cs_array_get(c, pixels, CTN_INDEX(cs_slice(first, end)))), *mean,
                 *ln_var;
    float originals[COLUMNS * MNIST_PIXELS];
    const size_t size = c->status ? 0 : (size_t)ctn_variable_shape(x)[0] * MNIST_PIXELS * sizeof(float);
    cs_array_to_data(c, cs_variable_data(c, x), originals, size);
    grid_put(grid, 2 * i, originals, size / MNIST_PIXELS / sizeof(float));
    vae_encode(c, p->vae, x, &mean, &ln_var);
    put(c, grid, 2 * i + 1, vae_decode(c, p->vae, mean));
  }
}

static int64_t latent_size(ctn_scope* c, const Vae* vae) {
  ctn_variable* bias = cs_link_param(c, vae->mean, "b");
  return c->status ? 0 : ctn_variable_shape(bias)[0];
}

static void put_new(ctn_scope* c, const Pictures* p, Grid* grid) {
  ctn_random_state* random = cs_random_state_new(c, NULL, CTN_RANDOM_PHILOX4_32_10, p->seed);
  const int64_t latent = latent_size(c, p->vae);
  ctn_array* codes = cs_random_standard_normal(c, random, CTN_SHAPE(NEW, latent), CTN_FLOAT32);
  put(c, grid, FIRST_NEW, vae_decode(c, p->vae, cs_variable_new(c, codes)));
}

static void put_plane(ctn_scope* c, const Pictures* p, Grid* grid) {
  float codes[PLANE * PLANE][2];
  for (int i = 0; i < PLANE * PLANE; ++i) {
    codes[i][0] = (float)(kReach * (2.0 * (i % PLANE) / (PLANE - 1) - 1));
    codes[i][1] = (float)(kReach * (1 - 2.0 * (i / PLANE) / (PLANE - 1)));
  }
  ctn_variable* all = cs_constant_from_data(c, codes, CTN_SHAPE(PLANE * PLANE, 2), CTN_FLOAT32);
  put(c, grid, 0, vae_decode(c, p->vae, all));
}

static void write(ctn_scope* c, const Grid* grid, const char* folder, const char* name) {
  Failure failure;
  char* path = cs_memory(c, strlen(folder) + strlen(name) + 2);
  if (!path) return;
  sprintf(path, "%s/%s", folder, name);
  if (!grid_write(grid, path, &failure)) cs_fail(c, CTN_ERROR_IO, "%s", failure.text);
}

static void draw(ctn_scope* c, const Pictures* p, const char* folder) {
  Failure failure;
  Grid digits = {0}, plane = {0};
  if (!grid_new(&digits, ROWS, COLUMNS, MNIST_SIDE, MNIST_SIDE, &failure) ||
      !grid_new(&plane, PLANE, PLANE, MNIST_SIDE, MNIST_SIDE, &failure))
    cs_fail(c, CTN_ERROR_OUT_OF_MEMORY, "%s", failure.text);
  put_reconstructions(c, p, &digits);
  put_new(c, p, &digits);
  write(c, &digits, folder, "digits.png");
  if (latent_size(c, p->vae) == 2) {
    put_plane(c, p, &plane);
    write(c, &plane, folder, "plane.png");
  }
  grid_free(&digits);
  grid_free(&plane);
}

static ctn_status run(void* pictures, ctn_trainer* trainer) {
  ctn_scope c = {0};
  cs_settings(&c);
  cs_set_train(&c, 0);
  cs_set_backprop_enabled(&c, 0);
  draw(&c, pictures, ctn_trainer_out(trainer));
  return cs_end(&c);
}

ctn_extension* pictures_extension(ctn_scope* c, Pictures* pictures) {
  ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.name = "pictures";
  callbacks.run = run;
  return cs_extension_new(c, &callbacks, pictures);
}
