/* Images of a folder of folders, ready for a network. */
#ifndef EXAMPLES_IMAGENET_IMAGES_H
#define EXAMPLES_IMAGENET_IMAGES_H

#include <catenary/scope.h>
#include <stdbool.h>

/*
 * The images as float32 arrays (3, size, size) with their classes as int32. They are resized so that their
 * shorter side is a seventh longer than size (256 for 224) and cropped: in the middle, or if they are for
 * training, at random places and flipped at random. Also counts the classes.
 */
ctn_dataset* images_open(ctn_scope* c, const char* folder, int64_t size, bool training, uint64_t seed,
                         int64_t* classes);

#endif
