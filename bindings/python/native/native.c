// Calls of the library without ctypes: the module catenary._native, which the package uses if it is there. It
// holds addresses of C functions that the package has found by ctypes, and is not linked with the library.
#define Py_LIMITED_API 0x030a0000
#define PY_SSIZE_T_CLEAN
#include "arguments.h"
//
#include "functions.h"
//
#include "direct.h"

typedef void (*Release)(void*);
typedef int32_t (*GetDtype)(void*);

// What set_up() and set_array() store; never released.
static PyObject* tracked;
static Release release_array, release_variable;
static GetDtype dtype_of;
static int last_integer;

#include "items.h"

// --- operators of arrays, and the release of handles

enum { ADDITION = 0, FIRST_COMPARISON = 11, MOST_OPERATORS = 32 };

typedef struct {
  Function both, with_float, with_int, float_first, int_first, into;
  bool commutes;                            // numbers that come first may come second
  PyObject *forward, *reflected, *inplace;  // for everything else
} Operator;

static Operator operators[MOST_OPERATORS];

/// The result beside a number that surely does not widen the dtype; NULL without an error for other values.
static PyObject* beside_number(const Operator* o, PyObject* array, PyObject* number, bool first) {
  Arguments arguments = {{0}, {0}, 0, 0};
  if (Py_TYPE(number) == &PyFloat_Type) {
    const Function function = first && !o->commutes ? o->float_first : o->with_float;
    const double value = PyFloat_AsDouble(number);
    if (!function || !(value > -65000 && value < 65000)) return NULL;
    arguments.floats[0] = value;
    add_word(&arguments, (uintptr_t)value_of(array));
    return made_by(function, &arguments, array_type);
  }
  if (Py_TYPE(number) != &PyLong_Type) return NULL;
  const bool leads = first && !o->commutes;
  const Function function = leads ? o->int_first : o->with_int;
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (!function || overflow || value < 0 || value >= 128) return NULL;
  const uintptr_t words[] = {(uintptr_t)value_of(array), (uintptr_t)value};
  add_word(&arguments, words[leads]);
  add_word(&arguments, words[!leads]);
  return made_by(function, &arguments, array_type);
}

static PyObject* not_implemented(void) {
  Py_INCREF(Py_NotImplemented);
  return Py_NotImplemented;
}

static PyObject* binary(const Operator* o, PyObject* left, PyObject* right) {
  const bool is_left = Py_TYPE(left) == array_type, is_right = Py_TYPE(right) == array_type;
  if (is_left && is_right) {
    Arguments arguments = {{(uintptr_t)value_of(left), (uintptr_t)value_of(right)}, {0}, 2, 0};
    return made_by(o->both, &arguments, array_type);
  }
  PyObject* made = NULL;
  if (is_left)
    made = beside_number(o, left, right, false);
  else if (is_right)
    made = beside_number(o, right, left, true);
  if (made || PyErr_Occurred()) return made;
  if (PyObject_TypeCheck(left, array_type))
    return PyObject_CallFunctionObjArgs(o->forward, left, right, NULL);
  return o->reflected ? PyObject_CallFunctionObjArgs(o->reflected, right, left, NULL) : not_implemented();
}

static PyObject* inplace(const Operator* o, PyObject* left, PyObject* right) {
  if (Py_TYPE(left) != array_type || Py_TYPE(right) != array_type) {
    PyObject* const made = PyObject_CallFunctionObjArgs(o->inplace, left, right, NULL);
    // CPython makes this slot the concatenation of sequences, too, which cannot leave it to the other
    // operand.
    if (made != Py_NotImplemented || o != &operators[ADDITION]) return made;
    Py_DECREF(made);
    return PyNumber_Add(left, right);
  }
  const uintptr_t target = (uintptr_t)value_of(left);
  const Arguments arguments = {{target, (uintptr_t)value_of(right), target}, {0}, 3, 0};
  const int status = call(o->into, &arguments);
  if (status) return raise_failure(status);
  Py_INCREF(left);
  return left;
}

