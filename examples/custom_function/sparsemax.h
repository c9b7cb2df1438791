/*
 * Sparsemax and its loss (Martins and Astudillo, 2016). Sparsemax turns scores into probabilities like
 * softmax, but projects them onto the simplex, so that classes far behind the best one get exactly zero. Its
 * loss takes the place of cross entropy.
 */
#ifndef EXAMPLES_CUSTOM_FUNCTION_SPARSEMAX_H
#define EXAMPLES_CUSTOM_FUNCTION_SPARSEMAX_H

#include <catenary/scope.h>

/* The probabilities for scores (examples, classes). */
ctn_array* sparsemax(ctn_scope* c, const ctn_array* scores);

/* The loss as a function with a forward and a backward of its own. */
ctn_function* sparsemax_loss_new(ctn_scope* c);

/* Applies it to scores (examples, classes) and labels (examples); the mean loss of the examples. */
ctn_variable* sparsemax_loss(ctn_scope* c, ctn_function* loss, ctn_variable* scores, ctn_variable* labels);

/* The same loss, composed of functions of the library, which know their gradients. */
ctn_variable* sparsemax_loss_composed(ctn_scope* c, ctn_variable* scores, ctn_variable* labels);

#endif
