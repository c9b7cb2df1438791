// The extensions that need no header of their own.
#pragma once
#include <catenary/extensions.h>

#include "impl/dataset/iterator.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/schedule.h"
#include "impl/training/extension.h"
#include "impl/training/loss.h"

namespace catenary::trainers {

// Each is in a file of its own, or with its relatives. Called by the C API.

/// Reports the mean loss over all examples of an iterator that does not repeat. An empty callback: the link
/// is called with the batch.
Ref<Extension> evaluator(IteratorRef iterator, LinkRef target, Callback<ctn_batch_loss_fn> loss,
                         const char* device);
/// Prints new entries of a log, one line each.
Ref<Extension> print_report(Span<const char* const> entries, const char* log_report);

/// Sets a hyperparameter to the value of a schedule, whose t counts calls. A null optimizer is the trainer's
/// "main".
Ref<Extension> shift(const char* hyperparameter, ScheduleRef schedule, OptimizerRef optimizer);
Ref<Extension> observe_value(const char* key, Callback<ctn_observe_fn> function);
/// Reports a hyperparameter of an optimizer of the updater.
Ref<Extension> observe_hyperparameter(const char* key, const char* optimizer, const char* hyperparameter);
/// Fails if a parameter is NaN or infinite.
Ref<Extension> fail_on_non_number();
/// Writes the graph of a reported value once.
Ref<Extension> dump_graph(const char* root_name, const char* filename);
/// Draws values of the log over `x_key`. The suffix of the file says whether it is SVG or PNG.
Ref<Extension> plot_report(Span<const char* const> y_keys, const char* x_key, const char* filename,
                           Ref<Trigger> trigger);

}  // namespace catenary::trainers
