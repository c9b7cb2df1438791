/* A moving picture of an episode. */
#ifndef EXAMPLES_CARTPOLE_FILM_H
#define EXAMPLES_CARTPOLE_FILM_H

#include "agent.h"

/* Writes episode.svg, which web browsers play, to a folder: an episode without random actions, in real time.
 */
void film_episode(ctn_scope* c, const Agent* agent, const char* folder);

#endif
