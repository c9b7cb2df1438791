/**
 * catenary/types.h: Statuses, element types and constants that every other header uses.
 *
 * Conventions of the whole API. Handles are reference counted: every handle that comes out of a call is a new
 * reference, to be given back with the release function of its type; handles given to a call stay the
 * caller's. Every call that can fail returns a ctn_status; the text of the last failure of the calling thread
 * is ctn_error_message(). After a failure all output handles are NULL. Shapes count elements, strides count
 * bytes.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_TYPES_H
#define CATENARY_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifndef CTN_API
#if defined(__GNUC__)
#define CTN_API __attribute__((visibility("default")))
#else
#define CTN_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/**
 * An omitted bound of a slice.
 */
#define CTN_OMITTED INT64_MIN

/**
 * No axis: the array is treated as flattened.
 */
#define CTN_AXIS_NONE INT64_MIN

/**
 * Result of a call. Zero is success; the values are fixed for ever.
 */
typedef int32_t ctn_status;
enum {
  /** Success. */
  CTN_OK = 0,
  /** A value that the function does not accept, or NULL where an object is needed. */
  CTN_ERROR_INVALID_ARGUMENT = 1,
  /** Shapes that do not fit together. */
  CTN_ERROR_SHAPE = 2,
  /** An axis or index out of range. */
  CTN_ERROR_INDEX = 3,
  /** An element type without an implementation, or a cast that the casting rule forbids. */
  CTN_ERROR_DTYPE = 4,
  /** A precondition of a differentiable function on its inputs is violated. */
  CTN_ERROR_TYPE_CHECK = 5,
  /** Operands on different devices or a device that does not exist. */
  CTN_ERROR_DEVICE = 6,
  /** No memory could be had; nothing was changed. */
  CTN_ERROR_OUT_OF_MEMORY = 7,
  /** The operating system refused to read or write. */
  CTN_ERROR_IO = 8,
  /** A file or text is malformed. */
  CTN_ERROR_FORMAT = 9,
  /** A file, entry, parameter or name does not exist. */
  CTN_ERROR_NOT_FOUND = 10,
  /** The library does not do this. */
  CTN_ERROR_UNSUPPORTED = 11,
  /** This machine or build lacks what is needed (CUDA, a compiler). */
  CTN_ERROR_UNAVAILABLE = 12,
  /** A CUDA library reported a failure. */
  CTN_ERROR_CUDA = 13,
  /** The object is in a state that does not allow the call. */
  CTN_ERROR_STATE = 14,
  /** A callback failed without saying why. */
  CTN_ERROR_CALLBACK = 15,
  /** Debug mode found a NaN. */
  CTN_ERROR_NAN = 16,
  /** A defect of the library. */
  CTN_ERROR_INTERNAL = 17,
  /** An assertion of catenary/testing.h does not hold. */
  CTN_ERROR_ASSERTION = 18
};

/**
 * Element type of an array.
 */
typedef int32_t ctn_dtype;
enum {
  /** One byte, 0 or 1. */
  CTN_BOOL = 0,
  CTN_INT8 = 1,
  CTN_INT16 = 2,
  CTN_INT32 = 3,
  CTN_INT64 = 4,
  CTN_UINT8 = 5,
  CTN_UINT16 = 6,
  CTN_UINT32 = 7,
  CTN_UINT64 = 8,
  /** IEEE binary16; computed in float32. */
  CTN_FLOAT16 = 9,
  /**
   * The upper half of a float32; computed in float32. Promotes as float16 does; with float16 gives float32.
   */
  CTN_BFLOAT16 = 10,
  CTN_FLOAT32 = 11,
  CTN_FLOAT64 = 12,
  /** Where a dtype is optional: the documented default. */
  CTN_DTYPE_NONE = -1
};

/**
 * Which conversions of elements a call permits, as NumPy names them.
 */
typedef int32_t ctn_casting;
enum {
  /** None. */
  CTN_CASTING_NO = 0,
  /** The same element type. */
  CTN_CASTING_EQUIV = 1,
  /** Conversions that keep every value. */
  CTN_CASTING_SAFE = 2,
  /** Safe ones and those within a kind, such as float64 to float32. */
  CTN_CASTING_SAME_KIND = 3,
  /** All. */
  CTN_CASTING_UNSAFE = 4
};

/**
 * What one item of an index does.
 */
typedef int32_t ctn_index_kind;
enum {
  /** Takes position `start` (negative: from the end); the axis disappears. */
  CTN_INDEX_INT = 0,
  /** start:stop:step as in Python; CTN_OMITTED for an omitted bound, step 0 is an error. */
  CTN_INDEX_SLICE = 1,
  /** Inserts an axis of length one. */
  CTN_INDEX_NEWAXIS = 2,
  /** Stands for as many whole axes as are left, at most once. */
  CTN_INDEX_ELLIPSIS = 3,
  /**
   * Positions or a mask: the array number `start` of the list that goes with the items. Only where a call
   * takes such a list.
   */
  CTN_INDEX_ARRAY = 4
};

/**
 * Whether results computed from a variable keep the history needed for backward.
 */
typedef int32_t ctn_volatile;
enum {
  /** History is kept. */
  CTN_VOLATILE_OFF = 0,
  /** History is not kept; must not be mixed with OFF. */
  CTN_VOLATILE_ON = 1,
  /** Follows the other inputs. */
  CTN_VOLATILE_AUTO = 2
};

/**
 * One item of an index; see ctn_index_kind.
 */
typedef struct ctn_index {
  int64_t kind;
  int64_t start;
  int64_t stop;
  int64_t step;
} ctn_index;

/**
 * NumPy's name of an element type, such as "float32"; NULL for a value that is none. The text lives for ever.
 *
 * @param dtype the element type; a `ctn_dtype`.
 *
 * Since 0.1.0.
 */
CTN_API const char *ctn_dtype_name(ctn_dtype dtype);

/**
 * Bytes of one element; 0 for a value that is no dtype.
 *
 * @param dtype the element type; a `ctn_dtype`.
 *
 * Since 0.1.0.
 */
CTN_API size_t ctn_dtype_itemsize(ctn_dtype dtype);

/**
 * The element type of a NumPy name such as "float32".
 *
 * @param name  the name; UTF-8 text.
 * @param dtype out: the element type.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dtype_from_name(const char *name, ctn_dtype *dtype);

/**
 * The element type to which all the given ones are promoted, by NumPy's rules.
 *
 * @param dtypes element types; `count` elements.
 * @param count  number of elements of `dtypes`.
 * @param dtype  out: the element type.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dtype_result_type(const ctn_dtype *dtypes, size_t count, ctn_dtype *dtype);

/**
 * Whether a conversion is permitted under a casting rule.
 *
 * @param from    the element type to convert; a `ctn_dtype`.
 * @param to      the element type to convert to; a `ctn_dtype`.
 * @param casting which conversions are permitted; a `ctn_casting`.
 * @param result  out: the answer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dtype_can_cast(ctn_dtype from, ctn_dtype to, ctn_casting casting, int32_t *result);

#ifdef __cplusplus
}
#endif

#endif
