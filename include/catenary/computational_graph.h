/**
 * catenary/computational_graph.h: Drawings of the graph that leads to variables.
 *
 * A drawing contains only text, and none of the graph's arrays. Functions are boxes with their labels, and
 * variables are ovals with their shape and dtype, such as "(2, 3), float32".
 *
 * Threads: A graph is drawn on the thread that uses it; a drawing is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_COMPUTATIONAL_GRAPH_H
#define CATENARY_COMPUTATIONAL_GRAPH_H

#include <catenary/types.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Forms of a drawing as text.
 */
typedef int32_t ctn_graph_format;
enum {
  /** The language of Graphviz. */
  CTN_GRAPH_FORMAT_DOT = 0,
  /**
   * An object of `nodes` (id, kind "variable" or "function", label; variables have shape, dtype and name, if
   * they have one) and `edges` (pairs of ids).
   */
  CTN_GRAPH_FORMAT_JSON = 1
};

/**
 * Directions of a drawing.
 */
typedef int32_t ctn_graph_direction;
enum {
  /** Graphviz's default, "TB". */
  CTN_GRAPH_TOP_TO_BOTTOM = 0,
  /** "BT". */
  CTN_GRAPH_BOTTOM_TO_TOP = 1,
  /** "LR". */
  CTN_GRAPH_LEFT_TO_RIGHT = 2,
  /** "RL". */
  CTN_GRAPH_RIGHT_TO_LEFT = 3
};

/**
 * A drawing of a graph.
 *
 * Threads: One thread at a time while it is changed.
 */
typedef struct ctn_computational_graph ctn_computational_graph;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The computational graph, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_computational_graph *ctn_computational_graph_retain(const ctn_computational_graph *self);

/**
 * Gives a reference back; the last one frees the computational graph. NULL is allowed; cannot fail.
 *
 * @param self The computational graph, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_computational_graph_release(const ctn_computational_graph *self);

/**
 * Draws everything that is reached backward from variables and functions: their creators, the inputs of
 * those, and so on, until a variable has no creator. Numbers of nodes grow from inputs to outputs.
 *
 * @param variables      Variables to start from; may be NULL if there are none (`variable_count` elements).
 * @param variable_count Number of elements of `variables`.
 * @param functions      Functions to start from; may be NULL if there are none (`function_count` elements).
 * @param function_count Number of elements of `functions`.
 * @param out            Receives a new computational graph.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Reference:
 * chainer.computational_graph.build_computational_graph, chainer.computational_graph.ComputationalGraph.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_build_computational_graph(ctn_variable *const *variables, size_t variable_count,
                                                 ctn_function *const *functions, size_t function_count,
                                                 ctn_computational_graph **out);

/**
 * The drawing as text.
 *
 * @param graph         The computational graph.
 * @param format        Format of the text.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Reference:
 * chainer.computational_graph.ComputationalGraph.dump. Since 0.1.0.
 */
CTN_API ctn_status ctn_computational_graph_dump(ctn_computational_graph *graph, ctn_graph_format format,
                                                char *text, size_t text_capacity, size_t *text_length);

/**
 * Writes the text of ctn_computational_graph_dump to a file, in one step.
 *
 * @param graph  The computational graph.
 * @param path   Path of the file.
 * @param format Format of the text.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_computational_graph_save(ctn_computational_graph *graph, const char *path,
                                                ctn_graph_format format);

/**
 * Sets an attribute of the variables of the DOT text. "shape" is "oval" by default.
 *
 * @param graph     The computational graph.
 * @param attribute Name of the attribute, such as "fillcolor".
 * @param value     The value, in UTF-8. NULL removes the attribute.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_computational_graph_set_variable_style(ctn_computational_graph *graph,
    const char *attribute, const char *value);

/**
 * Sets an attribute of the functions of the DOT text. "shape" is "box" by default.
 *
 * @param graph     The computational graph.
 * @param attribute Name of the attribute, such as "fillcolor".
 * @param value     The value, in UTF-8. NULL removes the attribute.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_computational_graph_set_function_style(ctn_computational_graph *graph,
    const char *attribute, const char *value);

/**
 * Sets the direction of the DOT drawing. Initially Graphviz chooses it.
 *
 * @param graph   The computational graph.
 * @param rankdir The direction.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_computational_graph_set_rankdir(ctn_computational_graph *graph,
                                                       ctn_graph_direction rankdir);

/**
 * Sets whether the DOT labels of variables begin with their names. Initially they do not, as in the
 * reference.
 *
 * @param graph The computational graph.
 * @param show  Whether to show names (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_computational_graph_set_show_names(ctn_computational_graph *graph, int32_t show);

/**
 * Number of nodes; 0 for NULL.
 *
 * @param graph The computational graph, or NULL.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Since
 * 0.1.0.
 */
CTN_API size_t ctn_computational_graph_node_count(ctn_computational_graph *graph);

/**
 * Number of edges; 0 for NULL.
 *
 * @param graph The computational graph, or NULL.
 *
 * Threads: a graph is drawn on the thread that uses it; a drawing is used by one thread at a time. Since
 * 0.1.0.
 */
CTN_API size_t ctn_computational_graph_edge_count(ctn_computational_graph *graph);

#ifdef __cplusplus
}
#endif

#endif
