// Calls of the library without ctypes: the module catenary._native, which the package uses if it is there. It
// holds addresses of C functions that the package has found by ctypes, and is not linked with the library.
#define Py_LIMITED_API 0x030a0000
#define PY_SSIZE_T_CLEAN
#include "arguments.h"

typedef void (*Release)(void*);
typedef int32_t (*GetDtype)(void*);

// What set_up() and set_array() store; never released.
static PyObject *failure, *nothing;
static newfunc new_pointer;
static Release release_array;
static GetDtype dtype_of;
static int32_t last_integer;

static PyObject* new_array(void) { return new_pointer(array_type, nothing, NULL); }

static PyObject* raise_failure(int status) {
  PyObject* const error = PyObject_CallFunction(failure, "i", status);
  if (error) {
    PyErr_SetObject((PyObject*)Py_TYPE(error), error);
    Py_DECREF(error);
  }
  return NULL;
}

static PyObject* made_by(Function function, Arguments* arguments) {
  PyObject* const made = new_array();
  if (!made) return NULL;
  if (add_word(arguments, (uintptr_t)((Handle*)made)->value)) {
    const int status = call(function, arguments);
    if (status == 0) return made;
    raise_failure(status);
  }
  Py_DECREF(made);
  return NULL;
}

// --- functions

typedef struct {
  PyMethodDef definition;
  Function function;
  PyObject* other;  // does what this module cannot
  char result, parameters[MOST_WORDS + MOST_FLOATS + 1];
} Callee;

static Callee* callee_of(PyObject* capsule) { return PyCapsule_GetPointer(capsule, NULL); }

static void forget(PyObject* capsule) {
  Callee* const callee = callee_of(capsule);
  if (!callee) return;
  Py_DECREF(callee->other);
  PyMem_Free(callee);
}

/// The result of a call as ctypes would return it, by the letters that `function` takes.
static PyObject* called(const Callee* callee, const Arguments* a) {
  if (callee->result == 's') return PyLong_FromLong(call(callee->function, a));
  const AnyFunction any = (AnyFunction)callee->function;
  if (callee->result == 'd') return PyFloat_FromDouble(((FloatFunction)any)(PASSED(a)));
  const uint64_t word = ((WordFunction)any)(PASSED(a));
  switch (callee->result) {
    case 'i':
      return PyLong_FromLong((int32_t)word);
    case 'q':
      return PyLong_FromLongLong((int64_t)word);
    case 'Q':
      return PyLong_FromUnsignedLongLong(word);
    case 'z':
      if (word) return PyBytes_FromString((const char*)(uintptr_t)word);
      Py_RETURN_NONE;
    case 'P':
      if (word) return PyLong_FromUnsignedLongLong(word);
      Py_RETURN_NONE;
    default:
      Py_RETURN_NONE;
  }
}

static PyObject* call_other(PyObject* other, PyObject* const* values, Py_ssize_t count) {
  if (PyErr_Occurred()) return NULL;
  PyObject* const args = PyTuple_New(count);
  if (!args) return NULL;
  for (Py_ssize_t i = 0; i < count; ++i) {
    Py_INCREF(values[i]);
    PyTuple_SetItem(args, i, values[i]);
  }
  PyObject* const result = PyObject_Call(other, args, NULL);
  Py_DECREF(args);
  return result;
}

static PyObject* call_function(PyObject* self, PyObject* const* values, Py_ssize_t count) {
  const Callee* const callee = callee_of(self);
  Arguments arguments = {{0}, {0}, 0, 0};
  if (!add_arguments(&arguments, values, count, callee->parameters))
    return call_other(callee->other, values, count);
  return called(callee, &arguments);
}

static PyObject* call_maker(PyObject* self, PyObject* const* values, Py_ssize_t count) {
  const Callee* const callee = callee_of(self);
  Arguments arguments = {{0}, {0}, 0, 0};
  if (!add_arguments(&arguments, values, count, callee->parameters) || arguments.word_count == MOST_WORDS)
    return call_other(callee->other, values, count);
  return made_by(callee->function, &arguments);
}

/// A Python function whose state is a Callee.
static PyObject* with_state(PyObject* args, const char* name, PyCFunction run) {
  PyObject *pointer, *other;
  const char *parameters, *result;
  if (!PyArg_ParseTuple(args, "OOss", &pointer, &other, &parameters, &result)) return NULL;
  if (!PyObject_HasAttrString(pointer, "argtypes")) {
    PyErr_Format(PyExc_TypeError, "%s: expected a function of ctypes, got %R", name, pointer);
    return NULL;
  }
  Callee* const callee = PyMem_Malloc(sizeof(Callee));
  if (!callee) return PyErr_NoMemory();
  *callee = (Callee){{name, run, METH_FASTCALL, NULL}, (Function)value_of(pointer), other, *result, {0}};
  for (size_t i = 0; i + 1 < sizeof(callee->parameters) && parameters[i]; ++i)
    callee->parameters[i] = parameters[i];  // calls with more are left to `other`
  Py_INCREF(other);
  PyObject* const capsule = PyCapsule_New(callee, NULL, forget);
  if (!capsule) {
    Py_DECREF(other);
    PyMem_Free(callee);
    return NULL;
  }
  PyObject* const made = PyCFunction_New(&callee->definition, capsule);
  Py_DECREF(capsule);
  return made;
}

