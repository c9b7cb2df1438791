/*
 * A program with a main loop of its own that trains a network between its frames: an arm learns to reach for
 * a moving target while it is drawn. There is no thread; each frame trains for some milliseconds. The library
 * prints nothing and takes no more memory than the program allows.
 */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "rng.h"
#include "scene.h"
#include "session.h"

static const char kUsage[] =
    "usage: arm [options]\n\n"
    "Shows an arm with two joints that learns which angles bring its hand (@) to a target (X). On a "
    "terminal,\n"
    "it draws 60 frames a second; elsewhere, it does not wait, and draws when a line of the table is due.";

enum { POINTS = 4096 };

typedef struct Settings {
  Session session;
  long long units, slice, share, memory;
  double alpha, rate;
} Settings;

/* What the program knows about its frames. */
typedef struct Frames {
  bool terminal, due; /* due: the table has a new line */
  long long count, drawn;
  double total, longest,
      saving;   /* seconds of training: of all frames, of one, and of one with a line and a snapshot */
  double error; /* a running mean of distances */
} Frames;

static ctn_trainer* running; /* for the handler */

static void stop(int signal_number) {
  (void)signal_number;
  ctn_trainer_stop(running); /* which a handler may call */
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void read_settings(ctn_scope* c, Settings* s, int argc, char** argv) {
  const Option own[] = {
      /* clang-format off */
      {OPTION_INTEGER, "units", "N", "units of both hidden layers", &s->units, 1, 1e5, NULL},
      {OPTION_REAL, "alpha", "X", "learning rate", &s->alpha, 0, 1, NULL},
      {OPTION_INTEGER, "slice", "MS", "milliseconds of training in a frame", &s->slice, 1, 1000, NULL},
      {OPTION_INTEGER, "share", "N", "updates in a frame, at most", &s->share, 1, 1e6, NULL},
      {OPTION_REAL, "rate", "X", "frames a second on a terminal", &s->rate, 1, 1000, NULL},
      {OPTION_INTEGER, "memory", "MB", "memory that arrays may take; 0: any", &s->memory, 0, 1e6, NULL},
      /* clang-format on */
  };
  session_read(c, &s->session, own, sizeof own / sizeof own[0], argc, argv);
}

static ctn_link* make_network(ctn_scope* c, long long units) {
  ctn_link* network = cs_link_sequential_new(c);
  const int64_t sizes[] = {2, units, units, 2};
  for (int i = 0; i < 3; ++i) {
    cs_link_sequential_append(c, network, cs_link_linear_new(c, sizes[i], sizes[i + 1], NULL));
    if (i < 2) cs_link_sequential_append_activation(c, network, CTN_ACTIVATION_TANH);
  }
  return network;
}

/* Points that the arm can reach (points, 2). */
static ctn_array* draw_points(ctn_scope* c, uint64_t seed) {
  static float points[POINTS][2];
  Rng rng = rng_new(seed, 0);
  for (int i = 0; i < POINTS;) {
    const Point p = {rng_uniform(&rng, -2, 2), rng_uniform(&rng, 0, 2)};
    if (!scene_reaches(p)) continue;
    points[i][0] = (float)p.x;
    points[i++][1] = (float)p.y;
  }
  return cs_array_from_data(c, points, CTN_SHAPE(POINTS, 2), CTN_FLOAT32);
}

/* The mean squared distance between targets and the hands that the network's angles lead to; nobody tells it
 * angles. */
static ctn_status loss_of(void* network, ctn_variable* const* batch, size_t count, ctn_variable** loss) {
  (void)count;
  ctn_scope c = {0};
  ctn_variable* add = cs_constant_from_data(&c, (float[]){1, 1, 0, 1}, CTN_SHAPE(2, 2), CTN_FLOAT32);
  ctn_variable* lengths =
      cs_constant_from_data(&c, (float[]){UPPER_LENGTH, LOWER_LENGTH}, CTN_SHAPE(2, 1), CTN_FLOAT32);
  ctn_variable* angles =
      cs_matmul(&c, cs_call(&c, network, batch[0]), add, 0, 0); /* of both parts to the floor */
  ctn_variable* x = cs_matmul(&c, cs_cos(&c, angles), lengths, 0, 0);
  ctn_variable* y = cs_matmul(&c, cs_sin(&c, angles), lengths, 0, 0);
  ctn_variable* hands = cs_concat(&c, CTN_VARIABLES(x, y), 1);
  *loss = cs_keep(&c, cs_mean_squared_error(&c, hands, batch[0], NULL));
  return cs_end(&c);
}

/* Receives the table, which has no place on a terminal with a picture. */
static ctn_status write_table(void* user_data, const char* text, size_t length) {
  Frames* frames = user_data;
  frames->due = true;
  if (!frames->terminal) fwrite(text, 1, length, stdout);
  return CTN_OK;
}

static ctn_trainer* make_trainer(ctn_scope* c, const Settings* s, ctn_link* network, Frames* frames) {
  const char* const entries[] = {"main/loss", NULL};
  const Session* session = &s->session;
  ctn_dataset* points = cs_dataset_tuple_new(c, CTN_ARRAYS(draw_points(c, (uint64_t)session->seed)));
  ctn_iterator* batches = cs_iterator_serial_new(c, points, session->batch, 1, 1, (uint64_t)session->seed);
  ctn_optimizer* optimizer = cs_optimizer_adam_new(c, s->alpha, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(c, optimizer, network);
  ctn_updater* updater = cs_updater_standard_new(c, batches, optimizer, loss_of, network, NULL, NULL);
  ctn_trainer* trainer = session_trainer(c, session, updater, entries, entries);
  cs_trainer_set_interrupts(c, trainer, 0); /* the program has a handler of its own */
  cs_trainer_set_output(c, trainer, write_table, frames, NULL, 0);
  return trainer;
}

/* The angles that the network would use now. */
static void ask(ctn_scope* c, ctn_link* network, Point target, float angles[2]) {
  const size_t mark = cs_mark(c);
  const float point[] = {(float)target.x, (float)target.y};
  const int32_t before = cs_set_backprop_enabled(c, 0);
  ctn_variable* y = cs_call(c, network, cs_constant_from_data(c, point, CTN_SHAPE(1, 2), CTN_FLOAT32));
  cs_array_to_data(c, cs_variable_data(c, y), angles, 2 * sizeof *angles);
  cs_set_backprop_enabled(c, before);
  cs_pop(c, mark);
}

/* Moves the target and the arm, and draws them if it is time. */
static void show_frame(ctn_scope* c, const Settings* s, ctn_link* network, Frames* frames) {
  const Point target = scene_target((double)frames->count++ / s->rate);
  Point elbow, hand;
  float angles[2] = {0, 0};
  Picture picture;
  ask(c, network, target, angles);
  scene_arm(angles, &elbow, &hand);
  const double distance = hypot(hand.x - target.x, hand.y - target.y);
  frames->error = frames->count == 1 ? distance : 0.95 * frames->error + 0.05 * distance;
  if (!frames->terminal && !frames->due) return;
  frames->due = false;
  scene_draw(picture, elbow, hand, target);
  if (frames->terminal && frames->drawn) printf("\033[%dA", SCENE_HEIGHT + 1);
  const char* end = frames->terminal ? "\033[K\n" : "\n"; /* clears what the last frame has left */
  for (int line = 0; line < SCENE_HEIGHT; ++line) printf("%s%s", picture[line], end);
  printf("frame %lld, distance %.4f%s", frames->count, frames->error, end);
  fflush(stdout);
  ++frames->drawn;
}

static void wait_until(double moment) {
  const double rest = moment - now();
  if (rest <= 0) return;
  const struct timespec time = {.tv_sec = (time_t)rest, .tv_nsec = (long)(fmod(rest, 1) * 1e9)};
  nanosleep(&time, NULL);
}

static ctn_training_result main_loop(ctn_scope* c, const Settings* s, ctn_trainer* trainer, ctn_link* network,
                                     Frames* frames) {
  for (;;) {
    const double began = now();
    const ctn_training_result result = cs_trainer_run_for(c, trainer, s->share, s->slice);
    const double used = now() - began;
    double* longest = frames->due || result != CTN_TRAINING_PAUSED ? &frames->saving : &frames->longest;
    frames->total += used;
    *longest = fmax(*longest, used);
    if (c->status) return result;
    show_frame(c, s, network, frames);
    if (result != CTN_TRAINING_PAUSED) return result;
    if (frames->terminal) wait_until(began + 1 / s->rate);
  }
}

static void report(ctn_scope* c, const Settings* s, const Frames* frames) {
  ctn_memory_statistics memory = {.struct_size = sizeof memory};
  cs_try(c, ctn_memory_get_statistics(s->session.device, &memory));
  check(c->status);
  printf("training in %lld frames: mean %.1f ms\n", frames->count,
         1000 * frames->total / (double)frames->count);
  printf("the longest: %.1f ms, with a snapshot %.1f\n", 1000 * frames->longest, 1000 * frames->saving);
  printf("memory of arrays: at most %.1f MB\n", (double)memory.peak_held_bytes / 1e6);
}

int main(int argc, char** argv) {
  Settings s = {.session = {.program = "arm", .usage = kUsage, .batch = 64, .updates = 9000, .report = 1500},
                .units = 64,
                .slice = 8,
                .share = 30,
                .memory = 64,
                .alpha = 0.003,
                .rate = 60};
  Frames frames = {.terminal = isatty(STDOUT_FILENO)};
  ctn_scope c = {0};
  read_settings(&c, &s, argc, argv);
  cs_try(&c, ctn_memory_set_limit(s.session.device, (uint64_t)s.memory * 1000000));
  ctn_link* network = make_network(&c, s.units);
  ctn_trainer* trainer = make_trainer(&c, &s, network, &frames);
  session_begin(&c, &s.session, trainer);
  running = trainer;
  signal(SIGINT, stop);
  const ctn_training_result result = main_loop(&c, &s, trainer, network, &frames);
  signal(SIGINT, SIG_DFL);
  const bool ended = session_end(&c, &s.session, trainer, result);
  report(&c, &s, &frames);
  check(cs_end(&c));
  return ended ? 0 : 130;
}
