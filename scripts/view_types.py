"""Writes the client's types of views and descriptions from their shapes: view.ts, one for all and one for each game.

python scripts/view_types.py            write the files anew
python scripts/view_types.py --check    exit status 1 if one of them is out of date
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

import stammtisch
from stammtisch.core import shapes

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "stammtisch"
CLIENT = ROOT / "client" / "src"
WIDTH = 120

HEAD = "/** {title}: written by scripts/view_types.py from {source}, not to be edited. */\n"
PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null", None: "null"}


class Source:
    """A module of shapes: what it defines, in its order, with the comments that stand beside it."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        text = inspect.getsource(module)
        self.lines = text.splitlines()
        self.classes: dict[str, ast.ClassDef] = {}
        self.names: list[str] = []  # of shapes and of words for them
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
                self.names.append(node.name)
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
                self.names.append(ast.unparse(node.target))
            elif isinstance(node, ast.Assign) and is_typeddict(getattr(module, ast.unparse(node.targets[0]))):
                self.names.append(ast.unparse(node.targets[0]))
        self.names = [name for name in self.names if self.value(name) is not shapes.Every]

    def value(self, name: str) -> Any:
        return getattr(self.module, name)

    def comments(self, name: str) -> dict[str, str]:
        """The comments behind the keys of a class itself, without those that it inherits."""
        found: dict[str, str] = {}
        for node in self.classes[name].body if name in self.classes else []:
            said = re.search(r"  # (?!noqa)(.+)$", self.lines[(node.end_lineno or 0) - 1])
            if isinstance(node, ast.AnnAssign) and said:
                found[ast.unparse(node.target)] = f"{said[1][0].upper()}{said[1][1:]}."
        return found

    def bases(self, name: str) -> list[str]:
        return [ast.unparse(base) for base in self.classes[name].bases] if name in self.classes else []


class Writer:
    """Writes the types of some modules; what others define that are known already it imports."""

    def __init__(self, own: list[Source], known: list[Source]) -> None:
        self.own = own
        self.known = known
        self.imported: set[str] = set()

    def written(self) -> str:
        taken = [name for source in self.own for name in source.names]
        assert len(set(taken)) == len(taken), f"two shapes have the same name: {sorted(taken)}"
        return "\n".join(self.definition(source, name) for source in self.own for name in source.names)

    def definition(self, source: Source, name: str) -> str:
        value = source.value(name)
        if not is_typeddict(value):
            line = f"export type {name} = {self.type_of(value, source, is_named=False)};\n"
            return line if len(line) <= WIDTH else line.replace("= ", "=\n  | ").replace('" | ', '"\n  | ')
        comments = self.comments_of(source, name)
        about = ast.get_docstring(source.classes[name]) if name in source.classes else None
        lines = [f"/** {about} */"] if about else []
        lines.append(f"export interface {name} {{")
        for key, (inner, is_needed) in shapes.keys_of(value).items():
            if key in comments:
                lines.append(f"  /** {comments[key]} */")
            lines.append(f"  {key}{'' if is_needed else '?'}: {self.type_of(inner, source)};")
        return "\n".join([*lines, "}", ""])

    def comments_of(self, source: Source, name: str) -> dict[str, str]:
        """The comments behind the keys of a shape, those that it inherits too."""
        found: dict[str, str] = {}
        for base in source.bases(name):
            for other in [*self.own, *self.known]:
                if base in other.names:
                    found.update(self.comments_of(other, base))
        return {**found, **source.comments(name)}

    def type_of(self, shape: Any, source: Source, *, is_named: bool = True) -> str:
        """A shape as a type, by its name where it has one."""
        name = self.name_of(shape, source) if is_named else ""
        if name:
            return name
        if shape is object:
            return "unknown"
        origin = get_origin(shape)
        parts = get_args(shape)
        if origin is Annotated:
            key, inner = get_args(parts[0])
            return f"Record<{self.type_of(key, source)}, {self.type_of(inner, source)}>"
        if origin is dict:
            record = f"Record<{self.type_of(parts[0], source)}, {self.type_of(parts[1], source)}>"
            return record if parts[0] is str else f"Partial<{record}>"
        if origin is list:
            inner = self.type_of(parts[0], source)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is Literal:
            return " | ".join(str(word).lower() if isinstance(word, bool) else f'"{word}"' for word in parts)
        if origin is Union or origin is UnionType:
            return " | ".join(dict.fromkeys(self.type_of(part, source) for part in parts))
        return PLAIN[shape]

    def name_of(self, shape: Any, source: Source) -> str:
        """The name of a shape, looked for where it is used first: two words may mean the same."""
        if get_origin(shape) is None and not is_typeddict(shape):
            return ""
        for other in [source, *self.own, *self.known]:
            for name in other.names:
                if other.value(name) == shape:
                    if other in self.known:
                        self.imported.add(name)
                    return name
        return ""


def sources_of(game: str) -> list[Source]:
    """The modules of shapes of a game: its base, what expansions add, and what they are together."""
    files = (PACKAGE / "games" / game).rglob("shapes.py")
    found: list[Source] = []
    for file in sorted(files, key=lambda file: (file.parent.name != "sight", len(file.parts), file.parts)):
        name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
        found.append(Source(importlib.import_module(name)))
    return found


def all_written() -> dict[Path, str]:
    """Every file, and what should stand in it."""
    shared = Source(shapes)
    head = HEAD.format(title="What the views of all games share", source="core/shapes.py")
    found = {CLIENT / "view.ts": f"{head}\n{Writer([shared], []).written()}"}
    for game in stammtisch.games():
        sources = sources_of(game)
        if not sources:
            continue
        writer = Writer(sources, [shared])
        body = writer.written()
        head = HEAD.format(title=f"What is told of a game of {game.capitalize()}", source=f"the shapes of games/{game}")
        taken = f'import type {{ {", ".join(sorted(writer.imported))} }} from "../../view";\n'
        found[CLIENT / "games" / game / "view.ts"] = f"{head}{taken}\n{body}"
    return found


def main() -> None:
    is_check = "--check" in sys.argv[1:]
    for file, text in all_written().items():
        if not is_check:
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.relative_to(ROOT)} is not what the shapes say: run scripts/view_types.py.")


if __name__ == "__main__":
    main()
