/* The training of a classifier of digits. */
#ifndef EXAMPLES_MNIST_TRAINING_H
#define EXAMPLES_MNIST_TRAINING_H

#include "settings.h"

/*
 * Runs a training with an evaluation of the classifier on the test digits before each line of the table,
 * after which the network is saved as model.safetensors. Prints the accuracy at the end. Returns the status
 * of the program.
 */
int train(ctn_scope* c, const Settings* s, ctn_updater* updater, ctn_link* classifier, ctn_iterator* test);

#endif
