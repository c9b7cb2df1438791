/* Draws the learning curve of a classifier as a self-contained SVG picture. */
#ifndef EXAMPLES_COMMON_SVG_H
#define EXAMPLES_COMMON_SVG_H

#include <stddef.h>

#include "epoch_record.h"
#include "failure.h"

/* Draws two panels over the epochs: the losses and the accuracy. Values that are not finite leave gaps. */
bool svg_learning_curve(const char* path, const char* title, const EpochRecord* epochs, size_t count,
                        Failure* failure);

#endif
