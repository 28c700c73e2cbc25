### The house in English: everything around the games.

## Every page

house-name = Undercroft
house-line = An open table for dungeon games
title-page = { $page } · Undercroft
title-your-turn = ● Your turn · { $page }
nav-home = Tables
nav-about = About
nav-rules = Rules
nav-skip = Skip to the content
nav-skip-question = Skip to the question
language = Language
language-name = English
theme = Theme
theme-auto = Auto
theme-light = Light
theme-dark = Dark
menu = Menu
close = Close
apply = Apply
yes = yes
no = no
script-needed = Without scripts the page does not update by itself: reload it to see what happened.

## Front page

front-lead = Sit down with friends, alone or with bots. No account needed.
front-games = Games
front-play-game = Set up a table: { $game }
front-play-now = { $bots ->
    [0] Play now
    [one] Play now against a bot
   *[other] Play now against bots
}
front-set = Set a table
front-your-tables = Your tables
front-waiting = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
front-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
front-finished-games = Finished games: { $count }
front-turn = Your turn: { $where }
front-continue = Continue
front-look-on = Look on
front-not-started = Not started yet
front-asleep = Cannot be woken by this version
front-replay = Replay
front-more = More
front-end = End game
front-end-about = For everyone at the table. It can still be looked at.
front-end-ask = End this game now, for everyone? It cannot be played on afterwards.
front-delete = Delete
front-delete-about = For good and for everyone.
front-delete-ask = Delete this table for good? Nobody can open it any more.
front-forget = Take off my list
front-forget-about = It stays for the others.
front-forget-ask = Take this table off your list? It stays for the others, and its link leads back to it.
finished-title = Finished games
finished-none = No game has come to its end in this browser yet.
finished-early = Ended early

## Setting a table

new-title = Set a table: { $game }
new-lead = Decide who sits where, then take your seats.
new-seats = Seats
new-seats-about = You can mix people and bots.
new-seat = Seat { $seat }
new-seat-count = Number of seats
new-seat-me = Me
new-seat-me-about = You, in this browser.
new-seat-here = Someone on this device
new-seat-here-about = You pass the device round.
new-seat-guest = Open for a guest
new-seat-guest-about = Whoever opens the link may sit down.
new-seat-bot = Bot
new-seat-bot-about = Plays by itself; sees what a person in its seat would see.
new-name = Name
new-bot-level = Strength
new-company = Who plays, from the gentlest to the strongest
new-options = Options
new-options-about = The defaults are a good start.
new-game = The game
new-rulings = Rulings
new-rulings-about = Other readings of unclear rules. The defaults are what we recommend.
new-first-game = My first game
    .about = With a coach, who explains things when they come up for the first time.
new-kind = What to play
new-single = A single game
new-single-about = One dungeon, one result.
new-campaign = A campaign
new-campaign-about = A story of three games; the totals add up.
new-story = Story
new-create = Set the table
default-name = Player { $seat }

## Bots

bot-random = Wanderer
    .about = Plays at random.
bot-greedy = Grabber
    .about = Takes what looks best right now.
bot-level-1 = Beginner
    .about = A child can beat it.
bot-level-2 = Apprentice
    .about = Good company for a first game.
bot-level-3 = Adventurer
    .about = About even with somebody who knows the game.
bot-level-4 = Veteran
    .about = Hard to beat, even with practice.
bot-level-5 = Master
    .about = The strongest we have.
bot-name-grim = Grim
bot-name-mab = Mab
bot-name-odo = Odo
bot-name-wren = Wren
bot-name-pike = Pike
bot-name-sable = Sable
bot-name-tansy = Tansy
bot-name-rook = Rook

## Waiting room, joining, watching

