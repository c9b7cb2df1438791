"""include/catenary/catenary.hpp: classes for handles, with the functions of the API as methods and free
functions."""

import pathlib
import re

from cpp_callbacks import Callbacks, alias
from ctext import NOTICE, c_declare, c_type, camel, paragraphs, tidy
from headers import filled, marks, quiet, short, whole_api
from spec import SpecError

TEMPLATE = pathlib.Path(__file__).parent / "templates/catenary.hpp"
KEYWORDS = set(
    """and and_eq bitand bitor bool break case catch char class compl const continue default delete do double
else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept
not not_eq operator or or_eq private protected public register return short signed sizeof static struct switch
template this throw true try typedef union unsigned using virtual void volatile while xor xor_eq""".split()
)
# Members of every handle class.
OWN = {"adopt", "borrow", "ptr", "detach", "is", "use_count", "set_binding", "binding"}
# Further members of the classes, which the template defines after the declarations.
MEMBERS = {
    "array": [
        "/** The lengths of the axes; the list lives as long as the array. */",
        "List<int64_t> shape() const;",
        "/** The distances in bytes between neighbors along each axis; the list lives as long as the array. */",
        "List<int64_t> strides() const;",
        "/** A copy of all elements in C order, converted to T. */",
        "template <class T>",
        "std::vector<T> to_vector() const;",
        "/** One element, converted to T; an array of one element needs no index. */",
        "template <class T = double>",
        "T item(List<int64_t> index = {}) const;",
        "/** A view of the elements that an index selects. */",
        "Array operator[](const Index &item) const;",
        "Array operator[](std::initializer_list<Index> items) const;",
    ],
    "variable": [
        "/** A variable of an array, whose memory it shares; it receives a gradient. */",
        "explicit Variable(const Array &data);",
        "/** The number in a variable of one element, converted to T. */",
        "template <class T = double>",
        "T item() const;",
        "/** The elements that an index selects; gradients flow back to them. */",
        "Variable operator[](const Index &item) const;",
        "Variable operator[](std::initializer_list<Index> items) const;",
    ],
    "link": [
        "/** Adds a child under a name and returns it. */",
        "Link add_child(Text name, const Link &child) const;",
        "/** Calls the link with one input, or with an input and a target. */",
        "Variable operator()(const Variable &x) const;",
        "Variable operator()(const Variable &x, const Variable &t) const;",
    ],
}
BY_HAND = {"array_shape", "array_strides"}
# Defaults of arguments at the end, by name; those of hyperparameters are in the documentation of their rule.
# operator, function on arrays, function on variables, function on arrays with swapped operands
BINARY = [
    ("+", "add", "add", "add"),
    ("-", "subtract", "sub", None),
    ("*", "multiply", "mul", "multiply"),
    ("/", "true_divide", "div", None),
    ("%", "remainder", None, None),
    ("&", "bitwise_and", None, "bitwise_and"),
    ("|", "bitwise_or", None, "bitwise_or"),
    ("^", "bitwise_xor", None, "bitwise_xor"),
    ("<<", "left_shift", None, None),
    (">>", "right_shift", None, None),
    ("==", "equal", None, "equal"),
    ("!=", "not_equal", None, "not_equal"),
    ("<", "less", None, "greater"),
    ("<=", "less_equal", None, "greater_equal"),
    (">", "greater", None, "less"),
    (">=", "greater_equal", None, "less_equal"),
]
UNARY = [("-", "negative", "neg"), ("~", "invert", None)]
ASSIGNED = ("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>")


def owner(api, function):
    """The handle whose class has the function, and the name of the method; (None, name) for a free
    function."""
    name = function.name
    for handle in sorted(api.handles, key=len, reverse=True):
        if name.startswith(handle + "_"):
            method = name[len(handle) + 1 :]
            if method == "new":
                method = "make"
            elif method.endswith("_new") and name[:-4] not in {f.name for f in api.functions}:
                method = method[:-4]
            return handle, method + ("_" if method in KEYWORDS or method in OWN else "")
    if name.endswith("_new") and name[:-4] not in {f.name for f in api.functions}:
        name = name[:-4]
    return None, name + ("_" if name in KEYWORDS else "")


