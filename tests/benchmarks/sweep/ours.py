"""Our side of the sweep: prepares programs and times them. Usage: ours.py LOOP API.JSON"""

import ctypes
import os
import sys

import inputs
import numpy as np
from program import Handle, Loop, Program, flat
from spec import Spec
from worker import serve

CACHED = 800 << 20  # bytes of inputs that later cases may use again


def bits_of_bfloat16(numbers):
    bits = numbers.view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def in_memory(numbers, dtype):
    """The elements as the library holds them."""
    return bits_of_bfloat16(numbers) if dtype == "bfloat16" else numbers


class Ours:
    def __init__(self, loop_path, api):
        self.spec = Spec(api)
        self.loop = Loop(loop_path, self.spec)
        self.library = self.loop.library
        self.cache, self.cached = {}, 0
        self.clear()

    def clear(self):
        self.owned, self.programs = [], []

    def array(self, name, values, dtype, shape, layout, mutable):
        key = repr((name, values, dtype, shape, layout))
        if key in self.cache and not mutable:
            return self.cache[key][0]
        count, offset, strides = inputs.place(shape, layout)
        elements = in_memory(inputs.numbers(values, dtype, shape, count, name), dtype)
        size = elements.itemsize
        if layout == "contiguous":
            handles = [self.from_data(elements, shape, dtype)]
        else:
            base = self.from_data(elements, [count], dtype)
            handles = [
                self.view(base, dtype, shape, size * offset, [size * stride for stride in strides]),
                base,
            ]
        if mutable:
            self.owned += [("array", handle) for handle in handles]
        else:
            self.cache[key], self.cached = handles, self.cached + elements.nbytes
        return handles[0]

    def drop_cache(self):
        for handle in [handle for handles in self.cache.values() for handle in handles]:
            self.library.ctn_array_release(ctypes.c_void_p(handle))
        self.cache, self.cached = {}, 0

    def from_data(self, elements, shape, dtype):
        out, lengths = ctypes.c_void_p(), (ctypes.c_int64 * max(1, len(shape)))(*shape)
        data, count = ctypes.c_void_p(elements.ctypes.data), ctypes.c_size_t(len(shape))
        code = ctypes.c_int32(self.spec.enums["dtype"][dtype])
        self.call("ctn_array_from_data", data, lengths, count, code, ctypes.byref(out))
        return out.value

    def view(self, base, dtype, shape, offset, strides):
        """A view of `base` with offset and strides in bytes."""
        out, first = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("ctn_array_data", ctypes.c_void_p(base), ctypes.byref(first))
        lengths, distances = (ctypes.c_int64 * len(shape))(*shape), (ctypes.c_int64 * len(shape))(*strides)
        data, count = ctypes.c_void_p(first.value + offset), ctypes.c_size_t(len(shape))
        code = ctypes.c_int32(self.spec.enums["dtype"][dtype])
        self.call(
            "ctn_array_from_memory", data, lengths, count, distances, code, None, None, ctypes.byref(out)
        )
        return out.value

    def call(self, name, *arguments):
        self.loop.check(getattr(self.library, name)(*arguments), name)

    def variable(self, array, grad):
        out = ctypes.c_void_p()
        self.call("ctn_variable_new", ctypes.c_void_p(array), ctypes.byref(out))
        self.owned.append(("variable", out.value))
        self.call("ctn_variable_set_requires_grad", out, int(grad))
        return out.value

    def prepare(self, case, folder):
        self.dispose()
        if self.cached > CACHED:
            self.drop_cache()
        names = {**self.spec.constants, **case["constants"]}
        for name, given in case["inputs"].items():
            mutable = given["mutable"] or given["variable"]
            handle = self.array(
                name, *[given[key] for key in ("values", "dtype", "shape", "layout")], mutable
            )
            if given["variable"]:
                names[name] = Handle("variable", self.variable(handle, given["grad"]))
            else:
                names[name] = Handle("array", handle)
        setup = self.program(case["setup"], names, keep=None)
        setup.run()
        for handle in setup.made:
            handle.filled = True
        once = self.program(case["body"], setup.names, case["results"])
        seconds = once.run()
        results = [array for name in case["results"] for array in self.export(once.names[name], "data")]
        results += [array for name in case["gradients"] for array in self.export(once.names[name], "grad")]
        self.program(case["reset"], setup.names).run()
        self.timed = self.program(case["body"] + case["reset"], setup.names)
        paths = [os.path.join(folder, "ours%d.npy" % k) for k in range(len(results))]
        for path, (array, _) in zip(paths, results):
            np.save(path, array)
        return {"results": paths, "dtypes": [dtype for _, dtype in results], "seconds": seconds}

    def program(self, statements, names, keep=()):
        self.programs.append(Program(self.loop, statements, names, keep))
        return self.programs[-1]

    def export(self, handles, what):
        """Arrays with their dtypes."""
        return [self.exported(handle, what) for handle in flat(handles)]

    def exported(self, handle, what):
        library, array = self.library, ctypes.c_void_p(handle.slot.value)
        if handle.kind == "variable":
            source = array
            array = ctypes.c_void_p()
            self.loop.check(
                getattr(library, "ctn_variable_" + what)(source, ctypes.byref(array)), "ctn_variable_" + what
            )
        shape = library.ctn_array_shape(array)[: library.ctn_array_ndim(array)]
        dtype = {value: name for name, value in self.spec.enums["dtype"].items()}[
            library.ctn_array_dtype(array)
        ]
        result = np.empty(shape, "uint16" if dtype == "bfloat16" else dtype)
        status = library.ctn_array_to_data(
            array, ctypes.c_void_p(result.ctypes.data), ctypes.c_size_t(result.nbytes)
        )
        self.loop.check(status, "ctn_array_to_data")
        if handle.kind == "variable":
            library.ctn_array_release(array)
        if dtype == "bfloat16":
            result = (result.astype(np.uint32) << 16).view(np.float32)
        return result, dtype

    def time(self, iterations):
        return {"seconds": self.timed.run(iterations)}

    def threads(self, count):
        self.loop.check(self.library.ctn_set_thread_count(ctypes.c_int32(count)), "ctn_set_thread_count")

    def dispose(self):
        for program in reversed(self.programs):
            program.release()
        for kind, handle in reversed(self.owned):
            getattr(self.library, "ctn_%s_release" % kind)(ctypes.c_void_p(handle))
        self.clear()


if __name__ == "__main__":
    side = Ours(sys.argv[1], sys.argv[2])
    serve({name: getattr(side, name) for name in ("prepare", "time", "threads")})