wait-title = Waiting room
wait-lead = Share the link. Start when everyone is here.
wait-link = Link to this table
wait-qr = QR code of the link
wait-seats = Seats
wait-free = free
wait-you = you
wait-bot = bot
wait-start = Start the game
wait-start-with-free = You can start now: guests may still sit down later, or you hand their seats to bots.
wait-for-maker = { $who } starts the game when everyone is here.
wait-for-guests = { $count ->
    [one] Waiting for { $count } more guest
   *[other] Waiting for { $count } more guests
}
wait-options = What was agreed
wait-commitment = Fingerprint of chance
wait-commitment-about = Every roll and every shuffle follows from a secret that the server has picked. After the game this fingerprint proves that nothing was changed after the start. It does not prove that the host did not choose among several secrets.
invite-home = This is the address in your home network: whoever is in it can open the link.
invite-alone = You came by an address that only this machine knows, so nobody else can open this link. To invite others in your home network, start the program like this:
join-title = Join the table
join-lead = You are invited to play { $game }.
join-name = Your nickname
join-sit = Sit down
join-watch = Just watch
join-full = All seats are taken. You can watch.
join-running = The game is running. You can take a free seat or watch.
join-again = Back to your seat
watch-lead = You are watching. You see what lies open on the table.

## Table page

table-your-turn = Your turn
table-waiting = Waiting for { $who }
table-last-move = Last move { $when }
table-nobody = Nobody is asked right now.
table-moment = A moment, please …
table-moment-about = Somebody could answer now, or nobody. The moment is the same for everybody, so that waiting betrays no hand.
table-single = No other choice: { $ask } → { $answer }.
table-think = Let me think
table-think-about = Stops the clock, as any touch does.
table-held = The clock is stopped: the others wait for your answer.
table-board = Your sheet
table-board-of = Sheet of { $who }
table-shared-board = The board
table-others = Other teams
table-others-note = As of the end of the last round.
table-alone = You play alone: there are no other teams.
table-cards = Cards
table-log = Log
table-log-empty = Nothing has happened yet.
table-help = Help
table-tally = Score
tally-hidden = “?” is told only at the end.
table-goal = What wins
table-seats = Seats
table-you = you
table-thinking = thinking
table-done = done
table-bot = bot
table-away = away
table-here = on this device
table-free-seat = free
table-take-back = Take back
table-take-back-about = Undo your last choice. Possible until something new is learned.
table-take-back-first = Nothing chosen yet.
table-take-back-learned = Nothing chosen since something new was learned.
panel-nothing = Nothing now.
panel-no-way = No way there.
panel-later = Not yet.
panel-on-board = { $places ->
    [1] tap it on the board
   *[other] tap one of { $places } on the board
}
panel-reasons = all { $reasons } reasons
side-up = up
side-right = right
side-left = left
side-down = down
table-aside = At any moment
table-why-title = Not possible now
tile-place = Place here
tile-turn = Turn
tile-cancel = Cancel
tile-choose = Tap a lit place, or turn first.
tile-places = Lit places: { $places }
tile-turns = turn { $at } of { $turns }
tile-once = fits one way
tile-keys = Arrow keys go from place to place.
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show it all
table-beyond = Beyond the edge:
table-beyond-up = above
table-beyond-right = to the right
table-beyond-down = below
table-beyond-left = to the left
table-whole-map = Whole map
table-near-map = Closer
table-goals = { $count ->
    [one] Or tap the ringed place: the way there is free.
   *[other] Or tap one of { $count } ringed places: the way there is free.
}
table-closer = What is looked at
sound = Sound
sound-off = off
sound-on = on
follow-others = What others do
follow-followed = one thing a second
follow-fast = twice as fast
follow-at-once = at once
follow-again = Again
follow-on = Go on
follow-last = What just happened
follow-share = { $line } { SIGNED($by) }
follow-more = { $count ->
    [one] and one more thing, in the log
   *[other] and { $count } more things, in the log
}
follow-moment = What happened
cards-size = Card size
cards-fitted = as they fit
cards-large = large
cards-largest = largest
table-pace = Pace of the bots
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-at-once = At once
table-window = Time to respond
table-window-seconds = { $seconds } seconds
table-window-none = No clock: wait for the answer
table-window-left = { $seconds } s left
table-window-passes = Without an answer this passes after { $seconds } seconds.
table-since = Since you were here
table-since-next = Next
table-since-done = Seen it all
table-connection-lost = Connection lost. Trying again…
table-connection-back = Connected again
table-pass-to = Pass the device to { $who }
table-pass-about = { $who } has secret cards: the others look away.
table-pass-ready = I am { $who }
table-play-as = Play as { $who }
table-leave = Leave the table
table-leave-ask = Leave your seat? It becomes free for another guest or a bot.
table-leaving = Leave or resign
table-resign = Resign
table-resign-about = A bot plays on in your seat; you can look on and take it back.
table-leave-about = Your seat becomes free for a guest; a bot plays it until somebody comes.
table-rematch = Rematch
table-to-rematch = To the rematch
table-free-a-seat = Free the seat
table-free-ask = Free the seat of { $who }? A new guest may take it.
table-to-bot = Hand to a bot
table-to-person = Take back from the bot
table-private-link = Private link for another device
devices-menu = Other devices
devices-title = { $who }: devices
devices-lead = This seat can be played on the devices listed here.
devices-list = Devices
devices-this = This device
devices-other = Another device (no. { $number })
devices-remove = Remove
devices-remove-ask = Remove this device from the seat? The private link becomes void with it.
devices-back = Back to the table
link-about = A private link lets another device of yours play this seat. It is shown only once, and an earlier one becomes void.
link-make = Make a private link
link-once = This link is shown only now. Whoever has it can play your seat: keep it to yourself.
carry-lead = This private link belongs to a seat at a table of { $game }.
carry-about = This device can then play { $who }’s seat and sees what only that seat may see. If the link was not meant for you, close this page.
carry-do = Play { $who }’s seat on this device
table-copy-link = Copy the link
table-link-copied = Copied
table-invite = Invite
table-manage = Manage the seats
habits-title = What to ask me
habits-help = Questions that mostly get the same answer need not be asked. You can change this at any time.
habit-ask = Ask me
table-rules = Rules
table-rules-here = Rules for this question
table-open-replay = Replay
table-record = Download the record
table-over = The game is over
where-plain = Under way
table-renewed = The house now plays this game by newer rules (rules { $rules }). They would have come to something else, so your game goes on from the position it had; what was played stays in its record.
event-renewed = The house has newer rules for this game: rules { $now } after rules { $before }. { $parted ->
    [0] All that was played stands under them too.
   *[other] They would have come to something else, so the game goes on from the position it had. { $lost ->
        [0] No answer was lost.
        [one] One answer has to be given again.
       *[other] { $lost } answers have to be given again.
    }
}
event-without-words = Something happened here that an earlier version had words for.
asleep-title = This table cannot be woken
asleep-lead = Nothing is lost: its record is kept, and the house never deletes it. A later version may be able to go on with it.
asleep-why = What stands in the way: { $why }
asleep-record = Save the record ({ $count ->
    [one] one step
   *[other] { $count } steps
})
asleep-picture = As it stood last
table-score = Score sheet
table-score-line = Line
table-score-winner = Winner: { $who }
table-score-shared = Shared victory: { $who }
end-title = The result
end-turned = Where it turned
end-went = How it went
end-round = Round { $round }
end-board = The board at the end
end-lines = Score, line by line
table-new-game = Set a new table

