// Items, lengths and elements of arrays. Included once, by native.c.

typedef const int64_t* (*GetLengths)(void*);
typedef size_t (*GetCount)(void*);

typedef struct {  // struct ctn_index
  int64_t kind, start, stop, step;
} Item;

enum { MOST_ITEMS = 16 };

// What set_array() and set_items() store; never released.
static GetLengths shape_of, strides_of;
static GetCount ndim_of;
static struct {
  Function get, set, set_f64, set_i64, get_advanced, set_advanced, item_f64, item_i64, to_data, transpose,
      scalar_f64, scalar_i64, release;
} array_functions;
static struct { PyObject *get, *set, *remove, *len, *number, *integer, *truth, *list; } general;
static int integer_item, slice_item, array_item, newaxis_item, ellipsis_item;
static uint64_t wide_dtypes;  // bits
static PyObject* all_dtypes;
static const char* formats;

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

static PyObject* are_arrays(PyObject* self, PyObject* values) {
  (void)self;
  const Py_ssize_t length = length_of(values, PY_SSIZE_T_MAX);
  bool all = length >= 0;
  for (Py_ssize_t i = 0; all && i < length; ++i) all = Py_TYPE(item_of(values, i)) == array_type;
  return PyBool_FromLong(all);
}

static PyObject* dtype(PyObject* self, PyObject* array) {
  (void)self;
  if (!PyObject_TypeCheck(array, array_type)) {
    PyErr_Format(PyExc_TypeError, "expected an array, got %R", (PyObject*)Py_TYPE(array));
    return NULL;
  }
  PyObject* const found = PyTuple_GetItem(all_dtypes, dtype_of(value_of(array)));
  Py_XINCREF(found);
  return found;
}

/// A view, which finds its array among the known ones.
static PyObject* view_of(PyObject* array, Function function, Arguments* arguments) {
  PyObject* const made = made_by(function, arguments, array_type);
  if (!made || keep(array)) return made;
  Py_DECREF(made);
  return NULL;
}

static PyObject* transposed(PyObject* self, PyObject* array) {
  (void)self;
  if (!PyObject_TypeCheck(array, array_type)) {
    PyErr_Format(PyExc_TypeError, "expected an array, got %R", (PyObject*)Py_TYPE(array));
    return NULL;
  }
  Arguments arguments = {{(uintptr_t)value_of(array), 0, 0}, {0}, 3, 0};
  return view_of(array, array_functions.transpose, &arguments);
}

// --- items

/// Whether the key is one that Python need not pack.
static bool pack(PyObject* key, Item* item) {
  *item = (Item){0, 0, 0, 0};
  if (Py_TYPE(key) == &PyLong_Type) {
    int overflow = 0;
    item->kind = integer_item;
    item->start = PyLong_AsLongLongAndOverflow(key, &overflow);
    return !overflow;
  }
  if (Py_TYPE(key) == &PySlice_Type) {
    Py_ssize_t start, stop, step;
    if (PySlice_Unpack(key, &start, &stop, &step) < 0) {
      PyErr_Clear();  // Python has the message
      return false;
    }
    *item = (Item){slice_item, start, stop, step};
    return true;
  }
  item->kind = key == Py_None ? newaxis_item : ellipsis_item;
  return key == Py_None || key == Py_Ellipsis;
}

/// The number of items; -1 for keys that Python packs.
static Py_ssize_t pack_all(PyObject* key, Item* items) {
  if (Py_TYPE(key) != &PyTuple_Type) return pack(key, items) ? 1 : -1;
  const Py_ssize_t count = PyTuple_Size(key);
  if (count > MOST_ITEMS) return -1;
  for (Py_ssize_t i = 0; i < count; ++i)
    if (!pack(PyTuple_GetItem(key, i), &items[i])) return -1;
  return count;
}

static PyObject* subscript(PyObject* array, PyObject* key) {
  Item items[MOST_ITEMS];
  if (Py_TYPE(array) == array_type) {
    const uintptr_t handle = (uintptr_t)value_of(array);
    if (Py_TYPE(key) == array_type) {
      void* const indices = value_of(key);
      items[0] = (Item){array_item, 0, 0, 0};
      Arguments arguments = {{handle, (uintptr_t)items, 1, (uintptr_t)&indices, 1}, {0}, 5, 0};
      PyObject* const made = made_by(array_functions.get_advanced, &arguments, array_type);
      if (made) return made;
      PyErr_Clear();  // Python finds out why
    } else {
      const Py_ssize_t count = pack_all(key, items);
      Arguments arguments = {{handle, (uintptr_t)items, (uintptr_t)count}, {0}, 3, 0};
      if (count >= 0) return view_of(array, array_functions.get, &arguments);
    }
  }
  return PyObject_CallFunctionObjArgs(general.get, array, key, NULL);
}