static PyObject* function(PyObject* self, PyObject* args) {
  (void)self;
  return with_state(args, "function", (PyCFunction)(void (*)(void))call_function);
}

static PyObject* maker(PyObject* self, PyObject* args) {
  (void)self;
  return with_state(args, "maker", (PyCFunction)(void (*)(void))call_maker);
}

// --- lengths of axes

typedef const int64_t* (*GetLengths)(void*);
typedef size_t (*GetCount)(void*);
static GetLengths shape_of, strides_of;
static GetCount ndim_of;

static PyObject* tuple_of(PyObject* array, GetLengths get) {
  if (!PyObject_TypeCheck(array, array_type)) {
    PyErr_Format(PyExc_TypeError, "expected an array, got %R", (PyObject*)Py_TYPE(array));
    return NULL;
  }
  void* const handle = value_of(array);
  const Py_ssize_t count = (Py_ssize_t)ndim_of(handle);
  const int64_t* const numbers = get(handle);
  PyObject* const made = PyTuple_New(count);
  for (Py_ssize_t i = 0; made && i < count; ++i) {
    PyObject* const number = PyLong_FromLongLong(numbers[i]);
    if (!number || PyTuple_SetItem(made, i, number) < 0) {
      Py_DECREF(made);
      return NULL;
    }
  }
  return made;
}

static PyObject* shape(PyObject* self, PyObject* array) {
  (void)self;
  return tuple_of(array, shape_of);
}

static PyObject* strides(PyObject* self, PyObject* array) {
  (void)self;
  return tuple_of(array, strides_of);
}

// --- operators of arrays, and the release of their handles

enum { MOST_OPERATORS = 32 };

typedef struct {
  Function both, with_float, with_int, float_first, int_first;
  PyObject *forward, *reflected;  // for everything else
} Operator;

static Operator operators[MOST_OPERATORS];

/// The result beside a number that surely does not widen the dtype; NULL without an error for other values.
static PyObject* beside_number(PyObject* array, PyObject* number, Function with_float, Function with_int) {
  Arguments arguments = {{(uintptr_t)value_of(array)}, {0}, 1, 0};
  if (Py_TYPE(number) == &PyFloat_Type) {
    const double value = PyFloat_AsDouble(number);
    if (!with_float || !(value > -65000 && value < 65000)) return NULL;
    arguments.floats[0] = value;
    return made_by(with_float, &arguments);
  }
  if (Py_TYPE(number) == &PyLong_Type && with_int) {
    int overflow = 0;
    const long long value = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (overflow || value < 0 || value >= 128) return NULL;
    add_word(&arguments, (uintptr_t)value);
    return made_by(with_int, &arguments);
  }
  return NULL;
}

/// The forms of numbers that come first take the number first.
static PyObject* behind_number(PyObject* number, PyObject* array, const Operator* o) {
  Arguments arguments = {{0}, {0}, 0, 0};
  if (Py_TYPE(number) == &PyFloat_Type) {
    const double value = PyFloat_AsDouble(number);
    if (!o->float_first || !(value > -65000 && value < 65000)) return NULL;
    arguments.floats[0] = value;
    add_word(&arguments, (uintptr_t)value_of(array));
    return made_by(o->float_first, &arguments);
  }
  if (Py_TYPE(number) == &PyLong_Type && o->int_first) {
    int overflow = 0;
    const long long value = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (overflow || value < 0 || value >= 128) return NULL;
    add_word(&arguments, (uintptr_t)value);
    add_word(&arguments, (uintptr_t)value_of(array));
    return made_by(o->int_first, &arguments);
  }
  return NULL;
}

static PyObject* binary(const Operator* o, PyObject* left, PyObject* right) {
  const bool is_left = Py_TYPE(left) == array_type, is_right = Py_TYPE(right) == array_type;
  if (is_left && is_right && o->both) {
    Arguments arguments = {{(uintptr_t)value_of(left), (uintptr_t)value_of(right)}, {0}, 2, 0};
    return made_by(o->both, &arguments);
  }
  PyObject* made = NULL;
  if (is_left)
    made = beside_number(left, right, o->with_float, o->with_int);
  else if (is_right)
    made = behind_number(left, right, o);
  if (made || PyErr_Occurred()) return made;
  if (PyObject_TypeCheck(left, array_type))
    return PyObject_CallFunctionObjArgs(o->forward, left, right, NULL);
  if (o->reflected) return PyObject_CallFunctionObjArgs(o->reflected, right, left, NULL);
  Py_INCREF(Py_NotImplemented);
  return Py_NotImplemented;
}

