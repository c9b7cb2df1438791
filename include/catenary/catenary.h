/**
 * catenary/catenary.h: the whole API, save <catenary/compat.h>, <catenary/testing.h>.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_CATENARY_H
#define CATENARY_CATENARY_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/base.h>
#include <catenary/binding.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/initializer.h>
#include <catenary/link_options.h>
#include <catenary/link.h>
#include <catenary/caffe.h>
#include <catenary/schedule.h>
#include <catenary/optimizer.h>
#include <catenary/computational_graph.h>
#include <catenary/transform.h>
#include <catenary/dataset.h>
#include <catenary/dataset_files.h>
#include <catenary/device.h>
#include <catenary/random.h>
#include <catenary/distributions.h>
#include <catenary/dlpack.h>
#include <catenary/elementwise.h>
#include <catenary/serializer.h>
#include <catenary/reporter.h>
#include <catenary/loss_scale.h>
#include <catenary/iterator.h>
#include <catenary/updater.h>
#include <catenary/training.h>
#include <catenary/triggers.h>
#include <catenary/extensions.h>
#include <catenary/function_hook.h>
#include <catenary/function_options.h>
#include <catenary/functions.h>
#include <catenary/functions_activation.h>
#include <catenary/functions_array.h>
#include <catenary/functions_connection.h>
#include <catenary/functions_convolution.h>
#include <catenary/functions_evaluation.h>
#include <catenary/utils.h>
#include <catenary/functions_loss.h>
#include <catenary/functions_math.h>
#include <catenary/functions_noise.h>
#include <catenary/functions_normalization.h>
#include <catenary/functions_pooling.h>
#include <catenary/fuse.h>
#include <catenary/indexing.h>
#include <catenary/io.h>
#include <catenary/kernel.h>
#include <catenary/linalg.h>
#include <catenary/link_tree.h>
#include <catenary/links_activation.h>
#include <catenary/links_classifier.h>
#include <catenary/links_connection.h>
#include <catenary/links_loss.h>
#include <catenary/links_normalization.h>
#include <catenary/links_recurrent.h>
#include <catenary/manipulation.h>
#include <catenary/recompute.h>
#include <catenary/reduction.h>
#include <catenary/routines.h>
#include <catenary/saving.h>
#include <catenary/sorting.h>
#include <catenary/stream.h>
#include <catenary/type_check.h>
#include <catenary/ufunc.h>
#include <catenary/ufunc_methods.h>
#include <catenary/user_link.h>

#endif
