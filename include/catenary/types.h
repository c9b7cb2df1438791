/**
 * catenary/types.h: Statuses, element types and constants that every other header uses.
 *
 * Conventions of the whole API.
 *
 * Handles are reference counted. Every handle that a call returns is a new reference, which must be released
 * with the release function of its type; handles passed to a call still belong to the caller. After a failure
 * all output handles are NULL. A handle of another type is refused, and so is one that was released, until
 * its memory is used again.
 *
 * Every call that can fail returns a ctn_status; its documentation lists which. If a callback fails, its
 * status reaches the caller. In addition, CTN_ERROR_CUDA can come from every function if CUDA devices are in
 * use, and CTN_ERROR_INTERNAL indicates a defect of the library. The text of the last failure of the calling
 * thread is ctn_error_message(). Functions that return a value instead of a status treat a handle that they
 * cannot use as NULL.
 *
 * Shapes count elements, and strides count bytes. Booleans are 0 or 1; other values are refused. Strings are
 * UTF-8. If a call returns a string and the buffer is too small, it receives the beginning, cut between
 * characters, and the call succeeds; the length is always that of the whole string.
 *
 * A list is a pointer and a count. If a list may be omitted, NULL with count 0 selects the default that the
 * function documents (all axes of a sum); a pointer that is not NULL with count 0 is a list without elements
 * (a sum over no axes). Languages whose empty lists have no address must pass any address for them. NULL with
 * another count is refused, unless the count is that of another list.
 *
 * A struct that begins with struct_size may be larger than the library knows, because the program was built
 * for a later version: the additional part is refused with CTN_ERROR_UNSUPPORTED unless it is zero.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_TYPES_H
#define CATENARY_TYPES_H

#include <stddef.h>
#include <stdint.h>

/**
 * How functions are imported. On Windows a program that links the static library defines CTN_STATIC; CTN_BUILD is for
 * the build of the library itself.
 */
#ifndef CTN_API
#if defined(_WIN32) && defined(CTN_BUILD)
#define CTN_API __declspec(dllexport)
#elif defined(_WIN32) && !defined(CTN_STATIC)
#define CTN_API __declspec(dllimport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define CTN_API __attribute__((visibility("default")))
#else
#define CTN_API
#endif
#endif

/** The calling convention of callbacks: put it before the name of each function that the library is to call. */
#ifndef CTN_CALL
#if defined(_WIN32)
#define CTN_CALL __cdecl
#else
#define CTN_CALL
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
 * The largest number of dimensions of an array; longer lists of lengths or axes are refused before they are
 * read.
 */
#define CTN_MAX_NDIM 64

/**
 * No axis: the array is treated as flattened.
 */
#define CTN_AXIS_NONE INT64_MIN

/**
 * Result of a call. Zero is success; the values never change.
 */
typedef int32_t ctn_status;
enum {
  /** Success. */
  CTN_OK = 0,
  /** A value that the function does not accept, or NULL where an object is needed. */
  CTN_ERROR_INVALID_ARGUMENT = 1,
  /** Shapes do not fit together. */
  CTN_ERROR_SHAPE = 2,
  /** An axis or index is out of range. */
  CTN_ERROR_INDEX = 3,
  /** An element type without an implementation, or a cast that the casting rule forbids. */
  CTN_ERROR_DTYPE = 4,
  /** The inputs of a differentiable function do not meet its conditions. */
  CTN_ERROR_TYPE_CHECK = 5,
  /** Operands are on different devices, or a device does not exist. */
  CTN_ERROR_DEVICE = 6,
  /** There is not enough memory; nothing was changed. */
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
  /** A callback failed without a message. */
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
  /** For an optional dtype: the default that the function documents. */
  CTN_DTYPE_NONE = -1
};

/**
 * Which conversions of elements a call allows, with NumPy's names.
 */
typedef int32_t ctn_casting;
enum {
  /** None. */
  CTN_CASTING_NO = 0,
  /** The same element type. */
  CTN_CASTING_EQUIV = 1,
  /** Conversions that keep every value. */
  CTN_CASTING_SAFE = 2,
  /** Safe conversions and those within a kind, such as float64 to float32. */
  CTN_CASTING_SAME_KIND = 3,
  /** All. */
  CTN_CASTING_UNSAFE = 4
};

/**
 * What one item of an index does.
 */
typedef int32_t ctn_index_kind;
enum {
  /** Selects position `start`, which counts from the end if it is negative, and removes the axis. */
  CTN_INDEX_INT = 0,
  /** start:stop:step as in Python; CTN_OMITTED for an omitted bound. A step of 0 is an error. */
  CTN_INDEX_SLICE = 1,
  /** Inserts an axis of length 1. */
  CTN_INDEX_NEWAXIS = 2,
  /** As many whole axes as are left; at most once. */
  CTN_INDEX_ELLIPSIS = 3,
  /**
   * Positions or a mask: array number `start` of the list that belongs to the items. Only for calls with such
   * a list.
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
 * Releases what was passed with a callback. It is called exactly once, on any thread, also if the call that
 * received the callback fails. It may release handles, but must not call anything else of the library.
 *
 * @param user_data The data to release.
 */
typedef void (CTN_CALL *ctn_destroy_fn)(void *user_data);

/**
 * One item of an index. Fields that the kind does not use are not read.
 */
typedef struct ctn_index {
  /** A ctn_index_kind, stored as int64. */
  int64_t kind;
  /**
   * The position of an INT item, the first position of a slice, or the number of an array in the list that
   * belongs to the items. Negative positions count from the end.
   */
  int64_t start;
  /** The position before which a slice ends. A negative position counts from the end. */
  int64_t stop;
  /** The distance between the positions of a slice; negative to go backward, never 0. */
  int64_t step;
} ctn_index;

/**
 * NumPy's name of an element type, such as "float32"; NULL for a value that is not a dtype. It lives as long
 * as the process.
 *
 * @param dtype The element type.
 *
 * Since 0.1.0.
 */
CTN_API const char *ctn_dtype_name(ctn_dtype dtype);

/**
 * Size of one element in bytes; 0 for a value that is not a dtype.
 *
 * @param dtype The element type.
 *
 * Since 0.1.0.
 */
CTN_API size_t ctn_dtype_itemsize(ctn_dtype dtype);

/**
 * The element type with a NumPy name.
 *
 * @param name  The name, such as "float32".
 * @param dtype Receives the element type.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dtype_from_name(const char *name, ctn_dtype *dtype);

/**
 * The element type to which several ones are promoted by NumPy's rules.
 *
 * @param dtypes The element types, at least one (`count` elements).
 * @param count  Number of elements of `dtypes`.
 * @param dtype  Receives the promoted type.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dtype_result_type(const ctn_dtype *dtypes, size_t count, ctn_dtype *dtype);

/**
 * Whether a casting rule allows a conversion.
 *
 * @param from    The element type to convert.
 * @param to      The element type to convert to.
 * @param casting The casting rule.
 * @param result  Receives whether the conversion is allowed (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dtype_can_cast(ctn_dtype from, ctn_dtype to, ctn_casting casting, int32_t *result);

#ifdef __cplusplus
}
#endif

#endif
