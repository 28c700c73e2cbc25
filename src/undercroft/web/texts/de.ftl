### The house in German: a beginning.

## Every page

house-name = Undercroft
house-line = Ein offener Tisch für Verliesspiele
nav-home = Tische
nav-about = Über uns
nav-rules = Regeln
nav-skip = Zum Inhalt
nav-skip-question = Zur Frage
language = Sprache
language-name = Deutsch
theme = Farben
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
menu = Menü
close = Schließen
apply = Übernehmen
yes = ja
no = nein

## Front page

front-lead = Setz dich zu Freunden, allein oder mit Bots. Ohne Konto.
front-games = Spiele
front-play = Spielen
front-play-game = Tisch decken: { $game }
front-your-tables = Deine Tische
front-no-tables = In diesem Browser gibt es noch keine Tische. Wähle ein Spiel.
front-your-turn = Du bist dran
front-not-started = Noch nicht begonnen
front-finished = Beendet
front-replay = Ansehen
front-finish = Beenden
front-delete = Löschen

## Setting a table

new-title = Tisch decken: { $game }
new-lead = Entscheide, wer wo sitzt.
new-seats = Plätze
new-seats-about = Menschen und Bots können gemischt sitzen.
new-seat = Platz { $seat }
new-seat-count = Zahl der Plätze
new-seat-me = Ich
new-seat-me-about = Du, in diesem Browser.
new-seat-here = Jemand an diesem Gerät
new-seat-here-about = Ihr gebt das Gerät herum.
new-seat-guest = Frei für einen Gast
new-seat-guest-about = Wer den Link öffnet, darf sich setzen.
new-seat-bot = Bot
new-name = Name
new-bot-level = Stärke
new-options = Einstellungen
new-create = Tisch decken
default-name = Spieler { $seat }

## Bots

bot-random = Schlenderer
bot-greedy = Raffer

## Table page

table-your-turn = Du bist dran
table-waiting = Warten auf { $who }
table-shared-board = Das Spielfeld
table-cards = Karten
table-log = Verlauf
table-help = Hilfe
table-seats = Plätze
table-take-back = Zurücknehmen
table-rules = Regeln
wait-for-guests = { $count ->
    [one] Es fehlt noch { $count } Gast
   *[other] Es fehlen noch { $count } Gäste
}
