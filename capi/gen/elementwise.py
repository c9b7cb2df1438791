"""Elementwise operations: one entry of the specification becomes functions on arrays and on variables."""

from arguments import read
from ctext import camel, listed, paragraphs, tidy
from function import Function
from spec import SpecError

# Dtypes of the outputs of an operation (`same`: that of the loop), and operands that have a dtype of their
# own.
RESULTS = {"same": ["same"], "bool": ["bool"], "same_same": ["same", "same"], "same_int32": ["same", "int32"]}
FIXED = ("none", "first_bool", "second_int64")
# Forms with a weak scalar as the second operand, or as the first one if `reversed`.
SCALAR_FORMS = {"f64": ("double", "float"), "i64": ("int64", "int")}
KEYS = {
    "name",
    "functor",
    "inputs",
    "loops",
    "result",
    "outputs",
    "reference",
    "doc",
    "domain",
    "gradient",
    "commutative",
    "reduction",
    "scalars",
    "reversed",
    "since",
    "errors",
    "internal",
    "fixed",
    "core",
}
INTO = (
    "ctn_array_%s into %s of the broadcast shape. Results are cast to %s by the rule same_kind. %s may be %s, or "
    "share memory with %s."
)


def check(item, inputs, outputs):
    name = item["name"]
    unknown = set(item) - KEYS
    if unknown:
        raise SpecError("%s: unknown keys: %s" % (name, ", ".join(sorted(unknown))))
    if not 1 <= len(inputs) <= 3:
        raise SpecError("%s: 1 to 3 inputs, not %d" % (name, len(inputs)))
    if len(RESULTS.get(item.get("result", "same"), ())) != len(outputs):
        raise SpecError("%s: result is one of %s, with an output each" % (name, ", ".join(RESULTS)))
    if item.get("fixed", "none") not in FIXED:
        raise SpecError("%s: fixed is one of %s" % (name, ", ".join(FIXED)))
    if not item.get("doc"):
        raise SpecError("%s: no documentation" % name)


