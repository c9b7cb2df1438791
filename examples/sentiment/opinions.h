/* Opinions on movies, drawn from a small grammar, for trainings without files. */
#ifndef EXAMPLES_SENTIMENT_OPINIONS_H
#define EXAMPLES_SENTIMENT_OPINIONS_H

#include "trees.h"

/*
 * Draws `count` sentences. The labels follow from those of the parts by rules for intensifiers, negation and
 * contrast, in which the order of the words matters: "not very bad" is neither "very bad" nor "very good",
 * and of two clauses with "but" between them, the second one decides. The same stream of a seed has the same
 * sentences.
 */
bool opinions_draw(Trees* trees, size_t count, uint64_t seed, uint64_t stream, Failure* failure);

#endif
