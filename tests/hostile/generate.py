"""Writes hostile_calls.c and hostile_kinds.h: for each exported function a C function that draws its
arguments, calls it and checks the results. Everything follows from api.json, so that a new function is called
automatically.
Usage: generate.py API_JSON CALLS_C KINDS_H"""

import json
import re
import sys

ROOM = 70  # entries of every list that is passed, more than CTN_MAX_NDIM
# Functions that would stop the process from testing, with the reason.
LEFT_OUT = {
    "array_from_dlpack": "needs a tensor that somebody else made; see tests/impl/array/dlpack_test.cc",
    "memory_set_allocator": "takes effect only before the first allocation; see tests/capi/base/allocation_test.c",
    "trainer_run": "runs for ever if nothing ends the training; trainer_run_for does the same with a limit",
}
# Arguments whose values must be small, with the draw that replaces the usual one: what has no limit does not return.
BOUNDED = {("trainer_run_for", "iterations"): "chance(d, 5) ? -1 : 1 + (int64_t)(draw_size(d) % 3)"}


class Writer:
    def __init__(self, document):
        modules = document["modules"]
        self.functions = [f for m in modules for f in m["functions"]]
        self.handles = [h["name"] for m in modules for h in m["handles"]]
        self.enums = {e["name"]: e for m in modules for e in m["enums"]}
        self.structs = {s["name"]: s for m in modules for s in m["structs"]}
        self.callbacks = {c["name"]: c for m in modules for c in m["callbacks"]}
        self.headers = [m["module"] for m in modules]
        statuses = {v["name"]: v["value"] for v in self.enums["status"]["values"]}
        self.status_bits = {name.replace("ERROR_", ""): 1 << value for name, value in statuses.items()}
        self.lines = []

    def write(self, *lines):
        self.lines += lines

    # Callbacks.

    def callback(self, item):
        parameters = [p for a in item["arguments"] for p in a["parameters"]]
        declared = ", ".join(declare(p["type"], p["name"]) for p in parameters)
        returns = item.get("returns", "status")
        kind = "void" if returns == "void" else "ctn_status"
        self.write("static %s CTN_CALL cb_%s(%s) {" % (kind, item["name"], declared))
        user = next((p["name"] for p in parameters if p["name"] in ("user_data", "object")), None)
        self.write("  struct record* r_ = %s;" % (user or "NULL"))
        self.write("  const int way_ = called(r_);", "  (void)way_;")
        for a in item["arguments"]:
            names = [p["name"] for p in a["parameters"]]
            if not a.get("out"):
                self.write(*["  (void)%s;" % n for n in names])
            elif a["type"] in self.handles:
                if len(names) == 2:
                    self.write(
                        "  give_list(r_, way_, KIND_%s, (void**)%s, %s);" % (a["type"], names[0], names[1])
                    )
                else:
                    self.write("  give_one(r_, way_, KIND_%s, (void**)%s);" % (a["type"], names[0]))
            elif a["type"] == "void":
                self.write("  *%s = way_ ? NULL : new_record(r_);" % names[0])
            elif a["type"] == "string":
                self.write('  *%s = way_ ? NULL : "stored";' % names[0])
            else:
                self.write(
                    "  *%s = (%s)(way_ == 2 ? -1 : 1);" % (names[0], a["parameters"][0]["type"].rstrip("* "))
                )
        self.write("  return;" if kind == "void" else "  return answer(r_, way_);", "}", "")

    def struct(self, item):
        name = item["name"]
        if name == "index":
            return
        self.write(
            "static ctn_%s* fill_%s(struct draw* d, struct record* r, void* room) {" % (name, name),
            "  ctn_%s* s = room;" % name,
            "  memset(room, 0, sizeof *s + 64);",
        )
        if item.get("sized"):
            self.write("  s->struct_size = draw_struct_size(d, sizeof *s, (char*)room + sizeof *s);")
        for field, kind in ((f["name"], f["type"]) for f in item["fields"]):
            if field == "struct_size":
                continue
            if kind == "ctn_destroy_fn":
                self.write("  s->%s = counted_destroy; expect_destroy(r);" % field)
            elif kind.startswith("ctn_") and kind.endswith("_fn"):
                self.write("  s->%s = chance(d, 20) ? NULL : cb_%s;" % (field, kind[4:]))
            elif kind == "const char *":
                self.write('  s->%s = draw_string(d, "name", 1);' % field)
            elif kind in ("int32_t", "int64_t", "uint64_t", "size_t", "double"):
                self.write("  s->%s = (%s)draw_int(d, 5);" % (field, kind))
        self.write("  (void)r;", "  return s;", "}", "")

    # One function.

    def function(self, f):
        name = f["name"]
        before, after, passed = [], [], []
        bits = self.bits(f)
        arguments = f["arguments"]
        honest = any(
            a["type"] == "void" and a["name"] == "data" and not a.get("out") for a in arguments
        ) and any(a["name"] == "shape" for a in arguments)
        counts = set()
        for a in arguments:
            if (
                "count" in a
                and not a.get("shared_count")
                and len(a["parameters"]) == 2
                and a["type"] != "void"
            ):
                count = a["parameters"][1]["name"]
                before.append("size_t %s = draw_count(d, %d);" % (count, 1 if honest else 0))
                counts.add(count)
        record = (
            any(a["type"] in self.structs and a["type"] != "index" for a in arguments)
            or any(a["type"] == "destroy_fn" for a in arguments)
            or any(p["name"] == "user_data" for a in arguments for p in a["parameters"])
        )
        if record or any("callback" in a for a in arguments):
            before.append("struct record* r = new_record(NULL);")
        for a in arguments:
            self.argument(f, a, before, after, passed, honest, counts)
        self.write("static void call_%s(struct draw* d) {" % name)
        self.write(*["  " + line for line in before])
        call = "%s(%s)" % (f["symbol"], ", ".join(passed))
        returns = "value" if not arguments else f["returns"]  # ctn_error_code tells a status
        if returns == "status":
            self.write(
                '  begin(d, "%s");' % name,
                "  const ctn_status s_ = %s;" % call,
                '  end(d, "%s", s_, 0x%x);' % (name, bits),
            )
        elif returns == "void":
            self.write('  begin(d, "%s");' % name, "  %s;" % call)
        elif returns == "string":
            self.write('  begin(d, "%s");' % name, '  check_text(d, "%s", %s);' % (name, call))
        elif returns in self.handles:
            self.write('  begin(d, "%s");' % name, "  release_any((void*)%s);" % call)
        else:
            self.write('  begin(d, "%s");' % name, "  (void)%s;" % call)
        if returns == "status":
            self.write(*["  " + line for line in after])
        self.write("}", "")

    def bits(self, f):
        return sum(self.status_bits[n.replace("CTN_", "").replace("ERROR_", "")] for n in set(f["statuses"]))

    def argument(self, f, a, before, after, passed, honest, counts):
        kind, parameters, out = a["type"], a["parameters"], a.get("out")
        names = [p["name"] for p in parameters]
        n, nullable = names[0], 1 if a.get("nullable") or a.get("optional") else 0
        t = parameters[0]["type"]
        if "capacity" in " ".join(names) and len(parameters) == 3:  # text
            before.append("char %s_v[4096];" % n)
            before.append("size_t %s_c, %s_l = 0; char* %s_p = draw_text(d, %s_v, &%s_c);" % (n, n, n, n, n))
            passed += ["%s_p" % n, "%s_c" % n, "chance(d, 30) ? NULL : &%s_l" % n]
            after.append('check_room(d, "%s", s_, %s_p, %s_c);' % (f["name"], n, n))
        elif kind == "callback" or "callback" in a:
            before.append("const int %s_null = chance(d, %d);" % (n, 30 if nullable else 3))
            passed.append("%s_null ? NULL : cb_%s" % (n, a["callback"]))
            passed.append("r")
            if len(parameters) == 3:
                before.append("const int %s_counted = chance(d, 80);" % n)
                before.append("if (%s_counted) expect_destroy(r);" % n)
                passed.append("%s_counted ? counted_destroy : NULL" % n)
                after.append('if (s_ && %s_counted) check_destroyed(d, "%s", r);' % (n, f["name"]))
        elif kind in self.structs and kind != "index":
            before.append("union { ctn_%s s; char room[sizeof(ctn_%s) + 64]; } %s_v;" % (kind, kind, n))
            before.append("ctn_%s* %s = chance(d, 3) ? NULL : fill_%s(d, r, &%s_v);" % (kind, n, kind, n))
            passed.append(n)
        elif "count" in a or len(parameters) == 2:
            self.list_argument(f, a, before, after, passed, honest, counts)
        elif kind in self.handles:
            if out:
                before.append("ctn_%s* %s_v = GARBAGE;" % (kind, n))
                before.append(
                    "ctn_%s** %s = chance(d, %d) ? NULL : &%s_v;" % (kind, n, 40 if nullable else 2, n)
                )
                after.append('result(d, "%s", s_, KIND_%s, (void**)%s);' % (f["name"], kind, n))
                passed.append(n)
            else:
                draw = "draw_handle(d, KIND_%s, %d)" % (kind, nullable)
                if f["name"].endswith("_release"):
                    draw = "retain_any(%s)" % draw.replace("draw_handle", "draw_right_handle")
                passed.append("(%s)%s" % (t, draw))
        elif kind == "void":
            if out or "**" in t:
                before.append("void* %s_v = NULL;" % n)
                passed.append("chance(d, 2) ? NULL : &%s_v" % n)
            elif "(" in t:
                passed.append("NULL")
            elif n in ("user_data", "loss_data") or (
                n == "object" and any(x["type"] == "destroy_fn" for x in f["arguments"])
            ):
                passed.append("r")
            else:
                passed.append("draw_memory(d)")
        elif kind == "string":
            if out:
                before.append("const char* %s_v = NULL;" % n)
                passed.append("chance(d, 2) ? NULL : &%s_v" % n)
                after.append('if (!s_) check_text(d, "%s", %s_v);' % (f["name"], n))
            else:
                passed.append('draw_string(d, "%s", %d)' % (n, nullable))
        elif kind in self.callbacks:  # a plain function
            passed.append(
                "chance(d, 20) ? NULL : %s" % ("counted_destroy" if kind == "destroy_fn" else "cb_" + kind)
            )
        elif kind in self.enums:
            self.scalar(a, before, passed, t, self.enum_draw(kind))
        else:
            draw = {"double": "draw_double(d)", "bool": "draw_bool(d)"}.get(kind)
            if draw is None:
                draw = (
                    "draw_capacity(d)"
                    if n == "capacity"
                    else "draw_size(d)"
                    if kind == "size"
                    else "draw_int(d, 30)"
                )
            draw = BOUNDED.get((f["name"], n), draw)
            self.scalar(a, before, passed, t, draw)

    def enum_draw(self, kind):
        values = [v["value"] for v in self.enums[kind]["values"]]
        return "draw_enum(d, (const int32_t[]){%s}, %d)" % (", ".join(map(str, values)), len(values))

    def scalar(self, a, before, passed, t, draw):
        n = a["parameters"][0]["name"]
        if a.get("out") or a.get("inout"):
            base = t.replace("const ", "").rstrip("* ")
            before.append("%s %s_v = (%s)%s;" % (base, n, base, draw))
            passed.append("chance(d, 3) ? NULL : &%s_v" % n)
        else:
            passed.append("(%s)(%s)" % (t, draw))

    def list_argument(self, f, a, before, after, passed, honest, counts):
        kind, parameters = a["type"], a["parameters"]
        n = parameters[0]["name"]
        count = parameters[1]["name"] if len(parameters) == 2 else a.get("count") or "(size_t)1"
        nullable = 1 if a.get("nullable") else 0
        if kind == "void":
            before.append("size_t %s = draw_capacity(d);" % count)
            passed += ["draw_memory(d)", count]
            return
        if count not in counts and not re.match(r"^\(", count):
            count = (
                "(size_t)1"
                if count not in [p["name"] for x in f["arguments"] for p in x["parameters"]]
                else count
            )
        null = "chance(d, %d) ? NULL : " % (25 if nullable else 2)
        if kind in self.handles and a.get("out"):
            before.append("ctn_%s* %s_v[ROOM];" % (kind, n))
            before.append("fill_garbage((void**)%s_v);" % n)
            before.append("ctn_%s** %s = %s%s_v;" % (kind, n, null, n))
            after.append('results(d, "%s", s_, KIND_%s, (void**)%s, %s);' % (f["name"], kind, n, count))
            passed.append(n)
        elif kind in self.handles:
            before.append("void* %s_v[ROOM];" % n)
            before.append("draw_handles(d, KIND_%s, %d, %s_v);" % (kind, nullable, n))
            passed.append("%s(%s)%s_v" % (null, parameters[0]["type"], n))
        elif kind == "index":
            before.append("ctn_index %s_v[ROOM];" % n)
            before.append("draw_items(d, %s_v);" % n)
            passed.append("%s%s_v" % (null, n))
        elif kind == "string":
            before.append("const char* %s_v[ROOM];" % n)
            before.append('for (int i = 0; i < ROOM; ++i) %s_v[i] = draw_string(d, "%s", 0);' % (n, n))
            passed.append("%s%s_v" % (null, n))
        else:
            base = parameters[0]["type"].replace("const ", "").rstrip("* ")
            draw = (
                "draw_double(d)"
                if kind == "double"
                else self.enum_draw(kind)
                if kind in self.enums
                else 'draw_dimension(d, "%s", %d)' % (n, 1 if honest else 0)
            )
            before.append("%s %s_v[ROOM];" % (base, n))
            before.append("for (int i = 0; i < ROOM; ++i) %s_v[i] = (%s)%s;" % (n, base, draw))
            passed.append("%s%s_v" % (null, n))
        if len(parameters) == 2:
            passed.append(parameters[1]["name"])

    def text(self):
        self.write("/* Generated by tests/hostile/generate.py from api.json. */", '#include "hostile.h"', "")
        self.write(
            "const char* const kind_names[KINDS] = {%s};" % ", ".join('"%s"' % h for h in self.handles), ""
        )
        for item in self.callbacks.values():
            if item["name"] != "destroy_fn":
                self.callback(item)
        for item in self.structs.values():
            if item["name"] != "allocator":
                self.struct(item)
        called = [f for f in self.functions if f["name"] not in LEFT_OUT]
        for f in called:
            self.function(f)
        self.write("const struct entry entries[] = {")
        for f in called:
            kinds = [
                a["type"]
                for a in f["arguments"]
                if a.get("out") and a["type"] in self.handles and "count" not in a
            ]
            made = "KIND_" + kinds[0] if len(kinds) == 1 and f["returns"] == "status" else "-1"
            self.write('    {"%s", call_%s, %s},' % (f["name"], f["name"], made))
        self.write("};", "const size_t entry_count = %d;" % len(called))
        return "\n".join(self.lines) + "\n"

    def kinds(self):
        lines = ["/* Generated by tests/hostile/generate.py from api.json. */"]
        lines += ["#include <catenary/%s.h>" % name for name in self.headers]
        lines += ["enum kind {"] + ["  KIND_%s," % h for h in self.handles] + ["  KINDS", "};"]
        return "\n".join(lines) + "\n"


def declare(t, name):
    pointer = re.search(r"\((?:CTN_CALL )?\*\)", t)
    if pointer:
        return t[: pointer.end() - 1] + name + t[pointer.end() - 1 :]
    return t + ("" if t.endswith("*") else " ") + name


def main():
    source, calls, kinds = sys.argv[1:]
    with open(source) as file:
        writer = Writer(json.load(file))
    with open(calls, "w") as file:
        file.write(writer.text())
    with open(kinds, "w") as file:
        file.write(writer.kinds())


main()
