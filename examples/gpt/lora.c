/* Low-rank adapters; see lora.h. */
#include "lora.h"

#include <math.h>

enum { ADAPTED = 3, MOST_RANK = 1 << 16, NAME_ROOM = 160 };

/* The adapted projections of a block, by their paths in it. */
typedef struct Place {
  const char *parent, *name;
  size_t projection; /* in GptBlock */
} Place;

static const Place kPlaces[ADAPTED] = {{"attn", "c_attn", offsetof(GptBlock, attention_in)},
                                       {"attn", "c_proj", offsetof(GptBlock, attention_out)},
                                       {"mlp", "c_proj", offsetof(GptBlock, feed_out)}};

static GptProjection* projection_at(Gpt* gpt, int64_t layer, int place) {
  return (GptProjection*)((char*)&gpt->blocks[layer] + kPlaces[place].projection);
}

static ctn_link* factor(ctn_scope* c, int64_t from, int64_t to, ctn_initializer* initializer) {
  ctn_link_options* options = cs_link_options_new(c);
  cs_link_options_set_nobias(c, options, 1);
  cs_link_options_set_initializer(c, options, "W", initializer);
  return cs_link_linear_new(c, from, to, options);
}

static void adapt(ctn_scope* c, ctn_link* parent, const char* name, GptProjection* projection,
                  const Lora* lora) {
  ctn_variable* W = cs_link_param(c, projection->linear, "W");
  if (c->status) return;
  const int64_t out = ctn_variable_shape(W)[0], in = ctn_variable_shape(W)[1];
  ctn_link* adapter = cs_add_child(c, parent, name, cs_link_chain_new(c));
  ctn_initializer* uniform = cs_initializer_uniform_new(c, 1 / sqrt((double)in));
  projection->down = cs_add_child(c, adapter, "lora_A", factor(c, in, lora->rank, uniform));
  projection->up =
      cs_add_child(c, adapter, "lora_B", factor(c, lora->rank, out, cs_initializer_constant_new(c, 0)));
  projection->scale = lora->alpha / (double)lora->rank;
}

/* Makes the model as it was before lora_make. */
static ctn_status detach(Gpt* gpt) {
  for (int64_t i = 0; i < gpt->sizes.layers; ++i)
    for (int k = 0; k < ADAPTED; ++k) projection_at(gpt, i, k)->down = projection_at(gpt, i, k)->up = NULL;
  return ctn_link_unfreeze(gpt->link, "*");
}

void lora_make(ctn_scope* c, Gpt* gpt, int64_t rank, double alpha, Lora* lora) {
  *lora = (Lora){.rank = rank, .alpha = alpha};
  if (rank < 1 || rank > MOST_RANK || !isfinite(alpha)) {
    cs_fail(c, CTN_ERROR_INVALID_ARGUMENT,
            "lora: expected a rank from 1 to %d and a finite alpha, got %lld and %g", (int)MOST_RANK,
            (long long)rank, alpha);
    return;
  }
  lora->link = cs_link_chain_new(c);
  ctn_link* blocks = cs_add_child(c, lora->link, "h", cs_link_chain_new(c));
  for (int64_t i = 0; i < gpt->sizes.layers && !c->status; ++i) {
    char name[24];
    snprintf(name, sizeof name, "%lld", (long long)i);
    ctn_link* block = cs_add_child(c, blocks, name, cs_link_chain_new(c));
    ctn_link* attention = cs_add_child(c, block, "attn", cs_link_chain_new(c));
    ctn_link* feed = cs_add_child(c, block, "mlp", cs_link_chain_new(c));
    for (int k = 0; k < ADAPTED; ++k)
      adapt(c, strcmp(kPlaces[k].parent, "mlp") == 0 ? feed : attention, kPlaces[k].name,
            projection_at(gpt, i, k), lora);
  }
  cs_link_freeze(c, gpt->link, "*");
  if (c->status) cs_try(c, detach(gpt)); /* which keeps the first failure */
}

/* Files. */

/* base_model.model.transformer.h.0.attn.c_attn.lora_A.weight for /h/0/attn/c_attn/lora_A/W */
static void file_name(const char* path, char name[NAME_ROOM]) {
  snprintf(name, NAME_ROOM, "base_model.model.transformer%.*s.weight", (int)(strlen(path) - 2), path);
  for (char* p = name; *p; ++p)
    if (*p == '/') *p = '.';
}

void lora_save(ctn_scope* c, const char* path, const Lora* lora, const char* base) {
  const size_t mark = cs_mark(c);
  ctn_dictionary* file = cs_dictionary_new(c);
  char rank[24], alpha[40];
  snprintf(rank, sizeof rank, "%lld", (long long)lora->rank);
  snprintf(alpha, sizeof alpha, "%.17g", lora->alpha);
  cs_dictionary_set_text(c, file, "format", "pt");
  cs_dictionary_set_text(c, file, "r", rank);
  cs_dictionary_set_text(c, file, "lora_alpha", alpha);
  cs_dictionary_set_text(c, file, "base", base);
  for (size_t i = 0; i < ctn_link_param_count(lora->link) && !c->status; ++i) {
    const char* parameter = cs_link_param_path(c, lora->link, i);
    ctn_array* value = cs_variable_data(c, cs_link_param_at(c, lora->link, i));
    char name[NAME_ROOM];
    if (!c->status) file_name(parameter, name);
    cs_dictionary_set_array(c, file, name, value);
  }
  cs_dictionary_save_safetensors(c, file, path);
  cs_pop(c, mark);
}

