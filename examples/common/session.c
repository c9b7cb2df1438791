/* A session of training; see session.h. */
#include "session.h"

#include <math.h>

#include "check.h"
#include "kept_options.h"

static const char kSnapshot[] = "snapshot.safetensors", kOptions[] = "extra/trainer/extensions/options/state";

static void describe(Session* s, const Option* own, size_t count) {
  const bool epochs = s->epochs != 0;
  const Option common[] = {
      /* clang-format off */
      {OPTION_INTEGER, "batch", "N", "examples per update", &s->batch, 1, 1e7, NULL},
      {OPTION_INTEGER, epochs ? "epochs" : "updates", "N", "length of the whole training", epochs ? &s->epochs : &s->updates, 1, 1e12, NULL},
      {OPTION_INTEGER, "report", "N", epochs ? "epochs between two lines of the table" : "updates between two lines of the table", &s->report, 1, 1e12, NULL},
      {OPTION_INTEGER, "seed", "N", "seed of all random numbers", &s->seed, 0, 9e15, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on, such as cuda:0", &s->device, 0, 0, NULL},
      {OPTION_TEXT, "out", "DIR", "folder for the log, the curves and the snapshot", &s->out, 0, 0, NULL},
      {OPTION_TEXT, "resume", "FILE", "continue the training of a snapshot", &s->resume, 0, 0, NULL},
      /* clang-format on */
  };
  const size_t more = sizeof common / sizeof common[0],
               temporary = 3; /* device, out and resume are not kept */
  if (count + more > SESSION_MOST_OPTIONS) give_up("%s has too many options", s->program);
  if (!s->report) s->report = 1;
  if (!s->device) s->device = "cpu";
  if (!s->out) s->out = "result";
  memcpy(s->options, own, count * sizeof *own);
  memcpy(s->options + count, common, sizeof common);
  s->count = count + more;
  s->kept = s->count - temporary;
}

static void parse(const Session* s, int argc, char** argv) {
  options_read(s->options, s->count, s->program, s->usage, argc, argv);
}

static void restore(ctn_scope* c, const Session* s) {
  Failure failure;
  ctn_serializer* file = cs_file_deserializer_new(c, s->resume, NULL);
  ctn_serializer* entries = cs_serializer_child(c, file, kOptions);
  check(c->status);
  if (!options_restore(c, entries, s->options, s->kept, &failure)) give_up("%s: %s", s->resume, failure.text);
}

void session_read(ctn_scope* c, Session* s, const Option* own, size_t count, int argc, char** argv) {
  describe(s, own, count);
  parse(s, argc, argv);
  if (s->resume) {
    restore(c, s);
    parse(s, argc, argv); /* what is on the command line comes first */
  }
  cs_device_set_current(c, s->device);
  cs_random_seed(c, NULL, (uint64_t)s->seed);
  check(c->status);
}

/* A line of the table is due after each period and at the end. */
static ctn_status is_due(void* session, ctn_trainer* trainer, int32_t* due) {
  const Session* s = session;
  ctn_scope c = {0};
  ctn_updater* updater = cs_trainer_updater(&c, trainer);
  const double now = s->epochs ? ctn_updater_epoch_detail(updater) : (double)ctn_updater_iteration(updater),
               before = s->epochs ? ctn_updater_previous_epoch_detail(updater) : now - 1,
               end = (double)(s->epochs ? s->epochs : s->updates), period = (double)s->report;
  *due = floor(now / period) > floor(fmax(before, 0) / period) || (now >= end && before < end);
  return cs_end(&c);
}

ctn_trigger* session_trigger(ctn_scope* c, const Session* s) {
  const ctn_trigger_callbacks callbacks = {.struct_size = sizeof callbacks, .fire = is_due};
  return cs_trigger_new(c, &callbacks, (void*)s);
}

void session_extend(ctn_scope* c, ctn_trainer* trainer, ctn_extension* extension) {
  cs_trainer_extend(c, trainer, extension, NULL, NULL, CTN_PRIORITY_DEFAULT);
}

/* The extension "options" does nothing but keep the options in snapshots. session_read has restored them when
 * a snapshot is loaded, which only reads them once more. */

static ctn_status run_nothing(void* session, ctn_trainer* trainer) {
  (void)session, (void)trainer;
  return CTN_OK;
}

static ctn_status serialize_options(void* session, ctn_serializer* entries) {
  const Session* s = session;
  ctn_scope c = {0};
  options_keep(&c, entries, s->options, s->kept);
  return cs_end(&c);
}

static size_t length(const char* const* list) {
  size_t count = 0;
  while (list && list[count]) ++count;
  return count;
}

ctn_trainer* session_trainer(ctn_scope* c, const Session* s, ctn_updater* updater, const char* const* entries,
                             const char* const* plotted) {
  enum { MOST_ENTRIES = 20 };
  ctn_trigger* end = cs_trigger_interval_new(c, (double)(s->epochs ? s->epochs : s->updates),
                                             s->epochs ? CTN_TRIGGER_UNIT_EPOCH : CTN_TRIGGER_UNIT_ITERATION);
  ctn_trainer* trainer = cs_trainer_new(c, updater, end, s->out);
  ctn_extension_callbacks kept = {.struct_size = sizeof kept};
  kept.name = "options";
  kept.run = run_nothing;
  kept.serialize = serialize_options;
  session_extend(c, trainer, cs_extension_new(c, &kept, (void*)s));
  session_extend(c, trainer, cs_extension_fail_on_non_number_new(c));
  session_extend(c, trainer, cs_extension_log_report_new(c, NULL, 0, "log", session_trigger(c, s)));

  const char* columns[MOST_ENTRIES] = {"epoch", "iteration"};
  size_t count = s->epochs ? 2 : 0;
  if (!count) columns[count++] = "iteration";
  for (size_t i = 0; i < length(entries) && count < MOST_ENTRIES; ++i) columns[count++] = entries[i];
  cs_trainer_extend(c, trainer, cs_extension_print_report_new(c, columns, count, NULL), NULL,
                    session_trigger(c, s), CTN_PRIORITY_DEFAULT);
  session_extend(c, trainer, cs_extension_progress_bar_new(c, 1));
  if (length(plotted))
    session_extend(c, trainer,
                   cs_extension_plot_report_new(c, plotted, length(plotted), s->epochs ? "epoch" : NULL,
                                                "curves.svg", session_trigger(c, s)));
  cs_trainer_extend(c, trainer, cs_extension_snapshot_new(c, kSnapshot, 0, 0), NULL, session_trigger(c, s),
                    CTN_PRIORITY_DEFAULT);
  cs_trainer_set_interrupts(c, trainer, 1);
  return trainer;
}

void session_begin(ctn_scope* c, const Session* s, ctn_trainer* trainer) {
  check(c->status);
  if (!s->resume) return;
  cs_trainer_load(c, trainer, s->resume);
  check(c->status);
  printf("resumed %s after update %lld\n", s->resume,
         (long long)ctn_updater_iteration(cs_trainer_updater(c, trainer)));
}

bool session_end(ctn_scope* c, const Session* s, ctn_trainer* trainer, ctn_training_result result) {
  if (c->status) {
    const char* path = ctn_trainer_snapshot_path(trainer);
    if (path) fprintf(stderr, "The training has failed. Its last snapshot: %s\n", path);
    check(c->status);
  }
  if (result != CTN_TRAINING_STOPPED) return true;
  printf("stopped after update %lld; continue with\n  %s --resume %s",
         (long long)ctn_updater_iteration(cs_trainer_updater(c, trainer)), s->program,
         ctn_trainer_snapshot_path(trainer));
  if (strcmp(s->out, "result") != 0) printf(" --out %s", s->out);
  if (strcmp(s->device, "cpu") != 0) printf(" --device %s", s->device);
  putchar('\n');
  return false;
}

bool session_run(ctn_scope* c, const Session* s, ctn_trainer* trainer) {
  session_begin(c, s, trainer);
  const ctn_training_result result = cs_trainer_run(c, trainer);
  return session_end(c, s, trainer, result);
}
