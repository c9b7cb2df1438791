/* Trains a deep Q-network to balance a pole on a cart. `train_cartpole --help` lists the options. */
#include "agent.h"
#include "check.h"
#include "film.h"
#include "session.h"

enum { EVALUATED = 20 };

static const double kSolved = 475; /* mean return of episodes of at most 500 steps */

static const char kUsage[] =
    "usage: train_cartpole [options]\n\n"
    "Learns to balance a pole on a cart from nothing but failures, by double Q-learning with a\n"
    "replay memory. The table shows the number of whole episodes, the mean return of the last 100,\n"
    "which is their length, and the loss. At the end, the program says whether the task is solved,\n"
    "and episode.svg in the folder of --out shows an episode as a moving picture.";

static void read_options(ctn_scope* c, Session* session, Agent* a, double* rate, int argc, char** argv) {
  const Option options[] = {
      /* clang-format off */
      {OPTION_INTEGER, "hidden", "N", "units of each of the two hidden layers", &a->hidden, 1, 1e5, NULL},
      {OPTION_REAL, "lr", "X", "learning rate of Adam, which falls to 0 in the training", rate, 1e-12, 1e3, NULL},
      {OPTION_REAL, "discount", "X", "weight of the value of the next step", &a->discount, 0, 1, NULL},
      {OPTION_INTEGER, "steps", "N", "steps of the task in each update", &a->steps, 1, 1e6, NULL},
      {OPTION_INTEGER, "memory", "N", "steps in the replay memory", &a->room, 1, 1e8, NULL},
      {OPTION_INTEGER, "start", "N", "steps before the first update", &a->start, 1, 1e8, NULL},
      {OPTION_INTEGER, "explore", "N", "steps in which the share of random actions falls", &a->explore, 1, 1e9, NULL},
      {OPTION_REAL, "epsilon", "X", "least share of random actions", &a->least, 0, 1, NULL},
      {OPTION_REAL, "target", "X", "how far the target network follows in each update", &a->target, 1e-6, 1, NULL},
      /* clang-format on */
  };
  session_read(c, session, options, sizeof options / sizeof options[0], argc, argv);
  a->batch = session->batch;
  a->seed = (uint64_t)session->seed;
}

/* An extension that reports how the episodes have been. */

static ctn_status report(void* agent, ctn_trainer* trainer) {
  (void)trainer;
  const Agent* a = agent;
  ctn_scope c = {0};
  cs_report(&c, "episodes", (double)a->episodes, NULL);
  cs_report(&c, "return", agent_return(a), NULL);
  return cs_end(&c);
}

static ctn_extension* reporter(ctn_scope* c, Agent* agent) {
  ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.name = "returns";
  callbacks.run = report;
  callbacks.priority = CTN_PRIORITY_WRITER;
  return cs_extension_new(c, &callbacks, agent);
}

static ctn_trainer* make_trainer(ctn_scope* c, const Session* session, Agent* agent, double rate) {
  static const char* const entries[] = {"episodes", "return", "main/loss", NULL};
  static const char* const plotted[] = {"return", NULL};
  agent_make(c, agent, rate);
  cs_optimizer_set_schedule(c, agent->optimizer, "alpha",
                            cs_schedule_linear_new(c, rate, 0, 0, session->updates), 0);
  ctn_trainer* trainer = session_trainer(c, session, agent_updater(c, agent), entries, plotted);
  cs_trainer_extend(c, trainer, reporter(c, agent), NULL, session_trigger(c, session), CTN_PRIORITY_DEFAULT);
  return trainer;
}

int main(int argc, char** argv) {
  Session session = {
      .program = "train_cartpole", .usage = kUsage, .batch = 64, .updates = 40000, .report = 4000};
  Agent agent = {.hidden = 128,
                 .discount = 0.99,
                 .steps = 3,
                 .room = 50000,
                 .start = 1000,
                 .explore = 10000,
                 .least = 0.02,
                 .target = 0.005};
  double rate = 1e-3;
  ctn_scope c = {0};
  read_options(&c, &session, &agent, &rate, argc, argv);
  ctn_trainer* trainer = make_trainer(&c, &session, &agent, rate);
  check(c.status);
  const bool done = session_run(&c, &session, trainer);
  if (done) {
    const double mean = agent_evaluate(&c, &agent, EVALUATED);
    film_episode(&c, &agent, session.out);
    check(c.status);
    printf("%s: mean return %.1f of %d episodes without random actions, %g is needed\nfilm %s/episode.svg\n",
           mean >= kSolved ? "solved" : "not solved", mean, EVALUATED, kSolved, session.out);
  }
  check(cs_end(&c));
  return done ? 0 : 130;
}