// The order of the names in catenary/array/_operators.py, which are those of the slots.
#define BINARY_SLOTS(X) \
  X(0, add)             \
  X(1, subtract)        \
  X(2, multiply)        \
  X(3, true_divide) X(4, floor_divide) X(5, remainder) X(6, and) X(7, or) X(8, xor) X(9, lshift) X(10, rshift)
enum { FIRST_COMPARISON = 11 };

#define DEFINE_BINARY(INDEX, NAME)                                  \
  static PyObject* binary_##NAME(PyObject* left, PyObject* right) { \
    return binary(&operators[INDEX], left, right);                  \
  }
BINARY_SLOTS(DEFINE_BINARY)

static PyObject* compare(PyObject* left, PyObject* right, int operation) {
  return binary(&operators[FIRST_COMPARISON + operation], left, right);  // Py_LT to Py_GE are 0 to 5
}

static void finalize(PyObject* self) {
  void** const value = ((Handle*)self)->value;
  void* const array = *value;
  if (!array) return;
  *value = NULL;                   // finalizers of other objects in the same cycle may still reach it
  PyObject *type, *error, *trace;  // callbacks may run, and an exception be on its way
  PyErr_Fetch(&type, &error, &trace);
  release_array(array);
  PyErr_Restore(type, error, trace);
}

#define SLOT_BINARY(INDEX, NAME) {Py_nb_##NAME, (void*)binary_##NAME},
static PyType_Slot arithmetic_slots[] = {BINARY_SLOTS(SLOT_BINARY){Py_tp_richcompare, (void*)compare},
                                         {Py_tp_finalize, (void*)finalize},
                                         {Py_tp_doc, "Operators and the finalizer of arrays."},
                                         {0, NULL}};
static PyType_Spec arithmetic_spec = {"catenary._native.Arithmetic", sizeof(PyObject), 0,
                                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
                                      arithmetic_slots};

// --- universal functions

typedef struct {
  PyObject head;
  Function function;
  int inputs;
  bool floating;  // other arrays are left to Python
} Universal;

static PyObject* universal_call(PyObject* self, PyObject* args, PyObject* keywords) {
  const Universal* const u = (Universal*)self;
  if (u->function && !keywords && PyTuple_Size(args) == u->inputs) {
    Arguments arguments = {{0}, {0}, 0, 0};
    bool plain = true;
    for (int i = 0; i < u->inputs && plain; ++i) {
      PyObject* const x = PyTuple_GetItem(args, i);
      plain = Py_TYPE(x) == array_type && (!u->floating || dtype_of(value_of(x)) > last_integer);
      if (plain) add_word(&arguments, (uintptr_t)value_of(x));
    }
    if (plain) return made_by(u->function, &arguments);
  }
  PyObject* const general = PyObject_GetAttrString(self, "_called");
  if (!general) return NULL;
  PyObject* const made = PyObject_Call(general, args, keywords);
  Py_DECREF(general);
  return made;
}

static PyObject* universal_bind(PyObject* self, PyObject* args) {
  Universal* const u = (Universal*)self;
  PyObject* pointer;
  int inputs = 0, floating = 0;
  if (!PyArg_ParseTuple(args, "Oip:_bind", &pointer, &inputs, &floating)) return NULL;
  if (inputs < 1 || inputs > MOST_WORDS - 1) {
    PyErr_Format(PyExc_ValueError, "_bind: expected 1 to %d inputs, got %d", MOST_WORDS - 1, inputs);
    return NULL;
  }
  u->function = (Function)value_of(pointer);
  u->inputs = inputs;
  u->floating = floating;
  Py_RETURN_NONE;
}

static PyMethodDef universal_methods[] = {{"_bind", universal_bind, METH_VARARGS,
                                           "_bind(function, inputs, floating): calls with so many arrays, of "
                                           "floats if `floating`, go to C directly."},
                                          {NULL, NULL, 0, NULL}};
static PyType_Slot universal_slots[] = {
    {Py_tp_call, (void*)universal_call},
    {Py_tp_methods, universal_methods},
    {Py_tp_doc, "Base of universal functions: other calls go to _called."},
    {0, NULL}};
static PyType_Spec universal_spec = {"catenary._native.Universal", sizeof(Universal), 0,
                                     Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
                                     universal_slots};

// --- the module