static PyObject* unary(const Operator* o, PyObject* array) {
  if (Py_TYPE(array) != array_type) return PyObject_CallFunctionObjArgs(o->forward, array, NULL);
  Arguments arguments = {{(uintptr_t)value_of(array)}, {0}, 1, 0};
  return made_by(o->both, &arguments, array_type);
}

// The operators in the order of the package, by the names of their slots.
#define FOR_BINARY(X) \
  X(ADDITION, add)    \
  X(1, subtract)      \
  X(2, multiply)      \
  X(3, true_divide)   \
  X(4, floor_divide) X(5, remainder) X(6, and) X(7, or) X(8, xor) X(9, lshift) X(10, rshift)
#define FOR_UNARY(X) X(17, negative) X(18, absolute) X(19, invert)

#define DEFINE_BINARY(INDEX, NAME)                                   \
  static PyObject* binary_##NAME(PyObject* left, PyObject* right) {  \
    return binary(&operators[INDEX], left, right);                   \
  }                                                                  \
  static PyObject* inplace_##NAME(PyObject* left, PyObject* right) { \
    return inplace(&operators[INDEX], left, right);                  \
  }
#define DEFINE_UNARY(INDEX, NAME) \
  static PyObject* unary_##NAME(PyObject* array) { return unary(&operators[INDEX], array); }
FOR_BINARY(DEFINE_BINARY)
FOR_UNARY(DEFINE_UNARY)

static PyObject* compare(PyObject* left, PyObject* right, int operation) {
  return binary(&operators[FIRST_COMPARISON + operation], left, right);  // Py_LT to Py_GE are 0 to 5
}

/// As Handle.__del__ of the package.
static void finalize_variable(PyObject* self) {
  void** const value = ((Handle*)self)->value;
  void* const variable = *value;
  if (!variable) return;
  PyObject *type, *error, *trace;
  PyErr_Fetch(&type, &error, &trace);
  bool entered;
  const PyObject* const owner = owner_of(variable, &entered);
  if (entered && (!owner || owner == self)) {  // collectors clear references first
    PyObject* const where = PyLong_FromVoidPtr(variable);
    if (where && PyDict_DelItem(known, where) == 0) (void)PySet_Discard(tracked, where);
    Py_XDECREF(where);
  }
  release_variable(variable);
  *value = NULL;  // finalizers of other objects in the same cycle may still reach it
  PyErr_Restore(type, error, trace);
}

static void finalize(PyObject* self) {
  void** const value = ((Handle*)self)->value;
  void* const array = *value;
  if (self == last_kept) last_kept = NULL;
  if (!array) return;
  *value = NULL;                   // finalizers of other objects in the same cycle may still reach it
  PyObject *type, *error, *trace;  // callbacks may run, and an exception be on its way
  PyErr_Fetch(&type, &error, &trace);
  release_array(array);
  PyErr_Restore(type, error, trace);
}

