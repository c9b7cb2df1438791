/* Draws opinions; see opinions.h. */
#include "opinions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rng.h"

enum { LONGEST_PHRASE = 700 };

/* A phrase in the format of the treebank, with a score from -2 to 2. */
typedef struct Phrase {
  int score;
  char text[LONGEST_PHRASE];
} Phrase;

typedef struct Word {
  int score;
  const char* text;
} Word;

static const Word kAdjectives[] = {
    {1, "good"},   {1, "funny"},    {1, "charming"},  {1, "clever"},    {1, "warm"},   {2, "brilliant"},
    {2, "superb"}, {2, "stunning"}, {-1, "bad"},      {-1, "dull"},     {-1, "silly"}, {-1, "clumsy"},
    {-1, "slow"},  {-2, "awful"},   {-2, "terrible"}, {-2, "horrible"}, {0, "long"},   {0, "new"},
};
static const Word kQualities[] = {{1, "charm"},  {1, "humor"},    {1, "heart"},   {1, "rhythm"},
                                  {-1, "noise"}, {-1, "cliches"}, {-1, "errors"}, {-1, "padding"}};
static const Word kNouns[] = {{0, "movie"}, {0, "plot"},   {0, "story"},  {0, "acting"}, {0, "music"},
                              {0, "cast"},  {0, "script"}, {0, "ending"}, {0, "dialog"}, {0, "camera"}};
static const Word kStates[] = {{0, "is"}, {0, "was"}, {0, "seems"}, {0, "looks"}};
static const Word kMore[] = {{0, "very"}, {0, "really"}, {0, "extremely"}};
static const Word kLess[] = {{0, "slightly"}, {0, "somewhat"}, {0, "rather"}};

#define PICK(rng, words) leaf_of((words)[rng_below((rng), sizeof(words) / sizeof *(words))])

static Phrase leaf(int score, const char* word) {
  Phrase phrase = {.score = score};
  snprintf(phrase.text, sizeof phrase.text, "(%d %s)", score + 2, word);
  return phrase;
}

static Phrase leaf_of(Word word) { return leaf(word.score, word.text); }

static Phrase join(int score, const Phrase* left, const Phrase* right) {
  Phrase phrase = {.score = score < -2 ? -2 : score > 2 ? 2 : score};
  const int length =
      snprintf(phrase.text, sizeof phrase.text, "(%d %s %s)", phrase.score + 2, left->text, right->text);
  if (length >= (int)sizeof phrase.text) abort(); /* the grammar has no sentences of this length */
  return phrase;
}

static int sign(int score) { return (score > 0) - (score < 0); }

/* "not very good": words before an adjective act on what follows. */
static Phrase adjective_phrase(Rng* rng, int depth) {
  const uint64_t kind = depth < 3 ? rng_below(rng, 8) : 7;
  if (kind >= 4) return PICK(rng, kAdjectives);
  const Phrase rest = adjective_phrase(rng, depth + 1);
  if (kind < 2) {
    const Phrase word = leaf(0, "not");
    return join(-sign(rest.score), &word, &rest);
  }
  const Phrase word = kind == 2 ? PICK(rng, kMore) : PICK(rng, kLess);
  return join(kind == 2 ? 2 * rest.score : sign(rest.score), &word, &rest);
}

static Phrase thing(Rng* rng) {
  const Phrase article = leaf(0, "the"), noun = PICK(rng, kNouns);
  return join(0, &article, &noun);
}

/* "is not bad", "has charm", "lacks charm" */
static Phrase predicate(Rng* rng) {
  const uint64_t kind = rng_below(rng, 4);
  if (kind > 1) {
    const Phrase verb = PICK(rng, kStates), state = adjective_phrase(rng, 0);
    return join(state.score, &verb, &state);
  }
  const Phrase verb = leaf(0, kind ? "has" : "lacks"), quality = PICK(rng, kQualities);
  return join(kind ? quality.score : -quality.score, &verb, &quality);
}

static Phrase clause(Rng* rng) {
  const Phrase subject = thing(rng), rest = predicate(rng);
  return join(rest.score, &subject, &rest);
}

/* Two clauses, one of which decides, or both of which count. */
static Phrase contrast(Rng* rng) {
  const Phrase first = clause(rng), second = clause(rng), comma = leaf(0, ",");
  const Phrase but = leaf(0, "but"), and = leaf(0, "and"), although = leaf(0, "although");
  Phrase left, right;
  switch (rng_below(rng, 4)) {
    case 0: /* first , but second */
      left = join(first.score, &first, &comma);
      right = join(second.score, &but, &second);
      return join(second.score, &left, &right);
    case 1: /* although first , second */
      left = join(first.score, &although, &first);
      right = join(second.score, &comma, &second);
      return join(second.score, &left, &right);
    case 2: /* first although second */
      right = join(second.score, &although, &second);
      return join(first.score, &first, &right);
    default: /* first and second */
      right = join(second.score, &and, &second);
      return join(first.score + second.score, &first, &right);
  }
}

static Phrase sentence(Rng* rng) {
  const Phrase content = rng_below(rng, 3) ? contrast(rng) : clause(rng), stop = leaf(0, ".");
  if (rng_below(rng, 8)) return join(content.score, &content, &stop);
  const Phrase nobody = leaf(0, "nobody"), says = leaf(0, "says");
  const Phrase head = join(0, &nobody, &says), all = join(-sign(content.score), &head, &content);
  return join(all.score, &all, &stop);
}

bool opinions_draw(Trees* trees, size_t count, uint64_t seed, uint64_t stream, Failure* failure) {
  Rng rng = rng_new(seed, stream);
  char* text = malloc(count * LONGEST_PHRASE + 1);
  size_t size = 0;
  *trees = (Trees){0};
  if (!text) return fail(failure, "no memory for %zu drawn sentences", count);
  for (size_t i = 0; i < count; ++i) {
    const Phrase drawn = sentence(&rng);
    size += (size_t)sprintf(text + size, "%s\n", drawn.text);
  }
  return trees_parse(trees, text, size, "drawn opinions", failure);
}