## Keys

keys-title = Keys
keys-help = Show or hide this list
keys-digits = Answer with the option of that number
keys-options = Move through the options
keys-arrows = Go up, down, left, right, where there is a way
keys-walk = Move through the answers
keys-end = The answer below: end, ready, pass
keys-things = Go to the thing of that letter
keys-take-back = Take back the last choice
keys-again = See again what just happened
keys-closer = Look closer at what has the focus or the pointer
keys-question = Go to the question
keys-log = Open the log
keys-cards = Open the cards
keys-score = Open the score so far
keys-others = Look at the other teams
keys-rules = Open the rules for this question
keys-turn = Turn the card in hand; without one, open the rules for this question
keys-place = Place the card in hand where it lies; arrows go from place to place, Esc puts it aside
keys-board = Go to the board
keys-sheet = Go to the sheet
keys-zoom = Zoom in, zoom out, show it all
keys-skip = Skip the animation
keys-close = Close what is open

## Replay

replay-title = Replay
replay-step = Step { $step } of { $of }
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-go = Go to step
replay-seat = Point of view
replay-follow = whoever acts
replay-play = Play
replay-pause = Pause
replay-play-keys = Play or pause (Space)
replay-speed = Speed
replay-moments = Moments: { $count }
replay-at = step { $step }
replay-moment-before = Moment before
replay-moment-after = Next moment
replay-took-back = { $who }: a choice is taken back.
replay-verify = Verify the rolls
replay-verify-about = If this is the fingerprint that the table showed at the start, nothing was changed after it: the secret belongs to the fingerprint, and every roll and every shuffle follows from the secret. The server alone picks the secret; that its host did not choose among several is not proved.
replay-commitment = Fingerprint
replay-secret = Secret
replay-secret-later = The secret is published when the game is over.
replay-verified = Verified: every roll and every shuffle follows from the secret, and the secret fits the fingerprint.
replay-not-verified = Not verified: { $why }
replay-stretch-verified = Steps { $first } to { $last }, by rules { $rules }: verified. { $draws ->
    [one] One draw follows from the secret.
   *[other] { $draws } draws follow from the secret.
}
replay-stretch-beyond = Steps { $first } to { $last } were played by rules { $rules }, which this version no longer has: they can be looked at, but not proved here.
replay-download = Download the record

