"""Callbacks in catenary.hpp: the std::function of each type of the C API, and the C function that calls
it."""

from ctext import c_declare, c_parameters, c_type, camel, tidy
from headers import short
from spec import SpecError


def alias(name):
    """Name of the std::function type of a callback."""
    return camel(name[:-3] if name.endswith("_fn") else name) + "Function"


class Callbacks:
    def __init__(self, api):
        self.api = api
        self.items = [
            c
            for c in api.callbacks.values()
            if c["arguments"] and c["arguments"][0].name == "user_data" and c["name"] != "destroy_fn"
        ]
        self.names = {c["name"] for c in self.items}

    def is_table(self, struct):
        """Whether the struct is a table of callbacks."""
        return any(t[0] == "callback" and t[1] in self.names for _, t, _ in self.api.fields(struct))

    def table_structs(self):
        return [s for s in self.api.structs.values() if self.is_table(s)]

    def copies(self, item):
        """Whether the callback makes a user_data of its own, which is then another table."""
        return any(a.kind == "void" and a.out for a in item["arguments"])

    def signature(self, item):
        """(result, parameters) of the std::function."""
        result, parameters = "void", []
        for arg in item["arguments"][1:]:
            name = camel(arg.base)
            if arg.kind == "handle" and arg.listed:
                if arg.out:
                    result = "std::vector<%s>" % name
                else:
                    parameters.append("const std::vector<%s> &%s" % (name, arg.name))
            elif arg.kind == "handle":
                if arg.out:
                    result = name
                else:
                    parameters.append("const %s &%s" % (name, arg.name))
            elif arg.listed:
                parameters.append("List<%s> %s" % (c_type(arg.params[0].ctype[2]), arg.name))
            elif arg.kind == "void" and arg.out:
                result = "std::unique_ptr<%s>" % self.table_with(item)
            elif arg.out and arg.kind == "scalar" and "vector" in result:
                continue  # how many there are
            elif arg.out:
                result = c_type(arg.params[0].ctype[2]).strip()
            elif arg.has("inout") and arg.kind == "scalar":
                parameters.append("%s &%s" % (c_type(arg.params[0].ctype[2]).strip(), arg.name))
            elif arg.base == "bool":
                parameters.append("bool " + arg.name)
            else:
                parameters += [c_declare(p.ctype, p.name) for p in arg.params]
        return result, parameters

    def table_with(self, item):
        for struct in self.table_structs():
            if any(t == ("callback", item["name"]) for _, t, _ in self.api.fields(struct)):
                return camel(struct["name"])
        raise SpecError("%s: no table has it" % item["name"])

    def aliases(self):
        lines = ["struct %s;" % camel(s["name"]) for s in self.table_structs()] + [""]
        for item in self.items:
            result, parameters = self.signature(item)
            lines += short("ctn_%s: %s" % (item["name"], tidy(item.get("doc"))), "")
            lines.append(
                "using %s = std::function<%s(%s)>;" % (alias(item["name"]), result, ", ".join(parameters))
            )
        return lines + [""]

    def tables(self):
        lines = []
        for struct in self.table_structs():
            name = camel(struct["name"])
            lines += short("ctn_%s: %s" % (struct["name"], tidy(struct.get("doc"))), "") + [
                "struct %s {" % name
            ]
            for field, kind, _ in self.api.fields(struct):
                if field in ("struct_size", "destroy"):
                    continue
                if kind[0] == "callback":
                    lines.append("  %s %s;" % (alias(kind[1]), field))
                elif c_type(kind) == "const char *":
                    lines.append("  std::string %s;" % field)
                else:
                    lines.append("  %s{};" % c_declare(kind, field))
            lines += ["};", ""]
        return lines

    def trampolines(self):
        lines = []
        for item in self.items:
            lines += self.trampoline(item)
        for struct in self.table_structs():
            lines += self.table_of(struct)
        return lines

    def trampoline(self, item):
        name, arguments = item["name"], item["arguments"]
        result, _ = self.signature(item)
        passed, after = [], []
        counts = {}
        for arg in arguments[1:]:
            if arg.kind == "handle" and arg.listed:
                if arg.out:
                    counted = [a for a in arguments if a.out and a.kind == "scalar"]
                    if counted:
                        after.append(
                            "const std::size_t got = made.size() <= {0} ? made.size() : {0} + 1;".format(
                                arg.count
                            )
                        )
                        after.append(
                            'if (got > %s) same_length("%s", "results", %s, made.size());'
                            % (arg.count, name, arg.count)
                        )
                        after.append('hand_out("%s", std::move(made), %s, got);' % (name, arg.name))
                        after.append("*%s = got;" % counted[0].name)
                    else:
                        after.append('hand_out("%s", std::move(made), %s, %s);' % (name, arg.name, arg.count))
                else:
                    passed.append("borrowed<%s>(%s, %s)" % (camel(arg.base), arg.name, arg.count))
                counts[arg.count] = True
            elif arg.kind == "handle":
                if arg.out:
                    after.append("*%s = made.detach();" % arg.name)
                else:
                    passed.append("%s::borrow(%s)" % (camel(arg.base), arg.name))
            elif arg.listed:
                passed.append("List<%s>(%s, %s)" % (c_type(arg.params[0].ctype[2]), arg.name, arg.count))
            elif arg.kind == "void" and arg.out:
                after.append("*%s = made.release();" % arg.name)
            elif arg.out and arg.kind == "scalar" and "vector" in result:
                continue
            elif arg.out:
                after.append("*%s = made;" % arg.name)
            elif arg.has("inout") and arg.kind == "scalar":
                passed.append("*" + arg.name)
            elif arg.base == "bool":
                passed.append(arg.name + " != 0")
            else:
                passed += [p.name for p in arg.params]
        params = [p for a in arguments for p in a.params]
        run = "From::of(user_data)(%s)" % ", ".join(passed)
        void = item.get("returns", "status") == "void"
        lines = [
            "template <class From>",
            "%s call_%s(%s)%s {"
            % ("void" if void else "ctn_status", name, c_parameters(params), " noexcept" if void else ""),
        ]
        if void:
            lines.append("  %s;" % run)
        else:
            lines.append("  return guarded([&] {")
            lines.append("    %s%s;" % ("auto made = " if after else "", run))
            lines += ["    " + line for line in after] + ["  });"]
        return lines + ["}"]

    def table_of(self, struct):
        name = camel(struct["name"])
        lines = [
            "inline ctn_{} table_of(const {} &from) {{".format(struct["name"], name),
            "  ctn_%s table{};" % struct["name"],
        ]
        for field, kind, _ in self.api.fields(struct):
            if field == "struct_size":
                lines.append("  table.struct_size = sizeof table;")
            elif field == "destroy":
                lines.append("  table.destroy = destroy<%s>;" % name)
            elif kind[0] == "callback":
                lines.append(
                    "  if (from.{0}) table.{0} = call_{1}<Part<&{2}::{0}>>;".format(field, kind[1], name)
                )
            elif c_type(kind) == "const char *":
                lines.append("  table.{0} = from.{0}.empty() ? nullptr : from.{0}.c_str();".format(field))
            else:
                lines.append("  table.{0} = from.{0};".format(field))
        return lines + ["  return table;", "}"]
