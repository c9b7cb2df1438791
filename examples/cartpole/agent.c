/* A deep Q-network; see agent.h. */
#include "agent.h"

static ctn_link* make_network(ctn_scope* c, int64_t hidden) {
  ctn_link* network = cs_link_sequential_new(c);
  cs_link_sequential_append(c, network, cs_link_linear_new(c, CARTPOLE_STATE, hidden, NULL));
  cs_link_sequential_append_activation(c, network, CTN_ACTIVATION_RELU);
  cs_link_sequential_append(c, network, cs_link_linear_new(c, hidden, hidden, NULL));
  cs_link_sequential_append_activation(c, network, CTN_ACTIVATION_RELU);
  cs_link_sequential_append(c, network, cs_link_linear_new(c, hidden, CARTPOLE_ACTIONS, NULL));
  return network;
}

void agent_make(ctn_scope* c, Agent* a, double rate) {
  a->network = make_network(c, a->hidden);
  a->copy = cs_link_clone(c, a->network);
  a->optimizer = cs_optimizer_adam_new(c, rate, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(c, a->optimizer, a->network);
  cs_optimizer_add_gradient_clipping(c, a->optimizer, 10);
  memory_make(c, &a->memory, a->room, CARTPOLE_STATE);
  a->rng = rng_new(a->seed, 0);
  cartpole_reset(&a->task, &a->rng);
}

/* Numbers of about the same size for the network. */
static void observe(const CartPole* task, float state[CARTPOLE_STATE]) {
  static const double usual[CARTPOLE_STATE] = {2.4, 2, 0.2, 2};
  for (int i = 0; i < CARTPOLE_STATE; ++i) state[i] = (float)(task->state[i] / usual[i]);
}

static ctn_variable* values_of(ctn_scope* c, ctn_link* network, const float* states, int64_t count) {
  return cs_call(c, network, cs_constant_from_data(c, states, CTN_SHAPE(count, CARTPOLE_STATE), CTN_FLOAT32));
}

/* The numbers of values_of, without history. */
static void compute_values(ctn_scope* c, ctn_link* network, const float* states, int64_t count,
                           float (*values)[CARTPOLE_ACTIONS]) {
  const size_t mark = cs_mark(c);
  cs_settings(c);
  cs_set_backprop_enabled(c, 0);
  ctn_array* data = cs_variable_data(c, values_of(c, network, states, count));
  cs_array_to_data(c, data, values, (size_t)count * sizeof *values);
  cs_pop(c, mark);
}

static int best(const float values[CARTPOLE_ACTIONS]) {
  int result = 0;
  for (int i = 1; i < CARTPOLE_ACTIONS; ++i)
    if (values[i] > values[result]) result = i;
  return result;
}

int agent_choose(ctn_scope* c, const Agent* a, const CartPole* task) {
  float state[CARTPOLE_STATE], values[1][CARTPOLE_ACTIONS] = {{0}};
  observe(task, state);
  compute_values(c, a->network, state, 1, values);
  return best(values[0]);
}

double agent_return(const Agent* a) {
  const int64_t count = a->episodes < AGENT_RECENT ? a->episodes : AGENT_RECENT;
  double sum = 0;
  for (int64_t i = 0; i < count; ++i) sum += a->returns[i];
  return count ? sum / (double)count : 0;
}

double agent_evaluate(ctn_scope* c, const Agent* a, int episodes) {
  Rng rng = rng_new(a->seed, 1);
  long long steps = 0;
  for (int i = 0; i < episodes; ++i) {
    CartPole task;
    cartpole_reset(&task, &rng);
    while (!c->status && cartpole_step(&task, agent_choose(c, a, &task)) && task.steps < CARTPOLE_MOST_STEPS)
      continue;
    steps += task.steps;
  }
  return (double)steps / episodes;
}

/* The share of random actions falls from 1 in a straight line. */
static double exploration(const Agent* a) {
  const double share = 1 - (1 - a->least) * (double)a->taken / (double)a->explore;
  return share > a->least ? share : a->least;
}

/* The only signal is the punishment of a failure. An episode of the largest length has not failed. */
static void take_step(ctn_scope* c, Agent* a) {
  float before[CARTPOLE_STATE], after[CARTPOLE_STATE];
  observe(&a->task, before);
  const bool random = rng_uniform(&a->rng, 0, 1) < exploration(a);
  const int action = random ? (int)rng_below(&a->rng, CARTPOLE_ACTIONS) : agent_choose(c, a, &a->task);
  const bool stands = cartpole_step(&a->task, action);
  observe(&a->task, after);
  memory_add(&a->memory, before, action, stands ? 0 : -1, after, stands);
  ++a->taken;
  if (stands && a->task.steps < CARTPOLE_MOST_STEPS) return;
  a->returns[a->episodes++ % AGENT_RECENT] = (double)a->task.steps;
  cartpole_reset(&a->task, &a->rng);
}

/*
 * The mean square of the differences between the values of actions and their targets: the reward and what is
 * to come. The network says which action comes next, and the target network what it is worth (double
 * Q-learning).
 */
static ctn_variable* loss_of(ctn_scope* c, const Agent* a, const Batch* b) {
  const size_t count = (size_t)b->count;
  float(*next)[CARTPOLE_ACTIONS] = cs_memory(c, count * sizeof *next);
  float(*worth)[CARTPOLE_ACTIONS] = cs_memory(c, count * sizeof *worth);
  float* target = cs_memory(c, count * sizeof *target);
  compute_values(c, a->network, b->after, b->count, next);
  compute_values(c, a->copy, b->after, b->count, worth);
  for (size_t i = 0; i < count && !c->status; ++i)
    target[i] = b->reward[i] + (float)a->discount * b->goes_on[i] * worth[i][best(next[i])];

  ctn_variable* actions = cs_constant_from_data(c, b->action, CTN_SHAPE(b->count), CTN_INT32);
  ctn_variable* chosen = cs_select_item(c, values_of(c, a->network, b->before, b->count), actions);
  return cs_mean_squared_error(c, chosen, cs_constant_from_data(c, target, CTN_SHAPE(b->count), CTN_FLOAT32),
                               NULL);
}

/* Moves the target network a little toward the network. */
static void follow(ctn_scope* c, const Agent* a) {
  const size_t count = ctn_link_param_count(a->network);
  for (size_t i = 0; i < count && !c->status; ++i) {
    ctn_array* now = cs_variable_data(c, cs_link_param_at(c, a->network, i));
    ctn_array* target = cs_variable_data(c, cs_link_param_at(c, a->copy, i));
    cs_array_add_into(c, target, cs_array_multiply_f64(c, cs_array_subtract(c, now, target), a->target),
                      target);
  }
}

static ctn_status update(void* agent, ctn_updater* updater, int32_t* done) {
  (void)updater, (void)done;
  Agent* a = agent;
  ctn_scope c = {0};
  Batch batch;
  do take_step(&c, a);
  while (!c.status && (a->taken < a->start || a->taken % a->steps != 0));
  memory_draw(&c, &a->memory, a->batch, &a->rng, &batch);
  ctn_variable* loss = loss_of(&c, a, &batch);
  cs_report_variable(&c, "loss", loss, a->network);
  cs_link_cleargrads(&c, a->network);
  cs_variable_backward(&c, loss, 0, 0);
  follow(&c, a);
  cs_optimizer_update(&c, a->optimizer);
  return cs_end(&c);
}

/* The network and the optimizer are saved by the updater itself. */
static ctn_status serialize(void* agent, ctn_updater* updater, ctn_serializer* serializer) {
  (void)updater;
  Agent* a = agent;
  ctn_scope c = {0};
  cs_link_serialize(&c, a->copy, cs_serializer_child(&c, serializer, "target"));
  memory_serialize(&c, &a->memory, cs_serializer_child(&c, serializer, "memory"));
  ctn_array* state =
      cs_array_from_memory(&c, a->task.state, CTN_SHAPE(CARTPOLE_STATE), NULL, CTN_FLOAT64, NULL, NULL);
  ctn_array* returns =
      cs_array_from_memory(&c, a->returns, CTN_SHAPE(AGENT_RECENT), NULL, CTN_FLOAT64, NULL, NULL);
  ctn_array* random = cs_array_from_memory(&c, &a->rng.state, CTN_SHAPE(1), NULL, CTN_UINT64, NULL, NULL);
  int64_t steps = a->task.steps;
  cs_serializer_array(&c, serializer, "state", state);
  cs_serializer_array(&c, serializer, "returns", returns);
  cs_serializer_array(&c, serializer, "random", random);
  cs_serializer_i64(&c, serializer, "steps", &steps);
  cs_serializer_i64(&c, serializer, "taken", &a->taken);
  cs_serializer_i64(&c, serializer, "episodes", &a->episodes);
  a->task.steps = steps;
  return cs_end(&c);
}

ctn_updater* agent_updater(ctn_scope* c, Agent* agent) {
  ctn_updater_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.update = update;
  callbacks.serialize = serialize;
  callbacks.is_atomic = 1; /* the optimizer is the last to change anything */
  ctn_updater* updater = cs_updater_new(c, &callbacks, agent);
  cs_updater_add_optimizer(c, updater, "main", agent->optimizer);
  return updater;
}
