/**
 * catenary/links_classifier.h: What a Classifier computes its loss and its accuracy with.
 *
 * Threads: As links; callbacks run on the thread of the call.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINKS_CLASSIFIER_H
#define CATENARY_LINKS_CLASSIFIER_H

#include <catenary/types.h>
#include <catenary/variable.h>
#include <catenary/link.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes the loss or the accuracy (a new reference) from what the predictor returned and the labels. `y`
 * and `t` are borrowed.
 *
 * @param user_data what came with the callback.
 * @param y         a variable, borrowed.
 * @param t         a variable, borrowed.
 * @param out       out: receives a new reference, NULL after a failure.
 */
typedef ctn_status (CTN_CALL *ctn_classifier_function_fn)(void *user_data, ctn_variable *y, ctn_variable *t,
    ctn_variable **out);

/**
 * Sets the loss function; NULL stands for ctn_softmax_cross_entropy. Copies of the classifier share it.
 *
 * @param classifier a link, borrowed.
 * @param function   a callback, or NULL.
 * @param user_data  handed to `function` at each call.
 * @param destroy    called exactly once with `user_data` when it is no longer needed, also when this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_set_loss_function(ctn_link *classifier,
                                                         ctn_classifier_function_fn function, void *user_data,
                                                         ctn_destroy_fn destroy);

/**
 * Sets the accuracy function; NULL stands for ctn_accuracy. Copies of the classifier share it.
 *
 * @param classifier a link, borrowed.
 * @param function   a callback, or NULL.
 * @param user_data  handed to `function` at each call.
 * @param destroy    called exactly once with `user_data` when it is no longer needed, also when this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_set_accuracy_function(ctn_link *classifier,
    ctn_classifier_function_fn function, void *user_data, ctn_destroy_fn destroy);

#ifdef __cplusplus
}
#endif

#endif