class Wrapper:
    """One function of C++: what it takes, passes on and returns."""

    def __init__(self, api, callbacks, function):
        self.api, self.callbacks, self.function = api, callbacks, function
        self.handle, self.name = owner(api, function)
        self.parameters = []  # (declaration, default or None)
        self.before, self.passed, self.results, self.prepared = [], {}, [], []
        self.text, self.sizes, self.method = None, {}, False
        outs = [a for a in function.args if a.out or a.kind == "text"]
        for arg in function.args:
            if (
                arg.listed
                and arg.count
                and not arg.shared_count
                and not (arg.out and arg.kind == "handle")
                and self.is_list(arg)
            ):
                self.sizes[arg.count] = "%s.size()" % arg.name
        for i, arg in enumerate(function.args):
            if i == 0 and arg.kind == "handle" and arg.base == self.handle and not arg.listed and not arg.out:
                self.method = True
                self.passed[arg.name] = "ptr()"
            elif arg.kind == "text":
                self.text = arg
            elif arg in outs:
                self.output(arg)
            elif arg.name not in self.passed:
                self.input(arg)

    def is_list(self, arg):
        return arg.kind in ("handle", "scalar", "enum", "string", "struct") and not (
            arg.kind != "handle" and (arg.out or arg.has("inout"))
        )

    def raw(self, arg, default=None):
        for p in arg.params:
            self.parameters.append((c_declare(p.ctype, p.name), default))
            self.passed[p.name] = p.name

    def take(self, arg, ctype, passed, default=None):
        self.parameters.append((ctype + ("" if ctype.endswith(("&", "*")) else " ") + arg.name, default))
        self.passed[arg.name] = passed

    def input(self, arg):
        nullable = arg.has("nullable")
        if arg.kind == "callback":
            self.callback(arg)
        elif arg.kind == "struct" and not arg.listed:
            self.struct(arg)
        elif arg.listed and self.is_list(arg):
            self.list_in(arg)
        elif arg.listed or arg.kind in ("void", "function_pointer"):
            self.raw(arg)
        elif arg.kind == "handle":
            if nullable:
                self.take(arg, "detail::Optional<ctn_%s>" % arg.base, arg.name + ".ptr()", "{}")
            else:
                self.take(arg, "const %s &" % camel(arg.base), arg.name + ".ptr()")
        elif arg.kind == "string":
            self.take(arg, "Text", arg.name + ".c_str()", "nullptr" if nullable else None)
        elif arg.has("inout"):
            self.raw(arg)
        elif arg.base == "bool":
            self.take(arg, "bool", "%s ? 1 : 0" % arg.name, self.default(arg))
        else:
            default = "CTN_DTYPE_NONE" if arg.base == "dtype" and arg.has("optional") else self.default(arg)
            self.take(arg, c_type(arg.params[0].ctype), arg.name, default)

    @staticmethod
    def default(arg):
        """The default value as C++ writes it."""
        if isinstance(arg.default, bool):
            return "true" if arg.default else "false"
        return None if arg.default is None else str(arg.default)

    def list_in(self, arg):
        name, element = arg.name, arg.params[0].ctype[2]
        if arg.kind == "handle":
            self.take(
                arg, "List<%s>" % camel(arg.base), name + "_.get()", "{}" if arg.has("nullable") else None
            )
            self.before.append("detail::Pointers<ctn_%s> %s_(%s);" % (arg.base, name, name))
        else:
            kind = "Index" if arg.base == "index" else c_type(element)
            self.take(arg, "List<%s>" % kind, name + ".data()", "{}" if arg.has("nullable") else None)
        if arg.shared_count and arg.count in self.sizes and self.sizes[arg.count] != name + ".size()":
            test = 'detail::same_length("%s", "%s", %s, %s.size());' % (
                self.function.name,
                name,
                self.sizes[arg.count],
                name,
            )
            self.before.append(("if (%s.data()) " % name if arg.has("nullable") else "") + test)
        elif arg.count in self.sizes:
            self.passed[arg.count] = self.sizes[arg.count]

    def callback(self, arg):
        function, user, *destroy = [p.name for p in arg.params]
        if not destroy:  # nobody would free what a std::function holds
            return self.raw(arg)
        kind, name = alias(arg.base), arg.name
        self.parameters.append(("%s %s" % (kind, name), "nullptr" if arg.has("nullable") else None))
        self.before.append(
            "auto %s_ = %s ? std::make_unique<%s>(std::move(%s)) : nullptr;" % (name, name, kind, name)
        )
        self.prepared += [
            "const auto %s_call = %s_ ? detail::call_%s<detail::Whole<%s>> : nullptr;"
            % (name, name, arg.base, kind),
            "const auto %s_end = %s_ ? detail::destroy<%s> : nullptr;" % (name, name, kind),
            "void *%s_given = %s_.release();" % (name, name),
        ]
        self.passed.update({function: name + "_call", user: name + "_given", destroy[0]: name + "_end"})

    def struct(self, arg):
        struct = self.api.structs[arg.base]
        if self.callbacks.is_table(struct):
            self.parameters.append(("%s %s" % (camel(arg.base), arg.name), None))
            self.before.append(
                "auto %s_ = std::make_unique<%s>(std::move(%s));" % (arg.name, camel(arg.base), arg.name)
            )
            self.before.append(
                "const ctn_%s %s_table = detail::table_of(*%s_);" % (arg.base, arg.name, arg.name)
            )
            self.passed[arg.name] = "&%s_table" % arg.name
            self.passed["user_data"] = "%s_.release()" % arg.name
        elif arg.has("inout") and struct.get("sized"):
            self.before += [
                "ctn_%s %s{};" % (arg.base, arg.name),
                "%s.struct_size = sizeof %s;" % (arg.name, arg.name),
            ]
            self.passed[arg.name] = "&" + arg.name
            self.results.append(("ctn_" + arg.base, arg.name))
        else:
            self.raw(arg, "nullptr" if arg.has("nullable") else None)

    def output(self, arg):
        name = arg.name
        if arg.kind == "handle" and arg.listed:
            size = self.sizes.get(arg.count)
            if not arg.shared_count:
                self.parameters.append(("std::size_t %s" % arg.count, None))
                self.passed[arg.count] = size = arg.count
                self.sizes[arg.count] = size
            self.before.append(
                "detail::Arrivals<%s, ctn_%s> %s(%s);" % (camel(arg.base), arg.base, name, size)
            )
            self.passed[name] = name + ".get()"
            self.results.append(("std::vector<%s>" % camel(arg.base), name + ".take()"))
        elif arg.listed:
            self.raw(arg)
        elif arg.kind == "handle":
            self.before.append("ctn_%s *%s = nullptr;" % (arg.base, name))
            self.passed[name] = "&" + name
            self.results.append((camel(arg.base), "%s::adopt(%s)" % (camel(arg.base), name)))
        else:
            kind = arg.params[0].ctype[2]
            self.before.append("%s{};" % c_declare(kind, name))
            self.passed[name] = "&" + name
            self.results.append(
                ("bool", name + " != 0") if arg.base == "bool" else (c_type(kind).strip(), name)
            )

    def chains(self):
        """Setters of options return the options, so that they can be written one after the other."""
        return (
            self.method
            and self.handle.endswith("_options")
            and not self.results
            and not self.text
            and self.function.returns == "status"
        )

    def result(self):
        f = self.function
        if f.returns != "status":
            if f.returns == "bool":
                return "bool"
            t = self.api.return_type(f.returns)
            return c_type(t)
        kinds = (["std::string"] if self.text else []) + [r[0] for r in self.results]
        if not kinds and self.chains():
            return "const %s &" % camel(self.handle)
        if not kinds:
            return "void"
        return kinds[0] if len(kinds) == 1 else "std::tuple<%s>" % ", ".join(kinds)

    def declared(self):
        """Parameters; defaults only at the end."""
        out, open_ = [], True
        for text, default in reversed(self.parameters):
            open_ = open_ and default is not None
            out.append((text, default if open_ else None))
        return out[::-1]

    def call(self):
        f = self.function
        missing = [
            p.name
            for p in f.params
            if p.name not in self.passed and not (self.text and p in self.text.params)
        ]
        if missing:
            raise SpecError("%s: catenary.hpp cannot pass %s" % (f.symbol, ", ".join(missing)))
        texts = dict(self.passed)
        if self.text:
            texts.update(zip([p.name for p in self.text.params], ["text_", "capacity_", "length_"]))
        return "%s(%s)" % (f.symbol, ", ".join(texts[p.name] for p in f.params))

    def body(self):
        f = self.function
        lines = list(self.before) + self.prepared
        if f.returns != "status":
            call = self.call()
            return lines + [
                ("return %s != 0;" if f.returns == "bool" else "return %s;" if f.returns != "void" else "%s;")
                % call
            ]
        values = [r[1] for r in self.results]
        if self.text:
            # The first of the two calls only requests the length; handles that it returns are released.
            gone = ["%s;" % v for (kind, v), b in zip(self.results, self.results) if "::adopt(" in v]
            run = "[&](char *text_, std::size_t capacity_, std::size_t *length_) { %sreturn %s; }" % (
                "".join(
                    re.sub(r"^(.*?)::adopt\((\w+)\);$", r"(void)\1::adopt(std::exchange(\2, nullptr)); ", g)
                    for g in gone
                ),
                self.call(),
            )
            if not values:
                return lines + ["return detail::text_of(%s);" % run]
            lines.append("std::string text = detail::text_of(%s);" % run)
            values = ["std::move(text)"] + values
        else:
            lines.append("detail::check(%s);" % self.call())
        if self.chains():
            lines.append("return *this;")
        elif len(values) == 1:
            lines.append("return %s;" % values[0])
        elif values:
            lines.append("return {%s};" % ", ".join(values))
        return lines

    def head(self, declaration):
        if declaration:
            parameters = [t + (" = " + d if d is not None else "") for t, d in self.declared()]
        else:
            parameters = [t for t, _ in self.parameters]
        result = self.result()
        result += "" if result.endswith(("*", "&")) else " "
        scope = "" if declaration or not self.handle else camel(self.handle) + "::"
        words = (
            ("static " if declaration and self.handle and not self.method else "")
            if declaration
            else "inline "
        )
        if declaration and not self.handle:
            words = "inline "
        tail = ")" + (" const" if self.method else "") + (";" if declaration else " {")
        head = "%s%s%s%s(" % (words, result, scope, self.name)
        return filled(head, parameters or [""], tail, " " * len(head) if len(head) < 60 else "    ")


