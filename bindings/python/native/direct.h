// Functions of catenary._calls whose usual arguments become arguments of C without Python code. Included
// once, by native.c, after functions.h.

enum { MOST_NUMBERS = 32, MOST_LISTED = 32 };

// What set_dtypes() stores; never released.
static PyObject* dtype_codes;
static long dtype_count, no_dtype, usual_dtype;

/// Arguments with the memory that they point to.
typedef struct {
  Arguments passed;
  int64_t numbers[MOST_NUMBERS];
  void* listed[MOST_LISTED];
  Py_ssize_t number_count, listed_count;
  PyObject* held;  // the handles of a list, which other threads may change during the call
} Converted;

static bool add_integer(Converted* c, PyObject* value, long long low, long long high) {
  if (Py_TYPE(value) != &PyLong_Type) return false;
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(value, &overflow);
  return !overflow && number >= low && number <= high && add_word(&c->passed, (uintptr_t)number);
}

static bool add_code(Converted* c, PyObject* value, bool optional) {
  if (value == Py_None) return add_word(&c->passed, (uintptr_t)(optional ? no_dtype : usual_dtype));
  if (Py_TYPE(value) == &PyLong_Type) return add_integer(c, value, 0, dtype_count - 1);
  PyObject* const code = PyDict_GetItemWithError(dtype_codes, value);  // without one, Python finds out why
  return code && add_word(&c->passed, (uintptr_t)PyLong_AsLong(code));
}

static bool add_array(Converted* c, PyObject* value) {
  return PyObject_TypeCheck(value, array_type) && add_word(&c->passed, (uintptr_t)value_of(value));
}

static PyObject* item_of(PyObject* values, Py_ssize_t i) {
  return Py_TYPE(values) == &PyTuple_Type ? PyTuple_GetItem(values, i) : PyList_GetItem(values, i);
}

/// The length of a tuple or list; -1 for others, and if it is longer than `most`.
static Py_ssize_t length_of(PyObject* values, Py_ssize_t most) {
  const Py_ssize_t length = Py_TYPE(values) == &PyTuple_Type  ? PyTuple_Size(values)
                            : Py_TYPE(values) == &PyList_Type ? PyList_Size(values)
                                                              : -1;
  return length > most ? -1 : length;
}

static bool add_numbers(Converted* c, PyObject* values) {
  const Py_ssize_t length = length_of(values, MOST_NUMBERS - c->number_count);
  int64_t* const to = c->numbers + c->number_count;
  for (Py_ssize_t i = 0; i < length; ++i) {
    PyObject* const number = item_of(values, i);
    int overflow = Py_TYPE(number) != &PyLong_Type;
    if (!overflow) to[i] = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (overflow) return false;
  }
  if (length < 0) return false;
  c->number_count += length;
  return add_word(&c->passed, (uintptr_t)to) && add_word(&c->passed, (uintptr_t)length);
}

static bool add_arrays(Converted* c, PyObject* values) {
  const Py_ssize_t length = length_of(values, MOST_LISTED - c->listed_count);
  if (length < 0 || c->held) return false;
  c->held = PySequence_Tuple(values);
  if (!c->held) return false;
  void** const to = c->listed + c->listed_count;
  for (Py_ssize_t i = 0; i < length; ++i) {
    PyObject* const handle = PyTuple_GetItem(c->held, i);
    if (!PyObject_TypeCheck(handle, array_type)) return false;
    to[i] = value_of(handle);
  }
  c->listed_count += length;
  return add_word(&c->passed, (uintptr_t)to) && add_word(&c->passed, (uintptr_t)length);
}

static bool add_text(Converted* c, PyObject* value) {
  if (Py_TYPE(value) != &PyUnicode_Type) return false;
  Py_ssize_t length = 0;
  const char* const text = PyUnicode_AsUTF8AndSize(value, &length);
  return text && strlen(text) == (size_t)length && add_word(&c->passed, (uintptr_t)text);
}

