"""The words that the drawing of Village adds to those of the game."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "introduction": (
        "How it goes: in your turn you take a cube from an action space and may carry out the action there. Actions "
        "cost cubes, grain, goods and above all time: when your lifetime marker passes the quill, one of the oldest of "
        "your family dies and enters the chronicle, or lies in the graveyard when there is no room. A round ends "
        "with the last cube and a mass.\n"
        "Points: customers served, castles, council, church and chronicle. The game ends when the chronicle or "
        "the graveyard is full.\n"
        "A good start: send somebody to a craft or into the council early, and have children.",
        "So geht es: In deinem Zug nimmst du einen Stein von einem Aktionsfeld und darfst die Aktion dort ausführen. "
        "Aktionen kosten Steine, Getreide, Güter und vor allem Zeit: Sobald dein Lebenszeitmarker den Federkiel "
        "überschreitet, stirbt eines der ältesten Familienmitglieder und kommt in die Dorfchronik oder, wenn dort kein "
        "Platz ist, auf den Friedhof. Eine Runde endet mit dem letzten Stein und einer Messe.\n"
        "Punkte: bediente Kunden, Burgen, Ratsstube, Kirche und Dorfchronik. Das Spiel endet, wenn die Dorfchronik "
        "oder der Friedhof voll ist.\n"
        "Ein guter Anfang: Schicke früh jemanden ins Handwerk oder in die Ratsstube und bekomme Nachwuchs.",
    ),
    # head
    "round": ("round {round}", "Runde {round}"),
    "start": ("Start player", "Startspieler"),
    "next_start": ("Next-start marker", "Marker „Nächster Startspieler“"),
    "end_by": ("The end was triggered by", "Das Ende eingeläutet hat"),
    "last_turns": ("turns left", "verbleibende Züge"),
    "rank": ("Rank as things stand", "Rang nach jetzigem Stand"),
    "conny": ("Conny", "Conny"),
    # the village
    "village": ("Cubes in the village", "Steine im Dorf"),
    "spaces": ("Action space", "Aktionsfeld"),
    "effect.grain": ("harvest grain", "Getreide ernten"),
    "effect.family": ("have a child, or bring somebody home", "Nachwuchs bekommen oder jemanden heimholen"),
    "effect.craft": ("train somebody, get or buy a good", "ausbilden, ein Gut holen oder kaufen"),
    "effect.market": ("market day for everybody", "Markttag für alle"),
    "effect.council": ("climb, or use a privilege", "aufsteigen oder ein Privileg nutzen"),
    "effect.travel": ("go to a castle, or on to the next", "zu einer Burg reisen oder weiter zur nächsten"),
    "effect.voyage": ("hire, sail, dock, or return home", "anheuern, fahren, anlegen oder heimkehren"),
    "effect.church": ("send somebody into the black bag", "jemanden in den schwarzen Beutel werfen"),
    "effect.inn": ("get a person card", "eine Personenkarte erwerben"),
    "effect.smuggler": (
        "sell bread and tools, serve the queue, or take cubes",
        "Brot und Werkzeuge verkaufen, Warteschlange bedienen oder Steine nehmen",
    ),
    "effect.marriage": ("enter the ceremony", "in die Zeremonie eintreten"),
    "market": ("Market: what customers ask for (points)", "Markt: was Kunden verlangen (Punkte)"),
    "crafts": ("Crafts", "Handwerk"),
    "with_figure": ("{make} (training {train}), or ", "{make} (Ausbildung {train}) oder "),
    "step": ("step {number}", "Stufe {number}"),
    "council": (
        "Council: a step costs time and {price}",
        "Ratsstube: eine Stufe kostet Zeit und {price}",
    ),
    "church": ("Church (majority: {majority} a mass)", "Kirche (Mehrheit: {majority} je Messe)"),
    "monks": ("{number} {number|monk|monks}", "{number} {number|Mönch|Mönche}"),
    "or": ("{one} or {other}", "{one} oder {other}"),
    "travel": ("Travel: {price} and the cubes of the road", "Reise: {price} und die Steine des Weges"),
    "the_village": ("village", "Dorf"),
    "travel_legend": (
        "✓ marker of a visitor; points at the end for 1, 2, 3 … castles: {points}",
        "✓ Marker eines Besuchers; Punkte am Ende für 1, 2, 3 … Burgen: {points}",
    ),
    "chronicle": ("Chronicle and graveyard", "Dorfchronik und Friedhof"),
    "chronicle_legend": ("points for own members: {scale}", "Punkte für eigene Mitglieder: {scale}"),
    "room": ("{number} free", "{number} frei"),
    "full": ("full", "voll"),
    "free": ("free", "frei"),
    # players
    "players": ("Players", "Spieler"),
    "points_now": ("If it ended now", "Wenn jetzt Schluss wäre"),
    "lifetime": ("Lifetime", "Lebenszeit"),
    "grain": ("Grain", "Getreide"),
    "living": ("Living family", "Lebende Familie"),
    "remembered": ("In the chronicle", "In der Dorfchronik"),
    "your_family": ("Your family", "Deine Familie"),
    "family_of": ("The family of {player}", "Die Familie von {player}"),
    "generation": ("generation", "Generation"),
    "unborn": ("Not yet born", "Noch nicht geboren"),
    "bread_legend": ("* with bread", "* mit Brot"),
    "until_quill": ("{number} to the quill", "noch {number} bis zum Federkiel"),
    "deaths_due": ("deaths due: {number}", "fällige Todesfälle: {number}"),
    "you_have": ("You have", "Du hast"),
    "nothing": ("nothing", "nichts"),
    "none": ("none", "keine"),
    # amounts
    "amount.time": ("{number} time", "{number} Zeit"),
    "amount.grain": ("{number} grain", "{number} Getreide"),
    "amount.coins": ("{number} {number|coin|coins}", "{number} {number|Münze|Münzen}"),
    "amount.points": ("{number} {number|point|points}", "{number} {number|Punkt|Punkte}"),
    "amount.fame": ("{number} {number|point|points}", "{number} {number|Punkt|Punkte}"),
    "amount.cubes": ("{number} {number|cube|cubes}", "{number} {number|Stein|Steine}"),
    "amount.wagons": ("{number} {number|wagon|wagons}", "{number} Planwagen"),
    "amount.beer": ("{number} beer", "{number} Bier"),
    "amount.bread": ("{number} bread", "{number} {number|Brot|Brote}"),
    "amount.tools": ("{number} {number|tool|tools}", "{number} {number|Werkzeug|Werkzeuge}"),
    # inn
    "inn": ("Inn: {price}, then a card of the stacks", "Wirtshaus: {price}, dann eine Karte der Stapel"),
    "stack": ("Stack {number} ({cards})", "Stapel {number} ({cards})"),
    "guests": ("At the inn", "Im Wirtshaus"),
    "looking": ("The stack that you look through", "Der Stapel, den du durchsiehst"),
    "serves_queue": ("Serves the queue, too", "Bedient auch die Warteschlange"),
    "chooses_figures": ("Chooses the figures of the mass", "Bestimmt die Figuren der Messe"),
    # port
    "sea": ("Sea", "See"),
    "stack.cocoa": ("cocoa ({number} left)", "Kakao (noch {number})"),
    "stack.tea": ("tea ({number} left)", "Tee (noch {number})"),
    "stack.treasure": ("treasure chests ({number} left)", "Schatzkisten (noch {number})"),
    "buys": ("buys {wanted}", "kauft {wanted}"),
    "lighthouse": ("lighthouse {points}, ", "Leuchtturm {points}, "),
    "keeper": ("keeper ", "Wärter "),
    "no_captain": ("no captain", "kein Kapitän"),
    "holds": ("holds {number}/{room}", "Laderäume {number}/{room}"),
    "in_chests": ("in your chests: {chests}", "in deinen Kisten: {chests}"),
    "captains": ("Captains", "Kapitäne"),
    "captains_for": ("{coins}", "{coins}"),
    "captains_for.many": ("{coins}, {steps} steps each time", "{coins}, je {steps} Schritte"),
    "any_cubes": ("any {number}", "{number} beliebige"),
    "burials": ("Burials at sea", "Seebestattungen"),
    "trade": ("Stalls for", "Marktstände für"),
    # marriage
    "ceremony": ("Ceremony: {price}", "Zeremonie: {price}"),
    "pink_figure": ("neutral figure", "neutrale Figur"),
    "widowed": ("nobody (widowed)", "niemand (verwitwet)"),
    # life goals
    "goals": ("Life goals", "Lebensziele"),
    "metal.silver": ("silver", "Silber"),
    "metal.gold": ("gold", "Gold"),
    "lacking": ("{number} still to go.", "Es {number|fehlt|fehlen} noch {number}."),
    "reached": ("Reached: show it!", "Erreicht: zeig es vor!"),
    "claimed": ("Shown.", "Vorgezeigt."),
    # solo
    "conny_title": ("Conny", "Conny"),
    "her_family": ("Her family", "Ihre Familie"),
    # remarks
    "plague": ("no cube, costs {time}", "kein Stein, kostet {time}"),
    "you_own": ("you have {number}", "du hast {number}"),
    "child": ("number {number}", "die {number}"),
    "then_worth": ("then worth {points}", "zählt dann {points}"),
    "visited": ("your marker lies there", "dein Marker liegt dort"),
}