def first_sentence(function):
    text = (paragraphs(function.doc) or [""])[0]
    match = re.match(r"(.*?[.:;])(?=\s|$)(?! [a-z0-9(])", text)
    return "%s: %s" % (function.symbol, tidy(match.group(1).rstrip(":;") if match else text))


def free_of_lifecycle(api):
    return [f for f in api.functions if f.origin != "handle"]


def wrappers(api, callbacks):
    done, names = [], {}
    for function in free_of_lifecycle(api):
        if (
            function.name in BY_HAND
            or function.returns == "status"
            and not function.fails
            or lifecycle(function)
        ):
            continue
        made = Wrapper(api, callbacks, function)
        if names.setdefault((made.handle, made.name), function.symbol) != function.symbol:
            raise SpecError(
                "%s and %s are both %s in catenary.hpp"
                % (names[made.handle, made.name], function.symbol, made.name)
            )
        done.append(made)
    return done


def lifecycle(function):
    """Functions that the handle classes implement themselves."""
    return function.name in (
        "object_use_count",
        "object_set_binding",
        "object_binding",
        "object_retain",
        "object_release",
    )


def indented(lines, by="  "):
    return [by + line if line else line for line in lines]


def declarations(api, made):
    lines = []
    for handle in api.handles.values():
        name, kind = camel(handle["name"]), "ctn_" + handle["name"]
        doc = tidy((paragraphs(handle.get("doc")) or [name])[0])
        lines += short(doc, "")
        lines += [
            "class %s : public Handle<%s, %s> {" % (name, name, kind),
            " public:",
            "  using Handle::Handle;",
        ]
        lines += indented(MEMBERS.get(handle["name"], []))
        for w in made:
            if w.handle == handle["name"]:
                lines += short(first_sentence(w.function)) + indented(marks(w.function) + w.head(True))
        lines += ["};", ""]
    for w in made:
        if not w.handle:
            lines += short(first_sentence(w.function), "") + marks(w.function) + w.head(True)
    return lines


