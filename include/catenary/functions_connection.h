/**
 * catenary/functions_connection.h: Connections of layers.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 *
 * Threads: As variables.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_CONNECTION_H
#define CATENARY_FUNCTIONS_CONNECTION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * x W^T + b: x (N, ...) flattened to (N, in), W (out, in), b (out) or NULL; result (N, out).
 *
 * @param x a variable, borrowed.
 * @param W a variable, borrowed.
 * @param b a variable, borrowed, or NULL.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.linear. Since 0.1.0.
 */
CTN_API ctn_status ctn_linear(ctn_variable *x, ctn_variable *W, ctn_variable *b, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
