"""Reads what ptxas writes into cubins about kernels: registers, stack and shared memory."""

import dataclasses
import struct

SHT_SYMTAB = 2
SHT_NOBITS = 8
STT_FUNC = 2

# Attributes of .nv.info, as CUDA's own tools print them (EIATTR_...).
FRAME_SIZE = 0x11
REGCOUNT = 0x2F
HAS_SIZE = 0x04  # the format of attributes whose bytes follow


@dataclasses.dataclass
class Code:
    """A kernel, or a function that kernels call."""

    registers: int = 0
    stack: int = 0  # in bytes
    shared: int = 0  # bytes of static shared memory


def sections_of(data):
    """Yields the name, the type and the bytes of each section of an ELF file of 64 bits."""
    if data[:5] != b"\x7fELF\x02":
        raise ValueError("not an ELF file of 64 bits")
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQ", data, start + k * size) for k in range(count)]
    text = headers[names][4]
    for name, kind, _, _, offset, length in headers:
        end = data.index(b"\0", text + name)
        contents = b"" if kind == SHT_NOBITS else data[offset : offset + length]
        yield data[text + name : end].decode(), kind, length, contents


def attributes_of(info):
    """Yields the attributes of a section .nv.info that have bytes."""
    at = 0
    while at < len(info):
        form, attribute, size = struct.unpack_from("<BBH", info, at)
        at += 4
        if form == HAS_SIZE:
            yield attribute, info[at : at + size]
            at += size


def read(path):
    """Returns the Code of each kernel and function in a cubin, by name."""
    sections = {
        name: (kind, length, contents) for name, kind, length, contents in sections_of(path.read_bytes())
    }
    text = sections[".strtab"][2]
    symbols = []
    for entry in struct.iter_unpack("<IBBHQQ", sections[".symtab"][2]):
        symbols.append(text[entry[0] : text.index(b"\0", entry[0])].decode())
    code = {}
    for attribute, contents in attributes_of(sections[".nv.info"][2]):
        if attribute in (REGCOUNT, FRAME_SIZE):
            symbol, value = struct.unpack("<II", contents)
            one = code.setdefault(symbols[symbol], Code())
            if attribute == REGCOUNT:
                one.registers = value
            else:
                one.stack = value
    for name, one in code.items():
        if ".nv.shared." + name in sections:
            one.shared = sections[".nv.shared." + name][1]
    return code