static PyObject* set_up(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *pointer, *simple, *floating, *sequence, *probe, *reference;
  if (!PyArg_ParseTuple(args, "OOOOOO:set_up", &pointer, &simple, &floating, &sequence, &probe, &reference))
    return NULL;
  PyObject* const number = PyObject_GetAttrString(probe, "value");
  void* const expected = number ? PyLong_AsVoidPtr(number) : NULL;
  Py_XDECREF(number);
  if (PyErr_Occurred()) return NULL;
  if (!PyType_Check(pointer) || Py_TYPE(probe) != (PyTypeObject*)pointer ||
      !has_layout(probe, reference, expected)) {
    if (!PyErr_Occurred())
      PyErr_SetString(PyExc_ImportError, "catenary: ctypes has another layout of pointers");
    return NULL;
  }
  nothing = PyTuple_New(0);
  if (!nothing) return NULL;
  PyTypeObject** const types[] = {&pointer_type, &simple_type, &float_type, &sequence_type};
  PyObject* const given[] = {pointer, simple, floating, sequence};
  for (int i = 0; i < 4; ++i) {
    Py_INCREF(given[i]);
    *types[i] = (PyTypeObject*)given[i];
  }
  reference_type = Py_TYPE(reference);
  Py_INCREF(reference_type);
  new_pointer = (newfunc)PyType_GetSlot(pointer_type, Py_tp_new);
  Py_RETURN_NONE;
}

static PyObject* set_array(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *type, *release, *dtype, *ndim, *lengths, *steps, *error;
  if (!PyArg_ParseTuple(args, "OOOOOOOi:set_array", &type, &error, &release, &dtype, &ndim, &lengths, &steps,
                        &last_integer))
    return NULL;
  Py_INCREF(type);
  Py_INCREF(error);
  array_type = (PyTypeObject*)type;
  failure = error;
  release_array = (Release)value_of(release);
  dtype_of = (GetDtype)value_of(dtype);
  ndim_of = (GetCount)value_of(ndim);
  shape_of = (GetLengths)value_of(lengths);
  strides_of = (GetLengths)value_of(steps);
  Py_RETURN_NONE;
}

static Function function_or_null(PyObject* pointer) {
  return pointer == Py_None ? NULL : (Function)value_of(pointer);
}

static PyObject* set_operator(PyObject* self, PyObject* args) {
  (void)self;
  int index;
  PyObject *both, *with_float, *with_int, *float_first, *int_first, *forward, *reflected;
  if (!PyArg_ParseTuple(args, "iOOOOOOO:set_operator", &index, &both, &with_float, &with_int, &float_first,
                        &int_first, &forward, &reflected))
    return NULL;
  if (index < 0 || index >= MOST_OPERATORS) {
    PyErr_Format(PyExc_IndexError, "set_operator: expected an index below %d, got %d", MOST_OPERATORS, index);
    return NULL;
  }
  Py_INCREF(forward);
  Py_INCREF(reflected);
  operators[index] = (Operator){function_or_null(both),
                                function_or_null(with_float),
                                function_or_null(with_int),
                                function_or_null(float_first),
                                function_or_null(int_first),
                                forward,
                                reflected == Py_None ? NULL : reflected};
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"set_up", set_up, METH_VARARGS,
     "set_up(c_void_p, simple type, c_double, Array, pointer, byref(pointer)): once, first. Fails for "
     "another layout."},
    {"set_array", set_array, METH_VARARGS,
     "set_array(class, failure, release, dtype, ndim, shape, strides, last integer dtype): once, before any "
     "call."},
    {"set_operator", set_operator, METH_VARARGS,
     "set_operator(index, both, with_float, with_int, float_first, int_first, forward, reflected)."},
    {"shape", shape, METH_O, "The lengths of an array's axes."},
    {"strides", strides, METH_O, "The steps along an array's axes in bytes."},
    {"function", function, METH_VARARGS,
     "function(of ctypes, other, parameters, result): the same function; other does what it cannot. Each "
     "parameter is\n"
     "w (a word) or f (a float), and the result s (a status), i, q, Q, d, z, P or v (nothing)."},
    {"maker", maker, METH_VARARGS,
     "The same for a function whose last parameter, which is not named, receives an array; returns it, or "
     "raises."},
    {NULL, NULL, 0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "catenary._native", "Calls without ctypes.", -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__native(void) {
  PyObject* made = PyModule_Create(&module);
  if (!made) return NULL;
  PyObject* const arithmetic = PyType_FromSpec(&arithmetic_spec);
  PyObject* const universal = PyType_FromSpec(&universal_spec);
  if (!arithmetic || !universal || PyModule_AddIntConstant(made, "FORM", 1) < 0 ||
      PyModule_AddObjectRef(made, "Arithmetic", arithmetic) < 0 ||
      PyModule_AddObjectRef(made, "Universal", universal) < 0)
    Py_CLEAR(made);
  Py_XDECREF(arithmetic);
  Py_XDECREF(universal);
  return made;
}
