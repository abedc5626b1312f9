"""The README's examples run as they stand."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_examples_of_the_readme_run() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
