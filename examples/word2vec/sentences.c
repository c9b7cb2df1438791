/* Draws sentences; see sentences.h. The words of a class occur in the same places, so that their vectors
 * become neighbors, and the columns of a table belong together, as a country and its capital do. */
#include "sentences.h"

#include <stdlib.h>
#include <string.h>

#include "rng.h"

enum { LONGEST_WORD = 12, LONGEST_LINE = 400, COLUMNS = 3 };

typedef struct Class {
  char letter; /* $letter in a sentence is a word of the class; $letter2 is of the second column, and so on */
  size_t count;
  const char* rows[12][COLUMNS];
} Class;

static const Class kClasses[] = {
    {'a', 8, {{"cat"}, {"dog"}, {"horse"}, {"cow"}, {"goat"}, {"lamb"}, {"duck"}, {"hen"}}},
    {'c', 8, {{"red"}, {"blue"}, {"green"}, {"yellow"}, {"white"}, {"black"}, {"brown"}, {"grey"}}},
    {'d', 7, {{"monday"}, {"tuesday"}, {"wednesday"}, {"thursday"}, {"friday"}, {"saturday"}, {"sunday"}}},
    {'f', 8, {{"bread"}, {"cheese"}, {"soup"}, {"rice"}, {"cake"}, {"fish"}, {"salad"}, {"porridge"}}},
    {'n', 8, {{"two"}, {"three"}, {"four"}, {"five"}, {"six"}, {"seven"}, {"eight"}, {"nine"}}},
    {'w', 6, {{"rain"}, {"snow"}, {"wind"}, {"fog"}, {"hail"}, {"sunshine"}}},
    {'t', 6, {{"coat"}, {"hat"}, {"scarf"}, {"shirt"}, {"dress"}, {"cloak"}}},
    /* countries, with their capital and language */
    {'l',
     8,
     {{"france", "paris", "french"},
      {"italy", "rome", "italian"},
      {"germany", "berlin", "german"},
      {"spain", "madrid", "spanish"},
      {"poland", "warsaw", "polish"},
      {"greece", "athens", "greek"},
      {"russia", "moscow", "russian"},
      {"japan", "tokyo", "japanese"}}},
    /* people, and what they have, of either sex */
    {'m', 5, {{"king", "crown"}, {"man", "axe"}, {"boy", "ball"}, {"prince", "sword"}, {"uncle", "pipe"}}},
    {'k',
     5,
     {{"queen", "crown"}, {"woman", "axe"}, {"girl", "ball"}, {"princess", "sword"}, {"aunt", "pipe"}}},
};

static const char* const kSentences[] = {
    "the $c $a eats the $f in the barn",
    "a $a and a $a sleep behind the farm",
    "$n $as run over the $c meadow",
    "the $a drinks water from the river",
    "on $d we expect $w and strong $w in the north",
    "the shop is closed on $d and opens at $n",
    "there was $w from $d until $d",
    "she cooks $f with $f for $n guests",
    "i bought $n pounds of $f at the market on $d",
    "the $f tastes better than the $f",
    "her $c $t hangs beside the $c $t",
    "he sold his $t for $n coins",
    "$l2 is the capital of $l1 where people speak $l3",
    "we travel to $l1 and see $l2 for $n days",
    "the train from $l2 leaves on $d at $n",
    "he learned $l3 at school in $l1",
    "the people of $l1 read $l3 books",
    "the $m1 takes his $m2 and he goes to his brothers",
    "he is a $m1 and his $m2 is $c",
    "the $m1 gave the $m2 to his son because he loved him",
    "the $k1 takes her $k2 and she goes to her sisters",
    "she is a $k1 and her $k2 is $c",
    "the $k1 gave the $k2 to her daughter because she loved her",
};

static const Class* class_of(char letter) {
  const Class* found = kClasses;
  while (found->letter != letter) ++found;
  return found;
}

/* Copies a sentence to the line and fills its slots. Columns of a class that follow one another are of one
 * row. */
static size_t draw_sentence(char* line, const char* sentence, Rng* rng) {
  size_t length = 0;
  const Class* last = NULL;
  size_t row = 0;
  for (const char* at = sentence; *at; ++at) {
    if (*at != '$') {
      line[length++] = *at;
      continue;
    }
    const Class* class = class_of(*++at);
    const bool column = at[1] >= '1' && at[1] <= '0' + COLUMNS;
    if (!column || class != last) row = (size_t)rng_below(rng, class->count);
    last = class;
    const char* word = class->rows[row][column ? *++at - '1' : 0];
    memcpy(line + length, word, strlen(word));
    length += strlen(word);
  }
  line[length++] = '\n';
  return length;
}

static size_t words_of(const char* sentence) {
  size_t count = 1;
  for (; *sentence; ++sentence) count += *sentence == ' ';
  return count;
}

char* sentences_draw(size_t words, uint64_t seed, size_t* size, Failure* failure) {
  Rng rng = rng_new(seed, 2000);
  char* text = malloc(words * LONGEST_WORD + LONGEST_LINE);
  *size = 0;
  if (!text) {
    fail(failure, "no memory for %zu drawn words", words);
    return NULL;
  }
  for (size_t drawn = 0; drawn < words;) {
    const char* sentence = kSentences[rng_below(&rng, sizeof kSentences / sizeof *kSentences)];
    *size += draw_sentence(text + *size, sentence, &rng);
    drawn += words_of(sentence);
  }
  text[*size] = '\0';
  return text;
}
