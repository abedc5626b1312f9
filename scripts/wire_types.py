"""Writes the client's message types from the server's own: JSON schema -> client/src/wire.ts.

python scripts/wire_types.py            write the file anew
python scripts/wire_types.py --check    exit status 1 if the file is out of date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from stammtisch.server.schema import wire_schema

TARGET = Path(__file__).resolve().parent.parent / "client" / "src" / "wire.ts"

HEAD = """/** What client and server say: written by scripts/wire_types.py from the server's types, not to be edited. */
import type { AnyView, LogLine, Score, Text } from "./view";
"""

# What the schema calls a plain object, and the client knows more about: these belong to the games, not to the wire.
KNOWN = """
/** What the games say, the wire carries. */
export type { LogLine, Score, Text };

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  title: Text;
  explanation: Text;
  rule?: string | null;
}

export interface Result {
  scores: Score[];
  ranking: number[][];
  outcome?: Outcome;
}

/** The end of a game in words: who won and why, and the rank that who played alone has reached. */
export interface Outcome {
  text: Text;
  rank: { name: Text; next: Text | null; missing: number } | null;
}
"""
CLOSER: dict[tuple[str, str], str] = {
    ("GameBox", "log_rules"): "Record<string, string>",
    ("GameInfo", "options"): "OptionInfo[]",
    ("GameBox", "description"): "unknown",
    ("TableInfo", "result"): "Result | null",
    ("ViewAnswer", "view"): "AnyView",
    ("ViewAnswer", "log"): "LogLine[]",
    ("StateMessage", "view"): "AnyView",
    ("StateMessage", "log"): "LogLine[]",
    ("UpdateMessage", "view"): "AnyView",
    ("UpdateMessage", "log"): "LogLine[]",
    ("ChangeMessage", "view"): "[(string | number)[], unknown][]",
    ("ChangeMessage", "log"): "LogLine[]",
}

Schema = dict[str, Any]


def is_text(schema: Schema) -> bool:
    return schema.get("type") == "object" and schema.get("additionalProperties") == {"type": "string"}


def type_of(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if is_text(schema):
        return "Text"
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        inner_schema = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner_schema) if isinstance(inner_schema, dict) else 'unknown'}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def interface(name: str, schema: Schema) -> str:
    required = set(schema.get("required", []))
    lines = [f"/** {schema['description']} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema.get("properties", {}).items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {CLOSER.get((name, field)) or type_of(inner)};")
    lines.append("}")
    return "\n".join(lines)


def written() -> str:
    parts = [HEAD + KNOWN]
    for name, schema in wire_schema()["$defs"].items():
        if "properties" in schema or schema.get("type") == "object":
            parts.append(interface(name, schema))
        else:
            parts.append(f"export type {name} = {type_of(schema)};")
    return "\n".join(part + ("" if part.endswith("\n") else "\n") for part in parts)


def main() -> None:
    text = written()
    if "--check" in sys.argv[1:]:
        if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("client/src/wire.ts is not what the server's types say: run scripts/wire_types.py.")
        return
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
