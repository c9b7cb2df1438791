/* Weights with the published names of GPT-2; see weights.h. */
#include "weights.h"

#include <ctype.h>

static const char kPrefix[] = "transformer.";

void gpt_published_name(const char* path, char name[GPT_NAME_ROOM]) {
  name[0] = '\0';
  static const char* const kinds[][2] = {
      {"W", "weight"}, {"b", "bias"}, {"gamma", "weight"}, {"beta", "bias"}};
  const char* last = strrchr(path, '/') + 1;
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; ++i)
    if (strcmp(last, kinds[i][0]) == 0)
      snprintf(name, GPT_NAME_ROOM, "%.*s%s", (int)(last - path - 1), path + 1, kinds[i][1]);
  for (char* p = name; *p; ++p)
    if (*p == '/') *p = '.';
}

/* The published layers c_attn, c_proj and c_fc multiply from the right: their weights are (in, out). */
static int is_transposed(const char* path) {
  const char* last = strrchr(path, '/');
  return strstr(path, "/c_") && strcmp(last, "/W") == 0;
}

static const char* prefix_of(ctn_scope* c, ctn_dictionary* weights) {
  return cs_dictionary_contains(c, weights, "transformer.wte.weight") ? kPrefix : "";
}

/* The array of a published name, or NULL with a failure. */
static ctn_array* find(ctn_scope* c, ctn_dictionary* weights, const char* prefix, const char* name) {
  char key[sizeof kPrefix + GPT_NAME_ROOM];
  snprintf(key, sizeof key, "%s%s", prefix, name);
  if (!cs_dictionary_contains(c, weights, key)) {
    cs_fail(c, CTN_ERROR_NOT_FOUND, "gpt: weights: expected an array %s, got none", key);
    return NULL;
  }
  return cs_dictionary_array(c, weights, key);
}

static void shape_text(const int64_t* shape, size_t ndim, char* text, size_t room) {
  size_t length = (size_t)snprintf(text, room, "(");
  for (size_t i = 0; i < ndim && length < room; ++i)
    length += (size_t)snprintf(text + length, room - length, i ? ", %lld" : "%lld", (long long)shape[i]);
  if (length < room) snprintf(text + length, room - length, ")");
}

/* Reading the sizes. */

static void matrix_shape(ctn_scope* c, ctn_dictionary* weights, const char* prefix, const char* name,
                         int64_t shape[2]) {
  const ctn_array* matrix = find(c, weights, prefix, name);
  if (c->status) return;
  if (ctn_array_ndim(matrix) != 2) {
    cs_fail(c, CTN_ERROR_SHAPE, "gpt: weights: %s: expected 2 axes, got %d", name,
            (int)ctn_array_ndim(matrix));
    return;
  }
  for (int i = 0; i < 2; ++i) shape[i] = ctn_array_shape(matrix)[i];
}

static int64_t layers_of(ctn_scope* c, ctn_dictionary* weights, const char* prefix) {
  for (int64_t layers = 0;; ++layers) {
    char key[64];
    snprintf(key, sizeof key, "%sh.%lld.ln_1.weight", prefix, (long long)layers);
    if (!cs_dictionary_contains(c, weights, key) || c->status) return layers;
  }
}

static int64_t heads_of(ctn_scope* c, ctn_dictionary* weights, int64_t width, int64_t asked) {
  long long heads = asked ? asked : width / 64;
  if (cs_dictionary_contains(c, weights, "n_head") && cs_dictionary_is_text(c, weights, "n_head")) {
    const char* text = cs_dictionary_text(c, weights, "n_head");
    char* end;
    heads = strtoll(text, &end, 10);
    if (end == text || *end) heads = 0;
  }
  if (!c->status && (heads < 1 || width % heads))
    cs_fail(c, CTN_ERROR_FORMAT,
            "gpt: weights: expected a number of heads that divides the width %lld, got %lld",
            (long long)width, heads);
  return heads;
}

ctn_dictionary* gpt_weights_read(ctn_scope* c, const char* path, GptSizes* sizes) {
  ctn_dictionary* weights = cs_dictionary_load(c, path);
  const char* prefix = prefix_of(c, weights);
  int64_t tokens[2] = {0}, places[2] = {0};
  matrix_shape(c, weights, prefix, "wte.weight", tokens);
  matrix_shape(c, weights, prefix, "wpe.weight", places);
  const int64_t heads = heads_of(c, weights, tokens[1], sizes->heads);
  const int64_t layers = layers_of(c, weights, prefix);
  *sizes = (GptSizes){
      .vocabulary = tokens[0], .context = places[0], .width = tokens[1], .layers = layers, .heads = heads};
  return c->status ? NULL : weights;
}

/* Loading. */

static void check_weight(ctn_scope* c, ctn_variable* parameter, const char* path, const char* name,
                         const ctn_array* found) {
  if (c->status) return;
  const ctn_dtype dtype = ctn_array_dtype(found);
  if (dtype != CTN_FLOAT16 && dtype != CTN_BFLOAT16 && dtype != CTN_FLOAT32 && dtype != CTN_FLOAT64) {
    cs_fail(c, CTN_ERROR_DTYPE, "gpt: weights: %s: expected floating-point numbers, got %s", name,
            ctn_dtype_name(dtype));
    return;
  }
  const size_t ndim = ctn_variable_ndim(parameter);
  int64_t expected[2] = {0};
  for (size_t i = 0; i < ndim; ++i)
    expected[is_transposed(path) ? ndim - 1 - i : i] = ctn_variable_shape(parameter)[i];
  if (ctn_array_ndim(found) != ndim ||
      memcmp(ctn_array_shape(found), expected, ndim * sizeof *expected) != 0) {
    char wanted[64], got[256];
    shape_text(expected, ndim, wanted, sizeof wanted);
    shape_text(ctn_array_shape(found), ctn_array_ndim(found), got, sizeof got);
    cs_fail(c, CTN_ERROR_SHAPE, "gpt: weights: %s: expected shape %s, got %s", name, wanted, got);
  }
}

