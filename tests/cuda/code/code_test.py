#!/usr/bin/env python3
"""What nvcc made of the device code: names, instructions, registers and stacks.

Usage: code_test.py [--update] SOURCE_DIR CODE_DIR FUNCTIONS EMULATED
CODE_DIR/CAPABILITY has the PTX and the cubins of all modules for one compute capability.
FUNCTIONS is the program that lists what the plugin starts, EMULATED the library of emulated kernels.
--update writes limits.txt.
"""

import pathlib
import re
import subprocess
import sys

import cubin

LIMITS = pathlib.Path(__file__).with_name("limits.txt")
LIMITED = "90"  # the compute capability of limits.txt
MORE_REGISTERS = 16
MORE_SHARED = 4096
HEADER = """\
# The most registers of a kernel, and the most bytes of static shared memory, in each module for compute capability 9.0
# (where the GPU itself takes 1024 bytes of each block that uses any), and whether it has fused multiply-adds, which
# only math_mad writes. code_test.py fails if a module has %d registers or %d bytes more, or unexpected fused
# multiply-adds. Its option --update writes this file.
""" % (MORE_REGISTERS, MORE_SHARED)

# Stack frames: kernels, the most bytes, and the reason.
STACKS = [
    (
        r"elementwise(_strided)?_(sin|cos|tan)_\w+",
        40,
        "CUDA's reduction of large angles by an array of digits",
    ),
    (
        r"random_(poisson|binomial)_[48]",
        48,
        "the same in the tangent of a rejection method, beside the block of words that it draws from",
    ),
    (
        r"random_law_(noncentral_\w+|negative_binomial|hypergeometric)",
        48,
        "the block of words from which a rejection method takes one after another",
    ),
]

# Approximate instructions and those that flush small numbers: modules, instruction, and the reason.
APPROXIMATE = [
    (r"elementwise_unary_\w+", "rcp.approx.ftz.f64", "the first step of CUDA's tangent, which refines it"),
]

# Functions that the plugin names and never starts: module, name, and the reason.
NEVER = [
    (r"random|shuffle", r"(random|mersenne)_(poisson|binomial)_[12]", "their results are int32 or int64"),
]

FLOAT = {"f16", "f16x2", "bf16", "bf16x2", "f32", "f64"}
CONTRACTIBLE = {"add", "sub", "mul", "fma", "mad"}
ROUNDED = CONTRACTIBLE | {"div", "sqrt", "rcp"}
ROUNDINGS = {"rn", "rz", "rm", "rp"}
INEXACT = {"sin", "cos", "ex2", "lg2", "tanh", "rsqrt"}
INSTRUCTION = re.compile(r"^\s*(?:@!?%\w+\s+)?([a-z][\w.:]*)[\s;]")
ENTRY = re.compile(r"^\s*\.visible \.entry (\w+)\(", re.M)

errors = []


def error(text, *values):
    errors.append(text % values)


def problem_of(instruction):
    """Why an instruction is not accepted, or None."""
    name, *parts = instruction.split(".")
    parts = set(parts)
    if parts & {"approx", "ftz", "full"} or name in INEXACT and parts & FLOAT:
        return "is approximate or flushes small numbers"
    if not parts & FLOAT:
        return None
    if name in ROUNDED and not parts & ROUNDINGS:
        # nvcc gives each operation a rounding mode if and only if -fmad=false is given; without one ptxas may fuse.
        return "may be fused with another one"
    if name in ("atom", "red") and "add" in parts:
        return "adds in an order that depends on time"
    return None


def is_allowed(module, instruction):
    return any(re.fullmatch(modules, module) and instruction == name for modules, name, _ in APPROXIMATE)


def check_instructions(module, path):
    """Returns the number of fused multiply-adds."""
    counts = {}
    for line in path.read_text().splitlines():
        match = INSTRUCTION.match(line)
        if match:
            counts[match[1]] = counts.get(match[1], 0) + 1
    for instruction, count in sorted(counts.items()):
        problem = problem_of(instruction)
        if problem and not is_allowed(module, instruction):
            error("%s: %s, which occurs %d times, %s", path.name, instruction, count, problem)
    return sum(
        count for name, count in counts.items() if name.startswith("fma.") and set(name.split(".")) & FLOAT
    )


def check_stacks(path, code):
    for name, one in code.items():
        kernel = name.split("$")[1] if name.startswith("$") else name  # a copy of a function for one kernel
        if kernel.startswith("__internal_"):
            continue  # of CUDA, for all kernels; the kernels count them
        most = max((size for kernels, size, _ in STACKS if re.fullmatch(kernels, kernel)), default=0)
        if one.stack > most:
            error(
                "%s: %s needs %d bytes of local memory, expected at most %d", path.name, name, one.stack, most
            )


