"""Random play of the field's peers, each in a process of its own: `python -m bench.peers catanatron SECONDS`."""

import json
import random
import sys
import time


def catanatron(seconds: float) -> dict[str, float]:
    """Catan with four random players: decisions per second, games per second, microseconds per copy."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    random.seed(1)
    decisions = games = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        game = Game([RandomPlayer(color) for color in colors])
        while game.winning_color() is None and game.state.num_turns < 1_000:
            game.play_tick()
            decisions += 1
        games += 1
    rate, playouts = decisions / spent, games / spent
    game = Game([RandomPlayer(color) for color in colors])
    for _ in range(200):
        game.play_tick()
    copies = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds / 2:
        game.copy()
        copies += 1
    return {"decisions": rate, "playouts": playouts, "copy": 1e6 * spent / copies}


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"catanatron": catanatron}[sys.argv[1]](float(sys.argv[2]))) + "\n")