def definitions(made):
    lines = []
    for w in made:
        lines += w.head(False) + indented(w.body()) + ["}"]
    return lines


def operators(api):
    names = {f.name for f in api.functions}
    lines = []

    def add(kind, head, *body):
        lines.append("%s {" % head)
        lines.extend(indented(body))
        lines.append("}")

    def scalar(target, op, name, reverse):
        """With a number as the second or (reverse) first operand; without such a function by a weak
        scalar."""
        array = target == "Array"
        prefix = "array_" if array else ""
        forms = [s for s in ("f64", "i64") if "%s%s_%s" % (prefix, name, s) in names]
        if not forms and not (array and reverse):
            return
        if not forms:
            plain = (
                name[1:]
                if name.startswith("r") and "array_" + name not in names and "array_" + name[1:] in names
                else name
            )
            integers = "array_%s_f64" % plain not in names
            check = (
                ['static_assert(std::is_integral_v<T>, "this operator takes integers");'] if integers else []
            )
            add(
                target,
                "template <class T, IfNumber<T> = 0>\ninline Array operator%s(T a, const Array &b)" % op,
                *check,
                "return Array::scalar_%s(a).%s(b);" % ("i64" if integers else "f64", plain),
            )
            return
        first, second = ("T a", "const %s &b" % target) if reverse else ("const %s &a" % target, "T b")
        swapped = reverse and not name.startswith("r")
        given = ("b", "a") if swapped else ("a", "b")
        number = given[1] if not (reverse and not swapped) else given[0]
        handle = given[0] if not (reverse and not swapped) else given[1]

        def call(form):
            kind = "double" if form == "f64" else "int64_t"
            cast = "static_cast<%s>(%s)" % (kind, number)
            if array:
                if reverse and not swapped:
                    return "return Array::%s_%s(%s, %s);" % (name, form, cast, handle)
                return "return %s.%s_%s(%s);" % (handle, name, form, cast)
            return "return %s_%s(%s);" % (
                name,
                form,
                ", ".join([cast, handle] if reverse and not swapped else [handle, cast]),
            )

        template = "template <class T, IfNumber<T> = 0>"
        head = "%s\n%s operator%s(%s, %s)" % (template, target, op, first, second)
        if forms == ["i64"]:
            add(
                target,
                head,
                'static_assert(std::is_integral_v<T>, "this operator takes integers");',
                call("i64"),
            )
        elif len(forms) == 2 and array:
            add(
                target,
                head,
                "if constexpr (std::is_floating_point_v<T>) {",
                "  " + call("f64"),
                "} else {",
                "  " + call("i64"),
                "}",
            )
        else:
            add(target, head, call("f64"))

    for op, array, variable, mirrored in BINARY:
        add(
            "Array", "inline Array operator%s(const Array &a, const Array &b)" % op, "return a.%s(b);" % array
        )
        scalar("Array", op, array, False)
        scalar("Array", op, mirrored or "r" + array, True)
        if op in ASSIGNED:
            add(
                "Array",
                "inline const Array &operator%s=(const Array &a, const Array &b)" % op,
                "a.%s_into(b, a);" % array,
                "return a;",
            )
            add(
                "Array",
                "template <class T, IfNumber<T> = 0>\nconst Array &operator%s=(const Array &a, T b)" % op,
                "if constexpr (std::is_floating_point_v<T>) {",
                "  a.%s_into(Array::scalar_f64(b), a);" % array,
                "} else {",
                "  a.%s_into(Array::scalar_i64(static_cast<int64_t>(b)), a);" % array,
                "}",
                "return a;",
            )
        if variable:
            add(
                "Variable",
                "inline Variable operator%s(const Variable &a, const Variable &b)" % op,
                "return %s(a, b);" % variable,
            )
            scalar("Variable", op, variable, False)
            scalar("Variable", op, variable if op in "+*" else "r" + variable, True)
            add(
                "Variable",
                "template <class T>\nVariable &operator%s=(Variable &a, const T &b)" % op,
                "return a = a %s b;" % op,
            )
    for op, array, variable in UNARY:
        add("Array", "inline Array operator%s(const Array &a)" % op, "return a.%s();" % array)
        if variable:
            add("Variable", "inline Variable operator%s(const Variable &a)" % op, "return %s(a);" % variable)
    return lines


def source(api):
    callbacks = Callbacks(api)
    made = wrappers(api, callbacks)
    forward = ["class %s;" % camel(name) for name in api.handles]
    parts = {
        "NOTICE": [NOTICE],
        "INCLUDES": whole_api(api),
        "FORWARD": forward,
        "DECLARATIONS": callbacks.aliases() + callbacks.tables() + declarations(api, made),
        "DEFINITIONS": quiet(
            api,
            ["namespace detail {", ""]
            + callbacks.trampolines()
            + ["}  // namespace detail", ""]
            + definitions(made),
        ),
        "OPERATORS": quiet(api, operators(api)),
    }
    text = TEMPLATE.read_text()
    for key, lines in parts.items():
        text = text.replace("@%s@" % key, "\n".join(lines), 1)
    return text


def files(api):
    return {"include/catenary/catenary.hpp": source(api)}