def read_limits():
    limits = {}
    for line in LIMITS.read_text().splitlines():
        if line and not line.startswith("#"):
            module, registers, shared, fused = line.split()
            limits[module] = (int(registers), int(shared), fused)
    return limits


def write_limits(found):
    lines = ["%-32s %3d %6d %s\n" % (module, *values) for module, values in sorted(found.items())]
    LIMITS.write_text(HEADER + "".join(lines))


def check_limits(found):
    hint = "; if this is meant, run code_test.py --update"
    limits = read_limits()
    for module in sorted(limits.keys() - found.keys()):
        error("limits.txt: there is no module %s%s", module, hint)
    for module, (registers, shared, fused) in sorted(found.items()):
        if module not in limits:
            error("limits.txt lacks the module %s%s", module, hint)
            continue
        most_registers, most_shared, fuses = limits[module]
        if registers >= most_registers + MORE_REGISTERS:
            error("%s needs %d registers, before %d%s", module, registers, most_registers, hint)
        if shared >= most_shared + MORE_SHARED:
            error("%s needs %d bytes of shared memory, before %d%s", module, shared, most_shared, hint)
        if fused != fuses:
            error("%s: fused multiply-adds: expected %s, got %s%s", module, fuses, fused, hint)


def check_names(entries, functions, emulated):
    """`entries` has the names of the kernels of each module."""
    listed = subprocess.run([functions], check=True, stdout=subprocess.PIPE, text=True).stdout
    asked, typed = set(), {}
    for line in listed.splitlines():
        module, name, kind = line.split()[-3:]
        if line.startswith("unknown ") or module not in entries:
            error("the plugin starts %s of %s.cu, which does not exist", name, module)
            continue
        if any(re.fullmatch(modules, module) and re.fullmatch(names, name) for modules, names, _ in NEVER):
            if name in entries[module]:
                error("NEVER has %s of %s.cu, which exists", name, module)
            continue
        asked.add((module, name))
        exists = name in entries[module]
        if kind in ("plain", "loop"):
            if not exists:
                error("the plugin starts %s of %s.cu, which does not have it", name, module)
        else:
            family = (module, name.removesuffix("_" + kind))
            typed[family] = typed.get(family, False) or exists
    for (module, family), exists in sorted(typed.items()):
        if not exists and not family.startswith("elementwise"):
            error("the plugin starts %s_DTYPE of %s.cu, which has it for no dtype", family, module)
    owners = {}
    for module, names in sorted(entries.items()):
        for name in sorted(names):
            if name in owners:
                error("%s is in %s.cu and in %s.cu", name, owners[name], module)
            owners[name] = module
            if (module, name) not in asked:
                error("nothing starts %s of %s.cu", name, module)
    symbols = subprocess.run(
        ["nm", "-D", "-P", "--defined-only", emulated], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    prefix = "ctn_emulated_"
    emulations = {
        line.split()[0].removeprefix(prefix) for line in symbols.splitlines() if line.startswith(prefix)
    }
    for name in sorted(emulations ^ owners.keys()):
        error("%s exists only %s", name, "for the emulation" if name in emulations else "for GPUs")
    return len(asked)


def main():
    arguments = sys.argv[1:]
    update = arguments[0] == "--update"
    source, folder, functions, emulated = arguments[update:]
    folder = pathlib.Path(folder)
    modules = sorted(path.stem for path in pathlib.Path(source, "impl/backend/cuda/kernels").glob("*.cu"))
    entries, found = {}, {}
    for module in modules:
        entries[module] = set()
        fused = 0
        for path in sorted(folder.glob("*/%s.ptx" % module)):
            fused = max(fused, check_instructions(module, path))
            entries[module] |= set(ENTRY.findall(path.read_text()))
        for path in sorted(folder.glob("*/%s.cubin" % module)):
            code = cubin.read(path)
            check_stacks(path, code)
            kernels = [code[name] for name in entries[module] if name in code]
            if len(kernels) != len(entries[module]):
                error("%s: expected %d kernels, got %d", path, len(entries[module]), len(kernels))
            elif path.parent.name == LIMITED:
                registers, shared = max(one.registers for one in kernels), max(one.shared for one in kernels)
                found[module] = (registers, shared, "fused" if fused else "-")
    if update:
        write_limits(found)
    elif found:
        check_limits(found)
    asked = check_names(entries, functions, emulated)
    for text in errors:
        print(text)
    print(
        "%d modules, %d kernels, %d names in the plugin: %d errors"
        % (len(modules), sum(map(len, entries.values())), asked, len(errors))
    )
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