## Campaign

campaign-title = Campaign: { $story }
campaign-lead = Three games, one story. The sum of the three totals decides.
campaign-chapter = Chapter { $chapter } of { $of }
campaign-totals = Totals so far
campaign-total = Sum
campaign-player = Player
campaign-next = Start the next chapter
campaign-open = Open the chapter
campaign-not-yet = not played yet
campaign-running = running
campaign-finished = finished
campaign-winner = Winner of the campaign: { $who }
campaign-shared = Shared victory in the campaign: { $who }
campaign-back = To the campaign

## Rules page

rules-title = Rules: { $game }
rules-contents = Contents

## About

about-title = About Undercroft
about-what = Undercroft is an open table for dungeon board games. Everyone can run it on their own machine; nothing is sent anywhere else.
about-games = The games
about-affiliation = Undercroft is not affiliated with the designers or publishers of the games, nor endorsed by them. All words and drawings here are our own. If you like a game, buy it.
about-icons = Icons
about-icons-credit = Icons by the authors of game-icons.net, licensed CC BY 3.0, recoloured and combined with our own drawings.
about-fonts = Fonts
about-fonts-credit = Balsamiq Sans, Caveat and PT Sans, all under the SIL Open Font License.
about-dice = Chance that can be checked
about-dice-credit = Before a game the server picks a secret from which all rolls and shuffles follow, and shows its fingerprint. When the game is over the secret is published, and anyone can check that nothing was changed after the start. That the host did not choose among several secrets cannot be checked.
about-licence = Licence
about-licence-credit = The program is free software under the MIT licence.
about-version = Version { $version }

## Errors

