/* The networks that train_imagenet knows: each in a file of its own behind the same few facts. */
#ifndef EXAMPLES_IMAGENET_NETWORKS_H
#define EXAMPLES_IMAGENET_NETWORKS_H

#include <catenary/scope.h>

enum { NETWORK_MOST_HEADS = 3 };

typedef struct Network {
  const char *name, *title;
  int64_t size; /* side of the images in its paper */

  /* Makes a link that computes scores (N, classes) of images (N, 3, size, size). */
  ctn_link* (*make)(ctn_scope* c, int64_t classes, int64_t size);
  size_t heads; /* asked for more outputs than one, the link adds the scores of its auxiliary classifiers */

  /* How its paper trains it with momentum: the rate is for the batch, and is multiplied by gamma after each
   * `share` of the training. */
  int64_t batch;
  double rate, weight_decay, gamma, share;
} Network;

/* The names for an option, ended by NULL, and the network of one of them. */
extern const char* const kNetworkNames[];
const Network* network_find(const char* name);

ctn_link* alex_make(ctn_scope* c, int64_t classes, int64_t size);
ctn_link* nin_make(ctn_scope* c, int64_t classes, int64_t size);
ctn_link* googlenet_make(ctn_scope* c, int64_t classes, int64_t size);
ctn_link* googlenetbn_make(ctn_scope* c, int64_t classes, int64_t size);
ctn_link* resnet18_make(ctn_scope* c, int64_t classes, int64_t size);
ctn_link* resnet50_make(ctn_scope* c, int64_t classes, int64_t size);

#endif
