// Python functions that call C functions. Included once, by native.c, after arguments.h.

// What set_up() and set_array() store; never released.
static PyTypeObject* variable_type;
static PyObject *failure, *nothing, *known;
static newfunc new_pointer;

static PyObject* raise_failure(int status) {
  PyObject* const error = PyObject_CallFunction(failure, "i", status);
  if (error) {
    PyErr_SetObject((PyObject*)Py_TYPE(error), error);
    Py_DECREF(error);
  }
  return NULL;
}

// The array that was entered last, until it is finalized.
static PyObject* last_kept;
static void* last_kept_value;

/// Enters a handle among the known ones, so that its views, or calls that return it again, find it.
static bool keep(PyObject* handle) {
  void* const value = value_of(handle);
  if (handle == last_kept && value == last_kept_value) return true;
  PyObject* const where = PyLong_FromVoidPtr(value);
  PyObject* const reference = where ? PyWeakref_NewRef(handle, NULL) : NULL;
  const bool kept = reference && PyDict_SetItem(known, where, reference) == 0;
  Py_XDECREF(where);
  Py_XDECREF(reference);
  if (kept && Py_TYPE(handle) == array_type) {
    last_kept = handle;
    last_kept_value = value;
  }
  return kept;
}

/// The object that owns the handle at an address, borrowed; NULL without one. `entered` is whether there was
/// one.
static PyObject* owner_of(void* value, bool* entered) {
  PyObject* const where = PyLong_FromVoidPtr(value);
  PyObject* const reference = where ? PyDict_GetItemWithError(known, where) : NULL;
  Py_XDECREF(where);
  *entered = reference != NULL;
  PyObject* const owner = reference ? PyWeakref_GetObject(reference) : NULL;
  return owner == Py_None ? NULL : owner;
}

/// The object for a handle that C has just filled: an older one for the same handle, or this.
static PyObject* arrived(PyObject* made) {
  bool entered;
  PyObject* const owner = owner_of(value_of(made), &entered);
  if (!owner && !PyErr_Occurred() && keep(made)) return made;
  Py_XINCREF(owner);
  Py_DECREF(made);
  return owner;
}

static PyObject* made_by(Function function, Arguments* arguments, PyTypeObject* type) {
  PyObject* const made = new_pointer(type, nothing, NULL);
  if (!made) return NULL;
  if (add_word(arguments, (uintptr_t)((Handle*)made)->value)) {
    const int status = call(function, arguments);
    if (status == 0) return type == variable_type ? arrived(made) : made;
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

static PyObject* pack_other;  // what set_numbers() stores

/// The numbers of a tuple or list one after the other; Python packs others, or says why it cannot.
static PyObject* int64s(PyObject* self, PyObject* const* values, Py_ssize_t count) {
  (void)self;
  PyObject* const given = count > 0 ? values[0] : NULL;
  const bool is_tuple = given && Py_TYPE(given) == &PyTuple_Type;
  if (!is_tuple && !(given && Py_TYPE(given) == &PyList_Type)) return call_other(pack_other, values, count);
  const Py_ssize_t length = is_tuple ? PyTuple_Size(given) : PyList_Size(given);
  PyObject* const made = PyBytes_FromStringAndSize(NULL, length * (Py_ssize_t)sizeof(int64_t));
  if (!made) return NULL;
  int64_t* const to = (int64_t*)(void*)PyBytes_AsString(made);
  for (Py_ssize_t i = 0; i < length; ++i) {
    PyObject* const number = is_tuple ? PyTuple_GetItem(given, i) : PyList_GetItem(given, i);
    int overflow = Py_TYPE(number) != &PyLong_Type;
    if (!overflow) to[i] = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (overflow) {
      Py_DECREF(made);
      return call_other(pack_other, values, count);
    }
  }
  return made;
}

/// (the numbers of a list one after the other, whether they are floats), or None for lists of other values.
static PyObject* packed(PyObject* self, PyObject* list) {
  (void)self;
  const Py_ssize_t length = Py_TYPE(list) == &PyList_Type ? PyList_Size(list) : 0;
  bool floats = false, plain = length > 0;
  for (Py_ssize_t i = 0; i < length && plain; ++i) {
    const PyTypeObject* const type = Py_TYPE(PyList_GetItem(list, i));
    floats = floats || type == &PyFloat_Type;
    plain = type == &PyFloat_Type || type == &PyLong_Type;
  }
  if (!plain) Py_RETURN_NONE;
  PyObject* const made = PyBytes_FromStringAndSize(NULL, length * (Py_ssize_t)sizeof(double));
  if (!made) return NULL;
  char* const to = PyBytes_AsString(made);
  int overflow = 0;
  for (Py_ssize_t i = 0; i < length && !overflow; ++i) {
    PyObject* const item = PyList_GetItem(list, i);
    const double number = floats ? PyFloat_AsDouble(item) : 0;
    const int64_t integer = floats ? 0 : PyLong_AsLongLongAndOverflow(item, &overflow);
    memcpy(to + i * (Py_ssize_t)sizeof(double), floats ? (const void*)&number : (const void*)&integer,
           sizeof(double));
  }
  if (!overflow && !PyErr_Occurred()) return Py_BuildValue("(Ni)", made, floats);
  PyErr_Clear();  // huge integers
  Py_DECREF(made);
  Py_RETURN_NONE;
}

static PyObject* set_numbers(PyObject* self, PyObject* general) {
  (void)self;
  Py_INCREF(general);
  pack_other = general;
  Py_RETURN_NONE;
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
  return made_by(callee->function, &arguments, callee->result == 'v' ? variable_type : array_type);
}

/// A Python function whose state is a Callee. Takes over the name and the documentation.
static PyObject* with_state(PyObject* pointer, PyObject* other, const char* parameters, const char* result,
                            const char* name, const char* doc, PyCFunction run, int flags, PyObject* module) {
  if (!name) return PyErr_NoMemory();
  if (!PyObject_HasAttrString(pointer, "argtypes")) {
    PyErr_Format(PyExc_TypeError, "%s: expected a function of ctypes, got %R", name, pointer);
    return NULL;
  }
  Callee* const callee = PyMem_Malloc(sizeof(Callee));
  if (!callee) return PyErr_NoMemory();
  *callee = (Callee){{name, run, flags, doc}, (Function)value_of(pointer), other, *result, {0}};
  for (size_t i = 0; i + 1 < sizeof(callee->parameters) && parameters[i]; ++i)
    callee->parameters[i] = parameters[i];  // calls with more are left to `other`
  Py_INCREF(other);
  PyObject* const capsule = PyCapsule_New(callee, NULL, forget);
  if (!capsule) {
    Py_DECREF(other);
    PyMem_Free(callee);
    return NULL;
  }
  PyObject* const made = PyCFunction_NewEx(&callee->definition, capsule, module);
  Py_DECREF(capsule);
  return made;
}

static PyObject* with_arguments(PyObject* args, const char* name, PyCFunction run) {
  PyObject *pointer, *other;
  const char *parameters, *result;
  if (!PyArg_ParseTuple(args, "OOss", &pointer, &other, &parameters, &result)) return NULL;
  return with_state(pointer, other, parameters, result, name, NULL, run, METH_FASTCALL, NULL);
}

static PyObject* function(PyObject* self, PyObject* args) {
  (void)self;
  return with_arguments(args, "function", (PyCFunction)(void (*)(void))call_function);
}

static PyObject* maker(PyObject* self, PyObject* args) {
  (void)self;
  return with_arguments(args, "maker", (PyCFunction)(void (*)(void))call_maker);
}