error-title = That did not work
error-page-title = Sorry
error-home = To the front page
error-again = Try again
error-error = This cannot be done.
error-not-asked = You are not asked anything right now.
why-offered = You may do it now: { $options }.
error-not-offered = This is not one of your options now.
error-nothing-to-take-back = There is nothing to take back: something new has been learned since, or nothing was chosen yet.
error-stale = The table has moved on. Here is the current question.
error-wrong-seat = This is not your seat.
error-unknown-table = There is no such table. Check the link.
error-unknown-step = This replay has no such step.
error-unknown-seat = There is no such seat at this table.
error-table-full = All seats at this table are taken. You can watch.
error-forbidden = This seat or this decision belongs to somebody else. Open the table’s link to take a free seat or to watch.
error-gone = This table has been deleted.
error-asleep = This table cannot be woken by this version of the house. Its record is kept.
error-unreadable = The stored position of this table cannot be read by this version.
error-link-void = This private link is no longer good: a newer one was made, or the seat is somebody else’s now. Ask for a new one.
error-devices-changed = The list of devices has changed meanwhile. Look at it again.
error-seated-already = This device plays or has played another seat at this table. While the game runs nobody takes a second one: its hand is not for your eyes.
error-too-many = Too many attempts. Wait a moment and try again.
error-too-many-pages = Too many pages of tables are open. Close some and reload this one.
error-too-many-connections = Too many connections are open. Wait a moment and try again.
error-too-slow = The request did not come in time. Try again.
error-unclear = This request can be read in more than one way, and was not read.
error-no-host = The request does not say which house it is for.
error-wrong-host = No house of this name is here. Use the address that its host gave you.
error-busy = The house is too busy just now. Nothing was changed; wait a moment and try again.
error-name-too-long = This name is too long.
error-name-empty = Please enter a name.
error-csrf = This page was open for too long. Reload it and try again.
error-wrong-origin = This request came from a foreign page and was refused.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-wrong-setup = A table cannot be set up like this.
error-wrong-game = This game cannot be added.
error-wrong-record = This is not a record that can be read.
error-wrong-lesson = This lesson cannot be taught.
error-wrong-position = This position cannot be.
error-wrong-pack = The content pack has a mistake.
error-parted = The record and the rules part here: the game cannot be replayed further.
error-luck-ran-out = There are no more prepared dice.
error-database-away = The storage cannot be reached at the moment. Your move may not be saved: look at the table again in a moment.
error-database-busy = The storage is busy. Try again in a moment; nothing was lost.
error-database-full = The storage is full. Your move was not saved; tell the host.
error-database-read-only = The storage cannot be written to. Your move was not saved; tell the host.
error-not-found = There is no such page.
error-server-error = Something went wrong on the server. Nothing that was saved is lost.
error-request = Number of this request, for the host:
error-read-only = The house is read-only for now: tables can be looked at, and nobody can play or set one. Nothing is lost.
error-closing = The house will close soon, and no tables are set any more. What was played is kept and goes on later.
error-banned = This device may not come in here. If you think that is a mistake, tell the host.
error-not-host = This is for whoever runs the house. The command “undercroft admin link” makes a link that leads in.
error-admin-link-void = This link is no longer good: it has been used, or it is too old. The command “undercroft admin link” makes a new one.
error-own-tables-full = You have as many open tables as this house allows. End or delete one first.
error-all-tables-full = The house is full: it has as many open tables as it allows. Try again later.
error-unknown-device = There is no device with that name, or more than one. Give at least the first eight signs of it.
error-wrong-quota = Give a whole number for each; 0 stands for as many as they like.

## Running the house

admin-title = Running the house
admin-enter = Come in
admin-enter-about = This link lets this browser run the house for twelve hours. It can be used once.
admin-state = State
admin-state-open = open
admin-state-read-only = read-only
admin-state-closing = closing
admin-version = Version
admin-processes = Processes
admin-opened = Opened
admin-tables = Tables
admin-counts = waiting: { $waiting }, running: { $running }, over: { $over }, ended early: { $closed }
admin-awake = Tables in memory
admin-pages = Open pages
admin-devices = Devices since it was opened
admin-answers = Answers
admin-outcomes = taken: { $ok }, too late: { $stale }, refused: { $refused }, failed: { $failed }
admin-busy = Thoughts and answers under way
admin-stall = Longest stall
admin-milliseconds = { $count } ms
admin-store = Data
admin-megabytes = { NUMBER($count, minimumFractionDigits: 1) } MB
admin-rule = Rules of the house
admin-read-only-about = Read-only: everybody can look, nobody can play or set a table. It stays so when the house is opened again.
admin-read-only-on = Make it read-only
admin-read-only-off = Let people play again
admin-drain-about = Before it is closed: no new tables, and every open page says so. Games go on until then.
admin-drain-on = Prepare to close
admin-drain-off = Stay open after all
admin-own = Open tables per device
admin-all = Open tables in all
admin-quota-about = 0: as many as they like.
admin-bans = Who stays out
admin-unban = Let in again
admin-people = People
admin-nobody = Nobody has sat down yet.
admin-device = Device
admin-names = Names
admin-seen = Last seen
admin-ban = Ban
admin-banned = banned
admin-why = Why (only you see it)
admin-game = Game
admin-seats = Seats
admin-set = Set
admin-moved = Last change
admin-is-awake = in memory
admin-status-waiting = waiting
admin-status-running = running
admin-status-over = over
admin-status-closed = ended early
admin-no-tables = There are no tables yet.

## Lessons

