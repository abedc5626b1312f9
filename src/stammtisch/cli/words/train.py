"""What `stammtisch train` says, its help included."""

from typing import Final

TRAIN: Final[dict[str, tuple[str, str]]] = {
    "help.train": (
        "Train the net of the computer opponents for a game; a run that was broken off goes on.",
        "Das Netz der Computergegner für ein Spiel trainieren; ein abgebrochener Lauf geht weiter.",
    ),
    "help.train.folder": (
        "Folder of the run: where it stands, the net, its card and its curve. By default training/GAME.",
        "Ordner des Laufs: Stand, Netz, Steckbrief und Lernkurve. Ohne Angabe training/SPIEL.",
    ),
    "help.train.minutes": ("Stop after about so many minutes.", "Nach etwa so vielen Minuten aufhören."),
    "help.train.games": (
        "Stop when the run has come to so many games.",
        "Aufhören, wenn der Lauf so viele Partien umfasst.",
    ),
    "help.train.players": (
        "Practise with this number of players only. May be given several times.",
        "Nur mit dieser Spielerzahl üben. Mehrfach möglich.",
    ),
    "help.train.plain": ("Practise without expansions.", "Ohne Erweiterungen üben."),
    "help.train.warm_games": (
        "Games of the warm start, played by the game's own advice; 2000 unless the run has its number already.",
        "Partien zum Aufwärmen, die der Rat des Spiels selbst spielt; ohne Angabe wie bisher im Lauf, sonst 2000.",
    ),
    "help.train.generation": (
        "Games played before the net learns from them; 192 unless the run has its number already.",
        "Partien, nach denen das Netz aus ihnen lernt; ohne Angabe wie bisher im Lauf, sonst 192.",
    ),
    "help.train.gate_every": (
        "Games from one gate to the next; 1920 unless the run has its number already.",
        "Partien von einer Prüfung zur nächsten; ohne Angabe wie bisher im Lauf, sonst 1920.",
    ),
    "help.train.gate_games": (
        "Games against the apprentice at every gate; 64 unless the run has its number already.",
        "Partien gegen den Lehrling bei jeder Prüfung; ohne Angabe wie bisher im Lauf, sonst 64.",
    ),
    "help.train.trust": (
        "How much the rest of a game counts against what the net thinks of the next position (λ), from 0 to 1; 0.7 "
        "unless the run has its own already.",
        "Wie viel der Rest einer Partie gegen das zählt, was das Netz von der nächsten Stellung hält (λ), von 0 bis 1; "
        "ohne Angabe wie bisher im Lauf, sonst 0,7.",
    ),
    "train.bad_trust": (
        "--trust: {trust} is not from 0 to 1.",
        "--trust: {trust} liegt nicht zwischen 0 und 1.",
    ),
    "help.train.start": (
        "Folder of another run: a new run begins with its net instead of a warm start.",
        "Ordner eines anderen Laufs: Ein neuer Lauf beginnt mit dessen Netz, ohne Aufwärmen.",
    ),
    "help.train.device": (
        "Where the net learns: gpu, cores, or auto (a GPU where there is one). Games are played on cores.",
        "Wo das Netz lernt: gpu, cores oder auto (eine Grafikkarte, wo es eine gibt). Gespielt wird auf Kernen.",
    ),
    "help.train.seed": ("The seed of the first weights.", "Der Startwert der ersten Gewichte."),
    "train.goes_on": (
        "The run in {folder} goes on after {games} {games|game|games}.",
        "Der Lauf in {folder} geht nach {games} {games|Partie|Partien} weiter.",
    ),
    "train.warm": (
        "Warm start: {games} {games|game|games}, {positions} {positions|position|positions}, loss {loss}.",
        "Aufwärmen: {games} {games|Partie|Partien}, {positions} {positions|Stellung|Stellungen}, Verlust {loss}.",
    ),
    "train.generation": (
        "{games} {games|game|games}: mean score {points}, loss {loss}, {time} ms each, learning {learning} ms of it.",
        "{games} {games|Partie|Partien}: mittleres Ergebnis {points}, Verlust {loss}, je {time} ms, davon "
        "{learning} ms Lernen.",
    ),
    "train.gate": (
        "Gate after {games} {games|game|games}, {seats} at the table: {won} % of {of} won against the apprentice.",
        "Prüfung nach {games} {games|Partie|Partien}, zu {seats}: {won} % von {of} gegen den Lehrling gewonnen.",
    ),
    "train.gate_alone": (
        "Gate after {games} {games|game|games}, alone: mean score {points}, highest rank {highest} % of {of}.",
        "Prüfung nach {games} {games|Partie|Partien}, allein: im Mittel {points}, höchster Rang {highest} % von {of}.",
    ),
    "train.on_gpu": ("The net learns on the GPU.", "Das Netz lernt auf der Grafikkarte."),
    "train.no_gpu": (
        "No GPU can be used here: {reason}. It takes one, its driver, and CuPy (pip install cupy-cuda13x).",
        "Hier lässt sich keine Grafikkarte benutzen: {reason}. Es braucht eine, ihren Treiber und CuPy (pip install "
        "cupy-cuda13x).",
    ),
    "train.starts_from": (
        "The run begins with the net in {folder} after {games} {games|game|games}.",
        "Der Lauf beginnt mit dem Netz in {folder} nach {games} {games|Partie|Partien}.",
    ),
    "train.stopped": (
        "Stopped; the same command goes on from here.",
        "Abgebrochen; derselbe Befehl macht hier weiter.",
    ),
    "train.written": ("The net is in {file}.", "Das Netz liegt in {file}."),
    "train.bad_folder": ("This run cannot be gone on with: {reason}.", "Dieser Lauf kann nicht weitergehen: {reason}."),
}