/* Published files may hold the triangular masks of attention, which follow from the sizes. */
static int is_mask(const char* name) {
  if (strncmp(name, "h.", 2) != 0 || !isdigit((unsigned char)name[2])) return 0;
  name += 2 + strspn(name + 2, "0123456789");
  return strcmp(name, ".attn.bias") == 0 || strcmp(name, ".attn.masked_bias") == 0;
}

/* The scores come from wte.weight; a file may hold it a second time under this name. */
static void check_tied(ctn_scope* c, ctn_dictionary* weights, const char* prefix, const char* key) {
  const ctn_array *scores = cs_dictionary_array(c, weights, key),
                  *tokens = find(c, weights, prefix, "wte.weight");
  if (c->status) return;
  int same = ctn_array_ndim(scores) == 2 && ctn_array_dtype(scores) == ctn_array_dtype(tokens) &&
             memcmp(ctn_array_shape(scores), ctn_array_shape(tokens), 2 * sizeof(int64_t)) == 0;
  if (same)
    same = (int)cs_array_item_i64(c, cs_array_all(c, cs_array_equal(c, scores, tokens), NULL, 0, 0), NULL, 0);
  if (!same)
    cs_fail(c, CTN_ERROR_FORMAT, "gpt: weights: %s: expected the elements of wte.weight, got others", key);
}

static int is_parameter(ctn_scope* c, const Gpt* gpt, const char* asked) {
  const size_t mark = cs_mark(c);
  int found = 0;
  for (size_t i = 0; i < ctn_link_param_count(gpt->link) && !found && !c->status; ++i) {
    char name[GPT_NAME_ROOM] = "";
    const char* path = cs_link_param_path(c, gpt->link, i);
    if (!c->status) gpt_published_name(path, name);
    found = strcmp(name, asked) == 0;
  }
  cs_pop(c, mark);
  return found;
}

static void check_unexpected(ctn_scope* c, ctn_dictionary* weights, const char* prefix, const Gpt* gpt) {
  for (size_t i = 0; i < ctn_dictionary_count(weights) && !c->status; ++i) {
    const char* key = cs_dictionary_key(c, weights, i);
    if (c->status || cs_dictionary_is_text(c, weights, key)) continue;
    if (strcmp(key, "lm_head.weight") == 0) {
      check_tied(c, weights, prefix, key);
      continue;
    }
    const size_t skipped = strlen(prefix);
    const int known =
        strncmp(key, prefix, skipped) == 0 && (is_mask(key + skipped) || is_parameter(c, gpt, key + skipped));
    if (!known)
      cs_fail(c, CTN_ERROR_FORMAT, "gpt: weights: expected only the arrays of the model, got %s", key);
  }
}

void gpt_weights_apply(ctn_scope* c, ctn_dictionary* weights, const Gpt* gpt) {
  const size_t mark = cs_mark(c), count = ctn_link_param_count(gpt->link);
  const char* prefix = prefix_of(c, weights);
  ctn_array** found = cs_memory(c, count * sizeof *found);
  for (size_t i = 0; i < count && !c->status; ++i) {
    const char* path = cs_link_param_path(c, gpt->link, i);
    char name[GPT_NAME_ROOM];
    if (!c->status) gpt_published_name(path, name);
    found[i] = find(c, weights, prefix, name);
    check_weight(c, cs_link_param_at(c, gpt->link, i), path, name, found[i]);
  }
  check_unexpected(c, weights, prefix, gpt);
  for (size_t i = 0; i < count && !c->status; ++i) {
    const char* path = cs_link_param_path(c, gpt->link, i);
    const ctn_array* value = is_transposed(path) ? cs_array_transpose(c, found[i], NULL, 0) : found[i];
    cs_array_copyto(c, cs_variable_data(c, cs_link_param_at(c, gpt->link, i)), value, CTN_CASTING_SAME_KIND,
                    NULL);
  }
  cs_pop(c, mark);
}

/* Saving. */

void gpt_weights_save(ctn_scope* c, const char* path, const Gpt* gpt, ctn_dictionary* texts) {
  const size_t mark = cs_mark(c);
  ctn_dictionary* file = texts ? cs_dictionary_copy(c, texts) : cs_dictionary_new(c);
  char heads[24];
  snprintf(heads, sizeof heads, "%lld", (long long)gpt->sizes.heads);
  cs_dictionary_set_text(c, file, "format", "pt"); /* other programs require it */
  cs_dictionary_set_text(c, file, "n_head", heads);
  for (size_t i = 0; i < ctn_link_param_count(gpt->link) && !c->status; ++i) {
    const char* parameter = cs_link_param_path(c, gpt->link, i);
    ctn_array* value = cs_variable_data(c, cs_link_param_at(c, gpt->link, i));
    if (c->status) break;
    char name[GPT_NAME_ROOM];
    gpt_published_name(parameter, name);
    if (is_transposed(parameter)) value = cs_array_transpose(c, value, NULL, 0);
    cs_dictionary_set_array(c, file, name, cs_array_ascontiguousarray(c, value, CTN_DTYPE_NONE));
  }
  cs_dictionary_save_safetensors(c, file, path);
  cs_pop(c, mark);
}
