"""Which form of the engine the computers think with, and how far the building of the faster one is."""

from typing import Final

ENGINE: Final[dict[str, tuple[str, str]]] = {
    "engine.compiled": (
        "Computers think with the compiled engine, at their full strength.",
        "Die Computer denken mit der kompilierten Engine, in voller Stärke.",
    ),
    "engine.interpreted": (
        "Computers think with the interpreted engine: they are weaker than they could be.",
        "Die Computer denken mit der interpretierten Engine: Sie sind schwächer, als sie sein könnten.",
    ),
    "engine.building": (
        "Computers think with the interpreted engine and are not at their strength yet; the engine is being compiled "
        "beside play, once, which takes a minute or two.",
        "Die Computer denken mit der interpretierten Engine und sind noch nicht bei voller Stärke; nebenher wird die "
        "Engine kompiliert, einmalig, was ein bis zwei Minuten dauert.",
    ),
    "engine.waiting": (
        "Another process is compiling the same engine; it is taken over when it is ready.",
        "Ein anderer Prozess kompiliert dieselbe Engine schon; sie wird übernommen, sobald sie fertig ist.",
    ),
    "engine.progress": ("Compiling the engine: {percent} %", "Engine wird kompiliert: {percent} %"),
    "engine.ready": (
        "The engine is compiled: computers think at their full strength from now on.",
        "Die Engine ist kompiliert: Ab jetzt denken die Computer in voller Stärke.",
    ),
    "engine.failed": (
        "The engine could not be compiled: {reason}. Play goes on; computers are weaker than they could be.",
        "Die Engine ließ sich nicht kompilieren: {reason}. Gespielt wird weiter; die Computer sind schwächer, als sie "
        "sein könnten.",
    ),
}
