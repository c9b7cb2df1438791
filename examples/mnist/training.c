/* The training of a classifier; see training.h. */
#include "training.h"

#include "check.h"

static void print_accuracy(ctn_scope* c, ctn_trainer* trainer) {
  ctn_extension* log = cs_trainer_extension(c, trainer, "LogReport");
  const size_t lines = ctn_extension_log_count(log);
  if (lines == 0) return; /* --report is longer than the training */
  const double accuracy = cs_extension_log_value(c, log, lines - 1, "validation/main/accuracy");
  check(c->status);
  printf("test accuracy %.4f\n", accuracy);
}

int train(ctn_scope* c, const Settings* s, ctn_updater* updater, ctn_link* classifier, ctn_iterator* test) {
  const char* const entries[] = {"main/loss", "validation/main/loss", "validation/main/accuracy", NULL};
  const char* const plotted[] = {"main/loss", "validation/main/loss", NULL};
  ctn_trainer* trainer = session_trainer(c, &s->session, updater, entries, plotted);
  ctn_extension* evaluator = cs_extension_evaluator_new(c, test, classifier, NULL, NULL, NULL, NULL);
  ctn_extension* saver =
      cs_extension_snapshot_object_new(c, cs_link_child(c, classifier, "predictor"), "model.safetensors");
  ctn_extension* const added[] = {evaluator, saver};
  for (int i = 0; i < 2; ++i)
    cs_trainer_extend(c, trainer, added[i], NULL, session_trigger(c, &s->session), CTN_PRIORITY_DEFAULT);
  check(c->status);
  const bool finished = session_run(c, &s->session, trainer);
  if (finished) print_accuracy(c, trainer);
  check(cs_end(c));
  return finished ? 0 : 130;
}