class Expansion:
    """The functions of one operation."""

    def __init__(self, api, module, glossaries, item):
        self.api, self.glossaries, self.item, self.name = api, glossaries, item, item["name"]
        self.inputs = listed(item.get("inputs", ["x"]))
        self.outputs = item.get("outputs") or ["out"]
        check(item, self.inputs, self.outputs)
        self.op = dict(
            item,
            inputs=self.inputs,
            functor=item.get("functor") or camel(self.name),
            result=item.get("result", "same"),
            outputs=self.outputs,
            fixed=item.get("fixed", "none"),
            module=module.name,
        )
        self.pair = "" if len(self.outputs) == 1 else "_pair"
        self.common = dict(since=item.get("since", "0.1.0"), origin="elementwise")
        api.ops.append(self.op)
        if item.get("internal"):
            return
        module.elementwise.append(self.op)
        self.arrays(module)
        if item.get("gradient"):
            self.variables({"name": self.name} if item["gradient"] is True else item["gradient"])

    def add(self, module, symbol, doc, args, body, **extra):
        """`args` are tuples of a name, a type and, unless the glossary has it, a text."""
        made = read(
            self.api,
            self.glossaries,
            [dict([(name, kind)] + [("doc", text) for text in rest]) for name, kind, *rest in args],
            symbol,
        )
        module.functions.append(Function(module, symbol, doc, made, body=body, **dict(self.common, **extra)))

    def references(self):
        return ", ".join('capi::in(%s, "%s")' % (n, n) for n in self.inputs)

    def dtypes(self):
        """What happens to the dtypes of the inputs, and which one the result has."""
        first, note = self.inputs[0], []
        if self.op["fixed"] == "second_int64":
            note.append(
                "Inputs are broadcast; `%s` has an integer dtype, and the result has the dtype of `%s`."
                % (self.inputs[1], first)
            )
        elif self.op["fixed"] == "first_bool":
            note.append(
                "Inputs are broadcast; `%s` is converted to bool, and the others are promoted." % first
            )
        elif len(self.inputs) > 1:
            note.append("Inputs are broadcast and promoted to one dtype.")
        note.append(tidy(next(loop["doc"] for loop in self.api.loops if loop["name"] == self.item["loops"])))
        if self.op["result"] == "bool":
            note.append("The result is bool.")
        return " ".join(note)

    def give(self, call):
        """The body of a function that makes the outputs."""
        lines = ["capi::clear(%s);" % n for n in self.outputs] if self.pair else []
        lines += ['capi::open(%s, "%s");' % (n, n) for n in self.outputs]
        if not self.pair:
            return lines + ["*%s = capi::give(%s);" % (self.outputs[0], call)]
        return (
            lines
            + ["auto results = %s;" % call]
            + ["*%s = capi::give(std::move(results[%d]));" % (n, i) for i, n in enumerate(self.outputs)]
        )

    def arrays(self, module):
        errors = ["SHAPE", "DTYPE"] + listed(self.item.get("errors"))
        out = [
            (n, "array out", "Receives the %s." % n) if self.pair else (n, "array out") for n in self.outputs
        ]
        self.add(
            module,
            "array_" + self.name,
            "\n\n".join(paragraphs(self.item["doc"]) + [self.dtypes()]),
            [(n, "array") for n in self.inputs] + out,
            self.give("catenary::elementwise%s(Op::%s, %s)" % (self.pair, self.name, self.references())),
            errors=errors,
            reference=self.item.get("reference"),
        )
        many = (
            ("existing arrays or views", "their dtypes", "They", "inputs", "them")
            if self.pair
            else ("an existing array or view", "its dtype", "`out`", "one of the inputs", "them")
        )
        self.add(
            module,
            "array_%s_into" % self.name,
            INTO % ((self.name,) + many),
            [(n, "array") for n in self.inputs]
            + [
                (n, "array inout", "The destination of the %s." % n if self.pair else "The destination.")
                for n in self.outputs
            ],
            [
                "catenary::elementwise%s_into(Op::%s, %s, %s);"
                % (
                    self.pair,
                    self.name,
                    self.references(),
                    ", ".join('capi::inout(%s, "%s")' % (n, n) for n in self.outputs),
                )
            ],
            errors=errors,
        )
        for suffix in listed(self.item.get("scalars")):
            kind, noun = SCALAR_FORMS[suffix]
            first, second = self.inputs
            self.add(
                module,
                "array_%s_%s" % (self.name, suffix),
                "ctn_array_%s with a scalar as the second operand. The scalar is weak: it counts as a Python %s "
                "and does not widen an array of the same or a higher kind." % (self.name, noun),
                [(first, "array"), (second, kind)] + out,
                self.give(self.scalar_call(first, second, "false")),
                errors=errors,
            )
            if self.item.get("reversed"):
                self.add(
                    module,
                    "array_r%s_%s" % (self.name, suffix),
                    "ctn_array_%s with a weak scalar (a Python %s) as the first operand." % (self.name, noun),
                    [(first, kind), (second, "array")] + out,
                    self.give(self.scalar_call(second, first, "true")),
                    errors=errors,
                )

    def scalar_call(self, array, scalar, reverse):
        return 'catenary::elementwise_scalar%s(Op::%s, capi::in(%s, "%s"), %s, %s)' % (
            self.pair,
            self.name,
            array,
            array,
            scalar,
            reverse,
        )

    def variables(self, gradient):
        module = self.api.module(gradient.get("module", "functions"))
        home = self.api.handles["variable"]["module"]
        if home != module.name and home not in module.includes:
            module.includes.append(home)
        name = gradient.get("name", self.name)
        doc = paragraphs(gradient.get("doc") or self.item["doc"])
        doc.append(
            "Differentiable." + (" Inputs are broadcast and have one dtype." if len(self.inputs) > 1 else "")
        )
        common = dict(errors=["SHAPE", "DTYPE", "TYPE_CHECK"])
        self.add(
            module,
            name,
            "\n\n".join(doc),
            [(n, "variable") for n in self.inputs] + [("y", "variable out")],
            [
                'capi::open(y, "y");',
                "*y = capi::give(catenary::apply_op(Op::%s, %s));" % (self.name, self.references()),
            ],
            reference=gradient.get("reference"),
            derivatives=2,
            dtypes="float",
            **common,
        )
        for suffix in listed(gradient.get("scalars")):
            self.scalar_function(module, name, suffix, False, common)
            if gradient.get("reversed"):
                self.scalar_function(module, name, suffix, True, common)

    def scalar_function(self, module, name, suffix, reverse, common):
        kinds = [SCALAR_FORMS[suffix][0], "variable"]
        kinds = kinds if reverse else kinds[::-1]
        scalar, variable = self.inputs if reverse else self.inputs[::-1]
        self.add(
            module,
            "%s%s_%s" % ("r" if reverse else "", name, suffix),
            "ctn_%s with a scalar as the %s operand; the scalar takes the variable's dtype."
            % (name, "first" if reverse else "second"),
            list(zip(self.inputs, kinds)) + [("y", "variable out")],
            [
                'capi::open(y, "y");',
                '*y = capi::give(catenary::apply_op_scalar(Op::%s, capi::in(%s, "%s"), %s, %s));'
                % (self.name, variable, variable, scalar, "true" if reverse else "false"),
            ],
            **common,
        )
