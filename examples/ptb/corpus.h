/* The tokens of a text: its words or its characters, in numbers. */
#ifndef EXAMPLES_PTB_CORPUS_H
#define EXAMPLES_PTB_CORPUS_H

#include <catenary/scope.h>

typedef struct Corpus {
  ctn_dataset* text;           /* knows what the numbers stand for */
  ctn_array *inputs, *targets; /* all tokens but the last, and all but the first */
  int64_t count, trained;      /* all inputs, and those before the last tenth, which is held out */
  double bits;                 /* per character, for a loss of 1 nat per token */
} Corpus;

/* Reads a text in UTF-8. In a text of words, <eos> stands for the end of a line. */
void corpus_read(ctn_scope* c, Corpus* corpus, const char* path, ctn_text_unit unit);

/* The text that a program reads if none is given: $CATENARY_DATA/text/tinyshakespeare.txt or, if there is no
 * such file, stories.txt, which is drawn first. Failures end the program. */
const char* corpus_usual_text(ctn_scope* c, uint64_t seed);

/* A part of the tokens, cut into streams of equal length that are read side by side. */
typedef struct Streams {
  ctn_array *inputs, *targets; /* (length, count): a row has one token of each stream */
  int64_t length, count;
} Streams;

void corpus_streams(ctn_scope* c, const Corpus* corpus, int64_t from, int64_t to, int64_t count,
                    Streams* streams);

#endif