/// Whether a number is one that the dtype of an array surely holds.
static bool is_held(PyObject* number, void* array, long long* value) {
  int overflow = 0;
  *value = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (overflow) return false;
  if (*value >= 0 && *value < 128) return true;
  return wide_dtypes >> dtype_of(array) & 1 && *value >= INT32_MIN && *value <= INT32_MAX;
}

/// A new handle of a number; NULL for others.
static void* scalar_of(PyObject* number, void* array) {
  void* made = NULL;
  Arguments arguments = {{0}, {0}, 0, 0};
  if (Py_TYPE(number) == &PyFloat_Type) {
    arguments.floats[0] = PyFloat_AsDouble(number);
    arguments.words[0] = (uintptr_t)&made;
    return call(array_functions.scalar_f64, &arguments) == 0 ? made : NULL;
  }
  long long value;
  if (Py_TYPE(number) != &PyLong_Type || !is_held(number, array, &value)) return NULL;
  arguments.words[0] = (uintptr_t)value;
  arguments.words[1] = (uintptr_t)&made;
  return call(array_functions.scalar_i64, &arguments) == 0 ? made : NULL;
}

static bool assigned_at(void* array, PyObject* key, PyObject* value) {
  void* const indices = value_of(key);
  Item items[1] = {{array_item, 0, 0, 0}};
  void* const scalar = Py_TYPE(value) == array_type ? NULL : scalar_of(value, array);
  if (!scalar && Py_TYPE(value) != array_type) return false;
  const Arguments arguments = {{(uintptr_t)array, (uintptr_t)items, 1, (uintptr_t)&indices, 1,
                                (uintptr_t)(scalar ? scalar : value_of(value))},
                               {0},
                               6,
                               0};
  const bool done = call(array_functions.set_advanced, &arguments) == 0;
  const Arguments last = {{(uintptr_t)scalar}, {0}, 1, 0};
  if (scalar) call(array_functions.release, &last);
  return done;
}

/// Whether the value has been assigned; otherwise Python assigns it, or finds out why not.
static bool assigned(PyObject* array, PyObject* key, PyObject* value) {
  void* const handle = value_of(array);
  if (Py_TYPE(key) == array_type) return assigned_at(handle, key, value);
  Item items[MOST_ITEMS];
  const Py_ssize_t count = pack_all(key, items);
  if (count < 0) return false;
  Arguments arguments = {{(uintptr_t)handle, (uintptr_t)items, (uintptr_t)count, 0}, {0}, 4, 0};
  if (Py_TYPE(value) == array_type) {
    arguments.words[3] = (uintptr_t)value_of(value);
    return call(array_functions.set, &arguments) == 0;
  }
  if (Py_TYPE(value) == &PyFloat_Type) {
    arguments.floats[0] = PyFloat_AsDouble(value);
    return call(array_functions.set_f64, &arguments) == 0;
  }
  long long number;
  if (Py_TYPE(value) != &PyLong_Type || !is_held(value, handle, &number)) return false;
  arguments.words[3] = (uintptr_t)number;
  return call(array_functions.set_i64, &arguments) == 0;
}

static int assign_subscript(PyObject* array, PyObject* key, PyObject* value) {
  if (value && Py_TYPE(array) == array_type && assigned(array, key, value)) return 0;
  PyObject* const done = value ? PyObject_CallFunctionObjArgs(general.set, array, key, value, NULL)
                               : PyObject_CallFunctionObjArgs(general.remove, array, key, NULL);
  Py_XDECREF(done);
  return done ? 0 : -1;
}

// --- lengths and elements

static Py_ssize_t length(PyObject* array) {
  void* const handle = value_of(array);
  if (ndim_of(handle) > 0) return (Py_ssize_t)shape_of(handle)[0];
  PyObject* const raised = PyObject_CallFunctionObjArgs(general.len, array, NULL);
  Py_XDECREF(raised);
  return -1;
}

/// Reads the only element; false without an error for arrays that have none or several.
static bool read_only_element(PyObject* array, Function function, void* value) {
  const Arguments arguments = {{(uintptr_t)value_of(array), 0, 0, (uintptr_t)value}, {0}, 4, 0};
  return call(function, &arguments) == 0;
}

static PyObject* as_float(PyObject* array) {
  double value;
  if (read_only_element(array, array_functions.item_f64, &value)) return PyFloat_FromDouble(value);
  return PyObject_CallFunctionObjArgs(general.number, array, NULL);
}

static PyObject* as_int(PyObject* array) {
  int64_t value;
  const int32_t code = dtype_of(value_of(array));
  if (code > 0 && code < last_integer && read_only_element(array, array_functions.item_i64, &value))
    return PyLong_FromLongLong(value);
  return PyObject_CallFunctionObjArgs(general.integer, array, NULL);
}

