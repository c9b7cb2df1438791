/* The tokens of a text; see corpus.h. */
#include "corpus.h"

#include <errno.h>
#include <math.h>

#include "check.h"
#include "text.h"

enum { DRAWN_SIZE = 600000, LONGEST_PATH = 512 };

void corpus_read(ctn_scope* c, Corpus* corpus, const char* path, ctn_text_unit unit) {
  ctn_array* parts[2];
  corpus->text = cs_dataset_text_new(c, path, unit, 1, 1, NULL); /* one example for each token but the last */
  corpus->count = ctn_dataset_size(corpus->text);
  corpus->trained = corpus->count - corpus->count / 10;
  cs_dataset_example(c, cs_dataset_text_new(c, path, unit, corpus->count, 1, NULL), 0, 0, parts, 2);
  ctn_dataset* characters = cs_dataset_text_new(c, path, CTN_TEXT_CHARACTERS, 1, 1, NULL);
  if (c->status) return;
  corpus->inputs = cs_array_to_device(c, parts[0], cs_device_current(c));
  corpus->targets = cs_array_to_device(c, parts[1], cs_device_current(c));
  corpus->bits = (double)corpus->count / (double)ctn_dataset_size(characters) / log(2);
}

static void draw_stories(const char* path, uint64_t seed) {
  Text text;
  Failure failure;
  check_helper(text_draw(&text, DRAWN_STORIES, DRAWN_SIZE, seed, &failure), &failure);
  FILE* file = fopen(path, "wb");
  bool written = file && fwrite(text.bytes, 1, text.size, file) == text.size;
  if (file && fclose(file)) written = false;
  if (!written) give_up("%s: %s", path, strerror(errno));
  text_free(&text);
}

const char* corpus_usual_text(ctn_scope* c, uint64_t seed) {
  char* path = cs_memory(c, LONGEST_PATH);
  check(c->status);
  if (text_usual(path, LONGEST_PATH)) return path;
  draw_stories("stories.txt", seed);
  return "stories.txt";
}

static ctn_array* columns(ctn_scope* c, const ctn_array* tokens, int64_t from, int64_t count,
                          int64_t length) {
  ctn_array* part = cs_array_get(c, tokens, CTN_INDEX(cs_slice(from, from + count * length)));
  ctn_array* rows = cs_array_reshape(c, part, CTN_SHAPE(count, length));
  return cs_array_ascontiguousarray(c, cs_array_transpose(c, rows, NULL, 0), CTN_INT32);
}

void corpus_streams(ctn_scope* c, const Corpus* corpus, int64_t from, int64_t to, int64_t count,
                    Streams* streams) {
  const int64_t length = (to - from) / count;
  if (length < 1)
    give_up("expected a text of at least %lld tokens for %lld streams, got %lld", (long long)(10 * count),
            (long long)count, (long long)corpus->count);
  *streams = (Streams){columns(c, corpus->inputs, from, count, length),
                       columns(c, corpus->targets, from, count, length), length, count};
}
