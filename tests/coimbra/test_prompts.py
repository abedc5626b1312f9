"""Questions say what they are about: the die, the price, the reward, and who asks for it."""

from __future__ import annotations

from tests.coimbra.table import Table


def asked(table: Table) -> tuple[str, str]:
    """The question that waits, in English and German."""
    prompt = table.state.observe(None)["prompt"]
    assert isinstance(prompt, dict)
    assert isinstance(prompt["text"], dict)
    return str(prompt["text"]["en"]), str(prompt["text"]["de"])


def test_a_die_to_place_is_named() -> None:
    table = Table(2)
    table.pool(("orange", 4))
    table.begin("place-dice")
    table.act(0, "take orange 4")
    assert asked(table) == (
        "Place the orange 4 in the city.",
        "Setze den orangen Würfel mit der 4 in der Stadt ein.",
    )


def test_a_triggered_die_says_where_it_lies_and_what_it_counts() -> None:
    table = Table(2)
    table.show("lower", "ii-c1")
    table.die("castle", 0, 1)
    table.die("lower", 0, 2)
    table.evaluate()
    table.act(0, "favour cap", "cap lower 1")
    assert asked(table)[0] == "Your 5 in the lower city: acquire a card, or take the distress action."
    assert asked(table)[1] == "Deine 5 (Unterstadt): Erwirb eine Karte oder wähle die Notaktion."


def test_the_steps_left_are_counted() -> None:
    table = Table(2)
    table.steps(0, 2)
    assert asked(table)[0] == "Move your pilgrim, or stop; 2 steps left."
    table.act(0, "step b1")
    assert asked(table)[1] == "Bewege deinen Pilger oder halte an; noch 1 Schritt."


def test_a_choice_a_price_and_a_tribute_name_their_amounts() -> None:
    table = Table(2)
    table.acquire(0, "iii-c6", 1)
    assert asked(table) == ("4 guards or 4 coins?", "4 Wachen oder 4 Münzen?")

    table = Table(2)
    table.acquire(0, "ii-k3", 1)
    assert asked(table) == ("Pay 5 guards for 5 steps?", "5 Wachen zahlen für 5 Schritte?")

    table = Table(2)
    table.acquire(0, "iii-m4", 1)
    assert asked(table)[0] == "Pay 5 coins for 7 points?"

    table = Table(2)
    table.acquire(0, "ii-m5", 1)
    assert asked(table) == (
        "You owe Blue a tribute: 1 guard and 1 coin or 2 points?",
        "Du schuldest Blau eine Abgabe: 1 Wache und 1 Münze oder 2 Punkte?",
    )


def test_a_threat_an_advance_and_voyages_name_their_numbers() -> None:
    table = Table(2)
    table.give(1, "ii-k1")
    table.acquire(0, "iii-k1", 1)
    assert asked(table)[0] == "You lose 3 points or one of your clerics. Which?"

    table = Table(2)
    table.give(0, "ii-c1")
    table.hold_dice(0, "green")
    table.income(0)
    assert asked(table)[1] == "Auf welcher Leiste rückt deine Scheibe um 1 Feld vor?"

    table = Table(2)
    table.voyages("goa", "tanger")
    table.invested(0, "goa", "tanger")
    table.visit(0, "two-voyages")
    assert asked(table)[0] == "Which of your voyages do you score now? Up to 2 more."


def test_an_offer_names_what_is_offered() -> None:
    table = Table(2, forfeiting="ask")
    table.move(0, "council", 14)
    table.acquire(0, "ii-c6", 1)
    assert asked(table) == (
        "How much of this do you accept: 1 space on the grey track?",
        "Wie viel davon nimmst du an: 1 Feld auf der grauen Leiste?",
    )
    table.act(0, "accept 1")
    assert asked(table)[0] == "How much of this do you accept: 4 guards?"
    table = Table(2, forfeiting="ask")
    table.die("castle", 0, 1)
    table.evaluate()
    table.act(0, "distress", "accept 2")
    assert asked(table)[0] == "How much of this do you accept: 2 coins?"
    table = Table(2, forfeiting="ask")
    table.visit(0, "points")
    assert asked(table)[1] == "Wie viel davon nimmst du an: 3 Punkte?"