static int as_bool(PyObject* array) {
  double value;
  if (read_only_element(array, array_functions.item_f64, &value)) return value != 0;
  PyObject* const found = PyObject_CallFunctionObjArgs(general.truth, array, NULL);
  const int truth = found ? PyObject_IsTrue(found) : -1;
  Py_XDECREF(found);
  return truth;
}

/// A number from memory, by its format in the module struct; NULL without an error for others.
static PyObject* number_at(const char* at, char format) {
#define READ(FORMAT, TYPE, MAKE)       \
  case FORMAT: {                       \
    TYPE value;                        \
    memcpy(&value, at, sizeof(value)); \
    return MAKE(value);                \
  }
  switch (format) {
    READ('?', unsigned char, PyBool_FromLong)
    READ('b', int8_t, PyLong_FromLong)
    READ('h', int16_t, PyLong_FromLong)
    READ('i', int32_t, PyLong_FromLong)
    READ('q', int64_t, PyLong_FromLongLong)
    READ('B', uint8_t, PyLong_FromLong)
    READ('H', uint16_t, PyLong_FromLong)
    READ('I', uint32_t, PyLong_FromLongLong)
    READ('Q', uint64_t, PyLong_FromUnsignedLongLong)
    READ('f', float, PyFloat_FromDouble)
    READ('d', double, PyFloat_FromDouble)
    default:
      return NULL;
  }
#undef READ
}

static PyObject* nested(const int64_t* lengths, size_t axes, const char** at, char format, size_t item) {
  if (axes == 0) {
    PyObject* const number = number_at(*at, format);
    *at += item;
    return number;
  }
  PyObject* const list = PyList_New((Py_ssize_t)lengths[0]);
  for (int64_t i = 0; list && i < lengths[0]; ++i) {
    PyObject* const part = nested(lengths + 1, axes - 1, at, format, item);
    if (!part || PyList_SetItem(list, (Py_ssize_t)i, part) < 0) {
      Py_DECREF(list);
      return NULL;
    }
  }
  return list;
}

static PyObject* tolist(PyObject* array, PyObject* unused) {
  (void)unused;
  void* const handle = value_of(array);
  const char format = formats[dtype_of(handle)];
  const size_t axes = ndim_of(handle), item = format == '?' || format == 'b' || format == 'B'   ? 1
                                              : format == 'h' || format == 'H'                  ? 2
                                              : format == 'i' || format == 'I' || format == 'f' ? 4
                                                                                                : 8;
  const int64_t* const lengths = shape_of(handle);
  int64_t count = 1;
  for (size_t i = 0; i < axes; ++i) count *= lengths[i];
  const size_t bytes = (size_t)count * item;
  char few[256];
  char* const room = format == ' ' ? NULL : bytes <= sizeof(few) ? few : PyMem_Malloc(bytes);
  const Arguments arguments = {{(uintptr_t)handle, (uintptr_t)room, bytes}, {0}, 3, 0};
  const char* at = room;
  PyObject* const list = room && call(array_functions.to_data, &arguments) == 0
                             ? nested(lengths, axes, &at, format, item)
                             : PyObject_CallFunctionObjArgs(general.list, array, NULL);
  if (room != few) PyMem_Free(room);
  return list;
}

static PyObject* set_items(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *f[12], *g[8];
  int kinds[5];
  unsigned long long wide;
  PyObject *dtypes, *letters;
  if (!PyArg_ParseTuple(args, "(OOOOOOOOOOOO)(OOOOOOOO)(iiiii)KO!S:set_items", &f[0], &f[1], &f[2], &f[3],
                        &f[4], &f[5], &f[6], &f[7], &f[8], &f[9], &f[10], &f[11], &g[0], &g[1], &g[2], &g[3],
                        &g[4], &g[5], &g[6], &g[7], &kinds[0], &kinds[1], &kinds[2], &kinds[3], &kinds[4],
                        &wide, &PyTuple_Type, &dtypes, &letters))
    return NULL;
  for (int i = 0; i < 8; ++i) Py_INCREF(g[i]);
  Py_INCREF(dtypes);
  Py_INCREF(letters);
  Function found[13];
  for (int i = 0; i < 12; ++i) found[i] = (Function)value_of(f[i]);
  found[12] = (Function)(AnyFunction)release_array;
  memcpy(&array_functions, found, sizeof(array_functions));
  memcpy(&general, g, sizeof(general));
  integer_item = kinds[0];
  slice_item = kinds[1];
  array_item = kinds[2];
  newaxis_item = kinds[3];
  ellipsis_item = kinds[4];
  wide_dtypes = wide;
  all_dtypes = dtypes;
  formats = PyBytes_AsString(letters);
  Py_RETURN_NONE;
}
