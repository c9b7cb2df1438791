"""Where trainings print: objects like files, which may be terminals."""

from shutil import get_terminal_size


def print_to(out, text):
    """Writes a piece of text in UTF-8."""
    out.write(text.decode("utf-8"))
    if hasattr(out, "flush"):
        out.flush()


def columns_of(out):
    """The width of a terminal; 0 for anything else."""
    is_terminal = getattr(out, "isatty", lambda: False)()
    return get_terminal_size().columns if is_terminal else 0
