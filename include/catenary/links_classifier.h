/**
 * catenary/links_classifier.h: The loss and accuracy functions of a Classifier.
 *
 * Threads: The same as for links; callbacks run on the thread of the call.
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
 * Computes the loss or the accuracy.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param y         Result of the predictor, borrowed.
 * @param t         The labels, borrowed.
 * @param out       Receives the loss or accuracy, as a new reference.
 */
typedef ctn_status (CTN_CALL *ctn_classifier_function_fn)(void *user_data, ctn_variable *y, ctn_variable *t,
    ctn_variable **out);

/**
 * Sets the loss function. Copies of the classifier share it.
 *
 * @param classifier A link from ctn_link_classifier_new.
 * @param function   The function. NULL: ctn_softmax_cross_entropy.
 * @param user_data  Passed to each call of `function`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_set_loss_function(ctn_link *classifier,
                                                         ctn_classifier_function_fn function, void *user_data,
                                                         ctn_destroy_fn destroy);

/**
 * Sets the accuracy function. Copies of the classifier share it.
 *
 * @param classifier A link from ctn_link_classifier_new.
 * @param function   The function. NULL: ctn_accuracy.
 * @param user_data  Passed to each call of `function`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_set_accuracy_function(ctn_link *classifier,
    ctn_classifier_function_fn function, void *user_data, ctn_destroy_fn destroy);

#ifdef __cplusplus
}
#endif

#endif