front-learn = Learn
learn-title = Learn { $game }
learn-lead = Short lessons at a real table. Try what you like: nothing can break, and a wrong turn shows what comes of it.
learn-begin = Begin
learn-go = Go on learning
learn-finished = done
learn-begun = step { $step } of { $steps }
learn-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-course = All lessons
lesson-step = Step { $step } of { $steps }
lesson-on = Go on
lesson-back = Back to the step
lesson-next = Next lesson
lesson-play = Play
lesson-done = That was this lesson.
lesson-taught = You now know, of the rules:
lesson-otherwise = That is allowed, too, but it is not what this step is about. Look at what came of it, then go back.

## The coach of a first game

coach-name = Coach
coach-heard = Got it
coach-off = No more coaching
coach-call = Call the coach

## The rules page

rules-search = Search
rules-find = Find
rules-found = { $count ->
    [0] Nothing was found for “{ $words }”
    [one] One place for “{ $words }”
   *[other] { $count } places for “{ $words }”
}
rules-guide = In short
rules-reference = All the rules
rules-taught = Learn it:
rules-examples = Examples, step by step
    .about = Each is a board to look at: go on step by step, or try something else and see what comes of it.
rules-things = Everything in the box
rules-aid = On one page
rules-print = Print
rules-read = Rules: { $section }
rules-learn = Lesson: { $lesson }
lesson-example-on = Go on
lesson-example-done = That was this example.
lesson-rules = To the rules

## Hints

hint-ask = What would you play?
hint-thinks = The Master is thinking it over…
hint-says = The Master would play:
hint-by-experience = From experience: nothing else was weighed here.
hint-points = { $points ->
    [one] about one point
   *[other] about { $points } points
}
hint-chance = about { $percent } % to win
hint-against-next = { $sides ->
    [both] Better than the next one for: { $better }; worse for: { $worse }.
    [better] Better than the next one for: { $better }.
    [worse] Worse than the next one for: { $worse }.
   *[none] Much the same as the next one.
}
hint-unsure = The next one looks better, but not surely so.
hint-against-first = { $sides ->
    [both] Worse than the first one for: { $worse }; better for: { $better }.
    [better] Better than the first one for: { $better }.
    [worse] Worse than the first one for: { $worse }.
   *[none] Much the same as the first one.
}
table-hints = Hints: “What would you play?”
table-hints-alone = For whoever plays alone or with bots only
table-hints-on = For everybody at the table
table-hints-off = For nobody
keys-hint = Ask what the Master would play; then go to the answer
coach-hint = Not sure? Below the options, “What would you play?” names the best moves and says why.
error-no-hints = There are no hints at this table. Whoever set it may allow them in the menu.

## Puzzles

puzzle-title = Puzzles
puzzle-title-of = Puzzles: { $game }
puzzle-lead = Positions from games of bots in which one way to go on is clearly the best. Take your time: nothing is lost by a wrong answer.
puzzle-of-day = Puzzle of the day
puzzle-of-day-solved = Puzzle of the day (solved)
puzzle-day = today
puzzle-all = All puzzles
puzzle-other-games = Puzzles of other games
puzzle-number = Puzzle { $number }
puzzle-solved = solved
puzzle-solved-of = { $solved } of { $count } solved
puzzle-grade-easy = easy
    .many = Easy
puzzle-grade-medium = medium
    .many = Medium
puzzle-grade-hard = hard
    .many = Hard
puzzle-right-score = Right: a score of { $best }, the most there is.
puzzle-missed-score = Not the best way: a score of { $own }, and { $best } can be had.
puzzle-best-score = The best way, to a score of { $best }:
puzzle-right-chance = Right: about { $best } % to win.
puzzle-missed-chance = Not the best answer: about { $own } % to win, and the best one has about { $best } %.
puzzle-best-chance = The chance to win with each answer:
puzzle-worth-chance = about { $worth } %
puzzle-worth-score = about { $worth }
puzzle-why = { $sides ->
    [both] The best answer gains here: { $better }; it loses here: { $worse }.
    [worse] The best answer loses only here: { $worse }.
   *[better] The best answer gains here: { $better }.
}
puzzle-put-off = That decides nothing yet: you could still do anything after it. What is it to be?
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-show-way = Show the best way
puzzle-show-ways = Compare the answers
puzzle-next = Next puzzle
puzzle-back = One step back
puzzle-restart = From the beginning
error-wrong-puzzle = This puzzle cannot be given any more: rules or cards have changed since it was found.
weighed-by = { $sign ->
    [less] { $what } (−{ NUMBER($by, maximumFractionDigits: 1) })
   *[more] { $what } (+{ NUMBER($by, maximumFractionDigits: 1) })
}