#define SLOT_BINARY(INDEX, NAME) \
  {Py_nb_##NAME, (void*)binary_##NAME}, {Py_nb_inplace_##NAME, (void*)inplace_##NAME},
#define SLOT_UNARY(INDEX, NAME) {Py_nb_##NAME, (void*)unary_##NAME},
static PyMethodDef arithmetic_methods[] = {
    {"tolist", tolist, METH_NOARGS,
     "The elements as nested lists of Python numbers; a number for a 0-d array."},
    {NULL, NULL, 0, NULL}};
static PyType_Slot arithmetic_slots[] = {FOR_BINARY(SLOT_BINARY)
                                             FOR_UNARY(SLOT_UNARY){Py_tp_richcompare, (void*)compare},
                                         {Py_mp_subscript, (void*)subscript},
                                         {Py_mp_ass_subscript, (void*)assign_subscript},
                                         {Py_mp_length, (void*)length},
                                         {Py_nb_float, (void*)as_float},
                                         {Py_nb_int, (void*)as_int},
                                         {Py_nb_bool, (void*)as_bool},
                                         {Py_tp_finalize, (void*)finalize},
                                         {Py_tp_methods, arithmetic_methods},
                                         {Py_tp_doc, "Operators, items and the finalizer of arrays."},
                                         {0, NULL}};
static PyType_Spec arithmetic_spec = {"catenary._native.Arithmetic", sizeof(PyObject), 0,
                                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
                                      arithmetic_slots};

static PyType_Slot counted_slots[] = {
    {Py_tp_finalize, (void*)finalize_variable}, {Py_tp_doc, "The finalizer of variables."}, {0, NULL}};
static PyType_Spec counted_spec = {"catenary._native.Counted", sizeof(PyObject), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
                                   counted_slots};

// --- universal functions

typedef struct {
  PyObject head;
  Function function, into;
  int inputs, outputs;
  bool floating;  // other arrays are left to Python
} Universal;

static PyObject* pair_by(Function function, Arguments* arguments) {
  PyObject* const first = new_pointer(array_type, nothing, NULL);
  PyObject* const second = first ? new_pointer(array_type, nothing, NULL) : NULL;
  PyObject* made = NULL;
  if (second && add_word(arguments, (uintptr_t)((Handle*)first)->value) &&
      add_word(arguments, (uintptr_t)((Handle*)second)->value)) {
    const int status = call(function, arguments);
    made = status ? raise_failure(status) : PyTuple_Pack(2, first, second);
  }
  Py_XDECREF(first);
  Py_XDECREF(second);
  return made;
}

/// The array of keywords that are only out=array.
static PyObject* lone_out(PyObject* keywords) {
  PyObject* const out = PyDict_Size(keywords) == 1 ? PyDict_GetItemString(keywords, "out") : NULL;
  return out && Py_TYPE(out) == array_type ? out : NULL;
}

static PyObject* universal_call(PyObject* self, PyObject* args, PyObject* keywords) {
  const Universal* const u = (Universal*)self;
  PyObject* const out = keywords ? lone_out(keywords) : NULL;
  if (u->function && (!keywords || out) && PyTuple_Size(args) == u->inputs) {
    Arguments arguments = {{0}, {0}, 0, 0};
    bool plain = true;
    for (int i = 0; i < u->inputs && plain; ++i) {
      PyObject* const x = PyTuple_GetItem(args, i);
      plain = Py_TYPE(x) == array_type && (!u->floating || dtype_of(value_of(x)) > last_integer);
      if (plain) add_word(&arguments, (uintptr_t)value_of(x));
    }
    if (plain && !out && u->outputs == 2) return pair_by(u->function, &arguments);
    if (plain && !out) return made_by(u->function, &arguments, array_type);
    if (plain && u->outputs == 1) {
      add_word(&arguments, (uintptr_t)value_of(out));
      const int status = call(u->into, &arguments);
      if (status) return raise_failure(status);
      Py_INCREF(out);
      return out;
    }
  }
  PyObject* const general = PyObject_GetAttrString(self, "_called");
  if (!general) return NULL;
  PyObject* const made = PyObject_Call(general, args, keywords);
  Py_DECREF(general);
  return made;
}

static PyObject* universal_bind(PyObject* self, PyObject* args) {
  Universal* const u = (Universal*)self;
  PyObject *pointer, *into;
  int inputs = 0, outputs = 0, floating = 0;
  if (!PyArg_ParseTuple(args, "OOiip:_bind", &pointer, &into, &inputs, &outputs, &floating)) return NULL;
  if (inputs < 1 || outputs < 1 || outputs > 2 || inputs > MOST_WORDS - outputs) {
    PyErr_Format(PyExc_ValueError, "_bind: expected 1 to %d inputs and 1 or 2 outputs, got %d and %d",
                 MOST_WORDS - 2, inputs, outputs);
    return NULL;
  }
  u->function = (Function)value_of(pointer);
  u->into = (Function)value_of(into);
  u->inputs = inputs;
  u->outputs = outputs;
  u->floating = floating;
  Py_RETURN_NONE;
}

static PyMethodDef universal_methods[] = {
    {"_bind", universal_bind, METH_VARARGS,
     "_bind(function, into, inputs, outputs, floating): calls with so many arrays, of floats if `floating`,\n"
     "go to C directly."},
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

static PyObject* addresses(PyObject* self, PyObject* handles) {
  (void)self;
  const Py_ssize_t count = PySequence_Size(handles);
  if (count < 0) return NULL;
  PyObject* const made = PyBytes_FromStringAndSize(NULL, count * (Py_ssize_t)sizeof(void*));
  void** const values = made ? (void**)(void*)PyBytes_AsString(made) : NULL;
  for (Py_ssize_t i = 0; made && i < count; ++i) {
    PyObject* const handle = PySequence_GetItem(handles, i);
    if (handle && handle != Py_None && !PyObject_TypeCheck(handle, pointer_type))
      PyErr_Format(PyExc_TypeError, "addresses: expected handles, got %R", (PyObject*)Py_TYPE(handle));
    else if (handle)
      values[i] = handle == Py_None ? NULL : value_of(handle);
    Py_XDECREF(handle);
    if (PyErr_Occurred()) {
      Py_DECREF(made);
      return NULL;
    }
  }
  return made;
}

static PyObject* set_array(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *type, *error, *handles, *release, *dtype, *ndim, *lengths, *steps;
  if (!PyArg_ParseTuple(args, "OOOOOOOOi:set_array", &type, &error, &handles, &release, &dtype, &ndim,
                        &lengths, &steps, &last_integer))
    return NULL;
  Py_INCREF(type);
  Py_INCREF(error);
  Py_INCREF(handles);
  array_type = (PyTypeObject*)type;
  failure = error;
  known = handles;
  release_array = (Release)value_of(release);
  dtype_of = (GetDtype)value_of(dtype);
  ndim_of = (GetCount)value_of(ndim);
  shape_of = (GetLengths)value_of(lengths);
  strides_of = (GetLengths)value_of(steps);
  Py_RETURN_NONE;
}

static PyObject* set_variable(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *type, *release, *addresses;
  if (!PyArg_ParseTuple(args, "OOO:set_variable", &type, &release, &addresses)) return NULL;
  Py_INCREF(type);
  Py_INCREF(addresses);
  variable_type = (PyTypeObject*)type;
  release_variable = (Release)value_of(release);
  tracked = addresses;
  Py_RETURN_NONE;
}

static Function function_or_null(PyObject* pointer) {
  return pointer == Py_None ? NULL : (Function)value_of(pointer);
}

static PyObject* set_operator(PyObject* self, PyObject* args) {
  (void)self;
  int index, commutes;
  PyObject *functions[6], *general[3];
  if (!PyArg_ParseTuple(args, "ip(OOOOOO)(OOO):set_operator", &index, &commutes, &functions[0], &functions[1],
                        &functions[2], &functions[3], &functions[4], &functions[5], &general[0], &general[1],
                        &general[2]))
    return NULL;
  if (index < 0 || index >= MOST_OPERATORS) {
    PyErr_Format(PyExc_IndexError, "set_operator: expected an index below %d, got %d", MOST_OPERATORS, index);
    return NULL;
  }
  Function found[6];
  for (int i = 0; i < 6; ++i) found[i] = function_or_null(functions[i]);
  for (int i = 0; i < 3; ++i) Py_INCREF(general[i]);
  operators[index] = (Operator){found[0],  found[1],   found[2],
                                found[3],  found[4],   found[5],
                                commutes,  general[0], general[1] == Py_None ? NULL : general[1],
                                general[2]};
  Py_RETURN_NONE;
}

static PyObject* keep_array(PyObject* self, PyObject* array) {
  (void)self;
  if (!PyObject_TypeCheck(array, array_type)) {
    PyErr_Format(PyExc_TypeError, "keep: expected an array, got %R", (PyObject*)Py_TYPE(array));
    return NULL;
  }
  if (!keep(array)) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"set_up", set_up, METH_VARARGS,
     "set_up(c_void_p, simple type, c_double, Array, pointer, byref(pointer)): once, first. Fails for "
     "another layout."},
    {"set_array", set_array, METH_VARARGS,
     "set_array(class, failure, known handles, release, dtype, ndim, shape, strides, last integer dtype): "
     "once, before any call."},
    {"set_variable", set_variable, METH_VARARGS, "set_variable(class, release, tracked addresses): once."},
    {"set_items", set_items, METH_VARARGS,
     "set_items((get, set, set_f64, set_i64, get_advanced, set_advanced, item_f64, item_i64, to_data, "
     "transpose),\n"
     "(get, set, delete, len, float, int, bool, tolist) of Python for everything else, (kinds of items), "
     "dtypes\n"
     "that hold numbers of 32 bits, dtypes, formats of struct by dtype): once."},
    {"dtype", dtype, METH_O, "The dtype of an array."},
    {"are_arrays", are_arrays, METH_O, "Whether a value is a list or tuple of arrays of no other class."},
    {"transposed", transposed, METH_O, "A view of an array with the axes in reverse order."},
    {"set_operator", set_operator, METH_VARARGS,
     "set_operator(index, commutes, (both, with float, with integer, float first, integer first, into),\n"
     "(forward, reflected, in place)): functions of ctypes, and of Python for everything else."},
    {"set_numbers", set_numbers, METH_O, "set_numbers(int64s of Python for everything else): once."},
    {"int64s", (PyCFunction)(void (*)(void))int64s, METH_FASTCALL,
     "int64s(numbers, name): the numbers as 64-bit integers, one after the other."},
    {"packed", packed, METH_O,
     "packed(list): its numbers one after the other, as float64 if there are floats, otherwise as int64, "
     "and\n"
     "whether there are; None for lists of others."},
    {"addresses", addresses, METH_O, "The addresses of handles (None: NULL), one after the other."},
    {"keep", keep_array, METH_O, "Enters an array among the known handles, so that its views find it."},
    {"shape", shape, METH_O, "The lengths of an array's axes."},
    {"strides", strides, METH_O, "The steps along an array's axes in bytes."},
    {"function", function, METH_VARARGS,
     "function(of ctypes, other, parameters, result): the same function; other does what it cannot. Each "
     "parameter is w (a word) or f (a float), and the result s (a status), i, q, Q, d, z, P or v (nothing)."},
    {"maker", maker, METH_VARARGS,
     "The same for a function whose last parameter, which is not named, receives an array (the result a) or "
     "a variable (v): returns it, or raises."},
    {"direct", direct, METH_VARARGS,
     "direct(function of ctypes, other, letters, result, name, documentation, module): calls with usual\n"
     "arguments go to C, others to `other`. Letters: a or A an array, t or T a string, n or N numbers (the\n"
     "upper case: or None), l arrays, i int64, e int32, b a truth value, f a number, d or D a dtype. The\n"
     "result is a (an array) or s (nothing)."},
    {"set_dtypes", set_dtypes, METH_VARARGS,
     "set_dtypes({dtype: code}, number of dtypes, code of none, code of None otherwise): once."},
    {NULL, NULL, 0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "catenary._native", "Calls without ctypes.", -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__native(void) {
  PyObject* made = PyModule_Create(&module);
  if (!made) return NULL;
  PyObject* const arithmetic = PyType_FromSpec(&arithmetic_spec);
  PyObject* const universal = PyType_FromSpec(&universal_spec);
  PyObject* const counted = PyType_FromSpec(&counted_spec);
  if (!arithmetic || !universal || !counted || PyModule_AddObjectRef(made, "Counted", counted) < 0 ||
      PyModule_AddIntConstant(made, "FORM", 3) < 0 ||
      PyModule_AddObjectRef(made, "Arithmetic", arithmetic) < 0 ||
      PyModule_AddObjectRef(made, "Universal", universal) < 0)
    Py_CLEAR(made);
  Py_XDECREF(arithmetic);
  Py_XDECREF(universal);
  Py_XDECREF(counted);
  return made;
}