/// Adds an argument by its letter; see direct(). False, perhaps with an error, for values that Python
/// converts or refuses.
static bool add_converted(Converted* c, PyObject* value, char letter) {
  const bool is_none = value == Py_None;
  switch (letter) {
    case 'A':
      return is_none ? add_word(&c->passed, 0) : add_array(c, value);
    case 'a':
      return add_array(c, value);
    case 'T':
      return is_none ? add_word(&c->passed, 0) : add_text(c, value);
    case 't':
      return add_text(c, value);
    case 'N':
      if (is_none) return add_word(&c->passed, 0) && add_word(&c->passed, 0);
      return add_numbers(c, value);
    case 'n':
      return add_numbers(c, value);
    case 'l':
      return add_arrays(c, value);
    case 'i':
      return add_integer(c, value, LLONG_MIN, LLONG_MAX);
    case 'e':
      return add_integer(c, value, INT32_MIN, INT32_MAX);
    case 'b':
      if (Py_TYPE(value) != &PyBool_Type) return false;
      return add_word(&c->passed, value == Py_True);
    case 'f':
      if (Py_TYPE(value) != &PyFloat_Type && Py_TYPE(value) != &PyLong_Type) return false;
      return add_float(&c->passed, value);
    default:
      return (letter == 'd' || letter == 'D') && add_code(c, value, letter == 'D');
  }
}

static PyObject* made_directly(const Callee* callee, Arguments* passed) {
  if (callee->result == 'a') return made_by(callee->function, passed, array_type);
  const int status = call(callee->function, passed);
  if (status) return raise_failure(status);
  Py_RETURN_NONE;
}

static PyObject* call_directly(PyObject* self, PyObject* const* values, Py_ssize_t count, PyObject* names) {
  const Callee* const callee = callee_of(self);
  const char* const letters = callee->parameters;
  Converted c;
  c.passed = (Arguments){{0}, {0}, 0, 0};
  c.number_count = c.listed_count = 0;
  c.held = NULL;
  Py_ssize_t i = 0;
  while (!names && i < count && letters[i] && add_converted(&c, values[i], letters[i])) ++i;
  if (!names && i == count && !letters[i]) {
    PyObject* const made = made_directly(callee, &c.passed);
    Py_XDECREF(c.held);
    return made;
  }
  PyErr_Clear();  // Python fails in its own way
  Py_XDECREF(c.held);
  PyObject* const args = PyTuple_New(count);
  PyObject* const keywords = names && args ? PyDict_New() : NULL;
  bool complete = args && (!names || keywords);
  for (i = 0; complete && i < count; ++i) {
    Py_INCREF(values[i]);
    PyTuple_SetItem(args, i, values[i]);
  }
  for (i = 0; complete && names && i < PyTuple_Size(names); ++i)
    complete = PyDict_SetItem(keywords, PyTuple_GetItem(names, i), values[count + i]) == 0;
  PyObject* const result = complete ? PyObject_Call(callee->other, args, keywords) : NULL;
  Py_XDECREF(args);
  Py_XDECREF(keywords);
  return result;
}

/// A copy that is never released.
static char* kept_text(const char* text) {
  const size_t size = strlen(text) + 1;
  char* const kept = PyMem_Malloc(size);
  return kept ? memcpy(kept, text, size) : NULL;
}

static PyObject* direct(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *pointer, *other, *module;
  const char *letters, *result, *name, *doc;
  if (!PyArg_ParseTuple(args, "OOssssO!:direct", &pointer, &other, &letters, &result, &name, &doc,
                        &PyUnicode_Type, &module))
    return NULL;
  int words = *result == 's' ? 0 : 1, floats = 0;
  for (const char* letter = letters; *letter; ++letter) {
    floats += *letter == 'f';
    words += *letter == 'f' ? 0 : strchr("nNl", *letter) ? 2 : 1;
  }
  if (words > MOST_WORDS || floats > MOST_FLOATS) {  // Python calls the others
    Py_INCREF(other);
    return other;
  }
  return with_state(pointer, other, letters, result, kept_text(name), kept_text(doc),
                    (PyCFunction)(void (*)(void))call_directly, METH_FASTCALL | METH_KEYWORDS, module);
}

static PyObject* set_dtypes(PyObject* self, PyObject* args) {
  (void)self;
  PyObject* codes;
  if (!PyArg_ParseTuple(args, "O!lll:set_dtypes", &PyDict_Type, &codes, &dtype_count, &no_dtype,
                        &usual_dtype))
    return NULL;
  Py_INCREF(codes);
  dtype_codes = codes;
  Py_RETURN_NONE;
}