/* A number that is stored as a text; NaN with a failure if it is not one. */
static double number_of(ctn_scope* c, ctn_dictionary* file, const char* key) {
  const char* text = cs_dictionary_text(c, file, key);
  if (c->status) return NAN;
  char* end;
  const double number = strtod(text, &end);
  if (end != text && !*end && isfinite(number)) return number;
  cs_fail(c, CTN_ERROR_FORMAT, "lora: %s: expected a number, got \"%.40s\"", key, text);
  return NAN;
}

static int same_shape(const ctn_array* a, const ctn_array* b) {
  return ctn_array_ndim(a) == ctn_array_ndim(b) && ctn_array_dtype(a) == ctn_array_dtype(b) &&
         memcmp(ctn_array_shape(a), ctn_array_shape(b), ctn_array_ndim(a) * sizeof(int64_t)) == 0;
}

/* Copies one array of the file if `copied`, otherwise only checks it. */
static void read_parameter(ctn_scope* c, ctn_dictionary* file, const Lora* lora, size_t index, int copied) {
  const char* path = cs_link_param_path(c, lora->link, index);
  ctn_array* parameter = cs_variable_data(c, cs_link_param_at(c, lora->link, index));
  char name[NAME_ROOM];
  if (!c->status) file_name(path, name);
  const ctn_array* value = cs_dictionary_array(c, file, name);
  if (c->status) return;
  if (!same_shape(value, parameter))
    cs_fail(c, CTN_ERROR_SHAPE, "lora: %s: expected the shape and dtype of this model and rank, got others",
            name);
  if (copied) cs_array_copyto(c, parameter, value, CTN_CASTING_NO, NULL);
}

void lora_load(ctn_scope* c, const char* path, Gpt* gpt, const char* base, Lora* lora) {
  ctn_dictionary* file = cs_dictionary_load(c, path);
  const char* found = cs_dictionary_text(c, file, "base");
  const double rank = number_of(c, file, "r"), alpha = number_of(c, file, "lora_alpha");
  if (!c->status && strcmp(found, base) != 0)
    cs_fail(c, CTN_ERROR_FORMAT, "lora: base: expected adapters of these weights, got those of others");
  if (!c->status && !(rank >= 1 && rank <= MOST_RANK && rank == floor(rank)))
    cs_fail(c, CTN_ERROR_FORMAT, "lora: r: expected a whole number from 1 to %d, got %g", (int)MOST_RANK,
            rank);
  if (c->status) return;
  lora_make(c, gpt, (int64_t)rank, alpha, lora);
  const size_t mark = cs_mark(c), count = ctn_link_param_count(lora->link);
  size_t arrays = 0;
  for (size_t i = 0; i < ctn_dictionary_count(file) && !c->status; ++i)
    arrays += !cs_dictionary_is_text(c, file, cs_dictionary_key(c, file, i));
  if (!c->status && arrays != count)
    cs_fail(c, CTN_ERROR_FORMAT, "lora: expected %lu arrays, got %lu", (unsigned long)count,
            (unsigned long)arrays);
  for (int copied = 0; copied < 2; ++copied)
    for (size_t i = 0; i < count && !c->status; ++i) read_parameter(c, file, lora, i, copied);
  if (c->status) cs_try(c, detach(gpt));
  cs_pop(c, mark);
}

/* Merging. */

/* W + scale B A */
static ctn_array* merged(ctn_scope* c, const GptProjection* p) {
  ctn_array* A = cs_variable_data(c, cs_link_param(c, p->down, "W"));
  ctn_array* B = cs_variable_data(c, cs_link_param(c, p->up, "W"));
  ctn_array* product = cs_array_multiply_f64(c, cs_array_matmul(c, B, A), p->scale);
  return cs_array_add(c, cs_variable_data(c, cs_link_param(c, p->linear, "W")), product);
}

void lora_merge(ctn_scope* c, Gpt* gpt) {
  const size_t mark = cs_mark(c);
  const int64_t count = gpt->sizes.layers * ADAPTED;
  ctn_array** sums = cs_memory(c, (size_t)count * sizeof *sums);
  for (int64_t i = 0; i < count && !c->status; ++i)
    sums[i] = merged(c, projection_at(gpt, i / ADAPTED, (int)(i % ADAPTED)));
  for (int64_t i = 0; i < count && !c->status; ++i) {
    const GptProjection* p = projection_at(gpt, i / ADAPTED, (int)(i % ADAPTED));
    cs_array_copyto(c, cs_variable_data(c, cs_link_param(c, p->linear, "W")), sums[i], CTN_CASTING_NO, NULL);
  }
  if (!c->status) cs_try(c, detach(gpt));
  cs_pop(c, mark);
}
