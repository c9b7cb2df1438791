// Arguments of C functions from Python objects. Included once, by native.c.
//
// A handle is a ctypes pointer (see catenary/_handle.py). CPython keeps the address of its value behind the
// head of the object, and that which byref() takes behind two more fields; `has_layout` checks both.
#include <Python.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Numbers and floats travel in registers of their own, so that one type serves functions with any order of
// them.
#define MOST_WORDS 10
#define MOST_FLOATS 4
#define WORDS                                                                                        \
  uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, \
      uintptr_t, double, double, double, double
#define PASSED(A)                                                                                          \
  (A)->words[0], (A)->words[1], (A)->words[2], (A)->words[3], (A)->words[4], (A)->words[5], (A)->words[6], \
      (A)->words[7], (A)->words[8], (A)->words[9], (A)->floats[0], (A)->floats[1], (A)->floats[2],         \
      (A)->floats[3]
typedef int (*Function)(WORDS);
typedef uint64_t (*WordFunction)(WORDS);
typedef double (*FloatFunction)(WORDS);
typedef void (*AnyFunction)(void);

typedef struct {
  PyObject head;
  void** value;
} Handle;

// ctypes' object for a pointer argument, which byref() makes.
typedef struct {
  PyObject head;
  void* type;
  char tag;
  union {
    void* address;
    long double alignment;
  } value;
} Reference;

// ctypes' classes and that of arrays, which are never released.
static PyTypeObject *array_type, *pointer_type, *simple_type, *float_type, *sequence_type, *reference_type;

static void* value_of(PyObject* handle) { return *((Handle*)handle)->value; }

/// Whether ctypes has the layout that this module assumes: an object that holds a pointer, and a reference to
/// it.
static bool has_layout(PyObject* probe, PyObject* reference, void* expected) {
  PyObject* const size = PyObject_GetAttrString((PyObject*)Py_TYPE(probe), "__basicsize__");
  const long long bytes = size ? PyLong_AsLongLong(size) : 0;
  Py_XDECREF(size);
  PyObject* const other = PyObject_GetAttrString((PyObject*)Py_TYPE(reference), "__basicsize__");
  const long long others = other ? PyLong_AsLongLong(other) : 0;
  Py_XDECREF(other);
  if (PyErr_Occurred() || bytes < (long long)sizeof(Handle) || others < (long long)sizeof(Reference))
    return false;
  // The value lies within the object, so that its address can be checked before it is read.
  void** const value = ((Handle*)probe)->value;
  const uintptr_t begin = (uintptr_t)probe, at = (uintptr_t)value;
  if (at < begin + sizeof(Handle) || at + sizeof(void*) > begin + (uintptr_t)bytes || *value != expected)
    return false;
  return ((Reference*)reference)->value.address == value;
}

typedef struct {
  uintptr_t words[MOST_WORDS];
  double floats[MOST_FLOATS];
  int word_count, float_count;
} Arguments;

static bool add_word(Arguments* arguments, uintptr_t word) {
  if (arguments->word_count == MOST_WORDS) return false;
  arguments->words[arguments->word_count++] = word;
  return true;
}

static bool add_float(Arguments* arguments, PyObject* value) {
  if (arguments->float_count == MOST_FLOATS) return false;
  double number;
  if (Py_TYPE(value) == &PyFloat_Type || Py_TYPE(value) == &PyLong_Type) {
    number = PyFloat_AsDouble(value);
    if (number == -1 && PyErr_Occurred()) return false;
  } else if (Py_TYPE(value) == float_type) {
    number = *(double*)((Handle*)value)->value;
  } else {
    return false;
  }
  arguments->floats[arguments->float_count++] = number;
  return true;
}

/// Adds what ctypes would pass for an argument, a word ('w') or a float ('f'); false, perhaps without an
/// error, for values that it converts otherwise.
static bool add_argument(Arguments* arguments, PyObject* value, char kind) {
  if (kind == 'f') return add_float(arguments, value);
  PyTypeObject* const type = Py_TYPE(value);
  if (type == array_type) return add_word(arguments, (uintptr_t)value_of(value));
  if (type == &PyLong_Type || type == &PyBool_Type) {
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (!overflow) return add_word(arguments, (uintptr_t)number);
    return add_word(arguments, (uintptr_t)PyLong_AsUnsignedLongLongMask(value));
  }
  if (value == Py_None) return add_word(arguments, 0);
  if (type == reference_type) return add_word(arguments, (uintptr_t)((Reference*)value)->value.address);
  if (type == &PyBytes_Type) return add_word(arguments, (uintptr_t)PyBytes_AsString(value));
  if (PyObject_TypeCheck(value, pointer_type)) return add_word(arguments, (uintptr_t)value_of(value));
  if (PyObject_TypeCheck(value, sequence_type))
    return add_word(arguments, (uintptr_t)((Handle*)value)->value);
  if (type != float_type && PyObject_TypeCheck(value, simple_type))
    return add_word(arguments, (uintptr_t)value_of(value));
  return false;
}

static bool add_arguments(Arguments* arguments, PyObject* const* values, Py_ssize_t count,
                          const char* kinds) {
  for (Py_ssize_t i = 0; i < count; ++i)
    if (!kinds[i] || !add_argument(arguments, values[i], kinds[i])) return false;
  return !kinds[count];
}

static int call(Function function, const Arguments* a) {
  PyThreadState* const state = PyEval_SaveThread();
  const int status = function(PASSED(a));
  PyEval_RestoreThread(state);
  return status;
}
