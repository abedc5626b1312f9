"""The words that the drawing of Coimbra adds to those of the game."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "introduction": (
        "How it goes: in each of four rounds everybody takes three dice and places them in the city. In the castle "
        "low dice come first and take a favour tile; elsewhere high dice come first and acquire a card for their "
        "value in guards or coins (♛: a crown token lies on it). Cards move you up the influence tracks. Then the "
        "colours of your dice bring income from the tracks, and you may invest in a voyage.\n"
        "Points at the end: voyages, influence tracks, diplomas, game end bonuses, and half of what is left.",
        "So geht es: In jeder der vier Runden nimmt jeder drei Würfel und setzt sie in der Stadt ein. Im Schloss "
        "kommen niedrige Würfel zuerst und nehmen ein Gunstplättchen; sonst kommen hohe zuerst und erwerben für "
        "ihren Wert in Wachen oder Münzen eine Karte (♛: darauf liegt ein Kronenplättchen). Karten bringen dich auf "
        "den Einflussleisten voran. Dann bringen die Farben deiner Würfel Einkommen von den Leisten, und du darfst "
        "eine Expedition ausstatten.\n"
        "Punkte am Ende: Expeditionen, Einflussleisten, Diplome, Schlussboni und die Hälfte des Rests.",
    ),
    "reconstructed": (
        "Not everything printed on the cards is published: {ours} of the {rows} rows of this edition are "
        "reconstructed (stammtisch data status coimbra).",
        "Nicht alles, was auf den Karten steht, ist veröffentlicht: {ours} der {rows} Zeilen dieser Ausgabe sind "
        "erschlossen (stammtisch data status coimbra).",
    ),
    "round": ("round {round} of {rounds}", "Runde {round} von {rounds}"),
    "order": ("Player order", "Spielerreihenfolge"),
    # city
    "city": ("City", "Stadt"),
    "pool": ("Dice in the pool", "Würfel im Pool"),
    "in_hand": ("Die in hand", "Würfel in der Hand"),
    "token": ("token {value}", "Plättchen {value}"),
    "die": ("{colour} {value}", "{colour} {value}"),
    "capped": ("{die} with cap", "{die} mit Aufsatz"),
    "empty": ("empty", "leer"),
    "influence": ("influence {number}", "Einfluss {number}"),
    "favours": ("Favour tiles beside the castle", "Gunstplättchen neben dem Schloss"),
    "crowns.held": ("{number} {number|crown|crowns}", "{number} {number|Krone|Kronen}"),
    "start_groups": ("Groups of start cards", "Gruppen von Startkarten"),
    # tracks, map, voyages
    "tracks": (
        "Influence tracks (points for the places; the first is ahead)",
        "Einflussleisten (Punkte der Plätze; der Erste führt)",
    ),
    "monasteries": ("Monasteries", "Klöster"),
    "voyages": ("Voyages", "Expeditionen"),
    "discard": ("Discard pile", "Ablagestapel"),
    "to_come": (
        "Cards to come: {ii} of back II, {iii} of back III",
        "Noch im Stapel: {ii} mit Rückseite II, {iii} mit III",
    ),
    # players
    "players": ("Players", "Spieler"),
    "guards": ("Guards", "Wachen"),
    "coins": ("Coins", "Münzen"),
    "crowns": ("Crowns", "Kronen"),
    "points": ("Score track", "Siegpunktleiste"),
    "points_now": ("If it ended now", "Wenn jetzt Schluss wäre"),
    "dice": ("Dice", "Würfel"),
    "pilgrim": ("Pilgrim", "Pilger"),
    "disks": ("Monasteries", "Klöster"),
    "invested": ("Voyages", "Expeditionen"),
    "diplomas": ("Diplomas", "Diplome"),
    "cards": ("Cards", "Karten"),
    "cards_of": ("Cards of {player}", "Karten von {player}"),
    "your_cards": ("Your cards", "Deine Karten"),
    "crown_token": ("Crown token “{cls}”", "Kronenplättchen „{cls}“"),
    "crown_to_come": (
        "It comes when the bonus of its card is done.",
        "Es kommt, sobald der Bonus seiner Karte genutzt ist.",
    ),
    "you_have": (
        "You have: guards {guards}, coins {coins}, crowns {crowns}, points {points}.",
        "Du hast: Wachen {guards}, Münzen {coins}, Kronen {crowns}, Punkte {points}.",
    ),
    "here": ("Your pilgrim: {node}", "Dein Pilger: {node}"),
    # remarks
    "for_price.guards": ("for {number} {number|guard|guards}", "für {number} {number|Wache|Wachen}"),
    "for_price.coins": ("for {number} {number|coin|coins}", "für {number} {number|Münze|Münzen}"),
    "brings": ("brings {income}", "bringt {income}"),
    "income.guards": ("{number} {number|guard|guards}", "{number} {number|Wache|Wachen}"),
    "income.coins": ("{number} {number|coin|coins}", "{number} {number|Münze|Münzen}"),
    "income.points": ("{number} {number|point|points}", "{number} {number|Punkt|Punkte}"),
    "income.steps": ("{number} {number|step|steps}", "{number} {number|Schritt|Schritte}"),
    "nearest": ("{number} on to: {places}", "noch {number} bis: {places}"),
    "own_disk": ("your disk lies there", "deine Scheibe liegt dort"),
    "on_space": ("your disk: space {space}", "deine Scheibe: Feld {space}"),
    "none": ("none", "keine"),
}