## Analysis after a game

analysis-title = Analysis
analysis-open = Analyse the game
analysis-lead-points = What each seat could expect to score, step by step, and what moved it: choices or chance.
analysis-lead-chance = How likely each seat was to win, step by step, and what moved it: choices or chance.
analysis-working = The game is being played through again…
analysis-working-about = Every roll and draw is tried again many times. That takes a minute or two; it is then kept with the game.
analysis-progress = Done: { $percent } %
analysis-failed = The analysis did not come to an end this time.
analysis-again = Try again
analysis-parted = This game was played by other rules or with other cards than this version has. It can be looked at step by step, but not played through again: there is no analysis of it.
analysis-stood = How it stood
analysis-stood-points = points expected at the end, round by round
analysis-stood-chance = chance to win in per cent, round by round
analysis-spots = A mark on a line is a turning point.
analysis-figures = As a table
analysis-after = After round
analysis-start = Start
analysis-turns = Turning points
analysis-by-points = points gained or lost by the seat shown
analysis-by-chance = change of the chance to win, for the seat shown
analysis-no-turns = Nothing moved it by much.
analysis-split = { $luck ->
    [none] All of it was chosen.
   *[some] Chosen: { $chosen } · chance: { $luck }
}
analysis-decisions = Decisions that cost most
analysis-decisions-about = The figure is what it cost: by what was known at that moment, as the strongest bot weighs it.
analysis-no-decisions = Nothing clearly better was found than what was played.
analysis-no-more-decisions = Apart from the turning points, nothing clearly better was found than what was played.
analysis-not-weighed = In this game single decisions cannot be weighed yet.
analysis-played = Played
analysis-better = Better
analysis-below = Something better was there: see the decisions.
analysis-nothing-better = Nothing better was found.
analysis-why = { $sides ->
    [both] Brings more: { $better }; less: { $worse }.
    [better] Brings more: { $better }.
   *[worse] Brings less: { $worse }.
}
analysis-luck = Luck
analysis-luck-about = What all rolls and draws, also those of others, brought a seat, against what they bring on average. The thin line on a bar says how sure that is (standard error).
analysis-luck-none = Nothing was drawn by chance that mattered.
analysis-verdict = { $verdict ->
    [kind] Chance was kind.
    [unkind] Chance was unkind.
   *[even] About what could be expected.
}
analysis-most = What weighed most:
analysis-drawn = Something was drawn.
analysis-error = ± { $error }
analysis-method = How this is worked out
analysis-method-worth = The game is played again from its record. Wherever nothing is under way, the bots’ judgement says what each seat can expect; the last figure is the real result.
analysis-method-luck = At every roll or draw the same answer is given again to the table as it was, with other luck, many times. What really came of it, less the mean of the others, is luck. Over many games that is nothing on average, whatever the judgement is worth; what the judgement does not see, it cannot count.
analysis-method-decisions = All answers of a person are looked through quickly, the three dearest are weighed at the strongest bot’s leisure: only from what that seat could see. What a bot answered in place of the person, or somebody who sat there before, is left out. A game can be lost by a good decision and won by a bad one.
analysis-method-docs = More about it: docs/analysis.md in the source code of the house.
analysis-figure-points = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-figure-chance = { NUMBER($figure, maximumFractionDigits: 0) } %
analysis-change-points = { $sign ->
    [more] +{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [less] −{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] 0
}
analysis-change-chance = { $sign ->
    [more] +{ NUMBER($by, maximumFractionDigits: 0) } %
    [less] −{ NUMBER($by, maximumFractionDigits: 0) } %
   *[none] 0 %
}
error-no-analysis = A game is analysed when it has been played to its end.
