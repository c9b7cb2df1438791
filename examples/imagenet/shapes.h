/* Draws pictures of shapes in folders, one for each kind, for machines without a data set of images. */
#ifndef EXAMPLES_IMAGENET_SHAPES_H
#define EXAMPLES_IMAGENET_SHAPES_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

/*
 * Makes the folder, and in it a folder for each shape with `count` pictures of side x side pixels as PNG
 * files. A picture depends only on the seed and its number; one that exists is not drawn again.
 */
bool shapes_draw(const char* folder, size_t count, size_t side, uint64_t seed, Failure* failure);

#endif
