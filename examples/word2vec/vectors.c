/* Vectors of words; see vectors.h. */
#include "vectors.h"

#include <errno.h>
#include <math.h>

#include "whole_file.h"

enum { MOST_TERMS = 16 };

static bool parse_size(char** at, size_t* size) {
  char* end;
  const long long value = strtoll(*at, &end, 10);
  if (end == *at || value < 1) return false;
  *at = end;
  *size = (size_t)value;
  return true;
}

static char* skip_blanks(char* at) {
  while (*at == ' ' || *at == '\t' || *at == '\r') ++at;
  return at;
}

/* One line: a word and its numbers. Returns where the next line begins, or NULL. */
static char* parse_row(char* at, const char** word, float* row, size_t width) {
  *word = at;
  at += strcspn(at, " \t\r\n");
  if (at == *word || (*at != ' ' && *at != '\t')) return NULL;
  *at++ = '\0';
  for (size_t i = 0; i < width; ++i) {
    char* end;
    at = skip_blanks(at);
    if (*at == '\n') return NULL; /* which strtof would skip */
    row[i] = strtof(at, &end);
    if (end == at || !isfinite(row[i])) return NULL;
    at = end;
  }
  at = skip_blanks(at);
  if (*at == '\n') return at + 1;
  return *at == '\0' ? at : NULL;
}

static bool parse(Vectors* v, size_t size, const char* path, Failure* failure) {
  char* at = v->text;
  if (!parse_size(&at, &v->count) || !parse_size(&at, &v->width) || *(at = skip_blanks(at)) != '\n')
    return fail(failure, "%s: line 1: expected the numbers of words and of units", path);
  if (v->count > size || v->width > size ||
      v->count > size / (2 * v->width + 1)) /* "a 1 2\n" is the shortest */
    return fail(failure, "%s: %zu vectors of %zu units do not fit in %zu bytes", path, v->count, v->width,
                size);
  v->words = calloc(v->count, sizeof *v->words);
  v->values = calloc(v->count * v->width, sizeof *v->values);
  if (!v->words || !v->values) return fail(failure, "%s: no memory for its %zu vectors", path, v->count);
  ++at;
  for (size_t i = 0; i < v->count; ++i)
    if (!(at = parse_row(at, &v->words[i], v->values + i * v->width, v->width)))
      return fail(failure, "%s: line %zu: expected a word and %zu numbers", path, i + 2, v->width);
  if (at != v->text + size) return fail(failure, "%s: more than %zu vectors", path, v->count);
  return true;
}

bool vectors_read(Vectors* vectors, const char* path, Failure* failure) {
  size_t size;
  *vectors = (Vectors){0};
  vectors->text = whole_file_read(path, SIZE_MAX / 4, &size, failure);
  if (vectors->text && parse(vectors, size, path, failure)) return true;
  vectors_free(vectors);
  return false;
}

bool vectors_write(const Vectors* vectors, const char* path, Failure* failure) {
  FILE* file = fopen(path, "w");
  if (!file) return fail(failure, "%s: %s", path, strerror(errno));
  fprintf(file, "%zu %zu\n", vectors->count, vectors->width);
  for (size_t i = 0; i < vectors->count; ++i) {
    fputs(vectors->words[i], file);
    for (size_t k = 0; k < vectors->width; ++k)
      fprintf(file, " %.9g", (double)vectors->values[i * vectors->width + k]);
    putc('\n', file);
  }
  const bool written = !ferror(file);
  return fclose(file) == 0 && written ? true : fail(failure, "%s: cannot be written", path);
}

void vectors_free(Vectors* vectors) {
  free(vectors->words);
  free(vectors->values);
  free(vectors->text);
  *vectors = (Vectors){0};
}

ctn_array* vectors_normalize(ctn_scope* c, const Vectors* v) {
  ctn_array* rows =
      cs_array_from_data(c, v->values, CTN_SHAPE((int64_t)v->count, (int64_t)v->width), CTN_FLOAT32);
  ctn_array* squares = cs_array_sum(c, cs_array_square(c, rows), CTN_AXES(1), 1, CTN_DTYPE_NONE);
  return cs_array_true_divide(c, rows, cs_array_sqrt(c, cs_array_add_f64(c, squares, 1e-20)));
}

typedef struct Sum {
  size_t count;
  int64_t words[MOST_TERMS];
  float signs[MOST_TERMS];
} Sum;

static bool add_term(Sum* sum, const Vectors* v, const char* word, size_t length, float sign,
                     Failure* failure) {
  if (sum->count == MOST_TERMS) return fail(failure, "more than %d words", MOST_TERMS);
  for (size_t i = 0; i < v->count; ++i) {
    if (strlen(v->words[i]) != length || memcmp(v->words[i], word, length) != 0) continue;
    sum->words[sum->count] = (int64_t)i;
    sum->signs[sum->count++] = sign;
    return true;
  }
  return fail(failure, "there is no vector of '%.*s'", (int)length, word);
}

static bool parse_sum(Sum* sum, const Vectors* v, const char* text, Failure* failure) {
  float sign = 1;
  for (text += strspn(text, " \t"); *text; text += strspn(text, " \t")) {
    const size_t length = strcspn(text, " \t");
    if (length == 1 && (*text == '+' || *text == '-')) {
      sign = *text == '-' ? -1 : 1;
    } else {
      if (!add_term(sum, v, text, length, sign, failure)) return false;
      sign = 1;
    }
    text += length;
  }
  return sum->count || fail(failure, "expected a word");
}

/* The cosines of the angles between a sum and all vectors. */
static float* cosines(ctn_scope* c, const ctn_array* rows, const Sum* sum, size_t count) {
  const int64_t terms = (int64_t)sum->count;
  float* scores = cs_memory(c, count * sizeof *scores);
  ctn_array* words = cs_array_from_data(c, sum->words, CTN_SHAPE(terms), CTN_INT64);
  ctn_array* signs = cs_array_from_data(c, sum->signs, CTN_SHAPE(terms), CTN_FLOAT32);
  ctn_array* vector = cs_array_dot(c, signs, cs_array_take(c, rows, words, 0, CTN_INDEX_MODE_RAISE));
  ctn_array* length = cs_array_sqrt(c, cs_array_add_f64(c, cs_array_dot(c, vector, vector), 1e-20));
  ctn_array* products = cs_array_true_divide(c, cs_array_dot(c, rows, vector), length);
  cs_array_to_data(c, products, scores, count * sizeof *scores);
  for (size_t i = 0; scores && i < sum->count; ++i) scores[sum->words[i]] = -INFINITY;
  return c->status ? NULL : scores;
}

bool vectors_print_nearest(ctn_scope* c, const Vectors* v, const ctn_array* rows, const char* text,
                           long long most, Failure* failure) {
  Sum sum = {0};
  const size_t mark = cs_mark(c);
  if (!parse_sum(&sum, v, text, failure)) return false;
  float* scores = cosines(c, rows, &sum, v->count);
  printf("%s:", text);
  for (long long i = 0; scores && i < most; ++i) {
    size_t best = 0;
    for (size_t k = 1; k < v->count; ++k)
      if (scores[k] > scores[best]) best = k;
    if (scores[best] == -INFINITY) break;
    printf(" %s %.2f", v->words[best], (double)scores[best]);
    scores[best] = -INFINITY;
  }
  putchar('\n');
  return cs_pop(c, mark) == CTN_OK || fail(failure, "%s", cs_message(c));
}
