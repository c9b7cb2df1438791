/* A learner of the values of actions: a deep Q-network with a replay memory and a target network. */
#ifndef EXAMPLES_CARTPOLE_AGENT_H
#define EXAMPLES_CARTPOLE_AGENT_H

#include "cartpole.h"
#include "memory.h"

enum { AGENT_RECENT = 100 };

typedef struct Agent {
  /* To be set before agent_make. */
  long long batch, hidden, room; /* steps of a batch, units of each layer, steps in the memory */
  long long steps;               /* of the task in each update */
  long long start, explore;      /* steps before the first update, and until the least exploration */
  double discount, least;        /* the weight of the next step, and the least share of random actions */
  double target;                 /* how far the target network follows the network in each update */
  uint64_t seed;

  ctn_link *network, *copy; /* states to the values of actions; copy is the target network */
  ctn_optimizer* optimizer;
  Memory memory;
  CartPole task;
  Rng rng;
  int64_t taken, episodes;      /* steps and whole episodes so far */
  double returns[AGENT_RECENT]; /* of the last episodes; each is at its number modulo AGENT_RECENT */
} Agent;

/* What the agent owns is held by the scope. */
void agent_make(ctn_scope* c, Agent* agent, double rate);

/* The action of the largest value. */
int agent_choose(ctn_scope* c, const Agent* agent, const CartPole* task);

/* Mean return of the last episodes; 0 before the first. */
double agent_return(const Agent* agent);

/* Mean return of new episodes without random actions; the agent does not learn from them. */
double agent_evaluate(ctn_scope* c, const Agent* agent, int episodes);

/* An updater whose update takes some steps of the task and then learns from a batch. Snapshots hold all of
 * the agent. */
ctn_updater* agent_updater(ctn_scope* c, Agent* agent);

#endif
