/*
 * A session of training: what every program that trains has besides its data and its model. That is the
 * options that all of them share, and a trainer that logs, prints a table, shows its progress, draws curves,
 * saves, and can be stopped by Ctrl-C or SIGTERM and continued.
 */
#ifndef EXAMPLES_COMMON_SESSION_H
#define EXAMPLES_COMMON_SESSION_H

#include <catenary/scope.h>

#include "options.h"

enum { SESSION_MOST_OPTIONS = 40 };

typedef struct Session {
  const char *program, *usage; /* its name, and what --help prints above the options */

  /* Options, with the program's defaults before session_read. A training is as long as `epochs` if that is
   * not 0, otherwise as long as `updates`; only this one is an option. */
  long long batch, epochs, updates;
  long long report; /* epochs or updates between two lines of the table; 0 before session_read: 1 */
  long long seed;
  const char *device, *out, *resume; /* NULL before session_read: "cpu", "result", and a new training */

  Option options[SESSION_MOST_OPTIONS]; /* of the program, then those above */
  size_t count, kept;                   /* all, and those that a snapshot keeps */
} Session;

/*
 * Reads the command line: the program's own options, which are copied, and those of the session. --help
 * prints the text and ends the program with 0, a mistake ends it with 2. With --resume, options that are not
 * on the command line have the values that the snapshot keeps. Texts are held by the scope. Then sets the
 * device and the seed of its random numbers.
 */
void session_read(ctn_scope* c, Session* s, const Option* own, size_t count, int argc, char** argv);

/* A trigger that fires when a line of the table is due, which the last one always is, for the extensions of
 * the program. The session must live as long as it. */
ctn_trigger* session_trigger(ctn_scope* c, const Session* s);

/*
 * A trainer that prints the entries, such as "main/loss", in a table after the number of epochs and updates,
 * and draws the curves of the plotted ones in curves.svg; both lists end with NULL. The log is the file
 * `log`, and the snapshot is snapshot.safetensors. The session must live as long as the trainer.
 */
ctn_trainer* session_trainer(ctn_scope* c, const Session* s, ctn_updater* updater, const char* const* entries,
                             const char* const* plotted);

/*
 * Loads the snapshot of --resume, if there is one, and runs the training to its end or until Ctrl-C or
 * SIGTERM. Returns whether it has ended; otherwise it has printed the command that continues it, and the
 * program should return 130. A failure ends the program with its message.
 */
bool session_run(ctn_scope* c, const Session* s, ctn_trainer* trainer);

/* The parts of session_run before and after the run, for programs that call ctn_trainer_run_for themselves.
 */
void session_begin(ctn_scope* c, const Session* s, ctn_trainer* trainer);
bool session_end(ctn_scope* c, const Session* s, ctn_trainer* trainer, ctn_training_result result);

/* Adds an extension under its own name, with its own trigger and priority. */
void session_extend(ctn_scope* c, ctn_trainer* trainer, ctn_extension* extension);

#endif
