"""The options of a game: typed, with defaults and a line of explanation in each language."""

from stammtisch.core.errors import BadOption
from stammtisch.core.plain import Json, quoted
from stammtisch.core.texts import Template


class Option:
    """One option: its name, the values it may take, the default, and texts for people."""

    def __init__(
        self,
        name: str,
        values: list[Json],
        default: Json,
        titles: dict[str, str],
        explanations: dict[str, str],
        rule: str,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.titles = titles
        self.explanations = explanations
        self.rule = rule

    def accepts(self, value: Json) -> bool:
        # In Python 1 == True; an option is stricter than that.
        return any(value == choice and type(value) is type(choice) for choice in self.values)

    def as_json(self) -> dict[str, Json]:
        titles: dict[str, Json] = {}
        titles.update(self.titles)
        explanations: dict[str, Json] = {}
        explanations.update(self.explanations)
        return {
            "name": self.name,
            "values": self.values,
            "default": self.default,
            "title": titles,
            "explanation": explanations,
            "rule": self.rule,
        }

    def __repr__(self) -> str:
        return f"Option({self.name!r}, values={self.values}, default={self.default!r})"


def option(name: str, values: list[Json], rule: str, texts: dict[str, Template]) -> Option:
    """An option with the texts of its game; the first value is the default."""
    return Option(name, values, values[0], texts[name].sentences, texts[name + "-why"].sentences, rule)


def complete_options(known: list[Option], given: dict[str, Json]) -> dict[str, Json]:
    """The given options with defaults for the rest; an unknown name or value is refused."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        wanted = by_name.get(name)
        if wanted is None:
            names = ", ".join(by_name)
            raise BadOption(
                "unknown_option",
                f"There is no option {quoted(name)}. The options are: {names}.",
                f"Eine Option {quoted(name)} gibt es nicht. Die Optionen sind: {names}.",
            )
        if not wanted.accepts(value):
            values = ", ".join(str(choice) for choice in wanted.values)
            raise BadOption(
                "bad_option_value",
                f"The option {quoted(name)} cannot be {quoted(value)}. Its values are: {values}.",
                f"Die Option {quoted(name)} kann nicht {quoted(value)} sein. Möglich sind: {values}.",
            )
    return {option.name: given.get(option.name, option.default) for option in known}
