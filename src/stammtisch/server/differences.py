"""What changed between two views: paths with their new values, so that a move sends little of what is known already."""

from __future__ import annotations

from typing import Any

from stammtisch.core.plain import Json

Path = list[str | int]
Difference = tuple[Path, Any]


def differences(before: Json, after: Json) -> list[Difference]:
    """What to put where, so that `before` becomes `after`. An empty path stands for the whole.

    Parts of `after` that did not change are replaced by those of `before`, which are the same: views are kept until the
    next change, and what is old need not be looked through for garbage again and again.
    """
    found: list[Difference] = []
    if isinstance(before, dict) or before != after:
        _compare(before, after, [], found)
    return found


def _compare(before: Json, after: Json, path: Path, found: list[Difference]) -> None:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        for key, value in after.items():
            known = before.get(key)
            if known != value or key not in before:
                _compare(known, value, [*path, key], found)
            else:
                after[key] = known
    elif isinstance(before, list) and isinstance(after, list) and _are_alike(before, after):
        for number, value in enumerate(after):
            known = before[number]
            if known != value:
                _compare(known, value, [*path, number], found)
            else:
                after[number] = known
    else:
        found.append((path, after))


def _are_alike(before: list[Json], after: list[Json]) -> bool:
    """Whether two lists hold the same things, which may have changed; lists of numbers and names go as a whole."""
    return len(before) == len(after) and all(isinstance(each, dict | list) for each in after)


def apply(view: Json, changes: list[Difference]) -> Json:
    """The view with these differences; parts that did not change are shared with the one before."""
    for path, value in changes:
        view = _put(view, path, 0, value)
    return view


def _put(view: Json, path: Path, depth: int, value: Any) -> Json:
    if depth == len(path):
        return value  # type: ignore[no-any-return]
    step = path[depth]
    if isinstance(view, dict) and isinstance(step, str):
        return {**view, step: _put(view.get(step), path, depth + 1, value)}
    assert isinstance(view, list), "a difference that does not fit the view"
    assert isinstance(step, int)
    return [*view[:step], _put(view[step], path, depth + 1, value), *view[step + 1 :]]
